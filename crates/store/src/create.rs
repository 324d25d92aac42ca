//! Writing down a new game.

use chancery_boxed::boxed;

use super::audit::{Along, write_along};
use super::db::{Tx, on};
use super::games::{Game, Head, game_columns, name_key, name_taken, set_member};
use super::snapshots::{NewRevision, insert_revision};
use super::{GuildId, PhaseNo, Result, Seq, Store};

/// A game that is about to be created, with its first revision.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The guild it is played in.
    pub guild: GuildId,
    /// Who creates it, by their number on Discord.
    pub creator: i64,
    /// The columns of its row that revisions may change, with their first values.
    pub head: Head,
    /// Its first revision, which gets the number 1.
    pub revision: NewRevision,
    /// The players who are in it from the start, by their numbers on Discord.
    pub joined: Vec<i64>,
}

#[boxed]
impl Store {
    /// Creates a game with its first revision.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`](super::StoreError::NameTaken) when a living game of the guild has the name.
    pub async fn create_game(&self, new: &NewGame, along: &Along) -> Result<Game> {
        self.create_with_past(new, &[], along).await
    }

    /// Creates a game that has a past: these snapshots follow its first revision, each with the number of
    /// the phase it opened. The game stands as the last left it.
    ///
    /// # Errors
    /// As for [`Store::create_game`].
    pub async fn create_with_past(
        &self,
        new: &NewGame,
        past: &[(PhaseNo, NewRevision)],
        along: &Along,
    ) -> Result<Game> {
        let mut tx = self.write().await?;
        let game = insert_game(&mut tx, new, past, along).await?;
        tx.commit().await?;
        Ok(game)
    }
}

/// Writes a game with its past within a transaction.
pub(super) async fn insert_game(
    tx: &mut Tx,
    new: &NewGame,
    past: &[(PhaseNo, NewRevision)],
    along: &Along,
) -> Result<Game> {
    let at = new.revision.at;
    let head = &new.head;
    let game: Game = on!(&mut *tx, c => sqlx::query_as(concat!(
        "INSERT INTO game (guild, name, name_key, creator, channel, gm, status, phase_no, seq,
                           deadline, paused_left, settings, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $13, $9, $10, $11, $12, $12)
         RETURNING ", game_columns!()))
        .bind(new.guild).bind(head.name.trim()).bind(name_key(&head.name)).bind(new.creator)
        .bind(head.channel).bind(head.gm).bind(head.status.as_str()).bind(head.phase_no)
        .bind(head.deadline).bind(head.paused_left).bind(&head.settings).bind(at)
        .bind(past.len() as i64 + 1)
        .fetch_one(&mut **c))
    .map_err(name_taken)?;
    let mut then = game.clone();
    if !past.is_empty() {
        then.head.phase_no = PhaseNo(1);
    }
    insert_revision(tx, &then, Seq(1), &new.revision).await?;
    for (i, (phase_no, revision)) in past.iter().enumerate() {
        then.head.phase_no = *phase_no;
        insert_revision(tx, &then, Seq(i as i64 + 2), revision).await?;
    }
    for player in &new.joined {
        set_member(tx, &game, *player, true, at).await?;
    }
    write_along(tx, game.guild, Some(game.id), at, along).await?;
    Ok(game)
}
