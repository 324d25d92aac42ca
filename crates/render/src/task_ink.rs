//! The orders of shared seas, once laid out, as ink: rings, lines, arrows, and the signs over units.

use std::collections::BTreeMap;

use super::arrows;
use super::berths::Berth;
use super::canvas::Canvas;
use super::curves::along;
use super::fleets;
use super::geometry::Spot;
use super::narrows::{self, Gate};
use super::scene::Outcome;
use super::signals;
use super::task::{Deed, Task, Who};
use super::tasks::{Tasks, Way};
use super::theme;
use super::units;
use chancery_rules::board::{Power, Province};

impl Tasks<'_> {
    /// What lies around units, under every line.
    pub fn rings(&self, canvas: &mut Canvas<'_>) {
        for (task, way) in self.tasks.iter().zip(&self.ways) {
            let Some(berth) = self.berth(task.who) else {
                continue;
            };
            let shade = |good| match task.outcome {
                Outcome::Failed => theme::FAILED,
                other if other.good() => good,
                _ => theme::VOID,
            };
            match &task.deed {
                Deed::Hold => fleets::ring(canvas, berth.spot, berth.half, shade(theme::SUPPORT)),
                Deed::Convoy { by: None, .. } => {
                    fleets::waves(canvas, berth.spot, berth.half, shade(theme::CONVOY));
                }
                Deed::Convoy { by: Some(_), .. } => {
                    if let Some(turn) = way.turn {
                        fleets::waves(canvas, turn, (10.0, 10.0), shade(theme::CONVOY));
                    }
                }
                _ => {}
            }
        }
    }

    /// The lines of supports and convoys, and from fleets to the straits they close.
    pub fn helps(&self, canvas: &mut Canvas<'_>) {
        for (gate, owner, all) in self.blocks() {
            let from = self.at_sea(owner, gate.1).map(|b| b.spot);
            let holds = all.iter().any(|(_, _, outcome)| outcome.good());
            if let Some(from) = from {
                signals::leash(canvas, from, gate.0.at, owner, holds);
            }
        }
        for help in &self.helps {
            let good = match help.convoy {
                true => theme::CONVOY,
                false => theme::SUPPORT,
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

    /// The lines of moves without their heads.
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

    /// The heads of moves.
    pub fn tips(&self, canvas: &mut Canvas<'_>) {
        for (task, way) in self.tasks.iter().zip(&self.ways) {
            if let Some((line, outcome)) = headed(task, way) {
                arrows::tip(canvas, line, outcome);
            }
        }
    }

    /// What stands on lines: turns, and where help meets what it helps.
    pub fn dots(&self, canvas: &mut Canvas<'_>) {
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
                    arrows::support_bow(canvas, &bow, help.outcome);
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
    fn blocks(&self) -> Vec<Closed<'_>> {
        let mut found: Vec<Closed<'_>> = Vec::new();
        for task in &self.tasks {
            let Deed::Block { against, across } = task.deed else {
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

    /// What is drawn over units.
    pub fn over(&self, canvas: &mut Canvas<'_>) {
        for (gate, owner, all) in self.blocks() {
            signals::block(canvas, gate.0, owner, &all);
        }
        let mut patrols: BTreeMap<Who, Vec<(Power, Outcome)>> = BTreeMap::new();
        let mut sunk: Vec<(Spot, u32)> = Vec::new();
        for (task, way) in self.tasks.iter().zip(&self.ways) {
            if let Deed::Patrol { against } = task.deed {
                let all = patrols.entry(task.who).or_default();
                if !all.iter().any(|(power, _)| *power == against) {
                    all.push((against, task.outcome));
                }
            }
            if let (Some(at), true) = (
                way.last.as_ref().and_then(|l| along(l, 0.3)),
                task.count > 1,
            ) {
                signals::number(canvas, at, task.count);
            }
            if let Some(at) = self.grave(task, way) {
                match sunk.iter_mut().find(|(spot, _)| spot.distance(at) < 8.0) {
                    Some((_, count)) => *count += task.count,
                    None => sunk.push((at, task.count)),
                }
            }
            if let (Deed::Disband, Some(berth)) = (&task.deed, self.berth(task.who)) {
                units::strike(canvas, berth.spot, 1.0);
                if task.count > 1 {
                    let corner = Spot::new(
                        berth.spot.x + berth.half.0 - 2.0,
                        berth.spot.y - berth.half.1,
                    );
                    signals::number(canvas, corner, task.count);
                }
            }
        }
        for (who, all) in patrols {
            let Some(berth) = self.berth(who) else {
                continue;
            };
            let corner = self.corner(&berth, [(-1.0, -1.0), (-1.0, 1.0), (-1.0, 0.0)]);
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
    fn corner(&self, berth: &Berth, corners: [(f32, f32); 3]) -> Spot {
        let (w, h) = (berth.half.0 - 1.0, berth.half.1 - 2.5);
        let spots = corners.map(|(x, y)| Spot::new(berth.spot.x + w * x, berth.spot.y + h * y));
        let over = |at: Spot, (x, y): (f32, f32), spot: &Spot| {
            (at.x - spot.x).abs() < x + 9.0 && (at.y - spot.y).abs() < y + 9.0
        };
        let covers = |spot: &Spot| {
            let letters = self.map.provinces().filter(|(_, s)| {
                let half = if s.sea() { (22.0, 9.0) } else { (20.0, 8.5) };
                over(s.label, half, spot)
            });
            let units = self.berths.all().filter(|b| over(b.spot, b.half, spot));
            letters.count() + units.filter(|b| b.spot != berth.spot).count()
        };
        // The first of the best.
        let best = spots.into_iter().min_by_key(covers);
        best.unwrap_or(berth.spot)
    }

    /// Where a task's fleets were annihilated.
    fn grave(&self, task: &Task, way: &Way) -> Option<Spot> {
        let at = task.lost?;
        if at == task.who.at.province {
            let berth = self.berth(task.who)?;
            return Some(self.corner(&berth, [(1.0, -1.0), (1.0, 1.0), (1.0, 0.0)]));
        }
        if task.middle() == Some(at)
            && let Some(turn) = way.turn
        {
            return Some(turn);
        }
        let last = way.last.as_ref()?;
        let goal = match &task.deed {
            Deed::Move { to, .. } => self.goal(task.who.owner, *to),
            _ => None,
        };
        if goal.is_some_and(|berth| berth.count > 0) {
            return along(last, 0.6);
        }
        // Beyond the arrow's head.
        let (tip, neck) = (*last.last()?, along(last, 0.9)?);
        let length = neck.distance(tip).max(0.1);
        let on = 9.0 / length;
        Some(Spot::new(
            tip.x + (tip.x - neck.x) * on,
            tip.y + (tip.y - neck.y) * on,
        ))
    }
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
