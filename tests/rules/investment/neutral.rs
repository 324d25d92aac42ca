//! What neutral centres do with their income.

use super::*;

/// What Belgium holds after four Winters nobody disturbs.
fn four_years(options: Value) -> (Vec<u32>, State) {
    let mut state = with(options);
    state.position.units.clear();
    let mut held_then = Vec::new();
    for _ in 0..4 {
        state = play(&state, &[&[], &[], &[]]);
        held_then.push(held(&state, "bel"));
    }
    (held_then, state)
}

#[test]
fn r2b_10_a_destroyed_army_is_rebuilt_while_neutral_and_paid_for() {
    let mut state = game();
    state.position.units.clear();
    jump(&mut state, "W1903A");
    blocks_mut(&mut state).blocks.insert(at("bel"), 4);
    blocks_mut(&mut state).blocks.insert(at("hol"), 8);
    let next = play(&state, &[&[]]);
    // Belgium is too poor and invests; Holland arms and invests the rest.
    assert!(!units(&next, None).contains("bel"));
    assert!(units(&next, None).contains("A hol"));
    assert_eq!((held(&next, "bel"), held(&next, "hol")), (8, 11));
}

#[test]
fn i04f_an_army_that_cannot_be_paid_any_more_goes() {
    let mut state = game();
    state.position.units.clear();
    put(&mut state, None, "A bel");
    blocks_mut(&mut state).blocks.insert(at("bel"), 3);
    jump(&mut state, "W1902A");
    let next = play(&state, &[&[]]);
    assert!(!units(&next, None).contains("bel"));
    assert_eq!(held(&next, "bel"), 6);
}

#[test]
fn r2b_10_a_neutral_army_stands_against_a_lone_attack_and_may_be_supported() {
    use chancery::board::powers::*;
    let mut state = game();
    state.position.units.clear();
    put(&mut state, None, "A bel");
    place(&mut state, FRANCE, "A bur, A pic");
    place(&mut state, GERMANY, "A hol");
    let (next, _) = close(&state, &[(FRANCE, "A Bur - Bel")]);
    assert!(units(&next, Some(FRANCE)).contains("A bur"));
    let orders: &[(Power, &str)] = &[
        (FRANCE, "A Bur - Bel\nA Pic S A Bur - Bel"),
        (GERMANY, "A Hol S A Bel"),
    ];
    let (next, _) = close(&state, orders);
    assert_eq!(units(&next, None), "A bel");
}

#[test]
fn i09a_i04d_i04e_in_the_appendix_a_neutral_centre_has_one_point_a_year() {
    // Three blocks bring one, which pays an army or becomes a block: 3, 4, 5, 6, and then two.
    let (all, state) = four_years(json!({"scheme": "appendix"}));
    assert_eq!(all, [3, 3, 3, 3]);
    assert!(units(&state, None).contains("A bel"));
    let options = json!({"scheme": "appendix", "neutrals": "blocks", "victory_blocks": 9999});
    let (all, state) = four_years(options);
    assert_eq!((all, held(&state, "hol")), (vec![4, 5, 6, 8], 8));
}

#[test]
fn r2b_09_no_province_grows_without_end() {
    let mut state = with(json!({"neutrals": "blocks", "goal": "centres"}));
    state.position.units.clear();
    blocks_mut(&mut state).blocks.insert(at("bel"), 600_000);
    let next = play(&state, &[&[], &[], &[]]);
    assert_eq!(held(&next, "bel"), 1_000_000);
}
