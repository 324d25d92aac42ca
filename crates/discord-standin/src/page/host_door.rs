//! The door through which the page asks the host: its questions and deeds.

use crate::hub::Shared;
use crate::page::host::{Asked, NotDone};
use crate::page::languages;
use crate::page::page_data::PageId;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::sync::Arc;

#[derive(Deserialize)]
pub(crate) struct Ask {
    r#as: PageId,
    channel: Option<PageId>,
    #[serde(flatten)]
    more: Map<String, Value>,
}

impl Ask {
    fn named(self, name: String) -> Asked {
        Asked {
            name,
            by: self.r#as.id(),
            channel: self.channel.map(PageId::id),
            more: self.more,
            language: languages::asked(),
        }
    }
}

pub(crate) async fn look(
    State(shared): State<Arc<Shared>>,
    Path(name): Path<String>,
    Query(ask): Query<Ask>,
) -> Response {
    match shared.host.get() {
        Some(host) => answered(host.look(ask.named(name)).await),
        None => answered(Err(nobody())),
    }
}

pub(crate) async fn act(
    State(shared): State<Arc<Shared>>,
    Path(name): Path<String>,
    Json(ask): Json<Ask>,
) -> Response {
    match shared.host.get() {
        Some(host) => answered(host.act(ask.named(name)).await),
        None => answered(Err(nobody())),
    }
}

/// What is said as long as there is no host.
fn nobody() -> NotDone {
    NotDone::Refused(languages::words().plain("no-host"))
}

fn answered(answer: Result<Value, NotDone>) -> Response {
    match answer {
        Ok(answer) => Json(answer).into_response(),
        Err(NotDone::Unknown) => StatusCode::NOT_FOUND.into_response(),
        Err(NotDone::Unreadable) => StatusCode::UNPROCESSABLE_ENTITY.into_response(),
        Err(NotDone::Refused(why)) => {
            (StatusCode::BAD_REQUEST, Json(json!({ "error": why }))).into_response()
        }
    }
}
