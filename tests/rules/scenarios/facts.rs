//! The lines that say how things are. Before the first `close` they set it, after it they hold the answer
//! to it; the README lists them all.

use chancery::board::Power;
use serde_json::{Value, json};

use super::{bonds, money, stock};

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// It cannot be read, or may not stand there.
    Unread(String),
    /// It is not as it says.
    Unmet(String),
    /// The same of an earlier line.
    At(usize, Box<Wrong>),
}

impl Wrong {
    pub fn unread(text: &str) -> Wrong {
        Wrong::Unread(text.to_owned())
    }

    pub fn at(self, number: usize) -> Wrong {
        Wrong::At(number, Box::new(self))
    }
}

/// Sets a fact in a question.
pub type Give = fn(&mut Value, &str) -> Result<(), Wrong>;
/// Holds a fact against an answer.
pub type Check = fn(&Value, &str) -> Result<(), Wrong>;

/// One kind of line.
pub struct Keyword {
    pub word: &'static str,
    /// None, if it is only expected.
    pub give: Option<Give>,
    /// None, if it is only given.
    pub check: Option<Check>,
}

const fn both(word: &'static str, give: Give, check: Check) -> Keyword {
    Keyword {
        word,
        give: Some(give),
        check: Some(check),
    }
}

const fn given(word: &'static str, give: Give) -> Keyword {
    Keyword {
        word,
        give: Some(give),
        check: None,
    }
}

const fn expected(word: &'static str, check: Check) -> Keyword {
    Keyword {
        word,
        give: None,
        check: Some(check),
    }
}

/// Every kind of line, in the README's order.
pub static KEYWORDS: [Keyword; 36] = [
    given("option", stock::give_option),
    given("rulebook", stock::give_rulebook),
    given("start", stock::give_start),
    given("vote", stock::give_vote),
    given("disorder", stock::give_disorder),
    both("phase", stock::give_phase, stock::check_phase),
    both("units", stock::give_units, stock::check_units),
    both("dislodged", stock::give_dislodged, stock::check_dislodged),
    both("owners", stock::give_owners, stock::check_owners),
    both("owner", stock::give_owner, stock::check_owner),
    expected("outcome", stock::check_outcome),
    expected("says", stock::check_says),
    both("treasury", money::give_treasury, money::check_treasury),
    both("loan", money::give_loan, money::check_loan),
    both("ally", money::give_ally, money::check_ally),
    both("blocks", money::give_blocks, money::check_blocks),
    both("points", money::give_points, money::check_points),
    expected("income", money::check_income),
    expected("flow", money::check_flow),
    both("player", money::give_player, money::check_player),
    both("price", money::give_price, money::check_price),
    expected("net", money::check_net),
    expected("dealing", money::check_dealing),
    expected("poll", money::check_poll),
    expected("score", money::check_score),
    both("treaty", bonds::give_treaty, bonds::check_treaty),
    both("announced", bonds::give_announced, bonds::check_announced),
    both("war", bonds::give_war, bonds::check_war),
    both("imminent", bonds::give_imminent, bonds::check_imminent),
    expected("neutral", bonds::check_neutral),
    both("penalties", bonds::give_penalties, bonds::check_penalties),
    both(
        "first-shot",
        bonds::give_first_shot,
        bonds::check_first_shot,
    ),
    expected("victory", bonds::check_victory),
    both("enclosed", bonds::give_enclosed, bonds::check_enclosed),
    both("claim", bonds::give_claim, bonds::check_claim),
    both(
        "conference",
        bonds::give_conference,
        bonds::check_conference,
    ),
];

/// The kind of a line, by its first word.
pub fn keyword(word: &str) -> Result<&'static Keyword, Wrong> {
    let found = KEYWORDS.iter().find(|keyword| keyword.word == word);
    found.ok_or_else(|| Wrong::Unread(format!("no line begins with `{word}`")))
}

/// Compares what is with what should be.
pub fn same<T: PartialEq + std::fmt::Debug>(is: T, should: T) -> Result<(), Wrong> {
    if is == should {
        Ok(())
    } else {
        Err(Wrong::Unmet(format!("it is {is:?}, not {should:?}")))
    }
}

/// A power's id, as the JSON has it.
pub fn power(word: &str) -> Result<String, Wrong> {
    let power: Result<Power, _> = word.parse();
    power
        .map(|power| power.to_string())
        .map_err(|_| Wrong::Unread(format!("`{word}` is no power")))
}

/// The first power of a line, and the rest.
pub fn of_power(text: &str) -> Result<(String, &str), Wrong> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    Ok((power(word)?, rest.trim()))
}

/// Two powers, as the JSON writes a pair.
pub fn pair(a: &str, b: &str) -> Result<[String; 2], Wrong> {
    let mut pair = [power(a)?, power(b)?];
    pair.sort();
    if pair[0] == pair[1] {
        Err(Wrong::unread("the two are one power"))
    } else {
        Ok(pair)
    }
}

pub fn number<T: std::str::FromStr>(word: &str) -> Result<T, Wrong> {
    word.parse()
        .map_err(|_| Wrong::Unread(format!("`{word}` is no number")))
}

/// `$10.50` in cents.
pub fn cents(word: &str) -> Result<u64, Wrong> {
    let wrong = || Wrong::Unread(format!("`{word}` is no amount such as $10.50"));
    let plain = word.strip_prefix('$').ok_or_else(wrong)?;
    let (whole, part) = plain.split_once('.').ok_or_else(wrong)?;
    match part.len() {
        2 => Ok(number::<u64>(whole)? * 100 + number::<u64>(part)?),
        _ => Err(wrong()),
    }
}

/// The words of a line, exactly so many.
pub fn words<const N: usize>(text: &str) -> Result<[&str; N], Wrong> {
    let all: Vec<&str> = text.split_whitespace().collect();
    let wrong = |all: Vec<&str>| Wrong::Unread(format!("{N} words are needed, not {}", all.len()));
    all.try_into().map_err(wrong)
}

/// What a list names, separated by commas; nothing for `none`.
pub fn list(text: &str) -> Vec<&str> {
    let all = text.split(',').map(str::trim).filter(|t| !t.is_empty());
    all.filter(|t| *t != "none").collect()
}

/// Puts a value where the path leads, through objects that are made on the way.
pub fn put(state: &mut Value, path: &[&str], value: Value) {
    let mut here = state;
    for key in path {
        if here.is_null() {
            *here = json!({});
        }
        here = &mut here[*key];
    }
    *here = value;
}

/// Adds a value to the list to which the path leads.
pub fn push(state: &mut Value, path: &[&str], value: Value) {
    let mut list = at(state, path).as_array().cloned().unwrap_or_default();
    list.push(value);
    put(state, path, list.into());
}

/// The value to which the path leads.
pub fn at<'v>(state: &'v Value, path: &[&str]) -> &'v Value {
    path.iter().fold(state, |here, key| &here[*key])
}

/// The values of the list to which the path leads.
pub fn all<'v>(state: &'v Value, path: &[&str]) -> &'v [Value] {
    at(state, path).as_array().map_or(&[], Vec::as_slice)
}
