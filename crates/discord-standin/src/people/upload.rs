//! Files that people give to commands: uploaded first, then named as an option's value.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::api::draft::safe_name;
use crate::hub::Shared;
use crate::page::languages;
use crate::world::Attachment;
use crate::world::clock::Id;
use crate::world::files::content_type;
use crate::world::objects::{ATTACHMENT_LIMIT, Objects, text};

/// What an upload is called.
#[derive(Deserialize)]
pub(crate) struct Named {
    name: String,
}

/// Keeps a file. The answer's `file` is what an option of the kind takes: its id, its size and its name.
pub(crate) async fn upload(
    State(shared): State<Arc<Shared>>,
    Query(Named { name }): Query<Named>,
    bytes: Bytes,
) -> Response {
    if bytes.len() > ATTACHMENT_LIMIT {
        let why = languages::words().plain("file-too-large");
        return (StatusCode::PAYLOAD_TOO_LARGE, Json(json!({ "error": why }))).into_response();
    }
    let name = safe_name(&name);
    let id = shared.turn().id();
    let size = bytes.len();
    shared.files.put(id, bytes.to_vec());
    Json(json!({ "file": format!("{id}/{size}/{name}") })).into_response()
}

/// The id in an option's value, and the file it stands for as an interaction resolves it.
pub(crate) fn resolved(objects: &Objects<'_>, raw: &str) -> Option<(Id, Value)> {
    let mut parts = raw.splitn(3, '/');
    let id: Id = parts.next()?.parse().ok()?;
    let size: u64 = parts.next()?.parse().ok()?;
    let filename = safe_name(parts.next()?);
    let file = Attachment {
        id,
        description: None,
        content_type: content_type(&filename).map(str::to_owned),
        size,
        width: None,
        height: None,
        filename,
        embedded: false,
    };
    let url = objects.attachment_url(id, &file);
    let mut value = json!({
        "id": text(id), "filename": file.filename, "size": size, "url": url, "proxy_url": url,
        "ephemeral": true,
    });
    if let Some(kind) = file.content_type {
        value["content_type"] = json!(kind);
    }
    Some((id, value))
}
