//! The bar on top and the column at the right: title, powers, notes, legend.

use tiny_skia::{PathBuilder, Pixmap, Transform};

use super::legend;
use crate::map::patterns;
use crate::paint::canvas::{Anchor, Canvas, round_rect};
use crate::paint::livery::Livery;
use crate::paint::spot::Spot;
use crate::paint::text::{Face, Style};
use crate::paint::theme::{self, Rgb};
use crate::pieces::fleets;
use crate::scene::{Panel, PowerRow, Scene};
use chancery_rules::board::UnitKind;

/// The height of the bar on top, in pixels.
pub const BAR: f32 = 66.0;
/// The width of the column at the right, in pixels.
pub const COLUMN: f32 = 589.0;
/// The space between the column's edge and its text, in pixels.
pub const MARGIN: f32 = 22.0;
/// The size of every table and chart, so that letters are equally large in all posts.
pub const TABLE: (f32, f32) = (1100.0, 700.0);
/// Where the headings of the lists of powers stand.
const TOP: f32 = BAR + 44.0;
/// From the headings of two lists to their rows, and the least step from row to row.
const HEAD_STEP: f32 = 44.0;
const LEAST_STEP: f32 = 24.0;
const ROW: f32 = 46.0;
const ROW_STEP: f32 = 52.0;
/// How much higher a row is in which the player stands below the power's name, and how many such rows take no more
/// room than [`ALWAYS_IN_ONE`] others.
const BELOW: f32 = 34.0;
const MOST_BELOW: usize = 4;
const NOTE_STEP: f32 = 38.0;
/// So many powers always stand in one list; more stand in two, with fewer numbers, where one would run into the
/// legend.
const ALWAYS_IN_ONE: usize = 7;
const MOST_IN_ONE: usize = 20;
/// The space between two lists.
const BETWEEN: f32 = 14.0;
/// The least a column of numbers is wide.
const NUMBERS: f32 = 62.0;
/// For a change, or what is due, in a row.
const CHANGE: f32 = 56.0;
const DUE: f32 = 76.0;

// Discord's preview shows a picture at 0.2765 of its size: 33 pixels are 9 there.
const TITLE: Style = Style::new(Face::Title, 36.0).spaced(1.0);
const SUBTITLE: Style = Style::new(Face::Italic, 36.0);
/// The style of the heading above the legend.
pub const HEADING: Style = Style::new(Face::Heading, 37.0);
const COLUMN_HEAD: Style = Style::new(Face::Bold, 28.0);
const POWER: Style = Style::new(Face::Bold, 34.0);
const PLAYER: Style = Style::new(Face::Body, 30.0);
const NOTE: Style = Style::new(Face::Body, 33.0);
const COUNT: Style = Style::new(Face::Narrow, 38.0);
const SMALL: Style = Style::new(Face::Narrow, 33.0);

/// Draws bar and column on a whole picture.
pub fn draw(pixmap: &mut Pixmap, scene: &Scene) {
    let (width, height) = (pixmap.width() as f32, pixmap.height() as f32);
    let colors = if scene.watermark.is_some() {
        theme::BAR_GUESSED
    } else {
        theme::BAR
    };
    bar_of(pixmap, &scene.title, &scene.subtitle, colors);
    let mut canvas = Canvas::new(pixmap, Transform::identity()).with(scene.chart.liveries());
    let left = width - COLUMN;
    canvas.rect(left, BAR, COLUMN, height - BAR, theme::PAPER.solid());
    canvas.rect(left, BAR, 2.0, height - BAR, theme::GOLD.solid());
    let waters = scene.waters.as_ref();
    let letter = waters.and_then(|w| w.letters.get(&legend::SHOWN));
    let letter = letter.map_or("", String::as_str);
    let legend_top = legend::draw(&mut canvas, left, height, &scene.legend, letter);
    let notes_top = powers(&mut canvas, left, legend_top, scene);
    notes(&mut canvas, left, notes_top, legend_top, &scene.panel);
}

