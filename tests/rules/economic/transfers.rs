//! Gifts, loans and repayments: two sealed declarations that agree.

use chancery::board::{Power, Power::*};
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
        (Russia, "Lend 3 to Turkey openly note: back by 1903"),
        (Turkey, "Borrow 3 from Russia note: thanks"),
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
            France,
            "pay 1 to Italy note: for leaving Piedmont alone\ngrant 1 to England note: a reward\ngive 1 to Germany note: an indemnity",
        ),
        (Italy, "accept 1 from France"),
        (England, "received 1 from France"),
        (Germany, "receive 1 from France"),
    ];
    let (next, report) = close(&game(), &lines);
    assert_eq!(made(&report).len(), 3);
    let all = [France, Italy, England, Germany].map(|p| balance(&next, p));
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
                if p == France {
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
        (Austria, "Give 3 to England"),
        (England, "Receive 3 from Austria\nGive 5 to France"),
        (France, "Receive 5 from England"),
    ];
    let (next, report) = close(&game(), &lines);
    assert_eq!(made(&report), [(Gift, Austria, England, 3)]);
    assert_eq!(failed(&report, England), [CannotPay { has: 3 }]);
    assert_eq!(failed(&report, France), [NotPaid { by: England }]);
    assert_eq!(holds(&next, [England, France]), [6, 3]);
    // In the next phase it can be; then Fall brings 17 and 16.
    let (next, _) = close(&next, &lines[1..]);
    assert_eq!(holds(&next, [England, France]), [1 + 17, 8 + 16]);
}

#[test]
fn r1b_03_the_givers_list_is_carried_out_in_its_order() {
    let lines = [
        (
            England,
            "Give 2 to France\nGive 2 to Germany\nGive 1 to Italy",
        ),
        (France, "Receive 2 from England"),
        (Germany, "Receive 2 from England"),
        (Italy, "Receive 1 from England"),
    ];
    let (next, report) = close(&game(), &lines);
    let both = [(Gift, England, France, 2), (Gift, England, Italy, 1)];
    assert_eq!(made(&report), both);
    assert_eq!(failed(&report, England), [CannotPay { has: 1 }]);
    assert_eq!(balance(&next, England), 0);
    let turned = (
        England,
        "Give 2 to Germany\nGive 2 to France\nGive 1 to Italy",
    );
    let (_, report) = close(&game(), &[turned, lines[1], lines[2], lines[3]]);
    assert_eq!(made(&report)[0], (Gift, England, Germany, 2));
    // A line that nobody answers keeps no money back.
    let (_, report) = close(&game(), &[lines[0], lines[2], lines[3]]);
    let others = [(Gift, England, Germany, 2), (Gift, England, Italy, 1)];
    assert_eq!(made(&report), others);
}

#[test]
fn r1b_04_a_repayment_lessens_the_loan() {
    let mut state = game();
    lend(&mut state, Russia, Turkey, 1, 4, 0);
    let lines = [
        (Turkey, "Repay 3 to Russia"),
        (Russia, "Collect 3 from Turkey"),
    ];
    let (next, report) = close(&state, &lines);
    assert_eq!(made(&report), [(Repayment, Turkey, Russia, 3)]);
    assert_eq!(credits(&next).debt(Russia, Turkey), 1);
    assert_eq!(holds(&next, [Russia, Turkey]), [6, 0]);
    // More than is owed is not repaid, and a gift repays nothing.
    let (after, report) = close(&next, &[lines[0], lines[1]]);
    assert_eq!(failed(&report, Turkey), [BeyondDebt { owed: 1 }]);
    assert_eq!(credits(&after).debt(Russia, Turkey), 1);
    let gift = [
        (Russia, "Give 1 to Turkey"),
        (Turkey, "Receive 1 from Russia"),
    ];
    let (after, _) = close(&next, &gift);
    assert_eq!(credits(&after).debt(Russia, Turkey), 1);
}

#[test]
fn r1b_04_repayments_of_one_phase_share_one_debt() {
    let mut state = game();
    fund(&mut state, Turkey, 10);
    lend(&mut state, Russia, Turkey, 1, 4, 0);
    // The same twice, as only sheets from outside can have it.
    let lines = [
        (Turkey, "Repay 3 to Russia\nRepay 3 to Russia"),
        (Russia, "Collect 3 from Turkey\nCollect 3 from Turkey"),
    ];
    let (next, report) = close(&state, &lines);
    assert_eq!(made(&report).len(), 1);
    assert_eq!(failed(&report, Turkey), [BeyondDebt { owed: 1 }]);
    assert_eq!(balance(&next, Turkey), 7);
}

