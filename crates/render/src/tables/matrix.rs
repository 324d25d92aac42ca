//! A matrix: how every power stands to every other, in the look of the map.
//!
//! What colour says, letters, frames and hatching say too, so that it can be read in black and white.

use tiny_skia::{FillRule, Mask, Path, PathBuilder, Pixmap, Stroke, Transform};

use super::noted;
use crate::chart::Chart;
use crate::column::panel::{self, BAR, TABLE};
use crate::paint::canvas::{Anchor, Canvas, round_line, round_rect};
use crate::paint::encode;
use crate::paint::livery::Livery;
use crate::paint::palette::Palette;
use crate::paint::spot::{Spot, polyline};
use crate::paint::text::{Face, Style};
use crate::paint::theme::{self, Rgb};
use chancery_rules::board::Power;

/// A table of powers against powers. Every letter comes from here; what is too long is cut.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Matrix {
    /// The map of the board: powers have the colours they have there.
    pub chart: Chart,
    /// Left in the bar at the top.
    pub title: String,
    /// Right in the bar at the top.
    pub subtitle: String,
    /// The powers, by row and by column alike, with their names.
    pub powers: Vec<(Power, String)>,
    /// A row for each power: how it stands to each of them, in their order. Missing ones are empty.
    pub rows: Vec<Vec<Cell>>,
    /// What each look means.
    pub legend: Vec<(Cell, String)>,
    /// Sentences under the table; long ones are wrapped.
    pub notes: Vec<String>,
}

/// How the power of a row stands to the power of a column.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The relation, which gives the cell its look.
    pub tie: Tie,
    /// The word in the cell's middle.
    pub word: String,
    /// Small words under that.
    pub below: String,
}

/// How two powers stand to each other, as the table shows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tie {
    /// Neither treaty nor war: plain, with a thin frame.
    #[default]
    Neutral,
    /// The power itself, on the diagonal.
    Own,
    /// A mutual defence treaty: two frames.
    Defence,
    /// An aggressive alliance: dark, with light letters.
    Alliance,
    /// The row's power may attack the column's without penalty: stripes, and an arrow out of the row.
    MayAttack,
    /// The column's power may attack the row's without penalty: stripes the other way, and an arrow into
    /// the row.
    MayBeAttacked,
    /// The two are at war: crossed stripes.
    War,
}

/// More is not drawn: no game has more powers.
const MOST: usize = 40;
const MOST_NOTES: usize = 3;
const MOST_LEGEND: usize = 8;

const MARGIN: f32 = 20.0;
const NAMES: f32 = 158.0;
const HEAD: f32 = 50.0;
const STEP: f32 = 60.0;
const GAP: f32 = 5.0;
/// From column to column and from row to row where there are many powers: the picture grows wider.
const LEAST_ACROSS: f32 = 62.0;
const LEAST_STEP: f32 = 46.0;
/// A cell narrower than this has smaller signs and a name that slants over its column.
const ROOMY: f32 = 96.0;
/// By how many degrees names slant, and how high the longest of them may reach.
const SLANT: f32 = -55.0;
const SLANTED_HEAD: f32 = 150.0;
const LEAN: f32 = 60.0;
/// What is made to fit a room is a little narrower than it: rounding would cut it otherwise.
const ROUNDING: f32 = 0.97;
/// Words in cells become no smaller than this before they are cut.
const LEAST_WORD: f32 = 0.6;
const SIGNS: usize = 3;
const SIGN: (f32, f32) = (84.0, 46.0);
const SIGN_STEP: f32 = 52.0;
const NOTE_STEP: f32 = 24.0;

const NAME: Style = Style::new(Face::Bold, 28.0);
const COLUMN: Style = Style::new(Face::Bold, 26.0);
const WORD: Style = Style::new(Face::Bold, 33.0);
const BELOW: Style = Style::new(Face::Bold, 20.0);
const MEANS: Style = Style::new(Face::Body, 22.0);
const NOTE: Style = Style::new(Face::Body, 21.0);

const DEFENCE: Rgb = Rgb::hex(0xcfe3ec);
const ALLIANCE: Rgb = Rgb::hex(0x1d4a63);
const ALERT: Rgb = Rgb::hex(0xc46a10);

