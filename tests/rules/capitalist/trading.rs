//! Sales, purchases and prices: C-02 to C-06.

use super::*;
use chancery::board::powers::{AUSTRIA, ENGLAND, FRANCE, GERMANY, ITALY, TURKEY};

#[test]
fn c02a_everybody_starts_with_1000_of_seven_currencies() {
    let state = game(3);
    for player in 1..=3 {
        let account = &exchange(&state).accounts[&PlayerId(player)];
        assert_eq!(account.units, Power::ALL.map(|p| (p, 1000)).into());
    }
    let words = Power::ALL.map(chancery::control::exchange::currency_id);
    let currencies = [
        "crowns", "pounds", "francs", "marks", "lira", "roubles", "piastres",
    ];
    assert_eq!(words, currencies);
}

#[test]
fn c02b_every_price_starts_at_a_dollar() {
    assert_eq!(
        exchange(&game(1)).prices,
        Power::ALL.map(|p| (p, 100)).into()
    );
}

#[test]
fn c02c_holdings_and_prices_are_in_dollars() {
    let mut state = game(1);
    price(&mut state, FRANCE, 137);
    let (_, report) = close(&state, &[]);
    let post = trading_report(&report);
    assert_eq!(post.prices[&FRANCE].new, 137);
    // 6000 at a dollar and 1000 at $1.37.
    assert_eq!(post.holdings[0].worth, 6000 * 100 + 1000 * 137);
}

#[test]
fn c03a_a_sheet_sells_buys_and_moves() {
    let text = "A Par - Bur\nSell 500 lira\nBuy 400 marks";
    let sheet = Sheet::read(text, &game(1));
    assert_eq!((sheet.orders.len(), sheet.trades.len()), (1, 2));
    assert_eq!(sheet.to_string(), text);
}

#[test]
fn c04a_what_is_left_of_the_proceeds_is_kept() {
    let (next, _) = close(&game(1), &[(1, "Sell 300 francs\nBuy 100 marks")]);
    assert_eq!(held(&next, 1, FRANCE), (700, 200 * 100));
    assert_eq!(held(&next, 1, GERMANY), (1100, 200 * 100));
}

#[test]
fn c04b_no_more_than_500_of_a_currency_are_sold_in_a_turn() {
    let text = "Sell 501 francs\nSell 500 marks";
    let (next, report) = close(&game(1), &[(1, text)]);
    assert_eq!(held(&next, 1, FRANCE).0, 500);
    assert_eq!(held(&next, 1, GERMANY).0, 500);
    let expected = [
        (
            "Sell 501 francs".to_owned(),
            500,
            Some(Cut::Cap { left: 500 }),
        ),
        ("Sell 500 marks".to_owned(), 500, None),
    ];
    assert_eq!(dealings(&report, 1), expected);
    // The next turn is another turn.
    assert_eq!(
        held(&close(&next, &[(1, "Sell 500 francs")]).0, 1, FRANCE).0,
        0
    );
}

#[test]
fn c04c_nobody_buys_beyond_the_means_but_as_much_as_they_allow() {
    let text = "Sell 500 crowns\nSell 500 pounds\nSell 500 lira\nBuy 2000 piastres";
    let (next, report) = close(&game(1), &[(1, text)]);
    assert_eq!(held(&next, 1, TURKEY), (1000 + 1500, 0));
    let cut = Some(Cut::Means { cents: 150_000 });
    let expected = ("Buy 2000 piastres".to_owned(), 1500, cut);
    assert_eq!(dealings(&report, 1).last(), Some(&expected));
    let (next, _) = close(&game(1), &[(1, "Buy 1 piastre")]);
    assert_eq!(held(&next, 1, TURKEY), (1000, 0));
}

#[test]
fn c04d_any_number_of_currencies_in_a_turn() {
    let sold = ["crowns", "pounds", "francs", "marks", "lira", "roubles"];
    let mut text: Vec<String> = sold.iter().map(|c| format!("Sell 100 {c}")).collect();
    text.push("Buy 600 piastres".to_owned());
    let (next, _) = close(&game(1), &[(1, &text.join("\n"))]);
    assert_eq!(held(&next, 1, AUSTRIA), (900, 0));
    assert_eq!(held(&next, 1, TURKEY), (1600, 0));
}

