//! What an answer of `chancery resolve` says: every order has its line, and every sentence is true.

use serde_json::{Value, json};

use super::resolve::answers;

fn answer(question: &Value) -> Value {
    let answer = answers(&question.to_string()).remove(0);
    assert!(answer.get("error").is_none(), "{answer}");
    answer
}

/// `order: result – why` of a power's results.
fn told(answer: &Value, power: &str) -> Vec<String> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let results = answer["results"][power].as_array();
    let line = |r: &Value| {
        let (order, result, why) = (text(&r["order"]), text(&r["result"]), text(&r["why"]));
        format!("{order}: {result} – {why}")
    };
    results.into_iter().flatten().map(line).collect()
}

/// The line of a power's results that begins so.
fn line(answer: &Value, power: &str, order: &str) -> String {
    let mut all = told(answer, power).into_iter();
    all.find(|told| told.starts_with(order))
        .unwrap_or_else(|| panic!("{order}: {answer:#}"))
}

/// The poll of a unit, or of a power's Winter.
fn poll<'a>(answer: &'a Value, subject: &str) -> &'a Value {
    let mut polls = answer["polls"].as_array().expect("polls").iter();
    polls
        .find(|p| p["unit"] == subject || (p.get("unit").is_none() && p["power"] == subject))
        .unwrap_or_else(|| panic!("{subject}: {answer:#}"))
}

fn why(answer: &Value, subject: &str) -> String {
    poll(answer, subject)["why"].as_str().unwrap().to_owned()
}

/// Two players who hold 1000 of each currency.
fn two() -> Value {
    json!({"players": [{"player": "1"}, {"player": "2"}]})
}

#[test]
fn r3b_9_an_impossible_order_is_set_aside_with_its_reason() {
    let answer = answer(&json!({
        "variant": "capitalist", "phase": "S1903M", "bourse": two(),
        "units": {"france": ["F bre"]}, "sc_owners": {"bre": "france"},
        "sheets": {"1": ["F bre - mao"], "2": ["F bre - bel"]},
    }));
    assert_eq!(
        line(&answer, "france", "F bre - bel"),
        "F bre - bel: void – `F Bre - Bel` will do nothing: the unit is not adjacent to Belgium."
    );
    assert_eq!(
        why(&answer, "F bre"),
        "Ordered by 1, the only top holder of francs with a possible order."
    );
    assert_eq!(
        poll(&answer, "F bre")["choices"].as_array().unwrap().len(),
        1
    );
    assert!(line(&answer, "france", "F bre - mao").contains("moved"));
}

#[test]
fn r3b_11_an_impossible_retreat_is_set_aside_with_its_reason() {
    let answer = answer(&json!({
        "variant": "capitalist", "phase": "S1903R", "bourse": two(),
        "units": {"germany": ["A bur"]},
        "dislodged": {"france": {"A bur": {"from": "mun", "retreats": ["par", "gas"]}}},
        "sheets": {"1": ["A bur - mar"], "2": ["A bur - par"]},
    }));
    assert!(line(&answer, "france", "A bur - par").contains("moved"));
    let aside = line(&answer, "france", "A bur - mar");
    assert!(
        aside.contains("void") && aside.contains("Marseilles"),
        "{aside}"
    );
    assert!(why(&answer, "A bur").ends_with("with a possible order."));
}

#[test]
fn r3b_11_a_winter_list_without_a_possible_order_is_set_aside_with_its_reasons() {
    let answer = answer(&json!({
        "variant": "capitalist", "phase": "W1903A", "bourse": two(),
        "units": {"france": ["A gas"]}, "sc_owners": {"par": "france", "mar": "france"},
        "sheets": {"1": ["Build A par"], "2": ["Build A bre"]},
    }));
    assert!(line(&answer, "france", "build A par").contains("built"));
    let aside = line(&answer, "france", "build A bre");
    assert!(aside.contains("void") && aside.contains("Brest"), "{aside}");
    assert!(why(&answer, "france").ends_with("with a possible order."));
}

