//! One gateway session: its numbering, what it may have replayed, and the socket it is on.

use crate::world::clock::Id;
use serde_json::{Value, json};
use std::collections::VecDeque;
use tokio::sync::mpsc;

/// Events kept for a resume.
const REPLAY: usize = 5_000;

/// What goes down a gateway socket.
#[derive(Debug)]
pub(crate) enum Out {
    /// A frame of JSON.
    Frame(Value),
    /// From now on large frames go out packed.
    Compress,
    /// The connection is closed with this code and reason.
    Close(u16, &'static str),
    /// The connection breaks without a word.
    Cut,
}

/// A session, connected or waiting to be resumed.
pub(crate) struct Session {
    /// The shard's number, from 0.
    pub shard: u64,
    /// How many shards the bot has.
    pub shards: u64,
    /// The intents it identified with, as bits.
    pub intents: u64,
    /// The number of the last event that was sent.
    pub seq: u64,
    replay: VecDeque<Value>,
    /// Sends to the connection; `None` while there is none.
    pub tx: Option<mpsc::UnboundedSender<Out>>,
}

impl Session {
    /// A session that has just identified itself on a connection.
    pub fn new(shard: u64, shards: u64, intents: u64, tx: mpsc::UnboundedSender<Out>) -> Self {
        Self {
            shard,
            shards: shards.max(1),
            intents,
            seq: 0,
            replay: VecDeque::new(),
            tx: Some(tx),
        }
    }

    /// Whether this session's shard gets the events of `guild`; private ones go to shard 0.
    pub fn owns(&self, guild: Option<Id>) -> bool {
        guild.map_or(0, |g| (g >> 22) % self.shards) == self.shard
    }

    /// Numbers an event, keeps it for a resume, and sends it if connected.
    pub fn send(&mut self, name: &str, data: &Value) -> bool {
        self.seq += 1;
        let frame = json!({"op": 0, "t": name, "s": self.seq, "d": data});
        self.replay.push_back(frame.clone());
        if self.replay.len() > REPLAY {
            self.replay.pop_front();
        }
        self.raw(frame)
    }

    /// Sends a frame without a sequence number; `false` if the connection is gone.
    pub fn raw(&mut self, frame: Value) -> bool {
        self.push(Out::Frame(frame))
    }

    /// Hands something to the connection; `false` if it is gone.
    pub fn push(&mut self, out: Out) -> bool {
        self.tx.as_ref().is_some_and(|tx| tx.send(out).is_ok())
    }

    /// The events after `seq`, or `None` if they are no longer all kept or `seq` was never reached.
    pub fn after(&self, seq: u64) -> Option<Vec<Value>> {
        let kept = self.replay.len() as u64;
        if seq > self.seq || seq + kept < self.seq {
            return None;
        }
        let skip = usize::try_from(seq + kept - self.seq).ok()?;
        Some(self.replay.iter().skip(skip).cloned().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_resume_replays_what_was_missed() {
        let (tx, _rx) = mpsc::unbounded_channel();
        let mut session = Session::new(0, 1, 0, tx);
        for _ in 0..3 {
            session.send("X", &json!({}));
        }
        let missed = session.after(1).expect("still kept");
        let numbers: Vec<_> = missed.iter().map(|f| f["s"].clone()).collect();
        assert_eq!(numbers, [json!(2), json!(3)]);
        assert_eq!(session.after(3), Some(Vec::new()));
        assert_eq!(session.after(4), None);
    }

    #[test]
    fn guilds_are_shared_out_by_shard() {
        let (tx, _rx) = mpsc::unbounded_channel();
        let session = Session::new(1, 2, 0, tx);
        assert!(session.owns(Some(1 << 22)));
        assert!(!session.owns(Some(2 << 22)));
        assert!(!session.owns(None));
    }
}
