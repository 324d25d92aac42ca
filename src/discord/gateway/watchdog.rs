//! Noticing that the gateway's connection is stuck, and taking serenity's client apart then.
//!
//! Serenity reconnects by itself in most cases. It does not when Discord takes the connection but
//! never welcomes the bot, and after some close codes its shard spins without reconnecting.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{ConnectionStage, ShardId, ShardManager, ShardMessenger, ShardRunnerInfo};
use tokio::time::Instant;

/// When a connection counts as stuck, and how soon it is tried anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watchdog {
    /// How long a shard may be without a connection. Serenity gets this long to mend it itself.
    pub patience: Duration,
    /// How often the shards are checked.
    pub look: Duration,
    /// The pause before the first new start; each further one without success is twice as long.
    pub pause: Duration,
    /// The longest pause. Discord allows a bot 1,000 connections a day.
    pub longest_pause: Duration,
}

impl Default for Watchdog {
    fn default() -> Watchdog {
        Watchdog {
            patience: Duration::from_secs(180),
            look: Duration::from_secs(10),
            pause: Duration::from_secs(5),
            longest_pause: Duration::from_secs(300),
        }
    }
}

/// A shard without a connection.
pub(in crate::discord) struct Stuck {
    /// The shard's number, from 0.
    pub shard: u32,
    /// For how long it has been dead.
    pub since: Duration,
    runner: ShardMessenger,
}

/// Watches the shards; returns when one has been without a connection too long.
pub(in crate::discord) async fn watch(manager: &ShardManager, times: Watchdog) -> Stuck {
    let mut lost: BTreeMap<u32, Instant> = BTreeMap::new();
    loop {
        tokio::time::sleep(times.look).await;
        let now = Instant::now();
        let runners = manager.runners.lock().await;
        let stages: Vec<(u32, ConnectionStage)> =
            runners.iter().map(|(id, r)| (id.0, r.stage)).collect();
        if let Some((shard, since)) = stuck(&mut lost, &stages, now, times.patience)
            && let Some(info) = runners.get(&ShardId(shard))
        {
            let runner = info.runner_tx.clone();
            return Stuck {
                shard,
                since,
                runner,
            };
        }
    }
}

/// Notes which shards are without a connection; the first that has been for too long, and how long.
/// A shard that is not there is one that serenity is about to start.
fn stuck(
    lost: &mut BTreeMap<u32, Instant>,
    stages: &[(u32, ConnectionStage)],
    now: Instant,
    patience: Duration,
) -> Option<(u32, Duration)> {
    lost.retain(|shard, _| stages.iter().any(|(id, _)| id == shard));
    for (shard, stage) in stages {
        if *stage == ConnectionStage::Connected {
            lost.remove(shard);
        } else {
            lost.entry(*shard).or_insert(now);
        }
    }
    let times = lost
        .iter()
        .map(|(shard, start)| (*shard, now.duration_since(*start)));
    times.into_iter().find(|(_, time)| *time >= patience)
}

/// How long to wait for a client that is taken apart. What is left then ends by itself later.
const APART: Duration = Duration::from_secs(10);

/// Ends what a stuck client runs: its shards, and the queue that would start them again. Commands
/// under way are tasks of their own and go on.
pub(in crate::discord) async fn take_apart(manager: Arc<ShardManager>, stuck: Stuck) {
    let work = tokio::spawn(async move {
        let mut runners = manager.runners.lock().await;
        // Between two starts of a shard the list is empty, and an empty list would leave the queue
        // running.
        runners
            .entry(ShardId(stuck.shard))
            .or_insert(ShardRunnerInfo {
                latency: None,
                runner_tx: stuck.runner,
                stage: ConnectionStage::Disconnected,
            });
        for (id, shard) in runners.iter() {
            // The first closes the connection; the second finds it closing, and that ends the
            // shard's task. Serenity's own way to stop a shard asks a connection that may be gone
            // for an answer, again and again without a pause.
            shard.runner_tx.shutdown_clean();
            shard.runner_tx.shutdown_clean();
            // So that nobody waits for that answer.
            manager.shutdown_finished(*id);
        }
        drop(runners);
        manager.shutdown_all().await;
    });
    if tokio::time::timeout(APART, work).await.is_err() {
        tracing::warn!("the stuck connection is slow to close; continuing without it");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Duration = Duration::from_secs(180);

    #[test]
    fn a_shard_is_stuck_after_a_while_and_not_before() {
        let start = Instant::now();
        let mut lost = BTreeMap::new();
        let stages = [
            (0, ConnectionStage::Connected),
            (1, ConnectionStage::Handshake),
        ];
        let mut at = |time| stuck(&mut lost, &stages, time, PATIENCE);
        assert_eq!(at(start), None);
        assert_eq!(at(start + PATIENCE / 2), None);
        assert_eq!(at(start + PATIENCE), Some((1, PATIENCE)));
    }

    #[test]
    fn a_shard_that_came_back_starts_anew() {
        let start = Instant::now();
        let mut lost = BTreeMap::new();
        let mut at = |stages: &[_], time| stuck(&mut lost, stages, time, PATIENCE);
        let gone = [(0, ConnectionStage::Resuming)];
        assert_eq!(at(&gone, start), None);
        let back = [(0, ConnectionStage::Connected)];
        assert_eq!(at(&back, start + PATIENCE / 2), None);
        assert_eq!(at(&gone, start + PATIENCE), None);
        assert_eq!(at(&[], start + PATIENCE * 3), None);
    }
}
