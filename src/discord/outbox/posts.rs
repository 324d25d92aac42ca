//! What each notice says.

use poise::serenity_prelude as serenity;

use crate::control::PlayerId;
use crate::game::{GameStatus, Outcome, PhaseKind, State};
use crate::i18n::Value;
use crate::i18n::Words;
use crate::scheduler::DeliveryError;
use crate::service::{GameContext, Notice, ResolvedPhase, RoomNews, ServiceError};

use super::courier::{DiscordCourier, unread};
use crate::discord::archive::command::LARGEST;
use crate::discord::archive::page::Story;
use crate::discord::exchange::{self, Book, Shown};
use crate::discord::features::Features;
use crate::discord::lobby::info;
use crate::discord::people::share;
use crate::discord::results::headline::headline;
use crate::discord::results::private::private_lines;
use crate::discord::results::status;
use crate::discord::results::status::{owes, powers};
use crate::discord::results::tellings::Tellings;
use crate::discord::results::turn_row;
use crate::discord::rooms::view;
use crate::discord::ui::ids::Ask;
use crate::discord::ui::parts::embed;
use crate::discord::ui::reply::{Answer, Picture};
use crate::discord::ui::text::{
    DESCRIPTION, MESSAGE, THREAD, countdown, cut, escape, fitting, moment, spread,
};
use crate::discord::ui::{labels, parts, times};
use crate::discord::{press, treaties};
use crate::store::{PhaseNo, Seq};

/// The most characters of a list that has a line for each power; a post has two of them at most, and notes.
const MOST_OF_POWERS: usize = 2_200;

/// The message for a notice, if there is still one to send.
pub enum Said {
    /// This message is sent.
    Now(Box<Answer>),
    /// Nothing is sent: it is no longer true, or no longer matters.
    TooLate,
}

impl From<Answer> for Said {
    fn from(answer: Answer) -> Said {
        Said::Now(Box::new(answer))
    }
}

