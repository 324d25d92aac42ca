//! What the books come to if a power's declarations are carried out, asked of the code that will do it.

use crate::orders::price::Price;
use chancery_rules::board::{Power, Province, Unit, UnitKind};
use chancery_rules::economy::credits::{CreditsRules, Entry, Event, Loan, TransferKind};
use chancery_rules::economy::{Adjustment, Declared, Economy, EconomyContext};
use chancery_rules::game::{Item, OrderError, PhaseKind, Sheet, State};

use super::money::Winter;

/// More than any treasury holds: a partner is taken to pay, because what it has is its own secret.
const PLENTY: u32 = 1_000_000_000;

/// The books once those of a power's declared transfers were made that the other sides agree to and
/// it can pay, and what happened to money on the way. It asks the code that will do it.
pub(crate) fn begun(
    state: &State,
    power: Power,
    sheet: &Sheet,
    agreed: impl Fn(&Entry) -> bool,
) -> (Economy, Vec<Event>) {
    let mut economy = state.economy.clone();
    let mut declared = Declared::default();
    for entry in &sheet.credits {
        let Some((with, theirs)) = entry.mirror(power).filter(|_| agreed(entry)) else {
            continue;
        };
        declared.credits.entry(with).or_default().push(theirs);
        let mine = declared.credits.entry(power).or_default();
        mine.push(entry.clone());
    }
    let bank = match &mut economy {
        Economy::Credits(credits) => Some(&mut **credits),
        Economy::Blocks(blocks) => Some(&mut blocks.bank),
        Economy::Centres(_) => None,
    };
    if let Some(bank) = bank {
        let others = bank.treasuries.iter_mut().filter(|(p, _)| **p != power);
        others.for_each(|(_, treasury)| treasury.credits = PLENTY);
    }
    let events = economy.begin(&state.ground(), &declared).money;
    (economy, events)
}

/// What the coming Winter's payment comes to if those of the declared transfers are made that the
/// other sides agree to, and if provinces change hands as units stand now, or do not. It asks the code that
/// will do it: what cannot be paid then is not paid here.
pub(crate) fn winter(
    state: &State,
    power: Power,
    sheet: &Sheet,
    taken: bool,
    agreed: impl Fn(&Entry) -> bool,
) -> Winter {
    let now = state.phase.step == PhaseKind::Adjustments;
    let held = balance(&state.economy, power);
    let (mut economy, mut events) = begun(state, power, sheet, agreed);
    let ground = state.ground();
    let (mut earned, mut debts) = (0, 0);
    if !now {
        if let Economy::Credits(credits) = &mut economy {
            // Whether other debtors can pay when they are called is not known.
            let fresh = |l: &Loan| l.made == state.number;
            credits.loans.retain(|l| l.debtor == power || fresh(l));
        }
        if taken {
            state.take_where_units_stand(&mut economy);
        }
        events.extend(economy.harvest(&ground).money);
    }
    let mut paid = 0;
    for event in events {
        match event {
            Event::Income { power: of, credits } if of == power => earned += credits,
            Event::Collected {
                debtor, credits, ..
            } if debtor == power => debts += credits,
            Event::Transferred {
                kind,
                from,
                credits,
                ..
            } if from == power && kind != TransferKind::Interest => paid += credits,
            Event::Bought { to, credits, .. } if to == power => paid += credits,
            _ => {}
        }
    }
    // Whatever else has changed the treasury came from others.
    let received = (balance(&economy, power) + debts + paid).saturating_sub(held + earned);
    let income = economy.income(&state.setup.economy, state.setup.board(), power);
    let mut position = state.position.clone();
    for lost in state.position.dislodged_of(power) {
        // Until it is known otherwise, who must retreat stays and costs.
        position.add(lost.unit.kind, lost.unit.owner, lost.unit.at);
    }
    let ground = EconomyContext {
        position: &position,
        ..ground
    };
    let orders: &[_] = if now { &sheet.orders } else { &[] };
    let plan = economy.plan(&ground, power, orders).unwrap_or_default();
    Winter {
        held,
        earned,
        received,
        paid,
        debts,
        units: position.of(power).count() as u32,
        income,
        plan,
    }
}

/// What a power holds, where money is lent and given.
fn balance(economy: &Economy, power: Power) -> u32 {
    economy
        .credits()
        .map_or(0, |credits| credits.balance(power))
}

/// The orders of a Winter's sheet that its payment does not carry out, with the reason.
pub(crate) fn fails(winter: &Winter) -> Vec<(Item, OrderError)> {
    let failed = winter.plan.done.iter().filter_map(|done| match done {
        Adjustment::Failed { order, why, .. } => {
            Some((Item::Order(order.clone()), OrderError::Adjustment(*why)))
        }
        _ => None,
    });
    failed.collect()
}

/// What building such a unit there would add to the upkeep, and what is left for it after everything else
/// on the sheet; `None` if so many units must go that none is built.
pub(crate) fn price(
    rules: &CreditsRules,
    state: &State,
    power: Power,
    (kind, at): (UnitKind, Option<Province>),
    winter: &Winter,
) -> Option<Price> {
    let elsewhere = |unit: &Unit| at.is_none_or(|at| unit.at.province != at);
    let plan = &winter.plan;
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
