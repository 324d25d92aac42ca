//! Who orders, and whose orders count: C-01 and 3B.8 to 3B.11, 3B.23, 3B.26.

use super::*;
use chancery::board::powers::{AUSTRIA, ENGLAND, FRANCE, GERMANY, ITALY};
use chancery::game::{OrderError, check_by};
use chancery::orders::{Context, parse_line};

/// After the first season: X, Y and Z hold these pounds, and as much of everything else as each other
/// unless more is said of francs.
fn holders(pounds: [u64; 3], francs: [u64; 3]) -> State {
    let mut state = game(3);
    for (i, player) in (1..=3).enumerate() {
        hold(&mut state, player, ENGLAND, pounds[i]);
        hold(&mut state, player, FRANCE, francs[i]);
    }
    state
}

/// What the poll of a unit says when these are the sheets.
fn of(state: &State, id: &str, sheets: &[(u64, &str)]) -> (String, Why) {
    let (_, report) = close(state, sheets);
    let poll = poll(&report, id);
    (chosen(poll), poll.why.clone())
}

#[test]
fn c01a_any_number_of_players() {
    for players in [1, 2, 8, 200] {
        let state = game(players);
        assert_eq!(state.control.players().len(), players as usize);
        let (next, _) = close(&state, &[(1, "A Par - Bur")]);
        assert_eq!(next.phase.to_string(), "F1901M");
    }
}

#[test]
fn c01b_the_diplomacy_game_is_played_by_the_normal_rules() {
    let mut state = holders([1500, 900, 900], [900, 1500, 900]);
    let [(_, english), (_, french)] = set_scene(&mut state);
    let (next, report) = close(&state, &[(1, english), (2, french)]);
    assert_scene(&next, &report);
    // The dislodged army retreats, and Winter comes after Fall, as ever.
    let (next, _) = close(&next, &[(1, "A Spa - Por")]);
    assert!(units(&next, ENGLAND).contains("A por"));
    let next = play(&next, &[&[]]);
    assert_eq!(next.phase.to_string(), "W1901A");
    let Economy::Centres(centres) = &next.economy else {
        panic!("centres")
    };
    for (id, owner) in [
        ("por", ENGLAND),
        ("nwy", ENGLAND),
        ("bel", ENGLAND),
        ("spa", FRANCE),
    ] {
        assert_eq!(centres.owners[&at(id)], owner, "{id}");
    }
}

#[test]
fn c01c_an_exchange_runs_beside_it() {
    let state = holders([1500, 900, 900], [900, 1500, 900]);
    let (next, report) = close(&state, &[(1, "F Lon - NTH\nSell 100 lira")]);
    assert_eq!(units(&next, ENGLAND), "A lvp, F edi, F nth");
    assert_eq!(dealings(&report, 1).len(), 1);
}

#[test]
fn c01d_who_held_most_at_the_end_of_the_season_before_orders_the_country() {
    let state = holders([1001, 1000, 1000], [1000; 3]);
    let sheets = [(1, "F Lon - NTH"), (2, "F Lon - ENG"), (3, "F Lon - ENG")];
    assert_eq!(of(&state, "lon", &sheets), ("F Lon - Nth".into(), one(1)));
    // What is bought now counts from the next season on.
    let (next, report) = close(&state, &[(2, "Sell 500 crowns\nBuy 300 pounds")]);
    assert_eq!(listed(&report, ENGLAND), names(&[2]));
    assert_eq!(state.control.players_of(ENGLAND), [PlayerId(1)]);
    assert_eq!(next.control.players_of(ENGLAND), [PlayerId(2)]);
    assert_eq!(of(&next, "lon", &sheets), ("F Lon - Eng".into(), one(2)));
}

