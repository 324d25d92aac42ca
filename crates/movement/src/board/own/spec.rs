//! What a board's file says, read field by field.

use std::collections::{BTreeMap, BTreeSet};

use super::super::own_words::{BoardTexts, Builds, OpeningUnits};
use super::super::unseen::cut;
use super::super::{BoardKind, Location, Power, Province, SpaceKind, UnitKind};
use super::fault::{FaultKind, Found, Wanted};
use super::form::{Fields, Form, Object, Said};
use super::goal::{self, GoalSpec};
use super::json::Json;
use super::look::{self, LookSpec};
use super::sets::{self, SetSpec};
use super::texts::{LONGEST_DESCRIPTION, LONGEST_RULES, prose};
pub(super) use super::texts::{LONGEST_NAME, by_language};
use super::translations;

/// The most powers a board has.
pub(super) const MOST_POWERS: usize = 40;
/// The most provinces a board has.
pub(super) const MOST_PROVINCES: usize = 256;
/// The most supply centres, and the most first units: games count both in bytes.
pub(super) const MOST_CENTRES: usize = 255;
/// The most credits a province may yield a year.
const MOST_VALUE: u32 = 99;
pub(super) const BOARD: Fields = Fields {
    known: &[
        "format",
        "id",
        "name",
        "description",
        "author",
        "licence",
        "rules",
        "calendar",
        "goal",
        "builds",
        "powers",
        "provinces",
        "borders",
        "open",
        "close",
        "passages",
        "straits",
        "sets",
        "translations",
    ],
    later: &["base", "islands", "changes", "special", "drawing"],
};
pub(super) const CALENDAR: Fields = Fields {
    known: &["first_year", "seasons", "years", "opening"],
    later: &[],
};
pub(super) const POWER: Fields = Fields {
    known: &[
        "id",
        "name",
        "adjective",
        "names",
        "adjectives",
        "homes",
        "owns",
        "country",
        "capital",
        "yards",
        "units",
        "asleep",
        "colour",
        "flag",
        "currency",
    ],
    later: &["letters", "pattern"],
};
pub(super) const PROVINCE: Fields = Fields {
    known: &[
        "id", "name", "aka", "kind", "centre", "value", "army", "fleet", "coasts",
    ],
    later: &["at"],
};
pub(super) const BORDER: Fields = Fields {
    known: &["a", "b", "for"],
    later: &[],
};
pub(super) const PASSAGE: Fields = Fields {
    known: &["between", "past"],
    later: &[],
};

/// A board as its file has it, defaults filled in where they need nothing else.
pub(super) struct Spec {
    pub id: String,
    pub name: String,
    pub description: String,
    pub author: String,
    pub licence: String,
    pub rules: String,
    pub translations: BTreeMap<String, BoardTexts>,
    pub first_year: u16,
    pub one_season: bool,
    pub opening: OpeningUnits,
    pub goal: GoalSpec,
    pub builds: Builds,
    pub powers: Vec<PowerSpec>,
    pub provinces: Vec<ProvinceSpec>,
    /// Where the file says that its borders are those of the drawing, if it does.
    pub drawn: Option<Said<()>>,
    pub changes: Vec<BorderSpec>,
    pub passages: Vec<Said<([Province; 2], Province)>>,
    pub straits: Vec<Said<[Province; 2]>>,
    pub sets: Vec<SetSpec>,
}

/// A power of the file.
pub(super) struct PowerSpec {
    pub id: Said<Power>,
    pub name: String,
    pub adjective: String,
    pub names: BTreeMap<String, String>,
    pub adjectives: BTreeMap<String, String>,
    pub homes: Vec<Said<Province>>,
    /// The centres that it owns at first; without it, its homes.
    pub owns: Option<Vec<Said<Province>>>,
    pub country: Option<Vec<Said<Province>>>,
    pub capital: Option<Said<Province>>,
    pub yards: Vec<Said<Province>>,
    pub units: Vec<Said<(UnitKind, Location)>>,
    pub asleep: bool,
    pub look: LookSpec,
}

