//! The sale of provinces, an option of E-Q2b (1B.40), and transfers with retreats, one of 1B.2 (1B.39).

use chancery::board::powers::*;
use chancery::economy::credits::Event;
use chancery::resolve;

use super::*;

fn selling() -> State {
    fall(json!({"province_sales": "allowed"}))
}

/// The first Fall, where treasuries hold 6 each and nobody stands anywhere.
fn fall(options: Value) -> State {
    let mut state = with(options);
    jump(&mut state, "F1901M");
    clear(&mut state);
    for power in Power::ALL {
        fund(&mut state, power, 6);
    }
    state
}

fn owner(state: &State, id: &str) -> Option<Power> {
    credits(state).owners.get(&at(id)).copied()
}

/// What a power's treasury gained beside the income of its provinces.
fn gained(before: &State, after: &State, power: Power) -> i64 {
    let income = credits(after).owned(power).map(|p| {
        let chancery::economy::EconomyRules::Credits(rules) = &after.setup.economy else {
            panic!("credits")
        };
        i64::from(rules.value(after.setup.board(), p))
    });
    let income: i64 = income.sum();
    i64::from(balance(after, power)) - i64::from(balance(before, power)) - income
}

const AGREED: [(Power, &str); 2] = [
    (FRANCE, "Sell Gas to Germany for 5"),
    (GERMANY, "Buy Gas from France for 5"),
];

#[test]
fn r1b_40_opt_province_and_money_change_hands_together_before_income() {
    let state = selling();
    let (next, report) = close(&state, &AGREED);
    assert_eq!(owner(&next, "gas"), Some(GERMANY));
    assert_eq!(gained(&state, &next, FRANCE), 5);
    assert_eq!(gained(&state, &next, GERMANY), -5);
    // Whose the province is, everybody sees; what it cost, the two.
    let (gas, from, to) = (at("gas"), FRANCE, GERMANY);
    let sold = Event::Sold { at: gas, from, to };
    assert!(sold.is_public() && report.money.contains(&sold));
    let bought = Event::Bought {
        at: gas,
        from,
        to,
        credits: 5,
    };
    assert!(!bought.is_public() && report.money.contains(&bought));
    assert_eq!(bought.parties(), [FRANCE, GERMANY]);
    assert!(report.captures.is_empty());
    let rows = &report.ledger.as_ref().expect("a ledger").rows;
    let flows = |power: Power| rows.iter().find(|r| r.power == power).expect("a row").flows;
    assert_eq!(flows(FRANCE).private, 5);
    assert_eq!(flows(GERMANY).private, -5);
}

#[test]
fn e_q2_provinces_are_not_sold_unless_the_gm_allows_it() {
    let (next, report) = close(&fall(json!({})), &AGREED);
    assert_eq!(owner(&next, "gas"), Some(FRANCE));
    for power in [FRANCE, GERMANY] {
        assert_eq!(failed(&report, power), [BadEntry::NotPlayed]);
    }
}

#[test]
fn r1b_40_opt_both_must_declare_the_same() {
    for answer in [
        "Buy Gas from France for 4",
        "Buy Par from France for 5",
        "Receive 5 from France",
        "Sell Mun to France for 5",
    ] {
        let (next, report) = close(&selling(), &[AGREED[0], (GERMANY, answer)]);
        assert_eq!(owner(&next, "gas"), Some(FRANCE), "{answer}");
        let with = GERMANY;
        assert_eq!(failed(&report, FRANCE), [BadEntry::Unmatched { with }]);
        assert_eq!(failed(&report, GERMANY).len(), 1, "{answer}");
    }
}

#[test]
fn r1b_40_opt_with_the_orders_of_a_fall_only() {
    for phase in ["S1902M", "W1901A", "F1901R"] {
        let mut state = selling();
        jump(&mut state, phase);
        let (next, report) = close(&state, &AGREED);
        assert_eq!(owner(&next, "gas"), Some(FRANCE), "{phase}");
        assert_eq!(failed(&report, FRANCE), [BadEntry::OnlyInFall], "{phase}");
        assert_eq!(failed(&report, GERMANY), [BadEntry::OnlyInFall], "{phase}");
    }
}

