//! Changes of a game that somebody who looks at it cannot see.

use chancery_rules::board::{Location, Power, Province, ProvinceSet, Unit, UnitId};
use chancery_rules::economy::Economy;
use chancery_rules::economy::credits::{Credits, Loan};
use chancery_rules::game::{Fact, State, VictoryRules, Viewer};
use chancery_rules::relations::Permit;
use chancery_rules::visibility::Visibility;

use super::random::Lot;

/// What somebody sees, and what may be changed behind their back.
pub struct Hidden {
    /// The powers whose units and provinces show nothing to the viewer.
    pub others: Vec<Power>,
    /// The spaces that are not seen.
    pub spaces: ProvinceSet,
}

impl Hidden {
    /// What these powers do not see of a game.
    pub fn from(state: &State, own: &[Power]) -> Hidden {
        let spaces = state.seen_by(&Viewer::Powers(own.to_vec())).veiled();
        let allies = state.relations.bonds().map(|bonds| bonds.treaties());
        let allied = |power: &Power| {
            let mut all = allies.iter().flatten();
            all.any(|(pair, _)| pair.has(*power) && own.iter().any(|own| pair.has(*own)))
        };
        let others = state.setup.played().into_iter();
        Hidden {
            others: others.filter(|p| !own.contains(p) && !allied(p)).collect(),
            spaces,
        }
    }

    fn hides(&self, unit: &Unit) -> bool {
        self.spaces.contains(unit.at.province)
    }

    pub fn space(&self, lot: &mut Lot) -> Option<Province> {
        let all: Vec<Province> = self.spaces.iter().collect();
        lot.one(&all).copied()
    }

    fn place(
        &self,
        state: &State,
        lot: &mut Lot,
    ) -> Option<(chancery_rules::board::UnitKind, Location)> {
        let (kind, at) = (lot.kind(), self.space(lot)?);
        let stands: Vec<Location> = state.setup.board().stands(kind, at).collect();
        Some((kind, *lot.one(&stands)?))
    }
}

/// Whether what is announced of two games is the same: who is in, who has something to do, and victory points.
pub fn same_announced(a: &State, b: &State) -> bool {
    let due = |state: &State| state.due().into_keys().collect::<Vec<_>>();
    let points = |state: &State| {
        let counts = matches!(state.setup.victory, VictoryRules::Points(_));
        counts.then(|| state.centre_counts())
    };
    a.survivors() == b.survivors() && due(a) == due(b) && points(a) == points(b)
}

/// The game with much changed that is hidden, and nothing that is announced.
pub fn changed(state: &State, hidden: &Hidden, lot: &mut Lot) -> State {
    let mut changed = state.clone();
    for _ in 0..24 {
        let mut next = changed.clone();
        if hidden.others.is_empty() || change(&mut next, hidden, lot).is_none() {
            continue;
        }
        if same_announced(state, &next) {
            changed = next;
        }
    }
    changed
}

