//! What is published, and how the game ends: C-09 to C-11, 3B.18, 3B.19.

use super::*;
use chancery::board::powers::{AUSTRIA, FRANCE, GERMANY, ITALY};
use chancery::control::exchange::{Cause, Final};
use chancery::game::{ActError, GameStatus, Motion, Outcome};

fn propose(player: u64) -> Action {
    Action::Propose {
        player: PlayerId(player),
        motion: Motion::Close,
    }
}

pub fn vote(player: u64, yes: bool) -> Action {
    Action::Vote {
        player: PlayerId(player),
        motion: Motion::Close,
        yes: Some(yes),
    }
}

pub fn ended(state: &State) -> Option<&Final> {
    match &state.stage {
        GameStatus::Finished(Outcome::Scores(table)) => Some(table),
        _ => None,
    }
}

/// Two of three players are eligible to order.
fn two_of_three() -> State {
    let mut state = game(3);
    for power in Power::ALL {
        for (player, units) in [(1, 1500), (2, 1500), (3, 100)] {
            hold(&mut state, player, power, units);
        }
    }
    state
}

#[test]
fn c09a_dealings_prices_holdings_and_who_may_order_are_published() {
    let sheets = [(1, "Sell 500 lira\nBuy 400 marks"), (2, "Sell 501 francs")];
    let (_, report) = close(&game(3), &sheets);
    let post = trading_report(&report);
    assert_eq!(post.dealings.len(), 3);
    assert_eq!(post.prices.len(), 7);
    let marks = post.prices[&GERMANY];
    assert_eq!((marks.old, marks.change, marks.new), (100, 4, 104));
    assert_eq!(post.holdings.len(), 3);
    assert_eq!(post.holdings[0].units[&GERMANY], 1400);
    assert_eq!(listed(&report, GERMANY), names(&[1]));
    assert_eq!(listed(&report, ITALY), names(&[2, 3]));
    assert_eq!(listed(&report, AUSTRIA), names(&[1, 2, 3]));
}

#[test]
fn c09b_cash_and_what_all_is_worth_at_the_new_prices() {
    let (_, report) = close(&game(2), &[(1, "Sell 500 lira\nBuy 400 marks")]);
    let first = &trading_report(&report).holdings[0];
    assert_eq!(first.cents, 10_000);
    assert_eq!(first.worth, 10_000 + 5000 * 100 + 1400 * 104 + 500 * 95);
    assert_eq!(
        trading_report(&report).holdings[1].worth,
        5000 * 100 + 104_000 + 95_000
    );
}

#[test]
fn c10a_any_player_proposes_and_the_eligible_vote() {
    let state = two_of_three();
    let (state, said) = told(&state, propose(3));
    let none = ActReport::Polled {
        player: PlayerId(3),
        motion: Motion::Close,
        yes: Some(true),
        votes: 0,
        needed: 2,
    };
    assert_eq!(said, none);
    assert_eq!(
        act(&state, &vote(3, true)).map(|_| ()),
        Err(ActError::NotEligible)
    );
    assert_eq!(
        act(&state, &propose(1)).map(|_| ()),
        Err(ActError::NoMotion)
    );
    assert_eq!(
        act(&state, &propose(9)).map(|_| ()),
        Err(ActError::NotSeated)
    );
    let state = done(&state, vote(1, true));
    assert!(state.is_playing());
    let (state, said) = told(&state, vote(2, true));
    assert!(matches!(said, ActReport::Ended(Outcome::Scores(_))));
    assert_eq!(ended(&state).map(|f| &f.cause), Some(&Cause::Voted));
}

#[test]
fn c10a_nothing_is_voted_on_that_nobody_proposed() {
    let state = two_of_three();
    assert!(state.open_motions().is_empty());
    assert!(state.may_propose(Motion::Close));
    assert_eq!(
        act(&state, &vote(1, true)).map(|_| ()),
        Err(ActError::NoMotion)
    );
    let state = done(&state, propose(3));
    assert_eq!(state.open_motions(), [Motion::Close]);
    assert!(!state.may_propose(Motion::Close));
}

#[test]
fn r3b_18_all_eligible_must_agree_and_no_vote_is_a_no() {
    let state = done(&two_of_three(), propose(1));
    let (fall, report) = close(&state, &[]);
    let [decision] = report.decided.as_slice() else {
        panic!("{:?}", report.decided)
    };
    assert!(!decision.passed);
    assert_eq!(decision.players, [(PlayerId(1), true)].into());
    assert!(fall.open_motions().is_empty());
    assert!(fall.may_propose(Motion::Close));
    let state = done(&done(&two_of_three(), propose(1)), vote(2, false));
    assert!(state.is_playing());
    // A no is taken back.
    assert!(!done(&state, vote(2, true)).is_playing());
}

