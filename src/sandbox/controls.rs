//! The page's own buttons: let a deadline come, let the demo people play, let them vote. Each acts on the
//! game in view and on no other. Fast-forward brings that game's deadline to the clock and not the clock to the
//! deadline: the clock is everybody's, and to move it would pass the deadlines of all other games.

use std::sync::Arc;
use std::time::Duration;

use crate::control::{Level, PlayerId};
use crate::game::{GameStatus, Item, Motion, PhaseKind, Sheet};
use crate::i18n::Words;
use crate::scheduler::Clock;
use crate::service::{GameContext, GuildId, Mode, Person, Place, Refusal, Service, ServiceError};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{
    Answer, Asked, GUILD_ID, Host, NotDone, OWNER_ID, Standin, demo_people, promises, tutorial,
};

/// How often to look whether a press has taken effect: three seconds in all, as long as the bot has
/// to answer.
const PATIENCE: u32 = 150;

/// The game in view, as the page's own buttons name it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct InView {
    /// Its name.
    game: String,
    /// Its phase, in words; none in a lobby or when it is over.
    phase: Option<String>,
    /// The number of that phase.
    number: u32,
    /// When it closes (milliseconds since 1970), if its clock runs.
    deadline_ms: Option<i64>,
    /// How many others owe orders of which nothing is in.
    missing: usize,
    /// How many questions are put to the vote.
    votes: usize,
}

/// What fast-forward is told: the number of the phase that was in view.
#[derive(Deserialize)]
struct Forward {
    phase: Option<u32>,
}

/// What the sandbox's page can do with games and with the sandbox's clock.
pub struct ServiceControls {
    standin: Standin,
    service: Service,
    clock: Arc<dyn Clock>,
}

impl ServiceControls {
    /// Controls for the page of this stand-in.
    pub fn new(standin: Standin, service: Service, clock: Arc<dyn Clock>) -> ServiceControls {
        ServiceControls {
            standin,
            service,
            clock,
        }
    }

    /// How far ahead an earlier version put the clock of this folder, in milliseconds; 0 where none did. It
    /// stays there, so that nothing kept in the folder lies in the future.
    pub fn kept_offset(file: &std::path::Path) -> i64 {
        let text = std::fs::read_to_string(file).unwrap_or_default();
        text.trim().parse().unwrap_or(0)
    }

    /// Seats everyone but `except` in the lobby of `channel` (or of the only game), or writes their orders
    /// there, and says what it did. It votes on rules, but never on the end of a game.
    ///
    /// # Errors
    /// Why it could not.
    pub async fn fill(&self, channel: Option<u64>, except: u64) -> Result<String, ServiceError> {
        self.play_others(channel, except, Words::english()).await
    }

    fn person(&self, id: u64) -> Person {
        Person::new(PlayerId(id), self.clock.now())
    }

    /// What the choices for a power (by its index) or of a player (by their id) in a phase of a game follow from,
    /// whoever is seated where and whoever chooses first.
    fn lots(&self, context: &GameContext, chooser: u64) -> StdRng {
        let mut seed = [0; 32];
        let parts = [
            self.standin.seed(),
            context.game.id.0 as u64,
            u64::from(context.state.number),
            chooser,
        ];
        for (place, part) in seed.chunks_exact_mut(8).zip(parts) {
            place.copy_from_slice(&part.to_le_bytes());
        }
        StdRng::from_seed(seed)
    }

    /// Lets the deadline of that game come, and of no other, and says what happened. With `phase`, only if
    /// that phase is still open.
    async fn forward(
        &self,
        channel: Option<u64>,
        by: u64,
        phase: Option<u32>,
        words: &Words,
    ) -> Result<String, ServiceError> {
        let context = self.game_context(channel, by).await?;
        if phase.is_some_and(|number| number != context.state.number) {
            return Err(ServiceError::Stale);
        }
        let by = self.person(by);
        let left = (context.running()? - by.now).max(0);
        self.service.bring_deadline(&by, &context).await?;
        // To the nearest hour, and below one to the nearest minute.
        let minutes = (left + 30_000) / 60_000;
        let hours = if minutes < 60 { 0 } else { (minutes + 30) / 60 };
        let args = [
            ("game", context.game.head.name.as_str().into()),
            ("phase", words.phase(context.state.phase).into()),
            ("hours", hours.into()),
            ("minutes", minutes.into()),
        ];
        Ok(words.text("sandbox-forwarded", &args))
    }

