//! Charts of lines, as SVG, each with its figures as a table.

use std::fmt::Write as _;

use chancery_rules::board::Power;

use crate::labels::Labels;
use crate::map::class_among;
use crate::model::{Column, LineChart, Row, Table};
use crate::table;
use crate::text::Text;

/// A chart's size, and the room around its lines: left, top, right (for names), below.
const SIZE: (f64, f64) = (640.0, 320.0);
const ROOM: (f64, f64, f64, f64) = (44.0, 14.0, 104.0, 30.0);
/// How far apart names at the ends of lines must be.
const APART: f64 = 15.0;
/// More lines have no room for names; the table below the chart has them.
const MOST_NAMED: usize = 18;
/// A level so many times as high as the highest value is still drawn.
const NEAR: f64 = 1.8;
/// The most letters of a name at the end of a line.
const NAME: usize = 13;
/// So many names of times fit under a chart.
const TIMES: usize = 8;

/// Writes a chart; `number` tells it from the page's others.
pub(crate) fn chart(
    out: &mut String,
    words: &Labels,
    chart: &LineChart,
    number: usize,
    powers: &[Power],
) {
    let times = times(chart);
    let axis = Axis::of(chart);
    let level = chart.level.as_ref().filter(|(_, at)| at.is_finite());
    // A level far above all lines would press them flat: it is only named.
    let far = level
        .filter(|(_, at)| *at > axis.most)
        .map(|(name, _)| name);
    let beside = [Some(&chart.unit), far];
    let beside: Vec<&str> = beside
        .into_iter()
        .flatten()
        .filter(|text| !text.is_empty())
        .map(String::as_str)
        .collect();
    let beside = beside.join(", ");
    let described = if beside.is_empty() {
        chart.title.clone()
    } else {
        format!("{}, {beside}", chart.title)
    };
    let _ = write!(
        out,
        "<figure class=\"card\"><figcaption><h3>{}</h3> <span>{}</span></figcaption>\
         <svg class=\"graph\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" role=\"img\" \
         aria-labelledby=\"page-c{number}\"><title id=\"page-c{number}\">{}</title>",
        Text(&chart.title),
        Text(&beside),
        SIZE.0,
        SIZE.1,
        Text(&described)
    );
    let x = |i: usize| {
        let steps = times.len().saturating_sub(1).max(1) as f64;
        ROOM.0 + (SIZE.0 - ROOM.0 - ROOM.2) * i as f64 / steps
    };
    grid(out, &axis, &times, x);
    if let Some((name, at)) = level.filter(|(_, at)| *at <= axis.most) {
        let y = axis.y(*at);
        let _ = write!(
            out,
            "<path class=\"gg level\" d=\"M{} {y:.1}H{}\"/><text class=\"ga\" x=\"{}\" y=\"{:.1}\">{}</text>",
            ROOM.0,
            SIZE.0 - ROOM.2,
            ROOM.0 + 6.0,
            y - 5.0,
            Text(name)
        );
    }
    let mut ends: Vec<(f64, String, String)> = Vec::new();
    for series in &chart.series {
        let class = class_among(powers, series.power);
        let mut points = String::new();
        let mut last = None;
        for (time, value) in series.points.iter().filter(|(_, value)| value.is_finite()) {
            let Some(i) = times.iter().position(|known| known == time) else {
                continue;
            };
            let y = axis.y(*value);
            let _ = write!(points, "{:.1},{y:.1} ", x(i));
            last = Some((x(i), y, *value));
        }
        let Some((end_x, end_y, value)) = last else {
            continue;
        };
        let points = points.trim_end();
        let _ = write!(
            out,
            "<g class=\"gl {class}\"><polyline class=\"h\" points=\"{points}\"/><polyline class=\"l\" points=\"{points}\"/>\
             <circle cx=\"{end_x:.1}\" cy=\"{end_y:.1}\" r=\"3.4\"/></g>"
        );
        let name: String = series.name.chars().take(NAME).collect();
        ends.push((end_y, format!("{name} {}", plain(value)), class));
    }
    if ends.len() <= MOST_NAMED {
        names(out, ends);
    }
    let _ = write!(
        out,
        "</svg><details><summary>{}</summary>",
        Text(&words.figures)
    );
    table::plain(out, &figures(words, chart, &times), powers);
    out.push_str("</details></figure>");
}

/// The names of all times, in the order in which the lines have them.
fn times(chart: &LineChart) -> Vec<&str> {
    let mut times: Vec<&str> = Vec::new();
    for series in &chart.series {
        let mut after = 0;
        for (time, _) in &series.points {
            match times.iter().position(|known| known == time) {
                Some(at) => after = at + 1,
                None => {
                    times.insert(after, time);
                    after += 1;
                }
            }
        }
    }
    times
}

/// From values to heights.
struct Axis {
    least: f64,
    most: f64,
    step: f64,
}

