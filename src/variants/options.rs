//! A preset's options: what may be set otherwise in a game made from it, by the option's id.
//!
//! Each axis has a reader here that names the options of the choice it made; what no reader has asked
//! for is refused.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Display};
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::board::{Board, BoardKind, BorderChange, Province};
use crate::economy::EconomyRules;
use crate::economy::blocks::{BlocksRules, Entry, Provinces};
use crate::economy::credits::{CreditsRules, Demobilisation, Transfer};
use crate::game::{Calendar, Majority, Motion, Opening, Setup, VictoryRules};

/// Options by id, as they are written in JSON.
pub type OptionValues = BTreeMap<String, Value>;

/// Why an option cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{why}")]
pub struct BadOption {
    /// The option's id, as it was written.
    pub option: String,
    pub why: BadValue,
}

/// What is wrong with an option.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadValue {
    #[error("the variant has no such option; it has {}", .known.join(", "))]
    Unknown { known: Vec<&'static str> },
    #[error("`{found}` is not {expected}")]
    Unreadable { found: Value, expected: Expected },
}

/// What an option takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A whole number from one to another.
    Number { from: String, to: String },
    /// One of these words.
    OneOf(Vec<String>),
    /// A list of any of these words.
    AnyOf(Vec<String>),
    /// An object of land provinces and their credits a year, up to so many.
    Values { most: u32 },
}

impl Expected {
    /// The words an option may be set to, if it is a choice of words.
    pub fn words(&self) -> &[String] {
        match self {
            Expected::OneOf(words) | Expected::AnyOf(words) => words,
            Expected::Number { .. } | Expected::Values { .. } => &[],
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Number { from, to } => write!(f, "a whole number from {from} to {to}"),
            Expected::OneOf(words) => write!(f, "one of {}", words.join(", ")),
            Expected::AnyOf(words) => write!(f, "a list of any of {}", words.join(", ")),
            Expected::Values { most } => write!(
                f,
                "an object of land provinces and their credits a year, 0 to {most}"
            ),
        }
    }
}

/// Sets the given options in a setup.
///
/// # Errors
/// The first option that the setup's axes do not have, or whose value is none of its.
pub fn set(setup: &mut Setup, given: &OptionValues) -> Result<(), BadOption> {
    let mut given = Given::new(given);
    ask(setup, &mut given)?;
    given.nothing_else()
}

/// An option of a setup, as it stands in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    pub id: &'static str,
    pub expected: Expected,
    pub value: Value,
}

/// Every option the setup's axes have, as they stand in it.
pub fn known(setup: &Setup) -> Vec<Known> {
    let none = OptionValues::new();
    let mut given = Given::new(&none);
    // Nothing is given, so nothing can be refused.
    let asked = ask(&mut setup.clone(), &mut given);
    debug_assert!(asked.is_ok());
    given.known
}

/// The options in which a setup differs from its preset: set in the preset's, they make it again (the
/// rulebook, which is no option, aside).
pub fn changed(setup: &Setup) -> OptionValues {
    let plain = super::preset(&setup.variant).map(|preset| (preset.setup)(None));
    let plain: Vec<Known> = plain.iter().flat_map(known).collect();
    let same = |option: &Known| {
        plain
            .iter()
            .any(|p| (p.id, &p.value) == (option.id, &option.value))
    };
    let changed = known(setup).into_iter().filter(|option| !same(option));
    changed
        .map(|option| (option.id.to_owned(), option.value))
        .collect()
}

/// Has every axis ask for its options.
fn ask(setup: &mut Setup, given: &mut Given<'_>) -> Result<(), BadOption> {
    if let EconomyRules::Blocks(_) = setup.economy {
        given.choice("board", &["standard", "economic"], &mut setup.board)?;
    }
    borders(setup.board, &mut setup.borders, given)?;
    let board = setup.board();
    calendar(&mut setup.calendar, given)?;
    if let EconomyRules::Blocks(rules) = &mut setup.economy {
        seasons(&mut setup.calendar, &mut setup.opening, given)?;
        blocks(rules, &mut setup.victory, given)?;
    }
    victory(&mut setup.victory, board, given)?;
    match &mut setup.economy {
        EconomyRules::Centres | EconomyRules::Blocks(_) => {}
        EconomyRules::Credits(rules) => {
            credits(rules, board, given)?;
            if rules.demobilisation != Demobilisation::Vote {
                setup.motions.remove(&Motion::Demobilisation);
            }
        }
    }
    motions(&mut setup.motions, given)
}

