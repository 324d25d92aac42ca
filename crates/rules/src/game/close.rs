//! What happens when a season and a year close: ownership, eliminations, victory, the next phase.

use crate::board::Power;
use crate::economy::{Conquest, EconomyContext};

use super::adjudicate::{following, ground};
use super::facts::won_in;
use super::report::{Capture, Report};
use super::victory::winner;
use super::{Fact, GameStatus, Season, State, market, treaties};

/// Closes a season, once, after its retreats.
pub(super) fn close_season(next: &mut State, report: &mut Report) {
    next.position.standoffs = Default::default();
    treaties::close_season(next, report);
    let stand = treaties::without_guests(next);
    let phase = next.phase;
    market::settle(next, report);
    let (setup, position) = (&next.setup, &next.position);
    let here = ground(setup, position, phase, next.number);
    report.money.extend(next.economy.close_season(&here));
    if phase.season == Season::Spring {
        market::list(next, report, market::Then::Moves);
        next.phase = following(next.setup.calendar, phase);
        return;
    }
    let stands = EconomyContext {
        position: &stand,
        ..here
    };
    let board = next.setup.board();
    let before: Vec<Power> = board.powers().filter(|p| next.is_in(*p)).collect();
    let mut captured = Vec::new();
    let mut conquests = Vec::new();
    for (province, by, from) in next.economy.take_ownership(&stands) {
        report.captures.push(Capture { province, by, from });
        captured.push(Fact::Captured {
            province,
            by,
            from,
            contested: won_in(&next.facts, province, by)
                .iter()
                .any(|battle| battle.against != Some(by)),
        });
        conquests.push(Conquest {
            at: province,
            by,
            from,
            battles: won_in(&next.facts, province, by),
        });
    }
    next.facts.extend(captured);
    report.hear(next.economy.conquer(&here, &conquests));
    report.hear(next.economy.harvest(&here));
    let left = next.standing();
    report.eliminated = before.into_iter().filter(|p| !left.contains(p)).collect();
    let buried = next.economy.bury(&here, &report.eliminated);
    report.money.extend(buried);
    report.publish(next.economy.publish(&here, true));
    market::list(next, report, market::Then::Winter);
    let claimed = treaties::close_fall(next, report);
    if let Some(outcome) = claimed.or_else(|| winner(next, Season::Fall)) {
        next.stage = GameStatus::Finished(next.crowned(outcome));
        return;
    }
    next.phase = following(next.setup.calendar, phase);
    let declares = next
        .treaties()
        .is_some_and(|(treaties, ground)| treaties.has_winter(&ground));
    if next.due().is_empty() && !next.economy.has_winter() && !declares {
        next.facts.clear();
        market::close_year(next, report);
        treaties::close_year(next, report);
        next.phase = next.after_winter();
    }
}

/// Closes the year after its Winter: its ledger is published, its facts are forgotten, and Spring
/// comes.
pub(super) fn close_year(next: &mut State, report: &mut Report) {
    let here = ground(&next.setup, &next.position, next.phase, next.number);
    report.publish(next.economy.publish(&here, false));
    next.facts.clear();
    market::close_year(next, report);
    if let Some(outcome) = winner(next, Season::Winter) {
        next.stage = GameStatus::Finished(next.crowned(outcome));
        return;
    }
    treaties::close_year(next, report);
    next.phase = next.after_winter();
}
