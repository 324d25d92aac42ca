//! What the fuzz targets do with their bytes, each with one reader of what comes from outside. `cargo test`
//! runs seeds and what is made of them through the same functions (`tests/orders/corpus.rs`), so that they
//! cannot rot.

mod archive;
pub mod boards;
mod edits;
mod ids;
mod imports;
mod lines;
mod movement;
mod orders;
mod saved;
mod sheets;
mod texts;

/// What a target does with its bytes: it panics if something is wrong.
pub type Target = fn(&[u8]);

/// Every target by its name. Each is a binary of the fuzz package and has a folder of seeds.
pub const TARGETS: [(&str, Target); 14] = [
    ("archive", archive::archive),
    ("board_json", boards::board_json),
    ("board_png", boards::board_png),
    ("board_svg", boards::board_svg),
    ("edits", edits::edits),
    ("ids", ids::ids),
    ("imports", imports::imports),
    ("movement", movement::movement),
    ("orders", orders::orders),
    ("resolve", lines::resolve),
    ("saved", saved::saved),
    ("sheets", sheets::sheets),
    ("texts", texts::texts),
    ("tickets", sheets::tickets),
];

/// Runs the target of that name.
pub fn run(name: &str, data: &[u8]) {
    let found = TARGETS.iter().find(|(known, _)| *known == name);
    let (_, target) = found.unwrap_or_else(|| panic!("no target is called {name}"));
    target(data);
}

/// A sentence for people: it says something, on one line, and no word of ours is missing from the
/// catalogue.
fn is_said(text: &str) {
    assert!(!text.trim().is_empty() && !text.contains('\n'), "{text:?}");
}

/// The first byte and the rest as text.
fn led(data: &[u8]) -> (usize, String) {
    let (first, rest) = data.split_first().unwrap_or((&0, &[]));
    (
        usize::from(*first),
        String::from_utf8_lossy(rest).into_owned(),
    )
}
