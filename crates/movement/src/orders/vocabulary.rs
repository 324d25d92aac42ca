//! The words of the orders' grammar besides names, folded as the lexer leaves them. German ones are read
//! beside the English, whoever writes: none of them means anything else in an order.

use super::PhaseKind;
use crate::board::{Coast, Power, UnitKind};

/// Words that order a unit to stay, in English and German.
pub(super) const HOLD: &[&str] = &[
    "hold", "holds", "h", "holding", "stand", "stands", "stay", "stays", "halten", "halt", "halte",
    "haelt", "bleibt", "bleiben",
];
/// Words for a support, in English and German.
pub(super) const SUPPORT: &[&str] = &[
    "supports",
    "support",
    "s",
    "supporting",
    "sup",
    "supp",
    "unterstutzt",
    "unterstuetzt",
    "unterstutzen",
    "unterstuetzen",
    "unterstutze",
    "unterstuetze",
    "u",
];
/// Words for a convoy, in English and German.
pub(super) const CONVOY: &[&str] = &[
    "convoys",
    "convoy",
    "c",
    "conv",
    "convoying",
    "transport",
    "transports",
    "geleitet",
    "geleiten",
    "geleite",
    "befordert",
    "befoerdert",
    "befordern",
    "befoerdern",
    "konvoi",
    "konvoiert",
    "transportiert",
];
/// Words for a move, in English and German.
pub(super) const MOVE: &[&str] = &[
    "moves",
    "move",
    "m",
    "mv",
    "moving",
    "go",
    "goes",
    "attack",
    "attacks",
    "zieht",
    "ziehen",
    "ziehe",
    "geht",
    "gehen",
    "marschiert",
];
/// Words between a unit and where it goes.
pub(super) const TO: &[&str] = &["to", "into", "towards", "toward", "nach"];
/// Words for a retreat, in English and German.
pub(super) const RETREAT: &[&str] = &[
    "retreats",
    "retreat",
    "r",
    "ret",
    "retreating",
    "withdraw",
    "withdraws",
    "ruckzug",
    "rueckzug",
    "weicht",
    "weichen",
];
/// Words for disbanding or removing a unit, in English and German.
pub(super) const DISBAND: &[&str] = &[
    "disband",
    "disbands",
    "d",
    "remove",
    "removes",
    "removed",
    "destroy",
    "destroys",
    "scrap",
    "scraps",
    "auflosen",
    "aufloesen",
    "lost",
    "loest",
    "aufgelost",
    "aufgeloest",
    "auflosung",
    "aufloesung",
    "abbau",
    "abbauen",
    "entfernen",
    "entfernt",
];
/// Words for a build, in English and German.
pub(super) const BUILD: &[&str] = &[
    "build", "builds", "b", "building", "bau", "baut", "bauen", "baue", "aufbau",
];
/// Words for going aboard a fleet, in English and German.
pub(super) const BOARD: &[&str] = &[
    "boards",
    "board",
    "boarding",
    "embarks",
    "embark",
    "embarking",
    "besteigt",
];
/// Leaving a fleet for the land.
pub(super) const LAND: &[&str] = &[
    "lands",
    "land",
    "landing",
    "disembarks",
    "disembark",
    "disembarking",
    "landet",
    "landen",
];
/// Words for a waived build, in English and German.
pub(super) const WAIVE: &[&str] = &[
    "waive",
    "waives",
    "waived",
    "pass",
    "passes",
    "verzicht",
    "verzichte",
    "verzichten",
    "verzichtet",
];
/// Words for a patrol (N-06), in English and German.
pub(super) const PATROL: &[&str] = &[
    "patrols",
    "patrol",
    "p",
    "patrolling",
    "patrouilliert",
    "patrouillieren",
    "patrouille",
];
/// Words for a block of a strait (N-07), in English and German.
pub(super) const BLOCK: &[&str] = &[
    "blocks",
    "block",
    "b",
    "blocking",
    "closes",
    "sperrt",
    "sperren",
    "sperre",
    "blockiert",
    "blockieren",
];
/// Words for a leave to pass (N-08a), in English and German.
pub(super) const OPEN: &[&str] = &[
    "open", "opens", "permit", "permits", "offen", "offnet", "oeffnet", "offne", "oeffne",
];
/// What may stand between a patrol or a block and the power it is against.
pub(super) const AGAINST: &[&str] = &["for", "against", "to", "gegen", "fur", "fuer"];
/// Words before the way of a move, as in `via convoy`.
pub(super) const VIA: &[&str] = &["via", "by", "through", "durch", "uber", "ueber", "im"];
/// What may follow `via`: the way is a convoy, whichever.
pub(super) const BY_SEA: &[&str] = &[
    "convoy",
    "c",
    "sea",
    "conv",
    "fleet",
    "geleitzug",
    "konvoi",
    "seeweg",
];
/// Words that carry no meaning here: `the army in Paris`.
pub(super) const FILLER: &[&str] = &[
    "the", "in", "at", "of", "from", "my", "our", "der", "die", "das", "des", "dem", "von", "vom",
    "ein", "eine", "einen", "meine", "unsere",
];

/// Every list an unknown word is compared with for suggestions.
const ACTS: [&[&str]; 13] = [
    HOLD, SUPPORT, CONVOY, MOVE, RETREAT, DISBAND, BUILD, WAIVE, PATROL, BLOCK, OPEN, BOARD, LAND,
];

