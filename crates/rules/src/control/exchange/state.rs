//! What the exchange knows: accounts, prices, who commands, and what was handed in for later.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::board::{Power, PowerMap};
use crate::control::PlayerId;
use crate::orders::Ahead;

use super::draws::Secret;
use super::report::Name;
use super::rules::{ExchangeRules, Names};
use super::trade::Trade;

/// Whose orders for a country's units count in a season.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Everybody's, for every unit: the first season (C-01j).
    Everyone,
    /// Only those of the holders who hold most, as they stood at the end of the season before (C-01).
    Holders(Holders),
}

/// Who held how much of each currency at the end of a season.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holders {
    /// For each currency in the game those who held some, equals together, most first. A currency nobody
    /// holds has nobody (3B.23).
    pub ranks: PowerMap<Vec<Vec<PlayerId>>>,
    /// Units of all currencies that each player held: C-01h.
    pub totals: BTreeMap<PlayerId, u64>,
}

/// The units of each currency that every player begins with: C-02a, C-07a.
pub const START: u64 = 1000;

/// The price every currency begins with, in cents: C-02b.
pub const FIRST_PRICE: u64 = 100;

/// The most of a currency a player may sell in a turn: C-04b.
pub const MOST_SOLD: u64 = 500;

/// Whether a player takes part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// Plays.
    #[default]
    Present,
    /// Left: what they hold is frozen and still counts: 3B.15.
    Left,
    /// Taken out with all they held, after too many missed turns: an option of 3B.15.
    Removed,
}

/// A player's currencies and cash, and whether the player is still there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    /// The player's place in the order of joining, from 1.
    pub number: u32,
    /// Units of each currency in the game.
    pub units: PowerMap<u64>,
    /// The player's cash, in cents: C-04a, 3B.7.
    pub cents: u64,
    /// Whether the player plays, has left or was removed.
    #[serde(default)]
    pub presence: Presence,
    /// How many turns in a row the player has handed in nothing.
    #[serde(default)]
    pub missed: u32,
    /// Whether they gathered before the start or have handed in anything since: nobody waits for a
    /// newcomer who never did.
    #[serde(default = "yes")]
    pub known: bool,
}

fn yes() -> bool {
    true
}

/// After this many missed turns in a row, phases do not wait for a player until they hand in something.
const PATIENCE: u32 = 2;

impl Account {
    /// Units of all currencies together, which break ties: C-01h.
    pub fn total(&self) -> u64 {
        self.units.values().sum()
    }

    /// Units of one currency; 0 if the account has none.
    pub fn held(&self, currency: Power) -> u64 {
        self.units.get(&currency).copied().unwrap_or(0)
    }
}

/// What was handed in for later: sealed until it is carried out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Papers {
    /// Each player's trades, which are carried out when the season ends: C-05a.
    pub trades: BTreeMap<PlayerId, Vec<Trade>>,
    /// Conditional orders wait for the phase they speak of: C-08b.
    pub ahead: BTreeMap<PlayerId, Vec<Ahead>>,
}

/// What everybody holds and at which prices, and who orders which country, at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exchange {
    /// What each player holds; players who have left are included.
    pub accounts: BTreeMap<PlayerId, Account>,
    /// Cents per unit of each currency in the game: those of eliminated countries are gone (C-06c).
    pub prices: PowerMap<u64>,
    /// The remainder of a net trade below a hundred, if it is kept for the next turn.
    #[serde(default, skip_serializing_if = "PowerMap::is_empty")]
    pub rests: PowerMap<i64>,
    /// Whose orders count in the open season.
    pub command: Command,
    /// Whose orders will count in the coming season, as published.
    pub listed: Command,
    /// What was handed in for later; sealed until it is carried out.
    #[serde(default)]
    pub papers: Papers,
    /// Drawn when the game starts; secret until it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
    /// Whether what is handed in for a phase is part of its seed; not in games of the first edition.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mixed: bool,
    /// How often the game was rolled back, which gives a repeated phase new lots.
    #[serde(default)]
    pub rollbacks: u32,
}

/// Why somebody could not join or leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExchangeError {
    /// The player has an account already.
    #[error("already in the game")]
    AlreadyIn,
    /// The player takes no part in the game.
    #[error("not in the game")]
    NotIn,
    /// There are no powers to ask for.
    #[error("players have no powers")]
    NoPowers,
    /// The player was removed for too many missed turns.
    #[error("removed from the game")]
    Removed,
    /// A game cannot start without any player.
    #[error("nobody has joined")]
    Nobody,
    /// The game has no exchange.
    #[error("no exchange in this game")]
    NotPlayed,
    /// A game starts with its secret.
    #[error("no secret yet")]
    NoSecret,
}

impl Exchange {
    /// The axis before anybody has joined: the currency of each of these countries at a dollar.
    pub fn of(countries: &[Power]) -> Exchange {
        Exchange {
            accounts: BTreeMap::new(),
            prices: countries.iter().map(|p| (*p, FIRST_PRICE)).collect(),
            rests: PowerMap::new(),
            command: Command::Everyone,
            listed: Command::Everyone,
            papers: Papers::default(),
            secret: None,
            mixed: false,
            rollbacks: 0,
        }
    }

    /// A newcomer gets 1000 of each currency in the game (C-07a); a player who left and comes back gets what
    /// was frozen.
    ///
    /// # Errors
    /// When the player is in the game already, or was removed from it.
    pub fn join(&mut self, player: PlayerId) -> Result<(), ExchangeError> {
        if let Some(account) = self.accounts.get_mut(&player) {
            return match account.presence {
                Presence::Present => Err(ExchangeError::AlreadyIn),
                Presence::Removed => Err(ExchangeError::Removed),
                Presence::Left => {
                    account.presence = Presence::Present;
                    account.missed = 0;
                    Ok(())
                }
            };
        }
        self.open(player);
        Ok(())
    }

