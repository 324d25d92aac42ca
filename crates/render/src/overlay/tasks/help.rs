//! The lines of those that help: supports and convoys.

use super::{Help, Tasks, Way, nearest};
use crate::lines::leg::Gaps;
use crate::lines::route::Router;
use crate::overlay::berths::Berth;
use crate::overlay::shores::shores;
use crate::paint::curves::along;
use crate::paint::spot::Spot;
use crate::task::{Task, TaskKind, Who};
use chancery_rules::board::{Location, Province, UnitKind};

impl Tasks<'_> {
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

    pub(super) fn help(&self, task: &Task, way: &Way, router: &Router) -> Option<Help> {
        let outcome = task.outcome;
        let shores = task.help_shores();
        match &task.deed {
            TaskKind::SupportHold { whom, .. } => {
                let target = self.berth(*whom)?;
                let (from, start) = self.helper(task, way, target.spot)?;
                let gaps = Gaps {
                    start,
                    end: target.edge(from) + 5.0,
                };
                Some(Help {
                    line: router.bend(from, target.spot, gaps, shores.as_ref()),
                    ghost: None,
                    target: Some(target.spot),
                    convoy: false,
                    from: task.who.at,
                    shores,
                    outcome,
                })
            }
            TaskKind::SupportMove { whom, leg, to, .. } => {
                let (helped, ghost) = self.helped(router, *whom, *leg, *to)?;
                let middle = along(&helped, 0.4)?;
                let (from, start) = self.helper(task, way, middle)?;
                let gaps = Gaps { start, end: 0.0 };
                Some(Help {
                    line: router.meet(from, &helped, gaps, shores.as_ref()),
                    ghost: ghost.then_some(helped),
                    target: None,
                    convoy: false,
                    from: task.who.at,
                    shores,
                    outcome,
                })
            }
            TaskKind::Convoy { army, to, .. } => {
                let from = self.helper(task, way, Spot::default())?.0;
                let (carried, ghost) = self.carried(*army, from, *to)?;
                let at = nearest(from, &carried)?;
                Some(Help {
                    line: vec![from, at],
                    ghost: ghost.then_some(carried),
                    target: None,
                    convoy: true,
                    from: task.who.at,
                    shores,
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
            TaskKind::Move { to: goal, .. } => {
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
                let turns = self.turns(router, whom.owner, sea, from, goal.spot);
                let (_, spot) = *turns.first()?;
                Berth {
                    spot,
                    count: 0,
                    ..self.at_sea(whom.owner, sea)?
                }
            }
        };
        let mut moved = self.tasks.iter().filter(|t| t.who == whom);
        let ship = leg.is_some() || moved.any(|t| t.kind == UnitKind::Fleet);
        let line = if ship {
            let own = shores([whom.at, to]);
            router.bend(start.spot, goal.spot, Self::gaps(&start, &goal), Some(&own))
        } else {
            self.ghost(&[start.spot, goal.spot], &start, &goal)
        };
        Some((line, true))
    }

    /// The line of an army that is carried, or one by way of the fleet that would carry it.
    fn carried(&self, army: Location, by: Spot, to: Location) -> Option<(Vec<Spot>, bool)> {
        let mut all = self.tasks.iter().zip(&self.ways);
        let drawn = all.find_map(|(t, way)| match &t.deed {
            TaskKind::Move { to: goal, .. } => {
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
}
