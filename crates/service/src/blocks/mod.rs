//! Games with blocks: what a player's coming Winter will bring, what is left to place,
//! and what other orders would change.
//!
//! All of it follows from the player's own sheet and from what is public.

pub(super) mod points;

use chancery_boxed::boxed;
use chancery_rules::board::{Power, Province};
use chancery_rules::economy::blocks::Blocks;
use chancery_rules::game::{Item, Sheet, check, read_items};

use super::Service;
use super::error::{Refusal, ServiceError};
use super::game_context::GameContext;
use super::orders::line::{Line, mark_refused};
use super::orders::mine::MySheet;
use super::orders::reading::reading_context;
use super::person::Person;
use points::{Points, beyond_points, look, sharper, winter_of};

/// The result of a Winter under lines that are not sealed.
#[derive(Clone, Debug)]
pub struct WhatIf {
    /// The power whose Winter it is.
    pub power: Power,
    /// The lines that were tried, each with what became of it.
    pub lines: Vec<Line>,
    /// What the player would know of points and blocks with these lines.
    pub points: Points,
}

impl GameContext {
    /// The blocks of a game that has them.
    ///
    /// # Errors
    /// When it has none, or is not being played.
    pub fn blocks(&self) -> Result<&Blocks, Refusal> {
        let blocks = self.state.economy.blocks().ok_or(Refusal::NoBlocks)?;
        self.playing()?;
        Ok(blocks)
    }
}

#[boxed]
impl Service {
    /// The Winter this person's power would have under these lines, instead of those on its sheet;
    /// without a line, under those. Before Winter it is the one to come. Nothing is written.
    ///
    /// # Errors
    /// When this person does not play, or the game has no blocks.
    pub async fn what_if(
        &self,
        by: &Person,
        context: &GameContext,
        text: &str,
    ) -> Result<WhatIf, ServiceError> {
        context.blocks()?;
        let mine = self.my_sheet(by, context).await?;
        let (Some(power), Some(known)) = (mine.power(), mine.known.points) else {
            return Err(Refusal::NoBlocks.into());
        };
        let there = winter_of(&context.state, power, known.winter.plan.points);
        let then = GameContext {
            state: there,
            ..context.clone()
        };
        let mut lines = Vec::new();
        let mut fresh = Sheet::default();
        for line in read_items(text, &reading_context(&then, &[power]), &then.state) {
            lines.push(match line.read {
                Err(error) => Line::Unread {
                    text: line.text,
                    error,
                },
                Ok(item) => match check(&then.state, power, &item) {
                    Ok(item) => {
                        let instead = fresh.write(item.clone());
                        Line::Written { item, instead }
                    }
                    Err(fault) => {
                        let sheets = [&Sheet::default(), &fresh];
                        let fault = sharper(&then.state, power, sheets, fault);
                        let kept = false;
                        Line::Faulty { item, fault, kept }
                    }
                },
            });
        }
        let beyond = beyond_points(&then.state, power, &Sheet::default(), &mut fresh, &[]);
        mark_refused(&mut lines, &beyond);
        if text.trim().is_empty() && known.now {
            fresh = mine.sheet;
        }
        let points = look(&then.state, power, &fresh, known.winter.plan.points);
        let points = points.ok_or(Refusal::NoBlocks)?;
        let now = known.now;
        Ok(WhatIf {
            power,
            lines,
            points: Points { now, ..points },
        })
    }

    /// Removes every line that places blocks, or the one for a province.
    ///
    /// # Errors
    /// As [`Service::strike`].
    pub async fn take_up(
        &self,
        by: &Person,
        context: &GameContext,
        at: Option<Province>,
        origin: &str,
    ) -> Result<MySheet, ServiceError> {
        context.blocks()?;
        self.keep(by, context, origin, |entry| match entry {
            Item::Blocks(entry) => at.is_some_and(|at| entry.at() != at),
            _ => true,
        })
        .await
    }
}
