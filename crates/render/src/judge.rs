//! What a reader of a picture could not make out, measured on its shapes alone: nothing is drawn.

use super::arrows;
use super::berths::HALVES;
use super::close;
use super::curves::{circle, head, outside};
use super::field::Field;
use super::geometry::{Geometry, Spot};
use super::helps::HelpKind;
use super::labels::{self, Area};
use super::layers::Layers;
use super::moves::{self, shores};
use super::overlay::{self, Overlay};
use super::prepared;
use super::scene::{Chart, Mark, Scene};
use super::task::TaskKind;
use super::tasks::Tasks;
use super::units;
use chancery_rules::board::{Location, ProvinceSet, UnitKind};

/// A label counts as crossed when lines fill more than this part of its box.
const CROSSED: f32 = 0.045;
/// A head counts as hidden when more than this part of it is covered.
const HIDDEN: f32 = 0.4;
/// What must be seen of an arrow's shaft, and how long its head is.
const SHAFT: f32 = 45.0;
const HEAD: f32 = 18.0;
/// So much of a ship's line may run over somebody else's land.
const OVERLAND: f32 = 12.0;
/// Half of what is drawn of a unit, and of a dislodged one.
const UNIT: (f32, f32) = (17.0, 15.5);
const SMALL: (f32, f32) = (14.0, 13.0);

/// What is wrong with a picture.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Findings {
    /// The labels lines, rings or heads run over.
    pub crossed: Vec<String>,
    /// The arrows whose head is covered by units or other things drawn later.
    pub hidden: Vec<String>,
    /// The arrows too short to be seen as such.
    pub stubs: Vec<String>,
    /// The lines of ships that run over land.
    pub overland: Vec<String>,
    /// The labels that lie under units or other labels.
    pub covered: Vec<String>,
}

/// A line of the picture.
struct Stroke {
    name: String,
    line: Vec<Spot>,
    half: f32,
    /// It has a head at its end and shows a move.
    arrow: bool,
    /// It keeps to water and to these lands.
    shores: Option<ProvinceSet>,
}

/// Lays a scene out and looks for what cannot be read.
pub fn judge(scene: &Scene) -> Findings {
    found(&prepared(scene.chart).layers, scene)
}

/// The same for the map alone with its large letters.
pub fn judge_map(scene: &Scene) -> Findings {
    match close::layers(scene, close::whole(1.0)) {
        Some(layers) => found(&layers, scene),
        None => Findings::default(),
    }
}

fn found(layers: &Layers, scene: &Scene) -> Findings {
    overlay::lay(layers, scene, |overlay, helps, tasks| {
        let mut strokes = moves(overlay);
        strokes.extend(rings(overlay));
        for help in helps {
            let bows = help.bows(&overlay.letters).into_iter();
            strokes.extend(bows.map(|line| ring_stroke(format!("bow of {}", help.from), line)));
            let shores = overlay.keeps(help.from, &[help.from, help.target, help.to]);
            strokes.push(Stroke {
                name: format!("help of {}", help.from),
                line: help.line.clone(),
                half: match help.kind {
                    HelpKind::Convoy => 0.0,
                    _ => 3.3,
                },
                arrow: false,
                shores,
            });
        }
        let of_tasks = tasks.map(|tasks| of_tasks(tasks, &overlay.letters));
        strokes.extend(of_tasks.into_iter().flatten());
        measure(overlay, &strokes)
    })
}

fn moves(overlay: &Overlay<'_>) -> Vec<Stroke> {
    let mut strokes = Vec::new();
    for mark in &overlay.scene.marks {
        let (from, to, shores) = match mark {
            Mark::Move {
                from, to, route, ..
            } if route.is_empty() => (*from, *to, overlay.keeps(*from, &[*from, *to])),
            Mark::Move { from, to, .. } => (*from, *to, Some(shores([*from, *to]))),
            Mark::Retreat { from, to, .. } => {
                let ship = overlay.kind(*from, true) == Some(UnitKind::Fleet);
                (*from, *to, ship.then(|| shores([*from, *to])))
            }
            _ => continue,
        };
        if let Some(line) = overlay.line(from, to) {
            strokes.push(Stroke {
                name: format!("{from}-{to}"),
                line: line.clone(),
                half: 4.6,
                arrow: true,
                shores,
            });
        }
    }
    strokes
}

