//! The documents of `chancery resolve`: every example is answered as shown, the schema is the types'.

use std::fs;
use std::path::Path;

use chancery::resolve::schema;
use serde_json::{Value, json};

use super::resolve::answers;

fn document(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("docs")
        .join(name);
    fs::read_to_string(path).unwrap()
}

/// The fenced JSON blocks of the document, which come in pairs: a question and its answer.
fn examples() -> Vec<(Value, Value)> {
    let text = document("resolve.md");
    let blocks: Vec<Value> = text
        .split("```json\n")
        .skip(1)
        .map(|rest| serde_json::from_str(rest.split("```").next().unwrap()).unwrap())
        .collect();
    assert_eq!(blocks.len() % 2, 0);
    blocks
        .chunks(2)
        .map(|pair| (pair[0].clone(), pair[1].clone()))
        .collect()
}

/// With `CHANCERY_WRITE_DOCS` set, what the documents show is written anew instead of compared: for looking
/// over and committing.
fn update() -> bool {
    std::env::var_os("CHANCERY_WRITE_DOCS").is_some()
}

fn rewrite(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("docs")
        .join(name);
    fs::write(path, text).unwrap();
}

/// The order the document shows fields in; others follow by name.
const FIELDS: [&str; 11] = [
    "variant",
    "rulebook",
    "options",
    "phase",
    "units",
    "dislodged",
    "sc_owners",
    "order",
    "unit",
    "line",
    "field",
];

fn in_order(fields: &serde_json::Map<String, Value>) -> Vec<(&String, &Value)> {
    let place = |key: &str| {
        FIELDS
            .iter()
            .position(|f| *f == key)
            .unwrap_or(FIELDS.len())
    };
    let mut fields: Vec<_> = fields.iter().collect();
    fields.sort_by_key(|(key, _)| place(key));
    fields
}

/// JSON as the document shows it: what fits on a line stands on one.
fn shown(value: &Value, indent: usize) -> String {
    let (pad, end) = (" ".repeat(indent + 2), " ".repeat(indent));
    let line = match value {
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(|v| shown(v, 0)).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Object(fields) => {
            let fields = in_order(fields).into_iter();
            let fields = fields.map(|(k, v)| format!("{}: {}", json!(k), shown(v, 0)));
            format!("{{{}}}", fields.collect::<Vec<_>>().join(", "))
        }
        plain => plain.to_string(),
    };
    if indent + line.len() <= 90 && !line.contains('\n') {
        return line;
    }
    let inner = indent + 2;
    match value {
        Value::Array(items) => {
            let items = items.iter().map(|v| format!("{pad}{}", shown(v, inner)));
            format!("[\n{}\n{end}]", items.collect::<Vec<_>>().join(",\n"))
        }
        Value::Object(fields) => {
            let fields = in_order(fields).into_iter();
            let fields = fields.map(|(k, v)| format!("{pad}{}: {}", json!(k), shown(v, inner)));
            format!("{{\n{}\n{end}}}", fields.collect::<Vec<_>>().join(",\n"))
        }
        _ => line,
    }
}

/// The answer to a question of the document. A faulty line is shown as a string, as it is no JSON.
fn answer_shown(question: &Value) -> Value {
    let line = match question {
        Value::String(line) => line.clone(),
        object => object.to_string(),
    };
    let mut answers = answers(&line);
    assert_eq!(answers.len(), 1, "{line}");
    answers.remove(0)
}

#[test]
fn the_documented_examples_are_answered_as_documented() {
    let examples = examples();
    assert!(examples.len() >= 4);
    if update() {
        let text = document("resolve.md");
        let mut blocks = text.split("```json\n");
        let mut anew = blocks.next().unwrap().to_owned();
        for (i, block) in blocks.enumerate() {
            let after = block.split_once("```").unwrap().1;
            let (question, _) = &examples[i / 2];
            let value = match i % 2 {
                0 => question.clone(),
                _ => answer_shown(question),
            };
            anew += &format!("```json\n{}\n```{after}", shown(&value, 0));
        }
        return rewrite("resolve.md", &anew);
    }
    for (question, expected) in examples {
        assert_eq!(answer_shown(&question), expected, "{question}");
    }
}

#[test]
fn examples_and_answers_fit_the_schema_in_the_documents() {
    let made = serde_json::to_string_pretty(&schema()).unwrap();
    if update() {
        rewrite("resolve.schema.json", &format!("{made}\n"));
    }
    let written: Value = serde_json::from_str(&document("resolve.schema.json")).unwrap();
    assert!(
        written == schema(),
        "docs/resolve.schema.json is not what the types make; CHANCERY_WRITE_DOCS=1 writes it anew"
    );
    let input = jsonschema::validator_for(&written["input"]).unwrap();
    let output: Vec<_> = written["output"]["anyOf"]
        .as_array()
        .unwrap()
        .iter()
        .map(|schema| jsonschema::validator_for(schema).unwrap())
        .collect();
    for (question, _) in examples() {
        let answer = answer_shown(&question);
        if question.is_object() && answer["error"].is_null() {
            assert!(input.is_valid(&question), "{question}");
        }
        assert!(output.iter().any(|o| o.is_valid(&answer)), "{answer}");
    }
}

/// The part of the schema of that name.
fn part<'v>(value: &'v Value, name: &str) -> Option<&'v Value> {
    match value {
        Value::Object(all) => all
            .get(name)
            .or_else(|| all.values().find_map(|value| part(value, name))),
        Value::Array(all) => all.iter().find_map(|value| part(value, name)),
        _ => None,
    }
}

#[test]
fn every_way_a_game_may_end_is_documented() {
    let schema = schema();
    let form = part(&schema, "OutcomeForm").expect("the outcome's schema");
    let mut ends: Vec<String> = Vec::new();
    for one in form["oneOf"].as_array().expect("its kinds") {
        let named = one["properties"].as_object().into_iter().flatten();
        ends.extend(named.map(|(name, _)| format!("\"{name}\"")));
        let plain = one["enum"].as_array().into_iter().flatten();
        ends.extend(plain.chain(one.get("const")).map(Value::to_string));
    }
    assert!(ends.len() >= 8, "{ends:?}");
    let text = document("resolve.md");
    let rows = text
        .lines()
        .filter(|line| line.starts_with("| `outcome` |"));
    let rows: String = rows.collect();
    for end in ends {
        assert!(rows.contains(&end), "docs/resolve.md says nothing of {end}");
    }
}
