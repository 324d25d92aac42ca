//! Substitutes: who offers to be one, seats for which one is sought, and players who come back to theirs.

use chancery_boxed::boxed;
use serde_json::json;

use crate::change::to_channel;
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::lobby::joining::Made;
use crate::notice::{Notice, person_route};
use crate::person::Person;
use crate::settings::{SeatRules, Substitution};
use crate::{LONGEST, Service};
use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_rules::game::{Action, act};
use chancery_store::{GameId, GuildId, NewPost};

/// Everybody is asked for the same seat again after a day at the earliest, in milliseconds.
const AGAIN: i64 = 24 * 3_600_000;

/// How many of those who offered themselves a call names.
const MOST_CALLED: usize = 20;

/// The most characters of a note to whoever plays the power next.
pub const MOST_NOTED: usize = 900;

/// What came of the wish to end a substitution.
#[derive(Clone, Debug)]
pub enum Ended {
    /// No substitute is sought any more.
    CalledOff(Box<GameContext>, Power),
    /// The player is back in their seat.
    Back(Box<GameContext>, Power),
}

impl SeatRules {
    /// Notes that somebody sits down for a power: until its player comes back, or else for good.
    pub(crate) fn sits(
        &mut self,
        now: &GameContext,
        power: Power,
        player: PlayerId,
        until: Option<i64>,
    ) {
        let seat = now.seat(power);
        if until.is_none() {
            self.substitutions.retain(|one| one.power != seat);
        }
        let mut all = self.substitutions.iter_mut();
        if let Some(one) = all.find(|one| one.power == seat) {
            one.substitute = Some(player);
        }
    }
}

impl GameContext {
    /// The power that names a seat: of several in one hand, the first, whether or not it is still in the game.
    fn seat(&self, power: Power) -> Power {
        let hand = self.state.setup.hand_of(power);
        hand.first().copied().unwrap_or(power)
    }

    /// Whether any power of a seat is in the game.
    fn is_alive(&self, seat: Power) -> bool {
        self.state.is_in(self.state.spokesman(seat))
    }

    /// The seats whose players play on and seek a substitute.
    pub fn sought(&self) -> impl Iterator<Item = &Substitution> {
        let all = self.settings.seats.substitutions.iter();
        all.filter(|one| {
            let there = self.state.control.players_of(one.power);
            let plays = one.substitute.is_none() && there.contains(&one.player);
            self.state.is_playing() && plays && self.is_alive(one.power)
        })
    }

    /// The powers that may be taken over: those nobody plays, and those whose players seek a substitute.
    pub fn open_seats(&self) -> Vec<Power> {
        let mut all = self.vacant();
        for one in self.sought() {
            all.extend(self.state.setup.hand_of(one.power));
        }
        all.retain(|power| self.state.is_in(*power));
        all
    }

    /// Until when somebody stands in for another, in milliseconds since 1970.
    pub fn until(&self, player: PlayerId) -> Option<i64> {
        let mut all = self.settings.seats.substitutions.iter();
        all.find(|one| one.substitute == Some(player))?.until
    }

    /// Until when whoever sits down for a power stands in for its player, in milliseconds since 1970; `None` if it is
    /// for good.
    pub(crate) fn stands_in_until(&self, power: Power) -> Option<i64> {
        let seat = self.seat(power);
        let sought = self.sought().find(|one| one.power == seat);
        let mut all = self.settings.seats.substitutions.iter();
        // Whoever stood in may have left, and whoever seeks somebody may have fallen silent before there was one.
        let vacant = all.find(|one| {
            let silent = self.state.control.gone_from(one.player);
            let is_silent = silent.is_some_and(|power| self.seat(power) == seat);
            one.power == seat && (one.substitute.is_some() || is_silent)
        });
        sought.or(vacant)?.until
    }

    /// The substitution of a player who may have their seat back: nobody sits there but who stands in.
    pub(super) fn awaits(&self, player: PlayerId) -> Option<&Substitution> {
        let mut all = self.settings.seats.substitutions.iter();
        let own = all.find(|one| one.player == player && one.substitute.is_some())?;
        let there = self.state.control.players_of(own.power);
        let is_kept = there.iter().all(|sits| Some(*sits) == own.substitute);
        (is_kept && self.is_alive(own.power)).then_some(own)
    }
}

