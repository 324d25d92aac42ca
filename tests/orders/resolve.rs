//! `chancery resolve`, line by line.

use std::fs;
use std::path::Path;

use chancery::resolve::{run, schema};
use serde_json::{Value, json};

/// The answers to these lines.
fn answers(input: &str) -> Vec<Value> {
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

fn document(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("docs")
        .join(name);
    fs::read_to_string(path).unwrap()
}

/// The fenced JSON blocks of the document, which come in pairs: a question and its answer.
fn examples() -> Vec<(Value, Value)> {
    let text = document("resolve.md");
    let blocks: Vec<Value> = text
        .split("```json\n")
        .skip(1)
        .map(|rest| serde_json::from_str(rest.split("```").next().unwrap()).unwrap())
        .collect();
    assert_eq!(blocks.len() % 2, 0);
    blocks
        .chunks(2)
        .map(|pair| (pair[0].clone(), pair[1].clone()))
        .collect()
}

/// With `UPDATE_DOCS` set, what the documents show is written anew instead of compared: for looking
/// over and committing.
fn update() -> bool {
    std::env::var_os("UPDATE_DOCS").is_some()
}

fn rewrite(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("docs")
        .join(name);
    fs::write(path, text).unwrap();
}

/// The order the document shows fields in; others follow by name.
const FIELDS: [&str; 11] = [
    "variant",
    "rulebook",
    "options",
    "phase",
    "units",
    "dislodged",
    "sc_owners",
    "order",
    "unit",
    "line",
    "field",
];

fn in_order(fields: &serde_json::Map<String, Value>) -> Vec<(&String, &Value)> {
    let place = |key: &str| {
        FIELDS
            .iter()
            .position(|f| *f == key)
            .unwrap_or(FIELDS.len())
    };
    let mut fields: Vec<_> = fields.iter().collect();
    fields.sort_by_key(|(key, _)| place(key));
    fields
}

/// JSON as the document shows it: what fits on a line stands on one.
fn shown(value: &Value, indent: usize) -> String {
    let (pad, end) = (" ".repeat(indent + 2), " ".repeat(indent));
    let line = match value {
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(|v| shown(v, 0)).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Object(fields) => {
            let fields = in_order(fields).into_iter();
            let fields = fields.map(|(k, v)| format!("{}: {}", json!(k), shown(v, 0)));
            format!("{{{}}}", fields.collect::<Vec<_>>().join(", "))
        }
        plain => plain.to_string(),
    };
    if indent + line.len() <= 90 && !line.contains('\n') {
        return line;
    }
    let inner = indent + 2;
    match value {
        Value::Array(items) => {
            let items = items.iter().map(|v| format!("{pad}{}", shown(v, inner)));
            format!("[\n{}\n{end}]", items.collect::<Vec<_>>().join(",\n"))
        }
        Value::Object(fields) => {
            let fields = in_order(fields).into_iter();
            let fields = fields.map(|(k, v)| format!("{pad}{}: {}", json!(k), shown(v, inner)));
            format!("{{\n{}\n{end}}}", fields.collect::<Vec<_>>().join(",\n"))
        }
        _ => line,
    }
}

/// The answer to a question of the document. A faulty line is shown as a string, as it is no JSON.
fn answer_shown(question: &Value) -> Value {
    let line = match question {
        Value::String(line) => line.clone(),
        object => object.to_string(),
    };
    let mut answers = answers(&line);
    assert_eq!(answers.len(), 1, "{line}");
    answers.remove(0)
}

#[test]
fn the_documented_examples_are_answered_as_documented() {
    let examples = examples();
    assert!(examples.len() >= 4);
    if update() {
        let text = document("resolve.md");
        let mut blocks = text.split("```json\n");
        let mut anew = blocks.next().unwrap().to_owned();
        for (i, block) in blocks.enumerate() {
            let after = block.split_once("```").unwrap().1;
            let (question, _) = &examples[i / 2];
            let value = match i % 2 {
                0 => question.clone(),
                _ => answer_shown(question),
            };
            anew += &format!("```json\n{}\n```{after}", shown(&value, 0));
        }
        return rewrite("resolve.md", &anew);
    }
    for (question, expected) in examples {
        assert_eq!(answer_shown(&question), expected, "{question}");
    }
}

#[test]
fn examples_and_answers_fit_the_schema_in_the_documents() {
    let made = serde_json::to_string_pretty(&schema()).unwrap();
    if update() {
        rewrite("resolve.schema.json", &format!("{made}\n"));
    }
    let written: Value = serde_json::from_str(&document("resolve.schema.json")).unwrap();
    assert!(
        written == schema(),
        "docs/resolve.schema.json is not what the types make; UPDATE_DOCS=1 writes it anew"
    );
    let input = jsonschema::validator_for(&written["input"]).unwrap();
    let output: Vec<_> = written["output"]["anyOf"]
        .as_array()
        .unwrap()
        .iter()
        .map(|schema| jsonschema::validator_for(schema).unwrap())
        .collect();
    for (question, _) in examples() {
        let answer = answer_shown(&question);
        if question.is_object() && answer["error"].is_null() {
            assert!(input.is_valid(&question), "{question}");
        }
        assert!(output.iter().any(|o| o.is_valid(&answer)), "{answer}");
    }
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
