//! The rubble rule: what is taken in battle is halved.

use chancery::board::powers::*;
use chancery::game::Fact;

use super::*;

/// France and Germany about Munich, which holds seven.
fn munich(options: Value, france: &str, germany: &str) -> State {
    let mut state = with(options);
    state.position.units.clear();
    place(&mut state, FRANCE, france);
    place(&mut state, GERMANY, germany);
    blocks_mut(&mut state).blocks.insert(at("mun"), 7);
    state
}

#[test]
fn i_c3_i05c_i05d_i05e_i05f_r2b_05_r2b_07_dislodged_in_spring_and_held_to_fall() {
    let state = munich(json!({}), "A bur, A ruh", "A mun");
    let state = play(
        &state,
        &[&[(FRANCE, "A Bur - Mun\nA Ruh S A Bur - Mun")], &[]],
    );
    assert_eq!(state.phase.to_string(), "F1901M");
    let (next, report) = close(&state, &[]);
    assert_eq!(rubble(&report), [(at("mun"), 4, 3)]);
    assert_eq!(held(&next, "mun"), 4);
    // Its captor's income includes the four, and nothing is paid out.
    assert_eq!(blocks(&next).points(FRANCE), 15 + 4);
    let contested = |f: &Fact| {
        matches!(
            f,
            Fact::Captured {
                contested: true,
                ..
            }
        )
    };
    assert!(next.facts.iter().any(contested));
}

#[test]
fn r2b_04_a_unit_kept_out_is_resistance_unless_only_driving_out_counts() {
    let orders: &[(Power, &str)] = &[
        (FRANCE, "A Bur - Mun\nA Ruh S A Bur - Mun"),
        (GERMANY, "A Ber - Mun"),
    ];
    for (options, expected) in [
        (json!({}), vec![(at("mun"), 4, 3)]),
        (json!({"battle": "dislodged-only"}), vec![]),
    ] {
        let mut state = munich(options, "A bur, A ruh", "A ber");
        jump(&mut state, "F1901M");
        assert_eq!(rubble(&close(&state, orders).1), expected);
    }
}

#[test]
fn r2b_04_a_centre_left_and_a_failed_attack_before_are_no_battle() {
    // The German army leaves; France walks in.
    let mut state = munich(json!({}), "A bur", "A mun");
    jump(&mut state, "F1901M");
    let orders: &[(Power, &str)] = &[(FRANCE, "A Bur - Mun"), (GERMANY, "A Mun - Tyr")];
    assert_eq!(rubble(&close(&state, orders).1), []);
    // Spring's attack failed; in Fall the way is free.
    let state = munich(json!({}), "A bur", "A mun");
    let state = play(&state, &[&[(FRANCE, "A Bur - Mun")]]);
    assert_eq!(rubble(&close(&state, orders).1), []);
}

#[test]
fn r2b_05_a_third_power_that_walks_in_later_halves_nothing() {
    let mut state = munich(json!({}), "A bur, A ruh", "A mun");
    place(&mut state, AUSTRIA, "A tyr");
    let state = play(
        &state,
        &[&[(FRANCE, "A Bur - Mun\nA Ruh S A Bur - Mun")], &[]],
    );
    let orders: &[(Power, &str)] = &[(FRANCE, "A Mun - Ber"), (AUSTRIA, "A Tyr - Mun")];
    let (next, report) = close(&state, orders);
    assert_eq!(next.economy.owners()[&at("mun")], AUSTRIA);
    assert!(!rubble(&report).iter().any(|(p, ..)| *p == at("mun")));
    assert_eq!(held(&next, "mun"), 7);
}

#[test]
fn r2b_06_retaken_the_same_year_stays_whole() {
    let state = munich(json!({}), "A bur, A ruh", "A mun, A ber, A kie");
    let state = play(
        &state,
        &[
            &[(FRANCE, "A Bur - Mun\nA Ruh S A Bur - Mun")],
            &[(GERMANY, "A Mun - Boh")],
        ],
    );
    let fall: &[(Power, &str)] = &[(GERMANY, "A Ber - Mun\nA Boh S A Ber - Mun\nA Kie - Ruh")];
    let state = play(&state, &[fall]);
    let (next, report) = close(&state, &[]);
    assert_eq!(rubble(&report), []);
    assert_eq!(next.economy.owners()[&at("mun")], GERMANY);
    assert_eq!(held(&next, "mun"), 7);
}

#[test]
fn r2b_28_relieved_by_an_own_unit_it_is_the_same_possession() {
    let state = munich(json!({}), "A bur, A ruh", "A mun");
    let state = play(
        &state,
        &[
            &[(FRANCE, "A Bur - Mun\nA Ruh S A Bur - Mun")],
            &[],
            &[(FRANCE, "A Mun - Boh\nA Ruh - Mun")],
        ],
    );
    assert_eq!(held(&state, "mun"), 4);
}

