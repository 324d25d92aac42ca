//! The page's two buttons: jump to the next deadline, and let the demo people play.

use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use crate::control::PlayerId;
use crate::desk::{Desk, DeskError, Mode, Person, Place, Refusal, Table};
use crate::game::{Item, Motion, Sheet, Stage, Step};
use crate::orders::Order;
use crate::scheduler::{Clock, ShiftedClock};

use super::habits;
use super::languages;
use super::promises;
use super::seed::{GUILD_ID, OWNER_ID, demo_people};
use super::start::{Controls, Standin};
use super::tutorial::{self, Deeds};

/// How often to look whether a press has taken effect: three seconds in all, as long as the bot has
/// to answer.
const PATIENCE: u32 = 150;

/// The controls over a desk and the sandbox's clock.
pub struct DeskControls {
    standin: Standin,
    desk: Desk,
    clock: Arc<ShiftedClock>,
    /// Where the clock's offset is kept over a restart.
    file: Option<PathBuf>,
}

impl DeskControls {
    /// Controls for this stand-in's page.
    pub fn new(
        standin: Standin,
        desk: Desk,
        clock: Arc<ShiftedClock>,
        file: Option<PathBuf>,
    ) -> DeskControls {
        DeskControls {
            standin,
            desk,
            clock,
            file,
        }
    }

    /// The offset kept in a file by an earlier run, in milliseconds; 0 where there is none.
    pub fn kept_offset(file: &std::path::Path) -> i64 {
        let text = std::fs::read_to_string(file).unwrap_or_default();
        text.trim().parse().unwrap_or(0)
    }

    fn person(&self, id: u64) -> Person {
        Person {
            id: PlayerId(id),
            admin: false,
            roles: Vec::new(),
            now: self.clock.now(),
        }
    }

    async fn forward(&self) -> Result<String, String> {
        let words = languages::words();
        let next = self.desk.store().next_deadline().await.map_err(our_fault)?;
        let Some(deadline) = next else {
            return Err(words.plain("sandbox-no-deadline"));
        };
        let skipped = (deadline - self.clock.now()).max(0);
        let offset = self.clock.advance_to(deadline);
        if let Some(file) = &self.file {
            std::fs::write(file, offset.to_string()).map_err(our_fault)?;
        }
        // To the nearest hour, and below one to the nearest minute.
        let minutes = (skipped + 30_000) / 60_000;
        let hours = if minutes < 60 { 0 } else { (minutes + 30) / 60 };
        let args = [("hours", hours.into()), ("minutes", minutes.into())];
        Ok(words.text("sandbox-forwarded", &args))
    }

    async fn play_others(&self, channel: Option<u64>, except: u64) -> Result<String, DeskError> {
        let table = self.table(channel, except).await?;
        match table.state.stage {
            Stage::Lobby => self.fill_lobby(table, except).await,
            Stage::Playing => self.fill_orders(table, except).await,
            Stage::Finished(_) => Err(Refusal::GameOver.into()),
        }
    }

    /// The channel's game, or the only one this person can mean.
    async fn table(&self, channel: Option<u64>, except: u64) -> Result<Table, DeskError> {
        let guild = Some(GUILD_ID as i64);
        let channel = channel.unwrap_or_default() as i64;
        let place = Place {
            guild,
            channel,
            parent: None,
            category: None,
        };
        let asked = self.desk.find(&self.person(except), place, None).await;
        let Err(DeskError::Refused(Refusal::NoGameHere { .. })) = asked else {
            return asked;
        };
        let mut living = self.desk.list(GUILD_ID as i64, false).await?;
        match living.len() {
            1 => Ok(living.remove(0)),
            _ => asked,
        }
    }

