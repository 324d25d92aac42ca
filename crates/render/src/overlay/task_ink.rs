//! The orders of shared seas, once laid out, as ink: rings, lines, arrows, and the signs over units.

use std::collections::BTreeMap;

use super::berths::Berth;
use super::signals;
use super::tasks::{Tasks, Way};
use crate::lines::filled::Ink;
use crate::map::labels::Area;
use crate::map::narrows::{self, Gate};
use crate::paint::canvas::Canvas;
use crate::paint::curves::{along, outside};
use crate::paint::spot::Spot;
use crate::paint::theme::{self, Rgb};
use crate::pieces::arrows;
use crate::pieces::fleets;
use crate::pieces::units;
use crate::scene::Outcome;
use crate::task::{Task, TaskKind, Who};
use chancery_rules::board::{Power, Province};

impl Tasks<'_> {
    /// Draws what lies around units, under every line.
    pub fn rings(&self, canvas: &mut Canvas<'_>, letters: &[Area]) {
        for (arcs, color) in self.arcs(letters) {
            units::ring(canvas, &arcs, color, 3.0);
        }
    }

    /// The rings around units, without what would run over letters, and their colours.
    pub fn arcs(&self, letters: &[Area]) -> Vec<(Vec<Vec<Spot>>, Rgb)> {
        let mut all = Vec::new();
        for (task, way) in self.tasks.iter().zip(&self.ways) {
            let Some(berth) = self.berth(task.who) else {
                continue;
            };
            let shade = |good| match task.outcome {
                Outcome::Failed => theme::FAILED,
                other if other.good() => good,
                _ => theme::VOID,
            };
            let (ring, color) = match (&task.deed, way.turn) {
                (TaskKind::Hold, _) => {
                    (fleets::ring(berth.spot, berth.half), shade(theme::SUPPORT))
                }
                (TaskKind::Convoy { by: None, .. }, _) => {
                    (fleets::waves(berth.spot, berth.half), shade(theme::CONVOY))
                }
                (TaskKind::Convoy { by: Some(_), .. }, Some(turn)) => {
                    (fleets::waves(turn, (10.0, 10.0)), shade(theme::CONVOY))
                }
                _ => continue,
            };
            all.push((outside(&ring, letters, 3.6), color));
        }
        all
    }

    /// What is drawn beside lines and rings: helped moves that are not on the picture, and what stands on lines.
    pub fn ink(&self, ink: &mut Ink) {
        for help in &self.helps {
            if let Some(ghost) = &help.ghost {
                ink.line(ghost, arrows::GHOST);
            }
            if let (None, Some(last)) = (help.target, help.line.last()) {
                ink.disc(*last, arrows::DOT);
            }
        }
        for turn in self.ways.iter().filter_map(|way| way.turn) {
            ink.disc(turn, signals::BEAD);
        }
    }

    /// How many of the units at a place are ordered to leave it.
    pub fn leaving(&self, who: Who) -> u32 {
        let leave = self.tasks.iter();
        let leave = leave.filter(|task| task.deed == TaskKind::Disband && task.who == who);
        leave.map(|task| task.count).sum()
    }

    /// The lines that end in an arrowhead.
    pub fn headed_lines(&self) -> impl Iterator<Item = &Vec<Spot>> {
        let all = self.tasks.iter().zip(&self.ways);
        all.filter_map(|(task, way)| headed(task, way).map(|(line, _)| line))
    }

    /// Draws the lines of supports and convoys, and from fleets to the straits they close.
    pub fn helps(&self, canvas: &mut Canvas<'_>) {
        for (gate, owner, all) in self.closed() {
            let from = self.at_sea(owner, gate.1).map(|b| b.spot);
            let holds = all.iter().any(|(_, _, outcome)| outcome.good());
            if let Some(from) = from {
                signals::leash(canvas, from, gate.0.at, owner, holds);
            }
        }
        for help in &self.helps {
            let good = if help.convoy {
                theme::CONVOY
            } else {
                theme::SUPPORT
            };
            if let Some(ghost) = &help.ghost {
                arrows::ghost(canvas, ghost, arrows::tone(help.outcome, good));
            }
            match (help.convoy, &help.line[..]) {
                (true, [from, at]) => arrows::convoy_wave(canvas, *from, *at, help.outcome),
                (true, _) => {}
                (false, line) if help.target.is_some() => {
                    arrows::support_hold(canvas, line, help.outcome);
                }
                (false, line) => arrows::support(canvas, line, help.outcome),
            }
        }
    }

    /// Draws the lines of moves without their heads.
    pub fn shafts(&self, canvas: &mut Canvas<'_>) {
        for (task, way) in self.tasks.iter().zip(&self.ways) {
            let owner = task.who.owner;
            if let (Some(first), Some(_)) = (&way.first, &way.last) {
                arrows::leg(canvas, first, owner, task.first_leg());
            }
            if let Some((line, outcome)) = headed(task, way) {
                arrows::shaft(canvas, line, owner, outcome);
            }
        }
    }

    /// Draws the heads of the moves' arrows, which lie above everything else.
    pub fn tips(&self, canvas: &mut Canvas<'_>) {
        for (task, way) in self.tasks.iter().zip(&self.ways) {
            if let Some((line, outcome)) = headed(task, way) {
                arrows::tip(canvas, line, outcome);
                if task.is_carried() {
                    arrows::anchors(canvas, line, outcome);
                }
            }
        }
    }

    /// Draws what stands on lines: turns, and where help meets what it helps.
    pub fn dots(&self, canvas: &mut Canvas<'_>, letters: &[Area]) {
        for (task, way) in self.tasks.iter().zip(&self.ways) {
            if let (Some(turn), Some(_)) = (way.turn, &way.last) {
                signals::bead(canvas, turn, task.who.owner, task.first_leg());
            }
        }
        for help in &self.helps {
            let (Some(first), Some(last)) = (help.line.first(), help.line.last()) else {
                continue;
            };
            match (help.target, help.convoy) {
                (Some(target), _) => {
                    let bow = arrows::bow(*last, target);
                    for bow in outside(&bow, letters, 4.2) {
                        arrows::support_bow(canvas, &bow, help.outcome);
                    }
                }
                (None, false) => {
                    arrows::dot(canvas, *last, arrows::tone(help.outcome, theme::SUPPORT));
                }
                (None, true) if first.distance(*last) > 34.0 => {
                    arrows::dot(canvas, *last, arrows::tone(help.outcome, theme::CONVOY));
                }
                (None, true) => {}
            }
        }
    }

    /// The closed straits: where and in which sea, by whom, and to whom.
    fn closed(&self) -> Vec<Closed<'_>> {
        let mut found: Vec<Closed<'_>> = Vec::new();
        for task in &self.tasks {
            let TaskKind::Block { against, across } = task.deed else {
                continue;
            };
            let half = task.who.at.province;
            let Some(gate) = narrows::gate(across, half) else {
                continue;
            };
            let sign = (against, self.letter(Some(against)), task.outcome);
            let place = (gate, half);
            let known = found
                .iter_mut()
                .find(|(at, owner, _)| *at == place && *owner == task.who.owner);
            match known {
                Some((_, _, all)) => all.push(sign),
                None => found.push((place, task.who.owner, vec![sign])),
            }
        }
        found
    }

    fn letter(&self, power: Option<Power>) -> &str {
        let found = power.and_then(|p| self.waters.letters.get(&p));
        found.map_or("", String::as_str)
    }

    /// Draws the signs of orders that lie on top of units.
    pub fn over(&self, canvas: &mut Canvas<'_>, letters: &[Area]) {
        for (gate, owner, all) in self.closed() {
            signals::block(canvas, gate.0, owner, &all);
        }
        let mut patrols: BTreeMap<Who, Vec<(Power, Outcome)>> = BTreeMap::new();
        let mut sunk: Vec<(Spot, u32)> = Vec::new();
        for (task, way) in self.tasks.iter().zip(&self.ways) {
            if let TaskKind::Patrol { against } = task.deed {
                let all = patrols.entry(task.who).or_default();
                if !all.iter().any(|(power, _)| *power == against) {
                    all.push((against, task.outcome));
                }
            }
            if let (Some(line), true) = (&way.last, task.count > 1)
                && let Some(at) = beside(line, &NUMBERS, letters)
            {
                signals::number(canvas, at, task.count);
            }
            if let Some(at) = self.grave(task, way, letters) {
                match sunk.iter_mut().find(|(spot, _)| spot.distance(at) < 8.0) {
                    Some((_, count)) => *count += task.count,
                    None => sunk.push((at, task.count)),
                }
            }
            if let (TaskKind::Disband, Some(berth)) = (&task.deed, self.berth(task.who)) {
                let at = self.corner(&berth, letters, [(1.0, -1.0), (-1.0, -1.0), (-1.0, 1.0)]);
                if task.count < berth.count {
                    signals::struck(canvas, at, task.count);
                } else {
                    units::cross(canvas, at, 9.6, theme::FAILED);
                }
            }
        }
        for (who, all) in patrols {
            let Some(berth) = self.berth(who) else {
                continue;
            };
            let corner = self.corner(&berth, letters, [(-1.0, -1.0), (-1.0, 1.0), (-1.0, 0.0)]);
            for (i, (against, outcome)) in all.into_iter().enumerate() {
                let at = Spot::new(corner.x + 25.0 * i as f32, corner.y);
                let name = self.letter(Some(against));
                signals::patrol(canvas, at, against, name, outcome);
            }
        }
        for (at, count) in sunk {
            signals::sunk(canvas, at, count);
        }
    }

    /// The first corner of a stack at which a sign covers no letters and no other unit.
    fn corner(&self, berth: &Berth, letters: &[Area], corners: [(f32, f32); 3]) -> Spot {
        let (w, h) = (berth.half.0 - 1.0, berth.half.1 - 2.5);
        let spots = corners.map(|(x, y)| Spot::new(berth.spot.x + w * x, berth.spot.y + h * y));
        let over = |at: Spot, (x, y): (f32, f32), spot: &Spot| {
            (at.x - spot.x).abs() < x + 9.0 && (at.y - spot.y).abs() < y + 9.0
        };
        let covers = |spot: &Spot| {
            let letters = letters.iter().filter(|area| over(area.at, area.half, spot));
            let units = self.berths.all().filter(|b| over(b.spot, b.half, spot));
            letters.count() + units.filter(|b| b.spot != berth.spot).count()
        };
        // The first of the best.
        let best = spots.into_iter().min_by_key(covers);
        best.unwrap_or(berth.spot)
    }

    /// Where a task's fleets were annihilated.
    fn grave(&self, task: &Task, way: &Way, letters: &[Area]) -> Option<Spot> {
        let at = task.lost?;
        if at == task.who.at.province {
            let berth = self.berth(task.who)?;
            return Some(self.corner(&berth, letters, [(1.0, -1.0), (1.0, 1.0), (1.0, 0.0)]));
        }
        if task.middle() == Some(at)
            && let Some(turn) = way.turn
        {
            return Some(turn);
        }
        let last = way.last.as_ref()?;
        let goal = match &task.deed {
            TaskKind::Move { to, .. } => self.goal(task.who.owner, *to),
            _ => None,
        };
        if goal.is_some_and(|berth| berth.count > 0) {
            return beside(last, &GRAVES, letters);
        }
        // Beyond the arrow's head.
        let (tip, neck) = (*last.last()?, along(last, 0.9)?);
        let length = neck.distance(tip).max(0.1);
        let on = 9.0 / length;
        let beyond = Spot::new(tip.x + (tip.x - neck.x) * on, tip.y + (tip.y - neck.y) * on);
        if letters.iter().any(|area| area.holds(beyond, SIGN)) {
            beside(last, &GRAVES, letters)
        } else {
            Some(beyond)
        }
    }
}

