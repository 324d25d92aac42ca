//! The gateway: hello, identify, heartbeats, resume, and the events in between.

pub(crate) mod session;

use crate::drive::fault::Reception;
use crate::gateway::session::{Out, Session};
use crate::hub::{Shared, Turn, intents};
use crate::world::clock::Id;
use crate::world::objects::text;
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::io::Write;
use std::sync::Arc;
use tokio::sync::mpsc;

/// Frames of this length and more are sent compressed to who asked for it.
const LARGE: usize = 1_024;

/// How often clients may identify themselves in a day.
pub(crate) const STARTS: usize = 1_000;
/// A day, in milliseconds.
const DAY: i64 = 86_400_000;

/// Serves one connection until it ends.
pub(crate) async fn serve(shared: Arc<Shared>, socket: WebSocket) {
    let (sink, mut stream) = socket.split();
    let (tx, rx) = mpsc::unbounded_channel();
    let mut writer = tokio::spawn(write(sink, rx));
    let interval = u64::try_from(shared.heartbeat.as_millis()).unwrap_or(u64::MAX);
    let hello = json!({"op": 10, "d": {"heartbeat_interval": interval}, "s": null, "t": null});
    // A closed channel means the writer has ended; the loop below notices.
    let _ = tx.send(Out::Frame(hello));
    let mut connection = Connection {
        shared: shared.clone(),
        tx,
        session: None,
    };
    // Who is silent for half as long again is taken for gone.
    let patience = shared.heartbeat * 3 / 2;
    let mut alive = tokio::time::Instant::now();
    loop {
        let message = tokio::select! {
            message = stream.next() => message,
            _ = &mut writer => break,
            () = tokio::time::sleep_until(alive + patience) => {
                connection.send(Out::Close(4009, "Session timed out."));
                connection.end();
                alive += patience;
                continue;
            }
        };
        match message {
            Some(Ok(Message::Text(frame))) if is_heartbeat(frame.as_str()) => {
                alive = tokio::time::Instant::now();
                connection.beat();
            }
            Some(Ok(Message::Text(frame))) => {
                if let Err((code, reason)) = connection.hear(frame.as_str()) {
                    connection.send(Out::Close(code, reason));
                }
            }
            Some(Ok(Message::Close(frame))) => {
                // 1000 and 1001 end the session; anything else leaves it to be resumed.
                if frame.is_some_and(|f| f.code == 1000 || f.code == 1001) {
                    connection.end();
                }
                break;
            }
            Some(Ok(_)) => {}
            Some(Err(_)) | None => break,
        }
    }
    connection.leave();
    writer.abort();
}

fn is_heartbeat(frame: &str) -> bool {
    let frame: Option<Value> = serde_json::from_str(frame).ok();
    frame.is_some_and(|frame| frame.get("op") == Some(&json!(1)))
}

/// A frame as it goes out: as text, or if it is large and compression was asked for, packed.
fn packed(frame: &Value, compressed: bool) -> Message {
    let text = frame.to_string();
    if !compressed || text.len() < LARGE {
        return Message::text(text);
    }
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::fast());
    let done = packer
        .write_all(text.as_bytes())
        .and_then(|()| packer.finish());
    match done {
        Ok(bytes) => Message::binary(bytes),
        // Writing to memory does not fail; if it did, text is always understood.
        Err(_) => Message::text(text),
    }
}

async fn write(mut sink: SplitSink<WebSocket, Message>, mut rx: mpsc::UnboundedReceiver<Out>) {
    let mut compressed = false;
    while let Some(out) = rx.recv().await {
        match out {
            Out::Compress => compressed = true,
            Out::Frame(frame) => {
                if sink.send(packed(&frame, compressed)).await.is_err() {
                    return;
                }
            }
            Out::Close(code, reason) => {
                let frame = CloseFrame {
                    code,
                    reason: reason.into(),
                };
                // The other side may be gone already.
                let _ = sink.send(Message::Close(Some(frame))).await;
                return;
            }
            Out::Cut => return,
        }
    }
}

