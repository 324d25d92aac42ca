//! Whose colour a land wears.
//!
//! The rules know owners of supply centres only. On the picture every land between them goes with one
//! centre next to it, always the same, and wears its owner's colour paler: it changes exactly when that
//! centre does. No rule asks this.

use std::collections::BTreeMap;

use chancery_rules::board::{Board, Power, Province};

/// Lands without a centre, each with the centre it goes with: of its own country where it has one.
const GOES_WITH: [(&str, &str); 22] = [
    ("alb", "ser"),
    ("apu", "nap"),
    ("arm", "ank"),
    ("boh", "vie"),
    ("bur", "par"),
    ("cly", "edi"),
    ("fin", "stp"),
    ("gal", "vie"),
    ("gas", "par"),
    ("lvn", "mos"),
    ("naf", "tun"),
    ("pic", "par"),
    ("pie", "ven"),
    ("pru", "ber"),
    ("ruh", "mun"),
    ("sil", "ber"),
    ("syr", "smy"),
    ("tus", "rom"),
    ("tyr", "vie"),
    ("ukr", "mos"),
    ("wal", "lvp"),
    ("yor", "lon"),
];

/// The land provinces without a centre that take the colour of a centre's owner, each with that power.
pub fn hinterland(board: &Board, centres: &BTreeMap<Province, Power>) -> BTreeMap<Province, Power> {
    let lands = board.lands().minus(board.centres());
    let owner = |land: Province| {
        let (_, centre) = GOES_WITH.into_iter().find(|(id, _)| land.id() == *id)?;
        centres.get(&centre.parse().ok()?).copied()
    };
    lands.iter().filter_map(|p| Some((p, owner(p)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use chancery_rules::board::BoardKind;

    #[test]
    fn every_land_goes_with_a_centre_next_to_it() {
        let board = BoardKind::Standard.board();
        for land in board.lands().minus(board.centres()).iter() {
            let with = GOES_WITH.into_iter().find(|(id, _)| land.id() == *id);
            let (_, centre) = with.unwrap_or_else(|| panic!("{land} goes with none"));
            let centre: Province = centre.parse().expect("a province");
            assert!(board.is_centre(centre), "{land} with {centre}");
            assert!(
                board.army_neighbours(land).contains(centre),
                "{land} with {centre}"
            );
        }
    }
}
