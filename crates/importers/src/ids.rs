//! Ids and names as our boards have them.

use std::collections::{BTreeMap, BTreeSet};

use crate::loss::{At, LossKind, Losses, cut, is_unseen};

/// The most letters of a province's id.
pub(crate) const PROVINCE: usize = 6;
/// The most letters of a power's id.
pub(crate) const POWER: usize = 12;
/// The most letters of a board's id.
const BOARD: usize = 24;
/// The longest name, in characters.
pub(crate) const NAME: usize = 40;

/// Deals ids of few letters to what other programs call by longer words.
#[derive(Debug)]
pub(crate) struct Ids {
    most: usize,
    taken: BTreeSet<String>,
    known: BTreeMap<String, String>,
}

impl Ids {
    pub(crate) fn new(most: usize) -> Ids {
        Ids {
            most,
            taken: BTreeSet::new(),
            known: BTreeMap::new(),
        }
    }

    /// The id of a word, dealt when it is first asked for. Whatever does not look like the word is a loss.
    pub(crate) fn deal(&mut self, word: &str, at: Option<At>, losses: &mut Losses) -> String {
        if let Some(known) = self.known.get(word) {
            return known.clone();
        }
        let id = self.free(word);
        if id != word.to_lowercase() {
            let from = cut(word);
            let to = id.clone();
            losses.add(at, LossKind::Renamed { from, to });
        }
        self.keep(word, &id);
        id
    }

    /// Has a word that is a good id stand for itself; says whether it is one that nobody has.
    pub(crate) fn keep_if_good(&mut self, word: &str) -> bool {
        let is_good = plain(word) == word && (1..=self.most).contains(&word.len());
        let is_free = is_good && !self.taken.contains(word);
        if is_free {
            self.keep(word, word);
        }
        is_free
    }

    /// The first of these ids that nobody has, for a word that is no id itself.
    pub(crate) fn deal_one_of(&mut self, word: &str, ids: impl Iterator<Item = String>) -> String {
        let mut ids = ids.filter(|id| (1..=self.most).contains(&id.len()));
        let free = ids.find(|id| !self.taken.contains(id));
        let id = free.unwrap_or_else(|| self.free(word));
        self.keep(word, &id);
        id
    }

    /// The id that was dealt to a word.
    pub(crate) fn get(&self, word: &str) -> Option<&String> {
        self.known.get(word)
    }

    /// Has a word stand for an id.
    pub(crate) fn keep(&mut self, word: &str, id: &str) {
        self.taken.insert(id.to_owned());
        self.known.insert(word.to_owned(), id.to_owned());
    }

    /// An id nobody has that looks like the word.
    fn free(&self, word: &str) -> String {
        let mut plain = plain(word);
        if plain.is_empty() {
            plain = "x".to_owned();
        }
        plain.truncate(self.most);
        if !self.taken.contains(&plain) {
            return plain;
        }
        let numbered = (2_usize..).map(|number| {
            let number = number.to_string();
            let kept = self.most.saturating_sub(number.len()).min(plain.len());
            format!("{}{number}", &plain[..kept])
        });
        // There are fewer words than numbers of as many digits as an id has.
        numbered
            .take_while(|id| id.len() <= self.most)
            .find(|id| !self.taken.contains(id))
            .unwrap_or(plain)
    }
}

/// The small letters and digits of a word, marks left out.
pub(crate) fn plain(word: &str) -> String {
    word.chars()
        .flat_map(char::to_lowercase)
        .map(unmarked)
        .filter(char::is_ascii_alphanumeric)
        .collect()
}

/// The letter without its mark, for the commonest ones.
fn unmarked(c: char) -> char {
    match c {
        'à'..='å' | 'ā' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'è'..='ë' | 'ē' | 'ę' | 'ě' => 'e',
        'ì'..='ï' | 'ī' | 'ı' => 'i',
        'ñ' | 'ń' | 'ň' => 'n',
        'ò'..='ö' | 'ø' | 'ō' | 'ő' => 'o',
        'ś' | 'š' | 'ş' | 'ș' => 's',
        'ù'..='ü' | 'ū' | 'ű' | 'ů' => 'u',
        'ý' | 'ÿ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        'ł' => 'l',
        other => other,
    }
}

