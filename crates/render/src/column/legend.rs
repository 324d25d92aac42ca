//! The legend in the column's foot: every sign the picture has, with a word.

use super::panel::{COLUMN, HEADING, MARGIN};
use crate::map::borders;
use crate::map::labels::corner;
use crate::map::narrows::{self, Gate};
use crate::overlay::pins;
use crate::overlay::signals;
use crate::paint::canvas::{Anchor, Canvas, round_rect};
use crate::paint::curves::{bent, smooth};
use crate::paint::spot::Spot;
use crate::paint::text::{Face, Style};
use crate::paint::theme;
use crate::pieces::arrows;
use crate::pieces::coins;
use crate::pieces::fleets;
use crate::pieces::stacks;
use crate::pieces::units::{self, Size};
use crate::scene::{Legend, Outcome, Sign};
use chancery_rules::board::{Power, UnitKind};

const STEP: f32 = 42.0;
const FOOT_STEP: f32 = 34.0;
/// The legend's foot has so many lines and no more.
const MOST_FOOT: usize = 7;
/// From an entry's left to its word.
const WORD: f32 = 60.0;
const SIGN: Style = Style::new(Face::Body, 29.0);

/// The legend's entries as they stand beside each other: two in a row where both have room.
fn rows(legend: &Legend, room: f32) -> Vec<Vec<usize>> {
    let half = room / 2.0 - WORD - 8.0;
    let mut rows: Vec<Vec<usize>> = Vec::new();
    let mut open = false;
    for (i, (_, word)) in legend.entries.iter().enumerate() {
        let short = SIGN.width(word) <= half;
        match rows.last_mut() {
            Some(row) if open && short => {
                row.push(i);
                open = false;
            }
            _ => {
                rows.push(vec![i]);
                open = short;
            }
        }
    }
    rows
}

/// Draws the legend at the column's foot; says where it begins.
pub fn draw(canvas: &mut Canvas<'_>, left: f32, height: f32, legend: &Legend, letter: &str) -> f32 {
    let left = left + MARGIN + 2.0;
    let room = COLUMN - 2.0 * MARGIN - 4.0;
    let rows = rows(legend, room);
    let foot: Vec<String> = legend
        .foot
        .iter()
        .flat_map(|line| SIGN.wrap(line, room))
        .take(MOST_FOOT)
        .collect();
    let below = foot.len() as f32 * FOOT_STEP;
    if rows.is_empty() && foot.is_empty() {
        return height - 10.0;
    }
    let top = height - 66.0 - rows.len() as f32 * STEP - below;
    canvas.rect(left, top, room, 1.4, theme::RULE.solid());
    let at = Spot::new(left, top + 40.0);
    let ink = theme::INK.solid();
    canvas.text(&legend.heading, at, Anchor::Start, HEADING, ink, None);
    let color = theme::NOTE_TEXT.solid();
    for (i, row) in rows.iter().enumerate() {
        let y = top + 70.0 + i as f32 * STEP;
        for (column, entry) in row.iter().enumerate() {
            let Some((sign, word)) = legend.entries.get(*entry) else {
                continue;
            };
            let x = left + column as f32 * room / 2.0;
            draw_sign(canvas, Spot::new(x + 26.0, y), *sign, letter);
            let word = SIGN.fit(word, room - WORD);
            let at = Spot::new(x + WORD, y + 9.0);
            canvas.text(&word, at, Anchor::Start, SIGN, color, None);
        }
    }
    for (i, text) in foot.iter().enumerate() {
        let y = height - 14.0 - below + (i + 1) as f32 * FOOT_STEP;
        let at = Spot::new(left, y);
        canvas.text(text, at, Anchor::Start, SIGN, color, None);
    }
    top
}

/// The power in whose colours the legend draws units.
pub const SHOWN: Power = Power::GERMANY;

