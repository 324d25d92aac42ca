//! Settings that usually go together: how fast a game is, and whom it is for.

use super::field::Field;
use super::set::set;
use super::{BadSetting, Settings};
use chancery_rules::game::GameStatus;

/// What a preset sets: fields, and the texts that set them.
type Preset = &'static [(Field, &'static str)];

/// How fast a game is: its times, and how long before a deadline to remind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Speed {
    /// A game of minutes, with everybody present.
    Blitz,
    /// A phase a day.
    Daily,
    /// A phase a week.
    Weekly,
}

/// For whom a game is made, which decides many settings at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Occasion {
    /// People who know each other: nobody loses a seat, and an absence moves the deadline.
    Friends,
    /// Members of a server: missed phases are announced, and replacements are looked for.
    Club,
    /// Games that count: anonymous, with powers by lot, and run by a GM who does not play.
    Tournament,
}

impl Speed {
    /// Every pace, the fastest first.
    pub const ALL: &[Speed] = <Speed as strum::VariantArray>::VARIANTS;

    /// The word by which commands and texts know it.
    pub const fn id(self) -> &'static str {
        self.into_str()
    }

    /// The settings that this pace stands for.
    pub const fn settings(self) -> Preset {
        match self {
            Speed::Blitz => &[
                (Field::Moves, "15m"),
                (Field::Retreats, "5m"),
                (Field::Builds, "5m"),
                (Field::Reminder, "0"),
            ],
            Speed::Daily => &[
                (Field::Moves, "1d"),
                (Field::Retreats, "12h"),
                (Field::Builds, "12h"),
                (Field::Reminder, "4h"),
            ],
            Speed::Weekly => &[
                (Field::Moves, "7d"),
                (Field::Retreats, "2d"),
                (Field::Builds, "2d"),
                (Field::Reminder, "1d"),
            ],
        }
    }
}

impl Occasion {
    /// Every occasion, in the order in which they are offered.
    pub const ALL: &[Occasion] = <Occasion as strum::VariantArray>::VARIANTS;

    /// The word by which commands and texts know it.
    pub const fn id(self) -> &'static str {
        self.into_str()
    }

    /// The settings it stands for. Each occasion sets all that any of them sets, so that one can follow
    /// another.
    pub const fn settings(self) -> Preset {
        match self {
            Occasion::Friends => &[
                (Field::Anonymous, "off"),
                (Field::Threads, "on"),
                (Field::Dead, "on"),
                (Field::Deal, "preferences"),
                (Field::Disorder, "0"),
                (Field::Call, "off"),
                (Field::Approve, "off"),
                (Field::Openly, "off"),
                (Field::Absence, "extend"),
                (Field::Extension, "majority"),
                (Field::DrawAll, "off"),
            ],
            Occasion::Club => &[
                (Field::Anonymous, "off"),
                (Field::Threads, "on"),
                (Field::Dead, "off"),
                (Field::Deal, "preferences"),
                (Field::Disorder, "2"),
                (Field::Call, "on"),
                (Field::Approve, "off"),
                (Field::Openly, "on"),
                (Field::Absence, "excuse"),
                (Field::Extension, "majority"),
                (Field::DrawAll, "off"),
            ],
            Occasion::Tournament => &[
                (Field::Anonymous, "on"),
                (Field::Threads, "off"),
                (Field::Dead, "off"),
                (Field::Deal, "lot"),
                (Field::Disorder, "2"),
                (Field::Call, "on"),
                (Field::Approve, "on"),
                (Field::Openly, "on"),
                (Field::Absence, "excuse"),
                (Field::Extension, "off"),
                (Field::DrawAll, "on"),
            ],
        }
    }

    /// Whether whoever makes the game usually plays in it.
    pub const fn maker_plays(self) -> bool {
        !matches!(self, Occasion::Tournament)
    }
}

/// Sets several fields of a game that is to be made.
///
/// # Errors
/// The first text that is none for its field.
pub fn set_all<'a>(
    settings: &mut Settings,
    fields: impl IntoIterator<Item = (Field, &'a str)>,
) -> Result<(), BadSetting> {
    let mut fields = fields.into_iter();
    fields.try_for_each(|(field, text)| set(settings, field, text, &GameStatus::Lobby))
}

/// The fields that differ from those of a plain new game, with the texts that set them.
pub fn changed(settings: &Settings) -> Vec<(Field, String)> {
    let plain = Settings::default();
    let fields = Field::ALL.iter().copied();
    let texts = fields.map(|field| (field, field.text(settings)));
    texts
        .filter(|(field, text)| field.text(&plain) != *text)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_sets_what_it_says_over_any_other() {
        let speeds = Speed::ALL.iter().map(|speed| speed.settings());
        let occasions = Occasion::ALL.iter().map(|occasion| occasion.settings());
        let all: Vec<Preset> = speeds.chain(occasions).collect();
        for first in &all {
            for then in &all {
                let mut settings = Settings::default();
                for preset in [first, then] {
                    assert_eq!(set_all(&mut settings, preset.iter().copied()), Ok(()));
                }
                for (field, text) in *then {
                    assert_eq!(field.text(&settings), *text, "{}", field.id());
                }
            }
        }
        // What follows another leaves nothing of it behind.
        for presets in [&all[..3], &all[3..]] {
            let fields = |preset: &Preset| preset.iter().map(|(f, _)| *f).collect::<Vec<_>>();
            assert!(presets.iter().all(|p| fields(p) == fields(&presets[0])));
        }
    }

    #[test]
    fn what_differs_is_enough_to_set_it_again() {
        let mut settings = Settings::default();
        assert_eq!(changed(&settings), []);
        let fields = Occasion::Tournament.settings().iter();
        let fields = fields.chain(Speed::Weekly.settings()).copied();
        let fields = fields.chain([(Field::Slots, "sat 20:00"), (Field::Quiet, "sun")]);
        set_all(&mut settings, fields).expect("they fit");
        let mut again = Settings::default();
        let kept = changed(&settings);
        let texts = kept.iter().map(|(field, text)| (*field, text.as_str()));
        set_all(&mut again, texts).expect("they fit");
        assert_eq!(again, settings);
    }
}
