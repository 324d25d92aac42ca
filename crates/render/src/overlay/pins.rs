//! What stands on a map beside orders and units: where units may go or be built, what was taken, what
//! has no order, and that a picture shows what is not so.

use tiny_skia::{PathBuilder, Pixmap, Transform};

use crate::lines::leg::{Gaps, Leg};
use crate::lines::route::Router;
use crate::map::geometry::ChartGeometry;
use crate::map::labels::Area;
use crate::map::layers::Layers;
use crate::paint::canvas::{Anchor, Canvas, round_rect};
use crate::paint::livery::Livery;
use crate::paint::spot::Spot;
use crate::paint::text::{Face, Style};
use crate::paint::theme::{self, Rgb};
use crate::pieces::arrows;
use crate::pieces::units::Size;
use crate::scene::{Mark, Scene};
use chancery_rules::board::{Location, Power, Province, ProvinceSet, UnitKind};

/// Between a dislodged unit, or the place it may go to, and its arrow.
const GAPS: Gaps = Gaps {
    start: 17.0,
    end: 12.0,
};

/// How far along the way to a place the sign that bars it may be, the best first.
const WAYS: [f32; 6] = [0.85, 1.0, 0.75, 0.65, 0.5, 0.4];

/// Half of what is drawn of that sign.
const SIGN: f32 = 12.6;

/// Draws what lies under orders, letters and units.
pub fn under(pixmap: &mut Pixmap, layers: &Layers, scene: &Scene) {
    let map = layers.chart.map();
    let mut canvas = layers.canvas(pixmap);
    watermark(&mut canvas, scene);
    let letters = layers.lettering.areas(map, &scene.islands);
    let mut router = Router::new(layers.chart);
    for mark in &scene.marks {
        match mark {
            Mark::Option { owner, from, to } => {
                let (Some(start), Some(end)) = (map.dislodged(*from), map.stand(*to)) else {
                    continue;
                };
                let sails = scene
                    .units
                    .iter()
                    .any(|unit| unit.dislodged && unit.at == *from && unit.kind == UnitKind::Fleet);
                let shores = ProvinceSet::from_iter([from.province, to.province]);
                let line = router.route(&Leg {
                    from: start,
                    to: end,
                    via: Vec::new(),
                    beside: true,
                    gaps: GAPS,
                    shores: sails.then_some(shores),
                    free: None,
                });
                let color = canvas.strong(*owner);
                arrows::ghost(&mut canvas, &line, color);
            }
            Mark::Barred { from, at } => {
                let (Some(start), Some(end)) = (map.dislodged(*from), map.stand((*at).into()))
                else {
                    continue;
                };
                // Near the place, where it hides no letters.
                let free = |at: &Spot| !letters.iter().any(|(_, area)| area.holds(*at, SIGN));
                let mut spots = WAYS.map(|part| start.towards(end, part)).into_iter();
                let spot = spots.find(free);
                barred(&mut canvas, spot.unwrap_or(start.towards(end, WAYS[0])));
            }
            Mark::Site { at } => {
                if let Some(spot) = map.stand((*at).into()) {
                    site(&mut canvas, spot);
                }
            }
            _ => {}
        }
    }
}

/// Draws what stands over all else; beside what is `taken`, where it can.
pub fn over(pixmap: &mut Pixmap, layers: &Layers, scene: &Scene, taken: &[Area]) {
    let map = layers.chart.map();
    let mut canvas = layers.canvas(pixmap);
    for (at, way, power) in flags(map, scene, taken) {
        flag(&mut canvas, at, way, power);
    }
    for (all, color) in [
        (&scene.unordered, theme::FAILED),
        (&scene.guessed, theme::GUESS),
    ] {
        for at in all {
            if let Some(spot) = stand(map, scene, *at) {
                question(&mut canvas, asked(spot, taken), color);
            }
        }
    }
}

/// Draws a unit whose orders are not what the picture is about.
pub fn faint(
    pixmap: &mut Pixmap,
    layers: &Layers,
    unit: (Option<Power>, UnitKind, Size),
    at: Spot,
) {
    if let Some(sprite) = layers.units.get(&unit) {
        sprite.blend_faint(pixmap, layers.view.pixel(at));
    }
}

/// How a flag flies: to which side of its pole (1 to the right), whether the pole rises (-1) or hangs (1), and how
/// long it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flying {
    side: f32,
    up: f32,
    long: f32,
}

impl Flying {
    /// How a flag flies where there is room for it.
    pub const USUAL: Flying = Flying {
        side: 1.0,
        up: -1.0,
        long: 26.0,
    };

    /// What its cloth and its pole fill.
    fn areas(self, at: Spot) -> [Area; 2] {
        let cloth = Area {
            at: Spot::new(at.x + 10.5 * self.side, at.y + (self.long - 6.0) * self.up),
            half: (12.0, 9.0),
        };
        let pole = Area {
            at: Spot::new(at.x, at.y + self.long / 2.0 * self.up),
            half: (2.6, self.long / 2.0),
        };
        [cloth, pole]
    }
}

