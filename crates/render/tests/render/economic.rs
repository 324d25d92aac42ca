//! The economic chart with money on it.

use std::collections::BTreeMap;

use chancery_i18n::Words;
use chancery_render::phase::{self, Captions};
use chancery_render::{Chart, Chest, HEIGHT, Sign, WIDTH};
use chancery_rules::board::{Power, Province};
use chancery_rules::control::PlayerId;
use chancery_rules::economy::{Economy, EconomyRules};
use chancery_rules::game::{Action, Season, State, act, adjudicate};
use chancery_rules::variants;

use super::pictures::{MOST_BYTES, decode, difference, drawn};
use super::{keep, money};

fn province(id: &str) -> Province {
    id.parse().expect("a province")
}

#[test]
fn pictures_with_money_are_whole_and_small() {
    for (name, scene) in [
        ("money-start", money::start()),
        ("money-busy", money::busy()),
        ("money-crowded", money::crowded()),
    ] {
        let png = chancery_render::render(&scene);
        keep(name, &png);
        assert!(png.len() <= MOST_BYTES, "{name}: {} bytes", png.len());
        let (width, height, _) = decode(&png);
        assert_eq!((width, height), (WIDTH, HEIGHT), "{name}");
    }
    let close = chancery_render::render_close(&money::busy(), &["nap", "sic"].map(province));
    keep("money-close", &close);
}

#[test]
fn chests_and_their_contents_leave_ink() {
    let mut scene = money::start();
    scene.chests.clear();
    let bare = drawn(&scene);
    let chest = |credits| Chest {
        owner: Power::FRANCE,
        at: province("gas"),
        credits,
    };
    let mut seen = vec![bare];
    for credits in [None, Some(0), Some(17), Some(1234)] {
        scene.chests = vec![chest(credits)];
        let picture = drawn(&scene);
        for other in &seen {
            assert!(difference(other, &picture).is_some(), "{credits:?}");
        }
        seen.push(picture);
    }
    // Off the chart, and at sea, there is nothing to draw.
    scene.chests = ["spa", "nth"]
        .map(|id| Chest {
            at: province(id),
            ..chest(None)
        })
        .to_vec();
    assert_eq!(difference(&seen[0], &drawn(&scene)), None);
}

#[test]
fn the_column_shows_incomes_where_they_have_a_heading() {
    let mut scene = money::start();
    let with = drawn(&scene);
    scene.panel.income.clear();
    let [left, _, right, _] = difference(&with, &drawn(&scene)).expect("the column is gone");
    // Names next to it may be set larger then.
    assert!(left > WIDTH - 560 && right < WIDTH, "{left} to {right}");
    let plain = drawn(&scene);
    scene.legend.foot = vec!["Turkey: 5, without a seat".to_owned()];
    assert!(difference(&plain, &drawn(&scene)).is_some());
    scene.legend.foot = vec!["line ".repeat(90); 40];
    chancery_render::render(&scene);
}

/// A started game.
pub fn game() -> State {
    let mut state = State::new(variants::economic(None));
    for (i, power) in Power::ALL.into_iter().enumerate() {
        let join = Action::Join {
            player: PlayerId(i as u64 + 1),
            wish: Some(power),
        };
        state = act(&state, &join).expect("a seat is free").0;
    }
    let start = Action::Start { seed: 1 };
    act(&state, &start).expect("all are here").0
}

#[test]
fn a_game_of_credits_shows_values_incomes_and_seats() {
    let state = game();
    let scene = phase::now(&state, &Captions::default(), Words::english());
    assert_eq!(scene.chart, Chart::ECONOMIC);
    assert_eq!(scene.values.len(), 62);
    assert_eq!(scene.values.values().sum::<u32>(), 156);
    let rows = &scene.panel.powers;
    let first: Vec<(Power, u32)> = rows.iter().map(|r| (r.power, r.income)).take(2).collect();
    assert_eq!(first, [(Power::AUSTRIA, 16), (Power::ENGLAND, 17)]);
    assert!(scene.panel.centres.is_empty() && !scene.panel.income.is_empty());
    let capitals: Vec<Province> = scene.chests.iter().map(|c| c.at).collect();
    assert_eq!(
        capitals,
        ["vie", "lon", "par", "ber", "rom", "stp", "con"].map(province)
    );
    for sign in [Sign::Value, Sign::Chest, Sign::Yard, Sign::Strait] {
        assert!(
            scene.legend.entries.iter().any(|(s, _)| *s == sign),
            "{sign:?}"
        );
    }
    // A land is nobody's until somebody takes it, whatever lies around it.
    assert_eq!(scene.owners.get(&province("ire")), None);
    keep("money-game", &chancery_render::render(&scene));
}

