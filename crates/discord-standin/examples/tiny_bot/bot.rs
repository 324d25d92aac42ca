//! The bot: plain HTTP and a websocket, without any library for Discord. It knows nothing of the stand-in, only
//! an address and a token.

use discord_standin::BOT_ID;
use futures_util::{SinkExt, StreamExt};
use reqwest::Client;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

/// What the bot wants to hear of: servers, and private messages.
const INTENTS: u64 = 1 | 1 << 12;

/// The bot: it answers `/ping`, asks before `/reset`, and echoes private messages.
#[derive(Clone)]
pub struct Bot {
    client: Client,
    api: String,
    token: String,
}

impl Bot {
    /// Registers its commands and connects to the gateway; it goes on until its connection ends.
    pub async fn start(base_url: &str, token: &str) -> Bot {
        let agent = "DiscordBot (https://example.org, 1)";
        let client = Client::builder().user_agent(agent).build();
        let bot = Bot {
            client: client.expect("a client"),
            api: format!("{base_url}/api/v10"),
            token: token.to_owned(),
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
