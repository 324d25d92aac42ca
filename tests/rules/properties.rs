//! What holds for every sheet on every position: the slow resolver agrees, nothing panics, no unit
//! is lost or doubled, and neither the order of orders nor the names of powers matter.

use std::collections::BTreeSet;

use chancery::board::{
    Board, BoardKind, Location, Position, Power, Province, Unit, UnitId, UnitKind,
};
use chancery::movement::{
    Friends, Movement, Orders, Outcome, Preset, Reason, Role, Rulebook, Verdict, assign,
    legal_acts, resolve,
};
use chancery::orders::{Act, UnitRef, Via};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::slow::Slow;
use crate::tangles::tangle;

/// Waters of the standard board where convoys, supports and swaps meet most, then two of the
/// economic one.
const WATERS: [&[&str]; 5] = [
    &[
        "nth", "eng", "lon", "wal", "yor", "bel", "hol", "bre", "pic", "iri", "nwy",
    ],
    &[
        "ska", "nth", "swe", "nwy", "den", "fin", "bal", "kie", "bot", "ber", "lvn",
    ],
    &[
        "ion", "tys", "aeg", "adr", "tun", "nap", "gre", "alb", "apu", "rom", "tri", "ven",
    ],
    &[
        "ion", "tys", "sms", "eas", "nap", "sic", "syr", "cro", "zar", "adr", "alb", "ven",
    ],
    &[
        "mao", "wes", "lyo", "nao", "iri", "ire", "spn", "sps", "por", "gas", "mar", "lvp",
    ],
];

/// One board or the other.
fn ground(economic: bool) -> &'static Board {
    if economic {
        BoardKind::Economic.board()
    } else {
        BoardKind::Standard.board()
    }
}

/// A unit and its order as numbers, so that failures shrink: where, kind, owner, what, which.
type Dice = (u8, bool, u8, u8, u16);

fn dice(most: usize) -> impl Strategy<Value = Vec<Dice>> {
    vec(
        (any::<u8>(), any::<bool>(), 0..4u8, 0..8u8, any::<u16>()),
        2..most,
    )
}

fn stand(board: &Board, p: Province, fleet: bool, n: usize) -> (UnitKind, Location) {
    let kind = if fleet
        && !board
            .stands(UnitKind::Fleet, p)
            .collect::<Vec<_>>()
            .is_empty()
        || board.is_sea(p)
    {
        UnitKind::Fleet
    } else {
        UnitKind::Army
    };
    let stands: Vec<_> = board.stands(kind, p).collect();
    (kind, stands[n % stands.len()])
}

/// Units on some provinces, and for each the dice that made it.
fn place(board: &Board, provinces: &[Province], dice: &[Dice]) -> (Position, Vec<Dice>) {
    let mut position = Position::default();
    let mut used = Vec::new();
    for d in dice {
        let p = provinces[d.0 as usize % provinces.len()];
        if position.at(p).next().is_some() {
            continue;
        }
        let (kind, at) = stand(board, p, d.1, d.4 as usize);
        position.add(kind, Some(Power::ALL[d.2 as usize % 7]), at);
        used.push(*d);
    }
    (position, used)
}

/// Orders that have to do with each other: some units move, the others mostly help them.
fn related(board: &Board, rules: &Rulebook, position: &Position, dice: &[Dice]) -> Orders {
    let mut orders = Orders::default();
    let pick = |from: Vec<Act>, n: u16| from.get(n as usize % from.len().max(1)).cloned();
    let mut later = Vec::new();
    for (unit, d) in position.units.iter().zip(dice) {
        let legal = legal_acts(board, rules, position, unit);
        let moves = |act: &Act| matches!(act, Act::Move { .. });
        if d.3 < 4 {
            let moves = legal.into_iter().filter(moves).collect();
            orders
                .acts
                .extend(pick(moves, d.4).map(|act| (unit.id, act)));
        } else {
            later.push((unit, d, legal));
        }
    }
    let going = orders.clone();
    let answers = |act: &Act| {
        let act_of = |named: &UnitRef| {
            let unit = position.at(named.at.province).next();
            unit.and_then(|u| going.acts.get(&u.id))
        };
        match act {
            Act::SupportHold { unit } => act_of(unit).is_none(),
            Act::SupportMove { unit, to } | Act::Convoy { unit, to } => {
                matches!(act_of(unit), Some(Act::Move { to: there, .. })
                    if there.province == to.province)
            }
            _ => false,
        }
    };
    for (unit, d, legal) in later {
        let fitting: Vec<_> = legal.iter().filter(|a| answers(a)).cloned().collect();
        let ferries = |a: &&Act| matches!(a, Act::Convoy { .. });
        let convoys: Vec<_> = fitting.iter().filter(ferries).cloned().collect();
        let from = match d.3 {
            7 => legal,
            6 if !convoys.is_empty() => convoys,
            _ => fitting,
        };
        orders
            .acts
            .extend(pick(from, d.4).map(|act| (unit.id, act)));
    }
    orders
}

