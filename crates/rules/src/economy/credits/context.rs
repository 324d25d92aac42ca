//! What the economy of credits needs to know about the rest of the game.

use crate::board::{Board, Position, Power, UnitKind};
use crate::orders::PhaseKind;

use super::rules::CreditsRules;

/// What the economy of credits needs to know of the rest of the game.
#[derive(Clone, Copy, Debug)]
pub struct CreditsContext<'a> {
    /// The map that is played on.
    pub board: &'a Board,
    /// The rules of credits in this game.
    pub rules: &'a CreditsRules,
    /// Where the units are.
    pub position: &'a Position,
    /// The kind of the open phase.
    pub stage: PhaseKind,
    /// The open phase's number in the game, from 1.
    pub number: u32,
    /// Whether the open phase belongs to Fall.
    pub fall: bool,
    /// Whether two powers may win together.
    pub alliances: bool,
}

impl CreditsContext<'_> {
    /// The credits a power's units cost for a year, dislodged ones left out: E-06a, E-06b.
    pub fn upkeep(&self, power: Power) -> u32 {
        let count = |kind| {
            let all = self.position.of(power).filter(|u| u.kind == kind);
            all.count() as u32
        };
        let (fleets, armies) = (count(UnitKind::Fleet), count(UnitKind::Army));
        self.rules.upkeep(power, fleets, armies)
    }
}
