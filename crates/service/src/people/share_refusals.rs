//! What is refused about sharing a seat, with the way out.

use chancery_i18n::Words;
use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_store::{MOST_SHARERS, ShareRole};

/// Why somebody may not share a seat, or may not do something in a seat they share.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShareRefusal {
    /// The game's rules do not let seats be shared so.
    #[error("the game's rules do not let seats be shared so")]
    NotAllowed { role: ShareRole },
    /// The person (`None`: whoever asks) plays or has played in the game, has looked at what is sealed in it, has
    /// shared another seat, or is banned.
    #[error("this person knows too much of the game")]
    Unfit { person: Option<PlayerId> },
    /// As many people share the seat as may.
    #[error("as many share the seat as may")]
    Full,
    /// The person shares the seat, or is invited to, as just that.
    #[error("this person shares the seat or is invited to")]
    Already { person: PlayerId },
    /// Nobody has invited the person to share a seat, or that player has none any more.
    #[error("there is no invitation to share a seat")]
    NoInvitation,
    /// Several have invited the person; one of their powers must be named.
    #[error("several have invited this person: name a power")]
    WhichSeat { powers: Vec<Power> },
    /// Nobody shares the seat, or the person shares none.
    #[error("nobody shares the seat")]
    NotShared,
    /// Several share the seat, one of whom must be named.
    #[error("several share the seat: name one")]
    WhichPerson,
    /// A coach changes nothing and reads no letters.
    #[error("a coach changes nothing")]
    Coach,
    /// Only the player themselves may do this.
    #[error("only the player may do this")]
    PlayerOnly,
    /// Whoever shares a seat of the game, or has shared one, takes no other in it.
    #[error("shares a seat of the game, or has")]
    HasShared,
    /// The same of another person, to the GM; where names are hidden, the GM is not told why.
    #[error("somebody shares a seat of the game, or has")]
    OtherHasShared { person: PlayerId, hidden: bool },
}

impl ShareRefusal {
    /// The sentence for the person.
    pub(crate) fn sentence(&self, words: &Words) -> String {
        let text = |key: &str, args: &[(&str, chancery_i18n::Value<'_>)]| {
            words.text(&format!("refusal-share-{key}"), args)
        };
        let person = |id: &PlayerId| format!("<@{}>", id.0);
        match self {
            ShareRefusal::NotAllowed {
                role: ShareRole::Partner,
            } => text("no-partners", &[]),
            ShareRefusal::NotAllowed { .. } => text("no-coaches", &[]),
            ShareRefusal::Unfit { person: None } => text("unfit-oneself", &[]),
            ShareRefusal::Unfit { person: Some(id) } => {
                text("unfit", &[("person", person(id).into())])
            }
            ShareRefusal::Full => text("full", &[("most", MOST_SHARERS.into())]),
            ShareRefusal::Already { person: id } => {
                text("already", &[("person", person(id).into())])
            }
            ShareRefusal::NoInvitation => text("no-invitation", &[]),
            ShareRefusal::WhichSeat { powers } => {
                let names: Vec<String> = powers.iter().map(|p| words.power(*p)).collect();
                text("which-seat", &[("powers", words.either(&names).into())])
            }
            ShareRefusal::NotShared => text("not-shared", &[]),
            ShareRefusal::WhichPerson => text("which-person", &[]),
            ShareRefusal::Coach => text("coach", &[]),
            ShareRefusal::PlayerOnly => text("player-only", &[]),
            ShareRefusal::HasShared => text("has-shared", &[]),
            ShareRefusal::OtherHasShared { person: id, hidden } => {
                let key = if *hidden {
                    "other-unfit"
                } else {
                    "other-has-shared"
                };
                text(key, &[("person", person(id).into())])
            }
        }
    }
}
