//! Starting and stopping the bot, and noticing when it is stuck.

use std::collections::BTreeMap;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::ConnectionStage;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::desk::Desk;
use crate::scheduler::Clock;
use crate::words::Words;

use super::bot::{Bot, Ctx, Taken};
use super::error::{Fault, on_error};
use super::http::{ApiBase, ProbeError, Token, probe, serenity_http};
use super::pictures::Pictures;
use super::rest::Rest;
use super::{commands, events};

/// What the bot needs to run.
pub struct BotOptions {
    pub token: Token,
    pub base: ApiBase,
    pub desk: Desk,
    pub clock: Arc<dyn Clock>,
    pub pictures: Pictures,
    pub shards: Shards,
    /// Told once the bot is connected and its commands are registered.
    pub ready: Option<oneshot::Sender<()>>,
}

/// Which gateway shards this process serves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shards {
    /// One, for bots in up to 2,500 servers.
    #[default]
    One,
    /// As many as Discord recommends.
    Recommended,
    /// Some of the shards of several processes: `first` to `last` of `total`.
    Range { first: u32, last: u32, total: u32 },
}

/// Why the bot stopped without being asked to.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    #[error(transparent)]
    Probe(#[from] ProbeError),
    #[error("no HTTP client can be made on this system: {0}")]
    Client(#[from] reqwest::Error),
    #[error("the bot could not be set up: {0}")]
    Setup(String),
    #[error("Discord's gateway turned the bot away: {0}")]
    Gateway(String),
    /// The process must end: serenity keeps a task spinning that nothing can stop.
    #[error("shard {shard} has not been connected for {} s; start the program again", .for_.as_secs())]
    Stuck { shard: u32, for_: Duration },
}

/// How long a shard may be without a connection before the process is given up. Discord's own
/// outages last longer than a lost connection, but a restart costs nothing: all state is stored.
const PATIENCE: Duration = Duration::from_secs(180);

/// How often shards are looked at.
const LOOK: Duration = Duration::from_secs(10);

/// Runs the bot until `shutdown` resolves or it cannot go on. Whoever calls it should end the
/// process after an error, so that a supervisor can start it again.
///
/// # Errors
/// See [`RunError`].
pub async fn run(
    options: BotOptions,
    shutdown: impl Future<Output = ()> + Send,
) -> Result<(), RunError> {
    let BotOptions {
        token,
        base,
        desk,
        clock,
        pictures,
        shards,
        ready,
    } = options;
    probe(&base, &token).await?;
    let http = serenity_http(&base, &token)?;
    let rest = Rest::new(base, token)?;
    let words = Words::english();
    let bot = Arc::new(Bot {
        desk,
        clock,
        words,
        pictures,
        rest,
        taken: Taken::default(),
    });

    let (failed, mut failure) = mpsc::channel::<String>(1);
    let framework = poise::Framework::builder()
        .options(options_of(bot.words))
        .setup(move |ctx, me, framework| {
            Box::pin(async move {
                let commands = &framework.options().commands;
                match poise::builtins::register_globally(ctx, commands).await {
                    Ok(()) => {
                        tracing::info!(name = me.user.name, "connected, commands registered");
                        // Nobody may be waiting any more.
                        let _ = ready.map(|r| r.send(()));
                        Ok(bot)
                    }
                    Err(error) => {
                        let _ = failed.try_send(error.to_string());
                        Err(Fault::Internal(error.to_string()))
                    }
                }
            })
        })
        .build();

    let intents = serenity::GatewayIntents::GUILDS | serenity::GatewayIntents::DIRECT_MESSAGES;
    let mut client = serenity::ClientBuilder::new_with_http(http, intents)
        .framework(framework)
        .await
        .map_err(|e| RunError::Gateway(e.to_string()))?;
    let manager = client.shard_manager.clone();

    let running = async {
        match shards {
            Shards::One => client.start().await,
            Shards::Recommended => client.start_autosharded().await,
            Shards::Range { first, last, total } => {
                client.start_shard_range(first..last, total).await
            }
        }
    };
    let result = tokio::select! {
        ended = running => ended.map_err(|e| RunError::Gateway(e.to_string())),
        Some(cause) = failure.recv() => Err(RunError::Setup(cause)),
        stuck = watch(&manager) => Err(stuck),
        () = shutdown => Ok(()),
    };
    if !matches!(result, Err(RunError::Stuck { .. })) {
        manager.shutdown_all().await;
    }
    result
}

fn options_of(words: &Words) -> poise::FrameworkOptions<Arc<Bot>, Fault> {
    poise::FrameworkOptions {
        commands: commands::all(words),
        on_error: |error| Box::pin(on_error(error)),
        event_handler: |framework, event| Box::pin(events::handle(framework, event)),
        // The only check there is: a command that Discord sends twice is run once.
        command_check: Some(|ctx| Box::pin(async move { Ok(first_time(ctx).await) })),
        initialize_owners: false,
        allowed_mentions: Some(serenity::CreateAllowedMentions::new()),
        // The text commands poise also knows; without a prefix there are none.
        prefix_options: poise::PrefixFrameworkOptions {
            mention_as_prefix: false,
            ..Default::default()
        },
        ..Default::default()
    }
}

/// Marks a run that was found to be the first.
struct First;

/// Whether a command comes for the first time. It is asked again for each step from a group to its
/// subcommand.
async fn first_time(ctx: Ctx<'_>) -> bool {
    if ctx.invocation_data::<First>().await.is_some() {
        return true;
    }
    let poise::Context::Application(app) = ctx else {
        return false;
    };
    let first = ctx.data().taken.first(app.interaction.id.get());
    if first {
        ctx.set_invocation_data(First).await;
    }
    first
}

/// Watches the shards; returns when one has been without a connection too long. After some close
/// codes serenity's shard neither reconnects nor ends.
async fn watch(manager: &serenity::ShardManager) -> RunError {
    let mut since: BTreeMap<u32, Instant> = BTreeMap::new();
    loop {
        tokio::time::sleep(LOOK).await;
        let now = Instant::now();
        let stages: Vec<(u32, ConnectionStage)> = manager
            .runners
            .lock()
            .await
            .iter()
            .map(|(id, r)| (id.0, r.stage))
            .collect();
        if let Some((shard, for_)) = stuck(&mut since, &stages, now) {
            return RunError::Stuck { shard, for_ };
        }
    }
}

/// Notes which shards are without a connection; the first that has been for too long, and how long.
fn stuck(
    since: &mut BTreeMap<u32, Instant>,
    stages: &[(u32, ConnectionStage)],
    now: Instant,
) -> Option<(u32, Duration)> {
    since.retain(|shard, _| stages.iter().any(|(id, _)| id == shard));
    for (shard, stage) in stages {
        if *stage == ConnectionStage::Connected {
            since.remove(shard);
        } else {
            since.entry(*shard).or_insert(now);
        }
    }
    let lost = since
        .iter()
        .map(|(shard, start)| (*shard, now.duration_since(*start)));
    lost.into_iter().find(|(_, time)| *time >= PATIENCE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shard_is_stuck_after_a_while_and_not_before() {
        let start = Instant::now();
        let mut since = BTreeMap::new();
        let lost = [
            (0, ConnectionStage::Connected),
            (1, ConnectionStage::Handshake),
        ];
        assert_eq!(stuck(&mut since, &lost, start), None);
        assert_eq!(stuck(&mut since, &lost, start + PATIENCE / 2), None);
        let late = start + PATIENCE;
        assert_eq!(stuck(&mut since, &lost, late), Some((1, PATIENCE)));
    }

    #[test]
    fn a_shard_that_came_back_starts_anew() {
        let start = Instant::now();
        let mut since = BTreeMap::new();
        let lost = [(0, ConnectionStage::Resuming)];
        assert_eq!(stuck(&mut since, &lost, start), None);
        let back = [(0, ConnectionStage::Connected)];
        assert_eq!(stuck(&mut since, &back, start + PATIENCE / 2), None);
        assert_eq!(stuck(&mut since, &lost, start + PATIENCE), None);
        assert_eq!(stuck(&mut since, &[], start + PATIENCE * 3), None);
    }
}
