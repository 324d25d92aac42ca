//! What was done and found, counted and printed.

use crate::campaign::Instant;
use std::collections::BTreeMap;
use std::time::Instant as Moment;

/// The counts of one run.
pub struct Tally {
    kills: BTreeMap<Instant, u32>,
    begun: Moment,
    pub games: u32,
    pub tried: u32,
    pub acknowledged: u32,
    pub turns: u32,
    pub posts: u32,
    pub pages: u32,
    pub reads: u32,
    pub ledgers: u32,
    pub faults: Vec<String>,
}

impl Tally {
    pub fn new() -> Tally {
        Tally {
            kills: BTreeMap::new(),
            begun: Moment::now(),
            games: 0,
            tried: 0,
            acknowledged: 0,
            turns: 0,
            posts: 0,
            pages: 0,
            reads: 0,
            ledgers: 0,
            faults: Vec::new(),
        }
    }

    /// Counts what was done elsewhere at the same time.
    pub fn add(&mut self, other: Tally) {
        for (at, count) in other.kills {
            *self.kills.entry(at).or_default() += count;
        }
        self.games += other.games;
        self.tried += other.tried;
        self.acknowledged += other.acknowledged;
        self.turns += other.turns;
        self.posts += other.posts;
        self.pages += other.pages;
        self.reads += other.reads;
        self.ledgers += other.ledgers;
        self.faults.extend(other.faults);
    }

    pub fn kill(&mut self, at: Instant) {
        *self.kills.entry(at).or_default() += 1;
    }

    pub fn kills(&self) -> u32 {
        self.kills.values().sum()
    }

    /// All of it at once: other tests print meanwhile.
    pub fn print(&self, what: &str, seed: u64) {
        let mut text = format!("\nCrash test on {what}, seed {seed}: killed (SIGKILL)\n");
        let mut line = |name: &str, count: u32| text += &format!("  {name:<46} {count:>6}\n");
        for at in Instant::ALL {
            line(at.name(), self.kills.get(&at).copied().unwrap_or(0));
        }
        line("kills in all", self.kills());
        line("games", self.games);
        line("orders sent", self.tried);
        line("orders acknowledged, and judged", self.acknowledged);
        line("turns adjudicated", self.turns);
        line("posts of turns", self.posts);
        line("messages in their threads", self.pages);
        line("channels read to settle what was in doubt", self.reads);
        line("ledgers balanced", self.ledgers);
        line("seconds", self.begun.elapsed().as_secs() as u32);
        line("faults found", self.faults.len() as u32);
        for fault in &self.faults {
            text += &format!("  - {fault}\n");
        }
        text += &format!(
            "in short: {what}: killed {} times; {} orders acknowledged, {} turns, {} posts, {} ledgers: \
             {} faults",
            self.kills(),
            self.acknowledged,
            self.turns,
            self.posts,
            self.ledgers,
            self.faults.len()
        );
        println!("{text}");
    }
}
