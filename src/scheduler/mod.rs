//! The scheduler: closes phases when they are due, sends reminders, and carries the outbox to Discord.
//!
//! It sleeps until the next thing due and is woken by a [`Nudge`] when something nearer has been
//! written; it looks again unasked only where other processes write to the same database. What it
//! does is claimed in the database first, so several processes may run one scheduler each, and what a
//! dead one left is taken over.
//!
//! The scheduler knows neither rules nor Discord: it calls [`Turns`] (the service) and [`Courier`].

mod broken;
mod clock;
mod closing;
mod courier;
mod errands;
mod leave;
mod nudge;
mod pace;
mod posts;
mod processes;
mod service;
mod turns;
mod waits;

pub use clock::{Clock, ManualClock, ShiftedClock, SystemClock};
pub use courier::{Courier, DeliveryError};
pub use leave::{Leave, Pacer};
pub use nudge::{Nudge, Stop, Stopper, stopper};
pub use pace::{Pace, PaceStats, REFUSED_SLOW, REFUSED_STOP, Rank};
pub use posts::PostSettings;
pub use processes::{Allowance, Heard, Membership, ProcessSettings, SignInError, this_place};
pub use turns::{Passing, TurnSettings, Turns, Undeliverable};

use crate::store::Store;
use closing::CloseLoop;
use errands::Errands;
use posts::PostLoop;
use std::sync::Arc;
use tokio::sync::watch;

/// How the scheduler goes about its work.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Deadlines and reminders.
    pub turns: TurnSettings,
    /// The outbox.
    pub posts: PostSettings,
}

/// The scheduler of one process.
pub struct Scheduler<T, C> {
    closing: CloseLoop<T>,
    errands: Errands<T>,
    posts: PostLoop<T, C>,
}

impl<T: Turns, C: Courier> Scheduler<T, C> {
    /// Sets it up; nothing happens before [`Scheduler::run`].
    ///
    /// `owner` names this process in leases: another name for every process and every start.
    pub fn new(
        store: Store,
        clock: Arc<dyn Clock>,
        nudge: &Nudge,
        owner: &str,
        turns: Arc<T>,
        courier: Arc<C>,
        settings: Settings,
    ) -> Self {
        let (in_hand, closings) = watch::channel(0);
        Scheduler {
            closing: CloseLoop {
                store: store.clone(),
                clock: clock.clone(),
                nudge: nudge.clone(),
                owner: owner.to_owned(),
                turns: turns.clone(),
                settings: settings.turns.clone(),
                in_hand,
            },
            errands: Errands {
                store: store.clone(),
                clock: clock.clone(),
                nudge: nudge.clone(),
                owner: owner.to_owned(),
                turns: turns.clone(),
                settings: settings.turns,
                closings,
            },
            posts: PostLoop {
                store,
                clock,
                nudge: nudge.clone(),
                owner: owner.to_owned(),
                turns,
                courier,
                settings: settings.posts,
            },
        }
    }

    /// Works until told to stop, then finishes what is in hand and returns. The loops go on beside each
    /// other; a panic of one of them ends all, for the program is of no use without it.
    pub async fn run(self, stop: Stop) {
        tokio::join!(
            self.closing.run(stop.clone()),
            self.errands.run(stop.clone()),
            self.posts.run(stop)
        );
    }
}
