//! Whether a game has a gallery, and what is seen from it.

use serde::{Deserialize, Serialize};

/// What people see from a game's gallery, who have promised not to play in it: the wider, the later.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gallery {
    /// The game has none.
    #[default]
    None,
    /// The whole board, and the letters of phases that are closed.
    After,
    /// Besides, sealed orders of the open phase, and its letters as they are written.
    Live,
}
