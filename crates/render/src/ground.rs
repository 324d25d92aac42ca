//! Whose colour a land wears.
//!
//! The rules know owners of supply centres only. On the picture a land between them goes with the
//! centres around it, so that fronts can be seen; no rule asks this.

use std::collections::BTreeMap;

use chancery_rules::board::{Board, Power, PowerMap, Province};

/// Lands that are drawn as part of a country at the start, beside its home centres. It tips the
/// scale for as long as the country owns a centre next to it.
const COUNTRIES: [(Power, &[&str]); 7] = [
    (Power::Austria, &["boh", "gal", "tyr"]),
    (Power::England, &["cly", "wal", "yor"]),
    (Power::France, &["bur", "gas", "pic"]),
    (Power::Germany, &["pru", "ruh", "sil"]),
    (Power::Italy, &["apu", "pie", "tus"]),
    (Power::Russia, &["fin", "lvn", "ukr"]),
    (Power::Turkey, &["arm", "syr"]),
];

fn country(land: Province) -> Option<Power> {
    COUNTRIES
        .into_iter()
        .find(|(_, lands)| lands.contains(&land.id()))
        .map(|(power, _)| power)
}

/// The owners of centres, and of the lands that go with them.
///
/// A land that is no centre goes with the power that owns more than half of the centres next to
/// it. Its own country counts as one more, and needs only more than any other power.
pub fn owners(board: &Board, centres: &BTreeMap<Province, Power>) -> BTreeMap<Province, Power> {
    let mut owners = centres.clone();
    for land in board.lands().minus(board.centres()).iter() {
        let around = board.army_neighbours(land).and(board.centres());
        let mut votes: PowerMap<usize> = PowerMap::new();
        for owner in around.iter().filter_map(|c| centres.get(&c)) {
            *votes.entry(*owner).or_default() += 1;
        }
        let home = country(land).filter(|p| votes.contains_key(p));
        if let Some(home) = home {
            *votes.entry(home).or_default() += 1;
        }
        let most = votes.values().max().copied().unwrap_or(0);
        let mut first = votes.iter().filter(|(_, n)| **n == most);
        let (Some((leader, n)), None) = (first.next(), first.next()) else {
            continue;
        };
        if home == Some(*leader) || 2 * n > around.len() {
            owners.insert(land, *leader);
        }
    }
    owners
}
