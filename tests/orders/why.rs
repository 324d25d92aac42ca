//! The reason for every result, as players read it: a table of situations and their sentences.

use chancery::board::{Board, Position, UnitId};
use chancery::i18n::Words;
use chancery::movement::{Friends, Orders, Preset, resolve, retreat};
use chancery::orders::{Act, Context, Order, Parser, PhaseKind};

use crate::position;

/// Each unit named by an order, with what it is to do.
fn acts(before: &Position, orders: &str, stage: PhaseKind) -> Vec<(UnitId, Act)> {
    let parser = Parser::new(Board::standard());
    let ctx = Context {
        stage,
        ..Context::bare(Board::standard())
    };
    let units: Vec<_> = match stage {
        PhaseKind::Retreats => before.dislodged.iter().map(|d| d.unit).collect(),
        _ => before.units.clone(),
    };
    orders
        .split(';')
        .filter(|line| !line.trim().is_empty())
        .map(|line| {
            let Ok(Order::Unit { unit, act }) = parser.line(line, &ctx) else {
                panic!("{line}");
            };
            let place = |u: &&chancery::board::Unit| u.at.province == unit.at.province;
            (units.iter().find(place).expect(line).id, act)
        })
        .collect()
}

fn movement(preset: Preset, units: &str, orders: &str) -> (Position, Vec<String>) {
    let board = Board::standard();
    let before = position(units);
    let orders: Orders = acts(&before, orders, PhaseKind::Movement)
        .into_iter()
        .collect();
    let friends = Friends::default();
    let done = resolve(board, &preset.rulebook(), &friends, &before, &orders);
    let words = Words::english();
    let told = |o| words.why_moved(o, &done.outcomes, board);
    (done.after.clone(), done.outcomes.iter().map(told).collect())
}

fn retreats(before: &Position, orders: &str) -> Vec<String> {
    let board = Board::standard();
    let orders = acts(before, orders, PhaseKind::Retreats)
        .into_iter()
        .collect();
    let done = retreat::resolve(board, before, &orders);
    let words = Words::english();
    let told = |o| words.why_retreated(o, &done.outcomes, board);
    done.outcomes.iter().map(told).collect()
}

/// Title, units, orders.
const SITUATIONS: &[(&str, &str, &str)] = &[
    (
        "two equal attacks",
        "Germany: A mun, A ruh; France: A gas, A mar",
        "A Mun - Bur; A Ruh S A Mun - Bur; A Gas - Bur; A Mar S A Gas - Bur",
    ),
    (
        "nobody in the way",
        "France: A par, F bre",
        "A Par - Bur; F Bre H",
    ),
    (
        "an attack that is too weak, and one that is not",
        "France: A par, A mar; Germany: A bur; Italy: A ven, A tyr; Austria: A tri",
        "A Par - Bur; A Mar H; A Bur H; A Ven - Tri; A Tyr S A Ven - Tri; A Tri H",
    ),
    (
        "a support is cut",
        "France: A par, A gas; Germany: A bur, A mun, A ruh",
        "A Par - Bur; A Gas S A Par - Bur; A Bur - Gas; A Mun - Bur; A Ruh H",
    ),
    (
        "a support is cut from elsewhere",
        "Austria: F adr, A tri; Italy: A ven, A tyr",
        "F Adr S A Tri - Ven; A Tri - Ven; A Ven H; A Tyr - Tri",
    ),
    (
        "a support is cut by another attack",
        "Austria: F adr, A tri; Italy: A ven, F ion",
        "F Adr S A Tri - Ven; A Tri - Ven; A Ven H; F Ion - Adr",
    ),
    (
        "the supporter is dislodged by its target",
        "Germany: A ber, A mun; Russia: A pru, A sil, A boh",
        "A Ber S A Mun - Sil; A Mun - Sil; A Pru - Ber; A Sil - Mun; A Boh S A Sil - Mun",
    ),
    (
        "head to head",
        "France: A par, A gas; Germany: A bur",
        "A Par - Bur; A Gas S A Par - Bur; A Bur - Par",
    ),
    (
        "a garrison between two equal attacks",
        "Germany: F kie, A mun; Russia: F bal, F bot, A sil, F pru; Austria: A ber",
        "F Kie - Ber; A Mun S F Kie - Ber; F Pru - Ber; A Sil S F Pru - Ber; A Ber H; F Bal H; F Bot H",
    ),
    (
        "nobody dislodges their own",
        "Germany: A ber, F kie, A mun",
        "A Ber - Kie; F Kie H; A Mun S A Ber - Kie",
    ),
    (
        "nobody helps to dislodge their own",
        "Germany: A ber, F kie; Austria: A mun",
        "A Ber H; F Kie S A Mun - Ber; A Mun - Ber",
    ),
    (
        "three units in a circle",
        "Turkey: F ank, A con, A smy",
        "F Ank - Con; A Con - Smy; A Smy - Ank",
    ),
    (
        "a convoy",
        "England: A lon, F nth; France: A bel, F eng",
        "A Lon - Nwy; F Nth C A Lon - Nwy; A Bel H; F Eng C A Bel - Wal",
    ),
    (
        "a broken convoy",
        "England: A lon, F nth; Germany: F hel, F ska",
        "A Lon - Nwy; F Nth C A Lon - Nwy; F Hel - Nth; F Ska S F Hel - Nth",
    ),
    (
        "a convoy of two fleets, the other one broken",
        "England: A lon, F nth, F nwg; Germany: F hel, F ska",
        "A Lon - Cly; F Nth C A Lon - Cly; F Nwg C A Lon - Cly; F Hel - Nth; F Ska S F Hel - Nth",
    ),
    (
        "a convoy paradox",
        "England: F lon, F wal; France: A bre, F eng",
        "F Lon S F Wal - Eng; F Wal - Eng; A Bre - Lon; F Eng C A Bre - Lon",
    ),
    (
        "a convoy nobody was told to carry",
        "England: A lon, F nth",
        "A Lon - Nwy; F Nth H",
    ),
    (
        "a convoy that is not taken",
        "England: F nth; France: A hol",
        "F Nth C A Hol - Bel; A Hol - Bel",
    ),
    (
        "supports that nothing answered",
        "France: A par, A mar, A gas, A pic",
        "A Par S A Mar - Bur; A Mar - Spa; A Gas S A Par - Bur; A Pic S A Par",
    ),
    (
        "a support to hold of a unit that goes",
        "France: A par, A gas",
        "A Par - Bur; A Gas S A Par",
    ),
    (
        "illegal orders",
        "France: A par, F bre, F mao, A mar; Italy: F tun",
        "A Par - Mos; F Bre - Par; F Mao - Spa; A Mar - Lyo; F Tun S A Mar - Gas",
    ),
    (
        "more illegal orders",
        "France: A par, A gas, F lyo, F eng; England: A lon",
        "A Par S A Par; A Gas C A Par - Bre; F Lyo - Spa/nc; F Eng C A Lon - Par; A Lon - Tun",
    ),
    (
        "no orders at all",
        "France: A par; Germany: A mun",
        "A Mun - Bur",
    ),
    (
        "a dislodged unit with nowhere to go",
        "England: F mao, A spa; France: A por",
        "F Mao S A Spa - Por; A Spa - Por; A Por H",
    ),
    (
        "a dislodged mover",
        "Russia: A war, A pru; Germany: A sil, A ber; France: A mun",
        "A War - Sil; A Pru S A War - Sil; A Sil - Mun; A Mun H; A Ber H",
    ),
];

