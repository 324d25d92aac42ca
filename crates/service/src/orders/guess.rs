//! What-if: what would become of one's own orders if the others ordered what one guesses.
//!
//! Only the asker's own sheet and the guesses go in: others' sealed sheets are never read, what is
//! private between others is taken out of the state first, and nothing is kept.

use std::collections::BTreeMap;

use super::reading::{MOST_CHARACTERS, MOST_LINES};
use crate::Service;
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::person::Person;
use crate::{Winter, features};
use chancery_boxed::boxed;
use chancery_rules::board::{Power, Unit};
use chancery_rules::control::{Control, Level, PlayerId};
use chancery_rules::game::{
    Item, ItemLine, OrderError, PhaseKind, Report, Sheet, State, Unread, adjudicate, check_order,
    read_items,
};
use chancery_rules::orders::{Act, Context, Order, UnitRef};

/// The result of trying out a phase with guessed orders; nothing is stored.
#[derive(Clone, Debug)]
pub struct TriedOut {
    /// The real game, which stays as it is.
    pub context: GameContext,
    /// The units' results only; nothing else that a phase brings.
    pub report: Report,
    /// The asker's own powers.
    pub own: Vec<Power>,
    /// The powers for which orders were guessed.
    pub guessed: Vec<Power>,
    /// The coming payment for units if all of them stay where this leaves them and the others agree to what
    /// the asker has declared, where units are paid for.
    pub winter: Option<Winter>,
    /// The state after the phase, as the guesses have it.
    pub after: State,
    /// The lines that were not tried out, each with the reason.
    pub left_out: Vec<(String, LeftOut)>,
}

/// Why a line was left out of a try-out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeftOut {
    /// It cannot be read.
    Unread(Unread),
    /// It is no order for a unit.
    NoOrder,
    /// Nobody orders that power's units: they hold.
    NobodyOrders(Power),
    /// There is no such unit. `near`: the same order for units that are there and could do it.
    Faulty {
        item: Box<Item>,
        fault: OrderError,
        near: Vec<Order>,
    },
}

/// The most units named instead of one that is not there.
const MOST_NEAR: usize = 3;

#[boxed]
impl Service {
    /// What a computer player of this level would order for everybody but the asker, a line each: it sees what the
    /// asker sees, and guesses the same whenever it is asked in a phase.
    ///
    /// # Errors
    /// As for [`Service::try_out`], or when the GM allows no such guesses.
    pub async fn guess_others(
        &self,
        by: &Person,
        context: &GameContext,
        level: Level,
    ) -> Result<String, ServiceError> {
        if !context.settings.advice {
            return Err(Refusal::NoAdvice.into());
        }
        let mine = self.my_sheet(by, context).await?;
        let mut state = plain(&context.state, &mine.powers);
        // How others have voted so far is theirs to know.
        state.ballots.clear();
        let mut lines = Vec::new();
        let known = GameContext {
            state: state.clone(),
            ..context.clone()
        };
        let survivors = state.survivors();
        for (row, power) in context.state.setup.board().powers().enumerate() {
            if !survivors.contains(&power) {
                continue;
            }
            let player = state.control.players_of(power).first().copied();
            let Some(player) = player.filter(|_| !mine.powers.contains(&power)) else {
                continue;
            };
            let seed = u64::from(context.state.number) << 8 | row as u64;
            let sheet = self.suggest(&known, player, level, seed).await?;
            let orders = sheet.orders.into_iter();
            lines.extend(orders.map(|order| Item::Order(order).to_string()));
        }
        Ok(lines.join("\n"))
    }

    /// Adjudicates the open phase as if it closed on the asker's own sheet and these orders of others;
    /// a line for an own unit takes the place of what the sheet says of it. Nothing is kept.
    ///
    /// # Errors
    /// When this person does not play, the open phase has neither moves nor retreats, or the text is
    /// too long.
    pub async fn try_out(
        &self,
        by: &Person,
        context: &GameContext,
        guesses: &str,
    ) -> Result<TriedOut, ServiceError> {
        let mine = self.my_sheet(by, context).await?;
        if !matches!(
            context.state.phase.step,
            PhaseKind::Movement | PhaseKind::Retreats
        ) {
            return Err(Refusal::NothingToTry.into());
        }
        let lines = guesses.lines().count();
        if lines > MOST_LINES || guesses.chars().count() > MOST_CHARACTERS {
            let most = MOST_LINES;
            return Err(Refusal::SheetTooLong { lines, most }.into());
        }
        let state = plain(&context.state, &mine.powers);
        let meant = read(&state, guesses).into_iter();
        let meant: Vec<Order> = meant
            .filter_map(|line| match line.read {
                Ok(Item::Order(order)) => Some(order),
                _ => None,
            })
            .collect();
        // In the fog, whatever somebody helps or guesses at out of sight is taken to be there (F-11).
        let state = state.supposing(mine.sheet.orders.iter().chain(&meant));
        let mut sheets: BTreeMap<PlayerId, Sheet> = BTreeMap::new();
        let own = mine.sheet.orders.iter().cloned().map(Item::Order);
        for item in own {
            // What is sealed was checked when it was written.
            let _ = add(&mut sheets, &state, &mine.powers, item);
        }
        let (mut guessed, mut left_out) = (Vec::new(), Vec::new());
        for line in read(&state, guesses) {
            match line.read {
                Ok(item) => match add(&mut sheets, &state, &mine.powers, item) {
                    Ok(power) => guessed.push(power),
                    Err(why) => left_out.push((line.text, why)),
                },
                Err(error) => left_out.push((line.text, LeftOut::Unread(error))),
            }
        }
        guessed.sort_unstable();
        guessed.dedup();
        guessed.retain(|power| !mine.powers.contains(power));
        let (next, report) = adjudicate(&state, &sheets);
        let report = report.tried_out(&next).of_units(&state);
        // Only the units' places are taken from it: the phase may have closed the year.
        let after = State {
            position: next.position,
            ..context.state.clone()
        };
        let own = mine.powers.first().copied();
        let power = own.filter(|_| !after.control.is_shared());
        Ok(TriedOut {
            winter: power.and_then(|power| features::payment(&after, power, &mine.sheet)),
            after,
            own: mine.powers,
            context: context.clone(),
            report,
            guessed,
            left_out,
        })
    }
}

