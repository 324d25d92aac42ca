//! What stands for a picture where nobody sees it: every order by power, cut truly where there is no room.

use std::collections::BTreeMap;

use chancery_i18n::Words;
use chancery_rules::board::{Power, Unit};
use chancery_rules::economy::Adjustment;
use chancery_rules::game::{Report, Results};
use chancery_rules::movement::retreat::RetreatVerdict;
use chancery_rules::movement::{Outcome as MoveOutcome, Verdict};
use chancery_rules::orders::{Act, Order, UnitRef};

use super::marks;
use super::told::written;

/// How an order ended, for the eye and for the ear.
const DONE: &str = "✓";
const FAILED: &str = "✗";

/// A phase's orders of one power, each with whether it succeeded. What the rules removed was not ordered.
pub fn orders_of(report: &Report, power: Power, words: &Words) -> Vec<String> {
    if let Results::Adjustments(all) = &report.results {
        let own = all.iter().filter(|one| one.power() == power);
        let ordered = own.filter(|one| !matches!(one, Adjustment::RemovedInDisorder { .. }));
        return ordered.filter_map(|one| adjusted(one, words)).collect();
    }
    grouped(report, words)
        .remove(&Some(power))
        .unwrap_or_default()
}

/// A phase's orders, grouped by power, each with whether it succeeded.
pub fn orders(report: &Report, words: &Words) -> Vec<(String, Vec<String>)> {
    let groups = grouped(report, words);
    let named = |(owner, orders): (Option<Power>, Vec<String>)| {
        let name = owner.map_or_else(|| words.plain("render-nobody"), |p| words.power(p));
        (name, orders)
    };
    // Units that are nobody's come last.
    let mut groups: Vec<_> = groups.into_iter().collect();
    groups.sort_by_key(|(owner, _)| (owner.is_none(), *owner));
    groups.into_iter().map(named).collect()
}

fn grouped(report: &Report, words: &Words) -> BTreeMap<Option<Power>, Vec<String>> {
    let mut groups: BTreeMap<Option<Power>, Vec<String>> = BTreeMap::new();
    let mut add = |owner: Option<Power>, said: String| groups.entry(owner).or_default().push(said);
    match &report.results {
        Results::Movement(all) => {
            for outcome in all {
                if let Some(said) = moved(outcome, words) {
                    add(outcome.unit.owner, said);
                }
            }
        }
        Results::Retreats(all) => {
            for one in all {
                let said = match (one.verdict, one.to, &one.ordered) {
                    (RetreatVerdict::Retreated, Some(to), _) => {
                        format!("{} - {} {DONE}", name(&one.unit), written(to))
                    }
                    (_, _, Some(Act::Move { to, .. })) => {
                        format!("{} - {} {FAILED}", name(&one.unit), written(*to))
                    }
                    _ => format!("{} D", name(&one.unit)),
                };
                add(one.unit.owner, said);
            }
        }
        Results::Adjustments(all) => {
            for one in all {
                if let Some(said) = adjusted(one, words) {
                    add(Some(one.power()), said);
                }
            }
        }
        Results::Treaties => {}
    }
    groups
}

fn name(unit: &Unit) -> String {
    format!("{} {}", unit.kind.letter(), written(unit.at))
}

/// `A Mun - Bur ✗`, and what became of the unit where it was beaten. One without an order that stands
/// where it stood is not worth a word.
fn moved(outcome: &MoveOutcome, words: &Words) -> Option<String> {
    let fate = match (outcome.annihilated, outcome.dislodged) {
        (Some(_), _) => Some("alt-annihilated"),
        (_, Some(beaten)) if beaten.destroyed => Some("alt-destroyed"),
        (_, Some(_)) => Some("alt-dislodged"),
        _ => None,
    };
    let order = match &outcome.ordered {
        Some(act) => {
            let unit = UnitRef {
                power: None,
                kind: Some(outcome.unit.kind),
                at: outcome.unit.at,
                joint: false,
            };
            let act = act.clone();
            let good = marks::outcome(outcome.verdict).good() && outcome.verdict != Verdict::Void;
            let sign = if good { DONE } else { FAILED };
            format!("{} {sign}", Order::Unit { unit, act })
        }
        None if fate.is_some() => name(&outcome.unit),
        None => return None,
    };
    Some(match fate {
        Some(key) => format!("{order} {}", words.plain(key)),
        None => order,
    })
}

