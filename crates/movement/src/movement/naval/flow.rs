//! The phase in its order: 5B.1.

use super::battle::{Attack, Battle, Support};
use super::deeds::{Assistance, Helped};
use super::lists::Lists;
use super::plan::{Plan, Waters};
use super::sea::Sea;
use super::tell::Told;
use super::{Leave, NavalRules, home};
use crate::board::{Board, Position, Power, Province, Slots, Unit, UnitId, UnitKind, WIDE};
use crate::movement::choices::{ConvoyPath, LandOrConvoy, SeveralRoutes, SupportInDisorder};
use crate::movement::outcome::{Movement, Outcome};
use crate::movement::rulebook::Rulebook;
use crate::movement::{Friends, Orders};
use crate::orders::{Act, Via};

/// How an army's convoy stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Ferry {
    /// The army needs no convoy: it walks or stays.
    #[default]
    None,
    /// A chain of fleets is in place and carries the army.
    Carried,
    /// No chain of fleets was ordered to carry the army.
    Missing,
    /// A patrol of that power caught fleets in that sea.
    Lost { sea: Province, by: Option<Power> },
    /// That fleet did not come to where it was to carry it.
    Stopped(UnitId),
}

/// Resolves a movement phase. Total, as [`standard::resolve`] is: no land holds two units after it.
pub(in crate::movement) fn resolve(
    board: &Board,
    book: &Rulebook,
    rules: &NavalRules,
    friends: &Friends,
    position: &Position,
    orders: &Orders,
) -> Movement {
    let waters = Waters::new(board, book, rules, &position.units);
    let sea = Sea::new(waters, friends, orders);
    let (battle, ferries) = muster(&sea, orders);
    let decided = battle.decide();
    let told = Told {
        sea: &sea,
        battle: &battle,
        st: &decided,
        ferries: &ferries,
        orders,
    };
    let mut after = position.cleared();
    after.aboard.clone_from(&position.aboard);
    let untold = position.units.iter().map(|unit| Outcome::untold(*unit));
    // An outcome is large, so each is filled in where it stays.
    let mut outcomes: Vec<_> = untold.collect();
    for (i, outcome) in outcomes.iter_mut().enumerate() {
        if !sea.stands(i) {
            outcome.remove(sea.ordered[i]);
            continue;
        }
        told.fill(outcome, i);
        if outcome.annihilated.is_none() && outcome.dislodged.is_none() {
            let unit = outcome.unit;
            let at = told.landing(i).unwrap_or(unit.at);
            after.units.push(Unit { at, ..unit });
        }
    }
    let grid = sea.waters.ground.grid;
    let standoffs = told.standoffs(&after).iter();
    after.standoffs = standoffs.map(|p| grid.province(p)).collect();
    home::send(&told, &mut outcomes, &mut after);
    Movement { outcomes, after }
}

/// Lays the battle out.
fn muster<'a>(sea: &'a Sea<'_>, orders: &Orders) -> (Battle<'a>, Vec<Ferry>) {
    let units = sea.units();
    let book = sea.waters.ground.rules;
    let count = units.len();
    let mut attacks = vec![None; count];
    let mut holders = vec![None; sea.waters.numbers()];
    let mut walkers = vec![false; count];
    let mut ferries = vec![Ferry::None; count];
    let convoys = convoys(sea);
    for (i, unit) in units.iter().enumerate() {
        if sea.caught[i].is_some() || !sea.stands(i) {
            continue;
        }
        let plan = sea.plan(i).unwrap_or(Plan::Hold);
        walkers[i] = plan.leaves();
        ferries[i] = ferry(sea, &convoys, i, plan);
        attacks[i] = attack(sea, i, plan, ferries[i]);
        let at = unit.at.province;
        let left = plan.first_sea(sea.waters.board()).is_some();
        if !left && !sea.waters.board().is_sea(at) {
            holders[sea.waters.number(at)] = Some(i);
        }
    }
    let supports: Vec<_> = (0..count).map(|i| support(sea, i, orders)).collect();
    let aims = attacks.iter().enumerate();
    let aims = aims.filter_map(|(i, attack)| Some(((*attack)?.to.index(), i)));
    let helps = supports.iter().enumerate();
    let helps = helps.filter_map(|(i, support)| Some(((*support)?.whom, i)));
    let battle = Battle {
        units,
        slots: &sea.waters.slots,
        friends: sea.friends,
        effect: book.dislodged_effect,
        into: Lists::new(sea.waters.numbers(), aims),
        helpers: Lists::new(count, helps),
        crawls: (0..count).map(|i| crawl(sea, &holders, i)).collect(),
        attacks,
        holders,
        walkers,
        supports,
    };
    (battle, ferries)
}

