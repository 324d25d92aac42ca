//! The many ways an order is typed.

use chancery::board::{Board, Dislodged, Power};
use chancery::orders::{Context, Parser, PhaseKind, parse_line, parse_sheet};

use crate::{bare, loc, position, seen};

/// As the line is understood, in canonical form, or the error.
fn read(line: &str, ctx: &Context<'_>) -> String {
    match parse_line(line, ctx) {
        Ok(order) => order.to_string(),
        Err(e) => format!("error: {e}"),
    }
}

fn all_read(cases: &[(&str, &str)], ctx: &Context<'_>) {
    for (line, expected) in cases {
        assert_eq!(read(line, ctx), *expected, "{line}");
    }
}

#[test]
fn moves() {
    let cases = [
        ("A PAR-BUR", "A Par - Bur"),
        ("A Par - Bur", "A Par - Bur"),
        ("a paris to burgundy", "A Par - Bur"),
        ("army par -> bur", "A Par - Bur"),
        ("A Par–Bur", "A Par - Bur"),
        ("A Par — Bur.", "A Par - Bur"),
        ("A Par → Bur!", "A Par - Bur"),
        ("A Par > Bur", "A Par - Bur"),
        ("A Par Bur", "A Par - Bur"),
        ("A Par moves to Bur", "A Par - Bur"),
        ("Army Paris moves to Burgundy", "A Par - Bur"),
        ("move A Par to Bur", "A Par - Bur"),
        ("move the army from Paris to Burgundy", "A Par - Bur"),
        ("1. A Par - Bur", "A Par - Bur"),
        ("3) A Par - Bur;", "A Par - Bur"),
        ("• A Par - Bur", "A Par - Bur"),
        ("- A Par - Bur", "A Par - Bur"),
        ("**A Par** - `Bur`", "A Par - Bur"),
        ("A. Par - Bur", "A Par - Bur"),
        ("A MÜNCHEN – Tyrolia", "A Mun - Tyr"),
        ("A Márseilles - Gas", "A Mar - Gas"),
        ("Par - Bur", "Par - Bur"),
        ("F Mid-Atlantic - English Channel", "F Mao - Eng"),
        ("F mid atlantic ocean-english channel", "F Mao - Eng"),
        ("F MAT - NAT", "F Mao - Nao"),
        ("F NWS - NTH", "F Nwg - Nth"),
        ("F GOL - TYN", "F Lyo - Tys"),
        ("F North Sea - Norwegian Sea", "F Nth - Nwg"),
        (
            "F St. Petersburg (south coast) - Gulf of Bothnia",
            "F Stp/sc - Bot",
        ),
    ];
    all_read(&cases, &bare());
}

#[test]
fn coasts() {
    let cases = [
        ("F STP(SC) - BOT", "F Stp/sc - Bot"),
        ("F stp/sc - bot", "F Stp/sc - Bot"),
        ("F stp sc - bot", "F Stp/sc - Bot"),
        ("F stp-sc - bot", "F Stp/sc - Bot"),
        ("F stp (sc)-bot", "F Stp/sc - Bot"),
        ("F stp/south - bot", "F Stp/sc - Bot"),
        ("F stp south coast - bot", "F Stp/sc - Bot"),
        ("F Bot - St Petersburg/SC", "F Bot - Stp/sc"),
        ("F Mao - Spain (n)", "F Mao - Spa/nc"),
        ("F Con - Bulgaria east coast", "F Con - Bul/ec"),
        ("F Bul/ec S A Rum", "F Bul/ec S A Rum"),
        ("F Bul s A Rum", "F Bul S A Rum"),
        ("A Gas - Spa/nc", "A Gas - Spa/nc"),
    ];
    all_read(&cases, &bare());
}

#[test]
fn convoys() {
    let cases = [
        ("A Lon - Bel via convoy", "A Lon - Bel via convoy"),
        ("A Lon - Bel (via convoy)", "A Lon - Bel via convoy"),
        ("A Lon - Bel by convoy", "A Lon - Bel via convoy"),
        ("A Lon - Bel by sea", "A Lon - Bel via convoy"),
        ("A Lon - Bel vc", "A Lon - Bel via convoy"),
        ("A Lon convoys to Bel", "A Lon - Bel via convoy"),
        ("A Lon - convoy - Bel", "A Lon - Bel via convoy"),
        ("A Lon-NTH-Bel", "A Lon - Nth - Bel"),
        ("A Lon - NTH - NWG - Nwy", "A Lon - Nth - Nwg - Nwy"),
        ("A Lon - Nwy via Nth and Nwg", "A Lon - Nth - Nwg - Nwy"),
        ("A Lon - Nwy via Nth, Nwg", "A Lon - Nth - Nwg - Nwy"),
        ("A Lon - Nwy via the North Sea", "A Lon - Nth - Nwy"),
        ("F NTH C A Lon-Bel", "F Nth C A Lon - Bel"),
        ("F NTH convoys London to Belgium", "F Nth C Lon - Bel"),
        (
            "F Nth convoys the army in London to Belgium",
            "F Nth C A Lon - Bel",
        ),
        ("F Nth C A Lon - Nth - Bel", "F Nth C A Lon - Bel"),
        (
            "F Nth C English A Lon - Bel via convoy",
            "F Nth C English A Lon - Bel",
        ),
    ];
    all_read(&cases, &bare());
}

