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

#[test]
fn resolve() {
    let seeds = seeds("resolve");
    assert!(!seeds.is_empty());
    for seed in &seeds {
        entry::resolve(seed);
        for end in (0..seed.len()).step_by(7) {
            entry::resolve(&seed[..end]);
        }
    }
}

#[test]
fn movement() {
    // Bytes of a plain generator serve as seeds: the target makes positions of any.
    let mut state = 1u64;
    for _ in 0..300 {
        let mut bytes = Vec::with_capacity(400);
        for _ in 0..400 {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            bytes.push((state >> 33) as u8);
        }
        entry::movement(&bytes);
    }
    entry::movement(&[]);
}
