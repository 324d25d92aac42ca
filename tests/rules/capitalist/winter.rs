//! Winter: lists of builds and removals, and countries that are eliminated (3B.11, 3B.13, 3B.24, 3B.25).

use super::*;
use chancery::board::powers::{ENGLAND, FRANCE, GERMANY, ITALY};
use chancery::economy::Adjustment;
use chancery::game::{Results, check_by};
use chancery::orders::{Order, UnitRef};

/// A Winter in which Italy loses its last unit, having no centre left, closed with these sheets.
pub fn without_italy(state: &State, sheets: &[(u64, &str)]) -> (State, Report) {
    let mut state = state.clone();
    own(&mut state, ITALY, "");
    place(&mut state, ITALY, "A tyr");
    jump(&mut state, "W1901A");
    let (next, report) = close(&state, sheets);
    assert_eq!(units(&next, ITALY), "");
    (next, report)
}

/// A Winter in which France has two builds and Germany must remove one; X and Y hold most francs.
fn winter() -> State {
    let mut state = game(3);
    for player in [1, 2] {
        hold(&mut state, player, FRANCE, 1500);
        hold(&mut state, player, GERMANY, 1500);
    }
    place(&mut state, FRANCE, "A spa");
    place(&mut state, GERMANY, "A mun, A ruh, A boh, F kie");
    jump(&mut state, "W1901A");
    state
}

#[test]
fn r3b_11_a_list_of_adjustments_is_voted_as_one_whole() {
    let mut state = winter();
    hold(&mut state, 3, FRANCE, 1500);
    let sheets = [
        (1, "Build A Par\nBuild F Bre"),
        (2, "Build A Par\nBuild A Mar"),
        (3, "Build A Par\nBuild A Mar"),
    ];
    let (next, report) = close(&state, &sheets);
    assert_eq!(units(&next, FRANCE), "A mar, A par, A spa");
    assert_eq!(
        winter_poll(&report, FRANCE).why,
        Why::Most { votes: 2, next: 1 }
    );
    // Each build alone would have another majority; the lists have none, and most units decide.
    let sheets = [
        (1, "Build A Par\nBuild F Bre"),
        (2, "Build A Par\nBuild A Mar"),
        (3, "Build F Bre\nBuild A Mar"),
    ];
    hold(&mut state, 3, ENGLAND, 2000);
    let (next, report) = close(&state, &sheets);
    assert_eq!(units(&next, FRANCE), "A mar, A spa, F bre");
    let why = &winter_poll(&report, FRANCE).why;
    assert!(
        matches!(why, Why::Units { by, .. } if *by == super::by(3)),
        "{why:?}"
    );
}

#[test]
fn r3b_11_each_countrys_lines_are_a_list_of_their_own() {
    let (next, report) = close(&winter(), &[(1, "Build A Par\nDisband A Boh\nWaive")]);
    assert_eq!(units(&next, FRANCE), "A par, A spa");
    assert_eq!(units(&next, GERMANY), "A mun, A ruh, F kie");
    assert_eq!(chosen(winter_poll(&report, FRANCE)), "Build A Par, Waive");
    assert_eq!(chosen(winter_poll(&report, GERMANY)), "Disband A Boh");
}

#[test]
fn r3b_13_elimination_is_looked_for_after_winter_and_the_falls_trades_stand() {
    let mut state = game(2);
    own(&mut state, ITALY, "");
    place(&mut state, ITALY, "A tyr");
    hold(&mut state, 2, ITALY, 300);
    jump(&mut state, "F1901M");
    let (winter, report) = close(&state, &[(2, "Sell 200 lira"), (1, "Sell 100 lira")]);
    assert_eq!(winter.phase.to_string(), "W1901A");
    assert_eq!(held(&winter, 2, ITALY), (100, 20_000));
    assert_eq!(trading_report(&report).prices[&ITALY].new, 97);
    assert!(exchange(&winter).prices.contains_key(&ITALY));
    let (spring, report) = close(&winter, &[]);
    assert_eq!(trading_report(&report).gone, [ITALY]);
    assert!(!exchange(&spring).prices.contains_key(&ITALY));
    assert_eq!(held(&spring, 2, ITALY), (0, 20_000));
    let sheet = Sheet::read("Sell 100 lira", &spring);
    let item = sheet.items().next().expect("a line");
    let refused = check_by(&spring, PlayerId(1), &Sheet::default(), &item);
    let gone = chancery::control::exchange::BadTrade::Gone { currency: ITALY };
    assert_eq!(refused, Err(chancery::game::OrderError::Trade(gone)));
}

