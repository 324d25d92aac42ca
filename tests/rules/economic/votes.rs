//! The vote on demobilisation: E-Q4, 1B.9. That on A/F convoys is in `army_fleet`.

use chancery::board::{Power, powers::*};
use chancery::economy::BadAdjustment::MayNotDisband;
use chancery::game::{ActError, Action, Motion, act};

use super::*;

fn vote(state: &State, power: Power, yes: Option<bool>) -> Result<State, ActError> {
    let action = Action::Vote {
        player: player(power),
        motion: Motion::Demobilisation,
        yes,
    };
    act(state, &action).map(|(state, _)| state)
}

fn votes(state: State, yes: &[Power], no: &[Power]) -> State {
    let all = yes.iter().map(|p| (*p, true));
    let all = all.chain(no.iter().map(|p| (*p, false)));
    all.fold(state, |state, (power, yes)| {
        vote(&state, power, Some(yes)).expect("a vote")
    })
}

/// Whether the first Spring's close carries the motion.
fn carried(options: Value, yes: &[Power], no: &[Power]) -> bool {
    let (fall, report) = close(&votes(with(options), yes, no), &[]);
    let decision = report.decided.first().expect("a decision");
    assert_eq!(decision.votes.len(), yes.len() + no.len());
    assert_eq!(decision.passed, credits(&fall).demobilisation);
    decision.passed
}

#[test]
fn eq4_all_players_vote_with_their_first_spring_orders() {
    let state = game();
    assert_eq!(
        state.open_motions(),
        [Motion::Demobilisation, Motion::Convoys]
    );
    let state = votes(state, &[FRANCE, ITALY], &[GERMANY]);
    assert!(!credits(&state).demobilisation, "not before it is decided");
    // Votes may be changed and taken back until then.
    let state = vote(&state, GERMANY, Some(true)).expect("a vote");
    let state = vote(&state, ITALY, None).expect("a vote");
    let (fall, report) = close(&state, &[]);
    let decision = &report.decided[0];
    assert_eq!(decision.votes, [(FRANCE, true), (GERMANY, true)].into());
    assert!(decision.passed && fall.open_motions().is_empty());
    assert_eq!(vote(&fall, ITALY, Some(false)), Err(ActError::NoMotion));
    assert!(close(&fall, &[]).1.decided.is_empty());
}

#[test]
fn eq4_what_is_decided_holds_from_the_first_winter() {
    let winter = |yes: &[Power]| {
        let state = play(&votes(game(), yes, &[ITALY]), &[&[], &[]]);
        close(&state, &[(FRANCE, "Disband A Par\nDisband A Mar")])
    };
    let (spring, _) = winter(&[FRANCE, GERMANY]);
    assert_eq!(units(&spring, FRANCE), "F bre");
    assert_eq!(balance(&spring, FRANCE), 3 + 16 - 5);
    let (spring, report) = winter(&[FRANCE]);
    assert_eq!(units(&spring, FRANCE), "A mar, A par, F bre");
    assert_eq!(refused(&report, FRANCE), [MayNotDisband; 2]);
}

#[test]
fn r1b_09_more_than_half_of_the_votes_cast_carry_it() {
    assert!(carried(json!({}), &[FRANCE], &[]));
    assert!(carried(json!({}), &[FRANCE, ITALY], &[GERMANY]));
    assert!(!carried(json!({}), &[FRANCE], &[GERMANY, ITALY]));
}

#[test]
fn r1b_09_a_tie_fails_and_so_does_silence() {
    assert!(!carried(json!({}), &[FRANCE, ITALY], &[GERMANY, RUSSIA]));
    assert!(!carried(json!({}), &[], &[]));
}

#[test]
fn r1b_09_opt_how_many_must_be_for_it() {
    let three = [FRANCE, ITALY, RUSSIA];
    let of = |way: &str, yes: &[Power], no: &[Power]| {
        carried(json!({"demobilisation_majority": way}), yes, no)
    };
    assert!(of("of-votes", &three, &[]));
    assert!(!of("of-powers", &three, &[]), "3 of 7");
    assert!(of("of-powers", &[FRANCE, ITALY, RUSSIA, TURKEY], &[]));
    assert!(!of("unanimous", &Power::ALL[..6], &[]));
    assert!(!of("unanimous", &Power::ALL[..6], &[TURKEY]));
    assert!(of("unanimous", &Power::ALL, &[]));
}

#[test]
fn r1b_09_opt_it_may_be_allowed_or_forbidden_without_a_vote() {
    for (word, goes) in [("allowed", true), ("forbidden", false)] {
        let state = with(json!({"demobilisation": word}));
        assert_eq!(state.open_motions(), [Motion::Convoys]);
        assert_eq!(vote(&state, FRANCE, Some(true)), Err(ActError::NoMotion));
        let winter = play(&state, &[&[], &[]]);
        let (spring, _) = close(&winter, &[(FRANCE, "Disband A Par")]);
        assert_eq!(spring.position.of(FRANCE).count(), if goes { 2 } else { 3 });
    }
}

#[test]
fn r1b_09_a_dislodged_unit_may_always_be_disbanded() {
    let mut state = game();
    place(&mut state, GERMANY, "A bur, A gas, A ber, F kie");
    let attack = "A Bur - Par\nA Gas S A Bur - Par";
    let (retreats, _) = close(&state, &[(GERMANY, attack)]);
    assert_eq!(retreats.phase.to_string(), "S1901R");
    let (fall, _) = close(&retreats, &[(FRANCE, "Disband A Par")]);
    assert_eq!(units(&fall, FRANCE), "A mar, F bre");
}

#[test]
fn only_those_who_play_vote() {
    let state = votes(game(), &[FRANCE], &[GERMANY, ITALY]);
    let leave = |state: &State, power| {
        let player = player(power);
        act(state, &Action::Leave { player }).expect("left").0
    };
    // Both against it are gone when it is decided.
    let state = leave(&leave(&state, GERMANY), ITALY);
    assert!(close(&state, &[]).1.decided[0].passed);
    // A successor votes anew.
    let replace = Action::Replace {
        power: FRANCE,
        player: PlayerId(77),
    };
    let state = act(&votes(game(), &[FRANCE], &[]), &replace)
        .expect("replaced")
        .0;
    assert!(!close(&state, &[]).1.decided[0].passed);
}
