//! Whole games with A/Fs: the vote, the options, upkeep, Winter, the GM's hand.

use chancery::board::Province;
use chancery::board::powers::*;
use chancery::control::PlayerId;
use chancery::economy::credits::Event;
use chancery::economy::{Adjustment, BadAdjustment};
use chancery::game::{
    Action, Due, GameStatus, Item, Motion, Report, Sheet, State, act, adjudicate, check_order,
};
use chancery::variants::{self, options};
use serde_json::{Value, json};

use super::*;

/// A started game of seven; player `n` plays `Power::ALL[n]`.
pub fn game(variant: &str, given: Value) -> State {
    let mut setup = (variants::preset(variant).unwrap().setup)(None);
    let given = serde_json::from_value(given).unwrap();
    options::set(&mut setup, &given).unwrap();
    let mut state = State::new(setup);
    for power in Power::ALL {
        let (player, wish) = (player(power), Some(power));
        state = act(&state, &Action::Join { player, wish }).unwrap().0;
    }
    act(&state, &Action::Start { seed: 1 }).unwrap().0
}

fn player(power: Power) -> PlayerId {
    PlayerId(power.place() as u64)
}

pub fn close(state: &State, sheets: &[(Power, &str)]) -> (State, Report) {
    let read = |(power, text): &(Power, &str)| (player(*power), Sheet::read(text, state));
    adjudicate(state, &sheets.iter().map(read).collect())
}

fn after(state: &State, phases: &[&[(Power, &str)]]) -> State {
    let next = |state: State, sheets: &&[(Power, &str)]| close(&state, sheets).0;
    phases.iter().fold(state.clone(), next)
}

pub fn units(state: &State, power: Power) -> String {
    let mut own = state.position.clone();
    own.units.retain(|u| u.owner == Some(power));
    own.aboard
        .retain(|a| own.units.iter().any(|u| u.id == a.fleet));
    stands(&own)
}

pub fn vote(state: &State, power: Power, yes: bool) -> State {
    let player = player(power);
    let (motion, yes) = (Motion::Convoys, Some(yes));
    act(
        state,
        &Action::Vote {
            player,
            motion,
            yes,
        },
    )
    .unwrap()
    .0
}

#[test]
fn ex1_the_vote_is_due_with_spring_1901_and_holds_from_fall_1901() {
    let state = game("economic", json!({}));
    assert!(state.open_motions().contains(&Motion::Convoys));
    let state = vote(&vote(&state, FRANCE, true), ITALY, true);
    let state = vote(&state, GERMANY, false);
    // Spring is still the rulebook's: nobody boards.
    let orders = "A Lvp - Yor\nF Lon - Nth\nF Edi - Nwg";
    let (fall, report) = close(&state, &[(ENGLAND, orders)]);
    let decided = report.decided.iter().find(|d| d.motion == Motion::Convoys);
    assert!(decided.unwrap().passed);
    assert!(fall.setup.movement.convoys().army_fleet());
    assert!(!fall.open_motions().contains(&Motion::Convoys));
    let winter = after(&fall, &[&[(ENGLAND, "A Yor boards F Nth")]]);
    assert_eq!(units(&winter, ENGLAND), "A/F nth 1, F nwg");

    let state = game("economic", json!({}));
    let state = vote(&vote(&state, FRANCE, true), ITALY, false);
    let fall = after(&state, &[&[]]);
    assert!(!fall.setup.movement.convoys().army_fleet(), "a tie fails");
}

#[test]
fn ex1_boarding_in_spring_before_the_vote_is_decided_is_illegal() {
    let state = game("economic", json!({"convoys": "vote"}));
    let (unit, act) = written("A Lvp boards F Edi");
    let order = Order::Unit { unit, act };
    assert!(check_order(&state, ENGLAND, &order).is_err());
}

