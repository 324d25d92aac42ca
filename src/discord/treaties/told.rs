//! What treaties, wars and claims are told of in a phase's headline and results.

use std::collections::BTreeSet;

use super::{matrix, notices, penalties, points};
use crate::board::Power;
use crate::discord::results::phrases::{MOST_NAMED, named, number, with_names};
use crate::discord::results::telling::Telling;
use crate::game::Report;
use crate::i18n::Words;
use crate::relations::{Event, Pair};
use crate::render::Ledger;
use crate::service::ResolvedPhase;

/// What is told of treaties, wars, penalties and claims after a phase.
pub const TELLING: Telling = Telling {
    then,
    changed: |words, report| {
        let told = notices::public_lines(words, report);
        let head = words.plain("results-relations");
        (!told.is_empty()).then(|| [vec![head], told].concat().join("\n"))
    },
    blocks: notices::blocks,
    about: notices::about,
    private: notices::private_lines,
    has_books: notices::is_due,
    tables,
    ..Telling::NOTHING
};

/// How the powers stand to each other, their victory points and their penalties.
fn tables(words: &Words, game: &str, chapter: &ResolvedPhase) -> Vec<Ledger> {
    let (state, report) = (&chapter.state, &chapter.report);
    let counted = Some(report).filter(|_| notices::is_due(chapter));
    let points = points::picture(words, game, state, counted).map(|(points, _)| points);
    let ties = matrix::table(words, game, state, report.phase);
    let penalties = penalties::pictures(words, game, state, report.phase);
    ties.into_iter().chain(points).chain(penalties).collect()
}

/// Wars, treaties and claims, for a headline.
fn then(words: &Words, report: &Report) -> Vec<String> {
    let mut parts = Vec::new();
    let relations = || report.relations.iter();
    let all = relations().filter_map(|event| match event {
        Event::War { pair, .. } => Some(*pair),
        _ => None,
    });
    parts.extend(wars(words, all.collect()));
    let made = relations().filter_map(|event| match event {
        Event::InForce { pair, .. } => Some(*pair),
        _ => None,
    });
    parts.extend(pairs(words, "head-treaties", made.collect()));
    let notices = relations().filter(|e| matches!(e, Event::Notice { .. }));
    parts.extend(number(words, "head-notices", notices.count()));
    let ended = relations().filter_map(|event| match event {
        Event::Ended { pair, .. } => Some(*pair),
        _ => None,
    });
    parts.extend(pairs(words, "head-ended", ended.collect()));
    parts.extend(relations().filter_map(|event| claim(words, event)));
    parts
}

/// What became of a claim to victory; one made good is the game's outcome.
fn claim(words: &Words, event: &Event) -> Option<String> {
    let (key, members) = match event {
        Event::Claimed { members, .. } => ("head-claim", members),
        Event::Decided {
            members,
            held: false,
            ..
        } => ("head-claim-failed", members),
        Event::Lapsed { members } => ("head-claim-lapsed", members),
        _ => return None,
    };
    let names: Vec<String> = members.iter().map(|p| words.power(*p)).collect();
    let args = [
        ("members", words.all_of(&names).into()),
        ("count", names.len().into()),
    ];
    Some(words.text(key, &args))
}

/// Pairs of powers, in the powers' order: `France–Germany`.
fn pairs(words: &Words, key: &str, all: BTreeSet<Pair>) -> Option<String> {
    let both = |pair: &Pair| pair.both().map(|power| words.power(power)).join("–");
    named(words, key, all.iter().map(both).collect())
}

/// Wars, each power with all it fights: `Russia–Austria/Italy, Turkey–Austria`. Whoever fights the most comes
/// first, so that few are named twice.
fn wars(words: &Words, mut all: BTreeSet<Pair>) -> Option<String> {
    let said = number(words, "head-wars", all.len())?;
    if all.len() > MOST_NAMED {
        return Some(said);
    }
    let mut sides = Vec::new();
    while !all.is_empty() {
        let of = |power: &Power| all.iter().filter(|pair| pair.has(*power)).count();
        let fighting: BTreeSet<Power> = all.iter().flat_map(|pair| pair.both()).collect();
        let most = fighting.into_iter().rev().max_by_key(of)?;
        let against = all.iter().filter(|pair| pair.has(most));
        let against: Vec<String> = against.map(|p| words.power(p.other(most))).collect();
        sides.push(format!("{}–{}", words.power(most), against.join("/")));
        all.retain(|pair| !pair.has(most));
    }
    Some(with_names(said, &sides))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use crate::board::powers::{AUSTRIA, ENGLAND, FRANCE, GERMANY, ITALY, RUSSIA, TURKEY};

    use super::*;
    use crate::discord::results::headline::headline;
    use crate::game::{GameStatus, State, adjudicate};
    use crate::variants::relations;

    /// The report of a phase in which nothing happened.
    fn report() -> Report {
        let mut state = State::new(relations(None));
        state.stage = GameStatus::Playing;
        adjudicate(&state, &BTreeMap::new()).1
    }

    #[test]
    fn claims_are_told_of_made_failed_and_lapsed() {
        let mut report = report();
        let members = [FRANCE, ITALY].into();
        let lapsed = [TURKEY].into();
        report.relations = vec![
            Event::Claimed {
                members: [ENGLAND].into(),
                due: 1902,
            },
            Event::Decided {
                members,
                points: 11,
                needed: 12,
                held: false,
            },
            Event::Lapsed { members: lapsed },
        ];
        assert_eq!(
            headline(Words::english(), &report, &relations(None)),
            "England claims victory; the claim of France and Italy fails; \
             the claim of Turkey lapses"
        );
    }

    #[test]
    fn wars_are_told_side_by_side_in_the_usual_order() {
        let all = [
            Pair::of(TURKEY, ITALY),
            Pair::of(RUSSIA, GERMANY),
            Pair::of(RUSSIA, AUSTRIA),
            Pair::of(AUSTRIA, TURKEY),
            Pair::of(RUSSIA, ENGLAND),
        ];
        let told = |n: usize| wars(Words::english(), all[..n].iter().copied().collect());
        let expected = "five wars begin (Russia–Austria/England/Germany, Turkey–Austria/Italy)";
        assert_eq!(told(5).as_deref(), Some(expected));
        let one = "one war begins (Italy–Turkey)";
        assert_eq!(told(1).as_deref(), Some(one));
        assert_eq!(told(0), None);
    }
}
