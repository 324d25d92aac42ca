//! Reads a line of the credits section as players write it.

use std::fmt;

use crate::board::Power;
use crate::orders::{ParseError, Parser, nearest};

use super::entry::{Entry, Sale, Transfer, TransferKind, Way};

/// Why a line of the credits section could not be read. Holds what the player typed, so it is for
/// that player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// How many credits is not said. `example` is the line with an amount.
    #[error("missing number of credits")]
    NoAmount { example: String },
    /// `found` stands where an amount of credits is expected.
    #[error("`{found}` is not an amount of credits")]
    Amount { found: String, why: BadAmount },
    /// With whom is not said. `example` is the line with a power.
    #[error("missing power")]
    NoPower { example: String },
    /// A word that is nearly a power's name. `example` is the line with that power.
    #[error("`{found}` is not a power")]
    NotAPower { found: String, example: String },
    /// The words beyond what was understood.
    #[error("`{found}` is not understood")]
    NotUnderstood { found: String },
    /// The province or the unit in it.
    #[error(transparent)]
    Place(ParseError),
}

/// Why a text is no amount of credits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadAmount {
    /// It is 0.
    Zero,
    /// It is below 0.
    Negative,
    /// It is no whole number.
    Fraction,
    /// More than [`Transfer::MOST`].
    TooMuch,
}

/// What a line is about, by its first telling word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verb {
    Transfer(TransferKind, Way),
    Call,
    Treasury,
    Trust,
    Hire,
    Ally,
    Sale(Way),
}

/// The verbs, each with the words for it.
const VERBS: &[(Verb, &[&str])] = &[
    (
        Verb::Transfer(TransferKind::Gift, Way::Out),
        &[
            "give",
            "gives",
            "gave",
            "given",
            "gift",
            "grant",
            "grants",
            "pay",
            "pays",
            "paid",
            "send",
            "sends",
            "sent",
            "transfer",
            "transfers",
            "transferred",
        ],
    ),
    (
        Verb::Transfer(TransferKind::Gift, Way::In),
        &[
            "receive", "receives", "received", "recd", "accept", "accepts", "ask", "asks",
            "request", "requests",
        ],
    ),
    (
        Verb::Transfer(TransferKind::Loan, Way::Out),
        &["lend", "lends", "lent", "loan", "loans", "loaned"],
    ),
    (
        Verb::Transfer(TransferKind::Loan, Way::In),
        &["borrow", "borrows", "borrowed"],
    ),
    (
        Verb::Transfer(TransferKind::Repayment, Way::Out),
        &["repay", "repays", "repaid"],
    ),
    (
        Verb::Transfer(TransferKind::Repayment, Way::In),
        &["collect", "collects", "collected"],
    ),
    (
        Verb::Transfer(TransferKind::Interest, Way::Out),
        &["owe", "owes", "owed"],
    ),
    (
        Verb::Transfer(TransferKind::Interest, Way::In),
        &["claim", "claims", "claimed"],
    ),
    (Verb::Call, &["call", "calls", "recall", "recalls"]),
    (Verb::Treasury, &["treasury", "chest"]),
    (Verb::Trust, &["trust", "trusts"]),
    (Verb::Hire, &["hire", "hires"]),
    (Verb::Ally, &["ally", "allies", "alliance"]),
    (Verb::Sale(Way::Out), &["sell", "sells", "sold"]),
    (Verb::Sale(Way::In), &["buy", "buys", "bought"]),
];

/// Words that say what kind a transfer is when the verb alone does not: `receive 3 as a loan`.
const KINDS: &[(TransferKind, &[&str])] = &[
    (TransferKind::Gift, &["gift", "present"]),
    (TransferKind::Loan, &["loan", "loaned"]),
    (TransferKind::Repayment, &["repayment", "back"]),
];

/// Nouns that do not say which side speaks: `Loan 3 from Turkey` is the debtor's.
const NOUNS: &[&str] = &["loan", "loans", "gift"];

/// Verbs that are used of other things as well: a line that begins with one is of this section only if it names
/// money.
const COMMON: &[&str] = &[
    "send",
    "sends",
    "sent",
    "transfer",
    "transfers",
    "transferred",
    "ask",
    "asks",
    "request",
    "requests",
];
const MONEY: &[&str] = &["credit", "credits", "cr", "money", "loan", "gift"];

/// How many credits an example is for that nobody has said.
const SOME: u32 = 3;

/// Words without a meaning of their own here.
const FILLER: &[&str] = &[
    "to", "from", "with", "by", "a", "an", "as", "the", "of", "for", "in", "on", "my", "out",
    "credit", "credits", "cr", "money", "interest", "our", "move", "moves", "us", "we", "at",
    "stays",
];
const OPENLY: &[&str] = &["openly", "publicly", "publish", "public", "published"];
const ALL: &[&str] = &["all", "everything", "whole", "loan", "loans", "debt"];
const NOBODY: &[&str] = &["nobody", "none", "no", "one", "alone"];

