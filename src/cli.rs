//! The command line: what may be typed, and its help in words of the catalogue.

use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::error::{ContextKind, ErrorKind};
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::boards::BoardTool;
use crate::discord::Shards;
use crate::i18n::Words;
use crate::operations::{Format, Listen, WebAsked};

/// What was typed.
#[derive(Parser, Debug)]
#[command(
    name = "chancery",
    version,
    disable_help_subcommand = true,
    disable_help_flag = true,
    disable_version_flag = true
)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[command(flatten)]
    pub bot: Bot,
    #[command(flatten)]
    pub watch: Watch,
    #[command(flatten)]
    pub web: WebAsked,
    /// Prints the version.
    #[arg(long, short = 'V', action = clap::ArgAction::Version)]
    version: Option<bool>,
}

/// What the program shall do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Plays in the browser, without Discord.
    Sandbox(Sandbox),
    /// Runs the bot on Discord.
    Bot(Bot),
    /// Looks for what is wrong with an installation.
    Doctor(Place),
    /// Adjudicates phases: JSON lines from standard input to standard output.
    Resolve(Resolve),
    /// Verifies the archive of a game.
    Replay(Replay),
    /// Writes the archive of a saved game.
    Archive(Archive),
    /// Checks a receipt of orders against a list of published hashes.
    Receipt(Receipt),
    /// Writes all games into a file, also while the bot runs.
    Backup(Backup),
    /// Puts a backup back.
    Restore(Restore),
    /// Copies all games from one database into another.
    Migrate(Migrate),
    /// Deletes a game that is over.
    Delete(Delete),
    /// Lets computer players play against each other.
    Arena(Arena),
    /// Checks, begins or imports a board of one's own.
    Board(BoardTool),
}

/// Who plays whom, and how often.
#[derive(Args, Clone, Debug)]
pub struct Arena {
    /// A player for each power, such as `normal,dumbbot*6`.
    pub players: String,
    /// Which variant they play.
    #[arg(long, default_value = "standard")]
    pub variant: String,
    /// Which board they play on, if not the variant's own: one of ours by its word, or another's file or folder.
    #[arg(long, value_name = "BOARD|FILE|FOLDER")]
    pub board: Option<PathBuf>,
    /// How many games; in a multiple of the number of players everybody has every power equally often.
    #[arg(long, default_value_t = 70)]
    pub games: u32,
    /// What all chance follows from.
    #[arg(id = "arena-seed", long = "seed", default_value_t = 1)]
    pub seed: u64,
    /// After how many years a game is stopped.
    #[arg(long, default_value_t = 15)]
    pub years: u16,
    /// How many nodes they may use, in thousandths of what they ask for.
    #[arg(long, default_value_t = 1000)]
    pub nodes: u32,
    /// How many games are played at the same time.
    #[arg(long, default_value_t = 1)]
    pub jobs: usize,
    /// One line of JSON a game instead of a table.
    #[arg(long)]
    pub json: bool,
}

/// Which game shall be deleted.
#[derive(Args, Clone, Debug)]
pub struct Delete {
    /// The game's name, or its number.
    pub game: String,
    /// Really delete it, instead of telling what would go.
    #[arg(long)]
    pub yes: bool,
    #[command(flatten)]
    pub place: Place,
}

/// Where the backup shall go.
#[derive(Args, Clone, Debug)]
pub struct Backup {
    /// The file to write, or a folder to write one into.
    pub into: PathBuf,
    #[command(flatten)]
    pub place: Place,
}

/// Which backup shall be put back.
#[derive(Args, Clone, Debug)]
pub struct Restore {
    /// The file that `chancery backup` wrote.
    pub backup: PathBuf,
    /// Put it in the place of games that are there.
    #[arg(long, conflicts_with = "verify")]
    pub replace: bool,
    /// Change nothing, only see whether the backup is whole.
    #[arg(long)]
    pub verify: bool,
    #[command(flatten)]
    pub place: Place,
}

/// From where to where.
#[derive(Args, Clone, Debug)]
pub struct Migrate {
    /// The database to copy: `sqlite:path` or `postgres://…`.
    #[arg(long)]
    pub from: String,
    /// The empty database to copy it to.
    #[arg(long)]
    pub to: String,
}

/// Which receipt shall be checked.
#[derive(Args, Clone, Debug)]
pub struct Receipt {
    /// The receipt, as the bot gave it to its player.
    pub receipt: PathBuf,
    /// A text with the hashes that were published.
    #[arg(long)]
    pub list: Option<PathBuf>,
}

