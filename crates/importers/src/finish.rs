//! What holds for every board, whatever it was made for: borders from both sides, units that can stand, words that mean
//! one thing.

use std::collections::{BTreeMap, BTreeSet};

use crate::draft::{Draft, Terrain, province_of};
use crate::ids::{NAME, plain, shown};
use crate::loss::{At, LossKind, Losses, cut};

/// The most other words for a province.
const MOST_WORDS: usize = 12;
/// The longest description and author, and the longest rules, in characters.
pub(crate) const DESCRIPTION: usize = 300;
const AUTHOR: usize = 100;
const RULES: usize = 4000;

/// Puts a draft in order, and says what had to go.
pub(crate) fn finish(draft: &mut Draft, losses: &mut Losses) {
    texts(draft, losses);
    lone_coasts(draft, losses);
    terrain(draft, losses);
    borders(draft, losses);
    homes(draft, losses);
    owned(draft, losses);
    units(draft, losses);
    words(draft, losses);
}

fn texts(draft: &mut Draft, losses: &mut Losses) {
    tidy(&mut draft.name, NAME, losses);
    tidy(&mut draft.description, DESCRIPTION, losses);
    tidy(&mut draft.author, AUTHOR, losses);
    tidy(&mut draft.rules, RULES, losses);
    for power in &mut draft.powers {
        tidy(&mut power.name, NAME, losses);
        if let Some(adjective) = &mut power.adjective {
            tidy(adjective, NAME, losses);
        }
    }
    for province in &mut draft.provinces {
        tidy(&mut province.name, NAME, losses);
        for word in &mut province.aka {
            tidy(word, NAME, losses);
        }
        province.aka.retain(|word| !word.is_empty());
        if province.name.is_empty() {
            let id = province.id.clone();
            losses.add(province.at.clone(), LossKind::Nameless { id });
            province.name.clone_from(&province.id);
        }
    }
}

fn tidy(text: &mut String, most: usize, losses: &mut Losses) {
    let (short, changed) = shown(text, most);
    if changed && !text.trim().is_empty() {
        let to = cut(&short);
        losses.of_board(LossKind::Shortened { to });
    }
    *text = short;
}

/// A province with one coast has no coasts that need be told apart.
fn lone_coasts(draft: &mut Draft, losses: &mut Losses) {
    let mut lone = BTreeMap::new();
    for province in &mut draft.provinces {
        let named: Vec<String> = province.fleet.keys().cloned().collect();
        let named: Vec<&String> = named.iter().filter(|coast| !coast.is_empty()).collect();
        let [coast] = named.as_slice() else {
            continue;
        };
        let to = province.fleet.remove(*coast).unwrap_or_default();
        province.fleet.entry(String::new()).or_default().extend(to);
        let id = province.id.clone();
        lone.insert(format!("{id}/{coast}"), id.clone());
        losses.add(province.at.clone(), LossKind::OneCoast { id });
    }
    if lone.is_empty() {
        return;
    }
    for province in &mut draft.provinces {
        for list in province.fleet.values_mut() {
            let whole = |place: &String| lone.get(place).unwrap_or(place).clone();
            *list = list.iter().map(whole).collect();
        }
    }
    for (unit, _) in draft.powers.iter_mut().flat_map(|power| &mut power.units) {
        if let Some(whole) = lone.get(&unit.at) {
            unit.at.clone_from(whole);
        }
    }
}

fn terrain(draft: &mut Draft, losses: &mut Losses) {
    for province in &mut draft.provinces {
        province.fleet.retain(|_, to| !to.is_empty());
        let (id, at) = (province.id.clone(), province.at.clone());
        match province.terrain {
            Terrain::Inland if !province.fleet.is_empty() => {
                province.terrain = Terrain::Coast;
                losses.add(at, LossKind::LandWithFleets { id });
            }
            Terrain::Coast if province.fleet.is_empty() => {
                province.terrain = Terrain::Inland;
                losses.add(at, LossKind::CoastWithoutFleets { id });
            }
            Terrain::Sea if province.centre => {
                province.centre = false;
                losses.add(at, LossKind::CentreAtSea { id });
            }
            _ => {}
        }
    }
}

/// What is known of a place when borders to it are judged.
struct Known {
    terrain: BTreeMap<String, Terrain>,
    /// The places of fleets that are there, and the provinces with several.
    stands: BTreeSet<String>,
    split: BTreeSet<String>,
}