#[test]
fn c05a_prices_move_when_the_season_is_over_and_not_before() {
    let mut state = game(2);
    hold(&mut state, 1, ENGLAND, 1001);
    place(&mut state, FRANCE, "A par");
    place(&mut state, GERMANY, "A bur, A mun");
    hold(&mut state, 2, GERMANY, 1001);
    hold(&mut state, 2, FRANCE, 1001);
    place(&mut state, ITALY, "A pic");
    hold(&mut state, 2, ITALY, 1001);
    let dislodge = "Sell 500 lira\nA Bur - Par\nA Pic S A Bur - Par";
    let (retreats, report) = close(&state, &[(2, dislodge)]);
    assert_eq!(retreats.phase.to_string(), "S1901R");
    assert_eq!(report.exchange, None);
    assert_eq!(exchange(&retreats).prices[&ITALY], 100);
    assert_eq!(held(&retreats, 2, ITALY), (1001, 0));
    let (fall, report) = close(&retreats, &[]);
    assert_eq!(trading_report(&report).prices[&ITALY].net, -500);
    assert_eq!(exchange(&fall).prices[&ITALY], 95);
    assert_eq!(held(&fall, 2, ITALY), (501, 50_000));
}

#[test]
fn c05b_a_cent_for_every_hundred_bought_or_sold() {
    let text = "Sell 500 lira\nBuy 300 marks";
    let (next, report) = close(&game(1), &[(1, text)]);
    assert_eq!(exchange(&next).prices[&GERMANY], 103);
    assert_eq!(exchange(&next).prices[&ITALY], 95);
    let quote = trading_report(&report).prices[&ITALY];
    assert_eq!(
        (quote.old, quote.net, quote.change, quote.new),
        (100, -500, -5, 95)
    );
}

#[test]
fn c05c_the_net_is_one_figure_over_all_players() {
    let sheets = [
        (1, "Sell 500 lira\nBuy 450 marks"),
        (2, "Sell 450 marks\nBuy 250 lira"),
        (3, "Sell 60 lira\nBuy 60 marks"),
    ];
    let (_, report) = close(&game(3), &sheets);
    let prices = &trading_report(&report).prices;
    assert_eq!((prices[&ITALY].net, prices[&ITALY].change), (-310, -3));
    assert_eq!((prices[&GERMANY].net, prices[&GERMANY].change), (60, 0));
    assert_eq!((prices[&FRANCE].net, prices[&FRANCE].change), (0, 0));
}

#[test]
fn c06a_no_price_falls_below_a_cent_while_the_country_lives() {
    let mut state = game(4);
    price(&mut state, ITALY, 2);
    let sheets = [1, 2, 3, 4].map(|n| (n, "Sell 500 lira"));
    let (next, report) = close(&state, &sheets);
    assert_eq!(exchange(&next).prices[&ITALY], 1);
    assert_eq!(trading_report(&report).prices[&ITALY].net, -2000);
    let (next, _) = close(&next, &sheets);
    assert_eq!(exchange(&next).prices[&ITALY], 1);
}

#[test]
fn c06b_no_price_is_too_high() {
    let mut state = game(1);
    price(&mut state, ITALY, 1_000_000);
    cash(&mut state, 1, 200_000_000_000);
    let (next, _) = close(&state, &[(1, "Buy 200000 lira")]);
    assert_eq!(exchange(&next).prices[&ITALY], 1_002_000);
}

#[test]
fn c06c_an_eliminated_countrys_currency_is_gone_at_once() {
    let (next, report) = super::winter::without_italy(&game(2), &[]);
    assert_eq!(trading_report(&report).gone, [ITALY]);
    assert!(!exchange(&next).prices.contains_key(&ITALY));
    assert_eq!(held(&next, 1, ITALY).0, 0);
    let (_, report) = close(&next, &[(1, "Sell 100 lira\nSell 10 marks\nBuy 5 lira")]);
    let expected = [
        ("Sell 100 lira".to_owned(), 0, Some(Cut::Gone)),
        ("Sell 10 marks".to_owned(), 10, None),
        ("Buy 5 lira".to_owned(), 0, Some(Cut::Gone)),
    ];
    assert_eq!(dealings(&report, 1), expected);
}

#[test]
fn r3b_1_trades_are_done_at_the_price_published_before() {
    let mut state = game(2);
    price(&mut state, GERMANY, 110);
    let sheets = [(1, "Sell 500 marks"), (2, "Sell 500 lira\nBuy 400 marks")];
    let (next, report) = close(&state, &sheets);
    assert_eq!(held(&next, 1, GERMANY), (500, 55_000));
    assert_eq!(held(&next, 2, GERMANY), (1400, 50_000 - 44_000));
    assert!(
        trading_report(&report)
            .dealings
            .iter()
            .all(|d| d.price == 110 || d.price == 100)
    );
}

#[test]
fn r3b_2_sales_come_before_purchases_whatever_the_order_on_the_sheet() {
    let (next, _) = close(&game(1), &[(1, "Buy 400 marks\nSell 500 lira")]);
    assert_eq!(held(&next, 1, GERMANY), (1400, 10_000));
}

