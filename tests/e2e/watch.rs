//! Listens to serenity's log for events it could not read: it drops them with no more than a debug
//! line.

use std::io::Write;
use std::sync::{Mutex, Once, PoisonError};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::MakeWriter;

static UNKNOWN: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Sends everything on to the test's output and keeps the lines that matter.
#[derive(Clone, Copy)]
struct Ear;

impl Write for Ear {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let text = String::from_utf8_lossy(bytes);
        if text.contains("An unknown event was received") {
            let mut list = UNKNOWN.lock().unwrap_or_else(PoisonError::into_inner);
            list.push(text.trim().to_owned());
        }
        print!("{text}");
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
        let filter = EnvFilter::new(format!("warn,serenity::client::dispatch=debug,{filter}"));
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
    UNKNOWN
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .clone()
}