/// How long poles may be, the best first, and what it costs to be longer by a map unit.
const POLES: [f32; 3] = [26.0, 35.0, 44.0];
const LONGER: f32 = 2.0;

/// Where flags stand and how they fly: clear of what is `taken`, and of each other.
fn flags(map: &ChartGeometry, scene: &Scene, taken: &[Area]) -> Vec<(Spot, Flying, Power)> {
    let mut taken = taken.to_vec();
    let mut flags = Vec::new();
    for (province, power) in &scene.captured {
        let Some((at, away)) = foot(map, *province) else {
            continue;
        };
        let way = flying(at, away, &taken);
        taken.extend(way.areas(at));
        flags.push((at, way, *power));
    }
    flags
}

/// How a flag flies so that it covers little that is to be read: short and `away` from the land's name, if that is
/// as good.
fn flying(at: Spot, away: f32, taken: &[Area]) -> Flying {
    let sides = [(away, -1.0), (-away, -1.0), (away, 1.0), (-away, 1.0)];
    let ways = POLES.map(|long| sides.map(|(side, up)| Flying { side, up, long }));
    let cost = |way: &Flying| -> f32 {
        let areas = way.areas(at);
        let hidden = areas.map(|own| taken.iter().map(|area| area.shared(&own)).sum::<f32>());
        hidden.iter().sum::<f32>() + LONGER * (way.long - POLES[0])
    };
    let mut best = (f32::MAX, Flying::USUAL);
    for way in ways.into_iter().flatten() {
        let cost = cost(&way);
        if cost < best.0 {
            best = (cost, way);
        }
    }
    best.1
}

