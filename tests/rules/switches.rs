//! Answers of the rulebook that no DATC case turns on: each test shows both outcomes.

use chancery::board::{Board, Position, Power, Unit};
use chancery::movement::{
    Friends, Illegal, Movement, Orders, Outcome, Preset, Reason, Rulebook, Verdict, assign,
    legality, resolve,
};
use chancery::orders::{Act, UnitRef};

use crate::notation::{Written, read, read_unit};

/// DATC-3.2 with one other answer.
fn with(question: &str, letter: &str) -> Rulebook {
    let mut rules = Preset::Datc.rulebook();
    rules.set(question, letter).unwrap();
    rules
}

/// `france: A par - bur` in each line; units are where their orders say.
fn phase(lines: &[&str]) -> (Position, Vec<(Power, UnitRef, Act)>) {
    let mut position = Position::default();
    let mut orders = Vec::new();
    for line in lines {
        let (power, order) = line.split_once(": ").unwrap();
        let power = power.parse().unwrap();
        let Written::Unit(unit, act) = read(order) else {
            panic!("{line}")
        };
        if position.at(unit.at.province).next().is_none() {
            position.add(unit.kind.unwrap(), Some(power), unit.at);
        }
        orders.push((power, unit, act));
    }
    (position, orders)
}

fn run_on(rules: &Rulebook, position: &Position, orders: Vec<(Power, UnitRef, Act)>) -> Movement {
    let board = Board::standard();
    let written: Vec<_> = orders.iter().map(|(_, u, a)| (*u, a.clone())).collect();
    let own = |i: usize, unit: &Unit| unit.owner == Some(orders[i].0);
    let assigned = assign(board, rules, position, &written, own);
    let given = Orders::from_iter(assigned.acts);
    resolve(board, rules, &Friends::default(), position, &given)
}

fn run(rules: &Rulebook, lines: &[&str]) -> Movement {
    let (position, orders) = phase(lines);
    run_on(rules, &position, orders)
}

fn of<'a>(result: &'a Movement, at: &str) -> &'a Outcome {
    let at = read_unit(at).at.province;
    let mut outcomes = result.outcomes.iter();
    outcomes.find(|o| o.unit.at.province == at).unwrap()
}

fn verdict(result: &Movement, at: &str) -> Verdict {
    of(result, at).verdict
}

/// What one order of a movement phase is judged as, the other lines giving the units.
fn judged(rules: &Rulebook, lines: &[&str]) -> Result<Act, Illegal> {
    let (position, orders) = phase(lines);
    let (_, unit, act) = &orders[0];
    let unit = *position.at(unit.at.province).next().unwrap();
    legality::check(Board::standard(), rules, &position, &unit, act)
}

/// The simple paradox, with a bystander.
const PARADOX: [&str; 5] = [
    "england: F lon S F wal - eng",
    "england: F wal - eng",
    "france: A bre - lon",
    "france: F eng C A bre - lon",
    "russia: A mos - ukr",
];

#[test]
fn all_hold_fails_the_moves_of_a_paradox_and_no_other() {
    let szykman = run(&with("4.A.2", "f"), &PARADOX);
    assert_eq!(verdict(&szykman, "wal"), Verdict::Moved);
    assert!(of(&szykman, "eng").dislodged.is_some());
    let hold = run(&with("4.A.2", "d"), &PARADOX);
    assert_eq!(verdict(&hold, "wal"), Verdict::Bounced);
    assert!(matches!(of(&hold, "wal").reason, Reason::Paradox { .. }));
    assert_eq!(verdict(&hold, "bre"), Verdict::NoConvoy);
    assert_eq!(of(&hold, "eng").dislodged, None);
    for result in [szykman, hold] {
        assert_eq!(verdict(&result, "mos"), Verdict::Moved);
    }
}

#[test]
fn a_convoy_that_would_affect_itself_does_not_take_place() {
    let result = run(&with("4.A.2", "e"), &PARADOX);
    assert_eq!(verdict(&result, "bre"), Verdict::NoConvoy);
    assert_eq!(verdict(&result, "lon"), Verdict::Supported);
    assert_eq!(verdict(&result, "wal"), Verdict::Moved);
}

