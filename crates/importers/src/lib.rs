//! Boards that were made for other programs become a `board.json` of ours, a drawing if they have one, and a list of
//! all that could not be taken along.
//!
//! Pure: texts go in and texts come out. Nothing is guessed in silence: whatever was not understood, was renamed or
//! has no equivalent here is a [`Loss`] with its place. The result is not judged; the check of boards does that.
//!
//! The files are hostile input: they are limited in size and depth, and nothing they name is ever opened.
//!
//! - [`diplomacygm`]: the variants of the Discord bot DiplomacyGM, a `config.json` with an SVG.
//! - [`dvar`]: DVAR, the JSON of the site diplicity, with its DSVG.
//! - [`jdip`]: the program jDip, a `variants.xml` with the XML of its provinces and an SVG.
//! - [`python`]: the text format `.map` of the Python package `diplomacy`.
//!
//! ```
//! use chancery_importers::{TextFile, python};
//!
//! let text = "NORTH (NORTHERN) ALD\nF ALD\nSOUTH (SOUTHERN) BRU\nA BRU\n\
//!     Alder = ald\nBrunn = bru\nThe Sound = sou\n\
//!     COAST ALD ABUTS BRU SOU\nCOAST BRU ABUTS ALD SOU\nWATER SOU ABUTS ALD BRU\n";
//! let file = TextFile { name: "two-shores.map".into(), text: text.into() };
//! let import = python(&[file]).expect("a map");
//! assert!(import.board.contains("\"id\": \"two-shores\""));
//! // The format has no name for a board: that it was taken from the file's name is said.
//! assert_eq!(import.losses.len(), 1);
//! ```

mod beyond;
mod diplomacygm;
mod draft;
mod dvar;
mod finish;
mod ids;
mod jdip;
mod json;
mod loss;
mod python;
mod svg;
mod write;
mod xml;

pub use diplomacygm::diplomacygm;
pub use dvar::dvar;
pub use jdip::jdip;
pub use loss::{At, Loss, LossKind};
pub use python::python;

use loss::Losses;

/// The most bytes that all files of an import may have together: 8 MiB.
pub const MOST_BYTES: usize = 8 << 20;

/// Far more provinces than a board has.
const MOST_PROVINCES: usize = 2_000;

/// A file of another program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFile {
    /// Its name without folders, such as `classic.map`.
    pub name: String,
    /// What is in it.
    pub text: String,
}

impl TextFile {
    /// Its name without the ending.
    fn stem(&self) -> &str {
        self.name
            .rsplit_once('.')
            .map_or(self.name.as_str(), |(stem, _)| stem)
    }
}

/// What became of another program's board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// The text of our `board.json`.
    pub board: String,
    /// The text of our `map.svg`, if there was a drawing.
    pub drawing: Option<String>,
    /// All that was not taken along as it was.
    pub losses: Vec<Loss>,
}

/// Why no board came of the files.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// There are too many bytes.
    #[error("The files have {bytes} bytes together; {most} is the most.")]
    TooLarge { bytes: usize, most: usize },
    /// No file was given, or none of the right kind.
    #[error("No file of this format was given: {wanted} is needed.")]
    NoFile { wanted: &'static str },
    /// A file that another one names was not given.
    #[error("{at}: the map is built on `{name}`, which was not given. Give that file, too.")]
    FileNotGiven { at: At, name: String },
    /// Files include each other too deeply.
    #[error("{at}: files include each other more than {most} deep.")]
    TooDeep { at: At, most: usize },
    /// A file was included twice.
    #[error("{at}: `{name}` is included a second time.")]
    IncludedTwice { at: At, name: String },
    /// A file is of another format, or of another version of it.
    #[error("{name} is not of this format: {why}.")]
    NotThisFormat { name: String, why: String },
    /// A file has several variants, and none was chosen.
    #[error("{name} has several variants. Say which one with --variant: {names}.")]
    SeveralVariants { name: String, names: String },
    /// A file has no variant of this name.
    #[error("{name} has no variant \"{wanted}\". It has: {names}.")]
    NoSuchVariant {
        name: String,
        wanted: String,
        names: String,
    },
    /// A variant was chosen in a format that has one only.
    #[error(
        "A file of this format has one variant, so there is none to choose: leave out --variant."
    )]
    NoChoice,
    /// Nothing in the files is a province.
    #[error("No provinces were found in {name}. Is it a file of this format?")]
    NoProvinces { name: String },
    /// There are too many provinces to go on.
    #[error("{name} has more than {most} provinces; a board has 256 at most.")]
    TooManyProvinces { name: String, most: usize },
}

/// Checks the size of what was given.
fn limited(files: &[TextFile]) -> Result<(), ImportError> {
    let bytes = files.iter().map(|file| file.text.len()).sum();
    if bytes > MOST_BYTES {
        let most = MOST_BYTES;
        return Err(ImportError::TooLarge { bytes, most });
    }
    Ok(())
}

/// The JSON and the SVG among these files, by how they begin. All others are losses.
fn sorted<'f>(
    files: &'f [TextFile],
    wanted: &'static str,
    losses: &mut Losses,
) -> Result<(&'f TextFile, Option<&'f TextFile>), ImportError> {
    let first = |sign: char| {
        let begins = move |file: &&TextFile| {
            let text = file.text.trim_start_matches('\u{feff}').trim_start();
            text.starts_with(sign)
        };
        files.iter().position(|file| begins(&file))
    };
    let (json, svg) = (first('{'), first('<'));
    for (n, file) in files.iter().enumerate() {
        if Some(n) != json && Some(n) != svg {
            let at = At {
                file: file.name.clone(),
                line: None,
                field: String::new(),
            };
            losses.add(Some(at), LossKind::FileNotRead);
        }
    }
    let json = json.ok_or(ImportError::NoFile { wanted })?;
    Ok((&files[json], svg.map(|svg| &files[svg])))
}
