//! Spans and moments as people write and read them.

use jiff::Timestamp;
use jiff::civil::{Date, DateTime};
use jiff::tz::TimeZone;

use crate::desk::{BadSpan, span as read_span};
use crate::words::Words;

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// A span in words: `2 days`, `1 day 12 hours`, `45 minutes`. Seconds are dropped.
pub fn span(words: &Words, ms: i64) -> String {
    let parts = [
        ("span-days", ms / DAY),
        ("span-hours", ms % DAY / HOUR),
        ("span-minutes", ms % HOUR / MINUTE),
    ];
    let said: Vec<String> = parts
        .iter()
        .filter(|(_, count)| *count > 0)
        .map(|(key, count)| words.text(key, &[("count", (*count).into())]))
        .collect();
    if said.is_empty() {
        return words.text("span-minutes", &[("count", 0.into())]);
    }
    said.join(" ")
}

/// The text is no moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadMoment {
    Span(BadSpan),
    Unreadable,
}

/// A moment to come: a span from now (`24h`), a date and time in UTC (`2026-03-01 18:00`), or a
/// timestamp as Discord writes it (`<t:1772388000:F>`).
///
/// # Errors
/// When it is none of these.
pub fn moment(text: &str, now: i64) -> Result<i64, BadMoment> {
    let text = text.trim();
    if let Some(seconds) = text.strip_prefix("<t:").and_then(|t| t.strip_suffix('>')) {
        let seconds = seconds.split(':').next().unwrap_or_default();
        let seconds: i64 = seconds.parse().map_err(|_| BadMoment::Unreadable)?;
        return seconds.checked_mul(1000).ok_or(BadMoment::Unreadable);
    }
    match read_span(text) {
        Ok(ms) => return Ok(now.saturating_add(ms)),
        Err(bad @ BadSpan::OutOfRange(_)) => return Err(BadMoment::Span(bad)),
        Err(BadSpan::Unreadable(_)) => {}
    }
    let dated = text.trim_end_matches("UTC").trim_end_matches('Z').trim();
    let dated: DateTime = dated
        .replacen(' ', "T", 1)
        .parse()
        .map_err(|_| BadMoment::Unreadable)?;
    // A date alone is no moment: midnight would be a guess.
    if !text.contains(':') {
        return Err(BadMoment::Unreadable);
    }
    let zoned = dated
        .to_zoned(TimeZone::UTC)
        .map_err(|_| BadMoment::Unreadable)?;
    Ok(zoned.timestamp().as_millisecond())
}

/// Which end of a day is meant where only the day is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    Begin,
    End,
}

/// A moment as [`moment`] reads it, or a day (`2026-03-05`): its beginning or its end in that zone.
///
/// # Errors
/// When it is neither.
pub fn edge(text: &str, now: i64, zone: &TimeZone, edge: Edge) -> Result<i64, BadMoment> {
    let Ok(day) = text.trim().parse::<Date>() else {
        return moment(text, now);
    };
    let day = match edge {
        Edge::Begin => Ok(day),
        Edge::End => day.tomorrow(),
    };
    let day = day.map_err(|_| BadMoment::Unreadable)?;
    let zoned = day.to_zoned(zone.clone());
    let zoned = zoned.map_err(|_| BadMoment::Unreadable)?;
    Ok(zoned.timestamp().as_millisecond())
}

/// The day a moment falls on in UTC: `2026-03-05`.
pub fn date(ms: i64) -> String {
    match Timestamp::from_millisecond(ms) {
        Ok(stamp) => stamp.to_zoned(TimeZone::UTC).date().to_string(),
        Err(_) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_said_as_people_say_them() {
        let said = |ms| span(Words::english(), ms);
        assert_eq!(said(2 * DAY), "2 days");
        assert_eq!(said(DAY + 12 * HOUR), "1 day 12 hours");
        assert_eq!(said(HOUR), "1 hour");
        assert_eq!(said(45 * MINUTE + 999), "45 minutes");
        assert_eq!(said(10), "0 minutes");
    }

    #[test]
    fn moments_are_read_as_people_write_them() {
        assert_eq!(moment("24h", 1_000), Ok(1_000 + DAY));
        assert_eq!(moment(" <t:1772388000:F> ", 0), Ok(1_772_388_000_000));
        assert_eq!(moment("<t:1772388000>", 0), Ok(1_772_388_000_000));
        assert_eq!(moment("2026-03-01 18:00", 0), Ok(1_772_388_000_000));
        assert_eq!(moment("2026-03-01T18:00 UTC", 0), Ok(1_772_388_000_000));
        for wrong in [
            "",
            "soon",
            "2026-03-01",
            "2026-13-01 18:00",
            "<t:x>",
            "18:00",
        ] {
            assert!(moment(wrong, 0).is_err(), "{wrong}");
        }
        assert!(matches!(moment("1m", 0), Err(BadMoment::Span(_))));
    }

    #[test]
    fn a_day_has_two_ends() {
        let at = |text, end| edge(text, 0, &TimeZone::UTC, end);
        assert_eq!(at("2026-03-01", Edge::Begin), Ok(1_772_323_200_000));
        assert_eq!(at("2026-03-01", Edge::End), Ok(1_772_323_200_000 + DAY));
        assert_eq!(at("2d", Edge::End), Ok(2 * DAY));
        assert!(at("2026-02-30", Edge::End).is_err());
        assert_eq!(date(1_772_366_400_000), "2026-03-01");
    }
}
