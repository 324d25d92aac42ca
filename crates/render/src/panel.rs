//! The bar on top and the column at the right: title, powers, notes, legend.

use tiny_skia::{GradientStop, LinearGradient, Paint, Pixmap, Point, Rect, SpreadMode, Transform};

use super::arrows;
use super::borders;
use super::canvas::{Anchor, Canvas, round_rect};
use super::coins;
use super::curves::{bent, smooth};
use super::fleets;
use super::geometry::Spot;
use super::labels::corner;
use super::narrows::{self, Gate};
use super::patterns;
use super::scene::{Legend, Outcome, Panel, PowerRow, Scene, Sign};
use super::signals;
use super::stacks;
use super::text::{Face, Style};
use super::theme;
use super::units::{self, Size};
use chancery_rules::board::{Power, UnitKind};

/// The bar's height and the column's width, in pixels.
pub const BAR: f32 = 66.0;
pub const COLUMN: f32 = 336.0;
const MARGIN: f32 = 22.0;
const ROW: f32 = 54.0;
const ROW_STEP: f32 = 62.0;
const LEGEND_STEP: f32 = 36.0;
/// The legend's foot has so many lines and no more.
const MOST_FOOT: usize = 7;
const FOOT_STEP: f32 = 24.0;

const TITLE: Style = Style::new(Face::Title, 32.0).spaced(1.0);
const SUBTITLE: Style = Style::new(Face::Italic, 30.0);
const HEADING: Style = Style::new(Face::Heading, 27.0);
const COLUMN_HEAD: Style = Style::new(Face::Bold, 17.0);
const POWER: Style = Style::new(Face::Bold, 24.0);
const PLAYER: Style = Style::new(Face::Body, 18.0);
const NOTE: Style = Style::new(Face::Body, 19.5);
const SIGN: Style = Style::new(Face::Body, 18.0);
const COUNT: Style = Style::new(Face::Narrow, 28.0);

/// Draws bar and column on a whole picture.
pub fn draw(pixmap: &mut Pixmap, scene: &Scene) {
    let (width, height) = (pixmap.width() as f32, pixmap.height() as f32);
    bar(pixmap, &scene.title, &scene.subtitle);
    let mut canvas = Canvas {
        pixmap,
        transform: Transform::identity(),
    };
    let left = width - COLUMN;
    canvas.rect(left, BAR, COLUMN, height - BAR, theme::PAPER.solid());
    canvas.rect(left, BAR, 2.0, height - BAR, theme::GOLD.solid());
    let notes_top = powers(&mut canvas, left, scene);
    let waters = scene.waters.as_ref();
    let letter = waters.and_then(|w| w.letters.get(&SHOWN));
    let letter = letter.map_or("", String::as_str);
    let legend_top = legend(&mut canvas, left, height, &scene.legend, letter);
    notes(&mut canvas, left, notes_top, legend_top, &scene.panel);
}

/// The bar on top of a picture: a title at the left, a subtitle at the right.
pub fn bar(pixmap: &mut Pixmap, title: &str, subtitle: &str) {
    let width = pixmap.width() as f32;
    let shade = LinearGradient::new(
        Point::from_xy(0.0, 0.0),
        Point::from_xy(0.0, BAR),
        vec![
            GradientStop::new(0.0, theme::BAR_TOP.solid()),
            GradientStop::new(1.0, theme::BAR_FOOT.solid()),
        ],
        SpreadMode::Pad,
        Transform::identity(),
    );
    if let (Some(shader), Some(rect)) = (shade, Rect::from_xywh(0.0, 0.0, width, BAR)) {
        let paint = Paint {
            shader,
            ..Paint::default()
        };
        pixmap.fill_rect(rect, &paint, Transform::identity(), None);
    }
    let mut canvas = Canvas {
        pixmap,
        transform: Transform::identity(),
    };
    canvas.rect(0.0, BAR - 3.0, width, 3.0, theme::GOLD.solid());
    let subtitle = SUBTITLE.fit(subtitle, width * 0.55);
    let used = canvas.text(
        &subtitle,
        Spot::new(width - 24.0, 43.0),
        Anchor::End,
        SUBTITLE,
        theme::SUBTITLE.solid(),
        None,
    );
    let title = TITLE.fit(title, width - used - 84.0);
    canvas.text(
        &title,
        Spot::new(24.0, 44.0),
        Anchor::Start,
        TITLE,
        theme::TITLE.solid(),
        None,
    );
}

