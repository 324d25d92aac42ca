//! The list in which the mechanics register what they have to tell of a phase. It is apart from the list of
//! features, for pictures use it, and whatever answers anybody uses pictures.

use super::telling::Telling;
use crate::discord::blocks::told::TELLING as BLOCKS;
use crate::discord::credits::told::TELLING as CREDITS;
use crate::discord::exchange::polls::TELLING as EXCHANGE;
use crate::discord::treaties::told::TELLING as TREATIES;

/// Of money and of points, which may be lent as money is.
pub const ECONOMIES: [&Telling; 2] = [&CREDITS, &BLOCKS];

/// Of what is between powers.
pub const RELATIONS: &Telling = &TREATIES;

/// Of who orders.
pub const CONTROL: &Telling = &EXCHANGE;

/// All of them, in the order in which results tell them at the end.
pub fn all() -> impl Iterator<Item = &'static Telling> {
    let first = [CONTROL].into_iter().chain(ECONOMIES);
    first.chain([RELATIONS])
}
