//! The ground a game stands on: powers, provinces, coasts, borders, units and positions.
//!
//! Everything else depends on this module; it depends on nothing of ours.

mod change;
mod convoy;
mod file;
mod first;
mod grid;
mod id;
mod identity;
mod index;
mod kind;
mod last_year;
mod lens;
mod load;
mod look;
mod map;
mod needs;
mod own;
mod own_words;
mod power;
mod province;
mod reading;
mod shared;
mod shipped;
mod slot;
mod space;
mod suggest;
mod unit;
mod unseen;

pub use change::{BorderChange, UnknownChange};
pub(crate) use grid::{Grid, Grids, WIDE, on_grid};
pub use id::IdText;
pub use identity::{BoardHash, BoardId, NotAHash};
pub use kind::BoardKind;
pub use last_year::{AfterLastYear, LastYear};
pub use lens::Lens;
pub use look::{Colour, CurrencyWords, Flag, NotAColour, PowerLook};
pub use map::{BadBoard, Board};
pub use needs::BoardNeeds;
pub use own::{
    BadJson, BoardFault, CheckedBoard, DrawnBorders, FaultKind, Found, Ground, MOST_BYTES, Meaning,
    Near, Next, Place, ProvinceToDraw, SaidColour, Sight, Wanted, WhyNot, check_board,
    check_board_drawn, provinces_of_faulty, provinces_to_draw,
};
pub use own_words::{BoardSet, BoardTexts, Builds, Hold, OpeningUnits, OwnBoard, PowerWords};
pub use power::{Power, PowerMap, UnknownPower};
pub use province::{Coast, Location, Province, ProvinceSet, UnknownProvince};
pub use shared::{BoardRef, UnknownBoard, keep_board, prefer_board, shared_board};
pub use shipped::powers;
pub(crate) use slot::{Slot, Slots, Stand, Table};
pub use space::{Passage, SpaceKind};
pub use suggest::nearest;
pub use unit::{Aboard, Dislodged, Position, Unit, UnitId, UnitKind};
pub use unseen::is_unseen;
