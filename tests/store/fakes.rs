//! A service and a courier that do as they are told, and a scheduler running on them.

use crate::home::step;
use chancery::scheduler::{
    Courier, DeliveryError, ManualClock, Nudge, Pacer, Passing, Scheduler, Settings, Stopper,
    Turns, Undeliverable, stopper,
};
use chancery::store::{
    Along, Change, DueGame, DueReminder, GameId, GuildId, NewAudit, NewPost, OutboxRow, PhaseNo,
    Store, StoreError,
};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinHandle;

/// When the tests' clocks start.
pub const START: i64 = 1_000_000;
/// From one deadline to the next.
pub const DAY: i64 = 86_400_000;

/// What the service was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    Closed {
        game: GameId,
        phase: PhaseNo,
        now: i64,
        late: i64,
    },
    Failed {
        game: GameId,
        now: i64,
    },
    SetAside {
        game: GameId,
        now: i64,
    },
    Reminded {
        kind: String,
        now: i64,
    },
    Undeliverable {
        kind: String,
        why: Undeliverable,
    },
}

/// Settings by which so many turns are closed at a time.
pub fn at_once(turns: usize) -> Settings {
    let mut settings = Settings::default();
    settings.turns.at_once = turns;
    settings
}

/// How a game's closing goes wrong.
#[derive(Clone, Copy)]
pub enum Mishap {
    Error,
    Panic,
    /// It never ends.
    Hang,
    /// As of a database that does not answer.
    Pass,
}

pub struct FakeService {
    store: Store,
    asked: UnboundedSender<Asked>,
    /// The games being closed.
    busy: Mutex<BTreeSet<GameId>>,
    /// Whether leases end before the work does, so that a game may be closed by several at once.
    pub hasty: AtomicBool,
    /// How many may be closed at a time.
    at_once: usize,
    /// What goes wrong with a game, each time it is tried, until the list is used up.
    pub mishaps: Mutex<BTreeMap<GameId, VecDeque<Mishap>>>,
}

impl Turns for FakeService {
    async fn close(&self, due: &DueGame, now: i64, late: i64) -> anyhow::Result<()> {
        let hasty = self.hasty.load(Ordering::SeqCst);
        let (first, busy) = {
            let mut busy = self.busy.lock().unwrap();
            (busy.insert(due.id), busy.len())
        };
        assert!(first || hasty, "closed twice");
        assert!(hasty || busy <= self.at_once, "no more than allowed");
        let mishap = self
            .mishaps
            .lock()
            .unwrap()
            .entry(due.id)
            .or_default()
            .pop_front();
        if let Some(mishap) = mishap {
            self.asked.send(Asked::Failed { game: due.id, now })?;
            self.busy.lock().unwrap().remove(&due.id);
            match mishap {
                Mishap::Error => anyhow::bail!("as told"),
                Mishap::Panic => panic!("as told"),
                Mishap::Hang => std::future::pending().await,
                Mishap::Pass => anyhow::bail!(Passing("as told".to_owned())),
            }
        }
        let mut closed = None;
        let turn = self.store.turn(due.guild, due.id).await?;
        let open = turn.game.head.phase_no == due.phase_no;
        if open
            && turn
                .game
                .head
                .deadline
                .is_some_and(|deadline| deadline <= now)
        {
            let mut change = Change::new(&turn.game, step("resolved", now));
            change.intake = Some(turn.game.intake);
            change.head.phase_no.0 += 1;
            change.head.deadline = Some(now + DAY);
            match self.store.revise(&change).await {
                Ok(_) => {
                    let (game, phase) = (due.id, due.phase_no);
                    closed = Some(Asked::Closed {
                        game,
                        phase,
                        now,
                        late,
                    });
                }
                Err(StoreError::Stale) => {}
                Err(error) => anyhow::bail!(error),
            }
        }
        self.busy.lock().unwrap().remove(&due.id);
        // Only now: whoever hears of it may bring the next deadline at once.
        if let Some(closed) = closed {
            self.asked.send(closed)?;
        }
        Ok(())
    }

    async fn set_aside(&self, due: &DueGame, now: i64) -> anyhow::Result<()> {
        let along = Along {
            posts: vec![post("stuck", "channel")],
            audits: vec![],
        };
        let (guild, id, phase) = (due.guild, due.id, due.phase_no);
        let aside = self.store.set_aside(guild, id, phase, now, &along).await?;
        assert!(aside, "it was closed meanwhile");
        self.asked.send(Asked::SetAside { game: id, now })?;
        Ok(())
    }

    async fn remind(&self, due: &DueReminder, now: i64) -> anyhow::Result<Along> {
        self.asked.send(Asked::Reminded {
            kind: due.kind.clone(),
            now,
        })?;
        anyhow::ensure!(due.kind != "broken", "as told");
        Ok(Along {
            posts: vec![post("reminder", "channel")],
            audits: vec![],
        })
    }

