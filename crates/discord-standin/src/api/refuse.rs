//! How the stand-in says no over REST: Discord's own codes and bodies.

use axum::Json;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value, json};

/// The code of a limit of the place itself.
const SHARED: u32 = 20_028;

/// A refusal in Discord's form.
#[derive(Clone, Debug, PartialEq)]
pub struct ApiError {
    /// The HTTP status.
    pub status: u16,
    /// Discord's own code, 0 where it has none.
    pub code: u32,
    /// Discord's sentence.
    pub message: String,
    /// What is wrong with which field (50035).
    pub errors: Option<Value>,
    /// For 429: seconds to wait.
    pub retry_after: Option<f64>,
    /// For 429: whether it holds for every route.
    pub global: bool,
    /// For 429: how many requests the bucket takes.
    pub most: usize,
}

impl ApiError {
    /// A plain refusal.
    pub fn new(status: u16, code: u32, message: &str) -> Self {
        Self {
            status,
            code,
            message: message.to_owned(),
            errors: None,
            retry_after: None,
            global: false,
            most: 5,
        }
    }

    /// A rate limit.
    pub fn too_many(retry_after_ms: u64, global: bool) -> Self {
        Self {
            retry_after: Some(retry_after_ms as f64 / 1000.0),
            global,
            ..Self::new(429, 0, "You are being rate limited.")
        }
    }

    /// The same, of a bucket that takes so many.
    pub(crate) fn of_a_bucket(self, most: usize) -> Self {
        Self { most, ..self }
    }

    /// A rate limit that others have brought about.
    pub(crate) fn shared_limit(retry_after_ms: u64) -> Self {
        Self {
            code: SHARED,
            ..Self::too_many(retry_after_ms, false)
        }
    }

    /// A rate limit that does not say for how long.
    pub(crate) fn bare_limit() -> Self {
        Self::new(429, 0, "You are being rate limited.")
    }

    /// 404, code 10003: there is no such channel.
    pub(crate) fn unknown_channel() -> Self {
        Self::new(404, 10003, "Unknown Channel")
    }
    /// 404, code 10004: there is no such server.
    pub(crate) fn unknown_guild() -> Self {
        Self::new(404, 10004, "Unknown Guild")
    }
    /// 404, code 10007: the user is no member of the server.
    pub(crate) fn unknown_member() -> Self {
        Self::new(404, 10007, "Unknown Member")
    }
    /// 404, code 10008: there is no such message.
    pub(crate) fn unknown_message() -> Self {
        Self::new(404, 10008, "Unknown Message")
    }
    /// 404, code 10013: there is no such user.
    pub(crate) fn unknown_user() -> Self {
        Self::new(404, 10013, "Unknown User")
    }
    /// 404, code 10009: the channel allows and denies them nothing of their own.
    pub(crate) fn unknown_overwrite() -> Self {
        Self::new(404, 10009, "Unknown permission overwrite")
    }
    /// 404, code 10011: the server has no such role.
    pub(crate) fn unknown_role() -> Self {
        Self::new(404, 10011, "Unknown Role")
    }
    pub(crate) fn too_many_roles(most: usize) -> Self {
        let words = format!("Maximum number of server roles reached ({most})");
        Self::new(400, 30005, &words)
    }
    pub(crate) fn too_many_channels(most: usize) -> Self {
        let words = format!("Maximum number of server channels reached ({most})");
        Self::new(400, 30013, &words)
    }
    pub(crate) fn unknown_interaction() -> Self {
        Self::new(404, 10062, "Unknown interaction")
    }
    pub(crate) fn unknown_command() -> Self {
        Self::new(404, 10063, "Unknown application command")
    }
    pub(crate) fn already_acknowledged() -> Self {
        Self::new(400, 40060, "Interaction has already been acknowledged.")
    }
    pub(crate) fn missing_access() -> Self {
        Self::new(403, 50001, "Missing Access")
    }
    pub(crate) fn others_message() -> Self {
        Self::new(403, 50005, "Cannot edit a message authored by another user")
    }
    pub(crate) fn empty_message() -> Self {
        Self::new(400, 50006, "Cannot send an empty message")
    }
    pub(crate) fn no_mutual_guild() -> Self {
        Self::new(
            403,
            50278,
            "Cannot send messages to this user due to having no mutual guilds",
        )
    }
    /// The person accepts no private messages from the bot.
    pub(crate) fn closed_dms() -> Self {
        Self::new(403, 50007, "Cannot send messages to this user")
    }
    pub(crate) fn missing_permissions() -> Self {
        Self::new(403, 50013, "Missing Permissions")
    }
    pub(crate) fn bad_webhook_token() -> Self {
        Self::new(401, 50027, "Invalid Webhook Token")
    }
    pub(crate) fn archived_thread() -> Self {
        Self::new(400, 50083, "Thread is archived")
    }
    pub(crate) fn wrong_kind() -> Self {
        Self::new(400, 50024, "Cannot execute action on this channel type")
    }
    pub(crate) fn no_words_here() -> Self {
        Self::new(400, 50008, "Cannot send messages in a non-text channel")
    }
    pub(crate) fn too_many_threads() -> Self {
        Self::new(400, 160_006, "Maximum number of active threads reached")
    }
    /// Too many changes of messages older than an hour.
    pub(crate) fn old_edits(retry_after_ms: u64) -> Self {
        let words =
            "Maximum number of edits to messages older than 1 hour reached. Try again later.";
        Self {
            code: 30046,
            message: words.to_owned(),
            ..Self::too_many(retry_after_ms, false)
        }
    }
    /// Too many private conversations opened.
    pub(crate) fn opening_too_fast(retry_after_ms: u64) -> Self {
        Self {
            code: 40003,
            message: "You are opening direct messages too fast".to_owned(),
            ..Self::too_many(retry_after_ms, false)
        }
    }
    pub(crate) fn has_thread() -> Self {
        Self::new(
            400,
            160_004,
            "A thread has already been created for this message",
        )
    }
    pub(crate) fn too_large() -> Self {
        Self::new(413, 40005, "Request entity too large")
    }
    pub(crate) fn bad_json() -> Self {
        Self::new(400, 50109, "The request body contains invalid JSON.")
    }
    pub(crate) fn unauthorized() -> Self {
        Self::new(401, 0, "401: Unauthorized")
    }
    pub(crate) fn not_found() -> Self {
        Self::new(404, 0, "404: Not Found")
    }

