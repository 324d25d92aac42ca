//! Discord's own OpenAPI description: `tests/discord/openapi.json`, or the file that `CHANCERY_OPENAPI` names.

use chancery::sandbox::Exchange;
use jsonschema::Validator;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

struct OpenApi {
    document: Value,
    built: Mutex<BTreeMap<String, Arc<Validator>>>,
}

fn description() -> &'static OpenApi {
    static LOADED: OnceLock<OpenApi> = OnceLock::new();
    LOADED.get_or_init(load)
}

fn load() -> OpenApi {
    let ours = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/discord/openapi.json");
    let path = std::env::var_os("CHANCERY_OPENAPI").unwrap_or_else(|| ours.into());
    let text = std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{path:?}: {why}"));
    OpenApi {
        document: serde_json::from_str(&text).expect("the OpenAPI description is JSON"),
        built: Mutex::default(),
    }
}

impl OpenApi {
    /// The operation a request is: its path's template and its description.
    fn operation(&self, method: &str, path: &str) -> Option<(String, &Value)> {
        let asked: Vec<&str> = path.trim_matches('/').split('/').collect();
        let paths = self.document.get("paths")?.as_object()?;
        let mut best: Option<(usize, String, &Value)> = None;
        for (template, operations) in paths {
            let parts: Vec<&str> = template.trim_matches('/').split('/').collect();
            let fits = parts.len() == asked.len()
                && parts
                    .iter()
                    .zip(&asked)
                    .all(|(t, a)| t.starts_with('{') || t == a);
            let Some(operation) = operations.get(method.to_lowercase()).filter(|_| fits) else {
                continue;
            };
            // The template with the most fixed words is meant.
            let fixed = parts.iter().filter(|p| !p.starts_with('{')).count();
            if best.as_ref().is_none_or(|(most, ..)| fixed > *most) {
                best = Some((fixed, template.clone(), operation));
            }
        }
        best.map(|(_, template, operation)| (template, operation))
    }

    fn check(&self, key: String, schema: &Value, value: &Value) -> Vec<String> {
        let validator = {
            let mut built = self.built.lock().unwrap_or_else(PoisonError::into_inner);
            built
                .entry(key)
                .or_insert_with(|| {
                    let root = json!({
                        "components": self.document.get("components"), "allOf": [schema],
                    });
                    Arc::new(jsonschema::validator_for(&root).expect("a schema of Discord's"))
                })
                .clone()
        };
        validator
            .iter_errors(value)
            .map(|e| {
                let mut words = e.to_string();
                words.truncate(words.floor_char_boundary(600));
                format!("OpenAPI at {}: {words}", e.instance_path())
            })
            .collect()
    }
}

pub fn request(exchange: &Exchange) -> Vec<String> {
    let api = description();
    let Some((template, operation)) = api.operation(&exchange.method, &exchange.path) else {
        return vec!["not an operation of Discord's".to_owned()];
    };
    let content = operation.pointer("/requestBody/content");
    let schema = content
        .and_then(|c| {
            c.get("application/json")
                .or_else(|| c.get("multipart/form-data"))
        })
        .and_then(|c| c.get("schema"));
    match schema {
        Some(schema) => {
            let mut body = exchange.body.clone();
            permission_numbers(&mut body);
            texts(&mut body);
            if let Some(data) = body.get_mut("data") {
                texts(data);
            }
            let key = format!("{} {template}", exchange.method);
            api.check(key, schema, &body)
        }
        None if exchange.body.is_null() => Vec::new(),
        None => vec!["a body where none is taken".to_owned()],
    }
}

/// The description wants permissions as numbers; Discord's documents say text, and both are taken.
fn permission_numbers(body: &mut Value) {
    for command in body.as_array_mut().into_iter().flatten() {
        let bits = command.get("default_member_permissions");
        let bits = bits.and_then(|b| b.as_str()?.parse::<u64>().ok());
        if let Some(bits) = bits {
            command["default_member_permissions"] = json!(bits);
        }
    }
}

/// The description wants attachment ids as text; Discord takes numbers too, and serenity sends them.
fn texts(body: &mut Value) {
    let list = body.get_mut("attachments").and_then(Value::as_array_mut);
    for item in list.into_iter().flatten() {
        if let Some(id) = item.get("id").and_then(Value::as_u64) {
            item["id"] = json!(id.to_string());
        }
    }
}

pub fn answer(exchange: &Exchange) -> Vec<String> {
    let api = description();
    let Some((template, operation)) = api.operation(&exchange.method, &exchange.path) else {
        return Vec::new();
    };
    if exchange.status == 429 {
        let schema = json!({"$ref": "#/components/schemas/RatelimitedResponse"});
        return api.check("429".to_owned(), &schema, &exchange.answer);
    }
    if exchange.status >= 500 {
        return Vec::new();
    }
    if exchange.status >= 400 {
        let schema = json!({"$ref": "#/components/schemas/ErrorResponse"});
        return api.check("4XX".to_owned(), &schema, &exchange.answer);
    }
    let status = exchange.status.to_string();
    let Some(expected) = operation.get("responses").and_then(|r| r.get(&status)) else {
        return vec![format!("status {status} is not among the answers")];
    };
    match expected.pointer("/content/application~1json/schema") {
        Some(schema) => {
            let key = format!("{} {template} {status}", exchange.method);
            api.check(key, schema, &exchange.answer)
        }
        None if exchange.answer.is_null() => Vec::new(),
        None => vec!["an answer where none is due".to_owned()],
    }
}