    async fn undeliverable(
        &self,
        row: &OutboxRow,
        why: &Undeliverable,
        _now: i64,
    ) -> anyhow::Result<Along> {
        let (kind, why) = (row.kind.clone(), why.clone());
        self.asked.send(Asked::Undeliverable { kind, why })?;
        Ok(Along {
            posts: vec![post("notice", "gm")],
            audits: vec![],
        })
    }
}

/// What the courier is told to do with a row.
pub enum Act {
    Fail(DeliveryError),
    Hang,
    Panic,
    Wait(tokio::sync::oneshot::Receiver<Result<(), DeliveryError>>),
}

/// One delivery tried.
#[derive(Clone, Debug, PartialEq)]
pub struct Sent {
    pub kind: String,
    pub now: i64,
    pub doubt: bool,
    pub after: Option<Value>,
}

pub struct FakeCourier {
    clock: Arc<ManualClock>,
    pacer: Pacer,
    sent: UnboundedSender<Sent>,
    /// What to do with rows of a kind, each time, until the list is used up; then they arrive.
    pub acts: Mutex<BTreeMap<String, VecDeque<Act>>>,
}

impl Courier for FakeCourier {
    async fn deliver(
        &self,
        row: &OutboxRow,
        after: Option<&Value>,
    ) -> Result<Value, DeliveryError> {
        let act = {
            let mut acts = self.acts.lock().unwrap();
            acts.get_mut(&row.kind).and_then(VecDeque::pop_front)
        };
        let now = chancery::scheduler::Clock::now(&*self.clock);
        self.pacer.sent(&row.route, now);
        let sent = Sent {
            kind: row.kind.clone(),
            now,
            doubt: row.doubt,
            after: after.cloned(),
        };
        self.sent.send(sent).unwrap();
        match act {
            None => {}
            Some(Act::Fail(error)) => return Err(error),
            Some(Act::Hang) => std::future::pending().await,
            Some(Act::Panic) => panic!("as told"),
            Some(Act::Wait(gate)) => gate.await.unwrap()?,
        }
        Ok(json!({ "message": row.kind }))
    }
}

/// A scheduler at work, and the ends to pull and watch.
pub struct Running {
    pub clock: Arc<ManualClock>,
    pub nudge: Nudge,
    pub asked: UnboundedReceiver<Asked>,
    pub sent: UnboundedReceiver<Sent>,
    pub stopper: Stopper,
    pub task: JoinHandle<()>,
}

impl Running {
    /// Starts a scheduler whose clock shows `now`; what goes wrong is arranged beforehand.
    pub fn start(
        store: &Store,
        owner: &str,
        now: i64,
        settings: Settings,
        arrange: impl FnOnce(&FakeService, &FakeCourier),
    ) -> Running {
        let clock = Arc::new(ManualClock::new(now));
        let nudge = Nudge::new();
        let (asked_in, asked) = unbounded_channel();
        let (sent_in, sent) = unbounded_channel();
        let service = Arc::new(FakeService {
            store: store.clone(),
            asked: asked_in,
            busy: Mutex::default(),
            hasty: AtomicBool::new(false),
            at_once: settings.turns.at_once,
            mishaps: Mutex::default(),
        });
        let courier = Arc::new(FakeCourier {
            clock: clock.clone(),
            pacer: settings.posts.pacer.clone(),
            sent: sent_in,
            acts: Mutex::default(),
        });
        arrange(&service, &courier);
        let (stopper, stop) = stopper();
        let scheduler = Scheduler::new(
            store.clone(),
            clock.clone(),
            &nudge,
            owner,
            service,
            courier,
            settings,
        );
        let task = tokio::spawn(scheduler.run(stop));
        Running {
            clock,
            nudge,
            asked,
            sent,
            stopper,
            task,
        }
    }

    pub async fn next_asked(&mut self) -> Asked {
        self.asked.recv().await.expect("the service is there")
    }

    /// The next delivery tried: what, and when.
    pub async fn next_sent(&mut self) -> (String, i64) {
        let sent = self.sent.recv().await.expect("the courier is there");
        (sent.kind, sent.now)
    }

    /// Stops it and waits until it has finished.
    pub async fn stop(self) {
        self.stopper.stop();
        self.task.await.expect("the scheduler ends in peace");
    }
}

pub fn post(kind: &str, route: &str) -> NewPost {
    NewPost {
        kind: kind.into(),
        route: route.into(),
        payload: "{}".into(),
        marker: None,
        after: None,
        due_at: None,
    }
}

/// The audit's keys, oldest first.
pub async fn audited(store: &Store, guild: GuildId) -> Vec<String> {
    let entries = store.audit(guild, None, None, 99).await.unwrap();
    entries.into_iter().rev().map(|entry| entry.what).collect()
}

/// A note of `what`.
pub fn note(what: &str) -> NewAudit {
    NewAudit {
        actor: None,
        what: what.into(),
        detail: "{}".into(),
    }
}