fn adjusted(one: &Adjustment, words: &Words) -> Option<String> {
    let of = |key: &str, unit: &Unit| words.text(key, &[("unit", name(unit).into())]);
    Some(match one {
        Adjustment::Built { unit, .. } => of("alt-builds", unit),
        Adjustment::Removed { unit, .. } | Adjustment::RemovedInDisorder { unit, .. } => {
            of("alt-removes", unit)
        }
        Adjustment::Waived { .. } => words.plain("alt-waives"),
        Adjustment::Unused { builds, .. } => {
            words.text("alt-unused", &[("count", (*builds).into())])
        }
        Adjustment::Failed { order, .. } => format!("{order} {FAILED}"),
    })
}

/// A head, then groups of items, in at most so many characters. What has no room is counted at the end,
/// so that nobody takes a part for the whole; `see` has it.
pub fn listed(
    head: &str,
    groups: &[(String, Vec<String>)],
    most: usize,
    see: &str,
    words: &Words,
) -> String {
    let all: usize = groups.iter().map(|(_, items)| items.len()).sum();
    for shown in (0..=all).rev() {
        let said = first(head, groups, (shown, all), see, words);
        if said.chars().count() <= most || shown == 0 {
            return said;
        }
    }
    head.to_owned()
}

/// The most characters of a picture's description.
pub const MOST: usize = 1_024;

/// A description with rows in the middle of it, as `say` puts it: as many rows as it has room for. How many more there
/// are is said after them.
pub fn rows(
    words: &Words,
    rows: &[String],
    between: &str,
    say: impl Fn(String) -> String,
) -> String {
    let said = |shown: usize| {
        let mut told = rows[..shown].join(between);
        let left = rows.len() - shown;
        if left > 0 {
            let more = words.text("alt-more-rows", &[("count", left.into())]);
            told = format!("{told}{between}{more}");
        }
        say(told)
    };
    // More have no room even alone.
    let mut room = MOST;
    let has_room = |row: &&String| {
        room = room.saturating_sub(row.chars().count());
        room > 0
    };
    let most = rows.iter().take_while(has_room).count();
    let mut fewer = (0..=most).rev().map(&said);
    let fitting = fewer.find(|text| text.chars().count() <= MOST);
    fitting.unwrap_or_else(|| said(0))
}

/// The head, the first items, and how many are left out.
fn first(
    head: &str,
    groups: &[(String, Vec<String>)],
    (shown, all): (usize, usize),
    see: &str,
    words: &Words,
) -> String {
    let mut left = shown;
    let mut said = vec![head.to_owned()];
    for (name, items) in groups {
        let some = items.len().min(left);
        left -= some;
        if some > 0 {
            said.push(format!("{name}: {}.", items[..some].join(", ")));
        }
    }
    if shown < all {
        let args = [
            ("count", (all - shown).into()),
            ("see", see.to_owned().into()),
        ];
        said.push(words.text("alt-left-out", &args));
    }
    said.retain(|part| !part.is_empty());
    said.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_that_have_no_room_are_counted_where_they_would_stand() {
        let words = Words::english();
        let all: Vec<String> = (0..80).map(|n| format!("Row {n} of a table.")).collect();
        let say = |rows| format!("A table. {rows} All else is nothing.");
        let whole = rows(words, &all[..5], " ", say);
        assert_eq!(whole, say(all[..5].join(" ")));
        let part = rows(words, &all, " ", say);
        let shown = part.matches("Row").count();
        let end = format!(" …and {} more. All else is nothing.", 80 - shown);
        assert!(part.ends_with(&end), "{part}");
        let one_more = part.chars().count() + all[shown].len() + 1;
        assert!(part.chars().count() <= MOST && one_more > MOST, "{shown}");
    }

    #[test]
    fn what_has_no_room_is_counted() {
        let words = Words::english();
        let item = |n: usize| format!("A Par - Bur {n}");
        let groups = [
            ("France".to_owned(), (0..5).map(item).collect()),
            ("Germany".to_owned(), (5..9).map(item).collect()),
        ];
        let whole = listed("Orders.", &groups, 1_024, "/history", words);
        assert_eq!(whole.matches("A Par").count(), 9, "{whole}");
        assert!(!whole.contains("more"), "{whole}");
        let part = listed("Orders.", &groups, 120, "/history", words);
        assert!(part.chars().count() <= 120, "{part}");
        let shown = part.matches("A Par").count();
        assert!(part.contains(&format!("{} more", 9 - shown)), "{part}");
    }
}
