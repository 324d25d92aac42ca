//! A position made ready for thinking: places by number, and who is near what.

use chancery_rules::board::{Position, Power, Province, ProvinceSet, Unit};
use chancery_rules::game::{Season, State};
use chancery_rules::orders::{Act, Order, UnitRef};

use crate::land::Land;
use crate::rows::Counts;
use crate::terrain::{Node, Terrain};

/// A position made ready for thinking.
pub(crate) struct Scene<'s> {
    pub(crate) terrain: &'s Terrain,
    pub(crate) land: &'s Land,
    pub(crate) position: &'s Position,
    /// The units that are ordered by themselves: an army aboard a fleet is not among them.
    pub(crate) units: Vec<Unit>,
    /// The place of each of them.
    pub(crate) nodes: Vec<Node>,
    pub(crate) presence: Presence<'s>,
    /// Provinces that may hold several units.
    pub(crate) shared: &'s ProvinceSet,
    /// Whether centres change hands after this season.
    pub(crate) fall: bool,
}

impl<'s> Scene<'s> {
    /// The scene of a position.
    pub(crate) fn of(
        terrain: &'s Terrain,
        land: &'s Land,
        position: &'s Position,
        shared: &'s ProvinceSet,
        fall: bool,
    ) -> Scene<'s> {
        let stands = |unit: &Unit| terrain.node(unit.kind, unit.at);
        let ashore = |unit: &&Unit| position.carrier(unit.id).is_none();
        let pieces = position.units.iter().filter(ashore);
        let pieces = pieces.filter_map(|unit| Some((*unit, stands(unit)?)));
        let (units, nodes): (Vec<Unit>, Vec<Node>) = pieces.unzip();
        let presence = Presence::of(terrain, &units, &nodes);
        Scene {
            terrain,
            land,
            position,
            units,
            nodes,
            presence,
            shared,
            fall,
        }
    }

    /// The scene of a game's open phase.
    pub(crate) fn of_state(terrain: &'s Terrain, land: &'s Land, state: &'s State) -> Scene<'s> {
        let shared = state.setup.movement.shared(terrain.board);
        let fall = state.phase.season != Season::Spring;
        Scene::of(terrain, land, &state.position, shared, fall)
    }

    /// The numbers of a power's units.
    pub(crate) fn of_power(&self, power: Power) -> Vec<usize> {
        let own = |i: &usize| self.units[*i].owner == Some(power);
        (0..self.units.len()).filter(own).collect()
    }

    /// Whether another power has units in or next to something worth having that a power owns.
    pub(crate) fn is_near(&self, power: Power, other: Power) -> bool {
        let prizes = self.land.prizes.iter();
        let mut own = prizes.filter(|prize| prize.owner == Some(power));
        own.any(|prize| self.presence.units(other, prize.at) > 0)
    }

    /// How an order names a unit of somebody's.
    pub(crate) fn named(&self, unit: &Unit) -> UnitRef {
        UnitRef {
            power: unit.owner,
            ..self.own(unit)
        }
    }

    /// How an order names the unit it is for.
    fn own(&self, unit: &Unit) -> UnitRef {
        UnitRef {
            power: None,
            kind: Some(unit.kind),
            at: unit.at,
            joint: self.position.is_joint(unit.id),
        }
    }

    /// A unit's order.
    pub(crate) fn order(&self, unit: &Unit, act: Act) -> Order {
        let unit = self.own(unit);
        Order::Unit { unit, act }
    }
}

/// How many units each power has in or next to every province.
pub(crate) struct Presence<'s> {
    terrain: &'s Terrain,
    counts: Counts,
}

impl<'s> Presence<'s> {
    fn of(terrain: &'s Terrain, units: &[Unit], nodes: &[Node]) -> Presence<'s> {
        let mut counts = Counts::none(&terrain.rows, terrain.board.provinces().len());
        for (unit, node) in units.iter().zip(nodes) {
            let row = terrain.rows.row(unit.owner);
            counts.add(row, terrain.province(*node));
            for [to, _] in terrain.near(*node) {
                counts.add(row, terrain.province(*to));
            }
        }
        Presence { terrain, counts }
    }

    /// How many units a power has in or next to a province.
    pub(crate) fn units(&self, power: Power, at: Province) -> u8 {
        let row = self.terrain.rows.row(Some(power));
        let number = self.terrain.board.number(at);
        number.map_or(0, |number| self.counts.of(row, number))
    }

    /// The most units that any one other power has in or next to a province.
    pub(crate) fn most_of_others(&self, power: Power, at: Province) -> u8 {
        let Some(number) = self.terrain.board.number(at) else {
            return 0;
        };
        let rows = &self.terrain.rows;
        let own = rows.row(Some(power));
        let others = (0..rows.nobody()).filter(|other| *other != own);
        let counts = others.map(|other| self.counts.of(other, number));
        counts.max().unwrap_or(0)
    }
}
