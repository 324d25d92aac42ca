//! For whom a phase waits before it closes ahead of its deadline, and who counts as silent.

use super::*;
use chancery::board::powers::*;
use chancery::game::{Action, Item, act, check};

fn missed(state: &State, power: Power) -> u32 {
    let seats = state.control.seats().expect("seats");
    seats.seats.get(&power).map_or(0, |seat| seat.missed)
}

#[test]
fn e10a_who_has_money_but_no_unit_is_waited_for_and_owes_nothing() {
    let mut state = game();
    place(&mut state, TURKEY, "");
    assert!(state.may_submit(TURKEY) && state.awaits(TURKEY));
    assert!(!state.due().contains_key(&TURKEY));
    assert!(!state.debtors().contains(&player(TURKEY)));
    assert_eq!(state.awaited().len(), 7);
    // Everybody sees who has no unit and where the treasuries lie.
    assert_eq!(state.awaited_openly(), state.awaited());
    let (next, report) = close(&state, &[]);
    assert_eq!(report.missed.len(), 6);
    assert!(!report.missed.contains(&TURKEY));
    assert_eq!((missed(&next, TURKEY), missed(&next, FRANCE)), (0, 1));
    // Without provinces, too, until the Fall that finds it so.
    own(&mut state, TURKEY, "");
    assert!(state.awaits(TURKEY));
    jump(&mut state, "F1901M");
    let winter = close(&state, &[]).0;
    assert!(!winter.awaits(TURKEY) && !winter.awaited().contains(&player(TURKEY)));
}

#[test]
fn e12b_the_last_phase_for_calls_waits_for_who_may_call() {
    for (phase, waits) in [("S1901R", false), ("F1901R", true)] {
        let mut state = game();
        jump(&mut state, phase);
        assert!(state.awaited().is_empty(), "{phase}");
        lend(&mut state, ITALY, TURKEY, 1, 2, 1);
        assert_eq!(state.awaits(ITALY), waits, "{phase}");
        assert!(!state.awaits(TURKEY), "{phase}: who owes cannot call");
        assert!(state.may_submit(ITALY), "{phase}");
        // A loan is its parties' business.
        assert!(state.awaited_openly().is_empty(), "{phase}");
        // All of it is called.
        credits_mut(&mut state).loans[0].called = 2;
        assert!(!state.awaits(ITALY), "{phase}");
    }
}

#[test]
fn r1b_28_who_hired_a_dislodged_unit_is_waited_for_in_secret() {
    let mut state = game();
    place(&mut state, ITALY, "A bur, A gas");
    place(&mut state, GERMANY, "A ber");
    let attack = "A Bur - Par\nA Gas S A Bur - Par";
    let lines = [(FRANCE, "Hire A Par to Germany"), (ITALY, attack)];
    let (retreats, _) = close(&state, &lines);
    assert_eq!(retreats.awaited(), [player(FRANCE), player(GERMANY)]);
    assert_eq!(retreats.awaited_openly(), [player(FRANCE)]);
    let (fall, report) = close(&retreats, &[]);
    assert_eq!(report.missed, [FRANCE], "the hirer owes nothing");
    assert_eq!(missed(&fall, GERMANY), missed(&retreats, GERMANY));
}

/// A power is in the game until the Fall that finds it with neither unit nor province: for whoever
/// asks, of votes, of its seat, of its sheet, of dealings with it.
#[test]
fn r1b_22_whoever_asks_is_told_the_same_of_who_is_in() {
    let mut state = game();
    place(&mut state, FRANCE, "");
    own(&mut state, FRANCE, "");
    jump(&mut state, "F1901M");
    let all = |state: &State| {
        let replace = Action::Replace {
            power: FRANCE,
            player: PlayerId(99),
        };
        let end = |outcome| act(state, &Action::End { outcome }).is_ok();
        let give = Sheet::read("Give 1 to France", state).credits.remove(0);
        [
            state.is_in(FRANCE),
            state.survivors().contains(&FRANCE),
            state.may_submit(FRANCE),
            state.awaits(FRANCE),
            act(state, &replace).is_ok(),
            end(chancery::game::Outcome::Concession(FRANCE)),
            state.voters().contains(&FRANCE),
            check(state, ITALY, &Item::Credits(give)).is_ok(),
            credits(state).treasuries.contains_key(&FRANCE),
        ]
    };
    assert_eq!(all(&state), [true; 9]);
    let (winter, report) = close(&state, &[]);
    assert_eq!(report.eliminated, [FRANCE]);
    assert_eq!(all(&winter), [false; 9]);
}

#[test]
fn nobody_is_waited_for_in_a_game_that_is_over() {
    let mut state = game();
    state.stage = GameStatus::Finished(chancery::game::Outcome::Abandoned);
    assert!(state.awaited().is_empty() && !state.awaits(FRANCE));
}
