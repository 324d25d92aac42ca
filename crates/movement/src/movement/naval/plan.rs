//! What an order means where fleets share seas, and the reason when it may not be given.

use super::deeds::{Assistance, Helped};
use super::lists::Lists;
use super::{Leave, NavalRules};
use crate::board::{
    Board, Location, Position, Power, Province, Slot, Slots, Stand, Unit, UnitKind, WIDE,
};
use crate::movement::legality::{Illegal, Plan as Standard, PositionLayout};
use crate::movement::rulebook::Rulebook;
use crate::orders::{Act, Via};

/// What a legal order means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plan {
    /// The unit stays.
    Hold,
    /// An army's move.
    March {
        to: Province,
        /// It could walk there.
        land: bool,
        /// The order asks for a convoy.
        said: bool,
    },
    /// A fleet's move, through a sea when it has two legs.
    Sail { by: Option<Province>, to: Location },
    /// A support or a convoy, in the sea `by` when the fleet goes there first.
    Help {
        by: Option<Province>,
        deed: Assistance,
    },
    /// The fleet hunts that power's fleets in its sea (N-06).
    Patrol { against: Power },
    /// The fleet closes its strait to that power's fleets (N-07).
    Block {
        against: Power,
        /// The half from which nobody comes.
        across: Province,
    },
}

impl Plan {
    /// The sea a fleet goes to first, and through which it leaves where it was.
    pub(super) fn first_sea(self, board: &Board) -> Option<Province> {
        match self {
            Plan::Sail { by: None, to } => Some(to.province).filter(|p| board.is_sea(*p)),
            Plan::Sail { by, .. } | Plan::Help { by, .. } => by,
            _ => None,
        }
    }

    /// The sea in the middle of a double order.
    pub(super) fn middle(self) -> Option<Province> {
        match self {
            Plan::Sail { by, .. } | Plan::Help { by, .. } => by,
            _ => None,
        }
    }

    /// Whether the unit has an order to move out, whatever may come of it.
    pub(super) fn leaves(self) -> bool {
        match self {
            Plan::March { .. } | Plan::Sail { .. } => true,
            Plan::Help { by, .. } => by.is_some(),
            _ => false,
        }
    }

    /// The steps of a fleet's way.
    pub(super) fn legs(self, from: Province) -> impl Iterator<Item = (Province, Province)> {
        let (first, second) = match self {
            Plan::Sail { by: None, to } => (Some((from, to.province)), None),
            Plan::Sail { by: Some(by), to } => (Some((from, by)), Some((by, to.province))),
            Plan::Help { by: Some(by), .. } => (Some((from, by)), None),
            _ => (None, None),
        };
        first.into_iter().chain(second)
    }
}

/// A position where seas hold many.
pub(super) struct Waters<'a> {
    /// The standard rules' view: of several units in a province it sees one. Its fleets at sea are all
    /// that could be there by a first leg.
    pub ground: PositionLayout<'a, WIDE>,
    /// The options of the naval rules in this game.
    pub rules: &'a NavalRules,
    /// By unit: where it is; none for a unit that is not on the board.
    pub slots: Vec<Option<Slot>>,
    /// By province: the units in it, by their place in the position.
    units_at: Lists,
}

