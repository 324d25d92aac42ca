//! Treaties with the choices of other axes: fleets that share seas, and players who share powers.

use chancery::board::powers::*;
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
    let state = at_sea(&[(ENGLAND, "F nth"), (FRANCE, "F eng"), (GERMANY, "F ber")]);
    let (next, report) = close(&state, &[(ENGLAND, "F Nth - Eng - Bre")]);
    let found: Vec<_> = acts(&report)
        .iter()
        .map(|a| (a.at, a.against, a.clause))
        .collect();
    let france = Some(FRANCE);
    let expected = [
        (at("eng"), france, Clause::Occupied),
        (at("bre"), france, Clause::Home),
    ];
    assert_eq!(found, expected);
    assert_eq!(penalties(&next, ENGLAND), "major france 2/1909");
}

#[test]
fn r_e1_what_a_fleet_does_on_its_way_counts_too() {
    let mut state = at_sea(&[(ENGLAND, "F nth"), (GERMANY, "F ska"), (RUSSIA, "F stp/sc")]);
    own(&mut state, RUSSIA, "den");
    let order = "F Nth - Hel - S German F Ska - Den";
    let (next, report) = close(&state, &[(ENGLAND, order)]);
    let supports = |a: &&&Aggression| a.manner == Manner::Support && a.against == Some(RUSSIA);
    assert_eq!(acts(&report).iter().filter(supports).count(), 1);
    assert_eq!(penalties(&next, ENGLAND), "major russia 2/1909");
}

#[test]
fn r_b2_no_leave_lets_an_ally_hunt() {
    let mut state = at_sea(&[(ENGLAND, "F eng, F eng"), (FRANCE, "F eng, F bre")]);
    mdt(&mut state, ENGLAND, FRANCE);
    let sheets = [
        (ENGLAND, "2F Eng P France"),
        (FRANCE, "Permit any English to Eng"),
    ];
    let (next, report) = close(&state, &sheets);
    assert!(forbidden(&report, "eng").is_some());
    assert_eq!(units(&next, FRANCE), "F bre, F eng");
    // Who is no ally is attacked; who is not there is not.
    let state = at_sea(&[
        (ENGLAND, "F eng, F eng"),
        (FRANCE, "F eng"),
        (GERMANY, "F ber"),
    ]);
    let (next, _) = close(&state, &[(ENGLAND, "2F Eng P France")]);
    assert_eq!(penalties(&next, ENGLAND), "major france 2/1909");
    let (next, _) = close(&state, &[(ENGLAND, "2F Eng P Germany")]);
    assert_eq!(penalties(&next, ENGLAND), "");
}

#[test]
fn r5b_36_a_patrol_of_one_fleet_is_illegal_and_no_act() {
    let state = at_sea(&[(ENGLAND, "F nth"), (GERMANY, "F nth")]);
    let order = "F Nth P Germany";
    let (next, report) = close(&state, &[(ENGLAND, order)]);
    assert_eq!(verdict(&report, "nth"), Verdict::Illegal);
    assert_eq!(acts(&report), Vec::<&Aggression>::new());
    assert_eq!(penalties(&next, ENGLAND), "");
    assert_eq!(stands(&next, ENGLAND, GERMANY), Standing::Neutral);
    let told = state.forecast(ENGLAND, &Sheet::read(order, &state));
    assert_eq!(told.acts, []);
    // Two are a patrol, and an attack.
    let state = at_sea(&[(ENGLAND, "F nth, F nth"), (GERMANY, "F nth")]);
    let order = "2F Nth P Germany";
    let (next, _) = close(&state, &[(ENGLAND, order)]);
    assert_eq!(penalties(&next, ENGLAND), "major germany 2/1909");
    let told = state.forecast(ENGLAND, &Sheet::read(order, &state));
    assert_eq!(told.wars.len(), 1);
}

