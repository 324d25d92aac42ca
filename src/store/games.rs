//! Games: the row that heads each, who plays in it, and finding one.

use super::db::{Tx, on, run};
use super::word::kept_as_word;
use super::{GameId, GuildId, PhaseNo, Result, Seq, Store, StoreError};

/// How far along a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Status {
    /// Players may join; nothing is adjudicated.
    Lobby,
    /// Phases open and close.
    Playing,
    /// Over, with a result.
    Finished,
    /// Over, without one.
    Abandoned,
}

kept_as_word!(Status);

impl Status {
    /// Whether the game is still going on: a lobby or playing.
    pub fn is_living(self) -> bool {
        matches!(self, Status::Lobby | Status::Playing)
    }

    /// The word kept in the database.
    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

/// A game's row: what is asked of it without reading its state.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Game {
    /// The guild it is played in.
    pub guild: GuildId,
    /// Its number in this installation.
    pub id: GameId,
    /// Who created it, by their number on Discord.
    pub creator: i64,
    /// The newest revision's number; with the id it is the optimistic lock.
    pub seq: Seq,
    /// Counts accepted sheets and ready marks. A closing names the count it read
    /// ([`Change::intake`](super::Change::intake)), so none is overlooked.
    pub intake: i64,
    /// When it was created.
    pub created_at: i64,
    /// When it last changed.
    pub updated_at: i64,
    /// Whether its clock stands because the open phase could not be closed ([`Store::set_aside`]). It ends
    /// when the clock runs again, or another phase is open.
    pub stuck: bool,
    /// The columns a revision may change.
    #[sqlx(flatten)]
    pub head: Head,
}

/// What a revision may change of a game's row.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Head {
    /// Its name; unique (letters' case aside) among the guild's living games.
    pub name: String,
    /// The channel its posts go to.
    pub channel: i64,
    /// The GM, where one is named.
    pub gm: Option<i64>,
    /// How far along it is.
    pub status: Status,
    /// The open phase's number; a sheet belongs to one.
    pub phase_no: PhaseNo,
    /// When the open phase closes; `None` when nothing is due (no deadline, or the clock is
    /// stopped).
    pub deadline: Option<i64>,
    /// The milliseconds left on a stopped clock; `None` while it runs.
    pub paused_left: Option<i64>,
    /// Whether the deadline has been put off for those who still owe something: once a phase.
    pub grace: bool,
    /// The settings, as text.
    pub settings: String,
}

/// Which games of a guild are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameFilter {
    /// Lobbies and games being played.
    Living,
    /// Games that are over.
    Over,
    /// All of them.
    All,
}

/// A player's place in a game.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Membership {
    /// The person.
    pub player: i64,
    /// When they last joined.
    pub joined_at: i64,
    /// When they left, if they did.
    pub left_at: Option<i64>,
}

/// The columns of [`Game`].
macro_rules! game_columns {
    () => {
        "game.guild, game.id, game.creator, game.seq, game.intake, game.created_at, \
         game.updated_at, game.stuck, game.name, game.channel, game.gm, game.status, game.phase_no, \
         game.deadline, game.paused_left, game.grace, game.settings"
    };
}
pub(super) use game_columns;

/// How names are compared: letters' case and outer blanks do not count.
pub(super) fn name_key(name: &str) -> String {
    name.trim().to_lowercase()
}

/// Reads the unique violation of a game's name as what it is.
pub(super) fn name_taken(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(found) if found.is_unique_violation() => StoreError::NameTaken,
        _ => error.into(),
    }
}

impl Store {
    /// The game with this number, if it is this guild's.
    pub async fn game(&self, guild: GuildId, id: GameId) -> Result<Option<Game>> {
        Ok(on!(self.read(), c => sqlx::query_as(concat!(
            "SELECT ", game_columns!(), " FROM game WHERE guild = $1 AND id = $2"))
            .bind(guild).bind(id).fetch_optional(c))?)
    }

