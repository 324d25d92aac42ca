//! A player that never moves: units hold, and what can be rebuilt is.

use chancery_rules::board::{Location, Province, Unit, UnitKind};
use chancery_rules::game::{PhaseKind, Sheet};
use chancery_rules::orders::{Act, Order, UnitRef};

use crate::budget::Budget;
use crate::dice::Dice;
use crate::facets::Facets;
use crate::player::{Player, Thought, Trace};
use crate::view::View;
use crate::winter::Taste;

/// Holds everywhere.
pub(crate) struct Holder {
    dice: Dice,
}

impl Holder {
    pub(crate) fn new(seed: u64) -> Holder {
        Holder {
            dice: Dice::new(seed),
        }
    }
}

impl Player for Holder {
    fn sheet(&mut self, view: &View, _: &mut Budget) -> Thought {
        let state = view.state();
        let mut sheet = Sheet::default();
        for power in view.powers() {
            match state.phase.step {
                PhaseKind::Movement => {
                    for unit in state.position.pieces_of(*power) {
                        let unit = UnitRef {
                            power: None,
                            kind: Some(unit.kind),
                            at: unit.at,
                            joint: state.position.is_joint(unit.id),
                        };
                        let act = Act::Hold;
                        sheet.orders.push(Order::Unit { unit, act });
                    }
                }
                PhaseKind::Adjustments => Facets::ALL.winter(state, *power, self, &mut sheet),
                PhaseKind::Treaties | PhaseKind::Retreats => {}
            }
        }
        Thought::checked(view, sheet, Trace::default())
    }
}

impl Taste for Holder {
    fn build(&mut self, _: UnitKind, _: Location) -> i64 {
        self.dice.below(1000) as i64
    }

    fn keep(&mut self, unit: &Unit) -> i64 {
        -i64::from(unit.id.0)
    }

    fn danger(&mut self, _: Province) -> i64 {
        0
    }
}
