//! Whom a power attacks, makes treaties with and claims to win with, where powers may promise each other peace and
//! pay for breaking it.

use std::collections::{BTreeMap, BTreeSet};

use chancery_rules::board::{Power, Province, Unit};
use chancery_rules::game::{Item, PhaseKind, Sheet, State, check};
use chancery_rules::orders::{Act, Order};
use chancery_rules::relations::{Bonds, Entry, Standing, TreatyKind};

use crate::land::{CENTRE, Prize};
use crate::scene::Scene;

/// What an order into an unowned centre costs, in thousandths of a centre: a point for seven years, against a
/// centre that may be kept for longer.
const MINOR: i64 = CENTRE as i64 * 7 / 10;

/// Whom a power attacks.
pub(crate) enum War {
    /// Anybody: nobody promises anything in this game, or this player does not mind.
    Everybody,
    /// Only these.
    On(Peace),
}

/// What a power must not touch.
pub(crate) struct Peace {
    power: Power,
    foes: BTreeSet<Power>,
    /// By province: whom it would attack who enters it.
    victims: BTreeMap<Province, BTreeSet<Power>>,
    /// Unowned centres: to order a unit there is penalised.
    minors: BTreeSet<Province>,
}

impl War {
    /// Whom a power attacks in this phase: those it is at war with and, if there are none, one neutral neighbour that
    /// is weak where the power is strong. Never an ally.
    pub(crate) fn of(state: &State, scene: &Scene<'_>, power: Power) -> War {
        let Some(bonds) = state.relations.bonds() else {
            return War::Everybody;
        };
        let mut foes: BTreeSet<Power> = others(state, power)
            .filter(|other| bonds.hostile(power, *other))
            .collect();
        if foes.is_empty() && state.phase.step == PhaseKind::Movement {
            foes.extend(target(state, scene, bonds, power));
        }
        let board = state.setup.board();
        let owners = state.economy.owners();
        let unowned = |at: &Province| !owners.contains_key(at);
        let victims = board.provinces().iter();
        let victims = victims.map(|at| (at, victims_in(state, bonds, power, at)));
        War::On(Peace {
            power,
            foes,
            victims: victims.collect(),
            minors: board.centres().iter().filter(unowned).collect(),
        })
    }

    /// What it costs to tell a unit that, in thousandths of a centre; `None` if it would attack somebody who is to be
    /// left in peace.
    pub(crate) fn price(&self, unit: &Unit, act: &Act) -> Option<i64> {
        let War::On(peace) = self else {
            return Some(0);
        };
        match act {
            Act::Move { to, .. } => peace.price(unit, to.province),
            Act::SupportMove { to, .. } | Act::Convoy { to, .. } | Act::SupportLeg { to, .. } => {
                peace.price(unit, to.province).map(|_| 0)
            }
            Act::Board { lands, .. } => lands.map_or(Some(0), |to| peace.price(unit, to.province)),
            Act::Then { sea, act } => {
                peace.price(unit, *sea)?;
                self.price(unit, act)
            }
            Act::Patrol { against } => peace.foes.contains(against).then_some(0),
            Act::Hold | Act::SupportHold { .. } | Act::Block { .. } | Act::Disband => Some(0),
        }
    }

    /// Whether a unit that was driven out may go there.
    pub(crate) fn may_retreat(&self, to: Province) -> bool {
        match self {
            War::Everybody => true,
            War::On(peace) => peace.spares(to) && !peace.minors.contains(&to),
        }
    }

