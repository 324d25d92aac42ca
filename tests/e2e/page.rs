//! People at the page: everything goes over HTTP and the page's websocket, as a browser would do it.

use chancery::sandbox::{BOT_ID, Id};
use futures_util::{FutureExt, StreamExt};
use reqwest::Client;
use serde_json::{Map, Value, json};
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;

/// How long a person waits for the bot before the test fails.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// The frames one person's page was sent, in order.
#[derive(Clone)]
struct Frames {
    list: Arc<Mutex<Vec<Value>>>,
    grown: watch::Receiver<usize>,
}

impl Frames {
    async fn listen(base: &str, user: Id) -> Self {
        let address = format!("{}/sandbox/ws?as={user}", base.replacen("http", "ws", 1));
        let (socket, _) = tokio_tungstenite::connect_async(address)
            .await
            .expect("the page's websocket");
        let list = Arc::new(Mutex::new(Vec::new()));
        let (tx, grown) = watch::channel(0);
        let kept = list.clone();
        tokio::spawn(async move {
            let (_keep_open, mut frames) = socket.split();
            while let Some(Ok(frame)) = frames.next().await {
                if let Message::Text(text) = frame {
                    let frame = serde_json::from_str(&text).expect("frames are JSON");
                    let mut list = kept.lock().unwrap_or_else(PoisonError::into_inner);
                    list.push(frame);
                    tx.send_replace(list.len());
                }
            }
        });
        Self { list, grown }
    }

    fn look<T>(&self, from: usize, fits: impl FnMut(&Value) -> Option<T>) -> Option<T> {
        let list = self.list.lock().unwrap_or_else(PoisonError::into_inner);
        list.iter().skip(from).find_map(fits)
    }

    fn count(&self) -> usize {
        *self.grown.borrow()
    }

    /// The first frame from number `from` on that `fits`, waited for.
    async fn wait<T>(&self, from: usize, mut fits: impl FnMut(&Value) -> Option<T>) -> Option<T> {
        let mut grown = self.grown.clone();
        loop {
            grown.borrow_and_update();
            if let Some(found) = self.look(from, &mut fits) {
                return Some(found);
            }
            grown.changed().await.ok()?;
        }
    }
}

/// What makes time pass while people wait: a clock that stands still must be pushed on when the bot
/// itself waits for it (its pacing, a retry).
pub type Push = Arc<dyn Fn() -> Pin<Box<dyn Future<Output = ()> + Send>> + Send + Sync>;

/// A person at the page.
#[derive(Clone)]
pub struct Person {
    pub id: Id,
    pub name: String,
    base: String,
    client: Client,
    frames: Frames,
    push: Option<Push>,
}

/// What the bot did in answer.
#[derive(Clone, Debug)]
pub enum Answer {
    /// A message: new, or the one the button was on.
    Message(Value),
    /// A form to fill in.
    Modal(Value),
    /// Nothing to see (the press was taken note of).
    Nothing,
}

impl Answer {
    /// The message; fails the test if it is something else.
    pub fn message(self) -> Value {
        match self {
            Answer::Message(message) => message,
            other => panic!("expected a message, found {other:?}"),
        }
    }

    /// The form; fails the test if it is something else.
    pub fn modal(self) -> Value {
        match self {
            Answer::Modal(modal) => modal,
            other => panic!("expected a form, found {other:?}"),
        }
    }
}

/// The id of a message or another object.
pub fn id_of(value: &Value) -> Id {
    let id = value["id"].as_str().and_then(|s| s.parse().ok());
    id.unwrap_or_else(|| panic!("no id in {value}"))
}

/// All words of a message: content, embeds, labels of its buttons.
pub fn words_of(message: &Value) -> String {
    fn gather(value: &Value, into: &mut String) {
        match value {
            Value::Array(list) => list.iter().for_each(|v| gather(v, into)),
            Value::Object(map) => {
                for key in [
                    "content",
                    "title",
                    "description",
                    "name",
                    "value",
                    "text",
                    "label",
                    "author",
                    "footer",
                    "fields",
                    "embeds",
                    "components",
                ] {
                    match map.get(key) {
                        Some(Value::String(text)) if !text.is_empty() => {
                            into.push_str(text);
                            into.push('\n');
                        }
                        Some(inner) => gather(inner, into),
                        None => {}
                    }
                }
            }
            _ => {}
        }
    }
    let mut words = String::new();
    // The author of a message is a user, not a part of what is said.
    let mut shown = message.clone();
    if let Value::Object(map) = &mut shown {
        map.remove("author");
    }
    gather(&shown, &mut words);
    words
}