/// A province of the file.
pub(super) struct ProvinceSpec {
    pub id: Said<Province>,
    pub name: Said<String>,
    pub aka: Vec<Said<String>>,
    pub kind: SpaceKind,
    pub centre: bool,
    pub value: Option<Said<u32>>,
    pub army: Vec<Said<Province>>,
    /// From each of its stands.
    pub fleet: BTreeMap<Location, Vec<Said<Location>>>,
}

/// A border that is to be opened or closed.
pub(super) struct BorderSpec {
    pub at: Said<()>,
    pub opens: bool,
    pub a: Location,
    pub b: Location,
    pub army: bool,
    pub fleet: bool,
}

/// Reads the file. What is wrong is in the form; nothing, if it is too wrong to go on.
pub(super) fn read(form: &mut Form, json: Said<Json>) -> Option<Spec> {
    let mut board = form.object(json, &BOARD)?;
    match board.take("format") {
        None => form.missing(&board, "format"),
        Some(format) => match &format.value {
            Json::Number(number) if number == "2" => {}
            Json::Number(number) => {
                let found = cut(number);
                form.wrong(&format, FaultKind::Format { found });
                return None;
            }
            other => {
                let found = other.kind();
                let wanted = Wanted::Two;
                form.wrong(&format, FaultKind::WrongKind { wanted, found });
            }
        },
    }
    let id = needed(form, &mut board, "id").and_then(|said| form.board(said));
    if let Some(id) = &id
        && BoardKind::ALL.iter().any(|kind| kind.id() == id.value)
    {
        let taken = id.value.clone();
        form.wrong(id, FaultKind::OursAlready { id: taken });
    }
    let name = needed(form, &mut board, "name").and_then(|said| form.shown(said, LONGEST_NAME));
    let mut note = |field, most| prose(form, &mut board, field, most);
    let description = note("description", LONGEST_DESCRIPTION);
    let (author, licence) = (note("author", 100), note("licence", 100));
    let rules = note("rules", LONGEST_RULES);
    let translations = translations::read(form, board.take("translations"));
    let (first_year, one_season, opening) = calendar(form, board.take("calendar"));
    let goal = goal::read(form, board.take("goal"));
    let builds = board.take("builds").and_then(|said| {
        let word = form.word(said, &Builds::ALL.map(Builds::id))?;
        Builds::ALL.into_iter().find(|builds| builds.id() == word)
    });
    let drawn = board
        .take("borders")
        .and_then(|said| left_to_drawing(form, said));
    let powers = needed(form, &mut board, "powers").and_then(|said| form.list(said));
    let powers = powers.unwrap_or_default().into_iter();
    let powers: Vec<PowerSpec> = powers.filter_map(|said| power(form, said)).collect();
    let provinces = needed(form, &mut board, "provinces").and_then(|said| form.list(said));
    let provinces = provinces.unwrap_or_default().into_iter();
    let provinces: Vec<ProvinceSpec> = provinces.filter_map(|said| province(form, said)).collect();
    let mut changes = borders(form, board.take("open"), true);
    changes.extend(borders(form, board.take("close"), false));
    Some(Spec {
        id: id.map(|id| id.value).unwrap_or_default(),
        name: name.map(|name| name.value).unwrap_or_default(),
        description,
        author,
        licence,
        rules,
        translations,
        first_year,
        one_season,
        opening,
        goal,
        builds: builds.unwrap_or_default(),
        powers,
        provinces,
        drawn,
        changes,
        passages: passages(form, board.take("passages")),
        straits: straits(form, board.take("straits")),
        sets: sets::read(form, board.take("sets")),
    })
}

/// The place where the file says that its borders are those of the drawing, if it does.
fn left_to_drawing(form: &mut Form, said: Said<Json>) -> Option<Said<()>> {
    let at = said.with(());
    (form.word(said, &["listed", "drawn"]) == Some("drawn")).then_some(at)
}

