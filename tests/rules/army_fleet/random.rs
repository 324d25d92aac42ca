//! Properties of A/F convoys over random games.

use chancery::board::powers::*;
use chancery::control::PlayerId;
use chancery::game::{Action, PhaseKind, Results, Sheet, State, act, adjudicate};
use chancery::variants::{self, options};
use proptest::prelude::*;
use serde_json::json;

use super::*;

/// A started game; `convoys` as the option has it.
fn game(variant: &str, convoys: &str) -> State {
    let mut setup = (variants::preset(variant).unwrap().setup)(None);
    let given = serde_json::from_value(json!({ "convoys": convoys })).unwrap();
    options::set(&mut setup, &given).unwrap();
    let mut state = State::new(setup);
    for power in Power::ALL {
        let player = PlayerId(power.place() as u64);
        let wish = Some(power);
        state = act(&state, &Action::Join { player, wish }).unwrap().0;
    }
    act(&state, &Action::Start { seed: 1 }).unwrap().0
}

/// A legal order for every unit, chosen by the numbers; those that go aboard are often taken.
fn orders(state: &State, picks: &[u16], boards: bool) -> BTreeMap<PlayerId, Sheet> {
    let mut sheets: BTreeMap<PlayerId, Sheet> = BTreeMap::new();
    let movement = &state.setup.movement;
    let board = state.setup.board();
    let mut picks = picks.iter().cycle();
    let mut pick = || *picks.next().unwrap() as usize;
    // Nobody orders neutral armies.
    for unit in state.position.units.iter().filter(|u| u.owner.is_some()) {
        let mut acts = movement.legal_acts(board, &state.position, unit);
        acts.retain(|act| boards || !matches!(act, Act::Board { .. }));
        let aboard: Vec<Act> = acts
            .iter()
            .filter(|act| matches!(act, Act::Board { .. }))
            .cloned()
            .collect();
        let from = if !aboard.is_empty() && pick() % 2 == 0 {
            &aboard
        } else {
            &acts
        };
        let act = from[pick() % from.len()].clone();
        let named = UnitRef {
            power: None,
            kind: Some(unit.kind),
            at: unit.at,
            joint: state.position.is_joint(unit.id),
        };
        let sheet = sheets
            .entry(PlayerId(unit.owner.unwrap().place() as u64))
            .or_default();
        sheet.orders.push(Order::Unit { unit: named, act });
    }
    sheets
}

fn retreats(state: &State, picks: &[u16]) -> BTreeMap<PlayerId, Sheet> {
    let mut sheets: BTreeMap<PlayerId, Sheet> = BTreeMap::new();
    for (lost, pick) in state.position.dislodged.iter().zip(picks.iter().cycle()) {
        let to = lost.retreats[*pick as usize % lost.retreats.len()];
        let act = Act::Move {
            to,
            via: Default::default(),
        };
        let unit = UnitRef {
            power: None,
            kind: Some(lost.unit.kind),
            at: lost.unit.at,
            joint: false,
        };
        let sheet = sheets
            .entry(PlayerId(lost.unit.owner.unwrap().place() as u64))
            .or_default();
        sheet.orders.push(Order::Unit { unit, act });
    }
    sheets
}

