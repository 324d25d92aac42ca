//! Treaties, wars, penalties and victory points in pictures, words and files: all of it public.

pub use super::matrix::{conference, lines as ties, lines_of as ties_of};
pub use super::penalties::{csv as penalties_csv, lines as penalty_lines};
pub use super::points::{
    csv as points_csv, lines as point_lines, penalised, winning as claims_open,
};

use crate::board::{Power, Province};
use crate::game::{Report, State};
use crate::i18n::Words;
use crate::relations::{Aggression, Cause, Event, WhyWar};
use crate::service::ResolvedPhase;

/// Whether a phase closed a season of a game with treaties: then its post shows how powers stand.
pub fn is_due(chapter: &ResolvedPhase) -> bool {
    let report = &chapter.report;
    let (phase, next) = (report.phase, report.next);
    let closed = (phase.season, phase.year) != (next.season, next.year)
        || phase.step == crate::game::PhaseKind::Treaties
        || report.outcome.is_some();
    closed && chapter.state.relations.treaties().is_some()
}

/// What happened between powers in a phase and is public, a line each with its rule.
pub fn public_lines(words: &Words, report: &Report) -> Vec<String> {
    let told = report.relations.iter().filter(|e| e.is_public());
    told.map(|event| line(words, event)).collect()
}

/// What everybody should know before the open phase closes: the conference with its contact list, and
/// who has points enough for a claim.
pub fn news(words: &Words, state: &State) -> Vec<String> {
    let conference = conference(words, state).into_iter();
    conference.chain(claims_open(words, state)).collect()
}

