//! What the rules of press refuse, and why in words.

use chancery_i18n::{Words, escape};
use chancery_rules::board::Power;
use chancery_rules::game::PhaseKind;

use super::limits::{LONGEST_LETTER, MOST_LETTERS, MOST_READERS};

/// Why a letter was not sent or shown, or a game cannot be followed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PressRefusal {
    /// The game allows no press at all.
    #[error("no press in gunboat games")]
    Gunboat,
    /// The game allows no letters.
    #[error("letters are not allowed")]
    NoLetters,
    /// The game allows no public press.
    #[error("public press is not allowed")]
    NoPublic,
    /// The game allows no press without a sender.
    #[error("unsigned press is not allowed")]
    NoGrey,
    /// The game allows no press in phases of this kind.
    #[error("no press in this kind of phase")]
    Shut { step: PhaseKind },
    /// The power is out of the game, and such powers may not write.
    #[error("eliminated powers cannot write")]
    Dead { power: Power },
    /// The GM has taken the right to write from the power.
    #[error("the GM has silenced {power}")]
    Silenced { power: Power },
    /// The letter has more characters than [`LONGEST_LETTER`](super::LONGEST_LETTER).
    #[error("the letter is too long")]
    TooLong { characters: usize },
    /// The letter has no text.
    #[error("the letter is empty")]
    Empty,
    /// The player has written the most letters that a phase allows.
    #[error("too many letters in this phase")]
    TooMany,
    /// The text names no power of the game.
    #[error("no power of that name")]
    NoSuchPower { found: String },
    /// The letter is addressed to nobody but its writer.
    #[error("addressed only to oneself")]
    ToNobody,
    /// None of these powers has a player who could read it.
    #[error("nobody plays {}", listed(powers))]
    Absent { powers: Vec<Power> },
    /// The letter would go to more people than one letter may.
    #[error("too many readers")]
    TooManyReaders,
    /// The person has no letter of that mark.
    #[error("no such letter")]
    NoSuchLetter,
    /// The letter is the person's own, which they cannot report.
    #[error("one's own letter")]
    OwnLetter,
    /// The letter has been reported to the GM before.
    #[error("reported already")]
    ReportedAlready,
    /// The person cannot do that to themselves.
    #[error("that is oneself")]
    Oneself,
    /// Threads show who is in them, and the game hides its players' names.
    #[error("threads would show names")]
    ThreadsShowNames,
    /// The game's settings allow no private threads.
    #[error("this game has no threads")]
    NoThreads,
    /// One of the players wants to be in no thread.
    #[error("one of them wants no thread")]
    ThreadUnwanted,
    /// The person plays in the game, and so cannot follow it.
    #[error("a player cannot be a spectator")]
    Plays,
    /// The person does not follow the game.
    #[error("not a spectator")]
    NotWatching,
    /// Only invited people may follow the game.
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
        let text = |key: &str, args: &[(&str, chancery_i18n::Value<'_>)]| {
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