impl Axis {
    fn of(chart: &LineChart) -> Axis {
        let values = chart.series.iter().flat_map(|series| &series.points);
        let values = values
            .map(|(_, value)| *value)
            .filter(|value| value.is_finite());
        let (least, most) = values.fold((0.0_f64, 1.0_f64), |(least, most), value| {
            (least.min(value), most.max(value))
        });
        let level = chart.level.as_ref().map(|(_, at)| *at);
        let near = level.filter(|at| *at <= most * NEAR);
        let most = near.map_or(most, |at| most.max(at));
        // Steps of 1, 2 or 5 times a power of ten, about four of them.
        let rough = (most - least) / 4.0;
        let ten = 10_f64.powf(rough.log10().floor());
        let steps = [1.0, 2.0, 5.0, 10.0].map(|part| part * ten);
        let step = steps
            .into_iter()
            .find(|step| *step >= rough)
            .unwrap_or(rough);
        Axis {
            least: (least / step).floor() * step,
            most: (most / step).ceil() * step,
            step,
        }
    }

    fn y(&self, value: f64) -> f64 {
        let part = (value - self.least) / (self.most - self.least);
        SIZE.1 - ROOM.3 - part * (SIZE.1 - ROOM.1 - ROOM.3)
    }
}

fn grid(out: &mut String, axis: &Axis, times: &[&str], x: impl Fn(usize) -> f64) {
    let steps = ((axis.most - axis.least) / axis.step).round().min(20.0) as u32;
    for i in 0..=steps {
        let value = axis.least + axis.step * f64::from(i);
        let y = axis.y(value);
        let _ = write!(
            out,
            "<path class=\"gg\" d=\"M{} {y:.1}H{}\"/><text class=\"ga end\" x=\"{}\" y=\"{:.1}\">{}</text>",
            ROOM.0,
            SIZE.0 - ROOM.2,
            ROOM.0 - 7.0,
            y + 4.0,
            plain(value)
        );
    }
    let every = times.len().div_ceil(TIMES).max(1);
    for (i, time) in times.iter().enumerate().step_by(every) {
        let _ = write!(
            out,
            "<text class=\"ga mid\" x=\"{:.1}\" y=\"{}\">{}</text>",
            x(i),
            SIZE.1 - ROOM.3 + 19.0,
            Text(time)
        );
    }
}

/// The names of lines at their ends, as far apart as they must be to be read.
fn names(out: &mut String, mut ends: Vec<(f64, String, String)>) {
    ends.sort_by(|a, b| a.0.total_cmp(&b.0));
    let foot = SIZE.1 - 6.0;
    let most = foot - APART * ends.len().saturating_sub(1) as f64;
    let mut next = f64::MIN;
    for (i, (y, name, class)) in ends.into_iter().enumerate() {
        let y = (y + 4.0).max(next).min(most + APART * i as f64);
        next = y + APART;
        let x = SIZE.0 - ROOM.2 + 10.0;
        let _ = write!(
            out,
            "<rect class=\"gk {class}\" x=\"{x}\" y=\"{:.1}\" width=\"9\" height=\"9\" rx=\"2\"/>\
             <text class=\"gn\" x=\"{}\" y=\"{y:.1}\">{}</text>",
            y - 8.5,
            x + 14.0,
            Text(&name)
        );
    }
}

/// The chart's figures, time by time.
fn figures(words: &Labels, chart: &LineChart, times: &[&str]) -> Table {
    let names = chart.series.iter().map(|series| Column {
        title: series.name.clone(),
        numbers: true,
    });
    let time = Column {
        title: words.time.clone(),
        numbers: false,
    };
    let rows = times.iter().map(|time| {
        let cells = chart.series.iter().map(|series| {
            let found = series.points.iter().find(|(known, _)| known == time);
            found.map_or(String::new(), |(_, value)| plain(*value))
        });
        Row {
            power: None,
            cells: std::iter::once((*time).to_owned()).chain(cells).collect(),
        }
    });
    Table {
        title: chart.title.clone(),
        columns: std::iter::once(time).chain(names).collect(),
        rows: rows.collect(),
    }
}

/// A number with two decimals at most, none of them in vain.
fn plain(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    let text = if text == "-0" { "0" } else { text };
    text.replace('-', "\u{2212}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Series;

    fn drawn(level: f64) -> String {
        let series = Series {
            name: "France".to_owned(),
            power: None,
            points: vec![("1900".to_owned(), 3.0), ("1901".to_owned(), 10.0)],
        };
        let one = LineChart {
            title: "Centres".to_owned(),
            level: Some(("Goal".to_owned(), level)),
            series: vec![series],
            ..LineChart::default()
        };
        let mut out = String::new();
        chart(&mut out, &Labels::default(), &one, 0, &[]);
        out
    }

    #[test]
    fn a_level_near_the_lines_is_drawn_and_one_far_above_them_is_named() {
        let near = drawn(18.0);
        assert!(
            near.contains("gg level") && near.contains(">Goal</text>"),
            "{near}"
        );
        let far = drawn(80.0);
        assert!(!far.contains("gg level"), "{far}");
        assert!(far.contains("<span>Goal</span>"), "{far}");
    }
}
