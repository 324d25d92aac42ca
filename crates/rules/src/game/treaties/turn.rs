//! The relations axis in the turn pipeline: when it is asked.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Position, Power, PowerMap, Unit, UnitId};
use crate::game::in_turn::{DeclaredTreaties, Enclosed, RelationsInTurn};
use crate::game::naming::disbands;
use crate::game::{Outcome, Phase, PhaseKind, Report, State};
use crate::movement::Forbidden;
use crate::orders::{Act, Order};
use crate::relations::{
    BadEntry, EnclosedBuilds, Event, Judgement, Offer, RelationsContext, Treaties, Written,
};

/// Treaties, in the turn pipeline.
pub(in crate::game) struct TreatiesInTurn;

impl RelationsInTurn for TreatiesInTurn {
    fn begin(
        &self,
        next: &mut State,
        declared: DeclaredTreaties<'_>,
        report: &mut Report,
    ) -> PowerMap<Vec<Offer>> {
        let declared = declared(next);
        let Some((treaties, ground)) = next.treaties_mut() else {
            return PowerMap::new();
        };
        let (events, offers) = treaties.begin(&ground, &declared);
        report.relations.extend(events);
        offers
    }

    fn written(
        &self,
        next: &State,
        orders: &BTreeMap<UnitId, Act>,
        by: &BTreeMap<UnitId, Power>,
        good: &dyn Fn(UnitId, &Act) -> bool,
    ) -> BTreeMap<UnitId, Written> {
        let lost = next.position.dislodged.iter().map(|d| &d.unit);
        let units: Vec<&Unit> = match next.phase.step {
            PhaseKind::Retreats => lost.collect(),
            _ => next.position.units.iter().collect(),
        };
        let mut all = BTreeMap::new();
        for unit in units {
            let written = orders.get(&unit.id).filter(|act| good(unit.id, act));
            let author = by.get(&unit.id).copied().or(unit.owner);
            if let (Some(act), Some(by)) = (written, author) {
                let (unit, act) = (*unit, act.clone());
                all.insert(unit.id, Written { by, unit, act });
            }
        }
        all
    }

    fn forbidden(
        &self,
        next: &State,
        all: &BTreeMap<UnitId, Written>,
    ) -> BTreeMap<UnitId, Forbidden> {
        let found = |(treaties, ground): (&Treaties, RelationsContext<'_>)| {
            treaties.forbidden(&ground, all)
        };
        next.treaties().map(found).unwrap_or_default()
    }

    fn judge(&self, next: &State, all: &BTreeMap<UnitId, Written>) -> Judgement {
        let judged =
            |(treaties, ground): (&Treaties, RelationsContext<'_>)| treaties.judge(&ground, all);
        next.treaties().map(judged).unwrap_or_default()
    }

    fn carry_out(
        &self,
        next: &mut State,
        judged: Judgement,
        after: &Position,
        offers: &PowerMap<Vec<Offer>>,
        report: &mut Report,
    ) {
        let Some((treaties, ground)) = next.treaties_mut() else {
            return;
        };
        treaties.note_let_in(&ground, after);
        let moves = ground.stage == PhaseKind::Movement;
        let (announces, last_claims) = (ground.closes && moves, ground.opens && moves);
        report.relations.extend(treaties.carry_out(&ground, judged));
        if last_claims {
            report.relations.extend(treaties.close_window());
        }
        if announces {
            report.relations.extend(treaties.announce(&ground, offers));
        }
    }

    fn confer(&self, next: &mut State, offers: &PowerMap<Vec<Offer>>, report: &mut Report) {
        if let Some((treaties, ground)) = next.treaties_mut() {
            report.relations.extend(treaties.confer(&ground, offers));
        }
        next.phase = Phase::moves(next.phase.season, next.phase.year);
    }

    fn take_enclosed(&self, state: &State, winter: &mut PowerMap<Vec<Order>>) -> Enclosed {
        let ground = state.treaties().map(|(_, ground)| ground);
        let rules = ground.map(|ground| ground.rules.enclosed_builds);
        let mut units: Vec<(Power, Unit)> = Vec::new();
        for (power, orders) in winter.iter_mut() {
            let free = state.enclosed(*power);
            orders.retain(|order| {
                // A second order for the unit is told of as any other is.
                let taken = |unit: &Unit| units.iter().any(|(_, u)| u.id == unit.id);
                let mut fits = free.iter().filter(|unit| disbands(order, unit));
                let Some(unit) = fits.find(|unit| !taken(unit)) else {
                    return true;
                };
                units.push((*power, *unit));
                false
            });
        }
        Enclosed {
            first: rules == Some(EnclosedBuilds::Allowed),
            units,
        }
    }

    fn close_season(&self, next: &mut State, report: &mut Report) {
        if let Some((treaties, ground)) = next.treaties_mut() {
            report.relations.extend(treaties.close_season(&ground));
        }
    }

    fn close_fall(&self, next: &mut State, report: &mut Report) -> Option<Outcome> {
        let (treaties, ground) = next.treaties_mut()?;
        report.relations.extend(treaties.bury(&report.eliminated));
        let (events, won) = treaties.close_fall(&ground);
        report.relations.extend(events);
        let all: BTreeSet<Power> = won.iter().flatten().copied().collect();
        let all: Vec<Power> = all.into_iter().collect();
        match (won.len(), all.as_slice()) {
            (0, _) => None,
            (1, [alone]) => Some(Outcome::Solo(*alone)),
            (1, [a, b]) => Some(Outcome::Alliance([*a, *b])),
            // Several claims that hold share the win: 4B.29.
            _ => Some(Outcome::Shared(all)),
        }
    }

    fn has_winter(&self, next: &State) -> bool {
        let treaties = next.treaties();
        treaties.is_some_and(|(treaties, ground)| treaties.has_winter(&ground))
    }

    fn close_year(&self, next: &mut State, report: &mut Report) {
        if let Some((treaties, ground)) = next.treaties_mut() {
            // Who had lost every centre may have lost the last unit now: 4B.35.
            let out = |power: &Power| !ground.living.contains(power);
            let dead: Vec<Power> = ground.board.powers().filter(out).collect();
            report.relations.extend(treaties.bury(&dead));
            report.relations.extend(treaties.close_year(&ground));
        }
    }

    fn claim(
        &self,
        next: &mut State,
        power: Power,
        with: &BTreeSet<Power>,
    ) -> Result<Vec<Event>, BadEntry> {
        let (treaties, ground) = next.treaties_mut().ok_or(BadEntry::NotPlayed)?;
        treaties.claim(&ground, power, with)
    }
}