    /// Takes back what would attack somebody after all, as the rules judge the sheet.
    pub(crate) fn keep(&self, state: &State, sheet: &mut Sheet) {
        let War::On(peace) = self else {
            return;
        };
        // Each round takes one order back at least.
        for _ in 0..=sheet.orders.len() {
            let found = state.forecast(peace.power, sheet);
            let meant = |against: &Option<Power>, standing: Standing| match against {
                None => true,
                Some(_) if matches!(standing, Standing::War | Standing::MayAttack) => true,
                Some(victim) => peace.foes.contains(victim),
            };
            let mut acts = found.acts.iter();
            let Some(act) = acts.find(|act| !meant(&act.against, act.standing)) else {
                return;
            };
            let at = act.unit.at.province;
            let stay = if state.phase.step == PhaseKind::Retreats {
                Act::Disband
            } else {
                Act::Hold
            };
            for order in &mut sheet.orders {
                match order {
                    Order::Unit { unit, act } if unit.at.province == at => *act = stay.clone(),
                    _ => {}
                }
            }
            sheet.orders.retain(|order| {
                !matches!(order, Order::Several { .. }) || order.place() != Some(at)
            });
        }
    }
}

impl Peace {
    /// Whether nobody who is to be left in peace is attacked by whoever enters a province.
    fn spares(&self, to: Province) -> bool {
        let victims = self.victims.get(&to);
        victims.is_none_or(|victims| victims.iter().all(|victim| self.foes.contains(victim)))
    }

    fn price(&self, unit: &Unit, to: Province) -> Option<i64> {
        if unit.at.province == to {
            return Some(0);
        }
        let minor = self.minors.contains(&to);
        self.spares(to).then_some(if minor { MINOR } else { 0 })
    }
}

/// The other powers of a game's board.
fn others(state: &State, power: Power) -> impl Iterator<Item = Power> + '_ {
    let powers = state.setup.board().powers();
    powers.filter(move |other| *other != power)
}

/// Whom a power would attack by entering a province: whose unit stands there, whose country it is, or who owns a
/// centre that is nobody's home. Options that excuse something are left out of account.
fn victims_in(state: &State, bonds: &Bonds, power: Power, at: Province) -> BTreeSet<Power> {
    let board = state.setup.board();
    let owner = state.economy.owners().get(&at).copied();
    let stands = |other: Power| {
        let mut here = state.position.at(at);
        here.any(|unit| unit.owner == Some(other))
    };
    let enemy_there =
        others(state, power).any(|other| stands(other) && bonds.hostile(power, other));
    let victim = |other: &Power| {
        let theirs = board.country(*other).contains(at) || owner == Some(*other);
        stands(*other) || theirs && !enemy_there
    };
    let alive = others(state, power).filter(|other| state.is_in(*other));
    alive.filter(victim).collect()
}

/// How many of a power's centres another could take from it: those near which it has more units.
fn open(scene: &Scene<'_>, power: Power, of: Power) -> usize {
    let theirs = scene.land.prizes.iter();
    let theirs = theirs.filter(|prize| prize.owner == Some(of));
    let weak =
        |prize: &&Prize| scene.presence.units(power, prize.at) > scene.presence.units(of, prize.at);
    theirs.filter(weak).count()
}

/// The neutral power on which to open a war: it costs points at once, so one centre is not enough.
fn target(state: &State, scene: &Scene<'_>, bonds: &Bonds, power: Power) -> Option<Power> {
    let later = state.phase.year > state.setup.calendar.first_year;
    let neutral = |other: &Power| bonds.standing(power, *other) == Standing::Neutral;
    let rated = others(state, power).filter(neutral);
    let best = rated
        .map(|other| (open(scene, power, other), other))
        .max_by_key(|(count, _)| *count);
    best.filter(|(count, _)| later && *count >= 2)
        .map(|(_, target)| target)
}

/// How much two powers are in each other's way: each one's centres near which the other has units.
fn contact(scene: &Scene<'_>, one: Power, other: Power) -> usize {
    let prizes = scene.land.prizes.iter();
    let near = |prize: &&Prize| {
        prize.owner == Some(one) && scene.presence.units(other, prize.at) > 0
            || prize.owner == Some(other) && scene.presence.units(one, prize.at) > 0
    };
    prizes.filter(near).count()
}