/// A word of the line: as typed, and as it is compared.
struct Word<'t> {
    typed: &'t str,
    folded: String,
    /// The power that it names.
    power: Option<Power>,
}

impl Word<'_> {
    fn is(&self, list: &[&str]) -> bool {
        list.contains(&self.folded.as_str())
    }
}

fn words<'t>(text: &'t str, parser: &Parser<'_>) -> Vec<Word<'t>> {
    let around = |c: char| matches!(c, ',' | ':' | ';' | '!' | '(' | ')' | '"' | '*' | '`' | '_');
    let word = |typed| Word {
        typed,
        folded: crate::orders::folded(typed),
        power: parser.power(typed),
    };
    without_number(text)
        .split_whitespace()
        .map(|w| w.trim_end_matches('.').trim_matches(around))
        .map(|w| w.trim_end_matches('.'))
        .filter(|w| !w.is_empty())
        .map(word)
        .collect()
}

/// The line without its number in a list: `2) lend 5 to Italy`.
fn without_number(text: &str) -> &str {
    let text = text.trim_start();
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let marked = rest.starts_with(['.', ')']);
    match rest
        .get(1..)
        .filter(|after| marked && after.starts_with(char::is_whitespace))
    {
        Some(after) => after.trim_start(),
        None => text,
    }
}

