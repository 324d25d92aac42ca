//! Events: tournaments and leagues of several games, with one sign-up, common rules and clocks, and standings.
//!
//! What is kept of an event is who signed up and what was dealt. Results are always computed from its finished games.

pub(super) mod clock;
pub(super) mod plan;
pub(super) mod refusals;
pub(super) mod results;
pub(super) mod rounds;
pub(super) mod signup;

use std::collections::BTreeSet;

use chancery_boxed::boxed;
use chancery_events::Entrant;
use serde_json::{Value, json};

use crate::Service;
use crate::change::audit;
use crate::error::{Refusal, ServiceError, internal};
use crate::lobby::create::good_name;
use crate::person::Person;
use chancery_rules::board::{Power, PowerMap};
use chancery_rules::control::PlayerId;
use chancery_store::{
    Along, Event, EventBoard, EventChange, EventId, GuildId, NewAudit, NewEvent as NewRow,
    StoreError,
};

use plan::Plan;
use refusals::EventRefusal;

/// The most characters of an event's name: its games' names have a round and a board behind it.
pub const LONGEST_EVENT: usize = 40;
/// The most events of a server that are not over.
const MOST_EVENTS: usize = 20;
/// The most rounds of an event.
pub const MOST_ROUNDS: u32 = 20;
/// The most people and computers that take part in an event.
pub const MOST_ENTRANTS: usize = 400;

/// An event that is to be created.
#[derive(Clone, Debug)]
pub struct NewEvent {
    /// The server it belongs to.
    pub guild: GuildId,
    /// The channel where its boards and results are posted.
    pub channel: i64,
    /// Its name.
    pub name: String,
    /// What all its games have in common.
    pub plan: Plan,
}

/// An event with who takes part and what was dealt.
#[derive(Clone, Debug)]
pub struct EventContext {
    /// Its row.
    pub event: Event,
    /// What all its games have in common.
    pub plan: Plan,
    /// Who takes part, in the order in which they signed up. Their wishes are for themselves and the host.
    pub entrants: Vec<Entrant>,
    /// Pairs who shall not meet, for the host alone.
    pub apart: BTreeSet<(PlayerId, PlayerId)>,
    /// The boards of the rounds that were dealt.
    pub boards: Vec<EventBoard>,
    /// Who was dealt what: round by round, board by board.
    pub past: Vec<Vec<PowerMap<PlayerId>>>,
}

impl EventContext {
    /// The entrant of that number.
    pub fn entrant(&self, player: PlayerId) -> Option<&Entrant> {
        self.entrants.iter().find(|e| e.player == player)
    }

    /// Who was dealt what at a board.
    pub fn dealt(&self, board: &EventBoard) -> Option<&PowerMap<PlayerId>> {
        let place = |n: i64| usize::try_from(n - 1).unwrap_or(usize::MAX);
        self.past.get(place(board.round))?.get(place(board.board))
    }

    /// The places at a board: each power, or the first of those that one person plays.
    pub fn places(&self) -> Vec<Power> {
        let hands = self.plan.setup.by_person().into_iter();
        hands.filter_map(|hand| hand.first().copied()).collect()
    }

    /// Whether nobody is to learn from the event who plays at which board.
    pub fn hides_players(&self) -> bool {
        self.plan.settings.press.anonymous
    }

    /// The name of a board's game.
    pub fn board_name(&self, board: &EventBoard) -> String {
        format!("{} {}.{}", self.event.name, board.round, board.board)
    }

    fn goes_on(&self) -> Result<(), EventRefusal> {
        if self.event.ended_at.is_some() {
            return Err(EventRefusal::Over);
        }
        Ok(())
    }
}

#[boxed]
impl Service {
    /// Creates an event.
    ///
    /// # Errors
    /// When this person neither manages the server nor has a GM role, the name is taken or no name, there are too many
    /// events or rounds, or its games cannot be scored.
    pub async fn create_event(
        &self,
        by: &Person,
        new: NewEvent,
    ) -> Result<EventContext, ServiceError> {
        if !(by.admin || self.house(new.guild).await?.makes_gm(by)) {
            return Err(EventRefusal::NotHost.into());
        }
        self.has_room(new.guild).await?;
        let name = good_name(&new.name)?;
        if name.chars().count() > LONGEST_EVENT {
            return Err(EventRefusal::LongName {
                most: LONGEST_EVENT,
            }
            .into());
        }
        new.plan.check()?;
        let events = self.store.events(new.guild).await?;
        if events.iter().filter(|e| e.ended_at.is_none()).count() >= MOST_EVENTS {
            return Err(EventRefusal::TooMany { most: MOST_EVENTS }.into());
        }
        let row = NewRow {
            guild: new.guild,
            name: name.clone(),
            host: by.id.0 as i64,
            channel: new.channel,
            plan: new.plan.written()?,
        };
        let along = note(by, "event-created", json!({ "event": name }));
        match self.store.create_event(&row, by.now, &along).await {
            Ok(event) => self.event_context(event).await,
            Err(StoreError::NameTaken) => Err(EventRefusal::NameTaken { name }.into()),
            Err(other) => Err(other.into()),
        }
    }

