//! Whether a line of the treaties section could take effect as things stand.

use serde::{Deserialize, Serialize};

use super::acts::territory;
use super::{Entry, Guest, RelationsContext, Treaties, TreatyKind};
use crate::board::{Position, Power, Province, Unit, UnitId};
use crate::orders::{PhaseKind, UnitRef};

/// Why a line of the treaties section does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BadEntry {
    /// A power deals with itself.
    ToOneself,
    /// The other power has been put out of the game.
    Gone { power: Power },
    /// Treaties are entered with the orders of Fall, or in a conference: R-C1, R-H1.
    OnlyInFall,
    /// Notice is given in Winter: R-D1.
    OnlyInWinter,
    /// Only with the moves or retreats of a season: R-G1.
    OnlyWithMoves,
    /// Only with the moves or retreats of Fall: R-G5.
    OnlyWithFallMoves,
    /// The two have such a treaty already, or a stronger one.
    AlreadyAllied { with: Power, kind: TreatyKind },
    /// There is no treaty with that power to give notice of.
    NoTreaty { with: Power },
    /// The two claim a victory together: R-A16.
    InCoalition { with: Power },
    /// A claim lives, which leaves no room for a treaty with an outsider: 4B.40.
    ClaimLives { of: Power },
    /// No unit stands there.
    NoUnit { at: Province },
    /// The unit's power is no ally: it needs no leave, or none would help it.
    NotAnAlly { power: Power },
    /// The space is not this power's Controlled Territory.
    NotControlled { at: Province },
    /// The power does not own the centre.
    NotOwned { at: Province },
    /// Claims are posted after a Fall that left the points, and before Spring's moves: R-A6.
    NoWindow,
    /// The members of the claim have `has` victory points together, and need `needed`.
    TooFewPoints { has: i32, needed: u32 },
    /// One bears a penalty for an attack on the other: R-A14.
    Aggressor { power: Power, against: Power },
    /// That power's claim is not decided yet: 4B.26.
    ClaimStands { power: Power },
    /// At most three powers win together: R-A5.
    TooMany,
    /// The other side declared nothing that agrees: R-C1, R-H2.
    Unmatched { with: Power },
    /// A third power is the ally of one and the enemy of the other: R-C15.
    Barred { third: Power },
    /// The third power's own declaration, which is kept secret, is at odds with the treaty: R-H3, R-H5.
    Conundrum,
    /// Victory is not by claims in this game.
    NotPlayed,
}

impl BadEntry {
    /// The rule or ruling it follows.
    pub const fn rule(&self) -> &'static str {
        match self {
            BadEntry::ToOneself | BadEntry::Unmatched { .. } | BadEntry::OnlyInFall => "R-C1",
            BadEntry::Gone { .. } => "4B.35",
            BadEntry::OnlyInWinter | BadEntry::NoTreaty { .. } => "R-D1",
            BadEntry::OnlyWithMoves
            | BadEntry::NoUnit { .. }
            | BadEntry::NotAnAlly { .. }
            | BadEntry::NotControlled { .. } => "R-G1",
            BadEntry::OnlyWithFallMoves | BadEntry::NotOwned { .. } => "R-G5",
            BadEntry::AlreadyAllied { .. } => "4B.19",
            BadEntry::InCoalition { .. } => "R-A16",
            BadEntry::ClaimLives { .. } => "4B.40",
            BadEntry::NoWindow | BadEntry::TooFewPoints { .. } | BadEntry::NotPlayed => "R-A6",
            BadEntry::Aggressor { .. } => "R-A14",
            BadEntry::ClaimStands { .. } => "4B.26",
            BadEntry::TooMany => "R-A5",
            BadEntry::Barred { .. } | BadEntry::Conundrum => "R-C15",
        }
    }
}

/// The units that are as good as each other with this one: itself, and other fleets of its power in its
/// sea. Leave for one covers whichever of them is ordered so (5B.36).
pub fn stack<'p>(position: &'p Position, unit: &Unit) -> impl Iterator<Item = UnitId> + use<'p> {
    let one = *unit;
    let like =
        move |u: &&Unit| u.id != one.id && (u.owner, u.kind, u.at) == (one.owner, one.kind, one.at);
    let others = position.units.iter().filter(like).map(|u| u.id);
    std::iter::once(one.id).chain(others)
}

