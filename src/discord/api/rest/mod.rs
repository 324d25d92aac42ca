//! Our own few requests to Discord: what the courier sends.
//!
//! Serenity's client with its limiter off hides how long a 429 asks us to wait, and cannot say
//! whether a failed request may have arrived. The outbox needs both. Every request takes leave from
//! the pacer first, so that all that is sent together keeps Discord's limits.

mod places;
pub mod server;

use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use reqwest::header::CONTENT_LENGTH;
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Method, RequestBuilder, Response, StatusCode};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};

use super::http::{ApiBase, Token};
pub use super::wire::RestError;
use super::wire::{limit, nothing, read, send, takes, used_up};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::trace;
use crate::scheduler::{Clock, Leave, Pacer, Rank};

/// How long one request waits for leave, in milliseconds: less than a delivery may take.
const LONGEST_WAIT: i64 = 20_000;

/// So many requests must be to spare before a name is asked for in passing.
const SPARE: usize = 10;

/// For how long nothing is sent after the token was not accepted, in milliseconds.
const LOCKED_OUT: i64 = 60_000;

/// The bot's own requests to Discord, beside those that the library makes for interactions.
#[derive(Clone)]
pub struct Rest {
    client: Client,
    base: ApiBase,
    token: Token,
    pacer: Pacer,
    clock: Arc<dyn Clock>,
    rank: Rank,
}

/// What the bot reads of a message of its own, to find out whether a post arrived.
#[derive(Clone, Debug, Deserialize)]
pub struct Seen {
    /// The message's number.
    pub id: serenity::MessageId,
    /// The nonce it was sent with, if Discord still tells it.
    #[serde(default)]
    pub nonce: Option<Value>,
    /// Its text.
    #[serde(default)]
    pub content: String,
    /// Its files, of which only the number matters.
    #[serde(default)]
    pub attachments: Vec<IgnoredAny>,
}

/// What the bot reads of a message that a person wrote.
#[derive(Clone, Debug, Deserialize)]
pub struct Letter {
    /// Who wrote it.
    pub author: Author,
    /// Its text.
    #[serde(default)]
    pub content: String,
}

/// Who wrote a message, as far as the bot reads it.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Author {
    pub id: serenity::UserId,
}

/// What Discord has just created, by its number.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Made {
    /// The number it was given.
    pub id: serenity::ChannelId,
}

impl Rest {
    /// # Errors
    /// When no HTTP client can be made on this system.
    pub fn new(
        base: ApiBase,
        token: Token,
        pacer: Pacer,
        clock: Arc<dyn Clock>,
    ) -> Result<Rest, reqwest::Error> {
        Ok(Rest {
            client: base.client()?,
            base,
            token,
            pacer,
            clock,
            rank: Rank::Answer,
        })
    }

    /// The same requests, sent with this urgency.
    pub fn ranked(&self, rank: Rank) -> Rest {
        Rest {
            rank,
            ..self.clone()
        }
    }

    fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.client
            .request(method, format!("{}/api/v10{path}", self.base.prefix()))
            .header("Authorization", self.token.header())
    }

    /// Sends a request when its turn has come, and heeds what the answer says of limits. A lane is a place
    /// with a limit of its own.
    async fn go(&self, lane: Option<&str>, request: RequestBuilder) -> Result<Response, RestError> {
        let now = self.clock.now();
        let latest = now.saturating_add(LONGEST_WAIT);
        let leave = self.pacer.leave(&self.clock, lane, self.rank, latest).await;
        let leave = leave.map_err(|at| RestError::Limited {
            wait: Duration::from_millis(at.saturating_sub(now).unsigned_abs()),
            global: false,
        })?;
        self.go_with(leave, lane, request).await
    }

    async fn go_with(
        &self,
        leave: Leave,
        lane: Option<&str>,
        request: RequestBuilder,
    ) -> Result<Response, RestError> {
        trace::requested();
        let response = send(request).await;
        drop(leave);
        let response = response?;
        let now = self.clock.now();
        let from_now = |wait: Duration| {
            let wait = i64::try_from(wait.as_millis()).unwrap_or(i64::MAX);
            now.saturating_add(wait)
        };
        match response.status() {
            StatusCode::TOO_MANY_REQUESTS => {
                let limit = limit(response).await;
                self.pacer
                    .close(lane.filter(|_| !limit.global), from_now(limit.wait));
                if !limit.shared {
                    self.pacer.refused(now);
                }
                let (wait, global) = (limit.wait, limit.global);
                return Err(RestError::Limited { wait, global });
            }
            StatusCode::UNAUTHORIZED => {
                self.pacer.refused(now);
                self.pacer.close(None, now.saturating_add(LOCKED_OUT));
            }
            StatusCode::FORBIDDEN => self.pacer.refused(now),
            _ => {}
        }
        if let (Some(lane), Some(most)) = (lane, takes(response.headers())) {
            self.pacer.limit(lane, most);
        }
        if let (Some(lane), Some(wait)) = (lane, used_up(response.headers())) {
            self.pacer.close(Some(lane), from_now(wait));
        }
        Ok(response)
    }

    /// Counts a request of serenity's that Discord refused: those count against us as well.
    pub fn saw(&self, error: &serenity::Error) {
        let serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(refused)) = error else {
            return;
        };
        if matches!(refused.status_code.as_u16(), 401 | 403 | 429) {
            self.pacer.refused(self.clock.now());
        }
    }

    /// Posts a message. With a nonce Discord refuses a second one of the same nonce for a few
    /// minutes and answers with the first.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn post(
        &self,
        channel: u64,
        answer: &Answer,
        nonce: &str,
    ) -> Result<Seen, RestError> {
        let mut body = answer.to_json();
        body["nonce"] = json!(nonce);
        body["enforce_nonce"] = json!(true);
        let request = self.request(Method::POST, &format!("/channels/{channel}/messages"));
        let request = with_body(request, &body, answer);
        read(self.go(Some(&posts(channel)), request).await?).await
    }

    /// Changes a message of ours. A text it has stays where the answer has none.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn change(
        &self,
        channel: u64,
        message: u64,
        answer: &Answer,
    ) -> Result<(), RestError> {
        let path = format!("/channels/{channel}/messages/{message}");
        let body = answer.to_json();
        let attempt = || async {
            let request = with_body(self.request(Method::PATCH, &path), &body, answer);
            read::<Seen>(self.go(Some(&changes(channel)), request).await?).await
        };
        match attempt().await {
            Err(archived) if is_archived(&archived) => {
                self.wake(channel, archived).await?;
                attempt().await.map(drop)
            }
            done => done.map(drop),
        }
    }

    /// Wakes a thread that was archived meanwhile: until then it takes new messages only. Where only a
    /// moderator can, the error stays.
    async fn wake(&self, thread: u64, archived: RestError) -> Result<(), RestError> {
        let path = format!("/channels/{thread}");
        let request = self.request(Method::PATCH, &path);
        let request = request.json(&json!({ "archived": false }));
        match nothing(self.go(Some(&settings(thread)), request).await?).await {
            Err(RestError::Refused { .. }) => Err(archived),
            done => done,
        }
    }

    /// Puts files to a message of ours, in the place of those it has; the rest of it stays.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn attach(
        &self,
        channel: u64,
        message: u64,
        files: &Answer,
    ) -> Result<(), RestError> {
        let path = format!("/channels/{channel}/messages/{message}");
        let body = json!({ "attachments": files.to_json()["attachments"] });
        let request = with_body(self.request(Method::PATCH, &path), &body, files);
        read::<Seen>(self.go(Some(&changes(channel)), request).await?).await?;
        Ok(())
    }

    /// As [`Rest::post`], waiting when told to, and trying again a few times what may be tried
    /// again: the nonce keeps it from being said twice.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn post_patiently(
        &self,
        channel: u64,
        answer: &Answer,
        nonce: &str,
    ) -> Result<Seen, RestError> {
        let mut pause = Duration::from_millis(250);
        let (mut failures, mut waits) = (0, 0);
        loop {
            match self.post(channel, answer, nonce).await {
                // Several answers to one person wake together, and most must wait once more.
                Err(RestError::Limited { wait, .. })
                    if wait < Duration::from_secs(30) && waits < 10 =>
                {
                    waits += 1;
                    self.pause(wait).await;
                }
                Err(RestError::Unwell { .. } | RestError::Unreachable | RestError::Lost)
                    if failures < 3 =>
                {
                    failures += 1;
                    self.pause(pause).await;
                    pause *= 2;
                }
                done => return done,
            }
        }
    }

    async fn pause(&self, wait: Duration) {
        let wait = i64::try_from(wait.as_millis()).unwrap_or(i64::MAX);
        let until = self.clock.now().saturating_add(wait);
        self.clock.sleep_until(until).await;
    }

    /// The channel's newest messages, newest first.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn newest(&self, channel: u64, most: u8) -> Result<Vec<Seen>, RestError> {
        let path = format!("/channels/{channel}/messages?limit={most}");
        let lane = reads(channel);
        read(
            self.go(Some(&lane), self.request(Method::GET, &path))
                .await?,
        )
        .await
    }

    /// A message as a person wrote it.
    ///
    /// # Errors
    ///
    /// As [`RestError`] lists them.
    pub async fn letter(&self, channel: u64, message: u64) -> Result<Letter, RestError> {
        let path = format!("/channels/{channel}/messages/{message}");
        let lane = reads(channel);
        read(
            self.go(Some(&lane), self.request(Method::GET, &path))
                .await?,
        )
        .await
    }

    /// Takes a message of ours away. One that is gone already is no error.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn remove(&self, channel: u64, message: u64) -> Result<(), RestError> {
        let lane = format!("remove:{channel}");
        let path = format!("/channels/{channel}/messages/{message}");
        let attempt = || async {
            let request = self.request(Method::DELETE, &path);
            nothing(self.go(Some(&lane), request).await?).await
        };
        let removed = match attempt().await {
            Err(archived) if is_archived(&archived) => {
                self.wake(channel, archived).await?;
                attempt().await
            }
            done => done,
        };
        match removed {
            Err(RestError::Refused {
                code: 10_003 | 10_008,
                ..
            }) => Ok(()),
            done => done,
        }
    }

    /// What a person is called. No answer waits for a name: then it is asked for only when there is
    /// little else to send; for a post, as long as not many others wait.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn name(&self, person: u64) -> Result<String, RestError> {
        let request = self.request(Method::GET, &format!("/users/{person}"));
        let not_now = || RestError::Limited {
            wait: Duration::from_secs(1),
            global: false,
        };
        let response = match self.rank {
            Rank::Answer => {
                let leave = self.pacer.idle_leave(&self.clock, SPARE);
                let leave = leave.ok_or_else(not_now)?;
                self.go_with(leave, None, request).await?
            }
            // A thousand posts after a restart: their names would take longer than they do.
            Rank::Result if self.is_crowded() => return Err(not_now()),
            _ => self.go(Some(PEOPLE), request).await?,
        };
        let user: serenity::User = read(response).await?;
        Ok(user.display_name().to_owned())
    }

    /// Whether more wait for leave to send than go out in two seconds.
    fn is_crowded(&self) -> bool {
        let stats = self.pacer.stats(self.clock.now());
        stats.waiting > 2 * stats.overall
    }

    /// Begins a thread at a message. A message has at most one, so a second try does no harm.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn thread(&self, channel: u64, message: u64, name: &str) -> Result<u64, RestError> {
        let path = format!("/channels/{channel}/messages/{message}/threads");
        let body = json!({ "name": name, "auto_archive_duration": 1440 });
        let request = self.request(Method::POST, &path).json(&body);
        let made: Made = read(self.go(Some(&threads(channel)), request).await?).await?;
        Ok(made.id.get())
    }

    /// Opens a private thread in a channel; only those put into it see it.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn private_thread(&self, channel: u64, name: &str) -> Result<u64, RestError> {
        let path = format!("/channels/{channel}/threads");
        // 12: a private thread. A week of silence archives it; the next word brings it back.
        let body = json!({
            "name": name, "type": 12, "invitable": false, "auto_archive_duration": 10_080,
        });
        let request = self.request(Method::POST, &path).json(&body);
        let made: Made = read(self.go(Some(&threads(channel)), request).await?).await?;
        Ok(made.id.get())
    }

    /// Puts a person into a thread. One who is in it already is no error.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn add_to_thread(&self, thread: u64, person: u64) -> Result<(), RestError> {
        self.in_thread(Method::PUT, thread, person).await
    }

    /// Takes a person out of a thread. One who is not in it is no error.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn remove_from_thread(&self, thread: u64, person: u64) -> Result<(), RestError> {
        self.in_thread(Method::DELETE, thread, person).await
    }

    /// Puts a person into a thread, or takes them out of it; one that was archived meanwhile is woken first.
    async fn in_thread(&self, method: Method, thread: u64, person: u64) -> Result<(), RestError> {
        let path = format!("/channels/{thread}/thread-members/{person}");
        let lane = format!("members:{thread}");
        let attempt = async || {
            // Without a body the client says nothing of its length, and Discord answers 411.
            let request = self.request(method.clone(), &path);
            let request = request.header(CONTENT_LENGTH, 0);
            nothing(self.go(Some(&lane), request).await?).await
        };
        match attempt().await {
            Err(archived) if is_archived(&archived) => {
                self.wake(thread, archived).await?;
                attempt().await
            }
            done => done,
        }
    }

    /// Archives a thread, and locks it where the bot may.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn archive(&self, thread: u64) -> Result<(), RestError> {
        let path = format!("/channels/{thread}");
        let locked = json!({ "archived": true, "locked": true });
        let request = self.request(Method::PATCH, &path).json(&locked);
        let lane = settings(thread);
        let done = self.go(Some(&lane), request).await?;
        match nothing(done).await {
            Err(RestError::Refused { code: 50_013, .. }) => {
                let body = json!({ "archived": true });
                let request = self.request(Method::PATCH, &path).json(&body);
                nothing(self.go(Some(&lane), request).await?).await
            }
            other => other,
        }
    }

    /// The channel of private messages with a person.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn private(&self, person: u64) -> Result<u64, RestError> {
        let body = json!({ "recipient_id": person.to_string() });
        let request = self.request(Method::POST, "/users/@me/channels");
        let made: Made = read(self.go(Some(TALKS), request.json(&body)).await?).await?;
        Ok(made.id.get())
    }
}

