//! What blocks bring, and what units cost.

use chancery::board::powers::*;
use chancery::economy::blocks::{BlocksRules, Event};

use super::*;

fn income(state: &State, power: Power) -> u32 {
    let setup = &state.setup;
    state.economy.income(&setup.economy, setup.board(), power)
}

#[test]
fn i01b_i01c_i01e_every_centre_holds_five_neutral_ones_too() {
    let state = game();
    let blocks = blocks(&state);
    assert_eq!(blocks.blocks.len(), 34);
    assert!(blocks.blocks.values().all(|n| *n == 5));
    // Twenty-two are owned.
    assert_eq!(state.economy.owners().len(), 22);
    assert_eq!((income(&state, ENGLAND), income(&state, RUSSIA)), (15, 20));
}

#[test]
fn i04a_a_captured_centre_pays_its_captor_the_same_fall() {
    let mut state = game();
    place(&mut state, FRANCE, "A bel");
    jump(&mut state, "F1901M");
    let (next, report) = close(&state, &[]);
    let paid = Event::Income {
        power: FRANCE,
        points: 20,
    };
    assert!(report.blocks.contains(&paid));
    assert_eq!(blocks(&next).points(FRANCE), 20);
}

#[test]
fn r2b_02_a_province_earns_what_it_holds_now() {
    let mut state = game();
    own(&mut state, ENGLAND, "lon-3 edi-7 lvp-5");
    assert_eq!(income(&state, ENGLAND), 15);
}

#[test]
fn r2b_14_a_scrapped_fleet_brings_no_more_than_a_new_one_costs() {
    assert_eq!(BlocksRules::appendix().scrap(), 0);
    assert_eq!(BlocksRules::default().scrap(), 3);
}

#[test]
fn r2b_23_a_power_at_peace_doubles_every_winter() {
    let rules = BlocksRules::default();
    assert_eq!(rules.peace(15, 100), Some(3));
    assert_eq!(rules.peace(15, 120), Some(3));
    assert_eq!(rules.peace(15, 121), Some(4));
    assert_eq!(rules.peace(20, 100), Some(3));
    // A third of nine is three: 12, 16, 21, 28, 37, 49, 65, 86, 114.
    assert_eq!(BlocksRules::appendix().peace(9, 100), Some(9));
    assert_eq!(BlocksRules::appendix().peace(2, 100), None);
}

#[test]
fn i01a_i05a_units_move_as_in_the_regular_game() {
    let state = game();
    let plain = variants::standard(None);
    assert_eq!(state.setup.board, plain.board);
    assert_eq!(state.position.units.len(), 22);
    let mut state = state;
    let orders = set_scene(&mut state);
    let (next, report) = close(&state, &orders);
    assert_scene(&next, &report);
}

#[test]
fn i01d_a_number_behind_a_province_is_what_lies_there_and_no_order() {
    let state = winter(json!({}), ENGLAND, "", 20);
    assert!(Sheet::read("Lvp-5", &state).is_empty());
    assert!(Sheet::read("Place Lvp-5", &state).is_empty());
}

#[test]
fn r2b_17_blocks_neither_move_nor_are_eaten() {
    let mut state = game();
    own(&mut state, ENGLAND, "lon-8 edi-5 lvp-5");
    place(&mut state, ENGLAND, "F lon, F nth, A yor, A wal");
    fund(&mut state, ENGLAND, 3);
    jump(&mut state, "W1901A");
    // Three points keep no unit; eight blocks in London neither help nor go elsewhere.
    let (next, report) = close(&state, &[(ENGLAND, "Place 9 in Edi")]);
    assert_eq!((held(&next, "lon"), held(&next, "edi")), (8, 5 + 3));
    assert_eq!(account(&report, ENGLAND), (0, 0, 0));
    assert_eq!(units(&next, Some(ENGLAND)), "");
}
