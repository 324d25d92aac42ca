//! What is told of money and points: F-07.

use chancery_rules::economy::credits::{Event, Loan};
use chancery_rules::economy::{Economy, blocks};
use chancery_rules::game::{Report, State};
use serde_json::json;

use crate::game::*;

fn loan(lender: &str, debtor: &str) -> Loan {
    Loan {
        lender: power(lender),
        debtor: power(debtor),
        made: 1,
        owed: 2,
        called: 0,
        note: None,
    }
}

/// The Fall of a game that has just begun.
fn fall(variant: &str) -> State {
    let mut state = game(variant, json!({}));
    state.phase = "F1901M".parse().expect("a phase");
    state
}

#[test]
fn f_07_of_money_a_player_sees_their_own() {
    let mut state = fall("economic");
    let Economy::Credits(credits) = &mut state.economy else {
        panic!("credits")
    };
    credits.loans = vec![loan("france", "italy"), loan("turkey", "russia")];
    let seen = seen(&state, "france");
    let bank = seen.economy.bank().expect("treasuries");
    let whole = state.economy.bank().expect("treasuries");
    assert_eq!(
        bank.balance(power("france")),
        whole.balance(power("france"))
    );
    assert!(whole.balance(power("italy")) > 0);
    assert_eq!(bank.balance(power("italy")), 0);
    assert_eq!(bank.loans, [loan("france", "italy")]);
    assert!(seen.strength(power("france")).is_some() && seen.strength(power("italy")).is_none());
    // Who is in the game is announced.
    assert_eq!(seen.survivors(), state.survivors());
}

#[test]
fn f_07_a_ledger_has_one_line() {
    let state = fall("economic");
    let (next, report) = close(&state, "");
    let rows = |report: &Report| report.ledger.clone().expect("a ledger").rows;
    assert_eq!(rows(&report).len(), 7);
    let french = told(&report, &next, "france");
    assert_eq!(rows(&french).len(), 1);
    assert_eq!(rows(&french)[0].power, power("france"));
    let incomes = |report: &Report| {
        let all = report.money.iter();
        all.filter(|event| matches!(event, Event::Income { .. }))
            .count()
    };
    assert_eq!((incomes(&report), incomes(&french)), (7, 1));
    let state = fall("investment");
    let (next, report) = close(&state, "");
    let rows = |report: &Report| report.points.clone().expect("a ledger").rows;
    assert_eq!(rows(&report).len(), 7);
    let french = told(&report, &next, "france");
    assert_eq!(rows(&french).len(), 1);
    let both = told(&report, &next, "france italy");
    assert_eq!(rows(&both).len(), 2);
}

#[test]
fn f_07_points_are_ones_own_and_blocks_are_seen() {
    let mut state = stand(fall("investment"), "france: A mun; italy: A vie");
    state.phase = "F1901M".parse().expect("a phase");
    let state = own(own(state, "france", "par"), "italy", "rom");
    let (next, report) = close(&state, "");
    let french = seen(&next, "france");
    let bank = |state: &State, of| state.economy.bank().expect("points").balance(power(of));
    assert_eq!(bank(&french, "france"), bank(&next, "france"));
    assert_ne!(bank(&next, "italy"), 0);
    assert_eq!(bank(&french, "italy"), 0);
    let piles = french.economy.investments().expect("blocks");
    assert!(piles.contains_key(&at("mun")), "it is seen");
    assert!(!piles.contains_key(&at("rom")), "nobody remembers it");
    let told = told(&report, &next, "france");
    let incomes = told.blocks.iter().filter_map(|event| match event {
        blocks::Event::Income { power, .. } => Some(*power),
        _ => None,
    });
    assert_eq!(incomes.collect::<Vec<_>>(), [power("france")]);
    assert!(told.piles.contains_key(&at("mun")) && !told.piles.contains_key(&at("rom")));
}

#[test]
fn f_07_of_a_payment_its_parties_are_told() {
    let state = game("economic", json!({}));
    let all = "France: Give 1 to Italy; Italy: Receive 1 from France";
    let (next, report) = close(&state, all);
    let given = |report: &Report| {
        let all = report.money.iter();
        all.filter(|event| matches!(event, Event::Transferred { .. }))
            .count()
    };
    assert_eq!(given(&report), 1);
    for (of, count) in [("france", 1), ("italy", 1), ("germany", 0)] {
        assert_eq!(given(&told(&report, &next, of)), count, "{of}");
    }
    // If both allow it, everybody is told.
    let all = "France: Give 1 to Italy openly; Italy: Receive 1 from France openly";
    let (next, report) = close(&state, all);
    assert_eq!(given(&told(&report, &next, "turkey")), 1);
}

#[test]
fn f_07_how_much_a_captured_treasury_held_only_its_parties_are_told() {
    let state = game("economic", json!({}));
    let treasuries = state.economy.treasuries().expect("treasuries");
    let seat = treasuries[&power("germany")].seat.expect("a seat");
    let near = state.setup.board().army_neighbours(seat).iter().next();
    let near = near.expect("a neighbour");
    let state = stand(
        state,
        &format!("france: A {seat}; italy: A {near}; turkey: A smy"),
    );
    let state = own(state, "germany", &seat.to_string());
    let (next, report) = close(&state, "");
    let taken = |of: &str| {
        let told = told(&report, &next, of);
        let mut all = told.money.iter();
        all.find_map(|event| match event {
            Event::Captured { credits, .. } => Some(*credits),
            _ => None,
        })
    };
    let whole = taken("germany").expect("it is captured");
    assert!(whole > 0);
    assert_eq!(taken("france"), Some(whole));
    assert_eq!(taken("italy"), Some(0), "it sees the army and no money");
    assert_eq!(taken("turkey"), None);
}

#[test]
fn f_07_charts_have_what_is_seen() {
    let mut state = game("standard", json!({}));
    assert_eq!(
        seen(&state, "france").centre_counts(),
        state.centre_counts()
    );
    // Turkey takes Rumania and Bulgaria, far from France.
    state = own(state, "turkey", "rum bul");
    let counts = seen(&state, "france").centre_counts();
    assert_eq!(counts[&power("turkey")], 3);
    assert_eq!(seen(&state, "turkey").centre_counts()[&power("turkey")], 5);
}
