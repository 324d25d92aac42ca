//! What a movement phase comes to: a verdict and a typed reason for every unit.

use serde::{Deserialize, Serialize};

use super::legality::Illegal;
use crate::board::{Location, Position, Power, Province, Unit, UnitId};
use crate::orders::Act;

/// The whole phase: every unit's outcome, and the board after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Movement {
    /// One outcome for each unit that stood on the board, in ascending order of id.
    pub outcomes: Vec<Outcome>,
    /// Units where they stand now, who must retreat and where to, and the standoffs. A unit without
    /// a retreat is among the dislodged, with none to choose from.
    pub after: Position,
}

/// One unit beaten by another's move into a province.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// The power whose unit was beaten; `None` for a neutral army.
    pub against: Option<Power>,
    /// Whether it was driven out of that province; else it was ordered there and beaten.
    pub dislodged: bool,
}

impl Movement {
    /// Disbands the dislodged units of some owners at once: nobody orders their retreats.
    pub fn disband_dislodged(&mut self, of: impl Fn(Power) -> bool) {
        let gone = |unit: &Unit| unit.owner.is_some_and(&of);
        for lost in self.after.dislodged.iter_mut().filter(|d| gone(&d.unit)) {
            lost.retreats.clear();
        }
        for outcome in self.outcomes.iter_mut().filter(|o| gone(&o.unit)) {
            if let Some(beaten) = &mut outcome.dislodged {
                beaten.destroyed = true;
            }
        }
    }

    /// The units of others that a unit's move beat: the one it drove out, and those it kept out.
    pub fn battles(&self, unit: UnitId) -> Vec<Battle> {
        let Some(won) = self.of(unit).filter(|o| o.verdict == Verdict::Moved) else {
            return Vec::new();
        };
        let Some(at) = self.after.unit(unit).map(|u| u.at.province) else {
            return Vec::new();
        };
        let others = self
            .outcomes
            .iter()
            .filter(|o| o.unit.owner != won.unit.owner);
        let battle = |o: &Outcome| {
            let dislodged = o.dislodged.is_some_and(|b| b.by == unit);
            let aimed = matches!(o.taken(), Act::Move { to, .. } if to.province == at);
            let beaten = aimed && o.verdict == Verdict::Bounced;
            (dislodged || beaten).then_some(Battle {
                against: o.unit.owner,
                dislodged,
            })
        };
        others.filter_map(battle).collect()
    }

    /// The outcome of one unit's order; `None` if the unit was not on the board in this movement phase.
    pub fn of(&self, unit: UnitId) -> Option<&Outcome> {
        let place = self.outcomes.binary_search_by_key(&unit, |o| o.unit.id);
        place.ok().map(|i| &self.outcomes[i])
    }
}

/// What became of one unit and its order in a movement phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "WrittenOutcome", into = "WrittenOutcome")]
pub struct Outcome {
    /// The unit as it stood before.
    pub unit: Unit,
    /// The order given; `None` when there was none. What it was taken as follows it, so it is changed only together with
    /// that.
    pub ordered: Option<Act>,
    /// What the order was taken as, where that is not the order as it was given.
    pub(super) reading: Option<Box<Act>>,
    /// How the order ended.
    pub verdict: Verdict,
    /// Why it ended so.
    pub reason: Reason,
    /// Who took the unit's province; `None` unless it was dislodged.
    pub dislodged: Option<Dislodgement>,
    /// When the fleet was taken off the board for good: why.
    pub annihilated: Option<DestructionCause>,
    /// When the army ended the phase aboard a fleet: which.
    pub aboard: Option<Berth>,
}

/// An outcome as it is kept, with all that is said of it in fields of its own.
#[derive(Serialize, Deserialize)]
struct WrittenOutcome {
    unit: Unit,
    ordered: Option<Act>,
    taken: Act,
    verdict: Verdict,
    reason: Reason,
    dislodged: Option<Dislodgement>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    annihilated: Option<DestructionCause>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    aboard: Option<Berth>,
}

impl From<WrittenOutcome> for Outcome {
    fn from(written: WrittenOutcome) -> Outcome {
        let mut outcome = Outcome {
            verdict: written.verdict,
            reason: written.reason,
            dislodged: written.dislodged,
            annihilated: written.annihilated,
            aboard: written.aboard,
            ..Outcome::untold(written.unit)
        };
        outcome.take(written.ordered, written.taken);
        outcome
    }
}

