//! The localisation catalogue: every sentence people read, by key, with typed fronts for our types.
//!
//! The texts lie in `assets/words/<locale>/*.ftl` (Fluent), one file per area. The core returns
//! typed reasons; only this module turns them into language.

mod army_fleet;
mod blocks;
mod cases;
mod credits;
mod edits;
mod escape;
mod exchange;
mod forecast;
mod language;
mod movement;
mod naval;
mod numbers;
mod options;
mod orders;
mod retreats;
mod treaties;
mod winter;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use chancery_rules::board::{Location, Power, Province, ProvinceSet, UnitKind};
use chancery_rules::economy::{Currency, EconomyRules};
use chancery_rules::game::{Phase, PhaseKind, Season};

pub use escape::escape;
pub use fluent_bundle::FluentValue as Value;
pub use language::Language;

// The files of each language, found when the program is built: `ENGLISH`, `ENGLISH_INSTEAD`, and so on.
include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));

/// Names and texts of files.
type Files = &'static [(&'static str, &'static str)];

/// The texts of one language; those it lacks are in English.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// The names of all provinces: no others are asked for as often.
    provinces: BTreeMap<Province, String>,
}

impl Words {
    /// The English catalogue.
    pub fn english() -> &'static Words {
        Words::of(Language::English)
    }

    /// The catalogue of a language, read once.
    pub fn of(language: Language) -> &'static Words {
        static ENGLISH: OnceLock<Words> = OnceLock::new();
        static GERMAN: OnceLock<Words> = OnceLock::new();
        let of = match language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
        };
        of.get_or_init(|| Words::load(language, false))
    }

    /// The catalogue for a Discord locale (`de`, `en-GB`): English where we have no other.
    pub fn for_locale(locale: &str) -> &'static Words {
        Words::of(Language::of_locale(locale))
    }

    /// The language these are the words of.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The catalogue in which money is called what it is in a game played by these rules: credits, or
    /// points where blocks are played for.
    pub fn for_money(&self, rules: &EconomyRules) -> &Words {
        static ENGLISH: OnceLock<Words> = OnceLock::new();
        static GERMAN: OnceLock<Words> = OnceLock::new();
        let points = match self.language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
        };
        match rules.currency() {
            Some(Currency::Points) => points.get_or_init(|| Words::load(self.language, true)),
            Some(Currency::Credits) | None => self,
        }
    }

    /// Builds a catalogue, with what is said instead where points are played for. A broken file is our
    /// own mistake and is found by the first test that runs, so it panics.
    fn load(language: Language, points: bool) -> Words {
        let instead = |files: Files| if points { files } else { &[] };
        // What stands later takes the place of what stands before.
        let (own, own_instead): (Files, Files) = match language {
            Language::English => (&[], &[]),
            Language::German => (GERMAN, GERMAN_INSTEAD),
        };
        // The language's files, behind the English ones where it is another.
        let files: Vec<_> = [ENGLISH, instead(ENGLISH_INSTEAD), own, instead(own_instead)].concat();
        let locale = language.id().parse().expect("a locale of ours");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The marks that isolate right-to-left pieces show as boxes in some clients.
        bundle.set_use_isolating(false);
        // A number below nothing has a minus, not a hyphen.
        bundle.set_formatter(Some(|value: &Value<'_>, _| match value {
            Value::Number(number) if number.value < 0.0 => {
                Some(number.as_string().replacen('-', "\u{2212}", 1))
            }
            _ => None,
        }));
        for (name, text) in &files {
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("words file {name}: {errors:?}"));
            bundle.add_resource_overriding(resource);
        }
        let named = named_provinces(&files);
        cases::add(&mut bundle, &named);
        let mut words = Words {
            language,
            bundle,
            provinces: BTreeMap::new(),
        };
        let name = |p: Province| (p, words.plain(&format!("province-{p}")));
        words.provinces = named.iter().map(name).collect();
        words
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

    /// A power's name: `France`. One without a text is named by its id.
    pub fn power(&self, power: Power) -> String {
        let key = format!("power-{power}");
        if self.has(&key) {
            self.plain(&key)
        } else {
            capitalised(&power.id())
        }
    }

    /// `Burgundy`. A province we have no word for is named by its id.
    pub fn province(&self, province: Province) -> String {
        let name = self.provinces.get(&province).cloned();
        name.unwrap_or_else(|| capitalised(&province.id()))
    }

    /// `Burgundy`, or `Spain (south coast)`.
    pub fn location(&self, at: Location) -> String {
        let province = self.province(at.province);
        match at.coast {
            None => province,
            Some(coast) => format!("{province} ({})", self.plain(&format!("coast-{coast}"))),
        }
    }

    /// `Spring 1901, movement`.
    pub fn phase(&self, phase: Phase) -> String {
        let key = match (phase.season, phase.step) {
            (_, PhaseKind::Treaties) => "phase-treaties",
            (Season::Spring, PhaseKind::Retreats) => "phase-spring-retreats",
            (Season::Spring, _) => "phase-spring-moves",
            (Season::Fall, PhaseKind::Retreats) => "phase-fall-retreats",
            (Season::Fall, _) => "phase-fall-moves",
            (Season::Winter, _) => "phase-winter",
        };
        // As text: a year takes no thousands separator in any language.
        self.text(key, &[("year", phase.year.to_string().into())])
    }

    /// The kind's name in running text: `army` or `fleet`.
    pub fn unit_kind(&self, kind: UnitKind) -> String {
        self.plain(match kind {
            UnitKind::Army => "unit-army",
            UnitKind::Fleet => "unit-fleet",
        })
    }
}

/// The provinces that files have names for.
fn named_provinces(files: &[(&str, &str)]) -> ProvinceSet {
    let lines = files.iter().flat_map(|(_, text)| text.lines());
    let keys = lines.filter_map(|line| Some(line.strip_prefix("province-")?.split_once(" =")?.0));
    keys.filter_map(Province::from_id).collect()
}

fn capitalised(id: &str) -> String {
    let mut letters = id.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use chancery_rules::board::BoardKind;

    use super::*;

    #[test]
    fn who_has_no_word_is_named_by_its_id() {
        for words in [Words::english(), Words::of(Language::German)] {
            assert_eq!(words.power("north".parse().unwrap()), "North");
            assert_eq!(words.province("two-sh".parse().unwrap()), "Two-sh");
        }
    }

    #[test]
    fn every_power_and_province_has_a_name() {
        let words = Words::english();
        for power in Power::ALL {
            assert!(words.has(&format!("power-{power}")), "{power}");
        }
        for province in BoardKind::provinces_of_all() {
            assert!(words.has(&format!("province-{province}")), "{province}");
        }
    }

    #[test]
    fn a_reader_gets_the_language_of_his_locale() {
        for (locale, language) in [
            ("de", Language::German),
            ("de-AT", Language::German),
            ("en-GB", Language::English),
            ("fr", Language::English),
            ("", Language::English),
        ] {
            assert_eq!(Words::for_locale(locale).language(), language, "{locale}");
        }
        let german = Words::of(Language::German);
        let austria = german.power(Power::AUSTRIA);
        assert_eq!(austria, "Österreich");
        let rules = EconomyRules::Blocks(Default::default());
        assert_eq!(german.for_money(&rules).language(), Language::German);
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
