//! Credits: land that earns, units that cost, and a treasury that can be taken.

use chancery_rules::board::{Power, Province};
use chancery_rules::economy::credits::{Credits, Entry, Sale, Transfer, TransferKind, Way};
use chancery_rules::game::{Item, PhaseKind, Season, Sheet, State, VictoryRules, check};
use chancery_rules::orders::Order;

use crate::scene::Scene;
use crate::winter::{Taste, builds, is_free, spare};

/// Units are paid for in credits: first those there are, then new ones, as far as next year's income pays for all
/// of them.
pub(crate) fn winter(state: &State, power: Power, taste: &mut dyn Taste, sheet: &mut Sheet) {
    let (economy, ground, board) = (&state.economy, state.ground(), state.setup.board());
    let good = |order: &Order| check(state, power, &Item::Order(order.clone())).is_ok();
    let mut list: Vec<Order> = Vec::new();
    let missing = |list: &[Order]| {
        let plan = economy.plan(&ground, power, list);
        plan.map_or(0, |plan| plan.missing())
    };
    if missing(&list) > 0 {
        for order in spare(state, power, taste) {
            if missing(&list) == 0 {
                break;
            }
            if good(&order) {
                list.push(order);
            }
        }
        sheet.orders.extend(list);
        return;
    }
    let income = economy.income(&state.setup.economy, board, power);
    for (_, order) in builds(state, power, taste) {
        if !is_free(&list, &order) || !good(&order) {
            continue;
        }
        let mut longer = list.clone();
        longer.push(order);
        let Some(plan) = economy.plan(&ground, power, &longer) else {
            break;
        };
        // A tenth of the income may be lost before it is due.
        let next = plan.left() + income - income / 10;
        if plan.built().count() == longer.len() && next >= plan.paid {
            list = longer;
        }
    }
    sheet.orders.extend(list);
}

/// The Winter of somebody who knows nothing of next year: everything is built that can be paid for today.
pub(crate) fn thoughtless(state: &State, power: Power, taste: &mut dyn Taste, sheet: &mut Sheet) {
    let (economy, ground) = (&state.economy, state.ground());
    let good = |order: &Order| check(state, power, &Item::Order(order.clone())).is_ok();
    let mut list: Vec<Order> = Vec::new();
    for (_, order) in builds(state, power, taste) {
        if !is_free(&list, &order) || !good(&order) {
            continue;
        }
        let mut longer = list.clone();
        longer.push(order);
        let plan = economy.plan(&ground, power, &longer);
        if plan.is_some_and(|plan| plan.built().count() == longer.len()) {
            list = longer;
        }
    }
    sheet.orders.extend(list);
}

/// How much of the goal is needed before allies may soon win, in sixths: 90 credits of 108.
const NEARLY: u64 = 5;

/// Writes down what a power does with its money beside its Winter: where the treasury goes, whose debts are called,
/// and with whom it would win.
pub(crate) fn declare(state: &State, scene: &Scene<'_>, power: Power, sheet: &mut Sheet) {
    let Some(bank) = state.economy.bank() else {
        return;
    };
    let mut lines = Vec::new();
    match state.phase.step {
        PhaseKind::Movement => {
            lines.extend(shelter(bank, scene, power).map(|at| Entry::Treasury { at }));
            lines.extend(calls(state, bank, scene, power));
        }
        PhaseKind::Adjustments => lines.extend(partner(state, bank, scene, power)),
        PhaseKind::Treaties | PhaseKind::Retreats => {}
    }
    let good = |entry: &Entry| check(state, power, &Item::Credits(entry.clone())).is_ok();
    sheet.credits.extend(lines.into_iter().filter(good));
}

/// Where a treasury is safer, if somebody could walk in where it lies: of the own provinces near which no other power
/// has units, or fewer than the owner, the one with the most guards.
fn shelter(bank: &Credits, scene: &Scene<'_>, power: Power) -> Option<Province> {
    let treasury = bank.treasuries.get(&power)?;
    let safety = |at: Province| {
        let guards = i64::from(scene.presence.units(power, at));
        guards - 3 * i64::from(scene.presence.most_of_others(power, at))
    };
    let seat = treasury.seat?;
    if treasury.credits == 0 || scene.presence.most_of_others(power, seat) == 0 {
        return None;
    }
    let best = bank.owned(power).max_by_key(|at| (safety(*at), *at))?;
    (safety(best) > safety(seat)).then_some(best)
}

/// Debts that are called: of neighbours, whom it may cost a unit, and of those who are about to fall.
fn calls(state: &State, bank: &Credits, scene: &Scene<'_>, power: Power) -> Vec<Entry> {
    if state.phase.season != Season::Fall {
        return Vec::new();
    }
    let debtors = bank.loans.iter().filter(|loan| loan.lender == power);
    let open = debtors.filter(|loan| loan.called < loan.owed);
    let mut debtors: Vec<Power> = open.map(|loan| loan.debtor).collect();
    debtors.sort();
    debtors.dedup();
    let falling = |debtor: Power| {
        let upkeep = state.economy.upkeep(&state.ground(), debtor);
        outlook(state, bank, debtor) < i64::from(upkeep)
    };
    debtors.retain(|debtor| scene.is_near(power, *debtor) || falling(*debtor));
    let call = |debtor| Entry::Call {
        debtor,
        credits: None,
    };
    debtors.into_iter().map(call).collect()
}

