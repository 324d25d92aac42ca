//! The words of the orders' grammar besides names, folded as the lexer leaves them.

use crate::board::{Coast, Power, UnitKind};

pub(super) const HOLD: &[&str] = &[
    "hold", "holds", "h", "holding", "stand", "stands", "stay", "stays",
];
pub(super) const SUPPORT: &[&str] = &["supports", "support", "s", "supporting", "sup", "supp"];
pub(super) const CONVOY: &[&str] = &[
    "convoys",
    "convoy",
    "c",
    "conv",
    "convoying",
    "transport",
    "transports",
];
pub(super) const MOVE: &[&str] = &[
    "moves", "move", "m", "mv", "moving", "go", "goes", "attack", "attacks",
];
pub(super) const TO: &[&str] = &["to", "into", "towards", "toward"];
pub(super) const RETREAT: &[&str] = &[
    "retreats",
    "retreat",
    "r",
    "ret",
    "retreating",
    "withdraw",
    "withdraws",
];
pub(super) const DISBAND: &[&str] = &[
    "disband", "disbands", "d", "remove", "removes", "removed", "destroy", "destroys", "scrap",
    "scraps",
];
pub(super) const BUILD: &[&str] = &["build", "builds", "b", "building"];
pub(super) const BOARD: &[&str] = &[
    "boards",
    "board",
    "boarding",
    "embarks",
    "embark",
    "embarking",
];
/// Leaving a fleet for the land.
pub(super) const LAND: &[&str] = &[
    "lands",
    "land",
    "landing",
    "disembarks",
    "disembark",
    "disembarking",
];
pub(super) const WAIVE: &[&str] = &["waive", "waives", "waived", "pass", "passes"];
pub(super) const PATROL: &[&str] = &["patrols", "patrol", "p", "patrolling"];
pub(super) const BLOCK: &[&str] = &["blocks", "block", "b", "blocking"];
pub(super) const OPEN: &[&str] = &["open", "opens", "permit", "permits"];
/// What may stand between a patrol or a block and the power it is against.
pub(super) const AGAINST: &[&str] = &["for", "against", "to"];
pub(super) const VIA: &[&str] = &["via", "by", "through"];
/// What may follow `via`: the way is a convoy, whichever.
pub(super) const BY_SEA: &[&str] = &["convoy", "c", "sea", "conv", "fleet"];
/// Words that carry no meaning here: `the army in Paris`.
pub(super) const FILLER: &[&str] = &["the", "in", "at", "of", "from", "my", "our"];

/// Every list an unknown word is compared with for suggestions.
const ACTS: [&[&str]; 13] = [
    HOLD, SUPPORT, CONVOY, MOVE, RETREAT, DISBAND, BUILD, WAIVE, PATROL, BLOCK, OPEN, BOARD, LAND,
];

/// The words that say what a unit does, each with the one to suggest for it: the first of its list.
pub(super) fn acts() -> impl Iterator<Item = (&'static str, &'static str)> {
    ACTS.into_iter().flat_map(|list| {
        let words = list.iter().copied().filter(|w| w.len() > 3);
        words.map(|w| (w, list.first().copied().unwrap_or(w)))
    })
}

/// Whether the word belongs to the grammar, and so ends an unknown name before it.
pub(super) fn is_known(word: &str) -> bool {
    let lists = ACTS.into_iter().chain([TO, VIA]);
    lists.flatten().any(|w| *w == word) || kind(word).is_some() || power(word).is_some()
}

pub(super) fn kind(word: &str) -> Option<UnitKind> {
    Some(match word {
        "a" | "army" | "armies" => UnitKind::Army,
        "f" | "fleet" | "fleets" => UnitKind::Fleet,
        _ => return None,
    })
}

pub(super) fn power(word: &str) -> Option<Power> {
    Some(match word {
        "austria" | "austrian" | "austrians" | "austriahungary" | "austro" => Power::Austria,
        "england" | "english" | "britain" | "british" => Power::England,
        "france" | "french" => Power::France,
        "germany" | "german" | "germans" => Power::Germany,
        "italy" | "italian" | "italians" => Power::Italy,
        "russia" | "russian" | "russians" => Power::Russia,
        "turkey" | "turkish" | "turks" | "ottoman" => Power::Turkey,
        _ => return None,
    })
}

/// A coast's own abbreviation: `sc`.
pub(super) fn coast_id(word: &str) -> Option<Coast> {
    Coast::ALL.into_iter().find(|c| c.id() == word)
}

/// A side of the compass, which is a coast when a province and `coast` or a bracket go with it.
pub(super) fn side(word: &str) -> Option<Coast> {
    Some(match word {
        "n" | "north" | "northern" | "northcoast" => Coast::North,
        "e" | "east" | "eastern" | "eastcoast" => Coast::East,
        "s" | "south" | "southern" | "southcoast" => Coast::South,
        "w" | "west" | "western" | "westcoast" => Coast::West,
        _ => return None,
    })
}
