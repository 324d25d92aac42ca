//! Trades on boards that name their own currencies.

use serde_json::{Value, json};

use super::{ReadError, currency_on, read};
use crate::control::exchange::Trade;
use crate::orders::check_board;

fn board(north: &Value, south: &Value) -> String {
    json!({
        "format": 2, "id": "two-shores", "name": "Two Shores",
        "powers": [
            { "id": "north", "name": "North", "homes": ["ald"], "units": ["F ald"], "currency": north },
            { "id": "south", "name": "South", "homes": ["bru"], "units": ["A bru"], "currency": south }
        ],
        "provinces": [
            { "id": "ald", "name": "Alder", "kind": "coast", "centre": true, "army": ["bru"], "fleet": ["sou"] },
            { "id": "bru", "name": "Brunn", "kind": "coast", "centre": true, "army": ["ald"], "fleet": ["sou"] },
            { "id": "sou", "name": "The Sound", "kind": "sea", "fleet": ["ald", "bru"] }
        ]
    })
    .to_string()
}

#[test]
fn trades_name_the_currencies_of_a_board() {
    let north = json!({ "name": "Shillings", "letters": "sh", "names": { "de": "Schillinge" } });
    let checked = check_board(&board(&north, &json!({ "name": "écus" })));
    assert!(checked.faults.is_empty(), "{:?}", checked.faults);
    let board = checked.board.expect("a board");
    let [north, south] = ["north", "south"].map(|id| id.parse().ok());
    for (typed, power) in [
        ("shillings", north),
        ("Shilling", north),
        ("SH", north),
        ("schillinge", north),
        ("North", north),
        ("ecus", south),
        ("écu", south),
        ("marks", None),
    ] {
        assert_eq!(currency_on(&board, typed), power, "{typed}");
    }
    let currency = north.expect("an id");
    let sold = Some(Ok(Trade::Sell {
        units: 500,
        currency,
    }));
    assert_eq!(read("Sell 500 shillings", &board), sold);
    let slip = read("Sell 500 shilings", &board);
    assert!(
        matches!(&slip, Some(Err(ReadError::Currency { near, .. })) if *near == [currency]),
        "{slip:?}"
    );
}

#[test]
fn what_sheets_write_stays_readable_under_other_names() {
    let named = |north: &str, south: &str| {
        let text = board(&json!({ "name": north }), &json!({ "name": south }));
        check_board(&text.replace("\"north\"", "\"france\""))
    };
    let renamed = named("ecus", "ducats").board.expect("a board");
    let france = Some(crate::board::Power::FRANCE);
    for (typed, power) in [("ecus", france), ("francs", france), ("franc", None)] {
        assert_eq!(currency_on(&renamed, typed), power, "{typed}");
    }
    let taken = named("ecus", "francs").faults;
    assert_eq!(
        taken[0].kind.to_string(),
        "`francs` cannot be the currency of south: orders read it as the currency of france."
    );
}

#[test]
fn a_currency_is_nothing_else() {
    let faults = |name: &str| -> Vec<String> {
        let text = board(&json!({ "name": name }), &json!({ "name": "ducats" }));
        let found = check_board(&text).faults.into_iter();
        found
            .map(|fault| format!("{}: {}", fault.field, fault.kind))
            .collect()
    };
    assert!(faults("crowns").is_empty());
    let field = "powers[0].currency";
    for (name, other) in [
        ("South", "the power south"),
        ("units", "a word of orders"),
        ("Hold", "a word of orders"),
    ] {
        let fault = format!(
            "{field}: `{name}` cannot be the currency of north: orders read it as {other}."
        );
        assert_eq!(faults(name).first(), Some(&fault));
    }
    assert_eq!(
        faults("Ducat"),
        [
            "powers[1].currency: `ducat` cannot be the currency of south: orders read it as the currency of north."
        ]
    );
    for name in ["silver pennies", "5s", "*"] {
        let fault =
            format!("{field}: `{name}` must be one word of letters, so that orders can name it.");
        assert_eq!(faults(name).first(), Some(&fault));
    }
}