#[test]
fn r5b_36_a_landing_where_the_fleet_does_not_go_is_illegal_and_no_act() {
    let mut state = later_with("S1903M", json!({"convoys": "army-fleet"}));
    place(&mut state, ENGLAND, "F nth, A yor");
    own(&mut state, GERMANY, "kie");
    let (state, _) = close(&state, &[(ENGLAND, "A Yor boards F Nth")]);
    let astray = [
        (&state, "F Nth H\nA/F Nth: A - Kie"),
        (&state, "A/F Nth: A - Kie"),
    ];
    for (state, text) in astray {
        let (next, _) = close(state, &[(ENGLAND, text)]);
        assert_eq!(penalties(&next, ENGLAND), "", "{text}");
        assert_eq!(stands(&next, ENGLAND, GERMANY), Standing::Neutral);
        let told = state.forecast(ENGLAND, &Sheet::read(text, state));
        assert_eq!(told.acts, [], "{text}");
    }
    // Beside the fleet's move to Helgoland Bight the same landing is legal, and an attack.
    let (next, _) = close(&state, &[(ENGLAND, "A/F Nth - Hel\nA/F Nth: A - Kie")]);
    assert_eq!(stands(&next, ENGLAND, GERMANY), Standing::War);
}

#[test]
fn r5b_36_a_boarding_with_a_landing_astray_is_no_act_either() {
    let mut state = later_with("S1903M", json!({"convoys": "army-fleet"}));
    place(&mut state, ENGLAND, "F nth, A yor");
    let order = "A Yor boards F Nth, lands Kie";
    let (next, report) = close(&state, &[(ENGLAND, order)]);
    assert_eq!(verdict(&report, "yor"), Verdict::Illegal);
    assert_eq!(penalties(&next, ENGLAND), "");
    let sails = format!("{order}\nF Nth - Hel");
    let (next, _) = close(&state, &[(ENGLAND, &sails)]);
    assert_eq!(stands(&next, ENGLAND, GERMANY), Standing::War);
}

/// Two English fleets in the North Sea, a French one in the Channel, and a treaty.
fn stacked() -> State {
    let mut state = at_sea(&[(ENGLAND, "F nth, F nth"), (FRANCE, "F eng")]);
    mdt(&mut state, ENGLAND, FRANCE);
    state
}

#[test]
fn r5b_36_leave_for_a_fleet_covers_whichever_of_its_stack_goes() {
    let orders = [
        "F Nth - Eng",
        "F Nth - Eng\nF Nth - Nwg",
        "F Nth - Eng\nF Nth H",
        "F Nth H\nF Nth - Eng",
        "F Nth - Eng\nF Nth - Bel",
        "F Nth - Bel\nF Nth - Eng",
    ];
    for text in orders {
        let leave = (FRANCE, "Permit English F Nth to Eng");
        let (next, _) = close(&stacked(), &[(ENGLAND, text), leave]);
        assert!(units(&next, ENGLAND).contains("F eng"), "{text}");
        assert!(!penalties(&next, ENGLAND).contains("major"), "{text}");
    }
    // It covers the way of a double order, and no other sea.
    let leave = (FRANCE, "Permit English F Nth to Wal");
    let (next, _) = close(&stacked(), &[(ENGLAND, "F Nth - Eng"), leave]);
    assert_eq!(units(&next, ENGLAND), "F nth, F nth");
}

#[test]
fn r5b_36_leave_for_a_fleet_of_a_shared_sea_means_the_allys() {
    let mut state = at_sea(&[
        (AUSTRIA, "F nth"),
        (ENGLAND, "F nth"),
        (FRANCE, "F eng, F nth"),
    ]);
    mdt(&mut state, ENGLAND, FRANCE);
    let sheets = [(ENGLAND, "F Nth - Eng"), (FRANCE, "Permit F Nth to Eng")];
    let (next, report) = close(&state, &sheets);
    assert_eq!(failed(&report, FRANCE), []);
    assert_eq!(units(&next, ENGLAND), "F eng");
}

