//! What holds for every sheet: nothing panics, no land holds two units, fleets vanish only by rule, and
//! the order of what is written does not matter.

use std::collections::BTreeMap;

use chancery::board::{BoardKind, Location, Position, Power, Province, UnitKind};
use chancery::game::{Sheet, State, adjudicate};
use chancery::movement::{
    DestructionCause, Friends, Movement, MovementRules, Orders, Outcome, Verdict,
};
use chancery::orders::{Act, Order, Via};
use chancery::variants;
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::json;

use super::{player, spring};

/// Waters where straits, corners and centres meet.
const WATERS: [&[&str]; 4] = [
    &[
        "nth", "eng", "nth", "eng", "lon", "bel", "bre", "nwy", "mao", "hol", "iri", "wal",
    ],
    &[
        "aeg", "bla", "con", "bul", "gre", "smy", "rum", "ion", "aeg", "bla",
    ],
    &[
        "wes", "mao", "spa", "por", "tun", "naf", "lyo", "mar", "wes", "mao",
    ],
    &[
        "bal", "ska", "den", "swe", "kie", "ber", "nth", "nwy", "bot", "ska",
    ],
];

type Dice = (u8, bool, u8, u8, u16);

fn dice(most: usize) -> impl Strategy<Value = Vec<Dice>> {
    vec(
        (any::<u8>(), any::<bool>(), 0..4u8, 0..10u8, any::<u16>()),
        2..most,
    )
}

/// Units, any number of fleets in a sea, one on land.
fn place(waters: &[&str], dice: &[Dice]) -> (Position, Vec<Dice>) {
    let board = BoardKind::Naval.board();
    let mut position = Position::default();
    let mut used = Vec::new();
    for d in dice {
        let p: Province = waters[d.0 as usize % waters.len()]
            .parse()
            .expect("a province");
        let sea = board.is_sea(p);
        if !sea && position.at(p).next().is_some() {
            continue;
        }
        let ports: Vec<Location> = board.stands(UnitKind::Fleet, p).collect();
        let (kind, at) = if sea || d.1 && !ports.is_empty() {
            (UnitKind::Fleet, ports[d.4 as usize % ports.len()])
        } else {
            (UnitKind::Army, p.into())
        };
        position.add(kind, Some(Power::ALL[d.2 as usize % 7]), at);
        used.push(*d);
    }
    (position, used)
}

fn rules(n: u8) -> MovementRules {
    let given = match n % 4 {
        0 | 1 => json!({}),
        2 => {
            json!({"crawl": "forbidden", "patrol_leaving": "caught", "second_hold_support": "allowed"})
        }
        _ => {
            json!({"patrol_arriving": "caught", "neutral_passage": "open", "second_convoy": "forbidden"})
        }
    };
    let mut setup = variants::naval(None);
    let given = serde_json::from_value(given).expect("an object");
    variants::options::set(&mut setup, &given).expect("options");
    setup.movement
}

/// An order for each unit: mostly legal ones, at times one meant for another unit.
fn give(rules: &MovementRules, position: &Position, dice: &[Dice]) -> Orders {
    let board = BoardKind::Naval.board();
    let mut orders = Orders::default();
    let mut previous: Vec<Act> = Vec::new();
    for (unit, d) in position.units.iter().zip(dice) {
        let legal = rules.legal_acts(board, position, unit);
        let of = |wanted: fn(&Act) -> bool| -> Vec<Act> {
            let some: Vec<Act> = legal.iter().filter(|a| wanted(a)).cloned().collect();
            if some.is_empty() { legal.clone() } else { some }
        };
        let from = match d.3 {
            0..=1 => of(|a| {
                matches!(
                    a,
                    Act::Move {
                        via: Via::Unsaid,
                        ..
                    }
                )
            }),
            2..=3 => of(|a| {
                matches!(
                    a,
                    Act::Move {
                        via: Via::Route(_),
                        ..
                    }
                )
            }),
            4 => of(|a| matches!(a, Act::Patrol { .. })),
            5 => of(|a| matches!(a, Act::Block { .. })),
            6 => of(|a| matches!(a, Act::Then { .. })),
            7 => of(|a| matches!(a, Act::SupportMove { .. } | Act::SupportLeg { .. })),
            8 if !previous.is_empty() => previous.clone(),
            _ => legal.clone(),
        };
        if let Some(act) = from.get(d.4 as usize % from.len().max(1)) {
            orders.acts.insert(unit.id, act.clone());
        }
        previous = legal;
    }
    // Whoever could help a move that is made, does so at times.
    let going: Vec<(chancery::board::Unit, Act)> = position
        .units
        .iter()
        .filter_map(|u| Some((*u, orders.acts.get(&u.id)?.clone())))
        .collect();
    for (unit, d) in position.units.iter().zip(dice).filter(|(_, d)| d.3 == 9) {
        let (other, act) = &going[d.4 as usize % going.len().max(1)];
        let named = chancery::orders::UnitRef {
            power: other.owner,
            kind: Some(other.kind),
            at: other.at,
            joint: false,
        };
        if let Act::Move { to, via } = act {
            let help = match via {
                Via::Route(seas) if seas.len() == 1 => Act::SupportLeg {
                    unit: named,
                    by: seas[0],
                    to: *to,
                    said: true,
                },
                _ => Act::SupportMove {
                    unit: named,
                    to: *to,
                },
            };
            orders.acts.insert(unit.id, help);
        }
    }
    orders
}

