//! How these orders are written: the source's way and its abbreviations, and what is printed reads back.

use chancery::board::{BoardKind, Coast, Location, Position, Power, Province, UnitKind};
use chancery::game::{Item, Sheet, check_order};
use chancery::movement::MovementRules;
use chancery::orders::{Act, Context, Order, Parser, PhaseKind, UnitRef, Via};
use chancery::variants;
use proptest::prelude::*;
use serde_json::json;

use super::{at, order, set_up, spring};

/// What is typed, and how it is printed.
const WRITTEN: &[(&str, &str)] = &[
    ("F Eng-Mid-Spa(sc)", "F Eng - Mao - Spa/sc"),
    (
        "F NAf-Wmd-S F Eng-Mid-Spa(sc)",
        "F Naf - Wes - S F Eng - Mao - Spa/sc",
    ),
    ("F Tyh-Lyo-Spa(sc)", "F Tys - Lyo - Spa/sc"),
    (
        "F Adr S ITALIAN F (Ion-)Adr-Ven",
        "F Adr S Italian F (Ion -) Adr - Ven",
    ),
    (
        "F Adr S Italian F Ion-Adr-Ven",
        "F Adr S Italian F Ion - Adr - Ven",
    ),
    ("A Pie S F (Wmd-)Lyo-Tus", "A Pie S F (Wes -) Lyo - Tus"),
    ("A Tri S A Tyo-Ven", "A Tri S A Tyr - Ven"),
    ("2F Nth P GERMANY", "2F Nth P Germany"),
    ("2F Nth P (Patrols for) GERMANY", "2F Nth P Germany"),
    ("2 F Nth P Germany", "2F Nth P Germany"),
    ("3F Nth P RUSSIA", "3F Nth P Russia"),
    ("F Nth C A Yor-Nwy", "F Nth C A Yor - Nwy"),
    ("F Eng B England", "F Eng B England"),
    ("F Eng B (Blocks) ENGLAND from Strait", "F Eng B England"),
    ("fleet english channel blocks england", "F Eng B England"),
    ("F Nth-Eng-Bre", "F Nth - Eng - Bre"),
    ("F Gre-Ion-Nap", "F Gre - Ion - Nap"),
    ("F Lon - Nth - C A Yor - Nwy", "F Lon - Nth - C A Yor - Nwy"),
    (
        "F Lon - Nth - convoys A Yor - Nwy",
        "F Lon - Nth - C A Yor - Nwy",
    ),
    ("2F Nth H", "2F Nth H"),
    ("2F Nth - Nwg", "2F Nth - Nwg"),
    ("3F Nth S F Ska - Nwy", "3F Nth S F Ska - Nwy"),
    ("Disband 2F Nth", "Disband 2F Nth"),
    ("1F Nth H", "F Nth H"),
    ("Open Con to Russia", "Open Con to Russia"),
    ("Con open to Russia", "Open Con to Russia"),
    ("Constantinople permits Russia", "Open Con to Russia"),
    // What all games know is read as ever.
    ("2. F Nth - Nwg", "F Nth - Nwg"),
    ("F Lon B", "Build F Lon"),
    ("B F Lon", "Build F Lon"),
];

#[test]
fn the_sources_notation_and_its_abbreviations_are_understood() {
    for (typed, printed) in WRITTEN {
        let read = order(typed);
        assert_eq!(read.to_string(), *printed, "{typed}");
        assert_eq!(order(&read.to_string()), read);
        assert_eq!(order(&read.lower().to_string()), read);
    }
}

#[test]
fn numbers_of_fleets_and_words_for_them() {
    let patrol = order("2 fleets north sea patrol for Germany");
    assert_eq!(patrol, order("2F Nth P Germany"));
    let Order::Several { count, unit, act } = patrol else {
        panic!("{patrol:?}");
    };
    assert_eq!((count, unit.kind), (2, Some(UnitKind::Fleet)));
    let against = Power::GERMANY;
    assert_eq!(act, Act::Patrol { against });
}

#[test]
fn what_is_no_such_order_is_refused_with_the_reason() {
    let board = BoardKind::Naval.board();
    let parser = Parser::new(board);
    for line in [
        "F Nth P",
        "2F Nth P Berlin",
        "F Eng blocks",
        "F Lon - Bel - S F Nth - Hol",
        "F Lon - Wal - Lvp",
        "0F Nth H",
        "300F Nth H",
        "Open Con",
        "Open Con to Berlin",
        "F Nth - Eng - S",
    ] {
        assert!(parser.line(line, &Context::bare(board)).is_err(), "{line}");
    }
}

