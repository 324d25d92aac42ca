//! Which rules a board is played by: every variant, rulebook and choice on an axis has its turn.

use chancery_rules::board::shared_board;
use chancery_rules::game::Setup;
use chancery_rules::movement::Preset as Rulebooks;
use chancery_rules::variants::axes::Axis;
use chancery_rules::variants::{PRESETS, options};
use serde_json::Value;

use super::Lot;

/// A setup of the variant whose turn it is, by the rulebook whose turn it is, with some other choices on the axes.
pub fn setup(number: usize, text: &str, lot: &mut Lot) -> Setup {
    let board = shared_board(text).expect("a board that was accepted");
    let rulebook = Rulebooks::ALL[number / PRESETS.len() % Rulebooks::ALL.len()].rulebook();
    let mut setup = (PRESETS[number % PRESETS.len()].setup)(Some(rulebook));
    if let Err(why) = setup.play_on(board) {
        let why = why.to_string();
        assert!(!why.is_empty());
        // Every board carries the standard game.
        setup = (PRESETS[0].setup)(Some(rulebook));
        setup
            .play_on(board)
            .unwrap_or_else(|e| panic!("board {number}: {e}"));
    }
    for axis in Axis::ALL.iter().filter(|axis| **axis != Axis::Board) {
        let choices = axis.choices();
        if lot.draw(10) >= 3 {
            continue;
        }
        let Some(choice) = lot.one(&choices) else {
            continue;
        };
        let given = [(axis.id().to_owned(), Value::from(choice.id()))];
        let mut other = setup.clone();
        match options::set(&mut other, &given.into_iter().collect()) {
            Ok(()) => setup = other,
            Err(bad) => assert!(!bad.why.to_string().is_empty()),
        }
    }
    setup
}
