//! What of a scene lies on the land: owners' colours, fog, changed borders, centres and money.

use std::fmt::Write as _;

use chancery_render::{Lettering, Scene, Spot, borders, chest_at, coin_at, narrows};
use chancery_rules::board::Province;

use super::base;
use super::pen::{At, N, Outline, polyline};
use super::places::Places;
use super::symbols::stack_top;

/// The colours of lands, and islands that are open.
pub(crate) fn land(places: &Places<'_>) -> String {
    let scene = places.scene;
    let mut out = base::islands(scene.chart, &scene.islands).0;
    let pale = scene.hinterland.iter().map(|(at, power)| (at, power, "tp"));
    let full = scene.owners.iter().map(|(at, power)| (at, power, "t"));
    let lands = pale.chain(full).filter(|(at, ..)| is_land(scene, **at));
    for (at, power, tint) in lands {
        let class = places.class(Some(*power));
        let _ = write!(
            out,
            "<use class=\"{tint} {class}\" href=\"#L{}\"/>",
            at.id()
        );
    }
    out
}

fn is_land(scene: &Scene, at: Province) -> bool {
    scene
        .chart
        .map()
        .space(at)
        .is_some_and(|space| !space.sea())
}

/// The fog, borders that the game has changed, straits and passages, and the marks of centres.
pub(crate) fn fixtures(places: &Places<'_>) -> String {
    let mut out = String::new();
    fog(&mut out, places.scene);
    changed_borders(&mut out, places.scene);
    watermark(&mut out, places.scene);
    let waters = places.scene.waters.iter();
    for [a, b] in waters.flat_map(|w| w.straits.iter().chain(&w.passages)) {
        narrow(&mut out, *a, *b);
    }
    centres(&mut out, places);
    out
}

fn fog(out: &mut String, scene: &Scene) {
    if scene.veiled.is_empty() {
        return;
    }
    out.push_str("<g class=\"fog\">");
    for (at, space) in scene.chart.map().open(&scene.islands) {
        if scene.veiled.contains(at) {
            if !space.sea() {
                let _ = write!(out, "<use href=\"#L{}\"/>", at.id());
            }
            // Lands may have water of their own, which has an outline only then.
            if has_water(scene, at) {
                let _ = write!(out, "<use href=\"#W{}\"/>", at.id());
            }
        }
    }
    out.push_str("</g>");
}

fn has_water(scene: &Scene, at: Province) -> bool {
    let pieces = scene.chart.geometry().pieces.iter();
    let mut owned = pieces.zip(&scene.chart.map().owner);
    owned.any(|(piece, owner)| piece.sea && *owner == Some(at))
}

fn changed_borders(out: &mut String, scene: &Scene) {
    let (geometry, map) = (scene.chart.geometry(), scene.chart.map());
    for mark in &scene.borders {
        let [a, b] = mark.between;
        let (d, class) = if mark.open {
            let ends = borders::crossing(geometry, map, a, b);
            (ends.map(|(from, to)| polyline(&[from, to])), "bo")
        } else {
            let line = borders::shared(geometry, map, a, b);
            (line.map(|line| Outline::of([&line])), "bx")
        };
        if let Some(d) = d {
            let _ = write!(
                out,
                "<path class=\"bh\" d=\"{d}\"/><path class=\"{class}\" d=\"{d}\"/>"
            );
        }
    }
}

/// A dotted way with a mark at either end.
fn narrow(out: &mut String, a: Province, b: Province) {
    let (Some(into), Some(back)) = (narrows::gate(a, b), narrows::gate(b, a)) else {
        return;
    };
    let mut way = vec![back.at];
    let inner = narrows::way(a, b);
    let longest = inner.len().saturating_sub(1);
    way.extend(inner.get(1..longest).into_iter().flatten());
    way.push(into.at);
    let d = polyline(&way);
    let _ = write!(
        out,
        "<path class=\"nh\" d=\"{d}\"/><path class=\"nw\" d=\"{d}\"/>"
    );
    for end in [back.at, into.at] {
        let _ = write!(
            out,
            "<circle class=\"ne\" cx=\"{}\" cy=\"{}\" r=\"3.6\"/>",
            N(end.x),
            N(end.y)
        );
    }
}

