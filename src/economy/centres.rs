//! Supply centres: a unit for every centre; builds at home, removals where there are too many.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::board::{Board, Position, Power, PowerMap, Province, ProvinceSet, Unit};
use crate::movement::Rulebook;
use crate::orders::{Act, Order};

/// Who owns which centre.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Centres {
    pub owners: BTreeMap<Province, Power>,
}

/// What a power may or must do in Winter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Balance {
    Even,
    /// So many builds: never more than there are sites.
    Builds(usize),
    Removals(usize),
}

/// Why a Winter order does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BadAdjustment {
    /// Neither a build, a removal nor a waive.
    NotInWinter,
    /// The power has no build due.
    NoBuildDue,
    /// The power has no removal due.
    NoRemovalDue,
    /// All builds or removals due are ordered already.
    TooMany,
    /// Not one of its home centres.
    NotHome { at: Province },
    /// A home centre, but another's now.
    NotOwned { at: Province },
    /// A unit stands there, or is being built there.
    Occupied { at: Province },
    /// No such unit can stand there, or the coast is missing or wrong.
    CannotStand { at: Province },
    /// No unit of the power stands there.
    NoUnit { at: Province },
}

/// One thing done, or not done, in Winter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Adjustment {
    Built {
        power: Power,
        unit: Unit,
    },
    Removed {
        power: Power,
        unit: Unit,
    },
    /// Removed by civil disorder: too few removals were ordered.
    RemovedInDisorder {
        power: Power,
        unit: Unit,
    },
    Waived {
        power: Power,
    },
    /// So many builds were not used.
    Unused {
        power: Power,
        builds: usize,
    },
    Failed {
        power: Power,
        order: Order,
        why: BadAdjustment,
    },
}

impl Adjustment {
    /// The province it is about, where there is one.
    pub fn province(&self) -> Option<Province> {
        match self {
            Adjustment::Built { unit, .. }
            | Adjustment::Removed { unit, .. }
            | Adjustment::RemovedInDisorder { unit, .. } => Some(unit.at.province),
            Adjustment::Failed {
                order: Order::Build { at, .. },
                ..
            } => Some(at.province),
            Adjustment::Failed {
                order: Order::Unit { unit, .. },
                ..
            } => Some(unit.at.province),
            _ => None,
        }
    }

    pub fn power(&self) -> Power {
        match self {
            Adjustment::Built { power, .. }
            | Adjustment::Removed { power, .. }
            | Adjustment::RemovedInDisorder { power, .. }
            | Adjustment::Waived { power }
            | Adjustment::Unused { power, .. }
            | Adjustment::Failed { power, .. } => *power,
        }
    }
}

impl Centres {
    /// Every power owns its home centres.
    pub fn new(board: &Board) -> Centres {
        let homes = board
            .powers()
            .flat_map(|p| board.homes(p).iter().map(move |at| (*at, p)));
        Centres {
            owners: homes.collect(),
        }
    }

    pub fn take_ownership(
        &mut self,
        board: &Board,
        position: &Position,
    ) -> Vec<(Province, Power, Option<Power>)> {
        let mut taken = Vec::new();
        for unit in &position.units {
            let at = unit.at.province;
            let Some(owner) = unit.owner.filter(|_| board.is_centre(at)) else {
                continue;
            };
            let before = self.owners.insert(at, owner);
            if before != Some(owner) {
                taken.push((at, owner, before));
            }
        }
        taken
    }

    pub fn balance(&self, board: &Board, position: &Position, power: Power) -> Balance {
        let centres = self.owners.values().filter(|p| **p == power).count();
        let units = position.of(power).count();
        if units > centres {
            return Balance::Removals(units - centres);
        }
        match (centres - units).min(self.sites(board, position, power).len()) {
            0 => Balance::Even,
            builds => Balance::Builds(builds),
        }
    }

    pub fn sites(&self, board: &Board, position: &Position, power: Power) -> ProvinceSet {
        let homes = board.homes(power).iter().copied();
        homes
            .filter(|p| self.owners.get(p) == Some(&power) && position.at(*p).next().is_none())
            .collect()
    }

    pub fn check(
        &self,
        board: &Board,
        position: &Position,
        power: Power,
        order: &Order,
    ) -> Result<(), BadAdjustment> {
        let balance = self.balance(board, position, power);
        match order {
            Order::Build { kind, at } => {
                let p = at.province;
                if !matches!(balance, Balance::Builds(_)) {
                    return Err(BadAdjustment::NoBuildDue);
                }
                if board.home(p) != Some(power) {
                    return Err(BadAdjustment::NotHome { at: p });
                }
                if self.owners.get(&p) != Some(&power) {
                    return Err(BadAdjustment::NotOwned { at: p });
                }
                if position.at(p).next().is_some() {
                    return Err(BadAdjustment::Occupied { at: p });
                }
                if !board.can_stand(*kind, *at) {
                    return Err(BadAdjustment::CannotStand { at: p });
                }
                Ok(())
            }
            Order::Waive if matches!(balance, Balance::Builds(_)) => Ok(()),
            Order::Waive => Err(BadAdjustment::NoBuildDue),
            Order::Unit {
                unit,
                act: Act::Disband,
            } => {
                let p = unit.at.province;
                if !matches!(balance, Balance::Removals(_)) {
                    return Err(BadAdjustment::NoRemovalDue);
                }
                if !position.of(power).any(|u| u.at.province == p) {
                    return Err(BadAdjustment::NoUnit { at: p });
                }
                Ok(())
            }
            Order::Unit { .. } => Err(BadAdjustment::NotInWinter),
        }
    }

    pub fn adjust(
        &self,
        board: &Board,
        _rules: &Rulebook,
        position: &mut Position,
        orders: &PowerMap<Vec<Order>>,
    ) -> Vec<Adjustment> {
        let mut done = Vec::new();
        for power in board.powers() {
            let mut left = match self.balance(board, position, power) {
                Balance::Even => 0,
                Balance::Builds(n) | Balance::Removals(n) => n,
            };
            let removing = matches!(self.balance(board, position, power), Balance::Removals(_));
            for order in orders.get(&power).into_iter().flatten() {
                let checked = self.check(board, position, power, order);
                let checked = if left == 0 {
                    Err(BadAdjustment::TooMany)
                } else {
                    checked
                };
                if let Err(why) = checked {
                    done.push(Adjustment::Failed {
                        power,
                        order: order.clone(),
                        why,
                    });
                    continue;
                }
                left -= 1;
                match order {
                    Order::Build { kind, at } => {
                        let id = position.add(*kind, Some(power), *at);
                        let unit = Unit {
                            id,
                            kind: *kind,
                            owner: Some(power),
                            at: *at,
                        };
                        done.push(Adjustment::Built { power, unit });
                    }
                    Order::Waive => done.push(Adjustment::Waived { power }),
                    Order::Unit { unit, .. } => {
                        let found = position
                            .of(power)
                            .find(|u| u.at.province == unit.at.province);
                        if let Some(unit) = found.copied() {
                            position.remove(unit.id);
                            done.push(Adjustment::Removed { power, unit });
                        }
                    }
                }
            }
            if !removing {
                if left > 0 {
                    done.push(Adjustment::Unused {
                        power,
                        builds: left,
                    });
                }
                continue;
            }
            for _ in 0..left {
                let last = position.of(power).last().copied();
                if let Some(unit) = last {
                    position.remove(unit.id);
                    done.push(Adjustment::RemovedInDisorder { power, unit });
                }
            }
        }
        done
    }
}
