//! The standard board's own shapes, drawn as outlines: the same borders come out, and things stand as well as where
//! they were placed before.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use chancery_drawing::{
    Border, Chart, Drawn, Fault, Hints, Kind, Mistake, Piece, Place, Space, draw_svg,
};
use serde::Deserialize;

/// `maps/geometry.json`, read with the types of the compiled form: the two are the same.
#[derive(Deserialize)]
struct Geometry {
    size: [f64; 2],
    pieces: BTreeMap<String, Piece>,
    spaces: BTreeMap<String, Space>,
    borders: Vec<Border>,
    maps: BTreeMap<String, Chart>,
}

fn geometry() -> Geometry {
    serde_json::from_str(include_str!("../../../maps/geometry.json")).expect("the compiled form")
}

/// The provinces of the standard board, with the coasts its fleets know.
fn places(geometry: &Geometry) -> Vec<Place> {
    let chart = &geometry.maps["standard"];
    let place = |(id, key): (&String, &String)| {
        let space = &geometry.spaces[key];
        let coasts = chart
            .fleet
            .keys()
            .filter_map(|from| from.strip_prefix(&format!("{id}/")));
        Place {
            id: id.clone(),
            name: id.clone(),
            kind: match space.kind.as_str() {
                "sea" => Kind::Sea,
                "coast" => Kind::Coast,
                _ => Kind::Land,
            },
            centre: space.sc_standard,
            coasts: coasts.map(str::to_owned).collect(),
        }
    };
    chart.spaces.iter().map(place).collect()
}

/// The board as a map maker would draw it.
fn outlines(geometry: &Geometry) -> String {
    let chart = &geometry.maps["standard"];
    let [width, height] = geometry.size;
    let mut svg =
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">");
    let layer = |svg: &mut String, name: &str, shapes: &BTreeMap<String, &str>| {
        let _ = write!(svg, "<g id=\"{name}\">");
        for (id, path) in shapes {
            let _ = write!(svg, "<path id=\"{id}\" d=\"{path}\"/>");
        }
        svg.push_str("</g>");
    };
    let mut shapes = BTreeMap::new();
    for (id, key) in &chart.spaces {
        for (number, piece) in geometry.spaces[key].pieces.iter().enumerate() {
            shapes.insert(
                format!("{id}.{number}"),
                geometry.pieces[piece].path.as_str(),
            );
            if let Some(belt) = geometry.pieces.get(&format!("{piece}~")) {
                shapes.insert(format!("{id}.{number}~"), belt.path.as_str());
            }
        }
    }
    let dead = chart.dead.iter().map(|id| {
        let piece = &geometry.pieces[id];
        let sign = if piece.sea { "~" } else { "" };
        (format!("{id}{sign}"), piece.path.as_str())
    });
    layer(&mut svg, "dead", &dead.collect());
    layer(&mut svg, "provinces", &shapes);
    // Which shore is which is told by where the fleets stand.
    svg.push_str("<g id=\"anchors\">");
    for (id, key) in &chart.spaces {
        for (coast, at) in geometry.spaces[key]
            .unit
            .iter()
            .filter(|(coast, _)| *coast != "main")
        {
            let _ = write!(
                svg,
                "<circle id=\"{id}/{coast}:unit\" cx=\"{}\" cy=\"{}\" r=\"1\"/>",
                at.x, at.y
            );
        }
    }
    svg + "</g></svg>"
}

fn pairs(map: &BTreeMap<String, Vec<String>>) -> BTreeSet<(String, String)> {
    let all = map
        .iter()
        .flat_map(|(from, to)| to.iter().map(move |to| (from.clone(), to.clone())));
    all.collect()
}

#[test]
fn the_standard_board_comes_out_as_it_was_drawn() {
    let geometry = geometry();
    let places = places(&geometry);
    let report = draw_svg(outlines(&geometry).as_bytes(), &places, &Hints::default());
    let said: Vec<String> = report.faults.iter().map(Fault::to_string).collect();
    let drawn: Drawn = report.drawn.unwrap_or_else(|| panic!("{said:#?}"));
    let chart = &geometry.maps["standard"];
    let differing = |a: &BTreeMap<String, Vec<String>>,
                     b: &BTreeMap<String, Vec<String>>|
     -> Vec<(String, String)> {
        pairs(a).symmetric_difference(&pairs(b)).cloned().collect()
    };
    assert_eq!(differing(&drawn.map.army, &chart.army), []);
    assert_eq!(differing(&drawn.map.fleet, &chart.fleet), []);
    assert!(!geometry.borders.is_empty() && !drawn.borders.is_empty());
    assert_eq!(drawn.map.dead, ["dead.land", "dead.water"]);
    // Its file is read as the kept one is.
    let file = serde_json::to_string(&drawn.file("standard")).expect("JSON");
    let back: Geometry = serde_json::from_str(&file).expect("the compiled form");
    assert_eq!(
        (&back.size, &back.pieces, &back.spaces),
        (&drawn.size, &drawn.pieces, &drawn.spaces)
    );
    assert_eq!(
        (&back.borders, &back.maps["standard"]),
        (&drawn.borders, &drawn.map)
    );
    let tight = report.faults.iter().filter(|fault| {
        matches!(
            fault.mistake,
            Mistake::UnitTight { .. } | Mistake::LabelTight { .. } | Mistake::Covered { .. }
        )
    });
    assert!(tight.count() <= 6, "{said:#?}");
    assert!((0.9..=1.1).contains(&drawn.scale), "{}", drawn.scale);
    // Lands between two waters; on the standard board fleets may go round all of them.
    let two_shores = report
        .faults
        .iter()
        .filter_map(|fault| match &fault.mistake {
            Mistake::Shores { id, .. } => Some(id.as_str()),
            _ => None,
        });
    assert_eq!(two_shores.collect::<Vec<_>>(), ["con", "den", "kie", "swe"]);
}
