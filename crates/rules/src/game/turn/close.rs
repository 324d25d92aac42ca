//! What happens when a season and a year close: ownership, eliminations, victory, the next phase.

use crate::board::Power;
use crate::economy::{Conquest, Economy, EconomyContext};
use crate::game::exchange::turn as trading;
use crate::game::facts::won_in;
use crate::game::treaties::without_guests;
use crate::game::{Capture, Fact, GameStatus, Report, Season, State, axes};

use super::hold::holder;
use super::last_year::ended;
use super::victory::winner;

/// Closes a season, once, after its retreats.
pub(super) fn close_season(next: &mut State, report: &mut Report) {
    next.position.standoffs = Default::default();
    let relations = axes::relations(next);
    relations.close_season(next, report);
    let stand = without_guests(next);
    let phase = next.phase;
    trading::settle(next, report);
    let (setup, position) = (&next.setup, &next.position);
    let here = setup.economy_context(position, phase, next.number);
    report.hear(next.economy.close_season(&here));
    if phase.season == Season::Spring {
        trading::list(next, report, trading::Then::Moves);
        next.phase = next.setup.calendar.following(phase);
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
    report.hear(next.economy.bury(&here, &report.eliminated));
    report.publish(next.economy.publish(&here, true));
    trading::list(next, report, trading::Then::Winter);
    let claimed = relations.close_fall(next, report);
    let won = claimed.or_else(|| winner(next, Season::Fall));
    if let Some(outcome) = won.or_else(|| holder(next)) {
        next.stage = GameStatus::Finished(next.crowned(outcome));
        return;
    }
    next.phase = next.setup.calendar.following(phase);
    let declares = relations.has_winter(next);
    if next.due().is_empty() && !next.economy.has_winter() && !declares {
        next.facts.clear();
        trading::close_year(next, report);
        relations.close_year(next, report);
        begin_year(next);
    }
}

/// Closes the year after its Winter: its ledger is published, its facts are forgotten, and Spring
/// comes.
pub(super) fn close_year(next: &mut State, report: &mut Report) {
    let (setup, position) = (&next.setup, &next.position);
    let here = setup.economy_context(position, next.phase, next.number);
    report.publish(next.economy.publish(&here, false));
    next.facts.clear();
    trading::close_year(next, report);
    if let Some(outcome) = winner(next, Season::Winter) {
        next.stage = GameStatus::Finished(next.crowned(outcome));
        return;
    }
    axes::relations(next).close_year(next, report);
    begin_year(next);
}

/// Begins the year after a Winter, or ends the game, if there is none.
fn begin_year(next: &mut State) {
    if let Some(outcome) = ended(next) {
        next.stage = GameStatus::Finished(outcome);
        return;
    }
    next.phase = next.after_winter();
}

impl State {
    /// Lets an economy's provinces change hands as if a Fall closed with all units where they are now
    /// (E-08a). Dislodged units hold nothing.
    pub fn take_where_units_stand(&self, economy: &mut Economy) {
        let position = without_guests(self);
        economy.take_ownership(&EconomyContext {
            position: &position,
            ..self.ground()
        });
    }
}
