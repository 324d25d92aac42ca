//! Supports and convoys: which unit they mean, where there may be several, and what of it.

use super::plan::Waters;
use crate::board::{Coast, Location, Power, Province, Unit, UnitKind};
use crate::movement::choices::{KindMissing, KindWrong, PowerWrong};
use crate::movement::legality::Illegal;
use crate::orders::{Act, UnitRef};

/// Units that are helped: those of one power in one province. Fleets of one power in one sea are as
/// good as each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Helped {
    /// The province they stand in.
    pub at: Province,
    /// Their power; `None` for a neutral army.
    pub owner: Option<Power>,
}

/// A support or convoy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Assistance {
    /// Support of a unit that stays.
    Stay { whom: Helped },
    /// Support of a move.
    Move {
        whom: Helped,
        /// The sea of the first leg, when it is the second that is supported.
        by: Option<Province>,
        to: Province,
        /// The coast the support is bound to.
        coast: Option<Coast>,
    },
    /// A convoy of the army in `army`.
    Convoy { army: Province, to: Province },
}

impl Assistance {
    /// The unit or units that are helped.
    pub(super) fn whom(self) -> Option<Helped> {
        match self {
            Assistance::Stay { whom } | Assistance::Move { whom, .. } => Some(whom),
            Assistance::Convoy { .. } => None,
        }
    }

    /// Where it happens.
    pub(super) fn target(self) -> Province {
        match self {
            Assistance::Stay { whom } => whom.at,
            Assistance::Move { to, .. } | Assistance::Convoy { to, .. } => to,
        }
    }
}

impl<'a> Waters<'a> {
    /// What a support or convoy means that `unit` gives from where `there` has it stand.
    pub(super) fn deed(&self, unit: &Unit, there: &Unit, act: &Act) -> Result<Assistance, Illegal> {
        match act {
            Act::SupportHold { unit: other } => {
                let (whom, _) = self.helped(unit, other)?;
                self.within(there, whom.at)?;
                Ok(Assistance::Stay { whom })
            }
            Act::SupportMove { unit: other, to } => self.support(unit, there, other, None, *to),
            Act::SupportLeg {
                unit: other,
                by,
                to,
                ..
            } => self.support(unit, there, other, Some(*by), *to),
            Act::Convoy { unit: army, to } => {
                let here = self.ground.stand(there)?.at;
                self.ground.convoy(there, here, army, *to)?;
                Ok(Assistance::Convoy {
                    army: army.at.province,
                    to: to.province,
                })
            }
            _ => Err(Illegal::NotCombined),
        }
    }

    /// Whether a support can be given there. In a sea any number stand, so it can be given where the
    /// supporter itself is (N-04Dc), though without effect (5B.9).
    fn within(&self, there: &Unit, p: Province) -> Result<(), Illegal> {
        let here = there.at.province == p && self.board().is_sea(p);
        if here || self.board().reach(there.kind, there.at).contains(p) {
            Ok(())
        } else {
            Err(Illegal::SupportOutOfReach { to: p })
        }
    }

    fn support(
        &self,
        unit: &Unit,
        there: &Unit,
        other: &UnitRef,
        by: Option<Province>,
        to: Location,
    ) -> Result<Assistance, Illegal> {
        let p = to.province;
        let (whom, mover) = self.helped(unit, other)?;
        if p == there.at.province && !self.board().is_sea(p) {
            return Err(Illegal::SupportIntoOwnProvince);
        }
        self.within(there, p)?;
        let from = whom.at;
        let cannot = Illegal::SupportedCannotGo { from, to };
        let coast = match (mover.kind, by) {
            (_, _) if p == from => return Err(cannot),
            // The seas of an army's convoy are its own affair.
            (UnitKind::Army, _) => {
                self.ground.needless_coast(to)?;
                let walks = self.board().army_neighbours(from).contains(p);
                let (start, goal) = (self.ground.known(from)?, self.ground.known(p)?);
                if !walks && !self.ground.can_carry(start, goal, self.ground.afloat) {
                    return Err(cannot);
                }
                return Ok(Assistance::Move {
                    whom,
                    by: None,
                    to: p,
                    coast: None,
                });
            }
            (UnitKind::Fleet, None) => self.sailing(unit, mover, to)?,
            (UnitKind::Fleet, Some(by)) => {
                let first = self.board().is_sea(by) && self.leg(mover.at, by.into()).is_ok();
                if !first {
                    return Err(cannot);
                }
                let middle = Unit {
                    at: by.into(),
                    ..*mover
                };
                self.sailing(unit, &middle, to)?
            }
        };
        Ok(Assistance::Move {
            whom,
            by,
            to: p,
            coast,
        })
    }

