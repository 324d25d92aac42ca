//! The form of values in a board's file: what kind they are, how long and how large.

use std::collections::BTreeSet;

use super::super::unseen::{cut, is_unseen};
use super::super::{Power, Province, nearest};
use super::fault::{BoardFault, FaultKind, Near, Place, Wanted};
use super::json::{Field, Json, Node};

/// How many faults of a file are listed at most.
pub(super) const MOST_FAULTS: usize = 200;

/// How many characters of a text that is too long are quoted.
const MOST_QUOTED: usize = 20;

/// A value with the place where it is written.
#[derive(Clone, Debug)]
pub(super) struct Said<T> {
    pub place: Place,
    pub field: String,
    pub value: T,
}

impl<T> Said<T> {
    /// A fault of this value.
    pub(super) fn fault(&self, kind: FaultKind) -> BoardFault {
        BoardFault {
            place: self.place,
            field: self.field.clone(),
            kind,
        }
    }

    /// Another value said at the same place.
    pub(super) fn with<U>(&self, value: U) -> Said<U> {
        Said {
            place: self.place,
            field: self.field.clone(),
            value,
        }
    }
}

/// An object whose fields are taken out one by one.
pub(super) struct Object {
    pub place: Place,
    pub field: String,
    fields: Vec<Field>,
}

impl Object {
    /// A field's value, if it is there.
    pub(super) fn take(&mut self, name: &str) -> Option<Said<Json>> {
        let at = self.fields.iter().position(|field| field.name == name)?;
        let taken = self.fields.remove(at);
        Some(Said {
            place: taken.place,
            field: inside(&self.field, name),
            value: taken.value.value,
        })
    }

    /// All fields that are left, by name.
    pub(super) fn rest(self) -> impl Iterator<Item = (String, Said<Json>)> {
        let outer = self.field;
        self.fields.into_iter().map(move |field| {
            let said = Said {
                place: field.place,
                field: inside(&outer, &cut(&field.name)),
                value: field.value.value,
            };
            (field.name, said)
        })
    }
}

fn inside(outer: &str, name: &str) -> String {
    if outer.is_empty() {
        name.to_owned()
    } else {
        format!("{outer}.{name}")
    }
}

/// The fields an object may have.
pub(super) struct Fields {
    /// What the program follows.
    pub known: &'static [&'static str],
    /// What the format has besides.
    pub later: &'static [&'static str],
}

/// Reads values and collects what is wrong with them.
#[derive(Default)]
pub(super) struct Form {
    pub faults: Vec<BoardFault>,
}

impl Form {
    pub(super) fn wrong<T>(&mut self, said: &Said<T>, kind: FaultKind) {
        self.add(said.fault(kind));
    }

    /// Adds a fault. One more than are listed is enough to know that there are more.
    fn add(&mut self, fault: BoardFault) {
        if !self.is_full() {
            self.faults.push(fault);
        }
    }

    fn is_full(&self) -> bool {
        self.faults.len() > MOST_FAULTS
    }

    fn kind<T>(&mut self, said: &Said<Json>, wanted: Wanted) -> Option<T> {
        let found = said.value.kind();
        self.wrong(said, FaultKind::WrongKind { wanted, found });
        None
    }

    /// An object with these fields and no others.
    pub(super) fn object(&mut self, said: Said<Json>, of: &Fields) -> Option<Object> {
        let object = self.any_object(said)?;
        for field in &object.fields {
            if self.is_full() {
                break;
            }
            let name = field.name.as_str();
            let kind = if of.known.contains(&name) {
                continue;
            } else if of.later.contains(&name) {
                FaultKind::FieldNotFollowed {
                    field: name.to_owned(),
                }
            } else {
                FaultKind::UnknownField {
                    field: cut(name),
                    near: known_near(name, of.known),
                }
            };
            self.add(BoardFault {
                place: field.place,
                field: object.field.clone(),
                kind,
            });
        }
        Some(object)
    }

    /// An object with fields of any names.
    pub(super) fn any_object(&mut self, said: Said<Json>) -> Option<Object> {
        let Json::Object(fields) = said.value else {
            return self.kind(&said, Wanted::Object);
        };
        let mut names = BTreeSet::new();
        for field in &fields {
            if !names.insert(field.name.as_str()) {
                self.add(BoardFault {
                    place: field.place,
                    field: said.field.clone(),
                    kind: FaultKind::FieldTwice {
                        field: cut(&field.name),
                    },
                });
            }
        }
        Some(Object {
            place: said.place,
            field: said.field,
            fields,
        })
    }

    /// Says that an object lacks a field.
    pub(super) fn missing(&mut self, object: &Object, field: &'static str) {
        self.add(BoardFault {
            place: object.place,
            field: object.field.clone(),
            kind: FaultKind::Missing { field },
        });
    }

    /// A list's values, each with its own place.
    pub(super) fn list(&mut self, said: Said<Json>) -> Option<Vec<Said<Json>>> {
        let Json::List(list) = said.value else {
            return self.kind(&said, Wanted::List);
        };
        let item = |(n, Node { place, value })| Said {
            place,
            field: format!("{}[{n}]", said.field),
            value,
        };
        Some(list.into_iter().enumerate().map(item).collect())
    }

