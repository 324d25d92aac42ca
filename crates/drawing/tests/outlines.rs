//! Outlines: a small map in full, and what is wrong with others.

use chancery_drawing::{
    CoastsNear, Fault, Hint, Hints, Kind, Mistake, Near, Place, Report, ShapeName, Spot, Spots,
    Whereabouts,
};

fn draw_svg(bytes: &[u8], places: &[Place]) -> Report {
    chancery_drawing::draw_svg(bytes, places, &Hints::default())
}

fn place(id: &str, kind: Kind) -> Place {
    Place {
        id: id.to_owned(),
        name: id.to_uppercase(),
        kind,
        centre: kind != Kind::Sea,
        coasts: Vec::new(),
    }
}

fn sound() -> Vec<Place> {
    vec![
        place("nor", Kind::Land),
        place("eas", Kind::Coast),
        place("isl", Kind::Land),
        place("sou", Kind::Sea),
    ]
}

const SOUND: &str = include_str!("maps/sound.svg");

/// A map of `shapes` in the layer of provinces and more layers, 600 by 600 units.
fn map(shapes: &str, more: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 600 600\"><g id=\"provinces\">{shapes}</g>{more}</svg>"
    )
}

fn rect(id: &str, x: u32, y: u32, width: u32, height: u32) -> String {
    format!("<rect id=\"{id}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>")
}

/// Two lands above a sea.
fn simple() -> (String, Vec<Place>) {
    let shapes = [
        rect("aaa", 0, 0, 300, 300),
        rect("bbb", 300, 0, 300, 300),
        rect("sea", 0, 300, 600, 300),
    ];
    let places = vec![
        place("aaa", Kind::Land),
        place("bbb", Kind::Land),
        place("sea", Kind::Sea),
    ];
    (shapes.concat(), places)
}

fn mistakes(text: &str, places: &[Place]) -> Vec<Mistake> {
    let faults = draw_svg(text.as_bytes(), places).faults;
    faults.into_iter().map(|fault| fault.mistake).collect()
}

fn sentences(faults: &[Fault]) -> Vec<String> {
    faults.iter().map(Fault::to_string).collect()
}

#[test]
fn a_small_map_is_read_in_full() {
    let Report { drawn, faults } = draw_svg(SOUND.as_bytes(), &sound());
    assert_eq!(sentences(&faults), [""; 0]);
    let drawn = drawn.expect("a map");
    assert_eq!(drawn.size, [700.0, 600.0]);
    let to = |list: &[&str]| -> Vec<String> { list.iter().map(|id| (*id).to_owned()).collect() };
    assert_eq!(drawn.map.army["nor"], to(&["eas"]));
    assert_eq!(drawn.map.army["isl"], to(&[]));
    assert_eq!(drawn.map.fleet["sou"], to(&["eas", "isl", "nor"]));
    assert_eq!(drawn.map.fleet["eas"], to(&["nor", "sou"]));
    assert_eq!(drawn.spaces["nor"].kind, "coast");
    // The gap of two units between the lands is closed, and nothing is dead.
    assert_eq!(drawn.map.dead, to(&[]));
    assert_eq!(drawn.pieces["isl"].path.matches('M').count(), 2);
    // The layer is moved to the right, and the frame begins there.
    assert_eq!(drawn.spaces["isl"].unit["main"], Spot::new(160.0, 435.0));
    assert_eq!(drawn.spaces["sou"].fleets[1].at[0], Spot::new(400.0, 300.0));
    assert_eq!(drawn.spaces["sou"].fleets[1].at.len(), 3);
}

