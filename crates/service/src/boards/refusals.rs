//! What is refused about boards that are not ours, with the way out.

use chancery_i18n::{Words, escape};
use chancery_rules::board::BoardFault;

/// What a person did wrong when they added, removed or named a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoardRefusal {
    /// Only managers and holders of a GM role may change a server's list of boards.
    #[error("only guild managers and holders of a GM role may change its boards")]
    NotHost,
    /// The server has as many boards as it may have.
    #[error("the guild has {most} boards already")]
    TooMany { most: usize },
    /// As many boards were added today as may be.
    #[error("{most} boards were added today")]
    AddedToday { most: i64 },
    /// Another board on the server's list has that word.
    #[error("another board of the guild has that id")]
    Taken { word: String },
    /// One of our own boards has that word.
    #[error("one of our own boards has that id")]
    Ours { word: String },
    /// The board cannot be played on; `fault` is the first reason.
    #[error("the board has faults")]
    Faulty { fault: Option<Box<BoardFault>> },
    /// The compiled drawing has more than `most` MiB.
    #[error("the drawing has more than {most} MiB")]
    LargeDrawing { most: usize },
    /// There is no board of that word.
    #[error("no board of that id")]
    NoSuchBoard { word: String },
}

impl BoardRefusal {
    /// The sentence for the person.
    pub(crate) fn sentence(&self, words: &Words) -> String {
        let plain = |key: &str| words.plain(&format!("refusal-board-{key}"));
        let written = |key: &str, name: &'static str, text: &str| {
            let args = [(name, escape(text).into())];
            words.text(&format!("refusal-board-{key}"), &args)
        };
        let counted = |key: &str, most: i64| {
            words.text(&format!("refusal-board-{key}"), &[("most", most.into())])
        };
        match self {
            BoardRefusal::NotHost => plain("not-host"),
            BoardRefusal::TooMany { most } => counted("too-many", *most as i64),
            BoardRefusal::AddedToday { most } => counted("added-today", *most),
            BoardRefusal::Taken { word } => written("taken", "word", word),
            BoardRefusal::Ours { word } => written("ours", "word", word),
            BoardRefusal::Faulty { fault } => {
                let fault = fault.as_ref().map(|fault| words.board_fault(fault));
                written("faulty", "fault", &fault.unwrap_or_default())
            }
            BoardRefusal::LargeDrawing { most } => counted("large-drawing", *most as i64),
            BoardRefusal::NoSuchBoard { word } => written("unknown", "word", word),
        }
    }
}
