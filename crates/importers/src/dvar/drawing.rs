//! A DSVG as a `map.svg` of ours.

use roxmltree::Node;

use super::words::Words;
use crate::draft::{Draft, Terrain, province_of};
use crate::loss::{LossKind, Losses, cut};
use crate::svg::{Drawing, Layer, Shape, Svg};
use crate::{ImportError, TextFile};

/// Layers that only adorn the map.
const ADORNMENTS: [&str; 5] = [
    "borders",
    "background",
    "foreground",
    "province-names",
    "supply-centers-foreground",
];

/// Reads a drawing.
///
/// # Errors
/// [`ImportError`]: it cannot be read.
pub(super) fn read(
    file: &TextFile,
    words: &Words,
    draft: &Draft,
    losses: &mut Losses,
) -> Result<String, ImportError> {
    let svg = Svg::read(file)?;
    let mut drawing = Drawing::like(&svg, losses);
    for layer in svg.layers() {
        let name = layer.attribute("id").unwrap_or_default();
        match name {
            "provinces" => {
                for (id, shape) in shapes(&svg, layer, words, losses) {
                    let of = province_of(&id);
                    let province = draft.provinces.iter().find(|p| p.id == of);
                    let terrain = province.map_or(Terrain::Coast, |p| p.terrain);
                    drawing.province(of, terrain, false, &shape);
                }
            }
            "named-coasts" => {
                for (id, shape) in shapes(&svg, layer, words, losses) {
                    if is_stand(draft, &id) && id.contains('/') {
                        drawing.add(Layer::Coasts, &id, &shape);
                    } else {
                        nothing(&shape, losses);
                    }
                }
            }
            "unit-positions" | "supply-centers" => {
                let thing = if name == "unit-positions" {
                    "unit"
                } else {
                    "centre"
                };
                for (id, shape) in shapes(&svg, layer, words, losses) {
                    let stands = is_stand(draft, &id) && !(thing == "centre" && id.contains('/'));
                    if stands {
                        drawing.add(Layer::Anchors, &format!("{id}:{thing}"), &shape);
                    } else {
                        nothing(&shape, losses);
                    }
                }
            }
            other => {
                let layer_name = cut(other);
                let is_empty = !layer.descendants().skip(1).any(|node| node.is_element());
                let kind = if ADORNMENTS.contains(&other) {
                    LossKind::Adornment { layer: layer_name }
                } else {
                    LossKind::UnknownLayer { layer: layer_name }
                };
                if !is_empty {
                    losses.add(Some(svg.at(layer)), kind);
                }
            }
        }
    }
    Ok(drawing.text())
}

/// The shapes of a layer that stand for places, with these.
fn shapes<'s>(
    svg: &'s Svg<'s>,
    layer: Node<'s, 's>,
    words: &Words,
    losses: &mut Losses,
) -> Vec<(String, Shape<'s>)> {
    let name = |node: Node<'_, '_>| node.attribute("id").and_then(|id| words.place(id));
    let (known, unknown): (Vec<_>, Vec<_>) = svg
        .shapes(layer, &name, losses)
        .into_iter()
        .partition(|shape| !shape.name.is_empty());
    for shape in unknown {
        nothing(&shape, losses);
    }
    known
        .into_iter()
        .map(|shape| (shape.name.clone(), shape))
        .collect()
}

fn nothing(shape: &Shape<'_>, losses: &mut Losses) {
    let id = cut(&shape.shown);
    losses.add(Some(shape.at.clone()), LossKind::ShapeOfNothing { id });
}

/// Whether a place is still one of the board's: a coast that is alone has no name any more.
fn is_stand(draft: &Draft, place: &str) -> bool {
    let province = draft.provinces.iter().find(|p| p.id == province_of(place));
    province.is_some_and(|province| match place.split_once('/') {
        Some((_, coast)) => province.is_split() && province.fleet.contains_key(coast),
        None => true,
    })
}
