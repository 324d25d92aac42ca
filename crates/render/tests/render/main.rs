//! Pictures: they are drawn, small, the same every time, and never fail on odd scenes.
//!
//! Each run leaves its pictures in the target folder's `tmp` for people to look at.

mod blocks;
mod board;
mod changed;
mod close;
mod crowds;
mod drawings;
mod economic;
mod exchange;
mod exchange_game;
mod fleets;
mod fog;
mod games;
mod graphs;
mod judge;
mod ledgers;
mod looks;
mod many_powers;
mod money;
mod naval;
mod panel;
mod patterns;
mod pictures;
mod scenes;
mod treaties;
mod waters;
mod worst;

/// The same as small as Discord shows it.
fn keep_small(name: &str, png: &[u8]) {
    let whole = image::load_from_memory(png).expect("a PNG");
    let small = whole.resize(480, 350, image::imageops::FilterType::Triangle);
    let mut bytes = Vec::new();
    let format = image::ImageFormat::Png;
    small
        .write_to(&mut std::io::Cursor::new(&mut bytes), format)
        .expect("a PNG");
    keep(&format!("{name}-480"), &bytes);
}

fn keep(name: &str, png: &[u8]) {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
    std::fs::write(path, png).expect("the target folder can be written");
}
