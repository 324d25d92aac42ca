//! Any bytes as a `map.svg`.

#![no_main]

#[path = "../entry/mod.rs"]
mod entry;

libfuzzer_sys::fuzz_target!(|data: &[u8]| entry::run("board_svg", data));
