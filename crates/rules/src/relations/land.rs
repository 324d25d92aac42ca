//! Guests in allied land: whose centre they stand in, what is handed over, who is enclosed (G).

use super::{Cession, Event, Pair, Permit, RelationsContext, Treaties};
use crate::board::{Position, Power, Province, Unit, UnitId};

impl Treaties {
    /// Whether two powers have promised each other peace, by treaty or by a claim.
    fn friends_of(&self, a: Power, b: Power) -> bool {
        self.bonds.treaty(a, b).is_some() || self.partners(a, b)
    }

    /// The units that take no centre this Fall, because an ally owns it and did not hand it over:
    /// R-G5.
    pub fn guests(&self, ground: &RelationsContext<'_>) -> Vec<UnitId> {
        let guest = |unit: &&Unit| {
            let at = unit.at.province;
            let (Some(power), Some(owner)) = (unit.owner, ground.owners.get(&at).copied()) else {
                return false;
            };
            let given = Cession {
                at,
                from: owner,
                to: power,
            };
            power != owner && self.friends_of(power, owner) && !self.cessions.contains(&given)
        };
        let units = ground.position.units.iter().filter(guest);
        units.map(|u| u.id).collect()
    }

    /// What became of the Fall's transfers, once its retreats are over: 4B.24.
    pub(super) fn hand_over(&mut self, ground: &RelationsContext<'_>) -> Vec<Event> {
        let given = std::mem::take(&mut self.cessions);
        let told = |Cession { at, from, to }| {
            let there = ground.position.at(at).any(|u| u.owner == Some(to));
            if there {
                Event::Ceded { at, from, to }
            } else {
                Event::CessionLapsed { at, from, to }
            }
        };
        given.into_iter().map(told).collect()
    }

    /// Notes which units moved by a leave that names none, so that [`Treaties::find_enclosed`] knows them.
    pub fn note_let_in(&mut self, ground: &RelationsContext<'_>, after: &Position) {
        let moved = after.units.iter().filter(|unit| {
            let before = ground.position.unit(unit.id);
            before.is_none_or(|before| before.at.province != unit.at.province)
        });
        for unit in moved {
            let of_it = |p: &&Permit| {
                p.unit.is_none() && unit.owner == Some(p.of) && p.to == unit.at.province
            };
            let used: Vec<Permit> = self.permits.iter().filter(of_it).copied().collect();
            let unit = Some(unit.id);
            self.permits
                .extend(used.into_iter().map(|p| Permit { unit, ..p }));
        }
    }

    /// The units inside allied territory, surrounded by it, that were let go nowhere this Fall: R-G4. One
    /// that came by leave was let go somewhere, and a space it may attack without leave is a way out
    /// (4B.49).
    pub(super) fn find_enclosed(&mut self, ground: &RelationsContext<'_>) -> Vec<Event> {
        let land = |owner: Power, at: Province| {
            let allies = ground.living.iter().copied();
            let mut allies = allies.filter(|ally| self.bonds.treaty(owner, *ally).is_some());
            allies.find(|ally| self.clause(ground, owner, at, *ally).is_some())
        };
        let enclosed = |unit: &&Unit| {
            let Some(owner) = unit.owner else {
                return false;
            };
            let around = ground.board.reach(unit.kind, unit.at);
            let let_go = |p: &super::Permit| {
                let meant = p.unit.is_none_or(|named| named == unit.id);
                let came = p.unit == Some(unit.id) && p.to == unit.at.province;
                p.of == owner && meant && (around.contains(p.to) || came)
            };
            land(owner, unit.at.province).is_some()
                && around.iter().all(|at| land(owner, at).is_some())
                && !self.permits.iter().any(let_go)
        };
        let found: Vec<Unit> = ground
            .position
            .units
            .iter()
            .filter(enclosed)
            .copied()
            .collect();
        self.enclosed = found.iter().map(|u| u.id).collect();
        let told = found.into_iter().map(|unit| Event::Enclosed { unit });
        told.collect()
    }

    /// Strikes powers that were put out of the game from every treaty, war and claim: 4B.35.
    pub fn bury(&mut self, dead: &[Power]) -> Vec<Event> {
        let mut events = Vec::new();
        for power in dead.iter().copied() {
            let out = |pair: &Pair| !pair.has(power);
            for (pair, kind) in self.bonds.treaties() {
                if pair.has(power) {
                    let why = super::WhyEnded::Gone { power };
                    events.push(Event::Ended { pair, kind, why });
                }
            }
            self.bonds.0.retain(|pair, _| out(pair));
            self.announced.retain(|pair, _| out(pair));
            self.penalties.retain(|p| p.power != power);
            self.level.remove(&power);
            self.permits.retain(|p| p.by != power && p.of != power);
            self.posted.retain(|_, members| !members.contains(&power));
            let (fallen, left) = std::mem::take(&mut self.claims)
                .into_iter()
                .partition(|c: &super::Claim| c.members.contains(&power));
            self.claims = left;
            for claim in fallen {
                let members = claim.members;
                events.push(Event::Lapsed { members });
            }
        }
        events
    }
}
