//! The listener: which address leads to which door.

use crate::api::rest;
use crate::gateway;
use crate::hub::Shared;
use crate::page;
use crate::page::guard;
use crate::page::host_door;
use crate::page::languages;
use crate::people::kick;
use crate::people::upload;
use crate::world::objects::ATTACHMENT_LIMIT;
use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, State};
use axum::middleware;
use axum::response::Response;
use axum::routing::{any, get, post};
use std::sync::Arc;

/// The most the page sends as JSON, in bytes: a form with five full fields, and room to spare.
const PAGE_BODY: usize = 256 * 1024;

/// What is read of a file beyond what is allowed, so that one a little too large is refused in words.
const A_LITTLE: usize = 64 * 1024;

/// All doors of one stand-in.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    let page = Router::new()
        .route("/", get(page::index))
        .route("/static/{name}", get(page::static_file))
        .route("/attachments/{channel}/{id}/{name}", get(page::attachment))
        .route("/sandbox/state", get(page::state))
        .route("/sandbox/channels", get(page::channels))
        .route("/sandbox/messages", get(page::messages))
        .route("/sandbox/commands", get(page::commands))
        .route("/sandbox/message", post(page::say))
        .route("/sandbox/dm", post(page::open_dm))
        .route("/sandbox/read", post(page::read))
        .route(
            "/sandbox/upload",
            post(upload::upload).layer(DefaultBodyLimit::max(ATTACHMENT_LIMIT + A_LITTLE)),
        )
        .route("/sandbox/command", post(page::command))
        .route("/sandbox/autocomplete", post(page::autocomplete))
        .route("/sandbox/component", post(page::component))
        .route("/sandbox/modal", post(page::modal))
        .route("/sandbox/bot", post(kick::kick))
        .route("/sandbox/language", post(page::language))
        .route("/sandbox/ws", get(page::socket))
        .route("/sandbox/{name}", get(host_door::look).post(host_door::act))
        .layer(middleware::from_fn(languages::in_the_browsers))
        .layer(DefaultBodyLimit::max(PAGE_BODY));
    Router::new()
        .merge(page)
        .route("/gateway", get(gateway_socket))
        .route("/gateway/", get(gateway_socket))
        .route("/api/{*path}", any(rest::serve))
        .layer(middleware::from_fn(guard::door))
        .with_state(shared)
}

async fn gateway_socket(State(shared): State<Arc<Shared>>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(move |socket| gateway::serve(shared, socket))
}
