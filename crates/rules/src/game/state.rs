//! The whole state of a game: everything the rules know, and nothing else.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::board::{
    BoardHash, BoardId, BoardRef, Builds, Position, Power, PowerMap, Province, Unit, UnknownBoard,
    shared_board,
};
use crate::control::exchange::Name;
use crate::control::{Control, PlayerId};
use crate::economy::{Economy, EconomyContext};
use crate::relations::Relations;
use crate::visibility::Visibility;

use super::{Fact, Motion, Opening, Outcome, Phase, RuleVote, Seen, Setup};

/// The layout of [`State`] as it is stored. Raise it when an older state would no longer read, and
/// leave a fixture of the older one in `tests/rules/fixtures/`.
pub const SCHEMA: u32 = 1;

/// Whether a game waits to start, is being played or is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameStatus {
    /// Players join; no phase is open.
    Lobby,
    /// A phase is open for orders.
    Playing,
    /// The game is over, with this result.
    Finished(Outcome),
}

/// All that the rules know of a game at one moment, secrets included. It is what the store keeps of each
/// revision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The version of the stored form.
    pub schema: u32,
    /// The rules that were chosen for the game.
    pub setup: Setup,
    /// Whether the game waits for players, is played, or is over.
    pub stage: GameStatus,
    /// The phase that is open.
    pub phase: Phase,
    /// Counts phases from 1; a sheet belongs to a number, so that a rolled back phase's sheets
    /// are not mistaken for the new one's.
    pub number: u32,
    /// Where the units are, dislodged ones included.
    pub position: Position,
    /// Who owns which province, and what the powers have.
    pub economy: Economy,
    /// Who plays, and who orders which units.
    pub control: Control,
    /// Treaties, wars and penalties, where they are played.
    #[serde(default, skip_serializing_if = "Relations::is_none")]
    pub relations: Relations,
    /// What powers remember of what they do not see, where there is fog.
    #[serde(default, skip_serializing_if = "Visibility::is_open")]
    pub visibility: Visibility,
    /// What happened this year and must be remembered until it closes.
    pub facts: Vec<Fact>,
    /// The votes on motions about the rules, open and decided.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub ballots: BTreeMap<Motion, RuleVote>,
    /// Who sees the game so; `None` if this is the whole of it, which alone is stored.
    #[serde(skip)]
    pub seen: Option<Arc<Seen>>,
}

impl State {
    /// A new game in its lobby, units on their starting places.
    pub fn new(setup: Setup) -> State {
        let mut state = State {
            schema: SCHEMA,
            stage: GameStatus::Lobby,
            phase: setup.first_phase(),
            number: 1,
            position: setup.first_units(),
            economy: setup.first_economy(),
            control: Control::new(setup.control, &setup.played()),
            relations: Relations::new(setup.relations),
            facts: Vec::new(),
            visibility: Visibility::new(&setup.visibility),
            ballots: BTreeMap::new(),
            seen: None,
            setup,
        };
        if matches!(state.setup.opening, Opening::Unarmed | Opening::Chosen) {
            state.endow();
        }
        state
    }

    /// A game that begins in Winter begins with a year's income: I-02b.
    pub fn endow(&mut self) {
        let (setup, position) = (&self.setup, &self.position);
        let here = setup.economy_context(position, self.phase, self.number);
        self.economy.harvest(&here);
    }

    /// Whether orders may be given.
    pub fn is_playing(&self) -> bool {
        self.stage == GameStatus::Playing
    }

    /// How many centres each power owns: the board's, and where every territory is one, all (I-07d).
    /// Powers that own none are left out. Land that is no centre does not count, whatever it earns (3B.29).
    pub fn centre_counts(&self) -> PowerMap<usize> {
        let counting = self.setup.counting();
        let owners = self.economy.owners().iter();
        let mut counts = PowerMap::new();
        for (_, power) in owners.filter(|(at, _)| counting.contains(**at)) {
            *counts.entry(*power).or_default() += 1;
        }
        counts
    }

    /// Powers that still have a unit, on the board or in retreat, or a centre (where there are
    /// treasuries: a province). Those that nobody plays are not among them.
    pub(super) fn standing(&self) -> Vec<Power> {
        let provinces = self.economy.province_counts();
        let stands = |power: &Power| {
            self.position.of(*power).next().is_some()
                || self.position.dislodged_of(*power).next().is_some()
                || provinces.get(power).is_some_and(|n| *n > 0)
        };
        self.setup.played().into_iter().filter(stands).collect()
    }

    /// Whether another player can join in the lobby: an exchange takes any number, seats only as many as
    /// there are people to play the powers.
    pub fn has_room(&self) -> bool {
        self.control.has_room(self.setup.by_person().len())
    }

    /// The powers in the game: of those somebody plays, the ones that still have a unit or a centre; where there are treasuries or
    /// points, those that still have theirs, which is until the Fall that finds them with neither unit
    /// nor province (1B.22, 2B.22).
    pub fn survivors(&self) -> Vec<Power> {
        if let Some(seen) = &self.seen {
            return seen.in_game.clone();
        }
        match self.economy.bank() {
            Some(bank) => bank.treasuries.keys().copied().collect(),
            None => self.standing(),
        }
    }

