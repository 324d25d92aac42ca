//! What is announced to everybody, and what the channel is told: F-09 and F-10.

use chancery_rules::game::{Action, Due, Motion, Results, Viewer, act};
use chancery_rules::relations::{Event, Standing, TreatyKind};
use serde_json::json;

use crate::game::*;

#[test]
fn f_09_who_has_something_to_do_is_announced_and_what_is_not() {
    let state = game("standard", json!({}));
    let seen = seen(&state, "france");
    assert_eq!(seen.due().len(), 7);
    assert_eq!(seen.due()[&power("france")], Due::Orders(3));
    assert_eq!(seen.due()[&power("russia")], Due::Unseen);
    assert_eq!(seen.phase, state.phase);
    assert_eq!(seen.awaited_openly(), state.awaited_openly());
    // In Winter Turkey builds, and nobody but Turkey knows that it is a build.
    let mut winter = own(state, "turkey", "bul");
    winter.phase = "W1901A".parse().expect("a phase");
    winter
        .position
        .units
        .retain(|unit| unit.at.province != at("smy"));
    let seen = crate::game::seen(&winter, "france");
    assert_eq!(seen.due().len(), 1);
    assert_eq!(seen.due()[&power("turkey")], Due::Unseen);
    let turk = crate::game::seen(&winter, "turkey");
    assert_eq!(turk.due()[&power("turkey")], Due::Builds(1));
}

#[test]
fn f_09_who_is_in_the_game_and_who_went_is_announced() {
    let mut state = own(
        units("france: A par; turkey: A smy; italy: A bul"),
        "italy",
        "rom",
    );
    state.phase = "F1901M".parse().expect("a phase");
    let mut state = own(state, "turkey", "con");
    // Italy takes the last that Turkey has.
    state.position.units[1].owner = Some(power("italy"));
    state.position.units[2].at = at("con").into();
    assert_eq!(seen(&state, "france").survivors(), state.survivors());
    let (next, report) = close(&state, "");
    assert_eq!(report.eliminated, [power("turkey")]);
    assert_eq!(told(&report, &next, "france").eliminated, report.eliminated);
    assert_eq!(seen(&next, "france").survivors(), next.survivors());
}

#[test]
fn f_09_who_missed_a_phase_is_announced() {
    let state = game("standard", json!({}));
    let (next, report) = close(&state, "France: A Par - Bur");
    assert_eq!(report.missed.len(), 6);
    let public = report.seen_by(&next, &Viewer::public());
    assert_eq!(public.missed, report.missed);
    assert_eq!(public.next, next.phase);
}

#[test]
fn f_09_votes_are_announced() {
    let state = game("economic", json!({}));
    let motions = state.open_motions();
    let motion: Motion = *motions.first().expect("a motion");
    let player = player_of(&state, "turkey");
    let yes = Some(true);
    let vote = Action::Vote {
        player,
        motion,
        yes,
    };
    let (voted, _) = act(&state, &vote).expect("a vote");
    assert_eq!(seen(&voted, "france").ballots, voted.ballots);
    let (next, report) = close(&voted, "");
    assert!(!report.decided.is_empty());
    assert_eq!(told(&report, &next, "france").decided, report.decided);
}

#[test]
fn f_09_treaties_wars_and_penalties_are_announced() {
    let state = stand(
        game("relations", json!({})),
        "turkey: A smy; russia: A arm; france: A par; austria: A vie; italy: A rom",
    );
    let (a, b) = (power("austria"), power("italy"));
    let to = Standing::Allied(TreatyKind::Mdt);
    let state = edited(state, [chancery_rules::game::Edit::Stand { a, b, to }]);
    let bonds = |state: &chancery_rules::game::State| state.relations.bonds().cloned();
    assert_eq!(bonds(&seen(&state, "france")), bonds(&state));
    let (next, report) = close(&state, "Turkey: A Smy - Arm; Russia: A Arm - Sev");
    let french = told(&report, &next, "france");
    let whole: Vec<&Event> = report.relations.iter().collect();
    assert!(
        whole
            .iter()
            .any(|event| matches!(event, Event::Penalised(_)))
    );
    // The act itself happened out of sight.
    let act = |event: &&Event| matches!(event, Event::Aggression(_));
    assert!(whole.iter().any(act));
    assert!(!french.relations.iter().any(|event| act(&event)));
    let announced: Vec<&Event> = whole.into_iter().filter(|event| !act(event)).collect();
    assert_eq!(french.relations.iter().collect::<Vec<_>>(), announced);
    let penalties = next
        .relations
        .treaties()
        .expect("treaties")
        .penalties
        .clone();
    let seen = seen(&next, "france");
    assert_eq!(
        seen.relations.treaties().expect("treaties").penalties,
        penalties
    );
}

#[test]
fn f_09_trades_prices_and_holdings_are_announced() {
    let state = game("capitalist", json!({}));
    assert_eq!(state.seen_by(&Viewer::public()).control, state.control);
    let (next, report) = chancery_rules::game::adjudicate(&state, &Default::default());
    assert!(report.exchange.is_some());
    assert_eq!(
        report.seen_by(&next, &Viewer::public()).exchange,
        report.exchange
    );
}

#[test]
fn f_10_the_channel_sees_nothing_of_the_board() {
    for variant in ["standard", "economic", "investment", "relations", "naval"] {
        let state = game(variant, json!({}));
        let public = state.seen_by(&Viewer::public());
        assert_eq!(public.position.units, [], "{variant}");
        assert!(public.economy.owners().is_empty(), "{variant}");
        assert_eq!(public.veiled(), *state.setup.board().provinces());
        assert_eq!(public.due().len(), state.due().len());
        assert!(public.due().values().all(|due| *due == Due::Unseen));
        let (next, report) = close(&state, "France: A Par - Bur");
        let public = report.seen_by(&next, &Viewer::public());
        assert_eq!(public.before.units, [], "{variant}");
        assert!(
            public.results.is_empty() && public.unheard.is_empty(),
            "{variant}"
        );
        assert!(
            public.owners.is_empty() && public.piles.is_empty(),
            "{variant}"
        );
        assert_eq!(public.missed, report.missed, "{variant}");
    }
}

#[test]
fn f_10_a_gm_who_may_look_sees_everything() {
    let state = game("standard", json!({}));
    assert_eq!(state.seen_by(&Viewer::Everything), state);
    let (next, report) = close(&state, "France: A Par - Bur");
    assert_eq!(report.seen_by(&next, &Viewer::Everything), report);
    assert!(matches!(report.results, Results::Movement(_)));
}
