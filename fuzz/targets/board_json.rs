//! Any bytes as a `board.json`.

#![no_main]

#[path = "../entry/mod.rs"]
mod entry;

libfuzzer_sys::fuzz_target!(|data: &[u8]| entry::run("board_json", data));
