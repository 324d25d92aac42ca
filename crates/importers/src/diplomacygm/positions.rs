//! Where units and supply centres stand on the map.

use std::collections::BTreeMap;

use super::map::{Map, Marker, nothing};
use crate::draft::{Draft, province_of};
use crate::loss::Losses;
use crate::svg::{Drawing, Layer, Shape};

const SODIPODI: &str = "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd";

/// Adds what the map and the configuration say.
pub(super) fn add(drawing: &mut Drawing, draft: &Draft, map: &Map<'_>, losses: &mut Losses) {
    let mut chosen: BTreeMap<String, &Shape<'_>> = BTreeMap::new();
    // Where armies and fleets stand apart, ours stand where armies do.
    for (key, thing) in [
        ("army", "unit"),
        ("fleet", "unit"),
        ("retreat_army", "dislodged"),
        ("retreat_fleet", "dislodged"),
    ] {
        for marker in map.stands.get(key).into_iter().flatten() {
            choose(&mut chosen, draft, map, marker, thing, losses);
        }
    }
    for marker in &map.centres {
        // Those of no province are said already.
        if map.place(&marker.label).is_some() {
            choose(&mut chosen, draft, map, marker, "centre", losses);
        }
    }
    for (name, at) in &map.points {
        chosen.remove(name);
        drawing.point(name, *at, None);
    }
    for (name, shape) in chosen {
        let number = |name| {
            let text: Option<&str> = shape.node.attribute((SODIPODI, name));
            text.and_then(|text| text.parse::<f64>().ok())
        };
        match (number("cx"), number("cy")) {
            (Some(x), Some(y)) => drawing.point(&name, (x, y), Some(shape)),
            _ => drawing.add(Layer::Anchors, &name, shape),
        }
    }
}

fn choose<'m>(
    chosen: &mut BTreeMap<String, &'m Shape<'m>>,
    draft: &Draft,
    map: &Map<'_>,
    marker: &'m Marker<'m>,
    thing: &str,
    losses: &mut Losses,
) {
    let (Some(place), Some(shape)) = (map.place(&marker.label), marker.shapes.first()) else {
        return nothing(marker, losses);
    };
    let Some(place) = standing(draft, &place) else {
        return nothing(marker, losses);
    };
    chosen.entry(format!("{place}:{thing}")).or_insert(shape);
}

/// The place as the board has it.
fn standing(draft: &Draft, place: &str) -> Option<String> {
    if !place.contains('/') {
        return Some(place.to_owned());
    }
    let province = draft
        .provinces
        .iter()
        .find(|p| p.id == province_of(place))?;
    province.standing(place)
}
