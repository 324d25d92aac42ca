//! Which variant of a file is meant, and what it says of the game as a whole.

use roxmltree::Node;

use super::elements::{Reader, attribute, children, parts};
use super::files::is_file;
use super::{text, turn};
use crate::ImportError;
use crate::draft::Draft;
use crate::finish::DESCRIPTION;
use crate::ids::board;
use crate::loss::{LossKind, cut};

/// How many names of variants a sentence lists.
const MOST_NAMES: usize = 40;
/// The most years that a game may be said to have.
const MOST_YEARS: u32 = 9_000;

/// The variant of a name or alias, or the only one.
///
/// # Errors
/// [`ImportError`]: there is none, none of this name, or several and no name.
pub(super) fn chosen<'n>(
    reader: &mut Reader<'n, '_>,
    wanted: Option<&str>,
) -> Result<Node<'n, 'n>, ImportError> {
    let variants: Vec<Node<'_, '_>> = children(reader.root(), "VARIANT").collect();
    let file = reader.file();
    let names = || {
        let names: Vec<String> = variants
            .iter()
            .take(MOST_NAMES)
            .map(|variant| format!("\"{}\"", cut(attribute(*variant, "name"))))
            .collect();
        let more = variants.len() > MOST_NAMES;
        names.join(", ") + if more { " …" } else { "" }
    };
    let Some(wanted) = wanted else {
        return match variants.as_slice() {
            [] => Err(ImportError::NotThisFormat {
                name: file,
                why: "it has no <VARIANT>".to_owned(),
            }),
            [variant] => Ok(*variant),
            _ => {
                let names = names();
                Err(ImportError::SeveralVariants { name: file, names })
            }
        };
    };
    let same = |name: &str| name.trim().to_lowercase() == wanted.trim().to_lowercase();
    let mut named = variants.iter().filter(|variant| {
        same(attribute(**variant, "name")) || parts(attribute(**variant, "aliases")).any(same)
    });
    let found = named.next().copied();
    if let Some(other) = named.next() {
        let what = cut(wanted);
        reader.lose(*other, LossKind::Twice { what });
    }
    found.ok_or_else(|| ImportError::NoSuchVariant {
        name: file,
        wanted: cut(wanted),
        names: names(),
    })
}

/// A board with what a variant says of the game as a whole. The drawing's file is named if there is one.
pub(super) fn draft<'n>(
    variant: Node<'n, 'n>,
    drawing: Option<&str>,
    reader: &mut Reader<'n, '_>,
) -> Draft {
    reader.others(
        reader.root(),
        &["version"],
        &["DESCRIPTION", "MAP_DEFINITION", "VARIANT"],
    );
    other_descriptions(drawing, reader);
    reader.others(
        variant,
        &["name", "default", "version", "aliases"],
        &[
            "DESCRIPTION",
            "MAP",
            "RULEOPTIONS",
            "POWER",
            "STARTINGTIME",
            "VICTORYCONDITIONS",
            "SUPPLYCENTER",
            "INITIALSTATE",
        ],
    );
    let name = attribute(variant, "name");
    let id = board(name);
    if name.is_empty() {
        reader.lose(variant, LossKind::Nameless { id: id.clone() });
    }
    let name = if name.is_empty() {
        id.clone()
    } else {
        name.to_owned()
    };
    let mut draft = Draft::new(id, name);
    let aliases = attribute(variant, "aliases");
    if !aliases.is_empty() {
        reader.no_equivalent(variant, &format!("aliases=\"{aliases}\""));
    }
    description(&mut draft, variant, reader);
    for option in children(variant, "RULEOPTIONS").flat_map(|all| children(all, "RULEOPTION")) {
        rule(&mut draft, option, reader);
    }
    let first_year = first_turn(&mut draft, variant, reader);
    goal(&mut draft, variant, first_year, reader);
    draft
}