/// What shall be done with the lines.
#[derive(Args, Clone, Debug)]
pub struct Resolve {
    /// The `board.json` that lines are of which name no board, or its folder.
    #[arg(id = "resolve-board", long = "board", value_name = "FILE|FOLDER")]
    pub board: Option<PathBuf>,
    /// Compare each phase with the line that follows it, as in a game's archive.
    #[arg(long)]
    pub check: bool,
}

/// Which archive shall be verified.
#[derive(Args, Clone, Debug)]
pub struct Replay {
    /// The file that `/game archive` gave.
    pub file: PathBuf,
}

/// How the bot shall run.
#[derive(Args, Clone, Debug)]
pub struct Bot {
    #[command(flatten)]
    pub place: Place,
    /// Which of the gateway's shards this process serves: `all`, or some as in `0-3/16`.
    #[arg(long, env = "SHARDS", default_value = "all")]
    pub shards: Shards,
    /// How many MiB the games of one server may take up; 0 for any number.
    #[arg(long, env = "SERVER_SPACE", default_value_t = crate::service::SPACE)]
    pub space: u32,
}

/// Which game's archive shall be written, and where to.
#[derive(Args, Clone, Debug)]
pub struct Archive {
    /// The game's name, or its number.
    pub game: String,
    /// The file to write; without it one named after the game, in the folder one is in.
    #[arg(long)]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub place: Place,
}

/// Where games are kept.
#[derive(Args, Clone, Debug)]
pub struct Place {
    /// The folder games are kept in.
    #[arg(long, env = "CHANCERY_DATA", default_value = "./data")]
    pub data: PathBuf,
    /// A PostgreSQL database instead of a file in the data folder.
    #[arg(long, env = "DATABASE_URL", hide_env_values = true)]
    pub database: Option<String>,
}

/// What the program is watched by, whatever it does.
#[derive(Args, Clone, Copy, Debug)]
pub struct Watch {
    /// Where health and figures are served; nowhere if it is not given.
    #[arg(long, env = "METRICS_ADDR", global = true)]
    pub metrics: Option<Listen>,
    /// How the log is written: `text` or `json`.
    #[arg(long, env = "LOG_FORMAT", default_value = "text", global = true)]
    pub log: Format,
}

/// How the sandbox shall run.
#[derive(Args, Debug)]
pub struct Sandbox {
    /// The address of the page; only this machine can reach it.
    #[arg(long, env = "CHANCERY_ADDR", default_value = "127.0.0.1:8080")]
    pub addr: SocketAddr,
    /// What the moves of “Fill in for the others” follow from; drawn at the start if it is not given.
    #[arg(long)]
    pub seed: Option<u64>,
    #[command(flatten)]
    pub place: Place,
}

/// What is to be printed instead of running.
#[derive(Debug)]
pub enum Told {
    /// What was asked for: help, the version.
    Asked(String),
    /// Why the line cannot be understood.
    Misused(String),
}

/// Reads the command line, the program's name first.
///
/// # Errors
/// The text to print instead, when help was asked for or something does not fit.
pub fn read(line: impl IntoIterator<Item = OsString>) -> Result<Cli, Told> {
    let words = Words::english();
    let matches = worded(Cli::command(), words, "").try_get_matches_from(line);
    let cli = matches.and_then(|mut m| Cli::from_arg_matches_mut(&mut m));
    cli.map_err(|error| match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Told::Asked(error.to_string()),
        kind => Told::Misused(misused(words, kind, &error)),
    })
}

/// Gives a command, its options and its subcommands their texts: `cli-about` and, below it,
/// `cli-about-<command>`; `cli-<option>`.
fn worded(command: clap::Command, words: &Words, name: &str) -> clap::Command {
    let key = match name {
        "" => "cli-about".to_owned(),
        name => format!("cli-about-{name}"),
    };
    let help = clap::Arg::new("help")
        .long("help")
        .short('h')
        .action(clap::ArgAction::Help);
    let options = words.plain("cli-options");
    command
        .about(words.plain(&key))
        .long_about(None)
        .help_template(words.plain("cli-template"))
        .subcommand_help_heading(words.plain("cli-commands"))
        .subcommand_value_name(words.plain("cli-command"))
        .arg(help)
        .mut_args(|arg| {
            let shown = |text: Option<String>| text.unwrap_or_default();
            let default = arg.get_default_values().first();
            let default = shown(default.map(|d| d.to_string_lossy().into_owned()));
            let env = shown(arg.get_env().map(|e| e.to_string_lossy().into_owned()));
            let args = [("default", default.into()), ("env", env.into())];
            let help = words.text(&format!("cli-{}", arg.get_id()), &args);
            let valued = arg.get_action().takes_values();
            arg.help(help)
                .long_help(None)
                .help_heading(options.clone())
                .hide_default_value(valued)
                .hide_env(valued)
        })
        .mut_subcommands(|sub| {
            let name = sub.get_name().to_owned();
            worded(sub, words, &name)
        })
}

