//! What the ids and labels of shapes mean.

use roxmltree::Node;

use crate::fault::{CoastsNear, Near};
use crate::near::nearest;
use crate::place::Place;
use crate::svg::outline::SHAPES;

const INKSCAPE: &str = "http://www.inkscape.org/namespaces/inkscape";
/// What an anchor may place in a land.
const THINGS: [&str; 7] = [
    "unit",
    "dislodged",
    "label",
    "centre",
    "coin",
    "chest",
    "stack",
];

/// The names on a board.
#[derive(Clone, Copy, Debug)]
pub struct Names<'p>(pub &'p [Place]);

/// A shape's label from the drawing program, if it has one.
pub fn label<'n>(node: Node<'n, '_>) -> Option<&'n str> {
    node.attribute((INKSCAPE, "label"))
}

impl Names<'_> {
    /// A shape's label if it names something of the board, or else its id. What names nothing of the board is told, too,
    /// as long as somebody wrote it: it may be misspelt.
    pub fn of(&self, node: Node<'_, '_>) -> Option<String> {
        let label = label(node).map(|label| label.trim().to_lowercase());
        let id = node.attribute("id").map(str::to_lowercase);
        let known = |name: &String| {
            let start = name.split(['.', '~', '/', ':']).next().unwrap_or_default();
            self.0.iter().any(|place| place.id == start)
        };
        let is_shape = node.tag_name().name() != "g";
        let written = |name: &String| is_shape && !name.is_empty() && !is_given_by_an_editor(name);
        let (label, id) = (label.as_ref(), id.as_ref());
        let known = label
            .filter(|l| known(l))
            .or_else(|| id.filter(|id| known(id)));
        let misspelt = || label.filter(|l| written(l));
        let other = || id.filter(|id| !is_given_by_an_editor(id));
        known.or_else(misspelt).or_else(other).cloned()
    }

    /// The province a shape is part of, and whether it is its water.
    pub fn province(&self, name: &str) -> Option<(usize, bool)> {
        let first = name.split('.').next().unwrap_or_default();
        let belt = first.ends_with('~') || name.ends_with('~');
        let id = first.trim_end_matches('~');
        let place = self.0.iter().position(|place| place.id == id)?;
        Some((place, belt && !self.0[place].is_sea()))
    }

    /// Which coasts a name can be meant for.
    pub fn coasts_near(&self, name: &str) -> CoastsNear {
        let id = name.split(['/', '.']).next().unwrap_or_default();
        let listed = |place: &Place| {
            let all = place
                .coasts
                .iter()
                .map(|coast| format!("{}/{coast}", place.id));
            all.collect::<Vec<_>>().join(", ")
        };
        match self.0.iter().find(|place| place.id == id) {
            Some(place) if place.coasts.is_empty() => {
                let id = place.id.clone();
                CoastsNear::NoCoastsApart { id }
            }
            Some(place) => CoastsNear::HasCoasts {
                id: place.id.clone(),
                coasts: listed(place),
            },
            None => {
                let split = self.0.iter().find(|place| !place.coasts.is_empty());
                let example = split.map_or_else(|| "stp/sc".to_owned(), listed);
                CoastsNear::WriteLike { example }
            }
        }
    }

    /// The province that a misspelt name may mean; one that is not drawn comes first.
    pub fn near(&self, name: &str, drawn: &[bool]) -> Near {
        let id = name.split(['.', '~']).next().unwrap_or_default();
        let those = |is_drawn: bool| {
            let all = self.0.iter().zip(drawn);
            all.filter(move |(_, drawn)| **drawn == is_drawn)
                .map(|(place, _)| place.id.as_str())
        };
        nearest(id, those(false).chain(those(true))).into()
    }

    /// Whether a name is that of a coast, such as `stp/sc`.
    pub fn is_coast(&self, name: &str) -> bool {
        let Some((id, coast)) = name.split_once('/') else {
            return false;
        };
        let place = self.0.iter().find(|place| place.id == id);
        place.is_some_and(|place| place.coasts.iter().any(|known| known == coast))
    }

    /// Whether an anchor may place this thing of a province or coast.
    pub fn is_thing(&self, of: &str, thing: &str) -> bool {
        if self.is_coast(of) {
            return thing == "unit" || thing == "dislodged";
        }
        let Some(place) = self.0.iter().find(|place| place.id == of) else {
            return false;
        };
        let is_roads = || {
            let numbers = thing
                .strip_prefix("fleets-")
                .and_then(|numbers| numbers.split_once('-'));
            let numbers =
                numbers.and_then(|(a, b)| Some((a.parse::<u32>().ok()?, b.parse::<u32>().ok()?)));
            numbers.is_some_and(|(powers, number)| {
                (2..=7).contains(&powers) && (1..=powers).contains(&number)
            })
        };
        if place.is_sea() {
            ["unit", "dislodged", "label"].contains(&thing) || is_roads()
        } else {
            THINGS.contains(&thing)
        }
    }
}

/// `path123`, `rect7-4`: what drawing programs call shapes that nobody named.
fn is_given_by_an_editor(id: &str) -> bool {
    let rest = SHAPES
        .iter()
        .chain(&["g"])
        .find_map(|shape| id.strip_prefix(shape));
    rest.is_some_and(|rest| {
        rest.starts_with(|c: char| c.is_ascii_digit())
            && rest.chars().all(|c| c.is_ascii_digit() || c == '-')
    })
}