#[test]
fn r3b_18_eligible_are_those_listed_for_the_coming_season() {
    let mut state = game(2);
    hold(&mut state, 1, FRANCE, 1500);
    place(&mut state, FRANCE, "A spa");
    for power in Power::ALL {
        hold(&mut state, 1, power, 1100);
    }
    jump(&mut state, "F1901M");
    let buy = "Sell 500 lira\nSell 500 marks\nBuy 1000 francs";
    let (winter, _) = close(&state, &[(2, buy)]);
    // Winter is still ordered by the first; the coming Spring's France is listed for the second.
    assert_eq!(winter.phase.to_string(), "W1901A");
    assert_eq!(winter.control.players_of(FRANCE), [PlayerId(1)]);
    assert_eq!(exchange(&winter).voters(), [PlayerId(1), PlayerId(2)]);
    assert_eq!(exchange(&state).voters(), [PlayerId(1)]);
}

#[test]
fn r3b_18_a_country_of_18_centres_ends_the_game_too() {
    let mut state = game(2);
    hold(&mut state, 2, FRANCE, 1900);
    let all = "bre par mar spa por bel hol den kie ber mun lon lvp edi nwy swe ven rom";
    own(&mut state, FRANCE, all);
    for power in Power::ALL {
        if power != FRANCE {
            place(&mut state, power, "");
        }
    }
    jump(&mut state, "F1905M");
    let (next, report) = close(&state, &[]);
    let table = ended(&next).expect("an end");
    assert_eq!(table.cause, Cause::Goal(vec![FRANCE]));
    assert_eq!(table.winners, names(&[2]));
    assert_eq!(
        report.outcome,
        Some(Outcome::Scores(Box::new(table.clone())))
    );
}

#[test]
fn c11a_points_are_centres_times_hundreds_over_all_countries() {
    let mut state = two_of_three();
    hold(&mut state, 1, FRANCE, 1799);
    let state = play_to_the_vote(&state);
    let table = ended(&state).expect("an end");
    let first = &table.scores[0];
    assert_eq!(first.who, by(1));
    // Russia has four centres, the others three.
    assert_eq!(first.countries[&FRANCE].points, 3 * 17 * 100);
    assert_eq!(first.countries[&Power::RUSSIA].points, 4 * 15 * 100);
    assert_eq!(first.points, (3 * 17 + 4 * 15 + 5 * 3 * 15) * 100);
}

fn play_to_the_vote(state: &State) -> State {
    let first = state.control.players()[0];
    let mut state = done(state, propose(first.0));
    for player in exchange(&state).voters() {
        if state.is_playing() {
            state = done(&state, vote(player.0, true));
        }
    }
    state
}

#[test]
fn c11b_dollars_score_nothing() {
    let mut state = two_of_three();
    cash(&mut state, 3, 9_999_999);
    let state = play_to_the_vote(&state);
    let table = ended(&state).expect("an end");
    let last = table.scores.last().expect("a score");
    assert_eq!((last.who, last.cents), (by(3), 9_999_999));
    assert_eq!(last.points, (6 * 3 + 4) * 100);
}

#[test]
fn c11c_the_highest_total_wins_and_equals_share() {
    let mut state = two_of_three();
    assert_eq!(
        ended(&play_to_the_vote(&state)).expect("an end").winners,
        names(&[1, 2])
    );
    hold(&mut state, 2, FRANCE, 1600);
    let state = play_to_the_vote(&state);
    let table = ended(&state).expect("an end");
    assert_eq!(table.winners, names(&[2]));
    let places: Vec<usize> = table.scores.iter().map(|s| s.place).collect();
    assert_eq!(places, [1, 2, 3]);
}

#[test]
fn r3b_15_who_left_is_in_the_table_and_wins_nothing() {
    let state = done(&two_of_three(), leave(1));
    let state = play_to_the_vote(&state);
    let table = ended(&state).expect("an end");
    assert_eq!(table.winners, names(&[2]));
    assert!(table.scores.iter().any(|s| s.who == by(1) && s.left));
}

#[test]
fn r3b_28_a_leaver_ranks_below_everyone_who_stayed() {
    let state = done(&two_of_three(), leave(1));
    let state = play_to_the_vote(&state);
    let table = ended(&state).expect("an end");
    let last = table.scores.last().expect("a score");
    assert_eq!((last.who, last.left, last.place), (by(1), true, 3));
    // They held as much of what counts as anybody.
    assert!(table.scores.iter().all(|s| s.points <= last.points));
    assert_eq!(table.winners, names(&[2]));
}

#[test]
fn r3b_19_hundreds_are_whole_and_centres_those_of_the_last_update() {
    let mut state = two_of_three();
    hold(&mut state, 1, FRANCE, 99);
    // A unit in a centre that has not changed hands yet.
    place(&mut state, FRANCE, "A par, A spa");
    let state = play_to_the_vote(&state);
    let table = ended(&state).expect("an end");
    let first = table
        .scores
        .iter()
        .find(|s| s.who == by(1))
        .expect("a score");
    assert_eq!(first.countries[&FRANCE].points, 0);
    assert_eq!(first.countries[&FRANCE].centres, 3);
}
