//! Corrections by hand: shown as they would be, then carried out.

use chancery_boxed::boxed;
use serde::{Deserialize, Serialize};

use crate::Service;
use crate::change::{revision, to_channel, to_seat};
use crate::error::{Refusal, ServiceError, internal};
use crate::game_context::GameContext;
use crate::notice::Notice;
use crate::person::Person;
use chancery_rules::control::PlayerId;
use chancery_rules::game::{
    ActError, ActReport, Action, Changed, Edit, EditError, Setup, Sheet, State, faults_of,
};
use chancery_store::{Change, NewPost};

use super::looks::MONEY;
use super::news::{GmNews, OptionChange};

/// A change that a GM was shown and has yet to confirm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draft {
    /// Corrections of the position.
    Edit {
        edits: Vec<Edit>,
        changes: Vec<Changed>,
    },
    /// Other options of the setup.
    Options {
        setup: Box<Setup>,
        changes: Vec<OptionChange>,
    },
}

/// What a GM's change would do, and the number under which it can be confirmed.
#[derive(Clone, Debug)]
pub struct Preview {
    /// The number by which the GM confirms it; it is good once.
    pub draft: i64,
    /// The game as it would be after the change.
    pub context: GameContext,
    /// What would be different.
    pub changes: Vec<Changed>,
}

/// The game after a correction, with everything that the correction changed in it.
#[derive(Clone, Debug)]
pub struct Applied {
    /// The game after the change.
    pub context: GameContext,
    /// What is different now.
    pub changes: Vec<Changed>,
    /// The options that have other values now.
    pub options: Vec<OptionChange>,
}

impl GameContext {
    /// Refuses who may not change the board by hand. Who plays may not, GM or not: another GM does.
    ///
    /// # Errors
    /// When this person is not the GM, or plays, or the game is not being played.
    pub fn editor_only(&self, by: &Person) -> Result<(), Refusal> {
        self.gm_only(by)?;
        if self.state.control.has(by.id) || self.has_shared(by.real()) {
            return Err(Refusal::PlayingGm);
        }
        self.sees_all()?;
        self.playing()
    }

    /// Refuses who may not make these corrections.
    ///
    /// # Errors
    /// As [`GameContext::editor_only`]; and for money and holdings when this person is a blind GM.
    pub fn may_edit(&self, by: &Person, edits: &[Edit]) -> Result<(), Refusal> {
        self.editor_only(by)?;
        if edits.iter().any(Edit::is_of_money) && self.is_blind(by) {
            Err(Refusal::BlindMoney)
        } else {
            Ok(())
        }
    }
}

#[boxed]
impl Service {
    /// Whether these corrections show something of what somebody has, to a GM who has not looked at
    /// anything sealed in this game yet.
    ///
    /// # Errors
    /// When this person may not make them, or one of them is of money that the game does not have.
    pub async fn wants_a_look(
        &self,
        by: &Person,
        context: &GameContext,
        edits: &[Edit],
    ) -> Result<bool, ServiceError> {
        context.may_edit(by, edits)?;
        let money: Vec<&Edit> = edits.iter().filter(|edit| edit.is_of_money()).collect();
        for edit in &money {
            match context.state.edited(&[(*edit).clone()]) {
                // How much there is is what must not be told.
                Ok(_) | Err(EditError::TooLittle | EditError::TooMuch { .. }) => {}
                Err(why) => return Err(ActError::Edit(why).into()),
            }
        }
        Ok(!money.is_empty() && !self.has_looked(by, context).await?)
    }

    /// What corrections would change. Nothing is changed yet.
    ///
    /// # Errors
    /// When this person may not, or one of them cannot be. Whether money is there to be taken is its
    /// owner's business: for corrections of money the first look must be confirmed, and a blind GM makes
    /// none.
    pub async fn preview_edit(
        &self,
        by: &Person,
        context: &GameContext,
        edits: Vec<Edit>,
    ) -> Result<Preview, ServiceError> {
        if self.wants_a_look(by, context, &edits).await? {
            return Err(Refusal::LookFirst.into());
        }
        if edits.iter().any(Edit::is_of_money) {
            self.note_look(by, context, &[], MONEY).await?;
        }
        let (state, changes) = context.state.edited(&edits).map_err(ActError::Edit)?;
        let shown = changes.clone();
        let draft = Draft::Edit { edits, changes };
        let draft = self.keep_draft(by, context, &draft).await?;
        Ok(Preview {
            draft,
            context: context.next(context.game.clone(), state, context.settings.clone()),
            changes: shown,
        })
    }

