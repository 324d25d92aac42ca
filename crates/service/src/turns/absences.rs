//! Absences announced in advance: for one game or all of a guild's; by a game's rules they excuse a
//! player, or move the deadline past the return.

use std::collections::BTreeSet;

use chancery_boxed::boxed;
use serde_json::json;

use crate::change::{audit, reminders};
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::notice::{Moved, Notice};
use crate::person::{Person, Place};
use crate::{AbsenceRule, LONGEST, Service, Settings};
use chancery_rules::control::PlayerId;
use chancery_rules::game::{Sheet, State};
use chancery_store::{
    Absence, AbsenceUse, Along, Change, Game, GameFilter, GameId, GuildId, NewAbsence, NewPost,
    Status,
};

const HOUR: i64 = 3_600_000;

/// The most time a returning player has before a deadline that was moved for the return.
const REST: i64 = 24 * HOUR;

/// How often a deadline is moved again because another player is away at the new time.
const MOST_MOVES: usize = 8;

/// What an announced absence does in one of the player's games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// Nothing: the game ignores absences.
    Nothing,
    /// Nothing: it is longer than `most` milliseconds, which the game allows.
    TooLong { most: i64 },
    /// Nothing: `most` absences of the player have counted in the game already.
    TooMany { most: u32 },
    /// Phases missed during it do not count as missed.
    Excuses,
    /// Deadlines during it move past its end.
    Extends,
    /// As [`Meaning::Extends`], and the open phase's deadline has just been moved to `deadline`, in
    /// milliseconds since 1970.
    Moved { deadline: i64 },
}

/// An absence that was just announced.
#[derive(Clone, Debug)]
pub struct Announced {
    /// When it begins, in milliseconds since 1970.
    pub since: i64,
    /// When it ends, in milliseconds since 1970.
    pub until: i64,
    /// The player's games it is for, each with what it does there.
    pub games: Vec<(GameContext, Meaning)>,
}

#[boxed]
impl Service {
    /// Announces that a person is away, in one game or in all of a guild's (in direct messages: of every
    /// guild in which they play). An absence begins now at the earliest.
    ///
    /// # Errors
    /// When it is over already, ends before it begins, is longer than sixty days, or the person does
    /// not play there.
    pub async fn announce_absence(
        &self,
        by: &Person,
        place: Place,
        context: Option<&GameContext>,
        since: i64,
        until: i64,
    ) -> Result<Announced, ServiceError> {
        let since = since.max(by.now);
        if until <= since {
            return Err(Refusal::AbsencePast.into());
        }
        if until - since > LONGEST {
            return Err(Refusal::AbsenceLong.into());
        }
        let games = match context {
            Some(context) => {
                if !context.game.head.status.is_living() {
                    return Err(Refusal::GameOver.into());
                }
                if !context.state.control.has(by.id) {
                    return Err(Refusal::NotAPlayer.into());
                }
                vec![context.game.clone()]
            }
            None => {
                let mut games = self.store.games_of_player(by.id.0 as i64).await?;
                games.retain(|game| place.guild.is_none_or(|guild| guild == game.guild));
                games
            }
        };
        if games.is_empty() {
            return Err(Refusal::NotAPlayer.into());
        }
        let rows: BTreeSet<(GuildId, Option<GameId>)> = games
            .iter()
            .map(|game| (game.guild, context.map(|_| game.id)))
            .collect();
        for (guild, game) in rows {
            let detail = json!({ "since": since, "until": until });
            let along = Along {
                posts: vec![],
                audits: vec![audit(Some(by.id), "absence", detail)],
            };
            let new = NewAbsence {
                guild,
                game,
                player: by.id.0 as i64,
                since,
                until,
                at: by.now,
            };
            self.store.announce_absence(&new, &along).await?;
        }
        let mut told = Vec::new();
        for game in games {
            let context = self.whole_context(game.guild, game.id).await?;
            let (context, meaning) = self.mean(by, context, since, until).await?;
            told.push((self.seen_by(by, &context).await?, meaning));
        }
        Ok(Announced {
            since,
            until,
            games: told,
        })
    }

