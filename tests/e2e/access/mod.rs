//! The tables of who may do what: each command, button and form, by each kind of person, in each stage of a
//! game, against the running bot.

mod buttons;
mod calls;
mod cast;
mod doc;
mod forged;
mod nasty;
mod plots;
mod refusals;
mod scene;
mod sharers;
mod table;
mod vault;

pub use nasty::{faults, nasty};
pub use vault::Vault;

use std::path::Path;

/// Holds a page of `docs/` against what it should be, or writes it.
fn written(path: &str, text: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    if std::env::var_os("CHANCERY_WRITE_DOCS").is_some() {
        std::fs::write(&file, text).expect("the page can be written");
        return;
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept == text,
        "{path} is out of date: CHANCERY_WRITE_DOCS=1 writes it anew"
    );
}
