//! What the names of provinces and coasts are here.

use std::collections::{BTreeMap, BTreeSet};

use roxmltree::Node;

use super::elements::{Reader, attribute, children};
use crate::ids::{Ids, PROVINCE};
use crate::loss::{LossKind, cut};
use crate::{ImportError, MOST_PROVINCES};

/// What the coast at the end of a place says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Coast {
    /// The land: `mv`.
    Land,
    /// The whole of it, or its only coast: `xc`.
    Whole,
    /// One of several: `nc`, `ec`, `sc` or `wc`.
    Named(&'static str),
}

impl Coast {
    /// The coast of a word such as `sc`.
    pub(super) fn of(word: &str) -> Option<Coast> {
        Some(match word {
            "mv" => Coast::Land,
            "xc" => Coast::Whole,
            "nc" => Coast::Named("nc"),
            "ec" => Coast::Named("ec"),
            "sc" => Coast::Named("sc"),
            "wc" => Coast::Named("wc"),
            _ => return None,
        })
    }
}

/// A province as the file has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Known {
    /// One of ours, by its id.
    Open(String),
    /// Ground nobody enters.
    Closed,
}

/// The provinces by all their names, in small letters.
#[derive(Debug, Default)]
pub(super) struct Places {
    by_name: BTreeMap<String, Known>,
}

/// A province that is read, with its id.
pub(super) struct Row<'n> {
    pub(super) id: String,
    pub(super) node: Node<'n, 'n>,
}

impl Places {
    /// Deals ids to all provinces that are not closed, and returns these.
    ///
    /// # Errors
    /// [`ImportError`]: there are no provinces, or far too many.
    pub(super) fn read<'n>(
        reader: &mut Reader<'n, '_>,
    ) -> Result<(Places, Vec<Row<'n>>), ImportError> {
        let nodes: Vec<Node<'_, '_>> = children(reader.root(), "PROVINCE").collect();
        let name = reader.file();
        if nodes.is_empty() {
            return Err(ImportError::NoProvinces { name });
        }
        if nodes.len() > MOST_PROVINCES {
            let most = MOST_PROVINCES;
            return Err(ImportError::TooManyProvinces { name, most });
        }
        let mut seen = BTreeSet::new();
        let mut named = Vec::new();
        for node in nodes {
            let short = attribute(node, "shortname");
            if short.is_empty() {
                reader.not_understood(node, &format!("<PROVINCE> {}", attribute(node, "fullname")));
            } else if seen.insert(short.to_lowercase()) {
                named.push(node);
            } else {
                let what = cut(short);
                reader.lose(node, LossKind::Twice { what });
            }
        }
        let mut places = Places::default();
        let mut ids = Ids::new(PROVINCE);
        let (closed, open): (Vec<_>, Vec<_>) = named.iter().partition(|node| is_closed(**node));
        for node in &open {
            ids.keep_if_good(attribute(*node, "shortname"));
        }
        let mut rows = Vec::new();
        for node in open {
            let short = attribute(node, "shortname");
            let at = reader.at(node);
            let id = ids.deal(short, Some(at), reader.losses);
            places.add(short, Known::Open(id.clone()));
            rows.push(Row { id, node });
        }
        for node in closed {
            let short = attribute(node, "shortname");
            let id = cut(short);
            reader.lose(node, LossKind::Closed { id });
            places.add(short, Known::Closed);
        }
        for node in &named {
            let known = places.province(attribute(*node, "shortname")).cloned();
            let Some(known) = known else {
                continue;
            };
            for word in children(*node, "UNIQUENAME") {
                places.add(attribute(word, "name"), known.clone());
            }
            places.add(attribute(*node, "fullname"), known);
        }
        Ok((places, rows))
    }

    /// Has a name stand for a province, unless it already stands for one.
    fn add(&mut self, name: &str, known: Known) {
        self.by_name.entry(name.to_lowercase()).or_insert(known);
    }

    /// The province of a name.
    pub(super) fn province(&self, name: &str) -> Option<&Known> {
        self.by_name.get(&name.to_lowercase())
    }

    /// The province and the coast of a place such as `stp-sc`.
    pub(super) fn place(&self, word: &str) -> Option<(&Known, Option<Coast>)> {
        let (name, coast) = split(word);
        Some((self.province(name)?, coast))
    }

    /// The place as our boards write it: `stp/sc`. There is none on ground that nobody enters.
    pub(super) fn stand(&self, word: &str) -> Option<String> {
        match self.place(word)? {
            (Known::Open(id), Some(Coast::Named(coast))) => Some(format!("{id}/{coast}")),
            (Known::Open(id), Some(Coast::Whole | Coast::Land) | None) => Some(id.clone()),
            (Known::Closed, _) => None,
        }
    }
}

/// The name of a province and the coast behind it.
fn split(word: &str) -> (&str, Option<Coast>) {
    let parts = word.rsplit_once(['-', '/', '\\']);
    let found = parts.and_then(|(name, coast)| Some((name, Coast::of(&coast.to_lowercase())?)));
    found.map_or((word, None), |(name, coast)| (name, Some(coast)))
}

/// The places that an `ADJACENCY` lists.
pub(super) fn listed<'n>(adjacency: Node<'n, 'n>) -> impl Iterator<Item = &'n str> {
    let refs = adjacency.attribute("refs").unwrap_or_default();
    refs.split([' ', ',', ';', ':', '\t', '\n', '\r'])
        .filter(|word| !word.is_empty())
}

/// Whether all borders of a province lead to itself, by which the format says that nobody enters it.
fn is_closed<'n>(province: Node<'n, 'n>) -> bool {
    let short = attribute(province, "shortname");
    let mut leads = children(province, "ADJACENCY").flat_map(listed).peekable();
    leads.peek().is_some() && leads.all(|word| split(word).0.eq_ignore_ascii_case(short))
}
