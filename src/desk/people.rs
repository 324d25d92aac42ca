//! What is noted of people beside their games: whether they may be written to.

use crate::store::{Dm, GameFilter};

use super::Desk;
use super::error::DeskError;
use super::table::{Person, Place};

impl Desk {
    /// Notes that somebody wrote to us or pressed one of our buttons; `privately`: in private
    /// messages, which therefore reach them.
    ///
    /// # Errors
    /// Only ours.
    pub async fn contact(&self, by: &Person, privately: bool) -> Result<(), DeskError> {
        let person = by.id.0 as i64;
        let known = self.store.person(person).await?;
        if !known.opted_in {
            self.store.set_opted_in(person, true, by.now).await?;
        }
        if privately && known.dm != Dm::Open {
            self.store.set_dm(person, Dm::Open, by.now).await?;
        }
        Ok(())
    }

    /// Notes that a private message did not reach a person, or did.
    ///
    /// # Errors
    /// Only ours.
    pub async fn reached(&self, person: u64, reached: bool, now: i64) -> Result<(), DeskError> {
        let dm = if reached { Dm::Open } else { Dm::Closed };
        let person = person as i64;
        if self.store.person(person).await?.dm != dm {
            self.store.set_dm(person, dm, now).await?;
        }
        Ok(())
    }

    /// The names of the games that may be meant here: the guild's, or in private messages one's own.
    ///
    /// # Errors
    /// Only ours.
    pub async fn game_names(&self, by: &Person, place: Place) -> Result<Vec<String>, DeskError> {
        let games = match place.guild {
            Some(guild) => self.store.games(guild, GameFilter::All, 100).await?,
            None => self.store.games_of_player(by.id.0 as i64).await?,
        };
        Ok(games.into_iter().map(|g| g.head.name).collect())
    }
}
