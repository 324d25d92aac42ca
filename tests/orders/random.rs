//! Random games: seven players who write whatever may be written, and now and then come and go.

use std::collections::{BTreeMap, BTreeSet};

use chancery::board::{Power, Province, UnitKind};
use chancery::control::{Control, PlayerId};
use chancery::economy::blocks;
use chancery::economy::credits::{Entry, Transfer, TransferKind, Way};
use chancery::game::{Action, GameStatus, Motion, PhaseKind, Setup, Sheet, State, act, adjudicate};
use chancery::orders::{Act, Order, UnitRef, Via};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};

/// The sheets of a phase, by player.
pub type Sheets = BTreeMap<PlayerId, Sheet>;

/// A game, and the dice it is played with.
pub struct Game {
    pub state: State,
    dice: StdRng,
}

/// A patrol or a block.
fn is_at_sea(order: &Order) -> bool {
    let act = order.ordered().map(|(_, _, act)| act);
    matches!(act, Some(Act::Patrol { .. } | Act::Block { .. }))
}

/// The order for a unit of that power.
fn named(order: &Order, power: Option<Power>) -> Order {
    let mut order = order.clone();
    if let Order::Unit { unit, .. } | Order::Several { unit, .. } = &mut order {
        unit.power = power;
    }
    order
}

/// Players' numbers are not in the powers' order.
fn player(power: Power) -> PlayerId {
    PlayerId(1000 - power.place() as u64)
}

impl Game {
    pub fn new(setup: Setup, seed: u64) -> Game {
        let mut state = State::new(setup);
        state.stage = GameStatus::Playing;
        let Control::Seats(seats) = &mut state.control else {
            panic!("no seats")
        };
        for power in Power::ALL {
            seats.seats.entry(power).or_default().player = Some(player(power));
        }
        let mut dice = StdRng::seed_from_u64(seed);
        // Islands open only if nobody is against them.
        for motion in state.open_motions() {
            if motion.island().is_some() && dice.random() {
                let ballot = state.ballots.entry(motion).or_default();
                ballot.votes.extend(Power::ALL.map(|power| (power, true)));
            }
        }
        Game { state, dice }
    }

    /// Plays a phase, and returns its sheets.
    pub fn play(&mut self) -> Sheets {
        let mut written: BTreeMap<Power, Vec<String>> = BTreeMap::new();
        for power in Power::ALL {
            let orders = self.orders(power);
            let lines = orders.iter().map(Order::to_string).collect();
            written.insert(power, lines);
        }
        if self.state.setup.economy.deals() {
            self.money(&mut written);
        }
        if self.state.economy.blocks().is_some() {
            self.blocks(&mut written);
        }
        if self.state.setup.relations.treaties() {
            self.promises(&mut written);
        }
        let sheets: Sheets = written
            .into_iter()
            .map(|(power, lines)| (player(power), Sheet::read(&lines.join("\n"), &self.state)))
            .collect();
        self.state = adjudicate(&self.state, &sheets).0;
        sheets
    }

    /// Between phases: somebody votes, leaves, or takes an empty seat; and phases are numbered anew, as
    /// after a rollback.
    pub fn people_change(&mut self) {
        let power = self.power();
        let empty = self.state.control.players_of(power).is_empty();
        let action = match self.dice.random_range(0..6) {
            0 => Action::Leave {
                player: player(power),
            },
            1 | 2 if empty => Action::Replace {
                power,
                player: player(power),
            },
            3 => {
                self.state.number += 3;
                return;
            }
            4 if self.state.setup.relations.treaties() => {
                let with = if self.dice.random() {
                    BTreeSet::new()
                } else {
                    BTreeSet::from([self.power()])
                };
                Action::Claim {
                    power,
                    player: player(power),
                    with,
                }
            }
            _ => Action::Vote {
                player: player(power),
                motion: Motion::Demobilisation,
                yes: Some(self.dice.random()),
            },
        };
        if let Ok((state, _)) = act(&self.state, &action)
            && state.is_playing()
        {
            self.state = state;
        }
    }

