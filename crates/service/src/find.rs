//! Finding the game that is meant, and the games somebody may know of.

use chancery_boxed::boxed;
use chancery_rules::control::PlayerId;
use chancery_rules::game::Viewer;
use chancery_store::{Game, GameFilter, GameId, GuildId, Status};

use super::error::{Refusal, ServiceError, internal};
use super::game_context::GameContext;
use super::lobby::refusals::LobbyRefusal;
use super::person::{Person, Place};
use super::turns::aside::passed_over;
use super::{Service, Settings};

impl GameContext {
    /// Whether the GM invited this person.
    pub fn is_invited(&self, player: PlayerId) -> bool {
        self.settings.seats.invited.contains(&player)
    }

    /// Whether this person may know of the game: a private one is for those who run it, play in it, share
    /// a seat of it or were invited.
    pub fn may_see(&self, by: &Person) -> bool {
        let seats = &self.settings.seats;
        let played = self.state.control.has(by.id) || self.played.contains(&by.id);
        let takes_part = played || self.shares_or_may(by.real());
        let made = self.game.creator == by.id.0 as i64;
        !seats.private
            || self.is_invited(by.id)
            || seats.waiting.contains(&by.id)
            || takes_part
            || made
            || self.is_gm(by)
    }
}

#[boxed]
impl Service {
    /// The game that is meant: by name where one is given, else the channel's, else the only one of the
    /// channel's category, else the only one this person plays in.
    ///
    /// # Errors
    /// A refusal that lists what could have been meant.
    pub async fn find(
        &self,
        by: &Person,
        place: Place,
        name: Option<&str>,
    ) -> Result<GameContext, ServiceError> {
        let game = match (place.guild, name) {
            (Some(guild), Some(name)) => {
                match self.store.game_by_name(guild, name).await? {
                    // One that cannot be read is not said to be missing.
                    Some(game) if self.is_known_to(by, &game).await? => game,
                    _ => return Err(self.no_such_game(by, guild, name).await?.into()),
                }
            }
            (Some(guild), None) => self.game_here(by, guild, place).await?,
            (None, name) => self.game_of(by, name).await?,
        };
        let context = self.read(game).await?;
        match place.guild {
            Some(_) => self.seen_on_server(by, &context).await,
            None => self.seen_by(by, &context).await,
        }
    }

