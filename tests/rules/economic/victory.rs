//! Who wins, and who is out.

use chancery::board::{Power, powers::*};
use chancery::control::Control;
use chancery::economy::credits::Event;
use chancery::game::{Action, Outcome, act};

use super::*;

/// A Fall in which these powers own provinces worth so much, others nothing; each has one fleet that
/// will not change that.
fn incomes(options: Value, all: &[(Power, u32)]) -> State {
    let mut state = with(options);
    clear(&mut state);
    jump(&mut state, "F1901M");
    let board = state.setup.board();
    let mut lands: Vec<Province> = board.lands().iter().collect();
    // The richest first: the ones fill up what is left.
    lands.sort_by_key(|p| (std::cmp::Reverse(board.value(*p)), *p));
    let owners = &mut credits_mut(&mut state).owners;
    owners.clear();
    for (power, income) in all {
        let mut left = *income;
        lands.retain(|p| {
            let take = board.value(*p) <= left;
            if take {
                left -= board.value(*p);
                owners.insert(*p, *power);
            }
            !take
        });
        assert_eq!(left, 0, "{power}");
    }
    for (power, sea) in [(FRANCE, "F mao"), (GERMANY, "F bal"), (TURKEY, "F bla")] {
        place(&mut state, power, sea);
    }
    state
}

fn outcome(all: &[(Power, u32)], lines: &[(Power, &str)]) -> Option<Outcome> {
    close(&incomes(json!({}), all), lines).1.outcome
}

const MUTUAL: [(Power, &str); 2] = [(FRANCE, "Ally with Germany"), (GERMANY, "Ally with France")];

#[test]
fn r1b_01_only_provinces_count_and_only_after_fall() {
    let mut state = incomes(json!({}), &[(FRANCE, 79)]);
    fund(&mut state, FRANCE, 5000);
    assert_eq!(close(&state, &[]).1.outcome, None);
    let mut state = incomes(json!({}), &[(FRANCE, 80)]);
    jump(&mut state, "S1902M");
    let (fall, report) = close(&state, &[]);
    assert_eq!(report.outcome, None);
    assert_eq!(close(&fall, &[]).1.outcome, Some(Outcome::Solo(FRANCE)));
    // What is taken this Fall counts.
    let mut state = incomes(json!({}), &[(FRANCE, 79)]);
    let free = |id: &&str| !credits(&state).owners.contains_key(&at(id));
    let one = ["alb", "apu", "arm", "arc", "sic"]
        .into_iter()
        .find(free)
        .expect("a free one");
    place(&mut state, FRANCE, &format!("A {one}"));
    assert_eq!(close(&state, &[]).1.outcome, Some(Outcome::Solo(FRANCE)));
}

#[test]
fn r1b_24_both_must_have_named_each_other() {
    let rich = [(FRANCE, 50), (GERMANY, 58)];
    assert_eq!(outcome(&rich, &[]), None);
    assert_eq!(outcome(&rich, &MUTUAL[..1]), None);
    let elsewhere = [MUTUAL[0], (GERMANY, "Ally with Turkey")];
    assert_eq!(outcome(&rich, &elsewhere), None);
}

#[test]
fn r1b_24_a_naming_stands_until_it_is_revoked() {
    let mut state = incomes(json!({}), &[(FRANCE, 50), (GERMANY, 58)]);
    jump(&mut state, "W1900A");
    place(&mut state, FRANCE, "");
    place(&mut state, GERMANY, "");
    let spring = close(&state, &MUTUAL).0;
    let fall = close(&spring, &[]).0;
    let together = Some(Outcome::Alliance([FRANCE, GERMANY]));
    assert_eq!(close(&fall, &[]).1.outcome, together);
    for (power, line) in [
        (FRANCE, "Ally with nobody"),
        (GERMANY, "Ally with nobody"),
        // Each names one: another takes the first one's place.
        (FRANCE, "Ally with Turkey"),
    ] {
        assert_eq!(close(&fall, &[(power, line)]).1.outcome, None, "{line}");
    }
    // Revoked and named anew.
    let anew = play(&spring, &[&[(FRANCE, "Ally with nobody")]]);
    assert_eq!(close(&anew, &[MUTUAL[0]]).1.outcome, together);
    // Who comes after a player is not bound by what he named.
    let seat = |action| act(&fall, &action).expect("allowed").0;
    let left = seat(Action::Leave {
        player: player(FRANCE),
    });
    assert_eq!(close(&left, &[]).1.outcome, None);
    let power = FRANCE;
    let player = PlayerId(99);
    let replaced = seat(Action::Replace { power, player });
    assert_eq!(close(&replaced, &[]).1.outcome, None);
}

