//! The machine: room on the disk, and whether pictures can be drawn.

use std::path::Path;
use std::time::Instant;

use crate::game::State;
use crate::i18n::Words;
use crate::operations::{Listen, WebAsked};
use crate::render::phase::{self, Captions};
use crate::render::render;
use crate::variants;

use super::chart::{Chart, Patient};

/// Less than this is a fault: a busy day would fill it.
const LEAST_ROOM: u64 = 100 << 20;
/// Less than this is worth a word.
const LITTLE_ROOM: u64 = 1 << 30;

pub(super) async fn look(patient: &Patient, chart: &mut Chart<'_>) {
    disk(&patient.folder, chart);
    pictures(chart).await;
    web(&patient.web, chart);
}

/// Whether people can reach the pages of games, as far as their address tells.
fn web(web: &WebAsked, chart: &mut Chart<'_>) {
    let at = match (web.web, &web.web_url) {
        (None, None) => return,
        (Some(Listen(at)), None) => at,
        (_, Some(url)) => return chart.good("doctor-web", &[("address", url.to_string().into())]),
    };
    let args = [("address", at.to_string().into())];
    if at.ip().is_loopback() {
        chart.note("doctor-web-here", &args);
    } else if at.ip().is_unspecified() {
        chart.fault("doctor-web-nowhere", &args);
    } else {
        chart.note("doctor-web-open", &args);
    }
}

fn disk(folder: &Path, chart: &mut Chart<'_>) {
    let Some(room) = room(folder) else { return };
    let args = [
        ("folder", folder.display().to_string().into()),
        ("room", (room >> 20).into()),
    ];
    if room < LEAST_ROOM {
        chart.fault("doctor-disk-full", &args);
    } else if room < LITTLE_ROOM {
        chart.note("doctor-disk-little", &args);
    } else {
        chart.good("doctor-disk", &args);
    }
}

/// Bytes that are free for us in a folder, or where it would be made.
fn room(folder: &Path) -> Option<u64> {
    let folder = std::path::absolute(folder).ok()?;
    let there = folder.ancestors().find(|path| path.exists())?;
    #[cfg(unix)]
    {
        let found = rustix::fs::statvfs(there).ok()?;
        Some(found.f_bavail.saturating_mul(found.f_frsize))
    }
    #[cfg(not(unix))]
    {
        let _ = there;
        None
    }
}

/// Draws a board of each kind, as the bot would.
async fn pictures(chart: &mut Chart<'_>) {
    let start = Instant::now();
    let drawn = tokio::task::spawn_blocking(|| {
        let setups = [
            variants::standard(None),
            variants::economic(None),
            variants::naval(None),
        ];
        let words = Words::english();
        let draw = |setup| {
            let scene = phase::now(&State::new(setup), &Captions::default(), words);
            image::load_from_memory(&render(&scene)).is_ok()
        };
        setups.into_iter().all(draw)
    });
    // A panic while drawing is a failure to draw.
    let good = drawn.await.unwrap_or(false);
    let ms = u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX);
    if good {
        chart.good("doctor-pictures", &[("ms", ms.into())])
    } else {
        chart.fault("doctor-no-pictures", &[])
    }
}
