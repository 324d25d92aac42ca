//! Writing orders down: the sealed sheets.

use crate::board::Power;
use crate::game::{Due, Fault, Item, Sheet, Unread, check, read_items};
use crate::orders::{Context, Order};
use crate::store::{Along, NewPost, NewSheet, Submitted};

use super::Desk;
use super::compose::item_in_own_words;
use super::error::{DeskError, Refusal};
use super::money::Money;
use super::points::{self, Points};
use super::table::{Person, Table};

/// How new lines stand to what was written before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// They are added; an order for the same unit gives way.
    Add,
    /// They are the whole sheet from now on. If one of them cannot be read, the lines that can be
    /// are added instead, so that a slip of the pen strikes nothing.
    Replace,
    /// As [`Mode::Replace`], for lines made from the sheet of this number ([`MySheet::number`]). If
    /// another counts by now they are added to it, so that what was written meanwhile stays.
    Rewrite { of: Option<i64> },
}

/// Why lines meant to replace a sheet were added to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Merged {
    /// Some of them could not be used.
    Unusable,
    /// The sheet they were made from no longer counts.
    Newer,
}

/// How often a change to a sheet starts over because its player changed it elsewhere meanwhile.
pub(super) const TRIES: usize = 10;

/// The most lines, and characters, one message may bring; and the most orders of a sheet.
pub const MOST_LINES: usize = 200;
pub const MOST_CHARACTERS: usize = 8_000;

/// What became of one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// It is on the sheet. `instead`: the line about the same thing that gave way.
    Written { item: Item, instead: Option<Item> },
    /// It cannot be carried out as things stand. `kept`: it is on the sheet all the same, because
    /// the player insisted (a bluff).
    Faulty {
        item: Item,
        fault: Fault,
        kept: bool,
    },
    /// A waive more than the power has builds: it is not on the sheet.
    Spare { builds: usize },
    /// It could not be read. The text is the player's own.
    Unread { text: String, error: Unread },
}

/// A player's sheet and what it lacks.
#[derive(Clone, Debug)]
pub struct MySheet {
    pub table: Table,
    pub power: Power,
    pub sheet: Sheet,
    /// The number it is kept under; without one nothing was handed in yet.
    pub number: Option<i64>,
    /// The sheet's lines that would do nothing as things stand, with the reason.
    pub faults: Vec<(Item, Fault)>,
    /// Who is still without an order.
    pub missing: Vec<crate::board::Unit>,
    pub ready: bool,
    /// What the player may know of money, where credits are played for or points are lent.
    pub money: Option<Money>,
    /// What the player may know of points, where blocks are played for.
    pub points: Option<Points>,
}

/// The answer to written lines.
#[derive(Clone, Debug)]
pub struct Written {
    pub lines: Vec<Line>,
    /// Whether the sheet changed.
    pub changed: bool,
    /// Why lines meant to replace the sheet were added to it, if they were.
    pub merged: Option<Merged>,
    /// Whether the same message had come before. Then nothing changed: `mine` is the sheet as it
    /// stands, and of the lines only those still on it count as written.
    pub again: bool,
    /// Whose players are not written to about it, because they were too often in this phase.
    pub untold: Vec<Power>,
    pub mine: MySheet,
}