/// Where along a line a number or a grave is, the best first; and half of what is drawn there.
const NUMBERS: [f32; 5] = [0.3, 0.4, 0.22, 0.5, 0.6];
const GRAVES: [f32; 6] = [0.6, 0.5, 0.7, 0.4, 0.8, 0.3];
const SIGN: f32 = 9.0;

/// The first of some parts of a line that lies beside letters.
fn beside(line: &[Spot], parts: &[f32], letters: &[Area]) -> Option<Spot> {
    let free = |at: &Spot| !letters.iter().any(|area| area.holds(*at, SIGN));
    let mut spots = parts.iter().filter_map(|part| along(line, *part));
    spots.find(free).or_else(|| along(line, *parts.first()?))
}

/// The line of a task that has a head, and how it went.
fn headed<'a>(task: &Task, way: &'a Way) -> Option<(&'a Vec<Spot>, Outcome)> {
    match (&way.first, &way.last) {
        (_, Some(last)) if way.first.is_none() && task.deed.first_sea().is_some() => {
            Some((last, task.first_leg()))
        }
        (_, Some(last)) => Some((last, task.outcome)),
        (Some(first), None) => Some((first, task.first_leg())),
        (None, None) => None,
    }
}

type Closed<'a> = (
    (Gate, Province),
    Option<Power>,
    Vec<(Power, &'a str, Outcome)>,
);
