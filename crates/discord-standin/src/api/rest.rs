//! The REST door: reads a request, lets faults strike, checks the token, and hands it to its route.

use crate::api::ask::Ask;
use crate::api::buckets::pace;
use crate::api::draft::Upload;
use crate::api::edge::{self, Headers};
use crate::api::pacing::Pacing;
use crate::api::refuse::ApiError;
use crate::api::reply::Reply;
use crate::api::routes;
use crate::drive::fault::{Harm, strike};
use crate::drive::overseer::{Sight, Stage};
use crate::hub::{Exchange, Shared, Turn};
use axum::Json;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest, Multipart, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;

/// The largest body read, in bytes: ten files and their words.
const BODY_LIMIT: usize = 110 * 1024 * 1024;

/// The largest body read without files: all commands of an application, and room to spare.
const JSON_LIMIT: usize = 4 * 1024 * 1024;

/// What may be asked without the bot's token. Where a body comes with it, the path names its own.
const OPEN: [&str; 3] = ["/gateway", "/interactions/", "/webhooks/"];

/// Answers everything under `/api`.
pub(crate) async fn serve(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    let authorised = request
        .headers()
        .get(header::AUTHORIZATION)
        .and_then(|v| v.to_str().ok())
        .and_then(|v| v.strip_prefix("Bot "))
        == Some(shared.token.as_str());
    let ask = if authorised || shared.look().has_token_for(path_of(&request)) {
        read(request).await
    } else {
        // What a stranger sends is not even read: nothing that is open to all takes a body.
        Ok(unread(&request))
    };
    let ask = match ask {
        Ok(ask) => ask,
        Err(error) => return error.into_response(),
    };
    let overseer = shared.look().inner.overseer.clone();
    let seen = |stage| {
        let (method, path) = (ask.method.as_str(), ask.path.as_str());
        let sight = Sight {
            stage,
            method,
            path,
        };
        overseer.as_ref().is_none_or(|look| look(sight))
    };
    if !seen(Stage::Arrived) {
        return StatusCode::BAD_GATEWAY.into_response();
    }
    let result = handle(&shared, &ask, authorised).await;
    let (status, answer) = match &result {
        Ok(reply) => (reply.status, reply.body.clone().unwrap_or_default()),
        Err(Fail::Said(error)) => (error.status, error.body()),
        Err(Fail::Banned(_)) => (429, Value::Null),
        Err(Fail::Unsized) => (411, Value::Null),
        // What was done is told when the connection is broken off, or never.
        Err(Fail::Cut(done) | Fail::Mute(done)) => match done {
            Some(reply) => (reply.status, reply.body.clone().unwrap_or_default()),
            None => return fail(Fail::Cut(None)).await,
        },
    };
    seen(Stage::Done(status));
    tracing::debug!(method = %ask.method, path = %routes::blind(&ask.path), status, "answered");
    if shared.record {
        let exchange = Exchange {
            method: ask.method,
            path: ask.path,
            query: ask.query,
            headers: ask.headers,
            body: ask.body,
            files: ask
                .files
                .into_iter()
                .map(|f| (f.filename, f.bytes.len()))
                .collect(),
            status,
            answer,
        };
        shared.turn().inner.exchanges.push(exchange);
    }
    match result {
        Ok(reply) => respond(reply),
        Err(failed) => fail(failed).await,
    }
}

/// Why a request gets no good answer.
enum Fail {
    /// A refusal in Discord's form.
    Said(ApiError),
    /// A page of the edge's, with how long to stay away.
    Banned(Duration),
    /// A page of the front end's: the body's length is missing.
    Unsized,
    /// The connection breaks off; what was done, if it was.
    Cut(Option<Reply>),
    /// No answer ever comes; what was done, if it was.
    Mute(Option<Reply>),
}

impl From<ApiError> for Fail {
    fn from(error: ApiError) -> Fail {
        Fail::Said(error)
    }
}

async fn fail(failed: Fail) -> Response {
    match failed {
        Fail::Said(error) => error.into_response(),
        Fail::Banned(wait) => {
            let page = "<!doctype html><title>Error 1015: you are being rate limited</title>";
            let headers = [
                (header::CONTENT_TYPE, "text/html".to_owned()),
                (header::RETRY_AFTER, wait.as_secs().to_string()),
            ];
            (StatusCode::TOO_MANY_REQUESTS, headers, page).into_response()
        }
        Fail::Unsized => edge::length_required(),
        // The task that serves the connection ends here, and with it the connection.
        Fail::Cut(_) => std::panic::resume_unwind(Box::new("cut")),
        Fail::Mute(_) => std::future::pending().await,
    }
}

fn respond(reply: Reply) -> Response {
    let status = StatusCode::from_u16(reply.status).unwrap_or(StatusCode::OK);
    let mut response = match reply.body {
        Some(body) => (status, Json(body)).into_response(),
        None => status.into_response(),
    };
    if let Some(filled) = reply.filled {
        filled.write(response.headers_mut());
    }
    response
}

