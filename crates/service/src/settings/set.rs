//! Setting a field by a text, as commands and the form do.

use chancery_rules::game::GameStatus;

use super::field::{
    ABSENCE, AGREEMENT, DEAL, EXTENSION, Field, FieldKind, GALLERY, MOST_MISSED, POLICY, PUBLIC,
    SHARING, SWITCH, UTC,
};
use super::{BadSpan, BadWeek, Settings, clock, span, spans};

/// Why a text cannot set a field.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSetting {
    /// The text is no span of time.
    #[error(transparent)]
    Span(#[from] BadSpan),
    /// The text names no moments or days of the week.
    #[error(transparent)]
    Week(#[from] BadWeek),
    /// The text is none of the field's words.
    #[error("`{found}` is not one of {}", known.join(", "))]
    Word {
        found: String,
        known: &'static [&'static str],
    },
    /// The text is no whole number from 0 to `most`.
    #[error("`{found}` is not a whole number up to {most}")]
    Number { found: String, most: u32 },
    /// It cannot be changed any more.
    #[error("can be changed only in the lobby")]
    TooLate(Field),
}

/// Sets a field as a text says, for a game at this stage.
///
/// # Errors
/// When the text is none for it, or it is too late to change it; nothing has changed then.
pub fn set(
    settings: &mut Settings,
    field: Field,
    text: &str,
    stage: &GameStatus,
) -> Result<(), BadSetting> {
    let mut after = settings.clone();
    if field == Field::Reminder {
        after.set_reminders(&spans(text)?);
    }
    let (clock, press) = (&mut after.clock, &mut after.press);
    match field {
        Field::Moves => after.moves_ms = span(text)?,
        Field::Retreats => after.retreats_ms = span(text)?,
        Field::Builds => after.adjustments_ms = span(text)?,
        Field::Reminder => {}
        Field::Grace => clock.grace_ms = span_or_none(text)?,
        Field::Zone => clock.zone = Some(clock::zone(text)?).filter(|zone| zone != UTC),
        Field::Slots => clock.slots = clock::slots(text)?,
        Field::SlotsMoves => clock.slots_for_moves = on(text)?,
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
        Field::Sharing => after.seats.sharing = named(field, SHARING, text)?,
        Field::Blind => after.blind = on(text)?,
        Field::Gallery => after.gallery = named(field, GALLERY, text)?,
        Field::Advice => after.advice = on(text)?,
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
        Field::Away => clock.absence_ms = span(text)?,
    }
    after.clock.check()?;
    if !field.may_follow(stage, settings, &after) {
        return Err(BadSetting::TooLate(field));
    }
    *settings = after;
    Ok(())
}

/// A span of time in milliseconds, as [`span`] reads it; `0`, `none` and the like give 0.
///
/// # Errors
/// When the text is none of them.
pub fn span_or_none(text: &str) -> Result<i64, BadSpan> {
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
        FieldKind::OneOf(known) => known,
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
            assert_eq!(set(&mut settings, *field, text, &GameStatus::Lobby), Ok(()));
        }
        settings
    }

    #[test]
    fn what_a_field_says_sets_it_so() {
        let other = after(&[
            (Field::Moves, "36h"),
            (Field::Reminder, "12h, 90m"),
            (Field::Away, "10d"),
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
            for field in Field::ALL.iter().copied() {
                let text = field.text(&from);
                assert_eq!(field.id().parse(), Ok(field));
                let mut settings = from.clone();
                let again = set(&mut settings, field, &text, &GameStatus::Playing);
                assert_eq!(again, Ok(()), "{} {text}", field.id());
                assert_eq!(settings, from, "{} {text}", field.id());
            }
        }
    }

    #[test]
    fn every_word_of_a_choice_sets_it() {
        for field in Field::ALL.iter().copied() {
            let words: Vec<&str> = match field.kind() {
                FieldKind::OneOf(words) => words.to_vec(),
                FieldKind::Switch => SWITCH.to_vec(),
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
            assert!(set(&mut settings, field, text, &GameStatus::Lobby).is_err());
            assert_eq!(settings, before, "{}", field.id());
        }
    }

    #[test]
    fn a_gallery_never_sees_more_once_a_game_has_begun() {
        let playing = GameStatus::Playing;
        let words = ["none", "after", "live"];
        for (before, from) in words.into_iter().enumerate() {
            for (after, to) in words.into_iter().enumerate() {
                let mut settings = self::after(&[(Field::Gallery, from)]);
                let set = set(&mut settings, Field::Gallery, to, &playing);
                assert_eq!(set.is_ok(), after <= before, "{from} to {to}");
            }
        }
    }

    #[test]
    fn names_are_not_shown_and_a_blind_gm_does_not_see_once_a_game_has_begun() {
        let mut open = Settings::default();
        let playing = GameStatus::Playing;
        let late = |field| Err(BadSetting::TooLate(field));
        for field in [Field::Anonymous, Field::Deal] {
            let other = if field == Field::Deal { "lot" } else { "on" };
            assert_eq!(set(&mut open, field, other, &playing), late(field));
        }
        assert_eq!(set(&mut open, Field::Blind, "on", &playing), Ok(()));
        let seeing = set(&mut open, Field::Blind, "off", &playing);
        assert_eq!(seeing, late(Field::Blind));
        assert_eq!(
            set(&mut open, Field::Blind, "off", &GameStatus::Lobby),
            Ok(())
        );
    }
}