/// By province: the fleets that are ordered to convoy an army from there.
fn convoys(sea: &Sea<'_>) -> Lists {
    let all = sea.units().iter().enumerate();
    let army = |(i, fleet): (usize, &Unit)| match sea.plan(i)? {
        Plan::Help {
            deed: Assistance::Convoy { army, .. },
            ..
        } if fleet.kind == UnitKind::Fleet => Some((sea.waters.number(army), i)),
        _ => None,
    };
    Lists::new(sea.waters.numbers(), all.filter_map(army))
}

/// The attack on land that an order comes to.
fn attack(sea: &Sea<'_>, i: usize, plan: Plan, ferry: Ferry) -> Option<Attack> {
    let at = sea.waters.slots[i]?;
    let ground = &sea.waters.ground;
    match plan {
        Plan::March { to, .. } => match ferry {
            Ferry::None | Ferry::Carried => Some(Attack {
                from: at,
                to: ground.slot(to)?,
                head: ferry == Ferry::None,
                convoyed: ferry == Ferry::Carried,
            }),
            Ferry::Missing | Ferry::Lost { .. } | Ferry::Stopped(_) => None,
        },
        Plan::Sail { by, to } if sea.stops[i].is_none() => {
            let to = ground.slot(to.province)?;
            let attack = Attack {
                from: by.map_or(Some(at), |by| ground.slot(by))?,
                to,
                head: by.is_none() && !ground.grid.is_sea(at),
                convoyed: false,
            };
            (!ground.grid.is_sea(to)).then_some(attack)
        }
        _ => None,
    }
}

/// By land or by sea, and whether it can: 4.A.3, 4.A.6, 5B.13, 5B.24.
fn ferry(sea: &Sea<'_>, convoys: &Lists, i: usize, plan: Plan) -> Ferry {
    let Plan::March { to, land, said } = plan else {
        return Ferry::None;
    };
    let unit = &sea.units()[i];
    let from = unit.at.province;
    let ground = &sea.waters.ground;
    let carries = |deed: Assistance| deed == Assistance::Convoy { army: from, to };
    let mut ordered: Slots<WIDE> = Slots::EMPTY;
    let mut ready: Slots<WIDE> = Slots::EMPTY;
    let mut own = false;
    let mut lost = Ferry::Missing;
    for j in convoys.of(sea.waters.number(from)).iter().copied() {
        let fleet = &sea.units()[j];
        let Some(Plan::Help { by, deed }) = sea.plan(j) else {
            continue;
        };
        if !carries(deed) {
            continue;
        }
        let at = by.unwrap_or(fleet.at.province);
        let Some(there) = ground.slot(at) else {
            continue;
        };
        ordered.insert(there);
        own |= sea.friends.friendly(unit.owner, fleet.owner);
        if let Some(by) = sea.caught[j] {
            lost = Ferry::Lost { sea: at, by };
        } else if sea.stops[j].is_none() {
            ready.insert(there);
        } else if lost == Ferry::Missing {
            lost = Ferry::Stopped(fleet.id);
        }
    }
    let ends = ground.slot(from).zip(ground.slot(to));
    let on_route = |fleets: Slots<WIDE>| match ends {
        Some((from, to)) if !fleets.is_empty() => ground.useful(from, to, fleets),
        _ => Slots::EMPTY,
    };
    let written = match sea.ordered[i] {
        Some(Act::Move {
            via: Via::Route(seas),
            ..
        }) if ground.rules.convoy_path != ConvoyPath::Ignored => {
            let seas = seas.iter().filter_map(|sea| ground.slot(*sea));
            Some(seas.collect::<Slots<WIDE>>())
        }
        _ => None,
    };
    let (meant, stands) = match written {
        Some(seas) => (seas.minus(ordered).is_empty(), seas.minus(ready).is_empty()),
        None => {
            let all = on_route(ordered);
            let brittle = ground.rules.several_routes == SeveralRoutes::AnyBroken;
            let whole = !brittle || all.minus(ready).is_empty();
            (!all.is_empty(), whole && !on_route(ready).is_empty())
        }
    };
    let convoy = match (stands, meant) {
        (true, _) => Ferry::Carried,
        (false, true) => lost,
        (false, false) => Ferry::Missing,
    };
    if !land {
        return convoy;
    }
    let opposite = sea
        .waters
        .at(to)
        .find(|(j, _)| matches!(sea.plan(*j), Some(Plan::March { to, .. }) if to == from));
    let fallback = |wanted: bool| match (wanted, stands) {
        (true, true) => Ferry::Carried,
        _ => Ferry::None,
    };
    let strictly = |wanted: bool| if wanted { convoy } else { Ferry::None };
    let swap = opposite.is_some_and(|(_, u)| sea.friends.friendly(unit.owner, u.owner));
    own &= meant;
    match ground.rules.land_or_convoy {
        LandOrConvoy::WhenOpposed => fallback(opposite.is_some()),
        LandOrConvoy::ByIntent => strictly(said || own || stands && swap),
        LandOrConvoy::ByIntentOrLand => fallback(said || own || swap),
        LandOrConvoy::OwnFleetOrVia | LandOrConvoy::OwnFleetOrViaOnly => strictly(said || own),
        LandOrConvoy::OwnFleetOrViaOrLand => fallback(said || own),
        LandOrConvoy::OnlyIfSaid => fallback(said),
    }
}

