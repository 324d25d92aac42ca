//! Boards that somebody uploads: the rules, and both kinds of drawings.

#[path = "../../crates/rules/tests/invented/lot.rs"]
pub mod lot;
#[path = "../../crates/rules/tests/invented/play.rs"]
pub mod play;

use chancery::board::{BoardRef, keep_board};
use chancery::boards::tell;
use chancery::i18n::Words;
use chancery::orders::check_board;
use chancery::render::Chart;
use chancery::variants::PRESETS;
use chancery_drawing::{Hints, Kind, Place, Report, draw_painting, draw_svg};

use super::is_said;
use lot::Lot;

/// For how many years an accepted board is played.
const YEARS: u16 = 2;
/// Where a painting begins in what holds its table, too.
const PNG: &[u8] = b"\x89PNG";

/// A `board.json`: all its faults are said, or it is played by the rules whose turn it is.
pub fn board_json(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let checked = check_board(&text);
    let refused = checked.faults.iter().any(|fault| !fault.is_warning());
    assert_eq!(refused, checked.board.is_none(), "{text}");
    checked.faults.iter().for_each(|f| is_said(&f.to_string()));
    if let Some(board) = checked.board {
        play_on(keep_board(board), data);
    }
    let (lines, _) = tell(Words::english(), check_board(&text));
    lines.iter().flat_map(|text| text.lines()).for_each(is_said);
}

fn play_on(board: BoardRef, data: &[u8]) {
    let sum = |sum: u64, byte: &u8| sum.wrapping_mul(31).wrapping_add(u64::from(*byte));
    let mut lot = Lot(data.iter().fold(7, sum));
    let mut setup = (PRESETS[lot.draw(PRESETS.len())].setup)(None);
    if setup.play_on(board).is_ok() {
        play::play(&setup, YEARS, &mut lot, |_, _, _, _| ());
    }
}

/// The provinces that all drawings here are of: `fuzz/seeds/board_svg` and `board_png` draw them.
fn places() -> [Place; 4] {
    let place = |id: &str, kind: Kind, coasts: &[&str]| Place {
        id: id.to_owned(),
        name: id.to_owned(),
        kind,
        centre: kind != Kind::Sea,
        coasts: coasts.iter().map(|coast| (*coast).to_owned()).collect(),
    };
    [
        place("ald", Kind::Coast, &["nc", "sc"]),
        place("bru", Kind::Coast, &[]),
        place("sou", Kind::Sea, &[]),
        place("nor", Kind::Sea, &[]),
    ]
}

/// What is wrong is said; what is not wrong is a drawing that pictures can be made of.
fn is_judged(report: &Report) {
    let refused = report.faults.iter().any(|fault| fault.is_fatal());
    assert_eq!(refused, report.drawn.is_none(), "{:?}", report.faults);
    report.faults.iter().for_each(|f| is_said(&f.to_string()));
    if let Some(drawn) = &report.drawn {
        let chart = Chart::read(&drawn.file("own").to_string(), "own", &[]);
        let chart = chart.unwrap_or_else(|bad| panic!("{bad}"));
        assert_eq!(chart.map().provinces().count(), places().len());
    }
}

/// A `map.svg`.
pub fn board_svg(data: &[u8]) {
    is_judged(&draw_svg(data, &places(), &Hints::default()));
}

/// A `provinces.csv` and, from the signature of a PNG on, a `map.png`.
pub fn board_png(data: &[u8]) {
    let found = data.windows(PNG.len()).position(|bytes| bytes == PNG);
    let (table, png) = data.split_at(found.unwrap_or(data.len()));
    is_judged(&draw_painting(png, table, &places(), &Hints::default()));
}
