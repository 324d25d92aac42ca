//! Archives: whatever state a game is in, the line written of it leads `chancery resolve` where the
//! game went; a check finds what was changed in one.

use std::collections::BTreeMap;
use std::io::Write;
use std::process::{Command, Stdio};

use chancery::control::ControlRules;
use chancery::game::{GameStatus, Outcome, State};
use chancery::movement::Preset;
use chancery::resolve::{check, question};
use chancery::variants::{self, options};
use serde_json::{Value, json};

use super::random::{Game, Sheets};
use super::resolve::answers;

fn line(state: &State, sheets: &Sheets) -> Value {
    serde_json::to_value(question(state, sheets)).unwrap()
}

/// What a line and an answer both say of a state.
fn stands(line: &Value) -> Value {
    let mut shown = serde_json::Map::new();
    for key in [
        "variant",
        "rulebook",
        "options",
        "phase",
        "units",
        "dislodged",
        "sc_owners",
        "disorder",
        "credits",
        "motions",
        "outcome",
        "blocks",
        "year",
        "relations",
    ] {
        let empty = |v: &Value| v.is_null() || v.as_object().is_some_and(|o| o.is_empty());
        if let Some(value) = line.get(key).filter(|v| !empty(v)) {
            shown.insert(key.to_owned(), value.clone());
        }
    }
    Value::Object(shown)
}

