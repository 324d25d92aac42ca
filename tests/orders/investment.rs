//! Investment Diplomacy and composed games through `chancery resolve`: every option both ways, and all
//! of the state there and back.

use serde_json::{Value, json};

use super::resolve::answers;

fn answer(question: &Value) -> Value {
    answers(&question.to_string()).remove(0)
}

/// What is at the pointer in the answer to a line under these options.
fn told(line: &Value, options: &Value, pointer: &str) -> Value {
    let mut line = line.clone();
    line["variant"] = json!("investment");
    line["options"] = options.clone();
    let answer = answer(&line);
    assert_eq!(answer["error"], Value::Null, "{line}");
    answer.pointer(pointer).cloned().unwrap_or_default()
}

/// An English Winter.
fn winter(units: Value, points: u32, lines: Value) -> Value {
    json!({
        "phase": "W1901A",
        "units": {"england": units},
        "sc_owners": {"lon": "england", "edi": "england", "lvp": "england"},
        "blocks": {"points": {"england": points}},
        "sheets": {"england": lines},
    })
}

/// A German Fall in which Paris is taken, France's army in Gascony having been beaten to it.
fn fall(neutral: Value) -> Value {
    json!({
        "phase": "F1901M",
        "units": {
            "germany": ["A bur", "A pic", "A hol", "A ruh"], "france": ["A gas"], "neutral": neutral,
        },
        "sc_owners": {"par": "france", "mun": "germany"},
        "blocks": {"held": {"par": 7}},
        "sheets": {
            "germany": ["A Bur - Par", "A Pic S A Bur - Par", "A Hol - Bel", "A Ruh S A Hol - Bel"],
            "france": ["A Gas - Par"],
        },
    })
}

#[test]
fn every_option_changes_what_it_is_about_and_nothing_without_it() {
    let keeps = json!({"unspent": "treasury"});
    let with = |more: Value| {
        let mut options = keeps.clone();
        for (id, value) in more.as_object().unwrap() {
            options[id] = value.clone();
        }
        options
    };
    let none = || json!({});
    let yorkshire = winter(json!(["A yor"]), 12, json!([]));
    let two = winter(json!(["F lon", "A lvp"]), 15, json!([]));
    let scrap = json!(["Disband F Lon", "Build A Lon"]);
    let scrap = winter(json!(["F lon"]), 15, scrap);
    let rich = winter(json!([]), 100, json!(["Place the rest in Lon"]));
    let taken = fall(json!(["A bel"]));
    let quiet = fall(json!([]));
    let (england, germany) = ("/blocks/points/england", "/blocks/points/germany");
    for (line, pointer, plain, expected, options, otherwise) in [
        // 2B.13, I-03f
        (
            &yorkshire,
            england,
            none(),
            json!(0),
            keeps.clone(),
            json!(7),
        ),
        (
            &yorkshire,
            "/blocks/held/edi",
            none(),
            json!(5),
            json!({"unspent": "home"}),
            json!(12),
        ),
        // I-07c, 2B.20
        (
            &two,
            england,
            keeps.clone(),
            json!(5),
            with(json!({"army_price": 3})),
            json!(7),
        ),
        (
            &two,
            england,
            keeps.clone(),
            json!(5),
            with(json!({"fleet_price": 7})),
            json!(3),
        ),
        // I-09a
        (
            &two,
            england,
            keeps.clone(),
            json!(5),
            with(json!({"scheme": "appendix"})),
            json!(13),
        ),
        (
            &two,
            "/blocks/held/lon",
            none(),
            json!(5),
            json!({"scheme": "appendix"}),
            json!(3),
        ),
        (
            &two,
            "/blocks/held/lon",
            none(),
            json!(5),
            json!({"centre_blocks": 8}),
            json!(8),
        ),
        // I-04a, 2B.21: 7 + 5 + 5 blocks
        (
            &quiet,
            germany,
            none(),
            json!(14),
            json!({"blocks_per_point": 3}),
            json!(4),
        ),
        (
            &quiet,
            germany,
            json!({"blocks_per_point": 3}),
            json!(4),
            json!({"blocks_per_point": 3, "rounding": "nearest"}),
            json!(5),
        ),
        // I-07a, 2B.25
        (
            &two,
            "/phase",
            none(),
            json!("S1902M"),
            json!({"seasons": "one"}),
            json!("F1902M"),
        ),
        // I-07b, I-07d, 2B.19
        (
            &two,
            "/blocks/held/alb",
            none(),
            json!(null),
            json!({"provinces": "valued"}),
            json!(1),
        ),
        (
            &two,
            "/blocks/held/ruh",
            none(),
            json!(null),
            json!({"provinces": "table"}),
            json!(4),
        ),
        (
            &two,
            "/blocks/held/lon",
            none(),
            json!(5),
            json!({"provinces": "table"}),
            json!(4),
        ),
        (
            &two,
            "/blocks/held/boh",
            none(),
            json!(null),
            json!({"provinces": "equal"}),
            json!(5),
        ),
        // I-04c to I-04f, 2B.9
        (
            &two,
            "/blocks/held/tun",
            none(),
            json!(5),
            json!({"neutrals": "blocks"}),
            json!(10),
        ),
        (
            &two,
            "/blocks/held/tun",
            json!({"neutrals": "blocks"}),
            json!(10),
            json!({"neutrals": "blocks", "neutral_most": 7}),
            json!(7),
        ),
        // 2B.4: 7 blocks of Paris; 2B.8: 5 of Belgium
        (
            &taken,
            "/blocks/held/par",
            none(),
            json!(4),
            json!({"battle": "dislodged-only"}),
            json!(7),
        ),
        (
            &taken,
            "/blocks/held/bel",
            none(),
            json!(5),
            json!({"neutral_rubble": "when-taken"}),
            json!(3),
        ),
        // 2B.16
        (
            &scrap,
            "/results/england/1/result",
            none(),
            json!("built"),
            json!({"rebuilding": "forbidden"}),
            json!("void"),
        ),
        // I-08a, 2B.18
        (
            &rich,
            "/outcome/solo",
            json!({"victory_blocks": 116}),
            json!(null),
            json!({"victory_blocks": 115}),
            json!("england"),
        ),
        (
            &quiet,
            "/outcome/solo",
            none(),
            json!(null),
            json!({"victory_centres": 3}),
            json!("germany"),
        ),
        (
            &quiet,
            "/outcome/solo",
            none(),
            json!(null),
            json!({"goal": "centres", "victory_centres": 3}),
            json!("germany"),
        ),
    ] {
        assert_eq!(
            told(line, &plain, pointer),
            expected,
            "{plain} of {options}"
        );
        assert_eq!(told(line, &options, pointer), otherwise, "{options}");
    }
}

