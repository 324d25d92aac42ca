//! Dealing a round, making the games of its boards, and putting reserves in the place of others.

use std::collections::BTreeSet;

use chancery_boxed::boxed;
use chancery_events::{Deal, DealError, Wanted, deal};
use serde_json::json;

use super::refusals::EventRefusal;
use super::{EventContext, note};
use crate::change::to_guild;
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::notice::Notice;
use crate::person::Person;
use crate::{NewGame, Seating, Service};
use chancery_rules::board::Power;
use chancery_rules::control::{Level, PlayerId};
use chancery_rules::game::{Action, State, act};
use chancery_store::{Along, EventBoard, EventChange, EventSeat};

impl EventContext {
    /// Whether all games of the round that was dealt last are over; their results are posted then.
    pub const fn round_is_over(&self) -> bool {
        self.event.told >= self.event.dealt
    }

    /// The boards of the last round.
    pub(super) fn last_round(&self) -> impl Iterator<Item = &EventBoard> {
        let round = self.event.dealt;
        self.boards.iter().filter(move |board| board.round == round)
    }
}

#[boxed]
impl Service {
    /// How a seed would deal the next round; with `fill`, computers of that level complete the last board.
    ///
    /// # Errors
    /// When this person does not run the event, it is over, all rounds are dealt, the last is still played, or there are
    /// not enough entrants.
    pub async fn preview_round(
        &self,
        by: &Person,
        context: &EventContext,
        fill: Option<Level>,
        seed: u64,
    ) -> Result<Deal, ServiceError> {
        self.host_only(by, context).await?;
        context.goes_on()?;
        self.played_out(context).await?;
        if context.event.dealt >= i64::from(context.plan.rounds) {
            return Err(EventRefusal::AllDealt.into());
        }
        let past = self.played_before(context).await?;
        let (context, seats) = (context.clone(), context.places());
        let dealt = tokio::task::spawn_blocking(move || {
            deal(&Wanted {
                seats: &seats,
                entrants: &context.entrants,
                past: &past,
                apart: &context.apart,
                fill,
                seed,
            })
        });
        let dealt = dealt.await.map_err(crate::error::internal)?;
        dealt.map_err(|DealError::TooFew { missing }| EventRefusal::TooFew { missing }.into())
    }

    /// Who played which power at the boards so far: those to whom it was dealt, and those who took it over.
    async fn played_before(
        &self,
        context: &EventContext,
    ) -> Result<Vec<Vec<(Power, PlayerId)>>, ServiceError> {
        let mut past = Vec::new();
        for board in &context.boards {
            let dealt = context.dealt(board).into_iter().flatten();
            let mut played: BTreeSet<_> = dealt.map(|(power, who)| (*power, *who)).collect();
            if let Some(game) = board.game {
                for sat in self.store.tenures(context.event.guild, game).await? {
                    let mut powers = context.plan.setup.board().powers();
                    let power = powers.find(|p| *p.id() == *sat.power);
                    played.extend(power.map(|power| (power, PlayerId(sat.player as u64))));
                }
            }
            past.push(played.into_iter().collect());
        }
        Ok(past)
    }

    /// Deals the next round as it was shown. Its games are made by [`Service::open_board`], one after the other.
    ///
    /// # Errors
    /// As [`Service::preview_round`]; [`ServiceError::Stale`] when the event has changed since.
    pub async fn deal_round(
        &self,
        by: &Person,
        context: &EventContext,
        fill: Option<Level>,
        seed: u64,
    ) -> Result<EventContext, ServiceError> {
        let dealt = self.preview_round(by, context, fill, seed).await?;
        let round = context.event.dealt + 1;
        let seats = (1_i64..).zip(&dealt.boards).flat_map(|(board, players)| {
            players.iter().map(move |(power, player)| EventSeat {
                round,
                board,
                power: power.to_string(),
                player: player.0 as i64,
            })
        });
        let detail =
            json!({ "event": context.event.name, "round": round, "seed": seed.to_string() });
        let along = note(by, "event-dealt", detail);
        let changes = [EventChange::Deal(seats.collect())];
        self.change_event(by, context, &changes, &along).await
    }

