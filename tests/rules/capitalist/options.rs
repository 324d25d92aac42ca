//! The options of 3B, each with both of its outcomes.

use super::*;
use chancery::board::powers::{ENGLAND, FRANCE, GERMANY, ITALY};

/// The holders of a game with options: all have as many pounds, but the first so many.
fn pounds(options: Value, first: u64) -> State {
    let mut state = with(5, options);
    for player in 1..=5 {
        hold(
            &mut state,
            player,
            ENGLAND,
            if player == 1 { first } else { 1000 },
        );
    }
    state
}

#[test]
fn r3b_3_rounding_toward_zero_away_from_it_or_exact() {
    let change = super::trading::net;
    let away = json!({"price_rounding": "away-from-zero"});
    for (net, plain, other) in [
        (0, 0, 0),
        (99, 0, 1),
        (100, 1, 1),
        (199, 1, 2),
        (999, 9, 10),
        (1000, 10, 10),
        (-99, 0, -1),
        (-100, -1, -1),
        (-250, -2, -3),
        (-999, -9, -10),
    ] {
        assert_eq!(change(json!({}), net), plain, "{net}");
        assert_eq!(change(away.clone(), net), other, "{net}");
    }
    // Exact: what is left of a hundred is kept.
    for (options, cents) in [(json!({}), 100), (json!({"price_rounding": "exact"}), 101)] {
        let mut state = with(1, options);
        cash(&mut state, 1, 1_000_000);
        let twice = play(&state, &[&[(1, "Buy 60 marks")], &[(1, "Buy 60 marks")]]);
        assert_eq!(exchange(&twice).prices[&GERMANY], cents);
    }
}

#[test]
fn r3b_8_plurality_or_more_than_half() {
    let sheets = [
        (2, "F Lon - NTH"),
        (3, "F Lon - NTH"),
        (4, "F Lon - ENG"),
        (5, "F Lon - Yor"),
    ];
    let why = |options| {
        let mut state = pounds(options, 1000);
        hold(&mut state, 5, FRANCE, 1500);
        let (_, report) = close(&state, &sheets);
        poll(&report, "lon").why.clone()
    };
    assert_eq!(why(json!({})), Why::Most { votes: 2, next: 1 });
    let half = why(json!({"order_majority": "more-than-half"}));
    assert!(
        matches!(half, Why::Units { by, .. } if by == super::by(5)),
        "{half:?}"
    );
}

#[test]
fn r3b_10_a_silent_sole_holder_holds_or_the_next_orders() {
    let run = |options: Value, sheets: &[(u64, &str)]| {
        let mut state = pounds(options, 2000);
        hold(&mut state, 2, ENGLAND, 1500);
        let (_, report) = close(&state, sheets);
        let poll = poll(&report, "lon").clone();
        (chosen(&poll), poll.stand_in)
    };
    let silent = [(2, "F Lon - NTH"), (3, "F Lon - ENG"), (1, "A Par - Bur")];
    assert_eq!(run(json!({}), &silent), ("nothing".into(), false));
    let next = || json!({"absent_holders": "next-holder"});
    assert_eq!(run(next(), &silent), ("F Lon - Nth".into(), true));
    let further = [(3, "F Lon - ENG")];
    assert_eq!(run(next(), &further), ("F Lon - Eng".into(), true));
    // Who orders any unit of the country is not silent.
    let spoken = [(1, "F Edi - NWG"), (2, "F Lon - NTH")];
    assert_eq!(run(next(), &spoken), ("nothing".into(), false));
    let state = pounds(next(), 2000);
    let sheet = Sheet::read("F Lon - NTH", &state);
    let item = sheet.items().next().expect("a line");
    let check = chancery::game::check_by;
    assert!(check(&state, PlayerId(2), &Sheet::default(), &item).is_ok());
}

#[test]
fn r3b_12_the_first_trades_are_springs_or_those_of_a_winter_before() {
    assert_eq!(with(2, json!({})).phase.to_string(), "S1901M");
    let state = with(2, json!({"opening_bourse": "winter"}));
    assert_eq!(state.phase.to_string(), "W1900A");
    assert!(state.is_trading());
    assert!(state.due().is_empty());
    let trade = [(1, "Sell 500 lira\nBuy 500 francs")];
    let (spring, report) = close(&state, &trade);
    assert_eq!(spring.phase.to_string(), "S1901M");
    assert_eq!(exchange(&spring).prices[&FRANCE], 105);
    assert_eq!(trading_report(&report).dealings.len(), 2);
    // Spring is ordered by who held most then.
    assert_eq!(spring.control.players_of(FRANCE), [PlayerId(1)]);
    assert_eq!(
        spring.control.players_of(ENGLAND),
        [PlayerId(1), PlayerId(2)]
    );
    assert_eq!(units(&spring, FRANCE), "A mar, A par, F bre");
}

