//! Larger views: what is asked for is in the middle, and a large map is lossless and not too large for Discord.

use crate::keep;
use crate::pictures::decode;
use crate::scenes::{self, province};

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
fn a_large_map_is_twice_the_size_with_every_colour_and_within_discords_limit() {
    let png = chancery_render::render_large(&scenes::busy());
    keep("large", &png);
    let (width, height, _) = decode(&png);
    assert!(width > 2_400 && height > 2_300, "{width} x {height}");
    assert!(png.len() < DISCORD, "{} bytes", png.len());
    // No palette: the header says so.
    assert_ne!(png[25], 3);
}
