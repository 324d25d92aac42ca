//! The rules of a board written out in full: a text in which nothing is left to a default, whose hash is the board's
//! identity.
//!
//! The order of fields and of ids is fixed, and there are no blanks: the same rules give the same text for ever. A
//! field that is added to the format later must not be written where it has its default.

use std::collections::BTreeMap;

use serde::Serialize;

use super::super::own_words::{BoardTexts, OwnBoard};
use super::super::{
    AfterLastYear, Colour, CurrencyWords, Flag, Location, Power, Province, SpaceKind, UnitKind,
};
use super::form::Said;
use super::sets::{self, SetText};
use super::spec::{PowerSpec, ProvinceSpec, Spec};

#[derive(Serialize)]
struct Compiled<'s> {
    author: &'s str,
    borders: &'static str,
    builds: &'static str,
    calendar: Calendar,
    description: &'s str,
    format: u32,
    goal: Goal<'s>,
    id: &'s str,
    licence: &'s str,
    name: &'s str,
    passages: Vec<Passage>,
    powers: Vec<PowerText<'s>>,
    provinces: Vec<ProvinceText<'s>>,
    rules: &'s str,
    /// No part of the identity: what games are offered does not change those that are played.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    sets: BTreeMap<&'s str, SetText<'s>>,
    straits: Vec<[Province; 2]>,
    /// No part of the identity: they are shown and never followed.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    translations: BTreeMap<&'s str, &'s BoardTexts>,
}

#[derive(Serialize)]
struct Calendar {
    first_year: u16,
    opening: &'static str,
    seasons: &'static [&'static str],
    years: u32,
}

#[derive(Serialize)]
struct Goal<'s> {
    centres: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hold: Option<&'s [Province]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_year: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    then: Option<&'static str>,
}

impl Goal<'_> {
    fn of(own: &OwnBoard) -> Goal<'_> {
        let from = own.hold.as_ref().map(|hold| hold.from);
        let then = own.last_year.map(|last| last.then);
        let unusual = then.filter(|then| *then != AfterLastYear::default());
        Goal {
            centres: own.goal,
            from: from.filter(|from| *from != own.first_year),
            hold: own.hold.as_ref().map(|hold| hold.centres.as_slice()),
            last_year: own.last_year.map(|last| last.year),
            then: unusual.map(AfterLastYear::id),
        }
    }
}

#[derive(Serialize)]
struct Passage {
    between: [Province; 2],
    past: Province,
}

#[derive(Serialize)]
struct PowerText<'s> {
    adjective: &'s str,
    adjectives: &'s BTreeMap<String, String>,
    asleep: bool,
    capital: Option<Province>,
    #[serde(skip_serializing_if = "Option::is_none")]
    colour: Option<Colour>,
    country: Vec<Province>,
    #[serde(skip_serializing_if = "Option::is_none")]
    currency: Option<&'s CurrencyWords>,
    #[serde(skip_serializing_if = "Option::is_none")]
    flag: Option<&'s Flag>,
    homes: Vec<Province>,
    id: Power,
    name: &'s str,
    names: &'s BTreeMap<String, String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    owns: Option<Vec<Province>>,
    units: Vec<String>,
    yards: Vec<Province>,
}

#[derive(Serialize)]
struct ProvinceText<'s> {
    aka: Vec<&'s str>,
    army: Vec<Province>,
    centre: bool,
    fleet: Fleet,
    id: Province,
    kind: SpaceKind,
    name: &'s str,
    value: u32,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Fleet {
    Whole(Vec<Location>),
    ByCoast(BTreeMap<&'static str, Vec<Location>>),
}

/// The compiled rules of a board that has no faults, and with them what is kept of the board: the same text, unless
/// there is more than rules.
pub(super) fn texts(spec: &Spec, own: &OwnBoard) -> (String, Option<String>) {
    let rules = text(spec, own, Part::Rules);
    let kept = text(spec, own, Part::All);
    let kept = (kept != rules).then_some(kept);
    (rules, kept)
}

/// What of a board is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// What its identity is made of.
    Rules,
    /// The sets, the looks of its powers and its texts in other languages, too.
    All,
}