    /// The guild's game of this name (letters' case aside): the living one, else the newest.
    pub async fn game_by_name(&self, guild: GuildId, name: &str) -> Result<Option<Game>> {
        Ok(on!(self.read(), c => sqlx::query_as(concat!(
            "SELECT ", game_columns!(), " FROM game WHERE guild = $1 AND name_key = $2
             ORDER BY CASE WHEN status IN ('lobby', 'playing') THEN 0 ELSE 1 END, id DESC LIMIT 1"))
            .bind(guild).bind(name_key(name)).fetch_optional(c))?)
    }

    /// Games of this name or number in any guild, newest first, at most `limit`: for whoever runs the
    /// program, and for nobody else.
    pub async fn games_anywhere(&self, named: &str, limit: i64) -> Result<Vec<Game>> {
        let number = named.trim().parse().unwrap_or(-1_i64);
        Ok(on!(self.read(), c => sqlx::query_as(concat!(
            "SELECT ", game_columns!(), " FROM game WHERE name_key = $1 OR id = $2
             ORDER BY id DESC LIMIT $3"))
            .bind(name_key(named)).bind(number).bind(limit).fetch_all(c))?)
    }

    /// The guild's games, newest first, at most `limit`.
    pub async fn games(&self, guild: GuildId, filter: GameFilter, limit: i64) -> Result<Vec<Game>> {
        let (living, over) = match filter {
            GameFilter::Living => (true, false),
            GameFilter::Over => (false, true),
            GameFilter::All => (true, true),
        };
        Ok(on!(self.read(), c => sqlx::query_as(concat!(
            "SELECT ", game_columns!(), " FROM game
             WHERE guild = $1 AND CASE WHEN status IN ('lobby', 'playing') THEN $2 ELSE $3 END
             ORDER BY id DESC LIMIT $4"))
            .bind(guild).bind(living).bind(over).bind(limit).fetch_all(c))?)
    }

    /// The living games whose posts go to this channel, newest first.
    pub async fn games_in_channel(&self, guild: GuildId, channel: i64) -> Result<Vec<Game>> {
        Ok(on!(self.read(), c => sqlx::query_as(concat!(
            "SELECT ", game_columns!(), " FROM game
             WHERE guild = $1 AND channel = $2 AND status IN ('lobby', 'playing')
             ORDER BY id DESC"))
            .bind(guild).bind(channel).fetch_all(c))?)
    }

    /// The living games this person is in, over all guilds: what a private message may be about.
    pub async fn games_of_player(&self, player: i64) -> Result<Vec<Game>> {
        Ok(on!(self.read(), c => sqlx::query_as(concat!(
            "SELECT ", game_columns!(), " FROM game_player
             JOIN game ON game.guild = game_player.guild AND game.id = game_player.game
             WHERE game_player.player = $1 AND game_player.left_at IS NULL
               AND game.status IN ('lobby', 'playing')
             ORDER BY game.id DESC"))
            .bind(player).fetch_all(c))?)
    }

    /// Everyone who is in the game, or was in it after it had begun.
    pub async fn players_ever(&self, guild: GuildId, game: GameId) -> Result<Vec<i64>> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT player FROM game_player
             WHERE guild = $1 AND game = $2
               AND (left_at IS NULL OR EXISTS (
                   SELECT 1 FROM revision
                   WHERE revision.guild = $1 AND revision.game = $2
                     AND revision.kind = 'started' AND revision.at <= left_at))")
            .bind(guild).bind(game).fetch_all(c))?)
    }

    /// Everyone who is or was in the game, in the order of joining.
    pub async fn members(&self, guild: GuildId, game: GameId) -> Result<Vec<Membership>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT player, joined_at, left_at FROM game_player
             WHERE guild = $1 AND game = $2 ORDER BY joined_at, player")
            .bind(guild).bind(game).fetch_all(c))?)
    }
}

/// Notes that a player joined the game or left it.
pub(super) async fn set_member(
    tx: &mut Tx,
    game: &Game,
    player: i64,
    present: bool,
    at: i64,
) -> Result<()> {
    if present {
        run!(
            tx,
            sqlx::query(
                "INSERT INTO game_player (guild, game, player, joined_at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (game, player) DO UPDATE SET
                 joined_at = CASE WHEN game_player.left_at IS NULL
                                  THEN game_player.joined_at ELSE excluded.joined_at END,
                 left_at = NULL"
            )
            .bind(game.guild)
            .bind(game.id)
            .bind(player)
            .bind(at)
        )?;
    } else {
        run!(
            tx,
            sqlx::query(
                "UPDATE game_player SET left_at = $4
             WHERE guild = $1 AND game = $2 AND player = $3 AND left_at IS NULL"
            )
            .bind(game.guild)
            .bind(game.id)
            .bind(player)
            .bind(at)
        )?;
    }
    Ok(())
}
