//! Events: what is kept of tournaments and leagues beside their games.
//!
//! An event's `version` is its lock: each change names the version it was made from, and the second of two is "stale".

use chancery_boxed::boxed;

use super::audit::{Along, write_along};
use super::create::{NewGame, insert_game};
use super::db::{Tx, on, run};
use super::games::{Game, name_key, name_taken};
use super::{EventId, GameId, GuildId, Result, Store, StoreError};

/// An event that is about to be created.
#[derive(Clone, Debug)]
pub struct NewEvent {
    /// The server it belongs to.
    pub guild: GuildId,
    /// Its name, which no other event of the server has.
    pub name: String,
    /// Who makes it, by their number on Discord.
    pub host: i64,
    /// The channel where its boards and results are posted.
    pub channel: i64,
    /// What all its games have in common, as JSON text.
    pub plan: String,
}

/// An event's row.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Event {
    /// Its number in this installation.
    pub id: EventId,
    /// The server it belongs to.
    pub guild: GuildId,
    /// Its name.
    pub name: String,
    /// Who made it, by their number on Discord; 0 for somebody who was forgotten.
    pub host: i64,
    /// The channel where its boards and results are posted.
    pub channel: i64,
    /// The message there that shows the sign-up, if one is known.
    pub card: Option<i64>,
    /// What all its games have in common, as JSON text.
    pub plan: String,
    /// Counts the changes of its sign-up and rounds.
    pub version: i64,
    /// How many rounds were dealt.
    pub dealt: i64,
    /// Of how many rounds the results were posted.
    pub told: i64,
    /// When it was ended, in milliseconds since 1970; `None` while it goes on.
    pub ended_at: Option<i64>,
}

/// Somebody who signed up.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct EventEntrant {
    /// Who, by their number.
    pub player: i64,
    /// The ids of the powers they would like, the favourite first, with commas between them.
    pub wishes: String,
    /// Whether they play only to complete a board.
    pub reserve: bool,
    /// When they signed up, in milliseconds since 1970.
    pub joined_at: i64,
}

/// A board of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct EventBoard {
    /// The round, from 1 on.
    pub round: i64,
    /// The board's number in its round, from 1 on.
    pub board: i64,
    /// The game played there; `None` until it is made.
    pub game: Option<GameId>,
    /// The thread where it is to be played, by its number on Discord; `None` until there is one.
    pub thread: Option<i64>,
}

/// Who was dealt which power.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct EventSeat {
    /// The round, from 1 on.
    pub round: i64,
    /// The board's number in its round, from 1 on.
    pub board: i64,
    /// The power's id.
    pub power: String,
    /// Who, by their number.
    pub player: i64,
}

/// A change of an event's sign-up or rounds.
#[derive(Clone, Debug)]
pub enum EventChange {
    /// Somebody signs up, or changes what they want.
    Enter(EventEntrant),
    /// Somebody takes part no more. What they were dealt stays.
    Leave { player: i64 },
    /// Two entrants shall not meet, or may again.
    Apart { one: i64, other: i64, apart: bool },
    /// The next round was dealt.
    Deal(Vec<EventSeat>),
    /// The event is over.
    End,
}

/// The columns of [`Event`].
macro_rules! columns {
    () => {
        "id, guild, name, host, channel, card, plan, version, dealt, told, ended_at"
    };
}

#[boxed]
impl Store {
    /// Creates an event.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when the server has one of that name.
    pub async fn create_event(&self, new: &NewEvent, at: i64, along: &Along) -> Result<Event> {
        let mut tx = self.write().await?;
        let event: Event = on!(&mut tx, c => sqlx::query_as(concat!(
            "INSERT INTO event (guild, name, name_key, host, channel, plan, version, dealt, told, created_at)
             VALUES ($1, $2, $3, $4, $5, $6, 1, 0, 0, $7) RETURNING ", columns!()))
            .bind(new.guild).bind(&new.name).bind(name_key(&new.name)).bind(new.host)
            .bind(new.channel).bind(&new.plan).bind(at)
            .fetch_one(&mut **c))
        .map_err(name_taken)?;
        write_along(&mut tx, new.guild, None, at, along).await?;
        tx.commit().await?;
        Ok(event)
    }

    /// Notes which message shows an event's sign-up.
    pub async fn set_event_card(&self, event: &Event, message: i64) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query("UPDATE event SET card = $3 WHERE guild = $1 AND id = $2")
                .bind(event.guild)
                .bind(event.id)
                .bind(message)
        )?;
        tx.commit().await
    }

