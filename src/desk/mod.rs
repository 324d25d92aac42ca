//! What a person may do: one function per use case, permission checked there and nowhere else.
//!
//! No Discord type crosses this line: people, guilds and channels are numbers, answers are values,
//! refusals are typed. The time comes with the request ([`Person::now`]); what must be posted afterwards
//! goes into the outbox in the transaction that makes it true.

mod absences;
mod archive;
mod aside;
mod ballots;
mod card;
mod change;
mod choices;
mod clock;
mod compose;
mod configure;
mod copy;
mod diary;
mod error;
mod extension;
mod find;
mod fleets;
mod gm;
mod goal;
mod grace;
mod greeting;
mod guess;
mod house;
mod import;
mod invite;
mod joining;
mod kicked;
mod left_over;
mod letters;
mod lobby;
mod look;
mod mine;
mod missed;
mod money;
mod next;
mod notice;
mod offered;
mod past;
mod people;
mod points;
mod press;
mod privacy;
mod quotes;
mod receipts;
mod record;
mod refusals;
mod refused_lobby;
mod remind;
mod replay;
mod scores;
mod seats;
mod server;
mod settings;
mod shared;
mod sheets;
mod space;
mod standing;
mod table;
mod tidy;
mod told;
mod trades;
mod treaties;
mod turns;
mod turnstile;
mod undelivered;
mod usual;
mod votes;
mod watch;
mod winter;

pub use crate::archive::{BadSaved, LARGEST_SAVED, is_standard};
pub use absences::{Announced, Meaning};
pub use archive::{ArchiveFile, file_name};
pub use aside::is_readable;
pub use ballots::{MOST_ASKED, MOST_OPEN, OpenVote, Question, Ruling, Until, Voter};
pub use choices::Subject;
pub use clock::LONGEST_REASON;
pub use compose::Composed;
pub use diary::{Agenda, Diary};
pub use error::{DeskError, Refusal};
pub use gm::{
    Applied, GmNews, Kept, LogEntry, Looked, MOST_SAID, OptionChange, Point, Preview, Rolled,
    Seating, Shown, Undone, Whose,
};
pub use guess::TriedOut;
pub use house::{GuildSettings, MOST_OWN};
pub use import::{Imported, MOST_IMPORTS};
pub use kicked::{KEPT_AFTER_KICK, SECOND_LOOK};
pub use letters::Addressed;
pub use lobby::NewGame;
pub use look::{Debtor, ResolvedPhase, Status, Why};
pub use mine::MySheet;
pub use money::{Money, Offer, Pending, Terms, Winter};
pub use next::Next;
pub use notice::{LobbyNotice, Moved, Notice, card_route, channel_route, person_route};
pub use offered::{CommandGroup, Offered};
pub use people::Own;
pub use points::{Points, WhatIf};
pub use press::{
    Audience, Circle, Consent, Draft, LONGEST_LETTER, Letter, Mark, Opening, Page, PerPage,
    PressRefusal, Sent, Shelf, ThreadMoved,
};
pub use privacy::{Forgetting, Forgotten, PersonalFile};
pub use receipts::{Held, Receipt, Verified, hash_of_text};
pub use record::{Measure, Record};
pub use refused_lobby::LobbyRefusal;
pub use scores::{Score, Scores, System};
pub use seats::{MissedPhase, Sitting, Taken};
pub use server::HouseRule;
pub use settings::{
    AbsenceRule, BadSetting, BadSpan, BadWeek, ClockRules, Deal, Extension, Field, FieldKind,
    LONGEST, MOST_SLOTS, MissedRules, Occasion, OrderLock, Policy, PressRules, Public, SHORTEST,
    SeatOffer, SeatRules, Settings, Slot, Speed, VoteRules, day_id, days, deadline_for, set,
    set_all, slots, span, span_or_none, spans, zone, zones,
};
pub use sheets::{Line, Merged, Mode, Written};
pub use space::{Deletion, SPACE};
pub use standing::{Inapplicable, NotKept, Standing};
pub use table::{Person, Place, Table};
pub use tidy::KEPT_AFTER_USE;
pub use trades::{BadLine, Ticket, Ticketed, WhyNot};
pub use treaties::{Declaration, Pact, Proposed};
pub use turns::{Cause, Closed, Readiness};
pub use turnstile::{Entered, Turnstile};
pub use usual::Usual;
pub use votes::Turnout;
pub use winter::Price;

use std::sync::Arc;

use tokio::sync::{Mutex, MutexGuard};

use crate::store::Store;

/// The version written into every revision.
pub const ENGINE: &str = env!("CARGO_PKG_VERSION");

/// The most characters a game's name may have.
pub const LONGEST_NAME: usize = 60;

/// The desk: all use cases over one store.
#[derive(Clone)]
pub struct Desk {
    store: Store,
    /// Called whenever a deadline, a reminder or an outbox row may be due earlier.
    wake: Arc<dyn Fn() + Send + Sync>,
    /// Acts of one game wait for each other here, instead of losing the race at the store: with
    /// hundreds of players many press the same button at once. Games share the locks by number.
    queues: Arc<[Mutex<()>]>,
    /// Reports about the guilds the bot is in are handled in order: removed, invited, removed.
    presence: Arc<Mutex<()>>,
    absent: kicked::Absent,
    tidying: tidy::Tidying,
    houses: house::Houses,
    people: people::People,
    past: past::Past,
    /// How many bytes the games of one guild may take up.
    space: Option<i64>,
    exports: privacy::Exports,
    unoffered: offered::Unoffered,
}

/// How many games may be changed at once without waiting.
const QUEUES: usize = 64;

impl Desk {
    /// A desk that calls `wake` after each change, for whoever waits for the next thing due.
    pub fn new(store: Store, wake: impl Fn() + Send + Sync + 'static) -> Desk {
        Desk {
            store,
            wake: Arc::new(wake),
            queues: (0..QUEUES).map(|_| Mutex::new(())).collect(),
            presence: Default::default(),
            absent: Default::default(),
            tidying: Default::default(),
            houses: Default::default(),
            people: Default::default(),
            past: Default::default(),
            space: Some(i64::from(space::SPACE) << 20),
            exports: Default::default(),
            unoffered: Default::default(),
        }
    }

    /// Waits until no other act of the game is under way in this process.
    async fn one_at_a_time(&self, game: i64) -> Option<MutexGuard<'_, ()>> {
        let place = game.unsigned_abs() as usize % QUEUES;
        Some(self.queues.get(place)?.lock().await)
    }

    /// The store below, for the scheduler's own rows.
    pub fn store(&self) -> &Store {
        &self.store
    }
}
