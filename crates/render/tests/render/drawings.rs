//! Drawings that are read while the program runs.

use chancery_drawing::Hints;
use chancery_render::{BadDrawing, Chart, Geometry, Scene, UnitMark, render, render_close};
use chancery_rules::board::{Location, Power, Province, UnitKind};
use serde_json::{Value, json};

use super::keep;
use super::pictures::decode;

/// Two shores with a sound between them, 700 units wide and 600 high.
pub fn two_shores() -> Value {
    let space = |kind: &str, piece: &str, x: f64, y: f64| {
        let centre = (kind == "coast").then(|| json!([x + 60.0, y]));
        json!({
            "kind": kind, "pieces": [piece], "label": [x, y - 40.0],
            "unit": {"main": [x, y]}, "dislodged": {"main": [x + 20.0, y - 20.0]},
            "badge": null, "sc": centre, "sc_standard": false,
        })
    };
    json!({
        "size": [700, 600],
        "pieces": {
            "ald": {"path": "M0,0 700,0 700,200 0,200 Z", "sea": false},
            "bru": {"path": "M0,400 700,400 700,600 0,600 Z", "sea": false},
            "sou": {"path": "M0,200 700,200 700,400 0,400 Z", "sea": true},
        },
        "spaces": {
            "ald": space("coast", "ald", 300.0, 100.0),
            "bru": space("coast", "bru", 300.0, 500.0),
            "sou": space("sea", "sou", 300.0, 300.0),
        },
        "borders": [
            {"a": "ald", "b": "sou", "type": "coast", "lines": [[[0, 200], [700, 200]]]},
            {"a": "bru", "b": "sou", "type": "coast", "lines": [[[0, 400], [700, 400]]]},
        ],
        "maps": {"two-shores": {
            "spaces": {"ald": "ald", "bru": "bru", "sou": "sou"},
            "army": {}, "fleet": {},
        }},
    })
}

pub fn powers() -> [Power; 2] {
    ["north", "south"].map(|id| id.parse().expect("an id"))
}

fn read(drawing: &Value) -> Result<Chart, BadDrawing> {
    Chart::read(&drawing.to_string(), "two-shores", &powers())
}

pub fn province(id: &str) -> Province {
    Province::from_id(id).expect("an id")
}

#[test]
fn a_drawing_of_any_size_fills_the_picture() {
    let chart = read(&two_shores()).expect("a drawing");
    let (width, height) = Geometry::SIZE;
    let unit = chart.map().stand(Location::from(province("bru")));
    let unit = unit.expect("a place for a unit");
    assert_eq!((unit.x, unit.y), (width * 3.0 / 7.0, height * 5.0 / 6.0));

    let [north, south] = powers();
    let scene = Scene {
        chart,
        owners: [(province("ald"), north), (province("bru"), south)].into(),
        centres: [(province("ald"), Some(north)), (province("bru"), None)].into(),
        units: vec![UnitMark {
            at: Location::from(province("sou")),
            kind: UnitKind::Fleet,
            owner: Some(south),
            dislodged: false,
        }],
        ..Scene::default()
    };
    let picture = render(&scene);
    keep("two-shores", &picture);
    assert_eq!(render(&scene), picture, "the same picture every time");
    assert!(!render_close(&scene, &[province("ald")]).is_empty());

    // The two lands, away from all letters, have two colours, and neither is that of land nobody owns.
    let nobodys = render(&Scene {
        chart,
        ..Scene::default()
    });
    let at = |png: &[u8], y: usize| {
        let (width, height, pixels) = decode(png);
        let size = pixels.len() / (width * height) as usize;
        let start = (y * width as usize + 60) * size;
        pixels[start..start + 3].to_vec()
    };
    let colours = [at(&picture, 160), at(&picture, 1160), at(&nobodys, 160)];
    for (i, colour) in colours.iter().enumerate() {
        assert!(!colours[i + 1..].contains(colour), "{colours:?}");
    }
}

