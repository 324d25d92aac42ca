//! The choices on the axis of movement, and the questions every one of them answers.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::aboard;
use super::naval::{self, Caution, NavalRules};
use super::retreat::{self, Retreats};
use super::{
    Assigned, ConvoyRules, Convoys, Friends, Illegal, Movement, Orders, Rulebook, legality,
    options, standard,
};
use crate::board::{Board, BoardNeeds, Passage, Position, ProvinceSet, Unit, UnitId};
use crate::orders::{Act, Order, UnitRef};

/// The choice a setup makes on the movement axis: by which rules units move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MovementRules {
    /// One unit a province, as the rulebook and its answers have it.
    Standard {
        rulebook: Rulebook,
        /// How armies cross water.
        #[serde(default, skip_serializing_if = "ConvoyRules::is_default")]
        convoys: ConvoyRules,
    },
    /// Fleets share seas, go two legs, patrol and block; on land, the standard rules.
    Naval {
        rulebook: Rulebook,
        #[serde(default)]
        rules: NavalRules,
    },
}

impl MovementRules {
    /// What these rules need of a board.
    pub fn needs(&self) -> BoardNeeds {
        match self {
            MovementRules::Standard { convoys, .. } => BoardNeeds {
                berths: convoys.army_fleet(),
                ..BoardNeeds::default()
            },
            // Two legs need another sea.
            MovementRules::Naval { .. } => BoardNeeds {
                seas: 2,
                ..BoardNeeds::default()
            },
        }
    }

    /// The rulebook that holds where the choice says nothing else.
    pub fn rulebook(&self) -> &Rulebook {
        match self {
            MovementRules::Standard { rulebook, .. } | MovementRules::Naval { rulebook, .. } => {
                rulebook
            }
        }
    }

    /// The rules by which armies cross water; naval games have the usual ones.
    pub fn convoys(&self) -> ConvoyRules {
        match self {
            MovementRules::Standard { convoys, .. } => *convoys,
            MovementRules::Naval { .. } => ConvoyRules::default(),
        }
    }

    /// The provinces of the board that may hold several units: the seas in naval games, none in others.
    pub fn shared<'b>(&self, board: &'b Board) -> &'b ProvinceSet {
        match self {
            MovementRules::Standard { .. } => ProvinceSet::NONE,
            MovementRules::Naval { .. } => board.seas(),
        }
    }

    /// The ways past provinces that fleets may be let through (N-08a).
    pub fn passages<'b>(&self, board: &'b Board) -> &'b [Passage] {
        match self {
            MovementRules::Standard { .. } => &[],
            MovementRules::Naval { .. } => board.passages(),
        }
    }

    /// Has fleets carry armies along from the next moves on (E-X1), if these rules know that; whether they do.
    pub fn adopt_army_fleet(&mut self) -> bool {
        match self {
            MovementRules::Standard { convoys, .. } => {
                convoys.kind = Convoys::ArmyFleet;
                true
            }
            MovementRules::Naval { .. } => false,
        }
    }

    /// Whether a sea may hold several units.
    pub fn shares_seas(&self) -> bool {
        matches!(self, MovementRules::Naval { .. })
    }

    /// The spaces from which a fleet may set out to carry an army in the same turn: the seas; where fleets go two ways
    /// in one turn, ports as well.
    pub fn carriers_from<'b>(&self, board: &'b Board) -> &'b ProvinceSet {
        match self {
            MovementRules::Standard { .. } => board.seas(),
            MovementRules::Naval { .. } => board.provinces(),
        }
    }

    /// Judges one order of a movement phase: the order as it will be taken, coasts filled in, or why it is
    /// illegal.
    ///
    /// # Errors
    /// The reason, when the order is illegal.
    pub fn check(
        &self,
        board: &Board,
        position: &Position,
        unit: &Unit,
        act: &Act,
    ) -> Result<Act, Illegal> {
        match self {
            MovementRules::Standard { rulebook, convoys } => {
                legality::check_with(board, rulebook, *convoys, position, unit, act)
            }
            MovementRules::Naval { rulebook, rules } => {
                naval::check(board, rulebook, rules, position, unit, act)
            }
        }
    }

    /// Every act that is legal for a standing unit, whatever treaties forbid.
    pub fn legal_acts(&self, board: &Board, position: &Position, unit: &Unit) -> Vec<Act> {
        match self {
            MovementRules::Standard { rulebook, convoys } => {
                options::legal_acts_with(board, rulebook, *convoys, position, unit)
            }
            MovementRules::Naval { rulebook, rules } => {
                naval::legal_acts(board, rulebook, rules, position, unit)
            }
        }
    }

    /// Every legal order that begins with a standing unit: a patrol for each number of fleets that could
    /// go on it.
    pub fn legal_orders(&self, board: &Board, position: &Position, unit: &Unit) -> Vec<Order> {
        let named = UnitRef {
            power: None,
            kind: Some(unit.kind),
            at: unit.at,
            joint: position.is_joint(unit.id),
        };
        let most = u8::try_from(position.mates(unit).count()).unwrap_or(u8::MAX);
        let of = |count: u8, act: &Act| Order::Several {
            count,
            unit: named,
            act: act.clone(),
        };
        let acts = self.legal_acts(board, position, unit);
        let mut orders = Vec::with_capacity(acts.len());
        for act in acts {
            match act {
                Act::Patrol { .. } => orders.extend((2..=most).map(|count| of(count, &act))),
                act => orders.push(Order::Unit { unit: named, act }),
            }
        }
        orders
    }

    /// What the writer of a legal order should know.
    pub fn cautions(
        &self,
        board: &Board,
        position: &Position,
        unit: &Unit,
        act: &Act,
    ) -> Vec<Caution> {
        match self {
            MovementRules::Standard { rulebook, convoys } => {
                aboard::cautions(board, rulebook, *convoys, position, unit, act)
            }
            MovementRules::Naval { rulebook, rules } => {
                naval::cautions(board, rulebook, rules, position, unit, act)
            }
        }
    }

    /// Chooses the orders of a movement phase, as [`super::assign`] does; orders that are `believed` as if they were
    /// legal.
    pub fn assign(
        &self,
        board: &Board,
        position: &Position,
        written: &[(UnitRef, Act)],
        may_order: impl Fn(usize, &Unit) -> bool,
        believed: impl Fn(&Unit, &Act) -> bool,
    ) -> Assigned {
        match self {
            MovementRules::Standard { rulebook, convoys } => super::assign_with(
                board, rulebook, *convoys, position, written, may_order, believed,
            ),
            MovementRules::Naval { rulebook, rules } => naval::assign(
                board, rulebook, rules, position, written, may_order, believed,
            ),
        }
    }

    /// Resolves a movement phase, as [`super::resolve`] does.
    pub fn resolve(
        &self,
        board: &Board,
        friends: &Friends,
        position: &Position,
        orders: &Orders,
    ) -> Movement {
        match self {
            MovementRules::Standard { rulebook, convoys } => {
                standard::resolve_with(board, rulebook, *convoys, friends, position, orders)
            }
            MovementRules::Naval { rulebook, rules } => {
                naval::resolve(board, rulebook, rules, friends, position, orders)
            }
        }
    }

    /// Resolves a retreat phase, as [`retreat::resolve`] does.
    pub fn retreat(
        &self,
        board: &Board,
        position: &Position,
        orders: &BTreeMap<UnitId, Act>,
    ) -> Retreats {
        retreat::resolve_sharing(board, position, orders, self.shared(board))
    }
}
