//! The letters of spaces: how they are set, and the boxes they fill.

use std::collections::BTreeMap;

use tiny_skia::{PathBuilder, Pixmap};

use super::geometry::{ChartGeometry, Space};
use crate::chart::Chart;
use crate::paint::canvas::{Anchor, Canvas, View};
use crate::paint::spot::Spot;
use crate::paint::text::{Face, Style};
use crate::paint::theme;
use chancery_rules::board::{Province, ProvinceSet};

/// Half of a line of capitals' height.
const HALF_HEIGHT: f32 = 10.1;

/// The usual size of the letters of lands, seas and coasts: names have eight pixels in Discord's preview of 550 by
/// 350.
pub const LAND: f32 = 29.0;
const SEA: f32 = 30.0;
const COASTS: f32 = 20.0;

/// A rectangle by its middle and half its width and height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Its middle.
    pub at: Spot,
    /// Half its width and height, in map units.
    pub half: (f32, f32),
}

impl Area {
    /// How much of another box lies in this one, in square map units.
    pub fn shared(&self, other: &Area) -> f32 {
        let along = |a: f32, half: f32, b: f32, other: f32| {
            ((a + half).min(b + other) - (a - half).max(b - other)).max(0.0)
        };
        along(self.at.x, self.half.0, other.at.x, other.half.0)
            * along(self.at.y, self.half.1, other.at.y, other.half.1)
    }

    /// Whether a place lies in it, or within `margin` map units of it.
    pub fn holds(&self, spot: Spot, margin: f32) -> bool {
        (spot.x - self.at.x).abs() < self.half.0 + margin
            && (spot.y - self.at.y).abs() < self.half.1 + margin
    }
}

fn style(space: &Space) -> Style {
    if space.sea() {
        Style::new(Face::Italic, SEA).spaced(2.1)
    } else {
        Style::new(Face::Narrow, LAND).spaced(0.8)
    }
}

/// How large the letters of spaces are on a picture, and where they lie.
#[derive(Clone, Debug)]
pub struct Lettering {
    /// The factor by which names are larger than usual.
    pub scale: f32,
    /// The factor by which coins are larger than usual.
    pub coin: f32,
    /// They are larger than usual, coasts' letters as large as the others, and coins a part of their land's name.
    pub large: bool,
    /// The places of names that do not lie where the chart puts them.
    pub moved: BTreeMap<Province, Spot>,
    /// The places of coins that do not lie where the chart puts them.
    pub coins: BTreeMap<Province, Spot>,
}

/// How many times their usual size names are where seas are shared: there they would lie on fleets and lines.
const SHARED: f32 = 0.86;

impl Lettering {
    /// The usual lettering of a chart.
    pub fn of(chart: Chart) -> Lettering {
        Lettering {
            scale: if chart.has_shared_seas() { SHARED } else { 1.0 },
            coin: 1.0,
            large: false,
            moved: BTreeMap::new(),
            coins: BTreeMap::new(),
        }
    }

    /// The style of a space's name: that of its kind, scaled for this lettering.
    pub fn style(&self, space: &Space) -> Style {
        style(space).scaled(self.scale)
    }

    /// The middle of a province's name.
    pub fn at(&self, province: Province, space: &Space) -> Spot {
        self.moved.get(&province).copied().unwrap_or(space.label)
    }

    /// Half the width and height of a province's name, in map units.
    pub fn half(&self, province: Province, space: &Space) -> (f32, f32) {
        let width = self.style(space).width(&province.id().to_uppercase());
        (width / 2.0, HALF_HEIGHT * self.scale)
    }

    /// The area that a province's name fills.
    pub fn area(&self, province: Province, space: &Space) -> Area {
        Area {
            at: self.at(province, space),
            half: self.half(province, space),
        }
    }

    /// The areas that the names of all provinces fill, closed islands left out.
    pub fn areas(&self, map: &ChartGeometry, islands: &ProvinceSet) -> Vec<(Province, Area)> {
        map.open(islands)
            .map(|(province, space)| (province, self.area(province, space)))
            .collect()
    }

    /// The size of the letters of coasts.
    pub fn coasts(&self) -> f32 {
        if self.large {
            LAND * self.scale
        } else {
            COASTS
        }
    }
}

/// Draws a space's name around a place.
pub fn name(
    canvas: &mut Canvas<'_>,
    lettering: &Lettering,
    (province, space): (Province, &Space),
    at: Spot,
) {
    let (color, halo, drop) = if space.sea() {
        (theme::SEA_TEXT, theme::SEA_HALO, 9.6)
    } else {
        (theme::INK, theme::LAND_HALO, 10.0)
    };
    let letters = province.id().to_uppercase();
    let at = Spot::new(at.x, at.y + drop * lettering.scale);
    let halo = Some((halo.alpha(0.95), 4.0 * lettering.scale));
    let style = lettering.style(space);
    canvas.text(&letters, at, Anchor::Middle, style, color.solid(), halo);
}

/// The coasts of some spaces, and the corners that are there by the islands that are open.
pub fn coasts(
    layer: &mut Pixmap,
    view: View,
    map: &ChartGeometry,
    lettering: &Lettering,
    islands: &ProvinceSet,
    with: &dyn Fn(Province) -> bool,
) {
    let mut canvas = Canvas::new(layer, view.transform());
    for (_, space) in map.provinces().filter(|(p, _)| with(*p)) {
        for (coast, stand) in space.unit.iter().filter(|(coast, _)| *coast != "main") {
            let size = lettering.coasts();
            let at = Spot::new(stand.x, stand.y + 0.27 * size);
            let style = Style::new(Face::Italic, size);
            let color = theme::NOTE_TEXT.solid();
            let halo = Some((theme::LAND_HALO.alpha(0.8), 2.6));
            canvas.text(coast, at, Anchor::Middle, style, color, halo);
        }
    }
    let corners = map.corners.iter();
    for (at, _) in corners.filter(|(_, spaces)| spaces.and(&map.islands) == islands.clone()) {
        corner(&mut canvas, *at);
    }
}

/// Draws the mark where two lands meet across a strait.
pub fn corner(canvas: &mut Canvas<'_>, at: Spot) {
    canvas.disc(at, 8.2, theme::OUTLINE.alpha(0.8));
    canvas.disc(at, 7.0, theme::LAND_HALO.solid());
    let mut cross = PathBuilder::new();
    for (x, y) in [(-4.0, -4.0), (4.0, -4.0)] {
        cross.move_to(at.x + x, at.y + y);
        cross.line_to(at.x - x, at.y - y);
    }
    if let Some(cross) = cross.finish() {
        canvas.stroke(&cross, theme::LAND_BORDER.solid(), 2.2);
    }
}
