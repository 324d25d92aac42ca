//! People at the page: everything goes over HTTP and the page's websocket, as a browser would do it.

use crate::frames::Frames;
use crate::said::{Answer, component, id_of, is_phase_news, picked, set_focus, typed, words_of};
use chancery::sandbox::{BOT_ID, Id};
use futures_util::FutureExt;
use reqwest::Client;
use serde_json::{Map, Value, json};
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

/// How long a person waits for the bot before the test fails.
pub const PATIENCE: Duration = Duration::from_secs(90);

/// For so long nothing happens before the clock is pushed on.
pub const LULL: Duration = Duration::from_millis(150);

/// What makes time pass while people wait: a clock that stands still must be pushed on when the bot
/// itself waits for it (its pacing, a retry).
pub type Push = Arc<dyn Fn() -> Pin<Box<dyn Future<Output = ()> + Send>> + Send + Sync>;

/// Moves the clock on by what an act of a person takes.
pub type Tick = Arc<dyn Fn() + Send + Sync>;

/// A person at the page.
#[derive(Clone)]
pub struct Person {
    pub id: Id,
    pub name: String,
    base: String,
    client: Client,
    frames: Frames,
    push: Option<Push>,
    /// Lets the second pass that writing takes.
    tick: Option<Tick>,
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
            tick: None,
        }
    }

    /// The same person, taking a moment for each message written.
    pub fn with_tick(self, tick: Tick) -> Self {
        Self {
            tick: Some(tick),
            ..self
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

    /// Waits until the bot is connected.
    pub async fn sees_the_bot(&self) {
        let online = async {
            if self.get("state").await["bot"]["online"] == true {
                return Some(());
            }
            let fits = |f: &Value| (f["t"] == "bot" && f["d"]["online"] == true).then_some(());
            self.frames.wait(0, fits).await
        };
        self.patiently("the bot", online).await;
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
            let lull = tokio::time::timeout(LULL, &mut search).await;
            match lull {
                Ok(Some(found)) => return found,
                Ok(None) => panic!("{}: the page went away while waiting for {what}", self.name),
                Err(_) if tokio::time::Instant::now() > end => {
                    panic!(
                        "{} waited in vain for {what}; the last frames: {}",
                        self.name,
                        self.frames.last()
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

    /// How many frames have come so far: from where the answer to what is done next is looked for.
    pub fn so_far(&self) -> usize {
        self.frames.count()
    }

    /// Waits for what becomes of an interaction.
    async fn outcome(&self, from: usize, interaction: &str) -> Answer {
        let answer = self.comes_of(from, interaction).await;
        answer.unwrap_or_else(|| panic!("the bot did not answer {}", self.name))
    }

    /// What becomes of an interaction; nothing when the bot does not answer it.
    pub async fn comes_of(&self, from: usize, interaction: &str) -> Option<Answer> {
        let of = |frame: &Value, kind: &str| {
            frame["t"] == kind && frame["d"]["interaction_id"] == interaction
        };
        let done = self.patiently(
            "an answer",
            self.frames.wait(from, |frame| {
                let over = of(frame, "interaction_done") || of(frame, "interaction_failed");
                over.then(|| (frame["t"] == "interaction_done", frame["d"].clone()))
            }),
        );
        let (true, done) = done.await else {
            return None;
        };
        Some(match (done["type"].as_u64(), done["message_id"].as_str()) {
            (Some(9), _) => {
                let modal = self
                    .frames
                    .look(from, |frame| of(frame, "modal").then(|| frame["d"].clone()));
                Answer::Modal(modal.expect("the form came before the word that it did"))
            }
            (Some(4 | 5 | 7), Some(message)) => Answer::Message(self.settled(from, message).await),
            _ => Answer::Nothing,
        })
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
        let (name, mut options) = typed(line);
        self.choose_by_name(channel, &name, &mut options).await;
        self.try_run(channel, &name, options).await
    }

    /// Where an option has choices, people pick them by the name shown.
    async fn choose_by_name(&self, channel: Id, name: &str, options: &mut [Value]) {
        let offered = self.get(&format!("commands?channel={channel}")).await;
        let list = offered["commands"].as_array();
        if let Some(command) = list.into_iter().flatten().find(|c| c["name"] == name) {
            picked(command, options);
        }
    }

    /// As [`Person::try_type`], for what the page lets through. A command that a game has only just brought to the
    /// server is waited for, as by people who do not see it yet.
    pub async fn types(&self, channel: Id, line: &str) -> Answer {
        loop {
            let from = self.frames.count();
            match self.try_type(channel, line).await {
                Ok(answer) => return answer,
                Err(why) if why.contains("cannot be used in this kind of channel") => {
                    let offered = |frame: &Value| (frame["t"] == "commands").then_some(());
                    let what = format!("a command: {why}");
                    self.patiently(&what, self.frames.wait(from, offered)).await;
                }
                Err(why) => panic!("{} may not /{line}: {why}", self.name),
            }
        }
    }

    /// Runs a command and returns the words of the answer.
    pub async fn hears(&self, channel: Id, line: &str) -> String {
        words_of(&self.types(channel, line).await.message())
    }

    /// The choices offered while typing the option `focus` of a line such as `order unit:A Par order:`.
    pub async fn choices(&self, channel: Id, line: &str, focus: &str) -> Vec<(String, Value)> {
        let (name, mut options) = typed(line);
        self.choose_by_name(channel, &name, &mut options).await;
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
        if let Some(tick) = &self.tick {
            tick();
        }
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
        self.is_told(text, |_| true).await
    }

    /// The same, where the bot may have other things to say, and only an answer `fits`.
    pub async fn is_told(&self, text: &str, fits: impl Fn(&Value) -> bool) -> Value {
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
                    let new = frame["t"] == "message_create"
                        && message["channel_id"] == *here
                        && message["author"]["id"] == *bot
                        && !told.contains(&id_of(message))
                        && !is_phase_news(message);
                    (new && fits(message)).then(|| message.clone())
                })
                .await
        };
        self.patiently("an answer in private", search).await
    }
}
