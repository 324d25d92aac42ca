//! `parse(print(x)) == x`, and no text whatever makes the parser panic.

use std::sync::OnceLock;

use chancery::board::{Board, Location, Power, Province, UnitKind};
use chancery::orders::{Act, Order, Parser, PhaseKind, UnitRef, Via};
use proptest::prelude::*;

use crate::{bare, seen};

fn parser() -> &'static Parser<'static> {
    static PARSER: OnceLock<Parser<'static>> = OnceLock::new();
    PARSER.get_or_init(|| Parser::new(Board::standard()))
}

fn provinces() -> Vec<Province> {
    Board::standard().provinces().iter().collect()
}

fn location() -> impl Strategy<Value = Location> {
    (prop::sample::select(provinces()), 0..3usize).prop_map(|(province, i)| Location {
        province,
        coast: Board::standard().coasts(province).get(i).copied(),
    })
}

fn kind() -> impl Strategy<Value = UnitKind> {
    prop_oneof![Just(UnitKind::Army), Just(UnitKind::Fleet)]
}

fn power() -> impl Strategy<Value = Power> {
    prop::sample::select(Power::ALL.to_vec())
}

fn unit() -> impl Strategy<Value = UnitRef> {
    (
        prop::option::of(power()),
        prop::option::of(kind()),
        location(),
        prop::bool::weighted(0.1),
    )
        .prop_map(|(power, kind, at, joint)| UnitRef {
            power,
            kind,
            at,
            // Only a unit of a known kind can be said to be part of an A/F.
            joint: joint && kind.is_some(),
        })
}

fn via() -> impl Strategy<Value = Via> {
    let seas: Vec<Province> = Board::standard().seas().iter().collect();
    prop_oneof![
        Just(Via::Unsaid),
        Just(Via::Convoy),
        prop::collection::vec(prop::sample::select(seas), 1..5).prop_map(Via::Route),
    ]
}

fn act() -> impl Strategy<Value = Act> {
    let seas: Vec<Province> = Board::standard().seas().iter().collect();
    prop_oneof![
        Just(Act::Hold),
        Just(Act::Disband),
        (location(), via()).prop_map(|(to, via)| Act::Move { to, via }),
        unit().prop_map(|unit| Act::SupportHold { unit }),
        (unit(), location()).prop_map(|(unit, to)| Act::SupportMove { unit, to }),
        (unit(), location()).prop_map(|(unit, to)| Act::Convoy { unit, to }),
        (prop::sample::select(seas), prop::option::of(location()))
            .prop_map(|(fleet, lands)| Act::Board { fleet, lands }),
    ]
}

fn order() -> impl Strategy<Value = Order> {
    prop_oneof![
        8 => (unit(), act()).prop_map(|(unit, act)| Order::Unit { unit, act }),
        1 => (kind(), location()).prop_map(|(kind, at)| Order::Build { kind, at }),
        1 => Just(Order::Waive),
    ]
}

/// Words, marks and rubbish, strung together.
fn babble() -> impl Strategy<Value = String> {
    let scraps = prop::sample::select(vec![
        "A", "F", "Par", "bur", "North", "Sea", "stp", "/sc", "(nc)", "-", "->", "→", "–", "S",
        "H", "C", "via", "convoy", "supports", "to", "build", "waive", "disband", "r", "Italian",
        "France:", "the", "in", ",", ";", ".", "1.", "*", "`", "Liv", "gulf", "coast", "south",
        "A/F", ":", "boards", "lands", "aboard", "\n", "é", "🇫🇷", "\u{301}", "Vienn", "spa",
    ]);
    let piece =
        prop_oneof![6 => scraps.prop_map(str::to_owned), 1 => ".{0,6}".prop_map(String::from)];
    let glue = prop_oneof![Just(" "), Just("")];
    prop::collection::vec((piece, glue), 0..14)
        .prop_map(|parts| parts.iter().map(|(p, g)| format!("{p}{g}")).collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn what_is_printed_reads_back(order in order()) {
        prop_assert_eq!(parser().line(&order.to_string(), &bare()), Ok(order.clone()));
        prop_assert_eq!(parser().line(&order.lower().to_string(), &bare()), Ok(order));
    }

    /// Whatever is understood, with the position's help or without, is printed so that it is
    /// understood the same way again.
    #[test]
    fn any_text_is_read_or_refused(text in babble(), power in power()) {
        let start = Board::standard().start();
        for stage in [PhaseKind::Movement, PhaseKind::Retreats, PhaseKind::Adjustments] {
            let helped = seen(start, power, stage);
            for ctx in [bare(), helped] {
                for line in parser().sheet(&text, &ctx) {
                    if let Ok(order) = line.read {
                        prop_assert_eq!(parser().line(&order.to_string(), &ctx), Ok(order));
                    }
                }
            }
        }
    }
}