/// A sheet that counts, and its number.
pub(super) type Kept = (Sheet, Option<i64>);

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
        let read = read_items(text, &context(table, power), &table.state);
        if read.is_empty() && mode == Mode::Add {
            return Err(Refusal::Empty.into());
        }
        let (before, over) = self.sheet_of(by, table).await?;
        let mut answer = Vec::new();
        let mut fresh = Sheet::default();
        let mut all_used = true;
        let mut insisted = Vec::new();
        for line in read {
            match line.read {
                Err(error) => {
                    all_used = false;
                    answer.push(Line::Unread {
                        text: line.text,
                        error,
                    });
                }
                Ok(item) => match check(&table.state, power, &item) {
                    Ok(item) => {
                        let item = item_in_own_words(item, power);
                        let instead = fresh.write(item.clone()).or_else(|| before.on(&item));
                        answer.push(Line::Written { item, instead });
                    }
                    Err(fault) => {
                        let sheets = [&before, &fresh];
                        let fault = points::sharper(&table.state, power, sheets, fault);
                        let kept = insist && fault.may_be_kept();
                        all_used &= kept;
                        if kept {
                            fresh.write(item.clone());
                            insisted.push(item.clone());
                        }
                        answer.push(Line::Faulty { item, fault, kept });
                    }
                },
            }
        }
        // What lines that were to replace the sheet are judged beside is not known before they are.
        let beside = match mode {
            Mode::Add => before.clone(),
            Mode::Replace | Mode::Rewrite { .. } => Sheet::default(),
        };
        let beyond = points::beyond_points(&table.state, power, &beside, &mut fresh, &insisted);
        all_used &= beyond.is_empty();
        points::mark(&mut answer, &beyond);
        let merged = match mode {
            Mode::Rewrite { of } if of != over => Some(Merged::Newer),
            Mode::Replace | Mode::Rewrite { .. } if !all_used => Some(Merged::Unusable),
            _ => None,
        };
        let mut sheet = match (mode, merged) {
            (Mode::Replace | Mode::Rewrite { .. }, None) => Sheet::default(),
            _ => before.clone(),
        };
        // Lines that were to replace the sheet name its waives anew; they are not added twice.
        let mut known = merged.map_or(0, |_| before.waives());
        for item in fresh.items() {
            if item == Item::Order(Order::Waive) && known > 0 {
                known -= 1;
                continue;
            }
            sheet.write(item);
        }
        let builds = match table.state.due().get(&power) {
            Some(Due::Builds(n)) => *n,
            _ => 0,
        };
        let spare = sheet.cap_waives(builds);
        let waived = answer.iter_mut().rev().filter(|l| is_waive(l));
        waived
            .take(spare)
            .for_each(|line| *line = Line::Spare { builds });
        if sheet.len() > MOST_LINES {
            return Err(Refusal::SheetTooLong {
                lines: sheet.len(),
                most: MOST_LINES,
            }
            .into());
        }
        if sheet == before {
            let mine = self.look_at(by, table, power, (before, over)).await?;
            return Ok(Written {
                lines: answer,
                changed: false,
                merged,
                again: false,
                untold: Vec::new(),
                mine,
            });
        }
        let news = self.news_of(table, power, &before, &sheet).await?;
        let untold = news.untold;
        let (kept, again) = self
            .seal(by, table, sheet, over, origin, news.posts)
            .await?;
        if again {
            answer.retain(|line| match line {
                Line::Written { item, .. } => kept.0.has(item),
                Line::Faulty { item, kept: k, .. } => !k || kept.0.has(item),
                Line::Spare { .. } | Line::Unread { .. } => true,
            });
        }
        let mine = self.look_at(by, table, power, kept).await?;
        Ok(Written {
            lines: answer,
            changed: !again,
            merged: merged.filter(|_| !again),
            again,
            untold,
            mine,
        })
    }

    /// Strikes what is written about the same thing as a line of the credits section, and nothing else.
    ///
    /// # Errors
    /// As [`Desk::strike`].
    pub async fn strike_entry(
        &self,
        by: &Person,
        table: &Table,
        text: &str,
        origin: &str,
    ) -> Result<MySheet, DeskError> {
        let power = self.may_write(by, table)?;
        let lines = read_items(text, &context(table, power), &table.state);
        let mut read = lines.into_iter().filter_map(|line| line.read.ok());
        if !matches!(read.next(), Some(Item::Credits(_))) {
            return Err(Refusal::NothingToStrike.into());
        }
        self.strike(by, table, text, origin).await
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
        let read = |text: &str| {
            let mut lines = read_items(text, &ctx, &table.state).into_iter();
            lines.find_map(|line| line.read.ok())
        };
        let item = read(text)
            .or_else(|| read(&format!("{text} hold")))
            .ok_or(Refusal::NothingToStrike)?;
        for _ in 0..TRIES {
            let (before, over) = self.sheet_of(by, table).await?;
            let mut sheet = before.clone();
            if !sheet.strike(&item) {
                return Err(Refusal::NothingToStrike.into());
            }
            let news = self.news_of(table, power, &before, &sheet).await?.posts;
            match self.seal(by, table, sheet, over, origin, news).await {
                Err(DeskError::Stale) => {}
                Err(other) => return Err(other),
                Ok((kept, _)) => return self.look_at(by, table, power, kept).await,
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
        let none = Sheet::default();
        for _ in 0..TRIES {
            // Whatever is on it, however lately written, goes.
            let (before, over) = self.sheet_of(by, table).await?;
            let news = self.news_of(table, power, &before, &none).await?.posts;
            let sealed = self.seal(by, table, none.clone(), over, origin, news);
            match sealed.await {
                Err(DeskError::Stale) => {}
                Err(other) => return Err(other),
                Ok((kept, _)) => return self.look_at(by, table, power, kept).await,
            }
        }
        Err(DeskError::Stale)
    }

    /// The person's own sheet for the open phase.
    ///
    /// # Errors
    /// When this person does not play, or the game is not being played.
    pub async fn my_sheet(&self, by: &Person, table: &Table) -> Result<MySheet, DeskError> {
        table.playing()?;
        let power = table.power_of(by)?;
        let kept = self.sheet_of(by, table).await?;
        self.look_at(by, table, power, kept).await
    }

    /// The power this person may write orders for now.
    pub(super) fn may_write(&self, by: &Person, table: &Table) -> Result<Power, Refusal> {
        table.playing()?;
        let power = table.power_of(by)?;
        if !table.state.is_in(power) {
            return Err(Refusal::Eliminated(power));
        }
        if !table.state.may_submit(power) {
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

    pub(super) async fn sheet_of(&self, by: &Person, table: &Table) -> Result<Kept, DeskError> {
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
    /// was open, and nothing else the player wrote meanwhile is lost by it: else it is stale. `news` is
    /// told with it. What counts now comes back, and whether the same origin had come before (then it
    /// changed nothing).
    pub(super) async fn seal(
        &self,
        by: &Person,
        table: &Table,
        sheet: Sheet,
        over: Option<i64>,
        origin: &str,
        news: Vec<NewPost>,
    ) -> Result<(Kept, bool), DeskError> {
        let new = sealed(by, table, &sheet, origin);
        let told = !news.is_empty();
        let along = Along {
            posts: news,
            audits: vec![],
        };
        Ok(match self.store.submit_with(&new, over, &along).await? {
            Submitted::Accepted { id } => {
                if told {
                    (self.wake)();
                }
                ((sheet, Some(id)), false)
            }
            Submitted::Duplicate { .. } => (self.sheet_of(by, table).await?, true),
        })
    }

    pub(super) async fn look_at(
        &self,
        by: &Person,
        table: &Table,
        power: Power,
        (sheet, number): Kept,
    ) -> Result<MySheet, DeskError> {
        let game = &table.game;
        let marks = self
            .store
            .ready(game.guild, game.id, game.head.phase_no)
            .await?;
        let money = self.money(table, power, &sheet).await?;
        let points = points::points(table, power, &sheet, money.as_ref());
        let ready = marks.iter().any(|m| m.ready && m.player == by.id.0 as i64);
        let mut faults: Vec<(Item, Fault)> = sheet
            .items()
            .filter_map(|item| {
                let fault = check(&table.state, power, &item).err()?;
                Some((item, fault))
            })
            .collect();
        if let Some(winter) = points.as_ref().filter(|p| p.now) {
            for (item, fault) in points::fails(&winter.winter) {
                if sheet.has(&item) && !faults.iter().any(|(other, _)| *other == item) {
                    faults.push((item, fault));
                }
            }
        }
        let missing = sheet.missing(&table.state, power);
        Ok(MySheet {
            table: table.clone(),
            power,
            sheet,
            number,
            faults,
            missing,
            ready,
            money,
            points,
        })
    }
}

fn is_waive(line: &Line) -> bool {
    matches!(
        line,
        Line::Written {
            item: Item::Order(Order::Waive),
            ..
        }
    )
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
