//! Importing and exporting games: saved games of the Python package `diplomacy`.

use chancery_boxed::boxed;
use serde_json::json;

use crate::change::{audit, revision, status};
use crate::error::{Refusal, ServiceError, internal};
use crate::game_context::GameContext;
use crate::lobby::create::good_name;
use crate::person::Person;
use crate::{NewGame, Service};
use chancery_archive::Played;
use chancery_archive::resolve::form::Difference;
use chancery_rules::control::PlayerId;
use chancery_rules::game::Setup;
use chancery_rules::movement::Preset;
use chancery_store::{Along, GuildId, Head, NewGame as NewRow, PhaseNo, StoreError};

/// How many games may be imported into a guild within a day.
pub const MOST_IMPORTS: i64 = 10;

const DAY: i64 = 24 * 3_600_000;

/// A game that was made from a file, and what the file had otherwise than our rules.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The game that was made of the file.
    pub context: GameContext,
    /// How many phases of it were played before.
    pub phases: usize,
    /// Phases that our adjudicator decides differently, by name.
    pub otherwise: Vec<(String, Vec<Difference>)>,
}

#[boxed]
impl Service {
    /// Creates a game from a saved one, with all its phases. It starts in its lobby, unless it is over:
    /// players join, and its creator starts it. `new.setup` says under which rulebook it continues.
    ///
    /// # Errors
    /// As [`Service::create`]; when this person neither manages the guild nor holds a GM role, enough were
    /// imported today, or the file cannot be read.
    pub async fn import(
        &self,
        by: &Person,
        new: NewGame,
        file: &[u8],
    ) -> Result<Imported, ServiceError> {
        let name = good_name(&new.name)?;
        self.may_import(by, new.guild).await?;
        self.welcome(by, &new).await?;
        let rulebook = rulebook(&new.setup);
        let bytes = file.to_vec();
        let read = move || chancery_archive::read(&bytes, rulebook);
        let read = tokio::task::spawn_blocking(read).await.map_err(internal)?;
        let saved = read.map_err(Refusal::Saved)?;
        let open = saved.phases.first();
        let first = open.map_or(&saved.last, |played| &played.before);
        let mut past = Vec::new();
        for (i, played) in saved.phases.iter().enumerate() {
            let last = i + 1 == saved.phases.len();
            let after = if last { &saved.last } else { &played.after };
            let report = serde_json::to_string(&played.report).map_err(internal)?;
            let at = if played.at > 0 { played.at } else { by.now };
            let step = revision("imported", "import", Some(by.id), at, after, Some(report));
            past.push((PhaseNo::from(after.number), step));
        }
        let state = saved.last.clone();
        let row = NewRow {
            guild: new.guild,
            creator: by.id.0 as i64,
            head: Head {
                name: name.clone(),
                channel: new.channel,
                gm: new.gm.map(|p: PlayerId| p.0 as i64),
                status: status(&state),
                phase_no: PhaseNo::from(state.number),
                deadline: None,
                paused_left: None,
                grace: false,
                settings: serde_json::to_string(&new.settings).map_err(internal)?,
            },
            revision: revision("created", "import", Some(by.id), by.now, first, None),
            joined: Vec::new(),
        };
        let otherwise: Vec<&String> = saved.otherwise.iter().map(|(phase, _)| phase).collect();
        let detail = json!({ "name": name, "phases": past.len(), "otherwise": otherwise });
        let along = Along {
            posts: vec![],
            audits: vec![audit(Some(by.id), "import", detail)],
        };
        let game = match self.store.create_with_past(&row, &past, &along).await {
            Ok(game) => game,
            Err(StoreError::NameTaken) => return Err(Refusal::NameTaken { name }.into()),
            Err(other) => return Err(other.into()),
        };
        Ok(Imported {
            context: self.laid(game, state, new.settings).await?,
            phases: past.len(),
            otherwise: saved.otherwise,
        })
    }

    /// Refuses whoever may not import games into a guild: a file is a whole game at once, and nobody has to
    /// play it.
    ///
    /// # Errors
    /// When this person neither manages the guild nor holds a GM role, or enough were imported today.
    pub async fn may_import(&self, by: &Person, guild: GuildId) -> Result<(), ServiceError> {
        if !by.admin && !self.house(guild).await?.makes_gm(by) {
            return Err(Refusal::NotHost.into());
        }
        let since = by.now.saturating_sub(DAY);
        if self.store.imports_since(guild, since).await? < MOST_IMPORTS {
            Ok(())
        } else {
            Err(Refusal::ImportsToday { most: MOST_IMPORTS }.into())
        }
    }

    /// A standard game as a saved one: its phases and current position. All of it is public, so it may be
    /// asked for at any time, but in the fog only after the end.
    ///
    /// # Errors
    /// When the game does not use the standard rules, has not begun, or is played in the fog.
    pub async fn export(&self, context: &GameContext) -> Result<Vec<u8>, ServiceError> {
        if !chancery_archive::is_standard(&context.state.setup) {
            return Err(Refusal::NotStandard.into());
        }
        if context.state.is_foggy() {
            return Err(Refusal::ArchiveSealed.into());
        }
        let mut phases = Vec::new();
        let game = &context.game;
        for seq in self.resolved(game).await? {
            let before = self.revision_of(game, seq.before()).await?;
            let after = self.revision_of(game, seq).await?;
            let report = after.report.as_deref().unwrap_or_default();
            phases.push(Played {
                before: self.state_of(&before.state).await?,
                report: serde_json::from_str(report).map_err(internal)?,
                after: self.state_of(&after.state).await?,
                at: after.at,
            });
        }
        if phases.is_empty() && !context.state.is_playing() {
            return Err(Refusal::NotStarted.into());
        }
        let saved =
            chancery_archive::write(&format!("chancery-{}", game.id), &phases, &context.state);
        serde_json::to_vec(&saved).map_err(internal)
    }
}

/// The rulebook a saved game is read by: the one its setup names.
fn rulebook(setup: &Setup) -> &'static str {
    let base: Preset = setup.rulebook().base;
    base.id()
}
