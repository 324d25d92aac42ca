//! Lines of the credits section as players write them.

use chancery::board::Board;
use chancery::economy::credits::{BadAmount, Entry, ReadError, read};
use chancery::game::Sheet;
use chancery::orders::Parser;

fn read_one(text: &str) -> Result<Entry, ReadError> {
    read(text, &Parser::new(Board::standard())).expect("a line of this section")
}

#[test]
fn what_is_printed_is_read_again() {
    for line in [
        "Give 3 to Turkey",
        "Receive 12 from Russia openly",
        "Lend 3 to Turkey note: back by 1903, with 1 a year",
        "Borrow 3 from Russia",
        "Repay 2 to Italy",
        "Collect 2 from France",
        "Owe 1 to Italy",
        "Claim 1 from France",
        "Call 4 from Austria",
        "Call all from Austria",
        "Treasury to Bre",
        "Trust England",
        "Hire A Par to Germany",
        "Ally with Italy",
        "Ally with nobody",
    ] {
        assert_eq!(read_one(line).expect(line).to_string(), line);
    }
}

#[test]
fn players_write_it_in_other_ways() {
    for (typed, meant) in [
        ("3 credits loaned to Turkey", "Lend 3 to Turkey"),
        ("3 credits rec'd from Russia (loan)", "Borrow 3 from Russia"),
        ("receive 3cr from Russia as a gift", "Receive 3 from Russia"),
        ("pay turkey 3 credits, publicly", "Give 3 to Turkey openly"),
        ("call the loan from Italy", "Call all from Italy"),
        ("move treasury to Brest", "Treasury to Bre"),
        ("treasury: Paris", "Treasury to Par"),
        ("hire out F Brest to the English", "Hire F Bre to England"),
        ("alliance with germany", "Ally with Germany"),
        ("1. Give 3 to Turkey", "Give 3 to Turkey"),
        ("2) lend 5 to Italy", "Lend 5 to Italy"),
        ("Loan 3 from Turkey", "Borrow 3 from Turkey"),
        ("Gift 3 from Russia", "Receive 3 from Russia"),
        ("repay the loan of 3 to Russia", "Repay 3 to Russia"),
    ] {
        assert_eq!(read_one(typed).expect(typed).to_string(), meant);
    }
}

