//! Listens to the log: for events serenity could not read, which it drops with no more than a debug
//! line, and for secrets, which belong in no line at any level.

use std::io::Write;
use std::sync::{Mutex, Once, PoisonError};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::MakeWriter;

static UNKNOWN: Mutex<Vec<String>> = Mutex::new(Vec::new());
static SECRETS: Mutex<Vec<String>> = Mutex::new(Vec::new());
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
        if open(&SECRETS).iter().any(|secret| text.contains(secret)) {
            open(&LEAKS).push(text.trim().to_owned());
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

/// Begins to listen; further calls do nothing.
pub fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let filter = std::env::var("RUST_LOG").unwrap_or_default();
        let filter = EnvFilter::new(format!(
            "warn,chancery=trace,sqlx=debug,serenity::client::dispatch=debug,{filter}"
        ));
        let set = tracing_subscriber::fmt()
            .with_env_filter(filter)
            .with_ansi(false)
            .with_writer(Ear)
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
