//! The `map.svg` of the example, with the layers that Inkscape shows by name.

use super::layout::{Ground, Layout};

pub(super) fn text(layout: &Layout) -> String {
    let (width, height) = (layout.width, layout.height);
    let shapes: Vec<String> = layout.grounds.iter().map(shape).collect();
    let coasts: Vec<String> = layout.grounds.iter().flat_map(coasts).collect();
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
    width="{width}" height="{height}" viewBox="0 0 {width} {height}">
  <g id="provinces" inkscape:groupmode="layer" inkscape:label="provinces">
    {}
  </g>
  <g id="coasts" inkscape:groupmode="layer" inkscape:label="coasts">
    {}
  </g>
</svg>
"#,
        shapes.join("\n    "),
        coasts.join("\n    ")
    )
}

fn shape(ground: &Ground) -> String {
    let fill = match ground.kind {
        "sea" => "#9fc4dd",
        "coast" => "#e6d9b8",
        _ => "#d8c59a",
    };
    let (id, area) = (&ground.id, ground.area);
    let (x, y, right, low) = (area.x, area.y, area.x + area.width, area.y + area.height);
    format!(
        r##"<path id="{id}" inkscape:label="{id}" d="M{x} {y}H{right}V{low}H{x}Z" style="fill:{fill};stroke:#4a4030;stroke-width:2"/>"##
    )
}

/// A line along each coast that must be told apart.
fn coasts(ground: &Ground) -> Vec<String> {
    let (id, area) = (&ground.id, ground.area);
    let (x, right) = (area.x, area.x + area.width);
    let line = |coast: &&'static str| {
        let y = if *coast == "nc" {
            area.y
        } else {
            area.y + area.height
        };
        format!(
            r##"<path id="{id}/{coast}" inkscape:label="{id}/{coast}" d="M{x} {y}H{right}" style="fill:none;stroke:#c02020;stroke-width:6"/>"##
        )
    };
    let named = ground.fleet.keys().filter(|coast| !coast.is_empty());
    named.map(line).collect()
}
