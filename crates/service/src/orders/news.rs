//! What a changed sheet has others told of.

use chancery_rules::board::Power;
use chancery_store::NewPost;

/// How many messages about one power's declarations another's player may get in a phase. Whatever only takes a
/// message back is not counted.
pub const MOST_TOLD: i64 = 20;

/// The messages that a changed sheet causes.
#[derive(Default)]
pub(crate) struct News {
    /// Direct messages to the players whom the sheet names.
    pub posts: Vec<NewPost>,
    /// Players who get no message about it, because they got too many in this phase.
    pub untold: Vec<Power>,
}
