//! Money on the map: a land's value as a coin, a treasury's seat as a chest.

use tiny_skia::PathBuilder;

use super::canvas::{Anchor, Canvas};
use super::geometry::Spot;
use super::text::{Face, Style};
use super::theme;
use crate::board::Power;

/// The height of a numeral beside its em, so that numbers stand in the middle of their coin.
const NUMERAL: f32 = 0.7;

/// A coin with what a land yields.
pub fn coin(canvas: &mut Canvas<'_>, at: Spot, value: u32) {
    canvas.disc(at, 11.6, theme::COIN_EDGE.solid());
    canvas.disc(at, 10.2, theme::COIN.solid());
    let text = value.to_string();
    let size = if text.len() > 1 { 17.0 } else { 21.0 };
    let style = Style::new(Face::Narrow, size);
    let base = Spot::new(at.x, at.y + size * NUMERAL / 2.0);
    canvas.text(&text, base, Anchor::Middle, style, theme::INK.solid(), None);
}

/// A chest in its owner's colour, with what is in it where that is known.
pub fn chest(canvas: &mut Canvas<'_>, at: Spot, owner: Power, credits: Option<u32>) {
    let (left, top, width, height) = (at.x - 15.0, at.y - 13.0, 30.0, 26.0);
    let seam = top + 9.0;
    let mut outline = PathBuilder::new();
    outline.move_to(left, top + height);
    outline.line_to(left, seam - 1.0);
    outline.quad_to(left, top, left + 9.0, top);
    outline.line_to(left + width - 9.0, top);
    outline.quad_to(left + width, top, left + width, seam - 1.0);
    outline.line_to(left + width, top + height);
    outline.close();
    let Some(outline) = outline.finish() else {
        return;
    };
    canvas.stroke(&outline, theme::OUTLINE.solid(), 4.4);
    canvas.stroke(&outline, theme::CREAM.solid(), 2.2);
    canvas.fill(&outline, theme::strong(Some(owner)).solid());
    canvas.rect(left, seam - 1.0, width, 2.0, theme::CREAM.solid());
    let Some(credits) = credits else {
        let lock = Spot::new(at.x, seam + 2.5);
        canvas.disc(lock, 5.4, theme::CREAM.solid());
        canvas.disc(lock, 4.1, theme::COIN.solid());
        canvas.disc(lock, 1.6, theme::INK.solid());
        return;
    };
    let (plate_top, plate) = (seam + 1.0, height - 9.0);
    canvas.rect(left, plate_top, width, plate, theme::CREAM.solid());
    canvas.disc(Spot::new(at.x, seam - 3.0), 3.0, theme::COIN.solid());
    let text = credits.to_string();
    let size = if text.len() > 2 { 16.5 } else { 20.5 };
    let style = Style::new(Face::Narrow, size);
    let base = Spot::new(at.x, plate_top + plate / 2.0 + size * NUMERAL / 2.0);
    canvas.text(&text, base, Anchor::Middle, style, theme::INK.solid(), None);
}
