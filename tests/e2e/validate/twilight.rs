//! twilight-model reads what is sent, twilight-validate holds it against Discord's limits.

use super::What;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use twilight_model::application::command::Command;
use twilight_model::channel::message::{Component, Embed};
use twilight_model::channel::{Channel, Message};
use twilight_model::http::attachment::Attachment;
use twilight_model::http::interaction::InteractionResponse;
use twilight_validate::{command, component, message};

fn read<T: DeserializeOwned>(what: &str, value: &Value, faults: &mut Vec<String>) -> Option<T> {
    match serde_json::from_value(value.clone()) {
        Ok(read) => Some(read),
        Err(error) => {
            faults.push(format!("twilight cannot read the {what}: {error}"));
            None
        }
    }
}

fn judge<E: std::fmt::Display>(verdict: Result<(), E>, faults: &mut Vec<String>) {
    if let Err(error) = verdict {
        faults.push(format!("twilight: {error}"));
    }
}

pub fn request(what: What, body: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    match what {
        What::Commands => {
            for item in body.as_array().into_iter().flatten() {
                check_command(item, &mut faults);
            }
        }
        What::Callback => check_callback(body, &mut faults),
        What::Create | What::Edit => check_message(body, &mut faults),
        _ => {}
    }
    faults
}

pub fn answer(what: What, body: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    match what {
        What::Create | What::Edit | What::Message => {
            read::<Message>("answered message", body, &mut faults);
        }
        What::Messages => {
            read::<Vec<Message>>("answered messages", body, &mut faults);
        }
        What::Channel => {
            read::<Channel>("answered channel", body, &mut faults);
        }
        What::Commands => {
            read::<Vec<Command>>("answered commands", body, &mut faults);
        }
        What::Callback | What::Other => {}
    }
    faults
}

fn check_command(item: &Value, faults: &mut Vec<String>) {
    let mut item = item.clone();
    // What Discord adds or lets be absent, and twilight wants.
    for (key, value) in [
        ("type", json!(1)),
        ("version", json!("1")),
        ("default_member_permissions", Value::Null),
    ] {
        if item.get(key).is_none_or(Value::is_null) {
            item[key] = value;
        }
    }
    if let Some(read) = read::<Command>("command", &item, faults) {
        judge(command::command(&read), faults);
        judge(command::options(&read.options), faults);
    }
}

fn check_callback(body: &Value, faults: &mut Vec<String>) {
    let mut body = body.clone();
    if let Some(data) = body.get_mut("data") {
        numbers(data);
    }
    let Some(read) = read::<InteractionResponse>("callback", &body, faults) else {
        return;
    };
    let Some(data) = read.data else { return };
    for choice in data.choices.iter().flatten() {
        judge(command::choice(choice), faults);
    }
    if data.choices.as_ref().is_some_and(|c| c.len() > 25) {
        faults.push("more than 25 choices".to_owned());
    }
    let title = data.title.is_some();
    parts(data.content.as_deref(), data.embeds.as_deref(), faults);
    for file in data.attachments.iter().flatten() {
        judge(message::attachment(file), faults);
    }
    let layout = body["data"]["flags"].as_u64().unwrap_or(0) & (1 << 15) != 0;
    if title {
        for row in data.components.iter().flatten() {
            judge(component::component_v1(row), faults);
        }
    } else if let Some(list) = &data.components {
        judge(message::components(list, layout), faults);
    }
}

/// Discord takes attachment ids as numbers or text; twilight wants numbers.
fn numbers(data: &mut Value) {
    let list = data.get_mut("attachments").and_then(Value::as_array_mut);
    for item in list.into_iter().flatten() {
        let id = item
            .get("id")
            .and_then(|id| id.as_str()?.parse::<u64>().ok());
        if let Some(id) = id {
            item["id"] = json!(id);
        }
    }
}

fn check_message(body: &Value, faults: &mut Vec<String>) {
    let mut body = body.clone();
    numbers(&mut body);
    let present = |key: &str| body.get(key).filter(|v| !v.is_null());
    let embeds = present("embeds").and_then(|v| read::<Vec<Embed>>("embeds", &typed(v), faults));
    let content = present("content").and_then(Value::as_str);
    parts(content, embeds.as_deref(), faults);
    if let Some(list) = present("components") {
        let layout = body["flags"].as_u64().unwrap_or(0) & (1 << 15) != 0;
        if let Some(list) = read::<Vec<Component>>("components", list, faults) {
            judge(message::components(&list, layout), faults);
        }
    }
    let fresh = |a: &&Value| a.get("filename").is_some();
    let files = present("attachments").and_then(Value::as_array);
    for file in files.into_iter().flatten().filter(fresh) {
        if let Some(file) = read::<Attachment>("attachment", &with_file(file), faults) {
            judge(message::attachment(&file), faults);
        }
    }
}

/// twilight's attachment carries its bytes, which do not travel in the JSON.
fn with_file(file: &Value) -> Value {
    let mut file = file.clone();
    file["file"] = json!([]);
    file
}

/// twilight wants an embed's type, which is optional in a request.
fn typed(embeds: &Value) -> Value {
    let mut embeds = embeds.clone();
    for embed in embeds.as_array_mut().into_iter().flatten() {
        if embed.get("type").is_none() {
            embed["type"] = json!("rich");
        }
        for field in embed["fields"].as_array_mut().into_iter().flatten() {
            if field.get("inline").is_none() {
                field["inline"] = json!(false);
            }
        }
        if embed["fields"].is_null() {
            embed["fields"] = json!([]);
        }
    }
    embeds
}

fn parts(content: Option<&str>, embeds: Option<&[Embed]>, faults: &mut Vec<String>) {
    if let Some(content) = content {
        judge(message::content(content), faults);
    }
    if let Some(embeds) = embeds {
        judge(message::embeds(embeds), faults);
    }
}
