//! Games in which one person plays several powers: whose orders count, Winter, missed phases, votes, the goal, and
//! what such games cannot be played with.

use std::collections::BTreeMap;

use chancery_rules::board::powers::*;
use chancery_rules::board::{AfterLastYear, LastYear, Power, Province, UnitKind};
use chancery_rules::control::{Control, PlayerId};
use chancery_rules::economy::Adjustment;
use chancery_rules::game::{
    Action, Due, Edit, GameStatus, Item, Motion, Outcome, Report, Results, Sheet, State, act,
    adjudicate, check_by,
};
use chancery_rules::orders::{Context, PhaseKind, parse_line};
use chancery_rules::variants::options::{BadValue, changed, set};
use chancery_rules::variants::{preset, standard};
use serde_json::{Value, json};

const FOUR: [PlayerId; 4] = [PlayerId(1), PlayerId(2), PlayerId(3), PlayerId(4)];
const AUSTRIA_AND_FRANCE: PlayerId = FOUR[0];

fn four() -> Value {
    json!({"hands": [["austria", "france"], ["germany", "turkey"], ["italy", "russia"]]})
}

fn at(id: &str) -> Province {
    id.parse().expect("a province")
}

fn set_up(variant: &str, players: Value, mut more: Value) -> State {
    let mut setup = (preset(variant).expect("a preset").setup)(None);
    more["players"] = players;
    let given = serde_json::from_value(more).expect("an object");
    set(&mut setup, &given).expect("options of this variant");
    State::new(setup)
}

/// A game of four that has begun: the first has Austria and France, the others ask for nothing.
fn begun() -> State {
    let mut state = set_up("standard", four(), json!({}));
    for player in FOUR {
        let wish = (player == AUSTRIA_AND_FRANCE).then_some(FRANCE);
        state = act(&state, &Action::Join { player, wish })
            .expect("a seat")
            .0;
    }
    act(&state, &Action::Start { seed: 7 })
        .expect("all are here")
        .0
}

fn player_of(state: &State, power: Power) -> PlayerId {
    state.control.players_of(power)[0]
}

fn close(state: &State, lines: &[(PlayerId, &str)]) -> (State, Report) {
    let sheet = |text: &str| Sheet::read(text, state);
    let sheets: BTreeMap<_, _> = lines.iter().map(|(p, text)| (*p, sheet(text))).collect();
    adjudicate(state, &sheets)
}

fn units(state: &State, power: Power) -> String {
    let named = |u: &chancery_rules::board::Unit| format!("{} {}", u.kind.letter(), u.at);
    let mut all: Vec<String> = state.position.of(power).map(named).collect();
    all.sort();
    all.join(", ")
}

fn own(state: &mut State, power: Power, ids: &[&str]) {
    let change = ids.iter().map(|id| Edit::Own {
        at: at(id),
        owner: Some(power),
    });
    let edits = change.collect();
    *state = act(state, &Action::Edit { edits }).expect("an edit").0;
}

#[test]
fn four_people_take_seven_powers_in_four_seats() {
    let state = begun();
    assert_eq!(state.setup.by_person().len(), 4);
    assert_eq!(state.control.players().len(), 4);
    assert_eq!(
        state.control.powers_of(AUSTRIA_AND_FRANCE),
        [AUSTRIA, FRANCE]
    );
    assert_eq!(player_of(&state, GERMANY), player_of(&state, TURKEY));
    assert_eq!(player_of(&state, ITALY), player_of(&state, RUSSIA));
    assert_eq!(state.awaited().len(), 4);
    assert_eq!(State::from_json(&state.to_json()).expect("a state"), state);
    let lobby = set_up("standard", four(), json!({}));
    let fifth = FOUR.iter().try_fold(lobby, |state, player| {
        let join = Action::Join {
            player: *player,
            wish: None,
        };
        Some(act(&state, &join).ok()?.0)
    });
    let fifth = fifth.expect("four find room");
    assert!(!fifth.has_room());
    let plain = State::new(standard(None)).to_json();
    assert!(
        !plain.contains("hands"),
        "older games are written as before"
    );
}

#[test]
fn one_sheet_has_the_orders_of_all_powers_of_a_hand() {
    let state = begun();
    let text = "A Vie - Gal\nF Bre - MAO\nA Par - Bur\nA Bud S A Vie - Gal";
    let (next, report) = close(&state, &[(AUSTRIA_AND_FRANCE, text)]);
    assert_eq!(report.unheard, []);
    assert_eq!(units(&next, AUSTRIA), "A bud, A gal, F tri");
    assert_eq!(units(&next, FRANCE), "A bur, A mar, F mao");
    // The others handed in nothing; this player did, if not for every unit.
    assert_eq!(report.missed, [ENGLAND, GERMANY, ITALY, RUSSIA, TURKEY]);
}

