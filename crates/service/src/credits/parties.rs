//! Whom a phase has private news of money for.

use chancery_rules::board::Power;
use chancery_rules::economy::credits::Event;
use chancery_rules::game::Report;

/// The powers for which a phase has news of money that nobody else may know.
pub(crate) fn parties(report: &Report) -> Vec<Power> {
    let private = report.money.iter().filter(|event| !event.is_public());
    private.flat_map(Event::parties).collect()
}
