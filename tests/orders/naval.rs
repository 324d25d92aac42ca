//! What is said of fleets that share seas: why their orders ended as they did, and what their writer
//! should know.

use std::collections::BTreeMap;

use chancery::board::{Position, Power};
use chancery::control::{Control, PlayerId};
use chancery::economy::EconomyRules;
use chancery::game::{
    GameStatus, Item, Phase, Results, Season, Sheet, State, adjudicate, cautions, check,
};
use chancery::i18n::Words;
use chancery::movement::Caution;
use chancery::orders::{Context, Parser};
use chancery::variants;

/// A Spring with the units some lines order, and the sheets.
fn spring(lines: &[&str]) -> (State, BTreeMap<PlayerId, Sheet>) {
    let mut state = State::new(variants::naval(None));
    state.stage = GameStatus::Playing;
    state.phase = Phase::moves(Season::Spring, 1914);
    state.position = Position::default();
    let player = |power: Power| PlayerId(power.place() as u64 + 1);
    let Control::Seats(seats) = &mut state.control else {
        panic!("no seats");
    };
    for power in Power::ALL {
        seats.seats.entry(power).or_default().player = Some(player(power));
    }
    let mut sheets: BTreeMap<PlayerId, Sheet> = BTreeMap::new();
    let board = state.setup.board();
    let parser = Parser::new(board);
    for line in lines {
        let (power, text) = line.split_once(": ").expect(line);
        let power: Power = power.parse().expect(line);
        let order = parser.line(text, &Context::bare(board)).expect(line);
        let (count, unit, _) = order.ordered().expect(line);
        for _ in 0..count {
            let kind = unit.kind.expect("a kind");
            state.position.add(kind, Some(power), unit.at);
        }
        let sheet = sheets.entry(player(power)).or_default();
        sheet.orders.push(order);
    }
    (state, sheets)
}

fn said(lines: &[&str]) -> Vec<String> {
    let (state, sheets) = spring(lines);
    let (_, report) = adjudicate(&state, &sheets);
    let Results::Movement(all) = &report.results else {
        panic!("no movement");
    };
    let words = Words::english();
    let tell = |o| words.why_moved(o, all, state.setup.board());
    all.iter().map(tell).collect()
}

#[test]
fn annihilated_fleets_are_explained() {
    assert_eq!(
        said(&[
            "france: F eng - mao - spa/sc",
            "france: F naf - wes - S F eng - mao - spa/sc",
            "italy: F tys - lyo - spa/sc",
            "england: F lon - nth - nwg",
        ]),
        [
            "F Eng – Mao – Spa/sc succeeded: 2 against 1; F Tys was also ordered to Spain, with strength 1.",
            "F Naf – Wes – S F Eng – Mao – Spa/sc counted; it was annihilated in the Western \
             Mediterranean, because a fleet that moves and then supports or convoys is lost.",
            "F Tys – Lyo – Spa/sc failed: 1 against 2; F Eng was also ordered to Spain, with strength 2; it was \
             annihilated in the Gulf of Lyon, because it did not reach a supply centre.",
            "F Lon – Nth – Nwg succeeded unopposed; it was annihilated, because its \
             two-space move ended in the Norwegian Sea, which is not a supply centre.",
        ]
    );
}

#[test]
fn patrols_and_blocks_are_explained() {
    assert_eq!(
        said(&[
            "england: 2F nth P germany",
            "germany: F nth C A den - edi",
            "germany: A den - edi",
            "france: F eng B russia",
            "russia: F nth - eng - bre",
            "italy: F bla - aeg",
        ]),
        [
            "F Nth P Germany succeeded: one fleet of Germany was annihilated.",
            "F Nth P Germany succeeded: one fleet of Germany was annihilated.",
            "F Nth C A Den – Edi was disrupted by a patrol; it was annihilated in the North Sea by \
             England’s patrol.",
            "A Den – Edi failed: a patrol caught the convoying fleet in the North Sea.",
            "F Eng B Russia succeeded: the strait was closed to Russia.",
            "F Nth – Eng – Bre failed: F Eng blocked the strait to the English Channel; it was \
             annihilated in the North Sea, because its two-space move was stopped.",
            "F Bla – Aeg failed: Constantinople was not friendly, so the fleet could not pass it.",
        ]
    );
}

/// Every sentence of a reason, fault or warning is there: none is a key.
#[test]
fn nothing_is_said_in_keys() {
    let words = Words::english();
    let lines = [
        "england: F nth P germany",
        "england: F lon - nth - H",
        "england: F edi - nth - P germany",
        "england: F wal - eng - iri",
        "france: F bre P england",
        "france: F mao B england",
        "france: F iri B england",
        "italy: F tys - nap - S F ion - tys",
        "italy: F rom - tys - rom",
        "italy: F ion S F tys",
        "germany: 3F bal P russia",
        "russia: F bla - aeg - C A con - gre",
        "turkey: A con - gre",
        "turkey: F aeg B russia",
    ];
    let lines = lines.map(|line| {
        if line.contains("tys - nap - S") {
            "italy: F nap - tys - S F ion - tun"
        } else {
            line
        }
    });
    for sentence in said(&lines) {
        assert!(
            !sentence.contains("why-") && !sentence.contains("illegal-"),
            "{sentence}"
        );
        assert!(sentence.ends_with('.'), "{sentence}");
    }
    let (state, sheets) = spring(&lines);
    let board = state.setup.board();
    for power in Power::ALL {
        let Some(sheet) = sheets.get(&PlayerId(power.place() as u64 + 1)) else {
            continue;
        };
        for order in &sheet.orders {
            for caution in cautions(&state, power, order) {
                let told = words.caution(&caution);
                assert!(!told.contains("caution-") && told.ends_with('.'), "{told}");
            }
            let item = Item::Order(order.clone());
            if let Err(fault) = check(&state, power, &item) {
                let told = words.fault(power, &item, &fault, board);
                assert!(
                    !told.contains("fault-") && !told.contains("illegal-"),
                    "{told}"
                );
            }
        }
    }
}

/// E-06a, I-03b: what is annihilated need not be paid for; of a fleet that may live nothing is said.
#[test]
fn what_an_annihilated_fleet_saves_is_said_where_units_cost() {
    let words = Words::english();
    let credits = EconomyRules::Credits(Default::default());
    let points = EconomyRules::Blocks(Default::default());
    let ends = Caution::EndsOutsideCentre {
        at: "ion".parse().expect("a province"),
    };
    let may = Caution::MustArrive {
        at: "ven".parse().expect("a province"),
    };
    assert_eq!(
        words.spared(&ends, &credits).as_deref(),
        Some("You then no longer pay 5 credits a year for it.")
    );
    assert_eq!(
        words.spared(&Caution::SecondOrder, &points).as_deref(),
        Some("You then no longer pay 5 points a year for it.")
    );
    assert_eq!(words.spared(&ends, &EconomyRules::Centres), None);
    assert_eq!(words.spared(&may, &credits), None);
}
