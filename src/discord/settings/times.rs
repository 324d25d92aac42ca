//! The rules of a game's clock and of missed turns, in words.

use crate::discord::ui::times::span;
use crate::i18n::Words;
use crate::service::{AbsenceRule, Extension, Policy, Settings};

/// All rules of the clock and of missed phases, a line each.
pub fn rules(words: &Words, settings: &Settings) -> String {
    [clock(words, settings), missed(words, settings)]
        .concat()
        .join("\n")
}

/// The rules of the clock, a line each.
pub fn clock(words: &Words, settings: &Settings) -> Vec<String> {
    let clock = &settings.clock;
    let mut lines = vec![phases(words, settings)];
    lines.push(match settings.reminder_spans().as_slice() {
        [] => words.plain("times-no-reminders"),
        spans => {
            let all: Vec<String> = spans.iter().map(|ms| span(words, *ms)).collect();
            words.text("times-reminders", &[("spans", words.all_of(&all).into())])
        }
    });
    let zone = clock.zone.clone().unwrap_or_else(|| "UTC".to_owned());
    if !clock.slots.is_empty() {
        let all: Vec<String> = clock
            .slots
            .iter()
            .map(|slot| {
                let time = format!("{:02}:{:02}", slot.minute / 60, slot.minute % 60);
                format!("{} {time}", day(words, slot.day))
            })
            .collect();
        let args = [
            ("slots", words.all_of(&all).into()),
            ("zone", zone.clone().into()),
        ];
        let key = if clock.slots_for_moves {
            "times-slots-moves"
        } else {
            "times-slots"
        };
        lines.push(words.text(key, &args));
    }
    if !clock.quiet.is_empty() {
        let all: Vec<String> = clock.quiet.iter().map(|d| day(words, *d)).collect();
        let args = [("days", words.all_of(&all).into()), ("zone", zone.into())];
        lines.push(words.text("times-quiet", &args));
    }
    lines.push(match clock.grace_ms {
        0 => words.plain("times-no-grace"),
        ms => words.text("times-grace", &[("span", span(words, ms).into())]),
    });
    let early = if clock.early {
        "times-early"
    } else {
        "times-late"
    };
    lines.push(words.plain(early));
    lines.push(absence(words, settings));
    lines.push(match clock.extension {
        Extension::Off => words.plain("times-extension-off"),
        by => {
            let key = match by {
                Extension::All => "times-extension-all",
                _ => "times-extension-majority",
            };
            words.text(key, &[("span", span(words, clock.extension_ms).into())])
        }
    });
    lines
}

/// How long phases last.
fn phases(words: &Words, settings: &Settings) -> String {
    let args = [
        ("moves", span(words, settings.moves_ms).into()),
        ("retreats", span(words, settings.retreats_ms).into()),
        ("builds", span(words, settings.adjustments_ms).into()),
    ];
    words.text("times-phases", &args)
}

fn absence(words: &Words, settings: &Settings) -> String {
    let clock = &settings.clock;
    let args = [
        ("count", clock.absences.into()),
        ("span", span(words, clock.absence_ms).into()),
    ];
    match clock.absence {
        AbsenceRule::Ignore => words.plain("times-absence-ignore"),
        _ if clock.absences == 0 => words.plain("times-absence-ignore"),
        AbsenceRule::Excuse => words.text("times-absence-excuse", &args),
        AbsenceRule::Extend => words.text("times-absence-extend", &args),
    }
}

/// Lines on what happens when a player hands in nothing.
pub fn missed(words: &Words, settings: &Settings) -> Vec<String> {
    let rules = &settings.missed;
    let policy = match (rules.policy, rules.standing_counts) {
        (Policy::Hold, _) => "times-policy-hold",
        (Policy::Standing, false) => "times-policy-standing",
        (Policy::Standing, true) => "times-policy-standing-counts",
        (Policy::Computer, false) => "times-policy-computer",
        (Policy::Computer, true) => "times-policy-computer-counts",
    };
    let mut lines = vec![words.plain(policy)];
    lines.push(match rules.disorder_after {
        0 => words.plain("times-no-disorder"),
        count => words.text("times-disorder", &[("count", count.into())]),
    });
    let told = if rules.openly {
        "times-openly"
    } else {
        "times-privately"
    };
    lines.push(words.plain(told));
    if rules.disorder_after > 0 {
        let key = match (rules.call, rules.approve) {
            (false, _) => "times-no-call",
            (true, false) => "times-call",
            (true, true) => "times-call-approve",
        };
        lines.push(words.plain(key));
    }
    lines
}

/// A day of the week, 1 (Monday) to 7.
pub fn day(words: &Words, day: u8) -> String {
    words.plain(&format!("day-{day}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::service::{days, slots};

    #[test]
    fn every_rule_has_its_words() {
        let words = Words::english();
        let mut settings = Settings::default();
        let plain = rules(words, &settings);
        assert!(plain.contains("movement 2 days"), "{plain}");
        assert!(plain.contains("6 hours before"), "{plain}");
        settings.clock.slots = slots("Mon Thu 20:00").unwrap();
        settings.clock.quiet = days("weekend").unwrap();
        settings.clock.grace_ms = 3_600_000;
        settings.clock.early = false;
        settings.clock.zone = Some("Europe/Berlin".to_owned());
        settings.set_reminders(&[86_400_000, 7_200_000]);
        let told = rules(words, &settings);
        for part in [
            "Monday 20:00",
            "Thursday 20:00",
            "Europe/Berlin",
            "Saturday",
            "1 hour",
            "1 day and 2 hours before",
        ] {
            assert!(told.contains(part), "{part}: {told}");
        }
        assert!(!told.contains('['), "{told}");
    }
}
