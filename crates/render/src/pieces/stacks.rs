//! Blocks on the map: a stack of coins in its owner's colour, with how many blocks it stands for.

use crate::paint::canvas::{Anchor, Canvas, round_rect};
use crate::paint::spot::Spot;
use crate::paint::text::{Face, Style};
use crate::paint::theme;
use chancery_rules::board::Power;

/// The most coins a stack is drawn with.
pub const MOST: u32 = 3;

/// Half of a stack's width and height.
const HALF: (f32, f32) = (19.0, 17.0);
/// The face of the coin on top.
const FACE: f32 = 28.0;
/// What is seen of a coin under another.
const EDGE: f32 = 3.4;
/// The height of a numeral beside its em.
const NUMERAL: f32 = 0.7;

/// How many coins so many blocks are drawn with: a rich province is told by its stack's height.
pub const fn coins(blocks: u32) -> u32 {
    match blocks {
        0..10 => 1,
        10..25 => 2,
        _ => MOST,
    }
}

/// Where the top coin's face begins, over the stack's middle.
fn top(coins: u32) -> f32 {
    let high = FACE + EDGE * (coins - 1) as f32;
    -high / 2.0
}

/// Draws the stack without its number.
pub fn pile(canvas: &mut Canvas<'_>, at: Spot, owner: Option<Power>, coins: u32) {
    let side = canvas.strong(owner).solid();
    let face = match owner {
        Some(_) => theme::BLOCKS.0,
        None => theme::BLOCKS.1,
    };
    // From the lowest coin up; each covers all but the edge of the one below it.
    for level in (0..coins).rev() {
        let y = at.y + top(coins) + EDGE * level as f32;
        let mut layer = |inset: f32, color| {
            let (left, width) = (at.x - HALF.0 + inset, 2.0 * (HALF.0 - inset));
            let high = FACE - 2.0 * inset;
            if let Some(path) = round_rect(left, y + inset, width, high, high / 2.0) {
                canvas.fill(&path, color);
            }
        };
        layer(0.0, theme::OUTLINE.solid());
        layer(1.1, side);
        if level == 0 {
            layer(2.5, face.solid());
        }
    }
}

/// Draws the number on the top coin.
pub fn number(canvas: &mut Canvas<'_>, at: Spot, coins: u32, blocks: u32) {
    let text = blocks.to_string();
    let size = match text.len() {
        1 | 2 => 31.0,
        3 => 24.5,
        _ => 18.5,
    };
    let style = Style::new(Face::Narrow, size);
    let base = at.y + top(coins) + FACE / 2.0 + size * NUMERAL / 2.0;
    let base = Spot::new(at.x, base);
    canvas.text(&text, base, Anchor::Middle, style, theme::INK.solid(), None);
}

/// Draws a stack of blocks in the colour of their owner, with their number.
pub fn draw(canvas: &mut Canvas<'_>, at: Spot, owner: Option<Power>, blocks: u32) {
    let coins = coins(blocks);
    pile(canvas, at, owner, coins);
    number(canvas, at, coins, blocks);
}