/// The neighbour with whom a treaty of mutual defence is worth most: the one most in the way, of those that are
/// not at war with the power and that it does not mean to attack.
fn friend(state: &State, scene: &Scene<'_>, bonds: &Bonds, power: Power) -> Option<Power> {
    let peaceful = |other: &Power| state.is_in(*other) && !bonds.fought(power, *other);
    let rated = others(state, power).filter(peaceful);
    let rated = rated.map(|other| (contact(scene, power, other), other));
    let best = rated.max_by_key(|(count, other)| (*count, std::cmp::Reverse(*other)));
    best.filter(|(count, _)| *count > 0).map(|(_, other)| other)
}

/// The neighbour whom a power asks for a treaty of mutual defence: one at a time, and nobody whom it means to attack.
fn wanted(state: &State, scene: &Scene<'_>, bonds: &Bonds, power: Power) -> Option<Power> {
    let with = friend(state, scene, bonds, power)?;
    let partners = bonds.partners(power);
    let bound = partners.iter().any(|(other, _)| *other != with);
    let at_war = others(state, power).any(|other| bonds.hostile(power, other));
    let spared = at_war || target(state, scene, bonds, power) != Some(with);
    (!bound && spared).then_some(with)
}

/// Whether a power enters a treaty that another has declared: mutual defence with up to two neighbours whom it does
/// not mean to attack, an alliance to attack with whoever is at war with the same power.
pub(crate) fn accepts(
    state: &State,
    scene: &Scene<'_>,
    power: Power,
    kind: TreatyKind,
    with: Power,
) -> bool {
    let Some(bonds) = state.relations.bonds() else {
        return false;
    };
    let partners = bonds.partners(power);
    let room = partners.iter().filter(|(other, _)| *other != with).count() < 2;
    let peaceful = !bonds.fought(power, with) && room;
    match kind {
        TreatyKind::Mdt => {
            let near = contact(scene, power, with) > 0;
            peaceful && near && target(state, scene, bonds, power) != Some(with)
        }
        TreatyKind::Aat => {
            let common = |foe: Power| bonds.hostile(power, foe) && bonds.hostile(with, foe);
            peaceful && others(state, power).any(common)
        }
    }
}

/// Whether a power joins others who claim to win: an ally, and only if it cannot claim alone.
pub(crate) fn joins(state: &State, power: Power, with: &BTreeSet<Power>) -> bool {
    let Some(bonds) = state.relations.bonds() else {
        return false;
    };
    let alone = Entry::Claim {
        with: BTreeSet::new(),
    };
    let allied = with
        .iter()
        .all(|other| bonds.treaty(power, *other).is_some());
    allied && check(state, power, &Item::Treaty(alone)).is_err()
}

/// Writes down what a power declares to others: treaties, notice, and claims to win.
pub(crate) fn declare(state: &State, scene: &Scene<'_>, power: Power, sheet: &mut Sheet) {
    let Some(bonds) = state.relations.bonds() else {
        return;
    };
    let mut lines = Vec::new();
    match state.phase.step {
        PhaseKind::Treaties | PhaseKind::Movement => {
            lines.extend(wanted(state, scene, bonds, power).map(|with| Entry::Enter {
                kind: TreatyKind::Mdt,
                with,
            }));
        }
        PhaseKind::Retreats => {}
        PhaseKind::Adjustments => {
            lines.extend(claim(state, bonds, power).map(|with| Entry::Claim { with }));
            let at_war = others(state, power).any(|other| bonds.hostile(power, other));
            let partners = bonds.partners(power);
            let tempting = partners
                .into_iter()
                .map(|(with, _)| (open(scene, power, with), with))
                .max();
            // With nobody else to attack, an ally who lies open is left; that costs a point, and the attack two.
            let left = tempting.filter(|(count, _)| !at_war && *count >= 4 && lines.is_empty());
            lines.extend(left.map(|(_, with)| Entry::Abrogate { with }));
        }
    }
    let good = |entry: &Entry| check(state, power, &Item::Treaty(entry.clone())).is_ok();
    sheet.treaties.extend(lines.into_iter().filter(good));
}