#[test]
fn each_line_is_checked_for_the_power_whose_unit_it_is_for() {
    let state = begun();
    let check = |line: &str| {
        let board = state.setup.board();
        let order = parse_line(line, &Context::bare(board)).expect("an order");
        let item = Item::Order(order);
        let taken = check_by(&state, AUSTRIA_AND_FRANCE, &Sheet::default(), &item);
        taken.map(|item| item.to_string()).ok()
    };
    assert_eq!(check("Bud - Gal").as_deref(), Some("A Bud - Gal"));
    assert_eq!(
        check("Mar S Par - Bur").as_deref(),
        Some("A Mar S French A Par - Bur")
    );
    assert_eq!(check("A Mun - Bur"), None, "it is Germany's");
}

#[test]
fn each_power_of_a_hand_builds_at_home_and_gives_up_its_own_builds() {
    let mut state = begun();
    own(&mut state, FRANCE, &["spa", "por"]);
    own(&mut state, AUSTRIA, &["ser"]);
    state.phase = "W1901A".parse().expect("a phase");
    state
        .position
        .units
        .retain(|u| !["par", "vie", "mar", "bud"].contains(&&*u.at.province.to_string()));
    let due = state.due();
    assert_eq!(due.get(&AUSTRIA), Some(&Due::Builds(2)));
    assert_eq!(due.get(&FRANCE), Some(&Due::Builds(2)));
    let text = "Build A Par\nBuild A Vie\nWaive\nWaive";
    let sheet = Sheet::read(text, &state);
    let quota = |power| state.quota(power, &sheet).expect("builds are due");
    assert_eq!((quota(AUSTRIA).ordered, quota(AUSTRIA).waived), (1, 1));
    assert_eq!((quota(FRANCE).ordered, quota(FRANCE).waived), (1, 1));
    let (next, report) = close(&state, &[(AUSTRIA_AND_FRANCE, text)]);
    assert_eq!(units(&next, AUSTRIA), "A vie, F tri");
    assert_eq!(units(&next, FRANCE), "A par, F bre");
    let Results::Adjustments(done) = &report.results else {
        panic!("a Winter")
    };
    let built = |power| {
        done.iter()
            .filter(move |a| a.power() == power && matches!(a, Adjustment::Built { .. }))
    };
    assert_eq!((built(AUSTRIA).count(), built(FRANCE).count()), (1, 1));
}

#[test]
fn the_centres_of_a_hand_win_together() {
    let mut state = begun();
    state.phase = "F1901M".parse().expect("a phase");
    // Nobody stands anywhere, so what is owned stays owned.
    state.position.units.clear();
    let western = [
        "spa", "por", "bel", "hol", "lon", "edi", "lvp", "mun", "kie",
    ];
    own(&mut state, FRANCE, &western);
    // Twelve and three are not eighteen.
    assert_eq!(state.centre_counts()[&FRANCE], 12);
    let (next, _) = close(&state, &[]);
    assert_eq!(next.stage, GameStatus::Playing);
    own(&mut state, AUSTRIA, &["ser", "gre", "ven"]);
    let (next, _) = close(&state, &[]);
    let both = Outcome::Shared(vec![AUSTRIA, FRANCE]);
    assert_eq!(next.stage, GameStatus::Finished(both));
    // One of a hand alone wins alone; and the same centres in two hands win nothing.
    own(
        &mut state,
        FRANCE,
        &["tri", "vie", "bud", "ser", "gre", "ven"],
    );
    let (next, _) = close(&state, &[]);
    assert_eq!(next.stage, GameStatus::Finished(Outcome::Solo(FRANCE)));
    own(
        &mut state,
        GERMANY,
        &["tri", "vie", "bud", "ser", "gre", "ven"],
    );
    let (next, _) = close(&state, &[]);
    assert_eq!(next.stage, GameStatus::Playing);
}

#[test]
fn after_the_last_year_the_centres_of_a_hand_count_together() {
    let ends = |then| {
        let mut state = begun();
        state.setup.last_year = Some(LastYear { year: 1901, then });
        state.phase = "F1901M".parse().expect("a phase");
        close(&state, &[]).0.stage
    };
    // Seven centres in one hand, six in two others, three in the last.
    let hand = Outcome::Shared(vec![ITALY, RUSSIA]);
    assert_eq!(ends(AfterLastYear::Most), GameStatus::Finished(hand));
    let all = Outcome::Draw(Power::ALL.to_vec());
    assert_eq!(ends(AfterLastYear::Draw), GameStatus::Finished(all));
}

