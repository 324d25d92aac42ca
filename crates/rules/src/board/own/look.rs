//! What a board's file says of how its powers look, and whether they can be told apart.

use super::super::sight::{Lab, NOBODYS, SEA, SIGHTS, all_apart, seen};
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

/// How far apart two colours are to those who tell them apart worst, and how a sentence names those; `None` if that is
/// as far as `good`. Colours that are too near for usual eyes are so for everybody.
fn too_near(a: &[Lab; 4], b: &[Lab; 4], good: u32) -> Option<(u32, &'static str)> {
    let apart = |(sight, apart): (usize, f32)| (apart as u32, SIGHTS[sight].0);
    let all = all_apart(a, b).enumerate().map(apart);
    let near: Vec<(u32, &str)> = all.filter(|(apart, _)| *apart < good).collect();
    let least = near.iter().copied().min_by_key(|(apart, _)| *apart)?;
    let sight = match least.1 {
        _ if near.iter().any(|(_, sight)| *sight == SIGHTS[0].0) => "to everybody",
        "deuteranopia" => "to people who see no green",
        "protanopia" => "to people who see no red",
        _ => "to people who see no blue",
    };
    Some((least.0, sight))
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
            let (a, b) = (*a, *b);
            let Some((apart, sight)) = too_near(seen_a, seen_b, GOOD) else {
                continue;
            };
            if apart < LEAST {
                let least = LEAST;
                faults.push(said.fault(FaultKind::ColoursSame {
                    a,
                    b,
                    apart,
                    sight,
                    least,
                }));
            } else {
                let good = GOOD;
                faults.push(said.fault(FaultKind::ColoursAlike {
                    a,
                    b,
                    apart,
                    sight,
                    good,
                }));
            }
        }
        let near = OTHERS.iter().filter_map(|(what, other, good)| {
            let (apart, sight) = too_near(seen_b, &seen(*other), *good)?;
            Some((*what, apart, sight, *good))
        });
        if let Some((what, apart, sight, good)) = near.min_by_key(|(_, apart, ..)| *apart) {
            faults.push(said.fault(FaultKind::ColourNear {
                power: *b,
                what,
                apart,
                sight,
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
        let sentence = "powers[1].colour: north and south look the same to everybody: their colours are 0 apart, and 4 is the least.";
        assert_eq!(same, [(sentence.to_owned(), false)]);
        for (a, b, warning) in [
            // Red and green of one lightness.
            (
                "#c0392b",
                "#7d6608",
                "north and south look alike to people who see no green: their colours are 5 apart; 10 or more is better.",
            ),
            (
                "#2c3092",
                "#a5bac5",
                "south looks like the sea to everybody: the colours are 2 apart; 15 or more is better.",
            ),
            (
                "#2c3092",
                "#6f6a60",
                "south looks like the grey of units that belong to nobody to everybody: the colours are 0 apart; 8 or more is better.",
            ),
        ] {
            let found = coloured(a, b);
            assert_eq!(found, [(format!("powers[1].colour: {warning}"), true)]);
        }
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