fn rulebook(n: u8) -> Rulebook {
    let mut rules = Preset::ALL[n as usize % 6].rulebook();
    let land = ["a", "b", "b+fallback", "c", "c+fallback", "d", "dptg"];
    if n >= 6 {
        rules.set("4.A.3", land[n as usize % land.len()]).unwrap();
    }
    rules
}

fn friends(bits: u16) -> Friends {
    let mut friends = Friends::default();
    if bits & 3 == 0 {
        let four = &Power::ALL[..4];
        let pairs = four.iter().flat_map(|a| four.iter().map(move |b| (a, b)));
        for (i, (a, b)) in pairs.filter(|(a, b)| a != b).enumerate() {
            friends.set(Some(*a), Some(*b), bits >> (2 + i) & 5 == 5);
        }
    }
    friends
}

/// Where successful movers started, who was dislodged, whose support counted.
fn summary(result: &Movement) -> [BTreeSet<Province>; 3] {
    let those = |what: &dyn Fn(&Outcome) -> bool| {
        let found = result.outcomes.iter().filter(|o| what(o));
        found.map(|o| o.unit.at.province).collect()
    };
    [
        those(&|o| o.verdict == Verdict::Moved),
        those(&|o| o.dislodged.is_some()),
        those(&|o| o.verdict == Verdict::Supported),
    ]
}

fn stopped(result: &Movement) -> BTreeSet<Province> {
    let stilled = result
        .outcomes
        .iter()
        .filter(|o| o.verdict == Verdict::Disrupted && matches!(o.reason, Reason::Paradox { .. }));
    stilled.map(|o| o.unit.at.province).collect()
}

/// Whether each reason tells what happened.
fn reasoned(result: &Movement) {
    let of = |id: UnitId| result.of(id).expect("a reason names units that are there");
    let goes = |o: &Outcome| match o.taken() {
        Act::Move { to, .. } => Some(to.province),
        _ => None,
    };
    for o in &result.outcomes {
        let here = o.unit.at.province;
        let fits = match (o.verdict, o.reason) {
            (Verdict::Held, Reason::Unopposed) => o.ordered == Some(Act::Hold),
            (Verdict::Held, Reason::NoOrder) => o.ordered.is_none(),
            (Verdict::Held, Reason::Dislodged) => o.dislodged.is_some(),
            (Verdict::Held, Reason::Withstood { strength, rival }) => {
                let attackers = result.outcomes.iter().filter(|r| goes(r) == Some(here));
                let beset = attackers.count() > 1 && rival.strength > strength;
                rival.strength <= strength || beset
            }
            (Verdict::Moved, Reason::Unopposed) => true,
            (Verdict::Moved, Reason::Stronger { strength, rival }) => strength > rival.strength,
            (
                Verdict::Bounced,
                Reason::NotStronger {
                    strength, rival, ..
                },
            ) => {
                let other = of(rival.unit);
                let placed = match rival.role {
                    Role::Holding => Some(other.unit.at.province) == goes(o),
                    Role::HeadToHead => goes(other) == Some(here),
                    Role::Contending => goes(other) == goes(o),
                };
                placed && rival.strength >= strength && other.unit.at.province == rival.from
            }
            (Verdict::Bounced, Reason::OwnUnit { unit }) => {
                Some(of(unit).unit.at.province) == goes(o) && of(unit).verdict != Verdict::Moved
            }
            (Verdict::Cut, Reason::CutBy { unit, from }) => {
                goes(of(unit)) == Some(here) && of(unit).unit.at.province == from
            }
            (Verdict::Cut, Reason::CutByDislodging { unit, .. }) => {
                o.dislodged.is_some_and(|b| b.by == unit)
            }
            (Verdict::NoConvoy | Verdict::Disrupted, Reason::ConvoyBroken { sea, by, .. }) => {
                let fleet = result.outcomes.iter().find(|f| f.unit.at.province == sea);
                fleet.and_then(|f| f.dislodged).is_some_and(|b| b.by == by)
            }
            (Verdict::NoConvoy | Verdict::Disrupted, Reason::Paradox { .. }) => true,
            (Verdict::Supported, Reason::Counted | Reason::NotAgainstOwn { .. }) => true,
            (Verdict::Convoyed, Reason::Carried { .. } | Reason::WentByLand { .. }) => true,
            (Verdict::Void, Reason::NoFleets | Reason::Unmatched { .. }) => true,
            (Verdict::Illegal, Reason::Illegal(_)) => true,
            (Verdict::Removed, Reason::ExtraUnit) => true,
            _ => false,
        };
        assert!(fits, "{o:?}\n{:#?}", result.outcomes);
        if let Some(beaten) = o.dislodged {
            assert!(beaten.strength > beaten.against, "{o:?}");
            assert_eq!(of(beaten.by).verdict, Verdict::Moved);
            assert_eq!(goes(of(beaten.by)), Some(here));
        }
    }
}

