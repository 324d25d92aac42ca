//! What every scene must come to.

use chancery_render::{HEIGHT, Mark, Outcome, Scene, Sign, UnitMark, WIDTH};
use chancery_rules::board::{BoardKind, Location, Power, Province, UnitKind};

use super::{keep, scenes};

/// Discord's channels are read on phones: a picture stays below this.
pub const MOST_BYTES: usize = 500 * 1024;

/// Reads a PNG back as pixels: width, height and RGB.
pub fn decode(png: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(png));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("a whole picture");
    assert_eq!(info.color_type, png::ColorType::Rgb);
    (info.width, info.height, pixels)
}

/// The colour at a pixel of a whole picture.
pub fn pixel(pixels: &[u8], x: u32, y: u32) -> [u8; 3] {
    let at = (y as usize * WIDTH as usize + x as usize) * 3;
    [pixels[at], pixels[at + 1], pixels[at + 2]]
}

pub fn drawn(scene: &Scene) -> Vec<u8> {
    decode(&chancery_render::render(scene)).2
}

/// The pixels in which two whole pictures differ, as a box: left, top, right, bottom.
pub fn difference(a: &[u8], b: &[u8]) -> Option<[u32; 4]> {
    let mut found: Option<[u32; 4]> = None;
    let row = WIDTH as usize * 3;
    for (y, (a, b)) in a.chunks_exact(row).zip(b.chunks_exact(row)).enumerate() {
        if a == b {
            continue;
        }
        let left = a.iter().zip(b).position(|(a, b)| a != b).unwrap_or(0) / 3;
        let right = a.iter().zip(b).rposition(|(a, b)| a != b).unwrap_or(0) / 3;
        let (x0, x1, y) = (left as u32, right as u32, y as u32);
        let [l, t, r, _] = found.unwrap_or([x0, y, x1, y]);
        found = Some([l.min(x0), t, r.max(x1), y]);
    }
    found
}

#[test]
fn sample_pictures_are_whole_and_small() {
    for (name, scene) in [
        ("start", scenes::start()),
        ("busy", scenes::busy()),
        ("retreats", scenes::retreats()),
        ("winter", scenes::winter()),
        ("own", scenes::own_orders()),
        ("crowded", scenes::crowded()),
    ] {
        let png = chancery_render::render(&scene);
        keep(name, &png);
        assert!(png.len() <= MOST_BYTES, "{name}: {} bytes", png.len());
        let (width, height, _) = decode(&png);
        assert_eq!((width, height), (WIDTH, HEIGHT), "{name}");
    }
}

#[test]
fn the_same_scene_gives_the_same_bytes_on_any_thread() {
    let first = chancery_render::render(&scenes::busy());
    // Something else in between, so that what is remembered of colours differs.
    chancery_render::render(&scenes::winter());
    let again = std::thread::spawn(|| chancery_render::render(&scenes::busy()))
        .join()
        .expect("no panic");
    assert!(first == again);
}

#[test]
fn every_mark_leaves_ink_in_every_outcome() {
    let at = scenes::at;
    let mut base = scenes::start();
    base.units.push(UnitMark {
        kind: UnitKind::Army,
        owner: Some(Power::ITALY),
        at: at("tyr"),
        dislodged: true,
    });
    let plain = drawn(&base);
    let owner = Some(Power::AUSTRIA);
    for outcome in [Outcome::Planned, Outcome::Failed, Outcome::Void] {
        let (vie, tri, ven) = (at("vie"), at("tri"), at("ven"));
        for mark in [
            scenes::go(Power::AUSTRIA, "tri", "ven", outcome),
            Mark::SupportHold {
                from: vie,
                target: tri,
                outcome,
            },
            Mark::SupportMove {
                from: vie,
                target: tri,
                to: ven,
                outcome,
            },
            Mark::Convoy {
                from: tri,
                army: ven,
                to: vie,
                outcome,
            },
            Mark::Hold { at: vie, outcome },
            Mark::Dislodged { at: vie },
            Mark::Retreat {
                owner,
                from: at("tyr"),
                to: vie,
                outcome,
            },
            Mark::Build {
                owner,
                kind: UnitKind::Fleet,
                at: at("stp/nc"),
                outcome,
            },
            Mark::Disband {
                at: vie,
                dislodged: false,
            },
            Mark::Disband {
                at: at("tyr"),
                dislodged: true,
            },
        ] {
            let mut marked = base.clone();
            marked.marks.push(mark.clone());
            assert!(difference(&plain, &drawn(&marked)).is_some(), "{mark:?}");
        }
    }
}

