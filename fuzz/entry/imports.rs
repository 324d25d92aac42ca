//! Boards of other programs, which become one of ours.

use chancery::boards::tell;
use chancery::i18n::Words;
use chancery::orders::check_board;
use chancery_importers::{TextFile, diplomacygm, dvar, jdip, python};

use super::{is_said, led};

/// What stands between the files of one import.
const NEXT_FILE: char = '\u{c}';

/// The first byte chooses the format, and the rest is its files: a board comes of them, whose faults are said, or the
/// reason is.
pub fn imports(data: &[u8]) {
    let (first, text) = led(data);
    let files: Vec<TextFile> = text
        .split(NEXT_FILE)
        .enumerate()
        .map(|(place, text)| TextFile {
            name: format!("file-{place}"),
            text: text.to_owned(),
        })
        .collect();
    let read = match first % 4 {
        0 => dvar(&files),
        1 => diplomacygm(&files),
        2 => python(&files),
        _ => jdip(&files, None),
    };
    match read {
        Ok(import) => {
            import
                .losses
                .iter()
                .for_each(|loss| is_said(&loss.to_string()));
            let (lines, _) = tell(Words::english(), check_board(&import.board));
            lines.iter().flat_map(|text| text.lines()).for_each(is_said);
        }
        Err(why) => is_said(&why.to_string()),
    }
}
