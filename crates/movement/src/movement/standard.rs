//! The movement phase of the standard rules, whatever the rulebook.

use super::explain::Explained;
use super::field::Field;
use super::legality::PositionLayout;
use super::outcome::{DestructionCause, Movement, Outcome, Verdict};
use super::retreat;
use super::{ConvoyRules, Friends, Orders, Rulebook};
use crate::board::{
    Aboard, Board, Dislodged, Grid, Location, Position, Province, Slots, Unit, UnitId, UnitKind,
    on_grid,
};

/// Resolves a movement phase with a rulebook's convoys, as [`resolve_with`].
///
/// ```
/// use chancery_movement::board::Board;
/// use chancery_movement::movement::{Friends, Orders, Rulebook, resolve};
///
/// // Nobody orders anything: every unit holds.
/// let board = Board::standard();
/// let (rules, friends) = (Rulebook::default(), Friends::default());
/// let movement = resolve(board, &rules, &friends, board.start(), &Orders::default());
/// assert!(movement.outcomes.iter().all(|outcome| outcome.dislodged.is_none()));
/// ```
pub fn resolve(
    board: &Board,
    rules: &Rulebook,
    friends: &Friends,
    position: &Position,
    orders: &Orders,
) -> Movement {
    let convoys = ConvoyRules::default();
    resolve_with(board, rules, convoys, friends, position, orders)
}

/// Resolves a movement phase. Total: whatever the position and the orders, every unit gets a verdict
/// and a reason, and no province holds two units after it, but for a fleet and the army it carries.
pub fn resolve_with(
    board: &Board,
    rules: &Rulebook,
    convoys: ConvoyRules,
    friends: &Friends,
    position: &Position,
    orders: &Orders,
) -> Movement {
    on_grid!(board, grid => resolve_on(board, grid, rules, convoys, friends, position, orders))
}

fn resolve_on<const W: usize>(
    board: &Board,
    grid: &Grid<W>,
    rules: &Rulebook,
    convoys: ConvoyRules,
    friends: &Friends,
    position: &Position,
    orders: &Orders,
) -> Movement {
    let (units, aboard) = (&position.units, &position.aboard);
    let ground = PositionLayout::with(board, grid, rules, convoys, units, aboard);
    let mut field = Field::new(ground, friends);
    field.lay_out(orders);
    let afloat = !field.passengers.is_empty() || !field.bound.is_empty();
    let decided = field.decide();
    let told = Explained {
        field: &field,
        st: decided,
        orders,
    };
    // An outcome is large, so each is filled in where it stays.
    let mut outcomes = Vec::with_capacity(units.len());
    outcomes.resize_with(units.len(), || UNTOLD);
    for (i, (unit, outcome)) in units.iter().zip(&mut outcomes).enumerate() {
        outcome.unit = *unit;
        match field.ground.place(i) {
            Some(p) => told.fill(outcome, p),
            None => outcome.remove(orders.acts.get(&outcome.unit.id)),
        }
    }
    let berths = if afloat {
        field.berths(&told.st)
    } else {
        Vec::new()
    };
    for (army, berth) in &berths {
        if let Some(outcome) = outcomes.iter_mut().find(|o| o.unit.id == *army) {
            outcome.aboard = Some(*berth);
            outcome.dislodged = None;
        }
    }
    let mut after = position.cleared();
    let mut taken: Slots<W> = Slots::EMPTY;
    for (outcome, place) in outcomes.iter().zip(&field.ground.places) {
        let unit = outcome.unit;
        let Some(p) = place.filter(|_| outcome.aboard.is_none()) else {
            continue;
        };
        if outcome.verdict == Verdict::Moved {
            let at = field.landing(p);
            taken.insert(at.map_or(p, |to| to.at));
            let at = at.map_or(unit.at, |to| grid.location(to));
            after.units.push(Unit { at, ..unit });
        } else if outcome.dislodged.is_none() {
            taken.insert(p);
            after.units.push(unit);
        }
    }
    let standoffs = told.standoffs().minus(taken);
    after.standoffs = standoffs.iter().map(|p| grid.province(p)).collect();
    let mut laden = Vec::new();
    if !berths.is_empty() {
        starve(convoys, &mut outcomes);
        let aboard = outcomes.iter();
        laden.extend(aboard.filter_map(|o| Some((o.aboard?.fleet, o.unit))));
    }
    for outcome in &mut outcomes {
        let Some(beaten) = &mut outcome.dislodged else {
            continue;
        };
        let open = beaten.convoyed && retreat::convoyed_start_is_open(rules);
        let from = (!open).then_some(beaten.from);
        let mut closed = taken.or(standoffs);
        if let Some(from) = from.and_then(|from| board.slot(from)) {
            closed.insert(from);
        }
        // Nobody orders a neutral unit's retreat, so it has none.
        let mut retreats: Vec<Location> = match outcome.unit.owner {
            Some(_) => retreat::choices(board, grid, &outcome.unit, closed),
            None => Vec::new(),
        };
        let cargo = laden.iter().find(|(fleet, _)| *fleet == outcome.unit.id);
        if cargo.is_some() {
            // It never enters land (E-X1d).
            retreats.retain(|to| board.is_sea(to.province));
        }
        beaten.destroyed = retreats.is_empty();
        after.dislodged.push(Dislodged {
            unit: outcome.unit,
            from,
            cargo: cargo.map(|(_, army)| Unit {
                at: outcome.unit.at,
                ..*army
            }),
            retreats,
        });
    }
    if !berths.is_empty() {
        settle_aboard(&mut outcomes, &mut after);
    }
    Movement { outcomes, after }
}

