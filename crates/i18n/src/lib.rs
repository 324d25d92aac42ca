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
mod faults;
mod forecast;
mod language;
mod movement;
mod naval;
mod numbers;
mod options;
mod order_faults;
mod orders;
mod retreats;
mod treaties;
mod winter;

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use chancery_rules::board::{Board, Location, Power, Province, ProvinceSet, UnitKind};
use chancery_rules::economy::Currency;
use chancery_rules::game::{Phase, PhaseKind, Season, Setup};

pub use escape::escape;
pub use fluent_bundle::FluentValue as Value;
pub use language::Language;

// The files of each language, found when the program is built: `ENGLISH`, `ENGLISH_INSTEAD`, and so on.
include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));

/// Names and texts of files.
type Files = &'static [(&'static str, &'static str)];

/// The texts of one language; those it lacks are in English.
#[derive(Clone)]
pub struct Words {
    language: Language,
    bundle: Arc<FluentBundle<FluentResource>>,
    /// The names of all provinces: no others are asked for as often.
    provinces: Arc<BTreeMap<Province, String>>,
    /// The board that says what its powers and provinces are called; `None` for our own names.
    board: Option<&'static Board>,
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

    /// The catalogue for a game with this setup. Money is called there what it is in the game: credits, or points
    /// where blocks are played for. On a board that was read, powers and provinces have the board's names.
    pub fn for_game(&self, setup: &Setup) -> &'static Words {
        // One for each language, money and board: boards are kept for ever, too. Boards of the same rules may have
        // other words for their coins.
        type Kept = BTreeMap<(Language, bool, usize), &'static Words>;
        static KEPT: RwLock<Kept> = RwLock::new(BTreeMap::new());
        let points = setup.economy.currency() == Some(Currency::Points);
        let board = setup.board.shipped().is_none().then(|| setup.board.board());
        let plain = if points {
            Words::of_points(self.language)
        } else {
            Words::of(self.language)
        };
        let Some(board) = board else {
            return plain;
        };
        let key = (self.language, points, std::ptr::from_ref(board).addr());
        let kept = KEPT.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(words) = kept.get(&key) {
            return words;
        }
        drop(kept);
        let mut kept = KEPT.write().unwrap_or_else(PoisonError::into_inner);
        kept.entry(key).or_insert_with(|| {
            Box::leak(Box::new(Words {
                board: Some(board),
                ..plain.clone()
            }))
        })
    }

    /// The catalogue of games played for points.
    fn of_points(language: Language) -> &'static Words {
        static ENGLISH: OnceLock<Words> = OnceLock::new();
        static GERMAN: OnceLock<Words> = OnceLock::new();
        let points = match language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
        };
        points.get_or_init(|| Words::load(language, true))
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
            bundle: Arc::new(bundle),
            provinces: Arc::default(),
            board: None,
        };
        let name = |p: Province| (p, words.plain(&format!("province-{p}")));
        words.provinces = Arc::new(named.iter().map(name).collect());
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

    /// A power's name: `France`. One that has none is named by its id.
    pub fn power(&self, power: Power) -> String {
        if let Some(board) = self.board {
            let own = board.own().and_then(|own| own.powers.get(&power));
            let name = own.map(|own| own.names.get(self.language.id()).unwrap_or(&own.name));
            return name.cloned().unwrap_or_else(|| capitalised(&power.id()));
        }
        let key = format!("power-{power}");
        if self.has(&key) {
            self.plain(&key)
        } else {
            capitalised(&power.id())
        }
    }

    /// `Burgundy`. A province that has no name is named by its id.
    pub fn province(&self, province: Province) -> String {
        let name = match self.board {
            Some(board) => board.names(province).first(),
            None => self.provinces.get(&province),
        };
        name.cloned().unwrap_or_else(|| capitalised(&province.id()))
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
    use chancery_rules::board::{BoardKind, shared_board};
    use chancery_rules::control::exchange::ReadError;
    use chancery_rules::variants::standard;

    use super::*;

    /// A board whose names are not their ids.
    const BOARD: &str = r#"{
      "format": 2, "id": "two-shores", "name": "Two Shores",
      "powers": [
        { "id": "north", "name": "Upper Realm", "names": { "de": "Oberreich" },
          "currency": { "name": "shillings", "names": { "de": "Schillinge" } }, "homes": ["lon"], "units": ["F lon"] },
        { "id": "italy", "name": "Italian League", "homes": ["bru"], "units": ["A bru"] }
      ],
      "provinces": [
        { "id": "lon", "name": "Longwood", "kind": "coast", "centre": true, "army": ["bru"], "fleet": ["sou"] },
        { "id": "bru", "name": "Brunn", "kind": "coast", "centre": true, "army": ["lon"], "fleet": ["sou"] },
        { "id": "sou", "name": "The Sound", "kind": "sea", "fleet": ["lon", "bru"] }
      ]
    }"#;

    #[test]
    fn a_board_that_was_read_has_its_own_names() {
        let mut setup = standard(None);
        let board = shared_board(BOARD).expect("a board");
        setup.play_on(board).expect("it carries the standard game");
        let (english, german) = (Words::english(), Words::of(Language::German));
        let said = |words: &Words, id: &str| words.for_game(&setup).power(id.parse().unwrap());
        assert_eq!(said(english, "north"), "Upper Realm");
        assert_eq!(said(german, "north"), "Oberreich");
        assert_eq!(said(german, "italy"), "Italian League");
        let of_game = english.for_game(&setup);
        let longwood = "lon".parse().unwrap();
        assert_eq!(of_game.province(longwood), "Longwood");
        assert_eq!(of_game.the(longwood), "Longwood");
        assert_eq!(of_game.currency(Power::ITALY), "Italian League notes");
        let north = "north".parse().unwrap();
        assert_eq!(of_game.currency(north), "shillings");
        assert_eq!(german.for_game(&setup).currency(north), "Schillinge");
        let amount = ReadError::NoAmount;
        let example = of_game.trade_unread(&amount);
        assert!(
            example.contains("shillings") && !example.contains("lira"),
            "{example}"
        );
        assert!(english.trade_unread(&amount).contains("500 lira"));
        assert!(std::ptr::eq(of_game, english.for_game(&setup)));
        assert_eq!(
            english.for_game(&standard(None)).power(Power::ITALY),
            "Italy"
        );
    }

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
        let setup = standard(None);
        assert_eq!(german.for_game(&setup).language(), Language::German);
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
