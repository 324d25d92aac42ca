//! A game in its first Winter as it is kept: treaties in force and announced, wars, penalties, points.

use chancery::board::powers::*;
use chancery::relations::TreatyKind;

use super::*;

const PATH: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/rules/fixtures/relations-1.json"
);

/// Winter 1901, after a dragged ally and two partners of one.
fn first_winter() -> State {
    play(
        &opening(json!({})),
        &[
            &[
                (RUSSIA, "Enter AAT with Turkey"),
                (TURKEY, "Enter AAT with Russia"),
                (ITALY, "Enter MDT with France\nEnter MDT with Germany"),
                (FRANCE, "Enter MDT with Italy"),
                (GERMANY, "Enter MDT with Italy\nEnter AAT with Austria"),
                (ENGLAND, "Enter MDT with Austria"),
                (AUSTRIA, "Enter MDT with England"),
            ],
            &[
                (RUSSIA, "A War - Gal\nF Sev - Rum"),
                (FRANCE, "A Par - Bur"),
                (TURKEY, "A Con - Bul"),
            ],
            &[
                (FRANCE, "A Bur - Mun"),
                (GERMANY, "Enter MDT with England"),
                (ENGLAND, "Enter MDT with Germany"),
                (AUSTRIA, "Enter AAT with Italy"),
            ],
        ],
    )
}

/// Writes the fixture; run by hand when what is kept changes:
/// `CHANCERY_WRITE_FIXTURE=1 cargo test --test rules fixture`.
#[test]
fn fixture_of_a_game_of_treaties_can_be_written() {
    let state = first_winter();
    assert_eq!(state.phase.to_string(), "W1901A");
    if std::env::var_os("CHANCERY_WRITE_FIXTURE").is_some() {
        std::fs::write(PATH, state.to_json() + "\n").expect("written");
    }
}

#[test]
fn a_kept_game_of_treaties_reads_as_it_was_and_plays_on() {
    let text = std::fs::read_to_string(PATH).expect("the fixture");
    let state = State::from_json(text.trim()).expect("a state");
    assert_eq!(
        stands(&state, RUSSIA, TURKEY),
        Standing::Allied(TreatyKind::Aat)
    );
    assert_eq!(stands(&state, RUSSIA, AUSTRIA), Standing::War);
    assert_eq!(stands(&state, TURKEY, AUSTRIA), Standing::War);
    assert_eq!(stands(&state, ENGLAND, RUSSIA), Standing::MayAttack);
    assert_eq!(stands(&state, ENGLAND, TURKEY), Standing::MayAttack);
    assert_eq!(stands(&state, FRANCE, GERMANY), Standing::War);
    assert_eq!(stands(&state, FRANCE, ITALY), Standing::War);
    assert_eq!(
        stands(&state, GERMANY, ITALY),
        Standing::Allied(TreatyKind::Mdt)
    );
    let announced = [(Pair::of(ENGLAND, GERMANY), TreatyKind::Mdt)].into();
    assert_eq!(treaties(&state).announced, announced);
    assert_eq!(
        penalties(&state, RUSSIA),
        "alliance turkey 1/1905, major austria 2/1908, minor rum 1/1907, first shot 2/1910"
    );
    assert_eq!(
        penalties(&state, TURKEY),
        "alliance russia 1/1905, shared russia austria 2/1904, minor bul 1/1907, first shot 2/1910"
    );
    assert_eq!(penalties(&state, FRANCE), "major germany 2/1908");
    let tally = treaties(&state).tally.as_ref().expect("a tally");
    assert_eq!((tally.year, tally.points[&RUSSIA]), (1901, 5 - 6));
    let (next, _) = close(&state, &[(ITALY, "Abrogate treaty with Germany")]);
    assert_eq!(next.phase.to_string(), "S1902M");
    assert_eq!(
        stands(&next, ENGLAND, GERMANY),
        Standing::Allied(TreatyKind::Mdt)
    );
    assert_eq!(penalties(&next, ITALY), "abrogation germany 1/1904");
}
