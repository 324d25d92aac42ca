//! The published ledger of points and blocks.

use chancery::board::powers::*;
use chancery::economy::blocks::{Ledger, Row};

use super::*;

fn published(report: &Report) -> &Ledger {
    let ledger = report.points.as_ref().expect("a ledger");
    ledger.balanced().expect("sums that close");
    ledger
}

fn row(report: &Report, power: Power) -> Row {
    let mut rows = published(report).rows.iter();
    *rows.find(|r| r.power == power).expect("a line")
}

#[test]
fn i03a_i04a_the_falls_ledger_shows_income_and_what_units_will_cost() {
    let state = play(&game(), &[&[]]);
    let (_, report) = close(&state, &[]);
    let row = row(&report, RUSSIA);
    assert_eq!((row.flows.opening, row.flows.income), (0, 20));
    assert_eq!((row.closing, row.blocks, row.due), (20, 20, 20));
    assert_eq!((row.yearly, row.short()), (20, 0));
    assert_eq!(published(&report).neutral.opening, 60);
    assert!(report.ledger.is_none(), "no ledger of credits");
}

#[test]
fn i03b_i03c_i03d_i03e_i06b_the_winters_ledger_shows_where_each_point_went() {
    // I-C7: fifteen points, three units, the fleet is scrapped at home: 18, upkeep 10, a build, 3 blocks.
    let fall = play(&game(), &[&[]]);
    let (winter, _) = close(&fall, &[]);
    let france = "Disband F Bre\nBuild A Bre\nPlace 2 in Par";
    let (spring, report) = close(&winter, &[(FRANCE, france)]);
    let row = row(&report, FRANCE);
    assert_eq!((row.flows.opening, row.flows.scrapped), (15, 3));
    assert_eq!((row.flows.upkeep, row.flows.built), (10, 5));
    assert_eq!((row.flows.placed, row.flows.forfeited), (2, 1));
    assert_eq!((row.closing, row.blocks, row.change()), (0, 17, 2));
    assert_eq!((row.yearly, row.due), (17, 15));
    let neutral = published(&report).neutral;
    assert_eq!(
        (neutral.income, neutral.armies, neutral.blocks),
        (60, 60, 60)
    );
    // Every year's totals, from before the first.
    let years = &blocks(&spring).years;
    let of_france: Vec<(u16, u32)> = years.iter().map(|(y, all)| (*y, all[&FRANCE])).collect();
    assert_eq!(of_france, [(1900, 15), (1901, 17)]);
}

#[test]
fn i05c_i05f_what_is_taken_moves_whole_and_the_rubble_is_the_captors_loss() {
    let mut state = game();
    state.position.units.clear();
    place(&mut state, FRANCE, "A bur, A ruh");
    place(&mut state, GERMANY, "A mun");
    let attack = "A Bur - Mun\nA Ruh S A Bur - Mun";
    let (fall, _) = close(&state, &[(FRANCE, attack)]);
    // The retreat of the army driven out.
    let (fall, _) = close(&fall, &[]);
    let (_, report) = close(&fall, &[]);
    let france = row(&report, FRANCE).flows;
    assert_eq!((france.blocks, france.taken, france.rubble), (15, 5, 2));
    assert_eq!(row(&report, FRANCE).blocks, 18);
    let germany = row(&report, GERMANY);
    assert_eq!((germany.flows.taken, germany.blocks), (-5, 10));
}

#[test]
fn i03g_r2b_22_loans_are_one_net_figure_and_sum_to_nothing() {
    let state = with(json!({"loans": "allowed"}));
    let (fall, _) = close(&play(&state, &[&[]]), &[]);
    let sheets = [
        (FRANCE, "Lend 4 to Italy\nGive 1 to Italy openly"),
        (ITALY, "Borrow 4 from France\nReceive 1 from France openly"),
    ];
    let (_, report) = close(&fall, &sheets);
    let (france, italy) = (row(&report, FRANCE).flows, row(&report, ITALY).flows);
    assert_eq!((france.private, france.public), (-4, -1));
    assert_eq!((italy.private, italy.public, italy.loans()), (4, 1, 5));
}

#[test]
fn i02b_r2b_12_a_game_that_begins_in_winter_has_its_first_ledger_there() {
    let (next, report) = close(
        &with(json!({"opening": "unarmed"})),
        &[(TURKEY, "Build A Con")],
    );
    let turkey = row(&report, TURKEY).flows;
    assert_eq!((turkey.income, turkey.built, turkey.forfeited), (15, 5, 10));
    assert_eq!(blocks(&next).years[&1900][&TURKEY], 15);
    assert_eq!(blocks(&next).years.len(), 1);
}
