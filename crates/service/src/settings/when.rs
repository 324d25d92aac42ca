//! On which moments deadlines fall: weekly slots and quiet days in the game's time zone.

use jiff::civil::Date;
use jiff::{Timestamp, ToSpan};

use super::{ClockRules, Settings};
use chancery_rules::game::PhaseKind;

/// How many days ahead a slot is looked for: a week, and the day it began on again.
const AHEAD: i64 = 8;

/// When a phase that opens at `now` closes: after its time, on the next moment that is allowed.
pub fn deadline_for(settings: &Settings, step: PhaseKind, now: i64) -> i64 {
    let after = now.saturating_add(settings.time_for(step));
    settings.clock.next_moment(step, after)
}

impl ClockRules {
    /// The first moment from `at` on (milliseconds since 1970) on which the deadline of such a phase may fall: a
    /// slot, or without slots for it any moment of a day that is not quiet. A quiet day is passed over to the same time
    /// of day after it, so that nobody must write on it either. Where every day is quiet, none is.
    pub fn next_moment(&self, step: PhaseKind, at: i64) -> i64 {
        let Ok(stamp) = Timestamp::from_millisecond(at) else {
            return at;
        };
        let zone = self.time_zone();
        let from = stamp.to_zoned(zone.clone());
        let days = || (0..=AHEAD).filter_map(|n| from.date().checked_add(n.days()).ok());
        if !self.has_slots_for(step) {
            let Some(day) = days().find(|day| !self.is_quiet(*day)) else {
                return at;
            };
            if day == from.date() {
                return at;
            }
            let moment = day.to_datetime(from.time()).to_zoned(zone);
            return moment.map_or(at, |m| m.timestamp().as_millisecond());
        }
        let slot_from = |open: &dyn Fn(Date) -> bool| {
            days().filter(|day| open(*day)).find_map(|day| {
                let moments = self.slots.iter().filter_map(|slot| {
                    let hour = i8::try_from(slot.minute / 60).ok()?;
                    let minute = i8::try_from(slot.minute % 60).ok()?;
                    let here = slot.day == weekday(day) && hour < 24;
                    let moment = here.then(|| day.at(hour, minute, 0, 0).to_zoned(zone.clone()));
                    Some(moment?.ok()?.timestamp().as_millisecond())
                });
                moments.filter(|moment| *moment >= at).min()
            })
        };
        slot_from(&|day| !self.is_quiet(day))
            .or_else(|| slot_from(&|_| true))
            .unwrap_or(at)
    }

    /// Whether phases of this kind end on slots. Making treaties counts as moving.
    pub fn has_slots_for(&self, step: PhaseKind) -> bool {
        let moves = matches!(step, PhaseKind::Movement | PhaseKind::Treaties);
        !self.slots.is_empty() && (moves || !self.slots_for_moves)
    }

    fn is_quiet(&self, day: Date) -> bool {
        let all = (1..=7).all(|day| self.quiet.contains(&day));
        !all && self.quiet.contains(&weekday(day))
    }
}

