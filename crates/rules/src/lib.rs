//! The rules of Diplomacy and of its variants: boards, orders, adjudication.
//!
//! Pure and total: integers and ordered maps, no clock, no files, no randomness. In: a game's state and the
//! orders of a phase; out: the next state and a report. See [`game::adjudicate`] and
//! [`game::act`]. Reasons are values; `chancery-i18n` turns them into sentences.

pub mod board;
pub mod control;
pub mod economy;
pub mod game;
pub mod movement;
pub mod orders;
pub mod relations;
pub mod variants;
