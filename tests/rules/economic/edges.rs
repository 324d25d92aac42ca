//! Amounts exactly at their limits, two of a kind in one phase, and what is asked before Winter.

use std::collections::BTreeSet;

use chancery::board::{Power, ProvinceSet, powers::*};
use chancery::economy::BadAdjustment::*;
use chancery::economy::credits::{Event, Plan};
use chancery::game::{Item, OrderError, check};

use super::*;

#[test]
fn r1b_03_the_most_a_line_may_name_can_be_given() {
    let mut state = game();
    fund(&mut state, FRANCE, 10_000);
    let lines = [
        (FRANCE, "Give 9999 to Italy"),
        (ITALY, "Receive 9999 from France"),
    ];
    let (next, report) = close(&state, &lines);
    assert_eq!(made(&report), [(TransferKind::Gift, FRANCE, ITALY, 9_999)]);
    assert_eq!([FRANCE, ITALY].map(|p| balance(&next, p)), [1, 10_002]);
}

#[test]
fn r1b_04_a_debt_may_be_repaid_whole_and_in_parts_and_not_beyond() {
    let mut state = game();
    fund(&mut state, TURKEY, 20);
    lend(&mut state, RUSSIA, TURKEY, 1, 6, 0);
    let repay = |lines: &[u32]| {
        let all = |verb: &str, with: &str| {
            let lines = lines.iter().map(|n| format!("{verb} {n} {with}"));
            lines.collect::<Vec<_>>().join("\n")
        };
        let (out, back) = (all("Repay", "to Russia"), all("Collect", "from Turkey"));
        let sheets = [(TURKEY, out.as_str()), (RUSSIA, back.as_str())];
        let (next, report) = close(&state, &sheets);
        (20 - balance(&next, TURKEY), failed(&report, TURKEY))
    };
    assert_eq!(repay(&[6]), (6, vec![]));
    assert_eq!(repay(&[3, 3]), (6, vec![]));
    // What the first leaves is the most the second may be.
    let beyond = |owed| vec![BadEntry::BeyondDebt { owed }];
    assert_eq!(repay(&[4, 3]), (4, beyond(2)));
    assert_eq!(repay(&[7]), (0, beyond(6)));
}

#[test]
fn r1b_04_a_repayment_goes_over_the_called_parts_and_then_over_the_rest_oldest_first() {
    let left = |loans: [(u32, u32); 2], credits_paid: u32| {
        let mut state = game();
        fund(&mut state, TURKEY, 20);
        for (made, (owed, called)) in (1..).zip(loans) {
            lend(&mut state, RUSSIA, TURKEY, made, owed, called);
        }
        let repay = format!("Repay {credits_paid} to Russia");
        let collect = format!("Collect {credits_paid} from Turkey");
        let (next, _) = close(&state, &[(TURKEY, &repay), (RUSSIA, &collect)]);
        let loan = |l: &Loan| (l.made, l.owed, l.called);
        credits(&next).loans.iter().map(loan).collect::<Vec<_>>()
    };
    assert_eq!(left([(2, 2), (4, 3)], 5), [(2, 1, 0)]);
    assert_eq!(left([(2, 0), (4, 0)], 3), [(2, 3, 0)]);
    // The called part of the younger one before the rest of the older one.
    assert_eq!(left([(4, 1), (4, 2)], 3), [(1, 3, 0), (2, 2, 0)]);
    assert_eq!(left([(4, 1), (4, 2)], 4), [(1, 2, 0), (2, 2, 0)]);
}

#[test]
fn e12b_nothing_is_said_of_loans_nobody_called() {
    let mut state = game();
    jump(&mut state, "F1901M");
    lend(&mut state, RUSSIA, TURKEY, 1, 3, 0);
    lend(&mut state, ITALY, TURKEY, 1, 2, 2);
    let (_, report) = close(&state, &[]);
    let collected = report.money.iter().filter_map(|event| match event {
        Event::Collected {
            lender,
            credits,
            left,
            ..
        } => Some((*lender, *credits, *left)),
        _ => None,
    });
    assert_eq!(collected.collect::<Vec<_>>(), [(ITALY, 2, 0)]);
}

/// What a power's Winter would come to under these orders.
fn plan(state: &State, power: Power, orders: &str) -> Plan {
    let orders = Sheet::read(orders, state).orders;
    let plan = state.economy.plan(&state.ground(), power, &orders);
    plan.expect("units are paid for")
}