impl<'a> Waters<'a> {
    /// Lays a position out, with every sea that fleets can reach by a first leg.
    pub(super) fn new(
        board: &'a Board,
        book: &'a Rulebook,
        rules: &'a NavalRules,
        units: &'a [Unit],
    ) -> Waters<'a> {
        let grid = board.wide_grid();
        let mut ground = PositionLayout::new(board, grid, book, units);
        let slots: Vec<_> = units.iter().map(|u| board.slot(u.at.province)).collect();
        let mut fleets: Slots<WIDE> = Slots::EMPTY;
        let mut reach: Slots<WIDE> = Slots::EMPTY;
        for (unit, at) in units.iter().zip(&slots) {
            if let Some(at) = *at
                && unit.kind == UnitKind::Fleet
            {
                let coast = unit.at.coast;
                fleets.insert(at);
                reach = reach.or(grid.fleet_reach(Stand { at, coast }));
            }
        }
        ground.afloat = ground.afloat.or(reach.and(grid.seas()));
        for passage in board.passages() {
            let ends = passage.between.into_iter();
            let ends: Slots<WIDE> = ends.filter_map(|sea| board.slot(sea)).collect();
            if !ends.and(fleets).is_empty() {
                ground.afloat = ground.afloat.or(ends);
            }
        }
        let places = slots.iter().enumerate();
        let places = places.map(|(i, at)| (at.map_or(grid.len(), Slot::index), i));
        Waters {
            units_at: Lists::new(grid.len() + 1, places),
            ground,
            slots,
            rules,
        }
    }

    /// The province's number in lists; all that are not on the board share the last.
    pub(super) fn number(&self, p: Province) -> usize {
        let slot = self.ground.slot(p);
        slot.map_or(self.ground.grid.len(), Slot::index)
    }

    /// How many numbers there are for provinces.
    pub(super) fn numbers(&self) -> usize {
        self.ground.grid.len() + 1
    }

    /// The units in a province with their place in the position, in its order.
    pub(super) fn at(&self, p: Province) -> impl Iterator<Item = (usize, &'a Unit)> + Clone {
        let units = self.ground.units;
        self.units_at
            .of(self.number(p))
            .iter()
            .map(move |i| (*i, &units[*i]))
    }

    /// The board that is played on.
    pub(super) fn board(&self) -> &'a Board {
        self.ground.board
    }

    /// Whether the unit is one that can stand where it does: on land, one unit stands in a province.
    pub(super) fn stands(&self, unit: &Unit) -> bool {
        let sea = self.board().is_sea(unit.at.province);
        let at = self.ground.slot(unit.at.province);
        sea || at.and_then(|at| self.ground.at(at)).map(|u| u.id) == Some(unit.id)
    }

    /// What the order means, or why it is illegal.
    pub(super) fn plan(&self, unit: &Unit, act: &Act) -> Result<Plan, Illegal> {
        match act {
            Act::Hold => Ok(Plan::Hold),
            Act::Move { to, via } if unit.kind == UnitKind::Army => self.march(unit, *to, via),
            Act::Move { to, via } => match via {
                Via::Convoy => Err(Illegal::FleetViaConvoy),
                Via::Unsaid => self.single(unit, *to),
                Via::Route(seas) => match *seas.as_slice() {
                    [] => self.single(unit, *to),
                    [by] => self.double(unit, by, *to),
                    _ => Err(Illegal::TooManyLegs),
                },
            },
            Act::SupportHold { .. }
            | Act::SupportMove { .. }
            | Act::SupportLeg { .. }
            | Act::Convoy { .. } => {
                let deed = self.deed(unit, unit, act)?;
                Ok(Plan::Help { by: None, deed })
            }
            Act::Then { sea, act } => self.then(unit, *sea, act),
            Act::Patrol { against } => {
                if unit.kind == UnitKind::Army || !self.board().is_sea(unit.at.province) {
                    return Err(Illegal::PatrolAshore);
                }
                self.other(unit, *against)?;
                Ok(Plan::Patrol { against: *against })
            }
            Act::Block { against } => {
                let at = unit.at.province;
                let across = self.board().across(at);
                let across = across.filter(|_| unit.kind == UnitKind::Fleet);
                let across = across.ok_or(Illegal::NoStrait { at })?;
                self.other(unit, *against)?;
                let against = *against;
                Ok(Plan::Block { against, across })
            }
            Act::Board { .. } => Err(Illegal::NoArmyFleets),
            Act::Disband => Err(Illegal::DisbandNotNow),
        }
    }

    /// Nobody hunts his own fleets, or closes a strait to them.
    fn other(&self, unit: &Unit, against: Power) -> Result<(), Illegal> {
        if unit.owner == Some(against) {
            Err(Illegal::AgainstOneself)
        } else {
            Ok(())
        }
    }

    fn march(&self, unit: &Unit, to: Location, via: &Via) -> Result<Plan, Illegal> {
        let from = self.ground.stand(unit)?;
        match self.ground.movement(unit, from, to, via)? {
            Standard::Move { to, land, said, .. } => Ok(Plan::March {
                to: self.ground.grid.province(to.at),
                land,
                said,
            }),
            _ => Err(Illegal::NotAdjacent { to: to.province }),
        }
    }

    fn single(&self, unit: &Unit, to: Location) -> Result<Plan, Illegal> {
        let to = self.leg(unit.at, to)?;
        Ok(Plan::Sail { by: None, to })
    }

    /// N-04.1, 5B.2.
    fn double(&self, unit: &Unit, by: Province, to: Location) -> Result<Plan, Illegal> {
        self.first_leg(unit, by)?;
        if to.province == unit.at.province {
            return Err(Illegal::BackToStart);
        }
        let to = self.leg(by.into(), to)?;
        Ok(Plan::Sail { by: Some(by), to })
    }

    fn then(&self, unit: &Unit, by: Province, act: &Act) -> Result<Plan, Illegal> {
        self.first_leg(unit, by)?;
        match act {
            Act::Hold => return Err(Illegal::NoSecondHold),
            Act::SupportHold { .. } if self.rules.second_hold_support == super::Ban::Forbidden => {
                return Err(Illegal::NoSecondHoldSupport);
            }
            Act::Convoy { .. } if self.rules.second_convoy == Leave::Forbidden => {
                return Err(Illegal::NoSecondConvoy);
            }
            Act::SupportHold { .. }
            | Act::SupportMove { .. }
            | Act::SupportLeg { .. }
            | Act::Convoy { .. } => {}
            _ => return Err(Illegal::NotCombined),
        }
        let there = Unit {
            at: by.into(),
            ..*unit
        };
        let deed = self.deed(unit, &there, act)?;
        Ok(Plan::Help { by: Some(by), deed })
    }

    fn first_leg(&self, unit: &Unit, by: Province) -> Result<(), Illegal> {
        if !self.board().is_sea(by) {
            return Err(Illegal::FirstLegNotSea { at: by });
        }
        if unit.kind == UnitKind::Army {
            return Err(Illegal::ArmyToSea { to: by });
        }
        self.leg(unit.at, by.into()).map(|_| ())
    }

    /// One step of a fleet, past a province if need be (N-08a): whether that is friendly is seen when
    /// the season closes (5B.31).
    pub(super) fn leg(&self, from: Location, to: Location) -> Result<Location, Illegal> {
        let p = to.province;
        let goal = self.ground.known(p)?;
        if p == from.province {
            return Err(Illegal::SameProvince);
        }
        match self.board().passage(from.province, p) {
            Some(_) => Ok(p.into()),
            None => {
                let at = self.ground.known(from.province)?;
                let coast = from.coast;
                let to = self.ground.landing(Stand { at, coast }, goal, to)?;
                Ok(self.ground.grid.location(to))
            }
        }
    }

    /// A plan written out as an order again.
    pub(super) fn act(&self, plan: Plan, given: &Act) -> Act {
        match plan {
            Plan::Hold => Act::Hold,
            Plan::March { to, .. } => Act::Move {
                to: to.into(),
                via: match given {
                    Act::Move { via, .. } => via.clone(),
                    _ => Via::Unsaid,
                },
            },
            Plan::Sail { by, to } => Act::Move {
                to,
                via: by.map_or(Via::Unsaid, |by| Via::Route(vec![by])),
            },
            Plan::Help { by, deed } => {
                let inner = match given {
                    Act::Then { act, .. } => act,
                    other => other,
                };
                let act = self.deed_act(deed, inner);
                match by {
                    None => act,
                    Some(sea) => Act::Then {
                        sea,
                        act: Box::new(act),
                    },
                }
            }
            Plan::Patrol { against } => Act::Patrol { against },
            Plan::Block { against, .. } => Act::Block { against },
        }
    }

    /// Whether an order already says all that its plan does, as [`Waters::act`] would write it. Orders that would be
    /// allocated are compared piece by piece.
    pub(super) fn is_written(&self, plan: Plan, given: &Act) -> bool {
        match (plan, given) {
            (Plan::March { to, .. }, Act::Move { to: goal, .. }) => *goal == to.into(),
            (Plan::Sail { by, to }, Act::Move { to: goal, via }) => {
                let same_way = match (by, via) {
                    (None, Via::Unsaid) => true,
                    (Some(by), Via::Route(seas)) => seas.as_slice() == [by],
                    _ => false,
                };
                *goal == to && same_way
            }
            (Plan::Help { by: Some(by), deed }, Act::Then { sea, act }) => {
                *sea == by && self.deed_act(deed, act) == **act
            }
            _ => self.act(plan, given) == *given,
        }
    }

    /// The units of a group that an order means, but for one.
    pub(super) fn group(
        &self,
        helped: Helped,
        but: &Unit,
    ) -> impl Iterator<Item = (usize, &'a Unit)> {
        let but = but.id;
        self.at(helped.at)
            .filter(move |(_, u)| u.owner == helped.owner && u.id != but)
    }
}

/// Judges one order: the order as it will be taken, or why it is illegal.
pub(in crate::movement) fn check(
    board: &Board,
    book: &Rulebook,
    rules: &NavalRules,
    position: &Position,
    unit: &Unit,
    act: &Act,
) -> Result<Act, Illegal> {
    let waters = Waters::new(board, book, rules, &position.units);
    if !waters.stands(unit) || position.unit(unit.id).is_none() {
        let at = unit.at.province;
        return Err(Illegal::NoSuchUnit { at });
    }
    let plan = waters.plan(unit, act)?;
    Ok(waters.act(plan, act))
}
