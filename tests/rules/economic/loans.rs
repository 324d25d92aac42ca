//! Loans: called, collected, short, and with interest.

use chancery::board::{Power, powers::*};
use chancery::economy::credits::Event;

use super::*;

/// A Fall in which Turkey has nothing and earns 5.
fn poor_turkey() -> State {
    let mut state = game();
    clear(&mut state);
    jump(&mut state, "F1901M");
    fund(&mut state, TURKEY, 0);
    own(&mut state, TURKEY, "con ank");
    state
}

/// What each power got beyond its 3 and its income when the Fall closed.
fn got(state: &State, power: Power) -> u32 {
    let board = state.setup.board();
    let income = state.economy.income(&state.setup.economy, board, power);
    balance(state, power) - 3 - income
}

#[test]
fn r1b_13_a_debtor_without_anything_is_told_what_stays_due() {
    let mut state = poor_turkey();
    own(&mut state, TURKEY, "");
    place(&mut state, TURKEY, "F aeg");
    lend(&mut state, RUSSIA, TURKEY, 1, 8, 8);
    let (_, report) = close(&state, &[]);
    let nothing = Event::Collected {
        lender: RUSSIA,
        debtor: TURKEY,
        credits: 0,
        left: 8,
    };
    assert!(report.money.contains(&nothing));
}

#[test]
fn e12a_e12b_a_lender_calls_and_the_gm_collects_when_fall_ends() {
    let mut state = game();
    lend(&mut state, RUSSIA, TURKEY, 1, 3, 0);
    let (fall, report) = close(&state, &[(RUSSIA, "Call all from Turkey")]);
    let called = Event::Called {
        lender: RUSSIA,
        debtor: TURKEY,
        credits: 3,
    };
    assert!(report.money.contains(&called));
    assert_eq!([RUSSIA, TURKEY].map(|p| balance(&fall, p)), [3, 3]);
    // Turkey need do nothing, and cannot prevent it.
    let (winter, _) = close(&fall, &[]);
    assert_eq!(balance(&winter, RUSSIA), 3 + 20 + 3);
    assert_eq!(balance(&winter, TURKEY), 3 + 13 - 3);
    assert!(credits(&winter).loans.is_empty());
    // What is not called is not collected.
    let (winter, report) = close(&close(&state, &[]).0, &[]);
    assert_eq!(credits(&winter).debt(RUSSIA, TURKEY), 3);
    let collected = |e: &Event| matches!(e, Event::Collected { .. });
    assert!(!report.money.iter().any(collected));
}

#[test]
fn r1b_15_a_part_may_be_called_and_no_more_than_is_owed() {
    let mut state = game();
    lend(&mut state, RUSSIA, TURKEY, 1, 3, 0);
    lend(&mut state, RUSSIA, TURKEY, 2, 4, 0);
    let (fall, _) = close(&state, &[(RUSSIA, "Call 5 from Turkey")]);
    let loans = |state: &State| -> Vec<(u32, u32)> {
        let loans = credits(state).loans.iter();
        loans.map(|l| (l.owed, l.called)).collect()
    };
    // The oldest first.
    assert_eq!(loans(&fall), [(3, 3), (4, 2)]);
    let (winter, report) = close(&fall, &[(RUSSIA, "Call 3 from Turkey")]);
    let beyond = chancery::economy::credits::BadEntry::BeyondDebt { owed: 2 };
    assert_eq!(failed(&report, RUSSIA), [beyond]);
    assert_eq!(loans(&winter), [(2, 0)]);
    assert_eq!(balance(&winter, RUSSIA), 3 + 20 + 5);
}

#[test]
fn r1b_15_what_is_lent_and_called_in_one_phase_is_collected() {
    let lines = [
        (RUSSIA, "Lend 3 to Turkey\nCall all from Turkey"),
        (TURKEY, "Borrow 3 from Russia"),
    ];
    let state = play(&game(), &[&lines, &[]]);
    assert!(credits(&state).loans.is_empty());
    assert_eq!(balance(&state, TURKEY), 3 + 13);
}

#[test]
fn r1b_13_the_oldest_loan_comes_first() {
    let mut state = poor_turkey();
    lend(&mut state, RUSSIA, TURKEY, 1, 4, 4);
    lend(&mut state, ITALY, TURKEY, 2, 9, 9);
    let (next, _) = close(&state, &[]);
    assert_eq!([RUSSIA, ITALY].map(|p| got(&next, p)), [4, 1]);
}

#[test]
fn r1b_13_of_one_age_the_larger_comes_first_then_the_lenders_name() {
    let mut state = poor_turkey();
    lend(&mut state, AUSTRIA, TURKEY, 1, 2, 2);
    lend(&mut state, ITALY, TURKEY, 1, 4, 4);
    let (next, _) = close(&state, &[]);
    assert_eq!([ITALY, AUSTRIA].map(|p| got(&next, p)), [4, 1]);
    let mut state = poor_turkey();
    lend(&mut state, ITALY, TURKEY, 1, 4, 4);
    lend(&mut state, AUSTRIA, TURKEY, 1, 4, 4);
    let (next, _) = close(&state, &[]);
    assert_eq!([AUSTRIA, ITALY].map(|p| got(&next, p)), [4, 1]);
}

