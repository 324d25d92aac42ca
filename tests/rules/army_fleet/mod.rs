//! A/F convoys (E-X1): a test, or several, for each of its letters, properties over random games, and the
//! way of an A/F through whole games.

mod aboard;
mod combat;
mod entry;
mod ferry;
mod games;
mod kept;
mod random;

use std::collections::BTreeMap;

use chancery::board::{Aboard, Board, Position, Power, UnitId, UnitKind};
use chancery::movement::{
    ConvoyRules, Convoys, Friends, Movement, Orders, Outcome, Rulebook, assign_with, resolve_with,
};
use chancery::orders::{Act, Context, Order, UnitRef, parse_line};

use crate::notation::read_unit;

pub const RULES: ConvoyRules = ConvoyRules {
    kind: Convoys::ArmyFleet,
    limit: 3,
};

/// A position; `A nth` is aboard the fleet in that sea, for one move so far.
pub fn position(units: &[(Power, &str)]) -> Position {
    let mut position = Position::default();
    for (power, text) in units {
        let named = read_unit(text);
        let army = position.add(named.kind.unwrap(), Some(*power), named.at);
        if named.kind == Some(UnitKind::Army) && Board::standard().is_sea(named.at.province) {
            let fleet = position.at(named.at.province).next().unwrap().id;
            let moves = 1;
            position.load(Aboard { army, fleet, moves });
        }
    }
    position
}

/// What a position and orders come to, each order by whoever owns the unit.
pub struct Played {
    pub before: Position,
    pub done: Movement,
}

pub fn written(text: &str) -> (UnitRef, Act) {
    let ctx = Context::bare(Board::standard());
    match parse_line(text, &ctx) {
        Ok(Order::Unit { unit, act }) => (unit, act),
        other => panic!("{text}: {other:?}"),
    }
}

pub fn play(position: &Position, orders: &[&str]) -> Played {
    play_by(RULES, position, orders)
}

pub fn play_by(convoys: ConvoyRules, position: &Position, orders: &[&str]) -> Played {
    let (board, rules) = (Board::standard(), Rulebook::default());
    let lines: Vec<_> = orders.iter().map(|text| written(text)).collect();
    let assigned = assign_with(
        board,
        &rules,
        convoys,
        position,
        &lines,
        |_, _| true,
        |_, _| false,
    );
    for (fate, text) in assigned.fates.iter().zip(orders) {
        assert!(fate.is_ok(), "{text}: {fate:?}");
    }
    let orders: Orders = assigned.acts.into_iter().collect();
    let friends = Friends::default();
    let done = resolve_with(board, &rules, convoys, &friends, position, &orders);
    let before = position.clone();
    Played { before, done }
}

impl Played {
    /// The units where they stand; an army aboard in brackets behind its fleet, with its moves.
    pub fn after(&self) -> String {
        stands(&self.done.after)
    }

    /// The outcome of the unit that stood there.
    pub fn of(&self, unit: &str) -> &Outcome {
        let named = read_unit(unit);
        let here = |u: &&chancery::board::Unit| {
            u.at.province == named.at.province && Some(u.kind) == named.kind
        };
        let unit = self.before.units.iter().find(here).unwrap();
        self.done.of(unit.id).unwrap()
    }
}

pub fn stands(position: &Position) -> String {
    let shown = |unit: &chancery::board::Unit| match position.cargo(unit.id) {
        Some(cargo) => {
            let army = position.unit(cargo.army).unwrap();
            assert_eq!(army.at, unit.at, "an army is where its fleet is");
            assert_eq!(army.owner, unit.owner, "an A/F is of one power");
            format!("A/F {} {}", unit.at, cargo.moves)
        }
        None => format!("{} {}", unit.kind.letter(), unit.at),
    };
    let alone = position.units.iter();
    let alone = alone.filter(|u| position.carrier(u.id).is_none());
    let mut all: Vec<String> = alone.map(shown).collect();
    all.sort();
    all.join(", ")
}

/// Every unit by id, standing, aboard or dislodged.
pub fn everybody(position: &Position) -> BTreeMap<UnitId, UnitKind> {
    let lost = position.dislodged.iter();
    let lost = lost.flat_map(|d| [Some(d.unit), d.cargo]).flatten();
    let all = position.units.iter().copied().chain(lost);
    all.map(|u| (u.id, u.kind)).collect()
}