#[test]
fn e11_a_treasurys_size_is_shown_in_winter_only() {
    let mut state = game();
    let none = BTreeMap::new();
    let (next, report) = adjudicate(&state, &none);
    let sizes = |state: &State| -> Vec<Option<u32>> {
        let scene = phase::now(state, &Captions::default(), Words::english());
        scene.chests.iter().map(|c| c.credits).collect()
    };
    assert_eq!(sizes(&state), [None; 7]);
    let scene = phase::orders(
        &state.setup,
        &report,
        &Captions::default(),
        Words::english(),
    );
    assert_eq!(scene.chests.len(), 7);
    assert!(scene.chests.iter().all(|c| c.credits.is_none()));
    state = next;
    while state.phase.season != Season::Winter {
        assert_eq!(sizes(&state), [None; 7]);
        state = adjudicate(&state, &none).0;
    }
    let funds = [19, 20, 19, 20, 19, 23, 16];
    assert_eq!(sizes(&state), funds.map(Some));
    state = adjudicate(&state, &none).0;
    assert_eq!(sizes(&state), [None; 7]);
}

#[test]
fn values_are_those_of_the_game_and_seatless_treasuries_stand_in_the_foot() {
    let mut state = game();
    if let EconomyRules::Credits(rules) = &mut state.setup.economy {
        rules.values.insert(province("lon"), 9);
    }
    if let Economy::Credits(credits) = &mut state.economy {
        credits.treasuries.entry(Power::TURKEY).or_default().seat = None;
    }
    let scene = phase::now(&state, &Captions::default(), Words::english());
    assert_eq!(scene.values[&province("lon")], 9);
    assert_eq!(scene.chests.len(), 6);
    let told = |name: &str| scene.legend.foot.iter().any(|line| line.contains(name));
    assert!(told("Turkey") && told("Goal"), "{:?}", scene.legend.foot);
    let (_, report) = adjudicate(&state, &BTreeMap::new());
    let scene = phase::orders(
        &state.setup,
        &report,
        &Captions::default(),
        Words::english(),
    );
    // As the season closes it gets a seat by the rules, and that is published with the results.
    let seatless = scene.legend.foot.iter().any(|line| line.contains("seat"));
    assert_eq!((scene.chests.len(), seatless), (7, false));
}

#[test]
fn r1b_41_a_yard_has_its_sign_in_the_colour_of_its_owner() {
    let captions = Captions::default();
    let english = Words::english();
    let mut state = game();
    let scene = |state: &State| phase::now(state, &captions, english);
    let russian = scene(&state);
    let arc = province("arc");
    assert_eq!(russian.yards, BTreeMap::from([(arc, Some(Power::RUSSIA))]));
    let Economy::Credits(credits) = &mut state.economy else {
        panic!("credits")
    };
    credits.owners.insert(arc, Power::ENGLAND);
    assert_eq!(scene(&state).yards[&arc], Some(Power::ENGLAND));
    // The sign leaves ink there, and nowhere else.
    let mut bare = russian.clone();
    bare.yards.clear();
    let [left, top, right, bottom] = difference(&drawn(&russian), &drawn(&bare)).expect("ink");
    assert!(right - left <= 24 && bottom - top <= 24);
    // Where Archangel builds nothing there is none.
    assert!(
        phase::now(&State::new(variants::standard(None)), &captions, english)
            .yards
            .is_empty()
    );
}
