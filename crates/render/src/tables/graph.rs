//! A graph: how several numbers went over the years, in the look of the map.
//!
//! What colour says, dashes and the shapes of the dots say too, and every line has its name at its
//! end. Lines with equal values run beside each other.

use std::collections::BTreeMap;

use tiny_skia::{PathBuilder, Pixmap, Stroke, StrokeDash, Transform};

use super::line_styles;
use super::noted;
use crate::chart::Chart;
use crate::column::panel::{self, BAR, TABLE};
use crate::paint::canvas::{Anchor, Canvas, round_line};
use crate::paint::encode;
use crate::paint::palette::Palette;
use crate::paint::spot::{Spot, polyline};
use crate::paint::text::{Face, Style};
use crate::paint::theme;
use chancery_i18n::{Language, Words};
use chancery_rules::board::Power;

/// Lines to draw. Every letter comes from here. What is too long is cut, and a graph with too much
/// on it loses its last lines, its first years and its last notes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Graph {
    /// The map of the board: powers have the colours they have there.
    pub chart: Chart,
    /// Left in the bar at the top.
    pub title: String,
    /// Right in the bar at the top.
    pub subtitle: String,
    /// The labels under the lines' points, from the left: years or phases.
    pub ticks: Vec<String>,
    /// The lines, one for each power.
    pub lines: Vec<Line>,
    /// What the values are: counts or money.
    pub scale: Scale,
    /// A horizontal line at a value, with its label: the goal.
    pub level: Option<(String, i64)>,
    /// Sentences under the graph; long ones are wrapped.
    pub notes: Vec<String>,
}

/// What a graph's values are, and so what stands beside its heights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scale {
    /// Plain counts; the scale begins at 0.
    #[default]
    Counts,
    /// Prices in cents, written in dollars: small changes matter, so the scale begins near the lowest.
    Prices(Language),
}

impl Scale {
    fn written(self, value: i64) -> String {
        match (self, u64::try_from(value)) {
            (Scale::Prices(language), Ok(cents)) => Words::of(language).dollars(cents),
            _ => value.to_string(),
        }
    }
}

/// One power's values over the years or phases of a graph.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// At the line's end: its name, and its last value if that should be read.
    pub label: String,
    /// Whose colour, dashes and dots it wears; without one, those of its place in the list.
    pub power: Option<Power>,
    /// A value for each tick; the line has a gap where there is none, and ends with the last.
    pub values: Vec<Option<i64>>,
}

/// More is not drawn: no game has more powers.
const MOST_LINES: usize = 40;
const MOST_TICKS: usize = 200;
const MOST_NOTES: usize = 6;

const MARGIN: f32 = 24.0;
const NOTE_STEP: f32 = 27.0;
/// Between two names at the lines' ends.
const NAME_STEP: f32 = 34.0;
/// Where the uppermost name may stand.
const NAMES_TOP: f32 = BAR + 24.0;
/// The names have at most so much room.
const NAMES: f32 = 300.0;
/// How far lines of equal value run from each other.
const BESIDE: f32 = 5.0;
/// Dots stand no closer than this.
const DOTS: f32 = 30.0;

const SCALE: Style = Style::new(Face::Narrow, 24.0);
const NAME: Style = Style::new(Face::Bold, 25.0);
const ENDED: Style = Style::new(Face::Bold, 20.0);
const LEVEL: Style = Style::new(Face::Italic, 25.0);
const NOTE: Style = Style::new(Face::Body, 21.0);

/// The graph as a palette PNG. The same graph always gives the same bytes.
pub fn graph(graph: &Graph) -> Vec<u8> {
    let plot = Plot::of(graph);
    // Only a picture without pixels has none, and this one has its bar.
    let Some(mut pixmap) = Pixmap::new(TABLE.0 as u32, plot.height as u32) else {
        return Vec::new();
    };
    plot.draw(&mut pixmap);
    encode::png(
        &pixmap,
        &Palette::of_table(graph.chart.liveries(), pixmap.data()),
    )
}

