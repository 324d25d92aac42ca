//! Who has won.

use chancery::board::powers::*;
use chancery::game::Outcome;

use super::*;

/// A Winter with these riches to begin with and points to place.
fn won(options: Value, france: (u32, u32), germany: (u32, u32)) -> Option<Outcome> {
    let mut state = winter(options, FRANCE, "", france.1);
    own(&mut state, FRANCE, &format!("par-{}", france.0));
    own(&mut state, GERMANY, &format!("mun-{}", germany.0));
    fund(&mut state, GERMANY, germany.1);
    let sheets: &[(Power, &str)] = &[
        (FRANCE, "Place the rest in Par"),
        (GERMANY, "Place the rest in Mun"),
    ];
    close(&state, sheets).1.outcome
}

#[test]
fn i08a_r2b_18_a_hundred_blocks_after_winter_win() {
    assert_eq!(won(json!({}), (90, 9), (0, 0)), None);
    assert_eq!(
        won(json!({}), (90, 10), (0, 0)),
        Some(Outcome::Solo(FRANCE))
    );
    let lower = json!({"victory_blocks": 60});
    assert_eq!(won(lower, (50, 10), (0, 0)), Some(Outcome::Solo(FRANCE)));
}

#[test]
fn r2b_18_of_two_the_richer_wins_and_equals_share() {
    assert_eq!(
        won(json!({}), (90, 10), (90, 11)),
        Some(Outcome::Solo(GERMANY))
    );
    let both = Some(Outcome::Shared(vec![FRANCE, GERMANY]));
    assert_eq!(won(json!({}), (90, 12), (51, 51)), both);
}

#[test]
fn r2b_18_a_treasury_counts_and_eighteen_centres_do_not() {
    let mut state = winter(json!({"unspent": "treasury"}), FRANCE, "", 10);
    own(&mut state, FRANCE, "par-90");
    assert_eq!(close(&state, &[]).1.outcome, Some(Outcome::Solo(FRANCE)));
    for (options, expected) in [
        (json!({}), None),
        (json!({"victory_centres": 18}), Some(Outcome::Solo(FRANCE))),
    ] {
        let mut state = with(options);
        state.position.units.clear();
        let all = state.setup.board().centres();
        let some: Vec<String> = all.iter().take(18).map(|p| format!("{p}-1")).collect();
        own(&mut state, FRANCE, &some.join(" "));
        jump(&mut state, "F1905M");
        assert_eq!(close(&state, &[]).1.outcome, expected);
    }
}

#[test]
fn r2b_23_a_power_that_lays_down_its_arms_doubles_every_year() {
    let mut state = game();
    let mut totals = Vec::new();
    for year in 0..3 {
        state = play(&state, &[&[], &[]]);
        let lines = match year {
            0 => "Disband F Lon\nDisband F Edi\nDisband A Lvp\nPlace the rest in Lon",
            _ => "Place the rest in Lon",
        };
        state = play(&state, &[&[(ENGLAND, lines)]]);
        totals.push(blocks(&state).total(ENGLAND));
    }
    // Two scrapped fleets brought 6 more in the first year.
    assert_eq!(totals, [36, 72, 144]);
    assert_eq!(state.stage, GameStatus::Finished(Outcome::Solo(ENGLAND)));
}

#[test]
fn r2b_18_fall_at_the_goal_is_no_win_yet_treasury_or_not() {
    // Sixty blocks and sixty points: a hundred and twenty, but it is Fall.
    for unspent in ["forfeited", "treasury"] {
        let mut state = with(json!({"unspent": unspent}));
        state.position.units.clear();
        own(&mut state, FRANCE, "par-60");
        jump(&mut state, "F1901M");
        let (next, report) = close(&state, &[]);
        assert_eq!(blocks(&next).points(FRANCE), 60);
        assert_eq!(report.outcome, None);
        let expected = (unspent == "treasury").then_some(Outcome::Solo(FRANCE));
        assert_eq!(close(&next, &[]).1.outcome, expected);
    }
}