#[test]
fn coasts_are_told_apart_by_their_direction_or_by_a_layer() {
    // A land between two seas, from the left edge to the right one.
    let shapes = [
        rect("abo", 0, 0, 600, 200),
        rect("mid", 0, 200, 600, 200),
        rect("bel", 0, 400, 600, 200),
    ]
    .concat();
    let mut places = vec![
        place("mid", Kind::Land),
        place("abo", Kind::Sea),
        place("bel", Kind::Sea),
    ];
    let report = draw_svg(map(&shapes, "").as_bytes(), &places);
    assert_eq!(
        report.faults,
        [Fault::from(Mistake::Shores {
            id: "mid".into(),
            count: 2,
            places: Spots(vec![[300, 200], [300, 400]]),
        })]
    );
    assert_eq!(
        report.drawn.expect("a map").map.fleet["mid"],
        ["abo", "bel"]
    );

    places[0].coasts = vec!["sc".into(), "nc".into()];
    let drawn = draw_svg(map(&shapes, "").as_bytes(), &places)
        .drawn
        .expect("a map");
    assert_eq!(drawn.map.fleet["mid/nc"], ["abo"]);
    assert_eq!(drawn.map.fleet["bel"], ["mid/sc"]);
    assert!(!drawn.map.fleet.contains_key("mid"));
    assert!(drawn.spaces["mid"].unit["nc"].y < 300.0 && drawn.spaces["mid"].unit["sc"].y > 300.0);
    assert!(drawn.spaces["mid"].dislodged.contains_key("sc"));

    places[0].coasts = vec!["up".into(), "dn".into()];
    let unclear = mistakes(&map(&shapes, ""), &places);
    assert_eq!(
        unclear,
        [Mistake::CoastUnclear {
            id: "mid".into(),
            coast: "up".into()
        }]
    );
    let coasts = "<g id=\"coasts\"><path id=\"mid/up\" d=\"M10,390 H590\"/><path id=\"mid/dn\" d=\"M10,210 H590\"/></g>";
    let report = draw_svg(map(&shapes, coasts).as_bytes(), &places);
    assert_eq!(sentences(&report.faults), [""; 0]);
    assert_eq!(report.drawn.expect("a map").map.fleet["mid/up"], ["bel"]);

    let wrong = coasts.replace("mid/dn", "mid/xx");
    assert!(
        mistakes(&map(&shapes, &wrong), &places).contains(&Mistake::UnknownCoast {
            id: "mid/xx".into(),
            advice: CoastsNear::HasCoasts {
                id: "mid".into(),
                coasts: "mid/up, mid/dn".into(),
            },
        })
    );
    let dry = "<g id=\"coasts\"><path id=\"mid/up\" d=\"M10,390 H590 V210 H10\"/><path id=\"mid/dn\" d=\"M300,300 h1\"/></g>";
    let dry = mistakes(&map(&shapes, dry), &places);
    assert_eq!(
        dry,
        [Mistake::CoastDry {
            id: "mid/dn".into()
        }]
    );
}

#[test]
fn a_single_shore_is_cut_where_the_sea_changes() {
    // The seas are drawn first, and the land over them: a headland from the left between two seas, with an island before it that is part of the same land.
    let shapes = [
        rect("abo", 0, 0, 600, 300),
        rect("bel", 0, 300, 600, 300),
        rect("lan", 0, 0, 50, 600),
        rect("cap", 50, 200, 300, 200),
        rect("cap.2", 450, 100, 60, 60),
    ];
    let mut places = vec![
        place("lan", Kind::Land),
        place("cap", Kind::Land),
        place("abo", Kind::Sea),
        place("bel", Kind::Sea),
    ];
    places[1].coasts = vec!["nc".into(), "sc".into()];
    let report = draw_svg(map(&shapes.concat(), "").as_bytes(), &places);
    let fleet = report
        .drawn
        .unwrap_or_else(|| panic!("{:?}", report.faults))
        .map
        .fleet;
    assert_eq!(fleet["cap/nc"], ["abo", "lan"]);
    assert_eq!(fleet["cap/sc"], ["bel", "lan"]);
    assert_eq!(fleet["lan"], ["abo", "bel", "cap/nc", "cap/sc"]);
}

#[test]
fn a_belt_is_water_of_its_land() {
    let shapes = [
        rect("sea", 0, 0, 600, 250),
        rect("lan", 0, 250, 600, 350),
        rect("lan~", 280, 250, 40, 350),
    ]
    .concat();
    let places = vec![place("sea", Kind::Sea), place("lan", Kind::Land)];
    let drawn = draw_svg(map(&shapes, "").as_bytes(), &places)
        .drawn
        .expect("a map");
    assert!(drawn.pieces["lan~"].sea && !drawn.pieces["lan"].sea);
    assert_eq!(drawn.spaces["lan"].pieces, ["lan"]);
    assert_eq!(drawn.map.fleet["sea"], ["lan"]);
}

