//! The variants of the program jDip: a `variants.xml`, the XML of the provinces that it names, and an SVG.

mod drawing;
mod elements;
mod files;
mod ground;
mod places;
mod prolog;
mod start;
mod text;
mod turn;
mod variant;

use crate::finish::finish;
use crate::loss::Losses;
use crate::svg::Svg;
use crate::{Import, ImportError, TextFile, limited, write};
use elements::Reader;
use files::Files;
use places::Places;

/// Reads one variant of a `variants.xml`, with its provinces and, if it was given, its map. Where the file has several
/// variants, one is chosen by its name or an alias.
///
/// # Errors
/// [`ImportError`]: none of the files is a `variants.xml`, the variant is not in it, the file of its provinces was not
/// given, nothing in that is a province, or a file cannot be read.
///
/// ```
/// use chancery_importers::{ImportError, TextFile, jdip};
///
/// let text = "<VARIANTS><VARIANT name=\"Old\"/><VARIANT name=\"New\"/></VARIANTS>";
/// let file = TextFile { name: "variants.xml".into(), text: text.into() };
/// let error = jdip(&[file], None).expect_err("a choice");
/// assert_eq!(
///     error.to_string(),
///     "variants.xml has several variants. Say which one with --variant: \"Old\", \"New\"."
/// );
/// ```
pub fn jdip(files: &[TextFile], variant: Option<&str>) -> Result<Import, ImportError> {
    limited(files)?;
    let mut losses = Losses::default();
    let plain = files.iter().map(prolog::plain);
    let plain: Vec<TextFile> = plain.collect::<Result<_, _>>()?;
    let Files {
        variants,
        provinces,
        drawings,
    } = files::sorted(&plain, &mut losses)?;
    let chosen = variant::chosen(&mut Reader::new(&variants, &mut losses), variant)?;
    let provinces = files::provinces(provinces, &variants, chosen, &mut losses)?;
    let drawing = files::drawing(drawings, &variants, chosen, &mut losses);
    let (places, rows) = Places::read(&mut Reader::new(&provinces, &mut losses))?;
    let map = drawing.as_ref().map(|drawing| drawing.name());
    let mut draft = variant::draft(chosen, map, &mut Reader::new(&variants, &mut losses));
    draft.provinces = ground::provinces(&places, &rows, &mut Reader::new(&provinces, &mut losses));
    let powers = start::read(
        &mut draft,
        chosen,
        &places,
        &mut Reader::new(&variants, &mut losses),
    );
    let svg = drawing.map(Svg::of).transpose()?;
    if let Some(svg) = &svg {
        drawing::colours(svg, &mut draft, &powers, &mut losses);
    }
    finish(&mut draft, &mut losses);
    let drawing = svg.map(|svg| drawing::draw(&svg, &draft, &places, &mut losses));
    let drawing = drawing.transpose()?;
    Ok(Import {
        board: write::board(&mut draft, &mut losses),
        drawing,
        losses: losses.list(),
    })
}
