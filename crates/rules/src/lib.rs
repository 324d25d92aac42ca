//! The rules of Diplomacy and of its variants: boards, orders, adjudication.
//!
//! Pure and total: integers and ordered maps, no clock, no files, no randomness. A game's state and the
//! orders of a phase come in, the next state and a report come out; see [`game::adjudicate`] and
//! [`game::act`]. Reasons are values, `chancery-i18n` says them in a language.

pub mod board;
pub mod control;
pub mod economy;
pub mod game;
pub mod movement;
pub mod orders;
pub mod relations;
pub mod variants;