#[test]
fn r3b_3_only_whole_hundreds_count() {
    let (_, report) = close(&game(2), &[(1, "Sell 100 lira\nBuy 99 marks")]);
    assert_eq!(trading_report(&report).prices[&GERMANY].change, 0);
    let sheets = [(1, "Sell 101 lira\nBuy 100 marks"), (2, "Sell 1 mark")];
    let (_, report) = close(&game(2), &sheets);
    assert_eq!(trading_report(&report).prices[&GERMANY].change, 0);
}

#[test]
fn r3b_4_a_cost_is_units_times_price_to_the_cent() {
    let mut state = game(1);
    price(&mut state, GERMANY, 37);
    cash(&mut state, 1, 1000);
    let (next, _) = close(&state, &[(1, "Buy 27 marks")]);
    assert_eq!(held(&next, 1, GERMANY), (1027, 1000 - 27 * 37));
}

#[test]
fn r3b_5_purchases_are_cut_in_the_order_listed_and_sales_to_what_there_is() {
    let mut state = game(1);
    cash(&mut state, 1, 1000);
    price(&mut state, GERMANY, 300);
    let text = "Buy 2 marks\nBuy 9 lira\nBuy 1 mark\nBuy 1 lira";
    let (next, report) = close(&state, &[(1, text)]);
    let done: Vec<u64> = dealings(&report, 1).iter().map(|d| d.1).collect();
    assert_eq!(done, [2, 4, 0, 0]);
    assert_eq!(held(&next, 1, ITALY), (1004, 0));
    hold(&mut state, 1, FRANCE, 120);
    let (next, report) = close(&state, &[(1, "Sell 300 francs")]);
    assert_eq!(held(&next, 1, FRANCE).0, 0);
    let cut = Some(Cut::Holding { has: 120 });
    assert_eq!(dealings(&report, 1)[0].2, cut);
}

#[test]
fn r3b_6_lines_of_one_currency_add_up_and_both_sides_may_be_dealt_in() {
    let text = "Sell 300 lira\nSell 300 lira\nBuy 100 lira";
    let (next, report) = close(&game(1), &[(1, text)]);
    assert_eq!(held(&next, 1, ITALY), (600, 40_000));
    assert_eq!(trading_report(&report).prices[&ITALY].net, -400);
    assert_eq!(dealings(&report, 1)[1].2, Some(Cut::Cap { left: 200 }));
}

#[test]
fn r3b_7_nobody_starts_with_dollars() {
    let state = done(&game(1), join(2));
    assert_eq!(held(&state, 1, ITALY).1, 0);
    assert_eq!(held(&state, 2, ITALY).1, 0);
}

#[test]
fn r3b_12_trades_come_with_spring_and_fall_moves_only() {
    let mut state = game(1);
    for (phase, trading) in [
        ("S1901M", true),
        ("S1901R", false),
        ("F1901M", true),
        ("F1901R", false),
        ("W1901A", false),
    ] {
        jump(&mut state, phase);
        assert_eq!(state.is_trading(), trading, "{phase}");
    }
    let (_, report) = close(&state, &[(1, "Sell 100 lira")]);
    assert!(trading_report(&report).dealings.is_empty());
}

#[test]
fn r3b_16_who_hands_in_no_trades_deals_in_nothing() {
    let (next, report) = close(&game(1), &[]);
    assert!(trading_report(&report).dealings.is_empty());
    assert_eq!(held(&next, 1, ITALY), (1000, 0));
}

#[test]
fn r3b_17_the_floor_stops_a_fall_wherever_it_would_end() {
    for (old, new) in [(1, 1), (5, 1), (6, 1), (7, 2)] {
        let mut state = game(1);
        price(&mut state, ITALY, old);
        let (next, _) = close(&state, &[(1, "Sell 500 lira")]);
        assert_eq!(exchange(&next).prices[&ITALY], new, "{old}");
    }
}

/// Trades that come to a net, by as many players as it takes.
pub fn net(options: serde_json::Value, net: i64) -> i64 {
    let mut state = with(2, options);
    cash(&mut state, 1, 1_000_000);
    let sold = format!("Sell {} marks", (-net).clamp(1, 500));
    let more = format!("Sell {} marks", (-net - 500).max(1));
    let bought = format!("Buy {} marks", net.max(1));
    let sheets: Vec<(u64, &str)> = match net {
        0 => vec![],
        1.. => vec![(1, &bought)],
        -500..0 => vec![(1, &sold)],
        _ => vec![(1, &sold), (2, &more)],
    };
    let (_, report) = close(&state, &sheets);
    let quote = trading_report(&report).prices[&GERMANY];
    assert_eq!(quote.net, net);
    quote.change
}
