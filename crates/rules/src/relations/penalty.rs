//! What the world thinks: penalties, how long they last, the first shot, and expansionism.

use serde::{Deserialize, Serialize};

use super::rules::{Expansionism, Halving, WearOff};
use super::{Date, Event, RelationsContext, Treaties, Turn};
use crate::board::{Power, PowerMap, Province};

/// Victory points that a power loses for a time, for something it did (R-E).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Penalty {
    /// The power whose victory points it lessens.
    pub power: Power,
    /// What the power did to earn it.
    pub cause: Cause,
    /// How many victory points it costs while it counts.
    pub points: u32,
    /// The season in which the power got it.
    pub incurred: Date,
    /// The year of the last Fall in which it counts (4B.1).
    pub last: u16,
}

/// What a penalty is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// An attack on a major power: R-E1.
    Major { victim: Power },
    /// An attack by an ally, which this power shares: R-E1e.
    Shared { attacker: Power, victim: Power },
    /// An order into an unowned centre: R-E2.
    Minor { at: Province },
    /// An aggressive alliance: R-E3.
    Alliance { with: Power },
    /// The game's first act of aggression: R-E4.
    FirstShot,
    /// A treaty of mutual defence given up: R-E5.
    Abrogation { with: Power },
}

impl Cause {
    /// The id of the rule that imposes a penalty for this cause.
    pub const fn rule(&self) -> &'static str {
        match self {
            Cause::Major { .. } => "R-E1",
            Cause::Shared { .. } => "R-E1e",
            Cause::Minor { .. } => "R-E2",
            Cause::Alliance { .. } => "R-E3",
            Cause::FirstShot => "R-E4",
            Cause::Abrogation { .. } => "R-E5",
        }
    }

    /// Points, and years before halving and expansionism.
    const fn base(&self) -> (u32, u16) {
        match self {
            Cause::Major { .. } | Cause::Shared { .. } => (2, 8),
            Cause::Minor { .. } => (1, 7),
            Cause::Alliance { .. } => (1, 5),
            Cause::Abrogation { .. } => (1, 3),
            Cause::FirstShot => (0, 0),
        }
    }
}

/// Something a power did, or was drawn into, that is penalised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Offence {
    /// The power that is penalised.
    pub power: Power,
    /// What the power is penalised for.
    pub cause: Cause,
}

/// The first shot's points and years by season, in the years of the game from 0; nothing later (R-E4).
const fn first_shot(year: u16, turn: Turn) -> Option<(u32, u16)> {
    Some(match (year, turn) {
        (0, Turn::Spring) => (2, 10),
        (0, _) => (2, 9),
        (1, Turn::Spring) => (2, 8),
        (1, _) => (2, 7),
        (2, _) => (2, 6),
        (3, _) => (2, 5),
        (4, _) => (1, 5),
        (5, _) => (1, 3),
        _ => return None,
    })
}

/// The last Fall of something that begins in a year and lasts so long: 4B.1.
const fn last(year: u16, years: u16) -> u16 {
    year.saturating_add(years).saturating_sub(1)
}

/// Points at which a power is found an expansionist, and how much later penalties grow then (R-E6).
const EXPANSIONISM: [(u32, u8); 2] = [(12, 2), (5, 1)];

impl Treaties {
    /// The sum of a power's penalties that count now, in victory points.
    pub fn penalised(&self, power: Power) -> u32 {
        let own = self.penalties.iter().filter(|p| p.power == power);
        own.map(|p| p.points).sum()
    }

    /// The penalties these offences bring on this date: one each, halved where they are shared, larger
    /// for expansionists, and the first shot's with the first of the game (R-E4).
    pub(super) fn sentence(
        &self,
        ground: &RelationsContext<'_>,
        date: Date,
        offences: &[Offence],
    ) -> Vec<Penalty> {
        let mut all: Vec<Penalty> = offences
            .iter()
            .map(|o| {
                let (points, years) = o.cause.base();
                let years = match o.cause {
                    Cause::Shared { .. } => years.div_ceil(2),
                    _ => years,
                };
                self.weighed(*o, date, points, years)
            })
            .collect();
        let open = self.first_shot.is_none_or(|fired| fired == date);
        let year = date.year.saturating_sub(ground.first_year);
        if !open {
            return all;
        }
        for power in ground.living.iter().copied() {
            let mut mine = offences.iter().filter(|o| o.power == power);
            let counting: Vec<_> = mine.by_ref().filter(|o| counts(ground, year, o)).collect();
            let had = |p: &Penalty| p.power == power && p.cause == Cause::FirstShot;
            let Some((points, years)) = first_shot(year, date.turn) else {
                continue;
            };
            if counting.is_empty() || self.penalties.iter().any(had) {
                continue;
            }
            let dragged = counting
                .iter()
                .all(|o| matches!(o.cause, Cause::Shared { .. }));
            let years = match ground.rules.halving {
                Halving::FirstShotToo if dragged => years.div_ceil(2),
                _ => years,
            };
            let cause = Cause::FirstShot;
            all.push(self.weighed(Offence { power, cause }, date, points, years));
        }
        all
    }