/// A graph's lines, placed.
struct Plot<'a> {
    graph: &'a Graph,
    /// The ticks that are drawn, from this one on.
    first: usize,
    ticks: &'a [String],
    notes: Vec<String>,
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
    height: f32,
    /// The scale's lowest and highest values, and its step.
    low: i64,
    high: i64,
    step: i64,
    traces: Vec<Trace<'a>>,
}

/// A line with the places it goes through, by tick.
struct Trace<'a> {
    line: &'a Line,
    style: usize,
    /// Whose colour it wears.
    power: Option<Power>,
    places: BTreeMap<usize, Spot>,
}

impl Trace<'_> {
    fn end(&self) -> Option<(usize, Spot)> {
        self.places.last_key_value().map(|(i, at)| (*i, *at))
    }
}

impl Plot<'_> {
    fn of(graph: &Graph) -> Plot<'_> {
        let first = graph.ticks.len().saturating_sub(MOST_TICKS);
        let ticks = &graph.ticks[first..];
        let lines = &graph.lines[..graph.lines.len().min(MOST_LINES)];
        let across = TABLE.0 - 2.0 * MARGIN;
        let notes = noted(NOTE, &graph.notes, across, MOST_NOTES);
        let drawn = |line: &'_ Line| -> Vec<i64> {
            let values = line.values.iter().skip(first).take(ticks.len());
            values.flatten().copied().collect()
        };
        let mut values: Vec<i64> = lines.iter().flat_map(drawn).collect();
        let most = values.iter().max().copied().unwrap_or(0);
        // A goal far above all lines would press them flat: it is only named.
        let level = graph.level.as_ref().filter(|(_, at)| most * 2 >= *at);
        values.extend(level.map(|(_, at)| *at));
        let named = graph.level.is_some() && level.is_none();
        let (low, high, step) = scale(&values, graph.scale);
        let numbers = [low, high].map(|n| SCALE.width(&graph.scale.written(n)));
        let names = lines.iter().map(|line| NAME.width(&line.label));
        let names = names.fold(0.0, f32::max).min(NAMES);
        let foot = 14.0 + notes.len() as f32 * NOTE_STEP + 44.0;
        // Higher where more names stand at the lines' ends than the usual height has room for.
        let ends = NAMES_TOP + lines.len() as f32 * NAME_STEP;
        let height = (ends + foot).max(TABLE.1).ceil();
        let mut plot = Plot {
            graph,
            first,
            ticks,
            notes,
            left: MARGIN + numbers[0].max(numbers[1]) + 14.0,
            right: TABLE.0 - MARGIN - names - 58.0,
            // A goal that is only named has a line of its own, which no trace reaches.
            top: BAR + if named { 46.0 } else { 34.0 },
            bottom: height - foot,
            height,
            low,
            high,
            step,
            traces: Vec::new(),
        };
        plot.traces = plot.trace(lines);
        plot
    }

    fn x(&self, tick: usize) -> f32 {
        // A single tick stands at the right, by the names.
        if self.ticks.len() < 2 {
            return self.right;
        }
        let last = (self.ticks.len() - 1) as f32;
        // Dots need room to both sides.
        let (left, right) = (self.left + 16.0, self.right);
        left + (right - left) * tick as f32 / last
    }

    /// How far two ticks are from each other.
    fn apart(&self) -> f32 {
        (self.x(1) - self.x(0)).max(1.0)
    }

    fn y(&self, value: i64) -> f32 {
        let part = (value - self.low) as f32 / (self.high - self.low) as f32;
        self.bottom - (self.bottom - self.top) * part
    }

    /// Places the lines; those with equal values lie beside each other.
    fn trace<'a>(&self, lines: &'a [Line]) -> Vec<Trace<'a>> {
        let value =
            |line: &Line, tick: usize| line.values.get(self.first + tick).copied().flatten();
        let place = |i: usize, tick: usize| {
            let own = value(&lines[i], tick)?;
            let same: Vec<usize> = (0..lines.len())
                .filter(|other| value(&lines[*other], tick) == Some(own))
                .collect();
            let before = same.iter().filter(|other| **other < i).count() as f32;
            let off = before - (same.len() - 1) as f32 / 2.0;
            Some(Spot::new(self.x(tick), self.y(own) + off * BESIDE))
        };
        let powers: Vec<Power> = self.graph.chart.powers().collect();
        let place_of = |power: Option<Power>| powers.iter().position(|p| Some(*p) == power);
        let number = |i: usize, line: &Line| place_of(line.power).unwrap_or(i);
        let traces = lines.iter().enumerate().map(|(i, line)| Trace {
            line,
            style: number(i, line) % line_styles::COUNT,
            power: line.power.or(powers.get(i % powers.len().max(1)).copied()),
            places: (0..self.ticks.len())
                .filter_map(|tick| Some((tick, place(i, tick)?)))
                .collect(),
        });
        traces.collect()
    }

    fn draw(&self, pixmap: &mut Pixmap) {
        pixmap.fill(theme::PAPER.solid());
        panel::bar(pixmap, &self.graph.title, &self.graph.subtitle);
        let liveries = self.graph.chart.liveries();
        let mut canvas = Canvas::new(pixmap, Transform::identity()).with(liveries);
        self.grid(&mut canvas);
        self.level(&mut canvas);
        for trace in &self.traces {
            self.line(&mut canvas, trace);
        }
        for trace in &self.traces {
            self.dots(&mut canvas, trace);
        }
        self.names(&mut canvas);
        let mut y = self.bottom + 38.0;
        for line in &self.notes {
            y += NOTE_STEP;
            let (at, color) = (Spot::new(MARGIN, y), theme::NOTE_TEXT.solid());
            canvas.text(line, at, Anchor::Start, NOTE, color, None);
        }
    }

    fn grid(&self, canvas: &mut Canvas<'_>) {
        let faint = theme::FAINT_TEXT.solid();
        let mut value = self.low;
        while value <= self.high {
            let y = self.y(value);
            let shade = if value == 0 { 1.0 } else { 0.55 };
            let wide = self.right - self.left + 16.0;
            canvas.rect(self.left, y.round(), wide, 2.0, theme::RULE.alpha(shade));
            let at = Spot::new(self.left - 12.0, y + 8.5);
            let written = self.graph.scale.written(value);
            canvas.text(&written, at, Anchor::End, SCALE, faint, None);
            value += self.step;
        }
        // As many as have room, the last one always.
        let widest = self
            .ticks
            .iter()
            .map(|t| SCALE.width(t))
            .fold(1.0, f32::max);
        let apart = self.apart();
        let every = ((widest + 22.0) / apart).ceil().max(1.0) as usize;
        for (i, tick) in self.ticks.iter().enumerate().rev().step_by(every) {
            let at = Spot::new(self.x(i), self.bottom + 34.0);
            canvas.text(tick, at, Anchor::Middle, SCALE, faint, None);
            canvas.rect(at.x - 1.0, self.bottom, 2.0, 8.0, theme::RULE.solid());
        }
    }

    fn level(&self, canvas: &mut Canvas<'_>) {
        let Some((name, value)) = &self.graph.level else {
            return;
        };
        let shown = *value <= self.high;
        let y = if shown { self.y(*value) } else { self.top };
        let mut path = PathBuilder::new();
        path.move_to(self.left, y);
        path.line_to(self.right + 16.0, y);
        if let (Some(path), true) = (path.finish(), shown) {
            canvas.dashed(&path, theme::FAILED.solid(), 3.0, 12.0, 8.0);
        }
        let name = LEVEL.fit(name, self.right - self.left);
        let above = if shown { 9.0 } else { 19.0 };
        let at = Spot::new(self.left + 8.0, y - above);
        let halo = Some((theme::PAPER.solid(), 6.0));
        canvas.text(&name, at, Anchor::Start, LEVEL, theme::FAILED.solid(), halo);
    }

    fn line(&self, canvas: &mut Canvas<'_>, trace: &Trace<'_>) {
        let color = canvas.strong(trace.power).solid();
        for run in runs(&trace.places) {
            let mut path = PathBuilder::new();
            polyline(&mut path, &run);
            let Some(path) = path.finish() else { continue };
            canvas.stroke(&path, theme::PAPER.alpha(0.8), 8.0);
            let stroke = Stroke {
                line_cap: tiny_skia::LineCap::Butt,
                dash: match line_styles::dashes(trace.style) {
                    [] => None,
                    dashes => StrokeDash::new(dashes.to_vec(), 0.0),
                },
                ..round_line(4.4)
            };
            canvas.stroke_as(&path, color, &stroke, None);
        }
    }

    fn dots(&self, canvas: &mut Canvas<'_>, trace: &Trace<'_>) {
        let apart = self.apart();
        let every = (DOTS / apart).ceil().max(1.0) as usize;
        let end = trace.end().map(|(tick, _)| tick);
        for (tick, at) in &trace.places {
            let last = self.ticks.len() - 1 - tick;
            if last.is_multiple_of(every) || end == Some(*tick) {
                let look = (trace.style, canvas.strong(trace.power));
                line_styles::dot(canvas, *at, look, 8.0);
            }
        }
    }

    /// The names at the lines' ends, apart from each other; a line that ended before the last tick
    /// has its name there.
    fn names(&self, canvas: &mut Canvas<'_>) {
        let mut last: Vec<(f32, &Trace<'_>)> = Vec::new();
        for trace in &self.traces {
            match trace.end() {
                Some((tick, at)) if tick + 1 == self.ticks.len() => last.push((at.y, trace)),
                Some((_, at)) => {
                    let at = Spot::new(at.x + 13.0, at.y - 10.0);
                    let halo = Some((theme::PAPER.alpha(0.9), 5.0));
                    let color = theme::INK.solid();
                    canvas.text(&trace.line.label, at, Anchor::Start, ENDED, color, halo);
                }
                None => {}
            }
        }
        last.sort_by(|a, b| a.0.total_cmp(&b.0));
        let wanted: Vec<f32> = last.iter().map(|(y, _)| *y).collect();
        let placed = spread(&wanted, NAMES_TOP, self.bottom + 8.0);
        for ((from, trace), y) in last.iter().zip(placed) {
            let color = canvas.strong(trace.power).solid();
            let (start, end) = (self.right + 9.0, self.right + 32.0);
            let mut path = PathBuilder::new();
            path.move_to(start, *from);
            path.line_to(end, y);
            if let Some(path) = path.finish() {
                canvas.stroke(&path, color, 2.0);
            }
            let look = (trace.style, canvas.strong(trace.power));
            line_styles::dot(canvas, Spot::new(end + 5.0, y), look, 8.0);
            let room = TABLE.0 - 8.0 - end - 20.0;
            let label = NAME.fit(&trace.line.label, room);
            let at = Spot::new(end + 20.0, y + 8.5);
            canvas.text(&label, at, Anchor::Start, NAME, theme::INK.solid(), None);
        }
    }
}

