//! The relations axis in the turn pipeline: what it is told, and when it is asked.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Position, Power, PowerMap, Province, Unit, UnitId};
use crate::control::PlayerId;
use crate::economy::Adjustment;
use crate::movement::retreat::{IllegalRetreat, Retreat, RetreatReason, RetreatVerdict};
use crate::movement::{Forbidden, Illegal, Outcome as MoveOutcome, Reason, Verdict};
use crate::orders::{Act, Order};
use crate::relations::{
    Date, EnclosedBuilds, Entry, Judgement, Offer, RelationsContext, RelationsRules, Treaties,
    Turn, Written,
};

use super::report::Report;
use super::{Item, Outcome, Phase, PhaseKind, Season, Setup, Sheet, State, VictoryRules};

/// What the relations axis is told of the rest, where treaties are played.
fn ground<'a>(
    setup: &'a Setup,
    position: &'a Position,
    owners: &'a BTreeMap<Province, Power>,
    living: BTreeSet<Power>,
    phase: Phase,
) -> Option<RelationsContext<'a>> {
    let RelationsRules::Treaties(rules) = &setup.relations else {
        return None;
    };
    let turn = match phase.season {
        Season::Spring => Turn::Spring,
        Season::Fall => Turn::Fall,
        Season::Winter => Turn::Winter,
    };
    Some(RelationsContext {
        board: setup.board(),
        rules,
        position,
        owners,
        living,
        stage: phase.step,
        date: Date {
            year: phase.year,
            turn,
        },
        first_year: setup.calendar.first_year,
        opens: phase.season == setup.calendar.first_season(),
        closes: phase.season == Season::Fall,
        goals: match setup.victory {
            VictoryRules::Points(goals) => Some(goals),
            _ => None,
        },
    })
}

impl State {
    /// Treaties and what their axis is told of the rest, where they are played.
    pub fn treaties(&self) -> Option<(&Treaties, RelationsContext<'_>)> {
        let treaties = self.relations.treaties()?;
        let living = self.survivors().into_iter().collect();
        let owners = self.economy.owners();
        let ground = ground(&self.setup, &self.position, owners, living, self.phase)?;
        Some((treaties, ground))
    }

    /// The same, to change them.
    pub(super) fn treaties_mut(&mut self) -> Option<(&mut Treaties, RelationsContext<'_>)> {
        let living = self.survivors().into_iter().collect();
        let State {
            setup,
            position,
            economy,
            relations,
            phase,
            ..
        } = self;
        let treaties = relations.treaties_mut()?;
        let ground = ground(setup, position, economy.owners(), living, *phase)?;
        Some((treaties, ground))
    }

    /// A power's victory points now, where what powers do to each other costs them some; they may be
    /// below nothing.
    pub fn points_of(&self, power: Power) -> Option<i32> {
        let (treaties, ground) = self.treaties()?;
        Some(treaties.points_of(&ground, power))
    }

    /// The units a power may disband this Winter because they are enclosed: R-G4.
    pub fn enclosed(&self, power: Power) -> Vec<Unit> {
        let treaties = self.relations.treaties();
        let all = treaties.map_or(&[][..], |t| t.enclosed.as_slice());
        let own = self.position.of(power).filter(|u| all.contains(&u.id));
        own.copied().collect()
    }

    /// Why an order that is legal on the board breaks its author's promises, as far as the permissions
    /// known now allow: R-C4, R-G1.
    pub(super) fn forbids(&self, power: Power, unit: &Unit, act: &Act) -> Option<Forbidden> {
        let (treaties, ground) = self.treaties()?;
        let written = Written {
            by: power,
            unit: *unit,
            act: act.clone(),
        };
        treaties.forbids(&ground, &written)
    }

    /// Whether a power may still declare something to others that has an effect: anything with moves,
    /// notices, enclosed units and claims in Winter, and leave for an ally's retreat (R-C1, R-D1, R-G1,
    /// 4B.48).
    pub(super) fn may_promise(&self, power: Power) -> bool {
        let Some((treaties, ground)) = self.treaties() else {
            return false;
        };
        let allied = |other: Power| treaties.bonds.treaty(power, other).is_some();
        let declares = match self.phase.step {
            PhaseKind::Treaties | PhaseKind::Movement => true,
            PhaseKind::Adjustments => {
                let partners = !treaties.bonds.partners(power).is_empty();
                let enclosed = !self.enclosed(power).is_empty();
                partners || enclosed || treaties.can_claim(&ground, power)
            }
            PhaseKind::Retreats => {
                let lost = self.position.dislodged.iter();
                lost.filter_map(|d| d.unit.owner).any(allied)
            }
        };
        declares && self.is_in(power)
    }

