//! The log on standard error: as text for people, or as JSON lines for what collects logs.
//!
//! How much is said is set by `RUST_LOG` for this program alone. Libraries are held at warnings
//! whatever it says: what they tell below that may hold a request's address with the token of an
//! interaction, or the values of a query.

use std::backtrace::{Backtrace, BacktraceStatus};
use std::io::IsTerminal;
use std::panic::PanicHookInfo;
use std::str::FromStr;

use tracing::level_filters::LevelFilter;
use tracing::{Level, Metadata, Subscriber};
use tracing_subscriber::filter::{EnvFilter, filter_fn};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt};

/// How the log is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// A line for people.
    #[default]
    Text,
    /// A JSON object a line, with the fields of the event and of the spans around it.
    Json,
}

/// The text names no format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is neither text nor json")]
pub struct BadFormat(String);

impl FromStr for Format {
    type Err = BadFormat;

    fn from_str(text: &str) -> Result<Format, BadFormat> {
        match text {
            "text" => Ok(Format::Text),
            "json" => Ok(Format::Json),
            _ => Err(BadFormat(text.chars().take(40).collect())),
        }
    }
}

/// What is said where `RUST_LOG` says nothing.
const USUAL: &str = "warn,chancery=info";

/// Starts the log; from then on panics are told of there, too. `wanted` is what `RUST_LOG` holds; where it
/// cannot be read the usual is said.
pub fn init(format: Format, wanted: Option<&str>) {
    let read = wanted.map(EnvFilter::try_new).transpose();
    let is_unread = read.is_err();
    let wanted = read.ok().flatten();
    let wanted = wanted.unwrap_or_else(|| EnvFilter::new(USUAL));
    filtered(wanted).with(lines(format, std::io::stderr)).init();
    std::panic::set_hook(Box::new(panicked));
    if is_unread {
        tracing::warn!("RUST_LOG is invalid; using the default log level");
    }
}

/// How lines are written in a format, whatever comes into the log.
pub fn lines<S, W>(format: Format, writer: W) -> Box<dyn Layer<S> + Send + Sync>
where
    S: Subscriber + for<'s> LookupSpan<'s>,
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    // Colours are for a terminal: in a file or a journal they are rubbish.
    let plain = std::env::var_os("NO_COLOR").is_some_and(|set| !set.is_empty());
    let coloured = std::io::stderr().is_terminal() && !plain;
    let lines = fmt::layer().with_writer(writer).with_ansi(coloured);
    match format {
        Format::Text => lines.boxed(),
        Format::Json => lines
            .json()
            .flatten_event(true)
            .with_current_span(false)
            .with_span_list(true)
            .boxed(),
    }
}

/// Tells of a panic: where it was; and its words only if they stand in the program as they are. Words that
/// were put together may hold what somebody wrote.
fn panicked(panic: &PanicHookInfo<'_>) {
    let at = panic.location().map(ToString::to_string);
    let words = panic.payload().downcast_ref::<&'static str>().copied();
    let trace = Backtrace::capture();
    // It holds names and places of the program, no values. Off unless RUST_BACKTRACE asks for it.
    let trace = matches!(trace.status(), BacktraceStatus::Captured).then(|| trace.to_string());
    let thread = std::thread::current();
    tracing::error!(at, words, trace, thread = thread.name(), "a task panicked");
}

/// What may come into the log at all.
///
/// The filters are the whole log's, not one layer's: a layer's own forgets whether a line is wanted when
/// somebody asks in between whether another would be (tokio-rs/tracing#2519). sqlx asks that after every
/// query, and the next line was lost: the one that says what went wrong with it.
fn filtered(wanted: EnvFilter) -> impl Subscriber + for<'a> LookupSpan<'a> + Send + Sync {
    tracing_subscriber::registry()
        .with(wanted)
        .with(filter_fn(may_be_said))
}

