//! The list in which the mechanics register how their orders are drawn. A new choice on the axis of movement
//! does not compile until it is listed.

use chancery_i18n::Words;
use chancery_rules::board::{Power, Province};
use chancery_rules::economy::Adjustment;
use chancery_rules::game::{PhaseKind, Setup, State};
use chancery_rules::movement::{MovementRules, Outcome as MoveOutcome};
use chancery_rules::orders::Order;

use super::{marks, shared_seas};
use crate::scene::{Mark, Outcome};
use crate::task::Waters;

/// What pictures know of the waters, where more than one unit may be in a space of them.
pub fn waters(setup: &Setup, words: &Words) -> Option<Waters> {
    match setup.movement {
        MovementRules::Standard { .. } => None,
        MovementRules::Naval { .. } => Some(shared_seas::waters(setup.board(), words)),
    }
}

/// The orders of a phase of movement as they went, and the provinces past which fleets were let.
pub fn moves(setup: &Setup, all: &[MoveOutcome], passages: &[(Province, Power)]) -> Vec<Mark> {
    match setup.movement {
        MovementRules::Standard { .. } => marks::movement(setup.board(), all),
        MovementRules::Naval { .. } => shared_seas::results(setup.board(), all, passages),
    }
}

/// The marks for what was built, removed and refused in a Winter.
pub fn winter(setup: &Setup, all: &[Adjustment]) -> Vec<Mark> {
    match setup.movement {
        MovementRules::Standard { .. } => all.iter().flat_map(marks::adjustment).collect(),
        MovementRules::Naval { .. } => shared_seas::winter(all),
    }
}

/// Written orders, where several units may have one together; `None` where each is drawn by itself.
pub fn written(
    state: &State,
    whose: &dyn Fn(&Order) -> Power,
    checked: &[(Order, Outcome)],
) -> Option<Vec<Mark>> {
    match (&state.setup.movement, state.phase.step) {
        (MovementRules::Standard { .. }, _) | (_, PhaseKind::Retreats) => None,
        (
            MovementRules::Naval { .. },
            PhaseKind::Treaties | PhaseKind::Movement | PhaseKind::Adjustments,
        ) => Some(shared_seas::written(state, whose, checked)),
    }
}
