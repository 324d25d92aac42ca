//! Whom a phase has private news of money for.

use crate::board::Power;
use crate::economy::credits::Event;
use crate::game::Report;

/// The powers for which a phase has news of money that nobody else may know.
pub(in crate::service) fn parties(report: &Report) -> Vec<Power> {
    let private = report.money.iter().filter(|event| !event.is_public());
    private.flat_map(Event::parties).collect()
}
