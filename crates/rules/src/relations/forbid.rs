//! Orders that a treaty forbids: R-B2, R-C4, R-D4, R-D6, R-G1 and, for a coalition, R-A16.

use super::acts::{Entry, Written, entries, helped};
use super::rules::Partners;
use super::{RelationsContext, Treaties};
use crate::board::{Power, Unit};
use crate::movement::Forbidden;
use crate::orders::{Act, PhaseKind, UnitRef};

impl Treaties {
    /// Why a legal order is forbidden by what its author has promised, as far as the permissions known
    /// allow.
    pub fn forbids(&self, ground: &RelationsContext<'_>, written: &Written) -> Option<Forbidden> {
        let by = written.by;
        if ground.stage == PhaseKind::Movement {
            if written.act != Act::Hold
                && let Some(ally) = self.frozen(ground, &written.unit)
            {
                return Some(Forbidden::Frozen { ally });
            }
            if let Some(unit) = supported(&written.act) {
                let at = unit.at.province;
                let helped = helped(ground, &written.unit, unit);
                if let Some(ally) = helped.and_then(|unit| self.frozen(ground, unit)) {
                    return Some(Forbidden::HelpsFrozen { at, ally });
                }
            }
        }
        let entries = entries(ground, written);
        let mut found = entries.iter();
        found.find_map(|entry| self.forbids_entry(ground, by, entry))
    }

    fn forbids_entry(
        &self,
        ground: &RelationsContext<'_>,
        by: Power,
        entry: &Entry<'_>,
    ) -> Option<Forbidden> {
        let at = entry.at;
        let bound = |victim: &Power| {
            !self.lets_in(*victim, entry)
                && (self.bonds.binds(by, *victim) || self.partner_spared(ground, by, *victim))
        };
        let victims = self.victims(ground, by, entry);
        let ally = victims.into_iter().map(|(victim, _)| victim).find(bound)?;
        Some(if self.bonds.binds(by, ally) {
            Forbidden::AgainstAlly { at, ally }
        } else {
            Forbidden::AgainstPartner { at, ally }
        })
    }

    /// Whether a coalition forbids one member to attack the other: R-A16, 4B.27.
    fn partner_spared(&self, ground: &RelationsContext<'_>, by: Power, victim: Power) -> bool {
        ground.rules.partners == Partners::Forbidden && self.partners(by, victim)
    }

    /// The ally in whose land a unit stands frozen, because its power gave notice: R-D4.
    pub fn frozen(&self, ground: &RelationsContext<'_>, unit: &Unit) -> Option<Power> {
        let owner = unit.owner?;
        let at = unit.at.province;
        let partners = self.bonds.partners(owner).into_iter().map(|(p, _)| p);
        let mut left = partners.filter(|p| self.bonds.left_by(owner, *p));
        left.find(|ally| {
            let land = ground.board.country(*ally).contains(at);
            let centre = ground.board.is_centre(at) && ground.owners.get(&at) == Some(ally);
            land || centre
        })
    }
}

/// The unit an order supports, in its second part too.
fn supported(act: &Act) -> Option<&UnitRef> {
    match act {
        Act::SupportHold { unit }
        | Act::SupportMove { unit, .. }
        | Act::SupportLeg { unit, .. } => Some(unit),
        Act::Then { act, .. } => supported(act),
        _ => None,
    }
}
