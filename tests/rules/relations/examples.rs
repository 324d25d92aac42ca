//! The examples of 4C, by their own ids, and its tables.

use chancery::board::Power::*;
use chancery::relations::Clause;

use super::*;

#[test]
fn r_c1x_an_attack_on_a_partner() {
    let mut state = game();
    jump(&mut state, "F1901M");
    mdt(&mut state, France, Germany);
    place(&mut state, England, "F eng");
    let (next, report) = close(&state, &[(England, "F Eng - Bre")]);
    assert_eq!(
        penalties(&next, England),
        "major france 2/1908, first shot 2/1909"
    );
    assert_eq!(points(&next, England), 3 - 4);
    assert_eq!(stands(&next, England, France), Standing::War);
    assert_eq!(stands(&next, Germany, England), Standing::MayAttack);
    assert_eq!(stands(&next, England, Germany), Standing::MayBeAttacked);
    let act = acts(&report)[0];
    assert_eq!(
        (act.by, act.against, act.at),
        (England, Some(France), at("bre"))
    );
    assert_eq!(act.clause, Clause::Occupied);
    // Germany attacks freely; England would pay.
    let mut spring = next.clone();
    jump(&mut spring, "S1902M");
    place(&mut spring, Germany, "F nth");
    let (aided, _) = close(&spring, &[(Germany, "F Nth - Lon")]);
    assert_eq!(penalties(&aided, Germany), "");
    assert_eq!(stands(&aided, Germany, England), Standing::War);
    let (struck, _) = close(&spring, &[(England, "F Eng - Nth")]);
    assert_eq!(
        penalties(&struck, England),
        "major france 2/1908, first shot 2/1909, major germany 2/1909"
    );
}

#[test]
fn r_c2x_a_war_from_before_the_treaty_triggers_nothing() {
    let mut state = later("S1902M");
    war(&mut state, Italy, Turkey);
    mdt(&mut state, Italy, Austria);
    place(&mut state, Italy, "F aeg");
    let (next, _) = close(&state, &[(Italy, "F Aeg - Smy"), (Turkey, "A Smy - Con")]);
    assert_eq!(stands(&next, Austria, Turkey), Standing::Neutral);
    assert_eq!(penalties(&next, Italy), "");
}

#[test]
fn r_c3x_an_ally_is_dragged_along() {
    let mut state = later("F1902M");
    aat(&mut state, Russia, Turkey);
    let (next, _) = close(&state, &[(Russia, "A War - Gal")]);
    assert_eq!(penalties(&next, Russia), "major austria 2/1909");
    assert_eq!(penalties(&next, Turkey), "shared russia austria 2/1905");
    assert_eq!(stands(&next, Russia, Austria), Standing::War);
    assert_eq!(stands(&next, Turkey, Austria), Standing::War);
}

#[test]
fn r_c4x_an_old_war_drags_nobody() {
    let mut state = later("S1902M");
    war(&mut state, Germany, Austria);
    aat(&mut state, Germany, Russia);
    let (next, _) = close(&state, &[(Germany, "A Mun - Tyr")]);
    assert_eq!(stands(&next, Russia, Austria), Standing::Neutral);
    assert_eq!(penalties(&next, Russia), "");
}

#[test]
fn r_c5x_a_conundrum_is_refused() {
    let mut state = later("F1902M");
    mdt(&mut state, Italy, France);
    war(&mut state, France, Germany);
    let sheets = [
        (Italy, "Enter MDT with Germany"),
        (Germany, "Enter MDT with Italy"),
    ];
    let (next, report) = close(&state, &sheets);
    let third = France;
    let pair = Pair::of(Germany, Italy);
    let kind = Kind::Mdt;
    assert!(
        report
            .relations
            .contains(&Event::Barred { pair, kind, third })
    );
    assert!(treaties(&next).announced.is_empty());
}

#[test]
fn r_c6x_two_partners_of_one() {
    let mut state = later("F1902M");
    mdt(&mut state, France, Italy);
    mdt(&mut state, Germany, Italy);
    let (next, report) = close(&state, &[(France, "A Par - Bur\nA Mar S A Par - Bur")]);
    assert!(acts(&report).is_empty());
    let mut state = next;
    jump(&mut state, "S1903M");
    place(&mut state, France, "A bur");
    let (next, report) = close(&state, &[(France, "A Bur - Mun")]);
    assert_eq!(penalties(&next, France), "major germany 2/1910");
    assert_eq!(stands(&next, France, Germany), Standing::War);
    assert_eq!(stands(&next, France, Italy), Standing::War);
    assert_eq!(stands(&next, Germany, Italy), Standing::Allied(Kind::Mdt));
    assert_eq!(penalties(&next, Italy), "");
    let ended = |e: &&Event| matches!(e, Event::Ended { .. });
    assert_eq!(report.relations.iter().filter(ended).count(), 1);
}

