//! Units for hire: E-Q3, 1B.28.

use chancery::board::{Power, powers::*};
use chancery::economy::credits::Event;
use chancery::game::{Item, OrderError, check};

use super::*;

const HIRE: &str = "Hire A Par to Germany";

fn owner(state: &State, id: &str) -> Option<Power> {
    state.position.at(at(id)).next().and_then(|u| u.owner)
}

#[test]
fn eq3b_eq3c_another_power_orders_a_unit_only_if_the_owner_says_so() {
    let german = (GERMANY, "French A Par - Bur");
    let (next, report) = close(&game(), &[german]);
    assert_eq!(owner(&next, "par"), Some(FRANCE), "it held");
    let not_hired = OrderError::NotHired { at: at("par") };
    assert_eq!(report.unheard[0].fault, not_hired);
    let (next, report) = close(&game(), &[german, (FRANCE, HIRE)]);
    assert_eq!(owner(&next, "bur"), Some(FRANCE));
    assert!(report.unheard.is_empty());
    let hired = |e: &&Event| {
        matches!(
            e,
            Event::Hired {
                owner: FRANCE,
                to: GERMANY,
                ..
            }
        )
    };
    let event = report
        .money
        .iter()
        .find(hired)
        .expect("said to the parties");
    assert!(!event.is_public());
}

#[test]
fn eq3b_a_unit_paid_for_and_ordered_by_its_owner_needs_no_delegation() {
    let lines = [
        (GERMANY, "Give 3 to France note: go to Picardy"),
        (FRANCE, "Receive 3 from Germany\nA Par - Pic"),
    ];
    let (next, report) = close(&game(), &lines);
    assert_eq!(made(&report).len(), 1);
    assert_eq!(owner(&next, "pic"), Some(FRANCE));
}

#[test]
fn eq3a_a_hired_unit_keeps_its_colour() {
    let lines = [(GERMANY, "French A Par - Bur"), (FRANCE, HIRE)];
    let mut state = game();
    jump(&mut state, "F1901M");
    own(&mut state, GERMANY, "bur ber kie mun ruh");
    let (winter, report) = close(&state, &lines);
    assert_eq!(owner(&winter, "bur"), Some(FRANCE));
    // What it takes is its owner's, and so is its price.
    assert_eq!(credits(&winter).owners.get(&at("bur")), Some(&FRANCE));
    assert_eq!(report.captures.len(), 1);
    let (_, report) = close(&winter, &[]);
    let upkeep = Event::Upkeep {
        power: FRANCE,
        credits: 13,
    };
    assert!(report.money.contains(&upkeep));
}

#[test]
fn r1b_28_a_treasury_taken_by_a_hired_unit_is_its_owners() {
    let mut state = game();
    place(&mut state, FRANCE, "A sil, A mar, F bre");
    let lines = [
        (FRANCE, "Hire A Sil to Russia"),
        (RUSSIA, "French A Sil - Ber"),
    ];
    place(&mut state, GERMANY, "A mun, F kie");
    let (next, report) = close(&state, &lines);
    assert_eq!(captured(&report), [(FRANCE, GERMANY, 3)]);
    assert_eq!(balance(&next, FRANCE), 6);
}

#[test]
fn r1b_28_the_hirers_good_order_goes_before_the_owners() {
    let lines = [
        (FRANCE, "Hire A Par to Germany\nA Par - Gas"),
        (GERMANY, "French A Par - Bur"),
    ];
    let (next, report) = close(&game(), &lines);
    assert_eq!(owner(&next, "bur"), Some(FRANCE));
    assert_eq!(owner(&next, "gas"), None);
    let hired_out = OrderError::HiredOut {
        at: at("par"),
        to: GERMANY,
    };
    assert_eq!(report.unheard[0].fault, hired_out);
    assert_eq!(report.unheard[0].power, FRANCE);
}

#[test]
fn r1b_28_without_a_good_order_of_the_hirer_the_owners_counts_else_it_holds() {
    for german in ["French A Par - Mun", "A Mun H"] {
        let lines = [
            (FRANCE, "Hire A Par to Germany\nA Par - Gas"),
            (GERMANY, german),
        ];
        let (next, _) = close(&game(), &lines);
        assert_eq!(owner(&next, "gas"), Some(FRANCE), "{german}");
    }
    let (next, _) = close(&game(), &[(FRANCE, HIRE)]);
    assert_eq!(owner(&next, "par"), Some(FRANCE));
}

#[test]
fn r1b_28_it_is_for_that_season_only() {
    let fall = close(&game(), &[(FRANCE, HIRE)]).0;
    assert!(credits(&fall).papers.hired.is_empty());
    let (next, _) = close(&fall, &[(GERMANY, "French A Par - Bur")]);
    assert_eq!(owner(&next, "bur"), None);
}

#[test]
fn r1b_28_the_hirer_orders_its_retreat_as_well() {
    let mut state = game();
    place(&mut state, ITALY, "A bur, A gas");
    place(&mut state, GERMANY, "A ber");
    let lines = [(FRANCE, HIRE), (ITALY, "A Bur - Par\nA Gas S A Bur - Par")];
    let (retreats, _) = close(&state, &lines);
    assert_eq!(retreats.phase.to_string(), "S1901R");
    let order = Sheet::read("French A Par - Pic", &retreats)
        .orders
        .remove(0);
    let item = Item::Order(order);
    assert_eq!(check(&retreats, GERMANY, &item), Ok(item.clone()));
    assert!(check(&retreats, ITALY, &item).is_err());
    let (fall, _) = close(&retreats, &[(GERMANY, "French A Par - Pic")]);
    assert_eq!(owner(&fall, "pic"), Some(FRANCE));
    let both = [(GERMANY, "French A Par - Pic"), (FRANCE, "Disband A Par")];
    let (fall, _) = close(&retreats, &both);
    assert_eq!(owner(&fall, "pic"), Some(FRANCE));
    let (fall, _) = close(&retreats, &[(FRANCE, "Disband A Par")]);
    assert_eq!(units(&fall, FRANCE), "A mar, F bre");
}

#[test]
fn the_last_of_two_hirings_counts_and_only_for_that_power() {
    let lines = [
        (FRANCE, "Hire A Par to Germany\nHire A Par to Italy"),
        (GERMANY, "French A Par - Bur"),
        (ITALY, "French A Par - Pic"),
    ];
    let (next, report) = close(&game(), &lines);
    assert_eq!(owner(&next, "pic"), Some(FRANCE));
    assert_eq!(report.unheard.len(), 1);
    assert_eq!(report.unheard[0].power, GERMANY);
}
