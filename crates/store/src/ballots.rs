//! Ballots: a question put to the players of a game, and their secret votes.
//!
//! They lie outside the revisions: a rollback does not take votes back unseen, it ends the ballot.

use super::audit::{Along, write_along};
use super::db::{Tx, on, run};
use super::word::kept_as_word;
use super::{GameId, GuildId, PhaseNo, Result, Seq, Store, StoreError};
use chancery_boxed::boxed;
use std::fmt;

/// Whether a ballot is open, and how it ended if it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum BallotState {
    /// Votes are taken.
    Open,
    /// Enough were for it, and what it asked for was done.
    Carried,
    /// All have voted, and not enough were for it.
    Failed,
    /// Its time was over before enough were for it.
    Expired,
    /// The player who had opened it took it back.
    Withdrawn,
    /// The game was rolled back to before it was opened.
    RolledBack,
    /// There is nothing to decide any more: the game is over, or a power it names is out.
    Moot,
}

kept_as_word!(BallotState);

impl BallotState {
    /// The word for this state in the database.
    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

/// A vote among a game's players that is about to be opened.
#[derive(Clone, Debug)]
pub struct NewBallot {
    /// The server it belongs to.
    pub guild: GuildId,
    /// The game's number.
    pub game: GameId,
    /// What is asked, as JSON text; a game has at most one open ballot of the same text.
    pub question: String,
    /// Who asks, by their number on Discord.
    pub asked_by: i64,
    /// When it is opened, in milliseconds since 1970.
    pub at: i64,
    /// The game's newest revision when it is opened.
    pub seq: Seq,
    /// The number of the phase that is open.
    pub phase_no: PhaseNo,
    /// When it expires, in milliseconds since 1970, if it does so at a moment.
    pub until_at: Option<i64>,
    /// The phase with whose end it expires, if it does so.
    pub until_phase: Option<PhaseNo>,
}

/// A vote among a game's players, as the database has it.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct PlayerVote {
    /// Its number, unique in this installation.
    pub id: i64,
    /// The server it belongs to.
    pub guild: GuildId,
    /// The game's number.
    pub game: GameId,
    /// What is asked, as JSON text.
    pub question: String,
    /// Who asked, by their number on Discord.
    pub asked_by: i64,
    /// When it was opened, in milliseconds since 1970.
    pub opened_at: i64,
    /// The game's newest revision when it was opened.
    pub opened_seq: Seq,
    /// The number of the phase that was open when it was opened.
    pub opened_in: i64,
    /// When it expires, in milliseconds since 1970, if it does so at a moment.
    pub until_at: Option<i64>,
    /// The phase with whose end it expires, if it does so.
    pub until_phase: Option<PhaseNo>,
    /// Whether it is open, or how it ended.
    pub state: BallotState,
    /// When it closed, in milliseconds since 1970; `None` while it is open.
    pub closed_at: Option<i64>,
}

/// One voter's vote on a ballot; which way it is stays secret.
#[derive(Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct BallotVote {
    /// The power that votes, or where players share the powers the player.
    pub voter: String,
    /// Who cast it, by their number on Discord.
    pub person: i64,
    /// Whether the vote is for it.
    pub yes: bool,
}

// Secret: which way somebody voted does not reach a log by `{:?}`.
impl fmt::Debug for BallotVote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BallotVote").finish_non_exhaustive()
    }
}

/// That a ballot closes, in the transaction of the change that closes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BallotEnd {
    /// The ballot's number.
    pub ballot: i64,
    /// How it ended.
    pub state: BallotState,
}

macro_rules! ballot_columns {
    () => {
        "b.id, b.guild, b.game, b.question, b.asked_by, b.opened_at, b.opened_seq, b.opened_in, \
         b.until_at, b.until_phase, b.state, b.closed_at"
    };
}

/// Ends an open ballot within a transaction.
pub(super) async fn close_ballot(
    tx: &mut Tx,
    guild: GuildId,
    end: &BallotEnd,
    at: i64,
) -> Result<()> {
    let done = run!(
        &mut *tx,
        sqlx::query(
            "UPDATE ballot SET state = $3, closed_at = $4
             WHERE guild = $1 AND id = $2 AND state = 'open'"
        )
        .bind(guild)
        .bind(end.ballot)
        .bind(end.state.as_str())
        .bind(at)
    )?;
    match done {
        0 => Err(StoreError::Stale),
        _ => Ok(()),
    }
}

