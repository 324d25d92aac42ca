//! The fuzz targets' seeds, run through the functions the fuzz targets call.

#[path = "../../fuzz/entry.rs"]
mod entry;

use std::fs;
use std::path::Path;

fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fuzz/seeds")
        .join(target);
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    files.iter().map(|file| fs::read(file).unwrap()).collect()
}

#[test]
fn orders() {
    let seeds = seeds("orders");
    assert!(!seeds.is_empty());
    for seed in &seeds {
        entry::orders(seed);
        // And every cut of it, as a message breaks off.
        for end in 0..seed.len() {
            entry::orders(&seed[..end]);
        }
    }
}
