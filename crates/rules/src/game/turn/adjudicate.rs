//! The turn pipeline: a state and the sheets of its phase make the next state and a report.
//!
//! It is total: whatever is written, every order gets a verdict or a fault, and nothing panics.

use std::collections::BTreeMap;

use crate::board::{Power, PowerMap, Province, Unit};
use crate::control::PlayerId;
use crate::economy::{Adjustment, Declared, EconomyContext};
use crate::game::exchange::turn as trading;
use crate::game::sheets::{EffectiveOrders, is_good, rules_passages};
use crate::game::treaties::orders::{allowed, mark_moves, mark_retreats, without_illegal};
use crate::game::{Fact, GameStatus, Opening, PhaseKind, Report, Results, Sheet, State, axes};
use crate::movement::{self, Warden};
use crate::orders::{Act, Order};
use crate::relations::Offer;

use super::close::{close_season, close_year};
use super::motions::{bring_in, decide};

/// Adjudicates the open phase.
///
/// Each player's sheet counts for the powers the control axis gives them; of two orders for one
/// unit the later on the sheet counts. A state that is not being played comes back unchanged.
///
/// ```
/// use std::collections::BTreeMap;
/// use chancery_rules::game::{State, adjudicate};
/// use chancery_rules::variants;
///
/// let lobby = State::new(variants::standard(None));
/// assert_eq!(adjudicate(&lobby, &BTreeMap::new()).0, lobby);
/// ```
pub fn adjudicate(state: &State, sheets: &BTreeMap<PlayerId, Sheet>) -> (State, Report) {
    let mut next = state.clone();
    let mut report = Report::new(state);
    if !state.is_playing() {
        return (next, report);
    }
    let declared = declared(state, sheets);
    report.hear(declared.unspoken.clone());
    report.hear(next.economy.begin(&state.ground(), &declared));
    let relations = axes::relations(state);
    let promised = |state: &State| axes::control(state).treaties(state, sheets);
    let offers = relations.begin(&mut next, &promised, &mut report);
    let mut heard = axes::control(&next).orders(&next, sheets, &mut report);
    trading::seal(&mut next, sheets);
    report.decided = decide(&mut next);
    report.let_pass(&heard.leave);
    note_missed(&mut next, sheets, &mut report);
    match state.phase.step {
        PhaseKind::Treaties => {
            report.results = Results::Treaties;
            relations.confer(&mut next, &offers, &mut report);
        }
        PhaseKind::Movement => movement_step(&mut next, &heard, &offers, &mut report),
        PhaseKind::Retreats => retreat_step(&mut next, &heard, &mut report),
        PhaseKind::Adjustments => {
            let enclosed = relations.take_enclosed(state, &mut heard.winter);
            if enclosed.first {
                enclosed.clear(&mut next.position);
            }
            let before = next.position.clone();
            let ground = EconomyContext {
                position: &before,
                ..state.ground()
            };
            let orders = &opened(state, heard.winter);
            let so_far = report.so_far();
            let (mut done, news) = if state.is_only_trading() {
                Default::default()
            } else {
                let position = &mut next.position;
                let economy = &mut next.economy;
                economy.adjust(&ground, position, orders, &declared, so_far)
            };
            // Nobody builds for a power that nobody plays.
            let idle = |a: &Adjustment| {
                matches!(a, Adjustment::Unused { .. }) && !state.setup.plays(a.power())
            };
            done.retain(|adjustment| !idle(adjustment));
            enclosed.clear(&mut next.position);
            done.extend(enclosed.told());
            report.results = Results::Adjustments(done);
            report.hear(news);
            close_year(&mut next, &mut report);
        }
    }
    bring_in(&mut next, &report.decided);
    // Who went otherwise than with a Fall's close: with the last unit, in Winter above all.
    let gone = |power: &Power| {
        let told = report.eliminated.contains(power);
        state.is_in(*power) && !next.is_in(*power) && !told
    };
    let gone: Vec<Power> = next.setup.board().powers().filter(gone).collect();
    report.eliminated.extend(gone);
    next.number += 1;
    if let GameStatus::Finished(outcome) = &next.stage {
        report.outcome = Some(outcome.clone());
    }
    axes::remember(state, &report, &mut next);
    report.next = next.phase;
    report.due = next.due();
    (next, report)
}

/// What each power declared in the economy's sections.
fn declared(state: &State, sheets: &BTreeMap<PlayerId, Sheet>) -> Declared {
    let unplayed = |p: &Power| state.control.players_of(*p).is_empty();
    let mut declared = Declared {
        unplayed: state.setup.board().powers().filter(unplayed).collect(),
        ..Declared::default()
    };
    axes::control(state).declare(state, sheets, &mut declared);
    declared
}

