//! What watches the program: health, readiness, figures, and the log as JSON.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};

use crate::page::Person;
use chancery::sandbox::{demo_channels, demo_people};
use serde_json::Value;

/// The program itself, in its sandbox.
struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The address a line names.
fn address(line: &str) -> String {
    let at = line.split_whitespace().find(|w| w.starts_with("http://"));
    let at = at.unwrap_or_else(|| panic!("no address in {line}"));
    let at = at.trim_start_matches("http://");
    let at = at.split('/').next().unwrap_or_default();
    let at = at.trim_end_matches(|c: char| !c.is_ascii_digit());
    format!("http://{at}")
}

async fn get(url: &str) -> (u16, String) {
    let answer = reqwest::get(url).await.expect("an answer");
    let status = answer.status().as_u16();
    (status, answer.text().await.expect("its text"))
}

#[tokio::test]
async fn health_figures_and_the_log_tell_of_work_and_of_nobody() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_chancery"));
    command
        .env_remove("DISCORD_TOKEN")
        .env_remove("DATABASE_URL")
        .env_remove("METRICS_ADDR")
        .env("RUST_LOG", "trace")
        .args(["sandbox", "--addr", "127.0.0.1:0", "--data", "games"])
        .args(["--metrics", "127.0.0.1:0", "--log", "json"])
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut program = Program(command.spawn().expect("the program"));
    let mut log = program.0.stderr.take().expect("its log");
    let log = std::thread::spawn(move || {
        let mut text = String::new();
        log.read_to_string(&mut text).map(|_| text)
    });
    let mut out = BufReader::new(program.0.stdout.take().expect("its output"));
    let mut line = || {
        let mut line = String::new();
        out.read_line(&mut line).expect("a line");
        line
    };
    let page = address(&line());
    let watched = loop {
        let line = line();
        if line.contains("http://") {
            break address(&line);
        }
    };
    assert_eq!(
        get(&format!("{watched}/health")).await,
        (200, "ok\n".to_owned())
    );

    let person = Person::sit_down(&page, demo_people()[0], "Adelaide", None).await;
    person.sees_the_bot().await;
    let table = demo_channels()[1];
    // It is there a moment before its commands are.
    let known = format!(
        "{page}/sandbox/commands?as={}&channel={table}",
        demo_people()[0]
    );
    for _ in 0..5_000 {
        if get(&known).await.1.contains("\"game\"") {
            break;
        }
    }
    person
        .types(table, "game create name:Figures variant:standard")
        .await;
    person.types(table, "status game:Nothing").await;
    let (status, told) = get(&format!("{watched}/ready")).await;
    assert_eq!(status, 200, "{told}");
    let told: Value = serde_json::from_str(&told).expect("JSON");
    assert_eq!(told["database"], true);

    // An answer is counted when all work on it is done, which may be a moment after it is seen.
    let counted = "chancery_interaction_first_response_seconds_count{kind=\"command\"} 2";
    let mut figures = String::new();
    for _ in 0..500 {
        let (status, text) = get(&format!("{watched}/metrics")).await;
        assert_eq!(status, 200);
        figures = text;
        if figures.contains(counted) {
            break;
        }
    }
    for line in [
        "chancery_gateway_connected{shard=\"0\"} 1",
        "chancery_interactions_total{kind=\"command\",name=\"game create\",outcome=\"ok\"} 1",
        "chancery_interactions_total{kind=\"command\",name=\"status\",outcome=\"refused\"} 1",
        counted,
        "chancery_games{status=\"lobby\"} 1",
        "chancery_outbox_rows ",
        "chancery_database_errors_total{kind=\"full\"} 0",
        "process_resident_memory_bytes ",
        "process_cpu_seconds_total ",
    ] {
        assert!(figures.contains(line), "{line}: {figures}");
    }
    for secret in ["Adelaide", "Figures", &demo_people()[0].to_string()] {
        assert!(!figures.contains(secret), "{secret}: {figures}");
    }
    let id = program.0.id().to_string();
    let told = Command::new("kill").args(["-TERM", &id]).status();
    assert!(told.is_ok_and(|s| s.success()));
    assert!(program.0.wait().expect("it ends").success());

    let log = log.join().expect("read").expect("text");
    let lines: Vec<Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}")))
        .collect();
    let answered = |line: &&Value| line["message"] == "answered" && line["outcome"] == "ok";
    let answered = lines.iter().find(answered).expect("an answered command");
    let span = &answered["spans"][0];
    assert_eq!(span["command"], "game create", "{answered}");
    assert!(span["id"].is_u64(), "with the interaction's id: {answered}");
    for line in &lines {
        let target = line["target"].as_str().unwrap_or_default();
        let quiet = ["TRACE", "DEBUG", "INFO"].contains(&line["level"].as_str().unwrap_or(""));
        let ours = target == "chancery" || target.starts_with("chancery::");
        assert!(ours || !quiet, "others are held at warnings: {line}");
    }
}

#[test]
fn an_address_that_is_taken_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let taken = std::net::TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    let port = taken.local_addr().expect("its address").port().to_string();
    let done = Command::new(env!("CARGO_BIN_EXE_chancery"))
        .env_remove("DISCORD_TOKEN")
        .env_remove("DATABASE_URL")
        .args(["sandbox", "--addr", "127.0.0.1:0", "--metrics", &port])
        .current_dir(folder.path())
        .output()
        .expect("the program");
    let told = String::from_utf8_lossy(&done.stderr);
    assert!(!done.status.success(), "{told}");
    assert!(told.contains(&port) && told.contains("--metrics"), "{told}");
}