/// Whether only the one who asked sees the message.
pub fn is_private(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or(0) & 64 != 0
}

impl Person {
    /// Sits down at the page.
    pub async fn sit_down(base: &str, id: Id, name: &str, push: Option<Push>) -> Self {
        Self {
            id,
            name: name.to_owned(),
            base: base.to_owned(),
            client: Client::new(),
            frames: Frames::listen(base, id).await,
            push,
        }
    }

    /// Asks the page's door; `Err` holds the sentence it refused with.
    pub async fn post(&self, path: &str, mut body: Value) -> Result<Value, String> {
        body["as"] = json!(self.id.to_string());
        let url = format!("{}/sandbox/{path}", self.base);
        let answer = self.client.post(url).json(&body).send().await;
        let answer = answer.expect("the stand-in answers");
        let fine = answer.status().is_success();
        let body: Value = answer.json().await.expect("the stand-in answers JSON");
        if fine {
            Ok(body)
        } else {
            Err(body["error"].as_str().unwrap_or_default().to_owned())
        }
    }

    /// Reads from the page's door.
    pub async fn get(&self, path: &str) -> Value {
        let mark = if path.contains('?') { '&' } else { '?' };
        let url = format!("{}/sandbox/{path}{mark}as={}", self.base, self.id);
        let answer = self.client.get(url).send().await;
        answer
            .expect("the stand-in answers")
            .json()
            .await
            .expect("JSON")
    }

    /// The messages seen in a channel, oldest first.
    pub async fn messages(&self, channel: Id) -> Vec<Value> {
        let list = self
            .get(&format!("messages?channel={channel}&limit=200"))
            .await;
        list["messages"].as_array().cloned().unwrap_or_default()
    }

    /// Waits, letting the clock be pushed on when nothing happens.
    async fn patiently<T>(&self, what: &str, search: impl Future<Output = Option<T>>) -> T {
        let mut search = std::pin::pin!(search.fuse());
        let end = tokio::time::Instant::now() + PATIENCE;
        loop {
            let lull = tokio::time::timeout(Duration::from_millis(150), &mut search).await;
            match lull {
                Ok(Some(found)) => return found,
                Ok(None) => panic!("{}: the page went away while waiting for {what}", self.name),
                Err(_) if tokio::time::Instant::now() > end => {
                    panic!(
                        "{} waited in vain for {what}; frames: {:#?}",
                        self.name, self.frames.list
                    )
                }
                Err(_) => {
                    if let Some(push) = &self.push {
                        push().await;
                    }
                }
            }
        }
    }

    /// Waits for a message in a channel that `fits`, already there or to come.
    pub async fn sees(&self, channel: Id, what: &str, fits: impl Fn(&Value) -> bool) -> Value {
        let here = channel.to_string();
        let search = async {
            let from = 0;
            // Those from before this page was opened are asked for once.
            if let Some(found) = self.messages(channel).await.into_iter().rev().find(&fits) {
                return Some(found);
            }
            self.frames
                .wait(from, |frame| {
                    let shown = matches!(
                        frame["t"].as_str(),
                        Some("message_create" | "message_update")
                    );
                    let message = &frame["d"];
                    let fine = shown && message["channel_id"] == *here && fits(message);
                    fine.then(|| message.clone())
                })
                .await
        };
        self.patiently(what, search).await
    }

    /// Waits for a message whose words hold `text`.
    pub async fn sees_words(&self, channel: Id, text: &str) -> Value {
        self.sees(channel, text, |m| words_of(m).contains(text))
            .await
    }