/// The stretches of a line without gaps.
fn runs(places: &BTreeMap<usize, Spot>) -> Vec<Vec<Spot>> {
    let mut runs: Vec<Vec<Spot>> = Vec::new();
    let mut before = None;
    for (tick, at) in places {
        match runs.last_mut() {
            Some(run) if before.is_some_and(|b: usize| b + 1 == *tick) => run.push(*at),
            _ => runs.push(vec![*at]),
        }
        before = Some(*tick);
    }
    runs
}

/// A scale that holds all values, and nothing where it begins with that: its lowest and highest value
/// and its step, which is 1, 2 or 5 with noughts.
fn scale(values: &[i64], kind: Scale) -> (i64, i64, i64) {
    // Far from where sums would overflow.
    let bound = |v: i64| v.clamp(-1_000_000_000_000, 1_000_000_000_000);
    let values = || values.iter().copied().map(bound);
    let (mut low, mut high) = (values().min().unwrap_or(0), values().max().unwrap_or(0));
    match kind {
        Scale::Counts => (low, high) = (low.min(0), high.max(0)),
        // Never so near that a cent looks like a crash; a price is never below nothing.
        Scale::Prices(_) => {
            let spare = (4 - (high - low)).max(0);
            low = (low - 1 - spare / 2).max(0);
            high += 1 + spare - spare / 2;
        }
    }
    let rough = ((high - low) / 6).max(1);
    let mut step = 1;
    while step < rough {
        let tenth = step.to_string().starts_with('2');
        step = if tenth { step / 2 * 5 } else { step * 2 };
    }
    let down = low.div_euclid(step) * step;
    let up = (high + step - 1).div_euclid(step) * step;
    (down, up.max(down + step), step)
}

