//! Treaties, wars, penalties and victory points in pictures, words and files: all of it public.

mod drawn;
mod matrix;
mod penalties;
mod points;
#[cfg(test)]
mod tests;

pub use matrix::{conference, lines as ties, lines_of as ties_of};
pub use penalties::{csv as penalties_csv, lines as penalty_lines};
pub use points::{csv as points_csv, lines as point_lines, penalised, winning as claims_open};

use crate::board::{Power, Province};
use crate::desk::Chapter;
use crate::game::{Report, State};
use crate::relations::{Aggression, Cause, Event, WhyWar};
use crate::words::Words;

use super::say;

/// Whether a phase closed a season of a game with treaties: then its post shows how powers stand.
pub fn is_due(chapter: &Chapter) -> bool {
    let report = &chapter.report;
    let (phase, next) = (report.phase, report.next);
    let closed = (phase.season, phase.year) != (next.season, next.year)
        || phase.step == crate::game::Step::Treaties
        || report.outcome.is_some();
    closed && chapter.state.relations.treaties().is_some()
}

/// What happened between powers, as everybody may know, each with its rule.
pub fn public_lines(words: &Words, report: &Report) -> Vec<String> {
    let told = report.relations.iter().filter(|e| e.is_public());
    told.map(|event| line(words, event)).collect()
}

/// What everybody should know before the open phase closes: the conference with its contact list, and
/// who has points enough for a claim.
pub fn news(words: &Words, state: &State) -> Vec<String> {
    let all = [conference(words, state), claims_open(words, state)];
    all.into_iter().flatten().collect()
}

/// What a season leaves: victory points, and the penalties that count.
pub fn blocks(words: &Words, chapter: &Chapter) -> Vec<String> {
    if !is_due(chapter) {
        return Vec::new();
    }
    let (state, report) = (&chapter.state, &chapter.report);
    let block = |key: &str, lines: Vec<String>| {
        let whole = [vec![words.plain(key)], lines].concat();
        (whole.len() > 1).then(|| whole.join("\n"))
    };
    let points = point_lines(words, state, Some(report));
    let penalties = penalty_lines(words, state);
    [
        block("results-victory", points),
        block("results-penalties", penalties),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// What orders into a province were between powers, and what came of them: the penalties for the
/// attack, and the wars it made.
pub fn about(words: &Words, report: &Report, at: Province) -> Vec<String> {
    let all = || report.relations.iter().filter(|e| e.is_public());
    let acts = all().filter_map(|event| match event {
        Event::Aggression(act) if act.at == at => Some(act),
        _ => None,
    });
    let acts: Vec<&Aggression> = acts.collect();
    let attack = |by: Power, on: Power| {
        let mut found = acts.iter();
        found.any(|act| (act.by, act.against) == (by, Some(on)))
    };
    let by = |power: Power| acts.iter().any(|act| act.by == power);
    let told = all().filter(|event| match event {
        Event::Aggression(act) => act.at == at,
        Event::Ceded { at: place, .. } | Event::CessionLapsed { at: place, .. } => *place == at,
        Event::Enclosed { unit } => unit.at.province == at,
        Event::War { pair, why } => {
            let [a, b] = pair.both();
            match *why {
                WhyWar::Attack { .. } => attack(a, b) || attack(b, a),
                WhyWar::Shared { power, attacker } => attack(attacker, pair.other(power)),
                WhyWar::Aid { power, victim } => attack(pair.other(power), victim),
            }
        }
        Event::Imminent {
            against, aiding, ..
        } => attack(*against, *aiding),
        Event::Penalised(penalty) => match penalty.cause {
            Cause::Major { victim } => attack(penalty.power, victim),
            Cause::Shared { attacker, victim } => attack(attacker, victim),
            Cause::Minor { at: place } => place == at,
            Cause::FirstShot => by(penalty.power),
            Cause::Alliance { .. } | Cause::Abrogation { .. } => false,
        },
        _ => false,
    });
    told.map(|event| line(words, event)).collect()
}

/// What became of one power's own declarations that nobody else may know.
pub fn private_lines(words: &Words, chapter: &Chapter, power: Power) -> Vec<String> {
    // Where powers are shared, who orders one now need not be who declared it.
    if chapter.state.control.bourse().is_some() {
        return Vec::new();
    }
    let report = &chapter.report;
    let mine = |event: &&Event| matches!(event, Event::Failed { power: p, .. } if *p == power);
    let told = report.relations.iter().filter(mine);
    told.map(|event| line(words, event)).collect()
}

/// An event in a sentence, with the rule it follows.
pub fn line(words: &Words, event: &Event) -> String {
    let why = words.why_relations(event);
    let args = [("why", why.into()), ("rule", event.rule().into())];
    words.text("relations-line", &args)
}

/// What follows a game's name in a picture's bar.
fn subtitle(words: &Words, key: &str, state: &State) -> String {
    let phase = say::phase(words, state.phase);
    words.text(key, &[("phase", phase.into())])
}
