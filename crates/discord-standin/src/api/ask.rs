//! A request of the bot, read.

use crate::api::draft::Upload;
use crate::api::edge::Headers;
use serde_json::Value;

/// A request, read.
pub(crate) struct Ask {
    pub method: String,
    /// The path after `/api/v10`.
    pub path: String,
    pub query: String,
    pub headers: Headers,
    pub body: Value,
    pub files: Vec<Upload>,
}

impl Ask {
    /// A value of the query.
    pub fn query(&self, key: &str) -> Option<&str> {
        self.query
            .split('&')
            .filter_map(|pair| pair.split_once('='))
            .find(|(k, _)| *k == key)
            .map(|(_, v)| v)
    }
}
