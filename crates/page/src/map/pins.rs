//! What stands over all else: flags on what was taken, and question marks.

use std::fmt::Write as _;

use chancery_render::{Scene, Spot};

use super::ink::{self, Ink};
use super::pen::N;
use super::places::{Area, Places, shared};
use super::signals::corner;
use crate::text::Text;

/// How long the poles of flags may be, the best first, in map units.
const POLES: [f32; 3] = [26.0, 35.0, 44.0];
/// Flags on what was taken, in the colours of whoever took it: where they cover no name, no unit and no other flag.
pub(crate) fn flags(ink: &mut Ink, places: &Places<'_>) {
    if places.scene.captured.is_empty() {
        return;
    }
    let mut taken = places.taken();
    for (province, power) in &places.scene.captured {
        let Some(space) = places.map.space(*province) else {
            continue;
        };
        let Some(foot) = space.sc.or(space.badge) else {
            continue;
        };
        let away = if space.label.x > foot.x { -1.0 } else { 1.0 };
        let (side, up, long) = flying(foot, away, &taken);
        taken.push(cloth(foot, (side, up, long)));
        let [tip, top, fold, low] =
            [long + 1.0, long - 5.5, long - 13.0, long].map(|high| N(high * up));
        let wide = N(21.0 * side);
        let d = format!("M0 0V{low}M0 {tip} {wide} {top} 0 {fold}z");
        let _ = write!(
            ink.signs,
            "<g class=\"fl {}\" transform=\"translate({} {})\"><path class=\"h\" d=\"{d}\"/>\
             <path class=\"l\" d=\"{d}\"/><circle r=\"3.5\"/></g>",
            places.class(Some(*power)),
            N(foot.x),
            N(foot.y)
        );
    }
}

/// How a flag flies so that it covers little that is to be read: to which side, whether up (-1) or down (1), and how
/// long its pole is.
fn flying(foot: Spot, away: f32, taken: &[Area]) -> (f32, f32, f32) {
    let sides = [(away, -1.0), (-away, -1.0), (away, 1.0), (-away, 1.0)];
    let ways = POLES.map(|long| sides.map(|(side, up)| (side, up, long)));
    let cost = |way: &(f32, f32, f32)| {
        let own = cloth(foot, *way);
        let hidden: f32 = taken.iter().map(|area| shared(area, &own)).sum();
        hidden + 2.0 * (way.2 - POLES[0])
    };
    let mut best = (f32::MAX, (away, -1.0, POLES[0]));
    for way in ways.into_iter().flatten() {
        let cost = cost(&way);
        if cost < best.0 {
            best = (cost, way);
        }
    }
    best.1
}

/// What a flag's cloth fills.
fn cloth(foot: Spot, (side, up, long): (f32, f32, f32)) -> Area {
    let middle = Spot::new(foot.x + 10.5 * side, foot.y + (long - 6.0) * up);
    (middle, (12.0, 9.0))
}

/// Question marks on units without an order, or with one that is only guessed.
pub(crate) fn questions(ink: &mut Ink, places: &Places<'_>) {
    let scene: &Scene = places.scene;
    for (all, class) in [(&scene.unordered, "qu"), (&scene.guessed, "qu guess")] {
        for at in all {
            let beaten = scene.units.iter().any(|u| u.dislodged && u.at == *at);
            let Some(spot) = places.unit_at(*at, beaten) else {
                continue;
            };
            let at_sign = corner(spot);
            let (x, y) = (N(at_sign.x), N(at_sign.y));
            ink::open(&mut ink.signs, &places.key_at(*at), class);
            let _ = write!(
                ink.signs,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"11\"/><text class=\"n inv\" x=\"{x}\" y=\"{}\" \
                 font-size=\"17\">{}</text>",
                N(at_sign.y + 6.0),
                Text("?")
            );
            ink::close(&mut ink.signs);
        }
    }
}
