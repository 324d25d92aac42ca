//! International Relations. Names of tests begin with the ids of the rules (`r_c8`), of the rulings
//! (`r4b_17`) and of the examples (`r_c7x`) they show.

mod aid;
mod claims;
mod composed;
mod conference;
mod entering;
mod first_phase;
mod forecast;
mod guests;
mod kept;
mod lines;
mod notice;
mod options;
mod penalties;
mod random;
mod relations_of_two;
mod standing;
mod units;
mod windows;

pub use crate::seven::{assert_scene, at, jump, place, player, set_scene, seven};

use std::collections::{BTreeMap, BTreeSet};

use chancery::board::{Power, Province};
use chancery::control::PlayerId;
use chancery::economy::Economy;
use chancery::game::{GameStatus, Report, Results, Sheet, State, adjudicate};
use chancery::movement::{Forbidden, Illegal, Reason, Verdict};
use chancery::relations::{
    Aggression, BadEntry, Bond, Cause, Date, Event, Pair, Penalty, Standing, Tally, Treaties,
    TreatyKind, Turn,
};
use chancery::variants;
use serde_json::{Value, json};

/// A started game of seven at its first Spring, all neutral.
pub fn game() -> State {
    with(json!({}))
}

/// The same with these options.
pub fn with(given: Value) -> State {
    let mut state = opening(given);
    jump(&mut state, "S1901M");
    state
}

/// A started game of seven in the diplomacy before its first Spring.
pub fn opening(given: Value) -> State {
    seven(variants::relations(None), given)
}

pub fn treaties(state: &State) -> &Treaties {
    state.relations.treaties().expect("treaties")
}

pub fn treaties_mut(state: &mut State) -> &mut Treaties {
    state.relations.treaties_mut().expect("treaties")
}

/// A game in that phase, with somebody having fired the first shot in 1901.
pub fn later(phase: &str) -> State {
    later_with(phase, json!({}))
}

pub fn later_with(phase: &str, options: Value) -> State {
    let mut state = with(options);
    jump(&mut state, phase);
    let turn = Turn::Spring;
    treaties_mut(&mut state).first_shot = Some(Date { year: 1901, turn });
    state
}

/// Makes a treaty that is in force.
pub fn ally(state: &mut State, kind: TreatyKind, a: Power, b: Power) {
    let ending = BTreeSet::new();
    let bonds = &mut treaties_mut(state).bonds.0;
    bonds.insert(Pair::of(a, b), Bond::Treaty { kind, ending });
}

pub fn mdt(state: &mut State, a: Power, b: Power) {
    ally(state, TreatyKind::Mdt, a, b);
}

pub fn aat(state: &mut State, a: Power, b: Power) {
    ally(state, TreatyKind::Aat, a, b);
}

/// Puts two powers at war.
pub fn war(state: &mut State, a: Power, b: Power) {
    let bonds = &mut treaties_mut(state).bonds.0;
    bonds.insert(Pair::of(a, b), Bond::War);
}

/// Lets the first attack the second without penalty.
pub fn imminent(state: &mut State, power: Power, against: Power) {
    let against_all = BTreeSet::from([against]);
    let bond = Bond::Imminent {
        against: against_all,
    };
    treaties_mut(state)
        .bonds
        .0
        .insert(Pair::of(power, against), bond);
}

/// How the first stands to the second.
pub fn stands(state: &State, a: Power, b: Power) -> Standing {
    treaties(state).bonds.standing(a, b)
}

/// A power's units: `A par, F mao`.
pub fn units(state: &State, power: Power) -> String {
    let named = |u: &chancery::board::Unit| format!("{} {}", u.kind.letter(), u.at);
    let mut units: Vec<String> = state.position.of(power).map(named).collect();
    units.sort();
    units.join(", ")
}

/// Gives centres to a power.
pub fn own(state: &mut State, power: Power, centres: &str) {
    let Economy::Centres(economy) = &mut state.economy else {
        panic!("centres are played for");
    };
    for id in centres.split_whitespace() {
        economy.owners.insert(at(id), power);
    }
}

pub fn owner(state: &State, id: &str) -> Option<Power> {
    state.economy.owners().get(&at(id)).copied()
}

/// Puts a penalty of so many points on the books, for an attack on that power.
pub fn penalise(state: &mut State, power: Power, victim: Power, points: u32, last: u16) {
    let incurred = Date {
        year: 1901,
        turn: Turn::Spring,
    };
    treaties_mut(state).penalties.push(Penalty {
        power,
        cause: Cause::Major { victim },
        points,
        incurred,
        last,
    });
}

/// Makes the last Fall's points those that centres and penalties give now.
pub fn count(state: &mut State, year: u16) {
    let (axis, ground) = state.treaties().expect("treaties");
    let points = axis.points(&ground);
    treaties_mut(state).tally = Some(Tally { year, points });
}

