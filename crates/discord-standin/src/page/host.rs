//! What the program that starts the stand-in, its host, may add to the page: files, texts, and answers to
//! questions of its own.

use std::collections::BTreeSet;
use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;

use serde_json::{Map, Value};

use crate::page::words::Language;
use crate::world::clock::Id;

/// What the program that starts the stand-in adds to its page; nothing, by default.
#[derive(Clone, Debug, Default)]
pub struct HostPage {
    /// Names and bytes of files served under `/static/`; one with the name of a file of the stand-in's takes
    /// its place. The page loads `host.css` after its own style sheets and the module `host.js` before its
    /// own script, and shows `host.html`, a piece of HTML, below its clock.
    pub files: Vec<(&'static str, &'static [u8])>,
    /// Texts for those files in Fluent, for each language: messages whose keys begin with `page-`, either
    /// plain with placeholders `{ $name }` or a single choice by a number. One with the key of a text of the
    /// stand-in's takes its place.
    pub texts: Vec<(Language, &'static str)>,
    /// Folders whose files come before all others, read at every request: for work on the page.
    pub folders: Vec<PathBuf>,
}

impl HostPage {
    /// The texts in a language; what it lacks, in English.
    pub(crate) fn texts(&self, language: Language) -> String {
        let of = |language| self.texts.iter().filter(move |(of, _)| *of == language);
        let texts = of(Language::English).chain(of(language));
        texts.map(|(_, text)| *text).collect::<Vec<_>>().join("\n")
    }
}

/// Something that the page asks of the program that started the stand-in.
#[derive(Clone, Debug)]
pub struct Asked {
    /// What is asked for: the last part of the address `/sandbox/{name}`.
    pub name: String,
    /// The person as whom the page speaks.
    pub by: Id,
    /// The channel that is open on the page; `None` for none.
    pub channel: Option<Id>,
    /// What else was sent: of the JSON body, or of the query, where all values are texts.
    pub more: Map<String, Value>,
    /// The language of the page.
    pub language: Language,
}

/// Why what the page asked for was not done, with the HTTP status of the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotDone {
    /// The program knows nothing of this name (404).
    Unknown,
    /// The body is not what it needs (422).
    Unreadable,
    /// A sentence that the page shows (400).
    Refused(String),
}

/// A host's answer on its way, which the page gets as JSON.
pub type Answer<'a> = Pin<Box<dyn Future<Output = Result<Value, NotDone>> + Send + 'a>>;

/// Answers the page's own files of a host: in their script, `api.look(name, query)` and
/// `api.act(name, body)`. Names that the stand-in itself uses never arrive here.
pub trait Host: Send + Sync {
    /// `GET /sandbox/{name}?as=U[&channel=C]…`: answers a question, and changes nothing.
    fn look(&self, asked: Asked) -> Answer<'_>;

    /// `POST /sandbox/{name}` `{as, channel?, …}`: does something.
    fn act(&self, asked: Asked) -> Answer<'_>;
}

/// What a person has done so far, by which the page knows which hints they no longer need.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deeds {
    /// The commands they used, with the names of subcommands: `ping`, `list add`.
    pub commands: BTreeSet<String>,
    /// Whether they have opened a thread.
    pub read_thread: bool,
}
