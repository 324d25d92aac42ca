//! Our own few requests to Discord: what the courier sends.
//!
//! Serenity's client with its limiter off hides how long a 429 asks us to wait, and cannot say
//! whether a failed request may have arrived. The outbox needs both.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Method, RequestBuilder, Response, StatusCode};
use serde::Deserialize;
use serde_json::{Value, json};

use super::http::{ApiBase, Token};
use super::reply::Answer;

/// Who we are, as Discord asks every bot to say.
const AGENT: &str = concat!("DiscordBot (chancery, ", env!("CARGO_PKG_VERSION"), ")");

/// The requests the courier makes.
#[derive(Clone)]
pub struct Rest {
    client: Client,
    base: ApiBase,
    token: Token,
}

/// Why a request did not succeed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RestError {
    /// Too many requests; nothing was done. `global`: of every kind, not only of this route.
    #[error("told to wait {} ms", .wait.as_millis())]
    Limited { wait: Duration, global: bool },
    /// Discord understood and said no; nothing was done. `code` is Discord's own.
    #[error("refused with {status}, code {code}")]
    Refused { status: u16, code: i64 },
    /// Discord's fault; it may have been done.
    #[error("Discord answered {status}")]
    Unwell { status: u16 },
    /// Not connected: nothing was sent.
    #[error("not connected")]
    Unreachable,
    /// The connection broke or was too slow after sending: it may have been done.
    #[error("the answer was lost")]
    Lost,
}

/// A message as far as we look at it.
#[derive(Clone, Debug, Deserialize)]
pub struct Seen {
    pub id: serenity::MessageId,
    #[serde(default)]
    pub nonce: Option<Value>,
    #[serde(default)]
    pub content: String,
}

/// What somebody wrote.
#[derive(Clone, Debug, Deserialize)]
pub struct Letter {
    pub author: Author,
    #[serde(default)]
    pub content: String,
}

/// Who wrote it.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Author {
    pub id: serenity::UserId,
}

/// Something with an id.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Made {
    pub id: serenity::ChannelId,
}

impl Rest {
    /// # Errors
    /// When no HTTP client can be made on this system.
    pub fn new(base: ApiBase, token: Token) -> Result<Rest, reqwest::Error> {
        Ok(Rest {
            client: base.client()?,
            base,
            token,
        })
    }

    fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.client
            .request(method, format!("{}/api/v10{path}", self.base.prefix()))
            .header("Authorization", self.token.header())
            .header("User-Agent", AGENT)
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
        read(send(with_body(request, &body, answer)).await?).await
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
        let request = self.request(Method::PATCH, &path);
        read::<Seen>(send(with_body(request, &body, answer)).await?).await?;
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
                    tokio::time::sleep(wait).await;
                }
                Err(RestError::Unwell { .. } | RestError::Unreachable | RestError::Lost)
                    if failures < 3 =>
                {
                    failures += 1;
                    tokio::time::sleep(pause).await;
                    pause *= 2;
                }
                done => return done,
            }
        }
    }

    /// The channel's newest messages, newest first.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn newest(&self, channel: u64, most: u8) -> Result<Vec<Seen>, RestError> {
        let path = format!("/channels/{channel}/messages?limit={most}");
        read(send(self.request(Method::GET, &path)).await?).await
    }

    /// One message, as somebody wrote it.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn letter(&self, channel: u64, message: u64) -> Result<Letter, RestError> {
        let path = format!("/channels/{channel}/messages/{message}");
        read(send(self.request(Method::GET, &path)).await?).await
    }

    /// Takes a message of ours away. One that is gone already is no error.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn remove(&self, channel: u64, message: u64) -> Result<(), RestError> {
        let path = format!("/channels/{channel}/messages/{message}");
        let response = send(self.request(Method::DELETE, &path)).await?;
        match response.status().is_success() {
            true => Ok(()),
            false => match read::<Value>(response).await {
                Err(RestError::Refused {
                    code: 10_003 | 10_008,
                    ..
                })
                | Ok(_) => Ok(()),
                Err(error) => Err(error),
            },
        }
    }

    /// What a person is called.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn name(&self, person: u64) -> Result<String, RestError> {
        let user: serenity::User =
            read(send(self.request(Method::GET, &format!("/users/{person}"))).await?).await?;
        Ok(user.display_name().to_owned())
    }

    /// Begins a thread at a message. A message has at most one, so a second try does no harm.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn thread(&self, channel: u64, message: u64, name: &str) -> Result<u64, RestError> {
        let path = format!("/channels/{channel}/messages/{message}/threads");
        let body = json!({ "name": name, "auto_archive_duration": 1440 });
        let made: Made = read(send(self.request(Method::POST, &path).json(&body)).await?).await?;
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
        let made: Made = read(send(self.request(Method::POST, &path).json(&body)).await?).await?;
        Ok(made.id.get())
    }

    /// Puts a person into a thread. One who is in it already is no error.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn add_to_thread(&self, thread: u64, person: u64) -> Result<(), RestError> {
        let path = format!("/channels/{thread}/thread-members/{person}");
        nothing(send(self.request(Method::PUT, &path)).await?).await
    }

    /// Archives a thread, and locks it where the bot may.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn archive(&self, thread: u64) -> Result<(), RestError> {
        let path = format!("/channels/{thread}");
        let locked = json!({ "archived": true, "locked": true });
        let done = send(self.request(Method::PATCH, &path).json(&locked)).await?;
        match nothing(done).await {
            Err(RestError::Refused { code: 50_013, .. }) => {
                let body = json!({ "archived": true });
                nothing(send(self.request(Method::PATCH, &path).json(&body)).await?).await
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
        let made: Made = read(
            send(
                self.request(Method::POST, "/users/@me/channels")
                    .json(&body),
            )
            .await?,
        )
        .await?;
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

async fn send(request: RequestBuilder) -> Result<Response, RestError> {
    match request.send().await {
        Ok(response) => Ok(response),
        Err(error) if error.is_connect() || error.is_builder() => Err(RestError::Unreachable),
        Err(_) => Err(RestError::Lost),
    }
}

/// An answer that brings nothing of use.
async fn nothing(response: Response) -> Result<(), RestError> {
    match response.status().is_success() {
        true => Ok(()),
        false => read::<Value>(response).await.map(drop),
    }
}

async fn read<T: for<'de> Deserialize<'de>>(response: Response) -> Result<T, RestError> {
    let status = response.status();
    if status.is_success() {
        return response.json().await.map_err(|_| RestError::Lost);
    }
    if status == StatusCode::TOO_MANY_REQUESTS {
        let header = response.headers().get("retry-after").cloned();
        let body: Option<Value> = response.json().await.ok();
        let wait = body
            .as_ref()
            .and_then(|b| b.get("retry_after"))
            .and_then(Value::as_f64);
        let header = || header?.to_str().ok()?.parse::<f64>().ok();
        let global = body
            .as_ref()
            .and_then(|b| b.get("global"))
            .and_then(Value::as_bool);
        return Err(RestError::Limited {
            wait: wait_for(wait.or_else(header)),
            global: global.unwrap_or(false),
        });
    }
    if status.is_server_error() {
        return Err(RestError::Unwell {
            status: status.as_u16(),
        });
    }
    let body: Option<Value> = response.json().await.ok();
    let code = body
        .as_ref()
        .and_then(|b| b.get("code"))
        .and_then(Value::as_i64)
        .unwrap_or(0);
    Err(RestError::Refused {
        status: status.as_u16(),
        code,
    })
}

/// How long a 429 asks us to wait, in seconds: something when it does not say, and no longer than
/// an hour whatever it says.
fn wait_for(seconds: Option<f64>) -> Duration {
    let seconds = seconds
        .filter(|s| s.is_finite())
        .unwrap_or(5.0)
        .clamp(0.05, 3600.0);
    Duration::from_secs_f64(seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wait_is_never_nothing_and_never_for_ever() {
        assert_eq!(wait_for(Some(0.7)), Duration::from_millis(700));
        assert_eq!(wait_for(None), Duration::from_secs(5));
        assert_eq!(wait_for(Some(f64::NAN)), Duration::from_secs(5));
        assert_eq!(wait_for(Some(-1.0)), Duration::from_millis(50));
        assert_eq!(wait_for(Some(1e12)), Duration::from_secs(3600));
    }
}
