//! What a map maker is told whose shapes, layers or page are not as they should be.

use chancery_drawing::{Hints, Kind, Place, Report, draw_svg};

/// A drawing with a land `ald` that has two coasts and a sea `sou`; `body` is all that lies in it.
fn drawn(body: &str) -> Report {
    let text = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
        viewBox="0 0 800 600">{body}</svg>"#
    );
    let place = |id: &str, kind, coasts: &[&str]| Place {
        id: id.into(),
        name: id.into(),
        kind,
        centre: false,
        coasts: coasts.iter().map(|coast| (*coast).to_owned()).collect(),
    };
    let places = [
        place("ald", Kind::Coast, &["nc", "sc"]),
        place("sou", Kind::Sea, &[]),
    ];
    draw_svg(text.as_bytes(), &places, &Hints::default())
}

/// What is wrong with a drawing, without the places.
fn told(body: &str) -> Vec<String> {
    let faults = drawn(body).faults.into_iter();
    faults.map(|fault| fault.mistake.to_string()).collect()
}

const LAND: &str = r#"<rect id="path7" inkscape:label="ald" y="200" width="800" height="200"/>"#;
const SEA: &str = r#"<rect id="sou" width="800" height="600"/>"#;
const COASTS: &str = r#"<g id="layer3" inkscape:label="coasts"><path inkscape:label="ald/nc" d="M0 200H800"/>
    <path inkscape:label="ald/sc" d="M0 400H800"/></g>"#;