async fn handle(shared: &Arc<Shared>, ask: &Ask, authorised: bool) -> Result<Reply, Fail> {
    if !ask.headers.names_a_bot() {
        return Err(edge::blocked().into());
    }
    if ask.headers.lacks_length(&ask.method) {
        return Err(Fail::Unsized);
    }
    let harm = strike(&mut shared.turn().inner.faults, &ask.method, &ask.path);
    match harm.clone() {
        None | Some(Harm::LostReply) => {}
        Some(Harm::RateLimit {
            retry_after,
            global,
        }) => {
            let ms = u64::try_from(retry_after.as_millis()).unwrap_or(u64::MAX);
            return Err(ApiError::too_many(ms, global).into());
        }
        Some(Harm::SharedLimit(wait)) => {
            let ms = u64::try_from(wait.as_millis()).unwrap_or(u64::MAX);
            return Err(ApiError::shared_limit(ms).into());
        }
        Some(Harm::BareLimit) => return Err(ApiError::bare_limit().into()),
        Some(Harm::Banned(wait)) => return Err(Fail::Banned(wait)),
        Some(Harm::Reset { done: false }) => return Err(Fail::Cut(None)),
        Some(Harm::Silence { done: false }) => {
            std::future::pending::<()>().await;
        }
        Some(Harm::Reset { done: true } | Harm::Silence { done: true }) => {}
        Some(Harm::Held) => shared.released.notified().await,
        Some(Harm::Status(status)) => {
            return Err(ApiError::new(status, 0, "Something went wrong").into());
        }
        Some(Harm::Refuse {
            status,
            code,
            message,
        }) => return Err(ApiError::new(status, code, &message).into()),
        Some(Harm::Slow(time)) => tokio::time::sleep(time).await,
    }
    let open = OPEN.iter().any(|start| ask.path.starts_with(start));
    if !authorised && !open {
        return Err(ApiError::unauthorized().into());
    }
    let mut filled = None;
    if shared.pacing != Pacing::Free && !open {
        let counted = pace(&mut shared.turn(), &ask.method, &ask.path, shared.pacing);
        filled = Some(counted?);
    }
    let reply = Reply {
        filled,
        ..routes::route(shared, ask)?
    };
    match harm {
        Some(Harm::LostReply) => Err(ApiError::new(502, 0, "Bad Gateway").into()),
        Some(Harm::Reset { done: true }) => Err(Fail::Cut(Some(reply))),
        Some(Harm::Silence { done: true }) => Err(Fail::Mute(Some(reply))),
        _ => Ok(reply),
    }
}

/// The path after `/api/v10`.
fn path_of(request: &Request) -> &str {
    let full = request.uri().path();
    full.strip_prefix("/api/v10").unwrap_or(full)
}

/// A request without its body.
fn unread(request: &Request) -> Ask {
    Ask {
        method: request.method().as_str().to_owned(),
        path: path_of(request).to_owned(),
        query: request.uri().query().unwrap_or("").to_owned(),
        headers: Headers::of(request.headers()),
        body: Value::Null,
        files: Vec::new(),
    }
}

impl Turn<'_> {
    /// Whether a path names an interaction by its token, as `/interactions/{id}/{token}/callback` and
    /// `/webhooks/{application}/{token}` do.
    fn has_token_for(&self, path: &str) -> bool {
        let open = path.starts_with("/interactions/") || path.starts_with("/webhooks/");
        let token = path.split('/').nth(3).filter(|_| open);
        let mut known = self.inner.interactions.values();
        token.is_some_and(|token| known.any(|i| i.token == token))
    }
}

async fn read(request: Request) -> Result<Ask, ApiError> {
    let ask = unread(&request);
    let multipart = request
        .headers()
        .get(header::CONTENT_TYPE)
        .and_then(|v| v.to_str().ok())
        .is_some_and(|v| v.starts_with("multipart/form-data"));
    let (body, files) = if multipart {
        read_parts(request).await?
    } else {
        let bytes = axum::body::to_bytes(request.into_body(), JSON_LIMIT)
            .await
            .map_err(|_| ApiError::too_large())?;
        (json(&bytes)?, Vec::new())
    };
    Ok(Ask { body, files, ..ask })
}

fn json(bytes: &Bytes) -> Result<Value, ApiError> {
    if bytes.is_empty() {
        return Ok(Value::Null);
    }
    serde_json::from_slice(bytes).map_err(|_| ApiError::bad_json())
}

async fn read_parts(mut request: Request) -> Result<(Value, Vec<Upload>), ApiError> {
    DefaultBodyLimit::max(BODY_LIMIT).apply(&mut request);
    let mut parts = Multipart::from_request(request, &())
        .await
        .map_err(|_| ApiError::bad_json())?;
    let mut body = Value::Null;
    let mut files = Vec::new();
    while let Some(part) = parts.next_field().await.map_err(|_| ApiError::bad_json())? {
        let name = part.name().unwrap_or("").to_owned();
        let filename = part.file_name().map(str::to_owned);
        let bytes = part.bytes().await.map_err(|_| ApiError::too_large())?;
        if name == "payload_json" {
            body = json(&bytes)?;
        } else if let Some(filename) = filename {
            let index = name
                .strip_prefix("files[")
                .and_then(|n| n.strip_suffix(']'))
                .and_then(|n| n.parse().ok())
                .unwrap_or(files.len() as u64);
            files.push(Upload {
                index,
                filename,
                bytes: bytes.to_vec(),
            });
        }
    }
    if body.is_null() {
        body = serde_json::json!({});
    }
    Ok((body, files))
}
