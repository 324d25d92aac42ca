//! Any position and any orders, legal or not, through the resolver under every rulebook.

#![no_main]

#[path = "../entry/mod.rs"]
mod entry;

libfuzzer_sys::fuzz_target!(|data: &[u8]| entry::run("movement", data));
