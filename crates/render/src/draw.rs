//! Draws a scene on the layers of its chart.

use tiny_skia::Pixmap;

use crate::column::panel;
use crate::map::borders;
use crate::map::layers::Layers;
use crate::map::veil;
use crate::overlay::{ink, pins};
use crate::scene::Scene;

/// Draws a whole picture: the map, the bar on top and the column.
pub(crate) fn draw(layers: &Layers, scene: &Scene) -> Pixmap {
    let mut pixmap = layers.base.clone();
    draw_map(&mut pixmap, layers, scene);
    panel::draw(&mut pixmap, scene);
    pixmap
}

/// Draws the map with all that a game puts on it.
pub(crate) fn draw_map(pixmap: &mut Pixmap, layers: &Layers, scene: &Scene) {
    layers.tint(pixmap, scene);
    veil::draw(pixmap, layers, scene);
    borders::draw_all(pixmap, layers, scene);
    pins::under(pixmap, layers, scene);
    let foremost = ink::draw(pixmap, layers, scene);
    veil::years(pixmap, layers, scene, &foremost);
    pins::over(pixmap, layers, scene, &foremost);
}