/// Draws the powers; says where the next block may begin.
fn powers(canvas: &mut Canvas<'_>, left: f32, scene: &Scene) -> f32 {
    let panel = &scene.panel;
    let columns = Columns::of(left, panel);
    let mut y = BAR + 44.0;
    if panel.powers.is_empty() {
        return y;
    }
    let heading = HEADING.fit(&panel.heading, 150.0);
    canvas.text(
        &heading,
        Spot::new(left + MARGIN + 2.0, y),
        Anchor::Start,
        HEADING,
        theme::INK.solid(),
        None,
    );
    for (text, x) in [
        (&panel.centres, columns.centres),
        (&panel.income, columns.income),
        (&panel.blocks, columns.blocks),
        (&panel.units, columns.units.map(|x| x + 10.0)),
    ] {
        let Some(x) = x else { continue };
        let text = COLUMN_HEAD.fit(text, 62.0);
        canvas.text(
            &text,
            Spot::new(x, y),
            Anchor::End,
            COLUMN_HEAD,
            theme::FAINT_TEXT.solid(),
            None,
        );
    }
    y += 14.0;
    for row in &panel.powers {
        let letter = scene.letters.get(&row.power).map(String::as_str);
        power(canvas, left + MARGIN, y, &columns, row, letter);
        y += ROW_STEP;
    }
    y + 30.0
}

/// Where the numbers of a row end; columns without a heading are not there.
struct Columns {
    centres: Option<f32>,
    income: Option<f32>,
    blocks: Option<f32>,
    units: Option<f32>,
    /// Where the names must end.
    names: f32,
}

impl Columns {
    fn of(left: f32, panel: &Panel) -> Columns {
        let mut next = left + COLUMN - 36.0;
        let mut place = |heading: &str| {
            let here = next;
            (!heading.is_empty()).then(|| {
                next -= 54.0;
                here
            })
        };
        let units = place(&panel.units);
        let blocks = place(&panel.blocks);
        let income = place(&panel.income);
        let centres = place(&panel.centres);
        Columns {
            centres,
            income,
            blocks,
            units,
            names: next + 18.0,
        }
    }
}

fn power(
    canvas: &mut Canvas<'_>,
    x: f32,
    y: f32,
    columns: &Columns,
    row: &PowerRow,
    letter: Option<&str>,
) {
    let (tint, strong) = theme::colours(row.power);
    let width = COLUMN - 2.0 * MARGIN;
    let pale = if row.out { 0.35 } else { 1.0 };
    if let Some(path) = round_rect(x, y, width, ROW, 7.0) {
        canvas.fill(&path, tint.alpha(0.6 * pale));
    }
    if let Some(path) = round_rect(x, y, 12.0, ROW, 4.0) {
        canvas.fill(&path, strong.alpha(if row.out { 0.5 } else { 1.0 }));
    }
    let ink = if row.out {
        theme::FAINT_TEXT
    } else {
        theme::INK
    };
    let mut left = x + 24.0;
    if let Some(letter) = letter {
        patterns::swatch(canvas, row.power, (x, y, 56.0, ROW));
        let middle = Spot::new(x + 28.0, y + ROW / 2.0);
        fleets::unit(
            canvas,
            middle,
            Some(row.power),
            UnitKind::Army,
            letter,
            1.12,
        );
        left = x + 66.0;
    }
    let room = columns.names - left;
    let (name_y, player_y) = if row.player.is_empty() {
        (y + 35.0, y)
    } else {
        (y + 25.0, y + 46.0)
    };
    let name = POWER.fit(&row.name, room);
    canvas.text(
        &name,
        Spot::new(left, name_y),
        Anchor::Start,
        POWER,
        ink.solid(),
        None,
    );
    if !row.player.is_empty() {
        let player = PLAYER.fit(&row.player, room);
        let color = theme::PLAYER_TEXT.solid();
        let at = Spot::new(left, player_y);
        canvas.text(&player, at, Anchor::Start, PLAYER, color, None);
    }
    for (number, x, color) in [
        (row.centres, columns.centres, ink),
        (row.income, columns.income, ink),
        (row.blocks, columns.blocks, ink),
        (row.units, columns.units, theme::PLAYER_TEXT),
    ] {
        let Some(x) = x else { continue };
        let at = Spot::new(x, y + 37.0);
        canvas.text(
            &number.to_string(),
            at,
            Anchor::End,
            COUNT,
            color.solid(),
            None,
        );
    }
}

