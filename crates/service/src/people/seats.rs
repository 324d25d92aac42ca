//! Vacant seats: coming back, taking over, and who has played what.

use crate::Service;
use crate::change::to_channel;
use crate::error::{Refusal, ServiceError, internal};
use crate::game_context::GameContext;
use crate::lobby::joining::Made;
use crate::notice::{Notice, person_route};
use crate::person::Person;
use chancery_boxed::boxed;
use chancery_rules::board::Power;
use chancery_rules::control::{PlayerId, SeatsError};
use chancery_rules::game::{ActError, ActReport, Action, act};
use chancery_store::{Game, MissKind};

/// The result of asking for a power that nobody plays.
#[derive(Clone, Debug)]
pub enum Taken {
    /// The person plays the power from now on.
    Seated(Box<GameContext>, Power),
    /// The GM was asked and has yet to agree.
    Asked(Power),
}

/// A player's time in a seat, with the phases missed in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    /// The power that was played.
    pub power: Power,
    /// Who played it.
    pub player: PlayerId,
    /// When the player sat down, in milliseconds since 1970.
    pub since: i64,
    /// The short name of the phase that was open when they sat down.
    pub since_phase: String,
    /// Until when, and the phase that was open then; `None` for the present player.
    pub until: Option<(i64, String)>,
    /// The phases the player missed there.
    pub missed: Vec<MissedPhase>,
}

/// A phase in which a player handed in nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissedPhase {
    /// The phase's short name, such as `S1901M`.
    pub phase: String,
    /// What came of it: whether it counts, was excused, or standing orders were used.
    pub kind: MissKind,
    /// Whether the phase has been rolled back since: then it no longer counts.
    pub undone: bool,
}

impl GameContext {
    /// The powers still in the game that have no player.
    pub fn vacant(&self) -> Vec<Power> {
        if !self.state.is_playing() || self.state.control.is_shared() {
            return Vec::new();
        }
        let mut vacant = self.state.survivors();
        vacant.retain(|power| self.state.control.players_of(*power).is_empty());
        vacant
    }
}

#[boxed]
impl Service {
    /// Takes over a power that nobody plays. Its player in civil disorder gets the seat back. A successor starts
    /// with an empty sheet.
    ///
    /// # Errors
    /// When the person is banned, or the game private and they were not invited; plays already, or has
    /// played another power of this game; when the power has a player, none is vacant, or several are and
    /// none was named.
    pub async fn take_over(
        &self,
        by: &Person,
        context: &GameContext,
        power: Option<Power>,
    ) -> Result<Taken, ServiceError> {
        context.playing()?;
        context.not_banned(by.id)?;
        context.admits(by)?;
        context.never_shared(by, by.id)?;
        if context.state.control.is_shared() {
            return Err(Refusal::Game(ActError::NoSeats).into());
        }
        if let Some(own) = context.awaits(by.id)
            && power.is_none_or(|power| context.state.setup.hand_of(own.power).contains(&power))
        {
            let (context, power) = self.take_seat_back(by, context, None).await?;
            return Ok(Taken::Seated(Box::new(context), power));
        }
        let own = context.state.control.gone_from(by.id);
        let is_own = |own: Power| {
            let hand = context.state.setup.hand_of(own);
            power.is_none_or(|power| hand.contains(&power))
        };
        if own.is_some_and(is_own) {
            let (context, power) = self.come_back(by, context).await?;
            return Ok(Taken::Seated(Box::new(context), power));
        }
        let vacant = context.open_seats();
        let power = match (power, vacant.as_slice()) {
            (Some(power), _) => power,
            (None, []) => return Err(Refusal::NoVacancy.into()),
            (None, [power, others @ ..])
                if others
                    .iter()
                    .all(|p| context.state.setup.hand_of(*power).contains(p)) =>
            {
                *power
            }
            (None, _) => return Err(Refusal::WhichSeat { powers: vacant }.into()),
        };
        self.may_take(context, by.id, power).await?;
        let asks = context.settings.missed.approve || context.settings.seats.private;
        if asks && !context.is_gm(by) {
            let player = by.id;
            let notice = Notice::Applicant { power, player };
            let mut post = to_channel(&context.game, &notice);
            let gm = context.first_gm();
            if context.settings.press.anonymous || self.reaches(&context.state, gm).await? {
                post.route = person_route(gm);
            }
            let detail = serde_json::json!({ "power": power });
            let along = chancery_store::Along {
                posts: vec![post],
                audits: vec![crate::change::audit(Some(by.id), "asks-for-seat", detail)],
            };
            let game = &context.game;
            self.store
                .note(game.guild, Some(game.id), by.now, &along)
                .await?;
            (self.wake)();
            return Ok(Taken::Asked(power));
        }
        let context = self.sit_down(by, context, power, by.id).await?;
        Ok(Taken::Seated(Box::new(context), power))
    }

    /// Agrees that somebody takes over a power.
    ///
    /// # Errors
    /// When this person is not the GM, or as for [`Service::take_over`].
    pub async fn approve_seat(
        &self,
        by: &Person,
        context: &GameContext,
        power: Power,
        player: PlayerId,
    ) -> Result<GameContext, ServiceError> {
        context.gm_only(by)?;
        context.playing()?;
        context.not_banned(player)?;
        context.never_shared(by, player)?;
        self.may_take(context, player, power).await?;
        self.sit_down(by, context, power, player).await
    }

