//! Random games: whatever is written, points in are points out, forfeits and rubble.

use chancery::board::UnitKind::{Army, Fleet};
use chancery::economy::blocks::Entry;
use chancery::game::Step;
use chancery::orders::{Act, Order, UnitRef, Via};
use rand::prelude::*;
use rand::rngs::SmallRng;

use super::*;

/// A sheet of anything, good and bad.
fn anything(state: &State, power: Power, rng: &mut SmallRng) -> Sheet {
    let board = state.setup.board();
    let mut sheet = Sheet::default();
    let lands: Vec<Province> = board.lands().iter().collect();
    for unit in state.position.of(power) {
        let named = UnitRef {
            power: None,
            kind: Some(unit.kind),
            at: unit.at,
        };
        let near: Vec<Province> = board.reach(unit.kind, unit.at).iter().collect();
        let act = match state.phase.step {
            Step::Adjustments if rng.random_bool(0.8) => continue,
            Step::Adjustments => Act::Disband,
            _ => match near.choose(rng) {
                Some(to) => Act::Move {
                    to: (*to).into(),
                    via: Via::Unsaid,
                },
                None => Act::Hold,
            },
        };
        sheet.orders.push(Order::Unit { unit: named, act });
    }
    if state.phase.step == Step::Adjustments {
        for at in board.homes(power) {
            let kind = if rng.random_bool(0.5) { Army } else { Fleet };
            let at = (*at).into();
            sheet.orders.push(Order::Build { kind, at });
        }
        for _ in 0..4 {
            let blocks = rng.random_range(0..20);
            if let Some(at) = lands.choose(rng).copied() {
                sheet.blocks.push(Entry::Place { blocks, at });
            }
        }
        if let Some(at) = board.homes(power).choose(rng).copied() {
            sheet.blocks.push(Entry::Rest { at });
        }
    }
    sheet
}

#[test]
fn i03e_i05f_points_in_are_points_out_forfeits_and_rubble() {
    let choices = [
        json!({}),
        json!({"neutrals": "blocks"}),
        json!({"opening": "unarmed", "unspent": "home"}),
        json!({"opening": "reduced", "unspent": "treasury", "seasons": "one"}),
        json!({"provinces": "valued", "army_price": 3}),
        json!({"provinces": "equal", "scheme": "appendix", "neutral_rubble": "when-taken"}),
        json!({"provinces": "table", "board": "economic", "loans": "allowed"}),
    ];
    for seed in 0..21 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut options = choices[seed as usize % choices.len()].clone();
        options["victory_blocks"] = json!(9999);
        let mut state = with(options);
        for _ in 0..30 {
            let sheets: BTreeMap<PlayerId, Sheet> = Power::ALL
                .map(|p| (player(p), anything(&state, p, &mut rng)))
                .into();
            let (next, report) = adjudicate(&state, &sheets);
            add_up(&state, &next, &report);
            if let Some(ledger) = &report.points {
                assert_eq!(ledger.balanced(), Ok(()), "{ledger:#?}");
            }
            assert_eq!(adjudicate(&state, &sheets), (next.clone(), report));
            state = next;
        }
    }
}