#[test]
fn c01e_one_player_may_order_several_countries() {
    let state = holders([1500, 900, 900], [1500, 900, 900]);
    let (next, _) = close(&state, &[(1, "F Lon - NTH\nA Par - Pic")]);
    assert_eq!(units(&next, ENGLAND), "A lvp, F edi, F nth");
    assert_eq!(units(&next, FRANCE), "A mar, A pic, F bre");
    assert_eq!(state.control.powers_of(PlayerId(1))[0], AUSTRIA);
    assert!(state.control.powers_of(PlayerId(1)).contains(&FRANCE));
}

#[test]
fn c01f_equal_holders_all_order() {
    let state = holders([1500, 1500, 900], [1000; 3]);
    assert_eq!(
        state.control.players_of(ENGLAND),
        [PlayerId(1), PlayerId(2)]
    );
    let sheets = [(1, "F Lon - NTH"), (2, "F Edi - NWG"), (3, "A Lvp - Wal")];
    let (next, _) = close(&state, &sheets);
    assert_eq!(units(&next, ENGLAND), "A lvp, F nth, F nwg");
}

#[test]
fn c01g_the_most_popular_order_for_each_unit_is_used() {
    let state = holders([1500; 3], [1000; 3]);
    let sheets = [
        (1, "F Lon - NTH\nF Edi - NWG"),
        (2, "F Lon - ENG\nF Edi - NWG"),
        (3, "F Lon - ENG\nF Edi - Yor"),
    ];
    let most = Why::Most { votes: 2, next: 1 };
    assert_eq!(
        of(&state, "lon", &sheets),
        ("F Lon - Eng".into(), most.clone())
    );
    assert_eq!(of(&state, "edi", &sheets), ("F Edi - Nwg".into(), most));
    let (_, report) = close(&state, &sheets);
    let by: Vec<Vec<Name>> = poll(&report, "lon")
        .choices
        .iter()
        .map(|c| c.by.clone())
        .collect();
    assert_eq!(by, [names(&[2, 3]), names(&[1])]);
    let agreed = [(1, "F Lon - NTH"), (2, "F Lon - NTH")];
    let why = Why::Agreed { votes: 2 };
    assert_eq!(of(&state, "lon", &agreed), ("F Lon - Nth".into(), why));
}

#[test]
fn c01h_without_a_majority_most_units_of_all_currencies_decide() {
    let state = holders([1500; 3], [1000, 1100, 1050]);
    let sheets = [(1, "F Lon - NTH"), (2, "F Lon - ENG"), (3, "F Lon H")];
    let why = Why::Units {
        by: by(2),
        units: 5000 + 1500 + 1100,
        votes: 1,
    };
    assert_eq!(of(&state, "lon", &sheets), ("F Lon - Eng".into(), why));
}

#[test]
fn c01i_if_that_does_not_decide_a_lot_does() {
    let state = holders([1500; 3], [1000; 3]);
    let sheets = [(1, "F Lon - NTH"), (3, "F Lon - ENG")];
    let (order, why) = of(&state, "lon", &sheets);
    let Why::Lot { among, by, subject } = why else {
        panic!("{why:?}")
    };
    assert_eq!((among, subject.as_str()), (names(&[1, 3]), "F lon"));
    let drawn = match by {
        Name::Player(PlayerId(1)) => "F Lon - Nth",
        _ => "F Lon - Eng",
    };
    assert_eq!(order, drawn);
}

#[test]
fn c01j_in_the_first_season_everybody_may_order_every_unit() {
    let mut state = game(3);
    for player in 1..=3 {
        assert_eq!(state.control.powers_of(PlayerId(player)), Power::ALL);
    }
    // Though somebody were to hold more.
    let account = exchange_mut(&mut state).accounts.get_mut(&PlayerId(1));
    account.expect("a player").units.insert(FRANCE, 5000);
    let sheets = [(1, "A Par - Bur"), (2, "A Par - Pic"), (3, "A Par - Pic")];
    let most = Why::Most { votes: 2, next: 1 };
    assert_eq!(of(&state, "par", &sheets), ("A Par - Pic".into(), most));
    let (next, _) = close(&state, &sheets);
    assert_eq!(next.control.players_of(FRANCE), [PlayerId(1)]);
}