#[test]
fn r3b_15_absent_players_stay_or_are_removed_with_what_they_hold() {
    let sheets: [&[(u64, &str)]; 3] = [&[(2, "Trade nothing")]; 3];
    let kept = play(&with(2, json!({})), &sheets);
    assert_eq!(held(&kept, 1, ITALY).0, 1000);
    let options = json!({"removed_after": 3});
    let two = play(&with(2, options.clone()), &sheets[..2]);
    assert_eq!(held(&two, 1, ITALY).0, 1000);
    let (three, report) = close(&two, sheets[2]);
    assert_eq!(trading_report(&report).removed, names(&[1]));
    assert_eq!(held(&three, 1, ITALY), (0, 0));
    assert_eq!(three.control.players(), [PlayerId(2)]);
    assert_eq!(three.control.players_of(ENGLAND), [PlayerId(2)]);
    assert_eq!(trading_report(&report).holdings.len(), 1);
    let back = act(&three, &join(1)).map(|_| ());
    let removed = chancery::control::exchange::ExchangeError::Removed;
    assert_eq!(back, Err(chancery::game::ActError::Exchange(removed)));
    // Who left misses turns, too; who hands in something in between does not.
    let left = done(&with(2, options.clone()), leave(1));
    assert_eq!(held(&play(&left, &sheets), 1, ITALY).0, 0);
    let seen: [&[(u64, &str)]; 3] = [sheets[0], &[(1, "A Par H")], sheets[2]];
    assert_eq!(held(&play(&with(2, options), &seen), 1, ITALY).0, 1000);
}

#[test]
fn r3b_16_without_trades_nothing_is_done_or_all_that_may_be_is_sold() {
    let (next, _) = close(&with(1, json!({})), &[(1, "A Par H")]);
    assert_eq!(held(&next, 1, ITALY), (1000, 0));
    let options = json!({"no_trades": "sell"});
    let (next, report) = close(&with(1, options.clone()), &[(1, "A Par H")]);
    assert_eq!(held(&next, 1, ITALY), (500, 7 * 50_000));
    assert_eq!(exchange(&next).prices[&ITALY], 95);
    assert!(trading_report(&report).dealings.iter().all(|d| d.forced));
    let (next, _) = close(&with(1, options.clone()), &[(1, "Trade nothing")]);
    assert_eq!(held(&next, 1, ITALY), (1000, 0));
    // What is frozen is not sold.
    let left = done(&with(2, options), leave(1));
    assert_eq!(held(&close(&left, &[]).0, 1, ITALY), (1000, 0));
}

#[test]
fn r3b_18_the_end_needs_all_or_more_than_half() {
    let run = |options: Value| {
        let state = with(3, options);
        let motion = chancery::game::Motion::Close;
        let player = PlayerId(1);
        let state = done(&state, Action::Propose { player, motion });
        let one = state.is_playing();
        let state = done(&state, super::ending::vote(2, true));
        (one, state.is_playing())
    };
    assert_eq!(run(json!({})), (true, true));
    assert_eq!(run(json!({"closing_majority": "majority"})), (true, false));
}

#[test]
fn r3b_19_hundreds_are_whole_or_decimal() {
    let points = |options: Value| {
        let mut state = with(1, options);
        hold(&mut state, 1, FRANCE, 1255);
        let rules = *state.setup.control.exchange().expect("an exchange");
        let scores = exchange(&state).scores(&rules, &[(FRANCE, 7)].into());
        scores[0].points
    };
    assert_eq!(points(json!({})), 7 * 1200);
    assert_eq!(points(json!({"hundreds": "decimal"})), 7 * 1255);
}

#[test]
fn r3b_21_players_are_named_or_numbered() {
    let run = |options: Value| {
        let state = with(2, options);
        let sheets = [(2, "Sell 100 lira\nA Par - Bur")];
        let (_, report) = close(&state, &sheets);
        let text = serde_json::to_string(&(&report.exchange, &report.polls)).expect("JSON");
        (
            trading_report(&report).dealings[0].who,
            text.contains("player"),
        )
    };
    assert_eq!(run(json!({})), (by(2), true));
    let hidden = run(json!({"names": "anonymous"}));
    assert_eq!(hidden, (Name::Number(2), false));
}

#[test]
fn r3b_24_winter_is_the_falls_or_of_those_who_hold_most_after_it() {
    let run = |options: Value| {
        let mut state = with(2, options);
        hold(&mut state, 1, FRANCE, 1500);
        place(&mut state, FRANCE, "A spa");
        jump(&mut state, "F1901M");
        let buy = "Sell 500 lira\nSell 500 marks\nBuy 1000 francs";
        let (winter, _) = close(&state, &[(2, buy)]);
        winter.control.players_of(FRANCE)
    };
    assert_eq!(run(json!({})), [PlayerId(1)]);
    assert_eq!(run(json!({"winter_orders": "end-of-fall"})), [PlayerId(2)]);
}

#[test]
fn r3b_21_numbers_are_dealt_by_lot_and_tell_nothing_of_who_came_first() {
    let numbers = |state: &State| -> Vec<u32> {
        let accounts = exchange(state).accounts.values();
        accounts.map(|a| a.number).collect()
    };
    let named = with(8, json!({}));
    assert_eq!(numbers(&named), [1, 2, 3, 4, 5, 6, 7, 8]);
    let mut dealt = numbers(&with(8, json!({"names": "anonymous"})));
    assert_ne!(dealt, [1, 2, 3, 4, 5, 6, 7, 8]);
    dealt.sort_unstable();
    assert_eq!(dealt, [1, 2, 3, 4, 5, 6, 7, 8]);
}
