//! The stand-in's own events, read by twilight as a client of its would.

use serde::de::DeserializeSeed;
use serde_json::Value;
use twilight_model::gateway::event::GatewayEventDeserializer;

pub fn check(frame: &Value) -> Vec<String> {
    let text = frame.to_string();
    let Some(reader) = GatewayEventDeserializer::from_json(&text) else {
        return vec![format!("not a gateway frame: {text}")];
    };
    let mut json = serde_json::Deserializer::from_str(&text);
    match reader.deserialize(&mut json) {
        Ok(_) => Vec::new(),
        Err(error) => vec![format!("twilight cannot read the event: {error}\n  {text}")],
    }
}
