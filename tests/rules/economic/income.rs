//! What provinces yield, when, and to whom; what treasuries start with; the yearly table.

use chancery::board::{Power, powers::*};
use chancery::economy::credits::Event;
use chancery::movement::Preset;
use chancery::variants;
use serde_json::json;

use super::*;

/// What each power earns, what its units cost, and what the first Winter leaves of 3 and one income.
const TABLE: [(Power, u32, u32, u32, u32); 7] = [
    (ENGLAND, 17, 14, 20, 6),
    (GERMANY, 17, 13, 20, 7),
    (FRANCE, 16, 13, 19, 6),
    (AUSTRIA, 16, 13, 19, 6),
    (ITALY, 16, 13, 19, 6),
    (TURKEY, 13, 11, 16, 5),
    (RUSSIA, 20, 18, 23, 5),
];

#[test]
fn the_table_of_1c_e04a_e04c_e07b_r1b_06() {
    let spring = game();
    for power in Power::ALL {
        assert_eq!(balance(&spring, power), 3, "{power}");
    }
    let (fall, report) = close(&spring, &[]);
    assert!(report.money.is_empty(), "1901 is paid for: {report:?}");
    let (winter, _) = close(&fall, &[]);
    let (next, report) = close(&winter, &[]);
    for (power, income, cost, funds, left) in TABLE {
        assert_eq!(balance(&winter, power), funds, "{power}");
        assert_eq!(balance(&next, power), left, "{power}");
        let upkeep = Event::Upkeep {
            power,
            credits: cost,
        };
        assert!(report.money.contains(&upkeep), "{power}");
        let rows = report.ledger.as_ref().map(|l| &l.rows);
        let row = rows.and_then(|r| r.iter().find(|r| r.power == power));
        assert_eq!(row.map(|r| r.yearly), Some(income), "{power}");
    }
}

#[test]
fn e00a_the_rulebook_of_1971_applies() {
    let position = |rulebook| {
        let mut state = game();
        state.setup = variants::economic(rulebook);
        clear(&mut state);
        place(&mut state, ENGLAND, "A lon, F nth, F eng");
        place(&mut state, FRANCE, "F bre, F iri");
        let english = "A Lon - Bel\nF Nth C A Lon - Bel\nF Eng C A Lon - Bel";
        let french = "F Bre - Eng\nF Iri S F Bre - Eng";
        let (next, _) = close(&state, &[(ENGLAND, english), (FRANCE, french)]);
        units(&next, ENGLAND)
    };
    // In 1971 a convoy is broken if any of its routes is; later books ask for all of them.
    assert_eq!(position(None), "A lon, F nth");
    let later = Preset::Y2000.rulebook();
    assert_eq!(position(Some(later)), "A bel, F nth");
    assert_eq!(
        variants::economic(None).rulebook(),
        &Preset::Y1971.rulebook()
    );
}

#[test]
fn e05a_income_comes_at_the_end_of_every_fall_and_never_else() {
    let mut state = game();
    clear(&mut state);
    place(&mut state, FRANCE, "A par");
    let mut held = 3;
    for phase in [
        "S1901M", "F1901M", "W1901A", "S1902M", "F1902M", "W1902A", "S1903M", "F1903M",
    ] {
        assert_eq!(state.phase.to_string(), phase);
        let (next, report) = close(&state, &[]);
        let income = Event::Income {
            power: FRANCE,
            credits: 16,
        };
        let fall = phase.starts_with('F');
        assert_eq!(report.money.contains(&income), fall, "{phase}");
        held = match &phase[..1] {
            "F" => held + 16,
            "W" => held - 4,
            _ => held,
        };
        assert_eq!(balance(&next, FRANCE), held, "{phase}");
        state = next;
    }
}

#[test]
fn e08a_provinces_belong_to_who_was_there_last_at_a_falls_end() {
    let state = play(
        &game(),
        &[&[(GERMANY, "A Ber - Kie\nF Kie - Den")], &[], &[]],
    );
    // 17 and Denmark's 3.
    assert_eq!(credits(&state).owners.get(&at("den")), Some(&GERMANY));
    assert_eq!(balance(&state, GERMANY), 3 + 20 - 13);
    // It leaves; Denmark stays German and pays on.
    let state = play(&state, &[&[(GERMANY, "F Den - Bal")], &[]]);
    assert_eq!(balance(&state, GERMANY), 3 + 20 - 13 + 20);
    // Provinces that are no centres change hands as well.
    let state = play(&game(), &[&[(GERMANY, "A Mun - Bur")], &[]]);
    assert_eq!(credits(&state).owners.get(&at("bur")), Some(&GERMANY));
    assert_eq!(balance(&state, GERMANY), 3 + 20);
    assert_eq!(balance(&state, FRANCE), 3 + 13);
}

