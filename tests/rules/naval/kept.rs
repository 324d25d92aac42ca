//! A game of fleets that share seas as it is kept: three in one sea, a retreat to come, a stand-off.

use chancery::board::powers::{AUSTRIA, ENGLAND, FRANCE, GERMANY, ITALY, TURKEY};

use super::*;

const PATH: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/rules/fixtures/naval-1.json"
);

/// The Fall of 1914 before its retreats, from the empty board of Winter 1913.
fn first_fall() -> State {
    let phases: [&[(Power, &str)]; 3] = [
        &[
            (ENGLAND, "Build F Lon\nBuild F Edi\nBuild A Lvp"),
            (GERMANY, "Build F Kie\nBuild F Ber\nBuild A Mun"),
            (FRANCE, "Build F Bre\nBuild A Par"),
            (AUSTRIA, "Build A Vie\nBuild F Tri"),
            (ITALY, "Build F Nap\nBuild A Ven"),
            (TURKEY, "Build F Con\nBuild F Ank\nBuild A Smy"),
        ],
        &[
            (ENGLAND, "F Lon - Nth\nF Edi - Nth"),
            (GERMANY, "F Kie - Den\nF Ber - Bal\nA Mun - Ruh"),
            (AUSTRIA, "A Vie - Tyr\nF Tri - Adr"),
            (TURKEY, "F Con - Aeg\nF Ank - Con"),
        ],
        &[
            (ENGLAND, "2F Nth H"),
            (GERMANY, "F Den - Nth\nF Bal - Den\nA Ruh - Bur"),
            (FRANCE, "A Par - Bur"),
            (AUSTRIA, "A Tyr - Ven\nF Adr S A Tyr - Ven"),
            (TURKEY, "F Con - Aeg\nF Aeg - Ion - Gre"),
        ],
    ];
    let next = |state: State, sheets: &&[(Power, &str)]| {
        let sheets = sheets
            .iter()
            .map(|(power, text)| (*power, (*text).to_owned()));
        close(&state, &sheets.collect::<Vec<_>>()).state
    };
    phases.iter().fold(with(json!({})), next)
}

/// Writes the fixture; run by hand when what is kept changes:
/// `CHANCERY_WRITE_FIXTURE=1 cargo test --test rules fixture`.
#[test]
fn fixture_of_a_naval_game_can_be_written() {
    let state = first_fall();
    assert_eq!(state.phase.to_string(), "F1914R");
    if std::env::var_os("CHANCERY_WRITE_FIXTURE").is_some() {
        std::fs::write(PATH, state.to_json() + "\n").expect("written");
    }
}

#[test]
fn a_kept_naval_game_reads_as_it_was_and_plays_on() {
    let text = std::fs::read_to_string(PATH).expect("the fixture");
    let state = State::from_json(text.trim()).expect("a state");
    let in_sea = |state: &State, sea: &str| -> Vec<Power> {
        let there = state.position.at(at(sea));
        there.filter_map(|unit| unit.owner).collect()
    };
    assert_eq!(in_sea(&state, "nth"), [ENGLAND, ENGLAND, GERMANY]);
    assert_eq!(
        in_sea(&state, "gre"),
        [TURKEY],
        "a double move ended in a centre"
    );
    assert_eq!(in_sea(&state, "aeg"), [TURKEY]);
    let standoffs: Vec<_> = state.position.standoffs.iter().collect();
    assert_eq!(standoffs, [at("bur")]);
    let lost = &state.position.dislodged[0];
    assert_eq!(
        (lost.unit.owner, lost.unit.at.province),
        (Some(ITALY), at("ven"))
    );
    let played = close(&state, &[(ITALY, "A Ven - Pie".to_owned())]);
    assert_eq!(played.state.phase.to_string(), "W1914A");
    assert!(played.after().contains(&"italy A pie".to_owned()));
    let owner = |place: &str| played.state.economy.owners().get(&at(place)).copied();
    assert_eq!(owner("den"), Some(GERMANY));
    assert_eq!(owner("ven"), Some(AUSTRIA));
    assert_eq!(owner("gre"), Some(TURKEY));
}
