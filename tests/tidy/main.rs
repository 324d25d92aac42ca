//! The house rules that a compiler does not enforce: which layer may name which, what the pure
//! layers never touch, a first comment on every file, where texts stand.

mod circles;
mod crates;
mod english;
mod faults;
mod german;
mod mechanics;
mod words;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Each layer that shares a package with others, with the layers it may name; between packages, Cargo says who may
/// name whom. A layer missing here fails the test.
const MAY_NAME: &[(&str, &[&str])] = &[
    ("board", &[]),
    ("orders", &["board"]),
    ("movement", &["board", "orders"]),
    ("control", &["board", "orders"]),
    ("economy", &["board", "orders", "movement"]),
    ("relations", &["board", "orders", "movement"]),
    ("visibility", &["board", "relations"]),
    (
        "game",
        &[
            "board",
            "orders",
            "movement",
            "economy",
            "relations",
            "control",
            "visibility",
        ],
    ),
    (
        "variants",
        &[
            "board",
            "orders",
            "movement",
            "economy",
            "relations",
            "control",
            "visibility",
            "game",
        ],
    ),
    // Computer players, and the arena that measures them, name the rules by their package.
    ("bots", &[]),
    ("arena", &["bots"]),
    (
        "boards",
        &[
            "board",
            "orders",
            "game",
            "variants",
            "i18n",
            "render",
            "drawing",
            "importers",
        ],
    ),
    ("scheduler", &["store", "service", "game", "metrics"]),
    (
        "discord",
        &[
            "board",
            "orders",
            "movement",
            "economy",
            "relations",
            "control",
            "game",
            "variants",
            "i18n",
            "store",
            "render",
            "service",
            "scheduler",
            "metrics",
            "boards",
        ],
    ),
    (
        "operations",
        &[
            "board",
            "orders",
            "variants",
            "game",
            "i18n",
            "store",
            "render",
            "service",
            "scheduler",
            "discord",
            "metrics",
        ],
    ),
    (
        "sandbox",
        &[
            "board",
            "orders",
            "economy",
            "relations",
            "control",
            "game",
            "i18n",
            "service",
            "scheduler",
        ],
    ),
];

/// Packages that the bot names like layers of its own (`src/lib.rs`).
const REEXPORTED: &[&str] = &[
    "archive", "i18n", "metrics", "render", "resolve", "service", "store",
];

/// Layers that compute and nothing else.
const PURE: &[&str] = &[
    "board",
    "orders",
    "movement",
    "economy",
    "relations",
    "control",
    "game",
    "variants",
    "bots",
    "events",
];

/// What a pure layer never names.
const IMPURE: &[&str] = &[
    "tokio",
    "sqlx",
    "serenity",
    "poise",
    "axum",
    "reqwest",
    "tracing",
    "rand::",
    "std::fs",
    "std::net",
    "std::env",
    "std::time",
    "SystemTime",
    "Instant::",
    "HashMap",
    "HashSet",
    "f32",
    "f64",
];

