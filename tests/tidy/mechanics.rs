//! How often code outside a mechanic's own folders still names one.
//!
//! A game is composed of mechanics: an economy, relations, a control, a way to move. What shows, stores
//! and runs games must be able to do it for a mechanic nobody has thought of yet. Code that asks "is
//! there an exchange?" cannot: for a new mechanic it silently does nothing, or takes it for the standard
//! one. So it asks a neutral question ("may several players speak for one power?"), which every choice
//! on the axis has to answer before it compiles, or goes through a list in which each mechanic registers
//! what it adds.
//!
//! None is left, and none may come back.

use std::fs;
use std::path::Path;

use crate::{code, program, root};

/// How many places are left in each layer; a file belongs to the first that holds it. There are none, and there
/// are to be none.
const LEFT: &[(&str, usize)] = &[
    ("src/discord", 0),
    ("crates/service/src", 0),
    ("crates/archive/src/resolve", 0),
    // The sandbox, the archive and whatever else the program is made of.
    ("src", 0),
    ("crates/render/src", 0),
    ("crates/i18n/src", 0),
    ("crates/rules/src/game", 0),
];

/// The folders and files that belong to one mechanic.
const OWN: &[&str] = &[
    "crates/render/src/exchange",
    "crates/render/src/game/fog.rs",
    "crates/rules/src/game/exchange",
    "crates/rules/src/game/fog",
    "crates/rules/src/game/treaties",
    "src/discord/blocks",
    "src/discord/credits",
    "src/discord/exchange",
    "src/discord/treaties",
    "crates/archive/src/resolve/blocks.rs",
    "crates/archive/src/resolve/credits.rs",
    "crates/archive/src/resolve/exchange.rs",
    "crates/archive/src/resolve/exchange_report.rs",
    "crates/archive/src/resolve/form",
    "crates/archive/src/resolve/treaties.rs",
    "crates/service/src/blocks",
    "crates/service/src/credits",
    "crates/service/src/exchange",
    "crates/service/src/treaties",
];

/// The lists of a layer in which the mechanics register: each matches every choice on an axis.
const LISTS: &[&str] = &[
    "crates/render/src/game/mechanics.rs",
    "crates/rules/src/game/axes.rs",
    "src/discord/features.rs",
    "src/discord/results/standings.rs",
    "src/discord/results/tellings.rs",
    "crates/archive/src/resolve/mechanics.rs",
    "crates/service/src/features.rs",
];

/// Methods that answer only for one mechanic.
const METHODS: &[&str] = &[
    "blocks",
    "blocks_mut",
    "credits",
    "credits_mut",
    "exchange",
    "exchange_mut",
    "seats",
    "seats_mut",
    "shares_seas",
    "treaties",
    "treaties_mut",
];

/// The types of an axis, whose variants are its mechanics.
const AXES: &[&str] = &[
    "Control",
    "ControlRules",
    "Economy",
    "EconomyRules",
    "MovementRules",
    "Relations",
    "RelationsRules",
    "Visibility",
    "VisibilityRules",
];

/// The state of a single mechanic.
const STATES: &[&str] = &[
    "Blocks", "Centres", "Credits", "Exchange", "Seats", "Treaties",
];

/// The fields of a report that only one mechanic fills.
const FIELDS: &[&str] = &[
    "blocks",
    "drawn",
    "exchange",
    "ledger",
    "money",
    "opened",
    "piles",
    "points",
    "polls",
    "relations",
    "seats",
];

/// The code of a file with its lines kept, but neither comments nor what stands in quotes.
fn bare(text: &str) -> String {
    let text = code(text);
    let mut bare = String::new();
    let mut rest = text.as_str();
    while let Some(next) = rest.chars().next() {
        let skipped = skipped(rest, bare.chars().next_back());
        if skipped == 0 {
            bare.push(next);
            rest = &rest[next.len_utf8()..];
        } else {
            let lines = rest[..skipped].matches('\n').count();
            bare.extend(std::iter::repeat_n('\n', lines));
            rest = &rest[skipped..];
        }
    }
    bare
}

/// How long the comment or literal is that a text begins with; 0 if it begins with neither.
fn skipped(text: &str, before: Option<char>) -> usize {
    let until = |from: usize, end: &str| {
        text[from..]
            .find(end)
            .map_or(text.len(), |at| from + at + end.len())
    };
    if text.starts_with("//") {
        return text.find('\n').unwrap_or(text.len());
    }
    if text.starts_with("/*") {
        return until(2, "*/");
    }
    let inside_a_word = before.is_some_and(|c| c.is_alphanumeric() || c == '_');
    if !inside_a_word && text.starts_with('r') {
        let fence = text[1..].chars().take_while(|c| *c == '#').count();
        if text[1 + fence..].starts_with('"') {
            return until(fence + 2, &format!("\"{}", "#".repeat(fence)));
        }
    }
    if let Some(literal) = text.strip_prefix('"') {
        let mut escaped = false;
        let end = literal.find(|c| {
            let ends = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            ends
        });
        return end.map_or(text.len(), |at| at + 2);
    }
    // A lifetime begins like a character, and is none.
    ["'\"'", "'\\\"'", "'\\''"]
        .iter()
        .find(|c| text.starts_with(**c))
        .map_or(0, |c| c.len())
}

/// The word that ends a text, and the one that begins a text.
fn last_word(text: &str) -> &str {
    let at = text.rfind(|c: char| !c.is_alphanumeric() && c != '_');
    at.map_or(text, |at| &text[at + 1..])
}

