//! What a GM may set otherwise.

use chancery::board::powers::*;
use chancery::economy::credits::Event as Money;
use chancery::game::VictoryRules;
use chancery::variants::options::{OptionValues, known, set};

use super::*;

fn total(state: &State) -> u32 {
    blocks(state).blocks.values().sum()
}

fn goal(state: &State) -> u32 {
    match state.setup.victory {
        VictoryRules::Blocks { goal, .. } => goal,
        other => panic!("{other:?}"),
    }
}

#[test]
fn i07b_i08b_r2b_19_every_province_may_hold_blocks() {
    let state = with(json!({"provinces": "valued"}));
    assert_eq!((total(&state), goal(&state)), (217, 128));
    assert_eq!((held(&state, "lon"), held(&state, "ruh")), (5, 4));
    assert_eq!((held(&state, "alb"), held(&state, "bur")), (1, 3));
    // Home provinces start owned, others do not grow.
    assert_eq!(state.economy.owners()[&at("yor")], ENGLAND);
    assert!(!state.economy.owners().contains_key(&at("alb")));
    let mut quiet = state.clone();
    quiet.position.units.clear();
    place(&mut quiet, ITALY, "A alb");
    let next = play(&quiet, &[&[], &[], &[(ITALY, "Place 2 in Tus")]]);
    assert_eq!(held(&next, "naf"), 2);
    assert_eq!(held(&next, "tus"), 4);
    assert_eq!(next.economy.owners()[&at("alb")], ITALY);
}

#[test]
fn i07b_r2b_19_the_table_and_board_of_the_other_game() {
    let state = with(json!({"provinces": "table", "board": "economic"}));
    assert_eq!((total(&state), goal(&state)), (156, 92));
    let state = with(json!({"provinces": "table"}));
    assert_eq!((held(&state, "lon"), held(&state, "tun")), (4, 2));
}

#[test]
fn i07d_i08c_every_territory_may_be_a_centre() {
    let mut state = with(json!({"provinces": "equal"}));
    assert_eq!((total(&state), goal(&state)), (56 * 5, 165));
    state.position.units.clear();
    let next = play(&state, &[&[], &[], &[]]);
    assert!(units(&next, None).contains("A alb"));
    // A goal that is given stays.
    let own = with(json!({"provinces": "equal", "victory_blocks": 140}));
    assert_eq!(goal(&own), 140);
}

#[test]
fn i03f_i03g_r2b_22_a_treasury_loans_and_grants() {
    let options = json!({"unspent": "treasury", "loans": "allowed"});
    let mut state = winter(options, ENGLAND, "", 10);
    let sheets: &[(Power, &str)] = &[
        (ENGLAND, "Lend 4 to France\nGive 1 to Italy\nPlace 5 in Lon"),
        (
            FRANCE,
            "Borrow 4 from England\nBuild A Par\nPlace the rest in Par",
        ),
        (ITALY, "Receive 1 from England\nPlace 1 in Rom"),
    ];
    fund(&mut state, FRANCE, 2);
    let (next, report) = close(&state, sheets);
    let made = report
        .money
        .iter()
        .filter(|e| matches!(e, Money::Transferred { .. }));
    assert_eq!(made.count(), 2);
    assert_eq!(units(&next, Some(FRANCE)), "A par");
    assert_eq!((held(&next, "par"), held(&next, "rom")), (6, 6));
    assert_eq!(held(&next, "lon"), 10);
    // It is called and paid at the end of the next Fall.
    let called = play(&next, &[&[(ENGLAND, "Call all from France")], &[]]);
    assert_eq!(blocks(&called).points(ENGLAND), 20 + 4);
    assert_eq!(blocks(&called).points(FRANCE), 16 - 4);
    assert!(blocks(&called).bank.loans.is_empty());
}

#[test]
fn r2b_22_there_are_no_seats_and_without_the_option_no_loans() {
    use chancery::economy::credits::{BadEntry, Entry};
    let state = with(json!({"loans": "allowed"}));
    let check = |state: &State, entry: Entry| {
        let ground = state.ground();
        state.economy.check_entry(&ground, FRANCE, &entry)
    };
    let seat = Entry::Treasury { at: at("bre") };
    assert_eq!(check(&state, seat), Err(BadEntry::NotPlayed));
    let sheet = Sheet::read("Give 2 to Italy", &state);
    assert_eq!(sheet.credits.len(), 1);
    // Elsewhere it is not even read.
    assert!(Sheet::read("Give 2 to Italy", &game()).is_empty());
    let gift = sheet.credits[0].clone();
    assert_eq!(check(&game(), gift), Err(BadEntry::NotPlayed));
}

#[test]
fn options_known_are_those_a_setup_has_and_setting_them_again_changes_nothing() {
    let state = with(json!({"provinces": "valued", "scheme": "appendix", "army_price": 2}));
    let all: OptionValues = known(&state.setup)
        .into_iter()
        .map(|o| (o.id.to_owned(), o.value))
        .collect();
    let mut again = variants::investment(None);
    set(&mut again, &all).expect("its own options");
    assert_eq!(again, state.setup);
    assert_eq!(State::from_json(&state.to_json()), Ok(state));
}
