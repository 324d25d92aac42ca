//! Joining a lobby, asking for powers, waiting for a seat, and leaving.

use chancery_boxed::boxed;
use serde_json::{Value, json};

use super::refusals::LobbyRefusal;
use crate::change::{TRIES, audit_of, card, comings, revision, status, to_channel};
use crate::computers::seats::with_room;
use crate::error::{Refusal, ServiceError, internal};
use crate::game_context::GameContext;
use crate::notice::{LobbyNotice, Notice, person_route};
use crate::people::share_refusals::ShareRefusal;
use crate::person::Person;
use crate::settings::Deal;
use crate::{Service, Settings};
use chancery_rules::board::Power;
use chancery_rules::control::{PlayerId, SeatsError};
use chancery_rules::game::{ActError, ActReport, Action, GameStatus, State, act};
use chancery_store::{Change, Game, Head, NewPost};

/// What a change makes of a game: its state, its settings, the columns of its row, and what is posted and
/// noted of it.
pub(crate) struct Made {
    pub(crate) state: State,
    pub(crate) settings: Settings,
    pub(crate) head: Head,
    pub(crate) posts: Vec<NewPost>,
    pub(crate) detail: Value,
}

impl Made {
    /// No change as yet.
    pub(crate) fn of(context: &GameContext) -> Made {
        Made {
            state: context.state.clone(),
            settings: context.settings.clone(),
            head: context.game.head.clone(),
            posts: Vec::new(),
            detail: json!({}),
        }
    }
}

#[boxed]
impl Service {
    /// Joins the lobby, asking for a power; or, for players who are in, asks for another.
    ///
    /// # Errors
    /// When the game has begun, is full or private, the person does not pass its gates, or the power is somebody else's choice or given out
    /// by lot.
    pub async fn join(
        &self,
        by: &Person,
        context: &GameContext,
        wish: Option<Power>,
    ) -> Result<GameContext, ServiceError> {
        self.passes_gates(by, context).await?;
        let player = by.id;
        self.remake(by, context, "join", |now| {
            now.not_banned(by.id)?;
            now.admits(by)?;
            let action = match (now.settings.seats.deal, wish) {
                (Deal::Lot, Some(_)) if !now.state.control.is_shared() => {
                    return Err(LobbyRefusal::ByLot.into());
                }
                (Deal::Preferences, Some(power)) if !now.state.control.is_shared() => {
                    Action::Prefer {
                        player,
                        wishes: vec![power],
                    }
                }
                _ => Action::Join { player, wish },
            };
            took_place(now, player, &action)
        })
        .await
    }

    /// Asks for powers in a list, the favourite first, and joins the lobby if the player is not in it.
    ///
    /// # Errors
    /// As [`Service::join`], or when powers are not given out by lists.
    pub async fn prefer(
        &self,
        by: &Person,
        context: &GameContext,
        wishes: &[Power],
    ) -> Result<GameContext, ServiceError> {
        self.passes_gates(by, context).await?;
        let player = by.id;
        self.remake(by, context, "prefer", |now| {
            now.not_banned(by.id)?;
            now.admits(by)?;
            match now.settings.seats.deal {
                Deal::Preferences => {}
                Deal::Choice => return Err(LobbyRefusal::ByChoice.into()),
                Deal::Lot => return Err(LobbyRefusal::ByLot.into()),
            }
            let wishes = wishes.to_vec();
            took_place(now, player, &Action::Prefer { player, wishes })
        })
        .await
    }

