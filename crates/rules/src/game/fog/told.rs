//! Which orders somebody is told of, and how much of their outcome: F-08.

use crate::board::{Province, UnitId};
use crate::economy::Adjustment;
use crate::movement::retreat::{Retreat, RetreatReason};
use crate::movement::{Forbidden, Illegal, Outcome, Reason, Verdict};
use crate::orders::Act;

use super::suppose::named;
use super::witness::Witness;

/// The spaces that an order would enter.
fn entered(act: &Act) -> Vec<Province> {
    match act {
        Act::Move { to, .. } => vec![to.province],
        Act::Then { sea, act } => {
            let mut all = entered(act);
            all.push(*sea);
            all
        }
        Act::Board { fleet, lands } => {
            let mut all = vec![*fleet];
            all.extend(lands.map(|to| to.province));
            all
        }
        Act::Hold
        | Act::SupportHold { .. }
        | Act::SupportMove { .. }
        | Act::SupportLeg { .. }
        | Act::Convoy { .. }
        | Act::Patrol { .. }
        | Act::Block { .. }
        | Act::Disband => Vec::new(),
    }
}

/// Whether a unit's order is told: to whoever saw the unit, or a space that it was to enter.
fn is_told(outcome: &Outcome, witness: &Witness<'_>) -> bool {
    let goals = entered(outcome.taken());
    witness.saw_unit(&outcome.unit) || goals.iter().any(|at| witness.saw(*at))
}

/// Whether a retreat is told: to whoever saw the unit where it was driven out or where it went, or a space that it was
/// to enter.
fn is_retreat_told(outcome: &Retreat, witness: &Witness<'_>) -> bool {
    let mut goals = outcome.ordered.iter().flat_map(entered);
    witness.saw_unit(&outcome.unit) || goals.any(|at| witness.saw(at))
}

/// The outcomes that are told, and of each what is seen of it.
pub(super) fn told(all: &[Outcome], witness: &Witness<'_>) -> Vec<Outcome> {
    let told: Vec<&Outcome> = all.iter().filter(|o| is_told(o, witness)).collect();
    let knows = |unit: UnitId| told.iter().any(|o| o.unit.id == unit);
    let unseen = |at: &Province| !witness.saw(*at);
    let one = |outcome: &&Outcome| {
        let mut seen = (*outcome).clone();
        if unseen(&seen.unit.at.province) {
            // It is seen where it went to, not at home.
            seen.dislodged = seen
                .dislodged
                .filter(|by| knows(by.by) && !unseen(&by.from));
            seen.annihilated = seen.annihilated.filter(|doom| !unseen(&doom.at()));
        }
        let (units, places) = mentioned(&seen.reason);
        let hidden = match seen.reason {
            Reason::Illegal(why) => is_hidden(&why, witness),
            // That nobody else went there is seen by whoever looks there.
            Reason::Unopposed => entered(seen.taken()).iter().any(unseen),
            // It was caught on its way, or where it came from.
            Reason::Caught { .. } => unseen(&seen.unit.at.province),
            _ => !units.into_iter().all(knows) || places.iter().any(unseen),
        };
        if hidden {
            let (verdict, reason) = veiled(seen.verdict, &seen.reason);
            seen.tell_instead(verdict, reason);
        }
        if let Some(act) = seen.ordered.as_ref().filter(|act| helps(act))
            && !witness.is_surely_legal(&seen.unit, act)
        {
            if seen.verdict == Verdict::Void || is_idle(&seen, all) {
                seen.tell_instead(Verdict::Void, Reason::Unseen);
            }
            // What it was taken as tells the kind and the coast of the unit that stands there.
            seen.tell_as_written();
        }
        seen
    };
    let mut seen: Vec<Outcome> = told.iter().map(one).collect();
    // Whether an army stayed for want of fleets, or because no fleets out of sight could carry it, is told by nobody
    // who was to help it.
    let in_doubt: Vec<Province> = seen
        .iter()
        .filter(|o| o.verdict == Verdict::Void && o.reason == Reason::NoFleets)
        .filter(|o| {
            let ordered = o.ordered.as_ref();
            ordered.is_some_and(|act| !witness.is_surely_legal(&o.unit, act))
        })
        .map(|o| o.unit.at.province)
        .collect();
    for outcome in &mut seen {
        let helped = outcome.ordered.as_ref().filter(|act| helps(act));
        let helped = helped.into_iter().flat_map(named);
        let mut places = helped.map(|unit| unit.at.province);
        if places.any(|at| in_doubt.contains(&at)) {
            outcome.tell_instead(Verdict::Void, Reason::Unseen);
            outcome.tell_as_written();
        }
    }
    seen
}

/// Whether an order is a support or a convoy, or ends with one.
fn helps(act: &Act) -> bool {
    match act {
        Act::SupportHold { .. }
        | Act::SupportMove { .. }
        | Act::SupportLeg { .. }
        | Act::Convoy { .. } => true,
        Act::Then { act, .. } => helps(act),
        Act::Hold
        | Act::Move { .. }
        | Act::Patrol { .. }
        | Act::Block { .. }
        | Act::Board { .. }
        | Act::Disband => false,
    }
}