#[boxed]
impl Service {
    /// Offers to substitute in a server's games, or takes that back.
    ///
    /// # Errors
    /// When that is so already.
    pub async fn offer_to_substitute(
        &self,
        by: &Person,
        guild: GuildId,
        offers: bool,
    ) -> Result<(), ServiceError> {
        let player = by.id.0 as i64;
        let changed = if offers {
            self.store.offer_substitute(guild, player, by.now).await?
        } else {
            self.store.withdraw_substitute(guild, player).await?
        };
        if changed {
            Ok(())
        } else {
            Err(Refusal::AlreadySo.into())
        }
    }

    /// Who offers to substitute in a server's games, those who offered first at the front.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn substitutes(&self, guild: GuildId) -> Result<Vec<PlayerId>, ServiceError> {
        let all = self.store.substitutes(guild).await?.into_iter();
        Ok(all.map(|player| PlayerId(player as u64)).collect())
    }

    /// Seeks somebody to play the asker's power, until a moment (milliseconds since 1970) or for good; the asker plays on
    /// until one is found. Everybody is asked once a day at most.
    ///
    /// # Errors
    /// When the person has no seat of their own there, stands in for somebody, or the moment is past or more than sixty days away.
    pub async fn seek_substitute(
        &self,
        by: &Person,
        context: &GameContext,
        until: Option<i64>,
    ) -> Result<GameContext, ServiceError> {
        context.playing()?;
        match until {
            Some(until) if !(by.now + 1..=by.now + LONGEST).contains(&until) => {
                return Err(Refusal::BadReturn.into());
            }
            _ => {}
        }
        let mut pool = self.substitutes(context.game.guild).await?;
        // Whoever is or was in the gallery takes no seat.
        let watched = self.gallery_people(context).await?;
        pool.retain(|one| watched.iter().all(|w| w.person != one.0 as i64));
        self.remake(by, context, "seek-substitute", |now| {
            let power = own_seat(now, by)?;
            let mut made = Made::of(now);
            let seats = &mut made.settings.seats;
            let mut all = seats.substitutions.iter();
            let old = all.find(|one| one.power == power).cloned();
            if old
                .as_ref()
                .is_some_and(|one| one.player != by.id && one.until.is_some())
            {
                return Err(Refusal::StandsIn.into());
            }
            seats.substitutions.retain(|one| one.power != power);
            seats.substitutions.push(Substitution {
                power,
                player: by.id,
                until,
                substitute: None,
            });
            made.detail = json!({ "power": power, "until": until });
            let called = seats.called.get(&power);
            let is_quiet = called.is_some_and(|at| by.now < at + AGAIN);
            if !is_quiet {
                seats.called.insert(power, by.now);
            } else if old.is_some_and(|old| old.until == until) {
                return Ok(made);
            }
            // Where it is secret who plays, who is not called would tell it.
            let is_open = !is_quiet && !now.hides_players();
            let may = |one: &&PlayerId| {
                let is_bidden = !now.settings.seats.private || now.is_invited(**one);
                let may_sit = now.not_banned(**one).is_ok();
                is_bidden && may_sit && !now.state.control.has(**one)
            };
            let pool = pool.iter().filter(|_| is_open).filter(may);
            let notice = Notice::Sought {
                power: now.state.spokesman(power),
                until,
                pool: pool.take(MOST_CALLED).copied().collect(),
                role: now.house.substitute_role.filter(|_| !is_quiet),
            };
            made.posts.push(to_channel(&now.game, &notice));
            Ok(made)
        })
        .await
    }

    /// Ends a substitution: no substitute is sought any more, or the player takes the seat back from whoever stands in.
    ///
    /// # Errors
    /// When the person neither seeks a substitute nor has one, or somebody else has the seat.
    pub async fn end_substitution(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<Ended, ServiceError> {
        context.playing()?;
        let sought = context.sought().find(|one| one.player == by.id);
        let Some(power) = sought.map(|one| one.power) else {
            let (context, power) = self.take_seat_back(by, context, None).await?;
            return Ok(Ended::Back(Box::new(context), power));
        };
        let context = self.remake(by, context, "seek-no-substitute", |now| {
            let mut made = Made::of(now);
            let all = &mut made.settings.seats.substitutions;
            all.retain(|one| one.player != by.id);
            Ok(made)
        });
        Ok(Ended::CalledOff(Box::new(context.await?), power))
    }

    /// Gives the seat back to a player for whom somebody stands in.
    pub(super) async fn take_seat_back(
        &self,
        by: &Person,
        context: &GameContext,
        note: Option<NewPost>,
    ) -> Result<(GameContext, Power), ServiceError> {
        let own = context.awaits(by.id).ok_or(Refusal::NoSubstitution)?;
        let (seat, player) = (own.power, by.id);
        let power = context.state.spokesman(seat);
        let context = self.remake(by, context, "end-substitution", |now| {
            now.not_banned(player)?;
            now.awaits(player).ok_or(Refusal::NoSubstitution)?;
            let mut made = Made::of(now);
            made.state = act(&now.state, &Action::Replace { power, player })?.0;
            let all = &mut made.settings.seats.substitutions;
            all.retain(|one| one.power != seat);
            made.detail = json!({ "power": power, "player": player });
            let notice = Notice::Returned { power, player };
            made.posts.push(to_channel(&now.game, &notice));
            made.posts.extend(note.clone());
            Ok(made)
        });
        Ok((context.await?, power))
    }

    /// Gives their seats back to the players of a game whose time away is over. A seat that cannot be given back stays
    /// with whoever has it; for one that nobody took meanwhile, nobody is sought any more.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn give_back(
        &self,
        guild: GuildId,
        game: GameId,
        now: i64,
    ) -> Result<(), ServiceError> {
        let context = self.whole_context(guild, game).await?;
        let all = context.settings.seats.substitutions.iter();
        let is_over = |one: &&Substitution| one.until.is_some_and(|until| until <= now);
        for one in all.filter(is_over) {
            let context = self.whole_context(guild, game).await?;
            let by = Person::new(one.player, now);
            let note = self.handover_post(&context, one.power, by.id).await?;
            match self.take_seat_back(&by, &context, note).await {
                Err(ServiceError::Refused(_)) => {
                    self.remake(&by, &context, "substitution-stays", |now| {
                        let mut made = Made::of(now);
                        made.settings.seats.substitutions.retain(|s| s != one);
                        Ok(made)
                    })
                    .await?;
                }
                other => {
                    other?;
                }
            }
        }
        Ok(())
    }

    /// Leaves a note for whoever plays the asker's power next, in place of any before.
    ///
    /// # Errors
    /// When the person has no seat there, or the text is empty.
    pub async fn leave_note(
        &self,
        by: &Person,
        context: &GameContext,
        text: &str,
    ) -> Result<Power, ServiceError> {
        context.playing()?;
        let power = own_seat(context, by)?;
        let text: String = text.trim().chars().take(MOST_NOTED).collect();
        if text.is_empty() {
            return Err(Refusal::Empty.into());
        }
        let game = (context.game.guild, context.game.id);
        let (name, author) = (power.to_string(), by.id.0 as i64);
        let kept = self.store.leave_note(game, &name, author, &text, by.now);
        kept.await?;
        Ok(power)
    }

    /// The asker's power, and the note that lies at it: what a player before them has left, or their own.
    ///
    /// # Errors
    /// When the person has no seat there.
    pub async fn note_left(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<(Power, Option<String>), ServiceError> {
        let power = own_seat(context, by)?;
        let game = (context.game.guild, context.game.id);
        let note = self.store.note_left(game, &power.to_string()).await?;
        Ok((power, note.map(|(_, text)| text)))
    }

    /// What a player of a power before this one has left for them, if anything.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn note_to(
        &self,
        context: &GameContext,
        power: Power,
        player: PlayerId,
    ) -> Result<Option<String>, ServiceError> {
        let game = (context.game.guild, context.game.id);
        let power = context.seat(power);
        let note = self.store.note_left(game, &power.to_string()).await?;
        let anothers = note.filter(|(author, _)| *author as u64 != player.0);
        Ok(anothers.map(|(_, text)| text))
    }

    /// What tells a power's new player of the note that was left for them, if one was: privately, or in the channel that
    /// it waits.
    pub(super) async fn handover_post(
        &self,
        context: &GameContext,
        power: Power,
        player: PlayerId,
    ) -> Result<Option<NewPost>, ServiceError> {
        if self.note_to(context, power, player).await?.is_none() {
            return Ok(None);
        }
        let mut post = to_channel(&context.game, &Notice::Handover { power, player });
        if self.reaches(&context.state, player).await? {
            post.route = person_route(player);
        }
        Ok(Some(post))
    }
}

/// The power that names the asker's seat.
pub(super) fn own_seat(context: &GameContext, by: &Person) -> Result<Power, Refusal> {
    if context.state.control.is_shared() {
        return Err(Refusal::Game(chancery_rules::game::ActError::NoSeats));
    }
    let power = context.state.control.own_power(by.id);
    let power = context.seat(power.ok_or(Refusal::NotAPlayer)?);
    if context.is_alive(power) {
        Ok(power)
    } else {
        Err(Refusal::Eliminated(power))
    }
}