/// Moves heights apart, in their order, as little as may be; what has no room at all is pressed.
fn spread(wanted: &[f32], top: f32, bottom: f32) -> Vec<f32> {
    let count = wanted.len();
    let step = NAME_STEP.min((bottom - top) / count.max(1) as f32);
    let mut placed = wanted.to_vec();
    let mut least = top;
    for y in &mut placed {
        *y = y.max(least);
        least = *y + step;
    }
    let mut most = bottom;
    for y in placed.iter_mut().rev() {
        *y = y.min(most);
        most = *y - step;
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_holds_all_values_in_few_round_steps() {
        for (values, expected) in [
            (vec![], (0, 1, 1)),
            (vec![0], (0, 1, 1)),
            (vec![3, 18], (0, 18, 5)),
            (vec![15, 20, 100], (0, 100, 20)),
            (vec![128, 41], (0, 150, 50)),
            (vec![-7, 12], (-10, 15, 5)),
        ] {
            let (low, high, step) = scale(&values, Scale::Counts);
            assert_eq!(step, expected.2, "{values:?}");
            assert_eq!(low, expected.0, "{values:?}");
            assert!(
                high >= expected.1 && high - expected.1 < step,
                "{values:?}: {high}"
            );
            assert!((high - low) / step <= 12, "{values:?}");
        }
        let (low, high, step) = scale(&[i64::MIN, i64::MAX], Scale::Counts);
        assert!(low < 0 && high > 0 && (high - low) / step <= 14);
    }

    #[test]
    fn a_scale_of_prices_begins_near_the_lowest_and_never_below_nothing() {
        for (values, expected) in [
            (vec![100; 7], (97, 103, 1)),
            (vec![88, 131], (80, 140, 10)),
            (vec![1, 250], (0, 300, 50)),
            (vec![2], (0, 5, 1)),
            (vec![], (0, 3, 1)),
        ] {
            assert_eq!(
                scale(&values, Scale::Prices(Language::English)),
                expected,
                "{values:?}"
            );
        }
        assert_eq!(Scale::Prices(Language::English).written(1_234), "$12.34");
        assert_eq!(Scale::Counts.written(1_234), "1234");
    }

    #[test]
    fn names_keep_apart_and_in_their_order() {
        let placed = spread(&[100.0, 101.0, 102.0, 500.0], 50.0, 600.0);
        for pair in placed.windows(2) {
            assert!(pair[1] - pair[0] >= NAME_STEP - 0.01, "{placed:?}");
        }
        assert_eq!(placed[3], 500.0);
        let low = spread(&[590.0, 595.0, 600.0], 50.0, 600.0);
        assert_eq!(low[2], 600.0);
        assert!(low[0] >= 600.0 - 2.0 * NAME_STEP - 0.01);
        let many = spread(&[300.0; 40], 50.0, 600.0);
        assert!(many.iter().all(|y| (50.0..=600.1).contains(y)));
    }
}
