//! What a game puts on its map: units, orders and signs, laid out and drawn.

pub(crate) mod berths;
pub(crate) mod helps;
pub(crate) mod ink;
pub(crate) mod lay;
pub(crate) mod moves;
pub(crate) mod pins;
pub(crate) mod placed;
pub(crate) mod room;
pub(crate) mod shores;
pub(crate) mod signals;
pub(crate) mod stands;
pub(crate) mod strokes;
pub(crate) mod task_ink;
pub(crate) mod tasks;
