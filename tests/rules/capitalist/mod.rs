//! Capitalist Diplomacy. Names of tests begin with the ids of the rules (`c05b`), of the rulings
//! (`r3b_9`) and of the examples (`c_c7`) they show.

mod ahead;
mod command;
mod draws;
mod ending;
mod joining;
mod kept;
mod lines;
mod meant;
mod options;
mod pairs;
mod random;
mod trading;
mod waited;
mod winter;

pub use crate::seven::{assert_scene, at, jump, place, set_scene, set_up_with};

use std::collections::BTreeMap;

use chancery::board::{Power, PowerMap, UnitKind};
use chancery::control::PlayerId;
use chancery::control::exchange::{
    Cut, Dealing, Exchange, Name, Secret, Trade, TradingReport, Why,
};
use chancery::economy::Economy;
use chancery::game::{
    ActReport, Action, OrderTally, Report, Said, Sheet, State, Subject, act, adjudicate,
};
use chancery::variants;
use serde_json::{Value, json};

/// A started game of so many players, numbered from 1, as the rules have it.
pub fn game(players: u64) -> State {
    with(players, json!({}))
}

/// A started game with these options.
pub fn with(players: u64, given: Value) -> State {
    let mut state = State::new(set_up_with(variants::capitalist(None), given));
    for player in 1..=players {
        state = done(&state, join(player));
    }
    let secret = Secret::new([7; 32]);
    state = done(&state, Action::Commit { secret });
    done(&state, Action::Start { seed: 1 })
}

pub fn join(player: u64) -> Action {
    Action::Join {
        player: PlayerId(player),
        wish: None,
    }
}

pub fn leave(player: u64) -> Action {
    Action::Leave {
        player: PlayerId(player),
    }
}

/// The state after an act that the game allows.
pub fn done(state: &State, action: Action) -> State {
    told(state, action).0
}

pub fn told(state: &State, action: Action) -> (State, ActReport) {
    act(state, &action).unwrap_or_else(|e| panic!("{action:?}: {e}"))
}

pub fn exchange(state: &State) -> &Exchange {
    state.control.exchange().expect("an exchange")
}

pub fn exchange_mut(state: &mut State) -> &mut Exchange {
    state.control.exchange_mut().expect("an exchange")
}

/// Closes the phase with these sheets, and looks whether units and cents add up. Every line must be one
/// that can be read.
pub fn close(state: &State, sheets: &[(u64, &str)]) -> (State, Report) {
    let read = |(player, text): &(u64, &str)| {
        let sheet = Sheet::read(text, state);
        let lines = text.lines().flat_map(|l| l.split(';')).count();
        assert_eq!(sheet.len(), lines, "{text}");
        (PlayerId(*player), sheet)
    };
    let sheets: BTreeMap<PlayerId, Sheet> = sheets.iter().map(read).collect();
    let (next, report) = adjudicate(state, &sheets);
    add_up(state, &next, &report);
    (next, report)
}

/// The state after closing these phases, one after another.
pub fn play(state: &State, phases: &[&[(u64, &str)]]) -> State {
    let next = |state: State, sheets: &&[(u64, &str)]| close(&state, sheets).0;
    phases.iter().fold(state.clone(), next)
}

/// Units and cents are neither made nor lost but by the dealings: a sale takes units and brings cents, a
/// purchase takes cents and brings units. What is taken out of the game is taken out whole.
pub fn add_up(before: &State, after: &State, report: &Report) {
    let none = TradingReport::default();
    let post = report.exchange.as_ref().unwrap_or(&none);
    if !post.removed.is_empty() {
        return;
    }
    let mut units: PowerMap<i64> = PowerMap::new();
    let mut cents = 0;
    for dealing in &post.dealings {
        let done = dealing.dealt.done as i64;
        assert_eq!(dealing.dealt.cents, dealing.dealt.done * dealing.price);
        match dealing.dealt.trade {
            Trade::Sell { currency, .. } => {
                *units.entry(currency).or_default() -= done;
                cents += dealing.dealt.cents as i64;
            }
            Trade::Buy { currency, .. } => {
                *units.entry(currency).or_default() += done;
                cents -= dealing.dealt.cents as i64;
            }
            Trade::Nothing => panic!("no dealing"),
        }
    }
    let all = |state: &State, power: Power| -> i64 {
        let accounts = exchange(state).accounts.values();
        accounts.map(|a| a.held(power) as i64).sum()
    };
    let cash = |state: &State| -> i64 {
        let accounts = exchange(state).accounts.values();
        accounts.map(|a| a.cents as i64).sum()
    };
    for power in Power::ALL {
        if post.gone.contains(&power) {
            assert_eq!(all(after, power), 0, "{power}");
            continue;
        }
        let change = units.get(&power).copied().unwrap_or(0);
        assert_eq!(all(after, power), all(before, power) + change, "{power}");
        if let Some(quote) = post.prices.get(&power) {
            assert_eq!(quote.net, change, "{power}");
            assert_eq!(quote.new as i64, quote.old as i64 + quote.change);
        }
    }
    assert_eq!(cash(after), cash(before) + cents);
}