/// Descriptions of the file and of the map have no place on a board; they may say who made what.
fn other_descriptions(drawing: Option<&str>, reader: &mut Reader<'_, '_>) {
    let root = reader.root();
    let maps = children(root, "MAP_DEFINITION")
        .filter(|map| drawing.is_some_and(|name| is_file(attribute(*map, "URI"), name)));
    let of_map = maps.flat_map(|map| children(map, "DESCRIPTION"));
    for node in children(root, "DESCRIPTION").chain(of_map) {
        let (words, _) = text::plain(&all_text(node));
        if !words.is_empty() {
            reader.no_equivalent(node, &words);
        }
    }
}

fn all_text(node: Node<'_, '_>) -> String {
    let texts = node.descendants().filter(|inner| inner.is_text());
    texts.filter_map(|inner| inner.text()).collect()
}

/// What is too long for a description becomes the text of the rules.
fn description<'n>(draft: &mut Draft, variant: Node<'n, 'n>, reader: &mut Reader<'n, '_>) {
    let Some(node) = children(variant, "DESCRIPTION").next() else {
        return;
    };
    let (words, has_markup) = text::plain(&all_text(node));
    if has_markup {
        reader.lose(node, LossKind::Markup);
    }
    if words.chars().count() > DESCRIPTION {
        draft.rules = words;
    } else {
        draft.description = words;
    }
}

/// Takes over a rule that has an equivalent, or lists it.
fn rule(draft: &mut Draft, option: Node<'_, '_>, reader: &mut Reader<'_, '_>) {
    reader.others(option, &["name", "value"], &[]);
    let (name, value) = (attribute(option, "name"), attribute(option, "value"));
    match (name, value) {
        ("OPTION_BUILDS", "VALUE_BUILDS_ANY_OWNED") => draft.builds = Some("centres"),
        // What holds here, too.
        ("OPTION_BUILDS", "VALUE_BUILDS_HOME_ONLY")
        | ("OPTION_WINGS", "VALUE_WINGS_DISABLED")
        | ("OPTION_CONVOYED_MOVES", "VALUE_PATHS_EITHER") => {}
        _ => reader.no_equivalent(option, &format!("{name}: {value}")),
    }
}

/// Reads when the game begins, and returns the year in which it does so there.
fn first_turn<'n>(draft: &mut Draft, variant: Node<'n, 'n>, reader: &mut Reader<'n, '_>) -> u32 {
    let time = children(variant, "STARTINGTIME").next();
    let words = time.map_or("", |time| attribute(time, "turn"));
    if let Some(time) = time {
        // Whether years before the first may be written says nothing of the game.
        reader.others(time, &["turn", "allowBCYears"], &[]);
    }
    if let Some(found) = turn::read(words) {
        draft.first_year = found.first_year;
        draft.opens_with_builds = found.opens_with_builds;
        return found.year;
    }
    draft.first_year = turn::year(words).unwrap_or(draft.first_year);
    let (what, year) = (cut(&format!("it begins in \"{words}\"")), draft.first_year);
    reader.lose(time.unwrap_or(variant), LossKind::Calendar { what, year });
    draft.first_year
}

fn goal<'n>(
    draft: &mut Draft,
    variant: Node<'n, 'n>,
    first_year: u32,
    reader: &mut Reader<'n, '_>,
) {
    let conditions = children(variant, "VICTORYCONDITIONS");
    for condition in conditions.flat_map(|all| all.children().filter(Node::is_element)) {
        let name = condition.tag_name().name();
        reader.others(condition, &["value"], &[]);
        // Nothing and nought mean that there is no such condition.
        let number = match attribute(condition, "value") {
            "" | "0" => continue,
            text => text.parse::<u32>().ok(),
        };
        match (name, number) {
            ("WINNING_SUPPLY_CENTERS", Some(centres)) if draft.goal.is_none() => {
                draft.goal = Some(centres);
            }
            ("GAME_LENGTH", Some(years @ 1..=MOST_YEARS))
                if draft.last_year.is_none() && first_year + years > draft.first_year =>
            {
                draft.last_year = Some((first_year + years - 1, "draw"));
            }
            _ => {
                let what = cut(&format!("{name}: {}", attribute(condition, "value")));
                reader.lose(condition, LossKind::Goal { what });
            }
        }
    }
    if draft.goal.is_none() {
        reader.lose(variant, LossKind::NoGoal);
    }
}
