//! The drawing of a board that somebody made: what is wrong with it, where it differs from the rules, and the picture
//! of how the board begins.

use std::collections::BTreeSet;
use std::io::Read;
use std::path::{Path, PathBuf};

use chancery_drawing::{
    Drawn, Fault, Hints, Kind, Place, Report, Whereabouts, draw_painting, draw_svg,
};

use crate::board::{Board, BoardRef, Location, Province, UnitKind};
use crate::game::State;
use crate::i18n::Words;
use crate::render::phase::{self, Captions};
use crate::render::{BadDrawing, Chart, Geometry, Scene, render};
use crate::variants::standard;

/// The outlines of provinces, as drawn with Inkscape.
const OUTLINES: &str = "map.svg";
/// A painting with a colour for each province, and what its colours are.
const PAINTING: [&str; 2] = ["map.png", TABLE];
/// The table of a painting's colours.
pub(super) const TABLE: &str = "provinces.csv";
/// The picture that is written.
const PICTURE: &str = "check.png";
/// More of a file is not read.
const MOST_BYTES: u64 = 64 << 20;

/// The files that a drawing is made of.
#[derive(Debug)]
pub enum Source {
    /// The text of a `map.svg`.
    Outlines(Vec<u8>),
    /// The bytes of a `map.png`, and the text of its `provinces.csv`.
    Painting { png: Vec<u8>, table: Vec<u8> },
}

impl Source {
    /// Reads the drawing that lies in a board's folder; `None` if there is none.
    ///
    /// # Errors
    /// When a file is there and cannot be read, with its path.
    pub fn in_folder(folder: &Path) -> Result<Option<Source>, (PathBuf, std::io::Error)> {
        let [png, table] = PAINTING.map(|name| folder.join(name));
        let outlines = folder.join(OUTLINES);
        if outlines.exists() {
            return Ok(Some(Source::Outlines(bytes(&outlines)?)));
        }
        if !png.exists() {
            return Ok(None);
        }
        Ok(Some(Source::Painting {
            png: bytes(&png)?,
            table: bytes(&table)?,
        }))
    }

    /// A fault with the name of its file.
    fn line(&self, words: &Words, fault: &Fault) -> String {
        let file = match self {
            Source::Outlines(_) => OUTLINES,
            Source::Painting { .. } => PAINTING[0],
        };
        let mistake = words.drawing_fault(&fault.mistake);
        let Some(at) = &fault.at else {
            return format!("{file}: {mistake}");
        };
        let place = words.drawing_fault(at);
        match at {
            // These name the table.
            Whereabouts::Table | Whereabouts::Row { .. } => format!("{place}: {mistake}"),
            Whereabouts::Text { .. } | Whereabouts::Map { .. } => {
                format!("{file}, {place}: {mistake}")
            }
        }
    }
}

/// Where the picture of a folder's board is written.
pub fn picture_in(folder: &Path) -> PathBuf {
    folder.join(PICTURE)
}

fn bytes(file: &Path) -> Result<Vec<u8>, (PathBuf, std::io::Error)> {
    let read = || {
        let mut bytes = Vec::new();
        let file = std::fs::File::open(file)?;
        file.take(MOST_BYTES).read_to_end(&mut bytes)?;
        Ok(bytes)
    };
    read().map_err(|error| (file.to_path_buf(), error))
}

/// What was found in a drawing.
#[derive(Debug)]
pub struct Checked {
    /// The picture of the board's first position; `None` if a fault forbids it.
    pub picture: Option<Vec<u8>>,
    /// All that is wrong or deserves a look, a line each.
    pub lines: Vec<String>,
    /// The compiled shapes, in the form of `maps/geometry.json`; `None` if a fault forbids them.
    pub shapes: Option<String>,
}

/// The name of the one chart in a board's compiled shapes.
const CHART: &str = "own";

/// Has a board drawn by these compiled shapes from now on. They stay in memory until the program ends.
///
/// # Errors
/// When the text is no such shapes.
pub fn keep(board: BoardRef, shapes: &str) -> Result<(), BadDrawing> {
    chart(board, shapes)?.keep(board.id());
    Ok(())
}

fn chart(board: BoardRef, shapes: &str) -> Result<Chart, BadDrawing> {
    Chart::read_for(shapes, CHART, board.board())
}

