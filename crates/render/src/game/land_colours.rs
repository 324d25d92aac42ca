//! Whose colour a land wears.
//!
//! The rules know owners of supply centres only. On the picture every land between them goes with one
//! centre next to it, always the same, and wears its owner's colour paler: it changes exactly when that
//! centre does. No rule asks this.

use std::collections::BTreeMap;

use chancery_rules::board::{Board, BoardId, Power, Province};

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
    let owner = |land: Province| centres.get(&goes_with(board, land)?).copied();
    lands.iter().filter_map(|p| Some((p, owner(p)?))).collect()
}

/// The centre that a land goes with. On a board that was read it is one next to it in the same country.
fn goes_with(board: &Board, land: Province) -> Option<Province> {
    if let BoardId::Shipped(_) = board.id() {
        let (_, centre) = GOES_WITH.into_iter().find(|(id, _)| land.id() == *id)?;
        return centre.parse().ok();
    }
    let mut powers = board.powers();
    let power = powers.find(|power| board.country(*power).contains(land))?;
    let near = board.army_neighbours(land).iter();
    let mut near = near.filter(|at| board.is_centre(*at));
    near.find(|at| board.country(power).contains(*at))
}

#[cfg(test)]
mod tests {
    use super::*;
    use chancery_rules::board::{BoardKind, shared_board};

    /// Lands called like ours: a country with a wood beside its town, and a waste of nobody's.
    const BOARD: &str = r#"{
      "format": 2, "id": "woods", "name": "Woods",
      "powers": [
        { "id": "north", "name": "North", "homes": ["ald"], "country": ["ald", "sil"], "units": ["A ald"] },
        { "id": "south", "name": "South", "homes": ["ber"], "units": ["A ber"] }
      ],
      "provinces": [
        { "id": "ald", "name": "Alder", "kind": "inland", "centre": true, "army": ["sil"] },
        { "id": "ber", "name": "Berth", "kind": "inland", "centre": true, "army": ["sil", "ruh"] },
        { "id": "sil", "name": "Sile Wood", "kind": "inland", "army": ["ald", "ber"] },
        { "id": "ruh", "name": "Rough", "kind": "inland", "army": ["ber"] }
      ]
    }"#;

    #[test]
    fn on_other_boards_a_land_goes_with_a_centre_of_its_country() {
        let board = shared_board(BOARD).expect("a board").board();
        let id = |id: &str| id.parse::<Province>().expect("a province");
        assert_eq!(goes_with(board, id("sil")), Some(id("ald")));
        assert_eq!(goes_with(board, id("ruh")), None);
    }

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
