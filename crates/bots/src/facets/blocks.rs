//! Blocks: points that pay for units or become blocks, which bring points.

use chancery_rules::board::{Power, Province};
use chancery_rules::economy::blocks;
use chancery_rules::game::{Item, Sheet, State, VictoryRules, check};
use chancery_rules::orders::Order;

use crate::winter::{Taste, builds, is_free, spare};

/// Points pay for units and become blocks: units as far as the country needs guards, and the rest is placed where
/// it is safest.
pub(crate) fn winter(state: &State, power: Power, taste: &mut dyn Taste, sheet: &mut Sheet) {
    let (economy, ground) = (&state.economy, state.ground());
    let Some(all) = economy.blocks() else {
        return;
    };
    let points = all.points(power);
    let good = |order: &Order| check(state, power, &Item::Order(order.clone())).is_ok();
    let own = economy
        .owners()
        .iter()
        .filter(|(_, owner)| **owner == power);
    let mut places: Vec<(i64, Province)> = own.map(|(at, _)| (taste.danger(*at), *at)).collect();
    places.sort();
    let rest: Vec<blocks::Entry> = places
        .iter()
        .map(|(_, at)| blocks::Entry::Rest { at: *at })
        .find(|entry| check(state, power, &Item::Blocks(*entry)).is_ok())
        .into_iter()
        .collect();
    let foresee = |list: &[Order]| all.foresee(&ground, power, points, list, &rest);
    if let VictoryRules::Blocks { goal, centres } = state.setup.victory {
        let wins = |list: &[Order]| foresee(list).is_some_and(|winter| winter.blocks >= goal);
        // All on one throw: units at home go, and what they would have cost becomes blocks.
        let going: Vec<Order> = spare(state, power, taste)
            .into_iter()
            .filter(good)
            .collect();
        let throws = [Vec::new(), going];
        let throw = throws.into_iter().find(|list| wins(list));
        if let Some(list) = throw.filter(|_| places.len() >= centres) {
            sheet.orders.extend(list);
            sheet.blocks.extend(rest);
            return;
        }
    }
    let mut list: Vec<Order> = Vec::new();
    let upkeep = economy.upkeep(&ground, power);
    if upkeep > points {
        for order in spare(state, power, taste) {
            let kept = foresee(&list).map_or(0, |winter| winter.kept);
            let lacking = foresee(&list)
                .is_some_and(|winter| winter.kept + list.len() < winter.units && winter.kept > 0);
            if !lacking || kept == 0 {
                break;
            }
            if good(&order) {
                list.push(order);
            }
        }
    } else {
        let endangered = places.iter().filter(|(danger, _)| *danger > 0).count();
        let wanted = endangered.min(places.len().div_ceil(2)).max(1);
        for (_, order) in builds(state, power, taste) {
            let units = foresee(&list).map_or(0, |winter| winter.kept);
            if units >= wanted || !is_free(&list, &order) || !good(&order) {
                continue;
            }
            let mut longer = list.clone();
            longer.push(order);
            if foresee(&longer).is_some_and(|winter| winter.kept > units) {
                list = longer;
            }
        }
    }
    sheet.orders.extend(list);
    sheet.blocks.extend(rest);
}

/// The Winter of somebody who knows only units: as many are built as can be paid for, and what is left lies in the
/// first place there is.
pub(crate) fn thoughtless(state: &State, power: Power, taste: &mut dyn Taste, sheet: &mut Sheet) {
    let (economy, ground) = (&state.economy, state.ground());
    let Some(all) = economy.blocks() else {
        return;
    };
    let points = all.points(power);
    let good = |order: &Order| check(state, power, &Item::Order(order.clone())).is_ok();
    let mut list: Vec<Order> = Vec::new();
    if economy.upkeep(&ground, power) <= points {
        for (_, order) in builds(state, power, taste) {
            let kept = |list: &[Order]| {
                let winter = all.foresee(&ground, power, points, list, &[]);
                winter.map_or(0, |winter| winter.kept)
            };
            let mut longer = list.clone();
            longer.push(order.clone());
            if is_free(&list, &order) && good(&order) && kept(&longer) > kept(&list) {
                list = longer;
            }
        }
    }
    sheet.orders.extend(list);
    let own = economy.owners().iter();
    let own = own.filter(|(_, owner)| **owner == power);
    let rest = own.map(|(at, _)| blocks::Entry::Rest { at: *at });
    let taken = |entry: &blocks::Entry| check(state, power, &Item::Blocks(*entry)).is_ok();
    sheet.blocks.extend(rest.into_iter().find(taken));
}

#[cfg(test)]
mod tests {
    use chancery_rules::control::PlayerId;
    use chancery_rules::economy::Economy;
    use chancery_rules::game::{GameStatus, Outcome, PhaseKind, adjudicate};
    use chancery_rules::variants;

    use super::*;
    use crate::arena;
    use crate::budget::Budget;
    use crate::kind::Kind;
    use crate::view::View;

    #[test]
    fn all_points_become_blocks_where_that_wins() {
        let mut state = arena::start(&variants::investment(None), 1);
        while state.phase.step != PhaseKind::Adjustments {
            state = adjudicate(&state, &Default::default()).0;
        }
        let vienna = "vie".parse().expect("a province");
        if let Economy::Blocks(all) = &mut state.economy {
            let others = all.total(Power::AUSTRIA) - 5;
            all.blocks.insert(vienna, 86 - others);
            all.bank
                .treasuries
                .entry(Power::AUSTRIA)
                .or_default()
                .credits = 15;
        }
        // With 86 blocks and 15 points nothing may be paid for but two units at most.
        let view = View::of(&state, PlayerId(1), &[]);
        let thought = Kind::Normal.player(1).sheet(&view, &mut Budget::of(0));
        assert!(thought.refused.is_empty());
        let sheets = [(PlayerId(1), thought.sheet)].into_iter().collect();
        let (next, _) = adjudicate(&state, &sheets);
        let won = GameStatus::Finished(Outcome::Solo(Power::AUSTRIA));
        assert_eq!(next.stage, won);
    }
}
