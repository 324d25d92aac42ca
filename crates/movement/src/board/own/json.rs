//! JSON with the place of every value: what a board's author wrote where.

use super::super::unseen::cut;
use super::fault::{BadJson, Found, Next, Place, START};

/// How deep lists and objects may be nested in a board's file.
const DEEPEST: usize = 16;

/// A value, and where it begins.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub place: Place,
    pub value: Json,
}

/// What a value is. Objects keep the order of their fields, and fields that are written twice.
#[derive(Clone, Debug)]
pub(super) enum Json {
    Null,
    Bool(bool),
    /// As it is written.
    Number(String),
    Text(String),
    List(Vec<Node>),
    Object(Vec<Field>),
}

/// One field of an object.
#[derive(Clone, Debug)]
pub(super) struct Field {
    pub name: String,
    /// Where the name is written.
    pub place: Place,
    pub value: Node,
}

impl Json {
    /// What it is.
    pub(super) const fn kind(&self) -> Found {
        match self {
            Json::Null => Found::Null,
            Json::Bool(_) => Found::Flag,
            Json::Number(_) => Found::Number,
            Json::Text(_) => Found::Text,
            Json::List(_) => Found::List,
            Json::Object(_) => Found::Object,
        }
    }
}

/// Why a text is not JSON, and where.
#[derive(Clone, Debug)]
pub(super) struct Unreadable {
    pub place: Place,
    pub what: BadJson,
}

/// Reads a whole text as one value.
pub(super) fn read(text: &str) -> Result<Node, Unreadable> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader {
        text,
        at: 0,
        place: START,
    };
    reader.skip_blanks();
    let node = reader.value(0)?;
    reader.skip_blanks();
    match reader.peek() {
        None => Ok(node),
        Some(_) => {
            let next = reader.found();
            Err(reader.bad(BadJson::NothingMayFollow { next }))
        }
    }
}

