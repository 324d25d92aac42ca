//! Revisions: full snapshots of a game, added one after the other and never touched again.

use chancery_boxed::boxed;

use super::absences::{AbsenceUse, write_uses};
use super::audit::{Along, write_along};
use super::ballots::{BallotEnd, close_ballot};
use super::db::on;
use super::deadlines::{NewReminder, set_reminders, set_returns};
use super::gallery::none_in_gallery;
use super::games::{Game, Head, game_columns, name_key, name_taken, set_member};
use super::gm::{none_has_looked, take_draft};
use super::receipts::{NewReceipt, insert_receipt_list};
use super::seats::{NewMiss, SeatTurn, write_misses, write_seats};
use super::sharing::none_has_shared;
use super::sheets::{NewSheet, insert_sheet, insert_stood};
use super::snapshots::{
    NewRevision, Revision, RevisionHead, Row, insert_revision, revision_columns,
};
use super::{GameId, GuildId, PhaseNo, Result, Seq, Store, StoreError};

/// One change of a game: a new revision and all that goes with it, in one transaction.
#[derive(Clone, Debug)]
pub struct Change<'a> {
    /// The game as it was read; its `seq` must still be the newest.
    pub game: &'a Game,
    /// When the change closes a phase: the [`Game::intake`] the sheets and ready marks were read at.
    /// A sheet accepted or a mark set since then makes the change [`StoreError::Stale`].
    pub intake: Option<i64>,
    /// The row's new columns; start from a copy of `game.head`.
    pub head: Head,
    /// The new snapshot of the game.
    pub revision: NewRevision,
    /// Players who join, or come back, by their numbers on Discord.
    pub joined: Vec<i64>,
    /// People who wait for a place from now on, by their numbers on Discord.
    pub waiting: Vec<i64>,
    /// Players who leave, by their numbers on Discord.
    pub left: Vec<i64>,
    /// The reminders of the open phase, in place of those still to come; `None` leaves them be.
    /// Those of a phase no longer open fall away in any case.
    pub reminders: Option<Vec<NewReminder>>,
    /// When players take their seats back, in milliseconds since 1970, in place of what was known; `None` leaves it be.
    pub returns: Option<Vec<i64>>,
    /// Ballots that close with this change.
    pub ballots: Vec<BallotEnd>,
    /// Seats that get another player, or none.
    pub seats: Vec<SeatTurn>,
    /// The players who missed the phase that the change closes.
    pub misses: Vec<NewMiss>,
    /// Sheets that stand in for those not handed in, by player: kept as the phase's own.
    pub stood: Vec<(i64, String)>,
    /// Sheets handed in for the phase it opens, with their receipts.
    pub sheets: Vec<(NewSheet, NewReceipt)>,
    /// Absences that count in the phase that the change closes.
    pub absent: Vec<AbsenceUse>,
    /// The number of the draft that a GM confirmed, which is used up by this change.
    pub draft: Option<i64>,
    /// The posts and log entries about the change.
    pub along: Along,
    /// When the change closes a phase: its number, and what is published of its receipts.
    pub receipts: Option<(PhaseNo, String)>,
}

impl<'a> Change<'a> {
    /// A change of nothing but the snapshot; set the other fields as needed.
    pub fn new(game: &'a Game, revision: NewRevision) -> Self {
        Change {
            game,
            intake: None,
            head: game.head.clone(),
            revision,
            joined: Vec::new(),
            waiting: Vec::new(),
            left: Vec::new(),
            reminders: None,
            returns: None,
            ballots: Vec::new(),
            seats: Vec::new(),
            misses: Vec::new(),
            stood: Vec::new(),
            sheets: Vec::new(),
            absent: Vec::new(),
            draft: None,
            along: Along::default(),
            receipts: None,
        }
    }
}