/// What does not fit, in a sentence.
fn misused(words: &Words, kind: ErrorKind, error: &clap::Error) -> String {
    let found = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    let key = match kind {
        ErrorKind::UnknownArgument => "cli-unknown",
        ErrorKind::InvalidSubcommand => "cli-unknown-command",
        ErrorKind::InvalidValue | ErrorKind::ValueValidation | ErrorKind::InvalidUtf8 => {
            "cli-bad-value"
        }
        ErrorKind::ArgumentConflict => "cli-twice",
        ErrorKind::MissingRequiredArgument => "cli-missing",
        _ => "cli-misused",
    };
    let args = [
        ("name", found(ContextKind::InvalidArg).into()),
        ("command", found(ContextKind::InvalidSubcommand).into()),
        ("value", found(ContextKind::InvalidValue).into()),
    ];
    words.text(key, &args)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn say(line: &str) -> Result<Cli, Told> {
        read(line.split(' ').map(OsString::from))
    }

    #[test]
    fn every_command_and_option_has_its_text() {
        for line in [
            "chancery --help",
            "chancery sandbox -h",
            "chancery bot --help",
            "chancery doctor --help",
            "chancery resolve --help",
            "chancery receipt --help",
            "chancery replay --help",
            "chancery backup --help",
            "chancery restore --help",
            "chancery migrate --help",
            "chancery archive --help",
            "chancery delete --help",
            "chancery arena --help",
            "chancery board --help",
            "chancery board check --help",
            "chancery board new --help",
            "chancery board import --help",
        ] {
            let Err(Told::Asked(text)) = say(line) else {
                panic!("{line} shows help");
            };
            assert!(!text.contains("[cli-"), "{text}");
        }
    }

    #[test]
    fn what_does_not_fit_is_named() {
        for (line, named) in [
            ("chancery --fast", "--fast"),
            ("chancery dance", "dance"),
            ("chancery sandbox --addr here", "here"),
            ("chancery sandbox --addr", "--addr"),
            ("chancery --data a --data b", "--data"),
            ("chancery --metrics there", "there"),
            ("chancery --web there", "there"),
            ("chancery bot --web-url there", "there"),
            ("chancery bot --log xml", "xml"),
            ("chancery bot --shards 3-0/16", "3-0/16"),
            ("chancery migrate --from sqlite:a", "--to"),
            ("chancery restore", "BACKUP"),
            ("chancery arena --games some", "some"),
            ("chancery board new x --powers 5", "5"),
            ("chancery board import stone x -o y", "stone"),
            ("chancery board import python x", "FOLDER"),
        ] {
            let Err(Told::Misused(text)) = say(line) else {
                panic!("{line} is refused");
            };
            assert!(text.contains(named), "{line}: {text}");
            assert!(!text.contains("[cli-"), "{text}");
        }
    }

    #[test]
    fn what_fits_is_taken() {
        let cli = say("chancery sandbox --addr 127.0.0.1:1 --data x").expect("it fits");
        let Some(Command::Sandbox(sandbox)) = cli.command else {
            panic!("the sandbox");
        };
        assert_eq!(sandbox.addr.port(), 1);
        assert_eq!(sandbox.place.data, PathBuf::from("x"));
        for line in [
            "chancery --metrics 9464 bot",
            "chancery bot --metrics 127.0.0.1:9464",
        ] {
            let metrics = say(line).expect("it fits").watch.metrics;
            let at = metrics.map(|listen| listen.to_string());
            assert_eq!(at.as_deref(), Some("127.0.0.1:9464"), "{line}");
        }
        let web = say("chancery bot --web 8090 --web-url https://a.example/x/").expect("it fits");
        let url = web.web.web_url.map(|url| url.to_string());
        assert_eq!(url.as_deref(), Some("https://a.example/x"));
        assert!(web.web.web.is_some());
    }
}
