//! What a player may know of points and blocks, and what a Winter's lines come to by them. All of it follows
//! from the player's own sheet and from what is public.

use crate::credits::books::begun;
use crate::credits::money::Money;
use crate::orders::price::Price;
use chancery_rules::board::{Power, Province, Unit, UnitKind};
use chancery_rules::economy::blocks::{self, BlocksRules, Entry, Event, Foreseen, Loans};
use chancery_rules::economy::credits::Entry as Declared;
use chancery_rules::economy::{Adjustment, BadAdjustment, Economy, EconomyRules};
use chancery_rules::game::{Item, OrderError, Phase, PhaseKind, Sheet, State, VictoryRules};
use chancery_rules::orders::Order;

/// What a player may know of points and blocks in the open phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Points {
    /// The points in the treasury now.
    pub held: u32,
    /// The blocks in the player's provinces.
    pub blocks: u32,
    /// The points those blocks bring a year.
    pub income: u32,
    /// The points that the present units cost a year.
    pub upkeep: u32,
    /// The blocks that win the game, if it is won by blocks.
    pub goal: Option<u32>,
    /// Whether the open phase is a Winter; otherwise the figures are for the next one.
    pub now: bool,
    /// The player's provinces that hold blocks, with how many.
    pub places: Vec<(Province, u32)>,
    /// The Winter, with what both sides of every loan and gift have declared.
    pub winter: Foreseen,
    /// The Winter if the other sides also agree to what is not yet agreed.
    pub if_agreed: Option<Foreseen>,
}

/// What a power may know of its points; `None` if the game has no blocks.
pub(crate) fn points(
    state: &State,
    power: Power,
    sheet: &Sheet,
    money: Option<&Money>,
) -> Option<Points> {
    let blocks = state.economy.blocks().filter(|_| state.is_playing())?;
    let now = state.phase.step == PhaseKind::Adjustments;
    let held = blocks.points(power);
    let income = state
        .economy
        .income(&state.setup.economy, state.setup.board(), power);
    let waiting = money.map(|m| m.waiting).unwrap_or_default();
    let called = money.map_or(0, |m| m.called);
    // By Winter the Fall has paid, and what is called was collected.
    let (income, called) = if now { (0, 0) } else { (income, called) };
    let sum = |all: &[u32]| all.iter().fold(0_u32, |sum, n| sum.saturating_add(*n));
    // What cannot be paid whole is not paid: what is left after it is the adjudicator's to say.
    let with = |agreed: &dyn Fn(&Declared) -> bool| {
        let begun = money.map(|_| begun(state, power, sheet, agreed));
        let left = begun.and_then(|(e, _)| Some(e.blocks()?.points(power)));
        sum(&[left.unwrap_or(held), income]).saturating_sub(called)
    };
    let both = |entry: &Declared| money.is_some_and(|m| m.is_agreed(entry));
    let plain = with(&both);
    let winter = winter_of(state, power, plain);
    // What is ordered now is not for Winter.
    let none = Sheet::default();
    let sheet = if now { sheet } else { &none };
    let mut points = look(&winter, power, sheet, plain)?;
    points.now = now;
    points.held = held;
    if money.is_some() && waiting != Default::default() {
        let rich = with(&|_| true);
        points.if_agreed = look(&winter, power, sheet, rich).map(|p| p.winter);
    }
    Some(points)
}

/// The state in which a power's coming Winter opens if nothing changes: provinces stay whose they are,
/// and units that must retreat stay.
pub(super) fn winter_of(state: &State, power: Power, points: u32) -> State {
    let mut winter = state.clone();
    if winter.phase.step != PhaseKind::Adjustments {
        winter.phase = Phase::winter(state.phase.year);
        for lost in state.position.dislodged_of(power) {
            let unit = lost.unit;
            winter.position.add(unit.kind, unit.owner, unit.at);
        }
    }
    if let Economy::Blocks(blocks) = &mut winter.economy {
        blocks.bank.treasuries.entry(power).or_default().credits = points;
    }
    winter
}

/// A power's points and Winter in a state whose open phase is that Winter.
pub(super) fn look(winter: &State, power: Power, sheet: &Sheet, points: u32) -> Option<Points> {
    let blocks = winter.economy.blocks()?;
    let rules = &winter.setup.economy;
    let foreseen = foresee(winter, power, sheet, points)?;
    let own = blocks.owners.iter().filter(|(_, owner)| **owner == power);
    let places = own.filter_map(|(at, _)| Some((*at, *blocks.blocks.get(at)?)));
    Some(Points {
        held: points,
        blocks: blocks.total(power),
        income: winter.economy.income(rules, winter.setup.board(), power),
        upkeep: foreseen.due,
        goal: match winter.setup.victory {
            VictoryRules::Blocks { goal, .. } => Some(goal),
            _ => None,
        },
        now: true,
        places: places.collect(),
        winter: foreseen,
        if_agreed: None,
    })
}

fn foresee(winter: &State, power: Power, sheet: &Sheet, points: u32) -> Option<Foreseen> {
    let blocks = winter.economy.blocks()?;
    blocks.foresee(
        &winter.ground(),
        power,
        points,
        &sheet.orders,
        &sheet.blocks,
    )
}

