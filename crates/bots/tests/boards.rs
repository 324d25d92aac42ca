//! Games of every level on boards that are not ours, under the rules of every variant that they carry.

#[path = "../../rules/tests/invented/mod.rs"]
mod invented;

use std::time::{Duration, Instant};

use chancery_bots::arena::{Match, WrongPlaces, start, table};
use chancery_bots::{Budget, Kind, View};
use chancery_rules::board::shared_board;
use chancery_rules::game::{Setup, State};
use chancery_rules::variants::PRESETS;
use serde_json::{Value, json};

use invented::{Lot, squares, two_shores};

/// The rules of every variant that a board carries, on that board.
fn carried(file: &Value) -> Vec<Setup> {
    let board = shared_board(&file.to_string()).expect("a board");
    let on_it = |mut setup: Setup| setup.play_on(board).is_ok().then_some(setup);
    let setups = PRESETS.iter().map(|preset| (preset.setup)(None));
    setups.filter_map(on_it).collect()
}

/// The standard game on a board.
fn standard(file: &Value) -> Setup {
    let all = carried(file).into_iter();
    let mut standard = all.filter(|setup| setup.variant == "standard");
    standard.next().expect("every board carries it")
}

/// The three levels in turn, one for each power that is played.
fn levels(setup: &Setup) -> Vec<Kind> {
    let levels = Kind::LEVELS.into_iter().cycle();
    levels.take(setup.played().len()).collect()
}

/// Lets all levels play under every variant that a board carries, and requires that the rules take every line. Returns
/// how many variants were played.
fn play_all(file: &Value, years: u16, nodes_per_mille: u32) -> usize {
    let setups = carried(file);
    for setup in &setups {
        let variant = &setup.variant;
        let mut arena = Match::new(setup.clone(), levels(setup)).expect("a player a power");
        (arena.years, arena.nodes_per_mille) = (years, nodes_per_mille);
        let game = arena.game(1);
        assert_eq!(game.places.len(), setup.played().len(), "{variant}");
        for place in &game.places {
            assert_eq!(place.refused, 0, "{variant} {place:?}");
            assert!(place.sheets > 0, "{variant} {place:?}");
        }
        let all: u32 = table(&[game]).iter().map(|row| row.seats).sum();
        assert_eq!(all as usize, setup.played().len(), "{variant}");
    }
    setups.len()
}

#[test]
fn all_levels_play_on_a_board_of_two_powers() {
    assert_eq!(play_all(&two_shores(), 5, 20), 3);
}

#[test]
fn all_levels_play_on_a_board_of_nine_powers() {
    let file = squares("nine", 9, 9, 9, &mut Lot(3));
    assert_eq!(play_all(&file, 3, 5), PRESETS.len());
}

#[test]
fn all_levels_play_on_a_board_of_forty_powers() {
    let file = squares("forty", 15, 10, 40, &mut Lot(5));
    assert_eq!(play_all(&file, 2, 1), PRESETS.len());
}

#[test]
fn all_levels_play_on_the_boards_that_come_with_the_program() {
    for (text, variants) in [
        (
            include_str!("../../../maps/boards/two-crowns/board.json"),
            4,
        ),
        (
            include_str!("../../../maps/boards/three-lanterns/board.json"),
            6,
        ),
        (
            include_str!("../../../maps/boards/spice-seas/board.json"),
            6,
        ),
    ] {
        let file = serde_json::from_str(text).expect("JSON");
        assert_eq!(play_all(&file, 3, 5), variants);
    }
}

#[test]
fn nobody_plays_a_power_that_sleeps() {
    let mut file = squares("nine", 9, 9, 9, &mut Lot(3));
    file["powers"][4]["asleep"] = true.into();
    assert_eq!(play_all(&file, 2, 5), PRESETS.len());
}

/// The first player's thought in a game's first phase.
fn nodes_of(kind: Kind, state: &State, nodes: u32) -> u32 {
    let me = state.control.players()[0];
    let mut budget = Budget::of(nodes);
    let view = View::of(state, me, &[]);
    let thought = kind.player(1).sheet(&view, &mut budget);
    assert!(thought.refused.is_empty(), "{kind}");
    assert_eq!(thought.sheet.orders.len(), 2, "{kind}");
    assert_eq!(thought.why.nodes, budget.used(), "{kind}");
    budget.used()
}

#[test]
fn a_search_among_forty_powers_takes_no_more_than_its_nodes() {
    let file = squares("forty", 15, 10, 40, &mut Lot(5));
    let state = start(&standard(&file), 1);
    let started = Instant::now();
    let used = [0, 50, 5000].map(|nodes| {
        let used = nodes_of(Kind::Strong, &state, nodes);
        assert!(used <= nodes, "{used} of {nodes}");
        used
    });
    assert!(used[0] < used[1] && used[1] < used[2], "{used:?}");
    // What is done beside the nodes is bounded, too; slow machines included.
    assert!(started.elapsed() < Duration::from_secs(20));
}

/// So many lands, each beside all others, and two powers.
fn everywhere(lands: usize) -> Value {
    let id = |n: usize| format!("l{n}");
    let land = |n: usize| {
        let others = (0..lands).filter(|other| *other != n);
        let army: Vec<String> = others.map(id).collect();
        json!({ "id": id(n), "name": format!("Land {n}"), "kind": "inland", "centre": n < 9, "army": army })
    };
    let power = |n: usize| {
        let unit = format!("A {}", id(n));
        json!({ "id": format!("side{n}"), "name": format!("Side {n}"), "homes": [id(n)], "units": [unit] })
    };
    let lands: Vec<Value> = (0..lands).map(land).collect();
    json!({ "format": 2, "id": "everywhere", "name": "Everywhere", "powers": [power(0), power(1)], "provinces": lands })
}

#[test]
fn values_stay_numbers_where_everything_touches_everything() {
    let state = start(&standard(&everywhere(230)), 1);
    for kind in [Kind::Dumbbot, Kind::Easy, Kind::Normal, Kind::Strong] {
        let me = state.control.players()[0];
        let view = View::of(&state, me, &[]);
        let thought = kind.player(1).sheet(&view, &mut Budget::of(100));
        assert!(thought.refused.is_empty(), "{kind}");
        assert!(!thought.sheet.orders.is_empty(), "{kind}");
    }
}

#[test]
fn a_match_needs_a_player_for_each_power() {
    let setup = standard(&two_shores());
    let wrong = Match::new(setup.clone(), vec![Kind::Easy; 7]).expect_err("five too many");
    assert_eq!(
        wrong,
        WrongPlaces {
            needed: 2,
            found: 7
        }
    );
    assert!(Match::new(setup, vec![Kind::Easy; 2]).is_ok());
}
