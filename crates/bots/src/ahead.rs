//! Retreats and Winters, chosen by what can be made of them in the next moves.

use std::collections::BTreeMap;

use chancery_rules::board::{Power, Province, UnitKind};
use chancery_rules::control::PlayerId;
use chancery_rules::game::{
    GameStatus, Item, PhaseKind, Sheet, State, adjudicate, check, faults_of,
};
use chancery_rules::orders::{Act, Order, UnitRef, Via};

use crate::appraisal::Appraisal;
use crate::budget::Budget;
use crate::candidates::Options;
use crate::dice::Dice;
use crate::dumbbot::{ByMap, moment, retreats};
use crate::facets::Facets;
use crate::guess;
use crate::land::Land;
use crate::policy::Manner;
use crate::scene::Scene;
use crate::search::Bench;
use crate::terrain::Terrain;
use crate::value::{Valuer, Weights};

/// How many sheets are compared at most.
const SHEETS: usize = 16;
/// Against how many guesses of the next moves each is tried, and from how many own starts.
const GUESSES: usize = 4;
const STARTS: usize = 2;
/// With fewer nodes for each sheet nothing is looked for.
const LEAST: u32 = 8 * GUESSES as u32;

/// What looks ahead: one player's power in a phase of retreats or a Winter.
pub(crate) struct Ahead<'a> {
    pub(crate) state: &'a State,
    pub(crate) terrain: &'a Terrain,
    pub(crate) me: PlayerId,
    pub(crate) power: Power,
    pub(crate) facets: Facets,
    /// Whether a unit that was driven out may go there: not where that would break a treaty.
    pub(crate) may: &'a dyn Fn(Province) -> bool,
    /// Where the chance of every guess begins, so that all sheets meet the same others.
    pub(crate) seed: u64,
}

