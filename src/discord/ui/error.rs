//! What went wrong, and the only place where that becomes a reply.
//!
//! Three kinds: the person's own mistake (told with what to do), somebody else was first (ask
//! again), and our fault (an id for the person, the cause for the log, once).

use poise::serenity_prelude as serenity;

use super::reply::Answer;
use super::trace;
use crate::i18n::Words;
use crate::metrics::Outcome;
use crate::service::ServiceError;
use crate::store::Trouble;

/// Why a request got another answer than it asked for: the person's mistake, or a fault of the program.
#[derive(Debug, thiserror::Error)]
pub enum AnswerError {
    /// The person's own mistake, in words for them.
    #[error("refused")]
    User(String),
    /// The service refused the request, for this reason.
    #[error("refused: {0}")]
    Refused(Box<crate::service::Refusal>),
    /// The game changed in between.
    #[error("stale")]
    Stale,
    /// Our fault; the text is for the log only and holds nothing sealed.
    #[error("internal: {0}")]
    Internal(String),
    /// The machine is not well; the text is for the log only.
    #[error("database unavailable: {cause}")]
    NoStore { trouble: Trouble, cause: String },
    /// Discord did not take our answer; there is nobody to tell any more.
    #[error("answer not sent: {0}")]
    Unsaid(String),
}

impl From<ServiceError> for AnswerError {
    fn from(error: ServiceError) -> AnswerError {
        match error {
            ServiceError::Refused(why) => AnswerError::Refused(Box::new(why)),
            ServiceError::Stale => AnswerError::Stale,
            ServiceError::NoStore { trouble, cause } => AnswerError::NoStore { trouble, cause },
            ServiceError::Internal(cause) => AnswerError::Internal(cause),
        }
    }
}

impl From<serenity::Error> for AnswerError {
    fn from(error: serenity::Error) -> AnswerError {
        trace::unsaid(&error);
        AnswerError::Unsaid(error.to_string())
    }
}

/// A short name for one internal fault: shown to the person, searched for in the log.
fn fault_id() -> String {
    // No letters or digits that are mistaken for each other when read aloud or copied.
    const SIGNS: &[u8] = b"23456789abcdefghjkmnpqrstuvwxyz";
    (0..6)
        .map(|_| SIGNS[rand::random_range(0..SIGNS.len())] as char)
        .collect()
}

/// The sentence for the person, after writing down what is ours to mend; nothing when nobody is
/// left to be told. `doing`: the command or button, for the log.
pub fn sentence(words: &Words, fault: &AnswerError, doing: &str) -> Option<String> {
    trace::outcome(match fault {
        AnswerError::User(_) | AnswerError::Refused(_) => Outcome::Refused,
        AnswerError::Stale => Outcome::Stale,
        AnswerError::NoStore { .. } | AnswerError::Internal(_) => Outcome::Fault,
        AnswerError::Unsaid(_) => Outcome::Unsaid,
    });
    match fault {
        AnswerError::User(text) => Some(text.clone()),
        AnswerError::Refused(why) => Some(why.sentence(words)),
        AnswerError::Stale => Some(words.plain("error-stale")),
        AnswerError::NoStore { trouble, cause } => Some(unwell(words, doing, *trouble, cause)),
        AnswerError::Internal(cause) => Some(internal(words, doing, cause)),
        AnswerError::Unsaid(cause) => {
            tracing::warn!(doing, cause, "an answer did not reach Discord");
            None
        }
    }
}

/// An internal fault: its cause in the log, its id for the person.
pub(super) fn internal(words: &Words, doing: &str, cause: &str) -> String {
    fault(words, "error-internal", doing, cause)
}

fn fault(words: &Words, key: &str, doing: &str, cause: &str) -> String {
    let id = fault_id();
    trace::outcome(Outcome::Fault);
    tracing::error!(fault = id, doing, cause, "internal fault");
    words.text(key, &[("id", id.into())])
}

/// Something broke off in a panic. Its words may hold what somebody wrote; where it was is logged when it
/// happens.
pub fn panicked(words: &Words, doing: &str) -> String {
    fault(words, "error-panic", doing, "panicked (see above)")
}

/// What is the matter with the machine, and that nothing is lost by it.
fn unwell(words: &Words, doing: &str, trouble: Trouble, cause: &str) -> String {
    let (id, name) = (fault_id(), trouble.key());
    tracing::error!(fault = id, doing, trouble = name, cause, "database trouble");
    let why = words.plain(&format!("machine-{name}"));
    // A line that breaks while something is written leaves open whether it was.
    let key = match trouble {
        Trouble::Away => "machine-unsure",
        _ => "machine-unwell",
    };
    words.text(key, &[("why", why.into()), ("id", id.into())])
}

/// The reply that tells the asker alone what went wrong; `None` where nothing can be said.
pub fn answer(words: &Words, fault: &AnswerError, doing: &str) -> Option<Answer> {
    sentence(words, fault, doing).map(Answer::private)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_internal_fault_shows_an_id_and_not_its_cause() {
        let fault = AnswerError::Internal("database is locked".to_owned());
        let text = sentence(Words::english(), &fault, "order").unwrap_or_default();
        assert!(!text.contains("locked"), "{text}");
        assert!(text.contains('`'), "{text}");
    }

    #[test]
    fn what_is_the_matter_with_the_machine_is_told() {
        for (trouble, told) in [
            (Trouble::Busy, "locked by another process"),
            (Trouble::Full, "disk"),
            (Trouble::ReadOnly, "cannot be written"),
            (Trouble::Away, "cannot be reached"),
        ] {
            let cause = "secret address".to_owned();
            let fault = AnswerError::NoStore { trouble, cause };
            let text = sentence(Words::english(), &fault, "order").unwrap_or_default();
            assert!(
                text.contains(told) && text.contains("confirmed earlier is lost"),
                "{text}"
            );
            assert!(!text.contains("secret"), "{text}");
        }
    }

    #[test]
    fn fault_ids_differ() {
        let ids: std::collections::BTreeSet<String> = (0..50).map(|_| fault_id()).collect();
        assert!(ids.len() > 45);
        assert!(ids.iter().all(|id| id.len() == 6));
    }

    #[test]
    fn an_answer_discord_did_not_take_is_told_to_nobody() {
        assert!(sentence(Words::english(), &AnswerError::Unsaid("gone".into()), "x").is_none());
    }
}