#[test]
fn supports() {
    let cases = [
        ("A Mar S A Gas - Spa", "A Mar S A Gas - Spa"),
        ("A Mar s gas-spa", "A Mar S Gas - Spa"),
        ("A Mar supports A Gas to Spa", "A Mar S A Gas - Spa"),
        (
            "A Mar supports Army Gascony's move to Spain",
            "A Mar S A Gas - Spa",
        ),
        ("A Mar support A Gas", "A Mar S A Gas"),
        ("A Mar S A Gas H", "A Mar S A Gas"),
        ("A Mar supports A Gas holding", "A Mar S A Gas"),
        ("A Ven S Italian A Rom - Apu", "A Ven S Italian A Rom - Apu"),
        (
            "A Ven supports the Austrian fleet in Trieste",
            "A Ven S Austrian F Tri",
        ),
        ("F Eng S English F Nth - Bel", "F Eng S English F Nth - Bel"),
        ("F Nth S F English Channel - Bel", "F Nth S F Eng - Bel"),
        ("A Vie S Austro-Hungarian A Bud", "A Vie S Austrian A Bud"),
    ];
    all_read(&cases, &bare());
}

#[test]
fn holds_and_the_rest() {
    let cases = [
        ("A Par H", "A Par H"),
        ("A Par hold", "A Par H"),
        ("Par holds", "Par H"),
        ("A Paris stands.", "A Par H"),
        ("hold A Par", "A Par H"),
        ("Italian A Ven H", "Italian A Ven H"),
        ("Italy: A Ven H", "Italian A Ven H"),
        ("Italy's army in Venice holds", "Italian A Ven H"),
        ("A Bur R Par", "A Bur - Par"),
        ("A Bur retreats to Paris", "A Bur - Par"),
        ("A Bur retreat Par", "A Bur - Par"),
        ("build A Par", "Build A Par"),
        ("Build: A Par", "Build A Par"),
        ("Par build army", "Build A Par"),
        ("A Par build", "Build A Par"),
        ("build army in Paris", "Build A Par"),
        ("build Paris army", "Build A Par"),
        ("build Paris", "Build A Par"),
        ("b f stp nc", "Build F Stp/nc"),
        ("build stp/nc", "Build F Stp/nc"),
        ("disband F Bre", "Disband F Bre"),
        ("remove A Par", "Disband A Par"),
        ("F Bre D", "Disband F Bre"),
        ("A Bur disbands", "Disband A Bur"),
        ("waive", "Waive"),
        ("WAIVE BUILD", "Waive"),
        ("pass", "Waive"),
    ];
    all_read(&cases, &bare());
}

#[test]
fn the_position_fills_in_what_is_unsaid() {
    let board =
        position("France: A par, F spa/nc, F gas, F mao; Italy: A mar, F lyo; Russia: F lvp");
    let ctx = seen(&board, Power::FRANCE, PhaseKind::Movement);
    let cases = [
        ("Par - Bur", "A Par - Bur"),
        ("Spa H", "F Spa/nc H"),
        ("F Spa - Gas", "F Spa/nc - Gas"),
        // Only the north coast is within reach of Gascony, both are within that of the ocean.
        ("Gas - Spa", "F Gas - Spa/nc"),
        ("Mao - Spa", "F Mao - Spa"),
        ("Par S Mar - Bur", "A Par S A Mar - Bur"),
        ("Par S Spa", "A Par S F Spa/nc"),
        ("Mao C Mar - Naf", "F Mao C A Mar - Naf"),
        // The sheet's own power need not be kept, another's is.
        ("France: A Par H", "A Par H"),
        ("Italian A Mar H", "Italian A Mar H"),
        // What is written is kept, right or wrong.
        ("F Par H", "F Par H"),
        ("F Spa/sc - Lyo", "F Spa/sc - Lyo"),
        ("Bur H", "Bur H"),
        // Only Liverpool holds a unit, and only Livonia is next to Prussia.
        ("Mao S liv - iri", "F Mao S F Lvp - Iri"),
        ("A Pru - liv", "A Pru - Lvn"),
        ("A Par - gulf", "error: `gulf` can mean several provinces"),
    ];
    all_read(&cases, &ctx);
}

#[test]
fn dislodged_units_retreat() {
    let mut board = position("France: A bur, F mao; Germany: A mun");
    let unit = board.units.remove(0);
    board.dislodged.push(Dislodged {
        unit,
        from: Some(loc("mun").province),
        retreats: vec![loc("par"), loc("gas")],
        cargo: None,
    });
    let ctx = seen(&board, Power::FRANCE, PhaseKind::Retreats);
    all_read(
        &[
            ("Bur R Par", "A Bur - Par"),
            ("Bur disband", "Disband A Bur"),
            ("bur to gas", "A Bur - Gas"),
        ],
        &ctx,
    );
}

