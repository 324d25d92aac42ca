//! Who may join, and who gets which power.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use chancery_rules::board::{Power, PowerMap};
use chancery_rules::control::PlayerId;
use chancery_store::ShareRole;

/// Who may join a game, and how powers are dealt.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatRules {
    /// Whether only people whom the GM invited may join.
    pub private: bool,
    /// How powers are dealt when the game starts.
    pub deal: Deal,
    /// Whom the GM invited. Here, and not in the state, because no rollback takes it back.
    pub invited: BTreeSet<PlayerId>,
    /// Who waits for a place, in the order they came; kept here for the same reason.
    pub waiting: Vec<PlayerId>,
    /// The seats the GM has offered, and what became of it: one for each person.
    pub offers: Vec<SeatOffer>,
    /// Who seeks a substitute, and who stands in for somebody until when: one for each power.
    pub substitutions: Vec<Substitution>,
    /// When everybody was last called for a substitute of each power, in milliseconds since 1970.
    pub called: PowerMap<i64>,
    /// What people's records must be for them to join.
    pub gates: Gates,
    /// As what others may share a player's seat.
    pub sharing: SeatSharing,
}

/// As what others may share a player's seat; what comes later allows more.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum SeatSharing {
    /// Every player plays alone.
    #[default]
    None,
    /// As coaches only, who see and change nothing.
    Coaches,
    /// As coaches or as partners, who do what the player can do.
    Partners,
}

impl SeatSharing {
    /// Whether a seat may be shared so.
    pub fn allows(self, role: ShareRole) -> bool {
        self >= match role {
            ShareRole::Coach => SeatSharing::Coaches,
            ShareRole::Partner => SeatSharing::Partners,
        }
    }
}

/// A player's wish that somebody else plays their power, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Substitution {
    /// The power; of several in one hand, the first.
    pub power: Power,
    /// Whose seat it is.
    pub player: PlayerId,
    /// When the player takes the seat back, in milliseconds since 1970; `None` if they give it up.
    pub until: Option<i64>,
    /// Who stands in, since somebody does.
    pub substitute: Option<PlayerId>,
}

/// A seat a GM has offered to somebody, who takes it or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatOffer {
    /// The person to whom it is offered.
    pub player: PlayerId,
    /// The power that is offered; `None` for a place in the lobby.
    pub power: Option<Power>,
    /// The GM who offers it.
    pub by: PlayerId,
    /// Whether the person declined, so that they are not asked again.
    #[serde(default)]
    pub declined: bool,
}

/// How powers are dealt when a game starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deal {
    /// By lists of preference, lots deciding between equal wishes.
    #[default]
    Preferences,
    /// The first to choose a power gets it.
    Choice,
    /// By lot alone.
    Lot,
}

/// Whoever has finished fewer games on the server is a newcomer.
pub const NEWCOMER_BELOW: usize = 3;

/// What somebody's record on the server must be for them to join a game. Whoever the GM invites joins all the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Gates {
    /// The least reliability, in percent; 0 for any. Whoever has not owed enough yet to say passes.
    pub reliability: u32,
    /// The least rating, in points; 0 for any. Whoever has none passes as with that of somebody unknown.
    pub rating: u32,
    /// Whether only newcomers may join.
    pub newcomers: bool,
}

/// The gate that somebody did not pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gate {
    /// Their reliability is less than so many percent.
    Reliability(u32),
    /// Their rating is less than so many points.
    Rating(u32),
    /// They are no newcomer.
    Newcomers,
}
