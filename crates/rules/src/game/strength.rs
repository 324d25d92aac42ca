//! What each power has: its centres, units, income, … A reader who does not know it gets an empty cell, so whoever shows
//! a figure must say what stands in its place.

use super::State;
use crate::board::{Power, PowerMap};
use crate::economy::Measure;

/// What a power has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// Its centres; where every territory is one, all of them (I-07d).
    pub centres: u32,
    /// Its provinces, centres or not.
    pub provinces: u32,
    /// Its units on the map.
    pub units: u32,
    /// The credits its provinces yield a year, where the game has credits.
    pub income: Option<u32>,
    /// The credits or points in its treasury, where it has one.
    pub credits: Option<u32>,
    /// The blocks in its provinces, where the game has blocks.
    pub blocks: Option<u32>,
    /// Its wealth as a goal in blocks counts it, where the game has blocks.
    pub wealth: Option<u32>,
    /// Its victory points, where there are treaties; they may be negative.
    pub points: Option<i32>,
}

impl Strength {
    /// One count; `None` if the game does not have it.
    pub fn of(&self, measure: Measure) -> Option<u32> {
        match measure {
            Measure::Centres => Some(self.centres),
            Measure::Units => Some(self.units),
            Measure::Income => self.income,
            Measure::Blocks => self.blocks,
        }
    }
}

impl State {
    /// What a power has; `None` if whoever reads this state does not know.
    pub fn strength(&self, power: Power) -> Option<Strength> {
        if !self.knows(power) {
            return None;
        }
        let (economy, setup) = (&self.economy, &self.setup);
        let treasury = economy.bank().and_then(|bank| bank.treasuries.get(&power));
        let earns = setup.economy.currency().is_some();
        let blocks = economy.invested(power);
        let owned = economy.owners().iter().filter(|(_, by)| **by == power);
        let counting = setup.counting();
        Some(Strength {
            centres: owned
                .clone()
                .filter(|(at, _)| counting.contains(**at))
                .count() as u32,
            provinces: owned.count() as u32,
            units: self.position.of(power).count() as u32,
            income: earns.then(|| economy.income(&setup.economy, setup.board(), power)),
            credits: treasury.map(|treasury| treasury.credits),
            blocks,
            wealth: blocks.map(|_| economy.wealth(&setup.economy, power)),
            points: self.points_of(power),
        })
    }

    /// What each power that is played has ([`State::strength`]).
    pub fn strengths(&self) -> PowerMap<Option<Strength>> {
        let played = self.setup.played().into_iter();
        played.map(|power| (power, self.strength(power))).collect()
    }
}
