//! Games on boards that are not ours, under the rules of every variant: read from files, played at random, kept and
//! read again.

mod invented;
#[path = "invented/play.rs"]
mod play;

use std::collections::BTreeMap;

use chancery_rules::board::{BoardId, Power, shared_board};
use chancery_rules::game::{BadState, State};
use chancery_rules::orders::check_board;
use chancery_rules::variants::PRESETS;
use serde_json::{Value, json};

use invented::{Lot, squares, two_shores};
use play::play;

/// Takes every variant to a board; those that it cannot carry are told.
fn play_all(file: &Value, years: u16) -> Vec<&'static str> {
    let text = file.to_string();
    let checked = check_board(&text);
    assert!(checked.board.is_some(), "{:?}", checked.faults);
    let board = shared_board(&text).expect("a board");
    let mut lot = Lot(7);
    let mut played = Vec::new();
    for preset in PRESETS {
        let mut setup = (preset.setup)(None);
        if setup.play_on(board).is_err() {
            continue;
        }
        let state = play(&setup, years, &mut lot, |_, _, _, _| ());
        assert!(
            !state.is_playing() || state.phase.year > setup.calendar.first_year,
            "{}: {:?}",
            preset.id,
            state.phase
        );
        played.push(preset.id);
    }
    played
}

#[test]
fn two_powers_play_what_needs_no_third_and_no_second_sea() {
    let played = play_all(&two_shores(), 4);
    assert_eq!(played, ["standard", "economic", "investment"]);
}

#[test]
fn nine_powers_play_all_variants() {
    let file = squares("nine", 9, 9, 9, &mut Lot(3));
    assert_eq!(play_all(&file, 3).len(), PRESETS.len());
}

#[test]
fn forty_powers_play_all_variants() {
    let file = squares("forty", 15, 10, 40, &mut Lot(5));
    assert_eq!(play_all(&file, 2).len(), PRESETS.len());
}

/// The boards of our own drawing, by the names of their folders.
#[test]
fn all_variants_are_played_on_the_boards_we_drew() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../maps/boards");
    let mut played = BTreeMap::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a readable entry").path();
        let Ok(text) = std::fs::read_to_string(path.join("board.json")) else {
            continue;
        };
        assert_eq!(check_board(&text).faults, [], "{}", path.display());
        let file = serde_json::from_str(&text).expect("JSON");
        let name = path.file_name().and_then(|name| name.to_str());
        let name = name.expect("a name").to_owned();
        played.insert(name, play_all(&file, 2).len());
    }
    let all = PRESETS.len();
    let expected = [
        ("hanse", all),
        ("spice-seas", all),
        ("thirty-four", all),
        ("three-lanterns", all),
        // Treaties and prices need a third power.
        ("two-crowns", all - 2),
    ];
    assert_eq!(
        played,
        expected
            .map(|(name, count)| (name.to_owned(), count))
            .into()
    );
}

#[test]
fn a_game_names_its_board_by_its_rules_and_needs_them_to_be_read() {
    let board = shared_board(&two_shores().to_string()).expect("a board");
    let mut setup = (PRESETS[0].setup)(None);
    setup
        .play_on(board)
        .expect("a board for the standard rules");
    let state = State::new(setup);
    let kept = state.to_json();
    let BoardId::Read(hash) = board.id() else {
        panic!("none of ours");
    };
    let named = format!("\"board\":\"{hash}\"");
    assert!(kept.contains(&named), "{kept}");
    assert_eq!(State::board_of(&kept), Ok(board.id()));
    // In a program that has not seen the board, its rules are asked for.
    let mut other = two_shores();
    other["name"] = json!("Two Other Shores");
    let other = check_board(&other.to_string()).board.expect("a board");
    let BoardId::Read(unseen) = other.id() else {
        panic!("none of ours");
    };
    let kept = kept.replace(&hash.to_string(), &unseen.to_string());
    assert_eq!(State::from_json(&kept), Err(BadState::NoBoard(unseen)));
    let wrong = board.board().own().expect("its own").text.clone();
    assert_eq!(
        State::from_json_on(&kept, |_| Some(wrong)),
        Err(BadState::NoBoard(unseen))
    );
    let rules = other.own().expect("its own").text.clone();
    let read = State::from_json_on(&kept, |asked| (asked == unseen).then_some(rules));
    assert_eq!(read.expect("a state").to_json(), kept);
    assert!(State::from_json(&kept).is_ok());
}

#[test]
fn names_that_orders_could_not_be_read_with_are_refused() {
    let one = |place: &str, name: &str, fault: &str| {
        let mut file = two_shores();
        *file.pointer_mut(place).expect("a place") = json!(name);
        let checked = check_board(&file.to_string());
        let found: Vec<String> = checked.faults.iter().map(|f| f.to_string()).collect();
        assert_eq!(found, [fault]);
        assert!(checked.board.is_none());
    };
    one(
        "/powers/0/name",
        "Hold",
        "line 1, powers[0].id: `Hold` is also a word of orders; orders that name it could not be read.",
    );
    one(
        "/powers/0/adjective",
        "the sound",
        "line 1, powers[0].id: `the sound` is both the power north and the province sou; orders could not tell them apart.",
    );
    one(
        "/provinces/2/name",
        "via",
        "line 1, provinces[2].id: `via` is also a word of orders; orders that name it could not be read.",
    );
}

#[test]
fn the_board_of_the_guide_is_a_board() {
    let guide = include_str!("../../../docs/boards.md");
    let (_, rest) = guide.split_once("```json\n").expect("an example");
    let (example, _) = rest.split_once("```").expect("its end");
    let checked = check_board(example);
    assert_eq!(checked.faults, []);
    assert_eq!(checked.board.expect("a board").powers().count(), 2);
}

#[test]
fn nothing_of_our_boards_is_kept_of_a_game_on_another() {
    let board = shared_board(&two_shores().to_string()).expect("a board");
    let ours: Vec<String> = Power::ALL.map(|power| format!("\"{power}\"")).to_vec();
    for preset in PRESETS {
        let mut setup = (preset.setup)(None);
        if setup.play_on(board).is_ok() {
            let kept = State::new(setup.clone()).to_json();
            let named = ours.iter().find(|name| kept.contains(*name));
            assert_eq!(named, None, "{}: {kept}", preset.id);
            // What is said of it as options leads to the same rules.
            let changed = chancery_rules::variants::options::changed(&setup);
            let mut again = (preset.setup)(None);
            again.play_on(board).expect("as before");
            chancery_rules::variants::options::set(&mut again, &changed).expect("options");
            assert_eq!(again, setup, "{}", preset.id);
        }
    }
}
