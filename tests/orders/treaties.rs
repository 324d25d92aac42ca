//! Games with treaties in `chancery resolve`: the whole state goes in and comes out.

use serde_json::{Value, json};

use super::resolve::answers;

fn answer(question: &Value) -> Value {
    answers(&question.to_string()).remove(0)
}

fn whole() -> Value {
    json!({
        "treaties": [
            {"between": ["austria", "italy"], "kind": "mdt", "ending": ["italy"]},
            {"between": ["russia", "turkey"], "kind": "aat"},
        ],
        "wars": [["austria", "germany"]],
        "imminent": [
            {"power": "germany", "against": "england"},
            {"power": "england", "against": "germany"},
        ],
        "announced": [{"between": ["england", "france"], "kind": "aat"}],
        "penalties": [
            {"power": "germany", "points": 2, "incurred": "S1901", "last": 1908,
             "cause": {"major": {"victim": "austria"}}},
            {"power": "russia", "points": 2, "incurred": "F1901", "last": 1904,
             "cause": {"shared": {"attacker": "turkey", "victim": "austria"}}},
            {"power": "france", "points": 1, "incurred": "F1901", "last": 1907,
             "cause": {"minor": {"at": "bel"}}},
            {"power": "turkey", "points": 1, "incurred": "S1902", "last": 1906,
             "cause": {"alliance": {"with": "russia"}}},
            {"power": "germany", "points": 2, "incurred": "S1901", "last": 1910, "cause": "first_shot"},
            {"power": "italy", "points": 1, "incurred": "S1903", "last": 1905,
             "cause": {"abrogation": {"with": "france"}}},
        ],
        "first_shot": "S1901",
        "lifetime": {"germany": 4},
        "expansionists": {"germany": 1},
        "tally": {"year": 1903, "points": {"germany": -1, "france": 12}},
        "posted": {"france": ["italy"]},
        "claims": [{"members": ["england"], "made": 1903, "due": 1904}],
        "conference": 1904,
    })
}

/// A retreat phase, from which little else changes; what is only kept in it is there, too.
fn retreats() -> Value {
    let mut relations = whole();
    relations["minors"] = json!({"france": ["bel"]});
    relations["permits"] = json!([
        {"by": "turkey", "of": "russia", "to": "arm"},
        {"by": "turkey", "of": "russia", "unit": "Russian F Bla", "to": "con"},
    ]);
    json!({
        "variant": "relations", "phase": "F1904R",
        "units": {"russia": ["F bla"], "turkey": ["A con"], "austria": ["A vie"], "italy": ["A ven"],
                  "germany": ["A mun"], "england": ["F lon"], "france": ["A par"]},
        "dislodged": {"germany": {"A boh": {"retreats": ["sil"]}}},
        "sc_owners": {"con": "turkey", "sev": "russia", "vie": "austria", "ven": "italy",
                      "mun": "germany", "lon": "england", "par": "france"},
        "relations": relations,
    })
}

#[test]
fn the_whole_state_is_read_and_written_again() {
    // A finished game is answered by itself.
    let mut question = retreats();
    question["outcome"] = json!({"draw": ["england", "france"]});
    let said = answer(&question);
    let canonical = |v: &Value| {
        let mut v = v.clone();
        for field in ["wars", "treaties", "imminent"] {
            let all = v[field].as_array_mut().unwrap();
            all.sort_by_key(Value::to_string);
        }
        v
    };
    assert_eq!(
        canonical(&said["relations"]),
        canonical(&question["relations"])
    );
}

