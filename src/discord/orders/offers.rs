//! Orders offered as choices while somebody types. A fleet that shares its sea may have a thousand, and
//! spelling them all out takes longer than somebody should wait; so those that cannot fit are left out
//! by their short forms first.

use std::collections::BTreeMap;

use crate::board::{Board, Province, UnitKind};
use crate::discord::ui::complete::{Choice, fitting, plain};
use crate::discord::ui::labels;
use crate::discord::ui::text::CHOICE;
use crate::game::{Item, State};
use crate::i18n::Words;
use crate::orders::{Act, Order, Parser, UnitRef, Via};

/// The most orders that are spelled out to see whether they fit.
const SPELLED: usize = 100;

/// The orders that fit what is typed, of all that might be given.
pub fn orders(words: &Words, state: &State, all: &[Item], typed: &str) -> Vec<Choice> {
    let spelled = |item: &Item| choice(words, state, item);
    if all.len() <= SPELLED {
        return fitting(all.iter().map(spelled), typed);
    }
    let typed = plain(typed);
    let mut index = Index {
        words,
        wanted: typed
            .split_whitespace()
            .take(Found::BITS as usize)
            .collect(),
        places: BTreeMap::new(),
        shapes: BTreeMap::new(),
    };
    let (mut first, mut then) = (Vec::new(), Vec::new());
    for item in all {
        let value = plain(&item.to_string());
        if value.starts_with(&typed) {
            first.push(item);
        } else if index.has_all(state, item, &value) {
            then.push(item);
        }
        if typed.is_empty() && first.len() == SPELLED {
            break;
        }
    }
    first.append(&mut then);
    fitting(first.into_iter().take(SPELLED).map(spelled), &typed)
}

/// What fits what is typed; where nothing does, what fits it with its misspelt provinces put right.
pub fn or_nearest(
    words: &Words,
    board: &Board,
    typed: &str,
    fits: impl Fn(&str) -> Vec<Choice>,
) -> Vec<Choice> {
    let found = fits(typed);
    if !found.is_empty() {
        return found;
    }
    let right = Parser::new(board).put_right(typed, |at| words.province(at));
    right.map(|right| fits(&right)).unwrap_or_default()
}

/// A whole order that was typed where a unit was asked for, if it is not too long to be sent.
pub fn whole_line(words: &Words, state: &State, item: &Item) -> Option<Choice> {
    let Choice { name, value } = choice(words, state, item);
    let name = words.text("choice-whole-order", &[("order", name.into())]);
    let fits = name.chars().count() <= CHOICE && value.chars().count() <= CHOICE;
    fits.then(|| Choice::new(name, value))
}

/// Which of the words typed were found, a bit each.
type Found = u64;

/// What orders are found by, without spelling each of them out.
struct Index<'w> {
    words: &'w Words,
    /// The words typed.
    wanted: Vec<&'w str>,
    /// The name of each province, and which of the words are in it.
    places: BTreeMap<Province, (String, Found)>,
    /// By what is left of a short form without its places: which of the words only the long form has.
    shapes: BTreeMap<String, Found>,
}

impl Index<'_> {
    /// Which of the words are in a text.
    fn found(&self, text: &str) -> Found {
        let wanted = self.wanted.iter().enumerate();
        let found = wanted.filter(|(_, word)| text.contains(*word));
        found.fold(0, |all, (i, _)| all | 1 << i)
    }

    /// Whether an order has all words typed, somewhere in its short or its long form.
    fn has_all(&mut self, state: &State, item: &Item, value: &str) -> bool {
        let mut found = self.found(value);
        let (mut shape, mut places) = (String::new(), Vec::new());
        for token in value.split(|c: char| !c.is_alphanumeric()) {
            let at = Province::from_id(token);
            if let Some(at) = at.filter(|at| state.setup.board().has(*at)) {
                found |= self.in_name(at);
                places.push(at);
            } else {
                shape.push_str(token);
                shape.push(' ');
            }
        }
        found |= match self.shapes.get(&shape) {
            Some(more) => *more,
            None => {
                let more = self.in_long_form(state, item, value, &places);
                self.shapes.insert(shape, more);
                more
            }
        };
        found.count_ones() as usize == self.wanted.len()
    }

    fn in_name(&mut self, at: Province) -> Found {
        if let Some((_, found)) = self.places.get(&at) {
            return *found;
        }
        let name = plain(&self.words.province(at));
        let found = self.found(&name);
        self.places.insert(at, (name, found));
        found
    }

    /// Which of the words are in what only the long form has.
    fn in_long_form(&self, state: &State, item: &Item, value: &str, places: &[Province]) -> Found {
        let long = plain(&choice(self.words, state, item).name);
        let named = |word: &str| {
            let mut names = places.iter().filter_map(|at| self.places.get(at));
            value.contains(word) || names.any(|(name, _)| name.contains(word))
        };
        let only = long.split_whitespace().filter(|word| !named(word));
        only.fold(0, |all, word| all | self.found(word))
    }
}

