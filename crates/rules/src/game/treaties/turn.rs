//! The relations axis in the turn pipeline: when it is asked.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Position, Power, PowerMap, Unit, UnitId};
use crate::control::PlayerId;
use crate::game::exchange::declarations::treat;
use crate::game::{Outcome, Phase, PhaseKind, Report, Sheet, State};
use crate::movement::retreat::{IllegalRetreat, Retreat, RetreatReason, RetreatVerdict};
use crate::movement::{Forbidden, Illegal, Outcome as MoveOutcome, Reason, Verdict};
use crate::orders::Act;
use crate::relations::{Judgement, Offer, RelationsContext, Treaties, Written};

/// Takes what was declared for the phase; the offers of treaties come back.
pub(in crate::game) fn begin(
    next: &mut State,
    sheets: &BTreeMap<PlayerId, Sheet>,
    report: &mut Report,
) -> PowerMap<Vec<Offer>> {
    if !next.setup.relations.treaties() {
        return PowerMap::new();
    }
    let rules = next.setup.control.exchange();
    let declared = match rules.zip(next.control.exchange()) {
        Some((rules, exchange)) => treat(next, (exchange, rules), sheets),
        None => {
            let mut declared: PowerMap<Vec<_>> = PowerMap::new();
            for (player, sheet) in sheets {
                for power in next.control.powers_of(*player) {
                    let all = declared.entry(power).or_default();
                    all.extend(sheet.treaties.iter().cloned());
                }
            }
            declared
        }
    };
    let Some((treaties, ground)) = next.treaties_mut() else {
        return PowerMap::new();
    };
    let (events, offers) = treaties.begin(&ground, &declared);
    report.relations.extend(events);
    offers
}

/// The phase's legal orders as they were written. `by` says who wrote an order for another's unit.
pub(in crate::game) fn written(
    next: &State,
    orders: &BTreeMap<UnitId, Act>,
    by: &BTreeMap<UnitId, Power>,
    good: impl Fn(UnitId, &Act) -> bool,
) -> BTreeMap<UnitId, Written> {
    if next.relations.is_none() {
        return BTreeMap::new();
    }
    let lost = next.position.dislodged.iter().map(|d| &d.unit);
    let units: Vec<&Unit> = match next.phase.step {
        PhaseKind::Retreats => lost.collect(),
        _ => next.position.units.iter().collect(),
    };
    let mut all = BTreeMap::new();
    for unit in units {
        let written = orders.get(&unit.id).filter(|act| good(unit.id, act));
        let author = by.get(&unit.id).copied().or(unit.owner);
        if let (Some(act), Some(by)) = (written, author) {
            let (unit, act) = (*unit, act.clone());
            all.insert(unit.id, Written { by, unit, act });
        }
    }
    all
}

