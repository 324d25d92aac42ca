//! Looks at sealed orders: noted before anything is shown, and told to all when the phase is over.

use chancery_boxed::boxed;
use serde_json::json;

use crate::change::{audit, to_channel};
use crate::error::{Refusal, ServiceError, internal};
use crate::game_context::GameContext;
use crate::notice::Notice;
use crate::orders::mine::MySheet;
use crate::person::Person;
use crate::results::look::ResolvedPhase;
use crate::{Service, turns};
use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_rules::control::exchange::Secret;
use chancery_rules::game::{State, adjudicate};
use chancery_store::{Along, Game, NewLook, NewPost};

use super::news::{GmNews, Looked, Whose};

/// The kind of a look at treasuries or holdings.
pub(super) const MONEY: &str = "money";

/// The kind of a look at the board of a game in the fog, which nobody is told of: that is how such a game is run.
const BOARD: &str = "board";

/// A sealed sheet, as a GM was shown it.
#[derive(Clone, Debug)]
pub struct Shown {
    /// Whose sheet it is.
    pub whose: Whose,
    /// The sheet, as its player sees it.
    pub sheet: MySheet,
}

impl GameContext {
    /// How a player's orders are spoken of: by the power, where each player has one.
    pub fn whose(&self, player: PlayerId) -> Whose {
        let power = self.state.control.own_power(player);
        power.map_or(Whose::Player(player), Whose::Power)
    }

    /// Refuses who may not look at sealed orders of others.
    ///
    /// # Errors
    /// When this person is not the GM, or a blind one.
    pub fn sealed_only(&self, by: &Person) -> Result<(), Refusal> {
        self.gm_only(by)?;
        if self.is_blind(by) {
            Err(Refusal::BlindGm)
        } else {
            Ok(())
        }
    }

    /// The player whose sheet is meant: a power's, or where players share the powers the one named.
    ///
    /// # Errors
    /// When nobody is meant.
    pub fn sheet_owner(
        &self,
        power: Option<Power>,
        player: Option<PlayerId>,
    ) -> Result<PlayerId, Refusal> {
        let shared = self.state.control.is_shared();
        if shared {
            let player = player.ok_or(Refusal::WhichPlayer)?;
            let there = self.state.control.has(player);
            return there.then_some(player).ok_or(Refusal::NotInGame);
        }
        if let Some(player) = player {
            let there = self.state.control.has(player);
            return there.then_some(player).ok_or(Refusal::NotInGame);
        }
        let power = power.ok_or(Refusal::WhichPlayer)?;
        let players = self.state.control.players_of(power);
        players.first().copied().ok_or(Refusal::Unseated(power))
    }
}

#[boxed]
impl Service {
    /// Whether this person has looked at what is sealed in this game before. Until then they are asked:
    /// whoever looks does not play in the game any more.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn has_looked(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<bool, ServiceError> {
        let game = &context.game;
        let looked = self
            .store
            .has_looked(game.guild, game.id, by.id.0 as i64)
            .await?;
        Ok(looked)
    }

    /// Notes that a GM means to see treasuries and holdings, which a correction of them shows.
    ///
    /// # Errors
    /// When this person is not the GM or is a blind one, or the game is not being played.
    pub async fn look_at_money(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<(), ServiceError> {
        context.sealed_only(by)?;
        context.playing()?;
        self.note_look(by, context, &[], MONEY).await
    }

    /// A player's sealed sheet, for the GM. The look is noted, and told after the phase.
    ///
    /// # Errors
    /// When this person is not the GM or is a blind one, nobody is meant, or the game is not being
    /// played.
    pub async fn show_sheet(
        &self,
        by: &Person,
        context: &GameContext,
        owner: PlayerId,
    ) -> Result<Shown, ServiceError> {
        context.sealed_only(by)?;
        context.playing()?;
        let whose = context.whose(owner);
        self.note_look(by, context, &[whose], "sheet").await?;
        let player = Person {
            id: owner,
            ..by.clone()
        };
        let sheet = self.my_sheet(&player, context).await?;
        Ok(Shown { whose, sheet })
    }

    /// What the open phase would come to if it closed now, for the GM. Nothing changes; the look is
    /// noted, and told after the phase. Lots fall by a secret that is thrown away: the phase's own seed
    /// would tell those to come.
    ///
    /// # Errors
    /// As [`Service::show_sheet`].
    pub async fn dry_run(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<ResolvedPhase, ServiceError> {
        context.sealed_only(by)?;
        context.playing()?;
        self.note_look(by, context, &[], "dry-run").await?;
        let turn = self.store.turn(context.game.guild, context.game.id).await?;
        let mut state = self.state_of(&turn.head.state).await?;
        let mut sheets = turns::close::opened(&turn, &state);
        // As at the deadline, standing orders count where nothing was handed in.
        let settings = &context.settings;
        self.silence(&turn, &state, settings, true, &mut sheets)
            .await?;
        state.control.draw_by(Secret::new(rand::random()));
        let (state, mut report) = adjudicate(&state, &sheets);
        report.forget_seed();
        Ok(ResolvedPhase {
            seq: turn.game.seq,
            at: by.now,
            report,
            state,
        })
    }

    /// Notes that a GM sees the board of a game in the fog.
    pub(crate) async fn note_board_seen(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<(), ServiceError> {
        self.note_look(by, context, &[], BOARD).await
    }

    pub(super) async fn note_look(
        &self,
        by: &Person,
        context: &GameContext,
        at: &[Whose],
        kind: &str,
    ) -> Result<(), ServiceError> {
        let game = &context.game;
        let seats = serde_json::to_string(at).map_err(internal)?;
        let detail = json!({ "kind": kind, "at": at, "phase_no": game.head.phase_no });
        let along = Along {
            posts: vec![],
            audits: vec![audit(Some(by.id), "look", detail)],
        };
        let look = NewLook {
            guild: game.guild,
            game: game.id,
            phase_no: game.head.phase_no,
            gm: by.id.0 as i64,
            seats: &seats,
            kind,
            at: by.now,
        };
        Ok(self.store.note_look(&look, &along).await?)
    }

    /// What must be told of the looks at the sheets of the game's open phase, now that it ends.
    pub(crate) async fn looks_post(
        &self,
        game: &Game,
        state: &State,
    ) -> Result<Option<NewPost>, ServiceError> {
        let open = game.head.phase_no;
        let noted = self.store.looks(game.guild, game.id, open).await?;
        let mut looks: Vec<Looked> = Vec::new();
        for look in noted.into_iter().filter(|look| look.kind != BOARD) {
            let gm = PlayerId(look.gm as u64);
            let at: Vec<Whose> = serde_json::from_str(&look.seats).unwrap_or_default();
            let money = look.kind == MONEY;
            let looked = if money {
                Looked {
                    gm,
                    at: Vec::new(),
                    money,
                }
            } else {
                Looked { gm, at, money }
            };
            if !looks.contains(&looked) {
                looks.push(looked);
            }
        }
        if looks.is_empty() {
            return Ok(None);
        }
        let phase = state.phase;
        let news = GmNews::Looks { phase, looks };
        Ok(Some(to_channel(game, &Notice::Gm { news })))
    }
}
