//! What is built in: every crate is a released one, under a licence that `deny.toml` allows. `cargo deny` reads
//! the same file and knows more (advisories, doubled crates); this needs neither it nor a network.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// The licences anybody may have, and those that one crate may.
#[derive(Debug, Default)]
struct Allowed {
    all: BTreeSet<String>,
    one: BTreeMap<String, BTreeSet<String>>,
}

/// What stands between double quotes.
fn quoted(line: &str) -> Vec<String> {
    let line = line.split('#').next().unwrap_or_default();
    line.split('"')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

/// The lists of `deny.toml`, which has one entry a line.
fn allowed(text: &str) -> Allowed {
    let mut allowed = Allowed::default();
    let (mut section, mut list) = ("", "");
    for line in text.lines().map(str::trim) {
        if line.starts_with('[') {
            section = line;
        } else if line == "]" {
            list = "";
        } else if let Some((name, "[")) = line.split_once(" = ") {
            list = name;
        } else if section == "[licenses]" {
            match (list, quoted(line).as_slice()) {
                ("allow", names) => allowed.all.extend(names.iter().cloned()),
                ("exceptions", [name, licences @ ..]) => {
                    let own = allowed.one.entry(name.clone()).or_default();
                    own.extend(licences.iter().cloned());
                }
                _ => {}
            }
        }
    }
    allowed
}

/// Whether a licence expression can be met with these. Older crates part their choices by `/`.
fn is_met(expression: &str, by: &dyn Fn(&str) -> bool) -> bool {
    let spaced = expression
        .replace('/', " OR ")
        .replace('(', " ( ")
        .replace(')', " ) ");
    let mut words = spaced.split_whitespace().peekable();
    either(&mut words, by)
}

type Words<'w> = std::iter::Peekable<std::str::SplitWhitespace<'w>>;

fn either(words: &mut Words<'_>, by: &dyn Fn(&str) -> bool) -> bool {
    let mut met = both(words, by);
    while words.next_if_eq(&"OR").is_some() {
        met |= both(words, by);
    }
    met
}

fn both(words: &mut Words<'_>, by: &dyn Fn(&str) -> bool) -> bool {
    let mut met = one(words, by);
    while words.next_if_eq(&"AND").is_some() {
        met &= one(words, by);
    }
    met
}

fn one(words: &mut Words<'_>, by: &dyn Fn(&str) -> bool) -> bool {
    let Some(word) = words.next() else {
        return false;
    };
    if word == "(" {
        let met = either(words, by);
        return met && words.next() == Some(")");
    }
    match words.next_if_eq(&"WITH") {
        // An exception is another licence.
        Some(with) => by(&format!(
            "{word} {with} {}",
            words.next().unwrap_or_default()
        )),
        None => by(word),
    }
}

/// All that is built for this machine, tests and benches with it.
fn packages(root: &Path) -> Vec<Value> {
    let rustc = Command::new("rustc").arg("-vV").output().expect("rustc");
    let told = String::from_utf8(rustc.stdout).expect("text");
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    let cargo = Command::new(env!("CARGO"))
        .args(["metadata", "--offline", "--locked", "--format-version", "1"])
        .args(["--filter-platform", host.expect("a host")])
        .current_dir(root)
        .output()
        .expect("cargo");
    assert!(
        cargo.status.success(),
        "{}",
        String::from_utf8_lossy(&cargo.stderr)
    );
    let mut all: Value = serde_json::from_slice(&cargo.stdout).expect("JSON");
    match all["packages"].take() {
        Value::Array(packages) => packages,
        other => panic!("no packages: {other}"),
    }
}

#[test]
fn every_crate_is_released_and_its_licence_allowed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(root.join("deny.toml")).expect("deny.toml");
    let allowed = allowed(&text);
    assert!(
        allowed.all.contains("MIT") && !allowed.one.is_empty(),
        "{allowed:?}"
    );
    let mut faults = Vec::new();
    let mut excepted = BTreeSet::new();
    let packages = packages(root);
    assert!(packages.len() > 300, "{}", packages.len());
    for package in &packages {
        let name = package["name"].as_str().expect("a name");
        if ["chancery", "discord-standin"].contains(&name) || name.starts_with("chancery-") {
            continue;
        }
        let source = package["source"].as_str().unwrap_or("a folder");
        if !source.starts_with("registry+") {
            faults.push(format!("{name} comes from {source}"));
        }
        let licence = package["license"].as_str().unwrap_or("none named");
        let usual = |id: &str| allowed.all.contains(id);
        if is_met(licence, &usual) {
            continue;
        }
        let own = allowed.one.get(name);
        excepted.extend(own.map(|_| name));
        if !is_met(licence, &|id| {
            usual(id) || own.is_some_and(|own| own.contains(id))
        }) {
            faults.push(format!("{name}: {licence}"));
        }
    }
    let known: BTreeSet<&str> = allowed.one.keys().map(String::as_str).collect();
    for idle in known.difference(&excepted) {
        faults.push(format!("{idle} needs no exception any more"));
    }
    assert!(
        faults.is_empty(),
        "deny.toml does not allow:\n{}",
        faults.join("\n")
    );
}

#[test]
fn each_advisory_that_is_passed_over_has_its_reason() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("deny.toml");
    let text = std::fs::read_to_string(file).expect("deny.toml");
    let passed: Vec<&str> = text
        .lines()
        .filter(|l| l.contains("id = \"RUSTSEC"))
        .collect();
    assert!(!passed.is_empty());
    for line in passed {
        let reason = line
            .split_once("reason = \"")
            .map_or("", |(_, reason)| reason);
        assert!(reason.len() > 40, "{line}");
    }
}

#[test]
fn licence_expressions_are_read() {
    let mit = |id: &str| id == "MIT" || id == "Zlib";
    for met in [
        "MIT",
        "MIT/Apache-2.0",
        "Apache-2.0 / MIT",
        "(MIT OR GPL-2.0) AND Zlib",
        "X WITH Y OR MIT",
    ] {
        assert!(is_met(met, &mit), "{met}");
    }
    for unmet in [
        "",
        "Apache-2.0",
        "MIT AND GPL-2.0",
        "MIT WITH Y",
        "(MIT OR X) AND Y",
    ] {
        assert!(!is_met(unmet, &mit), "{unmet}");
    }
}
