//! What a board's file says of how its powers look, and whether they can be told apart.

use super::super::sight::{Lab, NOBODYS, SEA, SIGHTS, seen, worst_apart};
use super::super::unseen::cut;
use super::super::{Colour, CurrencyWords, Power, PowerLook};
use super::fault::{BoardFault, FaultKind};
use super::form::{Fields, Form, Object, Said};
use super::json::Json;
use super::spec::{LONGEST_NAME, Spec, by_language, needed};

const CURRENCY: Fields = Fields {
    known: &["name", "letters", "names"],
    later: &[],
};

/// The longest short form of a currency, in characters.
const LONGEST_LETTERS: usize = 4;
/// Below this, two powers' colours cannot be told apart by everybody.
const LEAST: u32 = 4;
/// From here on they can be told apart at a glance.
const GOOD: u32 = 10;

/// What no power's colour should be close to, and how far from it is far enough.
const OTHERS: [(&str, Colour, u32); 3] = [
    ("the sea", SEA[0], 15),
    ("the sea", SEA[1], 15),
    ("the grey of units that belong to nobody", NOBODYS, 8),
];

/// How a power looks, as its file has it.
#[derive(Default)]
pub(super) struct LookSpec {
    pub colour: Option<Said<Colour>>,
    pub currency: Option<Said<CurrencyWords>>,
}

impl LookSpec {
    /// The same without the places.
    pub(super) fn chosen(&self) -> PowerLook {
        PowerLook {
            colour: self.colour.as_ref().map(|said| said.value),
            currency: self.currency.as_ref().map(|said| said.value.clone()),
        }
    }
}

/// Reads what a power's object says of its look.
pub(super) fn read(form: &mut Form, power: &mut Object) -> LookSpec {
    LookSpec {
        colour: power.take("colour").and_then(|said| colour(form, said)),
        currency: power.take("currency").and_then(|said| currency(form, said)),
    }
}

/// `#2c3092`.
fn colour(form: &mut Form, said: Said<Json>) -> Option<Said<Colour>> {
    let text = form.text(said)?;
    if let Ok(colour) = text.value.parse() {
        return Some(text.with(colour));
    }
    let shown = cut(&text.value);
    form.wrong(&text, FaultKind::NotAColour { text: shown });
    None
}

/// `{ "name": "crowns", "letters": "kr", "names": { "de": "Kronen" } }`.
fn currency(form: &mut Form, said: Said<Json>) -> Option<Said<CurrencyWords>> {
    let place = said.with(());
    let mut currency = form.object(said, &CURRENCY)?;
    let name = needed(form, &mut currency, "name").and_then(|said| form.shown(said, LONGEST_NAME));
    let letters = currency.take("letters");
    let letters = letters.and_then(|said| form.shown(said, LONGEST_LETTERS));
    let names = by_language(form, currency.take("names"));
    let words = CurrencyWords {
        name: name?.value,
        letters: letters.map(|said| said.value),
        names,
    };
    if let Some(name) = words.all().find(|word| !is_word(word)) {
        let name = name.to_owned();
        form.wrong(&place, FaultKind::NotOneWord { name });
    }
    Some(place.with(words))
}

/// Whether a text is a word, such as `crowns` or `half-crowns`.
fn is_word(text: &str) -> bool {
    let mut parts = text.split('-');
    parts.all(|part| !part.is_empty() && part.chars().all(char::is_alphabetic))
}

/// How a sentence names those who see colours so.
fn sight_words(sight: usize) -> &'static str {
    match SIGHTS[sight].0 {
        "deuteranopia" => "to people who see no green",
        "protanopia" => "to people who see no red",
        "tritanopia" => "to people who see no blue",
        _ => "to everybody",
    }
}