/// What a check says of these lines, and whether all is well.
fn checked(lines: &[Value]) -> (bool, Vec<Value>) {
    let text: Vec<String> = lines.iter().map(Value::to_string).collect();
    let mut output = Vec::new();
    let good = check(text.join("\n").as_bytes(), &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    let told = output.lines().map(|l| serde_json::from_str(l).unwrap());
    (good, told.collect())
}

/// Setups of all variants with seats: plain ones, some with much changed, and composed ones.
pub fn setups() -> Vec<chancery::game::Setup> {
    let mut all: Vec<_> = variants::PRESETS.iter().map(|p| (p.setup)(None)).collect();
    all.retain(|setup| setup.control == ControlRules::Seats);
    let mut datc = Preset::Datc.rulebook();
    datc.set("4.A.3", "c+fallback").unwrap();
    for (mut setup, changes) in [
        (
            variants::standard(Some(datc)),
            json!({"victory_centres": 9, "first_year": 1}),
        ),
        (
            variants::economic(None),
            json!({
                "borders": ["cro-ser", "nap-sic-fleets", "no-arc-fin"], "values": {"ruh": 5, "mun": 0},
                "spending": "chained", "removals": "cheapest", "shortfall": "pro-rata",
                "treasury_guests": "trusted", "estate": "to-captor", "yards": "with-capital",
                "demobilisation": "allowed", "start_credits": 40, "fleet_price": 3,
                "victory_income": 60, "alliance_income": 70,
            }),
        ),
        (
            variants::economic(Some(Preset::Y2000.rulebook())),
            json!({"demobilisation_majority": "of-powers", "winter_gifts": "after-upkeep"}),
        ),
        (
            variants::investment(None),
            json!({
                "unspent": "treasury", "loans": "allowed", "neutrals": "blocks", "neutral_most": 40,
                "victory_blocks": 900,
            }),
        ),
        (
            variants::investment(None),
            json!({"seasons": "one", "opening": "unarmed", "unspent": "home", "battle": "dislodged-only"}),
        ),
        (
            variants::investment(None),
            json!({
                "provinces": "valued", "army_price": 3, "opening": "reduced", "loans": "allowed",
                "neutral_rubble": "when-taken", "first_year": 1700,
            }),
        ),
        (
            variants::investment(None),
            json!({"scheme": "appendix", "rounding": "nearest", "victory_blocks": 150}),
        ),
        // Composed games.
        (
            variants::investment(None),
            json!({
                "board": "economic", "provinces": "table", "loans": "allowed", "borders": ["cro-ser"],
                "goal": "centres",
            }),
        ),
        (
            variants::standard(None),
            json!({"economy": "credits", "seasons": "one", "opening": "reduced-without-sev"}),
        ),
        (
            variants::economic(None),
            json!({"economy": "centres", "opening": "unarmed", "seasons": "one"}),
        ),
        (
            variants::economic(None),
            json!({"opening": "unarmed", "estate": "to-captor", "goal": "centres"}),
        ),
        (
            variants::naval(None),
            json!({
                "crawl": "forbidden", "second_convoy": "forbidden", "second_hold_support": "allowed",
                "patrol_leaving": "caught", "patrol_arriving": "caught", "neutral_passage": "open",
                "islands_vote": ["ireland", "sicily"], "borders": ["iceland", "no-cly-iri", "no-lvp-nao"],
                "first_year": 1901,
            }),
        ),
        (
            variants::naval(None),
            json!({"economy": "credits", "opening": "standard", "estate": "to-captor"}),
        ),
        (
            variants::investment(None),
            json!({"movement": "naval", "board": "economic", "opening": "chosen", "seasons": "one"}),
        ),
        // Treaties, and claims that are soon posted.
        (
            variants::relations(None),
            json!({
                "victory_points": 1, "victory_points_two": 3, "victory_points_three": 5,
                "war_chains": "whole", "minor_penalty": "once", "expansionism": "lifetime",
                "penalties_worn_off": "before-check", "contact": "two-moves",
            }),
        ),
        (
            variants::economic(None),
            json!({"relations": "treaties", "goal": "income", "seasons": "one"}),
        ),
        (
            variants::naval(None),
            json!({"relations": "treaties", "opening": "standard", "coalition_attacks": "allowed"}),
        ),
    ] {
        let changes = serde_json::from_value(changes).unwrap();
        options::set(&mut setup, &changes).unwrap();
        all.push(setup);
    }
    all
}

#[test]
fn every_phase_of_random_games_is_resolved_from_its_line_as_in_the_game() {
    let (mut loans, mut hired, mut points_lent, mut battles) = (0, 0, 0, 0);
    let (mut treaties, mut claims) = (0, 0);
    for (n, setup) in setups().into_iter().enumerate() {
        for seed in 0..3 {
            let mut game = Game::new(setup.clone(), 100 * n as u64 + seed);
            let mut lines = Vec::new();
            while game.state.is_playing() && lines.len() < 30 {
                let before = game.state.clone();
                let sheets = game.play();
                let question = line(&before, &sheets);
                let answer = answers(&question.to_string()).remove(0);
                let expected = line(&game.state, &BTreeMap::new());
                assert_eq!(stands(&answer), stands(&expected), "{question}");
                loans += question["credits"]["loans"].as_array().map_or(0, Vec::len);
                hired += usize::from(!question["credits"]["hired"].is_null());
                points_lent += question["blocks"]["loans"].as_array().map_or(0, Vec::len);
                battles += question["year"].to_string().matches("battles").count();
                let relations = &question["relations"];
                treaties += relations["treaties"].as_array().map_or(0, Vec::len);
                claims += relations["claims"].as_array().map_or(0, Vec::len);
                lines.push(question);
                game.people_change();
            }
            if game.state.is_playing() {
                game.state.stage = GameStatus::Finished(Outcome::Abandoned);
            }
            lines.push(line(&game.state, &BTreeMap::new()));
            let (good, told) = checked(&lines);
            let (last, phases) = told.split_last().unwrap();
            let wrong: Vec<&Value> = phases.iter().filter(|t| t["result"] != "same").collect();
            assert!(good && wrong.is_empty(), "{wrong:#?}");
            assert_eq!(last["result"], "over");
        }
    }
    assert!(loans > 50, "{loans} loans");
    assert!(hired > 0, "{hired} phases with hired units");
    assert!(points_lent > 50, "{points_lent} loans of points");
    assert!(battles > 10, "{battles} battles remembered");
    assert!(treaties > 50, "{treaties} treaties");
    assert!(claims > 0, "{claims} claims");
}

/// A game of two phases that ended by vote.
fn archive() -> Vec<Value> {
    let mut game = Game::new(variants::economic(None), 7);
    let mut lines = Vec::new();
    for _ in 0..2 {
        let before = game.state.clone();
        let sheets = game.play();
        lines.push(line(&before, &sheets));
    }
    let survivors = game.state.survivors();
    game.state.stage = GameStatus::Finished(Outcome::Draw(survivors));
    lines.push(line(&game.state, &BTreeMap::new()));
    lines
}

#[test]
fn a_check_names_what_was_changed() {
    let good = archive();
    assert!(checked(&good).0);
    let mut bad = good.clone();
    bad[1]["credits"]["treasuries"]["italy"]["credits"] = json!(77);
    let (fine, told) = checked(&bad);
    assert!(!fine);
    let first = &told[0];
    let before = &good[1]["credits"]["treasuries"]["italy"]["credits"];
    assert_eq!(
        first,
        &json!({
            "line": 1, "phase": "S1901M", "result": "differs",
            "differences": [{
                "field": "credits.treasuries.italy.credits", "resolved": before, "archived": 77,
            }],
        })
    );
    // A win that the phase did not bring, and another rulebook.
    let mut bad = good.clone();
    bad[2]["outcome"] = json!({"solo": "france"});
    bad[2]["rulebook"] = json!("2023");
    let fields: Vec<Value> = checked(&bad).1[1]["differences"]
        .as_array()
        .unwrap()
        .iter()
        .map(|d| d["field"].clone())
        .collect();
    assert_eq!(fields, ["outcome", "rulebook"].map(Value::from));
}

#[test]
fn a_check_says_what_it_cannot_compare() {
    let good = archive();
    let results = |lines: &[Value]| {
        let (good, told) = checked(lines);
        let told = told.iter().map(|t| match t["result"].as_str() {
            Some(result) => result.to_owned(),
            None => t["error"]["field"].to_string(),
        });
        (good, told.collect::<Vec<_>>().join(" "))
    };
    assert_eq!(results(&good), (true, "same same over".into()));
    assert_eq!(results(&good[..2]), (true, "same unchecked".into()));
    let twice = [good.clone(), good.clone()].concat();
    let all = "same same over same same over";
    assert_eq!(results(&twice), (true, all.into()));
    let mut broken = good.clone();
    broken[1]["phase"] = json!("X1901M");
    let told = "unchecked \"phase\" over";
    assert_eq!(results(&broken), (false, told.into()));
    assert_eq!(results(&[]), (true, String::new()));
}

#[test]
fn a_game_that_is_over_is_answered_by_itself() {
    let last = archive().remove(2);
    let answer = answers(&last.to_string()).remove(0);
    assert_eq!(answer["outcome"], last["outcome"]);
    assert_eq!(stands(&answer), stands(&last));
    assert_eq!(answer["results"], json!({}));
    for wrong in [
        json!({"solo": "spain"}),
        json!({"alliance": ["italy"]}),
        json!("lost"),
    ] {
        let mut line = last.clone();
        line["outcome"] = wrong;
        let answer = answers(&line.to_string()).remove(0);
        assert_eq!(answer["error"]["field"], "outcome");
    }
}

/// A hired army that was dislodged, and the one that took its place.
#[test]
fn a_hired_unit_and_its_conqueror_are_told_apart() {
    let hired = |key: &str| {
        let question = json!({
            "variant": "economic",
            "phase": "F1901R",
            "units": {"germany": ["A bur"], "france": ["A par"]},
            "dislodged": {"france": {"A bur": {"from": "mun", "retreats": ["gas", "pic"]}}},
            "credits": {"hired": {key: "italy"}},
            "sheets": {"italy": ["French A Bur - Gas"]},
        });
        answers(&question.to_string()).remove(0)["units"].clone()
    };
    assert_eq!(
        hired("French A bur"),
        json!({"germany": ["A bur"], "france": ["A gas", "A par"]})
    );
    assert_eq!(
        hired("A bur"),
        json!({"germany": ["A bur"], "france": ["A par"]})
    );
    // What is written is read again.
    let both = json!({
        "variant": "economic",
        "phase": "S1901M",
        "units": {
            "germany": ["A mun", "A ruh"], "france": ["A bur"], "italy": ["A ven"], "turkey": ["A con"],
        },
        "sheets": {
            "france": ["Hire A Bur to Italy"],
            "germany": ["A Mun - Bur", "A Ruh S A Mun - Bur", "Hire A Mun to Turkey"],
        },
    });
    let retreats = answers(&both.to_string()).remove(0);
    let told = &retreats["credits"]["hired"];
    assert_eq!(
        told,
        &json!({"French A bur": "italy", "German A bur": "turkey"})
    );
}

#[test]
fn the_command_checks_and_fails_on_a_difference() {
    let run = |lines: &[Value]| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_chancery"))
            .args(["resolve", "--check"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let text: Vec<String> = lines.iter().map(Value::to_string).collect();
        let mut input = child.stdin.take().unwrap();
        input.write_all(text.join("\n").as_bytes()).unwrap();
        drop(input);
        let done = child.wait_with_output().unwrap();
        let told = String::from_utf8(done.stdout).unwrap();
        (done.status.code(), told.lines().count())
    };
    let mut lines = archive();
    assert_eq!(run(&lines), (Some(0), 3));
    lines[2]["sc_owners"]["par"] = json!("russia");
    assert_eq!(run(&lines), (Some(1), 3));
}
