//! Every case of the DATC, under the DATC's own preferences, under every preset, and under every
//! single switch for which a case file names another answer.

mod after;
pub mod files;
mod ids;

use std::collections::BTreeMap;

use chancery::board::{Board, Position, Power, Unit};
use chancery::movement::{
    Friends, Movement, Orders, Outcome, Preset, Rulebook, Verdict, assign, assign_retreats,
    resolve, retreat,
};

use crate::notation::{Written, read, read_unit};
use after::After;
use files::{Case, Line, Under};

/// Runs one case under every rulebook it speaks of.
pub fn run(id: &str) {
    let cases = files::all();
    let case = cases.iter().find(|c| c.id == id).expect("no such case");
    for (name, rules) in rulebooks(case) {
        let under = answer(case, &rules);
        println!("{id} under {name}");
        if case.removed.is_some() {
            crate::adjust::run(case, under, &rules, &name);
        } else {
            movement(case, under, &rules, &name);
        }
    }
}

/// The presets, and the DATC's preferences with each combination of switches the case names.
fn rulebooks(case: &Case) -> Vec<(String, Rulebook)> {
    let mut all: Vec<(String, Rulebook)> = Preset::ALL
        .into_iter()
        .map(|p| (p.to_string(), p.rulebook()))
        .filter(|(_, rules)| matches(&case.only, rules))
        .collect();
    for when in case.under.iter().map(|u| &u.when).chain([&case.only]) {
        let mut books = vec![(Preset::Datc.to_string(), Preset::Datc.rulebook())];
        for (question, letters) in when {
            books = books
                .into_iter()
                .flat_map(|(name, rules)| {
                    letters.iter().map(move |letter| {
                        let mut rules = rules;
                        rules.set(question, letter).unwrap();
                        (format!("{name}, {question} {letter}"), rules)
                    })
                })
                .collect();
        }
        all.extend(books);
    }
    all
}

fn matches(when: &[(String, Vec<String>)], rules: &Rulebook) -> bool {
    when.iter().all(|(question, letters)| {
        let answer = rules.get(question).unwrap_or_else(|| panic!("{question}"));
        letters.iter().any(|l| l == answer)
    })
}

/// What the case says about a rulebook, when it is not the usual answer: the most special entry,
/// which must be the only one that special.
fn answer<'a>(case: &'a Case, rules: &Rulebook) -> Option<&'a Under> {
    let fitting = case.under.iter().filter(|u| matches(&u.when, rules));
    let fitting: Vec<_> = fitting.collect();
    let most = fitting.iter().map(|u| u.when.len()).max()?;
    let mut special = fitting.into_iter().filter(|u| u.when.len() == most);
    let answer = special.next();
    let other = special.next();
    assert!(other.is_none(), "{}: {answer:?} or {other:?}?", case.id);
    answer
}

/// A position from the case's units.
pub fn position(units: &[(Power, String)]) -> Position {
    let mut position = Position::default();
    for (power, text) in units {
        let unit = read_unit(text);
        position.add(unit.kind.unwrap(), Some(*power), unit.at);
    }
    position
}

/// `england F nth`
pub fn named(unit: &Unit) -> String {
    let owner = unit
        .owner
        .map_or_else(|| "nobody".to_owned(), |p| p.to_string());
    format!("{owner} {} {}", unit.kind.letter(), unit.at)
}

fn sorted(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut names: Vec<_> = names.collect();
    names.sort();
    names
}

/// The unit orders among some lines.
fn written(lines: &[Line]) -> Vec<(chancery::orders::UnitRef, chancery::orders::Act)> {
    lines
        .iter()
        .map(|line| match read(&line.order) {
            Written::Unit(unit, act) => (unit, act),
            other => panic!("{other:?} in a movement phase"),
        })
        .collect()
}

fn movement(case: &Case, under: Option<&Under>, rules: &Rulebook, name: &str) {
    let board = Board::standard();
    let position = position(&case.units);
    let orders = written(&case.orders);
    let own = |i: usize, unit: &Unit| unit.owner == Some(case.orders[i].power);
    let assigned = assign(board, rules, &position, &orders, own);
    let given = Orders::from_iter(assigned.acts);
    let result = resolve(board, rules, &Friends::default(), &position, &given);
    let found: Vec<_> = assigned
        .fates
        .iter()
        .map(|fate| match fate {
            Ok(unit) => words(result.of(*unit).unwrap()),
            Err(_) => "illegal".to_owned(),
        })
        .collect();
    let usual: Vec<_> = case.orders.iter().map(|l| l.expect.clone()).collect();
    let expected = under.map_or(&usual, |u| &u.results);
    let lines: Vec<_> = case.orders.iter().map(|l| &l.order).collect();
    let table = |results: &[String]| -> String {
        assert_eq!(lines.len(), results.len(), "{} under {name}", case.id);
        let rows = lines.iter().zip(results);
        rows.map(|(l, r)| format!("{l} => {r}\n")).collect()
    };
    let reasons: Vec<_> = result.outcomes.iter().map(|o| o.reason).collect();
    assert_eq!(
        table(&found),
        table(expected),
        "{} under {name}: {reasons:#?}",
        case.id
    );
    let board_after = match under {
        None => After::written(case),
        Some(_) => After::of(case, expected),
    };
    assert_eq!(after(&result), board_after, "{} under {name}", case.id);
    let usual_retreats: Vec<_> = case.retreats.iter().map(|l| l.expect.clone()).collect();
    let expected = match under {
        Some(u) if !u.retreats.is_empty() => &u.retreats,
        // The usual retreats say nothing of other units.
        Some(_) if lost(expected) != lost(&usual) => return,
        _ => &usual_retreats,
    };
    if !expected.is_empty() {
        retreats(case, expected, &result.after, rules, name);
    }
}

