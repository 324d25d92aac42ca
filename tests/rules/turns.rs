//! The life of a game through its two doors: phases in order, ownership, elimination, the solo,
//! votes, civil disorder, and states kept from earlier versions.

use std::collections::{BTreeMap, BTreeSet};

use chancery::board::Power;
use chancery::board::UnitKind;
use chancery::board::powers::*;
use chancery::control::PlayerId;
use chancery::economy::Adjustment;
use chancery::game::{
    ActError, ActReport, Action, Due, Fact, GameStatus, Outcome, Report, Results, Sheet, State,
    act, adjudicate,
};
use chancery::variants;

/// A started game of seven; player `n` plays `Power::ALL[n]`.
fn game() -> State {
    let mut state = State::new(variants::standard(None));
    for (n, power) in Power::ALL.into_iter().enumerate() {
        let join = Action::Join {
            player: PlayerId(n as u64),
            wish: Some(power),
        };
        state = act(&state, &join).unwrap().0;
    }
    act(&state, &Action::Start { seed: 1 }).unwrap().0
}

fn player(power: Power) -> PlayerId {
    PlayerId(power.place() as u64)
}

/// Closes the phase with these sheets.
fn close(state: &State, sheets: &[(Power, &str)]) -> (State, Report) {
    let sheets: BTreeMap<PlayerId, Sheet> = sheets
        .iter()
        .map(|(power, text)| (player(*power), Sheet::read(text, state)))
        .collect();
    adjudicate(state, &sheets)
}

/// Closes phases, each with its sheets.
fn play(state: &State, phases: &[&[(Power, &str)]]) -> State {
    phases
        .iter()
        .fold(state.clone(), |state, sheets| close(&state, sheets).0)
}

fn units(state: &State, power: Power) -> String {
    let mut units: Vec<String> = state
        .position
        .of(power)
        .map(|u| format!("{} {}", u.kind.letter(), u.at))
        .collect();
    units.sort();
    units.join(", ")
}

#[test]
fn a_first_year_goes_through_its_phases_and_builds() {
    let start = game();
    assert_eq!(start.phase.to_string(), "S1901M");
    assert_eq!(start.due().len(), 7);
    let (fall, report) = close(&start, &[(FRANCE, "A Par - Bur\nA Mar - Spa\nF Bre - Mao")]);
    assert_eq!((fall.phase.to_string(), fall.number), ("F1901M".into(), 2));
    assert_eq!(units(&fall, FRANCE), "A bur, A spa, F mao");
    assert!(report.captures.is_empty(), "Spring changes no owner");
    let missed: Vec<Power> = Power::ALL.into_iter().filter(|p| *p != FRANCE).collect();
    assert_eq!(report.missed, missed);

    let (winter, report) = close(&fall, &[(FRANCE, "A Bur - Bel\nF Mao - Por")]);
    assert_eq!(winter.phase.to_string(), "W1901A");
    assert_eq!(report.captures.len(), 3, "Belgium, Portugal and Spain");
    assert_eq!(winter.due(), [(FRANCE, Due::Builds(3))].into());
    assert_eq!(
        winter.debtors(),
        [player(FRANCE)],
        "nobody else owes anything"
    );
    assert!(
        winter
            .facts
            .iter()
            .any(|f| matches!(f, Fact::Captured { .. }))
    );

    let (spring, report) = close(
        &winter,
        &[(FRANCE, "Build A Par\nBuild F Bre\nBuild F Mar")],
    );
    assert_eq!(spring.phase.to_string(), "S1902M");
    assert_eq!(
        units(&spring, FRANCE),
        "A bel, A par, A spa, F bre, F mar, F por"
    );
    assert!(
        spring.facts.is_empty(),
        "a new year knows nothing of the old"
    );
    assert!(matches!(&report.results, Results::Adjustments(all) if all.len() == 3));
}

