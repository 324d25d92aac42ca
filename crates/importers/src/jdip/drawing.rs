//! A map of jDip as a `map.svg` of ours, with the colours of its powers.

use std::collections::{BTreeMap, BTreeSet};

use roxmltree::Node;

use super::elements::{attribute, children};
use super::places::{Known, Places};
use super::start::Powers;
use crate::ImportError;
use crate::draft::{Draft, ProvinceDraft, Terrain, province_of};
use crate::ids::six_digits;
use crate::loss::{LossKind, Losses, cut};
use crate::svg::{Drawing, Layer, Shape, Svg};

/// The layer that is seen; its provinces have names such as `_par`.
const SEEN: &str = "MapLayer";
/// The layer that is clicked on; its provinces have names such as `par`.
const CLICKED: &str = "MouseLayer";
/// Layers that only adorn the map.
const ADORNMENTS: [&str; 2] = ["BriefLabelLayer", "FullLabelLayer"];
/// Elements that say how the other program draws its map, and those that are read elsewhere.
const LOOKS: [&str; 10] = [
    "DISPLAY",
    "ORDERDRAWING",
    "PROVINCE_DATA",
    "defs",
    "desc",
    "metadata",
    "namedview",
    "script",
    "style",
    "title",
];
/// How far from the map's middle a point may be.
const FARTHEST: f64 = 1e6;

/// Gives the powers the colours that the map has for them. No two powers can have the same.
pub(super) fn colours(svg: &Svg<'_>, draft: &mut Draft, powers: &Powers, losses: &mut Losses) {
    let orders = children(svg.root(), "ORDERDRAWING");
    let all = orders.flat_map(|orders| children(orders, "POWERCOLORS"));
    let mut taken: BTreeMap<String, String> = BTreeMap::new();
    for node in all.flat_map(|all| children(all, "POWERCOLOR")) {
        // A map has colours for the powers of all its variants.
        let Some(place) = powers.get(&attribute(node, "power").to_lowercase()) else {
            continue;
        };
        let written = attribute(node, "color");
        let power = &mut draft.powers[*place];
        let kind = match digits(written) {
            None => LossKind::NotUnderstood {
                what: cut(&format!("color=\"{written}\"")),
            },
            Some(digits) => {
                let first = taken
                    .entry(digits.clone())
                    .or_insert_with(|| power.name.clone());
                if *first == power.name {
                    power.colour = Some(format!("#{digits}"));
                    continue;
                }
                LossKind::ColourTwice {
                    first: cut(first),
                    second: cut(&power.name),
                }
            }
        };
        losses.add(Some(svg.at(node)), kind);
    }
}

/// The six digits of a colour, by its name or however SVG writes it. Some files leave out the `#`.
fn digits(written: &str) -> Option<String> {
    let colour = written.parse::<svgtypes::Color>().ok();
    let seen = colour.filter(|colour| colour.alpha > 0);
    let digits = seen.map(|colour| {
        let svgtypes::Color {
            red, green, blue, ..
        } = colour;
        format!("{red:02x}{green:02x}{blue:02x}")
    });
    digits.or_else(|| six_digits(written))
}

/// Draws the provinces, and where units and supply centres stand.
///
/// # Errors
/// [`ImportError::NotThisFormat`]: none of its layers has provinces.
pub(super) fn draw(
    svg: &Svg<'_>,
    draft: &Draft,
    places: &Places,
    losses: &mut Losses,
) -> Result<String, ImportError> {
    let mut drawing = Drawing::like(svg, losses);
    let board = Board::of(draft, places);
    let shapes = pieces(svg, SEEN, "_", &board, losses);
    let areas = pieces(svg, CLICKED, "", &board, losses);
    if shapes.is_empty() && areas.is_empty() {
        let why = format!("its layers {SEEN} and {CLICKED} have no shapes of these provinces");
        return Err(svg.not_this(why));
    }
    let drawn: BTreeSet<Ground> = shapes.iter().map(|(ground, _)| ground.clone()).collect();
    let areas: Vec<(Ground, Shape<'_>)> = areas
        .into_iter()
        .filter(|(ground, _)| !drawn.contains(ground))
        .collect();
    let mut missing: BTreeSet<&str> = draft.provinces.iter().map(|p| p.id.as_str()).collect();
    for (ground, shape) in shapes.iter().chain(&areas) {
        match ground {
            Ground::Province(id, terrain) => {
                missing.remove(id.as_str());
                drawing.province(id, *terrain, false, shape);
            }
            Ground::Coast(stand) => drawing.add(Layer::Coasts, stand, shape),
            // What no shape covers is ground that nobody enters.
            Ground::Closed => {}
        }
    }
    for id in missing {
        let id = id.to_owned();
        losses.add(Some(svg.at(svg.root())), LossKind::NoShape { id });
    }
    let from_areas: BTreeSet<&Ground> = areas
        .iter()
        .map(|(ground, _)| ground)
        .filter(|ground| matches!(ground, Ground::Province(..)))
        .collect();
    if !from_areas.is_empty() {
        losses.of_board(LossKind::ShapesFrom {
            count: from_areas.len(),
            without: SEEN.to_owned(),
            from: CLICKED.to_owned(),
        });
    }
    points(svg, &mut drawing, &board, losses);
    others(svg, losses);
    Ok(drawing.text())
}

/// What a shape is a piece of.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Ground {
    Province(String, Terrain),
    Coast(String),
    /// Nobody enters it.
    Closed,
}

/// The finished provinces, and what the map calls them.
struct Board<'d> {
    places: &'d Places,
    provinces: BTreeMap<&'d str, &'d ProvinceDraft>,
}

