//! What is refused about events, with the way out.

use chancery_i18n::{Value, Words, escape};

/// What a person did wrong about an event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EventRefusal {
    /// Only hosts may do that.
    #[error("only the event's host, guild managers and holders of a GM role may do that")]
    NotHost,
    /// The server has no event that goes on.
    #[error("the guild has no such event")]
    NoEvent,
    /// Several events go on, one of which must be named.
    #[error("several events go on: name one")]
    WhichEvent { names: Vec<String> },
    /// The server has no event of that name.
    #[error("no event of that name")]
    NoSuchEvent { name: String },
    /// An event of the server has that name.
    #[error("an event of the guild has that name")]
    NameTaken { name: String },
    /// The name has more than `most` characters.
    #[error("the name has more than {most} characters")]
    LongName { most: usize },
    /// As many events go on as may.
    #[error("{most} events of the guild go on already")]
    TooMany { most: usize },
    /// As many take part as may.
    #[error("the event has {most} entrants already")]
    Full { most: usize },
    /// Its games cannot be scored.
    #[error("games by these rules cannot be scored")]
    NotScored,
    /// The number of rounds, or of counted results, is out of range.
    #[error("an event has 1 to {most} rounds, and no more results count")]
    Rounds { most: u32 },
    /// The event is over.
    #[error("the event is over")]
    Over,
    /// The person does not take part.
    #[error("not in the event")]
    NotIn,
    /// One of the two does not take part, or they are the same.
    #[error("both must be in the event")]
    NotBoth,
    /// Nobody plays that power in the event.
    #[error("that power is not played in the event")]
    NotPlayed,
    /// The last round is still played.
    #[error("the last round is not over")]
    RoundOpen,
    /// All rounds were dealt.
    #[error("all rounds were dealt")]
    AllDealt,
    /// No round was dealt yet.
    #[error("no round was dealt yet")]
    NothingDealt,
    /// So many are missing from a board.
    #[error("{missing} more entrants are needed")]
    TooFew { missing: usize },
    /// The person has no seat in a running game of the event.
    #[error("no seat in a running game of the event")]
    NoSeat,
    /// The person plays in this round, or does not take part.
    #[error("not free in this round")]
    NotFree,
    /// Everybody who takes part plays in this round.
    #[error("nobody is free in this round")]
    NobodyFree,
    /// No board of the last round is being played.
    #[error("no board of the round is being played")]
    NonePlayed,
}

impl EventRefusal {
    /// The sentence for the person.
    pub(crate) fn sentence(&self, words: &Words) -> String {
        let text = |key: &str, args: &[(&str, Value<'_>)]| {
            words.text(&format!("refusal-event-{key}"), args)
        };
        let plain = |key: &str| text(key, &[]);
        let named = |key: &str, name: &str| text(key, &[("name", escape(name).into())]);
        let counted = |key: &str, most: usize| text(key, &[("most", most.into())]);
        match self {
            EventRefusal::NotHost => plain("not-host"),
            EventRefusal::NoEvent => plain("none"),
            EventRefusal::WhichEvent { names } => {
                let names: Vec<String> = names.iter().map(|name| escape(name)).collect();
                text("which", &[("names", names.join(", ").into())])
            }
            EventRefusal::NoSuchEvent { name } => named("unknown", name),
            EventRefusal::NameTaken { name } => named("taken", name),
            EventRefusal::LongName { most } => counted("long-name", *most),
            EventRefusal::TooMany { most } => counted("too-many", *most),
            EventRefusal::Full { most } => counted("full", *most),
            EventRefusal::NotScored => plain("not-scored"),
            EventRefusal::Rounds { most } => counted("rounds", *most as usize),
            EventRefusal::Over => plain("over"),
            EventRefusal::NotIn => plain("not-in"),
            EventRefusal::NotBoth => plain("not-both"),
            EventRefusal::NotPlayed => plain("not-played"),
            EventRefusal::RoundOpen => plain("round-open"),
            EventRefusal::AllDealt => plain("all-dealt"),
            EventRefusal::NothingDealt => plain("nothing-dealt"),
            EventRefusal::TooFew { missing } => text("too-few", &[("missing", (*missing).into())]),
            EventRefusal::NoSeat => plain("no-seat"),
            EventRefusal::NotFree => plain("not-free"),
            EventRefusal::NobodyFree => plain("nobody-free"),
            EventRefusal::NonePlayed => plain("none-played"),
        }
    }
}