impl From<Outcome> for WrittenOutcome {
    fn from(outcome: Outcome) -> WrittenOutcome {
        WrittenOutcome {
            taken: outcome.taken().clone(),
            unit: outcome.unit,
            ordered: outcome.ordered,
            verdict: outcome.verdict,
            reason: outcome.reason,
            dislodged: outcome.dislodged,
            annihilated: outcome.annihilated,
            aboard: outcome.aboard,
        }
    }
}

impl Outcome {
    /// The outcome of a unit before anything is said of its order: as if it had none, and held.
    pub(super) const fn untold(unit: Unit) -> Outcome {
        Outcome {
            unit,
            ordered: None,
            reading: None,
            verdict: Verdict::Held,
            reason: Reason::NoOrder,
            dislodged: None,
            annihilated: None,
            aboard: None,
        }
    }

    /// What the order was taken as: coasts filled in, an illegal order as a hold.
    pub fn taken(&self) -> &Act {
        let given = self.reading.as_deref().or(self.ordered.as_ref());
        given.unwrap_or(&Act::Hold)
    }

    /// Fills in an order, and what it was taken as.
    pub(super) fn take(&mut self, ordered: Option<Act>, act: Act) {
        self.ordered = ordered;
        self.take_as(act);
    }

    /// Fills in what the order was taken as. The order itself must be there already.
    pub(super) fn take_as(&mut self, act: Act) {
        let as_given = act == *self.ordered.as_ref().unwrap_or(&Act::Hold);
        self.reading = (!as_given).then(|| Box::new(act));
    }

    /// Says that the order was not legal, so that the unit held.
    pub fn refuse(&mut self, ordered: Option<Act>, why: Illegal) {
        self.take(ordered, Act::Hold);
        self.ended(Verdict::Illegal, Reason::Illegal(why));
    }

    /// Says less of how the order ended, to somebody who does not see all (F-08).
    pub fn tell_instead(&mut self, verdict: Verdict, reason: Reason) {
        if self.verdict == Verdict::Illegal
            && let Some(ordered) = self.ordered.clone()
        {
            self.take_as(ordered);
        }
        self.ended(verdict, reason);
    }

    /// Says of the order no more than was written, to somebody who does not see what it was taken as (F-08).
    pub fn tell_as_written(&mut self) {
        self.reading = None;
    }

    /// Says less of how an order ended that was not legal, and so was taken as none (F-08).
    pub fn tell_ordered(&mut self, ordered: &Act, verdict: Verdict, reason: Reason) {
        self.take(Some(ordered.clone()), ordered.clone());
        self.ended(verdict, reason);
    }

    /// Says that the unit should not have been there, whatever it was ordered (4.E.6).
    pub(super) fn remove(&mut self, ordered: Option<&Act>) {
        self.take(ordered.cloned(), Act::Hold);
        self.ended(Verdict::Removed, Reason::ExtraUnit);
    }

    /// Says how the order ended, and why.
    #[inline]
    pub(super) fn ended(&mut self, verdict: Verdict, reason: Reason) {
        self.verdict = verdict;
        self.reason = reason;
    }
}

/// The fleet that an army is aboard of after a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Berth {
    /// The fleet that carries it.
    pub fleet: UnitId,
    /// How many moves it has been aboard, this one among them.
    pub moves: u8,
    /// How many it has left, the one it must land with among them; `None` without a limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
}

/// Why a fleet (or an army aboard one) was annihilated. `at` is where it was then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DestructionCause {
    /// Its two legs ended where no supply centre is: N-04.2, N-04E.
    OutsideCentre { at: Province },
    /// It did not come into the centre its second leg led to: N-04C.
    Failed { at: Province },
    /// It moved, and then supported or convoyed: N-04Db.
    SecondOrder { at: Province },
    /// Its first leg was blocked, or the way past a province was closed to it: N-07e, 5B.31.
    Stopped { at: Province },
    /// A patrol of that power caught it: N-06e.
    Patrolled { at: Province, by: Option<Power> },
    /// The army was aboard for longer than its rations last: E-X1e.
    Starved { at: Province },
    /// The army was aboard a fleet that was destroyed.
    Sunk { at: Province },
}

impl DestructionCause {
    /// The province in which the unit was when it was destroyed.
    pub const fn at(self) -> Province {
        match self {
            DestructionCause::OutsideCentre { at }
            | DestructionCause::Failed { at }
            | DestructionCause::SecondOrder { at }
            | DestructionCause::Stopped { at }
            | DestructionCause::Starved { at }
            | DestructionCause::Sunk { at }
            | DestructionCause::Patrolled { at, .. } => at,
        }
    }
}

