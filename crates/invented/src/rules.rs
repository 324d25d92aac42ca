//! The rules of an invented board: its `board.json`.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::ground::{Ground, Kind};
use crate::lot::Lot;

/// At most so many powers are played.
const MOST_POWERS: usize = 40;

const VOWELS: &[u8] = b"aeiou";
const ENDS: &[u8] = b"bcdfghklmnprstvwxz";

/// The id of a region: three letters that are no word of orders in any language.
pub(crate) fn id(region: usize) -> String {
    let letters = [
        b"qxj"[region % 3],
        VOWELS[region / 3 % 5],
        ENDS[region / 15 % ENDS.len()],
    ];
    letters.map(char::from).iter().collect()
}

fn named(region: usize) -> String {
    let id = id(region);
    format!(
        "{}{}{}",
        id[..1].to_uppercase(),
        &id[1..],
        ["mere", "wold", "haven"][region % 3]
    )
}

/// Where fleets are: the region, and the coast where it has several.
type Stand = (usize, Option<&'static str>);

fn shown((region, coast): Stand) -> String {
    let id = id(region);
    coast.map_or(id.clone(), |coast| format!("{id}/{coast}"))
}

/// Who sails where, both ways: between waters, from water to shore, and along a shore.
fn sailing(ground: &Ground) -> BTreeMap<Stand, BTreeSet<Stand>> {
    let mut all: BTreeMap<Stand, BTreeSet<Stand>> = BTreeMap::new();
    let mut join = |a: Stand, b: Stand| {
        all.entry(a).or_default().insert(b);
        all.entry(b).or_default().insert(a);
    };
    for ((a, b), sides) in ground.sides.iter().filter(|((a, b), _)| a < b) {
        let (a, b) = (*a, *b);
        let wet = [a, b].map(|region| ground.is(region, Kind::Sea));
        if [a, b].iter().any(|region| ground.is(*region, Kind::Dead)) {
            continue;
        }
        if wet[0] || wet[1] {
            // Water has no coasts to tell apart, so one of the two lists has one stand.
            for from in ground.stands(a, sides) {
                for to in ground.stands(b, sides) {
                    join((a, from), (b, to));
                }
            }
            continue;
        }
        for corner in sides.iter().flat_map(|(from, to)| [*from, *to]) {
            for sea in ground.around(corner) {
                if !ground.is(sea, Kind::Sea) {
                    continue;
                }
                let beside = |land: usize| {
                    let sides = ground.sides[&(land, sea)].iter().copied();
                    let here: Vec<_> = sides.filter(|(x, y)| [*x, *y].contains(&corner)).collect();
                    ground.stands(land, &here)
                };
                for from in beside(a) {
                    for to in beside(b) {
                        join((a, from), (b, to));
                    }
                }
            }
        }
    }
    all
}

/// A board in play: the regions that are not dead, and who is at home where.
struct Writer<'g> {
    ground: &'g Ground,
    sails: BTreeMap<Stand, BTreeSet<Stand>>,
    lands: Vec<usize>,
    centres: BTreeSet<usize>,
}

/// The rules of a board on that ground.
pub(crate) fn rules(lot: &mut Lot, ground: &Ground, name: &str) -> Value {
    let mut lands: Vec<usize> = (0..ground.regions.len())
        .filter(|region| ground.is(*region, Kind::Land))
        .collect();
    lot.shuffle(&mut lands);
    let most = lands.len().min(MOST_POWERS);
    let powers = lot.between(2, most);
    let most_homes = (lands.len() / powers).min(4);
    let homes: Vec<usize> = (0..powers).map(|_| lot.between(1, most_homes)).collect();
    let taken: usize = homes.iter().sum();
    let free = lot.draw(lands.len() - taken + 1) / 2;
    let centres: BTreeSet<usize> = lands[..taken + free].iter().copied().collect();
    let mut writer = Writer {
        ground,
        sails: sailing(ground),
        lands,
        centres,
    };
    let placed = lot.percent(75);
    let mut file = json!({
        "format": 2, "id": name, "name": format!("Invented {name}"),
        "powers": writer.powers(lot, &homes, placed),
        "provinces": writer.provinces(lot),
    });
    writer.borders(lot, &mut file);
    writer.waters(lot, &mut file);
    let mut calendar = json!({});
    if !placed {
        calendar["opening"] = "builds".into();
    }
    if lot.percent(20) {
        calendar["seasons"] = json!(["autumn"]);
    }
    if lot.percent(30) {
        calendar["first_year"] = lot.between(1, 3000).into();
    }
    file["calendar"] = calendar;
    let choices = ["homes", "homes-of-anyone", "centres"];
    file["builds"] = choices[lot.draw(3)].into();
    if lot.percent(30) {
        let all = writer.centres.len();
        file["goal"] = json!({ "centres": lot.between(all / 2 + 1, all) });
    }
    file
}

