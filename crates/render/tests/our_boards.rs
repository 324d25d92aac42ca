//! The boards that come with the program as files are drawn as well as those its rules know: every label lies at its own
//! unit and centre, and what is ordered in games on them can be read.

#[path = "../../rules/tests/invented/lot.rs"]
mod lot;
#[path = "../../rules/tests/invented/play.rs"]
mod play;

use chancery_i18n::Words;
use chancery_render::phase::{self, Captions};
use chancery_render::{Chart, Findings, Scene, judge, misplaced};
use chancery_rules::board::{BoardRef, Power, shared_board};
use chancery_rules::game::Results;
use chancery_rules::variants::standard;

use lot::Lot;

const FILES: [(&str, &str, &str); 5] = {
    macro_rules! file {
        ($id:literal) => {
            (
                $id,
                include_str!(concat!("../../../maps/boards/", $id, "/board.json")),
                include_str!(concat!("../../../maps/boards/", $id, "/shapes.json")),
            )
        };
    }
    [
        file!("two-crowns"),
        file!("three-lanterns"),
        file!("spice-seas"),
        file!("hanse"),
        file!("thirty-four"),
    ]
};

/// How many games are judged on each board, for three years each.
const GAMES: u64 = 3;

/// The most of each kind in a picture, in the mean: labels crossed, heads hidden, stubs, ships over land, labels under
/// units. Fleets of Three Lanterns go round its marches close by, and Hanse has small seas.
const MOST: [f32; 5] = [0.6, 0.02, 0.25, 0.6, 0.0];

fn boards() -> impl Iterator<Item = (&'static str, BoardRef, Chart)> {
    FILES.into_iter().map(|(id, rules, shapes)| {
        let board = shared_board(rules).expect("a board");
        let powers: Vec<Power> = board.board().powers().collect();
        let chart = Chart::read(shapes, "own", &powers).expect("shapes");
        (id, board, chart)
    })
}

#[test]
fn every_label_lies_nearest_to_its_own_unit_and_centre() {
    for (id, _, chart) in boards() {
        assert_eq!(misplaced(chart), Vec::<String>::new(), "{id}");
    }
}

#[test]
fn what_is_ordered_on_them_can_be_read() {
    let mut worse = Vec::new();
    for (id, board, chart) in boards() {
        let (mut sums, mut pictures) = ([0; 5], 0);
        for seed in 0..GAMES {
            let mut setup = standard(None);
            setup.play_on(board).expect("a board for the standard game");
            play::play(&setup, 3, &mut Lot(seed), |before, _, _, report| {
                if !matches!(report.results, Results::Movement(_)) {
                    return;
                }
                let scene = phase::orders(
                    &before.setup,
                    report,
                    &Captions::default(),
                    Words::english(),
                );
                let Findings {
                    crossed,
                    hidden,
                    stubs,
                    overland,
                    covered,
                    astray,
                } = judge(&Scene { chart, ..scene });
                worse.extend(astray.into_iter().map(|name| format!("{id}: {name}")));
                let found = [crossed, hidden, stubs, overland, covered];
                for (sum, found) in sums.iter_mut().zip(&found) {
                    *sum += found.len();
                }
                pictures += 1;
            });
        }
        let means = sums.map(|sum| sum as f32 / pictures as f32);
        println!("{id}: {means:.2?} of {pictures} pictures");
        for (kind, (mean, most)) in means.into_iter().zip(MOST).enumerate() {
            if mean > most {
                worse.push(format!("{id}, kind {kind}: {mean} a picture, not {most}"));
            }
        }
    }
    assert_eq!(worse, Vec::<String>::new());
}
