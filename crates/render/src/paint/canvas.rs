//! Drawing on a pixmap in map units, and ready-made pieces of picture that blend quickly.

use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Mask, Paint, Path, PathBuilder, Pixmap, Rect, Stroke,
    StrokeDash, Transform,
};

use super::livery::{Liveries, Livery};
use super::spot::Spot;
use super::text::Style;
use super::theme::{self, Rgb};
use chancery_rules::board::{Flag, Power};

/// Which part of the map a picture shows, and at what size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// The picture's width in pixels.
    pub width: u32,
    /// The picture's height in pixels.
    pub height: u32,
    /// How many pixels a map unit is.
    pub scale: f32,
    /// The x of the map's origin, in pixels.
    pub dx: f32,
    /// The y of the map's origin, in pixels.
    pub dy: f32,
}

impl View {
    /// From map units to pixels.
    pub fn transform(self) -> Transform {
        Transform::from_row(self.scale, 0.0, 0.0, self.scale, self.dx, self.dy)
    }

    /// The pixel a place falls on.
    pub fn pixel(self, spot: Spot) -> (i32, i32) {
        (
            (spot.x * self.scale + self.dx).round() as i32,
            (spot.y * self.scale + self.dy).round() as i32,
        )
    }

    /// The place whose pixel middle is nearest: sharp shapes stand on whole pixels.
    pub fn snap(self, spot: Spot) -> Spot {
        let (x, y) = self.pixel(spot);
        Spot::new(
            (x as f32 - self.dx) / self.scale,
            (y as f32 - self.dy) / self.scale,
        )
    }
}

/// Which part of a line of text lies at the given place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

/// A pixmap and the way from map units to its pixels.
pub struct Canvas<'a> {
    /// The pixels that are drawn on.
    pub pixmap: &'a mut Pixmap,
    /// From map units to pixels.
    pub transform: Transform,
    /// The colours of powers on it.
    liveries: &'a Liveries,
}

impl<'a> Canvas<'a> {
    /// A canvas on these pixels, on which powers have the colours that their ids alone give them.
    pub fn new(pixmap: &'a mut Pixmap, transform: Transform) -> Canvas<'a> {
        Canvas {
            pixmap,
            transform,
            liveries: Liveries::BY_IDS,
        }
    }

    /// The same, on which they have these.
    pub fn with(self, liveries: &'a Liveries) -> Canvas<'a> {
        Canvas { liveries, ..self }
    }

    /// The colours of the powers here.
    pub(crate) fn liveries(&self) -> &'a Liveries {
        self.liveries
    }
}

impl Canvas<'_> {
    /// The colours of a power here.
    pub fn livery(&self, power: Power) -> Livery {
        self.liveries.of(power)
    }

    /// The flag that its author gave a power of the board.
    pub fn flag(&self, power: Power) -> Option<Flag> {
        self.liveries.flag(power).cloned()
    }

    /// A power's colour for wide areas and its strong one; greys for neutral ones (`None`).
    pub fn colours(&self, owner: Option<Power>) -> (Rgb, Rgb) {
        owner.map_or(theme::NOBODY, |power| {
            let livery = self.livery(power);
            (livery.tint, livery.strong)
        })
    }

    /// The strong colour of a power, for its units and lines; grey for neutral ones (`None`).
    pub fn strong(&self, owner: Option<Power>) -> Rgb {
        self.liveries.strong(owner)
    }