#[test]
fn i05e_r2b_08_a_neutral_army_is_no_other_power_unless_the_gm_says_so() {
    for (options, expected) in [
        (json!({}), vec![]),
        (
            json!({"neutral_rubble": "when-taken"}),
            vec![(at("bel"), 3, 2)],
        ),
    ] {
        let mut state = munich(options, "A bur, A ruh", "A mun");
        put(&mut state, None, "A bel");
        jump(&mut state, "F1902M");
        let attack = "A Bur - Bel\nA Ruh S A Bur - Bel";
        let (next, report) = close(&state, &[(FRANCE, attack)]);
        assert_eq!(rubble(&report), expected);
        // It is destroyed, and the Fall is over.
        assert_eq!(units(&next, None), "");
        assert_eq!(next.phase.to_string(), "W1902A");
    }
}

#[test]
fn r2b_27_a_bounced_third_power_counts_only_where_somebody_owned() {
    for option in ["never", "when-taken"] {
        let options = json!({"neutral_rubble": option});
        let mut state = munich(options, "A bur, A ruh", "A hol");
        jump(&mut state, "F1901M");
        let orders: &[(Power, &str)] = &[
            (FRANCE, "A Bur - Bel\nA Ruh S A Bur - Bel"),
            (GERMANY, "A Hol - Bel"),
        ];
        let (next, report) = close(&state, orders);
        assert_eq!(rubble(&report), []);
        assert_eq!(held(&next, "bel"), 5);
    }
    let mut state = munich(json!({}), "A bur, A ruh", "");
    place(&mut state, AUSTRIA, "A tyr");
    jump(&mut state, "F1901M");
    let orders: &[(Power, &str)] = &[
        (FRANCE, "A Bur - Mun\nA Ruh S A Bur - Mun"),
        (AUSTRIA, "A Tyr - Mun"),
    ];
    assert_eq!(rubble(&close(&state, orders).1), [(at("mun"), 4, 3)]);
}

#[test]
fn r2b_31_an_army_whose_convoy_was_broken_is_no_resistance() {
    for (broken, expected) in [(true, vec![]), (false, vec![(at("bel"), 3, 2)])] {
        let mut state = munich(json!({}), "", "A hol, A ruh, F hel, F den");
        place(&mut state, ENGLAND, "A yor, F nth");
        own(&mut state, FRANCE, "bel-5");
        jump(&mut state, "F1901M");
        let attack = "A Hol - Bel\nA Ruh S A Hol - Bel";
        let english = "A Yor - Bel\nF NTH C A Yor - Bel";
        let breaking = format!("{attack}\nF Den - NTH\nF HEL S F Den - NTH");
        let german = if broken { &breaking } else { attack };
        let (mut next, mut report) = close(&state, &[(GERMANY, german), (ENGLAND, english)]);
        if next.phase.to_string() == "F1901R" {
            (next, report) = close(&next, &[(ENGLAND, "F NTH - Lon")]);
        }
        assert_eq!(next.economy.owners()[&at("bel")], GERMANY);
        assert_eq!(rubble(&report), expected, "{broken}");
    }
}

#[test]
fn r2b_27_every_province_with_blocks_is_halved() {
    let mut state = munich(json!({"provinces": "valued"}), "A bur, A bel", "A ruh");
    jump(&mut state, "F1901M");
    let attack = "A Bur - Ruh\nA Bel S A Bur - Ruh";
    let state = play(&state, &[&[(FRANCE, attack)]]);
    let (next, report) = close(&state, &[]);
    assert_eq!(rubble(&report), [(at("ruh"), 2, 2)]);
    assert_eq!(held(&next, "ruh"), 2);
}

#[test]
fn r2b_08_r2b_27_a_foreign_army_in_what_nobody_owns_is_not_its_own() {
    // Germany entered Belgium in Spring, and it is still neutral when France drives its army out.
    for option in ["never", "when-taken"] {
        let options = json!({"neutral_rubble": option});
        let mut state = munich(options, "A bur, A ruh", "A bel");
        jump(&mut state, "F1901M");
        let attack = "A Bur - Bel\nA Ruh S A Bur - Bel";
        let state = play(&state, &[&[(FRANCE, attack)]]);
        let (next, report) = close(&state, &[(GERMANY, "A Bel - Hol")]);
        assert_eq!(rubble(&report), [], "{option}");
        assert_eq!(next.economy.owners()[&at("bel")], FRANCE);
        assert_eq!(held(&next, "bel"), 5);
    }
}
