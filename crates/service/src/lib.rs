//! What a person may do: one function per use case, permission checked there and nowhere else.
//!
//! No Discord type crosses this line: people, guilds and channels are numbers, answers are values,
//! refusals are typed. The time comes with the request ([`Person::now`]); what must be posted afterwards
//! goes into the outbox in the transaction that makes it true.

mod archive;
mod blocks;
mod boards;
mod change;
mod computers;
mod credits;
mod error;
mod events;
mod exchange;
mod features;
mod find;
mod game_context;
mod gm;
mod handle;
mod lobby;
mod notice;
mod orders;
mod people;
mod person;
mod press;
mod records;
mod refusals;
mod results;
mod rooms;
mod servers;
mod settings;
mod treaties;
mod turns;
mod turnstile;
mod votes;
mod window;

pub use archive::import::{Imported, MOST_IMPORTS};
pub use archive::{ArchiveFile, file_name};
pub use blocks::WhatIf;
pub use blocks::points::Points;
pub use boards::refusals::BoardRefusal;
pub use boards::{LARGEST_DRAWING, MOST_ADDED, MOST_BOARDS, NewBoard};
pub use chancery_archive::{BadSaved, LARGEST_SAVED, is_standard};
pub use chancery_store::GuildId;
pub use change::ENGINE;
pub use credits::{Money, Offer, Pending, Terms, Winter};
pub use error::{Refusal, ServiceError};
pub use events::clock::{BoardClock, RoundClock};
pub use events::plan::Plan;
pub use events::refusals::EventRefusal;
pub use events::results::{Award, BoardStatus, EventResults};
pub use events::{EventContext, LONGEST_EVENT, MOST_ROUNDS, NewEvent};
pub use exchange::form::TradeForm;
pub use exchange::trades::{BadLine, TradesWritten, WhyNot};
pub use features::Known;
pub use game_context::GameContext;
pub use gm::{
    Applied, GmNews, Kept, LogEntry, Looked, MOST_SAID, OptionChange, Point, Preview, Rolled,
    Seating, Shown, Undone, Whose,
};
pub use handle::{SPACE, Service};
pub use lobby::create::{LONGEST_NAME, NewGame};
pub use lobby::refusals::LobbyRefusal;
pub use notice::{
    LobbyNotice, Moved, Notice, ShareNotice, card_route, channel_route, person_route,
};
pub use orders::choices::Subject;
pub use orders::coasts::on_each_coast;
pub use orders::compose::Composed;
pub use orders::guess::{LeftOut, TriedOut};
pub use orders::letters::Addressed;
pub use orders::line::Line;
pub use orders::meant::Meant;
pub use orders::mine::MySheet;
pub use orders::next::Next;
pub use orders::price::Price;
pub use orders::receipts::{Held, Receipt, Verified, hash_of_text};
pub use orders::sheets::{Merged, Mode, Written};
pub use orders::standing::{Inapplicable, NotKept, Standing};
pub use people::own::Own;
pub use people::privacy::{Forgetting, Forgotten, PersonalFile};
pub use people::seats::{MissedPhase, Sitting, Taken};
pub use people::share_refusals::ShareRefusal;
pub use people::substitutes::{Ended, MOST_NOTED};
pub use person::{Person, Place, SeatUse, Sharer};
pub use press::{
    Audience, Circle, Consent, Draft, LONGEST_LETTER, Letter, Mark, Opening, Page, PerPage,
    PressRefusal, Sent, Shelf, ThreadMoved,
};
pub use records::gates::rounded;
pub use records::rating::Rating;
pub use records::{Fared, Played, PlayerRecord, Ranked, Reliability, Sharing};
pub use results::look::{Debtor, ResolvedPhase, Status, Why};
pub use results::record::Record;
pub use results::scores::{Score, Scored, Scores};
pub use results::scoring::System;
pub use rooms::news::RoomNews;
pub use rooms::refusals::RoomRefusal;
pub use rooms::wanted::{Guest, RoomKind, Wanted, WantedRoom};
pub use rooms::{RoomWish, Rooms};
pub use servers::absent::SECOND_LOOK;
pub use servers::command_groups::{CommandGroup, Offered};
pub use servers::guild_settings::{GuildSettings, MOST_OWN};
pub use servers::kicked::KEPT_AFTER_KICK;
pub use servers::rules::HouseRule;
pub use servers::space::Deletion;
pub use servers::usual::Usual;
pub use settings::{
    AbsenceRule, BadSetting, BadSpan, BadWeek, ClockRules, Deal, Extension, Field, FieldKind,
    Gallery, Gate, Gates, LONGEST, MOST_SLOTS, MissedRules, NEWCOMER_BELOW, Occasion, OrderLock,
    Policy, PressRules, Public, SHORTEST, SeatOffer, SeatRules, SeatSharing, Settings, Slot, Speed,
    VoteRules, day_id, days, deadline_for, set, set_all, slots, span, span_or_none, spans, zone,
    zones,
};
pub use treaties::pact::Pact;
pub use treaties::{Declaration, Proposed};
pub use turns::absences::{Announced, Meaning};
pub use turns::aside::is_readable;
pub use turns::clock::LONGEST_REASON;
pub use turns::close::{Cause, Closed, Readiness};
pub use turns::diary::{Agenda, Diary};
pub use turns::tidy::KEPT_AFTER_USE;
pub use turnstile::{Entered, Turnstile};
pub use votes::motions::Turnout;
pub use votes::{MOST_ASKED, MOST_OPEN, OpenVote, Question, Ruling, Until, Voter};
pub use window::{Window, WindowToken, WindowVersion, WindowView};