#[test]
fn r1b_13_money_received_by_a_call_pays_another() {
    let mut state = poor_turkey();
    lend(&mut state, RUSSIA, TURKEY, 1, 10, 10);
    lend(&mut state, TURKEY, ITALY, 2, 3, 3);
    let (next, _) = close(&state, &[]);
    // 5 of its own and 3 from Italy.
    assert_eq!(got(&next, RUSSIA), 8);
    assert_eq!(balance(&next, TURKEY), 0);
    let due = |l: &Loan| (l.lender, l.owed, l.called);
    let left: Vec<_> = credits(&next).loans.iter().map(due).collect();
    assert_eq!(left, [(RUSSIA, 2, 2)]);
}

#[test]
fn r1b_38_after_every_payment_the_oldest_loan_that_can_be_paid_comes_first() {
    let mut state = poor_turkey();
    own(&mut state, TURKEY, "");
    place(&mut state, TURKEY, "F aeg");
    lend(&mut state, RUSSIA, TURKEY, 1, 5, 5);
    lend(&mut state, TURKEY, GERMANY, 2, 5, 5);
    lend(&mut state, ITALY, TURKEY, 3, 5, 5);
    let (next, _) = close(&state, &[]);
    // What Germany pays goes to the oldest, although the youngest is next on the list.
    assert_eq!((got(&next, RUSSIA), got(&next, ITALY)), (5, 0));
    assert_eq!(balance(&next, TURKEY), 0);
}

#[test]
fn r1b_13_rings_of_calls_end() {
    let mut state = poor_turkey();
    lend(&mut state, RUSSIA, TURKEY, 1, 500, 500);
    lend(&mut state, ITALY, RUSSIA, 1, 500, 500);
    lend(&mut state, TURKEY, ITALY, 1, 500, 500);
    let (next, _) = close(&state, &[]);
    let total: u32 = [RUSSIA, ITALY, TURKEY]
        .map(|p| balance(&next, p))
        .iter()
        .sum();
    assert_eq!(total, 3 + 3 + 5 + 20 + 16);
}

#[test]
fn eq1_r1b_14_interest_is_the_parties_own_bookkeeping() {
    let lines = [
        (RUSSIA, "Lend 3 to Turkey note: 1 a year on top"),
        (TURKEY, "Borrow 3 from Russia"),
    ];
    let (next, _) = close(&game(), &lines);
    let loan = &credits(&next).loans[0];
    assert_eq!(loan.note.as_deref(), Some("1 a year on top"));
    // Only the principal is collected.
    let (winter, _) = close(&next, &[(RUSSIA, "Call all from Turkey")]);
    assert_eq!(balance(&winter, TURKEY), 6 + 13 - 3);
}

#[test]
fn eq1_r1b_14_a_sum_both_report_as_due_is_collected() {
    let mut state = game();
    lend(&mut state, RUSSIA, TURKEY, 1, 3, 0);
    let claim = (RUSSIA, "Claim 2 from Turkey");
    let (fall, report) = close(&state, &[claim, (TURKEY, "Owe 2 to Russia")]);
    assert_eq!(made(&report), [(TransferKind::Interest, TURKEY, RUSSIA, 2)]);
    assert_eq!(balance(&fall, TURKEY), 3, "nothing is paid yet");
    let (winter, _) = close(&fall, &[]);
    assert_eq!(balance(&winter, TURKEY), 3 + 13 - 2);
    assert_eq!(credits(&winter).debt(RUSSIA, TURKEY), 3, "the loan stays");
    // One side's word is not enough.
    let (fall, report) = close(&state, &[claim]);
    assert_eq!(failed(&report, RUSSIA).len(), 1);
    assert_eq!(credits(&fall).debt(RUSSIA, TURKEY), 3);
}

#[test]
fn r1b_04_a_repayment_comes_off_the_oldest_loan_and_off_what_is_called() {
    let mut state = game();
    fund(&mut state, TURKEY, 10);
    lend(&mut state, RUSSIA, TURKEY, 1, 2, 2);
    lend(&mut state, RUSSIA, TURKEY, 2, 4, 1);
    let lines = [
        (TURKEY, "Repay 5 to Russia"),
        (RUSSIA, "Collect 5 from Turkey"),
    ];
    let (fall, _) = close(&state, &lines);
    let loan = &credits(&fall).loans;
    assert_eq!(loan.len(), 1);
    assert_eq!((loan[0].made, loan[0].owed, loan[0].called), (2, 1, 0));
}
