//! `chancery board check`: what is wrong with a board that somebody made, or what it is.

use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;
use std::process::ExitCode;

use crate::board::{Board, BoardRef, CheckedBoard, MOST_BYTES, keep_board};
use crate::i18n::Words;
use crate::orders::check_board;
use crate::variants::PRESETS;

/// Checks a file and prints what was found. The exit code is 0 for a board that can be played, 1 for one that cannot,
/// and 2 if the file cannot be read.
pub fn check(words: &Words, file: &Path) -> ExitCode {
    let text = match text_of(file) {
        Ok(text) => text,
        Err(error) => {
            let sentence = unreadable(words, &file.display().to_string(), &error);
            let _ = writeln!(std::io::stderr(), "{sentence}");
            return ExitCode::from(2);
        }
    };
    let (lines, good) = tell(words, check_board(&text));
    // Nobody may be reading any more.
    let _ = writeln!(std::io::stdout(), "{}", lines.join("\n"));
    if good {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Reads a board to play on.
///
/// # Errors
/// The sentence that says why it cannot be played on.
pub fn read(file: &Path) -> Result<BoardRef, String> {
    let words = Words::english();
    let name = file.display().to_string();
    let text = text_of(file).map_err(|error| unreadable(words, &name, &error))?;
    let checked = check_board(&text);
    checked.board.map(keep_board).ok_or_else(|| {
        let args = [("file", name.into())];
        words.text("own-board-faulty", &args)
    })
}

fn unreadable(words: &Words, file: &str, error: &std::io::Error) -> String {
    let args = [
        ("file", file.to_owned().into()),
        ("cause", error.to_string().into()),
    ];
    words.text("own-board-unreadable", &args)
}

/// The text of a file, and no more of it than is judged.
fn text_of(file: &Path) -> std::io::Result<String> {
    let mut text = String::new();
    File::open(file)?
        .take(MOST_BYTES as u64 + 1)
        .read_to_string(&mut text)?;
    Ok(text)
}

/// What was found, line by line, and whether the board can be played.
pub fn tell(words: &Words, checked: CheckedBoard) -> (Vec<String>, bool) {
    let mut lines: Vec<String> = Vec::new();
    for fault in &checked.faults {
        let key = if fault.is_warning() {
            "own-board-warning"
        } else {
            "own-board-fault"
        };
        lines.push(words.text(key, &[("fault", fault.to_string().into())]));
    }
    let Some(board) = checked.board else {
        let faults = checked.faults.iter().filter(|fault| !fault.is_warning());
        lines.push(words.text("own-board-refused", &[("faults", faults.count().into())]));
        return (lines, false);
    };
    lines.push(summary(words, &board));
    let kept = keep_board(board);
    for preset in PRESETS {
        let mut setup = (preset.setup)(None);
        lines.push(match setup.play_on(kept) {
            Ok(()) => words.text("own-board-carries", &[("variant", preset.id.into())]),
            Err(why) => {
                let args = [
                    ("variant", preset.id.into()),
                    ("why", why.to_string().into()),
                ];
                words.text("own-board-carries-not", &args)
            }
        });
    }
    (lines, true)
}

fn summary(words: &Words, board: &Board) -> String {
    let own = board.own();
    let split = board
        .provinces()
        .iter()
        .filter(|p| !board.coasts(*p).is_empty());
    let args = [
        ("name", own.map_or("", |own| own.name.as_str()).into()),
        ("powers", board.powers().count().into()),
        ("provinces", board.provinces().len().into()),
        ("seas", board.seas().len().into()),
        ("split", split.count().into()),
        ("centres", board.centres().len().into()),
        ("goal", own.map_or(0, |own| own.goal).into()),
        ("identity", board.id().to_string().into()),
    ];
    words.text("own-board-summary", &args)
}
