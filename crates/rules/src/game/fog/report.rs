//! A report as somebody sees it: F-08, F-09.

use std::sync::Arc;

use crate::board::{Lens, Power, PowerMap, Province, Unit};
use crate::economy::blocks;
use crate::economy::credits::Ledger;
use crate::game::{Due, IgnoredOrder, OrderError, Report, Results, State, Subject};
use crate::movement::{Outcome, Reason};
use crate::orders::Order;
use crate::visibility::{Eyes, spaces_seen};

use super::seen::{Viewer, in_place_order, place_of};
use super::state::{among, seen_among};
use super::told::{instead_of, is_adjustment_seen, told, told_retreats};
use super::witness::Witness;

impl Report {
    /// What some powers saw of the phase. `next`: the whole state it led to.
    fn witness<'n>(&self, next: &'n State, own: &[Power]) -> Witness<'n> {
        let board = next.setup.board();
        let before = |rules| Eyes {
            board,
            rules,
            position: &self.before,
            owners: &self.owners,
            allies: &self.sharing,
        };
        let fog = next.setup.visibility.fog();
        let was = fog.map(|rules| spaces_seen(&before(rules), own));
        let was = was.unwrap_or_else(|| board.provinces().clone());
        Witness {
            known: seen_among(&self.before, &was, own),
            was,
            is: next.sight(own),
            after: &next.position,
            setup: &next.setup,
        }
    }

    /// The report as somebody sees it. `next`: the whole state that the phase led to. Without fog, and when that ended
    /// the game, it is the whole of it.
    pub fn seen_by(&self, next: &State, viewer: &Viewer) -> Report {
        let own = match viewer {
            Viewer::Powers(own) if next.is_foggy() => own,
            Viewer::Powers(_) | Viewer::Everything => return self.clone(),
        };
        let witness = &self.witness(next, own);
        let sight = witness.was.or(&witness.is);
        let mine = |power: &Power| own.contains(power);
        let here = |at: &Province| sight.contains(*at);
        let (results, unheard) = self.results_seen(witness, own);
        let sees_unit = |unit: &Unit| witness.saw_unit(unit);
        let lens = &Lens {
            powers: own,
            sight: &sight,
            units: &sees_unit,
            position: &next.position,
        };
        let mut before = among(&self.before, &witness.was, own, sees_unit);
        if let Results::Movement(outcomes) = &results {
            // Those that came from where nobody looked.
            let shown = |unit: &Unit| before.unit(unit.id).is_some();
            let came = outcomes.iter().map(|o| o.unit).filter(|u| !shown(u));
            let came: Vec<Unit> = came.collect();
            before.units.extend(came);
            before.units.sort_by_key(|unit| unit.id);
        }
        in_place_order(&mut before.units, own, |unit| *unit);
        let captures = self.captures.iter().filter(|capture| {
            here(&capture.province) || mine(&capture.by) || capture.from.as_ref().is_some_and(mine)
        });
        let due = self.due.iter();
        let polls = self.polls.iter().filter(|tally| match &tally.subject {
            Subject::Unit(unit) => mine(&tally.power) || sees_unit(unit),
            Subject::Winter => mine(&tally.power),
        });
        let mut polls: Vec<_> = polls.cloned().collect();
        // Those on a country's Winter stand where they stood: all of them are its own.
        if polls
            .iter()
            .all(|tally| matches!(tally.subject, Subject::Unit(_)))
        {
            polls.sort_by_key(|tally| match &tally.subject {
                Subject::Unit(unit) => place_of(unit, own),
                Subject::Winter => None,
            });
        }
        Report {
            phase: self.phase,
            number: self.number,
            before,
            owners: lens.here(&self.owners),
            results,
            unheard,
            missed: self.missed.clone(),
            captures: captures.copied().collect(),
            money: self
                .money
                .iter()
                .filter_map(|event| event.seen(lens))
                .collect(),
            blocks: self
                .blocks
                .iter()
                .filter(|event| event.is_seen(lens))
                .cloned()
                .collect(),
            piles: lens.here(&self.piles),
            relations: self
                .relations
                .iter()
                .filter(|event| event.is_seen(lens))
                .cloned()
                .collect(),
            seats: self
                .seats
                .iter()
                .filter(|(power, seat)| mine(power) || seat.as_ref().is_some_and(here))
                .map(|(power, seat)| (*power, *seat))
                .collect(),
            ledger: self.ledger.as_ref().and_then(|ledger| {
                let rows: Vec<_> = of_own(&ledger.rows, |row| mine(&row.power));
                (!rows.is_empty()).then_some(Ledger { rows, vanished: 0 })
            }),
            points: self.points.as_ref().and_then(|ledger| {
                let rows: Vec<_> = of_own(&ledger.rows, |row| mine(&row.power));
                let neutral = Default::default();
                (!rows.is_empty()).then_some(blocks::Ledger { rows, neutral })
            }),
            opened: self
                .opened
                .iter()
                .filter(|(at, to)| here(at) || mine(to))
                .copied()
                .collect(),
            decided: self.decided.clone(),
            polls,
            exchange: self.exchange.clone(),
            drawn: self.drawn,
            eliminated: self.eliminated.clone(),
            outcome: self.outcome.clone(),
            next: self.next,
            due: due
                .map(|(power, due)| (*power, if mine(power) { *due } else { Due::Unseen }))
                .collect::<PowerMap<Due>>(),
            sharing: self.sharing.clone(),
            sight: Some(Arc::new(sight)),
        }
    }

    /// The report of a phase that somebody tried out on what they see; `next`: the state that it led to there. An order
    /// that might be legal by what stands out of sight came to nothing, and is not called illegal.
    pub fn tried_out(mut self, next: &State) -> Report {
        let Some(seen) = &next.seen else {
            return self;
        };
        let witness = self.witness(next, &seen.powers);
        if let Results::Movement(all) = &mut self.results {
            for outcome in all {
                let Reason::Illegal(why) = outcome.reason else {
                    continue;
                };
                if let Some((verdict, reason)) = instead_of(&why, &witness) {
                    outcome.tell_instead(verdict, reason);
                }
            }
        }
        self
    }

    /// The results that are told, and those of one's own orders that did not count.
    fn results_seen(&self, witness: &Witness<'_>, own: &[Power]) -> (Results, Vec<IgnoredOrder>) {
        let unheard = self.unheard.iter().filter(|u| own.contains(&u.power));
        let mut unheard: Vec<IgnoredOrder> = unheard.cloned().collect();
        let results = match &self.results {
            Results::Movement(all) => {
                let mut outcomes = told(all, witness);
                in_place_order(&mut outcomes, own, |outcome| outcome.unit);
                unheard.retain(|one| !told_as_void(one, &mut outcomes, witness));
                Results::Movement(outcomes)
            }
            Results::Retreats(all) => {
                let mut retreats = told_retreats(all, witness);
                in_place_order(&mut retreats, own, |retreat| retreat.unit);
                Results::Retreats(retreats)
            }
            Results::Adjustments(all) => {
                let told = all.iter().filter(|done| {
                    own.contains(&done.power()) || is_adjustment_seen(done, witness)
                });
                Results::Adjustments(told.cloned().collect())
            }
            Results::Treaties => Results::Treaties,
        };
        (results, unheard)
    }
}

