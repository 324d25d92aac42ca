//! A Winter's list judged as a whole before it is sealed: no more builds and removals than are due, a
//! build before a waive, and what the treasury can pay.

use super::sheets::Line;
use crate::board::{Power, Province, Unit, UnitKind};
use crate::economy::{Adjustment, BadAdjustment, EconomyRules};
use crate::game::{Item, OrderError, PhaseKind, Sheet, State};
use crate::movement::choices::TooManyBuilds;
use crate::orders::{Order, When};
use crate::service::blocks;
use crate::service::blocks::Points;
use crate::service::credits::Money;

/// What a new unit would cost its power, and what is left to pay it with after what is on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    pub price: u32,
    pub left: u32,
}

impl Price {
    /// Whether it can be paid as things stand.
    pub fn is_payable(&self) -> bool {
        self.price <= self.left
    }
}

/// A sheet with new lines written on it.
fn with(state: &State, powers: &[Power], before: &Sheet, fresh: &Sheet) -> Sheet {
    let mut whole = before.clone();
    for item in fresh.items() {
        let fleets = state.fleets_for(powers, &item);
        whole.write_among(item, fleets);
    }
    whole
}

/// Takes off the new builds and removals that are too many along with what was written before,
/// the last first; says which, with the reason. Waives are replaced: see [`fit_waives`].
pub(in crate::service) fn beyond_quota(
    state: &State,
    powers: &[Power],
    before: &Sheet,
    fresh: &mut Sheet,
) -> Vec<(Item, OrderError)> {
    let mut beyond = Vec::new();
    for power in powers {
        // Each turn takes a line off, so it ends.
        while let Some((item, fault)) = one_too_many(state, powers, *power, before, fresh) {
            beyond.push((item, fault));
        }
    }
    // What is foreseen for a number of builds is as many orders.
    while let Some(i) = (0..fresh.ahead.len()).rev().find(|i| {
        let of = fresh.ahead.get(*i);
        of.is_some_and(|of| {
            let country = state.country_of(&of.order, powers);
            let all = with(state, powers, before, fresh).ahead;
            let same = all
                .iter()
                .filter(|a| a.when == of.when && state.country_of(&a.order, powers) == country);
            room_of(of.when).is_some_and(|(room, _)| same.count() > room)
        })
    }) {
        let ahead = fresh.ahead.remove(i);
        let (due, removals) = room_of(ahead.when).unwrap_or_default();
        beyond.push((Item::Ahead(ahead), OrderError::NoRoom { due, removals }));
    }
    beyond
}

/// How many orders a condition of Winter is for, and whether they are removals.
fn room_of(when: When) -> Option<(usize, bool)> {
    match when {
        When::Builds(n) => Some((n as usize, false)),
        When::Removals(n) => Some((n as usize, true)),
        When::Dislodged => None,
    }
}

/// Takes off the last of the new lines that is one too many for a power.
fn one_too_many(
    state: &State,
    powers: &[Power],
    power: Power,
    before: &Sheet,
    fresh: &mut Sheet,
) -> Option<(Item, OrderError)> {
    let ordered = |fresh: &Sheet| {
        let quota = state.quota(power, &with(state, powers, before, fresh));
        quota.map(|q| (q.ordered, q))
    };
    let (now, quota) = ordered(fresh)?;
    if now <= quota.due {
        return None;
    }
    for i in (0..fresh.orders.len()).rev() {
        let mut fewer = fresh.clone();
        let order = fewer.orders.remove(i);
        // An order in place of an earlier one takes no room.
        if ordered(&fewer).is_some_and(|(then, _)| then < now) {
            *fresh = fewer;
            let (due, removals) = (quota.due, quota.removals);
            return Some((Item::Order(order), OrderError::NoRoom { due, removals }));
        }
    }
    None
}

/// Removes the waives that there are no builds for: a build goes before a waive, whichever was written
/// first. Returns how many, and the most builds and orders for them of one power.
pub(in crate::service) fn fit_waives(
    state: &State,
    powers: &[Power],
    sheet: &mut Sheet,
) -> (usize, usize, usize) {
    let quotas = powers.iter().filter_map(|power| state.quota(*power, sheet));
    let quotas: Vec<_> = quotas.filter(|q| !q.removals).collect();
    let rulebook = state.setup.rulebook();
    // One waive is for all countries of its author. Where a list too long fails otherwise than at its
    // end, none may be too long.
    let room = quotas.iter().map(|q| q.waivable());
    let most = match rulebook.too_many_builds {
        TooManyBuilds::First => room.max(),
        TooManyBuilds::Last | TooManyBuilds::Illegal => room.min(),
    };
    let spare = sheet.cap_waives(most.unwrap_or(0));
    if powers.len() > 1 && !quotas.is_empty() {
        sheet.orders.sort_by_key(|order| *order == Order::Waive);
    }
    let fullest = quotas.iter().max_by_key(|q| q.due);
    let (due, ordered) = fullest.map_or((0, 0), |q| (q.due, q.ordered));
    (spare, due, ordered)
}