/// What holds of every position.
fn sound(state: &State) {
    let position = &state.position;
    let board = state.setup.board();
    let _ = stands(position);
    for unit in &position.units {
        let carried = position.carrier(unit.id).is_some();
        let sea = board.is_sea(unit.at.province);
        if unit.kind == UnitKind::Army {
            assert_eq!(sea, carried, "an army at sea is aboard: {unit:?}");
        }
        let there = position
            .at(unit.at.province)
            .filter(|u| position.carrier(u.id).is_none());
        assert_eq!(
            there.count(),
            1,
            "one unit, but for an army aboard: {unit:?}"
        );
    }
    let limit = state.setup.movement.convoys().limit;
    for cargo in &position.aboard {
        assert!(cargo.moves >= 1 && cargo.moves <= limit);
        let standing = position.unit(cargo.fleet).is_some();
        let lost = position
            .dislodged
            .iter()
            .any(|d| d.unit.id == cargo.fleet && d.cargo.is_some_and(|army| army.id == cargo.army));
        assert!(standing != lost);
    }
    let ids: Vec<UnitId> = position.units.iter().map(|u| u.id).collect();
    assert!(ids.is_sorted(), "in order of id");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    /// No unit is made, and none lost but by a rule that says so.
    #[test]
    fn ex1_no_unit_is_made_or_lost_but_by_rule(
        picks in proptest::collection::vec(any::<u16>(), 64),
        variant in 0..4_usize,
    ) {
        // Whatever economy and relations it goes with.
        let variant = ["standard", "economic", "investment", "relations"][variant];
        let mut state = game(variant, "army-fleet");
        for turn in 0..10 {
            let picks: Vec<u16> = picks.iter().map(|n| n.wrapping_mul(turn * 2 + 1)).collect();
            let sheets = match state.phase.step {
                PhaseKind::Movement => orders(&state, &picks, true),
                PhaseKind::Retreats => retreats(&state, &picks),
                _ => BTreeMap::new(),
            };
            let before = everybody(&state.position);
            let (next, report) = adjudicate(&state, &sheets);
            sound(&next);
            let now = everybody(&next.position);
            match &report.results {
                Results::Movement(all) => {
                    for (id, kind) in &before {
                        let outcome = all.iter().find(|o| o.unit.id == *id).unwrap();
                        let gone = outcome.annihilated.is_some()
                            || outcome.dislodged.is_some_and(|b| b.destroyed);
                        prop_assert_eq!(now.get(id).copied(), (!gone).then_some(*kind));
                        prop_assert_eq!(
                            next.position.carrier(*id).is_some() || next.position.dislodged.iter()
                                .any(|d| d.cargo.is_some_and(|c| c.id == *id)),
                            outcome.aboard.is_some()
                        );
                    }
                    prop_assert!(now.keys().all(|id| before.contains_key(id)));
                }
                Results::Retreats(all) => {
                    let stayed = |id: &UnitId| match all.iter().find(|r| {
                        r.unit.id == *id || r.cargo.is_some_and(|c| c.id == *id)
                    }) {
                        Some(retreat) => retreat.to.is_some(),
                        None => true,
                    };
                    for id in before.keys() {
                        prop_assert_eq!(now.contains_key(id), stayed(id));
                    }
                }
                _ => {}
            }
            state = next;
        }
    }

    /// Where nobody boards or is convoyed, both kinds of convoys come to the same end.
    #[test]
    fn ex1_without_boarding_or_convoys_it_is_the_plain_game(
        picks in proptest::collection::vec(any::<u16>(), 64),
    ) {
        let (mut plain, mut other) = (game("standard", "rulebook"), game("standard", "army-fleet"));
        for turn in 0..8 {
            let picks: Vec<u16> = picks.iter().map(|n| n.wrapping_mul(turn * 2 + 1)).collect();
            let mut sheets = match plain.phase.step {
                PhaseKind::Movement => orders(&other, &picks, false),
                PhaseKind::Retreats => retreats(&plain, &picks),
                _ => BTreeMap::new(),
            };
            for sheet in sheets.values_mut() {
                sheet.orders.retain(|o| !matches!(o, Order::Unit { act: Act::Convoy { .. }, .. }));
            }
            plain = adjudicate(&plain, &sheets).0;
            other = adjudicate(&other, &sheets).0;
            prop_assert_eq!(&plain.position, &other.position);
            prop_assert_eq!(plain.phase, other.phase);
        }
    }
}

#[test]
fn ex1_every_legal_act_is_judged_legal_and_read_back() {
    let position = position(&[
        (ENGLAND, "A lon"),
        (ENGLAND, "F nth"),
        (ENGLAND, "A nth"),
        (ENGLAND, "F eng"),
        (FRANCE, "A bre"),
        (FRANCE, "F iri"),
    ]);
    let board = Board::standard();
    let rules = Rulebook::default();
    for unit in &position.units {
        let acts = chancery::movement::legal_acts_with(board, &rules, RULES, &position, unit);
        assert!(acts.len() > 1);
        for act in acts {
            let unit_ref = UnitRef {
                power: None,
                kind: Some(unit.kind),
                at: unit.at,
                joint: position.is_joint(unit.id),
            };
            let order = Order::Unit {
                unit: unit_ref,
                act,
            };
            let read = parse_line(&order.to_string(), &Context::bare(board)).unwrap();
            assert_eq!(read.to_string(), order.to_string());
        }
    }
}