#[test]
fn r3b_8_most_is_the_strictly_greatest_holding_and_a_plurality_is_enough() {
    let mut state = game(5);
    for player in 1..=5 {
        hold(
            &mut state,
            player,
            ENGLAND,
            if player < 5 { 1000 } else { 999 },
        );
    }
    let expected: Vec<PlayerId> = (1..=4).map(PlayerId).collect();
    assert_eq!(state.control.players_of(ENGLAND), expected);
    let sheets = [
        (1, "F Lon - NTH"),
        (2, "F Lon - NTH"),
        (3, "F Lon - ENG"),
        (4, "F Lon H"),
        (5, "F Lon - ENG"),
    ];
    let most = Why::Most { votes: 2, next: 1 };
    assert_eq!(of(&state, "lon", &sheets), ("F Lon - Nth".into(), most));
}

#[test]
fn r3b_9_the_tie_is_among_all_tied_holders_with_a_valid_order_for_the_unit() {
    let mut state = game(5);
    for player in 1..=5 {
        hold(&mut state, player, ENGLAND, 1500);
        hold(&mut state, player, FRANCE, 1000 + player);
    }
    // Two and two, and the fifth, of the minority, holds most of all.
    let sheets = [
        (1, "F Lon - NTH"),
        (2, "F Lon - NTH"),
        (3, "F Lon - ENG"),
        (4, "F Lon - ENG"),
        (5, "F Lon - Yor"),
    ];
    let (order, why) = of(&state, "lon", &sheets);
    assert_eq!(order, "F Lon - Yor");
    assert!(
        matches!(why, Why::Units { by, votes: 2, .. } if by == super::by(5)),
        "{why:?}"
    );
    // Without a valid order, one is not among them.
    let sheets = [
        (1, "F Lon - NTH"),
        (2, "F Lon - NTH"),
        (3, "F Lon - ENG"),
        (4, "F Lon - ENG"),
        (5, "F Lon - Mun"),
    ];
    let (order, why) = of(&state, "lon", &sheets);
    assert_eq!(order, "F Lon - Eng");
    assert!(
        matches!(why, Why::Units { by, .. } if by == super::by(4)),
        "{why:?}"
    );
}

#[test]
fn r3b_9_the_lot_is_between_players_and_not_between_orders() {
    // Of three equal players two say the same, so that order has two chances in three: but it leads,
    // and needs none. With two and two it is the four players who draw.
    let mut state = game(4);
    for player in 1..=4 {
        hold(&mut state, player, ENGLAND, 1500);
    }
    let sheets = [
        (1, "F Lon - NTH"),
        (2, "F Lon - ENG"),
        (3, "F Lon - NTH"),
        (4, "F Lon - ENG"),
    ];
    let (_, why) = of(&state, "lon", &sheets);
    assert!(matches!(why, Why::Lot { among, .. } if among == names(&[1, 2, 3, 4])));
}

#[test]
fn r3b_10_a_silent_holder_is_passed_over_and_all_silent_is_a_hold() {
    let state = holders([1500, 1500, 900], [1000; 3]);
    assert_eq!(
        of(&state, "lon", &[(2, "F Lon - NTH")]),
        ("F Lon - Nth".into(), one(2))
    );
    let silent = ("nothing".into(), Why::Silent);
    assert_eq!(of(&state, "lon", &[(3, "F Lon - NTH")]), silent);
    // The sole holder is silent.
    let state = holders([1500, 1400, 900], [1000; 3]);
    let (next, report) = close(&state, &[(2, "F Lon - NTH")]);
    assert_eq!(poll(&report, "lon").why, Why::Silent);
    assert_eq!(units(&next, ENGLAND), "A lvp, F edi, F lon");
    assert!(report.missed.contains(&ENGLAND));
}

