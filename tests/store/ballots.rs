//! Ballots: one open on a question, one vote for each voter, one end; and what another guild sees of it.

use crate::home::{GUILD, Home, OTHER, on_both, playing, step};
use chancery::store::{
    Along, BallotEnd, BallotState, Change, Game, NewBallot, PhaseNo, PlayerVote, Proposal, Seq,
    Status, Store, StoreError,
};

on_both!(
    a_question_has_one_open_ballot_and_each_voter_one_vote,
    a_ballot_ends_once_alone_or_with_a_revision,
    what_is_over_by_time_phase_rollback_or_game_is_due,
    of_proposals_the_last_between_two_counts,
);

async fn asked(
    store: &Store,
    game: &Game,
    question: &str,
    until: Option<i64>,
) -> Option<PlayerVote> {
    let new = NewBallot {
        guild: game.guild,
        game: game.id,
        question: question.to_owned(),
        asked_by: 1,
        at: 5_000,
        seq: game.seq,
        phase_no: game.head.phase_no,
        until_at: until,
        until_phase: until.is_none().then_some(game.head.phase_no),
    };
    let id = store
        .open_ballot(&new, |_| Along::default())
        .await
        .unwrap()?;
    store.ballot(GUILD, id).await.unwrap()
}

async fn a_question_has_one_open_ballot_and_each_voter_one_vote(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Peace").await;
    let one = asked(store, &game, "draw", None).await.expect("a ballot");
    assert_eq!(one.state, BallotState::Open);
    assert_eq!(asked(store, &game, "draw", None).await, None, "it is open");
    assert!(asked(store, &game, "other", None).await.is_some());
    let cast = async |voter: &str, person, yes| {
        store
            .cast_vote(GUILD, one.id, (voter, person), yes, 6_000)
            .await
    };
    cast("france", 1, Some(true)).await.unwrap();
    cast("italy", 2, Some(true)).await.unwrap();
    cast("italy", 3, Some(false)).await.unwrap();
    cast("turkey", 4, Some(true)).await.unwrap();
    cast("turkey", 4, None).await.unwrap();
    let votes = store.ballot_votes(GUILD, one.id).await.unwrap();
    let seen: Vec<(&str, i64, bool)> = votes
        .iter()
        .map(|v| (v.voter.as_str(), v.person, v.yes))
        .collect();
    assert_eq!(seen, [("france", 1, true), ("italy", 3, false)]);
    assert!(!format!("{votes:?}").contains("france"), "sealed in logs");
    let open = game.head.phase_no;
    let by_one = store.ballots_asked(GUILD, game.id, open, 1).await;
    assert_eq!(by_one.unwrap(), 2);
    let before = store
        .ballots_asked(GUILD, game.id, PhaseNo(open.0 + 1), 1)
        .await;
    assert_eq!(before.unwrap(), 0);
    // Another guild sees and touches nothing.
    assert_eq!(store.ballot(OTHER, one.id).await.unwrap(), None);
    assert!(store.ballot_votes(OTHER, one.id).await.unwrap().is_empty());
    let foreign = store.cast_vote(OTHER, one.id, ("france", 1), None, 7_000);
    assert!(matches!(foreign.await, Err(StoreError::Stale)));
}

async fn a_ballot_ends_once_alone_or_with_a_revision(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Peace").await;
    let one = asked(store, &game, "draw", None).await.expect("a ballot");
    let along = Along::default();
    let failed = BallotState::Failed;
    store.end_ballot(&one, failed, 7_000, &along).await.unwrap();
    let again = store.end_ballot(&one, failed, 7_000, &along).await;
    assert!(matches!(again, Err(StoreError::Stale)), "{again:?}");
    let late = store.cast_vote(GUILD, one.id, ("france", 1), Some(true), 8_000);
    assert!(matches!(late.await, Err(StoreError::Stale)));
    // The question may be asked again, and ends with the revision it brings about.
    let two = asked(store, &game, "draw", None).await.expect("another");
    let mut change = Change::new(&game, step("act", 9_000));
    change.ballots = vec![BallotEnd {
        ballot: two.id,
        state: BallotState::Carried,
    }];
    let game = store.revise(&change).await.unwrap();
    let kept = store.ballot(GUILD, two.id).await.unwrap().expect("kept");
    assert_eq!(
        (kept.state, kept.closed_at),
        (BallotState::Carried, Some(9_000))
    );
    // A ballot that is over takes the whole change with it.
    let mut change = Change::new(&game, step("act", 9_500));
    change.ballots = vec![BallotEnd {
        ballot: two.id,
        state: BallotState::Carried,
    }];
    let refused = store.revise(&change).await;
    assert!(matches!(refused, Err(StoreError::Stale)), "{refused:?}");
    let now = store.game(GUILD, game.id).await.unwrap().expect("the game");
    assert_eq!(now.seq, game.seq, "nothing was written");
}

async fn what_is_over_by_time_phase_rollback_or_game_is_due(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Peace").await;
    let timed = asked(store, &game, "timed", Some(10_000)).await.unwrap();
    let phased = asked(store, &game, "phased", None).await.unwrap();
    let due = async |now| {
        let all = store.due_ballots(now, 0, 9).await.unwrap();
        all.iter().map(|b| b.id).collect::<Vec<i64>>()
    };
    assert!(due(9_999).await.is_empty());
    assert_eq!(store.next_ballot(9_999).await.unwrap(), Some(10_000));
    assert_eq!(due(10_000).await, [timed.id]);
    assert_eq!(store.next_ballot(10_000).await.unwrap(), None);
    let mut change = Change::new(&game, step("resolved", 6_000));
    change.head.phase_no.0 += 1;
    let game = store.revise(&change).await.unwrap();
    assert_eq!(due(6_000).await, [phased.id]);
    assert!(
        !store
            .rolled_back_since(GUILD, game.id, Seq(1))
            .await
            .unwrap()
    );
    let third = asked(store, &game, "third", None).await.unwrap();
    let back = Change::new(&game, step("rollback", 6_500));
    let game = store.revise(&back).await.unwrap();
    assert_eq!(due(6_500).await, [timed.id, phased.id, third.id]);
    assert!(
        store
            .rolled_back_since(GUILD, game.id, third.opened_seq)
            .await
            .unwrap()
    );
    let fourth = asked(store, &game, "fourth", None).await.unwrap();
    assert!(!due(6_500).await.contains(&fourth.id));
    let mut over = Change::new(&game, step("act", 7_000));
    over.head.status = Status::Finished;
    store.revise(&over).await.unwrap();
    assert!(due(7_000).await.contains(&fourth.id));
}

async fn of_proposals_the_last_between_two_counts(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Peace").await;
    let proposal = |by: &str, to: &str, kind: &str| Proposal {
        by_power: by.to_owned(),
        to_power: to.to_owned(),
        kind: kind.to_owned(),
    };
    for (phase, new) in [
        (1, proposal("france", "italy", "MDT")),
        (1, proposal("france", "italy", "AAT")),
        (1, proposal("austria", "italy", "MDT")),
        (2, proposal("italy", "france", "MDT")),
    ] {
        store
            .propose(GUILD, game.id, PhaseNo(phase), &new, 5_000)
            .await
            .unwrap();
    }
    let expected = [
        proposal("austria", "italy", "MDT"),
        proposal("france", "italy", "AAT"),
    ];
    assert_eq!(
        store.proposals(GUILD, game.id, PhaseNo(1)).await.unwrap(),
        expected
    );
    assert!(
        store
            .proposals(OTHER, game.id, PhaseNo(1))
            .await
            .unwrap()
            .is_empty()
    );
}
