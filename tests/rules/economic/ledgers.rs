//! The books themselves: sums that do not close are found, and every event says what it follows, who
//! may know it and whose it is.

use chancery::board::Power::{self, *};
use chancery::economy::credits::{Entry, Event, Ledger, TransferKind, Unbalanced};

use super::*;

/// The ledger of a first Fall in which France gave Italy 1 openly and 1 in private.
fn ledger() -> Ledger {
    let mut state = game();
    jump(&mut state, "F1901M");
    let lines = [
        (France, "Give 1 to Italy openly\nLend 1 to Italy"),
        (Italy, "Receive 1 from France openly\nBorrow 1 from France"),
    ];
    close(&state, &lines).1.ledger.expect("a ledger")
}

fn row(ledger: &mut Ledger, power: Power) -> &mut chancery::economy::credits::Row {
    let mut rows = ledger.rows.iter_mut();
    rows.find(|r| r.power == power).expect("a row")
}

#[test]
fn e05f_a_ledger_whose_sums_do_not_close_is_found() {
    let good = ledger();
    assert_eq!(good.balanced(), Ok(()));
    assert_eq!(row(&mut good.clone(), France).flows.public, -1);
    assert_eq!(row(&mut good.clone(), France).flows.private, -1);
    let broken = |change: fn(&mut Ledger)| {
        let mut ledger = good.clone();
        change(&mut ledger);
        ledger.balanced()
    };
    let line = Err(Unbalanced::Line(Turkey));
    assert_eq!(broken(|l| row(l, Turkey).closing += 1), line);
    assert_eq!(broken(|l| row(l, Turkey).flows.opening += 1), line);
    assert_eq!(broken(|l| row(l, Turkey).flows.income += 1), line);
    assert_eq!(broken(|l| row(l, Turkey).flows.upkeep += 1), line);
    assert_eq!(broken(|l| row(l, Turkey).flows.public += 1), line);
    assert_eq!(broken(|l| row(l, Turkey).flows.private += 1), line);
    assert_eq!(broken(|l| row(l, Turkey).flows.seized += 1), line);
    // Every line closes, and still money was made or lost.
    let between = |public, private, seized| {
        Err(Unbalanced::Between {
            public,
            private,
            seized,
        })
    };
    let public = broken(|l| {
        row(l, Turkey).flows.public += 1;
        row(l, Turkey).closing += 1;
    });
    assert_eq!(public, between(1, 0, 0));
    let private = broken(|l| {
        row(l, Turkey).flows.private += 2;
        row(l, Turkey).closing += 2;
    });
    assert_eq!(private, between(0, 2, 0));
    let seized = broken(|l| {
        row(l, Turkey).flows.seized += 3;
        row(l, Turkey).closing += 3;
    });
    assert_eq!(seized, between(0, 0, 3));
    assert_eq!(broken(|l| l.vanished = 4), between(0, 0, 0));
    // What vanished with a power is its loss and nobody's gain.
    let vanished = broken(|l| {
        l.vanished = 5;
        row(l, Turkey).flows.seized -= 5;
        row(l, Turkey).closing -= 5;
    });
    assert_eq!(vanished, Ok(()));
}

#[test]
fn r1b_22_a_ledger_is_kept_with_what_vanished() {
    let mut kept = ledger();
    let text = |ledger: &Ledger| serde_json::to_string(ledger).expect("JSON");
    assert!(!text(&kept).contains("vanished"));
    for vanished in [0, 1, 7] {
        kept.vanished = vanished;
        let read: Ledger = serde_json::from_str(&text(&kept)).expect("a ledger");
        assert_eq!(read, kept);
    }
}