#[test]
fn every_poll_counts_only_possible_orders_and_says_so() {
    let question = |sheets: Value| {
        json!({
            "variant": "capitalist", "phase": "S1903M",
            "bourse": {"players": [
                {"player": "1"}, {"player": "2"}, {"player": "3"},
                {"player": "4", "units": {"france": 1000, "italy": 1000, "austria": 9000}},
            ]},
            "units": {"france": ["A par"]}, "sheets": sheets,
        })
    };
    let of = |lines: [&str; 4]| {
        let [a, b, c, d] = lines.map(|line| json!([line]));
        why(
            &answer(&question(json!({"1": a, "2": b, "3": c, "4": d}))),
            "A par",
        )
    };
    let bad = "A par - mos";
    let agreed = of(["A par - bur", "A par - bur", bad, bad]);
    assert_eq!(agreed, "All 2 players with a possible order agreed.");
    let most = of(["A par - bur", "A par - bur", "A par - pic", bad]);
    assert!(
        most.starts_with("The most popular possible order, 2 votes to 1"),
        "{most}"
    );
    let units = of([bad, bad, "A par - pic", "A par - bur"]);
    assert!(
        units
            .starts_with("No possible order won the vote. Of those with a possible order, 4 holds"),
        "{units}"
    );
    assert!(
        units.contains("the most units of all currencies together"),
        "{units}"
    );
    let lot = of(["A par - pic", "A par - bur", bad, bad]);
    assert!(
        lot.starts_with("No possible order won the vote, and 1 and 2"),
        "{lot}"
    );
    // Where nothing is possible, what was ordered is counted, and said to be impossible by its result.
    let nothing = answer(&question(json!({"1": [bad], "2": [bad]})));
    assert_eq!(
        why(&nothing, "A par"),
        "All 2 players who ordered it agreed."
    );
    assert!(line(&nothing, "france", bad).contains("void"));
}

#[test]
fn r3b_15_frozen_holdings_of_who_left_are_told_from_none() {
    let answer = answer(&json!({
        "variant": "capitalist", "phase": "S1904M", "units": {"turkey": ["A bul"]},
        "bourse": {"players": [
            {"player": "1", "units": {"turkey": 1400}},
            {"player": "2", "units": {"turkey": 1500}, "presence": "left"},
        ]},
        "sheets": {"1": ["A bul - ser"]},
    }));
    assert_eq!(
        why(&answer, "A bul"),
        "The top holders of piastres have left the game, so nobody ordered it."
    );
    let void = line(&answer, "turkey", "A bul - ser");
    assert!(
        void.contains("you did not hold the most piastres"),
        "{void}"
    );
}

#[test]
fn r3b_23_where_nobody_holds_a_currency_no_others_are_said_to() {
    let answer = answer(&json!({
        "variant": "capitalist", "phase": "S1903M", "units": {"austria": ["A vie"]},
        "bourse": {"players": [{"player": "1", "units": {"france": 1}}]},
        "sheets": {"1": ["A vie - tri"]},
    }));
    assert!(why(&answer, "A vie").contains("No active player holds any crowns"));
    let void = line(&answer, "austria", "A vie - tri");
    assert!(!void.contains("others"), "{void}");
    assert!(void.contains("you did not hold the most crowns"), "{void}");
}

#[test]
fn c01d_who_commands_a_country_is_not_told_otherwise() {
    let answer = answer(&json!({
        "variant": "capitalist", "phase": "W1903A", "units": {"france": ["A par"]},
        "sc_owners": {"par": "france", "mar": "france", "bre": "france"},
        "bourse": {"players": [{"player": "1", "units": {"france": 1400}}]},
        "sheets": {"1": ["Build A mar", "Build A bur"]},
    }));
    assert!(line(&answer, "france", "build A mar").contains("built"));
    let void = line(&answer, "france", "build A bur");
    assert!(
        void.contains("Burgundy is not one of France’s home centres"),
        "{void}"
    );
}

#[test]
fn r1b_28_a_hired_unit_that_cannot_do_what_its_hirer_orders_was_hired() {
    let answer = answer(&json!({
        "variant": "economic", "phase": "S1904M",
        "units": {"austria": ["A tyr"], "germany": ["A mun"]},
        "orders": {
            "austria": ["Hire A tyr to Germany", "A tyr - boh"],
            "germany": ["Austrian A tyr - par"],
        },
    }));
    assert!(line(&answer, "austria", "A tyr - boh").contains("moved"));
    let void = line(&answer, "germany", "Austrian A tyr - par");
    assert!(!void.contains("not rented"), "{void}");
    assert!(void.contains("the unit is not adjacent to Paris"), "{void}");
}

#[test]
fn r2b_26_what_was_not_built_is_not_said_to_be() {
    let line_of = |points: u32| {
        let answer = answer(&json!({
            "variant": "investment", "phase": "W1905A", "units": {"russia": ["A mos"]},
            "sc_owners": {"mos": "russia", "war": "russia"},
            "blocks": {"points": {"russia": points}},
            "orders": {"russia": ["Build A war", "Disband A war"]},
        }));
        line(&answer, "russia", "disband A war")
    };
    let failed = line_of(3);
    assert!(failed.contains("no such unit in Warsaw"), "{failed}");
    // Paid for, it is there.
    let built = line_of(10);
    assert!(
        built.contains("built and disbanded in the same Winter"),
        "{built}"
    );
}

