//! Scenes of games in which fleets share seas: their orders as tasks, with what came of them.

use std::collections::BTreeSet;

use chancery_i18n::Words;
use chancery_rules::board::{Board, Location, Power, Province, ProvinceSet, Unit, UnitKind};
use chancery_rules::economy::Adjustment;
use chancery_rules::game::{self, PhaseKind, State};
use chancery_rules::movement::{
    Caution, DestructionCause, Outcome as MoveOutcome, Reason, Verdict,
};
use chancery_rules::orders::{Act, Order, UnitRef, Via};

use super::convoys::convoy_route;
use super::marks;
use crate::map::patterns;
use crate::scene::{Mark, Outcome};
use crate::task::{Task, TaskKind, Waters, Who};

/// What a picture of a board with shared seas shows beside others: letters, straits and passages.
pub fn waters(board: &Board, words: &Words) -> Waters {
    Waters {
        letters: patterns::letters(board, words),
        straits: board.straits().to_vec(),
        passages: board.passages().iter().map(|p| p.between).collect(),
    }
}

/// The orders of a phase of movement as they went, and the provinces that were open to whom.
pub fn results(board: &Board, all: &[MoveOutcome], opened: &[(Province, Power)]) -> Vec<Mark> {
    let units: Vec<&Unit> = all.iter().map(|o| &o.unit).collect();
    let carried = all.iter().filter(|o| o.verdict != Verdict::Void);
    let orders = Orders {
        board,
        units: &units,
        convoys: convoys(carried.map(|o| (o.unit.at.province, o.taken()))),
    };
    let mut tasks = Vec::new();
    for o in all {
        let act = match (&o.ordered, o.verdict) {
            (None, _) => None,
            (Some(ordered), Verdict::Illegal) => Some(ordered),
            (Some(_), _) => Some(o.taken()),
        };
        let deed = act.map_or(TaskKind::Nothing, |act| orders.deed(&o.unit, act));
        let lost = o.annihilated.map(DestructionCause::at);
        if deed == TaskKind::Nothing && lost.is_none() {
            continue;
        }
        let mut task = Task {
            who: who(&o.unit),
            kind: o.unit.kind,
            count: 1,
            deed,
            outcome: marks::outcome(o.verdict),
            barred: None,
            lost,
        };
        task.barred = match o.reason {
            Reason::Blocked { .. } | Reason::NoPassage { .. } => {
                let second = task.middle().is_some()
                    && !matches!(o.annihilated, Some(DestructionCause::Stopped { .. }));
                Some(usize::from(second))
            }
            // It never left.
            Reason::Caught { .. } if task.outcome == Outcome::Failed => Some(0),
            _ => None,
        };
        add(&mut tasks, task);
    }
    let mut marks: Vec<Mark> = tasks.into_iter().map(Mark::Task).collect();
    let beaten = all.iter().filter(|o| o.dislodged.is_some());
    marks.extend(beaten.map(|o| Mark::Dislodged { at: o.unit.at }));
    marks.extend(opened.iter().map(|(at, to)| Mark::Leave {
        at: *at,
        to: *to,
        outcome: Outcome::Done,
    }));
    marks
}

/// What was written, each order for the power that `whose` names and with whether it is good.
pub fn written(
    state: &State,
    whose: &dyn Fn(&Order) -> Power,
    checked: &[(Order, Outcome)],
) -> Vec<Mark> {
    let board = state.setup.board();
    let units: Vec<&Unit> = state.position.units.iter().collect();
    let good = checked.iter().filter(|(_, outcome)| outcome.good());
    let acts = good.filter_map(|(order, _)| order.ordered());
    let orders = Orders {
        board,
        units: &units,
        convoys: convoys(acts.map(|(_, unit, act)| (unit.at.province, act))),
    };
    let mut tasks = Vec::new();
    let mut marks = Vec::new();
    for (order, outcome) in checked {
        let (outcome, power) = (*outcome, whose(order));
        match order {
            Order::Open { at, to } => marks.push(Mark::Leave {
                at: *at,
                to: *to,
                outcome,
            }),
            Order::Build { kind, at } => marks.push(Mark::Build {
                owner: Some(power),
                kind: *kind,
                at: *at,
                outcome,
            }),
            Order::Waive => {}
            Order::Unit { .. } | Order::Several { .. } => {
                let Some((count, named, act)) = order.ordered() else {
                    continue;
                };
                let Some(unit) = orders.ordered(power, named) else {
                    continue;
                };
                let winter = state.phase.step == PhaseKind::Adjustments;
                if winter && !outcome.good() {
                    continue;
                }
                let mut task = Task {
                    who: who(unit),
                    kind: unit.kind,
                    count: u32::try_from(count).unwrap_or(u32::MAX),
                    deed: orders.deed(unit, act),
                    outcome,
                    barred: None,
                    lost: None,
                };
                if outcome.good() {
                    task.lost = doomed(state, power, order, &task);
                }
                add(&mut tasks, task);
            }
        }
    }
    marks.splice(0..0, tasks.into_iter().map(Mark::Task));
    marks
}

/// Where the fleets of an order will be annihilated, if that is sure.
fn doomed(state: &State, power: Power, order: &Order, task: &Task) -> Option<Province> {
    let cautions = game::cautions(state, power, order);
    cautions.into_iter().find_map(|caution| match caution {
        Caution::EndsOutsideCentre { at } => Some(at),
        Caution::SecondOrder => task.middle(),
        _ => None,
    })
}

