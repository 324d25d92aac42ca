//! What Fall and Winter publish, and what they keep to themselves: E-11.

use chancery::board::{Power, powers::*};
use chancery::economy::credits::{Event, Row};

use super::*;

fn row(report: &Report, power: Power) -> Row {
    let ledger = report.ledger.as_ref().expect("a ledger");
    let found = ledger.rows.iter().find(|r| r.power == power);
    *found.expect("a row")
}

/// A Fall that leaves France short: 5 in the treasury, Paris and Picardy worth 5, a bill of 13.
fn short() -> State {
    let mut state = game();
    clear(&mut state);
    place(&mut state, FRANCE, "F mao, F wes, A par");
    own(&mut state, FRANCE, "par pic");
    fund(&mut state, FRANCE, 5);
    jump(&mut state, "F1901M");
    state
}

#[test]
fn e11a_e11b_every_powers_net_worth_is_published_after_fall() {
    let lines = [
        (RUSSIA, "Lend 3 to Turkey"),
        (TURKEY, "Borrow 3 from Russia\nReceive 2 from Austria"),
    ];
    let (fall, report) = close(&game(), &lines);
    assert!(report.ledger.is_none(), "nothing after Spring");
    let (_, report) = close(&fall, &[]);
    let ledger = report.ledger.as_ref().expect("a ledger");
    let powers: Vec<Power> = ledger.rows.iter().map(|r| r.power).collect();
    assert_eq!(powers, Power::ALL);
    // Treasury, income, and what was lent.
    assert_eq!(row(&report, TURKEY).closing, 3 + 13 + 3);
    assert_eq!(row(&report, RUSSIA).closing, 3 + 20 - 3);
}

#[test]
fn r1b_05_income_is_counted_once_and_what_was_not_matched_never() {
    let fall = close(&game(), &[]).0;
    let (_, report) = close(&fall, &[(TURKEY, "Receive 2 from Austria")]);
    let turkey = row(&report, TURKEY);
    assert_eq!((turkey.closing, turkey.yearly), (16, 13));
    assert_eq!((turkey.flows.opening, turkey.flows.income), (3, 13));
    assert_eq!(turkey.change(), 13);
}

#[test]
fn e11j_r1b_05_net_worth_is_published_again_in_winter() {
    let winter = play(&game(), &[&[], &[]]);
    let (_, report) = close(&winter, &[]);
    let turkey = row(&report, TURKEY);
    assert_eq!((turkey.closing, turkey.yearly), (16 - 11, 13));
    assert_eq!((turkey.flows.opening, turkey.flows.upkeep), (16, 11));
    assert_eq!(turkey.change(), -11);
}

#[test]
fn e11c_a_power_that_cannot_pay_is_flagged() {
    let (_, report) = close(&short(), &[]);
    let flagged = |report: &Report| -> Vec<(Power, u32)> {
        let one = |e: &Event| match e {
            Event::Short { power, missing } => Some((*power, *missing)),
            _ => None,
        };
        report.money.iter().filter_map(one).collect()
    };
    // 5 and 5 for 14.
    assert_eq!(flagged(&report), [(FRANCE, 4)]);
    let mut state = short();
    fund(&mut state, FRANCE, 9);
    assert!(flagged(&close(&state, &[]).1).is_empty());
}

#[test]
fn e11d_builds_are_commented_on_only_when_all_homes_are_occupied() {
    let flagged = |france: &str, germany: &str| {
        let mut state = game();
        clear(&mut state);
        jump(&mut state, "F1901M");
        place(&mut state, FRANCE, france);
        place(&mut state, GERMANY, germany);
        let (_, report) = close(&state, &[]);
        report.money.contains(&Event::HomesFull { power: FRANCE })
    };
    assert!(flagged("A par, A mar, F bre", ""));
    assert!(flagged("A par, A mar", "A bre"), "by whomever");
    assert!(!flagged("A par, A mar", ""));
    assert!(!flagged("A bur, A gas, A pic", ""));
}

#[test]
fn e11h_r1b_32_winter_says_when_outside_funds_kept_units() {
    let (winter, _) = close(&short(), &[]);
    // 10 in the treasury: at most two of two fleets and an army.
    let gift = [
        (FRANCE, "Receive 4 from Italy"),
        (ITALY, "Give 4 to France"),
    ];
    let (_, report) = close(&winter, &gift);
    let kept = |units, sources: Vec<Power>| Event::Rescued {
        power: FRANCE,
        units,
        sources,
    };
    assert!(report.money.contains(&kept(1, vec![])), "{report:?}");
    // Too little to keep one more: no note.
    let little = [
        (FRANCE, "Receive 3 from Italy"),
        (ITALY, "Give 3 to France"),
    ];
    let rescued = |report: &Report| {
        let note = |e: &Event| matches!(e, Event::Rescued { .. });
        report.money.iter().any(note)
    };
    assert!(!rescued(&close(&winter, &little).1));
    // Nothing received, or enough without it: no note.
    assert!(!rescued(&close(&winter, &[]).1));
    let mut rich = short();
    fund(&mut rich, FRANCE, 50);
    let (winter, _) = close(&rich, &[]);
    assert!(!rescued(&close(&winter, &gift).1));
}