fn known(draft: &Draft) -> Known {
    let terrain = draft.provinces.iter().map(|p| (p.id.clone(), p.terrain));
    let mut stands = BTreeSet::new();
    for province in &draft.provinces {
        for coast in province.fleet.keys() {
            stands.insert(stand(&province.id, coast));
        }
    }
    let split = draft.provinces.iter().filter(|p| p.is_split());
    Known {
        terrain: terrain.collect(),
        stands,
        split: split.map(|p| p.id.clone()).collect(),
    }
}

fn stand(id: &str, coast: &str) -> String {
    if coast.is_empty() {
        id.to_owned()
    } else {
        format!("{id}/{coast}")
    }
}

fn borders(draft: &mut Draft, losses: &mut Losses) {
    let known = known(draft);
    for province in &mut draft.provinces {
        let (id, at, terrain) = (province.id.clone(), province.at.clone(), province.terrain);
        province.army.retain(|to| {
            let kind = match known.terrain.get(to) {
                None => LossKind::UnknownProvince { id: cut(to) },
                Some(_) if *to == id => return false,
                Some(there) if *there == Terrain::Sea || terrain == Terrain::Sea => {
                    let (from, to) = (id.clone(), to.clone());
                    LossKind::ArmyAtSea { from, to }
                }
                Some(_) => return true,
            };
            losses.add(at.clone(), kind);
            false
        });
        for (coast, list) in &mut province.fleet {
            let from = stand(&id, coast);
            list.retain(|to| fleet_border(&known, &from, to, at.as_ref(), losses));
        }
    }
    one_sided(draft, losses);
}

/// Whether a border for fleets can stay, and what is wrong if it cannot.
fn fleet_border(known: &Known, from: &str, to: &str, at: Option<&At>, losses: &mut Losses) -> bool {
    let there = province_of(to);
    let kind = match known.terrain.get(there) {
        None => LossKind::UnknownProvince { id: cut(to) },
        Some(_) if there == province_of(from) => return false,
        Some(_) if there == to && known.split.contains(there) => LossKind::CoastNotSaid {
            from: from.to_owned(),
            to: to.to_owned(),
        },
        Some(Terrain::Inland) => LossKind::FleetInland {
            from: from.to_owned(),
            to: to.to_owned(),
        },
        Some(_) if !known.stands.contains(to) => LossKind::UnknownProvince { id: cut(to) },
        Some(_) => return true,
    };
    losses.add(at.cloned(), kind);
    false
}

fn one_sided(draft: &mut Draft, losses: &mut Losses) {
    let mut army = BTreeSet::new();
    let mut fleet = BTreeSet::new();
    for province in &draft.provinces {
        for to in &province.army {
            army.insert((province.id.clone(), to.clone()));
        }
        for (coast, list) in &province.fleet {
            for to in list {
                fleet.insert((stand(&province.id, coast), to.clone()));
            }
        }
    }
    let mut has_both =
        |all: &BTreeSet<(String, String)>, from: &str, to: &str, whom, at: &Option<At>| {
            let there = all.contains(&(to.to_owned(), from.to_owned()));
            if !there {
                let (from, to) = (from.to_owned(), to.to_owned());
                losses.add(at.clone(), LossKind::OneSided { whom, from, to });
            }
            there
        };
    for province in &mut draft.provinces {
        let (id, at) = (province.id.clone(), province.at.clone());
        province
            .army
            .retain(|to| has_both(&army, &id, to, "armies", &at));
        for (coast, list) in &mut province.fleet {
            let from = stand(&id, coast);
            list.retain(|to| has_both(&fleet, &from, to, "fleets", &at));
        }
    }
}

fn homes(draft: &mut Draft, losses: &mut Losses) {
    let mut of: BTreeMap<String, String> = BTreeMap::new();
    let centres: BTreeSet<String> = draft
        .provinces
        .iter()
        .filter(|p| p.centre)
        .map(|p| p.id.clone())
        .collect();
    for power in &mut draft.powers {
        let name = power.id.clone();
        power.homes.retain(|home| {
            if !centres.contains(home) {
                losses.of_board(LossKind::UnknownProvince { id: cut(home) });
                return false;
            }
            match of.get(home) {
                Some(first) if *first != name => {
                    losses.of_board(LossKind::TwoHomes {
                        id: home.clone(),
                        first: first.clone(),
                        second: name.clone(),
                    });
                    false
                }
                Some(_) => false,
                None => {
                    of.insert(home.clone(), name.clone());
                    true
                }
            }
        });
    }
}

