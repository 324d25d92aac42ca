//! The one line that says what a phase came to: `France takes Belgium; one unit must retreat (Germany A Mun)`.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Power, Province, Unit};
use crate::economy::credits::Event;
use crate::economy::{Adjustment, blocks};
use crate::game::{Report, Results, Setup};
use crate::i18n::Words;
use crate::movement::Verdict;
use crate::movement::retreat::RetreatVerdict;
use crate::orders::title;
use crate::relations::{Event as Relation, Pair};
use crate::render::told;

use crate::discord::ui::labels::{capital, count, outcome};

/// How many powers a headline names before it says that there are more, and how many units or places it names
/// of one kind of news.
const MOST_NAMED: usize = 8;

/// The headline of an adjudicated phase, without a full stop.
pub fn headline(words: &Words, report: &Report, setup: &Setup) -> String {
    let mut parts = ends(words, report);
    let quiet = parts.is_empty();
    parts.extend(deeds(words, report, setup, quiet));
    parts.extend(dealings(words, report));
    if parts.is_empty() {
        parts.extend(quiet_winter(words, report));
    }
    if parts.is_empty() {
        parts.push(words.plain("head-quiet"));
    }
    capital(&parts.join("; "))
}

/// What a picture of the phase's orders says beside what it finds out of those orders itself: what comes before
/// everything else, and what comes after the captures. The headline where there is nothing to say at all.
pub fn notes(words: &Words, report: &Report, setup: &Setup) -> (Vec<String>, Vec<String>) {
    let capitals = |parts: Vec<String>| parts.iter().map(|part| capital(part)).collect();
    let (first, then) = (ends(words, report), dealings(words, report));
    if first.is_empty() && then.is_empty() && told::results(report, setup, words).is_empty() {
        return (Vec::new(), vec![headline(words, report, setup)]);
    }
    (capitals(first), capitals(then))
}

/// Who won, who is out, and whose treasury was captured.
fn ends(words: &Words, report: &Report) -> Vec<String> {
    let mut parts = Vec::new();
    parts.extend(report.outcome.as_ref().map(|o| outcome(words, o)));
    let out = report.eliminated.iter();
    parts.extend(out.map(|p| words.text("head-out", &[("power", words.power(*p).into())])));
    for event in &report.money {
        if let Event::Captured { by, from, .. } = event {
            let args = [
                ("by", words.power(*by).into()),
                ("from", words.power(*from).into()),
            ];
            parts.push(words.text("head-captures", &args));
        }
    }
    parts
}

/// What the orders came to; moves are only counted in a quiet phase.
fn deeds(words: &Words, report: &Report, setup: &Setup, quiet: bool) -> Vec<String> {
    let taken = report.captures.iter().map(|c| (c.by, c.from, c.province));
    let mut parts = gains(words, setup, "head-takes", taken);
    match &report.results {
        Results::Movement(outcomes) => {
            if report.captures.is_empty() {
                let moved = outcomes
                    .iter()
                    .filter(|o| o.verdict == Verdict::Moved && o.annihilated.is_none());
                let entered = moved.filter_map(|o| {
                    let power = o.unit.owner?;
                    let to = match o.taken {
                        crate::orders::Act::Move { to, .. } => to.province,
                        _ => return None,
                    };
                    let news = told::is_worth(setup, to) && report.owners.get(&to) != Some(&power);
                    news.then_some((power, None, to))
                });
                parts.extend(gains(words, setup, "head-enters", entered));
            }
            let beaten = |destroyed: bool| {
                let all = outcomes.iter().filter(move |o| {
                    o.dislodged
                        .is_some_and(|beaten| beaten.destroyed == destroyed)
                });
                all.map(|o| unit(words, &o.unit)).collect::<Vec<_>>()
            };
            let (lost, must) = (beaten(true), beaten(false));
            let mut fights: Vec<String> = Vec::new();
            fights.extend(named(words, "head-must-retreat", must));
            fights.extend(named(words, "head-destroyed", lost));
            let lost = |kind: crate::board::UnitKind| {
                let all = outcomes.iter().filter(|o| o.annihilated.is_some());
                all.filter(|o| o.unit.kind == kind).count()
            };
            let fleets = lost(crate::board::UnitKind::Fleet);
            fights.extend(number(words, "head-annihilated", fleets));
            let armies = lost(crate::board::UnitKind::Army);
            fights.extend(number(words, "head-lost-aboard", armies));
            // Who must act comes first.
            parts.splice(0..0, fights);
            if quiet && parts.is_empty() {
                let bounced = outcomes.iter().filter(|o| o.verdict == Verdict::Bounced);
                let bounced = bounced.map(|o| unit(words, &o.unit)).collect();
                let moved = outcomes
                    .iter()
                    .filter(|o| o.verdict == Verdict::Moved)
                    .count();
                parts.extend(number(words, "head-moved", moved));
                parts.extend(named(words, "head-bounced", bounced));
            }
        }
        Results::Retreats(retreats) => {
            let (went, gone): (Vec<_>, Vec<_>) = retreats
                .iter()
                .partition(|r| r.verdict == RetreatVerdict::Retreated);
            let went = went.into_iter().map(|r| match r.to {
                Some(to) => format!("{} – {}", unit(words, &r.unit), title(to)),
                None => unit(words, &r.unit),
            });
            parts.extend(named(words, "head-retreated", went.collect()));
            let gone = gone.into_iter().map(|r| unit(words, &r.unit));
            parts.extend(named(words, "head-disbanded", gone.collect()));
        }
        Results::Adjustments(all) => parts.extend(winter(words, all)),
        Results::Treaties => {}
    }
    parts
}

