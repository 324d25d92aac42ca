//! A player's submission: a sheet, made of the axes' sections, with one canonical text form.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::board::{Power, Unit};
use crate::orders::{Context, Order, UnitRef, parse_sheet};

use super::{State, Step};

/// What a player has written for a phase. Nothing in it is known to be legal.
///
/// Its text has one line an entry, each section in its own grammar; [`Sheet::read`] reads what
/// `Display` prints.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// The unit orders' section: moves, retreats, builds and removals.
    pub orders: Vec<Order>,
}

impl Sheet {
    /// Reads a sheet's canonical text. A line that is none is dropped: what is kept was printed by
    /// us, and a later program may know sections that this one does not.
    pub fn read(text: &str, state: &State) -> Sheet {
        let ctx = Context {
            stage: state.phase.step,
            ..Context::bare(state.setup.board())
        };
        let lines = parse_sheet(text, &ctx).into_iter();
        Sheet {
            orders: lines.filter_map(|line| line.read.ok()).collect(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.orders.is_empty()
    }

    /// Writes an order down. An earlier order for the same unit or building site gives way and is
    /// returned. Waives add up, until [`Sheet::cap_waives`].
    pub fn write(&mut self, order: Order) -> Option<Order> {
        let before = self.on(&order);
        self.orders.retain(|o| !same_subject(o, &order));
        self.orders.push(order);
        before
    }

    /// How many builds are waived.
    pub fn waives(&self) -> usize {
        self.orders.iter().filter(|o| **o == Order::Waive).count()
    }

    /// Strikes the last waives beyond so many, and returns how many those were.
    pub fn cap_waives(&mut self, most: usize) -> usize {
        let before = self.orders.len();
        let mut seen = 0;
        self.orders.retain(|o| {
            seen += usize::from(*o == Order::Waive);
            *o != Order::Waive || seen <= most
        });
        before - self.orders.len()
    }

    /// The order written for the same unit or building site.
    pub fn on(&self, order: &Order) -> Option<Order> {
        self.orders.iter().find(|o| same_subject(o, order)).cloned()
    }

    /// Strikes what was written for the subject of this order, or one waive. Says whether anything
    /// was.
    pub fn strike(&mut self, order: &Order) -> bool {
        let subject = |o: &Order| same_subject(o, order) || (o == order && *o == Order::Waive);
        let found = self.orders.iter().rposition(subject);
        found.map(|i| self.orders.remove(i)).is_some()
    }

    /// The power's units that must or may be ordered in this phase and are not. In Winter it is
    /// empty: there, numbers count, not units.
    pub fn missing(&self, state: &State, power: Power) -> Vec<Unit> {
        let units: Vec<Unit> = match state.phase.step {
            Step::Movement => state.position.of(power).copied().collect(),
            Step::Retreats => state.position.dislodged_of(power).map(|d| d.unit).collect(),
            Step::Adjustments => Vec::new(),
        };
        units
            .into_iter()
            .filter(|u| !self.orders.iter().any(|o| orders_unit(o, u)))
            .collect()
    }
}

impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, order) in self.orders.iter().enumerate() {
            if i > 0 {
                f.write_str("\n")?;
            }
            write!(f, "{order}")?;
        }
        Ok(())
    }
}

/// Whether this order is for this unit.
pub(super) fn orders_unit(order: &Order, unit: &Unit) -> bool {
    match order {
        Order::Unit { unit: named, .. } => names(named, unit),
        _ => false,
    }
}

/// Whether an order that names a unit so means this one: same province, and nothing said that is
/// not so. A coast in the name is not compared: a fleet stands on one coast only, and players
/// leave it out.
pub(super) fn names(named: &UnitRef, unit: &Unit) -> bool {
    named.at.province == unit.at.province && named.kind.is_none_or(|kind| kind == unit.kind)
}

/// Whether two orders speak of the same unit or building site.
fn same_subject(a: &Order, b: &Order) -> bool {
    match (a, b) {
        (Order::Unit { unit: a, .. }, Order::Unit { unit: b, .. }) => {
            a.at.province == b.at.province && a.kind.zip(b.kind).is_none_or(|(a, b)| a == b)
        }
        (Order::Build { at: a, .. }, Order::Build { at: b, .. }) => a.province == b.province,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waives_add_up_to_a_cap_and_no_further() {
        let mut sheet = Sheet::default();
        let site = "par".parse().expect("a province");
        let build = Order::Build {
            kind: crate::board::UnitKind::Army,
            at: site,
        };
        for order in [Order::Waive, build.clone(), Order::Waive, Order::Waive] {
            sheet.write(order);
        }
        assert_eq!(sheet.waives(), 3);
        assert_eq!(sheet.cap_waives(3), 0);
        assert_eq!(sheet.cap_waives(1), 2);
        assert_eq!(sheet.orders, [Order::Waive, build.clone()]);
        assert_eq!(sheet.cap_waives(0), 1);
        assert_eq!(sheet.orders, [build]);
    }
}
