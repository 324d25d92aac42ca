//! What the lines of a `.map` say, one after the other: later lines change what earlier ones said.

use std::collections::{BTreeMap, BTreeSet};

use crate::loss::{At, LossKind, Losses, cut};
use crate::{ImportError, TextFile};

/// How deeply files may include each other.
const MOST_DEPTH: usize = 8;

/// What ground a line declares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ground {
    Water,
    Coast,
    Port,
    Land,
    Shut,
}

impl Ground {
    fn of(word: &str) -> Option<Ground> {
        Some(match word {
            "WATER" => Ground::Water,
            "COAST" => Ground::Coast,
            "PORT" => Ground::Port,
            "LAND" => Ground::Land,
            "SHUT" => Ground::Shut,
            _ => return None,
        })
    }
}

/// A province or a coast of one.
#[derive(Debug)]
pub(super) struct PlaceLine {
    pub ground: Ground,
    /// Its neighbours as they are written: their case means something.
    pub abuts: Vec<String>,
    pub at: At,
}

/// A name and what stands for it.
#[derive(Debug)]
pub(super) struct NameLine {
    pub name: String,
    pub abbreviation: String,
    pub aliases: Vec<String>,
    pub at: At,
}

/// A power.
#[derive(Debug)]
pub(super) struct PowerLine {
    pub word: String,
    pub adjective: Option<String>,
    pub homes: Vec<String>,
    /// What it owns at first, if that is said beside its homes.
    pub owns: Option<Vec<String>>,
    pub units: Vec<(String, At)>,
    pub asleep: bool,
    pub at: At,
}

/// Whom the lines speak of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Whose {
    #[default]
    Nobody,
    /// Centres and units that no power has.
    Neutral,
    Power(String),
}

/// All that was read. Ids are in capitals; coasts are `STP/NC`.
#[derive(Debug, Default)]
pub(super) struct Map {
    pub begin: Option<(Vec<String>, At)>,
    pub victory: Option<(Vec<String>, At)>,
    pub rules: Vec<(String, At)>,
    pub names: Vec<NameLine>,
    pub places: BTreeMap<String, PlaceLine>,
    /// The places in the order of their first line.
    pub order: Vec<String>,
    pub powers: BTreeMap<String, PowerLine>,
    pub neutral: Vec<String>,
    whose: Whose,
    read: BTreeSet<String>,
}

impl Map {
    /// Reads a file and those it includes.
    pub(super) fn read(
        &mut self,
        file: &TextFile,
        files: &[TextFile],
        depth: usize,
        losses: &mut Losses,
    ) -> Result<(), ImportError> {
        self.read.insert(file.stem().to_lowercase());
        for (number, line) in file.text.lines().enumerate() {
            let at = At {
                file: file.name.clone(),
                line: Some(number + 1),
                field: String::new(),
            };
            let line = line.trim_start_matches('\u{feff}');
            let words: Vec<&str> = line.split_whitespace().collect();
            let Some(first) = words.first().filter(|word| !word.starts_with('#')) else {
                continue;
            };
            let keyword = first.to_uppercase();
            if ["USE", "USES", "MAP"].contains(&keyword.as_str()) {
                for name in &words[1..] {
                    self.include(name, files, depth, &at, losses)?;
                }
                continue;
            }
            self.line(&keyword, line, &words, at, losses);
        }
        Ok(())
    }

    fn include(
        &mut self,
        name: &str,
        files: &[TextFile],
        depth: usize,
        at: &At,
        losses: &mut Losses,
    ) -> Result<(), ImportError> {
        let stem = name.split('.').next().unwrap_or(name).to_lowercase();
        let (at, shown) = (at.clone(), cut(name));
        if depth >= MOST_DEPTH {
            let most = MOST_DEPTH;
            return Err(ImportError::TooDeep { at, most });
        }
        if self.read.contains(&stem) {
            return Err(ImportError::IncludedTwice { at, name: shown });
        }
        match files.iter().find(|file| file.stem().to_lowercase() == stem) {
            Some(file) => self.read(file, files, depth + 1, losses),
            None => Err(ImportError::FileNotGiven { at, name: shown }),
        }
    }

