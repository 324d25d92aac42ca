//! What a board's file says of how its powers look. Whether colours can be told apart is for those who draw.

use super::super::unseen::cut;
use super::super::{Colour, CurrencyWords, Flag, PowerLook};
use super::fault::FaultKind;
use super::form::{Fields, Form, Object, Said};
use super::json::Json;
use super::spec::{LONGEST_NAME, by_language, needed};

pub(super) const CURRENCY: Fields = Fields {
    known: &["name", "letters", "names"],
    later: &[],
};

pub(super) const FLAG: Fields = Fields {
    known: &["stripes", "upright"],
    later: &[],
};

/// The most stripes of a flag: more cannot be told apart where it is small.
const MOST_STRIPES: usize = 3;
/// The longest short form of a currency, in characters.
const LONGEST_LETTERS: usize = 4;
/// How a power looks, as its file has it.
#[derive(Default)]
pub(super) struct LookSpec {
    pub colour: Option<Said<Colour>>,
    pub flag: Option<Flag>,
    pub currency: Option<Said<CurrencyWords>>,
}

impl LookSpec {
    /// The same without the places.
    pub(super) fn chosen(&self) -> PowerLook {
        PowerLook {
            colour: self.colour.as_ref().map(|said| said.value),
            flag: self.flag.clone(),
            currency: self.currency.as_ref().map(|said| said.value.clone()),
        }
    }
}

/// Reads what a power's object says of its look.
pub(super) fn read(form: &mut Form, power: &mut Object) -> LookSpec {
    LookSpec {
        colour: power.take("colour").and_then(|said| colour(form, said)),
        flag: power.take("flag").and_then(|said| flag(form, said)),
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

/// `{ "stripes": ["#b30012", "#ffffff"], "upright": true }`.
fn flag(form: &mut Form, said: Said<Json>) -> Option<Flag> {
    let place = said.with(());
    let mut flag = form.object(said, &FLAG)?;
    let stripes = needed(form, &mut flag, "stripes").and_then(|said| form.list(said))?;
    let upright = flag.take("upright").and_then(|said| form.flag(&said));
    let count = stripes.len();
    if !(1..=MOST_STRIPES).contains(&count) {
        let most = MOST_STRIPES;
        form.wrong(&place, FaultKind::Stripes { count, most });
        return None;
    }
    let stripes = stripes.into_iter().filter_map(|said| colour(form, said));
    Some(Flag {
        stripes: stripes.map(|said| said.value).collect(),
        upright: upright.unwrap_or(false),
    })
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
    fn a_flag_has_one_to_three_stripes() {
        let flag = |stripes: &Value| json!({ "flag": { "stripes": stripes, "upright": true } });
        let good = json!(["#b30012", "#ffffff", "#2c3092"]);
        assert_eq!(faults(&flag(&good), &json!({})), []);
        for stripes in [
            json!([]),
            json!(["#000000", "#111111", "#222222", "#333333"]),
        ] {
            let count = stripes.as_array().map_or(0, Vec::len);
            let sentence = format!("powers[0].flag: A flag has 1 to 3 stripes, not {count}.");
            assert_eq!(faults(&flag(&stripes), &json!({})), [(sentence, false)]);
        }
        let found = faults(&flag(&json!(["red"])), &json!({}));
        assert!(
            found[0]
                .0
                .starts_with("powers[0].flag.stripes[0]: `red` is no colour"),
            "{found:?}"
        );
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
            for word in ["colour", "flag", "currency"] {
                assert!(!own.text.contains(word), "{}", own.text);
            }
            (board.id().to_string(), own.kept().to_owned())
        };
        let (plain, text) = id(&json!({}));
        assert!(!text.contains("colour"), "{text}");
        let chosen = json!({ "colour": "#2C3092", "flag": { "stripes": ["#2C3092", "#fff0f0"] }, "currency": { "name": "crowns", "names": { "de": "Kronen" } } });
        let (other, text) = id(&chosen);
        assert_eq!(other, plain);
        assert!(
            text.contains(r##""colour":"#2c3092""##)
                && text.contains(r##""flag":{"stripes":["#2c3092","#fff0f0"]}"##)
                && text.contains(r#""currency":{"name":"crowns","names":{"de":"Kronen"}}"#),
            "{text}"
        );
    }
}
