//! The player that follows DumbBot's method, plain or improved.

use chancery_rules::board::{Location, Power, Province, Unit, UnitKind};
use chancery_rules::game::{Item, PhaseKind, Season, Sheet, State, check};
use chancery_rules::orders::{Act, Order, UnitRef, Via};

use crate::appraisal::{Appraisal, Moment};
use crate::budget::Budget;
use crate::dice::Dice;
use crate::facets::Facets;
use crate::facets::treaties::{self, War};
use crate::facets::{credits, exchange};
use crate::land::Land;
use crate::player::{Player, Thought, Trace};
use crate::policy::{self, Manner};
use crate::scene::Scene;
use crate::terrain::Terrain;
use crate::view::View;
use crate::winter::Taste;

/// Follows DumbBot's method.
pub(crate) struct Dumbbot {
    dice: Dice,
    manner: Manner,
}

impl Dumbbot {
    pub(crate) fn new(seed: u64, manner: Manner) -> Dumbbot {
        Dumbbot {
            dice: Dice::new(seed),
            manner,
        }
    }
}

/// Which map a season's orders are made from.
pub(crate) fn moment(season: Season) -> Moment {
    match season {
        Season::Spring => Moment::Spring,
        Season::Fall => Moment::Fall,
        Season::Winter => Moment::Winter,
    }
}

impl Player for Dumbbot {
    fn sheet(&mut self, view: &View, _: &mut Budget) -> Thought {
        let state = view.state();
        let terrain = Terrain::of(state.setup.board());
        let land = Land::of(state);
        let scene = Scene::of_state(&terrain, &land, state);
        let mut sheet = Sheet::default();
        for power in view.powers() {
            let moment = moment(state.phase.season);
            let map = Appraisal::of(&scene, *power, moment, self.manner.even);
            match state.phase.step {
                PhaseKind::Treaties => {}
                PhaseKind::Movement => {
                    let acts = policy::orders(&scene, *power, &map, self.manner, &mut self.dice);
                    let war = War::of(state, &scene, *power);
                    let acts = acts.into_iter().map(|(i, act)| {
                        let unit = scene.units[i];
                        let meant = war.price(&unit, &act).is_some();
                        (unit, if meant { act } else { Act::Hold })
                    });
                    write_moves(state, &scene, *power, acts, &mut sheet);
                    let landings = landings(state, *power, &sheet);
                    sheet.orders.extend(landings);
                    war.keep(state, &mut sheet);
                }
                PhaseKind::Retreats => {
                    let war = War::of(state, &scene, *power);
                    let may = |to| war.may_retreat(to);
                    retreats(state, &terrain, *power, &map, &may, &mut sheet);
                }
                PhaseKind::Adjustments => {
                    let mut taste = ByMap {
                        scene: &scene,
                        power: *power,
                        map: &map,
                    };
                    Facets::ALL.winter(state, *power, &mut taste, &mut sheet);
                }
            }
            if self.manner.plus {
                credits::declare(state, &scene, *power, &mut sheet);
                treaties::declare(state, &scene, *power, &mut sheet);
            }
        }
        if self.manner.plus {
            sheet.trades = exchange::plan(state, view.me(), &mut self.dice);
        }
        Thought::checked(view, sheet, Trace::default())
    }
}

/// Writes moves down. What the rules of this game refuse (the method knows the standard ones) becomes a hold.
pub(crate) fn write_moves(
    state: &State,
    scene: &Scene<'_>,
    power: Power,
    acts: impl Iterator<Item = (Unit, Act)>,
    sheet: &mut Sheet,
) {
    let mut patrols: Vec<(u8, Unit, Act)> = Vec::new();
    for (unit, act) in acts {
        if let Act::Patrol { .. } = act {
            let same =
                |(_, other, also): &&mut (u8, Unit, Act)| other.at == unit.at && *also == act;
            match patrols.iter_mut().find(same) {
                Some((count, ..)) => *count += 1,
                None => patrols.push((1, unit, act)),
            }
            continue;
        }
        // An army aboard stays there without an order, and knows none to hold.
        if act == Act::Hold && state.position.carrier(unit.id).is_some() {
            continue;
        }
        let written = scene.order(&unit, act);
        let item = Item::Order(written);
        let order = match check(state, power, &item) {
            Ok(Item::Order(order)) => order,
            _ => scene.order(&unit, Act::Hold),
        };
        sheet.orders.push(order);
    }
    // Fleets hunt together, by one order.
    for (count, unit, act) in patrols {
        if let Order::Unit { unit, act } = scene.order(&unit, act) {
            let order = Order::Several { count, unit, act };
            if check(state, power, &Item::Order(order.clone())).is_ok() {
                sheet.orders.push(order);
            }
        }
    }
}

