//! When deadlines fall: weekly slots, quiet days, grace, closing early; and how people write them.

use serde::{Deserialize, Serialize};

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

/// What a GM sets about the clock beside the length of phases. Spans are milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClockRules {
    /// The IANA time zone slots and quiet days are meant in (`Europe/Berlin`); without one, UTC.
    pub zone: Option<String>,
    /// The moments of the week a deadline may fall on; none: any moment.
    pub slots: Vec<Slot>,
    /// Whether slots are for moves alone; retreats and builds then end as soon as their time is up.
    pub slots_for_moves: bool,
    /// Days of the week on which no deadline falls, 1 (Monday) to 7.
    pub quiet: Vec<u8>,
    /// How long the phase stays open after its deadline for those who owe something, in milliseconds.
    pub grace_ms: i64,
    /// Whether a phase closes as soon as everybody is ready.
    pub early: bool,
    /// Reminders beside the first ([`super::Settings::remind_ms`]), each so long before a deadline.
    pub reminders: Vec<i64>,
    /// What an absence announced in advance does.
    pub absence: AbsenceRule,
    /// How many absences of one player count in a game.
    pub absences: u32,
    /// How long one absence may last to count, and how far it moves a deadline at most.
    pub absence_ms: i64,
    /// Who must agree to more time for a phase.
    pub extension: Extension,
    /// The most time the players may give themselves for one phase.
    pub extension_ms: i64,
}

/// What an absence does that a player announced in advance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AbsenceRule {
    /// Nothing; the other players are only told of it.
    Ignore,
    /// Phases missed during it do not count as missed.
    #[default]
    Excuse,
    /// Deadlines during it move past its end.
    Extend,
}

/// Who must agree to more time for a phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Extension {
    /// Nobody but the GM can give more time.
    Off,
    /// More than half of the players.
    #[default]
    Majority,
    /// All of the players.
    All,
}

/// A moment of the week at which phases may close, in the game's time zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Slot {
    /// 1 (Monday) to 7.
    pub day: u8,
    /// Minutes since midnight, from 0 to 1,439.
    pub minute: u16,
}

/// The days of the week as people write them, Monday first: English, then German. Two letters and more
/// of one will do.
const DAYS: [[&str; 2]; 7] = [
    ["monday", "montag"],
    ["tuesday", "dienstag"],
    ["wednesday", "mittwoch"],
    ["thursday", "donnerstag"],
    ["friday", "freitag"],
    ["saturday", "samstag"],
    ["sunday", "sonntag"],
];

/// Several days by one word.
const SEVERAL: [(&[&str], &[u8]); 3] = [
    (
        &["daily", "everyday", "t\u{e4}glich"],
        &[1, 2, 3, 4, 5, 6, 7],
    ),
    (&["weekdays", "weekday", "werktags"], &[1, 2, 3, 4, 5]),
    (&["weekend", "weekends", "wochenende"], &[6, 7]),
];

/// What says that there is none of something.
const NONE: [&str; 5] = ["", "none", "off", "-", "keine"];

/// A text that is no zone, no slots or no days of the week; it is handed back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadWeek {
    /// The text is no IANA time zone; similar names are listed.
    #[error("`{found}` is not a time zone")]
    Zone {
        found: String,
        /// Zones that may have been meant.
        near: Vec<String>,
    },
    /// The text is no moment of the week.
    #[error("`{0}` is not a time of the week such as Mon 20:00")]
    Slot(String),
    /// The text is no day of the week.
    #[error("`{0}` is not a day of the week")]
    Day(String),
    /// No deadline could ever fall.
    #[error("every day is quiet, or every slot is on a quiet day")]
    NoDayLeft,
}

/// The most slots a week may have.
pub const MOST_SLOTS: usize = 21;

/// Reads an IANA time zone in any case (`europe/berlin`, or `Berlin` alone), giving its right name.
///
/// # Errors
/// [`BadWeek::Zone`] with the nearest.
pub fn zone(text: &str) -> Result<String, BadWeek> {
    let typed = text.trim().replace(' ', "_");
    let database = jiff::tz::db();
    let found = database.get(&typed).ok();
    if let Some(name) = found.as_ref().and_then(|tz| tz.iana_name()) {
        return Ok(name.to_owned());
    }
    let lower = typed.to_lowercase();
    let city = |name: &str| name.rsplit('/').next().unwrap_or(name).to_lowercase();
    let mut cities = zones().filter(|name| city(name) == lower);
    if let (Some(only), None) = (cities.next(), cities.next()) {
        return Ok(only);
    }
    let names: Vec<String> = zones().collect();
    let known = names.iter().map(|name| (city(name), name));
    let whole = names.iter().map(|name| (name.to_lowercase(), name));
    let near = chancery_rules::orders::nearest(&lower, known.chain(whole));
    Err(BadWeek::Zone {
        found: short(text),
        near: near.into_iter().cloned().collect(),
    })
}

