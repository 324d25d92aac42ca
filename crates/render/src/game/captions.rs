//! What a picture says beside what the game itself says.

use chancery_rules::board::PowerMap;
use chancery_rules::game::{State, VictoryRules};

/// What a picture says beside what the game itself says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Captions {
    /// The game's name.
    pub game: String,
    /// Who plays each power; any Unicode. A power without a player shows its name only.
    pub players: PowerMap<String>,
    /// Over the notes, and the notes: a headline, a deadline, who still owes what.
    pub notes_heading: String,
    /// Further sentences for the panel, in the picture's language.
    pub notes: Vec<String>,
    /// What the orders of a phase brought that matters most: who won, who is out, whose treasury was taken. It
    /// comes before what the orders themselves tell.
    pub first: Vec<String>,
    /// What the phase on the picture left to each power.
    pub left: Holdings,
    /// Whether powers are told apart by patterns, too.
    pub patterns: bool,
    /// Whether the picture is darker.
    pub night: bool,
}

/// What a phase left to each power that its report alone does not tell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Holdings {
    /// The blocks in its provinces, where there are any.
    pub blocks: PowerMap<u32>,
    /// Its victory points, where they are played for.
    pub points: PowerMap<i32>,
}

impl Holdings {
    /// What each power has in a state.
    pub fn of(state: &State) -> Holdings {
        let mut all = Holdings::default();
        let powers = state.setup.board().powers();
        let laid = |power| Some((power, state.economy.invested(power)?));
        all.blocks = powers.filter_map(laid).collect();
        if let VictoryRules::Points(_) = state.setup.victory {
            let living = state.survivors().into_iter();
            let points = |power| Some((power, state.points_of(power)?));
            all.points = living.filter_map(points).collect();
        }
        all
    }
}
