//! Lines that cannot be read.

use crate::control::exchange;
use crate::economy::{blocks, credits};
use crate::orders::{AheadError, ParseError};
use crate::relations;

/// Why a line is none of a sheet's. Holds what the player typed, so it is for that player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unread {
    /// It is no order that can be read.
    #[error(transparent)]
    Order(ParseError),
    /// It is no line about money that can be read.
    #[error(transparent)]
    Credits(credits::ReadError),
    /// It is no line about blocks that can be read.
    #[error(transparent)]
    Blocks(blocks::ReadError),
    /// It is no line about treaties that can be read.
    #[error(transparent)]
    Treaty(relations::ReadError),
    /// It is no trade that can be read.
    #[error(transparent)]
    Trade(exchange::ReadError),
    /// It is no conditional order that can be read.
    #[error(transparent)]
    Ahead(AheadError),
}
