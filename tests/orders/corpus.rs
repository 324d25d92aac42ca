//! What the fuzz targets do with their bytes, done here with their seeds, with each seed broken off, and with
//! what is made of the seeds at random: `CHANCERY_CASES` says how many of the last. `fuzz/run` runs them longer.

#[path = "../../fuzz/entry/mod.rs"]
pub mod entry;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::mutate::Dice;

fn folder(target: &str) -> PathBuf {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds");
    fuzz.join(target)
}

fn seeds(target: &str) -> Vec<Vec<u8>> {
    let files = fs::read_dir(folder(target)).unwrap();
    let mut files: Vec<PathBuf> = files.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.iter().map(|file| fs::read(file).unwrap()).collect()
}

/// Runs a target over its seeds and what is made of them.
fn goes(target: &str) {
    let seeds = seeds(target);
    assert!(!seeds.is_empty());
    for seed in &seeds {
        entry::run(target, seed);
        for end in (0..seed.len()).step_by(1 + seed.len() / 24) {
            entry::run(target, &seed[..end]);
        }
    }
    let cases = std::env::var("CHANCERY_CASES").ok();
    let cases = cases.and_then(|n| n.parse().ok()).unwrap_or(100);
    let mut dice = Dice::new(2);
    let begun = std::time::Instant::now();
    for _ in 0..cases {
        let input = dice.mutant(&seeds);
        let done = std::panic::catch_unwind(|| entry::run(target, &input));
        assert!(
            done.is_ok(),
            "broken by {:?}",
            String::from_utf8_lossy(&input)
        );
    }
    println!("{target}: {cases} executions in {:.1?}", begun.elapsed());
}

macro_rules! targets {
    ($($name:ident),*) => {
        $(#[test]
        fn $name() {
            goes(stringify!($name));
        })*

        #[test]
        fn every_target_is_run_and_has_a_binary_and_seeds() {
            let here = BTreeSet::from([$(stringify!($name)),*]);
            let all: BTreeSet<&str> = entry::TARGETS.iter().map(|(name, _)| *name).collect();
            assert_eq!(here, all);
            let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz");
            let package = fs::read_to_string(fuzz.join("Cargo.toml")).unwrap();
            for name in all {
                assert!(package.contains(&format!("path = \"targets/{name}.rs\"")), "{name}");
                let binary = fs::read_to_string(fuzz.join(format!("targets/{name}.rs"))).unwrap();
                assert!(binary.contains(&format!("entry::run(\"{name}\"")), "{name}");
                assert!(folder(name).is_dir(), "{name}");
            }
        }
    };
}

targets!(
    archive, board_json, board_png, board_svg, edits, ids, imports, movement, orders, resolve,
    saved, sheets, texts, tickets
);
