//! Faults that are put into a board on purpose, so that a checker that does not see them is found out.

use serde_json::{Value, json};

use crate::drawing::Map;
use crate::lot::Lot;
use crate::rules::provinces;

/// A fault that was put into a board.
#[derive(Clone, Debug)]
pub struct Planted {
    /// What the fault is called in our code: `OneSided`.
    pub kind: &'static str,
    /// What the sentence about it must name.
    pub names: Vec<String>,
}

fn planted(kind: &'static str, names: &[&str]) -> Option<Planted> {
    let names = names.iter().map(|name| (*name).to_owned()).collect();
    Some(Planted { kind, names })
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// The id of a province of that kind, if there is one.
fn one(lot: &mut Lot, file: &mut Value, good: impl Fn(&Value) -> bool) -> Option<String> {
    let ids: Vec<String> = provinces(file)
        .filter(|p| good(p))
        .map(|p| text(&p["id"]))
        .collect();
    lot.one(&ids).cloned()
}

fn change(file: &mut Value, id: &str, change: impl FnOnce(&mut Value)) {
    if let Some(province) = provinces(file).find(|p| p["id"] == *id) {
        change(province);
    }
}

fn add(list: &mut Value, item: &str) {
    if let Some(list) = list.as_array_mut() {
        list.push(item.into());
    }
}

fn is_land(province: &Value) -> bool {
    province["kind"] != "sea"
}

/// Puts the fault of that number into the rules; `None` if this board has no place for it.
pub(crate) fn in_rules(lot: &mut Lot, number: usize, file: &mut Value) -> Option<Planted> {
    let walks = |p: &Value| p["army"].as_array().is_some_and(|army| !army.is_empty());
    match number % 15 {
        0 => {
            let at = one(lot, file, walks)?;
            let mut other = String::new();
            change(file, &at, |p| other = text(&p["army"][0]));
            change(file, &other, |p| {
                if let Some(army) = p["army"].as_array_mut() {
                    army.retain(|near| *near != *at);
                }
            });
            planted("OneSided", &[&at, &other])
        }
        1 => {
            let at = one(lot, file, is_land)?;
            change(file, &at, |p| add(&mut p["army"], "zzzzz"));
            planted("NotOnTheBoard", &["zzzzz"])
        }
        2 => {
            let at = one(lot, file, |p| p["kind"] == "sea")?;
            change(file, &at, |p| p["centre"] = true.into());
            planted("CentreAtSea", &[&at])
        }
        3 => {
            let at = one(lot, file, is_land)?;
            change(file, &at, |p| add(&mut p["army"], &at));
            planted("BordersItself", &[&at])
        }
        4 => {
            let sea = one(lot, file, |p| p["kind"] == "sea")?;
            let at = one(lot, file, is_land)?;
            change(file, &at, |p| add(&mut p["army"], &sea));
            planted("NoArmyWalks", &[&at, &sea])
        }
        5 => {
            let home = text(&file["powers"][0]["homes"][0]);
            file["calendar"]["opening"] = "placed".into();
            file["powers"][1]["units"] = json!([format!("A {home}"), format!("A {home}")]);
            for power in file["powers"].as_array_mut()?.iter_mut().skip(2).chain([]) {
                power["units"] = json!([]);
            }
            file["powers"][0]["units"] = json!([]);
            planted("TwoUnits", &[&home])
        }
        6 => {
            let all = provinces(file).filter(|p| p["centre"] == true).count();
            file["goal"] = json!({ "centres": all + 1 });
            planted("GoalTooHigh", &[&all.to_string()])
        }
        7 => {
            let [a, b] = [0, 1].map(|n| text(&file["provinces"][n]["id"]));
            file["provinces"][1]["name"] = file["provinces"][0]["name"].clone();
            planted("NameOfBoth", &[&a, &b])
        }
        8 => {
            file["provinces"][2]["centr"] = true.into();
            planted("UnknownField", &["centr"])
        }
        9 => {
            let home = text(&file["powers"][0]["homes"][0]);
            // Other powers keep theirs, so the goal can still be too high: it is not said at all.
            file.as_object_mut()?.remove("goal");
            change(file, &home, |p| p["centre"] = false.into());
            file["powers"][0]["yards"] = json!([]);
            planted("HomeNoCentre", &[&home])
        }
        10 => {
            let inland = one(lot, file, |p| p["kind"] == "inland")?;
            file["calendar"]["opening"] = "placed".into();
            for power in file["powers"].as_array_mut()? {
                power["units"] = json!([]);
            }
            file["powers"][0]["units"] = json!([format!("F {inland}")]);
            planted("CannotStand", &[&inland])
        }
        11 => {
            let sea = one(lot, file, |p| p["kind"] == "sea")?;
            let land = one(lot, file, is_land)?;
            file["straits"] = json!([[sea, land]]);
            planted("NoStrait", &[&sea, &land])
        }
        12 => {
            let power = text(&file["powers"][1]["id"]);
            file["powers"][1]["homes"] = json!([]);
            file["powers"][1].as_object_mut()?.remove("capital");
            planted("NoHome", &[&power])
        }
        13 => {
            let at = one(lot, file, |p| p["kind"] == "inland")?;
            change(file, &at, |p| p["kind"] = "coast".into());
            planted("CoastWithoutSea", &[&at])
        }
        _ => {
            file["provinces"][0]["id"] = "Not-An-Id".into();
            planted("NotAnId", &["Not-An-Id"])
        }
    }
}

/// Puts a fault into a drawing: a province that is not drawn, or something drawn that is no province.
pub(crate) fn in_drawing(number: usize, file: &Value, map: &mut Map) -> Option<Planted> {
    let id = text(&file["provinces"][1]["id"]);
    match map {
        Map::Outlines(svg) if number.is_multiple_of(2) => {
            *svg = svg.replace(&format!("id=\"{id}"), "id=\"zzz");
            planted("UnknownShape", &["zzz"])
        }
        Map::Outlines(svg) => {
            *svg = svg.replace(&format!("id=\"{id}"), "class=\"");
            planted("NoShape", &[&id])
        }
        Map::Painting { table, .. } if number.is_multiple_of(2) => {
            *table = table.replace(&format!(",{id},"), ",zzz,");
            planted("UnknownId", &["zzz"])
        }
        Map::Painting { table, .. } => {
            let others = table
                .lines()
                .filter(|row| !row.contains(&format!(",{id},")));
            *table = others.collect::<Vec<_>>().join("\n");
            planted("NoColour", &[&id])
        }
    }
}