#[test]
fn r1b_29_each_event_has_its_rule_its_readers_and_its_parties() {
    let (credits, at) = (2, at("par"));
    let (lender, debtor) = (Russia, Turkey);
    let made = |kind, openly| Event::Transferred {
        kind,
        from: France,
        to: Italy,
        credits,
        openly,
    };
    let lost = Event::Failed {
        power: France,
        entry: Entry::Ally { with: None },
        why: BadEntry::OnlyWithMoves,
    };
    let seated = |named| Event::Seated {
        power: France,
        at,
        named,
    };
    let estate = |heir| Event::Estate {
        power: France,
        heir,
        credits,
    };
    let unit = game().position.units[0].id;
    let power = France;
    for (event, rule, public, parties) in [
        (
            made(TransferKind::Gift, false),
            "E-10a",
            false,
            vec![France, Italy],
        ),
        (
            made(TransferKind::Loan, true),
            "E-10a",
            true,
            vec![France, Italy],
        ),
        (
            made(TransferKind::Interest, false),
            "E-Q1",
            false,
            vec![France, Italy],
        ),
        (lost, "E-13b", false, vec![France]),
        (
            Event::Called {
                lender,
                debtor,
                credits,
            },
            "E-12a",
            false,
            vec![Russia, Turkey],
        ),
        (
            Event::Collected {
                lender,
                debtor,
                credits,
                left: 0,
            },
            "E-12b",
            false,
            vec![Russia, Turkey],
        ),
        (seated(true), "E-13b", true, vec![France]),
        (seated(false), "1B.21", true, vec![France]),
        (
            Event::Captured {
                by: Germany,
                from: France,
                at,
                credits,
            },
            "E-13d",
            true,
            vec![Germany, France],
        ),
        (
            Event::Income { power, credits },
            "E-05a",
            true,
            vec![France],
        ),
        (
            Event::Upkeep { power, credits },
            "E-07a",
            true,
            vec![France],
        ),
        (
            Event::Short { power, missing: 1 },
            "E-11c",
            true,
            vec![France],
        ),
        (Event::HomesFull { power }, "E-11d", true, vec![France]),
        (
            Event::Rescued {
                power,
                units: 1,
                sources: vec![Italy],
            },
            "E-11h",
            true,
            vec![France],
        ),
        (estate(None), "1B.22", true, vec![France]),
        (estate(Some(Germany)), "1B.22", true, vec![France, Germany]),
        (
            Event::Hired {
                unit,
                owner: France,
                to: Germany,
            },
            "E-Q3c",
            false,
            vec![France, Germany],
        ),
    ] {
        assert_eq!(event.rule(), rule, "{event:?}");
        assert_eq!(event.is_public(), public, "{event:?}");
        assert_eq!(event.parties(), parties, "{event:?}");
    }
    for (why, rule) in [
        (BadEntry::Amount, "E-11g"),
        (BadEntry::ToOneself, "E-11g"),
        (BadEntry::Unmatched { with: Italy }, "E-11g"),
        (BadEntry::Gone { power: Italy }, "1B.22"),
        (BadEntry::CannotPay { has: 1 }, "1B.3"),
        (BadEntry::NotPaid { by: Italy }, "1B.3"),
        (BadEntry::BeyondDebt { owed: 1 }, "1B.15"),
        (BadEntry::OnlyWithMoves, "E-13b"),
        (BadEntry::NotWithRetreats, "1B.2"),
        (BadEntry::NotOwned { at }, "1B.16"),
        (BadEntry::NotPlayed, "1B.18"),
        (BadEntry::NoUnit { at }, "E-Q3c"),
    ] {
        assert_eq!(why.rule(), rule, "{why:?}");
    }
}

#[test]
fn a_line_takes_the_place_of_one_about_the_same() {
    let state = game();
    let entry = |text: &str| Sheet::read(text, &state).credits.remove(0);
    let same = |a: &str, b: &str| entry(a).same_subject(&entry(b));
    for (a, b) in [
        ("Give 3 to Turkey", "Give 1 to Turkey openly"),
        ("Call 2 from Italy", "Call all from Italy"),
        ("Hire A Par to Italy", "Hire A Par to Germany"),
        ("Treasury to Bre", "Treasury to Mar"),
        ("Trust Italy", "Trust Germany"),
        ("Ally with Italy", "Ally with nobody"),
    ] {
        assert!(same(a, b) && same(b, a), "{a} / {b}");
    }
    for (a, b) in [
        ("Give 3 to Turkey", "Give 3 to Italy"),
        ("Give 3 to Turkey", "Lend 3 to Turkey"),
        ("Give 3 to Turkey", "Receive 3 from Turkey"),
        ("Call 2 from Italy", "Call 2 from Turkey"),
        ("Hire A Par to Italy", "Hire A Mar to Italy"),
        ("Trust Italy", "Ally with Italy"),
        ("Treasury to Bre", "Trust Italy"),
        ("Collect 2 from Italy", "Call 2 from Italy"),
    ] {
        assert!(!same(a, b) && !same(b, a), "{a} / {b}");
    }
}

#[test]
fn e11f_the_other_side_of_a_declaration() {
    let state = game();
    let transfer = |text: &str| match Sheet::read(text, &state).credits.remove(0) {
        Entry::Transfer(transfer) => transfer,
        other => panic!("{other:?}"),
    };
    for (by_france, by_italy) in [
        ("Give 3 to Italy", "Receive 3 from France"),
        ("Lend 3 to Italy openly", "Borrow 3 from France openly"),
        ("Repay 2 to Italy", "Collect 2 from France"),
        ("Owe 1 to Italy", "Claim 1 from France"),
    ] {
        let (out, back) = (transfer(by_france), transfer(by_italy));
        assert_eq!(out.mirror(France), back);
        assert_eq!(back.mirror(Italy), out);
    }
    let noted = transfer("Lend 3 to Italy note: back by 1903");
    assert_eq!(noted.mirror(France).note, None, "a note is its author's");
}