#[test]
fn e_q3c_who_hired_a_unit_holds_another_currency() {
    let question = |orders: &str| {
        json!({
            "variant": "economic", "options": {"control": "bourse"}, "phase": "S1904M",
            "units": {"france": ["A par"], "germany": ["A mun"]},
            "bourse": {"players": [
                {"player": "1", "units": {"france": 1400}},
                {"player": "2", "units": {"germany": 1500}},
            ]},
            "sheets": {"1": ["Hire A par to Germany", "A par - pic"], "2": [orders]},
        })
    };
    let good = answer(&question("French A par - bur"));
    assert!(line(&good, "france", "A par - bur").contains("moved"));
    assert_eq!(
        why(&good, "A par"),
        "Ordered by 2, the only top holder of marks to order it."
    );
    // What the unit cannot do leaves it to its owner, and is told.
    let bad = answer(&question("French A par - mos"));
    assert!(line(&bad, "france", "A par - pic").contains("moved"));
    assert!(why(&bad, "A par").contains("top holder of francs"));
    assert!(line(&bad, "germany", "French A par - mos").contains("void"));
}

#[test]
fn c11a_land_that_is_no_centre_scores_nothing() {
    let scores = |options: Value| {
        let answer = answer(&json!({
            "variant": "capitalist", "options": options, "phase": "S1905M",
            "units": {"france": ["A par"]},
            "sc_owners": {
                "par": "france", "bre": "france", "pic": "france", "gas": "france",
                "bur": "france", "lon": "england",
            },
            "bourse": {"players": [
                {"player": "1", "units": {"france": 1000}},
                {"player": "2", "units": {"england": 1000}},
            ]},
            "motions": {"close": {"players": {"1": true, "2": true}}},
        }));
        let first = &answer["outcome"]["scores"]["scores"][0];
        let of = |key: &str| first["countries"]["france"][key].as_u64().unwrap();
        (
            of("centres"),
            of("points"),
            first["points"].as_u64().unwrap(),
        )
    };
    let counted = (2, 2000, 2000);
    assert_eq!(
        scores(json!({"economy": "credits", "board": "economic"})),
        counted
    );
    assert_eq!(
        scores(json!({"economy": "blocks", "provinces": "valued"})),
        counted
    );
    assert_eq!(
        scores(json!({"economy": "blocks", "provinces": "table"})),
        counted
    );
    // Every territory is a supply centre: I-07d.
    let all = scores(json!({"economy": "blocks", "provinces": "equal"}));
    assert_eq!(all, (5, 5000, 5000));
}

#[test]
fn dd8_civil_disorder_measures_from_owned_centres_and_spares_them() {
    let gone = |mut question: Value| {
        question["phase"] = json!("W1905A");
        let answer = answer(&question);
        told(&answer, "austria")
    };
    let far = |variant: &str, rulebook: &str, options: Value, state: Value| {
        let mut question = json!({
            "variant": variant, "rulebook": rulebook, "options": options,
            "units": {"austria": ["A ukr", "A boh"]},
            "sc_owners": {"ukr": "austria", "vie": "austria"},
        });
        let state = state.as_object().unwrap().clone();
        question.as_object_mut().unwrap().extend(state);
        let told = gone(question);
        assert_eq!(told.len(), 1, "{told:?}");
        assert!(told[0].starts_with("disband A ukr: disbanded"), "{told:?}");
    };
    let five = json!({"blocks": {"points": {"austria": 5}}});
    far("investment", "2023", json!({"provinces": "valued"}), five);
    let four = json!({"credits": {"treasuries": {"austria": {"credits": 4}}}});
    far("economic", "2023", json!({}), four);
    // Where every territory is a centre, who stands on any is spared alike: the first by name goes.
    let equal = gone(json!({
        "variant": "investment", "options": {"provinces": "equal"},
        "units": {"austria": ["A gal", "A ber"]},
        "sc_owners": {"gal": "austria", "ber": "austria"},
        "blocks": {"points": {"austria": 5}},
    }));
    assert!(
        equal[0].starts_with("disband A ber: disbanded"),
        "{equal:?}"
    );
}

/// What happened to money, as `rule why`.
fn money(answer: &Value) -> Vec<String> {
    let all = answer["money"].as_array().into_iter().flatten();
    let line = |m: &Value| {
        format!(
            "{} {}",
            m["rule"].as_str().unwrap(),
            m["why"].as_str().unwrap()
        )
    };
    all.map(line).collect()
}