    fn line(&mut self, keyword: &str, line: &str, words: &[&str], at: At, losses: &mut Losses) {
        let rest = || words[1..].iter().map(|word| (*word).to_owned());
        match keyword {
            "VICTORY" => self.victory = Some((rest().collect(), at)),
            "BEGIN" => self.begin = Some((rest().map(|word| word.to_uppercase()).collect(), at)),
            "RULE" | "RULES" => {
                let rules = rest().map(|rule| (rule.to_uppercase(), at.clone()));
                self.rules.extend(rules);
            }
            _ if line.contains('=') => self.name(line, at, losses),
            "OWNS" | "CENTERS" => self.owns(keyword, &words[1..], at, losses),
            "INHABITS" | "HOME" | "HOMES" => {
                let homes = &words[1..];
                let is_new = keyword != "INHABITS";
                match self.power(&at, line, losses) {
                    Some(power) => add(&mut power.homes, homes, is_new),
                    None => return,
                }
                self.no_longer_neutral(homes);
            }
            "UNITS" => {
                if let Some(power) = self.power(&at, line, losses) {
                    power.units.clear();
                }
            }
            "A" | "F" => self.unit(line, words, at, losses),
            "DUMMY" | "DUMMIES" => {
                for key in self.whom(words, &at, line, losses) {
                    if let Some(power) = self.powers.get_mut(&key) {
                        power.asleep = true;
                    }
                }
            }
            "UNPLAYED" => {
                for key in self.whom(words, &at, line, losses) {
                    if let Some(power) = self.powers.remove(&key) {
                        let power = cut(&power.word);
                        losses.add(Some(at.clone()), LossKind::Unplayed { power });
                    }
                }
                self.whose = Whose::Nobody;
            }
            "DROP" => {
                for id in rest() {
                    self.drop_place(&id.to_uppercase());
                }
            }
            "AMEND" => self.place(None, words, at, line, losses),
            _ => match Ground::of(keyword) {
                Some(ground) if words.len() > 1 => {
                    self.place(Some(ground), words, at, line, losses);
                }
                _ => self.declare(words, at, line, losses),
            },
        }
    }

    /// The power that the lines speak of. A line that comes before any is a loss.
    fn power(&mut self, at: &At, line: &str, losses: &mut Losses) -> Option<&mut PowerLine> {
        let key = match &self.whose {
            Whose::Power(key) => key.clone(),
            _ => String::new(),
        };
        let power = self.powers.get_mut(&key);
        if power.is_none() {
            not_understood(line, at.clone(), losses);
        }
        power
    }

    fn name(&mut self, line: &str, at: At, losses: &mut Losses) {
        let (name, words) = line.split_once('=').unwrap_or((line, ""));
        let mut words = words.split_whitespace().map(str::to_owned);
        let Some(abbreviation) = words.next().filter(|_| !name.contains("->")) else {
            return not_understood(line, at, losses);
        };
        self.names.push(NameLine {
            name: name.trim().to_owned(),
            abbreviation: abbreviation.to_uppercase(),
            aliases: words.collect(),
            at,
        });
    }

    fn owns(&mut self, keyword: &str, centres: &[&str], at: At, losses: &mut Losses) {
        if self.whose == Whose::Neutral {
            return add(&mut self.neutral, centres, false);
        }
        let line = format!("{keyword} {}", centres.join(" "));
        if let Some(power) = self.power(&at, &line, losses) {
            let owns = power.owns.get_or_insert_default();
            add(owns, centres, keyword == "CENTERS");
        }
    }

    fn unit(&mut self, line: &str, words: &[&str], at: At, losses: &mut Losses) {
        let unit = words.join(" ").to_uppercase();
        if words.len() != 2 {
            return not_understood(line, at, losses);
        }
        if self.whose == Whose::Neutral {
            let unit = cut(&unit);
            return losses.add(Some(at), LossKind::NeutralUnit { unit });
        }
        let base = |unit: &str| {
            let place = unit.split(' ').nth(1).unwrap_or_default();
            place.split('/').next().unwrap_or_default().to_owned()
        };
        // Whoever stood there before stands there no longer.
        let here = base(&unit);
        for power in self.powers.values_mut() {
            power.units.retain(|(other, _)| base(other) != here);
        }
        if let Some(power) = self.power(&at.clone(), line, losses) {
            power.units.push((unit, at));
        }
    }

    /// The powers that a line with a list of them means.
    fn whom(&self, words: &[&str], at: &At, line: &str, losses: &mut Losses) -> Vec<String> {
        let keys = |words: &[&str]| words.iter().map(|word| key(word)).collect::<Vec<_>>();
        let all = self.powers.keys().cloned();
        let rest = &words[1..];
        let is =
            |n: usize, wanted: &str| rest.get(n).is_some_and(|w| w.eq_ignore_ascii_case(wanted));
        match (rest, &self.whose) {
            ([], Whose::Power(power)) => vec![power.clone()],
            ([_], _) if is(0, "ALL") => all.collect(),
            ([_, _, but @ ..], _) if is(0, "ALL") && is(1, "EXCEPT") => {
                let but = keys(but);
                all.filter(|key| !but.contains(key)).collect()
            }
            ([_, ..], _) if !is(0, "ALL") => {
                let named = keys(rest);
                for unknown in named.iter().filter(|key| !self.powers.contains_key(*key)) {
                    let id = cut(unknown);
                    losses.add(Some(at.clone()), LossKind::UnknownPower { id });
                }
                named
            }
            _ => {
                not_understood(line, at.clone(), losses);
                Vec::new()
            }
        }
    }

