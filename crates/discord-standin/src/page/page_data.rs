//! What the page is sent and sends: ids as texts, refusals as sentences, channels as it lists them.

use crate::page::languages;
use crate::people::refusal::Refusal;
use crate::world::clock::Id;
use crate::world::objects::text;
use crate::world::{Channel, ChannelKind, World, sorts};
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

/// A refusal on its way to the page.
pub(crate) struct Said(String);

impl From<Refusal> for Said {
    fn from(refusal: Refusal) -> Self {
        Said(refusal.sentence(languages::asked()))
    }
}

impl IntoResponse for Said {
    fn into_response(self) -> Response {
        (StatusCode::BAD_REQUEST, Json(json!({"error": self.0}))).into_response()
    }
}

/// An id as the page sends it: a text, though a number is read too.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "Value")]
pub(crate) struct PageId(Id);

impl PageId {
    pub(crate) fn id(self) -> Id {
        self.0
    }
}

impl TryFrom<Value> for PageId {
    type Error = &'static str;

    fn try_from(value: Value) -> Result<Self, Self::Error> {
        let id = value.as_u64().or_else(|| value.as_str()?.parse().ok());
        id.map(PageId).ok_or("not an id")
    }
}

/// A channel as the page lists it; `user` decides how a private conversation is named.
pub(crate) fn channel_entry(world: &World, channel: &Channel, user: Option<Id>) -> Value {
    let mut entry = json!({"id": text(channel.id), "name": channel.name});
    match &channel.kind {
        ChannelKind::Text {
            guild,
            sort,
            category,
            ..
        } => {
            let is_category = *sort == sorts::CATEGORY;
            entry["kind"] = json!(if is_category { "category" } else { "text" });
            entry["guild_id"] = text(*guild);
            if let Some(category) = category {
                entry["parent_id"] = text(*category);
            }
        }
        ChannelKind::Thread {
            guild,
            parent,
            archived,
            ..
        } => {
            entry["kind"] = json!("thread");
            entry["guild_id"] = text(*guild);
            entry["parent_id"] = text(*parent);
            entry["archived"] = json!(archived);
        }
        ChannelKind::Dm { users } => {
            entry["kind"] = json!("dm");
            let other = users.iter().find(|u| Some(**u) != user);
            if let Some(other) = other {
                entry["with"] = text(*other);
                let name = world.people.get(other).map(|p| p.name.as_str());
                entry["name"] = json!(name.unwrap_or(&world.bot.name));
            }
        }
    }
    if let Some(last) = channel.last_message {
        entry["last_message_id"] = text(last);
    }
    entry
}
