//! A game of fleets that share seas as it is kept: three in one sea, a retreat to come, a stand-off.

use chancery::board::Power::{Austria, England, France, Germany, Italy, Turkey};

use super::*;

const PATH: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/rules/fixtures/naval-1.json"
);

/// The Fall of 1914 before its retreats, from the empty board of Winter 1913.
fn first_fall() -> State {
    let phases: [&[(Power, &str)]; 3] = [
        &[
            (England, "Build F Lon\nBuild F Edi\nBuild A Lvp"),
            (Germany, "Build F Kie\nBuild F Ber\nBuild A Mun"),
            (France, "Build F Bre\nBuild A Par"),
            (Austria, "Build A Vie\nBuild F Tri"),
            (Italy, "Build F Nap\nBuild A Ven"),
            (Turkey, "Build F Con\nBuild F Ank\nBuild A Smy"),
        ],
        &[
            (England, "F Lon - Nth\nF Edi - Nth"),
            (Germany, "F Kie - Den\nF Ber - Bal\nA Mun - Ruh"),
            (Austria, "A Vie - Tyr\nF Tri - Adr"),
            (Turkey, "F Con - Aeg\nF Ank - Con"),
        ],
        &[
            (England, "2F Nth H"),
            (Germany, "F Den - Nth\nF Bal - Den\nA Ruh - Bur"),
            (France, "A Par - Bur"),
            (Austria, "A Tyr - Ven\nF Adr S A Tyr - Ven"),
            (Turkey, "F Con - Aeg\nF Aeg - Ion - Gre"),
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
    assert_eq!(in_sea(&state, "nth"), [England, England, Germany]);
    assert_eq!(
        in_sea(&state, "gre"),
        [Turkey],
        "a double move ended in a centre"
    );
    assert_eq!(in_sea(&state, "aeg"), [Turkey]);
    let standoffs: Vec<_> = state.position.standoffs.iter().collect();
    assert_eq!(standoffs, [at("bur")]);
    let lost = &state.position.dislodged[0];
    assert_eq!(
        (lost.unit.owner, lost.unit.at.province),
        (Some(Italy), at("ven"))
    );
    let played = close(&state, &[(Italy, "A Ven - Pie".to_owned())]);
    assert_eq!(played.state.phase.to_string(), "W1914A");
    assert!(played.after().contains(&"italy A pie".to_owned()));
    let owner = |place: &str| played.state.economy.owners().get(&at(place)).copied();
    assert_eq!(owner("den"), Some(Germany));
    assert_eq!(owner("ven"), Some(Austria));
    assert_eq!(owner("gre"), Some(Turkey));
}