/// Draws the bar on top of a picture: a title at the left, a subtitle at the right.
pub fn bar(pixmap: &mut Pixmap, title: &str, subtitle: &str) {
    bar_of(pixmap, title, subtitle, theme::BAR);
}

/// The same in colours of its own, from the top to the foot. The title is the last to be cut: who plays
/// several games knows them by it.
fn bar_of(pixmap: &mut Pixmap, title: &str, subtitle: &str, (top, foot): (Rgb, Rgb)) {
    let width = pixmap.width() as f32;
    let mut canvas = Canvas::new(pixmap, Transform::identity());
    // Row by row in plain colours: a tenth of what a gradient of the drawing library costs.
    for row in 0..BAR as u32 {
        let color = theme::mixed(top, foot, row * 100 / BAR as u32);
        canvas.rect(0.0, row as f32, width, 1.0, color.solid());
    }
    canvas.rect(0.0, BAR - 3.0, width, 3.0, theme::GOLD.solid());
    // Both shrink a little before either is cut; the subtitle has what the title leaves.
    let room = width - 48.0 - 36.0;
    let whole = TITLE.width(title) + SUBTITLE.width(subtitle);
    let shrink = (room / whole.max(1.0)).clamp(0.7, 1.0);
    let (title_style, subtitle_style) = (TITLE.scaled(shrink), SUBTITLE.scaled(shrink));
    let title = title_style.fit(title, room * 0.7);
    let used = title_style.width(&title);
    let subtitle = subtitle_style.fit(subtitle, room - used);
    let (at, color) = (Spot::new(24.0, 45.0), theme::TITLE.solid());
    canvas.text(&title, at, Anchor::Start, title_style, color, None);
    let (at, color) = (Spot::new(width - 24.0, 45.0), theme::SUBTITLE.solid());
    canvas.text(&subtitle, at, Anchor::End, subtitle_style, color, None);
}

/// Whether the powers stand in two lists above what begins at `bottom`.
fn are_in_two(panel: &Panel, bottom: f32) -> bool {
    let powers = panel.powers.len();
    powers > ALWAYS_IN_ONE && TOP + 14.0 + powers as f32 * ROW_STEP > bottom
}

/// Draws the powers above what begins at `bottom`; says where the next block may begin.
fn powers(canvas: &mut Canvas<'_>, left: f32, bottom: f32, scene: &Scene) -> f32 {
    let panel = &scene.panel;
    let mut y = TOP;
    if panel.powers.is_empty() {
        return y;
    }
    if are_in_two(panel, bottom) {
        return two_lists(canvas, left, bottom, scene);
    }
    let columns = Columns::of(left, scene);
    let x = left + MARGIN + 2.0;
    let heading = HEADING.fit(&panel.heading, columns.names - x);
    let ink = theme::INK.solid();
    canvas.text(&heading, Spot::new(x, y), Anchor::Start, HEADING, ink, None);
    for column in &columns.numbers {
        let (at, color) = (Spot::new(column.end, y), theme::FAINT_TEXT.solid());
        canvas.text(column.title, at, Anchor::End, COLUMN_HEAD, color, None);
    }
    y += 14.0;
    let below = if columns.are_below { BELOW } else { 0.0 };
    for row in &panel.powers {
        let letter = scene.letters.get(&row.power).map(String::as_str);
        power(canvas, left + MARGIN, y, &columns, row, letter);
        y += ROW_STEP + below;
    }
    y + 34.0
}

