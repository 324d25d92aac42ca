//! The busy picture as one SVG, drawn by resvg: what a renderer without prepared layers does.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

use chancery_render::{Chart, HEIGHT, Mark, Outcome, Scene, Spot, WIDTH};
use chancery_rules::board::{Power, UnitKind};
use resvg::{tiny_skia, usvg};
use serde_json::Value;

pub fn fonts() -> Arc<usvg::fontdb::Database> {
    let mut db = usvg::fontdb::Database::new();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/fonts");
    for file in std::fs::read_dir(folder)
        .expect("the fonts' folder")
        .flatten()
    {
        if file.path().extension().is_some_and(|e| e == "ttf") {
            db.load_font_data(std::fs::read(file.path()).expect("a font"));
        }
    }
    Arc::new(db)
}

pub fn parse(svg: &str, fonts: &Arc<usvg::fontdb::Database>) -> usvg::Tree {
    let options = usvg::Options {
        fontdb: Arc::clone(fonts),
        ..usvg::Options::default()
    };
    usvg::Tree::from_str(svg, &options).expect("our own SVG")
}

pub fn draw(tree: &usvg::Tree) -> tiny_skia::Pixmap {
    let mut pixmap = tiny_skia::Pixmap::new(WIDTH, HEIGHT).expect("a size");
    resvg::render(tree, tiny_skia::Transform::identity(), &mut pixmap.as_mut());
    pixmap
}

/// As RGB with balanced packing, the png crate's usual way.
pub fn encode(pixmap: &tiny_skia::Pixmap) -> Vec<u8> {
    let rgb: Vec<u8> = pixmap
        .data()
        .chunks_exact(4)
        .flat_map(|p| [p[0], p[1], p[2]])
        .collect();
    let mut png = Vec::new();
    let mut encoder = png::Encoder::new(&mut png, pixmap.width(), pixmap.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::Balanced);
    let mut writer = encoder.write_header().expect("memory");
    writer.write_image_data(&rgb).expect("memory");
    writer.finish().expect("memory");
    png
}

fn colors(power: Power) -> (&'static str, &'static str) {
    match power {
        Power::AUSTRIA => ("#e39a81", "#bd4118"),
        Power::ENGLAND => ("#869fd2", "#2c3092"),
        Power::FRANCE => ("#bbe1f0", "#2facd9"),
        Power::GERMANY => ("#a3a195", "#402c3a"),
        Power::ITALY => ("#8ecebe", "#14704b"),
        Power::RUSSIA => ("#d4b1d8", "#9a4290"),
        Power::TURKEY => ("#f1d478", "#c69c14"),
        _ => ("#d8d2c4", "#6f6a60"),
    }
}

fn text(out: &mut String, at: (f32, f32), size: f32, font: &str, fill: &str, words: &str) {
    let (x, y) = at;
    let _ = write!(
        out,
        r#"<text x="{x}" y="{y}" font-family="{font}" font-size="{size}" fill="{fill}">{words}</text>"#
    );
}

fn lines(border: &Value) -> String {
    let mut d = String::new();
    for line in border["lines"].as_array().into_iter().flatten() {
        for (i, p) in line.as_array().into_iter().flatten().enumerate() {
            let _ = write!(d, "{}{},{} ", if i == 0 { "M" } else { "L" }, p[0], p[1]);
        }
    }
    d
}

