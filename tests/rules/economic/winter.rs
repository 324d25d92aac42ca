//! Winter: what units cost, what goes when money is short, what may be built.

use chancery::board::{Power, powers::*};
use chancery::economy::Adjustment;
use chancery::economy::BadAdjustment::*;
use chancery::economy::credits::Event;
use chancery::movement::Preset;

use super::*;

/// What one power's Winter leaves: its units and its treasury, and why orders did nothing.
fn outcome(
    power: Power,
    units_now: &str,
    treasury: u32,
    orders: &str,
) -> (String, u32, Vec<BadAdjustment>) {
    let state = winter(json!({}), power, units_now, treasury);
    result(&state, power, orders)
}

fn result(state: &State, power: Power, orders: &str) -> (String, u32, Vec<BadAdjustment>) {
    let (next, report) = close(state, &[(power, orders)]);
    (
        units(&next, power),
        balance(&next, power),
        refused(&report, power),
    )
}

fn cost(power: Power, units: &str) -> u32 {
    let (_, left, _) = outcome(power, units, 100, "");
    100 - left
}

#[test]
fn r1b_12_the_discount_is_not_tied_to_particular_armies() {
    // Of five armies one is lost, whichever: four at 3 are left.
    let mut state = winter(json!({}), TURKEY, "A ank, A con, A smy, A arm, A syr", 30);
    state = close(&state, &[]).0;
    assert_eq!(balance(&state, TURKEY), 30 - 16);
    place(&mut state, TURKEY, "A smy, A arm, A syr, A gre");
    jump(&mut state, "W1902A");
    state = close(&state, &[]).0;
    assert_eq!(balance(&state, TURKEY), 30 - 16 - 12);
}

#[test]
fn e06a_a_fleet_costs_five_and_an_army_four() {
    assert_eq!(cost(FRANCE, "F bre"), 5);
    assert_eq!(cost(FRANCE, "A par"), 4);
    assert_eq!(cost(RUSSIA, "F stp, F sev, A mos, A war"), 18);
}

#[test]
fn e05b_e07a_the_year_ahead_is_paid_in_winter() {
    let state = winter(json!({}), FRANCE, "F bre, A par", 20);
    let (next, report) = close(&state, &[]);
    assert_eq!(balance(&next, FRANCE), 11);
    let paid = Event::Upkeep {
        power: FRANCE,
        credits: 9,
    };
    assert!(report.money.contains(&paid));
    // Nothing more is asked for in 1902, though a unit be lost or the money gone.
    let mut state = next;
    fund(&mut state, FRANCE, 0);
    let state = play(&state, &[&[], &[]]);
    assert_eq!(state.phase.to_string(), "W1902A");
    assert_eq!(units(&state, FRANCE), "A par, F bre");
}

#[test]
fn e05c_units_that_cannot_be_paid_go_unless_someone_pays() {
    let state = winter(json!({}), FRANCE, "F mao, A par, A mar", 10);
    let (next, report) = close(&state, &[]);
    // The rulebook's removal: the fleet is the farthest from home.
    assert_eq!(units(&next, FRANCE), "A mar, A par");
    assert_eq!(balance(&next, FRANCE), 2);
    let Results::Adjustments(done) = &report.results else {
        panic!("no Winter")
    };
    let fleet = |d: &&Adjustment| matches!(d, Adjustment::RemovedInDisorder { unit, .. } if unit.at.province == at("mao"));
    assert_eq!(done.iter().filter(fleet).count(), 1);
    for (give, take) in [
        ("Give 3 to France", "Receive 3 from Italy"),
        ("Lend 3 to France", "Borrow 3 from Italy"),
    ] {
        let (next, _) = close(&state, &[(ITALY, give), (FRANCE, take)]);
        assert_eq!(units(&next, FRANCE), "A mar, A par, F mao");
        assert_eq!(balance(&next, FRANCE), 0);
    }
}

#[test]
fn e05e_r1b_07_a_fraction_of_a_price_supports_nothing() {
    // 12 for a bill of 13: an army goes whole, and the 3 left over keep nothing.
    let (stands, left, _) = outcome(FRANCE, "F mao, A par, A mar", 12, "Disband A Par");
    assert_eq!((stands.as_str(), left), ("A mar, F mao", 3));
}

#[test]
fn r1b_08_the_owner_lists_removals_until_the_rest_can_be_paid() {
    let orders = "Disband A Par\nDisband A Mar";
    let (stands, left, refused) = outcome(FRANCE, "F mao, F eng, A par, A mar", 14, orders);
    assert_eq!(stands, "A mar, F eng, F mao");
    assert_eq!((left, refused), (0, vec![NotNeeded]));
}

