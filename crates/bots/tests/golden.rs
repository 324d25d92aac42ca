//! The sheets that computer players write in some positions, kept in a file: whoever changes how they think sees
//! what it changes. `CHANCERY_WRITE_GOLDEN=1` writes the file again.

use std::collections::BTreeMap;
use std::fmt::Write;

use chancery_bots::{Budget, Dice, Kind, View, arena};
use chancery_rules::game::{PhaseKind, adjudicate};
use chancery_rules::variants;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden.txt");

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

#[test]
fn the_players_still_write_the_sheets_they_wrote() {
    let mut text = String::new();
    for preset in variants::PRESETS {
        sheets_of(preset.id, &mut text);
    }
    if std::env::var_os("CHANCERY_WRITE_GOLDEN").is_some() {
        std::fs::write(FILE, &text).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(kept == text, "the sheets differ from {FILE}");
}
