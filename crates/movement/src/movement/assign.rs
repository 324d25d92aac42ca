//! From written orders to one order for each unit: whose unit it is, whether it is described rightly,
//! and which of several orders counts (DATC 4.B.5, 4.C, 4.D.3, 4.E.1, 4.E.3).

use std::collections::BTreeMap;

use super::ConvoyRules;
use super::choices::*;
use super::legality::{Illegal, PositionLayout};
use super::retreat;
use super::rulebook::Rulebook;
use crate::board::{Board, Position, Unit, UnitId, on_grid};
use crate::orders::{Act, UnitRef, Via};

/// The orders of a phase after each written one was matched to a unit: one order for each unit, and what
/// became of each written one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assigned {
    /// The order that counts for each unit that has one; it may still be illegal.
    pub acts: BTreeMap<UnitId, Act>,
    /// For each written order: the unit it counts for, or why it does not count.
    pub fates: Vec<Result<UnitId, Illegal>>,
}

/// Chooses the orders of a movement phase. `may_order(i, unit)` says whether the author of the `i`th
/// written order may order that unit.
pub fn assign(
    board: &Board,
    rules: &Rulebook,
    position: &Position,
    written: &[(UnitRef, Act)],
    may_order: impl Fn(usize, &Unit) -> bool,
) -> Assigned {
    assign_with(
        board,
        rules,
        ConvoyRules::default(),
        position,
        written,
        may_order,
        |_, _| false,
    )
}

/// Assigns written orders to units as [`assign`] does, under the rules for convoys that a game has. Orders that are
/// `believed` are chosen as if they were legal: their authors cannot know.
pub fn assign_with(
    board: &Board,
    rules: &Rulebook,
    convoys: ConvoyRules,
    position: &Position,
    written: &[(UnitRef, Act)],
    may_order: impl Fn(usize, &Unit) -> bool,
    believed: impl Fn(&Unit, &Act) -> bool,
) -> Assigned {
    let (units, aboard) = (&position.units, &position.aboard);
    on_grid!(board, grid => {
        let ground = PositionLayout::with(board, grid, rules, convoys, units, aboard);
        let legal = |unit: &Unit, act: &Act| ground.plan(unit, act).is_ok() || believed(unit, act);
        let unit_at = |_: usize, named: &UnitRef| ground.named_unit(named);
        let mut assigned = choose(rules, written, unit_at, &may_order, legal);
        if rules.implied_orders == ImpliedOrders::Allowed {
            imply(&ground, written, &may_order, legal, &mut assigned);
        }
        assigned
    })
}

/// Chooses the orders of a retreat phase, in the same way.
pub fn assign_retreats(
    board: &Board,
    rules: &Rulebook,
    position: &Position,
    written: &[(UnitRef, Act)],
    may_order: impl Fn(usize, &Unit) -> bool,
) -> Assigned {
    let legal = |unit: &Unit, act: &Act| retreat::check(board, position, unit.id, act).is_ok();
    let unit_at = |_: usize, named: &UnitRef| {
        let mut lost = position.dislodged.iter();
        lost.find(|d| d.unit.at.province == named.at.province)
            .map(|d| &d.unit)
    };
    choose(rules, written, unit_at, &may_order, legal)
}

/// Chooses among written orders, each meant for the unit that `unit_at` says.
pub(super) fn choose<'a>(
    rules: &Rulebook,
    written: &[(UnitRef, Act)],
    unit_at: impl Fn(usize, &UnitRef) -> Option<&'a Unit>,
    may_order: &impl Fn(usize, &Unit) -> bool,
    legal: impl Fn(&Unit, &Act) -> bool,
) -> Assigned {
    let mut fates = Vec::with_capacity(written.len());
    let mut orders: BTreeMap<UnitId, Vec<usize>> = BTreeMap::new();
    let mut usable = vec![false; written.len()];
    for (i, (named, act)) in written.iter().enumerate() {
        let at = named.at.province;
        let fate = match unit_at(i, named) {
            None => Err(Illegal::NoSuchUnit { at }),
            Some(unit) if !may_order(i, unit) => Err(Illegal::NotYours { at }),
            Some(unit) => described(rules, unit, named).map(|()| unit),
        };
        if let Ok(unit) = fate {
            orders.entry(unit.id).or_default().push(i);
            usable[i] = legal(unit, act);
        }
        fates.push(fate.map(|u| u.id));
    }
    let next_counts = matches!(
        rules.illegal_orders,
        IllegalOrders::Ignored | IllegalOrders::ShowsIntent
    );
    let mut acts = BTreeMap::new();
    for (unit, given) in orders {
        let good = |i: &&usize| !next_counts || usable[**i];
        let same = given.iter().all(|i| written[*i].1 == written[given[0]].1);
        let counts = match rules.several_orders {
            SeveralOrders::First => given.iter().find(good).or(given.first()),
            SeveralOrders::Last => given.iter().rev().find(good).or(given.last()),
            SeveralOrders::Illegal if same => given.first(),
            SeveralOrders::Illegal => None,
        };
        for i in &given {
            if Some(i) != counts {
                let at = written[*i].0.at.province;
                fates[*i] = Err(Illegal::AnotherOrder { at });
            }
        }
        if let Some(i) = counts {
            acts.insert(unit, written[*i].1.clone());
        }
    }
    Assigned { acts, fates }
}

/// Whether the written unit is described as it is.
fn described(rules: &Rulebook, unit: &Unit, named: &UnitRef) -> Result<(), Illegal> {
    let at = named.at.province;
    if named.kind.is_none() && rules.kind_missing == KindMissing::Illegal {
        return Err(Illegal::KindMissing { at });
    }
    let other_kind = named.kind.is_some_and(|k| k != unit.kind);
    if other_kind && rules.kind_wrong == KindWrong::Illegal {
        return Err(Illegal::KindWrong { at });
    }
    let other_power = named.power.is_some_and(|p| Some(p) != unit.owner);
    if other_power && rules.power_wrong == PowerWrong::Illegal {
        return Err(Illegal::PowerWrong { at });
    }
    if named.at.coast.is_some() && named.at.coast != unit.at.coast {
        let needless = unit.at.coast.is_none();
        if needless && rules.coast_needless == CoastNeedless::Illegal {
            return Err(Illegal::NoSuchCoast { at: named.at });
        }
        if !needless && rules.coast_wrong == CoastWrong::Illegal {
            return Err(Illegal::WrongCoast { at: named.at });
        }
    }
    Ok(())
}

/// A unit without an order does what a support or convoy of its own side asks of it: 4.E.3.
fn imply<const W: usize>(
    ground: &PositionLayout<'_, W>,
    written: &[(UnitRef, Act)],
    may_order: &impl Fn(usize, &Unit) -> bool,
    legal: impl Fn(&Unit, &Act) -> bool,
    assigned: &mut Assigned,
) {
    for (i, (_, act)) in written.iter().enumerate() {
        let (named, implied) = match act {
            Act::SupportHold { unit } => (unit, Act::Hold),
            Act::SupportMove { unit, to } => {
                let via = Via::Unsaid;
                (unit, Act::Move { to: *to, via })
            }
            Act::Convoy { unit, to } => {
                let via = Via::Convoy;
                (unit, Act::Move { to: *to, via })
            }
            _ => continue,
        };
        let Some(unit) = ground.named_unit(named) else {
            continue;
        };
        let counted = assigned.fates.get(i).is_some_and(Result::is_ok);
        if counted && may_order(i, unit) && legal(unit, &implied) {
            assigned.acts.entry(unit.id).or_insert(implied);
        }
    }
}
