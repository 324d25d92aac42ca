//! What the rules of press refuse, and why in words.

use crate::board::Power;
use crate::game::PhaseKind;
use crate::i18n::{Words, escape};

use super::limits::{LONGEST_LETTER, MOST_LETTERS, MOST_READERS};

/// Why a letter was not sent or shown, or a game cannot be followed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PressRefusal {
    #[error("no press in gunboat games")]
    Gunboat,
    #[error("letters are not allowed")]
    NoLetters,
    #[error("public press is not allowed")]
    NoPublic,
    #[error("unsigned press is not allowed")]
    NoGrey,
    #[error("no press in this kind of phase")]
    Shut { step: PhaseKind },
    #[error("eliminated powers cannot write")]
    Dead { power: Power },
    #[error("the GM has silenced {power}")]
    Silenced { power: Power },
    #[error("the letter is too long")]
    TooLong { characters: usize },
    #[error("the letter is empty")]
    Empty,
    #[error("too many letters in this phase")]
    TooMany,
    #[error("no power of that name")]
    NoSuchPower { found: String },
    #[error("addressed only to oneself")]
    ToNobody,
    #[error("nobody plays {}", listed(powers))]
    Absent { powers: Vec<Power> },
    #[error("too many readers")]
    TooManyReaders,
    #[error("no such letter")]
    NoSuchLetter,
    #[error("one's own letter")]
    OwnLetter,
    #[error("reported already")]
    ReportedAlready,
    #[error("that is oneself")]
    Oneself,
    #[error("threads would show names")]
    ThreadsShowNames,
    #[error("this game has no threads")]
    NoThreads,
    #[error("one of them wants no thread")]
    ThreadUnwanted,
    #[error("a player cannot be a spectator")]
    Plays,
    #[error("not a spectator")]
    NotWatching,
    #[error("the game is private")]
    Private,
}

fn listed(powers: &[Power]) -> String {
    let ids: Vec<String> = powers.iter().map(Power::to_string).collect();
    ids.join(", ")
}

impl PressRefusal {
    /// The refusal as a sentence to the person.
    pub fn sentence(&self, words: &Words) -> String {
        let plain = |key: &str| words.plain(&format!("refusal-press-{key}"));
        let text = |key: &str, args: &[(&str, crate::i18n::Value<'_>)]| {
            words.text(&format!("refusal-press-{key}"), args)
        };
        match self {
            PressRefusal::Gunboat => plain("gunboat"),
            PressRefusal::NoLetters => plain("no-letters"),
            PressRefusal::NoPublic => plain("no-public"),
            PressRefusal::NoGrey => plain("no-grey"),
            PressRefusal::Shut {
                step: PhaseKind::Retreats,
            } => plain("shut-retreats"),
            PressRefusal::Shut { .. } => plain("shut-builds"),
            PressRefusal::Dead { power } => text("dead", &[("power", words.power(*power).into())]),
            PressRefusal::Silenced { power } => {
                text("silenced", &[("power", words.power(*power).into())])
            }
            PressRefusal::TooLong { characters } => text(
                "too-long",
                &[
                    ("characters", (*characters).into()),
                    ("most", LONGEST_LETTER.into()),
                ],
            ),
            PressRefusal::Empty => plain("empty"),
            PressRefusal::TooMany => text("too-many", &[("most", MOST_LETTERS.into())]),
            PressRefusal::NoSuchPower { found } => {
                text("no-such-power", &[("found", escape(found).into())])
            }
            PressRefusal::ToNobody => plain("to-nobody"),
            PressRefusal::Absent { powers } => {
                let powers: Vec<String> = powers.iter().map(|p| words.power(*p)).collect();
                text("absent", &[("powers", words.all_of(&powers).into())])
            }
            PressRefusal::TooManyReaders => {
                text("too-many-readers", &[("most", MOST_READERS.into())])
            }
            PressRefusal::NoSuchLetter => plain("no-such-letter"),
            PressRefusal::OwnLetter => plain("own-letter"),
            PressRefusal::ReportedAlready => plain("reported-already"),
            PressRefusal::Oneself => plain("oneself"),
            PressRefusal::ThreadsShowNames => plain("threads-show-names"),
            PressRefusal::NoThreads => plain("no-threads"),
            PressRefusal::ThreadUnwanted => plain("thread-unwanted"),
            PressRefusal::Plays => plain("plays"),
            PressRefusal::NotWatching => plain("not-watching"),
            PressRefusal::Private => plain("private"),
        }
    }
}