fn provinces(shapes: &str) -> String {
    format!(r#"<g id="layer1" inkscape:label="provinces">{shapes}</g>"#)
}

#[test]
fn a_sea_under_the_land_is_cut_out() {
    let body = format!("{}{COASTS}", provinces(&format!("{SEA}{LAND}")));
    assert_eq!(told(&body), [""; 0]);
}

#[test]
fn a_misspelt_label_is_named() {
    let shapes = format!("{SEA}{}", LAND.replace("\"ald\"", "\"adl\""));
    let found = told(&format!("{}{COASTS}", provinces(&shapes)));
    let sentence = "The shape \"adl\" is no province. Did you mean `ald`? Correct its label or id, or add the province to the board.";
    assert!(found.contains(&sentence.to_owned()), "{found:?}");
    let sentence = "ald has no shape. Draw it and give the shape that label or id. If the shape \"adl\" at 400, 300 is meant, correct its label.";
    assert!(found.contains(&sentence.to_owned()), "{found:?}");
    // Blanks and capitals make no difference.
    let shapes = format!("{SEA}{}", LAND.replace("\"ald\"", "\" Ald \""));
    assert_eq!(told(&format!("{}{COASTS}", provinces(&shapes))), [""; 0]);
}

#[test]
fn a_coast_that_is_not_there_is_told_with_those_that_are() {
    for (wrong, advice) in [
        ("ald/ec", "ald has ald/nc, ald/sc."),
        ("sou/nc", "sou has no coasts to tell apart."),
        ("zzz/nc", "write it like ald/nc, ald/sc."),
    ] {
        let coasts = COASTS.replace("\"ald/nc\"", &format!("\"{wrong}\""));
        let found = told(&format!("{}{coasts}", provinces(&format!("{SEA}{LAND}"))));
        let sentence = format!("The coast \"{wrong}\" is not one of the board's: {advice}");
        assert!(found.contains(&sentence), "{found:?}");
    }
}

#[test]
fn a_mistake_in_a_shape_has_its_place_on_the_map() {
    let land = LAND.replace("\"ald\"", "\"xyz\"");
    let faults = drawn(&format!("{}{COASTS}", provinces(&format!("{SEA}{land}")))).faults;
    let found: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert!(
        found[0].starts_with("at 400, 300: The shape \"xyz\" is no province."),
        "{found:?}"
    );
    let off = LAND.replace("y=\"200\"", "x=\"-900\" y=\"200\"");
    let faults = drawn(&format!("{}{COASTS}", provinces(&format!("{SEA}{off}")))).faults;
    let found: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert!(
        found[0].starts_with("at -500, 300: The shape \"ald\" lies outside the page."),
        "{found:?}"
    );
}

/// A land and its copy, which nobody relabelled, on a sea.
const COPIES: &str = r#"<rect inkscape:label="ald" x="100" y="200" width="200" height="100"/>
    <rect inkscape:label="ald" x="500" y="400" width="200" height="100"/>"#;

#[test]
fn two_shapes_far_apart_with_one_label_are_told() {
    let found = told(&format!("{}{COASTS}", provinces(&format!("{SEA}{COPIES}"))));
    let sentence = "Two shapes far apart have the label \"ald\", at 200, 250; 600, 450. If one of them is another province, correct its label; if not, label it ald.2.";
    assert!(found.contains(&sentence.to_owned()), "{found:?}");
    // Further pieces have names of their own.
    let pieces = COPIES.replacen("\"ald\"", "\"ald.2\"", 1);
    assert_eq!(
        told(&format!("{}{COASTS}", provinces(&format!("{SEA}{pieces}")))),
        [""; 0]
    );
    // A province that nobody drew may be one of the two.
    let found = told(&provinces(COPIES));
    let sentence = "sou has no shape. Draw it and give the shape that label or id. The label \"ald\" is on two shapes far apart, at 200, 250; 600, 450: if one of them is meant, correct its label.";
    assert!(found.contains(&sentence.to_owned()), "{found:?}");
}

#[test]
fn a_plain_svg_is_told_in_one_line() {
    let rects: String = (0..5)
        .map(|n| format!(r#"<rect id="rect{n}" x="{n}00" width="100" height="100"/>"#))
        .collect();
    let sentence = "No shape in the file has an Inkscape label, and 5 of 5 shapes have no province's id. The file was probably saved as Plain SVG, which loses the labels. Open your drawing with the labels again and choose File > Save As > Inkscape SVG.";
    for layer in ["provinces", "layer1"] {
        let body = format!(r#"<g id="{layer}">{rects}</g>"#);
        assert_eq!(told(&body), [sentence], "{layer}");
        // With labels each shape is told.
        assert!(
            told(&body.replace("<g id", "<g inkscape:label=\"provinces\" id")).len() > 5,
            "{layer}"
        );
    }
}

#[test]
fn the_names_of_layers_may_have_capitals() {
    let body = format!("{}{COASTS}", provinces(&format!("{SEA}{LAND}")));
    let body = body
        .replace("\"provinces\"", "\"Provinces\"")
        .replace("\"coasts\"", "\"Coasts\"");
    assert_eq!(told(&body), [""; 0]);
    let found = told(&body.replace("\"Provinces\"", "\"province\""));
    let sentence = "There is no layer \"provinces\" (top-level group with that id or label) for the shapes of the provinces. Give a layer that name; the drawing has \"province\", \"Coasts\".";
    assert_eq!(found, [sentence]);
}

#[test]
fn what_lies_in_the_wrong_layer_is_told_where_it_belongs() {
    let line = r#"<path inkscape:label="ald/nc" d="M0 200H800"/>"#;
    let found = told(&provinces(&format!("{SEA}{LAND}{line}")));
    let sentence = "\"ald/nc\" is a coast: move its line into the layer \"coasts\".";
    assert!(found.contains(&sentence.to_owned()), "{found:?}");

    let coasts = COASTS.replace("</g>", &format!("{LAND}</g>"));
    let found = told(&format!("{}{coasts}", provinces(&format!("{SEA}{LAND}"))));
    let sentence = "\"ald\" is a province: move its shape into the layer \"provinces\". Here belong coasts: ald has ald/nc, ald/sc.";
    assert_eq!(found, [sentence]);

    let found = told(&format!(
        "{}{COASTS}<g id=\"mine\">{LAND}</g>",
        provinces(SEA)
    ));
    let sentence =
        "The shape \"ald\" lies in no layer that is read. Move it into the layer \"provinces\".";
    assert!(found.contains(&sentence.to_owned()), "{found:?}");
}

#[test]
fn a_shape_beside_the_page_is_told() {
    let land = LAND.replace("y=\"200\"", "y=\"600\"");
    let found = told(&format!("{}{COASTS}", provinces(&format!("{SEA}{land}"))));
    let sentence = "The shape \"ald\" lies outside the page. Move it, or make the page larger (in Inkscape: File > Document Properties).";
    assert!(found.contains(&sentence.to_owned()), "{found:?}");
}

#[test]
fn an_anchor_beside_its_province_is_told() {
    let anchor =
        r#"<g id="anchors"><circle inkscape:label="ald:unit" cx="300" cy="80" r="4"/></g>"#;
    let body = format!("{}{COASTS}{anchor}", provinces(&format!("{SEA}{LAND}")));
    let sentence =
        "A unit does not fit where the anchor ald:unit puts it. Move that into the province.";
    assert_eq!(told(&body), [sentence]);
}
