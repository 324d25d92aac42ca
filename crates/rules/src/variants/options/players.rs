//! The option that says who is played, what becomes of the others, and which powers one person plays together.

use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

use crate::board::{Board, Power, PowerMap};
use crate::game::{Absent, Setup};
use crate::variants::axes::{Choice, Control, Economy, Relations};
use crate::variants::players::{ALL, Set, asleep};

use super::given::Given;
use super::{BadOption, BadValue, Expected};

/// The option's id.
pub(super) const PLAYERS: &str = "players";

/// Exchange and treaties mean nothing between two.
const LEAST: usize = 3;

/// Fewer make no game.
const LEAST_OF_ALL: usize = 2;

/// Who is not played and who is played together: by a set's id, or power by power.
struct Players {
    board: &'static Board,
    absent: PowerMap<Absent>,
    hands: Vec<Vec<Power>>,
}

/// Powers in one hand, written as an option; nothing else names them.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Hands {
    #[serde(default, skip_serializing_if = "PowerMap::is_empty")]
    absent: PowerMap<Absent>,
    hands: Vec<Vec<Power>>,
}

impl Players {
    fn word(&self) -> Option<&'static str> {
        let mut sets = Set::on(self.board).into_iter();
        let set = sets.find(|set| set.leaves(self.board, &self.absent, &self.hands));
        let all = (self.absent == asleep(self.board) && self.hands.is_empty()).then_some(ALL);
        all.or(set.map(|set| set.id))
    }

    /// The hands in the board's order, each power in one hand at most; `None` if they are none.
    fn checked(mut self) -> Option<Self> {
        let played: Vec<Power> = self.board.powers().collect();
        let place = |power: &Power| played.iter().position(|p| p == power);
        for hand in &mut self.hands {
            hand.sort_by_key(place);
        }
        self.hands.retain(|hand| hand.len() > 1);
        self.hands.sort_by_key(|hand| hand.first().and_then(place));
        let mut seen = Vec::new();
        for power in self.hands.iter().flatten() {
            if place(power).is_none() || self.absent.contains_key(power) || seen.contains(power) {
                return None;
            }
            seen.push(*power);
        }
        let left = played
            .iter()
            .filter(|p| !self.absent.contains_key(p))
            .count();
        let seats = left + self.hands.len() - seen.len();
        (seats >= LEAST_OF_ALL).then_some(self)
    }
}

impl Serialize for Players {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self.word() {
            Some(word) => s.serialize_str(word),
            None if self.hands.is_empty() => self.absent.serialize(s),
            None => Hands {
                absent: self.absent.clone(),
                hands: self.hands.clone(),
            }
            .serialize(s),
        }
    }
}

/// Asks who is played: a set's word, an object of the powers that nobody plays, or one with the lists of those that
/// one person plays together.
///
/// # Errors
/// When it is neither, or so few play, or so together, that a choice on the axes means nothing.
pub(super) fn ask(setup: &mut Setup, given: &mut Given<'_>) -> Result<(), BadOption> {
    let board = setup.board();
    let sets = Set::on(board);
    let words = std::iter::once(ALL).chain(sets.iter().map(|set| set.id));
    let expected = Expected::OneOf(words.map(str::to_owned).collect());
    let read = |value: &Value| {
        let (absent, hands) = match value.as_str() {
            Some(word) if word.eq_ignore_ascii_case(ALL) => (asleep(board), Vec::new()),
            Some(word) => {
                let set = Set::find(board, word)?;
                (set.absent(board), set.hands())
            }
            None if value.get("hands").is_some() => {
                let read: Hands = serde_json::from_value(value.clone()).ok()?;
                (read.absent, read.hands)
            }
            None => (serde_json::from_value(value.clone()).ok()?, Vec::new()),
        };
        let players = Players {
            board,
            absent,
            hands,
        };
        players.checked()
    };
    let mut players = Players {
        board,
        absent: setup.absent.clone(),
        hands: setup.hands.clone(),
    };
    given.read(PLAYERS, expected, read, &mut players)?;
    setup.absent = players.absent;
    setup.hands = players.hands;
    let bad = |why| BadOption {
        option: PLAYERS.to_owned(),
        why,
    };
    let needy = [
        Choice::Relations(Relations::Treaties),
        Choice::Control(Control::Exchange),
    ];
    let made = |choice: &Choice| Choice::of(setup, choice.axis()) == *choice;
    if !setup.hands.is_empty() {
        // What powers declare and promise to each other means nothing between two of one person.
        let plain = [
            Choice::Economy(Economy::Centres),
            Choice::Relations(Relations::None),
            Choice::Control(Control::Seats),
        ];
        if let Some(choice) = plain.into_iter().find(|choice| !made(choice)) {
            let choice = Choice::of(setup, choice.axis());
            return Err(bad(BadValue::Hands { choice }));
        }
    }
    match needy.into_iter().find(made) {
        Some(choice) if setup.played().len() < LEAST => Err(bad(BadValue::TooFewPlayed {
            choice,
            least: LEAST,
        })),
        _ => Ok(()),
    }
}
