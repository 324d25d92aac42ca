//! Money on the map: a land's value as a coin, its blocks as a stack, a treasury's seat as a chest.

use tiny_skia::PathBuilder;

use super::canvas::{Anchor, Canvas};
use super::geometry::{ChartGeometry, Space, Spot};
use super::labels::Area;
use super::layers::Layers;
use super::scene::Scene;
use super::text::{Face, Style};
use super::theme;
use chancery_rules::board::{Power, Province};

/// The height of a numeral beside its em, so that numbers stand in the middle of their coin.
const NUMERAL: f32 = 0.7;

/// Draws what lands yield and hold and where treasuries are kept.
pub fn lay(canvas: &mut Canvas<'_>, layers: &Layers, map: &ChartGeometry, scene: &Scene) {
    let view = layers.view;
    let spot = |at, of: fn(&Space) -> Option<Spot>| map.space(at).and_then(of);
    for (province, value) in &scene.values {
        if let Some(at) = spot(*province, |s| s.badge) {
            coin(canvas, view.snap(at), *value);
        }
    }
    for (province, blocks) in &scene.blocks {
        if let Some(at) = spot(*province, |s| s.stack) {
            let owner = scene.owners.get(province).copied();
            layers.stack(canvas, owner, *blocks, view.snap(at));
        }
    }
    for treasury in &scene.chests {
        if let Some(at) = spot(treasury.at, |s| s.chest) {
            chest(canvas, view.snap(at), treasury.owner, treasury.credits);
        }
    }
}

/// What arrows should not run over: it must stay legible.
pub fn areas<'a>(map: &'a ChartGeometry, scene: &'a Scene) -> impl Iterator<Item = Area> + 'a {
    let place = move |at: Province, of: fn(&Space) -> Option<Spot>, half: (f32, f32)| {
        let at = map.space(at).and_then(of)?;
        Some(Area { at, half })
    };
    let coins = scene.values.keys();
    let coins = coins.filter_map(move |at| place(*at, |s| s.badge, (12.0, 12.0)));
    let stacks = scene.blocks.keys();
    let stacks = stacks.filter_map(move |at| place(*at, |s| s.stack, (19.0, 17.0)));
    let chests = scene.chests.iter();
    let chests = chests.filter_map(move |c| place(c.at, |s| s.chest, (17.0, 14.0)));
    coins.chain(stacks).chain(chests)
}

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
