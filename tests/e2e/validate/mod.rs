//! Holds every request of the bot, every answer of the stand-in and every event it sends against
//! judges that are not ours: twilight's types and limits, Discord's OpenAPI description. Our own rules
//! cover what these miss.

mod events;
mod fields;
mod openapi;
mod own;
mod twilight;

use chancery::sandbox::Exchange;
use serde_json::Value;

/// What is wrong with a request or its answer; empty when nothing is.
pub fn exchange(exchange: &Exchange) -> Vec<String> {
    let what = What::of(&exchange.method, &exchange.path);
    let mut faults = Vec::new();
    if exchange.status == 400 {
        faults.push(format!("the stand-in refused it: {}", exchange.answer));
    }
    if exchange.status == 429 {
        faults.push("the stand-in had to slow the bot down".to_owned());
    }
    if exchange.status == 404 && exchange.answer.get("code") == Some(&Value::from(0)) {
        faults.push("no such route on the stand-in".to_owned());
    }
    faults.extend(own::request(what, exchange));
    faults.extend(fields::request(what, exchange));
    faults.extend(twilight::request(what, &exchange.body));
    faults.extend(openapi::request(exchange));
    if (200..300).contains(&exchange.status) {
        faults.extend(twilight::answer(what, &exchange.answer));
    }
    faults.extend(openapi::answer(exchange));
    faults
        .into_iter()
        .map(|fault| {
            format!(
                "{} {} -> {}: {fault}\n  body {}\n  answer {}",
                exchange.method, exchange.path, exchange.status, exchange.body, exchange.answer
            )
        })
        .collect()
}

/// What is wrong with a gateway frame the stand-in sent.
pub fn event(frame: &Value) -> Vec<String> {
    events::check(frame)
}

/// What a request is about, as far as judging it goes.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum What {
    /// `PUT …/commands`
    Commands,
    /// `POST …/callback`
    Callback,
    /// A new message, in a channel or as a follow-up.
    Create,
    /// A changed message.
    Edit,
    /// Reading one message.
    Message,
    /// Reading many.
    Messages,
    /// A channel or thread is answered.
    Channel,
    /// Anything else.
    Other,
}

impl What {
    fn of(method: &str, path: &str) -> Self {
        let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
        match (method, parts.as_slice()) {
            ("PUT", [.., "commands"]) => What::Commands,
            ("POST", ["interactions", _, _, "callback"]) => What::Callback,
            ("POST", ["channels", _, "messages"] | ["webhooks", _, _]) => What::Create,
            ("PATCH", ["channels", _, "messages", _] | ["webhooks", _, _, "messages", _]) => {
                What::Edit
            }
            ("GET", ["channels", _, "messages", _] | ["webhooks", _, _, "messages", _]) => {
                What::Message
            }
            ("GET", ["channels", _, "messages"]) => What::Messages,
            (_, ["channels", _] | ["users", "@me", "channels"] | ["channels", .., "threads"]) => {
                What::Channel
            }
            _ => What::Other,
        }
    }
}
