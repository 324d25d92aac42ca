//! Files made to do harm are refused, soon and with a reason.

mod plain_place;

use std::fmt::Write as _;

use chancery_drawing::{Counted, Hint, Hints, Kind, Mistake, OtherLayers, ShapeName, draw_svg};
use plain_place::place;

/// All mistakes of a file that must not be accepted.
fn refused(bytes: &[u8]) -> Vec<Mistake> {
    let places = [place("aaa", Kind::Land), place("bbb", Kind::Sea)];
    let report = draw_svg(bytes, &places, &Hints::default());
    assert!(report.drawn.is_none());
    let fatal = report.faults.iter().any(chancery_drawing::Fault::is_fatal);
    assert!(fatal, "{:?}", report.faults);
    report
        .faults
        .into_iter()
        .map(|fault| fault.mistake)
        .collect()
}

fn map(shapes: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 600 600\"><g id=\"provinces\">{shapes}</g></svg>"
    )
}

fn path(data: &str) -> String {
    map(&format!(
        "<path id=\"aaa\" d=\"{data}\"/><rect id=\"bbb\" width=\"600\" height=\"300\"/>"
    ))
}

#[test]
fn what_is_no_drawing_is_refused() {
    assert_eq!(refused(&[0xff, 0xfe, 0x00]), [Mistake::NotText]);
    assert!(matches!(refused(b"")[..], [Mistake::NotXml { .. }]));
    assert!(matches!(refused(b"<svg")[..], [Mistake::NotXml { .. }]));
    assert_eq!(
        refused(b"<html/>"),
        [Mistake::NotSvg {
            found: "html".into()
        }]
    );
    assert!(refused(b"<svg/>").contains(&Mistake::NoViewBox));
    let layer = refused(b"<svg viewBox=\"0 0 600 600\"/>");
    let found = OtherLayers::Nothing;
    assert_eq!(
        layer,
        [Mistake::NoLayer {
            layer: "provinces",
            found
        }]
    );
    let long = vec![b' '; (4 << 20) + 1];
    assert!(matches!(refused(&long)[..], [Mistake::TooManyBytes { .. }]));
}

#[test]
fn sizes_that_no_map_has_are_refused() {
    for frame in ["0 0 10 10", "0 0 4001 700", "0 0 1e5 600", "0 0 -600 600"] {
        let text = format!("<svg viewBox=\"{frame}\"/>");
        let found = refused(text.as_bytes());
        assert!(
            matches!(found[0], Mistake::Size { .. } | Mistake::NoViewBox),
            "{frame}: {found:?}"
        );
    }
    for frame in ["0 0 NaN 600", "0 0 1e400 600", "nothing", "1e300 0 600 600"] {
        let text = format!("<svg viewBox=\"{frame}\"/>");
        assert_eq!(refused(text.as_bytes())[0], Mistake::NoViewBox, "{frame}");
    }
}

#[test]
fn entities_are_never_unfolded() {
    let mut text = "<!DOCTYPE svg [<!ENTITY a0 \"ha\">".to_owned();
    for level in 1..20 {
        let before = format!("&a{};", level - 1).repeat(10);
        let _ = write!(text, "<!ENTITY a{level} \"{before}\">");
    }
    text.push_str("]><svg viewBox=\"0 0 600 600\">&a19;</svg>");
    assert_eq!(refused(text.as_bytes()), [Mistake::DocumentType]);
}

#[test]
fn deep_nesting_is_refused() {
    for depth in [17, 1_000, 500_000] {
        let text = map(&("<g>".repeat(depth) + &"</g>".repeat(depth)));
        let found = refused(text.as_bytes());
        assert!(
            matches!(found[..], [Mistake::TooMany { .. }]),
            "{depth}: {found:?}"
        );
    }
}

#[test]
fn too_many_elements_or_points_are_refused() {
    let many = map(&"<g/>".repeat(20_001));
    assert!(matches!(
        refused(many.as_bytes())[..],
        [Mistake::TooMany {
            what: Counted::Elements,
            ..
        }]
    ));
    let long = path(&("M0,0".to_owned() + &" h1 v1".repeat(250_000)));
    let found = refused(long.as_bytes());
    assert!(
        found.iter().any(|m| matches!(
            m,
            Mistake::TooMany {
                what: Counted::Points,
                ..
            }
        )),
        "{found:?}"
    );
}

#[test]
fn many_attributes_or_namespaces_are_refused_before_they_are_compared() {
    let mut attributes = "<svg".to_owned();
    for number in 0..501 {
        let _ = write!(attributes, " a{number}=\"\"");
    }
    attributes.push_str("/>");
    let [Mistake::TooMany { what, most: 500 }] = refused(attributes.as_bytes())[..] else {
        panic!("{:?}", refused(attributes.as_bytes()));
    };
    assert_eq!(what, Counted::Attributes);
    let mut groups = String::new();
    for number in 0..101 {
        let _ = write!(groups, "<g xmlns:n{number}=\"n{number}\"/>");
    }
    let found = refused(format!("<svg>{groups}</svg>").as_bytes());
    let [Mistake::TooMany { what, most: 100 }] = found[..] else {
        panic!("{found:?}");
    };
    assert_eq!(what, Counted::Namespaces);
}

