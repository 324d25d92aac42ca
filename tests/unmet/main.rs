//! Runs after all other tests (cargo goes by name) and says which of them were skipped, and why.

mod skip;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

fn main() {
    // Test runners that ask for a list of tests find none here.
    if std::env::args().any(|arg| arg == "--list") {
        return;
    }
    let path = skip::list();
    let text = fs::read_to_string(&path).unwrap_or_default();
    // Left over by runs that ended before this: another process may get the number again.
    if let Some(folder) = path.parent() {
        let _ = fs::remove_dir_all(folder);
    }
    print!("{}", summary(&text));
}

/// The summary of lines `need ⇥ reason ⇥ test`.
fn summary(lines: &str) -> String {
    let mut groups: BTreeMap<(&str, &str), BTreeSet<&str>> = BTreeMap::new();
    for line in lines.lines() {
        let mut parts = line.splitn(3, '\t');
        let (Some(need), Some(reason), Some(test)) = (parts.next(), parts.next(), parts.next())
        else {
            continue;
        };
        groups.entry((need, reason)).or_default().insert(test);
    }
    let count: usize = groups.values().map(BTreeSet::len).sum();
    if count == 0 {
        return "\nNo test was skipped.\n\n".to_owned();
    }
    let mut text = format!("\nTests skipped, though shown as passed: {count}\n");
    for ((need, reason), tests) in groups {
        text += &format!(
            "\n{}: {reason} (CHANCERY_REQUIRE={need} makes it a failure)\n",
            tests.len()
        );
        for test in tests {
            text += &format!("  {test}\n");
        }
    }
    text + "\n"
}
