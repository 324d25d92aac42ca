//! The cases in `tests/scenarios`: the variants' rules as data, one line a fact, an order or an
//! expectation. The README there explains them.

mod bonds;
mod facts;
mod file;
mod money;
mod play;
mod stock;

use std::collections::BTreeMap;
use std::path::Path;

use chancery::board::Power;

use facts::{KEYWORDS, Wrong};
use file::{Case, read};
use play::play;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");

/// Every file by its variant.
fn files() -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    for entry in std::fs::read_dir(FOLDER).expect("the folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|end| end == "txt") {
            let stem = path.file_stem().and_then(|stem| stem.to_str());
            let variant = stem.expect("a name").to_owned();
            let text = std::fs::read_to_string(&path).expect("a text");
            files.insert(variant, text);
        }
    }
    files
}

fn cases(variant: &str, text: &str) -> Vec<Case> {
    read(variant, text).unwrap_or_else(|e| panic!("tests/scenarios/{variant}.txt: {e}"))
}

#[test]
fn every_case_comes_out_as_it_says() {
    let mut wrong = Vec::new();
    for (variant, text) in files() {
        for case in cases(&variant, &text) {
            if let Err(failure) = play(&case) {
                let (number, why) = (failure.number, failure.wrong);
                wrong.push(format!(
                    "tests/scenarios/{variant}.txt:{number} (case {}): {why:?}",
                    case.title
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_variant_has_its_cases() {
    for preset in chancery::variants::PRESETS.iter().map(|preset| preset.id) {
        let text = files().remove(preset);
        // The standard game has the DATC's own.
        let text = text.or((preset == "standard").then(|| "case of the DATC".to_owned()));
        let text = text.unwrap_or_else(|| panic!("no tests/scenarios/{preset}.txt"));
        assert!(!cases(preset, &text).is_empty(), "{preset}");
    }
}

/// The line with each of its numbers, powers and words changed in turn.
fn changed(line: &str) -> Vec<String> {
    let mut all = Vec::new();
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    for power in Power::ALL {
        let named = |word: &str| power.id() == word.trim_end_matches(',');
        for other in Power::ALL.into_iter().filter(|other| *other != power) {
            let swap = |word: &str| {
                if named(word) {
                    word.replace(&*power.id(), &other.id())
                } else {
                    word.to_owned()
                }
            };
            if rest.split(' ').any(named) {
                let rest: Vec<String> = rest.split(' ').map(swap).collect();
                all.push(format!("{word} {}", rest.join(" ")));
            }
        }
    }
    for (i, digit) in rest.char_indices().filter(|(_, c)| c.is_ascii_digit()) {
        let next = if digit == '9' { '8' } else { '9' };
        let (before, after) = (&rest[..i], &rest[i + 1..]);
        all.push(format!("{word} {before}{next}{after}"));
    }
    all.push(format!("{line} and more"));
    // Where there is nothing, something.
    const SOMETHING: [&str; 8] = [
        "1",
        "1999",
        "S1999",
        "A par",
        "A bur from mun to gas",
        "austria italy AAT",
        "austria due 1999",
        "major austria 2/1999",
    ];
    for something in SOMETHING {
        let filled = line.strip_suffix("none");
        all.extend(filled.map(|before| format!("{before}{something}")));
    }
    all.extend(
        line.strip_suffix("nobody")
            .map(|before| format!("{before}austria")),
    );
    all.extend(
        line.strip_prefix("neutral ")
            .map(|pair| format!("war {pair}")),
    );
    all.push(format!("{word} solo austria"));
    all
}

/// The same of an order's own expectation.
fn changed_result(line: &str) -> Option<Vec<String>> {
    let (order, expected) = line.split_once("=>")?;
    let (result, why) = expected.split_once(':').unwrap_or((expected, ""));
    let other = match result.trim() {
        "taken" => "void",
        "void" => "taken",
        "moved" => "held",
        _ => "moved",
    };
    let mut all = vec![format!("{order}=> {other}")];
    if !why.is_empty() {
        all.push(format!("{order}=>{expected} and nothing else"));
    }
    Some(all)
}

#[test]
fn an_expectation_that_is_wrong_fails() {
    let mut blind = Vec::new();
    for (variant, text) in files() {
        for case in cases(&variant, &text) {
            let first = case.lines.iter().position(|line| line.text == "close");
            let first = first.expect("a phase that closes");
            for (i, line) in case.lines.iter().enumerate() {
                let unmet = |text: &String| {
                    let mut case = case.clone();
                    case.lines[i].text = text.clone();
                    let failure = play(&case).err();
                    failure.is_some_and(|f| {
                        let met = matches!(f.wrong, Wrong::Unmet(_));
                        f.number == line.number && met
                    })
                };
                let noticed = match changed_result(&line.text) {
                    Some(all) => all.iter().all(unmet),
                    None if i <= first || line.text == "close" => true,
                    None if line
                        .text
                        .split(' ')
                        .next()
                        .is_some_and(|w| w.ends_with(':')) =>
                    {
                        true
                    }
                    None => changed(&line.text).iter().any(unmet),
                };
                if !noticed {
                    let number = line.number;
                    blind.push(format!(
                        "tests/scenarios/{variant}.txt:{number}: {}",
                        line.text
                    ));
                }
            }
        }
    }
    assert!(blind.is_empty(), "not looked at:\n{}", blind.join("\n"));
}

/// Why a case of the economic game fails.
fn failure(lines: &str) -> Wrong {
    let text = format!("case one\n{lines}");
    let case = cases("economic", &text).remove(0);
    play(&case).expect_err("it must fail").wrong
}

#[test]
fn what_is_not_understood_or_not_looked_at_is_a_failure() {
    const FRANCE: &str = "phase S1901M\nunits france A par\nowner par france\n";
    let unread = [
        // Lines of no kind.
        "weather fine\nclose\nphase F1901M",
        "narnia: A par - bur\nclose\nphase F1901M",
        // In the wrong place.
        "income france 3\nclose\nphase F1901M",
        "france: A par - bur\nowner bur france\nclose\nphase F1901M",
        "close\nphase F1901M\nstart",
        "close\nphase F1901M\nfrance: A par - bur\nphase F1901M",
        // Nothing is closed, or nothing expected.
        "france: A par - bur",
        "close",
        "close\nclose\nphase W1901A",
        "close\nphase F1901M\nfrance: A par - bur",
        // Half a line.
        "close\nunits france",
        "close\ntreasury france",
        "close\nflow france",
        "close\nblocks",
        "close\nsays",
        // What nobody could write on a sheet.
        "france: dance\nclose\nphase F1901M",
        "france: Give 3 to Germany => bounced\nclose",
    ];
    for lines in unread {
        let found = failure(&format!("{FRANCE}{lines}"));
        assert!(matches!(found, Wrong::Unread(_)), "{lines}: {found:?}");
    }
    let unmet = [
        "close\nphase S1901M",
        "france: A par - bur => bounced\nclose",
        "france: A par - bur => moved: the moon\nclose",
        "france: Give 3 to Germany => taken\nclose",
        "france: Treasury to Bur => taken\nclose",
        "close\nunits france none",
        "close\nunits france A par, A bur",
        "close\nowner par germany",
        "close\nowners france par bur",
        "close\ntreasury france 3 nowhere",
        "close\noutcome solo france",
        "close\nsays the moon",
    ];
    for lines in unmet {
        let found = failure(&format!("{FRANCE}{lines}"));
        assert!(matches!(found, Wrong::Unmet(_)), "{lines}: {found:?}");
    }
    assert!(read("economic", "units france A par").is_err());
    assert!(read("economic", "# nothing").is_err());
    assert!(read("economic", "case one\nclose\ncase one\nclose").is_err());
}

#[test]
fn the_readme_explains_every_kind_of_line() {
    let path = Path::new(FOLDER).join("README.md");
    let readme = std::fs::read_to_string(path).expect("the README");
    for keyword in &KEYWORDS {
        let row = format!("| `{} ", keyword.word);
        let bare = format!("| `{}`", keyword.word);
        let told = readme.contains(&row) || readme.contains(&bare);
        assert!(
            told,
            "tests/scenarios/README.md says nothing of `{}`",
            keyword.word
        );
    }
}