impl Treaties {
    /// The unit a permission by a power names: standing, or in a retreat phase dislodged. In a sea that
    /// several powers share, one of an ally is meant unless another is named.
    pub(super) fn guest<'g>(
        &self,
        ground: &'g RelationsContext<'_>,
        by: Power,
        named: &UnitRef,
    ) -> Option<&'g Unit> {
        let fits = |u: &&Unit| {
            u.at.province == named.at.province
                && named.kind.is_none_or(|k| k == u.kind)
                && named.power.is_none_or(|p| Some(p) == u.owner)
        };
        let lost = ground.position.dislodged.iter().map(|d| &d.unit);
        let all: Vec<&Unit> = match ground.stage {
            PhaseKind::Retreats => lost.filter(fits).collect(),
            _ => ground.position.units.iter().filter(fits).collect(),
        };
        let allied = |u: &&&Unit| u.owner.is_some_and(|owner| self.ally(by, owner).is_ok());
        all.iter().find(allied).or(all.first()).copied()
    }

    /// Checks one line of a power on its own.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check(
        &self,
        ground: &RelationsContext<'_>,
        power: Power,
        entry: &Entry,
    ) -> Result<(), BadEntry> {
        match entry {
            Entry::Enter { kind, with } => {
                other(ground, power, *with)?;
                in_fall(ground)?;
                match self.bonds.treaty(power, *with) {
                    Some(held) if held >= *kind => Err(BadEntry::AlreadyAllied {
                        with: *with,
                        kind: held,
                    }),
                    _ => self.open_to(power, *with),
                }
            }
            Entry::Withdraw { with } => {
                other(ground, power, *with)?;
                in_fall(ground)
            }
            Entry::Abrogate { with } => {
                other(ground, power, *with)?;
                let with = *with;
                if ground.stage != PhaseKind::Adjustments {
                    return Err(BadEntry::OnlyInWinter);
                }
                match self.bonds.treaty(power, with) {
                    None => Err(BadEntry::NoTreaty { with }),
                    Some(_) if self.partners(power, with) => Err(BadEntry::InCoalition { with }),
                    Some(_) => Ok(()),
                }
            }
            Entry::Permit { who, to } => self.check_permit(ground, power, who, *to),
            Entry::Transfer { at, to } => {
                other(ground, power, *to)?;
                if !on_the_move(ground) || !ground.closes {
                    return Err(BadEntry::OnlyWithFallMoves);
                }
                let own = ground.owners.get(at) == Some(&power) && ground.board.is_centre(*at);
                if own {
                    self.ally(power, *to)
                } else {
                    Err(BadEntry::NotOwned { at: *at })
                }
            }
            Entry::Claim { with } => self.may_claim(ground, power, with),
        }
    }

    fn check_permit(
        &self,
        ground: &RelationsContext<'_>,
        power: Power,
        who: &Guest,
        to: Province,
    ) -> Result<(), BadEntry> {
        if !on_the_move(ground) {
            return Err(BadEntry::OnlyWithMoves);
        }
        let of = match who {
            Guest::Any(of) => *of,
            Guest::Unit(named) => {
                let at = named.at.province;
                let unit = self.guest(ground, power, named);
                let unit = unit.ok_or(BadEntry::NoUnit { at })?;
                unit.owner.ok_or(BadEntry::NoUnit { at })?
            }
        };
        other(ground, power, of)?;
        self.ally(power, of)?;
        let occupied = ground.position.at(to).any(|u| u.owner == Some(power));
        if occupied || territory(ground, to, power).is_some() {
            Ok(())
        } else {
            Err(BadEntry::NotControlled { at: to })
        }
    }

    fn ally(&self, power: Power, other: Power) -> Result<(), BadEntry> {
        let allied = self.bonds.treaty(power, other).is_some() || self.partners(power, other);
        if allied {
            Ok(())
        } else {
            Err(BadEntry::NotAnAlly { power: other })
        }
    }

    /// Whether a live claim of one leaves room for a treaty with the other: 4B.40.
    fn open_to(&self, power: Power, with: Power) -> Result<(), BadEntry> {
        let within = self.partners(power, with);
        let mut claimants = [power, with].into_iter();
        match claimants.find(|p| self.claim_of(*p).is_some()) {
            Some(of) if !within => Err(BadEntry::ClaimLives { of }),
            _ => Ok(()),
        }
    }
}

fn other(ground: &RelationsContext<'_>, power: Power, other: Power) -> Result<(), BadEntry> {
    if other == power {
        return Err(BadEntry::ToOneself);
    }
    if ground.living.contains(&other) {
        Ok(())
    } else {
        Err(BadEntry::Gone { power: other })
    }
}

fn in_fall(ground: &RelationsContext<'_>) -> Result<(), BadEntry> {
    match ground.stage {
        PhaseKind::Treaties => Ok(()),
        PhaseKind::Movement if ground.closes => Ok(()),
        _ => Err(BadEntry::OnlyInFall),
    }
}

fn on_the_move(ground: &RelationsContext<'_>) -> bool {
    matches!(ground.stage, PhaseKind::Movement | PhaseKind::Retreats)
}
