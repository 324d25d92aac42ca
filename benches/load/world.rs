//! The stand-in with as many servers and channels as are asked for, and small things all parts need.

use std::io::Write;
use std::net::SocketAddr;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use chancery::sandbox::{GUILD_ID, Id, OWNER_ID, Pacing, Standin, StandinOptions, demo_channels};

/// How many channels a server has here.
const CHANNELS: usize = 20;

/// A place a game can be played in.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    pub guild: Id,
    pub channel: Id,
}

/// A stand-in with so many places; `paced`: it keeps Discord's limits.
pub async fn standin(places: usize, paced: bool) -> (Standin, Vec<Place>) {
    let mut options = StandinOptions::new(SocketAddr::from(([127, 0, 0, 1], 0)));
    options.pacing = if paced { Pacing::Usual } else { Pacing::Free };
    let standin = Standin::start(options).await.expect("a stand-in");
    let guild = GUILD_ID;
    let own = demo_channels().into_iter();
    let mut all: Vec<Place> = own.map(|channel| Place { guild, channel }).collect();
    let names: Vec<String> = (0..CHANNELS).map(|n| format!("board-{n}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    while all.len() < places {
        let (guild, channels) = standin.add_guild("A server", &names);
        all.extend(channels.into_iter().map(|channel| Place { guild, channel }));
    }
    all.truncate(places);
    (standin, all)
}

/// So many people the stand-in knows, the demo people not among them; the first one's id, the rest
/// follow it without a gap.
pub fn people(standin: &Standin, count: usize) -> Id {
    let ids = standin.add_people(count);
    let first = ids.first().copied().unwrap_or(OWNER_ID);
    let gapless = ids
        .iter()
        .enumerate()
        .all(|(i, id)| *id == first + i as u64);
    assert!(gapless, "people come one after the other");
    first
}

/// The system's time, in milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.expect("after 1970").as_millis() as i64
}

/// A short pause while others work.
pub async fn pause() {
    tokio::time::sleep(Duration::from_millis(20)).await;
}

/// The machine, and what else it is doing.
pub fn machine() -> String {
    let read = |path| std::fs::read_to_string(path).unwrap_or_default();
    let cpu = read("/proc/cpuinfo");
    let cpu = cpu.lines().find_map(|l| l.strip_prefix("model name"));
    let cpu = cpu
        .unwrap_or("an unknown processor")
        .trim_start_matches([' ', '\t', ':']);
    let cores = std::thread::available_parallelism().map_or(0, usize::from);
    let load = read("/proc/loadavg");
    let load = load.split_whitespace().next().unwrap_or("?").to_owned();
    let disk = disk();
    format!("{cores} × {cpu}; load before: {load}; the disk takes {disk:.2} ms to keep a page")
}

/// How long a small write takes to reach the disk: the middle of many, in milliseconds.
fn disk() -> f64 {
    let file = tempfile::tempfile().expect("a file");
    let mut times: Vec<f64> = (0..100)
        .map(|_| {
            (&file).write_all(&[7; 4_096]).expect("written");
            let start = Instant::now();
            file.sync_data().expect("kept");
            start.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    per_mille(&times, 500)
}

/// The value below which so many of 1,000 lie.
pub fn per_mille(sorted: &[f64], of: usize) -> f64 {
    let at = (sorted.len() * of).div_ceil(1_000).saturating_sub(1);
    sorted.get(at).copied().unwrap_or(f64::NAN)
}
