//! Winter: what goes, what is paid, what is built, and where blocks are put.

use chancery::board::{PowerMap, powers::*};
use chancery::economy::BadAdjustment::*;
use chancery::economy::blocks::{BadEntry, Event};
use chancery::game::{Due, Item, OrderError, check};

use super::*;

fn why(state: &State, power: Power, line: &str) -> Result<(), OrderError> {
    let sheet = Sheet::read(line, state);
    let item: Item = sheet.items().next().expect("a line");
    check(state, power, &item).map(|_| ())
}

#[test]
fn r2b_16_the_gm_may_forbid_building_where_a_unit_went() {
    let options = json!({"rebuilding": "forbidden"});
    let state = winter(options, ENGLAND, "F lon, F nth, A yor", 15);
    let (next, report) = close(&state, &[(ENGLAND, "Disband F Lon\nBuild A Lon")]);
    assert_eq!(refused(&report, ENGLAND), [JustCleared { at: at("lon") }]);
    assert_eq!(units(&next, Some(ENGLAND)), "A yor, F nth");
}

#[test]
fn i06a_r2b_26_an_army_at_home_is_disbanded_and_its_upkeep_spent() {
    let state = winter(json!({}), FRANCE, "A par, A bur", 15);
    let (next, report) = close(&state, &[(FRANCE, "Disband A Par\nPlace 10 in Par")]);
    assert_eq!(units(&next, Some(FRANCE)), "A bur");
    assert_eq!(account(&report, FRANCE), (0, 5, 0));
    assert_eq!(held(&next, "par"), 15);
    // Not in a home centre that is another's now.
    let mut lost = state.clone();
    own(&mut lost, GERMANY, "par-5");
    let (next, report) = close(&lost, &[(FRANCE, "Disband A Par")]);
    assert_eq!(refused(&report, FRANCE), [OnlyAtHome { at: at("par") }]);
    assert_eq!(units(&next, Some(FRANCE)), "A bur, A par");
}

#[test]
fn r2b_15_elsewhere_a_unit_goes_only_when_points_are_short() {
    let state = winter(json!({}), FRANCE, "A bur, A gas", 10);
    let bad = OnlyAtHome { at: at("bur") };
    assert_eq!(
        why(&state, FRANCE, "Disband A Bur"),
        Err(OrderError::Adjustment(bad))
    );
    let (_, report) = close(&state, &[(FRANCE, "Disband A Bur")]);
    assert_eq!(refused(&report, FRANCE), [bad]);
    // Short: the owner chooses, and only as many as must.
    let mut short = state.clone();
    fund(&mut short, FRANCE, 9);
    assert_eq!(why(&short, FRANCE, "Disband A Bur"), Ok(()));
    let (next, report) = close(&short, &[(FRANCE, "Disband A Gas\nDisband A Bur")]);
    assert_eq!(units(&next, Some(FRANCE)), "A bur");
    assert_eq!(refused(&report, FRANCE), [bad]);
    // Without a choice, civil disorder's: the farthest.
    place(&mut short, FRANCE, "A bur, A ukr");
    let (next, _) = close(&short, &[]);
    assert_eq!(units(&next, Some(FRANCE)), "A bur");
}

#[test]
fn r2b_30_a_scrap_may_prevent_a_removal() {
    let state = winter(json!({}), ENGLAND, "F lon, A yor", 4);
    let (next, report) = close(&state, &[(ENGLAND, "Scrap F Lon")]);
    assert_eq!(units(&next, Some(ENGLAND)), "A yor");
    assert_eq!(account(&report, ENGLAND), (3, 5, 2));
}

#[test]
fn r2b_14_a_fleet_away_from_home_or_just_built_is_not_scrapped() {
    let state = winter(json!({}), ENGLAND, "F nth", 20);
    let (_, report) = close(&state, &[(ENGLAND, "Scrap F Nth")]);
    assert_eq!(refused(&report, ENGLAND), [OnlyAtHome { at: at("nth") }]);
    let (next, report) = close(&state, &[(ENGLAND, "Build F Lon\nScrap F Lon")]);
    assert_eq!(refused(&report, ENGLAND), [JustBuilt { at: at("lon") }]);
    assert_eq!(units(&next, Some(ENGLAND)), "F lon, F nth");
}