#[test]
fn r5b_36_an_unnamed_support_means_the_writers_own_fleet() {
    let edinburgh = |order: &str, by: Power, fleets: &[(Power, &str)]| {
        let state = at_sea(fleets);
        let (next, report) = close(&state, &[(by, order)]);
        let victims: Vec<_> = acts(&report).iter().map(|a| a.against).collect();
        (victims, penalties(&next, by))
    };
    let fleets = [(ENGLAND, "F nth"), (GERMANY, "F nth, F nwg")];
    let attack = (vec![Some(ENGLAND)], "major england 2/1909".to_owned());
    for order in ["F Nwg S F Nth - Edi", "F Nwg S German F Nth - Edi"] {
        assert_eq!(edinburgh(order, GERMANY, &fleets), attack, "{order}");
    }
    // Who supports the fleet of the land's own power attacks nobody.
    let named = edinburgh("F Nwg S English F Nth - Edi", GERMANY, &fleets);
    assert_eq!(named, (vec![], String::new()));
    let fleets = [(AUSTRIA, "F nth, F nwg"), (ENGLAND, "F nth")];
    let attack = (vec![Some(ENGLAND)], "major england 2/1909".to_owned());
    assert_eq!(edinburgh("F Nwg S F Nth - Edi", AUSTRIA, &fleets), attack);
}

#[test]
fn r5b_36_leave_covers_the_unnamed_support_of_ones_own_fleet() {
    for order in ["F Nwg S F Nth - Edi", "F Nwg S English F Nth - Edi"] {
        let mut state = at_sea(&[
            (AUSTRIA, "F nth"),
            (ENGLAND, "F nth, F nwg"),
            (FRANCE, "A edi"),
        ]);
        mdt(&mut state, ENGLAND, FRANCE);
        let sheets = [(ENGLAND, order), (FRANCE, "Permit English F Nth to Edi")];
        let (_, report) = close(&state, &sheets);
        assert_eq!(forbidden(&report, "nwg"), None, "{order}");
    }
}

#[test]
fn r5b_36_fleets_that_share_a_sea_are_in_contact() {
    let called = |russian: &str| {
        let mut state = at_sea(&[
            (AUSTRIA, "A boh"),
            (GERMANY, "A mun"),
            (ENGLAND, "F bar"),
            (RUSSIA, russian),
        ]);
        mdt(&mut state, AUSTRIA, GERMANY);
        jump(&mut state, "W1904A");
        let (next, _) = close(&state, &[]);
        treaties(&next).conference
    };
    assert_eq!(called("F bla"), Some(1905));
    assert_eq!(called("F nwg"), None, "next door");
    assert_eq!(called("F bar"), None, "in the same sea");
}

/// Fall 1902 with an exchange: these players command the powers.
fn shared(commanders: &[(u64, Power)]) -> State {
    let mut setup = variants::relations(None);
    let given = serde_json::from_value(json!({"control": "bourse"})).expect("an object");
    variants::options::set(&mut setup, &given).expect("options of this variant");
    let mut state = State::new(setup);
    state.stage = GameStatus::Playing;
    jump(&mut state, "F1902M");
    let By::Exchange(exchange) = &mut state.control else {
        panic!("there is an exchange");
    };
    let players: BTreeSet<u64> = commanders.iter().map(|(player, _)| *player).collect();
    for player in players {
        let id = PlayerId(player);
        exchange.join(id).expect("a newcomer");
        let account = exchange.accounts.get_mut(&id).expect("an account");
        for (_, power) in commanders.iter().filter(|(p, _)| *p == player) {
            account.units.insert(*power, 1500);
        }
    }
    exchange.command = exchange.holders();
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
        (1, FRANCE),
        (1, GERMANY),
        (2, ITALY),
        (3, ITALY),
        (4, ITALY),
    ]);
    let both = "France: Enter MDT with Italy\nGermany: Enter AAT with Italy";
    let sheets = [
        (1, both),
        (2, "Italy: Enter MDT with France"),
        (3, "Italy: Enter MDT with France"),
        (4, "Italy: Enter AAT with Germany"),
    ];
    let (_, report) = declare(&state, &sheets);
    let announced = |report: &Report| -> Vec<(Pair, TreatyKind)> {
        let one = |event: &Event| match event {
            Event::Announced { pair, kind } => Some((*pair, *kind)),
            _ => None,
        };
        report.relations.iter().filter_map(one).collect()
    };
    let made = [(Pair::of(FRANCE, ITALY), TreatyKind::Mdt)];
    assert_eq!(announced(&report), made);
    let kind = TreatyKind::Aat;
    let (by, with) = (GERMANY, ITALY);
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
