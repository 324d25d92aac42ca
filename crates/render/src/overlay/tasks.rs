//! The orders of shared seas on a picture: where their lines run, and in what order they are drawn.

use super::berths::{Berth, Berths};
use crate::lines::leg::{Gaps, Leg, Thing};
use crate::lines::route::{CROSSES, Router};
use crate::map::geometry::ChartGeometry;
use crate::map::narrows;
use crate::paint::canvas::View;
use crate::paint::curves::{bent, smooth, straight, trim};
use crate::paint::spot::Spot;
use crate::scene::{Mark, Outcome, Scene};
use crate::task::{Task, TaskKind, Waters, Who};
use chancery_rules::board::{Location, Power, Province, ProvinceSet};

mod help;

/// So often all lines are laid, unless they cross nothing.
const ROUNDS: usize = 2;
/// So many places to turn, and to end at, are tried: each costs as much as a whole line.
const TURNS: usize = 4;
const ENDS: usize = 5;

/// The lines of one task.
#[derive(Debug, Default)]
pub struct Way {
    /// Of two legs the first, and where it ends.
    pub first: Option<Vec<Spot>>,
    /// Where the two legs meet.
    pub turn: Option<Spot>,
    /// The only leg, or the last.
    pub last: Option<Vec<Spot>>,
}

impl Way {
    fn lines(&self) -> impl Iterator<Item = &Vec<Spot>> {
        self.first.iter().chain(&self.last)
    }
}

/// The line of a support or convoy, from the helping unit to what it helps.
pub struct Help {
    /// The line from the helping unit.
    pub line: Vec<Spot>,
    /// The faint line of the helped move, where it is not on the picture itself.
    pub ghost: Option<Vec<Spot>>,
    /// The unit that is supported where it stands.
    pub target: Option<Spot>,
    /// Whether it is a convoy; otherwise a support.
    pub convoy: bool,
    /// Where the unit stands that helps.
    pub from: Location,
    /// For ships, the lands that the line may cross.
    pub shores: Option<ProvinceSet>,
    /// How the support or convoy ended.
    pub outcome: Outcome,
}

