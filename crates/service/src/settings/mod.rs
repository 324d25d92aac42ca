//! What a GM sets about a game's running. Times are milliseconds.

mod clock;
pub(super) mod configure;
mod field;
mod gallery;
mod locks;
mod missed;
mod presets;
mod press;
mod seats;
mod set;
mod votes;
mod when;

pub use clock::{
    AbsenceRule, BadWeek, ClockRules, Extension, MOST_SLOTS, Slot, day_id, days, slots, zone, zones,
};
pub use field::{Field, FieldKind};
pub use gallery::Gallery;
pub use locks::OrderLock;
pub use missed::{MissedRules, Policy};
pub use presets::{Occasion, Speed, changed, set_all};
pub use press::{PressRules, Public};
pub use seats::{
    Deal, Gate, Gates, NEWCOMER_BELOW, SeatOffer, SeatRules, SeatSharing, Substitution,
};
pub use set::{BadSetting, set, span_or_none};
pub use votes::VoteRules;
pub use when::deadline_for;

use serde::{Deserialize, Serialize};

use chancery_rules::game::PhaseKind;

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

/// How a game is run, as its GM sets it; kept as JSON beside the game's state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// The time for a movement phase, in milliseconds.
    pub moves_ms: i64,
    /// The time for a retreat phase, in milliseconds.
    pub retreats_ms: i64,
    /// The time for Winter's builds and removals, in milliseconds.
    pub adjustments_ms: i64,
    /// How many milliseconds before a deadline those who owe something are reminded; 0 for never.
    pub remind_ms: i64,
    /// Whether the GM has confirmed the goal of a game that asks for it (2B.23).
    #[serde(default)]
    pub goal_settled: bool,
    /// When phases close: slots, quiet days, grace and absences.
    #[serde(default)]
    pub clock: ClockRules,
    /// What happens when a player hands in nothing.
    #[serde(default)]
    pub missed: MissedRules,
    /// Who may join and who gets which power.
    #[serde(default)]
    pub seats: SeatRules,
    /// Who may write what to whom, and whether names are shown.
    #[serde(default)]
    pub press: PressRules,
    /// Which votes players may hold, and who must agree.
    #[serde(default)]
    pub votes: VoteRules,
    /// The category of the channel it is played in: commands elsewhere in it may mean this game.
    #[serde(default)]
    pub category: Option<i64>,
    /// Whether the GM sees no sealed orders, as if he played himself.
    #[serde(default)]
    pub blind: bool,
    /// What people see who watch from the game's gallery.
    #[serde(default)]
    pub gallery: Gallery,
    /// Whether players may have a computer guess what the others will order (`/whatif`).
    #[serde(default = "allowed", skip_serializing_if = "Clone::clone")]
    pub advice: bool,
    /// Whose orders the GM has locked, and whom the GM has banned.
    #[serde(default)]
    pub reins: OrderLock,
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
            category: None,
            blind: false,
            gallery: Gallery::None,
            advice: true,
            reins: OrderLock::default(),
        }
    }
}

/// For what is allowed unless a GM forbids it.
const fn allowed() -> bool {
    true
}

/// The shortest phase anybody may set, in milliseconds: 5 minutes.
pub const SHORTEST: i64 = 5 * MINUTE;
/// The longest phase anybody may set, in milliseconds: 60 days.
pub const LONGEST: i64 = 60 * 24 * HOUR;

impl Settings {
    /// The time for a phase of this kind, in milliseconds.
    pub fn time_for(&self, step: PhaseKind) -> i64 {
        match step {
            PhaseKind::Movement => self.moves_ms,
            PhaseKind::Retreats => self.retreats_ms,
            PhaseKind::Adjustments => self.adjustments_ms,
            // As long as moves and a half: R-H1.
            PhaseKind::Treaties => self.moves_ms.saturating_mul(3) / 2,
        }
    }

    /// How long before a deadline those who owe something are reminded, the longest first.
    pub fn reminder_spans(&self) -> Vec<i64> {
        let all = std::iter::once(&self.remind_ms).chain(&self.clock.reminders);
        let mut spans: Vec<i64> = all.copied().filter(|span| *span > 0).collect();
        spans.sort_unstable_by(|a, b| b.cmp(a));
        spans.dedup();
        spans
    }

    /// Sets how long before a deadline reminders are sent: these spans, in milliseconds.
    pub fn set_reminders(&mut self, spans: &[i64]) {
        self.remind_ms = spans.first().copied().unwrap_or(0);
        self.clock.reminders = spans.iter().skip(1).copied().collect();
    }

    /// When to remind of a deadline set at `now`: never before a third of the time has passed, so
    /// that a short phase does not open with its own reminder; but once, if at all.
    pub fn reminders(&self, now: i64, deadline: i64) -> Vec<i64> {
        let spans = self.reminder_spans();
        let first = now + (deadline - now) / 3;
        let mut at: Vec<i64> = spans.iter().map(|span| deadline - span).collect();
        at.retain(|at| *at >= first && *at < deadline);
        if at.is_empty() && !spans.is_empty() && first < deadline {
            at.push(first);
        }
        at
    }
}

/// A text that is no span of time, handed back as it was typed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSpan {
    /// The text cannot be read as a span of time.
    #[error("`{0}` is not a duration such as 48h, 2d or 1d 12h")]
    Unreadable(String),
    /// The span is shorter or longer than a phase may be.
    #[error("`{0}` is shorter than 5 minutes or longer than 60 days")]
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

/// Reads several spans with commas between them, the longest first; `0` or `none` for none.
///
/// # Errors
/// When one of them is none, or they are more than [`MOST_REMINDERS`].
pub fn spans(text: &str) -> Result<Vec<i64>, BadSpan> {
    let none = ["0", "none", "off", "never", ""];
    if none.contains(&text.trim().to_lowercase().as_str()) {
        return Ok(Vec::new());
    }
    let parts = text.split([',', ';']).map(str::trim);
    let mut spans = parts.map(span).collect::<Result<Vec<_>, _>>()?;
    spans.sort_unstable_by(|a, b| b.cmp(a));
    spans.dedup();
    if spans.len() > MOST_REMINDERS {
        return Err(BadSpan::Unreadable(text.chars().take(40).collect()));
    }
    Ok(spans)
}

/// The most reminders before a deadline.
const MOST_REMINDERS: usize = 5;

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
    fn reminders_come_before_the_deadline_and_not_at_once() {
        let mut settings = Settings::default();
        assert_eq!(settings.reminders(0, 48 * HOUR), [42 * HOUR]);
        assert_eq!(settings.reminders(0, 3 * HOUR), [HOUR]);
        settings.set_reminders(&[24 * HOUR, 2 * HOUR]);
        assert_eq!(settings.reminders(0, 48 * HOUR), [24 * HOUR, 46 * HOUR]);
        assert_eq!(settings.reminders(0, 24 * HOUR), [22 * HOUR]);
        settings.set_reminders(&[]);
        assert_eq!(settings.reminders(0, 48 * HOUR), [0; 0]);
    }

    #[test]
    fn several_spans_go_the_longest_first() {
        assert_eq!(spans("2h, 1d"), Ok(vec![24 * HOUR, 2 * HOUR]));
        assert_eq!(spans("0"), Ok(vec![]));
        assert!(spans("2h, soon").is_err());
        assert!(spans("1h,2h,3h,4h,5h,6h").is_err());
    }
}