/// Counts the phases in which a seated player with something to do handed in nothing.
fn note_missed(next: &mut State, sheets: &BTreeMap<PlayerId, Sheet>, report: &mut Report) {
    let mut counted: Vec<Power> = Vec::new();
    for (power, due) in next.due() {
        // Who can pay for its units may leave the rest, and treaties are nobody's duty.
        if next.may_be_left(power, due) {
            continue;
        }
        if next.control.players_of(power).is_empty() {
            continue;
        }
        let missed = axes::control(next).is_silent(next, power, sheets, report);
        if missed {
            report.missed.push(power);
        }
        // Whoever plays several powers has missed one phase, whatever each of them was to do.
        if counted.contains(&power) {
            continue;
        }
        for power in next.setup.hand_of(power) {
            next.control.note_missed(power, missed);
            counted.push(power);
        }
    }
}

fn movement_step(
    next: &mut State,
    heard: &EffectiveOrders,
    offers: &PowerMap<Vec<Offer>>,
    report: &mut Report,
) {
    let board = next.setup.board();
    let friends = next.relations.friends();
    let good = |unit, act: &Act| is_good(next, unit, act);
    let relations = axes::relations(next);
    let mut written = relations.written(next, &heard.units, &heard.by, &good);
    let forbidden = relations.forbidden(next, &written);
    let seated = |power: &Power| !next.control.players_of(*power).is_empty();
    let played = next.setup.played();
    let orders = movement::Orders {
        acts: allowed(&heard.units, &forbidden).collect(),
        // Units of a power that nobody plays from the start may be supported, whatever the rulebook
        // says of disorder.
        disorder: played.iter().copied().filter(|p| !seated(p)).collect(),
        wardens: wardens(next, &heard.leave),
    };
    let rules = &next.setup.movement;
    let mut done = rules.resolve(board, &friends, &next.position, &orders);
    done.disband_dislodged(|owner| !played.contains(&owner));
    without_illegal(&mut written, &done.outcomes);
    let judged = relations.judge(next, &written);
    mark_moves(&mut done.outcomes, &heard.units, &judged);
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
                    battles: done.battles(unit.id),
                };
                next.facts.push(fact);
            }
        }
        if let Some(doom) = outcome.annihilated {
            next.facts.push(Fact::Annihilated {
                phase,
                unit: unit.id,
                owner: unit.owner,
                province: doom.at(),
            });
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
    relations.carry_out(next, judged, &done.after, offers, report);
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

/// Who has the say over the provinces that fleets may pass by.
fn wardens(state: &State, leave: &[(Province, Power)]) -> BTreeMap<Province, Warden> {
    let owners = state.economy.owners();
    let warden = |past: Province| Warden {
        owner: owners.get(&past).copied(),
        leave: leave
            .iter()
            .filter(|(at, _)| *at == past)
            .map(|(_, to)| *to)
            .collect(),
    };
    rules_passages(state)
        .map(|past| (past, warden(past)))
        .collect()
}

/// Winter's orders; where every power builds its first units itself, those that order nothing have the
/// board's (N-03b, 5B.22).
fn opened(state: &State, mut orders: PowerMap<Vec<Order>>) -> PowerMap<Vec<Order>> {
    let first = state.phase == state.setup.first_phase();
    if state.setup.opening != Opening::Chosen || !first {
        return orders;
    }
    let board = state.setup.board();
    for power in state.setup.played() {
        let own = orders.entry(power).or_default();
        if own.is_empty() {
            let build = |unit: &Unit| Order::Build {
                kind: unit.kind,
                at: unit.at,
            };
            own.extend(board.start().of(power).map(build));
        }
    }
    orders
}

fn retreat_step(next: &mut State, heard: &EffectiveOrders, report: &mut Report) {
    let board = next.setup.board();
    let phase = next.phase;
    let rules = &next.setup.movement;
    let good = |unit, act: &Act| is_good(next, unit, act);
    let relations = axes::relations(next);
    let written = relations.written(next, &heard.units, &heard.by, &good);
    let judged = relations.judge(next, &written);
    let orders = allowed(&heard.units, &judged.forbidden).collect();
    let mut done = rules.retreat(board, &next.position, &orders);
    mark_retreats(&mut done.outcomes, &heard.units, &judged);
    for outcome in &done.outcomes {
        if let Some(stands) = done.after.unit(outcome.unit.id) {
            let (unit, owner, province) = (stands.id, stands.owner, stands.at.province);
            next.facts.push(Fact::Entered {
                phase,
                unit,
                owner,
                province,
                battles: Vec::new(),
            });
        }
    }
    let offers = PowerMap::new();
    relations.carry_out(next, judged, &done.after, &offers, report);
    next.position = done.after;
    report.results = Results::Retreats(done.outcomes);
    close_season(next, report);
}