#[test]
fn ex1_it_is_an_option_of_standard_movement_and_of_no_other() {
    let state = game(
        "standard",
        json!({"convoys": "army-fleet", "voyage_moves": 0}),
    );
    assert!(state.setup.movement.convoys().army_fleet());
    let changed = options::changed(&state.setup);
    assert_eq!(changed["convoys"], json!("army-fleet"));
    assert_eq!(changed["voyage_moves"], json!(0));
    let mut naval = variants::naval(None);
    let given = serde_json::from_value(json!({"convoys": "army-fleet"})).unwrap();
    assert!(options::set(&mut naval, &given).is_err());
    // Who takes naval movement gives the vote up.
    let mut setup = variants::economic(None);
    let given = json!({"movement": "naval", "board": "standard"});
    options::set(&mut setup, &serde_json::from_value(given).unwrap()).unwrap();
    assert!(!setup.motions.contains_key(&Motion::Convoys));
}

#[test]
fn ex1_each_component_pays_its_own_upkeep() {
    let state = game("economic", json!({"convoys": "army-fleet"}));
    let orders = "A Lvp - Yor\nF Lon - Nth\nF Edi - Nwg";
    let fall = after(&state, &[&[(ENGLAND, orders)]]);
    let (winter, _) = close(&fall, &[(ENGLAND, "A Yor boards F Nth")]);
    assert_eq!(units(&winter, ENGLAND), "A/F nth 1, F nwg");
    // Two fleets at 5 and an army at 4.
    assert_eq!(winter.due().get(&ENGLAND), Some(&Due::Upkeep { short: 0 }));
    let (_, report) = close(&winter, &[]);
    let paid = report.money.iter().find_map(|event| match event {
        Event::Upkeep { power, credits } if *power == ENGLAND => Some(*credits),
        _ => None,
    });
    assert_eq!(paid, Some(14));
}

/// A Winter in which England must remove so many of: an A/F in the North Sea and fleets elsewhere.
fn owing(centres: usize) -> State {
    let mut state = game("standard", json!({"convoys": "army-fleet"}));
    let orders = "A Lvp - Yor\nF Lon - Nth\nF Edi - Nwg";
    state = after(&state, &[&[(ENGLAND, orders)]]);
    let homes = ["lon", "edi", "lvp"];
    let economy = &mut state.economy;
    for at in &homes[centres..] {
        economy.assign(at.parse::<Province>().unwrap(), Some(FRANCE));
    }
    close(&state, &[(ENGLAND, "A Yor boards F Nth")]).0
}

#[test]
fn ex1_in_winter_the_army_goes_before_its_fleet() {
    let winter = owing(2);
    assert_eq!(winter.due().get(&ENGLAND), Some(&Due::Removals(1)));
    let (spring, report) = close(&winter, &[(ENGLAND, "Disband F Nth")]);
    let Some(results) = adjustments(&report) else {
        panic!("no Winter")
    };
    let at = "nth".parse().unwrap();
    let refused = |a: &Adjustment| matches!(a, Adjustment::Failed { why, .. } if *why == BadAdjustment::ArmyAboard { at });
    assert!(results.iter().any(refused));
    // Civil disorder takes another instead: two of the three are left, and no army without its fleet.
    assert_eq!(spring.position.of(ENGLAND).count(), 2);
    assert!(
        units(&spring, ENGLAND).starts_with("A/F nth") || !units(&spring, ENGLAND).contains('A')
    );
    let (spring, _) = close(&winter, &[(ENGLAND, "Disband A/F Nth: A")]);
    assert_eq!(units(&spring, ENGLAND), "F nth, F nwg");
    // Where both must go, both may be listed, in either order.
    let winter = owing(1);
    for text in [
        "Disband A Nth\nDisband F Nth",
        "Disband F Nth\nDisband A Nth",
    ] {
        let (spring, _) = close(&winter, &[(ENGLAND, text)]);
        assert_eq!(units(&spring, ENGLAND), "F nwg", "{text}");
    }
    // Civil disorder leaves no army without its fleet.
    let (spring, _) = close(&winter, &[]);
    assert_eq!(spring.position.of(ENGLAND).count(), 1);
    assert!(spring.position.aboard.len() <= 1);
}

