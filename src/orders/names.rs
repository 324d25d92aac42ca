//! What players call the provinces of a board.

use std::collections::{BTreeMap, BTreeSet};

use super::lexer::{Token, fold};
use super::suggest;
use crate::board::{Board, Province};

/// Words that mean more than one province; only the position can tell which.
const AMBIGUOUS: [(&str, &[&str]); 11] = [
    ("liv", &["lvn", "lvp"]),
    ("gulf", &["bot", "lyo"]),
    ("north", &["nao", "nth"]),
    ("atlantic", &["mao", "nao"]),
    ("mediterranean", &["eas", "sms", "wes"]),
    ("med", &["eas", "sms", "wes"]),
    ("norw", &["nwg", "nwy"]),
    ("spain", &["spn", "sps"]),
    ("spa", &["spn", "sps"]),
    ("trieste", &["cro", "zar"]),
    ("tri", &["cro", "zar"]),
];

/// Names in the tongues of the places, beside the board's own.
const NATIVE: [(&str, &str); 9] = [
    ("munchen", "mun"),
    ("muenchen", "mun"),
    ("wien", "vie"),
    ("roma", "rom"),
    ("napoli", "nap"),
    ("venezia", "ven"),
    ("moskva", "mos"),
    ("warszawa", "war"),
    ("tirol", "tyr"),
];

/// A board's provinces by every word for them, folded and without blanks: `stpetersburg`.
pub(super) struct Names {
    known: BTreeMap<String, Vec<Province>>,
    /// Names that may be written with a slash or a bracket: `Spain (north coast)`.
    bracketed: BTreeSet<String>,
    /// How many words the longest name has.
    longest: usize,
}

/// Provinces a piece of a line names: one, or several that cannot be told apart.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Named {
    pub provinces: Vec<Province>,
    /// How many tokens the name takes.
    pub tokens: usize,
}

impl Names {
    pub(super) fn of(board: &Board) -> Names {
        let mut names = Names {
            known: BTreeMap::new(),
            bracketed: BTreeSet::new(),
            longest: 1,
        };
        for province in board.provinces().iter() {
            names.learn(province.id(), province);
            for name in board.names(province) {
                names.learn(name, province);
            }
        }
        let on_board = |id: &str| Province::from_id(id).filter(|p| board.has(*p));
        for (name, id) in NATIVE {
            if let Some(province) = on_board(id) {
                names.known.entry(name.into()).or_insert(vec![province]);
            }
        }
        for (name, ids) in AMBIGUOUS {
            let provinces: Vec<Province> = ids.iter().filter_map(|id| on_board(id)).collect();
            if provinces.len() > 1 {
                names.known.insert(name.into(), provinces);
            }
        }
        names
    }

    fn learn(&mut self, name: &str, province: Province) {
        let folded = fold(name);
        let words = folded.split(|c: char| !c.is_alphanumeric());
        self.longest = self.longest.max(words.filter(|w| !w.is_empty()).count());
        let key: String = folded.chars().filter(|c| c.is_alphanumeric()).collect();
        if name.contains(['(', '/']) {
            self.bracketed.insert(key.clone());
        }
        let provinces = self.known.entry(key).or_default();
        if !provinces.contains(&province) {
            provinces.push(province);
        }
    }

    /// The longest name the tokens begin with.
    pub(super) fn read(&self, tokens: &[Token]) -> Option<Named> {
        let mut key = String::new();
        let mut words = 0;
        let mut opened = false;
        let mut best = None;
        for (i, token) in tokens.iter().enumerate() {
            let Some(word) = token.word() else {
                // `Mid-Atlantic`: a dash inside a name touches both its words.
                let (Some(before), Some(after)) = (tokens[..i].last(), tokens.get(i + 1)) else {
                    break;
                };
                let inside = before.span.end == token.span.start
                    && token.span.end == after.span.start
                    && token.span.len() == 1;
                if inside {
                    continue;
                }
                break;
            };
            // A bracket means a coast, unless it is part of a name.
            opened |= words > 0 && token.opened;
            // A lone letter is `S`, `H` or `A`; only a name's first word may be one (`n sea`).
            if words == self.longest || words > 0 && word.len() == 1 && !opened {
                break;
            }
            key.push_str(word);
            words += 1;
            if opened && !self.bracketed.contains(&key) {
                continue;
            }
            if let Some(provinces) = self.known.get(&key) {
                best = Some(Named {
                    provinces: provinces.clone(),
                    tokens: i + 1,
                });
            }
        }
        best
    }

    /// The provinces a folded word without blanks is nearest to.
    pub(super) fn near(&self, typed: &str) -> Vec<Province> {
        let known = self.known.iter().filter(|(_, p)| p.len() == 1);
        suggest::nearest(typed, known.map(|(name, p)| (name, p[0])))
    }

    /// Every name with its provinces.
    pub(super) fn all(&self) -> impl Iterator<Item = (&str, Province)> {
        let single = self.known.iter().filter(|(_, p)| p.len() == 1);
        single.map(|(name, p)| (name.as_str(), p[0]))
    }
}
