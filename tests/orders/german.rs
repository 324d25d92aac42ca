//! What German-speaking players type is read: the names they are shown, and the key words.

use chancery::board::Power;
use chancery::i18n::{Language, Words};
use chancery::orders::{Context, ParseError, PhaseKind, parse_line, power_named};
use chancery::variants;

use crate::{bare, position, seen};

/// `ä` as `ae`: how German is typed where there are no umlauts.
fn spelled_out(text: &str) -> String {
    let pairs = [
        ("ä", "ae"),
        ("ö", "oe"),
        ("ü", "ue"),
        ("Ä", "Ae"),
        ("Ö", "Oe"),
        ("Ü", "Ue"),
        ("ß", "ss"),
    ];
    pairs
        .iter()
        .fold(text.to_owned(), |text, (umlaut, letters)| {
            text.replace(umlaut, letters)
        })
}

#[test]
fn every_name_shown_in_german_is_read() {
    let words = Words::of(Language::German);
    let setups = [
        variants::standard(None),
        variants::economic(None),
        variants::naval(None),
    ];
    for setup in setups {
        let board = setup.board();
        let ctx = Context::bare(board);
        for province in board.provinces().iter() {
            let name = words.province(province);
            for name in [name.clone(), spelled_out(&name), name.to_lowercase()] {
                let read = parse_line(&format!("{name} hält"), &ctx);
                let place = read.as_ref().ok().and_then(|order| order.place());
                assert_eq!(place, Some(province), "{name}: {read:?}");
            }
            for coast in board.coasts(province) {
                let at = chancery::board::Location {
                    province,
                    coast: Some(*coast),
                };
                let name = words.location(at);
                let read = parse_line(&format!("F {name} halten"), &ctx);
                let expected = format!("F {} H", chancery::orders::title(at));
                assert_eq!(read.map(|o| o.to_string()), Ok(expected), "{name}");
            }
        }
    }
    for power in Power::ALL {
        let name = words.power(power);
        assert_eq!(power_named(&name), Some(power), "{name}");
        assert_eq!(power_named(&spelled_out(&name)), Some(power), "{name}");
    }
}

#[test]
fn german_orders_are_read() {
    for (german, english) in [
        ("A Konstantinopel nach Bulgarien", "A Con - Bul"),
        ("F Ankara - Schwarzes Meer", "F Ank - Bla"),
        ("A Smyrna - Armenien", "A Smy - Arm"),
        ("Armee Wien zieht nach Galizien", "A Vie - Gal"),
        (
            "Armee München unterstützt Armee Berlin nach Schlesien",
            "A Mun S A Ber - Sil",
        ),
        ("A Mün U A Ber - Preussen", "A Mun S A Ber - Pru"),
        ("A Muenchen unterstuetzt A Ruhrgebiet", "A Mun S A Ruh"),
        (
            "Flotte Nordsee befördert Armee London nach Norwegen",
            "F Nth C A Lon - Nwy",
        ),
        ("A London → Belgien im Geleitzug", "A Lon - Bel via convoy"),
        ("A Rom hält", "A Rom H"),
        ("F Spanien (Südküste) - Golf von Lyon", "F Spa/sc - Lyo"),
        (
            "F St. Petersburg Südküste - Bottnischer Meerbusen",
            "F Stp/sc - Bot",
        ),
        ("die deutsche Armee in München hält", "German A Mun H"),
        ("Baue eine Armee in Paris", "Build A Par"),
        ("Bau F Brest", "Build F Bre"),
        ("Auflösung A Warschau", "Disband A War"),
        ("A Warschau löst sich auf", "Disband A War"),
        ("Verzicht", "Waive"),
        ("Armee Tirol zieht sich zurück nach Böhmen", "A Tyr - Boh"),
    ] {
        let german_read = parse_line(german, &bare()).map(|o| o.to_string());
        let english_read = parse_line(english, &bare()).map(|o| o.to_string());
        assert!(english_read.is_ok(), "{english}: {english_read:?}");
        assert_eq!(german_read, english_read, "{german}");
    }
}

#[test]
fn what_was_typed_is_never_suggested() {
    let words = Words::of(Language::German);
    for line in ["A Wiem - Gal", "A Wien - Galizein", "A Wien zihet Gal"] {
        let error = parse_line(line, &bare()).expect_err(line);
        assert!(words.parse_error(&error).contains("Meintest du"), "{line}");
    }
    // An order's own word in the wrong place is no slip of the pen.
    for line in ["A Par waive", "A Par patrol", "F Bre support"] {
        let error = parse_line(line, &bare()).expect_err(line);
        let told = Words::english().parse_error(&error);
        assert!(!told.contains("Did you mean"), "{line}: {told}");
    }
}

#[test]
fn hints_fit_the_phase() {
    let board = position("France: A par, A bur; Turkey: F con");
    let winter = seen(&board, Power::FRANCE, PhaseKind::Adjustments);
    let read = parse_line("fleet brest", &winter).map(|o| o.to_string());
    assert_eq!(read, Ok("Build F Bre".to_owned()));
    let retreat = seen(&board, Power::FRANCE, PhaseKind::Retreats);
    let movement = seen(&board, Power::FRANCE, PhaseKind::Movement);
    for (ctx, hint) in [
        (&winter, "to build or to disband"),
        (&retreat, "retreats to"),
        (&movement, "move, hold, support or convoy"),
    ] {
        let error = parse_line("A Par", ctx).expect_err("half an order");
        let told = Words::english().parse_error(&error);
        assert!(told.contains(hint), "{told}");
    }
    // In Winter nothing is suggested that only units at war do, and the other way round.
    let told = |line: &str, ctx| {
        let error: ParseError = parse_line(line, ctx).expect_err(line);
        Words::english().parse_error(&error)
    };
    assert!(!told("A Par suports Bur", &winter).contains("`supports`"));
    assert!(told("A Par suports Bur", &movement).contains("`supports`"));
    assert!(!told("A Par disbnad", &movement).contains("`disband`"));
}

#[test]
fn a_power_may_be_abbreviated_where_only_a_power_can_be_meant() {
    let setup = variants::naval(None);
    let board = setup.board();
    let ctx = Context::bare(board);
    for (line, meant) in [
        ("2F Nth patrol Eng", "2F Nth P England"),
        ("2F Eng P Fra", "2F Eng P France"),
        ("2F Nth patrouilliert gegen Deu", "2F Nth P Germany"),
        ("F Eng B Fra", "F Eng B France"),
        ("F Eng sperrt die Meerenge für Frankreich", "F Eng B France"),
        ("Open Con to Rus", "Open Con to Russia"),
        (
            "Konstantinopel ist offen für Flotten von Russland",
            "Open Con to Russia",
        ),
    ] {
        let read = parse_line(line, &ctx).map(|o| o.to_string());
        assert_eq!(read, Ok(meant.to_owned()), "{line}");
    }
    let error = parse_line("F Eng patrol Frence", &ctx).expect_err("no power");
    let told = Words::english().parse_error(&error);
    assert!(told.contains("Did you mean France?"), "{told}");
}