fn is_double(outcome: &Outcome) -> bool {
    let two = matches!(
        outcome.taken(),
        Act::Then { .. }
            | Act::Move {
                via: Via::Route(_),
                ..
            }
    );
    two && outcome.unit.kind == UnitKind::Fleet
}

/// Why a fleet is gone, checked against the orders alone.
fn by_rule(done: &Movement, lost: &Outcome, doom: DestructionCause) -> Result<(), TestCaseError> {
    let board = BoardKind::Naval.board();
    prop_assert_eq!(lost.unit.kind, UnitKind::Fleet);
    if let DestructionCause::Patrolled { at, by } = doom {
        prop_assert!(board.is_sea(at));
        let hunts = |o: &&Outcome| {
            let against =
                matches!(o.taken(), Act::Patrol { against } if Some(*against) == lost.unit.owner);
            o.unit.at.province == at && o.unit.owner == by && against
        };
        prop_assert!(done.outcomes.iter().filter(hunts).count() >= 2);
        return Ok(());
    }
    prop_assert!(is_double(lost), "{lost:?}");
    match (lost.taken(), doom) {
        (
            Act::Then { .. },
            DestructionCause::SecondOrder { .. } | DestructionCause::Stopped { .. },
        ) => {}
        (Act::Move { to, .. }, DestructionCause::OutsideCentre { at }) => {
            prop_assert!(to.province == at && !board.is_centre(at));
            prop_assert_eq!(lost.verdict, Verdict::Moved);
        }
        (Act::Move { .. }, DestructionCause::Failed { .. } | DestructionCause::Stopped { .. }) => {
            prop_assert_ne!(lost.verdict, Verdict::Moved);
        }
        other => prop_assert!(false, "{other:?}"),
    }
    Ok(())
}

fn sound(position: &Position, done: &Movement) -> Result<(), TestCaseError> {
    let board = BoardKind::Naval.board();
    prop_assert_eq!(done.outcomes.len(), position.units.len());
    for p in board.lands().iter() {
        prop_assert!(done.after.at(p).count() < 2, "two in {p}");
    }
    for (unit, outcome) in position.units.iter().zip(&done.outcomes) {
        prop_assert_eq!(unit.id, outcome.unit.id);
        let stands = done.after.unit(unit.id);
        let leaves = done.after.dislodged.iter().any(|d| d.unit.id == unit.id);
        let ends = [stands.is_some(), leaves, outcome.annihilated.is_some()];
        prop_assert_eq!(ends.iter().filter(|e| **e).count(), 1, "{:?}", outcome);
        prop_assert_eq!(leaves, outcome.dislodged.is_some());
        if let Some(doom) = outcome.annihilated {
            by_rule(done, outcome, doom)?;
        }
        if let Some(stands) = stands.filter(|_| is_double(outcome)) {
            prop_assert!(board.is_centre(stands.at.province), "{outcome:?}");
        }
        prop_assert!(
            !leaves || !board.is_sea(unit.at.province),
            "dislodged at sea"
        );
    }
    for lost in &done.after.dislodged {
        for to in &lost.retreats {
            let p = to.province;
            let free = board.is_sea(p) || done.after.at(p).next().is_none();
            prop_assert!(free && !done.after.standoffs.contains(p));
            prop_assert!(
                board.fleet_neighbours(lost.unit.at).any(|l| l == *to)
                    || board.army_neighbours(lost.unit.at.province).contains(p)
            );
        }
    }
    Ok(())
}

