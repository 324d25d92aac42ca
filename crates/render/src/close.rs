//! Larger views: a part of the map at twice the size, or all of it.

use chancery_rules::board::Province;
use tiny_skia::Pixmap;

use crate::chart::Chart;
use crate::draw::draw_map;
use crate::map::geometry::Geometry;
use crate::map::layers::Layers;
use crate::overlay::room;
use crate::paint::canvas::View;
use crate::paint::spot::Spot;
use crate::paint::theme::Rgb;
use crate::picture::{packed, render};
use crate::scene::Scene;

/// How much larger than in the whole picture the map is in these.
const CLOSE: f32 = 2.0;

/// A close view shows at least this much of the map, in map units: a province of the mainland with its neighbours, in
/// the shape that Discord shows largest.
const LEAST: (f32, f32) = (700.0, 446.0);

/// Kept free around the provinces asked for, in map units.
const MARGIN: f32 = 70.0;

/// Draws the part of the map around some provinces at twice the size, without bar and column. No
/// province, or none that the chart has, shows the middle of the map. Takes several times as long
/// as [`render`]: its layers are drawn for this one picture.
pub fn render_close(scene: &Scene, provinces: &[Province]) -> Vec<u8> {
    let view = close_view(scene.chart, provinces);
    // Only a view without pixels has no layers.
    match Layers::new(scene.chart, view) {
        Some(layers) => packed(scene, &map(scene, &layers)),
        None => render(scene),
    }
}

/// Draws the whole map without bar and column, with letters that can be read where Discord shows it small.
pub fn render_map(scene: &Scene) -> Vec<u8> {
    match large_lettered(scene, whole(1.0)) {
        Some(pixmap) => packed(scene, &pixmap),
        None => render(scene),
    }
}

/// Draws the whole map at twice the size, without bar and column, with large letters and every colour it is
/// drawn in: some megabytes, and the most work of all pictures.
pub fn render_large(scene: &Scene) -> Vec<u8> {
    let drawn = large_lettered(scene, whole(CLOSE));
    // Writing to memory cannot fail.
    let png = drawn.and_then(|pixmap| in_full_colour(&pixmap, scene.night).ok());
    png.unwrap_or_else(|| render(scene))
}

/// As a PNG with eight bits of each colour.
fn in_full_colour(pixmap: &Pixmap, night: bool) -> Result<Vec<u8>, png::EncodingError> {
    // A map has no clear pixel.
    let pixels = pixmap.data().as_chunks::<4>().0.iter();
    let colours = pixels.map(|[r, g, b, _]| {
        if night {
            Rgb(*r, *g, *b).by_night()
        } else {
            Rgb(*r, *g, *b)
        }
    });
    let colours: Vec<u8> = colours.flat_map(|Rgb(r, g, b)| [r, g, b]).collect();
    let mut packed = Vec::new();
    let mut encoder = png::Encoder::new(&mut packed, pixmap.width(), pixmap.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::Fast);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&colours)?;
    writer.finish()?;
    Ok(packed)
}

/// The view of all of the map.
pub(super) fn whole(scale: f32) -> View {
    let (width, height) = Geometry::SIZE;
    View {
        width: (width * scale) as u32,
        height: (height * scale) as u32,
        scale,
        dx: 0.0,
        dy: 0.0,
    }
}

/// Layers with letters that are large, and lie where this scene has room for them.
pub(super) fn layers(scene: &Scene, view: View) -> Option<Layers> {
    let lettering = room::large(scene.chart.map(), Geometry::SIZE, view, scene);
    Layers::lettered(scene.chart, view, lettering)
}

fn large_lettered(scene: &Scene, view: View) -> Option<Pixmap> {
    Some(map(scene, &layers(scene, view)?))
}

/// The map alone.
fn map(scene: &Scene, layers: &Layers) -> Pixmap {
    let mut pixmap = layers.base.clone();
    draw_map(&mut pixmap, layers, scene);
    pixmap
}

fn close_view(chart: Chart, provinces: &[Province]) -> View {
    let map = chart.map();
    let (width, height) = Geometry::SIZE;
    let mut spots: Vec<Spot> = provinces
        .iter()
        .filter_map(|p| map.space(*p))
        .flat_map(|s| s.unit.values().copied().chain([s.label]))
        .collect();
    if spots.is_empty() {
        spots.push(Spot::new(width / 2.0, height / 2.0));
    }
    // One side of the part shown: around what is asked for, no less than the least, on the map.
    let side = |at: fn(&Spot) -> f32, least: f32, most: f32| {
        let low = spots.iter().map(at).fold(f32::MAX, f32::min) - MARGIN;
        let high = spots.iter().map(at).fold(f32::MIN, f32::max) + MARGIN;
        let length = (high - low).clamp(least, most);
        let low = ((low + high - length) / 2.0).clamp(0.0, most - length);
        (low.floor(), length.ceil())
    };
    let (left, wide) = side(|s| s.x, LEAST.0, width);
    let (top, high) = side(|s| s.y, LEAST.1, height);
    View {
        width: (wide * CLOSE) as u32,
        height: (high * CLOSE) as u32,
        scale: CLOSE,
        dx: -left * CLOSE,
        dy: -top * CLOSE,
    }
}
