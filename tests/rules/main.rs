//! The rules of the board game: the board, movement, retreats, adjustments, and every DATC case.

mod adjust;
mod army_fleet;
mod board;
mod capitalist;
mod clashes;
mod datc;
mod economic;
mod economic_board;
mod economic_borders;
mod edits;
mod investment;
mod naval;
mod notation;
mod pairs;
mod peer;
mod players;
mod properties;
mod relations;
mod retreats;
mod rulebooks;
mod scenarios;
mod seven;
mod slow;
mod switches;
mod tangles;
mod turns;
