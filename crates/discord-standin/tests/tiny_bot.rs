//! A tiny bot of plain HTTP and a websocket, without any library for Discord, and what a test of it looks like.

use std::net::SocketAddr;
use std::time::Duration;

use discord_standin::{
    Aim, BOT_ID, Exchange, Harm, OWNER_ID, Refusal, Standin, StandinOptions, demo_channels,
    demo_people,
};
use futures_util::{SinkExt, StreamExt};
use reqwest::Client;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

/// The longest a test waits before it fails.
const PATIENCE: Duration = Duration::from_secs(30);

/// What the bot wants to hear of: servers, and private messages.
const INTENTS: u64 = 1 | 1 << 12;

/// The bot: it answers `/ping`, asks before `/reset`, and echoes private messages.
#[derive(Clone)]
struct Bot {
    client: Client,
    api: String,
    token: String,
}

impl Bot {
    /// Signs in and registers its commands; it goes on until its connection ends.
    async fn start(standin: &Standin) -> Bot {
        let agent = "DiscordBot (https://example.org, 1)";
        let client = Client::builder().user_agent(agent).build();
        let bot = Bot {
            client: client.expect("a client"),
            api: format!("{}/api/v10", standin.base_url()),
            token: standin.token().to_owned(),
        };
        let commands = json!([
            {"name": "ping", "description": "Says pong"},
            {"name": "reset", "description": "Starts over"},
        ]);
        let path = format!("/applications/{BOT_ID}/commands");
        bot.ask("PUT", &path, commands).await;
        let gateway = bot.ask("GET", "/gateway/bot", Value::Null).await;
        let url = gateway["url"].as_str().expect("an address").to_owned();
        tokio::spawn(bot.clone().listen(url));
        let here = |standin: &Standin| (standin.connections() == 1).then_some(());
        let here = standin.wait_for(PATIENCE, here).await;
        here.expect("the bot connects");
        bot
    }

    async fn ask(&self, method: &str, path: &str, body: Value) -> Value {
        let method = method.parse().expect("a method");
        let url = format!("{}{path}", self.api);
        let mut ask = self.client.request(method, url);
        ask = ask.header("authorization", format!("Bot {}", self.token));
        if !body.is_null() {
            ask = ask.json(&body);
        }
        let answer = ask.send().await.expect("an answer");
        answer.json().await.unwrap_or(Value::Null)
    }

    async fn listen(self, url: String) {
        let (socket, _) = tokio_tungstenite::connect_async(url)
            .await
            .expect("the gateway");
        let (mut out, mut heard) = socket.split();
        let identify = json!({"op": 2, "d": {
            "token": self.token, "intents": INTENTS,
            "properties": {"os": "linux", "browser": "tiny", "device": "tiny"},
        }});
        let identify = Message::Text(identify.to_string());
        out.send(identify).await.expect("it is sent");
        while let Some(Ok(message)) = heard.next().await {
            let Message::Text(text) = message else { break };
            let frame: Value = serde_json::from_str(&text).expect("JSON");
            match frame["t"].as_str() {
                Some("INTERACTION_CREATE") => self.answer(&frame["d"]).await,
                Some("MESSAGE_CREATE") => self.echo(&frame["d"]).await,
                _ => {}
            }
        }
    }

    async fn answer(&self, event: &Value) {
        let pressed = event["data"]["custom_id"].as_str();
        let answer = match pressed.or(event["data"]["name"].as_str()) {
            Some("ping") => json!({"type": 4, "data": {"content": "pong"}}),
            Some("reset") => json!({"type": 4, "data": {
                "content": "Really?", "flags": 64,
                "components": [{"type": 1, "components": [
                    {"type": 2, "style": 4, "label": "Yes", "custom_id": "sure"},
                ]}],
            }}),
            _ => json!({"type": 7, "data": {"content": "Done.", "components": []}}),
        };
        let (id, token) = (&event["id"], &event["token"]);
        let (id, token) = (id.as_str().expect("an id"), token.as_str().expect("one"));
        let path = format!("/interactions/{id}/{token}/callback");
        self.ask("POST", &path, answer).await;
    }

