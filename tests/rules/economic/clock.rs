//! The year's clock: 1B.2, and what follows from it.

use chancery::board::{Power, powers::*};
use chancery::economy::credits::Event;

use super::*;

fn place_of(report: &Report, what: impl Fn(&Event) -> bool) -> usize {
    let found = report.money.iter().position(what);
    found.unwrap_or_else(|| panic!("{:#?}", report.money))
}

#[test]
fn r1b_02_spring_transfers_come_before_moves_and_captures() {
    // France gives its 3 away in the Spring in which Paris falls: nothing is left to take.
    let mut state = game();
    place(&mut state, FRANCE, "F bre");
    place(&mut state, GERMANY, "A bur, A ber, F kie");
    let lines = [
        (FRANCE, "Give 3 to England"),
        (ENGLAND, "Receive 3 from France"),
        (GERMANY, "A Bur - Par"),
    ];
    let (fall, report) = close(&state, &lines);
    assert_eq!(captured(&report), [(GERMANY, FRANCE, 0)]);
    let holds = [ENGLAND, FRANCE, GERMANY].map(|p| balance(&fall, p));
    assert_eq!(holds, [6, 0, 3]);
}

#[test]
fn r1b_02_fall_capture_income_calls_report() {
    // Germany takes Paris with 6; then everybody earns; then Italy's call is paid from the income.
    let mut state = game();
    jump(&mut state, "F1901M");
    place(&mut state, FRANCE, "F bre");
    place(&mut state, GERMANY, "A bur, A ber, F kie");
    fund(&mut state, FRANCE, 6);
    lend(&mut state, ITALY, FRANCE, 1, 10, 10);
    let (winter, report) = close(&state, &[(GERMANY, "A Bur - Par")]);
    let captured = place_of(&report, |e| matches!(e, Event::Captured { .. }));
    let income = place_of(&report, |e| matches!(e, Event::Income { .. }));
    let collected = place_of(&report, |e| matches!(e, Event::Collected { .. }));
    let remark = place_of(&report, |e| matches!(e, Event::HomesFull { .. }));
    assert!(captured < income && income < collected && collected < remark);
    // France earns 16 less Paris's 3 and pays 10 of it.
    assert_eq!(balance(&winter, FRANCE), 16 - 3 - 10);
    assert_eq!(balance(&winter, GERMANY), 3 + 6 + 17 + 3);
    assert_eq!(balance(&winter, ITALY), 3 + 16 + 10);
}

#[test]
fn r1b_02_calls_come_before_winter_so_that_units_are_not_paid_with_called_money() {
    let mut state = game();
    jump(&mut state, "F1901M");
    fund(&mut state, TURKEY, 0);
    lend(&mut state, RUSSIA, TURKEY, 1, 13, 0);
    let (winter, _) = close(&state, &[(RUSSIA, "Call all from Turkey")]);
    assert_eq!(balance(&winter, TURKEY), 0);
    let (spring, _) = close(&winter, &[]);
    assert_eq!(units(&spring, TURKEY), "");
}

#[test]
fn r1b_02_winter_transfers_come_before_removals_and_payment() {
    let state = winter(json!({}), FRANCE, "F mao, A par, A mar", 10);
    let gift = [
        (FRANCE, "Receive 3 from England"),
        (ENGLAND, "Give 3 to France"),
    ];
    let (spring, _) = close(&state, &gift);
    assert_eq!(units(&spring, FRANCE), "A mar, A par, F mao");
    assert_eq!(balance(&spring, FRANCE), 0);
}

#[test]
fn e11e_winter_is_always_a_turn_of_its_own() {
    // Everybody can pay, nobody has a site to build on: the Winter is held all the same.
    let state = play(&game(), &[&[], &[]]);
    assert_eq!(state.phase.to_string(), "W1901A");
    assert_eq!(state.due().len(), 7);
    for power in Power::ALL {
        assert!(state.may_submit(power), "{power}");
    }
    // Funds may be found until it closes.
    let short = winter(json!({}), FRANCE, "F mao, A par, A mar", 10);
    assert_eq!(short.phase.to_string(), "W1901A");
    let find = [(FRANCE, "Borrow 3 from Italy"), (ITALY, "Lend 3 to France")];
    let (spring, report) = close(&short, &find);
    assert_eq!(report.next.to_string(), "S1902M");
    assert_eq!(spring.position.of(FRANCE).count(), 3);
}

#[test]
fn e10a_e12c_r1b_02_money_moves_before_a_seasons_moves_and_is_called_in_every_phase() {
    for phase in ["S1901M", "S1901R", "F1901M", "F1901R", "W1901A"] {
        let mut state = game();
        jump(&mut state, phase);
        lend(&mut state, ITALY, TURKEY, 1, 2, 0);
        let lines = [
            (FRANCE, "Give 2 to England"),
            (ENGLAND, "Receive 2 from France"),
            (RUSSIA, "Lend 3 to Turkey"),
            (TURKEY, "Borrow 3 from Russia"),
            (ITALY, "Call 1 from Turkey"),
        ];
        let (next, report) = close(&state, &lines);
        // The year's clock has transfers before the moves and in Winter, none after the moves.
        let open = !phase.ends_with('R');
        assert_eq!(made(&report).len(), if open { 2 } else { 0 }, "{phase}");
        let debt = credits(&next).debt(RUSSIA, TURKEY);
        assert_eq!(debt, if open { 3 } else { 0 }, "{phase}");
        let called = Event::Called {
            lender: ITALY,
            debtor: TURKEY,
            credits: 1,
        };
        assert!(report.money.contains(&called), "{phase}");
        // The call is carried out when a Fall ends: at once in Fall, else later.
        let owed = credits(&next).debt(ITALY, TURKEY);
        assert_eq!(owed, if phase.starts_with('F') { 1 } else { 2 }, "{phase}");
        let (mut state, mut closed) = (next, phase.to_owned());
        for _ in 0..4 {
            if credits(&state).debt(ITALY, TURKEY) == 2 {
                closed = state.phase.to_string();
                state = close(&state, &[]).0;
            }
        }
        assert!(closed.starts_with('F'), "{phase}: {closed}");
        assert_eq!(credits(&state).debt(ITALY, TURKEY), 1, "{phase}");
    }
}