impl Ahead<'_> {
    /// Has a power's orders on a sheet, those from a line on, be the ones that promise most. They stay if nothing is
    /// better or nodes are too few.
    pub(crate) fn improve(&self, sheet: &mut Sheet, from: usize, budget: &mut Budget) {
        let mut lists = vec![sheet.orders.split_off(from)];
        for list in self.variations(&lists[0]) {
            if lists.len() < SHEETS && !lists.contains(&list) && self.is_affordable(sheet, &list) {
                lists.push(list);
            }
        }
        let best = self.best(sheet, &lists, budget);
        sheet.orders.extend(lists.swap_remove(best));
    }

    /// Which of several lists of orders promises most; the first, if nodes are too few.
    fn best(&self, sheet: &Sheet, lists: &[Vec<Order>], budget: &mut Budget) -> usize {
        let share = budget.left() / lists.len() as u32;
        if lists.len() == 1 || share < LEAST {
            return 0;
        }
        let mut sheets = self.plain(self.state, Some(self.power));
        let others = sheets.remove(&self.me).unwrap_or_default();
        let mut best: Option<(i64, usize)> = None;
        for (i, orders) in lists.iter().enumerate() {
            let mut own = others.clone();
            own.orders.extend(orders.iter().cloned());
            own.blocks.extend(sheet.blocks.iter().copied());
            sheets.insert(self.me, own);
            let mut part = budget.part(share);
            let value = self.value(&sheets, &mut part);
            budget.rejoin(part);
            let Some(value) = value else {
                continue;
            };
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, i));
            }
        }
        best.map_or(0, |(_, i)| i)
    }

    /// Whether a list can be carried out together with the rest of a sheet, where units are paid for.
    fn is_affordable(&self, sheet: &Sheet, list: &[Order]) -> bool {
        if self.state.setup.economy.currency().is_none() {
            return true;
        }
        let mut whole = sheet.clone();
        whole.orders.extend(list.iter().cloned());
        faults_of(self.state, self.me, &whole).is_empty()
    }

    /// What all write in a phase of retreats or a Winter who are of plain taste, without the orders of one power.
    fn plain(&self, state: &State, without: Option<Power>) -> BTreeMap<PlayerId, Sheet> {
        let mut sheets: BTreeMap<PlayerId, Sheet> = BTreeMap::new();
        for power in state.setup.board().powers() {
            let player = state.control.players_of(power).first().copied();
            if let Some(player) = player.filter(|_| Some(power) != without) {
                let sheet = plain(state, self.terrain, power, self.facets);
                let whole = sheets.entry(player).or_default();
                whole.orders.extend(sheet.orders);
                whole.blocks.extend(sheet.blocks);
            }
        }
        sheets
    }

    /// What the next moves can make of a phase that ends with these sheets.
    fn value(&self, sheets: &BTreeMap<PlayerId, Sheet>, budget: &mut Budget) -> Option<i64> {
        let (mut next, _) = adjudicate(self.state, sheets);
        // After retreats there may be a Winter first.
        for _ in 0..2 {
            if !matches!(next.stage, GameStatus::Playing) || next.phase.step == PhaseKind::Movement
            {
                break;
            }
            let sheets = self.plain(&next, None);
            next = adjudicate(&next, &sheets).0;
        }
        if next.phase.step != PhaseKind::Movement || !matches!(next.stage, GameStatus::Playing) {
            return None;
        }
        let land = Land::by(&next, self.facets.measure(&next));
        let scene = Scene::of_state(self.terrain, &land, &next);
        let map = Appraisal::of(&scene, self.power, moment(next.phase.season), false);
        let valuer = Valuer::new(&scene, &next, self.power, &map, Weights::USUAL);
        let options = Options::of(&next, &scene, self.power, &|_, act| {
            self.facets.knows(act).then_some(0)
        });
        let mut dice = Dice::new(self.seed);
        let mut others = Vec::new();
        let mut starts = Vec::new();
        for other in guess::actors(&next, &scene) {
            if other == self.power {
                let own = guess::dumb(&next, &scene, other, Manner::PLUS, STARTS, &mut dice);
                starts.extend(own.iter().map(|hunch| options.read(hunch)));
            } else {
                let manner = Manner::PLAIN;
                others.push(guess::dumb(
                    &next, &scene, other, manner, GUESSES, &mut dice,
                ));
            }
        }
        let guesses = guess::joined(&scene, &others, GUESSES);
        let mut bench = Bench::new(&next, &options, &valuer, guesses);
        bench.climb(starts, 1, budget).1
    }

    /// The lists that differ from one in a single order.
    fn variations(&self, list: &[Order]) -> Vec<Vec<Order>> {
        let mut all = Vec::new();
        for i in 0..list.len() {
            for order in self.instead(&list[i]) {
                let mut changed = list.to_vec();
                changed[i] = order;
                if is_sound(&changed) {
                    all.push(changed);
                }
            }
        }
        all
    }

    /// What might be ordered instead of an order.
    fn instead(&self, order: &Order) -> Vec<Order> {
        let (state, power) = (self.state, self.power);
        let board = state.setup.board();
        let good = |order: &Order| check(state, power, &Item::Order(order.clone())).is_ok();
        let mut all: Vec<Order> = match order {
            Order::Build { .. } => {
                let sites = state.economy.building_sites(&state.ground(), power);
                let kinds = [UnitKind::Army, UnitKind::Fleet];
                let of = |kind| {
                    let at = sites.iter().flat_map(move |site| board.stands(kind, site));
                    at.map(move |at| Order::Build { kind, at })
                };
                kinds.into_iter().flat_map(of).collect()
            }
            Order::Unit {
                unit,
                act: Act::Disband,
            } if state.phase.step == PhaseKind::Adjustments => {
                let own = state.position.of(power).map(|other| UnitRef {
                    power: None,
                    kind: Some(other.kind),
                    at: other.at,
                    joint: unit.joint,
                });
                let gone = |unit| Order::Unit {
                    unit,
                    act: Act::Disband,
                };
                own.map(gone).collect()
            }
            Order::Unit { unit, .. } => {
                let lost = state.position.dislodged_of(power);
                let lost = lost.filter(|lost| lost.unit.at == unit.at);
                let ways = lost.flat_map(|lost| lost.retreats.iter().copied());
                let ways = ways.filter(|to| (self.may)(to.province));
                let go = ways.map(|to| Act::Move {
                    to,
                    via: Via::Unsaid,
                });
                go.chain([Act::Disband])
                    .map(|act| Order::Unit { unit: *unit, act })
                    .collect()
            }
            Order::Several { .. } | Order::Open { .. } | Order::Waive => Vec::new(),
        };
        all.retain(|other| other != order && good(other));
        all
    }
}

/// Whether no two orders of a list are for one unit, one site or one place to go to.
fn is_sound(list: &[Order]) -> bool {
    let goal = |order: &Order| match order {
        Order::Unit {
            act: Act::Move { to, .. },
            ..
        } => Some(to.province),
        _ => None,
    };
    let differ = |one: &Order, other: &Order| {
        one.place() != other.place() && (goal(one).is_none() || goal(one) != goal(other))
    };
    let mut pairs = list.iter().enumerate();
    pairs.all(|(i, one)| list[..i].iter().all(|other| differ(one, other)))
}

/// What somebody of plain taste writes in a phase of retreats or a Winter.
fn plain(state: &State, terrain: &Terrain, power: Power, facets: Facets) -> Sheet {
    let land = Land::by(state, facets.measure(state));
    let scene = Scene::of_state(terrain, &land, state);
    let map = Appraisal::of(&scene, power, moment(state.phase.season), false);
    let mut sheet = Sheet::default();
    match state.phase.step {
        PhaseKind::Treaties | PhaseKind::Movement => {}
        PhaseKind::Retreats => retreats(state, terrain, power, &map, &|_| true, &mut sheet),
        PhaseKind::Adjustments => {
            let mut taste = ByMap {
                scene: &scene,
                power,
                map: &map,
            };
            facets.winter(state, power, &mut taste, &mut sheet);
        }
    }
    sheet
}
