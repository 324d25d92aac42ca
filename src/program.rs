//! The program from its command line on: the bot, the sandbox, and the resolver for files.

use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use crate::archive::{self, Code};
use crate::cli::{self, Cli, Command, Place, Receipt, Resolve, Told};
use crate::failure::Failure;
use crate::i18n::Words;
use crate::operations::WebAsked;
use crate::operations::doctor::{self, Patient};
use crate::resolve::Boards;
use crate::scheduler::{Clock, SystemClock};
use crate::service::{ENGINE, hash_of_text};
use crate::{app, archiving, arena, boards, copies, operations};

/// How large the stack of a thread that answers may grow, in bytes. An unoptimised build needs up to 2 MB, which is
/// what a thread has otherwise; what is not touched takes no memory.
const STACK: usize = 8 << 20;

/// The code the program ends with where another start is of no use: `EX_CONFIG` of sysexits.
const LASTING: u8 = 78;

/// Does what the command line says, and returns how it ended.
pub fn main() -> ExitCode {
    // What it writes (games with sealed orders, backups, archives) is for its own user alone.
    #[cfg(unix)]
    rustix::process::umask(rustix::fs::Mode::RWXG | rustix::fs::Mode::RWXO);
    // A missing .env is the normal case; a broken one is told about.
    if let Err(error) = dotenvy::dotenv()
        && !error.not_found()
    {
        return failed(&Failure::Env(error));
    }
    let cli = match cli::read(std::env::args_os()) {
        Ok(cli) => cli,
        Err(Told::Asked(text)) => {
            // Nobody may be reading any more.
            let _ = writeln!(std::io::stdout(), "{}", text.trim_end());
            return ExitCode::SUCCESS;
        }
        Err(Told::Misused(text)) => {
            complain(&text);
            return ExitCode::from(2);
        }
    };
    if let Some(Command::Resolve(how)) = &cli.command {
        return resolve(how);
    }
    if let Some(Command::Receipt(which)) = &cli.command {
        return receipt(which);
    }
    if let Some(Command::Replay(replay)) = &cli.command {
        return verify(&replay.file);
    }
    if let Some(Command::Arena(wanted)) = &cli.command {
        return arena::run(Words::english(), wanted).unwrap_or_else(|sentence| {
            complain(&sentence);
            ExitCode::from(2)
        });
    }
    if let Some(Command::Board(tool)) = &cli.command {
        return boards::run(Words::english(), &tool.act);
    }
    let wanted = std::env::var("RUST_LOG").ok();
    operations::init(cli.watch.log, wanted.as_deref());
    // At least two threads: after some closes serenity keeps one busy until the watchdog has seen it.
    let threads = std::thread::available_parallelism().map_or(2, |n| n.get().max(2));
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(threads)
        .thread_stack_size(STACK)
        .enable_all()
        .build();
    let runtime = match runtime {
        Ok(runtime) => runtime,
        Err(error) => {
            return failed(&Failure::Threads(error));
        }
    };
    let ended = runtime.block_on(run(cli));
    // A picture that is being drawn for nobody is not waited for.
    runtime.shutdown_timeout(Duration::from_millis(500));
    match ended {
        Ok(code) => code,
        Err(failure) => failed(&failure),
    }
}

/// Tells a receipt's hash and whether it is in the list, if there is one.
fn receipt(which: &Receipt) -> ExitCode {
    let words = Words::english();
    let read = |path: &std::path::Path| {
        std::fs::read_to_string(path).map_err(|cause| {
            let path = path.display().to_string();
            let args = [("file", path.into()), ("cause", cause.to_string().into())];
            complain(&words.text("cli-unreadable", &args));
        })
    };
    let Ok(text) = read(&which.receipt) else {
        return ExitCode::FAILURE;
    };
    let Some(hash) = hash_of_text(&text).map(|hash| hash.to_string()) else {
        complain(&words.plain("cli-no-receipt"));
        return ExitCode::FAILURE;
    };
    let list = match which.list.as_deref().map(read).transpose() {
        Ok(list) => list,
        Err(()) => return ExitCode::FAILURE,
    };
    let listed = list.map(|list| {
        let mut parts = list.split(|c: char| !c.is_ascii_alphanumeric());
        parts.any(|part| part.eq_ignore_ascii_case(&hash))
    });
    let key = match listed {
        Some(true) => "cli-receipt-listed",
        Some(false) => "cli-receipt-not-listed",
        None => "cli-receipt-hash",
    };
    let told = words.text(key, &[("hash", hash.into())]);
    // Nobody may be reading any more.
    let _ = writeln!(std::io::stdout(), "{told}");
    match listed {
        Some(false) => ExitCode::FAILURE,
        _ => ExitCode::SUCCESS,
    }
}

/// Tells why the program ends.
fn failed(failure: &Failure) -> ExitCode {
    complain(&failure.sentence(Words::english()));
    if failure.is_lasting() {
        ExitCode::from(LASTING)
    } else {
        ExitCode::FAILURE
    }
}

