//! The turn pipeline: a state and the sheets of its phase make the next state and a report.
//!
//! It is total: whatever is written, every order gets a verdict or a fault, and nothing panics.

use std::collections::BTreeMap;

use crate::board::{Power, PowerMap, Unit, UnitId};
use crate::control::{Control, PlayerId};
use crate::movement::{self, assign, assign_retreats, retreat};
use crate::orders::{Act, Order};

use super::close::{close_season, close_year};
use super::report::{Report, Results, Unheard};
use super::{Fact, Fault, Phase, Sheet, Stage, State, Step};

/// Adjudicates the open phase.
///
/// Each player's sheet counts for the powers the control axis gives them; of two orders for one
/// unit the later on the sheet counts. A state that is not being played comes back unchanged.
pub fn adjudicate(state: &State, sheets: &BTreeMap<PlayerId, Sheet>) -> (State, Report) {
    let mut next = state.clone();
    let mut report = Report {
        phase: state.phase,
        number: state.number,
        before: state.position.clone(),
        owners: state.economy.owners().clone(),
        results: Results::Movement(Vec::new()),
        unheard: Vec::new(),
        missed: Vec::new(),
        captures: Vec::new(),
        eliminated: Vec::new(),
        outcome: None,
        next: state.phase,
        due: state.due(),
    };
    if !state.is_playing() {
        return (next, report);
    }
    let heard = Heard::listen(state, sheets, &mut report.unheard);
    note_missed(&mut next, sheets, &mut report);
    match state.phase.step {
        Step::Movement => movement_step(&mut next, &heard, &mut report),
        Step::Retreats => retreat_step(&mut next, &heard, &mut report),
        Step::Adjustments => {
            let board = state.setup.board();
            let rules = state.setup.rulebook();
            let done = next
                .economy
                .adjust(board, rules, &mut next.position, &heard.winter);
            report.results = Results::Adjustments(done);
            close_year(&mut next);
        }
    }
    next.number += 1;
    next.votes = Default::default();
    if let Stage::Finished(outcome) = &next.stage {
        report.outcome = Some(outcome.clone());
    }
    report.next = next.phase;
    report.due = next.due();
    (next, report)
}

/// The orders that count.
#[derive(Default)]
struct Heard {
    /// One for each ordered unit, standing or dislodged.
    units: BTreeMap<UnitId, Act>,
    /// Winter's, by power, in the order written.
    winter: PowerMap<Vec<Order>>,
}

impl Heard {
    /// Asks the control axis whose orders count for which units, and the movement axis which of
    /// several orders for a unit does.
    fn listen(
        state: &State,
        sheets: &BTreeMap<PlayerId, Sheet>,
        unheard: &mut Vec<Unheard>,
    ) -> Heard {
        let mut heard = Heard::default();
        let mut written = Vec::new();
        let mut authors = Vec::new();
        for (player, sheet) in sheets {
            for power in state.control.powers_of(*player) {
                for order in &sheet.orders {
                    match (state.phase.step, order) {
                        // Winter's orders depend on each other; the economy judges them together.
                        (Step::Adjustments, _) => {
                            heard.winter.entry(power).or_default().push(order.clone());
                        }
                        (_, Order::Unit { unit, act }) => {
                            written.push((*unit, act.clone()));
                            authors.push((*player, power));
                        }
                        (step, _) => {
                            let (player, order) = (*player, order.clone());
                            let fault = Fault::WrongPhase { step };
                            unheard.push(Unheard {
                                player,
                                power,
                                order,
                                fault,
                            });
                        }
                    }
                }
            }
        }
        let (board, rules) = (state.setup.board(), state.setup.rulebook());
        let own = |i: usize, unit: &Unit| unit.owner == Some(authors[i].1);
        let assigned = match state.phase.step {
            Step::Movement => assign(board, rules, &state.position, &written, own),
            _ => assign_retreats(board, rules, &state.position, &written, own),
        };
        for (i, fate) in assigned.fates.iter().enumerate() {
            if let Err(why) = fate {
                let (player, power) = authors[i];
                let (unit, act) = written[i].clone();
                let order = Order::Unit { unit, act };
                unheard.push(Unheard {
                    player,
                    power,
                    order,
                    fault: Fault::Illegal(*why),
                });
            }
        }
        heard.units = assigned.acts;
        heard
    }
}

/// Counts the phases in which a seated player with something to do handed in nothing.
fn note_missed(next: &mut State, sheets: &BTreeMap<PlayerId, Sheet>, report: &mut Report) {
    for (power, _) in next.due() {
        let players = next.control.players_of(power);
        let silent = |p: &PlayerId| sheets.get(p).is_none_or(Sheet::is_empty);
        if players.is_empty() {
            continue;
        }
        let missed = players.iter().all(silent);
        if missed {
            report.missed.push(power);
        }
        let Control::Seats(seats) = &mut next.control;
        if let Some(seat) = seats.seats.get_mut(&power) {
            seat.missed = if missed { seat.missed + 1 } else { 0 };
        }
    }
}

fn movement_step(next: &mut State, heard: &Heard, report: &mut Report) {
    let board = next.setup.board();
    let rules = next.setup.rulebook();
    let friends = next.setup.relations.friends();
    let seated = |power: &Power| !next.control.players_of(*power).is_empty();
    let orders = movement::Orders {
        acts: heard.units.clone(),
        disorder: board.powers().filter(|p| !seated(p)).collect(),
    };
    let done = movement::resolve(board, rules, &friends, &next.position, &orders);
    let phase = next.phase;
    for outcome in &done.outcomes {
        let unit = &outcome.unit;
        if let Some(stands) = done.after.unit(unit.id) {
            let province = stands.at.province;
            if province != unit.at.province {
                let fact = Fact::Entered {
                    phase,
                    unit: unit.id,
                    owner: unit.owner,
                    province,
                };
                next.facts.push(fact);
            }
        }
        if outcome.dislodged.is_some() {
            let province = unit.at.province;
            let fact = Fact::Dislodged {
                phase,
                unit: unit.id,
                owner: unit.owner,
                province,
            };
            next.facts.push(fact);
        }
    }
    for province in done.after.standoffs.iter() {
        next.facts.push(Fact::Standoff { phase, province });
    }
    next.position = done.after;
    report.results = Results::Movement(done.outcomes);
    // Who has nowhere to go needs no order.
    next.position.dislodged.retain(|d| !d.retreats.is_empty());
    if next.position.dislodged.is_empty() {
        close_season(next, report);
    } else {
        next.phase = phase.retreats();
    }
}

fn retreat_step(next: &mut State, heard: &Heard, report: &mut Report) {
    let board = next.setup.board();
    let phase = next.phase;
    let done = retreat::resolve(board, &next.position, &heard.units);
    for outcome in &done.outcomes {
        if let Some(stands) = done.after.unit(outcome.unit.id) {
            let (unit, owner, province) = (stands.id, stands.owner, stands.at.province);
            next.facts.push(Fact::Entered {
                phase,
                unit,
                owner,
                province,
            });
        }
    }
    next.position = done.after;
    report.results = Results::Retreats(done.outcomes);
    close_season(next, report);
}

/// The phase after this one when nothing stands in between.
pub(super) fn following(phase: Phase) -> Phase {
    use super::Season::{Fall, Spring, Winter};
    match phase.season {
        Spring => Phase::moves(Fall, phase.year),
        Fall => Phase::winter(phase.year),
        Winter => Phase::moves(Spring, phase.year.saturating_add(1)),
    }
}
