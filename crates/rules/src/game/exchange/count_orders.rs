//! Orders by several hands, where an exchange decides who gives them: each unit's orders are counted, and
//! each country's list of a Winter as one whole (3B.11).

mod winter;

use std::collections::BTreeMap;

use crate::board::{Power, Province, Unit, UnitId};
use crate::control::PlayerId;
use crate::control::exchange::{Absent, Ballots, Decided, Drawn, Exchange, ExchangeRules, NoVoice};
use crate::game::sheets::{EffectiveOrders, choose, country, holder, one_by_one, rules_passages};
use crate::game::{IgnoredOrder, OrderError, OrderTally, PhaseKind, Said, Sheet, State, Subject};
use crate::movement::{Illegal, retreat};
use crate::orders::{Act, Order, UnitRef, Via, When};

use super::align_fleets::align;
use super::same_meaning::as_meant;

/// Those who may order a country's units in a phase.
#[derive(Default)]
struct Panel {
    players: Vec<PlayerId>,
    /// They stand in for those who hold more.
    stand_in: bool,
    nobody: Option<NoVoice>,
}

/// What each player said on one subject.
type Votes = Vec<(PlayerId, Said)>;

struct Hearing<'h> {
    state: &'h State,
    exchange: &'h Exchange,
    rules: &'h ExchangeRules,
    ballots: Ballots<'h>,
    unheard: &'h mut Vec<IgnoredOrder>,
}

/// What the lots of the open phase are drawn with, if these are the sheets handed in for it.
pub(in crate::game) fn drawn(
    state: &State,
    exchange: &Exchange,
    sheets: &BTreeMap<PlayerId, Sheet>,
) -> Option<Drawn> {
    let texts = || {
        let texts = sheets.values().map(ToString::to_string);
        texts.filter(|text| !text.is_empty()).collect()
    };
    exchange.drawn(&state.phase.to_string(), texts)
}

/// Hears the sheets of a phase in a game with an exchange: the orders that count, and how they were chosen.
pub(in crate::game) fn listen(
    state: &State,
    (exchange, rules): (&Exchange, &ExchangeRules),
    sheets: &BTreeMap<PlayerId, Sheet>,
    unheard: &mut Vec<IgnoredOrder>,
) -> (EffectiveOrders, Vec<OrderTally>) {
    let drawn = drawn(state, exchange, sheets);
    let ballots = Ballots {
        exchange,
        rules,
        seed: drawn.map(|d| d.seed),
    };
    let mut hearing = Hearing {
        state,
        exchange,
        rules,
        ballots,
        unheard,
    };
    match state.phase.step {
        PhaseKind::Movement | PhaseKind::Retreats => hearing.units(sheets),
        PhaseKind::Treaties => hearing.nothing(sheets),
        PhaseKind::Adjustments => hearing.winter(sheets),
    }
}

