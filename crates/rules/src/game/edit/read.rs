//! Reads a GM's corrections of the board: `A Par remove; F Bre add France; owner Bel Germany`.

use crate::board::Board;
use crate::orders::{ParseError, Parser, UnitRef, folded};

use super::Edit;

const REMOVE: &[&str] = &["remove", "removes", "disband", "delete", "off"];
const ADD: &[&str] = &["add", "adds", "place", "put", "build", "new"];
const OWNER: &[&str] = &["owner", "owns", "own", "centre", "center"];
const BLOCKS: &[&str] = &["block", "blocks"];
const MOVE: &[&str] = &["move", "moves", "to", "-", "->", "→", "–", "—"];
const NOBODY: &[&str] = &["nobody", "none", "neutral", "-"];
/// Words without a meaning of their own here.
const FILLER: &[&str] = &["the", "for", "of", "is", "at", "in", "on", "by", "a"];

/// One correction of the board: the text a GM wrote, and the edit it means or why it cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditLine {
    /// The correction as the GM typed it.
    pub text: String,
    /// The edit it means, or why it cannot be read.
    pub read: Result<Edit, BadEdit>,
}

/// Why a correction could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadEdit {
    /// What is to be done is not said.
    #[error("missing change")]
    NoVerb,
    /// The line does not say which power the unit is to belong to.
    #[error("missing power")]
    NoPower,
    /// How many blocks is not said.
    #[error("missing number of blocks")]
    NoAmount,
    /// Army or fleet is not said.
    #[error("army or fleet")]
    NoKind,
    /// The unit or the place in it cannot be read.
    #[error(transparent)]
    Place(#[from] ParseError),
}

/// Reads corrections of units, owners and blocks, parted by semicolons or lines.
pub fn read_edits(text: &str, board: &Board) -> Vec<EditLine> {
    let parser = Parser::new(board);
    let parts = text.split([';', '\n']).map(str::trim);
    let parts = parts.filter(|part| !part.is_empty());
    let read = |part: &str| EditLine {
        text: part.chars().take(80).collect(),
        read: one(part, &parser),
    };
    parts.map(read).collect()
}

fn one(text: &str, parser: &Parser<'_>) -> Result<Edit, BadEdit> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is =
        |word: &str, list: &[&str]| list.contains(&folded(word).as_str()) || list.contains(&word);
    let verb = |list: &[&str]| words.iter().position(|w| is(w, list));
    if words.first().is_some_and(|w| is(w, OWNER)) {
        return owner(&words[1..], parser);
    }
    if let Some(at) = verb(BLOCKS) {
        return blocks(&without(&words, at), parser);
    }
    let joined = |words: &[&str]| words.join(" ");
    if let Some(at) = verb(REMOVE) {
        let rest = without(&words, at);
        let unit = parser.unit(&joined(&rest))?;
        return Ok(Edit::Remove { unit });
    }
    if let Some(at) = verb(ADD) {
        return add(&without(&words, at), parser);
    }
    // `move A Par to Bur`, `A Par - Bur`, `A Par-Bur`.
    let leads = words.first().is_some_and(|w| is(w, &["move", "moves"]));
    let words = if leads { &words[1..] } else { &words[..] };
    if let Some(at) = words.iter().skip(1).position(|w| is(w, MOVE)) {
        let (unit, to) = words.split_at(at + 1);
        let unit = parser.unit(&joined(unit))?;
        let to = parser.place(&joined(to.get(1..).unwrap_or_default()))?;
        return Ok(Edit::Move { unit, to });
    }
    if let Some((unit, to)) = text.rsplit_once("->").or_else(|| text.rsplit_once('-'))
        && let (Ok(unit), Ok(to)) = (parser.unit(unit.trim()), parser.place(to.trim()))
    {
        return Ok(Edit::Move { unit, to });
    }
    Err(BadEdit::NoVerb)
}

fn without<'t>(words: &[&'t str], at: usize) -> Vec<&'t str> {
    let others = words.iter().enumerate().filter(|(i, _)| *i != at);
    others.map(|(_, word)| *word).collect()
}

/// `Bel Germany`, `Bel to nobody`.
fn owner(words: &[&str], parser: &Parser<'_>) -> Result<Edit, BadEdit> {
    let (last, place) = words.split_last().ok_or(BadEdit::NoPower)?;
    let nobody = NOBODY.contains(&folded(last).as_str()) || NOBODY.contains(last);
    let owner = parser.power(last);
    if owner.is_none() && !nobody {
        return Err(BadEdit::NoPower);
    }
    let filler = |w: &&&str| !FILLER.contains(&folded(w).as_str()) && **w != "to" && **w != "-";
    let place: Vec<&str> = place.iter().filter(filler).copied().collect();
    let at = parser.place(&place.join(" "))?.province;
    Ok(Edit::Own { at, owner })
}

/// `Bel 7`, `7 in Belgium`, `Bel: 7`.
fn blocks(words: &[&str], parser: &Parser<'_>) -> Result<Edit, BadEdit> {
    let bare = |word: &&str| word.trim_matches([':', ',', '=']).to_owned();
    let words: Vec<String> = words.iter().map(bare).collect();
    let number = words.iter().rposition(|word| word.parse::<u32>().is_ok());
    let number = number.ok_or(BadEdit::NoAmount)?;
    let blocks = words[number].parse().map_err(|_| BadEdit::NoAmount)?;
    let idle = ["to", "are", "lie", "set", "now", ""];
    let place = words.iter().enumerate().filter(|(i, word)| {
        let plain = folded(word);
        *i != number && !FILLER.contains(&plain.as_str()) && !idle.contains(&plain.as_str())
    });
    let place: Vec<&str> = place.map(|(_, word)| word.as_str()).collect();
    let at = parser.place(&place.join(" "))?.province;
    Ok(Edit::Blocks { at, blocks })
}

/// `F Bre France`, `French F Bre`, `F Bre for France`.
fn add(words: &[&str], parser: &Parser<'_>) -> Result<Edit, BadEdit> {
    let own = words.iter().rposition(|w| parser.power(w).is_some());
    let owner = own.and_then(|at| parser.power(words[at]));
    let owner = owner.ok_or(BadEdit::NoPower)?;
    let rest: Vec<&str> = words
        .iter()
        .enumerate()
        .filter(|(i, w)| Some(*i) != own && (!FILLER.contains(&folded(w).as_str()) || w.len() == 1))
        .map(|(_, word)| *word)
        .collect();
    let unit: UnitRef = parser.unit(&rest.join(" "))?;
    let kind = unit.kind.ok_or(BadEdit::NoKind)?;
    let at = unit.at;
    Ok(Edit::Add { kind, owner, at })
}
