//! Draws a compiled drawing simply, to look at, and says what is wrong with it.
//!
//! - `draw OUT.png SEED LANDS SEAS`: an invented board;
//! - `draw OUT.png map.svg nor,eas,~sou`: outlines of these provinces, with a sign before the seas.
//!
//! With `all` at the end, coins, chests, stacks and fleets are marked as well.

use std::error::Error;

use chancery_drawing::{
    BorderKind, Drawn, Hints, Kind, Place, Report, Spot, compile, draw_svg, random_planar,
};
use tiny_skia::{Color, FillRule, Paint, Path, PathBuilder, Pixmap, Rect, Stroke, Transform};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let out = arguments
        .first()
        .ok_or("usage: draw OUT.png [SEED LANDS SEAS | map.svg IDS] [all]")?;
    let Report { drawn, faults } = match arguments.get(1).filter(|word| word.ends_with(".svg")) {
        Some(path) => {
            let ids = arguments
                .get(2)
                .ok_or("which provinces? such as nor,eas,~sou")?;
            draw_svg(
                &std::fs::read(path)?,
                &ids.split(',').map(place).collect::<Vec<_>>(),
                &Hints::default(),
            )
        }
        None => {
            let number = |at: usize, usual: u64| {
                arguments
                    .get(at)
                    .and_then(|n| n.parse().ok())
                    .unwrap_or(usual)
            };
            let (lands, seas) = (number(2, 20) as usize, number(3, 8) as usize);
            let (places, raster) = random_planar(number(1, 1), lands, seas, 2);
            compile(raster, &places, &Hints::default())
        }
    };
    for fault in &faults {
        println!("{fault}");
    }
    let drawn = drawn.ok_or("the drawing cannot be used")?;
    println!("scale {}", drawn.scale);
    picture(&drawn, arguments.iter().any(|word| word == "all"))?.save_png(out)?;
    Ok(())
}

fn place(id: &str) -> Place {
    let kind = if id.starts_with('~') {
        Kind::Sea
    } else {
        Kind::Land
    };
    let id = id.trim_start_matches('~').to_owned();
    Place {
        name: id.clone(),
        centre: kind == Kind::Land,
        coasts: Vec::new(),
        id,
        kind,
    }
}

fn paint(red: u8, green: u8, blue: u8) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color_rgba8(red, green, blue, 255);
    paint
}

fn outline(text: &str) -> Option<Path> {
    let mut path = PathBuilder::new();
    for ring in text.split('M').skip(1) {
        for (at, pair) in ring.trim_end_matches('Z').split(' ').enumerate() {
            let (x, y) = pair.split_once(',')?;
            let (x, y) = (x.parse().ok()?, y.parse().ok()?);
            if at == 0 {
                path.move_to(x, y);
            } else {
                path.line_to(x, y);
            }
        }
        path.close();
    }
    path.finish()
}

fn picture(drawn: &Drawn, all: bool) -> Result<Pixmap, Box<dyn Error>> {
    let [width, height] = drawn.size.map(|side| side as u32);
    let mut pixmap = Pixmap::new(width, height).ok_or("no size")?;
    pixmap.fill(Color::WHITE);
    let whole = Transform::identity();
    let tints = [
        (233, 216, 180),
        (222, 201, 160),
        (240, 226, 196),
        (214, 208, 172),
    ];
    for (at, piece) in drawn.pieces.values().enumerate() {
        let path = outline(&piece.path).ok_or("a bad outline")?;
        let land = tints[at % tints.len()];
        let (red, green, blue) = if piece.sea { (176, 204, 222) } else { land };
        pixmap.fill_path(
            &path,
            &paint(red, green, blue),
            FillRule::EvenOdd,
            whole,
            None,
        );
    }
    for border in &drawn.borders {
        let (width, ink) = match border.kind {
            BorderKind::Coast => (1.6, paint(40, 60, 80)),
            BorderKind::Land => (1.0, paint(120, 90, 60)),
            BorderKind::Sea => (0.8, paint(110, 150, 180)),
        };
        let stroke = Stroke {
            width,
            ..Stroke::default()
        };
        for line in &border.lines {
            let mut path = PathBuilder::new();
            for (at, spot) in line.iter().enumerate() {
                let (x, y) = (spot.x as f32, spot.y as f32);
                if at == 0 {
                    path.move_to(x, y);
                } else {
                    path.line_to(x, y);
                }
            }
            if let Some(path) = path.finish() {
                pixmap.stroke_path(&path, &ink, &stroke, whole, None);
            }
        }
    }
    let scale = drawn.scale as f32;
    let mut mark = |at: Spot, half: (f32, f32), ink: Paint<'static>| {
        let (x, y) = (at.x as f32, at.y as f32);
        let (across, down) = (half.0 * scale, half.1 * scale);
        let Some(rect) = Rect::from_xywh(x - across, y - down, 2.0 * across, 2.0 * down) else {
            return;
        };
        let stroke = Stroke {
            width: 1.2,
            ..Stroke::default()
        };
        pixmap.stroke_path(&PathBuilder::from_rect(rect), &ink, &stroke, whole, None);
    };
    for (id, space) in &drawn.spaces {
        mark(
            space.label,
            (7.5 * id.len() as f32, 10.5),
            paint(20, 20, 20),
        );
        for unit in space.unit.values() {
            mark(*unit, (18.5, 17.5), paint(190, 30, 30));
        }
        for unit in space.dislodged.values() {
            mark(*unit, (15.0, 15.0), paint(230, 150, 150));
        }
        if let Some(centre) = space.sc {
            mark(centre, (8.0, 8.0), paint(0, 110, 0));
        }
        if all {
            let lying = [
                (space.badge, (11.5, 11.5)),
                (space.chest, (16.5, 14.0)),
                (space.stack, (19.5, 17.5)),
            ];
            for (spot, half) in lying {
                if let Some(spot) = spot {
                    mark(spot, half, paint(150, 140, 60));
                }
            }
            for spot in space.fleets.last().iter().flat_map(|roads| &roads.at) {
                mark(*spot, (17.0, 9.5), paint(60, 60, 200));
            }
        }
    }
    Ok(pixmap)
}
