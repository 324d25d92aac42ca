//! Any text as a time, a zone, an option, a mark, or a value of the environment.

#![no_main]

#[path = "../entry/mod.rs"]
mod entry;

libfuzzer_sys::fuzz_target!(|data: &[u8]| entry::run("texts", data));
