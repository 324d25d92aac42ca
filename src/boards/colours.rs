//! Whether the colours that a board's file chooses can be told apart, by those who see all colours and by those who do
//! not.

use crate::board::{BoardFault, Colour, FaultKind, Ground, SaidColour, Sight};
use crate::render::{distances, nobodys, sea};

/// Below this, two powers' colours cannot be told apart by everybody.
const LEAST: u32 = 4;
/// From here on they can be told apart at a glance.
const GOOD: u32 = 10;
/// How far from the sea is far enough.
const FROM_SEA: u32 = 15;
/// How far from the grey of units that belong to nobody is far enough.
const FROM_NOBODYS: u32 = 8;

/// How far apart two colours are to those who tell them apart worst, and who those are; `None` if that is as far as
/// `good`. Colours that are too near for usual eyes are so for everybody.
fn too_near(a: Colour, b: Colour, good: u32) -> Option<(u32, Sight)> {
    let all = distances(a, b);
    let near = all.iter().filter(|(_, apart)| *apart < good);
    let (least, apart) = near.min_by_key(|(_, apart)| *apart)?;
    let [(_, usual), ..] = all;
    let sight = match *least {
        _ if usual < good => Sight::Everybody,
        "deuteranopia" => Sight::NoGreen,
        "protanopia" => Sight::NoRed,
        _ => Sight::NoBlue,
    };
    Some((*apart, sight))
}

/// The colours that look alike, or like the sea or nobody's units.
pub fn check(chosen: &[SaidColour]) -> Vec<BoardFault> {
    let mut faults = Vec::new();
    for (i, said) in chosen.iter().enumerate() {
        let like_others = chosen[..i].iter().filter_map(|other| alike(other, said));
        let found = like_others.chain(like_ground(said));
        faults.extend(found.map(|kind| BoardFault {
            place: said.place,
            field: said.field.clone(),
            kind,
        }));
    }
    faults
}

/// Whether two powers look the same, or nearly.
fn alike(a: &SaidColour, b: &SaidColour) -> Option<FaultKind> {
    let (apart, sight) = too_near(a.colour, b.colour, GOOD)?;
    let (a, b) = (a.power, b.power);
    Some(if apart < LEAST {
        let least = LEAST;
        FaultKind::ColoursSame {
            a,
            b,
            apart,
            sight,
            least,
        }
    } else {
        let good = GOOD;
        FaultKind::ColoursAlike {
            a,
            b,
            apart,
            sight,
            good,
        }
    })
}

/// Whether a power looks like the sea, or like units of nobody.
fn like_ground(said: &SaidColour) -> Option<FaultKind> {
    let [upper, lower] = sea();
    let others = [
        (Ground::Sea, upper, FROM_SEA),
        (Ground::Sea, lower, FROM_SEA),
        (Ground::Nobodys, nobodys(), FROM_NOBODYS),
    ];
    let near = others.into_iter().filter_map(|(what, other, good)| {
        let (apart, sight) = too_near(said.colour, other, good)?;
        Some((what, apart, sight, good))
    });
    let (what, apart, sight, good) = near.min_by_key(|(_, apart, ..)| *apart)?;
    Some(FaultKind::ColourNear {
        power: said.power,
        what,
        apart,
        sight,
        good,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Place;
    use crate::orders::check_board;

    fn faults(colours: &[(&str, &str)]) -> Vec<(String, bool)> {
        let said = colours.iter().zip(0..);
        let said: Vec<SaidColour> = said
            .map(|((power, colour), i)| SaidColour {
                power: power.parse().expect("a power's id"),
                colour: colour.parse().expect("a colour"),
                place: Place::default(),
                field: format!("powers[{i}].colour"),
            })
            .collect();
        let found = check(&said).into_iter();
        let found = found.map(|fault| {
            (
                format!("{}: {}", fault.field, fault.kind),
                fault.is_warning(),
            )
        });
        found.collect()
    }

    #[test]
    fn colours_that_look_alike_are_named_with_their_distance() {
        let coloured = |a: &str, b: &str| faults(&[("north", a), ("south", b)]);
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
    fn a_file_with_thousands_of_powers_costs_no_more_than_a_board() {
        let power = r##"{"id":"a","name":"a","colour":"#000000"}"##;
        let powers = vec![power; 12_000].join(",");
        let file =
            format!(r#"{{"format":2,"id":"a","name":"a","provinces":[],"powers":[{powers}]}}"#);
        let checked = check_board(&file);
        assert!(checked.board.is_none() && checked.colours.len() <= 40);
        assert!(check(&checked.colours).len() <= 40 * 40);
    }
}
