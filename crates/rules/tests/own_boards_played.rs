//! Games on boards that are not ours, under the rules of every variant: read from files, played at random, kept and
//! read again.

mod invented;
#[path = "invented/play.rs"]
mod play;

use std::collections::BTreeMap;

use chancery_rules::board::{BoardId, BoardRef, Power, PowerMap, prefer_board, shared_board};
use chancery_rules::game::{Absent, BadState, Setup, State};
use chancery_rules::orders::check_board;
use chancery_rules::variants::axes::{Axis, Choice};
use chancery_rules::variants::options::{self, BadValue, OptionValues};
use chancery_rules::variants::players::Set;
use chancery_rules::variants::{self, PRESETS};
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
fn powers_begin_with_the_centres_that_the_file_gives_them() {
    // Of the first two powers each has the second home of the other.
    let mut file = squares("swapped", 9, 9, 9, &mut Lot(3));
    let homes = |file: &Value, power: usize| -> Vec<String> {
        let homes = file["powers"][power]["homes"].clone();
        serde_json::from_value(homes).expect("a list of ids")
    };
    let (one, other) = (homes(&file, 0), homes(&file, 1));
    file["powers"][0]["owns"] = json!([one[0], other[1]]);
    file["powers"][1]["owns"] = json!([other[0], one[1]]);
    let board = shared_board(&file.to_string()).expect("a board");
    let id = |power: usize| -> Power {
        let id = file["powers"][power]["id"].as_str().expect("an id");
        id.parse().expect("a power")
    };
    for preset in PRESETS {
        let mut setup = (preset.setup)(None);
        setup.play_on(board).expect("a board for all variants");
        let state = State::new(setup);
        let owner = |at: &str| {
            let at = at.parse().expect("a province");
            state.economy.owners().get(&at).copied()
        };
        assert_eq!(owner(&one[0]), Some(id(0)), "{}", preset.id);
        assert_eq!(owner(&one[1]), Some(id(1)), "{}", preset.id);
        assert_eq!(owner(&other[0]), Some(id(1)), "{}", preset.id);
        assert_eq!(owner(&other[1]), Some(id(0)), "{}", preset.id);
    }
    assert_eq!(play_all(&file, 2).len(), PRESETS.len());
}