/// An order as a choice: shown in words, sent as it is written.
pub fn choice(words: &Words, state: &State, item: &Item) -> Choice {
    let name = match item {
        Item::Order(order) => {
            let name = labels::order(words, &by_sea(state.setup.board(), order));
            match whose(state, order) {
                Some(unit) => {
                    let args = [("order", name.into()), ("unit", unit.to_string().into())];
                    words.text("choice-of-several", &args)
                }
                None => name,
            }
        }
        Item::Ahead(ahead) => labels::ahead(words, ahead),
        other => other.to_string(),
    };
    let value = item.to_string();
    // Cut short, several would look the same.
    if name.chars().count() > CHOICE {
        Choice::new(value.clone(), value)
    } else {
        Choice::new(name, value)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Power;
    use crate::game::{Phase, PhaseKind, check_order};
    use crate::orders::{Context, parse_line};
    use crate::variants;

    /// As the game takes it; which leg is meant is said where it was not.
    fn taken(state: &State, power: Power, order: &Order) -> Option<Order> {
        fn said(act: &mut Act) {
            match act {
                Act::SupportLeg { said, .. } => *said = true,
                Act::Then { act, .. } => said(act),
                _ => {}
            }
        }
        let order = check_order(state, power, order).ok()?;
        // Where the way can only be by sea, it is shown whether it was written or not.
        let mut order = by_sea(state.setup.board(), &order);
        if let Order::Unit { act, .. } | Order::Several { act, .. } = &mut order {
            said(act);
        }
        Some(order)
    }

    /// Whether what is shown of a legal order is read as that order; how many were tried.
    fn read_back(words: &Words, state: &State, power: Power, all: Vec<Order>) -> usize {
        let ctx = Context {
            board: state.setup.board(),
            position: Some(&state.position),
            power: Some(power),
            stage: state.phase.step,
        };
        let mut tried = 0;
        for order in all {
            let meant = taken(state, power, &order);
            // Which power's fleet is helped is said apart, in brackets.
            if meant.is_none() || whose(state, &order).is_some() {
                continue;
            }
            let shown = choice(words, state, &Item::Order(order)).name;
            let read = parse_line(&shown, &ctx);
            let read = read.unwrap_or_else(|error| panic!("{shown}: {error:?}"));
            assert_eq!(taken(state, power, &read), meant, "{shown}");
            tried += 1;
        }
        tried
    }

    #[test]
    fn what_menus_show_is_read_as_the_same_order() {
        let setups = [
            variants::standard(None),
            variants::economic(None),
            variants::naval(None),
        ];
        for words in [Words::english(), Words::of(crate::i18n::Language::German)] {
            for setup in setups.clone() {
                let mut state = State::new(setup);
                let board = state.setup.board();
                state.phase = Phase::moves(crate::game::Season::Spring, 1905);
                // Where the first Winter builds, every home has a unit.
                if state.position.units.is_empty() {
                    for power in board.powers() {
                        for home in board.homes(power) {
                            let fleet = board.stands(UnitKind::Fleet, *home).next();
                            let kind = match fleet {
                                Some(_) => UnitKind::Fleet,
                                None => UnitKind::Army,
                            };
                            if let Some(at) = board.stands(kind, *home).next() {
                                state.position.add(kind, Some(power), at);
                            }
                        }
                    }
                }
                // Everybody in the sea or the land beside: there is something to support and convoy.
                let mut taken = std::collections::BTreeSet::new();
                for unit in &mut state.position.units {
                    let reach = board.reach(unit.kind, unit.at);
                    let free = reach.iter().find_map(|p| {
                        let sea = unit.kind == UnitKind::Fleet && board.is_sea(p);
                        let land = unit.kind == UnitKind::Army;
                        let open = (sea || land) && !taken.contains(&p);
                        board.stands(unit.kind, p).next().filter(|_| open)
                    });
                    unit.at = free.unwrap_or(unit.at);
                    taken.insert(unit.at.province);
                }
                let mut tried = 0;
                for power in board.powers().collect::<Vec<_>>() {
                    let rules = &state.setup.movement;
                    let units: Vec<_> = state.position.of(power).copied().collect();
                    for unit in units {
                        let legal = rules.legal_orders(state.setup.board(), &state.position, &unit);
                        let some = legal.into_iter().take(400).collect();
                        tried += read_back(words, &state, power, some);
                    }
                }
                assert!(tried > 200, "{tried}");
                state.phase = Phase::winter(1905);
                assert_eq!(state.phase.step, PhaseKind::Adjustments);
                for power in state.setup.board().powers().collect::<Vec<_>>() {
                    let board = state.setup.board();
                    let sites = board.homes(power).iter().copied();
                    let kinds = [UnitKind::Army, UnitKind::Fleet];
                    let builds = sites.flat_map(|site| {
                        kinds.into_iter().flat_map(move |kind| {
                            board.stands(kind, site).map(move |at| (kind, at))
                        })
                    });
                    let builds = builds.map(|(kind, at)| Order::Build { kind, at });
                    let all: Vec<Order> = builds.chain([Order::Waive]).collect();
                    let ctx = Context {
                        stage: PhaseKind::Adjustments,
                        ..Context::bare(board)
                    };
                    for order in all {
                        let shown = choice(words, &state, &Item::Order(order.clone())).name;
                        assert_eq!(parse_line(&shown, &ctx), Ok(order), "{shown}");
                    }
                }
            }
        }
    }
}
