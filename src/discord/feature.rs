//! What a mechanic may add to the parts that all games share.

use crate::game::Setup;
use crate::i18n::Words;
use crate::service::MySheet;

/// What a mechanic adds to the texts of its games.
pub struct Feature {
    /// The key of what the help in private messages says of it.
    pub help: Option<&'static str>,
    /// Its own command for a player's turn, as it is typed.
    pub command: fn(&MySheet) -> Option<&'static str>,
    /// What it is, for those who might join.
    pub about: fn(&Words, &Setup) -> Vec<String>,
    /// What follows from it for the goal, to be said after that.
    pub after_goal: fn(&Words, &Setup) -> Vec<String>,
    /// What is said beside the value of one of its options, by the option's id.
    pub option_note: fn(&Words, &Setup, &str) -> Option<String>,
}

impl Feature {
    /// What everybody knows from the standard game, and what adds nothing.
    pub const STANDARD: Feature = Feature {
        help: None,
        command: |_| None,
        about: |_, _| Vec::new(),
        after_goal: |_, _| Vec::new(),
        option_note: |_, _, _| None,
    };
}
