//! The option that says who is played, and what becomes of the others.

use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::board::{Board, PowerMap};
use crate::game::{Absent, Setup};
use crate::variants::axes::{Choice, Control, Relations};
use crate::variants::players::{ALL, Set, asleep};

use super::given::Given;
use super::{BadOption, BadValue, Expected};

/// The option's id.
pub(super) const PLAYERS: &str = "players";

/// Exchange and treaties mean nothing between two.
const LEAST: usize = 3;

/// Fewer make no game.
const LEAST_OF_ALL: usize = 2;

/// Who is not played: by a set's id, or power by power.
struct Players {
    board: &'static Board,
    absent: PowerMap<Absent>,
}

impl Players {
    fn word(&self) -> Option<&'static str> {
        let mut sets = Set::on(self.board).into_iter();
        let set = sets.find(|set| set.absent(self.board) == self.absent);
        let all = (self.absent == asleep(self.board)).then_some(ALL);
        all.or(set.map(|set| set.id))
    }
}

impl Serialize for Players {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self.word() {
            Some(word) => s.serialize_str(word),
            None => self.absent.serialize(s),
        }
    }
}

/// Asks who is played: a set's word, or an object of the powers that nobody plays.
///
/// # Errors
/// When it is neither, or so few play that a choice on the axes means nothing.
pub(super) fn ask(setup: &mut Setup, given: &mut Given<'_>) -> Result<(), BadOption> {
    let board = setup.board();
    let sets = Set::on(board);
    let words = std::iter::once(ALL).chain(sets.iter().map(|set| set.id));
    let expected = Expected::OneOf(words.map(str::to_owned).collect());
    let read = |value: &Value| {
        let absent = match value.as_str() {
            Some(word) if word.eq_ignore_ascii_case(ALL) => asleep(board),
            Some(word) => Set::find(board, word)?.absent(board),
            None => serde_json::from_value(value.clone()).ok()?,
        };
        let left = board.powers().filter(|p| !absent.contains_key(p)).count();
        (left >= LEAST_OF_ALL).then_some(Players { board, absent })
    };
    let mut players = Players {
        board,
        absent: setup.absent.clone(),
    };
    given.read(PLAYERS, expected, read, &mut players)?;
    setup.absent = players.absent;
    let needy = [
        Choice::Relations(Relations::Treaties),
        Choice::Control(Control::Exchange),
    ];
    let made = |choice: &Choice| Choice::of(setup, choice.axis()) == *choice;
    match needy.into_iter().find(made) {
        Some(choice) if setup.played().len() < LEAST => Err(BadOption {
            option: PLAYERS.to_owned(),
            why: BadValue::TooFewPlayed {
                choice,
                least: LEAST,
            },
        }),
        _ => Ok(()),
    }
}
