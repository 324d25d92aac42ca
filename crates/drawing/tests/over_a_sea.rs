//! Seas drawn as one large shape at the bottom, as the guide for map makers says: what lies on them is cut out.

mod plain_place;

use chancery_drawing::{Drawn, Fault, Hints, Kind, Place, Report, draw_svg};
use plain_place::place;

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

/// Two lands on the sea with a gap of this width, from the upper edge to the open sea.
fn apart(gap: f64) -> String {
    rect("dun", [0.0, 0.0, 400.0, 300.0]) + &rect("wal", [400.0 + gap, 0.0, 400.0 - gap, 300.0])
}

#[test]
fn a_narrow_gap_between_two_lands_is_closed_over_a_sea() {
    for gap in [0.5, 1.0, 2.0, 3.0] {
        let report = report(&apart(gap), "");
        assert_eq!(sentences(&report), [""; 0], "a gap of {gap}");
        let drawn = drawn(report);
        assert_eq!(drawn.map.army["dun"], ["wal"], "a gap of {gap}");
        assert_eq!(drawn.map.fleet["dun"], ["wal", "wes"], "a gap of {gap}");
    }
    // A strait that was drawn on purpose is wider.
    assert!(drawn(report(&apart(5.0), "")).map.army["dun"].is_empty());
}

#[test]
fn a_slanted_gap_is_closed_over_a_sea() {
    let lands = "<path id=\"dun\" d=\"M0,0 H300 L500,250 L480,400 H0 Z\"/><path id=\"wal\" d=\"M302,0 H800 V400 H481 L502,250 Z\"/>";
    let report = report(lands, "");
    assert_eq!(sentences(&report), [""; 0]);
    assert_eq!(drawn(report).map.army["dun"], ["wal"]);
}

#[test]
fn a_gap_between_land_and_dead_ground_is_closed_over_a_sea() {
    let dun = rect("dun", [0.0, 0.0, 400.0, 300.0]);
    let wal = rect("wal", [0.0, 300.0, 400.0, 300.0]);
    let dead = format!(
        "<g id=\"dead\">{}</g>",
        rect("ice", [402.0, 0.0, 398.0, 400.0])
    );
    let drawn = drawn(report(&(dun + &wal), &dead));
    assert_eq!(drawn.map.fleet.get("dun"), None, "no shore along the ice");
}

#[test]
fn a_channel_that_joins_two_parts_of_a_sea_is_told_and_stays() {
    // From the left edge to the right one: the sea lies north and south of both lands.
    let lands =
        rect("dun", [0.0, 200.0, 400.0, 200.0]) + &rect("wal", [402.0, 200.0, 398.0, 200.0]);
    let report = report(&lands, "");
    let channel = "at 400, 300: dun and wal are divided by a channel of wes that is at most 3 units wide. Draw it wider, or let the lands overlap if they should touch.";
    assert_eq!(sentences(&report), [channel]);
    assert!(drawn(report).map.army["dun"].is_empty());
}

#[test]
fn a_channel_that_its_own_sea_was_drawn_for_stays() {
    // The sea is drawn with its shores, not below the lands.
    let shapes =
        "<path id=\"wes\" d=\"M0,300 H400 V0 H402 V300 H800 V600 H0 Z\"/>".to_owned() + &apart(2.0);
    let text = format!("<svg viewBox=\"0 0 800 600\"><g id=\"provinces\">{shapes}</g></svg>");
    let drawn = drawn(draw_svg(text.as_bytes(), &places(), &Hints::default()));
    assert!(drawn.map.army["dun"].is_empty());
}

#[test]
fn a_narrow_place_in_a_strait_is_not_closed() {
    // Two capes of one unit between two wide waters.
    let lands = "<path id=\"dun\" d=\"M0,100 H300 L398,300 L300,500 H0 Z\"/><path id=\"wal\" d=\"M800,100 H500 L400,300 L500,500 H800 Z\"/>";
    let drawn = drawn(report(lands, ""));
    assert!(drawn.map.army["dun"].is_empty());
}

#[test]
fn an_inland_province_that_touches_water_is_told_where() {
    let mut places = places();
    places[0].kind = Kind::Inland;
    // Two shores along two seas, of which only the first is told, and nothing of names for coasts.
    places.push(place("nor", Kind::Sea));
    let shapes = rect("nor", [0.0, 0.0, 800.0, 200.0])
        + &rect("dun", [0.0, 200.0, 400.0, 200.0])
        + &rect("wal", [400.0, 200.0, 400.0, 200.0])
        + &rect("wes", [0.0, 400.0, 800.0, 200.0]);
    let text = format!("<svg viewBox=\"0 0 800 600\"><g id=\"provinces\">{shapes}</g></svg>");
    let found = sentences(&draw_svg(text.as_bytes(), &places, &Hints::default()));
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(
        found[0].starts_with("at ")
            && found[0].contains("By the rules dun is inland, but its shape touches wes."),
        "{found:?}"
    );
    assert!(
        found[1].starts_with("wal has 2 separate shores, at 600, 400; 600, 200. Name its coasts"),
        "{found:?}"
    );
}

#[test]
fn an_overlap_is_told_with_its_place() {
    let lands = rect("dun", [0.0, 0.0, 410.0, 300.0]) + &rect("wal", [400.0, 0.0, 400.0, 300.0]);
    let found = sentences(&report(&lands, ""));
    assert!(
        found[0].starts_with("at 400, 0: dun and wal overlap by 2 % "),
        "{found:?}"
    );
}

#[test]
fn specks_are_told_in_one_line_with_the_largest() {
    let lands = rect("dun", [0.0, 0.0, 400.0, 300.0]) + &rect("wal", [400.0, 0.0, 400.0, 300.0]);
    let specks = rect("dun.2", [500.0, 50.0, 3.0, 2.0])
        + &rect("dun.3", [600.0, 50.0, 3.0, 3.0])
        + &rect("wal.2", [200.0, 50.0, 2.0, 2.0]);
    let told = "at 600, 50: Pieces under 12 square units (specks) went to their neighbours: 3 in all. The largest, of dun, has 9 square units and lies here. Draw what should stay larger.";
    assert_eq!(sentences(&report(&(lands.clone() + &specks), "")), [told]);
    // What is as thin as a hair is nothing to look at.
    let hairs: String = (0..20)
        .map(|n| rect("dun.2", [500.0, 50.0 + 4.0 * f64::from(n), 3.0, 1.0]))
        .collect();
    assert_eq!(sentences(&report(&(lands + &hairs), "")), [""; 0]);
}