/// The table as a palette PNG. The same matrix always gives the same bytes.
pub fn matrix(matrix: &Matrix) -> Vec<u8> {
    let plan = Plan::of(matrix);
    // Only a picture without pixels has none, and this one has its bar.
    let Some(mut pixmap) = Pixmap::new(plan.width as u32, plan.height as u32) else {
        return Vec::new();
    };
    plan.draw(&mut pixmap);
    encode::png(
        &pixmap,
        &Palette::of_table(matrix.chart.liveries(), pixmap.data()),
    )
}

/// A matrix, placed.
struct Plan<'a> {
    matrix: &'a Matrix,
    powers: &'a [(Power, String)],
    legend: &'a [(Cell, String)],
    notes: Vec<String>,
    /// Between two columns' left edges, and between two rows' upper ones.
    across: f32,
    step: f32,
    width: f32,
    height: f32,
}

impl Plan<'_> {
    fn of(matrix: &Matrix) -> Plan<'_> {
        let powers = &matrix.powers[..matrix.powers.len().min(MOST)];
        let count = powers.len().max(1) as f32;
        let across = ((TABLE.0 - 2.0 * MARGIN - NAMES) / count).max(LEAST_ACROSS);
        // The last name leans over the edge of its column.
        let lean = if across < ROOMY { LEAN } else { 0.0 };
        let width = 2.0 * MARGIN + NAMES + count * across + lean;
        let legend = &matrix.legend[..matrix.legend.len().min(MOST_LEGEND)];
        let wide = width - 2.0 * MARGIN;
        let notes = noted(NOTE, &matrix.notes, wide, MOST_NOTES);
        let mut plan = Plan {
            matrix,
            powers,
            legend,
            notes,
            across,
            step: if across < ROOMY { LEAST_STEP } else { STEP },
            width,
            height: 0.0,
        };
        let foot = match plan.notes.len() {
            0 => 0.0,
            lines => 8.0 + lines as f32 * NOTE_STEP,
        };
        plan.height = (plan.notes_top() + foot + 12.0).ceil().max(TABLE.1);
        plan
    }

    /// Whether the names slant over their columns.
    fn slants(&self) -> bool {
        self.across < ROOMY
    }

    fn rows_top(&self) -> f32 {
        BAR + if self.slants() { SLANTED_HEAD } else { HEAD }
    }

    fn legend_top(&self) -> f32 {
        self.rows_top() + self.powers.len() as f32 * self.step + 10.0
    }

    fn notes_top(&self) -> f32 {
        let lines = self.legend.len().div_ceil(SIGNS);
        self.legend_top() + lines as f32 * SIGN_STEP
    }

    fn draw(&self, pixmap: &mut Pixmap) {
        pixmap.fill(theme::PAPER.solid());
        panel::bar(pixmap, &self.matrix.title, &self.matrix.subtitle);
        let liveries = self.matrix.chart.liveries();
        let mut canvas = Canvas::new(pixmap, Transform::identity()).with(liveries);
        for (i, (power, name)) in self.powers.iter().enumerate() {
            self.names(&mut canvas, i, *power, name);
            for j in 0..self.powers.len() {
                let cell = self.matrix.rows.get(i).and_then(|row| row.get(j));
                let (x, y) = (self.left(j), self.top(i));
                let area = Area {
                    x,
                    y,
                    w: self.across - GAP,
                    h: self.step - GAP,
                };
                match cell {
                    Some(cell) if cell.tie == Tie::Own => area.own(&mut canvas, *power),
                    Some(cell) => area.cell(&mut canvas, cell),
                    None => {}
                }
            }
        }
        self.legend(&mut canvas);
        let mut y = self.notes_top();
        for line in &self.notes {
            y += NOTE_STEP;
            let at = Spot::new(MARGIN, y);
            let color = theme::NOTE_TEXT.solid();
            canvas.text(line, at, Anchor::Start, NOTE, color, None);
        }
    }

    fn left(&self, column: usize) -> f32 {
        MARGIN + NAMES + column as f32 * self.across + GAP / 2.0
    }

    fn top(&self, row: usize) -> f32 {
        self.rows_top() + row as f32 * self.step + GAP / 2.0
    }

    /// A power's name, beside its row and over its column.
    fn names(&self, canvas: &mut Canvas<'_>, i: usize, power: Power, name: &str) {
        let Livery { tint, strong } = canvas.livery(power);
        let (wide, high) = (NAMES - GAP, self.step - GAP);
        if let Some(path) = round_rect(MARGIN, self.top(i), wide, high, 7.0) {
            canvas.fill(&path, tint.alpha(0.6));
        }
        if let Some(path) = round_rect(MARGIN, self.top(i), 12.0, high, 4.0) {
            canvas.fill(&path, strong.solid());
        }
        let ink = theme::INK.solid();
        let at = Spot::new(MARGIN + 22.0, self.top(i) + high / 2.0 + 9.5);
        let room = wide - 28.0;
        let style = NAME.within(name, room * ROUNDING, 0.6);
        let shown = style.fit(name, room);
        canvas.text(&shown, at, Anchor::Start, style, ink, None);
        let middle = self.left(i) + (self.across - GAP) / 2.0;
        let foot = self.rows_top();
        if self.slants() {
            let room = (SLANTED_HEAD - 34.0) / SLANT.to_radians().sin().abs();
            let style = COLUMN.within(name, room * ROUNDING, 0.7);
            let shown = style.fit(name, room);
            let place = Transform::from_rotate(SLANT).post_translate(middle + 4.0, foot - 16.0);
            let mut canvas = canvas.within(place);
            canvas.text(&shown, Spot::default(), Anchor::Start, style, ink, None);
        } else {
            let room = self.across - GAP;
            let style = COLUMN.within(name, room * ROUNDING, 0.7);
            let shown = style.fit(name, room);
            let at = Spot::new(middle, foot - 18.0);
            canvas.text(&shown, at, Anchor::Middle, style, ink, None);
        }
        let wide = self.across - GAP;
        canvas.rect(self.left(i), foot - 10.0, wide, 7.0, strong.solid());
    }

    fn legend(&self, canvas: &mut Canvas<'_>) {
        let wide = (self.width - 2.0 * MARGIN) / SIGNS as f32;
        for (i, (cell, means)) in self.legend.iter().enumerate() {
            let x = MARGIN + (i % SIGNS) as f32 * wide;
            let y = self.legend_top() + (i / SIGNS) as f32 * SIGN_STEP;
            let area = Area {
                x,
                y,
                w: SIGN.0,
                h: SIGN.1,
            };
            area.cell(canvas, cell);
            let room = wide - SIGN.0 - 26.0;
            let lines = MEANS.wrap(means, room);
            let shown = lines.len().min(2);
            let first = y + SIGN.1 / 2.0 + 8.0 - (shown as f32 - 1.0) * 12.0;
            for (k, line) in lines.iter().take(2).enumerate() {
                let at = Spot::new(x + SIGN.0 + 12.0, first + k as f32 * 23.0);
                let color = theme::NOTE_TEXT.solid();
                canvas.text(line, at, Anchor::Start, MEANS, color, None);
            }
        }
    }
}