#[test]
fn a_failed_move_is_told_from_a_good_one_without_colour() {
    let mut good = scenes::start();
    let mut failed = good.clone();
    good.marks = vec![scenes::go(Power::RUSSIA, "mos", "ukr", Outcome::Done)];
    failed.marks = vec![scenes::go(Power::RUSSIA, "mos", "ukr", Outcome::Failed)];
    // The dashes' gaps and the cross's disc are light where the good arrow is dark.
    let (good, failed) = (drawn(&good), drawn(&failed));
    let dark = |pixels: &[u8], i: usize| pixels[i * 3..][..3].iter().all(|c| *c < 170);
    let light = |pixels: &[u8], i: usize| pixels[i * 3..][..3].iter().all(|c| *c > 230);
    let gaps = (0..good.len() / 3).filter(|i| dark(&good, *i) && light(&failed, *i));
    assert!(gaps.count() > 100);
}

#[test]
fn an_owner_colours_the_land_and_no_more() {
    let mut scene = scenes::start();
    scene.units.clear();
    let before = drawn(&scene);
    scene.owners.insert(scenes::province("ser"), Power::TURKEY);
    let [left, top, right, bottom] = difference(&before, &drawn(&scene)).expect("it is tinted");
    // Serbia lies within this box of the picture; a bar of 66 pixels is above the map.
    assert!(left > 800 && right < 960, "{left} to {right}");
    assert!(top > 780 && bottom < 1120, "{top} to {bottom}");
}

#[test]
fn places_off_the_chart_are_left_out() {
    let plain = scenes::start();
    let mut odd = plain.clone();
    // Persia is on the economic board, a north coast of Vienna on none.
    let persia: Location = scenes::at("per");
    odd.owners.insert(scenes::province("per"), Power::TURKEY);
    odd.centres.insert(scenes::province("per"), None);
    odd.units.push(UnitMark {
        kind: UnitKind::Army,
        owner: None,
        at: persia,
        dislodged: true,
    });
    odd.marks.extend([
        scenes::go(Power::TURKEY, "per", "arm", Outcome::Done),
        scenes::go(Power::TURKEY, "arm", "per", Outcome::Failed),
        Mark::Hold {
            at: persia,
            outcome: Outcome::Done,
        },
        Mark::SupportMove {
            from: scenes::at("smy"),
            target: persia,
            to: scenes::at("arm"),
            outcome: Outcome::Done,
        },
    ]);
    let plain = drawn(&plain);
    assert_eq!(difference(&plain, &drawn(&odd)), None);
    odd.marks.push(Mark::Build {
        owner: None,
        kind: UnitKind::Army,
        at: scenes::at("vie/nc"),
        outcome: Outcome::Done,
    });
    assert!(difference(&plain, &drawn(&odd)).is_some());
}

