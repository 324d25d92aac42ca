//! The orders of shared seas on a picture: where their lines run, and in what order they are drawn.

use super::berths::{Berth, Berths};
use super::canvas::View;
use super::curves::{along, bent, smooth, trim};
use super::geometry::{ChartGeometry, Spot};
use super::narrows;
use super::route::{Gaps, Leg, Router, Thing};
use super::scene::{Mark, Outcome, Scene};
use super::task::{Deed, Task, Waters, Who};
use chancery_rules::board::{Location, Power, Province, ProvinceSet, UnitKind};

/// The lines of one task.
#[derive(Debug, Default)]
pub struct Way {
    /// Of two legs the first, and where it ends.
    pub first: Option<Vec<Spot>>,
    pub turn: Option<Spot>,
    /// The only leg, or the last.
    pub last: Option<Vec<Spot>>,
}

/// A support's or convoy's line, once it is known what it meets.
pub struct Help {
    pub line: Vec<Spot>,
    pub ghost: Option<Vec<Spot>>,
    /// The unit that is supported where it stands.
    pub target: Option<Spot>,
    pub convoy: bool,
    pub outcome: Outcome,
}

/// All tasks of a picture, laid out.
pub struct Tasks<'a> {
    pub tasks: Vec<&'a Task>,
    pub waters: &'a Waters,
    pub berths: &'a Berths,
    pub map: &'static ChartGeometry,
    view: View,
    pub ways: Vec<Way>,
    pub helps: Vec<Help>,
}

