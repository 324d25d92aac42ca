//! `chancery board`: what is wrong with a board that somebody made, or what it is; an example to begin with, and boards
//! that were made for other programs.

mod arguments;
mod colours;
mod drawing;
mod drawn;
mod example;
mod files;
mod import;
mod ours;

use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

pub use self::arguments::{BoardAct, BoardTool, ImportFormat};
use self::drawing::Checked;
pub use self::drawing::{Source, keep};
use self::drawn::{Rules, check_rules, drawing_of_faulty};
pub use self::example::new;
pub use self::import::import;
pub use self::ours::{every, find, named, ours};
use chancery_drawing::Report;

use crate::board::{Board, BoardFault, BoardRef, CheckedBoard, MOST_BYTES, keep_board};
use crate::game::{Setup, State};
use crate::i18n::Words;
use crate::render::{BadDrawing, Chart};
use crate::variants::PRESETS;

/// Does what is wanted with a board.
pub fn run(words: &Words, act: &BoardAct) -> ExitCode {
    match act {
        BoardAct::Check(which) => check(words, &which.file),
        BoardAct::New(new) => self::new(words, &new.folder, new.powers, new.paint),
        BoardAct::Import(how) => import(
            words,
            how.format,
            how.variant.as_deref(),
            &how.files,
            &how.out,
        ),
    }
}

