//! What the demo people promise each other when nobody speaks for them, where treaties are played.

use std::collections::BTreeSet;

use rand::Rng;

use crate::board::Power;
use crate::game::{Item, PhaseKind, State, check};
use crate::relations::{Entry, Pair, TreatyKind};

/// A power's declarations for the phase: now and then a treaty, which the other side declares too; notice
/// after some years; a claim as soon as it can be made.
pub fn promises(state: &State, power: Power, rng: &mut impl Rng) -> Vec<Entry> {
    let mut entries = Vec::new();
    if state.relations.is_none() {
        return entries;
    }
    let alone = BTreeSet::new();
    entries.push(Entry::Claim { with: alone });
    for with in state.survivors() {
        if with == power {
            continue;
        }
        match state.phase.step {
            PhaseKind::Treaties | PhaseKind::Movement => {
                let kind = offered(state.number, Pair::of(power, with));
                entries.extend(kind.map(|kind| Entry::Enter { kind, with }));
            }
            PhaseKind::Adjustments if rng.random_bool(0.15) => {
                entries.push(Entry::Abrogate { with })
            }
            PhaseKind::Adjustments | PhaseKind::Retreats => {}
        }
    }
    entries.retain(|entry| check(state, power, &Item::Treaty(entry.clone())).is_ok());
    entries
}

/// The treaty that two demo people both think of in a phase: about one pair in six does.
fn offered(number: u32, pair: Pair) -> Option<TreatyKind> {
    let [a, b] = pair.both();
    let mixed = number
        .wrapping_mul(31)
        .wrapping_add(a.place() as u32 * 7 + b.place() as u32)
        .wrapping_mul(0x9e37_79b9)
        >> 16;
    match mixed % 12 {
        0 => Some(TreatyKind::Mdt),
        1 => Some(TreatyKind::Aat),
        _ => None,
    }
}
