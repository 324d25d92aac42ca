//! Changes of what a phase came to that somebody is not told.

use chancery_rules::board::{Power, Province, ProvinceSet, Unit, UnitId};
use chancery_rules::economy::{Adjustment, blocks, credits};
use chancery_rules::game::{Capture, Due, Report, Results, State, Subject, Viewer};
use chancery_rules::movement::{Outcome, Reason, Verdict};
use chancery_rules::orders::Act;
use chancery_rules::relations;

use super::change::{Hidden, changed, same_announced};
use super::random::Lot;

/// A phase, as somebody sees it who does not see all.
pub struct Phase<'a> {
    pub next: &'a State,
    pub report: &'a Report,
    own: &'a [Power],
    was: ProvinceSet,
    is: ProvinceSet,
    hidden: Hidden,
}

impl<'a> Phase<'a> {
    pub fn of(before: &State, next: &'a State, report: &'a Report, own: &'a [Power]) -> Phase<'a> {
        let board = next.setup.board();
        let seen = |state: &State| {
            let veiled = state.seen_by(&Viewer::Powers(own.to_vec())).veiled();
            board.provinces().minus(&veiled)
        };
        let (was, is) = (seen(before), seen(next));
        let mut hidden = Hidden::from(next, own);
        hidden.spaces = board.provinces().minus(&was.or(&is));
        let first = Hidden::from(before, own).others;
        hidden.others.retain(|power| first.contains(power));
        Phase {
            next,
            report,
            own,
            was,
            is,
            hidden,
        }
    }

    fn saw(&self, at: Province) -> bool {
        self.was.contains(at) || self.is.contains(at)
    }

    fn mine(&self, power: Power) -> bool {
        self.own.contains(&power)
    }

    /// Whether a unit is seen where it stood before the phase, or where it is after it: F-08.
    fn saw_unit(&self, unit: &Unit) -> bool {
        let after = &self.next.position;
        let lost = after.dislodged.iter();
        let lost = lost
            .flat_map(|lost| [Some(lost.unit), lost.cargo])
            .flatten();
        let mut all = after.units.iter().copied().chain(lost);
        let is = all.find(|now| now.id == unit.id);
        self.was.contains(unit.at.province)
            || is.is_some_and(|now| self.is.contains(now.at.province))
    }

    fn is_told(&self, unit: &Unit, act: Option<&Act>) -> bool {
        let goal = |act: &Act| match act {
            Act::Move { to, .. } => self.saw(to.province),
            Act::Board { fleet, lands } => {
                self.saw(*fleet) || lands.is_some_and(|to| self.saw(to.province))
            }
            // The second order of a fleet that moves: whatever it is.
            Act::Then { .. } => true,
            _ => false,
        };
        self.saw_unit(unit) || act.is_some_and(goal)
    }

    /// The phase with much changed that is not told.
    pub fn changed(&self, lot: &mut Lot) -> (State, Report) {
        let mut next = changed(self.next, &self.hidden, lot);
        // Where units went decides what is told of them.
        let mut report = self.report.clone();
        let other = self.hidden.others.first().copied();
        match &mut report.results {
            Results::Movement(all) => {
                next.position.clone_from(&self.next.position);
                self.change_moves(all, &mut report.before.units, &mut next, lot);
            }
            Results::Retreats(all) => {
                next.position.clone_from(&self.next.position);
                all.retain(|one| self.is_told(&one.unit, one.ordered.as_ref()));
                let lost = &mut report.before.dislodged;
                lost.retain(|lost| self.saw_unit(&lost.unit));
            }
            Results::Adjustments(all) => {
                next.position.clone_from(&self.next.position);
                all.retain(|done| self.mine(done.power()) || self.is_adjustment_told(done));
                if let Some(power) = other {
                    all.push(Adjustment::Waived { power });
                }
            }
            Results::Treaties => {}
        }
        report.unheard.retain(|one| self.mine(one.power));
        for space in self.hidden.spaces.iter() {
            match other.filter(|_| lot.draw(2) == 0) {
                Some(other) => report.owners.insert(space, other),
                None => report.owners.remove(&space),
            };
            report.piles.insert(space, lot.draw(9) as u32);
            report.before.standoffs.insert(space);
        }
        self.change_news(&mut report, lot);
        (next, report)
    }

    fn change_moves(
        &self,
        all: &mut Vec<Outcome>,
        before: &mut Vec<Unit>,
        next: &mut State,
        lot: &mut Lot,
    ) {
        let told = |o: &Outcome| self.is_told(&o.unit, Some(o.taken()));
        // What a told order helps decides how that ended.
        let helped: Vec<Province> = all
            .iter()
            .filter(|o| told(o))
            .flat_map(|o| match o.taken() {
                Act::SupportHold { unit }
                | Act::SupportMove { unit, .. }
                | Act::SupportLeg { unit, .. }
                | Act::Convoy { unit, .. } => Some(unit.at.province),
                _ => None,
            })
            .collect();
        let secret = |o: &Outcome| !told(o) && !helped.contains(&o.unit.at.province);
        let gone: Vec<UnitId> = all
            .iter()
            .filter(|o| secret(o) && lot.draw(2) == 0)
            .map(|o| o.unit.id)
            .collect();
        let bodies: Vec<Outcome> = all.iter().filter(|o| secret(o)).cloned().collect();
        all.retain(|o| !gone.contains(&o.unit.id));
        before.retain(|unit| !gone.contains(&unit.id));
        for unit in &gone {
            let mut fewer = next.clone();
            fewer.position.remove(*unit);
            if same_announced(self.next, &fewer) {
                *next = fewer;
            }
        }
        for outcome in all.iter_mut().filter(|o| secret(o)) {
            outcome.verdict = Verdict::Void;
            outcome.reason = Reason::NoOrder;
            outcome.dislodged = None;
        }
        // Others that nobody saw.
        for (mut outcome, id) in bodies.into_iter().zip(500..) {
            let space = self.hidden.space(lot);
            let Some(at) = space.filter(|at| !helped.contains(at)) else {
                continue;
            };
            outcome.unit.id = UnitId(id);
            outcome.unit.at = at.into();
            before.push(outcome.unit);
            all.push(outcome);
        }
    }

    fn is_adjustment_told(&self, done: &Adjustment) -> bool {
        match done {
            Adjustment::Built { unit, .. }
            | Adjustment::Removed { unit, .. }
            | Adjustment::RemovedInDisorder { unit, .. } => self.saw_unit(unit),
            _ => false,
        }
    }

    /// Changes what happened besides.
    fn change_news(&self, report: &mut Report, lot: &mut Lot) {
        let of = |place: Option<Province>| place.is_some_and(|at| self.saw(at));
        report.captures.retain(|c| {
            self.saw(c.province) || self.mine(c.by) || c.from.is_some_and(|from| self.mine(from))
        });
        report.money.retain(|event| {
            let party = event.parties().iter().any(|power| self.mine(*power));
            let place = match event {
                credits::Event::Captured { at, .. }
                | credits::Event::Seated { at, .. }
                | credits::Event::Sold { at, .. } => Some(*at),
                credits::Event::Transferred { openly: true, .. } => return true,
                _ => None,
            };
            party || of(place)
        });
        for event in &mut report.money {
            let party = event.parties().iter().any(|power| self.mine(*power));
            if let credits::Event::Captured { credits, .. } = event
                && !party
            {
                *credits += 7;
            }
        }
        report.blocks.retain(|event| match event {
            blocks::Event::Income { power, .. }
            | blocks::Event::Scrapped { power, .. }
            | blocks::Event::Upkeep { power, .. }
            | blocks::Event::Forfeited { power, .. }
            | blocks::Event::Failed { power, .. } => self.mine(*power),
            blocks::Event::Raised { unit, .. } | blocks::Event::Dissolved { unit } => {
                self.saw_unit(unit)
            }
            blocks::Event::Placed { power, at, .. } | blocks::Event::Invested { power, at, .. } => {
                self.mine(*power) || self.saw(*at)
            }
            other => of(other.province()),
        });
        report.relations.retain(|event| match event {
            relations::Event::Failed { power, .. } => self.mine(*power),
            relations::Event::Enclosed { unit } => self.saw(unit.at.province),
            relations::Event::Aggression(act) => {
                let parties = [Some(act.by), act.against];
                let party = parties.into_iter().flatten().any(|power| self.mine(power));
                party || self.saw(act.unit.at.province)
            }
            _ => true,
        });
        report.polls.retain(|tally| match &tally.subject {
            Subject::Unit(unit) => self.mine(tally.power) || self.saw_unit(unit),
            Subject::Winter => self.mine(tally.power),
        });
        report
            .opened
            .retain(|(at, to)| self.saw(*at) || self.mine(*to));
        if let Some(ledger) = &mut report.ledger {
            ledger.rows.retain(|row| self.mine(row.power));
            ledger.vanished += 3;
        }
        if let Some(ledger) = &mut report.points {
            ledger.rows.retain(|row| self.mine(row.power));
            ledger.neutral.income += 3;
        }
        for (power, due) in &mut report.due {
            if !self.mine(*power) {
                *due = Due::Orders(99);
            }
        }
        for (power, seat) in &mut report.seats {
            if !self.mine(*power) && seat.is_none_or(|at| !self.saw(at)) {
                *seat = self.hidden.space(lot).filter(|_| lot.draw(2) == 0);
            }
        }
        let [Some(by), from] = [self.hidden.others.first(), self.hidden.others.last()] else {
            return;
        };
        let (power, points, credits) = (*by, 5, 5);
        report.money.push(credits::Event::Income { power, credits });
        report.blocks.push(blocks::Event::Income { power, points });
        if let Some(province) = self.hidden.space(lot) {
            report.captures.push(Capture {
                province,
                by: *by,
                from: from.copied(),
            });
        }
    }
}
