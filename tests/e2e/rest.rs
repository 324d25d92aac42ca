//! The stand-in's REST side and its start, without a bot.

use crate::said::id_of;
use crate::validate;
use chancery::sandbox::{
    Aim, BOT_ID, Harm, Id, OWNER_ID, Standin, StandinOptions, StartError, demo_channels,
    demo_people, perms,
};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;

fn any_port() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], 0))
}

/// A client that says it is a bot.
fn client() -> reqwest::Client {
    let client = reqwest::Client::builder().user_agent("DiscordBot (https://example.org, 1)");
    client.build().expect("a client")
}

/// A client of the REST side alone.
pub struct Rest {
    pub standin: Standin,
    client: reqwest::Client,
}

impl Rest {
    pub async fn start() -> Self {
        Self::start_with(|_| {}).await
    }

    /// A stand-in with these options.
    pub async fn start_with(set: impl FnOnce(&mut StandinOptions)) -> Self {
        let mut options = StandinOptions::new(any_port());
        options.record = true;
        set(&mut options);
        Self {
            standin: Standin::start(options).await.expect("a stand-in"),
            client: client(),
        }
    }

    pub async fn ask(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let answer = self.send(method, path, body).await;
        let status = answer.status().as_u16();
        (status, answer.json().await.unwrap_or(Value::Null))
    }

    /// The answer with its headers.
    pub async fn send(&self, method: &str, path: &str, body: Value) -> reqwest::Response {
        let url = format!("{}/api/v10{path}", self.standin.base_url());
        let method = method.parse().expect("a method");
        let mut ask = self
            .client
            .request(method, url)
            .header("authorization", format!("Bot {}", self.standin.token()));
        if !body.is_null() {
            ask = ask.json(&body);
        }
        ask.send().await.expect("an answer")
    }

    pub async fn post(&self, channel: Id, body: Value) -> (u16, Value) {
        self.ask("POST", &format!("/channels/{channel}/messages"), body)
            .await
    }
}

#[tokio::test]
async fn a_nonce_posts_once_and_is_not_stored() {
    let rest = Rest::start().await;
    let channel = demo_channels()[0];
    let body = json!({"content": "map", "nonce": "g1-r2", "enforce_nonce": true});
    let (_, first) = rest.post(channel, body.clone()).await;
    let (_, second) = rest.post(channel, body.clone()).await;
    assert_eq!(first["id"], second["id"]);
    assert_eq!(first["nonce"], "g1-r2");
    let (_, list) = rest
        .ask(
            "GET",
            &format!("/channels/{channel}/messages?limit=5"),
            Value::Null,
        )
        .await;
    assert_eq!(list.as_array().map(Vec::len), Some(1));
    assert_eq!(list[0].get("nonce"), None);
    let path = format!("/channels/{channel}/messages/{}", id_of(&first));
    assert_eq!(rest.ask("DELETE", &path, Value::Null).await.0, 204);
    let (status, gone) = rest.post(channel, body).await;
    assert_eq!((status, &gone["code"]), (404, &json!(10008)));
}

#[tokio::test]
async fn refusals_are_discords() {
    let rest = Rest::start().await;
    let [welcome, table, east, side] = demo_channels().try_into().expect("four channels");
    let say = || json!({"content": "x"});
    let codes = |answer: (u16, Value)| (answer.0, answer.1["code"].as_u64().unwrap_or(0));
    assert_eq!(codes(rest.post(5, say()).await), (404, 10003));
    assert_eq!(
        codes(rest.post(welcome, json!({"content": ""})).await),
        (400, 50006)
    );
    assert_eq!(
        codes(
            rest.post(welcome, json!({"content": "x".repeat(2001)}))
                .await
        ),
        (400, 50035)
    );
    rest.standin.deny(table, perms::SEND_MESSAGES);
    assert_eq!(codes(rest.post(table, say()).await), (403, 50013));
    rest.standin.deny(table, perms::VIEW_CHANNEL);
    assert_eq!(codes(rest.post(table, say()).await), (403, 50001));
    rest.standin.deny(table, 0);
    assert_eq!(rest.post(table, say()).await.0, 200);
    rest.standin.delete_channel(east);
    assert_eq!(codes(rest.post(east, say()).await), (404, 10003));
    let theirs = rest.standin.say(OWNER_ID, side, "mine").expect("a message");
    let path = format!("/channels/{side}/messages/{theirs}");
    assert_eq!(codes(rest.ask("PATCH", &path, say()).await), (403, 50005));
    assert_eq!(
        codes(rest.ask("GET", "/guilds/5", Value::Null).await),
        (404, 10004)
    );
    assert_eq!(
        codes(rest.ask("GET", "/nowhere", Value::Null).await),
        (404, 0)
    );
    let url = format!("{}/api/v10/users/@me", rest.standin.base_url());
    let nobody = rest.client.get(url).send().await.expect("an answer");
    assert_eq!(nobody.status().as_u16(), 401);
}

#[tokio::test]
async fn it_misbehaves_on_demand() {
    let rest = Rest::start().await;
    let channel = demo_channels()[0];
    let aim = Aim::new("POST", format!("/channels/{channel}/messages"));
    let wait = Duration::from_millis(700);
    let limit = Harm::RateLimit {
        retry_after: wait,
        global: false,
    };
    rest.standin.fault(aim.clone(), limit, Some(1));
    let (status, body) = rest.post(channel, json!({"content": "x"})).await;
    assert_eq!((status, &body["retry_after"]), (429, &json!(0.7)));
    rest.standin.fault(aim.clone(), Harm::Status(503), Some(1));
    assert_eq!(rest.post(channel, json!({"content": "x"})).await.0, 503);
    rest.standin.fault(aim, Harm::LostReply, Some(1));
    assert_eq!(
        rest.post(channel, json!({"content": "arrived"})).await.0,
        502
    );
    let seen = rest.standin.messages(OWNER_ID, channel);
    assert_eq!(seen.len(), 1);
    assert_eq!(seen[0]["content"], "arrived");
}