/// Treaties, claims, money and blocks.
fn dealings(words: &Words, report: &Report) -> Vec<String> {
    let mut parts = Vec::new();
    let relations = || report.relations.iter();
    let all = relations().filter_map(|event| match event {
        Relation::War { pair, .. } => Some(*pair),
        _ => None,
    });
    parts.extend(wars(words, all.collect()));
    let made = relations().filter_map(|event| match event {
        Relation::InForce { pair, .. } => Some(*pair),
        _ => None,
    });
    parts.extend(pairs(words, "head-treaties", made.collect()));
    let notices = relations().filter(|e| matches!(e, Relation::Notice { .. }));
    parts.extend(number(words, "head-notices", notices.count()));
    let ended = relations().filter_map(|event| match event {
        Relation::Ended { pair, .. } => Some(*pair),
        _ => None,
    });
    parts.extend(pairs(words, "head-ended", ended.collect()));
    parts.extend(relations().filter_map(|event| claim(words, event)));
    let short = report.money.iter().filter_map(|event| match event {
        Event::Short { power, .. } => Some(words.power(*power)),
        _ => None,
    });
    let short: Vec<String> = short.collect();
    if !short.is_empty() {
        let args = [("powers", words.all_of(&short).into())];
        parts.push(words.text("head-short", &args));
    }
    let lost = report.blocks.iter().map(|event| match event {
        blocks::Event::Rubble { lost, .. } => *lost as usize,
        _ => 0,
    });
    parts.extend(number(words, "head-rubble", lost.sum()));
    parts.extend(crate::discord::blocks::notices::forfeits(words, report));
    parts
}

/// What became of a claim to victory; one made good is the game's outcome.
fn claim(words: &Words, event: &Relation) -> Option<String> {
    let (key, members) = match event {
        Relation::Claimed { members, .. } => ("head-claim", members),
        Relation::Decided {
            members,
            held: false,
            ..
        } => ("head-claim-failed", members),
        Relation::Lapsed { members } => ("head-claim-lapsed", members),
        _ => return None,
    };
    let names: Vec<String> = members.iter().map(|p| words.power(*p)).collect();
    let args = [
        ("members", words.all_of(&names).into()),
        ("count", names.len().into()),
    ];
    Some(words.text(key, &args))
}

/// `France takes Belgium and Spain, and Ruhr from Germany; England takes Norway`, a part for each power; where
/// provinces earn credits, `Belgium (3)`.
fn gains(
    words: &Words,
    setup: &Setup,
    key: &str,
    all: impl Iterator<Item = (Power, Option<Power>, Province)>,
) -> Vec<String> {
    let mut by_power: BTreeMap<Power, BTreeMap<Option<Power>, Vec<String>>> = BTreeMap::new();
    for (power, from, at) in all {
        let at = words.earning(setup, at, words.the(at));
        let owners = by_power.entry(power).or_default();
        owners.entry(from).or_default().push(at);
    }
    let said = by_power.into_iter().map(|(power, owners)| {
        // Where all were one owner's, the words may stand in another order than where only some were.
        let key_from = match owners.len() {
            1 => "head-places-from",
            _ => "head-from-places",
        };
        let places = owners.into_iter().map(|(from, places)| {
            let places = words.all_of(&places);
            let Some(from) = from else {
                return places;
            };
            let args = [
                ("places", places.into()),
                ("power", words.power(from).into()),
            ];
            words.text(key_from, &args)
        });
        let places: Vec<String> = places.collect();
        let places = match places.as_slice() {
            [first, more @ ..] if !more.is_empty() => {
                let more = words.all_of(more);
                let args = [("places", first.clone().into()), ("more", more.into())];
                words.text("head-places-and", &args)
            }
            one => one.concat(),
        };
        let args = [
            ("power", words.power(power).into()),
            ("places", places.into()),
        ];
        words.text(key, &args)
    });
    fewer(words, said.collect())
}

