//! What is seen: F-01 to F-05.

use chancery_rules::board::{Aboard, Dislodged, Unit, UnitId};
use chancery_rules::game::Edit;
use chancery_rules::relations::{Standing, TreatyKind};
use chancery_rules::variants::options::{changed, set};
use chancery_rules::variants::standard;
use serde_json::json;

use crate::game::*;

#[test]
fn f_01_a_unit_sees_its_space_and_those_that_touch_it() {
    let state = units("france: A par; england: F nth; italy: A ven");
    assert_eq!(sight(&state, "france"), "bre bur gas par pic");
    assert_eq!(
        sight(&state, "england"),
        "bel den edi eng hel hol lon nth nwg nwy ska yor"
    );
    // The sea that its province touches, too, though no army could go there.
    assert_eq!(sight(&state, "italy"), "adr apu pie rom tri tus tyr ven");
    assert_eq!(sight(&state, "turkey"), "", "it has nothing to see with");
}

#[test]
fn f_01_a_unit_sees_from_both_coasts_by_land_and_by_sea() {
    let all = "gas lyo mao mar por spa wes";
    for text in ["france: F spa/nc", "france: F spa/sc", "france: A spa"] {
        assert_eq!(sight(&units(text), "france"), all, "{text}");
    }
}

#[test]
fn f_01_a_dislodged_unit_sees_from_the_space_it_lost() {
    let mut state = units("france: A bur; germany: A mun");
    let lost = state.position.units[0];
    state.position.units.remove(0);
    state.position.dislodged.push(Dislodged {
        unit: lost,
        from: None,
        retreats: vec!["par".parse().expect("a place")],
        cargo: None,
    });
    assert_eq!(sight(&state, "france"), "bel bur gas mar mun par pic ruh");
}

#[test]
fn f_01_an_army_aboard_sees_with_its_fleet() {
    let convoys = json!({"convoys": "army-fleet"});
    let mut state = stand(game("standard", convoys), "england: F nth, A lon");
    let (fleet, army) = (UnitId(0), UnitId(1));
    let ids: Vec<UnitId> = state.position.units.iter().map(|u: &Unit| u.id).collect();
    assert_eq!(ids, [fleet, army]);
    assert!(sees(&state, "england", "wal"));
    let moves = 1;
    state.position.load(Aboard { army, fleet, moves });
    assert!(!sees(&state, "england", "wal"));
    assert_eq!(
        sight(&state, "england"),
        "bel den edi eng hel hol lon nth nwg nwy ska yor"
    );
}

#[test]
fn f_02_a_province_sees_itself_and_the_spaces_that_touch_it() {
    let state = own(units("france: A par"), "germany", "mun");
    assert_eq!(sight(&state, "germany"), "ber boh bur kie mun ruh sil tyr");
    let itself = game("standard", json!({"fog_centres": "itself"}));
    let itself = own(stand(itself, "france: A par"), "germany", "mun");
    assert_eq!(sight(&itself, "germany"), "mun");
    assert_eq!(sight(&itself, "france"), "bre bur gas par pic");
}

#[test]
fn f_03_with_two_seas_a_fleet_at_sea_sees_what_touches_the_next_seas() {
    let near = units("england: F nth, F stp/sc");
    assert!(!sees(&near, "england", "bre") && !sees(&near, "england", "swe"));
    let far = game("standard", json!({"fog_fleets": "two-seas"}));
    let far = stand(far, "england: F nth; france: F bre; turkey: A con");
    for seen in ["bre", "mao", "swe", "bal", "kie", "bar", "cly"] {
        assert_eq!(sees(&far, "england", seen), seen != "bal", "{seen}");
    }
    // From land a fleet sees as everybody does, and so does an army.
    assert_eq!(sight(&far, "france"), "bre eng gas mao par pic");
    assert_eq!(sight(&far, "turkey"), "aeg ank bla bul con smy");
}

