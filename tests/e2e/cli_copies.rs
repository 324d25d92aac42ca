//! The program's `backup`, `restore` and `migrate`, and the lock that keeps SQLite to one process.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

fn program(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chancery"));
    // Nothing of the surroundings counts: no token, no settings, no .env.
    for name in [
        "DISCORD_TOKEN",
        "DATABASE_URL",
        "CHANCERY_DATA",
        "SHARDS",
        "SERVER_SPACE",
        "RUST_LOG",
    ] {
        command.env_remove(name);
    }
    command
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Ends a child if the test ends before it.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A sandbox at work on the folder `games`.
fn sandbox(folder: &Path) -> Running {
    let mut command = program(folder);
    command.args(["sandbox", "--addr", "127.0.0.1:0", "--data", "games"]);
    let mut running = Running(command.spawn().expect("the program"));
    let out = running.0.stdout.take().expect("its output");
    let mut first = String::new();
    BufReader::new(out).read_line(&mut first).expect("a line");
    assert!(first.contains("http://"), "{first}");
    running
}

fn said(output: &Output) -> String {
    let out = String::from_utf8_lossy(&output.stdout).into_owned();
    let all = out + &String::from_utf8_lossy(&output.stderr);
    assert!(
        !all.contains("[copies-") && !all.contains("[start-"),
        "{all}"
    );
    all
}

fn does(folder: &Path, line: &[&str]) -> String {
    let done = program(folder).args(line).output().expect("the program");
    let said = said(&done);
    assert!(done.status.success(), "{line:?}: {said}");
    said
}

fn refuses(folder: &Path, line: &[&str]) -> String {
    let done = program(folder).args(line).output().expect("the program");
    let said = said(&done);
    assert!(!done.status.success(), "{line:?} should fail: {said}");
    said
}

#[test]
fn a_running_bot_is_backed_up_and_restored_elsewhere() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    let running = sandbox(folder);
    // A file by name, or one with the date in a folder.
    let told = does(folder, &["backup", "one.backup", "--data", "games"]);
    assert!(told.contains("game: 0 rows"), "{told}");
    assert!(told.contains("The bot is running"), "{told}");
    std::fs::create_dir(folder.join("kept")).expect("a folder");
    does(folder, &["backup", "kept", "--data", "games"]);
    let names = std::fs::read_dir(folder.join("kept")).expect("a folder");
    let names: Vec<_> = names.map(|e| e.expect("a file").file_name()).collect();
    assert!(
        names.len() == 1 && names[0].to_string_lossy().starts_with("chancery-20"),
        "{names:?}"
    );
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(folder.join("one.backup")).expect("it is there");
        assert_eq!(
            mode.permissions().mode() & 0o777,
            0o600,
            "sealed orders are in it"
        );
    }
    // Nothing is overwritten, nothing pulled from under a bot.
    let told = refuses(folder, &["backup", "one.backup", "--data", "games"]);
    assert!(told.contains("one.backup exists already"), "{told}");
    let told = refuses(
        folder,
        &["restore", "one.backup", "--replace", "--data", "games"],
    );
    assert!(told.contains("A bot is running"), "{told}");
    // A second bot on the same file is told who is there.
    let second = ["sandbox", "--addr", "127.0.0.1:0", "--data", "games"];
    let told = refuses(folder, &second);
    let pid = running.0.id().to_string();
    assert!(told.contains(&pid) && told.contains("PostgreSQL"), "{told}");
    drop(running);
    // Killed, it has left the lock; the next starts at once.
    drop(sandbox(folder));

    let told = does(folder, &["restore", "--verify", "one.backup"]);
    assert!(told.contains("all hashes match"), "{told}");
    let told = does(folder, &["restore", "one.backup", "--data", "elsewhere"]);
    assert!(told.contains("elsewhere"), "{told}");
    does(folder, &["backup", "again.backup", "--data", "elsewhere"]);
    does(
        folder,
        &["restore", "one.backup", "--replace", "--data", "elsewhere"],
    );
}

#[test]
fn what_cannot_be_copied_is_told_with_the_way_out() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    drop(sandbox(folder));
    does(folder, &["backup", "good.backup", "--data", "games"]);
    let mut bytes = std::fs::read(folder.join("good.backup")).expect("a backup");
    // In the sum over the whole: a change elsewhere may make the first line another's.
    let sum = bytes.len() - 8;
    bytes[sum] ^= 1;
    std::fs::write(folder.join("bad.backup"), &bytes).expect("written");
    std::fs::write(folder.join("no.backup"), b"no").expect("written");
    for (line, told) in [
        (
            vec!["backup", "x.backup", "--data", "nowhere"],
            "There is no database",
        ),
        (vec!["restore", "bad.backup", "--data", "new"], "damaged"),
        (
            vec!["restore", "no.backup", "--data", "new"],
            "not a Chancery backup",
        ),
        (
            vec!["restore", "none.backup", "--data", "new"],
            "none.backup",
        ),
        (
            vec![
                "migrate",
                "--from",
                "sqlite:games/chancery.db",
                "--to",
                "mysql://x",
            ],
            "postgres://",
        ),
        (
            vec![
                "migrate",
                "--from",
                "sqlite:games/chancery.db",
                "--to",
                "sqlite:games/../games/chancery.db",
            ],
            "the same database",
        ),
    ] {
        let said = refuses(folder, &line);
        assert!(said.contains(told), "{line:?}: {said}");
    }
    let to = "sqlite:moved/chancery.db";
    let line = ["migrate", "--from", "sqlite:games/chancery.db", "--to", to];
    let told = does(folder, &line);
    assert!(told.contains("Copied and compared"), "{told}");
    drop(sandbox(folder));
    assert!(folder.join("moved/chancery.db").is_file());
}
