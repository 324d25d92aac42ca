//! A ledger: a table in the look of the map, for accounts and the like.

use tiny_skia::{Pixmap, Transform};

use super::grid::Grid;
use super::shorten;
use crate::chart::Chart;
use crate::column::panel::{self, BAR, TABLE};
use crate::paint::canvas::{Anchor, Canvas, round_rect};
use crate::paint::encode;
use crate::paint::palette::Palette;
use crate::paint::spot::Spot;
use crate::paint::text::{Face, Style};
use crate::paint::theme;
use chancery_rules::board::Power;

/// A table to draw. Every letter comes from here. A table too large for a picture loses its last
/// rows and notes; cells too long are cut.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    /// The map of the board: powers have the colours they have there.
    pub chart: Chart,
    /// Left in the bar at the top.
    pub title: String,
    /// Right in the bar at the top.
    pub subtitle: String,
    /// The columns, from the left.
    pub columns: Vec<Column>,
    /// The rows, from the top.
    pub rows: Vec<Row>,
    /// The last row, set apart, with a cell for each column; `None` if there is none.
    pub total: Option<Vec<String>>,
    /// Sentences under the table; long ones are wrapped.
    pub notes: Vec<String>,
}

/// A column of a ledger: its title, how its cells are set, and whose it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Column {
    /// The words over the column.
    pub title: String,
    /// On which side its cells are set.
    pub align: Align,
    /// The power whose colour runs under the title, if the column is one power's.
    pub power: Option<Power>,
}

/// How a column's cells stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Align {
    /// At the left, for words.
    #[default]
    Start,
    /// Numbers, to the right. A hyphen before a digit becomes a minus sign.
    End,
}

/// A row of a ledger: its cells, and what makes it stand out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// The power whose colour the row has, if it is one power's.
    pub power: Option<Power>,
    /// A cell for each column; missing ones are empty.
    pub cells: Vec<String>,
    /// A warning in red under the first cell, such as that a power cannot pay.
    pub flag: Option<String>,
    /// The places of cells that are framed, from 0.
    pub marked: Vec<usize>,
}

/// How small words are set before they are cut.
const LEAST_WORDS: f32 = 0.8;
/// The widest a column grows.
const COLUMN: f32 = 250.0;
/// More is not drawn: no game has more powers, and a power has a row or a column, beside a few others.
const MOST_ROWS: usize = 40;
const MOST_COLUMNS: usize = 48;
/// With more columns than this the picture grows wider.
const COLUMNS: usize = 16;
/// Of notes there are as many as have room, and always so many.
const LEAST_NOTES: usize = 2;

const MARGIN: f32 = 20.0;
const CHIP: f32 = 12.0;
/// Between two columns.
const GAP: f32 = 24.0;
/// From a row to the next, where there are few and where there are many; and how much of it is bare.
const ROW_STEP: f32 = 49.0;
const LEAST_STEP: f32 = 38.0;
const BARE: f32 = 4.0;
/// The last row, set apart.
const TOTAL: f32 = 45.0;
const FOOT: f32 = 10.0;
const HEAD_STEP: f32 = 22.0;
const NOTE_STEP: f32 = 25.0;

const HEAD: Style = Style::new(Face::Bold, 21.0);
const NAME: Style = Style::new(Face::Bold, 27.0);
const FLAG: Style = Style::new(Face::Bold, 19.0);
const WORDS: Style = Style::new(Face::Body, 26.0);
const NUMBER: Style = Style::new(Face::Narrow, 29.0);
const NOTE: Style = Style::new(Face::Body, 21.0);

/// The table as a palette PNG. The same ledger always gives the same bytes.
pub fn ledger(ledger: &Ledger) -> Vec<u8> {
    ledger_with(ledger, &[])
}

/// A ledger as [`ledger`] draws it, with blocks of groups between the table and its notes.
pub fn ledger_with(ledger: &Ledger, grids: &[Grid]) -> Vec<u8> {
    let table = Table::of(ledger, grids);
    // Only a picture without pixels has none, and this one has its bar.
    let Some(mut pixmap) = Pixmap::new(table.width as u32, table.height as u32) else {
        return Vec::new();
    };
    table.draw(&mut pixmap);
    encode::png(
        &pixmap,
        &Palette::of_table(ledger.chart.liveries(), pixmap.data()),
    )
}

/// A ledger's letters, broken and placed.
struct Table<'a> {
    ledger: &'a Ledger,
    grids: &'a [Grid],
    columns: Vec<Place>,
    rows: &'a [Row],
    notes: Vec<String>,
    /// Lines of the highest heading.
    head_lines: usize,
    /// From a row to the next.
    step: f32,
    width: f32,
    height: f32,
}