fn of_tasks(tasks: &Tasks<'_>, letters: &[Area]) -> Vec<Stroke> {
    let mut strokes = Vec::new();
    for (task, way) in tasks.tasks.iter().zip(&tasks.ways) {
        let from = task.who.at;
        let to = match &task.deed {
            TaskKind::Move { to, .. } => *to,
            _ => from,
        };
        let shores = task.shores();
        for line in [&way.first, &way.last].into_iter().flatten() {
            strokes.push(Stroke {
                name: format!("{from}-{to}"),
                line: line.clone(),
                half: 4.6,
                arrow: way.last.as_ref() == Some(line) && way.first.is_none(),
                shores,
            });
        }
    }
    strokes.extend(tasks.helps.iter().filter(|h| !h.convoy).map(|h| Stroke {
        name: format!("help of {}", h.from),
        line: h.line.clone(),
        half: 3.3,
        arrow: false,
        shores: h.shores,
    }));
    let bows = tasks.helps.iter().filter_map(|h| {
        let bow = arrows::bow(*h.line.last()?, h.target?);
        Some(outside(&bow, letters, 4.2))
    });
    strokes.extend(
        bows.flatten()
            .map(|line| ring_stroke("bow".to_owned(), line)),
    );
    let rings = tasks.arcs(letters).into_iter().flat_map(|(arcs, _)| arcs);
    strokes.extend(rings.map(|line| ring_stroke("ring".to_owned(), line)));
    strokes
}

/// The rings around units that hold, convoy or are built.
fn rings(overlay: &Overlay<'_>) -> Vec<Stroke> {
    let rings = overlay.scene.marks.iter().flat_map(|mark| {
        let (at, waves) = match mark {
            Mark::Hold { at, .. } | Mark::Build { at, .. } => (*at, false),
            Mark::Convoy { from, .. } => (*from, true),
            _ => return Vec::new(),
        };
        let Some(spot) = overlay.unit_at(at, false) else {
            return Vec::new();
        };
        let ring = match waves {
            true => arrows::waved(spot),
            false => circle(spot, |_| units::HOLD),
        };
        let arcs = overlay.arcs(ring).into_iter();
        let arcs = arcs.map(|line| ring_stroke(format!("ring of {at}"), line));
        arcs.collect()
    });
    rings.collect()
}

fn ring_stroke(name: String, line: Vec<Spot>) -> Stroke {
    Stroke {
        name,
        line,
        half: 3.2,
        arrow: false,
        shores: None,
    }
}

fn measure(overlay: &Overlay<'_>, strokes: &[Stroke]) -> Findings {
    let mut found = Findings::default();
    let mut covers: Vec<Area> = Vec::new();
    for (unit, at) in &overlay.stands {
        let half = if unit.dislodged { SMALL } else { UNIT };
        covers.push(Area { at: *at, half });
    }
    covers.extend(overlay.berths.stacks().map(|(_, berth)| Area {
        at: berth.spot,
        half: HALVES[berth.size.min(HALVES.len() - 1)],
    }));
    let islands = overlay.scene.islands;
    let letters = overlay.layers.letters(overlay.map, islands);
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
    let field = Field::of(overlay.scene.chart);
    for stroke in strokes {
        if let Some(shores) = stroke.shores {
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

fn to_segment(spot: Spot, a: Spot, b: Spot) -> f32 {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let length = dx * dx + dy * dy;
    if length < 0.01 {
        return spot.distance(a);
    }
    let part = ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / length;
    spot.distance(a.towards(b, part.clamp(0.0, 1.0)))
}

/// The labels of a chart that lie nearer to another space's unit, or supply centre's mark nearer to another
/// label, than to their own: `apu by nap's unit`.
pub fn misplaced(chart: Chart) -> Vec<String> {
    let map = Geometry::get().chart(chart);
    let gap = |area: &Area, spot: Spot| {
        let x = ((spot.x - area.at.x).abs() - area.half.0).max(0.0);
        let y = ((spot.y - area.at.y).abs() - area.half.1).max(0.0);
        x.hypot(y)
    };
    let mut found = Vec::new();
    let all: Vec<_> = map.provinces().collect();
    for (province, space) in &all {
        let area = labels::area(*province, space);
        let own = space.unit.values().map(|at| gap(&area, *at));
        let own = own.fold(f32::MAX, f32::min);
        for (other, theirs) in all.iter().filter(|(other, _)| other != province) {
            for at in theirs.unit.values() {
                if gap(&area, *at) <= own {
                    found.push(format!("{province} by the unit of {other}"));
                }
            }
            if let (Some(dot), Some(mine)) = (
                theirs.sc,
                theirs.sc.map(|d| gap(&labels::area(*other, theirs), d)),
            ) && gap(&area, dot) <= mine
            {
                found.push(format!("{province} by the centre of {other}"));
            }
        }
    }
    found
}

impl Overlay<'_> {
    /// What kind of unit stands somewhere.
    pub(super) fn kind(&self, at: Location, dislodged: bool) -> Option<UnitKind> {
        let mut units = self.stands.iter().map(|(unit, _)| unit);
        let found = units.find(|u| u.at.province == at.province && u.dislodged == dislodged);
        found.map(|unit| unit.kind)
    }

    /// The lands a ship's line may cross; none for armies, which may cross all.
    pub(super) fn keeps(&self, from: Location, shores: &[Location]) -> Option<ProvinceSet> {
        let ship = self.kind(from, false) == Some(UnitKind::Fleet);
        ship.then(|| moves::shores(shores.iter().copied()))
    }
}