/// The support a unit gives, if the unit it helps does what it says.
fn support(sea: &Sea<'_>, i: usize, orders: &Orders) -> Option<Support> {
    let (_, deed) = sea.helps_from(i)?;
    let unit = sea.units().get(i)?;
    let ground = &sea.waters.ground;
    let target = ground.slot(deed.target())?;
    if ground.grid.is_sea(target) {
        return None;
    }
    let offensive = matches!(deed, Assistance::Move { .. });
    let (whom, _) = answering(sea, deed.whom()?, unit, deed).next()?;
    if !offensive && unhelped(sea, whom, orders) {
        return None;
    }
    Some(Support {
        whom,
        target,
        offensive,
    })
}

/// The units of a group that do what a support says.
pub(super) fn answering<'s>(
    sea: &'s Sea<'_>,
    whom: Helped,
    by: &'s Unit,
    deed: Assistance,
) -> impl Iterator<Item = (usize, &'s Unit)> {
    sea.waters.group(whom, by).filter(move |(j, _)| {
        if sea.caught[*j].is_some() || !sea.stands(*j) {
            return false;
        }
        let plan = sea.plan(*j).unwrap_or(Plan::Hold);
        match deed {
            Assistance::Stay { .. } => !plan.leaves(),
            Assistance::Move { by, to, coast, .. } => match plan {
                Plan::March { to: goes, .. } => by.is_none() && goes == to,
                Plan::Sail {
                    by: through,
                    to: goes,
                } => {
                    let bound = coast.is_none() || goes.coast == coast;
                    through == by && goes.province == to && bound
                }
                _ => false,
            },
            Assistance::Convoy { .. } => false,
        }
    })
}

/// Whether hold supports of the unit fail because its power is in civil disorder: 4.D.9.
pub(super) fn unhelped(sea: &Sea<'_>, i: usize, orders: &Orders) -> bool {
    let fails = sea.waters.ground.rules.support_in_disorder == SupportInDisorder::Fails;
    let owner = sea.units().get(i).and_then(|u| u.owner);
    fails && owner.is_some_and(|power| orders.disorder.contains(&power))
}

/// The fleet that this one crawls past: one leaves a province of two coasts where the other comes in,
/// by another coast (N-09a, 5B.19).
fn crawl(sea: &Sea<'_>, holders: &[Option<usize>], i: usize) -> Option<usize> {
    if sea.waters.rules.crawl == Leave::Forbidden {
        return None;
    }
    let sails = |i: usize| match sea.plan(i)? {
        Plan::Sail { by: None, to } => Some((sea.units().get(i)?.at, to)),
        _ => None,
    };
    let (from, to) = sails(i)?;
    let other = (*holders.get(sea.waters.number(to.province))?)?;
    let (theirs, back) = sails(other)?;
    let swap = back.province == from.province;
    let apart = from.coast != back.coast || theirs.coast != to.coast;
    let fleets = sea.units().get(other)?.kind == UnitKind::Fleet;
    (swap && apart && fleets).then_some(other)
}
