//! The books themselves: sums that do not close are found, and every event says what it follows, who
//! may know it and whose it is.

use chancery::board::Power;
use chancery::board::powers::*;
use chancery::economy::credits::{Entry, Event, Ledger, TransferKind, Unbalanced};

use super::*;

/// The ledger of a first Fall in which France gave Italy 1 openly and 1 in private.
fn ledger() -> Ledger {
    let mut state = game();
    jump(&mut state, "F1901M");
    let lines = [
        (FRANCE, "Give 1 to Italy openly\nLend 1 to Italy"),
        (ITALY, "Receive 1 from France openly\nBorrow 1 from France"),
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
    assert_eq!(row(&mut good.clone(), FRANCE).flows.public, -1);
    assert_eq!(row(&mut good.clone(), FRANCE).flows.private, -1);
    let broken = |change: fn(&mut Ledger)| {
        let mut ledger = good.clone();
        change(&mut ledger);
        ledger.balanced()
    };
    let line = Err(Unbalanced::Line(TURKEY));
    assert_eq!(broken(|l| row(l, TURKEY).closing += 1), line);
    assert_eq!(broken(|l| row(l, TURKEY).flows.opening += 1), line);
    assert_eq!(broken(|l| row(l, TURKEY).flows.income += 1), line);
    assert_eq!(broken(|l| row(l, TURKEY).flows.upkeep += 1), line);
    assert_eq!(broken(|l| row(l, TURKEY).flows.public += 1), line);
    assert_eq!(broken(|l| row(l, TURKEY).flows.private += 1), line);
    assert_eq!(broken(|l| row(l, TURKEY).flows.seized += 1), line);
    // Every line closes, and still money was made or lost.
    let between = |public, private, seized| {
        Err(Unbalanced::Between {
            public,
            private,
            seized,
        })
    };
    let public = broken(|l| {
        row(l, TURKEY).flows.public += 1;
        row(l, TURKEY).closing += 1;
    });
    assert_eq!(public, between(1, 0, 0));
    let private = broken(|l| {
        row(l, TURKEY).flows.private += 2;
        row(l, TURKEY).closing += 2;
    });
    assert_eq!(private, between(0, 2, 0));
    let seized = broken(|l| {
        row(l, TURKEY).flows.seized += 3;
        row(l, TURKEY).closing += 3;
    });
    assert_eq!(seized, between(0, 0, 3));
    assert_eq!(broken(|l| l.vanished = 4), between(0, 0, 0));
    // What vanished with a power is its loss and nobody's gain.
    let vanished = broken(|l| {
        l.vanished = 5;
        row(l, TURKEY).flows.seized -= 5;
        row(l, TURKEY).closing -= 5;
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
    let (lender, debtor) = (RUSSIA, TURKEY);
    let made = |kind, openly| Event::Transferred {
        kind,
        from: FRANCE,
        to: ITALY,
        credits,
        openly,
    };
    let lost = Event::Failed {
        power: FRANCE,
        entry: Entry::Ally { with: None },
        why: BadEntry::OnlyWithMoves,
    };
    let seated = |named| Event::Seated {
        power: FRANCE,
        at,
        named,
    };
    let estate = |heir| Event::Estate {
        power: FRANCE,
        heir,
        credits,
    };
    let unit = game().position.units[0].id;
    let power = FRANCE;
    for (event, rule, public, parties) in [
        (
            made(TransferKind::Gift, false),
            "E-10a",
            false,
            vec![FRANCE, ITALY],
        ),
        (
            made(TransferKind::Loan, true),
            "E-10a",
            true,
            vec![FRANCE, ITALY],
        ),
        (
            made(TransferKind::Interest, false),
            "E-Q1",
            false,
            vec![FRANCE, ITALY],
        ),
        (lost, "E-13b", false, vec![FRANCE]),
        (
            Event::Called {
                lender,
                debtor,
                credits,
            },
            "E-12a",
            false,
            vec![RUSSIA, TURKEY],
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
            vec![RUSSIA, TURKEY],
        ),
        (seated(true), "E-13b", true, vec![FRANCE]),
        (seated(false), "1B.21", true, vec![FRANCE]),
        (
            Event::Captured {
                by: GERMANY,
                from: FRANCE,
                at,
                credits,
            },
            "E-13d",
            true,
            vec![GERMANY, FRANCE],
        ),
        (
            Event::Income { power, credits },
            "E-05a",
            true,
            vec![FRANCE],
        ),
        (
            Event::Upkeep { power, credits },
            "E-07a",
            true,
            vec![FRANCE],
        ),
        (
            Event::Short { power, missing: 1 },
            "E-11c",
            true,
            vec![FRANCE],
        ),
        (Event::HomesFull { power }, "E-11d", true, vec![FRANCE]),
        (
            Event::Rescued {
                power,
                units: 1,
                sources: vec![ITALY],
            },
            "E-11h",
            true,
            vec![FRANCE],
        ),
        (estate(None), "1B.22", true, vec![FRANCE]),
        (estate(Some(GERMANY)), "1B.22", true, vec![FRANCE, GERMANY]),
        (
            Event::Hired {
                unit,
                owner: FRANCE,
                to: GERMANY,
            },
            "E-Q3c",
            false,
            vec![FRANCE, GERMANY],
        ),
    ] {
        assert_eq!(event.rule(), rule, "{event:?}");
        assert_eq!(event.is_public(), public, "{event:?}");
        assert_eq!(event.parties(), parties, "{event:?}");
    }
    for (why, rule) in [
        (BadEntry::Amount, "E-11g"),
        (BadEntry::ToOneself, "E-11g"),
        (BadEntry::Unmatched { with: ITALY }, "E-11g"),
        (BadEntry::Gone { power: ITALY }, "1B.22"),
        (BadEntry::CannotPay { has: 1 }, "1B.3"),
        (BadEntry::NotPaid { by: ITALY }, "1B.3"),
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
        assert_eq!(out.mirror(FRANCE), back);
        assert_eq!(back.mirror(ITALY), out);
    }
    let noted = transfer("Lend 3 to Italy note: back by 1903");
    assert_eq!(noted.mirror(FRANCE).note, None, "a note is its author's");
}
