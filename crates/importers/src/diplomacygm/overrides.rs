//! What the configuration says of single provinces: their coasts, and borders that the shapes do not show.

use serde_json::Value;

use super::map::{Ground, Map};
use crate::draft::{Draft, ProvinceDraft, Terrain, province_of};
use crate::json::{Places, list};
use crate::loss::{LossKind, cut};

/// Changes borders as the configuration has it.
pub(super) fn apply(draft: &mut Draft, map: &mut Map<'_>, json: &Value, places: &mut Places<'_>) {
    let overrides = &json["overrides"];
    places.others("overrides", overrides, &["provinces"]);
    let svg = &json["svg config"];
    let shift = ["loc_x_offset", "loc_y_offset"].map(|field| svg[field].as_f64().unwrap_or(0.0));
    let none = serde_json::Map::new();
    let provinces = overrides["provinces"].as_object().unwrap_or(&none);
    let field = |name: &str| format!("overrides.provinces.{name}");
    // Coasts first: other provinces' lists may name them.
    for (name, change) in provinces {
        let Some(province) = map.province(name) else {
            let id = cut(name);
            places.lose(&field(name), LossKind::UnknownProvince { id });
            continue;
        };
        let id = province.id.clone();
        for (coast, _) in change["coasts"].as_object().unwrap_or(&none) {
            let at = places.at(&format!("{}.coasts.{coast}", field(name)));
            let coast = coast.to_lowercase();
            let coasts = map.coasts.entry(id.clone()).or_default();
            coasts.deal(&coast, at, places.losses);
        }
    }
    let known: Vec<_> = provinces
        .iter()
        .filter_map(|(name, change)| Some((name, change, map.province(name)?.id.clone())))
        .collect();
    for (name, change, id) in &known {
        borders(draft, map, &field(name), id, change, places);
        points(map, &field(name), id, change, shift, places);
    }
    for (name, change, id) in &known {
        let shores = change["coasts"].as_object().unwrap_or(&none);
        if !shores.is_empty() {
            coasts(draft, map, &field(name), id, shores, places);
        }
    }
}

/// Adds borders and takes them away, from this province's side.
fn borders(
    draft: &mut Draft,
    map: &Map<'_>,
    field: &str,
    id: &str,
    change: &Value,
    places: &mut Places<'_>,
) {
    let none = serde_json::Map::new();
    let ground = |id: &str| map.provinces.iter().find(|p| p.id == id).map(|p| p.ground);
    for (key, value) in change.as_object().unwrap_or(&none) {
        let field = format!("{field}.{key}");
        match key.as_str() {
            "coasts" | "unit_loc" | "retreat_unit_loc" => continue,
            "adjacencies"
            | "coastal_adjacencies"
            | "remove_adjacencies"
            | "remove_adjacent_coasts"
            | "remove_adjacent_land" => {}
            "difficult_adjacency" => {
                places.no_equivalent(&field, &value.to_string());
                continue;
            }
            _ => {
                places.not_understood(&field, value);
                continue;
            }
        }
        for (n, to) in list(value).iter().enumerate() {
            let field = format!("{field}[{n}]");
            let Some(to) = to.as_str().and_then(|to| map.province(to)) else {
                let id = cut(to.as_str().unwrap_or_default());
                places.lose(&field, LossKind::UnknownProvince { id });
                continue;
            };
            let grounds = (ground(id), Some(to.ground));
            let to = to.id.clone();
            let Some(province) = draft.provinces.iter_mut().find(|p| p.id == id) else {
                continue;
            };
            let has_sea = grounds.0 == Some(Ground::Sea) || grounds.1 == Some(Ground::Sea);
            let by_hand = grounds == (Some(Ground::Land), Some(Ground::Land));
            match key.as_str() {
                "adjacencies" => {
                    if !has_sea {
                        province.army.insert(to.clone());
                    }
                    if by_hand {
                        let from = id.to_owned();
                        places.lose(&field, LossKind::ForArmies { from, to });
                    } else {
                        sail(province, to);
                    }
                }
                "coastal_adjacencies" => sail(province, to),
                "remove_adjacent_coasts" => anchor(province, &to),
                "remove_adjacent_land" => {
                    province.army.remove(&to);
                }
                _ => {
                    province.army.remove(&to);
                    anchor(province, &to);
                }
            }
        }
    }
}

fn sail(province: &mut ProvinceDraft, to: String) {
    province.fleet.entry(String::new()).or_default().insert(to);
    if province.terrain == Terrain::Inland {
        province.terrain = Terrain::Coast;
    }
}

fn anchor(province: &mut ProvinceDraft, to: &str) {
    if let Some(whole) = province.fleet.get_mut("") {
        whole.remove(to);
    }
}

/// Replaces what the shapes say of fleets by the borders of each coast, on both sides.
fn coasts(
    draft: &mut Draft,
    map: &Map<'_>,
    field: &str,
    id: &str,
    shores: &serde_json::Map<String, Value>,
    places: &mut Places<'_>,
) {
    for province in &mut draft.provinces {
        if province.id == id {
            province.terrain = Terrain::Coast;
            province.fleet.remove("");
        } else {
            anchor(province, id);
        }
    }
    for (coast, reached) in shores {
        let ours = map
            .coasts
            .get(id)
            .and_then(|all| all.get(&coast.to_lowercase()));
        let Some(ours) = ours else {
            // There are more than four, which is said already.
            continue;
        };
        let stand = format!("{id}/{ours}");
        for (n, to) in list(reached).iter().enumerate() {
            let place = to.as_str().and_then(|to| map.place(to));
            let Some(place) = place else {
                let id = cut(to.as_str().unwrap_or_default());
                let field = format!("{field}.coasts.{coast}[{n}]");
                places.lose(&field, LossKind::UnknownProvince { id });
                continue;
            };
            let there = place.split_once('/').map_or("", |(_, coast)| coast);
            for province in &mut draft.provinces {
                if province.id == id {
                    let shore = province.fleet.entry(ours.to_owned()).or_default();
                    shore.insert(place.clone());
                } else if province.id == province_of(&place) {
                    let shore = province.fleet.entry(there.to_owned()).or_default();
                    shore.insert(stand.clone());
                }
            }
        }
    }
}

/// Where units stand by the configuration.
fn points(
    map: &mut Map<'_>,
    field: &str,
    id: &str,
    change: &Value,
    shift: [f64; 2],
    places: &mut Places<'_>,
) {
    for (key, thing) in [("unit_loc", "unit"), ("retreat_unit_loc", "dislodged")] {
        for (n, point) in list(&change[key]).iter().enumerate() {
            let field = format!("{field}.{key}[{n}]");
            let at = (point[0].as_f64(), point[1].as_f64());
            match at {
                (Some(x), Some(y)) if n == 0 => {
                    let at = (x + shift[0], y + shift[1]);
                    map.points.push((format!("{id}:{thing}"), at));
                }
                (Some(_), Some(_)) => places.no_equivalent(&field, "a second place for units"),
                _ => places.not_understood(&field, point),
            }
        }
    }
}