#[test]
fn a_long_name_of_a_group_is_not_copied_for_each_shape() {
    // In full the name would fill 40 gigabytes.
    let (name, shapes) = ("x".repeat(2 << 20), "<path d=\"M0 0\"/>".repeat(19_000));
    let found = refused(map(&format!("<g id=\"aaa.{name}\">{shapes}</g>")).as_bytes());
    let shapeless = |id: &str| Mistake::NoShape {
        id: id.into(),
        hint: Hint::Nothing,
    };
    assert_eq!(found, [shapeless("bbb"), shapeless("aaa")]);
}

#[test]
fn what_the_parser_says_is_short_and_without_its_place() {
    let name = "x".repeat(100_000);
    for text in [
        format!("<svg {name}=\"\" {name}=\"\"/>"),
        format!("<svg></{name}>"),
    ] {
        let found = refused(text.as_bytes());
        let [Mistake::NotXml { reason }] = &found[..] else {
            panic!("{found:?}");
        };
        assert!(reason.chars().count() <= 120, "{reason}");
    }
    let reason_of = |text: &str| match refused(text.as_bytes()).remove(0) {
        Mistake::NotXml { reason } => reason,
        other => panic!("{other:?}"),
    };
    assert_eq!(
        reason_of("<svg a=\"\" a=\"\"/>"),
        "attribute 'a' is already defined"
    );
    assert_eq!(reason_of("<svg></g>"), "expected 'svg' tag, not 'g'");
}

#[test]
fn numbers_off_the_map_are_refused() {
    let far = [
        "M0,0 L1e30,0 0,1e30z",
        "M0,0 A1e300,1e300 0 1 1 500,500z",
        "M0,0 A5e5,5e5 0 1 1 5e5,5e5 L9e9,0z",
        "M0,0 c1e7,0 0,0 5,5z",
    ];
    for data in far {
        let found = refused(path(data).as_bytes());
        assert!(
            found
                .iter()
                .any(|m| matches!(m, Mistake::NumberOfShape { .. })),
            "{data}: {found:?}"
        );
    }
    for data in [
        "",
        "MNaN,0 L5,5",
        "M",
        "L5,5",
        "M0,0 A0,0 0 2 3 4,4",
        "M0,0 Linf,5",
        // Arcs with numbers so small that the parser of paths would divide by them.
        "M0,0 A1e-300,5 0 1 1 500,500z",
        "M0,0 A5,1e-300 0 1 1 500,500z",
        "M0,0 A5,5 0 1 1 1e-300,0z",
        "M5,1e-300 a5,5 0 1 1 0,1e-300z",
    ] {
        let found = refused(path(data).as_bytes());
        assert!(
            found.iter().any(|m| matches!(m, Mistake::PathData { .. })),
            "{data}: {found:?}"
        );
    }
    // Arcs without a radius, and lines without a length, are no harm but cover nothing.
    for data in [
        "M5,5 A0,0 0 0 1 5,5z",
        "M5,5z",
        "M1,1 L1,1 1,1z",
        "M0,0 C0,0 0,0 0,0z",
    ] {
        let found = refused(path(data).as_bytes());
        assert_eq!(
            found,
            [Mistake::NoShape {
                id: "aaa".into(),
                hint: Hint::Nothing
            }],
            "{data}"
        );
    }
}

#[test]
fn segments_that_add_nothing_do_not_fill_the_stack() {
    for idle in ["z", "A5,5 0 0 1 10,0 "] {
        let data = format!("M0,0 L10,0 {}", idle.repeat((3 << 20) / idle.len()));
        let found = refused(path(&data).as_bytes());
        let shape = ShapeName::Named {
            id: "aaa".to_owned(),
        };
        assert!(
            found.contains(&Mistake::PathData { shape }),
            "{idle}: {found:?}"
        );
    }
    // A few of them are what drawing programs write.
    let found = refused(path("M0,0 L10,0 zZz A5,5 0 0 1 0,0z").as_bytes());
    assert_eq!(
        found,
        [Mistake::NoShape {
            id: "aaa".into(),
            hint: Hint::Nothing
        }]
    );
}

#[test]
fn a_shape_that_would_take_too_long_is_refused() {
    // 190,000 lines from top to bottom: each crosses every row.
    let mut data = "M0,0".to_owned();
    for turn in 0..95_000 {
        let _ = write!(data, "L{},600 {0},0", turn % 600);
    }
    let found = refused(path(&data).as_bytes());
    assert!(found.contains(&Mistake::TooIntricate), "{found:?}");
}

#[test]
fn shapes_that_cover_too_much_in_all_are_refused() {
    let whole = "<rect id=\"aaa\" width=\"4000\" height=\"4000\"/>".repeat(30);
    let text = format!("<svg viewBox=\"0 0 4000 4000\"><g id=\"provinces\">{whole}</g></svg>");
    let found = refused(text.as_bytes());
    assert!(found.contains(&Mistake::TooIntricate), "{found:?}");
}

#[test]
fn long_names_and_many_mistakes_are_cut_short() {
    let name = "x".repeat(100_000);
    let found = refused(map(&format!("<rect id=\"{name}\" width=\"9\" height=\"9\"/>")).as_bytes());
    let said = found
        .iter()
        .map(Mistake::to_string)
        .map(|text| text.len())
        .max();
    assert!(said.is_some_and(|length| length < 300));
    let mut shapes = String::new();
    for number in 0..5_000 {
        let _ = write!(shapes, "<rect id=\"q{number}\" width=\"9\" height=\"9\"/>");
    }
    assert!(refused(map(&shapes).as_bytes()).len() < 210);
}
