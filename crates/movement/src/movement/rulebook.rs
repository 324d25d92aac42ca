//! Rulebooks as data: one field per question the rules have been read differently on.
//!
//! The questions, their numbers and letters are those of chapter 4 of the DATC. Each field is an
//! enum; what its choices mean and which edition makes which is in [`super::choices`] and printed
//! to `docs/rulebooks.md`.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::choices::*;

/// The rulebooks there are by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Preset {
    /// The 1971 edition (also 1976).
    Y1971,
    /// The 1982 edition.
    Y1982,
    /// The 2000 edition.
    Y2000,
    /// The 2023 edition.
    Y2023,
    /// The 2025 expert edition, the newest printed rules.
    Y2025,
    /// The answers that the author of the DATC prefers, as of its version 3.2.
    Datc,
}

impl Preset {
    /// All presets, oldest first.
    pub const ALL: [Preset; 6] = [
        Preset::Y1971,
        Preset::Y1982,
        Preset::Y2000,
        Preset::Y2023,
        Preset::Y2025,
        Preset::Datc,
    ];

    /// The word by which a GM chooses it.
    pub const fn id(self) -> &'static str {
        match self {
            Preset::Y1971 => "1971",
            Preset::Y1982 => "1982",
            Preset::Y2000 => "2000",
            Preset::Y2023 => "2023",
            Preset::Y2025 => "2025EE",
            Preset::Datc => "DATC-3.2",
        }
    }

    /// What the edition itself says; the rest falls to the DATC's preferences.
    fn says(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Preset::Y1971 => &[
                ("4.A.1", "a"),
                ("4.A.2", "a"),
                ("4.A.3", "a"),
                ("4.A.4", "start"),
                ("4.A.5", "a"),
                ("4.A.7", "a"),
                ("4.D.8", "a"),
            ],
            Preset::Y1982 => &[
                ("4.A.1", "b"),
                ("4.A.2", "b"),
                ("4.A.3", "b"),
                ("4.A.4", "start"),
                ("4.A.5", "a"),
                ("4.A.7", "a"),
                ("4.D.8", "a"),
            ],
            Preset::Y2000 => &[
                ("4.A.1", "b"),
                ("4.A.2", "c"),
                ("4.A.3", "c"),
                ("4.A.4", "start"),
                ("4.A.5", "a"),
                ("4.A.7", "a"),
                ("4.D.7", "a"),
                ("4.D.8", "b"),
            ],
            Preset::Y2023 => &[
                ("4.A.1", "b"),
                ("4.A.2", "c"),
                ("4.A.3", "c"),
                ("4.A.4", "start"),
                ("4.A.5", "b"),
                ("4.A.7", "a"),
                ("4.D.7", "a"),
                ("4.D.8", "c"),
                ("4.E.1", "hold"),
            ],
            Preset::Y2025 => &[
                ("4.A.1", "b"),
                ("4.A.2", "c"),
                ("4.A.3", "d"),
                ("4.A.4", "start"),
                ("4.A.5", "b"),
                ("4.A.7", "a"),
                ("4.C.1", "b"),
                ("4.D.3", "a"),
                ("4.D.4", "b"),
                ("4.D.6", "b"),
                ("4.D.7", "a"),
                ("4.D.8", "c"),
                ("4.E.1", "ignored"),
            ],
            Preset::Datc => &[],
        }
    }

    /// All the answers that this preset stands for.
    pub fn rulebook(self) -> Rulebook {
        let mut book = Rulebook::preferred();
        book.base = self;
        for (id, letter) in self.says() {
            // The table above names only choices there are; a test sets every one of them.
            let _ = book.set(id, letter);
        }
        book
    }

    /// The questions this edition leaves open, answered by the DATC's preferences.
    pub fn falls_back(self) -> Vec<&'static str> {
        let says = |id: &str| {
            let root = |said: &str| id == said || id.starts_with(&format!("{said}."));
            self == Preset::Datc || self.says().iter().any(|(said, _)| root(said))
        };
        Rulebook::IDS.into_iter().filter(|id| !says(id)).collect()
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Why a text names no rulebook: an unknown preset, question or answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRulebook {
    /// The text names a rulebook that is not one of [`Preset::ALL`].
    #[error("`{0}` is not a rulebook; choose 1971, 1982, 2000, 2023, 2025EE or DATC-3.2")]
    Preset(String),
    /// No question has this number.
    #[error("`{0}` is not a question of the rulebook")]
    Question(String),
    /// The question has no such answer.
    #[error("`{letter}` is not a choice for {id}; choose one of {}", .known.join(", "))]
    Letter {
        id: String,
        letter: String,
        known: Vec<&'static str>,
    },
}