/// `France builds two units; Turkey removes one unit`.
fn winter(words: &Words, all: &[Adjustment]) -> Vec<String> {
    let mut units: BTreeMap<Power, (Vec<String>, Vec<String>)> = BTreeMap::new();
    let short = |unit: &Unit| format!("{} {}", unit.kind.letter(), title(unit.at));
    for one in all {
        let (built, removed) = units.entry(one.power()).or_default();
        match one {
            Adjustment::Built { unit, .. } => built.push(short(unit)),
            Adjustment::Removed { unit, .. } | Adjustment::RemovedInDisorder { unit, .. } => {
                removed.push(short(unit));
            }
            _ => {}
        }
    }
    let mut said = Vec::new();
    for (power, (built, removed)) in units {
        for (key, names) in [("head-builds", built), ("head-removes", removed)] {
            if !names.is_empty() {
                let args = [
                    ("power", words.power(power).into()),
                    ("number", count(words, names.len()).into()),
                    ("count", names.len().into()),
                ];
                said.push(with_names(words.text(key, &args), &names));
            }
        }
    }
    fewer(words, said)
}

/// What a Winter in which nothing was built or removed came to all the same.
fn quiet_winter(words: &Words, report: &Report) -> Vec<String> {
    let Results::Adjustments(all) = &report.results else {
        return Vec::new();
    };
    let failed = all
        .iter()
        .filter(|one| matches!(one, Adjustment::Failed { .. }));
    let waived = all.iter().map(|one| match one {
        Adjustment::Waived { .. } => 1,
        Adjustment::Unused { builds, .. } => *builds,
        _ => 0,
    });
    let placed = report.blocks.iter().map(|event| match event {
        blocks::Event::Placed { blocks, .. }
        | blocks::Event::Invested { blocks, .. }
        | blocks::Event::Grown { blocks, .. } => *blocks as usize,
        _ => 0,
    });
    let mut parts: Vec<String> = [
        number(words, "head-failed", failed.count()),
        number(words, "head-waived", waived.sum()),
        number(words, "head-placed", placed.sum()),
    ]
    .into_iter()
    .flatten()
    .collect();
    let paid = |event: &Event| matches!(event, Event::Upkeep { credits, .. } if *credits > 0);
    let points = |event: &blocks::Event| matches!(event, blocks::Event::Upkeep { points, .. } if *points > 0);
    if report.money.iter().any(paid) || report.blocks.iter().any(points) {
        parts.push(words.plain("head-paid"));
    }
    parts
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

/// A unit as orders write it, with whose it is: `Germany A Mun`.
fn unit(words: &Words, unit: &Unit) -> String {
    let place = format!("{} {}", unit.kind.letter(), title(unit.at));
    match unit.owner {
        Some(owner) => format!("{} {place}", words.power(owner)),
        None => place,
    }
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
        let most = Power::ALL.into_iter().rev().max_by_key(of)?;
        let against = all.iter().filter(|pair| pair.has(most));
        let against: Vec<String> = against.map(|p| words.power(p.other(most))).collect();
        sides.push(format!("{}–{}", words.power(most), against.join("/")));
        all.retain(|pair| !pair.has(most));
    }
    Some(with_names(said, &sides))
}

/// How many there are, and which, if they are few.
fn named(words: &Words, key: &str, names: Vec<String>) -> Option<String> {
    let said = number(words, key, names.len())?;
    Some(with_names(said, &names))
}

fn with_names(said: String, names: &[String]) -> String {
    match names.len() {
        1..=MOST_NAMED => format!("{said} ({})", names.join(", ")),
        _ => said,
    }
}

