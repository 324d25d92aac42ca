//! A phase of a game as a question and its answer.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::resolve::form::{Answer, Request, ResultForm};
use crate::resolve::{answer, played, question};
use chancery_rules::control::PlayerId;
use chancery_rules::game::{Report, Results, Sheet, State};
use chancery_rules::orders::{Act, Order, UnitRef};

/// The question that a phase's state and sheets are, and what the game made of it.
///
/// The answer is this program's own where it decides what the game did, which brings the reasons and the
/// exchange's tables with it; else the game's.
pub fn phase(
    before: &State,
    sheets: &BTreeMap<PlayerId, Sheet>,
    after: &State,
    report: &Report,
) -> (Request, Answer) {
    let was = played(before, after, report);
    let decides = |sheets: &BTreeMap<PlayerId, Sheet>| {
        let asked = question(before, sheets);
        let line = serde_json::to_string(&asked).unwrap_or_default();
        let now = answer(&line).ok().map(|mut now| {
            sort(&mut now);
            now
        });
        let agrees = now.filter(|now| decisions(now, true) == decisions(&was, true));
        (asked, agrees)
    };
    let (asked, agreed) = decides(sheets);
    if let Some(now) = agreed {
        return (asked, now);
    }
    // Orders that counted for a player who handed in none stand in the report alone.
    let (fuller, agreed) = decides(&filled(before, sheets, report));
    match agreed {
        Some(now) => (fuller, now),
        None => {
            let mut was = was;
            sort(&mut was);
            (asked, was)
        }
    }
}

/// The sheets, with those of players who have none made of what their units did.
fn filled(
    before: &State,
    sheets: &BTreeMap<PlayerId, Sheet>,
    report: &Report,
) -> BTreeMap<PlayerId, Sheet> {
    let mut sheets = sheets.clone();
    for power in before.setup.board().powers() {
        let [player] = before.control.players_of(power)[..] else {
            continue;
        };
        if sheets.get(&player).is_some_and(|sheet| !sheet.is_empty()) {
            continue;
        }
        let orders = written(report).into_iter();
        let own = orders.filter(|(owner, _)| *owner == Some(power));
        let lines: Vec<String> = own.map(|(_, order)| order.to_string()).collect();
        sheets.insert(player, Sheet::read(&lines.join("\n"), before));
    }
    sheets
}

/// The orders of a report, with whose they were.
pub(super) fn written(report: &Report) -> Vec<(Option<chancery_rules::board::Power>, Order)> {
    use chancery_rules::economy::Adjustment;
    let order = |unit: &chancery_rules::board::Unit, act: &Act| Order::Unit {
        unit: UnitRef {
            power: None,
            kind: Some(unit.kind),
            at: unit.at,
            joint: false,
        },
        act: act.clone(),
    };
    match &report.results {
        Results::Movement(all) => all
            .iter()
            .filter_map(|o| Some((o.unit.owner, order(&o.unit, o.ordered.as_ref()?))))
            .collect(),
        Results::Retreats(all) => all
            .iter()
            .filter_map(|o| Some((o.unit.owner, order(&o.unit, o.ordered.as_ref()?))))
            .collect(),
        Results::Adjustments(all) => all
            .iter()
            .filter_map(|one| {
                let order = match one {
                    Adjustment::Built { unit, .. } => Order::Build {
                        kind: unit.kind,
                        at: unit.at,
                    },
                    Adjustment::Removed { unit, .. } => order(unit, &Act::Disband),
                    Adjustment::Waived { .. } => Order::Waive,
                    Adjustment::Failed { order, .. } => order.clone(),
                    Adjustment::RemovedInDisorder { .. } | Adjustment::Unused { .. } => {
                        return None;
                    }
                };
                Some((Some(one.power()), order))
            })
            .collect(),
        Results::Treaties => Vec::new(),
    }
}

/// Puts an answer's results into an order of their own: a position's order is nobody's business.
pub(super) fn sort(answer: &mut Answer) {
    let key = |r: &ResultForm| (r.unit.clone(), r.order.clone(), r.why.clone());
    for list in answer.results.values_mut() {
        list.sort_by_key(key);
    }
}

/// What an answer decides: without sentences and, if `common`, without what only this program's own answer
/// has.
pub(super) fn decisions(answer: &Answer, common: bool) -> Value {
    let mut answer = answer.clone();
    for result in answer.results.values_mut().flatten() {
        result.why = String::new();
    }
    sort(&mut answer);
    for money in &mut answer.money {
        money.why = String::new();
    }
    for poll in &mut answer.polls {
        poll.why = String::new();
    }
    let mut value = serde_json::to_value(&answer).unwrap_or_default();
    if let Some(fields) = value.as_object_mut() {
        // What happened is told in sentences and events; what it led to is in the rest.
        for told in ["points", "news"] {
            fields.remove(told);
        }
        if common {
            for own in ["exchange", "polls", "drawn", "money"] {
                fields.remove(own);
            }
        }
    }
    value
}
