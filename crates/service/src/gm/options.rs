//! Other rules in a game under way, as far as they can change without breaking what has been.

use std::mem::discriminant;

use crate::Service;
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::person::Person;
use chancery_boxed::boxed;
use chancery_rules::game::Setup;
use chancery_rules::variants::options::known;

use super::edits::{Applied, Draft};
use super::news::{GmNews, OptionChange};

/// Which options differ.
fn between(before: &Setup, after: &Setup) -> Vec<OptionChange> {
    let old = known(before);
    let was = |id: &str| old.iter().find(|o| o.id == id).map(|o| o.value.clone());
    let changed = known(after).into_iter().filter_map(|option| {
        let before = was(option.id).unwrap_or_default();
        (before != option.value).then(|| OptionChange {
            id: option.id.to_owned(),
            before,
            after: option.value,
        })
    });
    changed.collect()
}

/// Whether a game may go on under other rules: on the same board, with the same axes and calendar, and
/// with what its state is made of.
fn may_follow(before: &Setup, after: &Setup) -> bool {
    (before.board, &before.borders) == (after.board, &after.borders)
        && (before.calendar, before.opening) == (after.calendar, after.opening)
        && before.motions == after.motions
        && discriminant(&before.movement) == discriminant(&after.movement)
        && before.economy.may_become(&after.economy)
        && discriminant(&before.relations) == discriminant(&after.relations)
        && before.control.may_become(&after.control)
}

#[boxed]
impl Service {
    /// What other rules would change. Nothing is changed yet.
    ///
    /// # Errors
    /// When this person may not, they are the same rules, or the game cannot go on under them.
    pub async fn preview_options(
        &self,
        by: &Person,
        context: &GameContext,
        setup: Setup,
    ) -> Result<(i64, Vec<OptionChange>), ServiceError> {
        context.editor_only(by)?;
        let changes = between(&context.state.setup, &setup);
        if changes.is_empty() {
            return Err(Refusal::AlreadySo.into());
        }
        if !may_follow(&context.state.setup, &setup) {
            return Err(Refusal::RuleFixed.into());
        }
        let shown = changes.clone();
        let setup = Box::new(setup);
        let draft = Draft::Options { setup, changes };
        Ok((self.keep_draft(by, context, &draft).await?, shown))
    }

    pub(super) async fn change_options(
        &self,
        by: &Person,
        context: &GameContext,
        (draft, setup): (i64, Setup),
        shown: Vec<OptionChange>,
    ) -> Result<Applied, ServiceError> {
        let _turn = self.one_at_a_time(context.game.id).await;
        let context = self.again(context).await?;
        let changes = between(&context.state.setup, &setup);
        if changes != shown || !may_follow(&context.state.setup, &setup) {
            return Err(Refusal::NoDraft.into());
        }
        let mut state = context.state.clone();
        state.setup = setup;
        let news = GmNews::Options {
            by: by.id,
            changes: changes.clone(),
        };
        let context = self
            .put(by, &context, ("act", "options", Some(draft)), state, news)
            .await?;
        Ok(Applied {
            context,
            changes: Vec::new(),
            options: changes,
        })
    }
}
