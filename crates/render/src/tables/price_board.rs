//! The price board: every currency with its flag, its price, how that moved, and who orders the
//! country. Made for the width Discord shows a picture in a channel, about half of its own.

use tiny_skia::{FillRule, Mask, PathBuilder, Pixmap, Transform};

use super::noted;
use crate::chart::Chart;
use crate::column::panel::{self, BAR, TABLE};
use crate::paint::canvas::{Anchor, Canvas, round_line, round_rect};
use crate::paint::encode;
use crate::paint::palette::Palette;
use crate::paint::spot::{Spot, polyline};
use crate::paint::text::{Face, Style};
use crate::paint::theme;
use crate::pieces::flags;
use chancery_rules::board::Power;

/// The prices of the currencies after a season, as a table to draw. Texts that are too long are cut.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PriceBoard {
    /// The map of the board: powers have the colours they have there.
    pub chart: Chart,
    /// Left in the bar at the top.
    pub title: String,
    /// Right in the bar at the top.
    pub subtitle: String,
    /// The titles over the five columns.
    pub heads: Heads,
    /// One a currency.
    pub rows: Vec<PriceRow>,
    /// Sentences under the rows; long ones are wrapped.
    pub notes: Vec<String>,
}

/// The titles over the columns of a price board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heads {
    /// Over the currencies.
    pub currency: String,
    /// Over the prices.
    pub price: String,
    /// Over the changes since the season before.
    pub change: String,
    /// Over the net sales or purchases that moved the prices.
    pub net: String,
    /// Over the players who order the countries.
    pub commands: String,
}

/// A row of the price board: one currency, its price and who orders its country.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PriceRow {
    /// The power whose colour and flag the row has.
    pub power: Power,
    /// The currency's name.
    pub currency: String,
    /// The country's name.
    pub country: String,
    /// The price, formatted in the picture's language.
    pub price: String,
    /// Whether the price rose, fell or stayed.
    pub trend: Trend,
    /// By how much the price moved, formatted; may be empty.
    pub change: String,
    /// The net sales or purchases that moved it, formatted; may be empty.
    pub net: String,
    /// Who orders the country, in several ways, the longest first: the first that fits on two lines
    /// is drawn.
    pub commands: Vec<String>,
}

/// Which way a price moved in a season.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Trend {
    /// It rose.
    Up,
    /// It fell.
    Down,
    /// It stayed as it was.
    Level,
    /// No season has moved prices yet.
    #[default]
    Unmoved,
    /// The currency is out of the game: its row is struck out.
    Gone,
}

/// More rows than this stand beside each other in two lists.
const ALWAYS_IN_ONE: usize = 12;
/// More is not drawn: no game has more powers.
const MOST_ROWS: usize = 40;
const MOST_NOTES: usize = 3;

const MARGIN: f32 = 20.0;
const CHIP: f32 = 12.0;
const ROW: f32 = 66.0;
const ROW_STEP: f32 = 71.0;
const HEAD: f32 = 44.0;
/// Discord shows a picture as wide as this one at most so high beside its width; less would not be larger.
const LEAST_HEIGHT: f32 = 360.0;
const NOTE_STEP: f32 = 27.0;

/// Where the columns stand: flag and names from the left, price and net up to their right ends.
const FLAG: f32 = MARGIN + CHIP + 16.0;
const NAMES: f32 = FLAG + flags::WIDTH + 16.0;
const PRICE: f32 = 452.0;
const ARROW: f32 = 486.0;
const CHANGE: f32 = 520.0;
const NET: f32 = 744.0;
const COMMANDS: f32 = 776.0;
const END: f32 = TABLE.0 - MARGIN - 12.0;

const TITLES: Style = Style::new(Face::Bold, 22.0);
const NAME: Style = Style::new(Face::Bold, 33.0);
const COUNTRY: Style = Style::new(Face::Body, 24.0);
const MONEY: Style = Style::new(Face::Narrow, 50.0);
const MOVED: Style = Style::new(Face::Narrow, 38.0);
const UNITS: Style = Style::new(Face::Narrow, 30.0);
const PERSON: Style = Style::new(Face::Bold, 26.0);
const PEOPLE: Style = Style::new(Face::Bold, 23.0);
const NOTE: Style = Style::new(Face::Body, 22.0);

