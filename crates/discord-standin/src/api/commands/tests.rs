//! Lists of commands that Discord takes, and those it refuses.

use super::*;

fn codes(list: Value) -> String {
    let list = list.as_array().cloned().unwrap_or_default();
    check(&list, None)
        .err()
        .and_then(|e| e.errors)
        .map_or_else(String::new, |e| e.to_string())
}

fn command(name: &str, options: Value) -> Value {
    json!({"name": name, "description": "Does it", "type": 1, "options": options})
}

#[test]
fn a_proper_set_passes() {
    let sub = json!([{"type": 1, "name": "join", "description": "Join", "options": [
        {"type": 3, "name": "size", "description": "Which", "required": true},
        {"type": 4, "name": "n", "description": "How many"}]}]);
    assert_eq!(codes(json!([command("event", sub)])), "");
}

#[test]
fn discords_refusals_are_met() {
    let string = |name: &str, required: bool| json!({"type": 3, "name": name, "description": "d", "required": required});
    for (list, code) in [
        (json!([command("Event", json!([]))]), "INVALID_NAME"),
        (
            json!([command("a", json!([])), command("a", json!([]))]),
            "DUPLICATE_NAME",
        ),
        (
            json!([command("a", json!([string("x", false), string("y", true)]))]),
            "REQUIRED_INVALID",
        ),
        (
            json!([command(
                "a",
                json!([string("x", false), string("x", false)])
            )]),
            "NAME_DUPLICATE",
        ),
        (
            json!([command(
                "a",
                json!([string("x", false), {"type": 1, "name": "s", "description": "d"}])
            )]),
            "TYPE_INVALID",
        ),
        (
            json!([{"name": "a", "description": ""}]),
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            json!([{"name": "a", "description": "d", "name_localizations": {"xx": "a"}}]),
            "locale",
        ),
        (
            json!([command(
                "a",
                json!([{"type": 3, "name": "x", "description": "d", "choices": [
                {"name": "Peace", "value": "p", "name_localizations": {"de": ""}}]}])
            )]),
            "name_localizations",
        ),
        (
            json!([command(
                "a",
                json!([{"type": 4, "name": "x", "description": "d", "choices": [
                {"name": "Peace", "value": "p"}]}])
            )]),
            "BASE_TYPE_BAD_TYPE",
        ),
    ] {
        assert!(
            codes(list.clone()).contains(code),
            "{list} should be refused with {code}"
        );
    }
}

#[test]
fn a_command_keeps_its_id_when_it_is_registered_again() {
    let mut world = crate::world::seed::world(&Default::default());
    let list = json!([command("event", json!([]))]);
    let first = replace(&mut world, None, &list, 0).expect("a proper set");
    let again = replace(&mut world, None, &list, 0).expect("a proper set");
    assert_eq!(first[0]["id"], again[0]["id"]);
    assert_ne!(first[0]["version"], again[0]["version"]);
}
