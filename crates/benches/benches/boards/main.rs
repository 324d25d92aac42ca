//! The worst boards that somebody could upload: how long they take to check, to draw and to play on, and how much
//! memory.
//!
//! `cargo bench -p chancery-benches --bench boards`; with `-- rules`, `-- phases` or `-- drawings` only that part. Times
//! are processor time of this thread, memory is what the process had at most beyond what it had before.
//! `docs/load.md` has the figures and the limits they are held against.

mod drawings;
mod phases;
mod rules;

use std::fs;

use chancery_drawing::{Hints, Report, draw_painting, draw_svg};
use chancery_render::{Chart, Geometry, Scene, render};
use chancery_rules::orders::check_board;

/// What something took.
pub struct Cost {
    /// Milliseconds of processor time.
    pub ms: f64,
    /// Bytes beyond those in use before.
    pub bytes: u64,
}

/// Nanoseconds of processor time that this thread has used.
fn used() -> f64 {
    let text = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let first = text.split_whitespace().next();
    first.and_then(|ns| ns.parse().ok()).unwrap_or(0.0)
}

/// A line of what Linux says of our memory, in bytes.
fn memory(name: &str) -> u64 {
    let text = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = text.lines().find(|line| line.starts_with(name));
    let kib = line.and_then(|line| line.split_whitespace().nth(1));
    kib.and_then(|kib| kib.parse::<u64>().ok()).unwrap_or(0) << 10
}

/// Does something, and says what it took.
pub fn measured<T>(act: impl FnOnce() -> T) -> (T, Cost) {
    // 5: from now on the most is counted anew.
    let _ = fs::write("/proc/self/clear_refs", "5");
    let (before, began) = (memory("VmRSS:"), used());
    let done = act();
    let ms = (used() - began) / 1e6;
    let bytes = memory("VmHWM:").saturating_sub(before);
    (done, Cost { ms, bytes })
}

fn row(name: &str, input: usize, cost: &Cost, said: &str) {
    let (kib, mib) = (input as f64 / 1024.0, cost.bytes as f64 / 1_048_576.0);
    println!("| {name} | {kib:.0} | {:.0} | {mib:.0} | {said} |", cost.ms);
}

fn rules() {
    println!("| `board.json` | KiB | check, ms | MiB | result |\n|---|---|---|---|---|");
    let accepted = rules::accepted().into_iter();
    let files = accepted.map(|(name, file)| (name, file.to_string()));
    for (name, text) in files.chain(rules::texts()) {
        let (checked, cost) = measured(|| check_board(&text));
        let faults = checked.faults.iter().filter(|fault| !fault.is_warning());
        let first = faults.clone().next().map(|fault| fault.kind.to_string());
        let said = match first {
            None => "accepted".to_owned(),
            Some(first) => format!(
                "{} faults: {}",
                faults.count(),
                first.chars().take(50).collect::<String>()
            ),
        };
        row(name, text.len(), &cost, &said);
    }
}

fn drawn(name: &str, input: usize, read: impl FnOnce(&Hints) -> Report) {
    let (width, height) = Geometry::SIZE;
    let hints = Hints {
        picture: Some([f64::from(width), f64::from(height)]),
        ..Hints::default()
    };
    let (report, cost) = measured(|| read(&hints));
    let Some(drawn) = report.drawn else {
        let fatal = report.faults.iter().find(|fault| fault.is_fatal());
        let said = fatal.map_or_else(String::new, |fault| fault.to_string());
        return row(
            name,
            input,
            &cost,
            &said.chars().take(60).collect::<String>(),
        );
    };
    let text = drawn.file("own").to_string();
    let (chart, reading) = measured(|| Chart::read(&text, "own", &[]));
    let chart = chart.expect("what was drawn is read");
    let (_, first) = measured(|| {
        render(&Scene {
            chart,
            ..Scene::default()
        })
    });
    let (_, next) = measured(|| {
        render(&Scene {
            chart,
            ..Scene::default()
        })
    });
    let said = format!(
        "drawn: {} KiB of shapes, read in {:.0} ms, first picture {:.0} ms, next {:.0} ms",
        text.len() / 1024,
        reading.ms,
        first.ms,
        next.ms
    );
    row(name, input, &cost, &said);
}

fn drawings() {
    let places = drawings::places();
    println!("\n| drawing | KiB | compile, ms | MiB | result |\n|---|---|---|---|---|");
    for (name, svg) in drawings::outlines() {
        drawn(&format!("outlines: {name}"), svg.len(), |hints| {
            draw_svg(&svg, &places, hints)
        });
    }
    let table = drawings::table();
    for (name, png) in drawings::paintings() {
        drawn(&format!("painting: {name}"), png.len(), |hints| {
            draw_painting(&png, table.as_bytes(), &places, hints)
        });
    }
}

fn main() {
    let parts: [(&str, fn()); 3] = [
        ("rules", rules),
        ("phases", phases::phases),
        ("drawings", drawings),
    ];
    let asked: Vec<String> = std::env::args()
        .skip(1)
        .filter(|argument| !argument.starts_with('-'))
        .collect();
    for (name, part) in parts {
        if asked.is_empty() || asked.iter().any(|asked| asked == name) {
            part();
        }
    }
}
