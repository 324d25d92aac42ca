//! The games for some of a board's powers that its file names. They are offered when a game is made, and are no part of
//! the rules of one that is played.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::super::Power;
use super::super::own_words::{BoardSet, OwnBoard};
use super::fault::{BoardFault, FaultKind};
use super::form::{Fields, Form, Said};
use super::json::Json;
use super::spec::{LONGEST_NAME, Spec, by_language};

/// The most sets a board has: beside those the program has itself they fit into one menu of Discord.
pub(super) const MOST_SETS: usize = 15;
/// The word for a game of everybody, which no set may have.
const EVERYBODY: &str = "all";
/// The fewest powers a game has.
const LEAST: usize = 2;
/// What becomes of a power that is not played.
const FATES: [&str; 2] = ["neutral", "idle"];

pub(super) const SET: Fields = Fields {
    known: &["name", "names", "play", "absent"],
    later: &["pairs", "units", "goal", "opening"],
};

/// A set of the file.
pub(super) struct SetSpec {
    pub id: Said<String>,
    pub name: String,
    pub names: BTreeMap<String, String>,
    pub play: Vec<Said<Power>>,
    /// Powers that are not played, and whether their units stay.
    pub absent: Vec<(Said<Power>, bool)>,
}

/// Reads the sets of a file.
pub(super) fn read(form: &mut Form, said: Option<Said<Json>>) -> Vec<SetSpec> {
    let Some(said) = said else {
        return Vec::new();
    };
    let at = said.with(());
    let Some(object) = form.any_object(said) else {
        return Vec::new();
    };
    let sets: Vec<(String, Said<Json>)> = object.rest().collect();
    if sets.len() > MOST_SETS {
        let (count, most) = (sets.len(), MOST_SETS);
        form.wrong(&at, FaultKind::Sets { count, most });
        return Vec::new();
    }
    let read = sets
        .into_iter()
        .filter_map(|(id, said)| set(form, id, said));
    read.collect()
}

fn set(form: &mut Form, id: String, said: Said<Json>) -> Option<SetSpec> {
    let id = form.board(said.with(Json::Text(id)))?;
    let mut set = form.object(said, &SET)?;
    let Some(name) = set.take("name") else {
        form.missing(&set, "name");
        return None;
    };
    let name = form.shown(name, LONGEST_NAME)?.value;
    let names = by_language(form, set.take("names"));
    let Some(play) = set.take("play") else {
        form.missing(&set, "play");
        return None;
    };
    let play = form.list(play)?.into_iter();
    let play = play.filter_map(|said| form.power(said)).collect();
    let absent = set.take("absent").and_then(|said| form.any_object(said));
    let absent = absent.into_iter().flat_map(super::form::Object::rest);
    let absent = absent.filter_map(|(id, said)| {
        let power = form.power(said.with(Json::Text(id)))?;
        let fate = form.word(said, &FATES)?;
        Some((power, fate == FATES[1]))
    });
    let absent = absent.collect();
    Some(SetSpec {
        id,
        name,
        names,
        play,
        absent,
    })
}

impl SetSpec {
    /// Who is played, and whose units stand idle. Two sets that are the same in this are the same game.
    fn parts(&self) -> (BTreeSet<Power>, BTreeSet<Power>) {
        let idle = self.absent.iter().filter(|(_, idle)| *idle);
        (
            self.play.iter().map(|power| power.value).collect(),
            idle.map(|(power, _)| power.value).collect(),
        )
    }
}

/// What is wrong with the sets.
pub(super) fn check(spec: &Spec) -> Vec<BoardFault> {
    let mut faults = Vec::new();
    let powers: BTreeMap<Power, bool> =
        spec.powers.iter().map(|p| (p.id.value, p.asleep)).collect();
    let awake = powers.values().filter(|asleep| !**asleep).count();
    let mut names: BTreeSet<String> = BTreeSet::new();
    let mut games = BTreeSet::new();
    for set in &spec.sets {
        let before = faults.len();
        if set.id.value == EVERYBODY {
            let id = set.id.value.clone();
            faults.push(set.id.fault(FaultKind::SetForEverybody { id }));
        }
        let own: BTreeSet<String> = [&set.name]
            .into_iter()
            .chain(set.names.values())
            .map(|name| name.to_lowercase())
            .collect();
        for name in own {
            if !names.insert(name.clone()) {
                faults.push(set.id.fault(FaultKind::SetNameTwice { name }));
            }
        }
        faults.extend(who(set, &powers));
        let (played, idle) = set.parts();
        if faults.len() > before {
            continue;
        }
        if played.len() < LEAST {
            let count = played.len();
            faults.push(set.id.fault(FaultKind::SetTooFew { count }));
        } else if played.len() == awake {
            faults.push(set.id.fault(FaultKind::SetPlaysAll));
        } else if !games.insert((played, idle)) {
            faults.push(set.id.fault(FaultKind::SetTwice));
        }
    }
    faults
}

/// Whether a set's powers are on the board, each in one place. For each power of the board, `powers` says whether it
/// is asleep.
fn who(set: &SetSpec, powers: &BTreeMap<Power, bool>) -> Vec<BoardFault> {
    let mut faults = Vec::new();
    let mut named = BTreeSet::new();
    let all = set.play.iter().map(|power| (power, true));
    let all = all.chain(set.absent.iter().map(|(power, _)| (power, false)));
    for (said, played) in all {
        let power = said.value;
        let id = || power.to_string();
        let kind = match powers.get(&power) {
            None => FaultKind::NotOnTheBoard { id: id() },
            Some(true) => FaultKind::SetNamesAsleep { power },
            Some(false) if named.insert(power) => continue,
            Some(false) if played => FaultKind::ListedTwice { id: id() },
            Some(false) => FaultKind::SetPlaysAbsent { power },
        };
        faults.push(said.fault(kind));
    }
    faults
}

/// The sets as the program offers them, by id.
pub(super) fn offered(spec: &Spec) -> Vec<BoardSet> {
    let sets = spec.sets.iter().map(|set| {
        let (played, idle) = set.parts();
        BoardSet {
            id: set.id.value.clone(),
            name: set.name.clone(),
            names: set.names.clone(),
            played: played.into_iter().collect(),
            idle: idle.into_iter().collect(),
        }
    });
    let mut sets: Vec<BoardSet> = sets.collect();
    sets.sort_by(|a, b| a.id.cmp(&b.id));
    sets
}

/// A set as it is kept with a board's rules.
#[derive(Serialize)]
pub(super) struct SetText<'s> {
    absent: BTreeMap<Power, &'static str>,
    name: &'s str,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    names: &'s BTreeMap<String, String>,
    play: &'s [Power],
}

/// The sets in the form in which they are read.
pub(super) fn text<'s>(own: &'s OwnBoard) -> BTreeMap<&'s str, SetText<'s>> {
    let set = |set: &'s BoardSet| {
        let BoardSet {
            id,
            name,
            names,
            played,
            idle,
        } = set;
        let absent = idle.iter().map(|power| (*power, FATES[1])).collect();
        let text = SetText {
            absent,
            name,
            names,
            play: played,
        };
        (id.as_str(), text)
    };
    own.sets.iter().map(set).collect()
}
