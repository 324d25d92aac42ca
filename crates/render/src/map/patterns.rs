//! Powers told apart without their colours: a pattern on the land of each, and its letters on its units.

use std::collections::BTreeMap;

use tiny_skia::{FillRule, Mask, Path, PathBuilder, Pixmap, Transform};

use crate::chart::Chart;
use crate::paint::canvas::{Canvas, View, round_line, round_rect};
use crate::paint::livery::Liveries;
use crate::paint::theme;
use chancery_i18n::Words;
use chancery_rules::board::{Board, Power, Province};

/// How far a pattern's lines are apart, in pixels, and those of a wide one.
const STEP: f32 = 12.0;
const WIDE: f32 = 21.0;
/// How thick they are.
const LINE: f32 = 1.7;

/// What a pattern is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stroke {
    Level,
    Upright,
    /// From the lower left to the upper right.
    Rising,
    Falling,
    Dots,
}

use Stroke::{Dots, Falling, Level, Rising, Upright};

/// The patterns of the powers that have one of their own, in the order of [`Power::ALL`].
const OWN: [&[Stroke]; 7] = [
    &[Level],
    &[Rising],
    &[Upright],
    &[Rising, Falling],
    &[Falling],
    &[Dots],
    &[Level, Upright],
];

/// The other patterns, the plainest first.
const OTHERS: [&[Stroke]; 17] = [
    &[Level, Rising],
    &[Upright, Falling],
    &[Dots, Level],
    &[Upright, Rising],
    &[Level, Falling],
    &[Dots, Upright],
    &[Dots, Rising],
    &[Dots, Falling],
    &[Level, Rising, Falling],
    &[Upright, Rising, Falling],
    &[Level, Upright, Rising],
    &[Level, Upright, Falling],
    &[Dots, Level, Upright],
    &[Dots, Rising, Falling],
    &[Dots, Level, Rising],
    &[Dots, Upright, Falling],
    &[Level, Upright, Rising, Falling],
];

/// What is drawn on a power's land, and how far its lines are apart.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Pattern {
    strokes: &'static [Stroke],
    step: f32,
}

/// The pattern of a power. Every two powers of a board differ, of forty as well: those without one of their own have
/// the others in turn, and the same once more with their lines wide apart.
fn pattern(power: Power, liveries: &Liveries) -> Pattern {
    if let Some(strokes) = OWN.get(power.place()) {
        return Pattern {
            strokes,
            step: STEP,
        };
    }
    let narrow = OTHERS.iter().map(|strokes| (strokes, STEP));
    let wide = OTHERS[..9].iter().chain(&OWN).chain(&OTHERS[9..]);
    let all = narrow.chain(wide.map(|strokes| (strokes, WIDE)));
    let all: Vec<Pattern> = all
        .map(|(strokes, step)| Pattern { strokes, step })
        .collect();
    all[liveries.place(power) % all.len()]
}

/// The first letters of each power's name: two, so that nobody reads an army or a fleet out of one, or
/// as many as tell it from the others'.
pub fn letters(board: &Board, words: &Words) -> BTreeMap<Power, String> {
    initials(board, words, 2)
}

/// The first letters of each power's name: so many at least, and as many as tell it from the others'.
pub fn initials(board: &Board, words: &Words, least: usize) -> BTreeMap<Power, String> {
    let names: Vec<(Power, String)> = board.powers().map(|p| (p, words.power(p))).collect();
    let initial = |name: &str| {
        let lengths = least..=name.chars().count();
        let start = |n: usize| name.chars().take(n).collect::<String>();
        let alone = |s: &String| names.iter().filter(|(_, n)| n.starts_with(s)).count() < 2;
        lengths.map(start).find(alone).unwrap_or(name.to_owned())
    };
    names.iter().map(|(p, n)| (*p, initial(n))).collect()
}