#[test]
fn boards_nobody_drew_by_hand_get_pictures() {
    for (seed, lands, seas) in [(1, 40, 16), (2, 90, 30), (3, 8, 3)] {
        let (places, raster) = chancery_drawing::random_planar(seed, lands, seas, 2);
        let (width, height) = Geometry::SIZE;
        let hints = Hints {
            picture: Some([f64::from(width), f64::from(height)]),
            ..Hints::default()
        };
        let report = chancery_drawing::compile(raster, &places, &hints);
        let drawn = report.drawn.expect("a drawing");
        let text = drawn.file("random").to_string();
        let powers: Vec<Power> = (1..=9)
            .map(|i| format!("power-{i}").parse().expect("an id"))
            .collect();
        let chart = Chart::read(&text, "random", &powers).expect("a drawing");
        let mut scene = Scene {
            chart,
            title: format!("Board {seed}"),
            subtitle: "Spring, movement".to_owned(),
            ..Scene::default()
        };
        for (i, (at, space)) in chart.map().provinces().enumerate() {
            let power = powers[i % powers.len()];
            if !space.sea() {
                scene.owners.insert(at, power);
            }
            if space.sc.is_some() {
                scene.centres.insert(at, Some(power));
            }
            scene.units.push(UnitMark {
                at: Location::from(at),
                kind: if space.sea() {
                    UnitKind::Fleet
                } else {
                    UnitKind::Army
                },
                owner: Some(power),
                dislodged: false,
            });
        }
        let picture = render(&scene);
        keep(&format!("random-{seed}"), &picture);
        super::keep_small(&format!("random-{seed}"), &picture);
        let (width, height, _) = decode(&picture);
        assert_eq!(
            (width, height),
            (chancery_render::WIDTH, chancery_render::HEIGHT)
        );
    }
}

#[test]
fn a_drawing_with_a_fault_is_refused_with_what_is_wrong() {
    let faulty = |change: fn(&mut Value)| {
        let mut drawing = two_shores();
        change(&mut drawing);
        read(&drawing).expect_err("a fault").to_string()
    };
    for (change, said) in [
        (
            (|d| d["pieces"]["ald"]["path"] = json!("M0,0 1,x Z")) as fn(&mut Value),
            "the line of ald cannot be read",
        ),
        (
            |d| d["borders"][0]["b"] = json!("nowhere"),
            "the drawing names nowhere, and has nothing of that name",
        ),
        (
            |d| d["spaces"]["sou"]["pieces"] = json!(["sea"]),
            "the drawing names sea, and has nothing of that name",
        ),
        (|d| d["size"] = json!([0, 600]), "the drawing has no size"),
        (
            |d| d["maps"] = json!({}),
            "the drawing has no chart two-shores",
        ),
    ] {
        assert_eq!(faulty(change), said);
    }
    let unreadable = Chart::read("{", "two-shores", &powers());
    assert!(matches!(unreadable, Err(BadDrawing::Form(_))));
}

#[test]
fn what_its_author_drew_lies_where_it_belongs() {
    let mut drawing = two_shores();
    let square = |x: u32, y: u32| {
        let (right, bottom) = (x + 60, y + 60);
        format!("M{x},{y} {right},{y} {right},{bottom} {x},{bottom}Z")
    };
    // A band from the northern land into the sound, a square on the land, and a letter above both.
    drawing["ornaments"] = json!({
        "backdrop": [{ "path": "M20,100 180,100 180,300 20,300Z", "fill": "#305070" }],
        "front": [{ "path": square(500, 30), "fill": "#a02010", "stroke": "#201008", "width": 6.0 }],
        "names": [{ "path": square(520, 50), "fill": "#10a020" }],
    });
    let [north, _] = powers();
    let picture = |chart: Chart| {
        render(&Scene {
            chart,
            owners: [(province("ald"), north)].into(),
            ..Scene::default()
        })
    };
    let plain = picture(read(&two_shores()).expect("a drawing"));
    let drawn = picture(read(&drawing).expect("a drawing"));
    keep("ornaments", &drawn);
    super::keep_small("ornaments", &drawn);
    let at = |png: &[u8], x: f32, y: f32| -> [u8; 3] {
        let (width, height, pixels) = decode(png);
        let size = pixels.len() / (width * height) as usize;
        // The map is at the left below the heading; the drawing is twice as large there.
        let scale = Geometry::SIZE.1 / 600.0;
        let column = (x * scale) as usize;
        let row = (height as f32 - Geometry::SIZE.1 + y * scale) as usize;
        let start = (row * width as usize + column) * size;
        [pixels[start], pixels[start + 1], pixels[start + 2]]
    };
    let near = |found: [u8; 3], wanted: [u8; 3]| {
        found.iter().zip(wanted).all(|(a, b)| a.abs_diff(b) <= 12)
    };
    // At sea the backdrop is seen; the land has its owner's colour over it.
    assert!(near(at(&drawn, 100.0, 270.0), [0x30, 0x50, 0x70]));
    assert_eq!(at(&drawn, 100.0, 150.0), at(&plain, 100.0, 150.0));
    assert!(near(at(&drawn, 510.0, 40.0), [0xa0, 0x20, 0x10]));
    assert!(near(at(&drawn, 550.0, 80.0), [0x10, 0xa0, 0x20]));
    assert_eq!(at(&drawn, 650.0, 300.0), at(&plain, 650.0, 300.0));

    drawing["ornaments"]["front"][0]["fill"] = json!("red");
    assert!(matches!(read(&drawing), Err(BadDrawing::Unknown(what)) if what == "red"));
}