    /// The game the helpers would act on, as far as `by` may know of it.
    async fn view(
        &self,
        channel: Option<u64>,
        by: u64,
        words: &Words,
    ) -> Result<Option<InView>, ServiceError> {
        let context = match self.game_context(channel, by).await {
            Ok(context) => context,
            Err(ServiceError::Refused(_)) => return Ok(None),
            Err(other) => return Err(other),
        };
        let status = self.service.status(&context).await?;
        let waits = |player: &PlayerId| player.0 != by;
        let debtors = status.debtors.iter();
        let missing = debtors.filter(|debtor| {
            let silent = debtor.due.is_some() && !debtor.ready && !debtor.handed_in;
            silent && debtor.hands.iter().any(waits)
        });
        let playing = context.state.is_playing();
        Ok(Some(InView {
            game: context.game.head.name.clone(),
            phase: playing.then(|| words.phase(context.state.phase)),
            number: context.state.number,
            deadline_ms: context.game.head.deadline.filter(|_| playing),
            missing: missing.count(),
            votes: status.polls.len() + context.state.open_motions().len(),
        }))
    }

    async fn play_others(
        &self,
        channel: Option<u64>,
        except: u64,
        words: &Words,
    ) -> Result<String, ServiceError> {
        let context = self.game_context(channel, except).await?;
        match context.state.stage {
            GameStatus::Lobby => self.fill_lobby(context, except, words).await,
            GameStatus::Playing => self.fill_orders(context, except, words).await,
            GameStatus::Finished(_) => Err(Refusal::GameOver.into()),
        }
    }

    /// The channel's game, or the only one this person can mean.
    async fn game_context(
        &self,
        channel: Option<u64>,
        except: u64,
    ) -> Result<GameContext, ServiceError> {
        let guild = Some(GuildId(GUILD_ID as i64));
        let channel = channel.unwrap_or_default() as i64;
        let place = Place {
            guild,
            channel,
            parent: None,
            category: None,
        };
        let asked = self.service.find(&self.person(except), place, None).await;
        let Err(ServiceError::Refused(Refusal::NoGameHere { .. })) = asked else {
            return asked;
        };
        let mut living = self.service.list(GuildId(GUILD_ID as i64), false).await?;
        match living.len() {
            1 => Ok(living.remove(0)),
            _ => asked,
        }
    }

    /// The others press the lobby's own button, as people would, so that the bot hears of them.
    async fn fill_lobby(
        &self,
        context: GameContext,
        except: u64,
        words: &Words,
    ) -> Result<String, ServiceError> {
        let channel = context.game.head.channel as u64;
        let button = self.join_button(channel, &context);
        let seats = context.state.setup.by_person().len();
        let here = &context.state.control;
        // One seat is left for the one who asks, unless they have taken it already, or only run the game.
        let gm = context.first_gm() == PlayerId(except);
        let kept = usize::from(!gm && !here.has(PlayerId(except)));
        let free = if here.is_shared() {
            usize::MAX
        } else {
            seats.saturating_sub(here.players().len() + kept)
        };
        let others = demo_people().into_iter().filter(|id| *id != except);
        let newcomers = others.filter(|id| !here.has(PlayerId(*id))).take(free);
        let mut joined: i64 = 0;
        for id in newcomers {
            let pressed = button.as_ref().is_some_and(|(message, button)| {
                self.standin
                    .component(id, channel, *message, button, None)
                    .is_ok()
            });
            if !pressed {
                let now = self
                    .service
                    .game_context(context.game.guild, context.game.id)
                    .await?;
                self.service.join(&self.person(id), &now, None).await?;
            }
            self.until_joined(&context, id).await?;
            joined += 1;
        }
        Ok(words.text("sandbox-joined", &[("count", joined.into())]))
    }

    /// The newest message in the channel with the game's Join button.
    fn join_button(&self, channel: u64, context: &GameContext) -> Option<(u64, String)> {
        let ending = format!(":{}:join", context.game.id);
        self.standin
            .messages(OWNER_ID, channel)
            .iter()
            .rev()
            .find_map(|message| {
                let id = message["id"].as_str()?.parse().ok()?;
                let rows = message["components"].as_array()?.iter();
                let mut buttons = rows
                    .filter_map(|row| row["components"].as_array())
                    .flatten();
                let button = buttons.find_map(|button| {
                    button["custom_id"]
                        .as_str()
                        .filter(|name| name.ends_with(&ending))
                })?;
                Some((id, button.to_owned()))
            })
    }