type Closed = (u16, &'static str);

struct Connection {
    shared: Arc<Shared>,
    tx: mpsc::UnboundedSender<Out>,
    session: Option<String>,
}

impl Connection {
    fn send(&self, out: Out) {
        // A closed channel means the writer has ended; the reading loop notices.
        let _ = self.tx.send(out);
    }

    fn hear(&mut self, frame: &str) -> Result<(), Closed> {
        let frame: Value = serde_json::from_str(frame).map_err(|_| (4002, "Decode error."))?;
        let data = frame.get("d").unwrap_or(&Value::Null);
        match frame.get("op").and_then(Value::as_u64) {
            Some(op @ (2 | 6)) => match self.reception() {
                Reception::Silence => Ok(()),
                Reception::Close(code) => Err((code, "Closed on purpose.")),
                Reception::Proper if op == 2 => self.identify(data),
                Reception::Proper => self.resume(data),
            },
            // Presence, voice and member requests need an identified session, and are not served.
            Some(3 | 4 | 8) if self.session.is_some() => Ok(()),
            Some(3 | 4 | 8) => Err((4003, "Not authenticated.")),
            _ => Err((4001, "Unknown opcode.")),
        }
    }

    /// The client has said that it is alive.
    fn beat(&self) {
        if !self.shared.turn().inner.deaf {
            self.send(Out::Frame(
                json!({"op": 11, "d": null, "s": null, "t": null}),
            ));
        }
    }

    /// How this client is received.
    fn reception(&self) -> Reception {
        let mut turn = self.shared.turn();
        let reception = turn.inner.reception;
        turn.inner.turned_away += u32::from(reception != Reception::Proper);
        reception
    }

    fn right_token(&self, data: &Value) -> bool {
        let token = data.get("token").and_then(Value::as_str).unwrap_or("");
        token.strip_prefix("Bot ").unwrap_or(token) == self.shared.token
    }

    fn identify(&mut self, data: &Value) -> Result<(), Closed> {
        if self.session.is_some() {
            return Err((4005, "Already authenticated."));
        }
        if !self.right_token(data) {
            return Err((4004, "Authentication failed."));
        }
        let bits = data
            .get("intents")
            .and_then(Value::as_u64)
            .filter(|bits| bits >> 26 == 0)
            .ok_or((4013, "Invalid intent(s)."))?;
        if bits & intents::PRIVILEGED & !self.shared.privileged != 0 {
            return Err((4014, "Disallowed intent(s)."));
        }
        let number = |at: usize, default: u64| match data.get("shard") {
            Some(Value::Array(pair)) => pair.get(at).and_then(Value::as_u64),
            _ => Some(default),
        };
        let (Some(shard), Some(shards)) = (number(0, 0), number(1, 1)) else {
            return Err((4010, "Invalid shard."));
        };
        if shard >= shards {
            return Err((4010, "Invalid shard."));
        }
        let mut turn = self.shared.turn();
        if turn.too_soon() {
            drop(turn);
            self.send(Out::Frame(
                json!({"op": 9, "d": false, "s": null, "t": null}),
            ));
            return Ok(());
        }
        if turn.starts_left() == 0 {
            return Err((4004, "Authentication failed."));
        }
        let (now, asked) = (turn.now, std::time::Instant::now());
        turn.inner.identified.push_back(now);
        turn.inner.last_identified = Some(asked);
        if data.get("compress") == Some(&Value::Bool(true)) {
            self.send(Out::Compress);
        }
        let key = format!("{:032x}", rand::random::<u128>());
        // Sessions of this shard that nobody came back for are over.
        turn.inner
            .sessions
            .retain(|_, s| s.tx.is_some() || s.shard != shard);
        let session = Session::new(shard, shards, bits, self.tx.clone());
        turn.inner.sessions.insert(key.clone(), session);
        turn.welcome(&key, shard, shards);
        turn.tell_online();
        drop(turn);
        self.session = Some(key);
        Ok(())
    }

    fn resume(&mut self, data: &Value) -> Result<(), Closed> {
        if !self.right_token(data) {
            return Err((4004, "Authentication failed."));
        }
        let key = data.get("session_id").and_then(Value::as_str).unwrap_or("");
        let seq = data.get("seq").and_then(Value::as_u64).unwrap_or(0);
        let mut turn = self.shared.turn();
        let missed = turn.inner.sessions.get(key).and_then(|s| s.after(seq));
        let Some(missed) = missed else {
            self.send(Out::Frame(
                json!({"op": 9, "d": false, "s": null, "t": null}),
            ));
            return Ok(());
        };
        if let Some(session) = turn.inner.sessions.get_mut(key) {
            session.tx = Some(self.tx.clone());
            for frame in missed {
                session.raw(frame);
            }
            session.send("RESUMED", &json!({}));
        }
        turn.tell_online();
        self.session = Some(key.to_owned());
        Ok(())
    }

    /// The client ended its session for good.
    fn end(&mut self) {
        if let Some(key) = self.session.take() {
            let mut turn = self.shared.turn();
            turn.inner.sessions.remove(&key);
            turn.tell_online();
        }
    }

    /// The connection is gone; the session waits to be resumed.
    fn leave(&mut self) {
        let Some(key) = self.session.take() else {
            return;
        };
        let mut turn = self.shared.turn();
        if let Some(session) = turn.inner.sessions.get_mut(&key)
            && session
                .tx
                .as_ref()
                .is_some_and(|tx| tx.same_channel(&self.tx))
        {
            session.tx = None;
            turn.tell_online();
        }
    }
}

impl Turn<'_> {
    /// Whether another client identified itself only just now.
    fn too_soon(&self) -> bool {
        let last = self.inner.last_identified;
        last.is_some_and(|last| last.elapsed() < self.shared.identify_pause)
    }

    /// How many more clients may identify themselves today.
    pub fn starts_left(&mut self) -> usize {
        let now = self.now;
        let lately = &mut self.inner.identified;
        lately.retain(|at| *at > now - DAY && *at <= now);
        STARTS.saturating_sub(lately.len())
    }

    /// Tells the pages whether the bot is there.
    fn tell_online(&mut self) {
        let online = self.hears_dms();
        self.tell_all("bot", &json!({"online": online}));
    }

    /// READY and the guilds of a new session.
    fn welcome(&mut self, key: &str, shard: u64, shards: u64) {
        let bot = self.bot();
        let Some(session) = self.inner.sessions.get(key) else {
            return;
        };
        let bits = session.intents;
        let guilds: Vec<Id> = self
            .inner
            .world
            .guilds
            .values()
            .filter(|g| g.members.contains_key(&bot) && session.owns(Some(g.id)))
            .map(|g| g.id)
            .collect();
        let unavailable: Vec<Value> = guilds
            .iter()
            .map(|g| json!({"id": text(*g), "unavailable": true}))
            .collect();
        let ready = json!({
            "v": 10, "user": self.objects().current_user(), "guilds": unavailable,
            "session_id": key, "session_type": "normal", "resume_gateway_url": self.shared.gateway(),
            "shard": [shard, shards], "application": {"id": text(bot), "flags": 0},
        });
        let mut events = vec![("READY", ready)];
        if bits & intents::GUILDS != 0 {
            let objects = self.objects();
            events.extend(
                guilds
                    .iter()
                    .filter_map(|g| Some(("GUILD_CREATE", objects.guild_create(*g)?))),
            );
        }
        let record = self.shared.record;
        let inner = &mut *self.inner;
        let Some(session) = inner.sessions.get_mut(key) else {
            return;
        };
        for (name, data) in events {
            session.send(name, &data);
            if record {
                inner
                    .events
                    .push(json!({"op": 0, "t": name, "s": session.seq, "d": data}));
            }
        }
    }
}
