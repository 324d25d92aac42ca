//! The powers' flags, as they flew in 1901 and as small as they can still be told apart: every two
//! differ in their pattern, and so in grey, too.

use tiny_skia::{FillRule, Mask, Path, PathBuilder, Stroke};

use super::units;
use crate::paint::canvas::{Canvas, round_line, round_rect};
use crate::paint::livery::Livery;
use crate::paint::spot::{Spot, polyline};
use crate::paint::theme::{self, Rgb};
use chancery_rules::board::{Flag as BoardFlag, Power};

const RED: Rgb = Rgb::hex(0xb4232c);
const WHITE: Rgb = Rgb::hex(0xfdfaf0);
const BLUE: Rgb = Rgb::hex(0x23407f);
const GREEN: Rgb = Rgb::hex(0x1f7548);
const BLACK: Rgb = Rgb::hex(0x23211e);

/// A flag's width in pixels.
pub const WIDTH: f32 = 75.0;
/// A flag's height in pixels.
pub const HEIGHT: f32 = 50.0;

/// Draws a power's flag with its upper left corner at a place of an unscaled canvas.
pub fn draw(canvas: &mut Canvas<'_>, power: Power, corner: Spot) {
    let Some(outline) = round_rect(corner.x, corner.y, WIDTH, HEIGHT, 4.0) else {
        return;
    };
    let Some(mut mask) = Mask::new(canvas.pixmap.width(), canvas.pixmap.height()) else {
        return;
    };
    mask.fill_path(&outline, FillRule::Winding, true, canvas.transform);
    let mut flag = Flag {
        canvas,
        corner,
        mask: &mask,
    };
    if let Some(own) = flag.canvas.flag(power) {
        flag.stripes(&own);
    } else {
        flag.known(power);
    }
    canvas.stroke(&outline, theme::OUTLINE.solid(), 1.6);
}

struct Flag<'a, 'b> {
    canvas: &'a mut Canvas<'b>,
    corner: Spot,
    mask: &'a Mask,
}

impl Flag<'_, '_> {
    fn at(&self, x: f32, y: f32) -> Spot {
        Spot::new(self.corner.x + x, self.corner.y + y)
    }

    fn fill(&mut self, path: Option<Path>, color: Rgb) {
        if let Some(path) = path {
            let mask = Some(self.mask);
            self.canvas.fill_masked(&path, color.solid(), mask);
        }
    }

    fn rect(&mut self, x: f32, y: f32, width: f32, height: f32, color: Rgb) {
        let corners = [
            (x, y),
            (x + width, y),
            (x + width, y + height),
            (x, y + height),
        ];
        let corners = corners.map(|(x, y)| self.at(x, y));
        let mut path = PathBuilder::new();
        polyline(&mut path, &corners);
        path.close();
        self.fill(path.finish(), color);
    }

    fn line(&mut self, from: (f32, f32), to: (f32, f32), width: f32, color: Rgb) {
        let mut path = PathBuilder::new();
        polyline(&mut path, &[self.at(from.0, from.1), self.at(to.0, to.1)]);
        if let Some(path) = path.finish() {
            let stroke = Stroke {
                line_cap: tiny_skia::LineCap::Butt,
                ..round_line(width)
            };
            let mask = Some(self.mask);
            self.canvas.stroke_as(&path, color.solid(), &stroke, mask);
        }
    }

    /// The flag of one of the seven; for others stripes of their colours.
    fn known(&mut self, power: Power) {
        match power {
            Power::AUSTRIA => self.bands(RED, WHITE, RED),
            Power::ENGLAND => self.union(),
            Power::FRANCE => self.pales(BLUE, WHITE, RED),
            Power::GERMANY => self.bands(BLACK, WHITE, RED),
            Power::ITALY => self.italy(),
            Power::RUSSIA => self.bands(WHITE, BLUE, RED),
            Power::TURKEY => self.turkey(),
            other => {
                let Livery { tint, strong } = self.canvas.livery(other);
                self.bands(strong, tint, strong);
            }
        }
    }

