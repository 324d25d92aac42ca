//! Names in the grammatical case that a sentence needs: "in der Nordsee", "nach London", "von der Türkei".
//!
//! A message asks for a case with a function: `{ IN($at) }`. How a name looks there is an attribute of the
//! name: `province-nth` has `.in`. A name without that attribute needs no article, and takes the general
//! text of the language, if the case has one (`case-in`), or stays as it is.

use std::collections::HashMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use chancery_rules::board::{Power, ProvinceSet};

/// The functions, the attributes they look for, and the message that says the case of any other name.
const CASES: [(&str, &str, Option<&str>); 5] = [
    ("NOMINATIVE", "nominative", None),
    ("DATIVE", "dative", None),
    ("ACCUSATIVE", "accusative", None),
    ("IN", "in", Some("case-in")),
    ("TO", "to", Some("case-to")),
];

/// Stands for the name in a general text until it is known.
const NAME: &str = "\u{1}";

/// Gives a catalogue its functions, once all its messages are there.
///
/// `named` are the provinces it has names for.
pub(super) fn add(bundle: &mut FluentBundle<FluentResource>, named: &ProvinceSet) {
    for (function, attribute, general) in CASES {
        let forms = forms(bundle, named, attribute);
        let general = general.map_or_else(|| NAME.to_owned(), |key| general_text(bundle, key));
        bundle
            .add_function(function, move |given, _| match given.first() {
                Some(FluentValue::String(name)) => in_case(name, &forms, &general).into(),
                Some(other) => other.clone(),
                None => FluentValue::Error,
            })
            .expect("no other function has this name");
    }
}

/// The name in its case; what follows it in brackets, a coast, stays as it is.
fn in_case(name: &str, forms: &HashMap<String, String>, general: &str) -> String {
    let (bare, rest) = name.find(" (").map_or((name, ""), |at| name.split_at(at));
    match forms.get(bare) {
        Some(form) => format!("{form}{rest}"),
        None => general.replace(NAME, name),
    }
}

/// Every name that has the attribute, as sentences and lists write it, with what the attribute says.
fn forms(
    bundle: &FluentBundle<FluentResource>,
    named: &ProvinceSet,
    attribute: &str,
) -> HashMap<String, String> {
    let powers = Power::ALL.map(|power| (format!("power-{power}"), None));
    let provinces = named
        .iter()
        .map(|at| (format!("province-{at}"), Some(format!("the-{at}"))));
    let mut forms = HashMap::new();
    for (key, inside) in powers.into_iter().chain(provinces) {
        let message = bundle.get_message(&key);
        let Some(form) = message.and_then(|m| m.get_attribute(attribute)) else {
            continue;
        };
        let mut faults = Vec::new();
        let form = bundle.format_pattern(form.value(), None, &mut faults);
        for key in [Some(key), inside].into_iter().flatten() {
            if let Some(name) = bundle.get_message(&key).and_then(|m| m.value()) {
                let name = bundle.format_pattern(name, None, &mut faults);
                forms.insert(name.into_owned(), form.clone().into_owned());
            }
        }
    }
    forms
}

fn general_text(bundle: &FluentBundle<FluentResource>, key: &str) -> String {
    let message = bundle.get_message(key).and_then(|m| m.value());
    let mut args = FluentArgs::new();
    args.set("name", NAME);
    let mut faults = Vec::new();
    message.map_or_else(
        || NAME.to_owned(),
        |text| {
            bundle
                .format_pattern(text, Some(&args), &mut faults)
                .into_owned()
        },
    )
}

#[cfg(test)]
mod tests {
    use chancery_rules::board::{Location, Power, Province};
    use chancery_rules::game::EditError;
    use chancery_rules::movement::Illegal;

    use super::super::{Language, Words};
    use super::CASES;

    fn province(id: &str) -> Province {
        id.parse().expect("a province")
    }

    fn no_unit(language: Language, at: &str) -> String {
        let at = province(at);
        Words::of(language).edit_error(&EditError::NoUnit { at })
    }

    #[test]
    fn places_are_named_in_the_case_of_the_sentence() {
        let german = |at| no_unit(Language::German, at);
        assert_eq!(
            german("nth"),
            "Es gibt keine solche Einheit in der Nordsee."
        );
        assert_eq!(
            german("ion"),
            "Es gibt keine solche Einheit im Ionischen Meer."
        );
        assert_eq!(german("lon"), "Es gibt keine solche Einheit in London.");
        assert_eq!(
            german("tus"),
            "Es gibt keine solche Einheit in der Toskana."
        );
        let english = |at| no_unit(Language::English, at);
        assert_eq!(english("nth"), "There is no such unit in the North Sea.");
        assert_eq!(english("lon"), "There is no such unit in London.");
    }

    #[test]
    fn a_coast_follows_the_name_in_its_case() {
        let words = Words::of(Language::German);
        let illegal = |from: &str, to: &str| Illegal::SupportedCannotGo {
            from: province(from),
            to: to.parse::<Location>().expect("a place"),
        };
        let board = chancery_rules::board::BoardKind::Standard.board();
        let said = |from, to| words.illegal_reason(&illegal(from, to), board);
        assert_eq!(
            said("mao", "spa/sc"),
            "die Einheit im Mittelatlantik kann nicht nach Spanien (Südküste)"
        );
        assert_eq!(
            said("lon", "eng"),
            "die Einheit in London kann nicht in den Ärmelkanal"
        );
    }

    #[test]
    fn only_the_powers_with_an_article_take_one() {
        let words = Words::of(Language::German);
        let owner = |owner: Power| {
            words.text(
                "fault-not-yours",
                &[
                    ("at", words.the(province("con")).into()),
                    ("owner", words.power(owner).into()),
                ],
            )
        };
        assert_eq!(
            owner(Power::TURKEY),
            "die Einheit in Konstantinopel gehört der Türkei"
        );
        assert_eq!(
            owner(Power::FRANCE),
            "die Einheit in Konstantinopel gehört Frankreich"
        );
    }

    /// A province with an article has all its cases, and one that has any article has them.
    #[test]
    fn a_place_has_all_its_cases_or_none() {
        let words = Words::of(Language::German);
        for at in words.provinces.keys() {
            let message = words.bundle.get_message(&format!("province-{at}"));
            let message = message.expect("a name");
            let cases = CASES.map(|(_, attribute, _)| message.get_attribute(attribute));
            let known = cases.iter().flatten().count();
            assert!(
                [0, CASES.len()].contains(&known),
                "{at} has some cases only"
            );
            let article = words.has(&format!("the-{at}"));
            assert!(known > 0 || !article, "{at} has no cases");
        }
    }
}
