//! The text format `.map` of the Python package `diplomacy`: a line for each power, unit, name and province. It has no
//! drawing.

mod build;
mod lines;

use crate::finish::finish;
use crate::loss::Losses;
use crate::{Import, ImportError, TextFile, limited, write};
use build::draft;
use lines::Map;

/// Reads a `.map`, the first of these files. The others are those it is built on (`MAP other`, `USE other`).
///
/// # Errors
/// [`ImportError`]: a file that is needed was not given, or nothing in them is a province.
///
/// ```
/// use chancery_importers::{ImportError, TextFile, python};
///
/// let file = TextFile { name: "duel.map".into(), text: "MAP standard\n".into() };
/// let error = python(&[file]).expect_err("only one of two files");
/// assert!(matches!(error, ImportError::FileNotGiven { .. }));
/// ```
pub fn python(files: &[TextFile]) -> Result<Import, ImportError> {
    limited(files)?;
    let first = files.first().ok_or(ImportError::NoFile {
        wanted: "a file that ends in .map",
    })?;
    let mut losses = Losses::default();
    let mut map = Map::default();
    map.read(first, files, 0, &mut losses)?;
    let mut draft = draft(first, &map, &mut losses)?;
    finish(&mut draft, &mut losses);
    Ok(Import {
        board: write::board(&draft),
        drawing: None,
        losses: losses.list(),
    })
}
