//! What a picture says beside what the game itself says.

use chancery_rules::board::PowerMap;
use chancery_rules::game::{State, VictoryRules};

/// What a picture shows beside what the game's state or report says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Captions {
    /// The game's name.
    pub game: String,
    /// Each power's player, in any script; a power without one shows its own name only.
    pub players: PowerMap<String>,
    /// Over the notes, and the notes: a headline, a deadline, who still owes what.
    pub notes_heading: String,
    /// Further sentences for the panel, in the picture's language.
    pub notes: Vec<String>,
    /// What the orders of a phase brought that matters most: who won, who is out, whose treasury was taken. It
    /// comes before what the orders themselves tell.
    pub first: Vec<String>,
    /// What each power had after the phase on the picture.
    pub left: Holdings,
    /// Whether powers are told apart by patterns as well as by colours.
    pub patterns: bool,
    /// Whether darker colours are used, for screens in the dark.
    pub night: bool,
}

/// What each power had after a phase, where its report alone does not say so.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Holdings {
    /// The blocks in its provinces, where there are any.
    pub blocks: PowerMap<u32>,
    /// Its victory points, where victory is by points (R-A).
    pub points: PowerMap<i32>,
    /// The powers of which the reader does not know what they have, each with whether it is still in the game.
    pub hidden: PowerMap<bool>,
}

impl Holdings {
    /// What each power has in a state.
    pub fn of(state: &State) -> Holdings {
        let mut all = Holdings::default();
        let powers = state.setup.board().powers();
        let laid = |power| Some((power, state.economy.invested(power)?));
        all.blocks = powers.filter_map(laid).collect();
        let played = state.setup.played().into_iter();
        let hidden = played.filter(|power| state.strength(*power).is_none());
        all.hidden = hidden.map(|power| (power, state.is_in(power))).collect();
        if let VictoryRules::Points(_) = state.setup.victory {
            let living = state.survivors().into_iter();
            let points = |power| Some((power, state.points_of(power)?));
            all.points = living.filter_map(points).collect();
        }
        all
    }
}
