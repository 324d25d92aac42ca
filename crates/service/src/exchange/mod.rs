//! Games whose players share the powers: trades, prices, and who acts for whom.

pub(super) mod form;
pub(super) mod post;
pub(super) mod quotes;
pub(super) mod shared;
pub(super) mod trades;