/// Which of them treaties forbid.
pub(in crate::game) fn forbidden(
    next: &State,
    all: &BTreeMap<UnitId, Written>,
) -> BTreeMap<UnitId, Forbidden> {
    let found =
        |(treaties, ground): (&Treaties, RelationsContext<'_>)| treaties.forbidden(&ground, all);
    next.treaties().map(found).unwrap_or_default()
}

/// Judges the phase's legal orders.
pub(in crate::game) fn judge(next: &State, all: &BTreeMap<UnitId, Written>) -> Judgement {
    let judged =
        |(treaties, ground): (&Treaties, RelationsContext<'_>)| treaties.judge(&ground, all);
    next.treaties().map(judged).unwrap_or_default()
}

/// What is left of the orders: a unit whose order is forbidden has none of its own.
pub(in crate::game) fn allowed(
    orders: &BTreeMap<UnitId, Act>,
    forbidden: &BTreeMap<UnitId, Forbidden>,
) -> BTreeMap<UnitId, Act> {
    let good = |(unit, _): &(&UnitId, &Act)| !forbidden.contains_key(unit);
    let kept = orders.iter().filter(good);
    kept.map(|(unit, act)| (*unit, act.clone())).collect()
}

/// Leaves out the orders that movement found illegal beside the others: they are no acts (4B.13, 5B.36).
pub(in crate::game) fn without_illegal(all: &mut BTreeMap<UnitId, Written>, done: &[MoveOutcome]) {
    for outcome in done {
        if outcome.verdict == Verdict::Illegal {
            all.remove(&outcome.unit.id);
        }
    }
}

/// Tells of forbidden orders as of illegal ones: the units held.
pub(in crate::game) fn mark_moves(
    done: &mut [MoveOutcome],
    orders: &BTreeMap<UnitId, Act>,
    judged: &Judgement,
) {
    for outcome in done {
        if let Some(why) = judged.forbidden.get(&outcome.unit.id) {
            outcome.ordered = orders.get(&outcome.unit.id).cloned();
            outcome.verdict = Verdict::Illegal;
            outcome.reason = Reason::Illegal(Illegal::Promised(*why));
        }
    }
}

/// The same of retreats: the units disbanded (4B.39).
pub(in crate::game) fn mark_retreats(
    done: &mut [Retreat],
    orders: &BTreeMap<UnitId, Act>,
    judged: &Judgement,
) {
    for outcome in done {
        if let Some(why) = judged.forbidden.get(&outcome.unit.id) {
            outcome.ordered = orders.get(&outcome.unit.id).cloned();
            outcome.verdict = RetreatVerdict::Disbanded;
            outcome.to = None;
            outcome.reason = RetreatReason::Illegal(IllegalRetreat::Promised(*why));
        }
    }
}

/// Carries a judgement out, notes who came by leave and, after the moves of Fall, announces the treaties that were ordered.
pub(in crate::game) fn carry_out(
    next: &mut State,
    judged: Judgement,
    after: &Position,
    offers: &PowerMap<Vec<Offer>>,
    report: &mut Report,
) {
    let Some((treaties, ground)) = next.treaties_mut() else {
        return;
    };
    treaties.note_let_in(&ground, after);
    let moves = ground.stage == PhaseKind::Movement;
    let (announces, last_claims) = (ground.closes && moves, ground.opens && moves);
    report.relations.extend(treaties.carry_out(&ground, judged));
    if last_claims {
        report.relations.extend(treaties.close_window());
    }
    if announces {
        report.relations.extend(treaties.announce(offers));
    }
}

/// The diplomacy before the first moves, or a conference: treaties come into force.
pub(in crate::game) fn confer(
    next: &mut State,
    offers: &PowerMap<Vec<Offer>>,
    report: &mut Report,
) {
    if let Some((treaties, ground)) = next.treaties_mut() {
        report.relations.extend(treaties.confer(&ground, offers));
    }
    next.phase = Phase::moves(next.phase.season, next.phase.year);
}

/// Closes a season, before centres change hands.
pub(in crate::game) fn close_season(next: &mut State, report: &mut Report) {
    if let Some((treaties, ground)) = next.treaties_mut() {
        report.relations.extend(treaties.close_season(&ground));
    }
}

/// Closes a Fall. The end of the game comes back, if a claim was made good.
pub(in crate::game) fn close_fall(next: &mut State, report: &mut Report) -> Option<Outcome> {
    let (treaties, ground) = next.treaties_mut()?;
    report.relations.extend(treaties.bury(&report.eliminated));
    let (events, won) = treaties.close_fall(&ground);
    report.relations.extend(events);
    let all: BTreeSet<Power> = won.iter().flatten().copied().collect();
    let all: Vec<Power> = all.into_iter().collect();
    match (won.len(), all.as_slice()) {
        (0, _) => None,
        (1, [alone]) => Some(Outcome::Solo(*alone)),
        (1, [a, b]) => Some(Outcome::Alliance([*a, *b])),
        // Several claims that hold share the win: 4B.29.
        _ => Some(Outcome::Shared(all)),
    }
}

/// Closes a year, with its Winter or where Winter was passed over.
pub(in crate::game) fn close_year(next: &mut State, report: &mut Report) {
    if let Some((treaties, ground)) = next.treaties_mut() {
        // Who had lost every centre may have lost the last unit now: 4B.35.
        let out = |power: &Power| !ground.living.contains(power);
        let dead: Vec<Power> = ground.board.powers().filter(out).collect();
        report.relations.extend(treaties.bury(&dead));
        report.relations.extend(treaties.close_year(&ground));
    }
}
