//! Boards, orders, and what becomes of them in a movement or retreat phase.
//!
//! Pure and total: integers and ordered maps, no clock, no files, no randomness. It knows units, places and orders;
//! games, money, treaties and who orders which unit are the business of `chancery-rules`, which re-exports this.

pub mod board;
pub mod movement;
pub mod orders;
