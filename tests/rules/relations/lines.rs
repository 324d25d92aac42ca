//! The treaties section as it is written and read.

use chancery::board::Board;
use chancery::orders::Parser;
use chancery::relations::{Entry, Guest, ReadError, read};

use super::*;

fn line(text: &str) -> Option<Result<Entry, ReadError>> {
    read(text, &Parser::new(Board::standard()))
}

fn good(text: &str) -> Entry {
    let read = line(text).unwrap_or_else(|| panic!("{text} is of another section"));
    read.unwrap_or_else(|why| panic!("{text}: {why}"))
}

#[test]
fn what_is_printed_is_read() {
    let parser = Parser::new(Board::standard());
    let mut all = Vec::new();
    for with in Power::ALL {
        for kind in [TreatyKind::Mdt, TreatyKind::Aat] {
            all.push(Entry::Enter { kind, with });
        }
        all.push(Entry::Withdraw { with });
        all.push(Entry::Abrogate { with });
        let to = with;
        for at in Board::standard().provinces().iter() {
            all.push(Entry::Transfer { at, to });
            let who = Guest::Any(with);
            all.push(Entry::Permit { who, to: at });
            for unit in ["A Mun", "German A Mun", "F Stp/sc", "Bul"] {
                let who = Guest::Unit(parser.unit(unit).expect("a unit"));
                all.push(Entry::Permit { who, to: at });
            }
        }
        for other in Power::ALL {
            let with = BTreeSet::from([with, other]);
            all.push(Entry::Claim { with });
        }
    }
    all.push(Entry::Claim {
        with: BTreeSet::new(),
    });
    let texts: BTreeSet<String> = all.iter().map(ToString::to_string).collect();
    let different: BTreeSet<&Entry> = all.iter().collect();
    assert_eq!(texts.len(), different.len());
    for entry in all {
        assert_eq!(good(&entry.to_string()), entry);
    }
}

#[test]
fn people_write_it_otherwise() {
    for (text, canonical) in [
        ("enter mdt with italy", "Enter MDT with Italy"),
        ("Sign an ATT with the Turks.", "Enter AAT with Turkey"),
        ("MDT with France", "Enter MDT with France"),
        (
            "Enter into a mutual defence treaty with Russia",
            "Enter MDT with Russia",
        ),
        (
            "Enter an aggressive alliance with Austria",
            "Enter AAT with Austria",
        ),
        (
            "Withdraw the MDT offer to Italy",
            "Withdraw treaty with Italy",
        ),
        ("Abrogate MDT with Italy", "Abrogate treaty with Italy"),
        (
            "Denounce the treaty with England",
            "Abrogate treaty with England",
        ),
        ("Permit A Mun - Tyr", "Permit A Mun to Tyr"),
        (
            "allow German army Munich into Tyrolia",
            "Permit German A Mun to Tyr",
        ),
        ("permit any German unit to Tyr", "Permit any German to Tyr"),
        (
            "Permit F North Sea -> English Channel",
            "Permit F Nth to Eng",
        ),
        ("cede Munich to Austria", "Transfer Mun to Austria"),
        (
            "Transfer ownership of St. Petersburg to England",
            "Transfer Stp to England",
        ),
        ("claim solo victory", "Claim solo"),
        ("We: no", ""),
        (
            "Proclaim a three-way victory with France and Italy",
            "Claim with France and Italy",
        ),
        (
            "claim victory with italy, france",
            "Claim with France and Italy",
        ),
    ] {
        match line(text) {
            None => assert_eq!(canonical, "", "{text}"),
            Some(read) => assert_eq!(
                read.map(|e| e.to_string()),
                Ok(canonical.to_owned()),
                "{text}"
            ),
        }
    }
}

#[test]
fn what_is_not_understood_is_handed_back() {
    use ReadError::*;
    assert_eq!(line("Enter MDT"), Some(Err(NoPower)));
    assert_eq!(line("Enter treaty with Italy"), Some(Err(NoKind)));
    assert_eq!(line("Enter MDT AAT with Italy"), Some(Err(NoKind)));
    assert_eq!(line("Abrogate"), Some(Err(NoPower)));
    assert_eq!(line("Permit A Mun"), Some(Err(NoPlace)));
    assert_eq!(line("Transfer to Italy"), Some(Err(NoPlace)));
    assert_eq!(line("Transfer Mun"), Some(Err(NoPower)));
    assert_eq!(line("Claim"), Some(Err(NoPower)));
    assert_eq!(line("Claim solo with Italy"), Some(Err(NoPower)));
    let found = "France".to_owned();
    let two = line("Enter MDT with Italy and France");
    assert_eq!(two, Some(Err(NotUnderstood { found })));
    let found = "tomorrow".to_owned();
    let late = line("Abrogate treaty with Italy tomorrow");
    assert_eq!(late, Some(Err(NotUnderstood { found })));
    assert!(matches!(line("Permit A Xyz to Tyr"), Some(Err(Place(_)))));
    assert!(matches!(line("Permit A Mun to Xyz"), Some(Err(Place(_)))));
}

#[test]
fn orders_and_credits_are_not_this_sections() {
    for other in [
        "A Par - Bur",
        "F Nth C A Lon - Bel",
        "Build A Par",
        "Claim 3 from Italy",
        "waive",
        "",
    ] {
        assert!(line(other).is_none(), "{other}");
    }
}

#[test]
fn a_line_takes_the_place_of_one_on_the_same_thing() {
    let state = game();
    let mut sheet = Sheet::default();
    let mut write = |text: &str| {
        let read = Sheet::read(text, &state);
        let item = read.items().next().expect("a line");
        sheet.write(item).map(|before| before.to_string())
    };
    assert_eq!(write("Enter MDT with Italy"), None);
    assert_eq!(
        write("Enter AAT with Italy"),
        Some("Enter MDT with Italy".to_owned())
    );
    assert_eq!(write("Enter MDT with France"), None);
    assert_eq!(write("Claim solo"), None);
    assert_eq!(write("Claim with Italy"), Some("Claim solo".to_owned()));
    assert_eq!(write("Permit A Mun to Tyr"), None);
    assert_eq!(write("Permit A Mun to Boh"), None);
    assert_eq!(
        write("Permit A Mun to Boh"),
        Some("Permit A Mun to Boh".to_owned())
    );
    assert_eq!(sheet.len(), 5);
    assert_eq!(Sheet::read(&sheet.to_string(), &state), sheet);
}

#[test]
fn without_treaties_the_lines_are_not_read() {
    let mut state = State::new(variants::standard(None));
    state.stage = GameStatus::Playing;
    assert!(Sheet::read("Enter MDT with Italy", &state).is_empty());
}
