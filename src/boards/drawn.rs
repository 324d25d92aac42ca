//! Boards whose borders are those of their drawing: the drawing is read first, and what it shows goes to the check of
//! the rules.

use chancery_drawing::{Drawn, Kind, Place, Report};

use crate::board::{CheckedBoard, DrawnBorders, ProvinceToDraw, SpaceKind, provinces_to_draw};
use crate::orders::{check_board, check_board_drawn};

use super::colours;
use super::drawing::{Source, draw};

/// What was found in the text of a `board.json`.
pub enum Rules {
    /// The rules were checked; with the drawing, if their borders are its own.
    Checked(Box<CheckedBoard>, Option<Report>),
    /// The borders are those of the drawing, and it has faults that forbid to read them.
    NoDrawing(Report),
}

/// Checks the rules of a board, with the borders that its drawing shows where the file leaves them to it.
pub fn check_rules(text: &str, source: Option<&Source>) -> Rules {
    let (Some(provinces), Some(source)) = (provinces_to_draw(text), source) else {
        return Rules::Checked(Box::new(with_colours(check_board(text))), None);
    };
    let places: Vec<Place> = provinces.iter().map(place).collect();
    let report = draw(&places, source);
    let Report { drawn, .. } = &report;
    let Some(shown) = drawn.as_ref().map(borders) else {
        return Rules::NoDrawing(report);
    };
    let checked = with_colours(check_board_drawn(text, Some(&shown)));
    Rules::Checked(Box::new(checked), Some(report))
}

/// The same with what is wrong with its colours.
fn with_colours(mut checked: CheckedBoard) -> CheckedBoard {
    let found = colours::check(&checked.colours);
    checked.add(found);
    checked
}

fn place(province: &ProvinceToDraw) -> Place {
    let coasts = province.coasts.iter();
    Place {
        id: province.id.to_string(),
        name: province.name.clone(),
        kind: match province.kind {
            SpaceKind::Inland => Kind::Inland,
            SpaceKind::Coast => Kind::Coast,
            SpaceKind::Sea => Kind::Sea,
        },
        centre: province.centre,
        coasts: coasts.map(|coast| coast.id().to_owned()).collect(),
    }
}

/// The borders that a drawing shows, in the words of the rules. Its ids are those it was given, so all can be read.
fn borders(drawn: &Drawn) -> DrawnBorders {
    let (army, fleet) = (drawn.map.army.iter(), drawn.map.fleet.iter());
    DrawnBorders {
        army: army.filter_map(listed).collect(),
        fleet: fleet.filter_map(listed).collect(),
    }
}

fn listed<T: std::str::FromStr>((from, all): (&String, &Vec<String>)) -> Option<(T, Vec<T>)> {
    let all = all.iter().filter_map(|to| to.parse().ok());
    Some((from.parse().ok()?, all.collect()))
}

#[cfg(test)]
mod tests;
