//! Why a person could not do what they tried, in the page and in tests.

use crate::page::words::{Language, Words};
use crate::world::clock::Id;
use std::fmt;

/// What Discord's own client would not have offered, or a bot that does not answer.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Refusal {
    /// No person has this id.
    NoSuchPerson(Id),
    /// No such channel, or it is hidden from them.
    NoSuchChannel(Id),
    /// They may read but not write here.
    CannotWrite,
    /// The text is empty.
    Empty,
    /// The text has more than 2 000 characters.
    TooLong,
    /// The bot has no such command.
    NoSuchCommand(String),
    /// The command asks for permissions they lack.
    NotAllowed(String),
    /// The command is not for this kind of place (a server, a private conversation).
    NotHere(String),
    /// An option of a command or a field of a modal is missing, unknown or out of bounds.
    Unfit {
        /// The option's name or the field's label.
        what: String,
        /// What is wrong with it.
        why: Unfit,
    },
    /// The bot is not connected.
    BotOffline,
    /// No such message, or hidden from them.
    NoSuchMessage(Id),
    /// The message has no such button or menu, or it is greyed out.
    NoSuchComponent,
    /// A menu's choices do not fit it.
    BadValues,
    /// No modal of this interaction is open for them.
    NoSuchModal,
    /// The bot did not answer in time.
    NoAnswer,
}

/// What is wrong with an option or a field.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Unfit {
    /// It is required.
    Missing,
    /// The command has none of this name.
    Unknown,
    /// One sub-command must be chosen.
    NoBranch,
    /// Too many characters.
    TooLong,
    /// Too few characters.
    TooShort,
    /// Below the least value.
    TooSmall,
    /// Above the greatest value.
    TooLarge,
    /// Not a number.
    NotNumber,
    /// Not a whole number.
    NotWhole,
    /// Neither true nor false.
    NotBool,
    /// Not the id of anyone or anything here.
    NotFound,
    /// Not one of the choices.
    NotAChoice,
    /// A kind of option the stand-in does not serve.
    NotServed,
}

impl Unfit {
    fn key(self) -> &'static str {
        match self {
            Unfit::Missing => "unfit-missing",
            Unfit::Unknown => "unfit-unknown",
            Unfit::NoBranch => "unfit-no-branch",
            Unfit::TooLong => "unfit-too-long",
            Unfit::TooShort => "unfit-too-short",
            Unfit::TooSmall => "unfit-too-small",
            Unfit::TooLarge => "unfit-too-large",
            Unfit::NotNumber => "unfit-not-number",
            Unfit::NotWhole => "unfit-not-whole",
            Unfit::NotBool => "unfit-not-bool",
            Unfit::NotFound => "unfit-not-found",
            Unfit::NotAChoice => "unfit-not-a-choice",
            Unfit::NotServed => "unfit-not-served",
        }
    }
}

impl Refusal {
    /// The sentence shown on the page, in one of its languages.
    pub fn sentence(&self, language: Language) -> String {
        let words = Words::of(language);
        match self {
            Refusal::NoSuchPerson(_) => words.plain("no-such-person"),
            Refusal::NoSuchChannel(_) => words.plain("no-such-channel"),
            Refusal::CannotWrite => words.plain("cannot-write"),
            Refusal::Empty => words.plain("empty"),
            Refusal::TooLong => words.plain("too-long"),
            Refusal::NoSuchCommand(name) => words.text("no-such-command", &[("name", name)]),
            Refusal::NotAllowed(name) => words.text("not-allowed", &[("name", name)]),
            Refusal::NotHere(name) => words.text("not-here", &[("name", name)]),
            Refusal::Unfit { what, why } => {
                let why = words.plain(why.key());
                words.text("unfit", &[("what", what), ("why", &why)])
            }
            Refusal::BotOffline => words.plain("bot-offline"),
            Refusal::NoSuchMessage(_) => words.plain("no-such-message"),
            Refusal::NoSuchComponent => words.plain("no-such-component"),
            Refusal::BadValues => words.plain("bad-values"),
            Refusal::NoSuchModal => words.plain("no-such-modal"),
            Refusal::NoAnswer => words.plain("no-answer"),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

impl std::error::Error for Refusal {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_has_words() {
        let unfit = |why| Refusal::Unfit {
            what: "city".to_owned(),
            why,
        };
        for refusal in [
            Refusal::NoSuchPerson(1),
            Refusal::NoSuchChannel(1),
            Refusal::CannotWrite,
            Refusal::Empty,
            Refusal::TooLong,
            Refusal::NoSuchCommand("x".to_owned()),
            Refusal::NotAllowed("x".to_owned()),
            Refusal::NotHere("x".to_owned()),
            Refusal::BotOffline,
            Refusal::NoSuchMessage(1),
            Refusal::NoSuchComponent,
            Refusal::BadValues,
            Refusal::NoSuchModal,
            Refusal::NoAnswer,
            unfit(Unfit::Missing),
            unfit(Unfit::Unknown),
            unfit(Unfit::NoBranch),
            unfit(Unfit::TooLong),
            unfit(Unfit::TooShort),
            unfit(Unfit::TooSmall),
            unfit(Unfit::TooLarge),
            unfit(Unfit::NotNumber),
            unfit(Unfit::NotWhole),
            unfit(Unfit::NotBool),
            unfit(Unfit::NotFound),
            unfit(Unfit::NotAChoice),
            unfit(Unfit::NotServed),
        ] {
            for language in Language::ALL {
                let sentence = refusal.sentence(language);
                assert!(!sentence.contains('['), "{refusal:?}: {sentence}");
            }
        }
    }
}
