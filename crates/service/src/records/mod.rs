//! What people have played, how reliably and how well; and gates on joining by it. All of it is counted from games that
//! are over: what happens in a running game, anonymous or not, shows in nobody's record.

pub(super) mod ended;
pub(super) mod gates;
pub(super) mod rating;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use chancery_boxed::boxed;
use chancery_rules::control::PlayerId;
use chancery_store::{GameId, GuildId, PhaseNo, Seq};

use self::ended::{EndedGame, month};
use self::rating::{Placed, Rated, Rating, ratings};
use super::error::{Refusal, ServiceError};
use super::handle::Service;
use super::person::Person;

pub use self::ended::{Fared, Played};

/// As how many missed phases it counts to leave a seat that then stands empty.
pub const LEFT_COUNTS: i64 = 10;

/// How many phases somebody must have owed before it is said how reliable they are.
pub const FEWEST_OWED: i64 = 10;

/// To whom somebody shows their record on a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// To nobody else.
    Nobody,
    /// That of this server, to everybody on it.
    Server,
    /// That of all servers, too, to everybody on this one.
    Overall,
}

/// What somebody has played, in games that are over.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerRecord {
    /// Their results, the oldest game first; those that do not count are among them.
    pub played: Vec<Played>,
    /// How reliable they are.
    pub reliability: Reliability,
    /// Their rating; `None` without a result that counts.
    pub rating: Option<Rating>,
}

/// How often somebody handed in what was due.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reliability {
    /// For how many phases they handed something in, or were ready.
    pub kept: i64,
    /// How many phases they missed without excuse.
    pub missed: i64,
    /// How many seats they left that then stood empty.
    pub left: i64,
    /// How many seats of others they took over.
    pub took_over: i64,
}

impl Reliability {
    /// The share of phases that were kept, in whole percent, rounded down; `None` if too few were owed to say.
    pub fn percent(&self) -> Option<i64> {
        let owed = self.kept + self.missed + LEFT_COUNTS * self.left;
        (owed >= FEWEST_OWED).then(|| 100 * self.kept / owed)
    }
}

/// A line in a server's ranking.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked {
    /// Whose line it is.
    pub player: PlayerId,
    /// Their rating.
    pub rating: Rating,
    /// Their results that count.
    pub fared: Vec<Fared>,
}

#[boxed]
impl Service {
    /// A person's record on a server, or over all: one's own, or that of somebody who shows it there.
    ///
    /// # Errors
    /// When somebody else does not show it.
    pub async fn record_of(
        &self,
        by: &Person,
        here: Option<GuildId>,
        player: PlayerId,
        overall: bool,
    ) -> Result<PlayerRecord, ServiceError> {
        if player != by.id {
            let shown = match here {
                Some(guild) => self.sharing(guild, player).await?,
                None => Sharing::Nobody,
            };
            let is_shown = match shown {
                Sharing::Nobody => false,
                Sharing::Server => !overall,
                Sharing::Overall => true,
            };
            if !is_shown {
                return Err(Refusal::RecordNotShown.into());
            }
        }
        self.count_record(here.filter(|_| !overall), player, by.now)
            .await
    }

