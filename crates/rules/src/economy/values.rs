//! What land provinces are worth a year, on boards that say so and on those that share the names.

use crate::board::{Board, Province};

/// A province's yearly value: the board's own, or that of Economic Diplomacy IV's table for boards
/// without one (E-01b to E-03a). Seas are worth nothing.
pub fn value(board: &Board, at: Province) -> u32 {
    match board.value(at) {
        // A board that was read gives every value itself.
        own if !board.is_of_rulebooks() => own,
        _ if board.is_sea(at) => 0,
        0 => shared(&at.id()),
        own => own,
    }
}

/// The table, for provinces of other boards. A centre it does not name is worth 3 (E-01b); islands it
/// does not name are worth what Sicily is.
fn shared(id: &str) -> u32 {
    match id {
        "lon" | "ruh" => 4,
        "alb" | "apu" | "arm" | "sic" | "sar" | "ice" => 1,
        "cly" | "wal" | "gas" | "pic" | "pru" | "sil" | "tus" | "boh" | "gal" | "tyr" | "fin"
        | "lvn" | "ank" | "syr" | "naf" | "tun" | "ire" => 2,
        _ => 3,
    }
}
