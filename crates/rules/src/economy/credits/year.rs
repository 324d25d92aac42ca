//! What Fall and the end of a season do: provinces change hands and pay, powers go, papers are cleared.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use crate::board::{Board, Power, PowerMap, Province};
use crate::economy::news::Change;

use super::context::CreditsContext;
use super::event::Event;
use super::rules::{CreditsRules, Estate};
use super::state::{Credits, Papers};

impl Credits {
    /// The ownership step of Fall: whoever has a unit in a land province owns it; an empty one keeps its
    /// owner (E-08a, E-08b). Returns what changed hands: the province, its new owner and its old one.
    pub fn take_ownership(&mut self, ground: &CreditsContext<'_>) -> Vec<Change> {
        let (board, rules, position) = (ground.board, ground.rules, ground.position);
        let mut taken = Vec::new();
        for unit in &position.units {
            let at = unit.at.province;
            let Some(owner) = unit.owner.filter(|_| !board.is_sea(at)) else {
                continue;
            };
            let before = self.owners.insert(at, owner);
            if before != Some(owner) {
                taken.push((at, owner, before));
            }
        }
        self.note_heirs(board, rules, &taken);
        taken
    }

    /// Remembers who took the last province of each power: of several lost at once, the richest,
    /// then the first by id.
    fn note_heirs(&mut self, board: &Board, rules: &CreditsRules, taken: &[Change]) {
        let owners: BTreeSet<Power> = self.owners.values().copied().collect();
        self.heirs.retain(|power, _| !owners.contains(power));
        let mut lost: PowerMap<Vec<(Province, Power)>> = PowerMap::new();
        for (at, by, from) in taken {
            if let Some(from) = from.filter(|p| !owners.contains(p)) {
                lost.entry(from).or_default().push((*at, *by));
            }
        }
        for (power, lost) in lost {
            let worth = |at: Province| (rules.value(board, at), Reverse(at));
            let best = lost.iter().max_by_key(|(at, _)| worth(*at));
            if let Some((_, by)) = best {
                self.heirs.insert(power, *by);
            }
        }
    }

    /// The Fall's money, once provinces have been taken: sales, income, then called loans (1B.2, 1B.40).
    pub fn harvest(&mut self, ground: &CreditsContext<'_>) -> Vec<Event> {
        let (board, rules) = (ground.board, ground.rules);
        let mut events = self.settle_sales(ground);
        let powers: Vec<Power> = self.treasuries.keys().copied().collect();
        for power in powers {
            let credits = self.income(board, rules, power);
            self.treasuries.entry(power).or_default().credits += credits;
            self.books.entry(power).or_default().income += credits;
            events.push(Event::Income { power, credits });
        }
        events.extend(self.collect_called(rules));
        events
    }

    /// Removes powers that have neither unit nor province from the books: 1B.22, 1B.36.
    pub fn bury(&mut self, rules: &CreditsRules, dead: &[Power]) -> Vec<Event> {
        let mut events = Vec::new();
        for power in dead.iter().copied() {
            let Some(treasury) = self.treasuries.remove(&power) else {
                continue;
            };
            let heir = self.heirs.remove(&power).filter(|heir| {
                rules.estate == Estate::ToCaptor && self.treasuries.contains_key(heir)
            });
            let credits = treasury.credits;
            self.books.entry(power).or_default().seized -= i64::from(credits);
            match heir {
                Some(heir) => {
                    self.treasuries.entry(heir).or_default().credits += credits;
                    self.books.entry(heir).or_default().seized += i64::from(credits);
                }
                None => self.vanished += credits,
            }
            self.loans
                .retain(|loan| loan.lender != power && loan.debtor != power);
            self.allies.remove(&power);
            self.allies.retain(|_, with| *with != power);
            events.push(Event::Estate {
                power,
                heir,
                credits,
            });
        }
        events
    }

    /// Clears what was written for this season only, except sales.
    pub fn close_season(&mut self) {
        // What was sold is passed on once provinces have changed hands.
        let sales = std::mem::take(&mut self.papers.sales);
        self.papers = Papers {
            sales,
            ..Papers::default()
        };
    }
}
