//! The exchange in the turn pipeline: orders of several hands counted, trades settled, prices recorded.

mod align_fleets;
mod check;
mod count_orders;
mod declarations;
pub(super) mod in_turn;
mod prices;
mod same_meaning;
pub(super) mod turn;

pub use prices::{PricePoint, PriceRecord};