#[test]
fn movement_reasons() {
    let mut shown = String::new();
    for (title, units, orders) in SITUATIONS {
        let (_, told) = movement(Preset::Datc, units, orders);
        shown += &format!("# {title}\n{}\n\n", told.join("\n"));
    }
    assert!(!shown.contains('['), "a key is missing");
    insta::assert_snapshot!(shown);
}

#[test]
fn retreat_reasons() {
    let cases: &[(&str, &str, &[&str])] = &[
        (
            "Austria: A vie, A boh; Italy: A ven, A tri; Germany: A mun, A sil; Russia: A gal, A bud",
            "A Mun - Boh; A Sil S A Mun - Boh; A Gal - Vie; A Bud S A Gal - Vie; A Ven - Tyr; A Tri - Tyr",
            &[
                "A Vie - Tyr; A Boh - Gal",
                "Disband A Boh; A Vie S A Boh",
                "A Vie - Gal; A Boh - Par",
                "A Vie - Tri; A Boh - Mun",
            ],
        ),
        (
            "Austria: A vie, A boh; Germany: A mun, A sil; Russia: A gal, A bud",
            "A Mun - Boh; A Sil S A Mun - Boh; A Gal - Vie; A Bud S A Gal - Vie",
            &["A Vie - Tyr; A Boh - Tyr", "A Vie - Tyr; A Boh - Gal", ""],
        ),
        (
            "France: F mao; England: F nao, F iri",
            "F Nao - Mao; F Iri S F Nao - Mao",
            &[
                "F Mao - Spa",
                "F Mao - Spa/sc",
                "F Mao - Iri",
                "F Mao - Por via convoy",
            ],
        ),
        (
            "England: F mao, A spa; France: A por",
            "F Mao S A Spa - Por; A Spa - Por",
            &["Disband A Por"],
        ),
    ];
    let mut shown = String::new();
    for (units, orders, answers) in cases {
        let (after, _) = movement(Preset::Datc, units, orders);
        shown += &format!("# {units}\n# {orders}\n");
        for answer in *answers {
            shown += &format!("> {answer}\n{}\n", retreats(&after, answer).join("\n"));
        }
        shown += "\n";
    }
    assert!(!shown.contains('['), "a key is missing");
    insta::assert_snapshot!(shown);
}