/// What became of each order's unit: `dislodged`, `destroyed` or nothing.
fn lost(results: &[String]) -> Vec<Option<&str>> {
    let parts = results.iter().map(|r| r.split_once(", "));
    parts.map(|r| r.map(|(_, lost)| lost)).collect()
}

/// The board our resolver leaves.
fn after(result: &Movement) -> After {
    let lost = |destroyed: bool| {
        let lost = result.after.dislodged.iter();
        let lost = lost.filter(move |d| d.retreats.is_empty() == destroyed);
        sorted(lost.map(|d| named(&d.unit)))
    };
    After {
        stands: sorted(result.after.units.iter().map(named)),
        retreating: lost(false),
        destroyed: lost(true),
    }
}

fn retreats(case: &Case, expected: &[String], after: &Position, rules: &Rulebook, name: &str) {
    let board = Board::standard();
    let orders = written(&case.retreats);
    let own = |i: usize, unit: &Unit| unit.owner == Some(case.retreats[i].power);
    let assigned = assign_retreats(board, rules, after, &orders, own);
    let result = retreat::resolve(board, after, &assigned.acts);
    let found: Vec<_> = assigned
        .fates
        .iter()
        .map(|fate| {
            let Ok(unit) = fate else {
                return "illegal".to_owned();
            };
            let outcome = result.outcomes.iter().find(|o| o.unit.id == *unit);
            match outcome.unwrap().reason {
                retreat::RetreatReason::Free => "moves",
                retreat::RetreatReason::Ordered => "disbands",
                retreat::RetreatReason::Collided { .. } => "fails",
                retreat::RetreatReason::NoOrder => "holds",
                retreat::RetreatReason::NoRetreat
                | retreat::RetreatReason::Illegal(_)
                // Told only to somebody who does not see all.
                | retreat::RetreatReason::Unseen => "illegal",
            }
            .to_owned()
        })
        .collect();
    assert_eq!(found, expected, "{} under {name}, retreats", case.id);
}

/// An outcome in the case files' words.
fn words(outcome: &Outcome) -> String {
    let main = match outcome.verdict {
        Verdict::Held => "holds",
        Verdict::Moved => "moves",
        Verdict::Bounced | Verdict::NoConvoy => "fails",
        Verdict::Supported => "given",
        Verdict::Cut => "cut",
        Verdict::Convoyed => "carries",
        Verdict::Disrupted => "disrupted",
        Verdict::Void => "void",
        Verdict::Illegal => "illegal",
        Verdict::Removed => "removed",
        Verdict::Patrolled => "patrols",
        Verdict::Blocking => "blocks",
        Verdict::Boarded => "boards",
    };
    match &outcome.dislodged {
        None => main.to_owned(),
        Some(beaten) if beaten.destroyed => format!("{main}, destroyed"),
        Some(_) => format!("{main}, dislodged"),
    }
}

#[test]
fn the_files_hold_every_case_and_each_has_its_test() {
    let mut count: BTreeMap<String, usize> = BTreeMap::new();
    let cases = files::all();
    for case in &cases {
        let legacy = case.id.contains('@');
        let section = case.id.split('.').nth(1).unwrap();
        let key = if legacy { "legacy" } else { section };
        *count.entry(key.to_owned()).or_default() += 1;
    }
    let expected = [
        ("A", 12),
        ("B", 19),
        ("C", 9),
        ("D", 35),
        ("E", 15),
        ("F", 30),
        ("G", 20),
        ("H", 17),
        ("I", 7),
        ("J", 12),
        ("legacy", 10),
    ];
    let expected = expected.map(|(k, n)| (k.to_owned(), n)).into();
    assert_eq!(count, expected);
    let ids: Vec<_> = cases.iter().map(|c| c.id.as_str()).collect();
    assert_eq!(ids, ids::TESTED);
}