impl DiscordCourier {
    /// The message for a notice, for that reader if it is private. Results go another way, for they
    /// are several messages.
    pub(super) async fn compose(
        &self,
        context: &GameContext,
        notice: &Notice,
        reader: Option<PlayerId>,
    ) -> Result<Said, DeliveryError> {
        let words = self.words;
        let name = escape(&context.game.head.name);
        let line = |key: &str, args: &[(&str, Value<'_>)]| {
            let mut all = vec![("game", Value::from(name.clone()))];
            all.extend(args.iter().cloned());
            words.text(key, &all)
        };
        let person = |id: &PlayerId| Value::from(labels::person(*id));
        let when = |at: i64| [("at", moment(at).into()), ("in", countdown(at).into())];
        if let Some(said) = self.press(context, notice, reader).await? {
            return Ok(said);
        }
        Ok(match notice {
            _ if !context.concerns(notice, reader) => Said::TooLate,
            Notice::Started { .. } => self.started(context).await?.into(),
            Notice::Resolved { seq, late_ms } => {
                let chapter = self
                    .service
                    .chapter_at(context, *seq)
                    .await
                    .map_err(unread)?;
                let answer = self.resolved(context, &chapter, *late_ms).await?;
                match &chapter.report.outcome {
                    Some(_) => self.with_whole_game(context, answer).await.into(),
                    None => answer.into(),
                }
            }
            Notice::Lobby { told } => self.lobby_told(context, told, reader),
            Notice::Share { told } => {
                let told = share::told(words, context, told, reader.is_some());
                told.map_or(Said::TooLate, Said::from)
            }
            // Told elsewhere, or by more than one message.
            Notice::Results { .. }
            | Notice::Card
            | Notice::Press { .. }
            | Notice::PublicPress { .. }
            | Notice::Mail { .. }
            | Notice::Reported { .. }
            | Notice::Silenced { .. }
            | Notice::Handover { .. }
            | Notice::Divider { .. }
            | Notice::Threads {}
            | Notice::Gallery {}
            | Notice::Rooms {
                news: RoomNews::Work | RoomNews::Lost,
            }
            | Notice::Event { .. }
            | Notice::Greeting {}
            | Notice::Stuck { .. }
            | Notice::Pictures { .. }
            | Notice::Watched { .. } => Said::TooLate,
            Notice::Rooms {
                news: RoomNews::Ready { rooms },
            } => view::ready(words, context, *rooms).into(),
            Notice::Rooms {
                news: RoomNews::Kept { until },
            } => view::kept(words, context, *until).into(),
            Notice::Exchange { seq } => {
                let chapter = self
                    .service
                    .chapter_at(context, *seq)
                    .await
                    .map_err(unread)?;
                self.pictures.learn_all(&self.rest, &chapter.state).await;
                let shown = Shown::after(words, context, &chapter);
                exchange::post(&self.pictures, shown).await.into()
            }
            Notice::Ended { .. } => match &context.state.stage {
                GameStatus::Finished(outcome) => self.ended(context, outcome).await.into(),
                // It was rolled back since.
                _ => Said::TooLate,
            },
            Notice::Reminder {
                phase,
                deadline,
                players,
            } => {
                let open = context.state.is_playing() && context.state.phase == *phase;
                if !open || context.game.head.deadline != Some(*deadline) {
                    return Ok(Said::TooLate);
                }
                // In private everybody is himself.
                let hidden = reader.is_none() && context.hides_names();
                let mentions: Vec<u64> = if hidden {
                    Vec::new()
                } else {
                    players.iter().map(|p| p.0).collect()
                };
                let called = players.iter().map(|p| {
                    if hidden {
                        labels::one_of(words, context, *p)
                    } else {
                        labels::person(*p)
                    }
                });
                let called: Vec<String> = called.collect();
                let [at, within] = when(*deadline);
                let phase = labels::phase(words, *phase);
                let args = [
                    ("players", called.join(" ").into()),
                    ("phase", phase.into()),
                    at,
                    within,
                ];
                let answer = Answer {
                    mentions,
                    ..Answer::public(line("post-reminder", &args))
                };
                turn_row::with_turn_row(words, context, answer).into()
            }
            Notice::Turn { seq, player } => self.turn(context, *seq, *player).await?,
            Notice::Money { seq, player } => {
                let chapter = self
                    .service
                    .chapter_at(context, *seq)
                    .await
                    .map_err(unread)?;
                let powers = chapter.state.control.powers_of(*player);
                let news = powers
                    .iter()
                    .filter(|power| context.is_played_by(**power, reader))
                    .flat_map(|p| private_lines(words, &chapter, *p));
                let lines: Vec<String> = news.collect();
                if lines.is_empty() {
                    return Ok(Said::TooLate);
                }
                let phase = labels::phase(words, chapter.report.phase);
                let args = [
                    ("game", escape(&context.game.head.name).into()),
                    ("phase", phase.into()),
                ];
                let title = line("money-private", &args);
                let shown = crate::discord::ui::text::fitting(
                    words,
                    lines,
                    MESSAGE - title.chars().count() - 1,
                    "money-more",
                );
                let answer = Answer::public(format!("{title}\n{}", shown.join("\n")));
                turn_row::with_turn_row(words, context, answer).into()
            }
            Notice::Deadline { .. }
            | Notice::Grace { .. }
            | Notice::Paused { .. }
            | Notice::Resumed { .. }
            | Notice::Back { .. }
            | Notice::Missed { .. }
            | Notice::Silent { .. }
            | Notice::Disorder { .. }
            | Notice::Returned { .. }
            | Notice::TakenOver { .. }
            | Notice::Applicant { .. }
            | Notice::Sought { .. }
            | Notice::StandsIn { .. }
            | Notice::SeatFree { .. } => self.of_the_clock(context, notice, reader),
            Notice::RolledBack { to, by, seq, kept } => {
                let phase = labels::phase(words, context.state.phase);
                let args = [
                    ("by", person(by)),
                    ("phase", phase.into()),
                    ("to", to.to_string().into()),
                ];
                let key = if *kept {
                    "post-rolled-back-kept"
                } else {
                    "post-rolled-back"
                };
                let mut told = line(key, &args);
                told.push_str(&self.rolled_diff(context, *seq).await?);
                // A game that was over goes on with another secret (docs/draws.md).
                if let Some(hash) = context.commitment() {
                    let hash = [("hash", hash.to_string().into())];
                    told = format!("{told}\n{}", words.text("lots-commitment", &hash));
                }
                if !context.state.open_motions().is_empty() {
                    let votes = words.plain("post-rolled-back-votes");
                    told = format!("{told}\n{votes}");
                }
                let answer = Answer::public(told);
                // A later turn of events has its own post and map.
                if context.game.seq == *seq {
                    let embed = self.next(context).await?;
                    let map = self.pictures.board(words, context).await;
                    answer
                        .with_embed(embed)
                        .with_picture(map)
                        .with_rows(self.turn_row(context))
                        .into()
                } else {
                    answer.into()
                }
            }
            Notice::Replaced {
                power: seat,
                player,
                by,
            } => {
                let seats = labels::hand_of(words, context, *seat);
                let args = [
                    ("power", seats.into()),
                    ("player", person(player)),
                    ("by", person(by)),
                ];
                if context.hides_names() {
                    let told = line("post-replaced-hidden", &args[..1]);
                    let answer = Answer::public(told);
                    return Ok(turn_row::with_turn_row(words, context, answer).into());
                }
                let answer = Answer {
                    mentions: vec![player.0],
                    ..Answer::public(line("post-replaced", &args))
                };
                turn_row::with_turn_row(words, context, answer).into()
            }
            Notice::Left {
                power: seat,
                player,
            } => {
                let seats = labels::hand_of(words, context, *seat);
                let args = [("power", seats.into()), ("player", person(player))];
                let told = if context.hides_names() {
                    line("post-left-hidden", &args[..1])
                } else {
                    line("post-left", &args)
                };
                Answer::public(told).into()
            }
            Notice::Proposed { motion, by } => {
                let by = match context.state.name_of(*by) {
                    Some(name) => labels::name(words, &name),
                    None => labels::one_of(words, context, *by),
                };
                let motion = words.plain(&format!("motion-{}", motion.id()));
                let args = [("by", by.into()), ("motion", motion.into())];
                Answer::public(line("post-proposed", &args))
                    .with_rows(self.turn_row(context))
                    .into()
            }
            Notice::Ballot { .. }
            | Notice::BallotOver { .. }
            | Notice::Offer { .. }
            | Notice::Withdrawn { .. }
            | Notice::HiredOut { .. }
            | Notice::Proposal { .. } => self.between(context, notice).await?,
            Notice::Claim { events } => treaties::view::claim_post(words, context, events).into(),
            Notice::Gm { news } => self.gm_news(context, news).await?,
            Notice::Undelivered {
                what,
                route,
                why,
                lacking,
            } => {
                let name = &context.game.head.name;
                self.undelivered(name, (what, route, why), lacking).into()
            }
            Notice::Unreachable { player, left } => {
                let key = if *left {
                    "post-unreachable-left"
                } else {
                    "post-unreachable"
                };
                Answer::public(line(key, &[("player", person(player))])).into()
            }
        })
    }

    async fn started(&self, context: &GameContext) -> Result<Answer, DeliveryError> {
        let words = self.words;
        let args = [("game", escape(&context.game.head.name).into())];
        let answer = match context.commitment() {
            // Any number of players: nobody is called one by one.
            Some(hash) => {
                let hash = [("hash", hash.to_string().into())];
                let bound = words.text("lots-commitment", &hash);
                let begins = words.text("post-started-shared", &args);
                Answer::public(format!("{begins}\n{bound}"))
            }
            // Not even in which order they sit.
            None if context.hides_names() => {
                Answer::public(words.text("post-started-hidden", &args))
            }
            None => Answer {
                mentions: context
                    .state
                    .control
                    .players()
                    .iter()
                    .map(|p| p.0)
                    .collect(),
                ..Answer::public(words.text("post-started", &args))
            },
        };
        // Each power owes its first moves: the list of the powers says the rest.
        let moves = context.state.phase.step == PhaseKind::Movement;
        let shown = if moves && !context.state.control.is_shared() {
            self.open_phase(context)
        } else {
            self.next(context).await?
        };
        let seats = powers(words, context, &context.state);
        let seats = spread(words, words.plain("status-powers"), &seats, MOST_OF_POWERS);
        let fields = seats.into_iter().chain(status::motions(words, context));
        let shown = parts::with_fields(shown, fields);
        Ok(answer
            .with_embed(shown)
            .with_picture(self.pictures.board(words, context).await)
            .with_rows(self.turn_row(context)))
    }

    pub(super) async fn resolved(
        &self,
        context: &GameContext,
        chapter: &ResolvedPhase,
        late_ms: Option<i64>,
    ) -> Result<Answer, DeliveryError> {
        let words = self.words;
        let report = &chapter.report;
        let phase = labels::phase(words, report.phase);
        let name = escape(&context.game.head.name);
        let title = words.text(
            "map-title",
            &[("name", name.into()), ("phase", phase.into())],
        );
        let mut lines = vec![
            format!("**{title}**"),
            format!("{}.", headline(words, report, &chapter.state.setup)),
        ];
        if let Some(late) = late_ms {
            let late = times::span(words, late);
            lines.push(words.text("post-late", &[("late", late.into())]));
        }
        let tellings = Tellings::of(&chapter.state.setup);
        for telling in tellings.all() {
            lines.extend((telling.under_headline)(words, chapter));
            (telling.check)(report, context.game.id);
        }
        let answer = Answer::public(lines.join("\n"));
        let answer = match &report.outcome {
            Some(outcome) => answer.with_embed(self.final_table(context, chapter, outcome)),
            // The game has gone on since: what is next is said by a later post.
            None if context.game.head.phase_no != PhaseNo::from(chapter.state.number) => answer,
            None => answer.with_embed(self.next(context).await?),
        };
        let answer = answer.with_picture(self.happened(context, chapter).await);
        let files = tellings.all().map(|telling| (telling.file)(words, report));
        Ok(files
            .fold(answer, Answer::with_picture)
            .with_rows(self.result_row(context, chapter)))
    }

    /// The post of a game's end with the whole game as a web page, and how to get it: it may come late, with the
    /// pictures, or not at all.
    async fn with_whole_game(&self, context: &GameContext, answer: Answer) -> Answer {
        // The phase that ended it may have been rolled back since.
        if context.state.is_playing() {
            return answer;
        }
        let hint = self.words.plain("web-ended");
        let content = format!("{}\n{hint}", answer.content);
        let page = self.whole_game(context).await;
        Answer { content, ..answer }.with_picture(page)
    }

    async fn whole_game(&self, context: &GameContext) -> Option<Picture> {
        if self.pictures.are_left_out() {
            return None;
        }
        let (game, context) = (context.game.id, &context.seen_by_all());
        let story = match Story::of(&self.service, context).await {
            Ok(story) => story,
            Err(ServiceError::Refused(_)) => return None,
            Err(cause) => {
                tracing::warn!(%game, %cause, "a game's page is not written");
                return None;
            }
        };
        let page = self.pictures.web_page(self.words, context, story).await?;
        let size = page.png.len();
        if size > LARGEST {
            tracing::warn!(%game, size, "a game's page is too large for its post");
        }
        Some(page).filter(|_| size <= LARGEST)
    }

    /// The one picture of a result: what happened. The map that came of it is a press away, and tables follow in
    /// the thread.
    async fn happened(&self, context: &GameContext, chapter: &ResolvedPhase) -> Option<Picture> {
        let (words, pictures) = (self.words, &self.pictures);
        let phase = chapter.report.phase;
        if phase.step == PhaseKind::Treaties {
            let ties = pictures.relations(words, context, &chapter.state, phase);
            return ties.await;
        }
        pictures.orders(words, context, chapter).await
    }

    async fn ended(&self, context: &GameContext, outcome: &Outcome) -> Answer {
        let words = self.words;
        let outcome = labels::ending(words, &context.state, outcome);
        let args = [
            ("game", escape(&context.game.head.name).into()),
            ("outcome", outcome.into()),
        ];
        let told = final_lines(words, context, &context.state);
        let shown = embed(words.plain("post-final")).description(told);
        let mut rows = self.turn_row(context);
        let mut told = words.text("post-ended", &args);
        // Who cannot be asked now uses the command.
        if self.service.has_letters(context).await.unwrap_or(false) {
            told = format!("{told}\n{}", words.plain("press-consent-asked"));
            rows.push(press::view::consent_row(words, context));
        }
        let answer = Answer::public(told).with_embed(shown);
        let answer = match &context.state.stage {
            // Who won is seen in the points; the map is a press away.
            GameStatus::Finished(Outcome::Scores(_)) => {
                let shown = Shown::now(words, context, None);
                let scores = self.pictures.page(shown, Book::Scores, 0).await;
                let file = self.pictures.file(shown, Book::Scores);
                rows.push(exchange::view::shelf(words, context, Seq(0), true));
                answer
                    .with_picture(scores)
                    .with_picture(file)
                    .with_rows(rows)
            }
            _ => answer
                .with_picture(self.pictures.board(words, context).await)
                .with_rows(rows),
        };
        self.with_whole_game(context, answer).await
    }

    fn final_table(
        &self,
        context: &GameContext,
        chapter: &ResolvedPhase,
        outcome: &Outcome,
    ) -> serenity::CreateEmbed {
        let words = self.words;
        let outcome = labels::ending(words, &chapter.state, outcome);
        embed(outcome).description(final_lines(words, context, &chapter.state))
    }

    /// The open phase, and when it closes.
    fn open_phase(&self, context: &GameContext) -> serenity::CreateEmbed {
        let words = self.words;
        let phase = labels::phase(words, context.state.phase);
        let mut told = labels::clock(words, context);
        if context.calls_phases() {
            told = format!("{told}\n{}", words.plain("post-only-computers"));
        }
        embed(words.text("post-next", &[("phase", phase.into())])).description(told)
    }

    /// The open phase, when it closes, and who owes what.
    async fn next(&self, context: &GameContext) -> Result<serenity::CreateEmbed, DeliveryError> {
        let words = self.words;
        let status = self.service.status(context).await.map_err(unread)?;
        let owes = owes(words, &status);
        let owes = spread(words, words.plain("status-owes"), &owes, MOST_OF_POWERS);
        let state = &context.state;
        let features = Features::of(&state.setup).all().into_iter();
        let news = features.filter_map(|feature| (feature.before_closing)(words, state));
        let fields = owes.into_iter().chain(news);
        Ok(parts::with_fields(self.open_phase(context), fields))
    }

    /// The buttons under a result: those of every post, and the ledger's where there is one.
    pub(super) fn result_row(
        &self,
        context: &GameContext,
        chapter: &ResolvedPhase,
    ) -> Vec<serenity::CreateActionRow> {
        let mut rows = self.turn_row(context);
        let mut all = Tellings::of(&chapter.state.setup).all();
        let published = all.any(|telling| (telling.has_books)(chapter));
        if published && let Some(serenity::CreateActionRow::Buttons(buttons)) = rows.first_mut() {
            let ask = Ask::Ledger { seq: chapter.seq };
            buttons.push(parts::button(
                context,
                ask,
                self.words.plain("button-ledger"),
            ));
        }
        rows
    }

    pub(super) fn turn_row(&self, context: &GameContext) -> Vec<serenity::CreateActionRow> {
        turn_row::turn_row(self.words, context)
    }

    pub(super) fn thread_name(&self, chapter: &ResolvedPhase) -> String {
        let phase = labels::phase(self.words, chapter.report.phase);
        cut(
            &self
                .words
                .text("results-thread", &[("phase", phase.into())]),
            THREAD,
        )
    }
}

/// Who has what at the end, and the secret that is known now, which is never left out.
fn final_lines(words: &Words, context: &GameContext, state: &State) -> String {
    let secret = info::secret(words, context);
    let room = DESCRIPTION.saturating_sub(secret.as_ref().map_or(0, |s| s.chars().count() + 1));
    let all = powers(words, context, state);
    let lines = all.lines().map(str::to_owned).collect();
    let lines = fitting(words, lines, room, "lines-more").into_iter();
    lines.chain(secret).collect::<Vec<_>>().join("\n")
}
