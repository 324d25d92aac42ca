//! Boards of other people: reading a `board.json` of format 2 and saying all that is wrong with it.
//!
//! Such a file is hostile input: it is limited in size and depth, nothing in it is run, and what it says is either
//! followed or refused.

mod check;
mod compiled;
mod drawn;
mod fault;
mod form;
mod goal;
mod graph;
mod json;
mod look;
mod owns;
mod sets;
mod sides;
mod spec;
mod texts;
mod translations;
mod winning;

pub use check::{CheckedBoard, MOST_BYTES, SaidColour, check_board, check_board_drawn};
pub use drawn::{DrawnBorders, ProvinceToDraw, provinces_of_faulty, provinces_to_draw};
pub use fault::{
    BadJson, BoardFault, FaultKind, Found, Ground, Meaning, Near, Next, Place, Sight, Wanted,
    WhyNot,
};

#[cfg(test)]
mod tests;
