//! What a unit may be ordered to do, and the reason when it may not.
//!
//! Legality is judged strictly (DATC 4.E.1): an order is legal exactly when some orders of all other
//! units on the board would let it have its effect.

use super::ConvoyRules;
use super::choices::*;
pub use super::illegal::Illegal;
use super::rulebook::Rulebook;
use crate::board::{
    Aboard, Board, Coast, Grid, Location, Position, Province, Slot, Slots, Stand, Table, Unit,
    UnitKind, on_grid,
};
use crate::orders::{Act, UnitRef, Via};

/// What a legal order means on this board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plan {
    /// The unit stays.
    Hold,
    /// The unit moves, by land or by convoy.
    Move {
        to: Stand,
        /// The unit could step there itself.
        land: bool,
        /// Fleets on the board could carry it.
        convoy: bool,
        /// The order asks for a convoy.
        said: bool,
    },
    /// Support of whatever unit stays in that province.
    SupportHold { at: Slot },
    /// Support of a move from one province into another.
    SupportMove {
        from: Slot,
        to: Slot,
        /// The coast the support is bound to.
        coast: Option<Coast>,
    },
    /// A fleet carries the army in `from` towards `to`.
    Convoy { from: Slot, to: Slot },
    /// Going aboard the fleet in that sea, and landing at once if a shore is named.
    Board { fleet: Slot, lands: Option<Slot> },
}

/// No unit stands there.
pub(super) const NOBODY: u8 = u8::MAX;

/// A position laid out by province; of several units in one, the one of lowest id is seen.
pub(super) struct PositionLayout<'a, const W: usize> {
    /// The board that is played on.
    pub board: &'a Board,
    /// The same board, by slots.
    pub grid: &'a Grid<W>,
    /// The answers to the rulebook's questions.
    pub rules: &'a Rulebook,
    /// All units of the position, in ascending order of id.
    pub units: &'a [Unit],
    /// Whether armies cross by chains of fleets or are carried along, and for how long.
    pub convoys: ConvoyRules,
    /// The armies that were aboard fleets before the phase.
    pub aboard: &'a [Aboard],
    /// Which of `units` has which berth: those aboard first, then those that board.
    pub berths: Vec<usize>,
    /// By province or berth: which of `units` stands there, or [`NOBODY`].
    pub by: Table<u8, W>,
    /// By unit: where it is found in tables by province, or its berth; none for a unit that should not be there (4.E.6).
    pub places: Vec<Option<Slot>>,
    /// Fleets at sea that may ferry: not those with an army aboard.
    pub afloat: Slots<W>,
}

