//! What a position lets be meant by a name that could be several provinces.

use super::{Context, PhaseKind, UnitRef};
use crate::board::{Province, UnitKind};

impl Context<'_> {
    /// Whether a unit of the writer may be the one meant in `p`; anything may where no position
    /// says otherwise.
    pub(super) fn holds_own(&self, p: Province, kind: Option<UnitKind>) -> bool {
        let Some(position) = self.position else {
            return true;
        };
        let fits = |u: &crate::board::Unit| {
            u.at.province == p
                && kind.is_none_or(|k| k == u.kind)
                && self.power.is_none_or(|power| u.owner == Some(power))
        };
        match self.stage {
            PhaseKind::Retreats => position.dislodged.iter().any(|d| fits(&d.unit)),
            PhaseKind::Movement | PhaseKind::Adjustments | PhaseKind::Treaties => {
                position.units.iter().any(fits)
            }
        }
    }

    pub(super) fn holds_any(&self, p: Province, kind: Option<UnitKind>) -> bool {
        let Some(position) = self.position else {
            return true;
        };
        position.at(p).any(|u| kind.is_none_or(|k| k == u.kind))
    }

    /// Whether the unit borders `p`, by land or water as it may go.
    pub(super) fn reaches(&self, unit: &UnitRef, p: Province) -> bool {
        let kinds = match unit.kind {
            Some(kind) => [Some(kind), None],
            None => [Some(UnitKind::Army), Some(UnitKind::Fleet)],
        };
        kinds.into_iter().flatten().any(|kind| {
            let stands = self.board.stands(kind, unit.at.province);
            stands
                .into_iter()
                .any(|from| self.board.reach(kind, from).contains(p))
        })
    }
}
