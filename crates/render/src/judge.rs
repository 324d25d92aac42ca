//! What a reader of a picture could not make out, measured on its shapes alone: nothing is drawn.

use crate::chart::Chart;
use crate::close;
use crate::lines::filled::to_segment;
use crate::map::field::Field;
use crate::map::geometry::ChartGeometry;
use crate::map::labels::{Area, Lettering};
use crate::map::layers::Layers;
use crate::overlay::berths::HALVES;
use crate::overlay::lay::lay;
use crate::overlay::placed::Overlay;
use crate::overlay::strokes::{self, Stroke};
use crate::paint::curves::head;
use crate::paint::spot::Spot;
use crate::picture::prepared;
use crate::scene::Scene;
use chancery_rules::board::Province;

/// A label counts as crossed when lines fill more than this part of its box.
const CROSSED: f32 = 0.045;
/// A head counts as hidden when more than this part of it is covered.
const HIDDEN: f32 = 0.4;
/// What must be seen of an arrow's shaft, and how long its head is.
const SHAFT: f32 = 45.0;
const HEAD: f32 = 18.0;
/// So much of a ship's line may run over somebody else's land.
const OVERLAND: f32 = 12.0;

/// What is wrong with a picture.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Findings {
    /// The labels that lines, rings or arrowheads run over.
    pub crossed: Vec<String>,
    /// The arrows whose head is covered by units or other things drawn later.
    pub hidden: Vec<String>,
    /// The arrows too short to be seen as such.
    pub stubs: Vec<String>,
    /// The lines of ships that run over land.
    pub overland: Vec<String>,
    /// The labels that lie under units or other labels.
    pub covered: Vec<String>,
    /// The labels that lie nearer to another space's unit than to their own.
    pub astray: Vec<String>,
}

/// Lays out a scene as a whole picture and looks for what cannot be read.
pub fn judge(scene: &Scene) -> Findings {
    found(&prepared(scene.chart).layers, scene)
}

/// Lays out a scene as the map alone, with its large letters, and looks for what cannot be read.
pub fn judge_map(scene: &Scene) -> Findings {
    match close::layers(scene, close::whole(1.0)) {
        Some(layers) => found(&layers, scene),
        None => Findings::default(),
    }
}

fn found(layers: &Layers, scene: &Scene) -> Findings {
    lay(layers, scene, |overlay, helps, tasks| {
        measure(overlay, &strokes::all(overlay, helps, tasks))
    })
}

fn measure(overlay: &Overlay<'_>, strokes: &[Stroke]) -> Findings {
    let mut found = Findings::default();
    let mut covers: Vec<Area> = Vec::new();
    for (unit, at) in &overlay.stands {
        let half = overlay.half(unit);
        covers.push(Area { at: *at, half });
    }
    covers.extend(overlay.berths.stacks().map(|(_, berth)| Area {
        at: berth.spot,
        half: HALVES[berth.size.min(HALVES.len() - 1)],
    }));
    let islands = overlay.scene.islands.clone();
    let letters = overlay.lettering.areas(overlay.map, &islands);
    for (province, area) in &letters {
        if filled(area, strokes) > CROSSED {
            // The lines that fill it alone, or all that come near it together.
            let by = strokes
                .iter()
                .filter(|s| filled(area, std::slice::from_ref(s)) > CROSSED / 2.0);
            let by: Vec<&str> = by.map(|s| s.name.as_str()).collect();
            found
                .crossed
                .push(format!("{province} by {}", by.join(" and ")));
        }
        let deep = |c: &Area| {
            let x = c.half.0 + area.half.0 - (c.at.x - area.at.x).abs();
            let y = c.half.1 + area.half.1 - (c.at.y - area.at.y).abs();
            x.min(y)
        };
        let others = letters.iter().filter(|(other, _)| other != province);
        let mut above = covers.iter().chain(others.map(|(_, area)| area));
        if above.any(|c| deep(c) > 3.0) {
            found.covered.push(province.to_string());
        }
    }
    found.astray = astray(overlay.map, &letters);
    let field = Field::of(overlay.scene.chart);
    for stroke in strokes {
        if let Some(shores) = &stroke.shores {
            let steps = stroke.line.windows(2);
            let dry = steps.filter(|s| field.foreign(field.cell(s[0]), shores));
            let length: f32 = dry.map(|s| s[0].distance(s[1])).sum();
            if length > OVERLAND {
                found.overland.push(stroke.name.clone());
            }
        }
        if !stroke.arrow {
            continue;
        }
        let free = |spot: Spot| !covers.iter().any(|c| c.holds(spot, 0.0));
        let seen = stroke.line.windows(2).filter(|s| free(s[0]));
        let seen: f32 = seen.map(|s| s[0].distance(s[1])).sum();
        if seen < SHAFT + HEAD {
            found.stubs.push(format!("{} {seen:.0}", stroke.name));
        }
        let head = head(&stroke.line);
        let hidden = head.iter().filter(|spot| !free(**spot)).count();
        if hidden as f32 > HIDDEN * head.len() as f32 {
            found.hidden.push(stroke.name.clone());
        }
    }
    found
}

