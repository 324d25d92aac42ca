//! A message as the bot asks for it: read, held against Discord's limits, not yet posted.

use crate::api::components::{self, IS_COMPONENTS_V2};
use crate::api::embeds;
use crate::api::refuse::{ApiError, Form};
use crate::world::objects::ATTACHMENT_LIMIT;
use serde_json::Value;
use std::collections::BTreeSet;

/// The message is only shown to the one who asked.
pub const EPHEMERAL: u64 = 1 << 6;
/// The flag of an answer that the bot has announced and not yet given.
pub const LOADING: u64 = 1 << 7;
/// A thread hangs on this message.
pub const HAS_THREAD: u64 = 1 << 5;
/// No link previews.
const SUPPRESS_EMBEDS: u64 = 1 << 2;
/// No notification.
const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;

/// A file that came with a request to send or edit a message.
#[derive(Clone, Debug)]
pub struct Upload {
    /// The number `n` of its part `files[n]`.
    pub index: u64,
    /// The name given.
    pub filename: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// A message body after checking. `None` means the field was absent.
#[derive(Clone, Debug, Default)]
pub(crate) struct Draft {
    /// The text; `None` leaves it as it is.
    pub content: Option<String>,
    /// The embeds; `None` leaves them as they are.
    pub embeds: Option<Vec<Value>>,
    /// The rows of buttons and menus; `None` leaves them as they are.
    pub components: Option<Vec<Value>>,
    /// Discord's flags, as bits.
    pub flags: u64,
    /// Who may be pinged; `None` is Discord's default, everyone named.
    pub mentions: Option<AllowedMentions>,
    /// Kept attachments' ids (edits) and descriptions by upload number.
    pub attachments: Option<Vec<Value>>,
    /// A text by which the sender knows the message again.
    pub nonce: Option<String>,
    /// Whether a second message with the same nonce is answered with the first and not posted.
    pub enforce_nonce: bool,
    /// The message it replies to.
    pub reference: Option<u64>,
    /// Whether sending fails if that message does not exist.
    pub reference_must_exist: bool,
    /// Whether it is to be read aloud.
    pub tts: bool,
    /// The files that came with the request.
    pub files: Vec<Upload>,
    /// A sticker's name, and the words of a message that is passed on: people's alone.
    pub sticker: Option<String>,
    /// The text of a message that is passed on.
    pub forwarded: Option<String>,
    /// The message that one of Discord's own is about, and whom it names.
    pub about: Option<u64>,
    /// The person whom one of Discord's own messages names.
    pub names: Option<u64>,
}

/// `allowed_mentions` read.
#[derive(Clone, Debug, Default)]
pub(crate) struct AllowedMentions {
    /// Whether everybody named in the text is notified.
    pub all_users: bool,
    /// Whether `@everyone` notifies.
    pub everyone: bool,
    /// The people who are notified if the text names them.
    pub users: BTreeSet<u64>,
}

/// Reads a message body. `edit` allows absent fields to mean "as before".
pub(crate) fn read(body: &Value, files: Vec<Upload>, edit: bool) -> Result<Draft, ApiError> {
    if !body.is_object() {
        return Err(ApiError::bad_json());
    }
    let mut form = Form::default();
    let mut draft = Draft {
        files,
        ..Draft::default()
    };
    if draft.files.iter().any(|f| f.bytes.len() > ATTACHMENT_LIMIT) {
        return Err(ApiError::too_large());
    }
    if draft.files.len() > 10 {
        form.fault(
            "attachments",
            "BASE_TYPE_MAX_LENGTH",
            "Must be 10 or fewer in length.",
        );
    }
    match body.get("content") {
        Some(Value::String(text)) => {
            form.max("content", text, 2000);
            draft.content = Some(text.trim().to_owned());
        }
        Some(Value::Null) if edit => draft.content = Some(String::new()),
        Some(Value::Null) | None => {}
        Some(_) => form.fault("content", "BASE_TYPE_STRING", "Must be a string."),
    }
    draft.flags = body.get("flags").and_then(Value::as_u64).unwrap_or(0);
    let known = EPHEMERAL | SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | IS_COMPONENTS_V2;
    if draft.flags & !known != 0 {
        form.fault("flags", "BASE_TYPE_CHOICES", "These flags may not be set.");
    }
    let layout = draft.flags & IS_COMPONENTS_V2 != 0;
    match body.get("embeds") {
        Some(Value::Array(list)) => draft.embeds = Some(embeds::check(&mut form, list)),
        Some(Value::Null) if edit => draft.embeds = Some(Vec::new()),
        Some(Value::Null) | None => {}
        Some(_) => form.fault("embeds", "LIST_TYPE_CONVERT", "Only iterables may be used."),
    }
    match body.get("components") {
        Some(Value::Array(list)) => {
            draft.components = Some(components::check(&mut form, list, layout));
        }
        Some(Value::Null) if edit => draft.components = Some(Vec::new()),
        Some(Value::Null) | None => {}
        Some(_) => form.fault(
            "components",
            "LIST_TYPE_CONVERT",
            "Only iterables may be used.",
        ),
    }
    let has_old_parts = draft.content.as_deref().is_some_and(|c| !c.is_empty())
        || draft.embeds.as_ref().is_some_and(|e| !e.is_empty());
    if layout && has_old_parts {
        form.fault(
            "content",
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            "Content and embeds may not be used with layout components",
        );
    }
    attachments(&mut form, &mut draft, body);
    file_names(&mut form, &draft, edit);
    mentions(&mut form, &mut draft, body);
    match body.get("nonce") {
        Some(Value::String(text)) => {
            form.max("nonce", text, 25);
            draft.nonce = Some(text.clone());
        }
        Some(Value::Number(number)) => draft.nonce = Some(number.to_string()),
        _ => {}
    }
    draft.enforce_nonce = body.get("enforce_nonce") == Some(&Value::Bool(true));
    draft.tts = body.get("tts") == Some(&Value::Bool(true));
    if let Some(reference) = body.get("message_reference").filter(|r| r.is_object()) {
        draft.reference = reference
            .get("message_id")
            .and_then(Value::as_str)
            .and_then(|s| s.parse().ok());
        draft.reference_must_exist =
            reference.get("fail_if_not_exists") != Some(&Value::Bool(false));
    }
    form.done()?;
    Ok(draft)
}

fn attachments(form: &mut Form, draft: &mut Draft, body: &Value) {
    let Some(Value::Array(list)) = body.get("attachments") else {
        return;
    };
    if list.len() > 10 {
        form.fault(
            "attachments",
            "BASE_TYPE_MAX_LENGTH",
            "Must be 10 or fewer in length.",
        );
    }
    let mut ids = BTreeSet::new();
    for (i, item) in list.iter().enumerate() {
        if let Some(text) = item.get("description").and_then(Value::as_str) {
            form.max(&format!("attachments.{i}.description"), text, 1024);
        }
        match attachment_id(item) {
            Some(id) if !ids.insert(id) => form.fault(
                &format!("attachments.{i}.id"),
                "ATTACHMENT_ID_DUPLICATED",
                "Attachment ids must differ.",
            ),
            Some(_) => {}
            None => form.required(&format!("attachments.{i}.id")),
        }
    }
    draft.attachments = Some(list.clone());
}

/// The id of an entry of `attachments`: an upload's number or an earlier file's id.
pub(crate) fn attachment_id(item: &Value) -> Option<u64> {
    let id = item.get("id")?;
    id.as_u64().or_else(|| id.as_str()?.parse().ok())
}

/// Every `attachment://name` must name a file of this request. (Edits may name an earlier one.)
fn file_names(form: &mut Form, draft: &Draft, edit: bool) {
    let mut wanted = BTreeSet::new();
    for part in draft.embeds.iter().chain(&draft.components).flatten() {
        wanted_files(part, &mut wanted);
    }
    for name in wanted {
        let here = draft.files.iter().any(|f| safe_name(&f.filename) == name);
        if !here && !edit {
            form.fault(
                "attachments",
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                format!("The referenced attachment {name} was not found"),
            );
        }
    }
}

pub(crate) fn wanted_files(value: &Value, into: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => {
            if let Some(name) = text.strip_prefix("attachment://") {
                into.insert(name.to_owned());
            }
        }
        Value::Array(list) => list.iter().for_each(|v| wanted_files(v, into)),
        Value::Object(map) => map.values().for_each(|v| wanted_files(v, into)),
        _ => {}
    }
}