/// Where a cell lies.
#[derive(Clone, Copy)]
struct Area {
    x: f32,
    y: f32,
    w: f32,
    h: f32,
}

impl Area {
    fn shape(self, inset: f32) -> Option<Path> {
        let (w, h) = (self.w - 2.0 * inset, self.h - 2.0 * inset);
        round_rect(self.x + inset, self.y + inset, w, h, 8.0 - inset / 2.0)
    }

    fn own(self, canvas: &mut Canvas<'_>, power: Power) {
        if let Some(path) = self.shape(0.0) {
            canvas.fill(&path, canvas.livery(power).tint.alpha(0.6));
        }
    }

    fn cell(self, canvas: &mut Canvas<'_>, cell: &Cell) {
        let Some(shape) = self.shape(1.0) else { return };
        let (ground, frame, ink) = match cell.tie {
            Tie::Neutral | Tie::Own => (theme::CREAM, theme::RULE, theme::FAINT_TEXT),
            Tie::Defence => (DEFENCE, ALLIANCE, theme::INK),
            Tie::Alliance => (ALLIANCE, ALLIANCE, theme::CREAM),
            Tie::MayAttack | Tie::MayBeAttacked => (theme::CREAM, ALERT, theme::INK),
            Tie::War => (theme::BURST, theme::FAILED, theme::INK),
        };
        canvas.fill(&shape, ground.solid());
        match cell.tie {
            Tie::MayAttack => self.stripes(canvas, &shape, ALERT, &[1.0], 15.0),
            Tie::MayBeAttacked => self.stripes(canvas, &shape, ALERT, &[-1.0], 15.0),
            Tie::War => self.stripes(canvas, &shape, theme::FAILED, &[1.0, -1.0], 13.0),
            _ => {}
        }
        let width = match cell.tie {
            Tie::Neutral | Tie::Own => 1.6,
            _ => 3.2,
        };
        canvas.stroke(&shape, frame.solid(), width);
        if cell.tie == Tie::Defence
            && let Some(inner) = self.shape(4.8)
        {
            canvas.stroke(&inner, frame.solid(), 1.6);
        }
        self.words(canvas, cell, ink);
    }

