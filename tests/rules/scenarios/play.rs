//! Playing a case: the lines before `close` make a line of `chancery resolve`, whose answer the lines
//! after it are held against. So a case goes the way of every turn: sheets are read from text, the phase
//! is adjudicated, and what came of it is put into words.

use chancery::board::{Board, Power};
use chancery::orders::{Act, Context, Order, Parser};
use chancery::resolve;
use serde_json::{Map, Value, json};

use super::facts::{self, Wrong};
use super::file::{Case, Line};

/// Why a case fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The line of the file at fault.
    pub number: usize,
    pub wrong: Wrong,
}

/// An order, a declaration or a trade, by a power or by a player with a number.
#[derive(Clone, Debug)]
struct Written {
    number: usize,
    by: String,
    text: String,
    /// What becomes of it, and words of the sentence that says why.
    expected: Option<(String, String)>,
}

/// Plays a case from its first line to its last.
///
/// # Errors
/// The first line that cannot be read, or that is not as it says.
pub fn play(case: &Case) -> Result<(), Failure> {
    let mut game = Game::new(&case.variant);
    for line in &case.lines {
        let number = line.number;
        game.take(line).map_err(|wrong| match wrong {
            Wrong::At(number, wrong) => Failure {
                number,
                wrong: *wrong,
            },
            wrong => Failure { number, wrong },
        })?;
    }
    let unmet = |text: &str| Failure {
        number: case.number,
        wrong: Wrong::unread(text),
    };
    match (game.closed, game.written.is_empty()) {
        (0, _) => Err(unmet("no phase is closed in this case")),
        (_, false) => Err(unmet("the last sheets are not closed")),
        _ if game.held == 0 => Err(unmet("nothing is expected in this case")),
        _ => Ok(()),
    }
}

/// A game between two lines of a case.
struct Game {
    /// The next line for `chancery resolve`; after a phase, its answer.
    state: Value,
    written: Vec<Written>,
    closed: usize,
    /// How many expectations were held against an answer since the last phase closed.
    held: usize,
}

impl Game {
    fn new(variant: &str) -> Game {
        Game {
            state: json!({ "variant": variant, "units": {} }),
            written: Vec::new(),
            closed: 0,
            held: 0,
        }
    }

    fn take(&mut self, line: &Line) -> Result<(), Wrong> {
        let (word, rest) = line.text.split_once(' ').unwrap_or((&line.text, ""));
        if word == "close" && rest.is_empty() {
            return self.close();
        }
        if let Some(by) = word.strip_suffix(':') {
            let known = by.parse::<Power>().is_ok() || by.parse::<u64>().is_ok();
            if !known {
                let what = format!("`{by}` is neither a power nor a player's number");
                return Err(Wrong::Unread(what));
            }
            self.written.push(Written::read(line.number, by, rest));
            return Ok(());
        }
        let keyword = facts::keyword(word)?;
        if self.closed == 0 {
            if !self.written.is_empty() {
                return Err(Wrong::unread("how things are is said before the orders"));
            }
            let give = keyword.give.ok_or_else(|| {
                Wrong::Unread(format!("`{word}` can only be expected, after `close`"))
            })?;
            return give(&mut self.state, rest.trim());
        }
        if !self.written.is_empty() {
            return Err(Wrong::unread(
                "what is expected is said before the next orders",
            ));
        }
        let check = keyword.check.ok_or_else(|| {
            Wrong::Unread(format!(
                "`{word}` can only be said before the first `close`"
            ))
        })?;
        self.held += 1;
        check(&self.state, rest.trim())
    }

    /// Plays the phase, and holds the orders' own expectations against its results.
    fn close(&mut self) -> Result<(), Wrong> {
        if self.closed > 0 && self.held == 0 {
            return Err(Wrong::unread("nothing is expected of the phase before"));
        }
        let question = question(&self.state, &self.written);
        let text = question.to_string();
        let (asked, _) = resolve::taken(&text).map_err(refused)?;
        let answer = resolve::answer(&text).map_err(refused)?;
        self.state = serde_json::to_value(answer).expect("an answer is JSON");
        self.closed += 1;
        self.held = 0;
        let board = asked.setup.board();
        let written = std::mem::take(&mut self.written);
        for line in &written {
            self.held += usize::from(line.expected.is_some());
            line.hold(board, &self.state, &written)?;
        }
        Ok(())
    }
}

fn refused(wrong: resolve::Wrong) -> Wrong {
    Wrong::Unread(format!("{}: {}", wrong.field, wrong.message))
}

/// An answer, or what was given, as the next question with these sheets.
fn question(state: &Value, written: &[Written]) -> Value {
    const KEPT: [&str; 17] = [
        "variant",
        "rulebook",
        "options",
        "phase",
        "units",
        "aboard",
        "dislodged",
        "sc_owners",
        "outcome",
        "disorder",
        "credits",
        "motions",
        "blocks",
        "year",
        "bourse",
        "relations",
        "sheets",
    ];
    let mut question: Map<String, Value> = state.as_object().cloned().unwrap_or_default();
    question.retain(|key, _| KEPT.contains(&key.as_str()));
    let mut sheets: Map<String, Value> = Map::new();
    for line in written {
        let sheet = sheets.entry(&line.by).or_insert_with(|| json!([]));
        if let Some(lines) = sheet.as_array_mut() {
            lines.push(line.text.clone().into());
        }
    }
    question.insert("sheets".to_owned(), sheets.into());
    question.into()
}

