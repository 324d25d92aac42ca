//! Points and blocks in the posts: what happened, who is how far, and the published ledger as text and
//! as CSV. All of it lies open on the board, but loans, which are one net figure a power.

use crate::board::{Power, Province};
use crate::discord::ui::labels;
use crate::economy::blocks::{Event, Ledger, NeutralRow, Row};
use crate::game::{Report, State, VictoryRules};
use crate::i18n::{Value, Words};
use crate::store::GameId;

/// The news of a phase about points and blocks, each with its rule; figures that the ledger has are
/// left to it, and neutral centres that did the same share a line.
pub fn news(words: &Words, report: &Report) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let told = |event: &&Event| {
        matches!(
            event,
            Event::Rubble { .. }
                | Event::Scrapped { .. }
                | Event::Placed { .. }
                | Event::Invested { .. }
                | Event::Forfeited { .. }
                | Event::Failed { .. }
                | Event::Dissolved { .. }
                | Event::NeutralFull { .. }
        )
    };
    lines.extend(report.blocks.iter().filter(told).map(|e| line(words, e)));
    lines.extend(neutral(words, report));
    lines
}

/// Lines on what happened to points and blocks in one province.
pub fn about(words: &Words, report: &Report, province: Province) -> Vec<String> {
    let here = report.blocks.iter();
    let here = here.filter(|event| event.province() == Some(province));
    here.map(|event| line(words, event)).collect()
}

fn line(words: &Words, event: &Event) -> String {
    let why = words.why_blocks(event);
    let args = [("why", why.into()), ("rule", event.rule().into())];
    words.text("money-line", &args)
}

/// What neutral centres did with their income: a line for each way.
fn neutral(words: &Words, report: &Report) -> Vec<String> {
    let (mut raised, mut kept, mut grown) = (Vec::new(), Vec::new(), Vec::new());
    for event in &report.blocks {
        match event {
            Event::Raised { unit, .. } => raised.push(words.province(unit.at.province)),
            Event::Maintained { at, .. } => kept.push(words.province(*at)),
            Event::Grown { at, blocks } => grown.push(format!("{} +{blocks}", words.province(*at))),
            _ => {}
        }
    }
    let ways = [
        ("points-neutral-raised", raised),
        ("points-neutral-kept", kept),
        ("points-neutral-grown", grown),
    ];
    let told = ways.into_iter().filter(|(_, places)| !places.is_empty());
    told.map(|(key, places)| {
        let args = [
            ("places", words.all_of(&places).into()),
            ("count", places.len().into()),
        ];
        words.text(key, &args)
    })
    .collect()
}

/// Every power's wealth as the goal counts it, the most first, with the goal; `None` if the game is not won
/// by blocks.
pub fn race(words: &Words, state: &State) -> Option<String> {
    state.economy.blocks()?;
    let VictoryRules::Blocks { goal, .. } = state.setup.victory else {
        return None;
    };
    let wealth = |power: Power| Some((power, state.strength(power)?.wealth?));
    let mut powers: Vec<_> = state.survivors().into_iter().filter_map(wealth).collect();
    if powers.is_empty() {
        return None;
    }
    powers.sort_by_key(|(_, wealth)| std::cmp::Reverse(*wealth));
    let each = powers
        .into_iter()
        .map(|(power, wealth)| format!("{} {wealth}", words.power(power)));
    let args = [
        ("goal", goal.into()),
        ("powers", each.collect::<Vec<_>>().join(", ").into()),
    ];
    Some(words.text("points-race", &args))
}

/// A figure with its sign.
fn signed(n: i64) -> String {
    match n {
        0 => "±0".to_owned(),
        n => format!("{n:+}"),
    }
}

