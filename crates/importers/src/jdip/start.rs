//! The powers of a variant, and how its game begins: centres, homes, what powers own, and units.

use std::collections::BTreeMap;

use roxmltree::Node;

use super::elements::{Reader, attribute, children, parts};
use super::places::{Coast, Places};
use crate::draft::{Draft, PowerDraft, Terrain, UnitDraft};
use crate::finish::at_home_in_owned;
use crate::ids::{Ids, POWER, plain};
use crate::loss::{LossKind, cut};

/// The most powers that are read.
const MOST_POWERS: usize = 200;

/// The powers by all their names, in small letters: the place of each in the draft.
pub(super) type Powers = BTreeMap<String, usize>;

/// Reads the powers and how the game begins.
pub(super) fn read<'n>(
    draft: &mut Draft,
    variant: Node<'n, 'n>,
    places: &Places,
    reader: &mut Reader<'n, '_>,
) -> Powers {
    let powers = powers(draft, variant, reader);
    centres(draft, variant, places, &powers, reader);
    at_home_in_owned(draft, reader.losses);
    for unit in children(variant, "INITIALSTATE") {
        read_unit(draft, unit, places, &powers, reader);
    }
    powers
}

fn powers<'n>(draft: &mut Draft, variant: Node<'n, 'n>, reader: &mut Reader<'n, '_>) -> Powers {
    let mut ids = Ids::new(POWER);
    let mut by_name = Powers::new();
    let mut other_names = Vec::new();
    for node in children(variant, "POWER") {
        reader.others(node, &["name", "active", "adjective", "altnames"], &[]);
        let name = attribute(node, "name");
        if name.is_empty() || draft.powers.len() >= MOST_POWERS {
            reader.not_understood(node, format!("<POWER> {name}").trim_end());
            continue;
        }
        let place = draft.powers.len();
        if by_name.contains_key(&name.to_lowercase()) {
            let what = cut(name);
            reader.lose(node, LossKind::Twice { what });
            continue;
        }
        by_name.insert(name.to_lowercase(), place);
        let mut id = plain(name);
        id.truncate(POWER);
        let id = ids.deal_one_of(name, std::iter::once(id));
        let mut power = PowerDraft::new(id, name.to_owned());
        power.at = Some(reader.at(node));
        power.owns = Some(Vec::new());
        let adjective = attribute(node, "adjective");
        power.adjective = (!adjective.is_empty()).then(|| adjective.to_owned());
        match attribute(node, "active").to_lowercase().as_str() {
            "" | "true" => {}
            "false" => power.asleep = true,
            _ => reader.bad_attribute(node, "active"),
        }
        let names = attribute(node, "altnames");
        if !names.is_empty() {
            reader.no_equivalent(node, &format!("altnames=\"{names}\""));
            other_names.extend(parts(names).map(|name| (name.to_lowercase(), place)));
        }
        draft.powers.push(power);
    }
    for (name, place) in other_names {
        by_name.entry(name).or_insert(place);
    }
    by_name
}

/// Whose a centre is.
enum Owner {
    Nobody,
    Power(usize),
    Unknown,
}

/// The power that an attribute names.
fn owner(node: Node<'_, '_>, name: &str, powers: &Powers) -> Owner {
    match attribute(node, name).to_lowercase().as_str() {
        "" | "none" => Owner::Nobody,
        name => powers
            .get(name)
            .map_or(Owner::Unknown, |place| Owner::Power(*place)),
    }
}

fn centres<'n>(
    draft: &mut Draft,
    variant: Node<'n, 'n>,
    places: &Places,
    powers: &Powers,
    reader: &mut Reader<'n, '_>,
) {
    // In the order of the file, with the power that is at home there and the one that owns it.
    let mut centres: Vec<(String, [Option<usize>; 2])> = Vec::new();
    let mut place_of: BTreeMap<String, usize> = BTreeMap::new();
    for node in children(variant, "SUPPLYCENTER") {
        reader.others(node, &["province", "homepower", "owner"], &[]);
        let word = attribute(node, "province");
        let Some(id) = places.stand(word).filter(|id| !id.contains('/')) else {
            let id = cut(word);
            reader.lose(node, LossKind::UnknownProvince { id });
            continue;
        };
        let place = *place_of.entry(id.clone()).or_insert(centres.len());
        if place < centres.len() {
            let id = id.clone();
            reader.lose(node, LossKind::CentreTwice { id });
        } else {
            centres.push((id, [None; 2]));
        }
        let said = ["homepower", "owner"].map(|name| (name, owner(node, name, powers)));
        for ((name, said), whose) in said.into_iter().zip(&mut centres[place].1) {
            match said {
                Owner::Nobody => {}
                Owner::Power(power) => *whose = Some(power),
                Owner::Unknown => unknown_power(node, name, reader),
            }
        }
    }
    for (id, [home, owner]) in &centres {
        if let Some(power) = home {
            draft.powers[*power].homes.push(id.clone());
        }
        if let Some(power) = owner {
            let owns = draft.powers[*power].owns.get_or_insert_default();
            owns.push(id.clone());
        }
    }
    for province in &mut draft.provinces {
        province.centre = place_of.contains_key(&province.id);
        // An island that no land touches is written there as water is.
        if province.centre && province.terrain == Terrain::Sea {
            province.terrain = Terrain::Coast;
            let id = province.id.clone();
            let at = province.at.clone();
            reader.losses.add(at, LossKind::CentreInWater { id });
        }
    }
}

fn unknown_power(node: Node<'_, '_>, name: &str, reader: &mut Reader<'_, '_>) {
    let id = cut(attribute(node, name));
    reader.lose(node, LossKind::UnknownPower { id });
}

fn read_unit(
    draft: &mut Draft,
    node: Node<'_, '_>,
    places: &Places,
    powers: &Powers,
    reader: &mut Reader<'_, '_>,
) {
    reader.others(node, &["province", "power", "unit", "unitcoast"], &[]);
    let power = attribute(node, "power").to_lowercase();
    let (word, kind) = (attribute(node, "province"), attribute(node, "unit"));
    let coast = attribute(node, "unitcoast");
    let written = match coast {
        "" => cut(&format!("{kind} {word}")),
        coast => cut(&format!("{kind} {word}-{coast}")),
    };
    let is_fleet = match kind.to_lowercase().as_str() {
        "army" | "a" => Some(false),
        "fleet" | "f" => Some(true),
        // Wings are a third kind, which we do not have.
        _ => None,
    };
    let stand = places.stand(word).and_then(|stand| {
        // Without a word for a coast, it is the whole of the province.
        let coast = match coast.to_lowercase().as_str() {
            "" | "none" => return Some(stand),
            word => Coast::of(word)?,
        };
        match coast {
            Coast::Land | Coast::Whole => Some(stand),
            Coast::Named(_) if stand.contains('/') => None,
            Coast::Named(coast) => Some(format!("{stand}/{coast}")),
        }
    });
    match (is_fleet, stand, powers.get(&power)) {
        (Some(is_fleet), Some(at), Some(place)) => {
            let unit = UnitDraft { is_fleet, at };
            let at = reader.at(node);
            draft.powers[*place].units.push((unit, Some(at)));
        }
        (Some(_), Some(_), None) if ["", "none"].contains(&power.as_str()) => {
            reader.lose(node, LossKind::NeutralUnit { unit: written });
        }
        (Some(_), Some(_), None) => unknown_power(node, "power", reader),
        _ => reader.lose(node, LossKind::Unit { unit: written }),
    }
}
