//! The provinces of a file and their borders.

use std::collections::{BTreeMap, BTreeSet};

use roxmltree::Node;

use super::elements::{Reader, attribute, children};
use super::places::{Coast, Known, Places, Row, listed};
use crate::draft::{ProvinceDraft, Terrain};
use crate::loss::{LossKind, cut};

/// Puts the provinces together.
pub(super) fn provinces<'n>(
    places: &Places,
    rows: &[Row<'n>],
    reader: &mut Reader<'n, '_>,
) -> Vec<ProvinceDraft> {
    reader.others(reader.root(), &[], &["BORDER_DEFINITIONS", "PROVINCE"]);
    let mut provinces = Vec::new();
    for row in rows {
        provinces.extend(province(places, row, reader));
    }
    border_rules(reader);
    provinces
}

/// One province; `None` if it has no borders, which say what it is.
fn province<'n>(
    places: &Places,
    row: &Row<'n>,
    reader: &mut Reader<'n, '_>,
) -> Option<ProvinceDraft> {
    let Row { id, node } = row;
    reader.others(
        *node,
        &["shortname", "fullname", "isConvoyableCoast", "borders"],
        &["UNIQUENAME", "ADJACENCY"],
    );
    let name = attribute(*node, "fullname").to_owned();
    let mut province = ProvinceDraft::new(id.clone(), name, Terrain::Inland);
    province.at = Some(reader.at(*node));
    for word in children(*node, "UNIQUENAME") {
        province.aka.push(attribute(word, "name").to_owned());
    }
    let mut walks = false;
    let mut read = BTreeSet::new();
    for adjacency in children(*node, "ADJACENCY") {
        reader.others(adjacency, &["type", "refs"], &[]);
        // Without a type, it is one of armies.
        let kind = match attribute(adjacency, "type") {
            "" => "mv",
            kind => kind,
        };
        let Some(coast) = Coast::of(kind) else {
            reader.bad_attribute(adjacency, "type");
            continue;
        };
        if !read.insert(kind) {
            let (id, kind) = (id.clone(), kind.to_owned());
            reader.lose(adjacency, LossKind::ListedTwice { id, kind });
        }
        match coast {
            Coast::Land => {
                walks |= listed(adjacency).next().is_some();
                army(places, &mut province, adjacency, reader);
            }
            Coast::Whole => fleet(places, &mut province, "", adjacency, reader),
            Coast::Named(coast) => fleet(places, &mut province, coast, adjacency, reader),
        }
    }
    whole_of_a_split_one(&mut province, *node, reader);
    let sails = province.fleet.values().any(|to| !to.is_empty());
    province.terrain = match (walks, sails) {
        (false, false) => {
            let id = id.clone();
            reader.lose(*node, LossKind::NoTerrain { id });
            return None;
        }
        (true, false) => Terrain::Inland,
        // Water has one coast; whatever has several is land that no army reaches.
        (false, true) if !province.is_split() => Terrain::Sea,
        (_, true) => Terrain::Coast,
    };
    if attribute(*node, "isConvoyableCoast").eq_ignore_ascii_case("true") {
        let id = id.clone();
        reader.lose(*node, LossKind::ConvoyableCoast { id });
    }
    Some(province)
}

/// Where armies walk.
fn army<'n>(
    places: &Places,
    province: &mut ProvinceDraft,
    adjacency: Node<'n, 'n>,
    reader: &mut Reader<'n, '_>,
) {
    for word in listed(adjacency) {
        let kind = match places.place(word) {
            None => LossKind::UnknownProvince { id: cut(word) },
            // That nobody enters it is said already.
            Some((Known::Closed, _)) => continue,
            Some((Known::Open(id), None | Some(Coast::Land))) => {
                province.army.insert(id.clone());
                continue;
            }
            Some((Known::Open(_), Some(Coast::Whole | Coast::Named(_)))) => LossKind::ArmyOnCoast {
                from: province.id.clone(),
                to: cut(word),
            },
        };
        reader.lose(adjacency, kind);
    }
}

/// Where fleets sail from one coast, or from the whole of a province.
fn fleet<'n>(
    places: &Places,
    province: &mut ProvinceDraft,
    coast: &str,
    adjacency: Node<'n, 'n>,
    reader: &mut Reader<'n, '_>,
) {
    let reached = province.fleet.entry(coast.to_owned()).or_default();
    for word in listed(adjacency) {
        match places.place(word) {
            None => {
                let id = cut(word);
                reader.lose(adjacency, LossKind::UnknownProvince { id });
            }
            Some((Known::Closed, _)) => {}
            Some((Known::Open(_), Some(Coast::Land))) => reader.not_understood(adjacency, word),
            Some((Known::Open(id), None | Some(Coast::Whole))) => {
                reached.insert(id.clone());
            }
            Some((Known::Open(id), Some(Coast::Named(coast)))) => {
                reached.insert(format!("{id}/{coast}"));
            }
        }
    }
}

/// Where coasts are told apart, fleets cannot sail from the whole of a province.
fn whole_of_a_split_one<'n>(
    province: &mut ProvinceDraft,
    node: Node<'n, 'n>,
    reader: &mut Reader<'n, '_>,
) {
    if !province.is_split() {
        return;
    }
    for to in province.fleet.remove("").unwrap_or_default() {
        let (from, to) = (to, province.id.clone());
        reader.lose(node, LossKind::CoastNotSaid { from, to });
    }
}

/// Rules for who passes borders, and when, have no equivalent.
fn border_rules(reader: &mut Reader<'_, '_>) {
    let root = reader.root();
    let mut at: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for province in children(root, "PROVINCE") {
        for rule in attribute(province, "borders").split_whitespace() {
            at.entry(rule)
                .or_default()
                .push(attribute(province, "shortname"));
        }
    }
    for rule in children(root, "BORDER_DEFINITIONS").flat_map(|all| children(all, "BORDER")) {
        let id = attribute(rule, "id");
        let kind = match at.remove(id) {
            Some(provinces) => LossKind::BorderRule {
                rule: cut(id),
                provinces: cut(&provinces.join(", ")),
            },
            None => LossKind::NoEquivalent {
                what: cut(&format!("<BORDER id=\"{id}\">")),
            },
        };
        reader.lose(rule, kind);
    }
    let unknown = children(root, "PROVINCE").filter(|province| {
        let mut rules = attribute(*province, "borders").split_whitespace();
        rules.any(|rule| at.contains_key(rule))
    });
    for province in unknown {
        reader.bad_attribute(province, "borders");
    }
}
