//! Gifts, loans and repayments: two sealed declarations that agree.

use chancery::board::{Power, powers::*};
use chancery::economy::credits::BadEntry::{self, *};
use chancery::economy::credits::TransferKind::{Gift, Loan as Lent, Repayment};
use chancery::economy::credits::{Entry, Event, Transfer, Way};
use chancery::game::{Item, OrderError, check};

use super::*;

fn holds(state: &State, powers: [Power; 2]) -> [u32; 2] {
    powers.map(|p| balance(state, p))
}

#[test]
fn e11f_the_notes_and_the_wish_to_publish_need_not_agree() {
    let lines = [
        (RUSSIA, "Lend 3 to Turkey openly note: back by 1903"),
        (TURKEY, "Borrow 3 from Russia note: thanks"),
    ];
    let (next, report) = close(&game(), &lines);
    assert_eq!(made(&report).len(), 1);
    let note = credits(&next).loans[0].note.as_deref();
    assert_eq!(note, Some("back by 1903 / thanks"));
}

#[test]
fn e10b_credits_bribe_reward_and_indemnify() {
    let lines = [
        (
            FRANCE,
            "pay 1 to Italy note: for leaving Piedmont alone\ngrant 1 to England note: a reward\ngive 1 to Germany note: an indemnity",
        ),
        (ITALY, "accept 1 from France"),
        (ENGLAND, "received 1 from France"),
        (GERMANY, "receive 1 from France"),
    ];
    let (next, report) = close(&game(), &lines);
    assert_eq!(made(&report).len(), 3);
    let all = [FRANCE, ITALY, ENGLAND, GERMANY].map(|p| balance(&next, p));
    assert_eq!(all, [0, 4, 4, 4]);
    assert!(credits(&next).loans.is_empty());
}

#[test]
fn e05f_there_is_no_bank() {
    let state = game();
    for line in ["Borrow 3 from bank", "Borrow 3", "Borrow 3 from Chancery"] {
        assert_eq!(Sheet::read(line, &state).len(), 0, "{line}");
    }
    // Nor does anybody's word alone bring money: what one gets another gave.
    let lines: Vec<(Power, &str)> = Power::ALL
        .into_iter()
        .map(|p| {
            (
                p,
                if p == FRANCE {
                    "Borrow 99 from Italy"
                } else {
                    "Borrow 99 from France"
                },
            )
        })
        .collect();
    let (next, report) = close(&state, &lines);
    assert!(made(&report).is_empty());
    assert!(Power::ALL.iter().all(|p| balance(&next, *p) == 3));
}

#[test]
fn r1b_03_what_comes_in_is_not_given_on_in_the_same_phase() {
    let lines = [
        (AUSTRIA, "Give 3 to England"),
        (ENGLAND, "Receive 3 from Austria\nGive 5 to France"),
        (FRANCE, "Receive 5 from England"),
    ];
    let (next, report) = close(&game(), &lines);
    assert_eq!(made(&report), [(Gift, AUSTRIA, ENGLAND, 3)]);
    assert_eq!(failed(&report, ENGLAND), [CannotPay { has: 3 }]);
    assert_eq!(failed(&report, FRANCE), [NotPaid { by: ENGLAND }]);
    assert_eq!(holds(&next, [ENGLAND, FRANCE]), [6, 3]);
    // In the next phase it can be; then Fall brings 17 and 16.
    let (next, _) = close(&next, &lines[1..]);
    assert_eq!(holds(&next, [ENGLAND, FRANCE]), [1 + 17, 8 + 16]);
}

#[test]
fn r1b_03_the_givers_list_is_carried_out_in_its_order() {
    let lines = [
        (
            ENGLAND,
            "Give 2 to France\nGive 2 to Germany\nGive 1 to Italy",
        ),
        (FRANCE, "Receive 2 from England"),
        (GERMANY, "Receive 2 from England"),
        (ITALY, "Receive 1 from England"),
    ];
    let (next, report) = close(&game(), &lines);
    let both = [(Gift, ENGLAND, FRANCE, 2), (Gift, ENGLAND, ITALY, 1)];
    assert_eq!(made(&report), both);
    assert_eq!(failed(&report, ENGLAND), [CannotPay { has: 1 }]);
    assert_eq!(balance(&next, ENGLAND), 0);
    let turned = (
        ENGLAND,
        "Give 2 to Germany\nGive 2 to France\nGive 1 to Italy",
    );
    let (_, report) = close(&game(), &[turned, lines[1], lines[2], lines[3]]);
    assert_eq!(made(&report)[0], (Gift, ENGLAND, GERMANY, 2));
    // A line that nobody answers keeps no money back.
    let (_, report) = close(&game(), &[lines[0], lines[2], lines[3]]);
    let others = [(Gift, ENGLAND, GERMANY, 2), (Gift, ENGLAND, ITALY, 1)];
    assert_eq!(made(&report), others);
}