/// The orders of a Winter with their outcomes, on a board with shared seas.
pub fn winter(all: &[Adjustment]) -> Vec<Mark> {
    let mut tasks = Vec::new();
    let mut marks = Vec::new();
    for a in all {
        match a {
            Adjustment::Removed { unit, .. } | Adjustment::RemovedInDisorder { unit, .. } => {
                let task = Task {
                    who: who(unit),
                    kind: unit.kind,
                    count: 1,
                    deed: TaskKind::Disband,
                    outcome: Outcome::Done,
                    barred: None,
                    lost: None,
                };
                add(&mut tasks, task);
            }
            other => marks.extend(marks::adjustment(other)),
        }
    }
    marks.splice(0..0, tasks.into_iter().map(Mark::Task));
    marks
}

/// Adds a task; one like it counts once more.
fn add(tasks: &mut Vec<Task>, task: Task) {
    let like = |other: &&mut Task| {
        let count = other.count;
        **other
            == Task {
                count,
                ..task.clone()
            }
    };
    match tasks.iter_mut().find(like) {
        Some(other) => other.count += task.count,
        None => tasks.push(task),
    }
}

fn who(unit: &Unit) -> Who {
    Who {
        owner: unit.owner,
        at: unit.at,
    }
}

/// A convoy that was ordered: the sea, whence and whither.
type Convoy = (Province, Province, Province);

fn convoys<'a>(acts: impl Iterator<Item = (Province, &'a Act)>) -> BTreeSet<Convoy> {
    let carries = |(at, act): (Province, &'a Act)| match act {
        Act::Convoy { unit, to } => Some((at, unit.at.province, to.province)),
        Act::Then { sea, act } => match &**act {
            Act::Convoy { unit, to } => Some((*sea, unit.at.province, to.province)),
            _ => None,
        },
        _ => None,
    };
    acts.filter_map(carries).collect()
}

/// What is known of a phase's orders.
struct Orders<'a> {
    board: &'a Board,
    units: &'a [&'a Unit],
    convoys: BTreeSet<Convoy>,
}

impl Orders<'_> {
    /// The unit of a power that an order is for.
    fn ordered(&self, power: Power, named: &UnitRef) -> Option<&Unit> {
        let at = named.at.province;
        let owner = named.power.unwrap_or(power);
        let mut here = self.units.iter().filter(|u| u.at.province == at);
        here.find(|u| u.owner == Some(owner)).copied()
    }

    /// The units an order speaks of: its own power's, unless another is named or alone there.
    fn named(&self, by: &Unit, named: &UnitRef) -> Who {
        let at = named.at.province;
        let here = || self.units.iter().filter(move |u| u.at.province == at);
        let own = || here().find(|u| u.owner == by.owner && u.id != by.id);
        let found = match named.power {
            Some(power) => here().find(|u| u.owner == Some(power)),
            None => own().or_else(|| here().next()),
        };
        match found {
            Some(unit) => who(unit),
            None => Who {
                owner: named.power.or(by.owner),
                at: named.at,
            },
        }
    }

    fn deed(&self, unit: &Unit, act: &Act) -> TaskKind {
        match act {
            Act::Hold => TaskKind::Hold,
            Act::Move { to, via } => TaskKind::Move {
                by: self.route(unit, *to, via),
                to: *to,
            },
            Act::Then { sea, act } => self.help(unit, Some(*sea), act),
            Act::Patrol { against } => TaskKind::Patrol { against: *against },
            Act::Block { against } => {
                let half = unit.at.province;
                TaskKind::Block {
                    against: *against,
                    across: self.board.across(half).unwrap_or(half),
                }
            }
            Act::Disband => TaskKind::Disband,
            help => self.help(unit, None, help),
        }
    }

    fn help(&self, unit: &Unit, by: Option<Province>, act: &Act) -> TaskKind {
        match act {
            Act::SupportHold { unit: other } => TaskKind::SupportHold {
                by,
                whom: self.named(unit, other),
            },
            Act::SupportMove { unit: other, to } => TaskKind::SupportMove {
                by,
                whom: self.named(unit, other),
                leg: None,
                to: *to,
            },
            Act::SupportLeg {
                unit: other,
                by: leg,
                to,
                ..
            } => TaskKind::SupportMove {
                by,
                whom: self.named(unit, other),
                leg: Some(*leg),
                to: *to,
            },
            Act::Convoy { unit: army, to } => TaskKind::Convoy {
                by,
                army: army.at,
                to: *to,
            },
            // Nothing else goes with a first leg; the leg alone is shown.
            _ => TaskKind::Move {
                by: Vec::new(),
                to: by.map_or(unit.at, Location::from),
            },
        }
    }

    fn route(&self, unit: &Unit, to: Location, via: &Via) -> Vec<Province> {
        match (unit.kind, via) {
            (UnitKind::Fleet, Via::Route(seas)) => seas.clone(),
            (UnitKind::Fleet, _) => Vec::new(),
            (UnitKind::Army, _) => {
                let whole = (unit.at.province, to.province);
                let mine = self.convoys.iter().filter(|c| (c.1, c.2) == whole);
                let fleets: ProvinceSet = mine.map(|c| c.0).collect();
                convoy_route(self.board, unit.at, to, via, &fleets)
            }
        }
    }
}
