//! The provinces of a DVAR, their coasts and borders.

use std::collections::BTreeSet;

use serde_json::Value;

use super::words::Words;
use crate::draft::{ProvinceDraft, Terrain, province_of};
use crate::json::{Places, list};
use crate::loss::{LossKind, cut};

const PROVINCE: &[&str] = &[
    "id",
    "name",
    "type",
    "supplyCenter",
    "homeNation",
    "adjacencies",
];
const COAST: &[&str] = &["id", "name", "parentProvince", "adjacencies"];
const BORDER: &[&str] = &["to", "pass"];

pub(super) fn provinces(
    json: &Value,
    words: &Words,
    places: &mut Places<'_>,
) -> Vec<ProvinceDraft> {
    let mut provinces: Vec<ProvinceDraft> = Vec::new();
    for (n, province) in list(&json["provinces"]).iter().enumerate() {
        let field = format!("provinces[{n}]");
        let read = read(&field, province, words, places);
        let read = read.filter(|read| provinces.iter().all(|known| known.id != read.id));
        match read {
            Some(read) => provinces.push(read),
            None => places.not_understood(&field, province),
        }
    }
    let mut coast_words = 0;
    for (n, coast) in list(&json["namedCoasts"]).iter().enumerate() {
        let field = format!("namedCoasts[{n}]");
        coast_words += usize::from(coast["name"].is_string());
        shore(&mut provinces, &field, coast, words, places);
    }
    if coast_words > 0 {
        let count = coast_words;
        places.lose("namedCoasts", LossKind::CoastWords { count });
    }
    provinces
}

/// One province; `None` if it is none that we can have.
fn read(
    field: &str,
    json: &Value,
    words: &Words,
    places: &mut Places<'_>,
) -> Option<ProvinceDraft> {
    let theirs = json["id"].as_str()?;
    let id = words.place(theirs)?;
    let is_split = words.is_split(theirs);
    let terrain = match json["type"].as_str()? {
        "sea" => Terrain::Sea,
        "coastal" => Terrain::Coast,
        // Land with several coasts is called so.
        "land" if is_split => Terrain::Coast,
        "land" => Terrain::Inland,
        _ => return None,
    };
    places.others(field, json, PROVINCE);
    let name = places.words(&format!("{field}.name"), &json["name"]);
    let mut province = ProvinceDraft::new(id, name, terrain);
    province.at = places.at(field);
    match &json["supplyCenter"] {
        Value::Bool(centre) => province.centre = *centre,
        Value::Null => {}
        other => places.not_understood(&format!("{field}.supplyCenter"), other),
    }
    let mut whole = BTreeSet::new();
    for (field, to, pass) in borders(field, json, words, places) {
        if pass != "fleet" {
            province.army.insert(province_of(&to).to_owned());
        }
        if pass == "army" {
            continue;
        }
        if is_split {
            let (from, to) = (to, province.id.clone());
            places.lose(&field, LossKind::CoastNotSaid { from, to });
        } else {
            whole.insert(to);
        }
    }
    if !whole.is_empty() {
        province.fleet.insert(String::new(), whole);
    }
    Some(province)
}

/// Where borders lead and who crosses them: `army`, `fleet` or `both`. With the place of each.
fn borders<'v>(
    field: &str,
    json: &'v Value,
    words: &Words,
    places: &mut Places<'_>,
) -> Vec<(String, String, &'v str)> {
    let mut borders = Vec::new();
    for (n, border) in list(&json["adjacencies"]).iter().enumerate() {
        let field = format!("{field}.adjacencies[{n}]");
        let pass = border["pass"].as_str().unwrap_or_default();
        if !["army", "fleet", "both"].contains(&pass) || !border["to"].is_string() {
            places.not_understood(&field, border);
            continue;
        }
        places.others(&field, border, BORDER);
        match words.place_in(&border["to"]) {
            Some(place) => borders.push((field, place, pass)),
            None => {
                let id = cut(border["to"].as_str().unwrap_or_default());
                places.lose(&field, LossKind::UnknownProvince { id });
            }
        }
    }
    borders
}

/// Gives a province one of its coasts.
fn shore(
    provinces: &mut [ProvinceDraft],
    field: &str,
    json: &Value,
    words: &Words,
    places: &mut Places<'_>,
) {
    let place = words.place_in(&json["id"]).unwrap_or_default();
    let parent = json.get("parentProvince").map(|id| words.place_in(id));
    let said = place.split_once('/').and_then(|(parent, coast)| {
        let province = provinces.iter_mut().find(|p| p.id == parent)?;
        Some((province, coast))
    });
    let Some((province, coast)) =
        said.filter(|(province, _)| parent.is_none_or(|id| id.as_ref() == Some(&province.id)))
    else {
        return places.not_understood(field, json);
    };
    places.others(field, json, COAST);
    let mut shore = BTreeSet::new();
    for (field, to, pass) in borders(field, json, words, places) {
        if pass != "fleet" {
            // Armies stand in the province and not on its coast.
            let (from, to) = (place.clone(), to.clone());
            places.lose(&field, LossKind::ArmyOnCoast { from, to });
        }
        if pass != "army" {
            shore.insert(to);
        }
    }
    province.fleet.insert(coast.to_owned(), shore);
}