impl Hearing<'_> {
    /// The players whose word counts for a country, of those groups that may order it: the first that
    /// said anything.
    fn panel(&self, power: Power, spoke: impl Fn(&PlayerId) -> bool) -> Panel {
        let groups = self.exchange.panels(self.rules, power);
        let found = match self.rules.absent {
            Absent::Hold => None,
            Absent::NextHolder => groups.iter().position(|group| group.iter().any(&spoke)),
        };
        let nobody = if groups.is_empty() {
            Some(NoVoice::NoHolder)
        } else {
            groups.iter().all(Vec::is_empty).then_some(NoVoice::Left)
        };
        let place = found.unwrap_or(0);
        Panel {
            players: groups.into_iter().nth(place).unwrap_or_default(),
            stand_in: place > 0,
            nobody,
        }
    }

    fn units(&mut self, sheets: &BTreeMap<PlayerId, Sheet>) -> (EffectiveOrders, Vec<OrderTally>) {
        let state = self.state;
        let units: Vec<Unit> = match state.phase.step {
            PhaseKind::Retreats => state.position.dislodged.iter().map(|d| d.unit).collect(),
            _ => state.position.units.to_vec(),
        };
        let hired = state.economy.hired();
        let hirer = |unit: &Unit| hired.and_then(|h| h.get(&unit.id)).copied();
        let mut orders: BTreeMap<PlayerId, BTreeMap<UnitId, Act>> = BTreeMap::new();
        for player in self.exchange.players() {
            let sheet = sheets.get(&player);
            let written = self.written(player, sheet);
            if written.is_empty() {
                continue;
            }
            let powers = self.exchange.orderable(self.rules, player);
            let mine = |unit: &Unit| {
                let of = |power: Option<Power>| power.is_some_and(|p| powers.contains(&p));
                of(unit.owner) || of(hirer(unit))
            };
            let orders_for = |unit: &Unit| {
                let owner = unit.owner.filter(|owner| powers.contains(owner));
                owner.or_else(|| hirer(unit))
            };
            let assigned = choose(state, &written, |_, unit| mine(unit), orders_for);
            for ((named, act), fate) in written.iter().zip(&assigned.fates) {
                if let Err(why) = fate {
                    self.refuse(player, named, act, why, &units);
                }
            }
            orders.insert(player, assigned.acts);
        }
        if state.phase.step == PhaseKind::Movement {
            let meant = |unit: &Unit, act: &Act| {
                let judged = unit.owner.map(|power| self.judge(unit, power, act));
                judged.and_then(Result::ok).unwrap_or_else(|| act.clone())
            };
            align(&units, &mut orders, meant);
        }
        let of = |power: Power, player: &PlayerId| {
            let acts = orders.get(player);
            let theirs = |u: &&Unit| u.owner == Some(power) || hirer(u) == Some(power);
            let mut units = units.iter().filter(theirs);
            acts.is_some_and(|acts| units.any(|u| acts.contains_key(&u.id)))
        };
        let panels: BTreeMap<Power, Panel> = self
            .exchange
            .prices
            .keys()
            .map(|power| (*power, self.panel(*power, |player| of(*power, player))))
            .collect();
        let mut heard = EffectiveOrders::default();
        let mut polls = Vec::new();
        let none = Panel {
            nobody: Some(NoVoice::NoHolder),
            ..Panel::default()
        };
        for unit in &units {
            let Some(owner) = unit.owner else { continue };
            let hirer = hirer(unit).filter(|h| *h != owner);
            for power in hirer.into_iter().chain([owner]) {
                let panel = panels.get(&power).unwrap_or(&none);
                let (good, bad) = self.said(unit, power, panel, &orders);
                let (votes, aside) = match good.is_empty() {
                    // Who hired a unit goes before its owner, if the order is a good one: 1B.28.
                    true if Some(power) == hirer => {
                        self.set_aside(unit, power, &bad);
                        continue;
                    }
                    true => (bad, Votes::new()),
                    false => (good, bad),
                };
                self.set_aside(unit, power, &aside);
                let subject = format!("{} {}", unit.kind.letter(), unit.at);
                let decided = self.ballots.decide(&subject, panel.nobody, &votes);
                if let Some(Said::Act(act)) = &decided.said {
                    heard.units.insert(unit.id, act.clone());
                    if power != owner {
                        heard.by.insert(unit.id, power);
                    }
                }
                let mut poll = poll(Subject::Unit(*unit), owner, decided, panel.stand_in);
                poll.hirer = hirer.filter(|h| *h == power);
                poll.aside = aside.len();
                polls.push(poll);
                break;
            }
        }
        heard.leave = self.leave(sheets, &panels);
        (heard, polls)
    }

    /// Who may pass by a province this season: what those decide who command its holder, as they do on an
    /// order (5B.18).
    fn leave(
        &mut self,
        sheets: &BTreeMap<PlayerId, Sheet>,
        panels: &BTreeMap<Power, Panel>,
    ) -> Vec<(Province, Power)> {
        let state = self.state;
        let mut all = Vec::new();
        for past in rules_passages(state) {
            let panel = holder(state, past).and_then(|power| panels.get(&power));
            let players = panel.map_or(&[][..], |panel| &panel.players);
            let nobody = players.is_empty().then_some(NoVoice::NoHolder);
            let mut votes = Vec::new();
            for (player, sheet) in sheets {
                let opens = |order: &&Order| matches!(order, Order::Open { at, .. } if *at == past);
                let mut opened: Vec<Order> = sheet.orders.iter().filter(opens).cloned().collect();
                if players.contains(player) {
                    opened.sort();
                    opened.dedup();
                    votes.push((*player, Said::List(opened)));
                    continue;
                }
                for order in &opened {
                    let fault = match holder(state, past) {
                        Some(power) => OrderError::NotCommanded { power },
                        None => OrderError::NotHeld {
                            at: past,
                            holder: None,
                        },
                    };
                    self.unheard(*player, order, fault);
                }
            }
            let decided = self.ballots.decide(&past.id(), nobody, &votes);
            if let Some(Said::List(opened)) = decided.said {
                let to = opened.iter().filter_map(|order| match order {
                    Order::Open { to, .. } => Some((past, *to)),
                    _ => None,
                });
                all.extend(to);
            }
        }
        all
    }

    /// What the panel of a country ordered a unit to do: what it could do, as far as that country sees (F-11), and the
    /// rest.
    fn said(
        &self,
        unit: &Unit,
        power: Power,
        panel: &Panel,
        orders: &BTreeMap<PlayerId, BTreeMap<UnitId, Act>>,
    ) -> (Votes, Votes) {
        let (mut good, mut bad) = (Vec::new(), Vec::new());
        let mut known: BTreeMap<&Act, Result<Act, OrderError>> = BTreeMap::new();
        for player in &panel.players {
            let Some(act) = orders.get(player).and_then(|acts| acts.get(&unit.id)) else {
                continue;
            };
            let judged = known
                .entry(act)
                .or_insert_with(|| self.judge(unit, power, act));
            match judged {
                Ok(act) => good.push((*player, Said::Act(act.clone()))),
                Err(_) => bad.push((*player, Said::Act(act.clone()))),
            }
        }
        (good, bad)
    }

    /// Says of orders that they were not counted with the others, for the unit could not carry them out.
    fn set_aside(&mut self, unit: &Unit, power: Power, votes: &Votes) {
        for (player, said) in votes {
            let Said::Act(act) = said else { continue };
            let Err(fault) = self.judge(unit, power, act) else {
                continue;
            };
            let named = UnitRef {
                power: unit.owner.filter(|owner| *owner != power),
                kind: Some(unit.kind),
                at: unit.at,
                joint: false,
            };
            self.unheard.push(IgnoredOrder {
                player: *player,
                power,
                order: Order::Unit {
                    unit: named,
                    act: act.clone(),
                },
                fault,
            });
        }
    }

    /// An order that was given for a country as the unit would take it, or why it could not carry it out; in the fog, by
    /// what that country sees (F-11).
    fn judge(&self, unit: &Unit, power: Power, act: &Act) -> Result<Act, OrderError> {
        let (state, board) = (self.state, self.state.setup.board());
        if let Some(judged) = state.believed(power, unit, act) {
            return judged.map_err(OrderError::Illegal);
        }
        match state.phase.step {
            PhaseKind::Movement => {
                let movement = &state.setup.movement;
                let taken = movement.check(board, &state.position, unit, act);
                Ok(as_meant(state, unit, taken.map_err(OrderError::Illegal)?))
            }
            _ => {
                let to = retreat::check(board, &state.position, unit.id, act);
                Ok(to.map_err(OrderError::Retreat)?.map_or(Act::Disband, |to| {
                    let via = Via::Unsaid;
                    Act::Move { to, via }
                }))
            }
        }
    }

    /// A player's orders for units; in a retreat phase with those given on condition, for units the
    /// sheet says nothing of (C-08b).
    fn written(&mut self, player: PlayerId, sheet: Option<&Sheet>) -> Vec<(UnitRef, Act)> {
        let mut written = Vec::new();
        for order in sheet.map_or(&[][..], |s| &s.orders) {
            let moves = self.state.phase.step == PhaseKind::Movement;
            match order {
                Order::Unit { unit, act } => written.push((*unit, act.clone())),
                Order::Several { .. } if moves => {
                    let all = one_by_one(order).into_iter();
                    written.extend(all.filter_map(|order| match order {
                        Order::Unit { unit, act } => Some((unit, act)),
                        _ => None,
                    }));
                }
                // Leave to pass is asked for apart.
                Order::Open { .. } if moves => {}
                _ => {
                    let step = self.state.phase.step;
                    self.unheard(player, order, OrderError::WrongPhase { step });
                }
            }
        }
        if self.state.phase.step == PhaseKind::Retreats {
            let ahead = self.exchange.papers.ahead.get(&player);
            for ahead in ahead.map_or(&[][..], Vec::as_slice) {
                let Order::Unit { unit, act } = &ahead.order else {
                    continue;
                };
                let at = unit.at.province;
                let lost = self.state.position.dislodged.iter();
                let is_lost = lost.map(|d| &d.unit.at).any(|p| p.province == at);
                let said = written.iter().any(|(named, _)| named.at.province == at);
                if ahead.when == When::Dislodged && is_lost && !said {
                    written.push((*unit, act.clone()));
                }
            }
        }
        written
    }

    fn refuse(
        &mut self,
        player: PlayerId,
        named: &UnitRef,
        act: &Act,
        why: &Illegal,
        units: &[Unit],
    ) {
        let at = named.at.province;
        let owner = units
            .iter()
            .find(|u| u.at.province == at)
            .and_then(|u| u.owner);
        let fault = match (why, owner) {
            (Illegal::NotYours { .. }, Some(power)) => OrderError::NotCommanded { power },
            _ => OrderError::Illegal(*why),
        };
        let order = Order::Unit {
            unit: *named,
            act: act.clone(),
        };
        self.unheard(player, &order, fault);
    }

    /// Notes an order that does not count; for the country it speaks of, else one its author commands.
    fn unheard(&mut self, player: PlayerId, order: &Order, fault: OrderError) {
        let own = || self.exchange.orderable(self.rules, player).first().copied();
        if let Some(power) = country(self.state, order, &[]).or_else(own) {
            self.unheard.push(IgnoredOrder {
                player,
                power,
                order: order.clone(),
                fault,
            });
        }
    }

    /// A phase in which no unit is ordered.
    fn nothing(
        &mut self,
        sheets: &BTreeMap<PlayerId, Sheet>,
    ) -> (EffectiveOrders, Vec<OrderTally>) {
        let step = self.state.phase.step;
        for player in self.exchange.players() {
            for order in sheets.get(&player).map_or(&[][..], |s| &s.orders) {
                self.unheard(player, order, OrderError::WrongPhase { step });
            }
        }
        (EffectiveOrders::default(), Vec::new())
    }
}

fn poll(subject: Subject, power: Power, decided: Decided<Said>, stand_in: bool) -> OrderTally {
    OrderTally {
        subject,
        power,
        said: decided.said,
        choices: decided.choices,
        why: decided.why,
        stand_in,
        hirer: None,
        aside: 0,
    }
}
