//! Games that end after a year: under every variant, on our boards and on others.

mod invented;
#[path = "invented/play.rs"]
mod play;

use std::collections::BTreeMap;

use chancery_rules::board::{AfterLastYear, LastYear, Power, shared_board};
use chancery_rules::control::exchange::Cause;
use chancery_rules::economy::Economy;
use chancery_rules::game::{
    GameStatus, Outcome, Phase, Season, Setup, State, VictoryRules, adjudicate,
};
use chancery_rules::variants::options::{self, OptionValues};
use chancery_rules::variants::{PRESETS, standard};
use serde_json::{Value, json};

use invented::{Lot, squares, two_shores};
use play::play;

fn with(setup: &Setup, given: Value) -> Setup {
    let mut setup = setup.clone();
    let given: OptionValues = serde_json::from_value(given).expect("an object");
    options::set(&mut setup, &given).expect("good options");
    setup
}

/// The setup with a last year so many years after the first.
fn ending(setup: &Setup, years: u16, then: &str) -> Setup {
    let last = setup.calendar.first_year + years;
    with(setup, json!({ "last_year": last, "last_year_then": then }))
}

/// Who has most of what the game is played for.
fn leaders(state: &State) -> Vec<Power> {
    let (setup, economy) = (&state.setup, &state.economy);
    let of = |power: Power| -> i64 {
        match setup.victory {
            VictoryRules::Solo { .. } => {
                let owners = economy.owners();
                let own = owners.iter().filter(|(_, owner)| **owner == power);
                own.count() as i64
            }
            VictoryRules::Income { .. } => {
                i64::from(economy.income(&setup.economy, setup.board(), power))
            }
            VictoryRules::Blocks { .. } => i64::from(economy.wealth(&setup.economy, power)),
            VictoryRules::Points(_) => i64::from(state.points_of(power).expect("points")),
        }
    };
    let most = state.survivors().into_iter().map(of).max();
    let mut first = state.survivors();
    first.retain(|power| Some(of(*power)) == most);
    first
}

/// Plays a game to its last year; whether it came so far.
fn ends_in_time(setup: &Setup, lot: &mut Lot) -> bool {
    let last = setup.last_year.expect("a last year");
    let state = play(setup, 9, lot, |_, _, _, _| ());
    let GameStatus::Finished(outcome) = &state.stage else {
        panic!("{}: {:?} is not the end", setup.variant, state.phase);
    };
    assert!(state.phase.year <= last.year, "{:?}", state.phase);
    if state.phase != Phase::winter(last.year) {
        return false;
    }
    match (outcome, last.then) {
        (Outcome::Scores(table), _) => assert_eq!(table.cause, Cause::LastYear),
        (Outcome::Solo(winner), AfterLastYear::Most) => assert_eq!(leaders(&state), [*winner]),
        (Outcome::Draw(all), AfterLastYear::Most) => {
            assert!(all.len() > 1);
            assert_eq!(*all, leaders(&state));
        }
        (Outcome::Draw(all), AfterLastYear::Draw) => assert_eq!(*all, state.survivors()),
        other => panic!("{other:?}"),
    }
    let (again, _) = adjudicate(&state, &BTreeMap::new());
    assert_eq!(again, state, "nothing comes after the end");
    true
}

#[test]
fn every_variant_ends_after_the_winter_of_its_last_year() {
    let mut lot = Lot(11);
    for preset in PRESETS {
        let plain = (preset.setup)(None);
        for then in ["most", "draw"] {
            for seasons in ["two", "one"] {
                let setup = with(&plain, json!({ "seasons": seasons }));
                let setup = ending(&setup, 1, then);
                let came = ends_in_time(&setup, &mut lot);
                assert!(came, "{}: {then}, {seasons}", preset.id);
            }
        }
    }
}

#[test]
fn a_board_says_when_its_games_end_under_every_variant() {
    let mut lot = Lot(5);
    let mut file = squares("nine", 9, 9, 9, &mut lot);
    file["goal"] = json!({ "last_year": 1902, "then": "draw" });
    let board = shared_board(&file.to_string()).expect("a board");
    for preset in PRESETS {
        let mut setup = (preset.setup)(None);
        setup.play_on(board).expect("a board for all variants");
        let (year, then) = (1902, AfterLastYear::Draw);
        assert_eq!(setup.last_year, Some(LastYear { year, then }));
        assert_eq!(options::changed(&setup), OptionValues::new());
        assert!(ends_in_time(&setup, &mut lot), "{}", preset.id);
    }
}

#[test]
fn a_last_year_of_a_board_moves_with_the_first_and_can_be_left_out() {
    let mut file = two_shores();
    file["goal"] = json!({ "last_year": 1910 });
    let board = shared_board(&file.to_string()).expect("a board");
    let mut setup = standard(None);
    setup
        .play_on(board)
        .expect("a board for the standard rules");
    let year = |given| with(&setup, given).last_year.map(|last| last.year);
    assert_eq!(year(json!({})), Some(1910));
    assert_eq!(year(json!({ "first_year": 1801 })), Some(1810));
    assert_eq!(
        year(json!({ "first_year": 1801, "last_year": 1801 })),
        Some(1801)
    );
    assert_eq!(year(json!({ "last_year": 0 })), None);
    for given in [
        json!({ "first_year": 1801 }),
        json!({ "first_year": 1801, "last_year": 1910 }),
        json!({ "last_year": 0 }),
        json!({ "last_year": 1905, "last_year_then": "draw" }),
    ] {
        let set = with(&setup, given);
        let said = serde_json::to_value(options::changed(&set)).expect("options");
        let mut again = standard(None);
        again.play_on(board).expect("a board");
        assert_eq!(with(&again, said), set, "what was changed is told");
    }
}

