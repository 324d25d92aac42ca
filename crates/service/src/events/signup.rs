//! Signing up for an event, and who shall not meet.

use chancery_boxed::boxed;
use chancery_events::Entrant;
use serde_json::json;

use super::refusals::EventRefusal;
use super::{EventContext, MOST_ENTRANTS, entry, note};
use crate::Service;
use crate::change::TRIES;
use crate::error::ServiceError;
use crate::person::Person;
use chancery_rules::board::Power;
use chancery_rules::control::{Computer, Level, PlayerId};
use chancery_store::{Along, EventChange, EventEntrant};

#[boxed]
impl Service {
    /// Signs a person up, or changes what they want; with `reserve`, only to complete a board. What is not given stays
    /// as it was. Nobody is signed up by others.
    ///
    /// # Errors
    /// When the event is over or full, or a power is not played in it.
    pub async fn enter_event(
        &self,
        by: &Person,
        context: &EventContext,
        wishes: Option<Vec<Power>>,
        reserve: Option<bool>,
    ) -> Result<EventContext, ServiceError> {
        let player = by.id;
        let seats = context.places();
        self.try_event(by, context, |now| {
            let known = now.entrant(player);
            if known.is_none() && now.entrants.len() >= MOST_ENTRANTS {
                return Err(EventRefusal::Full {
                    most: MOST_ENTRANTS,
                });
            }
            let mut wishes = wishes
                .clone()
                .or_else(|| known.map(|e| e.wishes.clone()))
                .unwrap_or_default();
            if wishes.iter().any(|power| !now.plan.setup.plays(*power)) {
                return Err(EventRefusal::NotPlayed);
            }
            // One of several that one person plays stands for them all.
            for wish in &mut wishes {
                let hand = now.plan.setup.hand_of(*wish);
                *wish = seats
                    .iter()
                    .copied()
                    .find(|seat| hand.contains(seat))
                    .unwrap_or(*wish);
            }
            let reserve = reserve
                .or_else(|| known.map(|e| e.reserve))
                .unwrap_or(false);
            let entrant = Entrant {
                player,
                wishes,
                reserve,
            };
            let along = note(by, "event-entered", json!({ "event": now.event.name }));
            Ok((vec![EventChange::Enter(row(&entrant, by.now))], along))
        })
        .await
    }

    /// Takes somebody out of the rounds to come; the games they play in go on. A host may do that to others.
    ///
    /// # Errors
    /// When the event is over, that person does not take part, or this person may take out nobody else.
    pub async fn leave_event(
        &self,
        by: &Person,
        context: &EventContext,
        player: PlayerId,
    ) -> Result<EventContext, ServiceError> {
        if player != by.id {
            self.host_only(by, context).await?;
        }
        self.try_event(by, context, |now| {
            now.entrant(player).ok_or(EventRefusal::NotIn)?;
            let detail = json!({ "event": now.event.name });
            Ok((
                vec![EventChange::Leave {
                    player: player.0 as i64,
                }],
                note(by, "event-left", detail),
            ))
        })
        .await
    }

    /// Has so many computers of a level take part: some more sign up, or the last ones leave.
    ///
    /// # Errors
    /// When this person does not run the event, it is over, or it would be too full.
    pub async fn event_computers(
        &self,
        by: &Person,
        context: &EventContext,
        count: usize,
        level: Level,
    ) -> Result<EventContext, ServiceError> {
        self.host_only(by, context).await?;
        self.try_event(by, context, |now| {
            let mut here: Vec<Computer> = now
                .entrants
                .iter()
                .filter_map(|e| e.player.computer())
                .collect();
            here.sort_by_key(|computer| computer.number);
            let people = now.entrants.len() - here.len();
            if people + count > MOST_ENTRANTS {
                return Err(EventRefusal::Full {
                    most: MOST_ENTRANTS,
                });
            }
            // What a number has played stays known by it: it is given to no other computer.
            let dealt = now.past.iter().flatten().flat_map(|board| board.values());
            let dealt = dealt
                .filter_map(|player| Some(player.computer()?.number))
                .max();
            let last = here
                .iter()
                .map(|c| c.number)
                .chain(dealt)
                .max()
                .unwrap_or(0);
            let leaving = here.iter().skip(count).map(|computer| EventChange::Leave {
                player: computer.id().0 as i64,
            });
            let coming = (last + 1..)
                .take(count.saturating_sub(here.len()))
                .map(|number| {
                    let entrant = Entrant {
                        player: Computer { level, number }.id(),
                        wishes: Vec::new(),
                        reserve: false,
                    };
                    EventChange::Enter(row(&entrant, by.now))
                });
            let detail = json!({ "event": now.event.name, "computers": count });
            Ok((
                leaving.chain(coming).collect(),
                note(by, "event-computers", detail),
            ))
        })
        .await
    }

    /// Notes that two shall not meet, or may again.
    ///
    /// # Errors
    /// When this person does not run the event, it is over, or one of the two does not take part.
    pub async fn keep_apart(
        &self,
        by: &Person,
        context: &EventContext,
        (one, other): (PlayerId, PlayerId),
        apart: bool,
    ) -> Result<EventContext, ServiceError> {
        self.host_only(by, context).await?;
        self.try_event(by, context, |now| {
            let both = now.entrant(one).is_some() && now.entrant(other).is_some();
            if apart && (!both || one == other) {
                return Err(EventRefusal::NotBoth);
            }
            let (one, other) = (one.0 as i64, other.0 as i64);
            // The log names nobody: who it is about may not know, and a number in it would outlive them.
            let audits = vec![entry(by, "event-apart", json!({ "event": now.event.name }))];
            let along = Along {
                posts: vec![],
                audits,
            };
            Ok((vec![EventChange::Apart { one, other, apart }], along))
        })
        .await
    }

    /// Changes an event that goes on; once more if somebody else was quicker.
    async fn try_event(
        &self,
        by: &Person,
        context: &EventContext,
        make: impl Fn(&EventContext) -> Result<(Vec<EventChange>, Along), EventRefusal>,
    ) -> Result<EventContext, ServiceError> {
        let mut now = context.clone();
        for _ in 0..TRIES {
            now.goes_on()?;
            let (changes, along) = make(&now)?;
            match self.change_event(by, &now, &changes, &along).await {
                Err(ServiceError::Stale) => {}
                other => return other,
            }
            now = self.event(context.event.guild, context.event.id).await?;
        }
        Err(ServiceError::Stale)
    }
}

fn row(entrant: &Entrant, at: i64) -> EventEntrant {
    let wishes: Vec<String> = entrant.wishes.iter().map(Power::to_string).collect();
    EventEntrant {
        player: entrant.player.0 as i64,
        wishes: wishes.join(","),
        reserve: entrant.reserve,
        joined_at: at,
    }
}