#[test]
fn f_04_with_shared_sight_allies_see_what_either_sees() {
    let text = "france: A par; germany: A mun; italy: A rom";
    let ally = |state, a, b| {
        let (a, b, to) = (power(a), power(b), Standing::Allied(TreatyKind::Mdt));
        edited(state, [Edit::Stand { a, b, to }])
    };
    let shared = game("relations", json!({"fog_allies": "shared"}));
    let shared = ally(stand(shared, text), "france", "germany");
    let both = sight(&shared, "france germany");
    assert_eq!(sight(&shared, "france"), both);
    assert_eq!(sight(&shared, "germany"), both);
    assert_eq!(sight(&shared, "italy"), "apu nap rom tus tys ven");
    // The ally of an ally is no ally.
    let chain = ally(shared, "germany", "italy");
    assert!(!sees(&chain, "france", "rom"));
    assert!(sees(&chain, "germany", "rom"));
    let apart = ally(
        stand(game("relations", json!({})), text),
        "france",
        "germany",
    );
    assert_eq!(sight(&apart, "france"), "bre bur gas par pic");
}

#[test]
fn f_04_what_an_ally_remembers_stays_its_own() {
    let shared = game("relations", json!({"fog_allies": "shared"}));
    let shared = stand(shared, "france: A par; germany: A mun; austria: A boh");
    // Germany sees the Austrian army and then loses sight of it.
    let (state, _) = close(&shared, "Germany: A Mun - Ruh");
    let (a, b) = (power("france"), power("germany"));
    let to = Standing::Allied(TreatyKind::Mdt);
    let state = edited(state, [Edit::Stand { a, b, to }]);
    assert!(memory(&state, "germany", "austria").contains("A boh"));
    assert!(!memory(&state, "france", "austria").contains("A boh"));
}

#[test]
fn the_options_of_the_fog_are_asked_for_in_the_fog_alone() {
    let read = |given: serde_json::Value| {
        let mut setup = standard(None);
        let given = serde_json::from_value(given).expect("an object");
        set(&mut setup, &given).map(|()| changed(&setup))
    };
    let given = json!({"visibility": "fog", "fog_centres": "itself", "fog_fleets": "two-seas"});
    let said = read(given.clone()).expect("options of the fog");
    assert_eq!(serde_json::to_value(said).expect("options"), given);
    let refused = read(json!({"fog_centres": "itself"}));
    assert_eq!(refused.expect_err("no fog").option, "fog_centres");
    let given = json!({"visibility": "fog", "fog_allies": "shared"});
    assert_eq!(read(given).expect_err("no treaties").option, "fog_allies");
    let given = json!({"visibility": "fog", "fog_fleets": "three-seas"});
    assert_eq!(read(given).expect_err("no choice").option, "fog_fleets");
}

#[test]
fn f_05_of_a_space_that_is_seen_everything_is() {
    let state = own(
        units("france: A bur; germany: A mun, A ber"),
        "germany",
        "mun",
    );
    assert_eq!(present(&state, "france"), "france A bur, germany A mun");
    let seen = seen(&state, "france");
    assert_eq!(seen.economy.owners()[&at("mun")], power("germany"));
    assert!(seen.is_seen());
    let credits = game("economic", json!({}));
    let seat = credits.economy.treasuries().expect("treasuries")[&power("germany")];
    let seat = seat.seat.expect("a seat").to_string();
    let land = |text: &str| stand(game("economic", json!({})), text);
    let lies = |state: &chancery_rules::game::State| {
        let seen = crate::game::seen(state, "france");
        seen.economy.treasuries().expect("treasuries")[&power("germany")].seat
    };
    assert_eq!(lies(&land(&format!("france: A {seat}"))), Some(at(&seat)));
    assert_eq!(lies(&land("france: A spa")), None);
    let blocks = stand(game("investment", json!({})), "france: A bur");
    let piles = crate::game::seen(&blocks, "france");
    let whole = blocks.economy.investments().expect("blocks");
    let piles = piles.economy.investments().expect("blocks");
    assert_eq!(piles[&at("mun")], whole[&at("mun")]);
}

#[test]
fn f_05_whoever_plays_several_powers_sees_with_the_eyes_of_all() {
    let state = units("france: A par; turkey: A smy; germany: A bur, A arm, A boh");
    let both = sight(&state, "france turkey");
    assert_eq!(both, "aeg ank arm bre bur con eas gas par pic smy syr");
    assert_eq!(
        present(&state, "france turkey"),
        "france A par, germany A arm, germany A bur, turkey A smy"
    );
}
