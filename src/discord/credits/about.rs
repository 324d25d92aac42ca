//! What is said of credits to those who might join, beside the texts of every game.

use crate::board::Power;
use crate::discord::features::Feature;
use crate::economy::EconomyRules;
use crate::economy::credits::Cheap;
use crate::game::Setup;
use crate::i18n::Words;

/// What credits add to the texts of their games.
pub const FEATURE: Feature = Feature {
    help: Some("dm-help-credits"),
    command: |mine| mine.known.money.as_ref().map(|_| "`/credits`"),
    about: |words, _| vec![words.plain("about-credits")],
    option_note: |words, setup, id| cheaper(words, setup).filter(|_| id == "army_price"),
    ..Feature::STANDARD
};

/// Which powers pay less for their first armies.
fn cheaper(words: &Words, setup: &Setup) -> Option<String> {
    let EconomyRules::Credits(rules) = &setup.economy else {
        return None;
    };
    let line = |(power, cheap): (&Power, &Cheap)| {
        let args = [
            ("power", words.power(*power).into()),
            ("armies", cheap.armies.into()),
            ("price", cheap.price.into()),
        ];
        words.text("rules-cheaper", &args)
    };
    let lines: Vec<String> = rules.cheap.iter().map(line).collect();
    (!lines.is_empty()).then(|| lines.join(" "))
}
