//! Every legal order of a unit, for those who would rather choose than type.

use super::ConvoyRules;
use super::legality::PositionLayout;
use super::rulebook::Rulebook;
use crate::board::{Board, Location, Position, Province, Unit, UnitKind, on_grid};
use crate::orders::{Act, UnitRef, Via};

/// Every legal act of a standing unit in a movement phase: hold, moves (by land, then by convoy),
/// supports, convoys; places in the order of their ids. A move to a neighbour that fleets could
/// also carry is there in both ways.
///
/// ```
/// use chancery_movement::board::Board;
/// use chancery_movement::movement::{Rulebook, legal_acts};
/// use chancery_movement::orders::Act;
///
/// let board = Board::standard();
/// let units = &board.start().units;
/// let berlin = units.iter().find(|unit| unit.at.to_string() == "ber").expect("a unit");
/// let acts = legal_acts(board, &Rulebook::default(), board.start(), berlin);
/// let moves = acts.iter().filter(|act| matches!(act, Act::Move { .. }));
/// assert_eq!(moves.count(), 4, "Kiel, Munich, Prussia and Silesia");
/// assert!(acts.contains(&Act::Hold));
/// ```
pub fn legal_acts(board: &Board, rules: &Rulebook, position: &Position, unit: &Unit) -> Vec<Act> {
    legal_acts_with(board, rules, ConvoyRules::default(), position, unit)
}

/// As [`legal_acts`], with the convoys of a game: going aboard comes after the moves.
pub fn legal_acts_with(
    board: &Board,
    rules: &Rulebook,
    convoys: ConvoyRules,
    position: &Position,
    unit: &Unit,
) -> Vec<Act> {
    let (units, aboard) = (&position.units, &position.aboard);
    on_grid!(board, grid => {
        let ground = PositionLayout::with(board, grid, rules, convoys, units, aboard);
        legal_acts_on(&ground, position, unit)
    })
}

fn legal_acts_on<const W: usize>(
    ground: &PositionLayout<'_, W>,
    position: &Position,
    unit: &Unit,
) -> Vec<Act> {
    let board = ground.board;
    let (Some(_), Some(here)) = (ground.place_of(unit), ground.slot(unit.at.province)) else {
        return Vec::new();
    };
    if ground.carrier(unit).is_some() {
        return landings_of(ground, unit);
    }
    let mut acts = vec![Act::Hold];
    let mut offer = |act: Act| {
        if ground.plan(unit, &act).is_ok() {
            acts.push(act);
        }
    };
    let unsaid = |to| Act::Move {
        to,
        via: Via::Unsaid,
    };
    match unit.kind {
        UnitKind::Fleet => board
            .fleet_neighbours(unit.at)
            .map(unsaid)
            .for_each(&mut offer),
        UnitKind::Army => {
            let near = board.army_neighbours(unit.at.province);
            near.iter()
                .map(Location::from)
                .map(unsaid)
                .for_each(&mut offer);
            for to in board.coastal().iter() {
                let via = if near.contains(to) {
                    Via::Convoy
                } else {
                    Via::Unsaid
                };
                let goal = ground.slot(to);
                if goal.is_some_and(|goal| ground.can_carry(here, goal, ground.afloat)) {
                    let to = to.into();
                    offer(Act::Move { to, via });
                }
            }
            for fleet in ground.boardable(unit) {
                let fleet = fleet.at.province;
                offer(Act::Board { fleet, lands: None });
                for to in board.coastal().iter().map(Location::from) {
                    let lands = Some(to);
                    offer(Act::Board { fleet, lands });
                }
            }
        }
    }
    let mut others: Vec<&Unit> = position.units.iter().collect();
    others.sort_by_key(|u| u.at);
    let named = |unit: &Unit| UnitRef {
        joint: position.is_joint(unit.id),
        ..named(unit)
    };
    for other in &others {
        if position.carrier(other.id).is_some() {
            // Who supports the fleet supports both.
            continue;
        }
        offer(Act::SupportHold { unit: named(other) });
    }
    let reach = board.reach(unit.kind, unit.at);
    for other in &others {
        for to in reach.iter().flat_map(|p| landings(board, other, p)) {
            let unit = named(other);
            offer(Act::SupportMove { unit, to });
        }
    }
    if unit.kind == UnitKind::Fleet && board.is_sea(unit.at.province) {
        for army in others.iter().filter(|u| u.kind == UnitKind::Army) {
            for to in board.coastal().iter().map(Location::from) {
                let unit = named(army);
                offer(Act::Convoy { unit, to });
            }
        }
    }
    acts
}

/// What an army aboard may be told: to stay aboard, or to land.
fn landings_of<const W: usize>(ground: &PositionLayout<'_, W>, unit: &Unit) -> Vec<Act> {
    let land = |to| Act::Move {
        to,
        via: Via::Unsaid,
    };
    let shores = ground.board.coastal().iter().map(Location::from).map(land);
    let all = std::iter::once(Act::Hold).chain(shores);
    all.filter(|act| ground.plan(unit, act).is_ok()).collect()
}

/// The ways to name where a supported unit goes: the province, and its coasts when it is a fleet
/// that could land on several.
pub(super) fn landings(board: &Board, unit: &Unit, p: Province) -> impl Iterator<Item = Location> {
    let coasts = match unit.kind {
        UnitKind::Fleet => board.coasts(p),
        UnitKind::Army => &[],
    };
    let coasts = coasts.iter().map(move |c| Location::on(p, *c));
    let within = coasts.filter(move |to| board.fleet_can_reach(unit.at, *to));
    let several = within.clone().nth(1).is_some();
    let within = within.filter(move |_| several);
    std::iter::once(Location::from(p)).chain(within)
}

pub(super) fn named(unit: &Unit) -> UnitRef {
    UnitRef {
        power: unit.owner,
        kind: Some(unit.kind),
        at: unit.at,
        joint: false,
    }
}