#[test]
fn r1b_32_scheduled_is_the_most_that_could_be_paid() {
    // 9 would pay an army and a fleet, or two armies: the fleets go first.
    let mut state = short();
    place(&mut state, FRANCE, "F mao, F wes, A par, A pic");
    own(&mut state, FRANCE, "par");
    fund(&mut state, FRANCE, 6);
    let (winter, _) = close(&state, &[]);
    assert_eq!(balance(&winter, FRANCE), 9 + 2, "Picardy is taken anew");
    assert_eq!(credits(&winter).scheduled.get(&FRANCE), Some(&2));
    let mut state = short();
    place(
        &mut state,
        TURKEY,
        "F bla, F aeg, A con, A ank, A smy, A arm, A syr",
    );
    fund(&mut state, TURKEY, 0);
    // 13 a year: four armies at 3 are 12; a fifth would make 16.
    let (winter, _) = close(&state, &[]);
    assert_eq!(credits(&winter).scheduled.get(&TURKEY), Some(&4));
}

#[test]
fn e11i_the_source_is_named_when_both_ask_and_not_otherwise() {
    let (winter, _) = close(&short(), &[]);
    for (french, italian, sources) in [
        (
            "Receive 4 from Italy openly",
            "Give 4 to France openly",
            vec![ITALY],
        ),
        ("Receive 4 from Italy openly", "Give 4 to France", vec![]),
        ("Receive 4 from Italy", "Give 4 to France openly", vec![]),
        ("Receive 4 from Italy", "Give 4 to France", vec![]),
    ] {
        let lines = [(FRANCE, french), (ITALY, italian)];
        let (_, report) = close(&winter, &lines);
        let note = Event::Rescued {
            power: FRANCE,
            units: 1,
            sources,
        };
        assert!(report.money.contains(&note), "{french} / {italian}");
    }
}

#[test]
fn e11i_each_source_is_named_once() {
    let (winter, _) = close(&short(), &[]);
    let lines = [
        (
            FRANCE,
            "Receive 3 from Italy openly\nBorrow 1 from Italy openly\nReceive 1 from Russia",
        ),
        (ITALY, "Give 3 to France openly\nLend 1 to France openly"),
        (RUSSIA, "Give 1 to France"),
    ];
    let (_, report) = close(&winter, &lines);
    let note = Event::Rescued {
        power: FRANCE,
        units: 1,
        sources: vec![ITALY],
    };
    assert!(report.money.contains(&note), "{:?}", report.money);
}

#[test]
fn r1b_29_transfers_are_the_parties_business_unless_both_say_publish() {
    for (give, take, public) in [
        ("Give 2 to Italy", "Receive 2 from France", false),
        ("Give 2 to Italy openly", "Receive 2 from France", false),
        ("Give 2 to Italy", "Receive 2 from France openly", false),
        (
            "Give 2 to Italy openly",
            "Receive 2 from France openly",
            true,
        ),
    ] {
        let (fall, report) = close(&game(), &[(FRANCE, give), (ITALY, take)]);
        let moved = |e: &&Event| matches!(e, Event::Transferred { .. });
        let event = report.money.iter().find(moved).expect("a transfer");
        assert_eq!(event.is_public(), public, "{give} / {take}");
        assert_eq!(event.parties(), [FRANCE, ITALY]);
        // The ledger has one private figure a power, without the partner; the sums close.
        let (_, report) = close(&fall, &[]);
        let flows = row(&report, FRANCE).flows;
        let expected = if public { (-2, 0) } else { (0, -2) };
        assert_eq!((flows.public, flows.private), expected);
    }
}

#[test]
fn r1b_29_what_is_public_and_what_is_not() {
    let mut state = short();
    lend(&mut state, RUSSIA, TURKEY, 1, 3, 0);
    place(&mut state, GERMANY, "A bur");
    place(&mut state, FRANCE, "F mao, F wes, A mar");
    let lines = [
        (RUSSIA, "Call 2 from Turkey\nGive 9 to Italy"),
        (FRANCE, "Hire F Mao to England"),
        (GERMANY, "A Bur - Par"),
    ];
    let (_, report) = close(&state, &lines);
    for event in &report.money {
        let secret = matches!(
            event,
            Event::Called { .. }
                | Event::Collected { .. }
                | Event::Failed { .. }
                | Event::Hired { .. }
        );
        assert_eq!(event.is_public(), !secret, "{event:?}");
        assert!(!event.parties().is_empty());
    }
    let secrets = report.money.iter().filter(|e| !e.is_public()).count();
    assert_eq!(secrets, 4);
}

#[test]
fn every_event_cites_a_rule_or_ruling() {
    let mut state = short();
    lend(&mut state, RUSSIA, TURKEY, 1, 3, 3);
    let lines = [
        (RUSSIA, "Give 3 to Italy\nGive 1 to France"),
        (ITALY, "Receive 3 from Russia\nTreasury to Nap"),
    ];
    let (winter, fall) = close(&state, &lines);
    let (_, report) = close(&winter, &[]);
    for event in fall.money.iter().chain(&report.money) {
        let rule = event.rule();
        assert!(rule.starts_with("E-") || rule.starts_with("1B."), "{rule}");
    }
}
