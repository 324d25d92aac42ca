//! Larger views: what is asked for is in the middle, and a large map is lossless and not too large for Discord.

use chancery_render::Scene;

use crate::pictures::decode;
use crate::scenes::{self, province};
use crate::{crowds, keep, keep_small};

/// What Discord takes of anybody, in bytes.
const DISCORD: usize = 10 << 20;

#[test]
fn a_view_around_one_province_is_a_small_part_of_the_map_in_the_shape_discord_shows_largest() {
    for id in ["mun", "mao", "apu", "stp"] {
        let png = chancery_render::render_close(&scenes::busy(), &[province(id)]);
        keep(&format!("close-{id}"), &png);
        let (width, height, _) = decode(&png);
        assert_eq!((width, height), (1400, 892), "{id}");
        assert!(png.len() < 450_000, "{id}: {} bytes", png.len());
    }
}

#[test]
fn the_map_alone_has_large_letters_and_is_a_small_picture() {
    for (name, scene) in [
        ("alone-start", scenes::start()),
        ("alone-standard", crowds::board("standard", 34, 5)),
        ("alone-economic", crowds::board("economic", 40, 2)),
        ("alone-naval", crowds::board("naval", 49, 3)),
        ("alone-capitalist", crowds::board("capitalist", 34, 3)),
    ] {
        let png = chancery_render::render_map(&scene);
        keep(name, &png);
        let (width, height, _) = decode(&png);
        assert_eq!((width, height), (1400, 1200), "{name}");
        assert!(png.len() < 450_000, "{name}: {} bytes", png.len());
        keep_small(name, &png);
    }
}

#[test]
fn by_night_a_map_is_the_same_but_darker() {
    let scene = scenes::busy();
    let night = Scene {
        night: true,
        ..scene.clone()
    };
    let mean = |png: &[u8]| {
        let pixels = image::load_from_memory(png).expect("a PNG").to_luma8();
        let all: u64 = pixels.pixels().map(|p| u64::from(p.0[0])).sum();
        all / u64::from(pixels.width() * pixels.height())
    };
    let (day, dark) = (
        chancery_render::render(&scene),
        chancery_render::render(&night),
    );
    keep("night", &dark);
    assert!(mean(&dark) * 4 < mean(&day) * 3);
    assert_eq!(day.len(), dark.len());
    let large = chancery_render::render_large;
    assert!(mean(&large(&night)) * 4 < mean(&large(&scene)) * 3);
}

#[test]
fn a_large_map_is_twice_the_size_with_every_colour_and_within_discords_limit() {
    let png = chancery_render::render_large(&scenes::busy());
    keep("large", &png);
    let (width, height, _) = decode(&png);
    assert!(width > 2_400 && height > 2_300, "{width} x {height}");
    assert!(png.len() < DISCORD, "{} bytes", png.len());
    // No palette: the header says so.
    assert_ne!(png[25], 3);
}
