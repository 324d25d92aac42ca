//! What is not understood is named, with what may have been meant.

use chancery::board::{Board, Power, Province};
use chancery::i18n::Words;
use chancery::orders::{ParseError, Parser, PhaseKind, parse_line};

use crate::{bare, position, seen};

fn error(line: &str) -> ParseError {
    parse_line(line, &bare()).expect_err(line)
}

#[test]
fn typos_get_the_nearest_provinces() {
    for (line, typed, meant) in [
        ("A Vienn - Bud", "Vienn", "vie"),
        ("A Vie - Bohemai", "Bohemai", "boh"),
        ("A Par - Burgandy", "Burgandy", "bur"),
        ("F Helgolnd Bight - Nth", "Helgolnd Bight", "hel"),
        ("F North See - Nwy", "North See", "nth"),
        ("A Lon - Begium via convoy", "Begium", "bel"),
        ("A Par S A Marsailles - Bur", "Marsailles", "mar"),
        ("A Constantinopel - Bul", "Constantinopel", "con"),
        ("A Bulg H", "Bulg", "bul"),
        ("A Mar - spane", "spane", "spa"),
        ("F Bre - mid atlantc", "mid atlantc", "mao"),
        ("F mid atlantc - Spa", "mid atlantc", "mao"),
        ("F Bre - midle atlantc now", "midle atlantc", "mao"),
        ("F Bre - Midle-Atlantc", "Midle-Atlantc", "mao"),
        ("F Lon - englsh chanel", "englsh chanel", "eng"),
        ("A Paz-Bur", "Paz", "par"),
    ] {
        let ParseError::NotAProvince { piece, near } = error(line) else {
            panic!("{line}: {:?}", error(line));
        };
        assert_eq!(piece.text, typed, "{line}");
        assert_eq!(&line[piece.span], typed);
        assert_eq!(
            near.first().map(Province::to_string).as_deref(),
            Some(meant),
            "{line}: {near:?}"
        );
    }
}

#[test]
fn what_stands_before_an_order_is_told_from_it() {
    let parser = Parser::new(Board::standard());
    for (line, begun) in [
        ("hi! army paris to burgundy", "army paris to burgundy"),
        ("I think: par-bur", "par-bur"),
        ("A Par - Bur", "A Par - Bur"),
        ("banana", "banana"),
    ] {
        assert_eq!(parser.begun(line), begun);
    }
    let named = |at: Province| at.to_string();
    let right = parser.put_right("F Bre - midle atlantc", named);
    assert_eq!(right.as_deref(), Some("F Bre - mao"));
}

#[test]
fn every_kind_of_error() {
    let board = position("France: A par, F bre; Turkey: F con");
    let ctx = seen(&board, Power::FRANCE, PhaseKind::Movement);
    let lines = [
        "",
        "```",
        "hello there",
        "A Vienn - Bud",
        "A Qwertz - Bud",
        "A Par - Burgandy",
        "A Par hodl",
        "A Par suports A Mar",
        "A Par xyzzy Bur",
        "A Par - Bur please",
        "A Par",
        "Par -",
        "A Par S",
        "F Bre C A Par",
        "A Par - Mun - Ber",
        "A Par - Bur via Mun",
        "F Con - Bul/nc",
        "F Bre/nc H",
        "F Con - Bul/xx",
        "A Gas - med",
        "build Bre",
        "build",
        "Turkey: waive",
        "Turkey: build A Con",
        "A Par - \u{1b}[31m`Bur`@everyone<@123456789012345678901234567890>",
        &"A Par ".repeat(100),
    ];
    let shown: Vec<String> = lines
        .iter()
        .map(|line| {
            let short: String = line.escape_debug().take(60).collect();
            match parse_line(line, &ctx) {
                Ok(order) => format!("{short:60} | {order}"),
                Err(e) => {
                    let said = Words::english().parse_error(&e);
                    format!("{short:60} | {e:?}\n{:60} | {said}", "")
                }
            }
        })
        .collect();
    insta::assert_snapshot!(shown.join("\n"));
}
