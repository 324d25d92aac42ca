//! Discord: the token, the application, the clock, and what the bot may do where games are played.

use std::collections::BTreeMap;

use crate::discord::inspect::{Inspection, Room, Server, Unanswered};
use crate::discord::invitation;
use crate::discord::{BadToken, ProbeError, Token};
use crate::i18n::Value;
use crate::store::GuildId;

use super::chart::{Chart, Patient};

/// Further apart than this, in milliseconds, and the clock is worth a word: so far apart may the clocks of
/// several processes be.
const APART: i64 = 3_000;
/// Further than this, and deadlines come at the wrong time.
const TOO_FAR: i64 = 30_000;
/// With fewer connections left than this the bot is being restarted too often.
const FEW: u64 = 50;

pub(super) async fn look(
    patient: &Patient,
    rooms: Option<&[(GuildId, i64)]>,
    chart: &mut Chart<'_>,
) {
    let token = match patient.token.as_deref().map(Token::new) {
        None => return chart.fault("doctor-no-token", &[]),
        Some(Err(BadToken::Empty)) => return chart.fault("doctor-no-token", &[]),
        Some(Err(BadToken::Characters)) => return chart.fault("doctor-odd-token", &[]),
        Some(Ok(token)) => token,
    };
    let found = match Inspection::begin(patient.base.clone(), &token).await {
        Ok(found) => found,
        Err(error) => return unreachable(&error, chart),
    };
    let name = found.name().to_owned();
    chart.good("doctor-token", &[("name", name.into())]);
    clock(&found, patient, chart).await;
    application(&found, chart).await;
    match found.servers().await {
        Ok(servers) => places(&found, &servers, rooms, chart).await,
        Err(error) => unanswered("servers", &error, chart),
    }
}

fn unreachable(error: &ProbeError, chart: &mut Chart<'_>) {
    match error {
        ProbeError::WrongToken => chart.fault("doctor-wrong-token", &[]),
        other => {
            let why = other.to_string();
            chart.fault("doctor-no-discord", &[("why", why.into())]);
        }
    }
}

fn unanswered(what: &str, error: &Unanswered, chart: &mut Chart<'_>) {
    let why = error.to_string();
    let args = [("what", what.to_owned().into()), ("why", why.into())];
    chart.fault("doctor-unanswered", &args);
}

/// The `Date` of an answer has whole seconds, and was written somewhere between asking and hearing.
async fn clock(found: &Inspection, patient: &Patient, chart: &mut Chart<'_>) {
    let (theirs, took) = match found.clock().await {
        Ok(heard) => heard,
        Err(error) => return unanswered("clock", &error, chart),
    };
    let took = i64::try_from(took.as_millis()).unwrap_or(i64::MAX);
    let ahead = (patient.clock)().saturating_sub(theirs);
    // As if it had been written at the best moment for us.
    let apart = match ahead {
        ahead if ahead < 0 => ahead,
        ahead => (ahead - took - 1_000).max(0),
    };
    let seconds = apart.unsigned_abs().div_ceil(1_000);
    let way = if apart < 0 { "behind" } else { "ahead" };
    let args = [("seconds", seconds.into()), ("way", way.into())];
    match apart.abs() {
        TOO_FAR.. => chart.fault("doctor-clock-wrong", &args),
        APART.. => chart.note("doctor-clock-apart", &args),
        _ => chart.good("doctor-clock", &[]),
    }
}

async fn application(found: &Inspection, chart: &mut Chart<'_>) {
    let app = found.application().await;
    if let Ok(app) = &app {
        let link = invitation::link(app.id);
        chart.good("doctor-invitation", &[("link", link.into())]);
    }
    match app {
        Ok(app) if app.elsewhere => chart.fault("doctor-elsewhere", &[]),
        Ok(app) if app.idle_intents.is_empty() => chart.good("doctor-intents", &[]),
        Ok(app) => {
            let name = |key: &&str| chart.words.plain(&format!("doctor-intent-{key}"));
            let names: Vec<String> = app.idle_intents.iter().map(name).collect();
            let names = names.join(", ");
            chart.note("doctor-idle-intents", &[("names", names.into())]);
        }
        Err(error) => unanswered("application", &error, chart),
    }
    match found.connections().await {
        Ok(may) => {
            let args = [
                ("left", may.left.into()),
                ("of", may.of.into()),
                ("shards", may.shards.into()),
            ];
            match (may.left, may.shards) {
                (0, _) => chart.fault("doctor-no-connections", &args),
                (..FEW, _) => chart.note("doctor-few-connections", &args),
                (_, 2..) => chart.note("doctor-shards", &args),
                _ => chart.good("doctor-connections", &args),
            }
        }
        Err(error) => unanswered("gateway", &error, chart),
    }
}

/// The servers, and the channels in which games are played.
async fn places(
    found: &Inspection,
    servers: &[Server],
    rooms: Option<&[(GuildId, i64)]>,
    chart: &mut Chart<'_>,
) {
    if servers.is_empty() {
        chart.note("doctor-no-servers", &[]);
    }
    let mut short = 0;
    for server in servers.iter().filter(|s| !s.missing.is_empty()) {
        short += 1;
        let missing = server.missing.join(", ");
        let args = [server_of(server), ("missing", missing.into())];
        chart.note("doctor-server-short", &args);
    }
    let known: BTreeMap<u64, &Server> = servers.iter().map(|s| (s.id, s)).collect();
    let mut good = 0_usize;
    for (guild, channel) in rooms.unwrap_or_default() {
        let (guild, channel) = (guild.0.cast_unsigned(), channel.cast_unsigned());
        let number = ("channel", channel.to_string().into());
        let Some(server) = known.get(&guild) else {
            let args = [("guild", guild.to_string().into()), number];
            chart.fault("doctor-not-in-server", &args);
            continue;
        };
        match found.room(guild, channel).await {
            Ok(Room::There { missing, .. }) if missing.is_empty() => good += 1,
            Ok(Room::There { name, missing }) => {
                let missing = missing.join(", ");
                let args = [
                    server_of(server),
                    ("name", name.into()),
                    ("missing", missing.into()),
                ];
                chart.fault("doctor-channel-short", &args);
            }
            Ok(Room::Barred) => chart.fault("doctor-channel-barred", &[server_of(server), number]),
            Ok(Room::Gone) => chart.fault("doctor-channel-gone", &[server_of(server), number]),
            Err(error) => return unanswered("channel", &error, chart),
        }
    }
    let args = [
        ("servers", (servers.len() - short).into()),
        ("channels", good.into()),
    ];
    chart.good("doctor-places", &args);
}

fn server_of(server: &Server) -> (&'static str, Value<'static>) {
    let name = match server.name.trim() {
        "" => server.id.to_string(),
        name => name.to_owned(),
    };
    ("server", name.into())
}
