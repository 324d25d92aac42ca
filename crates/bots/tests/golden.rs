//! The sheets that computer players write in some positions, kept in a file: whoever changes how they think sees
//! what it changes. `CHANCERY_WRITE_GOLDEN=1` writes the file again.

use std::collections::BTreeMap;
use std::fmt::Write;

use chancery_bots::arena::{self, Match};
use chancery_bots::{Budget, Dice, Kind, View};
use chancery_rules::game::{PhaseKind, adjudicate};
use chancery_rules::variants;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden.txt");

/// How short games of all kinds ended.
const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden-games.txt");

/// In how many phases of a game among equals the sheets are looked at.
const PHASES: usize = 5;

fn sheets_of(variant: &str, text: &mut String) {
    let preset = variants::preset(variant).expect("a variant");
    let mut state = arena::start(&(preset.setup)(None), 2);
    let mut dice = Dice::new(5);
    let mut past = Vec::new();
    for _ in 0..PHASES {
        let player = state.control.players()[2];
        let view = View::of(&state, player, &past);
        for kind in [Kind::Dumbbot, Kind::Easy, Kind::Normal, Kind::Strong] {
            let thought = kind.player(1).sheet(&view, &mut Budget::of(250));
            writeln!(text, "# {variant} {} {kind}", state.phase).expect("a text");
            writeln!(text, "{}\n", thought.sheet).expect("a text");
        }
        let mut sheets = BTreeMap::new();
        for player in state.control.players() {
            let view = View::of(&state, player, &past);
            let mut easy = Kind::Easy.player(dice.bits());
            sheets.insert(player, easy.sheet(&view, &mut Budget::of(0)).sheet);
        }
        let (next, report) = adjudicate(&state, &sheets);
        if state.phase.step == PhaseKind::Movement {
            past.push(report);
        }
        state = next;
    }
}

/// How a game of the first seven kinds ends, and one of the last seven.
fn games_of(variant: &str, text: &mut String) {
    let preset = variants::preset(variant).expect("a variant");
    for first in [0, 6] {
        let places = Kind::ALL[first..first + 7].to_vec();
        let mut arena = Match::new((preset.setup)(None), places).expect("seven players");
        (arena.seed, arena.years, arena.nodes_per_mille) = (6, 3, 5);
        let game = arena.game(2);
        writeln!(text, "# {variant} {}", game.year).expect("a text");
        for place in game.places {
            let arena::Place {
                power,
                kind,
                score,
                nodes,
                sheets,
                ..
            } = place;
            writeln!(
                text,
                "{power} {kind}: {score}, {nodes} nodes, {sheets} sheets"
            )
            .expect("a text");
        }
    }
}

/// Compares a text with the one that is kept in a file.
#[track_caller]
fn assert_kept(text: &str, file: &str) {
    if std::env::var_os("CHANCERY_WRITE_GOLDEN").is_some() {
        std::fs::write(file, text).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    assert!(kept == text, "{file} differs:\n{text}");
}

#[test]
fn the_players_still_write_the_sheets_they_wrote() {
    let mut text = String::new();
    for preset in variants::PRESETS {
        sheets_of(preset.id, &mut text);
    }
    assert_kept(&text, FILE);
}

#[test]
fn games_still_end_as_they_ended() {
    let mut text = String::new();
    for preset in variants::PRESETS {
        games_of(preset.id, &mut text);
    }
    assert_kept(&text, GAMES);
}