/// The lines of a text that speaks of all powers' units.
fn read(state: &State, text: &str) -> Vec<ItemLine> {
    let ctx = Context {
        board: state.setup.board(),
        position: Some(&state.position),
        power: None,
        stage: state.phase.step,
    };
    read_items(text, &ctx, state)
}

/// Puts an order on the sheet of whoever plays the power it is for, and says which that is.
fn add(
    sheets: &mut BTreeMap<PlayerId, Sheet>,
    state: &State,
    own: &[Power],
    item: Item,
) -> Result<Power, LeftOut> {
    let Item::Order(order) = &item else {
        return Err(LeftOut::NoOrder);
    };
    let Some(power) = state.country_of(order, own) else {
        return Err(nobodys(state, own, order));
    };
    let players = state.control.players_of(power);
    let player = players.first().copied();
    let player = player.ok_or(LeftOut::NobodyOrders(power))?;
    let fleets = state.fleets_for(&[power], &item);
    sheets.entry(player).or_default().write_among(item, fleets);
    Ok(power)
}

/// Why an order is for no power's unit.
fn nobodys(state: &State, own: &[Power], order: &Order) -> LeftOut {
    let Some((_, named, act)) = order.ordered() else {
        return LeftOut::NoOrder;
    };
    // Whoever has a unit there is asked first: it may be of the other kind.
    let there = state.position.at(named.at.province).find_map(|u| u.owner);
    let asked = there.or(named.power).or(own.first().copied());
    let Some(Err(fault)) = asked.map(|power| check_order(state, power, order)) else {
        return LeftOut::NoOrder;
    };
    LeftOut::Faulty {
        near: could_instead(state, own, (named, act), &fault),
        item: Box::new(Item::Order(order.clone())),
        fault,
    }
}

/// The same order for units that are there and could do it: for one of the other kind in the same place, else for
/// any of the same kind. Where many could, those of the asker's own, if they are few.
fn could_instead(
    state: &State,
    own: &[Power],
    (named, act): (&UnitRef, &Act),
    fault: &OrderError,
) -> Vec<Order> {
    let meant = |unit: &&Unit| match fault {
        OrderError::OtherKind { at, kind } => unit.at.province == *at && unit.kind == *kind,
        _ => {
            let kind = named.kind.is_none_or(|kind| kind == unit.kind);
            kind && (named.power.is_none() || named.power == unit.owner)
        }
    };
    let could = |unit: &Unit| {
        let owner = unit.owner?;
        let named = UnitRef {
            power: None,
            kind: Some(unit.kind),
            at: unit.at,
            joint: false,
        };
        let order = Order::Unit {
            unit: named,
            act: act.clone(),
        };
        let order = check_order(state, owner, &order).ok()?;
        Some((owner, order))
    };
    let lost = state.position.dislodged.iter().map(|d| &d.unit);
    let units = state.position.units.iter().chain(lost).filter(meant);
    let mut near: Vec<(Power, Order)> = units.filter_map(could).collect();
    if near.len() > MOST_NEAR {
        near.retain(|(owner, _)| own.contains(owner));
    }
    if near.len() > MOST_NEAR {
        near.clear();
    }
    near.into_iter().map(|(_, order)| order).collect()
}

/// The state as the asker may know it, with a seat for each power: where players share the powers,
/// what most of them would order is not known, and no lot is drawn that the game might draw.
fn plain(state: &State, own: &[Power]) -> State {
    let mut plain = state.clone();
    if state.control.is_shared() {
        let number = |power: Power| state.setup.board().powers().position(|p| p == power);
        let player = |power| PlayerId(number(power).unwrap_or(0) as u64 + 1);
        let powers = state.setup.played().into_iter();
        let sitting = powers.map(|power| (power, player(power))).collect();
        (plain.setup.control, plain.control) = Control::each_their_own(&sitting);
    }
    plain.economy.forget_what_others_know(&state.position, own);
    plain.relations.forget_what_others_know(own);
    plain
}