#[test]
fn a_whole_message() {
    let text = "Orders for France:\n\
                ```\n\
                1. A Par - Bur; A Mar S A Par - Bur\n\
                \n\
                ---\n\
                F Bre-Mao, A Pic H\n\
                A Viena - Tri\n\
                Italy:\n\
                A Ven H\n\
                ```";
    let ctx = bare();
    let lines: Vec<String> = parse_sheet(text, &ctx)
        .iter()
        .map(|line| {
            let read = match &line.read {
                Ok(order) => order.to_string(),
                Err(e) => format!("error: {e}"),
            };
            format!("{} | {} | {read}", line.number, line.text)
        })
        .collect();
    insta::assert_snapshot!(lines.join("\n"), @r"
    1 | Orders for France: | error: `Orders for France:` is not an order
    3 | 1. A Par - Bur | A Par - Bur
    3 | A Mar S A Par - Bur | A Mar S A Par - Bur
    6 | F Bre-Mao | F Bre - Mao
    6 | A Pic H | A Pic H
    7 | A Viena - Tri | error: `Viena` is not a province
    9 | A Ven H | Italian A Ven H
    ");
}

#[test]
fn commas_separate_what_cannot_be_one_order() {
    let ctx = bare();
    let lines = |text: &str| -> Vec<String> {
        let lines = parse_sheet(text, &ctx).into_iter();
        let line = |read: Result<chancery::orders::Order, _>| match read {
            Ok(order) => order.to_string(),
            Err(_) => "?".to_owned(),
        };
        lines
            .map(|l| format!("{} = {}", l.text, line(l.read)))
            .collect()
    };
    assert_eq!(
        lines("A Par - Bur, F Bre H"),
        ["A Par - Bur = A Par - Bur", "F Bre H = F Bre H"]
    );
    // The seas of a convoy stay together, also among other orders.
    let convoy = "A Lon - Bel via Eng, Nth";
    let read = "A Lon - Bel via Eng, Nth = A Lon - Eng - Nth - Bel";
    assert_eq!(lines(convoy), [read]);
    assert_eq!(
        lines(&format!("{convoy}, A Par H")),
        [read, "A Par H = A Par H"]
    );
    // What nobody understands is named, and numbers are not dropped.
    assert_eq!(
        lines("A Par H, banana, F Bre H"),
        ["A Par H = A Par H", "banana = ?", "F Bre H = F Bre H"]
    );
    assert_eq!(lines("A Par H, 3"), ["A Par H = A Par H", "3 = ?"]);
    // What stands under a condition does not count without it.
    let under = "if Italy attacks, A Par H, F Bre H";
    assert_eq!(lines(under), [format!("{under} = ?")]);
    assert_eq!(lines("banana, apple"), ["banana, apple = ?"]);
    // Two mistyped orders are two orders; a mistyped sea of a convoy is still a part of it.
    assert_eq!(
        lines("A Parr - Bur, F Brst H"),
        ["A Parr - Bur = ?", "F Brst H = ?"]
    );
    let convoy = "A Lon - Bel via Engg, Nthh";
    assert_eq!(lines(convoy), [format!("{convoy} = ?")]);
}

#[test]
fn unheard_of_context_is_harmless() {
    // A unit stands where no province of the board is, in no known kind of phase.
    let board = position("France: A zar");
    for stage in [
        PhaseKind::Movement,
        PhaseKind::Retreats,
        PhaseKind::Adjustments,
    ] {
        let ctx = Context {
            board: Board::standard(),
            position: Some(&board),
            power: Some(Power::TURKEY),
            stage,
        };
        assert_eq!(read("A Par - Bur", &ctx), "A Par - Bur");
        assert!(read("A Zar - Bur", &ctx).starts_with("error"));
    }
}

#[test]
fn units_and_places_alone() {
    let parser = Parser::new(Board::standard());
    let unit = |text: &str| parser.unit(text).map(|u| u.to_string());
    assert_eq!(unit("A par"), Ok("A Par".to_owned()));
    assert_eq!(
        unit("fleet St. Petersburg (south coast)"),
        Ok("F Stp/sc".to_owned())
    );
    assert!(unit("A par - bur").is_err());
    assert!(unit("").is_err());
    assert_eq!(parser.place("GOL"), Ok(loc("lyo")));
    assert_eq!(parser.place("Spain (sc)"), Ok(loc("spa/sc")));
    assert!(parser.place("Vienn").is_err());
    assert!(parser.place("Par Bur").is_err());
}

#[test]
fn the_documented_ways_to_write_an_order() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/orders.md");
    let text = std::fs::read_to_string(path).unwrap();
    let mut rows = 0;
    for line in text.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<&str> = line
            .split('|')
            .map(|c| c.trim().trim_matches('`'))
            .collect();
        let [_, typed, understood, _] = cells[..] else {
            panic!("{line}");
        };
        let ctx = bare();
        match parse_line(typed, &ctx) {
            Ok(order) => assert_eq!(order.to_string(), understood, "{typed}"),
            Err(_) => assert_eq!(understood, "not an order", "{typed}"),
        }
        rows += 1;
    }
    assert!(rows > 20);
}
