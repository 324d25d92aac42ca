//! What a GM may set otherwise: every option of 4B, both ways.

use chancery::board::powers::*;
use chancery::game::{Outcome, VictoryRules};
use chancery::relations::Goals;
use chancery::variants::options::{OptionValues, known, set};

use super::*;

#[test]
fn r4b_01_r4b_44_penalties_worn_off_before_the_check() {
    let points = |option: &str| {
        let mut state = later_with("F1908M", json!({"penalties_worn_off": option}));
        penalise(&mut state, ITALY, FRANCE, 5, 1908);
        let (next, _) = close(&state, &[]);
        let tally = treaties(&next).tally.as_ref().expect("a tally").points[&ITALY];
        (tally, treaties(&next).level.get(&ITALY).copied())
    };
    assert_eq!(points("after-check"), (-2, Some(1)));
    assert_eq!(points("before-check"), (3, None));
}

#[test]
fn r4b_04_the_first_shot_halved_too() {
    for (option, last) in [("attack", 1910), ("first-shot-too", 1905)] {
        let mut state = with(json!({"ally_halving": option}));
        aat(&mut state, RUSSIA, TURKEY);
        let (next, _) = close(&state, &[(RUSSIA, "A War - Gal")]);
        let expected = format!("shared russia austria 2/1904, first shot 2/{last}");
        assert_eq!(penalties(&next, TURKEY), expected);
        assert!(penalties(&next, RUSSIA).ends_with("first shot 2/1910"));
    }
}

#[test]
fn r4b_05_no_first_shot_for_the_dragged() {
    for (option, fired) in [("yes", true), ("no", false)] {
        let mut state = with(json!({"ally_first_shot": option}));
        aat(&mut state, RUSSIA, TURKEY);
        let (next, _) = close(&state, &[(RUSSIA, "A War - Gal")]);
        assert_eq!(penalties(&next, TURKEY).contains("first shot"), fired);
        assert!(penalties(&next, RUSSIA).contains("first shot"));
    }
}

#[test]
fn r4b_07_minors_paid_for_once() {
    for (option, paid) in [("each-season", 2), ("once", 1)] {
        let mut state = later_with("S1902M", json!({"minor_penalty": option}));
        place(&mut state, ENGLAND, "F eng");
        place(&mut state, FRANCE, "A pic");
        let sheets = [(FRANCE, "A Pic - Bel"), (ENGLAND, "F Eng - Bel")];
        let next = play(&state, &[&sheets, &sheets]);
        assert_eq!(
            treaties(&next)
                .penalties
                .iter()
                .filter(|p| p.power == FRANCE)
                .count(),
            paid
        );
    }
}

#[test]
fn r4b_10_a_home_centre_protects_its_owner() {
    for (option, victim) in [("native", AUSTRIA), ("owner", TURKEY)] {
        let mut state = later_with("S1902M", json!({"home_of": option}));
        own(&mut state, TURKEY, "tri");
        place(&mut state, AUSTRIA, "A vie");
        let (next, _) = close(&state, &[(ITALY, "A Ven - Tri")]);
        assert_eq!(penalties(&next, ITALY), format!("major {victim} 2/1909"));
    }
}

#[test]
fn r4b_12_retreats_exempt() {
    for (option, paid) in [("count", "major italy 2/1909"), ("exempt", "")] {
        let mut state = later_with("F1902M", json!({"retreat_attacks": option}));
        place(&mut state, GERMANY, "A tyr");
        place(&mut state, AUSTRIA, "A tri, A vie");
        place(&mut state, ITALY, "");
        war(&mut state, GERMANY, AUSTRIA);
        let attack = [(AUSTRIA, "A Tri - Tyr\nA Vie S A Tri - Tyr")];
        let next = play(&state, &[&attack, &[(GERMANY, "A Tyr - Ven")]]);
        assert_eq!(penalties(&next, GERMANY), paid);
    }
}

#[test]
fn r4b_17_whole_chains() {
    for (option, turkish, english) in [
        ("one-step", Standing::Neutral, Standing::Neutral),
        ("whole", Standing::War, Standing::MayAttack),
    ] {
        let mut state = later_with("S1902M", json!({"war_chains": option}));
        aat(&mut state, GERMANY, ITALY);
        aat(&mut state, ITALY, TURKEY);
        aat(&mut state, AUSTRIA, FRANCE);
        mdt(&mut state, FRANCE, ENGLAND);
        let (next, _) = close(&state, &[(GERMANY, "A Mun - Tyr")]);
        assert_eq!(stands(&next, FRANCE, GERMANY), Standing::War);
        assert_eq!(stands(&next, TURKEY, AUSTRIA), turkish);
        assert_eq!(stands(&next, ENGLAND, GERMANY), english);
        let shares = penalties(&next, TURKEY) == "shared germany austria 2/1905";
        assert_eq!(shares, option == "whole");
    }
}

#[test]
fn r4b_23_no_build_for_an_enclosed_unit() {
    for (option, expected) in [
        ("allowed", "A ber, A mun, F kie"),
        ("forbidden", "A ber, A mun"),
    ] {
        let state = super::guests::enclosed(json!({"enclosed_builds": option}));
        let next = play(&state, &[&[], &[(GERMANY, "Disband A Vie\nBuild F Kie")]]);
        assert_eq!(units(&next, GERMANY), expected);
    }
}

