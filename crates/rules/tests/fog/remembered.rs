//! What is remembered: F-06.

use serde_json::json;

use crate::game::*;

#[test]
fn f_06_everybody_knows_the_opening_position() {
    let state = game("standard", json!({}));
    assert_eq!(
        present(&state, "france"),
        "france A mar, france A par, france F bre"
    );
    let turks = "turkey A con, turkey A smy, turkey F ank";
    assert_eq!(memory(&state, "france", "turkey"), turks);
    assert_eq!(year(&state, "france", "con"), Some(1901));
    assert_eq!(year(&state, "france", "bur"), None, "it is seen");
    let owners = seen(&state, "france").economy.owners().clone();
    assert_eq!(owners, *state.economy.owners());
}

#[test]
fn f_06_what_is_not_seen_is_shown_as_it_was_last_seen() {
    let mut state = game("standard", json!({}));
    for _ in 0..6 {
        // Out of sight of France, and nobody tells it.
        state = close(
            &state,
            "Turkey: A Con - Bul, A Bul - Con, A Smy - Con, A Con - Smy",
        )
        .0;
    }
    assert!(state.phase.year > 1902);
    let turks = "turkey A con, turkey A smy, turkey F ank";
    assert_eq!(memory(&state, "france", "turkey"), turks);
    assert_eq!(year(&state, "france", "con"), Some(1901));
}

#[test]
fn f_06_a_space_that_is_left_out_of_sight_is_remembered_with_the_year() {
    let mut state = own(units("france: A bur; germany: A mun"), "germany", "mun");
    state.phase = "S1904M".parse().expect("a phase");
    let (next, _) = close(&state, "France: A Bur - Par");
    assert_eq!(memory(&next, "france", "germany"), "germany A mun");
    assert_eq!(year(&next, "france", "mun"), Some(1904));
    let owners = seen(&next, "france").economy.owners().clone();
    assert_eq!(owners.get(&at("mun")), Some(&power("germany")));
    // Seen again, it is remembered no more.
    let (next, _) = close(&next, "France: A Par - Bur");
    assert_eq!(year(&next, "france", "mun"), None);
    assert!(present(&next, "france").contains("germany A mun"));
}

#[test]
fn f_06_a_unit_that_is_seen_leaving_is_remembered_where_it_went() {
    let state = units("france: A bur; germany: A mun");
    // France saw the army in Munich and so is told of its order.
    let (next, _) = close(&state, "France: A Bur - Par; Germany: A Mun - Boh");
    assert_eq!(memory(&next, "france", "germany"), "germany A boh");
    assert_eq!(year(&next, "france", "boh"), Some(1901));
    // What comes after is not seen: the army is where it was last seen.
    let (next, _) = close(&next, "Germany: A Boh - Gal");
    assert_eq!(memory(&next, "france", "germany"), "germany A boh");
}

#[test]
fn f_06_a_unit_that_follows_another_is_remembered_in_its_place() {
    // The first unit follows the second: both are seen to go.
    let state = units("france: A tyr; germany: A boh, A mun, A sil");
    let all = "France: A Tyr - Pie; Germany: A Boh - Mun, A Mun - Ber, A Sil - Boh";
    let (next, _) = close(&state, all);
    assert_eq!(
        memory(&next, "france", "germany"),
        "germany A ber, germany A boh, germany A mun"
    );
}

#[test]
fn f_06_a_unit_that_comes_from_out_of_sight_leaves_its_place_in_the_memory() {
    // France knows the opening, with an army in Berlin, and sees one arrive from there in Munich.
    let mut state = game("standard", json!({}));
    let (from, to) = ("mun", "ruh");
    for (from, to) in [(from, to), ("par", "bur")] {
        let unit = state.position.units.iter_mut();
        let unit = unit.filter(|unit| unit.at.province == at(from));
        unit.for_each(|unit| unit.at = at(to).into());
    }
    assert!(memory(&state, "france", "germany").contains("A ber"));
    let (next, _) = close(&state, "Germany: A Ber - Mun");
    assert!(present(&next, "france").contains("germany A mun"));
    assert_eq!(memory(&next, "france", "germany"), "germany F kie");
}

#[test]
fn f_06_units_of_a_kind_cannot_be_told_apart() {
    // An army that nobody saw leave Berlin stays in the memory, whichever army it is that France sees later.
    let state = units("france: A bur; germany: A mun");
    let (next, _) = close(&state, "France: A Bur - Par");
    let state = own(own(next, "france", "par"), "germany", "kie");
    let (next, _) = close(&state, "Germany: A Mun - Tyr");
    let (next, _) = close(&next, "Germany: A Tyr - Pie; France: A Par - Bur");
    assert_eq!(memory(&next, "france", "germany"), "");
    let (next, _) = close(&state, "Germany: A Mun - Tyr");
    let (next, _) = close(&next, "Germany: A Tyr - Pie; France: A Par - Gas");
    let (next, _) = close(&next, "Germany: A Pie - Mar");
    assert!(present(&next, "france").contains("germany A mar"));
    assert_eq!(memory(&next, "france", "germany"), "germany A mun");
}

