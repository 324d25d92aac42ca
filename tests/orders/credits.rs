//! `chancery resolve` for games played for credits.

use std::collections::BTreeMap;

use chancery::board::Power;
use chancery::game::{GameStatus, Sheet, State, adjudicate};
use chancery::variants;
use serde_json::{Value, json};

use super::resolve::answers;

fn answer(question: &Value) -> Value {
    answers(&question.to_string()).remove(0)
}

fn start() -> Value {
    let state = State::new(variants::economic(None));
    let mut units: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for unit in &state.position.units {
        let owner = unit.owner.expect("a power's").to_string();
        let text = format!("{} {}", unit.kind.letter(), unit.at);
        units.entry(owner).or_default().push(text);
    }
    let owners: BTreeMap<String, String> = state
        .economy
        .owners()
        .iter()
        .map(|(p, power)| (p.to_string(), power.to_string()))
        .collect();
    json!({
        "variant": "economic",
        "rulebook": "1971",
        "phase": "S1901M",
        "units": units,
        "sc_owners": owners,
    })
}

/// E-C4, E-C6 and a call, through three lines that feed each other; the same game played by the
/// pipeline itself ends with the same treasuries and loans.
#[test]
fn a_year_of_credits_is_played_by_feeding_answers_back() {
    let years: [&[(Power, &str)]; 3] = [
        &[
            (Power::RUSSIA, "Lend 3 to Turkey\nTreasury to Mos"),
            (Power::TURKEY, "Borrow 3 from Russia note: one a year"),
            (Power::GERMANY, "A Mun - Bur"),
            (Power::FRANCE, "A Par - Pic"),
        ],
        &[
            (Power::RUSSIA, "Call 2 from Turkey\nGive 9 to Italy"),
            (Power::GERMANY, "A Bur - Par"),
        ],
        &[
            (Power::ENGLAND, "Build F Lon"),
            (Power::FRANCE, "Build A Mar"),
        ],
    ];
    let mut state = State::new(variants::economic(None));
    state.stage = GameStatus::Playing;
    let chancery::control::Control::Seats(seats) = &mut state.control else {
        panic!("no seats")
    };
    let player = |power: Power| chancery::control::PlayerId(power.place() as u64);
    for power in Power::ALL {
        seats.seats.entry(power).or_default().player = Some(player(power));
    }
    let mut question = start();
    for written in years {
        let sheets: BTreeMap<_, _> = written
            .iter()
            .map(|(power, text)| (player(*power), Sheet::read(text, &state)))
            .collect();
        let lines: BTreeMap<String, Vec<&str>> = written
            .iter()
            .map(|(power, text)| (power.to_string(), text.lines().collect()))
            .collect();
        question["sheets"] = json!(lines);
        let answered = answer(&question);
        assert!(answered["error"].is_null(), "{answered}");
        state = adjudicate(&state, &sheets).0;
        assert_eq!(answered["phase"], state.phase.to_string());
        let credits = state.economy.credits().expect("credits");
        for power in Power::ALL {
            let told = &answered["credits"]["treasuries"][&*power.id()];
            assert_eq!(
                told["credits"],
                credits.balance(power),
                "{power} {answered}"
            );
            let seat = credits.treasuries[&power].seat.map(|p| p.to_string());
            assert_eq!(told["seat"].as_str().map(str::to_owned), seat);
        }
        assert_eq!(
            answered["credits"]["loans"].as_array().map_or(0, Vec::len),
            credits.loans.len()
        );
        question = answered;
    }
    // Germany took Paris in Fall with the treasury in it: E-C6.
    let seized = &question["ledger"];
    assert!(seized.is_array(), "Winter publishes a ledger");
    assert_eq!(question["credits"]["loans"][0]["owed"], 1);
    assert_eq!(question["credits"]["loans"][0]["note"], "one a year");
    assert!(question["credits"]["treasuries"]["france"]["seat"].is_null());
}