    /// The server's events, those that go on first, then the newest first.
    pub async fn events(&self, guild: GuildId) -> Result<Vec<Event>> {
        Ok(on!(self.read(), c => sqlx::query_as(concat!(
            "SELECT ", columns!(), " FROM event WHERE guild = $1
             ORDER BY CASE WHEN ended_at IS NULL THEN 0 ELSE 1 END, id DESC LIMIT 200"))
            .bind(guild).fetch_all(c))?)
    }

    /// The event with this number; `None` if there is none, or it is another server's.
    pub async fn event(&self, guild: GuildId, event: EventId) -> Result<Option<Event>> {
        Ok(on!(self.read(), c => sqlx::query_as(concat!(
            "SELECT ", columns!(), " FROM event WHERE guild = $1 AND id = $2"))
            .bind(guild).bind(event).fetch_optional(c))?)
    }

    /// Who takes part in an event, in the order in which they signed up.
    pub async fn event_entrants(&self, event: EventId) -> Result<Vec<EventEntrant>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT player, wishes, reserve, joined_at FROM event_entrant WHERE event = $1
             ORDER BY joined_at, player")
            .bind(event).fetch_all(c))?)
    }

    /// The pairs of entrants who shall not meet; the smaller number first.
    pub async fn event_apart(&self, event: EventId) -> Result<Vec<(i64, i64)>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT one, other FROM event_apart WHERE event = $1 ORDER BY one, other")
            .bind(event).fetch_all(c))?)
    }

    /// Notes in which thread a board is to be played.
    pub async fn set_board_thread(
        &self,
        event: &Event,
        board: &EventBoard,
        thread: i64,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query(
                "UPDATE event_board SET thread = $5
                 WHERE guild = $1 AND event = $2 AND round = $3 AND board = $4"
            )
            .bind(event.guild)
            .bind(event.id)
            .bind(board.round)
            .bind(board.board)
            .bind(thread)
        )?;
        tx.commit().await
    }

    /// The boards of all rounds of an event.
    pub async fn event_boards(&self, event: EventId) -> Result<Vec<EventBoard>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT round, board, game, thread FROM event_board WHERE event = $1 ORDER BY round, board")
            .bind(event).fetch_all(c))?)
    }

    /// Who was dealt which power in all rounds of an event.
    pub async fn event_seats(&self, event: EventId) -> Result<Vec<EventSeat>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT round, board, power, player FROM event_seat WHERE event = $1
             ORDER BY round, board, power")
            .bind(event).fetch_all(c))?)
    }

    /// Changes an event that is still as it was read.
    ///
    /// # Errors
    /// [`StoreError::Stale`] when it has been changed since.
    pub async fn change_event(
        &self,
        event: &Event,
        changes: &[EventChange],
        at: i64,
        along: &Along,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        let locked = run!(
            &mut tx,
            sqlx::query(
                "UPDATE event SET version = version + 1
                 WHERE guild = $1 AND id = $2 AND version = $3 AND ended_at IS NULL"
            )
            .bind(event.guild)
            .bind(event.id)
            .bind(event.version)
        )?;
        if locked == 0 {
            return Err(StoreError::Stale);
        }
        for change in changes {
            apply(&mut tx, event, change, at).await?;
        }
        write_along(&mut tx, event.guild, None, at, along).await?;
        tx.commit().await
    }

    /// Creates the game of a board that has none yet.
    ///
    /// # Errors
    /// As [`Store::create_game`]; [`StoreError::Stale`] when the board has a game by now.
    pub async fn create_board_game(
        &self,
        event: EventId,
        board: &EventBoard,
        new: &NewGame,
        along: &Along,
    ) -> Result<Game> {
        let mut tx = self.write().await?;
        let game = insert_game(&mut tx, new, &[], along).await?;
        let placed = run!(
            &mut tx,
            sqlx::query(
                "UPDATE event_board SET game = $4
                 WHERE event = $1 AND round = $2 AND board = $3 AND game IS NULL"
            )
            .bind(event)
            .bind(board.round)
            .bind(board.board)
            .bind(game.id)
        )?;
        if placed == 0 {
            return Err(StoreError::Stale);
        }
        tx.commit().await?;
        Ok(game)
    }

    /// Takes note of games that go on though the results of their events' newest rounds were reported, as after a
    /// rollback: the results are reported again.
    pub async fn take_back_told_events(&self) -> Result<()> {
        let reopened: Vec<EventId> = on!(self.read(), c => sqlx::query_scalar(
            "SELECT id FROM event WHERE dealt > 0 AND told = dealt AND ended_at IS NULL AND EXISTS
                 (SELECT 1 FROM event_board b JOIN game g ON g.id = b.game
                  WHERE b.event = event.id AND b.round = event.dealt
                      AND g.status IN ('lobby', 'playing'))")
            .fetch_all(c))?;
        for event in reopened {
            let mut tx = self.write().await?;
            run!(
                &mut tx,
                sqlx::query("UPDATE event SET told = dealt - 1 WHERE id = $1 AND told = dealt")
                    .bind(event)
            )?;
            tx.commit().await?;
        }
        Ok(())
    }

    /// The events of all servers whose newest round is over and has not been reported.
    pub async fn untold_events(&self) -> Result<Vec<Event>> {
        Ok(on!(self.read(), c => sqlx::query_as(concat!(
            "SELECT ", columns!(), " FROM event WHERE told < dealt AND NOT EXISTS
                 (SELECT 1 FROM event_board b LEFT JOIN game g ON g.id = b.game
                  WHERE b.event = event.id AND b.round = event.dealt
                      AND (g.id IS NULL OR g.status IN ('lobby', 'playing')))"))
            .fetch_all(c))?)
    }

    /// Notes that the results of an event's newest round are reported; `false` if they were already.
    pub async fn told_event(&self, event: &Event, at: i64, along: &Along) -> Result<bool> {
        let mut tx = self.write().await?;
        let told = run!(
            &mut tx,
            sqlx::query("UPDATE event SET told = $3 WHERE guild = $1 AND id = $2 AND told < $3")
                .bind(event.guild)
                .bind(event.id)
                .bind(event.dealt)
        )?;
        if told == 0 {
            return Ok(false);
        }
        write_along(&mut tx, event.guild, None, at, along).await?;
        tx.commit().await?;
        Ok(true)
    }
}

async fn apply(tx: &mut Tx, event: &Event, change: &EventChange, at: i64) -> Result<()> {
    let (guild, id) = (event.guild, event.id);
    match change {
        EventChange::Enter(entrant) => {
            run!(
                &mut *tx,
                sqlx::query(
                    "INSERT INTO event_entrant (guild, event, player, wishes, reserve, joined_at)
                     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (event, player)
                     DO UPDATE SET wishes = excluded.wishes, reserve = excluded.reserve"
                )
                .bind(guild)
                .bind(id)
                .bind(entrant.player)
                .bind(&entrant.wishes)
                .bind(entrant.reserve)
                .bind(entrant.joined_at)
            )?;
        }
        EventChange::Leave { player } => {
            run!(
                &mut *tx,
                sqlx::query(
                    "DELETE FROM event_entrant WHERE guild = $1 AND event = $2 AND player = $3"
                )
                .bind(guild)
                .bind(id)
                .bind(player)
            )?;
        }
        EventChange::Apart { one, other, apart } => {
            let text = if *apart {
                "INSERT INTO event_apart (guild, event, one, other) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (event, one, other) DO NOTHING"
            } else {
                "DELETE FROM event_apart WHERE guild = $1 AND event = $2 AND one = $3 AND other = $4"
            };
            run!(
                &mut *tx,
                sqlx::query(text)
                    .bind(guild)
                    .bind(id)
                    .bind(one.min(other))
                    .bind(one.max(other))
            )?;
        }
        EventChange::Deal(seats) => deal(tx, event, seats).await?,
        EventChange::End => {
            run!(
                &mut *tx,
                // Another may have its name from now on; no name has a line break.
                sqlx::query(
                    "UPDATE event SET ended_at = $3, name_key = $4 WHERE guild = $1 AND id = $2"
                )
                .bind(guild)
                .bind(id)
                .bind(at)
                .bind(format!("{}\n{id}", name_key(&event.name)))
            )?;
        }
    }
    Ok(())
}

/// Writes a round's seats, and a board for each number among them.
async fn deal(tx: &mut Tx, event: &Event, seats: &[EventSeat]) -> Result<()> {
    run!(
        &mut *tx,
        sqlx::query("UPDATE event SET dealt = dealt + 1 WHERE guild = $1 AND id = $2")
            .bind(event.guild)
            .bind(event.id)
    )?;
    for seat in seats {
        run!(
            &mut *tx,
            sqlx::query(
                "INSERT INTO event_board (guild, event, round, board) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (event, round, board) DO NOTHING"
            )
            .bind(event.guild)
            .bind(event.id)
            .bind(seat.round)
            .bind(seat.board)
        )?;
        run!(
            &mut *tx,
            sqlx::query(
                "INSERT INTO event_seat (guild, event, round, board, power, player)
                 VALUES ($1, $2, $3, $4, $5, $6)"
            )
            .bind(event.guild)
            .bind(event.id)
            .bind(seat.round)
            .bind(seat.board)
            .bind(&seat.power)
            .bind(seat.player)
        )?;
    }
    Ok(())
}