/// A file name as Discord keeps it: letters, digits, dots, dashes and underscores.
pub(crate) fn safe_name(name: &str) -> String {
    let kept: String = name
        .chars()
        .map(|c| {
            if c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_') {
                c
            } else {
                '_'
            }
        })
        .collect();
    let trimmed = kept.trim_start_matches('.');
    if trimmed.is_empty() {
        "file".to_owned()
    } else {
        trimmed.to_owned()
    }
}

fn mentions(form: &mut Form, draft: &mut Draft, body: &Value) {
    let Some(allowed) = body.get("allowed_mentions").filter(|a| a.is_object()) else {
        return;
    };
    let mut read = AllowedMentions::default();
    for kind in allowed
        .get("parse")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
    {
        match kind.as_str() {
            Some("users") => read.all_users = true,
            Some("everyone") => read.everyone = true,
            Some("roles") => {}
            _ => form.fault(
                "allowed_mentions.parse",
                "BASE_TYPE_CHOICES",
                "Value must be one of users, roles, everyone.",
            ),
        }
    }
    let users = allowed.get("users").and_then(Value::as_array);
    for user in users.into_iter().flatten() {
        let id = user.as_u64().or_else(|| user.as_str()?.parse().ok());
        read.users.extend(id);
    }
    if read.users.len() > 100 {
        form.fault(
            "allowed_mentions.users",
            "BASE_TYPE_MAX_LENGTH",
            "Must be 100 or fewer in length.",
        );
    }
    if read.all_users && !read.users.is_empty() {
        form.fault(
            "allowed_mentions",
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
            "parse:[\"users\"] and users: [ids...] are mutually exclusive.",
        );
    }
    draft.mentions = Some(read);
}

