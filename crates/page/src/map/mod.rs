//! The map as SVG: what no game changes once, and of every scene only what no other scene has.
//!
//! A scene is drawn in layers, from the lands' colours up to the signs over units. What is drawn in one layer of one
//! scene is a part; scenes that look alike there share it. Which parts make up a scene is said by their numbers, and a
//! class shows those of one scene.

mod base;
mod curve;
mod ground;
mod ink;
mod lay;
mod marks;
mod pen;
mod pins;
mod places;
mod signals;
mod symbols;
mod tasks;
mod units;
mod ways;

use std::collections::HashMap;
use std::fmt::Write as _;

use chancery_render::{Chart, Scene};

pub(crate) use places::class_among;

use places::Places;

/// The layers of a scene, the lowest first.
#[derive(Clone, Copy)]
enum Layer {
    Land,
    Fixtures,
    Lines,
    Money,
    Tips,
    Units,
    Signs,
}

const LAYERS: usize = 7;

/// All scenes of a page on one map.
pub(crate) struct Atlas {
    chart: Chart,
    /// Whether the outlines of waters are needed, for fog.
    water: bool,
    /// The parts of each layer, each with its number.
    layers: [Vec<(usize, String)>; LAYERS],
    known: HashMap<(usize, String), usize>,
}

/// The numbers of a scene's parts.
pub(crate) type Parts = Vec<usize>;

impl Atlas {
    /// A map with no scene on it.
    pub fn new(chart: Chart) -> Atlas {
        Atlas {
            chart,
            water: false,
            layers: Default::default(),
            known: HashMap::new(),
        }
    }

    /// Draws a scene, and says which parts it is made of.
    pub fn add(&mut self, scene: &Scene) -> Parts {
        self.water |= !scene.veiled.is_empty();
        let places = Places::new(scene);
        let ink = marks::draw(&places);
        let drawn = [
            (Layer::Land, ground::land(&places)),
            (Layer::Fixtures, ground::fixtures(&places)),
            (Layer::Lines, ink.lines),
            (Layer::Money, ground::values(&places)),
            (Layer::Money, ground::money(&places)),
            (Layer::Tips, ink.tips),
            (Layer::Units, units::units(&places)),
            (Layer::Signs, ink.signs),
        ];
        let parts = drawn.into_iter().filter(|(_, svg)| !svg.is_empty());
        parts.map(|(layer, svg)| self.part(layer, svg)).collect()
    }

    fn part(&mut self, layer: Layer, svg: String) -> usize {
        let next = self.known.len();
        let layer = layer as usize;
        let number = *self.known.entry((layer, svg.clone())).or_insert(next);
        if number == next {
            self.layers[layer].push((number, svg));
        }
        number
    }

    /// The whole map, with these parts shown. `opening`: the attributes of its element, its end, and what comes first in it.
    pub fn svg(&self, shown: &Parts, opening: &str) -> String {
        let chart = self.chart;
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1400 1200\" {opening}"
        );
        let _ = write!(
            out,
            "<defs>{}{}{}{}</defs>{}",
            base::PAINTS,
            base::outlines(chart, self.water),
            base::coast(chart),
            symbols::symbols(),
            base::ground(chart)
        );
        for (i, parts) in self.layers.iter().enumerate() {
            out.push_str("<g>");
            for (number, svg) in parts {
                let on = if shown.contains(number) { " on" } else { "" };
                let _ = write!(out, "<g class=\"p{on}\" id=\"page-p{number}\">{svg}</g>");
            }
            out.push_str("</g>");
            if i == Layer::Land as usize {
                let _ = write!(out, "<g>{}</g>", base::lines(chart));
            }
            if i == Layer::Lines as usize {
                let _ = write!(out, "<g class=\"names\">{}</g>", base::names(chart));
            }
        }
        out.push_str("</svg>");
        out
    }
}