    /// Lines across a shape, falling or rising.
    fn stripes(self, canvas: &mut Canvas<'_>, shape: &Path, color: Rgb, ways: &[f32], apart: f32) {
        let (width, height) = (canvas.pixmap.width(), canvas.pixmap.height());
        let Some(mut mask) = Mask::new(width, height) else {
            return;
        };
        mask.fill_path(shape, FillRule::EvenOdd, true, canvas.transform);
        let stroke = Stroke {
            line_cap: tiny_skia::LineCap::Butt,
            ..round_line(3.0)
        };
        for way in ways {
            let mut path = PathBuilder::new();
            let mut from = self.x - self.h;
            while from < self.x + self.w + self.h {
                let (a, b) = if *way > 0.0 {
                    (self.y + self.h, self.y)
                } else {
                    (self.y, self.y + self.h)
                };
                path.move_to(from, a);
                path.line_to(from + self.h, b);
                from += apart;
            }
            if let Some(path) = path.finish() {
                canvas.stroke_as(&path, color.alpha(0.7), &stroke, Some(&mask));
            }
        }
    }

    /// The cell's letters: on a plate where there are stripes, beside an arrow where one is due.
    fn words(self, canvas: &mut Canvas<'_>, cell: &Cell, ink: Rgb) {
        let arrow = matches!(cell.tie, Tie::MayAttack | Tie::MayBeAttacked);
        let room = self.w - 14.0;
        let small = (self.h / 66.0).min(self.w / SIGN.0).min(1.0);
        let word_style = Style {
            size: WORD.size * small,
            ..WORD
        }
        .within(&cell.word, room * ROUNDING, LEAST_WORD);
        let word = word_style.fit(&cell.word, room);
        // Where rows are lower than usual the two lines move together.
        let tight = (self.h / (STEP - GAP)).min(1.0);
        let below_style = BELOW
            .scaled(tight)
            .within(&cell.below, room * ROUNDING, LEAST_WORD);
        let below = below_style.fit(&cell.below, room);
        let middle = Spot::new(self.x + self.w / 2.0, self.y + self.h / 2.0);
        let lift = if below.is_empty() { 0.0 } else { 11.0 * tight };
        let striped = arrow || cell.tie == Tie::War;
        let wide = if arrow {
            58.0 * small
        } else {
            word_style.width(&word)
        };
        if striped {
            let w = (wide.max(below_style.width(&below)) + 16.0).min(self.w - 6.0);
            let h: f32 = if below.is_empty() { 40.0 } else { 54.0 };
            let h = h.min(self.h - 8.0);
            if let Some(plate) = round_rect(middle.x - w / 2.0, middle.y - h / 2.0, w, h, 6.0) {
                canvas.fill(&plate, theme::CREAM.solid());
            }
        }
        if arrow {
            let way = if cell.tie == Tie::MayAttack {
                1.0
            } else {
                -1.0
            };
            self::arrow(canvas, Spot::new(middle.x, middle.y - lift), way * small);
        } else {
            let at = Spot::new(middle.x, middle.y - lift + 11.0 * small);
            canvas.text(&word, at, Anchor::Middle, word_style, ink.solid(), None);
        }
        if !below.is_empty() {
            let at = Spot::new(middle.x, middle.y + 20.0 * tight);
            canvas.text(&below, at, Anchor::Middle, below_style, ink.solid(), None);
        }
    }
}

/// A thick arrow to the right, or, of a negative size, to the left.
fn arrow(canvas: &mut Canvas<'_>, at: Spot, size: f32) {
    const OUTLINE: [(f32, f32); 7] = [
        (-28.0, -5.0),
        (6.0, -5.0),
        (6.0, -16.0),
        (29.0, 0.0),
        (6.0, 16.0),
        (6.0, 5.0),
        (-28.0, 5.0),
    ];
    let high = size.abs();
    let corners: Vec<Spot> = OUTLINE
        .iter()
        .map(|(x, y)| Spot::new(at.x + x * size, at.y + y * high))
        .collect();
    let mut path = PathBuilder::new();
    polyline(&mut path, &corners);
    path.close();
    if let Some(path) = path.finish() {
        canvas.fill(&path, ALERT.solid());
        canvas.stroke(&path, theme::OUTLINE.solid(), 1.6);
    }
}