    fn drop_place(&mut self, id: &str) {
        let coasts = format!("{id}/");
        let is_it = |key: &str| key == id || key.starts_with(&coasts);
        self.places.retain(|key, _| !is_it(key));
        self.names.retain(|name| !is_it(&name.abbreviation));
        for line in self.places.values_mut() {
            line.abuts.retain(|to| !is_it(&to.to_uppercase()));
        }
        for list in self.powers.values_mut().map(|power| &mut power.homes) {
            list.retain(|home| home != id);
        }
        self.neutral.retain(|centre| centre != id);
    }

    fn place(
        &mut self,
        ground: Option<Ground>,
        words: &[&str],
        at: At,
        line: &str,
        losses: &mut Losses,
    ) {
        let Some(id) = words.get(1).map(|id| id.to_uppercase()) else {
            return not_understood(line, at, losses);
        };
        let is_well_formed = words
            .get(2)
            .is_none_or(|word| word.eq_ignore_ascii_case("ABUTS"));
        let known = self.places.remove(&id);
        let mut place = match (ground, known) {
            _ if !is_well_formed => return not_understood(line, at, losses),
            (None, None) => return not_understood(line, at, losses),
            (None, Some(known)) => known,
            (Some(ground), known) => {
                let kept = known.filter(|_| words.len() <= 2);
                let abuts = kept.map(|known| known.abuts).unwrap_or_default();
                PlaceLine { ground, abuts, at }
            }
        };
        for to in words.iter().skip(3) {
            match to.strip_prefix('-') {
                None => place.abuts.push((*to).to_owned()),
                Some(gone) => {
                    let gone = gone.to_uppercase();
                    place
                        .abuts
                        .retain(|to| !to.to_uppercase().starts_with(&gone));
                }
            }
        }
        if !self.order.contains(&id) {
            self.order.push(id.clone());
        }
        self.places.insert(id, place);
    }

    /// A line that begins with no keyword: a power, or the centres that no power has.
    fn declare(&mut self, words: &[&str], at: At, line: &str, losses: &mut Losses) {
        let word = words[0];
        let is_neutral = ["UNOWNED", "NEUTRAL"].contains(&word.to_uppercase().as_str());
        let bracketed = words
            .get(1)
            .and_then(|word| word.strip_prefix('('))
            .filter(|_| !is_neutral);
        let homes = &words[if bracketed.is_some() { 2 } else { 1 }..];
        let is_home = |home: &&str| {
            let home = home.trim_start_matches(['-', '*']);
            !home.is_empty() && home.chars().all(char::is_alphanumeric)
        };
        let is_name = key(word).chars().next().is_some_and(char::is_alphabetic);
        // Without brackets or homes it is more likely a keyword that nobody knows.
        let is_bare = bracketed.is_none() && homes.is_empty() && !is_neutral;
        if !homes.iter().all(is_home)
            || !is_name
            || is_bare && !self.powers.contains_key(&key(word))
        {
            return not_understood(line, at, losses);
        }
        if is_neutral {
            self.whose = Whose::Neutral;
            return add(&mut self.neutral, homes, false);
        }
        let adjective = bracketed
            .map(|text| text.trim_end_matches(')'))
            .map(|text| text.split(':').next().unwrap_or_default().to_owned())
            .filter(|text| !text.is_empty());
        let key = key(word);
        let power = self.powers.entry(key.clone()).or_insert_with(|| PowerLine {
            word: word.to_owned(),
            adjective: None,
            homes: Vec::new(),
            owns: None,
            units: Vec::new(),
            asleep: false,
            at,
        });
        power.adjective = adjective.or(power.adjective.take());
        add(&mut power.homes, homes, false);
        self.whose = Whose::Power(key);
        self.no_longer_neutral(homes);
    }

    fn no_longer_neutral(&mut self, homes: &[&str]) {
        let homes: BTreeSet<String> = homes.iter().map(|home| home.to_uppercase()).collect();
        self.neutral.retain(|centre| !homes.contains(centre));
    }
}

/// Adds centres to a list, or takes away those with a minus.
fn add(list: &mut Vec<String>, centres: &[&str], is_new: bool) {
    if is_new {
        list.clear();
    }
    for word in centres {
        let id = word.trim_start_matches(['-', '*']).to_uppercase();
        list.retain(|known| *known != id);
        if !word.starts_with('-') && !id.is_empty() {
            list.push(id);
        }
    }
}

/// A power by its letters alone: `AUSTRIA,` is `AUSTRIA`.
pub(super) fn key(word: &str) -> String {
    let letters = word.chars().filter(|c| c.is_alphanumeric());
    letters.flat_map(char::to_uppercase).collect()
}

fn not_understood(line: &str, at: At, losses: &mut Losses) {
    let what = cut(line.trim());
    losses.add(Some(at), LossKind::NotUnderstood { what });
}