    /// What a power's orders would come to between powers, if they were all there are: R-E0, by the
    /// code that judges. Nothing where no treaties are played.
    pub fn forecast(&self, power: Power, sheet: &Sheet) -> Judgement {
        let Some((treaties, ground)) = self.treaties() else {
            return Judgement::default();
        };
        // A claim sets its author free before anything is judged: R-A12.
        let mut treaties = treaties.clone();
        let claim = |item: Item| match item {
            Item::Treaty(Entry::Claim { with }) => Some(with),
            Item::For(of, line) if of == power => match *line {
                Item::Treaty(Entry::Claim { with }) => Some(with),
                _ => None,
            },
            _ => None,
        };
        for with in sheet.items().filter_map(claim) {
            // One that cannot be made changes nothing.
            let _ = treaties.claim(&ground, power, &with);
        }
        let mut all = BTreeMap::new();
        for order in &sheet.orders {
            let Ok(order) = super::check::fit(self, power, order) else {
                continue;
            };
            let Some((count, named, act)) = order.ordered() else {
                continue;
            };
            let lost = self.position.dislodged_of(power).map(|d| d.unit);
            let found: Vec<Unit> = match self.phase.step {
                PhaseKind::Retreats => lost.collect(),
                _ => self.position.of(power).copied().collect(),
            };
            let meant = |u: &Unit| super::sheet::names(named, u) && !all.contains_key(&u.id);
            let meant: Vec<Unit> = found.into_iter().filter(meant).take(count).collect();
            for unit in meant {
                let (by, act) = (power, act.clone());
                all.insert(unit.id, Written { by, unit, act });
            }
        }
        // What the sheet itself makes illegal is no act: a patrol of one fleet, a landing elsewhere.
        if self.phase.step == PhaseKind::Movement {
            let forbidden = treaties.forbidden(&ground, &all);
            let written = all.iter().filter(|(id, _)| !forbidden.contains_key(id));
            let orders = crate::movement::Orders {
                acts: written.map(|(id, w)| (*id, w.act.clone())).collect(),
                ..Default::default()
            };
            let (board, friends) = (self.setup.board(), treaties.friends());
            let movement = &self.setup.movement;
            let done = movement.resolve(board, &friends, &self.position, &orders);
            without_illegal(&mut all, &done.outcomes);
        }
        treaties.judge(&ground, &all)
    }

    /// The phase that follows a Winter: a conference, the diplomacy before the first moves, or Spring.
    pub(super) fn after_winter(&self) -> Phase {
        let year = self.phase.year.saturating_add(1);
        let season = self.setup.calendar.first_season();
        let moves = Phase::moves(season, year);
        let confers = match self.relations.treaties() {
            Some(t) => t.meeting.is_some() || year == self.setup.calendar.first_year,
            None => false,
        };
        if confers { moves.treaties() } else { moves }
    }
}