    /// Waits for what becomes of an interaction.
    async fn outcome(&self, from: usize, interaction: &str) -> Answer {
        let of = |frame: &Value, kind: &str| {
            frame["t"] == kind && frame["d"]["interaction_id"] == interaction
        };
        let done = self.patiently(
            "an answer",
            self.frames.wait(from, |frame| {
                assert!(
                    !of(frame, "interaction_failed"),
                    "the bot did not answer {}",
                    self.name
                );
                of(frame, "interaction_done").then(|| frame["d"].clone())
            }),
        );
        let done = done.await;
        match (done["type"].as_u64(), done["message_id"].as_str()) {
            (Some(9), _) => {
                let modal = self
                    .frames
                    .look(from, |frame| of(frame, "modal").then(|| frame["d"].clone()));
                Answer::Modal(modal.expect("the form came before the word that it did"))
            }
            (Some(4 | 5 | 7), Some(message)) => Answer::Message(self.settled(from, message).await),
            _ => Answer::Nothing,
        }
    }

    /// A message once the bot no longer thinks about it, in its newest form.
    async fn settled(&self, from: usize, message: &str) -> Value {
        let found = self.frames.wait(from, |frame| {
            let shown = matches!(
                frame["t"].as_str(),
                Some("message_create" | "message_update")
            );
            let value = &frame["d"];
            let thinking = value["flags"].as_u64().unwrap_or(0) & 128 != 0;
            (shown && value["id"] == message && !thinking).then(|| value.clone())
        });
        self.patiently("the bot to stop thinking", found).await
    }

    /// Runs a slash command and waits for the answer. `options` as Discord has them.
    pub async fn try_run(
        &self,
        channel: Id,
        name: &str,
        options: Vec<Value>,
    ) -> Result<Answer, String> {
        let from = self.frames.count();
        let body = json!({"channel": channel.to_string(), "name": name, "options": options});
        let started = self.post("command", body).await?;
        let interaction = started["interaction_id"].as_str().unwrap_or_default();
        Ok(self.outcome(from, interaction).await)
    }

    /// Runs a slash command written as people read it: `game create variant:standard name:"The Peace"`.
    /// The first word is the command; further words without a colon are its sub-commands.
    pub async fn try_type(&self, channel: Id, line: &str) -> Result<Answer, String> {
        let (name, options) = typed(line);
        self.try_run(channel, &name, options).await
    }

    /// As [`Person::try_type`], for what the page lets through.
    pub async fn types(&self, channel: Id, line: &str) -> Answer {
        let answer = self.try_type(channel, line).await;
        answer.unwrap_or_else(|why| panic!("{} may not /{line}: {why}", self.name))
    }

    /// Runs a command and returns the words of the answer.
    pub async fn hears(&self, channel: Id, line: &str) -> String {
        words_of(&self.types(channel, line).await.message())
    }

    /// The choices offered while typing the option `focus` of a line such as `order unit:A Par order:`.
    pub async fn choices(&self, channel: Id, line: &str, focus: &str) -> Vec<(String, Value)> {
        let (name, mut options) = typed(line);
        set_focus(&mut options, focus);
        let body = json!({"channel": channel.to_string(), "name": name, "options": options});
        let answer = self.post("autocomplete", body).await.expect("choices");
        let list = answer["choices"].as_array().cloned().unwrap_or_default();
        list.iter()
            .map(|c| {
                (
                    c["name"].as_str().unwrap_or_default().to_owned(),
                    c["value"].clone(),
                )
            })
            .collect()
    }

    /// Presses the button, or opens the menu, with this label or custom id and waits for the answer.
    pub async fn press(&self, message: &Value, which: &str) -> Answer {
        self.touch(message, which, None).await
    }

    /// Chooses from the menu with this placeholder or custom id.
    pub async fn chooses(&self, message: &Value, which: &str, values: &[&str]) -> Answer {
        self.touch(message, which, Some(values)).await
    }

    async fn touch(&self, message: &Value, which: &str, values: Option<&[&str]>) -> Answer {
        let part = component(&message["components"], which)
            .unwrap_or_else(|| panic!("no `{which}` on {message:#}"));
        let from = self.frames.count();
        let body = json!({
            "channel": message["channel_id"], "message": message["id"],
            "custom_id": part["custom_id"], "component_type": part["type"], "values": values,
        });
        let started = self.post("component", body).await;
        let started =
            started.unwrap_or_else(|why| panic!("{} cannot press {which}: {why}", self.name));
        let interaction = started["interaction_id"].as_str().unwrap_or_default();
        self.outcome(from, interaction).await
    }

