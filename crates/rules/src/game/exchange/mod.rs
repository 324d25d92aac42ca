//! The exchange in the turn pipeline: orders of several hands counted, trades settled, prices recorded.

mod align_fleets;
pub(super) mod count_orders;
pub(super) mod declarations;
mod prices;
mod same_meaning;
pub(super) mod turn;

pub use prices::{PricePoint, PriceRecord};
