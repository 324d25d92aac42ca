//! The layers `backdrop`, `front` and `names`: plain coloured shapes beside the map.

use chancery_drawing::{Drawn, Hints, Kind, Mistake, Ornament, Place, Report, draw_svg};

fn drawn(layers: &str) -> Report {
    let text = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><g id="provinces">
        <rect id="ald" width="800" height="250"/>
        <rect id="sou" y="250" width="800" height="350"/>
        </g>{layers}</svg>"#
    );
    let place = |id: &str, kind| Place {
        id: id.into(),
        name: id.into(),
        kind,
        centre: false,
        coasts: vec![],
    };
    let places = [place("ald", Kind::Coast), place("sou", Kind::Sea)];
    draw_svg(text.as_bytes(), &places, &Hints::default())
}

fn good(layers: &str) -> Drawn {
    let report = drawn(layers);
    assert_eq!(report.faults, []);
    report.drawn.expect("a drawing")
}

fn mistakes(layers: &str) -> Vec<String> {
    let faults = drawn(layers).faults.into_iter();
    faults.map(|fault| fault.to_string()).collect()
}

fn filled(path: &str, fill: &str) -> Ornament {
    Ornament {
        path: path.to_owned(),
        fill: Some(fill.to_owned()),
        stroke: None,
        width: 0.0,
    }
}

#[test]
fn a_drawing_without_these_layers_is_compiled_as_ever() {
    let plain = good("");
    assert!(plain.ornaments.is_empty());
    assert!(plain.file("own").get("ornaments").is_none());
    let other = good(r#"<g id="notes"><rect width="5" height="5"/></g>"#);
    assert_eq!(other, plain);
}

#[test]
fn shapes_keep_their_colours_and_their_order() {
    let drawn = good(
        r##"<g id="backdrop" fill="#9ab"><rect x="10" y="300" width="100" height="50"/>
            <g style="fill: teal; stroke:#102030;stroke-width:2px"><circle cx="5" cy="5" r="0.01" display="none"/>
            <polygon points="0,0 20,0 20,20" transform="scale(2)"/></g></g>
            <g id="front"><path d="M10 10 h30 v5" fill="none" stroke="rgb(1,2,3)" stroke-width="3"/>
            <path d="M10 10 h30 v5 z" style="fill:none" stroke="#fff"/><path d="M0 0h9v9z" fill="none"/></g>
            <g id="names"><path d="M1 1h4v4h-4z M2 2h1v1h-1z"/></g>"##,
    );
    let stroked = |path: &str, fill: Option<&str>, stroke: &str, width: f64| Ornament {
        path: path.to_owned(),
        fill: fill.map(str::to_owned),
        stroke: Some(stroke.to_owned()),
        width,
    };
    assert_eq!(
        drawn.ornaments.backdrop,
        [
            filled("M10.0,300.0 110.0,300.0 110.0,350.0 10.0,350.0Z", "#99aabb"),
            stroked(
                "M0.0,0.0 40.0,0.0 40.0,40.0Z",
                Some("#008080"),
                "#102030",
                4.0
            ),
        ]
    );
    assert_eq!(
        drawn.ornaments.front,
        [
            stroked("M10.0,10.0 40.0,10.0 40.0,15.0", None, "#010203", 3.0),
            stroked("M10.0,10.0 40.0,10.0 40.0,15.0Z", None, "#ffffff", 1.0),
        ]
    );
    assert_eq!(
        drawn.ornaments.names,
        [filled(
            "M1.0,1.0 5.0,1.0 5.0,5.0 1.0,5.0ZM2.0,2.0 3.0,2.0 3.0,3.0 2.0,3.0Z",
            "#000000"
        )]
    );
    let file = drawn.file("own");
    let read: chancery_drawing::Ornaments =
        serde_json::from_value(file["ornaments"].clone()).expect("ornaments");
    assert_eq!(read, drawn.ornaments);
}

#[test]
fn what_is_no_plain_colour_is_said_with_its_line() {
    let found = mistakes(
        "\n<g id=\"front\">\n<rect width=\"5\" height=\"5\" fill=\"url(#sky)\"/>\n<rect width=\"5\" height=\"5\" stroke-width=\"-1\"/></g>",
    );
    assert_eq!(
        found,
        [
            "line 7, column 1: A number in stroke-width is missing, not finite or far off the map. Correct it.",
            "line 6, column 1: `url(#sky)` is no plain colour. Write it like #2c3092, or none.",
        ]
    );
    assert!(
        drawn("<g id=\"front\"><rect width=\"5\" height=\"5\" fill=\"url(#sky)\"/></g>")
            .drawn
            .is_some()
    );
    let broken = mistakes("<g id=\"names\"><path id=\"title\" d=\"M0 0 L\"/></g>");
    assert_eq!(broken.len(), 1);
    assert!(
        broken[0].contains("The path data of title cannot be read."),
        "{broken:?}"
    );
}

fn is_too_many(report: &Report, of: &str) -> bool {
    let said = |mistake: &Mistake| matches!(mistake, Mistake::TooMany { what, .. } if what.to_string().starts_with(of));
    report.drawn.is_none() && report.faults.iter().any(|fault| said(&fault.mistake))
}

#[test]
fn there_are_only_so_many() {
    let many = "<rect width=\"5\" height=\"5\"/>".repeat(2_001);
    let report = drawn(&format!("<g id=\"front\">{many}</g>"));
    assert!(is_too_many(&report, "shapes in"));
    let pages = "<rect width=\"800\" height=\"600\"/>".repeat(41);
    assert!(is_too_many(
        &drawn(&format!("<g id=\"front\">{pages}</g>")),
        "times the page"
    ));
    let long = " h1 v1".repeat(30_000);
    let report = drawn(&format!("<g id=\"front\"><path d=\"M0 0{long}\"/></g>"));
    assert!(is_too_many(&report, "points in"));
}

#[test]
fn hints_on_colours_hide_no_fault() {
    let gradients = "<rect width=\"5\" height=\"5\" fill=\"url(#sky)\"/>\n".repeat(300);
    let report = drawn(&format!("<g id=\"front\">{gradients}</g>"));
    assert!(report.drawn.is_some() && !report.faults.is_empty());
    let strange = "<rect id=\"nil\" width=\"50\" height=\"50\"/>";
    let found = mistakes(&format!(
        "<g id=\"front\">{gradients}</g><g id=\"coasts\">{strange}</g>"
    ));
    assert!(
        found
            .iter()
            .any(|fault| fault.contains("The coast \"nil\" is not one")),
        "{found:?}"
    );
    // Of one property said again and again the last counts, and one hint is enough.
    let style = "fill:x;".repeat(100_000);
    let found = mistakes(&format!(
        "<g id=\"front\" style=\"{style}\"><rect width=\"5\" height=\"5\"/></g>"
    ));
    assert_eq!(found.len(), 1, "{found:?}");
}
