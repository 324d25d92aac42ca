//! Orders where seas are shared: moves of two legs, patrols, closed straits, and what was destroyed.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use chancery_render::{Berth, Mark, Outcome, Spot, Task, TaskKind, Who};
use chancery_rules::board::{Location, Power, Province, UnitKind};

use super::curve::Curve;
use super::ground::number;
use super::ink::{self, Ink};
use super::lay::{Leg, meeting, nearest, shores};
use super::marks::{self, Marks};
use super::pen::N;
use super::signals::{about, block};
use super::units::leaving;
use super::ways::{Way, turning, way};

/// Draws all tasks of a scene.
pub(crate) fn draw(marks: &Marks<'_>, ink: &mut Ink) {
    let tasks = marks
        .places
        .scene
        .marks
        .iter()
        .filter_map(|mark| match mark {
            Mark::Task(task) => Some(task),
            _ => None,
        });
    let tasks: Vec<&Task> = tasks.collect();
    let ways: Vec<Way> = tasks.iter().map(|task| way(marks, task)).collect();
    let all = Tasks { marks, tasks, ways };
    for (task, way) in all.tasks.iter().zip(&all.ways) {
        all.lines(ink, task, way);
        all.deed(ink, task, way);
    }
    all.patrols(ink);
    all.graves(ink);
}

struct Tasks<'m> {
    marks: &'m Marks<'m>,
    tasks: Vec<&'m Task>,
    ways: Vec<Way>,
}