    /// For 429: whose limit it is.
    fn scope(&self) -> &'static str {
        match (self.global, self.code) {
            (true, _) => "global",
            (false, SHARED) => "shared",
            (false, _) => "user",
        }
    }

    /// The body sent.
    pub fn body(&self) -> Value {
        let mut body = json!({"message": self.message, "code": self.code});
        if let Some(seconds) = self.retry_after {
            body["retry_after"] = json!(seconds);
            body["global"] = json!(self.global);
        }
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        body
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::BAD_REQUEST);
        let mut response = (status, Json(self.body())).into_response();
        if let Some(seconds) = self.retry_after {
            let headers = response.headers_mut();
            for (name, value) in [
                ("retry-after", format!("{seconds}")),
                ("x-ratelimit-reset-after", format!("{seconds}")),
                ("x-ratelimit-limit", self.most.to_string()),
                ("x-ratelimit-remaining", "0".to_owned()),
                ("x-ratelimit-scope", self.scope().to_owned()),
            ] {
                if let Ok(value) = HeaderValue::from_str(&value) {
                    headers.insert(name, value);
                }
            }
            if self.global {
                headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
            }
        }
        response
    }
}

/// Collects what is wrong with a body, field by field, as `50035 Invalid Form Body` lists it.
#[derive(Debug, Default)]
pub(crate) struct Form {
    errors: Map<String, Value>,
}

impl Form {
    /// Notes a fault at a dotted path (`embeds.0.title`).
    pub fn fault(&mut self, path: &str, code: &str, message: impl Into<String>) {
        let mut at = &mut self.errors;
        for part in path.split('.') {
            let next = at
                .entry(part.to_owned())
                .or_insert_with(|| Value::Object(Map::new()));
            let Value::Object(map) = next else { return };
            at = map;
        }
        let list = at
            .entry("_errors".to_owned())
            .or_insert_with(|| Value::Array(Vec::new()));
        if let Value::Array(list) = list {
            list.push(json!({"code": code, "message": message.into()}));
        }
    }

    /// Notes a text longer than `max` characters.
    pub fn max(&mut self, path: &str, text: &str, max: usize) {
        let found = text.chars().count();
        if found > max {
            self.fault(
                path,
                "BASE_TYPE_MAX_LENGTH",
                format!("Must be {max} or fewer in length."),
            );
        }
    }

    /// Notes a text shorter than one or longer than `max` characters.
    pub fn between(&mut self, path: &str, text: &str, max: usize) {
        let found = text.chars().count();
        if found == 0 || found > max {
            self.fault(
                path,
                "BASE_TYPE_BAD_LENGTH",
                format!("Must be between 1 and {max} in length."),
            );
        }
    }

    /// Notes a missing field.
    pub fn required(&mut self, path: &str) {
        self.fault(path, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// `Err` if anything was noted.
    pub fn done(self) -> Result<(), ApiError> {
        if self.errors.is_empty() {
            return Ok(());
        }
        Err(ApiError {
            errors: Some(Value::Object(self.errors)),
            ..ApiError::new(400, 50035, "Invalid Form Body")
        })
    }
}

/// One fault alone.
pub(crate) fn invalid(path: &str, code: &str, message: &str) -> ApiError {
    let mut form = Form::default();
    form.fault(path, code, message);
    form.done().err().unwrap_or_else(ApiError::bad_json)
}
