//! The short order notation of the case files, read strictly: `F nth C A lon - bel`.

use chancery::board::{Location, UnitKind};
use chancery::orders::{Act, UnitRef, Via};

/// A written order of any phase.
#[derive(Clone, Debug, PartialEq)]
pub enum Written {
    Unit(UnitRef, Act),
    Build(Option<UnitKind>, Location),
    Disband(UnitRef),
    Waive,
}

/// Reads `A`, `F`.
pub fn kind(word: &str) -> Option<UnitKind> {
    match word {
        "A" => Some(UnitKind::Army),
        "F" => Some(UnitKind::Fleet),
        _ => None,
    }
}

/// Takes a unit off the front of some words; the letter may be missing.
fn unit(words: &mut &[&str]) -> UnitRef {
    let kind = kind(words[0]);
    if kind.is_some() {
        *words = &words[1..];
    }
    let at = words[0].parse().unwrap();
    *words = &words[1..];
    UnitRef {
        power: None,
        kind,
        at,
        joint: false,
    }
}

/// Reads a unit alone: `F stp/sc`.
pub fn read_unit(text: &str) -> UnitRef {
    let words: Vec<_> = text.split_whitespace().collect();
    let mut rest = &words[..];
    let read = unit(&mut rest);
    assert!(rest.is_empty(), "{text}");
    read
}

/// Reads one order; panics on anything else.
pub fn read(text: &str) -> Written {
    let words: Vec<_> = text.split_whitespace().collect();
    let mut rest = &words[..];
    match rest[0] {
        "Build" => {
            let built = unit(&mut &rest[1..]);
            return Written::Build(built.kind, built.at);
        }
        "Disband" => return Written::Disband(unit(&mut &rest[1..])),
        "Waive" => return Written::Waive,
        _ => {}
    }
    let who = unit(&mut rest);
    let act = match rest {
        ["H"] => Act::Hold,
        ["D"] => Act::Disband,
        ["-", to] => Act::Move {
            to: to.parse().unwrap(),
            via: Via::Unsaid,
        },
        ["-", to, "via", "convoy"] => Act::Move {
            to: to.parse().unwrap(),
            via: Via::Convoy,
        },
        ["-", to, "via", seas @ ..] => Act::Move {
            to: to.parse().unwrap(),
            via: Via::Route(seas.iter().map(|s| s.parse().unwrap()).collect()),
        },
        [verb @ ("S" | "C"), other @ ..] => {
            let mut other = other;
            let helped = unit(&mut other);
            match (*verb, other) {
                ("S", []) => Act::SupportHold { unit: helped },
                ("S", ["-", to]) => Act::SupportMove {
                    unit: helped,
                    to: to.parse().unwrap(),
                },
                ("C", ["-", to]) => Act::Convoy {
                    unit: helped,
                    to: to.parse().unwrap(),
                },
                _ => panic!("not an order: {text}"),
            }
        }
        _ => panic!("not an order: {text}"),
    };
    Written::Unit(who, act)
}
