//! Where players share the powers: orders for several fleets of one sea, and leave to pass, are those of
//! whoever commands the country.

use chancery::board::Power;
use chancery::board::powers::*;
use chancery::control::Control;
use chancery::game::{GameStatus, OrderError, Phase, Season, State, check_by};
use chancery::game::{Item, Sheet};
use chancery::movement::DestructionCause;
use chancery::orders::UnitRef;
use serde_json::json;

use super::{at, close, order, player, set_up};

/// A Spring on an empty board in which each player holds most of one currency.
fn spring() -> State {
    let mut setup = chancery::variants::naval(None);
    let given = serde_json::from_value(json!({"control": "bourse"})).expect("an object");
    chancery::variants::options::set(&mut setup, &given).expect("options");
    let mut state = State::new(setup);
    state.stage = GameStatus::Playing;
    state.phase = Phase::moves(Season::Spring, 1914);
    state.number = 2;
    let Control::Exchange(exchange) = &mut state.control else {
        panic!("no exchange");
    };
    for power in Power::ALL {
        exchange.join(player(power)).expect("a newcomer");
        let account = exchange.accounts.get_mut(&player(power));
        account.expect("an account").units.insert(power, 1500);
    }
    exchange.command = exchange.holders();
    state
}

#[test]
fn r5b_26_several_fleets_are_ordered_at_once() {
    let mut state = spring();
    let sheets = set_up(
        &mut state,
        &[
            "england: 2F nth P germany",
            "germany: F nth H",
            "germany: F nth - ska",
        ],
    );
    let done = close(&state, &sheets);
    assert_eq!(done.all(ENGLAND, "nth").len(), 2);
    let german: Vec<Option<DestructionCause>> = done
        .all(GERMANY, "nth")
        .iter()
        .map(|o| o.annihilated)
        .collect();
    let caught = DestructionCause::Patrolled {
        at: at("nth"),
        by: Some(ENGLAND),
    };
    assert_eq!(german.iter().filter(|d| **d == Some(caught)).count(), 1);
    assert_eq!(german.iter().filter(|d| d.is_none()).count(), 1);
    assert!(done.report.unheard.is_empty());
}

#[test]
fn r5b_18_leave_is_given_by_who_commands_the_holder() {
    let lines = ["russia: F bla - aeg", "turkey+ Open con to russia"];
    let mut state = spring();
    let sheets = set_up(&mut state, &lines);
    let done = close(&state, &sheets);
    assert_eq!(done.after(), ["russia F aeg"]);
    assert_eq!(done.report.opened, [(at("con"), RUSSIA)]);
    // Nobody else opens it.
    let mut state = spring();
    let sheets = set_up(
        &mut state,
        &["russia: F bla - aeg", "italy+ Open con to russia"],
    );
    let done = close(&state, &sheets);
    assert_eq!(done.after(), ["russia F bla"]);
    assert!(done.report.opened.is_empty());
    let faults: Vec<&OrderError> = done.report.unheard.iter().map(|u| &u.fault).collect();
    assert_eq!(faults, [&OrderError::NotCommanded { power: TURKEY }]);
}

#[test]
fn fleets_of_two_countries_in_one_sea_are_named_apart() {
    let mut state = spring();
    set_up(&mut state, &["england: F nth H", "germany: F nth H"]);
    let Control::Exchange(exchange) = &mut state.control else {
        panic!("no exchange");
    };
    let both = exchange.accounts.get_mut(&player(ENGLAND));
    both.expect("an account").units.insert(GERMANY, 3000);
    exchange.command = exchange.holders();
    let check = |text: &str| {
        let item = Item::Order(order(text));
        check_by(&state, player(ENGLAND), &Sheet::default(), &item)
    };
    for (text, owner) in [
        ("german F nth - eng", GERMANY),
        ("english F nth - eng", ENGLAND),
    ] {
        let Ok(Item::Order(taken)) = check(text) else {
            panic!("{text}");
        };
        let named = taken.ordered().map(|(_, unit, _)| *unit);
        assert!(matches!(named, Some(UnitRef { power, .. }) if power == Some(owner)));
    }
}

/// Both holders want one fleet to go to Norway; only one of them says what the other is to do.
#[test]
fn c01g_r5b_26_orders_for_fleets_of_one_sea_are_counted_together() {
    let mut state = spring();
    let Control::Exchange(exchange) = &mut state.control else {
        panic!("no exchange");
    };
    let mut hold = |power: Power, of: Power, units: u64| {
        let account = exchange.accounts.get_mut(&player(power));
        account.expect("an account").units.insert(of, units);
    };
    hold(ENGLAND, ITALY, 400);
    hold(GERMANY, ENGLAND, 1500);
    hold(GERMANY, GERMANY, 0);
    exchange.command = exchange.holders();
    set_up(&mut state, &["england: 2F nth H"]);
    let sheets = [
        (ENGLAND, "F nth - nwy\n".to_owned()),
        (GERMANY, "F nth - den\nF nth - nwy\n".to_owned()),
    ];
    let done = close(&state, &sheets);
    assert_eq!(done.after(), ["england F den", "england F nwy"]);
}