/// Which part of a box is filled by lines and heads.
fn filled(area: &Area, strokes: &[Stroke]) -> f32 {
    let (w, h) = area.half;
    let near: Vec<(&Stroke, Vec<Spot>)> = strokes
        .iter()
        .filter(|s| s.half > 0.0 && s.line.iter().any(|p| area.holds(*p, 14.0)))
        .map(|s| {
            let head = if s.arrow { head(&s.line) } else { Vec::new() };
            (s, head)
        })
        .collect();
    if near.is_empty() {
        return 0.0;
    }
    let (mut all, mut inked) = (0, 0);
    let (wide, high) = ((w / 1.0) as i32, (h / 1.0) as i32);
    for x in (-wide..=wide).step_by(2) {
        for y in (-high..=high).step_by(2) {
            let spot = Spot::new(area.at.x + x as f32, area.at.y + y as f32);
            all += 1;
            let hit = near.iter().any(|(s, head)| {
                let on = |p: &Spot, reach: f32| p.distance(spot) < reach;
                s.line
                    .windows(2)
                    .any(|pair| to_segment(spot, pair[0], pair[1]) < s.half)
                    || head.iter().any(|p| on(p, 3.0))
            });
            inked += i32::from(hit);
        }
    }
    inked as f32 / all as f32
}

/// How far a place is from a box.
fn gap(area: &Area, spot: Spot) -> f32 {
    let x = ((spot.x - area.at.x).abs() - area.half.0).max(0.0);
    let y = ((spot.y - area.at.y).abs() - area.half.1).max(0.0);
    x.hypot(y)
}

/// The labels that lie nearer to another space's unit than to their own: `apu by the unit of nap`.
fn astray(map: &ChartGeometry, labels: &[(Province, Area)]) -> Vec<String> {
    let nearest = |area: &Area, province: Province| {
        let stands = map.space(province).into_iter();
        let stands = stands.flat_map(|space| space.unit.values());
        stands.map(|at| gap(area, *at)).fold(f32::MAX, f32::min)
    };
    let mut found = Vec::new();
    for (province, area) in labels {
        let own = nearest(area, *province);
        let others = labels.iter().filter(|(other, _)| other != province);
        let nearer = others.filter(|(other, _)| nearest(area, *other) <= own);
        found.extend(nearer.map(|(other, _)| format!("{province} by the unit of {other}")));
    }
    found
}

/// The labels of a chart that lie nearer to another space's unit, and the supply centres' marks that lie nearer
/// to another label, than to their own.
pub fn misplaced(chart: Chart) -> Vec<String> {
    let map = chart.map();
    let labels = Lettering::of(chart).areas(map, &map.islands);
    let mut found = astray(map, &labels);
    for (province, own) in &labels {
        let Some(dot) = map.space(*province).and_then(|space| space.sc) else {
            continue;
        };
        let others = labels.iter().filter(|(other, _)| other != province);
        let nearer = others.filter(|(_, area)| gap(area, dot) <= gap(own, dot));
        found.extend(nearer.map(|(other, _)| format!("{other} by the centre of {province}")));
    }
    found
}