#[test]
fn e08b_a_spring_visit_changes_neither_owner_nor_income() {
    let (fall, report) = close(&game(), &[(GERMANY, "A Mun - Bur")]);
    assert!(report.captures.is_empty());
    assert_eq!(credits(&fall).owners.get(&at("bur")), Some(&FRANCE));
    let (winter, report) = close(&fall, &[(GERMANY, "A Bur - Mun")]);
    assert!(report.captures.is_empty());
    assert_eq!(balance(&winter, FRANCE), 3 + 16);
    assert_eq!(balance(&winter, GERMANY), 3 + 17);
}

#[test]
fn e10c_what_is_not_spent_stays() {
    let state = play(&game(), &[&[], &[], &[], &[]]);
    assert_eq!(state.phase.to_string(), "F1902M");
    assert_eq!(balance(&state, FRANCE), 6);
    let state = play(&state, &[&[]]);
    assert_eq!(balance(&state, FRANCE), 6 + 16);
}

#[test]
fn e17e_ireland_belongs_to_nobody_until_someone_lands() {
    let mut state = game();
    assert_eq!(credits(&state).owners.get(&at("ire")), None);
    place(&mut state, ENGLAND, "A lvp, F iri");
    jump(&mut state, "F1901M");
    let orders = "A Lvp - Ire\nF Iri C A Lvp - Ire";
    let (winter, _) = close(&state, &[(ENGLAND, orders)]);
    assert_eq!(credits(&winter).owners.get(&at("ire")), Some(&ENGLAND));
    assert_eq!(balance(&winter, ENGLAND), 3 + 17 + 2);
}

#[test]
fn e17c_e17d_persia_pays_turkey_and_sicily_italy_from_the_start() {
    let state = game();
    assert_eq!(credits(&state).owners.get(&at("per")), Some(&TURKEY));
    assert_eq!(credits(&state).owners.get(&at("sic")), Some(&ITALY));
}

#[test]
fn eq5_values_never_change() {
    let mut state = game();
    jump(&mut state, "F1901M");
    place(&mut state, GERMANY, "A bur, A ber, F kie");
    // Burgundy is fought over, taken, held for years: it is always worth 3.
    for _ in 0..6 {
        state = close(&state, &[]).0;
        let board = state.setup.board();
        assert_eq!(board.value(at("bur")), 3);
        let income = |power| state.economy.income(&state.setup.economy, board, power);
        assert_eq!((income(GERMANY), income(FRANCE)), (20, 13));
    }
    // No line of a sheet is about a province's worth.
    for line in ["Loot Burgundy", "Invest 3 in Burgundy"] {
        assert_eq!(Sheet::read(line, &state).len(), 0, "{line}");
    }
}

#[test]
fn ex2_the_values_are_data_and_may_be_set_otherwise() {
    let plain = play(&game(), &[&[], &[]]);
    assert_eq!(balance(&plain, FRANCE), 3 + 16);
    let richer = with(json!({"values": {"par": 10, "pic": 0}}));
    let richer = play(&richer, &[&[], &[]]);
    // Paris 10 in place of 3, Picardy nothing in place of 2.
    assert_eq!(balance(&richer, FRANCE), 3 + 16 + 7 - 2);
    assert_eq!(balance(&richer, GERMANY), 3 + 17);
}

#[test]
fn eq2_eq2b_provinces_are_not_sold_a_unit_must_enter() {
    let state = game();
    for line in [
        "Sell Burgundy to Germany",
        "Buy Burgundy from France",
        "Give Burgundy to Germany",
    ] {
        assert_eq!(Sheet::read(line, &state).len(), 0, "{line}");
    }
    let mut setup = variants::economic(None);
    let sale = serde_json::from_value(json!({"province_sales": true})).expect("an object");
    assert!(variants::options::set(&mut setup, &sale).is_err());
    let paid = [
        (GERMANY, "Give 3 to France note: for Burgundy"),
        (FRANCE, "Receive 3 from Germany note: Burgundy is yours"),
    ];
    let state = play(&state, &[&paid, &[]]);
    assert_eq!(credits(&state).owners.get(&at("bur")), Some(&FRANCE));
    assert_eq!(balance(&state, FRANCE), 3 + 3 + 16);
}
