//! Every pair of choices on two axes is played, or refused for two rules that contradict each other.

#![expect(
    clippy::mutable_key_type,
    reason = "boards are told apart by their rules, which never change"
)]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use chancery::game::Setup;
use chancery::variants::PRESETS;
use chancery::variants::axes::{Axis, Choice, Contradiction};
use chancery::variants::options::{BadValue, OptionValues, set};

use super::witness::seen;
use super::year::{Year, choices};

/// What became of a pair.
enum Fate {
    /// It was played, and this is what each of the two did.
    Played([String; 2]),
    Refused(Contradiction),
}

/// A game of a pair: the first preset in which both choices can be made.
fn compose(pair: [Choice; 2]) -> Result<Setup, Contradiction> {
    let mut refused = None;
    for preset in PRESETS {
        let given = pair.map(|choice| (choice.axis().id().to_owned(), choice.id().into()));
        let given: OptionValues = given.into_iter().collect();
        let mut setup = (preset.setup)(None);
        match set(&mut setup, &given) {
            Ok(()) => return Ok(setup),
            Err(bad) => match bad.why {
                // What the preset brings along may be against one of them, too.
                BadValue::Contradiction(found) => {
                    let named = pair.iter().all(|choice| found.choices.contains(choice));
                    refused = refused.or(named.then_some(found));
                }
                other => panic!("{}, {}: {other:?}", pair[0], pair[1]),
            },
        }
    }
    Err(refused.unwrap_or_else(|| panic!("{} and {} are refused for others", pair[0], pair[1])))
}

/// The years that were played.
type Years = BTreeMap<[Choice; 2], Result<Year, Contradiction>>;

fn year(years: &mut Years, mut pair: [Choice; 2]) -> &Result<Year, Contradiction> {
    pair.sort();
    let play = || compose(pair).map(|setup| Year::play(&setup));
    years.entry(pair).or_insert_with(play)
}

/// The pair, and every one in which another choice is made on one of its axes: in those, that choice's
/// effect must not be seen.
fn play(years: &mut Years, pair: [Choice; 2]) -> Fate {
    let year_of_pair = match year(years, pair) {
        Ok(year) => year,
        Err(found) => return Fate::Refused(*found),
    };
    let told = pair.map(|choice| {
        let seen = seen(choice, year_of_pair);
        seen.unwrap_or_else(|| panic!("{} and {}: {choice} was not seen", pair[0], pair[1]))
    });
    for (i, choice) in pair.into_iter().enumerate() {
        let others = choice.axis().choices().into_iter();
        for other in others.filter(|other| *other != choice) {
            let mut without = pair;
            without[i] = other;
            let Ok(year) = year(years, without) else {
                continue;
            };
            let seen = seen(choice, year);
            assert_eq!(
                seen,
                None,
                "{choice} was seen in {other} with {}",
                pair[1 - i]
            );
        }
    }
    Fate::Played(told)
}

/// Every pair of choices on different axes.
fn pairs() -> Vec<[Choice; 2]> {
    let all = Choice::all();
    let mut pairs = Vec::new();
    for (i, a) in all.iter().enumerate() {
        for b in &all[i + 1..] {
            if a.axis() != b.axis() {
                pairs.push([*a, *b]);
            }
        }
    }
    pairs
}

const HEAD: &str = "# Every pair of choices

A game is a point on six axes, with a calendar, an opening and a goal. This table is written by the test that
plays it (`tests/rules/pairs`): for every two choices on different axes, a game with both is composed, and its
first year is played.

The year: Russian armies from Galicia and Rumania drive Austria’s out of Budapest. England and France order
fleets to the Channel. Germany’s fleet enters Denmark, and Germany writes an order for a French army. Turkey’s
army enters Bulgaria and, if units move again before Fall closes, Greece. In Winter Germany builds a fleet in
Kiel, or puts whatever it has left there. Where the board starts empty, every power but Italy, which orders
nothing, builds its usual units in Winter 1900. Where there is a vote on Ireland, all vote to open it.

Both choices must be *seen*: something happens that would not happen with any other choice in their place.
Otherwise the pair is refused, and the two rules that contradict each other are named.

| first choice | second choice | what shows the first | what shows the second |
|---|---|---|---|
";

#[test]
fn every_pair_of_choices_is_seen_or_refused_for_a_contradiction() {
    let mut text = HEAD.to_owned();
    let mut years = Years::new();
    for pair in pairs() {
        let [a, b] = pair;
        let line = match play(&mut years, pair) {
            Fate::Played([of_a, of_b]) => format!("| `{a}` | `{b}` | {of_a} | {of_b} |\n"),
            Fate::Refused(Contradiction { choices, rules }) => {
                let free = [Axis::Board, Axis::Movement, Axis::Economy];
                let may = !pair.iter().all(|choice| free.contains(&choice.axis()));
                assert!(may, "{a} and {b} are refused");
                let [a_rule, b_rule] = if choices == pair {
                    rules
                } else {
                    [rules[1], rules[0]]
                };
                format!("| `{a}` | `{b}` | refused: {a_rule} | contradicts {b_rule} |\n")
            }
        };
        text += &line;
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/axes.md");
    if std::env::var_os("CHANCERY_WRITE_DOCS").is_some() {
        fs::write(&path, &text).expect("docs can be written");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == text,
        "docs/axes.md is not what was seen; CHANCERY_WRITE_DOCS=1 writes it anew"
    );
}

/// Not only two by two: every board with every movement, economy, calendar and opening.
#[test]
fn board_movement_and_economy_go_together_in_every_way() {
    let free = [
        Axis::Board,
        Axis::Movement,
        Axis::Economy,
        Axis::Seasons,
        Axis::Opening,
    ];
    let mut compositions: Vec<Vec<Choice>> = vec![Vec::new()];
    for axis in free {
        let more = compositions.iter().flat_map(|made| {
            let with = |choice| made.iter().copied().chain([choice]).collect();
            axis.choices().into_iter().map(with)
        });
        compositions = more.collect();
    }
    for made in compositions {
        let given = made
            .iter()
            .map(|c| (c.axis().id().to_owned(), c.id().into()));
        let given: OptionValues = given.collect();
        let mut setup = (PRESETS[0].setup)(None);
        assert_eq!(set(&mut setup, &given), Ok(()), "{given:?}");
        let year = Year::play(&setup);
        for choice in choices(&setup) {
            assert!(seen(choice, &year).is_some(), "{choice} in {given:?}");
        }
    }
}