/// Draws every power's pattern over its land.
pub fn land(pixmap: &mut Pixmap, view: View, chart: Chart, owners: &BTreeMap<Province, Power>) {
    let (geometry, map) = (chart.geometry(), chart.map());
    let area = (0.0, 0.0, pixmap.width() as f32, pixmap.height() as f32);
    for power in chart.powers() {
        let mut all = PathBuilder::new();
        for (i, piece) in geometry.pieces.iter().enumerate() {
            let owner = map.owner[i].and_then(|p| owners.get(&p));
            if owner == Some(&power) && !piece.sea {
                all.push_path(&piece.path);
            }
        }
        let mask = Mask::new(pixmap.width(), pixmap.height());
        let (Some(all), Some(mut mask)) = (all.finish(), mask) else {
            continue;
        };
        mask.fill_path(&all, FillRule::EvenOdd, true, view.transform());
        let mut canvas = Canvas::new(pixmap, Transform::identity()).with(chart.liveries());
        draw(&mut canvas, power, area, &mask);
    }
}

/// Draws a power's pattern in a rounded box, as its land wears it, on an unscaled canvas.
pub fn swatch(canvas: &mut Canvas<'_>, power: Power, (x, y, w, h): (f32, f32, f32, f32)) {
    let mask = Mask::new(canvas.pixmap.width(), canvas.pixmap.height());
    let (Some(outline), Some(mut mask)) = (round_rect(x, y, w, h, 4.0), mask) else {
        return;
    };
    mask.fill_path(&outline, FillRule::Winding, true, canvas.transform);
    canvas.fill(&outline, canvas.livery(power).tint.solid());
    draw(canvas, power, (x, y, x + w, y + h), &mask);
    canvas.stroke(&outline, theme::OUTLINE.solid(), 1.2);
}

/// Draws a pattern over a box, where the mask lets it.
fn draw(canvas: &mut Canvas<'_>, power: Power, area: (f32, f32, f32, f32), mask: &Mask) {
    let color = canvas.livery(power).strong.alpha(0.8);
    let Pattern { strokes, step } = pattern(power, canvas.liveries());
    for stroke in strokes {
        let Some(path) = path(*stroke, step, area) else {
            continue;
        };
        match stroke {
            Dots => canvas.fill_masked(&path, color, Some(mask)),
            _ => canvas.stroke_as(&path, color, &round_line(LINE), Some(mask)),
        }
    }
}

/// The lines of one sort that cross a box. All lie on one grid, so that neighbouring lands match.
fn path(
    stroke: Stroke,
    step: f32,
    (left, top, right, bottom): (f32, f32, f32, f32),
) -> Option<Path> {
    // Slanted lines are as far apart as the others, seen across.
    let slant = step * std::f32::consts::SQRT_2;
    let steps = |from: f32, to: f32, by: f32| {
        let (first, last) = ((from / by).floor() as i32, (to / by).ceil() as i32);
        (first..=last).map(move |i| i as f32 * by)
    };
    let mut out = PathBuilder::new();
    let mut line = |ax: f32, ay: f32, bx: f32, by: f32| {
        out.move_to(ax, ay);
        out.line_to(bx, by);
    };
    match stroke {
        Level => steps(top, bottom, step).for_each(|y| line(left, y, right, y)),
        Upright => steps(left, right, step).for_each(|x| line(x, top, x, bottom)),
        Rising => steps(left + top, right + bottom, slant)
            .for_each(|sum| line(sum - top, top, sum - bottom, bottom)),
        Falling => steps(left - bottom, right - top, slant)
            .for_each(|gap| line(gap + top, top, gap + bottom, bottom)),
        Dots => {
            for (row, y) in steps(top, bottom, step * 0.75).enumerate() {
                let shift = if row % 2 == 0 { 0.0 } else { step * 0.75 };
                for x in steps(left, right, step * 1.5) {
                    out.push_circle(x + shift, y, 2.1);
                }
            }
        }
    }
    out.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use chancery_rules::board::PowerMap;

    #[test]
    fn every_power_has_a_pattern_of_its_own() {
        let many: Vec<Power> = (0..33)
            .map(|n| format!("power-{n}").parse().expect("an id"))
            .chain(Power::ALL)
            .collect();
        for count in [2, 33, 40] {
            let powers = &many[..count];
            let liveries = Liveries::deal(powers, &PowerMap::new());
            for (i, a) in powers.iter().enumerate() {
                assert!(!pattern(*a, &liveries).strokes.is_empty());
                for b in &powers[..i] {
                    let [one, other] = [a, b].map(|power| pattern(*power, &liveries));
                    assert_ne!(one, other, "{a} and {b}");
                }
            }
        }
    }
}
