//! What the axis needs to know about the rest of the game.

use crate::board::{Board, Position};
use crate::movement::Rulebook;
use crate::orders::PhaseKind;

use super::credits::{CreditsContext, CreditsRules};
use super::rules::EconomyRules;

/// What the economy axis needs to know of the game's other axes and its calendar.
#[derive(Clone, Copy, Debug)]
pub struct EconomyContext<'a> {
    /// The map that is played on.
    pub board: &'a Board,
    /// The rulebook in force.
    pub rulebook: &'a Rulebook,
    /// The economy that the setup plays, with its options.
    pub rules: &'a EconomyRules,
    /// Where the units are.
    pub position: &'a Position,
    /// The kind of the open phase.
    pub stage: PhaseKind,
    /// The open phase's number in the game, from 1.
    pub number: u32,
    /// The calendar year.
    pub year: u16,
    /// Whether the open phase belongs to Fall.
    pub fall: bool,
    /// Whether it is the Winter before the first moves, in which powers build their first units.
    pub opening: bool,
    /// Whether two powers may win together.
    pub alliances: bool,
}

impl<'a> EconomyContext<'a> {
    pub(super) fn credits<'b>(&self, rules: &'b CreditsRules) -> CreditsContext<'b>
    where
        'a: 'b,
    {
        CreditsContext {
            board: self.board,
            rules,
            position: self.position,
            stage: self.stage,
            number: self.number,
            fall: self.fall,
            alliances: self.alliances,
        }
    }
}