#[test]
fn r1b_08_the_rulebook_of_1971_removes_the_rest() {
    // Listed: the army in Paris, 14 remain for 9. Both fleets are one step from home; English Channel
    // comes before Mid-Atlantic, and a fleet as far goes before an army.
    let (stands, left, _) = outcome(FRANCE, "F mao, F eng, A par, A mar", 9, "Disband A Par");
    assert_eq!((stands.as_str(), left), ("A mar, F mao", 0));
    let (stands, ..) = outcome(FRANCE, "A bur, F mao, A par", 8, "");
    assert_eq!(stands, "A bur, A par", "as far: fleet before army");
    let (stands, ..) = outcome(FRANCE, "F bre, A mun", 5, "");
    assert_eq!(stands, "F bre", "the farthest first");
}

#[test]
fn r1b_08_a_removal_of_a_kind_that_does_not_stand_there_is_read_as_the_rulebook_has_it() {
    let mut state = winter(json!({}), FRANCE, "F mao, A par", 5);
    let orders = "Disband F Par";
    let (stands, _, refused) = result(&state, FRANCE, orders);
    assert_eq!((stands.as_str(), refused), ("F mao", vec![]));
    let mut strict = Preset::Y1971.rulebook();
    strict.set("4.C.2", "a").expect("a choice");
    state.setup.movement = variants::economic(Some(strict)).movement;
    let (stands, _, refused) = result(&state, FRANCE, orders);
    let no_unit = NoUnit { at: at("par") };
    assert_eq!((stands.as_str(), refused), ("A par", vec![no_unit]));
}

#[test]
fn e09a_e17f_units_are_built_in_own_home_centres_only() {
    let mut state = winter(json!({}), FRANCE, "", 50);
    own(&mut state, FRANCE, "bre mar par gas bur bel");
    let orders = "Build A Bur\nBuild A Bel\nBuild A Ber\nBuild A Par";
    let (stands, left, refused) = result(&state, FRANCE, orders);
    let not_home = ["bur", "bel", "ber"].map(|id| NotHome { at: at(id) });
    assert_eq!(refused, not_home);
    assert_eq!((stands.as_str(), left), ("A par", 46));
    // Not where another rules, nor where somebody stands.
    own(&mut state, GERMANY, "mar");
    place(&mut state, GERMANY, "A bre");
    let (stands, _, refused) = result(&state, FRANCE, "Build A Mar\nBuild F Bre");
    assert_eq!(stands, "");
    let expected = [NotOwned { at: at("mar") }, Occupied { at: at("bre") }];
    assert_eq!(refused, expected);
    for (power, order, id) in [
        (TURKEY, "Build A Per", "per"),
        (ITALY, "Build A Sic", "sic"),
    ] {
        let (_, _, refused) = outcome(power, "", 50, order);
        assert_eq!(refused, [NotHome { at: at(id) }]);
    }
}

#[test]
fn e16c_russia_builds_fleets_and_only_fleets_in_archangel() {
    let (stands, left, refused) = outcome(RUSSIA, "", 50, "Build F Arc");
    assert_eq!((stands.as_str(), left, refused), ("F arc", 45, vec![]));
    let (stands, _, refused) = outcome(RUSSIA, "", 50, "Build A Arc");
    assert_eq!(stands, "");
    assert_eq!(refused, [FleetsOnly { at: at("arc") }]);
    let mut state = winter(json!({}), ENGLAND, "", 50);
    credits_mut(&mut state).owners.insert(at("arc"), ENGLAND);
    let (_, _, refused) = result(&state, ENGLAND, "Build F Arc");
    assert_eq!(refused, [NotHome { at: at("arc") }]);
}

#[test]
fn r1b_25_archangel_needs_only_to_be_owned_and_empty() {
    let mut state = winter(json!({}), RUSSIA, "", 50);
    own(&mut state, GERMANY, "stp");
    let (stands, ..) = result(&state, RUSSIA, "Build F Arc");
    assert_eq!(stands, "F arc");
    own(&mut state, GERMANY, "arc");
    let (_, _, refused) = result(&state, RUSSIA, "Build F Arc");
    assert_eq!(refused, [NotOwned { at: at("arc") }]);
    own(&mut state, RUSSIA, "arc");
    place(&mut state, RUSSIA, "F arc");
    let (_, _, refused) = result(&state, RUSSIA, "Build F Arc");
    assert_eq!(refused, [Occupied { at: at("arc") }]);
}