/// An id for a board: small letters, digits and dashes.
pub(crate) fn board(word: &str) -> String {
    let signs = word.chars().flat_map(char::to_lowercase).map(unmarked);
    let mut id = String::new();
    for sign in signs {
        if sign.is_ascii_alphanumeric() {
            id.push(sign);
        } else if !id.is_empty() && !id.ends_with('-') {
            id.push('-');
        }
    }
    id.truncate(BOARD);
    let id = id.trim_end_matches('-');
    if id.is_empty() {
        "board".to_owned()
    } else {
        id.to_owned()
    }
}

/// A text that can be shown, and whether it had to be changed: `most` characters, no line breaks.
pub(crate) fn shown(text: &str, most: usize) -> (String, bool) {
    let blanks = text
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c });
    let seen: String = blanks.filter(|c| !is_unseen(*c)).collect();
    let words: Vec<&str> = seen.split(' ').filter(|word| !word.is_empty()).collect();
    let whole = words.join(" ");
    let short: String = whole.chars().take(most).collect();
    let short = short.trim_end().to_owned();
    let changed = short != text.trim();
    (short, changed)
}

/// The digits of a colour that is written `#CD5C5C` or `cd5c5c`, in small letters.
pub(crate) fn six_digits(text: &str) -> Option<String> {
    let digits = text.trim().trim_start_matches('#').to_lowercase();
    let is_colour = digits.len() == 6 && digits.chars().all(|c| c.is_ascii_hexdigit());
    is_colour.then_some(digits)
}

/// `VARNIA` as `Varnia`; words that have small letters stay as they are.
pub(crate) fn titled(word: &str) -> String {
    if word.chars().any(char::is_lowercase) {
        return word.to_owned();
    }
    let mut titled = String::new();
    let mut begins = true;
    for c in word.chars() {
        if begins {
            titled.push(c);
        } else {
            titled.extend(c.to_lowercase());
        }
        begins = !c.is_alphanumeric() && c != '\'';
    }
    titled
}

/// The names of one province's coasts: theirs, and which of our four each is.
#[derive(Debug, Default)]
pub(crate) struct Coasts {
    known: BTreeMap<String, &'static str>,
}

impl Coasts {
    /// Finds a name for a coast. Whatever is not its own is a loss.
    pub(crate) fn deal(&mut self, coast: &str, at: Option<At>, losses: &mut Losses) {
        const OURS: [&str; 4] = ["nc", "ec", "sc", "wc"];
        if self.known.contains_key(coast) {
            return;
        }
        let word = plain(coast);
        let taken: BTreeSet<&str> = self.known.values().copied().collect();
        let same = OURS.into_iter().find(|ours| *ours == word);
        let alike = OURS.into_iter().find(|ours| word.starts_with(&ours[..1]));
        let free = |name: &&'static str| !taken.contains(name);
        let dealt = same
            .filter(free)
            .or(alike.filter(free))
            .or_else(|| OURS.into_iter().find(free));
        let Some(ours) = dealt else {
            let coast = cut(coast);
            return losses.add(at, LossKind::CoastTooMany { coast });
        };
        if ours != word {
            let (from, to) = (cut(coast), ours.to_owned());
            losses.add(at, LossKind::CoastRenamed { from, to });
        }
        self.known.insert(coast.to_owned(), ours);
    }

    pub(crate) fn get(&self, coast: &str) -> Option<&'static str> {
        self.known.get(coast).copied()
    }

    /// Their names and ours.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, &'static str)> {
        self.known
            .iter()
            .map(|(theirs, ours)| (theirs.as_str(), *ours))
    }
}