/// What the picture shows is not so: across the sea, as on the bot's pictures.
fn watermark(out: &mut String, scene: &Scene) {
    let Some(text) = &scene.watermark else {
        return;
    };
    for (x, y, turn, room) in [(104, 835, -76, 600), (330, 240, -26, 330)] {
        let _ = write!(
            out,
            "<text class=\"wm\" transform=\"translate({x} {y})rotate({turn})\" textLength=\"{room}\" \
             lengthAdjust=\"spacingAndGlyphs\">{}</text>",
            crate::text::Text(text)
        );
    }
}

fn centres(out: &mut String, places: &Places<'_>) {
    let scene = places.scene;
    let sign_at = |at: &Province| places.map.space(*at)?.sc;
    for (province, owner) in &scene.centres {
        if let Some(at) = sign_at(province) {
            let sign = if owner.is_some() { "ct" } else { "cn" };
            let class = places.class(*owner);
            let _ = write!(out, "<use class=\"{class}\" href=\"#{sign}\" {}/>", At(at));
        }
    }
    for (province, owner) in &scene.yards {
        if let Some(at) = sign_at(province) {
            let class = places.class(*owner);
            let _ = write!(out, "<use class=\"{class}\" href=\"#yd\" {}/>", At(at));
        }
    }
}

/// The letters of islands that are open, and what lands yield: what rarely changes.
pub(crate) fn values(places: &Places<'_>) -> String {
    let scene = places.scene;
    let mut out = base::islands(scene.chart, &scene.islands).1;
    let lettering = Lettering::of(scene.chart);
    for (province, value) in &scene.values {
        if let Some(at) = coin_at(scene.chart, &lettering, *province) {
            let text = value.to_string();
            let size = if text.len() > 1 { 17.0 } else { 21.0 };
            let _ = write!(out, "<use href=\"#co\" {}/>", At(at));
            number(&mut out, at, size, &text);
        }
    }
    out
}

/// What lies in lands, and treasuries.
pub(crate) fn money(places: &Places<'_>) -> String {
    let scene = places.scene;
    let mut out = String::new();
    for (province, blocks) in &scene.blocks {
        let stack = places.map.space(*province).and_then(|space| space.stack);
        let Some(at) = stack else { continue };
        let coins = match blocks {
            0..10 => 1,
            10..25 => 2,
            _ => 3,
        };
        let text = blocks.to_string();
        let size = match text.len() {
            1 | 2 => 27.0,
            3 => 21.0,
            _ => 16.0,
        };
        let class = places.class(scene.owners.get(province).copied());
        let _ = write!(
            out,
            "<use class=\"{class}\" href=\"#s{coins}\" {}/>",
            At(at)
        );
        let face = Spot::new(at.x, at.y + stack_top(coins) + 14.0);
        number(&mut out, face, size, &text);
    }
    for chest in &scene.chests {
        if let Some(at) = chest_at(scene.chart, chest.at) {
            let class = places.class(Some(chest.owner));
            let _ = write!(out, "<use class=\"{class}\" href=\"#ch\" {}/>", At(at));
            let (x, y) = (N(at.x - 15.0), N(at.y - 3.0));
            match chest.credits {
                Some(credits) => {
                    let text = credits.to_string();
                    let size = if text.len() > 2 { 15.0 } else { 18.5 };
                    let _ = write!(out, "<path class=\"plate\" d=\"M{x} {y}h30v16h-30z\"/>");
                    number(&mut out, Spot::new(at.x, at.y + 5.0), size, &text);
                }
                None => {
                    let (x, y) = (N(at.x), N(at.y - 1.5));
                    let _ = write!(
                        out,
                        "<circle class=\"lock\" cx=\"{x}\" cy=\"{y}\" r=\"4.2\"/>"
                    );
                }
            }
        }
    }
    out
}

/// A number around a place.
pub(crate) fn number(out: &mut String, at: Spot, size: f32, text: &str) {
    let at = Spot::new(at.x, at.y + size * 0.355);
    let _ = write!(
        out,
        "<text class=\"n\" {} font-size=\"{}\">{text}</text>",
        At(at),
        N(size)
    );
}
