//! Reads a line of the treaties section as players write it.

use std::collections::BTreeSet;

use super::{Entry, Guest, TreatyKind};
use crate::board::Power;
use crate::orders::{ParseError, Parser, folded};

/// Why a line of the treaties section could not be read. Holds what the player typed, so it is for that
/// player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// With whom is not said.
    #[error("missing power")]
    NoPower,
    /// Which of the two kinds of treaty is not said.
    #[error("missing treaty")]
    NoKind,
    /// Where to is not said.
    #[error("missing province")]
    NoPlace,
    /// The words beyond what was understood.
    #[error("`{found}` is not understood")]
    NotUnderstood { found: String },
    /// The province or the unit.
    #[error(transparent)]
    Place(ParseError),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Verb {
    Enter,
    Withdraw,
    Abrogate,
    Permit,
    Transfer,
    Claim,
}

const VERBS: &[(Verb, &[&str])] = &[
    (
        Verb::Enter,
        &[
            "enter", "enters", "sign", "signs", "ratify", "conclude", "mdt", "aat", "att",
        ],
    ),
    (Verb::Withdraw, &["withdraw", "withdraws", "unsign"]),
    (
        Verb::Abrogate,
        &["abrogate", "abrogates", "denounce", "denounces"],
    ),
    (
        Verb::Permit,
        &["permit", "permits", "allow", "allows", "admit"],
    ),
    (
        Verb::Transfer,
        &["transfer", "transfers", "cede", "cedes", "hand"],
    ),
    (
        Verb::Claim,
        &["claim", "claims", "proclaim", "proclaims", "declare"],
    ),
];

const MDT: &[&str] = &["mdt", "mutual", "defence", "defense", "defensive"];
const AAT: &[&str] = &["aat", "att", "aggressive", "alliance", "offensive"];
/// Words without a meaning of their own here.
const FILLER: &[&str] = &[
    "a",
    "an",
    "the",
    "with",
    "to",
    "into",
    "in",
    "of",
    "from",
    "our",
    "my",
    "treaty",
    "treaties",
    "and",
    "over",
    "offer",
    "for",
    "by",
    "declaration",
    "proposal",
];
const VICTORY: &[&str] = &["victory", "win", "solo", "alone", "coalition", "intention"];
const WAYS: &[&str] = &[
    "solo",
    "alone",
    "two",
    "three",
    "way",
    "twoway",
    "threeway",
    "two-way",
    "three-way",
];

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
    let around = |c: char| matches!(c, ',' | ':' | ';' | '!' | '"' | '*' | '`' | '_');
    let word = |typed| Word {
        typed,
        folded: folded(typed),
        power: parser.power(typed),
    };
    text.split_whitespace()
        .map(|w| w.trim_matches(around).trim_end_matches('.'))
        .filter(|w| !w.is_empty())
        .map(word)
        .collect()
}

/// Reads a line if it belongs to this section; `None` when it is something else, an order say.
pub fn read(text: &str, parser: &Parser<'_>) -> Option<Result<Entry, ReadError>> {
    let words = words(text, parser);
    let (first, rest) = words.split_first()?;
    let (verb, _) = VERBS.iter().find(|(_, list)| first.is(list))?;
    let named = || rest.iter().any(|w| w.power.is_some());
    let amount = || {
        rest.iter()
            .any(|w| w.typed.starts_with(|c: char| c.is_ascii_digit()))
    };
    // A sum claimed is the credits section's.
    if *verb == Verb::Claim && amount() && !rest.iter().any(|w| w.is(VICTORY)) {
        return None;
    }
    Some(match verb {
        Verb::Enter => enter(&words),
        Verb::Withdraw => with(rest).map(|with| Entry::Withdraw { with }),
        Verb::Abrogate => with(rest).map(|with| Entry::Abrogate { with }),
        Verb::Permit => permit(rest, parser),
        Verb::Transfer => transfer(rest, parser),
        Verb::Claim if rest.is_empty() => Err(ReadError::NoPower),
        Verb::Claim => claim(rest, named()),
    })
}

