//! The standard board, edge by edge.

use std::collections::BTreeSet;

use chancery::board::{Board, BoardKind, Location, Power, Province, SpaceKind, UnitKind};
use serde::Deserialize;

/// The borders in `borders.txt`, both ways round. The file is not made from our map: it holds the
/// facts of the standard board's adjacency, on which two independent public adjudicators agree.
fn borders(kind: &str) -> BTreeSet<(Location, Location)> {
    let lines = include_str!("borders.txt")
        .lines()
        .filter(|l| !l.starts_with('#'));
    let mut edges = BTreeSet::new();
    for line in lines {
        let words: Vec<_> = line.split_whitespace().collect();
        let [who, a, b] = words[..] else {
            panic!("not a border: {line}")
        };
        if who == kind {
            let (a, b) = (a.parse().unwrap(), b.parse().unwrap());
            edges.insert((a, b));
            edges.insert((b, a));
        }
    }
    edges
}

fn p(id: &str) -> Province {
    id.parse().unwrap()
}

#[test]
fn every_board_loads() {
    for kind in BoardKind::ALL {
        assert_eq!(kind.board().shipped(), Some(kind));
    }
}

#[test]
fn armies_cross_exactly_the_listed_borders() {
    let board = Board::standard();
    let ours: BTreeSet<_> = board
        .provinces()
        .iter()
        .flat_map(|a| {
            let to = board.army_neighbours(a).iter();
            to.map(move |b| (a.into(), b.into()))
        })
        .collect();
    let listed = borders("army");
    assert_eq!(listed.len(), 2 * 111);
    assert_eq!(ours, listed);
}

#[test]
fn fleets_cross_exactly_the_listed_borders() {
    let board = Board::standard();
    let ours: BTreeSet<_> = board
        .provinces()
        .iter()
        .flat_map(|a| board.stands(UnitKind::Fleet, a))
        .flat_map(|a| board.fleet_neighbours(a).map(move |b| (a, b)))
        .collect();
    let listed = borders("fleet");
    assert_eq!(listed.len(), 2 * 141);
    assert_eq!(ours, listed);
}

/// The same facts from elsewhere: a JSON file with the lists `army` and `fleet` of pairs, each
/// border once.
#[test]
fn the_listed_borders_are_those_of_the_reference() {
    let text = include_str!("references/standard.json");
    let reference: serde_json::Value = serde_json::from_str(text).unwrap();
    for kind in ["army", "fleet"] {
        let pairs = Vec::<(String, String)>::deserialize(&reference[kind]).unwrap();
        let mut edges = BTreeSet::new();
        for (a, b) in pairs {
            let (a, b): (Location, Location) = (a.parse().unwrap(), b.parse().unwrap());
            edges.insert((a, b));
            edges.insert((b, a));
        }
        assert_eq!(borders(kind), edges, "{kind}");
    }
}

#[test]
fn the_standard_board_counts() {
    let board = Board::standard();
    assert_eq!(board.provinces().len(), 75);
    assert_eq!(board.seas().len(), 19);
    assert_eq!(board.lands().len(), 56);
    assert_eq!(board.coastal().len(), 42);
    assert_eq!(board.centres().len(), 34);
    assert_eq!(board.start().units.len(), 22);
    let homes: usize = Power::ALL.iter().map(|q| board.homes(*q).len()).sum();
    assert_eq!(homes, 22);
    assert_eq!(board.homes(Power::RUSSIA).len(), 4);
    assert_eq!(board.home(p("war")), Some(Power::RUSSIA));
    assert_eq!(board.home(p("bel")), None);
    assert!(board.is_centre(p("bel")) && !board.is_centre(p("bur")));
}

#[test]
fn exactly_three_provinces_have_two_coasts() {
    let board = Board::standard();
    let split: Vec<_> = board
        .provinces()
        .iter()
        .filter(|q| !board.coasts(*q).is_empty())
        .collect();
    assert_eq!(split, [p("bul"), p("spa"), p("stp")]);
    for q in split {
        assert_eq!(board.coasts(q).len(), 2);
        assert!(!board.can_stand(UnitKind::Fleet, q.into()));
        assert!(board.can_stand(UnitKind::Army, q.into()));
    }
}

#[test]
fn every_starting_unit_stands_in_a_home_of_its_own() {
    let board = Board::standard();
    for unit in &board.start().units {
        assert_eq!(board.home(unit.at.province), unit.owner);
    }
}

#[test]
fn units_stand_only_where_they_can() {
    let board = Board::standard();
    let stands = |kind, id: &str| board.can_stand(kind, id.parse().unwrap());
    assert!(stands(UnitKind::Army, "mun") && !stands(UnitKind::Fleet, "mun"));
    assert!(stands(UnitKind::Fleet, "nth") && !stands(UnitKind::Army, "nth"));
    assert!(stands(UnitKind::Fleet, "stp/nc") && !stands(UnitKind::Fleet, "stp/ec"));
    assert!(!stands(UnitKind::Army, "stp/nc"));
    assert!(!stands(UnitKind::Army, "ire"));
    assert_eq!(board.space(p("kie")), Some(SpaceKind::Coast));
    assert_eq!(board.space(p("ire")), None);
}

#[test]
fn a_border_written_from_one_side_is_refused() {
    let text = include_str!("../../maps/standard.json");
    let broken = text.replacen(
        "\"army\": [\"gre\", \"ser\", \"tri\"]",
        "\"army\": [\"ser\", \"tri\"]",
        1,
    );
    assert_ne!(text, broken);
    let error = Board::read(BoardKind::Standard, &broken).unwrap_err();
    assert!(error.to_string().contains("one side"), "{error}");
}

/// The fleets of use to an army on its way, out of those in some seas; both written as ids.
fn useful(from: &str, to: &str, seas: &str) -> String {
    let board = Board::standard();
    let fleets = if seas == "all" {
        board.seas().clone()
    } else {
        seas.split(' ').map(p).collect()
    };
    let useful = board.useful_fleets(p(from), p(to), &fleets);
    let ids: Vec<_> = useful.iter().map(|q| q.to_string()).collect();
    ids.join(" ")
}

#[test]
fn a_convoy_leaves_out_needless_fleets() {
    assert_eq!(useful("lon", "bel", "eng nth nwg mao"), "eng nth");
    assert_eq!(useful("mar", "spa", "all"), "lyo");
    assert_eq!(useful("gas", "mar", "lyo mao tys wes"), "lyo mao wes");
    assert_eq!(useful("gas", "mar", "lyo mao tys"), "");
    assert_eq!(useful("bul", "sev", "all"), "bla");
    assert_eq!(useful("gre", "sev", "all"), "");
    assert_eq!(useful("swe", "nwy", "ska"), "ska");
    assert_eq!(useful("lon", "lon", "all"), "");
    assert_eq!(useful("mun", "ber", "all"), "");
}
