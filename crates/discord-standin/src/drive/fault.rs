//! Misbehaviour on demand: what a test, or a curious person, can make the stand-in do wrong.

use serde::{Deserialize, Serialize};
use std::time::Duration;

/// Which requests a fault strikes. Empty parts match all.
#[derive(Clone, Debug, Default, Deserialize, Eq, PartialEq, Serialize)]
pub struct Aim {
    /// The HTTP method it strikes, such as `GET`; `None` for any.
    pub method: Option<String>,
    /// A piece of the path after `/api/v10`, such as `/messages` or a channel's id.
    pub path: String,
}

impl Aim {
    /// Aims at all requests whose path contains `path`.
    pub fn path(path: impl Into<String>) -> Self {
        Self {
            method: None,
            path: path.into(),
        }
    }

    /// Aims at requests of one method whose path contains `path`.
    pub fn new(method: &str, path: impl Into<String>) -> Self {
        Self {
            method: Some(method.to_owned()),
            path: path.into(),
        }
    }

    pub(crate) fn hits(&self, method: &str, path: &str) -> bool {
        self.method.as_deref().is_none_or(|m| m == method) && path.contains(&self.path)
    }
}

/// What happens to a request that a fault strikes.
#[derive(Clone, Debug, PartialEq)]
pub enum Harm {
    /// 429 with this `retry_after`, for the route or for all.
    RateLimit {
        /// How long the client is told to wait.
        retry_after: Duration,
        /// Said to hold for every route.
        global: bool,
    },
    /// 429 because others have used the place up; it does not count against the bot.
    SharedLimit(Duration),
    /// It is answered by 429, without saying how long to wait.
    BareLimit,
    /// 429 from the edge before Discord, which has shut this address out: a page, no JSON.
    Banned(Duration),
    /// A bare server error such as 500 or 503; nothing is done.
    Status(u16),
    /// It is answered properly, but only after this time.
    Slow(Duration),
    /// Does what was asked, then answers 502: the sender cannot know.
    LostReply,
    /// The connection breaks off, before or after it is done.
    Reset {
        /// Whether it is done.
        done: bool,
    },
    /// It is never answered.
    Silence {
        /// Whether it is done.
        done: bool,
    },
    /// Waits for [`crate::Standin::release`], then answers properly.
    Held,
    /// It is refused with this status and Discord's error code.
    Refuse {
        /// The HTTP status.
        status: u16,
        /// Discord's code.
        code: u32,
        /// Discord's sentence.
        message: String,
    },
}

/// How the gateway receives a client that identifies or resumes.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Reception {
    /// As Discord receives clients.
    #[default]
    Proper,
    /// The connection stays, heartbeats are answered, but no welcome ever comes.
    Silence,
    /// The connection is closed with this code.
    Close(u16),
}

/// A fault that waits for requests to strike.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// Which requests it strikes.
    pub aim: Aim,
    /// What happens to them.
    pub harm: Harm,
    /// How many requests it still strikes; `None` until [`crate::Standin::clear_faults`].
    pub times: Option<u32>,
}

/// Takes the first fault that strikes this request, and counts it.
pub(crate) fn strike(faults: &mut Vec<Fault>, method: &str, path: &str) -> Option<Harm> {
    let at = faults.iter().position(|f| f.aim.hits(method, path))?;
    let fault = faults.get_mut(at)?;
    let harm = fault.harm.clone();
    if let Some(times) = &mut fault.times {
        *times = times.saturating_sub(1);
        if *times == 0 {
            faults.remove(at);
        }
    }
    Some(harm)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_strikes_as_often_as_told() {
        let mut faults = vec![Fault {
            aim: Aim::new("POST", "/messages"),
            harm: Harm::Status(500),
            times: Some(2),
        }];
        assert_eq!(strike(&mut faults, "GET", "/channels/1/messages"), None);
        for _ in 0..2 {
            let hit = strike(&mut faults, "POST", "/channels/1/messages");
            assert_eq!(hit, Some(Harm::Status(500)));
        }
        assert_eq!(strike(&mut faults, "POST", "/channels/1/messages"), None);
    }
}
