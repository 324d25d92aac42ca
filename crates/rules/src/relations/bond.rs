//! How two powers stand to each other: neutral, allied, in imminent war, or at war (R-B1).

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::Power;

/// Two powers, whichever is named first. Written `austria-italy`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair(Power, Power);

impl Pair {
    /// The pair of two different powers, in whichever order they are given.
    pub fn of(a: Power, b: Power) -> Pair {
        Pair(a.min(b), a.max(b))
    }

    /// The two powers, in the order of [`Power::ALL`].
    pub const fn both(self) -> [Power; 2] {
        [self.0, self.1]
    }

    /// Whether `power` is one of the two.
    pub fn has(self, power: Power) -> bool {
        self.0 == power || self.1 == power
    }

    /// The other power of the pair; `power` should be one of the two.
    pub fn other(self, power: Power) -> Power {
        if self.0 == power { self.1 } else { self.0 }
    }

    /// Every pair among these powers, each once, in the order in which the powers are given.
    pub fn all(powers: &[Power]) -> impl Iterator<Item = Pair> + '_ {
        let later = |(i, a): (usize, &Power)| {
            let a = *a;
            powers.iter().skip(i + 1).map(move |b| Pair::of(a, *b))
        };
        powers.iter().enumerate().flat_map(later)
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.0, self.1)
    }
}

/// The text named no pair of powers; it is handed back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a pair of powers such as austria-italy")]
pub struct UnknownPair(pub String);

impl FromStr for Pair {
    type Err = UnknownPair;

    fn from_str(text: &str) -> Result<Pair, UnknownPair> {
        let unknown = || UnknownPair(text.to_owned());
        let (a, b) = text.split_once('-').ok_or_else(unknown)?;
        let a: Power = a.parse().map_err(|_| unknown())?;
        let b: Power = b.parse().map_err(|_| unknown())?;
        if a == b {
            Err(unknown())
        } else {
            Ok(Pair::of(a, b))
        }
    }
}

impl Serialize for Pair {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Pair {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(d)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// The two kinds of treaty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TreatyKind {
    /// Mutual defence treaty.
    Mdt,
    /// Aggressive alliance treaty.
    Aat,
}

impl TreatyKind {
    /// The abbreviation by which sheets and files write it: `MDT`, `AAT`.
    pub const fn id(self) -> &'static str {
        match self {
            TreatyKind::Mdt => "MDT",
            TreatyKind::Aat => "AAT",
        }
    }
}

/// How two powers stand to each other, when they are not neutral.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bond {
    /// A treaty between the two is in force.
    Treaty {
        kind: TreatyKind,
        /// Who gave notice; the treaty ends with the year's first season (R-D3).
        #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
        ending: BTreeSet<Power>,
    },
    /// Each power named may be attacked by the other without penalty (R-C5).
    Imminent { against: BTreeSet<Power> },
    /// The two are at war.
    War,
}

/// How one power stands to another, as seen by the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// Neither treaty nor war.
    Neutral,
    /// Bound by a treaty of this kind.
    Allied(TreatyKind),
    /// It may attack the other without penalty: R-C5.
    MayAttack,
    /// The other may attack it; its own attack is penalised: R-C6.
    MayBeAttacked,
    /// The two are at war.
    War,
}

/// Every two powers' bond; those that are not there are neutral.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bonds(pub BTreeMap<Pair, Bond>);

impl Bonds {
    /// The bond of two powers, whichever is named first; `None` if they are neutral.
    pub fn get(&self, a: Power, b: Power) -> Option<&Bond> {
        self.0.get(&Pair::of(a, b))
    }

    /// How `a` stands to `b`; between a power and itself, and where nothing is written, neutral.
    pub fn standing(&self, a: Power, b: Power) -> Standing {
        match self.get(a, b) {
            None => Standing::Neutral,
            Some(Bond::Treaty { kind, .. }) => Standing::Allied(*kind),
            Some(Bond::Imminent { against }) if against.contains(&b) => Standing::MayAttack,
            Some(Bond::Imminent { .. }) => Standing::MayBeAttacked,
            Some(Bond::War) => Standing::War,
        }
    }

    /// The kind of treaty in force between two powers; `None` if there is none.
    pub fn treaty(&self, a: Power, b: Power) -> Option<TreatyKind> {
        match self.get(a, b) {
            Some(Bond::Treaty { kind, .. }) => Some(*kind),
            _ => None,
        }
    }

    /// The powers that have a treaty in force with `power`, each with the kind of treaty. Wars and imminent
    /// wars are left out.
    pub fn partners(&self, power: Power) -> Vec<(Power, TreatyKind)> {
        let all = self.0.iter().filter(|(pair, _)| pair.has(power));
        let one = |(pair, bond): (&Pair, &Bond)| match bond {
            Bond::Treaty { kind, .. } => Some((pair.other(power), *kind)),
            _ => None,
        };
        all.filter_map(one).collect()
    }

    /// Every pair of powers with a treaty in force, and its kind.
    pub fn treaties(&self) -> Vec<(Pair, TreatyKind)> {
        let one = |(pair, bond): (&Pair, &Bond)| match bond {
            Bond::Treaty { kind, .. } => Some((*pair, *kind)),
            _ => None,
        };
        self.0.iter().filter_map(one).collect()
    }

    /// Whether `a` gave `b` notice of their treaty, which goes on until it ends (R-D3).
    pub fn left_by(&self, a: Power, b: Power) -> bool {
        matches!(self.get(a, b), Some(Bond::Treaty { ending, .. }) if ending.contains(&a))
    }

    /// Whether a treaty keeps `a` from attacking `b`: it does in the Spring of an abrogation too, but for
    /// the one who was given notice (R-D6, 4B.22).
    pub fn binds(&self, a: Power, b: Power) -> bool {
        let free = self.left_by(b, a) && !self.left_by(a, b);
        self.treaty(a, b).is_some() && !free
    }

    /// Whether `a` is at war with `b` as the exceptions of R-E1 mean it: 4B.14.
    pub fn hostile(&self, a: Power, b: Power) -> bool {
        matches!(self.standing(a, b), Standing::War | Standing::MayAttack)
    }

    /// Whether there is war or imminent war between the two, whichever way.
    pub fn fought(&self, a: Power, b: Power) -> bool {
        matches!(
            self.get(a, b),
            Some(Bond::War) | Some(Bond::Imminent { .. })
        )
    }
}