/// Armies whose rations are at an end, and that did not land, starve; the fleets are unharmed (E-X1e).
fn starve(convoys: ConvoyRules, outcomes: &mut [Outcome]) {
    for i in 0..outcomes.len() {
        let Some(berth) = outcomes[i].aboard else {
            continue;
        };
        if convoys.starves(berth.moves) {
            let fleet = outcomes.iter().find(|o| o.unit.id == berth.fleet);
            let at = fleet.map_or(outcomes[i].unit.at, |o| o.unit.at).province;
            outcomes[i].aboard = None;
            outcomes[i].annihilated = Some(DestructionCause::Starved { at });
        }
    }
}

/// Armies aboard are where their fleets are, and are lost with them.
fn settle_aboard(outcomes: &mut [Outcome], after: &mut Position) {
    for outcome in outcomes {
        let (army, Some(berth)) = (outcome.unit, outcome.aboard) else {
            continue;
        };
        let cargo = Aboard {
            army: army.id,
            fleet: berth.fleet,
            moves: berth.moves,
        };
        if let Some(fleet) = after.unit(berth.fleet) {
            let at = fleet.at;
            after.units.push(Unit { at, ..army });
            after.aboard.push(cargo);
            continue;
        }
        let lost = after.dislodged.iter_mut();
        let lost = lost.into_iter().find(|d| d.unit.id == berth.fleet);
        match lost {
            Some(lost) if !lost.retreats.is_empty() => after.aboard.push(cargo),
            lost => {
                let at = lost.map_or(army.at, |lost| {
                    lost.cargo = None;
                    lost.unit.at
                });
                let at = at.province;
                outcome.aboard = None;
                outcome.annihilated = Some(DestructionCause::Sunk { at });
            }
        }
    }
    if !after.aboard.is_empty() {
        after.units.sort_by_key(|u| u.id);
    }
}

/// An outcome before it is filled in, of no unit.
const UNTOLD: Outcome = Outcome::untold(Unit {
    id: UnitId(0),
    kind: UnitKind::Army,
    owner: None,
    at: Location {
        province: match Province::from_id("a") {
            Some(province) => province,
            None => panic!("an id"),
        },
        coast: None,
    },
});
