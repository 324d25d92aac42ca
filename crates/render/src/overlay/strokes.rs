//! All lines of a picture that is laid out, as a reader sees them.

use super::helps::{Help, HelpKind};
use super::placed::Overlay;
use super::shores::shores;
use super::tasks::Tasks;
use crate::map::labels::Area;
use crate::paint::curves::{circle, outside};
use crate::paint::spot::Spot;
use crate::pieces::arrows;
use crate::pieces::units;
use crate::scene::Mark;
use crate::task::TaskKind;
use chancery_rules::board::{ProvinceSet, UnitKind};

/// A line as it appears in the finished picture, in map units, named for messages (`help of par`).
pub struct Stroke {
    /// What findings call the line.
    pub name: String,
    /// The points it runs through.
    pub line: Vec<Spot>,
    /// Half of its width, in map units.
    pub half: f32,
    /// Whether it ends in an arrowhead and shows a move.
    pub arrow: bool,
    /// For a line of ships, the lands it may cross; `None` if it may cross any.
    pub shores: Option<ProvinceSet>,
}

/// Every line, ring and bow, cut where it is not drawn.
pub fn all(overlay: &Overlay<'_>, helps: &[Help], tasks: Option<&Tasks<'_>>) -> Vec<Stroke> {
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
    strokes
}

fn moves(overlay: &Overlay<'_>) -> Vec<Stroke> {
    let mut strokes = Vec::new();
    for way in overlay.scene.marks.iter().filter_map(Mark::way) {
        let (from, to) = (way.from, way.to);
        let ship = overlay.kind(from, way.dislodged) == Some(UnitKind::Fleet);
        let shores = (ship || !way.route.is_empty()).then(|| shores([from, to]));
        if let Some(line) = overlay.line(from, to) {
            strokes.push(Stroke {
                name: format!("{from}-{to}"),
                line: line.clone(),
                half: 4.6,
                arrow: true,
                shores: shores.clone(),
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
                shores: shores.clone(),
            });
        }
    }
    strokes.extend(tasks.helps.iter().filter(|h| !h.convoy).map(|h| Stroke {
        name: format!("help of {}", h.from),
        line: h.line.clone(),
        half: 3.3,
        arrow: false,
        shores: h.shores.clone(),
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
        let ring = if waves {
            arrows::waved(spot)
        } else {
            circle(spot, |_| units::HOLD)
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
