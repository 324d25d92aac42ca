//! Which shore of a split province is which coast, where nobody drew it.

use chancery_drawing::{Hints, Kind, Mistake, Place, Report, draw_svg};

fn place(id: &str, kind: Kind, coasts: &[&str]) -> Place {
    Place {
        id: id.to_owned(),
        name: id.to_owned(),
        kind,
        centre: false,
        coasts: coasts.iter().map(|coast| (*coast).to_owned()).collect(),
    }
}

/// A province with a long foot to the east, and two seas that both lie north of its middle.
fn drawn(coasts: &[&str]) -> Report {
    let map = "<svg viewBox=\"0 0 600 600\"><g id=\"provinces\">\
        <path id=\"mid\" d=\"M0,0 H200 V500 H600 V600 H0 Z\"/>\
        <rect id=\"abo\" x=\"200\" width=\"400\" height=\"100\"/>\
        <path id=\"lan\" d=\"M200,100 H600 V200 H200 Z M200,300 H600 V500 H200 Z\"/>\
        <rect id=\"bel\" x=\"200\" y=\"200\" width=\"400\" height=\"100\"/></g></svg>";
    let places = [
        place("mid", Kind::Coast, coasts),
        place("abo", Kind::Sea, &[]),
        place("lan", Kind::Coast, &[]),
        place("bel", Kind::Sea, &[]),
    ];
    draw_svg(map.as_bytes(), &places, &Hints::default())
}

#[test]
fn of_two_shores_in_the_north_the_southern_one_is_the_south_coast() {
    for coasts in [["nc", "sc"], ["sc", "nc"]] {
        let report = drawn(&coasts);
        let fatal: Vec<_> = report.faults.iter().filter(|f| f.is_fatal()).collect();
        assert!(fatal.is_empty(), "{fatal:?}");
        let fleet = report.drawn.expect("a map").map.fleet;
        assert!(fleet["abo"].contains(&"mid/nc".to_owned()), "{fleet:?}");
        assert!(fleet["bel"].contains(&"mid/sc".to_owned()), "{fleet:?}");
    }
}

#[test]
fn shores_above_each_other_are_not_told_apart_by_east_and_west() {
    let unclear =
        |fault: &chancery_drawing::Fault| matches!(fault.mistake, Mistake::CoastUnclear { .. });
    let report = drawn(&["ec", "wc"]);
    assert!(report.faults.iter().any(unclear), "{:?}", report.faults);
    assert!(report.drawn.is_none());
}
