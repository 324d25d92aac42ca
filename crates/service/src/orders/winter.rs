//! A Winter's list judged as a whole before it is sealed: no more builds and removals than are due, a
//! build before a waive, and what the treasury can pay.

use super::line::Line;
use crate::features::{self, Known};
use chancery_rules::board::Power;
use chancery_rules::economy::BadAdjustment;
use chancery_rules::game::{Item, OrderError, PhaseKind, Sheet, State};
use chancery_rules::movement::choices::TooManyBuilds;
use chancery_rules::orders::{Order, When};

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
pub(crate) fn beyond_quota(
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
pub(crate) fn fit_waives(
    state: &State,
    powers: &[Power],
    sheet: &mut Sheet,
) -> (usize, usize, usize) {
    let quotas = powers.iter().filter_map(|power| state.quota(*power, sheet));
    let quotas: Vec<_> = quotas.filter(|q| !q.removals).collect();
    let rulebook = state.setup.rulebook();
    let room = quotas.iter().map(|q| q.waivable());
    let most = if state.control.is_shared() {
        // One waive is for all countries of its author. Where a list too long fails otherwise than at its
        // end, none may be too long.
        match rulebook.too_many_builds {
            TooManyBuilds::First => room.max(),
            TooManyBuilds::Last | TooManyBuilds::Illegal => room.min(),
        }
    } else {
        // Of the waives of somebody who plays several powers, each is for one of them.
        Some(room.sum())
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
pub(crate) fn mark_waives(lines: &mut [Line], (spare, builds, ordered): (usize, usize, usize)) {
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

/// The orders of a Winter's sheet that would have no effect along with the others, with the reason.
pub(crate) fn fails(
    state: &State,
    powers: &[Power],
    sheet: &Sheet,
    known: &Known,
) -> Vec<(Item, OrderError)> {
    if state.phase.step != PhaseKind::Adjustments {
        return Vec::new();
    }
    if let Some(failed) = features::fails(known) {
        return failed;
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
