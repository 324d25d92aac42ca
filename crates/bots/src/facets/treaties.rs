//! Whom a power attacks, where powers may promise each other peace and pay for breaking it.

use std::collections::BTreeSet;

use chancery_rules::board::{Power, Province, Unit};
use chancery_rules::game::State;
use chancery_rules::orders::Act;
use chancery_rules::relations::Standing;

use crate::land::Prize;
use crate::scene::Scene;

/// Whom a power attacks.
pub(crate) enum War {
    /// Anybody: nobody promises anything in this game.
    Everybody,
    /// Only these.
    On { foes: BTreeSet<Power>, power: Power },
}

impl War {
    /// Whom a power attacks in this phase: those it is at war with and, if there are none, one neutral neighbour that
    /// is weak where the power is strong. Never an ally.
    pub(crate) fn of(state: &State, scene: &Scene<'_>, power: Power) -> War {
        let Some(bonds) = state.relations.bonds() else {
            return War::Everybody;
        };
        let others = Power::ALL.into_iter().filter(|other| *other != power);
        let mut foes: BTreeSet<Power> = others
            .clone()
            .filter(|other| bonds.hostile(power, *other))
            .collect();
        let later = state.phase.year > state.setup.calendar.first_year;
        if foes.is_empty() && later {
            let neutral = |other: &Power| bonds.standing(power, *other) == Standing::Neutral;
            let open = |other: Power| {
                let prizes = scene.land.prizes.iter();
                let theirs = prizes.filter(|prize| prize.owner == Some(other));
                let weak = |prize: &&Prize| {
                    let (mine, guards) = (
                        scene.presence.units(power, prize.at),
                        scene.presence.units(other, prize.at),
                    );
                    mine > guards
                };
                theirs.filter(weak).count()
            };
            // An attack costs points at once: one centre is not enough.
            let target = others
                .filter(neutral)
                .map(|other| (open(other), other))
                .max_by_key(|(count, _)| *count);
            foes.extend(target.filter(|(count, _)| *count >= 2).map(|(_, foe)| foe));
        }
        War::On { foes, power }
    }

    /// Whether a unit may be told that without attacking anybody else.
    pub(crate) fn allows(&self, scene: &Scene<'_>, unit: &Unit, act: &Act) -> bool {
        let War::On { foes, power } = self else {
            return true;
        };
        let peaceful = |at: Province| {
            let here = |other: &&Unit| other.at.province == at && other.id != unit.id;
            let stands = scene.units.iter().find(here).and_then(|unit| unit.owner);
            let owner = scene.land.owner(at);
            let foreign = |of: Option<Power>| of.is_some_and(|of| of != *power);
            let spared =
                |of: Option<Power>| foreign(of) && of.is_some_and(|of| !foes.contains(&of));
            let sea = scene.terrain.board.is_sea(at);
            !spared(stands) && (sea || !spared(owner))
        };
        match act {
            Act::Move { to, .. } | Act::SupportMove { to, .. } | Act::Convoy { to, .. } => {
                peaceful(to.province)
            }
            Act::Hold
            | Act::SupportHold { .. }
            | Act::SupportLeg { .. }
            | Act::Then { .. }
            | Act::Patrol { .. }
            | Act::Block { .. }
            | Act::Board { .. }
            | Act::Disband => true,
        }
    }
}