    fn open(&mut self, player: PlayerId) {
        let numbers = self.accounts.values().map(|a| a.number);
        let account = Account {
            number: numbers.max().unwrap_or(0) + 1,
            units: self.prices.keys().map(|p| (*p, START)).collect(),
            cents: 0,
            presence: Presence::Present,
            missed: 0,
            known: false,
        };
        self.accounts.insert(player, account);
    }

    /// Leaves: a lobby without a trace, a game with the player's holdings frozen (3B.15).
    ///
    /// # Errors
    /// When the player is not in the game.
    pub fn leave(&mut self, player: PlayerId, playing: bool) -> Result<(), ExchangeError> {
        let account = self.accounts.get_mut(&player);
        let account = account.filter(|a| a.presence == Presence::Present);
        let account = account.ok_or(ExchangeError::NotIn)?;
        if playing {
            account.presence = Presence::Left
        } else {
            self.accounts.remove(&player);
        }
        self.papers.trades.remove(&player);
        self.papers.ahead.remove(&player);
        Ok(())
    }

    /// Everybody who takes part.
    pub fn players(&self) -> Vec<PlayerId> {
        let present = self.accounts.iter().filter(|(_, a)| is_present(a));
        present.map(|(player, _)| *player).collect()
    }

    /// Whether this person takes part.
    pub fn has(&self, player: PlayerId) -> bool {
        self.accounts.get(&player).is_some_and(is_present)
    }

    /// Shuffles the numbers of all players by lot: where players are known only by their numbers, the order
    /// in which they joined the lobby then reveals nothing (3B.21).
    pub fn renumber(&mut self, mut below: impl FnMut(usize) -> usize) {
        let mut numbers: Vec<u32> = self.accounts.values().map(|a| a.number).collect();
        numbers.sort_unstable();
        for account in self.accounts.values_mut() {
            account.number = numbers.swap_remove(below(numbers.len()));
        }
    }

    /// Marks everybody who joined before the start as known, so that the first season waits for them.
    pub fn begin(&mut self) {
        self.accounts.values_mut().for_each(|a| a.known = true);
    }

    /// Whether a phase waits for this player: it waits only for active players.
    pub fn waits_for(&self, player: PlayerId) -> bool {
        let account = self.accounts.get(&player).filter(|a| is_present(a));
        account.is_some_and(|a| a.known && a.missed < PATIENCE)
    }

    /// How a player is named in what is published: 3B.21.
    pub fn name(&self, rules: &ExchangeRules, player: PlayerId) -> Name {
        let number = self.accounts.get(&player).map_or(0, |a| a.number);
        match rules.names {
            Names::Open => Name::Player(player),
            Names::Anonymous => Name::Number(number),
        }
    }

    /// The same players in the order in which they joined.
    pub fn by_number(&self, mut players: Vec<PlayerId>) -> Vec<PlayerId> {
        players.sort_by_key(|p| self.accounts.get(p).map_or(u32::MAX, |a| a.number));
        players
    }

    /// Counts a turn for everybody: who handed in something, and who missed it.
    pub fn note_turn(&mut self, handed_in: impl Fn(PlayerId) -> bool) {
        let played = |a: &Account| a.presence != Presence::Removed;
        for (player, account) in self.accounts.iter_mut().filter(|(_, a)| played(a)) {
            if handed_in(*player) {
                (account.missed, account.known) = (0, true)
            } else {
                account.missed += 1
            }
        }
    }

    /// Removes players who missed too many turns, with all they hold; nobody, if that option is off.
    pub fn remove_absent(&mut self, rules: &ExchangeRules) -> Vec<PlayerId> {
        let mut gone = Vec::new();
        for (player, account) in &mut self.accounts {
            let late = rules.removed_after > 0 && account.missed >= rules.removed_after;
            if late && account.presence != Presence::Removed {
                account.presence = Presence::Removed;
                account.units.values_mut().for_each(|units| *units = 0);
                account.cents = 0;
                gone.push(*player);
            }
        }
        gone
    }

    /// Takes a country's currency out of the game: C-06c, 3B.13, 3B.20. Returns whether it was in it.
    pub fn remove_currency(&mut self, currency: Power) -> bool {
        for account in self.accounts.values_mut() {
            account.units.remove(&currency);
        }
        self.rests.remove(&currency);
        self.prices.remove(&currency).is_some()
    }

    /// This exchange, restored in place of a later one: holdings and prices as they were, players and
    /// who has joined or left as they are now, and the count of draws continued.
    pub fn rolled_back(mut self, now: &Exchange) -> Exchange {
        for (player, account) in &now.accounts {
            if !self.accounts.contains_key(player) {
                self.open(*player);
            }
            if let Some(kept) = self.accounts.get_mut(player)
                && account.presence != Presence::Removed
            {
                kept.number = account.number;
                kept.presence = account.presence;
            }
        }
        let here = |player: &PlayerId| now.has(*player);
        self.papers.trades.retain(|player, _| here(player));
        self.papers.ahead.retain(|player, _| here(player));
        (self.secret, self.mixed) = (now.secret, now.mixed);
        self.rollbacks = now.rollbacks + 1;
        self
    }
}

impl Default for Exchange {
    fn default() -> Self {
        Exchange::of(&Power::ALL)
    }
}

fn is_present(account: &Account) -> bool {
    account.presence == Presence::Present
}