#[test]
fn f_06_a_dislodged_unit_is_remembered_where_it_is_seen_to_retreat() {
    let state = units("france: A bur, A ruh; germany: A mun");
    let (next, _) = close(&state, "France: A Bur - Mun, A Ruh S A Bur - Mun");
    assert!(!next.position.dislodged.is_empty());
    // The army goes where France sees it, and one move later nobody sees it.
    let (next, report) = close(&next, "Germany: A Mun - Sil");
    assert_eq!(told(&report, &next, "france").results, report.results);
    let (next, _) = close(&next, "France: A Mun - Bur, A Ruh - Bel");
    assert!(memory(&next, "france", "germany").contains("A sil"));
}

#[test]
fn f_06_a_retreat_out_of_sight_is_remembered() {
    let state = units("france: A bur, A pic; germany: A bel");
    let (next, _) = close(&state, "France: A Bur - Bel, A Pic S A Bur - Bel");
    // France sees where the army was driven out, and is told where it goes.
    let (next, report) = close(&next, "Germany: A Bel - Hol");
    assert_eq!(told(&report, &next, "france").results, report.results);
    assert!(present(&next, "france").contains("germany A hol"));
    let lonely = units("turkey: F aeg, F con; russia: F bul/sc; france: A par");
    let (next, _) = close(&lonely, "Turkey: F Con - Bul/sc, F Aeg S F Con - Bul");
    let retreat = close(&next, "Russia: F Bul/sc - Gre");
    let (next, _) = close(&retreat.0, "Turkey: F Aeg - Smy, F Bul/sc - Con");
    assert!(memory(&next, "turkey", "russia").contains("F gre"));
}

#[test]
fn f_06_own_units_and_provinces_are_never_only_remembered() {
    // Removed in Winter: Paris is out of sight, and the army that was there is gone.
    let state = own(
        units("france: A par, A mar; germany: A ber"),
        "france",
        "mar",
    );
    let mut winter = state.clone();
    winter.phase = "W1901A".parse().expect("a phase");
    let (next, _) = close(&winter, "France: Remove A Par");
    assert!(!sees(&next, "france", "pic"));
    assert_eq!(memory(&next, "france", "france"), "");
    // Taken in Fall: what is lost is known to be lost, and to whom.
    let mut fall = own(units("france: A par; germany: A mar"), "france", "mar par");
    fall.phase = "F1901M".parse().expect("a phase");
    let (next, _) = close(&fall, "");
    assert!(!sees(&next, "france", "mar"));
    let owners = seen(&next, "france").economy.owners().clone();
    assert_eq!(owners.get(&at("mar")), Some(&power("germany")));
    assert_eq!(
        owners.values().filter(|of| **of == power("france")).count(),
        1
    );
}

#[test]
fn f_06_a_unit_that_is_seen_removed_is_not_remembered() {
    // France sees Munich before the Winter and not after it.
    let state = own(units("france: A bur; germany: A mun"), "germany", "kie");
    let mut winter = own(state, "germany", "ber");
    winter = own(winter, "austria", "vie");
    winter.phase = "W1901A".parse().expect("a phase");
    let germany = "Germany: Build A Kie; France: Remove A Bur";
    let (next, report) = close(&winter, germany);
    assert!(!sees(&next, "france", "mun"));
    assert!(memory(&next, "france", "germany").contains("A mun"));
    assert_eq!(report.number, 1);
    let mut winter = own(
        units("france: A bur; germany: A mun, A ber"),
        "germany",
        "ber",
    );
    winter.phase = "W1901A".parse().expect("a phase");
    let (next, _) = close(&winter, "Germany: Remove A Mun; France: Remove A Bur");
    assert!(!sees(&next, "france", "mun"));
    assert!(!memory(&next, "france", "germany").contains("A mun"));
}

#[test]
fn f_06_several_fleets_are_remembered_in_a_sea_that_they_share() {
    let mut state = game("naval", json!({}));
    state.phase = "S1914M".parse().expect("a phase");
    let state = stand(state, "england: F nwg; germany: F nth, F nth");
    assert!(present(&state, "england").contains("germany F nth, germany F nth"));
    let (next, _) = close(&state, "England: F Nwg - Nao");
    assert_eq!(
        memory(&next, "england", "germany"),
        "germany F nth, germany F nth"
    );
}