/// How an order ended. Whether the unit was dislodged besides is said apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The unit was to stay where it was (whether it could is said by `dislodged`).
    Held,
    /// The unit stands where it was ordered to go.
    Moved,
    /// The move met an equal or stronger unit, or one it may not dislodge.
    Bounced,
    /// The army's convoy was broken.
    NoConvoy,
    /// The support was given: it counted for the move or the unit it helped.
    Supported,
    /// The support was cut by an attack on the supporter.
    Cut,
    /// The fleet stayed and was ready to carry the army, whether or not that army landed.
    Convoyed,
    /// The fleet was dislodged or caught in a paradox, and carried nobody.
    Disrupted,
    /// Legal, but nothing answered it: a support or convoy of what was not ordered, a move by convoy
    /// that no fleets were ordered to carry.
    Void,
    /// The order was not legal; the unit held.
    Illegal,
    /// The unit should not have been there (4.E.6) and is removed.
    Removed,
    /// The patrol found fleets to hunt.
    Patrolled,
    /// The strait was closed to the power named.
    Blocking,
    /// The army went aboard the fleet and stays there, as ordered.
    Boarded,
}

impl Verdict {
    /// The word that result files and the archive use for it.
    pub const fn id(self) -> &'static str {
        match self {
            Verdict::Held => "held",
            Verdict::Moved => "moved",
            Verdict::Bounced => "bounced",
            Verdict::NoConvoy => "no_convoy",
            Verdict::Supported => "supported",
            Verdict::Cut => "cut",
            Verdict::Convoyed => "convoyed",
            Verdict::Disrupted => "disrupted",
            Verdict::Void => "void",
            Verdict::Illegal => "illegal",
            Verdict::Removed => "removed",
            Verdict::Patrolled => "patrolled",
            Verdict::Blocking => "blocking",
            Verdict::Boarded => "boarded",
        }
    }
}

/// A unit that stood against another, and how strongly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rival {
    /// The unit that stood against the move.
    pub unit: UnitId,
    /// Where it stood before the phase.
    pub from: Province,
    /// The strength with which it stood against the move.
    pub strength: u8,
    /// In what way it stood against the move.
    pub role: Role,
}

impl Rival {
    /// The stronger of two that may be there; the second, if both are as strong.
    pub(super) fn stronger(one: Option<Rival>, other: Option<Rival>) -> Option<Rival> {
        match (one, other) {
            (Some(a), Some(b)) if a.strength > b.strength => one,
            _ => other.or(one),
        }
    }
}

/// In what way a rival stood against a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// It stood in the province.
    Holding,
    /// It moved into the province that the other moved from.
    HeadToHead,
    /// It moved to the same province.
    Contending,
}

/// Who took a dislodged unit's province.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Dislodgement {
    /// The unit that took the province.
    pub by: UnitId,
    /// Where the attacker started.
    pub from: Province,
    /// Whether the attacker came by convoy.
    pub convoyed: bool,
    /// The strength of the attack, supports counted.
    pub strength: u8,
    /// The strength that the dislodged unit had against it.
    pub against: u8,
    /// Whether no retreat was left, or nobody to order it, so that the unit is destroyed.
    pub destroyed: bool,
}

/// What a unit that was to be supported or convoyed did instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Instead {
    /// It had no order to move, or an illegal one.
    Stayed,
    /// It was ordered to go somewhere else.
    Moved(Location),
    /// It went aboard a fleet.
    Boarded,
}

