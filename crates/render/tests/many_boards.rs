//! Invented boards are drawn: their outlines or paintings are read, what the shapes say of borders is what the rules say,
//! a planted fault is named, and every tenth has its pictures painted.

#[path = "../../rules/tests/invented/lot.rs"]
mod lot;
#[path = "../../rules/tests/invented/play.rs"]
mod play;

use std::collections::BTreeSet;
use std::time::Instant;

use chancery_drawing::{Drawn, Hints, Kind, Place, Report, draw_painting, draw_svg};
use chancery_i18n::Words;
use chancery_invented::{Invented, Map};
use chancery_render::phase::{self, Captions};
use chancery_render::{Chart, Geometry, HEIGHT, Scene, WIDTH, render};
use chancery_rules::board::{Board, BoardRef, Location, Power, Province, UnitKind, shared_board};
use chancery_rules::game::State;
use chancery_rules::variants::standard;

use lot::Lot;

/// How many boards are drawn unless `CHANCERY_BOARDS` says otherwise; `.ci/faults` has five hundred drawn.
const BOARDS: usize = 30;

fn place(board: &Board, province: Province) -> Place {
    let kind = if board.is_sea(province) {
        Kind::Sea
    } else if board.coastal().contains(province) {
        Kind::Coast
    } else {
        Kind::Inland
    };
    let coasts = board.coasts(province).iter();
    Place {
        id: province.id().to_string(),
        name: board.name(province).to_owned(),
        kind,
        centre: board.centres().contains(province),
        coasts: coasts.map(|coast| coast.id().to_owned()).collect(),
    }
}

fn read(board: &Board, map: &Map) -> Report {
    let places: Vec<Place> = board.provinces().iter().map(|p| place(board, p)).collect();
    let (width, height) = Geometry::SIZE;
    let hints = Hints {
        picture: Some([f64::from(width), f64::from(height)]),
        ..Hints::default()
    };
    match map {
        Map::Outlines(svg) => draw_svg(svg.as_bytes(), &places, &hints),
        Map::Painting { png, table } => draw_painting(png, table.as_bytes(), &places, &hints),
    }
}

/// All that borders each other for units of that kind, by the rules.
fn ruled(board: &Board, kind: UnitKind) -> BTreeSet<(String, String)> {
    let mut all = BTreeSet::new();
    for from in board.provinces().iter() {
        for at in board.stands(kind, from) {
            for to in board.reach(kind, at).iter() {
                all.insert((from.to_string(), to.to_string()));
            }
        }
    }
    all
}

/// The same by the shapes, coasts aside.
fn shown(drawn: &Drawn, kind: UnitKind) -> BTreeSet<(String, String)> {
    let borders = match kind {
        UnitKind::Army => &drawn.map.army,
        UnitKind::Fleet => &drawn.map.fleet,
    };
    let bare = |id: &str| id.split('/').next().unwrap_or(id).to_owned();
    let each = borders.iter();
    each.flat_map(|(from, all)| all.iter().map(move |to| (bare(from), bare(to))))
        .collect()
}

/// How a board begins, and how it stands after a year.
fn pictures(board: BoardRef, chart: Chart, number: usize) {
    let mut setup = standard(None);
    setup.play_on(board).expect("a board for the standard game");
    let first = State::new(setup.clone());
    let later = play::play(&setup, 1, &mut Lot(number as u64), |_, _, _, _| ());
    let captions = Captions {
        game: format!("Invented {number}"),
        ..Captions::default()
    };
    for state in [first, later] {
        let scene = phase::now(&state, &captions, Words::english());
        let picture = render(&Scene { chart, ..scene });
        let size =
            |at: usize| u32::from_be_bytes(picture[at..at + 4].try_into().expect("a header"));
        assert_eq!((size(16), size(20)), (WIDTH, HEIGHT), "board {number}");
        if !is_kept(number) {
            continue;
        }
        let file = format!("invented-{number}-{}.png", state.phase.year);
        let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(file);
        std::fs::write(path, picture).expect("the target folder can be written");
    }
}

fn draw(invented: &Invented) {
    let number = invented.number;
    let board = shared_board(&invented.rules.to_string()).expect("a board");
    let rules = board.board();
    let report = read(rules, &invented.map);
    let fatal: Vec<_> = report
        .faults
        .iter()
        .filter(|fault| fault.is_fatal())
        .collect();
    assert_eq!(fatal.is_empty(), report.drawn.is_some(), "board {number}");
    if let Some(slip) = &invented.slip {
        let named = fatal.iter().any(|fault| {
            let said = fault.to_string();
            let kind = format!("{:?}", fault.mistake);
            kind.starts_with(slip.kind)
                && slip.names.iter().all(|name| said.contains(name.as_str()))
        });
        assert!(named, "board {number}: {slip:?} is not among {fatal:?}");
        return;
    }
    assert!(fatal.is_empty(), "board {number}: {fatal:?}");
    let drawn = report.drawn.expect("no fault is fatal");
    for kind in [UnitKind::Army, UnitKind::Fleet] {
        let (ruled, shown) = (ruled(rules, kind), shown(&drawn, kind));
        let apart: Vec<_> = ruled.symmetric_difference(&shown).collect();
        assert!(apart.is_empty(), "board {number}, {kind:?}: {apart:?}");
    }
    let powers: Vec<Power> = rules.powers().collect();
    let chart = Chart::read(&drawn.file("own").to_string(), "own", &powers);
    let chart = chart.unwrap_or_else(|bad| panic!("board {number}: {bad}"));
    for province in rules.provinces().iter() {
        for kind in [UnitKind::Army, UnitKind::Fleet] {
            for at in rules.stands(kind, province) {
                let stand = chart
                    .map()
                    .stand(at)
                    .or(chart.map().stand(Location::from(province)));
                assert!(
                    stand.is_some(),
                    "board {number}: no place for a unit in {at}"
                );
            }
        }
    }
    if is_kept(number) || wanted().is_some() {
        pictures(board, chart, number);
    }
}

/// Whether the pictures of a board are kept to be looked at.
fn is_kept(number: usize) -> bool {
    number.is_multiple_of(10)
}

/// How many boards somebody asked for; then all of them are painted.
fn wanted() -> Option<usize> {
    std::env::var("CHANCERY_BOARDS").ok()?.parse().ok()
}

/// Draws every fourth of the boards without a fault in their rules.
fn each(first: usize) {
    let began = Instant::now();
    let boards = wanted().unwrap_or(BOARDS);
    let good = (0..boards).filter(|number| number % 5 != 4);
    let mut drawn = 0;
    for number in good.skip(first).step_by(4) {
        draw(&chancery_invented::board(number));
        drawn += 1;
    }
    println!("{drawn} drawings in {:.1?}", began.elapsed());
    assert!(drawn > 0, "there are too few boards");
}

#[test]
fn the_first_of_four() {
    each(0);
}

#[test]
fn the_second_of_four() {
    each(1);
}

#[test]
fn the_third_of_four() {
    each(2);
}

#[test]
fn the_last_of_four() {
    each(3);
}
