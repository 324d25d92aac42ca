//! Five hundred invented boards: each is accepted, or refused for the fault that was planted in it and no other; and
//! what is accepted is played under rotating rules.

#[path = "invented/lot.rs"]
mod lot;
#[path = "invented/play.rs"]
mod play;
#[path = "invented/rotation.rs"]
mod rotation;

use std::time::Instant;

use chancery_rules::orders::check_board;

use lot::Lot;
use play::play;
use rotation::setup;

/// How many boards there are.
const BOARDS: usize = 500;
/// For how many years each is played.
const YEARS: u16 = 2;

/// Checks and plays every fifth board, from the one of that number on.
fn each(first: usize) {
    let began = Instant::now();
    let (mut refused, mut played) = (0, 0);
    for number in (first..BOARDS).step_by(5) {
        let (rules, planted) = chancery_invented::rules(number);
        let text = rules.to_string();
        let checked = check_board(&text);
        let faults: Vec<_> = checked
            .faults
            .iter()
            .filter(|fault| !fault.is_warning())
            .collect();
        assert_eq!(faults.is_empty(), checked.board.is_some());
        if let Some(planted) = planted {
            assert!(
                !faults.is_empty(),
                "board {number}: {planted:?} was not found"
            );
            for fault in faults {
                let (kind, said) = (format!("{:?}", fault.kind), fault.to_string());
                let named = planted
                    .names
                    .iter()
                    .all(|name| said.contains(name.as_str()));
                assert!(
                    kind.starts_with(planted.kind) && named,
                    "board {number}: {planted:?}, {said}"
                );
            }
            refused += 1;
            continue;
        }
        assert!(faults.is_empty(), "board {number}: {faults:?}\n{text}");
        let mut lot = Lot(number as u64);
        let setup = setup(number, &text, &mut lot);
        play(&setup, YEARS, &mut lot, |_, _, _, _| ());
        played += 1;
    }
    println!(
        "{refused} refused, {played} played in {:.1?}",
        began.elapsed()
    );
    assert_eq!(refused + played, BOARDS / 5);
    // Where a fault is planted, it is planted in all.
    assert!(refused == 0 || played == 0);
}

#[test]
fn the_first_of_five() {
    each(0);
}

#[test]
fn the_second_of_five() {
    each(1);
}

#[test]
fn the_third_of_five() {
    each(2);
}

#[test]
fn the_fourth_of_five() {
    each(3);
}

#[test]
fn the_last_of_five_have_a_fault_that_is_named() {
    each(4);
}

/// What the boards are made of: nothing that was meant to occur is missing.
#[test]
fn all_kinds_of_boards_occur() {
    let (mut split, mut straits, mut passages, mut landlocked) = (0, 0, 0, 0);
    let (mut provinces, mut powers) = (Vec::new(), Vec::new());
    for number in 0..BOARDS {
        let (rules, _) = chancery_invented::rules(number);
        let list = |of: &str| rules[of].as_array().map_or(0, Vec::len);
        let all = rules["provinces"].as_array().expect("provinces");
        split += usize::from(all.iter().any(|p| p["fleet"].is_object()));
        landlocked += usize::from(all.iter().all(|p| p["kind"] != "sea"));
        straits += usize::from(list("straits") > 0);
        passages += usize::from(list("passages") > 0);
        provinces.push(all.len());
        powers.push(list("powers"));
    }
    println!(
        "{split} with split coasts, {straits} straits, {passages} passages, {landlocked} without sea"
    );
    assert!(split > 100 && straits > 100 && passages > 50 && landlocked > 5);
    assert_eq!(
        (provinces.iter().min(), powers.iter().min()),
        (Some(&3), Some(&2))
    );
    assert_eq!(powers.iter().max(), Some(&40));
    assert!(
        provinces.iter().max() >= Some(&250),
        "{:?}",
        provinces.iter().max()
    );
}
