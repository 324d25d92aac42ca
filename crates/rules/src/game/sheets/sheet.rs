//! A player's submission: a sheet, made of the axes' sections, with one canonical text form.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::board::UnitKind;
use crate::control::exchange::Trade;
use crate::economy::blocks;
use crate::economy::credits::Entry;
use crate::orders::{Ahead, Order};
use crate::relations;

use super::item::Item;

/// What a player has written for a phase. Nothing in it is known to be legal.
///
/// Its text has one line an entry, each section in its own grammar; [`Sheet::read`] reads what
/// `Display` prints.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// The unit orders' section: moves, retreats, builds and removals.
    pub orders: Vec<Order>,
    /// The credits section: transfers, calls, the treasury's seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub credits: Vec<Entry>,
    /// The blocks section: where points are put.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blocks: Vec<blocks::Entry>,
    /// The trades section: currencies sold and bought.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trades: Vec<Trade>,
    /// Conditional retreats and adjustments.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ahead: Vec<Ahead>,
    /// The treaties section: treaties entered and abrogated, permissions, claims.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub treaties: Vec<relations::Entry>,
    /// Lines of the economy's and the treaties' sections, each for one of the countries its author
    /// commands.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub behalf: Vec<Item>,
    /// In which place it was handed in, where that is known: of equal lists the earliest counts (3B.25).
    /// It is no part of the text.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub handed_in: i64,
}

fn is_zero(n: &i64) -> bool {
    *n == 0
}

impl Sheet {
    /// Adds a line as it stands, beside whatever speaks of the same thing.
    pub fn add(&mut self, item: Item) {
        match item {
            Item::Order(order) => self.orders.push(order),
            Item::Credits(entry) => self.credits.push(entry),
            Item::Blocks(entry) => self.blocks.push(entry),
            Item::Treaty(entry) => self.treaties.push(entry),
            Item::Trade(trade) => self.trades.push(trade),
            Item::Ahead(ahead) => self.ahead.push(ahead),
            Item::For(..) => self.behalf.push(item),
        }
    }

    /// Whether the sheet has no line at all, counting orders, payments, treaties and trades.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether it has orders for units, points or currencies; what is declared to others is none.
    pub fn has_orders(&self) -> bool {
        !self.orders.is_empty() || !self.blocks.is_empty() || !self.trades.is_empty()
    }

    /// How many lines it has.
    pub fn len(&self) -> usize {
        let orders = self.orders.len() + self.ahead.len();
        let declared = self.credits.len() + self.blocks.len() + self.treaties.len();
        orders + declared + self.behalf.len() + self.trades.len()
    }

    /// Every line, unit orders first.
    pub fn items(&self) -> impl Iterator<Item = Item> {
        let orders = self.orders.iter().cloned().map(Item::Order);
        let credits = self.credits.iter().cloned().map(Item::Credits);
        let blocks = self.blocks.iter().copied().map(Item::Blocks);
        let treaties = self.treaties.iter().cloned().map(Item::Treaty);
        let trades = self.trades.iter().copied().map(Item::Trade);
        let ahead = self.ahead.iter().cloned().map(Item::Ahead);
        let behalf = self.behalf.iter().cloned();
        let declared = credits.chain(blocks).chain(treaties).chain(behalf);
        orders.chain(ahead).chain(declared).chain(trades)
    }

    /// Whether the line is on it.
    pub fn has(&self, item: &Item) -> bool {
        match item {
            Item::Order(order) => self.orders.contains(order),
            Item::Credits(entry) => self.credits.contains(entry),
            Item::Blocks(entry) => self.blocks.contains(entry),
            Item::Treaty(entry) => self.treaties.contains(entry),
            Item::Trade(trade) => self.trades.contains(trade),
            Item::Ahead(ahead) => self.ahead.contains(ahead),
            Item::For(..) => self.behalf.contains(item),
        }
    }