impl FromStr for Preset {
    type Err = BadRulebook;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let known = |p: &Preset| p.id().eq_ignore_ascii_case(s);
        match s.to_ascii_lowercase().as_str() {
            "2025" => Ok(Preset::Y2025),
            "datc" => Ok(Preset::Datc),
            _ => Preset::ALL
                .into_iter()
                .find(known)
                .ok_or_else(|| BadRulebook::Preset(s.to_owned())),
        }
    }
}

macro_rules! rulebook {
    ($($(#[$doc:meta])* $field:ident: $choice:ident,)*) => {
        /// A set of answers to the questions the rules leave open or have changed.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Rulebook {
            /// The preset that the other answers differ from.
            pub base: Preset,
            $($(#[$doc])* pub $field: $choice,)*
        }

        impl Rulebook {
            /// The DATC's numbers of all questions, in order.
            pub const IDS: [&'static str; [$($choice::ID),*].len()] = [$($choice::ID),*];

            /// The DATC's preferences.
            const fn preferred() -> Rulebook {
                Rulebook { base: Preset::Datc, $($field: $choice::PREFERRED,)* }
            }

            /// The answer to a question, as a letter; `None` when there is no such question.
            pub fn get(&self, id: &str) -> Option<&'static str> {
                match id {
                    $($choice::ID => Some(self.$field.letter()),)*
                    _ => None,
                }
            }

            /// Answers one question by its letter.
            ///
            /// # Errors
            /// When there is no such question or it has no such answer.
            pub fn set(&mut self, id: &str, letter: &str) -> Result<(), BadRulebook> {
                let unknown = |known: Vec<&'static str>| BadRulebook::Letter {
                    id: id.to_owned(),
                    letter: letter.to_owned(),
                    known,
                };
                match id {
                    // The question as a whole answers all its parts.
                    "4.A.4" => {
                        for part in ["4.A.4.1", "4.A.4.2", "4.A.4.5"] {
                            self.set(part, letter)?;
                        }
                    }
                    $($choice::ID => {
                        self.$field = $choice::from_letter(letter)
                            .ok_or_else(|| unknown($choice::LETTERS.to_vec()))?;
                    })*
                    _ => return Err(BadRulebook::Question(id.to_owned())),
                }
                Ok(())
            }

            /// Every question with its topic, and its answers: letter, meaning, editions.
            pub fn questions() -> Vec<Question> {
                vec![$(Question {
                    id: $choice::ID,
                    topic: $choice::TOPIC,
                    answers: $choice::ANSWERS,
                },)*]
            }
        }
    };
}

/// A question of the DATC that rulebooks answer differently, described for documents.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// The question's number in the DATC, such as `4.A.1`.
    pub id: &'static str,
    /// What it is about, in a few English words.
    pub topic: &'static str,
    /// Each answer's letter with its meaning in English.
    pub answers: &'static [(&'static str, &'static str)],
}

rulebook! {
    /// 4.A.1
    several_routes: SeveralRoutes,
    /// 4.A.2
    paradox: Paradox,
    /// 4.A.3
    land_or_convoy: LandOrConvoy,
    /// 4.A.4.1
    origin_in_battle: OriginInBattle,
    /// 4.A.4.2
    origin_in_paradox: OriginInParadox,
    /// 4.A.4.5
    origin_in_cut: OriginInCut,
    /// 4.A.5
    retreat_to_convoyed: RetreatToConvoyed,
    /// 4.A.6
    convoy_path: ConvoyPath,
    /// 4.A.7
    dislodged_effect: DislodgedEffect,
    /// 4.B.1
    coast_missing_two: CoastMissingTwo,
    /// 4.B.2
    coast_missing_one: CoastMissingOne,
    /// 4.B.3
    coast_unreachable: CoastUnreachable,
    /// 4.B.4
    coast_in_support: CoastInSupport,
    /// 4.B.5
    coast_wrong: CoastWrong,
    /// 4.B.6
    coast_needless: CoastNeedless,
    /// 4.B.7
    coast_in_build: CoastInBuild,
    /// 4.C.1
    kind_missing: KindMissing,
    /// 4.C.2
    kind_wrong: KindWrong,
    /// 4.C.3
    kind_in_build: KindInBuild,
    /// 4.C.4
    fleet_built_inland: FleetBuiltInland,
    /// 4.C.5
    power_missing: PowerMissing,
    /// 4.C.6
    power_wrong: PowerWrong,
    /// 4.D.1
    sets_in_known_order: SetsInKnownOrder,
    /// 4.D.2
    sets_in_unknown_order: SetsInUnknownOrder,
    /// 4.D.3
    several_orders: SeveralOrders,
    /// 4.D.4
    too_many_builds: TooManyBuilds,
    /// 4.D.5
    two_builds_one_place: TwoBuildsOnePlace,
    /// 4.D.6
    too_many_disbands: TooManyDisbands,
    /// 4.D.7
    waiving: Waiving,
    /// 4.D.8
    removal: Removal,
    /// 4.D.9
    support_in_disorder: SupportInDisorder,
    /// 4.E.1
    illegal_orders: IllegalOrders,
    /// 4.E.2
    terms: Terms,
    /// 4.E.3
    implied_orders: ImpliedOrders,
    /// 4.E.4
    perpetual_orders: PerpetualOrders,
    /// 4.E.5
    proxy_orders: ProxyOrders,
    /// 4.E.6
    extra_units: ExtraUnits,
}

impl Default for Rulebook {
    /// The 2000 edition.
    fn default() -> Self {
        Preset::Y2000.rulebook()
    }
}

impl Rulebook {
    /// The answers in which this one differs from the preset it was made from.
    pub fn overrides(&self) -> Vec<(&'static str, &'static str)> {
        let base = self.base.rulebook();
        Rulebook::IDS
            .into_iter()
            .filter(|id| self.get(id) != base.get(id))
            .filter_map(|id| Some((id, self.get(id)?)))
            .collect()
    }
}

/// A rulebook in text: a preset's name, or a preset and single answers.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Written {
    Preset(String),
    Changed(BTreeMap<String, String>),
}

impl Serialize for Rulebook {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let changed = self.overrides();
        if changed.is_empty() {
            return Written::Preset(self.base.id().to_owned()).serialize(s);
        }
        let changed = changed.into_iter().map(|(k, v)| (k.into(), v.into()));
        let base = ("base".to_owned(), self.base.id().to_owned());
        Written::Changed(changed.chain([base]).collect()).serialize(s)
    }
}

impl<'de> Deserialize<'de> for Rulebook {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let read = |written: Written| -> Result<Rulebook, BadRulebook> {
            match written {
                Written::Preset(name) => Ok(name.parse::<Preset>()?.rulebook()),
                Written::Changed(mut map) => {
                    let base = map.remove("base").unwrap_or_else(|| "2000".to_owned());
                    let mut book = base.parse::<Preset>()?.rulebook();
                    for (id, letter) in &map {
                        book.set(id, letter)?;
                    }
                    Ok(book)
                }
            }
        };
        read(Written::deserialize(d)?).map_err(serde::de::Error::custom)
    }
}