#[test]
fn r1b_27_spain_is_marked_as_centres_and_nothing_hangs_on_it() {
    let mut state = winter(json!({}), FRANCE, "", 50);
    own(&mut state, FRANCE, "spn sps par");
    let (_, _, refused) = result(&state, FRANCE, "Build F Spn\nBuild A Sps");
    assert_eq!(refused, ["spn", "sps"].map(|id| NotHome { at: at(id) }));
}

#[test]
fn e11k_builds_are_optional() {
    let (stands, left, _) = outcome(FRANCE, "F mao", 100, "");
    assert_eq!((stands.as_str(), left), ("F mao", 95));
}

#[test]
fn r1b_11_builds_are_made_in_the_order_listed() {
    let army_first = outcome(FRANCE, "", 8, "Build A Par\nBuild F Bre\nBuild A Mar");
    assert_eq!(army_first.0, "A mar, A par");
    let fleet_first = outcome(FRANCE, "", 8, "Build F Bre\nBuild A Par\nBuild A Mar");
    assert_eq!(fleet_first.0, "F bre");
    assert_eq!(fleet_first.1, 3);
    // One place holds one unit.
    let twice = outcome(FRANCE, "", 50, "Build A Bre\nBuild F Bre");
    assert_eq!(twice.2, [Occupied { at: at("bre") }]);
    // The number of centres is no limit: three units stand abroad, three are built at one centre each.
    let mut state = winter(json!({}), FRANCE, "A mun, A ruh, A kie", 50);
    own(&mut state, FRANCE, "bre mar par");
    let all = "Build A Bre\nBuild A Mar\nBuild A Par";
    let (stands, left, refused) = result(&state, FRANCE, all);
    assert_eq!(stands, "A bre, A kie, A mar, A mun, A par, A ruh");
    assert_eq!((left, refused), (50 - 24, vec![]));
}

#[test]
fn r1b_11_nothing_is_built_in_a_winter_with_a_forced_removal() {
    // A fleet goes for the 9 there are; an army is paid; 5 would pay another.
    let orders = "Disband F Mao\nBuild A Par";
    let (stands, left, refused) = outcome(FRANCE, "F mao, A mar", 8, orders);
    assert_eq!(stands, "A mar");
    assert_eq!((left, refused), (4, vec![AfterForcedRemovals]));
}

#[test]
fn r1b_37_cheaper_builds_after_one_that_cannot_be_paid_still_go_through() {
    let (stands, left, refused) = outcome(FRANCE, "", 4, "Build F Bre\nBuild A Par");
    assert_eq!(stands, "A par");
    assert_eq!((left, refused), (0, vec![CannotPay { price: 5, left: 4 }]));
}

#[test]
fn r1b_09_who_can_pay_may_not_refuse_to() {
    let (stands, left, refused) = outcome(FRANCE, "F mao, A par", 20, "Disband A Par");
    assert_eq!(stands, "A par, F mao");
    assert_eq!((left, refused), (11, vec![MayNotDisband]));
}

/// A Winter of France in a game where demobilisation is allowed.
fn demobilising(units: &str, treasury: u32) -> State {
    winter(
        json!({"demobilisation": "allowed"}),
        FRANCE,
        units,
        treasury,
    )
}

#[test]
fn r1b_31_after_a_voluntary_disband_a_build_may_follow_there_too() {
    let state = demobilising("A bre, A mar, F mao", 19);
    let orders = "Disband A Bre\nBuild F Bre";
    let (stands, left, refused) = result(&state, FRANCE, orders);
    assert_eq!(stands, "A mar, F bre, F mao");
    assert_eq!((left, refused), (5, vec![]));
    // The order of the two lines does not matter: units leave before others come.
    let (stands, ..) = result(&state, FRANCE, "Build F Bre\nDisband A Bre");
    assert_eq!(stands, "A mar, F bre, F mao");
}

#[test]
fn r1b_35_removals_are_forced_if_the_bill_exceeded_the_treasury() {
    let state = demobilising("A bre, A mar, F mao", 10);
    let (stands, left, refused) =
        result(&state, FRANCE, "Disband A Bre\nDisband A Mar\nBuild F Bre");
    // Every listed disband is done, needed or not; 5 would pay a fleet, and none is built.
    assert_eq!(stands, "F mao");
    assert_eq!((left, refused), (5, vec![AfterForcedRemovals]));
}

#[test]
fn r1b_08_under_demobilisation_every_listed_disband_is_done_and_the_rulebook_adds_the_rest() {
    let state = demobilising("A bre, A mar, F mao, F eng", 9);
    let (stands, left, refused) = result(&state, FRANCE, "Disband A Bre");
    assert_eq!(stands, "A mar, F mao");
    assert_eq!((left, refused), (0, vec![]));
}
