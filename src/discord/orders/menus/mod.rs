//! The order panel's menus, in steps: which unit, what kind of order, and to where.
//!
//! Nothing is remembered between the steps: each id carries what was chosen before. A step changes the
//! words and the menus of the panel it is on; its picture stays, for nothing has changed yet.

mod deeds;
mod entries;
mod lines;
mod next;
mod orders;
mod parts;
mod press;
mod step;
mod subjects;
mod units;

pub use next::next_row;
pub use press::{pressed, set_standing};
pub use step::show;
pub use subjects::{subject, units_row};