/// The same ground, tints, borders, letters, arrows, units and panel as our own picture.
pub fn busy(scene: &Scene) -> String {
    let file: Value =
        serde_json::from_str(include_str!("../../../../maps/geometry.json")).expect("geometry");
    let chart = Chart::STANDARD.map();
    let mut owner: BTreeMap<String, Power> = BTreeMap::new();
    for (province, space) in chart.provinces() {
        if let Some(power) = scene.owners.get(&province) {
            owner.extend(space.pieces.iter().map(|p| (p.clone(), *power)));
        }
    }
    let pieces = file["pieces"].as_object().expect("pieces");
    let borders = file["borders"].as_array().expect("borders");
    let of_kind = |kind: &str| -> String {
        borders
            .iter()
            .filter(|b| b["type"] == kind)
            .map(lines)
            .collect()
    };
    let coast = of_kind("coast");
    let mut o = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"><defs><linearGradient id="s" x2=".6" y2="1"><stop offset="0" stop-color="#b9ced5"/><stop offset="1" stop-color="#9cbac5"/></linearGradient></defs><g transform="translate(0,66)"><rect width="1400" height="1200" fill="url(#s)"/>"##
    );
    let graticule = file["extras"]["graticule"].as_str().unwrap_or_default();
    let _ = write!(
        o,
        r##"<path d="{graticule}" fill="none" stroke="#fff" opacity=".33"/>"##
    );
    for (width, opacity) in [(26, 0.11), (17, 0.13), (9, 0.17)] {
        let _ = write!(
            o,
            r##"<path d="{coast}" fill="none" stroke="#4f7a8a" stroke-width="{width}" stroke-linejoin="round" opacity="{opacity}"/>"##
        );
    }
    for piece in pieces.values().filter(|p| p["sea"] == false) {
        let d = piece["path"].as_str().unwrap_or_default();
        let _ = write!(o, r##"<path d="{d}" fill="#efe6d0" fill-rule="evenodd"/>"##);
    }
    for power in Power::ALL {
        let (tint, strong) = colors(power);
        let land: String = pieces
            .iter()
            .filter(|(id, _)| owner.get(*id) == Some(&power))
            .filter_map(|(_, p)| p["path"].as_str())
            .collect();
        let mine = |side: &Value| side.as_str().and_then(|s| owner.get(s)) == Some(&power);
        let edge: String = borders
            .iter()
            .filter(|b| mine(&b["a"]) != mine(&b["b"]))
            .map(lines)
            .collect();
        let id = power.id();
        let _ = write!(
            o,
            r##"<path d="{land}" fill="{tint}" fill-rule="evenodd"/><clipPath id="{id}"><path d="{land}" clip-rule="evenodd"/></clipPath><path d="{edge}" clip-path="url(#{id})" fill="none" stroke="{strong}" stroke-width="9" opacity=".38"/>"##
        );
    }
    for (kind, color) in [
        ("sea", "#3f6675"),
        ("land", "#5b4c36"),
        ("coast", "#37434a"),
    ] {
        let d = of_kind(kind);
        let _ = write!(
            o,
            r##"<path d="{d}" fill="none" stroke="{color}" stroke-width="1.2"/>"##
        );
    }
    let stand = |at| chart.stand(at).unwrap_or_default();
    for mark in &scene.marks {
        arrow(&mut o, mark, &stand);
    }
    for (province, space) in chart.provinces() {
        let letters = province.id().to_uppercase();
        let at = (space.label.x, space.label.y + 8.0);
        let font = if space.sea() {
            "Alegreya"
        } else {
            "Barlow Condensed"
        };
        let (x, y) = at;
        let _ = write!(
            o,
            r##"<text x="{x}" y="{y}" font-family="{font}" font-size="24" text-anchor="middle" fill="none" stroke="#fbf6e9" stroke-width="3.6" opacity=".8">{letters}</text><text x="{x}" y="{y}" font-family="{font}" font-size="24" text-anchor="middle" fill="#2c2a26">{letters}</text>"##
        );
        if let Some(sc) = space.sc {
            let _ = write!(
                o,
                r##"<circle cx="{}" cy="{}" r="7.2" fill="#fffaf0" stroke="#2c2a26"/>"##,
                sc.x, sc.y
            );
        }
    }
    for unit in &scene.units {
        let at = stand(unit.at);
        let color = unit.owner.map_or("#6f6a60", |p| colors(p).1);
        let d = match unit.kind {
            UnitKind::Army => {
                "M-12.5,-11 Q0,-15 12.5,-11 L12.5,1 Q11.5,10.5 0,15.5 Q-11.5,10.5 -12.5,1 Z"
            }
            UnitKind::Fleet => {
                "M-17,4.5 L17,4.5 Q14.5,13.5 8.5,13.5 L-9,13.5 Q-14.5,13.5 -17,4.5 Z M-1.6,-15.5 L-1.6,2 L-13.5,2 Q-4.8,-4.5 -1.6,-15.5 Z M1.4,-13 L1.4,2 L12.2,2 Q10.6,-7 1.4,-13 Z"
            }
        };
        let _ = write!(
            o,
            r##"<g transform="translate({},{}) scale(1.12)"><path d="{d}" stroke="#1b1916" stroke-width="6"/><path d="{d}" stroke="#fffdf5" stroke-width="4"/><path d="{d}" fill="{color}"/></g>"##,
            at.x, at.y
        );
    }
    o.push_str(r##"</g><rect width="1736" height="66" fill="#2f3a40"/><rect x="1400" y="66" width="336" height="1200" fill="#f4ecd8"/>"##);
    text(
        &mut o,
        (24.0, 44.0),
        32.0,
        "Cinzel",
        "#f4ead2",
        &scene.title,
    );
    text(
        &mut o,
        (1400.0, 44.0),
        30.0,
        "Alegreya",
        "#f0d791",
        &scene.subtitle,
    );
    for (i, row) in scene.panel.powers.iter().enumerate() {
        let y = 124.0 + 62.0 * i as f32;
        let (tint, strong) = colors(row.power);
        let _ = write!(
            o,
            r##"<rect x="1422" y="{y}" width="292" height="54" rx="7" fill="{tint}" opacity=".6"/><rect x="1422" y="{y}" width="12" height="54" rx="4" fill="{strong}"/>"##
        );
        text(
            &mut o,
            (1446.0, y + 25.0),
            24.0,
            "Alegreya Sans",
            "#2c2a26",
            &row.name,
        );
        text(
            &mut o,
            (1446.0, y + 46.0),
            18.0,
            "Alegreya Sans",
            "#4b4436",
            &row.player,
        );
        let numbers = format!("{} {}", row.centres, row.units);
        text(
            &mut o,
            (1640.0, y + 37.0),
            28.0,
            "Barlow Condensed",
            "#2c2a26",
            &numbers,
        );
    }
    for (i, line) in scene.panel.notes.iter().enumerate() {
        let y = 620.0 + 26.0 * i as f32;
        text(&mut o, (1424.0, y), 19.5, "Alegreya Sans", "#3b3529", line);
    }
    for (i, (_, words)) in scene.legend.entries.iter().enumerate() {
        let y = 1000.0 + 30.0 * i as f32;
        text(&mut o, (1474.0, y), 18.0, "Alegreya Sans", "#3b3529", words);
    }
    o.push_str("</svg>");
    o
}

fn arrow(o: &mut String, mark: &Mark, stand: &dyn Fn(chancery_rules::board::Location) -> Spot) {
    let (from, to, color, dash) = match mark {
        Mark::Move {
            from, to, outcome, ..
        } if *outcome == Outcome::Done => (stand(*from), stand(*to), "#1d1c1a", "none"),
        Mark::Move { from, to, .. } => (stand(*from), stand(*to), "#c2202c", "9 5"),
        Mark::SupportMove {
            from, target, to, ..
        } => {
            let end = stand(*target).towards(stand(*to), 0.5);
            (stand(*from), end, "#3f5d2b", "7 4.5")
        }
        Mark::SupportHold { from, target, .. } => {
            (stand(*from), stand(*target), "#3f5d2b", "7 4.5")
        }
        Mark::Convoy { from, army, .. } => (stand(*from), stand(*army), "#0f5f7d", "none"),
        Mark::Hold { at, .. } => {
            let at = stand(*at);
            let _ = write!(
                o,
                r##"<circle cx="{}" cy="{}" r="23.5" fill="none" stroke="#3f5d2b" stroke-width="3"/>"##,
                at.x, at.y
            );
            return;
        }
        _ => return,
    };
    let middle = from.towards(to, 0.5);
    let bend = ((to.y - from.y) * 0.12, (from.x - to.x) * 0.12);
    let d = format!(
        "M{},{} Q{},{} {},{}",
        from.x,
        from.y,
        middle.x - bend.0,
        middle.y - bend.1,
        to.x,
        to.y
    );
    let _ = write!(
        o,
        r##"<path d="{d}" fill="none" stroke="#fffdf5" stroke-width="9" opacity=".92"/><path d="{d}" fill="none" stroke="{color}" stroke-width="4.4" stroke-dasharray="{dash}"/><circle cx="{}" cy="{}" r="7" fill="{color}"/>"##,
        to.x, to.y
    );
}