#[test]
fn r3b_13_a_country_that_ends_with_the_fall_needs_no_winter() {
    let mut state = game(2);
    place(&mut state, ITALY, "");
    own(&mut state, ITALY, "");
    jump(&mut state, "F1901M");
    let (spring, report) = close(&state, &[]);
    assert_eq!(spring.phase.to_string(), "S1902M");
    assert_eq!(trading_report(&report).gone, [ITALY]);
    // One that still has a centre, or a unit, is in.
    own(&mut state, ITALY, "rom");
    let (_, report) = close(&state, &[]);
    assert!(trading_report(&report).gone.is_empty());
}

#[test]
fn r3b_20_a_deleted_currency_is_worth_nothing_and_is_no_part_of_a_total() {
    let mut state = game(2);
    hold(&mut state, 1, ITALY, 9000);
    let (spring, report) = without_italy(&state, &[]);
    let post = trading_report(&report);
    assert_eq!(post.holdings[0].worth, 6000 * 100);
    assert_eq!(post.holdings[0].units.get(&ITALY), None);
    let weights = [1, 2].map(|n| exchange(&spring).weight(PlayerId(n)));
    assert_eq!(weights, [6000, 6000]);
}

#[test]
fn r3b_24_winter_is_ordered_by_who_ordered_the_falls_moves() {
    let mut state = game(2);
    hold(&mut state, 1, FRANCE, 1500);
    place(&mut state, FRANCE, "A spa");
    jump(&mut state, "F1901M");
    let buy = "Sell 500 lira\nSell 500 marks\nBuy 1000 francs";
    let (winter, report) = close(&state, &[(2, buy)]);
    assert_eq!(winter.phase.to_string(), "W1901A");
    assert_eq!(winter.control.players_of(FRANCE), [PlayerId(1)]);
    assert_eq!(listed(&report, FRANCE), names(&[2]));
    let sheets = [(1, "Build A Par"), (2, "Build F Bre")];
    let (spring, report) = close(&winter, &sheets);
    assert_eq!(units(&spring, FRANCE), "A par, A spa");
    assert_eq!(winter_poll(&report, FRANCE).why, one(1));
    assert_eq!(spring.control.players_of(FRANCE), [PlayerId(2)]);
}

#[test]
fn r3b_25_lists_are_compared_as_sets_and_the_earliest_gives_the_order() {
    let state = winter();
    let text = [
        "Build A Par\nBuild A Mar\nBuild F Bre",
        "Build F Bre\nBuild A Par\nBuild A Mar",
    ];
    // Three builds for two: the first two written count.
    let build = |first: u64| {
        let sheet = |player: u64| {
            let mut sheet = Sheet::read(text[player as usize - 1], &state);
            sheet.handed_in = if player == first { 10 } else { 20 };
            (PlayerId(player), sheet)
        };
        let sheets: BTreeMap<_, _> = [sheet(1), sheet(2)].into();
        let (next, report) = adjudicate(&state, &sheets);
        let poll = winter_poll(&report, FRANCE);
        assert_eq!(poll.why, Why::Agreed { votes: 2 });
        units(&next, FRANCE)
    };
    assert_eq!(build(1), "A mar, A par, A spa");
    assert_eq!(build(2), "A par, A spa, F bre");
}

#[test]
fn r3b_10_without_a_list_builds_are_waived_and_removals_follow_the_rulebook() {
    let (next, report) = close(&winter(), &[]);
    assert_eq!(units(&next, FRANCE), "A spa");
    assert_eq!(next.position.of(GERMANY).count(), 3);
    assert_eq!(winter_poll(&report, FRANCE).why, Why::Silent);
    let Results::Adjustments(done) = &report.results else {
        panic!("Winter")
    };
    let disorder = |a: &&Adjustment| matches!(a, Adjustment::RemovedInDisorder { .. });
    assert_eq!(done.iter().filter(disorder).count(), 1);
    assert_eq!(report.missed, [FRANCE, GERMANY]);
}

#[test]
fn winter_orders_for_others_countries_are_refused() {
    let state = winter();
    let build = Order::Build {
        kind: UnitKind::Army,
        at: "par".parse().expect("a place"),
    };
    let sheet = Sheet::default();
    let item = chancery::game::Item::Order(build);
    assert!(check_by(&state, PlayerId(1), &sheet, &item).is_ok());
    let not = chancery::game::OrderError::NotCommanded { power: FRANCE };
    assert_eq!(
        check_by(&state, PlayerId(3), &sheet, &item),
        Err(not.clone())
    );
    let (next, report) = close(&state, &[(3, "Build A Par")]);
    assert_eq!(units(&next, FRANCE), "A spa");
    assert_eq!(report.unheard[0].fault, not);
    let unit = UnitRef {
        power: None,
        kind: None,
        at: "boh".parse().expect("a place"),
        joint: false,
    };
    let act = chancery::orders::Act::Disband;
    let item = chancery::game::Item::Order(Order::Unit { unit, act });
    assert!(check_by(&state, PlayerId(2), &sheet, &item).is_ok());
}