/// Checks a drawing against its board, and draws how the board begins.
///
/// # Errors
/// When the drawing was read and our own pictures do not take it: a fault of ours.
pub fn check(words: &Words, board: BoardRef, source: &Source) -> Result<Checked, BadDrawing> {
    let rules = board.board();
    let report = drawn(rules, source);
    let mut lines = lines(words, source, &report);
    let differences = report
        .drawn
        .as_ref()
        .map(|drawn| differences(words, rules, drawn));
    lines.extend(differences.into_iter().flatten());
    finish(words, board, report, lines)
}

/// The same for a board whose borders are those of the drawing, which was read for them.
///
/// # Errors
/// When the drawing was read and our own pictures do not take it: a fault of ours.
pub fn check_drawn(
    words: &Words,
    board: BoardRef,
    source: &Source,
    report: Report,
) -> Result<Checked, BadDrawing> {
    let lines = lines(words, source, &report);
    finish(words, board, report, lines)
}

/// What was found in a drawing, fault by fault.
pub fn lines(words: &Words, source: &Source, report: &Report) -> Vec<String> {
    let said = |fault: &Fault| {
        let key = if fault.is_fatal() {
            "own-board-fault"
        } else {
            "own-board-warning"
        };
        words.text(key, &[("fault", source.line(words, fault).into())])
    };
    report.faults.iter().map(said).collect()
}

/// Where the shapes differ from the rules.
fn differences(words: &Words, rules: &Board, drawn: &Drawn) -> Vec<String> {
    let mut lines = Vec::new();
    for (kind, key) in [
        (UnitKind::Army, "own-board-army"),
        (UnitKind::Fleet, "own-board-fleet"),
    ] {
        let (ruled, shown) = (ruled(rules, kind), shown(drawn, kind));
        let pairs = |pairs: &[[String; 2]]| {
            let pairs = pairs.iter().map(|[a, b]| format!("{a}–{b}"));
            pairs.collect::<Vec<_>>().join(", ")
        };
        let apart: Vec<_> = ruled.difference(&shown).cloned().collect();
        let closed: Vec<_> = shown.difference(&ruled).cloned().collect();
        for (which, all) in [("apart", apart), ("closed", closed)] {
            if !all.is_empty() {
                let args = [("borders", pairs(&all).into())];
                lines.push(words.text(&format!("{key}-{which}"), &args));
            }
        }
    }
    lines
}

fn finish(
    words: &Words,
    board: BoardRef,
    report: Report,
    mut lines: Vec<String>,
) -> Result<Checked, BadDrawing> {
    let Report { drawn, faults } = report;
    let Some(drawn) = drawn else {
        let faults = faults.iter().filter(|fault| fault.is_fatal()).count();
        lines.push(words.text("own-board-refused", &[("faults", faults.into())]));
        return Ok(Checked {
            picture: None,
            lines,
            shapes: None,
        });
    };
    let shapes = drawn.file(CHART).to_string();
    // It is not kept: whoever has a copy of the rules could draw over the games of others.
    let chart = chart(board, &shapes)?;
    Ok(Checked {
        picture: picture(words, board, chart),
        lines,
        shapes: Some(shapes),
    })
}

fn drawn(board: &Board, source: &Source) -> Report {
    let places: Vec<Place> = board.provinces().iter().map(|p| place(board, p)).collect();
    draw(&places, source)
}

/// Reads a drawing of these provinces.
pub fn draw(places: &[Place], source: &Source) -> Report {
    let (width, height) = Geometry::SIZE;
    let hints = Hints {
        picture: Some([f64::from(width), f64::from(height)]),
        ..Hints::default()
    };
    match source {
        Source::Outlines(svg) => draw_svg(svg, places, &hints),
        Source::Painting { png, table } => draw_painting(png, table, places, &hints),
    }
}

/// What the drawing must know of a province.
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

/// Which provinces a unit goes between by the rules, coasts aside; each pair once.
fn ruled(board: &Board, kind: UnitKind) -> BTreeSet<[String; 2]> {
    let mut all = BTreeSet::new();
    for from in board.provinces().iter() {
        let coasts = board.coasts(from).iter().map(|c| Location::on(from, *c));
        for at in std::iter::once(Location::from(from)).chain(coasts) {
            for to in board.reach(kind, at).iter() {
                all.insert(pair(&from.to_string(), &to.to_string()));
            }
        }
    }
    all
}

