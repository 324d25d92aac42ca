//! Conditional retreats and adjustments: C-08b.

use super::*;
use chancery::board::powers::{ENGLAND, FRANCE, GERMANY};
use chancery::game::{BadAhead, Item, OrderError, check_by, read_items};
use chancery::orders::{Ahead, Context, When};

/// Paris will be taken from Burgundy with Picardy's help; the first player commands France alone, the
/// second Germany.
fn besieged() -> State {
    let mut state = game(2);
    hold(&mut state, 1, FRANCE, 1500);
    hold(&mut state, 2, GERMANY, 1500);
    place(&mut state, FRANCE, "A par, F bre");
    place(&mut state, GERMANY, "A bur, A pic");
    state
}

const ATTACK: &str = "A Bur - Par\nA Pic S A Bur - Par";

fn line(state: &State, text: &str) -> Item {
    let ctx = Context::bare(state.setup.board());
    let mut lines = read_items(text, &ctx, state);
    lines
        .remove(0)
        .read
        .unwrap_or_else(|e| panic!("{text}: {e}"))
}

#[test]
fn c08b_a_conditional_retreat_is_carried_out_when_it_is_needed() {
    let state = besieged();
    let sheets = [(2, ATTACK), (1, "A Par H\nIf dislodged, A Par - Gas")];
    let (retreats, _) = close(&state, &sheets);
    assert_eq!(retreats.phase.to_string(), "S1901R");
    let (fall, report) = close(&retreats, &[]);
    assert_eq!(units(&fall, FRANCE), "A gas, F bre");
    assert_eq!(poll(&report, "par").why, one(1));
    // Without it the unit disbands; and one written then goes before it.
    let (retreats, _) = close(&state, &[(2, ATTACK), (1, "A Par H")]);
    assert_eq!(units(&close(&retreats, &[]).0, FRANCE), "F bre");
    let (retreats, _) = close(&state, &sheets);
    let (fall, _) = close(&retreats, &[(1, "Disband A Par")]);
    assert_eq!(units(&fall, FRANCE), "F bre");
}

#[test]
fn c08b_a_conditional_retreat_of_this_season_is_none_of_the_next() {
    let state = besieged();
    let mut fall = play(&state, &[&[(1, "If dislodged, A Par - Gas")]]);
    hold(&mut fall, 1, FRANCE, 1500);
    let (retreats, _) = close(&fall, &[(2, ATTACK)]);
    assert_eq!(retreats.phase.to_string(), "F1901R");
    assert_eq!(units(&close(&retreats, &[]).0, FRANCE), "F bre");
}

#[test]
fn c08b_conditional_builds_count_when_there_are_so_many() {
    let mut state = game(1);
    place(&mut state, FRANCE, "A spa, F mao");
    jump(&mut state, "F1901M");
    let ahead = "If 1 build, Build A Par\nIf 2 builds, Build A Mar\nIf 2 builds, Build F Bre";
    // Spain makes four centres; two units: two builds.
    let (winter, _) = close(&state, &[(1, ahead)]);
    assert_eq!(winter.phase.to_string(), "W1901A");
    let (spring, report) = close(&winter, &[]);
    assert_eq!(units(&spring, FRANCE), "A mar, A spa, F bre, F mao");
    assert_eq!(
        chosen(winter_poll(&report, FRANCE)),
        "Build A Mar, Build F Bre"
    );
    let (spring, _) = close(&winter, &[(1, "Build A Par")]);
    assert_eq!(units(&spring, FRANCE), "A par, A spa, F mao");
    // They are none of the next Winter's.
    assert!(exchange(&spring).papers.ahead.is_empty());
}

#[test]
fn c08b_conditional_removals_count_when_so_many_must_go() {
    let mut state = game(1);
    own(&mut state, ENGLAND, "lon edi");
    jump(&mut state, "F1901M");
    own(&mut state, FRANCE, "par bre mar");
    place(&mut state, ENGLAND, "F nth, A wal, F lon");
    let (winter, _) = close(
        &state,
        &[(
            1,
            "If 1 removal, Disband F Lon\nIf 2 removals, Disband A Wal",
        )],
    );
    let (spring, _) = close(&winter, &[]);
    assert_eq!(units(&spring, ENGLAND), "A wal, F nth");
}

#[test]
fn c08b_conditions_are_read_however_they_are_written() {
    let state = game(1);
    for (text, canonical) in [
        ("if dislodged, A Par - Gas", "If dislodged, A Par - Gas"),
        (
            "If A Par is dislodged, retreat to Gascony",
            "If dislodged, A Par - Gas",
        ),
        (
            "if dislodged: army paris retreats to gas",
            "If dislodged, A Par - Gas",
        ),
        ("if dislodged A Par disband", "If dislodged, Disband A Par"),
        ("if one build, A Par", "If 1 build, Build A Par"),
        ("if a build, A Par", "If 1 build, Build A Par"),
        ("if 2 builds: build fleet brest", "If 2 builds, Build F Bre"),
        ("if two builds then waive", "If 2 builds, Waive"),
        ("if one removal, F Lon", "If 1 removal, Disband F Lon"),
        ("if 2 down, remove F Lon", "If 2 removals, Disband F Lon"),
    ] {
        let item = line(&state, text);
        assert_eq!(item.to_string(), canonical, "{text}");
        assert_eq!(line(&state, canonical), item);
    }
    let ctx = Context::bare(state.setup.board());
    for text in [
        "if it rains, A Par - Gas",
        "if dislodged, A Par S A Bur",
        "if one build, A Par - Bur",
        "if one removal, build A Par",
        "if dislodged, A Prais - Gas",
        "if",
        "if 0 builds, A Par",
    ] {
        let read = read_items(text, &ctx, &state);
        assert!(read.iter().all(|line| line.read.is_err()), "{text}");
    }
}

#[test]
fn c08b_what_could_come_to_nothing_is_said_at_entry() {
    let state = besieged();
    let sheet = Sheet::default();
    let check = |state: &State, player, text| {
        let item = line(state, text);
        check_by(state, PlayerId(player), &sheet, &item)
    };
    assert!(check(&state, 1, "If dislodged, A Par - Gas").is_ok());
    // The unit is named as it stands.
    let Ok(Item::Ahead(Ahead { when, order })) = check(&state, 1, "If dislodged, Par - Gas") else {
        panic!("a good line")
    };
    assert_eq!(
        (when, order.to_string().as_str()),
        (When::Dislodged, "A Par - Gas")
    );
    let far = BadAhead::OutOfReach { to: at("mun") };
    assert_eq!(
        check(&state, 1, "If dislodged, A Par - Mun"),
        Err(OrderError::Ahead(far))
    );
    let not = |power| Err(OrderError::NotCommanded { power });
    assert_eq!(check(&state, 2, "If dislodged, A Par - Gas"), not(FRANCE));
    assert_eq!(check(&state, 2, "If 1 build, Build A Par"), not(FRANCE));
    let none = Err(OrderError::NoUnit { at: at("gas") });
    assert_eq!(check(&state, 1, "If dislodged, A Gas - Par"), none);
    let mut retreats = state.clone();
    jump(&mut retreats, "S1901R");
    let late = Err(OrderError::Ahead(BadAhead::TooLate));
    assert_eq!(check(&retreats, 1, "If dislodged, A Par - Gas"), late);
    assert!(check(&retreats, 1, "If 1 build, Build A Par").is_ok());
    jump(&mut retreats, "W1901A");
    assert_eq!(check(&retreats, 1, "If 1 build, Build A Par"), late);
}