#[test]
fn a_winter_report_tells_of_each_province_what_was_done_there() {
    // France has three builds due; Austria, which lost Vienna, a removal; Turkey, which lost Smyrna
    // and orders nothing, another.
    let lines = [(FRANCE, "A Par - Bur\nA Mar - Spa\nF Bre - Mao")];
    let fall = close(&game(), &lines).0;
    let mut winter = close(&fall, &[(FRANCE, "A Bur - Bel\nF Mao - Por")]).0;
    let centres = centres(&mut winter);
    for lost in ["vie", "smy"] {
        centres.owners.remove(&lost.parse().unwrap());
    }
    let sheets = [
        (FRANCE, "Build A Par\nBuild F Mun\nDisband A Bel\nWaive"),
        (AUSTRIA, "Disband F Tri"),
    ];
    let report = close(&winter, &sheets).1;
    let about = |at: &str| match report.about(at.parse().unwrap()) {
        Results::Adjustments(all) => all,
        other => panic!("{other:?}"),
    };
    assert!(matches!(
        about("par")[..],
        [Adjustment::Built { power: FRANCE, .. }]
    ));
    assert!(matches!(
        about("tri")[..],
        [Adjustment::Removed { power: AUSTRIA, .. }]
    ));
    for refused in ["mun", "bel"] {
        let told = about(refused);
        assert!(
            matches!(told[..], [Adjustment::Failed { power: FRANCE, .. }]),
            "{told:?}"
        );
    }
    let Results::Adjustments(all) = &report.results else {
        panic!("{report:?}");
    };
    let lost = all.iter().find_map(|done| match done {
        Adjustment::RemovedInDisorder {
            power: TURKEY,
            unit,
            ..
        } => Some(unit.at.province),
        _ => None,
    });
    let told = about(&lost.unwrap().id());
    assert!(
        matches!(told[..], [Adjustment::RemovedInDisorder { .. }]),
        "{told:?}"
    );
    assert!(
        about("lon").is_empty(),
        "waives and builds not used are nowhere"
    );
}

#[test]
fn a_winter_without_builds_or_removals_is_passed_over() {
    let state = play(&game(), &[&[], &[]]);
    assert_eq!(state.phase.to_string(), "S1902M");
}

#[test]
fn a_dislodged_unit_retreats_before_the_season_closes() {
    // Germany takes Burgundy from France with two against one.
    let fall = play(
        &game(),
        &[&[
            (FRANCE, "A Par - Bur"),
            (GERMANY, "A Mun - Ruh\nA Ber - Mun"),
        ]],
    );
    let attack = (GERMANY, "A Mun - Bur\nA Ruh S A Mun - Bur");
    let (retreats, report) = close(&fall, &[attack]);
    assert_eq!(retreats.phase.to_string(), "F1901R");
    assert_eq!(retreats.due(), [(FRANCE, Due::Retreats(1))].into());
    assert!(
        report.captures.is_empty(),
        "ownership waits for the retreats"
    );

    let (went, report) = close(&retreats, &[(FRANCE, "A Bur - Bel")]);
    assert_eq!(went.phase.to_string(), "W1901A");
    assert!(units(&went, FRANCE).contains("A bel"));
    assert_eq!(report.captures.len(), 1, "the retreat took Belgium");

    let (gone, _) = close(&retreats, &[]);
    assert_eq!(units(&gone, FRANCE), "A mar, F bre", "no order: disbanded");
}

#[test]
fn orders_for_others_units_do_not_count_and_say_so() {
    let (after, report) = close(&game(), &[(FRANCE, "A Mun - Bur\nA Par - Bur")]);
    assert!(units(&after, GERMANY).contains("A mun"));
    assert!(units(&after, FRANCE).contains("A bur"));
    assert_eq!(report.unheard.len(), 1);
    assert_eq!(report.unheard[0].power, FRANCE);
}

#[test]
fn the_same_sheets_give_the_same_result_and_any_sheet_gives_one() {
    let sheets = [
        (FRANCE, "A Par - Bur"),
        (ITALY, "Build A Rom\nWaive\nA Tun H"),
        (TURKEY, ""),
    ];
    assert_eq!(close(&game(), &sheets), close(&game(), &sheets));
}

