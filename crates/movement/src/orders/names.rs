//! What players call the provinces of a board.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

use super::lexer::{Token, fold};
use super::vocabulary;
use crate::board::{self, Board, BoardId, Power, PowerWords, Province, ProvinceSet};

/// Words that mean more than one province; only the position can tell which.
const AMBIGUOUS: [(&str, &[&str]); 15] = [
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
    ("triest", &["cro", "zar"]),
    ("spanien", &["spn", "sps"]),
    ("mittelmeer", &["eas", "sms", "wes"]),
    ("atlantik", &["mao", "nao"]),
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

/// The German names, as they are shown to whoever reads German, and a few others in use. (That every
/// name shown is read is a test's business: `tests/orders/german.rs`.)
const GERMAN: [(&str, &str); 93] = [
    ("Adriatisches Meer", "adr"),
    ("Ägäisches Meer", "aeg"),
    ("Albanien", "alb"),
    ("Ankara", "ank"),
    ("Apulien", "apu"),
    ("Archangelsk", "arc"),
    ("Armenien", "arm"),
    ("Ostsee", "bal"),
    ("Barentssee", "bar"),
    ("Belgien", "bel"),
    ("Berlin", "ber"),
    ("Schwarzes Meer", "bla"),
    ("Böhmen", "boh"),
    ("Bottnischer Meerbusen", "bot"),
    ("Brest", "bre"),
    ("Budapest", "bud"),
    ("Bulgarien", "bul"),
    ("Burgund", "bur"),
    ("Clyde", "cly"),
    ("Konstantinopel", "con"),
    ("Kroatien", "cro"),
    ("Dänemark", "den"),
    ("Östliches Mittelmeer", "eas"),
    ("Edinburgh", "edi"),
    ("Ärmelkanal", "eng"),
    ("Finnland", "fin"),
    ("Galizien", "gal"),
    ("Gascogne", "gas"),
    ("Griechenland", "gre"),
    ("Helgoländer Bucht", "hel"),
    ("Holland", "hol"),
    ("Island", "ice"),
    ("Ionisches Meer", "ion"),
    ("Irland", "ire"),
    ("Irische See", "iri"),
    ("Kiel", "kie"),
    ("London", "lon"),
    ("Livland", "lvn"),
    ("Liverpool", "lvp"),
    ("Golf von Lyon", "lyo"),
    ("Mittelatlantik", "mao"),
    ("Marseille", "mar"),
    ("Moskau", "mos"),
    ("München", "mun"),
    ("Nordafrika", "naf"),
    ("Nordatlantik", "nao"),
    ("Neapel", "nap"),
    ("Nordsee", "nth"),
    ("Norwegensee", "nwg"),
    ("Norwegen", "nwy"),
    ("Paris", "par"),
    ("Persien", "per"),
    ("Picardie", "pic"),
    ("Piemont", "pie"),
    ("Portugal", "por"),
    ("Preußen", "pru"),
    ("Rom", "rom"),
    ("Ruhrgebiet", "ruh"),
    ("Rumänien", "rum"),
    ("Sardinien", "sar"),
    ("Serbien", "ser"),
    ("Sewastopol", "sev"),
    ("Sizilien", "sic"),
    ("Schlesien", "sil"),
    ("Skagerrak", "ska"),
    ("Südliches Mittelmeer", "sms"),
    ("Smyrna", "smy"),
    ("Spanien", "spa"),
    ("Nordspanien", "spn"),
    ("Südspanien", "sps"),
    ("St. Petersburg", "stp"),
    ("Schweden", "swe"),
    ("Syrien", "syr"),
    ("Triest", "tri"),
    ("Tunis", "tun"),
    ("Toskana", "tus"),
    ("Tirol", "tyr"),
    ("Tyrrhenisches Meer", "tys"),
    ("Ukraine", "ukr"),
    ("Venedig", "ven"),
    ("Wien", "vie"),
    ("Wales", "wal"),
    ("Warschau", "war"),
    ("Westliches Mittelmeer", "wes"),
    ("Yorkshire", "yor"),
    ("Zara", "zar"),
    ("Adria", "adr"),
    ("Ägäis", "aeg"),
    ("Kanal", "eng"),
    ("Sankt Petersburg", "stp"),
    ("Sebastopol", "sev"),
    ("Norwegische See", "nwg"),
    ("Barentsee", "bar"),
];

/// How German is written without umlauts.
const SPELLED: [(char, &str); 6] = [
    ('ä', "ae"),
    ('ö', "oe"),
    ('ü', "ue"),
    ('Ä', "Ae"),
    ('Ö', "Oe"),
    ('Ü', "Ue"),
];

/// A board's provinces by every word for them, folded and without blanks: `stpetersburg`.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Names {
    known: BTreeMap<String, Vec<Province>>,
    /// Names that may be written with a slash or a bracket: `Spain (north coast)`.
    bracketed: BTreeSet<String>,
    /// How many words the longest name has.
    longest: usize,
    /// The board's powers.
    powers: Vec<Power>,
    /// The powers by every word of the board's own for them, as provinces are.
    called: BTreeMap<String, Power>,
    /// How many words the longest of these has.
    longest_called: usize,
}

