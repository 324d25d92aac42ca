//! What stands before Discord's API and looks at headers alone: a request without a proper User-Agent is
//! blocked, and a body must say how long it is, even one that is empty.

use crate::api::refuse::ApiError;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};

/// The headers of a request, as far as anybody looks at them.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Headers {
    /// The User-Agent.
    pub agent: String,
    /// Whether it says how long its body is, or sends it in pieces that do.
    pub sized: bool,
}

impl Headers {
    pub(crate) fn of(map: &HeaderMap) -> Headers {
        let agent = map.get(header::USER_AGENT).and_then(|v| v.to_str().ok());
        Headers {
            agent: agent.unwrap_or_default().to_owned(),
            sized: map.contains_key(header::CONTENT_LENGTH)
                || map.contains_key(header::TRANSFER_ENCODING),
        }
    }

    /// Whether the User-Agent is of the form `DiscordBot (https://address, version)`.
    pub fn names_a_bot(&self) -> bool {
        let inside = self.agent.strip_prefix("DiscordBot (");
        let inside = inside.and_then(|rest| rest.split_once(')'));
        let parts = inside.and_then(|(inside, _)| inside.split_once(", "));
        parts.is_some_and(|(address, version)| {
            address.starts_with("https://") && !version.trim().is_empty()
        })
    }

    /// Whether a request of this method must say how long its body is and does not.
    pub fn lacks_length(&self, method: &str) -> bool {
        matches!(method, "POST" | "PUT" | "PATCH") && !self.sized
    }
}

/// What a blocked request gets, which says nothing of why.
pub(crate) fn blocked() -> ApiError {
    ApiError::new(403, 40_333, "internal network error")
}

/// The page of the front end for a body of unknown length.
pub(crate) fn length_required() -> Response {
    let page = "<!doctype html><title>Error 411 (Length Required)</title>";
    (StatusCode::LENGTH_REQUIRED, Html(page)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_names_an_address_and_a_version() {
        let names = |agent: &str| {
            let headers = Headers {
                agent: agent.to_owned(),
                sized: true,
            };
            headers.names_a_bot()
        };
        assert!(names("DiscordBot (https://example.org, 0.1)"));
        assert!(names("DiscordBot (https://example.org, 0.1) More/2"));
        for bad in [
            "",
            "curl/8",
            "DiscordBot (parrot, 0.1)",
            "DiscordBot (https://example.org)",
            "DiscordBot (https://example.org, )",
        ] {
            assert!(!names(bad), "{bad}");
        }
    }
}
