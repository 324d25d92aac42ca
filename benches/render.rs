//! Milliseconds for a busy map, ours beside the same picture as one SVG drawn by resvg.
//!
//! `cargo bench --bench render`. Leaves the pictures in the target folder's `tmp`.

use std::time::Instant;

use chancery::render::{self, Chart};

#[path = "../tests/render/scenes.rs"]
mod scenes;
#[path = "support/svg.rs"]
mod svg;

/// The middle of several runs, in milliseconds, and the last result.
fn median<T>(runs: usize, mut work: impl FnMut() -> T) -> (f64, T) {
    let mut times = Vec::with_capacity(runs);
    loop {
        let start = Instant::now();
        let result = work();
        times.push(start.elapsed().as_secs_f64() * 1e3);
        if times.len() >= runs {
            times.sort_by(f64::total_cmp);
            return (times[times.len() / 2], result);
        }
    }
}

fn keep(name: &str, bytes: &[u8]) {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if let Err(error) = std::fs::write(&path, bytes) {
        println!("{} not kept: {error}", path.display());
    }
}

fn main() {
    println!("one thread, {} x {} pixels", render::WIDTH, render::HEIGHT);
    let (prepare, ()) = median(1, || render::warm_up(Chart::Standard));
    println!("layers and palette, once a process   {prepare:8.1} ms");
    for (name, scene) in [
        ("start", scenes::start()),
        ("busy", scenes::busy()),
        ("retreats", scenes::retreats()),
        ("winter", scenes::winter()),
        ("own", scenes::own_orders()),
        ("crowded", scenes::crowded()),
    ] {
        let (time, png) = median(31, || render::render(&scene));
        println!(
            "ours, {name:<10} PNG included       {time:8.1} ms {:6} KB",
            png.len() / 1024
        );
        keep(&format!("bench-{name}.png"), &png);
    }

    let text = svg::busy(&scenes::busy());
    let fonts = svg::fonts();
    let (parse, tree) = median(7, || svg::parse(&text, &fonts));
    let (draw, pixmap) = median(7, || svg::draw(&tree));
    let (encode, png) = median(3, || svg::encode(&pixmap));
    println!("resvg, busy      parse                {parse:8.1} ms");
    println!("resvg, busy      draw                 {draw:8.1} ms");
    println!(
        "resvg, busy      PNG                  {encode:8.1} ms {:6} KB",
        png.len() / 1024
    );
    println!(
        "resvg, busy      together             {:8.1} ms",
        parse + draw + encode
    );
    keep("bench-resvg.png", &png);
}