#[test]
fn odd_scenes_are_drawn_all_the_same() {
    chancery_render::render(&Scene::default());
    // A move to where the unit stands, units in heaps, every sign, endless words.
    let mut scene = scenes::busy();
    let all: Vec<Province> = BoardKind::provinces_of_all().into_iter().collect();
    for (i, from) in all.iter().enumerate() {
        let to = all[(i * 31 + 7) % all.len()];
        scene.marks.push(Mark::Move {
            owner: None,
            from: (*from).into(),
            to: to.into(),
            route: vec![*from, to],
            outcome: Outcome::Failed,
        });
    }
    scene
        .marks
        .push(scenes::go(Power::FRANCE, "par", "par", Outcome::Done));
    let unit = scene.units[0];
    scene.units.extend([unit; 40]);
    scene.title = "Long ".repeat(200);
    scene.subtitle = "W".repeat(500);
    scene.panel.notes = vec!["word ".repeat(400), "w".repeat(400)];
    scene.panel.powers[0].player = "M".repeat(300);
    scene.legend.entries = Sign::ALL.map(|s| (s, "an endless sign".repeat(9))).to_vec();
    let png = chancery_render::render(&scene);
    keep("odd", &png);
}

#[test]
fn names_in_any_script_leave_ink() {
    let mut scene = scenes::start();
    scene.panel.powers.truncate(1);
    scene.panel.powers[0].player = " ".to_owned();
    let nameless = drawn(&scene);
    for name in [
        "Halvard",
        "Ångström",
        "Łukasz",
        "Đặng",
        "Ελένη",
        "Юлія",
        "ქეთევან",
        "أحمد",
        "שרה",
        "नेहा",
        "สมชาย",
        "田中",
        "みどり",
        "김민준",
        "𝓓𝓮𝓷𝓲𝔃",
        "🦊",
        "👩\u{200d}🚀",
        "\u{10ffff}",
        "•̃•",
    ] {
        scene.panel.powers[0].player = name.to_owned();
        assert!(difference(&nameless, &drawn(&scene)).is_some(), "{name}");
    }
}

#[test]
fn a_long_name_ends_before_the_numbers() {
    let mut scene = scenes::start();
    scene.panel.powers.truncate(5);
    let short = drawn(&scene);
    scene.panel.powers[0].player = "Wolfgang Amadeus von und zu Hohenlohe-Waldenburg".to_owned();
    let [_, _, right, _] = difference(&short, &drawn(&scene)).expect("a name");
    assert!(right < WIDTH - 110, "{right}");
}

#[test]
fn a_close_view_shows_the_provinces_larger() {
    let png = chancery_render::render_close(
        &scenes::busy(),
        &["bel", "hol", "ruh", "bur"].map(scenes::province),
    );
    keep("close", &png);
    let (width, height, _) = decode(&png);
    assert!(width >= 800 && height >= 600 && png.len() <= MOST_BYTES);
    // Nothing asked for, and things the chart has not, come to a picture too.
    for provinces in [&[][..], &[scenes::province("per")][..]] {
        let (width, _, _) = decode(&chancery_render::render_close(&Scene::default(), provinces));
        assert_eq!(width, 1400);
    }
    let whole: Vec<Province> = BoardKind::provinces_of_all().into_iter().collect();
    let (width, height, _) = decode(&chancery_render::render_close(&Scene::default(), &whole));
    assert!(width > 2400 && width <= 2800 && height <= 2400);
}

#[test]
fn the_colours_of_two_powers_never_fall_together() {
    // The palette is shared; each power's tint must come out as its own colour.
    let mut scene = Scene::default();
    let lands = ["mos", "ukr", "spa", "swe", "naf", "syr", "bud"];
    for (land, power) in lands.iter().zip(Power::ALL) {
        scene.owners.insert(scenes::province(land), power);
    }
    let pixels = drawn(&scene);
    let map = scene.chart.map();
    let mut colours: Vec<[u8; 3]> = lands
        .iter()
        .map(|land| {
            let space = map.space(scenes::province(land)).expect("on the chart");
            let stand = map.stand(scenes::at(land)).expect("on the chart");
            // Beside the stand, away from the letters.
            let off = if space.label.y > stand.y { -16.0 } else { 16.0 };
            pixel(&pixels, stand.x as u32, (stand.y + off + 66.0) as u32)
        })
        .collect();
    colours.sort();
    colours.dedup();
    assert_eq!(colours.len(), 7);
}