#[test]
fn e07c_the_plan_of_a_winter_says_what_is_due_paid_built_and_left() {
    let state = winter(json!({}), FRANCE, "F mao, A gas", 18);
    let plan = plan(&state, FRANCE, "Build A Par\nBuild F Bre\nBuild F Mar");
    assert_eq!((plan.treasury, plan.due, plan.kept), (18, 9, 2));
    assert_eq!((plan.paid, plan.left()), (18, 0));
    let built: Vec<String> = plan
        .built()
        .map(|(kind, at)| format!("{} {at}", kind.letter()))
        .collect();
    assert_eq!(built, ["A par", "F bre"]);
}

#[test]
fn e09a_e16c_the_sites_are_ones_own_vacant_home_centres_and_yards() {
    let named = |state: &State, power| {
        let sites: ProvinceSet = state.economy.building_sites(&state.ground(), power);
        let sites: BTreeSet<String> = sites.iter().map(|at| at.to_string()).collect();
        sites.into_iter().collect::<Vec<_>>()
    };
    let mut state = winter(json!({}), RUSSIA, "A mos", 20);
    assert_eq!(named(&state, RUSSIA), ["arc", "sev", "stp", "war"]);
    own(&mut state, TURKEY, "sev");
    place(&mut state, GERMANY, "A war");
    assert_eq!(named(&state, RUSSIA), ["arc", "stp"]);
    place(&mut state, GERMANY, "A war, F arc");
    assert_eq!(named(&state, RUSSIA), ["stp"]);
}

#[test]
fn r1b_09_a_disband_is_taken_when_money_is_short_or_where_it_is_allowed() {
    let taken = |options, treasury| {
        let state = winter(options, FRANCE, "F mao, A par", treasury);
        let order = Sheet::read("Disband A Par", &state).orders.remove(0);
        check(&state, FRANCE, &Item::Order(order)).map(|_| ())
    };
    let may_not = Err(OrderError::Adjustment(MayNotDisband));
    assert_eq!(taken(json!({}), 8), Ok(()));
    assert_eq!(taken(json!({}), 9), may_not, "all can be paid");
    assert_eq!(taken(json!({}), 10), may_not);
    let allowed = || json!({"demobilisation": "allowed"});
    assert_eq!(taken(allowed(), 8), Ok(()));
    assert_eq!(taken(allowed(), 10), Ok(()));
}

#[test]
fn e11k_there_is_nothing_to_waive_where_builds_are_bought() {
    let state = winter(json!({}), FRANCE, "F mao", 20);
    let (_, report) = close(&state, &[(FRANCE, "Waive")]);
    assert_eq!(refused(&report, FRANCE), [NoBuildDue]);
}

#[test]
fn r1b_08_opt_of_equally_dear_ones_the_fewest_units_go() {
    let units_now = "F mao, F eng, F nth, F iri, A par, A mar, A bur, A gas, A pic, A bre";
    let state = winter(json!({"removals": "cheapest"}), FRANCE, units_now, 20);
    let all: Vec<String> = units_now
        .split(", ")
        .map(|unit| format!("Disband {unit}"))
        .collect();
    let (next, _) = close(&state, &[(FRANCE, &all.join("\n"))]);
    // 44 to pay and 20 there: four fleets and an army cost as much as six armies.
    assert_eq!(units(&next, FRANCE), "A bre, A bur, A gas, A mar, A pic");
    assert_eq!(balance(&next, FRANCE), 0);
}