/// The words that say what a unit does in such a phase, each with the one to suggest for it: the first of
/// its list.
pub(super) fn acts(stage: PhaseKind) -> impl Iterator<Item = (&'static str, &'static str)> {
    const WINTER: &[&[&str]] = &[DISBAND, BUILD, WAIVE];
    let meant = move |list: &&'static [&'static str]| match stage {
        PhaseKind::Adjustments => WINTER.contains(list),
        PhaseKind::Retreats => [RETREAT, MOVE, DISBAND].contains(list),
        PhaseKind::Movement | PhaseKind::Treaties => !WINTER.contains(list),
    };
    ACTS.into_iter().filter(meant).flat_map(|list| {
        let words = list.iter().copied().filter(|w| w.len() > 3);
        words.map(|w| (w, list.first().copied().unwrap_or(w)))
    })
}

/// Whether the word belongs to the grammar, and so ends an unknown name before it.
pub(super) fn is_known(word: &str) -> bool {
    let lists = ACTS.into_iter().chain([TO, VIA]);
    lists.flatten().any(|w| *w == word) || kind(word).is_some()
}

/// The kind of unit that a word names; `None` for other words.
pub(super) fn kind(word: &str) -> Option<UnitKind> {
    Some(match word {
        "a" | "army" | "armies" | "armee" | "armeen" | "heer" => UnitKind::Army,
        "f" | "fleet" | "fleets" | "flotte" | "flotten" => UnitKind::Fleet,
        _ => return None,
    })
}

/// The power of the boards we ship that a word names; `None` for other words.
pub(super) fn power(word: &str) -> Option<Power> {
    Some(match word {
        "austria" | "austrian" | "austrians" | "austriahungary" | "austro" => Power::AUSTRIA,
        "england" | "english" | "britain" | "british" => Power::ENGLAND,
        "france" | "french" => Power::FRANCE,
        "germany" | "german" | "germans" => Power::GERMANY,
        "italy" | "italian" | "italians" => Power::ITALY,
        "russia" | "russian" | "russians" => Power::RUSSIA,
        "turkey" | "turkish" | "turks" | "ottoman" => Power::TURKEY,
        _ => return german_power(word),
    })
}

/// A power's German name, also in the genitive, or its adjective: `Frankreich`, `Frankreichs`,
/// `französische`.
fn german_power(word: &str) -> Option<Power> {
    const NAMES: [(&str, Power); 10] = [
        ("osterreich", Power::AUSTRIA),
        ("oesterreich", Power::AUSTRIA),
        ("grossbritannien", Power::ENGLAND),
        ("frankreich", Power::FRANCE),
        ("deutschland", Power::GERMANY),
        ("italien", Power::ITALY),
        ("russland", Power::RUSSIA),
        ("turkei", Power::TURKEY),
        ("tuerkei", Power::TURKEY),
        ("england", Power::ENGLAND),
    ];
    const ADJECTIVES: [(&str, Power); 11] = [
        ("osterreichisch", Power::AUSTRIA),
        ("oesterreichisch", Power::AUSTRIA),
        ("englisch", Power::ENGLAND),
        ("britisch", Power::ENGLAND),
        ("franzosisch", Power::FRANCE),
        ("franzoesisch", Power::FRANCE),
        ("deutsch", Power::GERMANY),
        ("italienisch", Power::ITALY),
        ("russisch", Power::RUSSIA),
        ("turkisch", Power::TURKEY),
        ("tuerkisch", Power::TURKEY),
    ];
    let ends = |(stem, power): &(&str, Power), endings: &[&str]| {
        let rest = word.strip_prefix(stem)?;
        endings.contains(&rest).then_some(*power)
    };
    let named = NAMES.iter().find_map(|name| ends(name, &["", "s"]));
    let endings = ["", "e", "er", "en", "es", "em"];
    named.or_else(|| ADJECTIVES.iter().find_map(|stem| ends(stem, &endings)))
}

/// A power where nothing but a power can be meant: as [`power`], or abbreviated (`Eng`, `Ger`).
pub(super) fn power_meant(word: &str) -> Option<Power> {
    let short = match word {
        "aus" | "ost" | "oest" => Power::AUSTRIA,
        "eng" | "gb" => Power::ENGLAND,
        "fra" => Power::FRANCE,
        "ger" | "deu" => Power::GERMANY,
        "ita" => Power::ITALY,
        "rus" => Power::RUSSIA,
        "tur" | "tue" => Power::TURKEY,
        _ => return power(word),
    };
    Some(short)
}

/// A coast's own abbreviation: `sc`.
pub(super) fn coast_id(word: &str) -> Option<Coast> {
    Coast::ALL.into_iter().find(|c| c.id() == word)
}

/// A side of the compass, which is a coast when a province and `coast` or a bracket go with it.
pub(super) fn side(word: &str) -> Option<Coast> {
    Some(match word {
        "n" | "north" | "northern" | "northcoast" | "nord" | "nordkuste" | "nordkueste" => {
            Coast::North
        }
        "e" | "east" | "eastern" | "eastcoast" | "ost" | "ostkuste" | "ostkueste" => Coast::East,
        "s" | "south" | "southern" | "southcoast" | "sud" | "sued" | "sudkuste" | "suedkueste" => {
            Coast::South
        }
        "w" | "west" | "western" | "westcoast" | "westkuste" | "westkueste" => Coast::West,
        _ => return None,
    })
}
