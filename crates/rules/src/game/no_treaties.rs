//! A turn without treaties: nothing is promised, and nothing is forbidden.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Position, Power, PowerMap, UnitId};
use crate::movement::Forbidden;
use crate::orders::{Act, Order};
use crate::relations::{BadEntry, Event, Judgement, Offer, Written};

use super::in_turn::{DeclaredTreaties, Enclosed, RelationsInTurn};
use super::{Outcome, Phase, Report, State};

/// No treaties, in the turn pipeline.
pub(super) struct NoTreaties;

impl RelationsInTurn for NoTreaties {
    fn begin(
        &self,
        _: &mut State,
        _: DeclaredTreaties<'_>,
        _: &mut Report,
    ) -> PowerMap<Vec<Offer>> {
        PowerMap::new()
    }

    fn written(
        &self,
        _: &State,
        _: &BTreeMap<UnitId, Act>,
        _: &BTreeMap<UnitId, Power>,
        _: &dyn Fn(UnitId, &Act) -> bool,
    ) -> BTreeMap<UnitId, Written> {
        BTreeMap::new()
    }

    fn forbidden(&self, _: &State, _: &BTreeMap<UnitId, Written>) -> BTreeMap<UnitId, Forbidden> {
        BTreeMap::new()
    }

    fn judge(&self, _: &State, _: &BTreeMap<UnitId, Written>) -> Judgement {
        Judgement::default()
    }

    fn carry_out(
        &self,
        _: &mut State,
        _: Judgement,
        _: &Position,
        _: &PowerMap<Vec<Offer>>,
        _: &mut Report,
    ) {
    }

    fn confer(&self, next: &mut State, _: &PowerMap<Vec<Offer>>, _: &mut Report) {
        next.phase = Phase::moves(next.phase.season, next.phase.year);
    }

    fn take_enclosed(&self, _: &State, _: &mut PowerMap<Vec<Order>>) -> Enclosed {
        Enclosed::default()
    }

    fn close_season(&self, _: &mut State, _: &mut Report) {}

    fn close_fall(&self, _: &mut State, _: &mut Report) -> Option<Outcome> {
        None
    }

    fn has_winter(&self, _: &State) -> bool {
        false
    }

    fn close_year(&self, _: &mut State, _: &mut Report) {}

    fn claim(&self, _: &mut State, _: Power, _: &BTreeSet<Power>) -> Result<Vec<Event>, BadEntry> {
        Err(BadEntry::NotPlayed)
    }
}
