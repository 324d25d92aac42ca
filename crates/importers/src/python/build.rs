//! Puts a board together from the lines of a `.map`.

use std::collections::{BTreeMap, BTreeSet};

use super::lines::{Ground, Map, PlaceLine, PowerLine};
use crate::draft::{Draft, PowerDraft, ProvinceDraft, Terrain, UnitDraft};
use crate::ids::{Coasts, Ids, POWER, PROVINCE, board, titled};
use crate::loss::{At, LossKind, Losses, cut};
use crate::{ImportError, TextFile};

/// Far more provinces than a board has.
const MOST_PROVINCES: usize = 2_000;

pub(super) fn draft(file: &TextFile, map: &Map, losses: &mut Losses) -> Result<Draft, ImportError> {
    let words: Vec<String> = file
        .stem()
        .split(['_', '-', ' '])
        .map(|w| titled(&capital(w)))
        .collect();
    let mut draft = Draft::new(board(file.stem()), words.join(" "));
    losses.of_board(LossKind::NamedByFile {
        id: draft.id.clone(),
        name: cut(&draft.name),
    });
    calendar(&mut draft, map, losses);
    goal(&mut draft, map, losses);
    for (rule, at) in &map.rules {
        if rule == "BUILD_ANY" {
            draft.builds = Some("centres");
        } else {
            let what = cut(rule);
            losses.add(Some(at.clone()), LossKind::NoEquivalent { what });
        }
    }
    let mut builder = Builder::new(map, losses);
    draft.provinces = builder.provinces(file)?;
    draft.powers = builder.powers(&mut draft.provinces);
    Ok(draft)
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

fn calendar(draft: &mut Draft, map: &Map, losses: &mut Losses) {
    // Without such a line the package begins so, too.
    let Some((words, at)) = &map.begin else {
        return;
    };
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let year = words.get(1).and_then(|year| year.parse::<u32>().ok());
    let year = year.filter(|year| (1..9000).contains(year));
    match (words.as_slice(), year) {
        (["SPRING", _, "MOVEMENT"], Some(year)) => draft.first_year = year,
        (["WINTER", _, "ADJUSTMENT" | "ADJUSTMENTS"], Some(year)) => {
            draft.first_year = year + 1;
            draft.opens_with_builds = true;
        }
        _ => {
            let year = year.unwrap_or(draft.first_year);
            draft.first_year = year;
            let what = cut(&words.join(" "));
            losses.add(Some(at.clone()), LossKind::Calendar { what, year });
        }
    }
}

fn goal(draft: &mut Draft, map: &Map, losses: &mut Losses) {
    let Some((words, at)) = &map.victory else {
        return;
    };
    let goals: Option<Vec<u32>> = words.iter().map(|word| word.parse().ok()).collect();
    let goals = goals.unwrap_or_default();
    draft.goal = goals.last().copied();
    if goals.len() != 1 {
        // Another goal in each of the first years.
        let what = cut(&format!("VICTORY {}", words.join(" ")));
        losses.add(Some(at.clone()), LossKind::Goal { what });
    }
}

/// Finds out what the ids of the map mean here.
struct Builder<'m> {
    map: &'m Map,
    losses: &'m mut Losses,
    ids: Ids,
    /// The names of the coasts of each split province.
    coasts: BTreeMap<String, Coasts>,
}

