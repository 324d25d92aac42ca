//! The board: N-02, 5B.27, part D.

use std::collections::{BTreeMap, BTreeSet};

use chancery::board::Power;
use chancery::board::powers::{FRANCE, ITALY};
use chancery::board::{Board, BoardKind, BorderChange, Location, SpaceKind, UnitKind};
use chancery::game::{Action, Motion, act};
use chancery::movement::Verdict;
use serde_json::json;

use super::{at, close, play, play_in, player, spring, with};

type Edges = BTreeSet<(Location, Location)>;

fn borders(board: &Board, kind: UnitKind) -> Edges {
    let mut edges = Edges::new();
    for p in board.provinces().iter() {
        match kind {
            UnitKind::Army => {
                let near = board.army_neighbours(p).iter();
                edges.extend(near.map(|q| (p.into(), q.into())));
            }
            UnitKind::Fleet => {
                for from in board.stands(kind, p) {
                    edges.extend(board.fleet_neighbours(from).map(|to| (from, to)));
                }
            }
        }
    }
    edges
}

fn islands() -> BTreeSet<BorderChange> {
    use BorderChange::{Iceland, Ireland, Sardinia, Sicily};
    [Sicily, Sardinia, Ireland, Iceland].into()
}

fn read(text: &str) -> Location {
    text.parse().expect(text)
}

#[test]
fn n02a_the_standard_board_and_powers() {
    let (naval, standard) = (BoardKind::Naval.board(), Board::standard());
    assert_eq!(naval.provinces(), standard.provinces());
    assert_eq!(naval.centres(), standard.centres());
    assert_eq!(naval.start(), standard.start());
    assert!(naval.powers().eq(standard.powers()));
    for kind in [UnitKind::Army, UnitKind::Fleet] {
        assert_eq!(borders(naval, kind), borders(standard, kind));
    }
    assert_eq!(spring(json!({})).phase.to_string(), "S1914M");
}

#[test]
fn n02b_n02e_each_island_is_a_switch_of_its_own() {
    for island in islands() {
        let board = BoardKind::Naval.board_with(&[island].into());
        let added = board.provinces().minus(Board::standard().provinces());
        assert!(
            added.is_only(island.island().expect("an island")),
            "{island}"
        );
        let is = added.iter().all(|p| {
            board.space(p) == Some(SpaceKind::Coast)
                && !board.is_centre(p)
                && board.home(p).is_none()
        });
        assert!(is, "{island}: land, no centre, nobody's");
    }
}

#[test]
fn n02c_sicily_and_ireland_are_corners_where_four_meet() {
    let board = BoardKind::Naval.board_with(&islands());
    let sails = |a: &str, b: &str| board.fleet_can_reach(read(a), read(b));
    for corner in [["sic", "nap", "tys", "ion"], ["ire", "cly", "nao", "iri"]] {
        for a in corner {
            for b in corner.into_iter().filter(|b| *b != a) {
                assert!(sails(a, b), "{a} {b}");
            }
        }
    }
    assert!(board.army_neighbours(at("sic")).is_only(at("nap")));
    assert!(board.army_neighbours(at("ire")).is_only(at("cly")));
}

#[test]
fn n02d_sardinia_and_iceland_touch_only_seas() {
    let board = BoardKind::Naval.board_with(&islands());
    for (island, seas) in [
        ("sar", vec!["lyo", "tys", "wes"]),
        ("ice", vec!["nao", "nwg"]),
    ] {
        assert!(board.army_neighbours(at(island)).is_empty());
        let near: Vec<String> = board
            .fleet_neighbours(read(island))
            .map(|to| to.to_string())
            .collect();
        assert_eq!(near, seas);
    }
    // Armies come by convoy.
    let state = spring(json!({"borders": ["sardinia"]}));
    let done = play_in(
        &state,
        &["italy: A tus - sar", "italy: F lyo C A tus - sar"],
    );
    assert_eq!(done.verdict(ITALY, "tus"), Verdict::Moved);
}

#[test]
fn r5b_27_the_corner_of_ireland_can_be_drawn_otherwise() {
    use BorderChange::{Ireland, NoClyIri, NoLvpNao};
    let sails = |changes: &[BorderChange], a: &str, b: &str| {
        let changes = changes.iter().copied().collect();
        let board = BoardKind::Naval.board_with(&changes);
        board.fleet_can_reach(read(a), read(b))
    };
    assert!(!sails(&[], "cly", "iri"));
    assert!(sails(&[Ireland], "cly", "iri"));
    assert!(!sails(&[Ireland, NoClyIri], "cly", "iri"));
    assert!(sails(&[], "lvp", "nao"));
    assert!(sails(&[Ireland], "lvp", "nao"));
    assert!(!sails(&[Ireland, NoLvpNao], "lvp", "nao"));
    // Without Ireland there is no corner to draw.
    assert!(sails(&[NoLvpNao], "lvp", "nao"));
}