    /// The bot answers a press in its own time.
    async fn until_joined(&self, context: &GameContext, id: u64) -> Result<(), ServiceError> {
        for _ in 0..PATIENCE {
            let now = self
                .service
                .game_context(context.game.guild, context.game.id)
                .await?;
            if now.state.control.has(PlayerId(id)) {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Err(Refusal::NotAPlayer.into())
    }

    async fn fill_orders(
        &self,
        context: GameContext,
        except: u64,
        words: &Words,
    ) -> Result<String, ServiceError> {
        let mut written: i64 = 0;
        // Where players share the powers, newcomers play along, too, though nobody waits for them.
        let mut players = if context.state.control.is_shared() {
            context.state.control.players()
        } else {
            context.state.awaited()
        };
        players.retain(|player| player.0 != except && context.state.may_write(*player));
        for player in players {
            // Each reads the game anew: the last ready mark closes the phase.
            let now = self
                .service
                .game_context(context.game.guild, context.game.id)
                .await?;
            if now.state.number != context.state.number {
                break;
            }
            let person = self.person(player.0);
            let now = self.vote_on_rules(&person, now).await?;
            let now = now.seen_by_player(player);
            let own = now.state.control.powers_of(player).first().copied();
            // Whoever is seated where.
            let chooser = own
                .filter(|_| !now.state.control.is_shared())
                .map_or(player.0, |power| power.place() as u64);
            let seed = self.lots(&now, chooser).random();
            let mut sheet = self
                .service
                .suggest(&now, player, Level::Easy, seed)
                .await?;
            for power in now.state.control.powers_of(player) {
                let mut lots = self.lots(&now, power.place() as u64);
                let alone = now.state.control.powers_of(player).len() == 1;
                for entry in promises::promises(&now.state, power, &mut lots) {
                    let line = Item::Treaty(entry);
                    sheet.add(if alone {
                        line
                    } else {
                        Item::For(power, Box::new(line))
                    });
                }
            }
            // What was written for somebody stays; of Winter's orders, which depend on each other, all.
            let mine = self.service.my_sheet(&person, &now).await?.sheet;
            let winter = now.state.phase.step == PhaseKind::Adjustments;
            let ordered = Sheet {
                credits: Vec::new(),
                treaties: Vec::new(),
                ..mine.clone()
            };
            if winter && !ordered.is_empty() {
                sheet = Sheet::default();
            }
            let fresh = |item: Item| mine.on(&item).is_none();
            sheet.orders.retain(|o| fresh(Item::Order(o.clone())));
            sheet.treaties.retain(|e| fresh(Item::Treaty(e.clone())));
            sheet.behalf.retain(|item| fresh(item.clone()));
            if !mine.trades.is_empty() {
                sheet.trades.clear();
            }
            let text = sheet.to_string();
            let origin = format!("sandbox:{}:{}:{}", now.state.number, now.game.seq, player.0);
            if !text.is_empty() {
                self.service
                    .write(&person, &now, &text, Mode::Add, false, &origin)
                    .await?;
            }
            self.service.ready(&person, &now, true).await?;
            written += 1;
        }
        let after = self
            .service
            .game_context(context.game.guild, context.game.id)
            .await?;
        let closed = after.state.number != context.state.number;
        let key = if closed {
            "sandbox-played-all"
        } else {
            "sandbox-played"
        };
        let mut note = words.text(key, &[("count", written.into())]);
        let polls = self.service.polls(&after, None).await?.len();
        let motions = after.state.open_motions().into_iter();
        let asked = polls + motions.filter(|motion| !is_on_rules(*motion)).count();
        if asked > 0 {
            let count = i64::try_from(asked).unwrap_or(i64::MAX);
            note.push(' ');
            note += &words.text("sandbox-not-voted", &[("count", count.into())]);
        }
        Ok(note)
    }

    /// Casts somebody's votes on the rules, as far as they have not voted, by lot: no game ends by that. The game
    /// as it is then.
    async fn vote_on_rules(
        &self,
        by: &Person,
        mut context: GameContext,
    ) -> Result<GameContext, ServiceError> {
        let mut lots = self.lots(&context, by.id.0);
        let powers = context.state.control.powers_of(by.id);
        for motion in context.state.open_motions() {
            let yes = lots.random_bool(0.5);
            let voted = context.state.ballots.get(&motion).is_some_and(|ballot| {
                let of = |power| ballot.votes.contains_key(power);
                powers.iter().any(of) || ballot.players.contains_key(&by.id)
            });
            if voted || !is_on_rules(motion) {
                continue;
            }
            was_done(self.service.vote(by, &context, motion, Some(yes)).await)?;
            context = self
                .service
                .game_context(context.game.guild, context.game.id)
                .await?;
        }
        Ok(context)
    }

    /// The others vote yes on all that is put to the vote: never done for them unasked, since it may end the game.
    async fn vote_yes(
        &self,
        channel: Option<u64>,
        except: u64,
        words: &Words,
    ) -> Result<String, ServiceError> {
        let mut context = self.game_context(channel, except).await?;
        context.playing()?;
        let (guild, id) = (context.game.guild, context.game.id);
        let mut cast: i64 = 0;
        for player in context.state.control.players() {
            if player.0 == except {
                continue;
            }
            let person = self.person(player.0);
            for poll in self.service.polls(&context, Some(player)).await? {
                if poll.may_vote && poll.mine.is_none() {
                    let voted = self
                        .service
                        .cast(&person, &context, poll.id, Some(true))
                        .await;
                    cast += was_done(voted)?;
                }
            }
            for motion in context.state.open_motions() {
                let voted = self
                    .service
                    .vote(&person, &context, motion, Some(true))
                    .await;
                was_done(voted)?;
                let before = context.game.seq;
                context = self.service.game_context(guild, id).await?;
                // Whoever had said yes before has said nothing new.
                cast += i64::from(context.game.seq != before);
            }
            context = self.service.game_context(guild, id).await?;
            if !context.state.is_playing() {
                break;
            }
        }
        let mut note = words.text("sandbox-voted", &[("count", cast.into())]);
        if !context.state.is_playing() {
            note.push(' ');
            note += &words.plain("sandbox-voted-over");
        }
        Ok(note)
    }
}

/// Whether a motion is about a rule, not about the end of the game.
fn is_on_rules(motion: Motion) -> bool {
    motion != Motion::Close
}

/// One, or nothing where this person has no say in it.
fn was_done<T>(done: Result<T, ServiceError>) -> Result<i64, ServiceError> {
    match done {
        Ok(_) => Ok(1),
        Err(ServiceError::Refused(_)) => Ok(0),
        Err(other) => Err(other),
    }
}

/// What the page says of what could not be done.
fn why_not(error: ServiceError, words: &Words) -> NotDone {
    NotDone::Refused(match error {
        ServiceError::Refused(refusal) => refusal.sentence(words),
        ServiceError::Stale => words.plain("error-stale"),
        ServiceError::NoStore { cause, .. } | ServiceError::Internal(cause) => {
            tracing::error!(%cause, "a sandbox button failed");
            words.plain("sandbox-fault")
        }
    })
}

impl Host for ServiceControls {
    fn look(&self, asked: Asked) -> Answer<'_> {
        Box::pin(async move {
            let words = Words::for_locale(asked.language.id());
            match asked.name.as_str() {
                "in-view" => {
                    let view = self.view(asked.channel, asked.by, words).await;
                    Ok(json!({"game": view.map_err(|error| why_not(error, words))?}))
                }
                "steps" => {
                    let by = self.person(asked.by);
                    let deeds = self.standin.deeds(asked.by);
                    let steps =
                        tutorial::steps(&self.service, GuildId(GUILD_ID as i64), &by, &deeds).await;
                    let steps = steps.map_err(|error| why_not(error, words))?.into_iter();
                    let steps = steps.map(|(id, done)| json!({"id": id, "done": done}));
                    Ok(json!({"steps": steps.collect::<Vec<Value>>()}))
                }
                _ => Err(NotDone::Unknown),
            }
        })
    }

    fn act(&self, asked: Asked) -> Answer<'_> {
        Box::pin(async move {
            let words = Words::for_locale(asked.language.id());
            let (channel, by) = (asked.channel, asked.by);
            let note = match asked.name.as_str() {
                "fast-forward" => {
                    let Forward { phase } = serde_json::from_value(asked.more.into())
                        .map_err(|_| NotDone::Unreadable)?;
                    self.forward(channel, by, phase, words).await
                }
                "fill" => self.play_others(channel, by, words).await,
                "vote" => self.vote_yes(channel, by, words).await,
                _ => return Err(NotDone::Unknown),
            };
            let note = note.map_err(|error| why_not(error, words))?;
            Ok(json!({"now_ms": self.clock.now(), "note": note}))
        })
    }
}
