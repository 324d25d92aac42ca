//! Every single thing a GM sets about a game's running: its name in commands and buttons, the texts it
//! is set by, and when it may still be changed.

use serde::{Deserialize, Serialize};

use crate::game::{Agreement, Stage};

use super::{
    AbsenceRule, BadSpan, BadWeek, Deal, Extension, Policy, Public, Settings, clock, span,
};

/// One thing that can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Field {
    Moves,
    Retreats,
    Builds,
    Reminder,
    Zone,
    Slots,
    Quiet,
    Grace,
    Early,
    Letters,
    Public,
    Anonymous,
    Threads,
    Dead,
    ShutRetreats,
    ShutBuilds,
    Missed,
    Disorder,
    Call,
    Deal,
    Private,
    Blind,
    Draw,
    #[serde(rename = "draw-whole")]
    DrawAll,
    Concession,
    Ballot,
    Openly,
    StandingCounts,
    Approve,
    Extension,
    ExtensionTime,
    Absence,
    Absences,
}

/// What a field is set by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A span of time; `zero`: or none.
    Span { zero: bool },
    /// `on` or `off`.
    Switch,
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A whole number from 0 up to this.
    UpTo(u32),
    /// An IANA time zone.
    Zone,
    /// Moments of the week.
    Slots,
    /// Days of the week.
    Days,
}

/// Why a text does not set a field.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSetting {
    #[error(transparent)]
    Span(#[from] BadSpan),
    #[error(transparent)]
    Week(#[from] BadWeek),
    #[error("`{found}` is none of {}", known.join(", "))]
    Word {
        found: String,
        known: &'static [&'static str],
    },
    #[error("`{found}` is no whole number up to {most}")]
    Number { found: String, most: u32 },
    /// It cannot be changed any more.
    #[error("only in the lobby")]
    TooLate(Field),
}

const SWITCH: &[&str] = &["on", "off"];
const PUBLIC: &[(&str, Public)] = &[
    ("none", Public::None),
    ("white", Public::White),
    ("grey", Public::Grey),
];
const POLICY: &[(&str, Policy)] = &[("hold", Policy::Hold), ("standing", Policy::Standing)];
const DEAL: &[(&str, Deal)] = &[
    ("preferences", Deal::Preferences),
    ("choice", Deal::Choice),
    ("lot", Deal::Lot),
];
const AGREEMENT: &[(&str, Agreement)] = &[
    ("all", Agreement::All),
    ("two-thirds", Agreement::TwoThirds),
    ("majority", Agreement::Majority),
];
const EXTENSION: &[(&str, Extension)] = &[
    ("off", Extension::Off),
    ("majority", Extension::Majority),
    ("all", Extension::All),
];
const ABSENCE: &[(&str, AbsenceRule)] = &[
    ("ignore", AbsenceRule::Ignore),
    ("excuse", AbsenceRule::Excuse),
    ("extend", AbsenceRule::Extend),
];

/// The most missed phases after which a power may be let fall into civil disorder, and the most absences
/// that count.
const MOST_MISSED: u32 = 9;

impl Field {
    /// All there are, in the order they are shown.
    pub const ALL: [Field; 33] = [
        Field::Moves,
        Field::Retreats,
        Field::Builds,
        Field::Reminder,
        Field::Zone,
        Field::Slots,
        Field::Quiet,
        Field::Grace,
        Field::Early,
        Field::Letters,
        Field::Public,
        Field::Anonymous,
        Field::Threads,
        Field::Dead,
        Field::ShutRetreats,
        Field::ShutBuilds,
        Field::Missed,
        Field::Disorder,
        Field::Call,
        Field::Deal,
        Field::Private,
        Field::Blind,
        Field::Draw,
        Field::DrawAll,
        Field::Concession,
        Field::Ballot,
        Field::Openly,
        Field::StandingCounts,
        Field::Approve,
        Field::Extension,
        Field::ExtensionTime,
        Field::Absence,
        Field::Absences,
    ];

