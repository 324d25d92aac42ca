//! Units, and where they all stand.

use serde::{Deserialize, Serialize};

use super::{Location, Power, Province, ProvinceSet};

/// An army or a fleet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum UnitKind {
    /// Moves on land; crosses water by convoy only.
    Army,
    /// Moves at sea and along coasts.
    Fleet,
}

impl UnitKind {
    /// `A` or `F`, as orders write it.
    pub const fn letter(self) -> char {
        match self {
            UnitKind::Army => 'A',
            UnitKind::Fleet => 'F',
        }
    }
}

/// A unit's identity; it keeps it from build to disbanding, wherever it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitId(pub u32);

/// A unit on the board, or one that is dislodged and not yet gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Unit {
    /// Its number, the same for as long as the unit lives.
    pub id: UnitId,
    /// Army or fleet.
    pub kind: UnitKind,
    /// The power it belongs to; `None` for a neutral army (I-04e).
    pub owner: Option<Power>,
    /// Where it stands; for an army aboard a fleet, the fleet's sea.
    pub at: Location,
}

/// A unit that lost its province and has yet to retreat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dislodged {
    /// The unit that was dislodged; its `at` is the province it lost.
    pub unit: Unit,
    /// Where its attacker came from; `None` when that does not bar the retreat (convoyed attacks
    /// under 4.A.5 b).
    pub from: Option<Province>,
    /// Where it may go; empty means it is disbanded at once.
    pub retreats: Vec<Location>,
    /// The army aboard, for a fleet that carries one: it goes where the fleet goes, and is lost with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cargo: Option<Unit>,
}

/// An army that a fleet carries: the two are an A/F (E-X1). While the fleet stands, the army is among
/// [`Position::units`], in the fleet's sea; once it is dislodged, in [`Dislodged::cargo`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Aboard {
    /// The army that is carried.
    pub army: UnitId,
    /// The fleet that carries it.
    pub fleet: UnitId,
    /// How many moves it has been aboard, the one in which it boarded among them.
    pub moves: u8,
}

/// Where every unit stands. A province may hold several units; standard movement keeps it to one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// In ascending order of id. An army aboard a fleet is among them, in the fleet's sea.
    pub units: Vec<Unit>,
    /// Which of the armies are aboard which fleets, in ascending order of the armies' ids.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aboard: Vec<Aboard>,
    /// Units that must retreat or disband; only between a movement and its retreat phase are there any.
    pub dislodged: Vec<Dislodged>,
    /// Where units stood each other off: closed to retreats until the season ends.
    pub standoffs: ProvinceSet,
    /// The next unit's number.
    next: u32,
}

impl Position {
    /// A board with nothing on it, whose next unit gets the number it would get here; there is room for as many units.
    pub(crate) fn cleared(&self) -> Position {
        Position {
            units: Vec::with_capacity(self.units.len()),
            next: self.next,
            ..Position::default()
        }
    }

    /// An empty board whose next unit gets this number.
    pub fn numbered_from(next: u32) -> Position {
        Position {
            next,
            ..Position::default()
        }
    }

    /// Puts a new unit on the board and returns its id, the next one that was never used.
    pub fn add(&mut self, kind: UnitKind, owner: Option<Power>, at: Location) -> UnitId {
        let id = UnitId(self.next);
        self.next += 1;
        self.units.push(Unit {
            id,
            kind,
            owner,
            at,
        });
        id
    }

    /// Takes a unit off the board, dislodged or not; a fleet with the army it carries.
    pub fn remove(&mut self, id: UnitId) {
        if let Some(cargo) = self.cargo(id) {
            self.aboard.retain(|a| a.fleet != id);
            self.units.retain(|u| u.id != cargo.army);
        }
        self.aboard.retain(|a| a.army != id);
        self.units.retain(|u| u.id != id);
        self.dislodged.retain(|d| d.unit.id != id);
        for lost in &mut self.dislodged {
            lost.cargo = lost.cargo.filter(|army| army.id != id);
        }
    }

    /// Puts a standing army aboard a standing fleet: it is where the fleet is.
    pub fn load(&mut self, cargo: Aboard) {
        let Some(at) = self.unit(cargo.fleet).map(|fleet| fleet.at) else {
            return;
        };
        if let Some(army) = self.units.iter_mut().find(|u| u.id == cargo.army) {
            army.at = at;
        }
        self.aboard.retain(|a| a.army != cargo.army);
        let place = self.aboard.partition_point(|a| a.army < cargo.army);
        self.aboard.insert(place, cargo);
    }

    /// What a fleet carries, and for how long; `None` if it is empty.
    pub fn cargo(&self, fleet: UnitId) -> Option<Aboard> {
        self.aboard.iter().find(|a| a.fleet == fleet).copied()
    }

    /// The fleet that an army is aboard of, and for how long; `None` if it is ashore.
    pub fn carrier(&self, army: UnitId) -> Option<Aboard> {
        self.aboard.iter().find(|a| a.army == army).copied()
    }

    /// Whether a unit is part of an A/F: a fleet that carries an army, or the army it carries.
    pub fn is_joint(&self, unit: UnitId) -> bool {
        let of = |a: &Aboard| a.army == unit || a.fleet == unit;
        self.aboard.iter().any(of)
    }

    /// A power's standing units, without the armies aboard its fleets: an A/F is one of them.
    pub fn pieces_of(&self, power: Power) -> impl Iterator<Item = &Unit> {
        self.of(power).filter(|u| self.carrier(u.id).is_none())
    }

    /// The units standing in a province (a dislodged one no longer stands), an army aboard among them.
    pub fn at(&self, province: Province) -> impl Iterator<Item = &Unit> {
        self.units.iter().filter(move |u| u.at.province == province)
    }

    /// The standing units of the same kind and power in the same province, itself among them.
    pub fn mates(&self, unit: &Unit) -> impl Iterator<Item = &Unit> {
        let Unit {
            kind, owner, at, ..
        } = *unit;
        self.at(at.province)
            .filter(move |u| u.kind == kind && u.owner == owner)
    }

    /// A standing unit by its id.
    pub fn unit(&self, id: UnitId) -> Option<&Unit> {
        self.units.iter().find(|u| u.id == id)
    }

    /// A power's standing units, dislodged ones left out, in ascending order of id.
    pub fn of(&self, power: Power) -> impl Iterator<Item = &Unit> {
        self.units.iter().filter(move |u| u.owner == Some(power))
    }

    /// A power's units that must retreat or disband.
    pub fn dislodged_of(&self, power: Power) -> impl Iterator<Item = &Dislodged> {
        self.dislodged
            .iter()
            .filter(move |d| d.unit.owner == Some(power))
    }
}
