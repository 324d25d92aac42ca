//! The resolver.

use std::collections::BTreeSet;

use chancery::board::{Board, BoardKind, Location, Position, Power, Province, UnitKind};
use chancery::i18n::Words;
use chancery::movement::{self, Friends, Orders, Preset};
use chancery::orders::{Act, UnitRef, Via};

/// A position and orders made from the bytes: every unit gets its verdict and sentence, no province
/// holds two units, nobody vanishes without being told, and the order of the orders is nothing.
pub fn movement(data: &[u8]) {
    let mut bytes = Bytes(data);
    let board = Board::standard();
    let preset = Preset::ALL[bytes.below(Preset::ALL.len())];
    let rules = preset.rulebook();
    let mut position = Position::default();
    for _ in 0..bytes.below(36) {
        let (kind, province) = (bytes.kind(), bytes.province(board));
        let stands: Vec<Location> = board.stands(kind, province).collect();
        if stands.is_empty() || position.at(province).next().is_some() {
            continue;
        }
        let at = stands[bytes.below(stands.len())];
        let owner = Power::ALL.get(bytes.below(Power::ALL.len() + 1)).copied();
        position.add(kind, owner, at);
    }
    let orders: Orders = position
        .units
        .iter()
        .filter_map(|unit| Some((unit.id, bytes.act(board, &position)?)))
        .collect();
    let done = movement::resolve(board, &rules, &Friends::default(), &position, &orders);
    assert_eq!(done.outcomes.len(), position.units.len());
    let mut held = BTreeSet::new();
    for unit in &done.after.units {
        assert!(held.insert(unit.at.province), "two units in {}", unit.at);
        assert!(board.can_stand(unit.kind, unit.at), "{unit:?}");
    }
    let left = done.after.units.len() + done.after.dislodged.len();
    assert_eq!(left, position.units.len());
    for outcome in &done.outcomes {
        let said = Words::english().why_moved(outcome, &done.outcomes, board);
        assert!(said.ends_with('.') && !said.contains('['), "{said}");
    }
}

/// Choices made by bytes; when they are used up, every choice is the first.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn below(&mut self, n: usize) -> usize {
        let Some((first, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        usize::from(*first) % n
    }

    fn kind(&mut self) -> UnitKind {
        match self.below(2) {
            0 => UnitKind::Army,
            _ => UnitKind::Fleet,
        }
    }

    fn province(&mut self, board: &Board) -> Province {
        let all: Vec<Province> = board.provinces().iter().collect();
        all[self.below(all.len())]
    }

    /// Any place, mostly one on this board.
    fn place(&mut self, board: &Board) -> Location {
        let province = match self.below(32) {
            31 => {
                let all: Vec<Province> = BoardKind::provinces_of_all().into_iter().collect();
                all[self.below(all.len())]
            }
            _ => self.province(board),
        };
        let coast = match self.below(8) {
            0 => board.coasts(province).first().copied(),
            1 => board.coasts(province).last().copied(),
            _ => None,
        };
        Location { province, coast }
    }

    /// Some unit, mostly one that is there.
    fn unit(&mut self, board: &Board, position: &Position) -> UnitRef {
        let place = self.place(board);
        let known = position.units.get(self.below(position.units.len() + 1));
        UnitRef {
            power: None,
            kind: known.map(|u| u.kind),
            at: known.map_or(place, |u| u.at),
            joint: false,
        }
    }

    fn act(&mut self, board: &Board, position: &Position) -> Option<Act> {
        let act = match self.below(8) {
            0 => return None,
            1 => Act::Hold,
            2 => Act::SupportHold {
                unit: self.unit(board, position),
            },
            3 | 4 => Act::SupportMove {
                unit: self.unit(board, position),
                to: self.place(board),
            },
            5 => Act::Convoy {
                unit: self.unit(board, position),
                to: self.place(board),
            },
            _ => Act::Move {
                to: self.place(board),
                via: match self.below(6) {
                    0 => Via::Convoy,
                    1 => Via::Route(vec![self.province(board)]),
                    _ => Via::Unsaid,
                },
            },
        };
        Some(act)
    }
}
