//! Games whose players share the powers: whom a phase waits for, who is reminded, what is published of the
//! secret behind the lots, and proposals to end it.

use crate::control::PlayerId;
use crate::control::exchange::Bytes;
use crate::game::{ActReport, Action, GameStatus, Motion, Sheet, State};
use crate::service::Service;
use crate::service::change::to_channel;
use crate::service::error::{Refusal, ServiceError};
use crate::service::game_context::{GameContext, Person};
use crate::service::notice::{Notice, person_route};
use crate::service::votes::motions::Turnout;
use crate::store::{self, Change, Dm, NewPost, SeatTurn, Turn};

impl GameContext {
    /// The commitment to the lots the game will draw: the hash of its secret, for everybody to keep
    /// (`docs/draws.md`). Nothing before the game starts, or where no lots are drawn.
    pub fn commitment(&self) -> Option<Bytes> {
        let exchange = self.state.control.exchange()?;
        Some(exchange.secret?.commitment())
    }

    /// The secret itself, once the game is over, however it ended: every draw can be checked by it.
    pub fn secret(&self) -> Option<Bytes> {
        let over = matches!(self.state.stage, GameStatus::Finished(_));
        let exchange = self.state.control.exchange().filter(|_| over)?;
        Some(exchange.secret?.reveal())
    }
}

/// Whom a phase waits for before it closes ahead of its deadline, when these have handed in sheets: where
/// players share the powers, also for whoever has written; and if nobody is active, the
/// deadline alone closes it.
pub(in crate::service) fn awaited(state: &State, sheets: &[store::Sheet]) -> Vec<PlayerId> {
    with_authors(state, state.awaited(), sheets, |player| {
        state.may_write(player)
    })
}

/// Those of them who are publicly known to owe something: not those who secretly hired a unit or may call a loan.
pub(in crate::service) fn awaited_openly(state: &State, sheets: &[store::Sheet]) -> Vec<PlayerId> {
    let openly = |player: PlayerId| {
        let mut powers = state.control.powers_of(player).into_iter();
        state.is_trading() || powers.any(|power| state.awaits_openly(power))
    };
    with_authors(state, state.awaited_openly(), sheets, openly)
}

fn with_authors(
    state: &State,
    mut awaited: Vec<PlayerId>,
    sheets: &[store::Sheet],
    counts: impl Fn(PlayerId) -> bool,
) -> Vec<PlayerId> {
    if state.control.exchange().is_none() || awaited.is_empty() {
        return awaited;
    }
    let written = sheets.iter().filter(|s| !s.sheet.is_empty());
    let authors = written.map(|s| PlayerId(s.player as u64));
    awaited.extend(authors.filter(|player| counts(*player)));
    awaited.sort();
    awaited.dedup();
    awaited
}

/// Records in the game's list of players who joined and who left between two states, and which seats
/// changed hands. A player in civil disorder, who may come back, has not left.
pub(in crate::service) fn comings(change: &mut Change, before: &State, after: &State) {
    let in_it = |state: &State| {
        let mut all = state.control.players();
        all.extend(state.control.seats().iter().flat_map(|seats| seats.gone()));
        all
    };
    let (was, is) = (in_it(before), in_it(after));
    let only = |of: &[PlayerId], not: &[PlayerId]| {
        let players = of.iter().filter(|p| !not.contains(p));
        players.map(|p| p.0 as i64).collect()
    };
    change.joined = only(&is, &was);
    change.left = only(&was, &is);
    let (Some(was), Some(is)) = (before.control.seats(), after.control.seats()) else {
        return;
    };
    let changed = is.seats.iter().filter(|(power, seat)| {
        let sat = was.player_of(**power);
        sat != seat.player
    });
    change.seats = changed
        .map(|(power, seat)| SeatTurn {
            power: power.to_string(),
            player: seat.player.map(|p| p.0 as i64),
            phase: after.phase.to_string(),
        })
        .collect();
    // A private thread is its members', not their seats'.
    if before.is_playing() && !change.seats.is_empty() {
        let row = crate::service::press::look_after(change.game);
        change.along.posts.push(row);
    }
}

impl Service {
    /// Reminders of a game with any number of players: by direct message, to those who are active, have not
    /// answered, and have used the bot in direct messages before. Nobody is mentioned in the channel.
    pub(in crate::service) async fn shared_reminders(
        &self,
        turn: &Turn,
        state: &State,
        deadline: i64,
    ) -> Result<Vec<NewPost>, ServiceError> {
        let mut posts = Vec::new();
        for player in state.debtors() {
            let number = player.0 as i64;
            let answers = |text: &str| Sheet::read(text, state).answers(state);
            let mut sheets = turn.sheets.iter();
            let in_hand = sheets.any(|s| s.player == number && answers(&s.sheet));
            let ready = turn.ready.iter().any(|r| r.player == number && r.ready);
            if in_hand || ready {
                continue;
            }
            if !self.reaches(state, player).await? {
                continue;
            }
            let notice = Notice::Reminder {
                phase: state.phase,
                deadline,
                players: vec![player],
            };
            let mut post = to_channel(&turn.game, &notice);
            post.route = person_route(player);
            posts.push(post);
        }
        Ok(posts)
    }

    /// Whether a player may be written to in private: who asked for it; and where any number of players
    /// share the powers, who has talked with us in private before, for opening many such talks at once
    /// gets a bot blocked.
    pub(in crate::service) async fn reaches(
        &self,
        state: &State,
        player: PlayerId,
    ) -> Result<bool, ServiceError> {
        if self.own(player).await?.silent {
            return Ok(false);
        }
        let person = self.store.person(player.0 as i64).await?;
        let open = match state.control.exchange() {
            Some(_) => person.dm == Dm::Open,
            None => person.dm != Dm::Closed,
        };
        Ok(person.opted_in && open)
    }

    /// Whether a GM may write to somebody directly: they have not turned messages off (`/notify`), and their
    /// direct messages are not known to be closed.
    pub(in crate::service) async fn takes_a_word(
        &self,
        player: PlayerId,
    ) -> Result<bool, ServiceError> {
        let silent = self.own(player).await?.silent;
        Ok(!silent && self.store.person(player.0 as i64).await?.dm != Dm::Closed)
    }

    /// Proposes a motion; whoever proposes it votes for it. The channel is told.
    ///
    /// # Errors
    /// When this person does not play, the motion cannot be proposed now, or the phase is closed.
    pub async fn propose(
        &self,
        by: &Person,
        context: &GameContext,
        motion: Motion,
    ) -> Result<Turnout, ServiceError> {
        if context.game.head.deadline.is_some_and(|due| due <= by.now) {
            return Err(Refusal::PhaseClosed.into());
        }
        let say = |game: &_, report: &ActReport| match report {
            ActReport::Polled { player, .. } => {
                let notice = Notice::Proposed {
                    motion,
                    by: *player,
                };
                vec![to_channel(game, &notice)]
            }
            _ => vec![],
        };
        let action = Action::Propose {
            player: by.id,
            motion,
        };
        let (context, _) = self.act(by, context, action, "propose", say).await?;
        Ok(context.turnout(motion))
    }
}