/// Draws more powers than one list has room for, each with what is counted first and its units; says where the next
/// block may begin.
fn two_lists(canvas: &mut Canvas<'_>, left: f32, bottom: f32, scene: &Scene) -> f32 {
    let panel = &scene.panel;
    let all = Columns::of(left, scene).numbers;
    let counted = [all.last(), all.first()].into_iter().flatten();
    let counted: Vec<&Numbers<'_>> = counted.take(all.len()).collect();
    let rows = panel.powers.len().div_ceil(2);
    let room = bottom - TOP - HEAD_STEP - 10.0;
    let step = (room / rows as f32).clamp(LEAST_STEP, ROW_STEP);
    let scale = 0.8 * step / ROW_STEP;
    let width = (COLUMN - 2.0 * MARGIN - BETWEEN) / 2.0;
    let (title, name, count) = (
        COLUMN_HEAD.scaled(0.8),
        POWER.scaled(scale),
        COUNT.scaled(scale),
    );
    let room = |numbers: &Numbers<'_>| title.width(numbers.title).max(40.0) + 10.0;
    let ink = theme::INK.solid();
    let spot = Spot::new(left + MARGIN + 2.0, TOP);
    canvas.text(&panel.heading, spot, Anchor::Start, HEADING, ink, None);
    let mut end_of_lists = TOP;
    for (list, powers) in panel.powers.chunks(rows).enumerate() {
        let x = left + MARGIN + list as f32 * (width + BETWEEN);
        let mut y = TOP + HEAD_STEP;
        let mut end = x + width - 8.0;
        let mut ends = Vec::new();
        for numbers in counted.iter().rev() {
            let (at, color) = (Spot::new(end, y - 8.0), theme::FAINT_TEXT.solid());
            canvas.text(numbers.title, at, Anchor::End, title, color, None);
            ends.push((end, numbers.of));
            end -= room(numbers);
        }
        for row in powers {
            let Livery { tint, strong } = canvas.livery(row.power);
            let pale = if row.out { 0.35 } else { 1.0 };
            let height = step - 6.0;
            if let Some(path) = round_rect(x, y, width, height, 6.0) {
                canvas.fill(&path, tint.alpha(0.6 * pale));
            }
            if let Some(path) = round_rect(x, y, 10.0, height, 4.0) {
                canvas.fill(&path, strong.alpha(pale));
            }
            let ink = if row.out {
                theme::FAINT_TEXT
            } else {
                theme::INK
            };
            let base = y + height * 0.74;
            let fitting = name.within(&row.name, end - x - 18.0, 0.75);
            let shown = fitting.fit(&row.name, end - x - 18.0);
            let at = Spot::new(x + 18.0, base);
            canvas.text(&shown, at, Anchor::Start, fitting, ink.solid(), None);
            for (end, of) in &ends {
                let (at, number) = (Spot::new(*end, base), written(row, *of));
                canvas.text(&number, at, Anchor::End, count, ink.solid(), None);
            }
            y += step;
        }
        end_of_lists = f32::max(end_of_lists, y);
    }
    end_of_lists + 34.0
}

/// A name cut to so many letters or fewer is left out.
const SHORTEST: usize = 8;

/// What a row has in a column of numbers.
type Count = fn(&PowerRow) -> i64;

/// A row's number as it stands in its column.
fn written(row: &PowerRow, of: Count) -> String {
    if row.hidden {
        "–".to_owned()
    } else {
        signed(of(row))
    }
}

/// A column of numbers.
struct Numbers<'a> {
    title: &'a str,
    /// Where its numbers end.
    end: f32,
    of: Count,
}

/// Where the numbers of a row end; columns without a heading are not there.
struct Columns<'a> {
    numbers: Vec<Numbers<'a>>,
    /// Where changes begin, if there are any.
    change: Option<f32>,
    /// Where the chips with what is due begin, if there are any.
    due: Option<f32>,
    /// Where the names must end.
    names: f32,
    /// Whether players stand below the names of their powers, and not beside them.
    are_below: bool,
}

