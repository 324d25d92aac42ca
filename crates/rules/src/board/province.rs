//! Provinces, their coasts, and sets of provinces as bits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Every space any of our boards has, one numbering for all of them, alphabetical.
///
/// A board is a subset of these: `spa` is the standard board's, `spn` and `sps` the economic one's.
const IDS: [&str; 86] = [
    "adr", "aeg", "alb", "ank", "apu", "arc", "arm", "bal", "bar", "bel", "ber", "bla", "boh",
    "bot", "bre", "bud", "bul", "bur", "cly", "con", "cro", "den", "eas", "edi", "eng", "fin",
    "gal", "gas", "gre", "hel", "hol", "ice", "ion", "ire", "iri", "kie", "lon", "lvn", "lvp",
    "lyo", "mao", "mar", "mos", "mun", "naf", "nao", "nap", "nth", "nwg", "nwy", "par", "per",
    "pic", "pie", "por", "pru", "rom", "ruh", "rum", "sar", "ser", "sev", "sic", "sil", "ska",
    "smy", "sms", "spa", "spn", "sps", "stp", "swe", "syr", "tri", "tun", "tus", "tyr", "tys",
    "ukr", "ven", "vie", "wal", "war", "wes", "yor", "zar",
];

/// The letters of each id: quicker to compare than texts.
const LETTERS: [[u8; 3]; IDS.len()] = {
    let mut letters = [[0; 3]; IDS.len()];
    let mut i = 0;
    while i < IDS.len() {
        let id = IDS[i].as_bytes();
        letters[i] = [id[0], id[1], id[2]];
        i += 1;
    }
    letters
};

/// A space of a board, land or sea. Written as its three-letter id: `par`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Province(u8);

/// The text named no province; it is handed back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a province")]
pub struct UnknownProvince(pub String);

impl Province {
    /// How many provinces there are over all boards; indices are below this.
    pub const COUNT: usize = IDS.len();

    /// How many members a [`ProvinceSet`] can have.
    pub const SLOTS: usize = 128;

    /// Every province of every board.
    pub fn all() -> impl Iterator<Item = Province> {
        (0..IDS.len() as u8).map(Province)
    }

    /// The province with this three-letter id, in any case. Aliases are the parser's business.
    pub fn from_id(id: &str) -> Option<Province> {
        let id: [u8; 3] = id.as_bytes().try_into().ok()?;
        let id = id.map(|letter| letter.to_ascii_lowercase());
        // They are sorted by their first letter at least; texts are searched for ids a thousand times in a row.
        let start = LETTERS.partition_point(|known| known[0] < id[0]);
        let mut alike = LETTERS[start..]
            .iter()
            .take_while(|known| known[0] == id[0]);
        let found = alike.position(|known| *known == id)?;
        Some(Province((start + found) as u8))
    }

    /// The lower-case three-letter id.
    pub fn id(self) -> &'static str {
        IDS[self.index()]
    }

    /// A dense index below [`Province::COUNT`].
    #[inline]
    pub const fn index(self) -> usize {
        // It is below `SLOTS` anyway; saying so spares every look into a table a check.
        self.0 as usize % Self::SLOTS
    }

    /// The province with that index. Panics past [`Province::COUNT`]: indices come only from us.
    pub const fn from_index(index: usize) -> Province {
        assert!(index < IDS.len());
        Province(index as u8)
    }
}

impl fmt::Display for Province {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Debug for Province {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Province {
    type Err = UnknownProvince;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Province::from_id(s).ok_or_else(|| UnknownProvince(s.to_owned()))
    }
}

/// One of a province's named coasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Coast {
    #[serde(rename = "nc")]
    North,
    #[serde(rename = "ec")]
    East,
    #[serde(rename = "sc")]
    South,
    #[serde(rename = "wc")]
    West,
}

impl Coast {
    /// All coasts, in the order their ids are tried.
    pub const ALL: [Coast; 4] = [Coast::North, Coast::East, Coast::South, Coast::West];

    /// The two-letter id: `nc`.
    pub const fn id(self) -> &'static str {
        match self {
            Coast::North => "nc",
            Coast::East => "ec",
            Coast::South => "sc",
            Coast::West => "wc",
        }
    }
}

impl fmt::Display for Coast {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A province and, where a fleet's stand needs one, a coast. Written `par` or `stp/sc`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Location {
    pub province: Province,
    pub coast: Option<Coast>,
}

impl Location {
    /// The location on the given coast.
    pub const fn on(province: Province, coast: Coast) -> Location {
        Location {
            province,
            coast: Some(coast),
        }
    }
}

