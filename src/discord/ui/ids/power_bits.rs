//! Some of a board's powers, short enough for the id of a button.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::board::{Board, Power};

/// Stands before the bits in a board's order. Buttons posted by older programs have none.
const MARK: char = 'b';

/// A set of powers as buttons carry it, with one bit for each power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "&str", into = "String")]
pub enum PowerBits {
    /// In the order of the seven powers that were the only ones: buttons posted then are read for ever.
    Seven(u8),
    /// Bits in the order of the board's powers, of which there are at most 64.
    Board(u64),
}

impl PowerBits {
    /// The bits for these powers on that board.
    pub fn of(powers: impl IntoIterator<Item = Power>, board: &Board) -> PowerBits {
        let place = |power: Power| board.powers().position(|p| p == power);
        let places = powers.into_iter().filter_map(place);
        PowerBits::Board(places.fold(0, |bits, place| bits | bit(place)))
    }

    /// The powers it names in a game on that board; bits of no power are passed over.
    pub fn on(self, board: &Board) -> impl Iterator<Item = Power> + '_ {
        let (seven, bits) = match self {
            PowerBits::Seven(bits) => (true, u64::from(bits)),
            PowerBits::Board(bits) => (false, bits),
        };
        let old = Power::ALL.into_iter().filter(move |_| seven);
        let new = board.powers().filter(move |_| !seven);
        let named = old.chain(new).enumerate();
        named.filter_map(move |(place, power)| (bits & bit(place) != 0).then_some(power))
    }
}

/// No bit where there are too many places.
fn bit(place: usize) -> u64 {
    u32::try_from(place).map_or(0, |place| 1_u64.checked_shl(place).unwrap_or(0))
}

impl fmt::Display for PowerBits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PowerBits::Seven(bits) => write!(f, "{bits}"),
            PowerBits::Board(bits) => write!(f, "{MARK}{bits:x}"),
        }
    }
}

/// The text is no powers of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the powers of a button")]
pub struct NoPowers;

impl FromStr for PowerBits {
    type Err = NoPowers;

    fn from_str(text: &str) -> Result<PowerBits, NoPowers> {
        match text.strip_prefix(MARK) {
            Some(bits) => u64::from_str_radix(bits, 16)
                .map(PowerBits::Board)
                .map_err(|_| NoPowers),
            None => text.parse().map(PowerBits::Seven).map_err(|_| NoPowers),
        }
    }
}

impl TryFrom<&str> for PowerBits {
    type Error = NoPowers;

    fn try_from(text: &str) -> Result<PowerBits, NoPowers> {
        text.parse()
    }
}

impl From<PowerBits> for String {
    fn from(bits: PowerBits) -> String {
        bits.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::powers::{AUSTRIA, FRANCE, TURKEY};

    #[test]
    fn a_button_carries_powers_in_the_order_of_its_board() {
        let board = Board::standard();
        for powers in [
            vec![],
            vec![FRANCE],
            vec![AUSTRIA, TURKEY],
            Power::ALL.to_vec(),
        ] {
            let bits = PowerBits::of(powers.iter().copied(), board);
            assert_eq!(bits.to_string().parse(), Ok(bits));
            assert_eq!(bits.on(board).collect::<Vec<_>>(), powers);
        }
    }

    #[test]
    fn buttons_of_the_seven_powers_are_read_for_ever() {
        let board = Board::standard();
        let read = |text: &str| {
            text.parse::<PowerBits>()
                .map(|bits| bits.on(board).collect())
        };
        assert_eq!(read("0"), Ok(vec![]));
        assert_eq!(read("5"), Ok(vec![AUSTRIA, FRANCE]));
        assert_eq!(read("64"), Ok(vec![TURKEY]));
        assert_eq!(read("255"), Ok(Power::ALL.to_vec()));
        for wrong in ["", "b", "x", "-1", "b10000000000000000", "256"] {
            assert_eq!(read(wrong), Err(NoPowers), "{wrong}");
        }
    }
}
