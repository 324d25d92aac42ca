//! `/event export`: the results as tables and as JSON.

use std::collections::BTreeMap;

use chancery_events::{Csv, TieBreak};
use serde_json::{Value, json};

use super::view::tie_break;
use crate::control::PlayerId;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::labels;
use crate::discord::ui::reply::Picture;
use crate::scheduler::Rank;
use crate::service::{Award, EventContext, EventResults, file_name};

/// The version of the JSON file's layout.
const VERSION: u32 = 1;

/// The files with an event's results and standings.
pub async fn files(bot: &Bot, context: &EventContext, results: &EventResults) -> Vec<Picture> {
    let names = names(bot, results).await;
    let stem = file_name(&context.event.name);
    let file = |end: &str, text: String| Picture {
        name: format!("{stem}-{end}"),
        alt: context.event.name.clone(),
        png: text.into_bytes().into(),
    };
    let json = serde_json::to_string_pretty(&whole(context, results, &names)).unwrap_or_default();
    vec![
        file("results.csv", results_table(results, &names)),
        file("standings.csv", standings_table(results, &names)),
        file("event.json", json),
    ]
}

/// What everybody in the results is called; a number where Discord does not say.
async fn names(bot: &Bot, results: &EventResults) -> BTreeMap<PlayerId, String> {
    let rest = bot.rest.ranked(Rank::Reminder);
    let mut names = BTreeMap::new();
    for line in &results.standings {
        let player = line.player;
        let name = if player.is_computer() || player.is_nobody() {
            labels::someone(bot.words, player)
        } else {
            let found = rest.name(player.0).await;
            found.unwrap_or_else(|_| player.0.to_string())
        };
        names.insert(player, name);
    }
    names
}

fn name(names: &BTreeMap<PlayerId, String>, player: PlayerId) -> String {
    names.get(&player).cloned().unwrap_or_default()
}

/// Points in hundredths as a number with two decimals.
fn decimal(hundredths: i64) -> String {
    let sign = if hundredths < 0 { "-" } else { "" };
    let all = hundredths.unsigned_abs();
    format!("{sign}{}.{:02}", all / 100, all % 100)
}

fn number(hundredths: i64) -> Value {
    json!(hundredths as f64 / 100.0)
}

fn results_table(results: &EventResults, names: &BTreeMap<PlayerId, String>) -> String {
    let mut csv = Csv::default();
    let columns = [
        "round",
        "board",
        "game",
        "power",
        "player_id",
        "player",
        "points",
        "centres",
        "solo",
        "top",
    ];
    csv.row(columns);
    for board in &results.boards {
        let game = board.game.as_ref().map(|game| game.game.head.name.clone());
        let game = game.unwrap_or_default();
        for r in &board.results {
            csv.row([
                r.round.to_string(),
                r.board.to_string(),
                game.clone(),
                r.power.to_string(),
                r.player.0.to_string(),
                name(names, r.player),
                decimal(r.points),
                r.centres.to_string(),
                u8::from(r.solo).to_string(),
                u8::from(r.top).to_string(),
            ]);
        }
    }
    csv.into_text()
}

fn standings_table(results: &EventResults, names: &BTreeMap<PlayerId, String>) -> String {
    let rounds = results
        .standings
        .first()
        .map_or(0, |line| line.rounds.len());
    let mut csv = Csv::default();
    let mut columns: Vec<String> = ["place", "player_id", "player", "points"]
        .map(str::to_owned)
        .to_vec();
    columns.extend((1..=rounds).map(|round| format!("round_{round}")));
    columns.extend(TieBreak::ALL.map(|by| tie_break(by).to_owned()));
    csv.row(&columns);
    for line in &results.standings {
        let mut row = vec![
            line.place.to_string(),
            line.player.0.to_string(),
            name(names, line.player),
            decimal(line.points),
        ];
        row.extend(
            line.rounds
                .iter()
                .map(|points| points.map(decimal).unwrap_or_default()),
        );
        row.extend(breaks(line).map(|(by, value)| match by {
            TieBreak::Best => decimal(value),
            _ => value.to_string(),
        }));
        csv.row(&row);
    }
    csv.into_text()
}

fn breaks(line: &chancery_events::Line) -> impl Iterator<Item = (TieBreak, i64)> {
    TieBreak::ALL.into_iter().zip(line.breaks)
}

fn whole(
    context: &EventContext,
    results: &EventResults,
    names: &BTreeMap<PlayerId, String>,
) -> Value {
    let player = |player: PlayerId| {
        json!({
            "id": player.0.to_string(),
            "name": name(names, player),
            "computer": player.is_computer(),
        })
    };
    let result = |r: &chancery_events::BoardResult| {
        json!({
            "power": r.power, "player": player(r.player), "points": number(r.points),
            "centres": r.centres, "solo": r.solo, "top": r.top,
        })
    };
    let boards = results.boards.iter().map(|board| {
        let game = board.game.as_ref();
        let results: Vec<Value> = board.results.iter().map(result).collect();
        json!({
            "round": board.board.round, "board": board.board.board,
            "game": game.map(|game| &game.game.head.name),
            "status": game.map(|game| game.game.head.status.as_str()),
            "results": results,
        })
    });
    let standings = results.standings.iter().map(|line| {
        let rounds: Vec<Option<Value>> = line
            .rounds
            .iter()
            .map(|points| points.map(number))
            .collect();
        let breaks: serde_json::Map<String, Value> = breaks(line)
            .map(|(by, value)| {
                let value = match by {
                    TieBreak::Best => number(value),
                    _ => json!(value),
                };
                (tie_break(by).to_owned(), value)
            })
            .collect();
        json!({
            "place": line.place, "player": player(line.player), "points": number(line.points),
            "rounds": rounds, "tie_breaks": breaks,
        })
    });
    let awards = results.awards.iter().map(|(award, won)| {
        let of = match award {
            Award::Round(round) => json!({ "round": round }),
            Award::Power(power) => json!({ "power": power }),
        };
        let won: Vec<Value> = won.iter().map(|r| player(r.player)).collect();
        json!({ "best": of, "players": won })
    });
    let plan = &context.plan;
    json!({
        "format": "chancery-event",
        "version": VERSION,
        "event": context.event.name,
        "variant": plan.setup.variant,
        "scoring": plan.scoring.id(),
        "rounds": plan.rounds,
        "counted": plan.counted,
        "last_year": plan.setup.last_year.map(|last| last.year),
        "over": context.event.ended_at.is_some(),
        "boards": boards.collect::<Vec<_>>(),
        "standings": standings.collect::<Vec<_>>(),
        "awards": awards.collect::<Vec<_>>(),
    })
}
