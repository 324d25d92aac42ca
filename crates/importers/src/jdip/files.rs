//! Which file is which.

use std::collections::BTreeMap;

use roxmltree::Node;

use super::elements::{attribute, children};
use crate::loss::{At, LossKind, Losses, cut};
use crate::xml::Xml;
use crate::{ImportError, TextFile};

/// The files of an import, by their outermost elements.
pub(super) struct Files<'t> {
    /// The `variants.xml`.
    pub(super) variants: Xml<'t>,
    /// The files of provinces.
    pub(super) provinces: Vec<Xml<'t>>,
    /// The maps.
    pub(super) drawings: Vec<Xml<'t>>,
}

/// Sorts the files. What is none of the three kinds is a loss.
///
/// # Errors
/// [`ImportError`]: there is no file of variants, or one of the files is no XML that can be read.
pub(super) fn sorted<'t>(
    files: &'t [TextFile],
    losses: &mut Losses,
) -> Result<Files<'t>, ImportError> {
    let mut variants = None;
    let (mut provinces, mut drawings) = (Vec::new(), Vec::new());
    for file in files {
        if !file.text.trim_start().starts_with('<') {
            not_read(&file.name, LossKind::FileNotRead, losses);
            continue;
        }
        let xml = Xml::read(file, "XML")?;
        match xml.root().tag_name().name() {
            "VARIANTS" if variants.is_none() => variants = Some(xml),
            "PROVINCES" => provinces.push(xml),
            "svg" => drawings.push(xml),
            _ => not_read(&file.name, LossKind::FileNotRead, losses),
        }
    }
    let wanted = "the variants.xml";
    let variants = variants.ok_or(ImportError::NoFile { wanted })?;
    Ok(Files {
        variants,
        provinces,
        drawings,
    })
}

/// The file of provinces that a variant names.
///
/// # Errors
/// [`ImportError::FileNotGiven`]: it is not there.
pub(super) fn provinces<'t>(
    given: Vec<Xml<'t>>,
    variants: &Xml<'_>,
    variant: Node<'_, '_>,
    losses: &mut Losses,
) -> Result<Xml<'t>, ImportError> {
    let map = children(variant, "MAP").next();
    let uri = map.map_or("", |map| attribute(map, "adjacencyURI"));
    only(given, &[uri], losses).ok_or_else(|| ImportError::FileNotGiven {
        at: variants.at(map.unwrap_or(variant)),
        name: match last(uri) {
            "" => "the file with the <PROVINCES>".to_owned(),
            name => cut(name),
        },
    })
}

/// The map that a variant is drawn on by default, or else the first of its maps that was given.
pub(super) fn drawing<'t>(
    given: Vec<Xml<'t>>,
    variants: &Xml<'_>,
    variant: Node<'_, '_>,
    losses: &mut Losses,
) -> Option<Xml<'t>> {
    let definitions = children(variants.root(), "MAP_DEFINITION");
    let uris: BTreeMap<&str, &str> = definitions
        .map(|definition| (attribute(definition, "id"), attribute(definition, "URI")))
        .collect();
    let graphics = children(variant, "MAP").flat_map(|map| children(map, "MAP_GRAPHIC"));
    let mut graphics: Vec<Node<'_, '_>> = graphics.collect();
    graphics.sort_by_key(|graphic| attribute(*graphic, "default") != "true");
    let maps: Vec<&str> = graphics
        .iter()
        .filter_map(|graphic| uris.get(attribute(*graphic, "ref")).copied())
        .collect();
    only(given, &maps, losses)
}

/// The first of these files that was given. All others are losses.
fn only<'t>(mut given: Vec<Xml<'t>>, uris: &[&str], losses: &mut Losses) -> Option<Xml<'t>> {
    let mut places = uris
        .iter()
        .filter_map(|uri| given.iter().position(|xml| is_file(uri, xml.name())));
    let place = places.next();
    let found = place.map(|place| given.remove(place));
    for other in &given {
        not_read(other.name(), LossKind::FileOfOther, losses);
    }
    found
}

/// Whether a file has the name that another one gives, in whatever folder that puts it.
pub(super) fn is_file(uri: &str, name: &str) -> bool {
    let wanted = last(uri);
    !wanted.is_empty() && name.eq_ignore_ascii_case(wanted)
}

/// The name of a file without the folders before it.
fn last(uri: &str) -> &str {
    uri.rsplit(['/', '\\']).next().unwrap_or(uri)
}

fn not_read(file: &str, kind: LossKind, losses: &mut Losses) {
    let at = At {
        file: file.to_owned(),
        line: None,
        field: String::new(),
    };
    losses.add(Some(at), kind);
}
