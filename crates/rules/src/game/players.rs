//! Who plays: of a board's powers some may be played by nobody from the start.

use serde::{Deserialize, Serialize};

use crate::board::{Position, Power};
use crate::economy::Economy;

use super::{Opening, Setup};

/// What becomes of a power that nobody plays, from the start of a game to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Absent {
    /// It has no units, and its land belongs to nobody.
    Neutral,
    /// Its units stand where they began and hold. Others may support them; a dislodged one disbands. It
    /// keeps its land until that is taken, and builds nothing.
    Disorder,
}

impl Setup {
    /// Whether the power is played in this game; a power that the setup leaves out is not.
    pub fn plays(&self, power: Power) -> bool {
        self.board().powers().any(|p| p == power) && !self.absent.contains_key(&power)
    }

    /// The powers that are not left out of this game, in the board's order.
    pub fn played(&self) -> Vec<Power> {
        let all = self.board().powers();
        all.filter(|p| !self.absent.contains_key(p)).collect()
    }

    /// The powers there are on the board: those somebody plays, and those whose units stand idle.
    pub fn present(&self) -> Vec<Power> {
        let neutral = |p: &Power| self.absent.get(p) == Some(&Absent::Neutral);
        self.board().powers().filter(|p| !neutral(p)).collect()
    }

    /// Whether two powers may win together: not where there are no more than two.
    pub fn has_alliances(&self) -> bool {
        self.played().len() > 2
    }

    /// The powers that one person plays together with this one, itself among them, in the board's order.
    pub fn hand_of(&self, power: Power) -> Vec<Power> {
        let shared = self.hands.iter().find(|hand| hand.contains(&power));
        shared.cloned().unwrap_or_else(|| vec![power])
    }

    /// Every power that is played, by who plays it: as many lists as the game has seats, in the board's order.
    pub fn by_person(&self) -> Vec<Vec<Power>> {
        let played = self.played().into_iter();
        let hands = played.map(|power| (power, self.hand_of(power)));
        let first = hands.filter(|(power, hand)| hand.first() == Some(power));
        first.map(|(_, hand)| hand).collect()
    }

    /// The units that begin the game. A power in disorder has all the board's, whatever others open with:
    /// nobody is there to choose.
    pub(super) fn first_units(&self) -> Position {
        let board = self.board();
        let chosen = self.opening.units(board);
        if self.absent.is_empty() {
            return chosen;
        }
        let mut position = Opening::Standard.units(board);
        position.units.retain(|unit| {
            let absent = unit.owner.and_then(|owner| self.absent.get(&owner));
            match absent {
                None => chosen.unit(unit.id).is_some(),
                Some(Absent::Neutral) => false,
                Some(Absent::Disorder) => true,
            }
        });
        position
    }

    /// The economy before the first moves. Who does not play has no treasury.
    pub fn first_economy(&self) -> Economy {
        let mut economy = Economy::new(&self.economy, self.board());
        for (power, absent) in &self.absent {
            economy.leave_out(*power, *absent == Absent::Neutral);
        }
        economy
    }
}