#[test]
fn dead_ground_is_what_nobody_covers_or_what_is_drawn() {
    let (_, places) = simple();
    // A lake between one of the lands and the sea, and ground below the sea.
    let lands = [rect("aaa", 0, 0, 300, 300), rect("bbb", 300, 0, 300, 250)].concat();
    let shapes = lands + &rect("sea", 0, 300, 600, 250);
    let drawn = draw_svg(map(&shapes, "").as_bytes(), &places)
        .drawn
        .expect("a map");
    assert_eq!(drawn.map.dead, ["dead.land"]);
    // Whoever leaves a small gap hears of it; its corners are rounded off.
    let gap = shapes.replace(
        "height=\"250\"/><rect id=\"sea\"",
        "height=\"295\"/><rect id=\"sea\"",
    );
    let hole = Fault::at(
        Whereabouts::Map { x: 301, y: 295 },
        Mistake::Hole { units: 1_498 },
    );
    assert_eq!(draw_svg(map(&gap, "").as_bytes(), &places).faults, [hole]);
    let lake = rect("lake~", 300, 250, 300, 50);
    let ground = rect("x", 0, 550, 600, 50);
    let report = draw_svg(
        map(&shapes, &format!("<g id=\"dead\">{lake}{ground}</g>")).as_bytes(),
        &places,
    );
    assert_eq!(sentences(&report.faults), [""; 0]);
    let drawn = report.drawn.expect("a map");
    assert_eq!(drawn.map.dead, ["dead.land", "dead.water"]);
    assert!(drawn.pieces["dead.water"].sea);
    // A little may be forgotten, but not much.
    let forgotten = |dead: &str| {
        mistakes(
            &map(&shapes, &format!("<g id=\"dead\">{dead}</g>")),
            &places,
        )
    };
    assert_eq!(forgotten(&ground), [Mistake::Uncovered { percent: 4 }]);
    let much = Mistake::Uncovered { percent: 8 };
    assert!(
        Fault::from(much.clone()).is_fatal()
            && !Fault::from(Mistake::Uncovered { percent: 4 }).is_fatal()
    );
    assert_eq!(forgotten(&lake), [much]);
}

#[test]
fn mistakes_in_the_shapes_are_all_listed_with_their_places() {
    let (shapes, places) = simple();
    let more = [
        rect("zzz", 0, 0, 10, 10),
        "<path d=\"M0,0 h5 v5 z\"/>".to_owned(),
        "\n<path id=\"aaa.2\" d=\"M0,0 h5 v5 q\"/>".to_owned(),
        "\n <rect id=\"bbb.2\" x=\"NaN\" width=\"4\" height=\"4\"/>".to_owned(),
        "<circle id=\"bbb.3\" cx=\"4\" cy=\"4\" r=\"-1\"/>".to_owned(),
        "<polygon id=\"bbb.4\" points=\"0,0 1e30,4 5,5\"/>".to_owned(),
        "<rect id=\"bbb.5\" width=\"4\" height=\"4\" transform=\"scale(1e99)\"/>".to_owned(),
    ];
    let rest = "<g id=\"anchors\"><circle id=\"aaa:nose\" r=\"1\"/><circle id=\"circle7\" r=\"1\"/></g>\
        <g id=\"coasts\"><path d=\"M0,0 h5\"/><path d=\"q\"/></g><image href=\"x.png\"/><script>1</script><style>a</style>\
        <use href=\"#aaa\"/><text>Hi</text>";
    let text = map(&(shapes + &more.concat()), rest);
    let faults = draw_svg(text.as_bytes(), &places).faults;
    let found: Vec<&Mistake> = faults.iter().map(|fault| &fault.mistake).collect();
    let named = |id: &str| ShapeName::Named { id: id.to_owned() };
    let number = |attribute, id: &str| Mistake::NumberOfShape {
        attribute,
        shape: named(id),
    };
    let unread = |element: &str| Mistake::NotRead {
        element: element.to_owned(),
        count: 1,
    };
    let expected = [
        Mistake::UnknownShape {
            id: "zzz".into(),
            near: Near::Nothing,
        },
        Mistake::Nameless {
            layer: "provinces",
            example: "par",
        },
        Mistake::PathData {
            shape: named("aaa.2"),
        },
        number("x", "bbb.2"),
        number("r", "bbb.3"),
        number("points", "bbb.4"),
        Mistake::Number {
            attribute: "transform",
        },
        Mistake::UnknownAnchor {
            id: "aaa:nose".into(),
        },
        Mistake::Nameless {
            layer: "anchors",
            example: "par:unit",
        },
        Mistake::Nameless {
            layer: "coasts",
            example: "stp/sc",
        },
        Mistake::PathData {
            shape: ShapeName::Unnamed,
        },
        unread("image"),
        unread("script"),
        unread("style"),
        unread("use"),
        unread("text"),
        Mistake::NotFollowed {
            attribute: "href".into(),
            count: 2,
        },
    ];
    for mistake in &expected {
        assert!(found.contains(&mistake), "{mistake:?} is not in {found:#?}");
    }
    assert_eq!(found.len(), expected.len(), "{found:#?}");
    let at = |of: &Mistake| {
        faults
            .iter()
            .find(|fault| fault.mistake == *of)
            .and_then(|fault| fault.at)
    };
    assert_eq!(
        at(&number("x", "bbb.2")),
        Some(Whereabouts::Text { line: 3, column: 2 })
    );
    for sentence in sentences(&faults) {
        assert!(sentence.ends_with('.') && sentence.len() > 30, "{sentence}");
    }
}

