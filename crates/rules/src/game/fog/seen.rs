//! Who looks at a game, and what of it they see.

use std::collections::BTreeMap;

use crate::board::{Power, PowerMap, Province, ProvinceSet, Unit};
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

/// Where a unit of others stands, and of which kind it is; `None` for one's own, which come first.
pub(super) fn place_of(unit: &Unit, own: &[Power]) -> Option<(Province, char)> {
    let mine = unit.owner.is_some_and(|power| own.contains(&power));
    (!mine).then(|| (unit.at.province, unit.kind.letter()))
}

/// Puts what is about units of others in the order of their places: in the order of their numbers, older units would
/// stand before younger ones, and units of a kind could be told apart (F-06).
pub(super) fn in_place_order<T>(all: &mut [T], own: &[Power], unit: impl Fn(&T) -> Unit) {
    all.sort_by_key(|one| place_of(&unit(one), own));
}
