//! Orders of one sheet that get in each other's way: what is told, and what is not.

use chancery::board::Power;
use chancery::control::PlayerId;
use chancery::game::{Action, Clash, Item, State, act, clashes, read_items};
use chancery::orders::{Context, Order};
use chancery::variants;
use serde_json::json;

use crate::naval;

/// The orders of one power, read in that state, and what is told of each, as `otherwise: A Rom H`.
fn told(state: &State, power: Power, text: &str) -> Vec<String> {
    let context = Context {
        board: state.setup.board(),
        position: Some(&state.position),
        power: Some(power),
        stage: state.phase.step,
    };
    let read = read_items(text, &context, state).into_iter();
    let orders: Vec<Order> = read
        .map(|line| match line.read {
            Ok(Item::Order(order)) => order,
            other => panic!("{}: {other:?}", line.text),
        })
        .collect();
    let all: Vec<&Order> = orders.iter().collect();
    let found = clashes(state, &all).into_iter();
    found
        .map(|(index, why)| {
            let (name, other) = match why {
                Clash::Otherwise(other) => ("otherwise", other),
                Clash::Stays(other) => ("stays", other),
                Clash::SamePlace(other) => ("same place", other),
                Clash::Swap(other) => ("swap", other),
            };
            format!("{} | {name}: {other}", orders[index])
        })
        .collect()
}

/// Spring 1901 of the standard game.
fn opening() -> State {
    let mut state = State::new(variants::standard(None));
    for (player, power) in (0..).map(PlayerId).zip(Power::ALL) {
        let wish = Some(power);
        state = act(&state, &Action::Join { player, wish }).unwrap().0;
    }
    act(&state, &Action::Start { seed: 1 }).unwrap().0
}

#[test]
fn help_for_a_unit_that_does_something_else() {
    let state = opening();
    let italy = |text| told(&state, Power::ITALY, text);
    assert_eq!(
        italy("A Ven S A Rom - Tus; A Rom H"),
        ["A Ven S A Rom - Tus | otherwise: A Rom H"]
    );
    assert_eq!(
        italy("A Ven S A Rom; A Rom - Tus"),
        ["A Ven S A Rom | otherwise: A Rom - Tus"]
    );
    // As meant, of a unit without an order, and of another's unit.
    for fine in [
        "A Ven S A Rom - Tus; A Rom - Tus",
        "A Ven S A Rom; A Rom S A Ven",
        "A Ven S A Rom - Tus",
        "A Ven S A Tri - Tyr",
    ] {
        assert!(italy(fine).is_empty(), "{fine}");
    }
}

#[test]
fn moves_of_ones_own_in_each_others_way() {
    let state = opening();
    let italy = |text| told(&state, Power::ITALY, text);
    assert_eq!(
        italy("A Ven - Rom; A Rom H"),
        ["A Ven - Rom | stays: A Rom H"]
    );
    assert_eq!(
        italy("A Ven - Rom; A Rom - Ven"),
        [
            "A Ven - Rom | swap: A Rom - Ven",
            "A Rom - Ven | swap: A Ven - Rom"
        ]
    );
    assert_eq!(
        italy("A Ven - Apu; A Rom - Apu"),
        [
            "A Ven - Apu | same place: A Rom - Apu",
            "A Rom - Apu | same place: A Ven - Apu"
        ]
    );
    assert!(italy("A Ven - Rom; A Rom - Nap; F Nap - Ion").is_empty());
}

/// Seas that many fleets share keep nobody out.
#[test]
fn fleets_that_share_a_sea_do_not_collide() {
    let mut state = naval::spring(json!({}));
    naval::set_up(
        &mut state,
        &["england: F lon", "england: F edi", "england: F nwg"],
    );
    let england = |text| told(&state, Power::ENGLAND, text);
    assert!(england("F Lon - Nth; F Edi - Nth; F Nwg H").is_empty());
    assert!(england("F Edi - Nwg; F Nwg H").is_empty());
}
