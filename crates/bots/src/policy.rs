//! DumbBot's orders from a map of values: each unit goes to a good place, and those that cannot help.

use chancery_rules::board::{Location, Power, Province, UnitKind};
use chancery_rules::orders::{Act, Via};

use crate::appraisal::{Appraisal, competition};
use crate::dice::Dice;
use crate::scene::Scene;
use crate::terrain::Node;

/// What sets one player of this method apart from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Manner {
    /// Sends armies across the sea, guards what is attacked, and supports only what moves.
    pub(crate) plus: bool,
    /// How much worse than the best a place may be and still be chosen: one divided by this.
    pub(crate) spread: i64,
    /// Takes all powers to be as dangerous as one of three centres.
    pub(crate) even: bool,
}

impl Manner {
    /// As described.
    pub(crate) const PLAIN: Manner = Manner {
        plus: false,
        spread: 5,
        even: false,
    };

    /// With convoys.
    pub(crate) const PLUS: Manner = Manner {
        plus: true,
        even: true,
        ..Manner::PLAIN
    };

    /// With convoys, twice as ready to take a worse place, and blind to who leads.
    pub(crate) const EASY: Manner = Manner {
        plus: true,
        spread: 2,
        even: true,
    };
}

/// What a unit has been told so far.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    Nothing,
    /// It stays; it may still be told to support somebody.
    Hold,
    /// It stays, and has something to do there.
    Busy,
    Go(Node),
}

/// The orders of a power's units, by their numbers in the scene.
pub(crate) fn orders(
    scene: &Scene<'_>,
    power: Power,
    map: &Appraisal,
    manner: Manner,
    dice: &mut Dice,
) -> Vec<(usize, Act)> {
    let own = scene.of_power(power);
    let count = own.len();
    let mut work = Work {
        scene,
        power,
        map,
        manner,
        told: vec![Told::Nothing; count],
        acts: vec![Act::Hold; count],
        closed: vec![Vec::new(); count],
        own,
    };
    if manner.plus {
        work.convoys();
    }
    let mut queue: Vec<usize> = (0..count).collect();
    dice.shuffle(&mut queue);
    // Units that wait for one another in a circle are let go after a while.
    let mut patience = 8 * count;
    let mut next = 0;
    while next < queue.len() {
        let unit = queue[next];
        next += 1;
        if work.told[unit] != Told::Nothing {
            continue;
        }
        if !work.order(unit, patience > 0, dice) {
            patience -= 1;
            queue.push(unit);
        }
    }
    work.second_pass();
    let Work { own, acts, .. } = work;
    own.into_iter().zip(acts).collect()
}

struct Work<'a, 's> {
    scene: &'a Scene<'s>,
    power: Power,
    map: &'a Appraisal,
    manner: Manner,
    /// The power's units, by their numbers in the scene; the other lists go by the place in this one.
    own: Vec<usize>,
    told: Vec<Told>,
    acts: Vec<Act>,
    /// Where each unit may not go.
    closed: Vec<Vec<Province>>,
}

impl Work<'_, '_> {
    fn node(&self, unit: usize) -> Node {
        self.scene.nodes[self.own[unit]]
    }

    fn at(&self, unit: usize) -> Province {
        self.scene.units[self.own[unit]].at.province
    }

    fn place(&self, node: Node) -> Location {
        self.scene.terrain.place(node).1
    }

    fn competition(&self, at: Province) -> i64 {
        competition(&self.scene.presence, self.power, at)
    }

    /// The own unit that stands in a province of which only one can hold it.
    fn occupant(&self, at: Province) -> Option<usize> {
        if self.scene.shared.contains(at) {
            return None;
        }
        (0..self.own.len()).find(|unit| self.at(*unit) == at)
    }

    /// The own unit that goes to a province of which only one can hold it.
    fn coming(&self, at: Province) -> Option<usize> {
        if self.scene.shared.contains(at) {
            return None;
        }
        let comes = |unit: &usize| match self.told[*unit] {
            Told::Go(to) => self.place(to).province == at,
            Told::Nothing | Told::Hold | Told::Busy => false,
        };
        (0..self.own.len()).find(comes)
    }

    /// One of the places a unit could be in: mostly the best, at times one that is hardly worse.
    fn choose(&self, unit: usize, dice: &mut Dice) -> Option<Node> {
        let here = self.node(unit);
        let steps = self.scene.terrain.steps(here);
        let open = |node: &Node| !self.closed[unit].contains(&self.place(*node).province);
        let mut places: Vec<Node> = std::iter::once(here).chain(steps).filter(open).collect();
        places.sort_by_key(|node| (std::cmp::Reverse(self.map.value(*node)), *node));
        let mut chosen = *places.first()?;
        for next in &places[1..] {
            let (best, other) = (self.map.value(chosen), self.map.value(*next));
            // In thousandths: one, less as many times the loss as the manner allows.
            let worse = i128::from(self.manner.spread) * i128::from(best - other) * 1000;
            let loss = worse / i128::from(best.abs()).max(1);
            let likely = (1000 - loss).max(0) / 2;
            if !dice.chance(likely as u32) {
                break;
            }
            chosen = *next;
        }
        Some(chosen)
    }