/// The ledger in words, a line a power, for those who do not see the picture.
pub fn text(words: &Words, ledger: &Ledger) -> Vec<String> {
    let mut lines: Vec<String> = ledger.rows.iter().map(|row| of_power(words, row)).collect();
    let NeutralRow {
        income,
        armies,
        grown,
        over,
        opening,
        taken,
        blocks,
    } = ledger.neutral;
    if opening > 0 || blocks > 0 {
        let args: [(&str, Value<'_>); 7] = [
            ("income", income.into()),
            ("armies", armies.into()),
            ("grown", grown.into()),
            ("over", over.into()),
            ("opening", opening.into()),
            ("taken", signed(taken).into()),
            ("blocks", blocks.into()),
        ];
        lines.push(words.text("points-ledger-neutral", &args));
    }
    lines.push(words.plain("points-ledger-rules"));
    lines
}

/// One power's line: only what moved is named.
fn of_power(words: &Words, row: &Row) -> String {
    let flows = &row.flows;
    let minus = |n: u32| -i64::from(n);
    let plus = |n: u32| i64::from(n);
    let part = |key: &str, n: i64| {
        let args = [("n", signed(n).into())];
        (n != 0).then(|| words.text(&format!("points-ledger-{key}"), &args))
    };
    let points = [
        part("income", plus(flows.income)),
        part("public", flows.public),
        part("private", flows.private),
        part("scrapped", plus(flows.scrapped)),
        part("upkeep", minus(flows.upkeep)),
        part("built", minus(flows.built)),
        part("placed", minus(flows.placed)),
        part("forfeited", minus(flows.forfeited)),
        part("vanished", minus(flows.vanished)),
    ];
    let blocks = [
        part("taken", flows.taken),
        part("rubble", minus(flows.rubble)),
        part("put", plus(flows.placed)),
    ];
    let join = |parts: &[Option<String>]| {
        let parts = parts.iter().flatten().map(|part| format!(", {part}"));
        parts.collect::<String>()
    };
    let args: [(&str, Value<'_>); 9] = [
        ("power", words.power(row.power).into()),
        ("opening", flows.opening.into()),
        ("points", join(&points).into()),
        ("closing", row.closing.into()),
        ("before", flows.blocks.into()),
        ("moved", join(&blocks).into()),
        ("blocks", row.blocks.into()),
        ("yearly", row.yearly.into()),
        ("due", row.due.into()),
    ];
    words.text("points-ledger-line", &args)
}

/// The columns of the file.
const COLUMNS: &str = "phase,power,opening,income,loans_public,loans_private,scrapped,upkeep,built,\
                       placed,forfeited,vanished,closing,blocks_before,blocks_taken,rubble,blocks,\
                       yearly_income,yearly_upkeep,rules";

/// The rules the columns follow.
const RULES: &str = "income I-04a; loans 2B.22; scrapped I-06b; upkeep I-03b; built I-03c; \
                     placed I-03d; forfeited 2B.13; rubble I-05c; neutral I-04c";

/// The ledger as comma-separated values, with the columns' ids as heads; the neutral centres last. What
/// goes is below nothing.
pub fn csv(report: &Report, ledger: &Ledger) -> String {
    let mut out = format!("{COLUMNS}\r\n");
    let mut row = |name: String, figures: [i64; 17]| {
        let figures: Vec<String> = figures.iter().map(i64::to_string).collect();
        let line = [
            report.phase.to_string(),
            name,
            figures.join(","),
            RULES.to_owned(),
        ];
        out.push_str(&line.join(","));
        out.push_str("\r\n");
    };
    for line in &ledger.rows {
        row(line.power.to_string(), figures(line));
    }
    row("neutral".to_owned(), neutral_figures(&ledger.neutral));
    out
}

fn figures(row: &Row) -> [i64; 17] {
    let flows = &row.flows;
    [
        i64::from(flows.opening),
        i64::from(flows.income),
        flows.public,
        flows.private,
        i64::from(flows.scrapped),
        -i64::from(flows.upkeep),
        -i64::from(flows.built),
        -i64::from(flows.placed),
        -i64::from(flows.forfeited),
        -i64::from(flows.vanished),
        i64::from(row.closing),
        i64::from(flows.blocks),
        flows.taken,
        -i64::from(flows.rubble),
        i64::from(row.blocks),
        i64::from(row.yearly),
        i64::from(row.due),
    ]
}

/// Neutral centres in the same columns: their armies are upkeep, what is over is forfeited.
fn neutral_figures(row: &NeutralRow) -> [i64; 17] {
    let n = i64::from;
    [
        0,
        n(row.income),
        0,
        0,
        0,
        -n(row.armies),
        0,
        -n(row.grown),
        -n(row.over),
        0,
        0,
        n(row.opening),
        row.taken,
        0,
        n(row.blocks),
        0,
        0,
    ]
}

/// The powers that lost unspent points, in words for a headline; `None` if there are none.
pub fn forfeits(words: &Words, report: &Report) -> Option<String> {
    let lost = report.blocks.iter().filter_map(|event| match event {
        Event::Forfeited { power, points } => Some((*power, *points)),
        _ => None,
    });
    let lost: Vec<(Power, u32)> = lost.collect();
    let args = [
        ("number", labels::count(words, lost.len()).into()),
        ("count", lost.len().into()),
        ("points", lost.iter().map(|(_, n)| *n).sum::<u32>().into()),
    ];
    (!lost.is_empty()).then(|| words.text("head-forfeits", &args))
}

/// Says in the log that a ledger does not close, under an id: our own mistake.
pub fn check(report: &Report, game: GameId) {
    if let Some(Err(cause)) = report.points.as_ref().map(Ledger::balanced) {
        tracing::error!(game = game.0, phase = %report.phase, %cause, "a ledger of points does not balance");
    }
}
