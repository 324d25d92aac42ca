//! What a player is told privately with each new phase: what came of their orders, and what is due.

use crate::board::Power;
use crate::control::PlayerId;
use crate::discord::features::Features;
use crate::discord::results::headline::headline;
use crate::discord::results::private::private_lines;
use crate::discord::results::turn_row::questions;
use crate::discord::ui::labels;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{MESSAGE, cut, escape};
use crate::economy::Adjustment;
use crate::game::{PhaseKind, Results};
use crate::movement::Outcome;
use crate::render::{alt, told};
use crate::scheduler::DeliveryError;
use crate::service::{GameContext, ResolvedPhase};

use super::courier::{DiscordCourier, unread};
use super::posts::Said;
use crate::store::Seq;

impl DiscordCourier {
    /// The message about the phase that revision `seq` opened, unless a later one is open by now.
    pub(super) async fn turn(
        &self,
        context: &GameContext,
        seq: Seq,
        player: PlayerId,
    ) -> Result<Said, DeliveryError> {
        let words = self.words;
        let game = || ("game", escape(&context.game.head.name).into());
        let mut lines = Vec::new();
        let last = self
            .service
            .history(context, None, 1)
            .await
            .map_err(unread)?;
        match last.into_iter().next() {
            Some(chapter) if chapter.seq == seq => {
                let phase = labels::phase(words, chapter.report.phase);
                let headline = headline(words, &chapter.report, &chapter.state.setup);
                let args = [
                    game(),
                    ("phase", phase.into()),
                    ("headline", headline.into()),
                ];
                lines.push(words.text("news-phase", &args));
                lines.extend(self.own_news(context, &chapter, player));
            }
            None if context.state.is_playing() => {
                lines.push(words.text("news-started", &[game()]));
                let powers = context.state.control.powers_of(player);
                lines.extend(powers.iter().map(|power| {
                    let power = words.power(*power);
                    words.text("news-power", &[("power", power.into())])
                }));
            }
            _ => return Ok(Said::TooLate),
        }
        if !context.state.is_playing() {
            return Ok(Answer::public(cut(&lines.join("\n"), MESSAGE)).into());
        }
        let powers = context.state.control.powers_of(player);
        lines.extend(told::due_of(&context.state, words, |power| {
            powers.contains(&power)
        }));
        lines.extend(self.nothing_due(context, &powers));
        let state = &context.state;
        let features = Features::of(&state.setup);
        lines.extend(powers.iter().flat_map(|power| {
            let all = features.all().into_iter();
            all.flat_map(move |feature| (feature.purse)(words, state, *power))
        }));
        lines.extend(questions(words, context));
        let phase = labels::phase(words, context.state.phase);
        lines.push(format!("**{phase}.** {}", labels::clock(words, context)));
        let answer = Answer::public(cut(&lines.join("\n"), MESSAGE));
        Ok(answer.with_rows(self.turn_row(context)).into())
    }

    /// That nothing may be done in a phase between two turns, so that nobody looks for it.
    fn nothing_due(&self, context: &GameContext, powers: &[Power]) -> Option<String> {
        let state = &context.state;
        let may = state.is_trading() || powers.iter().any(|power| state.may_submit(*power));
        let key = match state.phase.step {
            PhaseKind::Retreats => "refusal-nothing-due-retreats",
            PhaseKind::Adjustments => "refusal-nothing-due-builds",
            PhaseKind::Movement | PhaseKind::Treaties => return None,
        };
        (!may && !powers.is_empty()).then(|| self.words.plain(key))
    }

    /// The units of these powers that had no order and still stand where they stood.
    fn unordered(&self, all: &[Outcome], powers: &[Power]) -> Option<String> {
        let held = all.iter().filter(|one| {
            let own = one.unit.owner.is_some_and(|owner| powers.contains(&owner));
            own && one.ordered.is_none() && one.dislodged.is_none() && one.annihilated.is_none()
        });
        let units: Vec<String> = held
            .map(|one| labels::unit(self.words, &one.unit))
            .collect();
        let args = [
            ("count", units.len().into()),
            ("units", self.words.all_of(&units).into()),
        ];
        (!units.is_empty()).then(|| self.words.text("news-unordered", &args))
    }

    /// What came of a player's orders, and what only they may know of money.
    fn own_news(
        &self,
        context: &GameContext,
        chapter: &ResolvedPhase,
        player: PlayerId,
    ) -> Vec<String> {
        let words = self.words;
        let control = &chapter.state.control;
        let mut lines = Vec::new();
        // Whoever has left a seat since learns no more of it.
        let mut powers = control.powers_of(player);
        powers.retain(|power| context.is_played_by(*power, Some(player)));
        // Where powers are shared, whose orders counted is told elsewhere.
        if !control.is_shared() {
            let orders = powers
                .iter()
                .flat_map(|power| alt::orders_of(&chapter.report, *power, words));
            let orders: Vec<String> = orders.collect();
            if !orders.is_empty() {
                let args = [("orders", orders.join(", ").into())];
                lines.push(words.text("news-orders", &args));
            }
            if let Results::Movement(all) = &chapter.report.results {
                lines.extend(self.unordered(all, &powers));
            }
            if let Results::Adjustments(all) = &chapter.report.results {
                let board = chapter.state.setup.board();
                let by_rule = all.iter().filter(|one| {
                    let removed = matches!(one, Adjustment::RemovedInDisorder { .. });
                    removed && powers.contains(&one.power())
                });
                lines.extend(by_rule.map(|one| words.why_adjusted(one, board)));
            }
        }
        let money = powers
            .iter()
            .flat_map(|power| private_lines(words, chapter, *power));
        lines.extend(money);
        lines
    }
}
