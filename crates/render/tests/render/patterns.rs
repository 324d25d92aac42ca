//! Powers told apart without their colours.

use std::collections::BTreeMap;

use chancery_render::{HEIGHT, Scene, WIDTH};
use chancery_rules::board::Power;

use super::pictures::{MOST_BYTES, decode, drawn};
use super::{keep, scenes};

fn patterned(scene: Scene) -> Scene {
    let letter = |p: Power| (p, p.id()[..1].to_uppercase());
    let letters: BTreeMap<Power, String> = Power::ALL.into_iter().map(letter).collect();
    Scene { letters, ..scene }
}

/// How bright a pixel is.
fn grey(pixel: &[u8]) -> i32 {
    (299 * i32::from(pixel[0]) + 587 * i32::from(pixel[1]) + 114 * i32::from(pixel[2])) / 1000
}

#[test]
fn patterned_pictures_are_whole_and_small() {
    for (name, scene) in [
        ("patterns", scenes::start()),
        ("patterns-busy", scenes::busy()),
    ] {
        let png = chancery_render::render(&patterned(scene));
        keep(name, &png);
        assert!(png.len() <= MOST_BYTES, "{name}: {} bytes", png.len());
        let (width, height, _) = decode(&png);
        assert_eq!((width, height), (WIDTH, HEIGHT));
    }
}

/// In black and white, too, every power's land is striped: its brightness changes far more often along a
/// line than without patterns.
#[test]
fn patterns_show_in_black_and_white() {
    let edges = |pixels: &[u8]| {
        let map = pixels.chunks_exact(WIDTH as usize * 3);
        let row = |row: &[u8]| {
            // The map alone: letters beside it would hide the difference.
            let map = row.chunks_exact(3).take(1400);
            let greys: Vec<i32> = map.map(grey).collect();
            greys
                .windows(2)
                .filter(|w| (w[0] - w[1]).abs() > 20)
                .count()
        };
        map.map(row).sum::<usize>()
    };
    let plain = edges(&drawn(&scenes::start()));
    let striped = edges(&drawn(&patterned(scenes::start())));
    assert!(striped > plain * 3 / 2, "{striped} against {plain}");
}
