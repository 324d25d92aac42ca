//! Orders offered as choices while somebody types. A fleet that shares its sea may have a thousand, and
//! spelling them all out takes longer than somebody should wait; so those that cannot fit are left out
//! by their short forms first.

use std::collections::BTreeMap;

use crate::board::{Board, Province, UnitKind};
use crate::game::{Item, State};
use crate::orders::{Act, Order, UnitRef, Via};
use crate::words::Words;

use super::complete::{Choice, fitting, plain};
use super::say;
use super::text::CHOICE;

/// The most orders that are spelled out to see whether they fit.
const SPELLED: usize = 100;

/// The orders that fit what is typed, of all that might be given.
pub fn orders(words: &Words, state: &State, all: &[Item], typed: &str) -> Vec<Choice> {
    let spelled = |item: &Item| choice(words, state, item);
    if all.len() <= SPELLED {
        return fitting(all.iter().map(spelled), typed);
    }
    let typed_words = plain(typed);
    let mut index = Index {
        words,
        places: BTreeMap::new(),
        shapes: BTreeMap::new(),
    };
    let (mut first, mut then) = (Vec::new(), Vec::new());
    for item in all {
        let value = plain(&item.to_string());
        let found = index.all_of(state, item, &value);
        if value.starts_with(&typed_words) {
            first.push(item);
        } else if typed_words.split_whitespace().all(|w| found.contains(w)) {
            then.push(item);
        }
        if typed_words.is_empty() && first.len() == SPELLED {
            break;
        }
    }
    first.append(&mut then);
    fitting(first.into_iter().take(SPELLED).map(spelled), typed)
}

/// What orders are found by, without spelling each of them out.
struct Index<'w> {
    words: &'w Words,
    places: BTreeMap<Province, String>,
    /// By what is left of a short form without its places: the words that only the long form has.
    shapes: BTreeMap<String, String>,
}

impl Index<'_> {
    /// The short form and the words of the long one.
    fn all_of(&mut self, state: &State, item: &Item, value: &str) -> String {
        let mut all = value.to_owned();
        let mut shape = String::new();
        for token in value.split(|c: char| !c.is_alphanumeric()) {
            let Some(at) = Province::from_id(token) else {
                shape.push_str(token);
                shape.push(' ');
                continue;
            };
            let words = self.words;
            let name = self
                .places
                .entry(at)
                .or_insert_with(|| plain(&words.province(at)));
            all.push(' ');
            all.push_str(name);
        }
        let words = self.words;
        let more = self.shapes.entry(shape).or_insert_with(|| {
            let long = plain(&choice(words, state, item).name);
            let only = long.split_whitespace().filter(|w| !all.contains(w));
            only.collect::<Vec<_>>().join(" ")
        });
        all.push(' ');
        all.push_str(more);
        all
    }
}

/// An order spelled out, and as it is written.
pub fn choice(words: &Words, state: &State, item: &Item) -> Choice {
    let name = match item {
        Item::Order(order) => {
            let name = say::order(words, &by_sea(state.setup.board(), order));
            match whose(state, order) {
                Some(unit) => {
                    let args = [("order", name.into()), ("unit", unit.to_string().into())];
                    words.text("choice-of-several", &args)
                }
                None => name,
            }
        }
        Item::Ahead(ahead) => say::ahead(words, ahead),
        other => other.to_string(),
    };
    let value = item.to_string();
    // Cut short, several would look the same.
    match name.chars().count() > CHOICE {
        true => Choice::new(value.clone(), value),
        false => Choice::new(name, value),
    }
}

/// The unit that is helped, as it is written, where fleets of several powers are that it might be.
fn whose(state: &State, order: &Order) -> Option<UnitRef> {
    fn helped(act: &Act) -> Option<&UnitRef> {
        match act {
            Act::SupportHold { unit }
            | Act::SupportMove { unit, .. }
            | Act::SupportLeg { unit, .. } => Some(unit),
            Act::Then { act, .. } => helped(act),
            _ => None,
        }
    }
    let (_, _, act) = order.ordered()?;
    let unit = helped(act)?;
    let mut here = state.position.at(unit.at.province).map(|u| u.owner);
    let first = here.next()?;
    here.any(|owner| owner != first)
        .then_some(*unit)
        .filter(|unit| unit.power.is_some())
}

/// The order with its convoy spelled out, where an army has no way but by sea.
fn by_sea(board: &Board, order: &Order) -> Order {
    let mut spelled = order.clone();
    if let Order::Unit {
        unit,
        act: Act::Move { to, via },
    } = &mut spelled
        && unit.kind == Some(UnitKind::Army)
        && *via == Via::Unsaid
        && !board.reach(UnitKind::Army, unit.at).contains(to.province)
    {
        *via = Via::Convoy;
    }
    spelled
}
