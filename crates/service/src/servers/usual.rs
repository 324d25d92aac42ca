//! What new games of a guild begin with, as its managers saved it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::settings::{Field, Settings, changed, set_all};
use chancery_rules::game::Setup;
use chancery_rules::variants::options::{self, OptionValues};

/// The rules and settings of a game, as new ones take them over. Kept as texts, which every version of the program
/// reads as far as it knows them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Usual {
    /// The variant's id.
    pub variant: String,
    /// The rulebook with its answers, as people write it.
    pub rulebook: String,
    /// The options whose values differ from the variant's.
    pub options: OptionValues,
    /// The settings that differ from those of a plain new game, by their ids.
    pub settings: BTreeMap<String, String>,
}

impl Usual {
    /// The rules and settings of a game, to be used for new ones; `rulebook` is its rulebook as people
    /// write it.
    pub fn of(setup: &Setup, settings: &Settings, rulebook: String) -> Usual {
        let settings = changed(settings).into_iter();
        Usual {
            variant: setup.variant.clone(),
            rulebook,
            options: options::changed(setup),
            settings: settings
                .map(|(field, text)| (field.id().to_owned(), text))
                .collect(),
        }
    }

    /// Sets a new game's settings. One that this version does not know is left out.
    pub fn apply(&self, settings: &mut Settings) {
        for (id, text) in &self.settings {
            let field = id.parse::<Field>().ok();
            let set = field.map(|field| set_all(settings, [(field, text.as_str())]));
            if !matches!(set, Some(Ok(()))) {
                tracing::warn!(setting = id, "cannot use a server's default");
            }
        }
    }
}
