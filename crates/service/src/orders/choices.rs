//! What a player could order: the source of autocompletion.

use super::compose::{in_own_words, subject, when_named};
use super::fleets::useful_first;
use super::reading::reading_context;
use crate::Service;
use crate::error::ServiceError;
use crate::features;
use crate::game_context::GameContext;
use crate::person::Person;
use chancery_rules::board::{Power, Province, Unit, UnitKind};
use chancery_rules::economy::BadAdjustment;
use chancery_rules::game::{Due, Item, OrderError, PhaseKind, State, check_order};
use chancery_rules::orders::{Act, Ahead, Order, UnitRef, Via, When};

/// Something for which a player may write an order in the open phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A unit that stands, must retreat, or may be removed.
    Unit(Unit),
    /// This many of the fleets that share a sea, at least two, for one order.
    Fleets(u8, Unit),
    /// A province that fleets may be allowed to pass (N-08a).
    Way(Province),
    /// A place where something may be built, with every unit it may be.
    Site(Vec<Order>),
    /// One of the builds due, which may be waived.
    Waive,
    /// A Winter that may come: what is to be built or removed if it does (C-08b).
    When(When),
}

/// The most builds or removals that a conditional order is proposed for.
const MOST_FORESEEN: u32 = 3;

impl Service {
    /// What this person may write orders for in the open phase: own units, building sites; where orders
    /// may be given ahead, the Winters that may come.
    ///
    /// # Errors
    /// As [`Service::write`].
    pub fn subjects(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<Vec<Subject>, ServiceError> {
        let powers = self.may_write(by, context)?;
        let state = &context.state;
        let all = powers.iter().flat_map(|power| subjects_of(state, *power));
        let mut subjects: Vec<Subject> = all.collect();
        // One waive is for all that have builds.
        let mut waives = 0;
        subjects.retain(|s| {
            waives += usize::from(*s == Subject::Waive);
            *s != Subject::Waive || waives == 1
        });
        if foresees(context) && state.phase.step != PhaseKind::Adjustments && !powers.is_empty() {
            let numbers = || 1..=MOST_FORESEEN;
            let builds = numbers().map(|n| Subject::When(When::Builds(n)));
            subjects.extend(builds);
            subjects.extend(numbers().map(|n| Subject::When(When::Removals(n))));
        }
        Ok(subjects)
    }

    /// Every legal order for the unit or site a text names (`A Par`, `Par`, `Build`, `waive`); for
    /// all of them when it names none. Those on condition come last.
    ///
    /// # Errors
    /// As [`Service::write`].
    pub fn options(
        &self,
        by: &Person,
        context: &GameContext,
        named: &str,
    ) -> Result<Vec<Item>, ServiceError> {
        let powers = self.may_write(by, context)?;
        if let Some(when) = when_named(named).filter(|_| foresees(context)) {
            return Ok(winters(context, &powers, when));
        }
        let subjects = self.subjects(by, context)?;
        let ctx = reading_context(context, &powers);
        let wanted = subject(named, &ctx);
        let one = |unit: &Unit, named: &UnitRef| {
            let whose = named.power.is_none() || named.power == unit.owner;
            let kind = named.kind.is_none_or(|kind| kind == unit.kind);
            unit.at.province == named.at.province && kind && whose
        };
        let fits = |subject: &&Subject| match (subject, &wanted) {
            (Subject::When(_), _) => false,
            // What one of them may be told stands for them all.
            (Subject::Fleets(..) | Subject::Way(_), None) => false,
            (_, None) => true,
            (Subject::Unit(unit), Some(Order::Unit { unit: named, .. })) => one(unit, named),
            (
                Subject::Fleets(n, unit),
                Some(Order::Several {
                    count, unit: named, ..
                }),
            ) => n == count && one(unit, named),
            (Subject::Way(past), Some(Order::Open { at, .. })) => past == at,
            (
                Subject::Site(builds),
                Some(Order::Unit {
                    unit: UnitRef { at, .. },
                    ..
                }),
            )
            | (Subject::Site(builds), Some(Order::Build { at, .. })) => builds.iter().any(
                |o| matches!(o, Order::Build { at: site, .. } if site.province == at.province),
            ),
            (Subject::Waive, Some(wanted)) => *wanted == Order::Waive,
            _ => false,
        };
        let meant: Vec<&Subject> = subjects.iter().filter(fits).collect();
        let orders = meant.iter().flat_map(|s| orders_for(context, s, &powers));
        let mut orders: Vec<Order> = orders.collect();
        if meant.len() == 1 && features::has_many_orders(&context.state.setup) {
            orders = useful_first(orders, context.state.setup.board());
        }
        let orders = orders.into_iter();
        let orders = orders.map(|order| match powers.as_slice() {
            [power] => in_own_words(order, *power),
            _ => order,
        });
        let later = meant.iter().flat_map(|s| match s {
            Subject::Unit(unit) => retreats_of(context, unit),
            _ => Vec::new(),
        });
        Ok(orders.map(Item::Order).chain(later).collect())
    }
}

/// Whether this game takes orders on condition.
fn foresees(context: &GameContext) -> bool {
    context.state.setup.control.takes_conditions()
}

/// What may be ordered of one power.
fn subjects_of(state: &State, power: Power) -> Vec<Subject> {
    // Fleets that share a sea are one subject: what one may be told, the others may.
    let first = |u: &&Unit| state.position.mates(u).next() == Some(*u);
    let standing = || {
        let own = state.position.of(power).filter(first);
        own.map(|u| Subject::Unit(*u))
    };
    match (state.phase.step, state.due().get(&power)) {
        (PhaseKind::Treaties, _) => Vec::new(),
        (PhaseKind::Movement, _) => {
            let several = standing().flat_map(|subject| match subject {
                Subject::Unit(unit) => fleets(state, &unit),
                _ => Vec::new(),
            });
            let ways = state.ways_held(power).into_iter().map(Subject::Way);
            standing().chain(several).chain(ways).collect()
        }
        (PhaseKind::Retreats, _) => state
            .position
            .dislodged_of(power)
            .map(|d| Subject::Unit(d.unit))
            .collect(),
        (PhaseKind::Adjustments, Some(Due::Removals(_))) => standing().collect(),
        // Who has several powers may have some that nothing is due of.
        (PhaseKind::Adjustments, None)
            if state.control.is_shared() || !state.setup.hands.is_empty() =>
        {
            Vec::new()
        }
        (PhaseKind::Adjustments, due) => {
            let board = state.setup.board();
            let mut subjects = Vec::new();
            for site in state.economy.building_sites(&state.ground(), power).iter() {
                let kinds = [UnitKind::Army, UnitKind::Fleet];
                let builds = kinds
                    .into_iter()
                    .flat_map(|kind| board.stands(kind, site).map(move |at| (kind, at)))
                    .map(|(kind, at)| Order::Build { kind, at })
                    .collect();
                subjects.push(Subject::Site(builds));
            }
            match due {
                // Where units are paid for, some of them may have to go.
                Some(Due::Upkeep { .. } | Due::Points { .. }) => {
                    subjects.extend(removable(state, power));
                }
                _ => subjects.push(Subject::Waive),
            }
            // Units enclosed in allied territory may go: R-G4.
            subjects.extend(state.enclosed(power).into_iter().map(Subject::Unit));
            subjects
        }
    }
}

/// The units that may be disbanded as the treasury stands (1B.10, I-06a). Others may be written of, too,
/// in case the money goes elsewhere; they are not proposed, for nothing would come of it.
fn removable(state: &State, power: Power) -> Vec<Subject> {
    use BadAdjustment::{MayNotDisband, OnlyAtHome};
    let may_go = |unit: &&Unit| {
        let unit = named(unit);
        let act = Act::Disband;
        let order = Order::Unit { unit, act };
        !matches!(
            check_order(state, power, &order),
            Err(OrderError::Adjustment(MayNotDisband | OnlyAtHome { .. }))
        )
    };
    let own = state.position.of(power).filter(may_go);
    own.map(|unit| Subject::Unit(*unit)).collect()
}

/// Every number of the fleets that share a unit's sea, but one.
fn fleets(state: &State, unit: &Unit) -> Vec<Subject> {
    let most = state.position.mates(unit).count();
    let most = u8::try_from(most).unwrap_or(u8::MAX);
    (2..=most).map(|n| Subject::Fleets(n, *unit)).collect()
}

/// Where a unit might retreat if it were dislodged, as far as it can be known before (C-08b).
fn retreats_of(context: &GameContext, unit: &Unit) -> Vec<Item> {
    let state = &context.state;
    if !foresees(context) || state.phase.step != PhaseKind::Movement {
        return Vec::new();
    }
    let (board, rules) = (state.setup.board(), &state.setup.movement);
    let reach = board.reach(unit.kind, unit.at);
    let by_land = |act: &Act| matches!(act, Act::Move { to, via: Via::Unsaid } if reach.contains(to.province));
    let acts = rules.legal_acts(board, &state.position, unit).into_iter();
    let acts = acts.filter(by_land).chain([Act::Disband]);
    let unit = named(unit);
    let ahead = acts.map(|act| {
        let order = Order::Unit { unit, act };
        let when = When::Dislodged;
        Item::Ahead(Ahead { when, order })
    });
    ahead.collect()
}

/// What might be ordered in a Winter that may come.
fn winters(context: &GameContext, powers: &[Power], when: When) -> Vec<Item> {
    let state = &context.state;
    let board = state.setup.board();
    let orders: Vec<Order> = match when {
        When::Builds(_) => {
            let homes = powers.iter().flat_map(|power| board.homes(*power));
            let sites = homes.flat_map(|home| {
                let kinds = [UnitKind::Army, UnitKind::Fleet].into_iter();
                kinds.flat_map(|kind| board.stands(kind, *home).map(move |at| (kind, at)))
            });
            let builds = sites.map(|(kind, at)| Order::Build { kind, at });
            builds.chain([Order::Waive]).collect()
        }
        When::Removals(_) => {
            let units = powers.iter().flat_map(|power| state.position.of(*power));
            let act = Act::Disband;
            let removal = |unit: &Unit| Order::Unit {
                unit: named(unit),
                act: act.clone(),
            };
            units.map(removal).collect()
        }
        When::Dislodged => Vec::new(),
    };
    let item = |order| Item::Ahead(Ahead { when, order });
    orders.into_iter().map(item).collect()
}

fn named(unit: &Unit) -> UnitRef {
    UnitRef {
        power: None,
        kind: Some(unit.kind),
        at: unit.at,
        joint: false,
    }
}

pub(crate) fn orders_for(context: &GameContext, subject: &Subject, powers: &[Power]) -> Vec<Order> {
    let state = &context.state;
    let unit = match subject {
        Subject::Site(builds) => return builds.clone(),
        Subject::Waive => return vec![Order::Waive],
        Subject::When(_) => return Vec::new(),
        Subject::Way(at) => {
            let holds = |power: &Power| state.ways_held(*power).contains(at);
            let others = state.setup.played().into_iter().filter(|to| !holds(to));
            return others.map(|to| Order::Open { at: *at, to }).collect();
        }
        Subject::Fleets(n, unit) => return of_several(context, *n, unit, powers),
        Subject::Unit(unit) => unit,
    };
    let acts = match state.phase.step {
        PhaseKind::Movement => {
            let board = state.setup.board();
            let rules = &state.setup.movement;
            let orders = rules.legal_orders(board, &state.position, unit).into_iter();
            return orders
                .filter(|order| is_met(state, order))
                .map(|order| apart(state, powers, unit, order))
                .collect();
        }
        PhaseKind::Retreats => {
            let open = state
                .position
                .dislodged
                .iter()
                .filter(|d| d.unit.id == unit.id);
            let open = open.flat_map(|d| &d.retreats);
            let retreats = open.map(|to| Act::Move {
                to: *to,
                via: Default::default(),
            });
            retreats.chain([Act::Disband]).collect()
        }
        PhaseKind::Adjustments => vec![Act::Disband],
        PhaseKind::Treaties => Vec::new(),
    };
    let unit = UnitRef {
        joint: state.position.is_joint(unit.id),
        ..named(unit)
    };
    acts.into_iter()
        .map(|act| Order::Unit { unit, act })
        .collect()
}

/// The orders that this many fleets of a sea may all have.
fn of_several(context: &GameContext, n: u8, unit: &Unit, powers: &[Power]) -> Vec<Order> {
    let state = &context.state;
    let rules = &state.setup.movement;
    let orders = rules.legal_orders(state.setup.board(), &state.position, unit);
    let of_all = |order| match order {
        Order::Unit { unit, act } => {
            let count = n;
            Some(Order::Several { count, unit, act })
        }
        Order::Several { count, .. } => Some(order).filter(|_| count == n),
        _ => None,
    };
    let orders = orders.into_iter().filter_map(of_all);
    orders
        .filter(|order| is_met(state, order))
        .map(|order| apart(state, powers, unit, order))
        .collect()
}

/// Whether an order is against nobody, or against a power that is on the board.
fn is_met(state: &State, order: &Order) -> bool {
    let against = match order {
        Order::Unit { act, .. } | Order::Several { act, .. } => act.against(),
        Order::Build { .. } | Order::Open { .. } | Order::Waive => None,
    };
    against.is_none_or(|power| state.setup.present().contains(&power))
}

/// An order that says whose fleets it is for, where others that its author commands are in the sea.
fn apart(state: &State, powers: &[Power], unit: &Unit, mut order: Order) -> Order {
    let here = state.position.at(unit.at.province).filter_map(|u| u.owner);
    let mut others = here.filter(|owner| Some(*owner) != unit.owner);
    if powers.len() > 1
        && others.any(|other| powers.contains(&other))
        && let Order::Unit { unit: named, .. } | Order::Several { unit: named, .. } = &mut order
    {
        named.power = unit.owner;
    }
    order
}
