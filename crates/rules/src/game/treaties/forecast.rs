//! What the orders of a sheet would come to between powers.

use std::collections::BTreeMap;

use crate::board::{Power, Unit};
use crate::game::naming::names;
use crate::game::sheets::fit;
use crate::game::{Item, PhaseKind, Sheet, State};
use crate::movement::Orders;
use crate::relations::{Entry, Judgement, Written};

use super::orders::without_illegal;

impl State {
    /// What a power's orders would come to between powers, if they were all there are: R-E0, by the
    /// code that judges. Nothing where no treaties are played.
    pub fn forecast(&self, power: Power, sheet: &Sheet) -> Judgement {
        let Some((treaties, ground)) = self.treaties() else {
            return Judgement::default();
        };
        // A claim sets its author free before anything is judged: R-A12.
        let mut treaties = treaties.clone();
        let claim = |item: Item| match item {
            Item::Treaty(Entry::Claim { with }) => Some(with),
            Item::For(of, line) if of == power => match *line {
                Item::Treaty(Entry::Claim { with }) => Some(with),
                _ => None,
            },
            _ => None,
        };
        for with in sheet.items().filter_map(claim) {
            // One that cannot be made changes nothing.
            let _ = treaties.claim(&ground, power, &with);
        }
        let mut all = BTreeMap::new();
        for order in &sheet.orders {
            let Ok(order) = fit(self, power, order) else {
                continue;
            };
            let Some((count, named, act)) = order.ordered() else {
                continue;
            };
            let lost = self.position.dislodged_of(power).map(|d| d.unit);
            let found: Vec<Unit> = match self.phase.step {
                PhaseKind::Retreats => lost.collect(),
                _ => self.position.of(power).copied().collect(),
            };
            let meant = |u: &Unit| names(named, u) && !all.contains_key(&u.id);
            let meant: Vec<Unit> = found.into_iter().filter(meant).take(count).collect();
            for unit in meant {
                let (by, act) = (power, act.clone());
                all.insert(unit.id, Written { by, unit, act });
            }
        }
        // What the sheet itself makes illegal is no act: a patrol of one fleet, a landing elsewhere.
        if self.phase.step == PhaseKind::Movement {
            let forbidden = treaties.forbidden(&ground, &all);
            let written = all.iter().filter(|(id, _)| !forbidden.contains_key(id));
            let orders = Orders {
                acts: written.map(|(id, w)| (*id, w.act.clone())).collect(),
                ..Default::default()
            };
            let (board, friends) = (self.setup.board(), treaties.friends());
            let movement = &self.setup.movement;
            let done = movement.resolve(board, &friends, &self.position, &orders);
            without_illegal(&mut all, &done.outcomes);
        }
        treaties.judge(&ground, &all)
    }
}
