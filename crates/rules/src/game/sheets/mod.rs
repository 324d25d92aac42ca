//! Sheets: what players write for a phase, how it is read and checked, and the orders that come of it.

mod check;
mod check_by;
mod clashes;
mod country;
mod effective_orders;
mod hand;
mod item;
mod join_landing;
mod missing;
mod read;
mod sheet;
mod unread;

pub use check::{cautions, check, check_order};
pub(super) use check::{fit, holder, rules_passages, standing};
pub use check_by::{check_by, check_trades, faults_of};
pub use clashes::{Clash, clashes};
pub(super) use country::{country, named};
pub(super) use effective_orders::{EffectiveOrders, choose, is_good, one_by_one};
pub use item::Item;
pub use join_landing::joined;
pub use read::{ItemLine, read_items, read_section};
pub use sheet::Sheet;
pub use unread::Unread;
