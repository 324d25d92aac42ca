//! Starting and stopping the bot, and starting its connection anew when that is stuck.

use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use poise::serenity_prelude as serenity;
use tokio::sync::{mpsc, oneshot, watch as watched};

use super::shards::Shards;
use super::watchdog::{Stuck, Watchdog, take_apart, watch};
use super::{events, registered};
use crate::discord::access;
use crate::discord::api::http::{ApiBase, ProbeError, Token, probe, serenity_http};
use crate::discord::api::rest::Rest;
use crate::discord::commands;
use crate::discord::orders::refused_lines::Refused;
use crate::discord::pictures::Pictures;
use crate::discord::ui::bot::{Bot, Ctx, Services, Taken, costly};
use crate::discord::ui::commands::id_of;
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::framework_error::on_error;
use crate::discord::ui::in_flight::InHand;
use crate::discord::ui::trace::{Noting, Stages};
use crate::discord::window::WebUrl;
use crate::i18n::Words;
use crate::metrics;
use crate::scheduler::Clock;
use crate::service::Service;

/// How long answers in hand may take once the bot is asked to stop.
const FINISH: Duration = Duration::from_secs(7);

/// All that the bot needs to connect to Discord and to answer.
pub struct BotOptions {
    /// The bot's token; secret.
    pub token: Token,
    /// The address of Discord's API.
    pub base: ApiBase,
    /// What people can do with games.
    pub service: Service,
    /// The clock by which requests are dated.
    pub clock: Arc<dyn Clock>,
    /// What draws pictures.
    pub pictures: Pictures,
    /// The bot's own requests, which the courier uses as well.
    pub rest: Rest,
    /// Which shards of the gateway it serves.
    pub shards: Shards,
    /// How long a shard may be dead before the connection is made again.
    pub watchdog: Watchdog,
    /// What is being answered; a stopping bot finishes it first.
    pub in_hand: InHand,
    /// The address at which games' pages are served, if they are.
    pub web: Option<WebUrl>,
    /// Told once the bot is connected and its commands are registered: its application's id.
    pub ready: Option<oneshot::Sender<u64>>,
}

/// Why the bot stopped without being asked to.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// Discord did not accept the bot before it connected.
    #[error(transparent)]
    Probe(#[from] ProbeError),
    /// No HTTP client could be made on this system.
    #[error("cannot create an HTTP client on this system: {0}")]
    Client(#[from] reqwest::Error),
    /// The bot's commands or its framework could not be set up.
    #[error("cannot set up the bot: {0}")]
    Setup(String),
    /// Discord closed the connection for good.
    #[error("Discord's gateway rejected the bot: {0}")]
    Gateway(String),
    /// The application lacks a privileged intent that the bot asks for.
    #[error("Discord does not grant the intents the bot asks for")]
    Intents,
}

impl RunError {
    /// Whether trying again later may help, where it has worked before.
    fn may_pass(&self) -> bool {
        match self {
            RunError::Probe(ProbeError::Unreachable { .. } | ProbeError::Odd { .. })
            | RunError::Setup(_) => true,
            RunError::Probe(ProbeError::WrongToken | ProbeError::Elsewhere { .. })
            | RunError::Client(_)
            | RunError::Gateway(_)
            | RunError::Intents => false,
        }
    }
}

/// What resolves when the bot shall stop. Boxed, so that all this is compiled once.
pub type Shutdown = Pin<Box<dyn Future<Output = ()> + Send>>;

/// Runs the bot until `shutdown` resolves or it cannot go on. A connection that is stuck is taken
/// down and made anew, in the same process and with everything else running on.
///
/// # Errors
/// See [`RunError`]. Once the bot has been started, what may pass is waited out instead.
pub async fn run(options: BotOptions, mut shutdown: Shutdown) -> Result<(), RunError> {
    let BotOptions {
        token,
        base,
        service,
        clock,
        pictures,
        rest,
        shards,
        watchdog,
        in_hand,
        web,
        ready,
    } = options;
    let bot = Bot::new(Services {
        service,
        clock,
        pictures,
        rest,
        taken: Taken::default(),
        refused: Refused::default(),
        in_hand,
        costly: costly(),
        reading: Default::default(),
        showing: Default::default(),
        web,
    });
    let mut connection = Connection {
        bot,
        base,
        token,
        shards,
        watchdog,
        ready: Arc::new(Mutex::new(ready)),
        connected: Arc::default(),
        application: Arc::new(watched::channel(None).0),
    };
    let mut pause = watchdog.pause;
    let mut again = false;
    loop {
        match connection.keep(&mut shutdown).await {
            Ok(None) => return Ok(()),
            Ok(Some((shard, seconds))) => {
                tracing::error!(
                    shard,
                    seconds,
                    "no connection to Discord; restarting the connection"
                );
            }
            Err(error) if again && error.may_pass() => {
                tracing::error!(%error, "no connection to Discord; trying again");
            }
            Err(error) => return Err(error),
        }
        again = true;
        metrics::restarted();
        if connection.connected.swap(false, Ordering::Relaxed) {
            pause = watchdog.pause;
        }
        tracing::info!(seconds = pause.as_secs(), "waiting before restarting");
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = &mut shutdown => return Ok(()),
        }
        pause = (pause * 2).min(watchdog.longest_pause);
    }
}

