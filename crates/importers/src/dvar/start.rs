//! How a game of a DVAR begins: homes, what powers own, and units.

use serde_json::Value;

use super::words::Words;
use crate::draft::{Draft, UnitDraft};
use crate::finish::at_home_in_owned;
use crate::json::{Places, list};
use crate::loss::{LossKind, cut};

const STATE: &[&str] = &["phase", "units", "supplyCenters"];
const PHASE: &[&str] = &["season", "year", "type"];
const OWNED: &[&str] = &["nation", "province"];
const UNIT: &[&str] = &["nation", "type", "location"];

pub(super) fn read(draft: &mut Draft, json: &Value, words: &Words, places: &mut Places<'_>) {
    let state = &json["initialState"];
    places.others("initialState", state, STATE);
    places.others("initialState.phase", &state["phase"], PHASE);
    homes(draft, &json["provinces"], words, places);
    owned(draft, &state["supplyCenters"], words, places);
    units(draft, &state["units"], words, places);
}

fn homes(draft: &mut Draft, provinces: &Value, words: &Words, places: &mut Places<'_>) {
    for (n, province) in list(provinces).iter().enumerate() {
        let theirs = &province["homeNation"];
        let Some(id) = words
            .place_in(&province["id"])
            .filter(|_| !theirs.is_null())
        else {
            continue;
        };
        let field = format!("provinces[{n}].homeNation");
        let power = words.power_in(theirs);
        let power = draft
            .powers
            .iter_mut()
            .find(|p| Some(&p.id) == power.as_ref());
        match power {
            None if theirs.is_string() => {
                let id = cut(theirs.as_str().unwrap_or_default());
                places.lose(&field, LossKind::UnknownPower { id });
            }
            None => places.not_understood(&field, theirs),
            Some(power) if province["supplyCenter"] == true => power.homes.push(id),
            Some(power) => {
                let power = cut(&power.name);
                places.lose(&field, LossKind::HomeNoCentre { power, id });
            }
        }
    }
}

fn owned(draft: &mut Draft, all: &Value, words: &Words, places: &mut Places<'_>) {
    for power in &mut draft.powers {
        power.owns = Some(Vec::new());
    }
    for (n, owned) in list(all).iter().enumerate() {
        let field = format!("initialState.supplyCenters[{n}]");
        let province = words.place_in(&owned["province"]);
        let province = province.filter(|id| !id.contains('/'));
        let power = words.power_in(&owned["nation"]);
        let power = draft
            .powers
            .iter_mut()
            .find(|p| Some(&p.id) == power.as_ref());
        match (province, power.and_then(|power| power.owns.as_mut())) {
            (Some(province), Some(owns)) => {
                places.others(&field, owned, OWNED);
                owns.push(province);
            }
            _ => places.not_understood(&field, owned),
        }
    }
    at_home_in_owned(draft, places.losses);
}

fn units(draft: &mut Draft, units: &Value, words: &Words, places: &mut Places<'_>) {
    for (n, unit) in list(units).iter().enumerate() {
        let field = format!("initialState.units[{n}]");
        let is_fleet = match unit["type"].as_str() {
            Some("Army") => Some(false),
            Some("Fleet") => Some(true),
            _ => None,
        };
        let power = words.power_in(&unit["nation"]);
        let power = draft
            .powers
            .iter_mut()
            .find(|p| Some(&p.id) == power.as_ref());
        match (words.place_in(&unit["location"]), is_fleet, power) {
            (Some(at), Some(is_fleet), Some(power)) => {
                places.others(&field, unit, UNIT);
                let written = places.at(&field);
                power.units.push((UnitDraft { is_fleet, at }, written));
            }
            _ => places.not_understood(&field, unit),
        }
    }
}