fn notes(canvas: &mut Canvas<'_>, left: f32, top: f32, bottom: f32, panel: &Panel) {
    let x = left + MARGIN + 2.0;
    let room = COLUMN - 2.0 * MARGIN - 4.0;
    let mut y = top;
    if !panel.notes_heading.is_empty() {
        let heading = HEADING.fit(&panel.notes_heading, room);
        let at = Spot::new(x, y);
        canvas.text(
            &heading,
            at,
            Anchor::Start,
            HEADING,
            theme::INK.solid(),
            None,
        );
        y += 10.0;
    }
    let lines: Vec<String> = panel
        .notes
        .iter()
        .flat_map(|note| NOTE.wrap(note, room))
        .collect();
    let fits = (((bottom - y - 14.0) / 26.0).floor().max(0.0)) as usize;
    for (i, line) in lines.iter().take(fits).enumerate() {
        y += 26.0;
        let cut;
        let line = if i + 1 == fits && lines.len() > fits {
            cut = NOTE.fit(&format!("{line} …"), room);
            &cut
        } else {
            line
        };
        let at = Spot::new(x, y);
        canvas.text(
            line,
            at,
            Anchor::Start,
            NOTE,
            theme::NOTE_TEXT.solid(),
            None,
        );
    }
}

/// Draws the legend at the column's foot; says where it begins.
fn legend(canvas: &mut Canvas<'_>, left: f32, height: f32, legend: &Legend, letter: &str) -> f32 {
    let rows = legend.entries.len().div_ceil(2);
    let foot = legend.foot.iter().take(MOST_FOOT);
    let below = foot.len() as f32 * FOOT_STEP;
    if rows == 0 && foot.len() == 0 {
        return height - 10.0;
    }
    let top = height - 62.0 - rows as f32 * LEGEND_STEP - below;
    canvas.rect(
        left + MARGIN + 2.0,
        top,
        COLUMN - 2.0 * MARGIN - 4.0,
        1.4,
        theme::RULE.solid(),
    );
    let at = Spot::new(left + MARGIN + 2.0, top + 30.0);
    let style = Style::new(Face::Heading, 23.0);
    canvas.text(
        &legend.heading,
        at,
        Anchor::Start,
        style,
        theme::INK.solid(),
        None,
    );
    for (i, (sign, text)) in legend.entries.iter().enumerate() {
        let x = left + MARGIN + 2.0 + (i % 2) as f32 * 146.0;
        let y = top + 58.0 + (i / 2) as f32 * LEGEND_STEP;
        draw_sign(canvas, Spot::new(x + 20.0, y), *sign, letter);
        let text = SIGN.fit(text, 95.0);
        let at = Spot::new(x + 51.0, y + 6.0);
        canvas.text(
            &text,
            at,
            Anchor::Start,
            SIGN,
            theme::NOTE_TEXT.solid(),
            None,
        );
    }
    for (i, text) in foot.enumerate() {
        let text = SIGN.fit(text, COLUMN - 2.0 * MARGIN - 4.0);
        let y = height - 16.0 - below + (i + 1) as f32 * FOOT_STEP;
        let at = Spot::new(left + MARGIN + 2.0, y);
        canvas.text(
            &text,
            at,
            Anchor::Start,
            SIGN,
            theme::NOTE_TEXT.solid(),
            None,
        );
    }
    top
}

/// Whose units the legend shows.
const SHOWN: Power = Power::Germany;

