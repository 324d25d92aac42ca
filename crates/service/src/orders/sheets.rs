//! Writing orders down: the sealed sheets.

use super::compose::item_in_own_words;
use super::line::{Line, mark_full, mark_lame, mark_refused, mark_replaced};
use super::mine::{Kept, MySheet};
use super::news::News;
use super::reading::{MOST_CHARACTERS, MOST_LINES, reading_context};
use super::receipts::new_receipt;
use super::winter;
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::person::Person;
use crate::{Service, features};
use chancery_boxed::boxed;
use chancery_rules::board::{Power, Province};
use chancery_rules::game::{Item, Sheet, check_by, joined, read_items};
use chancery_rules::orders::Order;
use chancery_store::{Along, NewPost, NewSheet, Submitted};
use futures_util::future::BoxFuture;

/// Whether new lines are added to a sheet or replace it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// They are added; an earlier order for the same unit is replaced.
    Add,
    /// They are the whole sheet from now on. If one of them cannot be read, the lines that can be
    /// are added instead, so that a typo removes nothing.
    Replace,
    /// As [`Mode::Replace`], for lines made from the sheet of this number ([`MySheet::number`]). If
    /// another counts by now, they are added to it, so that what was written in the meantime stays.
    Rewrite { of: Option<i64> },
}

/// Why lines meant to replace a sheet were added to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Merged {
    /// Some of the lines cannot be used.
    Unusable,
    /// The sheet that the lines were made from no longer counts: the player changed it elsewhere.
    Newer,
}

/// How often a change to a sheet starts over because its player has changed it elsewhere.
pub(crate) const TRIES: usize = 10;

/// What became of lines that a player wrote.
#[derive(Clone, Debug)]
pub struct Written {
    /// Each line, with what became of it.
    pub lines: Vec<Line>,
    /// Whether the sheet is different from before.
    pub changed: bool,
    /// Why lines meant to replace the sheet were added to it, if they were.
    pub merged: Option<Merged>,
    /// Whether the same message had come before. Then nothing changed: `mine` is the sheet as it
    /// stands, and of the lines only those still on it count as written.
    pub again: bool,
    /// Powers whose players get no message about it, because they got too many in this phase.
    pub untold: Vec<Power>,
    /// Whether trades meant to replace those of the sheet were left out, because others of the lines
    /// could not be used: they would have been added to them.
    pub trades_kept: bool,
    /// The sheet after the lines.
    pub mine: MySheet,
}