#[test]
fn bad_amounts_are_named() {
    let why = |text| match read_one(text) {
        Err(ReadError::Amount { why, .. }) => why,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(why("give 0 to Turkey"), BadAmount::Zero);
    assert_eq!(why("give -3 to Turkey"), BadAmount::Negative);
    assert_eq!(why("give 2.5 to Turkey"), BadAmount::Fraction);
    assert_eq!(why("give .5 to Turkey"), BadAmount::Fraction);
    assert_eq!(why("give 10000 to Turkey"), BadAmount::TooMuch);
    assert_eq!(why("give 99999999999 to Turkey"), BadAmount::TooMuch);
    for (twice, second) in [
        ("give 1 000 to Turkey", "000"),
        ("Give 3 to Turkey, 2 to Italy", "Italy"),
        ("give 3 from Turkey", "from"),
        ("claim 3 to Turkey", "to"),
        ("Lend 3 to Turkey as a gift", "gift"),
    ] {
        let found = second.to_owned();
        assert_eq!(
            read_one(twice),
            Err(ReadError::NotUnderstood { found }),
            "{twice}"
        );
    }
    let beyond = "give 3 to Turkey tomorrow".to_owned();
    let found = "tomorrow".to_owned();
    assert_eq!(read_one(&beyond), Err(ReadError::NotUnderstood { found }));
}

/// What is unfinished or misspelt is answered with the nearest right line.
#[test]
fn the_nearest_right_line_is_shown() {
    for (typed, nearest) in [
        ("give to Turkey", "Give 3 to Turkey"),
        ("give all to Italy", "Give 3 to Italy"),
        ("give all", "Give 3 to Turkey"),
        ("transfer 1 to", "Give 1 to Turkey"),
        ("ask Turkey for a loan", "Borrow 3 from Turkey"),
        ("ask Italy for money", "Receive 3 from Italy"),
        ("give 2 to Turky", "Give 2 to Turkey"),
        ("lend 2 to Germny", "Lend 2 to Germany"),
        ("call all from Itly", "Call all from Italy"),
        ("ally with Rusia", "Ally with Russia"),
        ("trust Frence", "Trust France"),
        ("sell Bur to Germany", "Sell Bur to Germany for 3"),
        ("sell Pru for 5", "Sell Bur to Germany for 5"),
    ] {
        let example = match read_one(typed) {
            Err(
                ReadError::NoAmount { example }
                | ReadError::NoPower { example }
                | ReadError::NotAPower { example, .. },
            ) => example,
            other => panic!("{typed}: {other:?}"),
        };
        assert_eq!(example, nearest, "{typed}");
        assert_eq!(read_one(&example).expect(typed).to_string(), nearest);
    }
    for (typed, meant) in [
        ("transfer 1 to Italy", "Give 1 to Italy"),
        ("send Turkey 2 credits", "Give 2 to Turkey"),
        ("ask Turkey for a loan of 3", "Borrow 3 from Turkey"),
        ("ask for 2 from Italy", "Receive 2 from Italy"),
    ] {
        assert_eq!(read_one(typed).expect(typed).to_string(), meant);
    }
}

#[test]
fn orders_are_not_this_sections() {
    let parser = Parser::new(Board::standard());
    for order in [
        "A Par - Bur",
        "F Nth C A Lon - Bel",
        "Build A Par",
        "waive",
        "send A Par to Bur",
        "ask Turkey to support me",
    ] {
        assert!(read(order, &parser).is_none(), "{order}");
    }
}

#[test]
fn what_stands_around_a_line_does_not_change_it() {
    for (typed, meant) in [
        ("12. Give 3 to Turkey", "Give 3 to Turkey"),
        ("3  credits loaned to Turkey", "Lend 3 to Turkey"),
        ("1) 3 credits loaned to Turkey", "Lend 3 to Turkey"),
        ("the treasury moves to Brest", "Treasury to Bre"),
        ("move our treasury to Brest", "Treasury to Bre"),
        ("**Give** 3 to `Turkey`.", "Give 3 to Turkey"),
        ("give +3 to Turkey", "Give 3 to Turkey"),
        ("Collect the loan of 2 from Italy", "Collect 2 from Italy"),
        ("collect 2 from Italy as repayment", "Collect 2 from Italy"),
        ("receive 2 from Italy back", "Collect 2 from Italy"),
        ("receive 2 from Italy as a loan", "Borrow 2 from Italy"),
        ("lend 2 to Italy as a loan", "Lend 2 to Italy"),
        ("Ally with no one", "Ally with nobody"),
        ("Give 9999 to Italy", "Give 9999 to Italy"),
        (
            "Give 3 to Italy note:   a   b ",
            "Give 3 to Italy note: a b",
        ),
        ("Give 3 to Italy note: ", "Give 3 to Italy"),
        ("Give 3 to Italy note: a;b", "Give 3 to Italy note: a b"),
    ] {
        assert_eq!(read_one(typed).expect(typed).to_string(), meant);
    }
    let long = "x".repeat(130);
    let kept = read_one(&format!("Give 3 to Italy note: {long}")).expect("a gift");
    assert_eq!(
        kept.to_string(),
        format!("Give 3 to Italy note: {}", &long[..120])
    );
}

#[test]
fn what_is_missing_or_too_much_is_named() {
    let parser = Parser::new(Board::standard());
    let understood = |text: &str| match read(text, &parser) {
        Some(Err(ReadError::NotUnderstood { found })) => found,
        other => panic!("{text}: {other:?}"),
    };
    for (text, found) in [
        ("Trust Italy today", "today"),
        ("Trust Italy Germany", "Germany"),
        ("Ally with Italy today", "today"),
        ("Ally with nobody today", "today"),
        ("Call 2 from Italy today", "today"),
        ("Call 2 3 from Italy", "3"),
        ("Hire A Par to Italy today", "today"),
        ("give 3x to Italy", "3x"),
        ("repay 3 to Italy as a gift", "gift"),
        ("borrow 3 from Italy as a gift", "gift"),
        ("owe 3 from Italy", "from"),
    ] {
        assert_eq!(understood(text), found, "{text}");
    }
    let long = format!("Trust Italy {}", "y".repeat(60));
    assert_eq!(understood(&long), "y".repeat(40));
    for text in ["Trust", "Ally", "Call all", "Hire A Par"] {
        assert!(
            matches!(read_one(text), Err(ReadError::NoPower { .. })),
            "{text}"
        );
    }
    for text in ["Treasury to Nowhere", "Hire A Nowhere to Italy"] {
        assert!(matches!(read_one(text), Err(ReadError::Place(_))), "{text}");
    }
    // A number alone, or a verb further on, is no line of this section.
    for text in ["", "3", "A Par - Bur give", "par give 3 to Italy", "2.Give"] {
        assert!(read(text, &parser).is_none(), "{text}");
    }
}

/// Orders and lines of this section stand in one line as semicolons would part them, in any order.
#[test]
fn commas_part_orders_and_payments() {
    let state = super::game();
    let sheet = |text: &str| Sheet::read(text, &state).to_string();
    for (typed, meant) in [
        (
            "A Par - Bur, pay 3 to England",
            "A Par - Bur; Give 3 to England",
        ),
        (
            "pay 3 to England, A Par - Bur",
            "A Par - Bur; Give 3 to England",
        ),
        (
            "Give 1 to Italy, lend 2 to England",
            "Give 1 to Italy; Lend 2 to England",
        ),
        (
            "Ally with nobody, trust Italy",
            "Ally with nobody; Trust Italy",
        ),
        (
            "treasury to Bre, F Bre - Mao",
            "F Bre - Mao; Treasury to Bre",
        ),
        // Not separate: one line with a comma in it, and a note.
        ("pay turkey 3 credits, publicly", "Give 3 to Turkey openly"),
        (
            "A Par H, lend 3 to Turkey note: back by 1903, A Mar H",
            "A Par H; Lend 3 to Turkey note: back by 1903, A Mar H",
        ),
    ] {
        assert_eq!(sheet(typed), sheet(&meant.replace("; ", "\n")), "{typed}");
        assert_eq!(sheet(typed).lines().count(), meant.split("; ").count());
    }
    // A comma in a number separates nothing.
    assert_eq!(sheet("pay England 3,5"), "");
}
