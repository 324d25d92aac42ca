//! Creating a game, and starting it.

use std::collections::BTreeSet;

use crate::change::{TRIES, audit, card, comings, open_phase, revision, to_channel};
use crate::computers::seats::filled;
use crate::error::{Refusal, ServiceError, internal};
use crate::game_context::GameContext;
use crate::notice::Notice;
use crate::person::Person;
use crate::{Service, Settings};
use chancery_boxed::boxed;
use chancery_rules::control::exchange::Secret;
use chancery_rules::control::{Level, PlayerId};
use chancery_rules::game::{Action, Setup, State};
use chancery_store::{
    Along, Change, EventBoard, EventId, GameFilter, GuildId, Head, NewGame as NewRow, PhaseNo,
    Status, StoreError,
};

/// The most characters a game's name may have.
pub const LONGEST_NAME: usize = 60;

/// What a game that is to be created is like.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The server it is played on.
    pub guild: GuildId,
    /// The number on Discord of the channel in which it is played.
    pub channel: i64,
    /// Its name, which no other game of the server may have.
    pub name: String,
    /// The rules it is played by.
    pub setup: Setup,
    /// How it is run at first.
    pub settings: Settings,
    /// Who runs it; `None` if its creator does.
    pub gm: Option<PlayerId>,
    /// Whether its creator joins it as a player.
    pub join: bool,
    /// The level of the computer players that take all other places until people join; `None` for none.
    pub computers: Option<Level>,
}

#[boxed]
impl Service {
    /// Creates a game; its lobby opens.
    ///
    /// # Errors
    /// [`Refusal::BadName`], or [`Refusal::NameTaken`] by a game of the guild that is not over.
    pub async fn create(&self, by: &Person, new: NewGame) -> Result<GameContext, ServiceError> {
        good_name(&new.name)?;
        self.welcome(by, &new).await?;
        let mut state = State::new(new.setup.clone());
        if new.join {
            let join = Action::Join {
                player: by.id,
                wish: None,
            };
            state = chancery_rules::game::act(&state, &join)?.0;
        }
        if let Some(level) = new.computers {
            state = filled(state, &BTreeSet::new(), level, None)?;
        }
        self.lay(by, new, state, None).await
    }

    /// Writes down a new game with those who are in it already, as the game of an event's board if one is given.
    ///
    /// # Errors
    /// [`Refusal::BadName`], or [`Refusal::NameTaken`] by a game of the guild that is not over.
    pub(crate) async fn lay(
        &self,
        by: &Person,
        new: NewGame,
        state: State,
        board: Option<(EventId, EventBoard)>,
    ) -> Result<GameContext, ServiceError> {
        let name = good_name(&new.name)?;
        let joined = state.control.players().into_iter();
        let joined = joined.map(|player| player.0 as i64).collect();
        let row = NewRow {
            guild: new.guild,
            creator: by.id.0 as i64,
            head: Head {
                name: name.clone(),
                channel: new.channel,
                gm: new.gm.map(|p| p.0 as i64),
                status: Status::Lobby,
                phase_no: PhaseNo::from(state.number),
                deadline: None,
                paused_left: None,
                grace: false,
                settings: serde_json::to_string(&new.settings).map_err(internal)?,
            },
            revision: revision("created", "create", Some(by.id), by.now, &state, None),
            joined,
        };
        let detail = serde_json::json!({ "name": name });
        let along = Along {
            posts: vec![],
            audits: vec![audit(Some(by.id), "create", detail)],
        };
        let written = match board {
            None => self.store.create_game(&row, &along).await,
            Some((event, board)) => {
                let store = &self.store;
                store.create_board_game(event, &board, &row, &along).await
            }
        };
        match written {
            Ok(game) => self.laid(game, state, new.settings).await,
            Err(StoreError::NameTaken) => Err(Refusal::NameTaken { name }.into()),
            Err(other) => Err(other.into()),
        }
    }

    /// Deals the powers and opens the first phase.
    ///
    /// # Errors
    /// When this person is neither GM nor creator, or players are missing.
    pub async fn start(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<GameContext, ServiceError> {
        context.gm_only(by).map_err(|_| Refusal::NotTheStarter)?;
        let _turn = self.one_at_a_time(context.game.id).await;
        let mut now = context.clone();
        for _ in 0..TRIES {
            match self.start_once(by, &now).await {
                Err(ServiceError::Stale) => {}
                other => return other,
            }
            // Somebody came or went.
            now = self.again(context).await?;
        }
        Err(ServiceError::Stale)
    }

    async fn start_once(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<GameContext, ServiceError> {
        let start = Action::Start {
            seed: rand::random(),
        };
        let state = committed(&context.state)?;
        let (state, _) = chancery_rules::game::act(&state, &start)?;
        let snapshot = revision("started", "start", Some(by.id), by.now, &state, None);
        let mut change = Change::new(&context.game, snapshot);
        comings(&mut change, &context.state, &state);
        // Where all of a guild's games are stopped, a new one does not run, either.
        let stopped = self.store.guild_pause(context.game.guild).await?.is_some();
        change.head.paused_left = stopped.then_some(0);
        let reminders = open_phase(&mut change.head, &context.settings, &state, by.now);
        change.reminders = Some(reminders);
        let moved = self.mind_absences(&mut change, &context.settings, &state, by.now);
        let moved = moved.await?;
        let seq = context.game.seq.next();
        let started = to_channel(&context.game, &Notice::Started { seq });
        change.along.posts.extend([started, card(&context.game)]);
        let told = self.turn_posts(&context.game, &state, seq).await?;
        change.along.posts.extend(told);
        change.along.posts.extend(moved);
        change
            .along
            .audits
            .push(audit(Some(by.id), "start", serde_json::json!({})));
        let game = self.store.revise(&change).await?;
        if stopped {
            self.store.note_guild_paused(game.guild, game.id).await?;
        }
        (self.wake)();
        Ok(context.next(game, state, context.settings.clone()))
    }

    /// The guild's games, newest first: those not over, or all. A game that cannot be read is skipped.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn list(
        &self,
        guild: GuildId,
        over_too: bool,
    ) -> Result<Vec<GameContext>, ServiceError> {
        let filter = if over_too {
            GameFilter::All
        } else {
            GameFilter::Living
        };
        let mut tables = Vec::new();
        for game in self.store.games(guild, filter, 100).await? {
            match self.read(game.clone()).await {
                Ok(context) => tables.push(context),
                Err(error) => crate::turns::aside::passed_over(&game, error)?,
            }
        }
        Ok(tables)
    }
}

/// A game's name as it is stored.
pub(crate) fn good_name(name: &str) -> Result<String, Refusal> {
    let name = name.trim().to_owned();
    let printable = !name.chars().any(char::is_control);
    if name.is_empty() || name.chars().count() > LONGEST_NAME || !printable {
        return Err(Refusal::BadName);
    }
    Ok(name)
}

/// The state with a secret for its lots, if it draws any and has none: a new game, or one whose secret
/// was published when it was over.
pub(crate) fn committed(state: &State) -> Result<State, ServiceError> {
    if !state.control.lacks_secret() {
        return Ok(state.clone());
    }
    let secret = Secret::new(rand::random());
    let (mut state, _) = chancery_rules::game::act(state, &Action::Commit { secret })?;
    state.control.mix_orders_into_lots();
    Ok(state)
}