/// Closes the phase with these sheets; every line must be one that can be read. What must hold of every
/// game is looked at.
pub fn close(state: &State, sheets: &[(Power, &str)]) -> (State, Report) {
    let read = |(power, text): &(Power, &str)| {
        let sheet = Sheet::read(text, state);
        assert_eq!(sheet.len(), text.lines().count(), "{text}");
        (player(*power), sheet)
    };
    let sheets: BTreeMap<PlayerId, Sheet> = sheets.iter().map(read).collect();
    let (next, report) = adjudicate(state, &sheets);
    holds(&next);
    (next, report)
}

/// Closes phase after phase.
pub fn play(state: &State, phases: &[&[(Power, &str)]]) -> State {
    let next = |state: State, sheets: &&[(Power, &str)]| close(&state, sheets).0;
    phases.iter().fold(state.clone(), next)
}

/// What is true of every game: war and treaties are between two, points are centres less penalties, and
/// only the living have bonds.
pub fn holds(state: &State) {
    let Some((axis, ground)) = state.treaties() else {
        return;
    };
    for a in Power::ALL {
        for b in Power::ALL.into_iter().filter(|b| *b != a) {
            let (one, other) = (axis.bonds.standing(a, b), axis.bonds.standing(b, a));
            let fits = match one {
                Standing::MayAttack => {
                    matches!(other, Standing::MayAttack | Standing::MayBeAttacked)
                }
                Standing::MayBeAttacked => other == Standing::MayAttack,
                one => one == other,
            };
            assert!(fits, "{a} {one:?}, {b} {other:?}");
        }
    }
    for (power, points) in axis.points(&ground) {
        let lost: u32 = axis
            .penalties
            .iter()
            .filter(|p| p.power == power)
            .map(|p| p.points)
            .sum();
        assert_eq!(points, ground.base(power) as i32 - lost as i32);
    }
    let alive = |p: &Power| ground.living.contains(p);
    assert!(
        axis.bonds
            .0
            .keys()
            .all(|pair| pair.both().iter().all(alive))
    );
    let claims = axis
        .claims
        .iter()
        .map(|c| &c.members)
        .chain(axis.posted.values());
    assert!(claims.flatten().all(alive));
    assert!(axis.penalties.iter().all(|p| p.points > 0));
    assert_eq!(State::from_json(&state.to_json()).as_ref(), Ok(state));
}

/// A power's penalties: `major germany 2/1908, first shot 2/1909`.
pub fn penalties(state: &State, power: Power) -> String {
    let one = |p: &Penalty| {
        let cause = match p.cause {
            Cause::Major { victim } => format!("major {victim}"),
            Cause::Shared { attacker, victim } => format!("shared {attacker} {victim}"),
            Cause::Minor { at } => format!("minor {at}"),
            Cause::Alliance { with } => format!("alliance {with}"),
            Cause::FirstShot => "first shot".to_owned(),
            Cause::Abrogation { with } => format!("abrogation {with}"),
        };
        format!("{cause} {}/{}", p.points, p.last)
    };
    let own = treaties(state)
        .penalties
        .iter()
        .filter(|p| p.power == power);
    own.map(one).collect::<Vec<_>>().join(", ")
}

/// A power's victory points now.
pub fn points(state: &State, power: Power) -> i32 {
    let (axis, ground) = state.treaties().expect("treaties");
    axis.points_of(&ground, power)
}

/// Why lines of a power's treaties section did nothing.
pub fn failed(report: &Report, of: Power) -> Vec<BadEntry> {
    let why = |event: &Event| match event {
        Event::Failed { power, why, .. } if *power == of => Some(*why),
        _ => None,
    };
    report.relations.iter().filter_map(why).collect()
}

/// The acts of aggression: who, against whom, where, by which clause.
pub fn acts(report: &Report) -> Vec<&Aggression> {
    fn act(event: &Event) -> Option<&Aggression> {
        match event {
            Event::Aggression(act) => Some(act),
            _ => None,
        }
    }
    report.relations.iter().filter_map(act).collect()
}

/// What a unit's order was forbidden for, by where it stood.
pub fn forbidden(report: &Report, id: &str) -> Option<Forbidden> {
    let Results::Movement(all) = &report.results else {
        panic!("no moves");
    };
    let unit = all.iter().find(|o| o.unit.at.province == at(id))?;
    match (unit.verdict, unit.reason) {
        (Verdict::Illegal, Reason::Illegal(Illegal::Promised(why))) => Some(why),
        _ => None,
    }
}

/// How the order of the unit in that province ended.
pub fn verdict(report: &Report, id: &str) -> Verdict {
    let Results::Movement(all) = &report.results else {
        panic!("no moves");
    };
    let unit = all.iter().find(|o| o.unit.at.province == at(id));
    unit.expect("a unit").verdict
}
