//! Pacing: so many messages a channel, so many requests in all, and waiting when told to.
//!
//! This file only counts; [`super::leave`] waits.

use std::collections::{BTreeMap, VecDeque};

/// The limits that are kept, below Discord's own so that it rarely has to say so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// How many requests of one lane may go out…
    pub per_lane: usize,
    /// …in this many milliseconds.
    pub lane_window: i64,
    /// How many may go out in all…
    pub overall: usize,
    /// …in this many milliseconds.
    pub overall_window: i64,
}

impl Default for Pace {
    /// Five a channel in five seconds; forty-five in all in a second (of Discord's fifty: the rest is
    /// for what serenity sends by itself).
    fn default() -> Self {
        Pace {
            per_lane: 5,
            lane_window: 5_000,
            overall: 45,
            overall_window: 1_000,
        }
    }
}

/// How much something matters when not all can go at once: each counts as if it had come so much
/// later, so that nothing waits for ever.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// Somebody waits for it.
    #[default]
    Answer,
    /// What a phase brought.
    Result,
    /// What else there is to say.
    Notice,
    /// What may come a little later without harm.
    Reminder,
}

impl Rank {
    /// As how much later it counts, in milliseconds.
    fn handicap(self) -> i64 {
        match self {
            Rank::Answer => 0,
            Rank::Result => 1_000,
            Rank::Notice => 3_000,
            Rank::Reminder => 10_000,
        }
    }
}

/// How long those who wait sleep while nothing may go out at all, unless told of a share.
const NO_SHARE: i64 = 250;

/// Who waits: by when it came and how much it matters, then by the order of coming.
pub(super) type Turn = (i64, u64);

/// How many requests Discord refuses in ten minutes (401, 403, 429) before the bot slows down.
pub const REFUSED_SLOW: usize = 500;
/// …and before it stops for a while. Discord shuts out whoever makes 10,000.
pub const REFUSED_STOP: usize = 1_500;
/// The ten minutes in which they count, in milliseconds.
const REFUSED_WINDOW: i64 = 600_000;
/// Requests a second while slowed down.
const SLOW: usize = 2;

/// What went out lately: when, and how much of it has no answer yet. What is under way counts until
/// its answer came and for a window after, for Discord counts it at some moment before.
#[derive(Debug, Default)]
struct Sent {
    done: VecDeque<i64>,
    under_way: usize,
    closed_until: i64,
    /// How many Discord says it takes, where it has said so.
    told: Option<usize>,
}

impl Sent {
    /// When so many more may go besides `ahead` others; `now` if at once, else later.
    fn opens(&self, ahead: usize, most: usize, window: i64, now: i64) -> i64 {
        let most = self.told.map_or(most, |told| told.min(most)).max(1);
        let mut lately = self.done.iter().filter(|at| is_within(**at, now, window));
        let need = lately.clone().count() + self.under_way + ahead + 1;
        let by_count = match need.checked_sub(most + 1) {
            None => now,
            // So many of the oldest must have left the window.
            Some(last) => {
                let from = lately.nth(last).copied().unwrap_or(now);
                from.saturating_add(window).max(now.saturating_add(1))
            }
        };
        by_count.max(self.closed_until)
    }

    fn finished(&mut self, now: i64, window: i64) {
        self.under_way = self.under_way.saturating_sub(1);
        forget(&mut self.done, now, window);
        self.done.push_back(now);
    }
}

/// Whether it still counts. What lies in the future does not, after the clock was set back.
fn is_within(at: i64, now: i64, window: i64) -> bool {
    at <= now && now.saturating_sub(at) < window
}

fn forget(times: &mut VecDeque<i64>, now: i64, window: i64) {
    times.retain(|at| is_within(*at, now, window));
}

/// So many lanes are remembered before those long quiet are looked for.
const LANES: usize = 1_000;