    /// As [`Service::seen_by`], and from the gallery everything. That is for the server only: elsewhere nobody's roles
    /// are known, and whoever can act as a blind GM would be let in.
    pub(super) async fn seen_on_server(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<GameContext, ServiceError> {
        if context.state.is_foggy() && context.is_in_gallery(by) {
            return Ok(context.seen_as(Viewer::Everything));
        }
        self.seen_by(by, context).await
    }

    /// The game in which somebody ends that a seat is shared: as [`Service::find`], or else the only one of those meant
    /// whose seat they still share, though they may not see it now.
    ///
    /// # Errors
    /// As [`Service::find`].
    pub async fn find_shared(
        &self,
        by: &Person,
        place: Place,
        name: Option<&str>,
    ) -> Result<GameContext, ServiceError> {
        let why = match self.find(by, place, name).await {
            Err(ServiceError::Refused(why)) => why,
            found => return found,
        };
        let mut games = self.store.games_at_hand(by.real().0 as i64).await?;
        games.retain(|game| {
            let here = place.guild.is_none_or(|guild| guild == game.guild);
            let is_named = |name: &str| is_called(game, name);
            here && name.is_none_or(is_named)
        });
        match games.as_slice() {
            [only] => Ok(self.read(only.clone()).await?.seen_by_all()),
            _ => Err(why.into()),
        }
    }

    /// The games in which this person plays or shares a seat, the newest first. A private one in which they only share
    /// one is left out while they may not see it: the seat's player has lost it, or they are banned.
    pub(super) async fn at_hand(&self, by: &Person) -> Result<Vec<Game>, ServiceError> {
        let me = by.real();
        let mut games = Vec::new();
        for game in self.store.games_at_hand(me.0 as i64).await? {
            let settings = serde_json::from_str::<Settings>(&game.head.settings);
            let hidden = if settings.is_ok_and(|settings| settings.seats.private) {
                match self.read(game.clone()).await {
                    Ok(context) => context.has_shared(me) && !context.may_see(by),
                    Err(error) => {
                        passed_over(&game, error)?;
                        false
                    }
                }
            } else {
                false
            };
            if !hidden {
                games.push(game);
            }
        }
        Ok(games)
    }

    /// The game as this person sees it: in the fog with the eyes of the powers they play, as the GM who may look at
    /// what is sealed everything, else as everybody does (F-05, F-10). That a GM sees the board is noted: whoever has
    /// seen it does not play in the game any more.
    pub(super) async fn seen_by(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<GameContext, ServiceError> {
        if !context.state.is_foggy() {
            return Ok(context.clone());
        }
        let control = &context.state.control;
        if control.has(by.id) || !context.sees_sealed(by) {
            return Ok(context.seen_by_player(by.id));
        }
        if self.has_looked(by, context).await? {
            return Ok(context.seen_as(Viewer::Everything));
        }
        // Whoever only manages the server may still want to play.
        if context.first_gm() != by.id {
            return Ok(context.seen_as(Viewer::public()));
        }
        self.note_board_seen(by, context).await?;
        Ok(context.seen_as(Viewer::Everything))
    }

    /// The game a button names, if this person may press it there: in the game's own channel whoever sees the
    /// button, elsewhere in the guild whoever may know of the game, in direct messages whoever takes part in it.
    ///
    /// # Errors
    /// When there is no such game, or this person may not use it here.
    pub async fn reach(
        &self,
        by: &Person,
        place: Place,
        (guild, id): (GuildId, GameId),
    ) -> Result<GameContext, ServiceError> {
        let context = self.whole_context(guild, id).await?;
        let may = match place.guild {
            Some(_) => place.is_at(context.game.head.channel) || context.may_see(by),
            None => self.has_part(by, &context).await?,
        };
        match place.guild {
            _ if !may => Err(Refusal::NoPart.into()),
            Some(_) => self.seen_on_server(by, &context).await,
            None => self.seen_by(by, &context).await,
        }
    }

    /// Whether this person plays or has played in the game, runs it or made it, waits for a place or is
    /// invited, or follows it.
    async fn has_part(&self, by: &Person, context: &GameContext) -> Result<bool, ServiceError> {
        let seats = &context.settings.seats;
        let played = context.state.control.has(by.id) || context.played.contains(&by.id);
        let plays = played || context.shares_or_may(by.real());
        let runs = context.is_gm(by) || context.game.creator == by.id.0 as i64;
        let asked = seats.waiting.contains(&by.id) || context.is_invited(by.id);
        Ok(plays || runs || asked || self.watchers(context).await?.contains(&by.id))
    }

    /// Whether this person may know of the game ([`GameContext::may_see`]).
    async fn is_known_to(&self, by: &Person, game: &Game) -> Result<bool, ServiceError> {
        let settings: Settings = serde_json::from_str(&game.head.settings).map_err(internal)?;
        Ok(!settings.seats.private || self.read(game.clone()).await?.may_see(by))
    }

    /// Those of the games that this person may know of ([`GameContext::may_see`]). A game that cannot be read is
    /// passed over.
    pub(super) async fn known_to(
        &self,
        by: &Person,
        games: Vec<Game>,
    ) -> Result<Vec<Game>, ServiceError> {
        let mut known = Vec::new();
        for game in games {
            match self.is_known_to(by, &game).await {
                Ok(true) => known.push(game),
                Ok(false) => {}
                Err(error) => passed_over(&game, error)?,
            }
        }
        Ok(known)
    }

    /// The guild's games this person may know of, newest first: those not over, or all.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn list_for(
        &self,
        by: &Person,
        guild: GuildId,
        over_too: bool,
    ) -> Result<Vec<GameContext>, ServiceError> {
        let mut tables = self.list(guild, over_too).await?;
        tables.retain(|context| context.may_see(by));
        let mut seen = Vec::new();
        for table in tables {
            seen.push(self.seen_on_server(by, &table).await?);
        }
        Ok(seen)
    }

    /// The names of the games that may be meant here, one's own first: the guild's, or in private
    /// messages one's own.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn game_names(&self, by: &Person, place: Place) -> Result<Vec<String>, ServiceError> {
        let mine = self.at_hand(by).await?;
        let mut games = match place.guild {
            Some(guild) => {
                let all = self.store.games(guild, GameFilter::All, 100).await?;
                self.known_to(by, all).await?
            }
            None => mine.clone(),
        };
        let me = by.id.0 as i64;
        games.sort_by_key(|game| {
            let plays = mine.iter().any(|m| m.id == game.id);
            let runs = game.head.gm.unwrap_or(game.creator) == me;
            (!game.head.status.is_living(), !plays, !runs)
        });
        Ok(games.into_iter().map(|g| g.head.name).collect())
    }

