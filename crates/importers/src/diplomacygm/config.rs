//! What a `config.json` says.

use std::collections::BTreeMap;

use serde_json::Value;

use super::layers;
use crate::draft::{Draft, PowerDraft};
use crate::ids::{Ids, POWER, board, plain, six_digits};
use crate::json::{Places, whole};
use crate::loss::{LossKind, cut};
use crate::{ImportError, TextFile};

/// Where the part about the map is.
const SVG: &str = "svg config";
const VARIANT: &[&str] = &[
    "config_version",
    "name",
    "file",
    SVG,
    "year",
    "first_season",
    "build_options",
    "victory_conditions",
    "victory_count",
    "convoyable_islands",
    "core_options",
    "transformation",
    "dp",
    "fow",
    "expected_loops",
    "abbreviations",
    "overrides",
    "players",
];
/// Of the map: what is read, and what is only about the pictures that the other program draws.
const MAP: &[&str] = &[
    "detect_starting_units",
    "unit_type_labeled",
    "unit_type_from_names",
    "unit_labels",
    "province_labels",
    "center_labels",
    "neutral",
    "neutral_sc",
    "impassable",
    "loc_x_offset",
    "loc_y_offset",
    "border_margin_hint",
    "default_sea_color",
    "default_sea_colour",
    "map_width",
    "unit_radius",
    "order_stroke_width",
    "delete_layer",
    "scoreboard",
    "season_format",
];
const PLAYER: &[&str] = &["color", "iscc", "vscc", "active", "disabled", "nickname"];
/// The most powers that are read.
const MOST_PLAYERS: usize = 200;

/// How the symbol of a unit says what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum UnitSign {
    /// The first letter of its label.
    Letter,
    /// The label of its second part.
    Part,
    /// The number of its sides.
    Sides,
}

/// A `config.json`.
#[derive(Debug)]
pub(super) struct Config {
    name: String,
    first_year: u32,
    opens_with_builds: bool,
    builds: Option<&'static str>,
    pub goal: Option<u32>,
    powers: Vec<PowerDraft>,
    /// The power of each colour, as six small hexadecimal digits; `None` for nobody's.
    pub colours: BTreeMap<String, Option<String>>,
    pub impassable: String,
    /// Full names of provinces by abbreviation.
    pub abbreviations: Vec<(String, String)>,
    pub unit_sign: UnitSign,
    pub has_units: bool,
    /// The part about the map.
    pub map: Value,
}

impl Config {
    /// Reads the configuration.
    ///
    /// # Errors
    /// [`ImportError::NotThisFormat`]: it says nothing of the map or of the powers.
    pub(super) fn read(
        json: &Value,
        file: &TextFile,
        places: &mut Places<'_>,
    ) -> Result<Config, ImportError> {
        let not_this = |why: &str| ImportError::NotThisFormat {
            name: file.name.clone(),
            why: why.to_owned(),
        };
        let map = &json[SVG];
        if !map.is_object() {
            return Err(not_this("it has no `svg config`"));
        }
        let players = &json["players"];
        if players.as_object().is_none_or(|players| players.is_empty()) {
            return Err(not_this("`players` names no powers"));
        }
        places.others("", json, VARIANT);
        let keys: Vec<&str> = MAP.iter().copied().chain(layers::keys()).collect();
        places.others(SVG, map, &keys);
        let mut config = Config {
            name: places.words("name", &json["name"]),
            first_year: 1901,
            opens_with_builds: false,
            builds: None,
            goal: None,
            powers: Vec::new(),
            colours: BTreeMap::new(),
            impassable: colour(&map["impassable"]).unwrap_or_else(|| "000000".to_owned()),
            abbreviations: Vec::new(),
            unit_sign: if map["unit_type_labeled"] == true {
                UnitSign::Letter
            } else if map["unit_type_from_names"] == true {
                UnitSign::Part
            } else {
                UnitSign::Sides
            },
            has_units: map["detect_starting_units"] != false,
            map: map.clone(),
        };
        if map["province_labels"] == false {
            places.no_equivalent(&format!("{SVG}.province_labels"), "names from texts");
        }
        config.game(json, places);
        config.players(json, places);
        for nobody in ["neutral", "neutral_sc"] {
            if let Some(colour) = colour(&map[nobody]) {
                config.colours.insert(colour, None);
            }
        }
        config.words(&json["abbreviations"], places);
        Ok(config)
    }