/// The colours that look alike, or like the sea or nobody's units.
pub(super) fn check(spec: &Spec) -> Vec<BoardFault> {
    let chosen = spec.powers.iter().filter_map(|power| {
        let colour = power.look.colour.as_ref()?;
        Some((power.id.value, colour, seen(colour.value)))
    });
    let chosen: Vec<(Power, &Said<Colour>, [Lab; 4])> = chosen.collect();
    let mut faults = Vec::new();
    for (i, (b, said, seen_b)) in chosen.iter().enumerate() {
        for (a, _, seen_a) in &chosen[..i] {
            let (sight, apart) = worst_apart(seen_a, seen_b);
            let apart = apart as u32;
            if apart < GOOD {
                faults.push(said.fault(FaultKind::ColoursAlike {
                    a: *a,
                    b: *b,
                    apart,
                    sight: sight_words(sight),
                    least: LEAST,
                    good: GOOD,
                }));
            }
        }
        let near = OTHERS.iter().filter_map(|(what, other, good)| {
            let (sight, apart) = worst_apart(seen_b, &seen(*other));
            let apart = apart as u32;
            (apart < *good).then_some((*what, apart, sight, *good))
        });
        if let Some((what, apart, sight, good)) = near.min_by_key(|(_, apart, ..)| *apart) {
            faults.push(said.fault(FaultKind::ColourNear {
                power: *b,
                what,
                apart,
                sight: sight_words(sight),
                good,
            }));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::super::check_board;

    /// A board of two powers with these fields besides, as text.
    fn board(north: &Value, south: &Value) -> String {
        let mut file = json!({
            "format": 2, "id": "two-shores", "name": "Two Shores",
            "powers": [
                { "id": "north", "name": "North", "homes": ["ald"], "units": ["F ald"] },
                { "id": "south", "name": "South", "homes": ["bru"], "units": ["A bru"] }
            ],
            "provinces": [
                { "id": "ald", "name": "Alder", "kind": "coast", "centre": true, "army": ["bru"], "fleet": ["sou"] },
                { "id": "bru", "name": "Brunn", "kind": "coast", "centre": true, "army": ["ald"], "fleet": ["sou"] },
                { "id": "sou", "name": "The Sound", "kind": "sea", "fleet": ["ald", "bru"] }
            ]
        });
        for (i, fields) in [north, south].into_iter().enumerate() {
            for (name, value) in fields.as_object().expect("fields") {
                file["powers"][i][name] = value.clone();
            }
        }
        file.to_string()
    }

    fn faults(north: &Value, south: &Value) -> Vec<(String, bool)> {
        let found = check_board(&board(north, south)).faults.into_iter();
        found
            .map(|fault| {
                (
                    format!("{}: {}", fault.field, fault.kind),
                    fault.is_warning(),
                )
            })
            .collect()
    }

    #[test]
    fn colours_that_look_alike_are_named_with_their_distance() {
        let coloured = |a: &str, b: &str| faults(&json!({ "colour": a }), &json!({ "colour": b }));
        assert!(coloured("#2c3092", "#bd4118").is_empty());
        let same = coloured("#2c3092", "#2C3092");
        let sentence = "powers[1].colour: The colours of north and south are 0 apart to everybody. They cannot be told apart below 4, and only with care below 10.";
        assert_eq!(same, [(sentence.to_owned(), false)]);
        // Red and green of one lightness: the same to some.
        let blind = coloured("#8a5a20", "#5d6b20");
        assert!(
            blind.len() == 1
                && (blind[0].0.contains("who see no red")
                    || blind[0].0.contains("who see no green")),
            "{blind:?}"
        );
        let sea = coloured("#2c3092", "#a5bac5");
        assert!(
            sea.len() == 1 && sea[0].1 && sea[0].0.contains("apart from the sea"),
            "{sea:?}"
        );
        let grey = coloured("#2c3092", "#6f6a60");
        assert!(
            grey.len() == 1 && grey[0].1 && grey[0].0.contains("belong to nobody"),
            "{grey:?}"
        );
    }

    #[test]
    fn what_is_no_colour_is_refused() {
        let sentence = "powers[0].colour: `blue` is no colour: write `#` and six hexadecimal digits, such as `#2c3092`.";
        let found = faults(&json!({ "colour": "blue" }), &json!({}));
        assert_eq!(found, [(sentence.to_owned(), false)]);
        let found = faults(&json!({ "colour": 7 }), &json!({}));
        assert_eq!(found.len(), 1);
    }

    #[test]
    fn what_is_chosen_belongs_to_the_compiled_rules_and_nothing_else_does() {
        let id = |north: &Value| {
            let board = check_board(&board(north, &json!({})))
                .board
                .expect("a board");
            let text = &board.own().expect("its own").text;
            let again = check_board(text).board.expect("a board");
            assert_eq!(again.id(), board.id());
            assert_eq!(again.own(), board.own());
            (board.id().to_string(), text.clone())
        };
        let (plain, text) = id(&json!({}));
        assert!(
            !text.contains("colour") && !text.contains("currency"),
            "{text}"
        );
        let chosen = json!({ "colour": "#2C3092", "currency": { "name": "crowns", "names": { "de": "Kronen" } } });
        let (other, text) = id(&chosen);
        assert_ne!(other, plain);
        assert!(
            text.contains(r##""colour":"#2c3092""##)
                && text.contains(r#""currency":{"name":"crowns","names":{"de":"Kronen"}}"#),
            "{text}"
        );
    }
}
