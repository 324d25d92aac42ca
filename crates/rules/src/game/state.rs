//! The whole state of a game: everything the rules know, and nothing else.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::board::{Position, Power, PowerMap, Unit};
use crate::control::exchange::Name;
use crate::control::{Control, PlayerId};
use crate::economy::credits::{Entry, RetreatTransfers};
use crate::economy::{Balance, Currency, Economy, EconomyContext, EconomyRules};
use crate::relations::Relations;

use super::{Fact, Item, Motion, Opening, Outcome, Phase, RuleVote, Season, Setup};

/// The layout of [`State`] as it is stored. Raise it when an older state would no longer read, and
/// leave a fixture of the older one in `tests/rules/fixtures/`.
pub const SCHEMA: u32 = 1;

/// How far a game has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameStatus {
    /// Players gather.
    Lobby,
    Playing,
    Finished(Outcome),
}

/// A game at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub schema: u32,
    pub setup: Setup,
    pub stage: GameStatus,
    pub phase: Phase,
    /// Counts phases from 1; a sheet belongs to a number, so that a rolled back phase's sheets
    /// are not mistaken for the new one's.
    pub number: u32,
    pub position: Position,
    pub economy: Economy,
    pub control: Control,
    #[serde(default, skip_serializing_if = "Relations::is_none")]
    pub relations: Relations,
    /// What happened this year.
    pub facts: Vec<Fact>,
    /// What the players vote on about the rules.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub ballots: BTreeMap<Motion, RuleVote>,
}

/// What a power may or must do in the current phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// So many units may be ordered.
    Orders(usize),
    /// So many units must retreat or disband.
    Retreats(usize),
    /// So many units may be built.
    Builds(usize),
    /// So many units must go.
    Removals(usize),
    /// Units are paid for; the treasury lacks so many credits as the last Fall left it.
    Upkeep { short: u32 },
    /// Points are to be spent, on units first; so many are lacking for those.
    Points { points: u32, short: u32 },
    /// Treaties may be entered, and nothing else is to be done.
    Treaties,
}

