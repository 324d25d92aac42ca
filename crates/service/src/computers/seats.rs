//! Seats for computer players: in a lobby, and for powers that nobody plays.

use std::collections::BTreeSet;

use chancery_boxed::boxed;
use serde_json::json;

use crate::Service;
use crate::change::to_channel;
use crate::error::{Refusal, ServiceError};
use crate::features;
use crate::game_context::GameContext;
use crate::lobby::joining::Made;
use crate::notice::Notice;
use crate::person::Person;
use chancery_rules::board::Power;
use chancery_rules::control::{Computer, Level, PlayerId};
use chancery_rules::game::{Action, GameStatus, State, act};

/// With how many players a game begins in which any number may play, if computers fill it.
const OF_ANY_NUMBER: usize = 7;

impl GameContext {
    /// The computer players of the game, by seat.
    pub fn computers(&self) -> Vec<PlayerId> {
        let mut players = self.state.control.players();
        players.retain(|player| player.is_computer());
        players
    }

    /// Whether a game is being played in which only computers still have something to play for.
    pub fn only_computers(&self) -> bool {
        let state = &self.state;
        let mut players = state.control.players().into_iter();
        let is_left = |player: PlayerId| !player.is_computer() && state.plays_on(player);
        state.is_playing() && !self.computers().is_empty() && !players.any(is_left)
    }

    /// Whether the GM may call the next phase, because only computers are left. Not while somebody who fell silent may
    /// come back, and not where it is a secret who plays, for that would tell who plays none of what is left.
    pub fn calls_phases(&self) -> bool {
        let gone = features::may_come_back(&self.state.control);
        self.only_computers() && gone.is_empty() && !self.hides_players()
    }
}

#[boxed]
impl Service {
    /// Fills the free places of a lobby with computer players, or has them play the powers that nobody plays. With a
    /// `power`, that one alone: in a lobby the computer asks for it. Returns how many were seated.
    ///
    /// # Errors
    /// When this person is not the GM, the game is over, there is no place, or somebody plays that power.
    pub async fn seat_computers(
        &self,
        by: &Person,
        context: &GameContext,
        level: Level,
        power: Option<Power>,
    ) -> Result<(GameContext, usize), ServiceError> {
        context.gm_only(by)?;
        let before = context.computers().len();
        let seated = self.remake(by, context, "computers", |now| {
            let made = match now.state.stage {
                GameStatus::Lobby => {
                    let mut made = Made::of(now);
                    made.state = filled(made.state, &now.played, level, power)?;
                    made.detail = json!({ "level": level.id() });
                    made
                }
                GameStatus::Playing => taken_over(now, level, power)?,
                GameStatus::Finished(_) => return Err(Refusal::GameOver.into()),
            };
            let seated = made.state.control.players().len();
            if seated == now.state.control.players().len() {
                return Err(Refusal::NoPlaceForComputers.into());
            }
            Ok(made)
        });
        let context = seated.await?;
        let count = context.computers().len().saturating_sub(before);
        Ok((context, count))
    }

    /// Takes all computer players out of a lobby, or off their seats, whose powers nobody plays then. With a `power`,
    /// that one's alone. Returns how many left.
    ///
    /// # Errors
    /// When this person is not the GM, the game is over, or no computer plays there.
    pub async fn unseat_computers(
        &self,
        by: &Person,
        context: &GameContext,
        power: Option<Power>,
    ) -> Result<(GameContext, usize), ServiceError> {
        context.gm_only(by)?;
        let before = context.computers().len();
        let left = self.remake(by, context, "computers", |now| {
            if let GameStatus::Finished(_) = now.state.stage {
                return Err(Refusal::GameOver.into());
            }
            let mut leaving = now.computers();
            leaving.retain(|player| power.is_none_or(|power| has(&now.state, *player, power)));
            if leaving.is_empty() {
                return Err(Refusal::NoComputers.into());
            }
            let mut made = Made::of(now);
            for player in leaving {
                made.state = act(&made.state, &Action::Leave { player })?.0;
            }
            made.detail = json!({ "left": before });
            Ok(made)
        });
        let context = left.await?;
        let count = before.saturating_sub(context.computers().len());
        self.close_if_all_ready(&context, by.now).await?;
        Ok((context, count))
    }
}

