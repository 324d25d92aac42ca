//! Whether orders can be read on a board that is not ours: its names must not mean anything else.

use std::collections::BTreeMap;

use super::names::{Names, key_of};
use super::own_currencies;
use super::vocabulary::{FILLER, is_known};
use crate::board::{
    self, Board, BoardFault, CheckedBoard, DrawnBorders, FaultKind, Power, Province,
};

/// Reads a `board.json` of format 2 and says all that is wrong with it, names included that orders could not be read
/// with.
pub fn check_board(text: &str) -> CheckedBoard {
    check_board_drawn(text, None)
}

/// The same for a file whose borders may be those of a drawing (`borders: "drawn"`).
pub fn check_board_drawn(text: &str, drawn: Option<&DrawnBorders>) -> CheckedBoard {
    let mut checked = board::check_board_drawn(text, drawn);
    let Some(board) = &checked.board else {
        return checked;
    };
    let found = clashes(board);
    let placed = found.into_iter().map(|(named, kind)| {
        let said = match named {
            Named::Power(power) => checked.powers.get(&power),
            Named::Currency(power) => checked.currencies.get(&power),
            Named::Province(province) => checked.provinces.get(&province),
        };
        let (place, field) = said.cloned().unwrap_or_default();
        BoardFault { place, field, kind }
    });
    let placed = placed.collect();
    checked.add(placed);
    checked
}

/// What has a name that is none.
enum Named {
    Power(Power),
    /// The currency of a power.
    Currency(Power),
    Province(Province),
}

fn clashes(board: &Board) -> Vec<(Named, FaultKind)> {
    let names = Names::gather(board);
    let mut found = Vec::new();
    let mut called: BTreeMap<String, Power> = BTreeMap::new();
    for power in board.powers() {
        let own = board.words_of(power);
        let id = power.id();
        let all = own.into_iter().flat_map(|words| words.all());
        let mut all: Vec<&str> = all.chain([id.as_str()]).collect();
        all.sort_unstable();
        all.dedup();
        for name in all {
            if let Some(province) = names.called(name).first() {
                let (name, province) = (name.to_owned(), *province);
                let kind = FaultKind::PowerAndProvince {
                    name,
                    power,
                    province,
                };
                found.push((Named::Power(power), kind));
            } else if let Some(kind) = unusable(name) {
                found.push((Named::Power(power), kind));
            } else {
                let other = *called.entry(key_of(name)).or_insert(power);
                if other != power {
                    let (name, a, b) = (name.to_owned(), other, power);
                    let kind = FaultKind::NameOfBothPowers { name, a, b };
                    found.push((Named::Power(power), kind));
                }
            }
        }
    }
    for province in board.provinces() {
        let id = province.id();
        let all = board.names(province).iter().map(String::as_str);
        for name in all.chain([id.as_str()]) {
            let kind = match names.called(name) {
                [a, b, ..] if *b == province => {
                    let (name, a, b) = (name.to_owned(), *a, *b);
                    FaultKind::NameOfBoth { name, a, b }
                }
                _ => match unusable(name) {
                    Some(kind) => kind,
                    None => continue,
                },
            };
            found.push((Named::Province(province), kind));
        }
    }
    let currencies = own_currencies::clashes(board).into_iter();
    found.extend(currencies.map(|(power, kind)| (Named::Currency(power), kind)));
    found
}

/// Words that stand for no power where a power could be named.
const NOBODY: [&str; 3] = ["neutral", "nobody", "none"];

/// What is wrong with a name, read as orders read it: without blanks and marks.
fn unusable(name: &str) -> Option<FaultKind> {
    let key = key_of(name);
    let name = name.to_owned();
    if key.chars().all(char::is_numeric) {
        return Some(FaultKind::NoLetters { name });
    }
    let word = key.as_str();
    let taken = is_known(word) || FILLER.contains(&word) || NOBODY.contains(&word);
    taken.then_some(FaultKind::WordOfOrders { name })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::check_board;

    /// The faults of a board of three provinces, with these names for a power and a province.
    fn faults(power: &str, province: &str) -> Vec<String> {
        let file = json!({
            "format": 2, "id": "two-shores", "name": "Two Shores",
            "powers": [
                { "id": "north", "name": power, "homes": ["ald"], "units": ["F ald"] },
                { "id": "south", "name": "South-Land", "homes": ["bru"], "units": ["A bru"] }
            ],
            "provinces": [
                { "id": "ald", "name": province, "kind": "coast", "centre": true, "army": ["bru"], "fleet": ["sou"] },
                { "id": "bru", "name": "Brunn", "kind": "coast", "centre": true, "army": ["ald"], "fleet": ["sou"] },
                { "id": "sou", "name": "The Sound", "kind": "sea", "fleet": ["ald", "bru"] }
            ]
        });
        let faults = check_board(&file.to_string()).faults;
        faults
            .into_iter()
            .map(|fault| fault.kind.to_string())
            .collect()
    }

    #[test]
    fn marks_do_not_make_another_name() {
        assert!(faults("North", "Alder").is_empty());
        for name in ["Hold.", "(via)", "Ho-ld", "Nobody", "none!", "Neutral"] {
            let fault = format!(
                "`{name}` is also a word of orders; orders that name it could not be read."
            );
            assert_eq!(faults(name, "Alder"), std::slice::from_ref(&fault));
            assert_eq!(faults("North", name), [fault]);
        }
        for name in ["!?", "12", "1-2"] {
            let fault = format!("`{name}` has no letters; orders that name it could not be read.");
            assert_eq!(faults(name, "Alder"), std::slice::from_ref(&fault));
            assert_eq!(faults("North", name), [fault]);
        }
        assert_eq!(
            faults("South Land", "Alder"),
            ["`South-Land` is both north and south."]
        );
    }
}