    /// What an absence means for a game; a deadline that it moves is moved.
    async fn mean(
        &self,
        by: &Person,
        context: GameContext,
        since: i64,
        until: i64,
    ) -> Result<(GameContext, Meaning), ServiceError> {
        let rules = &context.settings.clock;
        let most = rules.absences;
        let seated = !context.state.control.is_shared();
        let count = self.used_by(&context.game, by.id, None).await?;
        let meaning = match rules.absence {
            _ if !seated || most == 0 => Meaning::Nothing,
            AbsenceRule::Ignore => Meaning::Nothing,
            _ if count >= most as usize => Meaning::TooMany { most },
            _ if until - since > rules.absence_ms => Meaning::TooLong {
                most: rules.absence_ms,
            },
            AbsenceRule::Excuse => Meaning::Excuses,
            AbsenceRule::Extend => Meaning::Extends,
        };
        let head = &context.game.head;
        let Some(deadline) = head.deadline.filter(|_| meaning == Meaning::Extends) else {
            return Ok((context, meaning));
        };
        let game = &context.game;
        let kept = self
            .store
            .sheet(game.guild, game.id, head.phase_no, by.id.0 as i64)
            .await?;
        let in_hand = kept.is_some_and(|s| Sheet::read(&s.sheet, &context.state).has_orders());
        let owes = context.state.owing().iter().any(|(_, p)| *p == by.id);
        if in_hand || !owes {
            return Ok((context, meaning));
        }
        let (settings, state) = (&context.settings, &context.state);
        let only = [by.id];
        let moved = self.past_absences(game, settings, state, &only, deadline);
        let Some((at, used)) = moved.await? else {
            return Ok((context, meaning));
        };
        self.store.use_absences(game, &used).await?;
        let moved = self.move_deadline(by, &context, at, Moved::Absence, None);
        match moved.await {
            Ok(context) => Ok((context, Meaning::Moved { deadline: at })),
            // The phase closed meanwhile.
            Err(ServiceError::Stale) => Ok((context, meaning)),
            Err(other) => Err(other),
        }
    }