/// Gives a player so much of a currency, and has the holders of the season before be those of now.
pub fn hold(state: &mut State, player: u64, currency: Power, units: u64) {
    let exchange = exchange_mut(state);
    let account = exchange.accounts.get_mut(&PlayerId(player));
    account.expect("a player").units.insert(currency, units);
    exchange.command = exchange.holders();
    exchange.listed = exchange.command.clone();
}

pub fn cash(state: &mut State, player: u64, cents: u64) {
    let account = exchange_mut(state).accounts.get_mut(&PlayerId(player));
    account.expect("a player").cents = cents;
}

pub fn price(state: &mut State, currency: Power, cents: u64) {
    exchange_mut(state).prices.insert(currency, cents);
}

/// What a player holds of a currency, and how many cents.
pub fn held(state: &State, player: u64, currency: Power) -> (u64, u64) {
    let account = &exchange(state).accounts[&PlayerId(player)];
    (account.held(currency), account.cents)
}

pub fn trading_report(report: &Report) -> &TradingReport {
    report.exchange.as_ref().expect("a turn of the exchange")
}

/// A player's dealings: what was written, how much of it was done, and why no more.
pub fn dealings(report: &Report, player: u64) -> Vec<(String, u64, Option<Cut>)> {
    let theirs = |d: &&Dealing| d.who == Name::Player(PlayerId(player));
    let all = trading_report(report).dealings.iter().filter(theirs);
    all.map(|d| (d.dealt.trade.to_string(), d.dealt.done, d.dealt.cut))
        .collect()
}

/// How a unit's orders were decided between.
pub fn poll<'r>(report: &'r Report, id: &str) -> &'r OrderTally {
    let here =
        |poll: &&OrderTally| matches!(poll.subject, Subject::Unit(u) if u.at.province == at(id));
    report.polls.iter().find(here).expect("a poll")
}

/// The poll of a country's Winter.
pub fn winter_poll(report: &Report, power: Power) -> &OrderTally {
    let here = |poll: &&OrderTally| poll.subject == Subject::Winter && poll.power == power;
    report.polls.iter().find(here).expect("a poll")
}

/// What a poll came to, as text: the order's last words.
pub fn chosen(poll: &OrderTally) -> String {
    use chancery::orders::{Order, UnitRef};
    match &poll.said {
        None => "nothing".to_owned(),
        Some(Said::List(list)) => {
            let lines: Vec<String> = list.iter().map(ToString::to_string).collect();
            lines.join(", ")
        }
        Some(Said::Act(act)) => {
            let Subject::Unit(unit) = poll.subject else {
                panic!("a unit's order")
            };
            let unit = UnitRef {
                power: None,
                kind: Some(unit.kind),
                at: unit.at,
                joint: false,
            };
            let act = act.clone();
            Order::Unit { unit, act }.to_string()
        }
    }
}

pub fn names(players: &[u64]) -> Vec<Name> {
    players.iter().map(|n| Name::Player(PlayerId(*n))).collect()
}

pub fn by(player: u64) -> Name {
    Name::Player(PlayerId(player))
}

pub fn one(player: u64) -> Why {
    Why::One { by: by(player) }
}

/// Whose orders count for each country in the coming season, as published.
pub fn listed(report: &Report, power: Power) -> Vec<Name> {
    trading_report(report)
        .eligible
        .get(&power)
        .cloned()
        .unwrap_or_default()
}

/// Makes these the only centres of a power.
pub fn own(state: &mut State, power: Power, centres: &str) {
    let Economy::Centres(owned) = &mut state.economy else {
        panic!("centres")
    };
    owned.owners.retain(|_, owner| *owner != power);
    for id in centres.split_whitespace() {
        owned.owners.insert(at(id), power);
    }
}

/// A power's units: `A par, F mao`.
pub fn units(state: &State, power: Power) -> String {
    let all = state.position.of(power);
    let mut units: Vec<String> = all
        .map(|u| format!("{} {}", u.kind.letter(), u.at))
        .collect();
    units.sort();
    units.join(", ")
}
