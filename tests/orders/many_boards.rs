//! Archives of games on invented boards: each is read again and verified by its own rules.

#[path = "../../crates/rules/tests/invented/rotation.rs"]
mod rotation;

use std::collections::BTreeMap;

use chancery::archive::{self, Chain, Finding, verify};
use chancery::game::{GameStatus, Outcome, Setup};
use chancery::resolve::question;
use chancery::service::ENGINE;

use crate::corpus::entry::boards::{lot, play};
use lot::Lot;

/// How many boards are played on unless `CHANCERY_BOARDS` says otherwise; five hundred are known to be well.
const BOARDS: usize = 100;

/// A random game of a year as an archive.
fn archived(setup: &Setup, lot: &mut Lot) -> Option<String> {
    let mut lines = Vec::new();
    let mut end = play::play(setup, 1, lot, |before, sheets, after, report| {
        let (question, answer) = archive::phase(before, sheets, after, report);
        lines.push(archive::Phase {
            number: lines.len() as u32 + 1,
            at: 1_772_366_400_000,
            engine: ENGINE.to_owned(),
            seats: BTreeMap::new(),
            changes: Vec::new(),
            question,
            answer,
            receipts: Vec::new(),
            press: Vec::new(),
        });
    });
    if end.is_playing() {
        end.stage = GameStatus::Finished(Outcome::Abandoned);
    }
    let last = question(&end, &BTreeMap::new());
    let own = setup.board().own()?;
    let head = archive::Game {
        format: archive::FORMAT.to_owned(),
        version: archive::VERSION_WITH_BOARD,
        engine: ENGINE.to_owned(),
        name: "The Long Peace".to_owned(),
        variant: setup.variant.clone(),
        rulebook: last.rulebook.clone()?,
        options: last.options.clone(),
        board: archive::BoardRecord {
            id: own.id.clone(),
            sha256: archive::hash(own.text.as_bytes()),
            file: Some(own.text.clone()),
        },
        created_at: 1_772_366_400_000,
        players: setup.played().len() as u32,
    };
    let mut chain = Chain::default();
    chain.push("game", &head).expect("a line");
    for line in &lines {
        chain.push("phase", line).expect("a line");
    }
    let end = archive::End {
        phases: lines.len() as u32,
        changes: Vec::new(),
        position: last,
    };
    chain.push("end", &end).expect("a line");
    Some(chain.into_text())
}

/// Archives every fourth of the boards without a fault.
fn each(first: usize) {
    let boards = std::env::var("CHANCERY_BOARDS").ok();
    let boards = boards.and_then(|n| n.parse().ok()).unwrap_or(BOARDS);
    let good = (0..boards).filter(|number| number % 5 != 4);
    let mut verified = 0;
    for number in good.skip(first).step_by(4) {
        let (rules, _) = chancery_invented::rules(number);
        let mut lot = Lot(number as u64);
        let setup = rotation::setup(number, &rules.to_string(), &mut lot);
        let text = archived(&setup, &mut lot).expect("a game on its own board");
        let found = verify(text.as_bytes(), ENGINE);
        let found = found.unwrap_or_else(|bad| panic!("board {number}: {bad}"));
        assert!(found.same_board, "board {number}");
        assert!(!found.phases.is_empty(), "board {number}");
        for phase in &found.phases {
            let (variant, name) = (&found.game.variant, &phase.phase);
            let told = format!("board {number}, {variant}, {name}: {phase:?}");
            assert_eq!(phase.finding, Finding::Same, "{told}");
            assert!(phase.changed.is_empty(), "{told}");
        }
        verified += 1;
    }
    assert!(verified > 0, "there are too few boards");
}

#[test]
fn archives_of_the_first_of_four_boards_verify() {
    each(0);
}

#[test]
fn archives_of_the_second_of_four_boards_verify() {
    each(1);
}

#[test]
fn archives_of_the_third_of_four_boards_verify() {
    each(2);
}

#[test]
fn archives_of_the_last_of_four_boards_verify() {
    each(3);
}