/// The borders of the board that are drawn otherwise.
fn borders(
    board: BoardKind,
    borders: &mut BTreeSet<BorderChange>,
    given: &mut Given<'_>,
) -> Result<(), BadOption> {
    let fitting: Vec<BorderChange> = BorderChange::ALL
        .into_iter()
        .filter(|change| change.fits(board))
        .collect();
    if fitting.is_empty() {
        return Ok(());
    }
    let expected = Expected::AnyOf(fitting.iter().map(ToString::to_string).collect());
    let read = |value: &Value| {
        let changes: BTreeSet<BorderChange> = serde_json::from_value(value.clone()).ok()?;
        changes
            .iter()
            .all(|c| fitting.contains(c))
            .then_some(changes)
    };
    given.read("borders", expected, read, borders)
}

/// The most credits a year a GM may let a province yield.
const MOST_VALUE: u32 = 99;

/// The options of the credits economy: 1B and E-X2.
fn credits(
    rules: &mut CreditsRules,
    board: &Board,
    given: &mut Given<'_>,
) -> Result<(), BadOption> {
    let value = |value: &Value| {
        let values: BTreeMap<Province, u32> = serde_json::from_value(value.clone()).ok()?;
        let good = |(at, v): (&Province, &u32)| board.lands().contains(*at) && *v <= MOST_VALUE;
        values.iter().all(good).then_some(values)
    };
    let expected = Expected::Values { most: MOST_VALUE };
    given.read("values", expected, value, &mut rules.values)?;
    given.number("start_credits", 0..=Transfer::MOST, &mut rules.start)?;
    given.number("fleet_price", 1..=99, &mut rules.fleet)?;
    given.number("army_price", 1..=99, &mut rules.army)?;
    given.choice("spending", &["opening", "chained"], &mut rules.spending)?;
    given.choice("removals", &["listed", "cheapest"], &mut rules.removals)?;
    let demobilisation = &["vote", "allowed", "forbidden"];
    given.choice("demobilisation", demobilisation, &mut rules.demobilisation)?;
    let gifts = &["free", "after-upkeep"];
    given.choice("winter_gifts", gifts, &mut rules.winter_gifts)?;
    let shortfall = &["oldest-first", "pro-rata"];
    given.choice("shortfall", shortfall, &mut rules.shortfall)?;
    let guests = &["never", "trusted"];
    given.choice("treasury_guests", guests, &mut rules.treasury_guests)?;
    given.choice("estate", &["vanishes", "to-captor"], &mut rules.estate)?;
    given.choice("yards", &["alone", "with-capital"], &mut rules.yards)
}

/// The options of the blocks economy: 2B. Which provinces hold blocks changes the goal, if it was the
/// one that goes with those before (I-08b, I-08c).
fn blocks(
    rules: &mut BlocksRules,
    victory: &mut VictoryRules,
    given: &mut Given<'_>,
) -> Result<(), BadOption> {
    let mut scheme = match rules.per_point {
        3 => Scheme::Appendix,
        _ => Scheme::Plain,
    };
    let before = scheme;
    given.choice("scheme", &["plain", "appendix"], &mut scheme)?;
    if scheme != before {
        let plain = match scheme {
            Scheme::Plain => BlocksRules::default(),
            Scheme::Appendix => BlocksRules::appendix(),
        };
        (rules.centre, rules.per_point) = (plain.centre, plain.per_point);
        (rules.fleet, rules.army) = (plain.fleet, plain.army);
    }
    let before = rules.provinces;
    let words = &["centres", "valued", "table", "equal"];
    given.choice("provinces", words, &mut rules.provinces)?;
    if let VictoryRules::Blocks { goal, .. } = victory
        && *goal == goal_of(before)
    {
        *goal = goal_of(rules.provinces);
    }
    given.number("centre_blocks", 1..=99, &mut rules.centre)?;
    given.number("fleet_price", 1..=99, &mut rules.fleet)?;
    given.number("army_price", 1..=99, &mut rules.army)?;
    given.number("blocks_per_point", 1..=99, &mut rules.per_point)?;
    given.choice("rounding", &["down", "nearest"], &mut rules.rounding)?;
    given.choice("neutrals", &["army", "blocks"], &mut rules.neutrals)?;
    given.number("neutral_most", 0..=Entry::MOST, &mut rules.neutral_most)?;
    let battle = &["any-resistance", "dislodged-only"];
    given.choice("battle", battle, &mut rules.battle)?;
    let rubble = &["never", "when-taken"];
    given.choice("neutral_rubble", rubble, &mut rules.neutral_rubble)?;
    let unspent = &["forfeited", "home", "treasury"];
    given.choice("unspent", unspent, &mut rules.unspent)?;
    let rebuilding = &["allowed", "forbidden"];
    given.choice("rebuilding", rebuilding, &mut rules.rebuilding)?;
    given.choice("loans", &["never", "allowed"], &mut rules.loans)
}

/// What blocks and units are worth against each other (I-09a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Scheme {
    Plain,
    Appendix,
}

