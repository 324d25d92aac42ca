//! `chancery board import`: a board of another program's files, with a list of all that was not taken along.

use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use chancery_importers::{
    Import, ImportError, MOST_BYTES, TextFile, diplomacygm, dvar, jdip, python,
};

use super::arguments::ImportFormat;
use super::{check, files, unreadable};
use crate::i18n::Words;

/// The list of what was not taken along.
const LOSSES: &str = "import.txt";
/// The drawing.
const DRAWING: &str = "map.svg";

/// Imports a board into a folder and checks it there. The exit code is that of the check; 2 if files cannot be read or
/// written, or are none of this format. Where a file has several variants, one is named.
pub fn import(
    words: &Words,
    format: ImportFormat,
    variant: Option<&str>,
    files: &[PathBuf],
    out: &Path,
) -> ExitCode {
    match imported(words, format, variant, files, out) {
        Ok(lines) => {
            // Nobody may be reading any more.
            let _ = writeln!(std::io::stdout(), "{lines}");
            check(words, out)
        }
        Err(sentence) => {
            let _ = writeln!(std::io::stderr(), "{sentence}");
            ExitCode::from(2)
        }
    }
}

/// Writes the board, its drawing and the list of losses, and returns that list as it is printed.
///
/// # Errors
/// The sentence that says why there is no board.
fn imported(
    words: &Words,
    format: ImportFormat,
    variant: Option<&str>,
    paths: &[PathBuf],
    out: &Path,
) -> Result<String, String> {
    let texts = paths.iter().map(|path| {
        let failed = |error| unreadable(words, &path.display().to_string(), &error);
        text(path).map_err(failed)
    });
    let texts: Vec<TextFile> = texts.collect::<Result<_, _>>()?;
    let import = read(format, variant, &texts).map_err(|error| error.to_string())?;
    let list = list(words, &import);
    let mut written = vec![
        (files::RULES, import.board.as_bytes()),
        (LOSSES, list.as_bytes()),
    ];
    if let Some(drawing) = &import.drawing {
        written.push((DRAWING, drawing.as_bytes()));
    }
    files::write(words, out, &written)?;
    let args = [
        ("list", list.trim_end().to_owned().into()),
        ("file", out.join(LOSSES).display().to_string().into()),
    ];
    Ok(words.text("own-board-imported", &args))
}

fn read(
    format: ImportFormat,
    variant: Option<&str>,
    files: &[TextFile],
) -> Result<Import, ImportError> {
    match (format, variant) {
        (ImportFormat::Jdip, variant) => jdip(files, variant),
        (ImportFormat::Diplomacygm | ImportFormat::Dvar | ImportFormat::Python, Some(_)) => {
            Err(ImportError::NoChoice)
        }
        (ImportFormat::Diplomacygm, None) => diplomacygm(files),
        (ImportFormat::Dvar, None) => dvar(files),
        (ImportFormat::Python, None) => python(files),
    }
}

/// What was not taken along, a line each.
fn list(words: &Words, import: &Import) -> String {
    let lines = match import.losses.as_slice() {
        [] => vec![words.plain("own-board-import-whole")],
        losses => {
            let heading = words.text("own-board-import-losses", &[("count", losses.len().into())]);
            let losses = losses.iter().map(|loss| format!("- {loss}"));
            std::iter::once(heading).chain(losses).collect()
        }
    };
    lines.join("\n") + "\n"
}

/// A file's text. Bytes that are no UTF-8 are shown as such; no more is read than an import may have.
fn text(path: &Path) -> std::io::Result<TextFile> {
    let mut bytes = Vec::new();
    let most = MOST_BYTES as u64 + 1;
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    let name = path.file_name().unwrap_or(path.as_os_str());
    Ok(TextFile {
        name: name.to_string_lossy().into_owned(),
        text: String::from_utf8_lossy(&bytes).into_owned(),
    })
}