    /// Notes which message of its channel shows an event's sign-up, to be kept up to date.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn note_event_card(
        &self,
        context: &EventContext,
        message: u64,
    ) -> Result<(), ServiceError> {
        let message = message.cast_signed();
        Ok(self.store.set_event_card(&context.event, message).await?)
    }

    /// The server's events, those that go on first.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn events(&self, guild: GuildId) -> Result<Vec<Event>, ServiceError> {
        Ok(self.store.events(guild).await?)
    }

    /// The event of that name; without a name, the only one that goes on.
    ///
    /// # Errors
    /// When it is not clear which is meant, or there is none.
    pub async fn find_event(
        &self,
        guild: GuildId,
        name: Option<&str>,
    ) -> Result<EventContext, ServiceError> {
        let events = self.store.events(guild).await?;
        let found = match name {
            Some(name) => {
                let key = name.trim().to_lowercase();
                let found = events.into_iter().find(|e| e.name.to_lowercase() == key);
                found.ok_or_else(|| EventRefusal::NoSuchEvent {
                    name: name.chars().take(40).collect(),
                })?
            }
            None => {
                let mut open: Vec<Event> = events
                    .into_iter()
                    .filter(|e| e.ended_at.is_none())
                    .collect();
                if open.len() > 1 {
                    let names = open.into_iter().map(|e| e.name).collect();
                    return Err(EventRefusal::WhichEvent { names }.into());
                }
                open.pop().ok_or(EventRefusal::NoEvent)?
            }
        };
        self.event_context(found).await
    }

    /// The event of that number, for a button or a post.
    ///
    /// # Errors
    /// When the server has no such event.
    pub async fn event(&self, guild: GuildId, id: EventId) -> Result<EventContext, ServiceError> {
        let found = self.store.event(guild, id).await?;
        self.event_context(found.ok_or(EventRefusal::NoEvent)?)
            .await
    }

    /// Whether a person runs an event: its maker, managers of the server and holders of a GM role do.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn hosts(&self, by: &Person, context: &EventContext) -> Result<bool, ServiceError> {
        let made = context.event.host == by.id.0 as i64;
        Ok(made || by.admin || self.house(context.event.guild).await?.makes_gm(by))
    }

    async fn host_only(&self, by: &Person, context: &EventContext) -> Result<(), ServiceError> {
        if self.hosts(by, context).await? {
            Ok(())
        } else {
            Err(EventRefusal::NotHost.into())
        }
    }

    async fn event_context(&self, event: Event) -> Result<EventContext, ServiceError> {
        let plan = self.plan_of(&event.plan).await?;
        let board = plan.setup.board();
        let power = |id: &str| board.powers().find(|p| *p.id() == *id);
        let entrants = self.store.event_entrants(event.id).await?.into_iter();
        let entrants = entrants.map(|row| Entrant {
            player: PlayerId(row.player as u64),
            wishes: row.wishes.split(',').filter_map(power).collect(),
            reserve: row.reserve,
        });
        let apart = self.store.event_apart(event.id).await?.into_iter();
        let mut past: Vec<Vec<PowerMap<PlayerId>>> = Vec::new();
        for seat in self.store.event_seats(event.id).await? {
            let place = |n: i64| usize::try_from(n - 1).map_err(internal);
            let (round, number) = (place(seat.round)?, place(seat.board)?);
            let power =
                power(&seat.power).ok_or_else(|| internal("an event's power is unknown"))?;
            past.resize_with(past.len().max(round + 1), Vec::new);
            let boards = &mut past[round];
            boards.resize_with(boards.len().max(number + 1), PowerMap::new);
            boards[number].insert(power, PlayerId(seat.player as u64));
        }
        Ok(EventContext {
            entrants: entrants.collect(),
            apart: apart
                .map(|(a, b)| (PlayerId(a as u64), PlayerId(b as u64)))
                .collect(),
            boards: self.store.event_boards(event.id).await?,
            past,
            plan,
            event,
        })
    }

    /// Writes changes of an event as it was read, and reads it again.
    async fn change_event(
        &self,
        by: &Person,
        context: &EventContext,
        changes: &[EventChange],
        along: &Along,
    ) -> Result<EventContext, ServiceError> {
        let event = &context.event;
        self.store
            .change_event(event, changes, by.now, along)
            .await?;
        (self.wake)();
        self.event(event.guild, event.id).await
    }
}

/// An audit entry of a person's act on an event.
fn note(by: &Person, what: &str, detail: Value) -> Along {
    Along {
        posts: vec![],
        audits: vec![entry(by, what, detail)],
    }
}

fn entry(by: &Person, what: &str, detail: Value) -> NewAudit {
    audit(Some(by.id), what, detail)
}

impl From<EventRefusal> for ServiceError {
    fn from(why: EventRefusal) -> ServiceError {
        ServiceError::Refused(Refusal::Event(why))
    }
}