fn files(under: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    if !under.exists() {
        return found;
    }
    for entry in fs::read_dir(under).expect("a folder of the project") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn sources(under: &Path) -> Vec<PathBuf> {
    let is_source = |path: &PathBuf| path.extension().is_some_and(|e| e == "rs");
    files(under).into_iter().filter(is_source).collect()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// What lies under this name in the package of the stand-in for Discord.
fn standin(name: &str) -> PathBuf {
    root().join("crates/discord-standin").join(name)
}

/// The folders of the program's own code: the bot's, and each package's.
fn code_folders() -> Vec<PathBuf> {
    let crates = fs::read_dir(root().join("crates")).expect("the packages");
    let crates = crates.map(|entry| entry.expect("a readable entry").path().join("src"));
    std::iter::once(root().join("src")).chain(crates).collect()
}

/// Every file of the program's own code; unit tests in files of their own are none.
fn program() -> Vec<PathBuf> {
    let all = code_folders();
    let all = all.iter().flat_map(|folder| sources(folder));
    all.filter(|path| !path.ends_with("tests.rs")).collect()
}

/// The layer a source file belongs to; `None` for `lib.rs`, `main.rs` and the wiring beside them.
/// A package that is one layer is named as the bot names it; the stand-in's package names no other, and its rooms
/// are no layers.
fn layer(path: &Path) -> Option<String> {
    if path.starts_with(standin("src")) {
        return None;
    }
    let packages = [
        ("i18n", "i18n"),
        ("render", "render"),
        ("page", "page"),
        ("drawing", "drawing"),
        ("importers", "importers"),
        // It counts and averages; what thinks does not.
        ("bots/src/arena", "arena"),
        ("bots", "bots"),
        ("events", "events"),
        ("metrics", "metrics"),
        ("store", "store"),
        ("archive/src/resolve", "resolve"),
        ("archive", "archive"),
        ("background", "background"),
        ("service", "service"),
    ];
    for (package, layer) in packages {
        if path.starts_with(root().join("crates").join(package)) {
            return Some(layer.to_owned());
        }
    }
    let folder = code_folders().into_iter().find(|f| path.starts_with(f))?;
    let mut parts = path.strip_prefix(folder).ok()?.components();
    let first = parts.next()?.as_os_str().to_str()?.to_owned();
    parts.next().map(|_| first)
}

/// The code of a file: comments and what follows `#[cfg(test)]` left out.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]").next().unwrap_or(text);
    text.lines()
        .filter(|l| !l.trim_start().starts_with("//"))
        .collect::<Vec<_>>()
        .join("\n")
}

#[test]
fn imports_point_one_way() {
    let mut wrong = Vec::new();
    let packages = [
        "src",
        "crates/movement/src",
        "crates/rules/src",
        "crates/bots/src",
    ];
    let packages = packages.map(|folder| root().join(folder));
    for path in program() {
        if !packages.iter().any(|folder| path.starts_with(folder)) {
            continue;
        }
        let Some(layer) = layer(&path) else { continue };
        let text = code(&fs::read_to_string(&path).expect("a source file"));
        let Some((_, may)) = MAY_NAME.iter().find(|(name, _)| *name == layer) else {
            wrong.push(format!("{}: no rule for layer `{layer}`", path.display()));
            continue;
        };
        let layers = MAY_NAME.iter().map(|(name, _)| name);
        for other in layers.chain(REEXPORTED) {
            if *other != layer && !may.contains(other) && text.contains(&format!("crate::{other}"))
            {
                wrong.push(format!("{}: `{layer}` names `{other}`", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Folders of `discord` that all features share.
const SHARED: [&str; 6] = ["access", "api", "gateway", "outbox", "pictures", "ui"];

/// The folders in a folder, by name.
fn folders(within: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(root().join(within)).expect("a folder of the program");
    let entries = entries.map(|entry| entry.expect("an entry").path());
    let folders = entries.filter(|path| path.join("mod.rs").is_file());
    folders
        .filter_map(|path| Some(path.file_name()?.to_str()?.to_owned()))
        .collect()
}

#[test]
fn a_feature_has_the_same_name_on_both_sides() {
    let mut features = folders("src/discord");
    features.retain(|name| !SHARED.contains(&name.as_str()));
    // What explains the game needs no use case of its own.
    features.remove("help");
    assert_eq!(features, folders("crates/service/src"));
}

#[test]
fn the_gateway_names_the_features_and_none_names_it() {
    let mut wrong = Vec::new();
    for path in sources(&root().join("src/discord")) {
        let top = path.ends_with("src/discord/mod.rs");
        let text = code(&fs::read_to_string(&path).expect("a source file"));
        let inside = path.components().any(|part| part.as_os_str() == "gateway");
        if !top && !inside && text.contains("gateway::") {
            wrong.push(path.display().to_string());
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A game may be on a board whose rules this process has not read: the service reads them from the store.
#[test]
fn stored_states_are_read_with_their_boards() {
    let mut wrong = Vec::new();
    let rules = root().join("crates/rules/src");
    for path in program() {
        if path.starts_with(&rules) {
            continue;
        }
        let text = code(&fs::read_to_string(&path).expect("a source file"));
        if !path.ends_with("service/src/boards/mod.rs") && text.contains("State::from_json(") {
            wrong.push(path.display().to_string());
        }
    }
    assert!(wrong.is_empty(), "use `Service::state_of`: {wrong:?}");
}

#[test]
fn the_core_is_pure() {
    let mut wrong = Vec::new();
    for path in program() {
        if !layer(&path).is_some_and(|l| PURE.contains(&l.as_str())) {
            continue;
        }
        let text = code(&fs::read_to_string(&path).expect("a source file"));
        for word in IMPURE.iter().filter(|w| text.contains(**w)) {
            wrong.push(format!("{}: names `{word}`", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_file_opens_by_saying_what_it_is() {
    for folder in ["src", "crates", "tests", "benches"] {
        for path in sources(&root().join(folder)) {
            let text = fs::read_to_string(&path).expect("a source file");
            assert!(
                text.starts_with("//!"),
                "{} has no module comment",
                path.display()
            );
        }
    }
}

#[test]
fn variants_are_told_apart_only_in_their_own_folder() {
    for path in program() {
        if layer(&path).is_some_and(|l| l == "variants") {
            continue;
        }
        let text = code(&fs::read_to_string(&path).expect("a source file"));
        assert!(
            !text.contains("variant =="),
            "{} asks which variant it is",
            path.display()
        );
    }
}

/// Every message a source file names with a literal key is in the catalogue: the stand-in's in its own.
#[test]
fn no_message_is_missing() {
    let words = chancery::i18n::Words::english();
    let texts = fs::read_to_string(standin("words/en.ftl")).expect("its texts");
    let mut missing = Vec::new();
    for path in program() {
        let own = path.starts_with(standin(""));
        let known = |key: &str| {
            if own {
                texts.contains(&format!("\n{key} ="))
            } else {
                words.has(key)
            }
        };
        let text = code(&fs::read_to_string(&path).expect("a source file"));
        for call in [".text(\"", ".plain(\"", ".say(\""] {
            for (at, _) in text.match_indices(call) {
                let key: String = text[at + call.len()..]
                    .chars()
                    .take_while(|c| *c != '"')
                    .collect();
                if !known(&key) {
                    missing.push(format!("{}: {key}", path.display()));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// Words of this bot and its game.
const GAME: &[&str] = &[
    "chancery",
    "diplomacy",
    "adjudicat",
    "austria",
    "province",
    "rulebook",
    "treaty",
];

/// The stand-in for Discord is of use to any bot: it knows nothing of this one, or of its game.
#[test]
fn the_stand_in_knows_nothing_of_the_game() {
    let mut wrong = Vec::new();
    for path in files(&standin("")) {
        let bytes = fs::read(&path).expect("a file");
        let text = String::from_utf8_lossy(&bytes).to_lowercase();
        for word in GAME {
            if text.contains(word) {
                wrong.push(format!("{}: names `{word}`", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