impl Written {
    /// `A Par - Bur => bounced: words of the reason`.
    fn read(number: usize, by: &str, rest: &str) -> Written {
        let (text, expected) = match rest.split_once("=>") {
            None => (rest, None),
            Some((text, expected)) => {
                let (result, why) = expected.split_once(':').unwrap_or((expected, ""));
                (
                    text,
                    Some((result.trim().to_owned(), why.trim().to_owned())),
                )
            }
        };
        Written {
            number,
            by: by.to_owned(),
            text: text.trim().to_owned(),
            expected,
        }
    }

    /// Holds what is expected of the line against the answer.
    fn hold(&self, board: &Board, answer: &Value, all: &[Written]) -> Result<(), Wrong> {
        let Some((result, why)) = &self.expected else {
            return Ok(());
        };
        let at = |wrong: Wrong| wrong.at(self.number);
        let read = Parser::new(board).line(&self.text, &Context::bare(board));
        let Ok(order) = read else {
            return self.hold_declared(answer, result, why).map_err(at);
        };
        let single = match order.clone() {
            Order::Several { unit, act, .. } => Order::Unit { unit, act },
            one => one,
        };
        let found = results(board, answer, &self.by, &single);
        if found.is_empty() {
            return Err(at(Wrong::Unmet("the answer says nothing of it".to_owned())));
        }
        // Of several fleets in one sea each has its order: these, and no others, went as expected.
        let alike = all
            .iter()
            .filter(|w| w.by == self.by && w.text == self.text);
        let count = match order {
            Order::Several { count, .. } => usize::from(count),
            _ => 1,
        };
        if found.len() != count * alike.count() {
            let told = format!("the answer has {} results for it", found.len());
            return Err(at(Wrong::Unmet(told)));
        }
        for one in found {
            let (was, said) = (text(one, "result"), text(one, "why"));
            if was != *result || !said.contains(why.as_str()) {
                return Err(at(Wrong::Unmet(format!("it is `{was}`: {said}"))));
            }
        }
        Ok(())
    }

    /// A declaration has no result of its own: what did nothing is among the news.
    fn hold_declared(&self, answer: &Value, result: &str, why: &str) -> Result<(), Wrong> {
        let news = ["money", "news", "points"].into_iter();
        let all = news.flat_map(|key| answer[key].as_array().into_iter().flatten());
        let failed = |one: &&Value| {
            let event = &one["event"]["failed"];
            let of = event["power"].as_str() == Some(&self.by);
            of && text(one, "why")
                .to_lowercase()
                .contains(&self.text.to_lowercase())
        };
        let mut failed = all.filter(failed);
        match (result, failed.next()) {
            ("void", Some(one)) if text(one, "why").contains(why) => Ok(()),
            ("void", Some(one)) => Err(Wrong::Unmet(text(one, "why").to_owned())),
            ("void", None) => Err(Wrong::Unmet("it was taken".to_owned())),
            ("taken", None) if why.is_empty() => Ok(()),
            ("taken", None) => Err(Wrong::unread("what is taken has no reason")),
            ("taken", Some(one)) => Err(Wrong::Unmet(text(one, "why").to_owned())),
            _ => Err(Wrong::unread("a declaration is `taken` or `void`")),
        }
    }
}

fn text<'v>(value: &'v Value, key: &str) -> &'v str {
    value[key].as_str().unwrap_or_default()
}

/// The results of an order: of that power, or where players share the powers of any.
fn results<'v>(board: &Board, answer: &'v Value, by: &str, order: &Order) -> Vec<&'v Value> {
    let players = by.parse::<u64>().is_ok();
    let all = answer["results"].as_object().into_iter().flatten();
    let of = all.filter(|(power, _)| players || *power == by || hired(order));
    let all: Vec<&Value> = of
        .flat_map(|(_, all)| all.as_array().into_iter().flatten())
        .collect();
    let same = |one: &&&Value| means(board, text(one, "order"), order);
    let same: Vec<&Value> = all.iter().filter(same).copied().collect();
    if !same.is_empty() {
        return same;
    }
    // Coasts were filled in, or the unit did something else: its own result says so.
    let unit = |one: &&&Value| {
        let stood = text(one, "unit").split_once(' ');
        order
            .ordered()
            .zip(stood)
            .is_some_and(|((_, unit, _), (kind, at))| {
                let province = unit.at.province.to_string();
                at.split('/').next() == Some(province.as_str())
                    && unit
                        .kind
                        .is_none_or(|named| named.letter().to_string() == kind)
            })
    };
    all.iter().filter(unit).copied().collect()
}

/// Whether an order names another power's unit.
fn hired(order: &Order) -> bool {
    order
        .ordered()
        .is_some_and(|(_, unit, _)| unit.power.is_some())
}

/// Whether a text of the answer is that order.
fn means(board: &Board, told: &str, order: &Order) -> bool {
    let plain = |order: &Order| match order {
        Order::Unit { unit, act } => {
            let mut unit = *unit;
            unit.power = None;
            unit.joint = false;
            let act: Act = act.clone();
            Order::Unit { unit, act }.to_string().to_lowercase()
        }
        other => other.to_string().to_lowercase(),
    };
    let read = Parser::new(board).line(told, &Context::bare(board));
    read.is_ok_and(|read| plain(&read) == plain(order))
}
