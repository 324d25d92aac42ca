//! Fleets that share seas, move two legs, patrol and block.

use chancery_rules::orders::Via;

/// Whether a fleet's way has several legs.
pub(crate) fn legs(via: &Via) -> bool {
    match via {
        Via::Route(_) => true,
        Via::Unsaid | Via::Convoy => false,
    }
}
