//! The judges must convict: each body here is one Discord would refuse, or our rules forbid.

use crate::validate;
use chancery::sandbox::Exchange;
use serde_json::{Value, json};

fn put_commands(list: Value) -> Exchange {
    ask("PUT", "/applications/1/commands", list)
}

fn ask(method: &str, path: &str, body: Value) -> Exchange {
    Exchange {
        method: method.to_owned(),
        path: path.to_owned(),
        query: String::new(),
        body,
        files: Vec::new(),
        // Refusals are not judged by their answers.
        status: 500,
        answer: Value::Null,
    }
}

fn post(body: Value) -> Exchange {
    ask("POST", "/channels/1/messages", body)
}

fn convicted(exchange: &Exchange, of: &str) {
    let faults = validate::exchange(exchange);
    let found = faults.iter().any(|f| f.contains(of));
    assert!(
        found,
        "no fault with `{of}` in {faults:?} for {}",
        exchange.body
    );
}

fn option(name: &str, required: bool) -> Value {
    json!({"type": 3, "name": name, "description": "Words", "required": required})
}

fn command(name: &str, options: Value) -> Value {
    json!({"type": 1, "name": name, "description": "Words", "options": options})
}

#[test]
fn proper_requests_pass() {
    let button = json!({"type": 1, "components": [
        {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]});
    for exchange in [
        put_commands(json!([command(
            "game",
            json!([option("a", true), option("b", false)])
        )])),
        post(
            json!({"content": "hello", "components": [button], "allowed_mentions": {"parse": []}}),
        ),
        ask(
            "POST",
            "/interactions/1/2/callback",
            json!({"type": 8, "data": {"choices": [
            {"name": "Paris", "value": "par"}]}}),
        ),
    ] {
        assert_eq!(validate::exchange(&exchange), Vec::<String>::new());
    }
}

#[test]
fn bad_commands_are_convicted() {
    let many: Vec<Value> = (0..26).map(|i| option(&format!("o{i}"), false)).collect();
    for (list, of) in [
        (
            json!([command("a", json!([])), command("a", json!([]))]),
            "duplicate command name",
        ),
        (
            json!([command("a", json!([option("x", false), option("y", true)]))]),
            "after the optional",
        ),
        (
            json!([command(
                "a",
                json!([option("x", false), option("x", false)])
            )]),
            "duplicate option",
        ),
        (
            json!([{"type": 1, "name": "a", "description": "d", "colour": 1}]),
            "unknown field `colour`",
        ),
        (
            json!([{"type": 1, "name": "a", "description": "d", "name_localizations": {"xx": "a"}}]),
            "not a locale",
        ),
        (json!([command("Upper", json!([]))]), "twilight"),
        (json!([command(&"x".repeat(33), json!([]))]), "twilight"),
        (
            json!([{"type": 1, "name": "a", "description": ""}]),
            "twilight",
        ),
        (json!([command("a", Value::Array(many))]), "twilight"),
    ] {
        convicted(&put_commands(list), of);
    }
}

#[test]
fn bad_messages_are_convicted() {
    let button = |id: &str| json!({"type": 2, "style": 1, "label": "Go", "custom_id": id});
    let row = |parts: Vec<Value>| json!({"type": 1, "components": parts});
    let rows = |n: usize| {
        (0..n)
            .map(|i| row(vec![button(&i.to_string())]))
            .collect::<Vec<_>>()
    };
    let long = json!({"title": "t", "description": "x".repeat(3500)});
    for (body, of) in [
        (json!({"content": " "}), "empty message"),
        (json!({"content": "x".repeat(2001)}), "twilight"),
        (
            json!({"content": "x", "components": [row(vec![button("a"), button("a")])]}),
            "duplicate custom id",
        ),
        (json!({"content": "x", "components": rows(6)}), "twilight"),
        (
            json!({"content": "x", "components": [row((0..6).map(|i| button(&i.to_string())).collect())]}),
            "twilight",
        ),
        (
            json!({"content": "x", "components": [row(vec![button(&"x".repeat(101))])]}),
            "twilight",
        ),
        (json!({"embeds": [long, long]}), "twilight"),
        (
            json!({"content": "x", "colour": 1}),
            "unknown field `colour`",
        ),
        (json!({"content": "<@5> your turn"}), "allowed_mentions"),
        (
            json!({"content": "x", "embeds": [{"image": {"url": "attachment://map.png"}}]}),
            "not among the files",
        ),
    ] {
        convicted(&post(body), of);
    }
    let mut picture = post(json!({"content": "x"}));
    picture.files.push(("map.png".to_owned(), 10));
    convicted(&picture, "no description");
}

#[test]
fn bad_answers_are_convicted() {
    let many: Vec<Value> = (0..26)
        .map(|i| json!({"name": i.to_string(), "value": "v"}))
        .collect();
    for (body, of) in [
        (json!({"type": 8, "data": {"choices": many}}), "25"),
        (json!({"type": 4, "data": {"content": ""}}), "empty message"),
        (
            json!({"type": 8, "data": {"choices": [{"name": "x".repeat(101), "value": "v"}]}}),
            "twilight",
        ),
    ] {
        convicted(&ask("POST", "/interactions/1/2/callback", body), of);
    }
    let mut refused = post(json!({"content": "x"}));
    refused.status = 400;
    convicted(&refused, "refused");
    let mut strange = ask("GET", "/channels/1/messages/2", Value::Null);
    strange.status = 200;
    strange.answer = json!({"id": "2"});
    convicted(&strange, "twilight cannot read");
}

#[test]
fn bad_events_are_convicted() {
    let good = json!({"op": 0, "t": "MESSAGE_DELETE", "s": 1, "d": {"id": "1", "channel_id": "2"}});
    assert_eq!(validate::event(&good), Vec::<String>::new());
    let bad = json!({"op": 0, "t": "MESSAGE_DELETE", "s": 1, "d": {"id": "1"}});
    assert!(!validate::event(&bad).is_empty());
}

#[test]
fn the_openapi_description_convicts() {
    if std::env::var_os("CHANCERY_OPENAPI").is_none() {
        println!("skipped: CHANCERY_OPENAPI is not set");
        return;
    }
    convicted(&post(json!({"content": "x".repeat(4001)})), "OpenAPI");
    convicted(&ask("POST", "/nowhere", json!({})), "not an operation");
    let mut strange = ask("GET", "/gateway", Value::Null);
    strange.status = 200;
    strange.answer = json!({});
    convicted(&strange, "OpenAPI");
}
