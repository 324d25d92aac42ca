//! A phase's results in full, by power, each order with the reason for how it went.

pub mod board;
pub(super) mod chart;
pub mod chart_view;
pub(super) mod command;
pub(super) mod graphs;
pub(super) mod headline;
pub mod history;
pub(super) mod leaves;
pub mod map;
pub(super) mod phrases;
pub(super) mod private;
pub(super) mod replay;
pub(super) mod scores;
pub mod scores_view;
pub(super) mod seas;
mod standings;
pub mod status;
pub(super) mod tables;
pub(super) mod telling;
pub(super) mod tellings;
pub(super) mod turn_row;

use std::collections::BTreeSet;

use crate::board::{Board, Power, Province, UnitKind};
use crate::economy::{Adjustment, Currency, Measure};
use crate::game::{Decision, IgnoredOrder, Report, Results, Setup};
use crate::i18n::Words;
use crate::movement::retreat::RetreatReason;
use crate::movement::{Outcome, Reason, Verdict};
use crate::orders::{Order, UnitRef};
use crate::service::ResolvedPhase;
use tellings::Tellings;

use super::orders::{aboard, faults};
use super::ui::labels;

/// The most orders of one power that did not count, of as many players as there may be.
const MOST_UNHEARD: usize = 25;

/// The file that has the results of a phase, where a message has no room for all of them.
pub const FILE: &str = "results.txt";

/// The whole report as blocks of text: what failed, met resistance or was beaten, by power; what else changed;
/// and at the end, a line a power, the orders that went as they were written.
pub fn blocks(words: &Words, chapter: &ResolvedPhase) -> Vec<String> {
    let words = words.for_game(&chapter.state.setup);
    let report = &chapter.report;
    let board = chapter.state.setup.board();
    let mut blocks = Vec::new();
    let (telling, plain) = parted(&report.results);
    for owner in board.powers().map(Some).chain([None]) {
        let mut lines = lines_of_some(words, (&telling, &report.results), board, owner);
        lines.extend(besides(words, chapter, owner));
        if lines.is_empty() {
            continue;
        }
        blocks.push(format!("**{}**\n{}", whose(words, owner), lines.join("\n")));
    }
    blocks.extend(what_else(words, chapter));
    blocks.extend(as_ordered(words, &plain));
    if blocks.is_empty() {
        let unseen = report.sight.as_ref().map(|sight| sight.is_empty());
        blocks.push(words.plain(match unseen {
            None => "results-none",
            Some(true) => "results-none-for-all",
            Some(false) => "results-none-seen",
        }));
    }
    blocks
}

/// A power's name, or what stands in its place over the units of nobody.
pub fn whose(words: &Words, owner: Option<Power>) -> String {
    owner.map_or_else(|| words.plain("results-neutral"), |p| words.power(p))
}

/// What is told of a power beside what came of its orders: those that did not count, and what its mechanics say.
pub fn besides(words: &Words, chapter: &ResolvedPhase, owner: Option<Power>) -> Vec<String> {
    let report = &chapter.report;
    let board = chapter.state.setup.board();
    let unheard = report.unheard.iter();
    let told = unheard.filter(|u| Some(u.power) == owner && !report.is_private(u));
    let told: Vec<&IgnoredOrder> = told.collect();
    let shown = told.iter().take(MOST_UNHEARD);
    let mut lines: Vec<String> = shown
        .map(|u| faults::unheard_line(words, u, board))
        .collect();
    let more = told.len().saturating_sub(MOST_UNHEARD);
    let args = [("count", more.into())];
    lines.extend((more > 0).then(|| words.text("results-unheard-more", &args)));
    if let Some(power) = owner {
        let tellings = Tellings::of(&chapter.state.setup).all();
        lines.extend(tellings.flat_map(|telling| (telling.of_power)(words, report, power)));
    }
    lines
}

