//! Any bytes as a `provinces.csv` and a `map.png`.

#![no_main]

#[path = "../entry/mod.rs"]
mod entry;

libfuzzer_sys::fuzz_target!(|data: &[u8]| entry::run("board_png", data));