/// The IANA names of all time zones that stand for a place, and UTC.
pub fn zones() -> impl Iterator<Item = String> {
    let names = jiff::tz::db().available().map(|name| name.to_string());
    let places = names.filter(|name| name.contains('/') && !name.starts_with("Etc/"));
    std::iter::once("UTC".to_owned()).chain(places)
}

/// Reads the moments of the week a deadline may fall on: `Mon 20:00, Thu 8pm`, `Mon, Thu 20:00`,
/// `Mon-Fri 20:00`, `daily 20:00`; `none` for any moment. In order, each once.
///
/// # Errors
/// [`BadWeek::Slot`] with the piece that is none.
pub fn slots(text: &str) -> Result<Vec<Slot>, BadWeek> {
    if is_none(text) {
        return Ok(Vec::new());
    }
    let bad = |piece: &str| BadWeek::Slot(short(piece));
    let mut slots = Vec::new();
    let mut days: Vec<u8> = Vec::new();
    let mut timed = false;
    let text = text.to_lowercase();
    let text = ["am", "pm"].iter().fold(text, |text, half| {
        // `8 pm` is one time.
        text.replace(&format!(" {half}"), half)
    });
    for piece in pieces(&text) {
        match (some_days(piece), minute(piece)) {
            (Some(more), _) => {
                if std::mem::take(&mut timed) {
                    days.clear();
                }
                days.extend(more);
            }
            (None, Some(minute)) if !days.is_empty() => {
                timed = true;
                slots.extend(days.iter().map(|day| Slot { day: *day, minute }));
            }
            _ => return Err(bad(piece)),
        }
    }
    slots.sort();
    slots.dedup();
    if !timed || slots.len() > MOST_SLOTS {
        return Err(bad(&text));
    }
    Ok(slots)
}

/// Reads days of the week: `Sat, Sun`, `weekend`, `Mon-Wed`; `none` for none. In order, each once.
///
/// # Errors
/// [`BadWeek::Day`] with the piece that is none; [`BadWeek::NoDayLeft`] for all seven.
pub fn days(text: &str) -> Result<Vec<u8>, BadWeek> {
    if is_none(text) {
        return Ok(Vec::new());
    }
    let mut all = Vec::new();
    for piece in pieces(text) {
        all.extend(some_days(piece).ok_or_else(|| BadWeek::Day(short(piece)))?);
    }
    all.sort_unstable();
    all.dedup();
    match all.len() {
        7 => Err(BadWeek::NoDayLeft),
        _ => Ok(all),
    }
}

/// The days of the week by which everybody reads them back: `mon`.
pub fn day_id(day: u8) -> &'static str {
    let place = usize::from(day.clamp(1, 7) - 1);
    DAYS.get(place).map_or("", |names| &names[0][..3])
}

impl ClockRules {
    /// Whether some deadline can fall.
    ///
    /// # Errors
    /// [`BadWeek::NoDayLeft`] when every slot is on a quiet day.
    pub fn check(&self) -> Result<(), BadWeek> {
        let open = |slot: &Slot| !self.quiet.contains(&slot.day);
        let shut = !self.slots.is_empty() && !self.slots.iter().any(open);
        if shut || (1..=7).all(|day| self.quiet.contains(&day)) {
            return Err(BadWeek::NoDayLeft);
        }
        Ok(())
    }

    /// The time zone in which the game's slots and quiet days are meant.
    pub fn time_zone(&self) -> jiff::tz::TimeZone {
        let named = self.zone.as_deref();
        let found = named.and_then(|name| jiff::tz::db().get(name).ok());
        found.unwrap_or(jiff::tz::TimeZone::UTC)
    }
}

fn is_none(text: &str) -> bool {
    NONE.contains(&text.trim().to_lowercase().as_str())
}

fn short(text: &str) -> String {
    text.trim().chars().take(40).collect()
}

fn pieces(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '+' | '&'));
    parts.filter(|piece| !piece.is_empty() && !matches!(*piece, "and" | "und" | "at" | "um"))
}

/// A day, a range of days, or several days by one word.
fn some_days(piece: &str) -> Option<Vec<u8>> {
    let piece = piece.trim_matches('.').to_lowercase();
    if let Some((_, days)) = SEVERAL.iter().find(|(names, _)| names.contains(&&*piece)) {
        return Some(days.to_vec());
    }
    if let Some((from, to)) = piece.split_once(['-', '\u{2013}']) {
        let (from, to) = (one_day(from)?, one_day(to)?);
        let count = (to + 7 - from) % 7;
        return Some((0..=count).map(|n| (from + n - 1) % 7 + 1).collect());
    }
    Some(vec![one_day(&piece)?])
}

fn one_day(piece: &str) -> Option<u8> {
    let piece = piece.trim_matches('.').trim_end_matches('s');
    let long = piece.chars().count() >= 2;
    let named = |names: &[&str; 2]| names.iter().any(|name| name.starts_with(piece));
    let place = DAYS.iter().position(named).filter(|_| long)?;
    u8::try_from(place + 1).ok()
}

