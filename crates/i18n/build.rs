//! Lists the files of the catalogue, so that a new area of words is a new file and nothing else.
//!
//! Each locale is a folder of `assets/words`; what is said instead of it where points are played for
//! is in its folder `instead`.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

const LOCALES: [(&str, &str); 2] = [("ENGLISH", "en"), ("GERMAN", "de")];

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo tells where the package is");
    let words = Path::new(&root).join("../../assets/words");
    println!("cargo::rerun-if-changed=../../assets/words");
    let mut out = String::new();
    for (name, locale) in LOCALES {
        list(&mut out, name, &words.join(locale));
        list(
            &mut out,
            &format!("{name}_INSTEAD"),
            &words.join(locale).join("instead"),
        );
    }
    let target = env::var("OUT_DIR").expect("cargo tells where to write");
    fs::write(Path::new(&target).join("catalogue.rs"), out).expect("the list is written");
}

/// A constant of names and texts of a folder's files, in the order of their names.
fn list(out: &mut String, name: &str, folder: &Path) {
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("a folder of words")
        .map(|entry| entry.expect("a readable entry").path())
        .filter(|path| path.extension().is_some_and(|e| e == "ftl"))
        .collect();
    files.sort();
    writeln!(out, "const {name}: &[(&str, &str)] = &[").expect("text grows");
    for path in files {
        let area = path.file_stem().expect("a file's name").to_string_lossy();
        writeln!(out, "    ({area:?}, include_str!({path:?})),").expect("text grows");
    }
    out.push_str("];\n");
}
