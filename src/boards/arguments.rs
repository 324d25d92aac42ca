//! What may be typed after `chancery board`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

/// What shall be done with a board.
#[derive(Args, Clone, Debug)]
pub struct BoardTool {
    #[command(subcommand)]
    pub act: BoardAct,
}

/// What can be done with a board.
#[derive(Subcommand, Clone, Debug)]
pub enum BoardAct {
    /// Says all that is wrong with it, or what it is.
    Check(BoardFile),
    /// Writes an example to begin with.
    New(NewBoard),
    /// Makes a board of another program's files.
    Import(ImportBoard),
}

/// Which board.
#[derive(Args, Clone, Debug)]
pub struct BoardFile {
    /// Its `board.json`, or the folder in which that lies beside its drawing.
    #[arg(id = "board-file", value_name = "FILE|FOLDER")]
    pub file: PathBuf,
}

/// What example shall be written.
#[derive(Args, Clone, Debug)]
pub struct NewBoard {
    /// The folder it is written into.
    #[arg(id = "new-folder", value_name = "FOLDER")]
    pub folder: PathBuf,
    /// How many powers it has.
    #[arg(id = "new-powers", long = "powers", value_name = "NUMBER", default_value_t = 3, value_parser = number_of_powers)]
    pub powers: u8,
    /// A painting instead of outlines.
    #[arg(long)]
    pub paint: bool,
}

/// Reads how many powers an example shall have.
fn number_of_powers(text: &str) -> Result<u8, &'static str> {
    let number = text.parse().ok();
    number
        .filter(|number| (2..=4).contains(number))
        .ok_or("write a number from 2 to 4")
}

/// What shall be imported.
#[derive(Args, Clone, Debug)]
pub struct ImportBoard {
    /// What program the files were made for.
    #[arg(id = "import-format", value_name = "FORMAT")]
    pub format: ImportFormat,
    /// The variant to take where a file has several.
    #[arg(id = "import-variant", long = "variant", value_name = "NAME")]
    pub variant: Option<String>,
    /// The files.
    #[arg(id = "import-files", value_name = "FILE", required = true, num_args = 1..)]
    pub files: Vec<PathBuf>,
    /// The folder the board is written into.
    #[arg(id = "import-out", long = "out", short = 'o', value_name = "FOLDER")]
    pub out: PathBuf,
}

/// The formats of other programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ImportFormat {
    /// The `config.json` of the bot DiplomacyGM, with its map.
    Diplomacygm,
    /// The JSON of the site diplicity, with its drawing.
    Dvar,
    /// The `variants.xml` of the program jDip, with its provinces and its map.
    Jdip,
    /// The Python package's `.map`.
    Python,
}

#[cfg(test)]
mod tests {
    use super::number_of_powers;

    #[test]
    fn an_example_has_two_to_four_powers() {
        assert_eq!(number_of_powers("4"), Ok(4));
        for wrong in ["1", "5", "three"] {
            assert_eq!(number_of_powers(wrong), Err("write a number from 2 to 4"));
        }
    }
}