#[tokio::test]
async fn every_answer_is_one_of_discords() {
    let rest = Rest::start().await;
    let channel = demo_channels()[0];
    let guild = chancery::sandbox::GUILD_ID;
    let (_, posted) = rest
        .post(
            channel,
            json!({"content": "<@1> hi", "allowed_mentions": {"parse": []}}),
        )
        .await;
    let message = format!("/channels/{channel}/messages/{}", id_of(&posted));
    rest.ask(
        "POST",
        &format!("{message}/threads"),
        json!({"name": "Results"}),
    )
    .await;
    rest.ask(
        "POST",
        &format!("/channels/{channel}/threads"),
        json!({"name": "Loose", "type": 11}),
    )
    .await;
    rest.ask("PATCH", &message, json!({"content": "changed"}))
        .await;
    rest.ask(
        "POST",
        "/users/@me/channels",
        json!({"recipient_id": OWNER_ID.to_string()}),
    )
    .await;
    rest.ask(
        "PATCH",
        &format!("/channels/{}", id_of(&posted)),
        json!({"archived": true}),
    )
    .await;
    for path in [
        message,
        "/gateway".to_owned(),
        "/gateway/bot".to_owned(),
        "/users/@me".to_owned(),
        "/users/@me/guilds".to_owned(),
        format!("/users/{OWNER_ID}"),
        "/applications/@me".to_owned(),
        "/oauth2/applications/@me".to_owned(),
        format!("/applications/{BOT_ID}/commands"),
        format!("/channels/{channel}"),
        format!("/channels/{channel}/messages"),
        format!("/guilds/{guild}"),
        format!("/guilds/{guild}/channels"),
        format!("/guilds/{guild}/roles"),
        format!("/guilds/{guild}/threads/active"),
        format!("/guilds/{guild}/members/{OWNER_ID}"),
        "/channels/5".to_owned(),
    ] {
        rest.ask("GET", &path, Value::Null).await;
    }
    let faults: Vec<String> = rest
        .standin
        .take_exchanges()
        .iter()
        .flat_map(validate::exchange)
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[tokio::test]
async fn a_taken_port_and_a_bad_folder_are_named() {
    let first = Standin::start(StandinOptions::new(any_port()))
        .await
        .expect("a stand-in");
    let second = Standin::start(StandinOptions::new(first.addr())).await;
    assert!(matches!(second, Err(StartError::Listen { addr, .. }) if addr == first.addr()));
    let file = tempfile::NamedTempFile::new().expect("a file");
    let mut options = StandinOptions::new(any_port());
    options.data = Some(file.path().join("inside"));
    assert!(matches!(
        Standin::start(options).await,
        Err(StartError::Folder { .. })
    ));
    let far = StandinOptions::new(SocketAddr::from(([0, 0, 0, 0], 0)));
    assert!(matches!(
        Standin::start(far).await,
        Err(StartError::NotLoopback(_))
    ));
}

#[tokio::test]
async fn it_remembers_across_restarts() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = || {
        let mut options = StandinOptions::new(any_port());
        options.data = Some(folder.path().to_owned());
        options
    };
    let channel = demo_channels()[0];
    let first = Standin::start(options()).await.expect("a stand-in");
    first
        .say(OWNER_ID, channel, "remember me")
        .expect("a message");
    first.stop();
    let second = Standin::start(options()).await.expect("a stand-in");
    assert_eq!(
        second.messages(OWNER_ID, channel)[0]["content"],
        "remember me"
    );
}

#[tokio::test]
async fn other_sites_are_kept_out() {
    let rest = Rest::start().await;
    let url = format!("{}/sandbox/state", rest.standin.base_url());
    let there = rest
        .client
        .get(&url)
        .header("host", "example.org")
        .send()
        .await;
    assert_eq!(there.expect("an answer").status().as_u16(), 403);
    // A form of another site cannot send JSON without asking first.
    let url = format!("{}/sandbox/message", rest.standin.base_url());
    let form = rest
        .client
        .post(&url)
        .header("content-type", "text/plain")
        .body("{}")
        .send()
        .await;
    assert_eq!(form.expect("an answer").status().as_u16(), 415);
}

#[tokio::test]
async fn the_front_end_looks_at_headers() {
    let rest = Rest::start().await;
    let table = demo_channels()[0];
    // A body that is empty has a length, too.
    let person = demo_people()[0];
    let path = format!("/channels/{table}/thread-members/{person}");
    assert_eq!(rest.ask("PUT", &path, Value::Null).await.0, 411);
    let base = rest.standin.base_url();
    let token = format!("Bot {}", rest.standin.token());
    let gateway = async |at: &str, agent: &str| {
        let ask = rest.client.get(format!("{base}{at}"));
        let ask = ask
            .header("user-agent", agent)
            .header("authorization", &token);
        ask.send().await.expect("an answer").status().as_u16()
    };
    let bot = "DiscordBot (https://example.org, 1)";
    assert_eq!(gateway("/api/v10/gateway", bot).await, 200);
    assert_eq!(gateway("/api/v10/gateway", "reqwest").await, 403);
    // Only one version of the API is served, and nothing beside it.
    for elsewhere in ["/api/gateway", "/api/v9/gateway", "/v10/gateway"] {
        assert_eq!(gateway(elsewhere, bot).await, 404, "{elsewhere}");
    }
}
