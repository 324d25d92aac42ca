//! Any lines as an archive, with the right hashes and as they are.

#![no_main]

#[path = "../entry/mod.rs"]
mod entry;

libfuzzer_sys::fuzz_target!(|data: &[u8]| entry::run("archive", data));