#[test]
fn r1b_04_a_repayment_lessens_the_loan() {
    let mut state = game();
    lend(&mut state, RUSSIA, TURKEY, 1, 4, 0);
    let lines = [
        (TURKEY, "Repay 3 to Russia"),
        (RUSSIA, "Collect 3 from Turkey"),
    ];
    let (next, report) = close(&state, &lines);
    assert_eq!(made(&report), [(Repayment, TURKEY, RUSSIA, 3)]);
    assert_eq!(credits(&next).debt(RUSSIA, TURKEY), 1);
    assert_eq!(holds(&next, [RUSSIA, TURKEY]), [6, 0]);
    // More than is owed is not repaid, and a gift repays nothing.
    let (after, report) = close(&next, &[lines[0], lines[1]]);
    assert_eq!(failed(&report, TURKEY), [BeyondDebt { owed: 1 }]);
    assert_eq!(credits(&after).debt(RUSSIA, TURKEY), 1);
    let gift = [
        (RUSSIA, "Give 1 to Turkey"),
        (TURKEY, "Receive 1 from Russia"),
    ];
    let (after, _) = close(&next, &gift);
    assert_eq!(credits(&after).debt(RUSSIA, TURKEY), 1);
}

#[test]
fn r1b_04_repayments_of_one_phase_share_one_debt() {
    let mut state = game();
    fund(&mut state, TURKEY, 10);
    lend(&mut state, RUSSIA, TURKEY, 1, 4, 0);
    // The same twice, as only sheets from outside can have it.
    let lines = [
        (TURKEY, "Repay 3 to Russia\nRepay 3 to Russia"),
        (RUSSIA, "Collect 3 from Turkey\nCollect 3 from Turkey"),
    ];
    let (next, report) = close(&state, &lines);
    assert_eq!(made(&report).len(), 1);
    assert_eq!(failed(&report, TURKEY), [BeyondDebt { owed: 1 }]);
    assert_eq!(balance(&next, TURKEY), 7);
}

#[test]
fn each_declaration_is_used_once() {
    let lines = [
        (FRANCE, "Give 1 to Italy\nGive 1 to Italy"),
        (ITALY, "Receive 1 from France"),
    ];
    let (next, report) = close(&game(), &lines);
    assert_eq!(made(&report).len(), 1);
    assert_eq!(failed(&report, FRANCE), [Unmatched { with: ITALY }]);
    assert_eq!(holds(&next, [FRANCE, ITALY]), [2, 4]);
    let lines = [
        (FRANCE, "Give 1 to Italy"),
        (ITALY, "Receive 1 from France\nReceive 1 from France"),
    ];
    let (next, report) = close(&game(), &lines);
    assert_eq!(failed(&report, ITALY), [Unmatched { with: FRANCE }]);
    assert_eq!(holds(&next, [FRANCE, ITALY]), [2, 4]);
}

#[test]
fn r1b_10_a_winter_gift_may_force_the_givers_own_removals() {
    let state = winter(json!({}), FRANCE, "F mao, A par, A mar", 13);
    let disband: chancery::orders::Order = {
        let sheet = Sheet::read("Disband A Par", &state);
        sheet.orders[0].clone()
    };
    // As things stand the army can be paid; the order may be kept all the same.
    let fault = check(&state, FRANCE, &Item::Order(disband)).expect_err("can be paid");
    assert_eq!(fault, OrderError::Adjustment(BadAdjustment::MayNotDisband));
    assert!(fault.may_be_kept());
    let lines = [
        (FRANCE, "Give 4 to England\nDisband A Par"),
        (ENGLAND, "Receive 4 from France"),
    ];
    let (next, _) = close(&state, &lines);
    assert_eq!(units(&next, FRANCE), "A mar, F mao");
    assert_eq!(balance(&next, FRANCE), 0);
}