#[test]
fn i03h_units_are_built_in_own_empty_home_centres_only() {
    let mut state = winter(json!({}), ENGLAND, "F lon", 50);
    own(&mut state, ENGLAND, "lon-5 edi-5 bel-5");
    own(&mut state, FRANCE, "lvp-5");
    let (_, report) = close(
        &state,
        &[(
            ENGLAND,
            "Build A Bel\nBuild A Lvp\nBuild A Lon\nBuild A Edi\nWaive",
        )],
    );
    let expected = [
        NotHome { at: at("bel") },
        NotOwned { at: at("lvp") },
        Occupied { at: at("lon") },
        NothingToWaive,
    ];
    assert_eq!(refused(&report, ENGLAND), expected);
}

#[test]
fn r2b_20_what_cannot_be_paid_is_not_built_or_placed() {
    let state = winter(json!({}), ENGLAND, "A yor", 8);
    let bad = CannotPay { price: 5, left: 3 };
    let (next, report) = close(&state, &[(ENGLAND, "Build F Lon\nPlace the rest in Edi")]);
    assert_eq!(refused(&report, ENGLAND), [bad]);
    assert_eq!(held(&next, "edi"), 8);
}

#[test]
fn i03_r2b_15_what_units_elsewhere_cost_is_not_there_to_place_or_build() {
    // Yorkshire is no home centre: its army stays, and is paid.
    let state = winter(json!({}), ENGLAND, "A yor", 8);
    let left = 3;
    let bad = |line: &str| why(&state, ENGLAND, line).expect_err("too much");
    let beyond = OrderError::Blocks(BadEntry::CannotPay { left });
    assert_eq!(bad("Place 4 in Edi"), beyond);
    assert_eq!(why(&state, ENGLAND, "Place 3 in Edi"), Ok(()));
    let price = 5;
    let build = OrderError::Adjustment(CannotPay { price, left });
    assert_eq!(bad("Build F Lon"), build);
    // An army at home may go, and a fleet there brings three beside.
    let home = winter(json!({}), ENGLAND, "A lvp, F lon", 8);
    assert_eq!(why(&home, ENGLAND, "Place 11 in Edi"), Ok(()));
    let left = 11;
    let beyond = OrderError::Blocks(BadEntry::CannotPay { left });
    assert_eq!(why(&home, ENGLAND, "Place 12 in Edi"), Err(beyond));
    // Who is short keeps less than a unit's price.
    let short = winter(json!({}), ENGLAND, "A yor, A wal", 9);
    let left = 4;
    let beyond = OrderError::Blocks(BadEntry::CannotPay { left });
    assert_eq!(why(&short, ENGLAND, "Place 5 in Edi"), Err(beyond));
    let (next, _) = close(&short, &[(ENGLAND, "Place 4 in Edi")]);
    assert_eq!(held(&next, "edi"), 9);
    // Where points are lent, more may come before Winter closes.
    let lent = winter(json!({"loans": "allowed"}), ENGLAND, "A yor", 8);
    assert_eq!(why(&lent, ENGLAND, "Place 9 in Edi"), Ok(()));
    assert_eq!(why(&lent, ENGLAND, "Build F Lon"), Ok(()));
}

#[test]
fn i07c_r2b_20_fleets_five_and_armies_three_if_the_gm_likes() {
    let options = json!({"fleet_price": 5, "army_price": 3});
    let state = winter(options, ENGLAND, "F lon, F edi, A lvp", 15);
    let (_, report) = close(&state, &[]);
    assert_eq!(account(&report, ENGLAND), (0, 13, 2));
}

