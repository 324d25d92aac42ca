//! How much the bot may ask at once: fifty requests a second in all, and a bucket for each kind of request in
//! each channel or server. Every answer says how full its bucket is. Interactions are outside of it.

use crate::api::pacing::Pacing;
use crate::api::refuse::ApiError;
use crate::hub::Turn;
use axum::http::{HeaderMap, HeaderName, HeaderValue};

/// A bucket, and how many fit into it in how many milliseconds.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Bucket {
    /// The name by which Discord's headers call it.
    pub name: String,
    /// How many requests it takes in a window.
    pub most: usize,
    /// The window's length in milliseconds.
    pub window: i64,
}

/// How full a bucket is after a request, as the headers of its answer say.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Filled {
    bucket: Bucket,
    left: usize,
    /// When it is empty again, in milliseconds since 1970, and in how many.
    reset_at: i64,
    reset_in: i64,
}

impl Filled {
    /// Adds the headers that tell how many requests are left and when the window ends.
    pub fn write(&self, headers: &mut HeaderMap) {
        let seconds = |ms: i64| format!("{}.{:03}", ms / 1_000, ms % 1_000);
        for (name, value) in [
            ("x-ratelimit-limit", self.bucket.most.to_string()),
            ("x-ratelimit-remaining", self.left.to_string()),
            ("x-ratelimit-reset", seconds(self.reset_at)),
            ("x-ratelimit-reset-after", seconds(self.reset_in)),
            ("x-ratelimit-bucket", self.bucket.name.replace('/', "-")),
        ] {
            if let Ok(value) = HeaderValue::from_str(&value) {
                headers.insert(HeaderName::from_static(name), value);
            }
        }
    }
}

/// The bucket of a request. The figures are what bots have observed; Discord promises none.
pub(crate) fn bucket(method: &str, path: &str, pacing: Pacing) -> Bucket {
    let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
    let (name, most, window) = match (method, parts.as_slice()) {
        ("POST", ["channels", c, "messages"]) => (format!("say/{c}"), 5, 5_000),
        ("PATCH", ["channels", c, "messages", _]) => (format!("change/{c}"), 20, 5_000),
        ("DELETE", ["channels", c, "messages", _]) => (format!("delete/{c}"), 5, 5_000),
        ("GET", ["channels", c, "messages", ..]) => (format!("read/{c}"), 20, 1_000),
        ("POST", ["channels", c, .., "threads"]) => (format!("thread/{c}"), 20, 5_000),
        ("PUT" | "DELETE", ["channels", c, "thread-members", _]) => {
            (format!("member/{c}"), 20, 5_000)
        }
        (_, ["channels", c]) => (format!("channel/{c}"), 20, 5_000),
        ("POST", ["users", "@me", "channels"]) => ("talk".to_owned(), 50, 1_000),
        ("GET", ["users", ..]) => ("users".to_owned(), 50, 1_000),
        (_, ["guilds", g, "members", _, "roles", _]) => (format!("hold/{g}"), 10, 10_000),
        (_, ["guilds", g, ..]) => (format!("guild/{g}"), 50, 1_000),
        (method, [first, ..]) => (format!("{method}/{first}"), 50, 1_000),
        (method, []) => (method.to_owned(), 50, 1_000),
    };
    match pacing {
        Pacing::Tight => Bucket {
            name,
            most: 1,
            window: 5_000,
        },
        Pacing::Free | Pacing::Usual => Bucket { name, most, window },
    }
}

/// Counts a request, unless its bucket or the one of all is full.
pub(crate) fn pace(
    turn: &mut Turn<'_>,
    method: &str,
    path: &str,
    pacing: Pacing,
) -> Result<Filled, ApiError> {
    let bucket = bucket(method, path, pacing);
    let now = turn.now;
    let all = (String::new(), 50, 1_000);
    let own = (bucket.name.clone(), bucket.most, bucket.window);
    for (name, most, window) in [&all, &own] {
        let times = turn.inner.sent.entry(name.clone()).or_default();
        times.retain(|at| *at > now - window && *at <= now);
        if let Some(oldest) = times.front().filter(|_| times.len() >= *most) {
            let wait = u64::try_from(oldest + window - now).unwrap_or(0);
            return Err(match (name.as_str(), method) {
                ("", _) => ApiError::too_many(wait, true),
                ("talk", "POST") => ApiError::opening_too_fast(wait),
                _ => ApiError::too_many(wait, false),
            }
            .of_a_bucket(*most));
        }
    }
    for (name, ..) in [all, own] {
        turn.inner.sent.entry(name).or_default().push_back(now);
    }
    let times = turn.inner.sent.get(&bucket.name);
    let used = times.map_or(1, std::collections::VecDeque::len);
    let first = times.and_then(|t| t.front().copied()).unwrap_or(now);
    let reset_at = first + bucket.window;
    Ok(Filled {
        left: bucket.most.saturating_sub(used),
        reset_at,
        reset_in: reset_at - now,
        bucket,
    })
}

/// How many changes a channel's messages take in an hour once they are older than one.
const OLD_EDITS: usize = 30;
/// The same where it is tight.
const OLD_EDITS_TIGHT: usize = 3;
/// An hour, in milliseconds.
const HOUR: i64 = 3_600_000;

/// Counts the change of a message made at this time, if it is old.
pub(crate) fn old_edit(turn: &mut Turn<'_>, channel: u64, made_ms: i64) -> Result<(), ApiError> {
    let (now, pacing) = (turn.now, turn.shared.pacing);
    if pacing == Pacing::Free || now - made_ms < HOUR {
        return Ok(());
    }
    let most = match pacing {
        Pacing::Tight => OLD_EDITS_TIGHT,
        Pacing::Free | Pacing::Usual => OLD_EDITS,
    };
    let times = turn.inner.old_edits.entry(channel).or_default();
    times.retain(|at| *at > now - HOUR && *at <= now);
    if let Some(oldest) = times.front().filter(|_| times.len() >= most) {
        let wait = u64::try_from(oldest + HOUR - now).unwrap_or(0);
        return Err(ApiError::old_edits(wait));
    }
    times.push_back(now);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_request_has_a_bucket_in_each_channel() {
        let of = |method, path: &str| bucket(method, path, Pacing::Usual).name;
        let say = of("POST", "/channels/1/messages");
        assert_ne!(say, of("POST", "/channels/2/messages"));
        assert_ne!(say, of("PATCH", "/channels/1/messages/5"));
        assert_eq!(
            of("PATCH", "/channels/1/messages/5"),
            of("PATCH", "/channels/1/messages/6")
        );
        let tight = bucket("GET", "/users/5", Pacing::Tight);
        assert_eq!((tight.most, tight.window), (1, 5_000));
    }
}
