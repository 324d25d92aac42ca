//! What is said of Winter orders, and of orders that would do nothing.

use chancery::resolve::answer;
use serde_json::{Value, json};

/// `order: why` for every result.
fn told(question: &Value) -> String {
    let answer = answer(&question.to_string()).unwrap();
    let mut told = format!(
        "{} -> {}\n",
        question["phase"].as_str().unwrap(),
        answer.phase
    );
    for (power, results) in &answer.results {
        for r in results {
            told += &format!("{power}: {} | {:?} | {}\n", r.order, r.result, r.why);
        }
    }
    assert!(!told.contains('['), "a key is missing: {told}");
    told
}

#[test]
fn winter() {
    let question = json!({
        "phase": "W1901A",
        "units": {
            "france": ["A bur", "F mao"],
            "germany": ["A mun", "A ruh", "F nth"],
            "russia": ["A ukr"],
            "italy": ["A ven"],
            "england": ["F lon", "A wal"],
            "turkey": ["A con"],
        },
        "sc_owners": {
            "par": "france", "bre": "france", "mar": "france", "spa": "france", "por": "france",
            "mun": "germany", "ber": "italy",
            "stp": "russia", "mos": "russia", "sev": "russia", "war": "russia",
            "ven": "italy", "rom": "italy",
            "lon": "england",
            "con": "turkey", "ank": "turkey", "smy": "turkey",
        },
        "orders": {
            "france": ["build A Par", "build A Spa", "build F Par", "build F Mar", "A Bur - Par", "waive", "waive"],
            "germany": ["disband A Ruh", "build A Ber", "disband A Kie"],
            "russia": ["build F StP", "build F StP/nc", "build A Mos", "build A Mos"],
            "italy": ["build A Ven", "build F Rom", "build A Nap"],
            "england": [],
            "turkey": [],
        },
    });
    let mut shown = told(&question);
    let mut strict = question.clone();
    strict["rulebook"] = json!({"base": "2000", "4.D.7": "b"});
    shown += &told(&strict);
    insta::assert_snapshot!(shown);
}

#[test]
fn orders_that_do_nothing() {
    let spring = json!({
        "phase": "S1901M",
        "units": {"france": ["A par"], "germany": ["A mun"]},
        "orders": {
            "france": [
                "A Mun - Bur", "A Gas H", "build A Par", "waive", "disband A Par", "A Par - Bur",
            ],
        },
    });
    let retreats = json!({
        "phase": "S1901R",
        "units": {"france": ["A par"], "germany": ["A bur"]},
        "dislodged": {"france": {"A gas": {"from": "bur", "retreats": ["spa"]}}},
        "orders": {"france": ["A Par - Pic", "build A Par", "A Gas R Bur"]},
    });
    insta::assert_snapshot!(told(&spring) + &told(&retreats));
}
