//! Milliseconds for a busy map, ours beside the same picture as one SVG drawn by resvg.
//!
//! `cargo bench -p chancery-render --bench render`, with `-- busy` only the pictures named so. Leaves the pictures in the
//! target folder's `tmp`.

use std::time::Instant;

use chancery_render::Chart;

#[path = "../tests/render/fleets.rs"]
mod fleets;
#[path = "../tests/render/money.rs"]
mod money;
#[path = "../tests/render/scenes.rs"]
mod scenes;
#[path = "support/svg.rs"]
mod svg;

/// What this thread has had of its core so far, in milliseconds; 0 where the system does not say.
fn core_time() -> f64 {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = stat.split(' ').next().and_then(|n| n.parse::<f64>().ok());
    nanoseconds.unwrap_or(0.0) / 1e6
}

/// The least and the middle of several runs by the clock, and the mean time on the core, all in
/// milliseconds; and the last result. On a busy machine the last two differ.
fn measure<T>(runs: usize, mut work: impl FnMut() -> T) -> ([f64; 3], T) {
    let before = core_time();
    let mut times = Vec::with_capacity(runs);
    loop {
        let start = Instant::now();
        let result = work();
        times.push(start.elapsed().as_secs_f64() * 1e3);
        if times.len() >= runs {
            times.sort_by(f64::total_cmp);
            let core = (core_time() - before) / runs as f64;
            return ([times[0], times[times.len() / 2], core], result);
        }
    }
}

fn keep(name: &str, bytes: &[u8]) {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if let Err(error) = std::fs::write(&path, bytes) {
        println!("{} not kept: {error}", path.display());
    }
}

fn line(what: &str, [least, median, core]: [f64; 3], bytes: usize) {
    print!("{what:<36} {least:8.1} {median:8.1} {core:8.1}");
    match bytes {
        0 => println!(),
        _ => println!(" {:6} KB", bytes / 1024),
    }
}

fn main() {
    let only = std::env::args().skip(1).find(|arg| !arg.starts_with('-'));
    let wanted = |name: &str| only.as_deref().is_none_or(|only| name == only);
    let (width, height) = (chancery_render::WIDTH, chancery_render::HEIGHT);
    println!("one thread, {width} x {height} pixels; milliseconds: least, median, on the core");
    let (prepare, ()) = measure(1, || chancery_render::warm_up(Chart::STANDARD));
    line("layers and palette, once a process", prepare, 0);
    chancery_render::warm_up(Chart::ECONOMIC);
    chancery_render::warm_up(Chart::NAVAL);
    for (name, scene) in [
        ("start", scenes::start()),
        ("busy", scenes::busy()),
        ("retreats", scenes::retreats()),
        ("winter", scenes::winter()),
        ("own", scenes::own_orders()),
        ("crowded", scenes::crowded()),
        ("money", money::busy()),
        ("money, crowded", money::crowded()),
        (
            "forty fleets",
            fleets::played(&fleets::ISLANDS, fleets::FORTY),
        ),
        ("seven powers a sea", fleets::seven(7)),
    ] {
        if !wanted(name) {
            continue;
        }
        let (time, png) = measure(31, || chancery_render::render(&scene));
        line(&format!("ours: {name}, PNG included"), time, png.len());
        keep(&format!("bench-{name}.png"), &png);
    }

    if only.is_some() {
        return;
    }
    let (time, png) = measure(31, || chancery_render::ledger(&money::accounts()));
    line("ours: ledger, PNG included", time, png.len());
    keep("bench-ledger.png", &png);

    let text = svg::busy(&scenes::busy());
    let fonts = svg::fonts();
    let (parse, tree) = measure(7, || svg::parse(&text, &fonts));
    let (draw, pixmap) = measure(7, || svg::draw(&tree));
    let (encode, png) = measure(3, || svg::encode(&pixmap));
    line("resvg: busy, parse", parse, 0);
    line("resvg: busy, draw", draw, 0);
    line("resvg: busy, PNG", encode, png.len());
    let sum = [0, 1, 2].map(|i| parse[i] + draw[i] + encode[i]);
    line("resvg: busy, together", sum, 0);
    keep("bench-resvg.png", &png);
}
