//! `chancery resolve`, line by line.

use chancery::resolve::run;
use serde_json::{Value, json};

/// The answers to these lines.
pub(super) fn answers(input: &str) -> Vec<Value> {
    let mut output = Vec::new();
    run(input.as_bytes(), &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    output
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn answer(question: &Value) -> Value {
    let mut answers = answers(&question.to_string());
    assert_eq!(answers.len(), 1);
    answers.remove(0)
}

/// `power order: result` for every result.
fn results(answer: &Value) -> Vec<String> {
    let powers = answer["results"].as_object().expect("results");
    let mut told = Vec::new();
    for (power, results) in powers {
        for r in results.as_array().unwrap() {
            let text = |key: &str| r[key].as_str().unwrap_or("-").to_owned();
            told.push(format!("{power} {}: {}", text("order"), text("result")));
        }
    }
    told
}

#[test]
fn a_year_is_played_by_feeding_answers_back() {
    let start = json!({
        "phase": "S1901M",
        "units": {
            "austria": ["A bud", "A vie", "F tri"],
            "italy": ["A rom", "A ven", "F nap"],
        },
        "sc_owners": {
            "bud": "austria", "vie": "austria", "tri": "austria",
            "rom": "italy", "ven": "italy", "nap": "italy",
        },
    });
    let next = |mut state: Value, orders: Value| {
        state["orders"] = orders;
        answer(&state)
    };
    let spring = next(
        start,
        json!({
            "austria": ["Bud-Ser", "A Vie H"],
            "italy": ["A Ven - Tyr", "A Rom - Ven", "F Nap - Ion"],
        }),
    );
    assert_eq!(spring["phase"], "F1901M");
    assert!(spring["dislodged"].as_object().unwrap().is_empty());
    let fall = next(
        spring,
        json!({
            "italy": ["A Ven - Tri", "A Tyr S A Ven - Tri", "F Ion - Tun"],
            "austria": ["A Ser H"],
        }),
    );
    assert_eq!(fall["phase"], "F1901R");
    let lost = &fall["dislodged"]["austria"]["F tri"];
    assert_eq!(lost["from"], "ven");
    assert_eq!(lost["retreats"], json!(["adr", "alb"]));
    // Nobody owns Serbia before the Fall is over.
    assert!(fall["sc_owners"]["ser"].is_null());
    let winter = next(fall, json!({"austria": ["F Tri R Alb"]}));
    assert_eq!(winter["phase"], "W1901A");
    assert_eq!(winter["sc_owners"]["tri"], "italy");
    assert_eq!(winter["sc_owners"]["ser"], "austria");
    assert_eq!(winter["sc_owners"]["tun"], "italy");
    assert_eq!(
        winter["units"]["austria"],
        json!(["A ser", "A vie", "F alb"])
    );
    let spring = next(
        winter,
        json!({"italy": ["build A rom", "waive"], "austria": ["build A bud"]}),
    );
    assert_eq!(spring["phase"], "S1902M");
    assert_eq!(
        results(&spring),
        [
            "austria build A bud: void",
            "italy build A rom: built",
            "italy waive: waived"
        ]
    );
    assert_eq!(
        spring["units"]["italy"],
        json!(["A rom", "A tri", "A tyr", "F tun"])
    );
}

#[test]
fn every_result_word() {
    let told = results(&answer(&json!({
        "rulebook": "datc",
        "phase": "S1901M",
        "units": {
            "england": ["F nth", "A lon", "F mao", "A spa"],
            "france": ["A por", "A par", "A pic"],
            "germany": ["F hel", "F ska", "A mun", "A ruh", "A bur"],
            "italy": ["A gas", "A ven", "A tyr"],
            "austria": ["A tri"],
        },
        "orders": {
            "austria": ["A Tri - Ven"],
            "england": ["F Nth C A Lon - Nwy", "A Lon - Nwy", "F Mao S A Spa - Por", "A Spa - Por"],
            "france": ["A Par - Bur", "A Pic S A Par - Bur"],
            "germany": ["F Hel - Nth", "F Ska S F Hel - Nth", "A Bur - Pic", "A Mun - Tun"],
            "italy": ["A Gas S A Mun - Bur", "A Ven S A Tyr"],
        },
    })));
    let expected = [
        "austria A tri - ven: bounced",
        "england F nth C A lon - nwy: dislodged",
        "england A lon - nwy: bounced",
        "england F mao S A spa - por: supported",
        "england A spa - por: moved",
        "france A por H: destroyed",
        "france A par - bur: moved",
        "france A pic S A par - bur: supported",
        "germany F hel - nth: moved",
        "germany F ska S F hel - nth: supported",
        "germany A mun - tun: void",
        "germany A ruh H: held",
        "germany A bur - pic: dislodged",
        "italy A gas S A mun - bur: void",
        "italy A ven S A tyr: cut",
        "italy A tyr H: held",
    ];
    assert_eq!(told, expected);
}

#[test]
fn rulebooks_change_the_answer() {
    // 4.A.3 c: the move says nothing of a convoy, and a foreign fleet's offer changes nothing;
    // with 4.A.7 a the dislodged unit of a head-on battle has no effect where it went.
    let question = |rulebook: Value| {
        json!({
            "rulebook": rulebook,
            "phase": "F1901M",
            "units": {
                "england": ["A wal", "F lon"],
                "france": ["F eng", "A pic"],
            },
            "orders": {
                "england": ["A wal - pic", "F lon H"],
                "france": ["F eng C A wal - pic", "A pic - bel"],
            },
        })
    };
    let names = [
        ("1971", "1971"),
        ("1982", "1982"),
        ("2000", "2000"),
        ("2023", "2023"),
        ("2025EE", "2025EE"),
        ("2025", "2025EE"),
        ("DATC-3.2", "DATC-3.2"),
        ("datc", "DATC-3.2"),
    ];
    for (name, known) in names {
        let told = answer(&question(json!(name)));
        assert_eq!(told["rulebook"], known);
        assert_eq!(
            told["units"]["england"],
            json!(["A pic", "F lon"]),
            "{name}"
        );
    }
    let told = answer(&question(
        json!({"base": "datc", "4.A.3": "c+fallback", "4.D.8": "a"}),
    ));
    assert!(told["error"].is_null(), "{told}");
    for wrong in [
        json!("2001"),
        json!({"base": "datc", "4.Z.1": "a"}),
        json!({"base": "datc", "4.A.3": "zz"}),
        json!(3),
    ] {
        assert_eq!(answer(&question(wrong))["error"]["field"], "rulebook");
    }
}

#[test]
fn a_faulty_line_names_its_field_and_the_next_is_answered() {
    let good = json!({"phase": "S1901M", "units": {"france": ["A par"]}});
    let with = |key: &str, value: Value| {
        let mut line = good.clone();
        line[key] = value;
        line.to_string()
    };
    let lines = [
        "not json".to_owned(),
        "[]".to_owned(),
        r#"{"phase": "S1901M"}"#.to_owned(),
        r#"{"units": {}}"#.to_owned(),
        with("phase", json!("S1901X")),
        with("phase", json!(1901)),
        with("units", json!({"frnce": ["A par"]})),
        with("units", json!({"france": ["A par", "A parr"]})),
        with("units", json!({"france": ["par"]})),
        with("units", json!({"france": ["F par"]})),
        with("units", json!({"france": ["F spa"]})),
        with("units", json!(["A par"])),
        with("dislodged", json!({"france": {"A bur": {"from": "xyz"}}})),
        with(
            "dislodged",
            json!({"france": {"A bur": {"from": "mun", "retreats": ["par", "qqq"]}}}),
        ),
        with("dislodged", json!({"france": {"A bur": {"form": "mun"}}})),
        with("sc_owners", json!({"bur": "france"})),
        with("sc_owners", json!({"par": "nobody"})),
        with(
            "orders",
            json!({"france": ["A Par - Bur", "A Vienn - Tri"]}),
        ),
        with("orders", json!({"france": ["build Bre"]})),
        with("variant", json!("chess")),
        with("options", json!({"speed": 3})),
        with("order", json!({})),
        String::new(),
        good.to_string(),
    ];
    let told = answers(&lines.join("\n"));
    // The empty line is passed over, and counted.
    assert_eq!(told.len(), lines.len() - 1);
    let (last, faults) = told.split_last().unwrap();
    assert_eq!(last["phase"], "F1901M");
    let shown: Vec<String> = faults
        .iter()
        .map(|t| {
            let e = &t["error"];
            let text = |key: &str| e[key].as_str().unwrap();
            format!("{} {} | {}", e["line"], text("field"), text("message"))
        })
        .collect();
    insta::assert_snapshot!(shown.join("\n"));
}

#[test]
fn aliases_are_read() {
    let told = answer(&json!({
        "phase": "S1901M",
        "units": {"france": ["F MAT", "F GOL"], "italy": ["F TYN"], "england": ["F NAT", "F NWS"]},
        "orders": {"france": ["MID - NAT"]},
    }));
    assert_eq!(told["units"]["france"], json!(["F lyo", "F mao"]));
    assert_eq!(told["units"]["italy"], json!(["F tys"]));
    assert_eq!(told["units"]["england"], json!(["F nao", "F nwg"]));
}

#[test]
fn neutral_units_hold_are_told_and_are_destroyed_when_dislodged() {
    let question = json!({
        "phase": "F1901M",
        "units": {
            "austria": ["A bud", "A tri"],
            "neutral": ["A ser", "A rum"],
            "russia": ["A ukr"],
        },
        "orders": {
            "austria": ["A Bud - Ser", "A Tri S A Bud - Ser"],
            "russia": ["A Ukr - Rum"],
        },
    });
    let told = answer(&question);
    let expected = [
        "austria A bud - ser: moved",
        "austria A tri S A bud - ser: supported",
        "neutral A ser H: destroyed",
        "neutral A rum H: held",
        "russia A ukr - rum: bounced",
    ];
    assert_eq!(results(&told), expected);
    assert_eq!(
        told["results"]["neutral"][0]["why"],
        "A Ser did not hold; A Bud dislodged it, 2 against 1, and neutral units cannot retreat."
    );
    assert_eq!(told["units"]["neutral"], json!(["A rum"]));
    // Nobody has a retreat to order; who stands in a centre owns it, and nobody's unit owns nothing.
    assert_eq!(told["dislodged"], json!({}));
    assert_eq!(told["phase"], "W1901A");
    assert_eq!(
        told["sc_owners"],
        json!({"ser": "austria", "tri": "austria"})
    );
    // Nobody orders them.
    let mut ordered = question.clone();
    ordered["orders"]["russia"] = json!(["A Ser - Gre"]);
    let told = answer(&ordered);
    let why = &told["results"]["russia"][1]["why"];
    assert_eq!(
        why,
        "`A Ser - Gre` will do nothing: the unit in Serbia is not yours to order."
    );
    ordered["orders"] = json!({"neutral": ["A Ser H"]});
    assert_eq!(answer(&ordered)["error"]["field"], "orders.neutral");
}

#[test]
fn dislodged_neutral_units_are_read_and_disband() {
    let told = answer(&json!({
        "phase": "F1901R",
        "units": {"austria": ["A ser"], "NEUTRAL": ["A bul"]},
        "dislodged": {"Neutral": {"A rum": {"from": "ukr", "retreats": ["bud"]}}},
    }));
    assert_eq!(results(&told), ["neutral disband A rum: disbanded"]);
    assert_eq!(
        told["units"],
        json!({"austria": ["A ser"], "neutral": ["A bul"]})
    );
    let twice = json!({"phase": "F1901M", "units": {"neutral": ["A ser"], "Neutral": ["A rum"]}});
    assert_eq!(answer(&twice)["error"]["message"], "neutral appears twice");
}

#[test]
fn orders_are_the_short_form_of_sheets() {
    let mut question = json!({
        "phase": "F1901M",
        "units": {"france": ["A gas", "A mar"], "germany": ["A mun"]},
        "orders": {"france": ["A Gas - Bur", "A Mar S A Gas - Bur"], "germany": ["A Mun - Bur"]},
    });
    let short = answer(&question);
    let orders = question["orders"].take();
    question["sheets"] = orders;
    assert_eq!(answer(&question), short);
    // What is printed is canonical, and read as such.
    for power in ["france", "germany"] {
        let results = short["results"][power].as_array().unwrap();
        let lines = results.iter().map(|r| r["order"].clone());
        question["sheets"][power] = lines.collect();
    }
    assert_eq!(answer(&question), short);
    // Both for one power: one sheet, the orders first, and of two for one unit the first counts.
    question["orders"] = json!({"germany": ["A Mun H"]});
    let both = answer(&question);
    assert_eq!(
        results(&both)[2..],
        ["germany A mun H: held", "germany A mun - bur: void"]
    );
    question["sheets"]["germany"] = json!(["A Mun - Brr"]);
    assert_eq!(answer(&question)["error"]["field"], "sheets.germany[0]");
}

#[test]
fn options_change_the_goal() {
    let question = |options: Value| {
        json!({
            "options": options,
            "phase": "F1901M",
            "units": {"france": ["A par", "A spa"], "italy": ["A rom"]},
            "sc_owners": {"par": "france", "mar": "france", "rom": "italy"},
        })
    };
    let plain = answer(&question(json!({})));
    assert!(plain["outcome"].is_null() && plain["options"].is_null());
    assert_eq!(plain["phase"], "W1901A");
    let options = json!({"victory_centres": 3, "first_year": 1901});
    let short = answer(&question(options.clone()));
    assert_eq!(short["outcome"], json!({"solo": "france"}));
    assert_eq!(short["options"], options);
    assert_eq!(short["phase"], "F1901M");
    let wrong = answer(&question(json!({"victory_centres": "3"})));
    assert_eq!(wrong["error"]["field"], "options.victory_centres");
}

#[test]
fn a_game_ends_after_its_last_year() {
    let question = |options: Value| {
        json!({
            "options": options,
            "phase": "F1901M",
            "units": {"france": ["A par", "A mar"], "italy": ["A rom"]},
            "sc_owners": {"par": "france", "mar": "france", "rom": "italy"},
        })
    };
    let most = answer(&question(json!({"last_year": 1901})));
    assert_eq!(most["outcome"], json!({"solo": "france"}));
    assert_eq!(most["phase"], "W1901A");
    assert_eq!(answer(&most)["outcome"], most["outcome"]);
    let draw = json!({"last_year": 1901, "last_year_then": "draw"});
    let draw = answer(&question(draw));
    assert_eq!(draw["outcome"], json!({"draw": ["france", "italy"]}));
    assert_eq!(answer(&draw)["outcome"], draw["outcome"]);
    assert!(answer(&question(json!({"last_year": 1902})))["outcome"].is_null());
    let wrong = answer(&question(json!({"last_year": 10})));
    assert_eq!(wrong["error"]["field"], "options.last_year");
}

#[test]
fn an_answer_of_the_last_year_can_be_fed_back() {
    let question = |phase: &str| json!({"phase": phase, "units": {"france": ["A par"]}});
    let told = answer(&question("W9998A"));
    assert_eq!(told["phase"], "S9999M");
    let refused = answer(&told)["error"].clone();
    assert_eq!(refused["message"], "the last year is 9998");
}

#[test]
fn a_solo_is_told() {
    let homes = [
        "par", "bre", "mar", "spa", "por", "bel", "hol", "mun", "kie", "ber", "lon", "edi", "lvp",
        "ven", "rom", "nap", "tun", "den",
    ];
    let owners: serde_json::Map<String, Value> = homes
        .iter()
        .map(|p| ((*p).to_owned(), json!("france")))
        .collect();
    let told = answer(&json!({
        "phase": "F1908M",
        "units": {"france": ["A par"], "turkey": ["A con"]},
        "sc_owners": owners,
    }));
    assert_eq!(told["outcome"], json!({"solo": "france"}));
}

#[test]
fn the_command_answers_on_standard_output() {
    use std::io::Write;
    use std::process::{Command, Stdio};

    let mut child = Command::new(env!("CARGO_BIN_EXE_chancery"))
        .arg("resolve")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = "{\"phase\": \"S1901M\", \"units\": {\"france\": [\"A par\"]}}\nnonsense\n";
    let mut input = child.stdin.take().unwrap();
    input.write_all(lines.as_bytes()).unwrap();
    drop(input);
    let done = child.wait_with_output().unwrap();
    assert!(done.status.success());
    let told: Vec<Value> = String::from_utf8(done.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(told, answers(lines));
}