/// How the name of a lane begins whose limit nobody knows until Discord names it.
const UNKNOWN: char = '@';
/// As many as there may be while it has not.
const NONE_KNOWN: usize = usize::MAX - 1;

/// What went out lately, who waits, and until when to be silent.
#[derive(Debug, Default)]
pub(super) struct Lanes {
    pace: Pace,
    lanes: BTreeMap<String, Sent>,
    /// How many lanes there may be before the quiet ones are forgotten.
    most_lanes: usize,
    overall: Sent,
    /// Until when what may go out in all is ours, where others share it.
    shared: Option<i64>,
    waiting: BTreeMap<Turn, Option<String>>,
    came: u64,
    /// When Discord refused something.
    refused: VecDeque<i64>,
}

impl Lanes {
    /// Lanes in which nothing has been sent yet.
    pub fn new(pace: Pace) -> Self {
        Lanes {
            pace,
            ..Lanes::default()
        }
    }

    /// Sets how many may go out in all.
    pub fn set_overall(&mut self, most: usize) {
        self.pace.overall = most.max(1);
        self.shared = None;
    }

    /// Sets how many may go out in all before `until`; none after.
    pub fn set_share(&mut self, most: usize, until: i64) {
        self.pace.overall = most;
        self.shared = Some(until);
    }

    /// Somebody comes to wait; a request without a lane has only the limit of all.
    pub fn queue(&mut self, lane: Option<&str>, rank: Rank, now: i64) -> Turn {
        self.came += 1;
        let turn = (now.saturating_add(rank.handicap()), self.came);
        self.waiting.insert(turn, lane.map(str::to_owned));
        turn
    }

    /// Somebody waits no longer.
    pub fn leave_queue(&mut self, turn: Turn) {
        self.waiting.remove(&turn);
    }

    /// Takes leave for one who waits, or says when to ask again (later than `now`).
    pub fn ask(&mut self, turn: Turn, now: i64) -> Result<(), i64> {
        forget(&mut self.refused, now, REFUSED_WINDOW);
        let Some(lane) = self.waiting.get(&turn).cloned() else {
            return Ok(());
        };
        let ahead = self.waiting.range(..turn).map(|(_, lane)| lane);
        let mine = lane
            .is_some()
            .then(|| ahead.clone().filter(|l| **l == lane));
        let mine = mine.map_or(0, Iterator::count);
        let opens = self.lane_opens(lane.as_deref(), mine, now);
        if opens > now {
            return Err(opens);
        }
        let ready = ahead.filter(|lane| self.lane_opens(lane.as_deref(), 0, now) <= now);
        let ready = ready.count();
        let opens = self.all_open(ready, now);
        if opens > now {
            return Err(opens);
        }
        self.waiting.remove(&turn);
        self.begin(lane.as_deref());
        self.prune(now);
        Ok(())
    }

    /// Takes leave at once, if nobody waits and so many more could still go; or not at all.
    pub fn ask_idly(&mut self, spare: usize, now: i64) -> bool {
        forget(&mut self.refused, now, REFUSED_WINDOW);
        let idle = self.waiting.is_empty() && self.all_open(spare, now) <= now;
        if idle {
            self.begin(None);
        }
        idle
    }

    fn begin(&mut self, lane: Option<&str>) {
        self.overall.under_way += 1;
        if let Some(lane) = lane {
            self.lanes.entry(lane.to_owned()).or_default().under_way += 1;
        }
    }

    /// What leave was taken for has been answered, or given up.
    pub fn finished(&mut self, lane: Option<&str>, now: i64) {
        let pace = self.pace;
        self.overall.finished(now, pace.overall_window);
        if let Some(sent) = lane.and_then(|lane| self.lanes.get_mut(lane)) {
            sent.finished(now, pace.lane_window);
        }
    }

    /// Something went out on a lane without leave.
    pub fn sent(&mut self, lane: &str, now: i64) {
        self.begin(Some(lane));
        self.finished(Some(lane), now);
    }