    /// The word it goes by in buttons and in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            Field::Moves => "moves",
            Field::Retreats => "retreats",
            Field::Builds => "builds",
            Field::Reminder => "reminder",
            Field::Zone => "zone",
            Field::Slots => "slots",
            Field::Quiet => "quiet",
            Field::Grace => "grace",
            Field::Early => "early",
            Field::Letters => "letters",
            Field::Public => "public",
            Field::Anonymous => "anonymous",
            Field::Threads => "threads",
            Field::Dead => "dead",
            Field::ShutRetreats => "shut-retreats",
            Field::ShutBuilds => "shut-builds",
            Field::Missed => "missed",
            Field::Disorder => "disorder",
            Field::Call => "call",
            Field::Deal => "deal",
            Field::Private => "private",
            Field::Blind => "blind",
            Field::Draw => "draw",
            Field::DrawAll => "draw-whole",
            Field::Concession => "concession",
            Field::Ballot => "ballot",
            Field::Openly => "openly",
            Field::StandingCounts => "standing-counts",
            Field::Approve => "approve",
            Field::Extension => "extension",
            Field::ExtensionTime => "extension-time",
            Field::Absence => "absence",
            Field::Absences => "absences",
        }
    }

    /// The field of that word.
    pub fn of_id(id: &str) -> Option<Field> {
        Field::ALL.into_iter().find(|field| field.id() == id)
    }

    /// What it is set by.
    pub const fn kind(self) -> Kind {
        match self {
            Field::Moves | Field::Retreats | Field::Builds | Field::ExtensionTime => {
                Kind::Span { zero: false }
            }
            Field::Reminder | Field::Grace | Field::Ballot => Kind::Span { zero: true },
            Field::Zone => Kind::Zone,
            Field::Slots => Kind::Slots,
            Field::Quiet => Kind::Days,
            Field::Public => Kind::OneOf(&["none", "white", "grey"]),
            Field::Missed => Kind::OneOf(&["standing", "hold"]),
            Field::Deal => Kind::OneOf(&["preferences", "choice", "lot"]),
            Field::Draw | Field::Concession => Kind::OneOf(&["all", "two-thirds", "majority"]),
            Field::Extension => Kind::OneOf(&["off", "majority", "all"]),
            Field::Absence => Kind::OneOf(&["ignore", "excuse", "extend"]),
            Field::Disorder | Field::Absences => Kind::UpTo(MOST_MISSED),
            _ => Kind::Switch,
        }
    }

    /// Whether it may go from one setting to another at this stage of a game. Names are not hidden or
    /// shown in the middle of a game, and a blind GM does not begin to see.
    pub fn may_follow(self, stage: &Stage, before: &Settings, after: &Settings) -> bool {
        let fixed = match self {
            Field::Deal | Field::Anonymous => true,
            Field::Blind => before.blind && !after.blind,
            _ => false,
        };
        *stage == Stage::Lobby || !fixed || self.text(before) == self.text(after)
    }

    /// How it stands, as a text that sets it so.
    pub fn text(self, of: &Settings) -> String {
        let (clock, press) = (&of.clock, &of.press);
        match self {
            Field::Moves => minutes(of.moves_ms),
            Field::Retreats => minutes(of.retreats_ms),
            Field::Builds => minutes(of.adjustments_ms),
            Field::Reminder => minutes(of.remind_ms),
            Field::Grace => minutes(clock.grace_ms),
            Field::Zone => clock.zone.clone().unwrap_or_else(|| UTC.to_owned()),
            Field::Slots => {
                let slots = clock.slots.iter().map(|slot| {
                    let (hour, minute) = (slot.minute / 60, slot.minute % 60);
                    format!("{} {hour:02}:{minute:02}", clock::day_id(slot.day))
                });
                or_none(slots.collect::<Vec<_>>().join(", "))
            }
            Field::Quiet => {
                let days = clock.quiet.iter().map(|day| clock::day_id(*day));
                or_none(days.collect::<Vec<_>>().join(", "))
            }
            Field::Early => switch(clock.early),
            Field::Letters => switch(press.private),
            Field::Public => word(PUBLIC, press.public),
            Field::Anonymous => switch(press.anonymous),
            Field::Threads => switch(press.threads),
            Field::Dead => switch(press.dead),
            Field::ShutRetreats => switch(press.shut_retreats),
            Field::ShutBuilds => switch(press.shut_builds),
            Field::Missed => word(POLICY, of.missed.policy),
            Field::Disorder => of.missed.disorder_after.to_string(),
            Field::Call => switch(of.missed.call),
            Field::Deal => word(DEAL, of.seats.deal),
            Field::Private => switch(of.seats.private),
            Field::Blind => switch(of.blind),
            Field::Draw => word(AGREEMENT, of.votes.draw),
            Field::DrawAll => switch(of.votes.draw_includes_all),
            Field::Concession => word(AGREEMENT, of.votes.concession),
            Field::Ballot => minutes(of.votes.stands_ms),
            Field::Openly => switch(of.missed.openly),
            Field::StandingCounts => switch(of.missed.standing_counts),
            Field::Approve => switch(of.missed.approve),
            Field::Extension => word(EXTENSION, clock.extension),
            Field::ExtensionTime => minutes(clock.extension_ms),
            Field::Absence => word(ABSENCE, clock.absence),
            Field::Absences => clock.absences.to_string(),
        }
    }
}

