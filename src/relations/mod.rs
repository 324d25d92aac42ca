//! What powers have promised each other: the relations axis.

use serde::{Deserialize, Serialize};

use crate::movement::Friends;

/// The choice a setup makes on this axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RelationsRules {
    /// No treaty binds the adjudicator; every power is a friend to itself alone.
    None,
}

impl RelationsRules {
    /// Who treats whose units as its own, for the movement axis.
    pub fn friends(self) -> Friends {
        match self {
            RelationsRules::None => Friends::default(),
        }
    }
}