    fn paint(color: Color) -> Paint<'static> {
        let mut paint = Paint {
            anti_alias: true,
            ..Paint::default()
        };
        paint.set_color(color);
        paint
    }

    /// A canvas over the same pixels whose origin is at `spot`, scaled by `scale`.
    pub fn at(&mut self, spot: Spot, scale: f32) -> Canvas<'_> {
        let transform = self
            .transform
            .pre_translate(spot.x, spot.y)
            .pre_scale(scale, scale);
        Canvas::new(self.pixmap, transform).with(self.liveries)
    }

    /// A canvas over the same pixels that is placed in this one.
    pub fn within(&mut self, place: Transform) -> Canvas<'_> {
        Canvas::new(self.pixmap, self.transform.pre_concat(place)).with(self.liveries)
    }

    /// Fills a path by the even-odd rule, so that holes stay open.
    pub fn fill(&mut self, path: &Path, color: Color) {
        self.fill_masked(path, color, None);
    }

    /// Fills a path by the even-odd rule, only where `mask` (in pixels) allows it.
    pub fn fill_masked(&mut self, path: &Path, color: Color, mask: Option<&Mask>) {
        let paint = Self::paint(color);
        self.pixmap
            .fill_path(path, &paint, FillRule::EvenOdd, self.transform, mask);
    }

    /// Fills where the path winds: for outlines whose parts overlap.
    pub fn fill_winding(&mut self, path: &Path, color: Color) {
        let paint = Self::paint(color);
        self.pixmap
            .fill_path(path, &paint, FillRule::Winding, self.transform, None);
    }

    /// Draws a path's outline, `width` map units wide, with round ends and joins.
    pub fn stroke(&mut self, path: &Path, color: Color, width: f32) {
        self.stroke_as(path, color, &round_line(width), None);
    }

    /// Draws a path's outline in dashes of `on` map units with gaps of `off`, with square ends.
    pub fn dashed(&mut self, path: &Path, color: Color, width: f32, on: f32, off: f32) {
        let stroke = Stroke {
            line_cap: LineCap::Butt,
            dash: StrokeDash::new(vec![on, off], 0.0),
            ..round_line(width)
        };
        self.stroke_as(path, color, &stroke, None);
    }

    /// Draws a path's outline with a stroke of its own, only where `mask` (in pixels) allows it.
    pub fn stroke_as(&mut self, path: &Path, color: Color, stroke: &Stroke, mask: Option<&Mask>) {
        let paint = Self::paint(color);
        self.pixmap
            .stroke_path(path, &paint, stroke, self.transform, mask);
    }

    /// Fills a circle. The radius is in map units; nothing is drawn if it is not positive.
    pub fn disc(&mut self, middle: Spot, radius: f32, color: Color) {
        if let Some(path) = PathBuilder::from_circle(middle.x, middle.y, radius) {
            self.fill(&path, color);
        }
    }

    /// Draws a circle `width` map units wide, centred on its radius.
    pub fn ring(&mut self, middle: Spot, radius: f32, color: Color, width: f32) {
        if let Some(path) = PathBuilder::from_circle(middle.x, middle.y, radius) {
            self.stroke(&path, color, width);
        }
    }

    /// Fills an upright rectangle, given by its upper left corner and size, without anti-aliasing.
    pub fn rect(&mut self, x: f32, y: f32, width: f32, height: f32, color: Color) {
        if let Some(rect) = Rect::from_xywh(x, y, width, height) {
            let mut paint = Self::paint(color);
            paint.anti_alias = false;
            self.pixmap.fill_rect(rect, &paint, self.transform, None);
        }
    }

    /// A line of text at its baseline, with a halo if one is given. Says how wide it is.
    pub fn text(
        &mut self,
        text: &str,
        at: Spot,
        anchor: Anchor,
        style: Style,
        color: Color,
        halo: Option<(Color, f32)>,
    ) -> f32 {
        let width = style.width(text);
        let left = match anchor {
            Anchor::Start => at.x,
            Anchor::Middle => at.x - width / 2.0,
            Anchor::End => at.x - width,
        };
        let level = !self.transform.has_skew();
        if (halo.is_some() || !level)
            && let (Some(path), _) = style.path(text)
        {
            let mut here = self.at(Spot::new(left, at.y), 1.0);
            if let Some((halo, width)) = halo {
                here.stroke(&path, halo, width);
            }
            here.fill_winding(&path, color);
        } else {
            self.ink(text, Spot::new(left, at.y), style, color);
        }
        width
    }

    /// A level line of text from its baseline's start: quicker than filling its outline.
    fn ink(&mut self, text: &str, at: Spot, style: Style, color: Color) {
        let mut start = tiny_skia::Point::from_xy(at.x, at.y);
        self.transform.map_point(&mut start);
        let color = Rgba::of(color);
        let (width, height) = (self.pixmap.width() as i32, self.pixmap.height() as i32);
        let data = self.pixmap.data_mut();
        style
            .scaled(self.transform.sx)
            .draw(text, (start.x, start.y), |x, y, coverage| {
                if (0..width).contains(&x) && (0..height).contains(&y) {
                    let first = (y * width + x) as usize * 4;
                    over(&mut data[first..first + 4], color.covered(coverage));
                }
            });
    }
}

/// A line with round ends and joins.
pub fn round_line(width: f32) -> Stroke {
    Stroke {
        width,
        line_cap: LineCap::Round,
        line_join: LineJoin::Round,
        ..Stroke::default()
    }
}

/// A rectangle with round corners.
pub fn round_rect(x: f32, y: f32, w: f32, h: f32, r: f32) -> Option<Path> {
    // How far a cubic's handle reaches along a quarter circle.
    let k = r * 0.552_284_8;
    let mut p = PathBuilder::new();
    p.move_to(x + r, y);
    p.line_to(x + w - r, y);
    p.cubic_to(x + w - r + k, y, x + w, y + r - k, x + w, y + r);
    p.line_to(x + w, y + h - r);
    p.cubic_to(x + w, y + h - r + k, x + w - r + k, y + h, x + w - r, y + h);
    p.line_to(x + r, y + h);
    p.cubic_to(x + r - k, y + h, x, y + h - r + k, x, y + h - r);
    p.line_to(x, y + r);
    p.cubic_to(x, y + r - k, x + r - k, y, x + r, y);
    p.close();
    p.finish()
}