    /// The stripes of a board's author.
    fn stripes(&mut self, own: &BoardFlag) {
        let count = own.stripes.len() as f32;
        for (i, colour) in (0u8..).zip(&own.stripes) {
            let part = f32::from(i) / count;
            let (x, y) = if own.upright {
                (part * WIDTH, 0.0)
            } else {
                (0.0, part * HEIGHT)
            };
            // Each covers what is left, so that no seam shows between two.
            self.rect(x, y, WIDTH - x, HEIGHT - y, Rgb::of(*colour));
        }
    }

    /// Three bands, one over the other.
    fn bands(&mut self, top: Rgb, middle: Rgb, foot: Rgb) {
        let third = HEIGHT / 3.0;
        self.rect(0.0, 0.0, WIDTH, HEIGHT, top);
        self.rect(0.0, third, WIDTH, HEIGHT - third, middle);
        self.rect(0.0, 2.0 * third, WIDTH, third, foot);
    }

    /// Three bands side by side.
    fn pales(&mut self, hoist: Rgb, middle: Rgb, fly: Rgb) {
        let third = WIDTH / 3.0;
        self.rect(0.0, 0.0, WIDTH, HEIGHT, hoist);
        self.rect(third, 0.0, WIDTH - third, HEIGHT, middle);
        self.rect(2.0 * third, 0.0, third, HEIGHT, fly);
    }

    /// A white saltire and a red one in it, under a red cross edged with white.
    fn union(&mut self) {
        let (w, h) = (WIDTH, HEIGHT);
        self.rect(0.0, 0.0, w, h, BLUE);
        for (width, color) in [(10.5, WHITE), (3.6, RED)] {
            self.line((0.0, 0.0), (w, h), width, color);
            self.line((w, 0.0), (0.0, h), width, color);
        }
        for (width, color) in [(17.0, WHITE), (10.0, RED)] {
            self.line((w / 2.0, 0.0), (w / 2.0, h), width, color);
            self.line((0.0, h / 2.0), (w, h / 2.0), width, color);
        }
    }

    /// The tricolour with the shield of Savoy, which tells it from France's in grey.
    fn italy(&mut self) {
        self.pales(GREEN, WHITE, RED);
        let (x, y) = (WIDTH / 2.0, HEIGHT / 2.0);
        let shield = |grow: f32| {
            let (w, top, foot) = (10.0 + grow, 13.0 + grow, 15.0 + grow);
            let mut path = PathBuilder::new();
            let at = |dx: f32, dy: f32| (self.corner.x + x + dx, self.corner.y + y + dy);
            let (ax, ay) = at(-w, -top);
            path.move_to(ax, ay);
            let (bx, by) = at(w, -top);
            path.line_to(bx, by);
            let (cx, cy) = at(w, 3.0);
            path.line_to(cx, cy);
            let ((qx, qy), (ex, ey)) = (at(w, foot - 4.0), at(0.0, foot));
            path.quad_to(qx, qy, ex, ey);
            let ((qx, qy), (ex, ey)) = (at(-w, foot - 4.0), at(-w, 3.0));
            path.quad_to(qx, qy, ex, ey);
            path.close();
            path.finish()
        };
        let (edge, field) = (shield(2.6), shield(0.0));
        self.fill(edge, BLUE);
        self.fill(field, RED);
        self.line((x, y - 13.0), (x, y + 14.5), 5.0, WHITE);
        self.line((x - 10.0, y - 1.5), (x + 10.0, y - 1.5), 5.0, WHITE);
    }

    /// Red, with a white crescent and star.
    fn turkey(&mut self) {
        self.rect(0.0, 0.0, WIDTH, HEIGHT, RED);
        let disc = |flag: &Self, x: f32, r: f32| {
            let at = flag.at(x, HEIGHT / 2.0);
            PathBuilder::from_circle(at.x, at.y, r)
        };
        let (moon, bite) = (disc(self, 29.0, 14.0), disc(self, 33.5, 11.2));
        self.fill(moon, WHITE);
        self.fill(bite, RED);
        let at = self.at(51.0, HEIGHT / 2.0);
        units::star(&mut self.canvas.at(at, 1.1), WHITE);
    }
}
