//! What somebody sees does not change with what they do not see: random games, in which everything hidden is replaced.

use chancery_rules::board::Power;
use chancery_rules::game::{State, Viewer, adjudicate, check_order};
use serde_json::{Value, json};

use crate::change::{Hidden, changed};
use crate::change_report::Phase;
use crate::game::game;
use crate::random::{Lot, play, sheets};

/// Games that know different things.
fn games() -> Vec<(&'static str, Value)> {
    vec![
        ("standard", json!({})),
        (
            "standard",
            json!({"fog_centres": "itself", "convoys": "army-fleet"}),
        ),
        ("economic", json!({})),
        ("investment", json!({"fog_fleets": "two-seas"})),
        ("relations", json!({})),
        ("relations", json!({"fog_allies": "shared"})),
        ("naval", json!({})),
        ("capitalist", json!({})),
        (
            "economic",
            json!({"control": "bourse", "relations": "treaties"}),
        ),
    ]
}

/// Everybody who may look: each power, two together, and the public.
fn viewers(state: &State) -> Vec<Vec<Power>> {
    let powers = state.setup.played();
    let mut all: Vec<Vec<Power>> = powers.iter().map(|power| vec![*power]).collect();
    all.push(powers.iter().copied().take(2).collect());
    all.push(Vec::new());
    all
}

fn alike<T: PartialEq + std::fmt::Debug>(a: &T, b: &T, of: &str) {
    assert_eq!(a, b, "{of}");
    assert_eq!(format!("{a:?}"), format!("{b:?}"), "{of}");
}

/// Plays each game and shows what everybody may look at.
fn everywhere(
    phases: usize,
    mut look: impl FnMut(&str, &State, &State, &chancery_rules::game::Report, &[Power], &mut Lot),
) {
    for (place, (variant, more)) in (0..3).flat_map(|_| games()).enumerate() {
        let mut lot = Lot(place as u64 + 3);
        let name = format!("{variant} {more}");
        let state = game(variant, more);
        play(state, phases, &mut lot, |before, next, report, lot| {
            let all = viewers(before);
            for _ in 0..3 {
                let own = lot.one(&all).expect("viewers").clone();
                look(&name, before, next, report, &own, lot);
            }
        });
    }
}

#[test]
fn what_is_hidden_does_not_change_what_is_seen() {
    let (mut differ, mut looks) = (0, 0);
    everywhere(14, |name, _, state, _, own, lot| {
        if !state.is_foggy() {
            return;
        }
        let viewer = Viewer::Powers(own.to_vec());
        let other = changed(state, &Hidden::from(state, own), lot);
        let of = format!("{name}, {own:?}, {:?}", state.phase);
        alike(&state.seen_by(&viewer), &other.seen_by(&viewer), &of);
        differ += usize::from(*state != other);
        looks += 1;
    });
    assert!(differ * 10 > looks * 9, "{differ} of {looks} were changed");
}

#[test]
fn what_is_hidden_does_not_change_what_is_told() {
    let (mut differ, mut looks) = (0, 0);
    everywhere(14, |name, before, next, report, own, lot| {
        if !next.is_foggy() {
            return;
        }
        let viewer = Viewer::Powers(own.to_vec());
        let (other_next, other) = Phase::of(before, next, report, own).changed(lot);
        let of = format!("{name}, {own:?}, {:?}", report.phase);
        let told = report.seen_by(next, &viewer);
        alike(&told, &other.seen_by(&other_next, &viewer), &of);
        differ += usize::from(*report != other);
        looks += 1;
    });
    assert!(differ * 10 > looks * 9, "{differ} of {looks} were changed");
}

#[test]
fn what_is_seen_is_all_there_is_to_see() {
    everywhere(14, |name, _, state, _, own, _| {
        if !state.is_foggy() {
            return;
        }
        let viewer = Viewer::Powers(own.to_vec());
        let seen = state.seen_by(&viewer);
        alike(&seen, &seen.seen_by(&viewer), name);
        if let Some(bank) = seen.economy.bank() {
            for (power, treasury) in &bank.treasuries {
                assert!(own.contains(power) || treasury.credits == 0, "{name}");
            }
            for loan in &bank.loans {
                assert!(
                    own.contains(&loan.lender) || own.contains(&loan.debtor),
                    "{name}"
                );
            }
            assert!(bank.books.keys().all(|power| own.contains(power)), "{name}");
        }
        let veiled = seen.veiled();
        let known = seen.seen.as_ref().expect("a seen state");
        for unit in &seen.position.units {
            let there = state.position.unit(unit.id);
            let at = unit.at.province;
            if veiled.contains(at) {
                assert!(known.remembered.contains_key(&at), "{name}: {unit:?}");
                assert!(
                    unit.owner.is_none_or(|power| !own.contains(&power)),
                    "{name}"
                );
                assert_eq!(there, None, "{name}: it is no unit, only a memory");
            } else {
                assert_eq!(there, Some(unit), "{name}");
            }
        }
        let lost = &seen.position.dislodged;
        assert!(
            lost.iter()
                .all(|lost| !veiled.contains(lost.unit.at.province))
        );
        for power in own {
            let (mine, whole) = (seen.position.of(*power), state.position.of(*power));
            assert_eq!(
                mine.collect::<Vec<_>>(),
                whole.collect::<Vec<_>>(),
                "{name}"
            );
            let owns = |state: &State| state.economy.province_counts().get(power).copied();
            assert_eq!(owns(&seen), owns(state), "{name}: {power}");
            assert_eq!(seen.due().get(power), state.due().get(power), "{name}");
        }
        assert_eq!(seen.survivors(), state.survivors(), "{name}");
    });
}

#[test]
fn what_if_is_answered_on_what_is_seen() {
    everywhere(10, |_, _, state, _, own, lot| {
        let viewer = Viewer::Powers(own.to_vec());
        let mut seen = state.seen_by(&viewer);
        for _ in 0..3 {
            let sheets = sheets(&seen, lot);
            let (next, report) = adjudicate(&seen, &sheets);
            // Somebody may look at that, too.
            let _ = report.seen_by(&next, &viewer);
            seen = next;
        }
    });
}

#[test]
fn whatever_is_legal_may_be_ordered_by_what_is_seen() {
    everywhere(8, |name, _, state, _, own, lot| {
        // Treaties forbid some orders that the board allows.
        if !state.is_foggy() || !state.relations.is_none() {
            return;
        }
        let seen = state.seen_by(&Viewer::Powers(own.to_vec()));
        let (rules, board) = (&state.setup.movement, state.setup.board());
        for unit in &state.position.units {
            let Some(owner) = unit.owner.filter(|owner| own.contains(owner)) else {
                continue;
            };
            let orders = rules.legal_orders(board, &state.position, unit);
            for _ in 0..20 {
                let Some(order) = lot.one(&orders) else {
                    continue;
                };
                if check_order(state, owner, order).is_ok() {
                    let taken = check_order(&seen, owner, order);
                    assert!(taken.is_ok(), "{name}: {order}: {taken:?}");
                }
            }
        }
    });
}
