//! One request and its answer: what may have gone wrong, and whether the request may have been carried
//! out all the same.

use std::time::{Duration, Instant};

use reqwest::header::HeaderMap;
use reqwest::{RequestBuilder, Response, StatusCode};
use serde::Deserialize;
use serde_json::Value;

use crate::metrics::{self, By};

/// Why a request to Discord did not succeed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RestError {
    /// Too many requests; nothing was done. `global`: of every kind, not only of this route.
    #[error("asked to wait {} ms", .wait.as_millis())]
    Limited { wait: Duration, global: bool },
    /// Discord understood and said no; nothing was done. `code` is Discord's own.
    #[error("refused with {status}, code {code}")]
    Refused { status: u16, code: i64 },
    /// Discord's fault; it may have been done.
    #[error("Discord answered {status}")]
    Unwell { status: u16 },
    /// Not connected: nothing was sent.
    #[error("not connected")]
    Unreachable,
    /// The connection broke or was too slow after sending: it may have been done.
    #[error("the answer was lost")]
    Lost,
}

/// A 429, read.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::discord) struct Limit {
    /// How long Discord asks to wait.
    pub wait: Duration,
    /// Whether it limits all requests of the bot, not only those of this kind.
    pub global: bool,
    /// Others have used this place up; it does not count against us.
    pub shared: bool,
}

/// How long to wait when the edge turns us away and does not say for how long.
const EDGE: f64 = 60.0;

pub(in crate::discord) async fn send(request: RequestBuilder) -> Result<Response, RestError> {
    let start = Instant::now();
    let sent = request.send().await;
    let answer = sent.as_ref().ok();
    let status = answer.map(|response| response.status().as_u16());
    let scope = answer.and_then(|response| response.headers().get("x-ratelimit-scope"));
    // A limit that others have used up does not count against us.
    let ours = scope.is_none_or(|scope| scope != "shared");
    metrics::request(By::Posts, status, start.elapsed(), ours);
    match sent {
        Ok(response) => Ok(response),
        Err(error) if error.is_connect() || error.is_builder() => Err(RestError::Unreachable),
        Err(_) => Err(RestError::Lost),
    }
}

/// What a 429 asks for. Discord's own is JSON. A page instead is from the edge before it, which has shut
/// out this address for everything.
pub(in crate::discord) async fn limit(response: Response) -> Limit {
    let header = |name: &str| -> Option<String> {
        let value = response.headers().get(name)?;
        Some(value.to_str().ok()?.to_owned())
    };
    let after = header("retry-after").and_then(|text| text.parse::<f64>().ok());
    let scope = header("x-ratelimit-scope");
    let all = header("x-ratelimit-global").is_some();
    let body: Option<Value> = response.json().await.ok();
    let body = body.filter(Value::is_object);
    let part = |key: &str| body.as_ref().and_then(|b| b.get(key));
    let wait = part("retry_after").and_then(Value::as_f64).or(after);
    let global = part("global").and_then(Value::as_bool);
    let scoped = scope.as_deref() == Some("global");
    let edge = body.is_none();
    Limit {
        wait: wait_for(wait.or_else(|| edge.then_some(EDGE))),
        global: global.unwrap_or(false) || scoped || all || edge,
        shared: scope.as_deref() == Some("shared"),
    }
}

/// For how long the place a request went to takes no more, as the headers of a good answer say.
pub(in crate::discord) fn used_up(headers: &HeaderMap) -> Option<Duration> {
    let number = |name: &str| headers.get(name)?.to_str().ok()?.parse::<f64>().ok();
    let left = number("x-ratelimit-remaining")?;
    let reset = number("x-ratelimit-reset-after")?;
    (left < 1.0 && reset > 0.0).then(|| wait_for(Some(reset)))
}

/// How many requests the place of a good answer takes at once, as its headers say.
pub(in crate::discord) fn takes(headers: &HeaderMap) -> Option<usize> {
    let most = headers.get("x-ratelimit-limit")?;
    most.to_str().ok()?.parse().ok()
}

/// An answer that brings nothing of use.
pub(in crate::discord) async fn nothing(response: Response) -> Result<(), RestError> {
    if response.status().is_success() {
        Ok(())
    } else {
        read::<Value>(response).await.map(drop)
    }
}

pub(in crate::discord) async fn read<T: for<'de> Deserialize<'de>>(
    response: Response,
) -> Result<T, RestError> {
    let status = response.status();
    if status.is_success() {
        return response.json().await.map_err(|_| RestError::Lost);
    }
    if status == StatusCode::TOO_MANY_REQUESTS {
        let Limit { wait, global, .. } = limit(response).await;
        return Err(RestError::Limited { wait, global });
    }
    if status.is_server_error() {
        return Err(RestError::Unwell {
            status: status.as_u16(),
        });
    }
    let body: Option<Value> = response.json().await.ok();
    let code = body
        .as_ref()
        .and_then(|b| b.get("code"))
        .and_then(Value::as_i64)
        .unwrap_or(0);
    Err(RestError::Refused {
        status: status.as_u16(),
        code,
    })
}

/// How long a 429 asks us to wait, in seconds: something when it does not say, and no longer than
/// an hour whatever it says.
fn wait_for(seconds: Option<f64>) -> Duration {
    let seconds = seconds
        .filter(|s| s.is_finite())
        .unwrap_or(5.0)
        .clamp(0.05, 3600.0);
    Duration::from_secs_f64(seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wait_is_never_nothing_and_never_for_ever() {
        assert_eq!(wait_for(Some(0.7)), Duration::from_millis(700));
        assert_eq!(wait_for(None), Duration::from_secs(5));
        assert_eq!(wait_for(Some(f64::NAN)), Duration::from_secs(5));
        assert_eq!(wait_for(Some(-1.0)), Duration::from_millis(50));
        assert_eq!(wait_for(Some(1e12)), Duration::from_secs(3600));
    }

    #[test]
    fn a_place_that_is_used_up_says_so_in_time() {
        let headers = |left: &str| {
            let pairs = [
                ("x-ratelimit-remaining", left),
                ("x-ratelimit-reset-after", "1.5"),
            ];
            let mut headers = HeaderMap::new();
            for (name, value) in pairs {
                headers.insert(name, value.parse().unwrap());
            }
            headers
        };
        let wait = Some(Duration::from_millis(1_500));
        assert_eq!(used_up(&headers("0")), wait);
        assert_eq!(used_up(&headers("1")), None);
        assert_eq!(used_up(&HeaderMap::new()), None);
    }
}
