//! The courier itself, and what errors mean for what it carries.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use super::late::Late;
use crate::discord::api::rest::{Rest, RestError};
use crate::discord::pictures::Pictures;
use crate::i18n::Words;
use crate::scheduler::{Clock, DeliveryError};
use crate::service::{Service, ServiceError};

/// Delivers the outbox's rows to Discord.
#[derive(Clone)]
pub struct DiscordCourier {
    pub(super) service: Service,
    pub(super) clock: Arc<dyn Clock>,
    /// The language of what is delivered just now.
    pub(super) words: &'static Words,
    pub(super) pictures: Pictures,
    pub(super) rest: Rest,
    /// Channels of private messages, by person: they never change.
    pub(super) private: Arc<Mutex<BTreeMap<u64, u64>>>,
    /// Messages that went out before their pictures were drawn.
    pub(super) late: Late,
    /// How long a post waits for its pictures, in milliseconds.
    pub(super) patience: i64,
}

/// A message of ours, as the outbox needs to know it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Posted {
    pub(super) channel: u64,
    pub(super) message: u64,
    /// Whether it has fewer files than it was to have.
    pub(super) bare: bool,
}

/// How long a post waits for its pictures, in milliseconds.
pub const PATIENCE: i64 = 8_000;

impl DiscordCourier {
    /// A courier that posts in English until a game says otherwise and waits [`PATIENCE`] milliseconds for
    /// pictures.
    pub fn new(
        service: Service,
        clock: Arc<dyn Clock>,
        pictures: Pictures,
        rest: Rest,
    ) -> DiscordCourier {
        DiscordCourier {
            service,
            clock,
            words: Words::english(),
            pictures: pictures.for_posts(),
            rest,
            private: Arc::default(),
            late: Late::default(),
            patience: PATIENCE,
        }
    }

    /// The same courier with another patience for pictures, in milliseconds.
    pub fn with_patience(self, patience: i64) -> DiscordCourier {
        DiscordCourier { patience, ..self }
    }
}

/// The game could not be read: ours to mend, so it is tried again.
pub(super) fn unread(error: ServiceError) -> DeliveryError {
    match error {
        ServiceError::Refused(why) => DeliveryError::Gone(why.to_string()),
        ServiceError::Stale => DeliveryError::NotSent("stale".to_owned()),
        ServiceError::NoStore { cause, .. } => DeliveryError::NotSent(cause),
        ServiceError::Internal(cause) => {
            tracing::error!(cause, "cannot compose a post");
            DeliveryError::Broken("internal".to_owned())
        }
    }
}

/// What an error of Discord's means for the row.
pub(super) fn failed(error: RestError) -> DeliveryError {
    let text = error.to_string();
    match error {
        RestError::Limited { wait, global } => DeliveryError::RateLimited {
            retry_after: i64::try_from(wait.as_millis()).unwrap_or(i64::MAX),
            global,
        },
        RestError::Unreachable => DeliveryError::NotSent(text),
        RestError::Unwell { .. } | RestError::Lost => DeliveryError::Doubtful(text),
        // The token was withdrawn: no post's fault. It may be given a new one.
        RestError::Refused { status: 401, .. } => DeliveryError::NotSent(text),
        // No access, or no permission: which, is found out before the row is settled.
        RestError::Refused {
            code: 50_001 | 50_013,
            ..
        } => DeliveryError::Lacks(String::new()),
        // Private messages closed, and other bars.
        RestError::Refused { status: 403, .. } => DeliveryError::Forbidden(text),
        RestError::Refused { status: 404, .. } => DeliveryError::Gone(text),
        RestError::Refused { .. } => DeliveryError::Refused(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn each_error_leads_to_the_right_next_step() {
        let refused = |status, code| failed(RestError::Refused { status, code });
        assert!(matches!(refused(404, 10_003), DeliveryError::Gone(_)));
        assert!(matches!(refused(404, 10_008), DeliveryError::Gone(_)));
        assert!(matches!(refused(400, 50_035), DeliveryError::Refused(_)));
        assert!(matches!(refused(403, 50_007), DeliveryError::Forbidden(_)));
        assert!(matches!(refused(403, 50_013), DeliveryError::Lacks(_)));
        assert!(matches!(refused(403, 0), DeliveryError::Forbidden(_)));
        assert!(matches!(refused(401, 0), DeliveryError::NotSent(_)));
        assert!(matches!(
            failed(RestError::Lost),
            DeliveryError::Doubtful(_)
        ));
        assert!(matches!(
            failed(RestError::Unwell { status: 502 }),
            DeliveryError::Doubtful(_)
        ));
        assert!(matches!(
            failed(RestError::Unreachable),
            DeliveryError::NotSent(_)
        ));
        let wait = Duration::from_millis(700);
        assert_eq!(
            failed(RestError::Limited { wait, global: true }),
            DeliveryError::RateLimited {
                retry_after: 700,
                global: true
            }
        );
    }
}