/// With whom a power claims to win: alone if it can, else with the ally with whom it has enough.
fn claim(state: &State, bonds: &Bonds, power: Power) -> Option<BTreeSet<Power>> {
    let may = |with: &BTreeSet<Power>| {
        let entry = Entry::Claim { with: with.clone() };
        check(state, power, &Item::Treaty(entry)).is_ok()
    };
    let alone = BTreeSet::new();
    if may(&alone) {
        return Some(alone);
    }
    let allies = bonds.partners(power).into_iter();
    let pairs = allies.map(|(with, _)| BTreeSet::from([with]));
    pairs.into_iter().find(may)
}

#[cfg(test)]
mod tests {
    use chancery_rules::control::PlayerId;
    use chancery_rules::game::adjudicate;
    use chancery_rules::relations::{Relations, Tally};
    use chancery_rules::variants;

    use super::*;
    use crate::arena;
    use crate::budget::Budget;
    use crate::kind::Kind;
    use crate::land::Land;
    use crate::terrain::Terrain;
    use crate::view::View;

    /// A game with treaties after some phases without a word.
    fn game(phases: usize) -> State {
        let mut state = arena::start(&variants::relations(None), 1);
        for _ in 0..phases {
            state = adjudicate(&state, &Default::default()).0;
        }
        state
    }

    fn unit(state: &State, at: &str) -> Unit {
        let at: Province = at.parse().expect("a province");
        *state.position.at(at).next().expect("a unit stands there")
    }

    fn go(to: &str) -> Act {
        Act::Move {
            to: to.parse().expect("a place"),
            via: chancery_rules::orders::Via::Unsaid,
        }
    }

    /// Austria's war in the first Spring.
    fn with_austria(of: impl Fn(&State, &War)) {
        let state = game(1);
        assert_eq!(state.phase.step, PhaseKind::Movement);
        let terrain = Terrain::of(state.setup.board());
        let land = Land::of(&state);
        let scene = Scene::of_state(&terrain, &land, &state);
        of(&state, &War::of(&state, &scene, Power::AUSTRIA));
    }

    #[test]
    fn in_peace_neighbours_are_spared_and_unowned_centres_have_their_price() {
        with_austria(|state, war| {
            let price = |from: &str, to: &str| war.price(&unit(state, from), &go(to));
            assert_eq!(price("tri", "ven"), None);
            // No centre, but Italy's own country.
            assert_eq!(price("vie", "tyr"), Some(0));
            assert_eq!(price("bud", "rum"), Some(MINOR));
            assert_eq!(price("vie", "gal"), Some(0));
        });
    }

    #[test]
    fn what_would_be_an_attack_is_taken_back() {
        with_austria(|state, war| {
            let order = |at: &str, act| Order::Unit {
                unit: chancery_rules::orders::UnitRef {
                    power: None,
                    kind: None,
                    at: at.parse().expect("a place"),
                    joint: false,
                },
                act,
            };
            let mut sheet = Sheet {
                orders: vec![order("tri", go("ven")), order("vie", go("gal"))],
                ..Sheet::default()
            };
            war.keep(state, &mut sheet);
            let kept = [order("tri", Act::Hold), order("vie", go("gal"))];
            assert_eq!(sheet.orders, kept);
        });
    }

    #[test]
    fn who_has_the_points_claims_to_win() {
        let mut state = game(3);
        while state.phase.step != PhaseKind::Adjustments {
            state.phase.step = PhaseKind::Adjustments;
            state.phase.season = chancery_rules::game::Season::Winter;
        }
        for (points, claims) in [(6, false), (7, true)] {
            if let Relations::Treaties(treaties) = &mut state.relations {
                treaties.tally = Some(Tally {
                    year: state.phase.year,
                    points: [(Power::AUSTRIA, points)].into_iter().collect(),
                });
            }
            let view = View::of(&state, PlayerId(1), &[]);
            let thought = Kind::Normal.player(1).sheet(&view, &mut Budget::of(0));
            let claim = Entry::Claim {
                with: BTreeSet::new(),
            };
            assert_eq!(thought.sheet.treaties.contains(&claim), claims, "{points}");
            assert!(thought.refused.is_empty());
        }
    }
}
