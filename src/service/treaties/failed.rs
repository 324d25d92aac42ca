//! Declarations that had no effect.

use crate::board::Power;
use crate::game::Report;
use crate::relations::Event;

/// The powers that declared something in a phase that had no effect (R-H3).
pub(in crate::service) fn failed(report: &Report) -> impl Iterator<Item = Power> {
    report.relations.iter().filter_map(|event| match event {
        Event::Failed { power, .. } => Some(*power),
        _ => None,
    })
}