pub(super) fn needed(
    form: &mut Form,
    object: &mut Object,
    field: &'static str,
) -> Option<Said<Json>> {
    let said = object.take(field);
    if said.is_none() {
        form.missing(object, field);
    }
    said
}

fn calendar(form: &mut Form, said: Option<Said<Json>>) -> (u16, bool, OpeningUnits) {
    const FIRST: u16 = 1901;
    let plain = (FIRST, false, OpeningUnits::Placed);
    let Some(mut calendar) = said.and_then(|said| form.object(said, &CALENDAR)) else {
        return plain;
    };
    let year = calendar.take("first_year");
    let year = year.and_then(|said| form.number(&said, 1, 9000));
    let one_season = calendar.take("seasons").is_some_and(|said| {
        let at = said.with(());
        let words = ["spring", "summer", "autumn", "winter"];
        let list = form.list(said).unwrap_or_default().into_iter();
        let seasons: Vec<&str> = list.filter_map(|word| form.word(word, &words)).collect();
        match seasons.as_slice() {
            ["spring", "autumn"] | [] => false,
            ["autumn"] => true,
            other => {
                let value = cut(&other.join(", "));
                form.wrong(&at, FaultKind::ValueNotFollowed { value });
                false
            }
        }
    });
    if let Some(years) = calendar.take("years")
        && let Some(step) = form.number(&years, 1, 100)
        && step != 1
    {
        let value = step.to_string();
        form.wrong(&years, FaultKind::ValueNotFollowed { value });
    }
    let opening = calendar.take("opening").and_then(|said| {
        let word = form.word(said, &OpeningUnits::ALL.map(OpeningUnits::id))?;
        OpeningUnits::ALL.into_iter().find(|o| o.id() == word)
    });
    let year = year.and_then(|year| u16::try_from(year).ok());
    (
        year.unwrap_or(FIRST),
        one_season,
        opening.unwrap_or_default(),
    )
}

fn power(form: &mut Form, said: Said<Json>) -> Option<PowerSpec> {
    let mut power = form.object(said, &POWER)?;
    let id = needed(form, &mut power, "id").and_then(|said| form.power(said));
    let name = needed(form, &mut power, "name").and_then(|said| form.shown(said, LONGEST_NAME));
    let mut shown = |power: &mut Object, field: &str| {
        let said = power.take(field)?;
        Some(form.shown(said, LONGEST_NAME)?.value)
    };
    let adjective = shown(&mut power, "adjective");
    let names = by_language(form, power.take("names"));
    let adjectives = by_language(form, power.take("adjectives"));
    let mut provinces = |field: &str| power.take(field).map(|said| form.provinces(said));
    let homes = provinces("homes").unwrap_or_default();
    let owns = provinces("owns");
    let country = provinces("country");
    let yards = provinces("yards").unwrap_or_default();
    let capital = power.take("capital").and_then(|said| form.province(said));
    let units = power.take("units").and_then(|said| form.list(said));
    let units = units.unwrap_or_default().into_iter();
    let units = units.filter_map(|said| unit(form, said)).collect();
    let asleep = power.take("asleep").and_then(|said| form.flag(&said));
    let look = look::read(form, &mut power);
    let (id, name) = (id?, name?.value);
    Some(PowerSpec {
        adjective: adjective.unwrap_or_else(|| name.clone()),
        id,
        name,
        names,
        adjectives,
        homes,
        owns,
        country,
        capital,
        yards,
        units,
        asleep: asleep.unwrap_or(false),
        look,
    })
}

/// `F stp/sc`.
fn unit(form: &mut Form, said: Said<Json>) -> Option<Said<(UnitKind, Location)>> {
    let text = form.text(said)?;
    let read = text.value.split_once(' ').and_then(|(kind, at)| {
        let kind = match kind {
            "A" => UnitKind::Army,
            "F" => UnitKind::Fleet,
            _ => return None,
        };
        Some((kind, at.parse().ok()?))
    });
    match read {
        Some(unit) => Some(text.with(unit)),
        None => {
            let shown = cut(&text.value);
            form.wrong(&text, FaultKind::NotAUnit { text: shown });
            None
        }
    }
}