fn adjustments(report: &Report) -> Option<&[Adjustment]> {
    match &report.results {
        chancery::game::Results::Adjustments(all) => Some(all),
        _ => None,
    }
}

#[test]
fn ex1_an_army_aboard_needs_no_order_until_it_must_land() {
    let state = game("standard", json!({"convoys": "army-fleet"}));
    let orders = "A Lvp - Yor\nF Lon - Nth\nF Edi H";
    let mut state = after(
        &state,
        &[&[(ENGLAND, orders)], &[(ENGLAND, "A Yor boards F Nth")]],
    );
    while state.phase.step != chancery::game::PhaseKind::Movement {
        state = after(&state, &[&[]]);
    }
    let missing = Sheet::default().missing(&state, ENGLAND);
    assert_eq!(missing.len(), 2, "two fleets");
    assert_eq!(state.due().get(&ENGLAND), Some(&Due::Orders(2)));
    let state = after(&state, &[&[], &[]]);
    assert_eq!(units(&state, ENGLAND), "A/F nth 3, F edi");
}

#[test]
fn ex1_a_state_is_read_as_it_was_written() {
    let state = game(
        "economic",
        json!({"convoys": "army-fleet", "voyage_moves": 5}),
    );
    let orders = "A Lvp - Yor\nF Lon - Nth";
    let state = after(
        &state,
        &[&[(ENGLAND, orders)], &[(ENGLAND, "A Yor boards F Nth")]],
    );
    assert_eq!(state.position.aboard.len(), 1);
    assert_eq!(State::from_json(&state.to_json()).unwrap(), state);
    assert_eq!(state.stage, GameStatus::Playing);
}

#[test]
fn ex1_a_sheet_prints_what_it_reads() {
    let state = game("standard", json!({"convoys": "army-fleet"}));
    let text = "A Lon boards F Nth, lands Nwy\nA/F Nth - Nwg\nA/F Nwg: A - Stp";
    let sheet = Sheet::read(text, &state);
    assert_eq!(sheet.to_string(), text);
    assert_eq!(
        sheet
            .items()
            .filter(|i| matches!(i, Item::Order(_)))
            .count(),
        3
    );
}

#[test]
fn ex1_the_gm_puts_armies_aboard_and_ashore() {
    use chancery::game::Edit;
    let state = game("standard", json!({"convoys": "army-fleet"}));
    let state = after(
        &state,
        &[&[(ENGLAND, "A Lvp - Yor\nF Lon - Nth\nF Edi - Nwg")]],
    );
    let named = |text: &str| crate::notation::read_unit(text);
    let at = |text: &str| text.parse().unwrap();
    let aboard = Edit::Move {
        unit: named("A yor"),
        to: at("nth"),
    };
    let (loaded, _) = state.edited(&[aboard]).unwrap();
    assert_eq!(units(&loaded, ENGLAND), "A/F nth 1, F nwg");
    let sails = Edit::Move {
        unit: named("F nth"),
        to: at("eng"),
    };
    let (sailed, _) = loaded.edited(&[sails]).unwrap();
    assert_eq!(units(&sailed, ENGLAND), "A/F eng 1, F nwg");
    let ashore = Edit::Move {
        unit: named("A eng"),
        to: at("wal"),
    };
    let (landed, _) = sailed.edited(&[ashore]).unwrap();
    assert_eq!(units(&landed, ENGLAND), "A wal, F eng, F nwg");
    let second = Edit::Add {
        kind: UnitKind::Army,
        owner: ENGLAND,
        at: at("nth"),
    };
    assert!(loaded.edited(&[second]).is_err(), "it carries one");
    let gone = Edit::Remove {
        unit: named("F nth"),
    };
    let (sunk, _) = loaded.edited(&[gone]).unwrap();
    assert_eq!(units(&sunk, ENGLAND), "F nwg");
}