/// What a phase changed beside the orders, as blocks of text.
pub fn what_else(words: &Words, chapter: &ResolvedPhase) -> Vec<String> {
    let report = &chapter.report;
    let tellings = Tellings::of(&chapter.state.setup);
    let drawn = tellings
        .all()
        .filter_map(|telling| (telling.drawn)(words, report));
    let mut blocks: Vec<String> = drawn.collect();
    blocks.extend(at_sea(words, chapter));
    blocks.extend(aboard::told(words, &chapter.state));
    blocks.extend(changes(words, report, &chapter.state.setup));
    blocks.extend(
        tellings
            .all()
            .flat_map(|telling| (telling.blocks)(words, chapter)),
    );
    blocks
}

/// One result in a sentence: whose it is, where its unit began, and whether it succeeded.
pub struct Told {
    /// The power; `None` for what is nobody's.
    pub owner: Option<Power>,
    /// The province it is about, if it is about one.
    pub at: Option<Province>,
    /// Whether the order did what it should; `None` where there was none.
    pub good: Option<bool>,
    /// The sentence.
    pub sentence: String,
}

/// Every result of a phase in a sentence.
pub fn every_result(words: &Words, chapter: &ResolvedPhase) -> Vec<Told> {
    let words = words.for_game(&chapter.state.setup);
    let results = &chapter.report.results;
    let sentences = sentences(words, results, results, chapter.state.setup.board());
    let facts: Vec<(Option<Province>, Option<bool>)> = match results {
        Results::Movement(all) => all
            .iter()
            .map(|o| {
                let ordered = o.ordered.is_some() || o.dislodged.is_some();
                (Some(o.unit.at.province), ordered.then(|| is_success(o)))
            })
            .collect(),
        Results::Retreats(all) => all
            .iter()
            .map(|r| {
                let good = r.to.is_some();
                let told = good || r.reason != RetreatReason::Ordered;
                (Some(r.unit.at.province), told.then_some(good))
            })
            .collect(),
        Results::Adjustments(all) => all
            .iter()
            .map(|a| {
                let good = match a {
                    Adjustment::Built { .. } | Adjustment::Removed { .. } => Some(true),
                    Adjustment::Failed { .. } => Some(false),
                    Adjustment::RemovedInDisorder { .. }
                    | Adjustment::Waived { .. }
                    | Adjustment::Unused { .. } => None,
                };
                (a.province(), good)
            })
            .collect(),
        Results::Treaties => Vec::new(),
    };
    let told = sentences.into_iter().zip(facts);
    told.map(|((owner, sentence), (at, good))| Told {
        owner,
        at,
        good,
        sentence,
    })
    .collect()
}

