//! Seas drawn as one large shape at the bottom, as the guide for map makers says: what lies on them is cut out.

use chancery_drawing::{Drawn, Fault, Hints, Kind, Place, Report, draw_svg};

fn place(id: &str, kind: Kind) -> Place {
    Place {
        id: id.to_owned(),
        name: id.to_owned(),
        kind,
        centre: false,
        coasts: Vec::new(),
    }
}

fn places() -> Vec<Place> {
    vec![
        place("dun", Kind::Land),
        place("wal", Kind::Land),
        place("wes", Kind::Sea),
    ]
}

fn rect(id: &str, [x, y, width, height]: [f64; 4]) -> String {
    format!("<rect id=\"{id}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>")
}

/// Shapes on a sea that covers the whole page, and other layers.
fn report(shapes: &str, layers: &str) -> Report {
    let sea = rect("wes", [0.0, 0.0, 800.0, 600.0]);
    let text =
        format!("<svg viewBox=\"0 0 800 600\"><g id=\"provinces\">{sea}{shapes}</g>{layers}</svg>");
    draw_svg(text.as_bytes(), &places(), &Hints::default())
}

fn sentences(report: &Report) -> Vec<String> {
    report.faults.iter().map(Fault::to_string).collect()
}

fn drawn(report: Report) -> Drawn {
    let faults = report.faults;
    report.drawn.unwrap_or_else(|| panic!("{faults:?}"))
}

#[test]
fn dead_ground_is_cut_out_of_a_sea() {
    let lands = rect("dun", [0.0, 0.0, 400.0, 300.0]) + &rect("wal", [400.0, 0.0, 400.0, 300.0]);
    let dead =
        rect("ice", [300.0, 400.0, 200.0, 100.0]) + &rect("lake~", [600.0, 250.0, 100.0, 100.0]);
    let report = report(&lands, &format!("<g id=\"dead\">{dead}</g>"));
    assert_eq!(sentences(&report), [""; 0]);
    let drawn = drawn(report);
    assert_eq!(drawn.map.dead, ["dead.land", "dead.water"]);
    // Land covers dead ground as it covers the sea.
    assert!(
        drawn.pieces["dead.water"].path.contains(",300.0"),
        "{:?}",
        drawn.pieces["dead.water"]
    );
    assert!(
        !drawn.pieces["dead.water"].path.contains(",250.0"),
        "{:?}",
        drawn.pieces["dead.water"]
    );
    assert_eq!(drawn.pieces["wes"].path.matches('M').count(), 2);
}
