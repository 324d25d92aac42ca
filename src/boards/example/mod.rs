//! `chancery board new`: a small board that is complete, for a map maker to begin with.

mod layout;
mod outlines;
mod painting;
mod rules;

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use self::layout::Layout;
use super::files;
use crate::i18n::Words;

/// Writes an example for this many powers, 2 to 4, into a folder and says what to do next. The exit code is 2 if a file
/// is there already or cannot be written.
pub fn new(words: &Words, folder: &Path, powers: u8, paint: bool) -> ExitCode {
    let layout = Layout::of(usize::from(powers));
    let rules = rules::text(&layout);
    let (drawing, key, all): (&str, &str, Vec<(&str, Vec<u8>)>) = if paint {
        let [png, table] = painting::files(&layout);
        let all = vec![
            (files::RULES, rules.into_bytes()),
            ("map.png", png),
            ("provinces.csv", table),
        ];
        ("map.png", "own-board-new-painted", all)
    } else {
        let svg = outlines::text(&layout).into_bytes();
        let all = vec![(files::RULES, rules.into_bytes()), ("map.svg", svg)];
        ("map.svg", "own-board-new", all)
    };
    let written: Vec<(&str, &[u8])> = all
        .iter()
        .map(|(name, bytes)| (*name, &bytes[..]))
        .collect();
    match files::write(words, folder, &written) {
        Ok(()) => {
            let names: Vec<&str> = all.iter().map(|(name, _)| *name).collect();
            // As it is typed again: a name with blanks is quoted.
            let shown = folder.display().to_string();
            let shown = if shown.contains(char::is_whitespace) {
                format!("'{shown}'")
            } else {
                shown
            };
            let args = [
                ("folder", shown.into()),
                ("files", names.join(", ").into()),
                ("drawing", folder.join(drawing).display().to_string().into()),
            ];
            let _ = writeln!(std::io::stdout(), "{}", words.text(key, &args));
            ExitCode::SUCCESS
        }
        Err(sentence) => {
            let _ = writeln!(std::io::stderr(), "{sentence}");
            ExitCode::from(2)
        }
    }
}