#[test]
fn e11f_what_is_written_is_refused_beyond_its_limits_and_not_at_them() {
    let mut state = game();
    fund(&mut state, FRANCE, 9_999);
    lend(&mut state, RUSSIA, TURKEY, 1, 3, 1);
    let read = |power, text: &str| {
        let entry = Sheet::read(text, &state).credits.remove(0);
        check(&state, power, &Item::Credits(entry)).map(|_| ())
    };
    let bad = |why| Err(OrderError::Credits(why));
    assert_eq!(read(FRANCE, "Give 9999 to Italy"), Ok(()));
    assert_eq!(read(ITALY, "Give 3 to France"), Ok(()));
    let too_much = bad(BadEntry::CannotPay { has: 3 });
    assert_eq!(read(ITALY, "Give 4 to France"), too_much);
    assert_eq!(read(ITALY, "Lend 4 to France"), too_much);
    // What comes in, and what is only reported as due, is not paid from one's own.
    for text in ["Receive 9999 from France", "Borrow 4 from France"] {
        assert_eq!(read(ITALY, text), Ok(()), "{text}");
    }
    for text in ["Owe 4 to France", "Claim 4 from France"] {
        assert_eq!(read(ITALY, text), Ok(()), "{text}");
    }
    // A debt is repaid and collected up to what is owed, called up to what is not called yet.
    let beyond = |owed| bad(BadEntry::BeyondDebt { owed });
    assert_eq!(read(TURKEY, "Repay 3 to Russia"), Ok(()));
    assert_eq!(read(RUSSIA, "Collect 3 from Turkey"), Ok(()));
    assert_eq!(read(RUSSIA, "Collect 4 from Turkey"), beyond(3));
    assert_eq!(read(RUSSIA, "Call 2 from Turkey"), Ok(()));
    assert_eq!(read(RUSSIA, "Call all from Turkey"), Ok(()));
    assert_eq!(read(RUSSIA, "Call 3 from Turkey"), beyond(2));
}

/// Each debtor shares out its own money among who calls from it; one that has nothing, or of whom
/// nobody calls, holds up no other.
#[test]
fn r1b_13_opt_pro_rata_each_debtor_pays_its_own() {
    let mut state = with(json!({"shortfall": "pro-rata"}));
    clear(&mut state);
    jump(&mut state, "F1901M");
    fund(&mut state, TURKEY, 0);
    own(&mut state, TURKEY, "con ank");
    fund(&mut state, AUSTRIA, 0);
    own(&mut state, AUSTRIA, "");
    place(&mut state, AUSTRIA, "F ion");
    // The oldest: not called, of one with money; and called, of one without any.
    lend(&mut state, GERMANY, ENGLAND, 1, 4, 0);
    lend(&mut state, GERMANY, AUSTRIA, 2, 4, 4);
    lend(&mut state, RUSSIA, TURKEY, 3, 6, 6);
    lend(&mut state, FRANCE, TURKEY, 4, 4, 4);
    lend(&mut state, FRANCE, ITALY, 5, 10, 10);
    // Turkey earns 5, Italy has 19: 3 and 2 for Turkey's two lenders, 10 for Italy's.
    let (_, report) = close(&state, &[]);
    let collected = report.money.iter().filter_map(|event| match event {
        Event::Collected {
            lender,
            debtor,
            credits,
            left,
        } => Some((*debtor, *lender, *credits, *left)),
        _ => None,
    });
    let mut collected: Vec<_> = collected.collect();
    collected.sort();
    let expected = [
        (AUSTRIA, GERMANY, 0, 4),
        (ITALY, FRANCE, 10, 0),
        (TURKEY, FRANCE, 2, 2),
        (TURKEY, RUSSIA, 3, 3),
    ];
    assert_eq!(collected, expected);
}

#[test]
fn r1b_13_opt_pro_rata_goes_by_what_is_called_and_the_rest_to_the_oldest() {
    let paid = |calls: [(u32, u32); 2]| {
        let mut state = with(json!({"shortfall": "pro-rata"}));
        clear(&mut state);
        jump(&mut state, "F1901M");
        fund(&mut state, TURKEY, 0);
        own(&mut state, TURKEY, "con ank");
        let [(owed, called), (also_owed, also_called)] = calls;
        lend(&mut state, RUSSIA, TURKEY, 1, owed, called);
        lend(&mut state, ITALY, TURKEY, 2, also_owed, also_called);
        let (next, _) = close(&state, &[]);
        let left = |lender| credits(&next).debt(lender, TURKEY);
        (owed - left(RUSSIA), also_owed - left(ITALY))
    };
    // Of 5: in proportion, whole credits; what does not divide goes to the older.
    assert_eq!(paid([(9, 9), (1, 1)]), (5, 0));
    assert_eq!(paid([(1, 1), (9, 9)]), (1, 4));
    assert_eq!(paid([(7, 7), (7, 7)]), (3, 2));
    // What is not called has no part in it.
    assert_eq!(paid([(9, 0), (4, 4)]), (0, 4));
    assert_eq!(paid([(9, 1), (9, 3)]), (1, 3));
    assert_eq!(paid([(50, 2), (8, 8)]), (1, 4));
}
