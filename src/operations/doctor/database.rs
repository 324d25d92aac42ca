//! The database: whether it is there, can be written, and has tables this program knows.

use crate::service::is_readable;
use crate::store::{Checkup, GameId, GuildId, Store, StoreError, Tables, causes};

use super::chart::{Chart, Patient};

/// A guild and a channel of it in which a game is played.
pub(super) type Rooms = Vec<(GuildId, i64)>;

/// Looks at it; the channels in which games are played, where it could be read.
pub(super) async fn look(patient: &Patient, chart: &mut Chart<'_>) -> Option<Rooms> {
    let place = match &patient.database {
        // The address may hold a password, so it is not repeated.
        Some(_) => "DATABASE_URL".to_owned(),
        None => patient.folder.display().to_string(),
    };
    let place = ("place", place.into());
    let checkup = match &patient.database {
        Some(url) => Store::check_up(url, is_readable).await,
        None => Store::check_up_folder(&patient.folder, is_readable).await,
    };
    let Checkup {
        tables,
        rooms,
        unreadable,
        stuck,
        broken,
    } = match checkup {
        Ok(checkup) => checkup,
        Err(error) => {
            let key = match &error {
                StoreError::Address => "doctor-database-address",
                StoreError::Folder { .. } => "doctor-database-folder",
                StoreError::ForeignSchema { .. } => "doctor-database-foreign",
                StoreError::Busy(_) => "doctor-database-busy",
                StoreError::Corrupt(_) => "doctor-database-corrupt",
                StoreError::ReadOnly(_) => "doctor-database-read-only",
                StoreError::Full(_) => "doctor-database-full",
                _ => "doctor-database-unreachable",
            };
            let why = causes(&error);
            chart.fault(key, &[place, ("why", why.into())]);
            return None;
        }
    };
    match tables {
        Tables::None => chart.note("doctor-database-new", &[place]),
        Tables::Older { found, ours } => chart.note(
            "doctor-database-older",
            &[place, ("found", found.into()), ("ours", ours.into())],
        ),
        Tables::Current => chart.good("doctor-database", &[place]),
        Tables::Newer { found, ours } => chart.fault(
            "doctor-database-newer",
            &[place, ("found", found.into()), ("ours", ours.into())],
        ),
    }
    let numbers = |games: &[GameId]| {
        let named: Vec<String> = games.iter().map(GameId::to_string).collect();
        [
            ("games", named.join(", ").into()),
            ("count", games.len().into()),
        ]
    };
    if !unreadable.is_empty() {
        chart.fault("doctor-games-unreadable", &numbers(&unreadable));
    }
    if !stuck.is_empty() {
        chart.fault("doctor-games-stuck", &numbers(&stuck));
    }
    if broken > 0 {
        chart.note("doctor-posts-broken", &[("count", broken.into())]);
    }
    Some(rooms)
}
