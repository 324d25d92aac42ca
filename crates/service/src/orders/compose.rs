//! An order given in two parts: which unit, and what it is to do.

use super::coasts::on_each_coast;
use super::reading::reading_context;
use crate::Service;
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::person::Person;
use chancery_rules::board::Power;
use chancery_rules::game::{Item, Sheet};
use chancery_rules::orders::{Act, Ahead, Context, Order, Parser, When, parse_line, read_ahead};

/// The most builds or removals a condition may name: no board has more spaces.
const MOST_NAMED: u32 = 256;

/// What a unit and an order, given in separate fields, make together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Composed {
    /// A line that can be read as an order.
    Line(String),
    /// The unit was a whole order, and the order another: nobody but the player knows which is meant.
    Either(Item, Item),
}

impl Service {
    /// What a unit and an order, given separately, make together. The order may be complete in itself
    /// (`A Par - Bur`), or continue from the unit (`- Bur`, `S A Mar - Bur`, `fleet` for a building site).
    /// The unit may be a whole order, too.
    ///
    /// # Errors
    /// As [`Service::write`]; and when the order is complete but for another unit.
    pub fn compose(
        &self,
        by: &Person,
        context: &GameContext,
        unit: &str,
        order: &str,
    ) -> Result<Composed, ServiceError> {
        let powers = self.may_write(by, context)?;
        let ctx = reading_context(context, &powers);
        let first = whole(unit, context, &ctx);
        if let Some(read) = first.and_then(|first| beside(first, unit, order, context, &ctx)) {
            return Ok(read);
        }
        composed(context, &ctx, unit, order).map(Composed::Line)
    }

    /// The order that what was given as a unit is, if it is a whole one: `A Mar S A Par - Bur`. Where it lacks its
    /// coast, it is once for each coast that it may have.
    ///
    /// # Errors
    /// As [`Service::write`].
    pub fn whole_orders(
        &self,
        by: &Person,
        context: &GameContext,
        unit: &str,
    ) -> Result<Vec<Item>, ServiceError> {
        let powers = self.may_write(by, context)?;
        let Some(item) = whole(unit, context, &reading_context(context, &powers)) else {
            return Ok(Vec::new());
        };
        let coasts = on_each_coast(&context.state, by.id, &Sheet::default(), &item);
        Ok(if coasts.is_empty() {
            vec![item]
        } else {
            coasts
        })
    }
}

/// The order that a text is. A waive is also the name of what may be ordered, so it does not count.
fn whole(text: &str, context: &GameContext, ctx: &Context<'_>) -> Option<Item> {
    if let Some(ahead) = parse_ahead(text, context) {
        return Some(Item::Ahead(ahead));
    }
    let order = parse_line(text, ctx).ok();
    order.filter(|o| *o != Order::Waive).map(Item::Order)
}

/// What a whole order given as the unit comes to with what was given as the order; nothing if that cannot
/// be read beside it.
fn beside(
    first: Item,
    unit: &str,
    order: &str,
    context: &GameContext,
    ctx: &Context<'_>,
) -> Option<Composed> {
    let read = |text: &str| whole(text, context, ctx);
    // `A Mar S A Par` and `- Bur`: one line, though `- Adr - Ven` might be an order for Adr.
    let together = format!("{unit} {order}");
    let one = read(&together).is_some();
    if one && goes_on(order) {
        return Some(Composed::Line(together));
    }
    let again = || {
        // `A Mar S A Par - Bur` and `hold`.
        let Item::Order(order_before) = &first else {
            return None;
        };
        let (_, named, _) = order_before.ordered()?;
        read(&format!("{named} {order}"))
    };
    match read(order) {
        None if one => Some(Composed::Line(together)),
        found => {
            let second = found.or_else(again)?;
            Some(if second == first {
                Composed::Line(first.to_string())
            } else {
                Composed::Either(first, second)
            })
        }
    }
}

/// Whether a text continues from the unit that stands before it.
fn goes_on(order: &str) -> bool {
    order.trim_start().starts_with(['-', '–', '—', '→', '>'])
}