/// Everything that stands, goes or is gone, whichever of several fleets it is.
fn ends(position: &Position, done: &Movement) -> Vec<String> {
    let mut all: Vec<String> = done
        .after
        .units
        .iter()
        .map(|u| format!("{:?} {:?} {}", u.owner, u.kind, u.at))
        .collect();
    let gone = done.after.dislodged.iter();
    all.extend(gone.map(|d| format!("{:?} {:?}", d.unit.owner, d.retreats)));
    let dead = done
        .outcomes
        .iter()
        .filter_map(|o| o.annihilated.map(|d| (o.unit, d)));
    all.extend(dead.map(|(u, d)| format!("{:?} {} {d:?}", u.owner, u.at)));
    all.push(format!(
        "{:?} {}",
        done.after.standoffs,
        position.units.len()
    ));
    all.sort();
    all
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn nothing_is_lost_or_doubled_but_by_rule(
        which in 0..4usize, n in any::<u8>(), dice in dice(26),
    ) {
        let rules = rules(n);
        let (position, dice) = place(WATERS[which], &dice);
        let orders = give(&rules, &position, &dice);
        let board = BoardKind::Naval.board();
        let done = rules.resolve(board, &Friends::default(), &position, &orders);
        sound(&position, &done)?;
    }

    /// Units in another order, and so with other ids, fare the same.
    #[test]
    fn the_order_of_units_does_not_matter(
        which in 0..4usize, n in any::<u8>(), dice in dice(20),
    ) {
        let rules = rules(n);
        let (position, dice) = place(WATERS[which], &dice);
        let orders = give(&rules, &position, &dice);
        let board = BoardKind::Naval.board();
        let mut turned = Position::default();
        let mut same = Orders::default();
        for unit in position.units.iter().rev() {
            let id = turned.add(unit.kind, unit.owner, unit.at);
            if let Some(act) = orders.acts.get(&unit.id) {
                same.acts.insert(id, act.clone());
            }
        }
        let one = rules.resolve(board, &Friends::default(), &position, &orders);
        let other = rules.resolve(board, &Friends::default(), &turned, &same);
        prop_assert_eq!(ends(&position, &one), ends(&turned, &other));
    }

    /// Sheets written in any order come to the same.
    #[test]
    fn the_order_of_lines_does_not_matter(
        which in 0..4usize, n in any::<u8>(), dice in dice(20), turn in any::<usize>(),
    ) {
        let movement = rules(n);
        let (position, dice) = place(WATERS[which], &dice);
        let orders = give(&movement, &position, &dice);
        let mut state: State = spring(json!({}));
        state.setup.movement = movement;
        state.position = position;
        let mut lines: BTreeMap<Power, Vec<Order>> = BTreeMap::new();
        for unit in &state.position.units {
            let named = chancery::orders::UnitRef {
                power: None,
                kind: Some(unit.kind),
                at: unit.at,
joint: false };
            if let (Some(owner), Some(act)) = (unit.owner, orders.acts.get(&unit.id)) {
                let order = Order::Unit { unit: named, act: act.clone() };
                lines.entry(owner).or_default().push(order);
            }
        }
        let sheets = |turned: bool| -> BTreeMap<_, Sheet> {
            let sheet = |(power, orders): (&Power, &Vec<Order>)| {
                let mut orders = orders.clone();
                if turned {
                    let by = turn % orders.len();
                    orders.rotate_left(by);
                    orders.reverse();
                }
                (player(*power), Sheet { orders, ..Sheet::default() })
            };
            lines.iter().map(sheet).collect()
        };
        let (one, report) = adjudicate(&state, &sheets(false));
        let (other, turned) = adjudicate(&state, &sheets(true));
        prop_assert!(report.unheard.is_empty(), "{:?}", report.unheard);
        prop_assert_eq!(one.position, other.position);
        prop_assert_eq!(report.results, turned.results);
    }

    /// Whatever is written on a sheet, the phase closes.
    #[test]
    fn no_sheet_makes_it_panic(words in vec(vec(0..40usize, 1..9), 1..12), dice in dice(14)) {
        const WORDS: [&str; 40] = [
            "F", "2F", "3F", "A", "nth", "eng", "wes", "mao", "bla", "aeg", "con", "den", "bre",
            "nwy", "spa/sc", "bul/ec", "-", "-", "-", "S", "C", "P", "B", "H", "germany", "england",
            "Italian", "(ion -)", "open", "to", "bal", "ska", "lon", "gre", "via convoy", "9F",
            "disband", "build", "waive", "0F",
        ];
        let line = |w: &Vec<usize>| w.iter().map(|i| WORDS[*i]).collect::<Vec<_>>().join(" ");
        let text: Vec<String> = words.iter().map(line).collect();
        let mut state = spring(json!({}));
        state.position = place(WATERS[0], &dice).0;
        let sheet = Sheet::read(&text.join("\n"), &state);
        let all = Power::ALL.into_iter().map(|p| (player(p), sheet.clone())).collect();
        let (next, _) = adjudicate(&state, &all);
        let board = BoardKind::Naval.board();
        for p in board.lands().iter() {
            prop_assert!(next.position.at(p).count() < 2);
        }
    }
}