    /// Orders a unit; `false` if it waits for another.
    fn order(&mut self, unit: usize, may_wait: bool, dice: &mut Dice) -> bool {
        loop {
            let Some(node) = self.choose(unit, dice) else {
                self.told[unit] = Told::Hold;
                return true;
            };
            let to = self.place(node).province;
            if to == self.at(unit) {
                // Where another already comes, one does not stay.
                self.told[unit] = Told::Hold;
                return true;
            }
            if let Some(other) = self.occupant(to) {
                match self.told[other] {
                    Told::Nothing if may_wait => {
                        let here = self.at(unit);
                        self.closed[other].push(here);
                        return false;
                    }
                    Told::Nothing => {
                        self.closed[unit].push(to);
                        continue;
                    }
                    Told::Hold | Told::Busy => {
                        if self.competition(to) > 1 {
                            self.support(unit, other);
                            return true;
                        }
                        self.closed[unit].push(to);
                        continue;
                    }
                    Told::Go(_) => {}
                }
            }
            if let Some(other) = self.coming(to) {
                if self.competition(to) > 0 {
                    self.support(unit, other);
                    return true;
                }
                self.closed[unit].push(to);
                continue;
            }
            self.go(unit, node);
            return true;
        }
    }

    fn go(&mut self, unit: usize, node: Node) {
        self.told[unit] = Told::Go(node);
        self.acts[unit] = Act::Move {
            to: self.place(node),
            via: Via::Unsaid,
        };
    }

    /// Lets a unit support another in what that does.
    fn support(&mut self, unit: usize, other: usize) {
        let named = self.scene.named(&self.scene.units[self.own[other]]);
        self.acts[unit] = match self.told[other] {
            Told::Go(to) => Act::SupportMove {
                unit: named,
                to: self.place(to),
            },
            Told::Nothing | Told::Hold | Told::Busy => Act::SupportHold { unit: named },
        };
        self.told[unit] = Told::Busy;
    }

    /// Whether a unit could go to a province itself.
    fn reaches(&self, unit: usize, at: Province) -> bool {
        let near = self.scene.terrain.near(self.node(unit));
        near.iter().any(|[to, _]| self.place(*to).province == at)
    }

    /// Units that hold support the neighbour that needs it most.
    fn second_pass(&mut self) {
        for unit in 0..self.own.len() {
            if self.told[unit] != Told::Hold {
                continue;
            }
            let mut best: Option<(i64, usize)> = None;
            for other in 0..self.own.len() {
                if other == unit {
                    continue;
                }
                let (node, needed) = match self.told[other] {
                    Told::Go(to) => (to, self.competition(self.place(to).province)),
                    Told::Nothing | Told::Hold | Told::Busy => {
                        (self.node(other), self.competition(self.at(other)) - 1)
                    }
                };
                let at = self.place(node).province;
                if at == self.at(unit) || !self.reaches(unit, at) || self.scene.shared.contains(at)
                {
                    continue;
                }
                let worth = self.map.value(node).saturating_mul(needed);
                if worth > 0 && best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, other));
                }
            }
            if let Some((_, other)) = best {
                self.support(unit, other);
                // It still stays, and may be supported in turn.
                self.told[unit] = Told::Busy;
            }
        }
    }

    /// Carries armies across one sea where that gains more than the fleet could by itself.
    fn convoys(&mut self) {
        loop {
            let mut best: Option<(i64, usize, usize, Node)> = None;
            for fleet in 0..self.own.len() {
                let sea = self.at(fleet);
                if self.told[fleet] != Told::Nothing || !self.scene.terrain.board.is_sea(sea) {
                    continue;
                }
                let stay = self.map.value(self.node(fleet));
                let lost = self.best_step(fleet) - stay;
                for army in 0..self.own.len() {
                    let (node, from) = (self.node(army), self.at(army));
                    let (kind, _) = self.scene.terrain.place(node);
                    let waits = self.told[army] == Told::Nothing;
                    if kind != UnitKind::Army || !waits || !self.reaches(fleet, from) {
                        continue;
                    }
                    let best_by_land = self.best_step(army).max(self.map.value(node));
                    for [to, _] in self.scene.terrain.near(self.node(fleet)) {
                        let at = self.place(*to).province;
                        let taken = self.occupant(at).is_some() || self.coming(at).is_some();
                        let near = self.reaches(army, at);
                        let landing = self.scene.terrain.node(UnitKind::Army, at.into());
                        let Some(landing) = landing.filter(|_| !taken && !near && at != from)
                        else {
                            continue;
                        };
                        let gain = self.map.value(landing) - best_by_land - lost;
                        if gain > 0 && best.is_none_or(|(most, ..)| gain > most) {
                            best = Some((gain, fleet, army, landing));
                        }
                    }
                }
            }
            let Some((_, fleet, army, landing)) = best else {
                return;
            };
            let named = self.scene.named(&self.scene.units[self.own[army]]);
            let to = self.place(landing);
            self.go(army, landing);
            self.acts[fleet] = Act::Convoy { unit: named, to };
            self.told[fleet] = Told::Busy;
        }
    }

    /// The most that a step is worth to a unit.
    fn best_step(&self, unit: usize) -> i64 {
        let steps = self.scene.terrain.steps(self.node(unit));
        let values = steps.map(|node| self.map.value(node));
        values.max().unwrap_or(0).max(0)
    }
}
