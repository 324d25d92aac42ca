//! What an event of several boards computes: who plays whom and as which power, who stands where, who won what.
//!
//! It knows nothing of games, servers or clocks. The same seed deals the same boards on every machine.

mod awards;
mod csv;
mod deal;
mod lots;
mod standings;

pub use awards::{Award, awards};
pub use csv::Csv;
pub use deal::{Compromises, Deal, DealError, Entrant, Wanted, deal};
pub use standings::{BoardResult, Line, TieBreak, standings};