/// All tasks of a picture, laid out.
pub struct Tasks<'a> {
    /// The picture's orders.
    pub tasks: Vec<&'a Task>,
    /// What the picture shows of its shared seas.
    pub waters: &'a Waters,
    /// Where each power's units are drawn.
    pub berths: &'a Berths,
    /// The chart's shapes and places.
    pub map: &'static ChartGeometry,
    view: View,
    /// The lines of each task's move, in the order of `tasks`.
    pub ways: Vec<Way>,
    /// The lines of supports and convoys.
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
        all.lay_ways(router);
        for (task, way) in all.tasks.iter().zip(&all.ways) {
            let help = all.help(task, way, router);
            all.helps.extend(help);
        }
        all
    }

    /// The lines of all moves: short ones first, for they have the fewest ways; and twice, so that the first
    /// ones learn of the later ones.
    fn lay_ways(&mut self, router: &mut Router) {
        let length = |task: &Task| {
            let start = self.berth(task.who)?.spot;
            let TaskKind::Move { to, .. } = &task.deed else {
                return Some(0.0);
            };
            let goal = self.goal(task.who.owner, *to)?.spot;
            let middle = task
                .middle()
                .and_then(|sea| self.at_sea(task.who.owner, sea));
            Some(match middle {
                Some(middle) => start.distance(middle.spot) + middle.spot.distance(goal),
                None => start.distance(goal),
            })
        };
        let lengths: Vec<f32> = self
            .tasks
            .iter()
            .map(|t| length(t).unwrap_or(0.0))
            .collect();
        let mut order: Vec<usize> = (0..self.tasks.len()).collect();
        order.sort_by(|a, b| lengths[*a].total_cmp(&lengths[*b]));
        self.ways = self.tasks.iter().map(|_| Way::default()).collect();
        for _ in 0..ROUNDS {
            for i in &order {
                let task = self.tasks[*i];
                let before = &self.ways[*i];
                before.lines().for_each(|line| router.forget(line));
                if before.last.is_none()
                    || !before
                        .lines()
                        .all(|line| router.clear(line, task.shores().as_ref()))
                {
                    self.ways[*i] = self.way(task, router).unwrap_or_default();
                }
                let way = &self.ways[*i];
                way.lines().for_each(|line| router.remember(line));
            }
        }
    }

    /// Where a fleet of that power or unit is drawn; `None` if it has no berth in this picture.
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

    /// Where a fleet may turn in a sea, the best first: in its power's berth, or beside the fleets that lie in
    /// it. With what each costs.
    fn turns(
        &self,
        router: &Router,
        owner: Option<Power>,
        sea: Province,
        from: Spot,
        to: Spot,
    ) -> Vec<(f32, Spot)> {
        let Some(berth) = self.at_sea(owner, sea) else {
            return Vec::new();
        };
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
            // All of the bead that is drawn there.
            let around = [(0.0, 0.0), (5.0, 0.0), (-5.0, 0.0), (0.0, 5.0), (0.0, -5.0)];
            let around = around.map(|(x, y)| Spot::new(spot.x + x, spot.y + y));
            let taken = |thing, cost| {
                if around.iter().any(|spot| router.holds(*spot, thing)) {
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
        let mut spots: Vec<(f32, Spot)> = spots.into_iter().map(|s| (long(&s), s)).collect();
        spots.sort_by(|a, b| a.0.total_cmp(&b.0));
        spots
    }

    /// Where a leg must pass: a strait as far as its gate, or all of it.
    fn through(from: Province, to: Province, barred: bool) -> Vec<Spot> {
        if barred {
            narrows::way_to_gate(from, to)
        } else {
            narrows::way(from, to)
        }
    }

    fn way(&self, task: &Task, router: &Router) -> Option<Way> {
        let start = self.berth(task.who)?;
        let (owner, from) = (task.who.owner, task.who.at.province);
        let middle = task.middle();
        let shores = task.shores();
        let barred = |leg: usize| task.barred == Some(leg);
        let goal = match &task.deed {
            TaskKind::Move { to, .. } => Some((self.goal(owner, *to)?, to.province)),
            _ => None,
        };
        let Some(sea) = middle else {
            let (goal, to) = goal?;
            let mut via = match &task.deed {
                TaskKind::Move { by, to } => self.seas(by, task.who.at, *to),
                _ => Vec::new(),
            };
            let carried = !via.is_empty();
            if via.is_empty() {
                via = Self::through(from, to, barred(0));
            }
            if let (true, TaskKind::Move { to, .. }) = (via.is_empty(), &task.deed) {
                via = narrows::coast(task.who.at, *to);
            }
            let cut = barred(0) && !via.is_empty();
            let end = if cut { via.pop()? } else { goal.spot };
            let gaps = Gaps {
                start: start.edge(via.first().copied().unwrap_or(end)),
                end: if cut {
                    0.0
                } else {
                    goal.edge(via.last().copied().unwrap_or(start.spot)) + 2.0
                },
            };
            let leg = Leg {
                from: start.spot,
                to: end,
                via,
                beside: carried,
                gaps,
                shores,
                free: (goal.count == 0 && !cut).then_some(to),
            };
            let last = router.find(&leg);
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
        let turns = self.turns(router, owner, sea, inbound, onward);
        let (least, turn) = *turns.first()?;
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
        let Some((goal, to)) = goal else {
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
        let ahead = before.first().copied();
        let through = |turn: Spot, end: Spot| {
            let mut places = vec![start.spot];
            places.extend(&before);
            places.push(turn);
            places.extend(&after);
            places.push(end);
            router.thread(&places, shores.as_ref())
        };
        let mut best = (f32::MAX, turn, Vec::new());
        for (cost, turn) in turns.into_iter().take(TURNS) {
            let line = through(turn, end);
            let more = 0.2 * (cost - least);
            let cost = more + router.score(&line, shores.as_ref(), true, best.0);
            if cost < best.0 {
                best = (cost, turn, line);
            }
            if cost < CROSSES {
                break;
            }
        }
        let (cost, turn, mut line) = best;
        // Nobody is at its goal: there may be more room beside it.
        if cost > CROSSES && goal.count == 0 && !cut {
            let mut least = cost;
            // Those a ship reaches without sailing over land first.
            let dry = |end: &Spot| match &shores {
                Some(shores) => router.dry(&straight(turn, *end), shores),
                None => 0.0,
            };
            let ends = router.ends(end, Some(to)).into_iter();
            let mut ends: Vec<(f32, Spot)> = ends.map(|end| (dry(&end), end)).collect();
            ends.sort_by(|a, b| a.0.total_cmp(&b.0));
            for (_, end) in ends.into_iter().take(ENDS) {
                let away = 0.2 * end.distance(goal.spot);
                let tried = through(turn, end);
                let cost = away + router.score(&tried, shores.as_ref(), true, least);
                if cost < least {
                    (least, line) = (cost, tried);
                }
            }
        }
        let line = router.aside(line, shores.as_ref(), true);
        let near = |i: &usize| (line[*i].distance(turn) * 1000.0) as u32;
        let split = (0..line.len()).min_by_key(near)?;
        let turn = line[split];
        let (first, last) = (&line[..=split], &line[split..]);
        let gaps = Gaps {
            start: start.edge(ahead.unwrap_or(turn)),
            end: 0.0,
        };
        let first = trim(first, start.spot, turn, gaps);
        let gaps = Gaps {
            start: 0.0,
            end: if cut {
                0.0
            } else {
                goal.edge(after.last().copied().unwrap_or(turn)) + 2.0
            },
        };
        let last = trim(last, turn, line.last().copied().unwrap_or(end), gaps);
        Some(Way {
            first: Some(first),
            turn: Some(turn),
            last: Some(last),
        })
    }

    /// The line of one leg.
    fn line(
        router: &Router,
        from: Spot,
        to: Spot,
        via: &[Spot],
        gaps: Gaps,
        shores: Option<ProvinceSet>,
        beside: bool,
    ) -> Vec<Spot> {
        router.find(&Leg {
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
                TaskKind::Convoy {
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

    fn ghost(&self, places: &[Spot], start: &Berth, goal: &Berth) -> Vec<Spot> {
        let line = match places {
            [from, to] => bent(*from, *to, 0.08),
            places => smooth(places),
        };
        trim(&line, start.spot, goal.spot, Self::gaps(start, goal))
    }

    fn gaps(start: &Berth, goal: &Berth) -> Gaps {
        Gaps {
            start: start.edge(goal.spot),
            end: goal.edge(start.spot) + 2.0,
        }
    }
}

/// The point of a line's middle part that is nearest to a spot; `None` for a line without length.
pub fn nearest(spot: Spot, line: &[Spot]) -> Option<Spot> {
    let n = line.len();
    line.get(n / 5..(n - n / 5).max(n / 5 + 1))?
        .iter()
        .min_by(|a, b| a.distance(spot).total_cmp(&b.distance(spot)))
        .copied()
}
