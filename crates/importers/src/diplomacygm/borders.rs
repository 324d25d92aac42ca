//! Who borders whom, found from the shapes as the other program finds it.

use chancery_drawing::{Chart, Hints, Kind, Place, draw_svg};

use super::map::{Ground, Map};
use crate::draft::{Draft, Terrain};
use crate::loss::{LossKind, Losses};
use crate::svg::Drawing;

/// What the shapes say; nothing if they have faults, which are then losses.
pub(super) fn found(drawing: &Drawing, draft: &Draft, losses: &mut Losses) -> Chart {
    let places: Vec<Place> = draft
        .provinces
        .iter()
        .map(|province| Place {
            id: province.id.clone(),
            name: province.name.clone(),
            kind: if province.terrain == Terrain::Sea {
                Kind::Sea
            } else {
                Kind::Land
            },
            centre: false,
            // The configuration says which coast has which borders.
            coasts: Vec::new(),
        })
        .collect();
    let report = draw_svg(drawing.text().as_bytes(), &places, &Hints::default());
    if let Some(drawn) = report.drawn {
        return drawn.map;
    }
    for fault in report.faults.iter().filter(|fault| fault.is_fatal()) {
        let why = fault.to_string();
        losses.of_board(LossKind::NoBorders { why });
    }
    Chart::default()
}

/// Gives the provinces their borders. Armies and fleets alike cross those of islands, and fleets those of land at a sea.
pub(super) fn cross(draft: &mut Draft, map: &Map<'_>, chart: &Chart) {
    let is_island = |id: &String| {
        map.provinces
            .iter()
            .any(|p| p.id == *id && p.ground == Ground::Island)
    };
    for province in &mut draft.provinces {
        let id = &province.id;
        let army = chart.army.get(id).cloned().unwrap_or_default();
        let mut fleet = chart.fleet.get(id).cloned().unwrap_or_default();
        let sails = |to: &&String| is_island(id) || is_island(to);
        fleet.extend(army.iter().filter(sails).cloned());
        if !fleet.is_empty() {
            if province.terrain == Terrain::Inland {
                province.terrain = Terrain::Coast;
            }
            province
                .fleet
                .insert(String::new(), fleet.into_iter().collect());
        }
        province.army = army.into_iter().collect();
    }
}