/// Why an order ended as it did. Strengths count the unit itself and the supports that counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// With Held or Moved: nobody stood against it.
    Unopposed,
    /// Moved: it was stronger than all others; the strongest is named.
    Stronger { strength: u8, rival: Rival },
    /// Held: attacked, but not strongly enough; the strongest attack is named.
    Withstood { strength: u8, rival: Rival },
    /// With Held: the unit was driven out; [`Outcome::dislodged`] says by whom.
    Dislodged,
    /// Bounced: a rival was as strong or stronger. `discounted` supports would have had to help
    /// dislodge a unit of their own power, or a friendly one, and did not count.
    NotStronger {
        strength: u8,
        rival: Rival,
        discounted: u8,
    },
    /// Bounced: only an own or friendly unit stood there, and none is dislodged by its own side.
    OwnUnit { unit: UnitId },
    /// NoConvoy, Disrupted: a fleet of the convoy was dislodged in that sea.
    ConvoyBroken {
        sea: Province,
        by: UnitId,
        from: Province,
    },
    /// NoConvoy, Disrupted: the convoy would have decided its own fate, and the rulebook stops it.
    Paradox { sea: Province },
    /// Void: no unbroken chain of fleets was ordered to carry the army.
    NoFleets,
    /// With Supported: it helped a move, or a unit that stayed.
    Counted,
    /// Supported: it stood, but helped nobody to dislodge a unit of its own side.
    NotAgainstOwn { unit: UnitId },
    /// Cut: a unit attacked the supporter from that province.
    CutBy { unit: UnitId, from: Province },
    /// Cut: the supporter was dislodged, by the very unit its support was given against.
    CutByDislodging { unit: UnitId, from: Province },
    /// Convoyed: the army went, or was to go, by this convoy.
    Carried { army: UnitId },
    /// Convoyed: the fleet stood ready, but the army went by land.
    WentByLand { army: UnitId },
    /// Void: the supported or convoyed unit was not ordered so.
    Unmatched { unit: UnitId, instead: Instead },
    /// Void: the unit is in civil disorder and gets no support (4.D.9 a).
    InDisorder { unit: UnitId },
    /// With the verdict of the same name: what is wrong with the order.
    Illegal(Illegal),
    /// With Held: no order was given.
    NoOrder,
    /// With Boarded: going aboard that fleet cannot fail (E-X1f).
    WentAboard { fleet: UnitId },
    /// With Held: the army stays aboard that fleet, as it was ordered.
    StayedAboard { fleet: UnitId },
    /// With Removed: another unit stands in the province, which holds only one.
    ExtraUnit,
    /// Bounced: that fleet closed the strait (N-07a).
    Blocked { by: UnitId, to: Province },
    /// Bounced: the province was not friendly (N-08a).
    NoPassage { past: Province },
    /// Held, Cut, Disrupted: a patrol of that power caught the fleet (N-06c).
    Caught { by: Option<Power> },
    /// NoConvoy: a patrol of that power caught the fleets of that sea (5B.13).
    ConvoyCaught { sea: Province, by: Option<Power> },
    /// NoConvoy: that fleet did not come to where it was to carry the army (N-07, N-08).
    FleetStopped { fleet: UnitId },
    /// Void: nobody is kept out of a sea, so nobody is helped into it or to stay (5B.9).
    NoContestAtSea,
    /// With Patrolled: the number of fleets of that power which the patrol caught.
    Hunted { fleets: u8, of: Power },
    /// Void: no fleet of that power stayed in the sea (N-06g).
    NobodyStayed { of: Power },
    /// Blocking: the strait was closed to that power.
    StraitClosed { to: Power },
    /// Void: that fleet was there too, or on its way there (N-07c).
    BlockSpoiled { by: UnitId },
    /// With any verdict: why is not told to somebody who does not see all that took part (F-08). Never stored.
    Unseen,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::UnitKind;

    fn hold() -> Outcome {
        let at = Province::from_id("par").expect("an id").into();
        Outcome::untold(Unit {
            id: UnitId(1),
            kind: UnitKind::Army,
            owner: Some(Power::FRANCE),
            at,
        })
    }

    #[test]
    fn an_order_is_kept_twice_only_where_it_was_taken_as_another() {
        let goes = Act::Patrol {
            against: Power::ITALY,
        };
        let mut outcome = hold();
        assert_eq!(*outcome.taken(), Act::Hold);
        outcome.take(Some(goes.clone()), goes.clone());
        assert_eq!((outcome.taken(), &outcome.reading), (&goes, &None));
        outcome.refuse(Some(goes.clone()), Illegal::NavalOnly);
        assert_eq!(
            (outcome.taken(), outcome.ordered.as_ref()),
            (&Act::Hold, Some(&goes))
        );
    }

    #[test]
    fn what_an_order_was_taken_as_is_always_written_down() {
        let goes = Act::Patrol {
            against: Power::ITALY,
        };
        for ordered in [None, Some(Act::Hold), Some(goes)] {
            let mut outcome = hold();
            outcome.take(ordered, Act::Hold);
            let written = serde_json::to_value(&outcome).expect("JSON");
            assert_eq!(written["taken"], "hold");
            let read: Outcome = serde_json::from_value(written).expect("an outcome");
            assert_eq!(read, outcome);
        }
    }
}
