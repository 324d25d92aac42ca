//! Where the lines of orders in shared seas run, in one leg or two.

use chancery_render::{Mark, Spot, Task, TaskKind, Who, narrows};
use chancery_rules::board::{Location, Power, Province, UnitKind};

use super::curve::Curve;
use super::lay::{Leg, passage, shores};
use super::marks::Marks;
use super::places::Places;

/// The lines of one task.
#[derive(Default)]
pub(crate) struct Way {
    /// Of two legs the first.
    pub first: Option<Curve>,
    /// Where the two legs meet, or where help is given from.
    pub turn: Option<Spot>,
    /// The only leg, or the last.
    pub last: Option<Curve>,
}

/// Where a task's lines run.
pub(crate) fn way(marks: &Marks<'_>, task: &Task) -> Way {
    let places = marks.places;
    let (owner, from) = (task.who.owner, task.who.at);
    let Some(start) = places.berth(task.who) else {
        return Way::default();
    };
    let goal = match &task.deed {
        TaskKind::Move { to, .. } => places
            .berth(Who { owner, at: *to })
            .map(|berth| (berth, *to)),
        _ => None,
    };
    let ship = task.kind == UnitKind::Fleet;
    let lay = |a: (Spot, Location),
               b: (Spot, Location),
               gaps: (f32, f32),
               barred: bool,
               via: Vec<Spot>| {
        let mut leg = Leg {
            from: a.0,
            to: b.0,
            via,
            gaps,
            shores: (ship || task.is_carried()).then(|| shores(&[from, a.1, b.1])),
        };
        if ship && leg.via.is_empty() {
            leg.via = passage(a.1, b.1);
        }
        if barred {
            let mut to_gate = narrows::way_to_gate(a.1.province, b.1.province);
            if let Some(gate) = to_gate.pop() {
                (leg.to, leg.via, leg.gaps.1) = (gate, to_gate, 0.0);
            }
        }
        marks.layer.lay(&leg)
    };
    let barred = |leg: usize| task.barred == Some(leg);
    let Some(sea) = task.middle() else {
        let Some((goal, to)) = goal else {
            return Way::default();
        };
        let via = match &task.deed {
            TaskKind::Move { by, .. } if task.is_carried() => carriers(marks, by, from, to),
            _ => Vec::new(),
        };
        let gaps = (start.edge(goal.spot), goal.edge(start.spot) + 2.0);
        let last = lay((start.spot, from), (goal.spot, to), gaps, barred(0), via);
        return Way {
            last: Some(last),
            ..Way::default()
        };
    };
    let Some(turn) = turning(places, owner, sea) else {
        return Way::default();
    };
    let first = lay(
        (start.spot, from),
        (turn, sea.into()),
        (start.edge(turn), 0.0),
        barred(0),
        Vec::new(),
    );
    let Some((goal, to)) = goal.filter(|_| !barred(0)) else {
        return Way {
            last: Some(first),
            turn: Some(turn).filter(|_| !barred(0)),
            first: None,
        };
    };
    let gaps = (0.0, goal.edge(turn) + 2.0);
    let last = lay(
        (turn, sea.into()),
        (goal.spot, to),
        gaps,
        barred(1),
        Vec::new(),
    );
    Way {
        first: Some(first),
        turn: Some(turn),
        last: Some(last),
    }
}

/// Where a power's fleets turn in a sea: in their berth, or beside those that lie in it.
pub(crate) fn turning(places: &Places<'_>, owner: Option<Power>, sea: Province) -> Option<Spot> {
    let berth = places.at_sea(owner, sea)?;
    let above = berth.half.1 + 13.0;
    Some(match berth.count {
        0 => berth.spot,
        _ => Spot::new(berth.spot.x, berth.spot.y - above),
    })
}

/// Where the fleets of a convoy lie, sea by sea.
fn carriers(marks: &Marks<'_>, by: &[Province], army: Location, to: Location) -> Vec<Spot> {
    let places = marks.places;
    let carrier = |sea: &Province| {
        let found = places.scene.marks.iter().find_map(|mark| match mark {
            Mark::Task(task) => match &task.deed {
                TaskKind::Convoy {
                    by,
                    army: a,
                    to: goal,
                } => {
                    let here = by.unwrap_or(task.who.at.province) == *sea;
                    let same = a.province == army.province && goal.province == to.province;
                    (here && same).then_some(task.who.owner)
                }
                _ => None,
            },
            _ => None,
        });
        let berth = places.at_sea(found.flatten(), *sea)?;
        Some(Spot::new(berth.spot.x, berth.spot.y + berth.half.1 + 12.0))
    };
    by.iter().filter_map(carrier).collect()
}