/// A sign small enough for the legend, around a spot.
fn draw_sign(canvas: &mut Canvas<'_>, at: Spot, sign: Sign, letter: &str) {
    let scale = match sign {
        Sign::Convoy | Sign::Dislodged => 0.58,
        _ => 0.7,
    };
    let mut canvas = canvas.at(at, scale);
    let middle = Spot::default();
    let (start, end) = (Spot::new(-31.0, 0.0), Spot::new(31.0, 0.0));
    let line = bent(start, end, 0.0);
    let owner = Some(SHOWN);
    match sign {
        Sign::Move => arrows::movement(&mut canvas, &line, None, Outcome::Done),
        Sign::MoveFailed => arrows::movement(&mut canvas, &line, None, Outcome::Failed),
        Sign::Void => arrows::movement(&mut canvas, &line, None, Outcome::Void),
        Sign::Support | Sign::SupportCut => {
            let outcome = if sign == Sign::Support {
                Outcome::Done
            } else {
                Outcome::Failed
            };
            arrows::support(&mut canvas, &line, outcome);
            let color = arrows::tone(outcome, theme::SUPPORT);
            arrows::dot(&mut canvas, end, color);
        }
        Sign::Convoy => arrows::convoy_ring(&mut canvas, middle, Outcome::Done),
        Sign::Hold => units::hold(&mut canvas, middle, theme::SUPPORT),
        Sign::Dislodged => units::burst(&mut canvas, middle, 0.9),
        Sign::Retreat => arrows::retreat(&mut canvas, &line, Outcome::Done),
        Sign::Build => {
            units::build(&mut canvas, middle, theme::BUILD);
            units::plus(&mut canvas, middle, theme::BUILD);
        }
        Sign::Disband => units::cross(&mut canvas, middle, 13.0, theme::FAILED),
        Sign::Army if !letter.is_empty() => {
            let (kind, scale) = (UnitKind::Army, Size::Full.factor());
            fleets::unit(&mut canvas, middle, owner, kind, letter, scale);
        }
        Sign::Army => {
            units::draw(
                &mut canvas,
                middle,
                owner,
                UnitKind::Army,
                Size::Full.factor(),
            );
        }
        Sign::Fleet => {
            units::draw(
                &mut canvas,
                middle,
                owner,
                UnitKind::Fleet,
                Size::Full.factor(),
            );
        }
        Sign::Aboard => {
            let scale = Size::Full.factor();
            units::draw(&mut canvas, middle, owner, UnitKind::Fleet, scale);
            units::cargo(&mut canvas, middle, owner, Some(2), scale);
        }
        Sign::Neutral => {
            units::draw(
                &mut canvas,
                middle,
                None,
                UnitKind::Army,
                Size::Full.factor(),
            );
        }
        Sign::Centre => {
            let mut canvas = canvas.at(middle, 1.0 / scale);
            units::centre(&mut canvas, middle, None);
        }
        Sign::Yard => {
            let mut canvas = canvas.at(middle, 1.0 / scale);
            units::yard(&mut canvas, middle, None);
        }
        Sign::Value => {
            let mut canvas = canvas.at(middle, 1.0 / scale);
            coins::coin(&mut canvas, middle, 3);
        }
        Sign::Chest => coins::chest(&mut canvas, middle, SHOWN, None),
        Sign::Blocks => {
            let mut canvas = canvas.at(middle, 0.9 / scale);
            stacks::draw(&mut canvas, middle, owner, 12);
        }
        Sign::Opened => {
            let (from, to) = (Spot::new(-26.0, 0.0), Spot::new(26.0, 0.0));
            borders::bridge(&mut canvas, from, to);
        }
        Sign::Closed => {
            let mut line = tiny_skia::PathBuilder::new();
            line.move_to(-20.0, 0.0);
            line.line_to(20.0, 0.0);
            if let Some(line) = line.finish() {
                borders::bar(&mut canvas, &line);
            }
        }
        Sign::Strait => {
            let mut canvas = canvas.at(middle, 1.0 / scale);
            corner(&mut canvas, middle);
        }
        Sign::Stack => fleets::stack(&mut canvas, middle, owner, letter, 3, 0),
        Sign::TwoLegs => {
            let turn = Spot::new(-2.0, -11.0);
            let line = smooth(&[Spot::new(-31.0, 7.0), turn, Spot::new(31.0, 7.0)]);
            let (first, last) = line.split_at(line.len() / 2);
            arrows::leg(&mut canvas, first, None, Outcome::Done);
            arrows::movement(&mut canvas, last, None, Outcome::Done);
            signals::bead(&mut canvas, turn, owner, Outcome::Done);
        }
        Sign::Patrol => signals::patrol(&mut canvas, middle, SHOWN, letter, Outcome::Done),
        Sign::Block => {
            let gate = Gate {
                at: Spot::new(-10.0, 0.0),
                heading: (1.0, 0.0),
            };
            let against = [(SHOWN, letter, Outcome::Done)];
            signals::block(&mut canvas, gate, None, &against);
        }
        Sign::Leave => signals::leave(&mut canvas, middle, SHOWN, letter, Outcome::Done),
        Sign::Sunk => signals::sunk(&mut canvas, middle, 1),
        Sign::Narrows => narrows::dots(
            &mut canvas,
            &[
                Spot::new(-19.0, 4.0),
                Spot::default(),
                Spot::new(19.0, -4.0),
            ],
        ),
    }
}
