//! What is noted of every interaction and private message: a span with its number and game for the
//! log, and how long the answer took for the figures. Nothing of the person or of what was asked.

use std::cell::Cell;
use std::time::{Duration, Instant};

use poise::serenity_prelude as serenity;
use serenity::{
    CommandDataOption, CommandDataOptionValue, FullEvent, Interaction, ShardStageUpdateEvent,
};
use tracing::{Instrument, Span, field};

use crate::metrics::{self, Answered, By, Outcome};
use crate::store::GameId;

use super::ids::ComponentId;

/// Wraps a framework (here poise's) and logs each event that it handles.
pub struct Noting<F>(pub F);

#[serenity::async_trait]
impl<F: serenity::Framework> serenity::Framework for Noting<F> {
    async fn init(&mut self, client: &serenity::Client) {
        self.0.init(client).await;
    }

    async fn dispatch(&self, ctx: serenity::Context, event: FullEvent) {
        let Some(asked) = Asked::of(&event) else {
            return self.0.dispatch(ctx, event).await;
        };
        let span = tracing::info_span!(
            "interaction",
            id = asked.id,
            kind = asked.kind,
            command = asked.name,
            guild = asked.guild,
            game = field::Empty,
        );
        let noted = Noted::new(asked, span.clone());
        let work = async {
            self.0.dispatch(ctx, event).await;
            // What has ended without another word went well.
            outcome(Outcome::Ok);
        };
        NOTED.scope(noted, work).instrument(span).await;
    }
}

/// Logs which shards connect and disconnect.
pub struct Stages;

#[serenity::async_trait]
impl serenity::EventHandler for Stages {
    async fn shard_stage_update(&self, _: serenity::Context, event: ShardStageUpdateEvent) {
        let connected = event.new == serenity::ConnectionStage::Connected;
        metrics::gateway(event.shard_id.0, connected);
    }
}

/// What was asked, in words of ours.
struct Asked {
    id: u64,
    kind: &'static str,
    name: String,
    guild: Option<u64>,
}

impl Asked {
    fn of(event: &FullEvent) -> Option<Asked> {
        let guild = |guild: Option<serenity::GuildId>| guild.map(serenity::GuildId::get);
        Some(match event {
            FullEvent::InteractionCreate { interaction } => match interaction {
                Interaction::Command(of) => Asked {
                    id: of.id.get(),
                    kind: "command",
                    name: command(&of.data),
                    guild: guild(of.guild_id),
                },
                Interaction::Autocomplete(of) => Asked {
                    id: of.id.get(),
                    kind: "completion",
                    name: command(&of.data),
                    guild: guild(of.guild_id),
                },
                Interaction::Component(of) => Asked {
                    id: of.id.get(),
                    kind: "button",
                    name: component(&of.data.custom_id),
                    guild: guild(of.guild_id),
                },
                Interaction::Modal(of) => Asked {
                    id: of.id.get(),
                    kind: "form",
                    name: component(&of.data.custom_id),
                    guild: guild(of.guild_id),
                },
                _ => return None,
            },
            FullEvent::Message { new_message: of } if of.guild_id.is_none() && !of.author.bot => {
                Asked {
                    id: of.id.get(),
                    kind: "message",
                    name: String::new(),
                    guild: None,
                }
            }
            FullEvent::MessageUpdate { event: of, .. }
                if of.guild_id.is_none()
                    && of.edited_timestamp.is_some()
                    && of.author.as_ref().is_some_and(|author| !author.bot) =>
            {
                Asked {
                    id: of.id.get(),
                    kind: "edit",
                    name: String::new(),
                    guild: None,
                }
            }
            _ => return None,
        })
    }
}

/// A command's name with its group and subcommand, as it is typed.
fn command(data: &serenity::CommandData) -> String {
    let mut name = data.name.clone();
    let mut options = &data.options;
    while let Some(CommandDataOption {
        name: deeper,
        value:
            CommandDataOptionValue::SubCommand(more) | CommandDataOptionValue::SubCommandGroup(more),
        ..
    }) = options.first()
    {
        name = format!("{name} {deeper}");
        options = more;
    }
    name
}