fn with_body(request: RequestBuilder, body: &Value, answer: &Answer) -> RequestBuilder {
    if answer.pictures.is_empty() {
        return request.json(body);
    }
    let mut form = Form::new().part("payload_json", Part::text(body.to_string()));
    for (i, picture) in answer.pictures.iter().enumerate() {
        let part = Part::bytes(picture.png.to_vec()).file_name(picture.name.clone());
        form = form.part(format!("files[{i}]"), part);
    }
    request.multipart(form)
}

/// The lanes of a channel: new messages, changes of messages, threads begun. The first two are named as
/// the outbox names its routes.
fn posts(channel: u64) -> String {
    format!("channel:{channel}")
}

fn changes(channel: u64) -> String {
    format!("card:{channel}")
}

fn threads(channel: u64) -> String {
    format!("threads:{channel}")
}

/// Whether something was refused because its thread is archived.
fn is_archived(error: &RestError) -> bool {
    matches!(error, RestError::Refused { code: 50_083, .. })
}

/// The further lanes, whose limits Discord names only in its answers: what a channel is, and its messages read.
fn settings(channel: u64) -> String {
    format!("@settings:{channel}")
}

fn reads(channel: u64) -> String {
    format!("@reads:{channel}")
}

/// The lane of looking at a server or its members, of looking at people, and of opening private talk.
fn servers(guild: u64) -> String {
    format!("@server:{guild}")
}

/// The lane of changing what commands a server offers.
fn offers(guild: u64) -> String {
    format!("@commands:{guild}")
}

const PEOPLE: &str = "@people";
const TALKS: &str = "@talks";