/// Where a column's letters stand.
struct Place {
    head: Vec<String>,
    align: Align,
    power: Option<Power>,
    left: f32,
    width: f32,
}

impl<'a> Table<'a> {
    fn of(ledger: &'a Ledger, grids: &'a [Grid]) -> Table<'a> {
        let rows = &ledger.rows[..ledger.rows.len().min(MOST_ROWS)];
        let shown = &ledger.columns[..ledger.columns.len().min(MOST_COLUMNS)];
        let width = TABLE.0 * (shown.len() as f32 / COLUMNS as f32).max(1.0);
        let width = width.ceil();
        let shown = shown.iter().enumerate();
        let mut columns: Vec<Place> = shown
            .map(|(i, column)| {
                let (head, head_width) = heading(&column.title);
                let cells = rows.iter().filter_map(|r| r.cells.get(i));
                let total = ledger.total.iter().filter_map(|t| t.get(i));
                let widths = cells
                    .chain(total)
                    .map(|c| style(i, column.align).width(&written(c, column.align)));
                let flags = rows.iter().filter_map(|r| r.flag.as_ref());
                let flags = flags.filter(|_| i == 0).map(|f| FLAG.width(f));
                let width = widths.chain(flags).fold(head_width, f32::max);
                Place {
                    head,
                    align: column.align,
                    power: column.power,
                    left: 0.0,
                    width: width.min(COLUMN).ceil(),
                }
            })
            .collect();
        // Spread over the picture, or pressed into it.
        let count = columns.len() as f32;
        let fixed = 2.0 * MARGIN + CHIP + GAP * count;
        let natural: f32 = columns.iter().map(|c| c.width).sum();
        let room = (width - fixed).max(count);
        // What names the rows gives way last.
        let names = columns.first().map_or(0.0, |column| column.width);
        let names = if names < room / 3.0 { names } else { 0.0 };
        let pressed = (room - names) / (natural - names).max(1.0);
        let mut left = MARGIN + CHIP + GAP / 2.0;
        for (i, column) in columns.iter_mut().enumerate() {
            if natural > room {
                if i > 0 || names == 0.0 {
                    column.width *= pressed;
                }
            } else {
                column.width += (room - natural) / count;
            }
            column.left = left;
            left += column.width + GAP;
        }
        let across = width - 2.0 * MARGIN;
        let notes: Vec<String> = ledger
            .notes
            .iter()
            .flat_map(|note| NOTE.wrap(note, across))
            .collect();
        let head_lines = columns.iter().map(|c| c.head.len()).max().unwrap_or(0);
        let mut table = Table {
            ledger,
            grids,
            columns,
            rows,
            notes,
            head_lines,
            step: ROW_STEP,
            width,
            height: 0.0,
        };
        let lines = table.notes.len().min(LEAST_NOTES) as f32;
        let below = 10.0 + lines * NOTE_STEP + FOOT;
        let over = table.grids_end() + below - TABLE.1;
        let each = over / rows.len().max(1) as f32;
        table.step = (ROW_STEP - each.max(0.0)).max(LEAST_STEP);
        let free = TABLE.1 - table.grids_end() - 10.0 - FOOT;
        let most = ((free / NOTE_STEP).max(0.0) as usize).max(LEAST_NOTES);
        shorten(NOTE, &mut table.notes, across, most);
        let foot = match table.notes.len() {
            0 => 0.0,
            lines => 10.0 + lines as f32 * NOTE_STEP,
        };
        table.height = (table.grids_end() + foot + FOOT).ceil();
        table
    }

    fn rows_top(&self) -> f32 {
        BAR + 16.0 + self.head_lines as f32 * HEAD_STEP + 10.0
    }

    fn total_top(&self) -> f32 {
        self.rows_top() + self.rows.len() as f32 * self.step + 3.0
    }

    fn rows_end(&self) -> f32 {
        match self.ledger.total {
            Some(_) => self.total_top() + TOTAL,
            None => self.rows_top() + self.rows.len() as f32 * self.step - BARE,
        }
    }

    fn grids_end(&self) -> f32 {
        let heights = self.grids.iter().map(Grid::height);
        self.rows_end() + heights.sum::<f32>()
    }

    /// How headings are set: all in one size, a little smaller where one of them has too little room.
    fn head(&self) -> Style {
        let lines = self.columns.iter().flat_map(|column| {
            let lines = column.head.iter();
            lines.map(|line| column.width / HEAD.width(line).max(1.0))
        });
        HEAD.scaled(lines.fold(1.0, f32::min).max(LEAST_WORDS))
    }

    fn draw(&self, pixmap: &mut Pixmap) {
        pixmap.fill(theme::PAPER.solid());
        panel::bar(pixmap, &self.ledger.title, &self.ledger.subtitle);
        let liveries = self.ledger.chart.liveries();
        let mut canvas = Canvas::new(pixmap, Transform::identity()).with(liveries);
        let foot = self.rows_top() - 12.0;
        let head = self.head();
        for column in &self.columns {
            for (i, line) in column.head.iter().rev().enumerate() {
                let y = foot - i as f32 * HEAD_STEP;
                let line = head.fit(line, column.width);
                column.set(&mut canvas, &line, y, head, theme::FAINT_TEXT);
            }
            if let Some(power) = column.power {
                let (left, wide) = (column.left - 6.0, column.width + 12.0);
                let color = canvas.livery(power).strong.solid();
                canvas.rect(left, foot + 6.0, wide, 4.0, color);
            }
        }
        let mut y = self.rows_top();
        for row in self.rows {
            self.row(&mut canvas, y, row);
            y += self.step;
        }
        if let Some(total) = &self.ledger.total {
            let (top, right) = (self.total_top(), self.width - 2.0 * MARGIN);
            canvas.rect(MARGIN, top - 3.0, right, 1.6, theme::INK.solid());
            canvas.rect(MARGIN, top + 1.0, right, 1.6, theme::INK.solid());
            self.cells(&mut canvas, total, top + 36.0);
        }
        let mut top = self.rows_end();
        for grid in self.grids {
            grid.draw(&mut canvas, MARGIN, top, self.width - 2.0 * MARGIN);
            top += grid.height();
        }
        let mut y = self.grids_end() + 4.0;
        for line in &self.notes {
            y += NOTE_STEP;
            let at = Spot::new(MARGIN, y);
            let color = theme::NOTE_TEXT.solid();
            canvas.text(line, at, Anchor::Start, NOTE, color, None);
        }
    }

    fn row(&self, canvas: &mut Canvas<'_>, y: f32, row: &Row) {
        let width = self.width - 2.0 * MARGIN;
        let high = self.step - BARE;
        let base = y + high / 2.0 + 10.0;
        let (tint, strong) = canvas.colours(row.power);
        if let Some(path) = round_rect(MARGIN, y, width, high, 7.0) {
            canvas.fill(&path, tint.alpha(0.6));
        }
        if let Some(path) = round_rect(MARGIN, y, CHIP, high, 4.0) {
            canvas.fill(&path, strong.solid());
        }
        for column in row.marked.iter().filter_map(|i| self.columns.get(*i)) {
            column.frame(canvas, y, high);
        }
        let flag = row.flag.as_ref().zip(self.columns.first());
        if let Some((flag, first)) = flag {
            first.text(canvas, flag, y + high * 0.9, FLAG, theme::FAILED);
            let rest = self.columns.iter().enumerate().skip(1);
            for ((i, column), cell) in rest.zip(row.cells.iter().skip(1)) {
                column.cell(canvas, i, cell, base);
            }
            if let Some(cell) = row.cells.first() {
                first.cell(canvas, 0, cell, y + high * 0.49);
            }
        } else {
            self.cells(canvas, &row.cells, base);
        }
    }

    fn cells(&self, canvas: &mut Canvas<'_>, cells: &[String], y: f32) {
        for (i, (column, cell)) in self.columns.iter().zip(cells).enumerate() {
            column.cell(canvas, i, cell, y);
        }
    }
}

