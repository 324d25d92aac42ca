//! What may never come of it, whenever the bot was killed.

use crate::campaign::{Attempt, Campaign, GUILD};
use crate::people::words_of;
use crate::place::sure;
use crate::tally::Tally;
use chancery::game::{Report, Results};
use chancery::orders::Order;
use chancery::sandbox::Id;
use chancery::store::{GameId, PhaseNo, PostState, Seq, Sheet, Store};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// How long what is left undone may take to be done once nobody kills the bot any more.
const PATIENCE: Duration = Duration::from_secs(180);

impl Campaign {
    /// Lets the bot do all that was left undone, stops it, and judges what has become of the game.
    pub async fn settle(&mut self, tally: &mut Tally) {
        let store = self.place.store().await;
        let end = tokio::time::Instant::now() + PATIENCE;
        // A turn may be closed just as the bot is asked to stop: the next life of it says so.
        while self.finish(&store, end, tally).await > 0 && tokio::time::Instant::now() < end {}
        self.judge(&store, tally).await;
        store.close().await;
    }

    /// One life of the bot that ends in peace once nothing is left to be said; how many rows of the outbox are
    /// left all the same.
    async fn finish(&self, store: &Store, end: tokio::time::Instant, tally: &mut Tally) -> i64 {
        let bot = self.start();
        assert!(bot.ready().await);
        let mut open = sure(async || store.posts_open().await).await;
        while open > 0 && tokio::time::Instant::now() < end {
            tokio::time::sleep(Duration::from_millis(200)).await;
            open = sure(async || store.posts_open().await).await;
        }
        if open > 0 {
            let text = format!("{open} rows of the outbox stay undone:\n{}", bot.said());
            tally.faults.push(text);
        }
        tally.reads += bot.gun.reads();
        match bot.stop("TERM", Duration::from_secs(10)).await {
            Some(status) if status.contains("status: 0") => {}
            other => tally
                .faults
                .push(format!("asked to stop, it ended with {other:?}")),
        }
        sure(async || store.posts_open().await).await
    }

    async fn judge(&self, store: &Store, tally: &mut Tally) {
        tally.games += 1;
        let Some(context) = self.game_context().await else {
            return;
        };
        let game = context.game.id;
        let mut reports = BTreeMap::new();
        let mut last: Option<u32> = None;
        let mut books = BTreeMap::new();
        for head in sure(async || store.revisions(GUILD, game).await).await {
            if head.kind != "resolved" {
                continue;
            }
            let found = sure(async || store.revision(GUILD, game, head.seq).await);
            let found = found.await.expect("it is there");
            let report: Report = serde_json::from_str(found.report.as_deref().unwrap_or_default())
                .expect("a report");
            let number = report.number;
            if last.is_some_and(|last| number != last + 1) {
                let text = format!("after turn {last:?} comes turn {number}");
                tally.faults.push(text);
            }
            last = Some(number);
            tally.turns += 1;
            if let Some(ledger) = &report.ledger {
                tally.ledgers += 1;
                if let Err(why) = ledger.balanced() {
                    tally
                        .faults
                        .push(format!("the ledger of turn {number}: {why}"));
                }
                for row in &ledger.rows {
                    // Each year's books open with what the last ones closed with.
                    let opening = row.flows.opening;
                    if let Some(closed) = books.insert(row.power, row.closing)
                        && closed != opening
                    {
                        let text = format!("turn {number}: {closed} credits became {opening}");
                        tally.faults.push(text);
                    }
                }
            }
            reports.insert(PhaseNo::from(number), (head.seq, report));
        }
        let open = i64::from(context.state.number);
        if last.is_some_and(|last| i64::from(last) + 1 != open) {
            tally
                .faults
                .push(format!("after turn {last:?}, turn {open} is open"));
        }
        self.judge_orders(store, game, &reports, tally).await;
        self.judge_posts(store, game, &reports, tally).await;
        self.judge_readiness(store, game, &context, tally).await;
    }

