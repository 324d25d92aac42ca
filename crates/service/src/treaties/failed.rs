//! Declarations that had no effect.

use chancery_rules::board::Power;
use chancery_rules::game::Report;
use chancery_rules::relations::Event;

/// The powers that declared something in a phase that had no effect (R-H3).
pub(crate) fn failed(report: &Report) -> impl Iterator<Item = Power> {
    report.relations.iter().filter_map(|event| match event {
        Event::Failed { power, .. } => Some(*power),
        _ => None,
    })
}