#[test]
fn r_c7x_the_alliance_with_the_attacker_goes_first() {
    let mut state = later("F1902M");
    aat(&mut state, Italy, France);
    mdt(&mut state, Italy, Germany);
    place(&mut state, France, "A bur");
    let (next, _) = close(&state, &[(France, "A Bur - Mun")]);
    assert_eq!(penalties(&next, France), "major germany 2/1909");
    assert_eq!(penalties(&next, Italy), "shared france germany 2/1905");
    assert_eq!(stands(&next, Italy, Germany), Standing::War);
    assert_eq!(stands(&next, Italy, France), Standing::Allied(Kind::Aat));
}

#[test]
fn r_c8x_two_alliances_of_one() {
    let mut state = later("F1902M");
    aat(&mut state, Italy, France);
    aat(&mut state, Italy, Germany);
    place(&mut state, France, "A bur");
    let (next, _) = close(&state, &[(France, "A Bur - Mun")]);
    assert_eq!(penalties(&next, Italy), "shared france germany 2/1905");
    assert_eq!(stands(&next, Italy, Germany), Standing::War);
    assert_eq!(stands(&next, Italy, France), Standing::Allied(Kind::Aat));
}

#[test]
fn r_c9x_turkey_in_bulgaria() {
    let (next, _) = close(&game(), &[(Turkey, "A Con - Bul")]);
    assert_eq!(penalties(&next, Turkey), "minor bul 1/1907");
    assert_eq!(treaties(&next).first_shot, None);
}

#[test]
fn r_c10x_two_first_shots() {
    let sheets = [(Germany, "F Kie - Den"), (France, "A Mar - Spa")];
    let (next, _) = close(&game(), &sheets);
    for (power, minor) in [(Germany, "den"), (France, "spa")] {
        let expected = format!("minor {minor} 1/1907, first shot 2/1910");
        assert_eq!(penalties(&next, power), expected);
    }
}

#[test]
fn r_c11x_a_bounce_in_an_empty_sea() {
    let sheets = [(England, "F Lon - Eng"), (France, "F Bre - Eng")];
    let (next, report) = close(&game(), &sheets);
    assert!(acts(&report).is_empty());
    assert_eq!(verdict(&report, "lon"), Verdict::Bounced);
    assert_eq!(stands(&next, England, France), Standing::Neutral);
}

#[test]
fn r_c12x_the_alliance_with_the_victim_stands() {
    let mut state = later("F1902M");
    mdt(&mut state, Italy, France);
    aat(&mut state, Italy, Germany);
    place(&mut state, France, "A bur");
    let (next, _) = close(&state, &[(France, "A Bur - Mun")]);
    assert_eq!(penalties(&next, France), "major germany 2/1909");
    assert_eq!(penalties(&next, Italy), "");
    assert_eq!(stands(&next, Italy, France), Standing::War);
    assert_eq!(stands(&next, Germany, France), Standing::War);
}

#[test]
fn r4c_table_of_the_first_shot() {
    let rows = [
        ("S1901M", "2/1910"),
        ("F1901M", "2/1909"),
        ("S1902M", "2/1909"),
        ("F1902M", "2/1908"),
        ("S1903M", "2/1908"),
        ("F1903M", "2/1908"),
        ("S1904M", "2/1908"),
        ("S1905M", "1/1909"),
        ("S1906M", "1/1908"),
    ];
    for (phase, expected) in rows {
        let mut state = game();
        jump(&mut state, phase);
        let (next, _) = close(&state, &[(France, "A Mar - Spa")]);
        let year: u16 = phase[1..5].parse().expect("a year");
        let minor = year + 6;
        let expected = format!("minor spa 1/{minor}, first shot {expected}");
        assert_eq!(penalties(&next, France), expected, "{phase}");
    }
    let mut state = game();
    jump(&mut state, "S1907M");
    let (next, _) = close(&state, &[(France, "A Mar - Spa")]);
    assert_eq!(penalties(&next, France), "minor spa 1/1913");
}

#[test]
fn r4c_expansionism_after_1903() {
    let mut state = later("F1903M");
    aat(&mut state, Russia, Turkey);
    penalise(&mut state, Russia, France, 5, 1910);
    state.position.units.retain(|u| u.owner == Some(Russia));
    place(&mut state, Turkey, "A con");
    let spring = play(&state, &[&[], &[]]);
    assert_eq!(spring.phase.to_string(), "S1904M");
    let (next, _) = close(&spring, &[(Russia, "A War - Gal")]);
    assert_eq!(
        penalties(&next, Russia),
        "major france 5/1910, major austria 3/1912"
    );
    assert_eq!(penalties(&next, Turkey), "shared russia austria 2/1907");
    // An ally who is at five as well.
    let mut both = state.clone();
    penalise(&mut both, Turkey, France, 5, 1910);
    let spring = play(&both, &[&[], &[]]);
    let (next, _) = close(&spring, &[(Russia, "A War - Gal")]);
    assert_eq!(
        penalties(&next, Turkey),
        "major france 5/1910, shared russia austria 3/1908"
    );
}