/// Whether a unit helped another that did not even set out so: it would have come to nothing, had it been illegal.
fn is_idle(outcome: &Outcome, all: &[Outcome]) -> bool {
    let sets_out = |at: Province| {
        let mut there = all.iter().filter(|o| o.unit.at.province == at);
        there.any(|o| {
            matches!(
                o.verdict,
                Verdict::Moved | Verdict::Bounced | Verdict::NoConvoy
            )
        })
    };
    let waits = matches!(outcome.taken(), Act::SupportHold { .. });
    let helped = named(outcome.taken());
    matches!(outcome.reason, Reason::WentByLand { .. })
        || !waits && helped.iter().all(|unit| !sets_out(unit.at.province))
}

/// How an order ended, without what is not seen. Whether it was legal may tell what stands where nobody looks.
const fn veiled(verdict: Verdict, reason: &Reason) -> (Verdict, Reason) {
    match (verdict, reason) {
        (_, Reason::Illegal(Illegal::NoConvoyPossible { .. } | Illegal::BadRoute { .. })) => {
            (Verdict::Void, Reason::NoFleets)
        }
        (Verdict::Illegal, _) => (Verdict::Void, Reason::Unseen),
        (other, _) => (other, Reason::Unseen),
    }
}

/// What is said of an order that is illegal for this reason; `None` if the reason may be told.
pub(super) fn instead_of(why: &Illegal, witness: &Witness<'_>) -> Option<(Verdict, Reason)> {
    is_hidden(why, witness).then(|| veiled(Verdict::Illegal, &Reason::Illegal(*why)))
}

/// The units and the spaces that a reason speaks of.
fn mentioned(reason: &Reason) -> (Vec<UnitId>, Vec<Province>) {
    match reason {
        Reason::Stronger { rival, .. }
        | Reason::Withstood { rival, .. }
        | Reason::NotStronger { rival, .. } => (vec![rival.unit], Vec::new()),
        Reason::OwnUnit { unit }
        | Reason::NotAgainstOwn { unit }
        | Reason::CutBy { unit, .. }
        | Reason::CutByDislodging { unit, .. }
        | Reason::InDisorder { unit }
        | Reason::Unmatched { unit, .. } => (vec![*unit], Vec::new()),
        Reason::Carried { army } | Reason::WentByLand { army } => (vec![*army], Vec::new()),
        Reason::WentAboard { fleet }
        | Reason::StayedAboard { fleet }
        | Reason::FleetStopped { fleet } => (vec![*fleet], Vec::new()),
        Reason::ConvoyBroken { sea, by, .. } => (vec![*by], vec![*sea]),
        Reason::Blocked { by, .. } | Reason::BlockSpoiled { by } => (vec![*by], Vec::new()),
        Reason::Paradox { sea } | Reason::ConvoyCaught { sea, .. } => (Vec::new(), vec![*sea]),
        Reason::NoPassage { past } => (Vec::new(), vec![*past]),
        Reason::Illegal(_)
        | Reason::Unopposed
        | Reason::Dislodged
        | Reason::NoFleets
        | Reason::Counted
        | Reason::NoOrder
        | Reason::ExtraUnit
        | Reason::Caught { .. }
        | Reason::NoContestAtSea
        | Reason::Hunted { .. }
        | Reason::NobodyStayed { .. }
        | Reason::StraitClosed { .. }
        | Reason::Unseen => (Vec::new(), Vec::new()),
    }
}

/// Whether units that are not seen make an order illegal.
fn is_hidden(why: &Illegal, witness: &Witness<'_>) -> bool {
    let unseen = |at: Province| !witness.saw(at);
    match why {
        Illegal::NoSuchUnit { at }
        | Illegal::NotYours { at }
        | Illegal::KindMissing { at }
        | Illegal::KindWrong { at }
        | Illegal::PowerMissing { at }
        | Illegal::PowerWrong { at }
        | Illegal::NoFleetToBoard { at }
        | Illegal::BoardForeign { at }
        | Illegal::BoardAshore { at }
        | Illegal::AlreadyLaden { at }
        | Illegal::FleetCrowded { at } => unseen(*at),
        Illegal::WrongCoast { at } => unseen(at.province),
        Illegal::Promised(
            Forbidden::AgainstAlly { at, .. }
            | Forbidden::AgainstPartner { at, .. }
            | Forbidden::HelpsFrozen { at, .. },
        ) => unseen(*at),
        // What fleets could carry.
        Illegal::SupportedCannotGo { .. }
        | Illegal::ConvoyOffRoute { .. }
        | Illegal::NoConvoyPossible { .. }
        | Illegal::BadRoute { .. } => true,
        _ => false,
    }
}

/// The retreats that are told, and of each what is seen of it.
pub(super) fn told_retreats(all: &[Retreat], witness: &Witness<'_>) -> Vec<Retreat> {
    let told: Vec<&Retreat> = all.iter().filter(|r| is_retreat_told(r, witness)).collect();
    let one = |retreat: &&Retreat| {
        let mut seen = (*retreat).clone();
        if let RetreatReason::Collided { with, .. } = seen.reason
            && told.iter().all(|other| other.unit.id != with)
        {
            seen.reason = RetreatReason::Unseen;
        }
        seen
    };
    told.iter().map(one).collect()
}

/// Whether the unit that was built or removed was seen.
pub(super) fn is_adjustment_seen(done: &Adjustment, witness: &Witness<'_>) -> bool {
    match done {
        Adjustment::Built { unit, .. }
        | Adjustment::Removed { unit, .. }
        | Adjustment::RemovedInDisorder { unit, .. } => witness.saw_unit(unit),
        Adjustment::Waived { .. } | Adjustment::Unused { .. } | Adjustment::Failed { .. } => false,
    }
}
