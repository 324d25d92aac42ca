//! The localisation catalogue: every sentence people read, by key, with typed fronts for our types.
//!
//! The texts lie in `assets/words/<locale>/*.ftl` (Fluent), one file per area. The core returns
//! typed reasons; only this module turns them into language.

mod blocks;
mod bourse;
mod credits;
mod escape;
mod forecast;
mod movement;
mod naval;
mod options;
mod orders;
mod retreats;
mod templates;
mod treaties;
mod winter;

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::board::{Location, Power, Province, UnitKind};
use crate::economy::EconomyRules;

pub use bourse::dollars;
pub use escape::escape;
pub use fluent_bundle::FluentValue as Value;
pub use templates::Template;

/// The English files; a new area adds its file here.
const ENGLISH: &[(&str, &str)] = &[
    ("places", include_str!("../../assets/words/en/places.ftl")),
    ("bourse", include_str!("../../assets/words/en/bourse.ftl")),
    ("trade", include_str!("../../assets/words/en/trade.ftl")),
    ("blocks", include_str!("../../assets/words/en/blocks.ftl")),
    ("points", include_str!("../../assets/words/en/points.ftl")),
    (
        "blocks-commands",
        include_str!("../../assets/words/en/blocks-commands.ftl"),
    ),
    ("chart", include_str!("../../assets/words/en/chart.ftl")),
    ("tally", include_str!("../../assets/words/en/tally.ftl")),
    ("credits", include_str!("../../assets/words/en/credits.ftl")),
    (
        "credits-commands",
        include_str!("../../assets/words/en/credits-commands.ftl"),
    ),
    (
        "exchange",
        include_str!("../../assets/words/en/exchange.ftl"),
    ),
    (
        "forecast",
        include_str!("../../assets/words/en/forecast.ftl"),
    ),
    ("game", include_str!("../../assets/words/en/game.ftl")),
    ("cli", include_str!("../../assets/words/en/cli.ftl")),
    ("options", include_str!("../../assets/words/en/options.ftl")),
    ("orders", include_str!("../../assets/words/en/orders.ftl")),
    ("ledger", include_str!("../../assets/words/en/ledger.ftl")),
    (
        "movement",
        include_str!("../../assets/words/en/movement.ftl"),
    ),
    ("naval", include_str!("../../assets/words/en/naval.ftl")),
    ("page", include_str!("../../assets/words/en/page.ftl")),
    ("render", include_str!("../../assets/words/en/render.ftl")),
    ("seas", include_str!("../../assets/words/en/seas.ftl")),
    ("sandbox", include_str!("../../assets/words/en/sandbox.ftl")),
    ("resolve", include_str!("../../assets/words/en/resolve.ftl")),
    ("start", include_str!("../../assets/words/en/start.ftl")),
    (
        "treaties",
        include_str!("../../assets/words/en/treaties.ftl"),
    ),
    (
        "treaty-commands",
        include_str!("../../assets/words/en/treaty-commands.ftl"),
    ),
    (
        "treaty-pictures",
        include_str!("../../assets/words/en/treaty-pictures.ftl"),
    ),
    ("winter", include_str!("../../assets/words/en/winter.ftl")),
    (
        "commands",
        include_str!("../../assets/words/en/commands.ftl"),
    ),
    ("discord", include_str!("../../assets/words/en/discord.ftl")),
    (
        "refusals",
        include_str!("../../assets/words/en/refusals.ftl"),
    ),
];

/// What is said otherwise where it is points that are lent and given.
const ENGLISH_POINTS: &str = include_str!("../../assets/words/en/instead/points.ftl");

/// One locale's texts.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    /// Name and text of each file.
    files: &'static [(&'static str, &'static str)],
}