    /// Sends in a form; fields not named keep what they were filled with.
    pub async fn fills_in(&self, modal: &Value, fields: &[(&str, &str)]) -> Answer {
        let from = self.frames.count();
        let values: Map<String, Value> = fields
            .iter()
            .map(|(id, text)| ((*id).to_owned(), json!(text)))
            .collect();
        let body = json!({"interaction_id": modal["interaction_id"], "values": values});
        let started = self.post("modal", body).await;
        let started =
            started.unwrap_or_else(|why| panic!("{} cannot send the form: {why}", self.name));
        let interaction = started["interaction_id"].as_str().unwrap_or_default();
        self.outcome(from, interaction).await
    }

    /// Writes in a channel.
    pub async fn says(&self, channel: Id, text: &str) {
        let body = json!({"channel": channel.to_string(), "content": text});
        let said = self.post("message", body).await;
        said.unwrap_or_else(|why| panic!("{} cannot write: {why}", self.name));
    }

    /// The private conversation with the bot.
    pub async fn private(&self) -> Id {
        let opened = self.post("dm", json!({"with": BOT_ID.to_string()})).await;
        let opened = opened.expect("a private conversation");
        let channel = opened["channel"].as_str().and_then(|s| s.parse().ok());
        channel.expect("a channel's id")
    }

    /// Writes to the bot in private and waits for its answer.
    pub async fn tells_the_bot(&self, text: &str) -> Value {
        let channel = self.private().await;
        let before = self.messages(channel).await.len();
        self.says(channel, text).await;
        let bot = BOT_ID.to_string();
        let here = channel.to_string();
        let search = async {
            let told: Vec<Id> = self
                .messages(channel)
                .await
                .iter()
                .take(before)
                .map(id_of)
                .collect();
            self.frames
                .wait(0, |frame| {
                    let message = &frame["d"];
                    let fits = frame["t"] == "message_create"
                        && message["channel_id"] == *here
                        && message["author"]["id"] == *bot
                        && !told.contains(&id_of(message));
                    fits.then(|| message.clone())
                })
                .await
        };
        self.patiently("an answer in private", search).await
    }
}

/// Finds a button or menu by label, placeholder or custom id.
fn component<'a>(parts: &'a Value, which: &str) -> Option<&'a Value> {
    parts.as_array()?.iter().find_map(|part| {
        let named = ["label", "placeholder", "custom_id"]
            .iter()
            .any(|key| part[*key] == which);
        if named {
            return Some(part);
        }
        component(&part["components"], which)
    })
}

/// Reads a command line into Discord's options. Values may stand in double quotes; a value runs to the
/// next `word:` otherwise.
fn typed(line: &str) -> (String, Vec<Value>) {
    let mut words = Vec::new();
    let mut values: Vec<(String, String)> = Vec::new();
    for word in line.split(' ').filter(|w| !w.is_empty()) {
        let key = word.split_once(':').filter(|(key, _)| {
            !key.is_empty()
                && key
                    .chars()
                    .all(|c| c.is_ascii_lowercase() || matches!(c, '_' | '-'))
        });
        match (key, values.last_mut()) {
            (Some((key, value)), _) => values.push((key.to_owned(), value.to_owned())),
            (None, Some((_, value))) => {
                if !value.is_empty() {
                    value.push(' ');
                }
                value.push_str(word);
            }
            (None, None) => words.push(word.to_owned()),
        }
    }
    let mut options: Vec<Value> = values
        .into_iter()
        .map(|(name, value)| json!({"name": name, "value": value.trim_matches('"')}))
        .collect();
    for sub in words.drain(1..).rev() {
        options = vec![json!({"name": sub, "type": 1, "options": options})];
    }
    (words.remove(0), options)
}

fn set_focus(options: &mut [Value], focus: &str) {
    for option in options {
        if option["name"] == focus {
            option["focused"] = json!(true);
        }
        if let Some(inner) = option["options"].as_array_mut() {
            set_focus(inner, focus);
        }
    }
}

#[test]
fn lines_are_read_as_people_type_them() {
    let (name, options) = typed("game create variant:standard name:\"The Long Peace\"");
    assert_eq!(name, "game");
    let inner = json!([{"name": "variant", "value": "standard"}, {"name": "name", "value": "The Long Peace"}]);
    assert_eq!(
        options,
        [json!({"name": "create", "type": 1, "options": inner})]
    );
    let (_, options) = typed("order unit:A Par order:A Par - Bur");
    assert_eq!(options[1]["value"], "A Par - Bur");
}
