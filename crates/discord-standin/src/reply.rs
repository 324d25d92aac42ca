//! What the bot is answered.

use super::buckets::Filled;
use super::clock::Id;
use super::refuse::{ApiError, invalid};
use serde_json::Value;

/// A good answer.
pub(super) struct Reply {
    pub status: u16,
    pub body: Option<Value>,
    /// How full the bucket of its kind is now.
    pub filled: Option<Filled>,
}

impl Reply {
    pub fn ok(body: Value) -> Self {
        Self {
            status: 200,
            body: Some(body),
            filled: None,
        }
    }
    pub fn created(body: Value) -> Self {
        Self {
            status: 201,
            body: Some(body),
            filled: None,
        }
    }
    pub fn nothing() -> Self {
        Self {
            status: 204,
            body: None,
            filled: None,
        }
    }
}

pub(super) type Answer = Result<Reply, ApiError>;

/// An id in a path.
pub(super) fn id(text: &str) -> Result<Id, ApiError> {
    text.parse().map_err(|_| {
        invalid(
            "id",
            "NUMBER_TYPE_COERCE",
            &format!("Value \"{text}\" is not snowflake."),
        )
    })
}
