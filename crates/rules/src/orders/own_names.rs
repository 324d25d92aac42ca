//! Whether orders can be read on a board that is not ours: its names must not mean anything else.

use super::lexer::fold;
use super::names::Names;
use super::vocabulary::{FILLER, is_known};
use crate::board::{self, Board, BoardFault, CheckedBoard, FaultKind, Power, Province};

/// Reads a `board.json` of format 2 and says all that is wrong with it, names included that orders could not be read
/// with.
pub fn check_board(text: &str) -> CheckedBoard {
    let mut checked = board::check_board(text);
    let Some(board) = &checked.board else {
        return checked;
    };
    let found = clashes(board);
    let placed = found.into_iter().map(|(named, kind)| {
        let said = match named {
            Named::Power(power) => checked.powers.get(&power),
            Named::Province(province) => checked.provinces.get(&province),
        };
        let (place, field) = said.cloned().unwrap_or_default();
        BoardFault { place, field, kind }
    });
    let placed: Vec<BoardFault> = placed.collect();
    if !placed.is_empty() {
        checked.board = None;
    }
    checked.faults.extend(placed);
    checked
}

/// What has a name that is none.
enum Named {
    Power(Power),
    Province(Province),
}

fn clashes(board: &Board) -> Vec<(Named, FaultKind)> {
    let names = Names::gather(board);
    let mut found = Vec::new();
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
            } else if is_taken(name) {
                let name = name.to_owned();
                found.push((Named::Power(power), FaultKind::WordOfOrders { name }));
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
                _ if is_taken(name) => {
                    let name = name.to_owned();
                    FaultKind::WordOfOrders { name }
                }
                _ => continue,
            };
            found.push((Named::Province(province), kind));
        }
    }
    found
}

/// Whether orders use the word for something else.
fn is_taken(name: &str) -> bool {
    let word = fold(name);
    is_known(&word) || FILLER.contains(&word.as_str())
}
