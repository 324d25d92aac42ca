//! What the bot is answered.

use crate::api::buckets::Filled;
use crate::api::refuse::{ApiError, invalid};
use crate::world::clock::Id;
use serde_json::Value;

/// A good answer.
pub(crate) struct Reply {
    /// The HTTP status.
    pub status: u16,
    /// The JSON; `None` for an empty answer.
    pub body: Option<Value>,
    /// How full the bucket of its kind is now.
    pub filled: Option<Filled>,
}

impl Reply {
    /// An answer of 200 with this body.
    pub fn ok(body: Value) -> Self {
        Self {
            status: 200,
            body: Some(body),
            filled: None,
        }
    }
    /// An answer of 201 with this body.
    pub fn created(body: Value) -> Self {
        Self {
            status: 201,
            body: Some(body),
            filled: None,
        }
    }
    /// An answer of 204, which has no body.
    pub fn nothing() -> Self {
        Self {
            status: 204,
            body: None,
            filled: None,
        }
    }
}

pub(crate) type Answer = Result<Reply, ApiError>;

/// An id in a path.
pub(crate) fn id(text: &str) -> Result<Id, ApiError> {
    text.parse().map_err(|_| {
        invalid(
            "id",
            "NUMBER_TYPE_COERCE",
            &format!("Value \"{text}\" is not snowflake."),
        )
    })
}
