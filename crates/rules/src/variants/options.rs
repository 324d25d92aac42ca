//! A preset's options: what may be set otherwise in a game made from it, by the option's id.
//!
//! Each axis has a reader here that names the options of the choice it made; what no reader has asked
//! for is refused.

mod convoys;
mod exchange;
mod fog;
mod given;
mod last_year;
mod naval;
mod players;
mod treaties;
mod value;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::board::{Board, BoardRef, BorderChange, Builds, Province};
use crate::control::ControlRules;
use crate::economy::EconomyRules;
use crate::economy::blocks::{BlocksRules, Entry};
use crate::economy::credits::{CreditsRules, Demobilisation, Transfer};
use crate::game::{Majority, Motion, Setup, VictoryRules};
use crate::relations::RelationsRules;
use crate::visibility::VisibilityRules;

use super::axes::{self, Axis, Choice};
use super::goals;
use super::players::Set;
use given::Given;
pub use value::{BadOption, BadValue, Expected, Known, OptionValues};

/// Sets the given options in a setup.
///
/// # Errors
/// The first option that the setup's axes do not have, or whose value is none of its.
pub fn set(setup: &mut Setup, given: &OptionValues) -> Result<(), BadOption> {
    let mut given = Given::new(given);
    ask(setup, &mut given)?;
    given.nothing_else()
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
    let mut changed = OptionValues::new();
    let Some(preset) = super::preset(&setup.variant) else {
        return changed;
    };
    let wanted = known(setup);
    // What one option is set to may change what others stand at; those come after it.
    for _ in 0..=wanted.len() {
        let mut again = (preset.setup)(None);
        if setup.board.shipped().is_none() {
            // A game on such a board was taken there.
            let _ = again.play_on(setup.board);
        }
        // Values a setup has can be set in it.
        let set = set(&mut again, &changed);
        debug_assert_eq!(set, Ok(()));
        let again = known(&again);
        let same = |option: &&Known| again.contains(option);
        let Some(other) = wanted.iter().find(|option| !same(option)) else {
            break;
        };
        changed.insert(other.id.to_owned(), other.value.clone());
    }
    changed
}

/// As [`changed`], for whoever may not know the sets of the setup's board: who is played is said power by power where a
/// set is not one of ours.
pub fn changed_anywhere(setup: &Setup) -> OptionValues {
    let mut changed = changed(setup);
    let is_own = Set::of(setup).is_some_and(|set| set.own.is_some());
    if let Some(players) = changed.get_mut(players::PLAYERS)
        && is_own
    {
        // A map from words to words is JSON.
        *players = serde_json::to_value(&setup.absent).unwrap_or_default();
    }
    changed
}

/// Has every axis ask for its options, those first that others depend on.
fn ask(setup: &mut Setup, given: &mut Given<'_>) -> Result<(), BadOption> {
    axes(setup, given)?;
    players::ask(setup, given)?;
    borders(setup.board, &mut setup.borders, given)?;
    builds(setup, given)?;
    naval::ask(setup, given)?;
    convoys::ask(setup, given)?;
    let board = setup.board();
    last_year::ask(setup, given)?;
    let usual = goals::usual(setup);
    match &mut setup.economy {
        EconomyRules::Centres => {}
        EconomyRules::Blocks(rules) => {
            blocks(rules, given)?;
            // Where more provinces hold blocks, more is played for: I-08b, I-08c.
            if let Some(goal) = usual {
                setup.victory = goals::of(goal, setup);
            }
        }
        EconomyRules::Credits(rules) => {
            credits(rules, board, given)?;
            if rules.demobilisation != Demobilisation::Vote {
                setup.motions.remove(&Motion::Demobilisation);
            }
        }
    }
    let most = setup.counting().len();
    let played = setup.played().len();
    victory(&mut setup.victory, most, played, given)?;
    if let ControlRules::Exchange(rules) = &mut setup.control {
        exchange::exchange(rules, &mut setup.motions, given)?;
    }
    if let RelationsRules::Treaties(rules) = &mut setup.relations {
        treaties::ask(rules, given)?;
    }
    if let VisibilityRules::Fog(rules) = &mut setup.visibility {
        fog::ask(rules, setup.relations, given)?;
    }
    motions(&mut setup.motions, given)
}

