//! Which layer of the map is which.

use roxmltree::Node;
use serde_json::Value;

use crate::svg::{INKSCAPE, Svg};

/// The layers that are read: the key under which the configuration may name an id, and the labels they have without.
const READ: [(&str, &[&str]); 10] = [
    (
        "land_layer",
        &["Region Colors", "Region Fills", "Provinces"],
    ),
    (
        "island_borders",
        &["Island Adjacencies", "Hybrid Adjacencies"],
    ),
    ("island_fill_layer", &["Island Fills", "Hybrid Fills"]),
    ("sea_borders", &["Sea Adjacencies", "Sea Provinces"]),
    (
        "supply_center_icons",
        &["Supply Centers", "SC Markers", "SC markers"],
    ),
    ("starting_units", &["Units"]),
    ("army", &["Army Locations"]),
    ("fleet", &["Fleet Locations"]),
    (
        "retreat_army",
        &["Army Retreat Locations", "Army Locations (Retreats)"],
    ),
    (
        "retreat_fleet",
        &["Fleet Retreat Locations", "Fleet Locations (Retreats)"],
    ),
];
/// Layers that only adorn the map, or that the other program draws into.
const ADORNMENTS: [(&str, &[&str]); 11] = [
    ("island_ring_layer", &["Island Rings"]),
    (
        "titles",
        &["Titles", "Labels", "Region Names", "Province Names"],
    ),
    ("symbol_templates", &["Symbol Templates"]),
    ("unit_output", &["Unit Output Layer"]),
    (
        "arrow_output",
        &["Orders Output Layer", "Order Output Layer"],
    ),
    ("background", &["Background"]),
    (
        "other_fills",
        &[
            "Other Fills",
            "OTHER FILLS (High Seas)",
            "OTHER FILLS (Impassables and High Seas)",
        ],
    ),
    ("season", &["Season Title"]),
    ("year", &["Year Title"]),
    ("power_banners", &["Power Banners"]),
    ("sidebar", &["Sidebar"]),
];

/// What the label of an element says.
pub(super) fn label<'n>(node: Node<'n, '_>) -> Option<&'n str> {
    node.attribute((INKSCAPE, "label"))
}

/// All keys by which the configuration may name layers.
pub(super) fn keys() -> impl Iterator<Item = &'static str> {
    READ.iter().chain(&ADORNMENTS).map(|(key, _)| *key)
}

/// The layer of a key: by the id that the configuration gives, or by label.
pub(super) fn layer<'s>(svg: &'s Svg<'_>, key: &str, config: &Value) -> Option<Node<'s, 's>> {
    let id = config[key].as_str();
    let by_id = id.and_then(|id| svg.layers().find(|node| node.attribute("id") == Some(id)));
    let labels = READ.iter().chain(&ADORNMENTS).find(|(of, _)| *of == key);
    let labels = labels.map_or(&[][..], |(_, labels)| labels);
    let is_it = |node: &Node<'_, '_>| {
        label(*node).is_some_and(|label| label == key || labels.contains(&label))
    };
    by_id.or_else(|| svg.layers().find(is_it))
}

/// The layers that are not read and have something in them, and whether each only adorns the map.
pub(super) fn unread<'s>(svg: &'s Svg<'_>, config: &Value) -> Vec<(Node<'s, 's>, bool)> {
    let of = |keys: &[(&str, &[&str])]| -> Vec<Node<'s, 's>> {
        keys.iter()
            .filter_map(|(key, _)| layer(svg, key, config))
            .collect()
    };
    let (read, adornments) = (of(&READ), of(&ADORNMENTS));
    svg.layers()
        .filter(|node| !read.contains(node))
        .filter(|node| node.descendants().skip(1).any(|inner| inner.is_element()))
        .map(|node| (node, adornments.contains(&node)))
        .collect()
}