impl<'a, const W: usize> PositionLayout<'a, W> {
    /// A position without armies aboard fleets.
    pub(super) fn new(
        board: &'a Board,
        grid: &'a Grid<W>,
        rules: &'a Rulebook,
        units: &'a [Unit],
    ) -> PositionLayout<'a, W> {
        PositionLayout::with(board, grid, rules, ConvoyRules::default(), units, &[])
    }

    /// As [`PositionLayout::new`], where armies may be aboard of fleets.
    pub(super) fn with(
        board: &'a Board,
        grid: &'a Grid<W>,
        rules: &'a Rulebook,
        convoys: ConvoyRules,
        units: &'a [Unit],
        aboard: &'a [Aboard],
    ) -> PositionLayout<'a, W> {
        let mut by = Table::of(NOBODY);
        let mut afloat = Slots::EMPTY;
        let carried = |unit: &Unit| aboard.iter().any(|a| a.army == unit.id);
        let laden = |unit: &Unit| aboard.iter().any(|a| a.fleet == unit.id);
        let numbered = units.iter().enumerate().take(NOBODY as usize);
        let places = numbered.map(|(i, unit)| {
            let at = board.slot(unit.at.province)?;
            if by[at] != NOBODY || carried(unit) {
                return None;
            }
            by[at] = i as u8;
            if unit.kind == UnitKind::Fleet && grid.is_sea(at) && !laden(unit) {
                afloat.insert(at);
            }
            Some(at)
        });
        let places = places.collect();
        let mut ground = PositionLayout {
            board,
            grid,
            rules,
            units,
            convoys,
            aboard,
            berths: Vec::new(),
            by,
            places,
            afloat,
        };
        if !aboard.is_empty() {
            ground.seat_passengers();
        }
        ground
    }

    /// The unit standing in a province.
    #[inline]
    pub(super) fn at(&self, p: Slot) -> Option<&'a Unit> {
        self.units.get(self.by[p] as usize)
    }

    /// The province's place in the tables; none, if it is not on this board.
    #[inline]
    pub(super) fn slot(&self, p: Province) -> Option<Slot> {
        self.board.slot(p)
    }

    /// The place in the tables of a province that an order names.
    ///
    /// # Errors
    /// When it is not on this board.
    #[inline]
    pub(super) fn known(&self, province: Province) -> Result<Slot, Illegal> {
        self.board
            .slot(province)
            .ok_or(Illegal::NotOnBoard { province })
    }

    /// Where a unit stands, in the tables; as an error, if it is not on this board.
    #[inline]
    pub(super) fn stand(&self, unit: &Unit) -> Result<Stand, Illegal> {
        let (at, coast) = (unit.at.province, unit.at.coast);
        match self.board.slot(at) {
            Some(at) => Ok(Stand { at, coast }),
            None => Err(Illegal::NoSuchUnit { at }),
        }
    }

    /// What the order means, or why it is illegal.
    pub(super) fn plan(&self, unit: &Unit, act: &Act) -> Result<Plan, Illegal> {
        self.plan_from(unit, self.stand(unit)?, act)
    }

    /// As [`PositionLayout::plan`], where it is known where the unit stands.
    #[inline]
    pub(super) fn plan_from(&self, unit: &Unit, here: Stand, act: &Act) -> Result<Plan, Illegal> {
        if self.aboard.is_empty() {
            self.plan_of(unit, here, act)
        } else {
            self.plan_among_joint(unit, here, act)
        }
    }

    /// The same, where some armies are aboard of fleets.
    fn plan_among_joint(&self, unit: &Unit, here: Stand, act: &Act) -> Result<Plan, Illegal> {
        if let Some(fleet) = self.carrier(unit) {
            return self.passenger(fleet, act);
        }
        match (self.is_laden(unit), act) {
            (true, Act::Convoy { .. }) => Err(Illegal::LadenNoFerry),
            (true, _) => self.laden(self.plan_of(unit, here, act)?),
            (false, _) => self.plan_of(unit, here, act),
        }
    }

    /// What the order of a unit means that is not aboard.
    #[inline]
    fn plan_of(&self, unit: &Unit, here: Stand, act: &Act) -> Result<Plan, Illegal> {
        match act {
            Act::Hold => Ok(Plan::Hold),
            Act::Board { fleet, lands } => self.boarding(unit, *fleet, *lands),
            Act::Move { to, via } => self.movement(unit, here, *to, via),
            Act::SupportHold { unit: other } => self.support_hold(unit, here, other),
            // By which seas a unit goes that is helped is its own affair.
            Act::SupportMove { unit: other, to }
            | Act::SupportLeg {
                unit: other, to, ..
            } => self.support_move(unit, here, other, *to),
            Act::Convoy { unit: army, to } => self.convoy(unit, here.at, army, *to),
            Act::Then { .. } | Act::Patrol { .. } | Act::Block { .. } => Err(Illegal::NavalOnly),
            Act::Disband => Err(Illegal::DisbandNotNow),
        }
    }

    /// A move of a unit that stands at `from`.
    pub(super) fn movement(
        &self,
        unit: &Unit,
        from: Stand,
        to: Location,
        via: &Via,
    ) -> Result<Plan, Illegal> {
        let p = to.province;
        let goal = self.known(p)?;
        if goal == from.at {
            return Err(Illegal::SameProvince);
        }
        if unit.kind == UnitKind::Fleet {
            if *via != Via::Unsaid {
                return Err(Illegal::FleetViaConvoy);
            }
            let to = self.landing(from, goal, to)?;
            return Ok(Plan::Move {
                to,
                land: true,
                convoy: false,
                said: false,
            });
        }
        if self.grid.is_sea(goal) {
            return Err(Illegal::ArmyToSea { to: p });
        }
        self.needless_coast(to)?;
        let land = self.grid.army_neighbours(from.at).contains(goal);
        let said = *via != Via::Unsaid;
        // To a neighbour, an army nobody offers to carry walks: whether it could be carried is then
        // of no interest.
        let walks = land && !said && self.rules.illegal_orders != IllegalOrders::ShowsIntent;
        let convoy = walks || self.can_carry(from.at, goal, self.afloat);
        if !land && !convoy {
            let seas = self.grid.seas();
            return Err(if !self.grid.carries(from.at, goal, seas) {
                Illegal::NotAdjacent { to: p }
            } else if !self.can_carry(from.at, goal, seas) {
                Illegal::FerryOneSea { to: p }
            } else {
                Illegal::NoConvoyPossible { to: p }
            });
        }
        if said && !convoy && !self.land_after_all() {
            return Err(Illegal::NoConvoyPossible { to: p });
        }
        match (self.rules.convoy_path, via) {
            (ConvoyPath::Allowed | ConvoyPath::Required, Via::Route(seas))
                if !self.is_chain(from.at, seas, goal) =>
            {
                return Err(Illegal::BadRoute { to: p });
            }
            (ConvoyPath::Required, Via::Convoy) => return Err(Illegal::RouteNeeded { to: p }),
            (ConvoyPath::Required, Via::Unsaid) if !land => {
                return Err(Illegal::RouteNeeded { to: p });
            }
            _ => {}
        }
        Ok(Plan::Move {
            to: goal.into(),
            land,
            convoy,
            said,
        })
    }

    /// Whether the rulebook lets an army that was to be convoyed to a neighbour walk there.
    fn land_after_all(&self) -> bool {
        !matches!(
            self.rules.land_or_convoy,
            LandOrConvoy::ByIntent | LandOrConvoy::OwnFleetOrVia | LandOrConvoy::OwnFleetOrViaOnly
        )
    }

    /// Whether some of these fleets could carry an army: over one sea, where armies go aboard for longer ways (E-X1a).
    #[inline]
    pub(super) fn can_carry(&self, from: Slot, to: Slot, fleets: Slots<W>) -> bool {
        if self.convoys.army_fleet() {
            from != to && !self.grid.ferries(from, to).and(fleets).is_empty()
        } else {
            self.grid.carries(from, to, fleets)
        }
    }

    /// Of these fleets, those that are in a chain that could carry an army: over one sea, where armies go aboard for
    /// longer ways.
    #[inline]
    pub(super) fn useful(&self, from: Slot, to: Slot, fleets: Slots<W>) -> Slots<W> {
        if !self.convoys.army_fleet() {
            self.grid.useful(from, to, fleets)
        } else if from == to {
            Slots::EMPTY
        } else {
            self.grid.ferries(from, to).and(fleets)
        }
    }

    /// Whether the seas, in this order, are fleets from one shore to the other.
    fn is_chain(&self, from: Slot, seas: &[Province], to: Slot) -> bool {
        let seas: Option<Vec<Slot>> = seas.iter().map(|sea| self.slot(*sea)).collect();
        let Some(seas) = seas else {
            return false;
        };
        let touches = |a: Slot, b: Slot| self.grid.touches(a, b);
        let (Some(first), Some(last)) = (seas.first(), seas.last()) else {
            return false;
        };
        let ferry = seas.len() == 1 || !self.convoys.army_fleet();
        ferry
            && seas.iter().all(|s| self.afloat.contains(*s))
            && touches(*first, from)
            && touches(*last, to)
            && seas.windows(2).all(|pair| touches(pair[0], pair[1]))
    }

    /// Where a fleet lands that goes from one stand to a province (`at` in the tables): 4.B.1, 4.B.2, 4.B.3, 4.B.6.
    pub(super) fn landing(&self, from: Stand, at: Slot, to: Location) -> Result<Stand, Illegal> {
        let p = to.province;
        if !self.grid.fleet_reach(from).contains(at) {
            let inland = self.grid.is_land(at) && !self.grid.coastal().contains(at);
            return Err(if inland {
                Illegal::FleetInland { to: p }
            } else {
                Illegal::NotAdjacent { to: p }
            });
        }
        if !self.grid.is_split(at) {
            self.needless_coast(to)?;
            return Ok(at.into());
        }
        let coasts = self.board.coasts(p);
        let on = |coast: Coast| Stand {
            at,
            coast: Some(coast),
        };
        let within = |c: &Coast| self.grid.fleet_can_reach(from, on(*c));
        let mut reachable = coasts.iter().copied().filter(within);
        let (first, second) = (reachable.next(), reachable.next());
        let only = first.filter(|_| second.is_none());
        let named = to.coast.filter(|c| coasts.contains(c));
        if named.is_none() {
            self.needless_coast(to)?;
        } else if let Some(coast) = named.filter(within) {
            return Ok(on(coast));
        } else {
            let corrected = self.rules.coast_unreachable == CoastUnreachable::Corrected;
            return match only.filter(|_| corrected) {
                Some(coast) => Ok(on(coast)),
                None => Err(Illegal::CoastUnreachable { to }),
            };
        }
        let fills = self.rules.coast_missing_one == CoastMissingOne::Filled;
        match only.filter(|_| fills) {
            Some(coast) => Ok(on(coast)),
            None => Err(Illegal::CoastNeeded { to: p }),
        }
    }

    /// A coast named where none is needed: 4.B.6.
    #[inline]
    pub(super) fn needless_coast(&self, at: Location) -> Result<(), Illegal> {
        if at.coast.is_some() && self.rules.coast_needless == CoastNeedless::Illegal {
            return Err(Illegal::NoSuchCoast { at });
        }
        Ok(())
    }

    /// The unit an order names, its description checked: 4.B.5, 4.B.6, 4.C.1, 4.C.2, 4.C.5, 4.C.6.
    #[inline]
    pub(super) fn named(&self, by: &Unit, named: &UnitRef) -> Result<&'a Unit, Illegal> {
        self.named_there(by, named, self.place_named(named))
    }

    /// As [`PositionLayout::named`], where the unit's place is known.
    #[inline]
    pub(super) fn named_there(
        &self,
        by: &Unit,
        named: &UnitRef,
        place: Option<Slot>,
    ) -> Result<&'a Unit, Illegal> {
        let at = named.at.province;
        let unit = place.and_then(|place| self.at(place));
        let unit = unit.ok_or(Illegal::NoSuchUnit { at })?;
        match named.kind {
            None if self.rules.kind_missing == KindMissing::Illegal => {
                return Err(Illegal::KindMissing { at });
            }
            Some(k) if k != unit.kind && self.rules.kind_wrong == KindWrong::Illegal => {
                return Err(Illegal::KindWrong { at });
            }
            _ => {}
        }
        match named.power {
            None => {
                let strict = self.rules.power_missing == PowerMissing::Illegal;
                if strict && !own(by, unit) {
                    return Err(Illegal::PowerMissing { at });
                }
            }
            Some(power) => {
                let strict = self.rules.power_wrong == PowerWrong::Illegal;
                if strict && unit.owner != Some(power) {
                    return Err(Illegal::PowerWrong { at });
                }
            }
        }
        if named.at.coast.is_some() && named.at.coast != unit.at.coast {
            if unit.at.coast.is_none() {
                self.needless_coast(named.at)?;
            } else if self.rules.coast_wrong == CoastWrong::Illegal {
                return Err(Illegal::WrongCoast { at: named.at });
            }
        }
        Ok(unit)
    }

    /// A convoy by a unit that stands in `here`.
    pub(super) fn convoy(
        &self,
        unit: &Unit,
        here: Slot,
        army: &UnitRef,
        to: Location,
    ) -> Result<Plan, Illegal> {
        let (from, p) = (army.at.province, to.province);
        if unit.kind == UnitKind::Army {
            return Err(Illegal::ConvoyByArmy);
        }
        if !self.grid.is_sea(here) {
            return Err(Illegal::ConvoyFromShore);
        }
        let named = self.named(unit, army)?;
        if named.kind == UnitKind::Fleet {
            return Err(Illegal::FleetViaConvoy);
        }
        if self.carrier(named).is_some() {
            return Err(Illegal::AboardOnlyLands);
        }
        self.needless_coast(to)?;
        let (start, goal) = (self.known(from)?, self.known(p)?);
        if !self.grid.coastal().contains(goal) {
            return Err(Illegal::ConvoyNotToShore { to: p });
        }
        if !self.useful(start, goal, self.afloat).contains(here) {
            return Err(Illegal::ConvoyOffRoute { from, to: p });
        }
        Ok(Plan::Convoy {
            from: start,
            to: goal,
        })
    }

    /// A plan written out as an order again; a move by the way that was written.
    pub(super) fn act(&self, plan: Plan, given: Option<&Act>) -> Act {
        match plan {
            Plan::Hold => Act::Hold,
            Plan::Move { to, .. } => Act::Move {
                to: self.grid.location(to),
                via: match given {
                    Some(Act::Move { via, .. }) => via.clone(),
                    _ => Via::Unsaid,
                },
            },
            Plan::SupportHold { at } => Act::SupportHold {
                unit: self.reference(at),
            },
            Plan::SupportMove { from, to, coast } => Act::SupportMove {
                unit: self.reference(from),
                to: self.grid.location(Stand { at: to, coast }),
            },
            Plan::Convoy { from, to } => Act::Convoy {
                unit: self.reference(from),
                to: self.grid.province(to).into(),
            },
            Plan::Board { fleet, lands } => Act::Board {
                fleet: self.grid.province(fleet),
                lands: lands.map(|to| self.grid.province(to).into()),
            },
        }
    }

    /// Whether an order already says all that its plan does, as [`PositionLayout::act`] would write it. Asked where the
    /// plan is known, so that half of this falls away.
    #[inline(always)]
    pub(super) fn is_written(&self, plan: Plan, act: &Act) -> bool {
        match (plan, act) {
            (Plan::Hold, Act::Hold) => true,
            (Plan::Move { to: goal, .. }, Act::Move { to, .. }) => *to == self.grid.location(goal),
            (Plan::SupportHold { at }, Act::SupportHold { unit }) => self.is_reference(unit, at),
            (
                Plan::SupportMove {
                    from,
                    to: goal,
                    coast,
                },
                Act::SupportMove { unit, to },
            ) => {
                let goal = Stand { at: goal, coast };
                *to == self.grid.location(goal) && self.is_reference(unit, from)
            }
            // The armies and provinces are those that were named, whatever else was written.
            (Plan::Convoy { from, .. }, Act::Convoy { unit, to }) => {
                to.coast.is_none() && self.is_reference(unit, from)
            }
            _ => false,
        }
    }

    /// Whether an order names the unit there as [`PositionLayout::reference`] would.
    #[inline]
    fn is_reference(&self, named: &UnitRef, at: Slot) -> bool {
        *named == self.reference(at)
    }

    /// How an order names the unit there.
    fn reference(&self, at: Slot) -> UnitRef {
        match self.at(at) {
            Some(u) => UnitRef {
                power: u.owner,
                kind: Some(u.kind),
                at: u.at,
                joint: self
                    .aboard
                    .iter()
                    .any(|a| a.army == u.id || a.fleet == u.id),
            },
            None => UnitRef {
                power: None,
                kind: None,
                at: self.grid.province(at).into(),
                joint: false,
            },
        }
    }
}