    /// Refuses what must wait until all games of the last round are over, those included that were rolled back after
    /// their results were posted.
    async fn played_out(&self, context: &EventContext) -> Result<(), ServiceError> {
        let mut over = context.round_is_over();
        for game in context.last_round().filter_map(|board| board.game) {
            let game = self.store.game(context.event.guild, game).await?;
            over &= !game.is_some_and(|game| game.head.status.is_living());
        }
        over.then_some(())
            .ok_or_else(|| EventRefusal::RoundOpen.into())
    }

    /// The boards of the last round whose games are not made, or have not begun.
    ///
    /// # Errors
    /// When this person does not run the event, or another game of the server has the name of one of these boards.
    pub async fn unopened_boards(
        &self,
        by: &Person,
        context: &EventContext,
    ) -> Result<Vec<EventBoard>, ServiceError> {
        self.host_only(by, context).await?;
        let mut open = Vec::new();
        for board in context.last_round() {
            let waits = match board.game {
                None => {
                    let (guild, name) = (context.event.guild, context.board_name(board));
                    let other = self.store.game_by_name(guild, &name).await?;
                    if other.is_some_and(|game| game.head.status.is_living()) {
                        return Err(Refusal::NameTaken { name }.into());
                    }
                    true
                }
                Some(game) => {
                    let game = self.store.game(context.event.guild, game).await?;
                    game.is_some_and(|game| game.head.status == chancery_store::Status::Lobby)
                }
            };
            if waits {
                open.push(*board);
            }
        }
        Ok(open)
    }