fn first_word(text: &str) -> &str {
    let at = text.find(|c: char| !c.is_alphanumeric() && c != '_');
    at.map_or(text, |at| &text[..at])
}

/// How often a line of bare code names a mechanic: it calls a method that answers for one, reads a report's
/// field of one, or names a variant of an axis, a constant or a function of one mechanic's state.
fn probes(line: &str) -> usize {
    let calls = line.match_indices('.').filter(|(at, _)| {
        let word = first_word(&line[at + 1..]);
        METHODS.contains(&word) && line[at + 1 + word.len()..].starts_with("()")
    });
    let paths = line.match_indices("::").filter(|(at, _)| {
        let (owner, name) = (last_word(&line[..*at]), first_word(&line[at + 2..]));
        let capital = name.starts_with(char::is_uppercase);
        AXES.contains(&owner) && (capital || METHODS.contains(&name))
            || STATES.contains(&owner) && !name.is_empty()
    });
    let fields = line.match_indices('.').filter(|(at, _)| {
        let word = first_word(&line[at + 1..]);
        let is_call = line[at + 1 + word.len()..].starts_with('(');
        last_word(&line[..*at]) == "report" && FIELDS.contains(&word) && !is_call
    });
    calls.count() + paths.count() + fields.count()
}

/// The layer of a file that belongs to no mechanic.
fn layer(path: &Path) -> Option<&'static str> {
    let within = |folder: &&str| path.starts_with(root().join(folder));
    let mut layers = LEFT.iter().map(|(layer, _)| *layer);
    let exempt = OWN.iter().chain(LISTS).any(within);
    layers.find(within).filter(|_| !exempt)
}

/// The places of a layer: file and line, once for each time it names a mechanic.
fn places(wanted: &str) -> Vec<String> {
    let mut places = Vec::new();
    for path in program() {
        if layer(&path) != Some(wanted) {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source file");
        let name = path.strip_prefix(root()).unwrap_or(&path).display();
        for line in bare(&text).lines() {
            let place = format!("{name}: {}", line.trim());
            places.extend(std::iter::repeat_n(place, probes(line)));
        }
    }
    places
}

#[test]
fn no_place_outside_its_own_folders_names_a_mechanic() {
    let mut wrong = Vec::new();
    for (layer, left) in LEFT {
        let places = places(layer);
        let found = places.len();
        if found != *left {
            wrong.push(format!(
                "{layer}: {found}, not {left}:\n  {}",
                places.join("\n  ")
            ));
        }
    }
    assert!(
        wrong.is_empty(),
        "These places name a mechanic outside its own folders. Ask a neutral question instead, or let the \
         mechanics register what they add.\n{}",
        wrong.join("\n")
    );
}

/// Every folder and list that is exempt exists, so that no exception outlives its reason.
#[test]
fn own_folders_exist() {
    for own in OWN.iter().chain(LISTS) {
        assert!(root().join(own).exists(), "{own}");
    }
}

#[test]
fn each_spelling_is_counted() {
    let spellings = [
        "if state.control.exchange().is_some() {",
        "let Some(b) = next.control.exchange_mut() else {",
        "        .blocks()",
        "let shared = state.control.seats().is_none();",
        "if let Some(credits) = state.economy.credits().filter(|_| known) {",
        "context.state.relations.treaties()?;",
        "state.relations.treaties_mut()",
        "setup.movement.shares_seas() && board.is_sea(to)",
        "matches!(state.economy, Economy::Blocks(_))",
        "EconomyRules::Centres => None,",
        "use chancery::economy::Economy::Centres;",
        "crate::control::ControlRules::Seats",
        "control: Control::Exchange(Box::default()),",
        "Relations::None => {}",
        "RelationsRules::Treaties(rules) => {",
        "if let MovementRules::Naval(rules) = movement {",
        "let voters = bank.map(Exchange::voters);",
        "control.as_ref().and_then(Control::exchange)",
        "economy.iter().map(Economy::credits)",
        "let most = Blocks::MOST;",
        "Box::new(Seats::default())",
        "if chapter.report.ledger.is_some() {",
        "let told = report.money.iter();",
    ];
    for spelling in spellings {
        let (bare, file) = (bare(spelling), bare(&format!("a\n{spelling}\nb")));
        assert_eq!(probes(&bare), 1, "{spelling}");
        assert_eq!(file.lines().map(probes).sum::<usize>(), 1, "{spelling}");
    }
    let two = "let key = match (state.economy.credits(), state.economy.blocks()) {";
    assert_eq!(probes(two), 2);

    let harmless = [
        "// asks state.control.exchange()",
        "let a = 1; // Economy::Blocks",
        "/* Economy::Blocks */ let a = 1;",
        "words.plain(\"a.blocks() Economy::Blocks\")",
        "words.plain(r#\"say \"Economy::Blocks\"\"#)",
        "text.split('\"').map(|a| a).chain(\"Economy::Blocks\")",
        "CommandGroup::Blocks",
        "VictoryRules::Blocks { goal, .. }",
        "Economy::new(&setup.economy, board)",
        "report.captures",
        "report.money()",
        "reported.money",
        "state.control.is_shared()",
        "held.blocks(at)",
    ];
    for line in harmless {
        assert_eq!(probes(&bare(line)), 0, "{line}");
    }
    let after =
        bare("let a = '\"'; state.economy.blocks() // \"\nlet b: &'a str = \"\\\"\"; c.seats()");
    assert_eq!(after.lines().map(probes).collect::<Vec<_>>(), [1, 1]);
}