#[test]
fn news_and_points_are_told() {
    let question = json!({
        "variant": "relations", "phase": "S1901M",
        "units": {"germany": ["A mun"], "austria": ["A vie"], "russia": ["F sev"]},
        "sc_owners": {"mun": "germany", "ber": "germany", "vie": "austria", "sev": "russia"},
        "orders": {"germany": ["A Mun - Tyr"]},
        "relations": {"treaties": [{"between": ["germany", "russia"], "kind": "aat"}]},
    });
    let said = answer(&question);
    let points = json!({"base": 2, "penalties": 4, "points": -2});
    assert_eq!(said["victory_points"]["germany"], points);
    let points = json!({"base": 1, "penalties": 4, "points": -3});
    assert_eq!(said["victory_points"]["russia"], points);
    assert_eq!(
        said["relations"]["wars"],
        json!([["austria", "germany"], ["austria", "russia"]])
    );
    let news = said["news"].as_array().unwrap();
    let rules: Vec<&str> = news.iter().map(|n| n["rule"].as_str().unwrap()).collect();
    assert_eq!(
        rules,
        ["R-E1", "R-E1d", "R-C8", "R-E1", "R-E1e", "R-E4", "R-E4"]
    );
    assert!(
        news.iter()
            .all(|n| n["public"] == true && n["why"].as_str().unwrap().len() > 10)
    );
    // Fed back, the next season costs nothing more.
    let mut next = said.clone();
    next["orders"] = json!({"germany": ["A Tyr - Boh"]});
    let then = answer(&next);
    assert_eq!(then["victory_points"]["germany"]["penalties"], 4);
}

#[test]
fn the_diplomacy_before_the_moves_and_a_claim() {
    let units = json!({"france": ["A par"], "germany": ["A mun"]});
    let owners = json!({"par": "france", "mun": "germany"});
    let said = answer(&json!({
        "variant": "relations", "phase": "S1901T", "units": units, "sc_owners": owners,
        "sheets": {"france": ["Enter MDT with Germany"], "germany": ["Enter MDT with France"]},
    }));
    assert_eq!(said["phase"], "S1901M");
    let made = json!([{"between": ["france", "germany"], "kind": "mdt"}]);
    assert_eq!(said["relations"]["treaties"], made);
    let held = ["par", "bre", "mar", "spa", "por", "bel", "hol"];
    let owners: serde_json::Map<_, _> = held
        .iter()
        .map(|id| ((*id).to_owned(), "france".into()))
        .collect();
    let said = answer(&json!({
        "variant": "relations", "phase": "W1904A", "units": units, "sc_owners": owners,
        "sheets": {"france": ["Claim solo"]},
    }));
    let claim = json!([{"members": ["france"], "made": 1904, "due": 1905}]);
    assert_eq!(said["relations"]["claims"], claim);
}

#[test]
fn a_fault_in_the_state_names_its_field() {
    for (relations, field) in [
        (
            json!({"treaties": [{"between": ["france", "france"], "kind": "mdt"}]}),
            "relations.treaties[0]",
        ),
        (
            json!({"treaties": [{"between": ["france", "italy"], "kind": "mdt", "ending": ["turkey"]}]}),
            "relations.treaties[0]",
        ),
        (
            json!({"wars": [["france", "italy"], ["italy", "france"]]}),
            "relations.wars[1]",
        ),
        (json!({"wars": [["france", "gaul"]]}), "relations.wars[0]"),
        (
            json!({"penalties": [{"power": "france", "points": 1, "incurred": "X1901", "last": 1903, "cause": "first_shot"}]}),
            "relations.penalties[0]",
        ),
        (json!({"first_shot": "1901"}), "relations.first_shot"),
        (
            json!({"expansionists": {"france": 3}}),
            "relations.expansionists",
        ),
        (
            json!({"permits": [{"by": "france", "of": "italy", "unit": "A rom", "to": "mar"}]}),
            "relations.permits[0]",
        ),
        (json!({"treaty": []}), "relations"),
    ] {
        let question =
            json!({"variant": "relations", "phase": "S1902M", "units": {}, "relations": relations});
        let said = answer(&question);
        assert_eq!(said["error"]["field"], field, "{said}");
        assert!(
            !said["error"]["message"].as_str().unwrap().contains('['),
            "{said}"
        );
    }
    let plain = json!({"phase": "S1902M", "units": {}, "relations": {}});
    assert_eq!(answer(&plain)["error"]["field"], "relations");
}