#[test]
fn a_coast_left_out_is_filled_in_where_the_second_leg_has_one() {
    let mut state = spring(json!({}));
    set_up(
        &mut state,
        &["france: F tys", "turkey: F con", "france: F eng"],
    );
    let board = state.setup.board();
    let ctx = Context {
        board,
        position: Some(&state.position),
        power: Some(Power::FRANCE),
        stage: PhaseKind::Movement,
    };
    let parser = Parser::new(board);
    let read = |text| parser.line(text, &ctx).expect(text).to_string();
    assert_eq!(read("tys - lyo - spa"), "F Tys - Lyo - Spa/sc");
    assert_eq!(read("eng - mao - spa"), "F Eng - Mao - Spa", "either coast");
    assert_eq!(
        read("tys - wes - s turkish con - aeg - bul"),
        "F Tys - Wes - S Turkish F Con - Aeg - Bul"
    );
}

#[test]
fn a_sheet_keeps_as_many_orders_as_there_are_fleets() {
    let mut state = spring(json!({}));
    set_up(
        &mut state,
        &["england: F nth", "england: F nth", "england: F eng"],
    );
    let mut sheet = Sheet::default();
    let mut write = |text: &str| {
        let item = Item::Order(order(text));
        let there = state.fleets_for(&[Power::ENGLAND], &item);
        let gone = sheet.write_among(item, there);
        (gone.map(|i| i.to_string()), sheet.to_string())
    };
    assert_eq!(write("F nth - nwg"), (None, "F Nth - Nwg".into()));
    assert_eq!(write("F nth - ska").1, "F Nth - Nwg\nF Nth - Ska");
    let (gone, now) = write("F nth - hel");
    assert_eq!(gone.as_deref(), Some("F Nth - Nwg"));
    assert_eq!(now, "F Nth - Ska\nF Nth - Hel");
    let (_, now) = write("2F nth P germany");
    assert_eq!(now, "2F Nth P Germany");
    let (_, now) = write("F eng H");
    assert_eq!(now, "2F Nth P Germany\nF Eng H");
    let (gone, now) = write("F eng - iri");
    assert_eq!(gone.as_deref(), Some("F Eng H"));
    assert_eq!(now, "2F Nth P Germany\nF Eng - Iri");
    let missing = sheet.missing(&state, Power::ENGLAND);
    assert!(missing.is_empty(), "{missing:?}");
    let one = Sheet {
        orders: vec![order("F nth - nwg")],
        ..Sheet::default()
    };
    let missing = one.missing(&state, Power::ENGLAND);
    let places: Vec<String> = missing.iter().map(|u| u.at.province.to_string()).collect();
    assert_eq!(places, ["nth", "eng"]);
}

#[test]
fn legal_orders_are_offered_checked_and_read_back() {
    let mut state = spring(json!({}));
    let lines = [
        "england: F nth",
        "england: F nth",
        "england: F lon",
        "england: A yor",
        "germany: F nth",
        "italy: F ion",
        "france: F eng",
        "turkey: F bla",
    ];
    set_up(&mut state, &lines);
    let board = state.setup.board();
    let mut offered = Vec::new();
    for unit in &state.position.units {
        let power = unit.owner.expect("an owner");
        for order in state
            .setup
            .movement
            .legal_orders(board, &state.position, unit)
        {
            let checked = check_order(&state, power, &order);
            assert!(checked.is_ok(), "{power} {order}: {checked:?}");
            assert_eq!(self::order(&order.to_string()), order, "{order}");
            offered.push(format!("{power}: {order}"));
        }
    }
    for wanted in [
        "england: F Nth - Nwg",
        "england: F Nth - Nwg - Nwy",
        "england: 2F Nth P Germany",
        "england: F Nth B France",
        "england: F Nth C English A Yor - Nwy",
        "england: F Nth S English F (Lon -) Nth - Nwy",
        "england: F Lon - Nth - C English A Yor - Nwy",
        "england: F Lon - Nth - S English F Nth - Nwy",
        "england: A Yor - Nwy",
        "turkey: F Bla - Aeg",
        "turkey: F Bla - Aeg - Gre",
        "france: F Eng B England",
    ] {
        assert!(offered.iter().any(|o| o == wanted), "{wanted}");
    }
    for absent in [
        "germany: 2F Nth P England",
        "england: 3F Nth P Germany",
        "italy: F Ion B Turkey",
    ] {
        assert!(!offered.iter().any(|o| o == absent), "{absent}");
    }
    assert!(matches!(state.setup.movement, MovementRules::Naval { .. }));
    let _ = (Position::default(), variants::naval, at("par"));
}

fn province() -> impl Strategy<Value = Province> {
    let all: Vec<Province> = BoardKind::Naval.board().provinces().iter().collect();
    (0..all.len()).prop_map(move |i| all[i])
}

fn sea() -> impl Strategy<Value = Province> {
    let all: Vec<Province> = BoardKind::Naval.board().seas().iter().collect();
    (0..all.len()).prop_map(move |i| all[i])
}