/// Takes those of a Winter's new lines off the sheet that could not be carried out along with the others and
/// what was written before; says which, with the reason. Where points may be lent, one that only
/// lacks points is left: they may yet come. So is one `insisted` on.
pub(crate) fn beyond_points(
    state: &State,
    power: Power,
    before: &Sheet,
    fresh: &mut Sheet,
    insisted: &[Item],
) -> Vec<(Item, OrderError)> {
    let mut beyond = Vec::new();
    let winter = state.phase.step == PhaseKind::Adjustments;
    let Some(held) = state.economy.blocks().filter(|_| winter) else {
        return beyond;
    };
    let points = held.points(power);
    let lent = matches!(&state.setup.economy, EconomyRules::Blocks(r) if r.loans == Loans::Allowed);
    // Each turn takes a line off, so it ends.
    for _ in 0..=fresh.len() {
        let mut whole = before.clone();
        for item in fresh.items() {
            whole.write(item);
        }
        let Some(foreseen) = foresee(state, power, &whole, points) else {
            break;
        };
        let mut failing = fails(&foreseen).into_iter();
        let next = failing.rfind(|(item, fault)| {
            let spared = insisted.contains(item) || (lent && lacks_points(fault));
            fresh.has(item) && !spared
        });
        let Some((item, fault)) = next else { break };
        fresh.strike(&item);
        beyond.push((item, fault));
    }
    beyond
}

/// Whether only points are missing.
fn lacks_points(fault: &OrderError) -> bool {
    matches!(
        fault,
        OrderError::Adjustment(BadAdjustment::CannotPay { .. })
            | OrderError::Blocks(blocks::BadEntry::CannotPay { .. })
    )
}

/// The lines a Winter would not carry out, or not wholly, and why.
pub(crate) fn fails(foreseen: &Foreseen) -> Vec<(Item, OrderError)> {
    let orders = foreseen.plan.done.iter().filter_map(|done| match done {
        Adjustment::Failed { order, why, .. } => {
            Some((Item::Order(order.clone()), OrderError::Adjustment(*why)))
        }
        _ => None,
    });
    let lines = foreseen.plan.events.iter().filter_map(|event| match event {
        Event::Failed { entry, why, .. } => Some((Item::Blocks(*entry), OrderError::Blocks(*why))),
        Event::Placed {
            at, blocks, asked, ..
        } if blocks < asked => {
            let entry = Entry::Place {
                blocks: *asked,
                at: *at,
            };
            let left = *blocks;
            let why = blocks::BadEntry::CannotPay { left };
            Some((Item::Blocks(entry), OrderError::Blocks(why)))
        }
        _ => None,
    });
    orders.chain(lines).collect()
}

/// The fault of a line as the rest of the sheet lets it be known: a unit that is not there yet is one
/// the sheet builds (2B.14, 2B.26), and what is left is what the other lines leave.
pub(crate) fn sharper(
    state: &State,
    power: Power,
    sheets: [&Sheet; 2],
    fault: OrderError,
) -> OrderError {
    let builds = |at: Province| {
        let there =
            |order: &Order| matches!(order, Order::Build { at: site, .. } if site.province == at);
        sheets.iter().any(|sheet| sheet.orders.iter().any(there))
    };
    let left = || {
        let mut whole = sheets[0].clone();
        for item in sheets[1].items() {
            whole.write(item);
        }
        let points = state.economy.blocks().map_or(0, |b| b.points(power));
        Some(foresee(state, power, &whole, points)?.plan.rest())
    };
    match fault {
        OrderError::Adjustment(BadAdjustment::NoUnit { at }) if builds(at) => {
            OrderError::Adjustment(BadAdjustment::JustBuilt { at })
        }
        OrderError::Adjustment(BadAdjustment::CannotPay { price, left: most }) => {
            let left = left().unwrap_or(most);
            OrderError::Adjustment(BadAdjustment::CannotPay { price, left })
        }
        OrderError::Blocks(blocks::BadEntry::CannotPay { left: most }) => {
            let left = left().unwrap_or(most);
            OrderError::Blocks(blocks::BadEntry::CannotPay { left })
        }
        fault => fault,
    }
}

/// What a unit costs this Winter, and what is left for it there after everything else on the sheet; `None` if
/// so many units must go that none is built.
pub(crate) fn price(
    rules: &BlocksRules,
    (kind, at): (UnitKind, Option<Province>),
    winter: &Foreseen,
) -> Option<Price> {
    if winter.due > winter.plan.purse() {
        return None;
    }
    let elsewhere = |unit: &Unit| at.is_none_or(|at| unit.at.province != at);
    let here = winter.plan.done.iter().filter_map(|done| match done {
        Adjustment::Built { unit, .. } if !elsewhere(unit) => Some(rules.price(unit.kind)),
        _ => None,
    });
    let left = here.fold(winter.plan.rest(), u32::saturating_add);
    let price = rules.price(kind);
    Some(Price { price, left })
}