/// The goal that goes with a choice of provinces: as large a part of all blocks at the start.
fn goal_of(provinces: Provinces) -> u32 {
    match provinces {
        Provinces::Centres => 100,
        Provinces::Valued => 128,
        Provinces::Table => 92,
        Provinces::Equal => 165,
    }
}

/// How often units move in a year, and what stands on the board at first.
fn seasons(
    calendar: &mut Calendar,
    opening: &mut Opening,
    given: &mut Given<'_>,
) -> Result<(), BadOption> {
    given.choice("seasons", &["two", "one"], &mut calendar.seasons)?;
    let words = &[
        "standard",
        "unarmed",
        "reduced",
        "reduced-without-stp",
        "reduced-without-sev",
    ];
    given.choice("opening", words, opening)
}

/// How many must be for each motion the players vote on.
fn motions(
    motions: &mut BTreeMap<Motion, Majority>,
    given: &mut Given<'_>,
) -> Result<(), BadOption> {
    let ways = &["of-votes", "of-powers", "unanimous"];
    match motions.get_mut(&Motion::Demobilisation) {
        Some(majority) => given.choice("demobilisation_majority", ways, majority),
        None => Ok(()),
    }
}

fn calendar(calendar: &mut Calendar, given: &mut Given<'_>) -> Result<(), BadOption> {
    // Phases are written with four digits at most, and a game must have years to go.
    given.number("first_year", 1..=9000, &mut calendar.first_year)
}

fn victory(
    rules: &mut VictoryRules,
    board: &Board,
    given: &mut Given<'_>,
) -> Result<(), BadOption> {
    match rules {
        VictoryRules::Solo { centres } => {
            given.number("victory_centres", 1..=board.centres().len(), centres)
        }
        VictoryRules::Income { alone, alliance } => {
            given.number("victory_income", 1..=Transfer::MOST, alone)?;
            given.number("alliance_income", 1..=Transfer::MOST, alliance)
        }
        VictoryRules::Blocks { goal, centres } => {
            given.number("victory_blocks", 1..=Entry::MOST, goal)?;
            given.number("victory_centres", 0..=board.centres().len(), centres)
        }
    }
}

/// The given options, and which were asked for so far.
struct Given<'v> {
    values: &'v OptionValues,
    known: Vec<Known>,
}

impl<'v> Given<'v> {
    fn new(values: &'v OptionValues) -> Given<'v> {
        let known = Vec::new();
        Given { values, known }
    }

    /// Sets `into` to what is given under that id, if anything is. `read` makes a value of the JSON,
    /// or refuses it; `expected` says what it takes.
    fn read<T: Serialize>(
        &mut self,
        id: &'static str,
        expected: Expected,
        read: impl FnOnce(&Value) -> Option<T>,
        into: &mut T,
    ) -> Result<(), BadOption> {
        self.known.push(Known {
            id,
            expected: expected.clone(),
            // What a reader hands in is a number, a word, or a list or object of such.
            value: serde_json::to_value(&*into).unwrap_or_default(),
        });
        let Some(found) = self.values.get(id) else {
            return Ok(());
        };
        *into = read(found).ok_or_else(|| BadOption {
            option: id.to_owned(),
            why: BadValue::Unreadable {
                found: found.clone(),
                expected,
            },
        })?;
        Ok(())
    }

    /// A whole number within a range.
    fn number<N>(
        &mut self,
        id: &'static str,
        range: RangeInclusive<N>,
        into: &mut N,
    ) -> Result<(), BadOption>
    where
        N: TryFrom<u64> + PartialOrd + Display + Serialize,
    {
        let (from, to) = (range.start().to_string(), range.end().to_string());
        let expected = Expected::Number { from, to };
        let number = |value: &Value| {
            let number = N::try_from(value.as_u64()?).ok()?;
            range.contains(&number).then_some(number)
        };
        self.read(id, expected, number, into)
    }

    /// One of several words.
    fn choice<T: DeserializeOwned + Serialize>(
        &mut self,
        id: &'static str,
        words: &[&str],
        into: &mut T,
    ) -> Result<(), BadOption> {
        let expected = Expected::OneOf(words.iter().map(|w| (*w).to_owned()).collect());
        let read = |value: &Value| serde_json::from_value(value.clone()).ok();
        self.read(id, expected, read, into)
    }

    /// Refuses what nobody asked for.
    fn nothing_else(self) -> Result<(), BadOption> {
        let known: Vec<&'static str> = self.known.iter().map(|k| k.id).collect();
        let unknown = |id: &&String| !known.contains(&id.as_str());
        match self.values.keys().find(unknown) {
            None => Ok(()),
            Some(id) => Err(BadOption {
                option: id.clone(),
                why: BadValue::Unknown { known },
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
            "speed: the variant has no such option; it has first_year, victory_centres"
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
}