impl<'m> Builder<'m> {
    fn new(map: &'m Map, losses: &'m mut Losses) -> Builder<'m> {
        Builder {
            map,
            losses,
            ids: Ids::new(PROVINCE),
            coasts: BTreeMap::new(),
        }
    }

    fn provinces(&mut self, file: &TextFile) -> Result<Vec<ProvinceDraft>, ImportError> {
        let mut bases: Vec<&str> = Vec::new();
        let mut seen = BTreeSet::new();
        let mut shut: BTreeMap<&str, &At> = BTreeMap::new();
        for (id, place) in self
            .map
            .order
            .iter()
            .filter_map(|id| self.map.places.get_key_value(id))
        {
            let base = id.split('/').next().unwrap_or(id);
            if place.ground == Ground::Shut {
                shut.insert(base, &place.at);
            } else if seen.insert(base) {
                bases.push(base);
            }
        }
        for (id, at) in shut {
            let id = cut(&id.to_lowercase());
            self.losses.add(Some(at.clone()), LossKind::Closed { id });
        }
        let name = file.name.clone();
        if bases.is_empty() {
            return Err(ImportError::NoProvinces { name });
        }
        if bases.len() > MOST_PROVINCES {
            let most = MOST_PROVINCES;
            return Err(ImportError::TooManyProvinces { name, most });
        }
        self.words_without_ground();
        for base in &bases {
            let at = self.map.places.get(*base).map(|place| place.at.clone());
            self.ids.deal(base, at.clone(), self.losses);
            let prefix = format!("{base}/");
            let coasts = self.map.places.range(prefix.clone()..);
            let coasts = coasts.map_while(|(id, place)| Some((id.strip_prefix(&prefix)?, place)));
            for (coast, place) in coasts {
                let of = self.coasts.entry((*base).to_owned()).or_default();
                of.deal(coast, Some(place.at.clone()), self.losses);
            }
        }
        Ok(bases.into_iter().map(|base| self.province(base)).collect())
    }

    /// Names of what is no province, and words for coasts.
    fn words_without_ground(&mut self) {
        let mut coast_words = 0;
        for line in &self.map.names {
            if line.abbreviation.contains('/') {
                coast_words += 1 + line.aliases.len();
            } else if !self.has(&line.abbreviation) {
                let id = cut(&line.abbreviation.to_lowercase());
                self.losses
                    .add(Some(line.at.clone()), LossKind::NoTerrain { id });
            }
        }
        if coast_words > 0 {
            let count = coast_words;
            self.losses.of_board(LossKind::CoastWords { count });
        }
    }

    fn has(&self, base: &str) -> bool {
        let prefix = format!("{base}/");
        let mut coasts = self.map.places.range(prefix.clone()..);
        self.map.places.contains_key(base)
            || coasts.next().is_some_and(|(id, _)| id.starts_with(&prefix))
    }

    fn province(&mut self, base: &str) -> ProvinceDraft {
        let map = self.map;
        let id = self.ids.get(base).cloned().unwrap_or_default();
        let own = map.places.get(base);
        let stands: Vec<(String, &PlaceLine)> = match self.coasts.get(base) {
            Some(coasts) => {
                let each = coasts
                    .iter()
                    .map(|(theirs, ours)| (format!("{base}/{theirs}"), ours));
                each.filter_map(|(key, ours)| Some((ours.to_owned(), map.places.get(&key)?)))
                    .collect()
            }
            None => own
                .map(|place| (String::new(), place))
                .into_iter()
                .collect(),
        };
        let ground = own
            .or(stands.first().map(|(_, place)| *place))
            .map_or(Ground::Land, |place| place.ground);
        let terrain = match ground {
            Ground::Water => Terrain::Sea,
            Ground::Coast | Ground::Port => Terrain::Coast,
            Ground::Land | Ground::Shut => Terrain::Inland,
        };
        let mut province = ProvinceDraft::new(id.clone(), String::new(), terrain);
        province.at = own
            .or(stands.first().map(|(_, place)| *place))
            .map(|place| place.at.clone());
        if ground == Ground::Port {
            self.losses.add(province.at.clone(), LossKind::Port { id });
        }
        self.name(base, &mut province);
        if terrain != Terrain::Sea {
            province.army = self.army(own);
        }
        if terrain != Terrain::Inland {
            for (coast, place) in stands {
                let to = self.fleet(place);
                province.fleet.insert(coast, to);
            }
        }
        province
    }

    fn name(&mut self, base: &str, province: &mut ProvinceDraft) {
        let lines = self
            .map
            .names
            .iter()
            .filter(|line| line.abbreviation == base);
        for line in lines {
            let mut words = line.aliases.iter().map(|word| word.replace('+', " "));
            if province.name.is_empty() {
                province.name.clone_from(&line.name);
            } else {
                province.aka.push(line.name.clone());
            }
            for alias in words.by_ref() {
                match alias.strip_suffix('?') {
                    None => province.aka.push(alias),
                    Some(alias) => {
                        let (alias, id) = (cut(alias), province.id.clone());
                        let kind = LossKind::AliasUnclear { alias, id };
                        self.losses.add(Some(line.at.clone()), kind);
                    }
                }
            }
        }
    }

    fn ground(&self, base: &str) -> Option<Ground> {
        let prefix = format!("{base}/");
        let coast = self.map.places.range(prefix.clone()..).next();
        let coast = coast.filter(|(id, _)| id.starts_with(&prefix));
        let place = self.map.places.get(base).or(coast.map(|(_, place)| place));
        place.map(|place| place.ground)
    }

    /// Where armies walk: what is not water, unless it is written with one capital letter only.
    fn army(&mut self, place: Option<&PlaceLine>) -> BTreeSet<String> {
        let mut reached = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let Some(place) = place else {
            return reached;
        };
        for to in &place.abuts {
            let base = to.split('/').next().unwrap_or(to).to_uppercase();
            let is_titled = {
                let mut letters = to.chars();
                letters.next().is_some_and(char::is_uppercase)
                    && letters.clone().next().is_some()
                    && letters.all(|c| !c.is_uppercase())
            };
            // Of several entries for one province the first counts.
            if !seen.insert(base.clone()) || is_titled {
                continue;
            }
            match self.ground(&base) {
                Some(Ground::Water | Ground::Shut) => {}
                Some(_) => reached.extend(self.ids.get(&base).cloned()),
                None => self.unknown(to, &place.at),
            }
        }
        reached
    }

    /// Where fleets sail: what begins with a capital letter and is not land.
    fn fleet(&mut self, place: &PlaceLine) -> BTreeSet<String> {
        let mut reached = BTreeSet::new();
        for to in &place.abuts {
            let (base, coast) = match to.split_once('/') {
                Some((base, coast)) => (base.to_uppercase(), Some(coast.to_uppercase())),
                None => (to.to_uppercase(), None),
            };
            let sails = to.starts_with(char::is_uppercase);
            match self.ground(&base) {
                None => self.unknown(to, &place.at),
                Some(Ground::Land | Ground::Shut) => {}
                Some(_) if !sails => {}
                Some(_) => {
                    let Some(id) = self.ids.get(&base) else {
                        continue;
                    };
                    match (self.coasts.get(&base), coast) {
                        // A split land without a coast is meant for armies and for support.
                        (Some(_), None) => {}
                        (None, None) => {
                            reached.insert(id.clone());
                        }
                        (coasts, Some(coast)) => match coasts.and_then(|all| all.get(&coast)) {
                            Some(ours) => {
                                reached.insert(format!("{id}/{ours}"));
                            }
                            None => self.unknown(to, &place.at),
                        },
                    }
                }
            }
        }
        reached
    }

    fn unknown(&mut self, id: &str, at: &At) {
        let id = cut(id);
        self.losses
            .add(Some(at.clone()), LossKind::UnknownProvince { id });
    }

    fn powers(&mut self, provinces: &mut [ProvinceDraft]) -> Vec<PowerDraft> {
        let mut ids = Ids::new(POWER);
        let mut centres: BTreeSet<String> = BTreeSet::new();
        let mut powers = Vec::new();
        for line in self.map.powers.values() {
            let id = ids.deal(&line.word, Some(line.at.clone()), self.losses);
            let homes = self.centres(&line.homes, &line.at, &mut centres);
            self.owned(line, &mut centres);
            let units = line
                .units
                .iter()
                .filter_map(|(unit, at)| self.unit(unit, at))
                .collect();
            powers.push(PowerDraft {
                id,
                name: titled(&line.word),
                adjective: line.adjective.as_deref().map(titled),
                homes,
                units,
                asleep: line.asleep,
            });
        }
        let at = At {
            file: self
                .map
                .names
                .first()
                .map_or_else(String::new, |line| line.at.file.clone()),
            line: None,
            field: "UNOWNED".to_owned(),
        };
        self.centres(&self.map.neutral, &at, &mut centres);
        for province in provinces {
            province.centre = centres.contains(&province.id);
        }
        powers
    }

    fn centres(&mut self, list: &[String], at: &At, centres: &mut BTreeSet<String>) -> Vec<String> {
        let mut ours = Vec::new();
        for centre in list {
            match self.ids.get(centre).cloned() {
                Some(id) => {
                    centres.insert(id.clone());
                    ours.push(id);
                }
                None => self.unknown(&centre.to_lowercase(), at),
            }
        }
        ours
    }

    /// What a power owns at first, where that is not its homes.
    fn owned(&mut self, line: &PowerLine, centres: &mut BTreeSet<String>) {
        let Some(owns) = &line.owns else {
            return;
        };
        let at = Some(line.at.clone());
        let power = || cut(&titled(&line.word));
        let owned = self.centres(owns, &line.at, centres);
        let ids = |list: &[String]| -> BTreeSet<String> {
            list.iter()
                .filter_map(|id| self.ids.get(id).cloned())
                .collect()
        };
        let homes = ids(&line.homes);
        for id in owned.iter().filter(|id| !homes.contains(*id)).cloned() {
            let power = power();
            self.losses
                .add(at.clone(), LossKind::OwnedNoHome { power, id });
        }
        for id in homes.into_iter().filter(|id| !owned.contains(id)) {
            let power = power();
            self.losses
                .add(at.clone(), LossKind::HomeNotOwned { power, id });
        }
    }

    fn unit(&mut self, unit: &str, at: &At) -> Option<(UnitDraft, Option<At>)> {
        let place = unit.split(' ').nth(1).unwrap_or_default();
        let (base, coast) = match place.split_once('/') {
            Some((base, coast)) => (base, Some(coast)),
            None => (place, None),
        };
        let id = self.ids.get(base);
        let coasts = self.coasts.get(base);
        let where_to = match (id, coast) {
            (Some(id), None) => Some(id.clone()),
            (Some(id), Some(coast)) => coasts
                .and_then(|all| all.get(coast))
                .map(|ours| format!("{id}/{ours}")),
            (None, _) => None,
        };
        match where_to {
            Some(place) => {
                let is_fleet = unit.starts_with('F');
                Some((
                    UnitDraft {
                        is_fleet,
                        at: place,
                    },
                    Some(at.clone()),
                ))
            }
            None => {
                let unit = cut(unit);
                self.losses.add(Some(at.clone()), LossKind::Unit { unit });
                None
            }
        }
    }
}