/// A colour, not premultiplied.
struct Rgba([f32; 4]);

impl Rgba {
    fn of(color: Color) -> Rgba {
        Rgba([color.red(), color.green(), color.blue(), color.alpha()])
    }

    /// One pixel of it, premultiplied, where so much of the pixel is covered (0 to 1).
    fn covered(&self, coverage: f32) -> [u8; 4] {
        let [red, green, blue, alpha] = self.0;
        let alpha = alpha * coverage.min(1.0);
        [red * alpha, green * alpha, blue * alpha, alpha].map(|part| (part * 255.0 + 0.5) as u8)
    }
}

/// A stretch of neighbouring pixels in one row.
#[derive(Clone, Copy, Debug)]
struct Run {
    x: i32,
    y: i32,
    len: u32,
    /// Where its values begin; runs without values are solid.
    start: Option<u32>,
}

/// Cuts a run to the target's bounds: its row's first byte, its length, and what was cut before it.
fn clip(run: &Run, at: (i32, i32), width: u32, height: u32) -> Option<(usize, usize, usize)> {
    let (x, y) = (run.x + at.0, run.y + at.1);
    if y < 0 || y >= height as i32 {
        return None;
    }
    let from = x.max(0);
    let to = (x + run.len as i32).min(width as i32);
    if to <= from {
        return None;
    }
    let first = (y as usize * width as usize + from as usize) * 4;
    Some((first, (to - from) as usize, (from - x) as usize))
}

/// A picture kept as the runs of its pixels that are not clear.
#[derive(Debug, Default)]
pub struct Sprite {
    runs: Vec<Run>,
    pixels: Vec<[u8; 4]>,
}

impl Sprite {
    /// Keeps what is drawn on a pixmap whose pixel `origin` is the sprite's own origin.
    pub fn new(pixmap: &Pixmap, origin: (i32, i32)) -> Sprite {
        let mut sprite = Sprite::default();
        let width = pixmap.width() as usize;
        for (y, row) in pixmap.data().chunks_exact(width * 4).enumerate() {
            let mut open: Option<Run> = None;
            for (x, pixel) in row.chunks_exact(4).enumerate() {
                if pixel[3] == 0 {
                    sprite.runs.extend(open.take());
                    continue;
                }
                let run = open.get_or_insert(Run {
                    x: x as i32 - origin.0,
                    y: y as i32 - origin.1,
                    len: 0,
                    start: Some(sprite.pixels.len() as u32),
                });
                run.len += 1;
                sprite.pixels.push([pixel[0], pixel[1], pixel[2], pixel[3]]);
            }
            sprite.runs.extend(open);
        }
        sprite
    }

    /// Lays the sprite over an opaque picture, its origin on the given pixel.
    pub fn blend(&self, pixmap: &mut Pixmap, at: (i32, i32)) {
        self.blend_as(pixmap, at, |pixel| pixel);
    }

    /// Blends it in with two fifths of its opacity.
    pub fn blend_faint(&self, pixmap: &mut Pixmap, at: (i32, i32)) {
        let faint = |part: u8| (u16::from(part) * 2 / 5) as u8;
        self.blend_as(pixmap, at, |pixel| pixel.map(faint));
    }

    fn blend_as(&self, pixmap: &mut Pixmap, at: (i32, i32), ink: impl Fn([u8; 4]) -> [u8; 4]) {
        let (width, height) = (pixmap.width(), pixmap.height());
        let data = pixmap.data_mut();
        for run in &self.runs {
            let Some((first, len, skip)) = clip(run, at, width, height) else {
                continue;
            };
            let start = run.start.unwrap_or(0) as usize + skip;
            let source = &self.pixels[start..start + len];
            for (d, s) in data[first..first + len * 4].chunks_exact_mut(4).zip(source) {
                let s = ink(*s);
                if s[3] == 255 {
                    d.copy_from_slice(&s);
                } else {
                    over(d, s);
                }
            }
        }
    }
}

/// A shape to be filled with any colour, kept as runs of coverage.
#[derive(Debug, Default)]
pub struct Stencil {
    runs: Vec<Run>,
    coverage: Vec<u8>,
}

impl Stencil {
    /// Keeps a mask whose pixel (0, 0) is the picture's pixel `corner`.
    pub fn new(mask: &Mask, corner: (i32, i32)) -> Stencil {
        let mut stencil = Stencil::default();
        for (y, row) in mask.data().chunks_exact(mask.width() as usize).enumerate() {
            let mut x = 0;
            while x < row.len() {
                let begin = x;
                let solid = row[x] == 255;
                while x < row.len() && row[x] != 0 && (row[x] == 255) == solid {
                    x += 1;
                }
                if x == begin {
                    x += 1;
                    continue;
                }
                let start = (!solid).then_some(stencil.coverage.len() as u32);
                if !solid {
                    stencil.coverage.extend_from_slice(&row[begin..x]);
                }
                stencil.runs.push(Run {
                    x: begin as i32 + corner.0,
                    y: y as i32 + corner.1,
                    len: (x - begin) as u32,
                    start,
                });
            }
        }
        stencil
    }

