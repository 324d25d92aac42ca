//! What a GM sets about a game's running. Times are milliseconds.

mod clock;
mod missed;
mod press;
mod seats;
mod votes;

pub use clock::{BadWeek, ClockRules, MOST_SLOTS, Slot, day_id, days, slots, zone, zones};
pub use missed::{MissedRules, Policy};
pub use press::{PressRules, Public};
pub use seats::{Deal, SeatRules};
pub use votes::VoteRules;

use serde::{Deserialize, Serialize};

use crate::game::Step;

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

/// How a game is run. Kept as JSON beside the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// Time for a movement phase.
    pub moves_ms: i64,
    /// Time for retreats.
    pub retreats_ms: i64,
    /// Time for builds and removals.
    pub adjustments_ms: i64,
    /// How long before a deadline those who owe something are reminded; 0 for never.
    pub remind_ms: i64,
    /// Whether the GM has confirmed the goal of a game that asks for it (2B.23).
    #[serde(default)]
    pub goal_settled: bool,
    /// Slots, quiet days, grace.
    #[serde(default)]
    pub clock: ClockRules,
    /// Missed turns.
    #[serde(default)]
    pub missed: MissedRules,
    /// Who may join and who gets which power.
    #[serde(default)]
    pub seats: SeatRules,
    /// Press and names.
    #[serde(default)]
    pub press: PressRules,
    /// Votes among the players.
    #[serde(default)]
    pub votes: VoteRules,
    /// Whether the GM sees no sealed orders, as if he played himself.
    #[serde(default)]
    pub blind: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            moves_ms: 48 * HOUR,
            retreats_ms: 24 * HOUR,
            adjustments_ms: 24 * HOUR,
            remind_ms: 6 * HOUR,
            goal_settled: false,
            clock: ClockRules::default(),
            missed: MissedRules::default(),
            seats: SeatRules::default(),
            press: PressRules::default(),
            votes: VoteRules::default(),
            blind: false,
        }
    }
}

/// The shortest and the longest phase anybody may set.
pub const SHORTEST: i64 = 5 * MINUTE;
pub const LONGEST: i64 = 60 * 24 * HOUR;

impl Settings {
    /// The time a phase of this kind gets.
    pub fn time_for(&self, step: Step) -> i64 {
        match step {
            Step::Movement => self.moves_ms,
            Step::Retreats => self.retreats_ms,
            Step::Adjustments => self.adjustments_ms,
            // As long as moves and a half: R-H1.
            Step::Treaties => self.moves_ms.saturating_mul(3) / 2,
        }
    }

    /// When to remind of a deadline set at `now`: never before a third of the time has passed, so
    /// that a short phase does not open with its own reminder.
    pub fn reminder(&self, now: i64, deadline: i64) -> Option<i64> {
        let at = (deadline - self.remind_ms).max(now + (deadline - now) / 3);
        (self.remind_ms > 0 && at < deadline).then_some(at)
    }
}

/// The text is no span of time; it is handed back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSpan {
    #[error("`{0}` is not a time such as 48h, 2d or 1d 12h")]
    Unreadable(String),
    #[error("`{0}` is shorter than five minutes or longer than sixty days")]
    OutOfRange(String),
}

/// Reads `48h`, `2 days`, `1d12h`, `90 min`; a bare number means hours.
///
/// # Errors
/// When it is no such span, or shorter than [`SHORTEST`] or longer than [`LONGEST`].
pub fn span(text: &str) -> Result<i64, BadSpan> {
    let unreadable = || BadSpan::Unreadable(text.chars().take(40).collect());
    let mut total: i64 = 0;
    let mut rest = text.trim();
    if rest.is_empty() {
        return Err(unreadable());
    }
    while !rest.is_empty() {
        let digits = rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(rest.len());
        let number: i64 = rest[..digits].parse().map_err(|_| unreadable())?;
        rest = rest[digits..].trim_start();
        let letters = rest
            .find(|c: char| !c.is_alphabetic())
            .unwrap_or(rest.len());
        let unit = match rest[..letters].to_lowercase().as_str() {
            "w" | "week" | "weeks" => 7 * 24 * HOUR,
            "d" | "day" | "days" => 24 * HOUR,
            "" | "h" | "hour" | "hours" => HOUR,
            "m" | "min" | "minute" | "minutes" => MINUTE,
            _ => return Err(unreadable()),
        };
        rest = rest[letters..].trim_start_matches([' ', ',']);
        total = number
            .checked_mul(unit)
            .and_then(|part| total.checked_add(part))
            .ok_or_else(|| BadSpan::OutOfRange(text.chars().take(40).collect()))?;
    }
    if !(SHORTEST..=LONGEST).contains(&total) {
        return Err(BadSpan::OutOfRange(text.chars().take(40).collect()));
    }
    Ok(total)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_read_as_people_write_them() {
        assert_eq!(span("48h"), Ok(48 * HOUR));
        assert_eq!(span("2 days"), Ok(48 * HOUR));
        assert_eq!(span("1d12h"), Ok(36 * HOUR));
        assert_eq!(span("1 day, 12 hours"), Ok(36 * HOUR));
        assert_eq!(span("90 min"), Ok(90 * MINUTE));
        assert_eq!(span("24"), Ok(24 * HOUR));
        for wrong in ["", "soon", "h", "3 fortnights", "-1h", "1.5h"] {
            assert!(
                matches!(span(wrong), Err(BadSpan::Unreadable(_))),
                "{wrong}"
            );
        }
        for wrong in ["1m", "61d", "99999999999999999w"] {
            assert!(
                matches!(span(wrong), Err(BadSpan::OutOfRange(_))),
                "{wrong}"
            );
        }
    }

    #[test]
    fn a_reminder_comes_before_the_deadline_and_not_at_once() {
        let settings = Settings::default();
        assert_eq!(settings.reminder(0, 48 * HOUR), Some(42 * HOUR));
        assert_eq!(settings.reminder(0, 3 * HOUR), Some(HOUR));
        let silent = Settings {
            remind_ms: 0,
            ..settings
        };
        assert_eq!(silent.reminder(0, 48 * HOUR), None);
    }
}