/// A name as it is looked up: folded, without blanks and marks.
pub(super) fn key_of(name: &str) -> String {
    fold(name).chars().filter(|c| c.is_alphanumeric()).collect()
}

/// Provinces a piece of a line names: one, or several that cannot be told apart.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Named {
    /// The provinces the name may mean; several if it is ambiguous.
    pub provinces: Vec<Province>,
    /// How many tokens of the line the name takes.
    pub tokens: usize,
}

impl Names {
    /// The names of a board. Every sheet that is read asks for them, so they are gathered once for each kind of
    /// board and choice of islands; there are few, and they are kept.
    pub(super) fn of(board: &Board) -> &'static Names {
        type Gathered = BTreeMap<(BoardId, ProvinceSet), &'static Names>;
        static GATHERED: Mutex<Gathered> = Mutex::new(BTreeMap::new());
        let mut gathered = GATHERED.lock().unwrap_or_else(PoisonError::into_inner);
        gathered
            .entry((board.id(), board.provinces().clone()))
            .or_insert_with(|| Box::leak(Box::new(Names::gather(board))))
    }

    /// The names of a board, gathered anew.
    pub(super) fn gather(board: &Board) -> Names {
        let mut names = Names {
            known: BTreeMap::new(),
            bracketed: BTreeSet::new(),
            longest: 1,
            powers: board.powers().collect(),
            called: BTreeMap::new(),
            longest_called: 1,
        };
        for power in board.powers() {
            names.call(&power.id(), power);
            let own = board.words_of(power);
            for name in own.into_iter().flat_map(PowerWords::all) {
                names.call(name, power);
            }
        }
        for province in board.provinces().iter() {
            names.learn(&province.id(), province);
            for name in board.names(province) {
                names.learn(name, province);
            }
        }
        // An id of ours may be another place's on a board that was read.
        if board.own().is_none() {
            names.learn_ours(board);
        }
        names
    }

    /// Learns what we know of the provinces of the boards we ship.
    fn learn_ours(&mut self, board: &Board) {
        let names = self;
        let on_board = |id: &str| Province::from_id(id).filter(|p| board.has(*p));
        for (name, id) in NATIVE {
            if let Some(province) = on_board(id) {
                names.known.entry(name.into()).or_insert(vec![province]);
            }
        }
        for (name, id) in GERMAN {
            let Some(province) = on_board(id) else {
                continue;
            };
            let mut spelled = name.to_owned();
            for (umlaut, letters) in SPELLED {
                spelled = spelled.replace(umlaut, letters);
            }
            for name in [name, spelled.as_str()] {
                // The board's own names go first.
                if !names.known.contains_key(&key_of(name)) {
                    names.learn(name, province);
                }
            }
        }
        for (name, ids) in AMBIGUOUS {
            let provinces: Vec<Province> = ids.iter().filter_map(|id| on_board(id)).collect();
            if provinces.len() > 1 {
                names.known.insert(name.into(), provinces);
            }
        }
    }

    fn learn(&mut self, name: &str, province: Province) {
        let folded = fold(name);
        let words = folded.split(|c: char| !c.is_alphanumeric());
        self.longest = self.longest.max(words.filter(|w| !w.is_empty()).count());
        let key = key_of(name);
        if name.contains(['(', '/']) {
            self.bracketed.insert(key.clone());
        }
        let provinces = self.known.entry(key).or_default();
        if !provinces.contains(&province) {
            provinces.push(province);
        }
    }

    /// Has a power named so.
    fn call(&mut self, name: &str, power: Power) {
        let folded = fold(name);
        let words = folded.split(|c: char| !c.is_alphanumeric());
        let words = words.filter(|w| !w.is_empty()).count();
        self.longest_called = self.longest_called.max(words);
        self.called.entry(key_of(name)).or_insert(power);
    }

    /// The board's powers, in their order.
    pub(super) fn powers(&self) -> &[Power] {
        &self.powers
    }

    /// The power that the tokens begin by naming, as a noun or an adjective, and how many of them do. The board's own
    /// words go before those we know for the powers of ours.
    pub(super) fn power(&self, tokens: &[Token]) -> Option<(Power, usize)> {
        let mut key = String::new();
        let mut best = None;
        for (i, _, word) in words_of(tokens).take(self.longest_called) {
            key.push_str(word);
            if let Some(power) = self.called.get(&key) {
                best = Some((*power, i + 1));
            }
        }
        let known = || self.known_power(tokens.first()?.word()?).map(|p| (p, 1));
        best.or_else(known)
    }

    /// The power that a word names, which may be written with dashes.
    pub(super) fn power_word(&self, word: &str) -> Option<Power> {
        let own = self.called.get(&key_of(word));
        own.copied().or_else(|| self.known_power(&fold(word)))
    }

    fn known_power(&self, folded: &str) -> Option<Power> {
        vocabulary::power(folded).filter(|p| self.powers.contains(p))
    }

    /// The provinces that a name is one of, whatever blanks and marks it has.
    pub(super) fn called(&self, name: &str) -> &[Province] {
        self.known.get(&key_of(name)).map_or(&[], Vec::as_slice)
    }

    /// The longest name the tokens begin with.
    pub(super) fn read(&self, tokens: &[Token]) -> Option<Named> {
        let mut key = String::new();
        let mut opened = false;
        let mut best = None;
        for (i, token, word) in words_of(tokens).take(self.longest) {
            let is_first = key.is_empty();
            // A bracket means a coast, unless it is part of a name.
            opened |= !is_first && token.opened;
            // A lone letter is `S`, `H` or `A`; only a name's first word may be one (`n sea`).
            if !is_first && word.len() == 1 && !opened {
                break;
            }
            key.push_str(word);
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
        board::nearest(typed, known.map(|(name, p)| (name, p[0])))
    }

    /// The provinces that the words here, which name none, are nearest to, and how many tokens they take: up to
    /// three words, as many as resemble a name. They end at an arrow, at a word of the grammar, or where a
    /// known name begins.
    pub(super) fn misspelt(&self, tokens: &[Token]) -> Option<(usize, Vec<Province>)> {
        let unknown = self.unknown(tokens);
        let key = |end: usize| -> String {
            let words = tokens.iter().take(end).filter_map(Token::word);
            words.collect()
        };
        let resembling = |end: &usize| {
            let near = self.near(&key(*end));
            (!near.is_empty()).then_some((*end, near))
        };
        unknown.iter().rev().find_map(resembling)
    }

    /// How many tokens the first word that names no province takes, the first two, and the first three.
    pub(super) fn unknown(&self, tokens: &[Token]) -> Vec<usize> {
        const MOST: usize = 3;
        let mut ends = Vec::new();
        for (i, token) in tokens.iter().enumerate() {
            let Some(word) = token.word() else {
                if is_inside(tokens, i) {
                    continue;
                }
                break;
            };
            let tail = tokens.get(i..).unwrap_or_default();
            let ends_here = vocabulary::is_known(word)
                || self.power(tail).is_some()
                || self.read(tail).is_some();
            if ends.len() == MOST || !ends.is_empty() && ends_here {
                break;
            }
            ends.push(i + 1);
        }
        ends
    }

    /// Every name with its provinces.
    pub(super) fn all(&self) -> impl Iterator<Item = (&str, Province)> {
        let single = self.known.iter().filter(|(_, p)| p.len() == 1);
        single.map(|(name, p)| (name.as_str(), p[0]))
    }
}