#[test]
fn i03d_i05d_blocks_go_into_own_centres_only() {
    let mut state = winter(json!({}), ENGLAND, "A yor", 20);
    own(&mut state, ENGLAND, "lon-5 nwy-5");
    let bad = |line: &str| match why(&state, ENGLAND, line) {
        Err(OrderError::Blocks(bad)) => bad,
        other => panic!("{other:?}"),
    };
    assert_eq!(bad("Place 2 in Par"), BadEntry::NotOwned { at: at("par") });
    assert_eq!(bad("Place 2 in Yor"), BadEntry::NoBlocks { at: at("yor") });
    assert_eq!(bad("Place 2 in Bel"), BadEntry::NotOwned { at: at("bel") });
    let (next, report) = close(&state, &[(ENGLAND, "Place 2 in Par\nPlace 15 in Nwy")]);
    assert_eq!((held(&next, "par"), held(&next, "nwy")), (5, 20));
    let failed = report
        .blocks
        .iter()
        .filter(|e| matches!(e, Event::Failed { .. }));
    assert_eq!(failed.count(), 1);
}

#[test]
fn r2b_03_blocks_are_placed_in_winter() {
    let state = game();
    let bad = OrderError::Blocks(BadEntry::OnlyInWinter);
    assert_eq!(why(&state, ENGLAND, "Place 2 in Lon"), Err(bad));
    let (next, report) = close(&state, &[(ENGLAND, "Place 2 in Lon")]);
    assert_eq!(held(&next, "lon"), 5);
    assert_eq!(report.blocks.len(), 1);
}

#[test]
fn r2b_29_what_is_beyond_the_points_is_cut_in_listed_order_and_the_rest_comes_last() {
    let state = winter(json!({}), ENGLAND, "A yor", 15);
    let lines = "Place the rest in Lon\nPlace 4 in Edi\nPlace 9 in Lvp";
    let (next, report) = close(&state, &[(ENGLAND, lines)]);
    let held = |id| held(&next, id);
    assert_eq!((held("edi"), held("lvp"), held("lon")), (9, 11, 5));
    let cut = Event::Placed {
        power: ENGLAND,
        at: at("lvp"),
        blocks: 6,
        asked: 9,
    };
    assert!(report.blocks.contains(&cut));
}

#[test]
fn i03e_r2b_13_unspent_points_are_lost_or_go_home_or_are_kept() {
    let lost = winter(json!({}), ENGLAND, "A yor", 12);
    let (next, report) = close(&lost, &[]);
    assert_eq!(account(&report, ENGLAND), (0, 5, 7));
    assert_eq!(blocks(&next).points(ENGLAND), 0);
    let home = winter(json!({"unspent": "home"}), ENGLAND, "A yor", 12);
    let (next, _) = close(&home, &[]);
    assert_eq!((held(&next, "edi"), blocks(&next).points(ENGLAND)), (12, 0));
    let kept = winter(json!({"unspent": "treasury"}), ENGLAND, "A yor", 12);
    let (next, _) = close(&kept, &[]);
    assert_eq!(blocks(&next).points(ENGLAND), 7);
}

#[test]
fn r2b_24_who_is_not_played_maintains_what_it_can() {
    let mut state = winter(json!({}), ENGLAND, "A yor, A wal", 8);
    let Control::Seats(seats) = &mut state.control else {
        panic!("no seats")
    };
    seats.seats.remove(&ENGLAND);
    let (next, report) = close(&state, &[]);
    assert_eq!(next.position.of(ENGLAND).count(), 1);
    assert_eq!(account(&report, ENGLAND), (0, 5, 3));
}

#[test]
fn points_to_spend_are_due_and_a_missing_sheet_is_noted() {
    let state = winter(json!({}), ENGLAND, "A yor, A wal", 8);
    let due = Due::Points {
        points: 8,
        short: 2,
    };
    assert_eq!(state.due(), PowerMap::from([(ENGLAND, due)]));
    let (_, report) = close(&state, &[]);
    assert_eq!(report.missed, [ENGLAND]);
}

#[test]
fn r2b_13_who_has_nothing_to_lose_misses_nothing() {
    // The first Winter of a quiet year: fifteen points, three units.
    let state = play(&game(), &[&[], &[]]);
    let (_, report) = close(&state, &[]);
    assert_eq!(report.missed, []);
    // What is over is lost, unless it goes home or is kept.
    for (unspent, missed) in [
        ("forfeited", &[ENGLAND][..]),
        ("home", &[]),
        ("treasury", &[]),
    ] {
        let state = winter(json!({"unspent": unspent}), ENGLAND, "A yor", 8);
        assert_eq!(close(&state, &[]).1.missed, missed, "{unspent}");
    }
    let mut homeless = winter(json!({"unspent": "home"}), ENGLAND, "A yor", 8);
    own(&mut homeless, ENGLAND, "bel-5");
    assert_eq!(close(&homeless, &[]).1.missed, [ENGLAND]);
}

