//! The preset and its options: 5B. What each option does is shown with its rule.

use chancery::board::{BoardKind, BorderChange};
use chancery::economy::EconomyRules;
use chancery::game::{Calendar, Motion, Opening, VictoryRules};
use chancery::movement::{MovementRules, NavalRules, Preset};
use chancery::variants::axes::Axis;
use chancery::variants::{self, options};
use serde_json::{Value, json};

fn set(given: Value) -> Result<chancery::game::Setup, String> {
    let mut setup = variants::naval(None);
    let given = serde_json::from_value(given).expect("an object");
    match options::set(&mut setup, &given) {
        Ok(()) => Ok(setup),
        Err(bad) => Err(format!("{}: {bad}", bad.option)),
    }
}

#[test]
fn the_preset_is_as_the_rules_have_it() {
    let setup = variants::naval(None);
    assert_eq!(setup.board, BoardKind::Naval);
    let rulebook = Preset::Y1971.rulebook();
    let rules = NavalRules::default();
    assert_eq!(setup.movement, MovementRules::Naval { rulebook, rules });
    assert_eq!(setup.economy, EconomyRules::Centres);
    assert_eq!(setup.calendar, Calendar::from(1914));
    assert_eq!(setup.opening, Opening::Chosen);
    assert_eq!(setup.victory, VictoryRules::Solo { centres: 18 });
    assert_eq!(setup.first_phase().to_string(), "W1913A");
    let later = Preset::Y2023.rulebook();
    assert_eq!(variants::naval(Some(later)).rulebook(), &later);
}

#[test]
fn every_option_can_be_set_and_makes_the_setup_again() {
    let given = json!({
        "crawl": "forbidden",
        "second_convoy": "forbidden",
        "second_hold_support": "allowed",
        "patrol_leaving": "caught",
        "patrol_arriving": "caught",
        "neutral_passage": "open",
        "islands_vote": ["sicily", "iceland"],
        "borders": ["ireland", "no-cly-iri", "no-lvp-nao"],
        "builds": "homes-of-anyone",
        "first_year": 1920,
        "last_year": 1930,
        "last_year_then": "draw",
        "players": "six",
        "victory_centres": 20,
    });
    let setup = set(given.clone()).expect("good options");
    assert!(setup.borders.contains(&BorderChange::Ireland));
    assert!(!setup.motions.contains_key(&Motion::Ireland));
    assert!(setup.motions.contains_key(&Motion::Iceland));
    let known: Vec<&str> = options::known(&setup).iter().map(|k| k.id).collect();
    let Value::Object(asked) = &given else {
        panic!("an object");
    };
    assert!(asked.keys().all(|id| known.contains(&id.as_str())));
    let mut again: Vec<&str> = asked.keys().map(String::as_str).collect();
    let axes: Vec<&str> = Axis::ALL.iter().map(|a| a.id()).collect();
    let mut all = known.clone();
    all.retain(|id| !axes.contains(id));
    again.sort_unstable();
    all.sort_unstable();
    assert_eq!(all, again, "no option is untested");
    let text = serde_json::to_string(&setup).expect("a setup");
    let read: chancery::game::Setup = serde_json::from_str(&text).expect("a setup");
    assert_eq!(read, setup);
}

#[test]
fn what_is_no_option_of_it_is_refused() {
    for bad in [
        json!({"crawl": "sometimes"}),
        json!({"islands_vote": ["demobilisation"]}),
        json!({"islands_vote": ["corsica"]}),
        json!({"borders": ["zar-bud"]}),
        json!({"patrols": "never"}),
    ] {
        assert!(set(bad.clone()).is_err(), "{bad}");
    }
    // No other preset has them.
    let mut plain = variants::standard(None);
    let given = serde_json::from_value(json!({"crawl": "allowed"})).expect("an object");
    assert!(options::set(&mut plain, &given).is_err());
}