    /// To whom a person shows their record on a server.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn sharing(&self, guild: GuildId, player: PlayerId) -> Result<Sharing, ServiceError> {
        let all = self.store.records_shared(guild).await?;
        let own = all.into_iter().find(|(who, _)| *who as u64 == player.0);
        Ok(match own {
            None => Sharing::Nobody,
            Some((_, false)) => Sharing::Server,
            Some((_, true)) => Sharing::Overall,
        })
    }

    /// Shows the asker's record to others on a server, or no longer.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn share_record(
        &self,
        by: &Person,
        guild: GuildId,
        sharing: Sharing,
    ) -> Result<(), ServiceError> {
        let overall = match sharing {
            Sharing::Nobody => None,
            Sharing::Server => Some(false),
            Sharing::Overall => Some(true),
        };
        let shared = self
            .store
            .share_record(guild, by.id.0 as i64, overall, by.now);
        Ok(shared.await?)
    }

    /// A server's ranking: those who show their record and have a result that counts, the best first.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn ranking(&self, guild: GuildId, now: i64) -> Result<Vec<Ranked>, ServiceError> {
        let games = self.ended_games(Some(guild)).await?;
        let ratings = rated(&games, now);
        let shared = self.store.records_shared(guild).await?.into_iter();
        let mut lines: Vec<Ranked> = shared
            .filter_map(|(player, _)| {
                let player = PlayerId(player as u64);
                let own = games.iter().flat_map(|game| &game.played);
                let own = own.filter(|played| played.player == player && played.counts);
                Some(Ranked {
                    player,
                    rating: *ratings.get(&player)?,
                    fared: own.map(|played| played.fared).collect(),
                })
            })
            .collect();
        lines.sort_by(|a, b| b.rating.points.total_cmp(&a.rating.points));
        Ok(lines)
    }

    /// A person's record on a server, or over all, whoever asks.
    async fn count_record(
        &self,
        guild: Option<GuildId>,
        player: PlayerId,
        now: i64,
    ) -> Result<PlayerRecord, ServiceError> {
        let games = self.ended_games(guild).await?;
        let own = games.iter().flat_map(|game| &game.played);
        let own = own.filter(|played| played.player == player);
        let times = |of: fn(&EndedGame) -> &Vec<PlayerId>| {
            let all = games.iter().flat_map(|game| of(game));
            all.filter(|who| **who == player).count() as i64
        };
        let number = player.0 as i64;
        let undone: BTreeSet<_> = games.iter().flat_map(|game| &game.undone).collect();
        let kept = self.store.phases_kept(guild, number).await?;
        let kept = kept.iter();
        Ok(PlayerRecord {
            played: own.cloned().collect(),
            reliability: Reliability {
                kept: kept.filter(|phase| !undone.contains(phase)).count() as i64,
                missed: self.missed(guild, number).await?,
                left: times(|game| &game.left),
                took_over: times(|game| &game.took_over),
            },
            rating: rated(&games, now).get(&player).copied(),
        })
    }

    /// How many phases a person missed, without those that were rolled back.
    async fn missed(&self, guild: Option<GuildId>, player: i64) -> Result<i64, ServiceError> {
        let mut by_game: BTreeMap<(GuildId, GameId), Vec<Seq>> = BTreeMap::new();
        for (guild, game, seq) in self.store.phases_missed(guild, player).await? {
            by_game.entry((guild, game)).or_default().push(seq);
        }
        let mut missed = 0;
        for ((guild, game), seqs) in by_game {
            if let Some(game) = self.store.game(guild, game).await? {
                let stands = self.resolved(&game).await?;
                missed += seqs.iter().filter(|seq| stands.contains(seq)).count() as i64;
            }
        }
        Ok(missed)
    }

    /// The phases of a game that were rolled back.
    async fn undone(
        &self,
        guild: GuildId,
        id: GameId,
    ) -> Result<BTreeSet<(GameId, PhaseNo)>, ServiceError> {
        let mut undone = BTreeSet::new();
        if let Some(game) = self.store.game(guild, id).await? {
            let lasting = self.lasting(&game).await?;
            for pair in lasting.windows(2).filter(|pair| pair[1].kind == "rollback") {
                let numbers = pair[0].phase_no.0..pair[1].phase_no.0;
                undone.extend(numbers.map(|number| (id, PhaseNo(number))));
            }
        }
        Ok(undone)
    }

    /// What counts of the games that are over, of a server or of all, the oldest first.
    async fn ended_games(
        &self,
        guild: Option<GuildId>,
    ) -> Result<Vec<Arc<EndedGame>>, ServiceError> {
        let mut games = Vec::new();
        for (guild, id, seq) in self.store.games_over(guild).await? {
            if let Some(game) = self.counted.get(id, seq) {
                games.push(game);
                continue;
            }
            // A game that cannot be read is no reason to show nobody's record.
            let Some(head) = self.store.head(guild, id).await? else {
                continue;
            };
            let Ok(state) = self.state_of(&head.state).await else {
                tracing::warn!(
                    game = id.0,
                    "a game that cannot be read counts in no record"
                );
                continue;
            };
            let ended_at = self.store.ended_at(guild, id).await?;
            let tenures = self.store.tenures(guild, id).await?;
            let taken_out = self.store.taken_out(guild, id).await?;
            let mut game = EndedGame::of(&state, month(ended_at), &tenures, &taken_out);
            game.undone = self.undone(guild, id).await?;
            let game = Arc::new(game);
            self.counted.keep(id, head.seq, &game);
            games.push(game);
        }
        Ok(games)
    }
}

/// Everybody's rating by these games.
fn rated(games: &[Arc<EndedGame>], now: i64) -> BTreeMap<PlayerId, Rating> {
    let rated: Vec<Rated> = games
        .iter()
        .map(|game| Rated {
            period: game.month,
            places: game
                .played
                .iter()
                .map(|played| Placed {
                    player: played.player,
                    place: played.fared as usize,
                    // One number may stand for several people who were forgotten.
                    counts: played.counts && !played.player.is_nobody(),
                })
                .collect(),
        })
        .collect();
    ratings(&rated, month(now))
}
