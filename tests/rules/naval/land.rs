//! N-01a: on land the standard rules hold. Where no fleet is at sea, the naval resolver and the standard
//! one come to the same end.

use chancery::board::{Board, BoardKind, Location, Position, Power, Province, UnitKind};
use chancery::movement::{
    Friends, Movement, MovementRules, NavalRules, Orders, Preset, legal_acts,
};
use chancery::orders::{Act, UnitRef};
use proptest::collection::vec;
use proptest::prelude::*;

/// Land where much meets, and some of it has two coasts.
const LANDS: [&[&str]; 4] = [
    &[
        "mun", "bur", "ruh", "kie", "ber", "boh", "tyr", "sil", "bel", "hol", "pic",
    ],
    &[
        "ser", "bul", "rum", "gre", "con", "alb", "tri", "bud", "smy", "ank",
    ],
    &[
        "ven", "tri", "tyr", "pie", "tus", "rom", "nap", "apu", "mar", "vie",
    ],
    &[
        "spa", "por", "mar", "gas", "bre", "pic", "bur", "par", "pie",
    ],
];

type Dice = (u8, bool, u8, u8, u16);

fn position(board: &Board, lands: &[&str], dice: &[Dice]) -> (Position, Vec<Dice>) {
    let mut position = Position::default();
    let mut used = Vec::new();
    for d in dice {
        let p: Province = lands[d.0 as usize % lands.len()]
            .parse()
            .expect("a province");
        if position.at(p).next().is_some() {
            continue;
        }
        let ports: Vec<Location> = board.stands(UnitKind::Fleet, p).collect();
        let fleet = d.1 && !ports.is_empty();
        let (kind, at) = if fleet {
            (UnitKind::Fleet, ports[d.4 as usize % ports.len()])
        } else {
            (UnitKind::Army, p.into())
        };
        position.add(kind, Some(Power::ALL[d.2 as usize % 7]), at);
        used.push(*d);
    }
    (position, used)
}

/// Whether an act stays on land.
fn dry(board: &Board, act: &Act) -> bool {
    match act {
        Act::Move { to, .. } | Act::SupportMove { to, .. } => !board.is_sea(to.province),
        _ => true,
    }
}

fn orders(
    board: &Board,
    rules: &chancery::movement::Rulebook,
    position: &Position,
    dice: &[Dice],
) -> Orders {
    let mut orders = Orders::default();
    let mut later = Vec::new();
    let pick = |orders: &mut Orders, id, from: Vec<Act>, n: u16| {
        if let Some(act) = from.get(n as usize % from.len().max(1)) {
            orders.acts.insert(id, act.clone());
        }
    };
    for (unit, d) in position.units.iter().zip(dice) {
        let mut legal = legal_acts(board, rules, position, unit);
        legal.retain(|act| dry(board, act));
        if d.3 < 4 {
            legal.retain(|act| matches!(act, Act::Move { .. }));
            pick(&mut orders, unit.id, legal, d.4);
        } else {
            later.push((unit.id, *d, legal));
        }
    }
    let going = orders.clone();
    let helps = |act: &Act| {
        let of = |named: &UnitRef| {
            let unit = position.at(named.at.province).next();
            unit.and_then(|u| going.acts.get(&u.id))
        };
        match act {
            Act::SupportHold { unit } => of(unit).is_none(),
            Act::SupportMove { unit, to } => {
                matches!(of(unit), Some(Act::Move { to: there, .. }) if there.province == to.province)
            }
            _ => false,
        }
    };
    for (id, d, mut legal) in later {
        if d.3 < 7 && legal.iter().any(&helps) {
            legal.retain(&helps);
        }
        pick(&mut orders, id, legal, d.4);
    }
    orders
}

fn summary(done: &Movement) -> Vec<String> {
    let line = |o: &chancery::movement::Outcome| {
        let by = o
            .dislodged
            .map(|b| (b.by, b.from, b.strength, b.against, b.destroyed));
        format!("{:?} {:?} {:?} {:?}", o.unit, o.taken(), o.verdict, by)
    };
    done.outcomes.iter().map(line).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn n01a_without_the_sea_both_resolvers_agree(
        which in 0..4usize,
        edition in 0..6usize,
        dice in vec((any::<u8>(), any::<bool>(), 0..4u8, 0..8u8, any::<u16>()), 2..14),
        friends in vec((0..7usize, 0..7usize), 0..3),
    ) {
        let board = BoardKind::Naval.board();
        let rulebook = Preset::ALL[edition].rulebook();
        let (position, dice) = position(board, LANDS[which], &dice);
        let orders = orders(board, &rulebook, &position, &dice);
        let mut allied = Friends::default();
        for (a, b) in friends {
            allied.set(Some(Power::ALL[a]), Some(Power::ALL[b]), true);
        }
        let rules = NavalRules {
            crawl: chancery::movement::naval::Leave::Forbidden,
            ..NavalRules::default()
        };
        let standard = MovementRules::Standard { rulebook, convoys: Default::default() };
        let naval = MovementRules::Naval { rulebook, rules };
        let one = standard.resolve(board, &allied, &position, &orders);
        let other = naval.resolve(board, &allied, &position, &orders);
        prop_assert_eq!(summary(&one), summary(&other));
        prop_assert_eq!(one.after, other.after);
    }
}
