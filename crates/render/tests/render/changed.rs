//! What a game changes on its map: borders drawn otherwise, and treasuries that have moved.

use std::collections::{BTreeMap, BTreeSet};

use chancery_i18n::Words;
use chancery_render::phase::{self, Captions};
use chancery_render::{Chart, Scene, Sign, borders};
use chancery_rules::board::{BoardKind, BorderChange, Power, Province};
use chancery_rules::control::PlayerId;
use chancery_rules::game::{Sheet, State, adjudicate};
use chancery_rules::variants;

use super::economic::game;
use super::keep;
use super::pictures::{difference, drawn};

fn province(id: &str) -> Province {
    id.parse().expect("a province")
}

/// The changes that the economic board knows.
fn changes() -> Vec<BorderChange> {
    let all = BorderChange::ALL.into_iter();
    all.filter(|c| c.fits(BoardKind::Economic)).collect()
}

/// The map of a game with these borders changed.
fn map(changes: &[BorderChange]) -> Scene {
    let ids: Vec<&str> = changes.iter().map(|c| c.id()).collect();
    let mut setup = variants::economic(None);
    let given = BTreeMap::from([("borders".to_owned(), ids.into())]);
    let given = given.into_iter().collect();
    variants::options::set(&mut setup, &given).expect("an option of this variant");
    let state = State::new(setup);
    phase::now(&state, &Captions::default(), Words::english())
}

#[test]
fn r1b_30_a_border_drawn_otherwise_is_seen_where_it_is() {
    let geometry = Chart::ECONOMIC.map();
    let bare = Scene {
        borders: Vec::new(),
        ..map(&[])
    };
    let plain = drawn(&bare);
    for change in changes() {
        let marks = map(&[change]).borders;
        assert_eq!(marks.len(), 1, "{change}");
        assert_eq!(marks[0].open, !change.id().starts_with("no-"), "{change}");
        let scene = Scene {
            borders: marks.clone(),
            ..bare.clone()
        };
        let [left, top, right, bottom] =
            difference(&plain, &drawn(&scene)).unwrap_or_else(|| panic!("{change} is not seen"));
        // Small enough for a border, and between what it lies between.
        let middle = ((left + right) as f32 / 2.0, (top + bottom) as f32 / 2.0);
        let [a, b] = marks[0].between.map(|p| {
            let space = geometry.space(p).expect("it is on the chart");
            (space.label.x, space.label.y + 52.0)
        });
        let far = |(x, y): (f32, f32)| (x - middle.0).hypot(y - middle.1);
        let apart = (a.0 - b.0).hypot(a.1 - b.1);
        assert!(far(a) < apart + 40.0 && far(b) < apart + 40.0, "{change}");
        assert!(right - left >= 6 && right - left < 120, "{change}");
        assert!(bottom - top >= 6 && bottom - top < 120, "{change}");
    }
    keep("borders", &chancery_render::render(&map(&changes())));
}

#[test]
fn r1b_30_the_legend_and_the_words_say_so() {
    let signs = |changes: &[BorderChange]| -> Vec<Sign> {
        let entries = map(changes).legend.entries.into_iter();
        let of_borders = |s: &Sign| matches!(s, Sign::Opened | Sign::Closed);
        entries.map(|(sign, _)| sign).filter(of_borders).collect()
    };
    assert_eq!(signs(&[]), []);
    assert_eq!(signs(&[BorderChange::CroSer]), [Sign::Opened]);
    assert_eq!(signs(&[BorderChange::NoArcFin]), [Sign::Closed]);
    assert_eq!(signs(&changes()), [Sign::Opened, Sign::Closed]);
    let said = |changes: &[BorderChange]| {
        let changes: BTreeSet<BorderChange> = changes.iter().copied().collect();
        let board = BoardKind::Economic.board_with(&changes);
        borders::said(board, Words::english())
    };
    assert!(said(&[]).is_empty());
    for (change, words) in [
        (BorderChange::NoZarBud, "Zara–Budapest closed"),
        (BorderChange::CroSer, "Croatia–Serbia open to armies"),
        (
            BorderChange::IreCly,
            "Ireland–Clyde open to armies and fleets",
        ),
        (BorderChange::NapSicFleets, "Naples–Sicily open to fleets"),
    ] {
        assert_eq!(said(&[change]), [words]);
    }
}

/// Where the chests lie on the picture of a phase's results.
fn chests(state: &State, sheets: &[(Power, &str)]) -> BTreeMap<Power, Province> {
    let player = |power| {
        let players = state.control.players_of(power);
        players.first().copied().unwrap_or(PlayerId(0))
    };
    let sheets = sheets
        .iter()
        .map(|(power, text)| (player(*power), Sheet::read(text, state)));
    let (_, report) = adjudicate(state, &sheets.collect());
    let captions = Captions::default();
    let scene = phase::orders(&state.setup, &report, &captions, Words::english());
    scene.chests.iter().map(|c| (c.owner, c.at)).collect()
}

#[test]
fn e13f_the_picture_of_results_shows_treasuries_where_they_lie_now() {
    let state = game();
    let moved = chests(&state, &[(Power::FRANCE, "Treasury to Bre")]);
    assert_eq!(moved[&Power::FRANCE], province("bre"));
    assert_eq!(moved[&Power::GERMANY], province("ber"));
    // A captured one lies nowhere, and the captor's where it was.
    let lines = [
        (Power::FRANCE, "A Par - Bur\nTreasury to Mar\nA Mar - Sps"),
        (Power::ITALY, "A Ven - Pie"),
    ];
    let spring = chests(&state, &lines);
    assert_eq!(spring[&Power::FRANCE], province("mar"));
    let player = |power: Power| state.control.players_of(power)[0];
    let sheets = lines.map(|(power, text)| (player(power), Sheet::read(text, &state)));
    let (fall, _) = adjudicate(&state, &sheets.into_iter().collect());
    let taken = chests(&fall, &[(Power::ITALY, "A Pie - Mar")]);
    assert_eq!(taken.get(&Power::FRANCE), None);
    assert_eq!(taken[&Power::ITALY], province("rom"));
}
