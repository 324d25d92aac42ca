//! A PostgreSQL server of our own, which may be stopped and started.

use crate::skip::skip;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;
use tempfile::TempDir;

/// A server, running until dropped.
pub struct Server {
    folder: TempDir,
    pg_ctl: PathBuf,
    port: u16,
}

/// The newest of the programs of PostgreSQL on this machine.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let versions = versions.filter_map(|entry| {
        let path = entry.ok()?.path();
        let number: u32 = path.file_name()?.to_str()?.parse().ok()?;
        Some((number, path.join("bin")))
    });
    let found = versions.filter(|(_, bin)| bin.join("pg_ctl").is_file());
    Some(found.max()?.1)
}

impl Server {
    /// `None`, with the reason printed, where PostgreSQL is not installed.
    pub fn start() -> Option<Arc<Server>> {
        let Some(bin) = programs() else {
            skip("postgres", "no PostgreSQL in /usr/lib/postgresql");
            return None;
        };
        let folder = tempfile::tempdir().expect("a temporary folder");
        // None of those the system gives out by itself: it must be ours again after a restart.
        let mut ports = (0..50).map(|_| rand::random_range(20_000..30_000));
        let free = |port: &u16| std::net::TcpListener::bind(("127.0.0.1", *port)).is_ok();
        let port = ports.find(free).expect("a port");
        let server = Server {
            folder,
            pg_ctl: bin.join("pg_ctl"),
            port,
        };
        let data = server.data();
        std::fs::create_dir(&data).expect("a folder");
        if as_root() {
            // The server refuses to run as root; the package made a user for it.
            let open = ["755", &server.folder.path().display().to_string()].map(str::to_owned);
            run(Command::new("chmod").args(open));
            run(Command::new("chown").arg("postgres").arg(&data));
        }
        let initdb = bin.join("initdb");
        run(server
            .own(&initdb)
            .args(["-U", "chancery", "-A", "trust", "-E", "UTF8"]));
        server.up();
        Some(Arc::new(server))
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("pg")
    }

    /// Where databases may be made.
    pub fn url(&self) -> String {
        format!("postgres://chancery@127.0.0.1:{}/postgres", self.port)
    }

    /// One of the server's programs, run as the server's user and told where its data are.
    fn own(&self, program: &PathBuf) -> Command {
        let mut command = if as_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.arg("-D").arg(self.data()).current_dir("/");
        command
    }

    fn options(&self) -> String {
        let port = self.port;
        format!("-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=")
    }

    /// Starts it, and waits until it can be reached.
    pub fn up(&self) {
        let log = self.data().join("log");
        let mut command = self.own(&self.pg_ctl);
        command.arg("-l").arg(log).args(["-w", "-o"]);
        run(command.arg(self.options()).arg("start"));
    }

    /// Stops it; the modes are `pg_ctl`'s: `immediate` is a crash, after which it reads its log.
    pub fn down(&self, mode: &str) {
        run(self.own(&self.pg_ctl).args(["-w", "-m", mode, "stop"]));
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let mut stop = self.own(&self.pg_ctl);
        stop.args(["-m", "immediate", "stop"]);
        // It may be down already.
        let _ = stop.stdout(Stdio::null()).stderr(Stdio::null()).status();
    }
}

fn as_root() -> bool {
    rustix::process::geteuid().is_root()
}

fn run(command: &mut Command) {
    let done = command.stdin(Stdio::null()).stdout(Stdio::null()).status();
    assert!(done.is_ok_and(|status| status.success()), "{command:?}");
}
