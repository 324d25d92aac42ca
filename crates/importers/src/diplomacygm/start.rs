//! How a game begins: supply centres, homes, what powers own, and units.

use roxmltree::Node;

use super::config::{Config, UnitSign};
use super::layers::label;
use super::map::{Map, Marker, fill, nothing};
use crate::draft::{Draft, UnitDraft, province_of};
use crate::loss::{LossKind, Losses, cut};

const SODIPODI: &str = "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd";
/// Lines are black, whatever else a marker is.
const BLACK: &str = "000000";

pub(super) fn read(draft: &mut Draft, map: &Map<'_>, config: &Config, losses: &mut Losses) {
    centres(draft, map, config, losses);
    owned(draft, map, config, losses);
    for marker in &map.units {
        unit(draft, map, config, marker, losses);
    }
    if draft.goal.is_none() {
        // What holds there without a number.
        let centres = draft.provinces.iter().filter(|p| p.centre).count();
        draft.goal = u32::try_from(centres.div_ceil(2)).ok();
    }
}

/// Centres, and whose homes they are by the colour of their symbols.
fn centres(draft: &mut Draft, map: &Map<'_>, config: &Config, losses: &mut Losses) {
    for marker in &map.centres {
        let place = map.place(&marker.label);
        let province = place.and_then(|place| {
            let id = province_of(&place).to_owned();
            draft.provinces.iter_mut().find(|p| p.id == id)
        });
        let Some(province) = province else {
            nothing(marker, losses);
            continue;
        };
        province.centre = true;
        let colours: Vec<String> = marker
            .shapes
            .iter()
            .filter_map(|shape| fill(shape.node))
            .collect();
        let colour = colours
            .iter()
            .find(|colour| *colour != BLACK)
            .or(colours.last());
        let id = province.id.clone();
        let at = marker.shapes.first().map(|shape| shape.at.clone());
        let power = match colour {
            Some(colour) => owner(config, colour, &id),
            None => Ok(None),
        };
        match power {
            Ok(Some(power)) => {
                let power = draft.powers.iter_mut().find(|p| p.id == power);
                if let Some(power) = power {
                    power.homes.push(id);
                }
            }
            Ok(None) => {}
            Err(kind) => losses.add(at, kind),
        }
    }
}

/// The power of a colour.
fn owner(config: &Config, colour: &str, id: &str) -> Result<Option<String>, LossKind> {
    let known = config.colours.get(colour);
    known.cloned().ok_or_else(|| LossKind::UnknownColour {
        id: id.to_owned(),
        colour: format!("#{colour}"),
    })
}

/// What powers own at first, by the colour of the land.
fn owned(draft: &mut Draft, map: &Map<'_>, config: &Config, losses: &mut Losses) {
    let mut without_centre = 0;
    for power in &mut draft.powers {
        power.owns = Some(Vec::new());
    }
    for province in &draft.provinces {
        let Some(power) = owner_of(map, config, &province.id, losses) else {
            continue;
        };
        if !province.centre {
            without_centre += 1;
            continue;
        }
        let power = draft.powers.iter_mut().find(|p| p.id == power);
        if let Some(owns) = power.and_then(|power| power.owns.as_mut()) {
            owns.push(province.id.clone());
        }
    }
    if without_centre > 0 {
        let count = without_centre;
        losses.of_board(LossKind::OwnedLand { count });
    }
}

/// The power whose colour a land has. Seas have none.
fn owner_of(map: &Map<'_>, config: &Config, id: &str, losses: &mut Losses) -> Option<String> {
    let province = map.provinces.iter().find(|p| p.id == id)?;
    if province.ground == super::map::Ground::Sea {
        return None;
    }
    match owner(config, &province.colour()?, id) {
        Ok(power) => power,
        Err(kind) => {
            let shape = province.land.first().or(province.shapes.first());
            losses.add(shape.map(|shape| shape.at.clone()), kind);
            None
        }
    }
}

fn unit(
    draft: &mut Draft,
    map: &Map<'_>,
    config: &Config,
    marker: &Marker<'_>,
    losses: &mut Losses,
) {
    let at = marker.shapes.first().map(|shape| shape.at.clone());
    let (is_fleet, name) = kind(config, marker);
    let Some(place) = map.place(name.trim()) else {
        return nothing(marker, losses);
    };
    let unit = UnitDraft {
        is_fleet: is_fleet.unwrap_or(false),
        at: place.clone(),
    };
    if is_fleet.is_none() {
        let unit = cut(&unit.to_string());
        losses.add(at.clone(), LossKind::UnitUnclear { unit });
    }
    let power = owner_of(map, config, province_of(&place), losses);
    let power = power.and_then(|power| draft.powers.iter_mut().find(|p| p.id == power));
    match power {
        Some(power) => power.units.push((unit, at)),
        None => {
            let unit = cut(&unit.to_string());
            losses.add(at, LossKind::NeutralUnit { unit });
        }
    }
}

/// Whether a unit is a fleet, if that is said, and the name of its place.
fn kind<'m>(config: &Config, marker: &'m Marker<'_>) -> (Option<bool>, &'m str) {
    let whole = marker.label.as_str();
    match config.unit_sign {
        UnitSign::Letter => {
            let mut letters = whole.chars();
            let kind = match letters.next() {
                Some('F' | 'f') => Some(true),
                Some('A' | 'a') => Some(false),
                _ => None,
            };
            (kind, letters.as_str())
        }
        UnitSign::Part => {
            let unit = marker.shapes.first().and_then(|shape| top(shape.node));
            let mut parts = unit.into_iter().flat_map(|unit| unit.children());
            let word = parts
                .by_ref()
                .filter(Node::is_element)
                .nth(1)
                .and_then(label)
                .map(str::to_lowercase);
            let kind = match word.as_deref() {
                Some("sail" | "f" | "3") => Some(true),
                Some("shield" | "a" | "6") => Some(false),
                _ => None,
            };
            (kind, whole)
        }
        UnitSign::Sides => {
            let shapes = marker.shapes.iter().rev();
            let mut sides = shapes.filter_map(|shape| shape.node.attribute((SODIPODI, "sides")));
            let kind = match sides.next() {
                Some("3") => Some(true),
                Some("6") => Some(false),
                _ => None,
            };
            (kind, whole)
        }
    }
}

/// The element of a layer in which a shape is.
fn top<'n>(node: Node<'n, 'n>) -> Option<Node<'n, 'n>> {
    // From the outermost: document, `<svg>`, layer, element.
    let mut above: Vec<Node<'n, 'n>> = node.ancestors().collect();
    above.reverse();
    above.get(3).copied()
}
