//! What a test does that lacks what it needs. libtest shows such a test as passed, so it is written down
//! here and counted and named by `tests/unmet`, which runs last.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;

/// Where the skipped tests of one `cargo test` are written down: the programs of a run share their parent.
pub fn list() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("skipped");
    folder.join(std::os::unix::process::parent_id().to_string())
}

/// Writes down that the running test does nothing for want of something.
///
/// `need` is a word of `CHANCERY_REQUIRE` (`postgres`, `browser`, `access`, …).
///
/// # Panics
/// When `CHANCERY_REQUIRE` names `need`: then the test fails instead.
#[allow(dead_code, reason = "the target that prints the list skips nothing")]
pub fn skip(need: &str, reason: &str) {
    let required = std::env::var("CHANCERY_REQUIRE").unwrap_or_default();
    assert!(
        !required.split(',').any(|part| part.trim() == need),
        "CHANCERY_REQUIRE asks for {need}: {reason}"
    );
    println!("skipped: {reason}");
    let list = list();
    fs::create_dir_all(list.parent().expect("a folder")).expect("the folder of skipped tests");
    let thread = std::thread::current();
    let test = thread.name().unwrap_or("(in a task)");
    let line = format!("{need}\t{reason}\t{}::{test}\n", env!("CARGO_CRATE_NAME"));
    let mut file = OpenOptions::new()
        .create(true)
        .append(true)
        .open(list)
        .expect("the list of skipped tests");
    // One write a line, so that lines of tests that run side by side stay whole.
    file.write_all(line.as_bytes())
        .expect("the list of skipped tests");
}