#[test]
fn a_hand_has_one_vote() {
    let mut state = begun();
    assert_eq!(state.voters(), [AUSTRIA, ENGLAND, GERMANY, ITALY]);
    state.position.units.retain(|u| u.owner != Some(AUSTRIA));
    own(&mut state, GERMANY, &["tri", "vie", "bud"]);
    assert!(!state.is_in(AUSTRIA));
    assert_eq!(state.voters(), [ENGLAND, FRANCE, GERMANY, ITALY]);
    assert_eq!(state.spokesman(AUSTRIA), FRANCE);
    let mut islands = set_up("naval", four(), json!({}));
    islands.stage = GameStatus::Playing;
    let Control::Seats(seats) = &mut islands.control else {
        panic!("seats")
    };
    let hands = islands.setup.by_person();
    for (hand, player) in hands.iter().zip(FOUR) {
        seats.seat(hand, player).expect("nobody sits twice");
    }
    for player in FOUR {
        let (motion, yes) = (Motion::Ireland, Some(true));
        let vote = Action::Vote {
            player,
            motion,
            yes,
        };
        islands = act(&islands, &vote).expect("a vote").0;
    }
    let (next, _) = close(&islands, &[]);
    let ireland = &next.ballots[&Motion::Ireland];
    assert_eq!(ireland.passed, Some(true), "all four are for it");
}

#[test]
fn who_plays_several_powers_misses_one_phase_and_falls_silent_for_all() {
    let state = begun();
    let (next, _) = close(&state, &[]);
    let missed = |state: &State, power| {
        let seats = state.control.sitting().into_iter();
        seats
            .filter(|seat| seat.power == power)
            .map(|s| s.missed)
            .sum::<u32>()
    };
    assert_eq!([AUSTRIA, FRANCE].map(|power| missed(&next, power)), [1, 1]);
    // A retreat of one of them is a phase of both.
    let mut retreat = next;
    retreat
        .position
        .units
        .retain(|u| u.at.province != at("mun"));
    retreat.position.add(
        UnitKind::Army,
        Some(AUSTRIA),
        "mun".parse().expect("a place"),
    );
    let mut attackers = retreat.clone();
    for (kind, place) in [(UnitKind::Army, "tyr"), (UnitKind::Army, "boh")] {
        attackers
            .position
            .add(kind, Some(ITALY), place.parse().expect("a place"));
    }
    let italy = player_of(&attackers, ITALY);
    let (next, _) = close(&attackers, &[(italy, "A Tyr - Mun\nA Boh S A Tyr - Mun")]);
    assert_eq!(next.phase.step, PhaseKind::Retreats);
    let (next, _) = close(&next, &[]);
    assert_eq!([AUSTRIA, FRANCE].map(|power| missed(&next, power)), [3, 3]);
    let fallen = act(&next, &Action::Disorder { power: FRANCE })
        .expect("it is played")
        .0;
    assert_eq!(fallen.control.powers_of(AUSTRIA_AND_FRANCE), []);
    let back = act(
        &fallen,
        &Action::Return {
            player: AUSTRIA_AND_FRANCE,
        },
    );
    let back = back.expect("the seat is free").0;
    assert_eq!(
        back.control.powers_of(AUSTRIA_AND_FRANCE),
        [AUSTRIA, FRANCE]
    );
    let (power, player) = (FRANCE, PlayerId(9));
    let other = act(&fallen, &Action::TakeOver { power, player })
        .expect("a free seat")
        .0;
    assert_eq!(other.control.powers_of(player), [AUSTRIA, FRANCE]);
    let left = act(
        &back,
        &Action::Leave {
            player: AUSTRIA_AND_FRANCE,
        },
    )
    .expect("they play")
    .0;
    assert_eq!(left.voters(), [ENGLAND, GERMANY, ITALY]);
}

#[test]
fn hands_are_lists_of_played_powers_of_which_two_seats_are_left() {
    let read = |players: Value| {
        let mut setup = standard(None);
        let given = serde_json::from_value(json!({ "players": players })).expect("an object");
        set(&mut setup, &given).map(|()| setup)
    };
    let turned = read(json!({"hands": [["turkey", "germany"], ["italy"]]})).expect("hands");
    assert_eq!(turned.hands, [vec![GERMANY, TURKEY]]);
    let absent = json!({"absent": {"italy": "disorder"}, "hands": [["turkey", "germany"]]});
    let idle = read(absent.clone()).expect("hands");
    assert_eq!(idle.by_person().len(), 5);
    assert_eq!(changed(&idle)["players"]["absent"], absent["absent"]);
    for wrong in [
        json!({"hands": [["germany", "turkey"], ["turkey", "italy"]]}),
        json!({"hands": [["germany", "germany"]]}),
        json!({"absent": {"italy": "neutral"}, "hands": [["italy", "russia"]]}),
        json!({"hands": [["germany", "prussia"]]}),
        json!({"hands": [["austria", "england", "france", "germany", "italy", "russia", "turkey"]]}),
    ] {
        assert!(read(wrong.clone()).is_err(), "{wrong}");
    }
}

#[test]
fn what_powers_promise_or_pay_each_other_is_refused_for_hands() {
    for variant in ["economic", "investment", "relations", "capitalist"] {
        let mut setup = (preset(variant).expect("a preset").setup)(None);
        let given = serde_json::from_value(json!({ "players": four() })).expect("an object");
        let refused = set(&mut setup, &given).expect_err(variant);
        assert!(
            matches!(refused.why, BadValue::Hands { .. }),
            "{variant}: {refused:?}"
        );
        assert_eq!(refused.option, "players");
    }
}