/// Takes what was declared for the phase; the offers of treaties come back.
pub(super) fn begin(
    next: &mut State,
    sheets: &BTreeMap<PlayerId, Sheet>,
    report: &mut Report,
) -> PowerMap<Vec<Offer>> {
    if !next.setup.relations.treaties() {
        return PowerMap::new();
    }
    let rules = next.setup.control.exchange();
    let declared = match rules.zip(next.control.exchange()) {
        Some((rules, exchange)) => super::declared::treat(next, (exchange, rules), sheets),
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
pub(super) fn written(
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
pub(super) fn forbidden(
    next: &State,
    all: &BTreeMap<UnitId, Written>,
) -> BTreeMap<UnitId, Forbidden> {
    let found =
        |(treaties, ground): (&Treaties, RelationsContext<'_>)| treaties.forbidden(&ground, all);
    next.treaties().map(found).unwrap_or_default()
}

/// Judges the phase's legal orders.
pub(super) fn judge(next: &State, all: &BTreeMap<UnitId, Written>) -> Judgement {
    let judged =
        |(treaties, ground): (&Treaties, RelationsContext<'_>)| treaties.judge(&ground, all);
    next.treaties().map(judged).unwrap_or_default()
}

/// What is left of the orders: a unit whose order is forbidden has none of its own.
pub(super) fn allowed(
    orders: &BTreeMap<UnitId, Act>,
    forbidden: &BTreeMap<UnitId, Forbidden>,
) -> BTreeMap<UnitId, Act> {
    let good = |(unit, _): &(&UnitId, &Act)| !forbidden.contains_key(unit);
    let kept = orders.iter().filter(good);
    kept.map(|(unit, act)| (*unit, act.clone())).collect()
}

/// Leaves out the orders that movement found illegal beside the others: they are no acts (4B.13, 5B.36).
pub(super) fn without_illegal(all: &mut BTreeMap<UnitId, Written>, done: &[MoveOutcome]) {
    for outcome in done {
        if outcome.verdict == Verdict::Illegal {
            all.remove(&outcome.unit.id);
        }
    }
}

/// Tells of forbidden orders as of illegal ones: the units held.
pub(super) fn mark_moves(
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
pub(super) fn mark_retreats(
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
pub(super) fn carry_out(
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
pub(super) fn confer(next: &mut State, offers: &PowerMap<Vec<Offer>>, report: &mut Report) {
    if let Some((treaties, ground)) = next.treaties_mut() {
        report.relations.extend(treaties.confer(&ground, offers));
    }
    next.phase = Phase::moves(next.phase.season, next.phase.year);
}

/// Closes a season, before centres change hands.
pub(super) fn close_season(next: &mut State, report: &mut Report) {
    if let Some((treaties, ground)) = next.treaties_mut() {
        report.relations.extend(treaties.close_season(&ground));
    }
}

/// The position as the ownership step sees it: without guests, who take nothing (R-G5).
pub(super) fn without_guests(next: &State) -> Position {
    let guests = next.treaties().map(|(t, ground)| t.guests(&ground));
    let guests = guests.unwrap_or_default();
    let mut position = next.position.clone();
    position.units.retain(|u| !guests.contains(&u.id));
    position
}

/// Closes a Fall. The end of the game comes back, if a claim was made good.
pub(super) fn close_fall(next: &mut State, report: &mut Report) -> Option<Outcome> {
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
pub(super) fn close_year(next: &mut State, report: &mut Report) {
    if let Some((treaties, ground)) = next.treaties_mut() {
        // Who had lost every centre may have lost the last unit now: 4B.35.
        let out = |power: &Power| !ground.living.contains(power);
        let dead: Vec<Power> = ground.board.powers().filter(out).collect();
        report.relations.extend(treaties.bury(&dead));
        report.relations.extend(treaties.close_year(&ground));
    }
}

/// Winter's orders, parted: what the economy judges, and the enclosed units that are disbanded before
/// it does, or after it where no build may follow (R-G4, 4B.23).
pub(super) struct Enclosed {
    pub first: bool,
    pub units: Vec<(Power, Unit)>,
}

impl Enclosed {
    /// Takes the units off the board.
    pub(super) fn clear(&self, position: &mut Position) {
        for (_, unit) in &self.units {
            position.remove(unit.id);
        }
    }

    /// The removals, for the report.
    pub(super) fn told(self) -> impl Iterator<Item = Adjustment> {
        let removed = |(power, unit)| Adjustment::Removed { power, unit };
        self.units.into_iter().map(removed)
    }
}

/// Takes the orders to disband enclosed units out of Winter's orders.
pub(super) fn take_enclosed(state: &State, winter: &mut PowerMap<Vec<Order>>) -> Enclosed {
    let rules = match &state.setup.relations {
        RelationsRules::Treaties(rules) => rules.enclosed_builds,
        RelationsRules::None => EnclosedBuilds::default(),
    };
    let mut units: Vec<(Power, Unit)> = Vec::new();
    for (power, orders) in winter.iter_mut() {
        let free = state.enclosed(*power);
        orders.retain(|order| {
            // A second order for the unit is told of as any other is.
            let taken = |unit: &Unit| units.iter().any(|(_, u)| u.id == unit.id);
            let mut fits = free.iter().filter(|unit| disbands(order, unit));
            let Some(unit) = fits.find(|unit| !taken(unit)) else {
                return true;
            };
            units.push((*power, *unit));
            false
        });
    }
    Enclosed {
        first: rules == EnclosedBuilds::Allowed,
        units,
    }
}

/// Whether a Winter order disbands this unit.
pub(super) fn disbands(order: &Order, unit: &Unit) -> bool {
    let disband = Act::Disband;
    matches!(order, Order::Unit { act, .. } if *act == disband)
        && super::sheet::orders_unit(order, unit)
}
