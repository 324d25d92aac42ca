//! Reads `provinces.csv`: which colour is which province.

use std::collections::BTreeSet;

use crate::fault::{Fault, Mistake, Shorter, Whereabouts, shortened};
use crate::near::nearest;
use crate::painted::colour::Colour;
use crate::place::Place;

const MOST_BYTES: usize = 512 << 10;
/// After so many mistakes the rest would be no help.
const MOST_FAULTS: usize = 200;

/// What a colour stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A province, by its index.
    Province(usize),
    /// Ground that nobody enters.
    Dead {
        /// Whether it is drawn as water.
        water: bool,
    },
}

/// A row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The flat colour in the picture.
    pub colour: Colour,
    /// What the colour stands for.
    pub subject: Subject,
    /// Its line in the file, counted from 1.
    pub line: u32,
}

/// The table of a painting.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Legend {
    /// Its rows, in their order.
    pub rows: Vec<Row>,
}

impl Legend {
    /// Reads a table with the columns `colour`, `id` and perhaps `kind`, in any order, separated by commas or
    /// semicolons; other columns are not read. Each of the places has one row. A row without an id is ground that
    /// nobody enters, and water if its kind is `sea`; the kind of a province is not read.
    ///
    /// # Errors
    ///
    /// All mistakes with their lines, and the places without a row.
    pub fn read(bytes: &[u8], places: &[Place]) -> Result<Legend, Vec<Fault>> {
        let whole = |mistake| vec![Fault::at(Whereabouts::Table, mistake)];
        let most = MOST_BYTES;
        if bytes.len() > most {
            return Err(whole(Mistake::TooManyBytes {
                bytes: bytes.len(),
                most,
                advice: Shorter::Table,
            }));
        }
        let text = std::str::from_utf8(bytes).map_err(|_| whole(Mistake::NotText))?;
        // Spreadsheets begin with a mark of the encoding.
        let text = text.trim_start_matches('\u{feff}');
        let mut reader = Reader {
            places,
            legend: Legend::default(),
            faults: Vec::new(),
            known: BTreeSet::new(),
        };
        reader.read(text);
        if reader.faults.is_empty() {
            Ok(reader.legend)
        } else {
            Err(reader.faults)
        }
    }
}

struct Reader<'p> {
    places: &'p [Place],
    legend: Legend,
    faults: Vec<Fault>,
    /// The colours and ids of all rows so far.
    known: BTreeSet<String>,
}

impl Reader<'_> {
    fn fault(&mut self, at: Whereabouts, mistake: Mistake) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(Fault::at(at, mistake));
        }
    }

    fn read(&mut self, text: &str) {
        let first = text.lines().next().unwrap_or_default();
        let separator = if first.contains(';') && !first.contains(',') {
            ';'
        } else {
            ','
        };
        let mut lines = records(text, separator).into_iter();
        let (_, head) = lines.next().unwrap_or_default();
        let column = |name: &str| head.iter().position(|cell| cell.to_lowercase() == name);
        let [colour, id, kind] = ["colour", "id", "kind"].map(column);
        let (Some(colour), Some(id)) = (colour, id) else {
            for (name, found) in [("colour", colour), ("id", id)] {
                if found.is_none() {
                    self.fault(
                        Whereabouts::Row { line: 1 },
                        Mistake::NoColumn { column: name },
                    );
                }
            }
            return;
        };
        for (line, cells) in lines {
            if cells.iter().all(String::is_empty) {
                continue;
            }
            if cells.len() == head.len() {
                let kind = kind.map_or("", |kind| cells[kind].as_str());
                self.row(line, &cells[colour], &cells[id], kind);
            } else {
                let (found, expected) = (cells.len(), head.len());
                self.fault(
                    Whereabouts::Row { line },
                    Mistake::Cells { found, expected },
                );
            }
        }
        for place in self.places {
            if !self.known.contains(&place.id) {
                let id = place.id.clone();
                self.fault(Whereabouts::Table, Mistake::NoColour { id });
            }
        }
    }

    fn row(&mut self, line: u32, colour: &str, id: &str, kind: &str) {
        let at = Whereabouts::Row { line };
        let id = id.to_lowercase();
        let subject = match (id.as_str(), kind.to_lowercase().as_str()) {
            ("", "" | "land") => Some(Subject::Dead { water: false }),
            ("", "sea") => Some(Subject::Dead { water: true }),
            ("", kind) => {
                let found = shortened(kind);
                self.fault(at, Mistake::NotKind { found });
                None
            }
            (id, _) => {
                let found = self.places.iter().position(|place| place.id == id);
                if found.is_none() {
                    let ids = self.places.iter().map(|place| place.id.as_str());
                    let near = nearest(id, ids).into();
                    let id = shortened(id);
                    self.fault(at, Mistake::UnknownId { id, near });
                }
                found.map(Subject::Province)
            }
        };
        let read = Colour::read(colour);
        if read.is_none() {
            let found = shortened(colour);
            self.fault(at, Mistake::NotColour { found });
        }
        for what in [read.map(|colour| colour.to_string()), Some(id)] {
            let Some(what) = what.filter(|what| !what.is_empty()) else {
                continue;
            };
            if self.known.contains(&what) {
                let what = shortened(&what);
                self.fault(at, Mistake::Twice { what });
            } else {
                self.known.insert(what);
            }
        }
        if let (Some(colour), Some(subject)) = (read, subject) {
            self.legend.rows.push(Row {
                colour,
                subject,
                line,
            });
        }
    }
}

/// The rows of a table with the lines they begin in; cells without blanks around them. A cell between quotation marks
/// may have anything in it.
fn records(text: &str, separator: char) -> Vec<(u32, Vec<String>)> {
    let mut rows = Vec::new();
    let (mut line, mut start) = (1, 1);
    let (mut cells, mut cell) = (Vec::new(), String::new());
    let mut is_quoted = false;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if is_quoted && letters.peek() == Some(&'"') => {
                letters.next();
                cell.push('"');
            }
            '"' if is_quoted || cell.trim().is_empty() => is_quoted = !is_quoted,
            '\n' if !is_quoted => {
                line += 1;
                cells.push(cell.trim().to_owned());
                cell.clear();
                rows.push((start, std::mem::take(&mut cells)));
                start = line;
            }
            letter if letter == separator && !is_quoted => {
                cells.push(cell.trim().to_owned());
                cell.clear();
            }
            letter => {
                line += u32::from(letter == '\n');
                cell.push(letter);
            }
        }
    }
    if !cell.is_empty() || !cells.is_empty() {
        cells.push(cell.trim().to_owned());
        rows.push((start, cells));
    }
    rows
}