    async fn echo(&self, message: &Value) {
        if message["author"]["bot"] == true {
            return;
        }
        let channel = message["channel_id"].as_str().expect("a channel");
        let path = format!("/channels/{channel}/messages");
        let said = message["content"].as_str().unwrap_or_default();
        let body = json!({"content": format!("You said: {said}")});
        self.ask("POST", &path, body).await;
    }
}

/// A stand-in on a free port.
async fn standin() -> Standin {
    let mut options = StandinOptions::new(SocketAddr::from(([127, 0, 0, 1], 0)));
    options.record = true;
    Standin::start(options).await.expect("a stand-in")
}

/// Waits until this person sees a message with these words in a channel.
async fn sees(standin: &Standin, person: u64, channel: u64, words: &str) -> Value {
    let found = standin.wait_for(PATIENCE, |standin| {
        let messages = standin.messages(person, channel);
        messages.into_iter().find(|m| m["content"] == words)
    });
    found.await.unwrap_or_else(|| panic!("no `{words}`"))
}

fn id_of(message: &Value) -> u64 {
    let id = message["id"].as_str().expect("an id");
    id.parse().expect("a number")
}

#[tokio::test]
async fn a_command_is_answered_where_everybody_sees_it() {
    let standin = standin().await;
    let _bot = Bot::start(&standin).await;
    let channel = demo_channels()[0];
    standin
        .command(OWNER_ID, channel, "ping", &[])
        .expect("it is offered");
    let pong = sees(&standin, demo_people()[5], channel, "pong").await;
    assert_eq!(pong["author"]["id"], BOT_ID.to_string());
    let unknown = standin.command(OWNER_ID, channel, "pong", &[]);
    assert_eq!(unknown, Err(Refusal::NoSuchCommand("pong".to_owned())));
}

#[tokio::test]
async fn a_button_under_a_private_answer_is_pressed() {
    let standin = standin().await;
    let _bot = Bot::start(&standin).await;
    let channel = demo_channels()[1];
    standin
        .command(OWNER_ID, channel, "reset", &[])
        .expect("it is offered");
    let asked = sees(&standin, OWNER_ID, channel, "Really?").await;
    let question = id_of(&asked);
    // Nobody else sees it, so nobody else can press it.
    let other = demo_people()[1];
    assert_eq!(standin.messages(other, channel), Vec::<Value>::new());
    let theirs = standin.component(other, channel, question, "sure", None);
    assert_eq!(theirs, Err(Refusal::NoSuchMessage(question)));
    standin
        .component(OWNER_ID, channel, question, "sure", None)
        .expect("it can be pressed");
    let done = sees(&standin, OWNER_ID, channel, "Done.").await;
    assert_eq!(id_of(&done), question, "the same message, changed");
}

#[tokio::test]
async fn a_private_message_is_echoed_even_if_the_first_answer_is_lost() {
    let standin = standin().await;
    let _bot = Bot::start(&standin).await;
    let dm = standin.open_dm(OWNER_ID, BOT_ID).expect("a conversation");
    let posts = Aim::new("POST", format!("/channels/{dm}/messages"));
    standin.fault(posts, Harm::Status(503), Some(1));
    standin.say(OWNER_ID, dm, "one").expect("it is said");
    let struck = |standin: &Standin| (standin.faults_left() == 0).then_some(());
    let struck = standin.wait_for(PATIENCE, struck).await;
    struck.expect("the bot tried");
    standin.say(OWNER_ID, dm, "two").expect("it is said");
    sees(&standin, OWNER_ID, dm, "You said: two").await;
    let posts: Vec<Exchange> = standin.take_exchanges();
    let posts: Vec<u16> = posts
        .iter()
        .filter(|e| e.path.ends_with("/messages"))
        .map(|e| e.status)
        .collect();
    assert_eq!(posts, [503, 200]);
}
