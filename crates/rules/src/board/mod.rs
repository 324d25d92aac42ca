//! The ground a game stands on: powers, provinces, coasts, borders, units and positions.
//!
//! Everything else depends on this module; it depends on nothing of ours.

mod change;
mod convoy;
mod file;
mod grid;
mod id;
mod index;
mod kind;
mod load;
mod map;
mod power;
mod province;
mod reading;
mod shipped;
mod slot;
mod space;
mod unit;

pub use change::{BorderChange, UnknownChange};
pub(crate) use grid::{Grid, Grids, WIDE, on_grid};
pub use id::IdText;
pub use kind::BoardKind;
pub use map::{BadBoard, Board};
pub use power::{Power, PowerMap, UnknownPower};
pub use province::{Coast, Location, Province, ProvinceSet, UnknownProvince};
pub use shipped::powers;
pub(crate) use slot::{Slot, Slots, Stand, Table};
pub use space::{Passage, SpaceKind};
pub use unit::{Aboard, Dislodged, Position, Unit, UnitId, UnitKind};
