//! Coming and going: C-07a and 3B.14, 3B.15.

use super::*;
use chancery::board::powers::{ENGLAND, GERMANY, ITALY};
use chancery::control::exchange::{ExchangeError, Presence};
use chancery::game::ActError;

#[test]
fn c07a_anybody_may_join_at_any_time_with_1000_of_each_currency_in_the_game() {
    let state = play(&game(2), &[&[], &[]]);
    assert_eq!(state.phase.to_string(), "S1902M");
    let state = done(&state, join(9));
    let account = &exchange(&state).accounts[&PlayerId(9)];
    assert_eq!(account.units, Power::ALL.map(|p| (p, 1000)).into());
    let (state, _) = super::winter::without_italy(&game(2), &[]);
    let state = done(&state, join(9));
    let account = &exchange(&state).accounts[&PlayerId(9)];
    assert_eq!(account.units.len(), 6);
    assert_eq!(account.held(ITALY), 0);
    let twice = act(&state, &join(9)).map(|_| ());
    assert_eq!(twice, Err(ActError::Exchange(ExchangeError::AlreadyIn)));
}

#[test]
fn c07a_nobody_asks_for_a_power() {
    let wish = Action::Join {
        player: PlayerId(9),
        wish: Some(ENGLAND),
    };
    let refused = act(&game(1), &wish).map(|_| ());
    assert_eq!(refused, Err(ActError::Exchange(ExchangeError::NoPowers)));
}

#[test]
fn r3b_14_a_joiners_units_are_no_purchases_and_order_from_the_next_season_on() {
    let (fall, _) = close(&game(2), &[(1, "Sell 100 pounds"), (2, "Sell 100 pounds")]);
    let joined = done(&fall, join(9));
    // 900, 900 and 1000: but the season before knew only two.
    assert_eq!(
        joined.control.players_of(ENGLAND),
        [PlayerId(1), PlayerId(2)]
    );
    let sheets = [
        (1, "F Lon - NTH"),
        (9, "F Lon - ENG\nSell 500 lira\nBuy 500 marks"),
    ];
    let (next, report) = close(&joined, &sheets);
    assert_eq!(poll(&report, "lon").why, one(1));
    assert_eq!(trading_report(&report).prices[&ENGLAND].net, 0);
    assert_eq!(trading_report(&report).prices[&GERMANY].net, 500);
    assert_eq!(held(&next, 9, GERMANY).0, 1500);
    assert_eq!(listed(&report, ENGLAND), names(&[9]));
    assert_eq!(next.control.players_of(ENGLAND), [PlayerId(9)]);
}

#[test]
fn r3b_14_in_the_first_season_a_joiner_orders_at_once() {
    let state = done(&game(1), join(9));
    let (_, report) = close(&state, &[(9, "F Lon - ENG")]);
    assert_eq!(poll(&report, "lon").why, one(9));
}

#[test]
fn r3b_15_what_a_leaver_holds_is_frozen_and_still_counts() {
    let mut state = game(2);
    hold(&mut state, 1, ENGLAND, 1500);
    let state = done(&state, leave(1));
    assert!(state.control.players_of(ENGLAND).is_empty());
    let (next, report) = close(
        &state,
        &[(1, "F Lon - NTH\nSell 500 lira"), (2, "F Lon - ENG")],
    );
    assert_eq!(poll(&report, "lon").why, Why::Left);
    assert_eq!(held(&next, 1, ITALY), (1000, 0));
    assert!(
        trading_report(&report)
            .holdings
            .iter()
            .any(|h| h.who == by(1) && h.left)
    );
    assert!(listed(&report, ENGLAND).is_empty());
    // Who comes back finds it all, and no second thousand.
    let back = done(&next, join(1));
    assert_eq!(held(&back, 1, ENGLAND), (1500, 0));
    assert_eq!(back.control.players_of(ENGLAND), [PlayerId(1)]);
    let twice = act(&state, &leave(1)).map(|_| ());
    assert_eq!(twice, Err(ActError::Exchange(ExchangeError::NotIn)));
}

#[test]
fn r3b_15_sealed_trades_of_a_leaver_are_not_done() {
    let mut state = game(2);
    hold(&mut state, 2, GERMANY, 1500);
    place(&mut state, Power::FRANCE, "A par");
    place(&mut state, GERMANY, "A bur, A pic");
    let sheets = [
        (2, "A Bur - Par\nA Pic S A Bur - Par"),
        (1, "Sell 500 lira"),
    ];
    let (retreats, _) = close(&state, &sheets);
    assert_eq!(retreats.phase.to_string(), "S1901R");
    let (next, report) = close(&done(&retreats, leave(1)), &[]);
    assert!(trading_report(&report).dealings.is_empty());
    assert_eq!(held(&next, 1, ITALY), (1000, 0));
}

#[test]
fn r3b_15_a_game_in_the_lobby_is_left_without_a_trace() {
    let state = State::new(variants::capitalist(None));
    let state = done(&state, join(1));
    let state = done(&state, leave(1));
    assert!(exchange(&state).accounts.is_empty());
    let nobody = act(&state, &Action::Start { seed: 1 }).map(|_| ());
    assert_eq!(nobody, Err(ActError::Exchange(ExchangeError::Nobody)));
}

#[test]
fn players_without_seats_have_no_seats_to_be_given_or_draws_to_vote() {
    let state = game(2);
    for action in [
        Action::Replace {
            power: ENGLAND,
            player: PlayerId(9),
        },
        Action::End {
            outcome: chancery::game::Outcome::Draw(vec![ENGLAND, Power::FRANCE]),
        },
    ] {
        assert_eq!(act(&state, &action).map(|_| ()), Err(ActError::NoSeats));
    }
    assert!(state.control.seats().is_none());
    let present = |a: &chancery::control::exchange::Account| a.presence == Presence::Present;
    assert!(exchange(&state).accounts.values().all(present));
}