/// The board as a palette PNG. The same board always gives the same bytes.
pub fn price_board(board: &PriceBoard) -> Vec<u8> {
    let rows = &board.rows[..board.rows.len().min(MOST_ROWS)];
    let lists = if rows.len() > ALWAYS_IN_ONE { 2 } else { 1 };
    let in_one = rows.len().div_ceil(lists).max(1);
    let width = TABLE.0 * lists as f32;
    let notes = noted(NOTE, &board.notes, width - 2.0 * MARGIN, MOST_NOTES);
    let top = BAR + HEAD;
    let foot = top + in_one as f32 * ROW_STEP;
    let height = (foot + 10.0 + notes.len() as f32 * NOTE_STEP).max(LEAST_HEIGHT);
    // Only a picture without pixels has none, and this one has its bar.
    let Some(mut pixmap) = Pixmap::new(width as u32, height.ceil() as u32) else {
        return Vec::new();
    };
    pixmap.fill(theme::PAPER.solid());
    panel::bar(&mut pixmap, &board.title, &board.subtitle);
    let mut canvas = Canvas::new(&mut pixmap, Transform::identity()).with(board.chart.liveries());
    for (list, rows) in rows.chunks(in_one).enumerate() {
        let mut canvas = canvas.at(Spot::new(list as f32 * TABLE.0, 0.0), 1.0);
        heads(&mut canvas, &board.heads);
        for (i, row) in rows.iter().enumerate() {
            draw(&mut canvas, row, top + i as f32 * ROW_STEP);
        }
    }
    for (i, note) in notes.iter().enumerate() {
        let y = foot - 4.0 + (i + 1) as f32 * NOTE_STEP;
        write(
            &mut canvas,
            note,
            (MARGIN, y),
            Anchor::Start,
            NOTE,
            theme::NOTE_TEXT,
        );
    }
    encode::png(
        &pixmap,
        &Palette::of_table(board.chart.liveries(), pixmap.data()),
    )
}

fn heads(canvas: &mut Canvas<'_>, heads: &Heads) {
    let y = BAR + 30.0;
    for (text, x, anchor, room) in [
        (&heads.currency, NAMES, Anchor::Start, 190.0),
        (&heads.price, PRICE, Anchor::End, 130.0),
        (&heads.change, ARROW - 14.0, Anchor::Start, 130.0),
        (&heads.net, NET, Anchor::End, 130.0),
        (&heads.commands, COMMANDS, Anchor::Start, END - COMMANDS),
    ] {
        let text = TITLES.fit(text, room);
        write(canvas, &text, (x, y), anchor, TITLES, theme::FAINT_TEXT);
    }
}

fn draw(canvas: &mut Canvas<'_>, row: &PriceRow, y: f32) {
    let gone = row.trend == Trend::Gone;
    let (tint, strong) = if gone {
        (theme::DEAD, theme::NOBODY.1)
    } else {
        canvas.colours(Some(row.power))
    };
    let ink = if gone { theme::FAINT_TEXT } else { theme::INK };
    let width = TABLE.0 - 2.0 * MARGIN;
    if let Some(path) = round_rect(MARGIN, y, width, ROW, 8.0) {
        canvas.fill(&path, tint.alpha(0.55));
        if gone {
            hatch(canvas, &path, y);
        }
    }
    if let Some(path) = round_rect(MARGIN, y, CHIP, ROW, 4.0) {
        canvas.fill(&path, strong.solid());
    }
    let corner = Spot::new(FLAG, y + (ROW - flags::HEIGHT) / 2.0);
    flags::draw(canvas, row.power, corner);
    if gone {
        let (w, h) = (flags::WIDTH + 2.0, flags::HEIGHT + 2.0);
        if let Some(veil) = round_rect(corner.x - 1.0, corner.y - 1.0, w, h, 4.0) {
            canvas.fill(&veil, theme::DEAD.alpha(0.62));
        }
    }
    let room = PRICE - 124.0 - NAMES;
    let name = NAME.fit(&row.currency, room);
    let wide = write(canvas, &name, (NAMES, y + 31.0), Anchor::Start, NAME, ink);
    let country = COUNTRY.fit(&row.country, room);
    write(
        canvas,
        &country,
        (NAMES, y + 57.0),
        Anchor::Start,
        COUNTRY,
        theme::PLAYER_TEXT,
    );
    number(
        canvas,
        &row.price,
        (PRICE, y + 50.0),
        130.0,
        Anchor::End,
        MONEY,
        ink,
    );
    arrow(canvas, Spot::new(ARROW, y + ROW / 2.0), row.trend);
    let room = NET - 104.0 - CHANGE;
    number(
        canvas,
        &row.change,
        (CHANGE, y + 46.0),
        room,
        Anchor::Start,
        MOVED,
        ink,
    );
    number(
        canvas,
        &row.net,
        (NET, y + 44.0),
        104.0,
        Anchor::End,
        UNITS,
        theme::PLAYER_TEXT,
    );
    commands(canvas, &row.commands, y, ink);
    if gone {
        let (from, to) = (
            corner,
            Spot::new(corner.x + flags::WIDTH, corner.y + flags::HEIGHT),
        );
        let name = (NAMES - 5.0, NAMES + wide + 5.0);
        let mut strike = PathBuilder::new();
        polyline(
            &mut strike,
            &[Spot::new(from.x, to.y), Spot::new(to.x, from.y)],
        );
        polyline(
            &mut strike,
            &[Spot::new(name.0, y + 22.0), Spot::new(name.1, y + 22.0)],
        );
        if let Some(strike) = strike.finish() {
            canvas.stroke(&strike, theme::FAILED.solid(), 3.4);
        }
    }
}

