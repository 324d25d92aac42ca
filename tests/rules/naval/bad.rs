//! Bad input: typed errors at entry, void with the reason when the phase closes.

use chancery::board::Power;
use chancery::board::powers::{ENGLAND, GERMANY};
use chancery::game::{OrderError, check_order, read_items};
use chancery::movement::{Illegal, Reason, Verdict};
use chancery::orders::{Context, ParseError};
use chancery::variants;
use serde_json::json;

use super::{at, close, order, set_up, spring};

fn at_entry(lines: &[&str], power: Power, text: &str) -> OrderError {
    let mut state = spring(json!({}));
    set_up(&mut state, lines);
    check_order(&state, power, &order(text)).expect_err(text)
}

#[test]
fn orders_from_spaces_without_a_fleet() {
    let nth = at("nth");
    let fault = at_entry(&["germany: F nth"], ENGLAND, "2F nth P germany");
    let owner = Some(GERMANY);
    assert_eq!(fault, OrderError::NotYours { at: nth, owner });
    let fault = at_entry(&[], ENGLAND, "2F nth P germany");
    assert_eq!(fault, OrderError::NoUnit { at: nth });
}

#[test]
fn r5b_26_more_fleets_than_are_there() {
    let lines = ["england: F nth", "england: F nth", "germany: F nth"];
    let at = at("nth");
    let fault = at_entry(&lines, ENGLAND, "3F nth P germany");
    assert_eq!(fault, OrderError::Illegal(Illegal::TooManyFleets { at }));
    let mut state = spring(json!({}));
    set_up(&mut state, &lines);
    let done = close(&state, &[(ENGLAND, "3F nth P germany\n".to_owned())]);
    let unheard: Vec<&OrderError> = done.report.unheard.iter().map(|u| &u.fault).collect();
    assert_eq!(
        unheard,
        [&OrderError::Illegal(Illegal::TooManyFleets { at })]
    );
    let all = done.all(ENGLAND, "nth");
    assert!(
        all.iter().all(|o| o.verdict == Verdict::Patrolled),
        "those there are"
    );
    // Fewer orders than fleets: the rest hold.
    let done = close(&state, &[(ENGLAND, "F nth - nwg\n".to_owned())]);
    assert_eq!(
        done.after(),
        ["england F nth", "england F nwg", "germany F nth"]
    );
    // As many lines as fleets, whichever line is first; more: the rulebook's last count.
    let text = "F nth - nwg\nF nth - ska\nF nth - hel\n".to_owned();
    let done = close(&state, &[(ENGLAND, text)]);
    assert_eq!(done.report.unheard.len(), 1);
}

#[test]
fn n06a_patrols_with_one_fleet() {
    let at = at("nth");
    let lines = ["england: F nth", "england: F nth"];
    let fault = at_entry(&lines, ENGLAND, "F nth P germany");
    assert_eq!(fault, OrderError::Illegal(Illegal::PatrolAlone { at }));
    let fault = at_entry(&lines, ENGLAND, "2F nth P england");
    assert_eq!(fault, OrderError::Illegal(Illegal::AgainstOneself));
    let fault = at_entry(&["england: F lon"], ENGLAND, "F lon P germany");
    assert_eq!(fault, OrderError::Illegal(Illegal::PatrolAshore));
}

#[test]
fn n07b_blocks_outside_the_straits() {
    let iri = at("iri");
    let fault = at_entry(&["england: F iri"], ENGLAND, "F iri B france");
    assert_eq!(fault, OrderError::Illegal(Illegal::NoStrait { at: iri }));
    let fault = at_entry(&["england: A lon"], ENGLAND, "A lon B france");
    assert_eq!(
        fault,
        OrderError::Illegal(Illegal::NoStrait { at: at("lon") })
    );
}

#[test]
fn r5b_02_r5b_28_first_parts_that_are_not_sea_moves() {
    let state = {
        let mut state = spring(json!({}));
        set_up(&mut state, &["england: F lon"]);
        state
    };
    let ctx = Context {
        board: state.setup.board(),
        position: Some(&state.position),
        power: Some(ENGLAND),
        stage: Default::default(),
    };
    let lines = read_items(
        "F lon - wal - lvp\nF lon - yor - S F nth - edi",
        &ctx,
        &state,
    );
    for (line, land) in lines.iter().zip(["wal", "yor"]) {
        let province = at(land);
        let expected = chancery::game::Unread::Order(ParseError::NotASea { province });
        assert_eq!(line.read, Err(expected), "{}", line.text);
    }
    // As data, where nobody parsed it.
    use chancery::orders::{Act, Order, Via};
    let Order::Unit { unit, .. } = order("F lon H") else {
        panic!("an order");
    };
    let act = Act::Move {
        to: at("lvp").into(),
        via: Via::Route(vec![at("wal")]),
    };
    let fault = check_order(&state, ENGLAND, &Order::Unit { unit, act });
    let wal = at("wal");
    assert_eq!(
        fault,
        Err(OrderError::Illegal(Illegal::FirstLegNotSea { at: wal }))
    );
}

#[test]
fn r5b_02_r5b_03_other_second_parts_that_may_not_be() {
    let lines = ["england: F lon", "england: F nwy", "england: F bal"];
    for (text, why) in [
        ("F lon - nth - lon", Illegal::BackToStart),
        ("F lon - nth - H", Illegal::NoSecondHold),
        ("F lon - nth - S F nwy", Illegal::NoSecondHoldSupport),
        ("F lon - nth - P germany", Illegal::NotCombined),
        ("F lon - eng - B germany", Illegal::NotCombined),
        ("F lon - nth - nwg - bar", Illegal::TooManyLegs),
        ("F lon - nth - mun", Illegal::FleetInland { to: at("mun") }),
        ("F lon - bal", Illegal::NotAdjacent { to: at("bal") }),
    ] {
        let fault = at_entry(&lines, ENGLAND, text);
        assert_eq!(fault, OrderError::Illegal(why), "{text}");
        let mut state = spring(json!({}));
        set_up(&mut state, &lines);
        let done = close(&state, &[(ENGLAND, format!("{text}\n"))]);
        let outcome = done.one(ENGLAND, "lon");
        assert_eq!(outcome.verdict, Verdict::Illegal, "{text}");
        assert_eq!(outcome.reason, Reason::Illegal(why));
        assert_eq!(outcome.annihilated, None);
    }
}

#[test]
fn other_games_know_none_of_it() {
    let mut state = chancery::game::State::new(variants::standard(None));
    state.stage = chancery::game::GameStatus::Playing;
    let refused = |text| check_order(&state, ENGLAND, &order(text)).expect_err(text);
    for text in [
        "F lon P germany",
        "F lon B germany",
        "F lon - nth - S F edi - nwg",
    ] {
        assert_eq!(
            refused(text),
            OrderError::Illegal(Illegal::NavalOnly),
            "{text}"
        );
    }
    let two = refused("2F lon - nth");
    assert_eq!(
        two,
        OrderError::Illegal(Illegal::TooManyFleets { at: at("lon") })
    );
    let double = refused("F lon - nth - nwy");
    assert_eq!(double, OrderError::Illegal(Illegal::FleetViaConvoy));
    let leave = refused("Open lon to germany");
    assert_eq!(leave, OrderError::NoWayPast { at: at("lon") });
}