    /// Every acknowledged order is on the sheet that counts, unless a later one took its place.
    async fn judge_orders(
        &self,
        store: &Store,
        game: GameId,
        reports: &BTreeMap<PhaseNo, (Seq, Report)>,
        tally: &mut Tally,
    ) {
        let mut by_place: BTreeMap<(PhaseNo, u64, &str), Vec<&Attempt>> = BTreeMap::new();
        for attempt in &self.attempts {
            let key = (attempt.phase, attempt.player, attempt.place.as_str());
            by_place.entry(key).or_default().push(attempt);
            tally.tried += 1;
            tally.acknowledged += u32::from(attempt.acknowledged);
        }
        let mut sheets: BTreeMap<PhaseNo, Vec<Sheet>> = BTreeMap::new();
        for ((phase, player, place), attempts) in by_place {
            let Some(at) = attempts.iter().rposition(|a| a.acknowledged) else {
                continue;
            };
            // Those that follow were never acknowledged: they may have been written or not.
            let fine: Vec<&Order> = attempts[at..].iter().map(|a| &a.order).collect();
            if let std::collections::btree_map::Entry::Vacant(entry) = sheets.entry(phase) {
                entry.insert(sure(async || store.sheets(GUILD, game, phase).await).await);
            }
            let sheet = sheets[&phase].iter().find(|s| s.player as u64 == player);
            let lines: Vec<&str> = sheet.map_or(Vec::new(), |s| s.sheet.lines().collect());
            if !fine.iter().any(|o| lines.contains(&o.to_string().as_str())) {
                let order = fine[0];
                let text = format!("lost: `{order}` of turn {phase}; the sheet: {lines:?}");
                tally.faults.push(text);
                continue;
            }
            let Some((_, report)) = reports.get(&phase) else {
                continue;
            };
            if let Results::Movement(outcomes) = &report.results
                && self.obeys_one_sheet()
            {
                let outcome = outcomes
                    .iter()
                    .find(|o| o.unit.at.province.to_string() == place);
                let ordered = outcome.and_then(|o| o.ordered.as_ref());
                let acts = fine.iter().filter_map(|order| match order {
                    Order::Unit { act, .. } => Some(act),
                    _ => None,
                });
                if !acts.into_iter().any(|act| Some(act) == ordered) {
                    let text = format!("turn {phase} took {ordered:?} for {:?}", fine[0]);
                    tally.faults.push(text);
                }
            }
        }
    }

    /// Every turn has its post and its thread, once; and nothing stands at the table twice.
    async fn judge_posts(
        &self,
        store: &Store,
        game: GameId,
        reports: &BTreeMap<PhaseNo, (Seq, Report)>,
        tally: &mut Tally,
    ) {
        let (gm, table) = (self.people.gm(), self.people.table);
        let id_of = |m: &Value| m["id"].as_str().and_then(|id| id.parse::<Id>().ok());
        let standing: Vec<Value> = self.people.all(gm, table);
        let standing: Vec<&Value> = standing
            .iter()
            .filter(|m| m["author"]["bot"] == true && m["interaction_metadata"].is_null())
            .collect();
        let rows = sure(async || store.posts(GUILD, game, None, 10_000).await).await;
        let mut known = BTreeSet::new();
        let mut resolved = 0;
        for row in &rows {
            let result: Value =
                serde_json::from_str(row.result.as_deref().unwrap_or("null")).expect("JSON");
            let message = result["message"]
                .as_str()
                .and_then(|m| m.parse::<Id>().ok());
            let twice = message.is_some_and(|m| !known.insert(m));
            let why = row.last_error.as_deref().unwrap_or_default();
            // A word about a phase that was closed while the bot was down is not said any more.
            let overtaken = row.kind == "turn" && why == "no longer true";
            if row.state == PostState::Failed && why != "a later row tells it anew" && !overtaken {
                tally
                    .faults
                    .push(format!("a {} was given up: {why}", row.kind));
            }
            if row.kind == "resolved" {
                resolved += 1;
                let there = standing
                    .iter()
                    .find(|m| id_of(m) == message && message.is_some());
                if twice || there.is_none() {
                    let text = format!(
                        "the post of row {} is missing ({:?}, {why:?}, {result}; told twice: {twice})",
                        row.id, row.state
                    );
                    tally.faults.push(text);
                }
            }
            if row.kind == "results"
                && let Some(thread) = result["channel"]
                    .as_str()
                    .and_then(|c| c.parse::<Id>().ok())
            {
                let pages = self.people.all(gm, thread);
                let words: Vec<String> = pages
                    .iter()
                    .map(words_of)
                    .filter(|w| !w.is_empty())
                    .collect();
                let different: BTreeSet<&String> = words.iter().collect();
                tally.pages += words.len() as u32;
                if words.is_empty() || different.len() < words.len() {
                    let text = format!(
                        "{} messages, {} of them different, in the thread of row {}",
                        words.len(),
                        different.len(),
                        row.id
                    );
                    tally.faults.push(text);
                }
            }
        }
        tally.posts += resolved;
        if resolved as usize != reports.len() {
            let text = format!("{resolved} posts for {} turns", reports.len());
            tally.faults.push(text);
        }
        for message in standing {
            if !id_of(message).is_some_and(|id| known.contains(&id)) {
                let words = words_of(message).replace('\n', " | ");
                tally
                    .faults
                    .push(format!("said, and not known to be: {words}"));
            }
        }
    }

    /// No turn waits though all are ready.
    async fn judge_readiness(
        &self,
        store: &Store,
        game: GameId,
        context: &chancery::service::GameContext,
        tally: &mut Tally,
    ) {
        let phase = context.game.head.phase_no;
        let marks = sure(async || store.ready(GUILD, game, phase).await).await;
        let awaited = context.state.awaited();
        let ready = |p: &chancery::control::PlayerId| {
            marks.iter().any(|m| m.ready && m.player as u64 == p.0)
        };
        if context.state.is_playing() && !awaited.is_empty() && awaited.iter().all(ready) {
            tally
                .faults
                .push("all are ready, and the turn waits for its deadline".to_owned());
        }
    }
}