impl Place {
    /// A frame around the cell of the row that begins there.
    fn frame(&self, canvas: &mut Canvas<'_>, y: f32, high: f32) {
        let (left, wide) = (self.left - 7.0, self.width + 14.0);
        let Some(path) = round_rect(left, y + 6.0, wide, high - 12.0, 6.0) else {
            return;
        };
        let (tint, strong) = canvas.colours(self.power);
        canvas.fill(&path, tint.solid());
        canvas.stroke(&path, strong.solid(), 2.6);
    }

    fn cell(&self, canvas: &mut Canvas<'_>, i: usize, cell: &str, y: f32) {
        let text = written(cell, self.align);
        self.text(canvas, &text, y, style(i, self.align), theme::INK);
    }

    /// Numbers shrink to their column, so that none is ever cut; words shrink a little, and are cut then.
    fn text(&self, canvas: &mut Canvas<'_>, text: &str, y: f32, style: Style, color: theme::Rgb) {
        let wide = style.width(text);
        let (style, text) = match self.align {
            Align::End if wide > self.width => {
                let size = style.size * self.width / wide;
                (Style { size, ..style }, text.to_owned())
            }
            _ => squeezed(style, text, self.width),
        };
        self.set(canvas, &text, y, style, color);
    }

    fn set(&self, canvas: &mut Canvas<'_>, text: &str, y: f32, style: Style, color: theme::Rgb) {
        let (x, anchor) = match self.align {
            Align::Start => (self.left, Anchor::Start),
            Align::End => (self.left + self.width, Anchor::End),
        };
        let at = Spot::new(x, y);
        canvas.text(text, at, anchor, style, color.solid(), None);
    }
}

