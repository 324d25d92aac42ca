//! Phases: what is being played now, and its short name (`S1901M`).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use crate::orders::PhaseKind;

/// A third of a game year, in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Season {
    /// The first moves and retreats of a year.
    Spring,
    /// The second moves and retreats, after which centres change hands.
    Fall,
    /// The adjustments after Fall.
    Winter,
}

/// One phase of a game. Written `S1901M`, `F1901R`, `W1901A`; `S1901T` is the
/// diplomacy before the moves of that Spring.
///
/// ```
/// use chancery_rules::game::{Phase, PhaseKind};
///
/// let phase: Phase = "F1903R".parse().expect("a phase");
/// assert_eq!((phase.year, phase.step), (1903, PhaseKind::Retreats));
/// assert!("S1903M".parse::<Phase>().expect("a phase") < phase);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Phase {
    /// The calendar year, 1901 and after in the standard game.
    pub year: u16,
    /// The season of the year.
    pub season: Season,
    /// What is ordered in the phase: moves, retreats, adjustments or treaties.
    pub step: PhaseKind,
}

impl Phase {
    /// The movement phase of a season: `S1901M`, `F1901M`.
    pub const fn moves(season: Season, year: u16) -> Phase {
        Phase {
            year,
            season,
            step: PhaseKind::Movement,
        }
    }

    /// The retreats that follow a movement of the same season.
    pub const fn retreats(self) -> Phase {
        Phase {
            step: PhaseKind::Retreats,
            ..self
        }
    }

    /// The diplomacy before the moves of a season.
    pub const fn diplomacy(self) -> Phase {
        Phase {
            step: PhaseKind::Treaties,
            ..self
        }
    }

    /// The build phase of a year: `W1901A`.
    pub const fn winter(year: u16) -> Phase {
        Phase {
            year,
            season: Season::Winter,
            step: PhaseKind::Adjustments,
        }
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let season = match self.season {
            Season::Spring => 'S',
            Season::Fall => 'F',
            Season::Winter => 'W',
        };
        let step = match self.step {
            PhaseKind::Treaties => 'T',
            PhaseKind::Movement => 'M',
            PhaseKind::Retreats => 'R',
            PhaseKind::Adjustments => 'A',
        };
        write!(f, "{season}{}{step}", self.year)
    }
}

/// The text named no phase; it is handed back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a phase such as S1901M, F1901R or W1901A")]
pub struct UnknownPhase(pub String);

impl FromStr for Phase {
    type Err = UnknownPhase;

    fn from_str(text: &str) -> Result<Phase, UnknownPhase> {
        let unknown = || UnknownPhase(text.to_owned());
        let (Some(first), Some(last)) = (text.chars().next(), text.chars().next_back()) else {
            return Err(unknown());
        };
        let season = match first.to_ascii_uppercase() {
            'S' => Season::Spring,
            'F' => Season::Fall,
            'W' => Season::Winter,
            _ => return Err(unknown()),
        };
        let step = match last.to_ascii_uppercase() {
            'T' => PhaseKind::Treaties,
            'M' => PhaseKind::Movement,
            'R' => PhaseKind::Retreats,
            'A' => PhaseKind::Adjustments,
            _ => return Err(unknown()),
        };
        let year = text
            .get(1..text.len() - 1)
            .and_then(|y| y.parse().ok())
            .ok_or_else(unknown)?;
        if (season == Season::Winter) != (step == PhaseKind::Adjustments) {
            return Err(unknown());
        }
        Ok(Phase { year, season, step })
    }
}

impl Serialize for Phase {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Phase {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(d)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phase_reads_what_it_prints() {
        for name in ["S1901T", "S1901M", "S1901R", "F1907M", "F1907R", "W1913A"] {
            assert_eq!(name.parse::<Phase>().unwrap().to_string(), name);
        }
        for wrong in [
            "", "S", "X1901M", "S1901X", "W1901M", "F1901A", "SsixM", "Ü1901M",
        ] {
            assert!(wrong.parse::<Phase>().is_err(), "{wrong}");
        }
    }
}