const UTC: &str = "UTC";

fn or_none(text: String) -> String {
    match text.is_empty() {
        true => "none".to_owned(),
        false => text,
    }
}

/// A span as it is read back.
fn minutes(ms: i64) -> String {
    let minutes = ms / super::MINUTE;
    match (minutes % (24 * 60), minutes % 60) {
        _ if minutes == 0 => "0".to_owned(),
        (0, _) => format!("{}d", minutes / (24 * 60)),
        (_, 0) => format!("{}h", minutes / 60),
        _ => format!("{minutes}m"),
    }
}

fn switch(on: bool) -> String {
    SWITCH[usize::from(!on)].to_owned()
}

fn word<T: PartialEq>(words: &[(&'static str, T)], value: T) -> String {
    let named = words.iter().find(|(_, v)| *v == value);
    named
        .map(|(word, _)| (*word).to_owned())
        .unwrap_or_default()
}

/// Sets a field as a text says, for a game at this stage.
///
/// # Errors
/// When the text is none for it, or it is too late to change it; nothing has changed then.
pub fn set(
    settings: &mut Settings,
    field: Field,
    text: &str,
    stage: &Stage,
) -> Result<(), BadSetting> {
    let mut after = settings.clone();
    let (clock, press) = (&mut after.clock, &mut after.press);
    match field {
        Field::Moves => after.moves_ms = span(text)?,
        Field::Retreats => after.retreats_ms = span(text)?,
        Field::Builds => after.adjustments_ms = span(text)?,
        Field::Reminder => after.remind_ms = span_or_none(text)?,
        Field::Grace => clock.grace_ms = span_or_none(text)?,
        Field::Zone => clock.zone = Some(clock::zone(text)?).filter(|zone| zone != UTC),
        Field::Slots => clock.slots = clock::slots(text)?,
        Field::Quiet => clock.quiet = clock::days(text)?,
        Field::Early => clock.early = on(text)?,
        Field::Letters => press.private = on(text)?,
        Field::Public => press.public = named(field, PUBLIC, text)?,
        Field::Anonymous => press.anonymous = on(text)?,
        Field::Threads => press.threads = on(text)?,
        Field::Dead => press.dead = on(text)?,
        Field::ShutRetreats => press.shut_retreats = on(text)?,
        Field::ShutBuilds => press.shut_builds = on(text)?,
        Field::Missed => after.missed.policy = named(field, POLICY, text)?,
        Field::Disorder => after.missed.disorder_after = number(text, MOST_MISSED)?,
        Field::Call => after.missed.call = on(text)?,
        Field::Deal => after.seats.deal = named(field, DEAL, text)?,
        Field::Private => after.seats.private = on(text)?,
        Field::Blind => after.blind = on(text)?,
        Field::Draw => after.votes.draw = named(field, AGREEMENT, text)?,
        Field::DrawAll => after.votes.draw_includes_all = on(text)?,
        Field::Concession => after.votes.concession = named(field, AGREEMENT, text)?,
        Field::Ballot => after.votes.stands_ms = span_or_none(text)?,
        Field::Openly => after.missed.openly = on(text)?,
        Field::StandingCounts => after.missed.standing_counts = on(text)?,
        Field::Approve => after.missed.approve = on(text)?,
        Field::Extension => clock.extension = named(field, EXTENSION, text)?,
        Field::ExtensionTime => clock.extension_ms = span(text)?,
        Field::Absence => clock.absence = named(field, ABSENCE, text)?,
        Field::Absences => clock.absences = number(text, MOST_MISSED)?,
    }
    after.clock.check()?;
    if !field.may_follow(stage, settings, &after) {
        return Err(BadSetting::TooLate(field));
    }
    *settings = after;
    Ok(())
}

/// As [`span`]; `0`, `none` and the like for no time at all.
fn span_or_none(text: &str) -> Result<i64, BadSpan> {
    match text.trim().to_lowercase().as_str() {
        "0" | "none" | "off" | "never" | "" => Ok(0),
        _ => span(text),
    }
}

fn short(text: &str) -> String {
    text.trim().chars().take(40).collect()
}

fn on(text: &str) -> Result<bool, BadSetting> {
    match text.trim().to_lowercase().as_str() {
        "on" | "yes" | "true" | "1" => Ok(true),
        "off" | "no" | "false" | "0" => Ok(false),
        _ => Err(BadSetting::Word {
            found: short(text),
            known: SWITCH,
        }),
    }
}

fn named<T: Copy>(field: Field, words: &[(&str, T)], text: &str) -> Result<T, BadSetting> {
    let typed = text.trim().to_lowercase();
    let found = words.iter().find(|(word, _)| *word == typed);
    let known = match field.kind() {
        Kind::OneOf(known) => known,
        _ => SWITCH,
    };
    found.map(|(_, value)| *value).ok_or(BadSetting::Word {
        found: short(text),
        known,
    })
}

fn number(text: &str, most: u32) -> Result<u32, BadSetting> {
    let read = text.trim().parse().ok().filter(|n| *n <= most);
    read.ok_or(BadSetting::Number {
        found: short(text),
        most,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(changes: &[(Field, &str)]) -> Settings {
        let mut settings = Settings::default();
        for (field, text) in changes {
            assert_eq!(set(&mut settings, *field, text, &Stage::Lobby), Ok(()));
        }
        settings
    }

    #[test]
    fn what_a_field_says_sets_it_so() {
        let other = after(&[
            (Field::Moves, "36h"),
            (Field::Grace, "90 min"),
            (Field::Zone, "berlin"),
            (Field::Slots, "Mon, Thu 20:00"),
            (Field::Quiet, "weekend"),
            (Field::Public, "grey"),
            (Field::Deal, "lot"),
            (Field::Disorder, "0"),
            (Field::Blind, "on"),
        ]);
        for from in [Settings::default(), other] {
            for field in Field::ALL {
                let text = field.text(&from);
                assert_eq!(Field::of_id(field.id()), Some(field));
                let mut settings = from.clone();
                let again = set(&mut settings, field, &text, &Stage::Playing);
                assert_eq!(again, Ok(()), "{} {text}", field.id());
                assert_eq!(settings, from, "{} {text}", field.id());
            }
        }
    }

    #[test]
    fn every_word_of_a_choice_sets_it() {
        for field in Field::ALL {
            let words: Vec<&str> = match field.kind() {
                Kind::OneOf(words) => words.to_vec(),
                Kind::Switch => SWITCH.to_vec(),
                _ => continue,
            };
            for word in words {
                assert_eq!(field.text(&after(&[(field, word)])), word);
            }
        }
    }

    #[test]
    fn what_does_not_fit_changes_nothing() {
        let before = after(&[(Field::Slots, "Sat 20:00")]);
        for (field, text) in [
            (Field::Moves, "0"),
            (Field::Zone, "Atlantis"),
            (Field::Quiet, "Sat"),
            (Field::Early, "perhaps"),
            (Field::Public, "loud"),
            (Field::Disorder, "10"),
        ] {
            let mut settings = before.clone();
            assert!(set(&mut settings, field, text, &Stage::Lobby).is_err());
            assert_eq!(settings, before, "{}", field.id());
        }
    }

    #[test]
    fn names_are_not_shown_and_a_blind_gm_does_not_see_once_a_game_has_begun() {
        let mut open = Settings::default();
        let playing = Stage::Playing;
        let late = |field| Err(BadSetting::TooLate(field));
        for field in [Field::Anonymous, Field::Deal] {
            let other = if field == Field::Deal { "lot" } else { "on" };
            assert_eq!(set(&mut open, field, other, &playing), late(field));
        }
        assert_eq!(set(&mut open, Field::Blind, "on", &playing), Ok(()));
        let seeing = set(&mut open, Field::Blind, "off", &playing);
        assert_eq!(seeing, late(Field::Blind));
        assert_eq!(set(&mut open, Field::Blind, "off", &Stage::Lobby), Ok(()));
    }
}