/// Two routes to Belgium; the one by the Channel is lost.
const ROUTE: [&str; 5] = [
    "england: F eng C A lon - bel",
    "england: F nth C A lon - bel",
    "france: F bre S F mao - eng",
    "france: F mao - eng",
    "england: A lon - bel via eng",
];

#[test]
fn a_written_route_binds_where_the_rulebook_lets_it() {
    assert_eq!(
        verdict(&run(&with("4.A.6", "a"), &ROUTE), "lon"),
        Verdict::Moved
    );
    let bound = run(&with("4.A.6", "b"), &ROUTE);
    assert_eq!(verdict(&bound, "lon"), Verdict::NoConvoy);
    let mut other = ROUTE;
    other[4] = "england: A lon - bel via nth";
    assert_eq!(
        verdict(&run(&with("4.A.6", "b"), &other), "lon"),
        Verdict::Moved
    );
    other[4] = "england: A lon - bel";
    let required = run(&with("4.A.6", "c"), &other);
    let bel = read_unit("bel").at.province;
    let why = Illegal::RouteNeeded { to: bel };
    assert_eq!(of(&required, "lon").reason, Reason::Illegal(why));
    other[4] = "england: A lon - bel via iri";
    let why = Illegal::BadRoute { to: bel };
    let bad = run(&with("4.A.6", "b"), &other);
    assert_eq!(of(&bad, "lon").reason, Reason::Illegal(why));
}

#[test]
fn unit_letters_may_be_asked_for_and_must_then_be_right() {
    let missing = ["italy: A tyr S tri - vie", "austria: A tri - vie"];
    assert!(judged(&with("4.C.1", "b"), &missing).is_ok());
    let why = judged(&with("4.C.1", "a"), &missing);
    let at = read_unit("tri").at.province;
    assert_eq!(why, Err(Illegal::KindMissing { at }));
    let wrong = ["italy: A tyr S F tri - vie", "austria: A tri - vie"];
    assert!(judged(&with("4.C.2", "b"), &wrong).is_ok());
    let why = judged(&with("4.C.2", "a"), &wrong);
    assert_eq!(why, Err(Illegal::KindWrong { at }));
}

#[test]
fn the_power_of_a_foreign_unit_may_be_asked_for_and_must_then_be_right() {
    let lines = ["italy: A tyr S A tri - vie", "austria: A tri - vie"];
    let (position, orders) = phase(&lines);
    let unit = *position.at(orders[0].1.at.province).next().unwrap();
    let judge = |rules: &Rulebook, power: Option<Power>| {
        let mut act = orders[0].2.clone();
        if let Act::SupportMove { unit, .. } = &mut act {
            unit.power = power;
        }
        legality::check(Board::standard(), rules, &position, &unit, &act)
    };
    let at = read_unit("tri").at.province;
    assert!(judge(&with("4.C.5", "b"), None).is_ok());
    let why = judge(&with("4.C.5", "a"), None);
    assert_eq!(why, Err(Illegal::PowerMissing { at }));
    assert!(judge(&with("4.C.5", "a"), Some(Power::AUSTRIA)).is_ok());
    assert!(judge(&with("4.C.6", "b"), Some(Power::TURKEY)).is_ok());
    let why = judge(&with("4.C.6", "a"), Some(Power::TURKEY));
    assert_eq!(why, Err(Illegal::PowerWrong { at }));
}

#[test]
fn of_several_orders_for_a_unit_the_rulebook_chooses_one() {
    let lines = ["france: A par - bur", "france: A par - pic"];
    let went = |letter: &str| {
        let result = run(&with("4.D.3", letter), &lines);
        result.after.units[0].at.province.id()
    };
    assert_eq!(went("a"), "bur");
    assert_eq!(went("b"), "pic");
    assert_eq!(went("c"), "par");
}

