//! What a DVAR says of the game as a whole, and of its powers.

use serde_json::Value;

use super::calendar::{self, FIRST_YEARS};
use super::words::Words;
use super::{ground, start};
use crate::draft::{Draft, PowerDraft};
use crate::ids::{board, six_digits};
use crate::json::{Places, list, whole};
use crate::loss::{LossKind, cut};

/// The fields that are read; any other is a loss.
const VARIANT: &[&str] = &[
    "schemaVersion",
    "id",
    "name",
    "description",
    "rules",
    "author",
    "victoryConditions",
    "adjudicationModifiers",
    "phaseProgression",
    "nations",
    "provinces",
    "namedCoasts",
    "initialState",
    "dominanceRules",
];
const NATION: &[&str] = &["id", "name", "color", "non_playable"];
/// The rule by which powers build in every centre they own.
const BUILD_IN_CENTRES: &str = "allow-builds-in-non-home-centers";

pub(super) fn draft(json: &Value, words: &Words, places: &mut Places<'_>) -> Draft {
    places.others("", json, VARIANT);
    let theirs = places.words("id", &json["id"]);
    let id = board(&theirs);
    if id != theirs {
        let (from, to) = (cut(&theirs), id.clone());
        places.lose("id", LossKind::Renamed { from, to });
    }
    let mut draft = Draft::new(id, places.words("name", &json["name"]));
    draft.description = places.words("description", &json["description"]);
    draft.author = places.words("author", &json["author"]);
    draft.rules = places.words("rules", &json["rules"]);
    calendar(&mut draft, json, places);
    for (n, condition) in list(&json["victoryConditions"]).iter().enumerate() {
        let field = format!("victoryConditions[{n}]");
        if !goal(&mut draft, condition, words) {
            let what = cut(&condition.to_string());
            places.lose(&field, LossKind::Goal { what });
        }
    }
    for (n, modifier) in list(&json["adjudicationModifiers"]).iter().enumerate() {
        let field = format!("adjudicationModifiers[{n}]");
        match modifier.as_str() {
            Some(BUILD_IN_CENTRES) => draft.builds = Some("centres"),
            Some(other) => places.no_equivalent(&field, other),
            None => places.not_understood(&field, modifier),
        }
    }
    for (n, rule) in list(&json["dominanceRules"]).iter().enumerate() {
        places.no_equivalent(&format!("dominanceRules[{n}]"), &rule.to_string());
    }
    powers(&mut draft, json, words, places);
    draft.provinces = ground::provinces(json, words, places);
    start::read(&mut draft, json, words, places);
    draft
}

fn calendar(draft: &mut Draft, json: &Value, places: &mut Places<'_>) {
    let first = &json["initialState"]["phase"];
    match calendar::read(&json["phaseProgression"], first) {
        Ok(found) => {
            draft.first_year = found.first_year;
            draft.one_season = found.one_season;
            draft.opens_with_builds = found.opens_with_builds;
        }
        Err(what) => {
            let year = whole(&first["year"]).filter(|year| FIRST_YEARS.contains(year));
            draft.first_year = year.unwrap_or(draft.first_year);
            let (what, year) = (cut(&what), draft.first_year);
            places.lose("phaseProgression", LossKind::Calendar { what, year });
        }
    }
}

/// Takes over one way to win; `false` if there is none like it here.
fn goal(draft: &mut Draft, condition: &Value, words: &Words) -> bool {
    match condition["type"].as_str() {
        Some("supply-center-majority") if draft.goal.is_none() => {
            draft.goal = whole(&condition["supplyCenters"]).filter(|centres| *centres > 0);
            draft.goal.is_some()
        }
        Some("timed-resolution") if draft.last_year.is_none() => {
            let then = match condition["resolution"].as_str() {
                Some("most-supply-centers") => "most",
                Some("shared-draw") => "draw",
                _ => return false,
            };
            draft.last_year = whole(&condition["year"]).map(|year| (year, then));
            draft.last_year.is_some()
        }
        Some("province-control") if draft.hold.is_none() => {
            let centres = list(&condition["provinces"]).iter();
            let centres: Option<Vec<String>> = centres.map(|id| words.place_in(id)).collect();
            let year = &condition["year"];
            let from = whole(year);
            if from.is_none() && !year.is_null() {
                return false;
            }
            draft.hold = centres
                .filter(|centres| !centres.is_empty())
                .map(|centres| (centres, from));
            draft.hold.is_some()
        }
        _ => false,
    }
}

fn powers(draft: &mut Draft, json: &Value, words: &Words, places: &mut Places<'_>) {
    for (n, nation) in list(&json["nations"]).iter().enumerate() {
        let field = format!("nations[{n}]");
        let id = words.power_in(&nation["id"]);
        let Some(id) = id.filter(|id| draft.powers.iter().all(|power| power.id != *id)) else {
            places.not_understood(&field, nation);
            continue;
        };
        places.others(&field, nation, NATION);
        let name = places.words(&format!("{field}.name"), &nation["name"]);
        let mut power = PowerDraft::new(id, name);
        power.at = places.at(&field);
        let colour = &nation["color"];
        let digits = colour.as_str().and_then(six_digits);
        power.colour = digits.map(|digits| format!("#{digits}"));
        if power.colour.is_none() && !colour.is_null() {
            places.not_understood(&format!("{field}.color"), colour);
        }
        power.asleep = nation["non_playable"] == true;
        draft.powers.push(power);
    }
}