#[test]
fn r4b_27_coalition_attacks_allowed() {
    for (option, verdict_there) in [("forbidden", Verdict::Illegal), ("allowed", Verdict::Moved)] {
        let mut state = later_with("W1904A", json!({"coalition_attacks": option}));
        own(&mut state, FRANCE, "bel hol spa por");
        own(&mut state, ITALY, "tun gre ser");
        count(&mut state, 1904);
        let claims = [(FRANCE, "Claim with Italy"), (ITALY, "Claim with France")];
        let (mut next, _) = close(&state, &claims);
        place(&mut next, FRANCE, "A mar");
        let (next, report) = close(&next, &[(FRANCE, "A Mar - Pie")]);
        assert_eq!(verdict(&report, "mar"), verdict_there);
        assert_eq!(penalties(&next, FRANCE), "");
        assert_eq!(stands(&next, FRANCE, ITALY), Standing::Neutral);
    }
}

#[test]
fn r4b_29_a_solo_goes_first() {
    let outcome = |option: &str| {
        let mut state = later_with("F1906M", json!({"simultaneous_claims": option}));
        own(&mut state, FRANCE, "bel hol spa por");
        own(&mut state, ITALY, "tun gre ser");
        own(&mut state, GERMANY, "den swe nwy rum");
        let claim = |members: &[Power], made| chancery::relations::Claim {
            members: members.iter().copied().collect(),
            made,
            due: 1906,
        };
        treaties_mut(&mut state).claims =
            vec![claim(&[FRANCE, ITALY], 1904), claim(&[GERMANY], 1905)];
        close(&state, &[]).1.outcome
    };
    assert_eq!(
        outcome("shared"),
        Some(Outcome::Shared(vec![FRANCE, GERMANY, ITALY]))
    );
    assert_eq!(outcome("solo-first"), Some(Outcome::Solo(GERMANY)));
}

#[test]
fn r4b_29_then_the_larger_margin() {
    let outcome = |option: &str| {
        let mut state = later_with("F1906M", json!({"simultaneous_claims": option}));
        own(&mut state, FRANCE, "bel hol spa por tun");
        own(&mut state, GERMANY, "den swe nwy rum");
        let claim = |power, made| chancery::relations::Claim {
            members: BTreeSet::from([power]),
            made,
            due: 1906,
        };
        treaties_mut(&mut state).claims = vec![claim(FRANCE, 1905), claim(GERMANY, 1905)];
        close(&state, &[]).1.outcome
    };
    assert_eq!(
        outcome("shared"),
        Some(Outcome::Shared(vec![FRANCE, GERMANY]))
    );
    assert_eq!(outcome("solo-first"), Some(Outcome::Solo(FRANCE)));
}

#[test]
fn r4b_31_points_of_a_lifetime() {
    for (option, level) in [("active", None), ("lifetime", Some(1))] {
        let mut state = later_with("F1902M", json!({"expansionism": option}));
        treaties_mut(&mut state).lifetime.insert(ITALY, 5);
        let (next, _) = close(&state, &[]);
        assert_eq!(treaties(&next).level.get(&ITALY).copied(), level);
    }
}

#[test]
fn r4b_36_empty_spaces_excused_widely() {
    for (option, paid) in [("narrow", "major austria 2/1909"), ("wide", "")] {
        let mut state = later_with("S1902M", json!({"empty_spaces": option}));
        place(&mut state, AUSTRIA, "A vie");
        let sheets = [(GERMANY, "A Mun - Tyr"), (AUSTRIA, "A Vie - Tyr")];
        let (next, _) = close(&state, &sheets);
        assert_eq!(penalties(&next, GERMANY), paid);
        // Not when the victim goes elsewhere.
        let sheets = [(GERMANY, "A Mun - Tyr"), (AUSTRIA, "A Vie - Gal")];
        let (next, _) = close(&state, &sheets);
        assert_eq!(penalties(&next, GERMANY), "major austria 2/1909");
    }
}

#[test]
fn r_a4_r_a5_the_goals() {
    let state = game();
    let (alone, two, three) = (7, 12, 16);
    assert_eq!(
        state.setup.victory,
        VictoryRules::Points(Goals { alone, two, three })
    );
    let state =
        with(json!({"victory_points": 9, "victory_points_two": 14, "victory_points_three": 20}));
    let (alone, two, three) = (9, 14, 20);
    assert_eq!(
        state.setup.victory,
        VictoryRules::Points(Goals { alone, two, three })
    );
}

#[test]
fn options_known_are_those_a_setup_has_and_setting_them_again_changes_nothing() {
    let state = with(json!({"war_chains": "whole", "contact": "two-moves", "victory_points": 8}));
    let all: OptionValues = known(&state.setup)
        .into_iter()
        .map(|o| (o.id.to_owned(), o.value))
        .collect();
    let mut again = variants::relations(None);
    set(&mut again, &all).expect("its own options");
    assert_eq!(again, state.setup);
    let axes = chancery::variants::axes::Axis::ALL.len();
    assert_eq!(all.len(), axes + 15 + 7);
}