/// The partner of a victory together, if there is a new one to name: the richest of those who are no neighbours, once
/// the two come near the goal.
fn partner(state: &State, bank: &Credits, scene: &Scene<'_>, power: Power) -> Option<Entry> {
    let VictoryRules::Income { alliance, .. } = state.setup.victory else {
        return None;
    };
    let board = state.setup.board();
    let income = |of: Power| state.economy.income(&state.setup.economy, board, of);
    let others = board.powers().filter(|other| *other != power);
    let far = others.filter(|other| !scene.is_near(power, *other));
    let richest = far.max_by_key(|other| income(*other))?;
    let together = u64::from(income(power)) + u64::from(income(richest));
    let near = together * 6 >= u64::from(alliance) * NEARLY;
    let with = near.then_some(richest);
    (bank.allies.get(&power).copied() != with).then_some(Entry::Ally { with })
}

/// What a power has by the end of the year if nothing changes, less what others may call from it.
fn outlook(state: &State, bank: &Credits, power: Power) -> i64 {
    let board = state.setup.board();
    let income = state.economy.income(&state.setup.economy, board, power);
    let owed: u32 = owed(bank, power);
    i64::from(bank.balance(power)) + i64::from(income) - i64::from(owed)
}

fn owed(bank: &Credits, power: Power) -> u32 {
    let loans = bank.loans.iter().filter(|loan| loan.debtor == power);
    loans.map(|loan| loan.owed).sum()
}

/// Whether a power takes part in a transfer that another has declared; the line is its own side.
pub(crate) fn transfers(
    state: &State,
    scene: &Scene<'_>,
    power: Power,
    transfer: &Transfer,
) -> bool {
    let Some(bank) = state.economy.bank() else {
        return false;
    };
    let (sum, with) = (i64::from(transfer.credits), transfer.with);
    let upkeep = i64::from(state.economy.upkeep(&state.ground(), power));
    let units = state.position.of(power).count().max(1) as i64;
    let outlook = outlook(state, bank, power);
    match (transfer.kind, transfer.way) {
        (TransferKind::Gift | TransferKind::Repayment, Way::In) => true,
        (TransferKind::Gift, Way::Out) => false,
        // All loans may be called at once; they must not cost more than one unit.
        (TransferKind::Loan, Way::In) => outlook - sum >= upkeep - upkeep / units,
        (TransferKind::Loan, Way::Out) => {
            let board = state.setup.board();
            let theirs = state.economy.income(&state.setup.economy, board, with);
            let debts = u64::from(owed(bank, with)) + u64::from(transfer.credits);
            let free = outlook - upkeep;
            let sound = u64::from(theirs) >= 2 * debts;
            sound && sum * 5 <= free && !scene.is_near(power, with)
        }
        (TransferKind::Repayment, Way::Out) => outlook >= upkeep,
        // Who is owed interest hears it gladly, and nobody owns up to a sum of another's naming.
        (TransferKind::Interest, Way::In) => true,
        (TransferKind::Interest, Way::Out) => false,
    }
}

/// Whether a power sells or buys a province as another has declared; the line is its own side.
pub(crate) fn sells(state: &State, power: Power, sale: &Sale) -> bool {
    let Some(bank) = state.economy.bank() else {
        return false;
    };
    let board = state.setup.board();
    let yearly = state.setup.economy.value(board, sale.at).unwrap_or(0);
    match sale.way {
        Way::Out => board.home(sale.at).is_none() && sale.credits >= 6 * yearly,
        Way::In => {
            let upkeep = state.economy.upkeep(&state.ground(), power);
            let left = bank.balance(power).saturating_sub(upkeep);
            sale.credits <= 2 * yearly && sale.credits <= left
        }
    }
}

#[cfg(test)]
mod tests {
    use chancery_rules::control::PlayerId;
    use chancery_rules::economy::Economy;
    use chancery_rules::economy::credits::Loan;
    use chancery_rules::game::adjudicate;
    use chancery_rules::variants;

    use super::*;
    use crate::arena;
    use crate::budget::Budget;
    use crate::kind::Kind;
    use crate::view::View;

    /// Austria's lines on money in a game after some phases without orders, with an Italian army next to Vienna or
    /// not and with money lent to Italy.
    fn lines(phases: usize, threatened: bool) -> Vec<Entry> {
        let mut state = arena::start(&variants::economic(None), 1);
        for _ in 0..phases {
            state = adjudicate(&state, &Default::default()).0;
        }
        let [tyrolia, venice] = ["tyr", "ven"].map(|at| at.parse().expect("a province"));
        if threatened {
            let mut units = state.position.units.iter_mut();
            let army = units.find(|unit| unit.at.province == venice);
            army.expect("an Italian army").at = tyrolia.into();
        }
        if let Economy::Credits(credits) = &mut state.economy {
            credits
                .treasuries
                .entry(Power::AUSTRIA)
                .or_default()
                .credits = 9;
            credits.loans.push(Loan {
                lender: Power::AUSTRIA,
                debtor: Power::ITALY,
                made: 1,
                owed: 4,
                called: 0,
                note: None,
            });
        }
        let view = View::of(&state, PlayerId(1), &[]);
        let thought = Kind::Normal.player(1).sheet(&view, &mut Budget::of(0));
        assert!(thought.refused.is_empty());
        thought.sheet.credits
    }

    #[test]
    fn a_treasury_is_moved_where_nobody_is_near() {
        let moved = |threatened| {
            let lines = lines(0, threatened);
            lines
                .iter()
                .any(|line| matches!(line, Entry::Treasury { .. }))
        };
        assert!(moved(true));
        assert!(!moved(false));
    }

    #[test]
    fn a_neighbours_debt_is_called_in_fall() {
        let call = Entry::Call {
            debtor: Power::ITALY,
            credits: None,
        };
        assert!(!lines(0, true).contains(&call));
        assert!(lines(1, true).contains(&call));
    }
}
