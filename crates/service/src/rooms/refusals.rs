//! What is refused about roles and rooms, with the way out.

use chancery_i18n::Words;

/// Why a game cannot have the roles or rooms that its GM asks for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RoomRefusal {
    /// Nobody may know who plays which power.
    #[error("roles and rooms would tell who plays what")]
    Anonymous,
    /// The powers have no players of their own.
    #[error("the powers belong to nobody")]
    NoSeats,
    /// The rules do not let players talk among themselves whenever they like.
    #[error("the rules of press forbid rooms for two")]
    NoTalk,
    /// Neither roles nor rooms were asked for.
    #[error("nothing was asked for")]
    Nothing,
    /// There are none.
    #[error("the game has no roles and rooms")]
    None,
    /// A category would need more channels than Discord allows.
    #[error("{asked} rooms are more than the {most} of a category")]
    TooMany { asked: usize, most: usize },
}

impl RoomRefusal {
    /// The sentence for the person.
    pub(crate) fn sentence(&self, words: &Words) -> String {
        let plain = |key: &str| words.plain(&format!("refusal-rooms-{key}"));
        match self {
            RoomRefusal::Anonymous => plain("anonymous"),
            RoomRefusal::NoSeats => plain("no-seats"),
            RoomRefusal::NoTalk => plain("no-talk"),
            RoomRefusal::Nothing => plain("nothing"),
            RoomRefusal::None => plain("none"),
            RoomRefusal::TooMany { asked, most } => {
                let args = [("asked", (*asked).into()), ("most", (*most).into())];
                words.text("refusal-rooms-too-many", &args)
            }
        }
    }
}
