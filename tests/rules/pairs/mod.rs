//! Composed games: every pair of choices on two axes.

mod composing;
mod table;
mod witness;
mod year;
