//! Short games of every kind of player in every variant: every sheet is legal, and whoever can do something does.

use chancery_bots::arena::{Match, Place, start, table};
use chancery_bots::{Budget, Kind, View};
use chancery_rules::board::{Aboard, Location, Power, UnitKind};
use chancery_rules::game::{Season, Setup};
use chancery_rules::orders::{Act, Order};
use chancery_rules::variants;

/// A match of some players in a variant.
fn arena(variant: &str, places: [Kind; 7], years: u16, nodes_per_mille: u32) -> Match {
    let preset = variants::preset(variant).expect("a variant");
    match_by((preset.setup)(None), places, years, nodes_per_mille)
}

/// A match of some players by some rules.
fn match_by(setup: Setup, places: [Kind; 7], years: u16, nodes_per_mille: u32) -> Match {
    let mut arena = Match::new(setup, places.to_vec()).expect("a player for each power");
    arena.years = years;
    arena.nodes_per_mille = nodes_per_mille;
    arena
}

/// Every kind of player, seven to a game; the last game is filled up from the beginning.
fn casts() -> Vec<[Kind; 7]> {
    let all = Kind::ALL;
    let cast = |game: usize| std::array::from_fn(|place| all[(7 * game + place) % all.len()]);
    (0..all.len().div_ceil(7)).map(cast).collect()
}

#[test]
fn in_every_variant_every_kind_writes_only_what_the_rules_take() {
    for preset in variants::PRESETS {
        for places in casts() {
            all_sheets_are_taken(&arena(preset.id, places, 5, 10), 4);
        }
    }
}

#[test]
fn where_armies_travel_aboard_fleets_every_kind_writes_only_what_the_rules_take() {
    for places in casts() {
        let mut setup = variants::standard(None);
        assert!(setup.movement.adopt_army_fleet());
        all_sheets_are_taken(&match_by(setup, places, 5, 10), 4);
    }
}

fn all_sheets_are_taken(arena: &Match, games: u32) {
    let variant = &arena.setup().variant;
    for number in 0..games {
        for place in &arena.game(number).places {
            assert_eq!(place.refused, 0, "{variant} {number} {place:?}");
            assert!(place.sheets > 0, "{variant} {number} {place:?}");
        }
    }
}

#[test]
fn the_same_game_is_played_again_from_its_seed() {
    for variant in ["standard", "investment", "capitalist"] {
        let arena = arena(variant, casts()[0], 3, 10);
        assert_eq!(arena.game(3), arena.game(3), "{variant}");
        assert_ne!(arena.game(3), arena.game(4), "{variant}");
    }
}

fn mean_share(places: &[Place], kind: Kind) -> f64 {
    let shares = places.iter().filter(|place| place.kind == kind.id());
    shares.map(|place| place.share).sum::<f64>() / 7.0
}

#[test]
fn dumbbot_leads_six_random_players_and_a_searching_player_leads_six_dumbbots() {
    for (better, worse, nodes) in [
        (Kind::Dumbbot, Kind::Random, 0),
        (Kind::Normal, Kind::Dumbbot, 200),
    ] {
        let mut places = [worse; 7];
        places[0] = better;
        let arena = arena("standard", places, 7, nodes);
        let games: Vec<_> = (0..7).map(|number| arena.game(number)).collect();
        let all: Vec<Place> = games.iter().flat_map(|g| g.places.clone()).collect();
        let share = mean_share(&all, better);
        assert!(
            share > 3.0 / 7.0,
            "{better} has {share} against six {worse}"
        );
        let rows = table(&games);
        let row = rows
            .iter()
            .find(|row| row.kind == better.id())
            .expect("it played");
        assert_eq!(row.seats, 7);
        assert!((row.share.share - share).abs() < 1e-9);
        // Every power once.
        assert!(row.powers.values().all(|(_, count)| *count == 1));
    }
}

#[test]
fn an_army_that_somebody_left_aboard_goes_ashore_and_no_other_goes_aboard() {
    let mut setup = variants::standard(None);
    assert!(setup.movement.adopt_army_fleet());
    let mut state = start(&setup, 1);
    state.phase.season = Season::Fall;
    state.position.units.clear();
    let place = |name: &str| name.parse::<Location>().expect("a place");
    let england = Some(Power::ENGLAND);
    let fleet = state.position.add(UnitKind::Fleet, england, place("nth"));
    let army = state.position.add(UnitKind::Army, england, place("nth"));
    state.position.load(Aboard {
        army,
        fleet,
        moves: 1,
    });
    state.position.add(UnitKind::Fleet, england, place("eng"));
    state.position.add(UnitKind::Army, england, place("wal"));
    let player = state.control.players_of(Power::ENGLAND)[0];
    let view = View::of(&state, player, &[]);
    for kind in [Kind::Easy, Kind::Normal, Kind::Strong] {
        let thought = kind.player(1).sheet(&view, &mut Budget::of(2000));
        assert!(thought.refused.is_empty(), "{kind} {:?}", thought.refused);
        let acts = thought.sheet.orders.iter().filter_map(Order::ordered);
        let acts: Vec<_> = acts.map(|(_, unit, act)| (unit.at, act)).collect();
        let lands = |(at, act): &(Location, &Act)| {
            let to = match act {
                Act::Move { to, .. } => Some(to.province),
                _ => None,
            };
            let shores = ["nwy", "den", "hol", "bel"].map(|name| place(name).province);
            *at == place("nth") && to.is_some_and(|to| shores.contains(&to))
        };
        assert!(acts.iter().any(lands), "{kind}: {}", thought.sheet);
        let boards = |act: &Act| matches!(act, Act::Board { .. });
        assert!(!acts.iter().any(|(_, act)| boards(act)), "{kind}");
    }
}