impl Tasks<'_> {
    fn key(&self, task: &Task) -> String {
        self.marks.places.key(task.who.owner, task.who.at.province)
    }

    /// The legs of a task, its turn, and how many units go.
    fn lines(&self, ink: &mut Ink, task: &Task, way: &Way) {
        let (key, owner) = (self.key(task), self.marks.places.class(task.who.owner));
        if let Some(first) = &way.first {
            ink.leg(&key, &owner, first, task.first_leg());
        }
        let Some(last) = &way.last else { return };
        // What goes to a sea to help from it has but a first leg.
        let helps = way.first.is_none() && task.deed.first_sea().is_some();
        let went = if helps {
            task.first_leg()
        } else {
            task.outcome
        };
        ink.arrow(&key, &owner, last, went);
        if task.is_carried() {
            marks::anchors(ink, &key, last, went);
        }
        if let (Some(turn), Some(_)) = (way.turn, &way.first) {
            let class = format!("bead {} {owner}", ink::outcome(task.first_leg()));
            ink::open(&mut ink.tips, &key, &class);
            let (x, y) = (N(turn.x), N(turn.y));
            let _ = write!(
                ink.tips,
                "<circle class=\"h\" cx=\"{x}\" cy=\"{y}\" r=\"7.5\"/><circle class=\"c\" cx=\"{x}\" cy=\"{y}\" r=\"3\"/>"
            );
            ink::close(&mut ink.tips);
        }
        if task.count > 1 {
            let at = last.along(0.3);
            how_many(ink, &key, at, task);
        }
    }

    /// What a task does beside moving.
    fn deed(&self, ink: &mut Ink, task: &Task, way: &Way) {
        let places = self.marks.places;
        let (key, went) = (self.key(task), task.outcome);
        let Some(berth) = places.berth(task.who) else {
            return;
        };
        match &task.deed {
            // Patrols are drawn together.
            TaskKind::Nothing | TaskKind::Move { .. } | TaskKind::Patrol { .. } => {}
            TaskKind::Hold => {
                ink::open(&mut ink.lines, &key, &format!("hd {}", ink::outcome(went)));
                let (w, h) = (berth.half.0 + 4.5, berth.half.1 + 4.5);
                for class in ["rh", "r"] {
                    let _ = write!(
                        ink.lines,
                        "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\"/>",
                        N(berth.spot.x - w),
                        N(berth.spot.y - h),
                        N(2.0 * w),
                        N(2.0 * h),
                        N(w.min(h) * 0.8)
                    );
                }
                ink::close(&mut ink.lines);
            }
            TaskKind::SupportHold { whom, .. } => {
                let Some(target) = places.berth(*whom) else {
                    return;
                };
                let (from, start) = helper(&berth, way, target.spot);
                let line = self.marks.layer.lay(&Leg {
                    from,
                    to: target.spot,
                    via: Vec::new(),
                    gaps: (start, target.edge(from) + 5.0),
                    shores: self.shores(task, &[whom.at]),
                });
                ink.support_hold(&key, &line, target.spot, went);
            }
            TaskKind::SupportMove { whom, leg, to, .. } => {
                let Some((helped, ghost)) = self.helped(*whom, *leg, *to) else {
                    return;
                };
                if ghost {
                    ink.ghost(&key, &format!("sm {}", ink::outcome(went)), &helped);
                }
                let (from, start) = helper(&berth, way, helped.along(0.5));
                let shores = self.shores(task, &[whom.at, *to]);
                let line = meeting(&self.marks.layer, from, &helped, start, shores);
                ink.support_move(&key, &line, went);
            }
            TaskKind::Convoy { army, to, .. } => {
                let (from, size) = match way.turn {
                    Some(turn) => (turn, (0.6, 0.6)),
                    None => (
                        berth.spot,
                        ((berth.half.0 + 5.5) / 25.5, (berth.half.1 + 7.5) / 25.5),
                    ),
                };
                marks::waves(&mut ink.lines, &key, from, size, went);
                let Some((carried, ghost)) = self.carried(*army, from, *to) else {
                    return;
                };
                if ghost {
                    ink.ghost(&key, &format!("cv {}", ink::outcome(went)), &carried);
                }
                ink.convoy(&key, from, nearest(&carried, from), went);
            }
            TaskKind::Block { against, across } => {
                block(ink, places, task, &berth, (*against, *across));
            }
            TaskKind::Disband => {
                let at = Spot::new(
                    berth.spot.x + berth.half.0 - 1.0,
                    berth.spot.y - berth.half.1 + 2.5,
                );
                ink.sign(&key, "", "x", at);
                if leaving(places.scene, task.who) < berth.count {
                    let at = Spot::new(at.x + 18.0, at.y);
                    how_many(ink, &key, at, task);
                }
            }
        }
    }

    fn shores(&self, task: &Task, ends: &[Location]) -> Option<chancery_rules::board::ProvinceSet> {
        let ends: Vec<Location> = ends.iter().copied().chain([task.who.at]).collect();
        (task.kind == UnitKind::Fleet).then(|| shores(&ends))
    }

    /// The line of a move that is supported, or a plain one where it would be.
    fn helped(&self, whom: Who, leg: Option<Province>, to: Location) -> Option<(Curve, bool)> {
        let drawn = self
            .tasks
            .iter()
            .zip(&self.ways)
            .find_map(|(task, way)| match &task.deed {
                TaskKind::Move { to: goal, .. } => {
                    let there =
                        task.who.at.province == whom.at.province && task.who.owner == whom.owner;
                    let same = goal.province == to.province && task.deed.turn(task.kind) == leg;
                    (there && same).then(|| way.last.clone()).flatten()
                }
                _ => None,
            });
        if let Some(line) = drawn {
            return Some((line, false));
        }
        let places = self.marks.places;
        let goal = places.berth(Who {
            owner: whom.owner,
            at: to,
        })?;
        let (start, gap) = match leg {
            Some(sea) => (turning(places, whom.owner, sea)?, 8.0),
            None => {
                let berth = places.berth(whom)?;
                (berth.spot, berth.edge(goal.spot))
            }
        };
        let line = Curve::bent(start, goal.spot, 0.08);
        Some((line.trimmed(gap, goal.edge(start) + 2.0), true))
    }

    /// The line of an army that is carried, or one by way of the fleet that would carry it.
    fn carried(&self, army: Location, by: Spot, to: Location) -> Option<(Curve, bool)> {
        let drawn = self
            .tasks
            .iter()
            .zip(&self.ways)
            .find_map(|(task, way)| match &task.deed {
                TaskKind::Move { to: goal, .. } if task.kind == UnitKind::Army => {
                    let same =
                        goal.province == to.province && task.who.at.province == army.province;
                    same.then(|| way.last.clone()).flatten()
                }
                _ => None,
            });
        if let Some(line) = drawn {
            return Some((line, false));
        }
        let places = self.marks.places;
        let start = places.berth(Who {
            owner: None,
            at: army,
        })?;
        let goal = places.berth(Who {
            owner: None,
            at: to,
        })?;
        let line = Curve::through(&[start.spot, by, goal.spot]);
        Some((line.trimmed(start.edge(by), goal.edge(by) + 2.0), true))
    }

    /// The cross-hairs of patrols, side by side where units hunt several powers.
    fn patrols(&self, ink: &mut Ink) {
        let places = self.marks.places;
        let mut patrols: BTreeMap<Who, Vec<(Power, Outcome)>> = BTreeMap::new();
        for task in &self.tasks {
            if let TaskKind::Patrol { against } = task.deed {
                let all = patrols.entry(task.who).or_default();
                if !all.iter().any(|(power, _)| *power == against) {
                    all.push((against, task.outcome));
                }
            }
        }
        for (who, all) in patrols {
            let Some(berth) = places.berth(who) else {
                continue;
            };
            let key = places.key(who.owner, who.at.province);
            for (i, (against, went)) in all.into_iter().enumerate() {
                let x = berth.spot.x - berth.half.0 + 25.0 * i as f32;
                let at = Spot::new(x, berth.spot.y - berth.half.1);
                ink::open(&mut ink.signs, &key, "pt");
                let _ = write!(
                    ink.signs,
                    "<path d=\"M{x} {y}m-14 0h6m16 0h6m-14-14v6m0 16v6\"/>",
                    x = N(at.x),
                    y = N(at.y)
                );
                about(ink, places, at, against, went);
                ink::close(&mut ink.signs);
            }
        }
    }

    /// Skulls where fleets were destroyed, with their number.
    fn graves(&self, ink: &mut Ink) {
        let mut found: Vec<(Spot, u32, String)> = Vec::new();
        for (task, way) in self.tasks.iter().zip(&self.ways) {
            let Some(at) = self.grave(task, way) else {
                continue;
            };
            match found.iter_mut().find(|(spot, ..)| spot.distance(at) < 8.0) {
                Some((_, count, _)) => *count += task.count,
                None => found.push((at, task.count, self.key(task))),
            }
        }
        for (at, count, key) in found {
            ink::open(&mut ink.signs, &key, "cnt");
            ink::put(&mut ink.signs, "sk", at);
            if count > 1 {
                let at = Spot::new(at.x + 12.0, at.y - 9.0);
                let _ = write!(
                    ink.signs,
                    "<circle cx=\"{}\" cy=\"{}\" r=\"8.4\"/>",
                    N(at.x),
                    N(at.y)
                );
                number(&mut ink.signs, at, 14.0, &count.to_string());
            }
            ink::close(&mut ink.signs);
        }
    }

    fn grave(&self, task: &Task, way: &Way) -> Option<Spot> {
        let at = task.lost?;
        if at == task.who.at.province {
            let berth = self.marks.places.berth(task.who)?;
            return Some(Spot::new(
                berth.spot.x + berth.half.0 - 1.0,
                berth.spot.y - berth.half.1 + 2.5,
            ));
        }
        if task.middle() == Some(at)
            && let Some(turn) = way.turn
        {
            return Some(turn);
        }
        Some(way.last.as_ref()?.along(0.6))
    }
}

/// Where a task's units are when they help, and how far from there their line begins.
fn helper(berth: &Berth, way: &Way, towards: Spot) -> (Spot, f32) {
    match way.turn {
        Some(turn) => (turn, 9.0),
        None => (berth.spot, berth.edge(towards)),
    }
}

/// The number of the fleets that do a task, in a disc.
fn how_many(ink: &mut Ink, key: &str, at: Spot, task: &Task) {
    ink::open(&mut ink.signs, key, "cnt");
    let _ = write!(
        ink.signs,
        "<circle cx=\"{}\" cy=\"{}\" r=\"8.4\"/>",
        N(at.x),
        N(at.y)
    );
    number(&mut ink.signs, at, 14.0, &task.count.to_string());
    ink::close(&mut ink.signs);
}
