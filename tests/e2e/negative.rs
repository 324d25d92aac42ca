//! The judges must convict: each body here is one Discord would refuse, or our rules forbid.

use crate::{validate, watch};
use chancery::sandbox::{Exchange, Headers};
use serde_json::{Value, json};

fn put_commands(list: Value) -> Exchange {
    ask("PUT", "/applications/1/commands", list)
}

fn ask(method: &str, path: &str, body: Value) -> Exchange {
    Exchange {
        method: method.to_owned(),
        path: path.to_owned(),
        query: String::new(),
        headers: Headers {
            agent: "DiscordBot (https://example.org, 1)".to_owned(),
            sized: true,
        },
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

/// Of two pictures in a message Discord shows two cropped squares.
#[test]
fn two_pictures_in_one_message_are_convicted() {
    let described = |names: &[&str]| -> Value {
        let all = names.iter().enumerate();
        all.map(|(id, name)| json!({"id": id, "filename": name, "description": "A map"}))
            .collect()
    };
    let with = |mut exchange: Exchange, names: &[&str]| {
        exchange.files = names.iter().map(|name| ((*name).to_owned(), 10)).collect();
        exchange
    };
    let of = "pictures in one message";
    for names in [&["a.png", "b.png"][..], &["a.png", "b.csv", "c.gif"]] {
        let body = json!({"content": "x", "attachments": described(names)});
        convicted(&with(post(body.clone()), names), of);
        let reply = json!({"type": 4, "data": body});
        let reply = ask("POST", "/interactions/1/2/callback", reply);
        convicted(&with(reply, names), of);
    }
    // A second one that comes by a change, beside the one that stays.
    let stays = json!({"attachments": [
        {"id": "7", "filename": "a.png"}, {"id": 0, "filename": "b.png", "description": "A map"}]});
    let change = ask("PATCH", "/channels/1/messages/2", stays);
    convicted(&with(change, &["b.png"]), of);
    // One picture, with as many other files as there are.
    let names = ["a.png", "b.csv", "c.txt"];
    let body = json!({"content": "x", "attachments": described(&names)});
    let one = with(post(body), &names);
    assert_eq!(validate::exchange(&one), Vec::<String>::new());
}

#[test]
fn fields_that_nobody_knows_are_convicted() {
    let row =
        |part: Value| json!({"content": "x", "components": [{"type": 1, "components": [part]}]});
    let menu = |more: Value| {
        let mut menu = json!({"type": 3, "custom_id": "m", "options": [
            {"label": "a", "value": "a", "default": true},
            {"label": "b", "value": "b", "default": true}], "max_values": 2});
        for (key, value) in more.as_object().into_iter().flatten() {
            menu[key] = value.clone();
        }
        row(menu)
    };
    let button = |emoji: Value| {
        row(json!({"type": 2, "style": 1, "label": "Go", "custom_id": "go", "emoji": emoji}))
    };
    let of = "unknown field";
    for (exchange, of) in [
        (
            ask(
                "POST",
                "/channels/1/threads",
                json!({"name": "x", "kind": 12}),
            ),
            of,
        ),
        (ask("PATCH", "/channels/1", json!({"archive": true})), of),
        (
            ask("POST", "/users/@me/channels", json!({"recipient": "5"})),
            of,
        ),
        (
            post(json!({"content": "x", "allowed_mentions": {"user": ["5"]}})),
            of,
        ),
        (
            post(json!({"content": "x", "attachments": [{"id": 0, "name": "a"}]})),
            of,
        ),
        (post(json!({"embeds": [{"footer": {"txt": "x"}}]})), of),
        (
            post(json!({"embeds": [{"fields": [{"name": "a", "value": "b", "in": true}]}]})),
            of,
        ),
        (
            post(row(
                json!({"type": 2, "style": 1, "label": "x", "id_": "a"}),
            )),
            of,
        ),
        (post(menu(json!({"hint": "x"}))), of),
        (post(button(json!({"name": "smile"}))), "is no emoji"),
        (post(menu(json!({"max_values": 1}))), "options are chosen"),
        (
            post(menu(json!({"default_values": [1, 2, 3]}))),
            "default values",
        ),
        (
            ask(
                "POST",
                "/interactions/1/2/callback",
                json!({"type": 8, "data": {
                "choices": [{"name": "a", "value": "a", "text": "a"}]}}),
            ),
            of,
        ),
    ] {
        convicted(&exchange, of);
    }
    for good in [
        post(menu(json!({}))),
        post(button(json!({"name": "✅"}))),
        post(button(json!({"name": "ok", "id": "5"}))),
    ] {
        assert_eq!(validate::exchange(&good), Vec::<String>::new());
    }
}

#[test]
fn too_much_work_before_an_answer_is_convicted() {
    let line = |requests: u32, pictures: u32| {
        format!(
            "work before the first answer kind=\"command\" requests={requests} pictures={pictures}"
        )
    };
    assert!(!watch::is_too_much(&line(1, 1)));
    assert!(watch::is_too_much(&line(30, 0)));
    assert!(watch::is_too_much(&line(0, 3)));
}

#[test]
fn bad_headers_are_convicted() {
    let mut nameless = post(json!({"content": "x"}));
    nameless.headers.agent = "DiscordBot (chancery, 1)".to_owned();
    convicted(&nameless, "User-Agent");
    for method in ["POST", "PUT", "PATCH"] {
        let mut unsized_body = ask(method, "/channels/1/thread-members/2", Value::Null);
        unsized_body.headers.sized = false;
        convicted(&unsized_body, "length of the body");
    }
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
    convicted(&post(json!({"content": "x".repeat(4001)})), "OpenAPI");
    convicted(&ask("POST", "/nowhere", json!({})), "not an operation");
    let mut strange = ask("GET", "/gateway", Value::Null);
    strange.status = 200;
    strange.answer = json!({});
    convicted(&strange, "OpenAPI");
}
