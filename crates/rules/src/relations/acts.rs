//! What a written order is an attack on: R-E1, R-E2. Success is of no interest (R-E0).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::rules::{EmptySpaces, HomeOf};
use super::{RelationsContext, Standing, Treaties};
use crate::board::{Power, Province, Unit, UnitId, UnitKind};
use crate::orders::{Act, PhaseKind, UnitRef, Via};

/// A legal order as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The power that wrote it: the unit's owner, or the power it is hired to.
    pub by: Power,
    /// The unit it is for, as it stood when the phase began.
    pub unit: Unit,
    /// What the unit was to do.
    pub act: Act,
}

/// An act of aggression: one order, one victim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aggression {
    /// The power that wrote the order.
    pub by: Power,
    /// The unit as it stood.
    pub unit: Unit,
    /// The order, as it was written.
    pub order: Act,
    /// How the order attacks: by going there, by helping, or by a patrol.
    pub manner: Manner,
    /// The space that was to be entered.
    pub at: Province,
    /// Why the space counts as the victim's.
    pub clause: Clause,
    /// The major power attacked; nobody, for an unowned centre.
    pub against: Option<Power>,
    /// How the attacker stood to the victim when the phase began; neutral to an unowned centre.
    pub standing: Standing,
}

/// How an order takes part in the entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Manner {
    /// A move into the space.
    Move,
    /// A retreat into the space.
    Retreat,
    /// A support of the entry.
    Support,
    /// A convoy that takes part in the entry.
    Convoy,
    /// Fleets of one power are hunted where they are.
    Patrol,
}

/// Why a space counts as the victim's, so that an order into it is an act of aggression.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clause {
    /// It is the victim's home territory: R-E1(a).
    Home,
    /// A unit of the victim stands there: R-E1(b).
    Occupied,
    /// It is a minor centre that the victim owns: R-E1(c).
    Owned,
    /// It is a centre that nobody owns; there is no victim: R-E2.
    Minor,
}

impl Clause {
    /// The id of the rule that this clause follows.
    pub const fn rule(self) -> &'static str {
        match self {
            Clause::Home | Clause::Occupied | Clause::Owned => "R-E1",
            Clause::Minor => "R-E2",
        }
    }
}

/// Into which space an order has a unit enter, and which unit that is.
pub(super) struct Entry<'a> {
    /// The space that is to be entered.
    pub at: Province,
    /// Whether the order enters it itself or helps another.
    pub manner: Manner,
    /// The unit that would enter.
    pub mover: &'a Unit,
    /// The one power it is aimed at, where it is aimed at one alone.
    pub only: Option<Power>,
}

/// The entries an order takes part in: a move, a retreat, a support of a move, a convoy. A fleet that
/// goes two ways in one turn enters every space on them, and one that hunts another power's fleets
/// attacks them where they are. Supports of units that stay are none (4B.11).
pub(super) fn entries<'a>(
    ground: &'a RelationsContext<'_>,
    written: &'a Written,
) -> Vec<Entry<'a>> {
    let mut all = Vec::new();
    collect(ground, &written.unit, &written.act, &mut all);
    all
}

fn collect<'a>(
    ground: &'a RelationsContext<'_>,
    unit: &'a Unit,
    act: &'a Act,
    all: &mut Vec<Entry<'a>>,
) {
    let manner = match ground.stage {
        PhaseKind::Retreats => Manner::Retreat,
        _ => Manner::Move,
    };
    let own = |at| Entry {
        at,
        manner,
        mover: unit,
        only: None,
    };
    let helped = |named: &UnitRef, to: Province, manner| {
        let mover = helped(ground, unit, named)?;
        Some(Entry {
            at: to,
            manner,
            mover,
            only: None,
        })
    };
    match act {
        Act::Move { to, via } => {
            if let (Via::Route(seas), UnitKind::Fleet) = (via, unit.kind) {
                all.extend(seas.iter().copied().map(own));
            }
            all.push(own(to.province));
        }
        Act::Then { sea, act } => {
            all.push(own(*sea));
            collect(ground, unit, act, all);
        }
        Act::SupportMove { unit: named, to }
        | Act::SupportLeg {
            unit: named, to, ..
        } => {
            all.extend(helped(named, to.province, Manner::Support));
        }
        Act::Convoy { unit: named, to } => {
            all.extend(helped(named, to.province, Manner::Convoy));
        }
        Act::Board { lands, .. } => all.extend(lands.map(|to| own(to.province))),
        Act::Patrol { against } => all.push(Entry {
            only: Some(*against),
            manner: Manner::Patrol,
            ..own(unit.at.province)
        }),
        Act::Hold | Act::Disband | Act::SupportHold { .. } | Act::Block { .. } => {}
    }
}

/// The unit that a support or a convoy by `helper` names. In a sea that several powers share, an order
/// that names no power means what it means for movement: a fleet of the helper's own power, if there is
/// another one (5B.36).
pub(super) fn helped<'g>(
    ground: &'g RelationsContext<'_>,
    helper: &Unit,
    named: &UnitRef,
) -> Option<&'g Unit> {
    let here = || {
        let all = ground.position.at(named.at.province);
        all.filter(|u| u.id != helper.id)
    };
    let fits = |u: &&Unit| {
        named.kind.is_none_or(|kind| kind == u.kind)
            && named.power.is_none_or(|power| Some(power) == u.owner)
    };
    let own = |u: &&Unit| u.owner == helper.owner;
    here()
        .filter(fits)
        .find(own)
        .or_else(|| here().find(fits))
        .or_else(|| here().next())
}

