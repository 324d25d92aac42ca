//! What powers remember when a phase has closed: F-06.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Power, Province, Unit, UnitId};
use crate::economy::Adjustment;
use crate::game::{Report, Results, State};
use crate::movement::Verdict;
use crate::visibility::{Glimpse, Memories, Sighting, Visibility};

use super::state::{Opening, seen_among};
use super::told::{is_adjustment_seen, told, told_retreats};
use super::witness::Witness;

/// Notes what each power saw in a phase and sees no more. `before` and `next`: the whole game before the phase and
/// after it.
pub(in crate::game) fn remember(before: &State, report: &Report, next: &mut State) {
    let Visibility::Fog(old) = &before.visibility else {
        return;
    };
    let opening = Opening::of(before);
    let memories: Memories = before
        .setup
        .played()
        .into_iter()
        .map(|power| {
            let known = old.get(&power).cloned().unwrap_or_default();
            let was = before.sight(&[power]);
            let memory = Looking {
                power,
                before,
                next,
                witness: Witness {
                    known: seen_among(&before.position, &was, &[power]),
                    was,
                    is: next.sight(&[power]),
                    after: &next.position,
                    setup: &before.setup,
                },
                opening: &opening,
            };
            (power, memory.after(known, report))
        })
        .collect();
    next.visibility = Visibility::Fog(memories);
}

/// One power, looking at a phase.
struct Looking<'a> {
    power: Power,
    before: &'a State,
    next: &'a State,
    witness: Witness<'a>,
    opening: &'a Opening,
}

/// What was told of one unit.
#[derive(Clone, Copy)]
struct Step {
    /// The unit where it stood before the phase, if it left there.
    left: Option<Unit>,
    /// The unit where it stands after the phase, if it came there.
    stands: Option<Unit>,
}

impl Looking<'_> {
    /// What the power remembers after the phase.
    fn after(
        &self,
        mut known: BTreeMap<Province, Glimpse>,
        report: &Report,
    ) -> BTreeMap<Province, Glimpse> {
        for at in self.witness.was.minus(&self.witness.is).iter() {
            known.insert(at, self.glimpse(at));
        }
        self.follow(&mut known, &self.steps(report));
        for (at, owner) in self.new_owners(report) {
            self.noted(&mut known, at).owner = Some(owner);
        }
        known.retain(|at, _| !self.witness.is.contains(*at));
        known
    }

    /// A province as it was when the phase began.
    fn glimpse(&self, at: Province) -> Glimpse {
        let state = self.before;
        let blocks = state.economy.investments();
        Glimpse {
            year: state.phase.year,
            number: state.number,
            units: state.position.at(at).map(Sighting::from).collect(),
            owner: state.economy.owners().get(&at).copied(),
            blocks: blocks.and_then(|all| all.get(&at)).copied(),
        }
    }

    /// The units that the power is told came, went or vanished.
    fn steps(&self, report: &Report) -> Vec<Step> {
        let stands = |id: UnitId| self.next.position.unit(id).copied();
        let mut steps = Vec::new();
        match &report.results {
            Results::Movement(all) => {
                for outcome in told(all, &self.witness) {
                    let unit = outcome.unit;
                    let lost = outcome.dislodged.is_some()
                        || outcome.annihilated.is_some()
                        || outcome.verdict == Verdict::Removed;
                    let now = stands(unit.id);
                    let moved = now.is_some_and(|now| now.at != unit.at);
                    if lost || moved {
                        steps.push(Step {
                            left: Some(unit),
                            stands: now,
                        });
                    }
                }
            }
            Results::Retreats(all) => {
                for retreat in told_retreats(all, &self.witness) {
                    let units = [Some(retreat.unit), retreat.cargo];
                    // It did not stand where it was driven out.
                    steps.extend(units.into_iter().flatten().map(|unit| Step {
                        left: None,
                        stands: stands(unit.id),
                    }));
                }
            }
            Results::Adjustments(all) => {
                let told = all.iter().filter(|a| is_adjustment_seen(a, &self.witness));
                steps.extend(told.map(|done| match done {
                    Adjustment::Built { unit, .. } => Step {
                        left: None,
                        stands: Some(*unit),
                    },
                    Adjustment::Removed { unit, .. }
                    | Adjustment::RemovedInDisorder { unit, .. } => Step {
                        left: Some(*unit),
                        stands: None,
                    },
                    Adjustment::Waived { .. }
                    | Adjustment::Unused { .. }
                    | Adjustment::Failed { .. } => Step {
                        left: None,
                        stands: None,
                    },
                }));
            }
            Results::Treaties => {}
        }
        let neutral = report.neutral_units();
        let neutral = neutral.filter(|(unit, _)| self.witness.saw_unit(unit));
        steps.extend(neutral.map(|(unit, came)| Step {
            left: (!came).then_some(unit),
            stands: came.then_some(unit),
        }));
        steps
    }

    /// Notes units that were seen to go: all of them left before any of them stands where it went, or one that follows
    /// another would take its place in the memory.
    fn follow(&self, known: &mut BTreeMap<Province, Glimpse>, steps: &[Step]) {
        for unit in steps.iter().filter_map(|step| step.left) {
            let from = &mut self.noted(known, unit.at.province).units;
            let sighting = Sighting::from(&unit);
            if let Some(place) = from.iter().position(|seen| *seen == sighting) {
                from.remove(place);
            }
        }
        let setup = &self.next.setup;
        let shared = setup.movement.shared(setup.board());
        let mut taken = BTreeSet::new();
        for unit in steps.iter().filter_map(|step| step.stands) {
            let at = unit.at.province;
            let to = self.noted(known, at);
            if !shared.contains(at) && taken.insert(at) {
                to.units.clear();
            }
            to.units.push(Sighting::from(&unit));
        }
    }

    /// The provinces of which the power is told that they changed hands, with their new owners.
    fn new_owners(&self, report: &Report) -> Vec<(Province, Power)> {
        report
            .new_owners()
            .into_iter()
            .filter(|(at, to, from)| {
                self.witness.saw(*at) || *to == self.power || *from == Some(self.power)
            })
            .map(|(at, to, _)| (at, to))
            .collect()
    }

    /// What is noted of a province as of this phase, beginning with what was known of it.
    fn noted<'k>(
        &self,
        known: &'k mut BTreeMap<Province, Glimpse>,
        at: Province,
    ) -> &'k mut Glimpse {
        let noted = known.entry(at).or_insert_with(|| self.opening.glimpse(at));
        noted.year = self.before.phase.year;
        noted.number = self.before.number;
        noted
    }
}