impl Words {
    /// The English catalogue, read once.
    pub fn english() -> &'static Words {
        static ENGLISH_WORDS: OnceLock<Words> = OnceLock::new();
        ENGLISH_WORDS.get_or_init(|| Words::load("en", ENGLISH, ""))
    }

    /// The catalogue for a Discord locale (`de`, `en-GB`): English where we have no other.
    pub fn for_locale(_locale: &str) -> &'static Words {
        Words::english()
    }

    /// The catalogue in which money is called what it is in a game played by these rules: credits, or
    /// points where blocks are played for.
    pub fn for_money(&self, rules: &EconomyRules) -> &Words {
        static POINTS: OnceLock<Words> = OnceLock::new();
        match rules {
            EconomyRules::Blocks(_) => {
                POINTS.get_or_init(|| Words::load("en", ENGLISH, ENGLISH_POINTS))
            }
            EconomyRules::Centres | EconomyRules::Credits(_) => self,
        }
    }

    /// Builds a catalogue. A broken file is our own mistake and is found by the first test that
    /// runs, so it panics.
    fn load(
        locale: &str,
        files: &'static [(&'static str, &'static str)],
        instead: &'static str,
    ) -> Words {
        let locale = locale.parse().expect("a locale of ours");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The marks that isolate right-to-left pieces show as boxes in some clients.
        bundle.set_use_isolating(false);
        for (name, text) in files {
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("words file {name}: {errors:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("words file {name}: {errors:?}"));
        }
        let resource = FluentResource::try_new(instead.to_owned())
            .unwrap_or_else(|(_, errors)| panic!("words said instead: {errors:?}"));
        bundle.add_resource_overriding(resource);
        Words { bundle, files }
    }

    /// Whether the catalogue has this message.
    pub fn has(&self, key: &str) -> bool {
        self.bundle
            .get_message(key)
            .is_some_and(|m| m.value().is_some())
    }

    /// The message under `key` with its arguments filled in. A missing message shows its key, so
    /// that the fault is seen and nobody loses an answer over it; a test keeps keys from missing.
    pub fn text(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|m| m.value()) else {
            return format!("[{key}]");
        };
        let args: FluentArgs<'_> = args.iter().map(|(k, v)| (*k, v.clone())).collect();
        let mut faults = Vec::new();
        self.bundle
            .format_pattern(pattern, Some(&args), &mut faults)
            .into_owned()
    }

    /// A message without arguments.
    pub fn plain(&self, key: &str) -> String {
        self.text(key, &[])
    }

    /// `France`.
    pub fn power(&self, power: Power) -> String {
        self.plain(&format!("power-{power}"))
    }

    /// `Burgundy`.
    pub fn province(&self, province: Province) -> String {
        self.plain(&format!("province-{province}"))
    }

    /// `Burgundy`, or `Spain (south coast)`.
    pub fn location(&self, at: Location) -> String {
        let province = self.province(at.province);
        match at.coast {
            None => province,
            Some(coast) => format!("{province} ({})", self.plain(&format!("coast-{coast}"))),
        }
    }

    /// `army` or `fleet`.
    pub fn unit_kind(&self, kind: UnitKind) -> String {
        self.plain(match kind {
            UnitKind::Army => "unit-army",
            UnitKind::Fleet => "unit-fleet",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_power_and_province_has_a_name() {
        let words = Words::english();
        for power in Power::ALL {
            assert!(words.has(&format!("power-{power}")), "{power}");
        }
        for province in Province::all() {
            assert!(words.has(&format!("province-{province}")), "{province}");
        }
    }

    #[test]
    fn what_is_said_instead_takes_the_place_of_a_message() {
        let keys: Vec<&str> = ENGLISH_POINTS
            .lines()
            .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
            .filter(|key| !key.starts_with([' ', '#']))
            .collect();
        assert!(keys.len() > 25);
        let words = Words::english();
        for key in keys {
            assert!(words.has(key), "{key} takes the place of nothing");
        }
    }

    #[test]
    fn a_coast_is_named() {
        let spain_south = "spa/sc".parse().unwrap();
        assert_eq!(
            Words::english().location(spain_south),
            "Spain (south coast)"
        );
    }
}