/// Changes one thing, if there is such a thing.
fn change(state: &mut State, hidden: &Hidden, lot: &mut Lot) -> Option<()> {
    match lot.draw(11) {
        10 => {
            // Two provinces change owners with each other.
            let (one, other) = (hidden.space(lot)?, hidden.space(lot)?);
            let owners = match &mut state.economy {
                Economy::Centres(all) => &mut all.owners,
                Economy::Credits(all) => &mut all.owners,
                Economy::Blocks(all) => &mut all.owners,
            };
            let (first, second) = (owners.get(&one).copied()?, owners.get(&other).copied()?);
            let both = [first, second];
            if both.iter().all(|owner| hidden.others.contains(owner)) {
                owners.extend([(one, second), (other, first)]);
            }
        }
        0 => {
            let (kind, at) = hidden.place(state, lot)?;
            let owner = lot.one(&hidden.others).copied();
            state.position.add(kind, owner, at);
        }
        1 => {
            let all = state.position.units.iter();
            let all: Vec<UnitId> = all.filter(|u| hidden.hides(u)).map(|u| u.id).collect();
            state.position.remove(*lot.one(&all)?);
        }
        2 => {
            let (kind, at) = hidden.place(state, lot)?;
            let owner = lot.one(&hidden.others).copied();
            let joint = state.position.clone();
            let all = state.position.units.iter_mut();
            let mut all: Vec<&mut Unit> = all
                .filter(|u| hidden.hides(u) && !joint.is_joint(u.id))
                .collect();
            let place = lot.draw(all.len());
            let unit = all.get_mut(place)?;
            (unit.kind, unit.owner, unit.at) = (kind, owner, at);
        }
        3 => {
            let at = hidden.space(lot)?;
            let owner = lot.one(&hidden.others).copied();
            let owners = match &mut state.economy {
                Economy::Centres(all) => &mut all.owners,
                Economy::Credits(all) => &mut all.owners,
                Economy::Blocks(all) => &mut all.owners,
            };
            match owner.filter(|_| lot.draw(3) > 0) {
                Some(owner) => owners.insert(at, owner),
                None => owners.remove(&at),
            };
        }
        4 => {
            let Economy::Blocks(blocks) = &mut state.economy else {
                return None;
            };
            blocks.blocks.insert(hidden.space(lot)?, lot.draw(9) as u32);
            let flows = blocks.books.flows.get_mut(lot.one(&hidden.others)?);
            flows?.income = lot.draw(99) as u32;
            blocks.books.neutral.income = lot.draw(99) as u32;
        }
        5 => match &mut state.economy {
            Economy::Centres(_) => return None,
            Economy::Credits(all) => money(all, hidden, lot)?,
            Economy::Blocks(all) => money(&mut all.bank, hidden, lot)?,
        },
        6 => {
            let Visibility::Fog(memories) = &mut state.visibility else {
                return None;
            };
            memories.remove(lot.one(&hidden.others)?);
        }
        7 => {
            let (phase, owner) = (state.phase, lot.one(&hidden.others).copied());
            let (unit, province) = (UnitId(lot.draw(30) as u32), hidden.space(lot)?);
            state.facts.push(Fact::Dislodged {
                phase,
                unit,
                owner,
                province,
            });
            state.facts.push(Fact::Standoff { phase, province });
            state.position.standoffs.insert(province);
        }
        8 => {
            let treaties = state.relations.treaties_mut()?;
            let (by, of) = (*lot.one(&hidden.others)?, *lot.one(&hidden.others)?);
            let at = hidden.space(lot)?;
            treaties.permits.push(Permit {
                by,
                unit: None,
                of,
                to: at,
            });
            treaties.minors.entry(by).or_default().insert(at);
        }
        _ => {
            let lost = &mut state.position.dislodged;
            let all = lost.iter().enumerate();
            let all = all.filter(|(_, lost)| hidden.hides(&lost.unit));
            let all: Vec<usize> = all.map(|(place, _)| place).collect();
            let place = *lot.one(&all)?;
            lost[place].retreats.clear();
            lost[place].unit.owner = lot.one(&hidden.others).copied();
        }
    }
    Some(())
}

/// Changes the money of others.
fn money(credits: &mut Credits, hidden: &Hidden, lot: &mut Lot) -> Option<()> {
    let other = *lot.one(&hidden.others)?;
    let third = *lot.one(&hidden.others)?;
    if let Some(treasury) = credits.treasuries.get_mut(&other) {
        treasury.credits = lot.draw(99) as u32;
        if treasury.seat.is_none_or(|at| hidden.spaces.contains(at)) {
            treasury.seat = hidden.space(lot).filter(|_| lot.draw(3) > 0);
        }
    }
    credits.loans.push(Loan {
        lender: other,
        debtor: third,
        made: 1,
        owed: lot.draw(9) as u32 + 1,
        called: 0,
        note: None,
    });
    credits.allies.insert(other, third);
    credits.heirs.insert(other, third);
    credits.scheduled.insert(other, lot.draw(9) as u32);
    credits.papers.seats.insert(other, hidden.space(lot)?);
    credits.papers.trusted.insert(other, third);
    credits.books.remove(&third);
    credits.vanished = lot.draw(9) as u32;
    Some(())
}