    /// When the next may go on this lane, as far as the lane and silence tell; `now` if at once.
    pub fn opens(&self, lane: &str, now: i64) -> i64 {
        let silent = self.overall.closed_until;
        self.lane_opens(Some(lane), 0, now).max(silent)
    }

    fn lane_opens(&self, lane: Option<&str>, ahead: usize, now: i64) -> i64 {
        let pace = self.pace;
        let sent = lane.and_then(|lane| self.lanes.get(lane));
        let known = lane.is_some_and(|lane| !lane.starts_with(UNKNOWN));
        let most = if known { pace.per_lane } else { NONE_KNOWN };
        sent.map_or(now, |sent| sent.opens(ahead, most, pace.lane_window, now))
    }

    fn all_open(&self, ahead: usize, now: i64) -> i64 {
        let pace = self.pace;
        if pace.overall == 0 || self.shared.is_some_and(|until| until <= now) {
            return now.saturating_add(NO_SHARE);
        }
        let most = if self.refused.len() >= REFUSED_SLOW {
            SLOW.min(pace.overall)
        } else {
            pace.overall
        };
        self.overall.opens(ahead, most, pace.overall_window, now)
    }

    /// Forgets lanes long quiet, now and then.
    fn prune(&mut self, now: i64) {
        if self.lanes.len() <= self.most_lanes.max(LANES) {
            return;
        }
        let window = self.pace.lane_window;
        self.lanes.retain(|_, sent| {
            forget(&mut sent.done, now, window);
            sent.under_way > 0 || !sent.done.is_empty() || sent.closed_until > now
        });
        self.most_lanes = self.lanes.len() * 2;
    }

    /// Sends nothing on this lane (`None`: nothing at all) before `until`.
    pub fn close(&mut self, lane: Option<&str>, until: i64) {
        let sent = match lane {
            Some(lane) => self.lanes.entry(lane.to_owned()).or_default(),
            None => &mut self.overall,
        };
        sent.closed_until = sent.closed_until.max(until);
    }

    /// Discord takes no more than so many at once on this lane.
    pub fn limit(&mut self, lane: &str, most: usize) {
        if most < self.pace.per_lane || lane.starts_with(UNKNOWN) {
            self.lanes.entry(lane.to_owned()).or_default().told = Some(most.max(1));
        }
    }

    /// Discord refused a request in a way that counts against us. Returns until when to be silent, when
    /// that begins just now.
    pub fn refused(&mut self, now: i64) -> Option<i64> {
        forget(&mut self.refused, now, REFUSED_WINDOW);
        self.refused.push_back(now);
        let over = self.refused.len().checked_sub(REFUSED_STOP)?;
        let until = self.refused.get(over)?.saturating_add(REFUSED_WINDOW);
        let begins = self.overall.closed_until < until;
        self.close(None, until);
        begins.then_some(until)
    }

    /// How it stands.
    pub fn stats(&mut self, now: i64) -> PaceStats {
        forget(&mut self.refused, now, REFUSED_WINDOW);
        forget(&mut self.overall.done, now, self.pace.overall_window);
        PaceStats {
            waiting: self.waiting.len(),
            lately: self.overall.done.len() + self.overall.under_way,
            overall: self.pace.overall,
            refused: self.refused.len(),
            silent_for: self.overall.closed_until.saturating_sub(now).max(0),
        }
    }
}

/// How pacing stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaceStats {
    /// Requests that wait for leave.
    pub waiting: usize,
    /// Requests in the last second, those without an answer included.
    pub lately: usize,
    /// How many a second are allowed.
    pub overall: usize,
    /// Requests that Discord refused in the last ten minutes (401, 403, 429).
    pub refused: usize,
    /// For how long nothing is sent at all, in milliseconds.
    pub silent_for: i64,
}

#[cfg(test)]
mod tests;
