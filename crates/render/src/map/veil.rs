//! The fog over the spaces that the reader of a picture does not see.

use tiny_skia::{PathBuilder, Pixmap};

use super::labels::Area;
use super::layers::Layers;
use crate::paint::canvas::Anchor;
use crate::paint::spot::Spot;
use crate::paint::text::{Face, Style};
use crate::paint::theme;
use crate::scene::Scene;

/// How much of the map the fog covers.
const DENSE: f32 = 0.6;
/// The year beside a unit that is only remembered.
const YEAR: Style = Style::new(Face::Narrow, 13.0);
/// Half the room that a year takes, in map units.
const HALF: (f32, f32) = (14.0, 6.0);
/// Where a year may stand, from the middle of its unit to that of the year: below it, above it, beside it.
const PLACES: [(f32, f32); 6] = [
    (0.0, 25.0),
    (0.0, -26.0),
    (33.0, 0.0),
    (-33.0, 0.0),
    (27.0, 20.0),
    (-27.0, 20.0),
];

/// Lays the fog over a tinted map.
pub(crate) fn draw(pixmap: &mut Pixmap, layers: &Layers, scene: &Scene) {
    if scene.veiled.is_empty() {
        return;
    }
    let (geometry, map) = (layers.chart.geometry(), layers.chart.map());
    let mut path = PathBuilder::new();
    for (piece, owner) in geometry.pieces.iter().zip(&map.owner) {
        if owner.is_some_and(|at| scene.veiled.contains(at)) {
            path.push_path(&piece.path);
        }
    }
    if let Some(path) = path.finish() {
        layers.canvas(pixmap).fill(&path, theme::FOG.alpha(DENSE));
    }
}

/// Writes at the units that are only remembered in which year they were last seen, where it covers least of names,
/// units and heads of arrows.
pub(crate) fn years(pixmap: &mut Pixmap, layers: &Layers, scene: &Scene, taken: &[Area]) {
    let mut canvas = layers.canvas(pixmap);
    let (ink, halo) = (theme::INK.solid(), theme::LAND_HALO.alpha(0.85));
    for unit in &scene.units {
        let year = scene.remembered.get(&unit.at.province);
        let Some((year, stand)) = year.zip(layers.chart.map().stand(unit.at)) else {
            continue;
        };
        let places = PLACES.map(|(x, y)| Area {
            at: Spot::new(stand.x + x, stand.y + y),
            half: HALF,
        });
        let covered = |place: &Area| taken.iter().map(|area| place.shared(area)).sum::<f32>();
        let best = places
            .iter()
            .min_by(|a, b| covered(a).total_cmp(&covered(b)));
        if let Some(place) = best {
            let at = Spot::new(place.at.x, place.at.y + HALF.1 - 1.5);
            let year = year.to_string();
            canvas.text(&year, at, Anchor::Middle, YEAR, ink, Some((halo, 3.0)));
        }
    }
}