fn verb(words: &[Word<'_>]) -> Option<Verb> {
    let first = words.first()?;
    // `3 credits loaned to Turkey`: an amount may stand before.
    let amount = first.folded.starts_with(|c: char| c.is_ascii_digit());
    let before = if amount { 3 } else { 1 };
    let moved = first.is(&["move", "moves", "seat", "the"]);
    let names_money = || words.iter().any(|w| is_amount(w) || w.is(MONEY));
    words
        .iter()
        .take(if moved { 3 } else { before })
        .find_map(|word| verb_of(word).filter(|_| !word.is(COMMON) || names_money()))
}

fn verb_of(word: &Word<'_>) -> Option<Verb> {
    let mut verbs = VERBS.iter();
    verbs.find(|(_, list)| word.is(list)).map(|(verb, _)| *verb)
}

/// Whether a line sells or buys a province. Where currencies are dealt in as well, it is one that names a
/// power and a price: `Sell Bur to Germany for 5`.
pub fn is_sale(text: &str, parser: &Parser<'_>) -> bool {
    let words = words(text, parser);
    let sale = matches!(verb(&words), Some(Verb::Sale(_)));
    let names = words.iter().any(|w| w.power.is_some());
    sale && names && words.iter().any(|w| w.is(&["for"]))
}

/// Reads a line if it belongs to this section; `None` when it is something else, an order say.
pub fn read(text: &str, parser: &Parser<'_>) -> Option<Result<Entry, ReadError>> {
    let (head, note) = split_note(text);
    let words = words(head, parser);
    let verb = verb(&words)?;
    Some(entry(verb, &words, note, parser))
}

fn entry(
    verb: Verb,
    words: &[Word<'_>],
    note: Option<String>,
    parser: &Parser<'_>,
) -> Result<Entry, ReadError> {
    match verb {
        Verb::Transfer(kind, way) => {
            let kind = agreed_kind(kind, words)?;
            let way = agreed_way(way, words)?;
            one_of_each(words)?;
            let like = |with, credits| Transfer {
                kind,
                way,
                with,
                credits,
                openly: false,
                note: None,
            };
            let with = power(words, parser, like)?;
            let transfer = Transfer {
                credits: needed_amount(words, |credits| like(with, credits))?,
                openly: words.iter().any(|w| w.is(OPENLY)),
                note,
                ..like(with, SOME)
            };
            let fits =
                |w: &Word<'_>| w.is(OPENLY) || KINDS.iter().any(|(_, l)| w.is(l)) || is_amount(w);
            nothing_left(words, fits)?;
            Ok(Entry::Transfer(transfer))
        }
        Verb::Sale(way) => {
            let way = agreed_way(way, words)?;
            one_of_each(words)?;
            let named = words.iter().find_map(|w| w.power);
            let with = named.ok_or_else(|| ReadError::NoPower {
                example: match way {
                    Way::Out => "Sell Bur to Germany for 5".to_owned(),
                    Way::In => "Buy Bur from Germany for 5".to_owned(),
                },
            })?;
            let other = |w: &Word<'_>| is_amount(w) || w.power.is_some();
            let at = rest(words, |w| other(w) || verb_of(w).is_some());
            let at = parser.place(&at).map_err(ReadError::Place)?.province;
            let like = |credits| Sale {
                way,
                at,
                with,
                credits,
            };
            Ok(Entry::Sale(like(needed_amount(words, like)?)))
        }
        Verb::Call => {
            one_of_each(words)?;
            let credits = amount(words)?;
            let debtor = power(words, parser, |debtor, _| Entry::Call { debtor, credits })?;
            nothing_left(words, |w| w.is(ALL) || is_amount(w))?;
            Ok(Entry::Call { debtor, credits })
        }
        Verb::Treasury => {
            let at = rest(words, |w| w.is(&["treasury", "chest", "seat"]));
            let at = parser.place(&at).map_err(ReadError::Place)?.province;
            Ok(Entry::Treasury { at })
        }
        Verb::Trust => {
            one_of_each(words)?;
            let power = power(words, parser, |power, _| Entry::Trust { power })?;
            nothing_left(words, |_| false)?;
            Ok(Entry::Trust { power })
        }
        Verb::Hire => {
            // The power hired to is the last one named: `Hire French A Par to Germany`.
            let last = words.iter().rposition(|w| w.power.is_some());
            let nobody = || ReadError::NoPower {
                example: "Hire A Par to Germany".to_owned(),
            };
            let last = last.ok_or_else(nobody)?;
            let to = words[last].power.ok_or_else(nobody)?;
            nothing_left(&words[last..], |_| false)?;
            // `A` is an army here, not an article.
            let but = ["hire", "hires", "out", "to", "the", "my", "our"];
            let unit = words[..last].iter().filter(|w| !w.is(&but));
            let unit = unit.map(|w| w.typed).collect::<Vec<_>>().join(" ");
            let unit = parser.unit(&unit).map_err(ReadError::Place)?;
            Ok(Entry::Hire { unit, to })
        }
        Verb::Ally if words.iter().any(|w| w.is(NOBODY)) => {
            nothing_left(words, |w| w.is(NOBODY))?;
            Ok(Entry::Ally { with: None })
        }
        Verb::Ally => {
            one_of_each(words)?;
            let ally = |with, _| Entry::Ally { with: Some(with) };
            let with = power(words, parser, ally)?;
            nothing_left(words, |_| false)?;
            Ok(ally(with, SOME))
        }
    }
}

/// What stands beside fillers and those words, as typed.
fn rest(words: &[Word<'_>], but: impl Fn(&Word<'_>) -> bool) -> String {
    let kept = words.iter().filter(|w| !w.is(FILLER) && !but(w));
    kept.map(|w| w.typed).collect::<Vec<_>>().join(" ")
}

/// Refuses words that mean nothing here.
fn nothing_left(words: &[Word<'_>], fits: impl Fn(&Word<'_>) -> bool) -> Result<(), ReadError> {
    let known = |w: &Word<'_>| VERBS.iter().any(|(_, list)| w.is(list));
    let left = rest(words, |w| fits(w) || known(w) || w.power.is_some());
    if left.is_empty() {
        Ok(())
    } else {
        Err(ReadError::NotUnderstood { found: cut(&left) })
    }
}

/// Refuses a second amount or power: a line is about one of each.
fn one_of_each(words: &[Word<'_>]) -> Result<(), ReadError> {
    let powers = words.iter().filter(|w| w.power.is_some());
    let amounts = words.iter().filter(|w| is_amount(w));
    match powers.skip(1).chain(amounts.skip(1)).next() {
        Some(second) => Err(ReadError::NotUnderstood {
            found: cut(second.typed),
        }),
        None => Ok(()),
    }
}

/// The kind of a transfer: its verb's, unless that is a gift's and the line says otherwise
/// (`receive 3 as a loan`). A contradiction is refused.
fn agreed_kind(kind: TransferKind, words: &[Word<'_>]) -> Result<TransferKind, ReadError> {
    let refuse = || {
        let word = words
            .iter()
            .skip(1)
            .find(|w| KINDS.iter().any(|(_, l)| w.is(l)));
        let found = word.map(|w| cut(w.typed)).unwrap_or_default();
        Err(ReadError::NotUnderstood { found })
    };
    match (kind, said_kind(words)) {
        (_, None) => Ok(kind),
        (TransferKind::Gift, Some(said)) => Ok(said),
        (kind, Some(said)) if kind == said => Ok(kind),
        // A loan is what is repaid.
        (TransferKind::Repayment, Some(TransferKind::Loan)) => Ok(kind),
        _ => refuse(),
    }
}

/// Which side speaks: the verb says it, or the word before the power where a noun stands for it. A
/// contradiction is refused.
fn agreed_way(way: Way, words: &[Word<'_>]) -> Result<Way, ReadError> {
    let place = words.iter().position(|w| w.power.is_some());
    let before = place.and_then(|i| words.get(i.checked_sub(1)?));
    let said = match before {
        Some(w) if w.is(&["to"]) => Way::Out,
        Some(w) if w.is(&["from", "by"]) => Way::In,
        _ => return Ok(way),
    };
    let noun = words.first().is_some_and(|w| w.is(NOUNS));
    match before {
        Some(w) if said != way && !noun => Err(ReadError::NotUnderstood {
            found: cut(w.typed),
        }),
        _ => Ok(said),
    }
}

fn said_kind(words: &[Word<'_>]) -> Option<TransferKind> {
    let kind = |w: &Word<'_>| KINDS.iter().find(|(_, list)| w.is(list)).map(|(k, _)| *k);
    words.iter().skip(1).find_map(kind)
}

/// The power a line names; where it names none, the error shows the line `like` it with one.
fn power<L: fmt::Display>(
    words: &[Word<'_>],
    parser: &Parser<'_>,
    like: impl Fn(Power, u32) -> L,
) -> Result<Power, ReadError> {
    if let Some(named) = words.iter().find_map(|w| w.power) {
        return Ok(named);
    }
    let credits = amount(words)?.unwrap_or(SOME);
    let meant = words
        .iter()
        .find_map(|w| Some((w, power_of(w, parser)?)))
        .map(|(w, power)| ReadError::NotAPower {
            found: cut(w.typed),
            example: like(power, credits).to_string(),
        });
    let last = parser.board().powers().last();
    Err(meant.unwrap_or_else(|| ReadError::NoPower {
        example: last.map_or_else(String::new, |power| like(power, credits).to_string()),
    }))
}

/// The power a word names, or nearly names.
fn power_of(word: &Word<'_>, parser: &Parser<'_>) -> Option<Power> {
    let meaning = |list: &[&str]| word.is(list);
    let known = [FILLER, OPENLY, ALL, NOBODY].into_iter().any(meaning);
    if known || is_amount(word) || verb_of(word).is_some() {
        return None;
    }
    let near = || {
        let names = parser.board().powers().map(|power| (power.id(), power));
        match nearest(&word.folded, names).as_slice() {
            [one] => Some(*one),
            _ => None,
        }
    };
    word.power.or_else(near)
}

/// The amount in the line; where there is none, the error shows the line `like` it with one.
fn needed_amount<L: fmt::Display>(
    words: &[Word<'_>],
    like: impl Fn(u32) -> L,
) -> Result<u32, ReadError> {
    amount(words)?.ok_or_else(|| ReadError::NoAmount {
        example: like(SOME).to_string(),
    })
}

fn is_amount(word: &Word<'_>) -> bool {
    let digits = word.folded.trim_start_matches(['-', '−', '+', '.']);
    digits.starts_with(|c: char| c.is_ascii_digit())
}

/// The amount in the line, if there is one.
fn amount(words: &[Word<'_>]) -> Result<Option<u32>, ReadError> {
    let Some(word) = words.iter().find(|w| is_amount(w)) else {
        return Ok(None);
    };
    let bad = |why| {
        let found = cut(word.typed);
        Err(ReadError::Amount { found, why })
    };
    let text = word.folded.trim_start_matches('+');
    if text.starts_with(['-', '−']) {
        return bad(BadAmount::Negative);
    }
    let (digits, unit) = match text.find(|c: char| !c.is_ascii_digit()) {
        Some(at) => text.split_at(at),
        None => (text, ""),
    };
    match unit {
        "" | "cr" | "c" | "credit" | "credits" => {}
        _ if unit.starts_with(['.', ',', '/', '½']) || digits.is_empty() => {
            return bad(BadAmount::Fraction);
        }
        _ => {
            let found = cut(word.typed);
            return Err(ReadError::NotUnderstood { found });
        }
    }
    match digits.parse::<u32>() {
        Ok(0) => bad(BadAmount::Zero),
        Ok(n) if n <= Transfer::MOST => Ok(Some(n)),
        _ => bad(BadAmount::TooMuch),
    }
}

/// The line without its note, and the note: what stands after `note:`.
fn split_note(text: &str) -> (&str, Option<String>) {
    let lower = text.to_ascii_lowercase();
    let Some(at) = lower.find("note:") else {
        return (text, None);
    };
    let clean = |c: char| if c.is_control() || c == ';' { ' ' } else { c };
    let note: String = text[at + 5..].chars().map(clean).collect();
    let note = note.split_whitespace().collect::<Vec<_>>().join(" ");
    let note: String = note.chars().take(Transfer::LONGEST_NOTE).collect();
    let note = note.trim_end().to_owned();
    (&text[..at], Some(note).filter(|n| !n.is_empty()))
}

/// A player's text, short enough to show back.
fn cut(text: &str) -> String {
    let seen = text.chars().filter(|c| !c.is_control());
    seen.take(40).collect()
}
