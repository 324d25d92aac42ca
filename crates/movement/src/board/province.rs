//! Provinces, their coasts, and sets of provinces.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::id::{Id, IdText, serde_as_text};

/// A space of a board, land or sea, by its id of 1 to 6 characters: `par`. Which board has it, its board says. Provinces are in the order of
/// their ids, but for one (see `SMS`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Province(NonZeroU32);

/// The one exception to the order of the texts: since the first economic games, `sms` comes after `smy`. Games and
/// archives are kept with provinces in order, and hashes hold archives to every byte.
const SMS: NonZeroU32 = short("sms");
const BEHIND_SMY: NonZeroU32 = match short("smy").checked_add(1) {
    Some(behind) => behind,
    None => panic!("the last id"),
};

/// An id that is short enough. Panics where it is not: for constants.
const fn short(id: &str) -> NonZeroU32 {
    match Id::of(id).short() {
        Some(short) => short,
        None => panic!("not the id of a province"),
    }
}

/// The text cannot be the id of a province; it is handed back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a province")]
pub struct UnknownProvince(pub String);

impl Province {
    /// The province with this id, in any case, on whatever board; `None` where a text of that form is no id. Aliases
    /// are the parser's business.
    pub const fn from_id(id: &str) -> Option<Province> {
        let Some(id) = Id::read(id) else {
            return None;
        };
        match id.short() {
            Some(id) if id.get() == SMS.get() => Some(Province(BEHIND_SMY)),
            Some(id) => Some(Province(id)),
            None => None,
        }
    }

    /// The lower-case id.
    pub const fn id(self) -> IdText {
        let id = if self.0.get() == BEHIND_SMY.get() {
            SMS
        } else {
            self.0
        };
        Id::of_short(id).text()
    }

    /// The id as a number, for tables.
    #[inline]
    pub(super) const fn number(self) -> u64 {
        self.0.get() as u64
    }
}

impl fmt::Display for Province {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id())
    }
}

impl fmt::Debug for Province {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id())
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
    /// `nc`.
    #[serde(rename = "nc")]
    North,
    /// `ec`.
    #[serde(rename = "ec")]
    East,
    /// `sc`.
    #[serde(rename = "sc")]
    South,
    /// `wc`.
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
    /// The province, whichever coast.
    pub province: Province,
    /// The coast, for a fleet in a province with several; otherwise `None`.
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

serde_as_text!(Province, has_province_id);
serde_as_text!(Location, has_province_id);

/// A set of provinces, sorted by id; they may belong to different boards.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Default, Hash)]
pub struct ProvinceSet(Vec<Province>);

impl ProvinceSet {
    /// The set without any province.
    pub const EMPTY: ProvinceSet = ProvinceSet(Vec::new());

    /// A reference to the empty set, for functions that lend a set and have none.
    pub const NONE: &'static ProvinceSet = &ProvinceSet::EMPTY;

    /// The set of one province.
    pub fn just(p: Province) -> ProvinceSet {
        ProvinceSet(vec![p])
    }

    /// Whether a province is in the set.
    pub fn contains(&self, p: Province) -> bool {
        self.0.binary_search(&p).is_ok()
    }

    /// Adds a province; nothing happens if the set has it already.
    pub fn insert(&mut self, p: Province) {
        if let Err(place) = self.0.binary_search(&p) {
            self.0.insert(place, p);
        }
    }

    /// Takes a province out; nothing happens if the set does not have it.
    pub fn remove(&mut self, p: Province) {
        if let Ok(place) = self.0.binary_search(&p) {
            self.0.remove(place);
        }
    }

    /// Whether the set has no province.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many provinces are in the set.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether the set holds `p` and nothing else.
    pub fn is_only(&self, p: Province) -> bool {
        self.0 == [p]
    }

    /// What is in both.
    pub fn and(&self, other: &ProvinceSet) -> ProvinceSet {
        let both = self.iter().filter(|p| other.contains(*p));
        ProvinceSet(both.collect())
    }

    /// What is in either.
    pub fn or(&self, other: &ProvinceSet) -> ProvinceSet {
        self.iter().chain(other.iter()).collect()
    }

    /// What is in this set and not in the other.
    pub fn minus(&self, other: &ProvinceSet) -> ProvinceSet {
        let rest = self.iter().filter(|p| !other.contains(*p));
        ProvinceSet(rest.collect())
    }

    /// The members in ascending order.
    pub fn iter(&self) -> std::iter::Copied<std::slice::Iter<'_, Province>> {
        self.0.iter().copied()
    }
}

impl IntoIterator for ProvinceSet {
    type Item = Province;
    type IntoIter = std::vec::IntoIter<Province>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a ProvinceSet {
    type Item = Province;
    type IntoIter = std::iter::Copied<std::slice::Iter<'a, Province>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl FromIterator<Province> for ProvinceSet {
    fn from_iter<I: IntoIterator<Item = Province>>(provinces: I) -> Self {
        let mut provinces: Vec<Province> = provinces.into_iter().collect();
        provinces.sort_unstable();
        provinces.dedup();
        ProvinceSet(provinces)
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
    fn a_set_has_what_was_put_in_and_not_taken_out() {
        let at = |id| Province::from_id(id).expect("an id");
        let mut set = ProvinceSet::from_iter(["vie", "bud", "vie"].map(at));
        assert!(set.iter().eq(["bud", "vie"].map(at)));
        set.insert(at("bud"));
        set.insert(at("aeg"));
        set.remove(at("vie"));
        assert!(set.iter().eq(["aeg", "bud"].map(at)));
        let other = ProvinceSet::from_iter(["bud", "tri"].map(at));
        assert!(set.and(&other).is_only(at("bud")));
        assert!(set.minus(&other).is_only(at("aeg")));
        assert!(set.or(&other).iter().eq(["aeg", "bud", "tri"].map(at)));
        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["aeg","bud"]"#);
    }

    #[test]
    fn provinces_are_in_the_order_of_their_ids_but_for_one() {
        let at = |id| Province::from_id(id).expect("an id");
        let set = ProvinceSet::from_iter(["sms", "spa", "smz", "smy", "smx"].map(at));
        let kept = r#"["smx","smy","sms","smz","spa"]"#;
        assert_eq!(serde_json::to_string(&set).unwrap(), kept);
        assert_eq!(at("SMS").to_string(), "sms");
        assert!(serde_json::from_str::<ProvinceSet>(kept).unwrap() == set);
    }

    #[test]
    fn a_location_reads_what_it_prints() {
        for text in ["par", "stp/sc", "bul/ec"] {
            assert_eq!(text.parse::<Location>().unwrap().to_string(), text);
        }
        assert!("x y".parse::<Location>().is_err());
        assert!("stp/xx".parse::<Location>().is_err());
    }
}
