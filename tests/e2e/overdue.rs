//! A test that does not end ends the run, and is named: nobody would learn otherwise which it is.

use std::cell::RefCell;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;

/// Longer than any test takes on a busy machine.
const LONGEST: Duration = Duration::from_secs(15 * 60);

thread_local! {
    /// Dropped with the test's thread, when its runtime has ended as well.
    static ALIVE: RefCell<Option<Sender<()>>> = const { RefCell::new(None) };
}

/// From now on the test of this thread has so long.
pub fn watch() {
    let (alive, ended) = channel();
    ALIVE.set(Some(alive));
    let name = std::thread::current().name().unwrap_or("a test").to_owned();
    std::thread::spawn(move || {
        if ended.recv_timeout(LONGEST) == Err(RecvTimeoutError::Timeout) {
            eprintln!("{name} has not ended within {} s", LONGEST.as_secs());
            std::process::exit(101);
        }
    });
}
