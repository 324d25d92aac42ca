//! Where treasuries lie: moved, captured, named anew.

use std::cmp::Reverse;

use crate::board::{Power, PowerMap, Province};

use super::{Credits, CreditsContext, Event, Treasury};

impl Credits {
    /// Closes a season for the treasuries, after its retreats: seats that were ordered are taken,
    /// those without one get the rules' own, and then all that an enemy stands on are captured at
    /// once (E-13c, E-13d, 1B.17 to 1B.21, 1B.33, 1B.34).
    pub fn move_treasuries(&mut self, ground: &CreditsContext<'_>) -> Vec<Event> {
        let mut events = Vec::new();
        let powers: Vec<Power> = self.treasuries.keys().copied().collect();
        for power in powers {
            let ordered = self.papers.seats.get(&power).copied();
            let before = self.treasuries.get(&power).and_then(|t| t.seat);
            let seat = ordered
                .or(before)
                .or_else(|| self.default_seat(ground, power));
            if let Some(at) = seat.filter(|_| seat != before) {
                let named = ordered.is_some();
                events.push(Event::Seated { power, at, named });
            }
            self.treasuries.entry(power).or_default().seat = seat;
        }
        events.extend(self.capture(ground));
        events
    }

    /// Every capture at once: a captor's own pile may be lost in the same moment (1B.20).
    fn capture(&mut self, ground: &CreditsContext<'_>) -> Vec<Event> {
        let piles = self.treasuries.clone();
        let captor = |power: Power, treasury: &Treasury| {
            let at = treasury.seat?;
            let trusted = self.papers.trusted.get(&power);
            let strangers = ground.position.at(at).filter_map(|u| u.owner);
            let by = strangers
                .into_iter()
                .find(|by| *by != power && Some(by) != trusted)?;
            Some((power, by, at))
        };
        let taken: Vec<(Power, Power, Province)> = piles
            .iter()
            .filter_map(|(power, treasury)| captor(*power, treasury))
            .collect();
        let mut gains: PowerMap<u32> = PowerMap::new();
        let mut events = Vec::new();
        for (from, by, at) in taken {
            let credits = piles.get(&from).map_or(0, |t| t.credits);
            self.treasuries.insert(from, Treasury::default());
            *gains.entry(by).or_default() += credits;
            self.books.entry(from).or_default().seized -= i64::from(credits);
            self.books.entry(by).or_default().seized += i64::from(credits);
            events.push(Event::Captured {
                by,
                from,
                at,
                credits,
            });
        }
        for (by, credits) in gains {
            self.treasuries.entry(by).or_default().credits += credits;
        }
        events
    }

    /// Where a treasury goes that nobody seated: the capital, else the richest of the home country,
    /// else the richest of all, by name; nowhere an enemy stands (1B.21, 1B.34).
    fn default_seat(&self, ground: &CreditsContext<'_>, power: Power) -> Option<Province> {
        let board = ground.board;
        let enemy = |at: Province| {
            let mut units = ground.position.at(at);
            units.any(|u| u.owner.is_some_and(|p| p != power))
        };
        let home = board.country(power);
        let rank = |at: &Province| {
            let value = ground.rules.value(board, *at);
            (
                board.capital(power) != Some(*at),
                !home.contains(*at),
                Reverse(value),
                board.name(*at),
            )
        };
        self.owned(power).filter(|at| !enemy(*at)).min_by_key(rank)
    }
}
