//! The trades section as it is written, and what is wrong with a line at entry.

use super::*;
use chancery::board::powers::{ENGLAND, FRANCE, GERMANY, ITALY, RUSSIA, TURKEY};
use chancery::control::exchange::{self, BadAmount, BadTrade, ReadError, Trade, currency_named};
use chancery::game::{Item, OrderError, Unread, check_by, faults_of, read_items};
use chancery::orders::Context;

fn read(text: &str) -> Option<Result<Trade, ReadError>> {
    exchange::read(text, chancery::board::Board::standard())
}

fn sell(units: u64, currency: Power) -> Trade {
    Trade::Sell { units, currency }
}

fn buy(units: u64, currency: Power) -> Trade {
    Trade::Buy { units, currency }
}

/// What a text's lines are read as.
fn trade_form(text: &str) -> Vec<Result<Item, Unread>> {
    let state = game(1);
    let ctx = Context::bare(state.setup.board());
    let lines = read_items(text, &ctx, &state).into_iter();
    lines.map(|line| line.read).collect()
}

fn trades(text: &str) -> Vec<Trade> {
    let trade = |read| match read {
        Ok(Item::Trade(trade)) => trade,
        other => panic!("{text}: {other:?}"),
    };
    trade_form(text).into_iter().map(trade).collect()
}

#[test]
fn c03a_a_ticket_is_read_however_it_is_written() {
    let both = [sell(500, ITALY), buy(400, GERMANY)];
    for text in [
        "Sell 500 lira\nBuy 400 marks",
        "sell 500 lira; buy 400 marks",
        "SELL 500 Lire, buy 400 Marks",
        "sell 500 lira and buy 400 marks",
        "1. sell 500 of the lira.\n2) buy 400 marks",
        "- sells 500 liras\n- buys 400 German marks",
        "sell lira 500; buy mark 400",
        "sold 500 Italian lira, then bought 400 units of marks",
    ] {
        assert_eq!(trades(text), both, "{text}");
    }
    assert_eq!(
        trades("sell 500 lira, 300 marks"),
        [sell(500, ITALY), sell(300, GERMANY)]
    );
    let three = [buy(1, ENGLAND), buy(2, RUSSIA), buy(3, TURKEY)];
    assert_eq!(trades("buy 1 pound, 2 rubles and 3 piasters"), three);
    assert_eq!(trades("buy 1,000 francs"), [buy(1000, FRANCE)]);
    assert_eq!(trades("buy 1'000 francs"), [buy(1000, FRANCE)]);
    assert_eq!(trades("buy £20"), [buy(20, ENGLAND)]);
    assert_eq!(trades("trade nothing"), [Trade::Nothing]);
    // Orders for units are none of it, nor are trades orders.
    assert!(matches!(
        trade_form("F Lon - NTH")[..],
        [Ok(Item::Order(_))]
    ));
    assert_eq!(read("A Par - Bur"), None);
    assert_eq!(read("build A Par"), None);
}

#[test]
fn c02a_currencies_are_known_by_their_names_and_their_countries() {
    for (word, power) in [
        ("Krone", Power::AUSTRIA),
        ("sterling", ENGLAND),
        ("Franc", FRANCE),
        ("france", FRANCE),
        ("Reichsmark", GERMANY),
        ("Lire", ITALY),
        ("ruble", RUSSIA),
        ("Turkish", TURKEY),
    ] {
        assert_eq!(currency_named(word), Some(power), "{word}");
    }
    assert_eq!(currency_named("dollars"), None);
}

#[test]
fn what_is_not_understood_says_why_and_what_was_meant() {
    let amount = |found: &str, why| {
        let found = found.to_owned();
        ReadError::Amount { found, why }
    };
    for (text, error) in [
        ("sell lira", ReadError::NoAmount),
        ("sell 500", ReadError::NoCurrency),
        ("sell 0 lira", amount("0", BadAmount::Zero)),
        ("sell -5 lira", amount("-5", BadAmount::Negative)),
        ("sell 2.5 lira", amount("2.5", BadAmount::Fraction)),
        ("buy 5k lira", amount("5k", BadAmount::Unclear)),
        (
            "buy 100000001 lira",
            amount("100000001", BadAmount::TooMuch),
        ),
        (
            "buy 99999999999999999999999 lira",
            amount("99999999999999999999999", BadAmount::TooMuch),
        ),
        (
            "sell 500 roubels",
            ReadError::Currency {
                found: "roubels".into(),
                near: vec![RUSSIA],
            },
        ),
        (
            "sell 500 euros",
            ReadError::Currency {
                found: "euros".into(),
                near: vec![],
            },
        ),
        (
            "sell 500 lira marks",
            ReadError::NotUnderstood {
                found: "marks".into(),
            },
        ),
        (
            "sell 500 300 lira",
            ReadError::NotUnderstood {
                found: "300".into(),
            },
        ),
        (
            "sell 500 lira gladly",
            ReadError::NotUnderstood {
                found: "gladly".into(),
            },
        ),
    ] {
        assert_eq!(read(text), Some(Err(error)), "{text}");
    }
}