/// Why a line is refused when it is written and, kept all the same, does nothing when the phase closes.
fn refused_twice(state: &State, power: Power, entry: Entry) -> BadEntry {
    let item = Item::Credits(entry.clone());
    let at_once = match check(state, power, &item) {
        Err(OrderError::Credits(why)) => why,
        other => panic!("{entry}: {other:?}"),
    };
    let sheet = Sheet {
        credits: vec![entry.clone()],
        ..Sheet::default()
    };
    let (next, report) = adjudicate(state, &[(player(power), sheet)].into());
    add_up(state, &next, &report);
    assert_eq!(next.economy, close(state, &[]).0.economy, "{entry}");
    let why = at_once;
    assert_eq!(
        report
            .money
            .iter()
            .filter(|e| matches!(e, Event::Failed { .. }))
            .count(),
        1
    );
    let told = Event::Failed { power, entry, why };
    assert!(report.money.contains(&told), "{:?}", report.money);
    at_once
}

#[test]
fn bad_lines_are_refused_when_written_and_do_nothing_when_kept() {
    let mut state = game();
    credits_mut(&mut state).treasuries.remove(&AUSTRIA);
    credits_mut(&mut state).books.remove(&AUSTRIA);
    lend(&mut state, RUSSIA, TURKEY, 1, 4, 1);
    let transfer = |kind, way, with, credits| {
        Entry::Transfer(Transfer {
            kind,
            way,
            with,
            credits,
            openly: false,
            note: None,
        })
    };
    let cases = [
        (FRANCE, transfer(Gift, Way::Out, ENGLAND, 0), Amount),
        (FRANCE, transfer(Lent, Way::In, ENGLAND, 10_000), Amount),
        (FRANCE, transfer(Gift, Way::Out, FRANCE, 1), ToOneself),
        (
            FRANCE,
            transfer(Gift, Way::Out, AUSTRIA, 1),
            Gone { power: AUSTRIA },
        ),
        (
            FRANCE,
            transfer(Gift, Way::Out, ENGLAND, 4),
            CannotPay { has: 3 },
        ),
        (
            TURKEY,
            transfer(Repayment, Way::Out, RUSSIA, 5),
            BeyondDebt { owed: 4 },
        ),
        (
            RUSSIA,
            transfer(Repayment, Way::In, ITALY, 1),
            BeyondDebt { owed: 0 },
        ),
        // One of the four is called already.
        (
            RUSSIA,
            Entry::Call {
                debtor: TURKEY,
                credits: Some(4),
            },
            BeyondDebt { owed: 3 },
        ),
        (
            RUSSIA,
            Entry::Call {
                debtor: TURKEY,
                credits: Some(0),
            },
            Amount,
        ),
        (
            TURKEY,
            Entry::Call {
                debtor: RUSSIA,
                credits: None,
            },
            BeyondDebt { owed: 0 },
        ),
        (
            FRANCE,
            Entry::Call {
                debtor: FRANCE,
                credits: None,
            },
            ToOneself,
        ),
        (
            FRANCE,
            Entry::Call {
                debtor: AUSTRIA,
                credits: None,
            },
            Gone { power: AUSTRIA },
        ),
        (
            FRANCE,
            Entry::Treasury { at: at("bel") },
            NotOwned { at: at("bel") },
        ),
        (
            FRANCE,
            Entry::Treasury { at: at("nth") },
            NotOwned { at: at("nth") },
        ),
        (FRANCE, Entry::Trust { power: GERMANY }, NotPlayed),
        (FRANCE, Entry::Ally { with: Some(FRANCE) }, ToOneself),
        (
            FRANCE,
            Entry::Ally {
                with: Some(AUSTRIA),
            },
            Gone { power: AUSTRIA },
        ),
    ];
    for (power, entry, why) in cases {
        let name = entry.to_string();
        assert_eq!(refused_twice(&state, power, entry), why, "{name}");
    }
    for line in [
        "Hire A Mun to England",
        "Hire F Par to England",
        "Hire Italian A Par to England",
    ] {
        let hire = Sheet::read(line, &state).credits.remove(0);
        let why = refused_twice(&state, FRANCE, hire);
        assert!(matches!(why, NoUnit { .. }), "{line}: {why:?}");
    }
    let hire = Sheet::read("Hire A Par to France", &state)
        .credits
        .remove(0);
    assert_eq!(refused_twice(&state, FRANCE, hire), ToOneself);
    // The season's papers go with the orders for moves.
    jump(&mut state, "W1901A");
    for line in ["Treasury to Mar", "Hire A Par to England"] {
        let entry = Sheet::read(line, &state).credits.remove(0);
        assert_eq!(refused_twice(&state, FRANCE, entry), OnlyWithMoves);
    }
}