    pub(super) fn flag(&mut self, said: &Said<Json>) -> Option<bool> {
        match &said.value {
            Json::Bool(flag) => Some(*flag),
            _ => self.kind(said, Wanted::Flag),
        }
    }

    /// A whole number within bounds.
    pub(super) fn number(&mut self, said: &Said<Json>, least: u32, most: u32) -> Option<u32> {
        let Json::Number(text) = &said.value else {
            return self.kind(said, Wanted::Number);
        };
        let number = text.parse().ok().filter(|n| (least..=most).contains(n));
        if number.is_none() {
            let found = cut(text);
            self.wrong(said, FaultKind::OutOfRange { found, least, most });
        }
        number
    }

    /// Any text, as it is.
    pub(super) fn text(&mut self, said: Said<Json>) -> Option<Said<String>> {
        match said.value {
            Json::Text(text) => Some(Said {
                place: said.place,
                field: said.field,
                value: text,
            }),
            _ => self.kind(&said, Wanted::Text),
        }
    }

    /// A text that people are shown, without blanks around it.
    pub(super) fn shown(&mut self, said: Said<Json>, most: usize) -> Option<Said<String>> {
        let text = self.text(said)?;
        let trimmed = text.with(text.value.trim().to_owned());
        if trimmed.value.is_empty() {
            self.wrong(&text, FaultKind::TextEmpty { most });
            return None;
        }
        if self.is_long(&trimmed, most) {
            return None;
        }
        if trimmed.value.chars().any(is_unseen) {
            self.wrong(&text, FaultKind::Invisible);
            return None;
        }
        Some(trimmed)
    }

    /// Whether a text is too long; says so, if it is.
    pub(super) fn is_long(&mut self, text: &Said<String>, most: usize) -> bool {
        let count = text.value.chars().count();
        if count > most {
            let start = cut(&text.value).chars().take(MOST_QUOTED).collect();
            let text_long = FaultKind::TextLong {
                text: start,
                count,
                most,
            };
            self.wrong(text, text_long);
        }
        count > most
    }

    /// One of some words.
    pub(super) fn word(
        &mut self,
        said: Said<Json>,
        words: &[&'static str],
    ) -> Option<&'static str> {
        let text = self.text(said)?;
        let found = words.iter().find(|word| **word == text.value);
        if found.is_none() {
            let words: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
            let kind = FaultKind::UnknownWord {
                found: cut(&text.value),
                words: words.join(", "),
            };
            self.wrong(&text, kind);
        }
        found.copied()
    }

    fn id<T>(
        &mut self,
        said: Said<Json>,
        most: usize,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<Said<T>> {
        let text = self.text(said)?;
        // No dashes: in orders they are arrows, and between two powers they part their names.
        let sign = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit();
        let good = text.value.bytes().all(sign);
        match read(&text.value).filter(|_| good) {
            Some(id) => Some(text.with(id)),
            None => {
                let shown = cut(&text.value);
                self.wrong(&text, FaultKind::NotAnId { text: shown, most });
                None
            }
        }
    }

    /// The id of a power.
    pub(super) fn power(&mut self, said: Said<Json>) -> Option<Said<Power>> {
        self.id(said, 12, |text| text.parse().ok())
    }

    /// The id of a province.
    pub(super) fn province(&mut self, said: Said<Json>) -> Option<Said<Province>> {
        self.id(said, 6, Province::from_id)
    }

    /// The id of a board: 24 characters at most, dashes among them.
    pub(super) fn board(&mut self, said: Said<Json>) -> Option<Said<String>> {
        const MOST: usize = 24;
        let text = self.text(said)?;
        let sign = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
        if (1..=MOST).contains(&text.value.len()) && text.value.bytes().all(sign) {
            return Some(text);
        }
        let (shown, most) = (cut(&text.value), MOST);
        self.wrong(&text, FaultKind::NotABoardsId { text: shown, most });
        None
    }

    /// The ids of provinces, each once.
    pub(super) fn provinces(&mut self, said: Said<Json>) -> Vec<Said<Province>> {
        let list = self.list(said).unwrap_or_default();
        let mut read: Vec<Said<Province>> = Vec::new();
        let mut ids = BTreeSet::new();
        for item in list {
            if let Some(id) = self.province(item) {
                if ids.insert(id.value) {
                    read.push(id);
                } else {
                    let text = id.value.to_string();
                    self.wrong(&id, FaultKind::ListedTwice { id: text });
                }
            }
        }
        read
    }
}

/// The known field whose name an unknown one is a slip of.
fn known_near(name: &str, known: &[&'static str]) -> Near {
    // A long text is no slip of a short name, and comparing it would take long.
    if name.len() > 40 {
        return Near::Nothing;
    }
    let known = known.iter().map(|known| (*known, *known));
    match nearest(name, known).first() {
        Some(&word) => Near::DidYouMean { word },
        None => Near::Nothing,
    }
}