#[test]
fn eighteen_centres_after_a_fall_win_and_not_before() {
    let mut state = game();
    let centres = centres(&mut state);
    for (province, owner) in centres.owners.iter_mut() {
        if !["lon", "edi", "lvp", "con"].contains(&&*province.id()) {
            *owner = FRANCE;
        }
    }
    let owned = centres.owners.values().filter(|p| **p == FRANCE).count();
    assert_eq!(owned, 18);
    let spring = close(&state, &[]).0;
    assert_eq!(spring.stage, GameStatus::Playing, "Spring decides nothing");
    // The other powers still stand on their old homes, so they take them back unless they leave.
    let (fall, report) = close(&spring, &[]);
    assert_eq!(fall.stage, GameStatus::Playing);
    assert!(report.outcome.is_none());

    let mut alone = state.clone();
    alone.position.units.retain(|u| u.owner == Some(FRANCE));
    let (fall, report) = close(&close(&alone, &[]).0, &[]);
    assert_eq!(fall.stage, GameStatus::Finished(Outcome::Solo(FRANCE)));
    assert_eq!(report.outcome, Some(Outcome::Solo(FRANCE)));
    assert!(
        fall.debtors().is_empty(),
        "a finished game owes nobody anything"
    );
}

#[test]
fn a_power_without_centres_and_units_is_out() {
    let mut state = game();
    state.position.units.retain(|u| u.owner != Some(AUSTRIA));
    let centres = centres(&mut state);
    for owner in centres.owners.values_mut().filter(|o| **o == AUSTRIA) {
        *owner = ITALY;
    }
    assert!(!state.survivors().contains(&AUSTRIA));
    let outcome = Outcome::Draw(vec![AUSTRIA, FRANCE]);
    let end = Action::End { outcome };
    assert_eq!(act(&state, &end), Err(ActError::Eliminated(AUSTRIA)));
    assert!(!state.voters().contains(&AUSTRIA));
}

#[test]
fn a_power_whose_last_unit_goes_in_winter_is_named_as_out() {
    let mut state = game();
    let centres = centres(&mut state);
    for owner in centres.owners.values_mut().filter(|o| **o == AUSTRIA) {
        *owner = ITALY;
    }
    let mut left = state
        .position
        .units
        .iter()
        .filter(|u| u.owner == Some(AUSTRIA));
    let last = left.next().map(|u| u.id);
    state
        .position
        .units
        .retain(|u| u.owner != Some(AUSTRIA) || Some(u.id) == last);
    for unit in state
        .position
        .units
        .iter_mut()
        .filter(|u| Some(u.id) == last)
    {
        unit.kind = UnitKind::Army;
        unit.at = "boh".parse().unwrap();
    }
    let (fall, _) = close(&state, &[]);
    let (winter, report) = close(&fall, &[]);
    assert!(report.eliminated.is_empty(), "it has units still");
    let (spring, report) = close(&winter, &[]);
    assert_eq!(report.eliminated, [AUSTRIA]);
    assert!(!spring.is_in(AUSTRIA));
    assert!(close(&spring, &[]).1.eliminated.is_empty(), "told once");
}

#[test]
fn a_game_ends_as_it_was_agreed_or_ruled() {
    let state = game();
    let leave = Action::Leave {
        player: player(RUSSIA),
    };
    let left = act(&state, &leave).unwrap().0;
    assert_eq!(left.voters().len(), 6, "nobody waits for an empty seat");
    for outcome in [
        Outcome::Draw(vec![FRANCE, RUSSIA]),
        Outcome::Concession(TURKEY),
        Outcome::Ruled(vec![ENGLAND]),
    ] {
        let end = Action::End {
            outcome: outcome.clone(),
        };
        let (ended, report) = act(&left, &end).unwrap();
        assert_eq!(report, ActReport::Ended(outcome.clone()));
        assert_eq!(ended.stage, GameStatus::Finished(outcome));
        assert_eq!(act(&ended, &end), Err(ActError::Over));
    }
    for outcome in [
        Outcome::Solo(FRANCE),
        Outcome::Abandoned,
        Outcome::Draw(vec![]),
    ] {
        let end = Action::End { outcome };
        assert_eq!(act(&left, &end), Err(ActError::NoMotion));
    }
}

