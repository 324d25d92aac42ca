//! Press as it is delivered: letters, public press, reports; and posts passed on to those who follow a
//! game.

use crate::control::PlayerId;
use crate::scheduler::DeliveryError;
use crate::service::{GameContext, Notice, Refusal, ServiceError};

use super::courier::{DiscordCourier, unread};
use super::posts::Said;
use super::route::Route;
use crate::discord::people::{substitutes, watch_view};
use crate::discord::press::view as views;
use crate::discord::ui::labels;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::escape;
use crate::i18n::Words;

impl DiscordCourier {
    /// The message for a notice of press; `None` for every other notice.
    pub(super) async fn press(
        &self,
        context: &GameContext,
        notice: &Notice,
        reader: Option<PlayerId>,
    ) -> Result<Option<Said>, DeliveryError> {
        let words = self.words;
        let late = || Ok(Some(Said::TooLate));
        let now = |answer: Answer| Ok(Some(answer.into()));
        match notice {
            Notice::Press { .. } | Notice::Silenced { .. } | Notice::Handover { .. }
                if !context.concerns(notice, reader) =>
            {
                late()
            }
            Notice::Handover { power, player } => {
                let note = self.service.note_to(context, *power, *player).await;
                match note.map_err(unread)? {
                    Some(note) if reader.is_some() => {
                        now(substitutes::handed_over(words, context, *power, &note))
                    }
                    Some(_) => now(called(words, context, *player, "post-handover")),
                    None => late(),
                }
            }
            Notice::Press { mark, .. } => match self.letter(context, *mark).await? {
                Some((letter, _)) => now(views::delivered(words, context, &letter)),
                None => late(),
            },
            Notice::PublicPress { mark } => match self.letter(context, *mark).await? {
                Some((letter, _)) => now(views::public(words, context, &letter)),
                None => late(),
            },
            Notice::Reported { mark, by } => match self.letter(context, *mark).await? {
                Some((letter, _)) => now(views::reported(words, context, &letter, *by)),
                None => late(),
            },
            Notice::Mail { player, phase_no } => {
                let unseen = self.service.letters_unseen(*player, context).await;
                let waits = unseen.map_err(unread)? > 0;
                if !waits || context.game.head.phase_no != *phase_no {
                    return late();
                }
                now(called(words, context, *player, "post-mail")
                    .with_rows(views::inbox_row(words, context)))
            }
            Notice::Silenced { power, silent } => {
                let args = [
                    ("game", escape(&context.game.head.name).into()),
                    ("power", words.power(*power).into()),
                ];
                let key = if *silent {
                    "post-silenced"
                } else {
                    "post-unsilenced"
                };
                now(Answer::public(words.text(key, &args)))
            }
            Notice::Watched { what, seq, message } => {
                let link = watch_view::link(context, *message);
                let told = watch_view::line(words, context, what, &link);
                let Some(seq) = seq else {
                    return now(
                        Answer::public(told).with_rows(watch_view::stop_row(words, context))
                    );
                };
                let chapter = self
                    .service
                    .chapter_at(context, *seq)
                    .await
                    .map_err(unread)?;
                let answer = self.resolved(context, &chapter, None).await?;
                let content = format!("{told}\n{}", answer.content);
                now(Answer { content, ..answer }.with_rows(watch_view::stop_row(words, context)))
            }
            _ => Ok(None),
        }
    }

    async fn letter(
        &self,
        context: &GameContext,
        mark: i64,
    ) -> Result<Option<(crate::service::Letter, Vec<PlayerId>)>, DeliveryError> {
        match self.service.letter_and_readers(context, mark).await {
            Ok(found) => Ok(Some(found)),
            Err(ServiceError::Refused(Refusal::Press(_))) => Ok(None),
            Err(other) => Err(unread(other)),
        }
    }

    /// What follows from a message that is out: a letter has reached its reader; a post is passed on to
    /// those who follow the game.
    pub(super) async fn passed_on(
        &self,
        context: &GameContext,
        notice: &Notice,
        route: Route,
        message: u64,
    ) {
        let now = self.clock.now();
        let done = match (notice, route) {
            (Notice::Press { mark, reader, .. }, Route::Person(_)) => {
                self.service.letter_arrived(context, *mark, *reader).await
            }
            (_, Route::Channel(_)) => {
                self.service
                    .tell_watchers(context, notice, message, now)
                    .await
            }
            _ => Ok(()),
        };
        if let Err(cause) = done {
            tracing::warn!(%cause, "cannot save what follows from a post");
        }
    }

    /// That the GM should open his private messages: somebody has reported a letter.
    pub(super) fn report_waits(&self, context: &GameContext) -> Answer {
        self.calls_the_gm(context, "post-instead-report")
    }

    /// A GM who cannot be written to is told in the channel that something went wrong, without what it is.
    pub(super) fn gm_waits(&self, context: &GameContext) -> Answer {
        self.calls_the_gm(context, "post-instead-gm")
    }

    fn calls_the_gm(&self, context: &GameContext, key: &str) -> Answer {
        let gm = context.first_gm();
        let args = [
            ("game", escape(&context.game.head.name).into()),
            ("gm", labels::person(gm).into()),
        ];
        Answer {
            mentions: vec![gm.0],
            ..Answer::public(self.words.text(key, &args))
        }
    }
}

/// A player who cannot be written to is called in the channel: something waits for them.
fn called(words: &Words, context: &GameContext, player: PlayerId, key: &str) -> Answer {
    let args = [
        ("game", escape(&context.game.head.name).into()),
        ("player", labels::one_of(words, context, player).into()),
    ];
    let mentions = if context.hides_names() {
        Vec::new()
    } else {
        vec![player.0]
    };
    Answer {
        mentions,
        ..Answer::public(words.text(key, &args))
    }
}