/// Whether a unit is of the same power, for the wording of an order (4.B.4, 4.C.5).
pub(super) fn own(by: &Unit, other: &Unit) -> bool {
    by.owner == other.owner
}

/// Judges one order of a movement phase, whoever gave it: as it will be taken, coasts filled in.
///
/// # Errors
/// The reason, when the order is illegal.
pub fn check(
    board: &Board,
    rules: &Rulebook,
    position: &Position,
    unit: &Unit,
    act: &Act,
) -> Result<Act, Illegal> {
    check_with(board, rules, ConvoyRules::default(), position, unit, act)
}

/// As [`check`], with the convoys of a game.
///
/// # Errors
/// The reason, when the order is illegal.
pub fn check_with(
    board: &Board,
    rules: &Rulebook,
    convoys: ConvoyRules,
    position: &Position,
    unit: &Unit,
    act: &Act,
) -> Result<Act, Illegal> {
    let (units, aboard) = (&position.units, &position.aboard);
    on_grid!(board, grid => {
        let ground = PositionLayout::with(board, grid, rules, convoys, units, aboard);
        if ground.place_of(unit).is_none() {
            let at = unit.at.province;
            return Err(Illegal::NoSuchUnit { at });
        }
        let plan = ground.plan(unit, act)?;
        Ok(ground.act(plan, Some(act)))
    })
}