/// Whether a player plays a power or, in a lobby, asks for it before all others.
fn has(state: &State, player: PlayerId, power: Power) -> bool {
    let wishes = state.control.wishes_of(player).unwrap_or_default();
    let hand = state.setup.hand_of(power);
    state.control.powers_of(player).contains(&power) || wishes.first() == hand.first()
}

/// The next computer player of a game, in which these have `played`.
fn next(state: &State, played: &BTreeSet<PlayerId>, level: Level) -> PlayerId {
    let here = state.control.players().into_iter();
    let ever = here.chain(played.iter().copied());
    let numbers = ever.filter_map(|player| Some(player.computer()?.number));
    let number = numbers.max().unwrap_or(0) + 1;
    Computer { level, number }.id()
}

/// A lobby with computers in all free places, or with one more that asks for this power.
pub(crate) fn filled(
    mut state: State,
    played: &BTreeSet<PlayerId>,
    level: Level,
    power: Option<Power>,
) -> Result<State, ServiceError> {
    let places = match (power, state.control.is_shared()) {
        (Some(_), _) => 1,
        (None, true) => OF_ANY_NUMBER.saturating_sub(state.control.players().len()),
        (None, false) => usize::MAX,
    };
    for _ in 0..places {
        if !state.has_room() {
            break;
        }
        let player = next(&state, played, level);
        let join = Action::Join {
            player,
            wish: power,
        };
        state = act(&state, &join)?.0;
    }
    Ok(state)
}

/// The game with computers in the seats that are vacant, or in this one.
fn taken_over(now: &GameContext, level: Level, power: Option<Power>) -> Result<Made, ServiceError> {
    let mut made = Made::of(now);
    if now.state.control.is_shared() {
        let player = next(&made.state, &now.played, level);
        made.state = act(&made.state, &Action::Join { player, wish: None })?.0;
        return Ok(made);
    }
    let vacant = now.vacant();
    let seats = match power {
        Some(power) if !vacant.contains(&power) => return Err(Refusal::SeatTaken { power }.into()),
        Some(power) => vec![power],
        None => vacant,
    };
    for power in seats {
        // Another power of the same hand may have brought one already.
        if !made.state.control.players_of(power).is_empty() {
            continue;
        }
        let player = next(&made.state, &now.played, level);
        made.state = act(&made.state, &Action::TakeOver { power, player })?.0;
        let until = now.stands_in_until(power);
        made.settings.seats.sits(now, power, player, until);
        let notice = Notice::sits(power, player, until);
        made.posts.push(to_channel(&now.game, &notice));
    }
    made.detail = json!({ "level": level.id() });
    Ok(made)
}

/// A lobby with room for a person: where computers hold the last places, one of them leaves, the one that asks for
/// what the person wants before others.
pub(crate) fn with_room(
    state: &State,
    player: PlayerId,
    wish: Option<Power>,
) -> Result<State, ServiceError> {
    if state.stage != GameStatus::Lobby || state.control.has(player) {
        return Ok(state.clone());
    }
    let entrants = state.control.entrants();
    let mut computers = entrants.iter().filter(|e| e.player.is_computer());
    let rival = wish.and_then(|wish| {
        let mut rivals = computers.clone();
        let hand = state.setup.hand_of(wish);
        rivals.find(|e| e.wishes.first() == hand.first())
    });
    let leaving = if state.has_room() {
        rival
    } else {
        rival.or(computers.next_back())
    };
    match leaving {
        None => Ok(state.clone()),
        Some(leaving) => {
            let player = leaving.player;
            Ok(act(state, &Action::Leave { player })?.0)
        }
    }
}
