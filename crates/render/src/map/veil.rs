//! The fog over the spaces that the reader of a picture does not see.

use tiny_skia::{PathBuilder, Pixmap};

use super::layers::Layers;
use crate::paint::canvas::Anchor;
use crate::paint::spot::Spot;
use crate::paint::text::{Face, Style};
use crate::paint::theme;
use crate::scene::Scene;

/// How much of the map the fog covers.
const DENSE: f32 = 0.6;
/// The year under a unit that is only remembered.
const YEAR: Style = Style::new(Face::Narrow, 13.0);
/// From the middle of a unit down to the line on which its year stands, in map units.
const BELOW: f32 = 29.0;

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

/// Writes under the units that are only remembered in which year they were last seen.
pub(crate) fn years(pixmap: &mut Pixmap, layers: &Layers, scene: &Scene) {
    let mut canvas = layers.canvas(pixmap);
    let (ink, halo) = (theme::INK.solid(), theme::LAND_HALO.alpha(0.85));
    for unit in &scene.units {
        let year = scene.remembered.get(&unit.at.province);
        let stand = layers.chart.map().stand(unit.at);
        if let Some((year, at)) = year.zip(stand) {
            let at = Spot::new(at.x, at.y + BELOW);
            canvas.text(
                &year.to_string(),
                at,
                Anchor::Middle,
                YEAR,
                ink,
                Some((halo, 3.0)),
            );
        }
    }
}