/// Marks written lines with what became of the waives: those of the message that were too many, then
/// earlier ones that new builds replaced.
pub(in crate::service) fn mark_waives(
    lines: &mut [Line],
    (spare, builds, ordered): (usize, usize, usize),
) {
    let is_waive = |line: &Line| {
        matches!(
            line,
            Line::Written {
                item: Item::Order(Order::Waive),
                ..
            }
        )
    };
    let mut left = spare;
    for line in lines.iter_mut().rev().filter(|line| is_waive(line)) {
        if left == 0 {
            break;
        }
        *line = Line::Spare { builds, ordered };
        left -= 1;
    }
    for line in lines.iter_mut() {
        if let Line::Written {
            item: Item::Order(Order::Build { .. }),
            instead: instead @ None,
        } = line
            && left > 0
        {
            *instead = Some(Item::Order(Order::Waive));
            left -= 1;
        }
    }
}

/// Marks written lines as too many: of several that say the same, the last.
pub(in crate::service) fn mark_full(lines: &mut [Line], beyond: &[(Item, OrderError)]) {
    for (refused, fault) in beyond {
        let same = |line: &&mut Line| matches!(line, Line::Written { item, .. } if item == refused);
        if let Some(line) = lines.iter_mut().rev().find(same) {
            *line = Line::Faulty {
                item: refused.clone(),
                fault: fault.clone(),
                kept: false,
            };
        }
    }
}

/// Marks lines that are on the sheet but would have no effect as it stands: they wait for money.
pub(in crate::service) fn mark_lame(lines: &mut [Line], faults: &[(Item, OrderError)]) {
    for line in lines {
        let Line::Written { item, .. } = line else {
            continue;
        };
        if let Some((_, fault)) = faults.iter().find(|(other, _)| other == item) {
            *line = Line::Faulty {
                item: item.clone(),
                fault: fault.clone(),
                kept: true,
            };
        }
    }
}

/// The orders of a Winter's sheet that would have no effect along with the others, with the reason.
pub(in crate::service) fn fails(
    state: &State,
    powers: &[Power],
    sheet: &Sheet,
    money: Option<&Money>,
    points: Option<&Points>,
) -> Vec<(Item, OrderError)> {
    if state.phase.step != PhaseKind::Adjustments {
        return Vec::new();
    }
    if let Some(winter) = points.filter(|p| p.now) {
        return blocks::fails(&winter.winter);
    }
    if let Some(winter) = money.and_then(|m| m.winter.as_ref()) {
        let failed = winter.plan.done.iter().filter_map(|done| match done {
            Adjustment::Failed { order, why, .. } => {
                Some((Item::Order(order.clone()), OrderError::Adjustment(*why)))
            }
            _ => None,
        });
        return failed.collect();
    }
    // Sheets sealed before they were counted may say too much.
    let full = powers.iter().flat_map(|power| {
        let quota = state.quota(*power, sheet);
        let quota = quota.filter(|q| q.ordered + q.waived > q.due);
        let theirs = sheet.orders.iter().filter(move |order| {
            let build = matches!(order, Order::Build { .. } | Order::Waive);
            let of = state.country_of(order, &[*power]);
            quota.is_some_and(|q| q.removals != build) && of.is_none_or(|of| of == *power)
        });
        let last = quota.map_or(0, |q| q.due);
        theirs.skip(last).map(|order| {
            let why = OrderError::Adjustment(BadAdjustment::TooMany);
            (Item::Order(order.clone()), why)
        })
    });
    full.collect()
}

/// What building such a unit there would cost this Winter, and what is left for it after everything else
/// on the sheet; `None` if units are not paid for, or if so many must go that none is built.
/// Without a province it is any additional unit.
pub(in crate::service) fn price(
    state: &State,
    power: Power,
    kind: UnitKind,
    at: Option<Province>,
    (money, points): (Option<&Money>, Option<&Points>),
) -> Option<Price> {
    let elsewhere = |unit: &Unit| at.is_none_or(|at| unit.at.province != at);
    match &state.setup.economy {
        EconomyRules::Centres => None,
        EconomyRules::Credits(rules) => {
            let plan = &money?.winter.as_ref()?.plan;
            if plan.due > plan.treasury {
                return None;
            }
            let mut units: Vec<Unit> = state.position.of(power).copied().collect();
            for done in &plan.done {
                match done {
                    Adjustment::Built { unit, .. } if elsewhere(unit) => units.push(*unit),
                    Adjustment::Removed { unit: gone, .. } => units.retain(|u| u.id != gone.id),
                    _ => {}
                }
            }
            let count = |kind| units.iter().filter(|u| u.kind == kind).count() as u32;
            let (fleets, armies) = (count(UnitKind::Fleet), count(UnitKind::Army));
            let now = rules.upkeep(power, fleets, armies);
            let then = match kind {
                UnitKind::Fleet => rules.upkeep(power, fleets + 1, armies),
                UnitKind::Army => rules.upkeep(power, fleets, armies + 1),
            };
            Some(Price {
                price: then.saturating_sub(now),
                left: plan.treasury.saturating_sub(now),
            })
        }
        EconomyRules::Blocks(rules) => {
            let winter = points.filter(|p| p.now).map(|p| &p.winter)?;
            if winter.due > winter.plan.purse() {
                return None;
            }
            let here = winter.plan.done.iter().filter_map(|done| match done {
                Adjustment::Built { unit, .. } if !elsewhere(unit) => Some(rules.price(unit.kind)),
                _ => None,
            });
            let left = here.fold(winter.plan.rest(), u32::saturating_add);
            let price = rules.price(kind);
            Some(Price { price, left })
        }
    }
}
