//! Treaties with the choices of other axes: fleets that share seas, and players who share powers.

use chancery::board::Power::*;
use chancery::control::Control as By;
use chancery::relations::{Clause, Manner};

use super::*;

/// Spring 1902 with naval movement; these fleets stand, and nobody else's units.
fn at_sea(fleets: &[(Power, &str)]) -> State {
    let mut state = later_with("S1902M", json!({"movement": "naval", "board": "naval"}));
    for power in Power::ALL {
        place(&mut state, power, "");
    }
    for (power, units) in fleets {
        place(&mut state, *power, units);
    }
    state
}

#[test]
fn r_e1_both_spaces_of_a_fleets_way_are_entered() {
    let state = at_sea(&[(England, "F nth"), (France, "F eng"), (Germany, "F ber")]);
    let (next, report) = close(&state, &[(England, "F Nth - Eng - Bre")]);
    let found: Vec<_> = acts(&report)
        .iter()
        .map(|a| (a.at.id(), a.against, a.clause))
        .collect();
    let france = Some(France);
    let expected = [
        ("eng", france, Clause::Occupied),
        ("bre", france, Clause::Home),
    ];
    assert_eq!(found, expected);
    assert_eq!(penalties(&next, England), "major france 2/1909");
}

#[test]
fn r_e1_what_a_fleet_does_on_its_way_counts_too() {
    let mut state = at_sea(&[(England, "F nth"), (Germany, "F ska"), (Russia, "F stp/sc")]);
    own(&mut state, Russia, "den");
    let order = "F Nth - Hel - S German F Ska - Den";
    let (next, report) = close(&state, &[(England, order)]);
    let supports = |a: &&&Aggression| a.manner == Manner::Support && a.against == Some(Russia);
    assert_eq!(acts(&report).iter().filter(supports).count(), 1);
    assert_eq!(penalties(&next, England), "major russia 2/1909");
}

#[test]
fn r_b2_no_leave_lets_an_ally_hunt() {
    let mut state = at_sea(&[(England, "F eng, F eng"), (France, "F eng, F bre")]);
    mdt(&mut state, England, France);
    let sheets = [
        (England, "2F Eng P France"),
        (France, "Permit any English to Eng"),
    ];
    let (next, report) = close(&state, &sheets);
    assert!(forbidden(&report, "eng").is_some());
    assert_eq!(units(&next, France), "F bre, F eng");
    // Who is no ally is attacked; who is not there is not.
    let state = at_sea(&[
        (England, "F eng, F eng"),
        (France, "F eng"),
        (Germany, "F ber"),
    ]);
    let (next, _) = close(&state, &[(England, "2F Eng P France")]);
    assert_eq!(penalties(&next, England), "major france 2/1909");
    let (next, _) = close(&state, &[(England, "2F Eng P Germany")]);
    assert_eq!(penalties(&next, England), "");
}

/// Fall 1902 with a bourse: these players command the powers.
fn shared(commanders: &[(u64, Power)]) -> State {
    let mut setup = variants::relations(None);
    let given = serde_json::from_value(json!({"control": "bourse"})).expect("an object");
    variants::options::set(&mut setup, &given).expect("options of this variant");
    let mut state = State::new(setup);
    state.stage = Stage::Playing;
    jump(&mut state, "F1902M");
    let By::Bourse(bourse) = &mut state.control else {
        panic!("a bourse is played");
    };
    let players: BTreeSet<u64> = commanders.iter().map(|(player, _)| *player).collect();
    for player in players {
        let id = PlayerId(player);
        bourse.join(id).expect("a newcomer");
        let account = bourse.accounts.get_mut(&id).expect("an account");
        for (_, power) in commanders.iter().filter(|(p, _)| *p == player) {
            account.units.insert(*power, 1500);
        }
    }
    bourse.command = bourse.holders();
    state
}

fn declare(state: &State, sheets: &[(u64, &str)]) -> (State, Report) {
    let read = |(player, text): &(u64, &str)| (PlayerId(*player), Sheet::read(text, state));
    adjudicate(state, &sheets.iter().map(read).collect())
}

#[test]
fn r3b_11_who_commands_a_country_declares_for_it_and_several_vote_on_whole_lists() {
    // One commands France and Germany; three command Italy, and all of them the rest.
    let state = shared(&[
        (1, France),
        (1, Germany),
        (2, Italy),
        (3, Italy),
        (4, Italy),
    ]);
    let both = "France: Enter MDT with Italy\nGermany: Enter AAT with Italy";
    let sheets = [
        (1, both),
        (2, "Italy: Enter MDT with France"),
        (3, "Italy: Enter MDT with France"),
        (4, "Italy: Enter AAT with Germany"),
    ];
    let (_, report) = declare(&state, &sheets);
    let announced = |report: &Report| -> Vec<(Pair, Kind)> {
        let one = |event: &Event| match event {
            Event::Announced { pair, kind } => Some((*pair, *kind)),
            _ => None,
        };
        report.relations.iter().filter_map(one).collect()
    };
    let made = [(Pair::of(France, Italy), Kind::Mdt)];
    assert_eq!(announced(&report), made);
    let kind = Kind::Aat;
    let (by, with) = (Germany, Italy);
    assert!(
        report
            .relations
            .contains(&Event::OneSided { by, with, kind })
    );
    // Nobody speaks for a country he does not command.
    let (_, report) = declare(
        &state,
        &[
            (2, "Germany: Enter AAT with Italy"),
            (3, "Italy: Enter AAT with Germany"),
        ],
    );
    assert_eq!(announced(&report), []);
}