#[test]
fn r2b_15_the_owner_may_choose_ahead_of_a_loan_that_leaves_too_little() {
    let options = json!({"loans": "allowed"});
    let mut state = winter(options, FRANCE, "A bur, A gas", 10);
    place(&mut state, ITALY, "A tus");
    let fault = why(&state, FRANCE, "Disband A Bur").expect_err("it can be paid");
    assert!(fault.may_be_kept());
    let sheets: &[(Power, &str)] = &[
        (FRANCE, "Disband A Bur\nGive 5 to Italy"),
        (ITALY, "Receive 5 from France"),
    ];
    let (next, _) = close(&state, sheets);
    assert_eq!(units(&next, Some(FRANCE)), "A gas");
}

#[test]
fn r1b_22_r2b_22_who_loses_the_last_unit_in_winter_is_out_the_next_fall() {
    let options = json!({"loans": "allowed", "unspent": "treasury"});
    let mut state = winter(options, TURKEY, "A ukr", 3);
    own(&mut state, TURKEY, "");
    place(&mut state, ITALY, "A tus");
    fund(&mut state, ITALY, 20);
    let sheets: &[(Power, &str)] = &[(ITALY, "Lend 1 to Turkey"), (TURKEY, "Borrow 1 from Italy")];
    let (spring, report) = close(&state, sheets);
    assert_eq!(units(&spring, Some(TURKEY)), "");
    assert_eq!((report.eliminated, spring.is_in(TURKEY)), (vec![], true));
    let (fall, _) = close(&spring, &[]);
    let (next, report) = close(&fall, &[]);
    assert_eq!(report.eliminated, [TURKEY]);
    assert!(!next.is_in(TURKEY));
    let bank = &blocks(&next).bank;
    assert!(bank.loans.is_empty() && !bank.treasuries.contains_key(&TURKEY));
    assert!(why(&next, ITALY, "Give 2 to Turkey").is_err());
    // It is told of once.
    let (_, report) = close(&next, &[]);
    assert_eq!(report.eliminated, []);
}

#[test]
fn r2b_13_r2b_24_without_a_home_or_a_player_nothing_is_invested() {
    let options = json!({"unspent": "home"});
    let mut state = winter(options.clone(), ENGLAND, "", 20);
    own(&mut state, ENGLAND, "bel-5");
    let (next, report) = close(&state, &[]);
    assert_eq!(
        (account(&report, ENGLAND), held(&next, "bel")),
        ((0, 0, 20), 5)
    );
    let mut state = winter(options, ENGLAND, "A yor", 12);
    if let Control::Seats(seats) = &mut state.control {
        seats.seats.remove(&ENGLAND);
    }
    let (next, report) = close(&state, &[]);
    assert_eq!(
        (account(&report, ENGLAND), held(&next, "edi")),
        ((0, 5, 7), 5)
    );
}

#[test]
fn i07c_r2b_20_a_build_is_paid_at_the_price_of_its_kind() {
    let options = json!({"fleet_price": 5, "army_price": 3});
    let state = winter(options, ENGLAND, "", 14);
    let lines = "Build A Lvp\nBuild F Lon\nBuild F Edi\nPlace the rest in Lon";
    let (next, report) = close(&state, &[(ENGLAND, lines)]);
    assert_eq!(units(&next, Some(ENGLAND)), "A lvp, F edi, F lon");
    assert_eq!((account(&report, ENGLAND).1, held(&next, "lon")), (13, 6));
    // Income 15 buys five armies' worth, were there five sites: three armies leave six.
    let mut armies = state.clone();
    fund(&mut armies, ENGLAND, 15);
    let lines = "Build A Lvp\nBuild A Lon\nBuild A Edi";
    let (_, report) = close(&armies, &[(ENGLAND, lines)]);
    assert_eq!(account(&report, ENGLAND), (0, 9, 6));
}

