//! What is refused before a game begins and when it is set up, with the way out.

use crate::settings::{BadSetting, BadSpan, BadWeek, Field, Gate, NEWCOMER_BELOW};
use chancery_i18n::{Words, escape};
use chancery_rules::control::PlayerId;

/// What a person did wrong in a lobby, or in setting something.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LobbyRefusal {
    /// Only invited people may join the game.
    #[error("the game is private")]
    Private,
    /// Powers are dealt by lot, so that nobody can ask for one.
    #[error("powers are assigned at random")]
    ByLot,
    /// Powers are chosen one at a time, not by a list.
    #[error("powers are chosen directly, not by preference list")]
    ByChoice,
    /// The person is on the waiting list already.
    #[error("already on the waiting list")]
    Waiting,
    /// The lobby has room, so that nobody needs to wait.
    #[error("there is a free seat")]
    NotFull,
    /// An exchange takes any number of players, so that nobody needs to wait.
    #[error("this game has no waiting list")]
    NoSeats,
    /// The person has been invited already.
    #[error("already invited")]
    Invited(PlayerId),
    /// The person was not invited.
    #[error("not invited")]
    NotInvited(PlayerId),
    /// The person has been offered a seat already.
    #[error("seat already offered")]
    Offered(PlayerId),
    /// The person has declined a seat, and is not asked again.
    #[error("declined the seat")]
    Declined(PlayerId),
    /// The GM has offered the person no seat.
    #[error("no seat has been offered")]
    NoOffer,
    /// The text names no power of the board.
    #[error("`{found}` is not a power")]
    NoPower { found: String },
    /// The rules cannot be changed once the game has started.
    #[error("the rules are fixed once a game has started")]
    RulesFixed,
    /// Somebody has joined who agreed to a gallery that sees less.
    #[error("others have joined on other terms")]
    GalleryAgreed,
    /// The person's record does not pass a gate of the game.
    #[error("the record does not pass a gate")]
    Gate(Gate),
    /// The value does not fit the setting.
    #[error(transparent)]
    Setting(#[from] BadSetting),
}

impl LobbyRefusal {
    /// The sentence for the person.
    pub(crate) fn sentence(&self, words: &Words) -> String {
        let plain = |key: &str| words.plain(&format!("refusal-lobby-{key}"));
        let player = |key: &str, player: &PlayerId| {
            let args = [("player", format!("<@{}>", player.0).into())];
            words.text(&format!("refusal-lobby-{key}"), &args)
        };
        match self {
            LobbyRefusal::Private => plain("private"),
            LobbyRefusal::ByLot => plain("by-lot"),
            LobbyRefusal::ByChoice => plain("by-choice"),
            LobbyRefusal::Waiting => plain("waiting"),
            LobbyRefusal::NotFull => plain("not-full"),
            LobbyRefusal::NoSeats => plain("no-seats"),
            LobbyRefusal::Invited(who) => player("invited", who),
            LobbyRefusal::NotInvited(who) => player("not-invited", who),
            LobbyRefusal::Offered(who) => player("offered", who),
            LobbyRefusal::Declined(who) => player("declined", who),
            LobbyRefusal::NoOffer => plain("no-offer"),
            LobbyRefusal::NoPower { found } => {
                let args = [("found", escape(found).into())];
                words.text("refusal-lobby-no-power", &args)
            }
            LobbyRefusal::RulesFixed => plain("rules-fixed"),
            LobbyRefusal::GalleryAgreed => plain("gallery-agreed"),
            LobbyRefusal::Gate(gate) => {
                let (key, least) = match gate {
                    Gate::Reliability(least) => ("gate-reliability", *least),
                    Gate::Rating(least) => ("gate-rating", *least),
                    Gate::Newcomers => ("gate-newcomers", NEWCOMER_BELOW as u32),
                };
                let args = [("least", least.into())];
                words.text(&format!("refusal-lobby-{key}"), &args)
            }
            LobbyRefusal::Setting(bad) => setting(words, bad),
        }
    }
}

fn setting(words: &Words, bad: &BadSetting) -> String {
    let text = |key: &str, args: &[(&str, chancery_i18n::Value<'_>)]| {
        words.text(&format!("refusal-setting-{key}"), args)
    };
    let found = |found: &String| ("found", escape(found).into());
    match bad {
        BadSetting::Span(BadSpan::Unreadable(text)) => {
            words.text("refusal-span-unreadable", &[("text", escape(text).into())])
        }
        BadSetting::Span(BadSpan::OutOfRange(text)) => words.text(
            "refusal-span-out-of-range",
            &[("text", escape(text).into())],
        ),
        BadSetting::Week(BadWeek::Zone { found: zone, near }) if near.is_empty() => {
            text("zone", &[found(zone)])
        }
        BadSetting::Week(BadWeek::Zone { found: zone, near }) => {
            let near: Vec<String> = near.iter().map(|n| format!("`{n}`")).collect();
            text(
                "zone-near",
                &[found(zone), ("near", words.either(&near).into())],
            )
        }
        BadSetting::Week(BadWeek::Slot(slot)) => text("slot", &[found(slot)]),
        BadSetting::Week(BadWeek::Day(day)) => text("day", &[found(day)]),
        BadSetting::Week(BadWeek::NoDayLeft) => text("no-day-left", &[]),
        BadSetting::Word { found: word, known } => {
            let known: Vec<String> = known.iter().map(|k| format!("`{k}`")).collect();
            text(
                "word",
                &[found(word), ("known", words.either(&known).into())],
            )
        }
        BadSetting::Number {
            found: number,
            most,
        } => text("number", &[found(number), ("most", (*most).into())]),
        BadSetting::TooLate(Field::Blind) => text("too-late-blind", &[]),
        BadSetting::TooLate(Field::Sharing) => text("too-late-sharing", &[]),
        BadSetting::TooLate(field) => {
            let name = words.plain(&format!("setting-{}", field.id()));
            text("too-late", &[("setting", name.into())])
        }
    }
}