/// I-02b, 2B.12: a Winter before the first moves, with a first income; without it, no such Winter.
#[test]
fn the_opening_pays_a_first_income_in_its_own_winter_only() {
    let line = |phase: &str| {
        json!({
            "phase": phase,
            "units": {},
            "sc_owners": {"lon": "england", "edi": "england", "lvp": "england"},
            "sheets": {"england": ["Build F Lon", "Build F Edi", "Place the rest in Lvp"]},
        })
    };
    let unarmed = json!({"opening": "unarmed"});
    let built = |phase, options: &Value| {
        let units = told(&line(phase), options, "/units/england");
        let held = told(&line(phase), options, "/blocks/held/lvp");
        (units, held)
    };
    let both = json!(["F edi", "F lon"]);
    assert_eq!(built("W1900A", &unarmed), (both, json!(10)));
    assert_eq!(built("W1901A", &unarmed), (json!(null), json!(5)));
    assert_eq!(built("W1900A", &json!({})), (json!(null), json!(5)));
}

/// I-03g, 2B.22
#[test]
fn points_are_lent_called_and_collected_where_loans_are_allowed() {
    let line = json!({
        "variant": "investment",
        "options": {"loans": "allowed", "unspent": "treasury"},
        "phase": "S1902M",
        "units": {"england": ["F lon"], "france": ["A par"]},
        "sc_owners": {"lon": "england", "par": "france"},
        "blocks": {"points": {"england": 6, "france": 0}},
        "sheets": {"england": ["Lend 4 to France"], "france": ["Borrow 4 from England"]},
    });
    let mut spring = answer(&line);
    assert_eq!(
        spring["blocks"]["points"],
        json!({"england": 2, "france": 4})
    );
    let loan =
        json!([{"lender": "england", "debtor": "france", "owed": 4, "called": 0, "made": 0}]);
    assert_eq!(spring["blocks"]["loans"], loan);
    spring["sheets"] = json!({"england": ["Call all from France"]});
    let fall = answer(&spring);
    // Each has 5 blocks; the loan is collected after they paid.
    assert_eq!(
        fall["blocks"]["points"],
        json!({"england": 11, "france": 5})
    );
    assert_eq!(fall["blocks"]["loans"], json!(null));
    let row = &fall["point_ledger"]["rows"][0];
    assert_eq!(
        (&row["power"], &row["flows"]["private"]),
        (&json!("england"), &json!(0))
    );
    // Without the option there is no such line.
    let mut never = line.clone();
    never["options"] = json!({});
    assert_eq!(answer(&never)["error"]["field"], "sheets.england[0]");
    // Who is out of the game neither lends nor owes.
    let mut out = line.clone();
    out["blocks"]["loans"] = json!([{"lender": "england", "debtor": "italy", "owed": 1}]);
    assert_eq!(answer(&out)["error"]["field"], "blocks.loans[0].debtor");
}