/// Orders for armies aboard fleets: they go ashore where they can from where a sheet sends their fleets.
fn landings(state: &State, power: Power, sheet: &Sheet) -> Vec<Order> {
    let (board, position) = (state.setup.board(), &state.position);
    let land = Land::of(state);
    let aboard = position.of(power);
    let aboard = aboard.filter(|unit| position.carrier(unit.id).is_some());
    let land = |unit: &Unit| {
        let orders = state.setup.movement.legal_orders(board, position, unit);
        let sails = |order: &Order| match order.ordered()? {
            (_, fleet, Act::Move { to, .. }) if fleet.at == unit.at => Some(*to),
            _ => None,
        };
        let sea = sheet.orders.iter().find_map(sails).unwrap_or(unit.at);
        let near = |at: Province| board.fleet_neighbours(sea).any(|to| to.province == at);
        let worth = |order: &Order| match order.ordered() {
            Some((_, _, Act::Move { to, .. })) if near(to.province) => {
                let at = to.province;
                let own = position.at(at).any(|u| u.owner == Some(power));
                let mine = land.owner(at) == Some(power);
                Some(if own {
                    -1
                } else if mine {
                    0
                } else {
                    1 + land.worth(at)
                })
            }
            _ => None,
        };
        let good = |order: &Order| check(state, power, &Item::Order(order.clone())).is_ok();
        let shores = orders.into_iter().filter(|order| good(order));
        let rated = shores.filter_map(|order| Some((worth(&order)?, order)));
        rated
            .max_by_key(|(worth, _)| *worth)
            .filter(|(worth, _)| *worth >= 0)
            .map(|(_, order)| order)
    };
    aboard.filter_map(land).collect()
}

/// Writes retreats down: the best place, no two units to one, else the unit disbands. `may`: where units may go at
/// all.
pub(crate) fn retreats(
    state: &State,
    terrain: &Terrain,
    power: Power,
    map: &Appraisal,
    may: &dyn Fn(Province) -> bool,
    sheet: &mut Sheet,
) {
    let mut taken: Vec<Province> = Vec::new();
    for lost in state.position.dislodged_of(power) {
        let unit = lost.unit;
        let named = UnitRef {
            power: None,
            kind: Some(unit.kind),
            at: unit.at,
            joint: lost.cargo.is_some(),
        };
        let order = |act| Order::Unit { unit: named, act };
        let go = |to: &Location| {
            let act = Act::Move {
                to: *to,
                via: Via::Unsaid,
            };
            let item = Item::Order(order(act));
            let good = check(state, power, &item).is_ok();
            let node = terrain.node(unit.kind, *to);
            node.filter(|_| good).map(|node| (map.value(node), *to))
        };
        let free = lost.retreats.iter();
        let free = free.filter(|to| !taken.contains(&to.province) && may(to.province));
        let best = free.filter_map(go).max_by_key(|(value, _)| *value);
        let act = match best {
            Some((_, to)) => {
                taken.push(to.province);
                Act::Move {
                    to,
                    via: Via::Unsaid,
                }
            }
            None => Act::Disband,
        };
        sheet.orders.push(order(act));
    }
}

/// Builds and keeps units by what their places are worth.
pub(crate) struct ByMap<'a, 's> {
    pub(crate) scene: &'a Scene<'s>,
    pub(crate) power: Power,
    pub(crate) map: &'a Appraisal,
}

impl Taste for ByMap<'_, '_> {
    fn build(&mut self, kind: UnitKind, at: Location) -> i64 {
        let terrain = self.scene.terrain;
        let node = terrain.node(kind, at);
        node.map_or(i64::MIN, |node| self.map.build(terrain, node))
    }

    fn keep(&mut self, unit: &Unit) -> i64 {
        let node = self.scene.terrain.node(unit.kind, unit.at);
        node.map_or(i64::MIN, |node| self.map.value(node))
    }

    fn danger(&mut self, at: Province) -> i64 {
        i64::from(self.scene.presence.most_of_others(self.power, at))
    }
}