    /// A person's absences that are not over: in a guild, or in direct messages in every guild in which
    /// they play.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn absences(&self, by: &Person, place: Place) -> Result<Vec<Absence>, ServiceError> {
        let mut all = Vec::new();
        for guild in self.guilds_of(by, place).await? {
            let here = self.store.absences(guild, by.id.0 as i64, by.now).await?;
            all.extend(here);
        }
        Ok(all)
    }

    /// Cancels one of them. A deadline that was moved for it stays.
    ///
    /// # Errors
    /// When there is none of that number.
    pub async fn cancel_absence(
        &self,
        by: &Person,
        place: Place,
        id: i64,
    ) -> Result<(), ServiceError> {
        let player = by.id.0 as i64;
        for guild in self.guilds_of(by, place).await? {
            let along = Along {
                posts: vec![],
                audits: vec![audit(Some(by.id), "absence-cancelled", json!({ "id": id }))],
            };
            let store = &self.store;
            if store
                .cancel_absence(guild, player, id, by.now, &along)
                .await?
            {
                return Ok(());
            }
        }
        Err(Refusal::NoSuchAbsence { id }.into())
    }

    async fn guilds_of(&self, by: &Person, place: Place) -> Result<Vec<GuildId>, ServiceError> {
        if let Some(guild) = place.guild {
            return Ok(vec![guild]);
        }
        let games = self.store.games_of_player(by.id.0 as i64).await?;
        let guilds: BTreeSet<GuildId> = games.into_iter().map(|game| game.guild).collect();
        Ok(guilds.into_iter().collect())
    }

    /// Who is away at a moment, as announced, where the game's rules excuse it.
    pub(crate) async fn excused(
        &self,
        game: &Game,
        settings: &Settings,
        at: i64,
    ) -> Result<Vec<AbsenceUse>, ServiceError> {
        if settings.clock.absence != AbsenceRule::Excuse {
            return Ok(Vec::new());
        }
        let mut used = Vec::new();
        for absence in self.store.absences_at(game.guild, game.id, at).await? {
            if self.counts(game, settings, &absence).await? {
                used.push(one_use(game, &absence));
            }
        }
        Ok(used)
    }

    /// Whether an absence counts in a game: it is short enough, and not too many counted before it.
    async fn counts(
        &self,
        game: &Game,
        settings: &Settings,
        absence: &Absence,
    ) -> Result<bool, ServiceError> {
        let rules = &settings.clock;
        let player = PlayerId(absence.player as u64);
        let others = self.used_by(game, player, Some(absence.id)).await?;
        let short = absence.until - absence.since <= rules.absence_ms;
        Ok(short && others < rules.absences as usize)
    }

    /// How many absences of a player have counted in a game, except for one.
    async fn used_by(
        &self,
        game: &Game,
        player: PlayerId,
        but: Option<i64>,
    ) -> Result<usize, ServiceError> {
        let uses = self.store.absence_uses(game.guild, game.id).await?;
        let of_them = uses.iter().filter(|(_, who, _)| *who == player.0 as i64);
        let ids: BTreeSet<i64> = of_them.map(|(id, ..)| *id).collect();
        Ok(ids.iter().filter(|id| Some(**id) != but).count())
    }

    /// Where a deadline moves because of those of these players who are away then, and which absences
    /// count for it; nothing when it stays.
    async fn past_absences(
        &self,
        game: &Game,
        settings: &Settings,
        state: &State,
        players: &[PlayerId],
        deadline: i64,
    ) -> Result<Option<(i64, Vec<AbsenceUse>)>, ServiceError> {
        let rules = &settings.clock;
        let furthest = deadline.saturating_add(rules.absence_ms);
        let rest = REST.min(settings.time_for(state.phase.step));
        let (mut at, mut used) = (deadline, Vec::new());
        for _ in 0..MOST_MOVES {
            let mut back = at;
            for absence in self.store.absences_at(game.guild, game.id, at).await? {
                let player = PlayerId(absence.player as u64);
                if !players.contains(&player) || !self.counts(game, settings, &absence).await? {
                    continue;
                }
                back = back.max(absence.until.saturating_add(rest));
                used.push(one_use(game, &absence));
            }
            if back == at {
                break;
            }
            at = back.min(furthest);
            if at == furthest {
                break;
            }
        }
        let at = rules.next_moment(state.phase.step, at);
        Ok((at > deadline).then_some((at, used)))
    }

    /// Moves the deadline of a phase that opens past the return of those who owe something and are away,
    /// where the game's rules say so. Returns the notices about it.
    pub(crate) async fn mind_absences(
        &self,
        change: &mut Change<'_>,
        settings: &Settings,
        next: &State,
        now: i64,
    ) -> Result<Vec<NewPost>, ServiceError> {
        let extends = settings.clock.absence == AbsenceRule::Extend && next.is_playing();
        let Some(deadline) = change.head.deadline.filter(|_| extends) else {
            return Ok(Vec::new());
        };
        let owing: Vec<PlayerId> = next.owing().into_iter().map(|(_, p)| p).collect();
        let game = change.game;
        let moved = self.past_absences(game, settings, next, &owing, deadline);
        let Some((at, mut used)) = moved.await? else {
            return Ok(Vec::new());
        };
        for one in &mut used {
            one.phase_no = change.head.phase_no;
        }
        change.head.deadline = Some(at);
        change.reminders = Some(reminders(&change.head, settings, now));
        change.absent.extend(used);
        let notice = Notice::Deadline {
            phase: next.phase,
            from: Some(deadline),
            deadline: at,
            by: None,
            why: Moved::Absence,
            reason: None,
        };
        let detail = json!({ "from": deadline, "to": at, "why": Moved::Absence });
        change.along.audits.push(audit(None, "deadline", detail));
        Ok(vec![crate::change::to_channel(game, &notice)])
    }

    /// Stops all games of a guild that are being played. Returns how many clocks were stopped.
    ///
    /// # Errors
    /// When this person does not manage the guild, or the games are stopped already.
    pub async fn pause_guild(&self, by: &Person, place: Place) -> Result<usize, ServiceError> {
        let guild = manages(by, place)?;
        let along = Along {
            posts: vec![],
            audits: vec![audit(Some(by.id), "pause-all", json!({}))],
        };
        let store = &self.store;
        if !store
            .set_guild_pause(guild, by.id.0 as i64, by.now, &along)
            .await?
        {
            return Err(Refusal::GuildPaused.into());
        }
        let mut stopped = 0;
        for game in store.games(guild, GameFilter::Living, 1_000).await? {
            if game.head.status == Status::Playing && game.head.deadline.is_some() {
                let stop = async {
                    let context = self.whole_context(guild, game.id).await?;
                    self.stop_with_guild(by, &context).await
                };
                match stop.await {
                    Ok(done) => stopped += usize::from(done),
                    Err(error) => super::aside::passed_over(&game, error)?,
                }
            }
        }
        Ok(stopped)
    }

    /// Stops a game's clock together with its guild's.
    pub(crate) async fn stop_with_guild(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<bool, ServiceError> {
        let mut context = context.clone();
        for _ in 0..crate::change::TRIES {
            match self.stop_clock(by, &context, "pause-all").await {
                Ok(_) => {
                    let (guild, id) = (context.game.guild, context.game.id);
                    self.store.note_guild_paused(guild, id).await?;
                    return Ok(true);
                }
                Err(ServiceError::Refused(_)) => return Ok(false),
                Err(ServiceError::Stale) => {
                    context = self
                        .whole_context(context.game.guild, context.game.id)
                        .await?;
                }
                Err(other) => return Err(other),
            }
        }
        Err(ServiceError::Stale)
    }

    /// Resumes all games that were stopped together. Those that were paused before stay paused.
    ///
    /// # Errors
    /// When this person does not manage the guild, or its games are not stopped.
    pub async fn resume_guild(&self, by: &Person, place: Place) -> Result<usize, ServiceError> {
        let guild = manages(by, place)?;
        let games = self.store.guild_paused_games(guild).await?;
        let along = Along {
            posts: vec![],
            audits: vec![audit(Some(by.id), "resume-all", json!({}))],
        };
        if !self.store.end_guild_pause(guild, by.now, &along).await? {
            return Err(Refusal::GuildNotPaused.into());
        }
        let mut started = 0;
        for id in games {
            let start = async {
                let context = self.whole_context(guild, id).await?;
                self.start_clock(by, &context, "resume-all").await
            };
            match start.await {
                Ok(_) => started += 1,
                Err(ServiceError::Internal(cause)) => {
                    tracing::error!(
                        guild = guild.0,
                        game = id.0,
                        cause,
                        "game skipped: cannot be read"
                    );
                }
                // It ended, or its GM has let it run.
                Err(ServiceError::Refused(_) | ServiceError::Stale) => {}
                Err(other) => return Err(other),
            }
        }
        Ok(started)
    }
}

/// The guild this person manages.
fn manages(by: &Person, place: Place) -> Result<GuildId, Refusal> {
    let guild = place.guild.ok_or(Refusal::NotInServer)?;
    if by.admin {
        Ok(guild)
    } else {
        Err(Refusal::NotManager)
    }
}

fn one_use(game: &Game, absence: &Absence) -> AbsenceUse {
    AbsenceUse {
        absence: absence.id,
        player: absence.player,
        phase_no: game.head.phase_no,
    }
}
