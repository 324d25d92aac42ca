//! The real program as a process of its own, against a stand-in for Discord in this one.

use crate::gun::{Gun, overseer};
use crate::place::Place;
use chancery::sandbox::{Id, Standin};
use std::fs::File;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// How long it may take to be ready on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// The program, to be given its arguments, in surroundings of which nothing counts; `before` are commands
/// of the shell that starts it, such as a limit.
pub fn program(before: &str) -> Command {
    // Another build of it may be named, such as one that has a fault on purpose.
    let binary = std::env::var("CHANCERY_BINARY");
    let binary = binary.unwrap_or_else(|_| env!("CARGO_BIN_EXE_chancery").to_owned());
    let mut command = Command::new("sh");
    command
        .args(["-c", &format!("{before}\nexec \"$0\" \"$@\"")])
        .arg(&binary)
        .env_clear()
        .envs(std::env::vars_os().filter(|(name, _)| name == "PATH" || name == "HOME"));
    command
}

/// One run of the program.
pub struct Bot {
    pub gun: Arc<Gun>,
    log: PathBuf,
}

impl Bot {
    /// Starts it; `before` are commands of the shell that does so, such as a limit.
    pub fn start(standin: &Standin, place: &Place, table: Id, talks: Vec<Id>, before: &str) -> Bot {
        standin.invalidate_sessions();
        let log = place.folder().join("log");
        let said = File::options().append(true).create(true).open(&log);
        let said = said.expect("a log");
        let mut command = program(before);
        command
            .args(["bot", "--data", "games"])
            .current_dir(place.folder())
            .env("DISCORD_TOKEN", standin.token())
            .env("CHANCERY_DISCORD_API", standin.base_url())
            .env("RUST_LOG", "warn,chancery=info")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::from(said));
        if let Some(url) = place.url() {
            command.env("DATABASE_URL", url);
        }
        let gun = Gun::load(command.spawn().expect("the program"));
        if let Some(proxy) = place.proxy() {
            proxy.show(&gun);
        } else {
            watch_writes(&gun, place.wal());
        }
        standin.oversee(Some(overseer(&gun, table, talks)));
        Bot { gun, log }
    }

    /// Waits until it is connected and its commands are known; `false` when it was killed before.
    pub async fn ready(&self) -> bool {
        let end = tokio::time::Instant::now() + PATIENCE;
        while tokio::time::Instant::now() < end && self.gun.ended().is_none() {
            // Nothing tells that a process has ended by itself: that is looked for now and then.
            let look = Duration::from_millis(200);
            let seen = self.gun.wait_for(look, |gun| {
                if gun.has_fired() {
                    Some(false)
                } else {
                    gun.is_registered().then_some(true)
                }
            });
            if let Some(lives) = seen.await {
                return lives;
            }
        }
        let (ended, said) = (self.gun.ended(), self.said());
        panic!("the program does not start ({ended:?}):\n{said}");
    }

    /// All that it, and those before it in the same place, have written into their log.
    pub fn log(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap_or_default()
    }

    /// The end of it.
    pub fn said(&self) -> String {
        let all = self.log();
        let lines: Vec<&str> = all.lines().collect();
        lines[lines.len().saturating_sub(40)..].join("\n")
    }

    /// Asks it to stop, and waits until it has: its exit status, or `None` if it does not in time.
    pub async fn stop(&self, signal: &str, within: Duration) -> Option<String> {
        self.gun.signal(signal);
        let end = tokio::time::Instant::now() + within;
        while tokio::time::Instant::now() < end {
            if let Some(status) = self.gun.ended() {
                return Some(status);
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        None
    }
}

/// Shows the gun every change of SQLite's log of writes, which no one else can see coming.
fn watch_writes(gun: &Arc<Gun>, wal: PathBuf) {
    let gun = Arc::downgrade(gun);
    std::thread::spawn(move || {
        let state = |path: &PathBuf| -> Option<(u64, SystemTime)> {
            let found = std::fs::metadata(path).ok()?;
            Some((found.len(), found.modified().ok()?))
        };
        let mut before = state(&wal);
        while let Some(gun) = gun.upgrade().filter(|gun| !gun.has_fired()) {
            let now = state(&wal);
            if now != before {
                before = now;
                if gun.sees_write().is_some() {
                    gun.write_seen();
                }
            }
            drop(gun);
            std::thread::sleep(Duration::from_micros(50));
        }
    });
}
