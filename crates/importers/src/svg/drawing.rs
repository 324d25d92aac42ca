//! Our `map.svg` in the making.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::{Frame, INKSCAPE, SHAPES, Shape, Svg};
use crate::draft::Terrain;
use crate::loss::{LossKind, Losses};

/// The sides that a map of ours may have.
const SIDES: (f64, f64) = (600.0, 4_000.0);
/// The longer side of a map that was too small.
const ENLARGED: f64 = 2_000.0;

/// A layer of our `map.svg`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Layer {
    Seas,
    Lands,
    Coasts,
    Anchors,
}

impl Layer {
    pub(crate) fn of(terrain: Terrain) -> Layer {
        match terrain {
            Terrain::Sea => Layer::Seas,
            Terrain::Inland | Terrain::Coast => Layer::Lands,
        }
    }

    fn style(self) -> &'static str {
        match self {
            Layer::Seas => r##"fill="#9fc4dd" stroke="#4a4030""##,
            Layer::Lands => r##"fill="#e6d9b8" stroke="#4a4030""##,
            Layer::Coasts => r##"fill="none" stroke="#c02020" stroke-width="4""##,
            Layer::Anchors => r##"fill="#202020""##,
        }
    }
}

/// Our `map.svg` in the making.
pub(crate) struct Drawing {
    frame: Frame,
    shapes: Vec<(Layer, String)>,
    /// How many shapes each province has.
    pieces: BTreeMap<String, usize>,
}

impl Drawing {
    /// An empty one as large as theirs. A map that is too small or too large for us is scaled, which is a loss.
    pub(crate) fn like(svg: &Svg<'_>, losses: &mut Losses) -> Drawing {
        let drawing = Drawing {
            frame: svg.frame,
            shapes: Vec::new(),
            pieces: BTreeMap::new(),
        };
        let scale = drawing.scale();
        if scale != 1.0 {
            let [width, height] = drawing.size();
            let (width, height) = (width as u32, height as u32);
            let at = svg.at(svg.root());
            losses.add(Some(at), LossKind::Scaled { width, height });
        }
        drawing
    }

    fn scale(&self) -> f64 {
        let (width, height) = (self.frame.width, self.frame.height);
        let (short, long) = (width.min(height), width.max(height));
        if short >= SIDES.0 && long <= SIDES.1 {
            1.0
        } else if long > SIDES.1 {
            SIDES.1 / long
        } else {
            (ENLARGED / long).max(SIDES.0 / short)
        }
    }

    fn size(&self) -> [f64; 2] {
        let scale = self.scale();
        [self.frame.width, self.frame.height].map(|side| (side * scale).round())
    }

    /// Adds a piece of a province; `water` of a land belongs to it and is drawn as water.
    pub(crate) fn province(&mut self, id: &str, terrain: Terrain, water: bool, shape: &Shape<'_>) {
        let pieces = self.pieces.entry(id.to_owned()).or_default();
        *pieces += 1;
        let mut name = match *pieces {
            1 => id.to_owned(),
            more => format!("{id}.{more}"),
        };
        let mut layer = Layer::of(terrain);
        if water {
            name.push('~');
            layer = Layer::Seas;
        }
        self.add(layer, &name, shape);
    }

    /// Adds a shape under a name.
    pub(crate) fn add(&mut self, layer: Layer, name: &str, shape: &Shape<'_>) {
        let element = shape.node.tag_name().name();
        let attributes = SHAPES.iter().find(|(known, _)| *known == element);
        let mut text = String::new();
        for attribute in attributes.map_or(&[][..], |(_, attributes)| attributes) {
            if let Some(value) = shape.node.attribute(*attribute) {
                // Writing to a text cannot fail.
                let _ = write!(text, r#" {attribute}="{}""#, escaped(value));
            }
        }
        self.element(layer, name, element, &shape.transform, &text);
    }

    /// Adds a point, in the coordinates of a shape that says where it is or in those of the map.
    pub(crate) fn point(&mut self, name: &str, (x, y): (f64, f64), within: Option<&Shape<'_>>) {
        let transform = within.map_or("", |shape| shape.transform.as_str());
        let text = format!(r#" cx="{x}" cy="{y}" r="4""#);
        self.element(Layer::Anchors, name, "circle", transform, &text);
    }

    fn element(&mut self, layer: Layer, name: &str, element: &str, transform: &str, text: &str) {
        let (name, style) = (escaped(name), layer.style());
        let transform = match transform {
            "" => String::new(),
            some => format!(r#" transform="{}""#, escaped(some)),
        };
        let element =
            format!(r#"<{element} id="{name}" inkscape:label="{name}"{transform}{text} {style}/>"#);
        self.shapes.push((layer, element));
    }

    /// The text of the `map.svg`. Seas come first: land lies over them.
    pub(crate) fn text(&self) -> String {
        let [width, height] = self.size();
        let (scale, frame) = (self.scale(), self.frame);
        let (view, transform) = if scale == 1.0 {
            let view = format!("{} {} {width} {height}", frame.x, frame.y);
            (view, String::new())
        } else {
            let shift = format!("translate({} {})", 0.0 - frame.x, 0.0 - frame.y);
            let transform = format!(r#" transform="scale({scale}) {shift}""#);
            (format!("0 0 {width} {height}"), transform)
        };
        let mut text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:inkscape=\"{INKSCAPE}\"\n    \
             width=\"{width}\" height=\"{height}\" viewBox=\"{view}\">\n"
        );
        for (id, layers) in [
            ("provinces", &[Layer::Seas, Layer::Lands][..]),
            ("coasts", &[Layer::Coasts]),
            ("anchors", &[Layer::Anchors]),
        ] {
            let _ = writeln!(
                text,
                r#"  <g id="{id}" inkscape:groupmode="layer" inkscape:label="{id}"{transform}>"#
            );
            for layer in layers {
                for (_, shape) in self.shapes.iter().filter(|(of, _)| of == layer) {
                    let _ = writeln!(text, "    {shape}");
                }
            }
            text.push_str("  </g>\n");
        }
        text.push_str("</svg>\n");
        text
    }
}

fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}