/// The victory points and the penalties that count after a season, as blocks of text.
pub fn blocks(words: &Words, chapter: &ResolvedPhase) -> Vec<String> {
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

/// What became of a power's own declarations that only its player may know, a line each.
pub fn private_lines(words: &Words, chapter: &ResolvedPhase, power: Power) -> Vec<String> {
    // Where powers are shared, who orders one now need not be who declared it.
    if chapter.state.control.exchange().is_some() {
        return Vec::new();
    }
    let report = &chapter.report;
    let mine = |event: &&Event| matches!(event, Event::Failed { power: p, .. } if *p == power);
    let told = report.relations.iter().filter(mine);
    told.map(|event| line(words, event)).collect()
}

/// One event as a sentence with the rule it follows.
pub fn line(words: &Words, event: &Event) -> String {
    let why = words.why_relations(event);
    let args = [("why", why.into()), ("rule", event.rule().into())];
    words.text("relations-line", &args)
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use crate::board::Power;
    use crate::board::powers::*;
    use crate::control::PlayerId;
    use crate::game::{Action, Phase, Report, Season, Sheet, State, act, adjudicate};
    use crate::i18n::Words;
    use crate::relations::{Bond, Pair, Relations, TreatyKind};
    use crate::variants;

    use crate::discord::treaties::{matrix, penalties, points};

    /// A game that has begun, in the diplomacy before its first moves.
    fn start() -> State {
        let mut state = State::new(variants::relations(None));
        for (power, player) in Power::ALL.into_iter().zip(1..) {
            let join = Action::Join {
                player: PlayerId(player),
                wish: Some(power),
            };
            state = act(&state, &join).expect("a seat is free").0;
        }
        act(&state, &Action::Start { seed: 1 })
            .expect("all are here")
            .0
    }

    fn play(state: &State, sheets: &[(Power, &str)]) -> (State, Report) {
        let read = |(power, lines): &(Power, &str)| {
            let player = PlayerId(power.place() as u64 + 1);
            (player, Sheet::read(lines, state))
        };
        let sheets: BTreeMap<PlayerId, Sheet> = sheets.iter().map(read).collect();
        adjudicate(state, &sheets)
    }

    /// Russia has drawn Turkey into its attack on Austria, whose ally Italy may attack both.
    fn drawn() -> (State, Report) {
        let first = [
            (RUSSIA, "Enter AAT with Turkey"),
            (TURKEY, "Enter AAT with Russia"),
            (AUSTRIA, "Enter MDT with Italy"),
            (ITALY, "Enter MDT with Austria"),
        ];
        let (spring, _) = play(&start(), &first);
        play(&spring, &[(RUSSIA, "A War - Gal")])
    }

    fn words() -> &'static Words {
        Words::english()
    }

    #[test]
    fn ties_are_told_in_words_the_gravest_first() {
        let (state, _) = drawn();
        let expected = [
            "Austria and Russia: war.",
            "Austria and Turkey: war.",
            "Italy may attack Russia: imminent war.",
            "Italy may attack Turkey: imminent war.",
            "Russia and Turkey: aggressive alliance (AAT).",
            "Austria and Italy: mutual defence (MDT).",
        ];
        assert_eq!(matrix::lines(words(), &state), expected);
        assert_eq!(matrix::lines_of(words(), &state, ITALY).len(), 3);
        assert!(matrix::lines(words(), &start()).is_empty());
        let alt = matrix::alt(words(), "Peace", &start(), start().phase);
        assert!(alt.ends_with("all powers are neutral."), "{alt}");
    }

    #[test]
    fn many_contacts_are_listed_by_power() {
        let mut state = start();
        let all: Vec<Pair> = Pair::all(&Power::ALL).collect();
        let mut told = |count: usize| {
            if let Relations::Treaties(treaties) = &mut state.relations {
                treaties.meeting = Some(all.iter().take(count).copied().collect());
            }
            matrix::conference(words(), &state)
        };
        let few =
            ["International Conference. In contact: Austria and England, Austria and France."];
        assert_eq!(told(2), few);
        let many = told(21);
        assert_eq!(many.len(), 7, "{many:?}");
        assert_eq!(
            many[0],
            "International Conference. 21 pairs of powers are in contact."
        );
        assert_eq!(
            many[1],
            "Austria: England, France, Germany, Italy, Russia, Turkey."
        );
        assert_eq!(many[6], "Russia: Turkey.");
    }

    #[test]
    fn the_matrix_says_who_may_attack_whom_and_what_is_to_come() {
        let (mut state, _) = drawn();
        state.phase = Phase::moves(Season::Fall, 1902);
        if let Relations::Treaties(treaties) = &mut state.relations {
            treaties
                .announced
                .insert(Pair::of(ENGLAND, FRANCE), TreatyKind::Aat);
            let kind = TreatyKind::Mdt;
            let ending = BTreeSet::from([GERMANY]);
            let bond = Bond::Treaty { kind, ending };
            treaties.bonds.0.insert(Pair::of(GERMANY, FRANCE), bond);
        }
        let drawn =
            matrix::picture(words(), "Peace", &state, state.phase).expect("treaties are played");
        crate::render::matrix(&drawn);
        let cell = |a: Power, b: Power| {
            let at = |p: Power| drawn.powers.iter().position(|(q, _)| *q == p);
            let (row, column) = (at(a).expect("a row"), at(b).expect("a column"));
            let cell = drawn.rows[row][column].clone();
            (cell.tie, cell.word, cell.below)
        };
        use crate::render::Tie;
        let is = |tie, word: &str, below: &str| (tie, word.to_owned(), below.to_owned());
        assert_eq!(cell(ITALY, RUSSIA), is(Tie::MayAttack, "", "may attack"));
        assert_eq!(cell(RUSSIA, ITALY), is(Tie::MayBeAttacked, "", "exposed"));
        assert_eq!(cell(AUSTRIA, TURKEY), is(Tie::War, "WAR", ""));
        assert_eq!(cell(ENGLAND, FRANCE), is(Tie::Neutral, "–", "AAT 1903"));
        assert_eq!(cell(FRANCE, GERMANY), is(Tie::Defence, "MDT", "ends 1902"));
        assert_eq!(cell(TURKEY, RUSSIA), is(Tie::Alliance, "AAT", ""));
        assert_eq!(cell(TURKEY, TURKEY).0, Tie::Own);
    }

    #[test]
    fn points_are_base_less_penalties_for_each_power_and_each_coalition() {
        let (state, report) = drawn();
        let table = points::picture(words(), "Peace", &state, Some(&report));
        let (table, grids) = table.expect("treaties are played");
        crate::render::ledger_with(&table, &grids);
        let row = |power: &str| {
            let mut rows = table.rows.iter();
            rows.find(|r| r.cells[0] == power)
                .expect("a row")
                .cells
                .clone()
        };
        // R-E3: 1, R-E1: 2, R-E4: 2; the ally's the same. Russia needs 8 before 1910 (R-A4).
        assert_eq!(row("Russia"), ["Russia", "4", "-5", "-1", "9"]);
        assert_eq!(row("Turkey"), ["Turkey", "3", "-5", "-2", "9"]);
        assert_eq!(row("France"), ["France", "3", "–", "3", "4"]);
        let sizes: Vec<usize> = grids.iter().map(|g| g.groups.len()).collect();
        assert_eq!(sizes, [5, 5], "those nearest to a claim");
        // R-A14: Russia attacked Austria, so no coalition has both, and those nearest to a claim are others.
        let barred = |grid: usize| {
            let groups = grids[grid].groups.iter();
            let mark = crate::render::GroupMark::Barred;
            groups.filter(|g| g.mark == mark).count()
        };
        assert_eq!((barred(0), barred(1)), (0, 0));
        let csv = points::csv(&state, Some(&report));
        assert!(csv.contains("S1901M,russia,4,5,-1,8,false\r\n"), "{csv}");
        assert!(
            csv.contains("S1901M,austria+russia,7,5,2,12,true\r\n"),
            "{csv}"
        );
        assert_eq!(csv.lines().count(), 1 + 7 + 21 + 35);
    }

    #[test]
    fn an_attack_is_told_with_its_order_and_how_the_two_stood() {
        let (_, report) = drawn();
        let told = super::public_lines(words(), &report);
        let attack = "Russia: A War – Gal attacks Austria (neutral): Galicia is its home \
                      territory.";
        assert!(told.contains(&attack.to_owned()), "{told:#?}");
        let at = "gal".parse().expect("a province");
        let why = super::about(words(), &report, at);
        assert!(why.contains(&attack.to_owned()), "{why:#?}");
    }

    #[test]
    fn what_is_to_come_ends_the_line_and_numbers_have_a_minus() {
        let (mut state, _) = drawn();
        let kind = TreatyKind::Mdt;
        let ending = BTreeSet::from([AUSTRIA]);
        if let Relations::Treaties(treaties) = &mut state.relations {
            let bond = Bond::Treaty { kind, ending };
            treaties.bonds.0.insert(Pair::of(AUSTRIA, ITALY), bond);
            treaties.level.insert(TURKEY, 1);
        }
        let ties = matrix::lines(words(), &state);
        let ends = "Austria and Italy: mutual defence (MDT) – ends 1901.";
        assert!(ties.contains(&ends.to_owned()), "{ties:#?}");
        let lines = points::lines(words(), &state, None);
        let turkey =
            "Turkey: 3 − 5 = −2. Its later penalties cost one more point and last one more year.";
        assert!(lines.contains(&turkey.to_owned()), "{lines:#?}");
        let alt = points::alt(words(), "Peace", &state, None);
        assert!(alt.contains(turkey), "{alt}");
        let (table, _) = points::picture(words(), "Peace", &state, None).expect("treaties");
        let flags: Vec<&str> = table
            .rows
            .iter()
            .filter_map(|r| r.flag.as_deref())
            .collect();
        assert_eq!(flags, ["penalties +1"]);
        assert!(
            table.notes[0].starts_with("Penalties +1"),
            "{:?}",
            table.notes
        );
    }

    #[test]
    fn every_penalty_has_its_cause_and_its_last_fall() {
        let (state, _) = drawn();
        let pages = penalties::pictures(words(), "Peace", &state, state.phase);
        assert_eq!(pages.len(), 1);
        crate::render::ledger(&pages[0]);
        let rows: Vec<String> = pages[0].rows.iter().map(|r| r.cells.join("|")).collect();
        let expected = [
            "Russia|1|Alliance (AAT)|Turkey|Spring 1901|1905",
            "Russia|2|Attack|Austria|Spring 1901|1908",
            "Russia|2|First shot|–|Spring 1901|1910",
            "Turkey|2|Attack by ally Russia|Austria|Spring 1901|1904",
            "Turkey|1|Alliance (AAT)|Russia|Spring 1901|1905",
            "Turkey|2|First shot|–|Spring 1901|1910",
        ];
        assert_eq!(rows, expected);
        let csv = penalties::csv(&state);
        let line = "turkey,2,shared,R-E1e,russia against austria,,1901,spring,1904";
        assert!(csv.contains(line), "{csv}");
        assert!(penalties::pictures(words(), "Peace", &start(), start().phase).is_empty());
        assert_eq!(penalties::csv(&start()).lines().count(), 1);
    }

    #[test]
    fn what_a_fall_counted_is_what_may_be_claimed_on() {
        let (mut fall, _) = drawn();
        for _ in 0..3 {
            if fall.phase.season == Season::Fall {
                break;
            }
            fall = play(&fall, &[]).0;
        }
        let (state, report) = play(&fall, &[]);
        let able = points::winning(words(), &state);
        assert_eq!(able, None, "nobody has points enough");
        let lines = points::lines(words(), &state, Some(&report));
        assert!(
            lines.contains(&"England: 3 − 0 = 3.".to_owned()),
            "{lines:?}"
        );
    }
}
