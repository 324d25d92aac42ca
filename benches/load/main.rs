//! What the bot can carry: many deadlines at once, many commands at once, many games, little memory.
//!
//! `cargo bench --bench load` measures everything and takes some twenty minutes on two cores that have
//! nothing else to do. One part alone: `cargo bench --bench load -- turns` (or `talk`, `window`,
//! `cost`, `memory`, `processes`); `--small` for a quick look; `--games N`, `--due N`, `--seconds N` for other sizes.
//!
//! The bot runs as a process of its own, so that its processor time and memory are its own; beside it
//! run the stand-in for Discord and what drives it. Where the two share the cores, turns a second of
//! the bot's processor time say what a core could do alone.

mod bot;
mod cost;
mod memory;
mod processes;
mod seed;
mod talk;
mod turns;
mod window;
mod world;

use std::process::ExitCode;

/// How much is measured.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// Games in the store.
    pub games: usize,
    /// How many of them are due in the same second.
    pub due: usize,
    /// For how long commands come.
    pub seconds: u64,
    /// How many a second.
    pub rate: u64,
    /// A quick look: fewer sizes.
    pub small: bool,
}

fn main() -> ExitCode {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    // What cargo adds for its own harness.
    args.retain(|arg| arg != "--bench");
    if args.first().is_some_and(|arg| arg == bot::COMMAND) {
        return bot::run(&args[1..]);
    }
    let small = args.iter().any(|arg| arg == "--small");
    let number = |name: &str, usual: usize| {
        let at = args.iter().position(|arg| arg == name);
        let given = at.and_then(|at| args.get(at + 1)?.parse().ok());
        given.unwrap_or(usual)
    };
    let (games, due, seconds) = if small {
        (500, 100, 5)
    } else {
        (10_000, 1_000, 60)
    };
    let size = Size {
        games: number("--games", games),
        due: number("--due", due),
        seconds: number("--seconds", seconds) as u64,
        rate: number("--rate", 200) as u64,
        small,
    };
    let parts = ["turns", "talk", "window", "cost", "memory", "processes"];
    let named: Vec<&str> = parts
        .into_iter()
        .filter(|p| args.iter().any(|a| a == p))
        .collect();
    let chosen = if named.is_empty() {
        parts.to_vec()
    } else {
        named
    };
    println!("{}\n{size:?}", world::machine());
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    for part in chosen {
        println!("\n## {part}\n");
        match part {
            "turns" => runtime.block_on(turns::measure(size)),
            "talk" => runtime.block_on(talk::measure(size)),
            "window" => runtime.block_on(window::measure(size)),
            "processes" => runtime.block_on(processes::measure(size)),
            "cost" => runtime.block_on(cost::measure(size)),
            _ => runtime.block_on(memory::measure(size)),
        }
    }
    ExitCode::SUCCESS
}
