//! A game in its first Winter as it is kept: treaties in force and announced, wars, penalties, points.

use chancery::board::Power::*;
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
                (Russia, "Enter AAT with Turkey"),
                (Turkey, "Enter AAT with Russia"),
                (Italy, "Enter MDT with France\nEnter MDT with Germany"),
                (France, "Enter MDT with Italy"),
                (Germany, "Enter MDT with Italy\nEnter AAT with Austria"),
                (England, "Enter MDT with Austria"),
                (Austria, "Enter MDT with England"),
            ],
            &[
                (Russia, "A War - Gal\nF Sev - Rum"),
                (France, "A Par - Bur"),
                (Turkey, "A Con - Bul"),
            ],
            &[
                (France, "A Bur - Mun"),
                (Germany, "Enter MDT with England"),
                (England, "Enter MDT with Germany"),
                (Austria, "Enter AAT with Italy"),
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
        stands(&state, Russia, Turkey),
        Standing::Allied(TreatyKind::Aat)
    );
    assert_eq!(stands(&state, Russia, Austria), Standing::War);
    assert_eq!(stands(&state, Turkey, Austria), Standing::War);
    assert_eq!(stands(&state, England, Russia), Standing::MayAttack);
    assert_eq!(stands(&state, England, Turkey), Standing::MayAttack);
    assert_eq!(stands(&state, France, Germany), Standing::War);
    assert_eq!(stands(&state, France, Italy), Standing::War);
    assert_eq!(
        stands(&state, Germany, Italy),
        Standing::Allied(TreatyKind::Mdt)
    );
    let announced = [(Pair::of(England, Germany), TreatyKind::Mdt)].into();
    assert_eq!(treaties(&state).announced, announced);
    assert_eq!(
        penalties(&state, Russia),
        "alliance turkey 1/1905, major austria 2/1908, minor rum 1/1907, first shot 2/1910"
    );
    assert_eq!(
        penalties(&state, Turkey),
        "alliance russia 1/1905, shared russia austria 2/1904, minor bul 1/1907, first shot 2/1910"
    );
    assert_eq!(penalties(&state, France), "major germany 2/1908");
    let tally = treaties(&state).tally.as_ref().expect("a tally");
    assert_eq!((tally.year, tally.points[&Russia]), (1901, 5 - 6));
    let (next, _) = close(&state, &[(Italy, "Abrogate treaty with Germany")]);
    assert_eq!(next.phase.to_string(), "S1902M");
    assert_eq!(
        stands(&next, England, Germany),
        Standing::Allied(TreatyKind::Mdt)
    );
    assert_eq!(penalties(&next, Italy), "abrogation germany 1/1904");
}
