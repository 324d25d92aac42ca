//! What the system knows of the process: memory, time, files. Read when asked for; on systems
//! without `/proc` these figures are left out.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::MetricType;
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;

/// The process, since its first figure was asked for or counted.
#[derive(Debug)]
pub(super) struct Process {
    started: f64,
}

impl Process {
    pub(super) fn new() -> Process {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = now.map_or(0.0, |since| since.as_secs_f64());
        let up = uptime().unwrap_or_default();
        Process { started: now - up }
    }
}

impl Collector for Process {
    fn encode(&self, mut to: DescriptorEncoder<'_>) -> Result<(), fmt::Error> {
        let mut gauge = |name: &str, help: &str, value: Option<f64>| match value {
            Some(value) => {
                let metric = to.encode_descriptor(name, help, None, MetricType::Gauge)?;
                ConstGauge::new(value).encode(metric)
            }
            None => Ok(()),
        };
        gauge(
            "process_resident_memory_bytes",
            "resident memory",
            resident().map(|bytes| bytes as f64),
        )?;
        gauge("process_open_fds", "open files and connections", open())?;
        gauge(
            "process_start_time_seconds",
            "start time of the process, in seconds since 1970",
            Some(self.started),
        )?;
        let Some(seconds) = cpu() else { return Ok(()) };
        let help = "processor time used";
        let name = "process_cpu_seconds";
        let metric = to.encode_descriptor(name, help, None, MetricType::Counter)?;
        ConstCounter::new(seconds).encode(metric)
    }
}

/// Bytes in RAM.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kib: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kib * 1_024)
}

fn open() -> Option<f64> {
    Some(std::fs::read_dir("/proc/self/fd").ok()?.count() as f64)
}

/// The fields of `/proc/self/stat` after the program's name, which may hold anything.
fn stat() -> Option<Vec<u64>> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let (_, fields) = stat.rsplit_once(')')?;
    let numbers = fields.split_whitespace();
    Some(numbers.map(|n| n.parse().unwrap_or(0)).collect())
}

fn ticks() -> f64 {
    #[cfg(unix)]
    {
        rustix::param::clock_ticks_per_second() as f64
    }
    #[cfg(not(unix))]
    100.0
}

/// Seconds of processor time, of ours and of the system for us.
fn cpu() -> Option<f64> {
    let stat = stat()?;
    Some((stat.get(11)? + stat.get(12)?) as f64 / ticks())
}

/// For how many seconds the process has been running.
fn uptime() -> Option<f64> {
    let began = *stat()?.get(19)? as f64 / ticks();
    let up = std::fs::read_to_string("/proc/uptime").ok()?;
    let up: f64 = up.split_whitespace().next()?.parse().ok()?;
    Some((up - began).max(0.0))
}
