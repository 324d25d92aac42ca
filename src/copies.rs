//! `chancery backup`, `restore` and `migrate`: an installation copied whole, told line by line.

use std::path::{Path, PathBuf};

use crate::app::{Keep, tell};
use crate::failure::Failure;
use crate::i18n::Words;
use crate::scheduler::{Clock, SystemClock};
use crate::store::copy::{self, CopyError, Occupied, Step, Summary};

/// Tells of a table that is done.
fn told(step: &Step) {
    let hash: String = step.sha256.chars().take(12).collect();
    let args = [
        ("table", step.table.clone().into()),
        ("rows", count(step.rows)),
        ("hash", hash.into()),
    ];
    tell(&Words::english().text("copies-table", &args));
}

fn count(rows: u64) -> crate::i18n::Value<'static> {
    i64::try_from(rows).unwrap_or(i64::MAX).into()
}

/// A moment as people read it, in UTC.
fn moment(at: i64) -> String {
    let at = jiff::Timestamp::from_millisecond(at).unwrap_or_default();
    at.strftime("%Y-%m-%d %H:%M:%S").to_string()
}

/// Tells what came of it, and of a bot that runs on.
fn done(key: &str, place: String, summary: &Summary, at: i64, running: &str) {
    let words = Words::english();
    let args = [
        ("place", place.into()),
        ("rows", count(summary.rows)),
        ("tables", count(summary.tables as u64)),
    ];
    tell(&words.text(key, &args));
    if summary.running {
        tell(&words.text(running, &[("time", moment(at).into())]));
    }
}

/// Writes a backup of the installation into a file, or under a name of its own into a folder.
///
/// # Errors
/// Why there is none.
pub async fn backup(keep: &Keep, into: &Path) -> Result<(), Failure> {
    let at = SystemClock.now();
    let named_as_folder = into.to_string_lossy().ends_with(std::path::is_separator);
    if named_as_folder && !into.is_dir() {
        return Err(CopyError::NoFolder(into.to_path_buf()).into());
    }
    let file: PathBuf = if into.is_dir() {
        let stamp = jiff::Timestamp::from_millisecond(at).unwrap_or_default();
        into.join(stamp.strftime("chancery-%Y%m%dT%H%M%SZ.backup").to_string())
    } else {
        into.to_path_buf()
    };
    let summary = copy::backup(&keep.url(), &file, at, &mut told).await?;
    let place = file.display().to_string();
    done(
        "copies-backup-done",
        place,
        &summary,
        at,
        "copies-backup-running",
    );
    Ok(())
}

/// Puts a backup back, or only verifies it.
///
/// # Errors
/// Why it could not be put back; the installation is as it was then.
pub async fn restore(keep: &Keep, file: &Path, replace: bool, verify: bool) -> Result<(), Failure> {
    let words = Words::english();
    let at = SystemClock.now();
    if verify {
        let manifest = copy::inspect(file).await?;
        let args = [
            ("place", file.display().to_string().into()),
            ("time", moment(manifest.at).into()),
            ("program", manifest.program.into()),
            ("tables", count(manifest.tables.len() as u64)),
        ];
        tell(&words.text("copies-verified", &args));
        return Ok(());
    }
    let occupied = if replace {
        Occupied::Replace
    } else {
        Occupied::Refuse
    };
    let summary = copy::restore(file, &keep.url(), occupied, at, &mut told).await?;
    done(
        "copies-restore-done",
        keep.shown(),
        &summary,
        at,
        "copies-backup-running",
    );
    Ok(())
}

/// Copies an installation from one database into another.
///
/// # Errors
/// Why it could not; the target is as it was then.
pub async fn migrate(from: &str, to: &str) -> Result<(), Failure> {
    let at = SystemClock.now();
    let summary = copy::migrate(from, to, at, &mut told).await?;
    // An address may hold a password, so it is not repeated.
    done(
        "copies-migrate-done",
        String::new(),
        &summary,
        at,
        "copies-migrate-running",
    );
    Ok(())
}