/// An order that did not count because of what its power does not see is told as one that came to nothing: that it
/// was not legal would tell what stands there. Returns whether it is told so.
fn told_as_void(one: &IgnoredOrder, outcomes: &mut [Outcome], witness: &Witness<'_>) -> bool {
    // That a unit is there and was hired by nobody is no more told than that there is none.
    if let OrderError::NotHired { at } = one.fault
        && !witness.saw(at)
    {
        return true;
    }
    let (OrderError::Illegal(why), Some((_, named, act))) = (&one.fault, one.order.ordered())
    else {
        return false;
    };
    let Some((verdict, reason)) = instead_of(why, witness) else {
        return false;
    };
    let many = matches!(one.order, Order::Several { .. });
    let its = |o: &&mut Outcome| {
        let idle = o.ordered.is_none() || o.ordered.as_ref() == Some(act);
        idle && o.unit.at.province == named.at.province
            && o.unit.owner == Some(named.power.unwrap_or(one.power))
    };
    let all = outcomes.iter_mut().filter(its);
    for outcome in all.take(if many { usize::MAX } else { 1 }) {
        outcome.tell_ordered(act, verdict, reason);
    }
    true
}

/// The rows of a ledger that are one's own.
fn of_own<T: Copy>(rows: &[T], own: impl Fn(&T) -> bool) -> Vec<T> {
    rows.iter().copied().filter(own).collect()
}