    /// Fills the shape on an opaque picture.
    pub fn fill(&self, pixmap: &mut Pixmap, color: Rgb) {
        let (width, height) = (pixmap.width(), pixmap.height());
        let data = pixmap.data_mut();
        let solid = color.covered(255);
        let mut shades = [[0; 4]; 256];
        for (coverage, shade) in shades.iter_mut().enumerate() {
            *shade = color.covered(coverage as u8);
        }
        for run in &self.runs {
            let Some((first, len, skip)) = clip(run, (0, 0), width, height) else {
                continue;
            };
            let target = data[first..first + len * 4].chunks_exact_mut(4);
            match run.start {
                None => target.for_each(|d| d.copy_from_slice(&solid)),
                Some(start) => {
                    let start = start as usize + skip;
                    for (d, c) in target.zip(&self.coverage[start..start + len]) {
                        over(d, shades[*c as usize]);
                    }
                }
            }
        }
    }
}

/// One premultiplied pixel over an opaque one.
fn over(d: &mut [u8], s: [u8; 4]) {
    let rest = 255 - u32::from(s[3]);
    for (d, s) in d.iter_mut().zip(s).take(3) {
        let kept = u32::from(*d) * rest + 127;
        *d = s.saturating_add((kept / 255) as u8);
    }
}

/// A mask just large enough for some paths, and the pixel its corner lies on.
pub fn local_mask(
    view: View,
    paths: &[&Path],
    margin: f32,
) -> Option<(Mask, Transform, (i32, i32))> {
    let t = view.transform();
    let mut bounds: Option<(f32, f32, f32, f32)> = None;
    for path in paths {
        let b = (*path).clone().transform(t)?.bounds();
        bounds = Some(match bounds {
            None => (b.left(), b.top(), b.right(), b.bottom()),
            Some((l, t, r, o)) => (
                l.min(b.left()),
                t.min(b.top()),
                r.max(b.right()),
                o.max(b.bottom()),
            ),
        });
    }
    let (left, top, right, bottom) = bounds?;
    let left = (left - margin).floor().max(0.0);
    let top = (top - margin).floor().max(0.0);
    let right = (right + margin).ceil().min(view.width as f32);
    let bottom = (bottom + margin).ceil().min(view.height as f32);
    if right <= left || bottom <= top {
        return None;
    }
    let mask = Mask::new((right - left) as u32, (bottom - top) as u32)?;
    Some((
        mask,
        t.post_translate(-left, -top),
        (left as i32, top as i32),
    ))
}

/// A dashed line for things that are not drawn by a [`Canvas`] helper.
pub fn dash(width: f32, on: f32, off: f32) -> Stroke {
    Stroke {
        line_cap: LineCap::Butt,
        dash: StrokeDash::new(vec![on, off], 0.0),
        ..round_line(width)
    }
}

#[cfg(test)]
mod tests {
    use tiny_skia::Pixmap;

    use super::*;
    use crate::paint::text::Face;

    /// How far down and across a line of text has ink, turned by so many degrees.
    fn extent(turn: f32) -> (usize, usize) {
        let mut pixmap = Pixmap::new(400, 400).expect("small");
        pixmap.fill(Color::WHITE);
        let place = Transform::from_rotate(turn).post_translate(200.0, 200.0);
        let mut canvas = Canvas::new(&mut pixmap, place);
        let style = Style::new(Face::Title, 40.0);
        let ink = Color::BLACK;
        canvas.text("What if", Spot::default(), Anchor::Start, style, ink, None);
        let inked = |(_, pixel): &(usize, &tiny_skia::PremultipliedColorU8)| pixel.red() < 128;
        let at = pixmap.pixels().iter().enumerate().filter(inked);
        let spots: Vec<(usize, usize)> = at.map(|(i, _)| (i / 400, i % 400)).collect();
        let span = |of: fn(&(usize, usize)) -> usize| {
            let all = spots.iter().map(of);
            all.clone().max().unwrap_or(0) - all.min().unwrap_or(0)
        };
        (span(|(y, _)| *y), span(|(_, x)| *x))
    }

    #[test]
    fn turned_text_is_turned() {
        let (high, wide) = extent(0.0);
        assert!(wide > 2 * high, "{wide} by {high}");
        let (high, wide) = extent(-90.0);
        assert!(high > 2 * wide, "{wide} by {high}");
    }
}
