//! Orders by several hands, where a bourse decides who gives them: each unit's orders are counted, and
//! each country's list of a Winter as one whole (3B.11).

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::board::{Power, Province, Unit, UnitId};
use crate::control::PlayerId;
use crate::control::bourse::{Absent, Ballots, Bourse, BourseRules, Choice, Decided, Why};
use crate::movement::{Illegal, retreat};
use crate::orders::{Act, Order, UnitRef, Via, When};

use super::aligned::align;
use super::alike::{as_it_stands, as_meant, as_set};
use super::check::{holder, rules_passages};
use super::check_by::country;
use super::heard::{Heard, choose, one_by_one};
use super::report::Unheard;
use super::{Due, Fault, Sheet, State, Step, check_order};

/// How the orders of several players for one thing were decided between.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Poll {
    pub subject: Subject,
    /// The country whose unit, or whose Winter, it is.
    pub power: Power,
    /// What counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<Said>,
    /// Everything ordered and by whom, the most popular first.
    pub choices: Vec<Choice<Said>>,
    pub why: Why,
    /// Those who hold most handed in nothing, and others stood in: an option of 3B.10.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stand_in: bool,
}

/// What was ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Subject {
    /// A unit, standing or dislodged.
    Unit(Unit),
    /// A country's builds and removals.
    Winter,
}

/// One answer.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Said {
    Act(Act),
    List(Vec<Order>),
}

/// Those who may order a country's units in a phase.
struct Panel {
    players: Vec<PlayerId>,
    /// They stand in for those who hold more.
    stand_in: bool,
}

/// What each player said on one subject.
type Votes = Vec<(PlayerId, Said)>;

struct Hearing<'h> {
    state: &'h State,
    bourse: &'h Bourse,
    rules: &'h BourseRules,
    ballots: Ballots<'h>,
    unheard: &'h mut Vec<Unheard>,
}

/// Hears the sheets of a phase in a game with a bourse: the orders that count, and how they were chosen.
pub(super) fn listen(
    state: &State,
    (bourse, rules): (&Bourse, &BourseRules),
    sheets: &BTreeMap<PlayerId, Sheet>,
    unheard: &mut Vec<Unheard>,
) -> (Heard, Vec<Poll>) {
    let drawn = bourse.drawn(&state.phase.to_string());
    let ballots = Ballots {
        bourse,
        rules,
        seed: drawn.map(|d| d.seed),
    };
    let mut hearing = Hearing {
        state,
        bourse,
        rules,
        ballots,
        unheard,
    };
    match state.phase.step {
        Step::Movement | Step::Retreats => hearing.units(sheets),
        Step::Treaties => hearing.nothing(sheets),
        Step::Adjustments => hearing.winter(sheets),
    }
}