fn location() -> impl Strategy<Value = Location> {
    (province(), 0..5usize).prop_map(|(province, n)| {
        let coasts: Vec<Coast> = BoardKind::Naval.board().coasts(province).to_vec();
        let coast = coasts.get(n).copied();
        Location { province, coast }
    })
}

fn power() -> impl Strategy<Value = Power> {
    (0..7usize).prop_map(|i| Power::ALL[i])
}

fn fleet() -> impl Strategy<Value = UnitRef> {
    (proptest::option::of(power()), location()).prop_map(|(power, at)| UnitRef {
        power,
        kind: Some(UnitKind::Fleet),
        at,
        joint: false,
    })
}

fn army() -> impl Strategy<Value = UnitRef> {
    fleet().prop_map(|unit| {
        let kind = Some(UnitKind::Army);
        UnitRef { kind, ..unit }
    })
}

fn help() -> impl Strategy<Value = Act> {
    prop_oneof![
        fleet().prop_map(|unit| Act::SupportHold { unit }),
        (fleet(), location()).prop_map(|(unit, to)| Act::SupportMove { unit, to }),
        (fleet(), sea(), location(), any::<bool>())
            .prop_map(|(unit, by, to, said)| Act::SupportLeg { unit, by, to, said }),
        (army(), location()).prop_map(|(unit, to)| Act::Convoy { unit, to }),
    ]
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        Just(Act::Hold),
        help(),
        (sea(), location()).prop_map(|(by, to)| Act::Move {
            to,
            via: Via::Route(vec![by]),
        }),
        (sea(), help()).prop_map(|(sea, act)| Act::Then {
            sea,
            act: Box::new(act),
        }),
        power().prop_map(|against| Act::Patrol { against }),
        power().prop_map(|against| Act::Block { against }),
        Just(Act::Disband),
    ]
}

fn any_order() -> impl Strategy<Value = Order> {
    prop_oneof![
        4 => (fleet(), act()).prop_map(|(unit, act)| Order::Unit { unit, act }),
        2 => (2..=99u8, fleet(), act())
            .prop_map(|(count, unit, act)| Order::Several { count, unit, act }),
        1 => (province(), power()).prop_map(|(at, to)| Order::Open { at, to }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(800))]

    #[test]
    fn what_is_printed_reads_back(order in any_order()) {
        let board = BoardKind::Naval.board();
        let parser = Parser::new(board);
        let ctx = Context::bare(board);
        for text in [order.to_string(), order.lower().to_string()] {
            prop_assert_eq!(parser.line(&text, &ctx), Ok(order.clone()), "{}", text);
        }
    }
}

/// N-04De: the bracket is around the leg that is not supported.
#[test]
fn n04de_the_bracket_may_be_around_the_second_leg() {
    for typed in [
        "F Adr S Italian F Ion-Tys(-Nap)",
        "F Adr S Italian F Ion - Tys (- Nap)",
    ] {
        assert_eq!(order(typed).to_string(), "F Adr S Italian F Ion - Tys");
    }
    assert_eq!(
        order("F Adr S Italian F Ion-Spa(sc)").to_string(),
        "F Adr S Italian F Ion - Spa/sc"
    );
}

/// A number before a unit is a list's, unless so many fleets stand there.
#[test]
fn r5b_26_a_number_with_a_blank_means_fleets_where_there_are_so_many() {
    let mut state = spring(json!({}));
    set_up(&mut state, &["england: 3F nth H", "england: F eng H"]);
    let read = |text: &str| {
        let sheet = |power| Context {
            position: Some(&state.position),
            power: Some(power),
            ..Context::bare(state.setup.board())
        };
        let read = Parser::new(state.setup.board()).line(text, &sheet(Power::ENGLAND));
        read.expect(text).to_string()
    };
    assert_eq!(read("3 F Nth - Nwy"), "3F Nth - Nwy");
    assert_eq!(read("1 F Nth - Nwy"), "F Nth - Nwy");
    assert_eq!(read("3. F Nth - Nwy"), "F Nth - Nwy");
    assert_eq!(read("4 F Nth - Nwy"), "F Nth - Nwy");
    assert_eq!(read("2 F Eng - Nwy"), "F Eng - Nwy");
}

/// Every order that the guide shows is one, in the form it is shown in.
#[test]
fn the_orders_of_the_guide_are_read() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/naval.md");
    let guide = std::fs::read_to_string(path).expect("the guide");
    let rows = guide.lines().filter(|line| {
        let starts = ["| `F ", "| `2F ", "| `3F ", "| `Open "];
        starts.iter().any(|start| line.starts_with(start))
    });
    let mut seen = 0;
    for row in rows {
        let text = row.split('`').nth(1).expect(row);
        assert_eq!(order(text).to_string(), text);
        seen += 1;
    }
    assert_eq!(seen, 8);
}
