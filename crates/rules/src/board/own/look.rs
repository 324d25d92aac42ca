//! What a board's file says of how its powers look. Whether colours can be told apart is for those who draw.

use super::super::unseen::cut;
use super::super::{Colour, CurrencyWords, PowerLook};
use super::fault::FaultKind;
use super::form::{Fields, Form, Object, Said};
use super::json::Json;
use super::spec::{LONGEST_NAME, by_language, needed};

const CURRENCY: Fields = Fields {
    known: &["name", "letters", "names"],
    later: &[],
};

/// The longest short form of a currency, in characters.
const LONGEST_LETTERS: usize = 4;
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
    fn what_is_no_colour_is_refused() {
        let sentence = "powers[0].colour: `blue` is no colour: write `#` and six hexadecimal digits, such as `#2c3092`.";
        let found = faults(&json!({ "colour": "blue" }), &json!({}));
        assert_eq!(found, [(sentence.to_owned(), false)]);
        let found = faults(&json!({ "colour": 7 }), &json!({}));
        assert_eq!(found.len(), 1);
    }

    #[test]
    fn what_is_chosen_is_kept_and_makes_no_other_board() {
        let id = |north: &Value| {
            let board = check_board(&board(north, &json!({})))
                .board
                .expect("a board");
            let own = board.own().expect("its own");
            let again = check_board(own.kept()).board.expect("a board");
            assert_eq!(again.id(), board.id());
            assert_eq!(again.own(), Some(own));
            // The rules alone are the identity.
            for word in ["colour", "currency"] {
                assert!(!own.text.contains(word), "{}", own.text);
            }
            (board.id().to_string(), own.kept().to_owned())
        };
        let (plain, text) = id(&json!({}));
        assert!(!text.contains("colour"), "{text}");
        let chosen = json!({ "colour": "#2C3092", "currency": { "name": "crowns", "names": { "de": "Kronen" } } });
        let (other, text) = id(&chosen);
        assert_eq!(other, plain);
        assert!(
            text.contains(r##""colour":"#2c3092""##)
                && text.contains(r#""currency":{"name":"crowns","names":{"de":"Kronen"}}"#),
            "{text}"
        );
    }
}