#[test]
fn r1b_40_opt_what_was_captured_is_not_sold_and_not_paid() {
    // By a third power, by the buyer itself.
    for (power, units) in [(ITALY, "A gas"), (GERMANY, "A gas")] {
        let mut state = selling();
        place(&mut state, power, units);
        let (next, report) = close(&state, &AGREED);
        assert_eq!(owner(&next, "gas"), Some(power));
        assert_eq!(gained(&state, &next, FRANCE), 0);
        assert_eq!(gained(&state, &next, GERMANY), 0);
        let (gas, seller) = (at("gas"), FRANCE);
        let why = match power {
            ITALY => BadEntry::Occupied {
                at: gas,
                by: Some(ITALY),
            },
            _ => BadEntry::NotSellers { at: gas, seller },
        };
        assert_eq!(failed(&report, FRANCE), [why]);
        assert_eq!(failed(&report, GERMANY), [why]);
    }
    // The seller's own unit is no third power's.
    let mut state = selling();
    place(&mut state, FRANCE, "A gas");
    let (next, _) = close(&state, &AGREED);
    assert_eq!(owner(&next, "gas"), Some(GERMANY));
}

#[test]
fn r1b_40_opt_a_neutral_unit_stands_in_the_way() {
    let mut state = selling();
    crate::seven::put(&mut state, None, "A gas");
    let (next, report) = close(&state, &AGREED);
    assert_eq!(owner(&next, "gas"), Some(FRANCE));
    let why = BadEntry::Occupied {
        at: at("gas"),
        by: None,
    };
    assert_eq!(failed(&report, GERMANY), [why]);
}

#[test]
fn r1b_40_opt_what_cannot_be_paid_is_void_whole() {
    let mut state = selling();
    fund(&mut state, GERMANY, 4);
    let (next, report) = close(&state, &AGREED);
    assert_eq!(owner(&next, "gas"), Some(FRANCE));
    assert_eq!(gained(&state, &next, FRANCE), 0);
    assert_eq!(failed(&report, GERMANY), [BadEntry::CannotPay { has: 4 }]);
    assert_eq!(failed(&report, FRANCE), [BadEntry::NotPaid { by: GERMANY }]);
    // A treasury that was captured pays nothing: captures come first.
    let mut state = selling();
    place(&mut state, RUSSIA, "A ber");
    let (next, report) = close(&state, &AGREED);
    assert_eq!(owner(&next, "gas"), Some(FRANCE));
    assert_eq!(failed(&report, GERMANY), [BadEntry::CannotPay { has: 0 }]);
    assert_eq!(gained(&state, &next, RUSSIA), 6);
}

#[test]
fn r1b_40_opt_a_buyer_pays_in_the_order_listed_and_not_from_what_comes_in() {
    let lines = [
        (
            AUSTRIA,
            "Sell Tyr to Germany for 4\nBuy Ber from Germany for 6",
        ),
        (FRANCE, "Sell Gas to Germany for 5"),
        (
            GERMANY,
            "Buy Gas from France for 5\nBuy Tyr from Austria for 4\nSell Ber to Austria for 6",
        ),
    ];
    let (next, report) = close(&selling(), &lines);
    let owners = |state: &State| ["gas", "tyr", "ber"].map(|id| owner(state, id));
    assert_eq!(owners(&next), [Some(GERMANY), Some(AUSTRIA), Some(AUSTRIA)]);
    assert_eq!(failed(&report, GERMANY), [BadEntry::CannotPay { has: 1 }]);
    // Chained, what comes in pays, too (1B.3).
    let chained = fall(json!({"province_sales": "allowed", "spending": "chained"}));
    let (next, _) = close(&chained, &lines);
    assert_eq!(owners(&next), [Some(GERMANY), Some(GERMANY), Some(AUSTRIA)]);
}

#[test]
fn r1b_40_opt_nobody_sells_what_is_not_theirs_and_no_sea() {
    let lines = [
        (FRANCE, "Sell Mun to Italy for 1\nBuy Bel from Italy for 1"),
        (ITALY, "Buy Mun from France for 1\nSell Nth to France for 1"),
    ];
    let (_, report) = close(&selling(), &lines);
    let (mun, bel, nth) = (at("mun"), at("bel"), at("nth"));
    let (french, italian) = (FRANCE, ITALY);
    let not = |at, seller| BadEntry::NotSellers { at, seller };
    assert_eq!(
        failed(&report, FRANCE),
        [not(mun, french), not(bel, italian)]
    );
    let sea = BadEntry::NoLand { at: nth };
    assert_eq!(failed(&report, ITALY), [not(mun, french), sea]);
}

