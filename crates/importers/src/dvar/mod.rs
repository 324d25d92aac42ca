//! DVAR, the JSON in which the site diplicity describes variants (schema version 1), and its drawing, a DSVG.

mod calendar;
mod drawing;
mod ground;
mod rules;
mod start;
mod words;

use crate::finish::finish;
use crate::json::{Places, object};
use crate::loss::Losses;
use crate::{Import, ImportError, TextFile, limited, sorted, write};
use words::Words;

/// Reads a DVAR and, if it was given, its DSVG.
///
/// # Errors
/// [`ImportError`]: none of the files is a DVAR of version 1, nothing in it is a province, or the drawing cannot be
/// read.
///
/// ```
/// use chancery_importers::{ImportError, TextFile, dvar};
///
/// let old = TextFile { name: "old.json".into(), text: "{\"supply_center\": true}".into() };
/// assert!(matches!(dvar(&[old]), Err(ImportError::NotThisFormat { .. })));
/// ```
pub fn dvar(files: &[TextFile]) -> Result<Import, ImportError> {
    limited(files)?;
    let mut losses = Losses::default();
    let (file, svg) = sorted(files, "the JSON of a variant", &mut losses)?;
    let json = object(file)?;
    if json["schemaVersion"] != 1 {
        return Err(ImportError::NotThisFormat {
            name: file.name.clone(),
            why: "`schemaVersion` is not 1".to_owned(),
        });
    }
    let mut places = Places::new(file, &mut losses);
    let words = Words::read(&json, file, &mut places)?;
    let mut draft = rules::draft(&json, &words, &mut places);
    finish(&mut draft, &mut losses);
    let drawing = match svg {
        Some(svg) => Some(drawing::read(svg, &words, &draft, &mut losses)?),
        None => None,
    };
    Ok(Import {
        board: write::board(&mut draft, &mut losses),
        drawing,
        losses: losses.list(),
    })
}