    /// Two powers declare the same treaty, or anybody declares anything.
    fn promises(&mut self, written: &mut BTreeMap<Power, Vec<String>>) {
        let places: Vec<Province> = self.state.setup.board().provinces().iter().collect();
        for _ in 0..4 {
            let (one, other) = (self.power(), self.power());
            let kind = *["MDT", "AAT"].choose(&mut self.dice).unwrap();
            for (power, with) in [(one, other), (other, one)] {
                let lines = written.entry(power).or_default();
                lines.push(format!("Enter {kind} with {with}"));
            }
            let (power, with, third) = (self.power(), self.power(), self.power());
            let at = *places.choose(&mut self.dice).unwrap();
            let line = match self.dice.random_range(0..6) {
                0 => format!("Abrogate treaty with {with}"),
                1 | 2 => format!("Permit any {with} to {at}"),
                3 => format!("Transfer {at} to {with}"),
                4 => "Claim solo".to_owned(),
                _ => format!("Claim with {with} and {third}"),
            };
            written.entry(power).or_default().push(line);
        }
    }

    fn power(&mut self) -> Power {
        *Power::ALL.choose(&mut self.dice).unwrap()
    }

    fn orders(&mut self, power: Power) -> Vec<Order> {
        match self.state.phase.step {
            PhaseKind::Movement => self.moves(power),
            PhaseKind::Retreats => self.retreats(power),
            PhaseKind::Adjustments => self.winter(power),
            PhaseKind::Treaties => Vec::new(),
        }
    }

    fn moves(&mut self, power: Power) -> Vec<Order> {
        let position = self.state.position.clone();
        let (board, rules) = (self.state.setup.board(), self.state.setup.movement.clone());
        let mut orders = Vec::new();
        for unit in &position.units {
            let mine = unit.owner == Some(power);
            // Others' units now and then: some are hired, most are not.
            if !self.dice.random_bool(if mine { 0.9 } else { 0.05 }) {
                continue;
            }
            let legal = rules.legal_orders(board, &position, unit);
            let is_move = |order: &&Order| {
                let via = match order.ordered() {
                    Some((_, _, Act::Move { via, .. })) => Some(via),
                    _ => None,
                };
                via == Some(&Via::Unsaid)
            };
            let moves: Vec<&Order> = legal.iter().filter(is_move).collect();
            let some: Vec<&Order> = if self.dice.random_bool(0.7) && !moves.is_empty() {
                moves
            } else {
                legal.iter().collect()
            };
            // Patrols and blocks are a few among many supports.
            let hunts = legal.iter().filter(|o| is_at_sea(o));
            let hunts: Vec<&Order> = hunts.collect();
            let some = if !hunts.is_empty() && self.dice.random_bool(0.3) {
                hunts
            } else {
                some
            };
            if let Some(order) = some.choose(&mut self.dice) {
                orders.push(named(order, unit.owner.filter(|_| !mine)));
            }
        }
        // Leave to pass, given by who may and who may not.
        for passage in board.passages().iter().filter(|_| rules.shares_seas()) {
            if self.dice.random_bool(0.2) {
                let (at, to) = (passage.past, self.power());
                orders.push(Order::Open { at, to });
            }
        }
        orders
    }

    fn retreats(&mut self, power: Power) -> Vec<Order> {
        let mut orders = Vec::new();
        for lost in self.state.position.dislodged.clone() {
            let mine = lost.unit.owner == Some(power);
            if !self.dice.random_bool(if mine { 0.8 } else { 0.3 }) {
                continue;
            }
            let to = lost.retreats.choose(&mut self.dice);
            let unit = UnitRef {
                power: lost.unit.owner.filter(|_| !mine),
                kind: Some(lost.unit.kind),
                at: lost.unit.at,
                joint: false,
            };
            let act = to.map_or(Act::Disband, |to| Act::Move {
                to: *to,
                via: Via::Unsaid,
            });
            orders.push(Order::Unit { unit, act });
        }
        orders
    }

