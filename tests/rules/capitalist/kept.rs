//! A game in its second year as it is kept: holdings and prices, sealed trades, conditional orders, an open
//! vote, a player who left.

use super::*;
use chancery::board::powers::{FRANCE, GERMANY, ITALY};
use chancery::control::exchange::Presence;
use chancery::game::Motion;

const PATH: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/rules/fixtures/capitalist-1.json"
);

/// Fall 1902, between its moves and its retreats.
fn second_fall() -> State {
    let mut state = with(4, json!({"price_rounding": "exact"}));
    state = play(
        &state,
        &[
            &[
                (1, "A Mun - Ruh\nSell 500 lira\nBuy 480 marks"),
                (2, "A Par - Bur\nSell 500 lira\nBuy 450 francs"),
                (3, "A Par - Bur\nA Mun - Ruh"),
            ],
            &[(2, "A Bur H"), (1, "A Ruh - Bel")],
        ],
    );
    state = done(&done(&state, leave(4)), join(5));
    let spring: &[(u64, &str)] = &[(1, "A Bel H"), (2, "A Mar - Gas\nSell 10 crowns")];
    state = play(&state, &[&[], spring]);
    let motion = Motion::Close;
    let player = PlayerId(5);
    state = done(&state, Action::Propose { player, motion });
    place(&mut state, GERMANY, "A bur, A pic, F kie");
    place(&mut state, FRANCE, "A par, F bre");
    let sheets: &[(u64, &str)] = &[
        (1, "A Bur - Par\nA Pic S A Bur - Par\nSell 100 marks"),
        (
            2,
            "A Par H\nIf dislodged, A Par - Gas\nIf 1 build, Build A Mar",
        ),
    ];
    play(&state, &[sheets])
}

/// Writes the fixture; run by hand when what is kept changes:
/// `CHANCERY_WRITE_FIXTURE=1 cargo test --test rules fixture`.
#[test]
fn fixture_of_a_capitalist_game_can_be_written() {
    let state = second_fall();
    assert_eq!(state.phase.to_string(), "F1902R");
    if std::env::var_os("CHANCERY_WRITE_FIXTURE").is_some() {
        std::fs::write(PATH, state.to_json() + "\n").expect("written");
    }
}

#[test]
fn a_kept_game_reads_as_it_was_and_plays_on() {
    let text = std::fs::read_to_string(PATH).expect("the fixture");
    let mut state = State::from_json(text.trim()).expect("a state");
    assert_eq!(state.phase.to_string(), "F1902R");
    assert_eq!(exchange(&state).prices[&ITALY], 90);
    assert_eq!(held(&state, 1, GERMANY), (1480, 2000));
    assert_eq!(
        exchange(&state).accounts[&PlayerId(4)].presence,
        Presence::Left
    );
    assert_eq!(exchange(&state).accounts[&PlayerId(5)].number, 5);
    assert_eq!(exchange(&state).papers.trades[&PlayerId(1)].len(), 1);
    assert_eq!(state.open_motions(), [Motion::Close]);
    let (next, report) = close(&state, &[]);
    assert_eq!(units(&next, FRANCE), "A gas, F bre");
    assert_eq!(dealings(&report, 1).len(), 1);
    assert_eq!(held(&next, 1, GERMANY).0, 1380);
    assert!(next.open_motions().is_empty());
    state = next;
    while state.phase.year < 1905 {
        state = close(&state, &[]).0;
        let kept = State::from_json(&state.to_json()).expect("a state");
        assert_eq!(kept, state);
    }
}
