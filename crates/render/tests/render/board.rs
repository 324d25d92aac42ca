//! The drawn map against the board the rules play on.

use std::collections::BTreeSet;

use chancery_render::{Chart, Geometry};
use chancery_rules::board::{Board, BoardKind, Province, UnitKind};

fn set<'a>(places: impl IntoIterator<Item = &'a String>) -> BTreeSet<String> {
    places.into_iter().cloned().collect()
}

/// Each drawn board with the one it is a picture of, all islands open.
fn boards() -> [(Chart, &'static Board); 3] {
    let islands = BTreeSet::from(super::fleets::ISLANDS);
    [
        (Chart::STANDARD, BoardKind::Standard.board()),
        (Chart::ECONOMIC, BoardKind::Economic.board()),
        (Chart::NAVAL, BoardKind::Naval.board_with(&islands)),
    ]
}

#[test]
fn each_chart_has_its_boards_spaces_and_no_others() {
    for (kind, board) in boards() {
        let chart = kind.map();
        let drawn: BTreeSet<Province> = chart.provinces().map(|(p, _)| p).collect();
        assert_eq!(drawn, board.provinces().iter().collect());
        for (province, space) in chart.provinces() {
            assert_eq!(space.sea(), board.is_sea(province), "{province}");
            if board.is_centre(province) {
                assert!(space.sc.is_some(), "{province}");
            }
            if kind == Chart::STANDARD {
                assert_eq!(space.sc_standard, board.is_centre(province), "{province}");
            }
        }
    }
}

#[test]
fn armies_cross_exactly_the_borders_that_are_drawn() {
    for (kind, board) in boards() {
        let chart = kind.map();
        for province in board.lands().iter() {
            let drawn = chart.army.get(&*province.id()).map(set).unwrap_or_default();
            let ruled: BTreeSet<String> = board
                .army_neighbours(province)
                .iter()
                .map(|p| p.to_string())
                .collect();
            assert_eq!(drawn, ruled, "{board:?}: {province}", board = board.id());
        }
        assert_eq!(chart.army.len(), board.lands().len());
    }
}

#[test]
fn fleets_sail_exactly_where_shores_and_seas_meet() {
    for (kind, board) in boards() {
        let chart = kind.map();
        let mut stands = 0;
        for province in board.seas().or(board.coastal()).iter() {
            for from in board.stands(UnitKind::Fleet, province) {
                stands += 1;
                let drawn = chart.fleet.get(&from.to_string()).map(set);
                let ruled: BTreeSet<String> = board
                    .fleet_neighbours(from)
                    .map(|l| l.to_string())
                    .collect();
                assert_eq!(drawn.unwrap_or_default(), ruled, "{from}");
            }
        }
        assert_eq!(chart.fleet.len(), stands);
    }
}

#[test]
fn everything_in_every_space_has_a_place_on_the_map() {
    let (width, height) = Geometry::SIZE;
    for kind in Chart::SHIPPED {
        let chart = kind.map();
        for (province, space) in chart.provinces() {
            let spots = space.unit.values().chain(space.dislodged.values());
            for spot in spots.chain([&space.label]).chain(&space.sc) {
                assert!(
                    (8.0..width - 8.0).contains(&spot.x) && (8.0..height - 8.0).contains(&spot.y),
                    "{province} at {spot:?}"
                );
            }
            assert!(space.unit.contains_key("main") && space.dislodged.contains_key("main"));
        }
    }
    for (kind, board) in boards() {
        let chart = kind.map();
        for province in board.provinces().iter() {
            let space = chart.space(province).expect("on the chart");
            for coast in board.coasts(province) {
                assert!(space.unit.contains_key(coast.id()), "{province}/{coast}");
            }
            if board.is_centre(province) {
                assert!(space.sc.is_some(), "{province}");
            }
            if board.value(province) > 0 {
                assert!(space.badge.is_some() && space.chest.is_some(), "{province}");
            }
        }
    }
}

#[test]
fn no_two_units_stand_on_each_other() {
    for (kind, _) in boards() {
        let chart = kind.map();
        let all: Vec<_> = chart.provinces().collect();
        for (i, (a, space)) in all.iter().enumerate() {
            for (b, other) in &all[i + 1..] {
                let apart = space.unit["main"].distance(other.unit["main"]);
                assert!(apart >= 30.0, "{a} and {b}: {apart}");
            }
        }
    }
}

#[test]
fn zara_lies_between_croatia_and_serbia_on_the_economic_chart() {
    // Rule: Zara touches Budapest, Croatia does not touch Serbia.
    let chart = Chart::ECONOMIC.map();
    let touches = |a: &str, b: &str| chart.army[a].iter().any(|n| n == b);
    assert!(touches("zar", "bud") && touches("zar", "ser") && touches("cro", "zar"));
    assert!(!touches("cro", "ser") && !touches("cro", "alb"));
}