impl Draft {
    /// Whether nothing would be shown.
    pub fn is_empty(&self) -> bool {
        let none = |list: &Option<Vec<Value>>| list.as_ref().is_none_or(Vec::is_empty);
        self.content.as_deref().unwrap_or("").is_empty()
            && none(&self.embeds)
            && none(&self.components)
            && self.files.is_empty()
    }

    /// The users `content` pings, and whether it pings everyone.
    pub fn pinged(&self, content: &str) -> (BTreeSet<u64>, bool) {
        let mut users = BTreeSet::new();
        for piece in content.split("<@").skip(1) {
            let piece = piece.strip_prefix('!').unwrap_or(piece);
            let digits: String = piece.chars().take_while(char::is_ascii_digit).collect();
            if piece.get(digits.len()..=digits.len()) == Some(">") {
                users.extend(digits.parse::<u64>());
            }
        }
        let everyone = content.contains("@everyone") || content.contains("@here");
        match &self.mentions {
            None => (users, everyone),
            Some(allowed) => {
                users.retain(|u| allowed.all_users || allowed.users.contains(u));
                (users, everyone && allowed.everyone)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn refused(body: Value) -> Value {
        let error = read(&body, Vec::new(), false).expect_err("Discord would refuse this");
        assert_eq!((error.status, error.code), (400, 50035), "{error:?}");
        error.errors.unwrap_or_default()
    }

    #[test]
    fn lengths_are_checked() {
        let errors = refused(json!({"content": "x".repeat(2001)}));
        assert_eq!(
            errors["content"]["_errors"][0]["code"],
            "BASE_TYPE_MAX_LENGTH"
        );
        let long = json!({"title": "t", "description": "x".repeat(3500)});
        let errors = refused(json!({"embeds": [long, long]}));
        assert_eq!(
            errors["embeds"]["_errors"][0]["code"],
            "MAX_EMBED_SIZE_EXCEEDED"
        );
    }

    #[test]
    fn components_are_checked() {
        let button = |id: &str| json!({"type": 2, "style": 1, "label": "Go", "custom_id": id});
        let row = |parts: Vec<Value>| json!({"type": 1, "components": parts});
        let errors =
            refused(json!({"content": "x", "components": [row(vec![button("a"), button("a")])]}));
        assert!(
            errors
                .to_string()
                .contains("COMPONENT_CUSTOM_ID_DUPLICATED")
        );
        refused(json!({"components": [row((0..6).map(|i| button(&i.to_string())).collect())]}));
        refused(
            json!({"components": (0..6).map(|i| row(vec![button(&i.to_string())])).collect::<Vec<_>>()}),
        );
        refused(json!({"components": [button("loose")]}));
        let menu = json!({"type": 3, "custom_id": "m", "options": [
            {"label": "a", "value": "v"}, {"label": "b", "value": "v"}]});
        let errors = refused(json!({"components": [row(vec![menu])]}));
        assert!(
            errors
                .to_string()
                .contains("SELECT_COMPONENT_OPTION_VALUE_DUPLICATED")
        );
    }

    #[test]
    fn pings_ask_for_permission() {
        let body = json!({"content": "<@5> and <@!6> @everyone", "allowed_mentions": {"parse": [], "users": ["6"]}});
        let draft = read(&body, Vec::new(), false).expect("a proper message");
        assert_eq!(
            draft.pinged("<@5> and <@!6> @everyone"),
            ([6].into(), false)
        );
        let draft = read(&json!({"content": "x"}), Vec::new(), false).expect("a proper message");
        assert_eq!(draft.pinged("<@5> @here"), ([5].into(), true));
    }

    #[test]
    fn an_embed_may_not_name_a_missing_file() {
        refused(json!({"embeds": [{"image": {"url": "attachment://map.png"}}]}));
    }
}
