//! Reading one's own letters again.

use super::{Letter, Mark, PressRefusal};
use crate::game_context::GameContext;
use crate::person::Person;
use crate::{Refusal, Service, ServiceError};
use chancery_boxed::boxed;
use chancery_rules::control::PlayerId;

/// The most letters a file holds.
const MOST: i64 = 20_000;

/// In which form a person reads their letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// In full; letters that are shown count as received.
    Inbox,
    /// As a list of what was written and received.
    Log,
}

/// How many letters a page shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerPage(pub u32);

impl PerPage {
    /// Of so many letters the page with this number or the last: its number, how many pages there are, and how many
    /// letters are skipped and shown.
    pub(crate) fn part(self, page: u32, all: i64) -> (u32, u32, (i64, i64)) {
        let per = i64::from(self.0.max(1));
        let pages = u32::try_from((all + per - 1) / per).unwrap_or(u32::MAX);
        let page = page.min(pages.saturating_sub(1));
        (page, pages, (i64::from(page) * per, per))
    }
}

/// A page of a person's letters.
#[derive(Clone, Debug)]
pub struct Page {
    /// The page's letters, the newest first.
    pub letters: Vec<Letter>,
    /// The number of the page, from 0.
    pub page: u32,
    /// How many pages there are; 0 if there is no letter.
    pub pages: u32,
    /// How many letters there are on all pages.
    pub letters_in_all: i64,
}

#[boxed]
impl Service {
    /// A page of this person's own letters in a game, those they got and those they wrote. What they are
    /// shown of the inbox has reached them. Who played once may still read their own.
    ///
    /// # Errors
    /// When this person has no letters here and does not play.
    pub async fn correspondence(
        &self,
        by: &Person,
        context: &GameContext,
        shelf: Shelf,
        page: u32,
        per: PerPage,
    ) -> Result<Page, ServiceError> {
        by.writes()?;
        let game = &context.game;
        let person = by.id.0 as i64;
        let all = self
            .store
            .count_letters(game.guild, game.id, person)
            .await?;
        if all == 0 && !context.state.control.has(by.id) {
            return Err(Refusal::NotAPlayer.into());
        }
        let (page, pages, part) = per.part(page, all);
        let kept = self
            .store
            .letters(game.guild, game.id, person, part)
            .await?;
        if shelf == Shelf::Inbox {
            for letter in &kept {
                self.store
                    .letter_seen(game.guild, game.id, letter.id, person)
                    .await?;
            }
        }
        Ok(Page {
            letters: kept.into_iter().map(Letter::from).collect(),
            page,
            pages,
            letters_in_all: all,
        })
    }

    /// All of this person's letters, oldest first, for a file.
    ///
    /// # Errors
    /// When there are none.
    pub async fn all_letters(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<Vec<Letter>, ServiceError> {
        by.writes()?;
        let game = &context.game;
        let person = by.id.0 as i64;
        let kept = self
            .store
            .letters(game.guild, game.id, person, (0, MOST))
            .await?;
        if kept.is_empty() {
            return Err(PressRefusal::NoSuchLetter.into());
        }
        let mut letters: Vec<Letter> = kept.into_iter().map(Letter::from).collect();
        letters.reverse();
        Ok(letters)
    }

    /// Where the newest letter that has not reached this person is among theirs, from the newest; 0 where
    /// all have.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn newest_unread(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<u32, ServiceError> {
        by.writes()?;
        let game = &context.game;
        let person = by.id.0 as i64;
        let newer = self.store.newer_than_unseen(game.guild, game.id, person);
        Ok(u32::try_from(newer.await?.unwrap_or(0)).unwrap_or(u32::MAX))
    }

    /// How many letters wait that have not reached this person.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn letters_unseen(
        &self,
        by: PlayerId,
        context: &GameContext,
    ) -> Result<i64, ServiceError> {
        let game = &context.game;
        Ok(self
            .store
            .letters_unseen(game.guild, game.id, by.0 as i64)
            .await?)
    }

    /// A letter this person may read: one of their own, or one for everybody.
    ///
    /// # Errors
    /// [`PressRefusal::NoSuchLetter`] for all others, whether there is one or not.
    pub async fn letter_of(
        &self,
        by: &Person,
        context: &GameContext,
        mark: Mark,
    ) -> Result<Letter, ServiceError> {
        by.writes()?;
        let (letter, readers) = self.letter_and_readers(context, mark.kept()).await?;
        let may = letter.open || letter.author == by.id || readers.contains(&by.id);
        if may {
            Ok(letter)
        } else {
            Err(PressRefusal::NoSuchLetter.into())
        }
    }

    /// A letter and who has a copy, for its delivery.
    ///
    /// # Errors
    /// When there is none.
    pub async fn letter_and_readers(
        &self,
        context: &GameContext,
        mark: i64,
    ) -> Result<(Letter, Vec<PlayerId>), ServiceError> {
        let game = &context.game;
        let kept = self.store.letter(game.guild, game.id, mark).await?;
        let kept = kept.ok_or(PressRefusal::NoSuchLetter)?;
        let readers = self.store.readers_of(game.guild, game.id, kept.id).await?;
        let readers = readers.into_iter().map(|id| PlayerId(id as u64));
        Ok((kept.into(), readers.collect()))
    }

    /// Notes that a letter reached its reader by a private message.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn letter_arrived(
        &self,
        context: &GameContext,
        mark: i64,
        reader: PlayerId,
    ) -> Result<(), ServiceError> {
        let game = &context.game;
        if let Some(letter) = self.store.letter(game.guild, game.id, mark).await? {
            self.store
                .letter_seen(game.guild, game.id, letter.id, reader.0 as i64)
                .await?;
        }
        Ok(())
    }
}