/// What each new connection is made from.
struct Connection {
    bot: Bot,
    base: ApiBase,
    token: Token,
    shards: Shards,
    watchdog: Watchdog,
    ready: Arc<Mutex<Option<oneshot::Sender<u64>>>>,
    /// Whether the bot was connected since this was last asked.
    connected: Arc<AtomicBool>,
    /// The bot's application, once Discord has named it.
    application: Arc<watched::Sender<Option<u64>>>,
}

impl Connection {
    /// Connects and stays connected until `shutdown` resolves (`None`) or it is stuck (which shard,
    /// and for how many seconds).
    async fn keep(&mut self, shutdown: &mut Shutdown) -> Result<Option<(u32, u64)>, RunError> {
        // Before every client: without a gateway's address serenity would fall back to Discord's.
        probe(&self.base, &self.token).await?;
        let http = serenity_http(&self.base, &self.token)?;
        let (failed, mut failure) = mpsc::channel::<String>(1);
        let framework = self.framework(failed);
        let intents = serenity::GatewayIntents::GUILDS | serenity::GatewayIntents::DIRECT_MESSAGES;
        let mut client = serenity::ClientBuilder::new_with_http(http, intents)
            .framework(Noting(framework))
            .event_handler(Stages)
            .await
            .map_err(refused)?;
        let manager = client.shard_manager.clone();
        let shards = self.shards;
        let running = async {
            match shards {
                Shards::One => client.start().await,
                Shards::Recommended => client.start_autosharded().await,
                Shards::Range { first, last, total } => {
                    client.start_shard_range(first..last, total).await
                }
            }
        };
        let result: Result<Option<Stuck>, RunError> = tokio::select! {
            ended = running => ended.map(|()| None).map_err(refused),
            Some(cause) = failure.recv() => Err(RunError::Setup(cause)),
            stuck = watch(&manager, self.watchdog) => Ok(Some(stuck)),
            () = shutdown => Ok(None),
            () = registered::keep_offering(&self.bot, self.application.subscribe()) => {
                Err(RunError::Setup("nobody knows the application any more".to_owned()))
            }
        };
        match result {
            Ok(Some(stuck)) => {
                let told = (stuck.shard, stuck.since.as_secs());
                take_apart(manager, stuck).await;
                Ok(Some(told))
            }
            Ok(None) => {
                // No new events; what is being answered is finished beside it.
                let finished = self.bot.in_hand.finished(FINISH);
                let ((), left) = tokio::join!(manager.shutdown_all(), finished);
                if left > 0 {
                    tracing::warn!(left, "some answers were not finished in time");
                }
                Ok(None)
            }
            Err(error) => {
                manager.shutdown_all().await;
                Err(error)
            }
        }
    }

    /// Poise, which registers the commands once connected; `failed` hears why it could not.
    fn framework(&mut self, failed: mpsc::Sender<String>) -> poise::Framework<Bot, AnswerError> {
        let bot = self.bot.clone();
        let connected = self.connected.clone();
        let ready = self.ready.clone();
        let application = self.application.clone();
        let registers = self.shards.has_first();
        poise::Framework::builder()
            .options(options_of(bot.words))
            .setup(move |ctx, me, _| {
                Box::pin(async move {
                    // Of several processes one does it, for all.
                    let registered = if registers {
                        let commands = registered::everywhere(bot.words);
                        serenity::Command::set_global_commands(ctx, commands)
                            .await
                            .map(drop)
                    } else {
                        Ok(())
                    };
                    match registered {
                        Ok(()) => {
                            tracing::info!(name = me.user.name, "connected, commands registered");
                            connected.store(true, Ordering::Relaxed);
                            application.send_replace(Some(me.application.id.get()));
                            let first = ready.lock().unwrap_or_else(PoisonError::into_inner).take();
                            // Nobody may be waiting any more.
                            let _ = first.map(|r| r.send(me.application.id.get()));
                            Ok(bot)
                        }
                        Err(error) => {
                            // Only the first is waited for.
                            let _ = failed.try_send(error.to_string());
                            Err(AnswerError::Internal(error.to_string()))
                        }
                    }
                })
            })
            .build()
    }
}

/// Serenity's errors: what Discord's gateway says no to, and the rest.
fn refused(error: serenity::Error) -> RunError {
    use serenity::GatewayError as G;
    match error {
        serenity::Error::Gateway(G::InvalidAuthentication) => ProbeError::WrongToken.into(),
        serenity::Error::Gateway(G::InvalidGatewayIntents | G::DisallowedGatewayIntents) => {
            RunError::Intents
        }
        serenity::Error::Gateway(why) => RunError::Gateway(why.to_string()),
        other => RunError::Setup(other.to_string()),
    }
}

fn options_of(words: &Words) -> poise::FrameworkOptions<Bot, AnswerError> {
    poise::FrameworkOptions {
        commands: access::with_seat_uses(commands::all(words)),
        pre_command: |ctx| {
            Box::pin(async move {
                ctx.data().in_hand.begin(id_of(&ctx));
                crate::discord::ui::commands::note(ctx).await;
            })
        },
        post_command: |ctx| {
            Box::pin(async move {
                crate::discord::ui::answering::afterwards(ctx).await;
                ctx.data().in_hand.end(id_of(&ctx));
            })
        },
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
