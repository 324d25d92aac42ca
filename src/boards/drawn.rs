//! Boards whose borders are those of their drawing: the drawing is read first, and what it shows goes to the check of
//! the rules.

use chancery_drawing::{Drawn, Kind, Place, Report};

use crate::board::{
    CheckedBoard, DrawnBorders, FaultKind, ProvinceToDraw, SpaceKind, provinces_of_faulty,
    provinces_to_draw,
};
use crate::orders::{check_board, check_board_drawn};

use super::colours;
use super::drawing::{Source, draw};

/// What was found in the text of a `board.json`.
pub struct Rules {
    /// The rules as they were checked. There is no board if their borders are those of a drawing with faults.
    pub checked: CheckedBoard,
    /// What was found in the drawing, if the borders are its own.
    pub report: Option<Report>,
}

/// Checks the rules of a board, with the borders that its drawing shows where the file leaves them to it.
pub fn check_rules(text: &str, source: Option<&Source>) -> Rules {
    let (Some(provinces), Some(source)) = (provinces_to_draw(text), source) else {
        return Rules {
            checked: with_colours(check_board(text)),
            report: None,
        };
    };
    let compiled = draw_provinces(&provinces, source);
    let shown = compiled.drawn.as_ref().map(borders);
    let mut checked = with_colours(check_board_drawn(text, shown.as_ref()));
    // There is a drawing, but its faults forbid to read the borders.
    checked
        .faults
        .retain(|fault| fault.kind != FaultKind::NoDrawing);
    Rules {
        checked,
        report: Some(compiled),
    }
}

/// What is wrong with the drawing of a board whose rules have faults; `None` if it is not plain which provinces there
/// are.
pub fn drawing_of_faulty(text: &str, source: &Source) -> Option<Report> {
    let provinces = provinces_of_faulty(text)?;
    Some(draw_provinces(&provinces, source))
}

fn draw_provinces(provinces: &[ProvinceToDraw], source: &Source) -> Report {
    let places: Vec<Place> = provinces.iter().map(place).collect();
    draw(&places, source)
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