/// The words that tokens begin with, each with its place, up to a mark that is not inside a name.
fn words_of(tokens: &[Token]) -> impl Iterator<Item = (usize, &Token, &str)> {
    let named = tokens.iter().enumerate();
    let named = named.filter(|(i, token)| token.word().is_some() || !is_inside(tokens, *i));
    named.map_while(|(i, token)| Some((i, token, token.word()?)))
}

/// Whether a dash is inside a name: `Mid-Atlantic`. It touches both its words.
fn is_inside(tokens: &[Token], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|before| tokens.get(before));
    let (Some(before), Some(dash), Some(after)) = (before, tokens.get(at), tokens.get(at + 1))
    else {
        return false;
    };
    before.span.end == dash.span.start && dash.span.end == after.span.start && dash.span.len() == 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{BoardKind, BorderChange};

    /// Boards with the same provinces share their names, whatever their borders.
    #[test]
    fn the_names_of_a_board_are_its_own() {
        for kind in BoardKind::ALL {
            assert_eq!(*Names::of(kind.board()), Names::gather(kind.board()));
            for change in BorderChange::ALL.into_iter().filter(|c| c.fits(kind)) {
                let board = kind.board_with(&[change].into());
                assert_eq!(
                    *Names::of(board),
                    Names::gather(board),
                    "{kind:?}, {change:?}"
                );
            }
        }
    }
}
