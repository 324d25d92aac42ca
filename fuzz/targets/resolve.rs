//! Any bytes as input of `chancery resolve`.

#![no_main]

#[path = "../entry.rs"]
mod entry;

libfuzzer_sys::fuzz_target!(|data: &[u8]| entry::resolve(data));
