//! Reads the drawings of other programs and writes ours: shapes are copied with their transformations, nothing else is.
//!
//! A small reader on the XML tree with limits; nothing a file names is followed.

mod drawing;

use std::collections::BTreeMap;

use roxmltree::Node;

use crate::loss::{At, LossKind, Losses, cut};
use crate::xml::Xml;
use crate::{ImportError, TextFile};
pub(crate) use drawing::{Drawing, Layer};

/// The namespace of Inkscape's labels.
pub(crate) const INKSCAPE: &str = "http://www.inkscape.org/namespaces/inkscape";
/// How deeply groups may be nested in a layer.
const MOST_DEPTH: usize = 24;
/// The longest name that is copied with each shape of a group, in characters, and the longest transformation, in bytes.
const LONGEST_NAME: usize = 200;
const LONGEST_TRANSFORM: usize = 2_000;
/// The most shapes that are copied of one layer.
const MOST_SHAPES: usize = 5_000;

/// The elements that are shapes, and the attributes that say where they are.
const SHAPES: [(&str, &[&str]); 6] = [
    ("path", &["d"]),
    ("polygon", &["points"]),
    ("polyline", &["points"]),
    ("rect", &["x", "y", "width", "height", "rx", "ry"]),
    ("circle", &["cx", "cy", "r"]),
    ("ellipse", &["cx", "cy", "rx", "ry"]),
];
/// Elements that draw nothing.
const SILENT: [&str; 4] = ["title", "desc", "metadata", "namedview"];

/// A drawing of another program.
pub(crate) struct Svg<'t> {
    xml: Xml<'t>,
    frame: Frame,
}

/// The part of the plane that is the map.
#[derive(Clone, Copy, Debug)]
struct Frame {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

/// A shape with the name of what it belongs to.
#[derive(Clone, Debug)]
pub(crate) struct Shape<'s> {
    /// Empty if it has none.
    pub name: String,
    /// What the file calls it.
    pub shown: String,
    pub at: At,
    pub node: Node<'s, 's>,
    transform: String,
}

impl<'t> Svg<'t> {
    /// Reads a drawing.
    ///
    /// # Errors
    /// [`ImportError::NotThisFormat`]: it is no SVG that can be read, or has no size.
    pub(crate) fn read(file: &'t TextFile) -> Result<Svg<'t>, ImportError> {
        Svg::of(Xml::read(file, "SVG")?)
    }

    /// The drawing that a file of XML is.
    ///
    /// # Errors
    /// [`ImportError::NotThisFormat`]: it is no SVG, or has no size.
    pub(crate) fn of(xml: Xml<'t>) -> Result<Svg<'t>, ImportError> {
        let root = xml.root();
        if root.tag_name().name() != "svg" {
            let found = cut(root.tag_name().name());
            return Err(xml.not_this(format!("its outermost element is <{found}>")));
        }
        let frame = frame(root)
            .ok_or_else(|| xml.not_this("its <svg> says no size in viewBox".to_owned()))?;
        Ok(Svg { xml, frame })
    }

    /// The outermost element.
    pub(crate) fn root(&self) -> Node<'_, '_> {
        self.xml.root()
    }

    /// The place of an element.
    pub(crate) fn at(&self, node: Node<'_, '_>) -> At {
        self.xml.at(node)
    }

    /// The error that says why the file is of another format.
    pub(crate) fn not_this(&self, why: String) -> ImportError {
        self.xml.not_this(why)
    }

    /// The top-level groups.
    pub(crate) fn layers(&self) -> impl Iterator<Item = Node<'_, '_>> {
        let children = self.root().children();
        children.filter(|node| node.is_element() && node.tag_name().name() == "g")
    }

    /// The shapes of a layer, each with the nearest name that it or a group around it has. What is no shape is listed
    /// by kind and number.
    pub(crate) fn shapes<'s>(
        &'s self,
        layer: Node<'s, 's>,
        name: &dyn Fn(Node<'s, 's>) -> Option<String>,
        losses: &mut Losses,
    ) -> Vec<Shape<'s>> {
        let mut search = Search {
            svg: self,
            name,
            shapes: Vec::new(),
            left_out: BTreeMap::new(),
        };
        let transform = layer.attribute("transform").unwrap_or_default();
        for child in layer.children().filter(Node::is_element) {
            search.walk(child, transform, (String::new(), String::new()), 0);
        }
        for (what, count) in search.left_out {
            let kind = LossKind::NoOutline { what, count };
            losses.add(Some(self.at(layer)), kind);
        }
        search.shapes
    }
}

/// One walk through a layer.
struct Search<'s, 'n> {
    svg: &'s Svg<'s>,
    name: &'n dyn Fn(Node<'s, 's>) -> Option<String>,
    shapes: Vec<Shape<'s>>,
    left_out: BTreeMap<String, usize>,
}

impl<'s> Search<'s, '_> {
    fn walk(&mut self, node: Node<'s, 's>, outer: &str, around: (String, String), depth: usize) {
        let element = node.tag_name().name();
        let own = node.attribute("transform").unwrap_or_default();
        let transform = format!("{outer} {own}").trim().to_owned();
        if transform.len() > LONGEST_TRANSFORM {
            let what = "a shape with a long transformation".to_owned();
            *self.left_out.entry(what).or_default() += 1;
            return;
        }
        let short = |name: &str| name.chars().take(LONGEST_NAME).collect::<String>();
        let (name, shown) = match (self.name)(node) {
            Some(name) => (short(&name), short(&name)),
            None if around.0.is_empty() => {
                let id = node.attribute("id").unwrap_or(element);
                (String::new(), short(id))
            }
            None => around,
        };
        if element == "g" && depth < MOST_DEPTH {
            for child in node.children().filter(Node::is_element) {
                self.walk(child, &transform, (name.clone(), shown.clone()), depth + 1);
            }
            return;
        }
        let is_shape = SHAPES.iter().any(|(shape, _)| *shape == element);
        if is_shape && self.shapes.len() < MOST_SHAPES {
            for cut_by in ["clip-path", "mask"] {
                if node.has_attribute(cut_by) {
                    *self.left_out.entry(cut_by.to_owned()).or_default() += 1;
                }
            }
            self.shapes.push(Shape {
                name,
                shown,
                at: self.svg.at(node),
                node,
                transform,
            });
        } else if !SILENT.contains(&element) {
            let what = format!("<{}>", cut(element));
            *self.left_out.entry(what).or_default() += 1;
        }
    }
}

fn frame(root: Node<'_, '_>) -> Option<Frame> {
    let number = |text: &str| {
        let number = text.trim().trim_end_matches("px").parse::<f64>().ok();
        number.filter(|number| number.abs() < 1e6)
    };
    if let Some(text) = root.attribute("viewBox") {
        let numbers = text.split([' ', ',', '\t', '\n']).filter(|n| !n.is_empty());
        let numbers: Option<Vec<f64>> = numbers.map(number).collect();
        let [x, y, width, height] = numbers?.try_into().ok()?;
        return Some(Frame {
            x,
            y,
            width,
            height,
        })
        .filter(is_wide);
    }
    let (width, height) = (root.attribute("width")?, root.attribute("height")?);
    let frame = Frame {
        x: 0.0,
        y: 0.0,
        width: number(width)?,
        height: number(height)?,
    };
    Some(frame).filter(is_wide)
}

fn is_wide(frame: &Frame) -> bool {
    frame.width >= 1.0 && frame.height >= 1.0
}