impl Treaties {
    /// By which clause a space is a power's, when another enters it: `excused` says what R-E1 makes of
    /// an enemy of `by` in it.
    pub(super) fn clause(
        &self,
        ground: &RelationsContext<'_>,
        by: Power,
        at: Province,
        victim: Power,
    ) -> Option<Clause> {
        if ground.position.at(at).any(|u| u.owner == Some(victim)) {
            return Some(Clause::Occupied);
        }
        let mut others = ground.position.at(at).filter_map(|u| u.owner);
        let enemy = |third: Power| third != by && third != victim && self.bonds.hostile(by, third);
        if others.any(enemy) {
            return None;
        }
        territory(ground, at, victim)
    }

    /// Whether a power gave leave for an entry, and for the supports and convoys of it (4B.20). Nobody is
    /// let in to hunt.
    pub(super) fn lets_in(&self, by: Power, entry: &Entry<'_>) -> bool {
        let let_in = |of| self.permitted(by, entry.mover.id, of, entry.at);
        entry.manner != Manner::Patrol && entry.mover.owner.is_some_and(let_in)
    }

    /// Whom an entry is aimed at, and by which clause.
    pub(super) fn victims(
        &self,
        ground: &RelationsContext<'_>,
        by: Power,
        entry: &Entry<'_>,
    ) -> Vec<(Power, Clause)> {
        let others = ground.living.iter().copied().filter(|p| *p != by);
        let aimed = |p: &Power| match entry.only {
            // Who is not there is not hunted.
            Some(only) => {
                let mut here = ground.position.at(entry.at);
                only == *p && here.any(|u| u.owner == Some(only))
            }
            None => true,
        };
        others
            .filter(aimed)
            // Who is helped on his own way is not attacked: 4B.11.
            .filter(|p| entry.mover.owner != Some(*p))
            .filter_map(|p| Some((p, self.clause(ground, by, entry.at, p)?)))
            .collect()
    }

    /// The acts of aggression in an order that is not forbidden. `all` are the phase's orders.
    pub(super) fn acts(
        &self,
        ground: &RelationsContext<'_>,
        written: &Written,
        all: &BTreeMap<UnitId, Written>,
    ) -> Vec<Aggression> {
        let entries = entries(ground, written);
        let found = entries.iter();
        found
            .flat_map(|entry| self.acts_of(ground, written, entry, all))
            .collect()
    }

    /// The acts of aggression in one entry.
    fn acts_of(
        &self,
        ground: &RelationsContext<'_>,
        written: &Written,
        entry: &Entry<'_>,
        all: &BTreeMap<UnitId, Written>,
    ) -> Vec<Aggression> {
        let by = written.by;
        let act = |clause, against, standing| Aggression {
            by,
            unit: written.unit,
            order: written.act.clone(),
            manner: entry.manner,
            at: entry.at,
            clause,
            against,
            standing,
        };
        let mut acts = Vec::new();
        for (victim, clause) in self.victims(ground, by, entry) {
            let let_in = self.lets_in(victim, entry);
            let excused = clause != Clause::Occupied
                && ground.rules.empty_spaces == EmptySpaces::Wide
                && meets(ground, entry.at, victim, all);
            if let_in || excused || self.partners(by, victim) {
                continue;
            }
            let standing = self.bonds.standing(by, victim);
            acts.push(act(clause, Some(victim), standing));
        }
        let minor = ground.board.is_centre(entry.at) && !ground.owners.contains_key(&entry.at);
        // Convoying fleets pay for majors only: 4B.45.
        let enters = !matches!(entry.manner, Manner::Convoy | Manner::Patrol);
        if minor && enters {
            acts.push(act(Clause::Minor, None, Standing::Neutral));
        }
        acts
    }
}

/// By which clause a space belongs to a power, whoever stands there: R-E1(a), R-E1(c), 4B.10.
pub(super) fn territory(
    ground: &RelationsContext<'_>,
    at: Province,
    power: Power,
) -> Option<Clause> {
    let owner = ground.owners.get(&at).copied();
    let home = ground.board.country(power).contains(at);
    let owned = ground.board.is_centre(at) && owner == Some(power);
    let natives = ground.board.home(at);
    match ground.rules.home_of {
        HomeOf::Owner if natives.is_some() => match (home, owner) {
            (_, Some(owner)) if owner != power => None,
            (true, _) => Some(Clause::Home),
            (false, _) => owned.then_some(Clause::Owned),
        },
        _ if home => Some(Clause::Home),
        _ => (owned && natives.is_none()).then_some(Clause::Owned),
    }
}

/// Whether the victim also orders a unit into an empty space: an option of 4B.36.
fn meets(
    ground: &RelationsContext<'_>,
    at: Province,
    victim: Power,
    all: &BTreeMap<UnitId, Written>,
) -> bool {
    let goes =
        |w: &Written| w.by == victim && matches!(&w.act, Act::Move { to, .. } if to.province == at);
    ground.position.at(at).next().is_none() && all.values().any(goes)
}
