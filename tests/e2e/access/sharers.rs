//! Each row of the table for people who share a player's seat: a coach changes nothing and reads no letter, a partner
//! does what the player does, and what is not said to be theirs shows them nothing.

use crate::skip::skip;
use chancery::discord::access::{On, ROWS};
use chancery::service::SeatUse;

use super::calls;
use super::cast::Kind;
use super::plots::{PLOTS, Plot};
use super::scene::{LETTER, Outcome, SECRETS, Scene};

/// Has the spectator share the first player's seat and try everything; gives what is wrong with what comes of it.
async fn tried(plot: Plot, role: &str) -> Vec<String> {
    let mut scene = Scene::play_beside(plot, Some(("Jasper", role))).await;
    let private = scene.person("Jasper").private().await;
    let mut faults = Vec::new();
    let rows = ROWS
        .iter()
        .filter(|row| row.on != On::None && plot.asks(row));
    for row in rows {
        let line = format!("{} {}", row.name, calls::of(row.name).rest);
        let line = scene.filled(Kind::Player, line.trim());
        for channel in [scene.table, private] {
            let mut seen = scene.tries("Jasper", channel, &line).await;
            let looks_only = row.seat_use == SeatUse::Everybody;
            if seen.changed && looks_only {
                // The bot may still have been at something else.
                seen = scene.tries("Jasper", channel, &line).await;
            }
            if seen.outcome == Outcome::NotOffered {
                continue;
            }
            let key = match (row.seat_use, role) {
                // Without a game it is for all in which one plays.
                _ if row.name == "absence announce" => Some("refusal-not-a-player"),
                (SeatUse::Player, _) => Some("refusal-share-player-only"),
                (SeatUse::Partners, "coach") => Some("refusal-share-coach"),
                _ if row.name == "game takeover" => Some("refusal-share-has-shared"),
                _ => None,
            };
            let mut wrong = seen.faults.clone();
            if key.is_some_and(|key| seen.outcome != Outcome::Refused(key)) {
                wrong.push(format!("{:?}", seen.outcome));
            }
            if seen.changed && looks_only {
                wrong.push("changes something".to_owned());
            }
            let themselves = row.seat_use == SeatUse::Themselves;
            for secret in SECRETS {
                let hidden = themselves || role == "coach" && secret == LETTER;
                if hidden && seen.shown.contains(secret) {
                    wrong.push(format!("shows `{secret}`"));
                }
            }
            if row.seat_use == SeatUse::Partners && role == "partner" {
                let theirs = if channel == private {
                    scene.person("Cosima").private().await
                } else {
                    channel
                };
                let own = scene.tries("Cosima", theirs, &line).await;
                if own.outcome != seen.outcome {
                    wrong.push(format!("{:?}, the player {:?}", seen.outcome, own.outcome));
                }
            }
            let told = |fault| format!("/{line} by the {role}: {fault}: {}", seen.words);
            faults.extend(wrong.into_iter().map(told));
        }
    }
    scene.ends().await;
    faults
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_shares_a_seat_is_let_in_as_stated() {
    if std::env::var_os("CHANCERY_ACCESS").is_none() {
        skip("access", "CHANCERY_ACCESS is not set: hundreds of tries");
        return;
    }
    let mut faults = Vec::new();
    let all = PLOTS.into_iter().filter(|plot| plot.kinds.len() > 1);
    for plot in all.filter(|plot| plot.on != On::Exchange) {
        faults.extend(tried(plot, "coach").await);
        if plot.on == On::Any {
            faults.extend(tried(plot, "partner").await);
        }
    }
    assert!(faults.is_empty(), "{}\n{}", faults.len(), faults.join("\n"));
}
