//! Where powers build: in their homes, in anybody's, or in any centre they own, whatever feeds the units.

use std::collections::BTreeMap;

use chancery::board::Builds;
use chancery::board::powers::{FRANCE, GERMANY};
use chancery::economy::{Adjustment, BadAdjustment, Economy};
use chancery::game::{Item, Results, Sheet, State, adjudicate, check};
use chancery::variants::options::{OptionValues, changed, known, set};
use chancery::variants::{PRESETS, standard};
use serde_json::json;

use crate::seven::{at, jump, place, player, set_up_with, seven};

/// Makes a province French.
fn own(state: &mut State, id: &str) {
    let owners = match &mut state.economy {
        Economy::Centres(centres) => &mut centres.owners,
        Economy::Credits(credits) => &mut credits.owners,
        Economy::Blocks(blocks) => &mut blocks.owners,
    };
    owners.insert(at(id), FRANCE);
}

/// A Winter in which France owns Paris, Munich, which was Germany's home, and Belgium, which was nobody's; in each
/// somebody could build.
fn winter(builds: &str) -> State {
    let mut state = seven(standard(None), json!({ "builds": builds }));
    jump(&mut state, "W1901A");
    place(&mut state, FRANCE, "A gas");
    place(&mut state, GERMANY, "F den");
    for id in ["mun", "bel"] {
        own(&mut state, id);
    }
    state
}

/// Why a build does nothing, if it does nothing.
fn refused(state: &State, order: &str) -> Option<BadAdjustment> {
    let sheet = Sheet::read(order, state);
    let order = sheet.orders.first().expect("an order").clone();
    let why = check(state, FRANCE, &Item::Order(order)).err()?;
    match why {
        chancery::game::OrderError::Adjustment(bad) => Some(bad),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_power_builds_where_the_rule_says_and_nowhere_else() {
    let not_home = |id| Some(BadAdjustment::NotHome { at: at(id) });
    let not_owned = |id| Some(BadAdjustment::NotOwned { at: at(id) });
    for (rule, [par, mun, bel, hol, bur]) in [
        (
            "homes",
            [
                None,
                not_home("mun"),
                not_home("bel"),
                not_home("hol"),
                not_home("bur"),
            ],
        ),
        (
            "homes-of-anyone",
            [
                None,
                None,
                not_home("bel"),
                not_home("hol"),
                not_home("bur"),
            ],
        ),
        (
            "centres",
            [None, None, None, not_owned("hol"), not_home("bur")],
        ),
    ] {
        let state = winter(rule);
        let why = |at: &str| refused(&state, &format!("Build A {at}"));
        let found = [why("par"), why("mun"), why("bel"), why("hol"), why("bur")];
        assert_eq!(found, [par, mun, bel, hol, bur], "{rule}");
    }
}

#[test]
fn what_is_ordered_is_built() {
    let state = winter("centres");
    let sheet = Sheet::read("Build A Bel\nBuild A Mun", &state);
    let (next, report) = adjudicate(&state, &BTreeMap::from([(player(FRANCE), sheet)]));
    let Results::Adjustments(all) = &report.results else {
        panic!("no Winter")
    };
    let built = all
        .iter()
        .filter(|done| matches!(done, Adjustment::Built { .. }));
    assert_eq!(built.count(), 2, "{all:?}");
    for id in ["bel", "mun"] {
        assert!(
            next.position
                .at(at(id))
                .any(|unit| unit.owner == Some(FRANCE)),
            "{id}"
        );
    }
}

#[test]
fn every_variant_can_be_played_by_every_rule() {
    for preset in PRESETS {
        for builds in Builds::ALL {
            let setup = set_up_with((preset.setup)(None), json!({ "builds": builds.id() }));
            assert_eq!(setup.board().builds(), builds, "{}", preset.id);
            let mut state = State::new(setup);
            // Brest is a home of France that somebody stands in, Marseilles one that is empty, and Belgium no home.
            place(&mut state, FRANCE, "F bre");
            place(&mut state, GERMANY, "");
            for id in ["bel", "mun"] {
                own(&mut state, id);
            }
            let sites = state.economy.building_sites(&state.ground(), FRANCE);
            let has = |id: &str| sites.contains(at(id));
            let found = [has("bre"), has("mar"), has("mun"), has("bel")];
            let (anyone, centres) = (builds != Builds::Homes, builds == Builds::Centres);
            let expected = [false, true, anyone, centres];
            assert_eq!(found, expected, "{} by {builds:?}", preset.id);
        }
    }
}

#[test]
fn a_game_that_builds_as_its_board_says_is_kept_as_it_always_was() {
    let usual = standard(None);
    let same = set_up_with(usual.clone(), json!({ "builds": "homes" }));
    assert_eq!(same, usual);
    let kept = serde_json::to_value(&usual).expect("JSON");
    assert_eq!(kept.get("builds"), None);
    assert_eq!(changed(&same), OptionValues::new());
}

#[test]
fn another_rule_is_kept_and_told_among_what_was_changed() {
    let setup = set_up_with(standard(None), json!({ "builds": "centres" }));
    let kept = serde_json::to_string(&setup).expect("JSON");
    let again: chancery::game::Setup = serde_json::from_str(&kept).expect("a setup");
    assert_eq!(again, setup);
    assert_eq!(again.board().builds(), Builds::Centres);
    let told = changed(&setup);
    assert_eq!(told, [("builds".to_owned(), json!("centres"))].into());
    // Other games on the board build as they did.
    assert_eq!(standard(None).board().builds(), Builds::Homes);
}

#[test]
fn another_board_is_built_on_by_the_same_rule() {
    let on = |id: &str| chancery::boards::named(id).expect("one of ours");
    let mut setup = set_up_with(standard(None), json!({ "builds": "centres" }));
    setup.play_on(on("hanse")).expect("a board for it");
    assert_eq!(setup.board().builds(), Builds::Centres);
    // Thirty-Four says so itself, and there it is no choice any more.
    setup.play_on(on("thirty-four")).expect("a board for it");
    assert_eq!(
        (setup.builds, setup.board().builds()),
        (None, Builds::Centres)
    );
    setup.play_on(on("standard")).expect("a board for it");
    assert_eq!(setup.board().builds(), Builds::Homes);
}

#[test]
fn a_word_that_is_no_rule_is_refused() {
    let mut setup = standard(None);
    let given = [("builds".to_owned(), json!("anywhere"))].into();
    let why = set(&mut setup, &given).expect_err("no such rule");
    assert_eq!(why.option, "builds");
    let known = known(&setup);
    let builds = known.iter().find(|option| option.id == "builds");
    assert_eq!(builds.expect("an option").value, json!("homes"));
}