fn province(form: &mut Form, said: Said<Json>) -> Option<ProvinceSpec> {
    let mut province = form.object(said, &PROVINCE)?;
    let id = needed(form, &mut province, "id").and_then(|said| form.province(said));
    let name = needed(form, &mut province, "name").and_then(|said| form.shown(said, LONGEST_NAME));
    let aka = province.take("aka").and_then(|said| form.list(said));
    let aka = aka.unwrap_or_default().into_iter();
    let aka = aka
        .filter_map(|said| form.shown(said, LONGEST_NAME))
        .collect();
    let kind = needed(form, &mut province, "kind")
        .and_then(|said| form.word(said, &["inland", "coast", "sea"]));
    let centre = province.take("centre").and_then(|said| form.flag(&said));
    let value = province.take("value").and_then(|said| {
        let number = form.number(&said, 0, MOST_VALUE)?;
        Some(said.with(number))
    });
    let army = province.take("army").map(|said| form.provinces(said));
    let coasts = province.take("coasts").map(|said| coasts(form, said));
    let (id, name) = (id?, name?);
    let mut fleet = BTreeMap::new();
    if let Some(said) = province.take("fleet") {
        fleet = sailing(form, said, id.value);
    }
    for coast in coasts.unwrap_or_default() {
        fleet.entry(Location::on(id.value, coast)).or_default();
    }
    let kind = match kind? {
        "inland" => SpaceKind::Inland,
        "coast" => SpaceKind::Coast,
        _ => SpaceKind::Sea,
    };
    Some(ProvinceSpec {
        id,
        name,
        aka,
        kind,
        centre: centre.unwrap_or(false),
        value,
        army: army.unwrap_or_default(),
        fleet,
    })
}

fn coasts(form: &mut Form, said: Said<Json>) -> Vec<super::super::Coast> {
    let list = form.list(said).unwrap_or_default().into_iter();
    list.filter_map(|said| coast(form, said)).collect()
}

fn coast(form: &mut Form, said: Said<Json>) -> Option<super::super::Coast> {
    let text = form.text(said)?;
    let found = super::super::Coast::ALL
        .into_iter()
        .find(|coast| coast.id() == text.value);
    if found.is_none() {
        let (short, letters) = (
            (1..=3).contains(&text.value.len()),
            text.value.bytes().all(|b| b.is_ascii_lowercase()),
        );
        let kind = if short && letters {
            let value = text.value.clone();
            FaultKind::ValueNotFollowed { value }
        } else {
            FaultKind::UnknownWord {
                found: cut(&text.value),
                words: "`nc`, `ec`, `sc`, `wc`".to_owned(),
            }
        };
        form.wrong(&text, kind);
    }
    found
}

/// The fleet borders of a province: a list, or one for each coast.
fn sailing(
    form: &mut Form,
    said: Said<Json>,
    id: Province,
) -> BTreeMap<Location, Vec<Said<Location>>> {
    if matches!(said.value, Json::List(_)) {
        let to = locations(form, said);
        return BTreeMap::from([(Location::from(id), to)]);
    }
    let Some(object) = form.any_object(said) else {
        return BTreeMap::new();
    };
    let mut fleet = BTreeMap::new();
    for (name, said) in object.rest() {
        let name = said.with(Json::Text(name));
        if let Some(coast) = coast(form, name) {
            let to = locations(form, said);
            fleet.insert(Location::on(id, coast), to);
        }
    }
    fleet
}

fn locations(form: &mut Form, said: Said<Json>) -> Vec<Said<Location>> {
    let list = form.list(said).unwrap_or_default();
    let mut read: Vec<Said<Location>> = Vec::new();
    let mut ids = BTreeSet::new();
    for item in list {
        let Some(at) = location(form, item) else {
            continue;
        };
        if ids.insert(at.value) {
            read.push(at);
        } else {
            let id = at.value.to_string();
            form.wrong(&at, FaultKind::ListedTwice { id });
        }
    }
    read
}

