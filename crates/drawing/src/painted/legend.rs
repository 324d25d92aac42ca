//! Reads `provinces.csv`: which colour is which province.

use std::collections::BTreeSet;

use crate::fault::{Fault, Mistake, Whereabouts, shortened};
use crate::painted::colour::Colour;
use crate::place::{Kind, Place};

const MOST_BYTES: usize = 512 << 10;
/// The most provinces of a board.
const MOST_PLACES: usize = 256;
/// After so many mistakes the rest would be no help.
const MOST_FAULTS: usize = 200;

/// What a row of the table is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A province.
    Province {
        /// What it is, without names of coasts.
        place: Place,
        /// The power whose home it is, as written; empty if it is nobody's.
        home: String,
        /// The unit that starts there, as written; empty if there is none.
        unit: String,
        /// Other names, as written between bars.
        aka: Vec<String>,
    },
    /// Ground that nobody enters.
    Dead {
        /// Whether it is drawn as water.
        water: bool,
    },
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// The provinces, in the order of their rows.
    pub fn places(&self) -> Vec<Place> {
        let rows = self.rows.iter();
        rows.filter_map(|row| match &row.subject {
            Subject::Province { place, .. } => Some(place.clone()),
            Subject::Dead { .. } => None,
        })
        .collect()
    }

    /// Reads a table with the columns `colour`, `id`, `name`, `kind`, `centre`, `home`, `unit` and `aka` in any order,
    /// separated by commas or semicolons. Only `colour` and `id` must be there; a row of a colour without an id is
    /// ground that nobody enters, and water if its kind is `sea`.
    ///
    /// # Errors
    ///
    /// All mistakes with their lines, if any row cannot be read.
    pub fn read(bytes: &[u8]) -> Result<Legend, Vec<Fault>> {
        let most = MOST_BYTES;
        if bytes.len() > most {
            let bytes = bytes.len();
            return Err(vec![Mistake::TooManyBytes { bytes, most }.into()]);
        }
        let Ok(text) = std::str::from_utf8(bytes) else {
            return Err(vec![Mistake::NotText.into()]);
        };
        // Spreadsheets begin with a mark of the encoding.
        let text = text.trim_start_matches('\u{feff}');
        let mut reader = Reader::default();
        reader.read(text);
        if reader.faults.is_empty() {
            Ok(reader.legend)
        } else {
            Err(reader.faults)
        }
    }
}

#[derive(Default)]
struct Reader {
    legend: Legend,
    faults: Vec<Fault>,
    known: BTreeSet<String>,
}

impl Reader {
    fn fault(&mut self, line: u32, mistake: Mistake) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(Fault::at(Whereabouts::Row(line), mistake));
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
        let Some((_, head)) = lines.next() else {
            self.fault(1, Mistake::NoColumn { column: "colour" });
            return;
        };
        let head: Vec<String> = head.iter().map(|cell| cell.to_lowercase()).collect();
        for column in ["colour", "id"] {
            if !head.iter().any(|cell| cell == column) {
                self.fault(1, Mistake::NoColumn { column });
            }
        }
        if !self.faults.is_empty() {
            return;
        }
        for (line, cells) in lines {
            if cells.iter().all(String::is_empty) {
                continue;
            }
            if cells.len() == head.len() {
                let cell = |name: &str| {
                    let column = head.iter().position(|cell| cell == name);
                    column.map_or("", |column| cells[column].as_str())
                };
                self.row(line, &cell);
            } else {
                let (found, expected) = (cells.len(), head.len());
                self.fault(line, Mistake::Cells { found, expected });
            }
        }
        let count = self.legend.places().len();
        if count > MOST_PLACES {
            let most = MOST_PLACES;
            self.faults
                .push(Mistake::TooManyPlaces { count, most }.into());
        }
    }

    fn row<'c>(&mut self, line: u32, cell: &dyn Fn(&str) -> &'c str) {
        let colour = Colour::read(cell("colour"));
        if colour.is_none() {
            self.fault(
                line,
                Mistake::NotColour {
                    found: shortened(cell("colour")),
                },
            );
        }
        let kind = match cell("kind").to_lowercase().as_str() {
            "" | "land" => Some(Kind::Land),
            "inland" => Some(Kind::Inland),
            "coast" => Some(Kind::Coast),
            "sea" => Some(Kind::Sea),
            _ => None,
        };
        if kind.is_none() {
            self.fault(
                line,
                Mistake::NotKind {
                    found: shortened(cell("kind")),
                },
            );
        }
        let centre = match cell("centre").to_lowercase().as_str() {
            "" | "no" | "0" | "false" => Some(false),
            "yes" | "1" | "true" | "x" => Some(true),
            _ => None,
        };
        if centre.is_none() {
            self.fault(
                line,
                Mistake::NotCentre {
                    found: shortened(cell("centre")),
                },
            );
        }
        let id = cell("id").to_lowercase();
        let is_id = id.len() <= 12
            && id
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        if !is_id {
            self.fault(
                line,
                Mistake::NotId {
                    found: shortened(&id),
                },
            );
        }
        let (Some(colour), Some(kind), Some(centre), true) = (colour, kind, centre, is_id) else {
            return;
        };
        for what in [colour.to_string(), id.clone()] {
            if !what.is_empty() && !self.known.insert(what.clone()) {
                self.fault(line, Mistake::Twice { what });
            }
        }
        let subject = if id.is_empty() {
            Subject::Dead {
                water: kind == Kind::Sea,
            }
        } else {
            let name = if cell("name").is_empty() {
                id.to_uppercase()
            } else {
                cell("name").to_owned()
            };
            let aka = cell("aka").split('|').map(|name| name.trim().to_owned());
            Subject::Province {
                place: Place {
                    id,
                    name,
                    kind,
                    centre,
                    coasts: Vec::new(),
                },
                home: cell("home").to_owned(),
                unit: cell("unit").to_owned(),
                aka: aka.filter(|name| !name.is_empty()).collect(),
            }
        };
        self.legend.rows.push(Row {
            colour,
            subject,
            line,
        });
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
