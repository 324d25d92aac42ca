//! Games: the row that heads each, who plays in it, and finding one.

use chancery_boxed::boxed;

use super::db::{Tx, on, run};
use super::word::kept_as_word;
use super::{GameId, GuildId, PhaseNo, Result, Seq, Store, StoreError};

/// Whether a game is in its lobby, being played or over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Status {
    /// Players may join; nothing is adjudicated.
    Lobby,
    /// A phase is open; phases are adjudicated and followed by others.
    Playing,
    /// The game is over, with a result.
    Finished,
    /// The game is over, without a result.
    Abandoned,
}

kept_as_word!(Status);

impl Status {
    /// Whether the game is still going on: a lobby or playing.
    pub fn is_living(self) -> bool {
        matches!(self, Status::Lobby | Status::Playing)
    }

    /// The word for this status in the database.
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
    /// When it was created, in milliseconds since 1970.
    pub created_at: i64,
    /// When its row last changed, in milliseconds since 1970.
    pub updated_at: i64,
    /// Whether its clock stands because the open phase could not be closed ([`Store::set_aside`]). It ends
    /// when the clock runs again, or another phase is open.
    pub stuck: bool,
    /// The columns of its row that a revision may change.
    #[sqlx(flatten)]
    pub head: Head,
}

/// The columns of a game's row that a revision may change.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Head {
    /// Its name; unique (letters' case aside) among the guild's living games.
    pub name: String,
    /// The number on Discord of the channel its posts go to.
    pub channel: i64,
    /// The GM's number on Discord; `None` while the game's creator is the GM.
    pub gm: Option<i64>,
    /// Whether it is in its lobby, being played or over.
    pub status: Status,
    /// The open phase's number, by which sheets belong to a phase.
    pub phase_no: PhaseNo,
    /// When the open phase closes; `None` when nothing is due (no deadline, or the clock is
    /// stopped).
    pub deadline: Option<i64>,
    /// The milliseconds left on a stopped clock; `None` while it runs.
    pub paused_left: Option<i64>,
    /// Whether the deadline has been put off for those who still owe something: once a phase.
    pub grace: bool,
    /// How the game is run, as JSON text.
    pub settings: String,
}

/// Which of a server's games are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameFilter {
    /// Lobbies and games being played.
    Living,
    /// Games that are over.
    Over,
    /// Every game of the server, over or not.
    All,
}

/// A player's place in a game, present or past.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Membership {
    /// The player's number on Discord.
    pub player: i64,
    /// When they last joined, in milliseconds since 1970.
    pub joined_at: i64,
    /// When they left, in milliseconds since 1970; `None` while they are in the game.
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

#[boxed]
impl Store {
    /// The game with this number; `None` if there is none, or it is another server's.
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

    /// As [`Store::games_of_player`], with the games in which this person shares a player's seat.
    pub async fn games_at_hand(&self, person: i64) -> Result<Vec<Game>> {
        Ok(on!(self.read(), c => sqlx::query_as(concat!(
            "SELECT ", game_columns!(), " FROM game
             WHERE status IN ('lobby', 'playing') AND id IN (
                 SELECT game FROM game_player WHERE player = $1 AND left_at IS NULL
                 UNION SELECT game FROM seat_share WHERE person = $1 AND state = 'shares')
             ORDER BY id DESC"))
            .bind(person).fetch_all(c))?)
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
