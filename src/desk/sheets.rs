//! Writing orders down: the sealed sheets.

use crate::board::Power;
use crate::game::{Fault, Sheet, check};
use crate::orders::{Context, Order, ParseError, parse_line, parse_sheet};
use crate::store::NewSheet;

use super::Desk;
use super::compose::in_own_words;
use super::error::{DeskError, Refusal};
use super::table::{Person, Table};

/// How new lines stand to what was written before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// They are added; an order for the same unit gives way.
    Add,
    /// They are the whole sheet from now on. If one of them cannot be read, the lines that can be
    /// are added instead, so that a slip of the pen strikes nothing.
    Replace,
}

/// How often a change to a sheet starts over because its player changed it elsewhere meanwhile.
const TRIES: usize = 10;

/// The most lines, and characters, one message may bring.
pub const MOST_LINES: usize = 200;
pub const MOST_CHARACTERS: usize = 8_000;

/// What became of one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// It is on the sheet. `instead`: the order for the same unit that gave way.
    Written {
        order: Order,
        instead: Option<Order>,
    },
    /// It cannot be carried out as things stand. `kept`: it is on the sheet all the same, because
    /// the player insisted (a bluff).
    Faulty {
        order: Order,
        fault: Fault,
        kept: bool,
    },
    /// It could not be read. The text is the player's own.
    Unread { text: String, error: ParseError },
}

/// A player's sheet and what it lacks.
#[derive(Clone, Debug)]
pub struct MySheet {
    pub table: Table,
    pub power: Power,
    pub sheet: Sheet,
    /// The sheet's orders that would do nothing as things stand, with the reason.
    pub faults: Vec<(Order, Fault)>,
    /// Who is still without an order.
    pub missing: Vec<crate::board::Unit>,
    pub ready: bool,
}

/// The answer to written lines.
#[derive(Clone, Debug)]
pub struct Written {
    pub lines: Vec<Line>,
    /// Whether the sheet changed.
    pub changed: bool,
    /// Whether lines meant to replace the sheet were added to it, because some could not be used.
    pub merged: bool,
    pub mine: MySheet,
}

impl Desk {
    /// Writes orders from free text. What can be read and carried out is sealed at once; the
    /// answer says, line by line, what became of each. `insist` keeps orders that cannot be carried
    /// out, too. `origin` names the message or interaction: the same one twice changes nothing.
    ///
    /// # Errors
    /// When this person does not play or owes nothing in this phase, the text is empty or too long,
    /// or the phase is closed.
    pub async fn write(
        &self,
        by: &Person,
        table: &Table,
        text: &str,
        mode: Mode,
        insist: bool,
        origin: &str,
    ) -> Result<Written, DeskError> {
        for _ in 0..TRIES {
            match self.write_once(by, table, text, mode, insist, origin).await {
                Err(DeskError::Stale) => {}
                other => return other,
            }
        }
        Err(DeskError::Stale)
    }

    async fn write_once(
        &self,
        by: &Person,
        table: &Table,
        text: &str,
        mode: Mode,
        insist: bool,
        origin: &str,
    ) -> Result<Written, DeskError> {
        let power = self.may_write(by, table)?;
        let lines = text.lines().count();
        if lines > MOST_LINES || text.chars().count() > MOST_CHARACTERS {
            return Err(Refusal::SheetTooLong {
                lines,
                most: MOST_LINES,
            }
            .into());
        }
        let read = parse_sheet(text, &context(table, power));
        if read.is_empty() && mode == Mode::Add {
            return Err(Refusal::Empty.into());
        }
        let (before, over) = self.sheet_of(by, table).await?;
        let mut answer = Vec::new();
        let mut fresh = Sheet::default();
        let mut all_used = true;
        for line in read {
            match line.read {
                Err(error) => {
                    all_used = false;
                    answer.push(Line::Unread {
                        text: line.text,
                        error,
                    });
                }
                Ok(order) => match check(&table.state, power, &order) {
                    Ok(order) => {
                        let order = in_own_words(order, power);
                        let instead = fresh.write(order.clone()).or_else(|| before.on(&order));
                        answer.push(Line::Written { order, instead });
                    }
                    Err(fault) => {
                        let kept = insist && fault.may_be_kept();
                        all_used &= kept;
                        if kept {
                            fresh.write(order.clone());
                        }
                        answer.push(Line::Faulty { order, fault, kept });
                    }
                },
            }
        }
        let merged = mode == Mode::Replace && !all_used;
        let mut sheet = match mode {
            Mode::Replace if all_used => Sheet::default(),
            _ => before.clone(),
        };
        for order in fresh.orders {
            sheet.write(order);
        }
        let changed = sheet != before;
        if changed {
            self.seal(by, table, &sheet, over, origin).await?;
        }
        let mine = self.look_at(by, table, power, sheet).await?;
        Ok(Written {
            lines: answer,
            changed,
            merged,
            mine,
        })
    }