#[test]
fn only_a_board_with_passages_has_a_rule_on_them() {
    let mut file = squares("passable", 9, 9, 9, &mut Lot(3));
    file["passages"] = json!([]);
    let without = shared_board(&file.to_string()).expect("a board");
    let (_, spice_seas) = drawn()
        .into_iter()
        .find(|(name, _)| name == "spice-seas")
        .expect("one of ours");
    let with = shared_board(&spice_seas).expect("a board");
    for (board, has) in [(without, false), (with, true)] {
        let mut setup = (variants::preset("naval").expect("a variant").setup)(None);
        setup.play_on(board).expect("a board for fleets");
        let known = options::known(&setup);
        let asked = known.iter().any(|option| option.id == "neutral_passage");
        assert_eq!(asked, has, "{}", board.word());
        let given = [("neutral_passage".to_owned(), json!("open"))].into();
        assert_eq!(
            options::set(&mut setup, &given).is_ok(),
            has,
            "{}",
            board.word()
        );
    }
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

/// The rules of the boards of our own drawing, after the names of their folders.
fn drawn() -> Vec<(String, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../maps/boards");
    let folders = std::fs::read_dir(folder).expect("a folder");
    let read = |entry: std::io::Result<std::fs::DirEntry>| {
        let path = entry.expect("a readable entry").path();
        let text = std::fs::read_to_string(path.join("board.json")).ok()?;
        Some((path.file_name()?.to_str()?.to_owned(), text))
    };
    folders.filter_map(read).collect()
}

#[test]
fn all_variants_are_played_on_the_boards_we_drew() {
    let mut played = BTreeMap::new();
    for (name, text) in drawn() {
        assert_eq!(check_board(&text).faults, [], "{name}");
        let file = serde_json::from_str(&text).expect("JSON");
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

/// The first variant that can be played with both choices on a board, with them made; or why none can.
fn with_both(board: BoardRef, choices: [Choice; 2]) -> Result<Setup, BadValue> {
    let given = choices.map(|choice| (choice.axis().id().to_owned(), Value::from(choice.id())));
    let given = OptionValues::from(given);
    let mut why = None;
    for preset in PRESETS {
        let mut setup = (preset.setup)(None);
        if setup.play_on(board).is_ok() {
            match options::set(&mut setup, &given) {
                Ok(()) => return Ok(setup),
                Err(bad) => why = why.or(Some(bad.why)),
            }
        }
    }
    Err(why.expect("every board carries a variant"))
}

/// Every two choices on two axes are played together on every board, or refused with the reason.
#[test]
fn every_pair_of_choices_is_played_on_every_board_we_drew() {
    let axes: Vec<Axis> = Axis::ALL
        .iter()
        .copied()
        .filter(|axis| *axis != Axis::Board)
        .collect();
    let mut lot = Lot(11);
    for (name, text) in drawn() {
        let board = shared_board(&text).expect("a board");
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for (place, one) in axes.iter().enumerate() {
            for other in &axes[place + 1..] {
                for first in one.choices() {
                    for second in other.choices() {
                        let what = match with_both(board, [first, second]) {
                            Ok(setup) => {
                                assert_eq!(Choice::of(&setup, *one), first);
                                assert_eq!(Choice::of(&setup, *other), second);
                                play(&setup, 1, &mut lot, |_, _, _, _| ());
                                "played"
                            }
                            Err(BadValue::Contradiction(_)) => "contradiction",
                            Err(BadValue::CannotCarry(_)) => "too few powers",
                            Err(BadValue::Unreadable { .. }) => "opening of another board",
                            Err(why) => panic!("{name}: {first}, {second}: {why}"),
                        };
                        *counts.entry(what).or_default() += 1;
                    }
                }
            }
        }
        let expected = match name.as_str() {
            // Without treaties nobody is penalised, and nobody can play for points.
            "two-crowns" => BTreeMap::from([
                ("contradiction", 17),
                ("opening of another board", 45),
                ("played", 121),
                ("too few powers", 41),
            ]),
            _ => BTreeMap::from([
                ("contradiction", 4),
                ("opening of another board", 51),
                ("played", 169),
            ]),
        };
        assert_eq!(counts, expected, "{name}");
    }
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

/// A board for three with sets for two, one of which leaves the third power's unit there.
fn with_sets() -> Value {
    let mut file = two_shores();
    let provinces = file["provinces"].as_array_mut().expect("a list");
    provinces[2]["fleet"] = json!(["ald", "bru", "mol"]);
    provinces.push(json!({
        "id": "mol", "name": "The Mole", "kind": "coast", "centre": true, "fleet": ["sou"]
    }));
    let middle = json!({ "id": "middle", "name": "Middle", "homes": ["mol"], "units": ["A mol"] });
    file["powers"].as_array_mut().expect("a list").push(middle);
    file["sets"] = json!({
        "shores": { "name": "The Shores", "play": ["south", "north"] },
        "held": { "name": "Held Mole", "play": ["north", "south"], "absent": { "middle": "idle" } }
    });
    file
}

#[test]
fn a_set_of_a_board_is_played_and_said_of_its_game() {
    let board = shared_board(&with_sets().to_string()).expect("a board");
    let middle: Power = "middle".parse().expect("an id");
    for (id, absent) in [("shores", Absent::Neutral), ("HELD", Absent::Disorder)] {
        let mut setup = (PRESETS[0].setup)(None);
        setup.play_on(board).expect("a standard game");
        let goal = setup.victory;
        let given = OptionValues::from([("players".to_owned(), id.into())]);
        options::set(&mut setup, &given).expect("a set of the board");
        assert_eq!(setup.absent, PowerMap::from([(middle, absent)]));
        assert_eq!(setup.victory, goal, "a set changes no goal");
        let set = Set::of(&setup).expect("a set");
        assert_eq!(set.id, id.to_lowercase());
        let state = State::new(setup.clone());
        let units = usize::from(absent == Absent::Disorder) + 2;
        assert_eq!(state.position.units.len(), units);
        // What is said of it by its word is said in full where the sets are not known.
        let changed = options::changed(&setup);
        assert_eq!(changed["players"], json!(id.to_lowercase()));
        let anywhere = options::changed_anywhere(&setup);
        assert!(anywhere["players"].is_object());
        for options in [changed, anywhere] {
            let mut again = (PRESETS[0].setup)(None);
            again.play_on(board).expect("as before");
            options::set(&mut again, &options).expect("options");
            assert_eq!(again, setup);
        }
    }
    // None of ours can be played without its powers.
    let offered: Vec<&str> = Set::on(board.board()).iter().map(|set| set.id).collect();
    assert_eq!(offered, ["held", "shores"]);
}

#[test]
fn powers_asleep_are_played_by_nobody_whatever_is_chosen() {
    let mut file = with_sets();
    file["sets"] = json!({});
    file["powers"][2]["asleep"] = json!(true);
    let board = shared_board(&file.to_string()).expect("a board");
    let mut setup = (PRESETS[0].setup)(None);
    setup.play_on(board).expect("a standard game");
    let all = OptionValues::from([("players".to_owned(), "all".into())]);
    options::set(&mut setup, &all).expect("everybody");
    assert_eq!(setup.played().len(), 2);
    assert!(options::changed(&setup).is_empty());
}

#[test]
fn the_same_rules_are_kept_with_sets_and_without() {
    let mut plain = with_sets();
    plain["sets"] = json!({});
    plain["name"] = json!("Three Shores");
    let bare = shared_board(&plain.to_string()).expect("a board");
    plain["sets"] = with_sets()["sets"].clone();
    let rich = shared_board(&plain.to_string()).expect("a board");
    assert_eq!(bare.id(), rich.id());
    assert_eq!(Set::on(bare.board()), []);
    assert_eq!(Set::on(rich.board()).len(), 2);
    let found = || BoardRef::find(rich.id()).expect("a board that was read");
    assert_eq!(Set::on(found().board()).len(), 2);
    let kept = rich.board().own().expect("its own").kept();
    assert_eq!(shared_board(kept).map(|board| board.id()), Ok(rich.id()));
    let mut fewer = plain.clone();
    let sets = fewer["sets"].as_object_mut().expect("sets");
    sets.remove("held").expect("a set");
    let fewer = shared_board(&fewer.to_string()).expect("a board");
    assert_eq!(
        Set::on(found().board()).len(),
        2,
        "nobody asked for the other"
    );
    prefer_board(fewer);
    assert_eq!(Set::on(found().board()).len(), 1);
}

#[test]
fn what_a_board_is_called_elsewhere_is_no_part_of_its_identity() {
    let mut file = two_shores();
    file["name"] = json!("Two Named Shores");
    let plain = shared_board(&file.to_string()).expect("a board");
    file["translations"] = json!({ "de": { "name": "Zwei Ufer", "rules": "Wie immer." } });
    let text = file.to_string();
    let named = shared_board(&text).expect("a board");
    assert_eq!(plain.id(), named.id());
    let own = named.board().own().expect("its own");
    let german = own.texts_in("de");
    assert_eq!(
        (german.name.as_str(), german.rules.as_str()),
        ("Zwei Ufer", "Wie immer.")
    );
    // What is left out is said in English.
    assert_eq!(german.description, own.description);
    assert_eq!(own.texts_in("fr").name, "Two Named Shores");
    let again = check_board(own.kept()).board.expect("a board");
    assert_eq!(again.own().expect("its own").translations, own.translations);
    file["translations"] = json!({ "German": { "name": "Zwei Ufer" }, "de": { "title": "" } });
    let checked = check_board(&file.to_string());
    let found: Vec<String> = checked.faults.iter().map(|f| f.field.clone()).collect();
    assert_eq!(found, ["translations.German", "translations.de"]);
}

#[test]
fn what_others_choose_of_looks_changes_no_board_that_is_at_hand() {
    let mut file = with_sets();
    file["sets"] = json!({});
    file["name"] = json!("Three Looks");
    let mut with = |name: &str| {
        file["powers"][0]["currency"] = json!({ "name": name });
        shared_board(&file.to_string()).expect("a board")
    };
    let first = with("crowns");
    let other = with("ducats");
    assert_eq!(first.id(), other.id());
    let coins = |board: BoardRef| {
        let power = board.board().powers().find(|power| {
            let words = board.board().words_of(*power);
            words.is_some_and(|words| words.look.currency.is_some())
        });
        let words = power.and_then(|power| board.board().words_of(power));
        let currency = words.and_then(|words| words.look.currency.as_ref());
        currency.map(|currency| currency.name.clone())
    };
    let found = || BoardRef::find(first.id()).expect("a board that was read");
    assert_eq!(coins(other).as_deref(), Some("ducats"));
    assert_eq!(coins(found()).as_deref(), Some("crowns"));
    // Sets are taken, but not what else another has written beside them.
    file["sets"] = with_sets()["sets"].clone();
    let sets = shared_board(&file.to_string()).expect("a board");
    assert_eq!(coins(found()).as_deref(), Some("crowns"));
    prefer_board(sets);
    assert_eq!(coins(found()).as_deref(), Some("ducats"));
}
