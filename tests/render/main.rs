//! Pictures: they are drawn, small, the same every time, and never fail on odd scenes.
//!
//! Each run leaves its pictures in the target folder's `tmp` for people to look at.

mod scenes;

use chancery::render::{self, Scene};

fn keep(name: &str, scene: &Scene) -> Vec<u8> {
    let png = render::render(scene);
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
    std::fs::write(path, &png).expect("the target folder can be written");
    png
}

#[test]
fn sample_pictures_are_drawn_and_small() {
    for (name, scene) in [
        ("start", scenes::start()),
        ("busy", scenes::busy()),
        ("retreats", scenes::retreats()),
        ("winter", scenes::winter()),
        ("own", scenes::own_orders()),
        ("crowded", scenes::crowded()),
    ] {
        let png = keep(name, &scene);
        assert!(png.len() <= 500 * 1024, "{name}: {} bytes", png.len());
    }
}
