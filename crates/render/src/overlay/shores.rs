//! The lands that ships' lines may cross.

use crate::map::narrows;
use crate::task::{Task, TaskKind};
use chancery_rules::board::{Location, ProvinceSet, UnitKind};

/// The lands a ship's line may cross: those it leaves and reaches, but for one with several coasts, which
/// it must go around.
pub(crate) fn shores(ends: impl IntoIterator<Item = Location>) -> ProvinceSet {
    let ends: Vec<Location> = ends.into_iter().collect();
    let whole = ends.iter().filter(|at| at.coast.is_none());
    let own: ProvinceSet = whole.map(|at| at.province).collect();
    own.or(&narrows::gibraltar(&ends))
}

impl Task {
    /// The lands its line may cross where it is a ship's, or an army's at sea: those it leaves and reaches,
    /// and those beside the straits it passes.
    pub fn shores(&self) -> Option<ProvinceSet> {
        let from = self.who.at.province;
        let (goal, carried) = match &self.deed {
            TaskKind::Move { by, to } => (*to, !by.is_empty()),
            _ => (self.who.at, false),
        };
        let to = goal.province;
        if self.kind != UnitKind::Fleet && !carried {
            return None;
        }
        let middle = self.middle().unwrap_or(from);
        let own = shores([self.who.at, goal]);
        let straits = narrows::lands(from, middle).or(&narrows::lands(middle, to));
        Some(own.or(&straits).or(&narrows::lands(from, to)))
    }

    /// The lands the line of its help may cross, if it is a ship's: those it comes from, and those of what it
    /// helps.
    pub fn help_shores(&self) -> Option<ProvinceSet> {
        if self.kind != UnitKind::Fleet {
            return None;
        }
        let ends = match &self.deed {
            TaskKind::SupportHold { whom, .. } => vec![whom.at],
            TaskKind::SupportMove { whom, to, .. } => vec![whom.at, *to],
            _ => Vec::new(),
        };
        Some(shores(ends.into_iter().chain([self.who.at])))
    }
}