    /// Strikes the order of the unit (or building site) named in the text: `A Par`, or a whole order
    /// for it.
    ///
    /// # Errors
    /// As [`Desk::write`], and when nothing is written for it.
    pub async fn strike(
        &self,
        by: &Person,
        table: &Table,
        text: &str,
        origin: &str,
    ) -> Result<MySheet, DeskError> {
        let power = self.may_write(by, table)?;
        let ctx = context(table, power);
        let order = parse_line(text, &ctx)
            .or_else(|_| parse_line(&format!("{text} hold"), &ctx))
            .map_err(|_| Refusal::NothingToStrike)?;
        for _ in 0..TRIES {
            let (mut sheet, over) = self.sheet_of(by, table).await?;
            if !sheet.strike(&order) {
                return Err(Refusal::NothingToStrike.into());
            }
            match self.seal(by, table, &sheet, over, origin).await {
                Err(DeskError::Stale) => {}
                Err(other) => return Err(other),
                Ok(()) => return self.look_at(by, table, power, sheet).await,
            }
        }
        Err(DeskError::Stale)
    }

    /// Takes every order off the sheet.
    ///
    /// # Errors
    /// As [`Desk::write`].
    pub async fn clear(
        &self,
        by: &Person,
        table: &Table,
        origin: &str,
    ) -> Result<MySheet, DeskError> {
        let power = self.may_write(by, table)?;
        // Whatever is on it, however lately written, goes.
        let new = sealed(by, table, &Sheet::default(), origin);
        self.store.submit(&new).await?;
        self.look_at(by, table, power, Sheet::default()).await
    }

    /// The person's own sheet for the open phase.
    ///
    /// # Errors
    /// When this person does not play, or the game is not being played.
    pub async fn my_sheet(&self, by: &Person, table: &Table) -> Result<MySheet, DeskError> {
        table.playing()?;
        let power = table.power_of(by)?;
        let (sheet, _) = self.sheet_of(by, table).await?;
        self.look_at(by, table, power, sheet).await
    }

    /// The power this person may write orders for now.
    pub(super) fn may_write(&self, by: &Person, table: &Table) -> Result<Power, Refusal> {
        table.playing()?;
        let power = table.power_of(by)?;
        if !table.state.survivors().contains(&power) {
            return Err(Refusal::Eliminated(power));
        }
        if !table.state.due().contains_key(&power) {
            return Err(Refusal::NothingDue {
                step: table.state.phase.step,
            });
        }
        if table
            .game
            .head
            .deadline
            .is_some_and(|deadline| deadline <= by.now)
        {
            return Err(Refusal::PhaseClosed);
        }
        Ok(power)
    }

    async fn sheet_of(
        &self,
        by: &Person,
        table: &Table,
    ) -> Result<(Sheet, Option<i64>), DeskError> {
        let game = &table.game;
        let kept = self
            .store
            .sheet(game.guild, game.id, game.head.phase_no, by.id.0 as i64)
            .await?;
        Ok(match kept {
            Some(kept) => (Sheet::read(&kept.sheet, &table.state), Some(kept.id)),
            None => (Sheet::default(), None),
        })
    }

    /// Seals a sheet made from the one numbered `over`. When this returns, it is on disk, its phase
    /// was open, and nothing else the player wrote meanwhile is lost by it: else it is stale.
    async fn seal(
        &self,
        by: &Person,
        table: &Table,
        sheet: &Sheet,
        over: Option<i64>,
        origin: &str,
    ) -> Result<(), DeskError> {
        let new = sealed(by, table, sheet, origin);
        self.store.submit_over(&new, over).await?;
        Ok(())
    }

    async fn look_at(
        &self,
        by: &Person,
        table: &Table,
        power: Power,
        sheet: Sheet,
    ) -> Result<MySheet, DeskError> {
        let game = &table.game;
        let marks = self
            .store
            .ready(game.guild, game.id, game.head.phase_no)
            .await?;
        let ready = marks.iter().any(|m| m.ready && m.player == by.id.0 as i64);
        let faults = sheet
            .orders
            .iter()
            .filter_map(|o| Some((o.clone(), check(&table.state, power, o).err()?)))
            .collect();
        let missing = sheet.missing(&table.state, power);
        Ok(MySheet {
            table: table.clone(),
            power,
            sheet,
            faults,
            missing,
            ready,
        })
    }
}

/// What the parser may know when this power writes.
pub(super) fn context(table: &Table, power: Power) -> Context<'_> {
    Context {
        board: table.state.setup.board(),
        position: Some(&table.state.position),
        power: Some(power),
        stage: table.state.phase.step,
    }
}

/// The sheet as the store takes it.
fn sealed(by: &Person, table: &Table, sheet: &Sheet, origin: &str) -> NewSheet {
    let game = &table.game;
    NewSheet {
        guild: game.guild,
        game: game.id,
        phase_no: game.head.phase_no,
        player: by.id.0 as i64,
        sheet: sheet.to_string(),
        origin: origin.to_owned(),
        at: by.now,
        strict: true,
    }
}