fn game(given: Value) -> State {
    let mut state = State::new(with(&standard(None), given));
    state.stage = GameStatus::Playing;
    state
}

/// Nobody does anything until the game is over.
fn wait(mut state: State) -> (Phase, Outcome) {
    for _ in 0..40 {
        let (next, report) = adjudicate(&state, &BTreeMap::new());
        if let GameStatus::Finished(outcome) = &next.stage {
            assert_eq!(report.outcome.as_ref(), Some(outcome));
            let told = next.ended_with_last_year();
            assert_eq!(told.is_some(), next.phase.season == Season::Winter);
            return (next.phase, outcome.clone());
        }
        assert_eq!(next.ended_with_last_year(), None);
        state = next;
    }
    panic!("{:?} is not the end", state.phase);
}

#[test]
fn a_year_without_a_winter_is_a_last_year_too() {
    // Nobody builds or disbands, so no Winter is played. Russia begins with most centres.
    let ended = wait(game(json!({ "last_year": 1903 })));
    let winter = Phase::winter(1903);
    assert_eq!(ended, (winter, Outcome::Solo(Power::RUSSIA)));
    let state = game(json!({ "last_year": 1903, "last_year_then": "draw" }));
    let all = state.survivors();
    assert_eq!(wait(state), (winter, Outcome::Draw(all)));
}

#[test]
fn equals_share_a_draw_and_those_who_are_out_do_not() {
    let mut state = game(json!({ "last_year": 1901 }));
    let Economy::Centres(centres) = &mut state.economy else {
        panic!("a game for centres");
    };
    // Three centres each, but for Austria, which is out.
    let sevastopol = "sev".parse().expect("a province");
    centres.owners.remove(&sevastopol);
    centres.owners.retain(|_, owner| *owner != Power::AUSTRIA);
    let units = &mut state.position.units;
    units.retain(|unit| unit.at.province != sevastopol && unit.owner != Some(Power::AUSTRIA));
    let left = state.survivors();
    assert_eq!(left.len(), 6);
    assert_eq!(wait(state.clone()).1, Outcome::Draw(left.clone()));
    state.setup.last_year = Some(LastYear {
        year: 1901,
        then: AfterLastYear::Draw,
    });
    assert_eq!(wait(state).1, Outcome::Draw(left));
}

#[test]
fn the_winter_before_the_first_year_is_not_the_last() {
    let given = json!({ "opening": "unarmed", "last_year": 1901 });
    let state = game(given);
    assert_eq!(state.phase, Phase::winter(1900));
    let (phase, _) = wait(state);
    assert_eq!(phase, Phase::winter(1901));
}

#[test]
fn a_goal_that_is_reached_in_the_last_year_comes_first() {
    let given = json!({ "last_year": 1901, "last_year_then": "draw", "victory_centres": 4 });
    let (phase, outcome) = wait(game(given));
    assert_eq!(outcome, Outcome::Solo(Power::RUSSIA));
    assert_eq!(phase.to_string(), "F1901M");
}

#[test]
fn who_owns_the_centres_that_win_together_wins_from_their_year_on() {
    let mut file = two_shores();
    // Another centre, so that two are not the usual goal.
    for (id, name) in [("far", "The Far Isle"), ("low", "The Low Isle")] {
        let isle = json!({
            "id": id, "name": name, "kind": "coast", "centre": true, "value": 9, "fleet": ["sou"]
        });
        let provinces = file["provinces"].as_array_mut();
        provinces.expect("a list").push(isle);
    }
    file["provinces"][2]["fleet"] = json!(["ald", "bru", "far", "low"]);
    file["goal"] = json!({ "centres": 4, "hold": ["ald", "far"], "from": 1902 });
    let board = shared_board(&file.to_string()).expect("a board");
    for preset in PRESETS {
        let mut setup = (preset.setup)(None);
        if setup.play_on(board).is_err() {
            continue;
        }
        let north: Power = "north".parse().expect("an id");
        let far = "far".parse().expect("a province");
        let mut state = State::new(setup);
        state.stage = GameStatus::Playing;
        match &mut state.economy {
            Economy::Centres(centres) => centres.owners.insert(far, north),
            Economy::Credits(credits) => credits.owners.insert(far, north),
            Economy::Blocks(blocks) => blocks.owners.insert(far, north),
        };
        let (phase, outcome) = wait(state);
        assert_eq!(outcome, Outcome::Solo(north), "{}", preset.id);
        assert_eq!(phase.to_string(), "F1902M", "{}", preset.id);
    }
}