    /// Joins the waiting list of a full game: in the lobby the first on it gets a free seat, later those on it
    /// are asked first.
    ///
    /// # Errors
    /// When this person is in the game or on the list already, there is a free seat, or the game has no seats.
    pub async fn queue_up(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<GameContext, ServiceError> {
        self.passes_gates(by, context).await?;
        self.remake(by, context, "wait", |now| {
            now.not_banned(by.id)?;
            now.admits(by)?;
            if now.state.control.is_shared() {
                return Err(LobbyRefusal::NoSeats.into());
            }
            if let GameStatus::Finished(_) = now.state.stage {
                return Err(Refusal::GameOver.into());
            }
            if now.state.control.has(by.id) {
                return Err(ActError::Seats(SeatsError::AlreadyIn).into());
            }
            let mut made = Made::of(now);
            let waiting = &mut made.settings.seats.waiting;
            if now.has_shared(by.id) {
                return Err(ShareRefusal::HasShared.into());
            }
            if waiting.contains(&by.id) {
                return Err(LobbyRefusal::Waiting.into());
            }
            if now.state.stage == GameStatus::Lobby && !now.is_full() {
                return Err(LobbyRefusal::NotFull.into());
            }
            waiting.push(by.id);
            Ok(made)
        })
        .await
    }

    /// Leaves the lobby, where the first on the waiting list moves up; or the waiting list; or the game, and then
    /// the power falls into civil disorder and the channel hears of it.
    ///
    /// # Errors
    /// When this person is not in the game, or it is over.
    pub async fn leave(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<(GameContext, Option<Power>), ServiceError> {
        let waits = context.settings.seats.waiting.contains(&by.id);
        if context.state.stage == GameStatus::Lobby || waits {
            let left = self.remake(by, context, "leave", |now| left_lobby(now, by.id));
            return Ok((left.await?, None));
        }
        let power = context.state.control.powers_of(by.id).first().copied();
        let say = |game: &_, report: &ActReport| match report {
            ActReport::Left {
                player,
                power: Some(power),
            } => {
                let notice = Notice::Left {
                    power: *power,
                    player: *player,
                };
                vec![to_channel(game, &notice)]
            }
            _ => vec![],
        };
        let action = Action::Leave { player: by.id };
        let (context, _) = self.act(by, context, action, "leave", say).await?;
        self.recount(&context, by.now).await?;
        self.close_if_all_ready(&context, by.now).await?;
        Ok((context, power))
    }

    /// The people on a full game's waiting list, the longest waiting first.
    pub fn waiting(&self, game: &Game) -> Vec<PlayerId> {
        let settings = serde_json::from_str::<Settings>(&game.head.settings);
        settings.map(|s| s.seats.waiting).unwrap_or_default()
    }

    /// Writes a change of a game, of its state and its settings, in one revision. `make` is called again
    /// if somebody else was quicker.
    pub(crate) async fn remake(
        &self,
        by: &Person,
        context: &GameContext,
        what: &str,
        make: impl Fn(&GameContext) -> Result<Made, ServiceError>,
    ) -> Result<GameContext, ServiceError> {
        by.writes()?;
        let _turn = self.one_at_a_time(context.game.id).await;
        let mut now = context.whole();
        for _ in 0..TRIES {
            match self.remake_once(by, &now, what, make(&now)?).await {
                Err(ServiceError::Stale) => {}
                other => return other,
            }
            now = self.again(context).await?;
            // What was meant in a lobby is not meant at the board.
            if now.game.head.status != context.game.head.status {
                break;
            }
        }
        Err(ServiceError::Stale)
    }

    async fn remake_once(
        &self,
        by: &Person,
        context: &GameContext,
        what: &str,
        made: Made,
    ) -> Result<GameContext, ServiceError> {
        let snapshot = revision("act", what, Some(by.id), by.now, &made.state, None);
        let mut change = Change::new(&context.game, snapshot);
        change.head = made.head;
        change.head.status = status(&made.state);
        change.head.settings = serde_json::to_string(&made.settings).map_err(internal)?;
        comings(&mut change, &context.state, &made.state);
        let waited = &context.settings.seats.waiting;
        let waits = made.settings.seats.waiting.iter();
        let new = waits.filter(|player| !waited.contains(player));
        change.waiting = new.map(|player| player.0 as i64).collect();
        if made.settings.seats.substitutions != context.settings.seats.substitutions {
            let all = made.settings.seats.substitutions.iter();
            change.returns = Some(all.filter_map(|one| one.until).collect());
        }
        change.along.posts.extend(made.posts);
        if context.state.stage == GameStatus::Lobby {
            change.along.posts.push(card(&context.game));
        }
        let entry = audit_of(by, what, made.detail);
        change.along.audits.push(entry);
        let name = change.head.name.clone();
        let game = match self.store.revise(&change).await {
            Err(chancery_store::StoreError::NameTaken) => {
                return Err(Refusal::NameTaken { name }.into());
            }
            other => other?,
        };
        (self.wake)();
        let next = context.next(game, made.state, made.settings);
        Ok(next.after_act_of(by.id))
    }
}

impl GameContext {
    /// Refuses those who may not join.
    pub(crate) fn admits(&self, by: &Person) -> Result<(), LobbyRefusal> {
        if self.may_see(by) {
            Ok(())
        } else {
            Err(LobbyRefusal::Private)
        }
    }

    /// Whether the lobby is full of people: a computer makes room for whoever comes.
    pub fn is_full(&self) -> bool {
        !self.state.has_room() && self.computers().is_empty()
    }
}

fn took_place(
    context: &GameContext,
    player: PlayerId,
    action: &Action,
) -> Result<Made, ServiceError> {
    let mut made = Made::of(context);
    let wish = match action {
        Action::Join { wish, .. } => *wish,
        Action::Prefer { wishes, .. } => wishes.first().copied(),
        _ => None,
    };
    let state = with_room(&context.state, player, wish)?;
    made.state = act(&state, action)?.0;
    made.settings.seats.waiting.retain(|w| *w != player);
    Ok(made)
}

/// The lobby or the waiting list without this player, and in the free seat whoever waited longest.
fn left_lobby(context: &GameContext, player: PlayerId) -> Result<Made, ServiceError> {
    let mut made = Made::of(context);
    if !context.state.control.has(player) && context.settings.seats.waiting.contains(&player) {
        made.settings.seats.waiting.retain(|w| *w != player);
        return Ok(made);
    }
    made.state = act(&context.state, &Action::Leave { player })?.0;
    let waiting = std::mem::take(&mut made.settings.seats.waiting);
    for player in waiting {
        let join = Action::Join { player, wish: None };
        match act(&made.state, &join) {
            Ok((state, _)) => {
                made.state = state;
                let told = LobbyNotice::MovedUp { player };
                made.posts.push(NewPost {
                    route: person_route(player),
                    ..to_channel(&context.game, &Notice::Lobby { told })
                });
            }
            Err(_) => made.settings.seats.waiting.push(player),
        }
    }
    Ok(made)
}