#[test]
fn r1b_24_a_lone_eighty_outranks_an_alliance() {
    let rich = [(FRANCE, 80), (GERMANY, 58)];
    assert_eq!(outcome(&rich, &MUTUAL), Some(Outcome::Solo(FRANCE)));
    let lines = [(GERMANY, "Ally with Turkey"), (TURKEY, "Ally with Germany")];
    let rich = [(FRANCE, 80), (GERMANY, 58), (TURKEY, 18)];
    assert_eq!(outcome(&rich, &lines), Some(Outcome::Solo(FRANCE)));
}

#[test]
fn other_goals_may_be_set_and_the_richest_wins_of_several() {
    let low = json!({"victory_income": 50, "alliance_income": 60});
    let won = |all: &[(Power, u32)], lines: &[(Power, &str)]| {
        close(&incomes(low.clone(), all), lines).1.outcome
    };
    assert_eq!(won(&[(FRANCE, 49)], &[]), None);
    assert_eq!(won(&[(FRANCE, 50)], &[]), Some(Outcome::Solo(FRANCE)));
    let both = [(FRANCE, 51), (GERMANY, 52)];
    assert_eq!(won(&both, &[]), Some(Outcome::Solo(GERMANY)));
    assert_eq!(
        won(&[(FRANCE, 51), (GERMANY, 51)], &[]),
        None,
        "nobody alone"
    );
    let together = Some(Outcome::Alliance([FRANCE, GERMANY]));
    assert_eq!(won(&[(FRANCE, 51), (GERMANY, 51)], &MUTUAL), together);
    assert_eq!(won(&[(FRANCE, 30), (GERMANY, 30)], &MUTUAL), together);
    assert_eq!(won(&[(FRANCE, 30), (GERMANY, 29)], &MUTUAL), None);
    // Two pairs reach it: the richer wins.
    let pairs = [
        MUTUAL[0],
        MUTUAL[1],
        (AUSTRIA, "Ally with Turkey"),
        (TURKEY, "Ally with Austria"),
    ];
    let rich = [(FRANCE, 30), (GERMANY, 31), (AUSTRIA, 30), (TURKEY, 32)];
    let richer = Some(Outcome::Alliance([AUSTRIA, TURKEY]));
    assert_eq!(won(&rich, &pairs), richer);
    let rich = [(FRANCE, 32), (GERMANY, 31), (AUSTRIA, 30), (TURKEY, 32)];
    assert_eq!(won(&rich, &pairs), together);
}

/// A Fall in which Germany takes Paris, the last province of a France without units.
fn last_stand(options: Value) -> State {
    let mut state = with(options);
    clear(&mut state);
    jump(&mut state, "F1901M");
    own(&mut state, FRANCE, "par");
    place(&mut state, GERMANY, "A bur");
    fund(&mut state, FRANCE, 6);
    // The money is elsewhere, so that it is not captured.
    credits_mut(&mut state)
        .treasuries
        .entry(FRANCE)
        .or_default()
        .seat = Some(at("mar"));
    state
}

const LAST: (Power, &str) = (GERMANY, "A Bur - Par");