fn text(spec: &Spec, own: &OwnBoard, part: Part) -> String {
    let mut powers: Vec<&PowerSpec> = spec.powers.iter().collect();
    powers.sort_by_key(|power| power.id.value);
    let mut provinces: Vec<&ProvinceSpec> = spec.provinces.iter().collect();
    provinces.sort_by_key(|province| province.id.value);
    let compiled = Compiled {
        author: &own.author,
        borders: "listed",
        builds: own.builds.id(),
        calendar: Calendar {
            first_year: own.first_year,
            opening: own.opening.id(),
            seasons: if own.one_season {
                &["autumn"]
            } else {
                &["spring", "autumn"]
            },
            years: 1,
        },
        description: &own.description,
        format: 2,
        goal: Goal::of(own),
        id: &own.id,
        licence: &own.licence,
        name: &own.name,
        passages: spec
            .passages
            .iter()
            .map(|passage| Passage {
                between: passage.value.0,
                past: passage.value.1,
            })
            .collect(),
        powers: powers.into_iter().map(|spec| power(spec, part)).collect(),
        provinces: provinces.into_iter().map(province).collect(),
        rules: &own.rules,
        sets: match part {
            Part::Rules => BTreeMap::new(),
            Part::All => sets::text(own),
        },
        straits: spec.straits.iter().map(|strait| strait.value).collect(),
        translations: match part {
            Part::Rules => BTreeMap::new(),
            Part::All => {
                let all = own.translations.iter();
                all.map(|(language, texts)| (language.as_str(), texts))
                    .collect()
            }
        },
    };
    serde_json::to_string(&compiled).expect("texts, numbers and lists")
}

fn power(power: &PowerSpec, part: Part) -> PowerText<'_> {
    let unit = |(kind, at): (UnitKind, Location)| match kind {
        UnitKind::Army => format!("A {at}"),
        UnitKind::Fleet => format!("F {at}"),
    };
    let ids =
        |list: &[Said<Province>]| -> Vec<Province> { list.iter().map(|said| said.value).collect() };
    let mut country = ids(power.country.as_ref().unwrap_or(&power.homes));
    country.sort_unstable();
    // No part of the identity: orders and states name powers by their ids, whatever they and their coins look like.
    let look = (part == Part::All).then_some(&power.look);
    PowerText {
        adjective: &power.adjective,
        adjectives: &power.adjectives,
        asleep: power.asleep,
        capital: power.capital(),
        colour: look.and_then(|look| Some(look.colour.as_ref()?.value)),
        country,
        currency: look.and_then(|look| Some(&look.currency.as_ref()?.value)),
        flag: look.and_then(|look| look.flag.as_ref()),
        homes: ids(&power.homes),
        id: power.id.value,
        name: &power.name,
        names: &power.names,
        owns: power.first_abroad(),
        units: power.units.iter().map(|said| unit(said.value)).collect(),
        yards: ids(&power.yards),
    }
}

fn province(p: &ProvinceSpec) -> ProvinceText<'_> {
    let mut army: Vec<Province> = p.army.iter().map(|said| said.value).collect();
    army.sort_unstable();
    let sorted = |list: &[Said<Location>]| {
        let mut list: Vec<Location> = list.iter().map(|said| said.value).collect();
        list.sort_unstable();
        list
    };
    let by_coast: BTreeMap<&'static str, Vec<Location>> = p
        .fleet
        .iter()
        .filter_map(|(from, list)| Some((from.coast?.id(), sorted(list))))
        .collect();
    let fleet = if by_coast.is_empty() {
        Fleet::Whole(sorted(p.fleet.values().next().map_or(&[], Vec::as_slice)))
    } else {
        Fleet::ByCoast(by_coast)
    };
    ProvinceText {
        aka: p.aka.iter().map(|said| said.value.as_str()).collect(),
        army,
        centre: p.centre,
        fleet,
        id: p.id.value,
        kind: p.kind,
        name: &p.name.value,
        value: p.value(),
    }
}

impl PowerSpec {
    /// The capital: as the file names it, else the usual one.
    pub(super) fn capital(&self) -> Option<Province> {
        let named = self.capital.as_ref().or(self.usual_capital());
        named.map(|said| said.value)
    }

    /// The first home that the power owns at first, else its first home.
    pub(super) fn usual_capital(&self) -> Option<&Said<Province>> {
        let first = self.first_centres();
        let is_own = |home: &&Said<Province>| first.iter().any(|at| at.value == home.value);
        let own = self.homes.iter().find(is_own);
        own.or(self.homes.first())
    }
}

impl ProvinceSpec {
    /// What it yields a year, in credits: by its kind, unless the file says it.
    pub(super) fn value(&self) -> u32 {
        let by_kind = match self.kind {
            SpaceKind::Sea => 0,
            _ if self.centre => 3,
            SpaceKind::Coast => 2,
            SpaceKind::Inland => 1,
        };
        self.value.as_ref().map_or(by_kind, |said| said.value)
    }
}
