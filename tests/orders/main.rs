//! What players type, read and printed.

mod archive;
mod archive_file;
mod board_tools;
mod bounds;
mod corpus;
mod credits;
mod documents;
mod economic;
mod errors;
mod exchange;
mod forecast;
mod german;
mod illegal;
mod investment;
mod many_boards;
mod mutate;
mod naval;
mod own_boards;
mod random;
mod reading;
mod resolve;
mod roundtrip;
mod saved;
mod sentences;
mod told;
mod treaties;
mod why;

use chancery::board::{Board, Location, Position, Power, UnitKind};
use chancery::orders::{Context, PhaseKind};

/// A location from its id; the tests name only real ones.
pub fn loc(text: &str) -> Location {
    text.parse().unwrap()
}

/// A position from `France: A par, F bre; Italy: A ven`.
pub fn position(text: &str) -> Position {
    let mut position = Position::default();
    for part in text.split(';').filter(|p| !p.trim().is_empty()) {
        let (power, units) = part.split_once(':').unwrap();
        let power: Power = power.trim().parse().unwrap();
        for unit in units.split(',') {
            let (kind, at) = unit.trim().split_once(' ').unwrap();
            let kind = match kind {
                "A" => UnitKind::Army,
                _ => UnitKind::Fleet,
            };
            position.add(kind, Some(power), loc(at));
        }
    }
    position
}

pub fn bare() -> Context<'static> {
    Context::bare(Board::standard())
}

/// What a player of `power` sees filled in.
pub fn seen(position: &Position, power: Power, stage: PhaseKind) -> Context<'_> {
    Context {
        board: Board::standard(),
        position: Some(position),
        power: Some(power),
        stage,
    }
}
