//! Setting options, and finding those that were set.

use super::*;
use crate::board::{AfterLastYear, LastYear};
use crate::game::Calendar;
use crate::variants::standard;

fn with(options: Value) -> Result<Setup, String> {
    let mut setup = standard(None);
    let options: OptionValues = serde_json::from_value(options).expect("an object");
    match set(&mut setup, &options) {
        Ok(()) => Ok(setup),
        Err(bad) => Err(format!("{}: {bad}", bad.option)),
    }
}

#[test]
fn options_change_what_the_preset_says_and_no_more() {
    let plain = standard(None);
    assert_eq!(with(serde_json::json!({})), Ok(plain.clone()));
    let changed = with(serde_json::json!({"victory_centres": 12, "first_year": 1914}));
    let expected = Setup {
        calendar: Calendar::from(1914),
        victory: VictoryRules::Solo { centres: 12 },
        ..plain
    };
    assert_eq!(changed, Ok(expected));
}

#[test]
fn a_last_year_is_none_or_comes_after_the_first() {
    let last = |given: Value| with(given).map(|setup| setup.last_year);
    let year = |year, then| Ok(Some(LastYear { year, then }));
    assert_eq!(last(serde_json::json!({"last_year": 0})), Ok(None));
    let most = serde_json::json!({"last_year": 1901});
    assert_eq!(last(most), year(1901, AfterLastYear::Most));
    let draw = serde_json::json!({"last_year": 1910, "last_year_then": "draw"});
    assert_eq!(last(draw), year(1910, AfterLastYear::Draw));
    for (given, why) in [
        (
            serde_json::json!({"last_year": 10}),
            "last_year: `10` is not 0 for none, or a year from 1901 to 9998",
        ),
        (
            serde_json::json!({"first_year": 2000, "last_year": 1999}),
            "last_year: `1999` is not 0 for none, or a year from 2000 to 9998",
        ),
        (
            serde_json::json!({"last_year": 1910, "last_year_then": "win"}),
            "last_year_then: `\"win\"` is not one of most, draw",
        ),
    ] {
        assert_eq!(last(given), Err(why.to_owned()));
    }
    // Where there is no last year, nothing comes then.
    assert!(last(serde_json::json!({"last_year_then": "draw"})).is_err());
}

#[test]
fn what_differs_from_the_preset_makes_the_setup_again() {
    use crate::variants::economic;
    assert_eq!(changed(&standard(None)), OptionValues::new());
    assert_eq!(changed(&economic(None)), OptionValues::new());
    let given = serde_json::json!({
        "borders": ["cro-ser", "no-arc-fin"], "values": {"ruh": 3}, "army_price": 2,
        "demobilisation_majority": "unanimous", "estate": "to-captor", "first_year": 1871,
    });
    let given: OptionValues = serde_json::from_value(given).expect("an object");
    let mut setup = economic(None);
    set(&mut setup, &given).expect("good options");
    assert_eq!(changed(&setup), given);
    // Without the vote there is no majority.
    let allowed = OptionValues::from([("demobilisation".to_owned(), "allowed".into())]);
    let mut setup = economic(None);
    set(&mut setup, &allowed).expect("a good option");
    assert_eq!(changed(&setup), allowed);
}

#[test]
fn unknown_options_and_values_are_refused_with_what_would_do() {
    let refused = |options| with(options).expect_err("refused");
    assert_eq!(
        refused(serde_json::json!({"speed": 3, "victory_centres": 12})),
        "speed: the variant has no such option; it has board, movement, economy, relations, control, visibility, \
         seasons, opening, goal, players, builds, convoys, first_year, last_year, victory_centres"
    );
    for (value, found) in [
        (serde_json::json!("many"), "\"many\""),
        (serde_json::json!(0), "0"),
        (serde_json::json!(35), "35"),
        (serde_json::json!(17.5), "17.5"),
        (serde_json::json!(-3), "-3"),
        (Value::Null, "null"),
    ] {
        assert_eq!(
            refused(serde_json::json!({"victory_centres": value})),
            format!("victory_centres: `{found}` is not a whole number from 1 to 34")
        );
    }
    assert_eq!(
        refused(serde_json::json!({"first_year": 70000})),
        "first_year: `70000` is not a whole number from 1 to 9000"
    );
}