#[boxed]
impl Service {
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
        context: &GameContext,
        text: &str,
        mode: Mode,
        insist: bool,
        origin: &str,
    ) -> Result<Written, ServiceError> {
        // Who fell silent comes back by writing.
        let back = self.back_at_the_board(by, context).await?;
        let context = back.as_ref().unwrap_or(context);
        for _ in 0..TRIES {
            let written = self.write_once(by, context, text, mode, insist, origin);
            match written.await {
                Err(ServiceError::Stale) => {}
                other => return other,
            }
        }
        Err(ServiceError::Stale)
    }

    fn write_once<'a>(
        &'a self,
        by: &'a Person,
        context: &'a GameContext,
        text: &'a str,
        mode: Mode,
        insist: bool,
        origin: &'a str,
    ) -> BoxFuture<'a, Result<Written, ServiceError>> {
        Box::pin(async move {
            let powers = self.may_write(by, context)?;
            let lines = text.lines().count();
            if lines > MOST_LINES || text.chars().count() > MOST_CHARACTERS {
                return Err(Refusal::SheetTooLong {
                    lines,
                    most: MOST_LINES,
                }
                .into());
            }
            let read = read_items(text, &reading_context(context, &powers), &context.state);
            if read.is_empty() && mode == Mode::Add {
                return Err(Refusal::Empty.into());
            }
            let (before, over) = self.sheet_of(by, context).await?;
            // What lines that were to replace the sheet are judged beside is not known before they are.
            let beside = match mode {
                Mode::Add => before.clone(),
                Mode::Replace | Mode::Rewrite { .. } => Sheet::default(),
            };
            let there = |item: &Item| context.state.fleets_for(&powers, item);
            let mut answer = Vec::new();
            let mut fresh = Sheet::default();
            let mut all_used = true;
            let mut insisted = Vec::new();
            for line in read {
                let item = match line.read {
                    Ok(item) => item,
                    Err(error) => {
                        all_used = false;
                        let text = line.text;
                        answer.push(Line::Unread { text, error });
                        continue;
                    }
                };
                let item = joined(&context.state, &[&beside, &fresh], item);
                // Trades are judged together: what is bought first is paid for by what is sold after it.
                let judged = match &item {
                    Item::Trade(_) => Ok(item.clone()),
                    _ => check_by(&context.state, by.id, &beside, &item),
                };
                match judged {
                    Ok(item) => {
                        let item = in_words_of(&powers, item);
                        let fleets = there(&item);
                        let instead = fresh.write_among(item.clone(), fleets);
                        // Of several fleets, another may still do what was written before.
                        let instead = instead.or_else(|| before.on(&item).filter(|_| fleets < 2));
                        answer.push(Line::Written { item, instead });
                    }
                    Err(fault) => {
                        let sheets = [&before, &fresh];
                        let fault = match powers.as_slice() {
                            [power] => features::sharper(&context.state, *power, sheets, fault),
                            _ => fault,
                        };
                        let kept = fault.may_be_kept() && (insist || fault.awaits_leave());
                        all_used &= kept;
                        if kept {
                            fresh.write_among(item.clone(), there(&item));
                            insisted.push(item.clone());
                        }
                        answer.push(Line::Faulty { item, fault, kept });
                    }
                }
            }
            mark_replaced(&mut answer, &fresh);
            let beyond = |before: &Sheet, fresh: &mut Sheet, answer: &mut Vec<Line>| {
                let beyond = match powers.as_slice() {
                    [power] => {
                        features::beyond_winter(&context.state, *power, before, fresh, &insisted)
                    }
                    _ => Vec::new(),
                };
                mark_refused(answer, &beyond);
                let full = winter::beyond_quota(&context.state, &powers, before, fresh);
                mark_full(answer, &full);
                beyond.is_empty() && full.is_empty()
            };
            // Whether all would fit; on which sheet they are written depends on it.
            all_used &= beyond(&beside, &mut fresh.clone(), &mut Vec::new());
            let unpaid = features::beyond_means(&context.state, by.id, &beside, &mut fresh);
            all_used &= unpaid.is_empty();
            mark_full(&mut answer, &unpaid);
            let merged = match mode {
                Mode::Rewrite { of } if of != over => Some(Merged::Newer),
                Mode::Replace | Mode::Rewrite { .. } if !all_used => Some(Merged::Unusable),
                _ => None,
            };
            if merged.is_some() || mode == Mode::Add {
                beyond(&before, &mut fresh, &mut answer);
            }
            let mut sheet = match (mode, merged) {
                (Mode::Replace | Mode::Rewrite { .. }, None) => Sheet::default(),
                _ => before.clone(),
            };
            // Trades add up, so those that were to replace others are not added to them.
            let trades_kept = merged.is_some()
                && !before.trades.is_empty()
                && !fresh.trades.is_empty()
                && before.trades != fresh.trades;
            if trades_kept {
                answer.retain(|line| !line.is_written_trade());
            }
            if merged.is_some() && !before.trades.is_empty() {
                fresh.trades.clear();
            }
            // Lines that were to replace the sheet name its waives anew; they are not added twice.
            let mut known = merged.map_or(0, |_| before.waives());
            for item in fresh.items() {
                if item == Item::Order(Order::Waive) && known > 0 {
                    known -= 1;
                    continue;
                }
                let fleets = there(&item);
                sheet.write_among(item, fleets);
            }
            let waives = winter::fit_waives(&context.state, &powers, &mut sheet);
            winter::mark_waives(&mut answer, waives);
            if sheet.len() > MOST_LINES {
                return Err(Refusal::SheetTooLong {
                    lines: sheet.len(),
                    most: MOST_LINES,
                }
                .into());
            }
            if sheet == before {
                let mine = self.look_at(by, context, powers, (before, over)).await?;
                mark_lame(&mut answer, &mine.faults);
                return Ok(Written {
                    lines: answer,
                    changed: false,
                    merged,
                    again: false,
                    untold: Vec::new(),
                    trades_kept,
                    mine,
                });
            }
            let news = self.news_for(context, &powers, &before, &sheet).await?;
            let untold = news.untold;
            let (kept, again) = self
                .seal(by, context, sheet, over, origin, news.posts)
                .await?;
            if again {
                answer.retain(|line| match line {
                    Line::Written { item, .. } => kept.0.has(item),
                    Line::Faulty { item, kept: k, .. } => !k || kept.0.has(item),
                    Line::Replaced { .. } | Line::Spare { .. } | Line::Unread { .. } => true,
                });
            }
            let mine = self.look_at(by, context, powers, kept).await?;
            mark_lame(&mut answer, &mine.faults);
            Ok(Written {
                lines: answer,
                changed: !again,
                merged: merged.filter(|_| !again),
                again,
                untold,
                trades_kept: trades_kept && !again,
                mine,
            })
        })
    }

    /// Writes a build or removal in place of the one for another province, which may already be gone.
    ///
    /// # Errors
    /// As [`Service::write`].
    pub async fn exchange(
        &self,
        by: &Person,
        context: &GameContext,
        line: &str,
        instead: Province,
        origin: &str,
    ) -> Result<Written, ServiceError> {
        let (before, _) = self.sheet_of(by, context).await?;
        let mut orders = before.orders.iter();
        if let Some(before) = orders.find(|order| order.place() == Some(instead)) {
            let origin = format!("{origin}-removal");
            let struck = self.strike(by, context, &before.to_string(), &origin).await;
            match struck {
                Ok(_) | Err(ServiceError::Refused(Refusal::NothingToStrike)) => {}
                Err(other) => return Err(other),
            }
        }
        self.write(by, context, line, Mode::Add, false, origin)
            .await
    }

    /// Removes what is written about the same thing as a line of the credits section, and nothing else.
    ///
    /// # Errors
    /// As [`Service::strike`].
    pub async fn strike_entry(
        &self,
        by: &Person,
        context: &GameContext,
        text: &str,
        origin: &str,
    ) -> Result<MySheet, ServiceError> {
        let powers = self.may_write(by, context)?;
        let lines = read_items(text, &reading_context(context, &powers), &context.state);
        let mut read = lines.into_iter().filter_map(|line| line.read.ok());
        if !matches!(read.next(), Some(Item::Credits(_))) {
            return Err(Refusal::NothingToStrike.into());
        }
        self.strike(by, context, text, origin).await
    }

    /// Removes the order of the unit (or building site) named in the text: `A Par`, or a whole order
    /// for it.
    ///
    /// # Errors
    /// As [`Service::write`], and when nothing is written for it.
    pub async fn strike(
        &self,
        by: &Person,
        context: &GameContext,
        text: &str,
        origin: &str,
    ) -> Result<MySheet, ServiceError> {
        let powers = self.may_write(by, context)?;
        let ctx = reading_context(context, &powers);
        let read = |text: &str| {
            let mut lines = read_items(text, &ctx, &context.state).into_iter();
            lines.find_map(|line| line.read.ok())
        };
        let item = read(text)
            .or_else(|| read(&format!("{text} hold")))
            .ok_or(Refusal::NothingToStrike)?;
        let without = |before: &Sheet| {
            let mut sheet = before.clone();
            if sheet.strike(&item) {
                Ok(sheet)
            } else {
                Err(Refusal::NothingToStrike)
            }
        };
        self.resealed(by, context, origin, without).await
    }

    /// Takes every order off the sheet.
    ///
    /// # Errors
    /// As [`Service::write`].
    pub async fn clear(
        &self,
        by: &Person,
        context: &GameContext,
        origin: &str,
    ) -> Result<MySheet, ServiceError> {
        // Whatever is on it, however lately written, goes.
        self.resealed(by, context, origin, |_| Ok(Sheet::default()))
            .await
    }

    /// Puts back what was on the sheet before it was cleared, in the phase that is open.
    ///
    /// # Errors
    /// As [`Service::write`]; and when the sheet is not empty, or nothing was on it in this phase.
    pub async fn restore(
        &self,
        by: &Person,
        context: &GameContext,
        origin: &str,
    ) -> Result<MySheet, ServiceError> {
        let (guild, game) = (context.game.guild, context.game.id);
        let (phase, player) = (context.game.head.phase_no, by.id.0 as i64);
        let cleared = self
            .store
            .sheet_before_clearing(guild, game, phase, player)
            .await?
            .ok_or(Refusal::NothingToRestore)?;
        let former = |now: &Sheet| {
            if now.is_empty() {
                Ok(Sheet::read(&cleared.sheet, &context.state))
            } else {
                Err(Refusal::NothingToRestore)
            }
        };
        self.resealed(by, context, origin, former).await
    }

    /// Seals what `make` makes of the sheet; it is called again if more has been written since.
    ///
    /// # Errors
    /// As [`Service::write`], and what `make` refuses.
    pub(crate) async fn resealed(
        &self,
        by: &Person,
        context: &GameContext,
        origin: &str,
        make: impl Fn(&Sheet) -> Result<Sheet, Refusal>,
    ) -> Result<MySheet, ServiceError> {
        let powers = self.may_write(by, context)?;
        for _ in 0..TRIES {
            let (before, over) = self.sheet_of(by, context).await?;
            let sheet = make(&before)?;
            let news = self
                .news_for(context, &powers, &before, &sheet)
                .await?
                .posts;
            match self.seal(by, context, sheet, over, origin, news).await {
                Err(ServiceError::Stale) => {}
                Err(other) => return Err(other),
                Ok((kept, _)) => return self.look_at(by, context, powers, kept).await,
            }
        }
        Err(ServiceError::Stale)
    }

    /// Keeps the lines of the sheet that `stays` accepts, and removes the rest.
    ///
    /// # Errors
    /// As [`Service::strike`].
    pub(crate) async fn keep(
        &self,
        by: &Person,
        context: &GameContext,
        origin: &str,
        stays: impl Fn(&Item) -> bool,
    ) -> Result<MySheet, ServiceError> {
        let kept = |before: &Sheet| {
            let mut sheet = before.clone();
            for item in before.items().filter(|item| !stays(item)) {
                sheet.strike(&item);
            }
            if sheet == *before {
                Err(Refusal::NothingToStrike)
            } else {
                Ok(sheet)
            }
        };
        self.resealed(by, context, origin, kept).await
    }

    /// As [`Service::news_of`], for whoever writes for these powers: players of several declare nothing.
    async fn news_for(
        &self,
        context: &GameContext,
        powers: &[Power],
        before: &Sheet,
        after: &Sheet,
    ) -> Result<News, ServiceError> {
        match powers {
            [power] => self.news_of(context, *power, before, after).await,
            _ => Ok(News::default()),
        }
    }

    pub(crate) async fn sheet_of(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<Kept, ServiceError> {
        let game = &context.game;
        let kept = self
            .store
            .sheet(game.guild, game.id, game.head.phase_no, by.id.0 as i64)
            .await?;
        Ok(match kept {
            Some(kept) => (Sheet::read(&kept.sheet, &context.state), Some(kept.id)),
            None => (Sheet::default(), None),
        })
    }

    /// Seals a sheet made from the one numbered `over`. When this returns, it is on disk, its phase
    /// was open, and nothing else the player wrote meanwhile is lost by it: else it is stale. `news` is
    /// told with it. What counts now comes back, and whether the same origin had come before (then it
    /// changed nothing).
    pub(crate) async fn seal(
        &self,
        by: &Person,
        context: &GameContext,
        sheet: Sheet,
        over: Option<i64>,
        origin: &str,
        news: Vec<NewPost>,
    ) -> Result<(Kept, bool), ServiceError> {
        let new = sealed(by, context, &sheet, origin);
        let receipt = new_receipt(by, context, &sheet);
        let told = !news.is_empty();
        let along = Along {
            posts: news,
            audits: vec![],
        };
        let under = &context.game.head.settings;
        let kept = self.store.submit_with(&new, over, under, &along, &receipt);
        Ok(match kept.await? {
            Submitted::Accepted { id } => {
                if told {
                    (self.wake)();
                }
                self.close_if_settled(context, by.now).await?;
                ((sheet, Some(id)), false)
            }
            Submitted::Duplicate { .. } => (self.sheet_of(by, context).await?, true),
        })
    }
}

/// A line as its author's own power writes it, where there is one.
fn in_words_of(powers: &[Power], item: Item) -> Item {
    match powers {
        [power] => item_in_own_words(item, *power),
        _ => item,
    }
}

/// The sheet as the store takes it.
fn sealed(by: &Person, context: &GameContext, sheet: &Sheet, origin: &str) -> NewSheet {
    let game = &context.game;
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