#[test]
fn a_seat_left_is_civil_disorder_until_somebody_takes_it() {
    let (state, report) = act(
        &game(),
        &Action::Leave {
            player: player(ITALY),
        },
    )
    .unwrap();
    assert_eq!(
        report,
        ActReport::Left {
            player: player(ITALY),
            power: Some(ITALY)
        }
    );
    assert!(!state.debtors().contains(&player(ITALY)));
    let (after, report) = close(&state, &[(ITALY, "A Ven - Tri")]);
    assert!(
        units(&after, ITALY).contains("A ven"),
        "who left orders nothing"
    );
    assert!(
        !report.missed.contains(&ITALY),
        "nobody missed what nobody owed"
    );
    let replace = Action::Replace {
        power: ITALY,
        player: PlayerId(99),
    };
    let (state, _) = act(&after, &replace).unwrap();
    assert_eq!(state.control.players_of(ITALY), [PlayerId(99)]);
    assert_eq!(
        act(
            &state,
            &Action::Replace {
                power: ITALY,
                player: player(FRANCE)
            }
        ),
        Err(ActError::Seats(chancery::control::SeatsError::AlreadyIn))
    );
}

#[test]
fn a_game_starts_with_seven_and_only_once() {
    let lobby = State::new(variants::standard(None));
    let start = Action::Start { seed: 5 };
    assert!(matches!(act(&lobby, &start), Err(ActError::Seats(_))));
    assert_eq!(act(&game(), &start), Err(ActError::AlreadyStarted));
    let late = Action::Join {
        player: PlayerId(50),
        wish: None,
    };
    assert_eq!(act(&game(), &late), Err(ActError::AlreadyStarted));
}

#[test]
fn sheets_print_what_they_read() {
    let state = game();
    let text = "A Par - Bur\nF Bre S A Par - Pic\nA Mar H";
    assert_eq!(Sheet::read(text, &state).to_string(), text);
}

/// Every state ever left behind still reads, and plays on.
#[test]
fn states_of_earlier_versions_read_and_play_on() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rules/fixtures");
    let mut found = BTreeSet::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let state = State::from_json(text.trim()).unwrap_or_else(|e| panic!("{path:?}: {e}"));
        let (next, report) = close(&state, &[]);
        assert_eq!(report.phase, state.phase, "{path:?}");
        assert_eq!(next.number, state.number + 1, "{path:?}");
        assert_eq!(State::from_json(&next.to_json()).unwrap(), next);
        found.insert(state.setup.variant);
    }
    // Every variant has one.
    for preset in variants::PRESETS {
        assert!(found.contains(preset.id), "{}", preset.id);
    }
}

#[test]
fn a_state_of_a_later_program_is_refused_by_name() {
    let text = game()
        .to_json()
        .replacen("\"schema\":1", "\"schema\":999", 1);
    let error = State::from_json(&text).unwrap_err();
    assert!(error.to_string().contains("999"), "{error}");
}

#[test]
fn a_state_that_names_what_its_board_does_not_have_is_refused() {
    let text = game().to_json();
    assert!(State::from_json(&text).is_ok());
    for (known, unknown) in [
        ("\"par\"", "\"xyz\""),
        ("\"stp/sc\"", "\"xyz/sc\""),
        // Of another board of ours.
        ("\"par\"", "\"spn\""),
        ("\"france\"", "\"atlantis\""),
    ] {
        let wrong = text.replace(known, unknown);
        assert_ne!(text, wrong, "{known}");
        let error = State::from_json(&wrong).expect_err(unknown);
        // What is in a state is nobody's business.
        assert!(
            !error.to_string().contains(unknown.trim_matches('"')),
            "{error}"
        );
    }
}

/// Writes the fixture of the current schema; run by hand when a mechanic changes what is kept:
/// `CHANCERY_WRITE_FIXTURE=1 cargo test --test rules fixture`.
#[test]
fn fixture_of_this_schema_can_be_written() {
    let state = play(
        &game(),
        &[
            &[
                (FRANCE, "A Par - Bur\nA Mar - Spa"),
                (GERMANY, "A Mun - Ruh\nA Ber - Mun"),
            ],
            &[
                (GERMANY, "A Mun - Bur\nA Ruh S A Mun - Bur"),
                (TURKEY, "A Con - Bul"),
            ],
        ],
    );
    assert_eq!(state.phase.to_string(), "F1901R");
    if std::env::var_os("CHANCERY_WRITE_FIXTURE").is_some() {
        let path = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/tests/rules/fixtures/standard-1.json"
        );
        std::fs::write(path, state.to_json() + "\n").unwrap();
    }
}

fn centres(state: &mut State) -> &mut chancery::economy::centres::Centres {
    match &mut state.economy {
        chancery::economy::Economy::Centres(centres) => centres,
        other => panic!("not played for centres: {other:?}"),
    }
}