/// 1 (Monday) to 7.
fn weekday(day: Date) -> u8 {
    day.weekday().to_monday_one_offset().unsigned_abs()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Slot;
    use jiff::tz::TimeZone;

    const HOUR: i64 = 3_600_000;

    /// `2026-03-28 18:00` in that zone.
    fn at(zone: &str, text: &str) -> i64 {
        let civil: jiff::civil::DateTime = text.replacen(' ', "T", 1).parse().unwrap();
        let zoned = civil.to_zoned(TimeZone::get(zone).unwrap()).unwrap();
        zoned.timestamp().as_millisecond()
    }

    fn settings(zone: &str, slots: &[(u8, u16)], quiet: &[u8]) -> Settings {
        let slot = |(day, hour): &(u8, u16)| Slot {
            day: *day,
            minute: hour * 60,
        };
        Settings {
            clock: ClockRules {
                zone: Some(zone.to_owned()),
                slots: slots.iter().map(slot).collect(),
                quiet: quiet.to_vec(),
                ..ClockRules::default()
            },
            ..Settings::default()
        }
    }

    #[test]
    fn without_slots_a_phase_takes_its_time() {
        let plain = Settings::default();
        assert_eq!(deadline_for(&plain, PhaseKind::Movement, 5), 5 + 48 * HOUR);
        assert_eq!(deadline_for(&plain, PhaseKind::Retreats, 5), 5 + 24 * HOUR);
    }

    #[test]
    fn the_time_counts_and_then_the_next_slot() {
        let zone = "Europe/Berlin";
        // Mondays and Thursdays at eight in the evening.
        let rules = settings(zone, &[(4, 20), (1, 20)], &[]);
        // Monday evening and two days: Thursday.
        let opens = at(zone, "2026-03-02 20:00");
        let closes = deadline_for(&rules, PhaseKind::Movement, opens);
        assert_eq!(closes, at(zone, "2026-03-05 20:00"));
        // A slot that the time just reaches is taken.
        let opens = at(zone, "2026-03-03 20:00");
        let closes = deadline_for(&rules, PhaseKind::Movement, opens);
        assert_eq!(closes, at(zone, "2026-03-05 20:00"));
        // A second later it is the next.
        let closes = deadline_for(&rules, PhaseKind::Movement, opens + 1_000);
        assert_eq!(closes, at(zone, "2026-03-09 20:00"));
    }

    #[test]
    fn slots_keep_their_hour_when_the_clocks_change() {
        let zone = "Europe/Berlin";
        let rules = settings(zone, &[(1, 20)], &[]);
        let winter = deadline_for(&rules, PhaseKind::Movement, at(zone, "2026-03-19 12:00"));
        let summer = deadline_for(&rules, PhaseKind::Movement, at(zone, "2026-03-26 12:00"));
        assert_eq!(winter, at("UTC", "2026-03-23 19:00"));
        assert_eq!(summer, at("UTC", "2026-03-30 18:00"));
        // The day in between has 23 hours.
        assert_eq!(summer - winter, (7 * 24 - 1) * HOUR);
        // Back again in autumn.
        let autumn = deadline_for(&rules, PhaseKind::Movement, at(zone, "2026-10-22 12:00"));
        assert_eq!(autumn, at("UTC", "2026-10-26 19:00"));
    }

    #[test]
    fn a_slot_in_the_hour_that_is_left_out_falls_after_it() {
        let zone = "Europe/Berlin";
        // Sunday at half past two does not exist on 29 March 2026.
        let mut rules = settings(zone, &[(7, 2)], &[]);
        rules.clock.slots[0].minute = 150;
        let closes = rules
            .clock
            .next_moment(PhaseKind::Movement, at(zone, "2026-03-28 12:00"));
        assert_eq!(closes, at(zone, "2026-03-29 03:30"));
    }

    #[test]
    fn no_deadline_falls_on_a_quiet_day() {
        let zone = "America/New_York";
        let weekend = settings(zone, &[], &[6, 7]);
        let opens = at(zone, "2026-07-09 18:00");
        // Saturday evening becomes Monday evening.
        let closes = deadline_for(&weekend, PhaseKind::Movement, opens);
        assert_eq!(closes, at(zone, "2026-07-13 18:00"));
        // Friday stays.
        let closes = deadline_for(&weekend, PhaseKind::Retreats, opens);
        assert_eq!(closes, at(zone, "2026-07-10 18:00"));
        // What is Saturday in UTC is still Friday there.
        let friday = at("UTC", "2026-07-11 02:00");
        assert_eq!(
            weekend.clock.next_moment(PhaseKind::Movement, friday),
            friday
        );
    }

    #[test]
    fn a_slot_on_a_quiet_day_is_passed_over() {
        let zone = "UTC";
        let rules = settings(zone, &[(6, 20), (2, 20)], &[6]);
        let closes = rules
            .clock
            .next_moment(PhaseKind::Movement, at(zone, "2026-03-05 20:00"));
        assert_eq!(closes, at(zone, "2026-03-10 20:00"));
        // Where only quiet days have slots, the slots count.
        let rules = settings(zone, &[(6, 20)], &[6]);
        let closes = rules
            .clock
            .next_moment(PhaseKind::Movement, at(zone, "2026-03-05 20:00"));
        assert_eq!(closes, at(zone, "2026-03-07 20:00"));
        // Where every day is quiet, none is.
        let rules = settings(zone, &[], &[1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(rules.clock.next_moment(PhaseKind::Movement, 7), 7);
    }

    #[test]
    fn slots_may_be_for_moves_alone() {
        let zone = "UTC";
        // Mondays at eight in the evening; no deadline on a Saturday.
        let mut rules = settings(zone, &[(1, 20)], &[6]);
        rules.clock.slots_for_moves = true;
        let thursday = at(zone, "2026-03-05 12:00");
        let closes = |step| deadline_for(&rules, step, thursday);
        let monday = at(zone, "2026-03-09 20:00");
        assert_eq!(closes(PhaseKind::Movement), monday);
        assert_eq!(closes(PhaseKind::Treaties), monday);
        let friday = at(zone, "2026-03-06 12:00");
        assert_eq!(closes(PhaseKind::Retreats), friday);
        assert_eq!(closes(PhaseKind::Adjustments), friday);
        // Quiet days are quiet in every phase.
        let closes = deadline_for(&rules, PhaseKind::Retreats, friday);
        assert_eq!(closes, at(zone, "2026-03-08 12:00"));
    }

    #[test]
    fn a_zone_nobody_knows_any_more_is_read_as_utc() {
        let rules = settings("Atlantis/Capital", &[(1, 20)], &[]);
        let closes = rules
            .clock
            .next_moment(PhaseKind::Movement, at("UTC", "2026-03-05 20:00"));
        assert_eq!(closes, at("UTC", "2026-03-09 20:00"));
        assert_eq!(
            rules.clock.next_moment(PhaseKind::Movement, i64::MAX),
            i64::MAX
        );
    }
}
