//! A game as the service works on it.

use std::collections::BTreeSet;
use std::sync::Arc;

use chancery_boxed::boxed;
use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_rules::economy::credits::Credits;
use chancery_rules::game::{GameStatus, State, Viewer};
use chancery_store::{Game, GameId, GuildId, SeatShare};

use super::error::{Refusal, ServiceError, internal};
use super::handle::Service;
use super::person::Person;
use super::servers::guild_settings::GuildSettings;
use super::settings::{Gallery, Settings};

/// A game with its newest state and its settings, read from the store: what most requests start from.
#[derive(Clone, Debug)]
pub struct GameContext {
    /// The game as the database has it, at its newest revision.
    pub game: Game,
    /// The game's state at that revision as the context's viewer sees it; where there is no fog, the whole of it,
    /// secrets included.
    pub state: State,
    /// The whole state, if it is another. Only what changes the game starts from it: [`GameContext::whole`].
    pub(super) hidden: Option<Arc<State>>,
    /// Who looks at the game.
    pub viewer: Viewer,
    /// The settings of that revision.
    pub settings: Settings,
    /// The settings of the server it is played on.
    pub house: Arc<GuildSettings>,
    /// Everybody who plays, or has played since it began.
    pub played: Arc<BTreeSet<PlayerId>>,
    /// Who is in the game's gallery, if it has one: [`GameContext::is_in_gallery`] says whether that counts.
    pub gallery: Arc<BTreeSet<PlayerId>>,
    /// Who shares a player's seat, has shared one or is invited to.
    pub shares: Arc<Vec<SeatShare>>,
}

impl GameContext {
    /// The same game after a change, as the same viewer sees it.
    pub(super) fn next(&self, game: Game, state: State, settings: Settings) -> GameContext {
        let next = GameContext {
            game,
            state,
            hidden: None,
            viewer: Viewer::Everything,
            settings,
            house: self.house.clone(),
            played: self.played.clone(),
            gallery: self.gallery.clone(),
            shares: self.shares.clone(),
        };
        next.seen_as(self.viewer.clone())
    }

    /// The same game for whoever has just acted on it: they may have sat down, and see with new eyes.
    pub(super) fn after_act_of(self, by: PlayerId) -> GameContext {
        if self.state.control.has(by) {
            self.seen_by_player(by)
        } else {
            self
        }
    }

    /// The same game with its whole state, which whatever changes the game starts from. What comes of it is seen by
    /// the same viewer again ([`GameContext::next`]).
    pub(super) fn whole(&self) -> GameContext {
        let mut whole = self.clone();
        if let Some(state) = whole.hidden.take() {
            whole.state = Arc::unwrap_or_clone(state);
        }
        whole
    }

    /// The same game as somebody else sees it.
    pub(super) fn seen_as(&self, viewer: Viewer) -> GameContext {
        let mut seen = self.whole();
        let state = seen.state.seen_by(&viewer);
        seen.viewer = Viewer::Everything;
        if state.is_seen() {
            seen.viewer = viewer;
            seen.hidden = Some(Arc::new(std::mem::replace(&mut seen.state, state)));
        }
        seen
    }

    /// The game as a player sees it, who may not look as a GM: what is written to them privately.
    pub fn seen_by_player(&self, player: PlayerId) -> GameContext {
        self.seen_as(Viewer::Powers(self.state.control.powers_of(player)))
    }

    /// The game as everybody sees it: what stands in a channel.
    pub fn seen_by_all(&self) -> GameContext {
        self.seen_as(Viewer::public())
    }

    /// Whether this is what one person sees and others do not.
    pub fn is_of_one(&self) -> bool {
        self.state.is_foggy() && self.viewer != Viewer::public()
    }

    /// Refuses who does not see the whole board: what a GM sets right must be seen.
    ///
    /// # Errors
    /// When there is fog, and this is not the game as its GM sees it.
    pub(super) fn sees_all(&self) -> Result<(), Refusal> {
        if self.state.is_foggy() && self.viewer != Viewer::Everything {
            Err(Refusal::BlindGm)
        } else {
            Ok(())
        }
    }

    /// Whether this person may use the GM's commands: the named GM, or where none is named the
    /// creator; and always the holders of a GM role and those who manage the guild.
    pub fn is_gm(&self, by: &Person) -> bool {
        self.first_gm() == by.real() || self.house.makes_gm(by) || by.admin
    }

    /// The GM who is told what a GM must know: the named one, or where none is named the creator.
    pub fn first_gm(&self) -> PlayerId {
        PlayerId(self.game.head.gm.unwrap_or(self.game.creator) as u64)
    }

    /// Whether nothing sealed is shown to this person as a GM: whoever plays in this game or has played
    /// in it, or has shared a player's seat, is always blind, and in a game with a blind GM everybody is.
    pub fn is_blind(&self, by: &Person) -> bool {
        self.blinds(by.id) || self.blinds(by.real())
    }

    /// As [`GameContext::is_blind`], by their number.
    fn blinds(&self, gm: PlayerId) -> bool {
        let knows = self.state.control.has(gm) || self.played.contains(&gm);
        self.settings.blind || knows || self.has_shared(gm)
    }

    /// Whether this person may look at sealed orders that are not their own. Each look is recorded,
    /// and announced to everybody after the phase.
    pub fn sees_sealed(&self, by: &Person) -> bool {
        self.is_gm(by) && !self.is_blind(by)
    }

    /// Whether nobody may be told who plays which power: an anonymous game that is not over. Where players
    /// share the powers, the exchange's own rules decide how they are named.
    pub fn hides_names(&self) -> bool {
        let over = matches!(self.state.stage, GameStatus::Finished(_));
        self.settings.press.anonymous && !over && !self.state.control.is_shared()
    }

