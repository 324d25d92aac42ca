//! A country's Winter by several hands: its list of builds and removals is voted as one whole (3B.11).

use std::collections::{BTreeMap, BTreeSet};

use crate::board::Power;
use crate::control::PlayerId;
use crate::control::exchange::{Choice, Decided};
use crate::game::exchange::same_meaning::{as_it_stands, as_set, without_waives};
use crate::game::sheets::{EffectiveOrders, country, one_by_one};
use crate::game::{Due, IgnoredOrder, OrderError, OrderTally, Said, Sheet, Subject, check_order};
use crate::orders::{Order, When};

use super::{Hearing, poll};

impl Hearing<'_> {
    /// Hears the lists of a Winter: 3B.11.
    pub(super) fn winter(
        &mut self,
        sheets: &BTreeMap<PlayerId, Sheet>,
    ) -> (EffectiveOrders, Vec<OrderTally>) {
        let due = self.state.due();
        let mut lists: BTreeMap<Power, BTreeMap<PlayerId, Vec<Order>>> = BTreeMap::new();
        for player in self.exchange.players() {
            let powers = self.exchange.orderable(self.rules, player);
            for order in sheets.get(&player).map_or(&[][..], |s| &s.orders) {
                let of = self.building(order, &powers);
                if of.is_empty() {
                    let fault = match (country(self.state, order, &powers), powers.first()) {
                        (Some(power), _) => OrderError::NotCommanded { power },
                        (None, None) => OrderError::CommandsNobody,
                        // It is nobody's in particular, and those commanded cannot do it.
                        (None, Some(power)) => match check_order(self.state, *power, order) {
                            Err(fault) => fault,
                            Ok(_) => OrderError::CommandsNobody,
                        },
                    };
                    self.unheard(player, order, fault);
                }
                for power in of {
                    let list = lists.entry(power).or_default().entry(player).or_default();
                    list.push(as_it_stands(self.state, power, order));
                }
            }
            for power in powers {
                let theirs = lists.entry(power).or_default();
                let foreseen = self.foreseen(player, power, due.get(&power));
                if !foreseen.is_empty() {
                    theirs.entry(player).or_insert(foreseen);
                }
            }
        }
        let mut heard = EffectiveOrders::default();
        let mut polls = Vec::new();
        for power in self.exchange.prices.keys().copied() {
            let lists = lists.remove(&power).unwrap_or_default();
            if lists.is_empty() && !due.contains_key(&power) {
                continue;
            }
            let panel = self.panel(power, |player| lists.contains_key(player));
            let good = |order: &Order| check_order(self.state, power, order).is_ok();
            let said = panel
                .players
                .iter()
                .filter_map(|p| Some((*p, lists.get(p)?)));
            let (valid, other): (Vec<_>, Vec<_>) =
                said.partition(|(_, list)| list.iter().any(good));
            let (counted, aside) = if valid.is_empty() {
                (other, Vec::new())
            } else {
                (valid, other)
            };
            let builds = match due.get(&power) {
                Some(Due::Builds(builds)) => *builds,
                _ => 0,
            };
            // Lists are compared as sets: 3B.25.
            let sets: Vec<(PlayerId, BTreeSet<Order>)> = counted
                .iter()
                .map(|(player, list)| {
                    let waived = list.iter().filter(|o| **o == Order::Waive).count();
                    (*player, without_waives(as_set(list), waived, builds))
                })
                .collect();
            let decided = self.ballots.decide(&power.id(), panel.nobody, &sets);
            let since = |player: PlayerId| sheets.get(&player).map_or(i64::MAX, |s| s.handed_in);
            let same = sets
                .iter()
                .filter(|(_, set)| Some(set) == decided.said.as_ref());
            let earliest = same
                .map(|(player, _)| *player)
                .min_by_key(|p| (since(*p), *p));
            let list = earliest.and_then(|p| lists.get(&p)).cloned();
            if let Some(list) = &list {
                let list = list.iter().flat_map(one_by_one).collect();
                heard.winter.insert(power, list);
            }
            let choices = decided.choices.into_iter().map(|choice| Choice {
                said: Said::List(choice.said.into_iter().collect()),
                by: choice.by,
            });
            let decided = Decided {
                said: list.map(Said::List),
                choices: choices.collect(),
                why: decided.why,
            };
            let mut poll = poll(Subject::Winter, power, decided, panel.stand_in);
            poll.aside = aside.len();
            polls.push(poll);
            for (player, list) in aside {
                for order in list {
                    let Err(fault) = check_order(self.state, power, order) else {
                        continue;
                    };
                    self.unheard.push(IgnoredOrder {
                        player,
                        power,
                        order: order.clone(),
                        fault,
                    });
                }
            }
        }
        (heard, polls)
    }

    /// The countries, of those its author may order, that a Winter order is for: by its home or its unit,
    /// else those that could carry it out. A waive is for all that have builds.
    fn building(&self, order: &Order, powers: &[Power]) -> Vec<Power> {
        let natural = country(self.state, order, powers);
        if let Some(power) = natural.filter(|p| powers.contains(p)) {
            return vec![power];
        }
        let good = |power: &Power| check_order(self.state, *power, order).is_ok();
        let able = powers.iter().copied().filter(good);
        match order {
            Order::Waive => able.collect(),
            _ => able.take(1).collect(),
        }
    }

    /// What a player foresaw for a country's Winter as it came: C-08b.
    fn foreseen(&self, player: PlayerId, power: Power, due: Option<&Due>) -> Vec<Order> {
        let fits = |when: When| match (when, due) {
            (When::Builds(n), Some(Due::Builds(due))) => n as usize == *due,
            (When::Removals(n), Some(Due::Removals(due))) => n as usize == *due,
            _ => false,
        };
        let ahead = self.exchange.papers.ahead.get(&player);
        let ahead = ahead.map_or(&[][..], Vec::as_slice).iter();
        ahead
            .filter(|a| fits(a.when))
            .filter(|a| country(self.state, &a.order, &[power]).is_none_or(|p| p == power))
            .map(|a| as_it_stands(self.state, power, &a.order))
            .collect()
    }
}
