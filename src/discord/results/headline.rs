//! The one line that says what a phase came to: `France takes Belgium; one unit must retreat (Germany A Mun)`.

use std::collections::BTreeMap;

use crate::board::{Power, Province, Unit};
use crate::economy::Adjustment;
use crate::game::{Report, Results, Setup};
use crate::i18n::Words;
use crate::movement::Verdict;
use crate::movement::retreat::RetreatVerdict;
use crate::orders::title;
use crate::render::told;

use super::phrases::{MOST_NAMED, named, number, with_names};
use super::tellings::Tellings;
use crate::discord::ui::labels::{capital, count, outcome};

/// The headline of an adjudicated phase, without a full stop.
pub fn headline(words: &Words, report: &Report, setup: &Setup) -> String {
    let mut parts = ends(words, report, setup);
    let quiet = parts.is_empty();
    parts.extend(deeds(words, report, setup, quiet));
    parts.extend(then(words, report, setup));
    if parts.is_empty() {
        parts.extend(quiet_winter(words, report, setup));
    }
    if parts.is_empty() {
        let key = match &report.sight {
            None => "head-quiet",
            Some(sight) if sight.is_empty() => "head-unseen",
            Some(_) => "head-quiet-here",
        };
        parts.push(words.plain(key));
    }
    capital(&parts.join("; "))
}

/// What a picture of the phase's orders says beside what it finds out of those orders itself: what comes before
/// everything else, and what comes after the captures. The headline where there is nothing to say at all.
pub fn notes(words: &Words, report: &Report, setup: &Setup) -> (Vec<String>, Vec<String>) {
    let capitals = |parts: Vec<String>| parts.iter().map(|part| capital(part)).collect();
    let (first, then) = (ends(words, report, setup), then(words, report, setup));
    if first.is_empty() && then.is_empty() && told::results(report, setup, words).is_empty() {
        return (Vec::new(), vec![headline(words, report, setup)]);
    }
    (capitals(first), capitals(then))
}

/// Who won, who is out, and whose treasury was captured.
fn ends(words: &Words, report: &Report, setup: &Setup) -> Vec<String> {
    let mut parts = Vec::new();
    parts.extend(report.outcome.as_ref().map(|o| outcome(words, o)));
    let out = report.eliminated.iter();
    parts.extend(out.map(|p| words.text("head-out", &[("power", words.power(*p).into())])));
    let tellings = Tellings::of(setup);
    parts.extend(
        tellings
            .all()
            .flat_map(|telling| (telling.first)(words, report)),
    );
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
                    let to = match o.taken() {
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

/// What follows the deeds: what the mechanics of the game have to tell.
fn then(words: &Words, report: &Report, setup: &Setup) -> Vec<String> {
    let all = Tellings::of(setup).in_headline();
    all.flat_map(|telling| (telling.then)(words, report))
        .collect()
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
fn quiet_winter(words: &Words, report: &Report, setup: &Setup) -> Vec<String> {
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
    let mut parts: Vec<String> = [
        number(words, "head-failed", failed.count()),
        number(words, "head-waived", waived.sum()),
    ]
    .into_iter()
    .flatten()
    .collect();
    let tellings = Tellings::of(setup);
    parts.extend(
        tellings
            .all()
            .flat_map(|telling| (telling.quiet_winter)(words, report)),
    );
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
            let player = PlayerId(power.place() as u64 + 1);
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

    use crate::board::powers::{AUSTRIA, ENGLAND, FRANCE, GERMANY, ITALY, RUSSIA, TURKEY};

    #[test]
    fn a_year_in_headlines() {
        let mut state = game();
        let spring = [
            (FRANCE, "A Par - Bur"),
            (GERMANY, "A Mun - Ruh"),
            (AUSTRIA, "A Bud - Ser"),
            (ITALY, "A Ven - Tri"),
        ];
        assert_eq!(play(&mut state, &spring), "Austria enters Serbia");
        let fall = [
            (FRANCE, "A Bur - Bel"),
            (GERMANY, "A Ruh - Hol"),
            (TURKEY, "A Con - Bul"),
            (AUSTRIA, "F Tri - Alb"),
            (ENGLAND, "F Lon - Nth"),
            (RUSSIA, "F Stp/sc - Bot"),
        ];
        let text = play(&mut state, &fall);
        let four = "Austria takes Serbia; France takes Belgium; Germany takes Holland; \
                    Turkey takes Bulgaria";
        assert_eq!(text, four);
        let winter = [
            (AUSTRIA, "Build A Bud"),
            (FRANCE, "Build A Par"),
            (TURKEY, "Build A Con"),
            (GERMANY, "Waive"),
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
            (GERMANY, "A Mun - Bur\nF Kie - Den"),
            (FRANCE, "A Par - Pic"),
        ];
        play(&mut state, &spring);
        let fall = [
            (GERMANY, "A Bur - Par"),
            (ITALY, "A Ven - Tri"),
            (AUSTRIA, "F Tri - Adr"),
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
            (FRANCE, "A Par - Bur"),
            (GERMANY, "A Mun - Bur"),
            (ITALY, "A Rom - Apu"),
        ];
        assert_eq!(
            play(&mut state, &standoff),
            "One unit moves; two moves fail (France A Par, Germany A Mun)"
        );
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