/// The line that a unit and an order make together.
fn composed(
    context: &GameContext,
    ctx: &Context<'_>,
    unit: &str,
    order: &str,
) -> Result<String, ServiceError> {
    if let Some(when) = when_named(unit) {
        let led = parse_ahead(order, context).is_some();
        return Ok(if led {
            order.to_owned()
        } else {
            format!("{when}, {order}")
        });
    }
    if let Some(ahead) = parse_ahead(order, context) {
        let meant = subject(unit, ctx);
        if meant.is_some_and(|meant| !same_subject(&meant, &ahead.order)) {
            return Err(Refusal::OtherUnit.into());
        }
        return Ok(order.to_owned());
    }
    // `if dislodged, - Gas`: the unit may stand in the condition.
    let inside = order.to_lowercase().find("dislodged");
    if let Some((head, tail)) = inside.and_then(|at| order.split_at_checked(at)) {
        let whole = format!("{head}{unit} {tail}");
        if parse_ahead(&whole, context).is_some() {
            return Ok(whole);
        }
    }
    let together = format!("{unit} {order}");
    // `- Adr - Ven` goes on from the unit, though it might be read as an order for Adr.
    if goes_on(order) && parse_line(&together, ctx).is_ok() {
        return Ok(together);
    }
    if let Ok(whole) = parse_line(order, ctx) {
        let meant = subject(unit, ctx);
        if meant.is_some_and(|meant| !same_subject(&meant, &whole)) {
            return Err(Refusal::OtherUnit.into());
        }
        return Ok(order.to_owned());
    }
    let readings = [together.clone(), format!("build {order} {unit}")];
    let read = readings
        .into_iter()
        .find(|line| parse_line(line, ctx).is_ok());
    // What cannot be read either way is told as it was written; an order that names its unit by
    // itself is not told twice.
    let mut words = order.split_whitespace();
    let head = [words.next(), words.next()].map(Option::unwrap_or_default);
    let whole = words.next().is_some()
        && (subject(head[0], ctx).is_some() || subject(&head.join(" "), ctx).is_some());
    Ok(read.unwrap_or(if whole { order.to_owned() } else { together }))
}

/// An order on condition, where such are taken.
fn parse_ahead(text: &str, context: &GameContext) -> Option<Ahead> {
    if !context.state.setup.control.takes_conditions() {
        return None;
    }
    let parser = Parser::new(context.state.setup.board());
    read_ahead(text, &parser)?.ok()
}

/// The condition of a Winter order that a text is: `If 2 builds`.
pub(crate) fn when_named(text: &str) -> Option<When> {
    let conditions = (1..=MOST_NAMED).flat_map(|n| [When::Builds(n), When::Removals(n)]);
    let text = text.trim().trim_end_matches([',', ':']);
    conditions
        .into_iter()
        .find(|when| when.to_string().eq_ignore_ascii_case(text))
}

/// A line as its own power writes it: its units need no adjective.
pub(crate) fn item_in_own_words(item: Item, power: Power) -> Item {
    match item {
        Item::Order(order) => Item::Order(in_own_words(order, power)),
        other => other,
    }
}

/// An order as its own power writes it.
pub(crate) fn in_own_words(order: Order, power: Power) -> Order {
    match order {
        Order::Unit { unit, mut act } => {
            own_act(&mut act, power);
            Order::Unit { unit, act }
        }
        Order::Several {
            count,
            unit,
            mut act,
        } => {
            own_act(&mut act, power);
            Order::Several { count, unit, act }
        }
        other => other,
    }
}

fn own_act(act: &mut Act, power: Power) {
    match act {
        Act::SupportHold { unit }
        | Act::SupportMove { unit, .. }
        | Act::SupportLeg { unit, .. }
        | Act::Convoy { unit, .. } => {
            unit.power = unit.power.filter(|p| *p != power);
        }
        Act::Then { act, .. } => own_act(act, power),
        Act::Board { .. } => {}
        Act::Hold | Act::Disband | Act::Move { .. } | Act::Patrol { .. } | Act::Block { .. } => {}
    }
}

/// An order for the unit or place a text names, to compare others with.
pub(crate) fn subject(text: &str, ctx: &Context<'_>) -> Option<Order> {
    [
        text.to_owned(),
        format!("{text} hold"),
        format!("build {text}"),
        format!("build A {text}"),
        // `Open Con`, whoever may pass.
        format!("{text} to {}", Power::RUSSIA.id()),
    ]
    .iter()
    .find_map(|line| parse_line(line, ctx).ok())
}

/// Whether both speak of the same place. A removal and a build may both be meant by a place.
fn same_subject(a: &Order, b: &Order) -> bool {
    match (a.place(), b.place()) {
        (Some(a), Some(b)) => a == b,
        // A waive names no place, so it contradicts none.
        _ => true,
    }
}