#[test]
fn the_straits_and_the_ways_past_are_there() {
    let board = BoardKind::Naval.board();
    for (a, b) in [("aeg", "bla"), ("wes", "mao"), ("eng", "nth")] {
        assert_eq!(board.across(at(a)), Some(at(b)));
        assert_eq!(board.across(at(b)), Some(at(a)));
    }
    assert_eq!(board.straits().len(), 3);
    assert_eq!(board.across(at("bal")), None);
    assert_eq!(board.passage(at("aeg"), at("bla")), Some(at("con")));
    assert_eq!(board.passage(at("ska"), at("bal")), Some(at("den")));
    assert_eq!(board.passages().len(), 2);
    assert_eq!(board.passage(at("eng"), at("nth")), None);
}

fn vote(state: &mut chancery::game::State, motion: Motion, yes: &[Power]) {
    for power in Power::ALL {
        let action = Action::Vote {
            player: player(power),
            motion,
            yes: Some(yes.contains(&power)),
        };
        *state = act(state, &action).expect("an open vote").0;
    }
}

#[test]
fn n02b_n02e_islands_are_opened_by_all_or_not_at_all_and_once() {
    let mut state = with(json!({}));
    assert_eq!(state.open_motions(), Motion::ISLANDS);
    vote(&mut state, Motion::Sicily, &Power::ALL);
    vote(&mut state, Motion::Ireland, &Power::ALL[1..]);
    let sail = ["italy: F nap - sic"];
    assert!(!state.setup.board().has(at("sic")));
    let mut spring = close(&state, &[]).state;
    assert!(spring.setup.board().has(at("sic")));
    assert!(!spring.setup.board().has(at("ire")));
    assert!(spring.open_motions().is_empty(), "fixed at the start");
    spring.position = Default::default();
    let done = play_in(&spring, &sail);
    assert_eq!(done.verdict(ITALY, "nap"), Verdict::Moved);
    // The standard board of every other game has none of it.
    let done = play(&["italy: F nap H"]);
    assert!(!done.state.setup.board().has(at("sic")));
}

#[test]
fn n02e_the_gm_says_which_islands_are_voted_on() {
    let state = with(json!({"islands_vote": ["iceland"]}));
    assert_eq!(state.open_motions(), [Motion::Iceland]);
    let state = with(json!({"islands_vote": []}));
    assert!(state.open_motions().is_empty());
    let state = spring(json!({"borders": ["iceland"]}));
    let done = play_in(&state, &["france: F nao - ice"]);
    assert_eq!(done.verdict(FRANCE, "nao"), Verdict::Moved);
}

/// The borders as a JSON file has them: `naval_islands`, then `A` and `F`, each a list of neighbours by
/// stand, and the ways past a province.
#[test]
fn the_borders_are_those_of_the_reference() {
    let text = include_str!("../references/variants.json");
    let mut reference: serde_json::Value = serde_json::from_str(text).unwrap();
    type Lists = BTreeMap<String, Vec<String>>;
    let lists: BTreeMap<String, Lists> =
        serde_json::from_value(reference["naval_islands"].take()).unwrap();
    let board = BoardKind::Naval.board_with(&islands());
    for (kind, letter) in [(UnitKind::Army, "A"), (UnitKind::Fleet, "F")] {
        let mut edges = Edges::new();
        for (from, to) in &lists[letter] {
            let from: Location = from.parse().unwrap();
            edges.extend(to.iter().map(|to| (from, to.parse().unwrap())));
        }
        assert_eq!(borders(board, kind), edges, "{letter}");
    }
    let ways: Vec<[String; 3]> =
        serde_json::from_value(reference["naval_conditional_F"].take()).unwrap();
    for [a, b, past] in &ways {
        let ids = [a, b, past].map(|id| id.parse().unwrap());
        assert_eq!(board.passage(ids[0], ids[1]), Some(ids[2]));
    }
    assert_eq!(ways.len(), board.passages().len());
}

#[test]
fn n02b_a_game_taken_to_the_naval_board_may_vote_on_its_islands() {
    let mut setup = chancery::variants::standard(None);
    setup
        .play_on(BoardKind::Naval.into())
        .expect("a board of ours");
    let open = Motion::ISLANDS.iter();
    let mut open = open.filter(|island| setup.motions.contains_key(island));
    assert!(open.next().is_some(), "as with the option `board=naval`");
    setup.play_on(BoardKind::Standard.into()).expect("and back");
    assert!(setup.motions.keys().all(|motion| motion.island().is_none()));
}