/// Who let whose fleets pass, and what annihilated fleets would have cost.
fn at_sea(words: &Words, chapter: &ResolvedPhase) -> Option<String> {
    let report = &chapter.report;
    let opened = report.passages().iter().map(|(at, to)| {
        let args = [
            ("at", words.the(*at).into()),
            ("to", words.power(*to).into()),
        ];
        words.text("results-opened", &args)
    });
    let economy = &chapter.state.setup.economy;
    let lost = |power: Power| match &report.results {
        Results::Movement(all) => {
            let fleet = |o: &&crate::movement::Outcome| o.unit.kind == UnitKind::Fleet;
            let gone = all.iter().filter(|o| o.annihilated.is_some()).filter(fleet);
            gone.filter(|o| o.unit.owner == Some(power)).count()
        }
        _ => 0,
    };
    let saved = chapter.state.setup.board().powers().filter_map(|power| {
        let fleets = Some(lost(power)).filter(|n| *n > 0)?;
        let saved = economy.fleet_price()? as usize * fleets;
        let args = [
            ("power", words.power(power).into()),
            ("fleets", fleets.into()),
            ("saved", saved.into()),
        ];
        let key = match economy.currency() {
            Some(Currency::Points) => "results-saved-points",
            Some(Currency::Credits) | None => "results-saved-credits",
        };
        Some(words.text(key, &args))
    });
    let lines: Vec<String> = opened.chain(saved).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// How a motion was decided.
fn decided(words: &Words, decision: &Decision) -> String {
    let votes: Vec<bool> = decision.votes.values().copied().collect();
    let players = decision.players.values().copied();
    let votes: Vec<bool> = votes.into_iter().chain(players).collect();
    let yes = votes.iter().filter(|yes| **yes).count();
    let args = [
        ("passed", if decision.passed { "yes" } else { "no" }.into()),
        ("yes", yes.into()),
        ("no", (votes.len() - yes).into()),
    ];
    words.text(&format!("results-motion-{}", decision.motion.id()), &args)
}

/// The lines of a phase's results that are about one province.
pub fn about(words: &Words, chapter: &ResolvedPhase, province: Province) -> Vec<String> {
    let board = chapter.state.setup.board();
    let here = chapter.report.about(province);
    let others = Tellings::of(&chapter.state.setup).money_first();
    let others = others.flat_map(|telling| (telling.about)(words, &chapter.report, province));
    sentences(words, &here, &chapter.report.results, board)
        .into_iter()
        .map(|(_, sentence)| sentence)
        .chain(others)
        .collect()
}

/// The results that need a sentence each, and those that do not: what went as it was ordered against nobody.
fn parted(results: &Results) -> (Results, Vec<&Outcome>) {
    let Results::Movement(all) = results else {
        return (results.clone(), Vec::new());
    };
    let (plain, telling): (Vec<_>, Vec<_>) = all.iter().partition(|o| is_plain(o));
    let telling = telling.into_iter().cloned().collect();
    (Results::Movement(telling), plain)
}

/// The provinces where there was something to tell of units that moved, those that lost one first.
pub fn fought_over(results: &Results) -> Vec<Province> {
    let Results::Movement(all) = results else {
        return Vec::new();
    };
    let telling = all.iter().filter(|outcome| !is_plain(outcome));
    let (lost, others): (Vec<_>, Vec<_>) = telling.partition(|o| o.dislodged.is_some());
    let all = lost.into_iter().chain(others);
    all.map(|outcome| outcome.unit.at.province).collect()
}

/// Whether a unit did what it was told, or stood without an order, and nobody minded.
fn is_plain(outcome: &Outcome) -> bool {
    let unhurt = outcome.dislodged.is_none() && outcome.annihilated.is_none();
    let quiet = match outcome.reason {
        Reason::Unopposed | Reason::Counted => outcome.ordered.is_some(),
        Reason::NoOrder => true,
        Reason::Unseen => outcome.verdict == Verdict::Moved,
        _ => false,
    };
    unhurt && quiet
}

/// What went as it was ordered: a line a power.
fn as_ordered(words: &Words, plain: &[&Outcome]) -> Option<String> {
    let named = |outcome: &&&Outcome| {
        let unit = UnitRef {
            power: None,
            kind: Some(outcome.unit.kind),
            at: outcome.unit.at,
            joint: false,
        };
        match &outcome.ordered {
            Some(act) => {
                let act = act.clone();
                Order::Unit { unit, act }.to_string().replace(" - ", " – ")
            }
            None => unit.to_string(),
        }
    };
    let owners: BTreeSet<_> = plain.iter().filter_map(|o| o.unit.owner).collect();
    let mut lines = Vec::new();
    for owner in owners.into_iter().map(Some).chain([None]) {
        let own = || plain.iter().filter(|o| o.unit.owner == owner);
        let name = whose(words, owner);
        for (key, all) in [
            (
                "results-plain-orders",
                own()
                    .filter(|o| o.ordered.is_some())
                    .map(|o| named(&o))
                    .collect::<Vec<_>>(),
            ),
            (
                "results-no-orders",
                own()
                    .filter(|o| o.ordered.is_none())
                    .map(|o| named(&o))
                    .collect(),
            ),
        ] {
            if !all.is_empty() {
                let args = [
                    ("power", name.clone().into()),
                    ("orders", all.join(", ").into()),
                ];
                lines.push(words.text(key, &args));
            }
        }
    }
    let head = words.plain("results-as-ordered");
    (!lines.is_empty()).then(|| format!("{head}\n{}", lines.join("\n")))
}

/// Whether an order did what it should, and its unit is still on the board.
const fn is_success(outcome: &Outcome) -> bool {
    let stands = outcome.dislodged.is_none() && outcome.annihilated.is_none();
    stands
        && matches!(
            outcome.verdict,
            Verdict::Held
                | Verdict::Moved
                | Verdict::Supported
                | Verdict::Convoyed
                | Verdict::Patrolled
                | Verdict::Boarded
                | Verdict::Blocking
        )
}

/// A sentence for each of some results of a power, told with all results known.
pub fn lines_of_some(
    words: &Words,
    (some, all): (&Results, &Results),
    board: &Board,
    owner: Option<Power>,
) -> Vec<String> {
    sentences(words, some, all, board)
        .into_iter()
        .filter(|(whose, _)| *whose == owner)
        .map(|(_, sentence)| sentence)
        .collect()
}

/// A sentence for each of `some` results, told with `all` results known.
fn sentences(
    words: &Words,
    some: &Results,
    all: &Results,
    board: &Board,
) -> Vec<(Option<Power>, String)> {
    match (some, all) {
        (Results::Movement(some), Results::Movement(all)) => some
            .iter()
            .map(|o| (o.unit.owner, words.why_moved(o, all, board)))
            .collect(),
        (Results::Retreats(some), Results::Retreats(all)) => some
            .iter()
            .map(|r| (r.unit.owner, words.why_retreated(r, all, board)))
            .collect(),
        (Results::Adjustments(some), _) => some
            .iter()
            .map(|a| (Some(a.power()), words.why_adjusted(a, board)))
            .collect(),
        // A report's parts are of one kind.
        _ => Vec::new(),
    }
}

/// What the phase changed beside the orders: provinces, who sent nothing, who is out, the end.
fn changes(words: &Words, report: &Report, setup: &Setup) -> Vec<String> {
    let mut blocks = Vec::new();
    if !report.captures.is_empty() {
        let mut lines = vec![words.plain(match setup.economy.measure() {
            Measure::Income => "results-captures-lands",
            Measure::Centres | Measure::Blocks | Measure::Units => "results-captures",
        })];
        lines.extend(report.captures.iter().map(|c| {
            let power = words.power(c.by);
            let province = words.earning(setup, c.province, words.the(c.province));
            match c.from {
                Some(from) => words.text(
                    "results-capture-from",
                    &[
                        ("power", power.into()),
                        ("province", province.into()),
                        ("from", words.power(from).into()),
                    ],
                ),
                None => words.text(
                    "results-capture",
                    &[("power", power.into()), ("province", province.into())],
                ),
            }
        }));
        blocks.push(lines.join("\n"));
    }
    let tellings = Tellings::of(setup).all();
    blocks.extend(tellings.filter_map(|telling| (telling.changed)(words, report)));
    let mut last = Vec::new();
    if !report.missed.is_empty() {
        let names: Vec<String> = report.missed.iter().map(|p| words.power(*p)).collect();
        last.push(words.text("results-missed", &[("powers", words.all_of(&names).into())]));
    }
    last.extend(report.decided.iter().map(|d| decided(words, d)));
    last.extend(
        report
            .eliminated
            .iter()
            .map(|p| words.text("results-eliminated", &[("power", words.power(*p).into())])),
    );
    if let Some(outcome) = &report.outcome {
        last.push(format!(
            "**{}.**",
            labels::capital(&labels::outcome(words, outcome))
        ));
    }
    if !last.is_empty() {
        blocks.push(last.join("\n"));
    }
    blocks
}
