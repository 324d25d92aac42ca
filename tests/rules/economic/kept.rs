//! A game in its second year as it is kept: loans, a captured treasury, a decided vote, a season's
//! papers.

use chancery::board::{UnitKind, powers::*};
use chancery::game::{Action, Motion, act};

use super::*;

const PATH: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/rules/fixtures/economic-1.json"
);

/// Fall 1902, between its moves and its retreats.
fn second_fall() -> State {
    let mut state = game();
    for (power, yes) in [(FRANCE, true), (ITALY, true), (GERMANY, false)] {
        let vote = Action::Vote {
            player: player(power),
            motion: Motion::Demobilisation,
            yes: Some(yes),
        };
        state = act(&state, &vote).expect("a vote").0;
    }
    play(
        &state,
        &[
            &[
                (RUSSIA, "Lend 3 to Turkey note: 1 a year on top"),
                (TURKEY, "Borrow 3 from Russia"),
                (GERMANY, "A Mun - Bur"),
                (FRANCE, "A Par - Pic"),
                (ITALY, "Ally with Austria"),
            ],
            &[],
            &[],
            &[
                (GERMANY, "A Bur - Par"),
                (FRANCE, "A Mar - Gas"),
                (RUSSIA, "Call 2 from Turkey"),
            ],
            &[
                (ITALY, "Treasury to Nap"),
                (FRANCE, "Hire A Pic to England\nA Gas S A Pic - Par"),
                (ENGLAND, "French A Pic - Par"),
            ],
        ],
    )
}

/// Writes the fixture; run by hand when what is kept changes:
/// `CHANCERY_WRITE_FIXTURE=1 cargo test --test rules fixture`.
#[test]
fn fixture_of_an_economic_game_can_be_written() {
    let state = second_fall();
    assert_eq!(state.phase.to_string(), "F1902R");
    if std::env::var_os("CHANCERY_WRITE_FIXTURE").is_some() {
        std::fs::write(PATH, state.to_json() + "\n").expect("written");
    }
}

#[test]
fn a_kept_game_reads_as_it_was_and_plays_on() {
    let text = std::fs::read_to_string(PATH).expect("the fixture");
    let state = State::from_json(text.trim()).expect("a state");
    assert_eq!(seat(&state, FRANCE), None, "its treasury was captured");
    assert_eq!(credits(&state).allies, [(ITALY, AUSTRIA)].into());
    let loan = &credits(&state).loans[0];
    assert_eq!(
        (loan.lender, loan.debtor, loan.owed, loan.called),
        (RUSSIA, TURKEY, 3, 2)
    );
    assert_eq!(loan.note.as_deref(), Some("1 a year on top"));
    let ballot = &state.ballots[&Motion::Demobilisation];
    assert_eq!((ballot.votes.len(), ballot.passed), (3, Some(true)));
    assert!(credits(&state).demobilisation);
    let papers = &credits(&state).papers;
    assert_eq!(papers.seats, [(ITALY, at("nap"))].into());
    let hirers: Vec<Power> = papers.hired.values().copied().collect();
    assert_eq!(hirers, [ENGLAND]);

    let (winter, report) = close(&state, &[(GERMANY, "A Par - Bur")]);
    assert_eq!(winter.phase.to_string(), "W1902A");
    assert_eq!(seat(&winter, ITALY), Some(at("nap")));
    assert_eq!(seat(&winter, FRANCE), Some(at("par")), "by the rules");
    assert_eq!(credits(&winter).debt(RUSSIA, TURKEY), 1);
    assert!(report.ledger.is_some());
    // Demobilised as voted; then two more years.
    let (mut state, _) = close(&winter, &[(FRANCE, "Disband A Gas\nBuild A Mar")]);
    let armies = state.position.of(FRANCE);
    let armies = armies.filter(|u| u.kind == UnitKind::Army);
    assert_eq!(armies.count(), 2);
    while state.phase.year < 1905 {
        state = close(&state, &[]).0;
        let kept = State::from_json(&state.to_json()).expect("a state");
        assert_eq!(kept, state);
    }
}
