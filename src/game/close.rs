//! What happens when a season and a year close: ownership, eliminations, victory, the next phase.

use super::adjudicate::following;
use super::report::{Capture, Report};
use super::victory::winner;
use super::{Fact, Outcome, Phase, Season, Stage, State};

/// Closes a season, once, after its retreats.
pub(super) fn close_season(next: &mut State, report: &mut Report) {
    next.position.standoffs = Default::default();
    let phase = next.phase;
    if phase.season == Season::Spring {
        next.phase = following(phase);
        return;
    }
    let survivors = next.survivors();
    let board = next.setup.board();
    let contested = |province| {
        next.facts.iter().any(|fact| match fact {
            Fact::Dislodged { province: p, .. } | Fact::Standoff { province: p, .. } => {
                *p == province
            }
            _ => false,
        })
    };
    let mut captured = Vec::new();
    for (province, by, from) in next.economy.take_ownership(board, &next.position) {
        report.captures.push(Capture { province, by, from });
        captured.push(Fact::Captured {
            province,
            by,
            from,
            contested: contested(province),
        });
    }
    next.facts.extend(captured);
    let left = next.survivors();
    report.eliminated = survivors
        .into_iter()
        .filter(|p| !left.contains(p))
        .collect();
    if let Some(power) = winner(next) {
        next.stage = Stage::Finished(Outcome::Solo(power));
        return;
    }
    next.phase = following(phase);
    if next.due().is_empty() {
        close_year(next);
    }
}

/// Closes the year: its facts are forgotten, and Spring comes.
pub(super) fn close_year(next: &mut State) {
    next.facts.clear();
    next.phase = Phase::moves(Season::Spring, next.phase.year.saturating_add(1));
}