#[test]
fn r1b_22_who_has_neither_unit_nor_province_after_fall_is_out() {
    let mut state = last_stand(json!({}));
    lend(&mut state, FRANCE, ITALY, 1, 4, 0);
    lend(&mut state, RUSSIA, FRANCE, 1, 9, 0);
    lend(&mut state, RUSSIA, ITALY, 1, 2, 0);
    credits_mut(&mut state).allies.insert(ITALY, FRANCE);
    let (winter, report) = close(&state, &[LAST]);
    assert_eq!(report.eliminated, [FRANCE]);
    let estate = Event::Estate {
        power: FRANCE,
        heir: None,
        credits: 6,
    };
    assert!(report.money.contains(&estate));
    assert!(!credits(&winter).treasuries.contains_key(&FRANCE));
    let loans = &credits(&winter).loans;
    assert_eq!(loans.len(), 1, "{loans:?}");
    assert_eq!((loans[0].lender, loans[0].debtor), (RUSSIA, ITALY));
    assert!(credits(&winter).allies.is_empty());
    assert!(!winter.is_in(FRANCE) && !winter.may_submit(FRANCE));
    assert_eq!(balance(&winter, GERMANY), 3 + 17 + 3);
}

#[test]
fn r1b_22_a_unit_or_a_province_keeps_a_power_in() {
    let mut state = last_stand(json!({}));
    place(&mut state, FRANCE, "F mao");
    let (winter, report) = close(&state, &[LAST]);
    assert!(report.eliminated.is_empty());
    assert_eq!(balance(&winter, FRANCE), 6);
    let mut state = last_stand(json!({}));
    own(&mut state, FRANCE, "par pic");
    assert!(close(&state, &[LAST]).1.eliminated.is_empty());
}

#[test]
fn r1b_22_who_dies_between_two_falls_is_out_in_the_next() {
    // No province, one fleet, and too little to pay it: it goes in Winter.
    let mut state = winter(json!({}), FRANCE, "F mao", 4);
    own(&mut state, FRANCE, "");
    let (spring, report) = close(&state, &[]);
    assert_eq!(units(&spring, FRANCE), "");
    assert!(report.eliminated.is_empty());
    // Till Fall it may still deal.
    assert!(spring.is_in(FRANCE) && spring.may_submit(FRANCE));
    let gift = [
        (FRANCE, "Give 3 to Italy"),
        (ITALY, "Receive 3 from France"),
    ];
    let (fall, report) = close(&spring, &gift);
    assert_eq!(made(&report).len(), 1);
    let (winter, report) = close(&fall, &[]);
    assert_eq!(report.eliminated, [FRANCE]);
    let estate = Event::Estate {
        power: FRANCE,
        heir: None,
        credits: 1,
    };
    assert!(report.money.contains(&estate));
    assert!(!winter.is_in(FRANCE));
}

#[test]
fn r1b_36_what_a_falling_power_calls_and_gets_is_paid_first() {
    let mut state = last_stand(json!({}));
    lend(&mut state, FRANCE, ITALY, 1, 4, 4);
    let lines = [
        LAST,
        (FRANCE, "Receive 2 from Russia"),
        (RUSSIA, "Give 2 to France"),
    ];
    let (winter, report) = close(&state, &lines);
    assert_eq!(report.eliminated, [FRANCE]);
    let estate = Event::Estate {
        power: FRANCE,
        heir: None,
        credits: 6 + 2 + 4,
    };
    assert!(report.money.contains(&estate));
    assert_eq!(balance(&winter, ITALY), 3 + 16 - 4);
    assert_eq!(balance(&winter, RUSSIA), 3 - 2 + 20);
}

#[test]
fn a_power_that_is_out_deals_with_nobody() {
    let (winter, _) = close(&last_stand(json!({})), &[LAST]);
    let lines = [
        (ITALY, "Give 1 to France"),
        (FRANCE, "Receive 1 from Italy"),
    ];
    let (next, report) = close(&winter, &lines);
    let gone = chancery::economy::credits::BadEntry::Gone { power: FRANCE };
    assert_eq!(failed(&report, ITALY), [gone]);
    assert!(!credits(&next).treasuries.contains_key(&FRANCE));
    let Control::Seats(seats) = &next.control else {
        panic!("no seats")
    };
    assert!(seats.seats.contains_key(&FRANCE));
}
