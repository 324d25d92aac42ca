//! The provinces the economic board has of its own, as players type them.

use chancery::board::{BoardKind, Province, UnitKind};
use chancery::orders::{Act, Context, Order, ParseError, Parser};

fn p(id: &str) -> Province {
    id.parse().unwrap()
}

#[test]
fn every_way_to_name_a_new_province_is_read() {
    let parser = Parser::new(BoardKind::Economic.board());
    for (typed, id) in [
        ("SpaN", "spn"),
        ("spn", "spn"),
        ("North Spain", "spn"),
        ("N Spain", "spn"),
        ("Spain (north coast)", "spn"),
        ("Spain/NC", "spn"),
        ("Spa (nc)", "spn"),
        ("Spa(N)", "spn"),
        ("Spain (N.C.)", "spn"),
        ("spain north", "spn"),
        ("spa-nc", "spn"),
        ("SpaS", "sps"),
        ("South Spain", "sps"),
        ("Spain (south coast)", "sps"),
        ("spa/sc", "sps"),
        ("Spa sc", "sps"),
        ("Archangel", "arc"),
        ("Croatia", "cro"),
        ("Zara", "zar"),
        ("Ireland", "ire"),
        ("Irish Sea", "iri"),
        ("Persia", "per"),
        ("Sicily", "sic"),
        ("Southern Med", "sms"),
        ("Southern Mediterranean", "sms"),
        ("SMS", "sms"),
        ("St. Petersburg", "stp"),
    ] {
        let place = parser.place(typed);
        assert_eq!(place.map(|at| at.province), Ok(p(id)), "{typed}");
    }
}

#[test]
fn an_old_name_asks_which_half_is_meant() {
    let parser = Parser::new(BoardKind::Economic.board());
    for (typed, halves) in [
        ("Spain", ["spn", "sps"]),
        ("spa", ["spn", "sps"]),
        ("Trieste", ["cro", "zar"]),
        ("tri", ["cro", "zar"]),
    ] {
        match parser.place(typed) {
            Err(ParseError::Ambiguous { readings, .. }) => {
                assert_eq!(readings, halves.map(p), "{typed}");
            }
            other => panic!("{typed}: {other:?}"),
        }
    }
}

#[test]
fn names_with_brackets_stand_inside_whole_orders() {
    let board = BoardKind::Economic.board();
    let ctx = Context::bare(board);
    let read = |line: &str| chancery::orders::parse_line(line, &ctx);
    let same = |a: &str, b: &str| assert_eq!(read(a), read(b), "{a}");
    same("F MAO - Spain (south coast)", "F mao - sps");
    same("F Spain (nc) S A Gas - SpaS", "F spn S A gas - sps");
    same("F MAO S F Spa(s) - WES", "F mao S F sps - wes");
    same("Fleet Southern Med to Syria", "F sms - syr");
    same("A Sicily - Naples", "A sic - nap");
    let Ok(Order::Unit { unit, act }) = read("F Mao S F Spain (north)") else {
        panic!("not read")
    };
    assert_eq!(unit.kind, Some(UnitKind::Fleet));
    assert!(matches!(act, Act::SupportHold { .. }), "{act:?}");
}

#[test]
fn the_standard_board_still_has_spain_whole() {
    let parser = Parser::new(BoardKind::Standard.board());
    for typed in ["Spain (north coast)", "spa/nc", "Spa nc"] {
        let place = parser.place(typed).map(|at| at.to_string());
        assert_eq!(place, Ok("spa/nc".to_owned()), "{typed}");
    }
}