impl State {
    /// A new game in its lobby, units on their starting places.
    pub fn new(setup: Setup) -> State {
        let board = setup.board();
        let mut state = State {
            schema: SCHEMA,
            stage: GameStatus::Lobby,
            phase: setup.first_phase(),
            number: 1,
            position: setup.opening.units(board),
            economy: Economy::new(&setup.economy, board),
            control: Control::new(setup.control),
            relations: Relations::new(setup.relations),
            facts: Vec::new(),
            ballots: BTreeMap::new(),
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
        let here = super::adjudicate::ground(setup, position, self.phase, self.number);
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
    /// treasuries: a province).
    pub(super) fn standing(&self) -> Vec<Power> {
        let provinces = self.economy.province_counts();
        let stands = |power: &Power| {
            self.position.of(*power).next().is_some()
                || self.position.dislodged_of(*power).next().is_some()
                || provinces.get(power).is_some_and(|n| *n > 0)
        };
        self.setup.board().powers().filter(stands).collect()
    }

    /// The powers in the game: those that still have a unit or a centre; where there are treasuries or
    /// points, those that still have theirs, which is until the Fall that finds them with neither unit
    /// nor province (1B.22, 2B.22).
    pub fn survivors(&self) -> Vec<Power> {
        match self.economy.bank() {
            Some(bank) => bank.treasuries.keys().copied().collect(),
            None => self.standing(),
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

    /// What each power may or must do in this phase; powers with nothing to do are left out.
    pub fn due(&self) -> PowerMap<Due> {
        let some = |n: usize, due: fn(usize) -> Due| (n > 0).then(|| due(n));
        let living = self.standing();
        if self.is_only_trading() {
            return PowerMap::new();
        }
        let due = |power: Power| match self.phase.step {
            super::PhaseKind::Treaties => self.is_in(power).then_some(Due::Treaties),
            super::PhaseKind::Movement => some(self.position.pieces_of(power).count(), Due::Orders),
            super::PhaseKind::Retreats => {
                some(self.position.dislodged_of(power).count(), Due::Retreats)
            }
            super::PhaseKind::Adjustments => match self.setup.economy.currency() {
                Some(Currency::Credits) => {
                    let short = self.economy.shortage(&self.ground(), power)?;
                    living.contains(&power).then_some(Due::Upkeep { short })
                }
                Some(Currency::Points) => {
                    let short = self.economy.shortage(&self.ground(), power)?;
                    let points = self.economy.bank()?.balance(power);
                    let idle = points == 0 && short == 0;
                    (living.contains(&power) && !idle).then_some(Due::Points { points, short })
                }
                None => match self
                    .economy
                    .balance(self.setup.board(), &self.position, power)
                {
                    Balance::Even => None,
                    Balance::Builds(n) => Some(Due::Builds(n)),
                    Balance::Removals(n) => Some(Due::Removals(n)),
                },
            },
        };
        self.setup
            .board()
            .powers()
            .filter_map(|p| Some((p, due(p)?)))
            .collect()
    }

    /// Whether a unit wants an order in a movement phase: an army aboard a fleet only when it must land or
    /// starve (E-X1e).
    pub fn asks_order(&self, unit: &Unit) -> bool {
        let rules = self.setup.movement.convoys();
        let last = |moves| rules.moves_left(moves) == Some(1);
        let aboard = self.position.carrier(unit.id);
        aboard.is_none_or(|cargo| last(cargo.moves))
    }

    /// How many units a line may be for, one as well as another: more than one only for fleets of one of
    /// these powers that share a sea.
    pub fn fleets_for(&self, powers: &[Power], line: &Item) -> usize {
        let Item::Order(order) = line else {
            return 0;
        };
        let named = order.ordered().map(|(_, named, _)| named);
        let Some((named, power)) = named.zip(self.country_of(order, powers)) else {
            return 0;
        };
        let mut own = self.position.of(power);
        let unit = own.find(|u| super::sheet::names(named, u));
        unit.map_or(0, |unit| self.position.mates(unit).count())
    }

    /// What the economy is told of the rest.
    pub fn ground(&self) -> EconomyContext<'_> {
        super::adjudicate::ground(&self.setup, &self.position, self.phase, self.number)
    }

    /// Lets an economy's provinces change hands as if a Fall closed with all units where they are now
    /// (E-08a). Dislodged units hold nothing.
    pub fn take_where_units_stand(&self, economy: &mut Economy) {
        let position = super::treaties::without_guests(self);
        economy.take_ownership(&EconomyContext {
            position: &position,
            ..self.ground()
        });
    }

    /// Whether a power may hand in a sheet now: it has something to do or, where there are
    /// treasuries or treaties, something to declare (E-10a, R-C1).
    pub fn may_submit(&self, power: Power) -> bool {
        let declares = self.setup.economy.deals() || !self.relations.is_none();
        let dealing = declares && self.is_in(power);
        dealing || self.due().contains_key(&power)
    }

    /// The players who owe something now: those who command a power with something due, or that
    /// hired a unit which must retreat. The latter are secret: of others, only [`State::due`] is told.
    pub fn debtors(&self) -> Vec<PlayerId> {
        if !self.is_playing() {
            return Vec::new();
        }
        let due = self.due();
        self.players_of(|p| due.contains_key(&p) || !self.hired_retreats(p).is_empty())
    }

    /// Whether a phase waits for a power before it closes ahead of its deadline: one with something due or,
    /// where there are treasuries or treaties, one that may still declare something, units or none (E-10a). Who
    /// only may declare is not counted as silent when nothing comes.
    pub fn awaits(&self, power: Power) -> bool {
        let dealing = self.setup.economy.deals() && self.is_in(power);
        let may_declare = match self.phase.step {
            super::PhaseKind::Retreats => self.may_call_last(power) || self.may_transfer_late(),
            super::PhaseKind::Movement | super::PhaseKind::Adjustments => true,
            super::PhaseKind::Treaties => false,
        };
        self.is_playing()
            && (self.due().contains_key(&power)
                || !self.hired_retreats(power).is_empty()
                || (dealing && may_declare)
                || self.may_promise(power))
    }

    /// Whether transfers may be declared with retreats: 1B.39.
    fn may_transfer_late(&self) -> bool {
        let rules = match &self.setup.economy {
            EconomyRules::Credits(rules) => rules,
            _ => return false,
        };
        rules.transfers_with_retreats == RetreatTransfers::Allowed
    }

    /// Whether a power could call a loan now, and this is the last phase before the called ones are
    /// collected. With retreats nothing but calls can be declared, and what Spring's retreats do not
    /// call, Fall's moves may call with the same effect (E-12b, 1B.15).
    fn may_call_last(&self, power: Power) -> bool {
        let mut others = self.setup.board().powers();
        let ground = self.ground();
        let calls = |debtor| {
            let credits = None;
            let call = Entry::Call { debtor, credits };
            self.economy.check_entry(&ground, power, &call).is_ok()
        };
        self.phase.season == Season::Fall && others.any(calls)
    }

    /// The players the phase waits for: those of the powers that [`State::awaits`] names. Who hired
    /// a unit or may call a loan is secret: others are told of [`State::awaited_openly`] alone.
    pub fn awaited(&self) -> Vec<PlayerId> {
        self.players_of(|power| self.awaits(power))
    }

    /// Those of whom everybody knows that the phase waits for them.
    pub fn awaited_openly(&self) -> Vec<PlayerId> {
        self.players_of(|power| self.awaits_openly(power))
    }

    /// Whether everybody knows that the phase waits for a power.
    pub fn awaits_openly(&self, power: Power) -> bool {
        let retreats = self.phase.step == super::PhaseKind::Retreats;
        self.awaits(power) && (!retreats || self.due().contains_key(&power))
    }

    /// Whether nobody at all could do anything now.
    pub fn is_idle(&self) -> bool {
        self.able(|power| self.awaits(power)).is_empty()
    }

    /// The players of some powers, each once, as far as a phase waits for them: where players share the
    /// powers, for those who play along.
    fn players_of(&self, of: impl Fn(Power) -> bool) -> Vec<PlayerId> {
        let mut players = self.able(of);
        players.retain(|player| self.control.waits_for(*player));
        players
    }

    /// The players of some powers, each once; while there is trading, everybody has something to do.
    fn able(&self, of: impl Fn(Power) -> bool) -> Vec<PlayerId> {
        if self.is_trading() {
            return self.control.players();
        }
        let powers = self.setup.board().powers().filter(|p| of(*p));
        let mut players: Vec<PlayerId> = powers
            .flat_map(|power| self.control.players_of(power))
            .collect();
        players.sort();
        players.dedup();
        players
    }

    /// How the rules have a player named to others; nothing where it is by their power.
    pub fn name_of(&self, player: PlayerId) -> Option<Name> {
        self.control.name(&self.setup.control, player)
    }

    /// Reads a stored state of this or an earlier layout.
    ///
    /// # Errors
    /// When the text is no state, or one of a later program.
    pub fn from_json(text: &str) -> Result<State, BadState> {
        #[derive(Deserialize)]
        struct Head {
            schema: u32,
        }
        let head: Head = serde_json::from_str(text).map_err(|e| unreadable(&e))?;
        if head.schema > SCHEMA {
            return Err(BadState::Later { found: head.schema });
        }
        serde_json::from_str(text).map_err(|e| unreadable(&e))
    }

    /// The text kept in the store.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a state has only string keys")
    }
}

/// What is wrong with a stored text, without a word of it: a state holds what only some may know.
fn unreadable(error: &serde_json::Error) -> BadState {
    let (kind, line, column) = (error.classify(), error.line(), error.column());
    BadState::Unreadable(format!("{kind:?} at line {line} column {column}"))
}

/// A stored state could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadState {
    #[error("not a game state: {0}")]
    Unreadable(String),
    #[error("written by a later version: schema {found}, this version knows {SCHEMA}")]
    Later { found: u32 },
}