#[test]
fn after_an_illegal_order_the_next_counts_only_where_illegal_ones_are_ignored() {
    let lines = ["france: A par - lon", "france: A par - pic"];
    let went = |letter: &str| {
        let result = run(&with("4.E.1", letter), &lines);
        result.after.units[0].at.province.id()
    };
    assert_eq!(went("ignored"), "pic");
    assert_eq!(went("hold"), "par");
    assert_eq!(went("impossible-is-move"), "par");
}

#[test]
fn units_in_civil_disorder_are_supported_unless_the_rulebook_says_no() {
    let lines = [
        "france: A bur S A mun",
        "russia: A sil - mun",
        "russia: A boh S A sil - mun",
    ];
    for (letter, stands) in [("a", false), ("b", true)] {
        let (mut position, orders) = phase(&lines);
        let mun = read_unit("A mun");
        position.add(mun.kind.unwrap(), Some(Power::GERMANY), mun.at);
        let rules = with("4.D.9", letter);
        let board = Board::standard();
        let acts = position
            .units
            .iter()
            .zip(&orders)
            .map(|(u, o)| (u.id, o.2.clone()));
        let mut given: Orders = acts.collect();
        given.disorder = vec![Power::GERMANY];
        let result = resolve(board, &rules, &Friends::default(), &position, &given);
        assert_eq!(of(&result, "mun").dislodged.is_none(), stands);
        let void = matches!(of(&result, "bur").reason, Reason::InDisorder { .. });
        assert_eq!(void, !stands);
    }
}

#[test]
fn a_support_implies_an_order_only_where_the_rulebook_says_so() {
    let lines = ["france: A mar S A gas - spa"];
    for (letter, went) in [("a", "spa"), ("b", "gas")] {
        let (mut position, orders) = phase(&lines);
        let gas = read_unit("A gas");
        position.add(gas.kind.unwrap(), Some(Power::FRANCE), gas.at);
        let result = run_on(&with("4.E.3", letter), &position, orders);
        assert_eq!(result.after.units[1].at.province.id(), went);
    }
}

#[test]
fn brannans_rule_spares_the_support_against_the_last_fleet() {
    let start = run(&with("4.A.2", "f"), &PARADOX);
    assert!(matches!(of(&start, "eng").reason, Reason::Paradox { .. }));
    let last = run(&with("4.A.4.2", "brannan"), &PARADOX);
    assert!(matches!(
        of(&last, "eng").reason,
        Reason::ConvoyBroken { .. }
    ));
    assert_eq!(verdict(&last, "lon"), Verdict::Supported);
}

#[test]
fn friends_neither_dislodge_nor_cut_nor_help_to_dislodge() {
    let board = Board::standard();
    let lines = [
        "france: A bur - mun",
        "italy: A tyr S A bur - mun",
        "germany: A mun S A ber - sil",
        "germany: A ber - sil",
        "russia: A sil H",
    ];
    let (position, orders) = phase(&lines);
    let acts = position
        .units
        .iter()
        .zip(&orders)
        .map(|(u, o)| (u.id, o.2.clone()));
    let given: Orders = acts.collect();
    let rules = Preset::Datc.rulebook();
    let (france, italy, germany) = (
        Some(Power::FRANCE),
        Some(Power::ITALY),
        Some(Power::GERMANY),
    );
    let mut friends = Friends::default();
    let plain = resolve(board, &rules, &friends, &position, &given);
    assert!(of(&plain, "mun").dislodged.is_some());
    friends.set(italy, germany, true);
    let unhelped = resolve(board, &rules, &friends, &position, &given);
    assert_eq!(of(&unhelped, "mun").dislodged, None);
    assert_eq!(verdict(&unhelped, "mun"), Verdict::Cut);
    assert!(matches!(
        of(&unhelped, "tyr").reason,
        Reason::NotAgainstOwn { .. }
    ));
    friends.set(france, germany, true);
    let uncut = resolve(board, &rules, &friends, &position, &given);
    assert_eq!(verdict(&uncut, "mun"), Verdict::Supported);
    assert!(matches!(of(&uncut, "bur").reason, Reason::OwnUnit { .. }));
    assert!(of(&uncut, "sil").dislodged.is_some());
}