fn number(words: &Words, key: &str, n: usize) -> Option<String> {
    (n > 0).then(|| {
        words.text(
            key,
            &[("number", count(words, n).into()), ("count", n.into())],
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::PlayerId;
    use crate::game::{Action, Sheet, State, act, adjudicate};
    use crate::variants::standard;

    /// A game in which player 1 sits for Austria, 2 for England, and so on.
    fn game() -> State {
        let mut state = State::new(standard(None));
        for (power, player) in Power::ALL.into_iter().zip(1..) {
            let join = Action::Join {
                player: PlayerId(player),
                wish: Some(power),
            };
            state = act(&state, &join).unwrap().0;
        }
        act(&state, &Action::Start { seed: 1 }).unwrap().0
    }

    /// Plays a phase with these orders, written as `power: order`; returns its headline.
    fn play(state: &mut State, lines: &[(Power, &str)]) -> String {
        let mut sheets = BTreeMap::new();
        for (power, text) in lines {
            let player = PlayerId(power.index() as u64 + 1);
            let fresh = Sheet::read(text, state);
            let sheet: &mut Sheet = sheets.entry(player).or_default();
            for order in fresh.orders {
                sheet.write(crate::game::Item::Order(order));
            }
        }
        let (next, report) = adjudicate(state, &sheets);
        *state = next;
        headline(Words::english(), &report, &state.setup)
    }

    use Power::{Austria, England, France, Germany, Italy, Russia, Turkey};

    #[test]
    fn a_year_in_headlines() {
        let mut state = game();
        let spring = [
            (France, "A Par - Bur"),
            (Germany, "A Mun - Ruh"),
            (Austria, "A Bud - Ser"),
            (Italy, "A Ven - Tri"),
        ];
        assert_eq!(play(&mut state, &spring), "Austria enters Serbia");
        let fall = [
            (France, "A Bur - Bel"),
            (Germany, "A Ruh - Hol"),
            (Turkey, "A Con - Bul"),
            (Austria, "F Tri - Alb"),
            (England, "F Lon - Nth"),
            (Russia, "F Stp/sc - Bot"),
        ];
        let text = play(&mut state, &fall);
        let four = "Austria takes Serbia; France takes Belgium; Germany takes Holland; \
                    Turkey takes Bulgaria";
        assert_eq!(text, four);
        let winter = [
            (Austria, "Build A Bud"),
            (France, "Build A Par"),
            (Turkey, "Build A Con"),
            (Germany, "Waive"),
        ];
        assert_eq!(
            play(&mut state, &winter),
            "Austria builds one unit (A Bud); France builds one unit (A Par); \
             Turkey builds one unit (A Con)"
        );
    }

    #[test]
    fn a_headline_says_from_whom_provinces_were_taken() {
        let mut state = game();
        let spring = [
            (Germany, "A Mun - Bur\nF Kie - Den"),
            (France, "A Par - Pic"),
        ];
        play(&mut state, &spring);
        let fall = [
            (Germany, "A Bur - Par"),
            (Italy, "A Ven - Tri"),
            (Austria, "F Tri - Adr"),
        ];
        assert_eq!(
            play(&mut state, &fall),
            "Germany takes Denmark, and Paris from France; Italy takes Trieste from Austria"
        );
    }

    #[test]
    fn a_quiet_phase_and_a_standoff() {
        let mut state = game();
        assert_eq!(play(&mut state, &[]), "Nothing changes");
        let standoff = [
            (France, "A Par - Bur"),
            (Germany, "A Mun - Bur"),
            (Italy, "A Rom - Apu"),
        ];
        assert_eq!(
            play(&mut state, &standoff),
            "One unit moves; two moves fail (France A Par, Germany A Mun)"
        );
    }

    #[test]
    fn claims_are_told_of_made_failed_and_lapsed() {
        let state = game();
        let (_, mut report) = adjudicate(&state, &BTreeMap::new());
        let members = [France, Italy].into();
        let lapsed = [Turkey].into();
        report.relations = vec![
            Relation::Claimed {
                members: [England].into(),
                due: 1902,
            },
            Relation::Decided {
                members,
                points: 11,
                needed: 12,
                held: false,
            },
            Relation::Lapsed { members: lapsed },
        ];
        assert_eq!(
            headline(Words::english(), &report, &state.setup),
            "England claims victory; the claim of France and Italy fails; \
             the claim of Turkey lapses"
        );
    }

    #[test]
    fn wars_are_told_side_by_side_in_the_usual_order() {
        let all = [
            Pair::of(Turkey, Italy),
            Pair::of(Russia, Germany),
            Pair::of(Russia, Austria),
            Pair::of(Austria, Turkey),
            Pair::of(Russia, England),
        ];
        let told = |n: usize| wars(Words::english(), all[..n].iter().copied().collect());
        let expected = "five wars begin (Russia–Austria/England/Germany, Turkey–Austria/Italy)";
        assert_eq!(told(5).as_deref(), Some(expected));
        let one = "one war begins (Italy–Turkey)";
        assert_eq!(told(1).as_deref(), Some(one));
        assert_eq!(told(0), None);
    }

    #[test]
    fn every_power_is_named_and_many_units_are_counted() {
        let par: Province = "par".parse().unwrap();
        let gains = Power::ALL.map(|p| (p, par));
        assert_eq!(gains_of(gains.into_iter()).len(), Power::ALL.len());
        let names = vec!["Turkey A Con".to_owned(); MOST_NAMED + 1];
        let said = named(Words::english(), "head-destroyed", names);
        assert_eq!(said.as_deref(), Some("nine units are destroyed"));
    }

    fn gains_of(all: impl Iterator<Item = (Power, Province)>) -> Vec<String> {
        let all = all.map(|(power, at)| (power, None, at));
        gains(Words::english(), &standard(None), "head-takes", all)
    }
}
