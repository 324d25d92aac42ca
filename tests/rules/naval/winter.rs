//! Winter 1913, builds, and the goal: N-03, 5B.22, 5B.23, 5B.35.

use chancery::board::Power;
use chancery::board::powers::{ENGLAND, FRANCE, GERMANY, RUSSIA, TURKEY};
use chancery::board::{Board, UnitKind};
use chancery::control::Control;
use chancery::economy::Adjustment;
use chancery::game::{Due, GameStatus, Outcome, Phase, Results, Season};
use serde_json::json;

use super::{at, close, play_in, set_up, spring, with};

fn of(done: &super::Played, power: Power) -> Vec<String> {
    let mut units: Vec<String> = done
        .state
        .position
        .of(power)
        .map(|u| format!("{} {}", u.kind.letter(), u.at))
        .collect();
    units.sort();
    units
}

#[test]
fn n03a_every_power_builds_what_it_likes_in_its_home_centres() {
    let state = with(json!({}));
    assert_eq!(state.phase.to_string(), "W1913A");
    assert_eq!(state.due()[&RUSSIA], Due::Builds(4));
    let sheets = [
        (
            ENGLAND,
            "Build F lon\nBuild F edi\nBuild F lvp\n".to_owned(),
        ),
        (
            RUSSIA,
            "Build F stp/nc\nBuild A sev\nBuild A war\nBuild A mos\n".to_owned(),
        ),
    ];
    let done = close(&state, &sheets);
    assert_eq!(of(&done, ENGLAND), ["F edi", "F lon", "F lvp"]);
    assert_eq!(of(&done, RUSSIA), ["A mos", "A sev", "A war", "F stp/nc"]);
    assert_eq!(done.state.phase, Phase::moves(Season::Spring, 1914));
}

#[test]
fn n03b_who_orders_nothing_has_the_standard_units() {
    let state = with(json!({}));
    let mut alone = state.clone();
    let Control::Seats(seats) = &mut alone.control else {
        panic!("no seats");
    };
    seats.seats.remove(&TURKEY);
    for state in [state, alone] {
        let done = close(&state, &[(ENGLAND, "Build F lon\n".to_owned())]);
        for power in Power::ALL.into_iter().filter(|p| *p != ENGLAND) {
            let mut all: Vec<String> = Board::standard()
                .start()
                .of(power)
                .map(|u| format!("{} {}", u.kind.letter(), u.at))
                .collect();
            all.sort();
            assert_eq!(of(&done, power), all, "{power}");
        }
    }
}

#[test]
fn n03c_r5b_22_the_rest_of_a_partial_list_is_waived_and_may_be_built_later() {
    let state = with(json!({}));
    let sheets = [
        (ENGLAND, "Build F lon\n".to_owned()),
        (FRANCE, "Waive\n".to_owned()),
    ];
    let done = close(&state, &sheets);
    assert_eq!(of(&done, ENGLAND), ["F lon"]);
    assert!(of(&done, FRANCE).is_empty());
    let mut winter = done.state;
    winter.phase = Phase::winter(1914);
    assert_eq!(winter.due()[&ENGLAND], Due::Builds(2));
    let done = close(&winter, &[]);
    assert_eq!(
        of(&done, ENGLAND),
        ["F lon"],
        "no neutral build later: N-03c"
    );
}

#[test]
fn r5b_22_one_unit_a_centre_and_a_coast_for_st_petersburg() {
    let state = with(json!({}));
    let done = close(
        &state,
        &[
            (RUSSIA, "Build F stp\nBuild A mos\n".to_owned()),
            (
                GERMANY,
                "Build F kie\nBuild A kie\nBuild A mun\n".to_owned(),
            ),
        ],
    );
    assert_eq!(of(&done, RUSSIA), ["A mos"]);
    let kiel = done.state.position.at(at("kie")).count();
    assert!(kiel <= 1);
    assert!(of(&done, GERMANY).contains(&"A mun".to_owned()));
}

#[test]
fn r5b_35_a_list_of_illegal_orders_is_an_order() {
    let state = with(json!({}));
    let done = close(&state, &[(FRANCE, "Build A lon\n".to_owned())]);
    assert!(of(&done, FRANCE).is_empty());
}

#[test]
fn r5b_23_builds_and_removals_count_centres_against_units() {
    // Three fleets in one sea are three units: one too many for two centres.
    let mut state = spring(json!({}));
    set_up(
        &mut state,
        &["england: F nth", "england: F nth", "england: F nth"],
    );
    state.phase = Phase::winter(1914);
    let owners = match &mut state.economy {
        chancery::economy::Economy::Centres(centres) => &mut centres.owners,
        other => panic!("not played for centres: {other:?}"),
    };
    owners.remove(&at("lon"));
    owners.remove(&at("edi"));
    assert_eq!(state.due()[&ENGLAND], Due::Removals(2));
    for orders in ["Disband 2F nth\n", "Disband F nth\nDisband F nth\n"] {
        let done = close(&state, &[(ENGLAND, orders.to_owned())]);
        assert_eq!(of(&done, ENGLAND), ["F nth"]);
        let Results::Adjustments(all) = &done.report.results else {
            panic!("no winter");
        };
        let removed = |a: &&Adjustment| matches!(a, Adjustment::Removed { .. });
        assert_eq!(all.iter().filter(removed).count(), 2, "{orders}");
    }
}

#[test]
fn r5b_23_eighteen_centres_win() {
    let mut state = spring(json!({}));
    state.phase = Phase::moves(Season::Fall, 1914);
    let owners = match &mut state.economy {
        chancery::economy::Economy::Centres(centres) => &mut centres.owners,
        other => panic!("not played for centres: {other:?}"),
    };
    let centres = state
        .setup
        .board()
        .centres()
        .iter()
        .filter(|p| p.id() != "nap");
    for centre in centres.take(17) {
        owners.insert(centre, RUSSIA);
    }
    let done = play_in(&state, &["russia: F tys - nap"]);
    assert_eq!(
        done.state.stage,
        GameStatus::Finished(Outcome::Solo(RUSSIA))
    );
}

#[test]
fn n02a_years_count_from_1914_and_units_are_armies_and_fleets() {
    let state = with(json!({}));
    let done = close(&state, &[]);
    let fleets = |u: &&chancery::board::Unit| u.kind == UnitKind::Fleet;
    let count = done.state.position.units.iter().filter(fleets).count();
    assert_eq!((done.state.position.units.len(), count), (22, 9));
    let mut state = done.state;
    for phase in ["S1914M", "F1914M", "S1915M"] {
        assert_eq!(state.phase.to_string(), phase);
        state = close(&state, &[]).state;
    }
}