    /// Writes a line down. An earlier line that speaks of the same thing gives its place and is returned:
    /// an order for the same unit or building site, the same kind of transfer with the same power.
    /// Waives add up, until [`Sheet::cap_waives`]; so do trades.
    pub fn write(&mut self, item: Item) -> Option<Item> {
        let before = self.on(&item);
        match item {
            Item::Order(order) => match self.orders.iter().position(|o| same_subject(o, &order)) {
                Some(place) => self.orders[place] = order,
                None => self.orders.push(order),
            },
            Item::Credits(entry) => {
                match self.credits.iter().position(|e| e.same_subject(&entry)) {
                    Some(place) => self.credits[place] = entry,
                    None => self.credits.push(entry),
                }
            }
            Item::Blocks(entry) => match self.blocks.iter().position(|e| e.same_subject(&entry)) {
                Some(place) => self.blocks[place] = entry,
                None => self.blocks.push(entry),
            },
            Item::Treaty(entry) => {
                match self.treaties.iter().position(|e| e.same_subject(&entry)) {
                    Some(place) => self.treaties[place] = entry,
                    None => self.treaties.push(entry),
                }
            }
            Item::Trade(trade) => {
                // Lines about one currency add up (3B.6); nothing is instead of all.
                let stays = |t: &Trade| *t != Trade::Nothing && trade != Trade::Nothing;
                self.trades.retain(stays);
                self.trades.push(trade);
            }
            Item::Ahead(ahead) => match self.ahead.iter().position(|a| foreseen(a, &ahead)) {
                Some(place) => self.ahead[place] = ahead,
                None => self.ahead.push(ahead),
            },
            Item::For(..) => match self.behalf.iter().position(|i| i.same_declared(&item)) {
                Some(place) => self.behalf[place] = item,
                None => self.behalf.push(item),
            },
        }
        before
    }

    /// Writes an order for one of `there` fleets of one sea, which the text does not tell apart. Otherwise
    /// as [`Sheet::write`]; earlier lines for them give way, the oldest first, only when there are more
    /// orders than fleets. Returns the first line that did.
    pub fn write_among(&mut self, item: Item, there: usize) -> Option<Item> {
        let order = match item {
            Item::Order(order) if there > 1 && order.ordered().is_some() => order,
            other => return self.write(other),
        };
        let count = |order: &Order| order.ordered().map_or(0, |(count, _, _)| count);
        self.orders.push(order.clone());
        let mut first = None;
        loop {
            let mut same = self.orders.iter().enumerate();
            let total: usize = same
                .by_ref()
                .filter(|(_, o)| same_subject(o, &order))
                .map(|(_, o)| count(o))
                .sum();
            let last = self.orders.len().saturating_sub(1);
            let oldest = self.orders.iter().position(|o| same_subject(o, &order));
            match oldest.filter(|i| total > there && *i < last) {
                Some(i) => {
                    let gone = Item::Order(self.orders.remove(i));
                    first.get_or_insert(gone);
                }
                None => return first,
            }
        }
    }

    /// How many builds are waived.
    pub fn waives(&self) -> usize {
        self.orders.iter().filter(|o| **o == Order::Waive).count()
    }

    /// Removes the last waives beyond `most`, and returns how many it removed.
    pub fn cap_waives(&mut self, most: usize) -> usize {
        let before = self.orders.len();
        let mut seen = 0;
        self.orders.retain(|o| {
            seen += usize::from(*o == Order::Waive);
            *o != Order::Waive || seen <= most
        });
        before - self.orders.len()
    }

    /// The line on the sheet about the same thing as `item`, which that item would replace.
    pub fn on(&self, item: &Item) -> Option<Item> {
        match item {
            Item::Order(order) => {
                let found = self.orders.iter().find(|o| same_subject(o, order));
                found.cloned().map(Item::Order)
            }
            Item::Credits(entry) => {
                let found = self.credits.iter().find(|e| e.same_subject(entry));
                found.cloned().map(Item::Credits)
            }
            Item::Blocks(entry) => {
                let found = self.blocks.iter().find(|e| e.same_subject(entry));
                found.copied().map(Item::Blocks)
            }
            Item::Treaty(entry) => {
                let found = self.treaties.iter().find(|e| e.same_subject(entry));
                found.cloned().map(Item::Treaty)
            }
            Item::Trade(_) => None,
            Item::Ahead(ahead) => {
                let found = self.ahead.iter().find(|a| foreseen(a, ahead));
                found.cloned().map(Item::Ahead)
            }
            Item::For(..) => self.behalf.iter().find(|i| i.same_declared(item)).cloned(),
        }
    }