#[test]
fn what_the_shapes_say_about_each_other_is_judged() {
    let (shapes, mut places) = simple();
    let overlap = mistakes(
        &map(
            &shapes.replace("id=\"bbb\" x=\"300\"", "id=\"bbb\" x=\"200\""),
            "",
        ),
        &places,
    );
    assert!(
        overlap.contains(&Mistake::Overlap {
            a: "aaa".into(),
            b: "bbb".into(),
            percent: 33
        }),
        "{overlap:?}"
    );
    places.push(place("ccc", Kind::Land));
    assert!(
        mistakes(&map(&shapes, ""), &places).contains(&Mistake::NoShape {
            id: "ccc".into(),
            hint: Hint::Nothing
        })
    );
    let tiny = shapes.clone() + &rect("ccc", 10, 10, 3, 3);
    let too_small = Mistake::TooSmall {
        id: "ccc".into(),
        cells: 9,
        least: 12,
    };
    assert!(mistakes(&map(&tiny, ""), &places).contains(&too_small));
    places.pop();
    places[0].kind = Kind::Inland;
    let shore = Mistake::Shore {
        id: "aaa".into(),
        sea: "sea".into(),
    };
    assert_eq!(mistakes(&map(&shapes, ""), &places), [shore]);
    places[0].kind = Kind::Coast;
    places[2].kind = Kind::Land;
    let dry = draw_svg(map(&shapes, "").as_bytes(), &places);
    let no_sea = Fault::from(Mistake::NoSea { id: "aaa".into() });
    assert!(dry.faults.contains(&no_sea), "{:?}", dry.faults);
    // The rules may know better, as of an island: it is drawn all the same.
    assert!(dry.drawn.is_some());
    // A short line is no border, and four corners in a point are a question.
    let quarters = [
        rect("aaa", 0, 0, 300, 300),
        rect("bbb", 300, 0, 300, 300),
        rect("ccc", 0, 300, 304, 300),
        rect("sea", 304, 300, 296, 300),
    ];
    let mut four = vec![
        place("aaa", Kind::Land),
        place("bbb", Kind::Land),
        place("ccc", Kind::Land),
        place("sea", Kind::Sea),
    ];
    let touch = Mistake::Touch {
        a: "bbb".into(),
        b: "ccc".into(),
        units: 4,
        least: 5,
    };
    assert_eq!(mistakes(&map(&quarters.concat(), ""), &four), [touch]);
    let cross = quarters
        .concat()
        .replace("304", "300")
        .replace("296", "300");
    let crossing = Mistake::Crossing {
        provinces: "aaa, bbb, ccc, sea".into(),
    };
    assert_eq!(mistakes(&map(&cross, ""), &four), [crossing]);
    // An island in dead ground touches nobody.
    four.truncate(2);
    let apart = [rect("aaa", 0, 0, 200, 600), rect("bbb", 400, 0, 200, 600)].concat();
    let alone = |id: &str| Mistake::Alone { id: id.to_owned() };
    assert_eq!(
        mistakes(&map(&apart, ""), &four),
        [alone("aaa"), alone("bbb")]
    );
    let drawn = draw_svg(map(&apart, "").as_bytes(), &four).drawn;
    assert_eq!(drawn.map(|drawn| drawn.pieces.len()), Some(3));
    // Units and letters need room.
    let narrow = [
        rect("aaa", 0, 0, 600, 560),
        rect("bbb", 0, 560, 600, 12),
        rect("sea", 0, 572, 600, 28),
    ]
    .concat();
    let tight = mistakes(&map(&narrow, ""), &simple().1);
    assert!(
        tight.contains(&Mistake::UnitTight { id: "bbb".into() }),
        "{tight:?}"
    );
}

#[test]
fn the_same_outlines_give_the_same_text() {
    let text = |_| {
        let drawn = draw_svg(SOUND.as_bytes(), &sound()).drawn;
        serde_json::to_string(&drawn.expect("a map")).expect("JSON")
    };
    let [one, other] = [1, 2].map(text);
    assert_eq!(one, other);
    let back: chancery_drawing::Drawn = serde_json::from_str(&one).expect("the same form");
    assert_eq!(serde_json::to_string(&back).expect("JSON"), one);
}

#[test]
fn what_is_chosen_elsewhere_comes_before_what_is_drawn() {
    let mut hints = Hints::default();
    hints
        .anchors
        .insert("isl:unit".into(), Spot::new(150.0, 400.0));
    // A picture of twice the size, in which things look half as large on the map.
    hints.picture = Some([1_400.0, 1_200.0]);
    let drawn = chancery_drawing::draw_svg(SOUND.as_bytes(), &sound(), &hints)
        .drawn
        .expect("a map");
    assert_eq!(drawn.spaces["isl"].unit["main"], Spot::new(150.0, 400.0));
    assert_eq!(drawn.scale, 0.5);
    let label = drawn.spaces["nor"].label;
    let unit = drawn.spaces["nor"].unit["main"];
    assert!(label.distance(unit) < 25.0, "{label:?} {unit:?}");
}