#[test]
fn r3b_11_retreats_are_ordered_by_who_ordered_the_moves_and_unit_by_unit() {
    let mut state = holders([1500, 1500, 900], [1000; 3]);
    place(&mut state, ENGLAND, "A par, F lon");
    place(&mut state, FRANCE, "A bur, A pic");
    for player in [1, 2] {
        hold(&mut state, player, FRANCE, 100);
    }
    let beaten = [(
        3,
        "A Bur - Par\nA Pic S A Bur - Par\nSell 500 crowns\nBuy 500 pounds",
    )];
    let (retreats, _) = close(&state, &beaten);
    assert_eq!(retreats.phase.to_string(), "S1901R");
    assert_eq!(
        retreats.control.players_of(ENGLAND),
        [PlayerId(1), PlayerId(2)]
    );
    let sheets = [(1, "A Par - Gas"), (2, "A Par - Gas"), (3, "A Par - Bre")];
    let (fall, report) = close(&retreats, &sheets);
    assert_eq!(units(&fall, ENGLAND), "A gas, F lon");
    assert_eq!(poll(&report, "par").why, Why::Agreed { votes: 2 });
    // In Fall the purchase counts; not before.
    assert_eq!(fall.control.players_of(ENGLAND), [PlayerId(1), PlayerId(2)]);
    let beaten = [(
        3,
        "A Bur - Par\nA Pic S A Bur - Par\nSell 500 crowns\nSell 500 lira\nBuy 1000 pounds",
    )];
    let fall = play(&state, &[&beaten[..], &sheets[..]]);
    assert_eq!(fall.control.players_of(ENGLAND), [PlayerId(3)]);
}

#[test]
fn r3b_23_a_currency_nobody_holds_gives_nobody_the_command() {
    let state = holders([0, 0, 0], [1000; 3]);
    assert!(state.control.players_of(ENGLAND).is_empty());
    let (next, report) = close(&state, &[(1, "F Lon - NTH")]);
    assert_eq!(poll(&report, "lon").why, Why::Nobody);
    assert_eq!(units(&next, ENGLAND), "A lvp, F edi, F lon");
    assert!(!report.missed.contains(&ENGLAND));
    let [unheard] = report.unheard.as_slice() else {
        panic!("{:?}", report.unheard)
    };
    assert_eq!(unheard.fault, OrderError::NotCommanded { power: ENGLAND });
}

#[test]
fn r3b_26_in_the_first_season_all_totals_are_equal() {
    let mut state = game(2);
    let account = exchange_mut(&mut state).accounts.get_mut(&PlayerId(1));
    account.expect("a player").units.insert(FRANCE, 5000);
    let (_, why) = of(&state, "par", &[(1, "A Par - Bur"), (2, "A Par - Pic")]);
    assert!(matches!(why, Why::Lot { among, .. } if among == names(&[1, 2])));
}

#[test]
fn orders_for_others_units_are_refused_as_they_are_written() {
    let state = holders([1500, 900, 900], [900, 1500, 900]);
    let order = |text: &str| {
        let ctx = Context::bare(state.setup.board());
        chancery::game::Item::Order(parse_line(text, &ctx).expect("an order"))
    };
    let sheet = Sheet::default();
    let check = |player, text| check_by(&state, PlayerId(player), &sheet, &order(text));
    assert!(check(1, "F Lon - NTH").is_ok());
    let not = |power| Err(OrderError::NotCommanded { power });
    assert_eq!(check(1, "A Par - Bur"), not(FRANCE));
    assert_eq!(check(3, "F Lon - NTH"), not(ENGLAND));
    let none = Err(OrderError::NoUnit { at: at("bur") });
    assert_eq!(check(2, "A Bur - Mun"), none);
    let _ = (GERMANY, ITALY);
}