    /// Whether somebody may take over a power.
    async fn may_take(
        &self,
        context: &GameContext,
        player: PlayerId,
        power: Power,
    ) -> Result<(), ServiceError> {
        self.never_in_gallery(context, player).await?;
        let state = &context.state;
        if state.control.own_power(player).is_some() {
            return Err(Refusal::Game(ActError::Seats(SeatsError::AlreadyIn)).into());
        }
        if !state.survivors().contains(&power) {
            return Err(Refusal::Eliminated(power).into());
        }
        if !context.open_seats().contains(&power) {
            return Err(Refusal::SeatTaken { power }.into());
        }
        // Who has sat for another knows what it was told.
        let sat = self.sittings(context).await?;
        let hand = state.setup.hand_of(power);
        let mut sat = sat.iter().filter(|s| s.player == player);
        let other = sat.find(|s| !hand.contains(&s.power));
        match other {
            Some(other) => Err(Refusal::PlayedAnother { power: other.power }.into()),
            None => Ok(()),
        }
    }

    async fn sit_down(
        &self,
        by: &Person,
        context: &GameContext,
        power: Power,
        player: PlayerId,
    ) -> Result<GameContext, ServiceError> {
        // Who sits down themselves is shown the note in the answer.
        let note = if player == by.id {
            None
        } else {
            self.handover_post(context, power, player).await?
        };
        let taken = self.remake(by, context, "take-over", |now| {
            now.not_banned(player)?;
            let action = if now.open_seats().contains(&power) {
                Action::Replace { power, player }
            } else {
                Action::TakeOver { power, player }
            };
            let (state, report) = act(&now.state, &action)?;
            let mut made = Made::of(now);
            made.state = state;
            let seats = &mut made.settings.seats;
            // Who waited for a place has one.
            seats.waiting.retain(|w| *w != player);
            let until = now.stands_in_until(power);
            if until.is_some_and(|until| until <= by.now) {
                return Err(Refusal::SeatTaken { power }.into());
            }
            seats.sits(now, power, player, until);
            made.detail = serde_json::to_value(&report).map_err(internal)?;
            if let ActReport::Replaced { power, player, .. } = report {
                let notice = Notice::sits(power, player, until);
                made.posts.push(to_channel(&now.game, &notice));
                made.posts.extend(note.clone());
            }
            Ok(made)
        });
        match taken.await {
            Err(ServiceError::Refused(Refusal::Game(ActError::Seats(SeatsError::Taken(
                power,
            ))))) => Err(Refusal::SeatTaken { power }.into()),
            other => other,
        }
    }

    /// A player in civil disorder plays on, unless somebody else has the seat.
    ///
    /// # Errors
    /// When this person has no power in civil disorder, or it is somebody else's now.
    pub async fn come_back(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<(GameContext, Power), ServiceError> {
        context.playing()?;
        let control = &context.state.control;
        if control.is_shared() {
            return Err(Refusal::Game(ActError::NoSeats).into());
        }
        if control.own_power(by.id).is_some() {
            return Err(Refusal::Game(ActError::Seats(SeatsError::AlreadyIn)).into());
        }
        let power = control.gone_from(by.id).ok_or(Refusal::NoSeatToReturn)?;
        let say = |game: &Game, report: &ActReport| match report {
            ActReport::Returned { power, player } => {
                let notice = Notice::Returned {
                    power: *power,
                    player: *player,
                };
                vec![to_channel(game, &notice)]
            }
            _ => vec![],
        };
        let action = Action::Return { player: by.id };
        let (context, _) = self.act(by, context, action, "return", say).await?;
        Ok((context, power))
    }

    /// The game with this person back in their seat, if their orders are to count again: writing
    /// orders brings a player back.
    pub(crate) async fn back_at_the_board(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<Option<GameContext>, ServiceError> {
        let gone = context.state.control.gone_from(by.id);
        if gone.is_none() || !context.state.is_playing() {
            return Ok(None);
        }
        Ok(Some(self.come_back(by, context).await?.0))
    }

    /// Who has played which power, in order, and the phases each missed. A rollback changes
    /// nothing here; what it undid is marked.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn sittings(&self, context: &GameContext) -> Result<Vec<Sitting>, ServiceError> {
        let game = &context.game;
        let misses = self.store.misses(game.guild, game.id).await?;
        let standing = if misses.is_empty() {
            Vec::new()
        } else {
            self.resolved(game).await?
        };
        let tenures = self.store.tenures(game.guild, game.id).await?;
        let sittings = tenures.into_iter().filter_map(|tenure| {
            let within = |at: i64| at >= tenure.since && tenure.until.is_none_or(|end| at <= end);
            let here = misses.iter().filter(|miss| {
                miss.power == tenure.power && miss.player == tenure.player && within(miss.at)
            });
            let missed = here.map(|miss| MissedPhase {
                phase: miss.phase.clone(),
                kind: miss.kind,
                undone: !standing.contains(&miss.seq),
            });
            Some(Sitting {
                power: tenure.power.parse().ok()?,
                player: PlayerId(tenure.player as u64),
                since: tenure.since,
                since_phase: tenure.since_phase.clone(),
                missed: missed.collect(),
                until: tenure.until.zip(tenure.until_phase),
            })
        });
        Ok(sittings.collect())
    }
}
