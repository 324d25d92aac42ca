//! Random crowded boards with lively orders, the same for the same seed.

use std::collections::{BTreeMap, BTreeSet};

use chancery_i18n::Words;
use chancery_render::Scene;
use chancery_render::phase::{self, Captions};
use chancery_rules::board::{Power, Province, UnitKind};
use chancery_rules::control::{Control, PlayerId};
use chancery_rules::game::{GameStatus, Phase, Season, Sheet, State, adjudicate};
use chancery_rules::orders::{Act, Order, UnitRef};
use chancery_rules::variants::{self, options};

/// The sorts of boards there are, and how many units crowd each.
pub const SORTS: [(&str, usize); 7] = [
    ("standard", 34),
    ("army-fleet", 34),
    ("economic", 40),
    ("investment", 34),
    ("relations", 34),
    ("capitalist", 34),
    ("naval", 49),
];

/// A small generator of numbers: good enough to scatter units.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n.max(1)
    }

    fn one<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        let pick = self.below(all.len());
        all.get(pick)
    }
}

pub fn state(sort: &str) -> State {
    // Who orders which units changes nothing on the map: seats do for all.
    let preset = match sort {
        "army-fleet" | "investment" => "standard",
        "capitalist" => "economic",
        other => other,
    };
    let mut setup = (variants::preset(preset).expect(sort).setup)(None);
    if sort == "army-fleet" {
        let given = [("convoys".to_owned(), "army-fleet".into())].into();
        options::set(&mut setup, &given).expect("an option");
    }
    if sort == "naval" {
        setup.borders.extend(super::fleets::ISLANDS);
    }
    let mut state = State::new(setup);
    state.stage = GameStatus::Playing;
    let Control::Seats(seats) = &mut state.control else {
        panic!("a game of seats");
    };
    for power in Power::ALL {
        let player = Some(PlayerId(power.place() as u64 + 1));
        seats.seats.entry(power).or_default().player = player;
    }
    state.phase = Phase::moves(Season::Spring, 1914);
    state.position = Default::default();
    state
}

/// Puts units at random: one a space, in naval games several a sea.
fn people(state: &mut State, dice: &mut Dice, count: usize, shared: bool) {
    let board = state.setup.board();
    let places: Vec<Province> = board.provinces().iter().collect();
    let seas: Vec<Province> = board.seas().iter().collect();
    let mut taken: BTreeSet<Province> = BTreeSet::new();
    let mut left = count;
    for _ in 0..count * 20 {
        if left == 0 {
            break;
        }
        let from = if shared && dice.below(4) > 0 {
            &seas
        } else {
            &places
        };
        let Some(at) = dice.one(from).copied() else {
            break;
        };
        let sea = board.is_sea(at);
        let alone = !(shared && sea);
        if alone && !taken.insert(at) {
            continue;
        }
        let army = board.can_stand(UnitKind::Army, at.into()) && dice.below(3) > 0;
        let kind = if army {
            UnitKind::Army
        } else {
            UnitKind::Fleet
        };
        let stands: Vec<_> = board.stands(kind, at).collect();
        let Some(stand) = dice.one(&stands) else {
            continue;
        };
        let power = Power::ALL[dice.below(7)];
        state.position.add(kind, Some(power), *stand);
        left -= 1;
    }
}

fn named(unit: &chancery_rules::board::Unit) -> UnitRef {
    UnitRef {
        power: None,
        kind: Some(unit.kind),
        at: unit.at,
        joint: false,
    }
}

/// What every unit is told: most move, many of the others help them.
fn told(state: &State, dice: &mut Dice) -> BTreeMap<PlayerId, Sheet> {
    let board = state.setup.board();
    let rules = &state.setup.movement;
    let units = &state.position.units;
    let all: Vec<Vec<Act>> = units
        .iter()
        .map(|u| rules.legal_acts(board, &state.position, u))
        .collect();
    let mut orders: Vec<Option<Act>> = vec![None; units.len()];
    for (i, acts) in all.iter().enumerate() {
        if dice.below(20) >= 11 {
            continue;
        }
        let moves: Vec<&Act> = acts
            .iter()
            .filter(|a| matches!(a, Act::Move { .. } | Act::Board { .. }))
            .collect();
        let from = units[i].at.province;
        // Convoys are many among the legal moves and few among the likely ones.
        let near = |act: &Act| match act {
            Act::Move { to, .. } => {
                board
                    .reach(units[i].kind, units[i].at)
                    .contains(to.province)
                    || to.province == from
            }
            _ => true,
        };
        let close: Vec<&Act> = moves.iter().copied().filter(|a| near(a)).collect();
        let pool = if dice.below(6) > 0 && !close.is_empty() {
            &close
        } else {
            &moves
        };
        orders[i] = dice.one(pool).map(|act| (*act).clone());
    }
    // Whoever can carry a carried army does.
    for i in 0..units.len() {
        let Some(Act::Move { to, .. }) = orders[i].clone() else {
            continue;
        };
        if board
            .reach(units[i].kind, units[i].at)
            .contains(to.province)
        {
            continue;
        }
        for (j, acts) in all.iter().enumerate() {
            let carries = |a: &&Act| matches!(a, Act::Convoy { unit, to: goal } if unit.at.province == units[i].at.province && goal.province == to.province);
            if let (None, Some(act)) = (&orders[j], acts.iter().find(carries)) {
                orders[j] = Some(act.clone());
            }
        }
    }
    for i in 0..units.len() {
        if orders[i].is_some() {
            continue;
        }
        let helps = |act: &&Act| match act {
            Act::SupportMove { unit, to } => units.iter().zip(&orders).any(|(u, o)| {
                u.at.province == unit.at.province
                    && matches!(o, Some(Act::Move { to: goal, .. }) if goal.province == to.province)
            }),
            _ => false,
        };
        let good: Vec<&Act> = all[i].iter().filter(helps).collect();
        let rest: Vec<&Act> = all[i]
            .iter()
            .filter(|a| {
                !matches!(
                    a,
                    Act::Move { .. } | Act::SupportMove { .. } | Act::Convoy { .. }
                )
            })
            .collect();
        let pool = if good.is_empty() { &rest } else { &good };
        orders[i] = match dice.below(10) {
            0 | 1 => Some(Act::Hold),
            _ => dice.one(pool).map(|act| (*act).clone()),
        };
    }
    let mut sheets: BTreeMap<PlayerId, Sheet> = BTreeMap::new();
    for (unit, act) in units.iter().zip(orders) {
        let (Some(owner), Some(act)) = (unit.owner, act) else {
            continue;
        };
        let order = Order::Unit {
            unit: named(unit),
            act,
        };
        let player = PlayerId(owner.place() as u64 + 1);
        sheets.entry(player).or_default().orders.push(order);
    }
    sheets
}

/// A crowded board of a sort, with its orders as they went.
pub fn board(sort: &str, count: usize, seed: u64) -> Scene {
    // Each sort has boards of its own, also where two are played on the same map.
    let salt = sort.bytes().fold(97, |sum: u64, b| sum * 31 + u64::from(b));
    let mut dice = Dice(seed.wrapping_mul(2_654_435_761).wrapping_add(salt));
    let mut state = state(sort);
    people(&mut state, &mut dice, count, sort == "naval");
    let sheets = told(&state, &mut dice);
    let (state, report) = adjudicate(&state, &sheets);
    let captions = Captions {
        game: format!("{sort} {seed}"),
        ..Captions::default()
    };
    phase::orders(&state.setup, &report, &captions, Words::english())
}