    /// What something that is only declared would cost a power from the Spring of a year on: an alliance
    /// (R-E3), notice of a treaty (R-E5).
    pub fn price(&self, power: Power, cause: Cause, year: u16) -> Penalty {
        let (points, years) = cause.base();
        let turn = Turn::Spring;
        self.weighed(Offence { power, cause }, Date { year, turn }, points, years)
    }

    /// A penalty, with what expansionism adds: R-E6.
    fn weighed(&self, offence: Offence, incurred: Date, points: u32, years: u16) -> Penalty {
        let level = self.level.get(&offence.power).copied().unwrap_or(0);
        Penalty {
            power: offence.power,
            cause: offence.cause,
            points: points + u32::from(level),
            incurred,
            last: last(incurred.year, years + u16::from(level)),
        }
    }

    /// Puts penalties on the books, and notes the first shot.
    pub(super) fn record(
        &mut self,
        ground: &RelationsContext<'_>,
        date: Date,
        offences: &[Offence],
        penalties: Vec<Penalty>,
    ) -> Vec<Event> {
        let year = date.year.saturating_sub(ground.first_year);
        if self.first_shot.is_none() && offences.iter().any(|o| counts(ground, year, o)) {
            self.first_shot = Some(date);
        }
        let mut events = Vec::new();
        for penalty in penalties {
            *self.lifetime.entry(penalty.power).or_default() += penalty.points;
            self.penalties.push(penalty);
            events.push(Event::Penalised(penalty));
        }
        events
    }

    /// Strikes off the penalties that count for the last time in this year's Fall.
    pub(super) fn wear_off(&mut self, year: u16) -> Vec<Event> {
        let (worn, left) = self.penalties.iter().partition(|p| p.last <= year);
        self.penalties = left;
        let worn: Vec<Penalty> = worn;
        worn.into_iter().map(Event::WornOff).collect()
    }

    /// Looks, at a Fall's end, who has come to so many points for the first time: R-E6, 4B.31.
    pub(super) fn find_expansionists(&mut self, ground: &RelationsContext<'_>) -> Vec<Event> {
        let mut events = Vec::new();
        for power in ground.living.iter().copied() {
            let points = match ground.rules.expansionism {
                Expansionism::Active => self.penalised(power),
                Expansionism::Lifetime => self.lifetime.get(&power).copied().unwrap_or(0),
            };
            let reached = EXPANSIONISM.iter().find(|(least, _)| points >= *least);
            let level = self.level.entry(power).or_default();
            if let Some((points, new)) = reached.filter(|(_, new)| *new > *level) {
                *level = *new;
                let (points, level) = (*points, *new);
                events.push(Event::Expansionist {
                    power,
                    points,
                    level,
                });
            }
        }
        self.level.retain(|_, level| *level > 0);
        events
    }

    /// Everybody's victory points now (R-A3): centres less penalties.
    pub fn points(&self, ground: &RelationsContext<'_>) -> PowerMap<i32> {
        let powers = ground.living.iter().copied();
        powers.map(|p| (p, self.points_of(ground, p))).collect()
    }

    /// A power's victory points now; they may be below nothing (4B.34).
    pub fn points_of(&self, ground: &RelationsContext<'_>, power: Power) -> i32 {
        ground.base(power) as i32 - self.penalised(power) as i32
    }

    /// Whether penalties are struck off before the points are counted: 4B.1, 4B.44.
    pub(super) fn wears_off_first(ground: &RelationsContext<'_>) -> bool {
        ground.rules.wear_off == WearOff::BeforeCheck
    }
}

/// Whether an offence is a first shot: not an alliance (R-E4), not Turkey's march on Bulgaria in the
/// first year (R-E4b), and a dragged ally's only if the option of 4B.5 leaves it so.
fn counts(ground: &RelationsContext<'_>, year: u16, offence: &Offence) -> bool {
    use super::rules::DraggedFirstShot;
    match offence.cause {
        Cause::Alliance { .. } | Cause::FirstShot => false,
        Cause::Shared { .. } => ground.rules.dragged_first_shot == DraggedFirstShot::Yes,
        Cause::Minor { at } => {
            let turkish = offence.power == Power::TURKEY && at.id() == "bul" && year == 0;
            !(turkish && ground.board.is_of_rulebooks())
        }
        Cause::Major { .. } | Cause::Abrogation { .. } => true,
    }
}