#[test]
fn r1b_40_opt_a_sale_outlasts_the_retreats_and_is_read_again() {
    let mut state = selling();
    place(&mut state, GERMANY, "A mun, A ruh");
    place(&mut state, FRANCE, "A bur");
    let lines = [
        (FRANCE, AGREED[0].1),
        (
            GERMANY,
            "A Mun - Bur\nA Ruh S A Mun - Bur\nBuy Gas from France for 5",
        ),
    ];
    let (state, _) = close(&state, &lines);
    assert_eq!(state.phase.to_string(), "F1901R");
    assert_eq!(owner(&state, "gas"), Some(FRANCE));
    let line = serde_json::to_string(&resolve::question(&state, &BTreeMap::new())).unwrap();
    let (again, _) = resolve::taken(&line).unwrap();
    assert_eq!(credits(&again).papers.sales, credits(&state).papers.sales);
    let (next, _) = close(&state, &[(FRANCE, "A Bur - Par")]);
    assert_eq!(owner(&next, "gas"), Some(GERMANY));
    // A retreat into it makes no difference: it is the seller's own unit.
    let (next, _) = close(&state, &[(FRANCE, "A Bur - Gas")]);
    assert_eq!(owner(&next, "gas"), Some(GERMANY));
    // What was sold once is not sold again.
    assert!(credits(&next).papers.sales.is_empty());
}

#[test]
fn r1b_40_opt_a_sale_is_written_in_several_ways() {
    let state = selling();
    for text in [
        "Sell Gas to Germany for 5",
        "sell Gascony to Germany for 5 credits",
        "France sells Gas to Germany for 5",
    ] {
        let sheet = Sheet::read(text, &state);
        let lines: Vec<String> = sheet.credits.iter().map(ToString::to_string).collect();
        if text.starts_with("France") {
            // A line names one power: the other side.
            assert!(lines.is_empty(), "{text}");
        } else {
            assert_eq!(lines, ["Sell Gas to Germany for 5"], "{text}");
        }
    }
    let bad = [
        "Sell Gas to Germany",
        "Sell to Germany for 5",
        "Buy Gas to France for 5",
    ];
    assert!(bad.iter().all(|text| Sheet::read(text, &state).is_empty()));
}

#[test]
fn r1b_40_opt_beside_an_exchange_provinces_and_currencies_are_both_sold() {
    let setup = crate::seven::set_up_with(
        variants::economic(None),
        json!({"control": "bourse", "province_sales": "allowed"}),
    );
    let state = State::new(setup);
    let text = "France: Sell Gas to Germany for 5\nSell 500 francs\nBuy Gas from France for 5";
    let sheet = Sheet::read(text, &state);
    let mut lines: Vec<String> = sheet.items().map(|item| item.to_string()).collect();
    lines.sort();
    assert_eq!(
        lines,
        [
            "Buy Gas from France for 5",
            "France: Sell Gas to Germany for 5",
            "Sell 500 francs",
        ]
    );
}

#[test]
fn r1b_39_opt_transfers_are_made_with_retreats() {
    let lines = [
        (FRANCE, "A Bur - Par\nGive 3 to England"),
        (ENGLAND, "Receive 3 from France\nAlly with France"),
    ];
    for (options, moved) in [
        (json!({}), false),
        (json!({"transfers_with_retreats": "allowed"}), true),
    ] {
        let mut state = fall(options);
        jump(&mut state, "S1902M");
        place(&mut state, GERMANY, "A mun, A ruh");
        place(&mut state, FRANCE, "A bur");
        let (state, _) = close(&state, &[(GERMANY, "A Mun - Bur\nA Ruh S A Mun - Bur")]);
        assert_eq!(state.phase.to_string(), "S1902R");
        // Whoever may still give is waited for; of Spring's retreats otherwise nobody is.
        assert_eq!(state.awaits(TURKEY), moved);
        let (next, report) = close(&state, &lines);
        let expected = if moved { (3, 9) } else { (6, 6) };
        assert_eq!((balance(&next, FRANCE), balance(&next, ENGLAND)), expected);
        let refused = |n| vec![BadEntry::NotWithRetreats; n];
        assert_eq!(failed(&report, FRANCE), refused(usize::from(!moved)));
        // An ally is named with the moves, whatever is played.
        assert_eq!(failed(&report, ENGLAND), refused(1 + usize::from(!moved)));
    }
}
