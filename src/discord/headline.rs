//! The one line that says what a phase came to: `France takes Belgium; two units must retreat`.

use std::collections::BTreeMap;

use crate::board::{Board, Power, Province};
use crate::economy::centres::Adjustment;
use crate::game::{Report, Results};
use crate::movement::Verdict;
use crate::movement::retreat::RetreatVerdict;
use crate::words::Words;

use super::say::{capital, count, outcome};

/// How many powers a headline names before it says "others".
const MOST_NAMED: usize = 3;

/// The headline of an adjudicated phase, without a full stop.
pub fn headline(words: &Words, report: &Report, board: &Board) -> String {
    let mut parts = Vec::new();
    parts.extend(report.outcome.as_ref().map(|o| outcome(words, o)));
    let out = report.eliminated.iter();
    parts.extend(out.map(|p| words.text("head-out", &[("power", words.power(*p).into())])));
    let taken = report.captures.iter().map(|c| (c.by, c.province));
    parts.extend(gains(words, "head-takes", taken));
    match &report.results {
        Results::Movement(outcomes) => {
            if report.captures.is_empty() {
                let moved = outcomes.iter().filter(|o| o.verdict == Verdict::Moved);
                let entered = moved.filter_map(|o| {
                    let power = o.unit.owner?;
                    let to = match o.taken {
                        crate::orders::Act::Move { to, .. } => to.province,
                        _ => return None,
                    };
                    let news = board.is_centre(to) && report.owners.get(&to) != Some(&power);
                    news.then_some((power, to))
                });
                parts.extend(gains(words, "head-enters", entered));
            }
            let beaten = outcomes.iter().filter_map(|o| o.dislodged);
            let (lost, must): (Vec<_>, Vec<_>) = beaten.partition(|b| b.destroyed);
            parts.extend(number(words, "head-must-retreat", must.len()));
            parts.extend(number(words, "head-destroyed", lost.len()));
            if parts.is_empty() {
                let bounced = outcomes
                    .iter()
                    .filter(|o| o.verdict == Verdict::Bounced)
                    .count();
                let moved = outcomes
                    .iter()
                    .filter(|o| o.verdict == Verdict::Moved)
                    .count();
                parts.extend(number(words, "head-moved", moved));
                parts.extend(number(words, "head-bounced", bounced));
            }
        }
        Results::Retreats(retreats) => {
            let how = |v: RetreatVerdict| retreats.iter().filter(|r| r.verdict == v).count();
            let gone = how(RetreatVerdict::Disbanded) + how(RetreatVerdict::Destroyed);
            parts.extend(number(
                words,
                "head-retreated",
                how(RetreatVerdict::Retreated),
            ));
            parts.extend(number(words, "head-disbanded", gone));
        }
        Results::Adjustments(all) => parts.extend(winter(words, all)),
    }
    if parts.is_empty() {
        parts.push(words.plain("head-quiet"));
    }
    capital(&parts.join("; "))
}

/// `France takes Belgium and Spain; England takes Norway`, a part for each power.
fn gains(words: &Words, key: &str, all: impl Iterator<Item = (Power, Province)>) -> Vec<String> {
    let mut by_power: BTreeMap<Power, Vec<String>> = BTreeMap::new();
    for (power, at) in all {
        by_power.entry(power).or_default().push(words.the(at));
    }
    let said = by_power.into_iter().map(|(power, places)| {
        let args = [
            ("power", words.power(power).into()),
            ("places", words.all_of(&places).into()),
        ];
        words.text(key, &args)
    });
    fewer(words, said.collect())
}

/// `France builds two units; Turkey removes one unit`.
fn winter(words: &Words, all: &[Adjustment]) -> Vec<String> {
    let mut counts: BTreeMap<Power, (usize, usize)> = BTreeMap::new();
    for one in all {
        let (built, removed) = counts.entry(one.power()).or_default();
        match one {
            Adjustment::Built { .. } => *built += 1,
            Adjustment::Removed { .. } | Adjustment::RemovedInDisorder { .. } => *removed += 1,
            _ => {}
        }
    }
    let mut said = Vec::new();
    for (power, (built, removed)) in counts {
        for (key, n) in [("head-builds", built), ("head-removes", removed)] {
            if n > 0 {
                let args = [
                    ("power", words.power(power).into()),
                    ("number", count(words, n).into()),
                    ("count", n.into()),
                ];
                said.push(words.text(key, &args));
            }
        }
    }
    fewer(words, said)
}

/// The first few parts, and that there are more.
fn fewer(words: &Words, mut parts: Vec<String>) -> Vec<String> {
    let rest = parts.len().saturating_sub(MOST_NAMED);
    // "And one other" would be no shorter than naming it.
    if rest > 1 {
        parts.truncate(MOST_NAMED);
        parts.push(words.text("head-others", &[("number", count(words, rest).into())]));
    }
    parts
}

fn number(words: &Words, key: &str, n: usize) -> Option<String> {
    (n > 0).then(|| {
        words.text(
            key,
            &[("number", count(words, n).into()), ("count", n.into())],
        )
    })
}
