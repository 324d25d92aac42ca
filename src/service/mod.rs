//! What a person may do: one function per use case, permission checked there and nowhere else.
//!
//! No Discord type crosses this line: people, guilds and channels are numbers, answers are values,
//! refusals are typed. The time comes with the request ([`Person::now`]); what must be posted afterwards
//! goes into the outbox in the transaction that makes it true.

mod archive;
mod blocks;
mod change;
mod credits;
mod error;
mod exchange;
mod features;
mod find;
mod game_context;
mod gm;
mod lobby;
mod notice;
mod orders;
mod people;
mod press;
mod refusals;
mod results;
mod servers;
mod settings;
mod treaties;
mod turns;
mod turnstile;
mod votes;

pub use crate::archive::{BadSaved, LARGEST_SAVED, is_standard};
pub use crate::store::GuildId;
pub use archive::import::{Imported, MOST_IMPORTS};
pub use archive::{ArchiveFile, file_name};
pub use blocks::{Points, WhatIf};
pub use credits::{Money, Offer, Pending, Terms, Winter};
pub use error::{Refusal, ServiceError};
pub use exchange::trades::{BadLine, TradeForm, TradesWritten, WhyNot};
pub use game_context::{GameContext, Person, Place};
pub use gm::{
    Applied, GmNews, Kept, LogEntry, Looked, MOST_SAID, OptionChange, Point, Preview, Rolled,
    Seating, Shown, Undone, Whose,
};
pub use lobby::create::NewGame;
pub use lobby::refusals::LobbyRefusal;
pub use notice::{LobbyNotice, Moved, Notice, card_route, channel_route, person_route};
pub use orders::choices::Subject;
pub use orders::compose::Composed;
pub use orders::guess::{LeftOut, TriedOut};
pub use orders::letters::Addressed;
pub use orders::meant::{Meant, on_each_coast};
pub use orders::mine::MySheet;
pub use orders::next::Next;
pub use orders::receipts::{Held, Receipt, Verified, hash_of_text};
pub use orders::sheets::{Line, Merged, Mode, Written};
pub use orders::standing::{Inapplicable, NotKept, Standing};
pub use orders::winter::Price;
pub use people::Own;
pub use people::privacy::{Forgetting, Forgotten, PersonalFile};
pub use people::seats::{MissedPhase, Sitting, Taken};
pub use press::{
    Audience, Circle, Consent, Draft, LONGEST_LETTER, Letter, Mark, Opening, Page, PerPage,
    PressRefusal, Sent, Shelf, ThreadMoved,
};
pub use results::look::{Debtor, ResolvedPhase, Status, Why};
pub use results::record::Record;
pub use results::scores::{Score, Scores, System};
pub use servers::house::{GuildSettings, MOST_OWN};
pub use servers::kicked::{KEPT_AFTER_KICK, SECOND_LOOK};
pub use servers::offered::{CommandGroup, Offered};
pub use servers::rules::HouseRule;
pub use servers::space::{Deletion, SPACE};
pub use servers::usual::Usual;
pub use settings::{
    AbsenceRule, BadSetting, BadSpan, BadWeek, ClockRules, Deal, Extension, Field, FieldKind,
    LONGEST, MOST_SLOTS, MissedRules, Occasion, OrderLock, Policy, PressRules, Public, SHORTEST,
    SeatOffer, SeatRules, Settings, Slot, Speed, VoteRules, day_id, days, deadline_for, set,
    set_all, slots, span, span_or_none, spans, zone, zones,
};
pub use treaties::{Declaration, Pact, Proposed};
pub use turns::absences::{Announced, Meaning};
pub use turns::aside::is_readable;
pub use turns::clock::LONGEST_REASON;
pub use turns::close::{Cause, Closed, Readiness};
pub use turns::diary::{Agenda, Diary};
pub use turns::tidy::KEPT_AFTER_USE;
pub use turnstile::{Entered, Turnstile};
pub use votes::motions::Turnout;
pub use votes::{MOST_ASKED, MOST_OPEN, OpenVote, Question, Ruling, Until, Voter};

use std::sync::Arc;

use tokio::sync::{Mutex, MutexGuard};

use crate::store::{GameId, Store};
use people::privacy;
use results::past;
use servers::{house, kicked, offered, space};
use turns::tidy;

/// The version written into every revision.
pub const ENGINE: &str = env!("CARGO_PKG_VERSION");

/// The most characters a game's name may have.
pub const LONGEST_NAME: usize = 60;

/// The service: all use cases over one store.
#[derive(Clone)]
pub struct Service {
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

impl Service {
    /// A service that calls `wake` after each change, for whoever waits for the next thing due.
    pub fn new(store: Store, wake: impl Fn() + Send + Sync + 'static) -> Service {
        Service {
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
    async fn one_at_a_time(&self, game: GameId) -> Option<MutexGuard<'_, ()>> {
        let place = game.0.unsigned_abs() as usize % QUEUES;
        Some(self.queues.get(place)?.lock().await)
    }

    /// The store below, for the scheduler's own rows.
    pub fn store(&self) -> &Store {
        &self.store
    }
}
