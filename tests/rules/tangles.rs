//! Positions made of what convoy paradoxes are made of: convoys, fleets at their destinations that
//! support attacks on convoying fleets or stand by them, attackers, and helpers of both.

use std::collections::BTreeMap;

use chancery::board::{Board, Location, Position, Power, Province, UnitKind};
use chancery::movement::Orders;
use chancery::orders::{Act, UnitRef, Via};

/// What to add: which part, and which of the choices for it.
pub type Part = (u8, u8, u8, u8, u8);

/// A tangle being made.
struct Tangle<'a> {
    board: &'a Board,
    units: BTreeMap<Province, (UnitKind, Option<Power>, Location)>,
    acts: BTreeMap<Province, Act>,
    /// Sea, start and destination of each convoy.
    convoys: Vec<(Province, Province, Province)>,
}

/// Makes a tangle.
pub fn tangle(board: &Board, parts: &[Part]) -> (Position, Orders) {
    let mut made = Tangle {
        board,
        units: BTreeMap::new(),
        acts: BTreeMap::new(),
        convoys: Vec::new(),
    };
    for (what, a, b, c, owner) in parts {
        let n = (*a as usize, *b as usize, *c as usize);
        let owner = Some(Power::ALL[*owner as usize % 7]);
        match what % 8 {
            0 | 1 => made.convoy(n, owner),
            2 => made.second_route(n, owner),
            3..=5 => made.at_destination(n, owner),
            6 => made.attacker(n, owner),
            _ => made.helper(n, owner),
        }
    }
    let mut position = Position::default();
    let mut orders = Orders::default();
    for (p, (kind, owner, at)) in &made.units {
        let id = position.add(*kind, *owner, *at);
        if let Some(act) = made.acts.get(p) {
            orders.acts.insert(id, act.clone());
        }
    }
    (position, orders)
}

fn pick<T: Copy>(from: &[T], n: usize) -> Option<T> {
    from.get(n % from.len().max(1)).copied()
}

fn named(p: Province) -> UnitRef {
    UnitRef {
        power: None,
        kind: None,
        at: p.into(),
        joint: false,
    }
}