/// The choices on the axes. A goal that went with those before gives way to the one that goes with
/// those now.
fn axes(setup: &mut Setup, given: &mut Given<'_>) -> Result<(), BadOption> {
    let natural = setup.victory == goals::natural(setup);
    let usual = goals::usual(setup);
    for axis in Axis::ALL.iter().copied() {
        if axis == Axis::Goal {
            setup.victory = match usual {
                _ if natural => goals::natural(setup),
                Some(goal) => goals::of(goal, setup),
                None => setup.victory,
            };
        }
        let before = Choice::of(setup, axis);
        let mut choice = before;
        let choices = axis.choices_in(setup);
        let words = choices.iter().map(|c| c.id().to_owned()).collect();
        // What only a variant of its own makes may be said of that variant.
        let same = |value: &Value| value.as_str() == Some(before.id());
        let read = |value: &Value| {
            if same(value) {
                Some(before)
            } else {
                let choice = axis.choice(value.as_str()?)?;
                choices.contains(&choice).then_some(choice)
            }
        };
        given.read(axis.id(), Expected::OneOf(words), read, &mut choice)?;
        if choice != before {
            choice.choose(setup);
            let board = setup.board();
            if board.own().is_some() {
                setup.fits(board).map_err(|why| BadOption {
                    option: axis.id().to_owned(),
                    why: BadValue::CannotCarry(why),
                })?;
            }
        }
    }
    match axes::contradiction(setup) {
        None => Ok(()),
        Some(found) => Err(BadOption {
            option: found.choices[1].axis().id().to_owned(),
            why: BadValue::Contradiction(found),
        }),
    }
}

/// The borders of the board that are drawn otherwise.
fn borders(
    board: BoardRef,
    borders: &mut BTreeSet<BorderChange>,
    given: &mut Given<'_>,
) -> Result<(), BadOption> {
    let fitting: Vec<BorderChange> = BorderChange::ALL
        .into_iter()
        .filter(|change| board.shipped().is_some_and(|kind| change.fits(kind)))
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

/// Where powers build. What the board says itself is not kept, so that such a game is like any other on it.
fn builds(setup: &mut Setup, given: &mut Given<'_>) -> Result<(), BadOption> {
    let usual = setup.board.board().builds();
    let mut builds = setup.builds.unwrap_or(usual);
    given.choice("builds", &Builds::ALL.map(Builds::id), &mut builds)?;
    setup.builds = Some(builds).filter(|builds| *builds != usual);
    Ok(())
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
    given.choice("yards", &["alone", "with-capital"], &mut rules.yards)?;
    let words = &["refused", "allowed"];
    given.choice(
        "transfers_with_retreats",
        words,
        &mut rules.transfers_with_retreats,
    )?;
    given.choice(
        "province_sales",
        &["never", "allowed"],
        &mut rules.province_sales,
    )
}

/// The options of the blocks economy: 2B.
fn blocks(rules: &mut BlocksRules, given: &mut Given<'_>) -> Result<(), BadOption> {
    let before = Scheme::of(rules);
    let mut scheme = before;
    given.choice("scheme", &["plain", "appendix"], &mut scheme)?;
    if scheme != before {
        let plain = match scheme {
            Scheme::Plain => BlocksRules::default(),
            Scheme::Appendix => BlocksRules::appendix(),
        };
        (rules.centre, rules.per_point) = (plain.centre, plain.per_point);
        (rules.fleet, rules.army) = (plain.fleet, plain.army);
    }
    let words = &["centres", "valued", "table", "equal"];
    given.choice("provinces", words, &mut rules.provinces)?;
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

/// What blocks and units are worth against each other: a short word for four values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Scheme {
    Plain,
    /// I-09a, with all four values as it has them.
    Appendix,
}

impl Scheme {
    fn of(rules: &BlocksRules) -> Scheme {
        let four = |r: &BlocksRules| (r.centre, r.per_point, r.fleet, r.army);
        if four(rules) == four(&BlocksRules::appendix()) {
            Scheme::Appendix
        } else {
            Scheme::Plain
        }
    }
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

/// What wins; `most` provinces count as centres. Never do all win together that are `played`.
fn victory(
    rules: &mut VictoryRules,
    most: usize,
    played: usize,
    given: &mut Given<'_>,
) -> Result<(), BadOption> {
    match rules {
        VictoryRules::Solo { centres } => given.number("victory_centres", 1..=most, centres),
        VictoryRules::Income { alone, alliance } => {
            given.number("victory_income", 1..=Transfer::MOST, alone)?;
            if played <= 2 {
                return Ok(());
            }
            given.number("alliance_income", 1..=Transfer::MOST, alliance)
        }
        VictoryRules::Points(goals) => {
            let most = u32::try_from(most).unwrap_or(u32::MAX);
            given.number("victory_points", 1..=most, &mut goals.alone)?;
            given.number("victory_points_two", 1..=most, &mut goals.two)?;
            if played <= 3 {
                return Ok(());
            }
            given.number("victory_points_three", 1..=most, &mut goals.three)
        }
        VictoryRules::Blocks { goal, centres } => {
            given.number("victory_blocks", 1..=Entry::MOST, goal)?;
            given.number("victory_centres", 0..=most, centres)
        }
    }
}

#[cfg(test)]
mod tests;
