//! Spans and moments as people write and read them.

use jiff::civil::{Date, DateTime, Time, Weekday};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};

use crate::i18n::Words;
use crate::service::{BadSpan, span as read_span};

/// A span in words: `2 days`, `1 day 12 hours`, `45 minutes`. Seconds are dropped.
pub fn span(words: &Words, ms: i64) -> String {
    words.span(ms)
}

/// Why a text names no moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadMoment {
    /// It reads like a span of time, but is none that can be used.
    Span(BadSpan),
    /// It is neither a date nor a span of time.
    Unreadable,
}

/// A moment to come, as [`moment_in`] reads it in UTC.
///
/// # Errors
/// When it is none.
pub fn moment(text: &str, now: i64) -> Result<i64, BadMoment> {
    moment_in(text, now, &TimeZone::UTC)
}

/// A moment to come: a span from now (`24h`, `in 2 days`), a day and time in that zone (`tomorrow 20:00`,
/// `Friday 8 pm`, `2026-03-01 18:00`; with `UTC` behind it in UTC), a time alone (the next such), or a
/// timestamp as Discord writes it (`<t:1772388000:F>`).
///
/// # Errors
/// When it is none of these.
pub fn moment_in(text: &str, now: i64, zone: &TimeZone) -> Result<i64, BadMoment> {
    let text = text.trim();
    if let Some(seconds) = text.strip_prefix("<t:").and_then(|t| t.strip_suffix('>')) {
        let seconds = seconds.split(':').next().unwrap_or_default();
        let seconds: i64 = seconds.parse().map_err(|_| BadMoment::Unreadable)?;
        return seconds.checked_mul(1000).ok_or(BadMoment::Unreadable);
    }
    let from_now = text.strip_prefix('+').unwrap_or(text);
    let from_now = match from_now.split_once(' ') {
        Some((first, rest)) if first.eq_ignore_ascii_case("in") => rest.trim(),
        _ => from_now,
    };
    match read_span(from_now) {
        Ok(ms) => return Ok(now.saturating_add(ms)),
        Err(bad @ BadSpan::OutOfRange(_)) => return Err(BadMoment::Span(bad)),
        Err(BadSpan::Unreadable(_)) => {}
    }
    let dated = text.trim_end_matches("UTC").trim_end_matches('Z').trim();
    let utc = dated.len() < text.len();
    let zone = if utc { &TimeZone::UTC } else { zone };
    let dated = match dated.replacen(' ', "T", 1).parse::<DateTime>() {
        // A date alone is no moment: midnight would be a guess.
        Ok(_) if !text.contains(':') => return Err(BadMoment::Unreadable),
        Ok(dated) => dated,
        Err(_) => spoken(dated, now, zone).ok_or(BadMoment::Unreadable)?,
    };
    let zoned = dated
        .to_zoned(zone.clone())
        .map_err(|_| BadMoment::Unreadable)?;
    Ok(zoned.timestamp().as_millisecond())
}

/// Which day is meant.
enum Day {
    In(i64),
    Next(Weekday),
    On(Date),
}

/// A day and a time as people say them: `tomorrow 20:00`, `on Friday at 8 pm`, `morgen um 20 Uhr`,
/// `1.3. 18:00`. A time alone, or one on a day of the week, is the next to come.
fn spoken(text: &str, now: i64, zone: &TimeZone) -> Option<DateTime> {
    let here = Timestamp::from_millisecond(now).ok()?;
    let here = here.to_zoned(zone.clone()).datetime();
    let lower = text.to_lowercase();
    let (mut day, mut time) = (None, None);
    for word in lower.split([' ', ',']).filter(|w| !w.is_empty()) {
        let half = word.trim_matches('.');
        if let (Some(at), "am" | "pm") = (time, half) {
            time = Some(twelve(at, half == "pm")?);
        } else if matches!(half, "at" | "on" | "um" | "am" | "uhr" | "den" | "the") {
        } else if let Some(found) = day_named(half).or_else(|| dated(word, here.date())) {
            if day.replace(found).is_some() {
                return None;
            }
        } else if time.replace(time_named(word)?).is_some() {
            return None;
        }
    }
    let time = time?;
    let on = |days: i64| here.date().checked_add(days.days()).ok();
    let to_come = |date: &Date| date.to_datetime(time) > here;
    let date = match day {
        Some(Day::On(date)) => date,
        Some(Day::In(days)) => on(days)?,
        Some(Day::Next(day)) => (0..=7)
            .filter_map(on)
            .find(|date| date.weekday() == day && to_come(date))?,
        None => (0..=1).filter_map(on).find(to_come)?,
    };
    Some(date.to_datetime(time))
}

/// A day's name, in English or German.
fn day_named(word: &str) -> Option<Day> {
    use Weekday::*;
    let weekday = match word {
        "today" | "heute" => return Some(Day::In(0)),
        "tomorrow" | "morgen" => return Some(Day::In(1)),
        "übermorgen" | "uebermorgen" => return Some(Day::In(2)),
        "monday" | "mon" | "montag" | "mo" => Monday,
        "tuesday" | "tue" | "tues" | "dienstag" | "di" => Tuesday,
        "wednesday" | "wed" | "mittwoch" | "mi" => Wednesday,
        "thursday" | "thu" | "thur" | "thurs" | "donnerstag" | "do" => Thursday,
        "friday" | "fri" | "freitag" | "fr" => Friday,
        "saturday" | "sat" | "samstag" | "sonnabend" | "sa" => Saturday,
        "sunday" | "sun" | "sonntag" | "so" => Sunday,
        _ => return None,
    };
    Some(Day::Next(weekday))
}