    /// Notes in which thread a board is to be played: if its game cannot be made yet, no other thread is needed then.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn note_board_thread(
        &self,
        context: &EventContext,
        board: &EventBoard,
        thread: i64,
    ) -> Result<(), ServiceError> {
        let event = &context.event;
        Ok(self.store.set_board_thread(event, board, thread).await?)
    }

    /// Makes the game of a board in a channel and begins it. All boards that are opened by the same request have the
    /// same deadline.
    ///
    /// # Errors
    /// When this person does not run the event, a game of the server has the board's name, or somebody to whom a power
    /// was dealt is not there any more; then others can sit down in the game that was made.
    pub async fn open_board(
        &self,
        by: &Person,
        context: &EventContext,
        board: &EventBoard,
        channel: i64,
    ) -> Result<GameContext, ServiceError> {
        self.host_only(by, context).await?;
        let (guild, event) = (context.event.guild, context.event.id);
        let game = match board.game {
            Some(game) => game,
            None => match self.board_game(by, context, board, channel).await {
                Ok(game) => game.game.id,
                // Another host may have made it meanwhile.
                Err(error) => {
                    let mut boards = self.store.event_boards(event).await?.into_iter();
                    let is_it = |b: &EventBoard| (b.round, b.board) == (board.round, board.board);
                    let now = boards.find(is_it);
                    now.and_then(|board| board.game).ok_or(error)?
                }
            },
        };
        let made = self.whole_context(guild, game).await?;
        match self.start(by, &made).await {
            Err(ServiceError::Refused(why)) => {
                // Or have begun it.
                let now = self.whole_context(guild, game).await?;
                if now.state.is_playing() {
                    Ok(now)
                } else {
                    Err(why.into())
                }
            }
            other => other,
        }
    }

    async fn board_game(
        &self,
        by: &Person,
        context: &EventContext,
        board: &EventBoard,
        channel: i64,
    ) -> Result<GameContext, ServiceError> {
        let event = &context.event;
        let mut state = State::new(context.plan.setup.clone());
        for (power, player) in context.dealt(board).into_iter().flatten() {
            let (player, wish) = (*player, Some(*power));
            state = act(&state, &Action::Join { player, wish })?.0;
        }
        let host = PlayerId(event.host as u64);
        let new = NewGame {
            guild: event.guild,
            channel,
            name: context.board_name(board),
            setup: context.plan.setup.clone(),
            settings: context.plan.settings.clone(),
            gm: (event.host != 0).then_some(host),
            join: false,
            computers: None,
        };
        let place = Some((event.id, *board));
        self.lay(by, new, state, place).await
    }

    /// Offers the seat that somebody has in the running round to somebody who has none, and takes the first out of the
    /// rounds to come. Returns who is asked: `instead`, or the first reserve.
    ///
    /// # Errors
    /// When this person does not run the event, the one to go has no seat in a running game, the other has one or does
    /// not take part, or nobody is free.
    pub async fn replace_entrant(
        &self,
        by: &Person,
        context: &EventContext,
        player: PlayerId,
        instead: Option<PlayerId>,
    ) -> Result<(PlayerId, Seating), ServiceError> {
        self.host_only(by, context).await?;
        let mut seat = None;
        let mut busy = BTreeSet::new();
        for game in context.last_round().filter_map(|board| board.game) {
            let game = self.game_context(context.event.guild, game).await?;
            busy.extend(game.state.control.players());
            // Who is asked already may say yes.
            let asked = game.settings.seats.offers.iter();
            busy.extend(asked.filter(|o| !o.declined).map(|o| o.player));
            let control = &game.state.control;
            let power = control.own_power(player).or(control.gone_from(player));
            let power = power.filter(|_| game.state.is_playing());
            let power = power.map(|power| game.state.spokesman(power));
            seat = seat.or_else(|| power.map(|power| (game, power)));
        }
        let (game, power) = seat.ok_or(EventRefusal::NoSeat)?;
        let is_free = |player: PlayerId| !player.is_computer() && !busy.contains(&player);
        let instead = match instead {
            Some(instead) if context.entrant(instead).is_some() && is_free(instead) => instead,
            Some(_) => return Err(EventRefusal::NotFree.into()),
            None => {
                let mut free: Vec<_> = context
                    .entrants
                    .iter()
                    .filter(|e| is_free(e.player))
                    .collect();
                free.sort_by_key(|e| !e.reserve);
                free.first().ok_or(EventRefusal::NobodyFree)?.player
            }
        };
        let seating = self.replace(by, &game, power, instead).await?;
        if context.entrant(player).is_some() {
            self.leave_event(by, context, player).await?;
        }
        Ok((instead, seating))
    }

    /// Ends an event; its final standings and awards are posted.
    ///
    /// # Errors
    /// When this person does not run the event, it is over already, or a round is still played.
    pub async fn end_event(
        &self,
        by: &Person,
        context: &EventContext,
    ) -> Result<EventContext, ServiceError> {
        self.host_only(by, context).await?;
        context.goes_on()?;
        self.played_out(context).await?;
        let mut along = note(by, "event-ended", json!({ "event": context.event.name }));
        along.posts.push(result_post(context, None));
        self.change_event(by, context, &[EventChange::End], &along)
            .await
    }

    /// Posts the results of rounds that are over. Works again whenever a game may have ended.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn tell_events(&self, now: i64) -> Result<(), ServiceError> {
        self.store.take_back_told_events().await?;
        for event in self.store.untold_events().await? {
            let event = match self.event(event.guild, event.id).await {
                Ok(event) => event,
                Err(error) => {
                    // The others are told all the same.
                    tracing::error!(%error, guild = event.guild.0, "cannot read an event");
                    continue;
                }
            };
            let along = Along {
                posts: vec![result_post(&event, Some(event.event.dealt))],
                audits: vec![],
            };
            if self.store.told_event(&event.event, now, &along).await? {
                (self.wake)();
            }
        }
        Ok(())
    }
}

/// The post of a round's results; of no round, that of the whole event's.
fn result_post(context: &EventContext, round: Option<i64>) -> chancery_store::NewPost {
    let event = context.event.id;
    to_guild(context.event.channel, &Notice::Event { event, round })
}