    /// Whether a supported fleet could go there, and the coast the support is bound to.
    fn sailing(&self, by: &Unit, mover: &Unit, to: Location) -> Result<Option<Coast>, Illegal> {
        let ground = &self.ground;
        let (here, start) = (ground.stand(by)?, ground.stand(mover)?);
        let goal = ground.known(to.province)?;
        ground.supported((by, here.at), (mover, start), to, goal)
    }

    /// The units an order names, and one of them. In a sea with fleets of several powers the writer's own
    /// are meant, unless another power is named.
    fn helped(&self, by: &Unit, named: &UnitRef) -> Result<(Helped, &'a Unit), Illegal> {
        let at = named.at.province;
        if !self.board().is_sea(at) {
            let unit = self.ground.named(by, named)?;
            if unit.id == by.id {
                return Err(Illegal::SupportSelf);
            }
            let owner = unit.owner;
            return Ok((Helped { at, owner }, unit));
        }
        let book = self.ground.rules;
        let here = || self.at(at).map(|(_, u)| u).filter(move |u| u.id != by.id);
        let Some(first) = here().next() else {
            return Err(if by.at.province == at {
                Illegal::SupportSelf
            } else {
                Illegal::NoSuchUnit { at }
            });
        };
        match named.kind {
            None if book.kind_missing == KindMissing::Illegal => {
                return Err(Illegal::KindMissing { at });
            }
            Some(UnitKind::Army) if book.kind_wrong == KindWrong::Illegal => {
                return Err(Illegal::KindWrong { at });
            }
            _ => {}
        }
        let own = |u: &&Unit| by.owner == u.owner;
        let unit = match named.power {
            Some(power) => {
                let theirs = here().find(|u| u.owner == Some(power));
                let any = Some(first).filter(|_| book.power_wrong != PowerWrong::Illegal);
                theirs.or(any).ok_or(Illegal::PowerWrong { at })?
            }
            None => {
                let one = here().all(|u| u.owner == first.owner).then_some(first);
                let unit = here().find(own).or(one);
                unit.ok_or(Illegal::PowerMissing { at })?
            }
        };
        let owner = unit.owner;
        Ok((Helped { at, owner }, unit))
    }

    /// A support or convoy written out as an order again.
    pub(super) fn deed_act(&self, deed: Assistance, given: &Act) -> Act {
        let named = |whom: Helped| {
            let mut there = self.at(whom.at).map(|(_, u)| u);
            let unit = there.find(|u| u.owner == whom.owner);
            UnitRef {
                power: whom.owner,
                kind: unit.map(|u| u.kind),
                at: unit.map_or(whom.at.into(), |u| u.at),
                joint: false,
            }
        };
        match deed {
            Assistance::Stay { whom } => Act::SupportHold { unit: named(whom) },
            Assistance::Move {
                whom,
                by,
                to,
                coast,
            } => {
                let unit = named(whom);
                let to = Location {
                    province: to,
                    coast,
                };
                let said = matches!(given, Act::SupportLeg { said: true, .. });
                match by {
                    None => Act::SupportMove { unit, to },
                    Some(by) => Act::SupportLeg { unit, by, to, said },
                }
            }
            Assistance::Convoy { army, to } => {
                let there = self.ground.slot(army);
                let owner = there.and_then(|there| self.ground.at(there)?.owner);
                Act::Convoy {
                    unit: named(Helped { at: army, owner }),
                    to: to.into(),
                }
            }
        }
    }
}