fn location(form: &mut Form, said: Said<Json>) -> Option<Said<Location>> {
    let text = form.text(said)?;
    let sign = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'/';
    let lower = text.value.bytes().all(sign);
    match text.value.parse::<Location>().ok().filter(|_| lower) {
        Some(at) => Some(text.with(at)),
        None => {
            let shown = cut(&text.value);
            form.wrong(
                &text,
                FaultKind::NotAnId {
                    text: shown,
                    most: 6,
                },
            );
            None
        }
    }
}

fn borders(form: &mut Form, said: Option<Said<Json>>, opens: bool) -> Vec<BorderSpec> {
    let list = said.and_then(|said| form.list(said)).unwrap_or_default();
    let mut read = Vec::new();
    for said in list {
        let at = said.with(());
        let Some(mut border) = form.object(said, &BORDER) else {
            continue;
        };
        let a = needed(form, &mut border, "a").and_then(|said| location(form, said));
        let b = needed(form, &mut border, "b").and_then(|said| location(form, said));
        let whom = needed(form, &mut border, "for")
            .and_then(|said| form.word(said, &["army", "fleet", "both"]));
        if let (Some(a), Some(b), Some(whom)) = (a, b, whom) {
            read.push(BorderSpec {
                at,
                opens,
                a: a.value,
                b: b.value,
                army: whom != "fleet",
                fleet: whom != "army",
            });
        }
    }
    read
}

fn pair(form: &mut Form, said: Said<Json>) -> Option<[Province; 2]> {
    let at = said.with(());
    let both = form.provinces(said);
    match both.as_slice() {
        [a, b] => Some([a.value, b.value]),
        _ => {
            let (wanted, found) = (Wanted::TwoProvinces, Found::FewerOrMore);
            form.wrong(&at, FaultKind::WrongKind { wanted, found });
            None
        }
    }
}

fn passages(form: &mut Form, said: Option<Said<Json>>) -> Vec<Said<([Province; 2], Province)>> {
    let list = said.and_then(|said| form.list(said)).unwrap_or_default();
    let mut read = Vec::new();
    for said in list {
        let at = said.with(());
        let Some(mut passage) = form.object(said, &PASSAGE) else {
            continue;
        };
        let between = needed(form, &mut passage, "between").and_then(|said| pair(form, said));
        let past = needed(form, &mut passage, "past").and_then(|said| form.province(said));
        if let (Some(between), Some(past)) = (between, past) {
            read.push(at.with((between, past.value)));
        }
    }
    read
}

fn straits(form: &mut Form, said: Option<Said<Json>>) -> Vec<Said<[Province; 2]>> {
    let list = said.and_then(|said| form.list(said)).unwrap_or_default();
    let mut read = Vec::new();
    for said in list {
        let at = said.with(());
        if let Some(both) = pair(form, said) {
            read.push(at.with(both));
        }
    }
    read
}

impl Spec {
    /// Sorts the lists whose order means nothing, so that the same rules are the same board however they are written.
    /// The capital is taken first: without one, the first home as written that the power owns is it.
    pub(super) fn sort(&mut self) {
        for power in &mut self.powers {
            if power.capital.is_none() {
                power.capital = power.usual_capital().cloned();
            }
            power.homes.sort_by_key(|said| said.value);
            power.yards.sort_by_key(|said| said.value);
            power.units.sort_by_key(|said| said.value);
        }
        for province in &mut self.provinces {
            province.aka.sort_by(|a, b| a.value.cmp(&b.value));
        }
        for passage in &mut self.passages {
            passage.value.0.sort_unstable();
        }
        for strait in &mut self.straits {
            strait.value.sort_unstable();
        }
        self.passages.sort_by_key(|said| said.value);
        self.straits.sort_by_key(|said| said.value);
    }
}