#[test]
fn r2b_09_what_no_province_can_hold_is_lost() {
    let mut state = winter(json!({"goal": "centres"}), ENGLAND, "", 20);
    own(&mut state, ENGLAND, "lon-999993 edi-1000000 lvp-5");
    let lines = "Place 1 in Edi\nPlace the rest in Lon";
    let (next, report) = close(&state, &[(ENGLAND, lines)]);
    assert_eq!(
        (held(&next, "lon"), held(&next, "edi")),
        (1_000_000, 1_000_000)
    );
    assert_eq!(account(&report, ENGLAND), (0, 0, 13));
    let (power, entry) = (ENGLAND, Sheet::read("Place 1 in Edi", &state).blocks[0]);
    let why = BadEntry::Full { at: at("edi") };
    assert!(report.blocks.contains(&Event::Failed { power, entry, why }));
}

#[test]
fn r2b_09_points_have_an_end_too_and_the_books_close() {
    let mut state = with(json!({"unspent": "treasury", "goal": "centres"}));
    state.position.units.clear();
    own(&mut state, ENGLAND, "lon-1000000 edi-1000000 lvp-1000000");
    fund(&mut state, ENGLAND, 99_000_000);
    blocks_mut(&mut state).open_books();
    jump(&mut state, "F1901M");
    let (next, report) = close(&state, &[]);
    assert_eq!(blocks(&next).points(ENGLAND), 100_000_000);
    assert_eq!(account(&report, ENGLAND), (0, 0, 2_000_000));
    report
        .points
        .expect("a ledger")
        .balanced()
        .expect("it closes");
}

#[test]
fn e11h_r2b_22_points_from_others_that_kept_a_unit_are_remarked_on() {
    use chancery::economy::credits::Event::Rescued;
    let mut state = winter(json!({"loans": "allowed"}), FRANCE, "A bur, A gas", 5);
    place(&mut state, ITALY, "A tus");
    fund(&mut state, ITALY, 12);
    for (openly, sources) in [("", vec![]), (" openly", vec![ITALY])] {
        let gift = format!("Give 5 to France{openly}");
        let taken = format!("Receive 5 from Italy{openly}");
        let (_, report) = close(&state, &[(ITALY, &gift), (FRANCE, &taken)]);
        let (power, units) = (FRANCE, 1);
        let remark = Rescued {
            power,
            units,
            sources,
        };
        assert!(report.money.contains(&remark), "{:?}", report.money);
    }
    // What would have been paid anyhow, and what is new, are none.
    fund(&mut state, FRANCE, 10);
    let sheets: &[(Power, &str)] = &[
        (ITALY, "Give 5 to France"),
        (FRANCE, "Receive 5 from Italy\nBuild A Par"),
    ];
    let (next, report) = close(&state, sheets);
    assert_eq!(next.position.of(FRANCE).count(), 3);
    let remark = |event: &_| matches!(event, Rescued { .. });
    assert!(!report.money.iter().any(remark));
}

#[test]
fn r1b_13_r2b_22_who_is_bankrupt_pays_what_it_can_and_owes_the_rest() {
    let options = json!({"loans": "allowed"});
    let mut state = winter(options, ITALY, "A tus", 20);
    own(&mut state, FRANCE, "par-3");
    let sheets: &[(Power, &str)] = &[
        (ITALY, "Lend 8 to France"),
        (FRANCE, "Borrow 8 from Italy\nPlace 1 in Par"),
    ];
    let (spring, _) = close(&state, sheets);
    // Four blocks in Paris, of which one was lent: four points of eight come back.
    let (fall, _) = close(&spring, &[(ITALY, "Call all from France")]);
    let (next, _) = close(&fall, &[]);
    assert_eq!(blocks(&next).points(FRANCE), 0);
    assert_eq!(blocks(&next).points(ITALY), 15 + 4);
    let loan = &blocks(&next).bank.loans[0];
    assert_eq!((loan.lender, loan.debtor, loan.owed), (ITALY, FRANCE, 4));
}
