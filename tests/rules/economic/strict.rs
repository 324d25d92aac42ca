//! What must not slip through: sheets in retreat phases, repaid calls, the order of gifts.

use chancery::board::{Dislodged, powers::*};
use chancery::economy::Economy;
use chancery::economy::credits::{BadEntry, Loan};
use chancery::game::{Item, Sheet};

use super::*;

/// A Spring in which a French army has been driven out of Paris, with the treasury there.
fn driven_out() -> State {
    let mut state = game();
    let paris = state
        .position
        .units
        .iter()
        .position(|u| u.at.province == at("par"));
    let unit = state.position.units.remove(paris.expect("a unit in Paris"));
    state.position.dislodged.push(Dislodged {
        unit,
        from: Some(at("bur")),
        retreats: vec![at("pic").into()],
        cargo: None,
    });
    state.position.add(
        chancery::board::UnitKind::Army,
        Some(GERMANY),
        at("par").into(),
    );
    state.phase = state.phase.retreats();
    state
}

#[test]
fn r1b_02_nothing_is_transferred_and_no_ally_named_with_retreats() {
    let lines = [
        (FRANCE, "A Par - Pic\nGive 3 to England\nAlly with England"),
        (ENGLAND, "Receive 3 from France\nAlly with France"),
    ];
    let (next, report) = close(&driven_out(), &lines);
    assert_eq!(failed(&report, FRANCE), [BadEntry::NotWithRetreats; 2]);
    assert_eq!(failed(&report, ENGLAND), [BadEntry::NotWithRetreats; 2]);
    assert_eq!(balance(&next, ENGLAND), 3);
    assert_eq!(
        balance(&next, GERMANY),
        6,
        "the treasury was captured whole"
    );
    assert!(credits(&next).allies.is_empty());
}

#[test]
fn r1b_15_a_loan_may_be_called_with_retreats() {
    let mut state = driven_out();
    lent(&mut state, [(1, 3, 0)]);
    let (next, report) = close(&state, &[(RUSSIA, "Call 2 from Turkey")]);
    assert!(failed(&report, RUSSIA).is_empty());
    assert_eq!(credits(&next).uncalled(RUSSIA, TURKEY), 1);
}

/// Russia’s loans to Turkey: when made, what is owed, what is called.
fn lent<const N: usize>(state: &mut State, loans: [(u32, u32, u32); N]) {
    let Economy::Credits(credits) = &mut state.economy else {
        panic!("a game of credits");
    };
    credits.loans.extend(loans.map(|(made, owed, called)| Loan {
        lender: RUSSIA,
        debtor: TURKEY,
        made,
        owed,
        called,
        note: None,
    }));
}

#[test]
fn r1b_13_what_is_called_is_repaid_first() {
    let mut state = game();
    lent(&mut state, [(1, 3, 0), (2, 3, 3)]);
    let lines = [
        (TURKEY, "Repay 3 to Russia"),
        (RUSSIA, "Collect 3 from Turkey"),
    ];
    let (next, _) = close(&state, &lines);
    let left = &credits(&next).loans;
    assert_eq!(left.len(), 1);
    assert_eq!((left[0].made, left[0].owed, left[0].called), (1, 3, 0));
}

#[test]
fn r1b_03_a_changed_gift_keeps_its_place_in_the_list() {
    let state = game();
    let mut sheet = Sheet::read("Give 2 to Turkey\nGive 2 to Italy", &state);
    let changed = Sheet::read("Give 3 to Turkey", &state).credits.remove(0);
    let before = sheet.write(Item::Credits(changed));
    assert_eq!(
        before.map(|b| b.to_string()),
        Some("Give 2 to Turkey".to_owned())
    );
    assert_eq!(sheet.to_string(), "Give 3 to Turkey\nGive 2 to Italy");
}

#[test]
fn e11f_a_line_headed_by_another_power_is_not_ones_own() {
    let state = game();
    let read = |power, text: &str| {
        let ctx = chancery::orders::Context {
            power: Some(power),
            ..chancery::orders::Context::bare(state.setup.board())
        };
        let lines = chancery::game::read_items(text, &ctx, &state);
        lines.into_iter().next().expect("a line").read
    };
    let line = "Russia: 3 credits loaned to Turkey";
    let own = read(RUSSIA, line).expect("Russia’s own");
    assert_eq!(own.to_string(), "Lend 3 to Turkey");
    assert!(read(ENGLAND, line).is_err());
    assert!(read(ENGLAND, "Russia:\nLend 3 to Italy").is_err());
}