/// Slanting lines over a row that is out.
fn hatch(canvas: &mut Canvas<'_>, row: &tiny_skia::Path, y: f32) {
    let Some(mut mask) = Mask::new(canvas.pixmap.width(), canvas.pixmap.height()) else {
        return;
    };
    mask.fill_path(row, FillRule::Winding, true, canvas.transform);
    let mut lines = PathBuilder::new();
    let mut x = MARGIN - ROW;
    while x < TABLE.0 {
        lines.move_to(x, y + ROW);
        lines.line_to(x + ROW, y);
        x += 22.0;
    }
    if let Some(lines) = lines.finish() {
        let stroke = round_line(2.0);
        let color = theme::DEAD_HATCH.alpha(0.45);
        canvas.stroke_as(&lines, color, &stroke, Some(&mask));
    }
}

/// Up full, down hollow, and a dash for a price that stayed: they differ without their colours.
fn arrow(canvas: &mut Canvas<'_>, at: Spot, trend: Trend) {
    let up = match trend {
        Trend::Up => -1.0,
        Trend::Down => 1.0,
        Trend::Level => {
            let color = theme::FAINT_TEXT.solid();
            if let Some(dash) = round_rect(at.x - 13.0, at.y - 3.5, 26.0, 7.0, 3.0) {
                canvas.fill(&dash, color);
            }
            return;
        }
        Trend::Unmoved | Trend::Gone => return,
    };
    let corners = [(0.0, 15.0), (15.0, -11.0), (-15.0, -11.0)];
    let corners = corners.map(|(x, y)| Spot::new(at.x + x, at.y + y * up));
    let mut path = PathBuilder::new();
    polyline(&mut path, &corners);
    path.close();
    let Some(path) = path.finish() else { return };
    match trend {
        Trend::Up => {
            canvas.fill(&path, theme::BUILD.solid());
            canvas.stroke(&path, theme::BUILD.solid(), 3.0);
        }
        _ => {
            canvas.fill(&path, theme::CREAM.solid());
            canvas.stroke(&path, theme::FAILED.solid(), 4.0);
        }
    }
}

/// The first way of naming them that fits: large on one line, smaller on two.
fn commands(canvas: &mut Canvas<'_>, ways: &[String], y: f32, ink: theme::Rgb) {
    let room = END - COMMANDS;
    if let Some(one) = ways.first().filter(|way| PERSON.width(way) <= room) {
        write(
            canvas,
            one,
            (COMMANDS, y + 42.0),
            Anchor::Start,
            PERSON,
            ink,
        );
        return;
    }
    let fits = |lines: &Vec<String>| lines.len() <= 2 && !lines.iter().any(|l| l.contains('…'));
    let broken = ways.iter().map(|way| PEOPLE.wrap(way, room)).find(fits);
    let lines = broken.unwrap_or_else(|| {
        let last = ways.last().map_or("", String::as_str);
        PEOPLE.wrap(last, room).into_iter().take(2).collect()
    });
    let first = if lines.len() == 2 { 32.0 } else { 46.0 };
    for (i, line) in lines.iter().enumerate() {
        let at = (COMMANDS, y + first - 4.0 + i as f32 * 27.0);
        write(canvas, line, at, Anchor::Start, PEOPLE, ink);
    }
}

/// A number, smaller where it would not fit: none is ever cut.
fn number(
    canvas: &mut Canvas<'_>,
    text: &str,
    at: (f32, f32),
    room: f32,
    anchor: Anchor,
    style: Style,
    color: theme::Rgb,
) {
    let wide = style.width(text);
    let size = if wide > room {
        style.size * room / wide
    } else {
        style.size
    };
    // Its middle stays where it was.
    let at = (at.0, at.1 - (style.size - size) * 0.35);
    write(canvas, text, at, anchor, Style { size, ..style }, color);
}

fn write(
    canvas: &mut Canvas<'_>,
    text: &str,
    (x, y): (f32, f32),
    anchor: Anchor,
    style: Style,
    color: theme::Rgb,
) -> f32 {
    canvas.text(text, Spot::new(x, y), anchor, style, color.solid(), None)
}