    fn game(&mut self, json: &Value, places: &mut Places<'_>) {
        let year = &json["year"];
        match whole(year).filter(|year| (1..=9000).contains(year)) {
            Some(year) => self.first_year = year,
            None if year.is_null() => {}
            None => {
                let what = cut(&format!("it begins in {year}"));
                let year = self.first_year;
                places.lose("year", LossKind::Calendar { what, year });
            }
        }
        let season = &json["first_season"];
        match season.as_str().map(str::to_lowercase).as_deref() {
            None if season.is_null() => {}
            Some("spring") => {}
            Some("winter") => self.opens_with_builds = true,
            _ => {
                let what = cut(&format!("it begins in {season}"));
                let year = self.first_year;
                places.lose("first_season", LossKind::Calendar { what, year });
            }
        }
        // What holds without a word, and what else there may be.
        match json["build_options"].as_str().unwrap_or("classic") {
            "classic" => {}
            "anywhere" => self.builds = Some("centres"),
            other => places.no_equivalent("build_options", other),
        }
        for field in ["convoyable_islands", "transformation", "dp", "fow"] {
            let value = &json[field];
            if !value.is_null() && value != "disabled" && value != false {
                places.no_equivalent(field, &format!("{field}: {value}"));
            }
        }
        let count = &json["victory_count"];
        let number = count.as_str().and_then(|text| text.parse().ok());
        self.goal = whole(count).or(number).filter(|count| *count > 0);
        if self.goal.is_none() && !count.is_null() {
            places.not_understood("victory_count", count);
        }
        let conditions = &json["victory_conditions"];
        match conditions.as_str().unwrap_or("classic") {
            "classic" => {}
            "vscc" => self.goal_of_each(json, places),
            other => {
                let what = cut(other);
                places.lose("victory_conditions", LossKind::Goal { what });
            }
        }
    }

    /// A goal for each power, which is one of ours if it is the same for all.
    fn goal_of_each(&mut self, json: &Value, places: &mut Places<'_>) {
        let players = json["players"].as_object();
        let goals = players.into_iter().flat_map(|players| players.values());
        let goals: Vec<Option<u32>> = goals
            .filter(|player| !is(player, "disabled", "true"))
            .map(|player| whole(&player["vscc"]).or(self.goal))
            .collect();
        match goals.first() {
            Some(Some(first)) if goals.iter().all(|goal| *goal == Some(*first)) => {
                self.goal = Some(*first);
            }
            _ => {
                let what = "another number of centres for each power".to_owned();
                places.lose("victory_conditions", LossKind::Goal { what });
            }
        }
    }

    fn players(&mut self, json: &Value, places: &mut Places<'_>) {
        let mut ids = Ids::new(POWER);
        let players = json["players"].as_object();
        for (name, player) in players.into_iter().flatten().take(MOST_PLAYERS) {
            let field = format!("players.{name}");
            if is(player, "disabled", "true") {
                continue;
            }
            places.others(&field, player, PLAYER);
            let mut id = plain(name);
            id.truncate(POWER);
            let id = ids.deal_one_of(name, std::iter::once(id));
            let mut power = PowerDraft::new(id, name.clone());
            power.at = places.at(&field);
            power.asleep = is(player, "active", "false");
            match colour(&player["color"]) {
                Some(colour) => {
                    let id = Some(power.id.clone());
                    power.colour = Some(format!("#{colour}"));
                    if let Some(Some(other)) = self.colours.insert(colour, id) {
                        let (first, second) = (other, power.id.clone());
                        places.lose(&field, LossKind::SameColour { first, second });
                    }
                }
                None => places.not_understood(&format!("{field}.color"), &player["color"]),
            }
            self.powers.push(power);
        }
    }

    fn words(&mut self, abbreviations: &Value, places: &mut Places<'_>) {
        let words = match abbreviations {
            Value::Null => return,
            Value::Object(words) => words,
            other => return places.not_understood("abbreviations", other),
        };
        for (word, name) in words {
            match name.as_str() {
                Some(name) => self.abbreviations.push((word.clone(), name.to_owned())),
                None => places.not_understood(&format!("abbreviations.{word}"), name),
            }
        }
    }

    /// A board with what the configuration says.
    pub(super) fn draft(&self, places: &mut Places<'_>) -> Draft {
        let id = board(&self.name);
        if self.name.is_empty() {
            places.lose("name", LossKind::Nameless { id: id.clone() });
        }
        let name = if self.name.is_empty() {
            id.clone()
        } else {
            self.name.clone()
        };
        let mut draft = Draft::new(id, name);
        draft.first_year = self.first_year;
        draft.opens_with_builds = self.opens_with_builds;
        draft.builds = self.builds;
        draft.goal = self.goal;
        draft.powers.clone_from(&self.powers);
        draft
    }
}

/// Whether a field says a word, as a text or as such.
fn is(player: &Value, field: &str, word: &str) -> bool {
    let value = &player[field];
    let text = value.as_str().map(str::to_lowercase);
    text.unwrap_or_else(|| value.to_string()) == word
}

/// A colour as six small hexadecimal digits; of several for several themes the standard one.
pub(super) fn colour(value: &Value) -> Option<String> {
    let text = value.as_str().or_else(|| value["standard"].as_str())?;
    six_digits(text)
}
