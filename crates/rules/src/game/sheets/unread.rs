//! Lines that cannot be read.

use crate::control::exchange;
use crate::economy::{blocks, credits};
use crate::orders::{AheadError, ParseError};
use crate::relations;

/// Why a line is none of a sheet's. Holds what the player typed, so it is for that player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unread {
    #[error(transparent)]
    Order(ParseError),
    #[error(transparent)]
    Credits(credits::ReadError),
    #[error(transparent)]
    Blocks(blocks::ReadError),
    #[error(transparent)]
    Treaty(relations::ReadError),
    #[error(transparent)]
    Trade(exchange::ReadError),
    #[error(transparent)]
    Ahead(AheadError),
}