#[boxed]
impl Store {
    /// Opens a ballot; `along` gives what goes with it, knowing its number. `None` when the game has an
    /// open one on the same question: nothing is written then.
    pub async fn open_ballot(
        &self,
        new: &NewBallot,
        along: impl FnOnce(i64) -> Along,
    ) -> Result<Option<i64>> {
        let mut tx = self.write().await?;
        let id: Option<i64> = on!(&mut tx, c => sqlx::query_scalar(
            "INSERT INTO ballot (guild, game, question, asked_by, opened_at, opened_seq, opened_in,
                                 until_at, until_phase, state)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'open')
             ON CONFLICT DO NOTHING RETURNING id")
            .bind(new.guild).bind(new.game).bind(&new.question).bind(new.asked_by).bind(new.at)
            .bind(new.seq).bind(new.phase_no).bind(new.until_at).bind(new.until_phase)
            .fetch_optional(&mut **c))?;
        let Some(id) = id else {
            return Ok(None);
        };
        write_along(&mut tx, new.guild, Some(new.game), new.at, &along(id)).await?;
        tx.commit().await?;
        Ok(Some(id))
    }

    /// The server's ballot with this number; `None` if there is none.
    pub async fn ballot(&self, guild: GuildId, id: i64) -> Result<Option<PlayerVote>> {
        Ok(on!(self.read(), c => sqlx::query_as(concat!(
            "SELECT ", ballot_columns!(), " FROM ballot b WHERE b.guild = $1 AND b.id = $2"))
            .bind(guild).bind(id).fetch_optional(c))?)
    }

    /// A game's open ballots, the oldest first.
    pub async fn open_ballots(&self, guild: GuildId, game: GameId) -> Result<Vec<PlayerVote>> {
        Ok(on!(self.read(), c => sqlx::query_as(concat!(
            "SELECT ", ballot_columns!(), " FROM ballot b
             WHERE b.guild = $1 AND b.game = $2 AND b.state = 'open' ORDER BY b.id"))
            .bind(guild).bind(game).fetch_all(c))?)
    }

    /// How many ballots a person has opened in a phase of a game.
    pub async fn ballots_asked(
        &self,
        guild: GuildId,
        game: GameId,
        phase_no: PhaseNo,
        person: i64,
    ) -> Result<i64> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT count(*) FROM ballot
             WHERE guild = $1 AND game = $2 AND opened_in = $3 AND asked_by = $4")
            .bind(guild).bind(game).bind(phase_no).bind(person).fetch_one(c))?)
    }

    /// The votes cast on a ballot, which stay secret.
    pub async fn ballot_votes(&self, guild: GuildId, ballot: i64) -> Result<Vec<BallotVote>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT voter, person, yes FROM ballot_vote
             WHERE guild = $1 AND ballot = $2 ORDER BY voter")
            .bind(guild).bind(ballot).fetch_all(c))?)
    }

    /// Casts a vote in the place of the voter's earlier one, or takes that back (`yes` is `None`).
    ///
    /// # Errors
    /// [`StoreError::Stale`] when the ballot is over.
    pub async fn cast_vote(
        &self,
        guild: GuildId,
        ballot: i64,
        (voter, person): (&str, i64),
        yes: Option<bool>,
        at: i64,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        // Writing the ballot's row makes the vote and the ballot's end wait for each other.
        let open =
            run!(&mut tx, sqlx::query(
            "UPDATE ballot SET state = state WHERE guild = $1 AND id = $2 AND state = 'open'")
            .bind(guild).bind(ballot))?;
        if open == 0 {
            return Err(StoreError::Stale);
        }
        match yes {
            Some(yes) => run!(
                &mut tx,
                sqlx::query(
                    "INSERT INTO ballot_vote (guild, ballot, voter, person, yes, at)
                 VALUES ($1, $2, $3, $4, $5, $6)
                 ON CONFLICT (ballot, voter) DO UPDATE
                 SET person = excluded.person, yes = excluded.yes, at = excluded.at"
                )
                .bind(guild)
                .bind(ballot)
                .bind(voter)
                .bind(person)
                .bind(yes)
                .bind(at)
            )?,
            None => run!(
                &mut tx,
                sqlx::query(
                    "DELETE FROM ballot_vote WHERE guild = $1 AND ballot = $2 AND voter = $3"
                )
                .bind(guild)
                .bind(ballot)
                .bind(voter)
            )?,
        };
        tx.commit().await
    }

    /// Ends a ballot that changes nothing of its game, with what is to be said of it.
    ///
    /// # Errors
    /// [`StoreError::Stale`] when it is over already; nothing is written then.
    pub async fn end_ballot(
        &self,
        ballot: &PlayerVote,
        state: BallotState,
        at: i64,
        along: &Along,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        let end = BallotEnd {
            ballot: ballot.id,
            state,
        };
        close_ballot(&mut tx, ballot.guild, &end, at).await?;
        write_along(&mut tx, ballot.guild, Some(ballot.game), at, along).await?;
        tx.commit().await
    }

    /// The open ballots numbered above `after`, over all guilds, that are to be ended: their moment or their
    /// phase is over, or their game is. The oldest first, at most `limit`.
    pub async fn due_ballots(&self, now: i64, after: i64, limit: i64) -> Result<Vec<PlayerVote>> {
        Ok(on!(self.read(), c => sqlx::query_as(concat!(
            "SELECT ", ballot_columns!(), " FROM ballot b JOIN game g ON g.id = b.game
             WHERE b.state = 'open' AND b.id > $3
               AND (b.until_at <= $1 OR g.phase_no > b.until_phase OR g.status <> 'playing'
                    OR EXISTS (SELECT 1 FROM revision r WHERE r.game = b.game
                               AND r.seq > b.opened_seq AND r.kind = 'rollback'))
             ORDER BY b.id LIMIT $2"))
            .bind(now).bind(limit).bind(after).fetch_all(c))?)
    }

    /// The next moment after `now` at which a ballot ends, over all guilds.
    pub async fn next_ballot(&self, now: i64) -> Result<Option<i64>> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT min(until_at) FROM ballot WHERE state = 'open' AND until_at > $1")
            .bind(now).fetch_one(c))?)
    }

    /// Whether the game was rolled back after the revision `seq`.
    pub async fn rolled_back_since(&self, guild: GuildId, game: GameId, seq: Seq) -> Result<bool> {
        let count: i64 = on!(self.read(), c => sqlx::query_scalar(
            "SELECT count(*) FROM revision
             WHERE guild = $1 AND game = $2 AND seq > $3 AND kind = 'rollback'")
            .bind(guild).bind(game).bind(seq).fetch_one(c))?;
        Ok(count > 0)
    }
}