impl From<Province> for Location {
    fn from(province: Province) -> Location {
        Location {
            province,
            coast: None,
        }
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.coast {
            None => write!(f, "{}", self.province),
            Some(coast) => write!(f, "{}/{}", self.province, coast),
        }
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Location {
    type Err = UnknownProvince;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let unknown = || UnknownProvince(s.to_owned());
        let (province, coast) = match s.split_once('/') {
            None => (s, None),
            Some((province, coast)) => {
                let coast = Coast::ALL
                    .into_iter()
                    .find(|c| c.id().eq_ignore_ascii_case(coast));
                (province, Some(coast.ok_or_else(unknown)?))
            }
        };
        let province = Province::from_id(province).ok_or_else(unknown)?;
        Ok(Location { province, coast })
    }
}

macro_rules! serde_as_text {
    ($type:ty) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(d)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
serde_as_text!(Province);
serde_as_text!(Location);

/// A set of provinces, one bit each: the first 64 and the rest apart, so that a member concerns one half only.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Hash)]
pub struct ProvinceSet([u64; 2]);

impl ProvinceSet {
    /// The set without any province.
    pub const EMPTY: ProvinceSet = ProvinceSet([0; 2]);

    /// In which half a province has its bit.
    #[inline]
    const fn half(p: Province) -> usize {
        p.index() >> 6
    }

    /// A province's bit in its half.
    #[inline]
    const fn bit(p: Province) -> u64 {
        1 << (p.0 & 63)
    }

    /// The set of one province.
    #[inline]
    pub const fn just(p: Province) -> ProvinceSet {
        let bit = ProvinceSet::bit(p);
        match ProvinceSet::half(p) {
            0 => ProvinceSet([bit, 0]),
            _ => ProvinceSet([0, bit]),
        }
    }

    /// Whether a province is in the set.
    #[inline]
    pub const fn contains(self, p: Province) -> bool {
        self.0[ProvinceSet::half(p)] & ProvinceSet::bit(p) != 0
    }

    /// Adds a province; nothing happens if the set has it already.
    #[inline]
    pub const fn insert(&mut self, p: Province) {
        self.0[ProvinceSet::half(p)] |= ProvinceSet::bit(p);
    }

    /// Takes a province out; nothing happens if the set does not have it.
    #[inline]
    pub const fn remove(&mut self, p: Province) {
        self.0[ProvinceSet::half(p)] &= !ProvinceSet::bit(p);
    }

    /// Whether the set has no province.
    #[inline]
    pub const fn is_empty(self) -> bool {
        let [low, high] = self.0;
        low | high == 0
    }

    /// How many provinces are in the set, 0 to [`Province::SLOTS`].
    #[inline]
    pub const fn len(self) -> usize {
        // Most sets counted in a hurry are small, and not every processor counts bits at once.
        let [mut low, mut high] = self.0;
        let mut n = 0;
        while low != 0 {
            low &= low - 1;
            n += 1;
        }
        while high != 0 {
            high &= high - 1;
            n += 1;
        }
        n
    }

    /// Whether this is its one member.
    #[inline]
    pub const fn is_only(self, p: Province) -> bool {
        self.minus(ProvinceSet::just(p)).is_empty() && self.contains(p)
    }

    /// What is in both.
    #[inline]
    pub const fn and(self, other: ProvinceSet) -> ProvinceSet {
        let ([low, high], [other_low, other_high]) = (self.0, other.0);
        ProvinceSet([low & other_low, high & other_high])
    }

    /// What is in either.
    #[inline]
    pub const fn or(self, other: ProvinceSet) -> ProvinceSet {
        let ([low, high], [other_low, other_high]) = (self.0, other.0);
        ProvinceSet([low | other_low, high | other_high])
    }

    /// What is in this set and not in the other.
    #[inline]
    pub const fn minus(self, other: ProvinceSet) -> ProvinceSet {
        let ([low, high], [other_low, other_high]) = (self.0, other.0);
        ProvinceSet([low & !other_low, high & !other_high])
    }

    /// The members in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Province> {
        let [mut low, mut high] = self.0;
        std::iter::from_fn(move || {
            if low != 0 {
                let i = low.trailing_zeros() as u8;
                low &= low - 1;
                Some(Province(i))
            } else if high != 0 {
                let i = high.trailing_zeros() as u8 + 64;
                high &= high - 1;
                Some(Province(i))
            } else {
                None
            }
        })
    }
}

impl FromIterator<Province> for ProvinceSet {
    fn from_iter<I: IntoIterator<Item = Province>>(provinces: I) -> Self {
        let mut set = ProvinceSet::EMPTY;
        for p in provinces {
            set.insert(p);
        }
        set
    }
}

impl fmt::Debug for ProvinceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for ProvinceSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for ProvinceSet {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        Ok(Vec::<Province>::deserialize(d)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_sorted_enough_to_be_unique() {
        let unique: std::collections::BTreeSet<_> = IDS.iter().collect();
        assert_eq!(unique.len(), IDS.len());
    }

    #[test]
    fn every_id_is_found_in_any_case() {
        for p in Province::all() {
            assert_eq!(Province::from_id(p.id()), Some(p));
            assert_eq!(Province::from_id(&p.id().to_uppercase()), Some(p));
        }
        assert_eq!(Province::from_id("aaa"), None);
        assert_eq!(Province::from_id("zzz"), None);
    }

    #[test]
    fn a_location_reads_what_it_prints() {
        for text in ["par", "stp/sc", "bul/ec"] {
            assert_eq!(text.parse::<Location>().unwrap().to_string(), text);
        }
        assert!("xyz".parse::<Location>().is_err());
        assert!("stp/xx".parse::<Location>().is_err());
    }
}
