//! Writing a board into a folder, where nothing that is there is lost.

use std::io::Write;
use std::path::Path;

use crate::i18n::Words;

/// The names under which a board's files lie in its folder, and what `board check` and `board import` write there.
pub(super) const RULES: &str = "board.json";

/// Writes files into a folder, which is made if it is not there.
///
/// # Errors
/// The sentence that says what is in the way. Nothing is written if one of the files is there.
pub(super) fn write(words: &Words, folder: &Path, files: &[(&str, &[u8])]) -> Result<(), String> {
    let failed = |path: &Path, error: &std::io::Error| {
        let args = [
            ("file", path.display().to_string().into()),
            ("cause", error.to_string().into()),
        ];
        words.text("own-board-unwritable", &args)
    };
    std::fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
    for (name, _) in files {
        let path = folder.join(name);
        // A link that leads nowhere is there, too.
        if path.symlink_metadata().is_ok() {
            let args = [("file", path.display().to_string().into())];
            return Err(words.text("own-board-there", &args));
        }
    }
    for (name, bytes) in files {
        let path = folder.join(name);
        let written = std::fs::OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(&path)
            .and_then(|mut file| file.write_all(bytes));
        written.map_err(|error| failed(&path, &error))?;
    }
    Ok(())
}
