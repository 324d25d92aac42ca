//! Units of other powers that a power may order, in words.

use crate::board::Unit;
use crate::discord::ui::labels;
use crate::game::State;
use crate::i18n::Words;
use crate::orders::{Act, Order, UnitRef, Via};

/// Whose unit may be ordered, and an order for it as an example.
pub fn hired_line(words: &Words, state: &State, unit: &Unit) -> String {
    let (board, rules) = (state.setup.board(), &state.setup.movement);
    let mut lost = state.position.dislodged.iter();
    let act = match lost.find(|d| d.unit.id == unit.id) {
        Some(lost) => Some(lost.retreats.first().map_or(Act::Disband, |to| Act::Move {
            to: *to,
            via: Via::Unsaid,
        })),
        None => {
            let acts = rules.legal_acts(board, &state.position, unit);
            acts.into_iter().find(|a| matches!(a, Act::Move { .. }))
        }
    };
    let example = Order::Unit {
        unit: UnitRef {
            power: unit.owner,
            kind: Some(unit.kind),
            at: unit.at,
            joint: false,
        },
        act: act.unwrap_or(Act::Hold),
    };
    let owner = unit.owner.map(|p| words.power(p)).unwrap_or_default();
    let args = [
        ("power", owner.into()),
        ("unit", labels::unit(words, unit).into()),
        ("example", example.to_string().into()),
    ];
    words.text("hired-line", &args)
}