struct Reader<'t> {
    text: &'t str,
    /// In bytes.
    at: usize,
    /// The same, by line and column.
    place: Place,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.text.get(self.at..)?.chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += next.len_utf8();
        if next == '\n' {
            self.place.line += 1;
            self.place.column = 1;
        } else {
            self.place.column += 1;
        }
        Some(next)
    }

    fn bad(&self, what: BadJson) -> Unreadable {
        Unreadable {
            place: self.place,
            what,
        }
    }

    fn skip_blanks(&mut self) {
        while self
            .peek()
            .is_some_and(|c| matches!(c, ' ' | '\t' | '\n' | '\r'))
        {
            self.next();
        }
    }

    fn found(&self) -> Next {
        let sign = match self.peek() {
            None => return Next::EndOfFile,
            // What is not seen is shown by its number; a quotation mark needs no backslash.
            Some('"') => "\"".to_owned(),
            Some(c) => c.escape_debug().to_string(),
        };
        Next::Sign { sign }
    }

    fn value(&mut self, depth: usize) -> Result<Node, Unreadable> {
        if depth > DEEPEST {
            return Err(self.bad(BadJson::TooDeep { most: DEEPEST }));
        }
        let place = self.place;
        let value = match self.peek() {
            Some('{') => self.object(depth)?,
            Some('[') => self.list(depth)?,
            Some('"') => Json::Text(self.text()?),
            Some(c) if c == '-' || c.is_ascii_digit() => self.number(),
            Some(c) if c.is_ascii_alphabetic() => self.word()?,
            _ => {
                let next = self.found();
                return Err(self.bad(BadJson::ValueMissing { next }));
            }
        };
        Ok(Node { place, value })
    }

    fn taken(&mut self, is_part: impl Fn(char) -> bool) -> String {
        let start = self.at;
        while self.peek().is_some_and(&is_part) {
            self.next();
        }
        self.text.get(start..self.at).unwrap_or("").to_owned()
    }

    fn number(&mut self) -> Json {
        Json::Number(self.taken(|c| matches!(c, '-' | '+' | '.' | 'e' | 'E' | '0'..='9')))
    }

    fn word(&mut self) -> Result<Json, Unreadable> {
        let before = self.place;
        let word = self.taken(|c| c.is_ascii_alphanumeric());
        match word.as_str() {
            "true" => Ok(Json::Bool(true)),
            "false" => Ok(Json::Bool(false)),
            "null" => Ok(Json::Null),
            _ => Err(Unreadable {
                place: before,
                what: BadJson::NotQuoted { word: cut(&word) },
            }),
        }
    }

    fn text(&mut self) -> Result<String, Unreadable> {
        let start = self.place;
        self.next();
        let mut text = String::new();
        loop {
            let c = match self.peek() {
                None | Some('\n') => {
                    return Err(Unreadable {
                        place: start,
                        what: BadJson::NotClosed,
                    });
                }
                Some(c) => c,
            };
            self.next();
            match c {
                '"' => return Ok(text),
                '\\' => text.push(self.escaped()?),
                c if c.is_control() => return Err(self.bad(BadJson::ControlCharacter)),
                c => text.push(c),
            }
        }
    }

    fn escaped(&mut self) -> Result<char, Unreadable> {
        let unknown = |reader: &Self| reader.bad(BadJson::BadEscape);
        Ok(match self.next() {
            Some('n') => '\n',
            Some('t') => '\t',
            Some('r') => '\r',
            Some('b') => '\u{8}',
            Some('f') => '\u{c}',
            Some(c @ ('"' | '\\' | '/')) => c,
            Some('u') => {
                let first = self.code().ok_or_else(|| unknown(self))?;
                // A character beyond the first 65,536 is written as two.
                let both = if (0xd800..0xdc00).contains(&first) {
                    let next = (self.next(), self.next());
                    let second = self.code().filter(|c| (0xdc00..0xe000).contains(c));
                    let second = second.filter(|_| next == (Some('\\'), Some('u')));
                    second.map(|second| 0x1_0000 + ((first - 0xd800) << 10) + (second - 0xdc00))
                } else {
                    Some(first)
                };
                both.and_then(char::from_u32).ok_or_else(|| unknown(self))?
            }
            _ => return Err(unknown(self)),
        })
    }

    fn code(&mut self) -> Option<u32> {
        let mut code = 0;
        for _ in 0..4 {
            code = code * 16 + self.next()?.to_digit(16)?;
        }
        Some(code)
    }

    fn list(&mut self, depth: usize) -> Result<Json, Unreadable> {
        self.next();
        let mut list = Vec::new();
        self.skip_blanks();
        if self.peek() == Some(']') {
            self.next();
            return Ok(Json::List(list));
        }
        loop {
            self.skip_blanks();
            list.push(self.value(depth + 1)?);
            if self.is_last(']')? {
                return Ok(Json::List(list));
            }
        }
    }

    fn object(&mut self, depth: usize) -> Result<Json, Unreadable> {
        self.next();
        let mut fields = Vec::new();
        self.skip_blanks();
        if self.peek() == Some('}') {
            self.next();
            return Ok(Json::Object(fields));
        }
        loop {
            self.skip_blanks();
            let place = self.place;
            if self.peek() != Some('"') {
                let next = self.found();
                return Err(self.bad(BadJson::NameMissing { next }));
            }
            let name = self.text()?;
            self.skip_blanks();
            if self.peek() != Some(':') {
                let name = cut(&name);
                return Err(self.bad(BadJson::ColonMissing { name }));
            }
            self.next();
            self.skip_blanks();
            let value = self.value(depth + 1)?;
            fields.push(Field { name, place, value });
            if self.is_last('}')? {
                return Ok(Json::Object(fields));
            }
        }
    }

    /// Whether what was read is the last before the closing sign; else reads the comma.
    fn is_last(&mut self, closing: char) -> Result<bool, Unreadable> {
        self.skip_blanks();
        match self.peek() {
            Some(',') => {
                self.next();
                Ok(false)
            }
            Some(c) if c == closing => {
                self.next();
                Ok(true)
            }
            _ => {
                let next = self.found();
                Err(self.bad(BadJson::CommaMissing { closing, next }))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_has_its_line_and_column() {
        let node = read("{\n  \"a\": [1,\n    \"\\u00e9\\ud83d\\ude00\"]\n}").expect("JSON");
        let Json::Object(fields) = node.value else {
            panic!("no object");
        };
        let Json::List(list) = &fields[0].value.value else {
            panic!("no list");
        };
        assert_eq!((fields[0].place.line, fields[0].place.column), (2, 3));
        assert_eq!((list[1].place.line, list[1].place.column), (3, 5));
        assert!(matches!(&list[1].value, Json::Text(text) if text == "é😀"));
    }

    #[test]
    fn what_is_no_json_is_said_with_its_place() {
        let deep = "[".repeat(100_000);
        let cases = [
            ("", 1, "a value is missing before the end of the file"),
            ("{\n\"a\" 1}", 2, "`:` is missing after `a`"),
            ("[1\n2]", 2, "`,` or `]` is missing before `2`"),
            ("[1\"", 1, "`,` or `]` is missing before `\"`"),
            ("[1,\n]", 2, "a value is missing before `]`"),
            ("\n[north]", 2, "`north` must stand in quotation marks"),
            ("\"a\nb\"", 1, "a text has no closing quotation mark"),
            ("{} {}", 1, "nothing may follow the last `}`, but `{` does"),
            ("\"\\q\"", 1, "a backslash stands before what it cannot"),
            (&deep, 1, "lists and objects are nested more than 16 deep"),
        ];
        for (text, line, what) in cases {
            let error = read(text).expect_err("not JSON");
            let said = error.what.to_string();
            assert_eq!((error.place.line, said.as_str()), (line, what));
        }
    }
}