/// What a button or form asks for: its name in the program, without what it is about.
fn component(id: &str) -> String {
    let Ok(id) = id.parse::<ComponentId>() else {
        return "unknown".to_owned();
    };
    // `Service(Step { … })` is `Service Step`; numbers and places are left out.
    let asked = format!("{:?}", id.ask);
    let name = |text: &str| {
        let end = text.find(|c: char| !c.is_ascii_alphanumeric());
        text[..end.unwrap_or(text.len())].to_owned()
    };
    let first = name(&asked);
    match asked[first.len()..].strip_prefix('(') {
        Some(inner) => format!("{first} {}", name(inner)),
        None => first,
    }
}

/// What is known of the interaction under way.
struct Noted {
    asked: Asked,
    span: Span,
    start: Instant,
    first: Cell<Option<Instant>>,
    /// Requests to Discord and pictures before the first answer.
    requests: Cell<u32>,
    pictures: Cell<u32>,
    outcome: Cell<Option<Outcome>>,
}

impl Noted {
    fn new(asked: Asked, span: Span) -> Noted {
        Noted {
            asked,
            span,
            start: Instant::now(),
            first: Cell::new(None),
            requests: Cell::new(0),
            pictures: Cell::new(0),
            outcome: Cell::new(None),
        }
    }
}

tokio::task_local! {
    static NOTED: Noted;
}

impl Drop for Noted {
    fn drop(&mut self) {
        let now = Instant::now();
        let all = now.duration_since(self.start);
        let first = self.first.get().unwrap_or(now).duration_since(self.start);
        let outcome = self.outcome.get().unwrap_or(Outcome::BrokenOff);
        metrics::answered(&Answered {
            kind: self.asked.kind,
            name: &self.asked.name,
            outcome,
            first,
            all,
        });
        let ms = u64::try_from(all.as_millis()).unwrap_or(u64::MAX);
        let outcome = outcome.key();
        tracing::debug!(parent: &self.span, outcome, ms, "answered");
        if !matches!(self.outcome.get(), None | Some(Outcome::Unsaid)) {
            metrics::request(By::Answers, Some(200), first, false);
        }
    }
}

/// The game the interaction under way turned out to be about.
pub fn about(game: GameId) {
    // Outside an interaction there is nothing to note it on.
    let _ = NOTED.try_with(|noted| {
        noted.span.record("game", game.0);
    });
}

/// The person has a first answer, be it that one is coming.
pub fn answered() {
    let _ = NOTED.try_with(|noted| {
        if noted.first.get().is_none() {
            noted.first.set(Some(Instant::now()));
            let (requests, pictures) = (noted.requests.get(), noted.pictures.get());
            let (kind, name) = (noted.asked.kind, &noted.asked.name);
            tracing::trace!(
                kind,
                name,
                requests,
                pictures,
                "work before the first answer"
            );
        }
    });
}

/// Discord is asked for something: whoever waits for an answer waits for this, too.
pub fn requested() {
    let _ = NOTED.try_with(|noted| noted.requests.set(noted.requests.get() + 1));
}

/// Counts a picture that was drawn for the interaction in hand.
pub fn drawn() {
    let _ = NOTED.try_with(|noted| noted.pictures.set(noted.pictures.get() + 1));
}

/// Notes that Discord did not take the answer to the interaction in hand.
pub fn unsaid(error: &serenity::Error) {
    outcome(Outcome::Unsaid);
    let status = match error {
        serenity::Error::Http(http) => http.status_code().map(|status| status.as_u16()),
        _ => None,
    };
    metrics::request(By::Answers, status, Duration::ZERO, true);
}

/// Notes how the interaction in hand was answered; only the first call counts.
pub fn outcome(outcome: Outcome) {
    let _ = NOTED.try_with(|noted| {
        if noted.outcome.get().is_none() {
            noted.outcome.set(Some(outcome));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::ui::ids::{Ask, GameRef};
    use crate::store::{GuildId, PhaseNo};

    #[test]
    fn a_component_is_named_without_what_it_is_about() {
        let of = GameRef {
            guild: GuildId(5),
            game: GameId(7),
        };
        let id = |ask| ComponentId { of, ask }.to_string();
        assert_eq!(component(&id(Ask::Join)), "Join");
        let ready = Ask::Ready {
            phase: PhaseNo(12),
            ready: true,
        };
        assert_eq!(component(&id(ready)), "Ready");
        assert_eq!(component("something of long ago"), "unknown");
    }
}