    /// The first of some numbered names that no living game of a server has, though this person may not know all of
    /// them.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn free_name(
        &self,
        guild: GuildId,
        name: impl Fn(usize) -> String,
    ) -> Result<String, ServiceError> {
        let mut number = 1;
        loop {
            let name = name(number);
            let found = self.store.game_by_name(guild, &name).await?;
            if found.is_none_or(|game| !game.head.status.is_living()) {
                return Ok(name);
            }
            number += 1;
        }
    }

    async fn no_such_game(
        &self,
        by: &Person,
        guild: GuildId,
        name: &str,
    ) -> Result<Refusal, ServiceError> {
        let games = self.store.games(guild, GameFilter::All, 25).await?;
        let games = self.known_to(by, games).await?;
        let near = games.into_iter().map(|g| g.head.name).collect();
        let name = name.chars().take(60).collect();
        Ok(Refusal::NoSuchGame { name, near })
    }

    async fn game_here(
        &self,
        by: &Person,
        guild: GuildId,
        place: Place,
    ) -> Result<Game, ServiceError> {
        // A thread may be a game's own place, as a forum's posts are; else its channel counts.
        let mut here = self.store.games_in_channel(guild, place.channel).await?;
        if let Some(above) = place.parent.filter(|_| here.is_empty()) {
            here = self.store.games_in_channel(guild, above).await?;
        }
        let known = self.known_to(by, here.clone()).await?;
        if let [only] = known.as_slice() {
            return Ok(only.clone());
        }
        let mut mine = self.at_hand(by).await?;
        mine.retain(|g| g.guild == guild);
        match (one_of(known, &mine), here.as_slice()) {
            (Some(found), _) => return found,
            (None, []) => {}
            (None, here) => {
                // Where there is nothing but what cannot be read, that is the matter.
                for game in here {
                    self.is_known_to(by, game).await?;
                }
                return Err(LobbyRefusal::Private.into());
            }
        }
        let all = self.store.games(guild, GameFilter::All, 100).await?;
        let all = self.known_to(by, all).await?;
        let living = |g: &&Game| g.head.status.is_living();
        if let Some(category) = place.category.filter(|_| place.parent.is_none()) {
            let mut near = Vec::new();
            for game in all.iter().filter(living) {
                // Those that cannot be read have been passed over.
                let settings: Settings =
                    serde_json::from_str(&game.head.settings).map_err(internal)?;
                if settings.category == Some(category) {
                    near.push(game.clone());
                }
            }
            if let Some(found) = one_of(near, &mine) {
                return found;
            }
        }
        if mine.len() == 1 {
            return Ok(mine.remove(0));
        }
        if let Some(last) = all.iter().find(|g| place.is_at(g.head.channel)) {
            return Ok(last.clone());
        }
        let others = all.into_iter().filter(|g| living(&g));
        let others = others.map(|g| (g.head.name, g.head.channel)).collect();
        Err(Refusal::NoGameHere { others }.into())
    }

    async fn game_of(&self, by: &Person, name: Option<&str>) -> Result<Game, ServiceError> {
        let mut mine = self.at_hand(by).await?;
        if let Some(name) = name {
            let near = mine.iter().map(|g| g.head.name.clone()).collect();
            mine.retain(|game| is_called(game, name));
            if mine.is_empty() {
                let name = name.chars().take(60).collect();
                return Err(Refusal::NoSuchGame { name, near }.into());
            }
        }
        let playing: Vec<Game> = mine
            .iter()
            .filter(|g| g.head.status == Status::Playing)
            .cloned()
            .collect();
        if playing.len() == 1 {
            mine = playing;
        }
        match mine.len() {
            0 => Err(Refusal::NoOwnGame.into()),
            1 => Ok(mine.remove(0)),
            _ => Err(which(mine).into()),
        }
    }
}

/// The one of several games in one place that is meant: the only one, or the only one of one's own.
fn one_of(mut games: Vec<Game>, mine: &[Game]) -> Option<Result<Game, ServiceError>> {
    if games.len() > 1 {
        let own = |g: &&Game| mine.iter().any(|m| m.id == g.id);
        let own: Vec<Game> = games.iter().filter(own).cloned().collect();
        if own.len() == 1 {
            games = own;
        }
    }
    match games.len() {
        0 => None,
        1 => games.pop().map(Ok),
        _ => Some(Err(which(games).into())),
    }
}

/// Whether a game is meant by that name.
fn is_called(game: &Game, name: &str) -> bool {
    game.head.name.to_lowercase() == name.trim().to_lowercase()
}

fn which(games: Vec<Game>) -> Refusal {
    Refusal::WhichGame {
        names: games.into_iter().map(|g| g.head.name).collect(),
    }
}