#[boxed]
impl Store {
    /// Adds a revision to a game and returns the game's row as it then is.
    ///
    /// The lease on the game's deadline, if any, ends with it.
    ///
    /// # Errors
    /// [`StoreError::Stale`] when the game, or what was handed in for its phase, has changed since
    /// it was read, or a ballot it ends or a draft it carries out is done with already; nothing is written
    /// then. [`StoreError::Looked`] when somebody who joins has looked at what was sealed in the game,
    /// [`StoreError::Shares`] when they have shared a seat of it, [`StoreError::InGallery`] when somebody who joins or waits
    /// was in its gallery. [`StoreError::NoGame`] when the guild has no such game,
    /// [`StoreError::NameTaken`] when the new name is taken.
    pub async fn revise(&self, change: &Change<'_>) -> Result<Game> {
        let (was, head, at) = (change.game, &change.head, change.revision.at);
        let mut tx = self.write().await?;
        let game: Option<Game> = on!(&mut tx, c => sqlx::query_as(concat!(
            "UPDATE game SET
                 seq = seq + 1, name = $4, name_key = $5, channel = $6, gm = $7, status = $8,
                 phase_no = $9, deadline = $10, paused_left = $11, settings = $12, updated_at = $13,
                 grace = $15, stuck = (stuck AND $10 IS NULL AND phase_no = $9),
                 lease_owner = NULL, lease_until = NULL
             WHERE guild = $1 AND id = $2 AND seq = $3
               AND ($14 IS NULL OR intake = $14)
             RETURNING ", game_columns!()))
            .bind(was.guild).bind(was.id).bind(was.seq)
            .bind(head.name.trim()).bind(name_key(&head.name)).bind(head.channel).bind(head.gm)
            .bind(head.status.as_str()).bind(head.phase_no).bind(head.deadline)
            .bind(head.paused_left).bind(&head.settings).bind(at).bind(change.intake)
            .bind(head.grace)
            .fetch_optional(&mut **c))
        .map_err(name_taken)?;
        let Some(game) = game else {
            drop(tx);
            return Err(match self.game(was.guild, was.id).await? {
                Some(_) => StoreError::Stale,
                None => StoreError::NoGame,
            });
        };
        insert_revision(&mut tx, &game, game.seq, &change.revision).await?;
        none_has_looked(&mut tx, &game, &change.joined).await?;
        none_in_gallery(&mut tx, &game, &change.joined).await?;
        none_in_gallery(&mut tx, &game, &change.waiting).await?;
        none_has_shared(&mut tx, &game, &change.joined).await?;
        if let Some(draft) = change.draft {
            take_draft(&mut tx, &game, draft).await?;
        }
        for player in &change.left {
            set_member(&mut tx, &game, *player, false, at).await?;
        }
        for player in &change.joined {
            set_member(&mut tx, &game, *player, true, at).await?;
        }
        for end in &change.ballots {
            close_ballot(&mut tx, game.guild, end, at).await?;
        }
        set_reminders(&mut tx, &game, change.reminders.as_deref()).await?;
        set_returns(&mut tx, &game, change.returns.as_deref()).await?;
        if let Some((phase_no, hashes)) = &change.receipts {
            insert_receipt_list(&mut tx, &game, *phase_no, hashes).await?;
        }
        write_seats(&mut tx, &game, at, &change.seats).await?;
        write_misses(&mut tx, &game, at, &change.misses).await?;
        insert_stood(&mut tx, &game, was.head.phase_no, at, &change.stood).await?;
        write_uses(&mut tx, &game, &change.absent).await?;
        for (sheet, receipt) in &change.sheets {
            insert_sheet(&mut tx, sheet, Some(receipt)).await?;
        }
        write_along(&mut tx, game.guild, Some(game.id), at, &change.along).await?;
        tx.commit().await?;
        Ok(game)
    }

    /// The newest revision of the game, with its state; `None` if there is no such game.
    pub async fn head(&self, guild: GuildId, game: GameId) -> Result<Option<Revision>> {
        let row: Option<Row> = on!(self.read(), c => sqlx::query_as(concat!(
            "SELECT ", revision_columns!(), " FROM revision
             WHERE guild = $1 AND game = $2 ORDER BY seq DESC LIMIT 1"))
            .bind(guild).bind(game).fetch_optional(c))?;
        row.map(Row::open).transpose()
    }

    /// The revision of the game with this number; `None` if there is none.
    pub async fn revision(
        &self,
        guild: GuildId,
        game: GameId,
        seq: Seq,
    ) -> Result<Option<Revision>> {
        let row: Option<Row> = on!(self.read(), c => sqlx::query_as(concat!(
            "SELECT ", revision_columns!(), " FROM revision
             WHERE guild = $1 AND game = $2 AND seq = $3"))
            .bind(guild).bind(game).bind(seq).fetch_optional(c))?;
        row.map(Row::open).transpose()
    }

    /// When a phase of the game was opened, in milliseconds since 1970; `None` if it never was.
    pub async fn phase_opened(
        &self,
        guild: GuildId,
        game: GameId,
        phase_no: PhaseNo,
    ) -> Result<Option<i64>> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT min(at) FROM revision WHERE guild = $1 AND game = $2 AND phase_no = $3")
            .bind(guild).bind(game).bind(phase_no).fetch_one(c))?)
    }

    /// All revisions of the game without their texts, oldest first.
    pub async fn revisions(&self, guild: GuildId, game: GameId) -> Result<Vec<RevisionHead>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT seq, phase_no, kind, cause, actor, at, engine FROM revision
             WHERE guild = $1 AND game = $2 ORDER BY seq")
            .bind(guild).bind(game).fetch_all(c))?)
    }

    /// The last `limit` revisions that have a report and a number below `before` (all, when `None`),
    /// newest first: what a history shows.
    pub async fn reports(
        &self,
        guild: GuildId,
        game: GameId,
        before: Option<Seq>,
        limit: i64,
    ) -> Result<Vec<Revision>> {
        let rows: Vec<Row> = on!(self.read(), c => sqlx::query_as(concat!(
            "SELECT ", revision_columns!(), " FROM revision
             WHERE guild = $1 AND game = $2 AND report IS NOT NULL AND ($3 IS NULL OR seq < $3)
             ORDER BY seq DESC LIMIT $4"))
            .bind(guild).bind(game).bind(before).bind(limit).fetch_all(c))?;
        rows.into_iter().map(Row::open).collect()
    }

    /// What happened in the revisions after one, oldest first, without the states they led to.
    pub async fn report_texts(
        &self,
        guild: GuildId,
        game: GameId,
        after: Seq,
    ) -> Result<Vec<(Seq, String)>> {
        let rows: Vec<Row> = on!(self.read(), c => sqlx::query_as(concat!(
            "SELECT ", revision_columns!(), " FROM revision
             WHERE guild = $1 AND game = $2 AND seq > $3 AND report IS NOT NULL ORDER BY seq"))
            .bind(guild).bind(game).bind(after).fetch_all(c))?;
        let report = |row: Row| {
            let revision = row.open()?;
            Ok((revision.seq, revision.report.unwrap_or_default()))
        };
        rows.into_iter().map(report).collect()
    }
}
