//! Which of several orders counts does not tell what stands out of sight: F-11.

use chancery_rules::control::{Control, PlayerId};
use chancery_rules::economy::Economy;
use chancery_rules::game::{Report, Sheet, State, adjudicate};
use chancery_rules::movement::Preset as Edition;
use chancery_rules::variants::standard;
use serde_json::json;

use crate::game::*;

/// What may stand in Berlin, which France does not see, where a French support says that an army does.
const UNSEEN: [&str; 3] = ["germany: A war", "germany: F ber", "germany: A ber"];
const GERMAN: &str = "A Ber - Sil\nF Ber - Bal";

#[test]
fn f_11_of_two_orders_the_one_that_counts_is_chosen_by_what_is_seen() {
    for edition in Edition::ALL {
        for french in [
            "A Bur H, A Bur S A Ber - Mun",
            "A Bur S A Ber - Mun, A Bur H",
        ] {
            let told = UNSEEN.map(|there| {
                let mut state = units(&format!("france: A bur; {there}"));
                state.setup.movement = standard(Some(edition.rulebook())).movement;
                let german = GERMAN.replace('\n', ", ");
                let orders = format!("France: {french}; Germany: {german}");
                let (next, report) = close(&state, &orders);
                let told = told(&report, &next, "france");
                (told.results, told.unheard)
            });
            assert_eq!(told[0], told[1], "{edition:?}: {french}");
            assert_eq!(told[0], told[2], "{edition:?}: {french}");
        }
    }
}

/// Beyond the Western Mediterranean, where France sees an Italian fleet, it does not see whether there is another.
const SEAS: [&str; 2] = ["italy: F wes", "italy: F wes; england: F tys"];

#[test]
fn f_11_a_convoy_over_seas_out_of_sight_counts_whatever_is_there() {
    for edition in Edition::ALL {
        let told = SEAS.map(|there| {
            let mut state = units(&format!("france: A bre, F mao; {there}"));
            state.setup.movement = standard(Some(edition.rulebook())).movement;
            let orders = "France: A Bre - Pic, A Bre - Nap, F Mao C A Bre - Nap; England: F Tys H";
            let (next, report) = close(&state, orders);
            told(&report, &next, "france").results
        });
        assert_eq!(told[0], told[1], "{edition:?}");
    }
    let french = ["A Bre - Nap", "A Bre - Nap", "A Bre - Pic"];
    let told = SEAS.map(|there| voted(&format!("france: A bre, F mao; {there}"), french));
    assert_eq!(told[0].polls, told[1].polls);
    assert_eq!(told[0].results, told[1].results);
}

#[test]
fn f_11_a_convoy_over_seas_out_of_sight_implies_a_move_whatever_is_there() {
    let mut rules = Edition::Datc.rulebook();
    rules.set("4.E.3", "a").unwrap();
    let told = SEAS.map(|there| {
        let mut state = units(&format!("france: A bre, F mao; {there}"));
        state.setup.movement = standard(Some(rules)).movement;
        let (next, report) = close(&state, "France: F Mao C A Bre - Nap; England: F Tys H");
        told(&report, &next, "france").results
    });
    assert_eq!(told[0], told[1]);
}

#[test]
fn f_11_votes_that_mean_the_same_are_one_where_all_is_seen() {
    // Each says the same of an army that France sees.
    let french = ["A Bur S A Gas - Mar", "A Bur S Gas - Mar", "A Bur H"];
    let report = voted("france: A bur; italy: A gas", french);
    let choices: Vec<usize> = report.polls[0].choices.iter().map(|c| c.by.len()).collect();
    assert_eq!(choices, [2, 1]);
}

/// What France is told of a phase in which several players ordered its unit.
fn voted(stands: &str, french: [&str; 3]) -> Report {
    let mut state = stand(game("capitalist", json!({})), stands);
    let holders = [PlayerId(21), PlayerId(22), PlayerId(23)];
    let Control::Exchange(exchange) = &mut state.control else {
        panic!("there are shares");
    };
    for holder in holders {
        exchange.join(holder).expect("a newcomer");
        let account = exchange.accounts.get_mut(&holder).expect("an account");
        account.units.insert(power("france"), 9000);
    }
    exchange.command = exchange.holders();
    let mut sheets = std::collections::BTreeMap::new();
    for (holder, text) in holders.into_iter().zip(french) {
        sheets.insert(holder, Sheet::read(text, &state));
    }
    let german = Sheet::read(GERMAN, &state);
    sheets.insert(player_of(&state, "germany"), german);
    let (next, report) = adjudicate(&state, &sheets);
    told(&report, &next, "france")
}

#[test]
fn f_11_players_who_share_a_power_vote_by_what_it_sees() {
    // One says what it helps without its kind, which is the same vote only where an army stands.
    let cases = [
        ["A Bur S A Ber - Mun", "A Bur S A Ber - Mun", "A Bur H"],
        ["A Bur S A Ber - Mun", "A Bur S Ber - Mun", "A Bur H"],
        ["A Bur S A Ber - Mun", "A Bur - Par", ""],
        ["A Bur S A Ber - Mun", "", ""],
    ];
    for french in cases {
        let told = UNSEEN.map(|there| voted(&format!("france: A bur; {there}"), french));
        assert_eq!(told[0].polls.len(), 1, "{french:?}");
        for other in &told[1..] {
            assert_eq!(told[0].polls, other.polls, "{french:?}");
            assert_eq!(told[0].results, other.results, "{french:?}");
            assert_eq!(told[0].unheard, other.unheard, "{french:?}");
        }
    }
}

/// A French unit that Austria hired, whose orders Austria gives.
fn hired(there: &str) -> State {
    let text = format!("france: A bur; austria: A par; {there}");
    let mut state = stand(game("economic", json!({})), &text);
    let army = state.position.at(at("bur")).next().expect("an army").id;
    let Economy::Credits(credits) = &mut state.economy else {
        panic!("there are credits");
    };
    credits.papers.hired.insert(army, power("austria"));
    state
}

#[test]
fn f_11_whether_a_unit_out_of_sight_could_be_hired_is_not_told() {
    let told = [
        "turkey: A smy",
        "turkey: F smy",
        "turkey: A con",
        "italy: A smy",
    ]
    .map(|there| {
        let state = stand(
            game("economic", json!({})),
            &format!("austria: A vie; {there}"),
        );
        let (next, report) = close(&state, "Austria: Turkish A Smy H, A Vie H");
        let told = told(&report, &next, "austria");
        (told.results, told.unheard)
    });
    for other in &told[1..] {
        assert_eq!(&told[0], other);
    }
    // A unit that is only remembered is not ordered.
    let state = game("economic", json!({}));
    assert!(check(&state, "austria", "Turkish A Smy H").is_err());
    assert!(
        check(&state, "austria", "Italian A Ven H").is_ok(),
        "it is seen"
    );
}

#[test]
fn f_11_the_owner_of_a_hired_unit_is_heard_by_what_its_hirer_sees() {
    let orders = "Austria: French A Bur S A Ber - Mun; France: A Bur - Gas; Germany: A Ber - Sil, F Ber - Bal";
    for who in ["austria", "france"] {
        let told = UNSEEN.map(|there| {
            let (next, report) = close(&hired(there), orders);
            let told = told(&report, &next, who);
            (told.results, told.unheard)
        });
        assert_eq!(told[0], told[1], "{who}");
        assert_eq!(told[0], told[2], "{who}");
    }
}
