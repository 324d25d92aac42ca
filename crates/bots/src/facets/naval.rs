//! Fleets that share seas, move two legs, patrol and block.

use chancery_rules::board::{Province, Unit};
use chancery_rules::orders::{Act, Via};

use crate::scene::Scene;

/// Whether a fleet's way has several legs.
pub(crate) fn legs(via: &Via) -> bool {
    match via {
        Via::Route(_) => true,
        Via::Unsaid | Via::Convoy => false,
    }
}

/// Whether a power should think of an act at all. A fleet that goes two legs is lost unless it ends in a centre, and
/// one that goes and then helps is lost anyway: both are for taking a centre of others in Fall. In Spring a fleet that
/// goes one leg is as near by Fall, and risks nothing.
/// Who is hunted must be there, and who is blocked near.
pub(crate) fn pays(scene: &Scene<'_>, unit: &Unit, act: &Act) -> bool {
    let (owner, here) = (unit.owner, unit.at.province);
    let prize = |at: Province| scene.land.worth(at) > 0 && scene.land.owner(at) != owner;
    match act {
        Act::Patrol { against } => {
            let theirs = |other: &Unit| other.owner == Some(*against) && other.at.province == here;
            owner != Some(*against) && scene.units.iter().any(theirs)
        }
        Act::Block { against } => {
            owner != Some(*against) && scene.presence.units(*against, here) > 0
        }
        Act::Move { to, via } => !legs(via) || scene.fall && prize(to.province),
        Act::Then { act, .. } => match &**act {
            Act::SupportMove { unit, to } | Act::SupportLeg { unit, to, .. } => {
                let own = unit.power.is_none() || unit.power == owner;
                own && scene.fall && prize(to.province)
            }
            Act::Hold
            | Act::Move { .. }
            | Act::SupportHold { .. }
            | Act::Convoy { .. }
            | Act::Board { .. }
            | Act::Then { .. }
            | Act::Patrol { .. }
            | Act::Block { .. }
            | Act::Disband => false,
        },
        Act::Hold
        | Act::SupportHold { .. }
        | Act::SupportMove { .. }
        | Act::Convoy { .. }
        | Act::SupportLeg { .. }
        | Act::Board { .. }
        | Act::Disband => true,
    }
}

/// Whether an act does nothing: a support of something at sea, where nobody can be kept out or driven out.
pub(crate) fn is_idle(scene: &Scene<'_>, act: &Act) -> bool {
    match act {
        Act::SupportHold { unit } => scene.shared.contains(unit.at.province),
        Act::SupportMove { to, .. } | Act::SupportLeg { to, .. } => {
            scene.shared.contains(to.province)
        }
        Act::Then { act, .. } => is_idle(scene, act),
        Act::Hold
        | Act::Move { .. }
        | Act::Convoy { .. }
        | Act::Board { .. }
        | Act::Patrol { .. }
        | Act::Block { .. }
        | Act::Disband => false,
    }
}

/// Whether an act is one of those that are tried after all plain ones.
pub(crate) fn is_rare(act: &Act) -> bool {
    match act {
        Act::Move { via, .. } => legs(via),
        Act::Then { .. } | Act::SupportLeg { .. } | Act::Patrol { .. } | Act::Block { .. } => true,
        Act::Hold
        | Act::SupportHold { .. }
        | Act::SupportMove { .. }
        | Act::Convoy { .. }
        | Act::Board { .. }
        | Act::Disband => false,
    }
}

#[cfg(test)]
mod tests {
    use chancery_rules::board::{Location, Power, UnitKind};
    use chancery_rules::game::{Phase, Season, Sheet, State};
    use chancery_rules::orders::Order;
    use chancery_rules::variants;

    use super::*;
    use crate::arena;
    use crate::candidates::{Intent, Options};
    use crate::dumbbot::write_moves;
    use crate::facets::{Facet, Facets};
    use crate::land::Land;
    use crate::terrain::Terrain;

    fn place(name: &str) -> Location {
        name.parse().expect("a place")
    }

    /// Two Italian fleets and a Turkish one in the Ionian Sea, in Fall.
    fn state() -> State {
        let mut state = arena::start(&variants::naval(None), 1);
        state.phase = Phase::moves(Season::Fall, 1914);
        state.position.units.clear();
        for power in [Power::ITALY, Power::ITALY, Power::TURKEY] {
            let at = place("ion");
            state.position.add(UnitKind::Fleet, Some(power), at);
        }
        state
    }

    #[test]
    fn fleets_that_hunt_together_get_one_order() {
        let state = state();
        let terrain = Terrain::of(state.setup.board());
        let land = Land::of(&state);
        let scene = Scene::of_state(&terrain, &land, &state);
        let against = Power::TURKEY;
        let fleets: Vec<Unit> = state.position.of(Power::ITALY).copied().collect();
        let acts = fleets
            .into_iter()
            .map(|unit| (unit, Act::Patrol { against }));
        let mut sheet = Sheet::default();
        write_moves(&state, &scene, Power::ITALY, acts, &mut sheet);
        let [Order::Several { count: 2, act, .. }] = sheet.orders.as_slice() else {
            panic!("{sheet}");
        };
        assert_eq!(*act, Act::Patrol { against });
    }

    #[test]
    fn two_fleets_may_go_to_one_sea_unless_seas_are_thought_to_have_room_for_one() {
        let state = state();
        let terrain = Terrain::of(state.setup.board());
        let land = Land::of(&state);
        let goals = |facets: Facets| {
            let scene = Scene {
                shared: facets.shared(&state),
                ..Scene::of_state(&terrain, &land, &state)
            };
            let options = Options::of(&state, &scene, Power::ITALY, &|_, _| Some(0));
            let go = |unit| options.with(unit, Intent::Go(place("tys").province));
            let mut choice = vec![go(0).expect("a way"), go(1).expect("a way")];
            options.repair(&mut choice, &[1]);
            [0, 1].map(|unit| options.intent(&choice, unit))
        };
        let sails = Intent::Go(place("tys").province);
        assert_eq!(goals(Facets::ALL), [sails, sails]);
        let lacking = Facets::without(Facet::Naval);
        assert_eq!(goals(lacking), [Intent::Stay, sails]);
    }

    #[test]
    fn only_what_can_come_of_it_is_thought_of() {
        let state = state();
        let terrain = Terrain::of(state.setup.board());
        let land = Land::of(&state);
        let scene = Scene::of_state(&terrain, &land, &state);
        let fleet = state.position.of(Power::ITALY).next().expect("a fleet");
        let two = |to: &str| Act::Move {
            to: place(to),
            via: Via::Route(vec![place("adr").province]),
        };
        // Trieste is a centre of Austria's; Albania none.
        assert!(pays(&scene, fleet, &two("tri")));
        assert!(!pays(&scene, fleet, &two("alb")));
        let spring = Scene {
            fall: false,
            ..Scene::of_state(&terrain, &land, &state)
        };
        assert!(!pays(&spring, fleet, &two("tri")));
        let hunt = |against| Act::Patrol { against };
        assert!(pays(&scene, fleet, &hunt(Power::TURKEY)));
        assert!(!pays(&scene, fleet, &hunt(Power::RUSSIA)));
        let help = Act::SupportHold {
            unit: scene.named(fleet),
        };
        assert!(is_idle(&scene, &help));
        assert!(!is_idle(&scene, &two("tri")));
    }
}
