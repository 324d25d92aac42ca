//! What a board's author chose of the looks of its powers, in all that shows them.

use chancery_i18n::{Language, Words};
use chancery_render::exchange::{Course, Market};
use chancery_render::{Chart, Scene, UnitMark, graph, price_board, render};
use chancery_rules::board::{BoardRef, Location, Power, UnitKind, shared_board};
use chancery_rules::game::{PriceRecord, Sheet};
use chancery_rules::variants;
use serde_json::{Value, json};

use super::drawings::{powers, province, two_shores};
use super::exchange_game::Played;
use super::keep;
use super::pictures::decode;

const RED: &str = "#bd2f1d";
const GREEN: &str = "#207e38";
const GOLD: &str = "#d9a21b";

/// A board of two shores and a mole, whose three powers look so.
fn board(looks: [Value; 3]) -> BoardRef {
    let land = |id: &str, others: [&str; 2]| json!({ "id": id, "name": id, "kind": "coast", "centre": true, "army": others, "fleet": ["sou"] });
    let mut file = json!({
        "format": 2, "id": "three-looks", "name": "Three Looks",
        "powers": [
            { "id": "north", "name": "North", "homes": ["ald"], "units": ["F ald"] },
            { "id": "south", "name": "South", "homes": ["bru"], "units": ["A bru"] },
            { "id": "west", "name": "West", "homes": ["mol"], "units": ["A mol"] }
        ],
        "provinces": [
            land("ald", ["bru", "mol"]), land("bru", ["ald", "mol"]), land("mol", ["ald", "bru"]),
            { "id": "sou", "name": "The Sound", "kind": "sea", "fleet": ["ald", "bru", "mol"] }
        ]
    });
    for (i, look) in looks.into_iter().enumerate() {
        for (field, value) in look.as_object().expect("fields") {
            file["powers"][i][field] = value.clone();
        }
    }
    shared_board(&file.to_string()).expect("a board")
}

fn coloured(colours: [&str; 3]) -> BoardRef {
    board(colours.map(|colour| json!({ "colour": colour })))
}

fn chart(board: BoardRef) -> Chart {
    let shapes = two_shores().to_string();
    Chart::read_for(&shapes, "two-shores", board.board()).expect("a drawing")
}

/// Whether a picture has more than a few pixels of exactly that colour.
fn shows(png: &[u8], colour: &str) -> bool {
    let part = |at: usize| u8::from_str_radix(&colour[at..at + 2], 16).expect("two digits");
    let wanted = [part(1), part(3), part(5)];
    let (width, height, pixels) = decode(png);
    let size = pixels.len() / (width * height) as usize;
    let of_it = pixels.chunks(size).filter(|pixel| pixel[..3] == wanted);
    of_it.count() > 40
}

#[test]
fn the_map_has_the_colours_of_its_board() {
    let picture = |chart: Chart| {
        let unit = |id: &str, power: Power| UnitMark {
            at: Location::from(province(id)),
            kind: UnitKind::Army,
            owner: Some(power),
            dislodged: false,
        };
        let [north, south] = powers();
        render(&Scene {
            chart,
            owners: [(province("ald"), north), (province("bru"), south)].into(),
            centres: [(province("ald"), Some(north)), (province("bru"), None)].into(),
            units: vec![unit("ald", north), unit("bru", south)],
            ..Scene::default()
        })
    };
    let (one, other) = (coloured([RED, GREEN, GOLD]), coloured([GREEN, GOLD, RED]));
    assert_eq!(one.id(), other.id(), "looks are no rules");
    let (one, other) = (picture(chart(one)), picture(chart(other)));
    keep("looks-red-green", &one);
    keep("looks-green-gold", &other);
    assert_eq!(
        [RED, GREEN, GOLD].map(|c| shows(&one, c)),
        [true, true, false]
    );
    assert_eq!(
        [RED, GREEN, GOLD].map(|c| shows(&other, c)),
        [false, true, true]
    );
}

#[test]
fn the_exchange_has_the_colours_and_currencies_of_its_board() {
    let north = json!({ "colour": RED, "currency": { "name": "shillings", "names": { "de": "Schillinge" } } });
    let south = json!({ "colour": GREEN, "currency": { "name": "ducats", "letters": "dt" } });
    let board = board([north, south, json!({})]);
    chart(board).keep(board.id());
    let mut setup = variants::capitalist(None);
    setup.play_on(board).expect("three powers");
    let mut game = Played::on(setup, 4);
    for line in [
        "Sell 5 shillings",
        "Sell 5 Schillinge",
        "Sell 5 DT",
        "Sell 5 ducat",
        "Sell 5 west",
    ] {
        let sheet = Sheet::read(line, &game.state);
        assert_eq!(sheet.trades.len(), 1, "{line}");
    }
    game.close(&[(1, "Sell 5 Schillinge\nBuy 2 ducats")]);
    let record = PriceRecord::of(&game.state.setup.played(), &game.reports);
    for (words, coins) in [
        (Words::english(), ["Shillings", "Ducats", "West notes"]),
        (
            Words::of(Language::German),
            ["Schillinge", "Ducats", "West-Noten"],
        ),
    ] {
        let words = words.for_game(&game.state.setup);
        let market = Market {
            words,
            state: &game.state,
            ..game.market()
        };
        let prices = market.price_board().expect("an exchange");
        let named: Vec<&str> = prices
            .rows
            .iter()
            .map(|row| row.currency.as_str())
            .collect();
        assert_eq!(named, coins);
        let course = Course {
            words,
            game: "Three Looks",
            chart: Chart::of(board.board()),
            record: &record,
        };
        let lines = course.graph();
        assert!(
            lines.lines[0].label.starts_with(coins[0]),
            "{}",
            lines.lines[0].label
        );
        for picture in [price_board(&prices), graph(&lines)] {
            assert!(shows(&picture, RED) && shows(&picture, GREEN));
        }
    }
    let market = Market {
        words: Words::english().for_game(&game.state.setup),
        ..game.market()
    };
    let prices = market.price_board().expect("an exchange");
    keep("looks-prices", &price_board(&prices));
}
