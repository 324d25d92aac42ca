//! A request of the bot, read.

use crate::api::draft::Upload;
use crate::api::edge::Headers;
use serde_json::Value;

/// A request, read.
pub(crate) struct Ask {
    /// The HTTP method: `GET`, `POST` …
    pub method: String,
    /// The path after `/api/v10`.
    pub path: String,
    /// The query, without its question mark.
    pub query: String,
    /// The request's headers, as far as they matter.
    pub headers: Headers,
    /// The JSON body, or what `payload_json` held.
    pub body: Value,
    /// The files that came with the request.
    pub files: Vec<Upload>,
}

impl Ask {
    /// The value of a parameter of the query, undecoded; `None` if it is missing.
    pub fn query(&self, key: &str) -> Option<&str> {
        self.query
            .split('&')
            .filter_map(|pair| pair.split_once('='))
            .find(|(k, _)| *k == key)
            .map(|(_, v)| v)
    }
}