/// Checks a file and prints what was found. The exit code is 0 for a board that can be played, 1 for one that cannot,
/// and 2 if the file cannot be read.
pub fn check(words: &Words, path: &Path) -> ExitCode {
    let folder = path.is_dir().then_some(path);
    let file = &rules_in(path);
    let text = match text_of(file) {
        Ok(text) => text,
        Err(error) => {
            let sentence = unreadable(words, &file.display().to_string(), &error);
            let _ = writeln!(std::io::stderr(), "{sentence}");
            return ExitCode::from(2);
        }
    };
    let found = source_in(words, folder).and_then(|source| {
        let found = told(words, &text, source.as_ref());
        let mut lines = found.lines;
        let mut good = found.board.is_some();
        if let (Some(folder), Some(board)) = (folder, found.board) {
            let drawing = source.map(|source| (source, found.report));
            let (more, is_drawn) = look_at_drawing(words, folder, board, drawing)?;
            lines.extend(more);
            good &= is_drawn;
        }
        Ok((lines, good))
    });
    let (lines, good) = match found {
        Ok(found) => found,
        Err(sentence) => {
            let _ = writeln!(std::io::stderr(), "{sentence}");
            return ExitCode::from(2);
        }
    };
    // Nobody may be reading any more.
    let _ = writeln!(std::io::stdout(), "{}", lines.join("\n"));
    if good {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The drawing in a board's folder, if there is one.
///
/// # Errors
/// The sentence that says which file cannot be read.
fn source_in(words: &Words, folder: Option<&Path>) -> Result<Option<Source>, String> {
    let failed = |(file, error): (PathBuf, std::io::Error)| {
        unreadable(words, &file.display().to_string(), &error)
    };
    match folder {
        Some(folder) => Source::in_folder(folder).map_err(failed),
        None => Ok(None),
    }
}

/// Checks a drawing and writes its picture into the board's folder. `drawing` has what was found in it, if the rules
/// have their borders from it. Returns what was found, line by line, and whether nothing forbids to use it.
///
/// # Errors
/// The sentence that says which file cannot be written.
fn look_at_drawing(
    words: &Words,
    folder: &Path,
    board: BoardRef,
    drawing: Option<(Source, Option<Report>)>,
) -> Result<(Vec<String>, bool), String> {
    let Some((source, report)) = drawing else {
        return Ok((vec![words.plain("own-board-no-drawing")], true));
    };
    let checked = drawing_of(words, board, &source, report).map_err(|bad| unusable(words, &bad))?;
    let mut lines = checked.lines;
    let Some(picture) = checked.picture else {
        return Ok((lines, false));
    };
    let file = drawing::picture_in(folder);
    let shown = file.display().to_string();
    std::fs::write(&file, picture).map_err(|error| {
        let cause = error.to_string().into();
        words.text(
            "own-board-unwritable",
            &[("file", shown.clone().into()), ("cause", cause)],
        )
    })?;
    lines.push(words.text("own-board-drawn", &[("file", shown.into())]));
    Ok((lines, true))
}

/// What was found in a board and its drawing.
#[derive(Debug)]
pub struct Found {
    /// All that is wrong or deserves a look, and what the board is, a line each.
    pub lines: Vec<String>,
    /// The board, if nothing forbids to play on it.
    pub good: Option<Good>,
}

/// A board that was read with its drawing.
#[derive(Debug)]
pub struct Good {
    /// The board.
    pub board: BoardRef,
    /// Its compiled rules, and with them the sets it offers.
    pub rules: String,
    /// Its compiled shapes, in the form of `maps/geometry.json`.
    pub shapes: String,
    /// How it begins, as a PNG; `None` where the standard game cannot be played on it.
    pub picture: Option<Vec<u8>>,
}

/// Looks at the text of a `board.json` and a drawing. A board without faults stays in memory.
pub fn look(words: &Words, rules: &str, source: &Source) -> Found {
    let Told {
        mut lines,
        board,
        report,
    } = told(words, rules, Some(source));
    let Some(board) = board else {
        return Found { lines, good: None };
    };
    let checked = match drawing_of(words, board, source, report) {
        Ok(checked) => checked,
        Err(bad) => {
            lines.push(unusable(words, &bad));
            return Found { lines, good: None };
        }
    };
    lines.extend(checked.lines);
    let own = board.board().own();
    let good = own.zip(checked.shapes).map(|(own, shapes)| Good {
        board,
        rules: own.kept().to_owned(),
        shapes,
        picture: checked.picture,
    });
    Found { lines, good }
}

/// How a board begins, as a PNG; `None` where the standard game cannot be played on it.
pub fn start(words: &Words, board: BoardRef) -> Option<Vec<u8>> {
    drawing::picture(words, board, Chart::of(board.board()))
}

/// The file with a board's rules: the path itself, or `board.json` in the folder that it is.
fn rules_in(path: &Path) -> PathBuf {
    if path.is_dir() {
        path.join("board.json")
    } else {
        path.to_path_buf()
    }
}

/// A board to play on: one that comes with the program, by its id, or one that is read from its `board.json` or the
/// folder in which that lies.
///
/// # Errors
/// The sentence that says why it cannot be played on.
pub fn read(path: &Path) -> Result<BoardRef, String> {
    if let Some(board) = path.to_str().and_then(named) {
        return Ok(board);
    }
    let words = Words::english();
    let file = rules_in(path);
    let name = file.display().to_string();
    let text = text_of(&file).map_err(|error| unreadable(words, &name, &error))?;
    let folder = path.is_dir().then_some(path);
    let rules = check_rules(&text, source_in(words, folder)?.as_ref());
    rules.checked.board.map(keep_board).ok_or_else(|| {
        let args = [("file", name.into())];
        words.text("own-board-faulty", &args)
    })
}

/// What was found in the rules of a board.
struct Told {
    /// All that is wrong or deserves a look, and what the board is, a line each.
    lines: Vec<String>,
    /// The board, if its rules are good.
    board: Option<BoardRef>,
    /// What was found in the drawing, if the rules have their borders from it.
    report: Option<Report>,
}

fn told(words: &Words, rules: &str, source: Option<&Source>) -> Told {
    let Rules { checked, report } = check_rules(rules, source);
    if checked.board.is_some() {
        let (lines, board) = tell(words, checked);
        return Told {
            lines,
            board,
            report,
        };
    }
    // Nobody should have to check twice to learn what is wrong with the drawing, too.
    let report = report.or_else(|| drawing_of_faulty(rules, source?));
    let mut lines = faults_of(words, &checked);
    let mut faults = count_of(&checked);
    if let (Some(source), Some(report)) = (source, report) {
        lines.extend(drawing::lines(words, source, &report));
        faults += report
            .faults
            .iter()
            .filter(|fault| fault.is_fatal())
            .count();
    }
    lines.push(refused(words, faults));
    Told {
        lines,
        board: None,
        report: None,
    }
}

fn drawing_of(
    words: &Words,
    board: BoardRef,
    source: &Source,
    report: Option<Report>,
) -> Result<Checked, BadDrawing> {
    match report {
        Some(report) => drawing::check_drawn(words, board, source, report),
        None => drawing::check(words, board, source),
    }
}

/// That our own pictures do not take a drawing in which nothing is wrong.
fn unusable(words: &Words, bad: &BadDrawing) -> String {
    words.text("own-board-unusable", &[("cause", bad.to_string().into())])
}

fn unreadable(words: &Words, file: &str, error: &std::io::Error) -> String {
    let args = [("file", file.to_owned().into())];
    if error.kind() != std::io::ErrorKind::NotFound {
        let cause = ("cause", error.to_string().into());
        return words.text("own-board-unreadable", &[args[0].clone(), cause]);
    }
    if Path::new(file).ends_with(drawing::TABLE) {
        return words.text("own-board-no-table", &args);
    }
    words.text("own-board-missing", &args)
}

/// The text of a file, and no more of it than is judged.
fn text_of(file: &Path) -> std::io::Result<String> {
    let mut text = String::new();
    File::open(file)?
        .take(MOST_BYTES as u64 + 1)
        .read_to_string(&mut text)?;
    Ok(text)
}

/// The faults and warnings of a board's rules, a line each.
fn faults_of(words: &Words, checked: &CheckedBoard) -> Vec<String> {
    let line = |fault: &BoardFault| {
        let key = if fault.is_warning() {
            "own-board-warning"
        } else {
            "own-board-fault"
        };
        words.text(key, &[("fault", words.board_fault(fault).into())])
    };
    checked.faults.iter().map(line).collect()
}

/// How many faults forbid to play.
fn count_of(checked: &CheckedBoard) -> usize {
    let faults = checked.faults.iter().filter(|fault| !fault.is_warning());
    faults.count()
}

fn refused(words: &Words, faults: usize) -> String {
    words.text("own-board-refused", &[("faults", faults.into())])
}

/// What was found, line by line, and the board, if it can be played on.
pub fn tell(words: &Words, checked: CheckedBoard) -> (Vec<String>, Option<BoardRef>) {
    let mut lines = faults_of(words, &checked);
    let faults = count_of(&checked);
    let Some(board) = checked.board else {
        lines.push(refused(words, faults));
        return (lines, None);
    };
    lines.push(summary(words, &board));
    let kept = keep_board(board);
    for preset in PRESETS {
        let mut setup = (preset.setup)(None);
        lines.push(match setup.play_on(kept) {
            Ok(()) => carried(words, preset.id, setup),
            Err(why) => {
                let args = [
                    ("variant", preset.id.into()),
                    ("why", words.cannot_carry(&why).into()),
                ];
                words.text("own-board-carries-not", &args)
            }
        });
    }
    (lines, Some(kept))
}

/// That a variant can be played, and who cannot pay for the units it begins with.
fn carried(words: &Words, variant: &str, setup: Setup) -> String {
    let state = State::new(setup);
    let words = words.for_game(&state.setup);
    let (rules, board) = (&state.setup.economy, state.setup.board());
    let ground = state.ground();
    let poor = state.setup.played().into_iter().filter(|power| {
        let income = state.economy.income(rules, board, *power);
        state
            .economy
            .shortage(&ground, *power)
            .is_some_and(|short| short > income)
    });
    let poor: Vec<String> = poor.map(|power| words.power(power)).collect();
    let args = [("variant", variant.to_owned().into())];
    if poor.is_empty() {
        return words.text("own-board-carries", &args);
    }
    let [variant] = args;
    let args = [variant, ("powers", words.all_of(&poor).into())];
    words.text("own-board-carries-poor", &args)
}

fn summary(words: &Words, board: &Board) -> String {
    let own = board.own();
    let split = board
        .provinces()
        .iter()
        .filter(|p| !board.coasts(*p).is_empty());
    let name = own.map_or_else(String::new, |own| own.texts_in(words.language().id()).name);
    let args = [
        ("name", name.into()),
        ("powers", board.powers().count().into()),
        ("provinces", board.provinces().len().into()),
        ("seas", board.seas().len().into()),
        ("split", split.count().into()),
        ("centres", board.centres().len().into()),
        ("goal", own.map_or(0, |own| own.goal).into()),
        ("identity", board.id().to_string().into()),
    ];
    let summary = words.text("own-board-summary", &args);
    match own.and_then(|own| own.last_year) {
        Some(last) => format!("{summary}\n{}", words.last_year(last)),
        None => summary,
    }
}
