//! Being asked to stop: the first signal lets what is in hand be finished, the second does not.

use std::process;
use std::time::Duration;

/// How long what is in hand may take once the program was asked to stop. Whoever stops services
/// (systemd, Docker) kills what has not ended after ten seconds or more.
pub const DRAIN: Duration = Duration::from_millis(9_000);

/// The exit code of a program that was stopped twice: that of one ended by a signal.
const STOPPED_TWICE: i32 = 130;

/// Resolves when the program is asked to stop (Ctrl-C, SIGTERM). From then on a second signal ends it
/// at once, and so does [`DRAIN`]; neither loses anything that was acknowledged.
pub async fn asked_to_stop() {
    signal().await;
    tracing::info!("asked to stop: finishing current work");
    tokio::spawn(async {
        tokio::select! {
            () = signal() => {
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

/// Resolves at the next signal to stop.
async fn signal() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut term) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = term.recv() => {}
            }
            return;
        }
    }
    // Without a signal handler the program can only be killed; it loses nothing by it.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