    /// Whether nobody is told who has joined: where players are known by their numbers or powers only.
    pub fn hides_players(&self) -> bool {
        self.hides_names() || self.state.setup.control.hides_players()
    }

    /// The power this person plays; of several, the first that is still in the game.
    ///
    /// # Errors
    /// When they do not play, or have fallen silent.
    pub fn power_of(&self, by: &Person) -> Result<Power, Refusal> {
        let control = &self.state.control;
        let power = control.powers_of(by.id).first().copied();
        let power = power.map(|power| self.state.spokesman(power));
        power.ok_or_else(|| match control.gone_from(by.id) {
            Some(power) => Refusal::InDisorder { power },
            None => Refusal::NotAPlayer,
        })
    }

    /// The powers this person plays that are still in the game; the first if none is.
    ///
    /// # Errors
    /// As [`GameContext::power_of`].
    pub fn powers_of(&self, by: &Person) -> Result<Vec<Power>, Refusal> {
        let first = self.power_of(by)?;
        let mut powers = self.state.control.powers_of(by.id);
        powers.retain(|power| *power == first || self.state.is_in(*power));
        Ok(powers)
    }

    /// Refuses what needs an open phase.
    ///
    /// # Errors
    /// When the game has not begun, or is over.
    pub fn playing(&self) -> Result<(), Refusal> {
        match self.state.stage {
            GameStatus::Lobby => Err(Refusal::NotStarted),
            GameStatus::Playing => Ok(()),
            GameStatus::Finished(_) => Err(Refusal::GameOver),
        }
    }

    /// The deadline of a game whose clock runs.
    ///
    /// # Errors
    /// When the game is not being played, or the clock is stopped.
    pub fn running(&self) -> Result<i64, Refusal> {
        self.playing()?;
        self.game.head.deadline.ok_or(Refusal::Paused)
    }

    /// The bank of a game in which money is lent and given: its credits or, in games with blocks that allow
    /// loans, its points.
    ///
    /// # Errors
    /// If the game has no money, does not allow loans, or is not being played.
    pub fn bank(&self) -> Result<&Credits, Refusal> {
        let bank = self.state.economy.bank().ok_or(Refusal::NoCredits)?;
        self.deals()?;
        self.playing()?;
        Ok(bank)
    }

    /// Whether money is lent and given in this game, be it played now or not.
    ///
    /// # Errors
    /// If the game has no money or does not allow loans.
    pub fn deals(&self) -> Result<(), Refusal> {
        if self.state.setup.economy.deals() {
            Ok(())
        } else if self.state.economy.bank().is_some() {
            Err(Refusal::NoLoans)
        } else {
            Err(Refusal::NoCredits)
        }
    }

    /// Refuses all but the GM.
    ///
    /// # Errors
    /// When this person is not the GM.
    pub fn gm_only(&self, by: &Person) -> Result<(), Refusal> {
        if self.is_gm(by) {
            Ok(())
        } else {
            Err(Refusal::NotTheGm)
        }
    }
}

#[boxed]
impl Service {
    /// A game by its ids, at its newest revision, as everybody sees it.
    ///
    /// # Errors
    /// [`Refusal::NoGameHere`] when the guild has no such game.
    pub async fn game_context(
        &self,
        guild: GuildId,
        id: GameId,
    ) -> Result<GameContext, ServiceError> {
        let whole = self.whole_context(guild, id).await?;
        Ok(whole.seen_by_all())
    }

    /// The same game, read again, with its whole state; what comes of a change is seen by the same viewer.
    pub(super) async fn again(&self, context: &GameContext) -> Result<GameContext, ServiceError> {
        let now = self.whole_context(context.game.guild, context.game.id);
        Ok(GameContext {
            viewer: context.viewer.clone(),
            ..now.await?
        })
    }

    /// A game by its ids, at its newest revision, with its whole state.
    ///
    /// # Errors
    /// [`Refusal::NoGameHere`] when the guild has no such game.
    pub(super) async fn whole_context(
        &self,
        guild: GuildId,
        id: GameId,
    ) -> Result<GameContext, ServiceError> {
        let none = || Refusal::NoGameHere { others: Vec::new() };
        let game = self.store.game(guild, id).await?.ok_or_else(none)?;
        self.read(game).await
    }

    /// Reads a game's state and settings, the state as a whole.
    pub(super) async fn read(&self, game: Game) -> Result<GameContext, ServiceError> {
        let head = self.store.head(game.guild, game.id).await?;
        let head = head.ok_or_else(|| internal(format!("game {} has no revision", game.id)))?;
        let state = self.state_of(&head.state).await?;
        let settings = serde_json::from_str(&game.head.settings).map_err(internal)?;
        self.laid(game, state, settings).await
    }

    /// The context of a game, with its guild's house rules and everybody who has played.
    pub(super) async fn laid(
        &self,
        game: Game,
        state: State,
        settings: Settings,
    ) -> Result<GameContext, ServiceError> {
        let gallery = match settings.gallery {
            Gallery::None => BTreeSet::new(),
            _ => self.in_gallery(&game).await?,
        };
        let house = self.house(game.guild).await?;
        let played = self.store.players_ever(game.guild, game.id).await?;
        let played = played.into_iter().map(|p| PlayerId(p as u64)).collect();
        let shares = self.store.shares(game.guild, game.id).await?;
        let context = GameContext {
            house,
            played: Arc::new(played),
            gallery: Arc::new(gallery),
            shares: Arc::new(shares),
            game,
            state,
            hidden: None,
            viewer: Viewer::Everything,
            settings,
        };
        self.note_commands(&context);
        Ok(context)
    }
}