fn complain(text: &str) {
    let line = Words::english().text("start-error", &[("text", text.to_owned().into())]);
    // Nobody may be reading any more.
    let _ = writeln!(std::io::stderr(), "{line}");
}

async fn run(cli: Cli) -> Result<ExitCode, Failure> {
    let set = |name| std::env::var(name).ok().filter(|v| !v.trim().is_empty());
    let token = set("DISCORD_TOKEN");
    // For tests of the program as it is: only an address of this machine is taken.
    let api = set("CHANCERY_DISCORD_API");
    let keep = |place: Place| app::Keep {
        folder: place.data,
        database: place.database,
    };
    let (watch, web) = (cli.watch.metrics, cli.web);
    let done = match (cli.command, token) {
        (Some(Command::Sandbox(sandbox)), _) => {
            let keep = keep(sandbox.place);
            app::sandbox(
                sandbox.addr,
                keep,
                watch,
                web,
                sandbox.seed,
                "start-sandbox-asked",
            )
            .await
        }
        (Some(Command::Doctor(place)), token) => {
            return examine(token, keep(place), api.as_deref(), web).await;
        }
        (Some(Command::Bot(bot)), Some(token)) => {
            let (shards, space) = (bot.shards, bot.space);
            app::bot(
                &token,
                keep(bot.place),
                shards,
                space,
                api.as_deref(),
                (watch, web),
            )
            .await
        }
        (Some(Command::Bot(_)), None) => Err(Failure::NoToken),
        (None, Some(token)) => {
            app::bot(
                &token,
                keep(cli.bot.place),
                cli.bot.shards,
                cli.bot.space,
                api.as_deref(),
                (watch, web),
            )
            .await
        }
        (Some(Command::Backup(how)), _) => copies::backup(&keep(how.place), &how.into).await,
        (Some(Command::Restore(how)), _) => {
            copies::restore(&keep(how.place), &how.backup, how.replace, how.verify).await
        }
        (Some(Command::Migrate(how)), _) => copies::migrate(&how.from, &how.to).await,
        (Some(Command::Archive(which)), _) => {
            archiving::archive(&which.game, which.out, keep(which.place)).await
        }
        (Some(Command::Delete(which)), _) => {
            let now = SystemClock.now();
            archiving::delete(&which.game, which.yes, keep(which.place), now).await
        }
        (
            Some(
                Command::Arena(_)
                | Command::Board(_)
                | Command::Resolve(_)
                | Command::Receipt(_)
                | Command::Replay(_),
            ),
            _,
        ) => Ok(()),
        (None, None) => {
            let addr = std::env::var("CHANCERY_ADDR").unwrap_or_else(|_| "127.0.0.1:8080".into());
            let addr = addr.parse().map_err(|_| Failure::Address(addr))?;
            app::sandbox(
                addr,
                keep(cli.bot.place),
                watch,
                web,
                None,
                "start-sandbox-no-token",
            )
            .await
        }
    };
    done.map(|()| ExitCode::SUCCESS)
}

/// Looks at the installation and says what is wrong with it; the exit code says whether anything is.
async fn examine(
    token: Option<String>,
    keep: app::Keep,
    api: Option<&str>,
    web: WebAsked,
) -> Result<ExitCode, Failure> {
    let words = Words::english();
    let patient = Patient {
        token,
        web,
        base: app::base(api)?,
        folder: keep.folder,
        database: keep.database,
        clock: || SystemClock.now(),
    };
    let findings = doctor::examine(&patient, words).await;
    let (text, well) = doctor::report(words, &findings);
    // Nobody may be reading any more.
    let _ = writeln!(std::io::stdout(), "{text}");
    Ok(if well {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Verifies an archive. The exit code tells what was found: see `docs/archive.md`.
fn verify(file: &Path) -> ExitCode {
    let words = Words::english();
    let most = archive::LARGEST_PACKED as u64 + 1;
    let mut bytes = Vec::new();
    let read = File::open(file).and_then(|f| f.take(most).read_to_end(&mut bytes));
    if let Err(error) = read {
        let args = [
            ("file", file.display().to_string().into()),
            ("cause", error.to_string().into()),
        ];
        complain(&words.text("verify-no-file", &args));
        return ExitCode::from(Code::Unreadable.number());
    }
    let (lines, code) = archive::tell(words, &archive::verify(&bytes, ENGINE));
    // Nobody may be reading any more.
    let _ = writeln!(std::io::stdout(), "{}", lines.join("\n"));
    ExitCode::from(code.number())
}

fn resolve(how: &Resolve) -> ExitCode {
    let board = match how.board.as_deref().map(boards::read).transpose() {
        Ok(board) => board,
        Err(sentence) => {
            complain(&sentence);
            return ExitCode::from(2);
        }
    };
    let (input, output) = (std::io::stdin().lock(), std::io::stdout().lock());
    let known = Boards {
        usual: board,
        find: &boards::find,
    };
    let done = if how.check {
        crate::resolve::check_on(input, output, known)
    } else {
        crate::resolve::run_on(input, output, known).map(|()| true)
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => failed(&Failure::Lines(error)),
    }
}