/// `2026-03-01`, `1.3.2026`, or `1.3.` for the next such day.
fn dated(word: &str, today: Date) -> Option<Day> {
    if let Ok(date) = word.parse::<Date>() {
        return Some(Day::On(date));
    }
    let mut parts = word.split('.');
    let number = |part: Option<&str>| part?.parse::<i16>().ok();
    let (day, month) = (number(parts.next())?, number(parts.next())?);
    let rest = parts.next()?;
    let (day, month) = (i8::try_from(day).ok()?, i8::try_from(month).ok()?);
    if !rest.is_empty() {
        return Some(Day::On(Date::new(rest.parse().ok()?, month, day).ok()?));
    }
    let of = |year| Date::new(year, month, day).ok();
    let this = of(today.year()).filter(|date| *date >= today);
    this.or_else(|| of(today.year().checked_add(1)?))
        .map(Day::On)
}

/// `20:00`, `20`, `8pm`, `20h`, `noon`.
fn time_named(word: &str) -> Option<Time> {
    match word {
        "noon" | "mittag" | "mittags" => return Time::new(12, 0, 0, 0).ok(),
        _ => {}
    }
    let (digits, half) = match (word.strip_suffix("am"), word.strip_suffix("pm")) {
        (Some(digits), _) => (digits, Some(false)),
        (_, Some(digits)) => (digits, Some(true)),
        _ => (word.strip_suffix(['h', 'z']).unwrap_or(word), None),
    };
    let (hour, minute) = digits.split_once([':', '.']).unwrap_or((digits, "0"));
    let time = Time::new(hour.parse().ok()?, minute.parse().ok()?, 0, 0).ok()?;
    match half {
        Some(late) => twelve(time, late),
        None => Some(time),
    }
}

/// An hour of the morning or afternoon: `8 pm`.
fn twelve(time: Time, late: bool) -> Option<Time> {
    let hour = match (time.hour(), late) {
        (12, false) => 0,
        (12, true) => 12,
        (hour @ 1..=11, false) => hour,
        (hour @ 1..=11, true) => hour + 12,
        _ => return None,
    };
    Time::new(hour, time.minute(), 0, 0).ok()
}

/// Which end of a day is meant where only the day is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// The beginning of the day.
    Begin,
    /// The end of the day.
    End,
}

/// A moment as [`moment`] reads it, or a day (`2026-03-05`): its beginning or its end in that zone.
///
/// # Errors
/// When it is neither.
pub fn edge(text: &str, now: i64, zone: &TimeZone, edge: Edge) -> Result<i64, BadMoment> {
    let Ok(day) = text.trim().parse::<Date>() else {
        return moment_in(text, now, zone);
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

/// The UTC date of a moment given in milliseconds since 1970: `2026-03-05`.
pub fn date(ms: i64) -> String {
    match Timestamp::from_millisecond(ms) {
        Ok(stamp) => stamp.to_zoned(TimeZone::UTC).date().to_string(),
        Err(_) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: i64 = 60_000;
    const HOUR: i64 = 60 * MINUTE;
    const DAY: i64 = 24 * HOUR;

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
            "tomorrow",
            "tomorrow 25:00",
            "friday monday 18:00",
            "13 pm",
            "30.2. 18:00",
        ] {
            assert!(moment(wrong, 0).is_err(), "{wrong}");
        }
        assert!(matches!(moment("1m", 0), Err(BadMoment::Span(_))));
    }

    #[test]
    fn moments_are_read_as_people_say_them() {
        let berlin = TimeZone::get("Europe/Berlin").expect("a zone");
        let utc = |text: &str| moment(text, 0).expect(text);
        // A Sunday, 19:00 in Berlin.
        let now = utc("2026-03-01 18:00");
        for (text, meant) in [
            ("tomorrow 20:00", "2026-03-02 19:00"),
            ("Tomorrow at 8 pm", "2026-03-02 19:00"),
            ("morgen um 20 Uhr", "2026-03-02 19:00"),
            ("today 20:30", "2026-03-01 19:30"),
            ("20:00", "2026-03-01 19:00"),
            ("18:30", "2026-03-02 17:30"),
            ("8pm", "2026-03-01 19:00"),
            ("Friday 12 am", "2026-03-05 23:00"),
            ("on Sunday at noon", "2026-03-08 11:00"),
            ("Sonntag 20:00", "2026-03-01 19:00"),
            ("2026-03-05 18:00", "2026-03-05 17:00"),
            ("2026-03-05 18:00 UTC", "2026-03-05 18:00"),
            ("tomorrow 20:00 UTC", "2026-03-02 20:00"),
            ("5.3. 18:00", "2026-03-05 17:00"),
            ("5.3.2027, 18:00", "2027-03-05 17:00"),
            ("1.2. 18:00", "2027-02-01 17:00"),
            ("in 24h", "2026-03-02 18:00"),
            ("+2 days", "2026-03-03 18:00"),
            // The clock goes forward that night.
            ("29.3. 20:00", "2026-03-29 18:00"),
        ] {
            assert_eq!(moment_in(text, now, &berlin), Ok(utc(meant)), "{text}");
        }
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