impl Tangle<'_> {
    fn free(&self, p: Province) -> bool {
        !self.units.contains_key(&p)
    }

    fn put(&mut self, kind: UnitKind, at: Location, owner: Option<Power>, act: Act) {
        self.units.insert(at.province, (kind, owner, at));
        self.acts.insert(at.province, act);
    }

    fn around(&self, sea: Province) -> Vec<Location> {
        self.board.fleet_neighbours(sea.into()).collect()
    }

    fn shores(&self, sea: Province) -> Vec<Province> {
        let shore = self.board.fleet_reach(sea.into()).and(self.board.coastal());
        shore.iter().collect()
    }

    /// An army carried over one sea, to where an earlier convoy's neighbours are if possible.
    fn convoy(&mut self, n: (usize, usize, usize), owner: Option<Power>) {
        let near: Vec<_> = match self.convoys.first() {
            Some((sea, ..)) => {
                let seas = self.board.fleet_reach((*sea).into());
                seas.and(self.board.seas()).iter().collect()
            }
            None => self.board.seas().iter().collect(),
        };
        let near: Vec<_> = near.into_iter().filter(|s| self.free(*s)).collect();
        let Some(sea) = pick(&near, n.0) else { return };
        let shores = self.shores(sea);
        let starts: Vec<_> = shores.iter().copied().filter(|p| self.free(*p)).collect();
        let Some(from) = pick(&starts, n.1) else {
            return;
        };
        let goals: Vec<_> = shores.into_iter().filter(|p| *p != from).collect();
        let Some(to) = pick(&goals, n.2) else { return };
        let carry = Act::Convoy {
            unit: named(from),
            to: to.into(),
        };
        self.put(UnitKind::Fleet, sea.into(), owner, carry);
        let go = Act::Move {
            to: to.into(),
            via: Via::Convoy,
        };
        self.put(UnitKind::Army, from.into(), owner, go);
        self.convoys.push((sea, from, to));
    }

    /// Another fleet for an army that has one.
    fn second_route(&mut self, n: (usize, usize, usize), owner: Option<Power>) {
        let Some((_, from, to)) = pick(&self.convoys, n.0) else {
            return;
        };
        let seas = self.board.seas().iter().filter(|s| {
            let shores = self.shores(*s);
            self.free(*s) && shores.contains(&from) && shores.contains(&to)
        });
        let Some(sea) = pick(&seas.collect::<Vec<_>>(), n.1) else {
            return;
        };
        let carry = Act::Convoy {
            unit: named(from),
            to: to.into(),
        };
        self.put(UnitKind::Fleet, sea.into(), owner, carry);
    }

    /// A fleet where an army lands, that stands by a convoying fleet or backs an attack on one.
    fn at_destination(&mut self, n: (usize, usize, usize), owner: Option<Power>) {
        let Some((.., at)) = pick(&self.convoys, n.0) else {
            return;
        };
        let stands: Vec<_> = self.board.stands(UnitKind::Fleet, at).collect();
        let Some(stand) = pick(&stands, n.1).filter(|_| self.free(at)) else {
            return;
        };
        let reach = self.board.fleet_reach(stand);
        let seas: Vec<_> = self
            .convoys
            .iter()
            .map(|c| c.0)
            .filter(|s| reach.contains(*s))
            .collect();
        let Some(sea) = pick(&seas, n.1) else { return };
        if n.2.is_multiple_of(3) {
            let stand_by = Act::SupportHold { unit: named(sea) };
            self.put(UnitKind::Fleet, stand, owner, stand_by);
            return;
        }
        let from = self.around(sea).into_iter().filter(|l| {
            let here = self.acts.get(&l.province);
            let attacks = matches!(here, Some(Act::Move { to, .. }) if to.province == sea);
            (self.free(l.province) || attacks) && l.province != at
        });
        let from: Vec<_> = from.collect();
        let Some(attacker) = pick(&from, n.2) else {
            return;
        };
        let back = Act::SupportMove {
            unit: named(attacker.province),
            to: sea.into(),
        };
        self.put(UnitKind::Fleet, stand, owner, back);
        if self.free(attacker.province) {
            let go = Act::Move {
                to: sea.into(),
                via: Via::Unsaid,
            };
            self.put(UnitKind::Fleet, attacker, owner, go);
        }
    }

    fn attacker(&mut self, n: (usize, usize, usize), owner: Option<Power>) {
        let Some((sea, ..)) = pick(&self.convoys, n.0) else {
            return;
        };
        let from: Vec<_> = self
            .around(sea)
            .into_iter()
            .filter(|l| self.free(l.province))
            .collect();
        if let Some(at) = pick(&from, n.1) {
            let go = Act::Move {
                to: sea.into(),
                via: Via::Unsaid,
            };
            self.put(UnitKind::Fleet, at, owner, go);
        }
    }

    /// A fleet that supports some unit where it stands or where it goes.
    fn helper(&mut self, n: (usize, usize, usize), owner: Option<Power>) {
        let helped: Vec<_> = self.units.keys().copied().collect();
        let Some(p) = pick(&helped, n.0) else { return };
        let (target, act) = match &self.acts[&p] {
            Act::Move { to, .. } => {
                let to = to.province;
                let unit = named(p);
                let to_there = Act::SupportMove {
                    unit,
                    to: to.into(),
                };
                (to, to_there)
            }
            _ => (p, Act::SupportHold { unit: named(p) }),
        };
        let stands = self.board.provinces().iter().flat_map(|q| {
            let fleets = self.board.stands(UnitKind::Fleet, q);
            fleets.filter(|l| self.board.fleet_reach(*l).contains(target))
        });
        let stands: Vec<_> = stands
            .filter(|l| self.free(l.province) && l.province != p)
            .collect();
        if let Some(at) = pick(&stands, n.1) {
            self.put(UnitKind::Fleet, at, owner, act);
        }
    }
}
