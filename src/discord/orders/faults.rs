//! Why a line does not count, in words.

use crate::board::{Board, Power};
use crate::game::{IgnoredOrder, Item, OrderError};
use crate::i18n::Words;

/// Why a line would do nothing and, if there is more to say, what may be done about it; the end of a
/// sentence.
pub fn fault(words: &Words, power: Power, item: &Item, why: &OrderError, board: &Board) -> String {
    let reason = words.fault_reason(power, item, why, board);
    match words.fault_fix(why) {
        Some(fix) => format!("{reason}. {fix}"),
        None => reason,
    }
}

/// A line on a written order that did not count, with the reason.
pub fn unheard_line(words: &Words, unheard: &IgnoredOrder, board: &Board) -> String {
    let item = Item::Order(unheard.order.clone());
    let reason = words.fault_reason(unheard.power, &item, &unheard.fault, board);
    let args = [
        ("power", words.power(unheard.power).into()),
        ("order", unheard.order.to_string().into()),
        ("reason", reason.into()),
    ];
    words.text("results-unheard", &args)
}
