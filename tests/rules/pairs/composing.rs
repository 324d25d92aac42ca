//! Composing a game: what a GM chooses on the axes, and what goes with it.

use chancery::economy::EconomyRules;
use chancery::game::{Motion, Phase, Season, Setup, State, VictoryRules};
use chancery::variants::axes::{Axis, Choice, Goal, composed};
use chancery::variants::options::{BadValue, OptionValues, changed, known, set};
use chancery::variants::{PRESETS, preset};
use serde_json::{Value, json};

fn made(variant: &str, given: Value) -> Result<Setup, BadValue> {
    let mut setup = (preset(variant).expect("a preset").setup)(None);
    let given: OptionValues = serde_json::from_value(given).expect("an object");
    set(&mut setup, &given).map_err(|bad| bad.why)?;
    Ok(setup)
}

fn compose(variant: &str, given: Value) -> Setup {
    made(variant, given).expect("a good composition")
}

#[test]
fn a_plain_variant_is_composed_of_nothing() {
    for preset in PRESETS {
        let setup = (preset.setup)(None);
        assert_eq!(composed(&setup), []);
        assert_eq!(changed(&setup), OptionValues::new());
    }
}

#[test]
fn every_axis_is_an_option_of_every_variant_and_comes_first() {
    for preset in PRESETS {
        let known = known(&(preset.setup)(None));
        let axes = Axis::ALL.iter().zip(&known);
        for (axis, option) in axes {
            assert_eq!(option.id, axis.id());
            let words = axis.choices().into_iter().map(|c| c.id().to_owned());
            assert_eq!(option.expected.words(), words.collect::<Vec<_>>());
        }
    }
}

#[test]
fn economies_go_with_every_board_and_bring_their_goal() {
    let goal = |variant, given| compose(variant, given).victory;
    let centres = |centres| VictoryRules::Solo { centres };
    let income = |alone, alliance| VictoryRules::Income { alone, alliance };
    let blocks = |goal| VictoryRules::Blocks { goal, centres: 0 };
    assert_eq!(goal("standard", json!({})), centres(18));
    assert_eq!(goal("standard", json!({"board": "economic"})), centres(18));
    assert_eq!(goal("economic", json!({"economy": "centres"})), centres(18));
    // 148 credits a year on the standard board, as large a part of them as 80 and 108 of 156.
    assert_eq!(
        goal("economic", json!({"board": "standard"})),
        income(76, 102)
    );
    assert_eq!(
        goal("standard", json!({"economy": "credits"})),
        income(76, 102)
    );
    assert_eq!(
        goal("investment", json!({"economy": "credits"})),
        income(76, 102)
    );
    assert_eq!(goal("economic", json!({"economy": "blocks"})), blocks(100));
    assert_eq!(
        goal("investment", json!({"board": "economic"})),
        blocks(100)
    );
    // I-08b, I-08c, 2B.19: 217, 156 and 280 of the 170 blocks of a plain game.
    for (provinces, board, expected) in [
        ("valued", "standard", 128),
        ("table", "economic", 92),
        ("table", "standard", 87),
        ("equal", "standard", 165),
        ("equal", "economic", 182),
    ] {
        let given = json!({"provinces": provinces, "board": board});
        assert_eq!(goal("investment", given), blocks(expected), "{provinces}");
    }
}

#[test]
fn a_goal_in_income_may_be_played_for_with_blocks() {
    // 170 points a year at first, as large a part of them as 80 and 108 of 156.
    let victory = |given| compose("investment", given).victory;
    let (alone, alliance) = (87, 118);
    assert_eq!(
        victory(json!({"goal": "income"})),
        VictoryRules::Income { alone, alliance }
    );
    // The appendix pays a third of 102 blocks.
    let (alone, alliance) = (17, 24);
    assert_eq!(
        victory(json!({"goal": "income", "scheme": "appendix"})),
        VictoryRules::Income { alone, alliance }
    );
}

#[test]
fn a_goal_that_is_given_stays() {
    let given = json!({"economy": "blocks", "goal": "centres", "provinces": "equal"});
    // I-07d: every territory is a supply centre, and more than half of 56 win.
    let victory = compose("standard", given).victory;
    assert_eq!(victory, VictoryRules::Solo { centres: 29 });
    let given = json!({"economy": "credits", "victory_income": 70});
    let victory = compose("standard", given).victory;
    let (alone, alliance) = (70, 102);
    assert_eq!(victory, VictoryRules::Income { alone, alliance });
    let given = json!({"economy": "credits", "goal": "centres", "victory_centres": 12});
    let victory = compose("investment", given).victory;
    assert_eq!(victory, VictoryRules::Solo { centres: 12 });
}

