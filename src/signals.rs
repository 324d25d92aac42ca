//! Being asked to stop: the first signal lets what is in hand be finished, the second does not.

use std::process;
use std::time::Duration;

/// How long what is in hand may take once the program was asked to stop. Whoever stops services
/// (systemd, Docker) kills what has not ended after ten seconds or more.
pub const DRAIN: Duration = Duration::from_millis(9_000);

/// The exit code of a program that was stopped twice: that of one ended by a signal.
const STOPPED_TWICE: i32 = 130;

/// Listens from now on, and resolves when the program is asked to stop (Ctrl-C, SIGTERM). From then on a second signal
/// ends it at once, and so does [`DRAIN`]; neither loses anything that was acknowledged.
pub fn asked_to_stop() -> impl Future<Output = ()> + Send {
    let first = signal();
    async {
        first.await;
        tracing::info!("asked to stop: finishing current work");
        let second = signal();
        tokio::spawn(async {
            tokio::select! {
                () = second => {
                    tracing::warn!("asked to stop a second time: stopping immediately");
                    process::exit(STOPPED_TWICE);
                }
                () = tokio::time::sleep(DRAIN) => {
                    tracing::warn!("work not finished in time; the rest will be done after the next start");
                    process::exit(0);
                }
            }
        });
    }
}

/// Listens from now on, and resolves at the next signal to stop.
#[cfg(unix)]
fn signal() -> impl Future<Output = ()> + Send {
    use tokio::signal::unix::{SignalKind, signal};
    let signals = [SignalKind::terminate(), SignalKind::interrupt()].map(signal);
    async {
        // Without a handler the program can only be killed; it loses nothing by it.
        let [Ok(mut term), Ok(mut interrupt)] = signals else {
            return std::future::pending().await;
        };
        tokio::select! {
            _ = term.recv() => {}
            _ = interrupt.recv() => {}
        }
    }
}

/// Resolves at the next signal to stop.
#[cfg(not(unix))]
async fn signal() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