    /// Strikes what was written about the same thing as this line, or one waive. Says whether
    /// anything was.
    pub fn strike(&mut self, item: &Item) -> bool {
        match item {
            Item::Order(order) => {
                let subject =
                    |o: &Order| same_subject(o, order) || (o == order && *o == Order::Waive);
                let found = self.orders.iter().rposition(subject);
                found.map(|i| self.orders.remove(i)).is_some()
            }
            Item::Credits(entry) => {
                let found = self.credits.iter().rposition(|e| e.same_subject(entry));
                found.map(|i| self.credits.remove(i)).is_some()
            }
            Item::Blocks(entry) => {
                let found = self.blocks.iter().rposition(|e| e.same_subject(entry));
                found.map(|i| self.blocks.remove(i)).is_some()
            }
            Item::Treaty(entry) => {
                let found = self.treaties.iter().rposition(|e| e.same_subject(entry));
                found.map(|i| self.treaties.remove(i)).is_some()
            }
            Item::Trade(trade) => {
                let found = self.trades.iter().rposition(|t| t.same_subject(trade));
                found.map(|i| self.trades.remove(i)).is_some()
            }
            Item::Ahead(ahead) => {
                let found = self.ahead.iter().rposition(|a| foreseen(a, ahead));
                found.map(|i| self.ahead.remove(i)).is_some()
            }
            Item::For(..) => {
                let found = self.behalf.iter().rposition(|i| i.same_declared(item));
                found.map(|i| self.behalf.remove(i)).is_some()
            }
        }
    }
}

impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, item) in self.items().enumerate() {
            if i > 0 {
                f.write_str("\n")?;
            }
            write!(f, "{item}")?;
        }
        Ok(())
    }
}

/// Whether two orders speak of the same unit or building site.
fn same_subject(a: &Order, b: &Order) -> bool {
    if let (Some((_, a, _)), Some((_, b, _))) = (a.ordered(), b.ordered()) {
        let kinds = a.kind.zip(b.kind).is_none_or(|(a, b)| a == b);
        // Fleets of several powers may be in one sea.
        let fleets = a.kind == Some(UnitKind::Fleet) && b.kind == Some(UnitKind::Fleet);
        let powers = a.power == b.power || !fleets;
        return a.at.province == b.at.province && kinds && powers;
    }
    match (a, b) {
        (Order::Open { .. }, Order::Open { .. }) => a == b,
        (Order::Build { at: a, .. }, Order::Build { at: b, .. }) => a.province == b.province,
        _ => false,
    }
}

/// Whether two conditional orders are for the same unit or building site on the same condition.
fn foreseen(a: &Ahead, b: &Ahead) -> bool {
    a.when == b.when && same_subject(&a.order, &b.order)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waives_add_up_to_a_cap_and_no_further() {
        let mut sheet = Sheet::default();
        let site = "par".parse().expect("a province");
        let build = Order::Build {
            kind: UnitKind::Army,
            at: site,
        };
        for order in [Order::Waive, build.clone(), Order::Waive, Order::Waive] {
            sheet.write(Item::Order(order));
        }
        assert_eq!(sheet.waives(), 3);
        assert_eq!(sheet.cap_waives(3), 0);
        assert_eq!(sheet.cap_waives(1), 2);
        assert_eq!(sheet.orders, [Order::Waive, build.clone()]);
        assert_eq!(sheet.cap_waives(0), 1);
        assert_eq!(sheet.orders, [build]);
    }
}