impl<'a> Tasks<'a> {
    /// Lays the lines of all moves, then those of supports and convoys, which meet them.
    pub fn lay(
        scene: &'a Scene,
        waters: &'a Waters,
        berths: &'a Berths,
        map: &'static ChartGeometry,
        view: View,
        router: &mut Router,
    ) -> Tasks<'a> {
        let tasks = scene.marks.iter().filter_map(|mark| match mark {
            Mark::Task(task) => Some(task),
            _ => None,
        });
        let mut all = Tasks {
            tasks: tasks.collect(),
            waters,
            berths,
            map,
            view,
            ways: Vec::new(),
            helps: Vec::new(),
        };
        for task in &all.tasks {
            let way = all.way(task, router).unwrap_or_default();
            all.ways.push(way);
        }
        for (task, way) in all.tasks.iter().zip(&all.ways) {
            let help = all.help(task, way, router);
            all.helps.extend(help);
        }
        all
    }

    pub fn berth(&self, who: Who) -> Option<Berth> {
        self.berths.of(self.map, self.view, who)
    }

    /// A power's berth in a sea.
    pub fn at_sea(&self, owner: Option<Power>, sea: Province) -> Option<Berth> {
        let at = sea.into();
        self.berth(Who { owner, at })
    }

    /// Where an order into a place leads: its own power's berth, who stands there, or the empty stand.
    pub fn goal(&self, owner: Option<Power>, to: Location) -> Option<Berth> {
        self.berth(Who { owner, at: to })
    }

    /// Where a fleet turns in a sea: in its power's berth, or beside the fleets that lie in it.
    fn turn(
        &self,
        router: &Router,
        owner: Option<Power>,
        sea: Province,
        from: Spot,
        to: Spot,
    ) -> Option<Spot> {
        let berth = self.at_sea(owner, sea)?;
        let mut spots: Vec<Spot> = Vec::new();
        if berth.count == 0 {
            spots.push(berth.spot);
        }
        for more in [13.0, 24.0] {
            let (w, h) = (berth.half.0 + more, berth.half.1 + more);
            for (x, y) in [
                (0.0, -h),
                (0.0, h),
                (-w, 0.0),
                (w, 0.0),
                (-w, -h),
                (w, -h),
                (-w, h),
                (w, h),
            ] {
                spots.push(Spot::new(berth.spot.x + x, berth.spot.y + y));
            }
        }
        let long = |spot: &Spot| {
            let taken = |thing, cost| {
                if router.holds(*spot, thing) {
                    cost
                } else {
                    0.0
                }
            };
            let mut cost = taken(Thing::Letters, 70.0) + taken(Thing::Unit, 60.0);
            if router.is_land(*spot) {
                cost += 90.0;
            }
            cost + from.distance(*spot) + spot.distance(to) + 0.5 * spot.distance(berth.spot)
        };
        spots.into_iter().min_by(|a, b| long(a).total_cmp(&long(b)))
    }

    /// Where a leg must pass: a strait as far as its gate, or all of it.
    fn through(from: Province, to: Province, barred: bool) -> Vec<Spot> {
        match barred {
            true => narrows::way_to_gate(from, to),
            false => narrows::way(from, to),
        }
    }

    fn way(&self, task: &Task, router: &mut Router) -> Option<Way> {
        let start = self.berth(task.who)?;
        let (owner, from) = (task.who.owner, task.who.at.province);
        let middle = task.middle();
        let shores = task.shores();
        let barred = |leg: usize| task.barred == Some(leg);
        let goal = match &task.deed {
            Deed::Move { to, .. } => Some((self.goal(owner, *to)?, to.province)),
            _ => None,
        };
        let Some(sea) = middle else {
            let (goal, to) = goal?;
            let mut via = match &task.deed {
                Deed::Move { by, to } => self.seas(by, task.who.at, *to),
                _ => Vec::new(),
            };
            let carried = !via.is_empty();
            if via.is_empty() {
                via = Self::through(from, to, barred(0));
            }
            if let (true, Deed::Move { to, .. }) = (via.is_empty(), &task.deed) {
                via = narrows::coast(task.who.at, *to);
            }
            let cut = barred(0) && !via.is_empty();
            let end = if cut { via.pop()? } else { goal.spot };
            let gaps = Gaps {
                start: start.edge(via.first().copied().unwrap_or(end)),
                end: match cut {
                    true => 0.0,
                    false => goal.edge(via.last().copied().unwrap_or(start.spot)) + 2.0,
                },
            };
            let last = Self::line(router, start.spot, end, &via, gaps, shores, carried);
            return Some(Way {
                last: Some(last),
                ..Way::default()
            });
        };
        let before = Self::through(from, sea, barred(0));
        let after = goal.map(|(_, to)| Self::through(sea, to, barred(1)));
        let onward = match (&after, &goal) {
            (Some(after), Some((goal, _))) => after.first().copied().unwrap_or(goal.spot),
            _ => start.spot,
        };
        let inbound = before.last().copied().unwrap_or(start.spot);
        let turn = self.turn(router, owner, sea, inbound, onward)?;
        if barred(0) {
            let mut via = before;
            let end = via.pop().unwrap_or(turn);
            let gaps = Gaps {
                start: start.edge(via.first().copied().unwrap_or(end)),
                end: 0.0,
            };
            return Some(Way {
                first: None,
                turn: None,
                last: Some(Self::line(
                    router, start.spot, end, &via, gaps, shores, false,
                )),
            });
        }
        let Some((goal, _)) = goal else {
            let gaps = Gaps {
                start: start.edge(before.first().copied().unwrap_or(turn)),
                end: 7.0,
            };
            return Some(Way {
                first: Some(Self::line(
                    router, start.spot, turn, &before, gaps, shores, false,
                )),
                turn: Some(turn),
                last: None,
            });
        };
        let mut after = after.unwrap_or_default();
        let cut = barred(1) && !after.is_empty();
        let end = if cut { after.pop()? } else { goal.spot };
        let mut places = vec![start.spot];
        places.extend(&before);
        places.push(turn);
        places.extend(&after);
        places.push(end);
        let line = router.thread(&places, shores);
        let near = |i: &usize| (line[*i].distance(turn) * 1000.0) as u32;
        let split = (0..line.len()).min_by_key(near)?;
        let (first, last) = (&line[..=split], &line[split..]);
        let gaps = Gaps {
            start: start.edge(places[1]),
            end: 0.0,
        };
        let first = trim(first, start.spot, turn, gaps);
        let gaps = Gaps {
            start: 0.0,
            end: match cut {
                true => 0.0,
                false => goal.edge(after.last().copied().unwrap_or(turn)) + 2.0,
            },
        };
        let last = trim(last, turn, end, gaps);
        router.remember(&first);
        router.remember(&last);
        Some(Way {
            first: Some(first),
            turn: Some(turn),
            last: Some(last),
        })
    }

    /// The line of one leg, remembered.
    fn line(
        router: &mut Router,
        from: Spot,
        to: Spot,
        via: &[Spot],
        gaps: Gaps,
        shores: Option<ProvinceSet>,
        beside: bool,
    ) -> Vec<Spot> {
        router.route(&Leg {
            from,
            to,
            via: via.to_vec(),
            beside,
            gaps,
            shores,
            free: None,
        })
    }

    /// Where the fleets of a convoy lie, sea by sea.
    fn seas(&self, by: &[Province], army: Location, to: Location) -> Vec<Spot> {
        let carrier = |sea: Province| {
            let mut all = self.tasks.iter();
            let found = all.find(|t| match &t.deed {
                Deed::Convoy {
                    by,
                    army: a,
                    to: goal,
                } => {
                    let here = by.unwrap_or(t.who.at.province) == sea;
                    here && a.province == army.province && goal.province == to.province
                }
                _ => false,
            });
            let owner = found.and_then(|t| t.who.owner);
            self.at_sea(owner, sea).map(|b| b.spot)
        };
        by.iter().filter_map(|sea| carrier(*sea)).collect()
    }

    /// Where a task's units are when they help, and how far from there their line begins.
    fn helper(&self, task: &Task, way: &Way, towards: Spot) -> Option<(Spot, f32)> {
        match task.deed.first_sea() {
            None => {
                let berth = self.berth(task.who)?;
                Some((berth.spot, berth.edge(towards)))
            }
            Some(_) => way.turn.map(|turn| (turn, 9.0)),
        }
    }

    fn help(&self, task: &Task, way: &Way, router: &Router) -> Option<Help> {
        let outcome = task.outcome;
        match &task.deed {
            Deed::SupportHold { whom, .. } => {
                let target = self.berth(*whom)?;
                let (from, start) = self.helper(task, way, target.spot)?;
                let gaps = Gaps {
                    start,
                    end: target.edge(from) + 5.0,
                };
                Some(Help {
                    line: router.bend(from, target.spot, gaps, None),
                    ghost: None,
                    target: Some(target.spot),
                    convoy: false,
                    outcome,
                })
            }
            Deed::SupportMove { whom, leg, to, .. } => {
                let (helped, ghost) = self.helped(router, *whom, *leg, *to)?;
                let middle = along(&helped, 0.4)?;
                let (from, start) = self.helper(task, way, middle)?;
                let gaps = Gaps { start, end: 0.0 };
                Some(Help {
                    line: router.meet(from, &helped, gaps, None),
                    ghost: ghost.then_some(helped),
                    target: None,
                    convoy: false,
                    outcome,
                })
            }
            Deed::Convoy { army, to, .. } => {
                let from = self.helper(task, way, Spot::default())?.0;
                let (carried, ghost) = self.carried(*army, from, *to)?;
                let at = nearest(from, &carried)?;
                Some(Help {
                    line: vec![from, at],
                    ghost: ghost.then_some(carried),
                    target: None,
                    convoy: true,
                    outcome,
                })
            }
            _ => None,
        }
    }

    /// The line of a move that is supported, or a plain one where it would be.
    fn helped(
        &self,
        router: &Router,
        whom: Who,
        leg: Option<Province>,
        to: Location,
    ) -> Option<(Vec<Spot>, bool)> {
        let mut all = self.tasks.iter().zip(&self.ways);
        let drawn = all.find_map(|(t, way)| match &t.deed {
            Deed::Move { to: goal, .. } => {
                let there = t.who.at.province == whom.at.province && t.who.owner == whom.owner;
                let same = goal.province == to.province && t.deed.turn(t.kind) == leg;
                (there && same).then(|| way.last.clone()).flatten()
            }
            _ => None,
        });
        if let Some(line) = drawn {
            return Some((line, false));
        }
        let goal = self.goal(whom.owner, to)?;
        let start = match leg {
            None => self.berth(whom)?,
            Some(sea) => {
                let from = self.berth(whom)?.spot;
                let spot = self.turn(router, whom.owner, sea, from, goal.spot)?;
                Berth {
                    spot,
                    count: 0,
                    ..self.at_sea(whom.owner, sea)?
                }
            }
        };
        Some((self.ghost(&[start.spot, goal.spot], &start, &goal), true))
    }

    /// The line of an army that is carried, or one by way of the fleet that would carry it.
    fn carried(&self, army: Location, by: Spot, to: Location) -> Option<(Vec<Spot>, bool)> {
        let mut all = self.tasks.iter().zip(&self.ways);
        let drawn = all.find_map(|(t, way)| match &t.deed {
            Deed::Move { to: goal, .. } => {
                let same = goal.province == to.province && t.kind == UnitKind::Army;
                let there = t.who.at.province == army.province && same;
                there.then(|| way.last.clone()).flatten()
            }
            _ => None,
        });
        if let Some(line) = drawn {
            return Some((line, false));
        }
        let start = self.berth(Who {
            owner: None,
            at: army,
        })?;
        let goal = self.goal(None, to)?;
        Some((
            self.ghost(&[start.spot, by, goal.spot], &start, &goal),
            true,
        ))
    }

    fn ghost(&self, places: &[Spot], start: &Berth, goal: &Berth) -> Vec<Spot> {
        let line = match places {
            [from, to] => bent(*from, *to, 0.08),
            places => smooth(places),
        };
        let gaps = Gaps {
            start: start.edge(goal.spot),
            end: goal.edge(start.spot) + 2.0,
        };
        trim(&line, start.spot, goal.spot, gaps)
    }
}

/// The place of a line's middle part nearest to a spot.
pub fn nearest(spot: Spot, line: &[Spot]) -> Option<Spot> {
    let n = line.len();
    line.get(n / 5..(n - n / 5).max(n / 5 + 1))?
        .iter()
        .min_by(|a, b| a.distance(spot).total_cmp(&b.distance(spot)))
        .copied()
}