impl Writer<'_> {
    /// The stands of a region's fleets.
    fn stands(&self, of: usize) -> Vec<Stand> {
        let all = self.sails.range((of, None)..(of + 1, None));
        all.map(|(stand, _)| *stand).collect()
    }

    fn powers(&mut self, lot: &mut Lot, homes: &[usize], placed: bool) -> Vec<Value> {
        let taken: usize = homes.iter().sum();
        // Land beside homes may belong to a country; each belongs to one.
        let mut spare: BTreeSet<usize> = self.lands[taken..].iter().copied().collect();
        let mut start = 0;
        let mut powers = Vec::new();
        for (number, count) in homes.iter().enumerate() {
            let own = self.lands[start..start + count].to_vec();
            start += count;
            let letters = [number / 26, number % 26].map(|n| char::from(b'a' + n as u8));
            let id: String = ["wy", "ny"][number % 2].chars().chain(letters).collect();
            let title = format!("{}{}", id[..1].to_uppercase(), &id[1..]);
            let mut power = json!({ "id": id, "name": title, "homes": own.iter().map(|at| self::id(*at)).collect::<Vec<_>>() });
            if lot.percent(50) {
                power["adjective"] = format!("{title}ian").into();
                power["names"] = json!({ "de": format!("{title}land") });
            }
            if placed {
                let units = own.iter().map(|home| self.unit(lot, *home));
                power["units"] = units.collect::<Vec<_>>().into();
            }
            if lot.percent(40) {
                let mut country = own.clone();
                for home in &own {
                    let beside: Vec<usize> = self.ground.neighbours(*home).collect();
                    country.extend(beside.iter().filter(|near| spare.remove(near)));
                }
                let yards = country
                    .iter()
                    .filter(|at| !self.centres.contains(at) && !self.stands(**at).is_empty());
                let yards: Vec<String> = yards.take(2).map(|at| self::id(*at)).collect();
                power["yards"] = yards.into();
                power["country"] = country.into_iter().map(self::id).collect::<Vec<_>>().into();
            }
            if lot.percent(40) {
                power["capital"] = lot.one(&own).map(|at| self::id(*at)).into();
            }
            // Two are always played.
            if number >= 2 && lot.percent(5) {
                power["asleep"] = true.into();
            }
            powers.push(power);
        }
        powers
    }

    /// A unit in a home, the same every time it is asked for.
    fn unit(&self, lot: &mut Lot, home: usize) -> String {
        let stands = self.stands(home);
        match lot.one(&stands) {
            Some(stand) if lot.percent(50) => format!("F {}", shown(*stand)),
            _ => format!("A {}", id(home)),
        }
    }

    fn provinces(&self, lot: &mut Lot) -> Vec<Value> {
        let regions = 0..self.ground.regions.len();
        let alive = regions.filter(|region| !self.ground.is(*region, Kind::Dead));
        alive.map(|region| self.province(lot, region)).collect()
    }

    fn province(&self, lot: &mut Lot, region: usize) -> Value {
        let ground = self.ground;
        let sea = ground.is(region, Kind::Sea);
        let stands = self.stands(region);
        let kind = match (sea, stands.is_empty()) {
            (true, _) => "sea",
            (false, true) => "inland",
            (false, false) => "coast",
        };
        let mut province = json!({ "id": id(region), "name": named(region), "kind": kind });
        if self.centres.contains(&region) {
            province["centre"] = true.into();
        }
        if !sea {
            let near = ground
                .neighbours(region)
                .filter(|near| ground.is(*near, Kind::Land));
            province["army"] = near.map(id).collect::<Vec<_>>().into();
        }
        if !sea && lot.percent(20) {
            province["value"] = lot.between(0, 12).into();
        }
        if lot.percent(10) {
            province["aka"] = json!([format!("Old {}", named(region))]);
        }
        let of = |stand: &Stand| {
            self.sails[stand]
                .iter()
                .map(|to| shown(*to))
                .collect::<Vec<_>>()
        };
        match stands.as_slice() {
            [] => {}
            [stand @ (_, None)] => province["fleet"] = of(stand).into(),
            split => {
                let by_coast = split
                    .iter()
                    .filter_map(|stand| Some((stand.1?.to_owned(), json!(of(stand)))));
                province["fleet"] = by_coast.collect::<serde_json::Map<_, _>>().into();
            }
        }
        province
    }

    /// Writes a few borders of armies apart, as opened, and says of a few that do not exist that they are not closed.
    fn borders(&self, lot: &mut Lot, file: &mut Value) {
        let mut open = Vec::new();
        for _ in 0..lot.draw(4) {
            let at = lot.one(&self.lands).copied().unwrap_or_default();
            let near: Vec<usize> = self
                .ground
                .neighbours(at)
                .filter(|near| self.ground.is(*near, Kind::Land))
                .collect();
            let Some(to) = lot.one(&near).copied() else {
                continue;
            };
            let (a, b) = (id(at), id(to));
            let mut found = false;
            for (from, to) in [(&a, &b), (&b, &a)] {
                let army = provinces(file).find(|p| p["id"] == **from);
                let army = army.and_then(|p| p["army"].as_array_mut());
                if let Some(army) = army
                    && let Some(place) = army.iter().position(|near| near == to)
                {
                    army.remove(place);
                    found = true;
                }
            }
            if found {
                open.push(json!({ "a": a, "b": b, "for": "army" }));
            }
        }
        if !open.is_empty() {
            file["open"] = open.into();
        }
    }

    /// Ways past lands and straits between waters.
    fn waters(&self, lot: &mut Lot, file: &mut Value) {
        let ground = self.ground;
        let mut passages = Vec::new();
        for _ in 0..lot.draw(5) {
            let past = lot.one(&self.lands).copied().unwrap_or_default();
            let seas = ground
                .neighbours(past)
                .filter(|near| ground.is(*near, Kind::Sea));
            let seas: Vec<usize> = seas.collect();
            let (Some(a), Some(b)) = (lot.one(&seas).copied(), lot.one(&seas).copied()) else {
                continue;
            };
            let known = passages.iter().any(|p: &Value| {
                p["between"] == json!([id(a), id(b)]) || p["between"] == json!([id(b), id(a)])
            });
            if a != b && !ground.sides.contains_key(&(a, b)) && !known {
                passages.push(json!({ "between": [id(a), id(b)], "past": id(past) }));
            }
        }
        let wet = |a: &usize| ground.is(*a, Kind::Sea);
        let mut near: Vec<(usize, usize)> = ground
            .sides
            .keys()
            .filter(|(a, b)| wet(a) && wet(b))
            .copied()
            .collect();
        lot.shuffle(&mut near);
        near.truncate(lot.draw(4));
        let mut used = BTreeSet::new();
        let free = near
            .into_iter()
            .filter(|(a, b)| used.insert(*a) && used.insert(*b));
        let straits: Vec<Value> = free.map(|(a, b)| json!([id(a), id(b)])).collect();
        file["passages"] = passages.into();
        file["straits"] = straits.into();
    }
}

/// The provinces of a file, to be changed.
pub(crate) fn provinces(file: &mut Value) -> impl Iterator<Item = &mut Value> {
    file["provinces"].as_array_mut().into_iter().flatten()
}