    fn winter(&mut self, power: Power) -> Vec<Order> {
        let board = self.state.setup.board();
        let mut orders = Vec::new();
        for home in board.homes(power) {
            let kind = if self.dice.random_bool(0.5) {
                UnitKind::Army
            } else {
                UnitKind::Fleet
            };
            let stands: Vec<_> = board.stands(kind, *home).collect();
            if let Some(at) = stands.choose(&mut self.dice) {
                orders.push(Order::Build { kind, at: *at });
            }
        }
        for unit in self.state.position.of(power) {
            let named = UnitRef {
                power: None,
                kind: Some(unit.kind),
                at: unit.at,
                joint: false,
            };
            if self.dice.random_bool(0.15) {
                orders.push(Order::Unit {
                    unit: named,
                    act: Act::Disband,
                });
            }
        }
        if self.dice.random_bool(0.1) {
            orders.push(Order::Waive);
        }
        orders
    }

    /// Blocks sections: where points are put, now and then where they cannot be, or in a wrong season.
    fn blocks(&mut self, written: &mut BTreeMap<Power, Vec<String>>) {
        let lands: Vec<Province> = self.state.setup.board().lands().iter().collect();
        let winter = self.state.phase.step == PhaseKind::Adjustments;
        for power in Power::ALL {
            if !self.dice.random_bool(if winter { 0.9 } else { 0.05 }) {
                continue;
            }
            let owners = self.state.economy.owners().iter();
            let mine = owners.filter(|(_, owner)| **owner == power);
            let mine: Vec<Province> = mine.map(|(at, _)| *at).collect();
            for _ in 0..self.dice.random_range(1..4) {
                let near = if self.dice.random_bool(0.9) {
                    &mine
                } else {
                    &lands
                };
                let Some(at) = near.choose(&mut self.dice).copied() else {
                    continue;
                };
                let entry = if self.dice.random_bool(0.3) {
                    blocks::Entry::Rest { at }
                } else {
                    blocks::Entry::Place {
                        blocks: self.dice.random_range(1..6),
                        at,
                    }
                };
                let lines = written.entry(power).or_default();
                lines.push(entry.to_string());
            }
        }
    }

    /// Credits sections: declarations that mostly agree, calls, seats, hired units, allies.
    fn money(&mut self, written: &mut BTreeMap<Power, Vec<String>>) {
        let mut write = |power: Power, entry: &Entry| {
            let lines = written.entry(power).or_default();
            lines.push(entry.to_string());
        };
        for _ in 0..self.dice.random_range(0..6) {
            let (from, with) = (self.power(), self.power());
            let kinds = [
                TransferKind::Gift,
                TransferKind::Loan,
                TransferKind::Loan,
                TransferKind::Repayment,
                TransferKind::Interest,
            ];
            let transfer = Transfer {
                kind: *kinds.choose(&mut self.dice).unwrap(),
                way: Way::Out,
                with,
                credits: self.dice.random_range(1..5),
                openly: self.dice.random(),
                note: self
                    .dice
                    .random_bool(0.3)
                    .then(|| "half in Fall, 3 %".to_owned()),
            };
            if from != with {
                if self.dice.random_bool(0.9) {
                    write(with, &Entry::Transfer(transfer.mirror(from)));
                }
                write(from, &Entry::Transfer(transfer));
            }
        }
        let lands: Vec<Province> = self.state.setup.board().lands().iter().collect();
        for power in Power::ALL {
            let other = self.power();
            if self.dice.random_bool(0.3) {
                let credits = self.dice.random_bool(0.5).then_some(1);
                let debtor = other;
                write(power, &Entry::Call { debtor, credits });
            }
            if self.dice.random_bool(0.2) {
                let mine: Vec<Province> = match self.state.economy.credits() {
                    Some(credits) => credits.owned(power).collect(),
                    None => Vec::new(),
                };
                let any = lands.choose(&mut self.dice);
                let at = mine.choose(&mut self.dice).or(any);
                write(power, &Entry::Treasury { at: *at.unwrap() });
            }
            let units: Vec<_> = self.state.position.of(power).copied().collect();
            if let Some(unit) = units.choose(&mut self.dice)
                && self.dice.random_bool(0.4)
            {
                let unit = UnitRef {
                    power: None,
                    kind: Some(unit.kind),
                    at: unit.at,
                    joint: false,
                };
                write(power, &Entry::Hire { unit, to: other });
            }
            if self.dice.random_bool(0.1) {
                let with = (other != power).then_some(other);
                write(power, &Entry::Ally { with });
            }
            if self.dice.random_bool(0.1) {
                write(power, &Entry::Trust { power: other });
            }
        }
    }
}
