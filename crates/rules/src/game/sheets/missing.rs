//! What a sheet has orders for, and what for want of one stays without.

use crate::board::{Power, Unit};
use crate::control::PlayerId;
use crate::game::naming::{names, orders_unit};
use crate::game::{PhaseKind, State};

use super::item::Item;
use super::sheet::Sheet;

impl Sheet {
    /// Whether orders are in for a phase, as everybody may know. A line of credits is no order; and
    /// where units are paid for, a Winter without an order is none the less a Winter as wanted (the
    /// rest is paid as it can be), so that nothing but a ready mark says anything there.
    pub fn answers(&self, state: &State) -> bool {
        let winter = state.phase.step == PhaseKind::Adjustments;
        let paid = winter && state.economy.winters_without_orders();
        !paid && self.has_orders()
    }

    /// The units a player commands for which the player's sheets have no order yet, as [`Sheet::missing`]
    /// finds them.
    pub fn missing_of(&self, state: &State, player: PlayerId) -> Vec<Unit> {
        let powers = state.control.powers_of(player).into_iter();
        powers
            .flat_map(|power| self.missing(state, power))
            .collect()
    }

    /// The power's units that must or may be ordered in this phase and are not. In Winter it is
    /// empty: there, numbers count, not units.
    pub fn missing(&self, state: &State, power: Power) -> Vec<Unit> {
        let units: Vec<Unit> = match state.phase.step {
            PhaseKind::Movement => {
                let all = state.position.of(power);
                all.filter(|u| state.asks_order(u)).copied().collect()
            }
            PhaseKind::Retreats => state.position.dislodged_of(power).map(|d| d.unit).collect(),
            PhaseKind::Adjustments | PhaseKind::Treaties => Vec::new(),
        };
        let mut spare: Vec<usize> = self
            .orders
            .iter()
            .map(|o| o.ordered().map_or(0, |(count, _, _)| count))
            .collect();
        let setup = &state.setup;
        let shared = !setup.movement.shared(setup.board()).is_empty();
        let mut ordered = |u: &Unit| {
            let mut lines = self.orders.iter().enumerate();
            let line = lines.find(|(i, o)| orders_unit(o, u) && spare[*i] > 0);
            // Where a place has one unit, any order for it will do.
            if let Some((i, _)) = line.filter(|_| shared) {
                spare[i] -= 1;
            }
            line.is_some()
        };
        units.into_iter().filter(|u| !ordered(u)).collect()
    }
}

impl State {
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
        let unit = own.find(|u| names(named, u));
        unit.map_or(0, |unit| self.position.mates(unit).count())
    }
}