/// 2B.5: what was fought for in Spring is rubble in Fall, if the line says that it was.
#[test]
fn a_line_remembers_the_years_battles() {
    let spring = answer(&json!({
        "variant": "investment",
        "phase": "S1902M",
        "units": {"germany": ["A bur", "A pic"], "france": ["A par"]},
        "sc_owners": {"par": "france", "mun": "germany"},
        "blocks": {"held": {"par": 7}},
        "sheets": {"germany": ["A Bur - Par", "A Pic S A Bur - Par"]},
    }));
    let retreated = |mut line: Value| {
        line["sheets"] = json!({"france": ["A Par - Gas"]});
        answer(&line)
    };
    let fall = retreated(spring);
    assert_eq!(fall["phase"], "F1902M");
    let entered = json!({"entered": {
        "phase": "S1902M", "province": "par", "owner": "germany", "unit": "A par",
        "battles": [{"against": "france", "dislodged": true}],
    }});
    assert_eq!(fall["year"][1], entered);
    let lost = json!({"dislodged": {
        "phase": "S1902M", "province": "par", "owner": "france", "unit": "A gas",
    }});
    assert_eq!(fall["year"][0], lost);
    let winter = answer(&fall);
    assert_eq!(winter["blocks"]["held"]["par"], 4);
    assert_eq!(winter["points"][0]["rule"], "I-05c");
    assert_eq!(winter["points"][0]["event"]["rubble"]["lost"], 3);
    let captured = json!({"captured": {
        "province": "par", "by": "germany", "from": "france", "contested": true,
    }});
    assert!(winter["year"].as_array().unwrap().contains(&captured));
    let mut forgotten = fall.clone();
    forgotten.as_object_mut().unwrap().remove("year");
    assert_eq!(answer(&forgotten)["blocks"]["held"]["par"], 7);
    // After Winter it is another year.
    assert_eq!(answer(&winter)["year"], json!(null));
}

#[test]
fn what_is_wrong_with_a_year_is_said() {
    let line = |variant: &str, year: Value| {
        let line = json!({"variant": variant, "phase": "F1901M", "units": {}, "year": year});
        answer(&line)["error"]["field"].clone()
    };
    let standoff =
        |province: &str| json!([{"standoff": {"phase": "S1901M", "province": province}}]);
    assert_eq!(line("investment", standoff("par")), json!(null));
    assert_eq!(line("investment", standoff("xyz")), "year[0].province");
    assert_eq!(line("standard", standoff("par")), "year");
    let dislodged = json!([{"dislodged": {
        "phase": "S1901M", "province": "par", "owner": "france", "unit": "A par",
    }}]);
    assert_eq!(line("investment", dislodged), "year[0].unit");
    let captured = json!([{"captured": {"province": "par", "by": "spain", "contested": true}}]);
    assert_eq!(line("investment", captured), "year[0].by");
    assert_eq!(line("investment", json!([{"married": {}}])), "year");
}

/// A custom game is its preset with other choices on the axes.
#[test]
fn composed_games_are_lines_like_others() {
    // Credits on the standard board: values shared with the economic board, seats in capitals.
    let line = json!({
        "options": {"economy": "credits"},
        "phase": "F1901M",
        "units": {"italy": ["A rom", "A tun"]},
        "sc_owners": {"rom": "italy", "nap": "italy", "tus": "italy"},
    });
    let fall = answer(&line);
    assert_eq!(
        fall["credits"]["treasuries"]["italy"],
        json!({"credits": 3 + 10, "seat": "rom"})
    );
    // Blocks on the economic board.
    let line = json!({
        "variant": "economic",
        "options": {"economy": "blocks", "provinces": "table"},
        "phase": "F1901M",
        "units": {"austria": ["F zar"]},
        "sc_owners": {"cro": "austria"},
    });
    let fall = answer(&line);
    assert_eq!(fall["blocks"]["points"], json!({"austria": 4}));
    assert_eq!(fall["blocks"]["held"]["sms"], json!(null));
    // What does not go together is refused by both rules.
    let bad = json!({
        "variant": "economic", "options": {"goal": "blocks"}, "phase": "F1901M", "units": {},
    });
    let error = answer(&bad)["error"].clone();
    assert_eq!(error["field"], "options.goal");
    let message = error["message"].as_str().unwrap();
    for part in ["credits", "victory by blocks"] {
        assert!(message.contains(part), "{message}");
    }
}

/// What a province may hold has an end; what all of them hold together may be more.
#[test]
fn r2b_09_rich_neutrals_can_be_read_again() {
    let line = json!({
        "variant": "investment",
        "options": {"neutrals": "blocks", "goal": "centres"},
        "phase": "W1915A",
        "units": {},
        "blocks": {"held": {"bel": 1_000_000, "hol": 1_000_000, "den": 999_999}},
    });
    let spring = answer(&line);
    assert_eq!(spring["error"], json!(null));
    let neutral = &spring["blocks"]["books"]["neutral"];
    assert!(
        neutral["opening"].as_u64().unwrap() > 3_000_000,
        "{neutral}"
    );
    assert_eq!(answer(&spring)["error"], json!(null));
    let mut beyond = line.clone();
    beyond["blocks"]["held"]["bel"] = 1_000_001.into();
    assert_eq!(answer(&beyond)["error"]["field"], "blocks.held.bel");
}