impl<'a> Columns<'a> {
    fn of(left: f32, scene: &'a Scene) -> Columns<'a> {
        let panel = &scene.panel;
        let mut next = left + COLUMN - MARGIN - 10.0;
        let due = panel.powers.iter().any(|row| row.due != 0).then(|| {
            next -= DUE;
            next + 14.0
        });
        let mut numbers = Vec::new();
        let mut change = None;
        let moved = panel.powers.iter().any(|row| row.change != 0);
        let all: [(&str, Count); 6] = [
            (&panel.units, |row| row.units.into()),
            (&panel.points, |row| row.points.into()),
            (&panel.treasury, |row| row.treasury.into()),
            (&panel.blocks, |row| row.blocks.into()),
            (&panel.income, |row| row.income.into()),
            (&panel.centres, |row| row.centres.into()),
        ];
        let shown = all.into_iter().filter(|(title, _)| !title.is_empty());
        let shown: Vec<_> = shown.collect();
        let last = shown.len().saturating_sub(1);
        for (i, (title, of)) in shown.into_iter().enumerate() {
            // Changes stand behind the number they belong to, which is the first one.
            if i == last && moved {
                next -= CHANGE;
                change = Some(next + 8.0);
            }
            numbers.push(Numbers {
                title,
                end: next,
                of,
            });
            next -= NUMBERS.max(COLUMN_HEAD.width(title) + 12.0);
        }
        Columns {
            numbers,
            change,
            due,
            names: next,
            are_below: are_below(scene, next - left),
        }
    }
}

/// Whether few enough powers stand in the list for players to stand below them, and one beside its power would be cut.
/// `names`: where the names must end.
fn are_below(scene: &Scene, names: f32) -> bool {
    let rows = &scene.panel.powers;
    let is_cut = |row: &PowerRow| {
        let player = beside(scene, row, names);
        !row.player.is_empty() && player.is_none_or(|(player, _)| player != row.player)
    };
    rows.len() <= MOST_BELOW && rows.iter().any(is_cut)
}

/// Who plays a power, as it is set beside its name. `names`: where both must end.
fn beside(scene: &Scene, row: &PowerRow, names: f32) -> Option<(String, Style)> {
    let left = MARGIN + names_at(scene.letters.contains_key(&row.power));
    let (name, style) = name(row, names - left);
    player(row, names - left - 12.0 - style.width(&name))
}

fn power(
    canvas: &mut Canvas<'_>,
    x: f32,
    y: f32,
    columns: &Columns<'_>,
    row: &PowerRow,
    letter: Option<&str>,
) {
    let Livery { tint, strong } = canvas.livery(row.power);
    let width = COLUMN - 2.0 * MARGIN;
    let height = if columns.are_below { ROW + BELOW } else { ROW };
    let pale = if row.out { 0.35 } else { 1.0 };
    if let Some(path) = round_rect(x, y, width, height, 7.0) {
        canvas.fill(&path, tint.alpha(0.6 * pale));
    }
    if let Some(path) = round_rect(x, y, 12.0, height, 4.0) {
        canvas.fill(&path, strong.alpha(if row.out { 0.5 } else { 1.0 }));
    }
    let ink = if row.out {
        theme::FAINT_TEXT
    } else {
        theme::INK
    };
    let mut left = x + names_at(letter.is_some());
    if let Some(letter) = letter {
        patterns::swatch(canvas, row.power, (x, y, 56.0, ROW));
        let middle = Spot::new(x + 28.0, y + ROW / 2.0);
        let (owner, kind) = (Some(row.power), UnitKind::Army);
        fleets::unit(canvas, middle, owner, kind, letter, 1.12);
    }
    let base = y + 34.0;
    let (name, style) = name(row, columns.names - left);
    let at = Spot::new(left, base);
    let used = canvas.text(&name, at, Anchor::Start, style, ink.solid(), None);
    let (at, room) = if columns.are_below {
        (Spot::new(left, base + BELOW), x + width - 16.0 - left)
    } else {
        left += 12.0 + used;
        (Spot::new(left, base), columns.names - left)
    };
    if let Some((player, style)) = player(row, room) {
        let color = theme::PLAYER_TEXT.solid();
        canvas.text(&player, at, Anchor::Start, style, color, None);
    }
    for column in &columns.numbers {
        let number = written(row, column.of);
        let at = Spot::new(column.end, y + 36.0);
        canvas.text(&number, at, Anchor::End, COUNT, ink.solid(), None);
    }
    if let Some(x) = columns.change.filter(|_| row.change != 0) {
        change(canvas, Spot::new(x, y), row.change);
    }
    if let Some(x) = columns.due.filter(|_| row.due != 0) {
        due(canvas, Spot::new(x, y), row.due);
    }
}

/// Where names begin in a row: behind its edge, or its pattern.
fn names_at(patterned: bool) -> f32 {
    if patterned { 66.0 } else { 24.0 }
}

/// A power's name as it is set in that room.
fn name(row: &PowerRow, room: f32) -> (String, Style) {
    let style = POWER.within(&row.name, room, 0.75);
    (style.fit(&row.name, room), style)
}

/// Who plays it, in what room that leaves; a few letters of a name would say less than none.
fn player(row: &PowerRow, room: f32) -> Option<(String, Style)> {
    let style = PLAYER.within(&row.player, room, 0.8);
    let player = style.fit(&row.player, room);
    let whole = player == row.player && !player.is_empty();
    (whole || player.chars().count() > SHORTEST).then_some((player, style))
}

/// Whether any row has somebody's name.
pub fn names_players(scene: &Scene) -> bool {
    // Two lists name nobody. So many never stand in one, however short the legend is.
    if scene.panel.powers.len() > MOST_IN_ONE {
        return false;
    }
    let columns = Columns::of(0.0, scene);
    let shown = |row| columns.are_below || beside(scene, row, columns.names).is_some();
    scene.panel.powers.iter().any(shown)
}

/// A number with a real minus sign.
fn signed(n: i64) -> String {
    n.to_string().replace('-', "\u{2212}")
}

/// A triangle up or down, and by how much.
fn change(canvas: &mut Canvas<'_>, at: Spot, by: i32) {
    let color = if by > 0 { theme::BUILD } else { theme::FAILED };
    let (base, tip) = if by > 0 { (30.0, 16.0) } else { (16.0, 30.0) };
    let mut path = PathBuilder::new();
    path.move_to(at.x, at.y + base);
    path.line_to(at.x + 9.0, at.y + tip);
    path.line_to(at.x + 18.0, at.y + base);
    path.close();
    if let Some(path) = path.finish() {
        canvas.fill(&path, color.solid());
    }
    let number = by.unsigned_abs().to_string();
    let at = Spot::new(at.x + 22.0, at.y + 35.0);
    canvas.text(&number, at, Anchor::Start, SMALL, color.solid(), None);
}

/// A chip with how many units are to be built or removed.
fn due(canvas: &mut Canvas<'_>, at: Spot, units: i32) {
    let color = if units > 0 {
        theme::BUILD
    } else {
        theme::FAILED
    };
    if let Some(path) = round_rect(at.x, at.y + 4.0, DUE - 12.0, ROW - 8.0, 10.0) {
        canvas.fill(&path, color.solid());
    }
    let sign = if units > 0 { "+" } else { "" };
    let number = format!("{sign}{}", signed(units.into()));
    let at = Spot::new(at.x + DUE / 2.0 - 6.0, at.y + 35.0);
    canvas.text(
        &number,
        at,
        Anchor::Middle,
        SMALL,
        theme::CREAM.solid(),
        None,
    );
}

fn notes(canvas: &mut Canvas<'_>, left: f32, top: f32, bottom: f32, panel: &Panel) {
    let x = left + MARGIN + 2.0;
    let room = COLUMN - 2.0 * MARGIN - 4.0;
    let has_heading = !panel.notes_heading.is_empty() && !panel.notes.is_empty();
    let mut y = if has_heading { top + 6.0 } else { top };
    let fits = (((bottom - y - 14.0) / NOTE_STEP).floor().max(0.0)) as usize;
    if fits == 0 {
        // A heading without a line under it would say nothing, and lie on what comes next.
        return;
    }
    if has_heading {
        let heading = HEADING.fit(&panel.notes_heading, room);
        let (at, ink) = (Spot::new(x, top), theme::INK.solid());
        canvas.text(&heading, at, Anchor::Start, HEADING, ink, None);
    }
    let notes: Vec<Vec<String>> = panel
        .notes
        .iter()
        .map(|note| NOTE.wrap(note, room))
        .collect();
    let all: usize = notes.iter().map(Vec::len).sum();
    let mut lines = Vec::new();
    if all <= fits {
        lines = notes.concat();
    } else {
        // Only whole notes, as many as there is room for, and a line that says there are more.
        let left = |lines: &[String]| fits.saturating_sub(1 + lines.len());
        for note in notes {
            if note.len() <= left(&lines) {
                lines.extend(note);
            }
        }
        let more = match panel.more.as_str() {
            "" => "…",
            more => more,
        };
        lines.push(NOTE.fit(more, room));
    }
    for line in &lines {
        y += NOTE_STEP;
        let (at, color) = (Spot::new(x, y), theme::NOTE_TEXT.solid());
        canvas.text(line, at, Anchor::Start, NOTE, color, None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How far down the powers reach above a legend that begins at `legend`.
    fn reach(count: usize, legend: f32) -> f32 {
        let row = |n: usize| {
            let power = format!("p{n}").parse().expect("an id");
            PowerRow::new(power, format!("The Realm of {n}"))
        };
        let scene = Scene {
            panel: Panel {
                heading: "Powers".to_owned(),
                centres: "SC".to_owned(),
                units: "Units".to_owned(),
                powers: (0..count).map(row).collect(),
                ..Panel::default()
            },
            ..Scene::default()
        };
        let mut pixmap = Pixmap::new(1989, 1266).expect("a picture");
        let mut canvas = Canvas::new(&mut pixmap, Transform::identity());
        powers(&mut canvas, 1400.0, legend, &scene) - 34.0
    }

    #[test]
    fn however_many_powers_there_are_they_end_above_the_legend() {
        for count in [2, 7, 9, 16, 17, 34, 40] {
            for legend in [1_100.0, 850.0, 650.0] {
                let end = reach(count, legend);
                assert!(end <= legend, "{count} powers reach {end} of {legend}");
            }
        }
    }

    #[test]
    fn where_few_powers_play_every_player_is_named() {
        let scene = |count: usize| {
            let row = |n: usize| {
                let power = format!("p{n}").parse().expect("an id");
                PowerRow {
                    player: "Bartholomew of the Long Name".to_owned(),
                    ..PowerRow::new(power, "The Northern Crown".to_owned())
                }
            };
            let panel = Panel {
                centres: "SC".to_owned(),
                units: "Units".to_owned(),
                powers: (0..count).map(row).collect(),
                ..Panel::default()
            };
            Scene {
                panel,
                ..Scene::default()
            }
        };
        for (count, below) in [(2, true), (4, true), (5, false)] {
            let scene = scene(count);
            let columns = Columns::of(0.0, &scene);
            assert_eq!(columns.are_below, below, "{count} powers");
            assert_eq!(names_players(&scene), below, "{count} powers");
        }
        let mut short = scene(2);
        for row in &mut short.panel.powers {
            row.name = "North".to_owned();
            row.player = "Bart".to_owned();
        }
        assert!(!Columns::of(0.0, &short).are_below, "there is room beside");
    }

    #[test]
    fn a_heading_without_room_for_a_line_is_left_out() {
        let panel = Panel {
            notes_heading: "What happened".to_owned(),
            notes: vec!["One unit was built".to_owned()],
            ..Panel::default()
        };
        let drawn = |bottom: f32| {
            let mut pixmap = Pixmap::new(1989, 1266).expect("a picture");
            let mut canvas = Canvas::new(&mut pixmap, Transform::identity());
            notes(&mut canvas, 1400.0, 600.0, bottom, &panel);
            pixmap.data().iter().any(|byte| *byte != 0)
        };
        assert!(!drawn(620.0) && drawn(700.0));
    }
}
