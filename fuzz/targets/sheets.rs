//! Any text as a sheet of any variant: credits, blocks, treaties, trades, conditional orders.

#![no_main]

#[path = "../entry/mod.rs"]
mod entry;

libfuzzer_sys::fuzz_target!(|data: &[u8]| entry::run("sheets", data));