#[test]
fn a_goal_that_no_rule_of_the_economy_leads_to_is_refused_by_both_rules() {
    for (economy, goal, rules) in [
        ("centres", "income", ["5B.23", "E-15a"]),
        ("centres", "blocks", ["5B.23", "I-08a"]),
        ("credits", "blocks", ["E-10c", "I-08a"]),
    ] {
        let why = made("standard", json!({"economy": economy, "goal": goal}));
        let Err(BadValue::Contradiction(found)) = why else {
            panic!("{economy} for {goal}: {why:?}");
        };
        assert_eq!(found.rules, rules);
        let named = found.choices.map(|choice| choice.id());
        assert_eq!(named, [economy, goal]);
    }
}

#[test]
fn an_economy_brings_its_options_and_takes_those_of_the_one_before() {
    let setup = compose("investment", json!({"economy": "credits", "army_price": 3}));
    assert!(setup.motions.contains_key(&Motion::Demobilisation));
    assert!(matches!(&setup.economy, EconomyRules::Credits(rules) if rules.army == 3));
    let setup = compose(
        "economic",
        json!({"economy": "centres", "board": "standard"}),
    );
    assert!(!setup.motions.contains_key(&Motion::Demobilisation));
    let why = made("economic", json!({"economy": "centres", "army_price": 3}));
    assert!(matches!(why, Err(BadValue::Unknown { .. })), "{why:?}");
    // A border of one board is none of the other.
    let why = made(
        "economic",
        json!({"board": "standard", "borders": ["cro-ser"]}),
    );
    assert!(matches!(why, Err(BadValue::Unknown { .. })), "{why:?}");
}

#[test]
fn openings_and_seasons_go_with_every_economy() {
    for economy in ["centres", "credits", "blocks"] {
        let unarmed = json!({"economy": economy, "opening": "unarmed", "seasons": "one"});
        let state = State::new(compose("standard", unarmed));
        assert_eq!(state.phase, Phase::winter(1900));
        assert!(state.position.units.is_empty());
        let reduced = json!({"economy": economy, "opening": "reduced", "seasons": "one"});
        let state = State::new(compose("economic", reduced));
        assert_eq!(state.phase, Phase::moves(Season::Fall, 1901));
        assert_eq!(state.position.units.len(), 15);
    }
}

#[test]
fn a_composed_game_is_known_by_what_differs_from_its_variant() {
    let setup = compose("investment", json!({"board": "economic", "seasons": "one"}));
    let named: Vec<String> = composed(&setup).iter().map(Choice::to_string).collect();
    assert_eq!(named, ["board=economic"]);
    let told = changed(&setup);
    let expected: OptionValues =
        serde_json::from_value(json!({"board": "economic", "seasons": "one"})).expect("an object");
    assert_eq!(told, expected);
}

/// Whatever is composed, what differs from the preset makes it again: also where an option that was
/// left as it stood would have been changed by another.
#[test]
fn what_differs_makes_a_composed_setup_again() {
    let more = [
        json!({}),
        json!({"victory_blocks": 100, "provinces": "valued"}),
        json!({"scheme": "appendix", "army_price": 5}),
        json!({"blocks_per_point": 3}),
        json!({"victory_centres": 18}),
        json!({"victory_income": 80, "alliance_income": 108}),
        json!({"demobilisation": "allowed", "values": {"par": 9}}),
        json!({"first_year": 1700}),
    ];
    let mut seen = 0;
    for preset in PRESETS {
        let plain = (preset.setup)(None);
        for a in Choice::all() {
            for b in Choice::all().into_iter().filter(|b| a <= *b) {
                for more in &more {
                    let mut given: OptionValues =
                        serde_json::from_value(more.clone()).expect("an object");
                    for choice in [a, b] {
                        let id = choice.axis().id().to_owned();
                        given.insert(id, choice.id().into());
                    }
                    let mut setup = plain.clone();
                    if set(&mut setup, &given).is_err() {
                        continue;
                    }
                    let mut again = plain.clone();
                    assert_eq!(set(&mut again, &changed(&setup)), Ok(()));
                    assert_eq!(again, setup, "{given:?}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 500, "{seen}");
}

#[test]
fn i09a_the_scheme_is_the_appendix_when_all_four_of_its_values_are() {
    let scheme = |given| {
        let setup = compose("investment", given);
        let told = known(&setup).into_iter().find(|o| o.id == "scheme");
        told.expect("an option").value
    };
    assert_eq!(scheme(json!({"scheme": "appendix"})), "appendix");
    assert_eq!(scheme(json!({"blocks_per_point": 3})), "plain");
    assert_eq!(
        scheme(json!({"scheme": "appendix", "army_price": 2})),
        "plain"
    );
    let long = json!({
        "centre_blocks": 3, "fleet_price": 1, "army_price": 1, "blocks_per_point": 3,
    });
    assert_eq!(scheme(long), "appendix");
}

#[test]
fn a_goal_in_centres_counts_centres_only() {
    // Every province is owned where credits are played for; Goal::Centres is still 18 centres.
    let given = json!({"economy": "credits", "goal": "centres"});
    let setup = compose("standard", given);
    assert_eq!(Choice::of(&setup, Axis::Goal), Choice::Goal(Goal::Centres));
    assert_eq!(setup.counting().len(), 34);
}