#[test]
fn e11h_an_army_aboard_is_scheduled_only_with_its_fleet() {
    for (variant, options, purse) in [
        ("economic", json!({"convoys": "army-fleet"}), "credits"),
        (
            "investment",
            json!({"convoys": "army-fleet", "fleet_price": 5, "army_price": 4, "loans": "allowed"}),
            "blocks",
        ),
    ] {
        let held = match purse {
            "credits" => json!({"treasuries": {
                "england": {"credits": 4}, "france": {"credits": 5},
            }}),
            _ => json!({"points": {"england": 4, "france": 5}}),
        };
        let answer = answer(&json!({
            "variant": variant, "options": options, "phase": "W1902A",
            "units": {"england": ["F bar", "A bar"]}, "sc_owners": {"par": "france"},
            purse: held,
            "orders": {
                "england": ["Receive 1 from France"],
                "france": ["Give 1 to England"],
            },
        }));
        // Without the gift neither could be kept: the army alone would be lost with its fleet.
        let kept = "E-11h Money from others saved one unit of England that it could not have paid for after Fall.";
        assert!(
            money(&answer).iter().any(|m| m == kept),
            "{variant}: {answer:#}"
        );
    }
}

#[test]
fn e11h_what_a_fall_reports_is_scheduled_without_the_laden_fleet() {
    let answer = answer(&json!({
        "variant": "economic", "options": {"convoys": "army-fleet"}, "phase": "F1902M",
        "units": {"england": ["F bar", "A bar"]},
        "credits": {"treasuries": {"england": {"credits": 4}}},
    }));
    assert_eq!(answer["credits"]["scheduled"]["england"], 0);
}

#[test]
fn e11h_a_winter_line_needs_no_schedule() {
    let mut question = json!({
        "variant": "economic", "phase": "W1902A",
        "units": {"england": ["F lon", "A lvp"]}, "sc_owners": {"par": "france"},
        "credits": {"treasuries": {"england": {"credits": 4}, "france": {"credits": 5}}},
        "orders": {"england": ["Receive 5 from France"], "france": ["Give 5 to England"]},
    });
    let noted = |question: &Value| {
        money(&answer(question))
            .iter()
            .any(|m| m.starts_with("E-11h"))
    };
    assert!(noted(&question));
    // What the line says of the Fall goes before.
    question["credits"]["scheduled"] = json!({"england": 2});
    assert!(!noted(&question));
}

#[test]
fn r1b_22_who_is_out_of_the_game_names_no_ally() {
    let answer = answer(&json!({
        "variant": "economic", "phase": "F1905M",
        "units": {"italy": ["A rom"]},
        "credits": {"treasuries": {"italy": {"credits": 4}}},
        "orders": {"austria": ["Ally with Italy"]},
    }));
    assert!(answer["credits"].get("allies").is_none(), "{answer:#}");
    let gone = "1B.22 “Ally with Italy” failed: Austria is out of the game.";
    assert!(money(&answer).iter().any(|m| m == gone), "{answer:#}");
}

#[test]
fn c01e_a_line_that_does_not_say_which_country_speaks_is_told() {
    let answer = answer(&json!({
        "variant": "economic", "options": {"control": "bourse"}, "phase": "S1904M",
        "units": {"france": ["A par"], "italy": ["A rom"], "turkey": ["A con"]},
        "bourse": {"players": [
            {"player": "1", "units": {"france": 1400, "italy": 1400}},
            {"player": "2", "units": {"turkey": 1500}},
        ]},
        "sheets": {"1": ["Give 2 to Turkey"], "2": ["Receive 2 from France"]},
    }));
    let told = money(&answer);
    let which = told
        .iter()
        .find(|m| m.contains("you order several countries"));
    assert!(
        which.is_some_and(|m| m.contains("Give 2 to Turkey")),
        "{told:?}"
    );
}

#[test]
fn a_thousand_players_answer_can_be_asked_again() {
    let ids = (0..1000_u64).map(|n| (900_000_000_000_000_000 + n).to_string());
    let ids: Vec<String> = ids.collect();
    let sheet = json!([
        "A par - bur",
        "Sell 100 crowns",
        "Sell 100 pounds",
        "Sell 100 francs",
    ]);
    let sheets = ids.iter().map(|id| (id.clone(), sheet.clone()));
    let sheets: serde_json::Map<String, Value> = sheets.collect();
    let players: Vec<Value> = ids.iter().map(|id| json!({"player": id})).collect();
    let question = json!({
        "variant": "capitalist", "phase": "S1903M", "units": {"france": ["A par"]},
        "sc_owners": {"par": "france"}, "bourse": {"players": players}, "sheets": sheets,
    });
    let mut next = answer(&question);
    next["sheets"] = Value::Object(sheets);
    let line = next.to_string();
    assert!(line.len() > 1 << 20, "{}", line.len());
    let (state, sheets) = chancery::resolve::taken(&line).expect("a line that is accepted");
    assert_eq!(state.phase.to_string(), "F1903M");
    assert_eq!(sheets.len(), 1000);
}