impl<'d> Board<'d> {
    fn of(draft: &'d Draft, places: &'d Places) -> Board<'d> {
        let provinces = draft.provinces.iter();
        Board {
            places,
            provinces: provinces.map(|p| (p.id.as_str(), p)).collect(),
        }
    }

    /// The province and the place of a name such as `stp-sc`.
    fn stand(&self, name: &str) -> Option<(&'d ProvinceDraft, String)> {
        let stand = self.places.stand(name)?;
        let province = *self.provinces.get(province_of(&stand))?;
        let stand = province.standing(&stand)?;
        Some((province, stand))
    }

    /// The ground of a name such as `stp` or `stp-sc`.
    fn ground(&self, name: &str) -> Option<Ground> {
        let (known, coast) = self.places.place(name)?;
        if *known == Known::Closed {
            return Some(Ground::Closed);
        }
        let (province, stand) = self.stand(name)?;
        match (coast, stand.contains('/')) {
            (_, true) => Some(Ground::Coast(stand)),
            (None, false) => Some(Ground::Province(stand, province.terrain)),
            // The one coast of a province has no name here and needs no line.
            (Some(_), false) => None,
        }
    }
}

/// The shapes of a layer with what each is a piece of. How many are of nothing is said.
fn pieces<'s>(
    svg: &'s Svg<'s>,
    layer_name: &str,
    prefix: &str,
    board: &Board<'_>,
    losses: &mut Losses,
) -> Vec<(Ground, Shape<'s>)> {
    let mut layers = svg.layers();
    let Some(layer) = layers.find(|layer| layer.attribute("id") == Some(layer_name)) else {
        return Vec::new();
    };
    let name = |node: Node<'s, 's>| {
        let name = node.attribute("id")?.strip_prefix(prefix)?;
        board.ground(name).map(|_| name.to_owned())
    };
    let (known, unknown): (Vec<_>, Vec<_>) = svg
        .shapes(layer, &name, losses)
        .into_iter()
        .map(|shape| (board.ground(&shape.name), shape))
        .partition(|(ground, _)| ground.is_some());
    if !unknown.is_empty() {
        let kind = LossKind::ShapesOfNothing {
            layer: layer_name.to_owned(),
            count: unknown.len(),
        };
        losses.add(Some(svg.at(layer)), kind);
    }
    let ground = |(ground, shape): (Option<Ground>, Shape<'s>)| Some((ground?, shape));
    known.into_iter().filter_map(ground).collect()
}

/// The points at which units and supply centres stand.
fn points(svg: &Svg<'_>, drawing: &mut Drawing, board: &Board<'_>, losses: &mut Losses) {
    let mut named = BTreeSet::new();
    let data = children(svg.root(), "PROVINCE_DATA");
    for node in data.flat_map(|data| children(data, "PROVINCE")) {
        let word = attribute(node, "name");
        if let Some((Known::Closed, _)) = board.places.place(word) {
            continue;
        }
        let Some((province, stand)) = board.stand(word) else {
            let id = cut(word);
            losses.add(Some(svg.at(node)), LossKind::UnknownProvince { id });
            continue;
        };
        for (element, thing) in [
            ("UNIT", "unit"),
            ("DISLODGED_UNIT", "dislodged"),
            ("SUPPLY_CENTER", "centre"),
        ] {
            // A map has a point for the centre of every province, whether it has one or not.
            if thing == "centre" && (!province.centre || stand.contains('/')) {
                continue;
            }
            let Some(point) = children(node, element).next() else {
                continue;
            };
            let name = format!("{stand}:{thing}");
            match (number(point, "x"), number(point, "y")) {
                (Some(x), Some(y)) if named.insert(name.clone()) => {
                    drawing.point(&name, (x, y), None);
                }
                (Some(_), Some(_)) => {
                    losses.add(Some(svg.at(point)), LossKind::Twice { what: name });
                }
                _ => losses.add(Some(svg.at(point)), LossKind::NotUnderstood { what: name }),
            }
        }
    }
}

fn number(node: Node<'_, '_>, name: &str) -> Option<f64> {
    let number = attribute(node, name).parse::<f64>().ok();
    number.filter(|number| number.abs() < FARTHEST)
}

/// Lists the layers that are not read and have something in them.
fn others(svg: &Svg<'_>, losses: &mut Losses) {
    for node in svg.root().children().filter(Node::is_element) {
        let element = node.tag_name().name();
        let mut inner = node.descendants().filter(Node::is_element);
        let is_empty = inner.all(|inner| inner.tag_name().name() == "g");
        let name = node.attribute("id").unwrap_or("<g>");
        let kind = match element {
            "g" if is_empty || [SEEN, CLICKED].contains(&name) => continue,
            "g" if ADORNMENTS.contains(&name) => LossKind::Adornment { layer: cut(name) },
            "g" => LossKind::UnknownLayer { layer: cut(name) },
            other if LOOKS.contains(&other) => continue,
            other => LossKind::NotUnderstood {
                what: format!("<{}>", cut(other)),
            },
        };
        losses.add(Some(svg.at(node)), kind);
    }
}

#[cfg(test)]
mod tests {
    use super::digits;

    #[test]
    fn colours_are_read_by_name_and_by_digits() {
        for (written, wanted) in [
            ("DeepSkyBlue", Some("00bfff")),
            ("yellowgreen", Some("9acd32")),
            ("#AA3311", Some("aa3311")),
            ("aa3311", Some("aa3311")),
            ("#a31", Some("aa3311")),
            ("transparent", None),
            ("none", None),
            ("", None),
        ] {
            assert_eq!(digits(written).as_deref(), wanted, "{written}");
        }
    }
}