    /// The powers that have something on the board: the survivors, and of those that nobody plays the
    /// ones with a unit or a province left.
    pub fn shown(&self) -> Vec<Power> {
        let (survivors, provinces) = (self.survivors(), self.economy.province_counts());
        let idle = |power: &Power| {
            let here = self.position.of(*power).next().is_some();
            !self.setup.plays(*power) && (here || provinces.contains_key(power))
        };
        let powers = self.setup.board().powers();
        powers
            .filter(|p| survivors.contains(p) || idle(p))
            .collect()
    }

    /// The power that a build in a province is for: whose home it is, or on boards where powers build elsewhere, whose
    /// it is.
    pub fn builder(&self, at: Province) -> Option<Power> {
        let board = self.setup.board();
        match board.builds() {
            Builds::Homes => board.home(at),
            Builds::HomesOfAnyone | Builds::Centres => self.economy.owners().get(&at).copied(),
        }
    }

    /// Whether a power is in the game ([`State::survivors`]).
    pub fn is_in(&self, power: Power) -> bool {
        self.survivors().contains(&power)
    }

    /// Dislodged units of others that a power hired for the season and may order in this phase
    /// (1B.28). Nobody but the two powers knows.
    pub fn hired_retreats(&self, power: Power) -> Vec<Unit> {
        let Some(all) = self.economy.hired() else {
            return Vec::new();
        };
        let hired = |unit: &Unit| all.get(&unit.id) == Some(&power);
        let lost = self.position.dislodged.iter().map(|d| d.unit);
        lost.filter(hired).collect()
    }

    /// What the economy axis needs to know of the other axes at this moment.
    pub fn ground(&self) -> EconomyContext<'_> {
        self.setup
            .economy_context(&self.position, self.phase, self.number)
    }

    /// How the rules have a player named to others; nothing where it is by their power.
    pub fn name_of(&self, player: PlayerId) -> Option<Name> {
        self.control.name(&self.setup.control, player)
    }

    /// Reads a stored state of this or an earlier layout, on a board that we ship or that has been read.
    ///
    /// # Errors
    /// When the text is no state, one of a later program, on an unknown board, or names what its board does not have.
    pub fn from_json(text: &str) -> Result<State, BadState> {
        State::from_json_on(text, |_| None)
    }

    /// Reads a stored state of this or an earlier layout. `rules_of` is asked for the compiled rules of its board, if
    /// that is neither ours nor has been read.
    ///
    /// # Errors
    /// As for [`State::from_json`]: when the text is no state, one of a later program, on an unknown board, or names
    /// what its board does not have.
    pub fn from_json_on(
        text: &str,
        rules_of: impl FnOnce(BoardHash) -> Option<String>,
    ) -> Result<State, BadState> {
        #[derive(Deserialize)]
        struct Head {
            schema: u32,
        }
        let head: Head = serde_json::from_str(text).map_err(|e| unreadable(&e))?;
        if head.schema > SCHEMA {
            return Err(BadState::Later { found: head.schema });
        }
        let played: Played = serde_json::from_str(text).map_err(|e| unreadable(&e))?;
        let board = match BoardRef::find(played.setup.board) {
            Ok(board) => board,
            Err(UnknownBoard(hash)) => {
                let rules = rules_of(hash).ok_or(BadState::NoBoard(hash))?;
                let board = shared_board(&rules).map_err(|_| BadState::NoBoard(hash))?;
                Some(board)
                    .filter(|board| board.id() == BoardId::Read(hash))
                    .ok_or(BadState::NoBoard(hash))?
            }
        };
        let state = board.board().reading(|| serde_json::from_str(text));
        state.map_err(|e| unreadable(&e))
    }

    /// The board that a stored state is played on.
    ///
    /// # Errors
    /// When the text is no state.
    pub fn board_of(text: &str) -> Result<BoardId, BadState> {
        let played: Played = serde_json::from_str(text).map_err(|e| unreadable(&e))?;
        Ok(played.setup.board)
    }

    /// The state as JSON, secrets included: the text the store keeps.
    ///
    /// # Panics
    /// When this is only what somebody sees of the game: stored, it would take the place of the game.
    pub fn to_json(&self) -> String {
        assert!(
            !self.is_seen(),
            "what somebody sees of a game is not stored"
        );
        serde_json::to_string(self).expect("a state has only string keys")
    }
}

/// As much of a stored state as says which board it is on.
#[derive(Deserialize)]
struct Played {
    setup: On,
}

#[derive(Deserialize)]
struct On {
    board: BoardId,
}

/// What is wrong with a stored text, without a word of it: a state holds what only some may know.
fn unreadable(error: &serde_json::Error) -> BadState {
    let (kind, line, column) = (error.classify(), error.line(), error.column());
    BadState::Unreadable(format!("{kind:?} at line {line} column {column}"))
}

/// Why a stored state could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadState {
    /// The text is not the JSON of a state; says where, but not what is written there.
    #[error("not a game state: {0}")]
    Unreadable(String),
    /// The state was written by a later version of the program, in a form this one does not know.
    #[error("written by a later version: schema {found}, this version knows {SCHEMA}")]
    Later { found: u32 },
    /// The state is of a game on a board whose rules are not at hand, or are others.
    #[error("the rules of its board are not at hand: {0}")]
    NoBoard(BoardHash),
}
