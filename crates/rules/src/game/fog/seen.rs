//! Who looks at a game, and what of it they see.

use std::collections::BTreeMap;

use crate::board::{Power, PowerMap, Province, ProvinceSet};
use crate::game::Due;

/// Who looks at a game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    /// Sees all: whoever runs the game, and everybody once it is over.
    Everything,
    /// Sees what these powers see together: a player's own. None: what the channel is told.
    Powers(Vec<Power>),
}

impl Viewer {
    /// Everybody: sees what is announced, and nothing of the board (F-10).
    pub const fn public() -> Viewer {
        Viewer::Powers(Vec::new())
    }
}

/// What makes a state that somebody sees another than the game's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The powers with whose eyes it is seen; none for what everybody is told.
    pub powers: Vec<Power>,
    /// The spaces that they see now.
    pub sight: ProvinceSet,
    /// The spaces that are shown as they were, with the year in which they were last seen.
    pub remembered: BTreeMap<Province, u16>,
    /// The powers still in the game, as is announced to all.
    pub in_game: Vec<Power>,
    /// How many supply centres each power owns, in games for victory points, which are announced; else empty.
    pub centres: PowerMap<usize>,
    /// Who has something to do: what it is only of their own powers, of others just that it is something.
    pub due: PowerMap<Due>,
}