#[test]
fn each_declaration_is_used_once() {
    let lines = [
        (France, "Give 1 to Italy\nGive 1 to Italy"),
        (Italy, "Receive 1 from France"),
    ];
    let (next, report) = close(&game(), &lines);
    assert_eq!(made(&report).len(), 1);
    assert_eq!(failed(&report, France), [Unmatched { with: Italy }]);
    assert_eq!(holds(&next, [France, Italy]), [2, 4]);
    let lines = [
        (France, "Give 1 to Italy"),
        (Italy, "Receive 1 from France\nReceive 1 from France"),
    ];
    let (next, report) = close(&game(), &lines);
    assert_eq!(failed(&report, Italy), [Unmatched { with: France }]);
    assert_eq!(holds(&next, [France, Italy]), [2, 4]);
}

#[test]
fn r1b_10_a_winter_gift_may_force_the_givers_own_removals() {
    let state = winter(json!({}), France, "F mao, A par, A mar", 13);
    let disband: chancery::orders::Order = {
        let sheet = Sheet::read("Disband A Par", &state);
        sheet.orders[0].clone()
    };
    // As things stand the army can be paid; the order may be kept all the same.
    let fault = check(&state, France, &Item::Order(disband)).expect_err("can be paid");
    assert_eq!(fault, OrderError::Adjustment(BadAdjustment::MayNotDisband));
    assert!(fault.may_be_kept());
    let lines = [
        (France, "Give 4 to England\nDisband A Par"),
        (England, "Receive 4 from France"),
    ];
    let (next, _) = close(&state, &lines);
    assert_eq!(units(&next, France), "A mar, F mao");
    assert_eq!(balance(&next, France), 0);
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
    credits_mut(&mut state).treasuries.remove(&Austria);
    credits_mut(&mut state).books.remove(&Austria);
    lend(&mut state, Russia, Turkey, 1, 4, 1);
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
        (France, transfer(Gift, Way::Out, England, 0), Amount),
        (France, transfer(Lent, Way::In, England, 10_000), Amount),
        (France, transfer(Gift, Way::Out, France, 1), ToOneself),
        (
            France,
            transfer(Gift, Way::Out, Austria, 1),
            Gone { power: Austria },
        ),
        (
            France,
            transfer(Gift, Way::Out, England, 4),
            CannotPay { has: 3 },
        ),
        (
            Turkey,
            transfer(Repayment, Way::Out, Russia, 5),
            BeyondDebt { owed: 4 },
        ),
        (
            Russia,
            transfer(Repayment, Way::In, Italy, 1),
            BeyondDebt { owed: 0 },
        ),
        // One of the four is called already.
        (
            Russia,
            Entry::Call {
                debtor: Turkey,
                credits: Some(4),
            },
            BeyondDebt { owed: 3 },
        ),
        (
            Russia,
            Entry::Call {
                debtor: Turkey,
                credits: Some(0),
            },
            Amount,
        ),
        (
            Turkey,
            Entry::Call {
                debtor: Russia,
                credits: None,
            },
            BeyondDebt { owed: 0 },
        ),
        (
            France,
            Entry::Call {
                debtor: France,
                credits: None,
            },
            ToOneself,
        ),
        (
            France,
            Entry::Call {
                debtor: Austria,
                credits: None,
            },
            Gone { power: Austria },
        ),
        (
            France,
            Entry::Treasury { at: at("bel") },
            NotOwned { at: at("bel") },
        ),
        (
            France,
            Entry::Treasury { at: at("nth") },
            NotOwned { at: at("nth") },
        ),
        (France, Entry::Trust { power: Germany }, NotPlayed),
        (France, Entry::Ally { with: Some(France) }, ToOneself),
        (
            France,
            Entry::Ally {
                with: Some(Austria),
            },
            Gone { power: Austria },
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
        let why = refused_twice(&state, France, hire);
        assert!(matches!(why, NoUnit { .. }), "{line}: {why:?}");
    }
    let hire = Sheet::read("Hire A Par to France", &state)
        .credits
        .remove(0);
    assert_eq!(refused_twice(&state, France, hire), ToOneself);
    // The season's papers go with the orders for moves.
    jump(&mut state, "W1901A");
    for line in ["Treasury to Mar", "Hire A Par to England"] {
        let entry = Sheet::read(line, &state).credits.remove(0);
        assert_eq!(refused_twice(&state, France, entry), OnlyWithMoves);
    }
}