/// The same by the shapes.
fn shown(drawn: &Drawn, kind: UnitKind) -> BTreeSet<[String; 2]> {
    let borders = match kind {
        UnitKind::Army => &drawn.map.army,
        UnitKind::Fleet => &drawn.map.fleet,
    };
    let of = |from: &String, to: &String| pair(from, to);
    let each = borders
        .iter()
        .flat_map(|(from, all)| all.iter().map(move |to| of(from, to)));
    each.collect()
}

/// Two provinces in the order of their ids, without coasts.
fn pair(a: &str, b: &str) -> [String; 2] {
    let bare = |id: &str| id.split('/').next().unwrap_or(id).to_owned();
    let mut pair = [bare(a), bare(b)];
    pair.sort();
    pair
}

/// How a board that has a drawing begins; `None` if the standard game cannot be played on it.
pub fn picture(words: &Words, board: BoardRef, chart: Chart) -> Option<Vec<u8>> {
    let mut setup = standard(None);
    setup.play_on(board).ok()?;
    let own = board.board().own();
    let captions = Captions {
        game: own.map_or_else(String::new, |own| own.texts_in(words.language().id()).name),
        ..Captions::default()
    };
    let words = words.for_game(&setup);
    let scene = phase::now(&State::new(setup), &captions, words);
    Some(render(&Scene { chart, ..scene }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::shared_board;
    use crate::i18n::Language;

    /// Two shores that touch in the west, and a sound between them.
    const RULES: &str = r#"{
      "format": 2, "id": "two-shores", "name": "Two Shores",
      "powers": [
        { "id": "north", "name": "North", "homes": ["ald"], "units": ["F ald"] },
        { "id": "south", "name": "South", "homes": ["bru"], "units": ["A bru"] }
      ],
      "provinces": [
        { "id": "ald", "name": "Alder", "kind": "coast", "centre": true, "army": ["bru"], "fleet": ["bru", "sou"] },
        { "id": "bru", "name": "Brunn", "kind": "coast", "centre": true, "army": ["ald"], "fleet": ["ald", "sou"] },
        { "id": "sou", "name": "The Sound", "kind": "sea", "fleet": ["ald", "bru"] }
      ]
    }"#;

    /// The outlines; in the west the sound begins at `shore`.
    fn outlines(shore: u32) -> Source {
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 600"><g id="provinces">
              <path id="ald" d="M0 0H700V200H{shore}V300H0Z"/>
              <path id="bru" d="M0 300H{shore}V400H700V600H0Z"/>
              <path id="sou" d="M{shore} 200H700V400H{shore}Z"/>
            </g></svg>"#
        );
        Source::Outlines(svg.into_bytes())
    }

    /// The same as a painting, with the sound from 200 on.
    fn painting(table: &str) -> Source {
        let colour = |x: u32, y: u32| match (x, y) {
            (200.., 200..400) => [60, 90, 200],
            (_, ..300) => [200, 60, 60],
            _ => [60, 160, 60],
        };
        let pixels: Vec<u8> = (0..700 * 600)
            .flat_map(|at| colour(at % 700, at / 700))
            .collect();
        let mut png = Vec::new();
        let mut encoder = png::Encoder::new(&mut png, 700, 600);
        encoder.set_color(png::ColorType::Rgb);
        let mut writer = encoder.write_header().expect("a header");
        writer.write_image_data(&pixels).expect("pixels");
        writer.finish().expect("an end");
        let table = table.as_bytes().to_vec();
        Source::Painting { png, table }
    }

    fn checked(source: &Source) -> Checked {
        let board = shared_board(RULES).expect("a board");
        check(Words::english(), board, source).expect("a drawing of ours")
    }

    #[test]
    fn a_drawn_board_is_shown_as_it_begins() {
        let good = checked(&outlines(200));
        assert_eq!(good.lines, Vec::<String>::new());
        let picture = good.picture.expect("a picture");
        let board = shared_board(RULES).expect("a board");
        let setup = standard(None);
        let europe = phase::now(&State::new(setup), &Captions::default(), Words::english());
        assert_ne!(picture, render(&europe), "not the standard map");
        // Others may have the same rules: who draws them changes nobody's pictures.
        assert!(!Chart::is_at_hand(board.board()));
    }

    #[test]
    fn a_painted_board_is_shown_as_it_begins() {
        // The kinds of the provinces are those of the rules.
        let good = checked(&painting(
            "colour,id\n#c83c3c,ald\n#3ca03c,bru\n#3c5ac8,sou\n",
        ));
        assert_eq!(good.lines, Vec::<String>::new());
        assert!(good.picture.is_some());
    }

    #[test]
    fn a_fault_names_the_file_it_is_in() {
        let lines = |source: &Source| {
            let checked = checked(source);
            assert!(checked.picture.is_none(), "{:?}", checked.lines);
            checked.lines
        };
        assert_eq!(
            lines(&painting(
                "colour,id\n#c83c3c,ald\n#3ca03c,bru\n#3c5ac8,sea\n"
            )),
            [
                "provinces.csv, line 4: The board has no province \"sea\". Correct the id, or add the province to the board.",
                "provinces.csv: sou has no colour. Add a row with its colour and its id.",
                "2 faults: this board cannot be played.",
            ]
        );
        let unlisted = lines(&painting(
            "colour,id\n#c83c3c,ald\n#3ca03c,bru\n#000000,sou\n",
        ));
        assert!(
            unlisted.len() == 2
                && unlisted[0].starts_with("map.png, at ")
                && unlisted[0].contains("#3c5ac8"),
            "{unlisted:?}"
        );
        assert_eq!(
            lines(&Source::Outlines(vec![0xff])),
            [
                "map.svg: The file is not text in UTF-8. Save it again as UTF-8.",
                "1 fault: this board cannot be played.",
            ]
        );
    }

    #[test]
    fn faults_are_said_in_the_language_of_the_words() {
        let board = shared_board(RULES).expect("a board");
        let german = Words::of(Language::German);
        let lines = |source: &Source| check(german, board, source).expect("a drawing").lines;
        assert_eq!(
            lines(&painting(
                "colour,id\n#c83c3c,ald\n#3ca03c,bru\n#3c5ac8,sov\n"
            )),
            [
                "provinces.csv, Zeile 4: Das Brett hat keine Provinz „sov“. Meintest du `sou`? Berichtige die id, oder füg dem Brett die Provinz hinzu.",
                "provinces.csv: sou hat keine Farbe. Füg eine Zeile mit Farbe und id hinzu.",
                "2 Fehler: Auf diesem Brett kann nicht gespielt werden.",
            ]
        );
        assert_eq!(
            lines(&Source::Outlines(vec![0xff]))[0],
            "map.svg: Die Datei ist kein Text in UTF-8. Speichere sie noch einmal als UTF-8."
        );
    }

    #[test]
    fn a_file_that_is_not_there_is_said_in_words() {
        let told = |file: &str| {
            let error = std::io::Error::from_raw_os_error(2);
            crate::boards::unreadable(Words::english(), file, &error)
        };
        assert_eq!(
            told("mine/provinces.csv"),
            "mine/provinces.csv is missing. A painted map needs it: a table with the columns `colour` and `id`."
        );
        assert_eq!(
            told("mine/board.json"),
            "mine/board.json is not there. Check its name and its folder."
        );
    }

    #[test]
    fn where_the_shapes_differ_from_the_rules_is_said() {
        let lines = checked(&outlines(0)).lines.join("\n");
        assert!(
            lines.contains("the shapes do not touch: ald–bru (a warning)"),
            "{lines}"
        );
    }

    #[test]
    fn a_drawing_without_a_province_is_refused() {
        let Source::Outlines(svg) = outlines(200) else {
            unreachable!("outlines");
        };
        let svg = String::from_utf8(svg)
            .expect("text")
            .replace("id=\"sou\"", "id=\"sea\"");
        let bad = checked(&Source::Outlines(svg.into_bytes()));
        assert!(bad.picture.is_none());
        let lines = bad.lines.join("\n");
        assert!(
            lines.contains("map.svg, at ") && lines.contains("sou"),
            "{lines}"
        );
    }
}
