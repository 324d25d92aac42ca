//! Who owes orders: whose silence is a missed phase.

use crate::board::Power;
use crate::control::PlayerId;

use super::{Due, State};

impl State {
    /// The seated players who must hand in something in the open phase, and for which power. Who may
    /// do something, and loses nothing by leaving it, is not among them.
    pub fn owing(&self) -> Vec<(Power, PlayerId)> {
        if self.control.is_shared() || !self.is_playing() {
            return Vec::new();
        }
        let owed = self.due().into_iter();
        let owed = owed.filter(|(power, due)| !self.may_be_left(*power, *due));
        let player = |power| self.control.players_of(power).first().copied();
        owed.filter_map(|(power, _)| Some((power, player(power)?)))
            .collect()
    }

    /// Whether a phase without an order is one as wanted: units can be paid for, and nothing is lost for
    /// want of a line (2B.13); and treaties are nobody's duty.
    pub(super) fn may_be_left(&self, power: Power, due: Due) -> bool {
        match due {
            Due::Upkeep { short } => short == 0,
            Due::Points { points, short: 0 } => {
                let blocks = self.economy.blocks();
                let idle = blocks.and_then(|b| b.foresee(&self.ground(), power, points, &[], &[]));
                idle.is_some_and(|winter| winter.plan.forfeited == 0)
            }
            Due::Treaties => true,
            _ => false,
        }
    }
}