#[test]
fn c08a_trades_know_no_conditions() {
    for text in [
        "if the mark rises, sell 500 marks",
        "sell 500 marks if it falls",
        "buy 100 lira unless France does",
    ] {
        assert_eq!(read(text), Some(Err(ReadError::Conditional)), "{text}");
    }
}

#[test]
fn what_a_line_cannot_do_is_said_at_entry() {
    let mut state = game(2);
    hold(&mut state, 1, FRANCE, 120);
    cash(&mut state, 1, 1000);
    let check = |sheet: &str, line: &str| {
        let sheet = Sheet::read(sheet, &state);
        let item = trade_form(line).remove(0).expect("a line");
        match check_by(&state, PlayerId(1), &sheet, &item) {
            Ok(_) => Ok(()),
            Err(OrderError::Trade(bad)) => Err(bad),
            Err(other) => panic!("{other:?}"),
        }
    };
    assert_eq!(check("", "sell 500 lira"), Ok(()));
    assert_eq!(check("", "sell 501 lira"), Err(BadTrade::Cap { left: 500 }));
    assert_eq!(
        check("Sell 300 lira", "sell 201 lira"),
        Err(BadTrade::Cap { left: 200 })
    );
    assert_eq!(
        check("", "sell 121 francs"),
        Err(BadTrade::Holding { has: 120 })
    );
    let means = |units, cents| Err(BadTrade::Means { units, cents });
    assert_eq!(check("", "buy 10 marks"), Ok(()));
    assert_eq!(check("", "buy 11 marks"), means(10, 1000));
    assert_eq!(check("Sell 5 lira", "buy 15 marks"), Ok(()));
    assert_eq!(
        check("Sell 5 lira\nBuy 6 pounds", "buy 15 marks"),
        means(9, 900)
    );
    assert_eq!(
        BadTrade::Means {
            units: 9,
            cents: 900
        }
        .rule(),
        "C-04c"
    );
    // Out of the game, and in no trading phase.
    let other = Item::Trade(sell(1, ITALY));
    let stranger = check_by(&state, PlayerId(9), &Sheet::default(), &other);
    assert_eq!(stranger, Err(OrderError::Trade(BadTrade::NotNow)));
    let mut retreats = state.clone();
    jump(&mut retreats, "S1901R");
    let late = check_by(&retreats, PlayerId(1), &Sheet::default(), &other);
    assert_eq!(late, Err(OrderError::Trade(BadTrade::NotNow)));
}

#[test]
fn a_whole_sheet_tells_what_would_be_cut() {
    let state = game(1);
    let sheet = Sheet::read(
        "Sell 300 lira\nBuy 400 marks\nSell 600 francs\nBuy 500 pounds",
        &state,
    );
    let faults = faults_of(&state, PlayerId(1), &sheet);
    let expected = [
        (
            Item::Trade(sell(600, FRANCE)),
            OrderError::Trade(BadTrade::Cap { left: 500 }),
        ),
        (
            Item::Trade(buy(500, ENGLAND)),
            OrderError::Trade(BadTrade::Means {
                units: 400,
                cents: 40_000,
            }),
        ),
    ];
    assert_eq!(faults, expected);
}

#[test]
fn the_arithmetic_of_a_ticket_is_shown_before_it_is_sealed() {
    let state = game(1);
    let trades = [sell(500, ITALY), buy(400, GERMANY)];
    let preview = exchange(&state)
        .preview(PlayerId(1), &trades)
        .expect("an account");
    assert_eq!((preview.proceeds, preview.cost), (50_000, 40_000));
    assert_eq!((preview.before, preview.keeps), (0, 10_000));
    assert_eq!(preview.lines[1].cents, 40_000);
    assert_eq!(held(&state, 1, ITALY), (1000, 0));
}

#[test]
fn lines_add_up_on_a_sheet_and_are_struck_by_currency() {
    let mut sheet = Sheet::default();
    sheet.write(Item::Trade(Trade::Nothing));
    sheet.write(Item::Trade(sell(100, ITALY)));
    sheet.write(Item::Trade(sell(200, ITALY)));
    sheet.write(Item::Trade(buy(50, GERMANY)));
    assert_eq!(
        sheet.to_string(),
        "Sell 100 lira\nSell 200 lira\nBuy 50 marks"
    );
    assert!(sheet.strike(&Item::Trade(sell(1, ITALY))));
    assert!(!sheet.strike(&Item::Trade(buy(1, ITALY))));
    assert_eq!(sheet.trades, [sell(100, ITALY), buy(50, GERMANY)]);
}

#[test]
fn in_a_game_without_an_exchange_there_is_nothing_to_trade() {
    let state = State::new(variants::standard(None));
    let ctx = Context::bare(state.setup.board());
    for text in ["sell 500 lira", "if dislodged, A Par - Gas"] {
        let read = read_items(text, &ctx, &state);
        assert!(matches!(read[0].read, Err(Unread::Order(_))), "{text}");
    }
    let item = Item::Trade(sell(5, ITALY));
    let bad = chancery::game::check(&state, FRANCE, &item);
    assert_eq!(bad, Err(OrderError::Trade(BadTrade::NotPlayed)));
}