/// Words made smaller for a room, and cut only where they would become too small. Words that just fit are not
/// measured again, for then rounding would cut them.
fn squeezed(style: Style, text: &str, room: f32) -> (Style, String) {
    let share = room / style.width(text).max(1.0);
    let small = style.scaled(share.clamp(LEAST_WORDS, 1.0));
    if share >= LEAST_WORDS {
        (small, text.to_owned())
    } else {
        (small, small.fit(text, room))
    }
}

/// The first column names the rows.
fn style(i: usize, align: Align) -> Style {
    match (i, align) {
        (0, _) => NAME,
        (_, Align::Start) => WORDS,
        (_, Align::End) => NUMBER,
    }
}

/// A cell as it is set: numbers with a real minus sign.
fn written(cell: &str, align: Align) -> String {
    match cell.strip_prefix('-') {
        Some(rest) if align == Align::End && rest.starts_with(|c: char| c.is_ascii_digit()) => {
            format!("\u{2212}{rest}")
        }
        _ => cell.to_owned(),
    }
}

/// A column's title on one line or, where that is narrower, on two; and how wide it is.
fn heading(title: &str) -> (Vec<String>, f32) {
    let widest = |lines: &[String]| lines.iter().map(|l| HEAD.width(l)).fold(0.0, f32::max);
    let words: Vec<&str> = title.split_whitespace().collect();
    let broken = (1..words.len()).map(|at| vec![words[..at].join(" "), words[at..].join(" ")]);
    let whole = vec![words.join(" ")];
    let best = std::iter::once(whole)
        .chain(broken)
        .min_by(|a, b| widest(a).total_cmp(&widest(b)))
        .unwrap_or_default();
    let width = widest(&best);
    (best, width)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hyphen_before_a_digit_is_a_minus_sign_in_numbers_only() {
        assert_eq!(written("-3", Align::End), "\u{2212}3");
        assert_eq!(written("-", Align::End), "-");
        assert_eq!(written("-3", Align::Start), "-3");
        assert_eq!(written("+3", Align::End), "+3");
    }

    #[test]
    fn all_headings_have_one_size() {
        let column = |title: &str| Column {
            title: title.to_owned(),
            align: Align::End,
            power: None,
        };
        let crowded = Ledger {
            columns: (0..14).map(|_| column("Opening balance")).collect(),
            ..Ledger::default()
        };
        let table = Table::of(&crowded, &[]);
        assert!(table.head().size < HEAD.size);
        let roomy = Ledger {
            columns: vec![column("Opening balance"), column("Income")],
            ..Ledger::default()
        };
        assert_eq!(Table::of(&roomy, &[]).head().size, HEAD.size);
    }

    #[test]
    fn headings_break_where_they_are_narrowest() {
        assert_eq!(heading("Net private").0, ["Net", "private"]);
        assert_eq!(heading("Income").0, ["Income"]);
        assert_eq!(heading("A net worth").0, ["A net", "worth"]);
    }

    #[test]
    fn words_are_cut_only_where_they_would_become_too_small() {
        for text in ["St Petersburg", "Constantinople", "Nordafrika"] {
            let wide = WORDS.width(text);
            for step in 0..100_u8 {
                let share = LEAST_WORDS + (1.0 - LEAST_WORDS) * f32::from(step + 1) / 100.0;
                let (small, shown) = squeezed(WORDS, text, wide * share);
                assert_eq!(shown, text, "{share}");
                assert!(small.width(text) <= wide * share * 1.01, "{share}");
            }
            let (_, shown) = squeezed(WORDS, text, wide * LEAST_WORDS * 0.9);
            assert!(shown.ends_with('…'), "{shown}");
        }
    }
}