/// What must hold of any result.
fn sound(position: &Position, result: &Movement) {
    reasoned(result);
    let mut held = BTreeSet::new();
    for unit in &result.after.units {
        assert!(held.insert(unit.at.province), "two units in {}", unit.at);
    }
    let ids = |units: &mut dyn Iterator<Item = &Unit>| units.map(|u| u.id).collect::<Vec<_>>();
    let before: BTreeSet<UnitId> = ids(&mut position.units.iter()).into_iter().collect();
    let removed = result
        .outcomes
        .iter()
        .filter(|o| o.verdict == Verdict::Removed)
        .map(|o| &o.unit);
    let lost = result.after.dislodged.iter().map(|d| &d.unit);
    let mut all = result.after.units.iter().chain(lost).chain(removed);
    let after = ids(&mut all);
    let unique: BTreeSet<_> = after.iter().copied().collect();
    assert_eq!(unique.len(), after.len(), "a unit is there twice");
    assert_eq!(unique, before, "a unit vanished or appeared");
    for lost in &result.after.dislodged {
        for to in &lost.retreats {
            assert!(!held.contains(&to.province), "a retreat to a held province");
            assert!(Some(to.province) != lost.from, "a retreat to the attacker");
        }
    }
}

fn provinces(ids: &[&str]) -> Vec<Province> {
    ids.iter().map(|id| id.parse().unwrap()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    /// On small boards the slow resolver gives the same result.
    #[test]
    fn slow_and_fast_agree(
        dice in dice(10),
        water in 0..5usize,
        book in 0..14u8,
        bits in any::<u16>(),
    ) {
        let board = ground(water > 2);
        let rules = rulebook(book);
        let friends = friends(bits);
        let (position, dice) = place(board, &provinces(WATERS[water]), &dice);
        let orders = related(board, &rules, &position, &dice);
        let result = resolve(board, &rules, &friends, &position, &orders);
        sound(&position, &result);
        let slow = Slow::new(board, &rules, &friends, &position, &orders);
        let end = slow.resolve();
        let expected = [end.moved, end.dislodged, end.given];
        prop_assert_eq!(
            summary(&result), expected,
            "plain: {}\n{:#?}\n{:#?}", slow.is_plain(), position.units, orders.acts
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    /// The same where convoys meet: in made-up paradoxes, and in what looks like one.
    #[test]
    fn slow_and_fast_agree_in_tangles(
        parts in vec((0..8u8, any::<u8>(), any::<u8>(), any::<u8>(), 0..7u8), 4..12),
        book in 0..14u8,
        economic in any::<bool>(),
    ) {
        let board = ground(economic);
        let rules = rulebook(book);
        let friends = Friends::default();
        let (position, orders) = tangle(board, &parts);
        let result = resolve(board, &rules, &friends, &position, &orders);
        sound(&position, &result);
        let slow = Slow::new(board, &rules, &friends, &position, &orders);
        let end = slow.resolve();
        let expected = [end.moved, end.dislodged, end.given];
        prop_assert_eq!(
            summary(&result), expected,
            "plain: {}\n{:#?}\n{:#?}", slow.is_plain(), position.units, orders.acts
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    /// On full boards the result agrees with the rules, whatever way it was found.
    #[test]
    fn results_of_full_boards_are_consistent(
        dice in dice(45),
        book in 0..14u8,
        economic in any::<bool>(),
        bits in any::<u16>(),
    ) {
        let board = ground(economic);
        let rules = rulebook(book);
        let friends = friends(bits);
        let all: Vec<_> = board.provinces().iter().collect();
        let (position, dice) = place(board, &all, &dice);
        let orders = related(board, &rules, &position, &dice);
        let result = resolve(board, &rules, &friends, &position, &orders);
        sound(&position, &result);
        let slow = Slow::new(board, &rules, &friends, &position, &orders);
        let [moved, dislodged, given] = summary(&result);
        let stopped = stopped(&result);
        let end = slow.end(moved, &stopped);
        prop_assert!(slow.is_consistent(&end, &stopped));
        prop_assert_eq!((end.dislodged, end.given), (dislodged, given));
    }

    /// Whatever is ordered on whatever position, there is a verdict for every unit.
    #[test]
    fn any_sheet_is_resolved(
        units in vec((any::<u8>(), any::<bool>(), any::<u8>(), any::<u8>()), 0..90),
        acts in vec((any::<u8>(), 0..7u8, any::<u8>(), any::<u8>(), any::<u8>()), 0..90),
        book in 0..14u8,
        economic in any::<bool>(),
    ) {
        let board = ground(economic);
        let rules = rulebook(book);
        let all: Vec<Province> = BoardKind::provinces_of_all().into_iter().collect();
        let place = |p: u8, coast: u8| Location {
            province: all[p as usize % all.len()],
            coast: chancery::board::Coast::ALL.get(coast as usize % 16).copied(),
        };
        let mut position = Position::default();
        for (p, army, owner, coast) in units {
            let kind = if army { UnitKind::Army } else { UnitKind::Fleet };
            position.add(kind, Power::ALL.get(owner as usize % 8).copied(), place(p, coast));
        }
        let orders: Orders = acts.iter().map(|(id, what, p, q, coast)| {
            let unit = UnitRef { power: None, kind: None, at: place(*p, *coast), joint: false };
            let to = place(*q, *coast);
            let act = match what {
                0 => Act::Hold,
                1 => Act::Move { to, via: Via::Unsaid },
                2 => Act::Move { to, via: Via::Route(vec![unit.at.province; *coast as usize % 4]) },
                3 => Act::SupportHold { unit },
                4 => Act::SupportMove { unit, to },
                5 => Act::Convoy { unit, to },
                _ => Act::Disband,
            };
            (UnitId(u32::from(*id)), act)
        }).collect();
        let result = resolve(board, &rules, &Friends::default(), &position, &orders);
        prop_assert_eq!(result.outcomes.len(), position.units.len());
        sound(&position, &result);
    }

    /// Neither the order in which orders are given nor the order of powers' names matters.
    #[test]
    fn orders_and_names_may_be_shuffled(
        dice in dice(30),
        book in 0..14u8,
        economic in any::<bool>(),
        turn in any::<prop::sample::Index>(),
        swap in (0..7usize, 0..7usize),
    ) {
        let board = ground(economic);
        let rules = rulebook(book);
        let all: Vec<_> = board.provinces().iter().collect();
        let (position, dice) = place(board, &all, &dice);
        let orders = related(board, &rules, &position, &dice);
        let friends = Friends::default();
        let result = resolve(board, &rules, &friends, &position, &orders);
        let written = |units: &[Unit]| -> Vec<(UnitRef, Act)> {
            let named = |u: &Unit| UnitRef { power: u.owner, kind: Some(u.kind), at: u.at, joint: false };
            let with = units.iter().filter_map(|u| Some((named(u), orders.acts.get(&u.id)?.clone())));
            with.collect()
        };
        let mut turned = position.units.clone();
        let by = turn.index(turned.len());
        turned.rotate_left(by);
        let turned = assign(board, &rules, &position, &written(&turned), |_, _| true);
        prop_assert!(turned.acts.iter().eq(orders.acts.iter()), "{turned:?} {orders:?}");

        let (a, b) = (Power::ALL[swap.0], Power::ALL[swap.1]);
        let other = |p: Power| if p == a { b } else if p == b { a } else { p };
        let mut renamed = position.clone();
        for unit in &mut renamed.units {
            unit.owner = unit.owner.map(other);
        }
        let again = resolve(board, &rules, &friends, &renamed, &orders);
        for (x, y) in result.outcomes.iter().zip(&again.outcomes) {
            prop_assert_eq!(x.unit.owner.map(other), y.unit.owner);
            prop_assert_eq!(x.verdict, y.verdict);
            prop_assert_eq!(x.reason, y.reason);
            prop_assert_eq!(x.dislodged, y.dislodged);
        }
    }
}