/// The corner of a unit at which a question mark hides the least: the upper right, if that is as good.
fn asked(unit: Spot, taken: &[Area]) -> Spot {
    let corners = [(1.0, -1.0), (-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let corners = corners.map(|(x, y)| Spot::new(unit.x + 16.0 * x, unit.y + 15.0 * y));
    let hidden = |at: Spot| -> f32 {
        let half = (QUESTION - 1.0, QUESTION - 1.0);
        let disc = Area { at, half };
        taken.iter().map(|area| area.shared(&disc)).sum()
    };
    let mut best = corners[0];
    for corner in corners {
        // Of its own unit every corner hides as much.
        if hidden(corner) < hidden(best) - 0.5 {
            best = corner;
        }
    }
    best
}

/// Where a flag is put up (the centre's mark, or what a land has instead), and the side it flies to: away
/// from the land's name.
fn foot(map: &ChartGeometry, at: Province) -> Option<(Spot, f32)> {
    let space = map.space(at)?;
    let foot = space.sc.or(space.badge)?;
    let away = if space.label.x > foot.x { -1.0 } else { 1.0 };
    Some((foot, away))
}

/// Where the unit an order names stands; a dislodged one where there is no other.
fn stand(map: &ChartGeometry, scene: &Scene, at: Location) -> Option<Spot> {
    let beaten = |dislodged| {
        let mut units = scene.units.iter();
        units.any(|u| u.at == at && u.dislodged == dislodged)
    };
    if beaten(true) {
        return map.dislodged(at);
    }
    map.stand(at)
}

/// Where a watermark begins, how many degrees it is turned, and how long it may be: up the Atlantic, and
/// over the Norwegian Sea.
const WATERMARKS: [(Spot, f32, f32); 2] = [
    (Spot::new(104.0, 835.0), -76.0, 600.0),
    (Spot::new(330.0, 240.0), -26.0, 330.0),
];

/// What is not so, across the sea.
fn watermark(canvas: &mut Canvas<'_>, scene: &Scene) {
    let Some(text) = &scene.watermark else {
        return;
    };
    let full = Style::new(Face::Title, 104.0).spaced(6.0);
    for (at, turn, room) in WATERMARKS {
        let style = full.scaled((room / full.width(text).max(1.0)).min(1.0));
        let place = Transform::from_rotate(turn).post_translate(at.x, at.y);
        let mut here = canvas.within(place);
        let color = theme::GUESS.alpha(0.5);
        here.text(text, Spot::default(), Anchor::Start, style, color, None);
    }
}

/// Draws the ring where a unit may be built.
pub fn site(canvas: &mut Canvas<'_>, at: Spot) {
    let Some(ring) = PathBuilder::from_circle(at.x, at.y, 24.0) else {
        return;
    };
    canvas.disc(at, 24.0, theme::CREAM.alpha(0.45));
    canvas.stroke(&ring, theme::CREAM.solid(), 6.4);
    canvas.dashed(&ring, theme::BUILD.solid(), 4.0, 9.0, 6.0);
}

/// Draws the sign that forbids entering: a disc with a bar.
pub fn barred(canvas: &mut Canvas<'_>, at: Spot) {
    canvas.disc(at, SIGN, theme::CREAM.solid());
    canvas.disc(at, 11.0, theme::FAILED.solid());
    if let Some(bar) = round_rect(at.x - 6.8, at.y - 2.2, 13.6, 4.4, 1.0) {
        canvas.fill(&bar, theme::CREAM.solid());
    }
}

/// Draws a flag on a pole that stands there, in the colours of who takes the place.
pub fn flag(canvas: &mut Canvas<'_>, at: Spot, flying: Flying, power: Power) {
    let Flying { side, up, long } = flying;
    let mut pole = PathBuilder::new();
    pole.move_to(at.x, at.y);
    pole.line_to(at.x, at.y + long * up);
    let mut cloth = PathBuilder::new();
    cloth.move_to(at.x, at.y + (long + 1.0) * up);
    cloth.line_to(at.x + 21.0 * side, at.y + (long - 5.5) * up);
    cloth.line_to(at.x, at.y + (long - 13.0) * up);
    cloth.close();
    let (Some(pole), Some(cloth)) = (pole.finish(), cloth.finish()) else {
        return;
    };
    let Livery { tint, strong } = canvas.livery(power);
    canvas.stroke(&pole, theme::CREAM.solid(), 6.0);
    canvas.stroke(&cloth, theme::CREAM.solid(), 6.0);
    canvas.stroke(&pole, theme::OUTLINE.solid(), 2.6);
    canvas.stroke(&cloth, theme::OUTLINE.solid(), 2.6);
    canvas.fill(&cloth, strong.solid());
    canvas.disc(at, 4.2, theme::OUTLINE.solid());
    canvas.disc(at, 2.8, tint.solid());
}

/// On a unit without an order, or with a guessed one; and half of the disc it stands on.
const ASKED: &str = "?";
const QUESTION: f32 = 12.0;

/// Draws a question mark in a disc.
pub fn question(canvas: &mut Canvas<'_>, at: Spot, color: Rgb) {
    canvas.disc(at, QUESTION, theme::CREAM.solid());
    canvas.disc(at, 10.4, color.solid());
    let style = Style::new(Face::Narrow, 19.0);
    let base = Spot::new(at.x, at.y + 6.8);
    let color = theme::CREAM.solid();
    canvas.text(ASKED, base, Anchor::Middle, style, color, None);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_mark_hides_no_name_beside_its_unit() {
        let unit = Spot::new(100.0, 100.0);
        let own = Area {
            at: unit,
            half: (15.0, 14.0),
        };
        assert_eq!(asked(unit, &[own]), Spot::new(116.0, 85.0));
        let name = Area {
            at: Spot::new(125.0, 80.0),
            half: (20.0, 8.4),
        };
        assert_eq!(asked(unit, &[own, name]), Spot::new(84.0, 85.0));
    }

    #[test]
    fn flags_of_neighbours_do_not_touch() {
        let map = crate::Chart::STANDARD.map();
        let lands = ["ser", "bul", "rum", "gre", "bud", "tri", "hol", "bel"];
        let lands = lands.map(|land| land.parse().expect("a province"));
        let scene = Scene {
            captured: lands.map(|land| (land, Power::TURKEY)).into(),
            ..Scene::default()
        };
        let flags = flags(map, &scene, &[]);
        assert_eq!(flags.len(), lands.len());
        for (i, (at, way, _)) in flags.iter().enumerate() {
            for (other_at, other, _) in &flags[..i] {
                let shared = |own: &Area| other.areas(*other_at).map(|one| one.shared(own));
                let shared = way.areas(*at).iter().flat_map(shared).sum::<f32>();
                assert_eq!(shared, 0.0, "{at:?} and {other_at:?}");
            }
        }
    }

    #[test]
    fn a_flag_flies_where_it_hides_neither_a_name_nor_an_arrows_head() {
        let at = Spot::new(100.0, 100.0);
        let half = (9.0, 9.0);
        let beside = |x: f32, y: f32| Area {
            at: Spot::new(at.x + x, at.y + y),
            half,
        };
        let (right, left) = (beside(12.0, -20.0), beside(-12.0, -20.0));
        let way = |side: f32, up: f32, long: f32| Flying { side, up, long };
        assert_eq!(flying(at, 1.0, &[]), way(1.0, -1.0, 26.0));
        assert_eq!(flying(at, 1.0, &[right]), way(-1.0, -1.0, 26.0));
        assert_eq!(flying(at, 1.0, &[right, left]), way(1.0, 1.0, 26.0));
        // Above names all around it.
        let around = [right, left, beside(12.0, 20.0), beside(-12.0, 20.0)];
        let high = flying(at, 1.0, &around);
        assert!(high.long > 26.0 && high.up < 0.0, "{high:?}");
    }
}