impl Hearing<'_> {
    /// The players whose word counts for a country, of those groups that may order it: the first that
    /// said anything.
    fn panel(&self, power: Power, spoke: impl Fn(&PlayerId) -> bool) -> Panel {
        let groups = self.bourse.panels(self.rules, power);
        let found = match self.rules.absent {
            Absent::Hold => None,
            Absent::NextHolder => groups.iter().position(|group| group.iter().any(&spoke)),
        };
        let place = found.unwrap_or(0);
        Panel {
            players: groups.into_iter().nth(place).unwrap_or_default(),
            stand_in: place > 0,
        }
    }

    fn units(&mut self, sheets: &BTreeMap<PlayerId, Sheet>) -> (Heard, Vec<Poll>) {
        let state = self.state;
        let units: Vec<Unit> = match state.phase.step {
            Step::Retreats => state.position.dislodged.iter().map(|d| d.unit).collect(),
            _ => state.position.units.to_vec(),
        };
        let hired = state.economy.credits().map(|c| &c.papers.hired);
        let hirer = |unit: &Unit| hired.and_then(|h| h.get(&unit.id)).copied();
        let mut orders: BTreeMap<PlayerId, BTreeMap<UnitId, Act>> = BTreeMap::new();
        for player in self.bourse.players() {
            let sheet = sheets.get(&player);
            let written = self.written(player, sheet);
            if written.is_empty() {
                continue;
            }
            let powers = self.bourse.orderable(self.rules, player);
            let mine = |unit: &Unit| {
                let of = |power: Option<Power>| power.is_some_and(|p| powers.contains(&p));
                of(unit.owner) || of(hirer(unit))
            };
            let assigned = choose(state, &written, |_, unit| mine(unit));
            for ((named, act), fate) in written.iter().zip(&assigned.fates) {
                if let Err(why) = fate {
                    self.refuse(player, named, act, why, &units);
                }
            }
            orders.insert(player, assigned.acts);
        }
        if state.phase.step == Step::Movement {
            let meant =
                |unit: &Unit, act: &Act| self.judge(unit, act).unwrap_or_else(|| act.clone());
            align(&units, &mut orders, meant);
        }
        let of = |power: Power, player: &PlayerId| {
            let acts = orders.get(player);
            let theirs = |u: &&Unit| u.owner == Some(power) || hirer(u) == Some(power);
            let mut units = units.iter().filter(theirs);
            acts.is_some_and(|acts| units.any(|u| acts.contains_key(&u.id)))
        };
        let panels: BTreeMap<Power, Panel> = self
            .bourse
            .prices
            .keys()
            .map(|power| (*power, self.panel(*power, |player| of(*power, player))))
            .collect();
        let mut known = BTreeMap::new();
        let mut heard = Heard::default();
        let mut polls = Vec::new();
        for unit in &units {
            let Some(owner) = unit.owner else { continue };
            let hirer = hirer(unit).filter(|h| *h != owner);
            for power in hirer.into_iter().chain([owner]) {
                let none = Panel {
                    players: Vec::new(),
                    stand_in: false,
                };
                let panel = panels.get(&power).unwrap_or(&none);
                let (good, bad) = self.said(unit, panel, &orders, &mut known);
                // Who hired a unit goes before its owner, if the order is a good one: 1B.28.
                if Some(power) == hirer && good.is_empty() {
                    continue;
                }
                let votes = if good.is_empty() { bad } else { good };
                let subject = format!("{} {}", unit.kind.letter(), unit.at);
                let may = !panel.players.is_empty();
                let decided = self.ballots.decide(&subject, may, &votes);
                if let Some(Said::Act(act)) = &decided.said {
                    heard.units.insert(unit.id, act.clone());
                    if power != owner {
                        heard.by.insert(unit.id, power);
                    }
                }
                polls.push(poll(Subject::Unit(*unit), owner, decided, panel.stand_in));
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
                        Some(power) => Fault::NotCommanded { power },
                        None => Fault::NotHeld {
                            at: past,
                            holder: None,
                        },
                    };
                    self.unheard(*player, order, fault);
                }
            }
            let decided = self.ballots.decide(past.id(), !players.is_empty(), &votes);
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

    /// What a panel ordered a unit to do: what it could do, and the rest.
    fn said(
        &self,
        unit: &Unit,
        panel: &Panel,
        orders: &BTreeMap<PlayerId, BTreeMap<UnitId, Act>>,
        known: &mut BTreeMap<(UnitId, Act), Option<Act>>,
    ) -> (Votes, Votes) {
        let (mut good, mut bad) = (Vec::new(), Vec::new());
        for player in &panel.players {
            let Some(act) = orders.get(player).and_then(|acts| acts.get(&unit.id)) else {
                continue;
            };
            let judged = known
                .entry((unit.id, act.clone()))
                .or_insert_with(|| self.judge(unit, act));
            match judged {
                Some(act) => good.push((*player, Said::Act(act.clone()))),
                None => bad.push((*player, Said::Act(act.clone()))),
            }
        }
        (good, bad)
    }

    /// An order as the unit would take it, if it could carry it out.
    fn judge(&self, unit: &Unit, act: &Act) -> Option<Act> {
        let state = self.state;
        match state.phase.step {
            Step::Movement => {
                let (board, movement) = (state.setup.board(), &state.setup.movement);
                let act = movement.check(board, &state.position, unit, act).ok()?;
                Some(as_meant(state, unit, act))
            }
            _ => {
                let board = state.setup.board();
                let to = retreat::check(board, &state.position, unit.id, act).ok()?;
                Some(to.map_or(Act::Disband, |to| Act::Move {
                    to,
                    via: Via::Unsaid,
                }))
            }
        }
    }

    /// A player's orders for units; in a retreat phase with those given on condition, for units the
    /// sheet says nothing of (C-08b).
    fn written(&mut self, player: PlayerId, sheet: Option<&Sheet>) -> Vec<(UnitRef, Act)> {
        let mut written = Vec::new();
        for order in sheet.map_or(&[][..], |s| &s.orders) {
            let moves = self.state.phase.step == Step::Movement;
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
                    self.unheard(player, order, Fault::WrongPhase { step });
                }
            }
        }
        if self.state.phase.step == Step::Retreats {
            let ahead = self.bourse.papers.ahead.get(&player);
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
            (Illegal::NotYours { .. }, Some(power)) => Fault::NotCommanded { power },
            _ => Fault::Illegal(*why),
        };
        let order = Order::Unit {
            unit: *named,
            act: act.clone(),
        };
        self.unheard(player, &order, fault);
    }

    /// Notes an order that does not count; for the country it speaks of, else one its author commands.
    fn unheard(&mut self, player: PlayerId, order: &Order, fault: Fault) {
        let own = || self.bourse.orderable(self.rules, player).first().copied();
        if let Some(power) = country(self.state, order, &[]).or_else(own) {
            self.unheard.push(Unheard {
                player,
                power,
                order: order.clone(),
                fault,
            });
        }
    }

    /// A phase in which no unit is ordered.
    fn nothing(&mut self, sheets: &BTreeMap<PlayerId, Sheet>) -> (Heard, Vec<Poll>) {
        let step = self.state.phase.step;
        for player in self.bourse.players() {
            for order in sheets.get(&player).map_or(&[][..], |s| &s.orders) {
                self.unheard(player, order, Fault::WrongPhase { step });
            }
        }
        (Heard::default(), Vec::new())
    }

    fn winter(&mut self, sheets: &BTreeMap<PlayerId, Sheet>) -> (Heard, Vec<Poll>) {
        let due = self.state.due();
        let mut lists: BTreeMap<Power, BTreeMap<PlayerId, Vec<Order>>> = BTreeMap::new();
        for player in self.bourse.players() {
            let powers = self.bourse.orderable(self.rules, player);
            for order in sheets.get(&player).map_or(&[][..], |s| &s.orders) {
                let of = self.building(order, &powers);
                if of.is_empty() {
                    let fault = match country(self.state, order, &powers) {
                        Some(power) => Fault::NotCommanded { power },
                        None => Fault::CommandsNobody,
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
        let mut heard = Heard::default();
        let mut polls = Vec::new();
        for power in self.bourse.prices.keys().copied() {
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
            let counted = if valid.is_empty() { other } else { valid };
            // Lists are compared as sets: 3B.25.
            let sets: Vec<(PlayerId, BTreeSet<Order>)> = counted
                .iter()
                .map(|(player, list)| (*player, as_set(list)))
                .collect();
            let may = !panel.players.is_empty();
            let decided = self.ballots.decide(power.id(), may, &sets);
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
            polls.push(poll(Subject::Winter, power, decided, panel.stand_in));
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
        let ahead = self.bourse.papers.ahead.get(&player);
        let ahead = ahead.map_or(&[][..], Vec::as_slice).iter();
        ahead
            .filter(|a| fits(a.when))
            .filter(|a| country(self.state, &a.order, &[power]).is_none_or(|p| p == power))
            .map(|a| as_it_stands(self.state, power, &a.order))
            .collect()
    }
}

fn poll(subject: Subject, power: Power, decided: Decided<Said>, stand_in: bool) -> Poll {
    Poll {
        subject,
        power,
        said: decided.said,
        choices: decided.choices,
        why: decided.why,
        stand_in,
    }
}
