//! Whom a phase waits for, with any number of players: those who play along.

use super::*;
use chancery::control::{Computer, Level};

fn waited(state: &State) -> Vec<u64> {
    state.awaited().iter().map(|p| p.0).collect()
}

#[test]
fn c07a_nobody_waits_for_a_newcomer_who_never_wrote() {
    let state = game(2);
    assert_eq!(waited(&state), [1, 2]);
    let state = done(&state, join(3));
    assert_eq!(waited(&state), [1, 2]);
    assert!(state.may_write(PlayerId(3)));
    let (state, _) = close(&state, &[(1, "Trade nothing"), (3, "Sell 100 lira")]);
    assert_eq!(waited(&state), [1, 2, 3]);
}

#[test]
fn r3b_15_who_missed_two_turns_is_waited_for_no_longer_until_they_write() {
    let state = play(&game(2), &[&[(1, "Trade nothing")]]);
    assert_eq!(waited(&state), [1, 2]);
    let state = play(&state, &[&[(1, "Trade nothing")]]);
    assert_eq!(waited(&state), [1]);
    assert!(!state.is_idle());
    let state = play(&state, &[&[]]);
    assert_eq!(state.debtors(), [PlayerId(1)]);
    let state = play(&state, &[&[]]);
    assert_eq!(waited(&state), [0; 0]);
    // There is still somebody who could do something.
    assert!(!state.is_idle());
    let state = play(&state, &[&[(2, "Buy 1 mark")]]);
    assert_eq!(waited(&state), [2]);
    let state = done(&state, leave(2));
    assert_eq!(waited(&state), [0; 0]);
}

#[test]
fn r3b_15_where_all_have_left_nothing_is_to_be_done() {
    let mut state = game(3);
    for player in 1..=3 {
        state = done(&state, leave(player));
    }
    assert!(state.is_idle());
}

#[test]
fn computers_alone_do_not_carry_a_game_past_the_people_in_it() {
    let level = Level::Easy;
    let computer = Computer { level, number: 0 }.id().0;
    let mut state = done(&game(2), join(computer));
    for _ in 0..3 {
        state = play(&state, &[&[(computer, "Trade nothing")]]);
    }
    assert_eq!(waited(&state), [1, 2, computer]);
    // Where a person plays along, nobody waits for the silent one.
    let state = play(&state, &[&[(computer, "Trade nothing"), (1, "Buy 1 mark")]]);
    assert_eq!(waited(&state), [1, computer]);
    let state = done(&state, leave(1));
    assert_eq!(waited(&state), [2, computer]);
}