#[test]
fn what_happened_to_money_cites_its_rule() {
    let mut question = start();
    question["sheets"] = json!({
        "russia": ["3 credits loaned to Turkey"],
        "turkey": ["2 credits rec'd from Russia (loan)"],
    });
    let answered = answer(&question);
    let money = answered["money"].as_array().expect("money");
    let told: Vec<(&str, &str)> = money
        .iter()
        .map(|m| (m["rule"].as_str().unwrap(), m["why"].as_str().unwrap()))
        .collect();
    assert_eq!(
        told,
        [
            (
                "E-11g",
                "“Lend 3 to Turkey” failed: Turkey did not declare the same."
            ),
            (
                "E-11g",
                "“Borrow 2 from Russia” failed: Russia did not declare the same."
            ),
        ]
    );
}

#[test]
fn a_bad_line_of_money_names_its_field() {
    let fault = |key: &str, value: Value| {
        let mut question = start();
        question[key] = value;
        let error = answer(&question)["error"].clone();
        let text = |name: &str| error[name].as_str().unwrap_or_default().to_owned();
        (text("field"), text("message"))
    };
    let (field, message) = fault("sheets", json!({"russia": ["Give -3 to Turkey"]}));
    assert_eq!(field, "sheets.russia[0]");
    assert!(message.contains("less than zero"), "{message}");
    let (field, _) = fault(
        "credits",
        json!({"treasuries": {"france": {"seat": "eng"}}}),
    );
    assert_eq!(field, "credits.treasuries.france.seat");
    let owes = json!({"loans": [{"lender": "france", "debtor": "italy", "owed": 2, "called": 3}]});
    assert_eq!(fault("credits", owes).0, "credits.loans[0].called");
    assert_eq!(
        fault("sc_owners", json!({"nth": "france"})).0,
        "sc_owners.nth"
    );
    assert_eq!(fault("disorder", json!(["spain"])).0, "disorder[0]");
    assert_eq!(fault("motions", json!({"war": {}})).0, "motions.war");
    let standard = json!({"phase": "S1901M", "units": {}, "credits": {}});
    assert_eq!(answer(&standard)["error"]["field"], "credits");
}

#[test]
fn a_power_in_disorder_pays_and_declares_nothing() {
    let mut question = start();
    question["phase"] = json!("W1901A");
    question["disorder"] = json!(["russia"]);
    question["sheets"] =
        json!({"russia": ["Give 3 to Turkey"], "turkey": ["Receive 3 from Russia"]});
    question["credits"] = json!({"treasuries": {
        "russia": {"credits": 23, "seat": "stp"},
        "turkey": {"credits": 16, "seat": "con"},
    }});
    let answered = answer(&question);
    // E-14a: 18 for its four units; the gift needs both.
    assert_eq!(answered["credits"]["treasuries"]["russia"]["credits"], 5);
    assert_eq!(answered["credits"]["treasuries"]["turkey"]["credits"], 5);
}

#[test]
fn absurd_numbers_are_refused_and_nothing_panics() {
    let field = |credits: Value| {
        let mut question = start();
        question["credits"] = credits;
        answer(&question)["error"]["field"]
            .as_str()
            .map(str::to_owned)
    };
    let books = |flows: Value| json!({"books": {"france": flows}});
    let wrong = Some("credits.books.france".to_owned());
    assert_eq!(field(books(json!({"income": u32::MAX}))), wrong);
    assert_eq!(field(books(json!({"private": i64::MAX}))), wrong);
    assert_eq!(field(books(json!({"seized": i64::MIN}))), wrong);
    let loan = json!({"lender": "france", "debtor": "italy", "owed": 1_000_000});
    assert_eq!(
        field(json!({"loans": vec![loan.clone(); 1_001]})).as_deref(),
        Some("credits.loans")
    );
    assert_eq!(field(json!({"loans": vec![loan; 1_000]})), None);
    let dead = json!({
        "treasuries": {"france": {"credits": 9, "seat": "par"}},
        "loans": [{"lender": "italy", "debtor": "france", "owed": 2, "called": 2}],
    });
    assert_eq!(field(dead).as_deref(), Some("credits.loans[0].lender"));
    let mut question = start();
    question["sheets"] = json!({"france": vec!["Give 1 to Italy"; 201]});
    assert_eq!(answer(&question)["error"]["field"], "sheets.france");
}