fn enter(words: &[Word<'_>]) -> Result<Entry, ReadError> {
    let with = power(words)?;
    let said = |list: &[&str]| words.iter().any(|w| w.is(list));
    let kind = match (said(MDT), said(AAT)) {
        (true, false) => TreatyKind::Mdt,
        (false, true) => TreatyKind::Aat,
        _ => return Err(ReadError::NoKind),
    };
    nothing_left(&words[1..], |w| w.is(MDT) || w.is(AAT))?;
    Ok(Entry::Enter { kind, with })
}

/// The power of a line that names one, and perhaps which treaty is meant.
fn with(rest: &[Word<'_>]) -> Result<Power, ReadError> {
    let with = power(rest)?;
    nothing_left(rest, |w| w.is(MDT) || w.is(AAT))?;
    Ok(with)
}

fn permit(rest: &[Word<'_>], parser: &Parser<'_>) -> Result<Entry, ReadError> {
    let line = rest.iter().map(|w| w.typed).collect::<Vec<_>>().join(" ");
    let (who, to) = parted(&line).ok_or(ReadError::NoPlace)?;
    let to = parser.place(to).map_err(ReadError::Place)?.province;
    let words = words(who, parser);
    let any = words
        .first()
        .is_some_and(|w| w.is(&["any", "all", "every", "each"]));
    if any {
        let power = power(&words)?;
        nothing_left(&words[1..], |w| {
            w.is(&["unit", "units", "army", "fleet", "armies", "fleets"])
        })?;
        let who = Guest::Any(power);
        return Ok(Entry::Permit { who, to });
    }
    let unit = parser.unit(who).map_err(ReadError::Place)?;
    let who = Guest::Unit(unit);
    Ok(Entry::Permit { who, to })
}

fn transfer(rest: &[Word<'_>], parser: &Parser<'_>) -> Result<Entry, ReadError> {
    let last = rest.iter().rposition(|w| w.power.is_some());
    let last = last.ok_or(ReadError::NoPower)?;
    let to = rest[last].power.ok_or(ReadError::NoPower)?;
    nothing_left(&rest[last + 1..], |_| false)?;
    let but = [
        "to",
        "over",
        "the",
        "centre",
        "center",
        "ownership",
        "of",
        "sc",
    ];
    let place = rest[..last].iter().filter(|w| !w.is(&but));
    let place = place.map(|w| w.typed).collect::<Vec<_>>().join(" ");
    if place.is_empty() {
        return Err(ReadError::NoPlace);
    }
    let at = parser.place(&place).map_err(ReadError::Place)?.province;
    Ok(Entry::Transfer { at, to })
}

fn claim(rest: &[Word<'_>], named: bool) -> Result<Entry, ReadError> {
    nothing_left(rest, |w| w.is(VICTORY) || w.is(WAYS))?;
    let alone = rest.iter().any(|w| w.is(&["solo", "alone"]));
    if alone == named {
        return Err(ReadError::NoPower);
    }
    let with: BTreeSet<Power> = rest.iter().filter_map(|w| w.power).collect();
    Ok(Entry::Claim { with })
}

/// The line before and after its last arrow, dash or `to`.
fn parted(line: &str) -> Option<(&str, &str)> {
    const WAYS: [&str; 7] = [" to ", " into ", "->", "→", "–", "—", "-"];
    let found = WAYS
        .iter()
        .filter_map(|way| line.rfind(way).map(|at| (at, way.len())));
    let (at, len) = found.max()?;
    let before = line.get(..at)?.trim().trim_end_matches('-').trim();
    let after = line.get(at + len..)?.trim();
    (!before.is_empty() && !after.is_empty()).then_some((before, after))
}

/// The one power a line names.
fn power(words: &[Word<'_>]) -> Result<Power, ReadError> {
    let mut named = words.iter().filter_map(|w| w.power.map(|p| (p, w)));
    let (power, _) = named.next().ok_or(ReadError::NoPower)?;
    match named.find(|(other, _)| *other != power) {
        None => Ok(power),
        Some((_, word)) => Err(not_understood(word.typed)),
    }
}

/// Refuses words that mean nothing here.
fn nothing_left(words: &[Word<'_>], fits: impl Fn(&Word<'_>) -> bool) -> Result<(), ReadError> {
    let left: Vec<&str> = words
        .iter()
        .filter(|w| !w.is(FILLER) && !fits(w) && w.power.is_none())
        .map(|w| w.typed)
        .collect();
    if left.is_empty() {
        Ok(())
    } else {
        Err(not_understood(&left.join(" ")))
    }
}

fn not_understood(words: &str) -> ReadError {
    const LONGEST: usize = 40;
    let shown = words.chars().filter(|c| !c.is_control());
    let found = shown.take(LONGEST).collect();
    ReadError::NotUnderstood { found }
}