/// A sign small enough for the legend, around a spot.
fn draw_sign(canvas: &mut Canvas<'_>, at: Spot, sign: Sign, letter: &str) {
    let scale = match sign {
        Sign::Convoy | Sign::Dislodged => 0.68,
        _ => 0.82,
    };
    let mut canvas = canvas.at(at, scale);
    let middle = Spot::default();
    let (start, end) = (Spot::new(-31.0, 0.0), Spot::new(31.0, 0.0));
    let line = bent(start, end, 0.0);
    let owner = Some(SHOWN);
    match sign {
        Sign::Move => arrows::movement(&mut canvas, &line, None, Outcome::Done),
        Sign::MoveFailed => arrows::movement(&mut canvas, &line, None, Outcome::Failed),
        Sign::Void => arrows::movement(&mut canvas, &line, None, Outcome::Void),
        Sign::Support | Sign::SupportCut => {
            let outcome = if sign == Sign::Support {
                Outcome::Done
            } else {
                Outcome::Failed
            };
            arrows::support(&mut canvas, &line, outcome);
            let color = arrows::tone(outcome, theme::SUPPORT);
            arrows::dot(&mut canvas, end, color);
        }
        Sign::Convoy => arrows::convoy_ring(&mut canvas, middle, Outcome::Done),
        Sign::Hold => units::hold(&mut canvas, middle, theme::SUPPORT),
        Sign::Dislodged => units::burst(&mut canvas, middle, 0.9),
        Sign::Retreat => arrows::retreat(&mut canvas, &line, Outcome::Done),
        Sign::Option => {
            let color = canvas.strong(owner);
            arrows::ghost(&mut canvas, &line, color);
        }
        Sign::Barred => pins::barred(&mut canvas, middle),
        Sign::Boarding => {
            arrows::boarding(&mut canvas, &line, Outcome::Done);
            arrows::anchor(&mut canvas, end, Outcome::Done);
        }
        Sign::Site => pins::site(&mut canvas, middle),
        Sign::Unordered => pins::question(&mut canvas, middle, theme::FAILED),
        Sign::Guessed => pins::question(&mut canvas, middle, theme::GUESS),
        Sign::Captured => {
            let mut canvas = canvas.at(Spot::new(-4.0, 8.0), 1.0 / scale);
            units::centre(&mut canvas, middle, None);
            pins::flag(&mut canvas, middle, pins::Flying::USUAL, SHOWN);
        }
        Sign::Hinterland => {
            if let Some(patch) = round_rect(-28.0, -15.0, 56.0, 30.0, 6.0) {
                canvas.fill(&patch, canvas.livery(SHOWN).pale().solid());
                canvas.stroke(&patch, theme::LAND_BORDER.alpha(0.9), 1.4);
            }
        }
        Sign::Build => {
            units::build(&mut canvas, middle, theme::BUILD);
            units::plus(&mut canvas, middle, theme::BUILD);
        }
        Sign::BuildFailed => {
            units::build(&mut canvas, middle, theme::VOID);
            units::cross(&mut canvas, middle, 9.6, theme::FAILED);
        }
        Sign::Disband => units::cross(&mut canvas, middle, 13.0, theme::FAILED),
        Sign::Army if !letter.is_empty() => {
            let (kind, scale) = (UnitKind::Army, Size::Full.factor());
            fleets::unit(&mut canvas, middle, owner, kind, letter, scale);
        }
        Sign::Army => {
            units::draw(
                &mut canvas,
                middle,
                owner,
                UnitKind::Army,
                Size::Full.factor(),
            );
        }
        Sign::Fleet => {
            units::draw(
                &mut canvas,
                middle,
                owner,
                UnitKind::Fleet,
                Size::Full.factor(),
            );
        }
        Sign::Aboard => {
            let scale = Size::Full.factor();
            units::draw(&mut canvas, middle, owner, UnitKind::Fleet, scale);
            units::cargo(&mut canvas, middle, owner, Some(2), scale);
        }
        Sign::Neutral => {
            units::draw(
                &mut canvas,
                middle,
                None,
                UnitKind::Army,
                Size::Full.factor(),
            );
        }
        Sign::Centre => {
            let mut canvas = canvas.at(middle, 1.0 / scale);
            units::centre(&mut canvas, middle, None);
        }
        Sign::Yard => {
            let mut canvas = canvas.at(middle, 1.0 / scale);
            units::yard(&mut canvas, middle, None);
        }
        Sign::Value => {
            let mut canvas = canvas.at(middle, 1.0 / scale);
            coins::coin(&mut canvas, middle, 3);
        }
        Sign::Chest => coins::chest(&mut canvas, middle, SHOWN, None),
        Sign::Blocks => {
            let mut canvas = canvas.at(middle, 0.9 / scale);
            stacks::draw(&mut canvas, middle, owner, 12);
        }
        Sign::Opened => {
            let (from, to) = (Spot::new(-26.0, 0.0), Spot::new(26.0, 0.0));
            borders::bridge(&mut canvas, from, to);
        }
        Sign::Closed => {
            let mut line = tiny_skia::PathBuilder::new();
            line.move_to(-20.0, 0.0);
            line.line_to(20.0, 0.0);
            if let Some(line) = line.finish() {
                borders::bar(&mut canvas, &line);
            }
        }
        Sign::Strait => {
            let mut canvas = canvas.at(middle, 1.0 / scale);
            corner(&mut canvas, middle);
        }
        Sign::Stack => fleets::stack(&mut canvas, middle, owner, letter, 3, 0),
        Sign::TwoLegs => {
            let turn = Spot::new(-2.0, -11.0);
            let line = smooth(&[Spot::new(-31.0, 7.0), turn, Spot::new(31.0, 7.0)]);
            let (first, last) = line.split_at(line.len() / 2);
            arrows::leg(&mut canvas, first, None, Outcome::Done);
            arrows::movement(&mut canvas, last, None, Outcome::Done);
            signals::bead(&mut canvas, turn, owner, Outcome::Done);
        }
        Sign::Patrol => signals::patrol(&mut canvas, middle, SHOWN, letter, Outcome::Done),
        Sign::Block => {
            let gate = Gate {
                at: Spot::new(-10.0, 0.0),
                heading: (1.0, 0.0),
            };
            let against = [(SHOWN, letter, Outcome::Done)];
            signals::block(&mut canvas, gate, None, &against);
        }
        Sign::Leave => signals::leave(&mut canvas, middle, SHOWN, letter, Outcome::Done),
        Sign::Sunk => signals::sunk(&mut canvas, middle, 1),
        Sign::Narrows => narrows::dots(
            &mut canvas,
            &[
                Spot::new(-19.0, 4.0),
                Spot::default(),
                Spot::new(19.0, -4.0),
            ],
        ),
    }
}

#[cfg(test)]
mod tests {
    use chancery_i18n::{Language, Words};

    use super::*;

    #[test]
    fn no_word_of_the_legend_is_cut() {
        let room = COLUMN - 2.0 * MARGIN - 4.0 - WORD;
        for language in Language::ALL {
            let words = Words::of(language);
            for sign in Sign::ALL {
                let word = words.plain(&format!("render-sign-{}", sign.id()));
                assert!(SIGN.width(&word) <= room, "{word}");
            }
        }
    }
}