    pub(super) async fn keep_draft(
        &self,
        by: &Person,
        context: &GameContext,
        draft: &Draft,
    ) -> Result<i64, ServiceError> {
        let text = serde_json::to_string(draft).map_err(internal)?;
        let (game, gm) = (&context.game, by.id.0 as i64);
        let kept = self
            .store
            .keep_draft(game.guild, game.id, gm, &text, by.now);
        Ok(kept.await?)
    }

    /// Carries out what was shown. The channel is told what changed and by whom; players whose sheets
    /// hold what does nothing any more are told so.
    ///
    /// # Errors
    /// When this person may not, nothing of that number waits, or it would change something else by
    /// now.
    pub async fn apply_draft(
        &self,
        by: &Person,
        context: &GameContext,
        draft: i64,
    ) -> Result<Applied, ServiceError> {
        context.editor_only(by)?;
        let (game, gm) = (&context.game, by.id.0 as i64);
        let text = self.store.draft(game.guild, game.id, gm, draft).await?;
        let text = text.ok_or(Refusal::NoDraft)?;
        let applied = match serde_json::from_str(&text).map_err(internal)? {
            Draft::Edit { edits, changes } => self.edit(by, context, (draft, edits), changes).await,
            Draft::Options { setup, changes } => {
                self.change_options(by, context, (draft, *setup), changes)
                    .await
            }
        };
        match applied {
            // It is not tried again: what was shown is no longer what would be done, or it is done.
            Err(ServiceError::Stale) => Err(Refusal::NoDraft.into()),
            other => other,
        }
    }

    async fn edit(
        &self,
        by: &Person,
        context: &GameContext,
        (draft, edits): (i64, Vec<Edit>),
        shown: Vec<Changed>,
    ) -> Result<Applied, ServiceError> {
        context.may_edit(by, &edits)?;
        let _turn = self.one_at_a_time(context.game.id).await;
        let (next, changes) = context.state.edited(&edits).map_err(ActError::Edit)?;
        if changes != shown {
            return Err(Refusal::NoDraft.into());
        }
        let touched = self.touched(context, &next).await?;
        let say = |game: &_, report: &ActReport| match report {
            ActReport::Edited { changes } => {
                let news = GmNews::Edited {
                    by: by.id,
                    changes: changes.clone(),
                };
                let mut posts = vec![to_channel(game, &Notice::Gm { news })];
                posts.extend(touched.iter().cloned());
                posts
            }
            _ => vec![],
        };
        let action = Action::Edit { edits };
        let (context, _) = self
            .act_once(by, context, (&action, "edit", Some(draft)), say)
            .await?;
        Ok(Applied {
            context,
            changes,
            options: Vec::new(),
        })
    }

    /// Words to those whose sheets hold lines that would do nothing in another state, and did not so
    /// before; as far as they may be written to.
    pub(super) async fn touched(
        &self,
        context: &GameContext,
        next: &State,
    ) -> Result<Vec<NewPost>, ServiceError> {
        let game = &context.game;
        let phase_no = game.head.phase_no;
        let mut posts = Vec::new();
        for kept in self.store.sheets(game.guild, game.id, phase_no).await? {
            let player = PlayerId(kept.player as u64);
            let faults = |state: &State| {
                let sheet = Sheet::read(&kept.sheet, state);
                faults_of(state, player, &sheet)
            };
            let before = faults(&context.state);
            let new = |fault: &(_, _)| !before.contains(fault);
            if !faults(next).iter().any(new) {
                continue;
            }
            let reached = self.reaches(next, player).await?;
            let news = GmNews::Touched { player, phase_no };
            let post = to_channel(game, &Notice::Gm { news });
            posts.extend(to_seat(next, player, reached, post));
        }
        Ok(posts)
    }

    /// Writes down a state that a GM made, in the same phase.
    pub(super) async fn put(
        &self,
        by: &Person,
        context: &GameContext,
        (kind, cause, draft): (&str, &str, Option<i64>),
        state: State,
        news: GmNews,
    ) -> Result<GameContext, ServiceError> {
        let snapshot = revision(kind, cause, Some(by.id), by.now, &state, None);
        let mut change = Change::new(&context.game, snapshot);
        change.draft = draft;
        let detail = serde_json::to_value(&news).map_err(internal)?;
        let note = crate::change::audit(Some(by.id), cause, detail);
        change.along.audits.push(note);
        let touched = self.touched(context, &state).await?;
        let told = to_channel(&context.game, &Notice::Gm { news });
        change.along.posts.push(told);
        change.along.posts.extend(touched);
        let game = self.store.revise(&change).await?;
        (self.wake)();
        Ok(context.next(game, state, context.settings.clone()))
    }
}