    /// The others press the lobby's own button, as people would, so that the bot hears of them.
    async fn fill_lobby(&self, table: Table, except: u64) -> Result<String, DeskError> {
        let channel = table.game.head.channel as u64;
        let button = self.join_button(channel, &table);
        let seats = table.state.setup.board().powers().count();
        let here = &table.state.control;
        // One seat is left for the one who asks, unless they have taken it already, or only run the game.
        let gm = table.first_gm() == PlayerId(except);
        let kept = usize::from(!gm && !here.has(PlayerId(except)));
        let free = match here.bourse() {
            Some(_) => usize::MAX,
            None => seats.saturating_sub(here.players().len() + kept),
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
                let now = self.desk.table(table.game.guild, table.game.id).await?;
                self.desk.join(&self.person(id), &now, None).await?;
            }
            self.until_joined(&table, id).await?;
            joined += 1;
        }
        Ok(languages::words().text("sandbox-joined", &[("count", joined.into())]))
    }

    /// The newest message in the channel with the game's Join button.
    fn join_button(&self, channel: u64, table: &Table) -> Option<(u64, String)> {
        let ending = format!(":{}:join", table.game.id);
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
    async fn until_joined(&self, table: &Table, id: u64) -> Result<(), DeskError> {
        for _ in 0..PATIENCE {
            let now = self.desk.table(table.game.guild, table.game.id).await?;
            if now.state.control.has(PlayerId(id)) {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Err(Refusal::NotAPlayer.into())
    }

    async fn fill_orders(&self, table: Table, except: u64) -> Result<String, DeskError> {
        let mut written: i64 = 0;
        // Where players share the powers, newcomers play along, too, though nobody waits for them.
        let mut players = match table.state.control.bourse() {
            Some(bourse) => bourse.players(),
            None => table.state.awaited(),
        };
        players.retain(|player| player.0 != except && table.state.may_write(*player));
        for player in players {
            // Each reads the game anew: the last ready mark closes the phase.
            let now = self.desk.table(table.game.guild, table.game.id).await?;
            if now.state.number != table.state.number {
                break;
            }
            let person = self.person(player.0);
            let legal = self.desk.options(&person, &now, "")?.into_iter();
            let legal: Vec<Order> = legal
                .filter_map(|item| match item {
                    Item::Order(order) => Some(order),
                    _ => None,
                })
                .collect();
            let mut sheet = Sheet::default();
            for power in now.state.control.powers_of(player) {
                let of = |o: &&Order| now.state.country_of(o, &[power]).is_none_or(|p| p == power);
                let own: Vec<Order> = legal.iter().filter(of).cloned().collect();
                let chosen = habits::choose(&now.state, power, &own, &mut rand::rng());
                sheet.orders.extend(chosen.orders);
                sheet.blocks.extend(chosen.blocks);
                let alone = now.state.control.powers_of(player).len() == 1;
                for entry in promises::promises(&now.state, power, &mut rand::rng()) {
                    let line = Item::Treaty(entry);
                    sheet.add(match alone {
                        true => line,
                        false => Item::For(power, Box::new(line)),
                    });
                }
            }
            // What was written for somebody stays; in Winter, where lines depend on each other, all.
            let mine = self.desk.my_sheet(&person, &now).await?.sheet;
            let winter = now.state.phase.step == Step::Adjustments;
            match winter {
                true if !mine.is_empty() => sheet = Sheet::default(),
                true => {}
                false => {
                    let fresh = |item: Item| mine.on(&item).is_none();
                    sheet.orders.retain(|o| fresh(Item::Order(o.clone())));
                    sheet.treaties.retain(|e| fresh(Item::Treaty(e.clone())));
                    sheet.behalf.retain(|item| fresh(item.clone()));
                }
            }
            if mine.trades.is_empty() {
                sheet.trades = habits::trades(&now.state, player, &mut rand::rng());
            }
            let text = sheet.to_string();
            let origin = format!("sandbox:{}:{}:{}", now.state.number, now.game.seq, player.0);
            if !text.is_empty() {
                self.desk
                    .write(&person, &now, &text, Mode::Add, false, &origin)
                    .await?;
            }
            if self.vote(&person, &now).await? {
                written += 1;
                break;
            }
            self.desk.ready(&person, &now, true).await?;
            written += 1;
        }
        let after = self.desk.table(table.game.guild, table.game.id).await?;
        let closed = after.state.number != table.state.number;
        let key = if closed {
            "sandbox-played-all"
        } else {
            "sandbox-played"
        };
        Ok(languages::words().text(key, &[("count", written.into())]))
    }
}

impl DeskControls {
    /// Demo people are for whatever is put to the vote. Whether that ended the game.
    async fn vote(&self, person: &Person, table: &Table) -> Result<bool, DeskError> {
        for poll in self.desk.polls(table, Some(person.id)).await? {
            if poll.may_vote && poll.mine.is_none() {
                self.desk.cast(person, table, poll.id, Some(true)).await?;
            }
        }
        let now = self.desk.table(table.game.guild, table.game.id).await?;
        if !now.state.is_playing() {
            return Ok(true);
        }
        let voters = table.state.control.bourse().map(|b| b.voters());
        let may = voters.is_some_and(|v| v.contains(&person.id));
        if !may || !table.state.open_motions().contains(&Motion::Close) {
            return Ok(false);
        }
        let yes = Some(true);
        self.desk.vote(person, table, Motion::Close, yes).await?;
        let now = self.desk.table(table.game.guild, table.game.id).await?;
        Ok(!now.state.is_playing())
    }
}

/// What the page says of a fault of ours, after writing it down.
fn our_fault(cause: impl std::fmt::Display) -> String {
    tracing::error!(%cause, "a button of the sandbox did not work");
    languages::words().plain("sandbox-fault")
}

impl Controls for DeskControls {
    fn steps(
        &self,
        person: u64,
        deeds: Deeds,
    ) -> Pin<Box<dyn Future<Output = Result<Vec<tutorial::Step>, String>> + Send + '_>> {
        Box::pin(async move {
            let by = self.person(person);
            let steps = tutorial::steps(&self.desk, GUILD_ID as i64, &by, &deeds);
            steps.await.map_err(our_fault)
        })
    }

    fn fast_forward(&self) -> Pin<Box<dyn Future<Output = Result<String, String>> + Send + '_>> {
        Box::pin(self.forward())
    }

    fn fill(
        &self,
        channel: Option<u64>,
        except: u64,
    ) -> Pin<Box<dyn Future<Output = Result<String, String>> + Send + '_>> {
        Box::pin(async move {
            self.play_others(channel, except)
                .await
                .map_err(|e| match e {
                    DeskError::Refused(refusal) => refusal.sentence(languages::words()),
                    DeskError::Stale => languages::words().plain("error-stale"),
                    DeskError::NoStore { cause, .. } | DeskError::Internal(cause) => {
                        our_fault(cause)
                    }
                })
        })
    }
}