/// Has powers without homes be at home in what they own at first, where a format says the two apart.
pub(crate) fn at_home_in_owned(draft: &mut Draft, losses: &mut Losses) {
    for power in &mut draft.powers {
        let Some(owns) = power
            .owns
            .take_if(|owns| !owns.is_empty() && power.homes.is_empty())
        else {
            continue;
        };
        let kind = LossKind::OwnedAsHomes {
            power: cut(&power.name),
            count: owns.len(),
        };
        losses.add(power.at.clone(), kind);
        power.homes = owns;
    }
}

/// Leaves out what no power can own at first.
fn owned(draft: &mut Draft, losses: &mut Losses) {
    let centres: BTreeSet<String> = draft
        .provinces
        .iter()
        .filter(|p| p.centre)
        .map(|p| p.id.clone())
        .collect();
    let mut taken = BTreeSet::new();
    for power in &mut draft.powers {
        let Some(owns) = &mut power.owns else {
            continue;
        };
        let mut own = BTreeSet::new();
        owns.retain(|id| {
            // Written twice, it says nothing new.
            if !own.insert(id.clone()) {
                return false;
            }
            let free = centres.contains(id) && taken.insert(id.clone());
            if !free {
                let id = cut(id);
                losses.add(power.at.clone(), LossKind::OwnedTwice { id });
            }
            free
        });
        if own == power.homes.iter().cloned().collect() {
            power.owns = None;
        }
    }
}

fn units(draft: &mut Draft, losses: &mut Losses) {
    let known = known(draft);
    let mut taken = BTreeSet::new();
    for power in &mut draft.powers {
        if draft.opens_with_builds {
            let count = power.units.len();
            if count > 0 {
                let power = power.name.clone();
                losses.of_board(LossKind::UnitsBeforeBuilds { power, count });
            }
            power.units.clear();
        }
        power.units.retain(|(unit, at)| {
            let there = province_of(&unit.at);
            let stands = match known.terrain.get(there) {
                None => false,
                Some(_) if unit.is_fleet => known.stands.contains(&unit.at),
                Some(terrain) => *terrain != Terrain::Sea && there == unit.at,
            };
            let stands = stands && taken.insert(there.to_owned());
            if !stands {
                let unit = cut(&unit.to_string());
                losses.add(at.clone(), LossKind::Unit { unit });
            }
            stands
        });
    }
}

/// Leaves out words for a province that stand for another one, or for the same one once more.
fn words(draft: &mut Draft, losses: &mut Losses) {
    let mut of: BTreeMap<String, String> = BTreeMap::new();
    for province in &draft.provinces {
        of.insert(plain(&province.id), province.id.clone());
        of.insert(plain(&province.name), province.id.clone());
    }
    for power in &draft.powers {
        for word in [Some(&power.name), power.adjective.as_ref()]
            .into_iter()
            .flatten()
        {
            of.entry(plain(word)).or_insert_with(|| power.name.clone());
        }
    }
    for province in &mut draft.provinces {
        let (id, at) = (province.id.clone(), province.at.clone());
        let mut spellings = BTreeSet::from([id.clone(), province.name.to_lowercase()]);
        province.aka.retain(|word| {
            let alias = plain(word);
            match of.get(&alias) {
                // The same word in another spelling is kept; written alike it says nothing new.
                Some(other) if *other == id => spellings.insert(word.to_lowercase()),
                Some(other) => {
                    let (alias, other) = (cut(word), other.clone());
                    let id = id.clone();
                    losses.add(at.clone(), LossKind::AliasClash { alias, id, other });
                    false
                }
                None => {
                    of.insert(alias, id.clone());
                    spellings.insert(word.to_lowercase())
                }
            }
        });
        if province.aka.len() > MOST_WORDS {
            let count = province.aka.len() - MOST_WORDS;
            province.aka.truncate(MOST_WORDS);
            let most = MOST_WORDS;
            losses.add(at, LossKind::AliasTooMany { id, count, most });
        }
    }
}