/// Minutes since midnight: `20:00`, `20.30`, `20h`, `8pm`, `8:30pm`.
fn minute(piece: &str) -> Option<u16> {
    let (digits, half) = match (piece.strip_suffix("am"), piece.strip_suffix("pm")) {
        (Some(rest), _) => (rest, Some(0)),
        (_, Some(rest)) => (rest, Some(12)),
        _ => (piece.trim_end_matches("uhr").trim_end_matches('h'), None),
    };
    let (hour, minute) = digits.split_once([':', '.']).unwrap_or((digits, "00"));
    let number = |text: &str| {
        let plain = (1..=2).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
        text.parse::<u16>().ok().filter(|_| plain)
    };
    let (hour, minute) = (number(hour)?, number(minute).filter(|m| *m < 60)?);
    let hour = match half {
        Some(half) if (1..=12).contains(&hour) => hour % 12 + half,
        None if hour < 24 => hour,
        _ => return None,
    };
    Some(hour * 60 + minute)
}

impl Default for ClockRules {
    fn default() -> ClockRules {
        ClockRules {
            zone: None,
            slots: Vec::new(),
            slots_for_moves: false,
            quiet: Vec::new(),
            grace_ms: 0,
            early: true,
            reminders: Vec::new(),
            absence: AbsenceRule::default(),
            absences: 3,
            absence_ms: 14 * DAY,
            extension: Extension::default(),
            extension_ms: 48 * HOUR,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(day: u8, hour: u16, minute: u16) -> Slot {
        let minute = hour * 60 + minute;
        Slot { day, minute }
    }

    #[test]
    fn slots_are_read_as_people_write_them() {
        let monday_and_thursday = vec![at(1, 20, 0), at(4, 20, 0)];
        for text in [
            "Mon 20:00, Thu 20:00",
            "thursday 20:00; monday 20.00",
            "Mon, Thu 8pm",
            "Mo und Do um 20h",
            "mon 8 PM & thu 8 pm, thu 20:00",
        ] {
            assert_eq!(slots(text), Ok(monday_and_thursday.clone()), "{text}");
        }
        let twice = vec![at(6, 0, 30), at(6, 12, 30)];
        assert_eq!(slots("Sat 12:30am 12:30pm"), Ok(twice));
        let nights = vec![at(1, 22, 0), at(6, 22, 0), at(7, 22, 0)];
        assert_eq!(slots("Sat-Mon 22:00"), Ok(nights));
        assert_eq!(slots("daily 9:05").map(|s| s.len()), Ok(7));
        assert_eq!(slots("none"), Ok(vec![]));
    }

    #[test]
    fn what_is_no_slot_is_handed_back() {
        for (text, piece) in [
            ("Mon 25:00", "25:00"),
            ("Funday 20:00", "funday"),
            ("20:00", "20:00"),
            ("Mon", "mon"),
            ("Mon 13pm", "13pm"),
            ("m 20:00", "m"),
            ("Mon 20:60", "20:60"),
        ] {
            assert_eq!(slots(text), Err(BadWeek::Slot(piece.to_owned())), "{text}");
        }
        assert!(slots("daily 1:00 2:00 3:00 4:00").is_err(), "too many");
    }

    #[test]
    fn days_are_read_as_people_write_them() {
        assert_eq!(days("Sun, sat"), Ok(vec![6, 7]));
        assert_eq!(days("weekend"), Ok(vec![6, 7]));
        assert_eq!(days("Mi-Fr"), Ok(vec![3, 4, 5]));
        assert_eq!(days("Mondays"), Ok(vec![1]));
        assert_eq!(days("off"), Ok(vec![]));
        assert_eq!(days("Sat, x"), Err(BadWeek::Day("x".to_owned())));
        assert_eq!(days("daily"), Err(BadWeek::NoDayLeft));
        assert_eq!((1..=7).map(day_id).collect::<String>().len(), 21);
    }

    #[test]
    fn some_deadline_must_be_able_to_fall() {
        let mut rules = ClockRules {
            slots: vec![at(6, 20, 0)],
            ..ClockRules::default()
        };
        assert_eq!(rules.check(), Ok(()));
        rules.quiet = vec![6, 7];
        assert_eq!(rules.check(), Err(BadWeek::NoDayLeft));
    }

    #[test]
    fn zones_are_found_and_near_ones_named() {
        assert_eq!(zone("Europe/Berlin").as_deref(), Ok("Europe/Berlin"));
        assert_eq!(zone(" europe/berlin ").as_deref(), Ok("Europe/Berlin"));
        assert_eq!(zone("new york").as_deref(), Ok("America/New_York"));
        assert_eq!(zone("utc").as_deref(), Ok("UTC"));
        for wrong in ["Europe/Berln", "Berln"] {
            let Err(BadWeek::Zone { found, near }) = zone(wrong) else {
                panic!("{wrong}")
            };
            assert_eq!(found, wrong);
            assert!(near.contains(&"Europe/Berlin".to_owned()), "{near:?}");
        }
        assert!(matches!(zone("Atlantis"), Err(BadWeek::Zone { .. })));
        assert!(zones().count() > 300);
    }
}
