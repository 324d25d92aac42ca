//! The command line: the bot, the sandbox, and the resolver for files.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use tracing_subscriber::EnvFilter;

use chancery::app;

/// Runs games of Diplomacy on Discord, or in a sandbox in your browser.
///
/// Without a command: on Discord if DISCORD_TOKEN is set, else the sandbox.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    place: Place,
}

#[derive(Subcommand)]
enum Command {
    /// Plays in the browser, without Discord
    Sandbox(Sandbox),
    /// Runs the bot on Discord
    Bot(Place),
    /// Adjudicates phases: JSON lines from standard input to standard output
    Resolve,
}

/// Where games are kept.
#[derive(Args, Clone)]
struct Place {
    /// The folder games are kept in
    #[arg(long, env = "CHANCERY_DATA", default_value = "./data")]
    data: PathBuf,
    /// A PostgreSQL database (postgres://...) instead of a file in the data folder
    #[arg(long, env = "DATABASE_URL", hide_env_values = true)]
    database: Option<String>,
}

#[derive(Args)]
struct Sandbox {
    /// The address of the page; only this machine can reach it
    #[arg(long, env = "CHANCERY_ADDR", default_value = "127.0.0.1:8080")]
    addr: SocketAddr,
    #[command(flatten)]
    place: Place,
}

fn main() -> ExitCode {
    // A missing .env is the normal case; a broken one is told about.
    if let Err(error) = dotenvy::dotenv()
        && !error.not_found()
    {
        eprintln!("error: .env cannot be read: {error}");
        return ExitCode::FAILURE;
    }
    let cli = Cli::parse();
    if let Some(Command::Resolve) = cli.command {
        return resolve();
    }
    // The token is read by nobody else: serenity and sqlx log at their own levels, without it.
    let filter =
        EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn,chancery=info"));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .init();
    // At least two threads: after some closes serenity keeps one busy until the watchdog has seen it.
    let threads = std::thread::available_parallelism().map_or(2, |n| n.get().max(2));
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(threads)
        .enable_all()
        .build();
    let runtime = match runtime {
        Ok(runtime) => runtime,
        Err(error) => {
            eprintln!("error: no threads to run on: {error}");
            return ExitCode::FAILURE;
        }
    };
    match runtime.block_on(run(cli)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {}", told(&error));
            ExitCode::FAILURE
        }
    }
}

/// An error with its causes; a cause that the text before it repeats is left out.
fn told(error: &anyhow::Error) -> String {
    let mut text = String::new();
    for cause in error.chain().map(ToString::to_string) {
        if !text.contains(&cause) {
            if !text.is_empty() {
                text.push_str(": ");
            }
            text.push_str(&cause);
        }
    }
    text
}

async fn run(cli: Cli) -> anyhow::Result<()> {
    let token = std::env::var("DISCORD_TOKEN")
        .ok()
        .filter(|t| !t.trim().is_empty());
    let keep = |place: Place| app::Keep {
        folder: place.data,
        database: place.database,
    };
    match (cli.command, token) {
        (Some(Command::Sandbox(sandbox)), _) => {
            app::sandbox(sandbox.addr, keep(sandbox.place), "start-sandbox-asked").await
        }
        (Some(Command::Bot(place)), Some(token)) => app::bot(&token, keep(place)).await,
        (Some(Command::Bot(_)), None) => {
            anyhow::bail!("DISCORD_TOKEN is not set: put it into the environment or into .env")
        }
        (None, Some(token)) => app::bot(&token, keep(cli.place)).await,
        (Some(Command::Resolve), _) => Ok(()),
        (None, None) => {
            let addr = std::env::var("CHANCERY_ADDR").unwrap_or_else(|_| "127.0.0.1:8080".into());
            let addr = addr.parse().map_err(|_| {
                anyhow::anyhow!("CHANCERY_ADDR is not an address such as 127.0.0.1:8080: `{addr}`")
            })?;
            app::sandbox(addr, keep(cli.place), "start-sandbox-no-token").await
        }
    }
}

fn resolve() -> ExitCode {
    let (input, output) = (std::io::stdin().lock(), std::io::stdout().lock());
    match chancery::resolve::run(input, output) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