/// Whether a line may come into the log: of others only warnings and worse.
pub fn may_be_said(of: &Metadata<'_>) -> bool {
    is_ours(of.target()) || *of.level() <= LevelFilter::from_level(Level::WARN)
}

/// Our packages that write into the log, as their lines name them.
const OURS: [&str; 3] = ["chancery", "chancery_service", "chancery_store"];

fn is_ours(target: &str) -> bool {
    let package = target.split("::").next().unwrap_or(target);
    OURS.contains(&package)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io;
    use std::sync::{Arc, Mutex};
    use tracing::callsite::{Callsite, Identifier};
    use tracing::field::FieldSet;
    use tracing::metadata::Kind;
    use tracing::subscriber::Interest;

    #[derive(Clone, Default)]
    struct Kept(Arc<Mutex<Vec<u8>>>);

    impl io::Write for Kept {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// A log of all that is wanted, and what came into it.
    fn log(wanted: &str) -> (impl Subscriber + Send + Sync + use<>, Kept) {
        let kept = Kept::default();
        let writer = kept.clone();
        let lines = fmt::layer().with_writer(move || writer.clone());
        (filtered(EnvFilter::new(wanted)).with(lines), kept)
    }

    impl Kept {
        fn text(&self) -> String {
            String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
        }
    }

    #[test]
    fn every_package_of_ours_is_heard() {
        let crates = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("crates");
        let folders = std::fs::read_dir(crates).expect("the packages");
        let manifests = folders.map(|folder| folder.expect("a folder").path().join("Cargo.toml"));
        let texts = manifests.map(|path| std::fs::read_to_string(path).expect("a manifest"));
        // The stand-in is a library for any bot.
        let logging =
            texts.filter(|text| text.contains("\ntracing") && text.contains("name = \"chancery-"));
        let mut names: Vec<String> = logging
            .filter_map(|text| {
                let (_, rest) = text.split_once("name = \"")?;
                Some(rest.split_once('"')?.0.replace('-', "_"))
            })
            .collect();
        names.push("chancery".to_owned());
        names.sort();
        assert_eq!(names, OURS);
    }

    #[test]
    fn others_are_held_at_warnings_however_much_is_asked_for() {
        let (log, kept) = log("trace");
        tracing::subscriber::with_default(log, || {
            tracing::trace!(target: "chancery::discord", "ours");
            tracing::trace!(target: "chancery_service::turns", "the service's");
            tracing::debug!(target: "serenity::http", "theirs");
            tracing::debug!(target: "chancery_other", "not ours");
            tracing::warn!(target: "sqlx", "their warning");
        });
        let text = kept.text();
        assert!(text.contains("ours"), "{text}");
        assert!(text.contains("the service's"), "{text}");
        assert!(text.contains("their warning"), "{text}");
        assert!(!text.contains("theirs"), "{text}");
        assert!(!text.contains("not ours"), "{text}");
    }

    /// What sqlx asks about after each query, and nobody wants to read.
    struct Theirs;
    static THEIRS: Metadata<'static> = Metadata::new(
        "query",
        "sqlx::query",
        Level::DEBUG,
        None,
        None,
        None,
        FieldSet::new(&[], Identifier(&Theirs)),
        Kind::EVENT,
    );

    impl Callsite for Theirs {
        fn set_interest(&self, _: Interest) {}

        fn metadata(&self) -> &Metadata<'_> {
            &THEIRS
        }
    }

    #[test]
    fn no_line_is_lost_because_somebody_asked_about_another() {
        let (log, kept) = log(USUAL);
        tracing::subscriber::with_default(log, || {
            for _ in 0..2 {
                let asked = tracing::dispatcher::get_default(|log| log.enabled(&THEIRS));
                assert!(!asked);
                tracing::error!(target: "chancery_service", "ours");
            }
        });
        assert_eq!(kept.text().matches("ours").count(), 2, "{}", kept.text());
    }
}
