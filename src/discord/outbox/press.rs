//! Press as it is delivered: letters, public press, reports; and posts passed on to those who follow a
//! game.

use crate::control::PlayerId;
use crate::scheduler::DeliveryError;
use crate::service::{Notice, Refusal, ServiceError, Table};

use super::posts::Said;
use super::route::Route;
use super::{DiscordCourier, unread};
use crate::discord::people::watch_view;
use crate::discord::press::view as views;
use crate::discord::ui::labels;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::escape;

impl DiscordCourier {
    /// The message for a notice of press; `None` for every other notice.
    pub(super) async fn press(
        &self,
        table: &Table,
        notice: &Notice,
        reader: Option<PlayerId>,
    ) -> Result<Option<Said>, DeliveryError> {
        let words = self.words;
        let late = || Ok(Some(Said::TooLate));
        let now = |answer: Answer| Ok(Some(answer.into()));
        match notice {
            Notice::Press { .. } | Notice::Silenced { .. } if !table.concerns(notice, reader) => {
                late()
            }
            Notice::Press { mark, .. } => match self.letter(table, *mark).await? {
                Some((letter, _)) => now(views::delivered(words, table, &letter)),
                None => late(),
            },
            Notice::PublicPress { mark } => match self.letter(table, *mark).await? {
                Some((letter, _)) => now(views::public(words, table, &letter)),
                None => late(),
            },
            Notice::Reported { mark, by } => match self.letter(table, *mark).await? {
                Some((letter, _)) => now(views::reported(words, table, &letter, *by)),
                None => late(),
            },
            Notice::Mail { player, phase_no } => {
                let unseen = self.service.letters_unseen(*player, table).await;
                let waits = unseen.map_err(unread)? > 0;
                if !waits || table.game.head.phase_no != *phase_no {
                    return late();
                }
                let args = [
                    ("game", escape(&table.game.head.name).into()),
                    ("player", labels::one_of(words, table, *player).into()),
                ];
                let mentions = match table.hides_names() {
                    true => Vec::new(),
                    false => vec![player.0],
                };
                now(Answer {
                    mentions,
                    ..Answer::public(words.text("post-mail", &args))
                }
                .with_rows(views::inbox_row(words, table)))
            }
            Notice::Silenced { power, silent } => {
                let args = [
                    ("game", escape(&table.game.head.name).into()),
                    ("power", words.power(*power).into()),
                ];
                let key = match silent {
                    true => "post-silenced",
                    false => "post-unsilenced",
                };
                now(Answer::public(words.text(key, &args)))
            }
            Notice::Watched { what, seq, message } => {
                let link = watch_view::link(table, *message);
                let told = watch_view::line(words, table, what, &link);
                let Some(seq) = seq else {
                    return now(Answer::public(told).with_rows(watch_view::stop_row(words, table)));
                };
                let chapter = self.service.chapter_at(table, *seq).await.map_err(unread)?;
                let answer = self.resolved(table, &chapter, None).await?;
                let content = format!("{told}\n{}", answer.content);
                now(Answer { content, ..answer }.with_rows(watch_view::stop_row(words, table)))
            }
            _ => Ok(None),
        }
    }

    async fn letter(
        &self,
        table: &Table,
        mark: i64,
    ) -> Result<Option<(crate::service::Letter, Vec<PlayerId>)>, DeliveryError> {
        match self.service.letter_and_readers(table, mark).await {
            Ok(found) => Ok(Some(found)),
            Err(ServiceError::Refused(Refusal::Press(_))) => Ok(None),
            Err(other) => Err(unread(other)),
        }
    }

    /// What follows from a message that is out: a letter has reached its reader; a post is passed on to
    /// those who follow the game.
    pub(super) async fn passed_on(
        &self,
        table: &Table,
        notice: &Notice,
        route: Route,
        message: u64,
    ) {
        let now = self.clock.now();
        let done = match (notice, route) {
            (Notice::Press { mark, reader, .. }, _) => {
                self.service.letter_arrived(table, *mark, *reader).await
            }
            (_, Route::Channel(_)) => {
                self.service
                    .tell_watchers(table, notice, message, now)
                    .await
            }
            _ => Ok(()),
        };
        if let Err(cause) = done {
            tracing::warn!(%cause, "cannot save what follows from a post");
        }
    }

    /// That the GM should open his private messages: somebody has reported a letter.
    pub(super) fn report_waits(&self, table: &Table) -> Answer {
        self.calls_the_gm(table, "post-instead-report")
    }

    /// A GM who cannot be written to is told in the channel that something went wrong, without what it is.
    pub(super) fn gm_waits(&self, table: &Table) -> Answer {
        self.calls_the_gm(table, "post-instead-gm")
    }

    fn calls_the_gm(&self, table: &Table, key: &str) -> Answer {
        let gm = table.first_gm();
        let args = [
            ("game", escape(&table.game.head.name).into()),
            ("gm", labels::person(gm).into()),
        ];
        Answer {
            mentions: vec![gm.0],
            ..Answer::public(self.words.text(key, &args))
        }
    }
}
