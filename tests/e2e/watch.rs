//! Listens to the log: for events serenity could not read, which it drops with no more than a debug
//! line, and for secrets, which belong in no line at any level. What is searched for secrets are the lines an
//! operator would have, made by the program's own code (`operations::lines`), in both formats and with as much
//! of ours as there is.

use chancery::operations::{Format, lines, may_be_said};
use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, Once, PoisonError};
use tracing::Metadata;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::writer::OptionalWriter;
use tracing_subscriber::fmt::{self, MakeWriter};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

static UNKNOWN: Mutex<Vec<String>> = Mutex::new(Vec::new());
static SECRETS: Mutex<Vec<String>> = Mutex::new(Vec::new());
static LABOUR: Mutex<Vec<String>> = Mutex::new(Vec::new());
static LEAKS: Mutex<Vec<String>> = Mutex::new(Vec::new());

fn open<T>(list: &'static Mutex<T>) -> std::sync::MutexGuard<'static, T> {
    list.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Keeps the lines that matter and sends warnings on to the test's output.
#[derive(Clone, Copy)]
struct Ear;

impl Write for Ear {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let text = String::from_utf8_lossy(bytes);
        if text.contains("An unknown event was received") {
            open(&UNKNOWN).push(text.trim().to_owned());
        }
        if text.contains("work before the first answer") && is_too_much(&text) {
            open(&LABOUR).push(text.trim().to_owned());
        }
        if [" WARN ", "ERROR "]
            .iter()
            .any(|level| text.contains(level))
        {
            print!("{text}");
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Ear {
    type Writer = Ear;

    fn make_writer(&'a self) -> Ear {
        Ear
    }
}

/// How many requests to Discord, and how many pictures, may come before a first answer: Discord waits three
/// seconds for it, and a test on a busy machine cannot measure those.
const MOST: [(&str, u32); 2] = [("requests", 8), ("pictures", 1)];

/// Whether a line tells of more work before a first answer than three seconds may be enough for.
pub fn is_too_much(line: &str) -> bool {
    MOST.iter().any(|(what, most)| {
        let found = line.split(&format!("{what}=")).nth(1);
        let digits = found.map(|rest| rest.split(|c: char| !c.is_ascii_digit()).next());
        let count = digits
            .flatten()
            .and_then(|digits| digits.parse::<u32>().ok());
        count.is_some_and(|count| count > *most)
    })
}

/// What was done before first answers that was too much, in any test of this binary.
pub fn labour() -> Vec<String> {
    open(&LABOUR).clone()
}

/// What a line may never hold, whatever is played: the insides of orders, as `{:?}` writes them.
const INSIDES: [&str; 5] = ["UnitRef {", "Transfer {", "Sheet {", "Receipt {", "Draft {"];

/// Notes a line that holds a secret.
fn judge(text: &str) {
    let insides = INSIDES.iter().any(|part| text.contains(part));
    let known = || open(&SECRETS).iter().any(|secret| text.contains(secret));
    if insides || known() || holds_a_token(text) {
        open(&LEAKS).push(text.trim().to_owned());
    }
}

/// Whether a text holds the token of an interaction, as the stand-in makes them: with it anybody may answer
/// in the bot's name for a quarter of an hour.
pub fn holds_a_token(text: &str) -> bool {
    text.match_indices('.').any(|(at, _)| {
        let before = text[..at].bytes().rev().take_while(u8::is_ascii_digit);
        let after = text[at + 1..].bytes().take_while(u8::is_ascii_hexdigit);
        before.count() >= 15 && after.count() >= 32
    })
}

/// Searches the lines an operator would have, in one format, and counts them.
#[derive(Clone, Copy, Debug)]
struct Search(&'static AtomicUsize);

static TEXT: AtomicUsize = AtomicUsize::new(0);
static JSON: AtomicUsize = AtomicUsize::new(0);

impl Write for Search {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.fetch_add(1, Ordering::Relaxed);
        judge(&String::from_utf8_lossy(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Writes what the program would let into its log, with as much of its own as there is.
#[derive(Clone, Debug)]
pub struct Said<W>(pub W);

impl<'a, W: Write + Clone + 'a> MakeWriter<'a> for Said<W> {
    type Writer = OptionalWriter<W>;

    fn make_writer(&'a self) -> OptionalWriter<W> {
        OptionalWriter::some(self.0.clone())
    }

    fn make_writer_for(&'a self, of: &Metadata<'_>) -> OptionalWriter<W> {
        if may_be_said(of) {
            OptionalWriter::some(self.0.clone())
        } else {
            OptionalWriter::none()
        }
    }
}

/// How many lines were searched so far, in each format.
pub fn searched() -> [usize; 2] {
    [&TEXT, &JSON].map(|count| count.load(Ordering::Relaxed))
}

/// Begins to listen, and to see to it that the test of this thread ends.
pub fn listen() {
    crate::overdue::watch();
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let filter = std::env::var("RUST_LOG").unwrap_or_default();
        let filter = EnvFilter::new(format!(
            "warn,chancery=trace,sqlx=debug,serenity::client::dispatch=debug,{filter}"
        ));
        // The filter is the whole log's: a layer's own would lose lines (see `operations::logs`).
        let set = tracing_subscriber::registry()
            .with(filter)
            .with(fmt::layer().with_ansi(false).with_writer(Ear))
            .with(lines(Format::Text, Said(Search(&TEXT))))
            .with(lines(Format::Json, Said(Search(&JSON))))
            .try_init();
        set.expect("no other subscriber in this test binary");
    });
}

/// The events serenity could not read so far, in any test of this binary.
pub fn unknown_events() -> Vec<String> {
    open(&UNKNOWN).clone()
}

/// From now on no line of any log may hold this text.
pub fn keep_secret(text: &str) {
    open(&SECRETS).push(text.to_owned());
}

/// The lines that held a secret so far, in any test of this binary.
pub fn leaks() -> Vec<String> {
    open(&LEAKS).clone()
}
