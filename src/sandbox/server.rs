//! The listener: which address leads to which door.

use super::gateway;
use super::hub::Shared;
use super::kick;
use super::languages;
use super::page;
use super::rest;
use super::upload;
use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use std::sync::Arc;

/// All doors of one stand-in.
pub(super) fn router(shared: Arc<Shared>) -> Router {
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
        .route("/sandbox/upload", post(upload::upload))
        .route("/sandbox/command", post(page::command))
        .route("/sandbox/autocomplete", post(page::autocomplete))
        .route("/sandbox/component", post(page::component))
        .route("/sandbox/modal", post(page::modal))
        .route("/sandbox/fast-forward", post(page::fast_forward))
        .route("/sandbox/fill", post(page::fill))
        .route("/sandbox/bot", post(kick::kick))
        .route("/sandbox/steps", get(page::steps))
        .route("/sandbox/language", post(page::language))
        .route("/sandbox/ws", get(page::socket))
        .layer(middleware::from_fn(only_local))
        .layer(middleware::from_fn(languages::in_the_browsers));
    Router::new()
        .merge(page)
        .route("/gateway", get(gateway_socket))
        .route("/gateway/", get(gateway_socket))
        .route("/api/{*path}", any(rest::serve))
        .layer(DefaultBodyLimit::disable())
        .with_state(shared)
}

async fn gateway_socket(State(shared): State<Arc<Shared>>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(move |socket| gateway::serve(shared, socket))
}

/// The page answers only to names of this machine, so that no web site can borrow it by pointing a
/// name of its own here.
async fn only_local(request: Request, next: Next) -> Response {
    let host = request.headers().get(header::HOST);
    if host.is_some_and(|h| !h.to_str().is_ok_and(is_local)) {
        let why = languages::words().plain("sandbox-only-local");
        return (StatusCode::FORBIDDEN, why).into_response();
    }
    next.run(request).await
}

fn is_local(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or(""),
        None => host.split(':').next().unwrap_or(""),
    };
    name == "localhost"
        || name
            .parse::<std::net::IpAddr>()
            .is_ok_and(|ip| ip.is_loopback())
}

/// Whether a browser's `Origin` is a page of this machine.
pub(super) fn is_local_origin(origin: &HeaderValue) -> bool {
    let origin = origin.to_str().unwrap_or("");
    origin.strip_prefix("http://").is_some_and(is_local)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_this_machine_are_local() {
        for host in [
            "localhost:8080",
            "127.0.0.1:8080",
            "127.0.0.1",
            "[::1]:8080",
        ] {
            assert!(is_local(host), "{host}");
        }
        for host in [
            "example.org:8080",
            "10.0.0.2:8080",
            "localhost.example.org",
            "",
        ] {
            assert!(!is_local(host), "{host}");
        }
    }
}
