//! Whole pictures, and what those of one chart share.

use crate::chart::Chart;
use crate::draw::draw;
use crate::map::geometry::Geometry;
use crate::map::layers::Layers;
use crate::paint::palette::Palette;
use crate::paint::{encode, text};
use crate::sample::everything;
use crate::scene::Scene;
use crate::size::WHOLE;

/// What pictures of one chart share.
pub(crate) struct Prepared {
    pub(crate) layers: Layers,
    pub(crate) palette: Palette,
}

impl Prepared {
    /// Makes it; [`Chart::prepared`] has it.
    pub(crate) fn new(chart: Chart) -> Prepared {
        // Only a view without pixels has no layers.
        let layers = Layers::new(chart, WHOLE).expect("the whole view has pixels");
        let sample = draw(&layers, &everything(chart));
        let palette = Palette::of_map(chart.liveries(), sample.data());
        Prepared { layers, palette }
    }
}

/// Reads what all pictures share, which is little work: for threads that may be kept from going on while others
/// wait for it.
pub fn read_shared() {
    Geometry::shipped();
    text::fonts();
}

/// Computes and keeps what all pictures of a chart share, so that the first of them is as quick as later
/// ones.
pub fn warm_up(chart: Chart) {
    chart.prepared();
}

/// Draws a scene as a PNG of [`WIDTH`](crate::WIDTH) × [`HEIGHT`](crate::HEIGHT) pixels. The same scene always gives the same
/// bytes.
pub fn render(scene: &Scene) -> Vec<u8> {
    let prepared = scene.chart.prepared();
    let pixmap = draw(&prepared.layers, scene);
    encode::png_by(&pixmap, &prepared.palette, scene.night)
}
