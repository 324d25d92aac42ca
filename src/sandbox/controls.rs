//! The page's two buttons: jump to the next deadline, and let the demo people play.

use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;

use crate::control::PlayerId;
use crate::desk::{Desk, DeskError, Mode, Person, Place, Refusal, Table};
use crate::game::{Sheet, Stage};
use crate::scheduler::{Clock, ShiftedClock};
use crate::words::Words;

use super::habits;
use super::seed::{GUILD_ID, demo_people};
use super::start::Controls;

/// The controls over a desk and the sandbox's clock.
pub struct DeskControls {
    desk: Desk,
    clock: Arc<ShiftedClock>,
    /// Where the clock's offset is kept over a restart.
    file: Option<PathBuf>,
}

impl DeskControls {
    pub fn new(desk: Desk, clock: Arc<ShiftedClock>, file: Option<PathBuf>) -> DeskControls {
        DeskControls { desk, clock, file }
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
            now: self.clock.now(),
        }
    }

    async fn forward(&self) -> Result<String, String> {
        let words = Words::english();
        let next = self
            .desk
            .store()
            .next_deadline()
            .await
            .map_err(|e| e.to_string())?;
        let Some(deadline) = next else {
            return Err(words.plain("sandbox-no-deadline"));
        };
        let skipped = (deadline - self.clock.now()).max(0);
        let offset = self.clock.advance_to(deadline);
        if let Some(file) = &self.file {
            std::fs::write(file, offset.to_string()).map_err(|e| e.to_string())?;
        }
        let (hours, minutes) = (skipped / 3_600_000, skipped / 60_000 % 60);
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

    async fn fill_lobby(&self, mut table: Table, except: u64) -> Result<String, DeskError> {
        let mut joined: i64 = 0;
        for id in demo_people().into_iter().filter(|id| *id != except) {
            let person = self.person(id);
            // One seat is left for the one who asks, unless they have taken it already.
            let asker = table.state.control.has(PlayerId(except));
            let seats = table.state.setup.board().powers().count();
            let free = seats - table.state.control.players().len();
            if free <= usize::from(!asker) {
                break;
            }
            if !table.state.control.has(person.id) {
                table = self.desk.join(&person, &table, None).await?;
                joined += 1;
            }
        }
        Ok(Words::english().text("sandbox-joined", &[("count", joined.into())]))
    }

    async fn fill_orders(&self, table: Table, except: u64) -> Result<String, DeskError> {
        let mut written: i64 = 0;
        for player in table.state.debtors() {
            if player.0 == except {
                continue;
            }
            // Each reads the game anew: the last ready mark closes the phase.
            let now = self.desk.table(table.game.guild, table.game.id).await?;
            if now.state.number != table.state.number {
                break;
            }
            let person = self.person(player.0);
            let power = now.power_of(&person)?;
            let legal = self.desk.options(&person, &now, "")?;
            let orders = habits::choose(&now.state, power, &legal, &mut rand::rng());
            let text = Sheet { orders }.to_string();
            let origin = format!("sandbox:{}:{}:{}", now.state.number, now.game.seq, player.0);
            self.desk
                .write(&person, &now, &text, Mode::Replace, false, &origin)
                .await?;
            self.desk.ready(&person, &now, true).await?;
            written += 1;
        }
        Ok(Words::english().text("sandbox-played", &[("count", written.into())]))
    }
}

impl Controls for DeskControls {
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
                    DeskError::Refused(refusal) => {
                        let why = refusal.to_string();
                        Words::english().text("sandbox-refused", &[("why", why.into())])
                    }
                    other => {
                        tracing::error!(error = %other, "the sandbox could not play the others");
                        Words::english().plain("sandbox-fault")
                    }
                })
        })
    }
}
